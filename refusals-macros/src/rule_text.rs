//! A rule as the texts made of it have it: the prompt, and the files on disk.

#[derive(Clone, Copy)]
pub(crate) struct RuleText<'r> {
    pub(crate) id: &'r str,
    pub(crate) reason: &'r str,
    /// The near misses: what is still fine under the rule.
    pub(crate) allowed: &'r [String],
}
