//! One Part, of either version of A2A.

use alloc::string::String;

use serde_json::Value;

use super::member::{Object, get, present, text};
use super::place::PartPlace;
use super::{Mark, Untrusted};
use crate::MEDIA_TYPE;

/// A Part that an agent has sent.
///
/// With the feature `reader`.
#[derive(Debug, Clone)]
pub struct ReceivedPart<'v> {
    pub(super) value: &'v Value,
    pub(super) place: PartPlace,
}

/// What is in a Part, of either version of A2A.
///
/// Source: A2A 1.0, `Part`; A2A 0.3, `TextPart`, `DataPart` and `FilePart`.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum PartContent<'v> {
    /// A text.
    Text(Untrusted<'v>),
    /// JSON. Its strings are as foreign as any text: wrap them in [`Untrusted`] to show them.
    Data(&'v Value),
    /// A file, by its URL. Think before you fetch what a stranger points to.
    Url(Untrusted<'v>),
    /// A file, in base64.
    Bytes(Untrusted<'v>),
    /// Nothing that the specification has.
    Unknown,
}

impl<'v> ReceivedPart<'v> {
    /// What is in the Part.
    #[must_use]
    pub fn content(&self) -> PartContent<'v> {
        content(self.value, self.place.data_is_nested())
    }

    /// The Part's media type, wherever it says it.
    #[must_use]
    pub fn media_type(&self) -> Option<Untrusted<'v>> {
        media_type(self.value).map(Untrusted::new)
    }

    /// The name of the file that is in the Part.
    #[must_use]
    pub fn filename(&self) -> Option<Untrusted<'v>> {
        filename(self.value).map(Untrusted::new)
    }

    /// Where the Part is: a JSON Pointer (RFC 6901) into the response, or into the list of a stream's events.
    #[must_use]
    pub fn pointer(&self) -> String {
        self.place.pointer()
    }

    /// The Part as it came.
    #[must_use]
    pub const fn raw(&self) -> &'v Value {
        self.value
    }

    pub(super) fn text(&self) -> Option<&'v str> {
        text(self.value.as_object()?, "text", "text")
    }

    /// Whether there is anything in the Part for someone who has asked.
    pub(super) fn has_content(&self) -> bool {
        match self.content() {
            PartContent::Text(text) | PartContent::Url(text) | PartContent::Bytes(text) => !text.is_blank(),
            PartContent::Data(data) => !data.is_null(),
            PartContent::Unknown => false,
        }
    }
}

/// The Parts of a message or of an artifact: the member's name, the list, and whether data is nested in it.
///
/// `parts`, but `content` in the JSON of A2A 0.3 over REST, which is that of its Protocol Buffers. There a Part
/// has no `kind`, and its data is one level down: `{"data":{"data":…}}`.
pub(super) fn list(container: &Object) -> Option<(&'static str, &[Value], bool)> {
    let list =
        |name, data_is_nested| Some((name, get(container, name)?.as_array()?.as_slice(), data_is_nested));
    let parts = list("parts", false);
    // One of the two is empty where a server writes both.
    parts.filter(|(_, parts, _)| !parts.is_empty()).or_else(|| list("content", true)).or(parts)
}

/// The data of a Part.
pub(super) fn data(part: &Value, is_nested: bool) -> Option<&Value> {
    let data = get(part.as_object()?, "data")?;
    if is_nested { data.get("data").or(Some(data)) } else { Some(data) }
}

pub(super) fn content(part: &Value, data_is_nested: bool) -> PartContent<'_> {
    let Some(object) = part.as_object() else { return PartContent::Unknown };
    if let Some(content) = text(object, "text", "text") {
        PartContent::Text(Untrusted::new(content))
    } else if let Some(data) = data(part, data_is_nested) {
        PartContent::Data(data)
    } else if let Some(url) = text(object, "url", "url").or_else(|| in_file(part, "uri", "fileWithUri")) {
        PartContent::Url(Untrusted::new(url))
    } else if let Some(bytes) = text(object, "raw", "raw").or_else(|| in_file(part, "bytes", "fileWithBytes"))
    {
        PartContent::Bytes(Untrusted::new(bytes))
    } else {
        PartContent::Unknown
    }
}

pub(super) fn filename(part: &Value) -> Option<&str> {
    text(part.as_object()?, "filename", "filename").or_else(|| in_file(part, "name", "name"))
}

pub(super) fn media_type(part: &Value) -> Option<&str> {
    let [own, in_metadata] = media_types(part);
    own.or(in_metadata).or_else(|| in_file(part, "mimeType", "mime_type"))
}

/// The media type that a Part has, and the one that its metadata has.
pub(crate) fn media_types(part: &Value) -> [Option<&str>; 2] {
    let Some(part) = part.as_object() else { return [None, None] };
    let own = text(part, "mediaType", "media_type");
    let in_metadata = metadata(part).and_then(|metadata| text(metadata, "mimeType", "mimeType"));
    [own, in_metadata].map(|media_type| media_type.filter(|media_type| !media_type.is_empty()))
}

/// How a Part is known to be a refusal, if it is one.
pub(super) fn mark(part: &Value, data: Option<&Value>, is_told_by_shape: bool) -> Option<Mark> {
    let is_ours = |media_type: &str| is_essence(media_type, MEDIA_TYPE);
    match media_types(part) {
        [Some(own), _] if is_ours(own) => Some(Mark::MediaType),
        [_, Some(in_metadata)] if is_ours(in_metadata) => Some(Mark::Metadata),
        [None, None] if is_told_by_shape && data.is_some_and(has_shape) => Some(Mark::Shape),
        _ => None,
    }
}

/// Whether a media type is the expected one, whatever its parameters.
pub(crate) fn is_essence(media_type: &str, expected: &str) -> bool {
    media_type.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(expected)
}

/// Whether data is that of a refusal, as far as its members tell.
pub(super) fn has_shape(data: &Value) -> bool {
    ["rule", "reason"].iter().all(|member| data.get(member).is_some_and(Value::is_string))
}

fn metadata(part: &Object) -> Option<&Object> {
    present(part, "metadata")?.as_object()
}

/// A member of the file of A2A 0.3, by its name in JSON-RPC or in REST.
fn in_file<'v>(part: &'v Value, name: &str, rest_name: &str) -> Option<&'v str> {
    text(get(part.as_object()?, "file")?.as_object()?, name, rest_name)
}
