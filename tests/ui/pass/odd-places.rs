//! Enums, unions and tools where one does not expect them.

#![deny(warnings, unused)]

mod same_name {
    pub(super) mod one {
        #[refusals_runtime::refusal_rules]
        pub(crate) enum Rules {
            /// One.
            One,
        }
        pub(crate) type Alias = Rules;
    }

    pub(super) mod two {
        #[refusals_runtime::refusal_rules]
        pub(crate) enum Rules {
            /// Two.
            Two,
        }
    }
}

/// Members under an alias, of one name, and left out.
#[refusals_runtime::refusal_rules]
enum Union {
    #[rule(flatten)]
    One(same_name::one::Alias),
    #[cfg(any())]
    #[rule(flatten)]
    Gone(NoSuchType),
    #[rule(flatten)]
    Two(self::same_name::two::Rules),
}

/// In a constant, in a method, in a function that is `const`.
const ID: &str = {
    #[refusals_runtime::refusal_rules]
    enum Local {
        /// A.
        A,
    }
    #[refusals_runtime::refusal_rules]
    enum LocalUnion {
        #[rule(flatten)]
        Local(Local),
        /// B.
        B,
    }
    let _ = LocalUnion::B;
    LocalUnion::Local(Local::A).id()
};

struct Type;

impl Type {
    const BASE: &'static str = "base\n";
    const SYSTEM: &'static str = refusals_runtime::system_prompt!(Self::BASE, Made::PROMPT);

    fn of<R: refusals_runtime::RefusalRules>() -> usize {
        R::PROMPT.len()
    }

    fn id() -> &'static str {
        use refusals_runtime::{Verdict, refusal_rules, system_prompt};

        #[refusal_rules(enforced_by = Type)]
        enum Local {
            /// A.
            A,
        }
        impl LocalGuards for Type {
            type Request = u8;
            fn check_a(&self, _: &u8) -> Verdict {
                Verdict::allow()
            }
        }
        const fn text() -> &'static str {
            system_prompt!(system_prompt!("a", "b"), Local::PROMPT,)
        }
        assert!(text().starts_with("ab## "));
        Local::A.id()
    }
}

mod tools {
    use refusals_runtime::{Verdict, refusal_rules};

    pub(super) struct Tool<T>(pub(super) T);

    /// Generic tools, trait objects and boxes of them.
    #[refusal_rules(enforced_by(Tool<u8>, dyn RulesGuards<Request = str>, Box<Tool<Vec<(u8, &'static str)>>>))]
    pub(super) enum Rules {
        /// A.
        A,
    }

    impl<T> RulesGuards for Tool<T> {
        type Request = str;
        fn check_a(&self, _: &str) -> Verdict {
            Verdict::allow()
        }
    }

    impl<G: RulesGuards + ?Sized> RulesGuards for Box<G> {
        type Request = G::Request;
        fn check_a(&self, request: &G::Request) -> Verdict {
            (**self).check_a(request)
        }
    }
}

/// Types and literals that a macro forwards.
macro_rules! rules {
    ($(#[$attribute:meta])* $vis:vis $name:ident, $tool:ty, $text:literal, $id:literal, $($variant:ident)*) => {
        $(#[$attribute])*
        #[refusals_runtime::refusal_rules(description = $text, enforced_by = $tool)]
        $vis enum $name {
            #[doc = $text]
            #[rule(id = $id)]
            First,
            $(#[doc = $text] $variant,)*
        }
    };
}

macro_rules! union {
    ($name:ident { $($variant:ident($member:ty)),* }) => {
        #[refusals_runtime::refusal_rules]
        enum $name { $(#[rule(flatten)] $variant($member)),* }
    };
}

rules!(#[derive(Debug)] pub(crate) Made, Type, "A text.", "f-1", Second Third);
union!(MadeUnion { Made(Made), Other(tools::Rules) });

impl MadeGuards for Type {
    type Request = str;
    fn check_first(&self, _: &str) -> refusals_runtime::Verdict {
        refusals_runtime::Verdict::allow()
    }
    fn check_second(&self, _: &str) -> refusals_runtime::Verdict {
        refusals_runtime::Verdict::allow()
    }
    fn check_third(&self, _: &str) -> refusals_runtime::Verdict {
        refusals_runtime::Verdict::refuse()
    }
}

fn main() {
    let ids = |rules: &[refusals_runtime::Rule]| rules.iter().map(|rule| rule.id()).collect::<Vec<_>>();
    assert_eq!(ids(Union::RULES), ["one", "two"]);
    assert_eq!(ids(MadeUnion::RULES), ["f-1", "second", "third", "a"]);
    assert_eq!((ID, Type::id()), ("a", "a"));
    assert_eq!(Type::SYSTEM.len(), Type::BASE.len() + Type::of::<Made>());
    let _ = (tools::Tool(5u8).0, MadeUnion::Made(Made::Second));
    assert_eq!(Made::admit(&Type, "x").unwrap_err().id(), "third");
    let _ = Union::One(same_name::one::Rules::One);
}
