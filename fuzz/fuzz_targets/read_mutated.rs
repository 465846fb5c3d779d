//! See `warpc_engine::fuzzing::read_mutated`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpc_engine::fuzzing::read_mutated(data));
