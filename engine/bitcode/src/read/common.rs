//! The common instructions of a body, in one loop from the bits to the rows.
//!
//! Nine of ten records of a body are calls, branches, phis, arithmetic, comparisons and conversions of scalars, with operands that
//! are there already. What is anything else, or wrong, has left no trace when the reader of all instructions
//! ([`Reader::instruction`]) takes it, or says what is wrong. So this loop decides nothing; it is a short way to the same rows.

use super::bits::{Field, Look};
use super::consts::{binary_opcode, cast_opcode, float_predicate, int_predicate, integer_flags};
use super::error::Part;
use super::insts::fast_math_flags;
use super::reader::{Reader, Slot};
use super::stream::{Head, Quick, Stream};
use super::types::NO_ROW;
use crate::codes::function as code;
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::cast_rules::cast_is_valid;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::Value;

/// The most numbers of a record without abbreviation that is read here.
const MOST: usize = 24;

/// Numbers of a record that is read in the loop.
pub(super) type Numbers = [u64; MOST];

/// What became of a record.
enum Step {
    /// It was read, and the next one begins here.
    Read(usize),
    /// So many numbers of a record of this code, which is no common instruction, were read. The next one begins here.
    Numbers(u32, usize, usize),
}

impl Reader {
    /// Reads instructions up to the first record that does not stand in the bits as those of common instructions do.
    #[inline(never)]
    pub(super) fn common_instructions(&mut self, stream: &mut Stream<'_>, numbers: &mut Numbers) -> Part<()> {
        // Older files number values from the start.
        if !self.relative || !self.takes_instructions() {
            return Ok(());
        }
        let Some(mut quick) = stream.quick() else { return Ok(()) };
        // The end of a block may be the end of the function.
        while self.in_block() {
            match self.common_record(&quick, numbers) {
                Some(Step::Read(behind)) => quick.seek(behind),
                // What says how many blocks there are, or stands before the instruction that it belongs to, is left to the stream.
                Some(Step::Numbers(code, count, behind))
                    if !matches!(code, code::DECLAREBLOCKS | code::OPERAND_BUNDLE) =>
                {
                    quick.seek(behind);
                    if let Err(cause) = self.instruction(code, &numbers[..count], 0) {
                        stream.go_on(behind);
                        return Err(cause);
                    }
                }
                _ => break,
            }
        }
        let position = quick.position();
        stream.go_on(position);
        Ok(())
    }
    /// Reads the next record, if it stands in the bits as that of a common instruction does.
    #[inline(always)]
    fn common_record(&mut self, quick: &Quick<'_, '_>, numbers: &mut Numbers) -> Option<Step> {
        match quick.head()? {
            Head::Fields(code, fields, look) => self.common_fields(quick, code, fields, look).map(Step::Read),
            Head::List(code, count, look) => {
                let record = numbers.get_mut(..count)?;
                let behind = quick.list(look, record)?;
                let is_done = match code {
                    code::INST_CALL => self.common_call(record),
                    code::INST_PHI => self.common_phi(record),
                    _ => self.older_list(code, record),
                };
                Some(if is_done.is_some() { Step::Read(behind) } else { Step::Numbers(code, count, behind) })
            }
        }
    }
    /// Branches, comparisons and stores of files from before these had abbreviations.
    #[inline(never)]
    fn older_list(&mut self, code: u32, record: &[u64]) -> Option<()> {
        match (code, record) {
            (code::INST_BR, &[to]) => self.common_jump(to),
            (code::INST_BR, &[yes, no, condition]) => self.common_branch([yes, no, condition]),
            (code::INST_CMP2, &[a, b, predicate]) => self.common_comparison([a, b, predicate], 0),
            (code::INST_CMP2, &[a, b, predicate, fl]) => self.common_comparison([a, b, predicate], fl),
            (code::INST_STORE, &[p, v, align, volatile]) => self.common_store([p, v, align, volatile]),
            _ => None,
        }
    }
    /// Reads a record by abbreviation, if it is of a common instruction: says where the one behind it begins.
    #[inline(always)]
    fn common_fields(&mut self, quick: &Quick<'_, '_>, code: u32, fields: &[Field], look: Look) -> Option<usize> {
        match (code, fields.len()) {
            (code::INST_BR, 1) => {
                let ([to], behind) = quick.fields(fields, look)?;
                self.common_jump(to)?;
                Some(behind)
            }
            (code::INST_BR, 3) => {
                let (record, behind) = quick.fields(fields, look)?;
                self.common_branch(record)?;
                Some(behind)
            }
            (code::INST_RET, 1) => {
                let ([value], behind) = quick.fields(fields, look)?;
                self.common_return(value)?;
                Some(behind)
            }
            (code::INST_BINOP, 3) => {
                let ([a, b, op], behind) = quick.fields(fields, look)?;
                self.common_binary([a, b, op], 0)?;
                Some(behind)
            }
            (code::INST_BINOP, 4) => {
                let ([a, b, op, fl], behind) = quick.fields(fields, look)?;
                self.common_binary([a, b, op], fl)?;
                Some(behind)
            }
            (code::INST_CMP2, 3) => {
                let ([a, b, predicate], behind) = quick.fields(fields, look)?;
                self.common_comparison([a, b, predicate], 0)?;
                Some(behind)
            }
            (code::INST_CMP2, 4) => {
                let ([a, b, predicate, fl], behind) = quick.fields(fields, look)?;
                self.common_comparison([a, b, predicate], fl)?;
                Some(behind)
            }
            (code::INST_CAST, 3) => {
                let ([a, to, op], behind) = quick.fields(fields, look)?;
                self.common_conversion([a, to, op], 0)?;
                Some(behind)
            }
            (code::INST_CAST, 4) => {
                let ([a, to, op, fl], behind) = quick.fields(fields, look)?;
                self.common_conversion([a, to, op], fl)?;
                Some(behind)
            }
            (code::INST_LOAD, 4) => {
                let (record, behind) = quick.fields(fields, look)?;
                self.common_load(record)?;
                Some(behind)
            }
            (code::INST_STORE, 4) => {
                let (record, behind) = quick.fields(fields, look)?;
                self.common_store(record)?;
                Some(behind)
            }
            _ => None,
        }
    }
    /// The value that an operand names, where it is there, or a number.
    #[inline(always)]
    pub(super) fn common_operand(&mut self, word: u64) -> Option<(Value, Type)> {
        let id = (self.slots.len() as u32).wrapping_sub(word as u32) as usize;
        let &Slot { value, ty, .. } = self.slots.get(id)?;
        let value = if value.is_some() { value } else { self.local_number(id)? };
        Some((value, ty))
    }
    /// A block.
    #[inline(always)]
    fn common_block(&self, n: u64) -> Option<Value> {
        (n < self.func.blocks as u64).then(|| Value::block(Block(n as u32)))
    }
    #[inline(always)]
    fn common_jump(&mut self, to: u64) -> Option<()> {
        let to = self.common_block(to)?;
        let i = self.f.emit_defined(Opcode::Br, 0, Type::VOID, [to], Aux::default());
        self.add_terminator(i);
        Some(())
    }
    #[inline(always)]
    fn common_branch(&mut self, [yes, no, condition]: [u64; 3]) -> Option<()> {
        let (yes, no) = (self.common_block(yes)?, self.common_block(no)?);
        let (condition, ty) = self.common_operand(condition)?;
        if ty != Type::I1 {
            return None;
        }
        let i = self.f.emit_defined(Opcode::Br, 0, Type::VOID, [condition, yes, no], Aux::default());
        self.add_terminator(i);
        Some(())
    }
    #[inline(always)]
    fn common_return(&mut self, value: u64) -> Option<()> {
        let (value, ty) = self.common_operand(value)?;
        if ty != self.func.ret {
            return None;
        }
        let i = self.f.emit_defined(Opcode::Ret, 0, Type::VOID, [value], Aux::default());
        self.add_terminator(i);
        Some(())
    }
    #[inline(always)]
    fn common_binary(&mut self, [a, b, op]: [u64; 3], fl: u64) -> Option<()> {
        let ((a, ty), (b, other)) = (self.common_operand(a)?, self.common_operand(b)?);
        let float = is_scalar_float(ty);
        if ty != other || !float && !is_scalar_int(ty) || !self.takes_value(ty) {
            return None;
        }
        let op = binary_opcode(op, float)?;
        let fl = match fl {
            0 => 0,
            fl if float => fast_math_flags(fl),
            fl => integer_flags(op, fl),
        };
        let i = self.f.emit_defined(op, fl, ty, [a, b], Aux::default());
        self.add_new_value(i, ty, NO_ROW);
        Some(())
    }
    #[inline(always)]
    fn common_comparison(&mut self, [a, b, predicate]: [u64; 3], fl: u64) -> Option<()> {
        let ((a, ty), (b, other)) = (self.common_operand(a)?, self.common_operand(b)?);
        let float = is_scalar_float(ty);
        if ty != other || !float && !is_scalar_int(ty) && !is_pointer(ty) || !self.takes_value(Type::I1) {
            return None;
        }
        let (op, predicate) = match float {
            true => (Opcode::FCmp, float_predicate(predicate)? as u16),
            false => (Opcode::ICmp, int_predicate(predicate)? as u16),
        };
        let fl = match fl {
            0 => 0,
            fl if float => fast_math_flags(fl),
            fl if fl & 1 != 0 => flags::SAMESIGN,
            _ => 0,
        };
        let i = self.f.emit_defined(op, predicate << flags::PRED_SHIFT | fl, Type::I1, [a, b], Aux::default());
        self.add_new_value(i, Type::I1, NO_ROW);
        Some(())
    }
    #[inline(always)]
    fn common_conversion(&mut self, [a, to, op]: [u64; 3], fl: u64) -> Option<()> {
        let (a, from) = self.common_operand(a)?;
        let row = self.types.row(to);
        let (to, op) = (self.types.get(to).ok()?, cast_opcode(op)?);
        // A bitcast of an address may be of an older form.
        let is_common = from.is_fixed() && to.is_fixed() && !(op == Opcode::BitCast && is_pointer(from));
        if !is_common || !self.takes_value(to) {
            return None;
        }
        if self.func.valid_cast != (op, from, to) {
            if !cast_is_valid(self.tables.types.view(), op, from, to) {
                return None;
            }
            self.func.valid_cast = (op, from, to);
        }
        let fl = match (fl, op) {
            (0, _) => 0,
            (fl, Opcode::FPTrunc | Opcode::FPExt) => fast_math_flags(fl),
            (fl, _) => integer_flags(op, fl),
        };
        let i = self.f.emit_defined(op, fl, to, [a], Aux::default());
        self.add_new_value(i, to, row);
        Some(())
    }
    /// `[address, type, alignment, volatile]`
    #[inline(always)]
    fn common_load(&mut self, [p, n, align, volatile]: [u64; 4]) -> Option<()> {
        let (p, space) = self.common_operand(p)?;
        let (ty, row) = (self.types.get(n).ok()?, self.types.row(n));
        if !is_pointer(space) || !is_scalar(ty) || !self.takes_value(ty) {
            return None;
        }
        let info = MemInfo { align: self.access_align(align, ty).ok()?, ..MemInfo::default() };
        let fl = if volatile != 0 { flags::VOLATILE } else { 0 };
        let i = self.f.emit_defined(Opcode::Load, fl, ty, [p], Aux { a: info.pack(), b: Str::EMPTY.0 });
        self.add_new_value(i, ty, row);
        Some(())
    }
    /// `[address, value, alignment, volatile]`
    #[inline(always)]
    fn common_store(&mut self, [p, v, align, volatile]: [u64; 4]) -> Option<()> {
        let ((p, space), (v, ty)) = (self.common_operand(p)?, self.common_operand(v)?);
        if !is_pointer(space) || !is_scalar(ty) {
            return None;
        }
        let info = MemInfo { align: self.access_align(align, ty).ok()?, ..MemInfo::default() };
        let fl = if volatile != 0 { flags::VOLATILE } else { 0 };
        let aux = Aux { a: info.pack(), b: Str::EMPTY.0 };
        let i = self.f.emit_defined(Opcode::Store, fl, Type::VOID, [v, p], aux);
        self.number_inst(i);
        Some(())
    }
    /// `[type, (value, block)...]`; values may come later.
    #[inline(always)]
    fn common_phi(&mut self, record: &[u64]) -> Option<()> {
        let (&n, incoming) = record.split_first()?;
        let (ty, row) = (self.types.get(n).ok()?, self.types.row(n));
        if !ty.is_fixed() || matches!(ty, Type::VOID | Type::LABEL | Type::METADATA) || incoming.len() % 2 != 0 {
            return None;
        }
        let start = self.f.side.pool.len();
        let rows = self.f.num_insts();
        for pair in incoming.chunks_exact(2) {
            let value = self.incoming_value(pair[0], ty, row);
            let (Some(value), Some(block)) = (value, self.common_block(pair[1])) else {
                self.f.drop_pooled(start);
                return None;
            };
            self.f.add_pooled(value);
            self.f.add_pooled(block);
        }
        // Constants that became instructions are not for phis. Of what comes now, a value may have been named just before.
        if self.f.num_insts() != rows || !self.takes_value(ty) {
            self.f.drop_pooled(start);
            return None;
        }
        let i = self.f.emit_pooled(Opcode::Phi, 0, ty, start, Aux::default());
        self.add_new_value(i, ty, row);
        Some(())
    }
    /// A value of a phi, which may come later.
    #[inline(always)]
    fn incoming_value(&mut self, word: u64, ty: Type, row: u32) -> Option<Value> {
        let id = (self.slots.len() as u32).wrapping_sub(super::stream::signed(word) as u32);
        match self.slots.get(id as usize) {
            Some(slot) if slot.ty == ty && slot.value.is_some() => Some(slot.value),
            _ => self.other_value_of(id as u64, ty, row).ok(),
        }
    }
}

/// Whether values of the type are integers, of a type that every module has.
#[inline(always)]
fn is_scalar_int(ty: Type) -> bool {
    (Type::I1.0..=Type::I128.0).contains(&ty.0)
}

/// Whether they are floats.
#[inline(always)]
pub(super) fn is_scalar_float(ty: Type) -> bool {
    (Type::HALF.0..=Type::PPC_FP128.0).contains(&ty.0)
}

/// Whether they are numbers or addresses.
#[inline(always)]
fn is_scalar(ty: Type) -> bool {
    is_scalar_int(ty) || is_scalar_float(ty) || is_pointer(ty)
}

/// Whether they are addresses, in a space that every module has.
#[inline(always)]
fn is_pointer(ty: Type) -> bool {
    ty.0 >= Type::PTR.0 && ty.is_fixed()
}
