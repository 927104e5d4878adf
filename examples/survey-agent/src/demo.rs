//! The demo: a question of each kind to an agent of its own, plain and streamed, every outcome checked.

use std::error::Error;

use a2a::error_code;
use refusals_runtime::ReceivedRefusal;
use survey::{Study, SurveyRule};

use crate::agent::Server;
use crate::client::{Client, Outcome};
use crate::placement::PlacementRule;
use crate::rules::AgentRule;
use crate::screen::Screen;

/// What a question must come to.
#[derive(Debug)]
enum Expected {
    Answer,
    Refusal(AgentRule),
    /// It is not sent, since the agent has refused it before.
    NotAskedAgain(AgentRule),
    /// An A2A error with this code.
    Error(i32),
}

const QUESTIONS: &[(&str, Expected)] = &[
    ("vote by educ", Expected::Answer),
    ("vote by party and news", Expected::Refusal(AgentRule::Survey(SurveyRule::SegMix))),
    ("vote by shoe size", Expected::Refusal(AgentRule::Survey(SurveyRule::InvalidCut))),
    ("vote by educ and age", Expected::Refusal(AgentRule::Survey(SurveyRule::SmallCell))),
    ("placement of dole", Expected::Answer),
    ("placement of perot", Expected::Refusal(AgentRule::Placement(PlacementRule::UnplacedCandidate))),
    (
        "placement of dole by respondent 17",
        Expected::Refusal(AgentRule::Placement(PlacementRule::SingleRespondent)),
    ),
    ("how will people vote?", Expected::Error(error_code::INVALID_PARAMS)),
    ("vote by educ", Expected::Answer),
    ("vote by party and news", Expected::NotAskedAgain(AgentRule::Survey(SurveyRule::SegMix))),
];

/// Runs the demo; an error if any outcome is not the expected one.
pub(crate) async fn run(study: Study, screen: &mut Screen) -> Result<(), Box<dyn Error>> {
    let server = Server::bind(study, 0).await?;
    let url = server.url.clone();
    // It runs until the program ends. If it can't, the client's requests fail.
    tokio::spawn(server.run());

    let mut unexpected = 0;
    for is_streamed in [false, true] {
        if is_streamed {
            screen.line("")?;
        }
        // Each remembers for itself what was refused.
        let client = Client::connect(&url, None, is_streamed, screen).await?;
        for (question, expected) in QUESTIONS {
            screen.line(&format!("\n> {question}{}", if is_streamed { "  (streamed)" } else { "" }))?;
            let outcome = client.ask(question, screen).await?;
            if let Outcome::Failed { why, .. } = &outcome {
                screen.line(&format!("ERROR: {why}"))?;
            }
            if !expected.is(&outcome) {
                screen.line(&format!("UNEXPECTED: this should have been {expected:?}"))?;
                unexpected += 1;
            }
        }
    }
    screen.conclude(unexpected)
}

impl Expected {
    fn is(&self, outcome: &Outcome) -> bool {
        let by = |refusals: &[ReceivedRefusal], rule: &AgentRule| matches!(refusals, [refusal] if refusal.known() == Some(*rule) && refusal.oddities().is_empty());
        match (self, outcome) {
            (Self::Answer, Outcome::Answered) => true,
            (Self::Refusal(rule), Outcome::Refused(refusals)) => by(refusals, rule),
            (Self::NotAskedAgain(rule), Outcome::NotAskedAgain(not_again)) => by(not_again.refusals(), rule),
            (Self::Error(expected), Outcome::Failed { code, .. }) => *code == Some((*expected).into()),
            _ => false,
        }
    }
}
