use refusals_runtime::refusal_rules;

#[refusal_rules]
union SurveyRule {
    seg_mix: u8,
}

fn main() {}
