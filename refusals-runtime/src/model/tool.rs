//! The refuse tool: how a model that can call tools says that it refuses.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde_json::{Value, json};

use crate::Rule;

/// A function-calling tool by which a model refuses: its name, its description and the JSON Schema of its
/// arguments, in the shapes that model APIs and MCP take.
///
/// The model chooses an id from a closed list and may add a detail; the reason is the enum's. What it sends
/// back is read with `refusal_from_call`.
///
/// ```
/// use refusals_runtime::{RefuseTool, refusal_rules};
///
/// #[refusal_rules(refuse_with = "tool")]
/// enum TaxRule {
///     /// I can't file returns for you.
///     FileReturn,
/// }
///
/// const TOOL: RefuseTool = TaxRule::refuse_tool();
/// let request = serde_json::json!({
///     "model": "…",
///     "messages": [{ "role": "system", "content": TaxRule::PROMPT }],
///     "tools": [TOOL.openai()],
/// });
/// # assert_eq!(request["tools"][0]["function"]["parameters"]["properties"]["rule"]["enum"], serde_json::json!(["file-return"]));
///
/// // The model calls the tool:
/// let arguments = serde_json::json!({ "rule": "file-return", "detail": "form 1040" });
/// let refusal = TaxRule::refusal_from_call(&arguments)?;
/// assert_eq!(refusal.reason(), "I can't file returns for you.");
/// # Ok::<(), refusals_runtime::InvalidRefusal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "a model cannot call a tool that it is not told of"]
pub struct RefuseTool {
    rules: &'static [Rule],
}

impl RefuseTool {
    /// The longest detail that is taken from a model, in characters.
    pub const MAX_DETAIL: usize = 1000;

    pub(crate) const fn new(rules: &'static [Rule]) -> Self {
        Self { rules }
    }

    /// The tool's name: `refuse`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        "refuse"
    }

    /// What a model is told of the tool. It stands on its own, so that a prompt need not name the tool.
    #[must_use]
    pub const fn description(&self) -> &'static str {
        "Refuses the request under one rule. Call it once, instead of answering, when the request asks for the \
         very thing that a rule names; whoever asked is shown the rule's reason. Do not call it for any other \
         reason, such as missing information or a tool that fails."
    }

    /// The rules that a call can name, in declaration order.
    #[must_use]
    pub const fn rules(&self) -> &'static [Rule] {
        self.rules
    }

    /// The JSON Schema of the arguments: an object with `rule`, one of the ids, and optionally `detail`, a
    /// string, and with nothing else.
    ///
    /// It keeps to the keywords that every API takes.
    #[must_use]
    pub fn input_schema(&self) -> Value {
        let ids: Vec<_> = self.rules.iter().map(Rule::id).collect();
        let lines = self.rules.iter().flat_map(|rule| ["\n- `", rule.id(), "`: ", rule.reason()]);
        let reasons: String = lines.collect();
        json!({
            "type": "object",
            "properties": {
                "rule": {
                    "type": "string",
                    "enum": ids,
                    "description": format!("The id of the rule that applies; of several, the first:{reasons}"),
                },
                "detail": {
                    "type": "string",
                    "description": "The part of this request that the rule is about, in a few words and \
                                    without private data. Left out if the reason says enough.",
                },
            },
            "required": ["rule"],
            "additionalProperties": false,
        })
    }

    /// An entry of `tools` in a request of the `OpenAI` Chat Completions API, and of the many that are like it.
    #[must_use]
    pub fn openai(&self) -> Value {
        json!({
            "type": "function",
            "function": {
                "name": self.name(),
                "description": self.description(),
                "parameters": self.input_schema(),
            },
        })
    }

    /// An entry of `tools` in a request of the `OpenAI` Responses API.
    ///
    /// Its strict mode is off, as it allows no optional argument.
    #[must_use]
    pub fn openai_responses(&self) -> Value {
        json!({
            "type": "function",
            "name": self.name(),
            "description": self.description(),
            "parameters": self.input_schema(),
            "strict": false,
        })
    }

    /// An entry of `tools` in a request of the Anthropic Messages API.
    #[must_use]
    pub fn anthropic(&self) -> Value {
        json!({
            "name": self.name(),
            "description": self.description(),
            "input_schema": self.input_schema(),
        })
    }

    /// An entry of `tools` in a `tools/list` result of an MCP server.
    #[must_use]
    pub fn mcp(&self) -> Value {
        json!({
            "name": self.name(),
            "description": self.description(),
            "inputSchema": self.input_schema(),
        })
    }
}
