//! JSON as its author spells it: each key and value is a slice of the file's text.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;

use super::fault::{Fault, Source, escaped};

/// The file's one value.
pub(super) fn parse<'t>(source: &Source<'t>) -> Result<&'t RawValue, Fault> {
    serde_json::from_str(source.text).map_err(|error| {
        // Reading a `Value` names the mistake better: a trailing comma, say.
        let error = serde_json::from_str::<Value>(source.text).err().unwrap_or(error);
        let (line, column, message) = (error.line(), error.column(), error.to_string());
        let message = message.trim_end_matches(&format!(" at line {line} column {column}"));
        source.fault(source.part_at(line, column), format!("the card is not JSON: {message}"))
    })
}

/// What kind of value it is.
pub(super) fn kind(value: &RawValue) -> &'static str {
    match value.get().bytes().next() {
        Some(b'{') => "an object",
        Some(b'[') => "an array",
        Some(b'"') => "a string",
        Some(b't' | b'f') => "a boolean",
        Some(b'n') => "null",
        _ => "a number",
    }
}

/// The text of a string. One that stands for no text, having half a surrogate pair in it, is taken as it
/// is spelled.
pub(super) fn string(value: &RawValue) -> Option<Cow<'_, str>> {
    let spelled = value.get();
    spelled.starts_with('"').then(|| serde_json::from_str(spelled).map_or(Cow::Borrowed(spelled), Cow::Owned))
}

pub(super) fn array(value: &RawValue) -> Option<Vec<&RawValue>> {
    serde_json::from_str(value.get()).ok()
}

/// An object, with its members in the author's order, and a key as often as it is there.
pub(super) struct Object<'t> {
    pub(super) text: &'t str,
    pub(super) members: Vec<Member<'t>>,
}

pub(super) struct Member<'t> {
    pub(super) key: &'t RawValue,
    pub(super) value: &'t RawValue,
}

impl Member<'_> {
    pub(super) fn name(&self) -> Cow<'_, str> {
        string(self.key).unwrap_or_default()
    }

    /// The fault that its key is there for the second time.
    pub(super) fn duplicate(&self, source: &Source) -> Fault {
        let message = format!("duplicate key `{}`; remove one of the two", escaped(&self.name()));
        source.fault(self.key.get(), message)
    }
}

impl<'t> Object<'t> {
    pub(super) fn of(value: &'t RawValue) -> Option<Self> {
        let text = value.get();
        let members = serde_json::Deserializer::from_str(text).deserialize_map(Members).ok()?;
        Some(Self { text, members })
    }

    /// The value under a key. If the key is there twice, that is a fault: either may be meant.
    pub(super) fn get(&self, source: &Source, key: &str) -> Result<Option<&'t RawValue>, Fault> {
        let mut members = self.members.iter().filter(|member| member.name() == key);
        let first = members.next();
        match members.next() {
            Some(second) => Err(second.duplicate(source)),
            None => Ok(first.map(|member| member.value)),
        }
    }
}

struct Members;

impl<'t> Visitor<'t> for Members {
    type Value = Vec<Member<'t>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some((key, value)) = map.next_entry()? {
            members.push(Member { key, value });
        }
        Ok(members)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::{Object, Source, parse};

    #[test]
    fn text_that_is_not_json_is_a_fault_at_its_place() {
        for (text, fault) in [
            ("", "1:1 the card is not JSON: EOF while parsing a value"),
            ("\u{feff} \r\n", "1:3 the card is not JSON: EOF while parsing a value"),
            ("{\n", "1:2 the card is not JSON: EOF while parsing an object"),
            ("\u{feff}{\"é\" 1}", "1:6 the card is not JSON: expected `:`"),
            ("{\n  \"a\": 1,\n}", "3:1 the card is not JSON: trailing comma"),
            ("{\r\n  \"a\": 1\r\n  \"b\": 2}", "3:3 the card is not JSON: expected `,` or `}`"),
            ("{\"用户\": 户}", "1:8 the card is not JSON: expected value"),
            ("{\"a\": \"\\户\"}", "1:9 the card is not JSON: invalid escape"),
            ("{} // a comment", "1:4 the card is not JSON: trailing characters"),
            ("{\"a\": 01}", "1:8 the card is not JSON: invalid number"),
            (
                "{\"a\": \"x\ny\"}",
                "1:9 the card is not JSON: control character (\\u0000-\\u001F) found while parsing a string",
            ),
        ] {
            let source = Source::new(text);
            let found = parse(&source).err().map(|fault| format!("{} {}", fault.place, fault.message));
            assert_eq!(found.as_deref(), Some(fault), "{text:?}");
        }
    }

    #[test]
    fn an_object_keeps_order_spelling_and_doubles() {
        let source = Source::new(" {\"b\" : 1.0,\n\"\\u0061\":[\"\\/\"], \"b\":{}, \"\\ud800\": null}");
        let object = Object::of(parse(&source).unwrap()).unwrap();
        let members: Vec<_> = object.members.iter().map(|m| (m.name().into_owned(), m.value.get())).collect();
        let expected = [("b", "1.0"), ("a", "[\"\\/\"]"), ("b", "{}"), ("\"\\ud800\"", "null")];
        assert_eq!(members, expected.map(|(key, value)| (key.to_owned(), value)));
        assert_eq!(object.get(&source, "a").unwrap().map(RawValue::get), Some("[\"\\/\"]"));
        assert_eq!(object.get(&source, "x").unwrap().map(RawValue::get), None);
        let fault = object.get(&source, "b").unwrap_err();
        assert_eq!(
            (fault.place.to_string(), &*fault.message),
            ("2:18".into(), "duplicate key `b`; remove one of the two")
        );
    }

    /// `serde_json` reads a value that it need not look into without recursion.
    #[test]
    fn depth_does_not_exhaust_the_stack() {
        let deep = format!("{{\"a\": {}{}}}", "[".repeat(1_000_000), "]".repeat(1_000_000));
        let source = Source::new(&deep);
        assert_eq!(Object::of(parse(&source).unwrap()).unwrap().members.len(), 1);
    }
}
