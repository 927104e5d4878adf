mod imported_as_doc {
    use std::prelude::v1::test as doc;

    use refusals_runtime::refusal_rules;

    #[refusal_rules]
    enum SurveyRule {
        /// That demographic cut is not defined for this study.
        InvalidCut,
    }
}

mod imported_as_must_use {
    use std::prelude::v1::test as must_use;

    use refusals_runtime::refusal_rules;

    #[refusal_rules]
    enum SurveyRule {
        /// That demographic cut is not defined for this study.
        InvalidCut,
    }
}

fn main() {}
