//! A model cannot be read by another mechanism than the one that its prompt tells it.

use refusals_runtime::{RefusalRules, refusal_rules};

#[refusal_rules(refuse_with = "reply")]
enum Replies {
    /// I can't.
    Replied,
}

#[refusal_rules(refuse_with = "tool")]
enum Calls {
    /// I can't.
    Called,
}

fn any<R: RefusalRules>() {
    let _ = R::refuse_tool();
}

fn main() {
    let _ = Replies::refuse_tool();
    let _ = Replies::refusal_from_call(&serde_json::Value::Null);
    let _ = Calls::refusal_from_reply("");
    let _ = <Replies as RefusalRules>::refuse_tool();
    any::<Calls>();
}
