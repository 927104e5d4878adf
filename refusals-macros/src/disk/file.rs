//! A file beside the source: found as `include_str!` finds it, read, watched, and replaced as a whole.

use std::io::Write;
use std::path::{Component, Path, PathBuf};
use std::{env, fs, io, process};

use proc_macro2::TokenStream;
use quote::quote;
use syn::LitStr;

use crate::model::Model;

pub(super) struct File {
    /// The path, as the author writes it.
    pub(super) literal: LitStr,
    pub(super) path: PathBuf,
    pub(super) text: String,
    /// Whether the source file is the library's or a program's, and not a test's or an example's.
    pub(super) is_of_package: bool,
}

impl File {
    /// The file that the path names from the source file on. `None` where there is no source file to be
    /// told, as in rust-analyzer: there is nothing to be said about the file then.
    pub(super) fn find(literal: &LitStr) -> Result<Option<Self>, String> {
        if !proc_macro::is_available() {
            return Ok(None);
        }
        // The compiler's own span, which `proc_macro2` calls to unwrap: it is there, as has been asked.
        let span = literal.span().unwrap();
        let Some(source) = span.local_file() else {
            if span.file().is_empty() {
                return Ok(None);
            }
            return Err(
                "the macro cannot tell which file this path starts from; write it where the enum is".into()
            );
        };
        let path = source.parent().unwrap_or(Path::new("")).join(literal.value());
        let text = read(&path).map_err(|message| {
            // Where the enum is made by a macro, that may be another file than its author thinks.
            format!("{message}; the path starts from {}", shown(&source))
        })?;
        let directory = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
        let full = std::path::absolute(&source).unwrap_or_default();
        let is_of_package =
            !["benches", "examples", "tests"].iter().any(|it| full.starts_with(directory.join(it)));
        Ok(Some(Self { literal: literal.clone(), path, text, is_of_package }))
    }

    /// The path as messages show it.
    pub(super) fn shown(&self) -> String {
        shown(&self.path)
    }

    /// Code that has the compiler look at the file, so that an edit of it alone is an edit of the crate.
    ///
    /// The path is told in full: where the enum is made by a macro, the compiler would start from another
    /// file than the one that the path is written in, and watch what is not compared.
    pub(super) fn watch(&self, model: &Model) -> TokenStream {
        let private = {
            let runtime = &model.runtime;
            quote!(#runtime::__private)
        };
        let full = std::path::absolute(&self.path).ok();
        let path = match full.as_deref().and_then(Path::to_str) {
            Some(path) => path.to_owned(),
            None => self.literal.value(),
        };
        quote!(const _: &[#private::u8] = #private::include_bytes!(#path);)
    }
}

pub(super) fn shown(path: &Path) -> String {
    normal(path).display().to_string()
}

pub(super) fn read(path: &Path) -> Result<String, String> {
    // The place is told in full, as the path may start from where nobody thinks.
    let tried = || shown(&std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
    fs::read_to_string(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            format!("there is no file {}", tried())
        }
        io::ErrorKind::InvalidData => format!("{} is not UTF-8 text", tried()),
        _ => format!("cannot read {}: {error}", tried()),
    })
}

/// Whether the author asks for files to be mended. Those of a dependency are not theirs, and Cargo tells
/// which packages it was asked for.
pub(super) fn may_overwrite() -> Result<bool, &'static str> {
    match env::var_os("REFUSALS") {
        None => Ok(false),
        Some(value) if value == "overwrite" => Ok(env::var_os("CARGO_PRIMARY_PACKAGE").is_some()),
        Some(value) if value.is_empty() => Ok(false),
        Some(_) => Err("the environment variable `REFUSALS` has an unknown value, expected `overwrite`"),
    }
}

/// `a/b/../c` as `a/c`, for people: to the system the two may differ, if `b` is a link.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for component in path.components() {
        match (component, normal.components().next_back()) {
            (Component::ParentDir, Some(Component::Normal(_))) => {
                normal.pop();
            }
            (Component::ParentDir, Some(Component::RootDir)) => {}
            _ => normal.push(component),
        }
    }
    normal
}

/// Replaces a file of the package's own, or leaves it as it is.
pub(super) fn overwrite(path: &Path, text: &str) -> Result<(), String> {
    let cannot = |error: io::Error| format!("cannot write {}: {error}", shown(path));
    let file = path.canonicalize().map_err(cannot)?;
    let package = env::var_os("CARGO_MANIFEST_DIR").map(|directory| Path::new(&directory).canonicalize());
    match package.transpose().map_err(cannot)? {
        Some(package) if file.starts_with(&package) => replace(&file, text).map_err(cannot),
        _ => Err(format!(
            "{} is not in the directory of the package, and nothing outside is overwritten; edit it by hand",
            shown(path)
        )),
    }
}

/// Keeps a text where nothing else is, and tells where.
pub(super) fn keep(path: &Path, text: &str) -> Result<PathBuf, String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    for number in 0..1000 {
        let kept = env::temp_dir().join(format!("refusals-{}-{number}-{name}", process::id()));
        match fs::OpenOptions::new().write(true).create_new(true).open(&kept) {
            Ok(mut file) => {
                return file.write_all(text.as_bytes()).map(|()| kept).map_err(|error| error.to_string());
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error.to_string()),
        }
    }
    Err("there are too many kept files".into())
}

/// Writes another file first, so that a crash leaves the old one or the new one, and never a part.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let permissions = fs::metadata(file)?.permissions();
    if permissions.readonly() {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it is read-only"));
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", process::id()));
    let new = file.with_file_name(name);
    let written = fs::write(&new, text)
        .and_then(|()| fs::set_permissions(&new, permissions))
        .and_then(|()| fs::rename(&new, file));
    if written.is_err() {
        // What is left of the attempt; that it failed is what is reported.
        let _ = fs::remove_file(&new);
    }
    written
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::normal;

    #[test]
    fn paths_are_shown_without_detours() {
        for (path, expected) in [
            ("src/../agent-card.json", "agent-card.json"),
            ("examples/a/src/../../b.json", "examples/b.json"),
            ("../../b.json", "../../b.json"),
            ("src/./a.json", "src/a.json"),
            ("/a/../../b", "/b"),
        ] {
            assert_eq!(normal(Path::new(path)), Path::new(expected), "{path}");
        }
    }
}
