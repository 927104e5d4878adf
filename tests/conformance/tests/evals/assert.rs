//! The assertions: what holds, and what they say of what does not.

use std::panic::{UnwindSafe, catch_unwind};

use refusals_runtime::{EXTENSION_URI, MEDIA_TYPE, Posture, Reply, assert_answered, assert_refused};
use serde_json::json;

use crate::{SurveyRule, message, refusal};

/// What an assertion says when it fails.
fn failure(assertion: impl FnOnce() + UnwindSafe) -> String {
    let panic = catch_unwind(assertion).unwrap_err();
    panic.downcast_ref::<String>().unwrap().clone()
}

#[test]
fn what_holds() {
    let answer = message(&json!([{ "text": "42 percent." }]));
    assert_refused!(refusal(), SurveyRule::SegMix);
    assert_refused!(&refusal(), SurveyRule::SegMix,);
    assert_answered!(answer);
    assert_answered!(answer, SurveyRule);
    let response = refusal();
    let posture = Posture::of::<SurveyRule>();
    let reply = Reply::read(&response, &posture);
    assert_refused!(reply, SurveyRule::SegMix);
    assert_refused!(&reply, SurveyRule::SegMix);
}

/// The reason is the enum's, whatever the agent's card says.
#[test]
fn a_reply_that_was_read_with_another_card() {
    let params = json!({ "seg-mix": "No." });
    let card = json!({ "capabilities": { "extensions": [{ "uri": EXTENSION_URI, "params": params }] } });
    let posture = Posture::from_card(&card).unwrap();
    let data = json!({ "data": { "rule": "seg-mix", "reason": "No." }, "mediaType": MEDIA_TYPE });
    let response = message(&json!([{ "text": "No." }, data]));
    let said = failure(|| assert_refused!(Reply::read(&response, &posture), SurveyRule::SegMix));
    assert_eq!(
        said,
        "expected a refusal by rule seg-mix with the enum's reason, got:\n  REFUSED by rule seg-mix: No.\n"
    );
}

#[test]
fn what_does_not_shows_what_came_instead() {
    assert_eq!(
        failure(|| assert_refused!(refusal(), SurveyRule::InvalidCut)),
        "expected a refusal by rule invalid-cut alone, got:\n  REFUSED by rule seg-mix: One family per cut.\n    party, news\n"
    );
    assert_eq!(
        failure(|| assert_refused!(
            message(&json!([{ "text": "42\u{1b}[2J percent." }])),
            SurveyRule::SegMix
        )),
        "expected a refusal by rule seg-mix, got:\n  an answer\n  42\\u{1b}[2J percent.\n"
    );
    assert_eq!(
        failure(|| assert_refused!(message(&json!([{ "text": "One family per cut." }])), SurveyRule::SegMix)),
        "expected a refusal by rule seg-mix, got:\n  an answer\n  \
         that looks like a refusal by rule seg-mix, and is not marked as one\n  One family per cut.\n"
    );
    let error =
        json!({ "jsonrpc": "2.0", "id": 1, "error": { "code": -32603, "message": "refused: seg-mix" } });
    assert_eq!(
        failure(|| assert_refused!(error, SurveyRule::SegMix)),
        "expected a refusal by rule seg-mix, got:\n  the agent sent an error, -32603\n  refused: seg-mix\n"
    );
    let data = json!([{ "data": { "rule": "seg-mix", "reason": "No." }, "mediaType": "application/vnd.upperhand.refusal+json" }]);
    assert_eq!(
        failure(|| assert_refused!(message(&data), SurveyRule::SegMix)),
        "expected a refusal by rule seg-mix alone, got:\n  REFUSED by rule seg-mix: No.\n    \
         (its reason is not the one on the agent's card)\n    (it came without its text Part)\n    \
         (the card says: One family per cut.)\n"
    );
    assert_eq!(
        failure(|| assert_answered!(refusal(), SurveyRule)),
        "expected an answer, got:\n  REFUSED by rule seg-mix: One family per cut.\n    party, news\n"
    );
    assert_eq!(
        failure(|| assert_answered!(message(&json!([])))),
        "expected an answer, got:\n  the agent sent an empty answer\n"
    );
    // Without the enum, a reason is a text as any other.
    let prose = message(&json!([{ "text": "One family per cut." }]));
    assert_answered!(prose);
    assert!(failure(|| assert_answered!(prose, SurveyRule)).contains("looks like a refusal by rule seg-mix"));
}
