//! Intrinsics of other targets: what a verifier needs of them, signatures and immediates.
//!
//! `foreign.txt`, written by `engine/ir/tools/gen-intrinsics.py`, has the distinct signatures, a line each, an empty line, and a row
//! per intrinsic sorted by name: name without `llvm.`, place of the signature in the text, numbers of the parameters that are
//! immediates. A signature with `~` before it is not judged by: LLVM still takes older forms of such intrinsics and rewrites
//! their calls. Look-ups are binary searches over the text, so that it costs nothing where no such intrinsic is called.

use super::signature::{self, SignatureError};
use crate::ids::Type;
use crate::types::{TypeKind, TypesRef};

const TEXT: &str = include_str!("foreign.txt");

/// What is known of an intrinsic of another target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foreign {
    /// Name without `llvm.` and without the suffix of an overload.
    pub name: &'static str,
    /// The signature in the notation of [`mod@super::signature`]; empty where types are not judged.
    pub signature: &'static str,
    immediates: &'static str,
}

impl Foreign {
    /// Whether parameter `index` is an immediate.
    pub fn is_immediate(&self, index: usize) -> bool {
        self.immediates.split(',').any(|number| number.parse() == Ok(index))
    }
    /// Checks that function type `fn_ty` is one of those of the signature. The error names the first position that does not fit.
    pub fn check_signature(&self, types: TypesRef<'_>, fn_ty: Type) -> Result<(), SignatureError> {
        // LLVM takes calls that return a structure with a name, and rewrites them.
        let named = types.func(fn_ty).is_some_and(|(ret, ..)| matches!(types.kind(ret), TypeKind::Named(_)));
        if self.signature.is_empty() || named {
            return Ok(());
        }
        signature::check(types, self.name, self.signature, fn_ty).map(drop)
    }
    /// With an empty signature where types are not judged.
    fn judged(self) -> Foreign {
        if self.signature.starts_with('~') { Foreign { signature: "", ..self } } else { self }
    }
}

const ROWS_AT: usize = rows_at();

/// Where the rows start in the text.
const fn rows_at() -> usize {
    let bytes = TEXT.as_bytes();
    let mut at = 1;
    while !(bytes[at - 1] == b'\n' && bytes[at] == b'\n') {
        at += 1;
    }
    at + 1
}

/// The intrinsic of another target of a full name: the longest name that `name` equals or, where it is overloaded, continues with a
/// dot. Its cost is a binary search per dot.
pub fn foreign(name: &str) -> Option<Foreign> {
    let full = name.strip_prefix("llvm.")?;
    let mut base = full;
    loop {
        if let Some(found) = row(base) {
            return (base == full || found.signature.contains("any")).then_some(found.judged());
        }
        base = &base[..base.rfind('.')?];
    }
}

/// Names of other targets in names of intrinsics. Those intrinsics are read and printed as they are.
#[rustfmt::skip]
const TARGETS: &[&str] = &[
    "aarch64", "amdgcn", "arm", "bpf", "dx", "hexagon", "loongarch", "mips", "ppc", "r600", "riscv", "s390", "spv", "ve",
    "wasm", "x86", "xcore",
];

/// Whether `name` is of an intrinsic of another target, one that exists or not.
pub fn is_of_other_target(name: &str) -> bool {
    let target = name.strip_prefix("llvm.").and_then(|rest| rest.split('.').next());
    target.is_some_and(|target| TARGETS.contains(&target))
}

/// The row of exactly this name.
fn row(name: &str) -> Option<Foreign> {
    let rows = &TEXT[ROWS_AT..];
    let (mut low, mut high) = (0, rows.len());
    // Both are starts of lines, or the end.
    while low < high {
        let middle = rows[..(low + high) / 2].rfind('\n').map_or(0, |end| end + 1).max(low);
        let end = rows[middle..].find('\n').map_or(rows.len(), |len| middle + len);
        let mut words = rows[middle..end].split(' ');
        let found = words.next().unwrap_or("");
        match found.cmp(name) {
            std::cmp::Ordering::Equal => {
                let at: usize = words.next()?.parse().ok()?;
                let signature = TEXT[at..].split('\n').next()?;
                return Some(Foreign { name: found, signature, immediates: words.next().unwrap_or("") });
            }
            std::cmp::Ordering::Less => low = (end + 1).min(rows.len()),
            std::cmp::Ordering::Greater => high = middle,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::lookup;

    #[test]
    fn every_row_is_found_and_well_formed() {
        let mut before = "";
        let mut count = 0;
        for line in TEXT[ROWS_AT..].lines() {
            let name = line.split(' ').next().unwrap();
            assert!(before < name, "{before} {name}");
            before = name;
            let found = row(name).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(found.name, name);
            let text = found.signature.trim_start_matches('~');
            let params = signature::count(text).0;
            for number in found.immediates.split(',').filter(|number| !number.is_empty()) {
                assert!(number.parse::<usize>().unwrap() < params, "{line}");
            }
            assert!(lookup(&format!("llvm.{name}")).is_none(), "{name} is in the other table too");
            count += 1;
        }
        assert!(count > 9000, "{count}");
    }

    #[test]
    fn names_are_found_by_their_longest_part() {
        let name = |full: &str| foreign(full).map(|found| found.name);
        assert_eq!(name("llvm.aarch64.neon.ld2.v4i32.p0"), Some("aarch64.neon.ld2"));
        assert_eq!(name("llvm.aarch64.neon.ld2lane.v4i64.p0"), Some("aarch64.neon.ld2lane"));
        assert_eq!(name("llvm.arm.mcr"), Some("arm.mcr"));
        // It has no overloads.
        assert_eq!(name("llvm.arm.mcr.i32"), None);
        assert_eq!((name("llvm.umin.i32"), name("aarch64.neon.ld2"), name("llvm.arm.none")), (None, None, None));
        let mcr = foreign("llvm.arm.mcr").unwrap();
        assert_eq!([0, 1, 2, 3, 6].map(|n| mcr.is_immediate(n)), [true, true, false, true, false]);
        assert!(!mcr.immediates.is_empty() && foreign("llvm.x86.sse41.insertps").unwrap().signature.is_empty());
    }
}
