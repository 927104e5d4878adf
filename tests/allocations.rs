//! What allocates nothing: the tables, the ways between a rule and its id, and a guard that allows.

use std::hint::black_box;

use allocation_counter::measure;
use refusals_runtime::{RefusalRules, Verdict, refusal_rules};

#[refusal_rules]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;

    fn check_seg_mix(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains('+')).because(|| format!("Requested cut was {cut}."))
    }

    fn check_invalid_cut(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut == "shoe size")
    }
}

impl AgentRuleGuards for CutTool {
    type Request = str;

    fn check_voting_advice(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.ends_with('?')).because(|| String::from("A question."))
    }
}

/// How often `run` allocates.
fn allocations(run: impl FnOnce()) -> u64 {
    measure(run).count_total
}

#[test]
fn a_request_that_is_admitted_costs_no_allocation() {
    let admit = || {
        assert!(SurveyRule::admit(&CutTool, black_box("age")).is_ok());
        assert!(AgentRule::admit(&CutTool, black_box("age")).is_ok());
        assert!(SurveyRule::refusals(&CutTool, black_box("age")).is_empty());
        assert!(SurveyRule::guard_seg_mix(Verdict::allow().because(|| String::from("unused"))).is_ok());
    };
    assert_eq!(allocations(admit), 0);
}

#[test]
fn a_refusal_allocates_its_detail_alone() {
    let refuse = || assert!(SurveyRule::admit(&CutTool, black_box("shoe size")).is_err());
    assert_eq!(allocations(refuse), 0);
    let refuse = || assert!(AgentRule::admit(&CutTool, black_box("party+news")).is_err());
    assert_eq!(
        allocations(refuse),
        allocations(|| drop(black_box(format!("Requested cut was {}.", "party+news"))))
    );
    assert_eq!(allocations(|| drop(SurveyRule::SegMix.refuse().because("A constant."))), 0);
}

#[test]
fn tables_and_names_are_constants() {
    let look = || {
        for rule in AgentRule::ALL {
            assert_eq!(AgentRule::from_id(black_box(rule.id())), Some(*rule));
            assert!(!rule.reason().is_empty());
        }
        assert_eq!(AgentRule::from_id(black_box("unknown")), None);
        assert_eq!(AgentRule::RULES.len(), AgentRule::card_extension().rules().len());
        assert!(<AgentRule as RefusalRules>::PROMPT.len() > AgentRule::CARD_PARAMS.len());
    };
    assert_eq!(allocations(look), 0);
}
