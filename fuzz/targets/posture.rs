//! Arbitrary bytes as a card: see `reader::check_posture_bytes`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| reader::check_posture_bytes(bytes));
