//! The ways to write rules that are compared, each as the text of a crate with so many.

/// A way to write rules: its name, its dependencies, and its code for so many.
pub(crate) type Way = (&'static str, &'static str, fn(usize) -> String);

pub(crate) const WAYS: [Way; 5] = [
    ("by hand", "serde = { version = \"1\", features = [\"derive\"] }", by_hand),
    ("this library", OURS, ours),
    ("strum", "strum = { version = \"0.28\", features = [\"derive\"] }", strum),
    (
        "displaydoc and serde",
        "displaydoc = \"0.2\"\nserde = { version = \"1\", features = [\"derive\"] }",
        displaydoc,
    ),
    ("the enum alone", "", enum_alone),
];

pub(crate) const OURS: &str =
    concat!("refusals-runtime = { path = \"", env!("CARGO_MANIFEST_DIR"), "/../refusals-runtime\" }");

fn reason(number: usize) -> String {
    format!("The demographic cut number {number} is not defined for this study; ask for another.")
}

/// The text once for each rule, in which `NUMBER` and `REASON` are the rule's.
fn each(count: usize, text: &str) -> String {
    let rule = |number: usize| text.replace("NUMBER", &number.to_string()).replace("REASON", &reason(number));
    (0..count).map(rule).collect()
}

fn enumeration(count: usize, attributes: &str) -> String {
    let variants = each(count, "    /// REASON\n    CutNumberNUMBER,\n");
    format!("/// The rules.\n{attributes}\npub enum Rules {{\n{variants}}}\n")
}

fn ours(count: usize) -> String {
    enumeration(count, "#[refusals_runtime::refusal_rules]\n#[derive(Debug, Clone, Copy, PartialEq, Eq)]")
}

/// Less than this library generates: neither a card, nor a prompt, nor guards.
fn strum(count: usize) -> String {
    let derives = "#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::EnumMessage, strum::VariantArray)]\n#[strum(serialize_all = \"kebab-case\")]";
    enumeration(count, derives)
}

/// As little.
fn displaydoc(count: usize) -> String {
    let derives = "#[derive(Debug, Clone, Copy, PartialEq, Eq, displaydoc::Display, serde::Serialize, serde::Deserialize)]\n#[serde(rename_all = \"kebab-case\")]";
    enumeration(count, derives)
}

fn enum_alone(count: usize) -> String {
    enumeration(count, "#[derive(Debug, Clone, Copy, PartialEq, Eq)]")
}

/// The public items that this library generates, less the declaration for the card and what a model calls or replies
/// with, which are one line each for any number of rules. In the file, what stands between two lines of `%%` is
/// written for each rule.
fn by_hand(count: usize) -> String {
    let mut code = String::new();
    for (place, piece) in include_str!("by_hand.txt").split("%%\n").enumerate() {
        if place % 2 == 0 { code.push_str(piece) } else { code.push_str(&each(count, piece)) }
    }
    let params = each(count, "\"cut-numberNUMBER\":\"REASON\",");
    let params = format!("{{{}}}", params.trim_end_matches(','));
    let prompt = each(count, "- `cut-numberNUMBER`: REASON\n");
    code.replace("CARD_PARAMS_TEXT", &format!("{params:?}")).replace("PROMPT_TEXT", &format!("{prompt:?}"))
}
