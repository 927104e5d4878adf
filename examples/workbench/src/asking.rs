//! The way of a question: the card, the rules against it, what was refused before, the agent, the verdict.

use std::time::Instant;

use ask::{Agent, AskError, Question};
use maud::Markup;
use refusals_runtime::{Posture, PostureError};

use crate::form::Form;
use crate::received::Received;
use crate::server::Workbench;
use crate::view::outcome::{self, Exchange, Shown};
use crate::view::{agent, page};

/// An agent, with the rules that it advertises.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) agent: Agent,
    pub(crate) posture: Result<Posture, PostureError>,
}

impl Known {
    async fn find(workbench: &Workbench, form: &Form) -> Result<Self, AskError> {
        let agent = Agent::find(&form.agent, &workbench.http).await?;
        let posture = Posture::from_card(agent.card());
        Ok(Self { agent, posture })
    }

    /// What is known of the posture: where not all of it can be read, what can.
    pub(crate) fn posture(&self) -> &Posture {
        match &self.posture {
            Ok(posture) => posture,
            Err(error) => error.readable(),
        }
    }
}

/// Looks at the agent's card.
pub(crate) async fn look(workbench: &Workbench, form: &Form) -> Markup {
    match Known::find(workbench, form).await {
        Ok(known) => {
            let shown = agent::card(&known);
            page::page(&workbench.agents, form, Some(&known), Some(&shown))
        }
        Err(error) => page::page(&workbench.agents, form, None, Some(&outcome::no_agent(&error))),
    }
}

/// Asks the agent, unless there is a reason not to.
pub(crate) async fn ask(workbench: &Workbench, form: &Form) -> Markup {
    match Known::find(workbench, form).await {
        Ok(known) => {
            let shown = put(workbench, form, &known).await;
            page::page(&workbench.agents, form, Some(&known), Some(&shown))
        }
        Err(error) => page::page(&workbench.agents, form, None, Some(&outcome::no_agent(&error))),
    }
}

/// Puts the question to the agent. Every way out of here shows what has become of it.
async fn put(workbench: &Workbench, form: &Form, known: &Known) -> Shown {
    let Known { agent, .. } = known;
    let posture = known.posture();
    if form.question.is_empty() {
        return outcome::no_question();
    }
    let Some(interface) = form.choice.find(agent.interfaces()) else {
        return outcome::no_interface(form.choice);
    };

    // Whether a question falls under a rule, only the user can tell.
    let not_asked = posture.not_asked(|rule| form.rules.contains(rule.id()));
    if let Some(not_asked) = not_asked.filter(|_| !form.anyway) {
        return outcome::not_asked(&not_asked);
    }

    let question = Question::text(form.question.as_str());
    let request = interface.params(&question);
    let asking = match workbench.refused.check(agent.url().as_str(), posture, &request) {
        Ok(asking) => asking,
        Err(not_asked_again) => return outcome::not_asked_again(&not_asked_again),
    };

    let start = Instant::now();
    let received = if form.is_streamed {
        Received::streamed(agent, interface, &question).await
    } else {
        Received::whole(agent, interface, &question).await
    };
    let received = match received {
        Ok(received) => received,
        Err(error) => return outcome::nothing_received(&error),
    };
    let took = start.elapsed();

    let reply = received.reply(posture);
    asking.settle(&reply);
    let shown = outcome::reply(&reply);
    shown.with(&Exchange { form, interface, request: &request, received: &received, took })
}
