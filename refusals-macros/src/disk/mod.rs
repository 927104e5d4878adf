//! The files on disk: the card and the prompt must say what the enum says.
//!
//! `card` and `prompt` compare texts and know nothing of files; `file` finds, reads and replaces one. Here
//! the two meet, and faults become errors at the rule or the path that they concern. The rules of a union
//! are known to the compiler alone, so it is given what the file says and compares.

mod card;
mod fault;
mod file;
mod json;
mod members;
mod prompt;

use std::path::Path;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use syn::LitStr;

use crate::errors::Errors;
use crate::expand;
use crate::model::Model;
use crate::respan::placed;

use self::fault::{Fault, escaped};
use self::file::File;
use self::members::OwnedRule;

/// Checks each file that the arguments name. The code that is returned has the compiler watch the files, and
/// check those of a union.
pub(crate) fn check(model: &Model, errors: &mut Errors) -> TokenStream {
    let (card, prompt) = (model.args.card.as_ref(), model.args.prompt.as_ref());
    let overwrite = file::may_overwrite().unwrap_or_else(|message| {
        if let Some(path) = card.or(prompt) {
            errors.at(path.span(), message);
        }
        false
    });
    if overwrite {
        members::remember(model);
    }
    let card = card.map(|path| Kind::Card.check(path, model, overwrite, errors));
    let prompt = prompt.filter(|_| no_marker_in_reasons(model, errors));
    let prompt = prompt.map(|path| Kind::Prompt.check(path, model, overwrite, errors));
    quote!(#card #prompt)
}

#[derive(Clone, Copy)]
enum Kind {
    Card,
    Prompt,
}

impl Kind {
    fn check(self, path: &LitStr, model: &Model, overwrite: bool, errors: &mut Errors) -> TokenStream {
        let file = match File::find(path) {
            Ok(Some(file)) => file,
            Ok(None) => return TokenStream::new(),
            Err(message) => {
                errors.at(path.span(), message);
                return TokenStream::new();
            }
        };
        let file = if overwrite { self.overwrite(file, model, errors) } else { file };
        let check = if model.is_union() {
            self.check_union(&file, model, errors)
        } else {
            self.check_own(&file, model, errors);
            TokenStream::new()
        };
        let watch = file.watch(model);
        quote!(#watch #check)
    }

    /// The file as it is after it has been mended, if that can be done now.
    fn overwrite(self, file: File, model: &Model, errors: &mut Errors) -> File {
        let literal = file.literal.clone();
        if model.is_union() {
            let path = file.path.clone();
            members::when_known(model, move |rules| {
                // What goes wrong here, the compiler's own comparison shows.
                if let Err(message) = file::read(&path).and_then(|text| self.mend(&path, &text, rules)) {
                    eprintln!("refusals: {message}");
                }
            });
        } else if let Err(message) = self.mend(&file.path, &file.text, &own_rules(model)) {
            errors.at(literal.span(), message);
        }
        let text = file::read(&file.path).unwrap_or(file.text);
        File { text, ..file }
    }

    /// Rewrites what differs, and says so.
    fn mend(self, path: &Path, text: &str, rules: &[OwnedRule]) -> Result<(), String> {
        match self.mended(text, rules) {
            Some(mended) if mended != text => {
                file::overwrite(path, &mended)?;
                eprintln!("refusals: wrote {} in {}", self.part(), file::shown(path));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn check_own(self, file: &File, model: &Model, errors: &mut Errors) {
        let rules = own_rules(model);
        let faults = self.faults(&file.text, &rules, model);
        let mended = self.mended(&file.text, &rules).filter(|mended| *mended != file.text);
        let left = mended.map(|mended| self.faults(&mended, &rules, model));
        for fault in faults {
            let is_mendable =
                left.as_ref().is_some_and(|left| left.iter().all(|other| other.message != fault.message));
            let help = if is_mendable { self.help() } else { String::new() };
            let rule = fault.rule.and_then(|rule| model.rules().nth(rule));
            let place = rule.map_or_else(|| file.literal.span(), |rule| rule.ident.span());
            errors.at(place, format_args!("{}{help}", located(file, &fault)));
        }
    }

    fn faults(self, text: &str, rules: &[OwnedRule], model: &Model) -> Vec<Fault> {
        match self {
            Self::Card => card::check(text, &borrowed(rules), &expand::declaration(model)),
            Self::Prompt => prompt::check(text, &expand::prompt_of(&pairs(rules))),
        }
    }

    fn mended(self, text: &str, rules: &[OwnedRule]) -> Option<String> {
        match self {
            Self::Card => card::mend(text, &borrowed(rules)),
            Self::Prompt => prompt::mend(text, &expand::prompt_of(&pairs(rules))),
        }
    }

    /// The compiler's comparison: what the file says, beside what the union's constants say.
    fn check_union(self, file: &File, model: &Model, errors: &mut Errors) -> TokenStream {
        let runtime = &model.runtime;
        let this_enum = model.this_enum();
        let this = quote!(<#this_enum as #runtime::RefusalRules>);
        let (shown, help) = (file.shown(), self.help());
        let comparison = match self {
            Self::Card => card::advertised(&file.text, &expand::declaration(model)).map(|mut advertised| {
                advertised.sort_by(|a, b| a.id.cmp(&b.id));
                let entries = advertised.iter().map(|rule| {
                    let (id, reason, place) = (&rule.id, &rule.reason, rule.place.to_string());
                    let (shown_id, shown_reason) = (escaped(id), escaped(reason));
                    quote!((#id, #reason, [#place, #shown_id, #shown_reason]))
                });
                quote!(same_card(#this::RULES, #this::CARD_PARAMS, &[#(#entries),*], #shown, #help))
            }),
            Self::Prompt => prompt::block(&file.text).map(|(number, lines)| {
                let number = Literal::usize_unsuffixed(number);
                quote!(same_prompt(#this::PROMPT, #number, &[#(#lines),*], #shown, #help))
            }),
        };
        match comparison {
            Ok(comparison) => {
                let call = placed(quote!(#runtime::__private::#comparison), file.literal.span());
                quote!(const _: () = #call;)
            }
            Err(faults) => {
                for fault in faults {
                    errors.at(file.literal.span(), located(file, &fault));
                }
                TokenStream::new()
            }
        }
    }

    /// What of the file is the enum's to say.
    fn part(self) -> &'static str {
        match self {
            Self::Card => "the card's `params`",
            Self::Prompt => "the prompt's block",
        }
    }

    fn help(self) -> String {
        // In a workspace, cargo checks the package of the directory that it is called in.
        let package = std::env::var("CARGO_PKG_NAME").map(|name| format!(" -p {name}")).unwrap_or_default();
        format!("\n`REFUSALS=overwrite cargo check{package}` rewrites {}", self.part())
    }
}

/// A reason with a marker in it would end or begin the block that it stands in.
fn no_marker_in_reasons(model: &Model, errors: &mut Errors) -> bool {
    let mut none = true;
    for rule in model.rules() {
        for marker in [prompt::BEGIN, prompt::END] {
            if rule.reason.contains(marker) {
                let message = format_args!(
                    "the reason holds `{marker}`, which marks the block in a prompt file; write it without"
                );
                errors.at(rule.ident.span(), message);
                none = false;
            }
        }
    }
    none
}

fn located(file: &File, fault: &Fault) -> String {
    format!("{}:{}: {}", file.shown(), fault.place, fault.message)
}

fn own_rules(model: &Model) -> Vec<OwnedRule> {
    model.rules().map(|rule| OwnedRule { id: rule.id.text.clone(), reason: rule.reason.clone() }).collect()
}

fn borrowed(rules: &[OwnedRule]) -> Vec<card::Rule<'_>> {
    rules.iter().map(|rule| card::Rule { id: &rule.id, reason: &rule.reason }).collect()
}

fn pairs(rules: &[OwnedRule]) -> Vec<(&str, &str)> {
    rules.iter().map(|rule| (rule.id.as_str(), rule.reason.as_str())).collect()
}
