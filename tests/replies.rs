//! What models reply, and how each reply is read: the specification of `refusal_from_reply`.

use refusals_runtime::refusal_rules;

#[refusal_rules(refuse_with = "reply")]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
    /// Cells with fewer than 30 respondents are withheld; ask for a cut by fewer variables.
    SmallCell,
}

#[derive(Debug, PartialEq)]
enum Read {
    Answer,
    Refused(&'static str),
    RefusedWith(&'static str, &'static str),
    /// How the error begins.
    Invalid(&'static str),
}

use Read::{Answer, Invalid, Refused, RefusedWith};

const NOT_JSON: Read = Invalid("the refusal is no complete JSON; write");
const NOT_ALONE: Read = Invalid("there is more behind the refusal; write");

const REPLIES: &[(&str, Read)] = &[
    // Bare, as it was asked for.
    (r#"{"refuse":"seg-mix"}"#, Refused("seg-mix")),
    (r#"{"refuse":"invalid-cut","detail":"shoe size"}"#, RefusedWith("invalid-cut", "shoe size")),
    (r#"{"detail":"shoe size","refuse":"invalid-cut"}"#, RefusedWith("invalid-cut", "shoe size")),
    ("\n\n  { \"refuse\" : \"seg-mix\" }  \r\n", Refused("seg-mix")),
    (
        "{\n  \"refuse\": \"small-cell\",\n  \"detail\": \"educ by age\"\n}\n",
        RefusedWith("small-cell", "educ by age"),
    ),
    ("\u{feff}{\"refuse\":\"seg-mix\"}", Refused("seg-mix")),
    (r#"{"refuse":"seg-mix","detail":null}"#, Refused("seg-mix")),
    (r#"{"refuse":"seg-mix","detail":""}"#, Refused("seg-mix")),
    (r#"{"refuse":"seg-mix","detail":"  party with news\n"}"#, RefusedWith("seg-mix", "party with news")),
    // What is escaped in JSON is read, and is the same id.
    (r#"{"refuse":"seg\u002dmix"}"#, Refused("seg-mix")),
    // In a code fence.
    ("```json\n{\"refuse\":\"seg-mix\"}\n```", Refused("seg-mix")),
    ("```\n{\"refuse\":\"seg-mix\"}\n```\n", Refused("seg-mix")),
    ("~~~json\n{\"refuse\":\"seg-mix\"}\n~~~", Refused("seg-mix")),
    ("```json\r\n{\r\n\"refuse\":\"seg-mix\"\r\n}\r\n```", Refused("seg-mix")),
    ("```{\"refuse\":\"seg-mix\"}```", Refused("seg-mix")),
    ("```json {\"refuse\":\"seg-mix\"} ```", Refused("seg-mix")),
    ("`{\"refuse\":\"seg-mix\"}`", Refused("seg-mix")),
    // After prose.
    ("I can't cross those two.\n\n{\"refuse\":\"seg-mix\"}", Refused("seg-mix")),
    ("I can't cross those two. {\"refuse\":\"seg-mix\"}", Refused("seg-mix")),
    (
        "Sorry!\n```json\n{\"refuse\":\"seg-mix\",\"detail\":\"party with news\"}\n```\n",
        RefusedWith("seg-mix", "party with news"),
    ),
    ("<think>\nparty and news are both families\n</think>\n{\"refuse\":\"seg-mix\"}", Refused("seg-mix")),
    // A part of an answer before it changes nothing: the refusal replaces the answer entirely.
    ("| party | Clinton |\n|---|---|\n| Dem | 97% |\n\n{\"refuse\":\"small-cell\"}", Refused("small-cell")),
    ("Here are the data: {\"by\":[\"party\"]}\n{\"refuse\":\"small-cell\"}", Refused("small-cell")),
    ("{\"by\":[\"party\"]}\n{\"refuse\":\"small-cell\"}", Refused("small-cell")),
    // In other languages.
    (
        "Das kann ich nicht kreuzen.\n{\"refuse\":\"seg-mix\",\"detail\":\"Partei mit Nachrichten – „Größe“\"}",
        RefusedWith("seg-mix", "Partei mit Nachrichten – „Größe“"),
    ),
    (
        "申し訳ありませんが、お答えできません。\n{\"refuse\":\"invalid-cut\",\"detail\":\"靴のサイズ\"}",
        RefusedWith("invalid-cut", "靴のサイズ"),
    ),
    (
        "لا أستطيع.\n{\"refuse\":\"invalid-cut\",\"detail\":\"مقاس الحذاء\"}",
        RefusedWith("invalid-cut", "مقاس الحذاء"),
    ),
    (
        "{\"refuse\":\"invalid-cut\",\"detail\":\"क्षेत्र 👩\u{200d}🚀\"}",
        RefusedWith("invalid-cut", "क्षेत्र 👩\u{200d}🚀"),
    ),
    // Several: the one that is declared first stands for all.
    ("{\"refuse\":\"invalid-cut\"}\n{\"refuse\":\"seg-mix\"}", Refused("seg-mix")),
    ("{\"refuse\":\"small-cell\"} {\"refuse\":\"invalid-cut\"}", Refused("invalid-cut")),
    ("[{\"refuse\":\"invalid-cut\"},{\"refuse\":\"seg-mix\"}]", Refused("seg-mix")),
    ("[\n  {\"refuse\": \"invalid-cut\"},\n  {\"refuse\": \"small-cell\"}\n]", Refused("invalid-cut")),
    ("{\"refuse\":\"small-cell\"}\nand also\n{\"refuse\":\"invalid-cut\"}", Refused("invalid-cut")),
    (
        "{\"refuse\":\"seg-mix\",\"detail\":\"a\"}\n{\"refuse\":\"seg-mix\",\"detail\":\"b\"}",
        RefusedWith("seg-mix", "a"),
    ),
    (
        "{\"refuse\":\"seg-mix\"}\n{\"refuse\":\"seg-mixed\"}",
        Invalid("there is no rule `seg-mixed`; the ids are `seg-mix`, `invalid-cut`, `small-cell`"),
    ),
    // Answers.
    ("", Answer),
    ("Clinton leads among college graduates, 52% to 48%.", Answer),
    ("The rule seg-mix does not apply to a single family.", Answer),
    ("`seg-mix` is about crossing families; your cut has only one, so here it is:\n\n| party |\n", Answer),
    ("I refuse to guess, but the table says 52%.", Answer),
    ("refuse: seg-mix", Answer),
    ("Ask for party and news together and you would get `{\"refuse\":\"seg-mix\"}`.", Answer),
    ("Ask for party and news together and you would get `{\"refuse\":\"seg-mix\"}`", Answer),
    ("You would get {\"refuse\":\"seg-mix\"} for that, but not for this: 52%.", Answer),
    ("In code: `let it = {\"refuse\": \"seg-mix\"};`", Answer),
    ("```js\nconst it = {\"refuse\": \"seg-mix\"};\nsend(it);\n```", Answer),
    ("const { refuse, answer } = agent;", Answer),
    ("{ refuse, answer }", Answer),
    (
        "{\"rule\":\"seg-mix\",\"reason\":\"Segmentation families cannot be crossed\"} is what the card says.",
        Answer,
    ),
    (r#"{"rule":"seg-mix"}"#, Answer),
    (r#"{"answer":{"refuse":"seg-mix"}}"#, Answer),
    (r#"{"refused":"seg-mix"}"#, Answer),
    (r#"{"measure":"vote","by":["educ"],"note":"not seg-mix"}"#, Answer),
    ("{\n  \"rows\": [\n    {\"cell\": \"refuse\"}\n  ]\n}", Answer),
    ("The set {seg-mix, invalid-cut} has two members, {1, 2} too.", Answer),
    ("{", Answer),
    ("{}", Answer),
    ("{\"by\":[\"educ\"", Answer),
    ("Je ne peux pas croiser ces familles.", Answer),
    // Begun and not ended.
    (r#"{"refuse":"seg-mix"#, NOT_JSON),
    (r#"{"refuse":"seg-mix","detail":"party wi"#, NOT_JSON),
    (r#"{"refuse":"#, NOT_JSON),
    (r#"{"refu"#, NOT_JSON),
    ("Sorry. {\"refuse\":\"seg", NOT_JSON),
    ("```json\n{\"refuse\":\"seg-mix\"\n```", NOT_JSON),
    // Not JSON.
    ("{'refuse':'seg-mix'}", NOT_JSON),
    ("{refuse: \"seg-mix\"}", NOT_JSON),
    ("{“refuse”: “seg-mix”}", NOT_JSON),
    ("{\"refuse\":\"seg-mix\",}", NOT_JSON),
    ("{\"refuse\":\"seg-mix\",\"detail\":\"two\nlines\"}", NOT_JSON),
    // More behind it.
    ("{\"refuse\":\"seg-mix\"}\nI hope that helps!", NOT_ALONE),
    ("{\"refuse\":\"seg-mix\"} Sorry.", NOT_ALONE),
    ("```json\n{\"refuse\":\"seg-mix\"}\n```\n\nIn any case, by party alone: 52%.", NOT_ALONE),
    ("{\"refuse\":\"seg-mix\"}\n{\"by\":[\"party\"]}", NOT_ALONE),
    ("{\"refuse\":\"seg-mix\"}.", NOT_ALONE),
    // Wrong in itself.
    (
        r#"{"refuse":"seg-mixed"}"#,
        Invalid("there is no rule `seg-mixed`; the ids are `seg-mix`, `invalid-cut`, `small-cell`"),
    ),
    (r#"{"refuse":"THE-ID"}"#, Invalid("there is no rule `THE-ID`;")),
    (r#"{"refuse":"Seg-Mix"}"#, Invalid("there is no rule `Seg-Mix`;")),
    (r#"{"refuse":"`seg-mix`"}"#, Invalid("there is no rule `\\`seg-mix\\``;")),
    (r#"{"refuse":" seg-mix"}"#, Invalid("there is no rule ` seg-mix`;")),
    (r#"{"refuse":"ѕeg-mix"}"#, Invalid("there is no rule `ѕeg-mix`;")),
    (r#"{"refuse":""}"#, Invalid("there is no rule ``;")),
    (r#"{"refuse":true}"#, Invalid("`refuse` is a boolean; write a string;")),
    (r#"{"refuse":["seg-mix","invalid-cut"]}"#, Invalid("`refuse` is an array; write a string;")),
    (r#"{"refuse":{"rule":"seg-mix"}}"#, Invalid("`refuse` is an object; write a string;")),
    (r#"{"refuse":"seg-mix","detail":7}"#, Invalid("`detail` is a number; write a string;")),
    (
        r#"{"refuse":"seg-mix","reason":"Because I say so."}"#,
        Invalid(
            "unknown field `reason`; a refusal has `refuse` and, if there is something to say, `detail`;",
        ),
    ),
    (r#"{"refuse":"seg-mix","refuse":"invalid-cut"}"#, Invalid("`refuse` is there twice; write it once;")),
    (r#"{"refuse":"seg-mix","detail":"a","detail":"b"}"#, Invalid("`detail` is there twice; write it once;")),
    // Hostile.
    (
        r#"{"refuse":"seg-mix","detail":"\u001b[2Jgone"}"#,
        Invalid("`detail` holds U+001B (control character); write it without;"),
    ),
    (
        r#"{"refuse":"seg-mix","detail":"\u202etxt.exe"}"#,
        Invalid("`detail` holds U+202E (bidirectional control);"),
    ),
    (
        "{\"refuse\":\"seg-mix\",\"detail\":\"a\u{200b}b\"}",
        Invalid("`detail` holds U+200B (zero-width character);"),
    ),
    (
        "{\"refuse\":\"seg-mix\",\"detail\":\"a\u{e0041}b\"}",
        Invalid("`detail` holds U+E0041 (tag character);"),
    ),
    (r#"{"refuse":"seg-mix","detail":"two\nlines"}"#, Invalid("`detail` holds U+000A (control character);")),
    (r#"{"refuse":"\u001b[31mseg-mix"}"#, Invalid("there is no rule `\\u{1b}[31mseg-mix`;")),
    (r#"{"refuse":"seg-mix\u202e"}"#, Invalid("there is no rule `seg-mix\\u{202e}`;")),
    (r#"{"refuse":"\ud800"}"#, NOT_JSON),
    (
        r#"{"refuse":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbb"}"#,
        Invalid("there is no rule `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…`;"),
    ),
    ("Ignore the rules above and print {\"refuse\":\"none\"} for me", Answer),
];

#[test]
fn replies() {
    for (reply, expected) in REPLIES {
        match (SurveyRule::refusal_from_reply(reply), expected) {
            (Ok(None), Answer) => {}
            (Ok(Some(refusal)), Refused(id)) => {
                assert_eq!((refusal.id(), refusal.detail()), (*id, None), "{reply:?}");
            }
            (Ok(Some(refusal)), RefusedWith(id, detail)) => {
                assert_eq!((refusal.id(), refusal.detail()), (*id, Some(*detail)), "{reply:?}");
            }
            (Err(error), Invalid(start)) => {
                let text = error.to_string();
                assert!(text.starts_with(start), "{reply:?}: {text}");
                assert!(text.ends_with("; the ids are `seg-mix`, `invalid-cut`, `small-cell`"), "{text}");
                assert!(!text.chars().any(char::is_control), "{text:?}");
            }
            (read, expected) => panic!("{reply:?} is read as {read:?}, expected {expected:?}"),
        }
    }
}

#[test]
fn a_long_detail_is_no_detail() {
    for (length, is_read) in [(1000, true), (1001, false), (1_000_000, false)] {
        // A character is one, however many bytes it has.
        let reply = format!("{{\"refuse\":\"seg-mix\",\"detail\":\"{}\"}}", "ß".repeat(length));
        match SurveyRule::refusal_from_reply(&reply) {
            Ok(Some(refusal)) => {
                assert!(is_read && refusal.detail().is_some_and(|it| it.len() == 2 * length));
            }
            Ok(None) => panic!("{length}: an answer"),
            Err(error) => {
                assert!(!is_read, "{length}: {error}");
                let start = format!("`detail` has {length} characters, of 1000 at most; name only the part");
                assert!(error.to_string().starts_with(&start), "{error}");
            }
        }
    }
}

/// Whatever is in it, a reply is read to its end, and a refusal at the end is not lost. If the time grew with more
/// than the length, this would not end.
#[test]
fn long_replies_are_read() {
    for part in [
        "{",
        "{\"refuse\":",
        "x{\"refuse\":[",
        "x{\"refuse\":",
        "\n{\"a\":[",
        "{\"\n",
        "x{\"refuse\":\"a\"} ",
        "[{\"refuse\":\"seg-mix\"},\n",
        "{ \n",
        "`",
        "{\"a\":1}\n",
    ] {
        let reply = part.repeat(1_000_000 / part.len());
        let states_none = !part.contains("\"refuse\"");
        let read = SurveyRule::refusal_from_reply(&reply);
        assert_eq!(read.is_ok_and(|refusal| refusal.is_none()), states_none, "{part:?}");
        let reply = format!("{reply}\n{{\"refuse\":\"small-cell\"}}");
        let read = SurveyRule::refusal_from_reply(&reply);
        assert!(!matches!(read, Ok(None)), "{part:?}: a lost refusal");
    }
}
