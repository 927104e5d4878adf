//! The refusal in a reply: how a model without tools says that it refuses.
//!
//! A refusal is a JSON object `{"refuse":"THE-ID"}`, optionally with `"detail"`, at the end of the reply: on
//! lines of its own, in a code fence or not, after prose or not; or behind prose on the last line. Several of
//! them are one refusal, under the rule that is declared first. An object in the middle of a line, or in
//! inline code behind other words, is a mention of one, and no refusal.
//!
//! A reply that begins a refusal and does not end it, or goes on behind it, is neither answer nor refusal.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;

use super::{InvalidRefusal, Kind, Stated};
use crate::observe::{self, Origin};
use crate::{Refusal, RefusalRules};

/// The key that makes an object a refusal. A word that answers seldom have for a key.
const KEY: &str = "refuse";

/// The refusal that a reply consists of, if it is no answer.
///
/// # Errors
///
/// What is wrong with a reply that is neither.
pub fn from_reply<R: RefusalRules>(reply: &str) -> Result<Option<Refusal<R>>, InvalidRefusal> {
    let refusal = first_declared(reply).map_err(|kind| InvalidRefusal::new(kind, R::RULES))?;
    Ok(refusal.inspect(|refusal| observe::refused(Origin::Model, refusal)))
}

/// Of several refusals the one that stands for all: the wire carries one.
fn first_declared<R: RefusalRules>(reply: &str) -> Result<Option<Refusal<R>>, Kind> {
    let mut refusals: Vec<Refusal<R>> = Vec::new();
    for object in objects(reply)? {
        let members = object.0.iter().map(|(name, value)| (name.as_str(), value));
        refusals.push(Stated::read(KEY, members)?.refusal()?);
    }
    let declared = |refusal: &Refusal<R>| R::RULES.iter().position(|rule| rule.id() == refusal.id());
    Ok(refusals.into_iter().min_by_key(declared))
}

/// The objects in the reply that are refusals.
fn objects(reply: &str) -> Result<Vec<Object>, Kind> {
    let mut objects = Vec::new();
    let mut rest = reply;
    // Whether nothing but refusals and the marks around them is on the line so far, and whether `rest` is what
    // is behind a refusal.
    let (mut at_start, mut is_last) = (true, false);
    // Where the last object ends that is no JSON. What it holds is not read again, or a reply of nothing but
    // braces would take time that grows with its square.
    let mut broken = reply.len();
    while let Some((before, from_brace)) = rest.find('{').and_then(|place| rest.split_at_checked(place)) {
        at_start = match before.rsplit_once('\n') {
            Some((_, line)) => is_around(line),
            None => at_start && is_around(before),
        };
        let begins = begins_refusal(from_brace);
        let is_inside = from_brace.len() > broken;
        let is_read = if is_inside { at_start && begins } else { at_start || begins };
        let behind_brace = from_brace.strip_prefix('{').unwrap_or_default();
        let (refusal, behind) = match is_read.then(|| first(from_brace)) {
            Some(First::Object(object, behind)) if object.is_refusal() => {
                // On the line, or up to the next object on it.
                let after = behind.split(['\n', '{']).next().unwrap_or_default();
                let is_in_code = before.ends_with('`');
                match (at_start, is_around(after)) {
                    (true, false) => return Err(Kind::NotAlone),
                    (true, true) => (Some(object), behind),
                    // Behind other words it is a mention, unless it is what they end in.
                    (false, _) if is_around(behind) && !is_in_code => (Some(object), behind),
                    (false, _) => (None, behind),
                }
            }
            Some(First::Object(_, behind)) => (None, behind),
            Some(First::Broken { is_cut_short, .. }) if begins && (at_start || is_cut_short) => {
                return Err(Kind::NotJson);
            }
            Some(First::Broken { length, .. }) => {
                broken = from_brace.len().saturating_sub(length);
                (None, behind_brace)
            }
            None => (None, behind_brace),
        };
        is_last = refusal.is_some();
        at_start &= is_last;
        objects.extend(refusal);
        rest = behind;
    }
    if objects.is_empty() || (is_last && is_around(rest)) { Ok(objects) } else { Err(Kind::NotAlone) }
}

/// What a text is that begins with a brace.
enum First<'t> {
    /// An object, and the text behind it.
    Object(Object, &'t str),
    /// What begins as an object and is none.
    Broken {
        /// How many bytes of it are read, in whole lines.
        length: usize,
        is_cut_short: bool,
    },
}

fn first(text: &str) -> First<'_> {
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<Object>();
    match stream.next() {
        Some(Ok(object)) => First::Object(object, text.get(stream.byte_offset()..).unwrap_or_default()),
        Some(Err(error)) => {
            let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
            First::Broken { length: lines.map(str::len).sum(), is_cut_short: error.is_eof() }
        }
        // There is nothing but white space, and so no brace.
        None => First::Broken { length: 0, is_cut_short: false },
    }
}

/// Whether a text that begins with a brace goes on as a refusal would, or is cut short before one can tell.
fn begins_refusal(text: &str) -> bool {
    const QUOTES: &[char] = &['"', '\'', '“', '”', '„', '«', '»', '‘', '’'];
    let inside = text.strip_prefix('{').unwrap_or_default().trim_start().trim_start_matches(QUOTES);
    match inside.strip_prefix(KEY) {
        Some(rest) => {
            let rest = rest.trim_start_matches(QUOTES).trim_start();
            rest.is_empty() || rest.starts_with(':')
        }
        None => !inside.is_empty() && KEY.starts_with(inside),
    }
}

/// Whether a text is nothing but what may stand around a refusal: white space, code marks, a list's marks.
fn is_around(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || matches!(c, '`' | '~' | '[' | ']' | ',' | '\u{feff}'))
}

/// A JSON object with every member as it is written: `serde_json`'s map keeps one of two with the same name.
struct Object(Vec<(String, Value)>);

impl Object {
    fn is_refusal(&self) -> bool {
        self.0.iter().any(|(name, _)| name == KEY)
    }
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members;

        impl<'de> Visitor<'de> for Members {
            type Value = Object;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Object(members))
            }
        }

        deserializer.deserialize_map(Members)
    }
}
