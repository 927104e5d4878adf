//! The prompt on disk: whether its block is the enum's `PROMPT`.

use super::difference::{difference, escaped, split};
use super::fault::Fault;
use super::source::Source;

/// The words that mark the line above the block and the line below it.
pub(crate) const MARKERS: [&str; 2] = ["refusals:begin", "refusals:end"];

/// What is wrong in the prompt file.
pub(crate) fn check(text: &str, prompt: &str) -> Vec<Fault> {
    let source = Source::new(text);
    let fault = match Block::find(&source) {
        Ok(block) => block.compare(&source, prompt),
        Err(fault) => Some(fault),
    };
    fault.into_iter().collect()
}

/// The file with the prompt in its block, every other byte untouched; the same text if the two agree.
/// `None` if it is not certain what the block is.
pub(crate) fn mend(text: &str, prompt: &str) -> Option<String> {
    let source = Source::new(text);
    let block = Block::find(&source).ok()?;
    if block.compare(&source, prompt).is_none() {
        return Some(text.to_owned());
    }
    let newline = if block.begin.ends_with("\r\n") { "\r\n" } else { "\n" };
    Some(source.replace(block.text, &prompt.replace('\n', newline)))
}

/// The lines of the block of a union, for the compiler to compare with the `PROMPT` that it alone knows,
/// and the number of the first.
pub(crate) fn block(text: &str) -> Result<(usize, Vec<&str>), Vec<Fault>> {
    let source = Source::new(text);
    let block = Block::find(&source).map_err(|fault| vec![fault])?;
    let begin = source.place(block.begin);
    Ok((begin.line + 1, block.text.lines().collect()))
}

struct Block<'t> {
    /// The line above.
    begin: &'t str,
    text: &'t str,
    /// The line below.
    end: &'t str,
}

enum Mark<'t> {
    Begin(&'t str),
    End(&'t str),
    Both(&'t str),
}

impl<'t> Block<'t> {
    /// The file's one block.
    fn find(source: &Source<'t>) -> Result<Self, Fault> {
        use Mark::{Begin, Both, End};

        let lines = source.text.split_inclusive('\n');
        let marks = lines.filter_map(|line| match MARKERS.map(|word| line.contains(word)) {
            [true, true] => Some(Both(line)),
            [true, false] => Some(Begin(line)),
            [false, true] => Some(End(line)),
            [false, false] => None,
        });
        let (line, message) = match *marks.collect::<Vec<_>>() {
            [Begin(begin), End(end)] => return Ok(Self { begin, text: source.between(begin, end), end }),
            [] => (
                source.text,
                "the file has no block for the enum's `PROMPT`; add where it belongs:\n\
                 <!-- refusals:begin -->\n<!-- refusals:end -->",
            ),
            [Both(line), ..] | [_, Both(line), ..] | [_, _, Both(line), ..] => {
                (line, "`refusals:begin` and `refusals:end` stand on one line; put each on its own")
            }
            [Begin(line)] => {
                (line, "the block that begins here does not end; add below it:\n<!-- refusals:end -->")
            }
            [End(line)] => {
                (line, "the block that ends here does not begin; add above it:\n<!-- refusals:begin -->")
            }
            [End(line), Begin(_)] => {
                (line, "`refusals:end` stands above `refusals:begin`; swap the two lines")
            }
            [Begin(_), Begin(line), ..] => {
                (line, "`refusals:begin` stands inside a block; remove it, or end the block above it")
            }
            [Begin(_), End(_), Begin(line), ..] => {
                (line, "a second block begins here; remove one of the two")
            }
            [End(line), ..] | [Begin(_), End(_), End(line), ..] => {
                (line, "this `refusals:end` ends no block; remove it")
            }
        };
        Err(source.fault(line, message))
    }

    /// The first difference only, as those below it may come from the same edit.
    fn compare(&self, source: &Source, prompt: &str) -> Option<Fault> {
        let (theirs, ours): (Vec<_>, Vec<_>) = (self.text.lines().collect(), prompt.lines().collect());
        let [[_, surplus, below], [_, lacking, _]] = split(&theirs, &ours);
        let (line, message) = match (surplus, lacking) {
            ([], []) => return None,
            ([], _) => {
                let message = "the block lacks a part of the enum's `PROMPT`; add above this line:\n";
                (below.first().unwrap_or(&self.end), message.to_owned() + &excerpt(lacking))
            }
            ([line, ..], []) => (
                line,
                "the block has more than the enum's `PROMPT`; remove:\n".to_owned() + &excerpt(surplus),
            ),
            ([line, ..], [expected, ..]) => {
                let message = "the line differs from the enum's `PROMPT`; make the two the same:\n";
                (line, message.to_owned() + &difference("file", line, expected))
            }
        };
        Some(source.fault(line, message))
    }
}

/// The first of the lines, quoted.
fn excerpt(lines: &[&str]) -> String {
    let mut shown: Vec<_> = lines.iter().take(3).map(|line| format!("\"{}\"", escaped(line))).collect();
    if lines.len() > 3 {
        shown.push(format!("… and {} more", lines.len() - 3));
    }
    shown.join("\n")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{check, mend};

    const PROMPT: &str = "\
## What to refuse

- `seg-mix`: Families cannot be crossed.
- `pii`: No «PII».

Name the rule.
";

    fn faults(text: &str) -> Vec<String> {
        check(text, PROMPT).into_iter().map(|fault| format!("{} {}", fault.place, fault.message)).collect()
    }

    fn file(block: &str) -> String {
        format!("You are a clerk.\n<!-- refusals:begin -->\n{block}<!-- refusals:end -->\nBe kind.")
    }

    #[test]
    fn the_block_is_the_prompt() {
        for text in [
            file(PROMPT),
            file(PROMPT).replace('\n', "\r\n"),
            format!("\u{feff}{}", file(PROMPT)),
            file(&PROMPT.replacen('\n', "\r\n", 2)),
            format!("# refusals:begin\n{PROMPT}  # refusals:end"),
        ] {
            assert_eq!(faults(&text), [""; 0], "{text}");
            assert_eq!(mend(&text, PROMPT).as_ref(), Some(&text));
        }
    }

    #[test]
    fn no_certain_block_is_a_fault_and_is_not_mended() {
        let (begin, end) = ("<!-- refusals:begin -->", "<!-- refusals:end -->");
        for (lines, fault) in [
            (
                vec!["Be kind."],
                "1:1 the file has no block for the enum's `PROMPT`; add where it belongs:\n\
                 <!-- refusals:begin -->\n<!-- refusals:end -->",
            ),
            (
                vec!["", begin, "x"],
                "2:1 the block that begins here does not end; add below it:\n<!-- refusals:end -->",
            ),
            (
                vec!["", end],
                "2:1 the block that ends here does not begin; add above it:\n<!-- refusals:begin -->",
            ),
            (vec![end, begin], "1:1 `refusals:end` stands above `refusals:begin`; swap the two lines"),
            (
                vec![begin, begin, end],
                "2:1 `refusals:begin` stands inside a block; remove it, or end the block above it",
            ),
            (
                vec![begin, begin],
                "2:1 `refusals:begin` stands inside a block; remove it, or end the block above it",
            ),
            (vec![begin, end, "", begin, end], "4:1 a second block begins here; remove one of the two"),
            (vec![begin, end, end], "3:1 this `refusals:end` ends no block; remove it"),
            (vec![end, begin, end], "1:1 this `refusals:end` ends no block; remove it"),
            (
                vec!["<!-- refusals:begin refusals:end -->"],
                "1:1 `refusals:begin` and `refusals:end` stand on one line; put each on its own",
            ),
            (
                vec![begin, "x refusals:end refusals:begin", end],
                "2:1 `refusals:begin` and `refusals:end` stand on one line; put each on its own",
            ),
        ] {
            for newline in ["\n", "\r\n"] {
                let text = lines.join(newline);
                assert_eq!(faults(&text), [fault], "{text}");
                assert_eq!(mend(&text, PROMPT), None, "{text}");
            }
        }
    }

    #[test]
    fn the_first_difference_is_shown() {
        for (block, fault) in [
            (
                PROMPT.replace("crossed", "mixed"),
                "5:1 the line differs from the enum's `PROMPT`; make the two the same:\n\
                 file: \"- `seg-mix`: Families cannot be >>mix<<ed.\"\n\
                 enum: \"- `seg-mix`: Families cannot be >>cross<<ed.\"",
            ),
            (
                PROMPT.replace("- `seg-mix`: Families cannot be crossed.\n", ""),
                "5:1 the block lacks a part of the enum's `PROMPT`; add above this line:\n\
                 \"- `seg-mix`: Families cannot be crossed.\"",
            ),
            (
                PROMPT.replace("\nName the rule.\n", ""),
                "7:1 the block lacks a part of the enum's `PROMPT`; add above this line:\n\
                 \"\"\n\"Name the rule.\"",
            ),
            (
                String::new(),
                "3:1 the block lacks a part of the enum's `PROMPT`; add above this line:\n\
                 \"## What to refuse\"\n\"\"\n\"- `seg-mix`: Families cannot be crossed.\"\n… and 3 more",
            ),
            (
                format!("{PROMPT}\u{1b}c\n"),
                "9:1 the block has more than the enum's `PROMPT`; remove:\n\"\\u{1b}c\"",
            ),
            (
                PROMPT.replace("Name", "a\nb\nc\nd\nName"),
                "8:1 the block has more than the enum's `PROMPT`; remove:\n\"a\"\n\"b\"\n\"c\"\n… and 1 more",
            ),
            (
                PROMPT.replace("refuse\n", "refuse \n"),
                "3:1 the line differs from the enum's `PROMPT`; make the two the same:\n\
                 file: \"## What to refuse>> <<\"\nenum: \"## What to refuse>><<\"",
            ),
        ] {
            let text = file(&block);
            assert_eq!(faults(&text), [fault], "{text}");
            assert_eq!(faults(&text.replace('\n', "\r\n")), [fault], "{text}");
            assert_eq!(mend(&text, PROMPT), Some(file(PROMPT)));
            assert_eq!(mend(&text.replace('\n', "\r\n"), PROMPT), Some(file(PROMPT).replace('\n', "\r\n")));
        }
    }

    proptest! {
        #[test]
        fn a_mended_file_agrees_and_is_else_the_same(
            bom in "\u{feff}?",
            before in "([a-zé\u{202e}#]{0,3}(\n|\r\n)){0,3}",
            block in "([a-zé\u{202e}#]{0,3}(\n|\r\n)|## What to refuse\n){0,3}",
            after in "((\n|\r\n)[a-zé\u{202e}#]{0,3}){0,3}",
            newline in "\r?\n",
        ) {
            let before = format!("{bom}{before}# refusals:begin{newline}");
            let after = format!("refusals:end{after}");
            let text = format!("{before}{block}{after}");
            let mended = mend(&text, PROMPT).unwrap();
            prop_assert_eq!(check(&mended, PROMPT), []);
            prop_assert_eq!(mend(&mended, PROMPT), Some(mended.clone()));
            prop_assert_eq!(mended, format!("{before}{}{after}", PROMPT.replace('\n', &newline)));
        }

        #[test]
        fn no_text_panics(text in "(\u{feff}|é|\r|\n|refusals:(begin|end)|## What to refuse\n){0,12}") {
            prop_assert_eq!(check(&text, PROMPT).len(), 1);
            mend(&text, PROMPT);
        }
    }
}
