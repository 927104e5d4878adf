//! A report as `JUnit` XML.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::clause::Level;
use super::report::{Finding, Outcome, Report, Seen};
use crate::Untrusted;

impl Report {
    /// `JUnit` XML: a test suite of the given name with a test case for each clause. A clause that is broken is a
    /// failure, and so is a MUST that was not examined; a SHOULD that was not is skipped.
    #[must_use]
    pub fn junit(&self, suite: &str) -> String {
        let suite = self.junit_suite(suite);
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n{suite}</testsuites>\n")
    }

    /// The element of [`junit`](Self::junit) that is the test suite, for a document that has others beside it.
    #[must_use]
    pub fn junit_suite(&self, suite: &str) -> String {
        let cases: Vec<_> = self.findings().iter().map(|finding| (finding, Case::of(finding))).collect();
        let count = |case| cases.iter().filter(|(_, other)| *other == case).count();
        let mut xml = String::new();
        let suite = Untrusted::new(suite).xml();
        // Writing to a String does not fail.
        let _ = writeln!(
            xml,
            "<testsuite name=\"{suite}\" tests=\"{}\" failures=\"{}\" skipped=\"{}\">",
            cases.len(),
            count(Case::Failed),
            count(Case::Skipped)
        );
        for (finding, case) in cases {
            let clause = finding.clause();
            let name =
                Untrusted::new(format!("{} {} {}", clause.number(), clause.level(), clause.quote())).xml();
            let seen: Vec<_> = finding.seen().iter().map(Seen::to_string).collect();
            let seen = Untrusted::new(seen.join("; ")).xml();
            let _ = match case {
                Case::Passed => writeln!(xml, "<testcase classname=\"{suite}\" name=\"{name}\"/>"),
                Case::Failed => writeln!(
                    xml,
                    "<testcase classname=\"{suite}\" name=\"{name}\"><failure message=\"{seen}\"/></testcase>"
                ),
                Case::Skipped => writeln!(
                    xml,
                    "<testcase classname=\"{suite}\" name=\"{name}\"><skipped message=\"{seen}\"/></testcase>"
                ),
            };
        }
        xml.push_str("</testsuite>\n");
        xml
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Passed,
    Failed,
    Skipped,
}

impl Case {
    fn of(finding: &Finding) -> Self {
        match finding.outcome() {
            Outcome::Pass => Self::Passed,
            Outcome::NotExamined if finding.clause().level() == Level::Should => Self::Skipped,
            Outcome::NotExamined | Outcome::Fail => Self::Failed,
        }
    }
}
