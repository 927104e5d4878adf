//! The server: its address, its routes, and what is shared between requests.

use std::error::Error;
use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;

use ask::Http;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Redirect};
use axum::routing::get;
use refusals_runtime::RefusedRequests;
use tokio::net::TcpListener;

use crate::asking;
use crate::form::Form;
use crate::guard::{self, Hosts};
use crate::view::page;

/// How many refused requests are remembered.
const MEMORY: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

/// The largest body that is read of an agent. A page shows a small part of that.
const MAX_BODY: usize = 4 << 20;

/// The page at an address of this machine, ready to run.
#[derive(Debug)]
pub struct Server {
    url: String,
    listener: TcpListener,
    router: Router,
}

/// What is shared between requests.
#[derive(Debug)]
pub(crate) struct Workbench {
    pub(crate) http: Http,
    /// Shared, so that a question that was refused is not asked again by whichever tab.
    pub(crate) refused: RefusedRequests,
    /// URLs of agents that the page offers.
    pub(crate) agents: Vec<String>,
}

impl Server {
    /// Takes a port, a free one if it is 0, and the URLs of agents to offer. Only this machine can reach it.
    ///
    /// # Errors
    ///
    /// That the port is taken, or that there is no HTTP client.
    pub async fn bind(port: u16, agents: Vec<String>) -> Result<Self, Box<dyn Error>> {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        let address = listener.local_addr()?;
        let workbench = Workbench {
            http: Http::new()?.max_body(MAX_BODY),
            refused: RefusedRequests::new(MEMORY),
            agents,
        };
        let router = Router::new()
            .route("/", get(begin))
            // A page that answers a form has the form's address. Whoever opens that begins anew.
            .route("/agent", get(Redirect::to("/")).post(look))
            .route("/ask", get(Redirect::to("/")).post(ask))
            .route("/workbench.css", get(([(CONTENT_TYPE, "text/css")], include_str!("workbench.css"))))
            .layer(from_fn_with_state(Hosts::of(address.port()), guard::check))
            .with_state(Arc::new(workbench));
        Ok(Self { url: format!("http://{address}"), listener, router })
    }

    /// Where the page is.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Serves the page.
    ///
    /// # Errors
    ///
    /// That the port can no longer be listened on.
    pub async fn run(self) -> io::Result<()> {
        axum::serve(self.listener, self.router).await
    }
}

async fn begin(State(workbench): State<Arc<Workbench>>) -> impl IntoResponse {
    let agent = workbench.agents.first().cloned().unwrap_or_default();
    let form = Form { agent, ..Form::default() };
    Html(page::page(&workbench.agents, &form, None, None).into_string())
}

async fn look(State(workbench): State<Arc<Workbench>>, body: Bytes) -> impl IntoResponse {
    Html(asking::look(&workbench, &Form::read(&body)).await.into_string())
}

async fn ask(State(workbench): State<Arc<Workbench>>, body: Bytes) -> impl IntoResponse {
    Html(asking::ask(&workbench, &Form::read(&body)).await.into_string())
}
