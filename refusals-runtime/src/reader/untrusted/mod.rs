//! Text from another agent, which leaves only in a form that is safe where it goes.

mod hidden;
mod markdown;

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt::{self, Write};

use hidden::{is_blank, is_hidden, leans, normalizes_to_markup, seen};

/// Text from another agent. It can be shown only through an exit, which makes it safe for one place.
///
/// With the feature `reader`.
///
/// Text that comes over the wire can hold more than what is read in it: sequences that drive a terminal,
/// markup, characters that turn the reading direction around, and such that nobody sees but a language
/// model reads. So there is no `Display` and no way to a `&str` but [`raw`](Self::raw). Each exit is for one
/// place:
///
/// | Exit | Where it goes |
/// |---|---|
/// | [`terminal`](Self::terminal) | a terminal, a log, or another place for one line of plain text |
/// | [`html`](Self::html) | the content of an HTML element |
/// | [`html_attribute`](Self::html_attribute) | the value of an HTML attribute |
/// | [`xml`](Self::xml) | an XML document, such as a report of tests |
/// | [`markdown`](Self::markdown) | a Markdown document, a chat message |
/// | [`prompt`](Self::prompt) | a language model |
///
/// ```
/// use refusals_runtime::Untrusted;
///
/// let reason = Untrusted::new("No <b>crossing</b>\u{1b}[2J of `age`");
/// assert_eq!(reason.terminal(), r"No <b>crossing</b>\u{1b}[2J of `age`");
/// assert_eq!(
///     reason.html(),
///     r"<bdi>No &lt;b&gt;crossing&lt;/b&gt;\u{1b}[2J of &#x60;age&#x60;</bdi>"
/// );
/// assert_eq!(reason.markdown(), r"`` No <b>crossing</b>\u{1b}[2J of `age` ``");
/// assert_eq!(
///     reason.prompt(),
///     r#"<untrusted>"No \u003cb\u003ecrossing\u003c/b\u003e\u001b[2J of \u0060age\u0060"</untrusted>"#
/// );
/// ```
///
/// ```compile_fail,E0277
/// # let reason = refusals_runtime::Untrusted::new("No.");
/// println!("{reason}"); // no `Display`
/// ```
///
/// # Hidden characters
///
/// A character that is invisible, a control, or changes the direction leaves through no exit. In its place is
/// its number, as in `\u{1b}`: it is not deleted, since that would make two different texts look the same,
/// and two halves of a word one. The words of all scripts and emoji are left as they are, and so are the few
/// hidden characters that those are written with: a joiner between two characters that are not Latin, one
/// variation selector behind a character that may have variants. In [`prompt`](Self::prompt), these too are
/// escaped.
///
/// A text that says `\u{1b}` in six plain characters looks the same as one with a hidden character. That
/// is harmless, and backslashes stay readable for it: all exits but `prompt` are for eyes. `prompt` is exact.
///
/// Letters that look like others, such as the Cyrillic `а`, are visible characters and stay. Compare ids by
/// [`raw`](Self::raw), never by what is shown.
///
/// `Debug` is safe for terminals too. It shows a Rust string literal of the text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Untrusted<'a>(Cow<'a, str>);

impl<'a> Untrusted<'a> {
    /// Takes the text as it came.
    #[must_use]
    pub fn new(text: impl Into<Cow<'a, str>>) -> Self {
        Self(text.into())
    }

    /// The text as it came, which is safe nowhere: to compare, store or parse it, not to show it.
    #[must_use]
    pub fn raw(&self) -> &str {
        &self.0
    }

    /// The same text, borrowed from nothing.
    #[must_use]
    pub fn into_owned(self) -> Untrusted<'static> {
        Untrusted(Cow::Owned(self.0.into_owned()))
    }

    /// Whether nobody would see anything: the text is empty, or holds only whitespace and hidden characters.
    ///
    /// The exits would show the numbers of the hidden characters, which say nothing to a reader. This is
    /// for those who want to say "no reason given" instead.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.0.chars().all(is_blank)
    }

    /// The lines of the text, for those who show each on a line of its own.
    ///
    /// As with [`str::lines`], a line ends at `\n` or `\r\n`. Other characters that break lines, such as a lone
    /// `\r`, stay within it and are shown as hidden characters.
    ///
    /// ```
    /// use refusals_runtime::Untrusted;
    ///
    /// let text = Untrusted::new("one\r\ntwo\u{2028}still two\n");
    /// let lines: Vec<_> = text.lines().map(|line| line.terminal()).collect();
    /// assert_eq!(lines, ["one", r"two\u{2028}still two"]);
    /// ```
    pub fn lines(&self) -> impl Iterator<Item = Untrusted<'_>> {
        self.0.lines().map(Untrusted::new)
    }

    /// At most so many characters of the text. If some are missing, the last one is `…`.
    ///
    /// Cut first, then take an exit: an exit's text must not be cut, as that could part a tag or an escape.
    /// An exit writes at most 25 bytes a character, and those around the whole.
    ///
    /// A text is never cut to nothing: where `most` is 0, one that has characters becomes `…`. Nor is it cut
    /// within a joined emoji such that the rest would join the `…`. A text can of course end in a `…` of its
    /// own.
    ///
    /// ```
    /// use refusals_runtime::Untrusted;
    ///
    /// let reason = Untrusted::new("Cells are too small.");
    /// assert_eq!(reason.cut(10).terminal(), "Cells are…");
    /// assert_eq!(reason.cut(20), reason);
    /// ```
    #[must_use]
    pub fn cut(&self, most: usize) -> Untrusted<'_> {
        if self.0.chars().nth(most).is_none() {
            return Untrusted::new(&*self.0);
        }
        let mut kept: String = self.0.chars().take(most.saturating_sub(1)).collect();
        kept.truncate(kept.trim_end_matches(|c: char| c.is_whitespace() || leans(c)).len());
        kept.push('…');
        Untrusted::new(kept)
    }

    /// One line of plain text, with the hidden characters made visible: line ends and tabs too.
    ///
    /// Text in Arabic or Hebrew stays, and a terminal that knows about directions may show the digits and
    /// signs that stand next to it on its other side. So put the text last on its line.
    #[must_use]
    pub fn terminal(&self) -> String {
        let mut line = String::with_capacity(self.0.len());
        line.extend(cleaned(&self.0, |_, shown| shown));
        line
    }

    /// The line that [`terminal`](Self::terminal) gives, for the content of an XML element or the quoted value of an
    /// attribute. What XML cannot have at all is hidden, and so is there by its number.
    ///
    /// ```
    /// use refusals_runtime::Untrusted;
    ///
    /// let reason = Untrusted::new("No <b>crossing</b>\u{0}");
    /// assert_eq!(reason.xml(), r"No &lt;b&gt;crossing&lt;/b&gt;\u{0}");
    /// ```
    ///
    /// Source: XML 1.0, *Characters* and *Character Data and Markup*.
    #[must_use]
    pub fn xml(&self) -> String {
        let mut xml = String::with_capacity(self.0.len());
        for c in cleaned(&self.0, |_, shown| shown) {
            match c {
                '&' | '<' | '>' | '"' | '\'' => push_reference(&mut xml, c),
                c => xml.push(c),
            }
        }
        xml
    }

    /// The text in a `<bdi>` element, which keeps its direction from what stands around it.
    ///
    /// It can stand wherever text can in HTML, but not within `<script>` or `<style>`. Line ends and tabs stay.
    /// It is harmless in a quoted attribute too, but has the element in it: see
    /// [`html_attribute`](Self::html_attribute).
    #[must_use]
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(self.0.len() + "<bdi></bdi>".len());
        html.push_str("<bdi>");
        for (place, c) in cleaned(&self.0, stays_in_html).enumerate() {
            match c {
                '&' | '<' | '>' | '"' | '\'' | '`' => push_reference(&mut html, c),
                c if normalizes_to_markup(c) => push_reference(&mut html, c),
                // A stroke through what is before it. Normalization would make one character of it and the tag's `>`.
                '\u{338}' if place == 0 => push_reference(&mut html, c),
                c => html.push(c),
            }
        }
        html.push_str("</bdi>");
        html
    }

    /// The text as the value of an HTML attribute that is shown to people, such as `title`, quoted or not.
    ///
    /// The quotes are not part of it. It keeps its direction from what stands around it: each line is between
    /// U+2068 and U+2069, the only hidden characters that an exit adds. So it is never empty.
    ///
    /// An attribute that does something with its value is no place for foreign text: `href`, `src`, `style`,
    /// `onclick`.
    #[must_use]
    pub fn html_attribute(&self) -> String {
        let mut value = String::with_capacity(self.0.len() + "\u{2068}\u{2069}".len());
        value.push('\u{2068}');
        for c in cleaned(&self.0, stays_in_html) {
            match c {
                // An isolate ends with the line.
                '\n' => value.push_str("\u{2069}&#xa;\u{2068}"),
                c if c.is_ascii() && !c.is_ascii_alphanumeric() => push_reference(&mut value, c),
                c if normalizes_to_markup(c) => push_reference(&mut value, c),
                c => value.push(c),
            }
        }
        value.push('\u{2069}');
        value
    }

    /// The text in code spans, so that nothing in it is markup, a link, a mention or an emoji's name.
    ///
    /// A backslash would do for markup, but many platforms look for mentions and addresses after it is gone.
    /// The text is one line, which can stand wherever text can: in a paragraph, a heading, a list, the cell
    /// of a table. For the cell's sake, a `|` stands outside of the code. So do several backticks in a row,
    /// since a code span around them would begin with three or more, which Discord and Slack take for a block.
    /// There is no empty code span, so an empty text is empty.
    ///
    /// The character before and behind it, if any, must be neither a backtick nor a backslash.
    ///
    /// Slack's own dialect, other than its Markdown blocks, wants `&`, `<` and `>` as `&amp;`, `&lt;` and `&gt;`,
    /// in code too. Replace them in the whole message.
    #[must_use]
    pub fn markdown(&self) -> String {
        // Greek's spacing grave accent is a backtick to whoever normalizes the document.
        markdown::in_code_spans(self.0.len(), cleaned(&self.0, |c, shown| shown && c != '\u{1fef}'))
    }

    /// A block of data for a language model's prompt: a JSON string of the text in `<untrusted>`, on one line.
    ///
    /// Foreign text cannot end the block: each `<`, `>`, `&` and backtick is an escape of JSON, and so is
    /// what normalization could make one of them, and each hidden character without exception. The string is
    /// still that of exactly the original text.
    ///
    /// The model reads what the text says all the same, and may follow it. Tell it that what is in `<untrusted>`
    /// is data, show it no more than it needs, and let no decision hang on it.
    #[must_use]
    pub fn prompt(&self) -> String {
        let mut block = String::with_capacity(self.0.len() + "<untrusted>\"\"</untrusted>".len());
        block.push_str("<untrusted>\"");
        for c in self.0.chars() {
            match c {
                '"' => block.push_str("\\\""),
                '\\' => block.push_str("\\\\"),
                '\n' => block.push_str("\\n"),
                '\r' => block.push_str("\\r"),
                '\t' => block.push_str("\\t"),
                c if matches!(c, '<' | '>' | '&' | '`') || normalizes_to_markup(c) || is_hidden(c) => {
                    for unit in c.encode_utf16(&mut [0; 2]) {
                        // Writing to a String does not fail.
                        let _ = write!(block, "\\u{unit:04x}");
                    }
                }
                c => block.push(c),
            }
        }
        block.push_str("\"</untrusted>");
        block
    }
}

/// As [`Untrusted::terminal`], with quotes and backslashes escaped, so that what stands in a derived `Debug`
/// around it cannot be forged either.
impl fmt::Debug for Untrusted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Untrusted(\"")?;
        for (c, shown) in seen(&self.0) {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if shown => f.write_char(c)?,
                c => write!(f, "{}", c.escape_unicode())?,
            }
        }
        f.write_str("\")")
    }
}

/// The characters of the text, where those that do not stay are written as `\u{…}`. `stays` is asked with
/// each character and whether it may be shown.
fn cleaned(text: &str, stays: impl Fn(char, bool) -> bool) -> impl Iterator<Item = char> {
    seen(text).flat_map(move |(c, shown)| {
        let stays = stays(c, shown);
        let escape = (!stays).then(|| c.escape_unicode());
        stays.then_some(c).into_iter().chain(escape.into_iter().flatten())
    })
}

const fn stays_in_html(c: char, shown: bool) -> bool {
    shown || matches!(c, '\n' | '\t')
}

/// A character as a reference to it, by the names that HTML and XML have in common.
fn push_reference(markup: &mut String, c: char) {
    match c {
        '&' => markup.push_str("&amp;"),
        '<' => markup.push_str("&lt;"),
        '>' => markup.push_str("&gt;"),
        '"' => markup.push_str("&quot;"),
        c => {
            // Writing to a String does not fail.
            let _ = write!(markup, "&#x{:x};", u32::from(c));
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::borrow::Borrow;
    use alloc::format;
    use alloc::string::ToString;
    use alloc::vec::Vec;
    use core::fmt::Display;
    use core::ops::Deref;

    use serde::Serialize;

    use super::*;

    /// Each exit of a text with all that it has to deal with.
    #[test]
    fn exits() {
        let text = Untrusted::new("a\n\t<\u{202e}&'\"|` é");
        assert_eq!(text.raw(), "a\n\t<\u{202e}&'\"|` é");
        assert_eq!(text.terminal(), "a\\u{a}\\u{9}<\\u{202e}&'\"|` é");
        assert_eq!(text.html(), "<bdi>a\n\t&lt;\\u{202e}&amp;&#x27;&quot;|&#x60; é</bdi>");
        assert_eq!(
            text.html_attribute(),
            "\u{2068}a\u{2069}&#xa;\u{2068}&#x9;&lt;&#x5c;u&#x7b;202e&#x7d;&amp;&#x27;&quot;&#x7c;&#x60;&#x20;é\u{2069}"
        );
        assert_eq!(text.xml(), "a\\u{a}\\u{9}&lt;\\u{202e}&amp;&#x27;&quot;|` é");
        assert_eq!(text.markdown(), "`a\\u{a}\\u{9}<\\u{202e}&'\"`\\|`` ` é ``");
        assert_eq!(text.prompt(), r#"<untrusted>"a\n\t\u003c\u202e\u0026'\"|\u0060 é"</untrusted>"#);
        assert_eq!(format!("{text:?}"), r#"Untrusted("a\u{a}\u{9}<\u{202e}&'\"|` é")"#);
    }

    #[test]
    fn empty() {
        let text = Untrusted::new("");
        assert_eq!(text.terminal(), "");
        assert_eq!(text.html(), "<bdi></bdi>");
        assert_eq!(text.html_attribute(), "\u{2068}\u{2069}");
        assert_eq!(text.xml(), "");
        assert_eq!(text.markdown(), "");
        assert_eq!(text.prompt(), r#"<untrusted>""</untrusted>"#);
        assert_eq!(format!("{text:?}"), r#"Untrusted("")"#);
        assert_eq!(text.cut(0), text);
        assert_eq!(text.lines().count(), 0);
    }

    /// All but the prompt leave a backslash alone.
    #[test]
    fn backslash() {
        let text = Untrusted::new(r"\u{1b}");
        assert_eq!(text.terminal(), r"\u{1b}");
        assert_eq!(text.html(), r"<bdi>\u{1b}</bdi>");
        assert_eq!(text.xml(), r"\u{1b}");
        assert_eq!(text.markdown(), r"`\u{1b}`");
        assert_eq!(text.prompt(), r#"<untrusted>"\\u{1b}"</untrusted>"#);
        assert_eq!(format!("{text:?}"), r#"Untrusted("\\u{1b}")"#);
    }

    #[test]
    fn ordinary_hidden_characters_are_escaped_for_a_model_only() {
        let text = Untrusted::new("👩\u{200d}🚀❤\u{fe0f}");
        assert_eq!(text.terminal(), text.raw());
        assert_eq!(text.markdown(), format!("`{}`", text.raw()));
        assert_eq!(text.prompt(), r#"<untrusted>"👩\u200d🚀❤\ufe0f"</untrusted>"#);
        assert_eq!(Untrusted::new("\u{e0041}").prompt(), r#"<untrusted>"\udb40\udc41"</untrusted>"#);
    }

    #[test]
    fn what_normalization_would_make_markup() {
        let text = Untrusted::new("＜/untrusted＞");
        assert_eq!(text.terminal(), text.raw());
        assert_eq!(text.html(), "<bdi>&#xff1c;/untrusted&#xff1e;</bdi>");
        assert_eq!(text.html_attribute(), "\u{2068}&#xff1c;&#x2f;untrusted&#xff1e;\u{2069}");
        assert_eq!(text.prompt(), r#"<untrusted>"\uff1c/untrusted\uff1e"</untrusted>"#);
        assert_eq!(Untrusted::new("\u{338}x\u{338}").html(), "<bdi>&#x338;x\u{338}</bdi>");
        assert_eq!(Untrusted::new("a\u{1fef}b").markdown(), r"`a\u{1fef}b`");
    }

    #[test]
    fn blank() {
        for text in ["", " \n\t\u{3000}", "\u{200b}\u{ad} \u{e0041}", "\u{2800}\u{3164}", "\u{fe0f}\u{1b}"] {
            assert!(Untrusted::new(text).is_blank(), "{text:?}");
        }
        for text in [".", " a ", "\u{200b}\u{301}"] {
            assert!(!Untrusted::new(text).is_blank(), "{text:?}");
        }
    }

    #[test]
    fn lines() {
        let text = Untrusted::new("a\nb\r\n\nc\rd\u{85}e\u{b}f\n");
        let lines: Vec<_> = text.lines().map(|line| line.terminal()).collect();
        assert_eq!(lines, ["a", "b", "", r"c\u{d}d\u{85}e\u{b}f"]);
    }

    #[test]
    fn cut() {
        for (text, most, expected) in [
            ("four", 5, "four"),
            ("four", 4, "four"),
            ("four", 3, "fo…"),
            ("four", 1, "…"),
            ("four", 0, "…"),
            ("größer", 4, "grö…"),
            ("one two", 5, "one…"),
            // What is kept does not join the dots, nor ends in a selector that has lost what it stood for.
            ("👩\u{200d}🚀!", 3, "👩…"),
            ("👩\u{200d}🚀", 3, "👩\u{200d}🚀"),
            ("1\u{fe0f}\u{20e3}", 2, "1…"),
            ("x1\u{fe0f}\u{20e3}", 3, "x1…"),
        ] {
            assert_eq!(Untrusted::new(text).cut(most).raw(), expected, "{text:?} {most}");
        }
    }

    #[test]
    fn owned() {
        let text = Untrusted::new("abc".to_string());
        assert_eq!(text.clone().into_owned(), Untrusted::new("abc"));
        assert!(Untrusted::new("a") < text);
    }

    /// A trait by which text could leave unseen is not there. If one were, it would not be clear which of the two
    /// implementations is meant, and this would not compile.
    #[test]
    fn there_is_no_other_way_out() {
        struct Always;
        struct WhereBound;
        macro_rules! is_not {
            ($($bound:path),+) => {$({
                trait Probe<A> {
                    fn pass() {}
                }
                impl<T> Probe<Always> for T {}
                impl<T: $bound> Probe<WhereBound> for T {}
                <Untrusted<'static> as Probe<_>>::pass();
            })+};
        }
        is_not!(
            Display,
            Serialize,
            Deref,
            AsRef<str>,
            AsRef<[u8]>,
            Borrow<str>,
            Into<String>,
            Into<Cow<'static, str>>
        );
    }
}
