//! Every captured file, with the verdict that it must have and what must be odd about it.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use refusals_runtime::{
    FailureKind, Mark, Oddity, Posture, Reply, StreamReader, Untrusted, UntypedRefusal, read_json,
};

const MESSAGE: &str = "refused by seg-mix";

/// The files of a mode, and the verdict on each response of it.
const EXPECTED: [(&str, &str); 10] = [
    ("py-0.3.26.message", MESSAGE),
    // Its card and its responses were captured over REST.
    ("py-0.3.26.message.rest", MESSAGE),
    ("py-1.3.0.answer", "answered"),
    ("py-1.3.0.error", "error"),
    ("py-1.3.0.message", MESSAGE),
    ("py-1.3.0.message-meta", MESSAGE),
    ("py-1.3.0.otherreason", "refused by seg-mix (reason-not-advertised)"),
    // The reader says that the prose is the reason of a rule, and does not guess that it is a refusal.
    ("py-1.3.0.prose", "answered, with the reason of seg-mix"),
    ("py-1.3.0.rejected", MESSAGE),
    ("py-1.3.0.unknown", "refused by cell-size (rule-not-advertised)"),
];

fn directory() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/wire"))
}

fn file(name: &str) -> Vec<u8> {
    fs::read(directory().join(name)).unwrap()
}

fn posture(mode: &str) -> Posture {
    Posture::from_card(&read_json(&file(&format!("{mode}.card.json"))).unwrap()).unwrap()
}

fn verdict(reply: &Reply<'_>) -> String {
    match reply {
        Reply::Answered(answer) => match answer.untyped_refusal() {
            None => "answered".into(),
            Some(UntypedRefusal::Text(rule)) => format!("answered, with the reason of {}", rule.id()),
            Some(other) => format!("answered, with {other:?}"),
        },
        Reply::Refused(refusals) => {
            let [refusal] = refusals.as_slice() else { panic!("{refusals:?}") };
            let oddities: Vec<_> = refusal.oddities().iter().map(|oddity| oddity.name()).collect();
            let oddities =
                if oddities.is_empty() { String::new() } else { format!(" ({})", oddities.join(", ")) };
            format!("refused by {}{oddities}", refusal.rule().map_or("-", Untrusted::raw))
        }
        Reply::Failed(failure) => match failure.kind() {
            FailureKind::Error { .. } => "error".into(),
            other => format!("{other:?}"),
        },
    }
}

/// The mode of a response's file, and whether it is streamed.
fn mode(name: &str) -> Option<(&str, bool)> {
    let (stem, is_streamed) = name
        .strip_suffix(".json")
        .map(|stem| (stem, false))
        .or(name.strip_suffix(".sse").map(|stem| (stem, true)))?;
    let mode = EXPECTED
        .iter()
        .map(|(mode, _)| *mode)
        .filter(|mode| stem.starts_with(mode))
        .max_by_key(|mode| mode.len());
    Some((mode.unwrap_or_else(|| panic!("{name} is not in the table")), is_streamed))
}

fn expected(mode: &str) -> &'static str {
    EXPECTED.iter().find(|(name, _)| *name == mode).unwrap().1
}

#[test]
fn every_file_has_its_verdict() {
    let (mut read, mut modes) = (0, BTreeSet::new());
    for entry in fs::read_dir(directory()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some((mode, is_streamed)) = mode(&name).filter(|_| !name.ends_with(".card.json")) else {
            continue;
        };
        let posture = posture(mode);
        let bytes = file(&name);
        let whole = verdict_of(&bytes, &posture, is_streamed, bytes.len());
        assert_eq!(whole, expected(mode), "{name}");
        for cut in [1, 2, 7, 100] {
            assert_eq!(verdict_of(&bytes, &posture, true, cut), whole, "{name} in pieces of {cut}");
        }
        modes.insert(mode.to_owned());
        read += 1;
    }
    assert_eq!(modes.len(), EXPECTED.len(), "a mode without files");
    assert_eq!(read, 44);
}

/// Plain JSON goes through the stream reader too: that is how a server answers a streaming request with an error.
fn verdict_of(bytes: &[u8], posture: &Posture, is_streamed: bool, cut: usize) -> String {
    if !is_streamed {
        return verdict(&Reply::read(&read_json(bytes).unwrap(), posture));
    }
    let mut reader = StreamReader::new();
    bytes.chunks(cut).for_each(|bytes| reader.push_bytes(bytes).unwrap());
    verdict(&reader.finish(posture))
}

/// Each refusal has everything that was sent, and says how it was known.
#[test]
fn the_refusals_are_whole() {
    for (name, mode, mark, pointer) in [
        ("py-1.3.0.message.v1.json", "py-1.3.0.message", Mark::MediaType, "/result/message/parts/1"),
        ("py-1.3.0.message.rest.json", "py-1.3.0.message", Mark::MediaType, "/message/parts/1"),
        ("py-1.3.0.message.v03.json", "py-1.3.0.message", Mark::Shape, "/result/parts/1"),
        ("py-1.3.0.message-meta.v03.json", "py-1.3.0.message-meta", Mark::Metadata, "/result/parts/1"),
        ("py-0.3.26.message.v03.json", "py-0.3.26.message", Mark::Metadata, "/result/parts/1"),
        ("py-0.3.26.message.rest.json", "py-0.3.26.message.rest", Mark::Metadata, "/message/content/1"),
        (
            "py-1.3.0.rejected.v1.json",
            "py-1.3.0.rejected",
            Mark::MediaType,
            "/result/task/status/message/parts/1",
        ),
        ("py-1.3.0.rejected.v03.json", "py-1.3.0.rejected", Mark::Shape, "/result/status/message/parts/1"),
    ] {
        let (response, posture) = (read_json(&file(name)).unwrap(), posture(mode));
        let reply = Reply::read(&response, &posture);
        let [refusal] = reply.refusals() else { panic!("{name}: {reply:?}") };
        let reason = "Segmentation families cannot be crossed; ask for one family per cut.";
        assert_eq!(refusal.reason(), Some(&Untrusted::new(reason)), "{name}");
        assert_eq!(refusal.text(), Some(&Untrusted::new(reason)), "{name}");
        let detail = "Requested cut combined Polaris segment with news ideology.";
        assert_eq!(refusal.detail(), Some(&Untrusted::new(detail)), "{name}");
        assert_eq!(refusal.advertised(), posture.get("seg-mix"), "{name}");
        assert_eq!((refusal.marked_by(), refusal.pointer()), (mark, pointer), "{name}");
        assert_eq!(response.pointer(pointer), refusal.raw(), "{name}");
    }
}

#[test]
fn an_unknown_posture_makes_every_rule_odd() {
    let response = read_json(&file("py-1.3.0.message.v1.json")).unwrap();
    let reply = Reply::read(&response, &Posture::unknown());
    assert_eq!(reply.refusals()[0].oddities(), [Oddity::RuleNotAdvertised]);
}

/// The cards are those of A2A 1.0, of 0.3, and of both at once.
#[test]
fn every_card_has_its_rules_in_its_order() {
    let mut read = 0;
    for entry in fs::read_dir(directory()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some(mode) = name.strip_suffix(".card.json") else { continue };
        let card = read_json(&file(&name)).unwrap();
        let params = card.pointer("/capabilities/extensions/0/params").unwrap().as_object().unwrap();
        let posture = posture(mode);
        let rules: Vec<_> = posture.rules().iter().map(|rule| (rule.id(), rule.reason().raw())).collect();
        let expected: Vec<_> =
            params.iter().map(|(id, reason)| (id.as_str(), reason.as_str().unwrap())).collect();
        assert_eq!(rules, expected, "{name}");
        assert!(posture.get("seg-mix").is_some(), "{name}");
        read += 1;
    }
    assert_eq!(read, 10);
}
