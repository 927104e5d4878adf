//! Arbitrary bytes as a card, to a reader.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::posture(bytes));
