//! An interface of an agent: where it listens, and what it speaks there.

use std::fmt;

use reqwest::Url;

/// One way to ask an agent.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Interface {
    /// Where it is; absolute.
    pub url: Url,
    /// How A2A is put into HTTP there.
    pub binding: Binding,
    /// The A2A version that is spoken there.
    pub version: Version,
    /// Which of several agents behind one URL is meant. Requests repeat it.
    pub tenant: Option<String>,
}

/// How A2A is put into HTTP: a protocol binding of 1.0, a transport of 0.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Binding {
    /// `JSONRPC`
    JsonRpc,
    /// `HTTP+JSON`, also called REST.
    HttpJson,
}

/// An A2A version, as far as it makes a difference to how an agent is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Version {
    /// 1.0, and what 1.x adds to it.
    V1_0,
    /// 0.3, and 0.2, in which a message is sent in the same form.
    V0_3,
}

impl Binding {
    /// Reads the name that cards have for it.
    pub(crate) fn from_card(name: &str) -> Option<Self> {
        match name {
            "JSONRPC" => Some(Self::JsonRpc),
            "HTTP+JSON" => Some(Self::HttpJson),
            _ => None,
        }
    }
}

impl Version {
    /// Reads a protocol version: major, minor, and perhaps a patch, which makes no difference.
    pub(crate) fn from_card(version: &str) -> Option<Self> {
        let mut numbers = version.split('.');
        match (numbers.next(), numbers.next()) {
            (Some("1"), _) => Some(Self::V1_0),
            (Some("0"), Some("2" | "3")) => Some(Self::V0_3),
            _ => None,
        }
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::JsonRpc => "JSONRPC",
            Self::HttpJson => "HTTP+JSON",
        })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::V1_0 => "1.0",
            Self::V0_3 => "0.3",
        })
    }
}
