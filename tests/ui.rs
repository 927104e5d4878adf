//! Every compile error, and contexts that must compile.
//!
//! `TRYBUILD=overwrite cargo test --test ui` rewrites the expected output; read it line by line
//! before it is committed. The compiler's own words change between releases, so one release is
//! pinned here.

#[rustversion::attr(not(stable(1.95)), ignore = "the expected output is that of Rust 1.95")]
#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    let themes = [
        "allow",
        "card",
        "enforced",
        "enum",
        "id",
        "key",
        "mechanism",
        "prompt",
        "reason",
        "several",
        "surface",
        "union",
    ];
    for theme in themes {
        cases.compile_fail(format!("tests/ui/{theme}/*.rs"));
    }
}
