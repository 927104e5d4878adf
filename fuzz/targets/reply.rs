//! Arbitrary bytes as a response.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::reply(bytes));
