//! Arbitrary bytes as the lock of published rules.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::lock(bytes));
