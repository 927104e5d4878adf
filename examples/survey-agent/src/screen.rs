//! What the client shows. What the program says begins at the margin, refusals among it; whatever else comes from
//! the agent is indented, so that none of it can pass for that.

use std::io::{self, IsTerminal, Stdout, Write, stdout};

use refusals_runtime::render::{self, Palette, Show};
use refusals_runtime::{PartContent, Posture, PostureError, ReceivedPart, Untrusted, UntypedRefusal};
use survey::program::{conclude, indented};

/// The standard output, in colour if it is a terminal.
pub(crate) struct Screen {
    out: Stdout,
    palette: Palette,
}

impl Screen {
    pub(crate) fn new() -> Self {
        let out = stdout();
        let palette = if out.is_terminal() { Palette::from_env() } else { Palette::PLAIN };
        Self { out, palette }
    }

    /// A line of the program's own.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// The last line of a demo.
    pub(crate) fn conclude(&mut self, unexpected: usize) -> Result<(), Box<dyn std::error::Error>> {
        conclude(unexpected, &mut self.out)
    }

    /// The rules that an agent advertises, and what can't be read of them.
    pub(crate) fn rules(
        &mut self,
        name: &Untrusted<'_>,
        posture: &Posture,
        fault: Option<&PostureError>,
    ) -> io::Result<()> {
        // Behind a word of our own: a name may read like a refusal.
        let name = name.cut(100).terminal();
        match fault {
            None => writeln!(self.out, "On its card, {name} says what it refuses:")?,
            // It may refuse all the same.
            Some(fault) if fault.is_not_declared() => {
                writeln!(self.out, "On its card, {name} does not say what it refuses: {fault}.")?;
            }
            Some(fault) => {
                writeln!(
                    self.out,
                    "On its card, {name} says what it refuses, which can't all be read: {fault}."
                )?;
            }
        }
        for rule in posture.rules() {
            writeln!(self.out, "  {:<20}{}", rule.id(), rule.reason().terminal())?;
        }
        Ok(())
    }

    /// Refusals, or why a question was not asked again.
    pub(crate) fn refusals(&mut self, refusals: &(impl Show + ?Sized)) -> io::Result<()> {
        write!(self.out, "{}", render::terminal(refusals, &self.palette))
    }

    /// What the agent sent that is no refusal, or none that is typed.
    pub(crate) fn parts(
        &mut self,
        parts: &[ReceivedPart<'_>],
        untyped: Option<&UntypedRefusal>,
    ) -> io::Result<()> {
        for part in parts {
            if let PartContent::Text(text) = part.content() {
                indented(&text, &mut self.out)?;
            } else {
                let media_type = part.media_type().unwrap_or(Untrusted::new("no media type"));
                writeln!(self.out, "  [{}]", media_type.cut(100).terminal())?;
            }
        }
        if let Some(untyped) = untyped {
            let id = untyped.rule().id();
            writeln!(self.out, "NO TYPED REFUSAL, though it says what a refusal by rule {id} would say.")?;
        }
        Ok(())
    }
}
