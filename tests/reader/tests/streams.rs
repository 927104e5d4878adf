//! A stream and the response that says the same have one verdict, however the stream is cut.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use proptest::prelude::*;
use proptest::sample::select;
use refusals_runtime::{
    EXTENSION_URI, FailureKind, MEDIA_TYPE, Oddity, Posture, ReceivedPart, ReceivedRefusal, Reply,
    StreamFault, StreamReader,
};
use serde_json::{Value, json};

const REASON: &str = "One family per cut.";

/// What of a verdict a stream and a response share: all but where things were, and what is odd about streams.
fn verdict(reply: &Reply<'_>) -> String {
    let refusal = |refusal: &ReceivedRefusal| {
        let oddities = refusal.oddities().iter();
        let oddities: Vec<_> = oddities
            .filter(|oddity| !matches!(oddity, Oddity::AnswerStreamed | Oddity::StreamBrokeOff))
            .collect();
        format!("{} {:?} {:?} {oddities:?}", reader::raw(refusal.rule()), refusal.text(), refusal.detail())
    };
    match reply {
        // Parts with nothing in them are of no account.
        Reply::Answered(answer) => format!(
            "answered {:?} {:?}",
            answer
                .parts()
                .iter()
                .map(ReceivedPart::raw)
                .filter(|part| part["text"].as_str().is_some_and(|text| !text.trim().is_empty())
                    || !part["data"].is_null())
                .collect::<Vec<_>>(),
            answer.earlier_refusals().iter().map(refusal).collect::<Vec<_>>()
        ),
        Reply::Refused(refusals) => format!("refused {:?}", refusals.iter().map(refusal).collect::<Vec<_>>()),
        Reply::Failed(failure) => format!("failed {:?} {:?}", failure.kind(), failure.untyped_refusal()),
    }
}

fn of_events(events: &[Value]) -> StreamReader {
    let mut reader = StreamReader::new();
    events.iter().cloned().for_each(|event| reader.push(event));
    reader
}

fn oddities(events: &[Value]) -> Vec<Oddity> {
    of_events(events)
        .finish(&reader::posture())
        .refusals()
        .iter()
        .flat_map(|r| r.oddities().to_vec())
        .collect()
}

/// What an agent does, as its server would tell it.
#[derive(Debug, Clone)]
enum Step {
    /// Parts of the artifact of that number: a new one, or more of it.
    Artifact(usize, Vec<Value>),
    /// A status, with a message maybe.
    Status(&'static str, Option<Vec<Value>>),
}

const STATES: [&str; 7] =
    ["working", "completed", "failed", "canceled", "input-required", "rejected", "auth-required"];

fn part() -> impl Strategy<Value = Value> {
    let refusal = |rule: &str, reason: &str| json!({ "data": { "rule": rule, "reason": reason }, "mediaType": MEDIA_TYPE, "metadata": { "mimeType": MEDIA_TYPE } });
    prop_oneof![
        6 => select(vec!["", " ", "42 percent.", "One family ", "per cut.", REASON, "Cells are too small."]).prop_map(|text| json!({ "text": text })),
        1 => Just(json!({ "data": { "share": 42 } })),
        1 => Just(json!({ "data": null })),
        2 => Just(refusal("seg-mix", REASON)),
        1 => Just(refusal("cell-size", "Cells are too small.")),
        1 => Just(refusal("unknown", "Something else.")),
        1 => Just(json!({ "data": { "rule": "seg-mix", "reason": REASON } })),
        1 => Just(json!({ "mediaType": MEDIA_TYPE })),
    ]
}

fn step(answers_only: bool) -> impl Strategy<Value = Step> {
    let part = part().prop_filter("no refusal", move |part| !answers_only || part.get("mediaType").is_none());
    let parts = prop::collection::vec(part, 0..4).boxed();
    prop_oneof![
        (0..3_usize, parts.clone()).prop_map(|(artifact, parts)| Step::Artifact(artifact, parts)),
        (select(&STATES[..2]), prop::option::of(parts)).prop_map(|(state, parts)| Step::Status(state, parts)),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let last = (select(&STATES[..]), prop::option::of(prop::collection::vec(part(), 0..4)));
    (any::<bool>(), last).prop_flat_map(|(answers_only, (state, parts))| {
        prop::collection::vec(step(answers_only), 0..6).prop_map(move |mut steps| {
            steps.push(Step::Status(state, parts.clone()));
            steps
        })
    })
}

/// A version of A2A.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Version {
    V1,
    V03,
}

impl Version {
    fn state(self, state: &str) -> String {
        match self {
            Self::V1 => format!("TASK_STATE_{}", state.to_uppercase().replace('-', "_")),
            Self::V03 => state.into(),
        }
    }

    fn part(self, part: &Value) -> Value {
        let mut part = part.clone();
        if self == Self::V03 {
            let kind = if part.get("text").is_some() { "text" } else { "data" };
            part.as_object_mut().unwrap().insert("kind".into(), kind.into());
        }
        part
    }

    fn parts(self, parts: &[Value]) -> Value {
        parts.iter().map(|part| self.part(part)).collect()
    }

    fn message(self, parts: &[Value]) -> Value {
        let parts = self.parts(parts);
        match self {
            Self::V1 => {
                json!({ "messageId": "m", "role": "ROLE_AGENT", "parts": parts, "extensions": [EXTENSION_URI] })
            }
            Self::V03 => {
                json!({ "kind": "message", "messageId": "m", "role": "agent", "parts": parts, "extensions": [EXTENSION_URI] })
            }
        }
    }

    fn status(self, state: &str, parts: Option<&[Value]>) -> Value {
        let mut status = json!({ "state": self.state(state) });
        if let Some(parts) = parts {
            status.as_object_mut().unwrap().insert("message".into(), self.message(parts));
        }
        status
    }

    fn artifact(self, id: usize, parts: &[Value]) -> Value {
        json!({ "artifactId": format!("a-{id}"), "parts": self.parts(parts), "extensions": [EXTENSION_URI] })
    }

    fn user(self) -> Value {
        match self {
            Self::V1 => json!({ "messageId": "u", "role": "ROLE_USER", "parts": [{ "text": REASON }] }),
            Self::V03 => {
                json!({ "kind": "message", "messageId": "u", "role": "user", "parts": [{ "kind": "text", "text": REASON }] })
            }
        }
    }

    fn event(self, name: &str, event: Value) -> Value {
        let result = match self {
            Self::V1 => json!({ name: event }),
            Self::V03 => event,
        };
        json!({ "jsonrpc": "2.0", "id": 1, "result": result })
    }

    fn task(self, status: &Value, artifacts: &[Value], history: &[Value]) -> Value {
        let mut task = json!({ "id": "t", "contextId": "c", "status": status, "artifacts": artifacts, "history": history });
        if self == Self::V03 {
            task.as_object_mut().unwrap().insert("kind".into(), "task".into());
        }
        self.event("task", task)
    }

    /// The events of the stream.
    fn events(self, steps: &[Step]) -> Vec<Value> {
        let mut events = vec![self.task(&self.status("submitted", None), &[], &[self.user()])];
        let mut begun = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            let is_last = place + 1 == steps.len();
            events.push(match (step, self) {
                (Step::Artifact(id, parts), _) => {
                    let is_appended = begun.contains(id);
                    begun.push(*id);
                    let (kind, artifact) = ("artifact-update", self.artifact(*id, parts));
                    let update = json!({ "kind": kind, "taskId": "t", "contextId": "c", "artifact": artifact, "append": is_appended });
                    self.event("artifactUpdate", self.without_kind(update))
                }
                (Step::Status(state, parts), _) => {
                    let status = self.status(state, parts.as_deref());
                    let update = json!({ "kind": "status-update", "taskId": "t", "contextId": "c", "status": status, "final": is_last });
                    self.event("statusUpdate", self.without_kind(update))
                }
            });
        }
        events
    }

    /// A2A 1.0 has neither `kind` nor `final`.
    fn without_kind(self, mut update: Value) -> Value {
        if self == Self::V1 {
            let update = update.as_object_mut().unwrap();
            update.shift_remove("kind");
            update.shift_remove("final");
        }
        update
    }

    /// The task as the server holds it at the end: artifacts with all that was appended, and each message of an
    /// earlier status in the history.
    fn response(self, steps: &[Step]) -> Value {
        let mut artifacts: Vec<(usize, Vec<Value>)> = Vec::new();
        let mut history = vec![self.user()];
        let mut last: (&str, Option<&[Value]>) = ("submitted", None);
        for step in steps {
            match step {
                Step::Artifact(id, parts) => match artifacts.iter_mut().find(|(known, _)| known == id) {
                    Some((_, known)) => known.extend(parts.iter().cloned()),
                    None => artifacts.push((*id, parts.clone())),
                },
                Step::Status(state, parts) => {
                    history.extend(last.1.map(|parts| self.message(parts)));
                    last = (state, parts.as_deref());
                }
            }
        }
        let artifacts: Vec<_> = artifacts.iter().map(|(id, parts)| self.artifact(*id, parts)).collect();
        self.task(&self.status(last.0, last.1), &artifacts, &history)
    }
}

fn sse(events: &[Value]) -> String {
    events.iter().map(|event| format!("data: {event}\n\n")).collect::<Vec<_>>().concat()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn streamed_or_not(steps in steps(), version in select(vec![Version::V1, Version::V03])) {
        let (events, response, posture) = (version.events(&steps), version.response(&steps), reader::posture());
        reader::check_events(&events);
        reader::check_response(&response);
        let whole = verdict(&Reply::read(&response, &posture));
        let mut reader = of_events(&events);
        let is_ended = reader.is_ended();
        let streamed = verdict(&reader.finish(&posture));
        // A2A 0.3 says that an event is the last one, whatever the state.
        let is_working = matches!(steps.last(), Some(Step::Status("working", _)));
        let is_open = is_working && version == Version::V1;
        prop_assert_eq!(is_ended, !is_open);
        if is_open && !whole.starts_with("refused") {
            // What goes on is not at its end yet.
            prop_assert!(streamed.starts_with("failed Incomplete"), "{} {}", streamed, whole);
        } else {
            prop_assert_eq!(&streamed, &whole);
        }
        // A last task that says all of it again changes nothing.
        let again: Vec<_> = events.into_iter().chain([response]).collect();
        let again = verdict(&of_events(&again).finish(&posture));
        prop_assert!(again == whole || is_working, "{} {}", again, whole);
    }

    /// The versions say the same.
    #[test]
    fn one_verdict_in_both_versions(steps in steps()) {
        let posture = reader::posture();
        let [v1, v03] = [Version::V1, Version::V03].map(|version| {
            let response = version.response(&steps);
            let reply = Reply::read(&response, &posture);
            let parts = |reply: &Reply<'_>| match reply {
                Reply::Answered(answer) => format!("answered {}", answer.parts().len()),
                other => verdict(other),
            };
            parts(&reply)
        });
        prop_assert_eq!(v1, v03);
    }

    /// A stream that breaks off never answers, and keeps its refusals.
    #[test]
    fn broken_off(steps in steps(), version in select(vec![Version::V1, Version::V03])) {
        let (events, posture) = (version.events(&steps), reader::posture());
        let mut refused = false;
        for count in 0..=events.len() {
            let mut reader = of_events(&events[..count]);
            let is_ended = reader.is_ended();
            let reply = reader.finish(&posture);
            match &reply {
                _ if is_ended => {}
                Reply::Refused(refusals) => {
                    prop_assert!(refusals.iter().all(|r| r.oddities().contains(&Oddity::StreamBrokeOff)));
                }
                Reply::Failed(failure) => prop_assert_eq!(failure.kind(), &FailureKind::Incomplete),
                Reply::Answered(_) => prop_assert!(false, "an answer after {} events", count),
            }
            let is_refused = matches!(reply, Reply::Refused(_));
            prop_assert!(is_refused || !refused, "a refusal was lost at {}", count);
            refused |= is_refused;
        }
    }

    /// Cut anywhere, and with whatever line ends: one verdict.
    #[test]
    fn cut_anywhere(
        steps in steps(), end in select(vec!["\n", "\r\n", "\r"]), bom in any::<bool>(),
        cuts in prop::collection::vec(1..200_usize, 1..8),
    ) {
        let events = Version::V1.events(&steps);
        let posture = reader::posture();
        let mut body = String::from(if bom { "\u{feff}" } else { "" });
        for event in &events {
            // With comments and other fields, and each line of the JSON as data of its own.
            let json = serde_json::to_string_pretty(event).unwrap();
            let mut lines = vec![": ping".to_owned(), "event: message".to_owned(), "id: 7".to_owned()];
            lines.extend(json.lines().map(|line| format!("data: {line}")));
            body += &lines.join(end);
            body += end;
            body += end;
        }
        let mut reader = StreamReader::new();
        let mut rest = body.as_bytes();
        for size in cuts.iter().cycle() {
            let (piece, more) = rest.split_at(rest.len().min(*size));
            prop_assert_eq!(reader.push_bytes(piece), Ok(()));
            rest = more;
            if rest.is_empty() {
                break;
            }
        }
        let found = verdict(&reader.finish(&posture));
        prop_assert_eq!(reader.events(), &events[..]);
        prop_assert_eq!(found, verdict(&of_events(&events).finish(&posture)));
    }
}

fn refused_stream() -> Vec<Value> {
    let refusal = json!({ "data": { "rule": "seg-mix", "reason": REASON }, "mediaType": MEDIA_TYPE });
    Version::V1.events(&[
        Step::Status("working", Some(vec![json!({ "text": "größer — 日本" })])),
        Step::Artifact(0, vec![json!({ "text": REASON })]),
        Step::Artifact(0, vec![refusal]),
        Step::Status("completed", None),
    ])
}

/// One stream in two pieces, cut at each byte of it.
#[test]
fn each_cut() {
    let (events, posture) = (refused_stream(), reader::posture());
    let expected = verdict(&of_events(&events).finish(&posture));
    assert!(expected.starts_with("refused [\"seg-mix"), "{expected}");
    for body in [
        sse(&events),
        sse(&events).replace('\n', "\r\n"),
        format!("\u{feff}{}", sse(&events).replace('\n', "\r")),
    ] {
        for cut in 0..=body.len() {
            let mut reader = StreamReader::new();
            let (before, behind) = body.as_bytes().split_at(cut);
            reader.push_bytes(before).unwrap();
            reader.push_bytes(behind).unwrap();
            assert_eq!(verdict(&reader.finish(&posture)), expected, "cut at {cut}");
        }
        // And broken off at each byte: no answer, ever.
        for cut in 0..body.len() - 4 {
            let mut reader = StreamReader::new();
            reader.push_bytes(&body.as_bytes()[..cut]).unwrap();
            assert!(!matches!(reader.finish(&posture), Reply::Answered(_)), "broken off at {cut}");
        }
    }
}

fn update(id: &str, is_appended: bool, parts: &Value) -> Value {
    json!({ "artifactUpdate": { "taskId": "t", "artifact": { "artifactId": id, "parts": parts }, "append": is_appended } })
}

fn status(state: &str, parts: &Value) -> Value {
    json!({ "statusUpdate": { "taskId": "t", "status": { "state": state, "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } } } })
}

/// Whether an answer was shown before the refusal came.
#[test]
fn answers_that_were_streamed() {
    let both = json!([{ "text": REASON }, { "data": { "rule": "seg-mix", "reason": REASON }, "mediaType": MEDIA_TYPE }]);
    let answer = json!([{ "text": "42 percent." }]);
    let (none, beside) = (vec![], vec![Oddity::AnswerBeside]);
    let streamed = vec![Oddity::AnswerBeside, Oddity::AnswerStreamed];
    let done = || json!({ "statusUpdate": { "status": { "state": "TASK_STATE_COMPLETED" } } });
    for (name, events, expected) in [
        ("none", vec![update("a", false, &both), done()], none.clone()),
        ("before", vec![update("a", false, &answer), status("rejected", &both)], streamed.clone()),
        ("behind", vec![update("a", false, &both), update("b", false, &answer), done()], beside),
        ("appended", vec![update("a", false, &answer), update("a", true, &both), done()], streamed),
        (
            "replaced",
            vec![update("a", false, &answer), update("a", false, &both), done()],
            vec![Oddity::AnswerStreamed],
        ),
        (
            "the text alone",
            vec![update("a", false, &json!([{ "text": REASON }])), update("a", false, &both), done()],
            none.clone(),
        ),
        (
            "nothing",
            vec![update("a", false, &json!([{ "text": " " }])), update("a", false, &both), done()],
            none.clone(),
        ),
        ("on the way", vec![status("working", &answer), status("rejected", &both)], none),
        (
            "the same again at the end",
            vec![
                update("a", false, &answer),
                json!({ "task": { "id": "t", "status": status("rejected", &both)["statusUpdate"]["status"], "artifacts": [{ "artifactId": "a", "parts": answer }] } }),
            ],
            vec![Oddity::AnswerBeside, Oddity::AnswerStreamed],
        ),
    ] {
        assert_eq!(oddities(&events), expected, "{name}");
    }
}

#[test]
fn nothing_has_come_to_a_new_reader() {
    for reader in [StreamReader::new(), StreamReader::default()] {
        assert!(reader.events().is_empty() && !reader.is_ended());
    }
}

/// The end that a reader tells is the end that the verdict knows.
#[test]
fn the_end() {
    let parts = json!([{ "text": "42 percent." }]);
    let message = json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } });
    let no_status = json!({ "statusUpdate": { "taskId": "t" } });
    for (name, events, is_ended) in [
        ("nothing", vec![], false),
        ("a message", vec![message], true),
        ("an error", vec![json!({ "jsonrpc": "2.0", "error": { "code": 1 } })], true),
        ("an artifact", vec![update("a", false, &parts)], false),
        ("completed", vec![status("completed", &parts)], true),
        ("an artifact after the end", vec![status("completed", &parts), update("a", false, &parts)], true),
        ("it goes on", vec![status("input-required", &parts), status("working", &parts)], false),
        ("an update that says nothing", vec![status("completed", &parts), no_status], true),
        (
            "a task that says nothing",
            vec![status("completed", &parts), json!({ "task": { "id": "t", "history": [] } })],
            true,
        ),
        (
            "a bare update that says it is the last one",
            vec![json!({ "artifacts": null, "id": null, "final": true, "status": { "state": "working" } })],
            true,
        ),
        ("garbage behind it", vec![status("completed", &parts), json!([])], true),
    ] {
        let mut reader = of_events(&events);
        assert_eq!(reader.is_ended(), is_ended, "{name}");
        let is_incomplete = matches!(reader.finish(&reader::posture()), Reply::Failed(failure) if failure.kind() == &FailureKind::Incomplete);
        assert_eq!(is_incomplete, !is_ended, "{name}");
    }
}

fn of_body(body: &[u8], limit: usize, size: usize) -> (String, Result<(), StreamFault>) {
    let mut reader = StreamReader::with_limit(limit);
    let mut result = Ok(());
    body.chunks(size).for_each(|piece| result = reader.push_bytes(piece));
    (verdict(&reader.finish(&reader::posture())), result)
}

#[test]
fn limits() {
    let refused = sse(&refused_stream());
    let answered = sse(&[json!({ "message": { "messageId": "m", "parts": [{ "text": "42 percent." }] } })]);
    let limit = refused.len();
    assert_eq!(of_body(refused.as_bytes(), limit, limit).1, Ok(()));
    let too_large = Err(StreamFault::TooLarge { limit });
    // What came before the limit is read, however it was cut.
    let body = refused.clone() + &answered;
    let whole = of_body(body.as_bytes(), limit, body.len());
    assert_eq!(whole.1, too_large);
    assert!(whole.0.starts_with("refused"), "{}", whole.0);
    for size in [1, 2, 7, limit - 1, limit, limit + 1] {
        assert_eq!(of_body(body.as_bytes(), limit, size), whole, "in pieces of {size}");
    }
    // What was not read may be a refusal, so there is no answer.
    let body = answered.clone() + &refused;
    for size in [1, 7, body.len()] {
        let (found, _) = of_body(body.as_bytes(), answered.len(), size);
        assert!(found.starts_with("failed Unreadable(TooLarge"), "{found}");
    }
    assert!(of_body(answered.as_bytes(), 0, 1).0.starts_with("failed Unreadable(TooLarge"));
    assert_eq!(StreamFault::TooLarge { limit: 5 }.to_string(), "the stream is larger than 5 bytes");
}

#[test]
fn bad_events() {
    let answered = sse(&[json!({ "message": { "messageId": "m", "parts": [{ "text": "42 percent." }] } })]);
    let refused = sse(&refused_stream());
    for bad in [
        "data: {\n\n",
        "data: [DONE]\n\n",
        "data: {\"a\":1,\"a\":1}\n\n",
        "data: \"\\ud800\"\n\n",
        "data: NaN\n\n",
        "data: 1e999\n\n",
        "data: {}{}\n\n",
        "data: {\"a\":1}\ndata: x\n\n",
    ] {
        for body in [bad.to_owned() + &answered, answered.clone() + bad] {
            let (found, result) = of_body(body.as_bytes(), 1 << 20, 5);
            assert!(matches!(result, Err(StreamFault::NotJson(_))), "{bad}");
            assert!(found.starts_with("failed Unreadable(NotJson"), "{bad}: {found}");
        }
        for body in [bad.to_owned() + &refused, refused.clone() + bad] {
            assert!(of_body(body.as_bytes(), 1 << 20, 5).0.starts_with("refused"), "{bad}");
        }
    }
    let mut body = b"data: \"\xff\"\n\n".to_vec();
    body.extend(answered.as_bytes());
    assert!(of_body(&body, 1 << 20, 3).0.starts_with("failed Unreadable(NotJson"));
    // JSON that is no event changes nothing.
    for odd in [
        "data: 5\n\n",
        "data: {}\n\n",
        "data: null\n\n",
        ": x\n\n",
        "event: end\n\n",
        "data\n\n",
        "retry: 5\n\n",
    ] {
        let found = of_body((odd.to_owned() + &answered).as_bytes(), 1 << 20, 5).0;
        assert!(found.starts_with("answered"), "{odd}: {found}");
    }
}

/// A body that is no event stream: plain JSON, or nothing.
#[test]
fn other_bodies() {
    let answer = json!({ "message": { "messageId": "m", "parts": [{ "text": "42 percent." }] } });
    for (body, expected) in [
        (format!("\u{feff} \r\n\t{answer}"), "answered"),
        (
            serde_json::to_string_pretty(&Version::V1.response(&[Step::Status("rejected", None)])).unwrap(),
            "failed NotCompleted",
        ),
        (json!([answer]).to_string(), "failed NotAReply"),
        // It broke off.
        ("{".into(), "failed Incomplete"),
        (format!("data: {answer}").trim_end_matches('}').into(), "failed Incomplete"),
        ("{]".into(), "failed Unreadable"),
        (String::new(), "failed Incomplete"),
        (" \n\n".into(), "failed Incomplete"),
        ("<!doctype html>".into(), "failed Incomplete"),
        ("null".into(), "failed Incomplete"),
    ] {
        for size in [1, 2, 1_000] {
            let found = of_body(body.as_bytes(), 1 << 20, size).0;
            assert!(found.starts_with(expected), "{body}: {found}");
        }
    }
    // White space goes on and on, a byte at a time. In quadratic time this would not end.
    let body = vec![b'\n'; 1_000_000];
    assert!(of_body(&body, body.len(), 1).0.starts_with("failed Incomplete"));
}

/// An agent that keeps no history tells the task once more, without what it has said: a refusal is not lost with it.
#[test]
fn a_task_told_again_without_its_history() {
    let refusal = json!({ "rule": "seg-mix", "reason": "One family per cut." });
    let parts = json!([{ "text": "One family per cut." },
        { "data": refusal, "mediaType": "application/vnd.upperhand.refusal+json" }]);
    let mut reader = StreamReader::new();
    for event in [
        json!({ "statusUpdate": { "taskId": "t", "status": { "state": "TASK_STATE_WORKING",
            "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts } } } }),
        json!({ "statusUpdate": { "taskId": "t", "status": { "state": "TASK_STATE_WORKING" } } }),
        json!({ "task": { "id": "t", "status": { "state": "TASK_STATE_COMPLETED" }, "history": [
            { "messageId": "q", "role": "ROLE_USER", "parts": [{ "text": "party and news" }] } ] } }),
    ] {
        reader.push(event);
    }
    let posture = Posture::unknown();
    let reply = reader.reply(&posture);
    let [refusal] = reply.refusals() else { panic!("{reply:?}") };
    assert!(refusal.is_by("seg-mix"));
    assert_eq!(refusal.pointer(), "/0/statusUpdate/status/message/parts/1");
    assert_eq!(reader.events().len(), 3, "the verdict leaves the events readable");
}
