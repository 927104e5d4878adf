//! Enums and variants of every kind of name, and reasons of every kind of text.

#![allow(clippy::all)]

use refusals_runtime::refusal_rules;

/// The variants are named as keywords, as what generated code names, and as associated types of its traits.
#[refusal_rules]
#[allow(non_camel_case_types)]
#[derive(Debug, Clone, Copy)]
pub enum r#enum {
    /// A raw identifier.
    r#type,
    /// A keyword of later editions.
    r#gen,
    /// Another.
    r#dyn,
    /// A keyword in another case.
    Match,
    /// Another.
    Async,
    /// Another.
    Crate,
    /// Another.
    Self_,
    /// Another.
    Super,
    /// The enum's own name.
    Enum,
    /// An associated type.
    Error,
    /// Another.
    Output,
    /// Another, of the guards.
    Request,
    /// Another, of the rules.
    Kind,
    /// Another, of the rules.
    Mechanism,
    /// A variant of the prelude.
    Err,
    /// Another.
    Ok,
    /// Another.
    Some,
    /// Another.
    None,
    /// Items of the enum in another case.
    All,
    /// Another.
    Rules,
    /// Another.
    Prompt,
    /// Another.
    CardParams,
    /// A type that generated code names.
    Rule,
    /// Another.
    Refusal,
    /// Another.
    Verdict,
    /// An acronym.
    HTTPServer,
    /// A digit.
    V2,
    /// Underscores alone.
    #[rule(id = "nameless")]
    __,
}

/// Enums in a module each, of names that generated code uses, and in one union.
macro_rules! named {
    ($($module:ident $name:ident)*) => {
        $(
            /// An enum of a name that is in use.
            pub mod $module {
                /// The enum.
                #[::refusals_runtime::refusal_rules(enforced_by = Tool)]
                #[derive(Debug, Clone, Copy)]
                pub enum $name {
                    /// A reason.
                    #[doc(alias = "only")]
                    $name,
                }

                /// Its union.
                #[::refusals_runtime::refusal_rules(enforced_by = Tool)]
                #[derive(Debug, Clone, Copy)]
                pub enum Union {
                    /// The enum.
                    #[rule(flatten)]
                    $name($name),
                }

                /// A tool.
                #[derive(Debug, Clone, Copy)]
                pub(super) struct Tool;

                guards!($module, $name);
            }
        )*
    };
}

/// The guards of one of them, whose names a macro cannot put together.
macro_rules! guards {
    (rule, $name:ident) => {
        guards!(RuleGuards, check_rule, $name);
    };
    (rules, $name:ident) => {
        guards!(RulesGuards, check_rules, $name);
    };
    (refusal, $name:ident) => {
        guards!(RefusalGuards, check_refusal, $name);
    };
    (verdict, $name:ident) => {
        guards!(VerdictGuards, check_verdict, $name);
    };
    (refusal_rules, $name:ident) => {
        guards!(RefusalRulesGuards, check_refusal_rules, $name);
    };
    (admitted, $name:ident) => {
        guards!(AdmittedGuards, check_admitted, $name);
    };
    (enforced_by, $name:ident) => {
        guards!(EnforcedByGuards, check_enforced_by, $name);
    };
    (request, $name:ident) => {
        guards!(RequestGuards, check_request, $name);
    };
    (result, $name:ident) => {
        guards!(ResultGuards, check_result, $name);
    };
    (option, $name:ident) => {
        guards!(OptionGuards, check_option, $name);
    };
    (some, $name:ident) => {
        guards!(SomeGuards, check_some, $name);
    };
    (err, $name:ident) => {
        guards!(ErrGuards, check_err, $name);
    };
    (from, $name:ident) => {
        guards!(FromGuards, check_from, $name);
    };
    (kind, $name:ident) => {
        guards!(KindGuards, check_kind, $name);
    };
    (t, $name:ident) => {
        guards!(TGuards, check_t, $name);
    };
    (e, $name:ident) => {
        guards!(EGuards, check_e, $name);
    };
    (g, $name:ident) => {
        guards!(GGuards, check_g, $name);
    };
    (self_, $name:ident) => {
        guards!(Self_Guards, check_self, $name);
    };
    ($guards:ident, $check:ident, $name:ident) => {
        impl $guards for Tool {
            type Request = $name;
            fn $check(&self, _: &$name) -> ::refusals_runtime::Verdict {
                ::refusals_runtime::Verdict::allow()
            }
        }

        impl UnionGuards for Tool {
            type Request = $name;
        }

        #[test]
        fn it_works() {
            assert!(Union::admit(&Tool, $name::$name).is_ok());
            assert_eq!($name::ALL.len(), 1);
        }
    };
}

named! {
    rule Rule
    rules Rules
    refusal Refusal
    verdict Verdict
    refusal_rules RefusalRules
    admitted Admitted
    enforced_by EnforcedBy
    request Request
    result Result
    option Option
    some Some
    err Err
    from From
    kind Kind
    t T
    e E
    g G
    self_ Self_
}

/// Reasons whose Markdown means something on the variant, and nothing where they are quoted. An author's own
/// functions and impls stand beside the generated ones.
#[refusal_rules(refuse_with = "tool", description = "`<T>` & \"so\" \\ on @all.")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Text {
    /// See [`Self::Other`], [a page](https://example.com), `code` and ```` ``` ````.
    #[rule(allow = "See [`Self::Nowhere`], <b> & ```.")]
    Links,
    /// First sentence. Second sentence
    Other,
    /// `Vec<T>`, 5 < 6 & 7 > 6, <b>bold</b>, \\ and \*, @someone, #1, {curly} {}, %s, $x, 'a "b".
    Signs,
    /// - a list, 1. another, | a | table |, > a quote, --- and ***
    List,
    ///     Indented as code is, and ~~~ a fence.
    Indented,
    /// क्‍ष, می‌خواهم, 👩‍💻, e\u{301}, ß «用户».
    Joiners,
}

impl Text {
    /// A function of the author's own.
    pub fn all() -> usize {
        Self::ALL.len()
    }

    /// Another.
    pub fn check_links(self) -> bool {
        self == Text::Links
    }
}

impl ::std::fmt::Display for Text {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        f.write_str(self.reason())
    }
}

/// Rules that are no longer in use.
#[refusal_rules]
#[deprecated = "use others"]
#[must_use]
#[non_exhaustive]
#[repr(u8)]
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub enum OldRule {
    /// A reason.
    #[deprecated(note = "no longer a rule")]
    #[doc(hidden)]
    First = 5,
    #[doc(alias = "other")]
    /// Another reason.
    Second = 1,
}

#[test]
fn every_name_makes_an_id_that_leads_back() {
    let ids: Vec<_> = r#enum::RULES.iter().map(|rule| rule.id()).collect();
    assert_eq!(ids[..7], ["type", "gen", "dyn", "match", "async", "crate", "self"]);
    for rule in r#enum::ALL {
        assert_eq!(r#enum::from_id(rule.id()).map(|found| found.reason()), Some(rule.reason()));
    }
    let guards = [r#enum::guard_type, r#enum::guard_gen, r#enum::guard_self, r#enum::guard_];
    assert!(guards.iter().all(|guard| guard(refusals_runtime::Verdict::refuse()).is_err()));
}

#[test]
fn a_reason_is_taken_as_it_is() {
    assert_eq!(
        Text::Links.to_string(),
        "See [`Self::Other`], [a page](https://example.com), `code` and ```` ``` ````."
    );
    assert_eq!(
        Text::Signs.reason(),
        r#"`Vec<T>`, 5 < 6 & 7 > 6, <b>bold</b>, \\ and \*, @someone, #1, {curly} {}, %s, $x, 'a "b"."#
    );
    assert_eq!(Text::Indented.reason(), "Indented as code is, and ~~~ a fence.");
    assert_eq!((Text::all(), Text::Links.check_links()), (6, true));
}
