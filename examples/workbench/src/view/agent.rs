//! The agent, as its card describes it: what it is, what it refuses, and where it can be asked.

use std::collections::BTreeSet;

use ask::{Agent, Interface};
use maud::{Markup, html};
use refusals_runtime::{AdvertisedRule, PostureError, PostureFault, Untrusted};
use serde_json::Value;

use super::outcome::Shown;
use crate::asking::Known;
use crate::foreign;
use crate::form::binding_name;

/// The most rules, and the most of what is wrong with them, that are shown.
const RULES: usize = 200;
const FAULTS: usize = 20;

/// How many of the interfaces that are not used are shown.
const SKIPPED: usize = 100;

/// Its name and what it says it does.
pub(crate) fn about(agent: &Agent) -> Markup {
    let member = |name: &str| agent.card().get(name).and_then(Value::as_str);
    html! {
        div #about-agent {
            p .agent-name { (foreign::line(member("name"), "An agent without a name")) }
            @if let Some(description) = member("description") {
                p .quiet { (foreign::line(Some(description), "")) }
            }
        }
    }
}

/// The rules that it advertises, to tick; or what is wrong with them, in words.
pub(crate) fn posture(known: &Known, ticked: &BTreeSet<String>) -> Markup {
    let rules = known.posture().rules();
    html! {
        fieldset #rules {
            legend { "What this agent refuses" }
            @if let Err(error) = &known.posture { (fault(error)) }
            @if !rules.is_empty() {
                p .quiet { "Tick a rule that your question falls under: then it is not asked." }
                ul .rules {
                    @for (place, rule) in rules.iter().take(RULES).enumerate() {
                        li .tick { (tick(place, rule, ticked.contains(rule.id()))) }
                    }
                }
                @if let Some(more @ 1..) = rules.len().checked_sub(RULES) {
                    p .quiet { "And " (more) " more rules, which are not shown." }
                }
            }
        }
    }
}

fn tick(place: usize, rule: &AdvertisedRule, is_ticked: bool) -> Markup {
    html! {
        // An id keeps the standard's grammar, so it is none of the text that needs an exit.
        input id={ "rule-" (place) } type="checkbox" name="rule" value=(rule.id()) checked[is_ticked];
        label for={ "rule-" (place) } {
            code { (rule.id()) }
            " "
            @if rule.reason().is_blank() { "no reason is given" }
            @else { (foreign::text(rule.reason(), foreign::LINE)) }
        }
    }
}

/// An agent without the extension is fine, and one whose declaration cannot be read is not.
fn fault(error: &PostureError) -> Markup {
    let faults = error.faults();
    html! {
        @if error.is_not_declared() {
            p { "This agent does not declare which rules it refuses by. It may refuse all the same." }
        } @else if let [PostureFault::NoParams { .. } | PostureFault::NoRules { .. }] = faults {
            p .fault { strong { "No rules." } " This agent declares the refusals extension, but no rule in it." }
        } @else {
            div .fault {
                p {
                    strong { "Malformed." }
                    " This agent's declaration of its rules does not keep the standard"
                    @if error.readable().rules().is_empty() { ", and no rule of it can be read." }
                    @else { ". What can be read of it is below." }
                    " What is wrong:"
                }
                ul {
                    @for fault in faults.iter().take(FAULTS) {
                        // Its text has what the card says in it.
                        li { (foreign::text(&Untrusted::new(fault.to_string()), foreign::LINE)) }
                    }
                    @if let Some(more @ 1..) = faults.len().checked_sub(FAULTS) { li { "and " (more) " more" } }
                }
            }
        }
    }
}

/// The agent's card, and the interfaces on it.
pub(crate) fn card(known: &Known) -> Shown {
    let agent = &known.agent;
    let body = html! {
        h3 { "Interfaces" }
        @if agent.interfaces().is_empty() { p { "None of them can be used." } }
        ul {
            @for interface in agent.interfaces() {
                li {
                    (interface_name(interface)) " at "
                    (foreign::text(&Untrusted::new(interface.url.as_str()), foreign::LINE))
                }
            }
            @for skipped in agent.skipped().iter().take(SKIPPED) {
                li .quiet {
                    "not used: " (foreign::line(Some(&skipped.url), "one without a URL")) ", " (skipped.why)
                }
            }
        }
        @if let Some(more @ 1..) = agent.skipped().len().checked_sub(SKIPPED) {
            p .quiet { "And " (more) " more that are not used, which are not shown." }
        }
        p .quiet { "Which rules it advertises is in the form." }
        details { summary { "The card as JSON" } pre tabindex="0" { (foreign::json(agent.card())) } }
    };
    Shown::new("The agent's card", "neutral", body)
}

pub(super) fn interface_name(interface: &Interface) -> Markup {
    html! { "A2A " (interface.version) " over " (binding_name(interface.binding)) }
}
