//! The way of a probe: find the agent, check its card, send every case over every channel.

use ask::{Agent, AskError, Http};
use refusals_runtime::conformance::check_card;
use refusals_runtime::{Posture, PostureError, Untrusted};

use crate::cases::Case;
use crate::channel::{Channel, Dialect};
use crate::findings::{Exchange, Findings};
use crate::progress::Progress;
use crate::receive::{NoReply, receive};
use crate::verdict::Verdict;

/// What is to be done.
#[derive(Debug)]
pub(crate) struct Probe {
    pub(crate) http: Http,
    pub(crate) cases: Vec<Case>,
    /// All, if it is empty.
    pub(crate) interfaces: Vec<Dialect>,
    /// The most bytes of a stream.
    pub(crate) limit: usize,
}

impl Probe {
    /// Probes the agent at a URL.
    pub(crate) async fn run(&self, url: &str, progress: &Progress) -> Findings {
        let findings = self.find_and_ask(url, progress).await;
        progress.clear();
        findings
    }

    async fn find_and_ask(&self, url: &str, progress: &Progress) -> Findings {
        let mut findings = Findings::default();
        progress.show("the card");
        let agent = match Agent::find(url, &self.http).await {
            Ok(agent) => agent,
            Err(error) => {
                findings.obstacle = Some(format!("the card: {}", NoReply::from(error).why));
                return findings;
            }
        };
        let posture = Posture::from_card(agent.card()).unwrap_or_else(PostureError::into_readable);
        let is_provoked = |id: &str| self.cases.iter().any(|case| case.expected.as_deref() == Some(id));
        let ids = posture.rules().iter().map(refusals_runtime::AdvertisedRule::id);
        findings.not_provoked = ids.filter(|id| !is_provoked(id)).map(String::from).collect();
        findings.card = Some(Untrusted::new(agent.url().to_string()));
        findings.report = Some(check_card(agent.card()));
        findings.skipped = agent.skipped().to_vec();

        let channels = Channel::all(&agent, &self.interfaces);
        if channels.is_empty() {
            findings.obstacle = Some(AskError::NoInterface.to_string());
        }
        for (number, channel) in (1..).zip(&channels) {
            let at = format!("{number}/{} {channel}", channels.len());
            self.ask(&agent, &posture, channel, &at, progress, &mut findings).await;
        }
        findings
    }

    /// Sends every case over one channel.
    async fn ask(
        &self,
        agent: &Agent,
        posture: &Posture,
        channel: &Channel,
        at: &str,
        progress: &Progress,
        findings: &mut Findings,
    ) {
        let mut is_dead = false;
        for case in &self.cases {
            progress.show(&format!("{at}: {}", case.request));
            let verdict = if is_dead {
                // A slow agent takes the time of one request, not of all.
                Err(NoReply::new("not sent, as there was no reply before"))
            } else {
                let received = receive(agent, channel, &case.request, self.limit).await;
                received.and_then(|received| Verdict::of(case, agent.card(), posture, received))
            };
            is_dead |= verdict.as_ref().is_err_and(|no_reply| no_reply.is_lasting);
            findings.push(Exchange { channel: channel.clone(), case: case.clone(), verdict });
        }
    }
}
