//! Whether a module is for a GPU: pipelines of levels are those of LLVM where it is not.

use warpc_bitcode::{is_bitcode, read_lazy};
use warpc_text::ReadOptions;

/// The target triple that a module names, if it names one.
fn triple_of(bytes: &[u8]) -> Option<String> {
    if is_bitcode(bytes) {
        let read = read_lazy(bytes, &ReadOptions::default()).ok()?;
        let tables = read.module().tables();
        return Some(tables.strings.text(tables.triple).into_owned());
    }
    let named = |line: &[u8]| {
        let text = std::str::from_utf8(line.trim_ascii().strip_prefix(b"target")?.trim_ascii()).ok()?;
        let text = text.strip_prefix("triple")?.trim_start().strip_prefix('=')?;
        text.trim_start().strip_prefix('"')?.split('"').next().map(String::from)
    };
    bytes.split(|&byte| byte == b'\n').find_map(named)
}

/// Whether the module in `bytes`, with the triple `asked` where one is given, is for a GPU.
pub fn is_for_gpu(bytes: &[u8], asked: Option<&str>) -> bool {
    let is_gpu = |triple: &str| triple.starts_with("nvptx");
    asked.map_or_else(|| triple_of(bytes).is_some_and(|triple| is_gpu(&triple)), is_gpu)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_found() {
        let of = |text: &str| is_for_gpu(text.as_bytes(), None);
        assert!(of("; c\ntarget triple = \"nvptx64-nvidia-cuda\"\n"));
        assert!(!of("target triple = \"x86_64\"\n") && !of("define void @f() {\n") && !of(""));
        assert!(is_for_gpu(b"", Some("nvptx64")) && !is_for_gpu(b"target triple = \"nvptx64\"", Some("x86_64")));
    }
}
