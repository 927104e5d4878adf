"""What an author sees in an editor, from the real rust-analyzer: no error that rustc does not give, the guards that
are missing written out, the docs of generated items, and their names as completions.

Not part of the test command, since rust-analyzer has to be there (8 minutes on 2 cores; this version is the newest
that Rust 1.95 builds):

    cargo install ra_ap_rust-analyzer --version 0.0.326 --locked
    python3 tests/rust-analyzer/check.py [path/to/rust-analyzer]

It takes a minute, and exits with 1 if anything is not as it has to be.
"""

import json
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECONDS = 240

MANIFEST = f"""
[package]
name = "in-an-editor"
version = "0.0.0"
edition = "2024"

[dependencies]
refusals-runtime = {{ path = "{ROOT / 'refusals-runtime'}" }}

[workspace]
"""

RULES = """//! Rules in an editor.

use refusals_runtime::{Admitted, Refusal, Verdict, refusal_rules, system_prompt};

/// The rules of a tool.
#[refusal_rules(card = "no-such-card.json", prompt = "no-such-prompt.md", description = "What.", enforced_by = Tool)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// That demographic cut is not defined for this study.
    #[rule(allow = "Asking which cuts are defined.")]
    InvalidCut,
    /// Not there.
    #[cfg(any())]
    Gone,
}

/// The rules of an agent.
#[refusal_rules(refuse_with = "tool", prompt_style = "xml")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgentRule {
    #[rule(flatten)]
    Survey(SurveyRule),
    /// I can't tell how you should vote.
    VotingAdvice,
}

pub struct Tool;

pub const SYSTEM: &str = system_prompt!("You answer.", AgentRule::PROMPT);
"""

GUARDS = """
impl SurveyRuleGuards for Tool {
    type Request = str;
    fn check_seg_mix(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.contains("party"))
    }
    fn check_invalid_cut(&self, cut: &str) -> Verdict {
        Verdict::refuse_if(cut.is_empty()).because(|| "It is empty.")
    }
}

pub fn answer(cut: &str) -> Result<usize, Refusal<AgentRule>> {
    let cut: Admitted<SurveyRule, &str> = SurveyRule::admit(&Tool, cut)?;
    AgentRule::guard_voting_advice(Verdict::allow())?;
    let _ = (AgentRule::RULES, AgentRule::refuse_tool(), SurveyRule::PROMPT, Tool.check_seg_mix(&cut));
    Ok(cut.len())
}

/// What holds a refusal can have what a refusal has.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Held {
    tools: Refusal<SurveyRule>,
    agents: Option<Refusal<AgentRule>>,
}

pub fn told_again(held: &Held) -> Option<Held> {
    let again: Held = held.clone();
    (again == *held).then(|| Held { tools: held.tools.clone(), ..again })
}
"""

WITHOUT_GUARDS = """
impl SurveyRuleGuards for Tool {
}
"""

COMPLETED = """
pub fn completed() {
    let _ = SurveyRule::
}
"""

ITEMS = {
    "SegMix", "InvalidCut", "ALL", "RULES", "PROMPT", "CARD_PARAMS", "id", "reason", "allowed", "from_id", "admit",
    "refusals", "refuse", "guard_seg_mix", "guard_invalid_cut", "card_extension", "refuse_tool", "refusal_from_call",
    "refusal_from_reply",
}


class Server:
    """A rust-analyzer that speaks LSP on its standard streams."""

    def __init__(self, program, directory):
        self.process = subprocess.Popen(
            [program], cwd=directory, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.messages = queue.Queue()
        self.ids = 0
        self.version = 0
        self.uri = (directory / "src/lib.rs").as_uri()
        threading.Thread(target=self.listen, daemon=True).start()
        capabilities = {
            "experimental": {"serverStatusNotification": True},
            "textDocument": {
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor"]}}},
                "hover": {"contentFormat": ["markdown"]},
            },
        }
        options = {"checkOnSave": False, "cargo": {"targetDir": True}}
        self.ask("initialize", processId=None, rootUri=directory.as_uri(), capabilities=capabilities,
                 initializationOptions=options)
        self.tell("initialized")

    def listen(self):
        while header := self.process.stdout.readline():
            length = 0
            while header.strip():
                name, _, value = header.decode().partition(":")
                if name.lower() == "content-length":
                    length = int(value)
                header = self.process.stdout.readline()
            self.messages.put(json.loads(self.process.stdout.read(length)))
        self.messages.put(None)

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, **params):
        self.send({"method": method, "params": params})

    def ask(self, method, **params):
        self.ids += 1
        self.send({"id": self.ids, "method": method, "params": params})
        answer = self.until(lambda message: message.get("id") == self.ids and "method" not in message)
        if answer.get("error", {}).get("code") == -32801:  # The content was modified: it asks to be asked again.
            return self.ask(method, **params)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def until(self, is_it):
        while True:
            message = self.messages.get(timeout=SECONDS)
            if message is None:
                raise RuntimeError("rust-analyzer has ended")
            if "id" in message and "method" in message:
                # A request of the server's own, as for its configuration.
                items = message.get("params", {}).get("items", []) if isinstance(message.get("params"), dict) else []
                self.send({"id": message["id"], "result": [None] * len(items) if items else None})
            if is_it(message):
                return message

    def is_ready(self):
        def is_quiescent(message):
            return message.get("method") == "experimental/serverStatus" and message["params"]["quiescent"]

        status = self.until(is_quiescent)["params"]
        if status["health"] != "ok":
            raise RuntimeError(status.get("message") or status["health"])

    def open(self, text):
        """Has the file hold a text, as an editor does."""
        self.version += 1
        if self.version == 1:
            document = {"uri": self.uri, "languageId": "rust", "version": self.version, "text": text}
            self.tell("textDocument/didOpen", textDocument=document)
        else:
            self.tell("textDocument/didChange", textDocument={"uri": self.uri, "version": self.version},
                      contentChanges=[{"text": text}])

    def at(self, text, marker, offset=0):
        """The place behind what precedes a piece of the text."""
        before = text[: text.index(marker) + offset]
        return {"line": before.count("\n"), "character": len(before.rpartition("\n")[2])}


def check_diagnostics(program, directory, failures):
    """No error where rustc has none: a file that cannot be found from inside rust-analyzer is not compared."""
    run = subprocess.run([program, "diagnostics", directory], capture_output=True, text=True, timeout=SECONDS)
    lines = [line for line in run.stdout.replace("\r", "\n").splitlines() if ": Error " in line]
    if run.returncode or lines:
        failures.append("diagnostics of what is right: " + "\n".join(lines or [run.stderr]))


def check_missing_guards(server, failures):
    text = RULES + WITHOUT_GUARDS
    server.open(text)
    place = server.at(text, "impl SurveyRuleGuards", 6)
    actions = server.ask("textDocument/codeAction", textDocument={"uri": server.uri},
                         range={"start": place, "end": place}, context={"diagnostics": []})
    actions = [action for action in actions if action["title"].lower() == "implement missing members"]
    if not actions:
        failures.append("no action `Implement missing members` for a tool without guards")
        return
    written = json.dumps(actions[0].get("edit", {}))
    for piece in [
        "type Request",
        "fn check_seg_mix(&self, request: &Self::Request) -> Verdict",
        "fn check_invalid_cut(&self, request: &Self::Request) -> Verdict",
    ]:
        # It sets what a macro wrote as it likes.
        if piece.replace(" ", "") not in written.replace(" ", "").replace("::refusals_runtime::", ""):
            failures.append(f"`{piece}` is not among the members that are written: {written}")
    if "check_gone" in written:
        failures.append("a guard of a rule that is configured out is written")


def check_hovers(server, failures):
    text = RULES + GUARDS
    server.open(text)
    for marker, offset, pieces in [
        ("fn check_seg_mix", 3, ["Whether the rule `seg-mix` applies", "Segmentation families cannot be crossed"]),
        ("Tool.check_seg_mix", 5, ["Whether the rule `seg-mix` applies"]),
        ("AgentRule::RULES", 11, ["The id and reason of every rule, in declaration order."]),
        ("SurveyRule::PROMPT", 12, ["The system-prompt snippet that tells a model these rules"]),
        ("SurveyRule::admit", 12, ["Runs every guard on the request, in declaration order"]),
        ("AgentRule::guard_voting_advice", 11, ["Guards one place in a tool with the rule `voting-advice`"]),
        ("impl SurveyRuleGuards", 5, ["The guards of the rules of `SurveyRule`"]),
        ("SurveyRule::admit", 0, ["The rules of a tool."]),
    ]:
        hover = server.ask("textDocument/hover", textDocument={"uri": server.uri},
                           position=server.at(text, marker, offset))
        shown = hover["contents"]["value"] if hover else ""
        for piece in pieces:
            if piece not in shown:
                failures.append(f"`{marker}` does not show `{piece}`: {shown!r}")


def check_completions(server, failures):
    text = RULES + GUARDS + COMPLETED
    server.open(text)
    answer = server.ask("textDocument/completion", textDocument={"uri": server.uri},
                        position=server.at(text, "SurveyRule::\n", len("SurveyRule::")))
    items = answer["items"] if isinstance(answer, dict) else answer or []
    labels = {item["label"] for item in items}
    if missing := sorted(ITEMS - labels):
        failures.append(f"not completed: {missing}; completed: {sorted(labels)}")


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "rust-analyzer"
    failures = []
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        (directory / "src").mkdir()
        (directory / "Cargo.toml").write_text(MANIFEST)
        (directory / "src/lib.rs").write_text(RULES + GUARDS)
        check_diagnostics(program, directory, failures)
        server = Server(program, directory)
        try:
            server.open(RULES + GUARDS)
            server.is_ready()
            check_missing_guards(server, failures)
            check_hovers(server, failures)
            check_completions(server, failures)
        finally:
            server.process.kill()
    for failure in failures:
        print(failure, file=sys.stderr)
    print("rust-analyzer shows what it has to" if not failures else f"{len(failures)} failures")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
