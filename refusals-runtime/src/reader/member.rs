//! The members of a JSON object, as agents write them.

use alloc::string::String;

use serde_json::{Map, Value};

pub(super) type Object = Map<String, Value>;

/// A member by its name. A message and a Part have few members, and comparing a few names takes less time than
/// hashing one.
pub(super) fn get<'v>(object: &'v Object, name: &str) -> Option<&'v Value> {
    const FEW: usize = 8;
    if object.len() > FEW {
        return object.get(name);
    }
    object.iter().find_map(|(key, value)| (key == name).then_some(value))
}

/// A member that is there; `null` is how some SDKs write one that is not.
pub(super) fn present<'v>(object: &'v Object, name: &str) -> Option<&'v Value> {
    get(object, name).filter(|value| !value.is_null())
}

/// A member by its name in JSON, or by its name in the Protocol Buffers, which a reader must take too. With the name
/// that it has.
pub(super) fn named<'v, 'n>(
    object: &'v Object,
    name: &'n str,
    proto_name: &'n str,
) -> Option<(&'n str, &'v Value)> {
    [name, proto_name].into_iter().find_map(|name| Some((name, present(object, name)?)))
}

/// The same without the name.
pub(super) fn member<'v>(object: &'v Object, name: &str, proto_name: &str) -> Option<&'v Value> {
    named(object, name, proto_name).map(|(_, value)| value)
}

/// The same as a text, if it is one.
pub(super) fn text<'v>(object: &'v Object, name: &str, proto_name: &str) -> Option<&'v str> {
    member(object, name, proto_name)?.as_str()
}
