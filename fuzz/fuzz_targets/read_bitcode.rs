//! See `warpc_proof::fuzz::TARGETS`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpc_proof::fuzz::run("read_bitcode", data));
