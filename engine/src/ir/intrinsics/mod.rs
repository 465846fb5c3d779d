//! Intrinsic callees: an intrinsic is a value (name row, overload types), not a global. The printer writes declarations.
//!
//! What each intrinsic is (signature, attributes, memory effects) is the table in `ir/intrinsics/`.

use crate::columns::intern::{Interner, Layered};
use crate::ids::*;

/// An interned intrinsic callee.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntrinRow {
    /// Full name with its mangled suffix: `llvm.umin.i32`.
    pub name: Box<str>,
    /// Row of the intrinsic table, `u16::MAX` for a name that is not in the table.
    pub id: u16,
    /// Function type.
    pub ty: Type,
}

/// Intrinsic callees of a module (or the overlay of one function).
#[derive(Clone, Default)]
pub struct Intrins {
    rows: Interner<IntrinRow>,
}

impl Intrins {
    /// An empty overlay whose ids follow those of `base`.
    pub fn overlay(base: &Intrins) -> Intrins {
        Intrins { rows: Interner::overlay(&base.rows) }
    }
    /// Id of a callee.
    pub fn intern(&mut self, row: IntrinRow) -> Intrin {
        Intrin(self.rows.intern(row))
    }
    /// Id of a callee if it is in this table.
    pub fn find(&self, row: &IntrinRow) -> Option<Intrin> {
        self.rows.find(row).map(Intrin)
    }
    /// First id of this table: 0 unless it is an overlay.
    pub fn offset(&self) -> u32 {
        self.rows.offset()
    }
    /// Rows of this table alone.
    pub fn own(&self) -> &[IntrinRow] {
        self.rows.own()
    }
    /// Read access without an overlay.
    pub fn view(&self) -> IntrinsRef<'_> {
        IntrinsRef { rows: Layered::single(&self.rows) }
    }
    /// Read access through `over`, an overlay of this table.
    pub fn view_over<'a>(&'a self, over: &'a Intrins) -> IntrinsRef<'a> {
        IntrinsRef { rows: Layered::new(&self.rows, &over.rows) }
    }
}

/// Read access to intrinsic callees.
#[derive(Clone, Copy)]
pub struct IntrinsRef<'a> {
    rows: Layered<'a, IntrinRow>,
}

impl<'a> IntrinsRef<'a> {
    /// Callee `i`.
    #[inline]
    pub fn get(self, i: Intrin) -> &'a IntrinRow {
        self.rows.get(i.0)
    }
    /// Number of callees.
    pub fn len(self) -> u32 {
        self.rows.len()
    }
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.rows.is_empty()
    }
}
