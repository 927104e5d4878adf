//! The arguments of `#[refusal_rules(…)]`.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::ParseStream;
use syn::{Attribute, LitStr, Path, PathSegment, Type};

use crate::errors::{Errors, written};
use crate::keys::{Key, Keys};
use crate::text::{self, Published};

/// The standard's own words for an extension that declares rules.
const DESCRIPTION: &str = "Rules this agent will not compute. Callers should not request these; \
                           the agent refuses with a typed Part if asked anyway.";

#[derive(Clone, Copy, PartialEq)]
enum ArgsKey {
    Card,
    Crate,
    Description,
    EnforcedBy,
    Prompt,
    PromptStyle,
    RefuseWith,
}

const KEYS: Keys<ArgsKey> = Keys {
    known: &[
        ("card", ArgsKey::Card, "card = \"agent-card.json\""),
        ("crate", ArgsKey::Crate, "crate = ::path::to::refusals_runtime"),
        ("description", ArgsKey::Description, "description = \"…\""),
        ("enforced_by", ArgsKey::EnforcedBy, "enforced_by = Tool"),
        ("prompt", ArgsKey::Prompt, "prompt = \"system.md\""),
        ("prompt_style", ArgsKey::PromptStyle, "prompt_style = \"xml\""),
        ("refuse_with", ArgsKey::RefuseWith, "refuse_with = \"tool\""),
    ],
    repeatable: &[],
};

/// How a model says that it refuses, as far as `PROMPT` tells it.
#[derive(Clone, Copy)]
pub(crate) enum Mechanism {
    /// It is told to refuse and to name the rule, and how is left to the tools that it sees.
    Unnamed,
    /// It calls the tool that `refuse_tool` describes.
    Tool,
    /// It replies with the line that `refusal_from_reply` reads.
    Reply,
}

/// How `PROMPT` is set out.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    Markdown,
    Xml,
}

pub(crate) struct Args {
    /// The path of the runtime crate, with the user's spans.
    pub(crate) runtime: TokenStream,
    /// Whether there was to be another path, which can't be read.
    pub(crate) has_lost_runtime: bool,
    /// What the card extension says of itself.
    pub(crate) description: String,
    /// The card file that must advertise the rules.
    pub(crate) card: Option<LitStr>,
    /// The prompt file that must hold `PROMPT`.
    pub(crate) prompt: Option<LitStr>,
    /// The types that must guard the rules.
    pub(crate) enforced_by: Vec<Type>,
    pub(crate) mechanism: Mechanism,
    pub(crate) style: Style,
}

impl Default for Args {
    fn default() -> Self {
        Self {
            runtime: default_runtime(),
            has_lost_runtime: false,
            description: DESCRIPTION.to_owned(),
            card: None,
            prompt: None,
            enforced_by: Vec::new(),
            mechanism: Mechanism::Unnamed,
            style: Style::Markdown,
        }
    }
}

impl Args {
    /// The arguments that step one has put into `#[refusal_args(…)]`.
    pub(crate) fn of(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let args = attributes.iter().find(|attribute| attribute.path().is_ident("refusal_args"));
        let list = args.and_then(|attribute| attribute.meta.require_list().ok());
        Self::parse(list.map(|list| list.tokens.clone()).unwrap_or_default(), errors)
    }

    pub(crate) fn parse(tokens: TokenStream, errors: &mut Errors) -> Self {
        let mut args = Self::default();
        KEYS.parse([tokens], errors, |key, input, errors| args.read(key, input, errors));
        args
    }

    fn read(&mut self, key: &Key<ArgsKey>, input: ParseStream, errors: &mut Errors) -> syn::Result<()> {
        match key.kind {
            ArgsKey::Card => self.card = Some(key.string(input)?),
            ArgsKey::Crate => match key.value(input, RuntimePath::parse) {
                Ok(path) => self.runtime = path.read(errors),
                Err(error) => {
                    self.has_lost_runtime = true;
                    return Err(error);
                }
            },
            ArgsKey::EnforcedBy => {
                self.enforced_by = key.types(input)?;
                let mut seen = HashSet::new();
                for ty in &self.enforced_by {
                    let written = written(ty);
                    let message =
                        format_args!("`{written}` is named twice; remove one of the two").to_string();
                    if !seen.insert(written) {
                        errors.on(ty, message);
                    }
                }
            }
            ArgsKey::Prompt => self.prompt = Some(key.string(input)?),
            ArgsKey::PromptStyle => {
                self.style = key.choice(input, &[("markdown", Style::Markdown), ("xml", Style::Xml)])?;
            }
            ArgsKey::RefuseWith => {
                self.mechanism =
                    key.choice(input, &[("reply", Mechanism::Reply), ("tool", Mechanism::Tool)])?;
            }
            ArgsKey::Description => {
                let description = key.string(input)?;
                self.description = description.value();
                if self.description.trim().is_empty() {
                    errors.at(
                        description.span(),
                        "`description` is empty; write what callers should know of the rules, or leave it out",
                    );
                }
                text::check(Published::Description, &self.description, description.span(), errors);
            }
        }
        Ok(())
    }
}

pub(crate) fn default_runtime() -> TokenStream {
    quote!(::refusals_runtime)
}

/// The runtime's path. The generated code stands wherever the enum does, so the path is absolute.
enum RuntimePath {
    Written(Path),
    /// In quotes, as the helpers of other derives have it.
    Quoted(LitStr, Path),
}

impl RuntimePath {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.peek(LitStr) {
            let literal: LitStr = input.parse()?;
            let path = literal.parse_with(Path::parse_mod_style)?;
            return Ok(Self::Quoted(literal, path));
        }
        Path::parse_mod_style(input).map(Self::Written)
    }

    fn read(self, errors: &mut Errors) -> TokenStream {
        let path = match &self {
            Self::Written(path) | Self::Quoted(_, path) => path,
        };
        let first = path.segments.first().map(|PathSegment { ident, .. }| ident.to_string());
        let is_absolute =
            path.leading_colon.is_some() || matches!(first.as_deref(), Some("crate" | "$crate"));
        let is_from_module = matches!(first.as_deref(), Some("self" | "super"));
        let absolute = if is_absolute || is_from_module { quote!(#path) } else { quote!(::#path) };
        let written = written(&absolute);
        match &self {
            Self::Quoted(literal, _) => errors.at(
                literal.span(),
                format_args!("`crate` has a value of the wrong kind; write `crate = {written}`"),
            ),
            Self::Written(_) if is_absolute => {}
            Self::Written(_) if is_from_module => {
                errors.on(path, "the path must be absolute; start it with `crate::` or `::`");
            }
            Self::Written(_) => {
                errors.on(path, format_args!("the path must be absolute; write `crate = {written}`"));
            }
        }
        absolute
    }
}
