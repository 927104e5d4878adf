//! How deep tokens are nested. `syn` parses by recursion, and runs out of stack where the compiler does not.

use proc_macro2::{TokenStream, TokenTree, token_stream};

/// More than anyone writes, and half of what the compiler's stack is enough for in a macro that is not optimized.
const MOST: usize = 64;

/// One of the streams that a token is in.
struct Open {
    rest: token_stream::IntoIter,
    /// How deep the stream is.
    depth: usize,
    /// How many signs there are since the last comma that may nest what follows them, as in `&&u8`.
    signs: usize,
}

/// Whether the tokens can be parsed. It recurses nowhere itself.
pub(crate) fn check(tokens: &TokenStream) -> syn::Result<()> {
    let mut open = vec![Open { rest: tokens.clone().into_iter(), depth: 0, signs: 0 }];
    while let Some(stream) = open.last_mut() {
        let Some(token) = stream.rest.next() else {
            open.pop();
            continue;
        };
        if let TokenTree::Punct(sign) = &token {
            match sign.as_char() {
                ',' | ';' => stream.signs = 0,
                '&' | '*' | '-' | '!' | '<' => stream.signs += 1,
                _ => {}
            }
        }
        let depth = stream.depth + stream.signs;
        if depth > MOST {
            let message = format_args!(
                "this is nested more than {MOST} levels deep, which the macro does not read; write it flatter"
            );
            return Err(syn::Error::new(token.span(), message));
        }
        if let TokenTree::Group(group) = token {
            open.push(Open { rest: group.stream().into_iter(), depth: depth + 1, signs: 0 });
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
            for deep in [deep.clone(), signs('&'), signs('-'), signs('!'), signs('*'), signs('<')] {
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
