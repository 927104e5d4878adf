//! The lock of published rules: what it is, and what has changed since.

use refusals_runtime::eval::{Additions, Unlocked, lock};
use refusals_runtime::{Untrusted, refusal_rules};

use crate::SurveyRule;

/// A lock is shown in a terminal when a test fails.
#[test]
fn a_lock_drives_no_terminal() {
    for lock in ["\u{1b}[2J: x", "\u{202e}x", "invalid-cut: Not\u{200b} defined", "a\u{7}: 1\na\u{7}: 2"] {
        for additions in [Additions::Allowed, Additions::Refused] {
            let error = Unlocked::check::<SurveyRule>(lock, additions).unwrap_err();
            for difference in error.differences() {
                assert_eq!(Untrusted::new(&**difference).terminal(), *difference);
            }
        }
    }
}

/// White space that is a part of a reason is a part of it in the lock.
#[test]
fn a_lock_of_odd_reasons_is_that_of_its_rules() {
    #[refusal_rules]
    enum OddRule {
        #[doc = "A no-break space ends it.\u{a0}"]
        NoBreak,
        #[doc = "\u{3000}Wide spaces around it.\u{3000}"]
        Wide,
    }
    assert_eq!(Unlocked::check::<OddRule>(&lock::<OddRule>(), Additions::Refused), Ok(()));
}

#[test]
fn the_lock_of_the_published_rules() {
    let current = lock::<SurveyRule>();
    assert_eq!(current, "invalid-cut: Not defined for this study.\nseg-mix: One family per cut.\n");
    for additions in [Additions::Allowed, Additions::Refused] {
        assert_eq!(Unlocked::check::<SurveyRule>(&current, additions), Ok(()));
        let commented = format!("# Published.\r\n\r\n{}", current.replace('\n', "\r\n"));
        assert_eq!(Unlocked::check::<SurveyRule>(&commented, additions), Ok(()));
    }
    let differences =
        |lock: &str, additions| Unlocked::check::<SurveyRule>(lock, additions).unwrap_err().to_string();
    assert_eq!(Unlocked::check::<SurveyRule>("seg-mix: One family per cut.", Additions::Allowed), Ok(()));
    assert_eq!(
        differences("seg-mix: One family per cut.", Additions::Refused),
        "`invalid-cut` is not in the lock: add the line `invalid-cut: Not defined for this study.`\n"
    );
    assert_eq!(
        differences(
            "segmix: One family per cut.\ngone: Never.\ninvalid-cut: Not defined.\nnonsense\ngone: Twice.",
            Additions::Allowed
        ),
        "\
the line \"nonsense\" of the lock is not `id: reason`
`gone` is in the lock twice
`gone` is published, and no rule has that id
`invalid-cut` has another reason: the lock says \"Not defined.\", the enum \"Not defined for this study.\"
`segmix` is published, and no rule has that id; `seg-mix` has its reason
"
    );
}
