//! What has come of a question. Whatever it is, there are words for it.

use std::time::Duration;

use ask::{AskError, Interface};
use maud::{Markup, html};
use refusals_runtime::{
    Answer, Failure, FailureKind, NotAsked, NotAskedAgain, Reply, Untrusted, UntypedRefusal,
};
use serde_json::Value;

use super::agent::interface_name;
use super::parts::parts;
use crate::foreign;
use crate::form::{Choice, Form};
use crate::received::Received;

/// The most events of a stream that are shown as JSON.
const EVENTS: usize = 100;

/// What is shown as the result.
#[derive(Debug)]
pub(crate) struct Shown {
    /// The heading, and the title of the page.
    pub(crate) headline: &'static str,
    /// What it is to the style sheet.
    pub(crate) class: &'static str,
    pub(crate) body: Markup,
}

impl Shown {
    pub(super) fn new(headline: &'static str, class: &'static str, body: Markup) -> Self {
        Self { headline, class, body }
    }

    /// The same, with what went over the wire.
    pub(crate) fn with(self, exchange: &Exchange<'_>) -> Self {
        Self { body: html! { (self.body) (exchange.view()) }, ..self }
    }
}

/// What went over the wire.
pub(crate) struct Exchange<'e> {
    pub(crate) form: &'e Form,
    pub(crate) interface: &'e Interface,
    pub(crate) request: &'e Value,
    pub(crate) received: &'e Received,
    pub(crate) took: Duration,
}

/// The verdict on a reply.
pub(crate) fn reply(reply: &Reply<'_>) -> Shown {
    match reply {
        Reply::Answered(answer) => Shown::new("Answered", "answered", answered(answer)),
        Reply::Refused(refusals) => Shown::new(
            "Refused",
            "refused",
            html! {
                (foreign::refusals(refusals))
                p .quiet { "This is the agent's reply. Ask for something that the rule allows." }
            },
        ),
        Reply::Failed(failure) => Shown::new("No answer", "failed", failed(failure)),
    }
}

fn answered(answer: &Answer<'_>) -> Markup {
    html! {
        (untyped(answer.untyped_refusal()))
        (parts(answer.parts()))
        @if !answer.earlier_refusals().is_empty() {
            h3 { "Refused earlier in this conversation" }
            (foreign::refusals(answer.earlier_refusals()))
        }
    }
}

fn failed(failure: &Failure<'_>) -> Markup {
    html! {
        // In the library's own words, and so is what is in `failure` but for these two.
        p { "There is no answer: " (failure.to_string()) "." }
        @if let FailureKind::Error { message: Some(message), .. } = failure.kind() {
            p { "The agent says: " (foreign::text(message, foreign::LINE)) }
        }
        (untyped(failure.untyped_refusal()))
        @if !failure.parts().is_empty() {
            h3 { "What came with it" }
            (parts(failure.parts()))
        }
    }
}

/// Prose is not made a refusal of; but that it is the prose of a rule is worth knowing.
fn untyped(refusal: Option<&UntypedRefusal>) -> Markup {
    html! {
        @if let Some(refusal) = refusal {
            p .note role="note" {
                strong { "Perhaps meant as a refusal." }
                @match refusal {
                    UntypedRefusal::Data(_) => " It has the data of the rule ",
                    _ => " It says the reason of the rule ",
                }
                code { (refusal.rule().id()) }
                ", but is not marked as a refusal."
            }
        }
    }
}

pub(crate) fn not_asked(not_asked: &NotAsked) -> Shown {
    Shown::new(
        "Not asked",
        "not-asked",
        html! {
            p { "You ticked what the agent refuses, so it was not asked." }
            (foreign::refusals(not_asked))
            // The form has what the question was; this is one more button of it.
            button type="submit" form="question-form" name="anyway" value="yes" { "Ask anyway" }
        },
    )
}

pub(crate) fn not_asked_again(not_asked_again: &NotAskedAgain) -> Shown {
    Shown::new(
        "Not asked again",
        "not-asked",
        html! {
            p { "The agent has refused this question before, and neither it nor the agent's rules have changed." }
            (foreign::refusals(not_asked_again))
            p .quiet { "Change the question to ask again." }
        },
    )
}

pub(crate) fn no_question() -> Shown {
    Shown::new("Not asked", "failed", html! { p { "There is no question. Write one first." } })
}

pub(crate) fn no_interface(choice: Choice) -> Shown {
    let body = html! {
        p {
            @match choice {
                Choice::Preferred => "The agent's card offers no interface that can be used. Read it to see why.",
                Choice::Speaks(..) => { "The agent's card offers no interface for " (choice.label()) "." }
            }
        }
    };
    Shown::new("Not asked", "failed", body)
}

pub(crate) fn no_agent(error: &AskError) -> Shown {
    Shown::new("No agent found", "failed", trouble(error))
}

pub(crate) fn nothing_received(error: &AskError) -> Shown {
    Shown::new("No answer", "failed", trouble(error))
}

fn trouble(error: &AskError) -> Markup {
    html! {
        p { "What went wrong: " (error) "." }
        @for said in error.foreign() {
            p .quiet { (foreign::text(&Untrusted::new(said), foreign::LINE)) }
        }
    }
}

impl Exchange<'_> {
    fn view(&self) -> Markup {
        let Self { form, interface, request, received, took } = self;
        let events = received.raw();
        html! {
            @if let Some(error) = &received.broke_off {
                div .note { p { strong { "The stream broke off." } } (trouble(error)) }
            }
            footer .exchange {
                p .quiet {
                    "Asked “" (foreign::text(&Untrusted::new(form.question.as_str()), foreign::LINE))
                    "” by " (interface_name(interface))
                    @if form.is_streamed { ", as a stream" }
                    ". HTTP " (received.status) " within " (took.as_millis()) " ms."
                }
                details {
                    summary { "The question as JSON" }
                    pre tabindex="0" { (foreign::json(request)) }
                }
                details {
                    summary {
                        "The reply as JSON"
                        @if form.is_streamed { ", " (events.len()) @if events.len() == 1 { " event" } @else { " events" } }
                    }
                    @for event in events.iter().take(EVENTS) { pre tabindex="0" { (foreign::json(event)) } }
                    @if let Some(more @ 1..) = events.len().checked_sub(EVENTS) {
                        p .quiet { "And " (more) " more events, which are not shown." }
                    }
                }
            }
        }
    }
}
