//! A workbench, and a client that asks it for pages and takes them apart.

use ego_tree::iter::Edge;
use form_urlencoded::Serializer;
use reqwest::{Client, RequestBuilder, Response};
use scraper::{ElementRef, Html, Node, Selector};
use workbench::Server;

/// A workbench of its own for a test: it remembers what was refused.
pub(crate) struct Workbench {
    pub(crate) url: String,
    pub(crate) client: Client,
}

impl Workbench {
    pub(crate) async fn start() -> Self {
        let server = Server::bind(0, vec![]).await.unwrap();
        let url = server.url().to_owned();
        tokio::spawn(server.run());
        Self { url, client: Client::builder().no_proxy().build().unwrap() }
    }

    /// A form as a browser sends it from the page.
    pub(crate) fn form(&self, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        self.client
            .post(format!("{}{path}", self.url))
            .header("sec-fetch-site", "same-origin")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Serializer::new(String::new()).extend_pairs(fields).finish())
    }

    pub(crate) async fn look(&self, agent: &str) -> Page {
        Page::read(self.form("/agent", &[("agent", agent)]).send().await.unwrap()).await
    }

    pub(crate) async fn ask(&self, agent: &str, question: &str, more: &[(&str, &str)]) -> Page {
        let fields = [&[("agent", agent), ("question", question)], more].concat();
        Page::read(self.form("/ask", &fields).send().await.unwrap()).await
    }
}

/// A page, parsed as browsers do.
pub(crate) struct Page(pub(crate) Html);

impl Page {
    pub(crate) async fn read(response: Response) -> Self {
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/html; charset=utf-8");
        let html = Html::parse_document(&response.text().await.unwrap());
        assert!(html.errors.is_empty(), "{:?}", html.errors);
        Self(html)
    }

    /// The texts of the elements as they are read: with a space for white space and between blocks.
    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        self.0.select(&selector).map(text).collect()
    }

    /// The text of the one such element.
    pub(crate) fn text(&self, selector: &str) -> String {
        let [text] = <[String; 1]>::try_from(self.texts(selector)).unwrap();
        text
    }

    pub(crate) fn headline(&self) -> String {
        let headline = self.text("#result > h2");
        assert_eq!(self.text("title"), format!("{headline} – Refusals workbench"));
        headline
    }
}

fn text(element: ElementRef<'_>) -> String {
    let mut text = String::new();
    for edge in element.traverse() {
        let (Edge::Open(node) | Edge::Close(node)) = edge;
        match (node.value(), edge) {
            (Node::Text(part), Edge::Open(_)) => text.push_str(part),
            (Node::Element(it), _) if !matches!(it.name(), "bdi" | "code" | "span" | "strong") => {
                text.push(' ');
            }
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
