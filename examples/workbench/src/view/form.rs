//! The form: the agent, its rules, the question.

use maud::{Markup, html};

use super::agent::{about, posture};
use crate::asking::Known;
use crate::form::{Choice, Form};

pub(crate) fn form(agents: &[String], form: &Form, known: Option<&Known>) -> Markup {
    html! {
        form #question-form .card method="post" action="/ask" autocomplete="off" {
            fieldset {
                legend { "Agent" }
                label for="agent" { "URL of the agent, or of its card" }
                div .with-button {
                    input #agent type="url" name="agent" value=(form.agent) list="agents" required
                        placeholder="https://agent.example";
                    // The first button is the one that the Enter key presses. The question may still be empty.
                    button type="submit" formaction="/agent" formnovalidate { "Read its card" }
                }
                datalist #agents {
                    @for agent in agents { option value=(agent) {} }
                }
                @if let Some(known) = known { (about(&known.agent)) }
            }
            @if let Some(known) = known { (posture(known, &form.rules)) }
            fieldset {
                legend { "Question" }
                label for="question" { "What to ask" }
                textarea #question name="question" rows="2" required placeholder="vote by educ" { (form.question) }
                div .how {
                    div {
                        label for="interface" { "Interface" }
                        select #interface name="interface" {
                            @for choice in Choice::ALL { (option(choice, choice == form.choice, known)) }
                        }
                    }
                    div .tick {
                        input #streamed type="checkbox" name="streamed" value="yes" checked[form.is_streamed];
                        label for="streamed" { "Ask for a stream" }
                    }
                }
                button .primary type="submit" { "Ask" }
            }
        }
    }
}

fn option(choice: Choice, is_chosen: bool, known: Option<&Known>) -> Markup {
    let is_offered = known.is_none_or(|known| choice.find(known.agent.interfaces()).is_some());
    html! {
        option value=(choice.name()) selected[is_chosen] {
            (choice.label())
            @if !is_offered { " (not offered)" }
        }
    }
}
