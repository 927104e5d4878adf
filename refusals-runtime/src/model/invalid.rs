//! What is wrong with a refusal that a model has stated.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::{RefuseTool, Rule};

/// A model meant to refuse and did not state a refusal as it was asked to.
///
/// This is neither a refusal nor an answer. Its text is made for the model: it says what is wrong and lists
/// the ids that there are, so that the next attempt can be right. What the model wrote is escaped in it.
///
/// ```
/// use refusals_runtime::{InvalidRefusalKind, refusal_rules};
///
/// #[refusal_rules]
/// enum TaxRule {
///     /// I can't file returns for you.
///     FileReturn,
/// }
///
/// let error = TaxRule::refusal_from_call(&serde_json::json!({ "rule": "file-returns" })).unwrap_err();
/// assert!(matches!(error.kind(), InvalidRefusalKind::UnknownRule { id } if id == "file-returns"));
/// assert_eq!(error.to_string(), "there is no rule `file-returns`; the ids are `file-return`");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidRefusal {
    kind: InvalidRefusalKind,
    rules: &'static [Rule],
}

impl InvalidRefusal {
    pub(super) const fn new(kind: InvalidRefusalKind, rules: &'static [Rule]) -> Self {
        Self { kind, rules }
    }

    /// What is wrong.
    #[must_use]
    pub const fn kind(&self) -> &InvalidRefusalKind {
        &self.kind
    }

    /// The rules that there are, in declaration order.
    #[must_use]
    pub const fn rules(&self) -> &'static [Rule] {
        self.rules
    }
}

/// What is wrong with a refusal that a model has stated. What it wrote is foreign text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidRefusalKind {
    /// No rule has this id.
    UnknownRule {
        /// What the model wrote.
        id: String,
    },
    /// A field that must be there is not.
    Missing {
        /// `rule` in a call, `refuse` in a reply.
        field: &'static str,
    },
    /// A field that must be a string is something else.
    NotAString {
        /// The field's name.
        field: &'static str,
        /// What it is, such as `a number`.
        found: &'static str,
    },
    /// There is a field that a refusal does not have: the reason, for example, is not the model's to give.
    UnknownField {
        /// What the model wrote.
        name: String,
        /// The name of the field that holds the id.
        rule_key: &'static str,
    },
    /// A field is there twice.
    Duplicate {
        /// The field's name.
        field: &'static str,
    },
    /// The arguments of a call are no JSON object.
    NotAnObject {
        /// What they are. Some interfaces give a JSON text, `a string`, to be parsed first.
        found: &'static str,
    },
    /// The detail is longer than [`RefuseTool::MAX_DETAIL`].
    DetailTooLong {
        /// Its length in characters.
        length: usize,
    },
    /// The detail holds a character that its readers could not see, or that would move others.
    DetailNotPlain {
        /// The first such character.
        character: char,
        /// Its kind, such as `control character`.
        kind: &'static str,
    },
    /// The reply has a refusal in it that is no JSON, or is cut short.
    NotJson,
    /// The reply has a refusal in it, and more behind it.
    NotAlone,
}

impl fmt::Display for InvalidRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use InvalidRefusalKind as Kind;

        match &self.kind {
            Kind::UnknownRule { id } => write!(f, "there is no rule `{}`", Shown(id))?,
            Kind::Missing { field } => write!(f, "`{field}` is missing; write an id")?,
            Kind::NotAString { field, found } => write!(f, "`{field}` is {found}; write a string")?,
            Kind::UnknownField { name, rule_key } => write!(
                f,
                "unknown field `{}`; a refusal has `{rule_key}` and, if there is something to say, `detail`",
                Shown(name)
            )?,
            Kind::Duplicate { field } => write!(f, "`{field}` is there twice; write it once")?,
            Kind::NotAnObject { found } => {
                write!(f, "the arguments are {found}; write an object with `rule`")?;
            }
            Kind::DetailTooLong { length } => write!(
                f,
                "`detail` has {length} characters, of {} at most; name only the part that the rule is about",
                RefuseTool::MAX_DETAIL
            )?,
            Kind::DetailNotPlain { character, kind } => {
                write!(f, "`detail` holds U+{:04X} ({kind}); write it without", u32::from(*character))?;
            }
            Kind::NotJson => {
                f.write_str("the refusal is no complete JSON; write `{\"refuse\":\"THE-ID\"}` on one line")?;
            }
            Kind::NotAlone => f.write_str(
                "there is more behind the refusal; write the line with the refusal alone, or answer without it",
            )?,
        }
        for (rule, before) in
            self.rules.iter().zip(core::iter::once("; the ids are ").chain(core::iter::repeat(", ")))
        {
            write!(f, "{before}`{}`", rule.id())?;
        }
        Ok(())
    }
}

impl Error for InvalidRefusal {}

/// What a model wrote, cut short, with everything that is not a plain character escaped.
struct Shown<'a>(&'a str);

impl Shown<'_> {
    const MOST: usize = 64;
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars().take(Self::MOST) {
            // The backtick would end the quotation.
            if c == '`' { f.write_str("\\`")? } else { write!(f, "{}", c.escape_debug())? }
        }
        if self.0.chars().nth(Self::MOST).is_some() {
            f.write_str("…")?;
        }
        Ok(())
    }
}
