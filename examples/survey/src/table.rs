//! The table: the answer to a cut, which only an admitted cut can become.

use std::fmt;
use std::iter::zip;

use refusals_runtime::Admitted;
use serde_json::{Map, Value, json};

use crate::cut::{Cell, Cut};
use crate::cut_rules::SurveyRule;
use crate::study::VOTE;

/// The cross-tabulation of a cut: `Display` for people, [`Table::data`] for programs.
#[derive(Debug)]
pub struct Table(Admitted<SurveyRule, Cut>);

impl Table {
    /// The body of the tool. It takes the proof that every guard has allowed the cut, and a table has
    /// nothing else in it, so there is no way to release a cut that a rule refuses.
    #[must_use]
    pub fn release(cut: Admitted<SurveyRule, Cut>) -> Self {
        Self(cut)
    }

    /// The names of the variables.
    fn by(&self) -> impl Iterator<Item = &'static str> {
        self.0.by.iter().map(|variable| variable.id)
    }

    /// `{"measure":"vote","by":["educ"],"rows":[…]}`, a row for each cell.
    #[must_use]
    pub fn data(&self) -> Value {
        let row = |cell: &Cell| {
            let base = cell.base();
            let vote = |&(vote, count): &(&str, u32)| {
                (vote.into(), json!({"count": count, "percent": percent(count, base)}))
            };
            let votes: Map<_, _> = cell.votes.iter().map(vote).collect();
            let bands: Map<_, _> =
                zip(self.by(), &cell.bands).map(|(id, &band)| (id.into(), band.into())).collect();
            json!({"cell": bands, "respondents": base, (VOTE.id): votes})
        };
        let by: Vec<_> = self.by().collect();
        let rows: Vec<_> = self.0.cells.iter().map(row).collect();
        json!({"measure": VOTE.id, "by": by, "rows": rows})
    }
}

/// Percent of a base, to one decimal. What is admitted has a base of more than zero.
#[must_use]
pub fn percent(count: u32, base: u32) -> f64 {
    (1000.0 * f64::from(count) / f64::from(base)).round() / 10.0
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for id in self.by() {
            write!(f, "{id:<24}")?;
        }
        write!(f, "{:>11}", "respondents")?;
        for (_, label) in VOTE.bands {
            write!(f, "{label:>18}")?;
        }
        for cell in &self.0.cells {
            writeln!(f)?;
            for band in &cell.bands {
                write!(f, "{band:<24}")?;
            }
            write!(f, "{:>11}", cell.base())?;
            for (_, count) in &cell.votes {
                write!(f, "{count:>9}{:>8.1}%", percent(*count, cell.base()))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::request::CutRequest;
    use crate::study::{ANES_1996, Study, VARIABLES};

    fn release(by: &[&str]) -> Table {
        let study = Study::read(ANES_1996).unwrap();
        let by = by.iter().map(ToString::to_string).collect();
        let cut = Cut::count(&study, &CutRequest { by });
        Table::release(SurveyRule::admit(&study, cut).unwrap())
    }

    /// The expected numbers come from a separate count over the file, with Python's `csv` module.
    #[test]
    fn one_variable() {
        let expected = [
            ("no high school diploma", 65, 48, 73.8, 17, 26.2),
            ("high school", 248, 153, 61.7, 95, 38.3),
            ("some college", 187, 106, 56.7, 81, 43.3),
            ("college degree", 90, 53, 58.9, 37, 41.1),
            ("master's or PhD", 354, 191, 54.0, 163, 46.0),
        ]
        .map(|(educ, base, clinton, clinton_percent, dole, dole_percent)| {
            json!({
                "cell": {"educ": educ},
                "respondents": base,
                "vote": {
                    "Clinton": {"count": clinton, "percent": clinton_percent},
                    "Dole": {"count": dole, "percent": dole_percent},
                },
            })
        });
        let table = release(&["educ"]);
        assert_eq!(table.data(), json!({"measure": "vote", "by": ["educ"], "rows": expected}));
    }

    #[test]
    fn two_variables() {
        let text = "\
party                   age                     respondents           Clinton              Dole
Democrat                18 to 29                         55       54    98.2%        1     1.8%
Democrat                30 to 44                        134      129    96.3%        5     3.7%
Democrat                45 to 59                        101       94    93.1%        7     6.9%
Democrat                60 and over                      90       89    98.9%        1     1.1%
independent             18 to 29                         36       29    80.6%        7    19.4%
independent             30 to 44                         88       59    67.0%       29    33.0%
independent             45 to 59                         64       39    60.9%       25    39.1%
independent             60 and over                      51       24    47.1%       27    52.9%
Republican              18 to 29                         33        3     9.1%       30    90.9%
Republican              30 to 44                        136       14    10.3%      122    89.7%
Republican              45 to 59                         76        9    11.8%       67    88.2%
Republican              60 and over                      80        8    10.0%       72    90.0%";
        assert_eq!(release(&["party", "age"]).to_string(), text);
    }

    #[test]
    fn every_variable_can_be_answered_alone() {
        for variable in VARIABLES {
            let table = release(&[variable.id]);
            assert_eq!(table.0.cells.iter().map(Cell::base).sum::<u32>(), 944, "{}", variable.id);
        }
    }
}
