//! Arbitrary bytes as a response: see `reader::check_reply_bytes`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| reader::check_reply_bytes(bytes));
