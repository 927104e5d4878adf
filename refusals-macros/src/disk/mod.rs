//! The files on disk: the card and the prompt must say what the enum says.
//!
//! `card` and `prompt` compare texts and know nothing of files; `file` finds, reads and replaces one. Here
//! the two meet, and faults become errors at the rule or the path that they concern. The rules of a union
//! are known to the compiler alone, so it is given what the file says and compares.

mod card;
mod difference;
mod fault;
mod file;
mod json;
mod layout;
mod members;
mod prompt;
mod source;

use std::path::{Path, PathBuf};
use std::sync::mpsc;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use syn::LitStr;

use crate::errors::Errors;
use crate::expand::Wording;
use crate::model::{Model, Rule};
use crate::respan::placed;
use crate::rule_text::RuleText;

pub(crate) use self::prompt::MARKERS;

use self::difference::escaped;
use self::fault::Fault;
use self::file::File;

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
    let prompt =
        prompt.map(|path| Kind::Prompt(Wording::of(&model.args)).check(path, model, overwrite, errors));
    quote!(#card #prompt)
}

#[derive(Clone, Copy)]
enum Kind {
    Card,
    Prompt(Wording),
}

/// What to say of a union's file that differs.
enum Help {
    /// How it is mended.
    Mend,
    /// That it was mended after names alone, and where the file is as it was.
    Kept(PathBuf),
    /// That it cannot be mended, since not all rules are known to the macro.
    Unknown,
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
        if overwrite && let Err(other) = members::claim(&file.path, model) {
            let message = format_args!(
                "{} is held to `{other}` too, and each would undo the other's rules; hold both in one enum with `#[rule(flatten)]`",
                file.shown()
            );
            errors.at(file.literal.span(), message);
            return file.watch(model);
        }
        let (file, help) = if overwrite { self.overwrite(file, model, errors) } else { (file, Help::Mend) };
        let check = if model.is_union() {
            self.check_union(&file, &help, model, errors)
        } else {
            self.check_own(&file, model, errors);
            TokenStream::new()
        };
        let watch = file.watch(model);
        quote!(#watch #check)
    }

    /// The file as it is after it has been mended, if that can be done now, and what to say of a union's
    /// that is then wrong.
    fn overwrite(self, file: File, model: &Model, errors: &mut Errors) -> (File, Help) {
        if model.is_union() {
            return self.overwrite_union(file, model);
        }
        let Some(mended) = self.mended(&file.text, &own_rules(model)) else { return (file, Help::Mend) };
        match self.write(&file.path, &mended) {
            Ok(()) => (File { text: mended, ..file }, Help::Mend),
            Err(message) => {
                errors.at(file.literal.span(), message);
                (file, Help::Mend)
            }
        }
    }

    /// The same for a union, whose rules are known by names alone: what was in the file is kept.
    fn overwrite_union(self, file: File, model: &Model) -> (File, Help) {
        let (left, now) = mpsc::channel();
        let path = file.path.clone();
        let is_known = members::when_known(model, move |rules| match self.write_after_names(&path, rules) {
            // It is told now or never: later, the compiler has the file as it was, and finds the difference.
            Ok(text_and_kept) => drop(left.send(text_and_kept)),
            // What is left undone, the compiler's own comparison shows.
            Err(message) => eprintln!("refusals: {message}"),
        });
        match now.try_recv() {
            Ok((text, kept)) => (File { text, ..file }, kept.map_or(Help::Mend, Help::Kept)),
            Err(_) if is_known => (file, Help::Mend),
            Err(_) => (file, Help::Unknown),
        }
    }

    /// Writes what differs, and tells the file's text and where it is kept as it was. The text is read again, since
    /// another run of the compiler may have written it: that of the package's tests, say.
    fn write_after_names(self, path: &Path, rules: &[RuleText]) -> Result<(String, Option<PathBuf>), String> {
        let text = file::read(path)?;
        let Some(mended) = self.mended(&text, rules) else { return Ok((text, None)) };
        let kept = file::keep(path, &text)
            .map_err(|error| format!("cannot keep {} as it was: {error}", file::shown(path)))?;
        self.write(path, &mended)?;
        eprintln!("refusals: as it was, it is {}", kept.display());
        Ok((mended, Some(kept)))
    }

    fn write(self, path: &Path, mended: &str) -> Result<(), String> {
        file::overwrite(path, mended)?;
        eprintln!("refusals: wrote {} in {}", self.part(), file::shown(path));
        Ok(())
    }

    fn check_own(self, file: &File, model: &Model, errors: &mut Errors) {
        let rules = own_rules(model);
        let faults = self.faults(&file.text, &rules, model);
        let left = self.mended(&file.text, &rules).map(|mended| self.faults(&mended, &rules, model));
        for fault in faults {
            let is_mendable =
                left.as_ref().is_some_and(|left| left.iter().all(|other| other.message != fault.message));
            let help = if is_mendable { self.help(file) } else { String::new() };
            let rule = fault.rule.and_then(|rule| model.rules().nth(rule));
            let place = rule.map_or_else(|| file.literal.span(), |rule| rule.ident.span());
            errors.at(place, format_args!("{}{help}", located(file, &fault)));
        }
    }

    fn faults(self, text: &str, rules: &[RuleText], model: &Model) -> Vec<Fault> {
        match self {
            Self::Card => card::check(text, rules, &model.args.description),
            Self::Prompt(wording) => prompt::check(text, &wording.prompt(rules)),
        }
    }

    /// The file's text as it should be. `None` if it is so already, or if that is not certain.
    fn mended(self, text: &str, rules: &[RuleText]) -> Option<String> {
        let mended = match self {
            Self::Card => card::mend(text, rules),
            Self::Prompt(wording) => prompt::mend(text, &wording.prompt(rules)),
        };
        mended.filter(|mended| mended != text)
    }

    /// The compiler's comparison: what the file says, beside what the union's constants say.
    fn check_union(self, file: &File, help: &Help, model: &Model, errors: &mut Errors) -> TokenStream {
        let runtime = &model.runtime;
        let this_enum = model.this_enum();
        let this = quote!(<#this_enum as #runtime::RefusalRules>);
        let shown = file.shown();
        let help = {
            let text = self.help_of_union(help, file, &shown);
            // The card's whole `params` are a part of the comparison's message.
            let whole =
                matches!((help, self), (Help::Unknown, Self::Prompt(_))).then(|| quote!(#this::PROMPT));
            quote!(&[#text, #whole])
        };
        let comparison = match self {
            Self::Card => {
                let (own, description) = (own_rules(model), &model.args.description);
                card::advertised(&file.text, &own, description).map(|mut advertised| {
                    advertised.sort_by(|a, b| a.id.cmp(&b.id));
                    let entries = advertised.iter().map(|rule| {
                        let (id, reason, place) = (&rule.id, &rule.reason, rule.place.to_string());
                        let (shown_id, shown_reason) = (escaped(id), escaped(reason));
                        quote!((#id, #reason, [#place, #shown_id, #shown_reason]))
                    });
                    quote!(same_card(#this::RULES, #this_enum::__IDS, #this::CARD_PARAMS, &[#(#entries),*], #shown, #help))
                })
            }
            Self::Prompt(_) => prompt::block(&file.text).map(|(number, lines)| {
                let number = Literal::usize_unsuffixed(number);
                quote!(same_prompt(#this::PROMPT, #number, &[#(#lines),*], #shown, #help))
            }),
        };
        match comparison {
            Ok(comparison) => {
                let call = placed(quote!(#runtime::__private::#comparison), file.literal.span());
                // An id that two members have is one mistake, and no difference of the file.
                quote!(const _: () = if #this_enum::__is_distinct() { #call };)
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
            Self::Prompt(_) => "the prompt's block",
        }
    }

    /// What to do about a difference that the compiler finds.
    fn help_of_union(self, help: &Help, file: &File, shown: &str) -> String {
        match help {
            Help::Mend => self.help(file),
            Help::Kept(kept) => format!(
                "\n{shown} was written after enums of the members' names, which are not the members; \
                 as it was, it is {}",
                kept.display()
            ),
            Help::Unknown => {
                let unknown = format!(
                    "\n{shown} is not rewritten, as a member is of another crate, or stands below the union"
                );
                match self {
                    Self::Card => format!("{unknown}: edit it by hand"),
                    Self::Prompt(_) => format!("{unknown}; write between the two markers:\n"),
                }
            }
        }
    }

    fn help(self, file: &File) -> String {
        // In a workspace, cargo checks the package of the directory that it is called in, and without being asked
        // no tests.
        let package = std::env::var("CARGO_PKG_NAME").map(|name| format!(" -p {name}")).unwrap_or_default();
        let targets = if file.is_of_package { "" } else { " --all-targets" };
        format!("\n`REFUSALS=overwrite cargo check{package}{targets}` rewrites {}", self.part())
    }
}

fn located(file: &File, fault: &Fault) -> String {
    format!("{}:{}: {}", file.shown(), fault.place, fault.message)
}

fn own_rules<'m>(model: &'m Model) -> Vec<RuleText<'m>> {
    model.rules().map(Rule::text).collect()
}
