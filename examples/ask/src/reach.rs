//! How far a card may send its reader. The card is foreign, and so are the URLs in it.

use std::net::IpAddr;

use reqwest::Url;

/// Where the interfaces of a card may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Reach {
    /// Where the card is: the same scheme, host and port. All names of this machine's loopback interface
    /// count as one host, so that an agent asked for as `localhost` may call itself `127.0.0.1`.
    ///
    /// A card from elsewhere can thus neither have a program post to services that only it can reach, nor
    /// lead credentials to another host or out of https.
    #[default]
    SameOrigin,
    /// Anywhere, to which any extra headers go, too. For cards that are trusted, such as those of a
    /// registry, or of an agent that has its bindings on several ports.
    Anywhere,
}

impl Reach {
    pub(crate) fn allows(self, card: &Url, interface: &Url) -> bool {
        match self {
            Self::SameOrigin => {
                same_origin(card, interface)
                    || (is_loopback(card)
                        && is_loopback(interface)
                        && card.scheme() == interface.scheme()
                        && card.port_or_known_default() == interface.port_or_known_default())
            }
            Self::Anywhere => true,
        }
    }
}

/// Scheme, host and port are the same.
pub(crate) fn same_origin(one: &Url, other: &Url) -> bool {
    one.origin() == other.origin()
}

/// The URL, if it is one for HTTP. Credentials in it would be shown with it, in errors and logs.
pub(crate) fn http_url(url: Url) -> Option<Url> {
    let plain = url.username().is_empty() && url.password().is_none();
    (matches!(url.scheme(), "http" | "https") && plain).then_some(url)
}

fn is_loopback(url: &Url) -> bool {
    url.host_str().is_some_and(|host| {
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        host == "localhost" || address.is_ok_and(|address| address.is_loopback())
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    fn url(url: &str) -> Url {
        Url::parse(url).unwrap()
    }

    #[test]
    fn interfaces_stay_where_the_card_is() {
        let cases = [
            ("https://a.example/card.json", "https://a.example/rpc", true),
            ("https://a.example/card.json", "https://a.example:443/rpc", true),
            ("https://a.example/card.json", "http://a.example/rpc", false),
            ("https://a.example/card.json", "https://a.example:8443/rpc", false),
            ("https://a.example/card.json", "https://b.a.example/rpc", false),
            ("https://a.example/card.json", "https://localhost/rpc", false),
            ("http://a.example/card.json", "http://169.254.169.254/rpc", false),
            ("http://localhost:80/card.json", "http://127.0.0.1/rpc", true),
            ("http://[::1]:8096/card.json", "http://127.0.0.1:8096/rpc", true),
            ("http://127.0.0.1:8096/card.json", "http://127.0.0.1:9200/rpc", false),
            ("http://127.0.0.1:8096/card.json", "https://127.0.0.1:8096/rpc", false),
            ("http://localhost.evil.example/card.json", "http://localhost/rpc", false),
        ];
        for (card, interface, expected) in cases {
            let (card, interface) = (url(card), url(interface));
            assert_eq!(Reach::SameOrigin.allows(&card, &interface), expected, "{card} {interface}");
            assert!(Reach::Anywhere.allows(&card, &interface));
        }
    }

    #[test]
    fn only_http_without_credentials() {
        for plain in ["http://a.example/", "https://a.example/"] {
            assert_eq!(http_url(url(plain)), Some(url(plain)));
        }
        for other in ["file:///etc/passwd", "ftp://a.example/", "http://u@a.example/", "http://:p@a.example/"]
        {
            assert_eq!(http_url(url(other)), None);
        }
    }
}
