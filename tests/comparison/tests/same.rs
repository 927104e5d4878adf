//! The three agents do the same, so that their lines can be compared.

use comparison::{hand_written, ours, strum_glue};
use serde_json::{Value, json};

/// What one of them replies to a request.
macro_rules! reply {
    ($agent:ident, $families:expr, $by:expr, $year:expr) => {
        $agent::reply(
            &$agent::CutTool { defined: &["age"] },
            $agent::Cut { families: $families, by: $by, year: $year },
        )
    };
}

fn replies(families: &[&'static str], by: &'static str, year: &'static str) -> Option<Value> {
    let by_hand = reply!(hand_written, families.to_vec(), by, year);
    assert_eq!(by_hand, reply!(strum_glue, families.to_vec(), by, year));
    assert_eq!(by_hand, reply!(ours, families.to_vec(), by, year));
    by_hand.ok()
}

#[test]
fn the_replies_are_the_same() {
    assert_eq!(replies(&["party"], "age", "1996"), Some(json!([{ "text": "the vote of 1996 by age" }])));
    assert_eq!(replies(&[], "shoe size", "1996").unwrap()[1]["data"]["rule"], "invalid-cut");
    let detail = "Requested cut combined party with news.";
    assert_eq!(replies(&["party", "news"], "shoe size", "1996").unwrap()[1]["data"]["detail"], detail);
    assert_eq!(replies(&["party"], "age", "last"), None);
}

#[test]
fn the_cards_are_the_same_and_each_prompt_has_the_rules() {
    assert_eq!(hand_written::card(), strum_glue::card());
    assert_eq!(hand_written::card(), ours::card());
    for rule in ours::Rule::RULES {
        let line = format!("\n- `{}`: {}\n", rule.id(), rule.reason());
        for prompt in [hand_written::PROMPT, &strum_glue::prompt(), ours::PROMPT] {
            assert!(prompt.contains(&line), "{line:?} is not in\n{prompt}");
        }
    }
}
