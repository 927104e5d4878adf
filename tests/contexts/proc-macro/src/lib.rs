//! Macros of another author that make rules enums, or pass one on.

#![deny(warnings)]

use proc_macro::{Span, TokenStream, TokenTree};

/// An enum whose tokens have the macro's own spans: those of the call, or if it is told `mixed`, mixed ones.
#[proc_macro]
pub fn rules(input: TokenStream) -> TokenStream {
    let span = if input.is_empty() { Span::call_site() } else { Span::mixed_site() };
    let code = r#"
        /// An enum that a macro made.
        #[::refusals_runtime::refusal_rules(description = "Made.", enforced_by = MadeTool)]
        #[derive(Debug, Clone, Copy)]
        pub enum Made {
            /// A reason.
            #[rule(allow = "Another.")]
            First,
            /// A second reason.
            #[rule(id = "another")]
            Second,
        }

        /// Its union.
        #[::refusals_runtime::refusal_rules(prompt_style = "xml")]
        #[derive(Debug, Clone, Copy)]
        pub enum MadeUnion {
            /// The member.
            #[rule(flatten)]
            Made(Made),
        }
    "#;
    code.parse::<TokenStream>().map(|code| respanned(code, span)).unwrap_or_default()
}

/// Takes the item away.
#[proc_macro_attribute]
pub fn taken_away(_: TokenStream, _: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// The item as it is.
#[proc_macro_attribute]
pub fn passed_on(_: TokenStream, item: TokenStream) -> TokenStream {
    item
}

fn respanned(code: TokenStream, span: Span) -> TokenStream {
    code.into_iter()
        .map(|mut token| {
            if let TokenTree::Group(group) = &token {
                token = proc_macro::Group::new(group.delimiter(), respanned(group.stream(), span)).into();
            }
            token.set_span(span);
            token
        })
        .collect()
}
