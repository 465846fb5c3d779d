//! What an instruction set says of its rows: one static trait, which the algorithms of this crate are generic over.
//!
//! Definitions, uses, ties and guards stand in the flags of operands ([`crate::operand`]), for every instruction set alike. What
//! is left is how control leaves a row, which rows move registers, and which classes of registers there are.

use crate::ids::{Row, TextId};
use crate::operand::{MLoc, MOps, Operand};
use crate::rows::{Machine, Side};
use bevy_ecs::prelude::World;
use std::fmt::Debug;
use warpc_columns::Access;

/// Number of a register class: a row of [`InstructionSet::CLASSES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct RegClass(pub u8);

/// A register class.
pub struct ClassRow {
    /// Name of its registers, as printed before their number.
    pub prefix: &'static str,
    /// Width in bits.
    pub bits: u32,
}

/// Number of a family of moves: a row of [`InstructionSet::FAMILIES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Family(pub u8);

/// A family of moves: what a move means for coalescing.
pub struct FamilyRow {
    /// Name in reports.
    pub name: &'static str,
    /// Class of its registers, of a pair that of the halves; none where they differ.
    pub class: Option<RegClass>,
    /// Registers that one move writes.
    pub width: u8,
    /// Whether its ends may become one register.
    pub joins: bool,
}

/// How control leaves a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// It opens a block and goes on.
    Label,
    /// It goes on to the next row.
    Next,
    /// It goes to one of its labels or on to the next row.
    Branch,
    /// It goes to one of its labels; under a guard also on to the next row.
    Jump,
    /// It leaves the function; under a guard also on to the next row.
    Exit,
}

impl Control {
    /// Whether the row may go to one of its labels.
    #[inline]
    pub const fn branches(self) -> bool {
        matches!(self, Control::Branch | Control::Jump)
    }
    /// Whether control never goes on to the next row, unless the row has a guard.
    #[inline]
    pub const fn ends_block(self) -> bool {
        matches!(self, Control::Jump | Control::Exit)
    }
}

/// What a row does with registers as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// Nothing of that kind: it computes.
    None,
    /// It copies one register to another, and was made to be removed.
    Copy,
    /// It moves a register or a constant to a register.
    Move,
    /// It puts two registers together as one.
    Pack,
    /// It takes a register apart into two.
    Unpack,
}

/// What a move does for a phi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhiMark {
    /// It belongs to no phi.
    None,
    /// It writes the incoming register, at the end of a predecessor. All those of a predecessor happen at once.
    Incoming,
    /// It reads the incoming register, at the start of the phi's block.
    Head,
}

/// The columns of an instruction set's rows at rest, as vectors of one length.
pub trait RowColumns<H>: Default + Clone + Send + Sync + 'static {
    /// Heads: opcodes with what belongs to them.
    fn heads(&self) -> &[H];
    /// Operands.
    fn ops(&self) -> &[MOps];
    /// Locations.
    fn locs(&self) -> &[MLoc];
    /// Drops all rows, keeps the memory.
    fn clear(&mut self);
}

/// A write view of the columns of an instruction set's rows, in vectors or in the World of a slot.
pub trait RowColumnsMut<H> {
    /// Heads.
    fn heads(&self) -> &[H];
    /// Heads, to change.
    fn heads_mut(&mut self) -> &mut [H];
    /// Operands.
    fn ops(&self) -> &[MOps];
    /// Operands, to change.
    fn ops_mut(&mut self) -> &mut [MOps];
    /// Locations.
    fn locs(&self) -> &[MLoc];
    /// Locations, to change.
    fn locs_mut(&mut self) -> &mut [MLoc];
    /// Appends a row.
    fn push_row(&mut self, head: H, ops: MOps, loc: MLoc) -> Row;
    /// Makes room for `count` more rows.
    fn reserve(&mut self, count: usize);
    /// Drops all rows from `len` on.
    fn truncate(&mut self, len: usize);
    /// Says what may be done to the columns from now on.
    fn restrict(&mut self, access: Access);
    /// Writes row `from` over row `to`.
    #[inline]
    fn move_row(&mut self, from: Row, to: Row)
    where
        H: Copy,
    {
        let (head, ops, loc) = (self.heads()[from], self.ops()[from], self.locs()[from]);
        self.heads_mut()[to] = head;
        self.ops_mut()[to] = ops;
        self.locs_mut()[to] = loc;
    }
}

/// Where the rows of an instruction set lie. [`instruction_rows!`](crate::instruction_rows) implements it.
pub trait RowStorage {
    /// Opcode of a row with what belongs to it.
    type Head: Copy + PartialEq + Debug + Default + Send + Sync + 'static;
    /// Rows at rest.
    type Rows: RowColumns<Self::Head>;
    /// Write view of rows.
    type ViewMut<'a>: RowColumnsMut<Self::Head>;
    /// Write view of rows at rest.
    fn view_mut(rows: &mut Self::Rows) -> Self::ViewMut<'_>;
    /// Where the rows of a World are.
    type Slab: Copy + Send + Sync + 'static;
    /// Finds the rows of a World.
    fn slab_of(world: &World) -> Self::Slab;
    /// Write view of the rows in a World.
    ///
    /// # Safety
    /// `world` must be valid and not otherwise borrowed for `'a`, except by views of other archetypes; `slab` must be of it.
    unsafe fn view_of_slab<'a>(world: *mut World, slab: Self::Slab) -> Self::ViewMut<'a>;
    /// Registers the archetype of the rows in a World.
    fn register(world: &mut World);
}

/// An instruction set.
pub trait InstructionSet: RowStorage + Copy + Debug + Default + Send + Sync + 'static {
    /// Register classes, by number.
    const CLASSES: &'static [ClassRow];
    /// Families of moves, by number.
    const FAMILIES: &'static [FamilyRow];
    /// Family of the pairs that are taken apart after they were put together.
    const PAIR: Family;
    /// Iterations that a loop is taken to make where nothing else is known, and the depth up to which loops count.
    const LOOP_FREQUENCY: (f32, i32) = (32.0, 8);
    /// Instructions from which a function has its rows in vectors: as many as make a slab of a World worth dropping.
    const OUTLIER: usize = 1 << 14;

    /// Name of a row's opcode, for messages.
    fn opcode(head: Self::Head) -> &'static str;
    /// How control leaves a row.
    fn control(head: Self::Head) -> Control;
    /// What a row does with registers as a whole.
    fn move_kind(head: Self::Head) -> MoveKind;
    /// What a move does for a phi.
    fn phi_mark(head: Self::Head) -> PhiMark;
    /// Whether a row whose results nobody reads may go.
    fn is_pure(head: Self::Head) -> bool;
    /// Whether a row may write a result before it read all operands: a text of more than one instruction.
    fn writes_early(head: Self::Head, operands: &[Operand], side: &Side) -> bool;
    /// Whether two rows that write equal constants, or take one register apart, write equal values.
    fn writes_alike(one: Self::Head, other: Self::Head) -> bool;
    /// Family of a move between registers of two classes.
    fn family(dest: RegClass, source: RegClass) -> Family;
    /// Family of the moves of a register that only `write` writes, where that matters.
    fn family_of_source(machine: &Machine<'_, Self>, write: Row) -> Option<Family>;

    /// Head of a row that opens a block.
    fn label() -> Self::Head;
    /// Head of a row that jumps to a label.
    fn jump() -> Self::Head;
    /// Head of a copy between registers of a class.
    fn copy(class: RegClass) -> Self::Head;
    /// The head of a copy as that of a move, which loads a constant.
    fn constant_load(head: Self::Head) -> Self::Head;
    /// The head of a move as that of one that belongs to no phi.
    fn without_phi_mark(head: Self::Head) -> Self::Head;
}

/// Row of a family in the table of its instruction set.
#[inline]
pub fn family_row<I: InstructionSet>(family: Family) -> &'static FamilyRow {
    &I::FAMILIES[family.0 as usize]
}

/// Bytes of a text, whatever the instruction set.
#[inline]
pub(crate) fn text_of(side: &Side, text: TextId) -> &[u8] {
    let (at, end) = side.texts[text];
    &side.text_bytes[at as usize..end as usize]
}

/// Implements [`RowStorage`](crate::isa::RowStorage) for an instruction set by an archetype with the columns `head`, `ops` and
/// `loc`: `instruction_rows! { Ptx, MachineInst, MachineInstRows, MachineInstViewMut, MHead }`.
#[macro_export]
macro_rules! instruction_rows {
    ($Set:ident, $Arch:ident, $Rows:ident, $ViewMut:ident, $Head:ident) => {
        impl $crate::isa::RowColumns<$Head> for $Rows {
            #[inline]
            fn heads(&self) -> &[$Head] {
                &self.head
            }
            #[inline]
            fn ops(&self) -> &[$crate::operand::MOps] {
                &self.ops
            }
            #[inline]
            fn locs(&self) -> &[$crate::operand::MLoc] {
                &self.loc
            }
            fn clear(&mut self) {
                $Rows::clear(self);
            }
        }
        impl $crate::isa::RowColumnsMut<$Head> for $ViewMut<'_> {
            #[inline(always)]
            fn heads(&self) -> &[$Head] {
                self.head()
            }
            #[inline(always)]
            fn heads_mut(&mut self) -> &mut [$Head] {
                self.head_mut()
            }
            #[inline(always)]
            fn ops(&self) -> &[$crate::operand::MOps] {
                (**self).ops()
            }
            #[inline(always)]
            fn ops_mut(&mut self) -> &mut [$crate::operand::MOps] {
                $ViewMut::ops_mut(self)
            }
            #[inline(always)]
            fn locs(&self) -> &[$crate::operand::MLoc] {
                self.loc()
            }
            #[inline(always)]
            fn locs_mut(&mut self) -> &mut [$crate::operand::MLoc] {
                self.loc_mut()
            }
            #[inline]
            fn push_row(
                &mut self,
                head: $Head,
                ops: $crate::operand::MOps,
                loc: $crate::operand::MLoc,
            ) -> $crate::ids::Row {
                $crate::ids::Row(self.push($Arch { head, ops, loc }))
            }
            fn reserve(&mut self, count: usize) {
                $ViewMut::reserve(self, count);
            }
            fn truncate(&mut self, len: usize) {
                $ViewMut::truncate(self, len);
            }
            fn restrict(&mut self, access: warpc_columns::Access) {
                $ViewMut::restrict(self, access);
            }
        }
        impl $crate::isa::RowStorage for $Set {
            type Head = $Head;
            type Rows = $Rows;
            type ViewMut<'a> = $ViewMut<'a>;
            fn view_mut(rows: &mut $Rows) -> $ViewMut<'_> {
                rows.view_mut()
            }
            type Slab = warpc_columns::SlabRef<$Arch>;
            fn slab_of(world: &$crate::World) -> Self::Slab {
                world.resource::<warpc_columns::Slab<$Arch>>().handle()
            }
            unsafe fn view_of_slab<'a>(world: *mut $crate::World, slab: Self::Slab) -> $ViewMut<'a> {
                // SAFETY: by the contract of the trait.
                unsafe { $ViewMut::of_slab(world, slab) }
            }
            fn register(world: &mut $crate::World) {
                warpc_columns::register::<$Arch>(world);
            }
        }
    };
}
