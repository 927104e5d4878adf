//! One event a refusal: which, at which level, and what is in it.

#![allow(clippy::unwrap_used, reason = "a test that panics is a test that fails")]

use std::io;
use std::sync::{Arc, Mutex};

use refusals_runtime::{Refusal, Verdict, refusal_rules};
use serde_json::{Value, json};
use tracing_subscriber::EnvFilter;

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
}

#[refusal_rules]
enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
}

struct CutTool;

impl SurveyRuleGuards for CutTool {
    type Request = [&'static str];

    fn check_seg_mix(&self, cut: &[&'static str]) -> Verdict {
        Verdict::refuse_if(cut.len() > 1).because(|| format!("secret {}", cut.join(" with ")))
    }

    fn check_invalid_cut(&self, cut: &[&'static str]) -> Verdict {
        Verdict::refuse_if(cut.contains(&"shoe size"))
    }
}

impl AgentRuleGuards for CutTool {
    type Request = [&'static str];
}

/// Where the events are written.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The events of what is done, as a filter like that of `RUST_LOG` lets them through.
fn events(filter: &str, act: impl FnOnce()) -> Vec<Value> {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt()
        .json()
        .without_time()
        .with_env_filter(EnvFilter::new(filter))
        .with_writer({
            let log = log.clone();
            move || log.clone()
        })
        .finish();
    tracing::subscriber::with_default(subscriber, act);
    let written = log.0.lock().unwrap();
    str::from_utf8(&written).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn event(rule: &str, origin: &str) -> Value {
    json!({
        "level": "INFO",
        "target": "refusals",
        "fields": { "message": "refused", "rule": rule, "origin": origin },
    })
}

fn admit(cut: &[&'static str]) -> Option<Refusal<SurveyRule>> {
    SurveyRule::admit(&CutTool, cut).err()
}

#[test]
fn a_guards_refusal_is_one_event() {
    assert_eq!(events("info", || drop(admit(&["party", "news"]))), [event("seg-mix", "guard")]);
    let guarded = || drop(SurveyRule::guard_invalid_cut(Verdict::refuse()));
    assert_eq!(events("info", guarded), [event("invalid-cut", "guard")]);
}

#[test]
fn every_refusal_is_one_event() {
    let all = || drop(SurveyRule::refusals(&CutTool, &["party", "shoe size"]));
    assert_eq!(events("info", all), [event("seg-mix", "guard"), event("invalid-cut", "guard")]);
    // On its way through `?` it is the same refusal.
    let lifted = || drop(AgentRule::refusals(&CutTool, &["party", "news"]));
    assert_eq!(events("info", lifted), [event("seg-mix", "guard")]);
}

#[test]
fn a_models_refusal_is_one_event() {
    let call = || drop(AgentRule::refusal_from_call(&json!({"rule": "seg-mix", "detail": "secret"})));
    assert_eq!(events("info", call), [event("seg-mix", "model")]);
    let reply =
        || drop(AgentRule::refusal_from_reply("{\"refuse\":\"seg-mix\"}\n{\"refuse\":\"invalid-cut\"}"));
    assert_eq!(events("info", reply), [event("seg-mix", "model")]);
}

#[test]
fn what_is_no_refusal_is_no_event() {
    let none: [Value; 0] = [];
    assert_eq!(events("trace", || assert!(admit(&["party"]).is_none())), none);
    assert_eq!(events("trace", || drop(AgentRule::refusal_from_call(&json!({"rule": "x"})))), none);
    assert_eq!(events("trace", || drop(AgentRule::refusal_from_reply("52%"))), none);
    assert_eq!(events("trace", || drop(AgentRule::refusal_from_reply("{\"refuse\":\"x\"}"))), none);
    assert_eq!(events("warn", || drop(admit(&["party", "news"]))), none, "a refusal is no warning");
}

#[test]
fn the_detail_is_told_to_those_who_ask() {
    let refuse = || drop(admit(&["party", "news"]));
    let mut with_detail = event("seg-mix", "guard");
    with_detail["fields"]["detail"] = "secret party with news".into();
    for (filter, expected) in [
        ("info", event("seg-mix", "guard")),
        ("debug", event("seg-mix", "guard")),
        ("refusals=info", event("seg-mix", "guard")),
        ("refusals=debug", event("seg-mix", "guard")),
        ("info,refusals::detail=trace", with_detail.clone()),
        ("refusals=trace", with_detail.clone()),
        ("refusals=trace,refusals::detail=off", event("seg-mix", "guard")),
        ("trace,refusals::detail=off", event("seg-mix", "guard")),
        ("trace", with_detail),
    ] {
        assert_eq!(events(filter, refuse), [expected], "{filter}");
    }
    assert_eq!(events("refusals_runtime=trace", refuse), [] as [Value; 0], "that is not the target");
    // There is none to tell.
    let plain = || drop(SurveyRule::guard_invalid_cut(Verdict::refuse()));
    assert_eq!(events("trace", plain), [event("invalid-cut", "guard")]);
}
