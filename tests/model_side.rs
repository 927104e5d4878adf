//! The tool by which a model refuses, and what its calls are read as.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use refusals_runtime::{InvalidRefusalKind, Refusal, RefusalRules, RefuseTool, mechanism, refusal_rules};
use serde_json::{Value, json};

#[refusal_rules(refuse_with = "tool")]
#[derive(Debug, PartialEq)]
enum TaxRule {
    /// I can't file returns for you.
    #[rule(allow = "explaining what a form is for")]
    FileReturn,
    /// I can't quote "binding" prices.
    QuotePrice,
}

/// Without a key the prompt names no mechanism, and each may be used.
#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Tax(TaxRule),
    /// I can't give legal advice.
    LegalAdvice,
}

const TOOL: RefuseTool = TaxRule::refuse_tool();

fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {
            "rule": {
                "type": "string",
                "enum": ["file-return", "quote-price"],
                "description": "The id of the rule that applies; of several, the first:\n\
                                - `file-return`: I can't file returns for you.\n\
                                - `quote-price`: I can't quote \"binding\" prices.",
            },
            "detail": {
                "type": "string",
                "description": "The part of this request that the rule is about, in a few words and without \
                                private data. Left out if the reason says enough.",
            },
        },
        "required": ["rule"],
        "additionalProperties": false,
    })
}

#[test]
fn the_tool_in_each_shape() {
    assert_eq!((TOOL.name(), TOOL.rules()), ("refuse", TaxRule::RULES));
    assert_eq!(TOOL.input_schema(), schema());
    let description = TOOL.description();
    assert_eq!(
        TOOL.openai(),
        json!({
            "type": "function",
            "function": { "name": "refuse", "description": description, "parameters": schema() },
        })
    );
    assert_eq!(
        TOOL.openai_responses(),
        json!({
            "type": "function",
            "name": "refuse",
            "description": description,
            "parameters": schema(),
            "strict": false,
        })
    );
    assert_eq!(
        TOOL.anthropic(),
        json!({ "name": "refuse", "description": description, "input_schema": schema() })
    );
    assert_eq!(TOOL.mcp(), json!({ "name": "refuse", "description": description, "inputSchema": schema() }));
}

/// The id and detail of a refusal, or how an error begins.
type Read = Result<(&'static str, Option<&'static str>), &'static str>;

/// Arguments, and what is read of them.
const CALLS: &[(&str, Read)] = &[
    (r#"{"rule":"file-return"}"#, Ok(("file-return", None))),
    (r#"{"rule":"quote-price","detail":"plan B"}"#, Ok(("quote-price", Some("plan B")))),
    (r#"{"rule":"quote-price","detail":"«Größe» 👩‍🚀"}"#, Ok(("quote-price", Some("«Größe» 👩‍🚀")))),
    (r#"{"rule":"file-return","detail":null}"#, Ok(("file-return", None))),
    (r#"{"rule":"file-return","detail":"  "}"#, Ok(("file-return", None))),
    (r#"{"rule":"file-return","detail":"a\n"}"#, Ok(("file-return", Some("a")))),
    (r#"{"rule":"file-returns"}"#, Err("there is no rule `file-returns`;")),
    (r#"{"rule":"FileReturn"}"#, Err("there is no rule `FileReturn`;")),
    (r#"{"rule":""}"#, Err("there is no rule ``;")),
    ("{}", Err("`rule` is missing; write an id;")),
    (r#"{"detail":"plan B"}"#, Err("`rule` is missing; write an id;")),
    (r#"{"rule":null}"#, Err("`rule` is null; write a string;")),
    (r#"{"rule":1}"#, Err("`rule` is a number; write a string;")),
    (r#"{"rule":["file-return"]}"#, Err("`rule` is an array; write a string;")),
    (r#"{"rule":"file-return","detail":{"a":1}}"#, Err("`detail` is an object; write a string;")),
    (r#"{"rule":"file-return","detail":true}"#, Err("`detail` is a boolean; write a string;")),
    (
        r#"{"rule":"file-return","reason":"Because."}"#,
        Err("unknown field `reason`; a refusal has `rule` and, if there is something to say, `detail`;"),
    ),
    (r#"{"rule":"file-return","x\u001b[2J`":1}"#, Err("unknown field `x\\u{1b}[2J\\``;")),
    (r#"{"refuse":"file-return"}"#, Err("unknown field `refuse`;")),
    (r#"{"rule":"file-return","detail":"a\u0007"}"#, Err("`detail` holds U+0007 (control character);")),
    (r#"{"rule":"file-return","detail":"a\u2066b"}"#, Err("`detail` holds U+2066 (bidirectional control);")),
    (r#""{\"rule\":\"file-return\"}""#, Err("the arguments are a string; write an object with `rule`;")),
    ("null", Err("the arguments are null;")),
    (r#"["file-return"]"#, Err("the arguments are an array;")),
];

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn calls() {
    for (text, expected) in CALLS {
        match (TaxRule::refusal_from_call(&parse(text)), expected) {
            (Ok(refusal), Ok((id, detail))) => {
                assert_eq!((refusal.id(), refusal.detail()), (*id, *detail));
                assert_eq!(Some(refusal.rule()), TaxRule::from_id(id).as_ref());
                assert_eq!(refusal.reason(), refusal.rule().reason(), "the reason is the enum's");
            }
            (Err(error), Err(start)) => {
                let text = error.to_string();
                assert!(text.starts_with(start), "{text}");
                assert!(text.ends_with("; the ids are `file-return`, `quote-price`"), "{text}");
                assert!(!text.contains(|c: char| c.is_control()), "{text:?}");
                assert_eq!(error.rules(), TaxRule::RULES);
            }
            (read, _) => panic!("{text} is read as {read:?}, expected {expected:?}"),
        }
    }
}

#[test]
fn a_detail_is_short() {
    let call =
        |length| TaxRule::refusal_from_call(&json!({"rule": "file-return", "detail": "ß".repeat(length)}));
    assert!(call(RefuseTool::MAX_DETAIL).is_ok());
    let error = call(RefuseTool::MAX_DETAIL + 1).unwrap_err();
    assert_eq!(error.kind(), &InvalidRefusalKind::DetailTooLong { length: 1001 });
}

/// For generic code there is the trait, and a union's tool has every rule.
#[test]
fn a_union_has_one_tool_for_all_rules() {
    fn refuse<R>(arguments: &Value) -> Refusal<R>
    where
        R: RefusalRules<Mechanism: mechanism::OffersTool>,
    {
        assert_eq!(R::refuse_tool().rules(), R::RULES);
        R::refusal_from_call(arguments).unwrap()
    }

    let refusal = refuse::<AgentRule>(&json!({"rule": "quote-price"}));
    assert!(matches!(refusal.rule(), AgentRule::Tax(TaxRule::QuotePrice)));
    assert!(AgentRule::refusal_from_call(&json!({"rule": "legal-advice"})).is_ok());
    assert!(TaxRule::refusal_from_call(&json!({"rule": "legal-advice"})).is_err());
    let ids = AgentRule::refuse_tool().input_schema();
    assert_eq!(
        ids.pointer("/properties/rule/enum"),
        Some(&json!(["file-return", "quote-price", "legal-advice"]))
    );

    let refusal = AgentRule::refusal_from_reply("{\"refuse\":\"legal-advice\"}").unwrap().unwrap();
    assert_eq!(refusal.reason(), "I can't give legal advice.");
}

/// Near misses are for models and for evals, and never published.
#[test]
fn near_misses() {
    const ALLOWED: &[&str] = AgentRule::Tax(TaxRule::FileReturn).allowed();
    assert_eq!(TaxRule::FileReturn.allowed(), ["explaining what a form is for"]);
    assert!(TaxRule::QuotePrice.allowed().is_empty());
    assert_eq!(AgentRule::RULES[0].allowed(), TaxRule::FileReturn.allowed());
    assert_eq!(ALLOWED, ["explaining what a form is for"]);
    assert!(AgentRule::PROMPT.contains("for you.\n  Still fine: explaining what a form is for\n- `quote"));
    for published in [AgentRule::CARD_PARAMS, TaxRule::CARD_PARAMS] {
        assert!(!published.contains("explaining"), "{published}");
    }
    let card = serde_json::to_string(&AgentRule::card_extension()).unwrap();
    assert!(!card.contains("explaining"), "{card}");
}
