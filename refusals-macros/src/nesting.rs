//! How deep tokens are nested. `syn` parses by recursion, and runs out of stack where the compiler does not.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree, token_stream};

/// More than anyone writes, and half of what the compiler's stack is enough for in a macro that is not optimized.
const MOST: usize = 64;

/// One of the streams that a token is in.
struct Open {
    rest: token_stream::IntoIter,
    /// How deep the stream is.
    depth: usize,
    /// How many `<` are open, as far as signs tell.
    angles: usize,
    /// How many other signs there are before what they may nest, as in `&&u8`.
    prefixes: usize,
    /// Whether a value ends here, behind which `<` is no bracket.
    is_behind_value: bool,
}

impl Open {
    fn new(tokens: TokenStream, depth: usize) -> Self {
        Self { rest: tokens.into_iter(), depth, angles: 0, prefixes: 0, is_behind_value: false }
    }

    /// How deep what follows a token of the stream is.
    fn follow(&mut self, token: &TokenTree) -> usize {
        let was_behind_value = self.is_behind_value;
        self.is_behind_value = false;
        match token {
            TokenTree::Punct(sign) => match sign.as_char() {
                ',' | ';' => self.prefixes = 0,
                // The two of `<<` are one sign.
                '<' if was_behind_value => self.is_behind_value = sign.spacing() == Spacing::Joint,
                '<' => self.angles += 1,
                '>' => self.angles = self.angles.saturating_sub(1),
                '&' | '*' | '-' | '!' => self.prefixes += 1,
                _ => {}
            },
            TokenTree::Literal(_) => {
                self.prefixes = 0;
                self.is_behind_value = true;
            }
            TokenTree::Group(group) => self.is_behind_value = group.delimiter() == Delimiter::Parenthesis,
            TokenTree::Ident(_) => {}
        }
        self.depth + self.angles + self.prefixes
    }
}

/// Whether the tokens can be parsed. It recurses nowhere itself.
pub(crate) fn check(tokens: &TokenStream) -> syn::Result<()> {
    let mut open = vec![Open::new(tokens.clone(), 0)];
    while let Some(stream) = open.last_mut() {
        let Some(token) = stream.rest.next() else {
            open.pop();
            continue;
        };
        let depth = stream.follow(&token);
        if depth > MOST {
            let message = format_args!(
                "this is nested more than {MOST} levels deep, which the macro does not read; write it flatter"
            );
            return Err(syn::Error::new(token.span(), message));
        }
        if let TokenTree::Group(group) = token {
            open.push(Open::new(group.stream(), depth + 1));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proc_macro2::{Delimiter, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
    use quote::{ToTokens, quote};
    use syn::File;

    use crate::any_tokens::mutation::nested;
    use crate::any_tokens::with_stack;
    use crate::{attribute, expand_derive};

    /// Nothing is deep enough to overflow the stack, at any place that the compiler lets it be in.
    #[test]
    fn deep_nesting_is_an_error() {
        let reads = |args: &TokenStream, item: &TokenStream| {
            let code = attribute::reemit(args, item);
            assert!(!code.is_empty());
            let code = expand_derive(quote!(#[refusal_args(#args)] #item));
            let errors: Vec<_> = code.into_iter().map(|token| token.to_string()).collect();
            errors.last().is_some_and(|last| last.contains("is nested more than 64 levels deep"))
        };
        let delimiters = [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
        for delimiter in delimiters {
            let deep = nested(Literal::u8_unsuffixed(5).into_token_stream(), 20_000, delimiter);
            let signs = |sign| -> TokenStream {
                let sign = TokenTree::from(Punct::new(sign, Spacing::Alone));
                std::iter::repeat_n(sign, 20_000).chain(deep.clone()).collect()
            };
            let between = |piece: TokenStream| -> TokenStream {
                std::iter::repeat_n(piece, 20_000).chain([deep.clone()]).collect()
            };
            for deep in [
                deep.clone(),
                signs('&'),
                signs('-'),
                signs('!'),
                signs('*'),
                signs('<'),
                between(quote!(a::B<)),
                between(quote!(a::B < u8,)),
                between(quote!(a::B < { 5 },)),
                between(quote!(<a::B as)),
            ] {
                let name = Ident::new("A", Span::call_site());
                let plain = quote!(enum R { #[doc = "A."] #name });
                assert!(reads(&quote!(enforced_by = #deep), &plain));
                assert!(reads(&quote!(crate = #deep), &plain));
                assert!(reads(&deep, &plain));
                for item in [
                    quote!(enum R { #[doc = "A."] #name = #deep }),
                    quote!(enum R { #[doc = #deep] #name }),
                    quote!(enum R { #[rule(flatten)] #name(#deep) }),
                    quote!(enum R { #[rule(#deep)] #name }),
                    quote!(enum R<T: #deep> { #[doc = "A."] #name }),
                    quote!(#[x = #deep] enum R { #[doc = "A."] #name }),
                    quote!(pub(in #deep) enum R { #[doc = "A."] #name }),
                    deep.clone(),
                ] {
                    assert!(reads(&TokenStream::new(), &item));
                }
            }
        }
    }

    /// Signs between values nest nothing.
    #[test]
    fn long_values_are_read() {
        let chain = |piece: TokenStream| -> TokenStream {
            std::iter::repeat_n(quote!(1 #piece), 200).chain([quote!(1)]).collect()
        };
        for value in [
            chain(quote!(<< 3 |)),
            chain(quote!(-)),
            chain(quote!(<)),
            chain(quote!(&)),
            chain(quote!(- (3) <<)),
        ] {
            assert!(super::check(&quote!(enum R { #[doc = "A."] A = #value })).is_ok(), "{value}");
        }
    }

    /// As deep as is allowed, the parser has stack enough.
    #[test]
    fn the_deepest_is_read() {
        with_stack(|| {
            let deep = |base: TokenStream, of: Delimiter| nested(base, 55, of);
            let tuple = deep(quote!(u8), Delimiter::Parenthesis);
            let array = deep(quote!(x), Delimiter::None);
            let refs: TokenStream = std::iter::repeat_n(quote!(&'a mut), 55).chain([quote!(u8)]).collect();
            let paths: TokenStream = std::iter::repeat_n(quote!(a::B<), 55)
                .chain([quote!(u8)])
                .chain(std::iter::repeat_n(quote!(>), 55))
                .collect();
            for ty in [tuple, refs, paths, array] {
                let item = quote!(enum R { #[rule(flatten)] A(#ty), #[doc = "B."] B = (#ty) });
                let args = quote!(enforced_by(#ty, #ty));
                let _ = attribute::reemit(&args, &item);
                let _ = expand_derive(quote!(#[refusal_args(#args)] #item));
            }
            let value = deep(quote!(5), Delimiter::Parenthesis);
            let code = expand_derive(quote!(enum R { #[doc = "A."] A = #value }));
            assert!(syn::parse2::<File>(code).is_ok_and(|file| file.items.len() > 3));
        });
    }
}
