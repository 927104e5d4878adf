//! Guards: to admit a request, and to refuse it, down to the JSON of the two Parts.

use std::hint::black_box;

use refusals_runtime::{MEDIA_TYPE, Verdict, refusal_rules};
use serde::Serialize;
use serde_json::json;

use crate::{Case, Group};

/// A request with something in it for each guard to look at.
#[derive(Debug)]
struct Cut {
    values: [u32; 10],
    by: &'static str,
}

/// What is on a refusal, for code without the library.
#[derive(Serialize)]
struct Data<'a> {
    rule: &'a str,
    reason: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<&'a str>,
}

macro_rules! tool {
    ($module:ident, $name:ident, $guards:ident: $($number:literal $variant:ident $check:ident),+) => {
        mod $module {
            use super::{Cut, Verdict, refusal_rules};

            #[refusal_rules]
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub(super) enum $name {
                $(
                    /// That demographic cut is not defined for this study.
                    $variant,
                )+
            }

            pub(super) struct Tool;

            impl $guards for Tool {
                type Request = Cut;
                $(
                    fn $check(&self, cut: &Cut) -> Verdict {
                        Verdict::refuse_if(cut.values[$number] > 9).because(|| format!("The cut was by {}.", cut.by))
                    }
                )+
            }

            /// The same, by hand: the id and the detail of a refusal.
            pub(super) fn by_hand(cut: &Cut) -> Result<&Cut, (&'static str, String)> {
                $(
                    if cut.values[$number] > 9 {
                        return Err((stringify!($variant), format!("The cut was by {}.", cut.by)));
                    }
                )+
                Ok(cut)
            }
        }
    };
}

tool!(two, TwoRule, TwoRuleGuards: 0 Cut0 check_cut0, 1 Cut1 check_cut1);
tool!(
    ten, TenRule, TenRuleGuards: 0 Cut0 check_cut0, 1 Cut1 check_cut1, 2 Cut2 check_cut2, 3 Cut3 check_cut3,
    4 Cut4 check_cut4, 5 Cut5 check_cut5, 6 Cut6 check_cut6, 7 Cut7 check_cut7, 8 Cut8 check_cut8, 9 Cut9 check_cut9
);

const FINE: Cut = Cut { values: [1; 10], by: "age" };
const LAST_REFUSES: Cut = Cut { values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 10], by: "shoe size" };

pub(crate) fn groups() -> Vec<Group> {
    let reason = ten::TenRule::Cut9.reason();
    let refuse = || ten::TenRule::Cut9.refuse().because("The cut was by shoe size.");
    Vec::from([
        Group::new(
            "admit a request past 2 guards",
            [
                Case::new("`if`s", || two::by_hand(black_box(&FINE)).is_ok()),
                Case::new("`admit`", || two::TwoRule::admit(&two::Tool, black_box(&FINE)).is_ok()),
            ],
        ),
        Group::new(
            "admit a request past 10 guards",
            [
                Case::new("`if`s", || ten::by_hand(black_box(&FINE)).is_ok()),
                Case::new("`admit`", || ten::TenRule::admit(&ten::Tool, black_box(&FINE)).is_ok()),
            ],
        ),
        Group::new(
            "refuse a request at the 10th guard, with a detail",
            [
                Case::new("`if`s", || ten::by_hand(black_box(&LAST_REFUSES)).map(|cut| cut.by)),
                Case::new("`admit`", || {
                    ten::TenRule::admit(&ten::Tool, black_box(&LAST_REFUSES)).map(|cut| cut.by)
                }),
            ],
        ),
        Group::new(
            "a refusal as the JSON of its two Parts",
            [
                Case::new("`json!`", move || {
                    let data =
                        json!({ "rule": "cut9", "reason": reason, "detail": "The cut was by shoe size." });
                    let parts = json!([
                        { "text": reason, "mediaType": "text/plain" },
                        { "data": data, "mediaType": MEDIA_TYPE, "metadata": { "mimeType": MEDIA_TYPE } },
                    ]);
                    serde_json::to_vec(&parts)
                }),
                Case::new("structs", move || {
                    let data = Data { rule: "cut9", reason, detail: Some("The cut was by shoe size.") };
                    serde_json::to_vec(&by_structs(reason, data))
                }),
                Case::new("`parts()`", move || serde_json::to_vec(&refuse().parts())),
            ],
        ),
    ])
}

/// The Parts as structs for serde, which are as fast as can be.
fn by_structs<'a>(reason: &'a str, data: Data<'a>) -> impl Serialize + use<'a> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Text<'a> {
        text: &'a str,
        media_type: &'a str,
    }
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Refusal<'a> {
        data: Data<'a>,
        media_type: &'a str,
        metadata: Metadata,
    }
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Metadata {
        mime_type: &'static str,
    }
    (
        Text { text: reason, media_type: "text/plain" },
        Refusal { data, media_type: MEDIA_TYPE, metadata: Metadata { mime_type: MEDIA_TYPE } },
    )
}

#[cfg(test)]
mod tests {
    use super::{Data, by_structs, ten};

    #[test]
    fn the_parts_by_hand_are_those_of_the_library() {
        let refusal = ten::TenRule::Cut9.refuse().because("A detail.");
        let reason = ten::TenRule::Cut9.reason();
        let data = Data { rule: "cut9", reason, detail: Some("A detail.") };
        assert_eq!(serde_json::json!(by_structs(reason, data)), serde_json::json!(refusal.parts()));
    }
}
