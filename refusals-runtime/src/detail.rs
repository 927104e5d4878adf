//! The optional per-call context of a refusal.

use alloc::borrow::Cow;

/// A refusal's detail. A static text is not copied to the heap.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Detail(Option<Cow<'static, str>>);

impl Detail {
    pub(crate) const NONE: Self = Self(None);

    pub(crate) fn new(text: impl Into<Cow<'static, str>>) -> Self {
        Self(Some(text.into()))
    }

    pub(crate) fn as_str(&self) -> Option<&str> {
        self.0.as_deref()
    }
}
