//! The author's surface: everything that `#[refusal_rules]` generates, used as an author uses it.

use std::collections::HashSet;
use std::sync::Arc;

use refusals_runtime::{
    Admitted, CardExtension, EnforcedBy, Refusal, RefusalRules, Rule, Stop, Verdict, refusal_rules,
};

#[refusal_rules]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
    /// Cells with fewer than 30 respondents are not shown.
    #[rule(id = "cell-30")]
    SmallCell,
}

/// A request, and a tool with one opinion on it a rule.
#[derive(Debug, PartialEq)]
struct CutRequest {
    families: Vec<&'static str>,
    demographic: &'static str,
    smallest_cell: u32,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = CutRequest;

    fn check_seg_mix(&self, cut: &CutRequest) -> Verdict {
        Verdict::refuse_if(cut.families.len() > 1)
            .because(|| format!("Requested cut combined {}.", cut.families.join(" with ")))
    }

    fn check_invalid_cut(&self, cut: &CutRequest) -> Verdict {
        Verdict::refuse_unless(["age", "educ"].contains(&cut.demographic))
    }

    fn check_small_cell(&self, cut: &CutRequest) -> Verdict {
        Verdict::refuse_if(cut.smallest_cell < 30).because(|| "One cell is too small.")
    }
}

fn fine() -> CutRequest {
    CutRequest { families: vec!["party"], demographic: "age", smallest_cell: 30 }
}

fn forbidden_thrice() -> CutRequest {
    CutRequest { families: vec!["party", "news"], demographic: "shoe size", smallest_cell: 3 }
}

#[test]
fn whatever_can_be_const_is() {
    const RULES: &[Rule] = SurveyRule::RULES;
    const FIRST: Rule = RULES[0];
    const RULE_ID: &str = FIRST.id();
    const RULE_REASON: &str = FIRST.reason();
    const ALL: &[SurveyRule] = SurveyRule::ALL;
    const ID: &str = SurveyRule::InvalidCut.id();
    const REASON: &str = SurveyRule::InvalidCut.reason();
    const FOUND: Option<SurveyRule> = SurveyRule::from_id("cell-30");
    const NOT_FOUND: Option<SurveyRule> = SurveyRule::from_id("small-cell");
    const PARAMS: &str = SurveyRule::CARD_PARAMS;
    const EXTENSION: CardExtension = SurveyRule::card_extension();
    const URI: &str = EXTENSION.uri();
    const PROMPT: &str = SurveyRule::PROMPT;
    const REFUSAL: Refusal<SurveyRule> = SurveyRule::SegMix.refuse();
    const VERDICTS: [Verdict; 4] =
        [Verdict::allow(), Verdict::refuse(), Verdict::refuse_if(true), Verdict::refuse_unless(true)];

    assert_eq!(RULES.len(), 3);
    assert_eq!(ALL, [SurveyRule::SegMix, SurveyRule::InvalidCut, SurveyRule::SmallCell]);
    assert_eq!((RULE_ID, RULE_REASON), (SurveyRule::SegMix.id(), SurveyRule::SegMix.reason()));
    assert_eq!((ID, REASON), ("invalid-cut", "That demographic cut is not defined for this study."));
    assert_eq!((FOUND, NOT_FOUND), (Some(SurveyRule::SmallCell), None));
    assert_eq!(
        PARAMS,
        concat!(
            r#"{"seg-mix":"Segmentation families cannot be crossed; ask for one family per cut.","#,
            r#""invalid-cut":"That demographic cut is not defined for this study.","#,
            r#""cell-30":"Cells with fewer than 30 respondents are not shown."}"#
        )
    );
    assert_eq!(EXTENSION.rules(), RULES);
    assert_eq!(URI, "https://standards.upperhandai.com/ext/refusals/v1");
    assert!(PROMPT.contains("- `cell-30`: Cells with fewer than 30 respondents are not shown.\n"));
    assert_eq!(REFUSAL.rule(), &SurveyRule::SegMix);
    assert_eq!(VERDICTS.map(|verdict| verdict.is_refused()), [false, true, true, false]);
}

#[test]
fn every_id_leads_back_to_its_rule() {
    for (rule, entry) in SurveyRule::ALL.iter().zip(SurveyRule::RULES) {
        assert_eq!((rule.id(), rule.reason()), (entry.id(), entry.reason()));
        assert_eq!(SurveyRule::from_id(entry.id()), Some(*rule));
    }
    for id in ["", "seg", "SegMix", "seg-mix ", "SEG-MIX"] {
        assert_eq!(SurveyRule::from_id(id), None, "{id:?}");
    }
}

#[test]
fn a_guard_function_names_its_own_rule() {
    assert_eq!(SurveyRule::guard_seg_mix(Verdict::allow()), Ok(()));
    let refusal = SurveyRule::guard_small_cell(Verdict::refuse().because(|| "Three.")).unwrap_err();
    assert_eq!(refusal, SurveyRule::SmallCell.refuse().because("Three."));
    assert_eq!(SurveyRule::InvalidCut.guard(Verdict::refuse()), Err(SurveyRule::InvalidCut.refuse()));
}

#[test]
fn an_allowing_guard_does_not_make_its_detail() {
    let _ = Verdict::allow().because(|| -> String { unreachable!("the closure must not run") });
    assert_eq!(Verdict::refuse().because(|| "a").because(|| "b").detail(), Some("b"));
}

#[test]
fn the_first_refusal_in_declaration_order_wins() {
    let refusal = SurveyRule::admit(&CutTool, forbidden_thrice()).unwrap_err();
    assert_eq!(refusal, SurveyRule::SegMix.refuse().because("Requested cut combined party with news."));

    let refusals = SurveyRule::refusals(&CutTool, &forbidden_thrice());
    assert_eq!(
        refusals,
        [
            refusal,
            SurveyRule::InvalidCut.refuse(),
            SurveyRule::SmallCell.refuse().because("One cell is too small."),
        ]
    );
    assert_eq!(SurveyRule::refusals(&CutTool, &fine()), []);
}

#[test]
fn an_admitted_request_is_the_request() {
    let admitted = SurveyRule::admit(&CutTool, fine()).unwrap();
    assert_eq!(admitted.demographic, "age");
    assert_eq!(admitted.into_inner(), fine());
}

#[test]
fn a_request_may_be_owned_borrowed_or_shared() {
    let request = fine();
    let borrowed: Admitted<SurveyRule, &CutRequest> = SurveyRule::admit(&CutTool, &request).unwrap();
    let boxed: Admitted<SurveyRule, Box<CutRequest>> = SurveyRule::admit(&CutTool, Box::new(fine())).unwrap();
    let shared: Admitted<SurveyRule, Arc<CutRequest>> =
        SurveyRule::admit(&CutTool, Arc::new(fine())).unwrap();
    assert_eq!((*borrowed, &**boxed, &**shared), (&request, &request, &request));
}

/// So it can be held across an `await`.
#[test]
fn what_is_admitted_is_send_if_the_request_is() {
    is_send_and_sync(&SurveyRule::admit(&CutTool, fine()).unwrap());
    is_send_and_sync(&SurveyRule::admit(&CutTool, Arc::new(fine())).unwrap());
    let guards: Box<dyn SurveyRuleGuards<Request = CutRequest>> = Box::new(CutTool);
    is_send_and_sync(&SurveyRule::admit(&*guards, Box::new(fine())).unwrap());
}

#[test]
fn guards_may_be_a_trait_object() {
    let guards: &dyn SurveyRuleGuards<Request = CutRequest> = &CutTool;
    assert!(SurveyRule::admit(guards, fine()).is_ok());
    assert_eq!(SurveyRule::refusals(guards, &forbidden_thrice()).len(), 3);
}

#[test]
fn generic_code_has_the_same_surface() {
    fn ask<R, G>(guards: &G, request: &R::Request) -> (Option<&'static str>, usize)
    where
        R: EnforcedBy<G>,
    {
        let first = R::admit(guards, request).err().map(|refusal| refusal.id());
        (first, R::refusals(guards, request).len())
    }
    fn tables<R: RefusalRules>() -> (usize, Option<&'static str>, &'static str, &'static str) {
        let found = R::from_id("invalid-cut");
        (R::ALL.len(), found.map(|rule| rule.reason()), R::CARD_PARAMS, R::PROMPT)
    }
    assert_eq!(ask::<SurveyRule, _>(&CutTool, &forbidden_thrice()), (Some("seg-mix"), 3));
    assert_eq!(ask::<SurveyRule, _>(&CutTool, &fine()), (None, 0));
    assert_eq!(
        tables::<SurveyRule>(),
        (3, Some(SurveyRule::InvalidCut.reason()), SurveyRule::CARD_PARAMS, SurveyRule::PROMPT)
    );
    assert_eq!(<SurveyRule as RefusalRules>::card_extension(), SurveyRule::card_extension());
    assert_eq!(RefusalRules::refuse(SurveyRule::SegMix), SurveyRule::SegMix.refuse());
}

#[test]
fn a_stop_carries_a_refusal_and_an_error_through_the_question_mark() {
    fn answer(text: &str) -> Result<u32, Stop<SurveyRule, std::num::ParseIntError>> {
        let smallest_cell = text.parse()?;
        let cut = SurveyRule::admit(&CutTool, CutRequest { smallest_cell, ..fine() })?;
        Ok(cut.smallest_cell)
    }
    assert_eq!(answer("30"), Ok(30));
    let Err(Stop::Refused(refusal)) = answer("3") else { panic!("expected a refusal") };
    assert_eq!(refusal.rule(), &SurveyRule::SmallCell);
    let failed = answer("three").unwrap_err().map_failed(|error| error.to_string());
    assert_eq!(failed, Stop::Failed("invalid digit found in string".to_owned()));
}

/// No derive is asked of the enum, and a refusal has them all the same.
#[test]
fn a_refusal_of_an_enum_without_derives() {
    #[refusal_rules]
    enum BareRule {
        /// The first.
        First,
        /// The second.
        Second,
    }
    let refusal = BareRule::First.refuse().because("a\u{1b}[2J");
    let refusals = HashSet::from([refusal.clone(), refusal.clone(), BareRule::Second.refuse()]);
    assert_eq!(refusals.len(), 2);
    assert_ne!(refusal, BareRule::First.refuse());
    assert_eq!(refusal.to_string(), "refused by rule `first`: The first.");
    assert_eq!(
        format!("{refusal:?}"),
        r#"Refusal { rule: "first", reason: "The first.", detail: "a\u{1b}[2J" }"#
    );
    assert!(matches!(refusal.rule(), BareRule::First));
    is_send_and_sync(&refusal);
}

fn is_send_and_sync<T: Send + Sync + 'static>(_: &T) {}
