//! From a refusal to an MCP tool result. This is all that an MCP server adds to the library.

use refusals_runtime::{Refusal, RefusalRules};
use rmcp::model::{CallToolResult, ContentBlock, JsonObject, MetaObject};

/// Where the data of a refusal is in a result's `_meta`. A key there is a reversed domain, a slash and a name,
/// which the standard's URI is not.
pub(crate) const META_KEY: &str = "com.upperhandai.standards/refusals-v1";

/// The tool result of a refused call: the text for the model, and the data for its client.
pub(crate) fn refused<R: RefusalRules>(refusal: &Refusal<R>) -> CallToolResult {
    // The model reads the text alone, so the text names the rule and says what not to do next.
    let mut text = format!("Refused by rule `{}`: {}", refusal.id(), refusal.reason());
    for sentence in refusal.detail().into_iter().chain(["Asking again unchanged is refused again."]) {
        text.push(' ');
        text.push_str(sentence);
    }
    // Not `structuredContent`: some clients hold that to the schema of the tool's answers, in errors too.
    let data = JsonObject::from_iter([(META_KEY.to_owned(), refusal.data().into())]);
    CallToolResult::error(vec![ContentBlock::text(text)]).with_meta(Some(MetaObject(data)))
}

#[cfg(test)]
mod tests {
    use refusals_runtime::refusal_rules;
    use serde_json::json;

    use super::*;

    #[refusal_rules]
    enum TaxRule {
        /// I can't file returns for you.
        FileReturn,
    }

    #[test]
    fn a_refusal_of_any_rules() {
        let plain = refused(&TaxRule::FileReturn.refuse());
        assert_eq!(
            json!(plain),
            json!({
                "resultType": "complete",
                "isError": true,
                "content": [{
                    "type": "text",
                    "text": "Refused by rule `file-return`: I can't file returns for you. \
                             Asking again unchanged is refused again.",
                }],
                "_meta": {
                    META_KEY: {"rule": "file-return", "reason": "I can't file returns for you."},
                },
            })
        );

        let detailed = refused(&TaxRule::FileReturn.refuse().because("The return is of 1996."));
        assert_eq!(
            json!(detailed.content),
            json!([{
                "type": "text",
                "text": "Refused by rule `file-return`: I can't file returns for you. The return is of 1996. \
                         Asking again unchanged is refused again.",
            }])
        );
        assert_eq!(json!(detailed.meta)[META_KEY]["detail"], "The return is of 1996.");
    }
}
