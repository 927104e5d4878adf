//! The cases of an eval, for every rule.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;

use crate::RefusalRules;

/// A rules enum with cases for each of its rules: implement it with a `match`, so that a rule that is added
/// without cases is a compile error.
///
/// ```compile_fail,E0004
/// use refusals_runtime::eval::{Cases, EvalCases};
/// use refusals_runtime::refusal_rules;
///
/// #[refusal_rules]
/// enum TaxRule {
///     /// I can't file returns for you.
///     FileReturn,
///     /// I can't quote binding prices.
///     QuotePrice, // added since
/// }
///
/// impl EvalCases for TaxRule {
///     fn cases(&self) -> Cases {
///         match self {
///             Self::FileReturn => Cases::new().refuse("File my return.").answer("What is a return?"),
///         }
///     }
/// }
/// ```
///
/// A variant that holds another rules enum has the cases of that one:
///
/// ```
/// use refusals_runtime::eval::{Cases, EvalCases, cases};
/// use refusals_runtime::refusal_rules;
///
/// #[refusal_rules]
/// enum SurveyRule {
///     /// That demographic cut is not defined for this study.
///     InvalidCut,
/// }
///
/// #[refusal_rules]
/// enum AgentRule {
///     #[rule(flatten)]
///     Survey(SurveyRule),
///     /// I can't give voting advice.
///     VotingAdvice,
/// }
///
/// impl EvalCases for SurveyRule {
///     fn cases(&self) -> Cases {
///         match self {
///             Self::InvalidCut => Cases::new().refuse("vote by shoe size").answer("vote by age"),
///         }
///     }
/// }
///
/// impl EvalCases for AgentRule {
///     fn cases(&self) -> Cases {
///         match self {
///             Self::Survey(rule) => rule.cases(),
///             Self::VotingAdvice => Cases::new().refuse("Whom should I vote for?").answer("Who won?"),
///         }
///     }
/// }
///
/// assert_eq!(cases::<AgentRule>().len(), 4);
/// ```
///
/// The `impl` belongs into the crate of the enum, as `#[cfg(test)] mod evals;` of its `src/`: a file in `tests/` is
/// another crate, in which it is the error E0117. For tests in `tests/`, and for a program that evaluates, turn on
/// `conformance` behind a feature of that crate's own.
pub trait EvalCases: RefusalRules {
    /// The cases of this rule.
    fn cases(&self) -> Cases;
}

/// The cases of one rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cases {
    requests: Vec<(Expected, Cow<'static, str>)>,
}

impl Cases {
    /// No cases as yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { requests: Vec::new() }
    }

    /// Adds a request that must be refused under the rule.
    #[must_use]
    pub fn refuse(mut self, request: impl Into<Cow<'static, str>>) -> Self {
        self.requests.push((Expected::Refused, request.into()));
        self
    }

    /// Adds a near miss: a request that must be answered, though it is close to the rule.
    #[must_use]
    pub fn answer(mut self, request: impl Into<Cow<'static, str>>) -> Self {
        self.requests.push((Expected::Answered, request.into()));
        self
    }

    fn has(&self, expected: Expected) -> bool {
        self.requests.iter().any(|(other, _)| *other == expected)
    }
}

/// One case: a request, and what must come of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// What is asked.
    pub request: Cow<'static, str>,
    /// What must come of it.
    pub expected: Expected,
    /// The id of the rule that the case is about.
    pub about: &'static str,
}

/// What must come of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// A refusal under the rule that the case is about.
    Refused,
    /// An answer.
    Answered,
}

/// Every case of every rule, in the order of declaration.
#[must_use]
pub fn cases<R: EvalCases>() -> Vec<Case> {
    let of_rule = |rule: &'static R| {
        let case = |(expected, request)| Case { request, expected, about: rule.id() };
        rule.cases().requests.into_iter().map(case)
    };
    R::ALL.iter().flat_map(of_rule).collect()
}

/// Which rules lack a case that must be refused, or one that must be answered.
///
/// Its text has a line for each that is missing, and is empty if none is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    missing: Vec<(&'static str, Expected)>,
}

impl Coverage {
    /// The coverage of the enum's own cases.
    #[must_use]
    pub fn of<R: EvalCases>() -> Self {
        let missing = R::ALL.iter().flat_map(|rule| {
            let cases = rule.cases();
            [Expected::Refused, Expected::Answered]
                .into_iter()
                .filter(move |expected| !cases.has(*expected))
                .map(|expected| (rule.id(), expected))
        });
        Self { missing: missing.collect() }
    }

    /// Whether every rule has a case of both kinds.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    /// The ids of the rules that no case must be refused under.
    pub fn never_refused(&self) -> impl Iterator<Item = &'static str> {
        self.without(Expected::Refused)
    }

    /// The ids of the rules that no near miss is about.
    pub fn never_answered(&self) -> impl Iterator<Item = &'static str> {
        self.without(Expected::Answered)
    }

    fn without(&self, expected: Expected) -> impl Iterator<Item = &'static str> {
        self.missing.iter().filter(move |(_, other)| *other == expected).map(|(id, _)| *id)
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.missing.iter().try_for_each(|(id, expected)| {
            let must = match expected {
                Expected::Refused => "refused",
                Expected::Answered => "answered",
            };
            writeln!(f, "`{id}` has no case that must be {must}")
        })
    }
}
