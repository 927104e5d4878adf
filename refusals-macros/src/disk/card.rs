//! The card on disk: whether its Refusals v1 entry advertises the rules of the enum.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::difference::{difference, escaped};
use super::fault::Fault;
use super::json::{self, Member, Object, Spelled};
use super::layout::Layout;
use super::source::{Place, Source};
use crate::rule_text::RuleText;

/// The URI of the extension, which the runtime's `EXTENSION_URI` is too. The macro cannot depend on it.
const URI: &str = "https://standards.upperhandai.com/ext/refusals/v1";

/// What is wrong in the card of an enum with these rules, of which there is at least one. The description is
/// for an entry that is to be added.
pub(crate) fn check(text: &str, rules: &[RuleText], description: &str) -> Vec<Fault> {
    let source = Source::new(text);
    let entry = match find(&source) {
        Ok(entry) => entry,
        Err(no_entry) => return vec![no_entry.fault(rules, description)],
    };
    let mut faults = params(&source, &entry, rules);
    faults.extend(required(&source, &entry));
    faults.sort_by_key(|fault| fault.rule);
    faults
}

/// The card with the rules as its entry's `params`, every other byte untouched; the same text if the two
/// agree. `None` if it is not certain where the rules belong.
pub(crate) fn mend(text: &str, rules: &[RuleText]) -> Option<String> {
    let source = Source::new(text);
    let entry = find(&source).ok()?;
    let old = entry.get(&source, "params").ok()?;
    if params(&source, &entry, rules).is_empty() {
        return Some(text.to_owned());
    }
    let around = Layout::of(&source, &entry)?;
    let own = old.and_then(Object::of).and_then(|params| Layout::of(&source, &params));
    let new = own.unwrap_or_else(|| around.inner()).write(rules);
    Some(if let Some(old) = old {
        source.replace(old.get(), &new)
    } else {
        let last = entry.members.last()?.value.get();
        source.replace(last, &format!("{last}{}{}", around.comma(), around.pair("params", new)))
    })
}

/// A rule that a card advertises.
pub(crate) struct Advertised {
    pub(crate) id: String,
    pub(crate) reason: String,
    pub(crate) place: Place,
}

/// What the card of a union advertises, for the compiler to compare with the rules that it alone knows. The
/// faults are those of the card in itself. The union's own rules are for an entry that is to be added.
pub(crate) fn advertised(
    text: &str,
    own: &[RuleText],
    description: &str,
) -> Result<Vec<Advertised>, Vec<Fault>> {
    let source = Source::new(text);
    let entry = find(&source).map_err(|no_entry| vec![no_entry.fault(own, description)])?;
    let mut faults = Vec::from_iter(required(&source, &entry));
    let mut advertised = Vec::new();
    let members = match params_object(&source, &entry, || "\"params\": {}".into()) {
        Ok(params) => params.members,
        Err(fault) => {
            faults.push(fault);
            Vec::new()
        }
    };
    let mut seen = HashSet::new();
    for member in &members {
        match member.value.string() {
            _ if !seen.insert(member.name()) => faults.push(member.duplicate(&source)),
            None => faults.push(source.fault(
                member.value.get(),
                format!(
                    "the card's reason for `{}` is {}, not a string; write the rule's reason",
                    escaped(&member.name()),
                    member.value.kind()
                ),
            )),
            Some(reason) => advertised.push(Advertised {
                id: member.name().into_owned(),
                reason: reason.into_owned(),
                place: source.place(member.key.get()),
            }),
        }
    }
    if faults.is_empty() { Ok(advertised) } else { Err(faults) }
}

/// Why the entry is not there, or not certain.
struct NoEntry {
    fault: Fault,
    /// What is to be written there; the message ends before it.
    lacking: Option<Lacking>,
}

#[derive(Clone, Copy)]
enum Lacking {
    Capabilities,
    Extensions,
    Entry,
}

impl From<Fault> for NoEntry {
    fn from(fault: Fault) -> Self {
        Self { fault, lacking: None }
    }
}

impl NoEntry {
    /// The fault, with the JSON to be written for these rules.
    fn fault(self, rules: &[RuleText], description: &str) -> Fault {
        let Self { mut fault, lacking } = self;
        fault.message.extend(lacking.map(|lacking| lacking.write(rules, description)));
        fault
    }
}

impl Lacking {
    fn write(self, rules: &[RuleText], description: &str) -> String {
        match self {
            Self::Capabilities => {
                nest("\"capabilities\": {", &Self::Extensions.write(rules, description), "}")
            }
            Self::Extensions => nest("\"extensions\": [", &Self::Entry.write(rules, description), "]"),
            Self::Entry => {
                let layout = Layout::default();
                layout.object(&[
                    layout.pair("uri", Value::from(URI)),
                    layout.pair("required", false),
                    layout.pair("description", Value::from(description)),
                    layout.pair("params", layout.inner().write(rules)),
                ])
            }
        }
    }
}

/// The card's one entry for Refusals v1.
fn find<'t>(source: &Source<'t>) -> Result<Object<'t>, NoEntry> {
    let undeclared = |value: Spelled<'_>, to: &str, lacking| {
        let message = format!("the card does not declare Refusals v1; add to {to}:\n");
        NoEntry { fault: source.fault(value.get(), message), lacking: Some(lacking) }
    };
    let wrong_kind = |name: &str, value, expected: &str, lacking| NoEntry {
        fault: mistyped(source, name, value, expected, ""),
        lacking: Some(lacking),
    };

    let card = json::parse(source)?;
    let object = Object::of(card).ok_or_else(|| {
        source.fault(card.get(), format!("an agent card is a JSON object, not {}", card.kind()))
    })?;
    let value = object
        .get(source, "capabilities")?
        .ok_or_else(|| undeclared(card, "the card", Lacking::Capabilities))?;
    let object = Object::of(value)
        .ok_or_else(|| wrong_kind("capabilities", value, "an object", Lacking::Capabilities))?;
    let value = object
        .get(source, "extensions")?
        .ok_or_else(|| undeclared(value, "`capabilities`", Lacking::Extensions))?;
    let array = value
        .array()
        .ok_or_else(|| wrong_kind("capabilities.extensions", value, "an array", Lacking::Extensions))?;

    let is_uri =
        |member: &Member| member.name() == "uri" && member.value.string().is_some_and(|uri| uri == URI);
    let mut entries =
        array.into_iter().filter_map(Object::of).filter(|entry| entry.members.iter().any(is_uri));
    let entry =
        entries.next().ok_or_else(|| undeclared(value, "`capabilities.extensions`", Lacking::Entry))?;
    if let Some(second) = entries.next() {
        let message = "the card declares Refusals v1 twice; remove one of the two entries";
        return Err(source.fault(second.text, message).into());
    }
    entry.get(source, "uri")?;
    Ok(entry)
}

/// JSON inside brackets of its own.
fn nest(open: &str, inner: &str, close: &str) -> String {
    format!("{open}\n  {}\n{close}", inner.replace('\n', "\n  "))
}

fn mistyped(source: &Source, name: &str, value: Spelled<'_>, expected: &str, instead: &str) -> Fault {
    let message = format!("`{name}` is {}, not {expected}; write instead:\n{instead}", value.kind());
    source.fault(value.get(), message)
}

fn required(source: &Source, entry: &Object) -> Option<Fault> {
    let value = match entry.get(source, "required") {
        Ok(value) => value?,
        Err(fault) => return Some(fault),
    };
    let is = match value.get() {
        "false" | "null" => return None,
        "true" => "`true`, which turns away every client that does not know Refusals v1",
        _ => value.kind(),
    };
    Some(source.fault(value.get(), format!("`required` is {is}; write `\"required\": false`")))
}

/// The entry's `params`; what they should be, if it has none.
fn params_object<'t>(
    source: &Source<'t>,
    entry: &Object<'t>,
    expected: impl Fn() -> String,
) -> Result<Object<'t>, Fault> {
    let value = entry.get(source, "params")?.ok_or_else(|| {
        source.fault(entry.text, format!("the entry has no `params`; add to it:\n{}", expected()))
    })?;
    Object::of(value).ok_or_else(|| mistyped(source, "params", value, "an object", &expected()))
}

fn params(source: &Source, entry: &Object, rules: &[RuleText]) -> Vec<Fault> {
    let all = || format!("\"params\": {}", Layout::default().write(rules));
    let params = match params_object(source, entry, all) {
        Ok(params) => params,
        Err(fault) => return vec![fault],
    };
    if params.members.is_empty() {
        let message = format!("`params` is empty; write instead:\n{}", all());
        return vec![source.fault(params.text, message)];
    }

    let by_id: HashMap<_, _> =
        rules.iter().enumerate().map(|(index, rule)| (rule.id, (index, rule))).collect();
    let mut advertised = HashSet::new();
    let mut faults = Vec::new();
    for member in &params.members {
        let id = member.name();
        if advertised.contains(&id) {
            faults.push(member.duplicate(source));
        } else if let Some(&(index, rule)) = by_id.get(&*id) {
            faults.extend(reason(source, member, rule).map(|fault| Fault { rule: Some(index), ..fault }));
        } else {
            faults.push(surplus(source, member));
        }
        advertised.insert(id);
    }
    let lacking = rules.iter().enumerate().filter(|(_, rule)| !advertised.contains(rule.id));
    faults.extend(lacking.map(|(index, rule)| {
        let message = format!(
            "the card has no rule `{}`; add to its `params`:\n{}",
            rule.id,
            Layout::default().member(rule)
        );
        Fault { rule: Some(index), ..source.fault(params.text, message) }
    }));
    faults
}

/// A reason that is not the rule's own.
fn reason(source: &Source, member: &Member, rule: &RuleText) -> Option<Fault> {
    let id = rule.id;
    let message = match member.value.string() {
        Some(reason) if reason == rule.reason => return None,
        Some(reason) => format!(
            "the card gives another reason for `{id}`; make the two the same:\n{}",
            difference("card", &reason, rule.reason)
        ),
        None => format!(
            "the card's reason for `{id}` is {}, not a string; write instead:\n{}",
            member.value.kind(),
            Layout::default().member(rule)
        ),
    };
    Some(source.fault(member.value.get(), message))
}

/// A rule that only the card has.
fn surplus(source: &Source, member: &Member) -> Fault {
    let id = escaped(&member.name());
    let reason = match member.value.string() {
        Some(reason) => format!("\"{}\"", escaped(&reason)),
        None => member.value.kind().to_owned(),
    };
    let message = format!(
        "the enum has no rule `{id}`; add a variant for it, or remove from the card:\n\"{id}\": {reason}"
    );
    source.fault(member.key.get(), message)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use serde_json::json;

    use super::super::difference::split;
    use super::{RuleText, URI, check, mend};

    const RULES: [RuleText<'_>; 2] = [
        RuleText { id: "seg-mix", reason: "Families cannot be crossed.", allowed: &[] },
        RuleText { id: "invalid-cut", reason: "That cut is not «défini».", allowed: &[] },
    ];
    const ONE: &str = r#""seg-mix": "Families cannot be crossed.""#;
    const TWO: &str = r#""invalid-cut": "That cut is not «défini».""#;
    const DESCRIPTION: &str = "What «this» is.";

    /// The faults as an author sees them, the rule in brackets.
    fn faults(text: &str) -> Vec<String> {
        let shown = check(text, &RULES, DESCRIPTION).into_iter().map(|fault| {
            let rule = fault.rule.map_or(String::new(), |index| format!("[{}] ", RULES[index].id));
            format!("{} {rule}{}", fault.place, fault.message)
        });
        shown.collect()
    }

    /// A card with one entry, the members on its third line, after another extension.
    fn card(members: &str) -> String {
        format!(
            "{{\"capabilities\": {{\"extensions\": [{{\"uri\": \"urn:x\", \"params\": 1}},\n\
             {{\"uri\": \"{URI}\",\n{members}}}]}}}}\n"
        )
    }

    fn good() -> String {
        card(&format!("\"required\": false,\n\"params\": {{\n  {ONE},\n  {TWO}\n}}"))
    }

    #[test]
    fn the_authors_spelling_makes_no_difference() {
        let good = good();
        for text in [
            good.replace('\n', "\r\n"),
            good.replace('\n', ""),
            good.replace('\n', "\n\t"),
            format!("\u{feff}{good}"),
            card(&format!("\"params\": {{{TWO}, {ONE}}}")),
            good.replace("https://", "https:\\/\\/")
                .replace('é', "\\u00e9")
                .replace("seg-mix", "s\\u0065g-mix"),
            good.replace("params", "p\\u0061rams").replace("capabilities", "c\\u0061pabilities"),
            good.replace("\"required\": false", "\"required\": null, \"description\": null, \"x\": [{}]"),
            good.replace("\"required\": false", "\"x\": 1, \"x\": 1"),
            // What another extension holds is not looked at.
            good.replace("\"urn:x\"", "\"\\ud800\", \"uri\": 1, \"required\": true"),
            good.replace("{\"uri\": \"urn:x\", \"params\": 1}", &format!("null, 1.5, \"{URI}\", [], {{}}")),
            good,
        ] {
            assert_eq!(faults(&text), [""; 0], "{text}");
            assert_eq!(mend(&text, &RULES).as_ref(), Some(&text));
        }
    }

    #[test]
    fn without_a_certain_entry_nothing_is_mended() {
        let entry = |depth| {
            let entry = format!(
                "{{\n  \"uri\": \"{URI}\",\n  \"required\": false,\n  \"description\": \"{DESCRIPTION}\",\n  \
                 \"params\": {{\n    {ONE},\n    {TWO}\n  }}\n}}"
            );
            entry.replace('\n', &format!("\n{}", " ".repeat(depth)))
        };
        let extensions = format!("\"extensions\": [\n  {}\n]", entry(2));
        let capabilities = format!("\"capabilities\": {{\n  \"extensions\": [\n    {}\n  ]\n}}", entry(4));
        let twice = good().replace('[', &format!("[{{\"uri\": \"{URI}\"}}, "));
        for (text, fault) in [
            ("{,}", "1:2 the card is not JSON: key must be a string"),
            ("[]", "1:1 an agent card is a JSON object, not an array"),
            ("{}", &format!("1:1 the card does not declare Refusals v1; add to the card:\n{capabilities}")),
            (
                r#"{"capabilities": null}"#,
                &format!("1:18 `capabilities` is null, not an object; write instead:\n{capabilities}"),
            ),
            (
                r#"{"capabilities": {}}"#,
                &format!("1:18 the card does not declare Refusals v1; add to `capabilities`:\n{extensions}"),
            ),
            (
                r#"{"capabilities": {"extensions": {"a": 1}}}"#,
                &format!(
                    "1:33 `capabilities.extensions` is an object, not an array; write instead:\n{extensions}"
                ),
            ),
            (
                &good().replace("/v1", "/v2"),
                &format!(
                    "1:33 the card does not declare Refusals v1; add to `capabilities.extensions`:\n{}",
                    entry(0)
                ),
            ),
            (&twice, "2:1 the card declares Refusals v1 twice; remove one of the two entries"),
            (
                r#"{"capabilities": 1, "capabilities": 2}"#,
                "1:21 duplicate key `capabilities`; remove one of the two",
            ),
            (
                r#"{"capabilities": {"extensions": [], "\u0065xtensions": []}}"#,
                "1:37 duplicate key `extensions`; remove one of the two",
            ),
            (
                &good().replace("\"required\"", "\"uri\": 1, \"required\""),
                "3:1 duplicate key `uri`; remove one of the two",
            ),
        ] {
            assert_eq!(faults(text), [fault], "{text}");
            assert_eq!(mend(text, &RULES), None, "{text}");
        }
    }

    #[test]
    fn each_fault_of_the_entry_is_reported() {
        let params = format!("\"params\": {{\n  {ONE},\n  {TWO}\n}}");
        let instead = format!("write instead:\n{params}");
        for (members, expected) in [
            (r#""x": 1"#, vec![&*format!("2:1 the entry has no `params`; add to it:\n{params}")]),
            (r#""params": null"#, vec![&format!("3:11 `params` is null, not an object; {instead}")]),
            (r#""params": ["a"]"#, vec![&format!("3:11 `params` is an array, not an object; {instead}")]),
            (r#""params": { }"#, vec![&format!("3:11 `params` is empty; {instead}")]),
            (
                r#""params": {}, "params": {}, "required": true"#,
                vec![
                    "3:15 duplicate key `params`; remove one of the two",
                    "3:41 `required` is `true`, which turns away every client that does not know \
                     Refusals v1; write `\"required\": false`",
                ],
            ),
            (
                &format!("\"required\": \"no\", {params}"),
                vec!["3:13 `required` is a string; write `\"required\": false`"],
            ),
            (
                &format!("\"required\": false, \"required\": false, {params}"),
                vec!["3:20 duplicate key `required`; remove one of the two"],
            ),
            (
                r#""params": {"old": "Old\u202e reason.", "\u200b": {}, "seg-mix": [1], "old": 1}"#,
                vec![
                    "3:12 the enum has no rule `old`; add a variant for it, or remove from the card:\n\
                     \"old\": \"Old\\u{202e} reason.\"",
                    "3:40 the enum has no rule `\\u{200b}`; add a variant for it, or remove from the card:\n\
                     \"\\u{200b}\": an object",
                    "3:70 duplicate key `old`; remove one of the two",
                    "3:65 [seg-mix] the card's reason for `seg-mix` is an array, not a string; write \
                     instead:\n\
                     \"seg-mix\": \"Families cannot be crossed.\"",
                    "3:11 [invalid-cut] the card has no rule `invalid-cut`; add to its `params`:\n\
                     \"invalid-cut\": \"That cut is not «défini».\"",
                ],
            ),
            (
                "\"params\": {\"invalid-cut\": \"\\udc00\",\n\
                 \"seg-mix\": \"Families cannot be mixed.\", \"seg-mix\": 1}",
                vec![
                    "4:41 duplicate key `seg-mix`; remove one of the two",
                    "4:12 [seg-mix] the card gives another reason for `seg-mix`; make the two the same:\n\
                     card: \"Families cannot be >>mix<<ed.\"\n\
                     enum: \"Families cannot be >>cross<<ed.\"",
                    "3:27 [invalid-cut] the card gives another reason for `invalid-cut`; make the two the \
                     same:\n\
                     card: \">>\\\"\\\\udc00\\\"<<\"\n\
                     enum: \">>That cut is not «défini».<<\"",
                ],
            ),
        ] {
            assert_eq!(faults(&card(members)), expected, "{members}");
        }
    }

    #[test]
    fn only_params_are_mended() {
        let required = "\"required\": true";
        let mended = mend(&card(required), &RULES).unwrap();
        assert_eq!(mended, card(&format!("{required}, \"params\": {{{ONE}, {TWO}}}")));
        assert_eq!(faults(&mended).len(), 1);
        assert_eq!(mend(&mended, &RULES), Some(mended));
        assert!(mend(&card("\"required\": 1, \"required\": 2"), &RULES).is_some());
        assert_eq!(mend(&card("\"params\": {}, \"params\": 1"), &RULES), None);
    }

    /// In these entries `|` is a line break.
    #[test]
    fn mending_keeps_the_layout() {
        for (before, after) in [
            // The layout of `params` is kept, less an alignment of its values.
            (
                r#"{|  URI,|  "params": {|    "seg-mix":     "",||    "x":           ""|  }|}"#,
                r#"{|  URI,|  "params": {|    ONE,|    TWO|  }|}"#,
            ),
            (r#"{|  URI,|  "params": { "x": "" }|}"#, r#"{|  URI,|  "params": { ONE, TWO }|}"#),
            // If it has none, it takes the entry's.
            (r#"{|  URI,|  "params": {}|}"#, r#"{|  URI,|  "params": {|    ONE,|    TWO|  }|}"#),
            (
                "{|\t\t\"params\" : null,|\t\tURI|\t}",
                "{|\t\t\"params\" : {|\t\t\tONE,|\t\t\tTWO|\t\t},|\t\tURI|\t}",
            ),
            (r#"{| "params": 1, URI}"#, r#"{| "params": {|   ONE,|   TWO| }, URI}"#),
            (r#"{"params": [], URI}"#, r#"{"params": {ONE, TWO}, URI}"#),
            // If there is none, it comes last.
            (r"{|    URI|}", r#"{|    URI,|    "params": {|        ONE,|        TWO|    }|}"#),
            (r"{ URI }", r#"{ URI, "params": { ONE, TWO } }"#),
        ] {
            let uri = format!("\"uri\": \"{URI}\"");
            let card = |entry: &str, newline: &str| {
                let entry = entry.replace("URI", &uri).replace("ONE", ONE).replace("TWO", TWO);
                let entry = entry.replace('|', newline);
                format!("\u{feff}{{\"capabilities\": {{\"extensions\": [{entry}]}}, \"params\": {{}}}}\n")
            };
            for newline in ["\n", "\r\n"] {
                assert_eq!(mend(&card(before, newline), &RULES), Some(card(after, newline)), "{before}");
            }
            if !before.contains('|') {
                let minified = |entry| card(entry, "").replace("\": ", "\":").replace(", \"", ",\"");
                assert_eq!(mend(&minified(before), &RULES), Some(minified(after)), "{before}");
            }
        }
    }

    #[test]
    fn a_big_card_is_checked_and_mended() {
        let reason = "é".repeat(50);
        let ids: Vec<_> = (0..2000).map(|n| format!("rule-{n}")).collect();
        let rules: Vec<_> = ids.iter().map(|id| RuleText { id, reason: &reason, allowed: &[] }).collect();
        let params: Vec<_> = ids.iter().map(|id| format!("\"{id}\":\"{reason}!\",\"old-{id}\":1")).collect();
        let text = card(&format!("\"params\":{{{}}}", params.join(",")));
        assert_eq!(check(&text, &rules, DESCRIPTION).len(), 4000);
        assert_eq!(check(&mend(&text, &rules).unwrap(), &rules, DESCRIPTION), []);
    }

    fn text() -> impl Strategy<Value = String> {
        let known = ["seg-mix", "invalid-cut", RULES[0].reason].map(str::to_owned);
        prop_oneof!["[a-c\"\\\\/é用\u{1f512}\u{200d}]{0,4}", prop::sample::select(known.to_vec())]
    }

    /// A JSON string, some of its characters escaped.
    fn string(text: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
        (text, any::<u64>()).prop_map(|(text, escape)| {
            let spelled = text.chars().enumerate().map(|(n, c)| match *c.encode_utf16(&mut [0; 2]) {
                [high, low] if escape >> (n % 64) & 1 == 1 => format!("\\u{high:04x}\\u{low:04x}"),
                [unit] if escape >> (n % 64) & 1 == 1 => format!("\\u{unit:04X}"),
                _ if "\"\\".contains(c) => format!("\\{c}"),
                _ => c.to_string(),
            });
            format!("\"{}\"", spelled.collect::<String>())
        })
    }

    /// A JSON object of these keys and values.
    fn object(members: impl Strategy<Value = Vec<(String, String)>>) -> impl Strategy<Value = String> {
        let spaces = prop::array::uniform5("( |\t|\n|\r\n|\n    ){0,2}");
        (members, spaces).prop_map(|(members, [a, b, c, d, empty])| {
            let all = members.iter().map(|(key, value)| format!("{a}{key}{b}:{c}{value}{d}"));
            let all = if members.is_empty() { empty } else { all.collect::<Vec<_>>().join(",") };
            format!("{{{all}}}")
        })
    }

    fn value() -> impl Strategy<Value = String> {
        let scalar = prop_oneof![string(text()), "null|true|-1[.]5e3"];
        scalar.prop_recursive(2, 8, 3, |inner| {
            let array = vec(inner.clone(), 0..3).prop_map(|items| format!("[{}]", items.join(", ")));
            prop_oneof![object(vec((string(text()), inner), 0..3)), array]
        })
    }

    /// A card with one entry, cut where the value of its `params` is, if there is one.
    fn cards() -> impl Strategy<Value = (String, Option<[String; 2]>)> {
        let member = |key: &str, value| (string(Just(key.to_owned())), value);
        let own = member("uri", string(Just(URI.to_owned())).boxed());
        let params = prop::option::of(member("params", Just("«params»".to_owned()).boxed()));
        let others = vec((string("[x-z]{1,3}"), value()), 0..3);
        let members = (own, params, others).prop_map(|(own, params, others)| {
            [own].into_iter().chain(params).chain(others).collect::<Vec<_>>()
        });
        let params = object(vec((string(text()), prop_oneof![string(text()), value()]), 0..5));
        let params = prop_oneof![3 => params, 1 => value()];
        (object(members.prop_shuffle()), params, "\u{feff}?", "(\r?\n)?").prop_map(
            |(entry, params, mark, end)| {
                let card = format!(
                    "{mark}{{\"params\": {{}}, \"capabilities\": {{\"extensions\": [{entry}]}}}}{end}"
                );
                let parts = card.split_once("«params»").map(|(before, after)| [before.into(), after.into()]);
                (card.replace("«params»", &params), parts)
            },
        )
    }

    proptest! {
        #[test]
        fn a_mended_card_agrees_and_is_else_the_same((text, around) in cards()) {
            let mended = mend(&text, &RULES).unwrap();
            prop_assert_eq!(check(&mended, &RULES, DESCRIPTION), []);
            prop_assert_eq!(mend(&mended, &RULES), Some(mended.clone()));
            prop_assert_eq!(mended == text, check(&text, &RULES, DESCRIPTION).is_empty());
            if let Some([before, after]) = around {
                prop_assert!(mended.starts_with(&before) && mended.ends_with(&after));
            } else {
                let [[_, lost, _], _] = split(text.as_bytes(), mended.as_bytes());
                prop_assert!(lost.is_empty());
            }
            let card: super::Value = serde_json::from_str(mended.trim_start_matches('\u{feff}')).unwrap();
            prop_assert_eq!(&card["params"], &json!({}));
        }

        #[test]
        fn no_text_panics(
            soup in "(\u{feff}|[\\[\\]{}:,\"\\\\ \r\nué0-9-]|null|\
                     \"(uri|params|required|capabilities|extensions)\"){0,24}",
            (card, _) in cards(),
            length in 0..200usize,
        ) {
            let part: String = card.chars().take(length).collect();
            for text in [&soup, &part, &card.replace(&soup, ""), &format!("{part}{soup}")] {
                let faults = check(text, &RULES, DESCRIPTION);
                prop_assert!(mend(text, &RULES).is_some() || !faults.is_empty());
                for fault in faults {
                    prop_assert!(fault.place.line <= text.lines().count() + 1, "{:?}", fault);
                    prop_assert!(fault.message.lines().all(|line| !line.is_empty()), "{:?}", fault);
                }
            }
        }
    }
}
