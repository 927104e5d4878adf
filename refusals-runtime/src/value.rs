//! Of a JSON value: what it is, in words, and its members.

#[cfg(feature = "reader")]
use alloc::string::String;

#[cfg(feature = "reader")]
use serde_json::Map;
use serde_json::Value;

/// In words that go after "is".
pub(crate) const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

/// A member by its name. A message and a Part have few members, and comparing a few names takes less time than
/// hashing one.
#[cfg(feature = "reader")]
pub(crate) fn get<'v>(object: &'v Map<String, Value>, name: &str) -> Option<&'v Value> {
    const FEW: usize = 8;
    if object.len() > FEW {
        return object.get(name);
    }
    object.iter().find_map(|(key, value)| (key == name).then_some(value))
}
