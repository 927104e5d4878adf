#![deny(unused_must_use)]

use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
}

fn main() {
    Verdict::refuse();
    Verdict::refuse_if(true).because(|| "Two families.");
    SurveyRule::SegMix.refuse();
    SurveyRule::guard_seg_mix(Verdict::refuse());
}
