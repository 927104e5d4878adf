use refusals_runtime::{Refusal, RefusalRules};

fn list<R: RefusalRules>() {}

fn refuse() -> Option<Refusal<String>> {
    None
}

fn main() {
    list::<u8>();
    refuse();
}
