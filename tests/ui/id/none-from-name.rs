#![allow(non_camel_case_types)]

use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// A reason.
    __,
    /// A reason.
    Übergröße,
    /// A reason.
    _1,
    /// A reason.
    #[rule(id = "oversize")]
    Größe,
}

fn main() {}
