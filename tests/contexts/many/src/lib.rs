//! Two thousand rules, and one.

// Clippy measures arrays, of which there are large ones here.
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]

use refusals_runtime::refusal_rules;

mod two_thousand;

pub use two_thousand::ManyRule;

/// One rule.
#[refusal_rules]
#[derive(Debug, Clone, Copy)]
pub enum OneRule {
    /// The reason.
    Only,
}

/// Both.
#[refusal_rules]
#[derive(Debug, Clone, Copy)]
pub enum BothRule {
    /// The many.
    #[rule(flatten)]
    Many(ManyRule),
    /// The one.
    #[rule(flatten)]
    One(OneRule),
}

#[test]
fn every_id_leads_back_to_its_rule() {
    assert_eq!(ManyRule::RULES.len(), 2000);
    for rule in ManyRule::ALL {
        assert_eq!(ManyRule::from_id(rule.id()), Some(*rule));
        assert_eq!(BothRule::from_id(rule.id()).map(|both| both.reason()), Some(rule.reason()));
    }
    assert_eq!(BothRule::RULES.len(), 2001);
    assert_eq!(BothRule::from_id("only").map(|both| both.id()), Some("only"));
}
