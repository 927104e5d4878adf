//! Scopes in which no name means what it usually does, with every key of the attributes in each.
//!
//! Each edition's crate has this file. What these modules allow is what their own names break. Names that begin
//! with two underscores are the generated code's: a constant `__id` would be a pattern in it.

#![allow(clippy::all)]

/// Asks what the enums of a scope say, from outside of it.
macro_rules! check {
    ($($scope:ident)*) => {
        #[cfg(test)]
        mod tests {
            $(
                #[test]
                fn $scope() {
                    use super::$scope::{AgentRule, Request, SYSTEM, Tool, ToolRule, answer};

                    let ids: [_; 4] = [AgentRule::ALL[0], AgentRule::ALL[1], AgentRule::ALL[2], AgentRule::ALL[3]]
                        .map(|rule| rule.id());
                    assert_eq!(ids, ["voting-advice", "seg-mix", "invalid-cut", "sign"]);
                    assert!(AgentRule::RULES.iter().map(|rule| rule.id()).eq(ids.iter().copied()));
                    assert_eq!(answer().map_err(|refusal| refusal.id()), Err("invalid-cut"));
                    assert_eq!(AgentRule::refusals(&Tool, &Request).len(), 2);
                    assert_eq!(AgentRule::admit(&Tool, Request).map(drop).map_err(|it| it.id()), Err("invalid-cut"));
                    assert_eq!(ToolRule::from_id("invalid-cut").map(|rule| rule.allowed().len()), Some(2));
                    assert!(AgentRule::refusal_from_reply("an answer").is_ok_and(|refusal| refusal.is_none()));
                    assert_eq!(ToolRule::refuse_tool().name(), "refuse");
                    assert_eq!(ToolRule::card_extension().description(), "What the tool will not compute.");
                    assert_eq!(SYSTEM.len(), ToolRule::PROMPT.len() + AgentRule::PROMPT.len());
                }
            )*
        }
    };
}

check!(no_prelude shadowed_types shadowed_macros constants traits globs all_at_once);

/// Nothing is in scope.
pub mod no_prelude {
    #![no_implicit_prelude]

    ::std::include!("features.rs");
}

/// Types, traits, functions and modules are other ones.
pub mod shadowed_types {
    #![allow(dead_code, non_camel_case_types, non_snake_case, unused_macros)]

    include!("shadowed-types.rs");
    ::std::include!("features.rs");
}

/// Macros are other ones.
pub mod shadowed_macros {
    #![allow(unused_macros)]

    include!("shadowed-macros.rs");
    ::std::include!("features.rs");
}

/// The names of parameters and variables are those of constants and statics.
pub mod constants {
    #![allow(dead_code, non_upper_case_globals)]

    include!("constants.rs");
    ::std::include!("features.rs");
}

/// Every type has methods, constants and types of the names that generated code uses.
pub mod traits {
    #![allow(dead_code)]

    include!("traits.rs");
    ::std::include!("features.rs");
}

/// All that comes by globs.
pub mod globs {
    #![allow(unused_imports)]

    mod hostile {
        #![allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]

        mod types {
            include!("shadowed-types.rs");
        }
        include!("constants.rs");
        pub(super) mod traits {
            include!("traits.rs");
        }
    }

    use self::hostile::traits::*;
    use self::hostile::*;
    use super::shadowed_types::*;

    ::std::include!("features.rs");
}

/// All of it.
pub mod all_at_once {
    #![no_implicit_prelude]
    #![allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals, unused_macros)]

    ::std::include!("shadowed-types.rs");
    ::std::include!("constants.rs");
    ::std::include!("traits.rs");
    ::std::include!("shadowed-macros.rs");
    ::std::include!("features.rs");
}
