//! The clauses of the standard that are probed.

use core::fmt;

/// A clause of Refusals v1, as far as it can be probed from the outside.
///
/// Source: Refusals v1, *Card declaration*, *Runtime Part* and *Conformance (probed)*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Clause {
    /// The card declares the extension.
    Declared,
    /// The card declares it once.
    DeclaredOnce,
    /// The extension is not required of clients.
    NotRequired,
    /// The params have a rule in them.
    ParamsNotEmpty,
    /// The params map strings to strings.
    ParamsFlat,
    /// The ids are in kebab case.
    KebabCaseIds,
    /// Each reason is one line of text.
    OneLineReasons,
    /// The request was refused, by both Parts.
    BothParts,
    /// The response is a normal result.
    EnvelopeIsSuccess,
    /// The text Part is `text/plain`, and the data Part has the media type of a refusal.
    MediaTypes,
    /// The data Part names a rule.
    RuleNamed,
    /// The card advertises the rule.
    RuleAdvertised,
    /// The reason is the advertised one.
    ReasonAdvertised,
    /// The text Part carries the reason.
    TextIsReason,
    /// The detail, if there is one, is a text.
    DetailIsText,
    /// The refusal stands alone.
    RefusalAlone,
}

/// How binding a clause is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// An agent that breaks it is not conformant.
    Must,
    /// An agent may have a reason to break it.
    Should,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Must => "MUST",
            Self::Should => "SHOULD",
        })
    }
}

impl Clause {
    /// The clauses about a card.
    pub const CARD: [Self; 7] = [
        Self::Declared,
        Self::DeclaredOnce,
        Self::NotRequired,
        Self::ParamsNotEmpty,
        Self::ParamsFlat,
        Self::KebabCaseIds,
        Self::OneLineReasons,
    ];

    /// The clauses about an exchange that provokes a refusal.
    pub const EXCHANGE: [Self; 9] = [
        Self::BothParts,
        Self::EnvelopeIsSuccess,
        Self::MediaTypes,
        Self::RuleNamed,
        Self::RuleAdvertised,
        Self::ReasonAdvertised,
        Self::TextIsReason,
        Self::DetailIsText,
        Self::RefusalAlone,
    ];

    /// The clause's number: `C` for the card, `E` for the exchange.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Declared => "C1",
            Self::DeclaredOnce => "C2",
            Self::NotRequired => "C3",
            Self::ParamsNotEmpty => "C4",
            Self::ParamsFlat => "C5",
            Self::KebabCaseIds => "C6",
            Self::OneLineReasons => "C7",
            Self::BothParts => "E1",
            Self::EnvelopeIsSuccess => "E2",
            Self::MediaTypes => "E3",
            Self::RuleNamed => "E4",
            Self::RuleAdvertised => "E5",
            Self::ReasonAdvertised => "E6",
            Self::TextIsReason => "E7",
            Self::DetailIsText => "E8",
            Self::RefusalAlone => "E9",
        }
    }

    /// What the standard says, in its words as far as they are a sentence.
    #[must_use]
    pub const fn quote(self) -> &'static str {
        match self {
            Self::Declared => "a card-level advertisement of the agent's refusal posture",
            Self::DeclaredOnce => "The same map is the agent's single source of truth",
            Self::NotRequired => "\"required\": false",
            Self::ParamsNotEmpty => "Card params is a non-empty … map",
            Self::ParamsFlat => "a … flat string→string map",
            Self::KebabCaseIds => "with kebab-case keys",
            Self::OneLineReasons => "a one-line, user-facing reason",
            Self::BothParts => "A provoked refusal round-trips both Parts",
            Self::EnvelopeIsSuccess => "JSON-RPC success at the envelope level",
            Self::MediaTypes => {
                "a text/plain Part … a data Part with media type application/vnd.upperhand.refusal+json"
            }
            Self::RuleNamed => "rule (required)",
            Self::RuleAdvertised => "rule … MUST match a key advertised in the card declaration",
            Self::ReasonAdvertised => "reason (required) — the advertised one-liner",
            Self::TextIsReason => "a text/plain Part carrying the user-facing reason",
            Self::DetailIsText => "detail (optional) — per-call context",
            Self::RefusalAlone => {
                "the refusal Parts replace that result's text/json/ui/citation Parts entirely"
            }
        }
    }

    /// How binding the clause is. What the standard shows in an example alone is a SHOULD.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::DeclaredOnce | Self::NotRequired | Self::DetailIsText => Level::Should,
            _ => Level::Must,
        }
    }
}
