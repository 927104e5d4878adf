//! The rules of cuts, and the guards that enforce them.

use refusals_runtime::{Verdict, refusal_rules};

use crate::cut::Cut;
use crate::study::{Study, VARIABLES};

/// The base that a cell must have: the 30 of `small-cell`'s reason.
const SMALLEST_BASE: u32 = 30;

/// What this agent will not cross-tabulate.
#[refusal_rules(enforced_by = Study)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
    /// Cells with fewer than 30 respondents are withheld; ask for a cut by fewer variables.
    ///
    /// A cell is one combination of bands. Its base counts before they are split by vote.
    SmallCell,
}

/// The study enforces its rules on a cut that has been counted and not yet released.
impl SurveyRuleGuards for Study {
    type Request = Cut;

    fn check_seg_mix(&self, cut: &Cut) -> Verdict {
        let families = cut.families();
        Verdict::refuse_if(families.len() > 1)
            .because(|| format!("The cut combines {}.", families.join(" with ")))
    }

    fn check_invalid_cut(&self, cut: &Cut) -> Verdict {
        Verdict::refuse_unless(cut.undefined.is_empty()).because(|| {
            let defined: Vec<_> = VARIABLES.iter().map(|variable| variable.id).collect();
            format!("Not defined: {}. Defined: {}.", cut.undefined.join(", "), defined.join(", "))
        })
    }

    fn check_small_cell(&self, cut: &Cut) -> Verdict {
        let small = cut.cells.iter().filter(|cell| cell.base() < SMALLEST_BASE).count();
        // How many are small, but not which and how small: that is what is withheld.
        Verdict::refuse_if(small > 0)
            .because(|| format!("{small} of {} cells have too few respondents.", cut.cells.len()))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::cut::Cell;
    use crate::request::CutRequest;
    use crate::study::ANES_1996;

    #[test]
    fn the_rules_that_a_cut_meets() {
        use SurveyRule::{InvalidCut, SegMix, SmallCell};

        let undefined = |name| {
            let defined = "age, educ, income, popul, party, ideology, news";
            (InvalidCut, format!("Not defined: {name}. Defined: {defined}."))
        };
        let cases = [
            (vec!["educ"], vec![]),
            (vec!["party", "age"], vec![]),
            (vec!["party", "news"], vec![(SegMix, "The cut combines party with news.".into())]),
            (vec!["educ", "age"], vec![(SmallCell, "7 of 20 cells have too few respondents.".into())]),
            // A column of the file, and no variable of the study.
            (vec!["clinlr"], vec![undefined("clinlr")]),
            (
                vec!["ideology", "region", "party"],
                vec![
                    (SegMix, "The cut combines ideology with party.".into()),
                    undefined("region"),
                    (SmallCell, "1 of 9 cells have too few respondents.".into()),
                ],
            ),
        ];
        let study = Study::read(ANES_1996).unwrap();
        for (by, expected) in cases {
            let by = by.iter().map(ToString::to_string).collect();
            let refusals = SurveyRule::refusals(&study, &Cut::count(&study, &CutRequest { by }));
            let refusals: Vec<_> = refusals
                .iter()
                .map(|refusal| (*refusal.rule(), refusal.detail().unwrap_or_default().to_owned()))
                .collect();
            assert_eq!(refusals, expected);
        }
    }

    #[test]
    fn the_smallest_base_is_the_advertised_one() {
        assert!(SurveyRule::SmallCell.reason().contains(&format!("fewer than {SMALLEST_BASE} respondents")));

        let study = Study::read(ANES_1996).unwrap();
        for (base, refused) in [(0, true), (SMALLEST_BASE - 1, true), (SMALLEST_BASE, false)] {
            let cells = vec![Cell { bands: vec![], votes: vec![("Clinton", base), ("Dole", 0)] }];
            let cut = Cut { by: vec![], undefined: vec![], cells };
            assert_eq!(study.check_small_cell(&cut).is_refused(), refused, "{base}");
        }
    }
}
