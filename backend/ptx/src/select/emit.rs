//! Appending machine rows.

use super::Sel;
use crate::machine::*;

/// An immediate in a register.
#[derive(Clone, Copy)]
pub(crate) struct Constant {
    class: Class,
    value: i64,
    operand: Operand,
    reg: VReg,
}

/// Rows as they are selected: blocks in any order, each from its end.
#[derive(Default)]
pub(crate) struct RowChunks {
    /// Rows, those of one instruction in forward order.
    pub raw: MachineInstRows,
    /// Rows of each chunk: first and end.
    pub chunks: Vec<(u32, u32)>,
    /// Chunks of each block: first and end.
    pub block_chunks: Vec<(u32, u32)>,
    /// Constants that the block at hand wants in registers.
    pub constants: Vec<Constant>,
    /// Next label, and next call.
    pub next_label: u32,
    /// See `next_label`.
    pub next_call: u32,
    /// Operands of a row that has many.
    pub operands: Vec<Operand>,
}

/// Constants of a block that are looked through for an equal one.
const CONSTANTS: usize = 32;

impl Sel<'_, '_, '_> {
    /// Appends a row.
    #[inline]
    pub fn row(&mut self, op: Op, ty: PTy, ty2: PTy, mods: Mods, ops: &[Operand]) {
        let ops = self.m.side.operands(ops);
        self.s.rows.raw.push(MachineInst { head: MHead { op, ty, ty2, mods }, ops, loc: self.loc });
    }
    /// Appends a row of one type without modifiers.
    #[inline]
    pub fn emit(&mut self, op: Op, ty: PTy, ops: &[Operand]) {
        self.row(op, ty, PTy::None, Mods(0), ops);
    }
    /// Appends a row of one type.
    #[inline]
    pub fn emit_mods(&mut self, op: Op, ty: PTy, mods: Mods, ops: &[Operand]) {
        self.row(op, ty, PTy::None, mods, ops);
    }
    /// A new virtual register.
    #[inline]
    pub fn reg(&mut self, class: Class) -> VReg {
        self.m.new_reg(class.number())
    }
    /// `d = op a`
    #[inline]
    pub fn un(&mut self, op: Op, ty: PTy, dst: VReg, src: Operand) {
        self.emit(op, ty, &[Operand::def(dst), src]);
    }
    /// `d = a op b`
    #[inline]
    pub fn bin(&mut self, op: Op, ty: PTy, dst: VReg, left: Operand, right: Operand) {
        self.emit(op, ty, &[Operand::def(dst), left, right]);
    }
    /// A new register holding `op src`.
    pub fn new_un(&mut self, op: Op, ty: PTy, src: Operand) -> Operand {
        let d = self.reg(ty.class());
        self.un(op, ty, d, src);
        Operand::reg(d)
    }
    /// A new register holding `left op right`.
    pub fn new_bin(&mut self, op: Op, ty: PTy, left: Operand, right: Operand) -> Operand {
        let d = self.reg(ty.class());
        self.bin(op, ty, d, left, right);
        Operand::reg(d)
    }
    /// A new register holding a three-operand result.
    pub fn new_tri(&mut self, op: Op, ty: PTy, first: Operand, second: Operand, third: Operand) -> Operand {
        let d = self.reg(ty.class());
        self.emit(op, ty, &[Operand::def(d), first, second, third]);
        Operand::reg(d)
    }
    /// A new predicate holding `left cmp right`.
    pub fn new_setp(&mut self, cmp: u8, ty: PTy, left: Operand, right: Operand) -> Operand {
        let d = self.reg(Class::Pred);
        self.setp(cmp, ty, d, left, right);
        Operand::reg(d)
    }
    /// `dst = left cmp right`
    pub fn setp(&mut self, cmp: u8, ty: PTy, dst: VReg, left: Operand, right: Operand) {
        self.emit_mods(Op::Setp, ty, Mods(0).with_cmp(cmp), &[Operand::def(dst), left, right]);
    }
    /// A new register holding `pred ? left : right`.
    pub fn new_selp(&mut self, ty: PTy, left: Operand, right: Operand, pred: Operand) -> Operand {
        self.new_tri(Op::Selp, ty, left, right, pred)
    }
    /// `dst = cvt src`
    pub fn cvt(&mut self, to: PTy, from: PTy, mods: Mods, dst: VReg, src: Operand) {
        self.row(Op::Cvt, to, from, mods, &[Operand::def(dst), src]);
    }
    /// A new register holding a conversion.
    pub fn new_cvt(&mut self, to: PTy, from: PTy, mods: Mods, src: Operand) -> Operand {
        let d = self.reg(to.class());
        self.cvt(to, from, mods, d, src);
        Operand::reg(d)
    }
    /// `dst = src` of any kind of operand.
    pub fn mov(&mut self, class: Class, dst: VReg, src: Operand) {
        let op = if src.is_reg() { Op::Copy } else { Op::Mov };
        self.emit(op, class.ty(), &[Operand::def(dst), src]);
    }
    /// An immediate.
    #[inline]
    pub fn imm(&mut self, value: i64) -> Operand {
        self.m.side.immediate(value)
    }
    /// Bits of a float or double as an immediate.
    pub fn imm_bits(&mut self, bits: u64, width: u32) -> Operand {
        if width == 64 { self.imm(bits as i64) } else { Operand::new(Kind::Imm, bits as u32) }
    }
    /// `operand` itself when it is a register, else a register holding it, which nobody may write: that of an immediate is loaded
    /// once, at the start of the block.
    pub fn in_reg(&mut self, operand: Operand, class: Class) -> Operand {
        if operand.is_reg() {
            return operand;
        }
        if !operand.is_imm() {
            let d = self.reg(class);
            self.mov(class, d, operand);
            return Operand::reg(d);
        }
        let v = self.m.side.imm(operand);
        let recent = self.s.rows.constants.iter().rev().take(CONSTANTS);
        if let Some(c) = recent.copied().find(|c| c.class == class && c.value == v) {
            return Operand::reg(c.reg);
        }
        let reg = self.reg(class);
        self.s.rows.constants.push(Constant { class, value: v, operand, reg });
        Operand::reg(reg)
    }
    /// Loads the constants that the block at hand asked for.
    pub(super) fn load_constants(&mut self) {
        self.loc = MLoc::NONE;
        for k in 0..self.s.rows.constants.len() {
            let c = self.s.rows.constants[k];
            self.mov(c.class, c.reg, c.operand);
        }
        self.s.rows.constants.clear();
        self.end_chunk();
    }
    /// A new label.
    pub fn label(&mut self) -> MBlock {
        self.s.rows.next_label += 1;
        MBlock(self.s.rows.next_label - 1)
    }
    /// Opens block `label` here.
    pub fn place(&mut self, label: MBlock) {
        self.emit(Op::Label, PTy::None, &[Operand::label(label)]);
    }
    /// Jumps to `label`.
    pub fn jump(&mut self, label: MBlock) {
        self.emit(Op::BraUni, PTy::None, &[Operand::label(label)]);
    }
    /// Jumps to `label` when `pred` holds (or does not, when `negate`).
    pub fn jump_if(&mut self, pred: Operand, negate: bool, label: MBlock) {
        let neg = if negate { oflag::NEG } else { 0 };
        self.emit(Op::Bra, PTy::None, &[pred.with(oflag::GUARD | neg), Operand::label(label)]);
    }
    /// Text in the function's pool as an operand.
    pub fn text(&mut self, text: &[u8]) -> Operand {
        self.m.side.text_operand(text)
    }
}
