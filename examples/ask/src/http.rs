//! What is allowed on the network: how long, how much, where to, and which credentials go along.

use std::time::{Duration, Instant};

use bytes::Bytes;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue, LOCATION};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, Response, StatusCode, Url};

use crate::error::{AskError, root};
use crate::reach::{Reach, http_url, same_origin};
use crate::reply::{Incoming, beginning};

/// How many redirects are followed.
const REDIRECTS: usize = 5;

/// The HTTP client, with its limits. Cheap to clone.
///
/// It uses no proxy: agents on this machine are behind none. It follows redirects within the origin only,
/// and with a question only those that keep it (307 and 308).
#[derive(Debug, Clone)]
pub struct Http {
    client: Client,
    /// Each is marked as sensitive, so that it is not shown.
    extra: HeaderMap,
    timeout: Duration,
    max_body: usize,
    pub(crate) reach: Reach,
}

/// A request, before the headers that are the caller's.
pub(crate) struct Request {
    pub(crate) url: Url,
    pub(crate) headers: HeaderMap,
    /// Absent in a request for a card.
    pub(crate) body: Option<Bytes>,
}

impl Http {
    /// 30 seconds, 16 MiB, [`Reach::SameOrigin`], no extra headers.
    ///
    /// # Errors
    ///
    /// [`AskError::Client`] if there is no TLS on this machine.
    pub fn new() -> Result<Self, AskError> {
        // Redirects are followed by hand, as a client would make a GET of most of them.
        let client = Client::builder().no_proxy().redirect(Policy::none()).build();
        Ok(Self {
            client: client.map_err(|error| AskError::Client { cause: root(&error).to_string() })?,
            extra: HeaderMap::new(),
            timeout: Duration::from_secs(30),
            max_body: 16 << 20,
            reach: Reach::default(),
        })
    }

    /// Limits the time of one request, from the connection to the end of the reply; also that of a stream.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Limits the bytes of a body: of a card, a reply or a whole stream.
    #[must_use]
    pub fn max_body(mut self, bytes: usize) -> Self {
        self.max_body = bytes;
        self
    }

    /// Says where the interfaces of a card may be.
    #[must_use]
    pub fn reach(mut self, reach: Reach) -> Self {
        self.reach = reach;
        self
    }

    /// Sends a header along with every request, for example a credential. Its value is never shown by this
    /// crate; that an agent repeats it in a reply cannot be prevented. A2A's own headers win.
    ///
    /// # Errors
    ///
    /// [`AskError::Header`], which does not tell the value either.
    pub fn header(mut self, name: &str, value: &str) -> Result<Self, AskError> {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| AskError::Header)?;
        let mut value = HeaderValue::from_bytes(value.as_bytes()).map_err(|_| AskError::Header)?;
        value.set_sensitive(true);
        self.extra.try_append(name, value).map_err(|_| AskError::Header)?;
        Ok(self)
    }

    /// Sends the request, and again to where it is redirected.
    pub(crate) async fn exchange(&self, mut request: Request) -> Result<Incoming, AskError> {
        let (start, mut followed) = (Instant::now(), 0);
        loop {
            let left = self.timeout.saturating_sub(start.elapsed());
            let response = self.send(&request, left).await;
            let response = response.map_err(|error| AskError::of(&error, self.timeout))?;
            let Some(location) = location(&response) else {
                return Ok(Incoming::new(response, self.max_body, self.timeout));
            };
            match request.redirected(response.status(), location) {
                Some(url) if followed < REDIRECTS => request.url = url,
                _ => {
                    let (status, location) = (response.status().as_u16(), beginning(location.as_bytes()));
                    return Err(AskError::Redirect { status, location });
                }
            }
            followed += 1;
        }
    }

    async fn send(&self, request: &Request, timeout: Duration) -> reqwest::Result<Response> {
        let mut headers = self.extra.clone();
        // Replaces the headers of the same name.
        headers.extend(request.headers.clone());
        let method = if request.body.is_some() { Method::POST } else { Method::GET };
        let mut builder = self.client.request(method, request.url.clone()).headers(headers).timeout(timeout);
        if let Some(body) = &request.body {
            builder = builder.body(body.clone());
        }
        builder.send().await
    }
}

impl Request {
    /// Where to send it instead, if that is the same origin and the question is not lost.
    fn redirected(&self, status: StatusCode, location: &HeaderValue) -> Option<Url> {
        let kept = matches!(status, StatusCode::TEMPORARY_REDIRECT | StatusCode::PERMANENT_REDIRECT);
        let url = self.url.join(location.to_str().ok()?).ok().and_then(http_url)?;
        ((kept || self.body.is_none()) && same_origin(&self.url, &url)).then_some(url)
    }
}

/// Where a redirect leads to. The statuses are those of redirects; 300 and 304 are none.
fn location(response: &Response) -> Option<&HeaderValue> {
    let redirects = matches!(response.status().as_u16(), 301 | 302 | 303 | 307 | 308);
    response.headers().get(LOCATION).filter(|_| redirects)
}
