//! The cut: a request with its cells counted, before the guards have judged it.

use crate::request::CutRequest;
use crate::study::{Band, Respondent, Study, VOTE, Variable};

/// All that the guards look at. A guard does no I/O and has no error case, so what it needs is
/// counted before it runs; what it refuses is never released.
#[derive(Debug)]
pub struct Cut {
    /// The variables that the study defines.
    pub by: Vec<&'static Variable>,
    /// The names that it does not define. They stay in the cut, to be refused by rule.
    pub undefined: Vec<String>,
    /// One for each combination of the bands of `by`, whether anyone is in it or not.
    pub cells: Vec<Cell>,
}

/// One combination of bands, one band of each variable.
#[derive(Debug)]
pub struct Cell {
    /// The labels of the bands, in the order of the cut's variables.
    pub bands: Vec<&'static str>,
    /// How many respondents voted so, for each band of [`VOTE`].
    pub votes: Vec<(&'static str, u32)>,
}

impl Cut {
    /// Looks the variables up and counts the respondents.
    pub fn count(study: &Study, request: &CutRequest) -> Self {
        let (mut by, mut undefined) = (Vec::new(), Vec::new());
        for name in &request.by {
            match Variable::find(name) {
                Some(variable) => by.push(variable),
                None => undefined.push(name.clone()),
            }
        }
        let everyone = Group { bands: Vec::new(), respondents: study.respondents.iter().collect() };
        let groups = by.iter().fold(vec![everyone], |groups, variable| {
            groups.iter().flat_map(|group| group.split(variable)).collect()
        });
        let cells = groups.into_iter().map(Group::into_cell).collect();
        Self { by, undefined, cells }
    }

    /// The segmentation families among the variables.
    #[must_use]
    pub fn families(&self) -> Vec<&'static str> {
        self.by.iter().filter(|variable| variable.is_family).map(|variable| variable.id).collect()
    }
}

impl Cell {
    /// How many respondents the cell has, before they are split by vote.
    #[must_use]
    pub fn base(&self) -> u32 {
        self.votes.iter().map(|(_, count)| count).sum()
    }
}

/// The respondents of one cell, while the cells are being made.
struct Group<'study> {
    bands: Vec<&'static str>,
    respondents: Vec<&'study Respondent>,
}

impl<'study> Group<'study> {
    /// Splits the group into one for each band.
    fn split(&self, variable: &'static Variable) -> impl Iterator<Item = Self> {
        variable.bands.iter().map(|band @ (_, label)| Self {
            bands: self.bands.iter().copied().chain([*label]).collect(),
            respondents: self.within(variable, band).collect(),
        })
    }

    fn within(&self, variable: &Variable, band: &Band) -> impl Iterator<Item = &'study Respondent> {
        self.respondents.iter().copied().filter(|respondent| variable.places(respondent, band))
    }

    fn into_cell(self) -> Cell {
        Cell { votes: VOTE.count(&self.respondents), bands: self.bands }
    }
}
