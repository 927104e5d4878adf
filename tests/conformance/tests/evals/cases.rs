//! The cases of every rule, and which are missing.

use refusals_runtime::eval::{Coverage, Expected, cases};

use crate::SurveyRule;

#[test]
fn the_cases_and_what_is_missing() {
    let cases = cases::<SurveyRule>();
    let listed: Vec<_> = cases.iter().map(|case| (&*case.request, case.expected, case.about)).collect();
    assert_eq!(
        listed,
        [
            ("party and news", Expected::Refused, "seg-mix"),
            ("party", Expected::Answered, "seg-mix"),
            ("news", Expected::Answered, "seg-mix"),
            ("age", Expected::Answered, "invalid-cut"),
        ]
    );
    let coverage = Coverage::of::<SurveyRule>();
    assert!(!coverage.is_complete());
    assert_eq!(coverage.never_refused().collect::<Vec<_>>(), ["invalid-cut"]);
    assert_eq!(coverage.never_answered().count(), 0);
    assert_eq!(coverage.to_string(), "`invalid-cut` has no case that must be refused\n");
}
