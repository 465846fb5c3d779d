//! Rows of expressions: what a node is and what is remembered of it, as columns of a World.
//!
//! The nodes of a function have a World of their own, since they outlive the pass that asked for them and may be put aside
//! while others work. [`Store`] keeps the World together with the write view of its rows, which is opened once: a node is read
//! through a column pointer and a length, as from a slice, and appending spawns rows only when the spare ones are used up.
//! When the nodes are dropped their World goes to the nodes of the next function, with its rows as spare ones.

use super::types::{Ty, Wrap};
use bevy_ecs::prelude::{Component, World};
use smallvec::SmallVec;
use warpc_columns::{HeldWorld, Slab, archetype, register};
use warpc_ir::ids::*;

warpc_columns::id! {
    /// Row of an expression.
    pub Expr;
}

/// A short list of expressions.
pub type Exprs = SmallVec<[Expr; 8]>;

/// Kind of a node, in the order of complexity that operands are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// An integer of at most 128 bits.
    #[default]
    Constant,
    /// An integer of more bits.
    WideConstant,
    /// The run-time factor of scalable vectors.
    VScale,
    /// The low bits of a wider integer.
    Truncate,
    /// A narrower integer with zeros above.
    ZeroExtend,
    /// A narrower integer with copies of its sign above.
    SignExtend,
    /// A sum; a pointer may be its last operand.
    Add,
    /// A product.
    Mul,
    /// An unsigned quotient.
    UDiv,
    /// A recurrence of a loop: start, step, step of the step, ...
    AddRec,
    /// The largest of unsigned numbers.
    UMax,
    /// The largest of signed numbers.
    SMax,
    /// The smallest of unsigned numbers.
    UMin,
    /// The smallest of signed numbers.
    SMin,
    /// The smallest of unsigned numbers, where an operand only counts while those before it are not zero.
    SequentialUMin,
    /// A pointer as an integer.
    PtrToInt,
    /// A value of the function that is not looked through.
    Unknown,
    /// Nothing: what was asked for cannot be computed.
    CouldNotCompute,
}

impl Kind {
    /// Whether it is an integer, of any width.
    #[inline(always)]
    pub const fn is_constant(self) -> bool {
        matches!(self, Kind::Constant | Kind::WideConstant)
    }
    /// Whether it is a truncation or extension.
    pub const fn is_cast(self) -> bool {
        matches!(self, Kind::Truncate | Kind::ZeroExtend | Kind::SignExtend)
    }
    /// Whether it is a smallest or largest (not sequential).
    pub const fn is_min_max(self) -> bool {
        matches!(self, Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin)
    }
}

/// What is read of a node first.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct NodeHead {
    /// Kind.
    pub kind: Kind,
    /// No-wrap facts.
    pub wrap: Wrap,
    /// Number of nodes below and including it, counted as a tree; saturates.
    pub size: u16,
    /// Type.
    pub ty: Ty,
}

/// Operands and payload.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Parts {
    /// First operand in the pool.
    pub at: u32,
    /// Number of operands.
    pub len: u32,
    /// Constant: row of the constants, or of the wide ones; unknown: the value; recurrence: the loop.
    pub data: u32,
}

/// No row.
pub(super) const NONE: u32 = u32::MAX;

/// What is remembered of a node.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memo {
    /// First operand slot that has it.
    pub(super) users: u32,
    /// First instruction whose expression it is.
    pub(super) values: Inst,
    /// Next recurrence of the same loop.
    pub(super) next_rec: Expr,
    /// Elements with its unsigned and its signed range.
    pub(super) ranges: [u32; 2],
    /// Element with its multiple.
    pub(super) multiple: u32,
    /// Head of the list of its dispositions by loop.
    pub(super) loop_list: u32,
    /// Head of the list of its dispositions by block.
    pub(super) block_list: u32,
    /// Head of the list of what it is at the scope of a loop.
    pub(super) scope_list: u32,
    /// Grows whenever what is remembered is dropped.
    pub(super) epoch: u32,
    /// `TRIED_NSW` and the like.
    pub(super) bits: u8,
}

impl Memo {
    /// Nothing is remembered.
    pub(super) const NEW: Memo = Memo {
        users: NONE,
        values: Inst::NONE,
        next_rec: Expr::NONE,
        ranges: [NONE; 2],
        multiple: NONE,
        loop_list: NONE,
        block_list: NONE,
        scope_list: NONE,
        epoch: 0,
        bits: 0,
    };
}

impl Default for Memo {
    fn default() -> Memo {
        Memo::NEW
    }
}

archetype! {
    /// An expression.
    pub ExprRow: ExprRows, ExprView, ExprViewMut {
        /// Kind, facts, size, type.
        head, head_mut: NodeHead,
        /// Operands and payload.
        parts, parts_mut: Parts,
        /// What is remembered.
        memo, memo_mut: Memo,
    }
}

/// A World of expressions between two functions: it holds no nodes, only room for some.
pub struct NodeWorld(Box<World>);

/// Rows up to which a World is worth keeping between functions. That of a larger function would be a good part of what the
/// process holds, and making one anew costs little beside the work on such a function.
const KEPT_ROWS: u32 = 1 << 16;

impl Default for NodeWorld {
    fn default() -> NodeWorld {
        let mut world = Box::new(World::new());
        register::<ExprRow>(&mut world);
        NodeWorld(world)
    }
}

impl NodeWorld {
    /// Rows that it has room for.
    pub fn room(&self) -> u32 {
        self.0.resource::<Slab<ExprRow>>().cap
    }
    /// Whether the nodes of another function should be put here.
    pub(super) fn is_worth_keeping(&self) -> bool {
        self.room() <= KEPT_ROWS
    }
}

/// The rows of a function: their World, and the write view of them.
pub(super) struct Store {
    /// Before the World, which it writes the number of live rows to when it is dropped. It is borrowed from the World beside it
    /// and not from anything that ends earlier; so it must never be moved out of here or exchanged for that of another store.
    rows: ExprViewMut<'static>,
    world: HeldWorld,
}

// SAFETY: the columns are plain data in a World that only this store reaches; they change through `&mut self` alone.
unsafe impl Send for Store {}
// SAFETY: as above; `&self` only reads.
unsafe impl Sync for Store {}

impl Store {
    /// No rows, in `world`.
    pub(super) fn open(world: NodeWorld) -> Store {
        let world = HeldWorld::new(world.0);
        // SAFETY: the World stays where it is until what holds it is dropped, after the view; nobody else reaches it.
        let mut rows = unsafe { ExprViewMut::of_raw(world.as_ptr()) };
        rows.truncate(0);
        Store { rows, world }
    }
    /// The World with all rows spare.
    pub(super) fn close(self) -> NodeWorld {
        let Store { mut rows, world } = self;
        rows.truncate(0);
        drop(rows);
        NodeWorld(world.into_box())
    }
    /// The rows.
    #[inline(always)]
    pub(super) fn rows(&self) -> &ExprView<'_> {
        &self.rows
    }
    /// Heads of all rows, to change.
    #[inline(always)]
    pub(super) fn head_mut(&mut self) -> &mut [NodeHead] {
        self.rows.head_mut()
    }
    /// What is remembered of all rows, to change.
    #[inline(always)]
    pub(super) fn memo_mut(&mut self) -> &mut [Memo] {
        self.rows.memo_mut()
    }
    /// Appends a row and returns its number.
    #[inline]
    pub(super) fn push(&mut self, row: ExprRow) -> u32 {
        self.rows.push(row)
    }
}

impl Clone for Store {
    /// The live rows, in a World of their own.
    fn clone(&self) -> Store {
        let mut copy = Store::open(NodeWorld::default());
        let rows = self.rows();
        copy.rows.reserve(rows.len());
        for ((&head, &parts), &memo) in rows.head().iter().zip(rows.parts()).zip(rows.memo()) {
            copy.rows.push(ExprRow { head, parts, memo });
        }
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row that differs from its neighbours in every column.
    fn row(index: u32) -> ExprRow {
        ExprRow {
            head: NodeHead { kind: Kind::Unknown, wrap: Wrap::ANY, size: index as u16, ty: Ty::int(32) },
            parts: Parts { at: index, len: 0, data: !index },
            memo: Memo { epoch: index, ..Memo::NEW },
        }
    }
    fn assert_same(store: &Store, rows: &ExprRows) {
        assert_eq!(store.rows().head(), rows.head);
        assert_eq!(store.rows().parts(), rows.parts);
        assert_eq!(store.rows().memo(), rows.memo);
    }

    #[test]
    fn rows_of_a_world_are_those_of_vectors() {
        let mut rows = ExprRows::default();
        let mut store = Store::open(NodeWorld::default());
        for k in 0..5000 {
            assert_eq!(store.push(row(k)), rows.push(row(k)));
        }
        store.memo_mut()[4321].bits = 7;
        rows.memo[4321].bits = 7;
        assert_same(&store, &rows);
    }

    #[test]
    fn a_copy_shares_nothing_and_outlives_the_original() {
        let mut rows = ExprRows::default();
        let mut store = Store::open(NodeWorld::default());
        for k in 0..300 {
            store.push(row(k));
            rows.push(row(k));
        }
        let copy = store.clone();
        store.memo_mut()[17].epoch = 0;
        store.push(row(300));
        assert_same(&copy, &rows);
        // Moving a store leaves its view valid, and so does dropping the other one.
        let moved = Box::new(copy);
        drop(store);
        assert_same(&moved, &rows);
    }

    #[test]
    fn a_world_is_used_again_without_its_rows() {
        let mut store = Store::open(NodeWorld::default());
        for k in 0..1000 {
            store.push(row(k));
        }
        let world = store.close();
        let room = world.room();
        assert!(room >= 1000 && world.is_worth_keeping());
        let mut store = Store::open(world);
        assert_eq!(store.rows().len(), 0);
        let mut rows = ExprRows::default();
        for k in 0..1000 {
            store.push(row(k ^ 1));
            rows.push(row(k ^ 1));
        }
        assert_same(&store, &rows);
        assert_eq!(store.close().room(), room);
    }
}
