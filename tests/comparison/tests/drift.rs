//! Every drift, in each of the three agents: what says so, and that the guide's page on comparison has it right.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that panics is a test that fails")]

#[path = "../../drift/scratch.rs"]
mod scratch;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use self::scratch::{Edit, Scratch, run};

const AGENTS: [&str; 3] = ["hand_written", "strum_glue", "ours"];

const HAND: &str = "hand_written.rs";
const STRUM: &str = "strum_glue.rs";
const OURS: &str = "ours.rs";

const REASON: &str = "That demographic cut is not defined for this study.";
const HIDDEN: &str = "That demographic cut is not defined for this\u{200b} study.";
const VARIANT: &str = "    /// That demographic cut is not defined for this study.\n    InvalidCut,\n";
const ID_ARM: &str = "            Self::InvalidCut => \"invalid-cut\",\n";
const REASON_ARM: &str =
    "            Self::InvalidCut => \"That demographic cut is not defined for this study.\",\n";
const CHECK_ARM: &str =
    "            Self::InvalidCut => (!tool.defined.contains(&cut.by)).then_some(None),\n";
const CHECK: &str = "    fn check_invalid_cut(&self, cut: &Cut) -> Verdict {
        Verdict::refuse_unless(self.defined.contains(&cut.by))
    }
";
const CARD_LINE: &str =
    ",\n          \"invalid-cut\": \"That demographic cut is not defined for this study.\"";
const PROMPT_LINE: &str = "- `invalid-cut`: That demographic cut is not defined for this study.\n";

const SECOND_TOOL: &str = "impl CutTool {\n";
const BOXED: &str = "pub fn answer(";
const REFUSES: &str = "pub fn reply(";

/// A drift, and how each of the three agents drifts so. No edits: it has nothing that could.
type Drift = (&'static str, [&'static [Edit]; 3]);

#[rustfmt::skip]
const DRIFTS: &[Drift] = &[
    ("a rule without a reason", [
        &[(HAND, REASON_ARM, "")],
        &[(STRUM, VARIANT, "    InvalidCut,\n")],
        &[(OURS, VARIANT, "    InvalidCut,\n")],
    ]),
    ("a hidden character in a reason, in every copy of it", [
        &[(HAND, REASON, HIDDEN), ("hand_written/card.json", REASON, HIDDEN), ("hand_written/prompt.md", REASON, HIDDEN)],
        &[(STRUM, REASON, HIDDEN)],
        &[(OURS, REASON, HIDDEN), ("ours/card.json", REASON, HIDDEN), ("ours/prompt.md", REASON, HIDDEN)],
    ]),
    ("two rules with one id", [
        &[(HAND, ID_ARM, "            Self::InvalidCut => \"seg-mix\",\n")],
        &[(STRUM, "    InvalidCut,\n", "    #[strum(serialize = \"seg-mix\")]\n    InvalidCut,\n")],
        &[(OURS, "    InvalidCut,\n", "    #[rule(id = \"seg-mix\")]\n    InvalidCut,\n")],
    ]),
    ("the card lacks a rule", [
        &[("hand_written/card.json", CARD_LINE, "")], &[], &[("ours/card.json", CARD_LINE, "")],
    ]),
    ("the card has a rule too many", [
        &[("hand_written/card.json", CARD_LINE, ",\n          \"turnout\": \"No turnout.\",\n          \"invalid-cut\": \"That demographic cut is not defined for this study.\"")],
        &[],
        &[("ours/card.json", CARD_LINE, ",\n          \"turnout\": \"No turnout.\",\n          \"invalid-cut\": \"That demographic cut is not defined for this study.\"")],
    ]),
    ("the card in other words", [
        &[("hand_written/card.json", "be crossed", "be mixed")], &[], &[("ours/card.json", "be crossed", "be mixed")],
    ]),
    ("the prompt in other words", [
        &[("hand_written/prompt.md", "be crossed", "be mixed")], &[], &[("ours/prompt.md", "be crossed", "be mixed")],
    ]),
    ("a rule left out of the list of all rules", [
        &[(HAND, "&[Self::SegMix, Self::InvalidCut]", "&[Self::SegMix]"), ("hand_written/card.json", CARD_LINE, ""), ("hand_written/prompt.md", PROMPT_LINE, "")],
        &[],
        &[],
    ]),
    ("a rule without a guard", [
        &[(HAND, CHECK_ARM, "")], &[(STRUM, CHECK_ARM, "")], &[(OURS, CHECK, "")],
    ]),
    ("a guard for a rule that is gone", [
        &[
            (HAND, "pub enum Rule {\n    SegMix,\n    InvalidCut,\n", "pub enum Rule {\n    SegMix,\n"), (HAND, ", Self::InvalidCut]", "]"),
            (HAND, ID_ARM, ""), (HAND, REASON_ARM, ""), ("hand_written/card.json", CARD_LINE, ""), ("hand_written/prompt.md", PROMPT_LINE, ""),
        ],
        &[(STRUM, VARIANT, "")],
        &[(OURS, VARIANT, ""), ("ours/card.json", CARD_LINE, ""), ("ours/prompt.md", PROMPT_LINE, "")],
    ]),
    ("a second tool that guards nothing", [
        &[(HAND, SECOND_TOOL, "pub struct TrendTool;\n\nimpl TrendTool {\n    pub fn trend(&self, cut: Cut) -> String {\n        cut.by.into()\n    }\n}\n\nimpl CutTool {\n")],
        &[(STRUM, SECOND_TOOL, "pub struct TrendTool;\n\nimpl TrendTool {\n    pub fn trend(&self, cut: Cut) -> String {\n        cut.by.into()\n    }\n}\n\nimpl CutTool {\n")],
        &[(OURS, SECOND_TOOL, "pub struct TrendTool;\n\nimpl TrendTool {\n    pub fn trend(&self, cut: Cut) -> String {\n        cut.by.into()\n    }\n}\n\nimpl CutTool {\n"), (OURS, "enforced_by(CutTool)", "enforced_by(CutTool, TrendTool)")],
    ]),
    ("a second way to the tool's body, past the guards", [
        &[(HAND, REFUSES, "pub fn preview(tool: &CutTool, cut: Cut) -> Option<String> {\n    tool.tabulate(&cut).ok()\n}\n\npub fn reply(")],
        &[(STRUM, REFUSES, "pub fn preview(tool: &CutTool, cut: Cut) -> Option<String> {\n    tool.tabulate(&cut).ok()\n}\n\npub fn reply(")],
        &[(OURS, REFUSES, "pub fn preview(tool: &CutTool, cut: Cut) -> Option<String> {\n    tool.tabulate(&cut).ok()\n}\n\npub fn reply(")],
    ]),
    ("a refusal swallowed as an error", [
        &[(HAND, BOXED, "pub fn boxed(tool: &CutTool, cut: Cut) -> Result<String, Box<dyn std::error::Error>> {\n    Ok(answer(tool, cut)?)\n}\n\npub fn answer(")],
        &[(STRUM, BOXED, "pub fn boxed(tool: &CutTool, cut: Cut) -> Result<String, Box<dyn std::error::Error>> {\n    Ok(answer(tool, cut)?)\n}\n\npub fn answer(")],
        &[(OURS, BOXED, "pub fn boxed(tool: &CutTool, cut: Cut) -> Result<String, Box<dyn std::error::Error>> {\n    Ok(answer(tool, cut)?)\n}\n\npub fn answer(")],
    ]),
    ("a refusal under a rule that does not exist", [
        &[(HAND, REFUSES, "pub const TURNOUT: Refusal = Refusal { rule: Rule::Turnout, detail: None };\n\npub fn reply(")],
        &[(STRUM, REFUSES, "pub const TURNOUT: Refusal = Refusal { rule: Rule::Turnout, detail: None };\n\npub fn reply(")],
        &[(OURS, REFUSES, "pub const TURNOUT: refusals_runtime::Refusal<Rule> = Rule::Turnout.refuse();\n\npub fn reply(")],
    ]),
];

const DEPENDENCIES: &str = "serde_json = \"1\"\nstrum = { version = \"0.28\", features = [\"derive\"] }\n";

impl Scratch {
    /// The three agents.
    fn agents() -> Self {
        let original = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        Self::new("comparison-scratch", original, &format!("{DEPENDENCIES}\n[lib]\npath = \"lib.rs\"\n"))
    }

    /// What says that an agent has drifted so, and the first error of those who say it.
    fn drift(&self, agent: &str, edits: &[Edit]) -> (&'static str, String) {
        if edits.is_empty() {
            return ("cannot happen", String::new());
        }
        edits.iter().for_each(|edit| self.edit(*edit));
        let outcome = self.outcome(agent);
        edits.iter().for_each(|edit| self.restore(*edit));
        outcome
    }

    fn outcome(&self, agent: &str) -> (&'static str, String) {
        if let Err(said) = run(self.cargo(&["check", "--lib"])) {
            let error = said.lines().find(|line| line.starts_with("error")).unwrap_or_default();
            return ("compile error", error.into());
        }
        match run(self.cargo(&["test", "--lib", &format!("{agent}::")])) {
            Ok(_) => ("nothing", String::new()),
            Err(said) => {
                assert!(said.contains("test result: FAILED"), "{said}");
                let failed = said.lines().find(|line| line.starts_with("---- ")).unwrap_or_default();
                ("a test", failed.into())
            }
        }
    }
}

fn page() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join("refusals-runtime/docs/guide/comparison.md")).unwrap()
}

/// `cargo test -p comparison --test drift -- --nocapture` shows what is said of each.
#[test]
fn the_page_says_what_catches_each_drift() {
    let scratch = Scratch::agents();
    for agent in AGENTS {
        assert_eq!(scratch.outcome(agent), ("nothing", String::new()), "{agent}");
    }
    let mut table = String::new();
    for (drift, edits) in DRIFTS {
        let mut row = format!("| {drift} |");
        for (agent, edits) in AGENTS.iter().zip(edits) {
            let (outcome, said) = scratch.drift(agent, edits);
            println!("{drift}, {agent}: {outcome}: {said}");
            write!(row, " {outcome} |").unwrap();
        }
        table.push_str(&row);
        table.push('\n');
    }
    assert!(page().contains(&table), "the page does not have this table:\n{table}");
}

/// The lines that are not blank: of the agent up to its tests, and of its tests.
fn lines(agent: &str) -> (usize, usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(agent).with_extension("rs");
    let code = fs::read_to_string(path).unwrap();
    let (agent, tests) = code.split_once("#[cfg(test)]\n").unwrap_or((&code, ""));
    let count = |code: &str| code.lines().filter(|line| !line.trim().is_empty()).count();
    (count(agent), count(tests))
}

#[test]
fn the_page_says_how_many_lines_each_has() {
    let [by_hand, strum, ours] = AGENTS.map(lines);
    for (what, counts) in [
        ("the agent", [by_hand.0, strum.0, ours.0]),
        ("its tests against drift", [by_hand.1, strum.1, ours.1]),
    ] {
        let [by_hand, strum, ours] = counts;
        let row = format!("| {what} | {by_hand} | {strum} | {ours} |\n");
        assert!(page().contains(&row), "the page does not have this row:\n{row}");
    }
}
