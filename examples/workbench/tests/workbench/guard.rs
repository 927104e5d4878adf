//! No other site can use the page, or read it, or have it load anything.

use reqwest::StatusCode;

use crate::client::Workbench;

#[tokio::test]
async fn every_response_has_the_headers() {
    let workbench = Workbench::start().await;
    for (path, status) in [("/", 200), ("/workbench.css", 200), ("/none", 404)] {
        let response = workbench.client.get(format!("{}{path}", workbench.url)).send().await.unwrap();
        assert_eq!(response.status(), status);
        let header = |name: &str| response.headers()[name].to_str().unwrap();
        let policy = header("content-security-policy");
        for directive in
            ["default-src 'none'", "style-src 'self'", "form-action 'self'", "frame-ancestors 'none'"]
        {
            assert!(policy.split("; ").any(|found| found == directive), "{policy}");
        }
        assert!(!policy.contains("unsafe") && !policy.contains("script-src"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn only_for_the_hosts_of_this_page() {
    let workbench = Workbench::start().await;
    let port = workbench.url.rsplit_once(':').unwrap().1;
    for (host, expected) in [
        (format!("127.0.0.1:{port}"), StatusCode::OK),
        (format!("LocalHost:{port}"), StatusCode::OK),
        ("127.0.0.1".into(), StatusCode::MISDIRECTED_REQUEST),
        ("127.0.0.1:1".into(), StatusCode::MISDIRECTED_REQUEST),
        (format!("rebound.example:{port}"), StatusCode::MISDIRECTED_REQUEST),
        (format!("127.0.0.1.example:{port}"), StatusCode::MISDIRECTED_REQUEST),
    ] {
        let page = workbench.client.get(&workbench.url).header("host", &host);
        assert_eq!(page.send().await.unwrap().status(), expected, "{host}");
    }
}

#[tokio::test]
async fn only_from_this_page() {
    let workbench = Workbench::start().await;
    let own = workbench.url.as_str();
    for (headers, expected) in [
        (&[("sec-fetch-site", "same-origin")][..], StatusCode::OK),
        // As browsers send it from a page that has no referrer.
        (&[("sec-fetch-site", "same-origin"), ("origin", "null")], StatusCode::OK),
        (&[("origin", own)], StatusCode::OK),
        (&[], StatusCode::FORBIDDEN),
        (&[("origin", "null")], StatusCode::FORBIDDEN),
        (&[("origin", "http://127.0.0.1:1")], StatusCode::FORBIDDEN),
        (&[("sec-fetch-site", "same-site"), ("origin", own)], StatusCode::FORBIDDEN),
        (&[("sec-fetch-site", "cross-site")], StatusCode::FORBIDDEN),
        (&[("sec-fetch-site", "none")], StatusCode::FORBIDDEN),
    ] {
        for path in ["/agent", "/ask"] {
            let mut post = workbench.client.post(format!("{own}{path}")).body("agent=x");
            for (name, value) in headers {
                post = post.header(*name, *value);
            }
            assert_eq!(post.send().await.unwrap().status(), expected, "{headers:?}");
        }
    }
}
