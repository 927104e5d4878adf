//! The findings for a reader.

use std::fmt::Write;

use refusals_runtime::Untrusted;
use refusals_runtime::conformance::{Clause, Finding, Level, Outcome};
use refusals_runtime::render::Palette;

use crate::breach::Requirement;
use crate::channel::Channel;
use crate::findings::{Conclusion, Exchange, Findings};

/// What was sent where and what came of it, then every clause, then the conclusion.
pub(crate) fn of(findings: &Findings, palette: &Palette) -> String {
    let mut text = String::new();
    // Writing to a String does not fail.
    if let Some(card) = &findings.card {
        let _ = writeln!(text, "Card: {}", card.terminal());
    }
    let mut channel: Option<&Channel> = None;
    for exchange in &findings.exchanges {
        if channel != Some(&exchange.channel) {
            let _ = writeln!(text, "\n{} at {}", exchange.channel, exchange.channel.url().terminal());
            channel = Some(&exchange.channel);
        }
        self::exchange(&mut text, exchange, palette);
    }
    if findings.report.is_some() {
        clauses(&mut text, findings, palette);
    }
    for skipped in &findings.skipped {
        let url = Untrusted::new(&*skipped.url);
        let _ = writeln!(text, "Interface not used, {}: {}", skipped.why, url.cut(200).terminal());
    }
    for rule in &findings.not_provoked {
        let _ = writeln!(text, "Rule not examined, as no case provokes it: {rule}");
    }
    if let Some(obstacle) = &findings.obstacle {
        let _ = writeln!(text, "Obstacle: {obstacle}");
    }
    let conclusion = findings.conclusion();
    let style = if conclusion == Conclusion::Conformant { palette.rule } else { palette.heading };
    let _ = writeln!(text, "\n{style}{}{style:#}", conclusion.sentence());
    text
}

fn exchange(text: &mut String, Exchange { case, verdict, .. }: &Exchange, palette: &Palette) {
    let heading = palette.heading;
    let request = Untrusted::new(&*case.request);
    let request = request.cut(200).terminal();
    let verdict = match verdict {
        Ok(verdict) => verdict,
        Err(no_reply) => {
            let _ = writeln!(text, "  {heading}NOT PROBED{heading:#}  {request}: {}", no_reply.why);
            return;
        }
    };
    let breaches = verdict.breaches();
    let expected = match &case.expected {
        _ if breaches.is_empty() => String::new(),
        Some(rule) => format!(" (expected: refused by rule {})", Untrusted::new(&**rule).cut(60).terminal()),
        None => " (expected: answered)".into(),
    };
    let style = if breaches.is_empty() { Palette::PLAIN.heading } else { heading };
    let word = if breaches.is_empty() { "kept" } else { "BROKEN" };
    let _ = writeln!(text, "  {style}{word:10}{style:#}  {request}: {}{expected}", verdict.seen);
    let open = verdict.not_examined();
    if !open.is_empty() {
        let _ = writeln!(text, "{:14}not examined: {}", "", open.join(", "));
    }
    for breach in breaches {
        for seen in &breach.seen {
            let _ = writeln!(text, "{:14}{} {}: {seen}", "", breach.number, breach.level);
        }
    }
}

/// A line for each clause and each requirement. What was seen of an exchange's stands above; here it is that of
/// the card's, and why something was not examined.
fn clauses(text: &mut String, findings: &Findings, palette: &Palette) {
    text.push('\n');
    for finding in findings.clauses() {
        let clause = finding.clause();
        line(text, palette, clause.number(), clause.level(), finding.outcome(), clause.quote());
        for seen in finding.seen().iter().filter(|_| is_shown_here(finding)) {
            let _ = writeln!(text, "{:26}{seen}", "");
        }
    }
    for requirement in Requirement::ALL {
        let outcome = findings.requirement(requirement);
        line(text, palette, requirement.number(), Level::Must, outcome, requirement.sentence());
    }
}

fn is_shown_here(finding: &Finding) -> bool {
    match finding.outcome() {
        Outcome::Pass => false,
        Outcome::NotExamined => true,
        Outcome::Fail => Clause::CARD.contains(&finding.clause()),
    }
}

fn line(text: &mut String, palette: &Palette, number: &str, level: Level, outcome: Outcome, sentence: &str) {
    let style = if outcome == Outcome::Fail { palette.heading } else { Palette::PLAIN.heading };
    let level = level.to_string();
    // Writing to a String does not fail.
    let _ = writeln!(text, "{number}  {level:6}  {style}{outcome:12}{style:#}  {sentence}");
}
