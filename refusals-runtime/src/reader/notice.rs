//! What there is to show of a refusal, on whichever medium.

use alloc::string::String;
use alloc::vec::Vec;

use super::{AdvertisedRule, NotAsked, NotAskedAgain, ReceivedRefusal, Untrusted};

/// The longest text of an agent's that is shown, in characters.
const MOST: usize = 1_000;

/// The longest id that is shown, in characters.
const MOST_OF_ID: usize = 100;

/// What can be shown. Nobody outside can name this, so nobody else implements it.
pub trait Notices {
    fn notices(&self) -> Vec<Notice<'_>>;
}

impl Notices for ReceivedRefusal {
    fn notices(&self) -> Vec<Notice<'_>> {
        Vec::from([Notice::of_refusal(Kind::Refused, self)])
    }
}

impl Notices for [ReceivedRefusal] {
    fn notices(&self) -> Vec<Notice<'_>> {
        self.iter().map(|refusal| Notice::of_refusal(Kind::Refused, refusal)).collect()
    }
}

impl Notices for Vec<ReceivedRefusal> {
    fn notices(&self) -> Vec<Notice<'_>> {
        self.as_slice().notices()
    }
}

impl Notices for NotAsked {
    fn notices(&self) -> Vec<Notice<'_>> {
        self.rules().iter().map(Notice::of_rule).collect()
    }
}

impl Notices for NotAskedAgain {
    fn notices(&self) -> Vec<Notice<'_>> {
        self.refusals().iter().map(|refusal| Notice::of_refusal(Kind::NotAskedAgain, refusal)).collect()
    }
}

/// One thing to show.
#[derive(Debug)]
pub struct Notice<'t> {
    pub(super) kind: Kind,
    pub(super) rule: Option<Untrusted<'t>>,
    reason: Option<Untrusted<'t>>,
    pub(super) details: Vec<Untrusted<'t>>,
    pub(super) oddities: Vec<&'static str>,
    /// The reason that the card has, if it is another one.
    pub(super) advertised: Option<Untrusted<'t>>,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Kind {
    Refused,
    NotAsked,
    NotAskedAgain,
}

impl Kind {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Refused => "Refused",
            Self::NotAsked => "Not asked",
            Self::NotAskedAgain => "Not asked again",
        }
    }

    /// The classes in HTML.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Refused => "refusal",
            Self::NotAsked => "refusal refusal-not-asked",
            Self::NotAskedAgain => "refusal refusal-not-asked-again",
        }
    }

    /// In capitals, which stand out where there is no bold.
    pub(super) const fn heading(self) -> &'static str {
        match self {
            Self::Refused => "REFUSED",
            Self::NotAsked => "NOT ASKED",
            Self::NotAskedAgain => "NOT ASKED AGAIN",
        }
    }

    pub(super) const fn sentence(self) -> &'static str {
        match self {
            Self::Refused => "The agent refused the request",
            Self::NotAsked => "The request was not sent, as the agent would refuse it",
            Self::NotAskedAgain => "The request was not sent again, as the agent had refused it",
        }
    }

    /// What goes before the rule's id, or says that there is none.
    const fn by(self, is_named: bool) -> &'static str {
        match (self, is_named) {
            (Self::Refused, true) => " by rule",
            (Self::Refused, false) => " by a rule that it does not name",
            (Self::NotAsked, _) => ", for rule",
            (Self::NotAskedAgain, true) => ", refused before by rule",
            (Self::NotAskedAgain, false) => ", refused before by a rule that it did not name",
        }
    }
}

impl<'t> Notice<'t> {
    /// What goes before the rule's id, or says that there is none.
    pub(super) const fn by(&self) -> &'static str {
        self.kind.by(self.rule.is_some())
    }

    /// The reason by an exit, or that there is none.
    pub(super) fn reason_by(&self, exit: impl FnOnce(&Untrusted<'t>) -> String) -> String {
        self.reason.as_ref().map_or_else(|| "no reason is given".into(), exit)
    }

    fn of_refusal(kind: Kind, refusal: &'t ReceivedRefusal) -> Self {
        let advertised = refusal.advertised().map(AdvertisedRule::reason);
        let said = refusal.reason();
        let cut = |text: &'t Untrusted<'static>| text.cut(MOST);
        // A text that says something else than the reason is something that the agent says, and is shown.
        let other_text =
            refusal.text().filter(|text| said.is_none_or(|reason| reason.raw().trim() != text.raw().trim()));
        Self {
            kind,
            rule: refusal.rule().map(|rule| rule.cut(MOST_OF_ID)),
            reason: said.or(advertised).filter(|reason| !reason.is_blank()).map(cut),
            details: refusal.detail().into_iter().chain(other_text).map(cut).collect(),
            oddities: refusal.oddities().iter().map(|oddity| oddity.message()).collect(),
            advertised: advertised.filter(|rule| said.is_some_and(|said| said != *rule)).map(cut),
        }
    }

    fn of_rule(rule: &'t AdvertisedRule) -> Self {
        Self {
            kind: Kind::NotAsked,
            rule: Some(Untrusted::new(rule.id())),
            reason: Some(rule.reason()).filter(|reason| !reason.is_blank()).map(|reason| reason.cut(MOST)),
            details: Vec::new(),
            oddities: Vec::new(),
            advertised: None,
        }
    }
}
