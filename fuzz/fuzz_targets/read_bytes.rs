//! See `warpc_engine::fuzzing::read_bytes`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpc_engine::fuzzing::read_bytes(data));
