//! A crate that knows the runtime by another name, passes it on, and makes rules enums by a macro.

pub use rr as runtime;

/// The rules of this crate.
#[rr::refusal_rules(crate = ::rr)]
#[derive(Debug, Clone, Copy)]
pub enum FacadeRule {
    /// That is not in your plan.
    Plan,
}

/// A rules enum with the rules that every agent has.
#[macro_export]
macro_rules! rules {
    ($(#[$attribute:meta])* $vis:vis enum $name:ident $(, card = $card:literal)? { $($variants:tt)* }) => {
        #[$crate::runtime::refusal_rules(crate = $crate::runtime $(, card = $card)?)]
        $(#[$attribute])*
        $vis enum $name {
            /// I can't sign for you.
            Sign,
            $($variants)*
        }
    };
}
