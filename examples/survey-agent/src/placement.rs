//! The placement tool, in one file: its rules and guards, what they look at, and its answer.

use std::fmt;

use refusals_runtime::{Admitted, Verdict, refusal_rules};
use serde_json::{Value, json};
use survey::study::{CANDIDATES, Study};
use survey::table::percent;

use crate::request::PlacementRequest;

/// What this agent will not tell of the candidates' placements.
#[refusal_rules(enforced_by = Study)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlacementRule {
    /// Respondents were not asked to place that candidate; ask for the placement of Clinton or Dole.
    UnplacedCandidate,
    /// Answers of single respondents are not shown; ask for the placement by all respondents.
    SingleRespondent,
}

/// Where respondents place a candidate, counted and not yet judged.
#[derive(Debug)]
pub(crate) struct Placement {
    request: PlacementRequest,
    /// How many see this leaning in the candidate, from left to right. Nothing if nobody was asked.
    leanings: Vec<(&'static str, u32)>,
}

impl Placement {
    /// Looks the candidate up and counts the answers of the respondents that are asked about.
    pub(crate) fn count(study: &Study, request: PlacementRequest) -> Self {
        let candidate = CANDIDATES.iter().find(|candidate| candidate.id == request.candidate);
        let asked_about =
            |number: usize| request.respondent.as_ref().is_none_or(|it| *it == number.to_string());
        let respondents = study.respondents.iter().zip(1..).filter(|(_, number)| asked_about(*number));
        let respondents: Vec<_> = respondents.map(|(respondent, _)| respondent).collect();
        let leanings = candidate.map_or_else(Vec::new, |candidate| candidate.count(&respondents));
        Self { request, leanings }
    }

    fn base(&self) -> u32 {
        self.leanings.iter().map(|(_, count)| count).sum()
    }
}

/// The study guards placements as it guards cuts: a trait for each kind of request.
impl PlacementRuleGuards for Study {
    type Request = Placement;

    fn check_unplaced_candidate(&self, placement: &Placement) -> Verdict {
        Verdict::refuse_if(placement.leanings.is_empty())
            .because(|| format!("Not placed: {}.", placement.request.candidate))
    }

    fn check_single_respondent(&self, placement: &Placement) -> Verdict {
        match &placement.request.respondent {
            Some(number) => Verdict::refuse().because(|| format!("Asked for respondent {number}.")),
            None => Verdict::allow(),
        }
    }
}

/// The answer: `Display` for people, [`Distribution::data`] for programs. As with a table, there is
/// nothing else in it than what the guards have allowed.
#[derive(Debug)]
pub(crate) struct Distribution(Admitted<PlacementRule, Placement>);

impl Distribution {
    pub(crate) fn release(placement: Admitted<PlacementRule, Placement>) -> Self {
        Self(placement)
    }

    /// `{"placement":"dole","respondents":944,"leanings":[…]}`, the leanings from left to right.
    pub(crate) fn data(&self) -> Value {
        let base = self.0.base();
        let leaning = |&(leaning, count): &(&str, u32)| json!({"leaning": leaning, "count": count, "percent": percent(count, base)});
        let leanings: Vec<_> = self.0.leanings.iter().map(leaning).collect();
        json!({"placement": self.0.request.candidate, "respondents": base, "leanings": leanings})
    }
}

impl fmt::Display for Distribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = self.0.base();
        let title = format!("placement of {}", self.0.request.candidate);
        write!(f, "{title:<24}{:>11}", "respondents")?;
        for (leaning, count) in &self.0.leanings {
            write!(f, "\n{leaning:<24}{count:>11}{:>8.1}%", percent(*count, base))?;
        }
        write!(f, "\n{:<24}{base:>11}", "all")
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use survey::study::ANES_1996;

    fn placement(candidate: &str, respondent: Option<&str>) -> (Study, Placement) {
        let study = Study::read(ANES_1996).unwrap();
        let request =
            PlacementRequest { candidate: candidate.into(), respondent: respondent.map(String::from) };
        let placement = Placement::count(&study, request);
        (study, placement)
    }

    fn release(candidate: &str) -> Distribution {
        let (study, placement) = placement(candidate, None);
        Distribution::release(PlacementRule::admit(&study, placement).unwrap())
    }

    #[test]
    fn the_rules_that_a_placement_meets() {
        use PlacementRule::{SingleRespondent, UnplacedCandidate};

        for (candidate, respondent, expected) in [
            ("clinton", None, vec![]),
            ("dole", None, vec![]),
            ("perot", None, vec![(UnplacedCandidate, "Not placed: perot.")]),
            ("dole", Some("17"), vec![(SingleRespondent, "Asked for respondent 17.")]),
            // There are 944. Whether a respondent exists is not told either.
            ("dole", Some("945"), vec![(SingleRespondent, "Asked for respondent 945.")]),
            (
                "ross perot",
                Some("17"),
                vec![
                    (UnplacedCandidate, "Not placed: ross perot."),
                    (SingleRespondent, "Asked for respondent 17."),
                ],
            ),
        ] {
            let (study, placement) = placement(candidate, respondent);
            let refusals = PlacementRule::refusals(&study, &placement);
            let refusals: Vec<_> = refusals
                .iter()
                .map(|refusal| (*refusal.rule(), refusal.detail().unwrap_or_default()))
                .collect();
            assert_eq!(refusals, expected);
        }
    }

    #[test]
    fn the_reason_names_every_candidate() {
        let reason = PlacementRule::UnplacedCandidate.reason().to_lowercase();
        for candidate in CANDIDATES {
            assert!(reason.contains(candidate.id), "{}", candidate.id);
        }
    }

    /// What is refused is what was asked for, and not something else that the guards let pass.
    #[test]
    fn a_single_respondent_is_counted_alone() {
        for (respondent, base) in [("1", 1), ("944", 1), ("945", 0), ("one", 0)] {
            assert_eq!(placement("dole", Some(respondent)).1.base(), base, "{respondent}");
        }
    }

    /// The expected numbers come from a separate count over the file, with Python's `csv` module.
    #[test]
    fn a_text() {
        let text = "\
placement of dole       respondents
extremely liberal                13     1.4%
liberal                          31     3.3%
slightly liberal                 43     4.6%
moderate                         87     9.2%
slightly conservative           195    20.7%
conservative                    460    48.7%
extremely conservative          115    12.2%
all                             944";
        assert_eq!(release("dole").to_string(), text);
    }

    #[test]
    fn data() {
        let expected = [
            ("extremely liberal", 109, 11.5),
            ("liberal", 317, 33.6),
            ("slightly liberal", 236, 25.0),
            ("moderate", 160, 16.9),
            ("slightly conservative", 67, 7.1),
            ("conservative", 36, 3.8),
            ("extremely conservative", 19, 2.0),
        ]
        .map(|(leaning, count, percent)| json!({"leaning": leaning, "count": count, "percent": percent}));
        let expected = json!({"placement": "clinton", "respondents": 944, "leanings": expected});
        assert_eq!(release("clinton").data(), expected);
    }
}
