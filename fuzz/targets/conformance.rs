//! Arbitrary bytes as a card and an exchange, for a report.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbitrary::conformance(bytes));
