//! Which characters cannot be published: the macro and the runtime say the same.

/// What a macro and the crate that re-exports it hold in common, they cannot share.
#[test]
fn the_crates_agree_on_characters() {
    assert_eq!(
        include_str!("../refusals-macros/src/characters.rs"),
        include_str!("../refusals-runtime/src/characters.rs")
    );
}
