use refusals_runtime::{Admitted, CardExtension, Refusal, RefusalRules, Rule, Stop, Verdict, refusal_rules};

#[refusal_rules]
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    InvalidCut,
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_seg_mix(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_invalid_cut(&self, _: &str) -> Verdict {
        Verdict::refuse()
    }
}

const RULE: Rule = SurveyRule::RULES[1];
const RULES: &[SurveyRule] = SurveyRule::ALL;
const EXTENSION: CardExtension = SurveyRule::card_extension();

fn generic<R: RefusalRules>(rule: R) -> (&'static str, &'static str) {
    (rule.id(), R::CARD_PARAMS)
}

fn answer(cut: &str) -> Result<Admitted<SurveyRule, &str>, Refusal<SurveyRule>> {
    SurveyRule::guard_invalid_cut(Verdict::allow())?;
    SurveyRule::admit(&CutTool, cut)
}

fn stop(cut: &str) -> Result<(), Stop<SurveyRule, std::fmt::Error>> {
    let _ = answer(cut)?;
    Err(SurveyRule::InvalidCut.refuse().because("No."))?
}

fn main() {
    let _ = (RULE, RULES, EXTENSION, generic(SurveyRule::SegMix), stop("age"));
    let _ = (SurveyRule::PROMPT, SurveyRule::from_id("seg-mix"), SurveyRule::refusals(&CutTool, "age"));
}
