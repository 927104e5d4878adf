//! A refusal on the wire: the A2A 1.0 and 0.3 Parts.

use alloc::borrow::ToOwned;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::{Map, Value};

/// The media type of a refusal's data Part.
pub const MEDIA_TYPE: &str = "application/vnd.upperhand.refusal+json";

/// The media type of a refusal's text Part.
const TEXT_MEDIA_TYPE: &str = "text/plain";

/// The payload of a refusal's data Part: `{"rule","reason","detail"}`, `detail` only if there is one.
///
/// Source: Refusals v1, *Runtime Part*.
///
/// ```
/// use refusals_runtime::refusal_rules;
///
/// #[refusal_rules]
/// enum TaxRule {
///     /// I can't file returns for you.
///     FileReturn,
/// }
///
/// let refusal = TaxRule::FileReturn.refuse();
/// let json = serde_json::Value::from(refusal.data());
/// assert_eq!(json, serde_json::json!({
///     "rule": "file-return",
///     "reason": "I can't file returns for you.",
/// }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefusalData<'a> {
    rule: &'static str,
    reason: &'static str,
    detail: Option<&'a str>,
}

impl<'a> RefusalData<'a> {
    pub(crate) const fn new(rule: &'static str, reason: &'static str, detail: Option<&'a str>) -> Self {
        Self { rule, reason, detail }
    }

    /// The members in the standard's order.
    fn members(&self) -> impl Iterator<Item = (&'static str, &'a str)> {
        [("rule", self.rule), ("reason", self.reason)]
            .into_iter()
            .chain(self.detail.map(|detail| ("detail", detail)))
    }
}

impl Serialize for RefusalData<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut data = serializer.serialize_struct("RefusalData", self.members().count())?;
        for (name, value) in self.members() {
            data.serialize_field(name, value)?;
        }
        data.end()
    }
}

impl From<RefusalData<'_>> for Value {
    fn from(data: RefusalData<'_>) -> Self {
        let members = data.members().map(|(name, value)| (name.to_owned(), value.into()));
        Self::Object(members.collect::<Map<_, _>>())
    }
}

/// One Part of an A2A 1.0 message. Serializes to the protocol's JSON:
///
/// ```json
/// {"text":"…","mediaType":"text/plain"}
/// {"data":{"rule":"…","reason":"…"},"metadata":{"mimeType":"application/vnd.upperhand.refusal+json"},"mediaType":"application/vnd.upperhand.refusal+json"}
/// ```
///
/// The data Part names its media type twice: an SDK that serves a 1.0 message to a 0.3 client drops
/// `mediaType` and keeps `metadata`.
///
/// Source: A2A 1.0, `Part`; Refusals v1, *Runtime Part*.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a>(Content<'a>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content<'a> {
    Text(&'a str),
    Refusal(RefusalData<'a>),
}

impl<'a> Part<'a> {
    pub(crate) const fn text(text: &'a str) -> Self {
        Self(Content::Text(text))
    }

    pub(crate) const fn refusal(data: RefusalData<'a>) -> Self {
        Self(Content::Refusal(data))
    }

    /// The Part's media type: `text/plain`, or [`MEDIA_TYPE`].
    #[must_use]
    pub const fn media_type(&self) -> &'static str {
        match self.0 {
            Content::Text(_) => TEXT_MEDIA_TYPE,
            Content::Refusal(_) => MEDIA_TYPE,
        }
    }
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut part = match self.0 {
            Content::Text(text) => {
                let mut part = serializer.serialize_struct("Part", 2)?;
                part.serialize_field("text", text)?;
                part
            }
            Content::Refusal(data) => {
                let mut part = serializer.serialize_struct("Part", 3)?;
                part.serialize_field("data", &data)?;
                part.serialize_field("metadata", &Metadata)?;
                part
            }
        };
        part.serialize_field("mediaType", self.media_type())?;
        part.end()
    }
}

/// One Part of an A2A 0.3 message. Serializes to the protocol's JSON:
///
/// ```json
/// {"kind":"text","text":"…"}
/// {"kind":"data","data":{"rule":"…","reason":"…"},"metadata":{"mimeType":"application/vnd.upperhand.refusal+json"}}
/// ```
///
/// A2A 0.3 has no media type on these Parts; `metadata.mimeType` is the place that agents use.
///
/// Source: A2A 0.3, `TextPart` and `DataPart`; Refusals v1, *Runtime Part*.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PartV03<'a>(Content<'a>);

impl<'a> PartV03<'a> {
    pub(crate) const fn new(part: Part<'a>) -> Self {
        Self(part.0)
    }
}

impl Serialize for PartV03<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Content::Text(text) => {
                let mut part = serializer.serialize_struct("TextPart", 2)?;
                part.serialize_field("kind", "text")?;
                part.serialize_field("text", text)?;
                part.end()
            }
            Content::Refusal(data) => {
                let mut part = serializer.serialize_struct("DataPart", 3)?;
                part.serialize_field("kind", "data")?;
                part.serialize_field("data", &data)?;
                part.serialize_field("metadata", &Metadata)?;
                part.end()
            }
        }
    }
}

/// The media type of a data Part, where an SDK that drops `mediaType` leaves it alone.
struct Metadata;

impl Serialize for Metadata {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut metadata = serializer.serialize_struct("Metadata", 1)?;
        metadata.serialize_field("mimeType", MEDIA_TYPE)?;
        metadata.end()
    }
}
