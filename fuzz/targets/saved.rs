//! Arbitrary bytes as refused requests as they are saved, and a reply that is remembered.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::saved(bytes));
