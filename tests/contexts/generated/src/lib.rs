//! Enums that come from a build script, from macros of another crate, and by features; names beyond ASCII.

// Only a crate as a whole can allow it.
#![allow(non_ascii_idents)]

use refusals_runtime::{Verdict, refusal_rules};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// A tool of the enums that another crate's macro made.
macro_rules! tool {
    () => {
        #[derive(Debug, Clone, Copy)]
        struct MadeTool;

        impl MadeGuards for MadeTool {
            type Request = str;
            fn check_first(&self, _: &str) -> refusals_runtime::Verdict {
                refusals_runtime::Verdict::allow()
            }
            fn check_second(&self, _: &str) -> refusals_runtime::Verdict {
                refusals_runtime::Verdict::refuse()
            }
        }

        impl MadeUnionGuards for MadeTool {
            type Request = str;
        }

        #[test]
        fn it_works() {
            assert_eq!(MadeUnion::admit(&MadeTool, "a").map(drop).map_err(|it| it.id()), Err("another"));
        }
    };
}
/// At the place of the call.
pub mod at_the_call {
    context_proc_macro::rules!();

    tool!();
}

/// At a place of the macro's own.
pub mod mixed {
    context_proc_macro::rules!(mixed);

    tool!();
}

/// Passed on by an attribute of another crate, above ours and below.
#[context_proc_macro::passed_on]
#[refusal_rules]
#[context_proc_macro::passed_on]
#[derive(Debug, Clone, Copy)]
pub enum PassedOn {
    /// A reason.
    First,
}

/// Where `derive` is another attribute.
pub mod another_derive {
    #[allow(unused_imports)]
    use context_proc_macro::taken_away as derive;

    /// Rules of such a module.
    #[refusals_runtime::refusal_rules]
    #[::std::prelude::v1::derive(Debug, Clone, Copy)]
    pub enum UnusualRule {
        /// A reason.
        First,
    }
}

/// Rules of features that are on and off, whose keys and reasons are too.
#[refusal_rules(enforced_by = FeatureTool)]
#[cfg_attr(feature = "on", derive(Debug), derive(Clone, Copy))]
#[derive(PartialEq)]
pub enum FeatureRule {
    /// The reason of a feature that is on.
    #[cfg(feature = "on")]
    On,
    /// The reason of a feature that is off.
    #[cfg(feature = "off")]
    Off,
    #[cfg_attr(feature = "on", doc = "On.", rule(id = "given"))]
    #[cfg_attr(feature = "off", doc = "Off.", rule(id = "not-given"))]
    #[cfg_attr(all(), rule(allow = "Another."))]
    Other,
    /// A member that is not there.
    #[cfg(feature = "off")]
    #[rule(flatten)]
    Gone(NoSuchRule),
}

/// Its tool.
#[derive(Debug, Clone, Copy)]
pub struct FeatureTool;

impl FeatureRuleGuards for FeatureTool {
    type Request = str;
    #[cfg(feature = "on")]
    fn check_on(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    #[cfg(feature = "off")]
    fn check_off(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_other(&self, _: &str) -> Verdict {
        Verdict::refuse()
    }
}

/// Names beyond ASCII.
#[refusal_rules(enforced_by = Größentool)]
#[derive(Debug, Clone, Copy)]
pub enum Größe {
    /// A name of the enum's.
    #[rule(id = "groesse")]
    Größe,
    /// A letter that has no lower case.
    #[rule(id = "users")]
    用户,
    /// Two scripts.
    #[rule(id = "wort")]
    Слово,
}

/// Its tool.
#[derive(Debug, Clone, Copy)]
pub struct Größentool;

impl GrößeGuards for Größentool {
    type Request = str;
    fn check_größe(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_用户(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_слово(&self, _: &str) -> Verdict {
        Verdict::refuse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[refusal_rules]
    enum TestRule {
        /// A reason in a test.
        First,
    }

    #[test]
    fn each_has_its_rules() {
        assert_eq!(TestRule::First.id(), "first");
        assert_eq!(BuiltRule::ALL.len(), 1);
        assert_eq!(PassedOn::First.id(), "first");
        assert_eq!(another_derive::UnusualRule::First.id(), "first");
        assert_eq!(FeatureRule::RULES.iter().map(|it| it.id()).collect::<Vec<_>>(), ["on", "given"]);
        assert_eq!(FeatureRule::Other.reason(), "On.");
        assert_eq!(FeatureRule::admit(&FeatureTool, "a").map(drop).map_err(|it| it.id()), Err("given"));
        assert_eq!(Größe::admit(&Größentool, "a").map(drop).map_err(|it| it.id()), Err("wort"));
    }
}
