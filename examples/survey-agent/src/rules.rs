//! The rules of the whole agent: the one source of its card and its system prompt.

use refusals_runtime::refusal_rules;
use survey::SurveyRule;

use crate::placement::PlacementRule;

/// What this agent will not compute: the rules of each of its tools. The two files must say what
/// these say, or the agent does not compile.
#[refusal_rules(card = "../agent-card.json", prompt = "../prompts/system.md")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    #[rule(flatten)]
    Placement(PlacementRule),
}

/// The card that the agent serves, but for where it is reached.
pub(crate) const CARD: &str = include_str!("../agent-card.json");

/// What a model must be told that puts people's questions to this agent's tools.
pub(crate) const SYSTEM_PROMPT: &str = include_str!("../prompts/system.md");

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use serde_json::Value;

    use super::{AgentRule, CARD, SYSTEM_PROMPT};

    /// The compiler holds the file to the rules. What of it is served is held to them here.
    #[test]
    fn the_served_card_advertises_the_rules() {
        let card = serde_json::to_value(crate::agent::card("http://localhost").unwrap()).unwrap();
        let extensions = card.pointer("/capabilities/extensions").unwrap();
        assert_eq!(extensions, &serde_json::json!([AgentRule::card_extension()]));
        let params: Value = serde_json::from_str(AgentRule::CARD_PARAMS).unwrap();
        assert_eq!(extensions.pointer("/0/params"), Some(&params));

        let mut file: Value = serde_json::from_str(CARD).unwrap();
        assert_eq!(file.pointer("/version").and_then(Value::as_str), Some(env!("CARGO_PKG_VERSION")));
        *file.pointer_mut("/supportedInterfaces").unwrap() =
            card.pointer("/supportedInterfaces").unwrap().clone();
        assert_eq!(file, card, "the SDK serves the file as it is");
    }

    #[test]
    fn the_system_prompt_holds_the_snippet() {
        assert!(SYSTEM_PROMPT.contains(AgentRule::PROMPT));
    }
}
