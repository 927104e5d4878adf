//! The demo: a question of each kind to an agent of its own, plain and streamed, every outcome checked.

use std::error::Error;
use std::io::Write;

use a2a::{A2AError, error_code};
use survey::program::conclude;
use survey::{Study, SurveyRule, terminal};

use crate::agent::Server;
use crate::client::Client;
use crate::placement::PlacementRule;
use crate::reply::Reply;
use crate::rules::AgentRule;

/// What a question must lead to.
#[derive(Debug)]
enum Outcome {
    Answer,
    Refusal(AgentRule),
    /// An A2A error with this code.
    Error(i32),
}

const QUESTIONS: &[(&str, Outcome)] = &[
    ("vote by educ", Outcome::Answer),
    ("vote by party and news", Outcome::Refusal(AgentRule::Survey(SurveyRule::SegMix))),
    ("vote by shoe size", Outcome::Refusal(AgentRule::Survey(SurveyRule::InvalidCut))),
    ("vote by educ and age", Outcome::Refusal(AgentRule::Survey(SurveyRule::SmallCell))),
    ("placement of dole", Outcome::Answer),
    ("placement of perot", Outcome::Refusal(AgentRule::Placement(PlacementRule::UnplacedCandidate))),
    (
        "placement of dole by respondent 17",
        Outcome::Refusal(AgentRule::Placement(PlacementRule::SingleRespondent)),
    ),
    ("how will people vote?", Outcome::Error(error_code::INVALID_PARAMS)),
];

/// Runs the demo; an error if any outcome is not the expected one.
pub(crate) async fn run(study: Study, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let server = Server::bind(study, 0).await?;
    let url = server.url.clone();
    // It runs until the program ends. If it can't, the client's requests fail.
    tokio::spawn(server.run());

    let client = Client::connect(&url).await?;
    client.show_rules(out)?;
    let mut unexpected = 0;
    for (question, outcome) in QUESTIONS {
        for streamed in [false, true] {
            writeln!(out, "\n> {question}{}", if streamed { "  (streamed)" } else { "" })?;
            let reply = client.ask(question, streamed).await;
            match &reply {
                Ok(reply) => reply.show(&client.rules, out)?,
                Err(error) => writeln!(out, "ERROR {}: {}", error.code, terminal::line(&error.message))?,
            }
            if !outcome.is(&reply) {
                writeln!(out, "UNEXPECTED: this should have been {outcome:?}")?;
                unexpected += 1;
            }
        }
    }
    conclude(unexpected, out)
}

impl Outcome {
    fn is(&self, reply: &Result<Reply, A2AError>) -> bool {
        match (self, reply) {
            (Self::Answer, Ok(Reply::Answered(_))) => true,
            (Self::Refusal(rule), Ok(Reply::Refused(refusals))) => {
                matches!(refusals.as_slice(), [refusal] if refusal.rule == rule.id())
            }
            (Self::Error(code), Err(error)) => error.code == *code,
            _ => false,
        }
    }
}
