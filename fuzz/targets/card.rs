//! Arbitrary bytes as a card file, to the macro.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::card(bytes));
