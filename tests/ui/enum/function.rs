use refusals_runtime::refusal_rules;

#[refusal_rules]
fn main() {}
