//! JSON as `read_json` reads it, as a specification: what is none, what is, and how much of it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use refusals_runtime::read_json;
use serde_json::json;

/// So many keys of one object that anything but linear time would not end.
const MANY: usize = 100_000;

/// Bytes that two parsers may read as two things.
#[test]
fn unclear_json() {
    for (json, message) in [
        (r#"{"a":1,"a":1}"#, "an object has the same key twice, at line 1 column 10"),
        ("{\"a\":[{\"b\":1,\n\"\\u0062\":2}]}", "an object has the same key twice, at line 2 column 8"),
        (r#"{"a:":"x:\"{:}\\","b":{},"a:":1}"#, "an object has the same key twice, at line 1 column 29"),
        (r#"{"a":1,"$b":2,"a":1}"#, "an object has the same key twice, at line 1 column 17"),
        (r#"{"\u0024b":2,"$b":1}"#, "an object has the same key twice, at line 1 column 17"),
        // Keys by which `serde_json` tells itself something: with some of its features, these would be what the
        // string says.
        (
            r#"{"$serde_json::private::RawValue":"{\"rule\":\"a\",\"rule\":\"b\"}"}"#,
            "an object has a key that `serde_json` keeps for itself, at line 1 column 34",
        ),
        (
            "[{\"a\":1},\n{\"\\u0024serde_json::private::Number\" : \"1\"}]",
            "an object has a key that `serde_json` keeps for itself, at line 2 column 38",
        ),
        (r#""\ud800""#, "this is no JSON"),
        (r#""\ude00\ud83d""#, "this is no JSON"),
        ("NaN", "this is no JSON"),
        ("[Infinity]", "this is no JSON"),
        ("-", "the JSON is cut short"),
        ("1e999", "this is no JSON"),
        ("{", "the JSON is cut short"),
        ("", "the JSON is cut short"),
        ("{} {}", "this is no JSON"),
        ("[1,]", "this is no JSON"),
        ("{'a':1}", "this is no JSON"),
        ("01", "this is no JSON"),
        ("\"\t\"", "this is no JSON"),
        ("// a\n1", "this is no JSON"),
    ] {
        let error = read_json(json.as_bytes()).unwrap_err();
        assert!(error.to_string().starts_with(message), "{json}: {error}");
        assert!(error.line() >= 1);
    }
    for bytes in [&b"\"\xff\""[..], b"\"\xed\xa0\x80\"", b"\xff\xfe{}", b"\0"] {
        assert!(read_json(bytes).is_err(), "{bytes:?}");
    }
    for (json, value) in [
        ("\u{feff}{}", json!({})),
        ("18446744073709551615", json!(u64::MAX)),
        ("-9223372036854775808", json!(i64::MIN)),
        ("1e-999", json!(0.0)),
        (r#""\ud83d\ude00\u0000""#, json!("😀\0")),
        (r#"{"a:":"x:\"{:}\\","b":{":":[":",{}]}}"#, json!({ "a:": "x:\"{:}\\", "b": { ":": [":", {}] } })),
        (
            r#"{"a":"$serde_json::private::RawValue","$b":["\\:","\"$",":"]}"#,
            json!({ "a": "$serde_json::private::RawValue", "$b": ["\\:", "\"$", ":"] }),
        ),
        (r#"{"__proto__":{"constructor":1}}"#, json!({ "__proto__": { "constructor": 1 } })),
    ] {
        assert_eq!(read_json(json.as_bytes()).unwrap(), value, "{json}");
    }
    assert!(read_json("99999999999999999999999999".as_bytes()).unwrap().is_number());
    // As deep as is documented, and one more.
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(read_json(nested(127).as_bytes()).is_ok());
    assert!(read_json(nested(128).as_bytes()).is_err());
    assert!(read_json(nested(1_000_000).as_bytes()).is_err());
    let keys = (0..MANY).map(|n| format!("\"{n}\":1,")).collect::<Vec<_>>().concat();
    assert!(read_json(format!("{{{keys}\"x\":1}}").as_bytes()).is_ok());
    assert!(read_json(format!("{{{keys}\"0\":1}}").as_bytes()).is_err());
}
