//! The model: any endpoint that speaks the chat completions of `OpenAI`.

use std::error::Error;
use std::net::IpAddr;
use std::time::Duration;

use rig_core::Model;
use rig_core::providers::openai::OpenAIConfig;
use rig_core::providers::openai::wire::{Auth, Chat};
use rig_reqwest::ReqwestClient;
use rig_reqwest::reqwest::{Client, Url};

/// Long, because a model on one's own machine may be slow.
const TIMEOUT: Duration = Duration::from_mins(5);

/// The model of that name at an endpoint, which is the URL that `/chat/completions` comes after. A key that
/// is empty is not sent.
///
/// # Errors
///
/// That the URL is none, or what the HTTP client can't be made for.
pub fn connect(url: &str, key: &str, model: &str) -> Result<Model<Chat>, Box<dyn Error>> {
    let http = Client::builder().timeout(TIMEOUT);
    // A proxy would look for this machine's endpoints on its own.
    let http = if is_loopback(&Url::parse(url)?) { http.no_proxy() } else { http };
    let config = OpenAIConfig::new(key).with_auth(Auth::OptionalBearer).with_base_url(url);
    Ok(config.connect(ReqwestClient::from(http.build()?)).chat(model))
}

fn is_loopback(url: &Url) -> bool {
    let Some(host) = url.host_str() else { return false };
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn loopback() {
        for (url, expected) in [
            ("http://127.0.0.1:8080/v1", true),
            ("http://[::1]:8080/v1", true),
            ("http://LOCALHOST/v1", true),
            ("https://api.example.com/v1", false),
            ("http://localhost.example.com", false),
            ("http://[2001:db8::1]/v1", false),
            ("data:,", false),
        ] {
            assert_eq!(is_loopback(&Url::parse(url).unwrap()), expected, "{url}");
        }
        assert!(connect("no url", "", "model").is_err());
    }
}
