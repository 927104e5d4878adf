//! The one place where foreign JSON is parsed.

use serde_json::Value;

/// The value of a JSON text, or what is wrong with it.
pub(crate) fn parse(text: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(text).map_err(|error| error.to_string())
}
