//! Arbitrary bytes as the outcomes of an eval.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::outcomes(bytes));
