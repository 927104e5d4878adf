//! One module a context, all of them without a warning. Names, places and hostile scopes are in `tests/contexts`.

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

fn main() {
    derives_above_and_below::test();
    cfg::test();
    forwarded_tokens::test();
    #[expect(deprecated)]
    let _ = [attributes::OldRule::A, attributes::OldRule::B];
    attributes::test();
    docs::test();
}
