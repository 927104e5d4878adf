//! The union: several rules enums as one, for an agent with several tools.

use std::collections::HashSet;

use refusals_runtime::{
    CardExtension, EnforcedBy, Includes, Refusal, RefusalRules, Rule, Stop, Verdict, refusal_rules,
};

#[refusal_rules(enforced_by = CutTool)]
#[derive(Debug, PartialEq)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules(enforced_by(TrendTool))]
#[derive(Debug, PartialEq)]
enum TrendRule {
    /// The study has one wave; a trend needs two.
    OneWave,
}

#[refusal_rules(description = "What this agent will not compute.", enforced_by = All)]
#[derive(Debug, PartialEq)]
enum AgentRule {
    /// I can't tell how you should vote.
    VotingAdvice,
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't name a respondent.
    Identity,
    /// I can't predict an election.
    Forecast,
    /// The trends.
    #[rule(flatten)]
    Trend(TrendRule),
}

/// A union of a union, beginning with a member.
#[refusal_rules]
#[derive(Debug, PartialEq)]
enum PlatformRule {
    #[rule(flatten)]
    Agent(AgentRule),
    /// That is not in your plan.
    Plan,
}

struct CutTool;
struct TrendTool;

impl SurveyRuleGuards for CutTool {
    type Request = str;
    fn check_seg_mix(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("party") && cut.contains("news")).because(|| "party with news")
    }
    fn check_invalid_cut(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("shoe size"))
    }
}

impl TrendRuleGuards for TrendTool {
    type Request = u32;
    fn check_one_wave(&self, waves: &u32) -> Verdict {
        Verdict::refuse_if(*waves < 2)
    }
}

/// One type that guards everything, over one request.
struct All;

impl SurveyRuleGuards for All {
    type Request = str;
    fn check_seg_mix(&self, cut: &str) -> Verdict {
        CutTool.check_seg_mix(cut)
    }
    fn check_invalid_cut(&self, cut: &str) -> Verdict {
        CutTool.check_invalid_cut(cut)
    }
}

impl TrendRuleGuards for All {
    type Request = str;
    fn check_one_wave(&self, text: &str) -> Verdict {
        Verdict::refuse_if(text.contains("trend"))
    }
}

impl AgentRuleGuards for All {
    type Request = str;
    fn check_voting_advice(&self, text: &str) -> Verdict {
        Verdict::refuse_if(text.contains("should I"))
    }
    fn check_identity(&self, text: &str) -> Verdict {
        Verdict::refuse_if(text.contains("who"))
    }
    fn check_forecast(&self, _: &str) -> Verdict {
        Verdict::allow()
    }
}

#[test]
fn the_tables_hold_every_rule_in_declaration_order() {
    const ALL: &[AgentRule] = AgentRule::ALL;
    const ID: &str = AgentRule::Survey(SurveyRule::InvalidCut).id();
    const FOUND: Option<AgentRule> = AgentRule::from_id("one-wave");
    const EXTENSION: CardExtension = AgentRule::card_extension();

    let ids: Vec<_> = AgentRule::RULES.iter().map(Rule::id).collect();
    assert_eq!(ids, ["voting-advice", "seg-mix", "invalid-cut", "identity", "forecast", "one-wave"]);
    assert_eq!(
        ALL,
        [
            AgentRule::VotingAdvice,
            AgentRule::Survey(SurveyRule::SegMix),
            AgentRule::Survey(SurveyRule::InvalidCut),
            AgentRule::Identity,
            AgentRule::Forecast,
            AgentRule::Trend(TrendRule::OneWave),
        ]
    );
    assert_eq!((ID, FOUND), ("invalid-cut", Some(AgentRule::Trend(TrendRule::OneWave))));
    assert_eq!(EXTENSION.rules(), AgentRule::RULES);

    let nested: Vec<_> = PlatformRule::RULES.iter().map(Rule::id).collect();
    assert_eq!(nested, [ids.as_slice(), &["plan"]].concat());
    assert_eq!(PlatformRule::ALL.len(), 7);
}

#[test]
fn every_id_leads_back_to_its_rule() {
    fn check<R: RefusalRules + PartialEq + std::fmt::Debug>() {
        for (rule, entry) in R::ALL.iter().zip(R::RULES) {
            assert_eq!((rule.id(), rule.reason()), (entry.id(), entry.reason()));
            assert_eq!(R::from_id(entry.id()).as_ref(), Some(rule));
        }
        assert_eq!(R::from_id("survey"), None);
    }
    check::<AgentRule>();
    check::<PlatformRule>();
}

#[test]
fn the_card_and_the_prompt_hold_every_rule() {
    let params: serde_json::Value = serde_json::from_str(AgentRule::CARD_PARAMS).unwrap();
    assert_eq!(params, serde_json::Value::Object(AgentRule::card_extension().params()));
    assert!(
        AgentRule::CARD_PARAMS
            .starts_with(r#"{"voting-advice":"I can't tell how you should vote.","seg-mix":"#)
    );
    assert!(AgentRule::CARD_PARAMS.ends_with(r#","one-wave":"The study has one wave; a trend needs two."}"#));
    let members: serde_json::Map<_, _> = serde_json::from_str(PlatformRule::CARD_PARAMS).unwrap();
    assert_eq!(members.len(), 7);

    let lines: Vec<_> = PlatformRule::PROMPT.lines().filter(|line| line.starts_with("- `")).collect();
    let expected: Vec<_> =
        PlatformRule::RULES.iter().map(|rule| format!("- `{}`: {}", rule.id(), rule.reason())).collect();
    assert_eq!(lines, expected);
    let around = |prompt: &str| prompt.lines().filter(|line| !line.starts_with("- `")).collect::<String>();
    assert_eq!(around(PlatformRule::PROMPT), around(SurveyRule::PROMPT));
}

#[test]
fn a_tools_refusal_becomes_its_agents_through_the_question_mark() {
    fn tool(cut: &str) -> Result<usize, Refusal<SurveyRule>> {
        Ok(SurveyRule::admit(&CutTool, cut)?.len())
    }
    fn agent(cut: &str, waves: u32) -> Result<usize, Refusal<AgentRule>> {
        let cut = tool(cut)?;
        let waves = TrendRule::admit(&TrendTool, waves)?.into_inner();
        AgentRule::guard_forecast(Verdict::refuse_if(waves > 9))?;
        Ok(cut)
    }
    fn failing(text: &str) -> Result<usize, Stop<AgentRule, std::num::ParseIntError>> {
        let waves = text.parse()?;
        tool("party")?;
        Ok(agent("party", waves)?)
    }
    fn platform(text: &str) -> Result<usize, Stop<PlatformRule, std::num::ParseIntError>> {
        let waves = text.parse()?;
        Ok(agent("party", waves)?)
    }
    fn stopped(text: &str) -> Result<usize, Stop<PlatformRule, std::num::ParseIntError>> {
        let length = failing(text).map_err(Stop::lift)?;
        Ok(length + 1)
    }

    assert_eq!(agent("party", 2), Ok(5));
    let refusal = agent("party and news", 2).unwrap_err();
    assert_eq!(refusal.rule(), &AgentRule::Survey(SurveyRule::SegMix));
    assert_eq!((refusal.id(), refusal.detail()), ("seg-mix", Some("party with news")));
    assert_eq!(agent("party", 1).unwrap_err(), AgentRule::Trend(TrendRule::OneWave).refuse());
    assert_eq!(agent("party", 10).unwrap_err(), AgentRule::Forecast.refuse());

    assert_eq!(failing("1"), Err(Stop::Refused(AgentRule::from(TrendRule::OneWave).refuse())));
    assert!(matches!(failing("one"), Err(Stop::Failed(_))));
    let Err(Stop::Refused(refusal)) = platform("1") else { panic!("expected a refusal") };
    assert_eq!(refusal.rule(), &PlatformRule::Agent(AgentRule::Trend(TrendRule::OneWave)));
    assert_eq!(stopped("1"), Err(Stop::Refused(refusal)));
    assert!(matches!(stopped("one"), Err(Stop::Failed(_))));
}

#[test]
fn a_refusal_is_lifted_with_its_detail() {
    fn up<R: RefusalRules, U: Includes<R>>(refusal: Refusal<R>) -> Refusal<U> {
        refusal.lift()
    }
    let refusal = SurveyRule::SegMix.refuse().because("party with news");
    let lifted: Refusal<AgentRule> = up(refusal.clone());
    let twice: Refusal<PlatformRule> = lifted.clone().lift();
    assert_eq!(lifted, AgentRule::Survey(SurveyRule::SegMix).refuse().because("party with news"));
    assert_eq!(serde_json::to_value(&twice).unwrap(), serde_json::to_value(&refusal).unwrap());
    assert_eq!(HashSet::from([lifted.clone(), lifted]).len(), 1);
}

/// A union's guards are those of its members and its own, in declaration order, over one request.
#[test]
fn a_type_may_guard_the_whole_union() {
    fn first<R: EnforcedBy<All, Request = str>>(text: &str) -> Option<&'static str> {
        R::admit(&All, text).err().map(|refusal| refusal.id())
    }
    assert_eq!(AgentRule::admit(&All, "party").map(refusals_runtime::Admitted::into_inner), Ok("party"));
    assert_eq!(first::<AgentRule>("who and what trend"), Some("identity"));
    let refusals = AgentRule::refusals(&All, "should I ask who, party and news, or a trend");
    let ids: Vec<_> = refusals.iter().map(Refusal::id).collect();
    assert_eq!(ids, ["voting-advice", "seg-mix", "identity", "one-wave"]);
    assert_eq!(refusals[1].detail(), Some("party with news"));
}
