//! What must hold of whatever comes: for the property tests and for the fuzz targets in `fuzz/`.
//!
//! Each check panics if it does not hold.

#![allow(clippy::unwrap_used, reason = "a check that panics is a test that fails")]

use refusals_runtime::{
    Answer, EXTENSION_URI, FailureKind, MEDIA_TYPE, PartContent, Posture, ReceivedPart, ReceivedRefusal,
    Reply, StreamReader, Untrusted, read_json, render,
};
use serde_json::{Value, json};

/// A posture with rules that arbitrary refusals may name.
///
/// # Panics
///
/// Never: its card is a constant.
#[must_use]
pub fn posture() -> Posture {
    let card = json!({ "capabilities": { "extensions": [{
        "uri": EXTENSION_URI,
        "params": { "seg-mix": "One family per cut.", "cell-size": "Cells are too small.", "blank": " " }
    }] } });
    Posture::from_card(&card).unwrap()
}

/// A response, as bytes.
pub fn check_reply_bytes(bytes: &[u8]) {
    if let Ok(response) = read_json(bytes) {
        check_response(&response);
    }
}

/// The body of a stream. Its first byte says where it is cut.
///
/// # Panics
///
/// If something does not hold.
pub fn check_stream_bytes(bytes: &[u8]) {
    let Some((&size, body)) = bytes.split_first() else { return };
    let posture = posture();
    let read = |size: usize| {
        let mut reader = StreamReader::with_limit(1 << 20);
        let results: Vec<_> = body.chunks(size.max(1)).map(|bytes| reader.push_bytes(bytes)).collect();
        let verdict = check_reader(&mut reader, &posture);
        let fault = results.into_iter().next_back().and_then(Result::err);
        (verdict, reader.events().to_vec(), fault)
    };
    let whole = read(body.len());
    assert_eq!(read(size.into()), whole, "in pieces of {size}");
    // The same as values, but for what could not be read.
    if whole.2.is_none() {
        check_events(&whole.1);
    }
}

/// A card, as bytes.
pub fn check_posture_bytes(bytes: &[u8]) {
    if let Ok(card) = read_json(bytes) {
        check_card(&card);
    }
}

/// A response.
///
/// # Panics
///
/// If something does not hold.
pub fn check_response(response: &Value) {
    for posture in [posture(), Posture::unknown()] {
        let reply = Reply::read(response, &posture);
        check_verdict(&reply, response);
        let must_be = has_marked_part(response);
        assert!(!must_be || matches!(reply, Reply::Refused(_)), "a lost refusal: {reply:?}");
    }
}

/// The events of a stream, as values.
///
/// # Panics
///
/// If something does not hold.
pub fn check_events(events: &[Value]) {
    let mut reader = StreamReader::new();
    for event in events {
        reader.push(event.clone());
    }
    check_reader(&mut reader, &posture());
}

/// What a stream says at its end.
fn check_reader(reader: &mut StreamReader, posture: &Posture) -> String {
    // The rest of a body is read at the end, so twice gives the same.
    let first = verdict(&reader.finish(posture));
    let events = Value::Array(reader.events().to_vec());
    let is_ended = reader.is_ended();
    let reply = reader.finish(posture);
    check_verdict(&reply, &events);
    if let Reply::Answered(_) = &reply {
        assert!(is_ended, "an answer before the end");
    }
    assert_eq!(verdict(&reply), first);
    first
}

/// A verdict, in words.
#[must_use]
pub fn verdict(reply: &Reply<'_>) -> String {
    match reply {
        Reply::Answered(answer) => {
            format!("answered {:?}", answer.parts().iter().map(ReceivedPart::raw).collect::<Vec<_>>())
        }
        Reply::Refused(refusals) => format!("refused {refusals:?}"),
        Reply::Failed(failure) => format!("failed {:?} {:?}", failure.kind(), failure.untyped_refusal()),
    }
}

fn check_verdict(reply: &Reply<'_>, source: &Value) {
    match reply {
        Reply::Answered(answer) => {
            assert!(has_content(answer), "an empty answer: {answer:?}");
            answer
                .parts()
                .iter()
                .for_each(|part| assert_eq!(source.pointer(&part.pointer()), Some(part.raw())));
            check_refusals(answer.earlier_refusals(), source);
        }
        Reply::Refused(refusals) => {
            assert!(!refusals.is_empty(), "refused by nothing");
            check_refusals(refusals, source);
        }
        Reply::Failed(failure) => {
            check_plain(&failure.to_string());
            if failure.kind() == &FailureKind::Empty {
                assert!(!failure.parts().iter().any(|part| is_seen(&part.content())), "{failure:?}");
            }
        }
    }
}

fn has_content(answer: &Answer<'_>) -> bool {
    answer.parts().iter().any(|part| is_seen(&part.content()))
}

fn is_seen(content: &PartContent<'_>) -> bool {
    match content {
        PartContent::Text(text) | PartContent::Url(text) | PartContent::Bytes(text) => !text.is_blank(),
        PartContent::Data(data) => !data.is_null(),
        _ => false,
    }
}

fn check_refusals(refusals: &[ReceivedRefusal], source: &Value) {
    for refusal in refusals {
        let raw = refusal.raw().map_or_else(|| source.pointer(refusal.pointer()), Some);
        assert_eq!(source.pointer(refusal.pointer()), raw, "at {}", refusal.pointer());
        assert!(raw.is_some(), "nothing at {}", refusal.pointer());
        assert!(refusal.oddities().is_sorted_by(|a, b| a < b), "{:?}", refusal.oddities());
        check_shown(refusal);
    }
    if !refusals.is_empty() {
        check_plain(&render::terminal(refusals, &render::Palette::PLAIN));
    }
}

fn check_shown(refusal: &ReceivedRefusal) {
    let terminal = render::terminal(refusal, &render::Palette::PLAIN);
    check_plain(&terminal);
    let shown = [terminal, render::html(refusal), render::markdown(refusal), render::prompt(refusal)];
    let named = refusal.rule().map(|rule| {
        // As much of an id as is shown.
        let rule = rule.cut(100);
        [rule.terminal(), rule.html(), rule.markdown(), rule.prompt()]
    });
    for (place, text) in shown.iter().enumerate() {
        let named = named.as_ref().and_then(|named| named.get(place));
        let named = named.map_or("a rule that it does not name", String::as_str);
        assert!(!named.is_empty() && text.contains(named), "{named:?} is not in {text:?}");
        for oddity in refusal.oddities() {
            assert!(text.contains(oddity.message()), "{oddity} is not in {text:?}");
        }
    }
}

/// Lines of text, in which nothing drives a terminal.
fn check_plain(text: &str) {
    assert!(!text.trim().is_empty(), "nothing to see");
    assert!(!text.chars().any(|c| c.is_control() && c != '\n'), "{text:?}");
    assert!(!text.contains(['\u{200b}', '\u{202e}', '\u{2028}', '\u{2066}', '\u{feff}']), "{text:?}");
}

/// A card.
///
/// # Panics
///
/// If something does not hold.
pub fn check_card(card: &Value) {
    let posture = match Posture::from_card(card) {
        Ok(posture) => {
            assert!(!posture.rules().is_empty(), "an empty posture in silence");
            posture
        }
        Err(error) => {
            assert!(!error.faults().is_empty(), "an error without a fault");
            check_plain(&error.to_string());
            error.faults().iter().for_each(|fault| check_plain(&fault.to_string()));
            error.into_readable()
        }
    };
    for rule in posture.rules() {
        assert_eq!(posture.get(rule.id()), Some(rule));
        assert!(rule.id().bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-')), "{:?}", rule.id());
    }
    let count = posture.rules().len();
    let not_asked = posture.not_asked(|_| true);
    assert_eq!(not_asked.as_ref().map_or(0, |not_asked| not_asked.rules().len()), count);
    if let Some(not_asked) = not_asked {
        check_plain(&render::terminal(&not_asked, &render::Palette::PLAIN));
    }
    for prompt in [posture.prompt("agent"), posture.prompt_ids("agent")] {
        assert_eq!(prompt.lines().filter(|line| line.starts_with("- `")).count(), count, "{prompt:?}");
        assert_eq!(prompt.is_empty(), count == 0);
        assert!(count == 0 || prompt.ends_with('\n'));
        if count > 0 {
            check_plain(&prompt);
        }
    }
    let blocks = posture.prompt("agent").matches("<untrusted>").count();
    assert_eq!(blocks, count, "a reason opens or closes a block");
    assert_eq!(posture.prompt("agent").matches("</untrusted>").count(), count);
}

/// Whether a Part with the refusals' media type stands where the standard has it, by a search that knows nothing of
/// the reader: plain A2A 1.0 alone, so that there is no doubt.
fn has_marked_part(response: &Value) -> bool {
    let payload = response.get("result").filter(|result| !result.is_null()).unwrap_or(response);
    let is_envelope = response.get("jsonrpc").is_some() && response.get("result").is_none();
    if payload.get("kind").is_some() || is_envelope {
        return false;
    }
    let in_message = |message: &Value| {
        let parts = message.get("parts").and_then(Value::as_array);
        parts.is_some_and(|parts| {
            parts.iter().any(|part| part.get("mediaType").and_then(Value::as_str) == Some(MEDIA_TYPE))
        })
    };
    let in_artifacts = |artifacts: &Value| artifacts.as_array().is_some_and(|all| all.iter().any(in_message));
    let places =
        ["/message", "/task/status/message", "/statusUpdate/status/message", "/artifactUpdate/artifact"];
    places.iter().filter_map(|place| payload.pointer(place)).any(in_message)
        || payload.pointer("/task/artifacts").is_some_and(in_artifacts)
}

/// Text, for those who have a refusal and want its rule.
#[must_use]
pub fn raw<'t>(text: Option<&'t Untrusted<'static>>) -> &'t str {
    text.map_or("-", Untrusted::raw)
}
