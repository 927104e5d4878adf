//! Arbitrary bytes as the body of a stream: see `reader::check_stream_bytes`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| reader::check_stream_bytes(bytes));
