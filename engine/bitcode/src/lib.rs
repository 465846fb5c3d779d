//! LLVM bitcode: the binary form of the IR.
//!
//! | module | what |
//! |---|---|
//! | [`codes`] | numbers of the format |
//! | `debug_words.rs` | words of debug information and their numbers |
//! | `read/` | the reader: [`read_module`], [`read_lazy`] |
//! | [`mod@write`] | the writer |
#![warn(missing_docs)]

pub mod codes;
mod debug_words;
mod read;
pub mod write;

pub use read::{Cause, LazyModule, ReadError, read_lazy, read_module};
pub use write::{WriteError, write_module};

/// Whether bytes are bitcode, plain or in the wrapper that Darwin's tools put around it, as opposed to text.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xC0\xDE") || bytes.starts_with(&[0xDE, 0xC0, 0x17, 0x0B])
}

#[cfg(test)]
mod tests {
    use super::is_bitcode;

    #[test]
    fn bitcode_is_told_by_its_magic_number() {
        assert!(is_bitcode(b"BC\xC0\xDE\x35\x14"));
        assert!(is_bitcode(&[0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0]));
        assert!(!is_bitcode(b"; ModuleID = 'x'"));
        assert!(!is_bitcode(b"BC"));
    }
}
