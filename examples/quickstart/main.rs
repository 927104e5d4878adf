//! The standard's two rules as one enum, and everything that comes of it.
//!
//! `cargo run --example quickstart`

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules};

/// What the survey agent will not compute. The card, the prompt and the tool must agree with it, or this
/// does not compile: change a word in one of them to see.
#[refusal_rules(card = "agent-card.json", prompt = "system.md", enforced_by = CutTool)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

/// A request for a cut, as the tool has understood it.
struct CutRequest {
    segments: Vec<(&'static str, &'static str)>,
    demographics: Vec<&'static str>,
}

/// The tool: it knows which demographic cuts the study defines.
struct CutTool {
    demographics: &'static [&'static str],
}

impl SurveyRuleGuards for CutTool {
    type Request = CutRequest;

    fn check_seg_mix(&self, cut: &CutRequest) -> Verdict {
        let names: Vec<_> = cut.segments.iter().map(|(family, name)| format!("{name} ({family})")).collect();
        let crossed = cut.segments.windows(2).any(|pair| matches!(pair, [(a, _), (b, _)] if a != b));
        Verdict::refuse_if(crossed).because(|| format!("Requested cut combined {}.", names.join(" with ")))
    }

    fn check_invalid_cut(&self, cut: &CutRequest) -> Verdict {
        Verdict::refuse_unless(cut.demographics.iter().all(|name| self.demographics.contains(name)))
    }
}

/// The tool's body. It takes an admitted request, so it cannot run unguarded.
fn tabulate(cut: &Admitted<SurveyRule, CutRequest>) -> String {
    let segments: Vec<_> = cut.segments.iter().map(|(_, name)| *name).collect();
    format!("a table of {} by {}", segments.join(", "), cut.demographics.join(", "))
}

fn answer(tool: &CutTool, cut: CutRequest) -> Result<String, Refusal<SurveyRule>> {
    let cut = SurveyRule::admit(tool, cut)?;
    Ok(tabulate(&cut))
}

fn main() -> Result<(), serde_json::Error> {
    println!("THE CARD DECLARATION, an entry of the AgentCard's capabilities.extensions\n");
    println!("{}\n", serde_json::to_string_pretty(&SurveyRule::card_extension())?);

    println!("THE SYSTEM PROMPT, a file with the prompt snippet in it\n");
    println!("{}", include_str!("system.md"));

    let tool = CutTool { demographics: &["age", "education"] };
    let requests = [
        CutRequest { segments: vec![("polaris", "Drivers"), ("news", "Ideologues")], demographics: vec![] },
        CutRequest { segments: vec![], demographics: vec!["shoe size"] },
        CutRequest { segments: vec![("polaris", "Drivers")], demographics: vec!["age"] },
    ];
    for cut in requests {
        match answer(&tool, cut) {
            Ok(table) => println!("ADMITTED: {table}\n"),
            Err(refusal) => {
                println!("REFUSED by `{}`; its Parts on the wire\n", refusal.id());
                println!("{}\n", serde_json::to_string_pretty(&refusal.parts())?);
            }
        }
    }
    Ok(())
}
