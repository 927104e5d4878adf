//! Changes of tokens, at any depth.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use quote::{ToTokens, quote};

use super::corpus::{ENUMS, LITERALS, a_piece, matches, parsed};

/// One change of some tokens, at the place that the index chooses among all of them.
#[derive(Debug, Clone)]
pub(super) enum Mutation {
    Delete(Index),
    Duplicate(Index),
    Swap(Index, Index),
    /// Puts something there.
    Splice(Index, String),
    /// Puts a part of another enum there.
    Transplant(Index, usize, Index),
    Literal(Index, &'static str),
    Rename(Index, String),
    /// Puts it into another pair of brackets, or into a group without any, as `macro_rules!` does.
    Wrap(Index, Delimiter),
    /// Takes the brackets away.
    Unwrap(Index),
    Delimiter(Index, Delimiter),
    Nest(Index, usize),
}

fn a_delimiter() -> impl Strategy<Value = Delimiter> {
    select(&[Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None][..])
}

pub(super) fn a_mutation() -> impl Strategy<Value = Mutation> {
    let at = any::<Index>;
    let piece = a_piece().prop_map(str::to_owned);
    let name = prop_oneof![
        4 => matches("[A-Z][A-Za-z0-9_]{0,5}"),
        1 => matches("[\\p{XID_Start}_]\\p{XID_Continue}{0,4}"),
        1 => matches("[A-Z][a-z]{300}"),
    ];
    prop_oneof![
        3 => at().prop_map(Mutation::Delete),
        2 => at().prop_map(Mutation::Duplicate),
        2 => (at(), at()).prop_map(|(a, b)| Mutation::Swap(a, b)),
        4 => (at(), piece).prop_map(|(at, piece)| Mutation::Splice(at, piece)),
        2 => (at(), 0..ENUMS.len(), at()).prop_map(|(to, of, from)| Mutation::Transplant(to, of, from)),
        3 => (at(), select(LITERALS)).prop_map(|(at, literal)| Mutation::Literal(at, literal)),
        2 => (at(), name).prop_map(|(at, name)| Mutation::Rename(at, name)),
        2 => (at(), a_delimiter()).prop_map(|(at, delimiter)| Mutation::Wrap(at, delimiter)),
        1 => at().prop_map(Mutation::Unwrap),
        1 => (at(), a_delimiter()).prop_map(|(at, delimiter)| Mutation::Delimiter(at, delimiter)),
        1 => (at(), 1_usize..100).prop_map(|(at, depth)| Mutation::Nest(at, depth)),
    ]
}

impl Mutation {
    pub(super) fn apply(&self, tokens: TokenStream) -> TokenStream {
        let count = count(&tokens);
        if count == 0 {
            return tokens;
        }
        match self {
            Self::Delete(at) => at_each(tokens, &[at.index(count)], |_, _| TokenStream::new()),
            Self::Duplicate(at) => at_each(tokens, &[at.index(count)], |_, token| quote!(#token #token)),
            Self::Swap(a, b) => {
                let (a, b) = (a.index(count), b.index(count));
                let (first, second) = (nth(&tokens, a), nth(&tokens, b));
                at_each(tokens, &[a, b], |at, _| if at == a { second.clone() } else { first.clone() })
            }
            Self::Splice(at, piece) => {
                let piece = parsed(piece);
                at_each(tokens, &[at.index(count)], |_, token| quote!(#piece #token))
            }
            Self::Transplant(to, of, from) => {
                let other = parsed(ENUMS[*of].1);
                let part = nth(&other, from.index(self::count(&other)));
                at_each(tokens, &[to.index(count)], |_, token| quote!(#token #part))
            }
            Self::Literal(at, literal) => {
                let literals = matching(&tokens, |token| matches!(token, TokenTree::Literal(_)));
                let literal = parsed(literal);
                match literals.len() {
                    0 => tokens,
                    of => at_each(tokens, &[literals[at.index(of)]], |_, _| literal.clone()),
                }
            }
            Self::Rename(at, name) => {
                let names = matching(&tokens, |token| matches!(token, TokenTree::Ident(_)));
                match (names.len(), syn::parse_str::<Ident>(name)) {
                    (0, _) | (_, Err(_)) => tokens,
                    (of, Ok(name)) => at_each(tokens, &[names[at.index(of)]], |_, _| name.to_token_stream()),
                }
            }
            Self::Wrap(at, delimiter) => at_each(tokens, &[at.index(count)], |_, token| {
                Group::new(*delimiter, token.into()).to_token_stream()
            }),
            Self::Unwrap(at) => at_each(tokens, &[at.index(count)], |_, token| match token {
                TokenTree::Group(group) => group.stream(),
                token => token.into(),
            }),
            Self::Delimiter(at, delimiter) => at_each(tokens, &[at.index(count)], |_, token| match token {
                TokenTree::Group(group) => Group::new(*delimiter, group.stream()).to_token_stream(),
                token => token.into(),
            }),
            Self::Nest(at, depth) => at_each(tokens, &[at.index(count)], |_, token| {
                nested(token.into(), *depth, Delimiter::Parenthesis)
            }),
        }
    }
}

pub(crate) fn nested(tokens: TokenStream, depth: usize, delimiter: Delimiter) -> TokenStream {
    (0..depth).fold(tokens, |tokens, _| Group::new(delimiter, tokens).to_token_stream())
}

/// How many tokens there are, at every depth.
fn count(tokens: &TokenStream) -> usize {
    matching(tokens, |_| true).len()
}

/// The places of the tokens that are so, a group before what is in it.
fn matching(tokens: &TokenStream, is_so: fn(&TokenTree) -> bool) -> Vec<usize> {
    let mut places = Vec::new();
    each(tokens, &mut 0, &mut |place, token| {
        if is_so(token) {
            places.push(place);
        }
    });
    places
}

fn nth(tokens: &TokenStream, place: usize) -> TokenStream {
    let mut found = TokenStream::new();
    each(tokens, &mut 0, &mut |at, token| {
        if at == place {
            found = token.to_token_stream();
        }
    });
    found
}

fn each(tokens: &TokenStream, place: &mut usize, act: &mut impl FnMut(usize, &TokenTree)) {
    for token in tokens.clone() {
        act(*place, &token);
        *place += 1;
        if let TokenTree::Group(group) = token {
            each(&group.stream(), place, act);
        }
    }
}

/// The tokens with others at some places.
fn at_each(
    tokens: TokenStream,
    places: &[usize],
    mut change: impl FnMut(usize, TokenTree) -> TokenStream,
) -> TokenStream {
    fn inner(
        tokens: TokenStream,
        place: &mut usize,
        places: &[usize],
        change: &mut impl FnMut(usize, TokenTree) -> TokenStream,
    ) -> TokenStream {
        let tokens = tokens.into_iter().map(|token| {
            let here = *place;
            *place += 1;
            if places.contains(&here) {
                // What is in it keeps its places.
                *place += count(&token.to_token_stream()) - 1;
                return change(here, token);
            }
            match token {
                TokenTree::Group(group) => {
                    let stream = inner(group.stream(), place, places, change);
                    Group::new(group.delimiter(), stream).to_token_stream()
                }
                token => token.into(),
            }
        });
        tokens.collect()
    }
    inner(tokens, &mut 0, places, &mut change)
}

/// An enum and the arguments of its attribute, after some mutations of either.
pub(super) fn mutated() -> impl Strategy<Value = (TokenStream, TokenStream)> {
    let enums = (0..ENUMS.len(), vec(a_mutation(), 0..3), vec(a_mutation(), 0..4));
    let apply = |text, mutations: Vec<Mutation>| {
        mutations.iter().fold(parsed(text), |tokens, mutation| mutation.apply(tokens))
    };
    enums.prop_map(move |(of, args, item)| {
        let (of_args, of_item) = ENUMS[of];
        (apply(of_args, args), apply(of_item, item))
    })
}
