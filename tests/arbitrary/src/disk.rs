//! The files that the macro compares with an enum and rewrites: a card and a prompt, of any text.

use refusals_runtime::conformance::{self, Clause, Outcome};
use refusals_runtime::{Posture, Rule, read_json};
use serde_json::Value;

use crate::macros::characters::unpublishable;
use crate::macros::fault::Fault;
use crate::macros::rule_text::RuleText;
use crate::macros::{card, prompt};
use crate::rules::SurveyRule;

/// A card file.
pub fn check_card(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let text_of = |rule: &'static Rule| RuleText { id: rule.id(), reason: rule.reason(), allowed: &[] };
    let rules: Vec<_> = SurveyRule::RULES.iter().map(text_of).collect();
    let check = |text: &str| card::check(text, &rules, "");
    let faults = check(text);
    check_faults(text, &faults);
    match card::advertised(text, &rules, "") {
        // The same reading: what is advertised is the rules exactly if there is no fault.
        Ok(advertised) => {
            let mut advertised: Vec<_> = advertised.iter().map(|rule| (&*rule.id, &*rule.reason)).collect();
            let mut expected: Vec<_> =
                SurveyRule::RULES.iter().map(|rule| (rule.id(), rule.reason())).collect();
            advertised.sort_unstable();
            expected.sort_unstable();
            assert_eq!(advertised == expected, faults.is_empty(), "{faults:?}");
        }
        Err(in_itself) => {
            assert!(!faults.is_empty());
            check_faults(text, &in_itself);
        }
    }
    if faults.is_empty() {
        check_agreement(text);
    }
    let Some(mended) = card::mend(text, &rules) else {
        assert!(!faults.is_empty(), "nothing to mend, and not mended");
        return;
    };
    // What is left is what mending does not touch: the entry's `required`.
    let left = check(&mended);
    assert!(left.len() <= 1 && left.iter().all(|fault| fault.message.contains("required")), "{left:?}");
    assert_eq!(card::mend(&mended, &rules).as_deref(), Some(&*mended), "mended again");
    assert!(!faults.is_empty() || mended == text, "mended without a fault");
    let [before, after] = [text, &mended].map(without_params);
    assert_eq!(before, after, "not only `params` was mended");
}

/// A card that agrees with the enum is read as the enum's rules by the runtime, which shares no code with the macro.
fn check_agreement(text: &str) {
    // The macro leaves alone what stands elsewhere in the card twice or nested too deeply.
    let Ok(card) = read_json(text.as_bytes()) else { return };
    let mut posture = Posture::from_card(&card).unwrap().rules().to_vec();
    let mut expected = Posture::of::<SurveyRule>().rules().to_vec();
    for rules in [&mut posture, &mut expected] {
        rules.sort_unstable_by(|a, b| a.id().cmp(b.id()));
    }
    assert_eq!(posture, expected);
    let report = conformance::check_card(&card);
    assert!(Clause::CARD.iter().all(|clause| report.outcome(*clause) == Outcome::Pass), "{report:?}");
}

/// The card's values, less the `params` of the extension's entries.
fn without_params(text: &str) -> Option<Value> {
    // As the macro, which reads no deeper than it must, `None` where `Value` is too deep.
    let mut card: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    let extensions = card.pointer_mut("/capabilities/extensions").and_then(Value::as_array_mut)?;
    for entry in extensions.iter_mut().filter_map(Value::as_object_mut) {
        if entry.get("uri").and_then(Value::as_str) == Some(refusals_runtime::EXTENSION_URI) {
            entry.remove("params");
        }
    }
    Some(card)
}

/// A prompt file.
pub fn check_prompt(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let faults = prompt::check(text, SurveyRule::PROMPT);
    check_faults(text, &faults);
    assert!(faults.len() <= 1);
    assert_eq!(prompt::block(text).is_ok(), prompt::mend(text, SurveyRule::PROMPT).is_some());
    let Some(mended) = prompt::mend(text, SurveyRule::PROMPT) else {
        assert!(!faults.is_empty(), "nothing to mend, and not mended");
        return;
    };
    assert_eq!(prompt::check(&mended, SurveyRule::PROMPT), []);
    assert_eq!(mended == text, faults.is_empty());
    assert_eq!(prompt::mend(&mended, SurveyRule::PROMPT).as_deref(), Some(&*mended), "mended again");
    let (line, block) = prompt::block(&mended).unwrap();
    assert!(block.iter().copied().eq(SurveyRule::PROMPT.lines()));
    // What is above the block and below it is as it was.
    let [before, after] = [text, &mended].map(around);
    assert_eq!(before, after);
    assert_eq!(before.0.lines().count() + 1, line);
}

/// The text to the end of the line that begins the block, and from the line that ends it.
fn around(text: &str) -> (&str, &str) {
    let [begin, end] = prompt::MARKERS;
    let (above, _) = text.split_once(begin).unwrap();
    let behind = text.get(above.len()..).unwrap();
    let block = above.len() + behind.find('\n').map_or(behind.len(), |end| end + 1);
    let end = text.rfind(end).unwrap();
    let end = text.get(..end).unwrap().rfind('\n').map_or(0, |end| end + 1);
    (text.get(..block).unwrap(), text.get(end..).unwrap())
}

fn check_faults(text: &str, faults: &[Fault]) {
    for fault in faults {
        assert!((1..=text.split('\n').count()).contains(&fault.place.line), "{fault:?}");
        let line = text.split('\n').nth(fault.place.line - 1).unwrap();
        assert!((1..=line.chars().count() + 1).contains(&fault.place.column), "{fault:?}");
        // The file's text is quoted in it, in lines of the macro's own.
        let is_quoted = fault.message.chars().all(|c| c == '\n' || unpublishable(c).is_none());
        assert!(is_quoted, "{fault:?}");
        assert!(!fault.message.is_empty());
    }
}
