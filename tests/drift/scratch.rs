//! A scratch crate: a copy of some files as a package of its own, which is edited, built, and put right again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One edit: the file, what is in it, and what is put in its place.
pub(crate) type Edit = (&'static str, &'static str, &'static str);

pub(crate) struct Scratch {
    /// What was copied.
    original: PathBuf,
    pub(crate) directory: PathBuf,
}

impl Scratch {
    /// The package has a name of its own, as cargo tells packages in one target directory apart by it. It depends on
    /// the runtime; `manifest` is what comes behind that.
    pub(crate) fn new(name: &str, original: PathBuf, manifest: &str) -> Self {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&directory);
        copy(&original, &directory);
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let workspace = package.ancestors().find(|it| it.join("Cargo.lock").exists()).unwrap();
        // The versions of the workspace, which are the ones that are there.
        fs::copy(workspace.join("Cargo.lock"), directory.join("Cargo.lock")).unwrap();
        let runtime = workspace.join("refusals-runtime");
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
             [dependencies]\nrefusals-runtime = {{ path = '{}' }}\n{manifest}",
            runtime.display()
        );
        fs::write(directory.join("Cargo.toml"), manifest).unwrap();
        Self { original, directory }
    }

    pub(crate) fn read(&self, file: &str) -> String {
        fs::read_to_string(self.directory.join(file)).unwrap()
    }

    pub(crate) fn edit(&self, (file, from, to): Edit) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} does not hold {from:?}");
        fs::write(self.directory.join(file), text.replace(from, to)).unwrap();
    }

    /// The file as it was before every edit of it.
    pub(crate) fn restore(&self, (file, ..): Edit) {
        // Not copied, which may keep the time of the original: cargo would not see that it has changed.
        fs::write(self.directory.join(file), fs::read(self.original.join(file)).unwrap()).unwrap();
    }

    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(arguments).args(["--offline", "--quiet", "--color=never"]).current_dir(&self.directory);
        // One for all, so that the dependencies are built once.
        cargo.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("scratch-target"));
        cargo.env_remove("REFUSALS").env_remove("RUSTFLAGS").env_remove("TRYBUILD");
        cargo
    }
}

/// What the command says, of a success or of a failure.
pub(crate) fn run(mut command: Command) -> Result<String, String> {
    let output = command.output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    if output.status.success() { Ok(said) } else { Err(said) }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}
