//! The study: its variables, and its respondents as the data file holds them.

use std::error::Error;
use std::ops::RangeInclusive;

use serde::Deserialize;

/// The published data, part of the program so that it runs from anywhere; see `data/README.md`.
pub const ANES_1996: &[u8] = include_bytes!("../data/anes96.csv");

/// One row of the data file. Columns that no variable uses are not read.
#[derive(Debug, Deserialize)]
pub struct Respondent {
    age: u32,
    educ: u32,
    income: u32,
    popul: u32,
    #[serde(rename = "PID")]
    party: u32,
    #[serde(rename = "selfLR")]
    ideology: u32,
    #[serde(rename = "ClinLR")]
    clinton: u32,
    #[serde(rename = "DoleLR")]
    dole: u32,
    #[serde(rename = "TVnews")]
    news: u32,
    vote: u32,
}

type Answer = fn(&Respondent) -> u32;

/// What the study asked, with the answers grouped into bands.
#[derive(Debug)]
pub struct Variable {
    /// The name that a request uses.
    pub id: &'static str,
    /// Whether this is a segmentation family, which can't be crossed with another one.
    pub is_family: bool,
    answer: Answer,
    /// The answers that are counted together, each group of them a band.
    pub bands: &'static [Band],
}

/// Answers that are counted as one, and their label.
pub type Band = (RangeInclusive<u32>, &'static str);

/// What is counted in every cell.
pub const VOTE: Variable = plain("vote", |it| it.vote, &[(0..=0, "Clinton"), (1..=1, "Dole")]);

/// What a request can cut by. Every band of every variable holds at least 30 respondents, so that
/// each variable can be answered alone.
pub const VARIABLES: &[Variable] = &[
    plain(
        "age",
        |it| it.age,
        &[(18..=29, "18 to 29"), (30..=44, "30 to 44"), (45..=59, "45 to 59"), (60..=120, "60 and over")],
    ),
    plain(
        "educ",
        |it| it.educ,
        &[
            (1..=2, "no high school diploma"),
            (3..=3, "high school"),
            (4..=4, "some college"),
            (5..=5, "college degree"),
            (6..=7, "master's or PhD"),
        ],
    ),
    // The file has 24 steps, low to high, without their amounts.
    plain(
        "income",
        |it| it.income,
        &[
            (1..=6, "steps 1 to 6"),
            (7..=12, "steps 7 to 12"),
            (13..=18, "steps 13 to 18"),
            (19..=24, "steps 19 to 24"),
        ],
    ),
    // The file counts the inhabitants in thousands.
    plain(
        "popul",
        |it| it.popul,
        &[
            (0..=9, "under 10,000"),
            (10..=99, "10,000 to 99,999"),
            (100..=999, "100,000 to 999,999"),
            (1_000..=99_999, "a million and over"),
        ],
    ),
    // Independents who lean to a party are independents here.
    family("party", |it| it.party, &[(0..=1, "Democrat"), (2..=4, "independent"), (5..=6, "Republican")]),
    family("ideology", |it| it.ideology, &[(1..=3, "liberal"), (4..=4, "moderate"), (5..=7, "conservative")]),
    family(
        "news",
        |it| it.news,
        &[(0..=0, "no day a week"), (1..=3, "1 to 3 days"), (4..=6, "4 to 6 days"), (7..=7, "every day")],
    ),
];

/// The candidates that respondents were asked to place, each on the same scale.
pub const CANDIDATES: &[Variable] =
    &[plain("clinton", |it| it.clinton, LEANINGS), plain("dole", |it| it.dole, LEANINGS)];

const LEANINGS: &[Band] = &[
    (1..=1, "extremely liberal"),
    (2..=2, "liberal"),
    (3..=3, "slightly liberal"),
    (4..=4, "moderate"),
    (5..=5, "slightly conservative"),
    (6..=6, "conservative"),
    (7..=7, "extremely conservative"),
];

const fn plain(id: &'static str, answer: Answer, bands: &'static [Band]) -> Variable {
    Variable { id, is_family: false, answer, bands }
}

const fn family(id: &'static str, answer: Answer, bands: &'static [Band]) -> Variable {
    Variable { id, is_family: true, answer, bands }
}

impl Variable {
    /// The variable that a request calls `id`, if the study defines it.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Self> {
        VARIABLES.iter().find(|variable| variable.id == id)
    }

    /// Whether the respondent's answer lies in the band.
    #[must_use]
    pub fn places(&self, respondent: &Respondent, (codes, _): &Band) -> bool {
        codes.contains(&(self.answer)(respondent))
    }

    /// How many of the respondents answer in each band.
    #[must_use]
    pub fn count(&self, respondents: &[&Respondent]) -> Vec<(&'static str, u32)> {
        let count = |band| respondents.iter().filter(|it| self.places(it, band)).map(|_| 1).sum();
        self.bands.iter().map(|band @ (_, label)| (*label, count(band))).collect()
    }
}

/// The respondents, each of whom has an answer in some band of every variable.
#[derive(Debug)]
pub struct Study {
    /// In the order of the file.
    pub respondents: Vec<Respondent>,
}

impl Study {
    /// Reads a data file: tab-separated, its column names in single quotes.
    ///
    /// The file holds complete cases only. An answer that is missing, or that no band knows, is
    /// therefore damage and an error: leaving the respondent out would change every base unseen.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, and which respondent's answer it is.
    pub fn read(file: &[u8]) -> Result<Self, Box<dyn Error>> {
        let mut reader = csv::ReaderBuilder::new().delimiter(b'\t').quote(b'\'').from_reader(file);
        let respondents = reader.deserialize().collect::<Result<Vec<Respondent>, _>>()?;
        if respondents.is_empty() {
            // Not a study in which every cell is too small: that would be a refusal.
            return Err("there are no respondents".into());
        }
        for (respondent, number) in respondents.iter().zip(1..) {
            for variable in VARIABLES.iter().chain(CANDIDATES).chain([&VOTE]) {
                if !variable.bands.iter().any(|band| variable.places(respondent, band)) {
                    let (id, answer) = (variable.id, (variable.answer)(respondent));
                    return Err(format!("respondent {number} has {id} {answer}, which is in no band").into());
                }
            }
        }
        Ok(Self { respondents })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn the_published_file_is_the_study() {
        assert_eq!(Study::read(ANES_1996).unwrap().respondents.len(), 944);
    }

    #[test]
    fn a_broken_file_is_an_error() {
        const HEADER: &str =
            "'popul'\t'TVnews'\t'selfLR'\t'ClinLR'\t'DoleLR'\t'PID'\t'age'\t'educ'\t'income'\t'vote'\n";
        const ROW: &str = "0\t7\t7\t1\t6\t6\t36\t3\t1\t1\n";

        let cases = [
            ("", "there are no respondents"),
            (HEADER, "there are no respondents"),
            (&format!("{}{ROW}", HEADER.replace("'PID'", "'party'")), "missing field `PID`"),
            (&format!("{HEADER}{ROW}190\t1\n"), "found record with 2 fields"),
            (&format!("{HEADER}{}", ROW.replace("36", "")), "cannot parse integer"),
            (&format!("{HEADER}{}", ROW.replace("36", "NA")), "invalid digit"),
            (&format!("{HEADER}{}", ROW.replace("36", "-1")), "invalid digit"),
            (&format!("{HEADER}{ROW}{}", ROW.replace("36", "7")), "respondent 2 has age 7"),
            (&format!("{HEADER}{}", ROW.replace("1\n", "2\n")), "respondent 1 has vote 2"),
            (&format!("{HEADER}{}", ROW.replace("6\t6", "8\t6")), "respondent 1 has dole 8"),
        ];
        for (file, expected) in cases {
            let error = Study::read(file.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(expected), "{file:?}: {error}");
        }
        assert!(Study::read(&[HEADER.as_bytes(), b"\xff\t7\n"].concat()).is_err());
    }
}
