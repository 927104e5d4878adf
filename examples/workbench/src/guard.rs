//! Who may use the page: the browser's user, and no other site that they have open.
//!
//! The page makes this machine ask URLs, so another site must not be able to have it do so.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// No script, no image, no frame, nothing from elsewhere: even if markup of an agent's were to get into the
/// page, it could run and load nothing. It could still lead the browser away, so it must not get there.
const POLICY: &str = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'; require-trusted-types-for 'script'";

const HEADERS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The hosts by which the page may be asked for. A name of another site can be made to lead here, and the
/// browser then takes this for that site.
#[derive(Debug, Clone)]
pub(crate) struct Hosts(Arc<[String]>);

impl Hosts {
    pub(crate) fn of(port: u16) -> Self {
        let names = ["127.0.0.1", "localhost"];
        let with_port = names.iter().map(|name| format!("{name}:{port}"));
        // Browsers leave out the default port.
        let without = names.iter().filter(|_| port == 80).map(|&name| name.to_owned());
        Self(with_port.chain(without).collect())
    }

    /// The host that is asked for, if it is one of these.
    fn of_request<'r>(&self, headers: &'r HeaderMap) -> Option<&'r str> {
        let mut hosts = headers.get_all(HOST).iter();
        let (Some(host), None) = (hosts.next()?.to_str().ok(), hosts.next()) else { return None };
        self.0.iter().any(|known| known.eq_ignore_ascii_case(host)).then_some(host)
    }
}

/// Lets a request pass that is for this page and, where it asks for more than a page, comes from it.
pub(crate) async fn check(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let is_harmless = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = match hosts.of_request(request.headers()) {
        None => (StatusCode::MISDIRECTED_REQUEST, "This is not the host by which this page is served.\n")
            .into_response(),
        Some(host) if is_harmless || is_from_here(request.headers(), host) => next.run(request).await,
        Some(_) => (StatusCode::FORBIDDEN, "This request does not come from this page.\n").into_response(),
    };
    let headers = HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value)));
    response.headers_mut().extend(headers);
    response
}

/// Browsers say which site a request comes from, and no page can have them say otherwise. Older ones say the
/// origin alone.
fn is_from_here(headers: &HeaderMap, host: &str) -> bool {
    let value = |name| headers.get(name).map(HeaderValue::as_bytes);
    match value(SEC_FETCH_SITE) {
        Some(site) => site == b"same-origin",
        None => value(ORIGIN).is_some_and(|origin| origin == format!("http://{host}").as_bytes()),
    }
}
