//! One module a context, all of them without a warning.

#![deny(warnings, future_incompatible, nonstandard_style, unused)]
#![deny(missing_docs, missing_debug_implementations, unreachable_pub, unused_qualifications)]
#![deny(single_use_lifetimes, unused_results, let_underscore_drop, non_local_definitions)]
#![deny(ambiguous_associated_items, elided_lifetimes_in_paths, unit_bindings, variant_size_differences)]

mod derives_above_and_below {
    use refusals_runtime::refusal_rules;

    #[derive(Debug, Clone, Copy)]
    #[refusal_rules]
    #[derive(PartialEq, Eq, serde::Serialize)]
    #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
    #[repr(u8)]
    #[non_exhaustive]
    pub(super) enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        #[serde(rename = "MIX")]
        SegMix = 3,
        /** That demographic cut is not defined for this study. */
        InvalidCut = 1,
    }

    pub(super) fn test() {
        assert_eq!(SurveyRule::ALL, [SurveyRule::SegMix, SurveyRule::InvalidCut]);
        assert_eq!(SurveyRule::from_id("invalid-cut"), Some(SurveyRule::InvalidCut));
        assert_eq!(SurveyRule::InvalidCut.reason(), "That demographic cut is not defined for this study.");
        assert_eq!(SurveyRule::InvalidCut as u8, 1);
        assert_eq!(serde_json::to_string(&SurveyRule::SegMix).unwrap(), "\"MIX\"");
    }
}

mod cfg {
    use refusals_runtime::{Verdict, refusal_rules};

    #[refusal_rules]
    #[cfg_attr(all(), derive(Debug, PartialEq))]
    pub(super) enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        #[cfg(all())]
        SegMix,
        /// Not here.
        #[cfg(any())]
        InvalidCut,
        #[cfg_attr(all(), doc = "The reason of a rule whose id is given.")]
        #[cfg_attr(all(), rule(id = "given"))]
        #[cfg_attr(any(), rule(id = "not-given"))]
        Other,
    }

    struct Tool;

    impl SurveyRuleGuards for Tool {
        type Request = str;
        fn check_seg_mix(&self, _: &str) -> Verdict {
            Verdict::allow()
        }
        fn check_other(&self, _: &str) -> Verdict {
            Verdict::refuse()
        }
    }

    pub(super) fn test() {
        let ids: Vec<_> = SurveyRule::RULES.iter().map(|rule| rule.id()).collect();
        assert_eq!(ids, ["seg-mix", "given"]);
        assert_eq!(SurveyRule::admit(&Tool, "x").unwrap_err().rule(), &SurveyRule::Other);
    }
}

mod forwarded_tokens {
    macro_rules! rules {
        ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[doc = $doc:expr])* $id:literal $variant:ident),* $(,)? } $description:expr) => {
            #[refusals_runtime::refusal_rules(description = $description)]
            $(#[$meta])*
            $vis enum $name { $($(#[doc = $doc])* #[rule(id = $id)] $variant),* }
        };
    }

    rules! {
        #[derive(Debug)]
        pub(super) enum SurveyRule {
            /// Segmentation families cannot be crossed;
            /// ask for one family per cut.
            ///
            /// Asked for by the study's methodologists.
            "mix" SegMix,
            /// That demographic cut is not defined for this study.
            "cut" InvalidCut,
        }
        "What the survey agent will not compute."
    }

    pub(super) fn test() {
        assert_eq!(SurveyRule::SegMix.id(), "mix");
        assert_eq!(SurveyRule::SegMix.reason(), "Segmentation families cannot be crossed; ask for one family per cut.");
        assert_eq!(SurveyRule::card_extension().description(), "What the survey agent will not compute.");
        assert_eq!(SurveyRule::InvalidCut.id(), "cut");
    }
}

mod no_prelude {
    #![no_implicit_prelude]

    #[::refusals_runtime::refusal_rules]
    pub(super) enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        SegMix,
    }
}

mod shadowed {
    #![allow(dead_code, non_camel_case_types, non_upper_case_globals, non_snake_case, unused_macros)]

    use refusals_runtime::refusal_rules;

    type Result<T> = ::std::result::Result<T, ()>;
    struct Option;
    struct String;
    struct Vec;
    struct Box;
    struct str;
    struct bool;
    struct usize;
    struct Self_;
    trait Sized {}
    trait Borrow {}
    trait Iterator {}
    trait From {}
    fn Some() {}
    fn None() {}
    fn Ok() {}
    fn Err() {}
    mod core {}
    mod std {}
    mod alloc {}
    mod refusals_runtime_ {}
    const id: u8 = 0;
    static rule: u8 = 0;
    const guards: u8 = 0;
    const request: u8 = 0;
    static verdict: u8 = 0;
    struct Rule;
    struct Verdict;
    struct Refusal;
    struct Admitted;
    trait RefusalRules {}
    trait EnforcedBy {}
    macro_rules! include_bytes { () => {}; }
    macro_rules! assert { () => {}; }
    macro_rules! matches { () => {}; }

    #[refusal_rules]
    pub(super) enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        SegMix,
    }
}

mod hostile_traits {
    #![allow(dead_code)]

    use refusals_runtime::{Verdict, refusal_rules};

    trait Hostile: Sized {
        fn id(self) -> u8 {
            0
        }
        fn reason(self) -> u8 {
            0
        }
        fn refuse(self) -> u8 {
            0
        }
        fn guard(self, _: u8) -> u8 {
            0
        }
        fn check_seg_mix(self, _: u8) -> u8 {
            0
        }
        fn admit(self) -> u8 {
            0
        }
        fn push(self) {}
        fn borrow(self) {}
        fn into(self) {}
        fn __ordinal(self) -> u8 {
            0
        }
    }
    impl<T> Hostile for T {}

    #[refusal_rules]
    #[derive(Debug)]
    enum SurveyRule {
        /// Segmentation families cannot be crossed; ask for one family per cut.
        SegMix,
    }

    struct Tool;

    impl SurveyRuleGuards for Tool {
        type Request = str;
        fn check_seg_mix(&self, _: &str) -> Verdict {
            Verdict::refuse()
        }
    }

    pub(super) fn test() {
        assert_eq!(SurveyRule::id(&SurveyRule::SegMix), "seg-mix");
        assert_eq!(SurveyRule::refusals(&Tool, "x").len(), 1);
    }
}

mod names {
    #![allow(non_camel_case_types)]

    use refusals_runtime::{Verdict, refusal_rules};

    #[refusal_rules]
    #[derive(Debug, Clone, Copy)]
    pub(super) enum r#enum {
        /// A raw identifier.
        r#type,
        /// A keyword of later editions.
        r#gen,
        /// A keyword in another case.
        Match,
        /// Another.
        Crate,
        /// Another.
        Self_,
        /// Another.
        Async,
        /// A name of the generated code's own.
        Error,
        /// Another.
        Output,
        /// Another.
        Request,
        /// Another.
        Err,
        /// Another.
        Ok,
        /// Another.
        Some,
        /// Another.
        None,
        /// Another.
        Result,
        /// Another.
        Refusal,
        /// Another.
        Rule,
        /// An acronym.
        HTTPServer,
        /// A digit.
        V2,
        /// Letters beyond ASCII.
        #[rule(id = "groesse")]
        Größe,
        /// Underscores alone.
        #[rule(id = "nameless")]
        __,
    }

    pub(super) fn test() {
        let ids: Vec<_> = r#enum::RULES.iter().map(|rule| rule.id()).collect();
        assert_eq!(ids[..5], ["type", "gen", "match", "crate", "self"]);
        for rule in r#enum::ALL {
            assert_eq!(r#enum::from_id(rule.id()).map(|found| found.id()), Some(rule.id()));
        }
        let _: [fn(Verdict) -> Result<(), refusals_runtime::Refusal<r#enum>>; 4] =
            [r#enum::guard_type, r#enum::guard_self, r#enum::guard_größe, r#enum::guard_];
    }
}

mod named_as_parameters {
    use refusals_runtime::{Verdict, refusal_rules};

    #[refusal_rules]
    pub(super) enum G {
        /// A reason.
        T,
    }

    #[refusal_rules]
    pub(super) enum T {
        /// A reason.
        G,
    }

    struct Tool;

    impl GGuards for Tool {
        type Request = T;
        fn check_t(&self, _: &T) -> Verdict {
            Verdict::allow()
        }
    }

    pub(super) fn test() {
        assert!(G::admit(&Tool, T::G).is_ok());
    }
}

mod visibilities {
    pub(crate) mod inner {
        use refusals_runtime::refusal_rules;

        #[refusal_rules]
        pub(in crate::visibilities) enum InPath {
            /// A reason.
            A,
        }

        #[refusal_rules]
        pub(crate) enum InCrate {
            /// A reason.
            A,
        }

        #[refusal_rules]
        enum Private {
            /// A reason.
            A,
        }

        pub(super) fn test() {
            assert_eq!(Private::A.id(), "a");
        }
    }

    pub(super) fn test() {
        inner::test();
        assert_eq!(inner::InPath::A.id(), "a");
        assert_eq!(inner::InCrate::A.id(), "a");
    }
}

mod in_a_function {
    pub(super) fn test() {
        use refusals_runtime::{Verdict, refusal_rules};

        #[refusal_rules]
        #[derive(Debug)]
        enum LocalRule {
            /// A reason.
            A,
        }

        struct Tool;

        impl LocalRuleGuards for Tool {
            type Request = u8;
            fn check_a(&self, _: &u8) -> Verdict {
                Verdict::refuse()
            }
        }

        assert_eq!(LocalRule::admit(&Tool, 5).unwrap_err().id(), "a");
        let _ = LocalRule::A;
    }
}

mod attributes {
    use refusals_runtime::refusal_rules;

    #[refusal_rules]
    #[must_use]
    #[deprecated = "use another"]
    #[doc(alias = "rules")]
    pub(super) enum OldRule {
        /// A reason.
        #[deprecated = "no longer a rule"]
        #[doc(hidden)]
        A,
        #[doc(alias = "b")]
        /// Another reason.
        B,
    }

    /// No derive, no use beyond one variant.
    #[refusal_rules]
    pub(super) enum Plain {
        /// See [`Self::Nowhere`], [a page](https://example.com), `code`, ``` and <b>.
        OnlyThis,
    }

    pub(super) fn test() {
        assert_eq!(
            Plain::OnlyThis.reason(),
            "See [`Self::Nowhere`], [a page](https://example.com), `code`, ``` and <b>."
        );
    }
}

mod docs {
    use refusals_runtime::refusal_rules;

    #[refusal_rules]
    pub(super) enum Docs {
        ///
        /// After an empty line,
        ///   on two lines.  
        ///
        /// A note.
        Lines,
        /**
         * A block,
         * starred.
         *
         * A note.
         */
        Block,
        /**
        A block, *plain*,
          - indented.
        */
        Plain,
        #[doc = "An attribute, \"quoted\" \\ escaped \u{e9}."]
        Attribute,
        #[doc = r"A raw \ attribute,"]
        /// and a comment.
        Raw,
        /// Joiners stay: क्‍ष, می‌خواهم, 👩‍💻; so do e\u{301} and ß «用户».
        Joiners,
        #[doc = "Windows\r\nline ends."]
        Windows,
        ///	Tabs around.	
        Tabs,
        /**
           *Important:* no stars are lost.
         */
        Emphasis,
        #[doc = "Do not:\n* cross"]
        List,
        /** Begun above,
          * starred
          *
          * A note.
          */
        Above,
    }

    pub(super) fn test() {
        let reasons: Vec<_> = Docs::RULES.iter().map(|rule| rule.reason()).collect();
        assert_eq!(
            reasons,
            [
                "After an empty line, on two lines.",
                "A block, starred.",
                "A block, *plain*, - indented.",
                "An attribute, \"quoted\" \\ escaped é.",
                r"A raw \ attribute, and a comment.",
                r"Joiners stay: क्‍ष, می‌خواهم, 👩‍💻; so do e\u{301} and ß «用户».",
                "Windows line ends.",
                "Tabs around.",
                "*Important:* no stars are lost.",
                "Do not: * cross",
                "Begun above, starred",
            ]
        );
        let card: serde_json::Value = serde_json::from_str(Docs::CARD_PARAMS).unwrap();
        assert_eq!(card["attribute"], "An attribute, \"quoted\" \\ escaped é.");
    }
}

mod renamed {
    pub(super) mod facade {
        pub(in super::super) use refusals_runtime as runtime;
    }
    use ::refusals_runtime as _;

    #[facade::runtime::refusal_rules(crate = crate::renamed::facade::runtime)]
    pub(super) enum SurveyRule {
        /// A reason.
        A,
    }
}

fn main() {
    derives_above_and_below::test();
    cfg::test();
    forwarded_tokens::test();
    let _ = no_prelude::SurveyRule::SegMix;
    let _ = shadowed::SurveyRule::SegMix;
    hostile_traits::test();
    names::test();
    named_as_parameters::test();
    let _ = (named_as_parameters::G::T, named_as_parameters::T::G);
    visibilities::test();
    in_a_function::test();
    #[expect(deprecated)]
    let _ = [attributes::OldRule::A, attributes::OldRule::B];
    attributes::test();
    docs::test();
    let _ = renamed::SurveyRule::A;
}
