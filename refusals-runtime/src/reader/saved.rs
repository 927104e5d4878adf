//! The refused requests as they are saved over a restart.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::num::NonZeroUsize;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::{Map, Value};

use super::canonical::Digest;
use super::{AdvertisedRule, Mark, Oddity, ReceivedRefusal, RefusedRequests, Untrusted};

/// The form of what is saved. A change that an older reader would misread counts it up.
const VERSION: u64 = 1;

/// An object: `version`, `capacity`, and the `requests` from the one that was needed the longest ago.
impl Serialize for RefusedRequests {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entry = |(request, refusals): (Digest, Arc<[ReceivedRefusal]>)| {
            let refusals = refusals.iter().map(ReceivedRefusal::saved).collect();
            Value::Object(object([
                ("request", Some(Value::String(hex(&request)))),
                ("refusals", Some(Value::Array(refusals))),
            ]))
        };
        let requests: Vec<Value> = self.entries().into_iter().map(entry).collect();
        let mut saved = serializer.serialize_struct("RefusedRequests", 3)?;
        saved.serialize_field("version", &VERSION)?;
        saved.serialize_field("capacity", &self.capacity())?;
        saved.serialize_field("requests", &requests)?;
        saved.end()
    }
}

/// What was saved must be as it was: an entry that can't be read is an error, and not forgotten.
impl<'de> Deserialize<'de> for RefusedRequests {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        if saved.get("version").and_then(Value::as_u64) != Some(VERSION) {
            return Err(D::Error::custom("`version` is not 1: these requests were saved by another release"));
        }
        let capacity =
            saved.get("capacity").and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok());
        let capacity = capacity.and_then(NonZeroUsize::new);
        let capacity = capacity.ok_or_else(|| D::Error::custom("`capacity` is not a number above 0"))?;
        let requests = saved.get("requests").and_then(Value::as_array);
        let requests = requests.ok_or_else(|| D::Error::custom("`requests` is not a list"))?;
        let entries: Option<Vec<_>> = requests.iter().map(entry).collect();
        let entries = entries.ok_or_else(|| D::Error::custom("one of `requests` can't be read"))?;
        Ok(Self::from_entries(capacity, entries))
    }
}

fn entry(saved: &Value) -> Option<(Digest, Arc<[ReceivedRefusal]>)> {
    let request = digest(saved.get("request")?.as_str()?)?;
    let refusals: Option<Vec<_>> =
        saved.get("refusals")?.as_array()?.iter().map(ReceivedRefusal::restored).collect();
    let refusals = refusals.filter(|refusals| !refusals.is_empty())?;
    Some((request, refusals.into()))
}

impl ReceivedRefusal {
    fn saved(&self) -> Value {
        let text = |text: &Option<Untrusted<'_>>| text.as_ref().map(|text| text.raw().into());
        let advertised = self.advertised.as_ref().map(|rule| {
            Value::Object(object([
                ("id", Some(rule.id().into())),
                ("reason", Some(rule.reason().raw().into())),
            ]))
        });
        Value::Object(object([
            ("rule", text(&self.rule)),
            ("reason", text(&self.reason)),
            ("detail", text(&self.detail)),
            ("text", self.text().map(|text| text.raw().into())),
            ("advertised", advertised),
            ("oddities", Some(self.oddities.iter().map(|oddity| oddity.name()).collect())),
            ("markedBy", Some(self.marked_by.name().into())),
            ("pointer", Some(self.pointer.as_str().into())),
        ]))
    }

    fn restored(saved: &Value) -> Option<Self> {
        let saved = saved.as_object()?;
        let text = |name: &str| match saved.get(name) {
            None => Some(None),
            Some(text) => Some(Some(Untrusted::new(text.as_str()?.to_string()))),
        };
        let advertised = match saved.get("advertised") {
            None => None,
            Some(rule) => {
                Some(AdvertisedRule::restored(rule.get("id")?.as_str()?, rule.get("reason")?.as_str()?)?)
            }
        };
        let oddity = |name: &Value| {
            let name = name.as_str()?;
            Oddity::ALL.into_iter().find(|oddity| oddity.name() == name)
        };
        let oddities: Option<Vec<_>> = saved.get("oddities")?.as_array()?.iter().map(oddity).collect();
        // They are in order, and each is there once: whoever looks for one relies on it.
        let oddities = oddities.filter(|oddities| oddities.is_sorted_by(|a, b| a < b))?;
        let marked_by = saved.get("markedBy")?.as_str()?;
        Some(Self {
            rule: text("rule")?,
            reason: text("reason")?,
            detail: text("detail")?,
            text: text("text")?.map(Arc::new),
            advertised,
            oddities,
            marked_by: Mark::ALL.into_iter().find(|mark| mark.name() == marked_by)?,
            pointer: saved.get("pointer")?.as_str()?.to_string(),
            raw: None,
        })
    }
}

fn object<const N: usize>(members: [(&str, Option<Value>); N]) -> Map<String, Value> {
    members.into_iter().filter_map(|(name, value)| Some((name.to_string(), value?))).collect()
}

fn hex(digest: &Digest) -> String {
    digest
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 0xf])
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .collect()
}

fn digest(hex: &str) -> Option<Digest> {
    let digits: Option<Vec<u32>> = hex.chars().map(|c| c.to_digit(16)).collect();
    let bytes: Option<Vec<u8>> =
        digits?.chunks(2).map(|pair| u8::try_from(pair.first()? * 16 + pair.get(1)?).ok()).collect();
    bytes?.try_into().ok()
}
