//! The channels to an agent: each interface that its card allows, whole and streamed.

use std::fmt;

use ask::{Agent, Binding, Interface, Version};
use clap::ValueEnum;
use refusals_runtime::Untrusted;
use serde_json::Value;

/// What an interface speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Dialect {
    /// A2A 1.0 as JSON-RPC.
    #[value(name = "1.0-jsonrpc")]
    V1JsonRpc,
    /// A2A 1.0 as HTTP+JSON.
    #[value(name = "1.0-rest")]
    V1Rest,
    /// A2A 0.3 as JSON-RPC.
    #[value(name = "0.3-jsonrpc")]
    V03JsonRpc,
    /// A2A 0.3 as HTTP+JSON.
    #[value(name = "0.3-rest")]
    V03Rest,
}

impl Dialect {
    fn is_spoken_at(self, interface: &Interface) -> bool {
        let (version, binding) = match self {
            Self::V1JsonRpc => (Version::V1_0, Binding::JsonRpc),
            Self::V1Rest => (Version::V1_0, Binding::HttpJson),
            Self::V03JsonRpc => (Version::V0_3, Binding::JsonRpc),
            Self::V03Rest => (Version::V0_3, Binding::HttpJson),
        };
        interface.version == version && interface.binding == binding
    }
}

/// One way to ask an agent, and one to have its reply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Channel {
    pub(crate) interface: Interface,
    pub(crate) is_streamed: bool,
}

impl Channel {
    /// The channels of an agent, of all dialects if none is chosen.
    pub(crate) fn all(agent: &Agent, chosen: &[Dialect]) -> Vec<Self> {
        let streams = agent.card().pointer("/capabilities/streaming") == Some(&Value::Bool(true));
        let is_chosen = |interface: &&Interface| {
            chosen.is_empty() || chosen.iter().any(|dialect| dialect.is_spoken_at(interface))
        };
        let ways = |interface: &Interface| {
            let channel = |is_streamed| Self { interface: interface.clone(), is_streamed };
            [Some(channel(false)), streams.then(|| channel(true))].into_iter().flatten()
        };
        agent.interfaces().iter().filter(is_chosen).flat_map(ways).collect()
    }

    /// Where it leads: an address of the card, which is foreign.
    pub(crate) fn url(&self) -> Untrusted<'_> {
        Untrusted::new(self.interface.url.as_str())
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { interface: Interface { version, binding, tenant, .. }, is_streamed } = self;
        write!(f, "A2A {version} {binding}{}", if *is_streamed { ", streamed" } else { "" })?;
        match tenant {
            Some(tenant) => write!(f, ", tenant {}", Untrusted::new(tenant).cut(40).terminal()),
            None => Ok(()),
        }
    }
}
