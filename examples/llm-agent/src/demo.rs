//! The demo: conversations with a scripted model, each shown and its outcome checked.

use std::error::Error;
use std::io::{self, Write};

use refusals_runtime::Untrusted;
use serde_json::{Value, json};
use survey::program::conclude;
use survey::study::ANES_1996;
use survey::{Study, SurveyRule};

use crate::agent::{Failure, SurveyAgent};
use crate::endpoint::connect;
use crate::reply::Reply;
use crate::rules::AgentRule;
use crate::scripted::{Endpoint, Exchange, Turn};

/// What a conversation is to end in.
#[derive(Debug)]
enum Outcome {
    Answer,
    Refusal(AgentRule),
    Failure,
}

struct Conversation {
    title: &'static str,
    question: &'static str,
    script: Vec<Turn>,
    outcome: Outcome,
    /// How often the model is called. A refusal is never followed by a call.
    calls: usize,
}

fn conversations() -> [Conversation; 5] {
    let advice = "Who should I vote for?";
    [
        Conversation {
            title: "an answer from the tool",
            question: "How did people vote, by education?",
            script: vec![
                Turn::Call(vec![("tabulate", json!({"measure": "vote", "by": ["educ"]}))]),
                Turn::Say(
                    "Clinton led in every group, from 73.8% without a diploma to 54.0% with a master's.",
                ),
            ],
            outcome: Outcome::Answer,
            calls: 2,
        },
        Conversation {
            title: "the model refuses",
            question: advice,
            script: vec![Turn::Call(vec![(
                "refuse",
                json!({"rule": "voting-advice", "detail": "You asked for a candidate."}),
            )])],
            outcome: Outcome::Refusal(AgentRule::VotingAdvice),
            calls: 1,
        },
        Conversation {
            title: "a guard refuses, whatever the model would say next",
            question: "How did people vote, by party and news?",
            script: vec![
                Turn::Call(vec![("tabulate", json!({"measure": "vote", "by": ["party", "news"]}))]),
                Turn::Say("About 95% of the Democrats who watch every day."),
            ],
            outcome: Outcome::Refusal(AgentRule::Survey(SurveyRule::SegMix)),
            calls: 1,
        },
        Conversation {
            title: "the model names no rule, is told so, and corrects itself",
            question: advice,
            script: vec![
                Turn::Call(vec![("refuse", json!({"rule": "politics"}))]),
                Turn::Call(vec![("refuse", json!({"rule": "voting-advice"}))]),
            ],
            outcome: Outcome::Refusal(AgentRule::VotingAdvice),
            calls: 2,
        },
        Conversation {
            title: "the endpoint fails, which is no refusal",
            question: "How did people vote, by age?",
            script: vec![Turn::Fail(500)],
            outcome: Outcome::Failure,
            calls: 1,
        },
    ]
}

/// Runs every conversation and prints it.
///
/// # Errors
///
/// That an outcome was not the expected one, or what broke.
pub async fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let mut unexpected = 0;
    for (conversation, number) in conversations().into_iter().zip(1..) {
        let Conversation { title, question, script, outcome, calls } = conversation;
        writeln!(out, "{}{number}. {title}", if number > 1 { "\n" } else { "" })?;
        let endpoint = Endpoint::serve(script).await?;
        let model = connect(&endpoint.url, "", "scripted")?;
        let reply = SurveyAgent::new(model, Study::read(ANES_1996)?)?.answer(question).await;
        let exchanges = endpoint.exchanges();
        show(&exchanges, out)?;
        match &reply {
            Ok(reply) => {
                if matches!(reply, Reply::Answer(_)) {
                    writeln!(out, "ANSWERED:")?;
                }
                reply.show(out)?;
            }
            Err(error) => writeln!(out, "ERROR: {}", Untrusted::new(error.to_string()).terminal())?,
        }
        if !outcome.is(&reply) || exchanges.len() != calls {
            writeln!(out, "UNEXPECTED: this should have been {outcome:?} after {calls} calls of the model")?;
            unexpected += 1;
        }
    }
    conclude(unexpected, out)
}

impl Outcome {
    fn is(&self, reply: &Result<Reply, Failure>) -> bool {
        match (self, reply) {
            (Self::Answer, Ok(Reply::Answer(_))) | (Self::Failure, Err(_)) => true,
            (Self::Refusal(rule), Ok(Reply::Refused(refusal))) => refusal.rule() == rule,
            _ => false,
        }
    }
}

/// Each message once, in a line. The system prompt is the same every time, and long.
fn show(exchanges: &[Exchange], out: &mut impl Write) -> io::Result<()> {
    let mut shown = 0;
    for exchange in exchanges {
        for message in exchange.messages().iter().skip(shown).filter(|it| it["role"] != "system") {
            show_message(message, out)?;
        }
        match exchange.response.pointer("/choices/0/message") {
            Some(message) => show_message(message, out)?,
            None => writeln!(out, "  endpoint  {}", shortened(&exchange.response))?,
        }
        // The answer comes back as part of the next request.
        shown = exchange.messages().len() + 1;
    }
    Ok(())
}

fn show_message(message: &Value, out: &mut impl Write) -> io::Result<()> {
    let who = message.get("role").and_then(Value::as_str).unwrap_or_default();
    if let Some(content) = message.get("content").filter(|content| !content.is_null()) {
        writeln!(out, "  {who:<10}{}", shortened(content))?;
    }
    for call in message.get("tool_calls").and_then(Value::as_array).into_iter().flatten() {
        let text = |at| call.pointer(at).and_then(Value::as_str).unwrap_or_default();
        let call = format!("{} {}", text("/function/name"), text("/function/arguments"));
        writeln!(out, "  {who:<10}calls {}", Untrusted::new(call).terminal())?;
    }
    Ok(())
}

fn shortened(content: &Value) -> String {
    const LENGTH: usize = 160;

    let text = content.as_str().map_or_else(|| content.to_string(), str::to_owned);
    Untrusted::new(text).cut(LENGTH).terminal()
}
