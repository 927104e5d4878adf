//! How long the compiler takes for rules, against what one would write without the library, and how long a build
//! from nothing takes.
//!
//! Crates of more and more rules are written and checked in turns, and the fastest turn of each counts. Without
//! `incremental`, so that each turn is the whole work.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

const TURNS: usize = 5;
const BUILD_TURNS: usize = 3;
const COUNTS: [usize; 4] = [10, 100, 1000, 4000];

/// A way to write rules: its name, its dependencies, and its code for so many.
type Way = (&'static str, &'static str, fn(usize) -> String);

const WAYS: [Way; 5] = [
    ("by hand", "serde = { version = \"1\", features = [\"derive\"] }", by_hand),
    ("this library", OURS, ours),
    ("strum", "strum = { version = \"0.28\", features = [\"derive\"] }", strum),
    (
        "displaydoc and serde",
        "displaydoc = \"0.2\"\nserde = { version = \"1\", features = [\"derive\"] }",
        displaydoc,
    ),
    ("the enum alone", "", enum_alone),
];

const OURS: &str =
    concat!("refusals-runtime = { path = \"", env!("CARGO_MANIFEST_DIR"), "/../refusals-runtime\" }");

/// What is built from nothing: with the first is compared.
const BUILDS: [(&str, &str); 4] = [
    ("strum and serde_json", "strum = { version = \"0.28\", features = [\"derive\"] }\nserde_json = \"1\""),
    ("this library", OURS),
    (
        "this library and serde_json",
        concat!(
            "refusals-runtime = { path = \"",
            env!("CARGO_MANIFEST_DIR"),
            "/../refusals-runtime\" }\nserde_json = \"1\""
        ),
    ),
    (
        "strum, serde and serde_json",
        "strum = { version = \"0.28\", features = [\"derive\"] }\nserde = { version = \"1\", features = [\"derive\"] }\nserde_json = \"1\"",
    ),
];

fn main() -> Result<(), Box<dyn Error>> {
    let scratch = env::temp_dir().join(format!("refusals-benches-{}", std::process::id()));
    let measured = rules(&scratch).and_then(|()| builds(&scratch));
    fs::remove_dir_all(&scratch)?;
    measured
}

fn rules(scratch: &Path) -> Result<(), Box<dyn Error>> {
    println!("| rules | how | `cargo check` | | a rule |\n|--:|---|--:|--:|--:|");
    for count in COUNTS {
        let mut crates = Vec::new();
        for (index, (_, dependencies, code)) in WAYS.into_iter().enumerate() {
            let directory = scratch.join(format!("rules-{index}-{count}"));
            write(&directory, &format!("way{index}-{count}"), dependencies, &code(count))?;
            crates.push(directory);
        }
        let target = scratch.join("target");
        for directory in &crates {
            check(directory, &target)?; // its dependencies, which are not measured here
        }
        let mut fastest = [Duration::MAX; WAYS.len()];
        for _ in 0..TURNS {
            for (directory, fastest) in crates.iter().zip(&mut fastest) {
                touch(directory)?;
                *fastest = (*fastest).min(check(directory, &target)?);
            }
        }
        for ((name, ..), time) in WAYS.iter().zip(fastest) {
            let ratio = time.as_secs_f64() / fastest[0].as_secs_f64();
            let each = time / u32::try_from(count)?;
            println!("| {count} | {name} | {:.2} s | {ratio:.2} | {each:.0?} |", time.as_secs_f64());
        }
    }
    Ok(())
}

fn builds(scratch: &Path) -> Result<(), Box<dyn Error>> {
    println!("\n| from nothing | `cargo build` | | crates |\n|---|--:|--:|--:|");
    let mut crates = Vec::new();
    for (index, (_, dependencies)) in BUILDS.into_iter().enumerate() {
        let directory = scratch.join(format!("build-{index}"));
        write(&directory, &format!("build{index}"), dependencies, "")?;
        crates.push(directory);
    }
    let mut fastest = [Duration::MAX; BUILDS.len()];
    for _ in 0..BUILD_TURNS {
        for (directory, fastest) in crates.iter().zip(&mut fastest) {
            let target = directory.join("target");
            if target.exists() {
                fs::remove_dir_all(&target)?;
            }
            *fastest = (*fastest).min(cargo(directory, &target, "build")?);
        }
    }
    for (((name, _), directory), time) in BUILDS.iter().zip(&crates).zip(fastest) {
        let ratio = time.as_secs_f64() / fastest[0].as_secs_f64();
        let lock = fs::read_to_string(directory.join("Cargo.lock"))?;
        // Less the crate itself.
        let packages = lock.matches("[[package]]").count() - 1;
        println!("| {name} | {:.2} s | {ratio:.2} | {packages} |", time.as_secs_f64());
    }
    Ok(())
}

fn write(directory: &Path, name: &str, dependencies: &str, code: &str) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(directory.join("src"))?;
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n\n[workspace]\n"
    );
    fs::write(directory.join("Cargo.toml"), manifest)?;
    fs::write(source(directory), code)?;
    Ok(())
}

fn source(directory: &Path) -> PathBuf {
    directory.join("src/lib.rs")
}

fn touch(directory: &Path) -> Result<(), Box<dyn Error>> {
    Ok(fs::File::options().append(true).open(source(directory))?.set_modified(std::time::SystemTime::now())?)
}

fn check(directory: &Path, target: &Path) -> Result<Duration, Box<dyn Error>> {
    cargo(directory, target, "check")
}

fn cargo(directory: &Path, target: &Path, command: &str) -> Result<Duration, Box<dyn Error>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args([command, "--quiet"]).current_dir(directory);
    cargo.env("CARGO_TARGET_DIR", target).env("CARGO_INCREMENTAL", "0").env_remove("RUSTFLAGS");
    let begin = Instant::now();
    let status = cargo.status()?;
    if status.success() {
        Ok(begin.elapsed())
    } else {
        Err(format!("cargo {command} failed in {}", directory.display()).into())
    }
}

fn reason(number: usize) -> String {
    format!("The demographic cut number {number} is not defined for this study; ask for another.")
}

/// A line for each rule, in which `NUMBER` and `REASON` are the rule's.
fn each(code: &mut String, count: usize, line: &str) {
    for number in 0..count {
        code.push_str(&line.replace("NUMBER", &number.to_string()).replace("REASON", &reason(number)));
        code.push('\n');
    }
}

fn enumeration(count: usize, attributes: &str, of_variant: &str) -> String {
    let mut code = format!("/// The rules.\n{attributes}\npub enum Rules {{\n");
    each(&mut code, count, &format!("    /// REASON\n    {of_variant}\n    CutNumberNUMBER,"));
    code.push_str("}\n");
    code
}

fn ours(count: usize) -> String {
    enumeration(count, "#[refusals_runtime::refusal_rules]\n#[derive(Debug, Clone, Copy, PartialEq, Eq)]", "")
}

/// Less than this library generates: neither a card, nor a prompt, nor guards.
fn strum(count: usize) -> String {
    let derives = "#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::EnumMessage, strum::VariantArray)]\n#[strum(serialize_all = \"kebab-case\")]";
    enumeration(count, derives, "")
}

/// As little.
fn displaydoc(count: usize) -> String {
    let derives = "#[derive(Debug, Clone, Copy, PartialEq, Eq, displaydoc::Display, serde::Serialize, serde::Deserialize)]\n#[serde(rename_all = \"kebab-case\")]";
    enumeration(count, derives, "")
}

fn enum_alone(count: usize) -> String {
    enumeration(count, "#[derive(Debug, Clone, Copy, PartialEq, Eq)]", "")
}

/// The same public items, as one writes them.
fn by_hand(count: usize) -> String {
    let mut code = String::from(HAND_BEFORE);
    code.push_str(&enumeration(count, "#[derive(Debug, Clone, Copy, PartialEq, Eq)]", ""));
    code.push_str(
        "impl Rules {\n/// The id and reason of every rule.\npub const RULES: &'static [Rule] = &[\n",
    );
    each(&mut code, count, "Rule { id: \"cut-numberNUMBER\", reason: \"REASON\", allowed: &[] },");
    code.push_str("];\n/// Every rule.\npub const ALL: &'static [Self] = &[\n");
    each(&mut code, count, "Self::CutNumberNUMBER,");
    code.push_str(
        "];\n/// The rule's id.\n#[must_use]\npub const fn id(&self) -> &'static str {\nmatch self {\n",
    );
    each(&mut code, count, "Self::CutNumberNUMBER => \"cut-numberNUMBER\",");
    code.push_str("}\n}\n/// The rule's reason.\n#[must_use]\npub const fn reason(&self) -> &'static str {\nmatch self {\n");
    each(&mut code, count, "Self::CutNumberNUMBER => \"REASON\",");
    code.push_str("}\n}\n/// The rule of that id.\n#[must_use]\npub fn from_id(id: &str) -> Option<Self> {\nSome(match id {\n");
    each(&mut code, count, "\"cut-numberNUMBER\" => Self::CutNumberNUMBER,");
    code.push_str("_ => return None,\n})\n}\n");
    let params: Vec<_> =
        (0..count).map(|number| format!("\"cut-number{number}\":\"{}\"", reason(number))).collect();
    let params = format!("{{{}}}", params.join(","));
    let mut lines = String::new();
    each(&mut lines, count, "- `cut-numberNUMBER`: REASON");
    code.extend([
        "/// The card's params.\npub const CARD_PARAMS: &'static str = ",
        &format!("{params:?};\n"),
    ]);
    code.extend(["/// The prompt.\npub const PROMPT: &'static str = ", &format!("{lines:?};\n")]);
    each(
        &mut code,
        count,
        "/// Guards one place in a tool with the rule `cut-numberNUMBER`.\n///\n/// REASON\n///\n/// # Errors\n///\n/// The refusal.\npub fn guard_cut_numberNUMBER(verdict: Verdict) -> Result<(), Refusal<Self>> {\nSelf::CutNumberNUMBER.guard(verdict)\n}",
    );
    code.push_str("/// Runs every guard.\n///\n/// # Errors\n///\n/// The first refusal.\npub fn admit<G: Guards + ?Sized, T: Borrow<G::Request>>(guards: &G, request: T) -> Result<Admitted<T>, Refusal<Self>> {\n{\nlet request = request.borrow();\n");
    each(&mut code, count, "Self::CutNumberNUMBER.guard(guards.check_cut_numberNUMBER(request))?;");
    code.push_str("}\nOk(Admitted(request))\n}\n/// Every refusal.\n#[must_use]\npub fn refusals<G: Guards + ?Sized>(guards: &G, request: &G::Request) -> Vec<Refusal<Self>> {\nlet mut refusals = Vec::new();\n");
    each(
        &mut code,
        count,
        "refusals.extend(Self::CutNumberNUMBER.guard(guards.check_cut_numberNUMBER(request)).err());",
    );
    code.push_str("refusals\n}\n}\n");
    code.push_str(HAND_BEHIND);
    code.push_str("/// The guards.\npub trait Guards {\n/// The request.\ntype Request: ?Sized;\n");
    each(
        &mut code,
        count,
        "/// Whether the rule `cut-numberNUMBER` applies.\n///\n/// REASON\nfn check_cut_numberNUMBER(&self, request: &Self::Request) -> Verdict;",
    );
    code.push_str("}\n");
    code
}

const HAND_BEFORE: &str = "\
//! By hand.

use std::borrow::{Borrow, Cow};

/// A rule.
#[derive(Debug, Clone, Copy, serde::Serialize)]
pub struct Rule { id: &'static str, reason: &'static str, allowed: &'static [&'static str] }

/// A verdict.
#[derive(Debug)]
pub struct Verdict(pub Option<Option<Cow<'static, str>>>);

/// A refusal.
#[derive(Debug, serde::Serialize)]
pub struct Refusal<R> { rule: R, detail: Option<Cow<'static, str>> }

/// A request that every guard has allowed.
#[derive(Debug)]
pub struct Admitted<T>(T);

/// Rules, for generic code.
pub trait RefusalRules: Sized + 'static {
    /// The id and reason of every rule.
    const RULES: &'static [Rule];
    /// Every rule.
    const ALL: &'static [Self];
    /// The card's params.
    const CARD_PARAMS: &'static str;
    /// The prompt.
    const PROMPT: &'static str;
    /// The rule's id.
    fn id(&self) -> &'static str;
    /// The rule's reason.
    fn reason(&self) -> &'static str;
    /// The rule of that id.
    fn from_id(id: &str) -> Option<Self>;
    /// The refusal, if the verdict refuses.
    ///
    /// # Errors
    ///
    /// The refusal.
    fn guard(self, verdict: Verdict) -> Result<(), Refusal<Self>> {
        match verdict.0 {
            None => Ok(()),
            Some(detail) => Err(Refusal { rule: self, detail }),
        }
    }
}

";

const HAND_BEHIND: &str = "\
impl RefusalRules for Rules {
    const RULES: &'static [Rule] = Self::RULES;
    const ALL: &'static [Self] = Self::ALL;
    const CARD_PARAMS: &'static str = Self::CARD_PARAMS;
    const PROMPT: &'static str = Self::PROMPT;
    fn id(&self) -> &'static str { Self::id(self) }
    fn reason(&self) -> &'static str { Self::reason(self) }
    fn from_id(id: &str) -> Option<Self> { Self::from_id(id) }
}

";
