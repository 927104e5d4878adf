// Macros of the names that the standard library's have, each of which makes nothing.

macro_rules! assert {
    ($($any:tt)*) => {};
}
macro_rules! assert_eq {
    ($($any:tt)*) => {};
}
macro_rules! assert_ne {
    ($($any:tt)*) => {};
}
macro_rules! cfg {
    ($($any:tt)*) => {};
}
macro_rules! column {
    ($($any:tt)*) => {};
}
macro_rules! compile_error {
    ($($any:tt)*) => {};
}
macro_rules! concat {
    ($($any:tt)*) => {};
}
macro_rules! const_format {
    ($($any:tt)*) => {};
}
macro_rules! debug_assert {
    ($($any:tt)*) => {};
}
macro_rules! env {
    ($($any:tt)*) => {};
}
macro_rules! eprintln {
    ($($any:tt)*) => {};
}
macro_rules! file {
    ($($any:tt)*) => {};
}
macro_rules! format {
    ($($any:tt)*) => {};
}
macro_rules! format_args {
    ($($any:tt)*) => {};
}
macro_rules! include {
    ($($any:tt)*) => {};
}
macro_rules! include_bytes {
    ($($any:tt)*) => {};
}
macro_rules! include_str {
    ($($any:tt)*) => {};
}
macro_rules! line {
    ($($any:tt)*) => {};
}
macro_rules! matches {
    ($($any:tt)*) => {};
}
macro_rules! module_path {
    ($($any:tt)*) => {};
}
macro_rules! option_env {
    ($($any:tt)*) => {};
}
macro_rules! panic {
    ($($any:tt)*) => {};
}
macro_rules! print {
    ($($any:tt)*) => {};
}
macro_rules! println {
    ($($any:tt)*) => {};
}
macro_rules! stringify {
    ($($any:tt)*) => {};
}
macro_rules! system_prompt {
    ($($any:tt)*) => {};
}
macro_rules! todo {
    ($($any:tt)*) => {};
}
macro_rules! r#try {
    ($($any:tt)*) => {};
}
macro_rules! unimplemented {
    ($($any:tt)*) => {};
}
macro_rules! unreachable {
    ($($any:tt)*) => {};
}
macro_rules! vec {
    ($($any:tt)*) => {};
}
macro_rules! write {
    ($($any:tt)*) => {};
}
macro_rules! writeln {
    ($($any:tt)*) => {};
}
