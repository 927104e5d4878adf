//! The `key = value` lists inside `#[refusal_rules(…)]` and `#[rule(…)]`.
//!
//! `syn`'s own nested-meta parser stops at the first mistake; this one goes on at the next comma.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::discouraged::Speculative;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Ident, LitStr, Token, Type, parenthesized, token};

use crate::errors::{Errors, written};

/// One place that takes keys. `K` is one of them, for a `match` that the compiler holds to all of them.
pub(crate) struct Keys<K: 'static> {
    /// Every key with its name and an example of its use.
    pub(crate) known: &'static [(&'static str, K, &'static str)],
    /// Those that may be there more than once.
    pub(crate) repeatable: &'static [K],
}

/// A known key that may stand where it does.
pub(crate) struct Key<K> {
    name: &'static str,
    pub(crate) kind: K,
    pub(crate) span: Span,
    example: &'static str,
}

impl<K: Copy + PartialEq> Keys<K> {
    /// Calls `read` for every known key of the lists, the input standing behind the key.
    pub(crate) fn parse(
        &self,
        lists: impl IntoIterator<Item = TokenStream>,
        errors: &mut Errors,
        mut read: impl FnMut(&Key<K>, ParseStream, &mut Errors) -> syn::Result<()>,
    ) {
        let mut seen = Vec::new();
        for tokens in lists {
            let list = |input: ParseStream| self.list(input, &mut seen, errors, &mut read);
            if let Err(error) = list.parse2(tokens) {
                errors.push(error);
            }
        }
    }

    fn list(
        &self,
        input: ParseStream,
        seen: &mut Vec<K>,
        errors: &mut Errors,
        read: &mut impl FnMut(&Key<K>, ParseStream, &mut Errors) -> syn::Result<()>,
    ) -> syn::Result<()> {
        while !input.is_empty() {
            let entry = self
                .key(input, seen)
                .and_then(|key| read(&key, input, errors))
                .and_then(|()| end_of_entry(input));
            if let Err(error) = entry {
                errors.push(error);
                skip_entry(input)?;
            }
        }
        Ok(())
    }

    fn key(&self, input: ParseStream, seen: &mut Vec<K>) -> syn::Result<Key<K>> {
        let Ok(ident) = input.call(Ident::parse_any) else {
            return Err(input.error(format_args!("expected a key: {}", self.names())));
        };
        let Some(&(name, kind, example)) = self.known.iter().find(|(name, ..)| ident == name) else {
            let message = format_args!("unknown key `{ident}`, expected {}", self.names());
            return Err(syn::Error::new(ident.span(), message));
        };
        if seen.contains(&kind) && !self.repeatable.contains(&kind) {
            let message = format_args!("duplicate key `{name}`; remove one of the two");
            return Err(syn::Error::new(ident.span(), message));
        }
        seen.push(kind);
        Ok(Key { name, kind, span: ident.span(), example })
    }

    fn names(&self) -> String {
        let names: Vec<_> = self.known.iter().map(|(name, ..)| format!("`{name}`")).collect();
        let one_of = if names.len() == 1 { "" } else { "one of " };
        format!("{one_of}{}", names.join(", "))
    }
}

impl<K> Key<K> {
    /// Reads nothing: the key stands alone.
    pub(crate) fn flag(&self, input: ParseStream) -> syn::Result<()> {
        if input.is_empty() || input.peek(Token![,]) {
            Ok(())
        } else {
            Err(self.error(input.span(), "takes no value"))
        }
    }

    /// Reads `= value`.
    pub(crate) fn value<T>(
        &self,
        input: ParseStream,
        parse: impl FnOnce(ParseStream) -> syn::Result<T>,
    ) -> syn::Result<T> {
        if !input.peek(Token![=]) {
            return Err(self.error(self.span, "has no value"));
        }
        input.parse::<Token![=]>()?;
        if input.is_empty() || input.peek(Token![,]) {
            return Err(self.error(self.span, "has no value"));
        }
        let span = input.span();
        // On a fork: `syn` reports what is left unread in brackets as another mistake.
        let fork = input.fork();
        let value = parse(&fork).map_err(|_| self.error(span, "has a value of the wrong kind"))?;
        input.advance_to(&fork);
        Ok(value)
    }

    /// Reads `= "…"`.
    pub(crate) fn string(&self, input: ParseStream) -> syn::Result<LitStr> {
        let literal = self.value(input, <LitStr as Parse>::parse)?;
        if literal.suffix().is_empty() {
            Ok(literal)
        } else {
            Err(self.error(literal.span(), "has a value of the wrong kind"))
        }
    }

    /// Reads `= "…"` with one of these values.
    pub(crate) fn choice<T: Copy>(&self, input: ParseStream, values: &[(&str, T)]) -> syn::Result<T> {
        let literal = self.string(input)?;
        let given = literal.value();
        values.iter().find(|(value, _)| *value == given).map(|(_, choice)| *choice).ok_or_else(|| {
            let values: Vec<_> = values.iter().map(|(value, _)| format!("`\"{value}\"`")).collect();
            let message = format_args!("unknown value of `{}`, expected {}", self.name, values.join(" or "));
            syn::Error::new(literal.span(), message)
        })
    }

    /// Reads `= Type`, or `(Type, …)`.
    pub(crate) fn types(&self, input: ParseStream) -> syn::Result<Vec<Type>> {
        if let Some(list) = list_in_brackets(input) {
            input.parse::<Token![=]>()?;
            let (span, name) = (input.parse::<Group>()?.span(), self.name);
            let message = format_args!("`{name}` has a value of the wrong kind; write `{name}({list})`");
            return Err(syn::Error::new(span, message));
        }
        if !input.peek(token::Paren) {
            return self.value(input, <Type as Parse>::parse).map(|ty| vec![ty]);
        }
        let list;
        parenthesized!(list in input);
        if list.is_empty() {
            return Err(self.error(self.span, "has no value"));
        }
        match Punctuated::<Type, Token![,]>::parse_terminated(&list) {
            Ok(types) => Ok(types.into_iter().collect()),
            Err(error) => {
                // `syn` reports what is left unread in brackets as another mistake.
                list.parse::<TokenStream>()?;
                Err(self.error(error.span(), "has a value of the wrong kind"))
            }
        }
    }

    fn error(&self, span: Span, fault: &str) -> syn::Error {
        let Self { name, example, .. } = self;
        syn::Error::new(span, format_args!("`{name}` {fault}; write `{example}`"))
    }
}

/// The types in `= [Type, Type]`, as other attributes have lists. `[Type]` may be one type.
fn list_in_brackets(input: ParseStream) -> Option<String> {
    let fork = input.fork();
    fork.parse::<Token![=]>().ok()?;
    let list: Group = fork.parse().ok()?;
    let types = Punctuated::<Type, Token![,]>::parse_terminated.parse2(list.stream()).ok()?;
    let is_list = list.delimiter() == Delimiter::Bracket && (types.len() > 1 || types.trailing_punct());
    is_list.then(|| types.iter().map(written).collect::<Vec<_>>().join(", "))
}

fn end_of_entry(input: ParseStream) -> syn::Result<()> {
    if input.is_empty() {
        return Ok(());
    }
    match input.parse::<Option<Token![,]>>()? {
        Some(_) => Ok(()),
        None => Err(input.error("expected `,`")),
    }
}

/// Skips what is left of an entry that is wrong. A comma within `<…>` does not end it.
fn skip_entry(input: ParseStream) -> syn::Result<()> {
    let mut angles = 0_usize;
    while !input.is_empty() {
        if let TokenTree::Punct(sign) = input.parse()? {
            match sign.as_char() {
                '<' => angles += 1,
                '>' => angles = angles.saturating_sub(1),
                ',' if angles == 0 => break,
                _ => {}
            }
        }
    }
    Ok(())
}
