//! JSON from another agent: what a parser may silently mend is an error here.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

/// How deeply arrays and objects may be nested.
pub(super) const MAX_DEPTH: usize = 127;

/// Reads JSON that another agent has sent.
///
/// With the feature `reader`.
///
/// Where two parsers may read two things, none is read: an object that has a key twice is an error. So is a
/// surrogate without its other half, `NaN`, nesting of more than 127 levels, text that is not UTF-8, and a
/// key that begins with `$serde_json::private::`. A byte order mark is skipped. The order of an object's members and every member are kept. A number is what
/// `serde_json` makes of it: an integer up to 64 bits, else the nearest `f64`, and an error if it is larger than
/// any, unless its feature `arbitrary_precision` is on.
///
/// # Errors
///
/// What is wrong, and where. The text of the error has nothing in it of what was sent.
///
/// ```
/// use refusals_runtime::{UnreadableJson, read_json};
///
/// assert_eq!(read_json(br#"{"rule":"seg-mix"}"#)?["rule"], "seg-mix");
///
/// let error = read_json(br#"{"rule":"seg-mix","rule":"other"}"#).unwrap_err();
/// assert_eq!(error.to_string(), "an object has the same key twice, at line 1 column 24");
/// # Ok::<(), UnreadableJson>(())
/// ```
pub fn read_json(json: &[u8]) -> Result<Value, UnreadableJson> {
    let json = json.strip_prefix("\u{feff}".as_bytes()).unwrap_or(json);
    let members_of_text = members_of_text(json)?;
    // `Value` itself, since it knows numbers of any precision, which a type of ours could not.
    let value = serde_json::from_slice(json).map_err(|error| UnreadableJson::new(&error));
    match &value {
        // Of a key that is there twice, the value has one: then the text has more members.
        Ok(value) if members_of_text == members(value) => {}
        // What is wrong first is told: a key, or what the parser has met.
        _ => {
            serde_json::from_slice::<DistinctKeys>(json).map_err(|error| UnreadableJson::new(&error))?;
        }
    }
    value
}

/// How many members the objects of a JSON text have: so many colons are in it outside of strings.
///
/// # Errors
///
/// A key by which `serde_json` tells itself of a number or of raw JSON. What it makes of an object with such a key
/// depends on its features, and is another thing than what stands there.
fn members_of_text(json: &[u8]) -> Result<usize, UnreadableJson> {
    let (mut count, mut rest) = (0, json);
    let mut last_string: &[u8] = &[];
    while let Some((&byte, after)) = rest.split_first() {
        match byte {
            b':' => {
                count += 1;
                if is_of_serde_json(last_string) {
                    let (read, _) = json.split_at(json.len() - after.len());
                    return Err(UnreadableJson::reserved_key(read));
                }
                rest = after;
            }
            b'"' => {
                let behind = behind_string(after);
                last_string = rest.get(..rest.len() - behind.len()).unwrap_or_default();
                rest = behind;
            }
            _ => rest = after,
        }
    }
    Ok(count)
}

/// Whether a string, as it is spelled, is one of `serde_json`'s own.
fn is_of_serde_json(spelled: &[u8]) -> bool {
    // Most strings begin with neither, and need not be read.
    matches!(spelled, [b'"', b'$' | b'\\', ..])
        && serde_json::from_slice::<String>(spelled)
            .is_ok_and(|key| key.starts_with("$serde_json::private::"))
}

/// What is behind the end of a string.
fn behind_string(mut rest: &[u8]) -> &[u8] {
    while let Some(place) = rest.iter().position(|&byte| matches!(byte, b'"' | b'\\')) {
        let is_end = rest.get(place) == Some(&b'"');
        // An escape is two bytes at least, and no more of them are a quotation mark.
        rest = rest.get(place + if is_end { 1 } else { 2 }..).unwrap_or_default();
        if is_end {
            return rest;
        }
    }
    &[]
}

/// How many members the objects of a value have, without recursion.
fn members(value: &Value) -> usize {
    let (mut count, mut stack) = (0, Vec::from([value]));
    while let Some(value) = stack.pop() {
        match value {
            Value::Array(elements) => stack.extend(elements),
            Value::Object(members) => {
                count += members.len();
                stack.extend(members.values());
            }
            _ => {}
        }
    }
    count
}

/// JSON that can't be read, or not in one way only: see [`read_json`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableJson {
    problem: &'static str,
    is_cut_short: bool,
    line: usize,
    column: usize,
}

impl UnreadableJson {
    fn new(error: &serde_json::Error) -> Self {
        let problem = match error.classify() {
            serde_json::error::Category::Data => "an object has the same key twice",
            serde_json::error::Category::Eof => "the JSON is cut short",
            _ => "this is no JSON",
        };
        Self { problem, is_cut_short: error.is_eof(), line: error.line(), column: error.column() }
    }

    /// At the end of what was read.
    fn reserved_key(read: &[u8]) -> Self {
        let lines = read.split(|&byte| byte == b'\n');
        let (line, column) = lines.fold((0, 0), |(line, _), read| (line + 1, read.len()));
        let problem = "an object has a key that `serde_json` keeps for itself";
        Self { problem, is_cut_short: false, line, column }
    }

    /// Whether more of the text might have made it whole.
    pub(super) const fn is_cut_short(&self) -> bool {
        self.is_cut_short
    }

    /// The line of the text where it is wrong, counted from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column in the line, in bytes, counted from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }
}

impl fmt::Display for UnreadableJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, at line {} column {}", self.problem, self.line, self.column)
    }
}

impl Error for UnreadableJson {}

/// Whether a value is nested more deeply than [`read_json`] allows, as only one made by hand can be. What
/// recurses over a value, as its `clone` does, may need more stack than there is.
pub(super) fn is_too_deep(value: &Value) -> bool {
    let mut stack = alloc::vec![(value, 0)];
    while let Some((value, depth)) = stack.pop() {
        if depth > MAX_DEPTH {
            return true;
        }
        match value {
            Value::Array(elements) => stack.extend(elements.iter().map(|value| (value, depth + 1))),
            Value::Object(members) => stack.extend(members.values().map(|value| (value, depth + 1))),
            _ => {}
        }
    }
    false
}

/// Any JSON whose objects have each key once.
struct DistinctKeys;

impl<'de> Deserialize<'de> for DistinctKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DistinctKeys)
    }
}

impl<'de> Visitor<'de> for DistinctKeys {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Self, A::Error> {
        while elements.next_element::<Self>()?.is_some() {}
        Ok(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self, A::Error> {
        let mut keys = BTreeSet::new();
        while let Some(key) = members.next_key::<String>()? {
            if !keys.insert(key) {
                return Err(A::Error::custom("the same key twice"));
            }
            members.next_value::<Self>()?;
        }
        Ok(self)
    }
}
