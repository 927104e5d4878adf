// Rules enums in the syntax that every edition has; each edition's crate includes this file.

/// The rules of one tool.
#[refusal_rules(card = "card.json", prompt = "prompt.md", enforced_by(Tool, OtherTool))]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule(id = "invalid-cut")]
    Undefined,
}

/// The rules of an agent.
#[refusal_rules(card = "union-card.json", description = "What this agent will not compute.")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum AgentRule {
    /// The tool's.
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

/// A tool.
#[derive(Debug, Clone, Copy)]
pub struct Tool;

/// Another.
#[derive(Debug, Clone, Copy)]
pub struct OtherTool;

impl SurveyRuleGuards for Tool {
    type Request = str;
    fn check_seg_mix(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("party") && cut.contains("news"))
    }
    fn check_undefined(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("shoe size"))
    }
}

impl SurveyRuleGuards for OtherTool {
    type Request = str;
    fn check_seg_mix(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
    fn check_undefined(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

/// The tool's body.
#[must_use]
pub fn body(cut: &Admitted<SurveyRule, &str>) -> usize {
    cut.len()
}

/// The way to it.
///
/// # Errors
///
/// The tool's refusal.
pub fn answer(cut: &str) -> Result<usize, Refusal<AgentRule>> {
    let cut = SurveyRule::admit(&Tool, cut)?;
    Ok(body(&cut))
}

/// A system prompt.
pub const SYSTEM: &str = system_prompt!("You answer questions.\n", AgentRule::PROMPT);

#[test]
fn the_rules_work() {
    assert_eq!(answer("party"), Ok(5));
    assert_eq!(answer("party and news"), Err(AgentRule::Survey(SurveyRule::SegMix).refuse()));
    assert_eq!(AgentRule::from_id("voting-advice"), Some(AgentRule::VotingAdvice));
    assert_eq!(AgentRule::RULES.len(), 3);
    assert!(SYSTEM.contains("- `invalid-cut`: That demographic cut is not defined for this study.\n"));
}
