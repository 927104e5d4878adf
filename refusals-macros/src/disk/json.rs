//! JSON as its author spells it: each key and value is a slice of the file's text.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde_json::{Deserializer, Value};

use super::difference::escaped;
use super::fault::Fault;
use super::source::Source;

/// A value, or a key. `serde_json` has such a type as a feature, but with features that few other crates
/// turn on, it would be built for this one alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spelled<'t>(&'t str);

/// The file's one value.
pub(super) fn parse<'t>(source: &Source<'t>) -> Result<Spelled<'t>, Fault> {
    match serde_json::from_str(source.text) {
        Ok(IgnoredAny) => Ok(Spelled(source.text.trim_matches(SPACES))),
        Err(error) => {
            // Reading a `Value` names the mistake better: a trailing comma, say.
            let error = serde_json::from_str::<Value>(source.text).err().unwrap_or(error);
            let (line, column, message) = (error.line(), error.column(), error.to_string());
            let message = message.trim_end_matches(&format!(" at line {line} column {column}"));
            Err(source.fault(source.part_at(line, column), format!("the card is not JSON: {message}")))
        }
    }
}

/// White space, to JSON.
const SPACES: [char; 4] = [' ', '\t', '\r', '\n'];

impl<'t> Spelled<'t> {
    pub(super) fn get(self) -> &'t str {
        self.0
    }

    /// What kind of value it is.
    pub(super) fn kind(self) -> &'static str {
        match self.0.bytes().next() {
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
    pub(super) fn string(self) -> Option<Cow<'t, str>> {
        let is_string = self.0.starts_with('"');
        is_string.then(|| serde_json::from_str(self.0).map_or(Cow::Borrowed(self.0), Cow::Owned))
    }

    pub(super) fn array(self) -> Option<Vec<Self>> {
        self.inside('[', ']')
    }

    /// The values between two brackets, and the keys. That they are set apart as they should be, is known of
    /// the whole file.
    fn inside(self, open: char, close: char) -> Option<Vec<Self>> {
        let mut rest = self.0.strip_prefix(open)?;
        let mut values = Vec::new();
        loop {
            rest = rest.trim_start_matches(SPACES).trim_start_matches([',', ':']).trim_start_matches(SPACES);
            if rest.starts_with(close) {
                return Some(values);
            }
            let mut stream = Deserializer::from_str(rest).into_iter();
            let IgnoredAny = stream.next()?.ok()?;
            let (value, after) = rest.split_at_checked(stream.byte_offset())?;
            values.push(Self(value));
            rest = after;
        }
    }
}

/// An object, with its members in the author's order, and a key as often as it is there.
pub(super) struct Object<'t> {
    pub(super) text: &'t str,
    pub(super) members: Vec<Member<'t>>,
}

pub(super) struct Member<'t> {
    pub(super) key: Spelled<'t>,
    pub(super) value: Spelled<'t>,
}

impl Member<'_> {
    pub(super) fn name(&self) -> Cow<'_, str> {
        self.key.string().unwrap_or_default()
    }

    /// The fault that its key is there for the second time.
    pub(super) fn duplicate(&self, source: &Source) -> Fault {
        let message = format!("duplicate key `{}`; remove one of the two", escaped(&self.name()));
        source.fault(self.key.get(), message)
    }
}

impl<'t> Object<'t> {
    pub(super) fn of(value: Spelled<'t>) -> Option<Self> {
        let inside = value.inside('{', '}')?;
        let (pairs, []) = inside.as_chunks() else { return None };
        let members = pairs.iter().map(|&[key, value]| Member { key, value }).collect();
        Some(Self { text: value.get(), members })
    }

    /// The value under a key. If the key is there twice, that is a fault: either may be meant.
    pub(super) fn get(&self, source: &Source, key: &str) -> Result<Option<Spelled<'t>>, Fault> {
        let mut members = self.members.iter().filter(|member| member.name() == key);
        let first = members.next();
        match members.next() {
            Some(second) => Err(second.duplicate(source)),
            None => Ok(first.map(|member| member.value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Object, Source, Spelled, parse};

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
        assert_eq!(object.get(&source, "a").unwrap().map(Spelled::get), Some("[\"\\/\"]"));
        assert_eq!(object.get(&source, "x").unwrap().map(Spelled::get), None);
        let fault = object.get(&source, "b").unwrap_err();
        assert_eq!(
            (fault.place.to_string(), &*fault.message),
            ("2:18".into(), "duplicate key `b`; remove one of the two")
        );
    }

    /// `serde_json` reads what it is to ignore without recursion.
    #[test]
    fn depth_does_not_exhaust_the_stack() {
        let deep = format!("{{\"a\": {}{}}}", "[".repeat(1_000_000), "]".repeat(1_000_000));
        let source = Source::new(&deep);
        assert_eq!(Object::of(parse(&source).unwrap()).unwrap().members.len(), 1);
    }
}
