//! The refuse tool's schema means to a validator what the library reads.

use refusals_runtime::refusal_rules;
use serde_json::json;

#[refusal_rules(refuse_with = "tool")]
enum TaxRule {
    /// I can't file returns for you.
    FileReturn,
    /// I can't quote binding prices.
    QuotePrice,
}

#[test]
fn what_the_schema_allows_is_read() {
    let schema = TaxRule::refuse_tool().input_schema();
    assert!(jsonschema::meta::is_valid(&schema));
    let validator = jsonschema::validator_for(&schema).unwrap();
    for arguments in [
        json!({"rule": "file-return"}),
        json!({"rule": "quote-price", "detail": "plan B"}),
        json!({"rule": "quote-prices"}),
        json!({"rule": 7}),
        json!({"rule": "file-return", "detail": 7}),
        json!({"rule": "file-return", "reason": "Because."}),
        json!({"detail": "plan B"}),
        json!({}),
        json!(null),
        json!("file-return"),
        json!(["file-return"]),
    ] {
        let is_read = TaxRule::refusal_from_call(&arguments).is_ok();
        assert_eq!(validator.is_valid(&arguments), is_read, "{arguments}");
    }
    // What APIs that know no optional arguments make of one is read too.
    assert!(TaxRule::refusal_from_call(&json!({"rule": "file-return", "detail": null})).is_ok());
}
