//! The page in a real browser, with the survey agent, and with one that tries to have script run.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, id};

use serde_json::{Value, json};

use crate::agent::{card, message, refusal, serve};
use crate::client::Workbench;
use crate::driver::{Browser, Process};
use crate::hostile::PAYLOADS;

/// Where the pictures go that the test takes.
fn pictures() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("workbench")
}

/// Whether there is a browser. Without one the test is skipped, unless it is said to be required.
fn is_installed() -> bool {
    let has = |name: &str| Command::new(name).arg("--version").stdout(Stdio::null()).status().is_ok();
    if ["chromium", "chromedriver"].into_iter().all(has) {
        return true;
    }
    let wanted = env::var("WORKBENCH_BROWSER");
    assert_ne!(wanted.as_deref(), Ok("required"), "Chromium and chromedriver are not both installed");
    // Past what the harness captures of tests that pass.
    let notice = b"\nSKIPPED: the page in a browser. Chromium and chromedriver are not both installed.\n";
    io::stderr().write_all(notice).unwrap();
    false
}

/// The survey agent as its users run it, on a free port.
fn survey_agent() -> (Process, String) {
    let run = ["run", "--quiet", "--locked", "-p", "survey-agent", "--", "serve", "--port", "0"];
    Process::start(Command::new(env!("CARGO")).args(run), "Serving ")
}

/// What every page must be: free of script and of complaints, readable, and no wider than the window.
async fn check(browser: &Browser) {
    assert!(!browser.has_dialog().await);
    assert_eq!(browser.run("return window.pwned ?? null").await, Value::Null);
    assert_eq!(browser.console().await, [] as [Value; 0]);
    let wide = "const it = document.documentElement; return it.scrollWidth - it.clientWidth";
    for scheme in ["light", "dark"] {
        for width in [1280, 320] {
            browser.look(width, 1000, scheme).await;
            assert_eq!(browser.run(wide).await, 0, "{width}");
        }
        assert_eq!(browser.run(include_str!("contrast.js")).await, json!([]), "{scheme}");
    }
    browser.look(1280, 1000, "light").await;
}

/// Takes the pictures of a page.
async fn picture(browser: &Browser, name: &str) {
    for (look, width, height, scheme) in
        [("light", 1280, 1000, "light"), ("dark", 1280, 1000, "dark"), ("narrow", 400, 1800, "light")]
    {
        browser.look(width, height, scheme).await;
        browser.screenshot(&pictures().join(format!("workbench-{name}-{look}.png"))).await;
    }
    browser.look(1280, 1000, "light").await;
}

#[tokio::test]
async fn in_a_browser() {
    if !is_installed() {
        return;
    }
    fs::create_dir_all(pictures()).unwrap();
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("workbench-profile-{}", id()));
    let (_agent, agent) = tokio::task::spawn_blocking(survey_agent).await.unwrap();
    let workbench = Workbench::start().await;
    let browser = Browser::start(&profile).await;
    first_page(&browser, &workbench).await;
    survey(&browser, &agent).await;
    hostile(&browser, &workbench).await;
    other_site(&browser, &workbench).await;
}

async fn first_page(browser: &Browser, workbench: &Workbench) {
    browser.open(&workbench.url).await;
    browser.arrive("Refusals workbench").await;
    for (field, role, name) in [
        ("#agent", "combobox", "URL of the agent, or of its card"),
        ("#question", "textbox", "What to ask"),
        ("#interface", "combobox", "Interface"),
        ("#streamed", "checkbox", "Ask for a stream"),
        ("fieldset", "group", "Agent"),
        ("#result", "region", "Nothing asked yet"),
    ] {
        assert_eq!(browser.accessible(field).await, (role.into(), name.into()), "{field}");
    }
    check(browser).await;
    picture(browser, "first").await;
}

/// Asks as someone does who knows nothing of the agent.
async fn survey(browser: &Browser, agent: &str) {
    // The Enter key reads the card.
    browser.run("window.isOld = true").await;
    browser.fill("#agent", &format!("{agent}\u{e007}")).await;
    browser.arrive("The agent's card – Refusals workbench").await;
    assert_eq!(browser.text("#about-agent .agent-name").await, "Survey agent");
    let rules = browser.text("#rules").await;
    assert!(rules.contains("seg-mix Segmentation families cannot be crossed"), "{rules}");
    check(browser).await;
    picture(browser, "card").await;

    browser.fill("#question", "vote by party and news").await;
    browser.submit("button.primary", "Refused – Refusals workbench").await;
    // It is read first, and is in view.
    assert_eq!(browser.run("return document.activeElement.id").await, "result");
    assert_eq!(browser.accessible("#result").await, ("region".into(), "Refused".into()));
    let (role, name) = browser.accessible("#result section.refusal").await;
    assert_eq!((role.as_str(), name.as_str()), ("region", "Refused by rule seg-mix"));
    let refusal = browser.text("#result section.refusal").await;
    // In capitals by style.
    let expected =
        "REFUSED by rule seg-mix: Segmentation families cannot be crossed; ask for one family per cut.";
    assert!(refusal.starts_with(expected), "{refusal}");
    check(browser).await;
    picture(browser, "refused").await;

    browser.submit("button.primary", "Not asked again – Refusals workbench").await;
    check(browser).await;
    picture(browser, "not-asked-again").await;

    browser.fill("#question", "vote by educ").await;
    browser.click("#streamed").await;
    browser.submit("button.primary", "Answered – Refusals workbench").await;
    assert_eq!(browser.accessible("#result table").await, ("table".into(), "Table of 5 rows".into()));
    assert_eq!(browser.accessible("thead th").await.0, "columnheader");
    assert_eq!(browser.accessible("tbody th").await, ("rowheader".into(), "no high school diploma".into()));
    assert!(browser.text("tbody tr:nth-child(2)").await.starts_with("high school"));
    check(browser).await;
    picture(browser, "answered").await;

    browser.fill("#question", "vote by shoe size").await;
    browser.click("#rules input[value=invalid-cut]").await;
    browser.submit("button.primary", "Not asked – Refusals workbench").await;
    assert_eq!(browser.run("return document.activeElement.id").await, "result");
    check(browser).await;
    picture(browser, "not-asked").await;
    browser.submit("#result button[name=anyway]", "Refused – Refusals workbench").await;

    browser.fill("#question", "how will people vote?").await;
    browser.click("#rules input[value=invalid-cut]").await;
    browser.submit("button.primary", "No answer – Refusals workbench").await;
    check(browser).await;
    picture(browser, "failed").await;
}

/// An agent that tries everything at once.
async fn hostile(browser: &Browser, workbench: &Workbench) {
    let said = PAYLOADS.join("\n");
    let mut card = card(&json!({"seg-mix": said, said.as_str(): said, "other": 1}));
    card["name"] = json!(said);
    card["description"] = json!(said);
    let table: Vec<_> = PAYLOADS.iter().map(|said| json!({"said": said, *said: said})).collect();
    let answer = json!([{"text": said}, {"data": table}, {"url": said}, {"data": {"a": {"b": [said]}}}]);
    for (reply, name, title) in [
        (refusal(&said, &said, &said), "hostile-refused", "Refused"),
        (answer, "hostile-answered", "Answered"),
    ] {
        let agent = serve(card.clone(), message(&reply)).await;
        browser.open(&workbench.url).await;
        browser.fill("#agent", &agent).await;
        browser.fill("#question", "q").await;
        browser.submit("button.primary", &format!("{title} – Refusals workbench")).await;
        browser.click("#result details:last-of-type summary").await;
        let seen = browser.text("#result").await;
        assert!(PAYLOADS[..10].iter().all(|said| seen.contains(said)), "{seen}");
        check(browser).await;
        picture(browser, name).await;
    }
}

/// A page of another origin, which sends the form in the user's name.
async fn other_site(browser: &Browser, workbench: &Workbench) {
    let other = serve(json!({}), "").await;
    browser.open(&format!("{other}/.well-known/agent-card.json")).await;
    browser.run("window.isOld = true").await;
    let form =
        "const form = document.createElement('form'); form.method = 'post'; document.body.append(form);";
    browser.run(&format!("{form} form.action = '{}/ask'; form.submit()", workbench.url)).await;
    browser.arrive("").await;
    assert_eq!(browser.text("body").await, "This request does not come from this page.");
}
