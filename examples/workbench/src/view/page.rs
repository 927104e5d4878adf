//! The page: the form on one side, on the other what has come of it.

use maud::{DOCTYPE, Markup, html};

use super::form::form as form_view;
use super::outcome::Shown;
use crate::asking::Known;
use crate::form::Form;

/// The page, with what has come of the form that it was sent, if it was sent.
pub(crate) fn page(agents: &[String], form: &Form, known: Option<&Known>, shown: Option<&Shown>) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title {
                    // First what is new: it is what a screen reader says first.
                    @if let Some(shown) = shown { (shown.headline) " – " }
                    "Refusals workbench"
                }
                link rel="stylesheet" href="/workbench.css";
            }
            body {
                header {
                    h1 { "Refusals workbench" }
                    p { "Asks an A2A agent, and shows what it answers, and by which rule it refuses." }
                }
                main {
                    (form_view(agents, form, known))
                    @match shown {
                        Some(shown) => (result(shown)),
                        None => (nothing_yet()),
                    }
                }
            }
        }
    }
}

/// The result has the focus when the page comes, so that it is read first, and is in view.
fn result(shown: &Shown) -> Markup {
    html! {
        section #result .{ "card " (shown.class) } tabindex="-1" autofocus aria-labelledby="result-heading" {
            h2 #result-heading { (shown.headline) }
            (shown.body)
        }
    }
}

fn nothing_yet() -> Markup {
    html! {
        section #result .card aria-labelledby="result-heading" {
            h2 #result-heading { "Nothing asked yet" }
            p {
                "Give the URL of an agent, and read its card to see which rules it advertises. Or start the one \
                 that comes with this workbench:"
            }
            pre { "cargo run -p survey-agent -- serve" }
            p { "and ask it:" }
            ul {
                li { code { "vote by educ" } " is answered, with a table." }
                li { code { "vote by party and news" } " is refused, by a rule." }
                li { "The same once more is not asked again." }
            }
        }
    }
}
