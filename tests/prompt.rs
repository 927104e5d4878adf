//! The prompt snippet in each style and with each mechanism, against files that a person has read.
//!
//! `GOLDEN=overwrite cargo test --test prompt` writes the files; read them before they are committed.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use std::fs;
use std::path::Path;

use refusals_runtime::{RefusalRules, refusal_rules};

macro_rules! rules {
    ($name:ident $($keys:tt)*) => {
        #[refusal_rules($($keys)*)]
        enum $name {
            /// Segmentation families cannot be crossed; ask for one family per cut.
            #[rule(allow = "a cut by one family and by age")]
            #[rule(allow = "explaining what a family is")]
            SegMix,
            /// Cells with < 30 respondents & without a base are withheld.
            ///
            /// A note for maintainers.
            #[rule(allow = "how many <cells> there are")]
            SmallCell,
            /// That demographic cut is not defined for this study.
            InvalidCut,
        }
    };
}

rules!(Unnamed);
rules!(Tool refuse_with = "tool");
rules!(Reply refuse_with = "reply", prompt_style = "markdown");
rules!(Xml prompt_style = "xml");
rules!(XmlTool prompt_style = "xml", refuse_with = "tool");
rules!(XmlReply prompt_style = "xml", refuse_with = "reply");

fn golden(name: &str, prompt: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "overwrite") {
        fs::write(&file, prompt).unwrap();
    }
    assert_eq!(prompt, fs::read_to_string(&file).unwrap(), "{name}");
}

#[test]
fn the_prompts_are_those_that_were_read() {
    golden("unnamed.md", Unnamed::PROMPT);
    golden("tool.md", Tool::PROMPT);
    golden("reply.md", Reply::PROMPT);
    golden("unnamed.xml", Xml::PROMPT);
    golden("tool.xml", XmlTool::PROMPT);
    golden("reply.xml", XmlReply::PROMPT);
}

/// A prompt tells the mechanism that is in use, and no other.
#[test]
fn a_prompt_names_one_mechanism() {
    for (prompt, tool, reply) in [
        (Unnamed::PROMPT, false, false),
        (Tool::PROMPT, true, false),
        (Reply::PROMPT, false, true),
        (Xml::PROMPT, false, false),
        (XmlTool::PROMPT, true, false),
        (XmlReply::PROMPT, false, true),
    ] {
        assert_eq!(prompt.contains("call `refuse`"), tool, "{prompt}");
        assert_eq!(prompt.contains("{\"refuse\":"), reply, "{prompt}");
        assert_eq!(prompt.contains("JSON"), reply, "{prompt}");
    }
}

/// The line that the prompt shows is no refusal when a model repeats it as it is.
#[test]
fn the_example_is_no_refusal() {
    for example in Reply::PROMPT.split(": {").skip(1).filter_map(|rest| rest.split('\n').next()) {
        let error = Reply::refusal_from_reply(&format!("{{{example}")).unwrap_err();
        assert!(error.to_string().starts_with("there is no rule `THE-ID`"), "{error}");
    }
}

/// An XML prompt is XML: what is in it are the rules, whatever characters they hold.
#[test]
fn an_xml_prompt_is_xml() {
    fn check<R: RefusalRules>() {
        let document = roxmltree::Document::parse(R::PROMPT).unwrap();
        let rules: Vec<_> = document.descendants().filter(|node| node.has_tag_name("rule")).collect();
        assert_eq!(rules.len(), R::RULES.len());
        for (node, rule) in rules.iter().zip(R::RULES) {
            let texts = |name| -> Vec<_> {
                let nodes = node.children().filter(move |child| child.has_tag_name(name));
                nodes.filter_map(|child| child.text()).collect()
            };
            assert_eq!(node.attribute("id"), Some(rule.id()));
            assert_eq!(texts("reason"), [rule.reason()]);
            assert_eq!(texts("still_fine"), rule.allowed());
        }
    }
    check::<Xml>();
    check::<XmlTool>();
    check::<XmlReply>();
    check::<XmlUnion>();
    // A part of a union's prompt is made by the compiler, and reads as if it were not.
    assert_eq!(XmlUnion::PROMPT, union_of(Xml::PROMPT, "</rules>", XML_OWN));
    assert_eq!(Union::PROMPT, union_of(Tool::PROMPT, "\nWhen a rule", MARKDOWN_OWN));
}

#[refusal_rules(prompt_style = "xml")]
enum XmlUnion {
    #[rule(flatten)]
    Survey(Tool),
    /// I can't tell how you should vote.
    #[rule(allow = "how groups of people voted")]
    VotingAdvice,
}

const XML_OWN: &str = "\
<rule id=\"voting-advice\">
<reason>I can't tell how you should vote.</reason>
<still_fine>how groups of people voted</still_fine>
</rule>
";

#[refusal_rules(refuse_with = "tool")]
enum Union {
    #[rule(flatten)]
    Survey(XmlReply),
    /// I can't tell how you should vote.
    #[rule(allow = "how groups of people voted")]
    VotingAdvice,
}

const MARKDOWN_OWN: &str = "\
- `voting-advice`: I can't tell how you should vote.
  Still fine: how groups of people voted
";

/// The prompt of the first member with the union's own rules behind the member's.
fn union_of(member: &str, end: &str, own: &str) -> String {
    member.replacen(end, &format!("{own}{end}"), 1)
}
