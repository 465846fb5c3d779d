//! The machine form of one function: rows, virtual registers and blocks as archetypes, operands in one pool.
//!
//! Blocks are contiguous runs of rows, each opened by a label row. Rows need not be in SSA form. [`Machine`] is a read view, a
//! slice per column; [`MachineMut`] appends and edits, in the columns of a slot's World or in those of a [`MachineBody`] at rest
//! (functions that were read from text, and unit tests).

use crate::ids::*;
use crate::isa::{InstructionSet, RegClass, RowColumns, RowColumnsMut, text_of};
use crate::operand::{Kind, MLoc, MOps, Operand, oflag};
use bevy_ecs::prelude::Component;
use warpc_columns::archetype;

/// Class of a virtual register.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct VClass(pub RegClass);

archetype! {
    /// A virtual register.
    pub VirtualReg: VirtualRegRows, VirtualRegView, VirtualRegViewMut {
        /// Class, which gives the width.
        class, class_mut: VClass,
    }
}

/// Rows of a block.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MRange {
    /// First row: the label.
    pub first: Row,
    /// One past the last row.
    pub end: Row,
}

impl MRange {
    /// No rows.
    pub const EMPTY: MRange = MRange { first: Row(0), end: Row(0) };
    /// Whether a row is one of the block.
    #[inline]
    pub fn contains(self, row: Row) -> bool {
        self.first <= row && row < self.end
    }
    /// The rows.
    #[inline]
    pub fn rows(self) -> impl DoubleEndedIterator<Item = Row> + ExactSizeIterator {
        self.first.up_to(self.end)
    }
}

impl Default for MRange {
    fn default() -> Self {
        MRange::EMPTY
    }
}

/// How often a block runs per run of the function; 0 where nobody asked.
#[derive(Component, Clone, Copy, Default, PartialEq, Debug)]
pub struct MFreq(pub f32);

archetype! {
    /// A block of machine rows, by number of its label. Rows of blocks that were never placed are empty.
    pub MachineBlock: MachineBlockRows, MachineBlockView, MachineBlockViewMut {
        /// Rows.
        range, range_mut: MRange,
        /// Frequency.
        freq, freq_mut: MFreq,
    }
}

/// What a function has beside its archetypes. These stay plain vectors: operands are shared ranges that rows of several
/// archetypes name, texts are bytes, and the order is a list of block ids without columns of its own.
#[derive(Clone, Default)]
pub struct Side {
    /// Blocks in order.
    pub order: Vec<MBlock>,
    /// Labels below this one are blocks of the IR; those after stand in the block before them.
    pub ir_blocks: u32,
    /// Operands.
    pub pool: Vec<Operand>,
    /// Immediates of 64 bits.
    pub wide: Vec<u64>,
    /// Texts (templates and names): ranges of `text_bytes`.
    pub texts: Vec<(u32, u32)>,
    /// Bytes of the texts.
    pub text_bytes: Vec<u8>,
    /// Registers that some path reads before it writes them (phis with undefined operands).
    pub loose: Vec<VReg>,
    /// Bytes and alignment of the local depot; 0 when there is none.
    pub depot: (u64, u64),
    /// Whether the depot's addresses are used.
    pub uses_depot: bool,
    /// Operands that no row has, such as those of debug records. What renames a register in all rows renames it here too.
    pub recorded: MOps,
}

impl Side {
    /// Drops everything, keeps the memory.
    pub fn clear(&mut self) {
        self.order.clear();
        self.ir_blocks = 0;
        self.pool.clear();
        self.wide.clear();
        self.texts.clear();
        self.text_bytes.clear();
        self.loose.clear();
        self.depot = (0, 1);
        self.uses_depot = false;
        self.recorded = MOps::default();
    }
    /// Appends operands.
    #[inline]
    pub fn operands(&mut self, operands: &[Operand]) -> MOps {
        let at = self.pool.len() as u32;
        self.pool.extend_from_slice(operands);
        MOps { at, n: operands.len() as u32 }
    }
    /// An immediate, in the wide pool where it does not fit in an operand.
    #[inline]
    pub fn immediate(&mut self, value: i64) -> Operand {
        match i32::try_from(value) {
            Ok(value) => Operand::imm(value),
            Err(_) => {
                self.wide.push(value as u64);
                Operand::new(Kind::Wide, self.wide.len() as u32 - 1)
            }
        }
    }
    /// A text as an operand.
    pub fn text_operand(&mut self, text: &[u8]) -> Operand {
        let at = self.text_bytes.len() as u32;
        self.text_bytes.extend_from_slice(text);
        self.texts.push((at, self.text_bytes.len() as u32));
        Operand::new(Kind::Text, self.texts.len() as u32 - 1)
    }
    /// Value of an immediate.
    #[inline]
    pub fn imm(&self, operand: Operand) -> i64 {
        match operand.kind {
            Kind::Wide => self.wide[operand.payload as usize] as i64,
            _ => operand.payload as i32 as i64,
        }
    }
    /// Bytes of a text.
    pub fn text(&self, text: TextId) -> &[u8] {
        text_of(self, text)
    }
}

/// Read view of the machine form of a function.
pub struct Machine<'a, I: InstructionSet> {
    /// Opcodes with what belongs to them, by row.
    pub heads: &'a [I::Head],
    /// Operands, by row.
    pub ops: &'a [MOps],
    /// Locations, by row.
    pub locs: &'a [MLoc],
    /// Classes, by virtual register.
    pub classes: &'a [VClass],
    /// Rows, by block.
    pub ranges: &'a [MRange],
    /// Frequencies, by block.
    pub freqs: &'a [MFreq],
    /// What the function has beside.
    pub side: &'a Side,
}

impl<I: InstructionSet> Clone for Machine<'_, I> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I: InstructionSet> Copy for Machine<'_, I> {}

impl<'a, I: InstructionSet> Machine<'a, I> {
    /// Number of rows.
    #[inline]
    pub fn rows(&self) -> usize {
        self.heads.len()
    }
    /// All rows.
    #[inline]
    pub fn all_rows(&self) -> impl DoubleEndedIterator<Item = Row> + ExactSizeIterator + use<I> {
        Row(0).up_to(Row::new(self.heads.len()))
    }
    /// Number of virtual registers.
    #[inline]
    pub fn regs(&self) -> usize {
        self.classes.len()
    }
    /// Blocks in order.
    #[inline]
    pub fn order(&self) -> &'a [MBlock] {
        &self.side.order
    }
    /// Operands of a row.
    #[inline]
    pub fn operands(&self, row: Row) -> &'a [Operand] {
        &self.side.pool[self.ops[row].range()]
    }
    /// Value of an immediate.
    #[inline]
    pub fn imm(&self, operand: Operand) -> i64 {
        self.side.imm(operand)
    }
    /// Bytes of a text.
    pub fn text(&self, text: TextId) -> &'a [u8] {
        text_of(self.side, text)
    }
    /// Class of a virtual register.
    #[inline]
    pub fn reg_class(&self, reg: VReg) -> RegClass {
        self.classes[reg].0
    }
    /// Whether `row` may write a result before it read all operands.
    #[inline]
    pub fn writes_early(&self, row: Row) -> bool {
        I::writes_early(self.heads[row], self.operands(row), self.side)
    }
    /// Slot from which the registers that `row` writes are taken.
    #[inline]
    pub fn def_slot(&self, row: Row) -> SlotIndex {
        if self.writes_early(row) { row.read_slot() } else { row.write_slot() }
    }
    /// The constant that `row` writes to a register, if that is all it does.
    #[inline]
    pub fn constant(&self, row: Row) -> Option<Operand> {
        let &[dest, value] = self.operands(row) else { return None };
        let plain = dest.is_reg() && dest.flags == oflag::DEF && value.is_constant();
        (plain && I::move_kind(self.heads[row]) == crate::isa::MoveKind::Move).then_some(value)
    }
    /// The rows at rest.
    pub fn to_body(&self) -> MachineBody<I> {
        let mut body = MachineBody::default();
        let mut insts = I::view_mut(&mut body.insts);
        insts.reserve(self.rows());
        for row in self.all_rows() {
            insts.push_row(self.heads[row], self.ops[row], self.locs[row]);
        }
        drop(insts);
        body.vregs.class.extend_from_slice(self.classes);
        body.blocks.range.extend_from_slice(self.ranges);
        body.blocks.freq.extend_from_slice(self.freqs);
        body.side = self.side.clone();
        body
    }
}

/// The machine form of a function at rest.
pub struct MachineBody<I: InstructionSet> {
    /// Rows.
    pub insts: I::Rows,
    /// Virtual registers.
    pub vregs: VirtualRegRows,
    /// Blocks by label.
    pub blocks: MachineBlockRows,
    /// What the function has beside.
    pub side: Side,
}

impl<I: InstructionSet> Default for MachineBody<I> {
    fn default() -> Self {
        let mut side = Side::default();
        side.clear();
        MachineBody { insts: I::Rows::default(), vregs: Default::default(), blocks: Default::default(), side }
    }
}

impl<I: InstructionSet> Clone for MachineBody<I> {
    fn clone(&self) -> Self {
        MachineBody {
            insts: self.insts.clone(),
            vregs: self.vregs.clone(),
            blocks: self.blocks.clone(),
            side: self.side.clone(),
        }
    }
}

impl<I: InstructionSet> MachineBody<I> {
    /// Read view.
    pub fn read(&self) -> Machine<'_, I> {
        Machine {
            heads: self.insts.heads(),
            ops: self.insts.ops(),
            locs: self.insts.locs(),
            classes: &self.vregs.class,
            ranges: &self.blocks.range,
            freqs: &self.blocks.freq,
            side: &self.side,
        }
    }
    /// Write view.
    pub fn write(&mut self) -> MachineMut<'_, I> {
        MachineMut {
            insts: I::view_mut(&mut self.insts),
            vregs: self.vregs.view_mut(),
            blocks: self.blocks.view_mut(),
            side: &mut self.side,
        }
    }
}

/// Write view of the machine form of a function.
pub struct MachineMut<'a, I: InstructionSet> {
    /// Rows.
    pub insts: I::ViewMut<'a>,
    /// Virtual registers.
    pub vregs: VirtualRegViewMut<'a>,
    /// Blocks by label.
    pub blocks: MachineBlockViewMut<'a>,
    /// What the function has beside.
    pub side: &'a mut Side,
}

impl<I: InstructionSet> MachineMut<'_, I> {
    /// Read view.
    #[inline]
    pub fn read(&self) -> Machine<'_, I> {
        Machine {
            heads: self.insts.heads(),
            ops: self.insts.ops(),
            locs: self.insts.locs(),
            classes: self.vregs.class(),
            ranges: self.blocks.range(),
            freqs: self.blocks.freq(),
            side: self.side,
        }
    }
    /// Drops all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.insts.truncate(0);
        self.vregs.truncate(0);
        self.blocks.truncate(0);
        self.side.clear();
    }
    /// A new virtual register.
    #[inline]
    pub fn new_reg(&mut self, class: RegClass) -> VReg {
        VReg(self.vregs.push(VirtualReg { class: VClass(class) }))
    }
    /// A new block.
    pub fn new_block(&mut self, block: MachineBlock) -> MBlock {
        MBlock(self.blocks.push(block))
    }
    /// Appends a row.
    pub fn push(&mut self, head: I::Head, operands: &[Operand], loc: MLoc) -> Row {
        let ops = self.side.operands(operands);
        self.insts.push_row(head, ops, loc)
    }
    /// Keeps the rows that `keep` says, which is asked once per row in order; blocks shrink with them.
    pub fn retain_rows(&mut self, mut keep: impl FnMut(Row) -> bool) {
        let rows = Row::new(self.insts.heads().len());
        let ranges = self.blocks.range_mut();
        let mut to = Row(0);
        for &block in &self.side.order {
            let range = ranges[block];
            let first = to;
            for row in range.first.up_to(range.end.min(rows)) {
                if keep(row) {
                    self.insts.move_row(row, to);
                    to = to.next();
                }
            }
            ranges[block] = MRange { first, end: to };
        }
        self.insts.truncate(to.index());
    }
}
