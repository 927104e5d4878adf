//! From an id to its rule.

use std::collections::HashMap;
use std::hint::black_box;

use crate::{Case, Group};

macro_rules! rules {
    ($count:literal, $module:ident, $file:literal) => {
        mod $module {
            include!(concat!(env!("OUT_DIR"), $file));
        }

        fn $module() -> Group {
            use $module::{PHF, Rule, Strum, by_match};

            // Every id, and an id that none has for each: what comes from a stranger may be anything.
            let ids = || -> Vec<String> {
                Rule::RULES
                    .iter()
                    .flat_map(|rule| [rule.id().to_owned(), format!("{}x", rule.id())])
                    .collect()
            };
            let case = |name, find: fn(&str) -> bool| {
                Case::with(name, move || {
                    let ids = ids();
                    move || ids.iter().filter(|id| find(black_box(id))).count()
                })
            };
            let by_map = Case::with("`HashMap`", move || {
                let map: HashMap<&str, Rule> = Rule::ALL.iter().map(|rule| (rule.id(), *rule)).collect();
                let ids = ids();
                move || ids.iter().filter(|id| map.contains_key(black_box(id.as_str()))).count()
            });
            Group::new(
                concat!("find each of ", $count, " ids, and as many that are not there"),
                [
                    case("`match`", |id| by_match(id).is_some()),
                    by_map,
                    case("phf", |id| PHF.contains_key(id)),
                    case("strum", |id| id.parse::<Strum>().is_ok()),
                    case("`from_id`", |id| Rule::from_id(id).is_some()),
                ],
            )
        }
    };
}

rules!(10, ten, "/rules_10.rs");
rules!(100, hundred, "/rules_100.rs");
rules!(1000, thousand, "/rules_1000.rs");

pub(crate) fn groups() -> Vec<Group> {
    Vec::from([ten(), hundred(), thousand()])
}
