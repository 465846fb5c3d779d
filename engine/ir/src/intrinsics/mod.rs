//! Intrinsics. An intrinsic callee is a value (name row, function type), not a global; the printer writes declarations.
//!
//! | file | what |
//! |---|---|
//! | `table_*.rs` | one row per intrinsic, generated: name, signature, attributes, memory effects, semantic columns; the constants of [`id`] |
//! | `table.rs` | the packed table, [`lookup`] of names |
//! | `semantics.rs`, `matrix.rs` | [`fn@semantics`]: what an intrinsic is and does, as its name spells it |
//! | `signature.rs` | [`check_signature`] for the verifier, [`fn@signature`] to build a type |
//! | `foreign.rs`, `foreign.txt` | [`foreign()`]: signatures and immediates of the intrinsics of other targets |
//! | `mangle.rs` | [`mangled_name`]: the suffix of overloads |
//! | `attributes.rs` | [`fn@attributes`] of a declaration |
//! | `upgrade.rs`, `apply_upgrade.rs` | older forms as data; [`upgrade_module`] rewrites their calls |
//! | `query.rs`, `sreg.rs` | what passes and back ends ask: convergent, divergent, special registers, families |
//!
//! The form in memory is that of LLVM 22.

use crate::ids::*;
use warpc_columns::intern::{Interner, Layered};

mod apply_upgrade;
pub mod attributes;
mod foreign;
mod mangle;
pub mod matrix;
pub mod query;
pub mod semantics;
pub mod signature;
pub mod sreg;
mod table;
mod table_generic;
mod table_nvvm_a_e;
mod table_nvvm_f_l;
mod table_nvvm_m;
mod table_nvvm_n_s;
mod table_nvvm_surface;
mod table_nvvm_t_v;
mod table_nvvm_w_z;
mod table_older;
pub mod upgrade;

pub use apply_upgrade::{Upgrades, upgrade_module};
pub use attributes::{
    Position, attributes, attrs_at, fn_attrs, has_fn_attr, is_immarg, param_has, range_at, return_has,
};
pub use foreign::{Foreign, foreign, is_of_other_target};
pub use mangle::mangled_name;
pub use query::*;
pub use semantics::{semantics, semantics_of_older};
pub use signature::{
    Class, Mismatch, Overloads, SignatureError, TypeSource, check_signature, match_signature, num_params, signature,
    slots,
};
pub use sreg::{SREGS, Sreg, is_sreg, sreg, sreg_ptx_name};
pub use table::{COUNT, GENERIC, IntrinsicInfo, bits, find, info, lookup};
pub use upgrade::{Upgrade, downgrade, upgrade};

/// Ids of all intrinsics: `llvm.umin` is `UMIN`, `llvm.nvvm.read.ptx.sreg.tid.x` is `NVVM_READ_PTX_SREG_TID_X`.
pub mod id {
    pub use super::table_generic::id::*;
    pub use super::table_nvvm_a_e::id::*;
    pub use super::table_nvvm_f_l::id::*;
    pub use super::table_nvvm_m::id::*;
    pub use super::table_nvvm_n_s::id::*;
    pub use super::table_nvvm_surface::id::*;
    pub use super::table_nvvm_t_v::id::*;
    pub use super::table_nvvm_w_z::id::*;
}

/// Row of the intrinsic table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct IntrinsicId(pub u16);

impl IntrinsicId {
    /// Name without the suffix of an overload.
    pub fn name(self) -> &'static str {
        info(self).name()
    }
    /// Whether it has overload types.
    pub fn is_overloaded(self) -> bool {
        signature::is_overloaded(self)
    }
    /// Whether it belongs to the NVPTX target.
    pub const fn is_nvvm(self) -> bool {
        self.0 as usize >= GENERIC
    }
    /// All ids in order.
    pub fn all() -> impl Iterator<Item = IntrinsicId> {
        (0..COUNT as u16).map(IntrinsicId)
    }
}

impl std::fmt::Debug for IntrinsicId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if (self.0 as usize) < COUNT { self.name() } else { "unknown intrinsic" })
    }
}

impl IntrinRow {
    /// Whether it is of one of the groups whose names begin so (`llvm.coro.`), those that no row of the table describes included.
    pub fn is_of_group(&self, groups: &[&[u8]]) -> bool {
        groups.iter().any(|group| self.name.as_bytes().starts_with(group))
    }
    /// Row of the intrinsic table; `None` for names that are not in it.
    #[inline]
    pub fn known(&self) -> Option<IntrinsicId> {
        ((self.id as usize) < COUNT).then_some(IntrinsicId(self.id))
    }
}

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
    #[inline]
    pub fn view(&self) -> IntrinsRef<'_> {
        IntrinsRef { rows: Layered::single(&self.rows) }
    }
    /// Read access through `over`, an overlay of this table.
    #[inline]
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
    /// Whether intrinsic `id` is there with any types. Linear.
    pub fn has(self, id: IntrinsicId) -> bool {
        (0..self.len()).any(|i| self.get(Intrin(i)).known() == Some(id))
    }
}

#[cfg(test)]
mod tests;
