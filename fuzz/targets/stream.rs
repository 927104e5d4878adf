//! Arbitrary bytes as the body of a stream.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::stream(bytes));
