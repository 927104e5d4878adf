//! Enums of every visibility, in every place that an item can have, with every key of the attributes.

#![allow(clippy::all)]

/// A tool's rules, an agent's, and the tool, all of one visibility. What the macro is given comes to the attribute
/// in every way that a macro forwards tokens.
macro_rules! rules {
    (
        $card:literal, $prompt:expr, $union_card:expr, $reason:expr, $id:expr;
        $(#[$attribute:meta])*
        $vis:vis enum $rules:ident in $union:ident by $tool:ty, $other:ty { $(#[doc = $doc:expr])* $first:ident }
    ) => {
        $(#[$attribute])*
        #[::refusals_runtime::refusal_rules(
            card = $card,
            prompt = $prompt,
            refuse_with = "tool",
            enforced_by($tool, $other),
            description = $reason
        )]
        $vis enum $rules {
            $(#[doc = $doc])*
            $first,
            /// That demographic cut is not defined for this study.
            #[rule(id = $id, allow = "Asking which cuts are defined.", allow = "Another cut.")]
            #[deprecated]
            Undefined,
        }

        #[::refusals_runtime::refusal_rules(
            card = $union_card,
            prompt = "agent-prompt.xml",
            prompt_style = "xml",
            refuse_with = "reply",
            enforced_by = $tool
        )]
        #[derive(Debug)]
        $vis enum $union {
            /// I can't tell how you should vote.
            #[rule(allow = "How the parties differ.")]
            VotingAdvice,
            #[rule(flatten)]
            /// The tool's.
            Tool($rules),
            #[doc = $reason]
            #[doc(hidden)]
            Sign,
        }

        #[derive(Debug, Clone, Copy)]
        $vis struct Tool;

        #[derive(Debug, Clone, Copy)]
        $vis struct Other<Inner>(Inner);

        impl ToolRuleGuards for Tool {
            type Request = str;
            fn check_seg_mix(&self, _: &str) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::allow()
            }
            fn check_undefined(&self, _: &str) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::refuse()
            }
        }

        impl AgentRuleGuards for Tool {
            type Request = str;
            fn check_voting_advice(&self, _: &str) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::allow()
            }
            fn check_sign(&self, _: &str) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::refuse()
            }
        }

        impl<Inner> ToolRuleGuards for Other<Inner> {
            type Request = str;
            fn check_seg_mix(&self, _: &str) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::allow()
            }
            fn check_undefined(&self, _: &str) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::allow()
            }
        }
    };
    ($($vis:tt)*) => {
        rules! {
            "tool-card.json", "tool-prompt.md", "agent-card.json", "I can't sign for you.", "invalid-cut";
            #[derive(Debug, Clone, Copy)]
            #[non_exhaustive]
            $($vis)* enum ToolRule in AgentRule by Tool, Other<(Tool, &'static Tool)> {
                /// Segmentation families cannot be crossed; ask for one family per cut.
                SegMix
            }
        }
    };
}

/// What each place is asked.
#[cfg(test)]
macro_rules! id {
    () => {
        AgentRule::admit(&Tool, Other("a").0).map_or_else(|refusal| refusal.id(), |_| AgentRule::Sign.id())
    };
}

mod private {
    rules!();

    #[cfg(test)]
    pub(super) fn id() -> &'static str {
        id!()
    }
}

mod in_crate {
    rules!(pub(crate));

    #[cfg(test)]
    pub(super) fn id() -> &'static str {
        id!()
    }
}

mod in_super {
    rules!(pub(super));
}

mod in_path {
    pub(super) mod inner {
        rules!(pub(in super::super));
    }
}

/// In a function, a closure, a block, a constant's value, an array's length, and a generic function that has names
/// of its own.
#[test]
fn every_place_has_its_rules() {
    fn in_a_function() -> &'static str {
        rules!();
        id!()
    }

    let in_a_closure = |_: ()| {
        rules!();
        id!()
    };

    fn in_a_generic_function<T: Default, E, G>(_: E, _: G) -> (T, &'static str) {
        rules!();
        (T::default(), id!())
    }

    const IN_A_CONSTANT: &str = {
        rules!();
        let _ = (Tool, Other(Tool).0);
        AgentRule::Tool(ToolRule::SegMix).id()
    };

    let in_a_length = [0; {
        rules!();
        let _ = (Tool, Other(Tool).0);
        AgentRule::RULES.len()
    }];

    struct Type;

    trait Place {
        fn in_a_default(&self) -> &'static str {
            rules!();
            id!()
        }
        fn in_a_method(&self) -> &'static str;
    }

    impl Place for Type {
        fn in_a_method(&self) -> &'static str {
            rules!();
            if true {
                rules!();
                let _ = id!();
            }
            id!()
        }
    }

    assert_eq!(in_a_function(), "invalid-cut");
    assert_eq!(in_a_closure(()), "invalid-cut");
    assert_eq!(in_a_generic_function::<u8, _, _>((), ()), (0, "invalid-cut"));
    assert_eq!(IN_A_CONSTANT, "seg-mix");
    assert_eq!(in_a_length.len(), 4);
    assert_eq!((Type.in_a_default(), Type.in_a_method()), ("invalid-cut", "invalid-cut"));
}

#[test]
fn every_visibility_has_its_rules() {
    use self::in_path::inner;

    assert_eq!((private::id(), in_crate::id()), ("invalid-cut", "invalid-cut"));
    assert_eq!(in_super::AgentRule::ALL.len(), 4);
    assert_eq!(inner::AgentRule::refusals(&inner::Tool, "a").len(), 2);
}

const _: () = {
    rules!();
};
