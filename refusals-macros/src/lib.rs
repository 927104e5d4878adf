//! The `#[refusal_rules]` attribute of `refusals-runtime`, which re-exports it: depend on that crate.

// The macro is one pipeline, a room a step. `attribute` re-emits the enum with a hidden derive. The derive
// parses the arguments (`args`) and the enum (`model`, with `rule_args`, `doc` and `id`), if neither is nested too deep
// (`nesting`), checks what takes more than one rule to see (`validate`), compares the files on disk (`disk`)
// and writes the code (`expand`). Mistakes are collected on the way (`errors`) and never stop it, so that
// all are reported and the enum keeps its items.

mod args;
mod attribute;
mod characters;
mod disk;
mod doc;
mod errors;
mod expand;
mod id;
mod keys;
mod model;
mod nesting;
mod respan;
mod rule_args;
mod rule_text;
mod text;
mod validate;

#[cfg(test)]
mod any_tokens;

use proc_macro::TokenStream;
use quote::quote;

use crate::errors::Errors;
use crate::model::Model;

/// Turns the variants of an enum into the rules that an agent refuses by.
///
/// Each variant is a rule. Its id is the variant's name in kebab-case; its reason is the first
/// paragraph of its doc comment, the lines joined by one space. Later paragraphs are notes for
/// maintainers and are published nowhere.
///
/// ```
/// use refusals_runtime::{Refusal, Verdict, refusal_rules};
///
/// #[refusal_rules]
/// #[derive(Debug, Clone, Copy, PartialEq, Eq)]
/// pub enum SurveyRule {
///     /// Segmentation families cannot be crossed; ask for one family per cut.
///     SegMix,
///     /// That demographic cut is not defined for this study.
///     ///
///     /// A note for maintainers.
///     InvalidCut,
/// }
///
/// // The card, the prompt, and the way from an id to its rule and back:
/// assert_eq!(
///     SurveyRule::CARD_PARAMS,
///     "{\"seg-mix\":\"Segmentation families cannot be crossed; ask for one family per cut.\",\
///      \"invalid-cut\":\"That demographic cut is not defined for this study.\"}"
/// );
/// assert!(SurveyRule::PROMPT.contains("- `invalid-cut`: That demographic cut is not defined for this study."));
/// assert_eq!(SurveyRule::from_id("seg-mix"), Some(SurveyRule::SegMix));
///
/// // The guards, one a rule, implemented by the tool that they guard:
/// struct CutTool;
///
/// impl SurveyRuleGuards for CutTool {
///     type Request = [&'static str];
///     fn check_seg_mix(&self, cut: &[&'static str]) -> Verdict {
///         Verdict::refuse_if(cut.len() > 1).because(|| format!("The cut combined {}.", cut.join(" with ")))
///     }
///     fn check_invalid_cut(&self, cut: &[&'static str]) -> Verdict {
///         Verdict::refuse_unless(cut.iter().all(|name| ["party", "news"].contains(name)))
///     }
/// }
///
/// // No request reaches the tool's body without passing them:
/// let refusal: Refusal<SurveyRule> = SurveyRule::admit(&CutTool, ["party", "news"]).unwrap_err();
/// assert_eq!(refusal.id(), "seg-mix");
/// assert_eq!(refusal.detail(), Some("The cut combined party with news."));
/// ```
///
/// # What it generates
///
/// | on the enum | what |
/// |---|---|
/// | `RULES: &'static [Rule]` | the id and reason of every rule, in declaration order |
/// | `ALL: &'static [Self]` | the variants, in the same order |
/// | `id(&self)`, `reason(&self)` | `const fn`s |
/// | `allowed(&self) -> &'static [&'static str]` | what is still fine under the rule; a `const fn` |
/// | `from_id(&str) -> Option<Self>` | a `const fn` |
/// | `CARD_PARAMS: &'static str` | the card's params map as JSON text |
/// | `card_extension() -> CardExtension` | the card declaration, a `const fn` |
/// | `PROMPT: &'static str` | the system-prompt snippet |
/// | `refuse_tool() -> RefuseTool` | the tool by which a model refuses; a `const fn` |
/// | `refusal_from_call(&Value) -> Result<Refusal<Self>, InvalidRefusal>` | a call of it, read |
/// | `refusal_from_reply(&str) -> Result<Option<Refusal<Self>>, InvalidRefusal>` | a model's reply, read |
/// | `guard_<rule>(Verdict) -> Result<(), Refusal<Self>>` | one guard a rule, for a single place in a tool |
/// | `admit(&guards, request)` | runs every guard; the first refusal wins, else the request is `Admitted` |
/// | `refusals(&guards, &request)` | runs every guard and lists each refusal |
/// | `refuse(self) -> Refusal<Self>` | the refusal, for code that has already decided; a `const fn` |
///
/// Beside the enum stands the trait `<Enum>Guards`, with one required method `check_<rule>` a rule and
/// no default bodies, so a rule without a guard does not compile.
///
/// The request of `admit` may be owned, a reference, a `Box` or an `Arc`: whatever borrows as the guards'
/// `Request`. The guards may be a `dyn` of their trait. `Admitted` is `Send` if the request is. A guard is not
/// async; the guide's FAQ says why, under *Can a guard be async?*
///
/// For generic code the same is there through the trait `RefusalRules`, but for two: `allowed` is a method of
/// each `Rule` in `RULES`, and `guard_<rule>` is the method `guard` of the rule.
///
/// `<rule>` is the variant's name in snake case. No derive is added or required.
///
/// # Keys
///
/// On the enum, `#[refusal_rules(…)]`:
///
/// | key | what |
/// |---|---|
/// | `card = "…"` | the card file that must advertise these rules, from the source file on, as in `include_str!` |
/// | `prompt = "…"` | the prompt file that must hold `PROMPT`, between a line with `refusals:begin` and one with `refusals:end` |
/// | `enforced_by = Tool`, `enforced_by(A, B)` | the types that must guard every rule |
/// | `refuse_with = "tool"`, `"reply"` | how `PROMPT` tells a model to refuse; no other way is then read. Without the key nothing tells the model how: register `refuse_tool()`, which says itself when to call it. A model without tools needs `"reply"`: its refusal in prose is an answer to `refusal_from_reply` |
/// | `prompt_style = "markdown"`, `"xml"` | how `PROMPT` is set out |
/// | `description = "…"` | what the card extension says of itself |
/// | `crate = ::path` | where `refusals-runtime` is, if it has another name or comes through another crate |
///
/// On a variant, `#[rule(…)]`:
///
/// | key | what |
/// |---|---|
/// | `id = "…"` | the rule's id, if the variant's name does not make the right one |
/// | `allow = "…"` | a near miss: what is still fine under the rule. It is in `PROMPT` and not on the card; as often as there is something to say |
/// | `flatten` | the variant holds another rules enum, whose rules are rules of this one too |
///
/// # The files
///
/// The card's Refusals v1 entry must have these rules as its `params`, and the prompt's block must be
/// `PROMPT`; a difference is an error, with the place in the file. An edit of the file alone has the
/// compiler look again. `REFUSALS=overwrite cargo check` rewrites the `params` and the block where they
/// differ, and nothing else: not a file that is no card or has no block, and none outside the directory of
/// the package. Without the variable nothing is written. In rust-analyzer, which does not tell a macro where
/// a source file is, files are not compared.
///
/// # The union
///
/// A variant `#[rule(flatten)] Survey(SurveyRule)` makes the rules of `SurveyRule` rules of this enum:
/// `RULES`, `ALL`, `from_id`, `CARD_PARAMS`, `PROMPT` and `card_extension` hold them in declaration order,
/// `From<SurveyRule>` and `?` lead from the tool's to the agent's. What members say by `allow` is taken over;
/// `refuse_with`, `prompt_style` and `description` are the union's own. The guards of the union are those of its
/// members and of its own rules; a type that guards them all, over one request, may be used with `admit`, and
/// otherwise each tool admits its requests by its own enum. Members may be unions; then a refusal is lifted
/// with `Refusal::lift` where `?` alone does not do it.
///
#[doc = include_str!("../docs/errors.md")]
#[proc_macro_attribute]
pub fn refusal_rules(args: TokenStream, item: TokenStream) -> TokenStream {
    attribute::reemit(&args.into(), &item.into()).into()
}

/// The second step of `#[refusal_rules]`, which alone writes this derive.
///
/// A derive receives the enum with `#[cfg]` resolved, leaves it standing whatever it finds, and makes
/// `#[rule(…)]` an ordinary helper attribute.
#[doc(hidden)]
#[proc_macro_derive(RefusalRules, attributes(refusal_args, rule))]
pub fn derive(input: TokenStream) -> TokenStream {
    expand_derive(input.into()).into()
}

fn expand_derive(input: proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let input = match nesting::check(&input).and_then(|()| syn::parse2(input).map_err(errors::in_our_words)) {
        Ok(input) => input,
        Err(error) => return errors::compile_error(&error, &args::default_runtime()),
    };
    let mut errors = Errors::default();
    let model = Model::parse(&input, &mut errors);
    validate::check(&model, &mut errors);
    // A file is compared with rules that are right in themselves.
    let files = errors.is_empty().then(|| disk::check(&model, &mut errors));
    let code = expand::expand(&model);
    let errors = errors.report(&model.args.runtime);
    quote!(#errors #code #files)
}
