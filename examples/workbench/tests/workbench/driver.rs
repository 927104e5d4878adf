//! Drives a headless Chromium: as much of `WebDriver` as the test needs, over plain HTTP.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::{Client, Method, Url};
use serde_json::{Value, json};
use tokio::time::sleep;

/// How `WebDriver` names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A process that does not outlive the test.
pub(crate) struct Process(Child);

impl Process {
    /// Starts it, and waits for the line that begins so; gives the rest of that line.
    pub(crate) fn start(command: &mut Command, ready: &str) -> (Self, String) {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let process = Self(child);
        let rest = lines.map(Result::unwrap).find_map(|line| Some(line.strip_prefix(ready)?.to_owned()));
        (process, rest.unwrap())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A browser with one page.
pub(crate) struct Browser {
    client: Client,
    session: String,
    profile: PathBuf,
    _driver: Process,
}

impl Browser {
    pub(crate) async fn start(profile: &Path) -> Self {
        let (driver, port) = Process::start(
            Command::new("chromedriver").arg("--port=0"),
            "ChromeDriver was started successfully on port ",
        );
        let client = Client::builder().no_proxy().build().unwrap();
        let mut browser = Self {
            client,
            session: format!("http://127.0.0.1:{}/session", port.trim_end_matches('.')),
            profile: profile.into(),
            _driver: driver,
        };
        let profile = format!("--user-data-dir={}", profile.display());
        // Without a sandbox, which does not start as root. Without what it asks of the network for itself.
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-proxy-server",
            &profile,
        ];
        let capabilities = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
            "unhandledPromptBehavior": "ignore",
        }}});
        let session = browser.call(Method::POST, "", Some(&capabilities)).await;
        browser.session = format!("{}/{}", browser.session, session["sessionId"].as_str().unwrap());
        browser
    }

    /// Calls `WebDriver`, and gives the value, or the name of the error.
    async fn try_call(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let mut request = self.client.request(method, format!("{}{path}", self.session));
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let response = request.send().await.unwrap();
        let is_success = response.status().is_success();
        let mut body: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
        let value = body["value"].take();
        if is_success { Ok(value) } else { Err(format!("{}: {}", value["error"], value["message"])) }
    }

    async fn call(&self, method: Method, path: &str, body: Option<&Value>) -> Value {
        self.try_call(method, path, body).await.unwrap()
    }

    async fn get(&self, path: &str) -> Value {
        self.call(Method::GET, path, None).await
    }

    async fn post(&self, path: &str, body: &Value) -> Value {
        self.call(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn open(&self, url: &str) {
        self.post("/url", &json!({"url": url})).await;
    }

    /// The element, as the path of it.
    async fn find(&self, selector: &str) -> String {
        let found = self.post("/element", &json!({"using": "css selector", "value": selector})).await;
        format!("/element/{}", found[ELEMENT].as_str().unwrap())
    }

    pub(crate) async fn click(&self, selector: &str) {
        let element = self.find(selector).await;
        self.post(&format!("{element}/click"), &json!({})).await;
    }

    /// Clicks, and waits for the page that comes of it, whose title is to be this.
    pub(crate) async fn submit(&self, selector: &str, title: &str) {
        self.run("window.isOld = true").await;
        self.click(selector).await;
        self.arrive(title).await;
    }

    /// Waits for a page that is another than the one that was marked.
    pub(crate) async fn arrive(&self, title: &str) {
        let is_here = "return !window.isOld && document.readyState === 'complete'";
        for _ in 0..600 {
            if self.run(is_here).await == true {
                let found = self.get("/title").await;
                assert_eq!(found, title);
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("no other page came, which was to be: {title}");
    }

    /// Replaces what is in a field.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        let element = self.find(selector).await;
        self.post(&format!("{element}/clear"), &json!({})).await;
        self.post(&format!("{element}/value"), &json!({"text": text})).await;
    }

    /// What can be seen of an element's text.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let element = self.find(selector).await;
        self.get(&format!("{element}/text")).await.as_str().unwrap().into()
    }

    /// The role and the name that a screen reader says.
    pub(crate) async fn accessible(&self, selector: &str) -> (String, String) {
        let element = self.find(selector).await;
        let role = self.get(&format!("{element}/computedrole")).await;
        let label = self.get(&format!("{element}/computedlabel")).await;
        (role.as_str().unwrap().into(), label.as_str().unwrap().into())
    }

    /// Runs the body of a function in the page, which the page's own policy does not forbid.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({"script": script, "args": []})).await
    }

    /// What the browser says in its console since the last time.
    pub(crate) async fn console(&self) -> Vec<Value> {
        let Value::Array(entries) = self.post("/se/log", &json!({"type": "browser"})).await else { panic!() };
        entries
    }

    pub(crate) async fn has_dialog(&self) -> bool {
        self.try_call(Method::GET, "/alert/text", None).await.is_ok()
    }

    /// Has the page shown at this width, in `light` or `dark`.
    pub(crate) async fn look(&self, width: u32, height: u32, scheme: &str) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        for (command, params) in
            [("Emulation.setDeviceMetricsOverride", size), ("Emulation.setEmulatedMedia", media)]
        {
            self.post("/goog/cdp/execute", &json!({"cmd": command, "params": params})).await;
        }
    }

    /// Saves what is seen.
    pub(crate) async fn screenshot(&self, file: &Path) {
        let shot = self
            .post("/goog/cdp/execute", &json!({"cmd": "Page.captureScreenshot", "params": {"format": "png"}}))
            .await;
        fs::write(file, from_base64(shot["data"].as_str().unwrap())).unwrap();
    }
}

impl Drop for Browser {
    /// Also when the test has failed. A driver that is killed leaves its browser behind.
    fn drop(&mut self) {
        if let Ok(url) = Url::parse(&self.session)
            && let Ok(mut connection) = TcpStream::connect(url.authority())
        {
            let _ = write!(
                connection,
                "DELETE {} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
                url.path(),
                url.authority()
            );
            let _ = connection.read(&mut [0; 1024]);
        }
        let _ = fs::remove_dir_all(&self.profile);
    }
}

fn from_base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = text.bytes().filter_map(|byte| DIGITS.iter().position(|&digit| digit == byte));
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_usize, 0);
    for digit in digits {
        (bits, count) = ((bits << 6 | digit) & 0xffff, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xff).unwrap());
        }
    }
    bytes
}
