//! What a rules enum is: its [`Rule`]s, the trait that every rules enum implements, and who enforces it.

use alloc::vec::Vec;
use core::borrow::Borrow;

use serde_json::Value;

use crate::detail::Detail;
use crate::mechanism::{OffersTool, ReadsReply};
use crate::model::{self, InvalidRefusal, RefuseTool};
use crate::observe::{self, Origin};
use crate::{Admitted, CardExtension, Refusal, Verdict};

/// One advertised rule: its id and its reason, as the card's params map holds them, and what is still fine
/// under it, which a model is told and the card is not.
///
/// A `Rule` is made by [`#[refusal_rules]`](crate::refusal_rules) alone, so the rules that a program
/// can name are the rules that its enum declares.
///
/// Source: Refusals v1, *Card declaration*.
///
/// ```
/// use refusals_runtime::{Rule, refusal_rules};
///
/// #[refusal_rules]
/// enum SurveyRule {
///     /// That demographic cut is not defined for this study.
///     InvalidCut,
/// }
///
/// const RULE: Rule = SurveyRule::RULES[0];
/// const ID: &str = RULE.id();
/// assert_eq!(ID, "invalid-cut");
/// assert_eq!(RULE.reason(), "That demographic cut is not defined for this study.");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rule {
    id: &'static str,
    reason: &'static str,
    allowed: &'static [&'static str],
}

impl Rule {
    pub(crate) const fn new(
        id: &'static str,
        reason: &'static str,
        allowed: &'static [&'static str],
    ) -> Self {
        Self { id, reason, allowed }
    }

    /// The rule's id: kebab-case, `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The rule's reason: one line for the person who asked.
    #[must_use]
    pub const fn reason(&self) -> &'static str {
        self.reason
    }

    /// The near misses: what is still fine under the rule, as `#[rule(allow = "…")]` says, in that order.
    ///
    /// They are in the prompt, against refusing too much, and are cases for an eval of what must be answered.
    ///
    /// ```
    /// use refusals_runtime::refusal_rules;
    ///
    /// #[refusal_rules]
    /// enum TaxRule {
    ///     /// I can't file returns for you.
    ///     #[rule(allow = "explaining what a form is for")]
    ///     FileReturn,
    /// }
    ///
    /// assert_eq!(TaxRule::RULES[0].allowed(), ["explaining what a form is for"]);
    /// assert!(TaxRule::PROMPT.contains("  Still fine: explaining what a form is for\n"));
    /// assert!(!TaxRule::CARD_PARAMS.contains("form"));
    /// ```
    #[must_use]
    pub const fn allowed(&self) -> &'static [&'static str] {
        self.allowed
    }
}

/// A rules enum, for generic code; [`#[refusal_rules]`](crate::refusal_rules) implements it.
///
/// Its constants and functions are also there on the enum itself, `const` where a trait cannot be, so code that knows
/// its enum needs no import. In place of [`guard`](Self::guard) the enum has a function `guard_<rule>` for each rule of
/// its own.
///
/// ```
/// use refusals_runtime::{RefusalRules, refusal_rules};
///
/// fn list<R: RefusalRules>() -> String {
///     R::RULES.iter().map(|rule| format!("{}: {}\n", rule.id(), rule.reason())).collect()
/// }
///
/// #[refusal_rules]
/// enum TaxRule {
///     /// I can't file returns for you.
///     FileReturn,
/// }
///
/// assert_eq!(list::<TaxRule>(), "file-return: I can't file returns for you.\n");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a rules enum",
    label = "not a rules enum",
    note = "write `#[refusal_rules]` above the enum"
)]
pub trait RefusalRules: Sized + 'static {
    /// The id and reason of every rule, in declaration order.
    const RULES: &'static [Rule];

    /// The variants, in the order of [`RULES`](Self::RULES).
    const ALL: &'static [Self];

    /// The card's params map as JSON text, in declaration order: `{"rule-id":"reason",…}`.
    const CARD_PARAMS: &'static str;

    /// The system-prompt snippet: whole lines, the last one ended too.
    const PROMPT: &'static str;

    /// The lines that list the rules in a prompt in Markdown.
    #[doc(hidden)]
    const PROMPT_RULES: &'static str;

    /// The lines that list the rules in a prompt in XML.
    #[doc(hidden)]
    const PROMPT_RULES_XML: &'static str;

    /// Whether the enum holds others, for the conversions of a [`Refusal`].
    #[doc(hidden)]
    type Kind;

    /// How [`PROMPT`](Self::PROMPT) has a model refuse: a type of the module [`mechanism`](crate::mechanism).
    type Mechanism;

    /// The rule's id, as the card advertises it.
    fn id(&self) -> &'static str;

    /// The rule's reason, as the card advertises it.
    fn reason(&self) -> &'static str;

    /// The rule of that id, or `None` if no rule has it.
    fn from_id(id: &str) -> Option<Self>;

    /// The card declaration of these rules.
    fn card_extension() -> CardExtension;

    /// The refusal under this rule, for code that has already decided.
    fn refuse(self) -> Refusal<Self>;

    /// The tool by which a model refuses under one of these rules.
    fn refuse_tool() -> RefuseTool
    where
        Self::Mechanism: OffersTool,
    {
        RefuseTool::new(Self::RULES)
    }

    /// The refusal that a call of the [refuse tool](Self::refuse_tool) states, given the call's arguments.
    ///
    /// # Errors
    ///
    /// What is wrong with the arguments, with the ids that there are: tell the model.
    fn refusal_from_call(arguments: &Value) -> Result<Refusal<Self>, InvalidRefusal>
    where
        Self::Mechanism: OffersTool,
    {
        model::from_call(arguments)
    }

    /// The refusal that a model's reply consists of, or `None` if the reply is an answer.
    ///
    /// A refusal is a line of JSON, `{"refuse":"…"}`, at the end of the reply: alone, in a code fence, or behind
    /// prose. Of several, the one counts that is declared first. A reply that mentions an id, or quotes such a line
    /// in the middle of another, is an answer.
    ///
    /// With the key `refuse_with = "reply"`, `PROMPT` asks for that line. **Without the key nothing tells the model
    /// how to refuse**: if it refuses in prose, this is `Ok(None)`, and the refusal goes out as an answer. So a model
    /// without tools needs the key. For one with tools, register [`refuse_tool()`](Self::refuse_tool), which says
    /// itself when to call it.
    ///
    /// ```
    /// use refusals_runtime::refusal_rules;
    ///
    /// #[refusal_rules(refuse_with = "reply")]
    /// #[derive(Debug, PartialEq)]
    /// enum TaxRule {
    ///     /// I can't file returns for you.
    ///     FileReturn,
    /// }
    ///
    /// let refused = TaxRule::refusal_from_reply(r#"{"refuse":"file-return","detail":"form 1040"}"#)?;
    /// assert_eq!(refused.map(|refusal| refusal.id()), Some("file-return"));
    /// assert_eq!(TaxRule::refusal_from_reply("The rule `file-return` is about returns.")?, None);
    /// // Cut short, of an unknown id, or going on behind the refusal:
    /// assert!(TaxRule::refusal_from_reply(r#"{"refuse":"file-"#).is_err());
    /// assert!(TaxRule::refusal_from_reply(r#"{"refuse":"no-taxes"}"#).is_err());
    /// assert!(TaxRule::refusal_from_reply("{\"refuse\":\"file-return\"}\nBut here is how: …").is_err());
    /// // A refusal in prose is not told from an answer:
    /// assert_eq!(TaxRule::refusal_from_reply("I refuse, by the rule `file-return`.")?, None);
    /// # Ok::<(), refusals_runtime::InvalidRefusal>(())
    /// ```
    ///
    /// # Errors
    ///
    /// What is wrong with a reply that is neither. Its text is for the model, which may try again.
    fn refusal_from_reply(reply: &str) -> Result<Option<Refusal<Self>>, InvalidRefusal>
    where
        Self::Mechanism: ReadsReply,
    {
        model::from_reply(reply)
    }

    /// Turns a verdict on this rule into `Ok`, or into the refusal to return.
    ///
    /// # Errors
    ///
    /// The refusal under this rule, with the verdict's detail, if the verdict refuses.
    fn guard(self, verdict: Verdict) -> Result<(), Refusal<Self>> {
        verdict.into_refused().map_or(Ok(()), |detail| Err(refused(self, detail)))
    }

    /// Runs every guard on a request, in declaration order, and admits it if none refuses.
    ///
    /// # Errors
    ///
    /// The first refusal.
    fn admit<G, T>(guards: &G, request: T) -> Result<Admitted<Self, T>, Refusal<Self>>
    where
        G: ?Sized,
        Self: EnforcedBy<G>,
        T: Borrow<<Self as EnforcedBy<G>>::Request>,
    {
        let mut first = None;
        Self::each_verdict(guards, request.borrow(), &mut |rule, verdict| {
            let Some(detail) = verdict.into_refused() else { return false };
            first = Some(refused(rule, detail));
            true
        });
        match first {
            None => Ok(Admitted::new(request)),
            Some(refusal) => Err(refusal),
        }
    }

    /// Runs every guard on a request and lists each refusal, in declaration order.
    ///
    /// The wire carries one refusal: the first of these is the one that [`admit`](Self::admit)
    /// returns. What becomes of the others is the caller's choice.
    fn refusals<G>(guards: &G, request: &<Self as EnforcedBy<G>>::Request) -> Vec<Refusal<Self>>
    where
        G: ?Sized,
        Self: EnforcedBy<G>,
    {
        let mut refusals = Vec::new();
        Self::each_verdict(guards, request, &mut |rule, verdict| {
            refusals.extend(verdict.into_refused().map(|detail| refused(rule, detail)));
            false
        });
        refusals
    }
}

/// The refusal of a guard.
fn refused<R: RefusalRules>(rule: R, detail: Detail) -> Refusal<R> {
    let refusal = rule.refuse().with_detail(detail);
    observe::refused(Origin::Guard, &refusal);
    refusal
}

/// `SurveyRule: EnforcedBy<CutTool>`: the type `CutTool` has a guard for every rule of `SurveyRule`.
///
/// Implemented for each type that implements the enum's generated guard trait
/// (`SurveyRuleGuards`); implement that one.
///
/// The request of [`admit`](RefusalRules::admit) may be owned, a reference, a `Box` or an `Arc`: whatever borrows as
/// [`Request`](Self::Request). The guards may be a `dyn` of the guard trait. [`Admitted`] is `Send` if the request is.
#[cfg_attr(
    all(doc, feature = "macros", feature = "conformance"),
    doc = "Why a guard is not async is in the [FAQ](crate::guide::faq#can-a-guard-be-async)."
)]
///
/// ```
/// use refusals_runtime::{EnforcedBy, Refusal, Verdict, refusal_rules};
///
/// #[refusal_rules]
/// enum TextRule {
///     /// I can't read more than 20 characters.
///     TooLong,
/// }
///
/// struct Reader;
///
/// impl TextRuleGuards for Reader {
///     type Request = str;
///     fn check_too_long(&self, text: &str) -> Verdict {
///         Verdict::refuse_if(text.chars().count() > 20)
///     }
/// }
///
/// fn ask<R: EnforcedBy<Reader, Request = str>>(text: &str) -> Result<usize, Refusal<R>> {
///     let text = R::admit(&Reader, text)?;
///     Ok(text.len())
/// }
///
/// assert_eq!(ask::<TextRule>("short"), Ok(5));
/// ```
pub trait EnforcedBy<G: ?Sized>: RefusalRules {
    /// What the guards look at: everything they need, loaded beforehand.
    type Request: ?Sized;

    /// Runs the guards in declaration order, and hands on each rule with its guard's verdict, until
    /// `is_enough` says so.
    fn each_verdict<F: FnMut(Self, Verdict) -> bool>(guards: &G, request: &Self::Request, is_enough: &mut F);
}

/// `AgentRule: Includes<SurveyRule>`: every rule of `SurveyRule` is a rule of `AgentRule`.
///
/// Implemented for an enum that holds the other with `#[rule(flatten)]`, and for an enum and itself. It
/// is what [`Refusal::lift`] and the conversions of `?` rest on.
///
/// ```
/// use refusals_runtime::{Refusal, Stop, Verdict, refusal_rules};
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
/// fn tool() -> Result<(), Refusal<SurveyRule>> {
///     SurveyRule::guard_invalid_cut(Verdict::refuse())
/// }
///
/// fn agent() -> Result<(), Refusal<AgentRule>> {
///     tool()?;
///     AgentRule::guard_voting_advice(Verdict::allow())
/// }
///
/// fn agent_that_may_fail() -> Result<(), Stop<AgentRule, std::io::Error>> {
///     Ok(tool()?)
/// }
///
/// assert!(matches!(agent().unwrap_err().rule(), AgentRule::Survey(SurveyRule::InvalidCut)));
/// assert!(matches!(agent_that_may_fail(), Err(Stop::Refused(refusal)) if refusal.id() == "invalid-cut"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not include the rules of `{R}`",
    label = "the rules of `{R}` are not in `{Self}`",
    note = "add a variant that holds `{R}` to `{Self}`, with `#[rule(flatten)]`"
)]
pub trait Includes<R: RefusalRules>: RefusalRules {
    /// The same rule, as a variant of this enum.
    fn lift(rule: &'static R) -> &'static Self;
}
