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
