//! What a language model says when it refuses: the tool that it calls, or the line that it writes.
//!
//! The model supplies the id and the detail, and neither is believed: an id is one of the enum's or an error,
//! a detail is short and plain, and the reason is always the enum's own.

mod invalid;
mod reply;
mod tool;

use alloc::string::{String, ToString};

use serde_json::Value;

use crate::characters::unpublishable;
use crate::observe::{self, Origin};
use crate::value::kind;
use crate::{Refusal, RefusalRules};

use self::invalid::InvalidRefusalKind as Kind;
pub use self::invalid::{InvalidRefusal, InvalidRefusalKind};
pub use self::reply::from_reply;
pub use self::tool::RefuseTool;

/// The refusal that the arguments of a refuse tool's call state.
///
/// # Errors
///
/// What is wrong with them.
pub fn from_call<R: RefusalRules>(arguments: &Value) -> Result<Refusal<R>, InvalidRefusal> {
    let invalid = |fault| InvalidRefusal::new(fault, R::RULES);
    let Value::Object(members) = arguments else {
        return Err(invalid(Kind::NotAnObject { found: kind(arguments) }));
    };
    let stated = Stated::read("rule", members.iter().map(|(name, value)| (name.as_str(), value)));
    stated
        .and_then(Stated::refusal)
        .inspect(|refusal| observe::refused(Origin::Model, refusal))
        .map_err(invalid)
}

/// What a model has stated: a rule, and what was special about the request.
struct Stated<'a> {
    rule: &'a str,
    detail: Option<&'a str>,
}

impl<'a> Stated<'a> {
    /// Reads the members of an object, of which one names the rule.
    fn read(
        rule_key: &'static str,
        members: impl IntoIterator<Item = (&'a str, &'a Value)>,
    ) -> Result<Self, Kind> {
        let (mut rule, mut detail) = (None, None);
        for (name, value) in members {
            let (key, slot) = match name {
                "detail" => ("detail", &mut detail),
                _ if name == rule_key => (rule_key, &mut rule),
                _ => return Err(Kind::UnknownField { name: name.to_string(), rule_key }),
            };
            if slot.replace(value).is_some() {
                return Err(Kind::Duplicate { field: key });
            }
        }
        let rule = rule.ok_or(Kind::Missing { field: rule_key })?;
        let Value::String(rule) = rule else {
            return Err(Kind::NotAString { field: rule_key, found: kind(rule) });
        };
        // A model that must give every argument says with `null` or with nothing that there is no detail.
        let detail = match detail {
            None | Some(Value::Null) => None,
            Some(Value::String(detail)) => Some(detail.trim()).filter(|detail| !detail.is_empty()),
            Some(other) => return Err(Kind::NotAString { field: "detail", found: kind(other) }),
        };
        Ok(Self { rule, detail })
    }

    fn refusal<R: RefusalRules>(self) -> Result<Refusal<R>, Kind> {
        let rule = R::from_id(self.rule).ok_or_else(|| Kind::UnknownRule { id: self.rule.to_string() })?;
        let Some(detail) = self.detail else { return Ok(rule.refuse()) };
        let length = detail.chars().count();
        if length > RefuseTool::MAX_DETAIL {
            return Err(Kind::DetailTooLong { length });
        }
        if let Some((character, kind)) = detail.chars().find_map(|c| unpublishable(c).map(|kind| (c, kind))) {
            return Err(Kind::DetailNotPlain { character, kind });
        }
        Ok(rule.refuse().because(String::from(detail)))
    }
}
