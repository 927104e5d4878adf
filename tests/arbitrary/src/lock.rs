//! Any text as the lock of published rules.

use refusals_runtime::eval::{Additions, Unlocked, lock};

use crate::assert_plain;
use crate::rules::SurveyRule;

/// In the place of the real lock, and above and below it.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lock = lock::<SurveyRule>();
    for text in [&*text, &format!("{text}\n{lock}"), &format!("{lock}{text}")] {
        let [allowed, refused] = [Additions::Allowed, Additions::Refused]
            .map(|additions| Unlocked::check::<SurveyRule>(text, additions));
        let counted = |text: &str| {
            let lines = text
                .lines()
                .map(|line| line.trim_end_matches([' ', '\t', '\r']))
                .filter(|line| !line.is_empty() && !line.starts_with('#'));
            let mut lines: Vec<_> = lines.map(str::to_owned).collect();
            lines.sort_unstable();
            lines
        };
        assert_eq!(refused.is_ok(), counted(text) == counted(&lock), "{text:?}");
        assert!(allowed.is_ok() || refused.is_err());
        for result in [allowed, refused] {
            let Err(error) = result else { continue };
            assert!(!error.differences().is_empty());
            error.differences().iter().for_each(|difference| assert_plain(difference));
            assert_eq!(error.to_string().lines().count(), error.differences().len());
        }
    }
}
