//! Every captured agent, asked by each of its interfaces, plain and streamed.

use std::fs;
use std::path::Path;

use workbench::Captured;

use crate::client::Workbench;

const INTERFACES: [&str; 4] = ["1.0 JSONRPC", "1.0 HTTP+JSON", "0.3 JSONRPC", "0.3 HTTP+JSON"];

const REFUSED: &str =
    "Refused by rule seg-mix: Segmentation families cannot be crossed; ask for one family per cut.";

/// What each says, and whose interfaces were captured: those of 1.0 over JSON-RPC and REST and of 0.3 over
/// JSON-RPC, but for the streams of REST.
const EXPECTED: [(&str, &str, &str); 10] = [
    ("py-0.3.26.message", "Refused", REFUSED),
    ("py-0.3.26.message.rest", "Refused", REFUSED),
    ("py-1.3.0.answer", "Answered", "42 percent."),
    ("py-1.3.0.error", "No answer", "the agent sent an error"),
    ("py-1.3.0.message", "Refused", REFUSED),
    ("py-1.3.0.message-meta", "Refused", REFUSED),
    ("py-1.3.0.otherreason", "Refused", "its reason is not the one on the agent's card"),
    ("py-1.3.0.prose", "Answered", "Perhaps meant as a refusal."),
    ("py-1.3.0.rejected", "Refused", REFUSED),
    ("py-1.3.0.unknown", "Refused", "its rule is not on the agent's card"),
];

#[tokio::test]
async fn every_agent_by_each_interface() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reader/wire");
    let captured = Captured::bind(&directory).await.unwrap();
    let agents = captured.agents();
    tokio::spawn(captured.run());
    let workbench = Workbench::start().await;

    let mut asked = 0;
    assert_eq!(agents.len(), EXPECTED.len());
    for agent in agents {
        let mode = agent.rsplit_once('/').unwrap().1;
        let (_, headline, expected) = EXPECTED.into_iter().find(|it| it.0 == mode).unwrap();
        assert!(workbench.look(&agent).await.texts("#rules code").contains(&"seg-mix".into()));
        for interface in INTERFACES {
            for streamed in [&[][..], &[("streamed", "yes")]] {
                let fields = [&[("interface", interface)], streamed].concat();
                // Another question each time, since none is asked twice.
                let question = format!("vote by party and news {interface} {streamed:?}");
                let page = workbench.ask(&agent, &question, &fields).await;
                let found = page.text("#result");
                if page.headline() == "Not asked" {
                    assert!(found.contains("offers no interface for"), "{found}");
                } else if found.contains("HTTP 404") {
                    // Not captured.
                    assert_eq!((interface, streamed.len()), ("1.0 HTTP+JSON", 1), "{mode}");
                } else {
                    asked += 1;
                    assert_eq!(page.headline(), headline, "{mode} {interface} {streamed:?}: {found}");
                    assert!(found.contains(expected), "{mode} {interface} {streamed:?}: {found}");
                }
            }
        }
    }
    // Each response was asked for, and once.
    let files = fs::read_dir(directory).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let is_response = |name: &String| !name.ends_with(".card.json") && name != "README.md";
    assert_eq!(asked, files.filter(is_response).count());
}

#[tokio::test]
async fn nothing_else_of_the_directory() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reader/wire");
    let captured = Captured::bind(&directory).await.unwrap();
    let agent = captured.agents()[0].clone();
    tokio::spawn(captured.run());
    let client = Workbench::start().await.client;
    for path in ["/README.md", "/../README.md", "/..%2f/message:send", "/none/message:send", ""] {
        let url = agent.rsplit_once('/').unwrap().0.to_owned() + path;
        assert_eq!(client.post(url).send().await.unwrap().status(), 404, "{path}");
    }
    let nothing = Captured::bind(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).await.unwrap_err();
    assert_eq!(nothing.to_string(), "no card is in this directory");
}
