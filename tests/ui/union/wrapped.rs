use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Survey(Box<SurveyRule>),
    #[rule(flatten)]
    Other(std::rc::Rc<SurveyRule>),
    #[rule(flatten)]
    #[allow(unused_parens)]
    Third((Box<SurveyRule>)),
}

macro_rules! union {
    ($name:ident $member:ty) => {
        #[refusal_rules]
        enum $name {
            #[rule(flatten)]
            Survey($member),
        }
    };
}

union!(MadeRule Box<SurveyRule>);

fn main() {
    let _ = SurveyRule::InvalidCut;
}
