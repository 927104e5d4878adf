//! Agents that try to get markup into the page, with everything that they can say.

use std::collections::HashSet;

use refusals_runtime::MEDIA_TYPE;
use serde_json::{Value, json};

use crate::agent::{card, message, refusal, serve};
use crate::client::{Page, Workbench};

/// What must not become markup.
pub(crate) const PAYLOADS: [&str; 12] = [
    "<script>window.pwned=1</script>",
    "\"><img src=x onerror=window.pwned=1>",
    "' autofocus onfocus='window.pwned=1",
    "</pre></details></code></bdi></table><svg onload=window.pwned=1>",
    "</title></textarea></select><script>window.pwned=1</script>",
    "</section></main><form action=http://a.example><input name=agent></form>",
    "<meta http-equiv=refresh content='0;url=http://a.example'><base href=http://a.example>",
    "<!--<link rel=stylesheet href=http://a.example><style>*{display:none}</style>",
    "&lt;script&gt;&#60;script&#62;window.pwned=1",
    "javascript:window.pwned=1",
    "\u{202e}lmth\u{202c} \u{2066}\u{200b}\u{feff}\u{0}\u{1b}[2J",
    "＜script＞window.pwned=1＜/script＞ `${window.pwned=1}`",
];

/// All of them, and too much of the worst.
pub(crate) fn payloads() -> impl Iterator<Item = String> {
    PAYLOADS.into_iter().map(String::from).chain(["<\"'&>".repeat(10_000), "\u{202e}".repeat(30_000)])
}

/// The elements that the page has, and their attributes.
const ELEMENTS: &str = "html head meta title link body header main section form fieldset legend label input button \
    datalist option textarea select h1 h2 h3 p div ul li code pre strong span bdi details summary footer dl dt dd \
    table caption thead tbody tr th td";
const ATTRIBUTES: &str = "lang charset name content rel href class id tabindex autofocus aria-labelledby aria-label \
    method action autocomplete for type value list required placeholder formaction formnovalidate rows selected \
    checked scope role form";

/// No element, attribute or target that is not the page's own, and no character that hides or reorders.
fn check(page: &Page) {
    let [elements, attributes] =
        [ELEMENTS, ATTRIBUTES].map(|names| names.split_whitespace().collect::<HashSet<_>>());
    let mut ids = HashSet::new();
    for element in page.0.root_element().descendants().filter_map(scraper::ElementRef::wrap) {
        let element = element.value();
        assert!(elements.contains(element.name()), "{element:?}");
        for (name, value) in element.attrs() {
            assert!(attributes.contains(name), "{element:?}");
            match name {
                "href" => assert_eq!(value, "/workbench.css"),
                "action" | "formaction" => assert!(["/ask", "/agent"].contains(&value), "{value}"),
                "id" => assert!(ids.insert(value), "{value} twice"),
                "name" | "content" => assert!(value.len() < 60 && !value.contains("http"), "{value}"),
                _ => {}
            }
        }
    }
    assert_eq!(page.texts("form").len(), 1);
    assert_eq!(page.texts("#result").len(), 1);
    let text: String = page.0.root_element().text().collect();
    let is_hidden = |c: char| {
        (c.is_control() && !matches!(c, '\n' | '\t'))
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    assert_eq!(text.find(is_hidden), None);
    assert!(text.len() < 2_000_000, "{}", text.len());
}

/// Everything that an agent can say of itself.
fn hostile_card(said: &str) -> Value {
    let mut card = card(&json!({"seg-mix": said, said: said, "other": [said]}));
    card["name"] = json!(said);
    card["description"] = json!(said);
    card[said] = json!(said);
    let interfaces = card["supportedInterfaces"].as_array_mut().unwrap();
    interfaces.push(json!({"url": said, "protocolBinding": said, "protocolVersion": said}));
    interfaces.push(json!({"url": format!("http://a.example/{said}"), "protocolBinding": "JSONRPC"}));
    interfaces.push(json!({"url": format!("/{said}"), "protocolBinding": "JSONRPC", "tenant": said}));
    card
}

/// Everything that it can reply.
fn hostile_replies(said: &str) -> Vec<String> {
    let row = json!({said: said, "nested": {said: {said: {said: said}}}});
    let task = |state: &str, parts: Value| {
        let message = json!({"messageId": said, "role": "ROLE_AGENT", "parts": parts});
        let artifact = json!({"artifactId": said, "name": said, "parts": [{"text": said}]});
        json!({"result": {"task": {"id": said, "status": {"state": state, "message": message}, "artifacts": [artifact]}}})
            .to_string()
    };
    vec![
        message(&refusal(said, said, said)),
        message(&refusal("seg-mix", said, said)),
        message(
            &json!([{"data": {"rule": [said], "reason": {said: said}, "detail": {said: said}}, "mediaType": MEDIA_TYPE}]),
        ),
        message(
            &json!([{"text": said}, {"text": format!("{said}\n{said}")}, {"data": [row.clone(), row.clone()]}]),
        ),
        message(&json!([
            {"data": {said: said, "columns": [said, {"name": said}], "rows": [[said, {said: said}, said]]}},
            {"data": {said: [said, said], "rows": [row.clone()]}}, {"data": [said]}, {"data": said},
            {"data": {said: {said: [said]}}}, {"url": said, "filename": said, "mediaType": said},
            {"raw": said, "filename": said}, {said: said},
        ])),
        json!({"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": said, "data": said}}).to_string(),
        task("TASK_STATE_REJECTED", json!([{"text": said}])),
        task(said, json!([{"text": said}])),
        task("TASK_STATE_COMPLETED", refusal("seg-mix", said, said)),
        json!({said: said}).to_string(),
        json!(said).to_string(),
        said.into(),
        format!("data: {}\n\n", message(&json!([{"text": said}]))),
    ]
}

#[tokio::test]
async fn nothing_becomes_markup() {
    for said in payloads() {
        let workbench = Workbench::start().await;
        let agent = serve(hostile_card(&said), "").await;
        check(&workbench.look(&agent).await);
        let not_asked = workbench.ask(&agent, "q", &[("rule", "seg-mix")]).await;
        // A reason may be too long to be read.
        assert_eq!(not_asked.headline(), if said.len() > 16_384 { "No answer" } else { "Not asked" });
        check(&not_asked);
        for (place, reply) in hostile_replies(&said).into_iter().enumerate() {
            let streamed: &[_] = if reply.starts_with("data: ") { &[("streamed", "yes")] } else { &[] };
            let agent = serve(hostile_card(&said), reply).await;
            let page = workbench.ask(&agent, &place.to_string(), streamed).await;
            check(&page);
            // It is made visible, not deleted.
            if said.is_ascii() && said.len() < 100 {
                let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(page.texts(".agent-name").contains(&words));
            }
        }
    }
}

/// What the user fills in comes back to them as it was.
#[tokio::test]
async fn the_form_keeps_its_fields() {
    let workbench = Workbench::start().await;
    for said in PAYLOADS {
        let page = workbench.ask(said, said, &[("interface", said), ("rule", said)]).await;
        let input = scraper::Selector::parse("#agent").unwrap();
        let value = page.0.select(&input).next().unwrap().attr("value").unwrap();
        // A parser has no NUL.
        assert_eq!(value, said.trim().replace('\0', "\u{fffd}"));
        assert_eq!(page.headline(), "No agent found");
    }
}

#[tokio::test]
async fn thousands_of_everything() {
    let rules: serde_json::Map<_, _> = (0..12_000).map(|place| (format!("r{place}"), json!("R."))).collect();
    let rows: Vec<_> = (0..3000).map(|place| json!({format!("c{place}"): place})).collect();
    let parts: Vec<_> =
        (0..60).map(|place| if place < 3 { json!({"data": rows}) } else { json!({"text": "x"}) }).collect();
    let agent = serve(card(&rules.into()), message(&parts.into())).await;
    let page = Workbench::start().await.ask(&agent, "q", &[]).await;
    check(&page);
    let rules = page.text("#rules");
    assert!(rules.contains("there are 12000 rules, of 10000 at most"), "{rules}");
    assert!(rules.contains("And 9800 more rules, which are not shown."), "{rules}");
    let found = page.text("#result");
    assert!(found.contains("And 10 more Parts, which are not shown."));
    assert!(found.contains("And 2800 more rows, which are not shown."));
}

#[tokio::test]
async fn thousands_of_interfaces() {
    let mut card = card(&json!(null));
    let interfaces = card["supportedInterfaces"].as_array_mut().unwrap();
    interfaces.extend((0..3000).map(|place| json!({"url": format!("/{place}"), "protocolBinding": "GRPC"})));
    let page = Workbench::start().await.look(&serve(card, "").await).await;
    check(&page);
    // The one that can be used, and the first of the others.
    assert_eq!(page.texts("#result li").len(), 1 + 100);
    let found = page.text("#result");
    assert!(found.contains("And 2900 more that are not used, which are not shown."), "{found}");
}
