//! What the user has filled in.

use std::collections::BTreeSet;

use ask::{Binding, Interface, Version};

/// The form, as it was sent. What is missing in it is empty.
#[derive(Debug, Default)]
pub(crate) struct Form {
    /// The agent's URL.
    pub(crate) agent: String,
    pub(crate) question: String,
    pub(crate) choice: Choice,
    pub(crate) is_streamed: bool,
    /// The ids of the rules that the user says the question falls under.
    pub(crate) rules: BTreeSet<String>,
    /// Asks although it falls under rules.
    pub(crate) anyway: bool,
}

impl Form {
    /// Reads the body of a form. A field that is not known is none of ours.
    pub(crate) fn read(body: &[u8]) -> Self {
        let mut form = Self::default();
        for (name, value) in form_urlencoded::parse(body) {
            // In HTML there is none, whatever is sent.
            let value = value.replace('\0', "\u{fffd}");
            match &*name {
                "agent" => form.agent = value.trim().into(),
                // A form has all line ends as CR LF.
                "question" => form.question = value.replace("\r\n", "\n").trim().into(),
                "interface" => form.choice = Choice::named(&value),
                "streamed" => form.is_streamed = true,
                "rule" => _ = form.rules.insert(value),
                "anyway" => form.anyway = true,
                _ => {}
            }
        }
        form
    }
}

/// Which of the agent's interfaces is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Choice {
    /// The one that the agent prefers.
    #[default]
    Preferred,
    /// The first that speaks this.
    Speaks(Version, Binding),
}

impl Choice {
    pub(crate) const ALL: [Self; 5] = [
        Self::Preferred,
        Self::Speaks(Version::V1_0, Binding::JsonRpc),
        Self::Speaks(Version::V1_0, Binding::HttpJson),
        Self::Speaks(Version::V0_3, Binding::JsonRpc),
        Self::Speaks(Version::V0_3, Binding::HttpJson),
    ];

    /// What the form has for it.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Preferred => "preferred".into(),
            Self::Speaks(version, binding) => format!("{version} {binding}"),
        }
    }

    fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|choice| choice.name() == name).unwrap_or_default()
    }

    /// What the user reads.
    pub(crate) fn label(self) -> String {
        match self {
            Self::Preferred => "the agent's first choice".into(),
            Self::Speaks(version, binding) => format!("A2A {version} over {}", binding_name(binding)),
        }
    }

    /// The interface, if the agent has it.
    pub(crate) fn find(self, interfaces: &[Interface]) -> Option<&Interface> {
        interfaces.iter().find(|interface| match self {
            Self::Preferred => true,
            Self::Speaks(version, binding) => (interface.version, interface.binding) == (version, binding),
        })
    }
}

/// The name of a binding that people read.
pub(crate) fn binding_name(binding: Binding) -> &'static str {
    match binding {
        Binding::HttpJson => "HTTP+JSON",
        _ => "JSON-RPC",
    }
}
