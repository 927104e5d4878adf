//! Arbitrary bytes as what a model replies, or calls its tool with.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::model(bytes));
