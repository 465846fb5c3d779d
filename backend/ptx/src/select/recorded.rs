//! What debug records name, as operands: registers that selection made anyway, constants, places in the frame.
//!
//! Nothing is selected for a record's sake, so code is the same with debug information and without. The operands lie in the pool of the
//! machine function, where passes that rename registers rename them too ([`Side::recorded`](warpc_machine::rows::Side)); no row reads them.

use super::prepass::ByVal;
use super::{NO_REG, NOTHING, Sel};
use crate::machine::*;
use crate::types::Part;
use smallvec::SmallVec;
use warpc_ir::body::{DbgKind, LocalMd};
use warpc_ir::ids::Inst;
use warpc_ir::{Opcode, Value, ValueKind};

/// What a debug record names.
#[derive(Clone, Copy, Debug)]
pub struct Recorded {
    /// Row of the record in the function.
    pub record: usize,
    /// Number of its operands.
    pub count: usize,
    /// Whether they are the parts of one value; else they are values that an expression names by number.
    pub parts: bool,
}

/// What the debug records of a function name.
#[derive(Default, Debug)]
pub struct RecordedValues {
    /// Records, in the order of the function.
    pub records: Vec<Recorded>,
    /// Value that each operand in the pool holds (or is a part of), in the same order.
    pub sources: Vec<Value>,
}

/// Most parts of a value that are told.
const PARTS: usize = 16;

impl Sel<'_, '_, '_> {
    /// Fills `recorded`, and its operands into the pool.
    pub(super) fn record_values(&mut self) {
        let f = self.f;
        let mut recorded = std::mem::take(&mut self.s.recorded);
        let mut operands: Vec<Operand> = Vec::new();
        let errors = self.s.errors.len();
        for (row, record) in f.side().dbg.iter().enumerate() {
            if record.is_cleared() || record.kind == DbgKind::Label {
                continue;
            }
            let first = operands.len();
            let list = match record.value.kind() {
                ValueKind::LocalMeta(list) => match &f.side().local_md[list as usize] {
                    LocalMd::ArgList(values) => Some(&values[..]),
                    LocalMd::Value(..) => None,
                },
                _ => None,
            };
            match list {
                Some(values) => {
                    for &(_, value) in values.iter() {
                        let parts = self.recorded_parts(value);
                        operands.push(if parts.len() == 1 { parts[0].0 } else { Operand::default() });
                        recorded.sources.push(parts.first().map_or(Value::NONE, |part| part.1));
                    }
                }
                None => {
                    for (operand, source) in self.recorded_parts(record.value) {
                        operands.push(operand);
                        recorded.sources.push(source);
                    }
                }
            }
            recorded.records.push(super::Recorded {
                record: row,
                count: operands.len() - first,
                parts: list.is_none(),
            });
        }
        // Types without registers that only records name are no reason to fail.
        self.s.errors.truncate(errors);
        self.m.side.recorded = self.m.side.operands(&operands);
        self.s.recorded = recorded;
    }
    /// The parts of `value` with the values that make them; of a part that is nowhere, an operand of kind `None`.
    fn recorded_parts(&mut self, value: Value) -> SmallVec<[(Operand, Value); 2]> {
        let nowhere = SmallVec::from_slice(&[(Operand::default(), value)]);
        if let Some(place) = self.frame_place(value).or_else(|| self.parameter_place(value)) {
            return SmallVec::from_slice(&[(place, value)]);
        }
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) => {}
            ValueKind::Const(constant) => {
                let consts = self.f.consts();
                let bits = consts.int(constant).map(|bits| match self.f.types().int_bits(self.f.type_of(value)) {
                    Some(width @ 1..=64) => warpc_ir::consts::sign_extend(bits, width) as u64,
                    _ => bits,
                });
                let zero = matches!(
                    consts.row(constant).kind,
                    warpc_ir::consts::ConstKind::Zero | warpc_ir::consts::ConstKind::Null
                );
                let bits = bits.or_else(|| consts.float_bits(constant)).or(zero.then_some(0));
                return bits.map_or(nowhere, |bits| {
                    let operand = self.m.side.immediate(bits as i64);
                    SmallVec::from_slice(&[(operand, value)])
                });
            }
            _ => return nowhere,
        }
        let info = self.info(self.f.type_of(value));
        if info.n == 0 || info.n as usize > PARTS {
            return nowhere;
        }
        (0..info.n as usize).map(|part| self.recorded_part(value, part)).collect()
    }
    fn recorded_part(&mut self, value: Value, part: usize) -> (Operand, Value) {
        let (source, at) = self.resolve(value, part);
        let first = match source.kind() {
            ValueKind::Inst(i) => self.s.values.regs[i.index()],
            ValueKind::Arg(n) => self.s.args.regs[n as usize],
            _ => NO_REG,
        };
        if first == NO_REG {
            return (Operand::default(), source);
        }
        let register = first + at as u32;
        // A narrower value seen through a truncation has another class; its register is told only where the class fits.
        let ty = self.f.type_of(value);
        let wanted: Part = self.part(ty, part);
        let fits = self.m.read().reg_class(register) == wanted.class().number();
        (if fits { Operand::reg(register) } else { Operand::default() }, source)
    }
    /// Where the bytes of a parameter by value are: its place in the parameters, or in the frame where the function has a copy to write to.
    fn parameter_place(&self, value: Value) -> Option<Operand> {
        let ValueKind::Arg(number) = value.kind() else { return None };
        let (kind, slot) = (self.s.args.byval.get(number as usize)?, self.s.args.slots.get(number as usize)?);
        match kind {
            ByVal::Not => None,
            ByVal::Copy if self.kernel && *slot != u32::MAX => Some(Operand::new(Kind::DepotLocal, *slot)),
            _ => Some(Operand::new(Kind::Param, number)),
        }
    }
    /// The place of a static alloca in the frame, as an operand with its offset, through casts of its address.
    fn frame_place(&self, value: Value) -> Option<Operand> {
        let mut at: Inst = value.as_inst()?;
        // A pointer is cast a few times at most.
        for _ in 0..8 {
            match self.f.op(at) {
                Opcode::AddrSpaceCast | Opcode::BitCast => at = self.f.operand(at, 0).as_inst()?,
                Opcode::Alloca => {
                    let row = self.s.values.note[at.index()];
                    if row == NOTHING {
                        return None;
                    }
                    let offset = u32::try_from(self.s.allocas.get(row as usize)?.1).ok()?;
                    return Some(Operand::new(Kind::DepotLocal, offset));
                }
                _ => return None,
            }
        }
        None
    }
}
