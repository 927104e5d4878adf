//! Responses written by hand, each with the verdict that it must have: the reading of a reply, as a specification.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::too_many_lines, reason = "a table is as long as it is")]

use reader::posture;
use refusals_runtime::{
    EXTENSION_URI, FailureKind, MEDIA_TYPE, Mark, Reply, TaskState, Untrusted, UntypedRefusal,
};
use serde_json::{Value, json};

const REASON: &str = "One family per cut.";

/// A verdict on one line: `refused seg-mix@/message/parts/1 text-missing; …`, `answered 2`, `failed …`.
fn read(response: &Value) -> String {
    reader::check_response(response);
    let reply = Reply::read(response, &posture());
    match &reply {
        Reply::Answered(answer) => {
            let untyped = match answer.untyped_refusal() {
                None => String::new(),
                Some(UntypedRefusal::Text(rule)) => format!(", text of {}", rule.id()),
                Some(other) => format!(", data of {}", other.rule().id()),
            };
            let earlier = match answer.earlier_refusals().len() {
                0 => String::new(),
                count => format!(", {count} earlier"),
            };
            format!("answered {}{untyped}{earlier}", answer.parts().len())
        }
        Reply::Refused(refusals) => {
            let refusal = |refusal: &refusals_runtime::ReceivedRefusal| {
                let mut line = format!("{}@{}", reader::raw(refusal.rule()), refusal.pointer());
                refusal.oddities().iter().for_each(|oddity| line = format!("{line} {oddity:?}"));
                line
            };
            format!("refused {}", refusals.iter().map(refusal).collect::<Vec<_>>().join("; "))
        }
        Reply::Failed(failure) => {
            let untyped = failure.untyped_refusal().map(|untyped| format!(", of {}", untyped.rule().id()));
            let kind = match failure.kind() {
                FailureKind::Error { code, message } => {
                    format!("error {code:?} {:?}", message.as_ref().map(Untrusted::raw))
                }
                FailureKind::NotCompleted { state } => state.name().into(),
                other => format!("{other:?}"),
            };
            format!("failed {kind}{}", untyped.unwrap_or_default())
        }
    }
}

fn check(table: Vec<(&str, Value, &str)>) {
    let wrong: Vec<_> = table
        .into_iter()
        .filter_map(|(name, response, expected)| {
            let found = read(&response);
            (found != expected).then(|| format!("{name}\n  expected {expected}\n  found    {found}\n"))
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}

fn text(text: &str) -> Value {
    json!({ "text": text })
}

fn data() -> Value {
    json!({ "rule": "seg-mix", "reason": REASON })
}

fn refusal() -> Value {
    marked(&data())
}

fn marked(data: &Value) -> Value {
    json!({ "data": data, "mediaType": MEDIA_TYPE })
}

fn both() -> Value {
    json!([text(REASON), refusal()])
}

fn said(parts: &Value) -> Value {
    json!({ "messageId": "m", "role": "ROLE_AGENT", "parts": parts })
}

fn message(parts: &Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": 1, "result": { "message": said(parts) } })
}

fn task(state: &str) -> Value {
    json!({ "id": "t", "contextId": "c", "status": { "state": state } })
}

/// The same object with more members.
fn with(mut object: Value, members: Value) -> Value {
    let Value::Object(members) = members else { panic!("{members}") };
    object.as_object_mut().unwrap().extend(members);
    object
}

fn rejected() -> Value {
    with(
        task("TASK_STATE_REJECTED"),
        json!({ "status": { "state": "TASK_STATE_REJECTED", "message": said(&both()) } }),
    )
}

fn completed(members: Value) -> Value {
    with(task("TASK_STATE_COMPLETED"), members)
}

/// Each place that the standard and both versions of A2A have for the Parts.
#[test]
fn places() {
    let v03 = json!({ "kind": "message", "messageId": "m", "role": "agent", "extensions": [EXTENSION_URI],
        "parts": [{ "kind": "text", "text": REASON }, { "kind": "data", "data": data() }] });
    let v03_task = json!({ "kind": "task", "id": "t", "status": { "state": "rejected", "message": v03 } });
    let rest_v03 = json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "content": [
        { "text": REASON }, { "data": { "data": data() }, "metadata": { "mimeType": MEDIA_TYPE } }] } });
    let artifacts = json!([{ "artifactId": "a", "parts": both() }]);
    let envelope = |result: Value| json!({ "jsonrpc": "2.0", "id": 1, "result": result });
    check(vec![
        ("1.0 message", message(&both()), "refused seg-mix@/result/message/parts/1"),
        ("1.0 REST", json!({ "message": said(&both()) }), "refused seg-mix@/message/parts/1"),
        ("bare message", said(&both()), "refused seg-mix@/parts/1"),
        (
            "no jsonrpc member",
            json!({ "result": { "message": said(&both()) } }),
            "refused seg-mix@/result/message/parts/1",
        ),
        ("0.3 message", envelope(v03.clone()), "refused seg-mix@/result/parts/1"),
        ("0.3 bare", v03.clone(), "refused seg-mix@/parts/1"),
        ("0.3 REST", rest_v03, "refused seg-mix@/message/content/1"),
        // A server that writes both lists leaves one of them empty.
        (
            "`content` beside empty `parts`",
            json!({ "message": { "parts": [], "content": [text("42")] } }),
            "answered 1",
        ),
        (
            "1.0 task",
            envelope(json!({ "task": rejected() })),
            "refused seg-mix@/result/task/status/message/parts/1",
        ),
        ("1.0 GetTask", envelope(rejected()), "refused seg-mix@/result/status/message/parts/1"),
        ("bare task", rejected(), "refused seg-mix@/status/message/parts/1"),
        ("0.3 task", envelope(v03_task), "refused seg-mix@/result/status/message/parts/1"),
        ("artifact", completed(json!({ "artifacts": artifacts })), "refused seg-mix@/artifacts/0/parts/1"),
        ("history", completed(json!({ "history": [said(&both())] })), "refused seg-mix@/history/0/parts/1"),
        (
            "task without an id",
            json!({ "status": { "state": "completed" }, "artifacts": artifacts }),
            "refused seg-mix@/artifacts/0/parts/1",
        ),
        (
            "task without an id, in its history",
            json!({ "contextId": "c", "status": { "state": "completed" }, "history": [said(&both())] }),
            "refused seg-mix@/history/0/parts/1",
        ),
        (
            "task without a status",
            json!({ "id": "t", "artifacts": artifacts }),
            "refused seg-mix@/artifacts/0/parts/1",
        ),
        (
            "status update",
            envelope(
                json!({ "statusUpdate": { "taskId": "t", "status": { "state": "TASK_STATE_REJECTED", "message": said(&both()) } } }),
            ),
            "refused seg-mix@/result/statusUpdate/status/message/parts/1",
        ),
        (
            "status update, by its name in Protocol Buffers",
            json!({ "status_update": { "status": { "message": said(&both()) } } }),
            "refused seg-mix@/status_update/status/message/parts/1",
        ),
        (
            "status update, by that name, and null by the other",
            json!({ "statusUpdate": null, "status_update": { "status": { "message": said(&both()) } } }),
            "refused seg-mix@/status_update/status/message/parts/1",
        ),
        (
            "0.3 status update",
            json!({ "kind": "status-update", "status": { "state": "rejected", "message": v03 }, "final": true }),
            "refused seg-mix@/status/message/parts/1",
        ),
        (
            "artifact update",
            json!({ "artifactUpdate": { "taskId": "t", "artifact": { "artifactId": "a", "parts": both() } } }),
            "refused seg-mix@/artifactUpdate/artifact/parts/1",
        ),
        (
            "0.3 artifact update",
            json!({ "kind": "artifact-update", "artifact": { "artifactId": "a", "parts": both() } }),
            "refused seg-mix@/artifact/parts/1",
        ),
        (
            "several payloads, against the specification",
            json!({ "task": completed(json!({})), "message": said(&both()) }),
            "refused seg-mix@/message/parts/1",
        ),
        // A stranger may call two artifacts the same, or not name them at all.
        (
            "two artifacts with one id",
            completed(
                json!({ "artifacts": [{ "artifactId": "a", "parts": both() }, { "artifactId": "a", "parts": [text("42")] }] }),
            ),
            "refused seg-mix@/artifacts/0/parts/1 AnswerBeside",
        ),
        (
            "two artifacts with empty ids",
            completed(
                json!({ "artifacts": [{ "artifactId": "", "parts": [text("42")] }, { "artifactId": "", "parts": both() }] }),
            ),
            "refused seg-mix@/artifacts/1/parts/1 AnswerBeside",
        ),
    ]);
}

/// The user's messages are none of the agent's, and the history repeats things.
#[test]
fn history() {
    let user = |parts: &Value| json!({ "messageId": "u", "role": "ROLE_USER", "parts": parts });
    let history = |messages: Value| completed(json!({ "history": messages }));
    let answer = json!([{ "artifactId": "a", "parts": [text("42 percent.")] }]);
    check(vec![
        ("the user's", history(json!([user(&both())])), "failed Empty"),
        ("the user's, 0.3", history(json!([with(user(&both()), json!({ "role": "user" }))])), "failed Empty"),
        ("without a role", history(json!([{ "parts": both() }])), "refused seg-mix@/history/0/parts/1"),
        (
            "before the status",
            with(rejected(), json!({ "history": [user(&json!([text("?")])), said(&both())] })),
            "refused seg-mix@/status/message/parts/1",
        ),
        (
            "a repetition without its text",
            with(rejected(), json!({ "history": [said(&json!([refusal()]))] })),
            "refused seg-mix@/status/message/parts/1",
        ),
        (
            "a repetition with numbers as doubles, and the poorer one first",
            completed(json!({
                "status": { "state": "TASK_STATE_COMPLETED", "message": said(&json!([marked(&json!({ "rule": "seg-mix", "reason": REASON, "n": 1 }))])) },
                "history": [said(&json!([text(REASON), marked(&json!({ "n": 1.0, "reason": REASON, "rule": "seg-mix" }))]))]
            })),
            "refused seg-mix@/status/message/parts/0",
        ),
        (
            "before the user's last message, with an answer now",
            completed(
                json!({ "history": [user(&json!([text("?")])), said(&both()), user(&json!([text("?")]))], "artifacts": answer }),
            ),
            "answered 1, 1 earlier",
        ),
        (
            "before the user's last message, and nothing now: never an empty success",
            history(json!([user(&json!([text("?")])), said(&both()), user(&json!([text("?")]))])),
            "refused seg-mix@/history/1/parts/1",
        ),
        (
            "behind the user's last message",
            history(json!([user(&json!([text("?")])), said(&both())])),
            "refused seg-mix@/history/1/parts/1",
        ),
        (
            "an answer in it alone",
            history(json!([user(&json!([text("?")])), said(&json!([text("42")]))])),
            "answered 1",
        ),
        ("no messages", history(json!([1, null, "x", [], {}])), "failed Empty"),
    ]);
}

/// A refusal is a successful exchange; one that comes as an error is one all the same.
#[test]
fn errors() {
    let error = |error: Value| json!({ "jsonrpc": "2.0", "id": 1, "error": error });
    let failed = |data: Value| error(json!({ "code": -32000, "message": "no", "data": data }));
    let odd = |pointer: &str| format!("refused seg-mix@{pointer} EnvelopeIsError");
    let check_odd = |name, response: Value, pointer: &str| check(vec![(name, response, &odd(pointer))]);
    check_odd("the data itself", failed(data()), "/error/data");
    check_odd("a Part", failed(refusal()), "/error/data");
    check_odd("Parts", failed(both()), "/error/data/1");
    check_odd("data in a list", failed(json!([data()])), "/error/data/0");
    check_odd("a message", failed(said(&both())), "/error/data/parts/1");
    check_odd(
        "a wrapped message",
        failed(json!({ "message": said(&both()) })),
        "/error/data/message/parts/1",
    );
    check_odd(
        "a message beside what is null",
        failed(json!({ "data": null, "rule": null, "message": said(&both()) })),
        "/error/data/message/parts/1",
    );
    check_odd("a task", failed(json!({ "task": rejected() })), "/error/data/task/status/message/parts/1");
    check_odd(
        "REST details",
        json!({ "error": { "code": 403, "message": REASON, "details": [data()] } }),
        "/error/details/0",
    );
    check_odd(
        "a status of gRPC",
        json!({ "code": 7, "message": REASON, "details": [refusal()] }),
        "/details/0",
    );
    check_odd(
        "problem details",
        json!({ "status": 403, "title": REASON, "details": [refusal()] }),
        "/details/0",
    );
    check(vec![
        (
            "beside a result",
            with(message(&both()), json!({ "error": { "code": 1, "message": "x" } })),
            "refused seg-mix@/result/message/parts/1 EnvelopeIsError",
        ),
        ("no refusal in it", failed(json!({ "reason": "QUOTA" })), "failed error Some(-32000) Some(\"no\")"),
        (
            "rule without reason",
            failed(json!({ "rule": "seg-mix" })),
            "failed error Some(-32000) Some(\"no\")",
        ),
        (
            "another media type",
            failed(json!({ "data": data(), "mediaType": "application/json" })),
            "failed error Some(-32000) Some(\"no\")",
        ),
        ("a text", error(json!("down")), "failed error None Some(\"down\")"),
        ("nothing", error(json!({})), "failed error None None"),
        ("a number", error(json!(5)), "failed error None None"),
        ("null is none", with(message(&json!([text("42")])), json!({ "error": null })), "answered 1"),
        ("code of a wrong type", error(json!({ "code": "5", "message": 5 })), "failed error None None"),
        (
            "beside an answer",
            with(message(&json!([text("42")])), json!({ "error": { "code": 1 } })),
            "failed error Some(1) None",
        ),
    ]);
}

/// What makes a Part a refusal, and what does not.
#[test]
fn recognition() {
    let alone = |part: Value| message(&json!([text(REASON), part]));
    let shaped = |part: Value| json!({ "message": with(said(&json!([text(REASON), part])), json!({ "extensions": [EXTENSION_URI] })) });
    let is = |name: &'static str, response: Value, mark: Mark| {
        let reply = Reply::read(&response, &posture());
        let [refusal] = reply.refusals() else { panic!("{name}: {reply:?}") };
        assert_eq!((refusal.marked_by(), refusal.oddities()), (mark, &[][..]), "{name}");
    };
    for media_type in [
        MEDIA_TYPE,
        "Application/VND.Upperhand.Refusal+JSON",
        "application/vnd.upperhand.refusal+json; charset=utf-8",
        " application/vnd.upperhand.refusal+json ;v=1",
    ] {
        is(media_type, alone(json!({ "data": data(), "mediaType": media_type })), Mark::MediaType);
        is(media_type, alone(json!({ "data": data(), "media_type": media_type })), Mark::MediaType);
        is(
            media_type,
            alone(json!({ "data": data(), "metadata": { "mimeType": media_type } })),
            Mark::Metadata,
        );
    }
    is(
        "a null beside it",
        alone(json!({ "data": data(), "mediaType": null, "media_type": MEDIA_TYPE })),
        Mark::MediaType,
    );
    is(
        "an empty one beside it",
        alone(json!({ "data": data(), "mediaType": "", "metadata": { "mimeType": MEDIA_TYPE } })),
        Mark::Metadata,
    );
    is(
        "metadata over a general type",
        alone(
            json!({ "data": data(), "mediaType": "application/json", "metadata": { "mimeType": MEDIA_TYPE } }),
        ),
        Mark::Metadata,
    );
    is("shape", shaped(json!({ "data": data() })), Mark::Shape);
    is("shape in 0.3", shaped(json!({ "kind": "data", "data": data(), "metadata": {} })), Mark::Shape);
    is(
        "a media type that is none",
        shaped(json!({ "data": data(), "mediaType": 5, "metadata": "x" })),
        Mark::Shape,
    );
    is("more than the shape", shaped(json!({ "data": with(data(), json!({ "x": 1 })) })), Mark::Shape);

    let beside = "answered 2, data of seg-mix";
    check(vec![
        (
            "another version's media type",
            alone(json!({ "data": data(), "mediaType": "application/vnd.upperhand.refusal.v2+json" })),
            beside,
        ),
        ("a longer one", alone(json!({ "data": data(), "mediaType": format!("{MEDIA_TYPE}x") })), beside),
        (
            "a parameter that says it",
            alone(json!({ "data": data(), "mediaType": format!("text/plain;{MEDIA_TYPE}") })),
            beside,
        ),
        (
            "two at once",
            alone(json!({ "data": data(), "mediaType": format!("text/plain, {MEDIA_TYPE}") })),
            beside,
        ),
        ("no extension", alone(json!({ "data": data() })), beside),
        (
            "a general type, with the extension",
            shaped(json!({ "data": data(), "mediaType": "application/json" })),
            beside,
        ),
        (
            "another extension",
            json!({ "message": with(said(&json!([text(REASON), { "data": data() }])), json!({ "extensions": [format!("{EXTENSION_URI}/"), "x", 1] })) }),
            beside,
        ),
        (
            "no list of extensions",
            json!({ "message": with(said(&json!([text(REASON), { "data": data() }])), json!({ "extensions": EXTENSION_URI })) }),
            beside,
        ),
        (
            "the metadata's name in another case",
            alone(json!({ "data": data(), "metadata": { "mimetype": MEDIA_TYPE } })),
            beside,
        ),
        (
            "a file of that type in 0.3",
            message(&json!([{ "kind": "file", "file": { "bytes": "e30=", "mimeType": MEDIA_TYPE } }])),
            "answered 1",
        ),
        ("a shape without a reason", shaped(json!({ "data": { "rule": "seg-mix" } })), "answered 2"),
        (
            "a shape with a number",
            shaped(json!({ "data": { "rule": "seg-mix", "reason": 5 } })),
            "answered 2",
        ),
        ("the shape in a text", shaped(text(&data().to_string())), "answered 2"),
        ("the reason as prose", message(&json!([text(REASON)])), "answered 1, text of seg-mix"),
        ("the reason as prose, and more", message(&json!([text(REASON), text("So?")])), "answered 2"),
        ("any other prose", message(&json!([text("I can't do that.")])), "answered 1"),
        (
            "a rule that is not advertised",
            message(&json!([{ "data": { "rule": "x", "reason": "y" } }])),
            "answered 1",
        ),
    ]);
}

/// Data of every wrong kind under the right media type: still a refusal, and never lost.
#[test]
fn malformed_data() {
    let of = |data: Value| message(&json!([text("No."), marked(&data)]));
    let at = "@/result/message/parts/1";
    let none = format!("refused -{at} NoData RuleMissing ReasonMissing");
    for data in [Value::Null, json!(true), json!(1), json!("seg-mix"), json!([]), json!([data()])] {
        check(vec![("no object", of(data), &none)]);
    }
    check(vec![
        ("no data", message(&json!([text("No."), { "mediaType": MEDIA_TYPE }])), &none),
        ("raw", message(&json!([text("No."), { "raw": "e30=", "mediaType": MEDIA_TYPE }])), &none),
        (
            "a text",
            message(&json!([{ "text": "No.", "mediaType": MEDIA_TYPE }])),
            "refused -@/result/message/parts/0 NoData RuleMissing ReasonMissing TextMissing",
        ),
        ("no member", of(json!({})), &format!("refused -{at} RuleMissing ReasonMissing")),
        (
            "numbers",
            of(json!({ "rule": 1, "reason": 2, "detail": 3 })),
            &format!("refused -{at} RuleMissing ReasonMissing DetailNotAString"),
        ),
        (
            "nulls",
            of(json!({ "rule": null, "reason": null, "detail": null })),
            &format!("refused -{at} RuleMissing ReasonMissing DetailNotAString"),
        ),
        (
            "blank",
            of(json!({ "rule": " ", "reason": "\u{200b}" })),
            &format!("refused -{at} RuleMissing ReasonMissing"),
        ),
        (
            "no reason",
            of(json!({ "rule": "seg-mix" })),
            &format!("refused seg-mix{at} ReasonMissing TextDiffers"),
        ),
        ("no rule", of(json!({ "reason": "No." })), &format!("refused -{at} RuleMissing")),
        (
            "unknown rule",
            of(json!({ "rule": "x", "reason": "No." })),
            &format!("refused x{at} RuleNotAdvertised"),
        ),
        (
            "rule in another case",
            of(json!({ "rule": "Seg-Mix", "reason": "No." })),
            &format!("refused Seg-Mix{at} RuleNotAdvertised"),
        ),
        (
            "other reason",
            of(json!({ "rule": "seg-mix", "reason": "No." })),
            &format!("refused seg-mix{at} ReasonNotAdvertised"),
        ),
        (
            "detail an object",
            of(json!({ "rule": "x", "reason": "No.", "detail": { "a": [1.0] } })),
            &format!("refused x{at} RuleNotAdvertised DetailNotAString"),
        ),
    ]);
}

/// The text that belongs to a refusal, and what stands beside it.
#[test]
fn texts() {
    let m = |parts: Value| message(&parts);
    let other = marked(&json!({ "rule": "cell-size", "reason": "Cells are too small." }));
    let at = |place: usize| format!("refused seg-mix@/result/message/parts/{place}");
    let no_reason = marked(&json!({ "rule": "x" }));
    check(vec![
        ("the reason", m(both()), &at(1)),
        ("behind it", m(json!([refusal(), text(REASON)])), &at(0)),
        ("with white space", m(json!([text(&format!(" {REASON}\n")), refusal()])), &at(1)),
        ("none", m(json!([refusal()])), &format!("{} TextMissing", at(0))),
        ("another", m(json!([text("No."), refusal()])), &format!("{} TextDiffers", at(1))),
        ("another behind it", m(json!([refusal(), text("No.")])), &format!("{} TextDiffers", at(0))),
        ("in two", m(json!([text("One family "), text("per cut."), refusal()])), &at(2)),
        (
            "in many, with nothing between",
            m(json!([text(" One"), text(""), text(" family per "), text("cut. "), text(" "), refusal()])),
            &at(5),
        ),
        (
            "in two behind it",
            m(json!([refusal(), text("One family "), text("per cut.")])),
            &format!("{} TextDiffers AnswerBeside", at(0)),
        ),
        (
            "an answer before it",
            m(json!([text("42 percent."), text(REASON), refusal()])),
            &format!("{} AnswerBeside", at(2)),
        ),
        (
            "an answer behind it",
            m(json!([text(REASON), refusal(), text("42 percent.")])),
            &format!("{} AnswerBeside", at(1)),
        ),
        (
            "data beside it",
            m(json!([text(REASON), refusal(), { "data": { "a": 1 } }])),
            &format!("{} AnswerBeside", at(1)),
        ),
        (
            "a file beside it",
            m(json!([text(REASON), refusal(), { "url": "https://x" }])),
            &format!("{} AnswerBeside", at(1)),
        ),
        (
            "nothing beside it",
            m(json!([text(REASON), refusal(), text(" "), {}, { "data": null }, { "url": "" }, 5])),
            &at(1),
        ),
        ("a blank text is none", m(json!([text(" "), refusal()])), &format!("{} TextMissing", at(1))),
        (
            "a blank text behind it is none",
            m(json!([refusal(), text(" ")])),
            &format!("{} TextMissing", at(0)),
        ),
        (
            "a blank text between",
            m(json!([text("No."), text(" "), refusal()])),
            &format!("{} TextDiffers", at(2)),
        ),
        (
            "a blank text between, behind it",
            m(json!([refusal(), text(" "), text("No.")])),
            &format!("{} TextDiffers", at(0)),
        ),
        (
            "a blank text, and no reason",
            m(json!([text(" "), no_reason])),
            "refused x@/result/message/parts/1 RuleNotAdvertised ReasonMissing TextMissing",
        ),
        (
            "a blank text elsewhere, and no reason",
            m(json!([text("No."), no_reason, text(" ")])),
            "refused x@/result/message/parts/1 RuleNotAdvertised ReasonMissing",
        ),
        (
            "a blank advertised reason",
            m(json!([text(" "), marked(&json!({ "rule": "blank" }))])),
            "refused blank@/result/message/parts/1 ReasonMissing TextMissing",
        ),
        (
            "no reason, and the card's as text",
            m(json!([text(REASON), marked(&json!({ "rule": "seg-mix" }))])),
            "refused seg-mix@/result/message/parts/1 ReasonMissing",
        ),
        (
            "two",
            m(json!([text(REASON), refusal(), text("Cells are too small."), other])),
            &format!("{}; cell-size@/result/message/parts/3", at(1)),
        ),
        (
            "two, with the texts first",
            m(json!([text(REASON), text("Cells are too small."), refusal(), other])),
            &format!("{}; cell-size@/result/message/parts/3", at(2)),
        ),
        (
            "two, with the texts behind",
            m(json!([refusal(), other, text("Cells are too small."), text(REASON)])),
            &format!("{}; cell-size@/result/message/parts/1", at(0)),
        ),
        (
            "two, one without its text",
            m(json!([text(REASON), refusal(), other])),
            &format!("{}; cell-size@/result/message/parts/2 TextMissing", at(1)),
        ),
        ("the same twice", m(json!([text(REASON), refusal(), refusal()])), &at(1)),
        (
            "two details of one rule",
            m(json!([text(REASON), refusal(), marked(&with(data(), json!({ "detail": "d" })))])),
            &format!("{}; seg-mix@/result/message/parts/2", at(1)),
        ),
    ]);
    let artifacts = json!([{ "artifactId": "a", "parts": [text("42")] }]);
    check(vec![
        (
            "text in another place",
            completed(
                json!({ "status": { "state": "completed", "message": said(&json!([text(REASON)])) }, "artifacts": [{ "parts": [refusal()] }] }),
            ),
            "refused seg-mix@/artifacts/0/parts/0",
        ),
        (
            "answer in another place",
            with(rejected(), json!({ "artifacts": artifacts })),
            "refused seg-mix@/status/message/parts/1 AnswerBeside",
        ),
        (
            "what was said on the way is none",
            with(rejected(), json!({ "history": [said(&json!([text("Working on it.")]))] })),
            "refused seg-mix@/status/message/parts/1",
        ),
    ]);
}

/// No success without content, and no refusal without a typed one.
#[test]
fn answers_and_failures() {
    let m = |parts: Value| message(&parts);
    check(vec![
        ("text", m(json!([text("42")])), "answered 1"),
        ("data", m(json!([{ "data": { "a": 1 } }])), "answered 1"),
        ("false is something", m(json!([{ "data": false }])), "answered 1"),
        ("a url", m(json!([{ "url": "https://x" }])), "answered 1"),
        ("0.3 file", m(json!([{ "kind": "file", "file": { "uri": "https://x" } }])), "answered 1"),
        ("some with nothing", m(json!([text(""), text("42")])), "answered 2"),
        ("no Parts", m(json!([])), "failed Empty"),
        ("blank text", m(json!([text(" \n\u{200b}\u{feff}")])), "failed Empty"),
        ("null data", m(json!([{ "data": null }])), "failed Empty"),
        (
            "empty files",
            m(json!([{ "url": "" }, { "raw": " " }, { "kind": "file", "file": { "bytes": "" } }])),
            "failed Empty",
        ),
        (
            "no Part at all",
            m(json!([1, null, "42", [], {}, { "kind": "text" }, { "text": 42 }])),
            "failed Empty",
        ),
        ("no list of Parts", json!({ "message": { "messageId": "m", "parts": {} } }), "failed Empty"),
        ("completed with nothing", completed(json!({})), "failed Empty"),
        (
            "completed",
            completed(json!({ "artifacts": [{ "artifactId": "a", "parts": [text("42")] }] })),
            "answered 1",
        ),
        (
            "one event of a stream",
            json!({ "artifactUpdate": { "artifact": { "artifactId": "a", "parts": [text("42")] } } }),
            "failed Incomplete",
        ),
        ("null", Value::Null, "failed NotAReply { found: \"null\" }"),
        ("an array", json!([]), "failed NotAReply { found: \"an array\" }"),
        (
            "an object",
            json!({}),
            "failed NotAReply { found: \"an object that is no message, no task and no event\" }",
        ),
        (
            "no result",
            json!({ "jsonrpc": "2.0", "id": 1 }),
            "failed NotAReply { found: \"a response without a result\" }",
        ),
        (
            "null result",
            json!({ "jsonrpc": "2.0", "result": null }),
            "failed NotAReply { found: \"a response without a result\" }",
        ),
        (
            "a text as result",
            json!({ "jsonrpc": "2.0", "result": "42" }),
            "failed NotAReply { found: \"a string\" }",
        ),
        (
            // The whole body of an error over REST, from a server of the Python SDK.
            "a text as message",
            json!({ "message": "refused: seg-mix" }),
            "failed error None Some(\"refused: seg-mix\")",
        ),
        ("a text as detail", json!({ "detail": "Not Found" }), "failed error None Some(\"Not Found\")"),
        (
            "declined in prose",
            with(
                rejected(),
                json!({ "status": { "state": "rejected", "message": said(&json!([text(REASON)])) } }),
            ),
            "failed rejected, of seg-mix",
        ),
    ]);
    for (state, expected) in [
        (TaskState::Submitted, "submitted"),
        (TaskState::Working, "working"),
        (TaskState::Failed, "failed"),
        (TaskState::Canceled, "canceled"),
        (TaskState::InputRequired, "input-required"),
        (TaskState::Rejected, "rejected"),
        (TaskState::AuthRequired, "auth-required"),
        (TaskState::Unspecified, "unspecified"),
    ] {
        assert_eq!(state.name(), expected);
        let v1 = format!("TASK_STATE_{}", expected.to_uppercase().replace('-', "_"));
        for name in [expected, &v1] {
            // With content beside it, it is no more of an answer.
            for parts in [json!([]), json!([text("42")])] {
                let response = with(task(name), json!({ "artifacts": [{ "parts": parts }] }));
                check(vec![(name, response, &format!("failed {expected}"))]);
            }
            let refused = with(task(name), json!({ "artifacts": [{ "parts": both() }] }));
            check(vec![(name, refused, "refused seg-mix@/artifacts/0/parts/1")]);
        }
    }
    for state in [json!(3), json!(null), json!({}), json!("TASK_STATE_DONE"), json!("")] {
        let response =
            json!({ "id": "t", "status": { "state": state }, "artifacts": [{ "parts": [text("42")] }] });
        check(vec![("no state", response, "failed unspecified")]);
    }
}
