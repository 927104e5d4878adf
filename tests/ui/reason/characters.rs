use refusals_runtime::refusal_rules;

#[refusal_rules]
enum SurveyRule {
    #[doc = "A tab\tinside, a NUL\0, another\0."]
    Control,
    #[doc = "C1 control \u{9b}2J."]
    ControlC1,
    #[doc = "Right to left \u{202e}."]
    Bidi,
    #[doc = "A mark \u{200f}, an isolate \u{2066}."]
    BidiMark,
    #[doc = "Zero width \u{200b}, \u{2060}, \u{feff}."]
    ZeroWidth,
    #[doc = "A line\u{2028}separator."]
    Separator,
    #[doc = "A tag \u{e0041}."]
    Tag,
    #[doc = "A filler \u{3164}, a soft hy\u{ad}phen."]
    Invisible,
    #[doc = "No character \u{ffff}."]
    Noncharacter,
    #[doc = "A note \u{1d173} of music."]
    Format,
    /// A first line.
    #[doc = "A second line \u{200b}."]
    SecondLine,
    /// Fine.
    ///
    #[doc = "A note for maintainers \u{200b}."]
    Note,
    /// Joiners and selectors are text: नमस्ते क्‍ष, می‌خواهم, 👩‍💻, ❤️.
    Joiners,
}

fn main() {}
