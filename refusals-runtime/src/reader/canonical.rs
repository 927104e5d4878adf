//! A digest of what a JSON value says, whichever order and whichever form of numbers it says it in.

use alloc::vec::Vec;

use serde_json::{Number, Value};
use sha2::{Digest as _, Sha256};

/// SHA-256: what is digested may come from a stranger, who must not be able to make two things one.
pub(super) type Digest = [u8; 32];

/// Digests texts and values, one after the other. Each goes in with its kind and its length, so that no
/// two sequences of them give the same bytes.
#[derive(Default)]
pub(super) struct Canonical(Sha256);

impl Canonical {
    pub(super) fn of(value: &Value) -> Digest {
        let mut digest = Self::default();
        digest.value(value);
        digest.finish()
    }

    pub(super) fn finish(self) -> Digest {
        self.0.finalize().into()
    }

    pub(super) fn text(&mut self, text: &str) {
        self.sized(b's', text.len());
        self.0.update(text);
    }

    pub(super) fn optional(&mut self, text: Option<&str>) {
        self.list(text.iter().len());
        if let Some(text) = text {
            self.text(text);
        }
    }

    /// What is digested already.
    pub(super) fn digest(&mut self, digest: &Digest) {
        self.0.update(digest);
    }

    /// The beginning of a list of so many elements, which follow.
    pub(super) fn list(&mut self, length: usize) {
        self.sized(b'l', length);
    }

    /// Without recursion: a value may be nested more deeply than the stack is.
    pub(super) fn value(&mut self, value: &Value) {
        enum Next<'v> {
            Key(&'v str),
            Value(&'v Value),
        }

        let mut stack = Vec::from([Next::Value(value)]);
        while let Some(next) = stack.pop() {
            match next {
                Next::Key(key) => self.text(key),
                Next::Value(Value::String(text)) => self.text(text),
                Next::Value(Value::Null) => self.0.update(b"n"),
                Next::Value(Value::Bool(false)) => self.0.update(b"f"),
                Next::Value(Value::Bool(true)) => self.0.update(b"t"),
                Next::Value(Value::Number(number)) => self.number(number),
                Next::Value(Value::Array(elements)) => {
                    self.list(elements.len());
                    stack.extend(elements.iter().rev().map(Next::Value));
                }
                Next::Value(Value::Object(members)) => {
                    self.sized(b'o', members.len());
                    let mut members: Vec<_> = members.iter().collect();
                    members.sort_unstable_by_key(|(key, _)| *key);
                    for (key, value) in members.into_iter().rev() {
                        stack.extend([Next::Value(value), Next::Key(key)]);
                    }
                }
            }
        }
    }

    /// Integers as integers, also those that are written as fractions: `1` and `1.0` are one number.
    fn number(&mut self, number: &Number) {
        use alloc::string::ToString;

        /// Up to here, and in fact further, every integral `f64` is an `i128`.
        const MOST: f64 = 1e38;

        let whole =
            number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from)).or_else(|| {
                let number = number.as_f64()?;
                #[expect(clippy::cast_possible_truncation, reason = "it is whole, and in range")]
                (number.fract() == 0.0 && number.abs() <= MOST).then_some(number as i128)
            });
        let text = match (whole, number.as_f64()) {
            (Some(whole), _) => whole.to_string(),
            (None, Some(number)) if number.is_finite() => number.to_string(),
            // Beyond any `f64`, as only `arbitrary_precision` keeps it: as it is written.
            _ => number.to_string(),
        };
        self.sized(b'd', text.len());
        self.0.update(text);
    }

    fn sized(&mut self, kind: u8, length: usize) {
        self.0.update([kind]);
        self.0.update(u64::try_from(length).unwrap_or(u64::MAX).to_be_bytes());
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use serde_json::{Value, from_str};

    use super::Canonical;

    fn same(a: &str, b: &str) -> bool {
        let [a, b] = [a, b].map(|text| Canonical::of(&from_str::<Value>(text).unwrap()));
        a == b
    }

    #[test]
    fn one_meaning_one_digest() {
        for (a, b) in [
            (r#"{"a":1,"b":[2]}"#, r#"{ "b": [2.0], "a": 1e0 }"#),
            ("0", "-0.0"),
            ("1152921504606846976", "1152921504606846976.0"),
            ("100000000000000000000", "1e20"),
            ("0.1", "1e-1"),
            (r#""\u00e9""#, "\"é\""),
        ] {
            assert!(same(a, b), "{a} {b}");
        }
    }

    #[test]
    fn another_meaning_another_digest() {
        for (a, b) in [
            ("1", "\"1\""),
            ("1", "1.5"),
            ("9007199254740993", "9007199254740992"),
            ("[[],1]", "[[1]]"),
            (r#"["ab","c"]"#, r#"["a","bc"]"#),
            (r#"{"a":{"b":1}}"#, r#"{"a":{},"b":1}"#),
            (r#"{"a":null}"#, "{}"),
            ("[]", "{}"),
            // Unicode is left as it is: composed and decomposed are two texts.
            ("\"\u{e9}\"", "\"e\u{301}\""),
            ("\"a \"", "\"a\""),
        ] {
            assert!(!same(a, b), "{a} {b}");
        }
    }

    #[test]
    fn deep_nesting_needs_no_stack() {
        let mut value = Value::Null;
        for _ in 0..100_000 {
            value = Value::Array(Vec::from([value]));
        }
        Canonical::of(&value);
        // Its own drop would recurse.
        core::mem::forget(value);
    }
}
