use refusals_runtime::Rule;

const RULE: Rule = Rule { id: "made-up", reason: "Because.", allowed: &[] };

fn main() {}
