//! What is wrong with the keys that choose how the prompt is written.

use refusals_runtime::refusal_rules;

#[refusal_rules(refuse_with = "tools", prompt_style = "html")]
enum Unknown {
    /// I can't.
    Unknown,
}

#[refusal_rules(refuse_with = tool, prompt_style)]
enum WrongKind {
    /// I can't.
    WrongKind,
}

#[refusal_rules(refuse_with = "tool", refuse_with = "reply")]
enum Twice {
    /// I can't.
    Twice,
}

fn main() {
    let _ = (Unknown::PROMPT, WrongKind::PROMPT, Twice::PROMPT);
}
