//! Agents that break the standard: exit status 1, and the number of what they break.

use std::collections::BTreeSet;

use futures::future::join_all;
use refusals_runtime::conformance::Clause;
use serde_json::{Value, json};

use crate::agent::{Agent, INVALID_CUT, MEDIA_TYPE, Play, SEG_MIX, URI, answer, refusal, right};
use crate::program::{CASES, Run, broken, probe, run};

/// The Parts of a refusal with something else in them.
fn parts(change: impl Fn(&mut Value)) -> Agent {
    let mut parts = refusal("seg-mix", SEG_MIX);
    change(&mut parts);
    Agent::refusing_with(Play::Parts(parts))
}

fn params(params: Value) -> Agent {
    Agent::right().declaring("params", params)
}

/// A broken agent: its name, what it does, the exit status, and the numbers of what it breaks.
type Broken = (&'static str, Agent, i32, &'static [&'static str]);

fn broken_cards() -> Vec<Broken> {
    let twice =
        json!([{ "uri": URI, "params": { "seg-mix": SEG_MIX, "invalid-cut": INVALID_CUT } }, { "uri": URI }]);
    let mut declared_twice = Agent::right();
    declared_twice.card["capabilities"]["extensions"] = twice;
    let mut undeclared = Agent::right();
    undeclared.card["capabilities"]["extensions"] = json!([]);
    vec![
        ("no declaration", undeclared, 1, &["C1", "E5"]),
        ("two declarations", declared_twice, 0, &["C2"]),
        ("required", Agent::right().declaring("required", json!(true)), 0, &["C3"]),
        ("no rules", params(json!({})), 1, &["C4", "E5"]),
        (
            "nested params",
            params(json!({ "seg-mix": SEG_MIX, "invalid-cut": { "reason": INVALID_CUT } })),
            1,
            &["C5", "E5"],
        ),
        (
            "an id that is not kebab-case",
            params(json!({ "seg-mix": SEG_MIX, "invalid-cut": INVALID_CUT, "SegMix": SEG_MIX })),
            1,
            &["C6"],
        ),
        (
            "a reason of two lines",
            params(json!({ "seg-mix": SEG_MIX, "invalid-cut": INVALID_CUT, "small-cell": "Too\nfew." })),
            1,
            &["C7"],
        ),
    ]
}

fn broken_refusals() -> Vec<Broken> {
    let text = json!({ "text": SEG_MIX });
    let data = json!({ "rule": "seg-mix", "reason": SEG_MIX });
    vec![
        ("prose only", Agent::refusing_with(Play::Parts(json!([text]))), 1, &["E1"]),
        ("prose of its own", Agent::refusing_with(Play::Parts(json!([{ "text": "I can't." }]))), 1, &["E1"]),
        (
            "an error",
            Agent::refusing_with(Play::Error(-32000, "refused: seg-mix", Value::Null)),
            1,
            &["E1", "E2"],
        ),
        (
            "a refusal in an error",
            Agent::refusing_with(Play::Error(-32000, SEG_MIX, data.clone())),
            1,
            &["E1", "E2", "E3", "P3"],
        ),
        (
            "a rule that is not on the card",
            parts(|it| it[1]["data"]["rule"] = json!("cell-size")),
            1,
            &["E5", "P1"],
        ),
        (
            "another reason",
            parts(|it| {
                it[0]["text"] = json!("Ask again tomorrow.");
                it[1]["data"]["reason"] = json!("Ask again tomorrow.");
            }),
            1,
            &["E6"],
        ),
        ("another text", parts(|it| it[0]["text"] = json!("No.")), 1, &["E7"]),
        (
            "the wrong media type",
            parts(|it| it[1]["mediaType"] = json!("application/json")),
            1,
            &["E1", "E3"],
        ),
        ("another type of text", parts(|it| it[0]["mediaType"] = json!("text/markdown")), 1, &["E3"]),
        ("the data Part only", parts(|it| drop(it.as_array_mut().unwrap().remove(0))), 1, &["E1"]),
        ("an empty text", parts(|it| it[0]["text"] = json!("")), 1, &["E1"]),
        ("an empty answer", Agent::refusing_with(Play::Parts(json!([{ "text": "" }]))), 1, &["E1"]),
        ("no rule", parts(|it| drop(it[1]["data"].as_object_mut().unwrap().remove("rule"))), 1, &["E4"]),
        ("no data", parts(|it| it[1] = json!({ "mediaType": MEDIA_TYPE })), 1, &["E1", "E4", "E6"]),
        (
            "a detail that is no text",
            parts(|it| it[1]["data"]["detail"] = json!({ "families": 2 })),
            0,
            &["E8"],
        ),
        (
            "an answer beside the refusal",
            parts(|it| it.as_array_mut().unwrap().push(answer()[0].clone())),
            1,
            &["E9"],
        ),
        (
            "a task that has failed",
            Agent::refusing_with(Play::Result(json!({ "task": {
                "id": "t", "contextId": "c", "status": { "state": "TASK_STATE_FAILED" } } })))
            .with_one_interface(),
            1,
            &["E1"],
        ),
    ]
}

/// What the probe requires beside the clauses.
fn otherwise_broken() -> Vec<Broken> {
    vec![
        ("another rule", Agent::refusing_with(Play::Parts(refusal("invalid-cut", INVALID_CUT))), 1, &["P1"]),
        (
            "refuses everything",
            Agent::that(|request| match request {
                "vote by shoe size" => right(request),
                _ => Play::Parts(refusal("seg-mix", SEG_MIX)),
            }),
            1,
            &["P2"],
        ),
        (
            "refuses everything in prose",
            Agent::that(|request| match request {
                "vote by educ" => Play::Parts(json!([{ "text": SEG_MIX }])),
                _ => right(request),
            }),
            1,
            &["P2"],
        ),
        (
            "fails where it must answer",
            Agent::that(|request| match request {
                "vote by educ" => Play::Error(-32603, "Oh no.", Value::Null),
                _ => right(request),
            }),
            1,
            &["P2"],
        ),
        ("answers everything", Agent::that(|_| Play::Parts(answer())), 1, &["E1"]),
        (
            "a refusal with an HTTP error",
            Agent::refusing_with(Play::Status(422, refusal("seg-mix", SEG_MIX))),
            1,
            &["P3"],
        ),
        // What is proven stays so, whatever else could not be seen.
        (
            "broken and silent",
            Agent::that(|request| match request {
                "vote by educ" => Play::HttpError(502),
                _ => Play::Parts(answer()),
            }),
            1,
            &["E1"],
        ),
    ]
}

async fn probe_all() -> Vec<(&'static str, Run, i32, &'static [&'static str])> {
    let agents = [broken_cards(), broken_refusals(), otherwise_broken()].into_iter().flatten();
    join_all(agents.map(async |(name, agent, status, numbers)| {
        let agent = agent.serve().await;
        let json = ["--format", "json"];
        // Of some, not every rule can be provoked. That alone must not be what fails them.
        let run = run(&[&[&*agent.url], &CASES[..4], &json[..]].concat()).await;
        (name, run, status, numbers)
    }))
    .await
}

#[tokio::test]
async fn each_broken_agent_is_named() {
    let mut named = BTreeSet::new();
    for (name, run, status, numbers) in probe_all().await {
        let report = run.json();
        let expected: BTreeSet<_> = numbers.iter().map(|&number| number.to_owned()).collect();
        assert_eq!(broken(&report), expected, "{name}: {}", run.out);
        assert_eq!(run.status, status, "{name}: {}", run.out);
        let conclusion = if status == 0 { "conformant" } else { "not conformant" };
        assert_eq!(report["conclusion"], conclusion, "{name}");
        assert_eq!(run.err, "", "{name}");
        named.extend(expected);
    }

    // There is no clause that nothing can break.
    let clauses = Clause::CARD.iter().chain(&Clause::EXCHANGE).map(|clause| clause.number());
    let all: BTreeSet<_> = clauses.chain(["P1", "P2", "P3"]).map(str::to_owned).collect();
    assert_eq!(named, all);
}

#[tokio::test]
async fn what_was_seen_where() {
    let agent = parts(|it| it[1]["data"]["reason"] = json!("Ask again tomorrow.")).serve().await;
    let run = probe(&agent.url, &[]).await;
    assert_eq!(run.status, 1);
    for line in [
        format!("A2A 1.0 JSONRPC at {}/rpc\n", agent.url),
        format!("A2A 0.3 HTTP+JSON, streamed at {}/v03/rest\n", agent.url),
        "  BROKEN      vote by party and news: refused by rule seg-mix (expected: refused by rule seg-mix)\n"
            .into(),
        "              E6 MUST: another reason: Ask again tomorrow. (at /result/message/parts/1)\n".into(),
        "              E6 MUST: another reason: Ask again tomorrow. (at /0/message/content/1)\n".into(),
        "  kept        vote by shoe size: refused by rule invalid-cut\n".into(),
        "E6  MUST    fail          reason (required) — the advertised one-liner\n".into(),
        "\nnot conformant\n".into(),
    ] {
        assert!(run.out.contains(&line), "{line}{}", run.out);
    }
}
