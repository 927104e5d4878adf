//! Arbitrary bytes as foreign text, through each exit.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::untrusted(bytes));
