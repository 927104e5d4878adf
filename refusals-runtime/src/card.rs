//! The declaration of the rules on an A2A `AgentCard`.

use alloc::string::String;

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};
use serde_json::{Map, Value};

use crate::Rule;

/// The URI of the Refusals v1 extension.
pub const EXTENSION_URI: &str = "https://standards.upperhandai.com/ext/refusals/v1";

/// The card declaration: one entry of the card's `capabilities.extensions`.
///
/// Serializes to the `AgentExtension` object of A2A 1.0 and 0.3 (they are the same), with the
/// params in declaration order:
///
/// ```
/// use refusals_runtime::{CardExtension, refusal_rules};
///
/// #[refusal_rules(description = "What the survey agent will not compute.")]
/// enum SurveyRule {
///     /// That demographic cut is not defined for this study.
///     InvalidCut,
/// }
///
/// const EXTENSION: CardExtension = SurveyRule::card_extension();
/// assert_eq!(
///     serde_json::to_value(EXTENSION)?,
///     serde_json::json!({
///         "uri": "https://standards.upperhandai.com/ext/refusals/v1",
///         "required": false,
///         "description": "What the survey agent will not compute.",
///         "params": { "invalid-cut": "That demographic cut is not defined for this study." }
///     })
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Source: Refusals v1, *Card declaration*; A2A 1.0, `AgentExtension`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardExtension {
    description: &'static str,
    rules: &'static [Rule],
}

impl CardExtension {
    pub(crate) const fn new(description: &'static str, rules: &'static [Rule]) -> Self {
        Self { description, rules }
    }

    /// The extension's URI: [`EXTENSION_URI`].
    #[must_use]
    pub const fn uri(&self) -> &'static str {
        EXTENSION_URI
    }

    /// `false`: a client need not know the extension in order to talk to the agent.
    #[must_use]
    pub const fn required(&self) -> bool {
        false
    }

    /// What the extension says of itself.
    #[must_use]
    pub const fn description(&self) -> &'static str {
        self.description
    }

    /// The advertised rules, in declaration order.
    #[must_use]
    pub const fn rules(&self) -> &'static [Rule] {
        self.rules
    }

    /// The params map as a JSON object, for an SDK type that holds one.
    #[must_use]
    pub fn params(&self) -> Map<String, Value> {
        self.rules.iter().map(|rule| (rule.id().into(), rule.reason().into())).collect()
    }
}

impl Serialize for CardExtension {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut extension = serializer.serialize_struct("AgentExtension", 4)?;
        extension.serialize_field("uri", self.uri())?;
        extension.serialize_field("required", &self.required())?;
        extension.serialize_field("description", self.description)?;
        extension.serialize_field("params", &Params(self.rules))?;
        extension.end()
    }
}

struct Params(&'static [Rule]);

impl Serialize for Params {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut params = serializer.serialize_map(Some(self.0.len()))?;
        for rule in self.0 {
            params.serialize_entry(rule.id(), rule.reason())?;
        }
        params.end()
    }
}
