use agent::survey::{CutTool, tabulate};

fn main() {
    let _ = CutTool;
    tabulate("shoe size"); // unguarded
}
