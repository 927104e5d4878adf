//! Assertions on a reply.

use alloc::format;
use alloc::string::String;

use serde_json::Value;

use crate::render::{self, Palette};
use crate::{FailureKind, PartContent, Posture, RefusalRules, Reply, Untrusted};

/// Asserts that a response is a refusal under one rule, as the standard has it.
///
/// With the feature `conformance`.
///
/// Takes the response, a [`Value`](serde_json::Value) or a [`Reply`](crate::Reply), and a rule of an enum. There
/// must be one refusal, under that rule, with the reason that the enum has, and with nothing odd about it.
///
/// # Panics
///
/// If it is anything else. The message shows what came instead.
///
/// ```
/// use refusals_runtime::{assert_refused, refusal_rules};
///
/// #[refusal_rules]
/// enum SurveyRule {
///     /// That demographic cut is not defined for this study.
///     InvalidCut,
/// }
///
/// let parts = SurveyRule::InvalidCut.refuse();
/// let response = serde_json::json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": parts.parts() } });
/// assert_refused!(response, SurveyRule::InvalidCut);
/// ```
#[macro_export]
macro_rules! assert_refused {
    ($response:expr, $rule:expr $(,)?) => {
        if let ::core::result::Result::Err(instead) = $crate::eval::refused(&$response, &$rule) {
            ::core::panic!("{}", instead);
        }
    };
}

/// Asserts that a response is an answer.
///
/// With the feature `conformance`.
///
/// Takes the response, a [`Value`](serde_json::Value) or a [`Reply`](crate::Reply). A refusal is no answer, nor is
/// prose that says a rule's reason: for that, name the rules enum, as in `assert_answered!(response, SurveyRule)`.
///
/// # Panics
///
/// If it is anything else. The message shows what came instead.
///
/// ```
/// use refusals_runtime::assert_answered;
///
/// let response = serde_json::json!({ "message": { "messageId": "m", "role": "ROLE_AGENT", "parts": [{ "text": "42 percent." }] } });
/// assert_answered!(response);
/// ```
#[macro_export]
macro_rules! assert_answered {
    ($response:expr $(,)?) => {
        if let ::core::result::Result::Err(instead) =
            $crate::eval::answered(&$response, &$crate::Posture::unknown())
        {
            ::core::panic!("{}", instead);
        }
    };
    ($response:expr, $rules:ty $(,)?) => {
        if let ::core::result::Result::Err(instead) =
            $crate::eval::answered(&$response, &$crate::Posture::of::<$rules>())
        {
            ::core::panic!("{}", instead);
        }
    };
}

/// What an assertion can be on: the JSON of a response, or a reply that was read from it.
pub trait Replied {
    /// Passes the reply on.
    #[doc(hidden)]
    fn with<T>(&self, posture: &Posture, then: impl FnOnce(&Reply<'_>) -> T) -> T;
}

impl Replied for Value {
    fn with<T>(&self, posture: &Posture, then: impl FnOnce(&Reply<'_>) -> T) -> T {
        then(&Reply::read(self, posture))
    }
}

impl Replied for Reply<'_> {
    fn with<T>(&self, _: &Posture, then: impl FnOnce(&Reply<'_>) -> T) -> T {
        then(self)
    }
}

impl<R: Replied + ?Sized> Replied for &R {
    fn with<T>(&self, posture: &Posture, then: impl FnOnce(&Reply<'_>) -> T) -> T {
        (**self).with(posture, then)
    }
}

#[doc(hidden)]
pub fn refused<R: RefusalRules>(replied: &impl Replied, rule: &R) -> Result<(), String> {
    let id = rule.id();
    replied.with(&Posture::of::<R>(), |reply| match reply {
        Reply::Refused(refusals) => match refusals.as_slice() {
            [refusal] if refusal.is_by(id) && refusal.oddities().is_empty() => {
                // A reply may have been read with the posture of a card that says something else.
                if refusal.reason().is_some_and(|reason| reason.raw() == rule.reason()) {
                    Ok(())
                } else {
                    Err(format!(
                        "expected a refusal by rule {id} with the enum's reason, got:\n{}",
                        shown(reply)
                    ))
                }
            }
            _ => Err(format!("expected a refusal by rule {id} alone, got:\n{}", shown(reply))),
        },
        _ => Err(format!("expected a refusal by rule {id}, got:\n{}", shown(reply))),
    })
}

#[doc(hidden)]
pub fn answered(replied: &impl Replied, posture: &Posture) -> Result<(), String> {
    replied.with(posture, |reply| match reply {
        Reply::Answered(answer) if answer.untyped_refusal().is_none() => Ok(()),
        _ => Err(format!("expected an answer, got:\n{}", shown(reply))),
    })
}

/// The reply for the reader of a test's output, who sees it on a terminal.
fn shown(reply: &Reply<'_>) -> String {
    /// As much as tells what it is.
    const MOST: usize = 200;

    let part = |content| match content {
        PartContent::Text(text) => text.cut(MOST).terminal(),
        PartContent::Data(data) => Untrusted::new(format!("{data}")).cut(MOST).terminal(),
        PartContent::Url(_) | PartContent::Bytes(_) => "a file".into(),
        PartContent::Unknown => "a Part of no known kind".into(),
    };
    let mut text = String::new();
    let mut add = |line: &str| {
        text.push_str("  ");
        text.push_str(line);
        text.push('\n');
    };
    let (parts, untyped) = match reply {
        Reply::Refused(refusals) => {
            render::terminal(refusals, &Palette::PLAIN).lines().for_each(add);
            return text;
        }
        Reply::Answered(answer) => {
            add("an answer");
            (answer.parts(), answer.untyped_refusal())
        }
        Reply::Failed(failure) => {
            add(&format!("{failure}"));
            if let FailureKind::Error { message: Some(message), .. } = failure.kind() {
                add(&message.cut(MOST).terminal());
            }
            (failure.parts(), failure.untyped_refusal())
        }
    };
    if let Some(untyped) = untyped {
        add(&format!("that looks like a refusal by rule {}, and is not marked as one", untyped.rule().id()));
    }
    for received in parts.iter().take(3) {
        add(&part(received.content()));
    }
    text
}
