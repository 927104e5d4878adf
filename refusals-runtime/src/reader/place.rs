//! Where things are in what an agent has sent: on the way to them, and of a Part when someone asks for it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;

/// Where something is, on the way to it: its name, and what it is in. The pointer is written once, at the end.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    pub(super) event: usize,
    /// None of a response, which is in nothing.
    name: Option<Name>,
    within: Option<&'p Place<'p>>,
}

#[derive(Clone, Copy)]
enum Name {
    Member(&'static str),
    Index(usize),
}

/// Where a list of Parts is, or a Part: in which event, and there at which JSON Pointer.
#[derive(Debug)]
pub(super) struct Location {
    pub(super) event: usize,
    pointer: String,
}

impl Place<'_> {
    /// A response, which is the whole of what is pointed into.
    pub(super) const fn of_response() -> Self {
        Self { event: 0, name: None, within: None }
    }

    /// An event, in the list of a stream's.
    pub(super) const fn of_event(event: usize) -> Self {
        Self { event, name: Some(Name::Index(event)), within: None }
    }

    pub(super) fn member(&self, name: &'static str) -> Place<'_> {
        Place { event: self.event, name: Some(Name::Member(name)), within: Some(self) }
    }

    pub(super) fn index(&self, index: usize) -> Place<'_> {
        Place { event: self.event, name: Some(Name::Index(index)), within: Some(self) }
    }

    pub(super) fn locate(&self) -> Location {
        let mut pointer = String::with_capacity(64);
        self.write(&mut pointer);
        Location { event: self.event, pointer }
    }

    /// As deep as the code that walks, which is a few members.
    fn write(&self, pointer: &mut String) {
        if let Some(within) = self.within {
            within.write(pointer);
        }
        match self.name {
            None => {}
            Some(Name::Member(name)) => pointer.extend(["/", name]),
            Some(Name::Index(index)) => pointer.extend(["/", &index.to_string()]),
        }
    }
}

/// Where a Part is. Its pointer is made when someone asks for it.
#[derive(Debug, Clone)]
pub(super) struct PartPlace {
    location: Arc<Location>,
    /// Which of a list. None, if the location is the Part's own.
    index: Option<usize>,
    /// Whether the data of the Part is one level down in it: see `part::list`.
    data_is_nested: bool,
}

impl PartPlace {
    pub(super) const fn new(location: Arc<Location>, index: Option<usize>, data_is_nested: bool) -> Self {
        Self { location, index, data_is_nested }
    }

    pub(super) fn pointer(&self) -> String {
        let Location { pointer, .. } = &*self.location;
        self.index.map_or_else(|| pointer.clone(), |index| format!("{pointer}/{index}"))
    }

    pub(super) fn data_is_nested(&self) -> bool {
        self.data_is_nested
    }

    /// The event that the Part came in.
    pub(super) fn event(&self) -> usize {
        self.location.event
    }
}
