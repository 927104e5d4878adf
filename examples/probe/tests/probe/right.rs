//! Agents that are right: exit status 0.

use survey::Study;
use survey::study::ANES_1996;
use survey_agent::Server;

use crate::agent::{Agent, Play, right};
use crate::program::{Run, probe, run};

fn assert_conformant(run: &Run) {
    assert_eq!(run.status, 0, "{}{}", run.out, run.err);
    assert!(run.out.ends_with("\nconformant\n"), "{}", run.out);
    assert_eq!(run.err, "");
}

#[tokio::test]
async fn every_interface_is_asked_every_case() {
    let agent = Agent::right().serve().await;
    assert_conformant(&probe(&agent.url, &[]).await);
    let mut paths = agent.paths();
    assert_eq!(paths.remove(0), "/.well-known/agent-card.json");
    assert_eq!(paths.len(), 4 * 8);
    for (path, count) in [
        ("/rpc", 8),
        ("/rest/message:send", 4),
        ("/rest/message:stream", 4),
        ("/v03/rpc", 8),
        ("/v03/rest/v1/message:send", 4),
        ("/v03/rest/v1/message:stream", 4),
    ] {
        assert_eq!(paths.iter().filter(|&other| other == path).count(), count, "{path}");
    }
}

#[tokio::test]
async fn streams_are_asked_for_where_the_card_has_them() {
    let agent = Agent::right().without_streams().serve().await;
    assert_conformant(&probe(&agent.url, &[]).await);
    assert_eq!(agent.paths().len(), 1 + 4 * 4);
    assert!(agent.paths().iter().all(|path| !path.ends_with(":stream")));
}

#[tokio::test]
async fn one_interface_alone() {
    for (name, path, count) in [
        ("1.0-jsonrpc", "/rpc", 8),
        ("1.0-rest", "/rest/", 8),
        ("0.3-jsonrpc", "/v03/rpc", 8),
        ("0.3-rest", "/v03/rest/", 8),
    ] {
        let agent = Agent::right().serve().await;
        assert_conformant(&probe(&agent.url, &["--interface", name]).await);
        let paths = agent.paths();
        assert_eq!(paths.len(), 1 + count);
        assert!(paths.iter().skip(1).all(|other| other.starts_with(path)), "{paths:?}");
    }
}

/// Some SDKs drop the media type on the way to A2A 0.3, which has no place for it. That is no fault, and no proof.
#[tokio::test]
async fn what_an_interface_leaves_open() {
    let without_type = |request: &str| {
        let Play::Parts(mut parts) = right(request) else { panic!() };
        if let Some(part) = parts.get_mut(1) {
            part.as_object_mut().unwrap().remove("mediaType");
        }
        Play::Parts(parts)
    };
    let v0_3 = ("0.3", "JSONRPC", "/v03/rpc");
    let agent = Agent::that(without_type).with_interfaces(&[v0_3]).serve().await;
    let run = probe(&agent.url, &[]).await;
    assert_eq!(run.status, 1, "{}", run.out);
    assert!(run.out.contains("\n              not examined: E3\n"), "{}", run.out);
    assert!(run.out.contains("\nnot shown to be conformant"), "{}", run.out);
}

#[tokio::test]
async fn the_survey_agent() {
    let server = Server::bind(Study::read(ANES_1996).unwrap(), 0).await.unwrap();
    let url = server.url.clone();
    tokio::spawn(server.run());
    let run = run(&[
        &url,
        "--provoke=seg-mix=vote by party and news",
        "--provoke=invalid-cut=vote by shoe size",
        "--provoke=small-cell=vote by educ and age",
        "--provoke=unplaced-candidate=placement of perot",
        "--provoke=single-respondent=placement of dole by respondent 17",
        "--must-answer=vote by educ",
        "--must-answer=placement of dole",
        "--all-rules",
    ])
    .await;
    assert_conformant(&run);
    assert_eq!(run.out.matches("kept").count(), 7 * 4);
}
