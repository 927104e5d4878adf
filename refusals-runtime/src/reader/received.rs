//! A refusal as it was received, and what is odd about it.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use serde_json::Value;

use super::json::is_too_deep;
use super::{AdvertisedRule, Posture, Untrusted};
use crate::RefusalRules;

/// A refusal that an agent has sent.
///
/// With the feature `reader`.
///
/// It is shown whatever is odd about it, and what is odd is shown beside it: see [`render`](crate::render).
/// To decide by, there is the rule alone: reason and detail are prose.
///
/// ```
/// use refusals_runtime::{Oddity, Posture, Reply};
///
/// let response = serde_json::json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": [
///     { "text": "One family per cut." },
///     { "data": { "rule": "seg-mix", "reason": "One family per cut." },
///       "mediaType": "application/vnd.upperhand.refusal+json" }
/// ] } });
/// let posture = Posture::unknown();
/// let Reply::Refused(refusals) = Reply::read(&response, &posture) else { panic!("expected a refusal") };
/// assert!(refusals[0].is_by("seg-mix"));
/// assert_eq!(refusals[0].pointer(), "/message/parts/1");
/// assert_eq!(refusals[0].oddities(), [Oddity::RuleNotAdvertised]); // of this agent, no posture is known
/// ```
///
/// Source: Refusals v1, *Runtime Part*.
#[must_use = "a refusal must be shown to whoever asked, as with `render`"]
#[derive(Debug, Clone, PartialEq)]
pub struct ReceivedRefusal {
    pub(super) rule: Option<Untrusted<'static>>,
    pub(super) reason: Option<Untrusted<'static>>,
    pub(super) detail: Option<Untrusted<'static>>,
    pub(super) text: Option<Arc<Untrusted<'static>>>,
    pub(super) advertised: Option<AdvertisedRule>,
    pub(super) oddities: Vec<Oddity>,
    pub(super) marked_by: Mark,
    pub(super) pointer: String,
    pub(super) raw: Option<Value>,
}

/// What is odd about a refusal. Each says it in a sentence, with nothing of the agent's in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Oddity {
    /// The Part that is marked as a refusal has no JSON object for data.
    NoData,
    /// There is no `rule`, or it is no string, or an empty one.
    RuleMissing,
    /// The card does not advertise the rule.
    RuleNotAdvertised,
    /// There is no `reason`, or it is no string, or an empty one.
    ReasonMissing,
    /// The reason is not the one that the card advertises for the rule.
    ReasonNotAdvertised,
    /// The detail is no string. [`detail`](ReceivedRefusal::detail) is its JSON.
    DetailNotAString,
    /// There is no text Part with the reason in it.
    TextMissing,
    /// The text Part says something other than the reason.
    TextDiffers,
    /// The refusal came in, or with, an error. A refusal is a successful exchange.
    EnvelopeIsError,
    /// There are Parts of an answer beside the refusal. A refusal replaces the answer entirely: discard them.
    AnswerBeside,
    /// Parts of an answer had been streamed before the refusal: take back what was shown of them.
    AnswerStreamed,
    /// The stream broke off behind the refusal.
    StreamBrokeOff,
    /// The refusal is nested too deeply to be kept: [`raw`](ReceivedRefusal::raw) has nothing.
    NestedTooDeeply,
}

impl Oddity {
    /// Every oddity, in order.
    pub(super) const ALL: [Self; 13] = [
        Self::NoData,
        Self::RuleMissing,
        Self::RuleNotAdvertised,
        Self::ReasonMissing,
        Self::ReasonNotAdvertised,
        Self::DetailNotAString,
        Self::TextMissing,
        Self::TextDiffers,
        Self::EnvelopeIsError,
        Self::AnswerBeside,
        Self::AnswerStreamed,
        Self::StreamBrokeOff,
        Self::NestedTooDeeply,
    ];

    /// The oddity's name in data, such as `text-missing`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoData => "no-data",
            Self::RuleMissing => "rule-missing",
            Self::RuleNotAdvertised => "rule-not-advertised",
            Self::ReasonMissing => "reason-missing",
            Self::ReasonNotAdvertised => "reason-not-advertised",
            Self::DetailNotAString => "detail-not-a-string",
            Self::TextMissing => "text-missing",
            Self::TextDiffers => "text-differs",
            Self::EnvelopeIsError => "envelope-is-error",
            Self::AnswerBeside => "answer-beside",
            Self::AnswerStreamed => "answer-streamed",
            Self::StreamBrokeOff => "stream-broke-off",
            Self::NestedTooDeeply => "nested-too-deeply",
        }
    }

    /// What is odd, in a few words that go after the refusal.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::NoData => "the Part that is marked as a refusal has no data",
            Self::RuleMissing => "it names no rule",
            Self::RuleNotAdvertised => "its rule is not on the agent's card",
            Self::ReasonMissing => "it gives no reason",
            Self::ReasonNotAdvertised => "its reason is not the one on the agent's card",
            Self::DetailNotAString => "its detail is not a text",
            Self::TextMissing => "it came without its text Part",
            Self::TextDiffers => "its text Part says something else",
            Self::EnvelopeIsError => "it came as an error",
            Self::AnswerBeside => "an answer stood beside it, which does not count",
            Self::AnswerStreamed => "part of an answer had come before it, which does not count",
            Self::StreamBrokeOff => "the stream broke off behind it",
            Self::NestedTooDeeply => "its data is nested too deeply to be kept",
        }
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

/// How a Part is known to be a refusal. All three are regular: SDKs drop a media type on the way between the
/// versions of A2A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mark {
    /// By its media type.
    MediaType,
    /// By `mimeType` in its metadata.
    Metadata,
    /// By the shape of its data: it has no media type, and its message names the extension or is an error.
    Shape,
}

impl Mark {
    /// Every mark.
    pub(super) const ALL: [Self; 3] = [Self::MediaType, Self::Metadata, Self::Shape];

    /// The mark's name in data.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::MediaType => "media-type",
            Self::Metadata => "metadata",
            Self::Shape => "shape",
        }
    }
}

impl ReceivedRefusal {
    /// Reads the Part, and what it says is odd in itself.
    pub(super) fn read(
        part: &Value,
        data: Option<&Value>,
        marked_by: Mark,
        pointer: String,
        posture: &Posture,
    ) -> Self {
        let member = |name: &str| data.and_then(Value::as_object)?.get(name);
        let line =
            |name: &str| Some(member(name)?.as_str()?).filter(|text| !Untrusted::new(*text).is_blank());
        let is_too_deep = is_too_deep(part);

        let (rule, reason) = (line("rule"), line("reason"));
        let advertised = rule.and_then(|rule| posture.get(rule));
        let detail = match member("detail") {
            None | Some(Value::Null) => None,
            Some(Value::String(detail)) => Some(detail.clone()),
            Some(_) if is_too_deep => None,
            Some(detail) => Some(detail.to_string()),
        };
        let odd = [
            (Oddity::NoData, !data.is_some_and(Value::is_object)),
            (Oddity::RuleMissing, rule.is_none()),
            (Oddity::RuleNotAdvertised, rule.is_some() && advertised.is_none()),
            (Oddity::ReasonMissing, reason.is_none()),
            (
                Oddity::ReasonNotAdvertised,
                reason.zip(advertised).is_some_and(|(reason, rule)| rule.reason().raw() != reason),
            ),
            (Oddity::DetailNotAString, member("detail").is_some_and(|detail| !detail.is_string())),
            (Oddity::NestedTooDeeply, is_too_deep),
        ];
        let owned = |text: &str| Untrusted::new(String::from(text));
        Self {
            rule: rule.map(owned),
            reason: reason.map(owned),
            detail: detail.map(Untrusted::new),
            // Marked as a refusal, a text Part is one too, and what it says is shown.
            text: if data.is_none() {
                part.get("text").and_then(Value::as_str).map(owned).map(Arc::new)
            } else {
                None
            },
            advertised: advertised.cloned(),
            oddities: odd.into_iter().filter_map(|(oddity, is_so)| is_so.then_some(oddity)).collect(),
            marked_by,
            pointer,
            raw: (!is_too_deep).then(|| part.clone()),
        }
    }

    /// Notes an oddity; they stay in order.
    pub(super) fn note(&mut self, oddity: Oddity) {
        if let Err(place) = self.oddities.binary_search(&oddity) {
            self.oddities.insert(place, oddity);
        }
    }

    /// The id of the rule that the refusal names.
    #[must_use]
    pub const fn rule(&self) -> Option<&Untrusted<'static>> {
        self.rule.as_ref()
    }

    /// Whether the refusal names that rule.
    #[must_use]
    pub fn is_by(&self, id: &str) -> bool {
        self.rule().is_some_and(|rule| rule.raw() == id)
    }

    /// The rule as one of your own enum's, where the agent's rules are known when you compile.
    ///
    /// ```
    /// use refusals_runtime::{Posture, Reply, refusal_rules};
    ///
    /// #[refusal_rules]
    /// #[derive(Debug, PartialEq)]
    /// enum SurveyRule {
    ///     /// That demographic cut is not defined for this study.
    ///     InvalidCut,
    /// }
    ///
    /// let refusal = SurveyRule::InvalidCut.refuse();
    /// let response = serde_json::json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": refusal.parts() } });
    /// let Reply::Refused(refusals) = Reply::read(&response, &Posture::unknown()) else { panic!("expected a refusal") };
    /// assert_eq!(refusals[0].known(), Some(SurveyRule::InvalidCut));
    /// ```
    #[must_use]
    pub fn known<R: RefusalRules>(&self) -> Option<R> {
        R::from_id(self.rule()?.raw())
    }

    /// The rule as the agent's card advertises it.
    #[must_use]
    pub const fn advertised(&self) -> Option<&AdvertisedRule> {
        self.advertised.as_ref()
    }

    /// The reason that the refusal gives.
    #[must_use]
    pub const fn reason(&self) -> Option<&Untrusted<'static>> {
        self.reason.as_ref()
    }

    /// What was special about the request: a text, or the JSON of what is none.
    #[must_use]
    pub const fn detail(&self) -> Option<&Untrusted<'static>> {
        self.detail.as_ref()
    }

    /// The text Part that belongs to the refusal, for clients that know no refusals.
    #[must_use]
    pub fn text(&self) -> Option<&Untrusted<'static>> {
        self.text.as_deref()
    }

    /// What is odd about the refusal, in the order of the variants.
    #[must_use]
    pub fn oddities(&self) -> &[Oddity] {
        &self.oddities
    }

    /// How the Part is known to be a refusal.
    #[must_use]
    pub const fn marked_by(&self) -> Mark {
        self.marked_by
    }

    /// Where the Part is: a JSON Pointer (RFC 6901) into the response, or into the list of a stream's events.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// The Part as it came, with every member that it has. None on a refusal that is
    /// [remembered](crate::RefusedRequests), or that is nested too deeply.
    #[must_use]
    pub const fn raw(&self) -> Option<&Value> {
        self.raw.as_ref()
    }
}
