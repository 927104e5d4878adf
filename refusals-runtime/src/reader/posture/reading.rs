//! From a card to a posture, with all that can't be read.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde_json::Value;

use super::{AdvertisedRule, Posture, PostureError, PostureFault};
use crate::reader::member::{Object, present};
use crate::value::kind;
use crate::{EXTENSION_URI, Untrusted};

/// Where a card has its extensions.
pub(crate) const EXTENSIONS: &str = "/capabilities/extensions";

pub(super) fn read(card: &Value) -> Result<Posture, PostureError> {
    let mut reading = Reading::default();
    reading.card(card);
    let Reading { readable, faults } = reading;
    if faults.is_empty() { Ok(readable) } else { Err(PostureError { faults, readable }) }
}

#[derive(Default)]
struct Reading {
    readable: Posture,
    faults: Vec<PostureFault>,
}

impl Reading {
    fn card(&mut self, card: &Value) {
        let Some(card) = self.object("", card) else { return };
        let Some(capabilities) = present(card, "capabilities") else { return self.not_declared() };
        let Some(capabilities) = self.object("/capabilities", capabilities) else { return };
        let Some(extensions) = present(capabilities, "extensions") else { return self.not_declared() };
        let Value::Array(extensions) = extensions else {
            return self.wrong_type(EXTENSIONS, "an array", extensions);
        };
        let mut declarations = declarations(extensions);
        let Some((pointer, declaration)) = declarations.next() else { return self.not_declared() };
        self.declaration(pointer, declaration);
        for (pointer, _) in declarations {
            self.faults.push(PostureFault::DeclaredTwice { pointer: Untrusted::new(pointer) });
        }
    }

    fn declaration(&mut self, pointer: String, declaration: &Object) {
        let Some(params) = present(declaration, "params") else {
            return self.faults.push(PostureFault::NoParams { pointer: Untrusted::new(pointer) });
        };
        let pointer = pointer + "/params";
        let Some(params) = self.object(&pointer, params) else { return };
        if params.is_empty() {
            self.faults.push(PostureFault::NoRules { pointer: Untrusted::new(pointer) });
        } else {
            if params.len() > Posture::MAX_RULES {
                self.faults.push(PostureFault::TooManyRules { count: params.len() });
            }
            for (id, reason) in params.iter().take(Posture::MAX_RULES) {
                self.rule(&pointer, id, reason);
            }
        }
    }

    fn rule(&mut self, params: &str, id: &str, reason: &Value) {
        let pointer = || rule_pointer(params, id);
        let too_long = |text: &str, limit| {
            let length = text.len();
            (length > limit).then(|| PostureFault::TooLong {
                pointer: Untrusted::new(pointer()),
                length,
                limit,
            })
        };
        let id_fault = too_long(id, Posture::MAX_ID)
            .or_else(|| (!is_id(id)).then(|| PostureFault::InvalidId { id: Untrusted::new(id.to_owned()) }));
        let is_id_read = id_fault.is_none();
        self.faults.extend(id_fault);
        let Value::String(reason) = reason else {
            return self.wrong_type(&pointer(), "a string", reason);
        };
        if let Some(fault) = too_long(reason, Posture::MAX_REASON) {
            return self.faults.push(fault);
        }
        if is_id_read {
            self.readable.push(AdvertisedRule::new(id, reason));
        }
    }

    fn not_declared(&mut self) {
        self.faults.push(PostureFault::NotDeclared);
    }

    fn object<'v>(&mut self, pointer: &str, value: &'v Value) -> Option<&'v Object> {
        let object = value.as_object();
        if object.is_none() {
            self.wrong_type(pointer, "an object", value);
        }
        object
    }

    fn wrong_type(&mut self, pointer: &str, expected: &'static str, found: &Value) {
        let pointer = Untrusted::new(pointer.to_owned());
        self.faults.push(PostureFault::WrongType { pointer, expected, found: kind(found) });
    }
}

/// The declarations among the extensions of a card, each with its JSON Pointer.
pub(crate) fn declarations(extensions: &[Value]) -> impl Iterator<Item = (String, &Object)> {
    extensions.iter().enumerate().filter_map(|(place, extension)| {
        let extension = extension.as_object()?;
        let is_ours = extension.get("uri")?.as_str()? == EXTENSION_URI;
        is_ours.then(|| (format!("{EXTENSIONS}/{place}"), extension))
    })
}

/// The JSON Pointer (RFC 6901) to a rule of the params.
pub(crate) fn rule_pointer(params: &str, id: &str) -> String {
    format!("{params}/{}", id.replace('~', "~0").replace('/', "~1"))
}

/// Whether an id keeps the grammar `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
pub(crate) fn is_id(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.split('-').all(|word| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}
