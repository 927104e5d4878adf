#![allow(non_camel_case_types)]

use refusals_runtime::{Verdict, refusal_rules};

#[refusal_rules]
enum SurveyRule {
    /// Segmentation families cannot be crossed; ask for one family per cut.
    SegMix,
    /// Segments cannot be mixed.
    Seg_Mix,
    /// That demographic cut is not defined for this study.
    InvalidCut,
    /// That cut is invalid.
    #[rule(id = "another-id")]
    invalid_cut,
}

fn main() {
    let _ = SurveyRule::guard_seg_mix(Verdict::allow());
}
