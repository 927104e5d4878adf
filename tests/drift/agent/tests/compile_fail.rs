//! What must not compile in this agent.

#[test]
fn what_must_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
