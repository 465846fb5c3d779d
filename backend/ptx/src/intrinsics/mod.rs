//! The tables of intrinsics: what each becomes. Selection asks them, and they know nothing of selection.
//!
//! `llvm.nvvm.*` intrinsics are rows of the tables of `nvvm/`; selection needs no code per intrinsic. Target-independent
//! intrinsics are in `generic.rs`. Names that LLVM no longer has, and `llvm.prefetch` of global memory, are rows of `table_older.rs`: name, effect, feature, PTX text;
//! [`Found::Row`] substitutes the operands into the text.
//!
//! **Rows of older names.** `("llvm.nvvm.name", P | E, Feature, "ptx.text.b32 $0, $1, $2;")`, sorted by name within a file. `P` rows are
//! pure: dropped when unused, free to move. `$n` counts the registers of the result first (a struct has one per part), then
//! those of the arguments in order; immediates print as numbers. `[$n]` around a pointer takes a folded address. An overload
//! suffix (`.i32`, `.p1`, `.v4f32`) is not part of the name: the longest row name that ends at a dot wins.
//!
//! | code | gives |
//! |---|---|
//! | `$n` | operand |
//! | `${n:s}` | state space of pointer argument `n` with its dot (`.global`), nothing for generic |
//! | `${n:b}` `${n:u}` `${n:i}` `${n:f}` | `.b32`, `.u32`, `.s32`, `.f32` by the width of operand `n` |
//! | `${n:t}` | type of operand `n` in arithmetic (`.s32`, `.f16x2`) |
//! | `$$` | a dollar |
//!
//! Text of several lines is joined by `\n\t`. Temporaries go between braces, with `.reg` declarations of their own.

mod generic;
pub mod nvvm;
mod table_older;

use crate::features::Feature;
pub use generic::{FloatFn, Generic, IntOp, OverflowOp, Reduce};
use warpc_ir::intrinsics::IntrinsicId;

/// A row of a table.
#[derive(Clone, Copy)]
pub struct Row {
    /// Name without overload suffix.
    pub name: &'static str,
    /// No effect but its result.
    pub pure_: bool,
    /// What it needs.
    pub needs: Feature,
    /// PTX text.
    pub text: &'static str,
}

/// All tables, each sorted by name.
pub(crate) const TABLES: &[&[Row]] = &[table_older::ROWS];

macro_rules! rows {
    ($($name:literal, $effect:ident, $needs:ident, $text:literal;)*) => {
        /// Rows, sorted by name.
        pub(super) const ROWS: &[super::Row] = &[$(super::Row {
            name: $name,
            pure_: super::effect::$effect,
            needs: crate::features::Feature::$needs,
            text: $text,
        }),*];
    };
}
use rows;

/// Letters of the effect column.
mod effect {
    /// Pure.
    pub(super) const P: bool = true;
    /// Has an effect.
    pub(super) const E: bool = false;
}

/// How an intrinsic is lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// Not at all.
    Unknown,
    /// Table and row.
    Row(u8, u16),
    /// By code.
    Generic(Generic),
    /// By the table of `nvvm/`; where the suffix of the name begins.
    Nvvm(IntrinsicId, u16),
}

impl Found {
    /// Whether it may be dropped when its result is unused.
    pub fn is_pure(self) -> bool {
        match self {
            Found::Unknown => false,
            Found::Row(t, r) => TABLES[t as usize][r as usize].pure_,
            Found::Generic(g) => g.is_pure(),
            Found::Nvvm(id, _) => warpc_ir::intrinsics::is_removable_if_unused(id),
        }
    }
}

/// Looks up a full name. Among rows of older names, the longest that is all of it or is followed by a dot wins.
pub fn find(name: &str) -> Found {
    if let Some((id, suffix)) = warpc_ir::intrinsics::lookup(name) {
        // Its precision is that of the options, as for `llvm.sqrt`.
        if id == warpc_ir::intrinsics::id::NVVM_SQRT_F {
            return Found::Generic(Generic::Float(FloatFn::Sqrt));
        }
        if nvvm::has(id) {
            return Found::Nvvm(id, (name.len() - suffix.len()) as u16);
        }
        // A hint that is worth an instruction where the memory is known to be global.
        let is_prefetch = id == warpc_ir::intrinsics::id::PREFETCH && name.ends_with(".p1");
        if let Some(generic) = generic::find(id).filter(|_| !is_prefetch) {
            return Found::Generic(generic);
        }
    }
    let mut len = name.len();
    loop {
        let n = &name[..len];
        for (t, rows) in TABLES.iter().enumerate() {
            if let Ok(r) = rows.binary_search_by(|row| row.name.cmp(n)) {
                return Found::Row(t as u8, r as u16);
            }
        }
        match n.rfind('.') {
            Some(at) => len = at,
            None => return Found::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_well_formed() {
        for rows in TABLES {
            for w in rows.windows(2) {
                assert!(w[0].name < w[1].name, "{} before {}", w[0].name, w[1].name);
            }
            for r in *rows {
                assert!(r.text.ends_with(';') || r.text.ends_with('}'), "{}", r.name);
                let mut rest = r.text;
                while let Some(at) = rest.find('$') {
                    let c = rest.as_bytes()[at + 1];
                    assert!(c.is_ascii_digit() || c == b'{' || c == b'$', "{}", r.name);
                    rest = &rest[at + 2..];
                }
            }
        }
    }

    #[test]
    fn longest_name_wins() {
        assert!(matches!(find("llvm.umin.i32"), Found::Generic(_)));
        assert!(matches!(find("llvm.nvvm.read.ptx.sreg.tid.x"), Found::Nvvm(_, 29)));
        assert!(matches!(find("llvm.nvvm.no.such"), Found::Unknown));
    }
}
