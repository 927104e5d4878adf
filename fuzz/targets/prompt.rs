//! Arbitrary bytes as a prompt file, to the macro.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::prompt(bytes));
