//! Which interfaces a card offers: 1.0 lists them, 0.3 has them at the top level, and hybrid cards do both.

use std::collections::HashSet;
use std::fmt;

use reqwest::Url;
use serde_json::Value;

use crate::interface::{Binding, Interface, Version};
use crate::reach::{Reach, http_url};

/// An interface of the card that is not used.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Skipped {
    /// Its URL as the card has it, untrusted; empty if there is none.
    pub url: String,
    /// Why it is not used.
    pub why: Why,
}

/// Why an interface is not used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// Its binding is neither JSON-RPC nor HTTP+JSON, for example gRPC.
    Binding,
    /// Its A2A version is none of 1.x, 0.3 and 0.2.
    Version,
    /// Its address is not an http or https URL, or has credentials in it.
    Address,
    /// It is farther than [`Reach`] allows.
    Reach,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Binding => "neither JSON-RPC nor HTTP+JSON",
            Self::Version => "neither A2A 1.0 nor 0.3",
            Self::Address => "not an http or https URL without credentials",
            Self::Reach => "not where the card is",
        })
    }
}

/// An interface as a card declares it. A member that is not a string counts as a string that says nothing.
struct Declared<'a> {
    url: &'a str,
    binding: &'a str,
    version: &'a str,
    tenant: Option<&'a str>,
}

/// The interfaces that can be used, in the order of the card and each once; and those that cannot.
pub(crate) fn interfaces(card: &Value, at: &Url, reach: Reach) -> (Vec<Interface>, Vec<Skipped>) {
    let (mut usable, mut skipped) = (Vec::new(), Vec::new());
    // A hybrid card repeats at its top level what it lists.
    let mut known = HashSet::new();
    for declared in listed(card).chain(top_level(card)) {
        match declared.check(at, reach) {
            Ok(interface) => {
                if known.insert(interface.clone()) {
                    usable.push(interface);
                }
            }
            Err(why) => skipped.push(Skipped { url: declared.url.into(), why }),
        }
    }
    (usable, skipped)
}

/// Those of 1.0.
fn listed(card: &Value) -> impl Iterator<Item = Declared<'_>> {
    elements(card, "supportedInterfaces").map(|interface| Declared {
        url: member(interface, "url", ""),
        binding: member(interface, "protocolBinding", ""),
        // The list came with 1.0, in which every entry should say its version.
        version: member(interface, "protocolVersion", "1.0"),
        tenant: interface.get("tenant").and_then(Value::as_str).filter(|tenant| !tenant.is_empty()),
    })
}

/// Those of 0.3: the preferred one, and the others, which may repeat it.
fn top_level(card: &Value) -> impl Iterator<Item = Declared<'_>> {
    let version = member(card, "protocolVersion", "0.3");
    let declared = move |url, binding| Declared { url, binding, version, tenant: None };
    let preferred = card.get("url").map(|_| {
        // A card of 0.2 has no transports: there was one only.
        declared(member(card, "url", ""), member(card, "preferredTransport", "JSONRPC"))
    });
    let additional = elements(card, "additionalInterfaces")
        .map(move |interface| declared(member(interface, "url", ""), member(interface, "transport", "")));
    preferred.into_iter().chain(additional)
}

fn elements<'a>(card: &'a Value, list: &str) -> impl Iterator<Item = &'a Value> {
    card.get(list).and_then(Value::as_array).into_iter().flatten()
}

/// A member that is absent, or null as some SDKs write it, has its default.
fn member<'a>(of: &'a Value, name: &str, default: &'a str) -> &'a str {
    match of.get(name) {
        None | Some(Value::Null) => default,
        Some(value) => value.as_str().unwrap_or_default(),
    }
}

impl Declared<'_> {
    fn check(&self, at: &Url, reach: Reach) -> Result<Interface, Why> {
        let binding = Binding::from_card(self.binding).ok_or(Why::Binding)?;
        let version = Version::from_card(self.version).ok_or(Why::Version)?;
        if self.url.is_empty() {
            // Joined to the card's address it would be the card.
            return Err(Why::Address);
        }
        let url = at.join(self.url).ok().and_then(http_url).ok_or(Why::Address)?;
        if !reach.allows(at, &url) {
            return Err(Why::Reach);
        }
        Ok(Interface { url, binding, version, tenant: self.tenant.map(Into::into) })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use serde_json::json;

    use super::*;

    const AT: &str = "http://a.example/.well-known/agent-card.json";

    /// The usable ones, and why the others are not.
    fn read(card: &Value) -> (Vec<String>, Vec<Why>) {
        let (usable, skipped) = interfaces(card, &Url::parse(AT).unwrap(), Reach::SameOrigin);
        let text = |it: Interface| {
            let tenant = it.tenant.map(|tenant| format!(" {tenant}")).unwrap_or_default();
            format!("{} {} {}{tenant}", it.version, it.binding, it.url)
        };
        (usable.into_iter().map(text).collect(), skipped.into_iter().map(|it| it.why).collect())
    }

    #[test]
    fn listed_ones_in_the_order_of_the_card() {
        let card = json!({"supportedInterfaces": [
            {"url": "http://a.example/grpc", "protocolBinding": "GRPC", "protocolVersion": "1.0"},
            {"url": "http://a.example/rest", "protocolBinding": "HTTP+JSON", "protocolVersion": "1.0.1"},
            {"url": "rpc", "protocolBinding": "JSONRPC", "protocolVersion": "0.3", "tenant": ""},
            {"url": "/rpc", "protocolBinding": "JSONRPC", "tenant": "acme"},
            {"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "1.0", "tenant": "acme"},
            {"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "2.0"},
        ]});
        let expected = [
            "1.0 HTTP+JSON http://a.example/rest",
            "0.3 JSONRPC http://a.example/.well-known/rpc",
            "1.0 JSONRPC http://a.example/rpc acme",
        ];
        assert_eq!(read(&card), (expected.map(Into::into).into(), vec![Why::Binding, Why::Version]));
    }

    #[test]
    fn top_level_ones_each_once() {
        let card = json!({
            "url": "http://a.example", "preferredTransport": "HTTP+JSON", "protocolVersion": "0.3.0",
            "additionalInterfaces": [
                {"url": "http://a.example/", "transport": "HTTP+JSON"},
                {"url": "/rpc", "transport": "JSONRPC"},
                {"url": "/grpc", "transport": "GRPC"},
            ],
        });
        let expected = ["0.3 HTTP+JSON http://a.example/", "0.3 JSONRPC http://a.example/rpc"];
        assert_eq!(read(&card), (expected.map(Into::into).into(), vec![Why::Binding]));

        let expected = vec!["0.3 JSONRPC http://a.example/rpc".into()];
        let null = Value::Null;
        for version in [&json!("0.2.5"), &null] {
            let card = json!({"url": "/rpc", "preferredTransport": null, "protocolVersion": version});
            assert_eq!(read(&card), (expected.clone(), vec![]));
        }
        assert_eq!(read(&json!({"url": "/rpc"})), (expected, vec![]));
    }

    #[test]
    fn hybrid_cards_repeat_themselves() {
        let card = json!({
            "supportedInterfaces": [
                {"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"},
                {"url": "/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "0.3"},
            ],
            "url": "http://a.example/rpc", "preferredTransport": "JSONRPC", "protocolVersion": "0.3",
        });
        let expected = ["1.0 JSONRPC http://a.example/rpc", "0.3 JSONRPC http://a.example/rpc"];
        assert_eq!(read(&card), (expected.map(Into::into).into(), vec![]));
    }

    #[test]
    fn what_is_no_interface() {
        let one = |url: Value| json!({"supportedInterfaces": [{"url": url, "protocolBinding": "JSONRPC"}]});
        let cases = [
            (json!({}), vec![]),
            (json!({"supportedInterfaces": {}, "additionalInterfaces": 1}), vec![]),
            (json!({"supportedInterfaces": [null, 1, []]}), vec![Why::Binding; 3]),
            (json!({"url": "/rpc", "protocolVersion": 0.3}), vec![Why::Version]),
            (json!({"url": 1}), vec![Why::Address]),
            (json!({"url": null}), vec![Why::Address]),
            (one(json!("")), vec![Why::Address]),
            (one(json!("file:///etc/passwd")), vec![Why::Address]),
            (one(json!("http://user:password@a.example/rpc")), vec![Why::Address]),
            (one(json!("http://[")), vec![Why::Address]),
            (one(json!("//b.example/rpc")), vec![Why::Reach]),
            (one(json!("http://127.0.0.1/rpc")), vec![Why::Reach]),
        ];
        for (card, expected) in cases {
            assert_eq!(read(&card), (vec![], expected), "{card}");
        }
    }
}
