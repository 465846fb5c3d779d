//! Loads that give what their only user makes of them: extended by sign or zeros, or a part of what they load; and bytes that are extended
//! by their sign for all of their users.
//!
//! Users are selected before what they use. So the only user leaves the register that it wants, and a note of how, with the load. Which
//! bytes are extended by their sign is known before selection, when uses are counted.

use super::memory::align_at;
use super::{NO_REG, Sel};
use crate::machine::*;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Func, Opcode, Ordering, Value, flags};

/// Note of a load that extends by the sign; otherwise it extends by zeros.
const SIGNED: u32 = 1;
/// Where the note of a load has the bits that are loaded; zero: all of them.
const BITS: u32 = 8;
/// Where it has the bytes before these.
const BYTES_BEFORE: u32 = 16;
/// Note of a load of a byte of which some user wants the sign above it, and none wants zeros there: no part, as it has no bits. `ptxas`
/// makes two instructions of a load and a conversion.
pub(super) const SIGNED_BYTE: u32 = SIGNED;

/// Intrinsics of whose operands selection extends the sign.
const READ_BY_SIGN: [IntrinsicId; 9] = [
    id::SMIN,
    id::SMAX,
    id::ABS,
    id::SADD_SAT,
    id::SSUB_SAT,
    id::SCMP,
    id::SADD_WITH_OVERFLOW,
    id::SSUB_WITH_OVERFLOW,
    id::SMUL_WITH_OVERFLOW,
];

/// What a load with a note loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LoadedPart {
    /// Its bits.
    pub bits: u32,
    /// Bytes of the whole before it.
    pub offset: u32,
    /// Whether it is extended by its sign.
    pub signed: bool,
}

impl LoadedPart {
    fn note(self) -> u32 {
        u32::from(self.signed) * SIGNED + (self.bits << BITS) + (self.offset << BYTES_BEFORE)
    }
    /// What `note` says.
    pub fn of_note(note: u32) -> LoadedPart {
        let at = |place: u32| note >> place & 0xff;
        LoadedPart { bits: at(BITS), offset: at(BYTES_BEFORE), signed: note & SIGNED != 0 }
    }
}

impl Sel<'_, '_, '_> {
    /// Whether load `load` may give something else than its value: nothing else wants that, and the access is a plain one of its own.
    fn may_narrow(&self, load: Inst) -> bool {
        let f = self.f;
        f.op(load) == Opcode::Load
            && self.single_use(load)
            && !self.is_asked(load)
            && self.s.values.side_regs[load.index()] == NO_REG
            && self.run_of(load).is_none()
            && f.mem(load).ordering == Ordering::NotAtomic
            && f.flags(load) & flags::VOLATILE == 0
    }
    /// Leaves with `load` that it loads `part` into `dst`, if it may.
    fn narrow(&mut self, load: Inst, part: LoadedPart, dst: VReg) -> bool {
        let align = align_at(self.f.mem(load).align.max(1), u64::from(part.offset));
        if align < u64::from(part.bits / 8) || !self.may_narrow(load) {
            return false;
        }
        self.s.values.side_regs[load.index()] = dst;
        self.s.values.note[load.index()] = part.note();
        true
    }
    /// Lets a load of `from` bits that has no other use extend to `to` bits by itself.
    pub(super) fn extended_load(&mut self, value: Value, dst: VReg, to: u32, from: u32, signed: bool) -> bool {
        let load = value.as_inst().filter(|&load| self.f.op(load) == Opcode::Load);
        let Some(load) = load.filter(|_| matches!(from, 8 | 16 | 32) && matches!(to, 16 | 32 | 64)) else {
            return false;
        };
        self.narrow(load, LoadedPart { bits: from, offset: 0, signed }, dst)
    }
    /// Whether a byte that is loaded is extended by its sign for all of its users: [`SIGNED_BYTE`].
    pub(super) fn is_loaded_signed(&self, load: Inst) -> bool {
        self.f.op(load) == Opcode::Load
            && self.f.ty(load) == Type::I8
            && self.s.values.note[load.index()] == SIGNED_BYTE
    }
    /// Whether selection gives `value`, of 8 bits, with its sign above it.
    pub(super) fn is_sign_extended(&self, value: Value) -> bool {
        let f = self.f;
        let Some(i) = value.as_inst().filter(|&i| f.ty(i) == Type::I8) else { return false };
        match f.op(i) {
            Opcode::Load => self.is_loaded_signed(i),
            Opcode::Call => {
                let extended = [id::SMIN, id::SMAX, id::SADD_SAT, id::SSUB_SAT];
                facts::intrinsic(f, i).is_some_and(|callee| extended.contains(&callee))
            }
            _ => false,
        }
    }
    /// Row `i`, a mask of low bytes, or a shift to the right that leaves bytes, of a load that has no other use: these bytes are loaded alone.
    /// Whether they are.
    pub(super) fn loaded_part(&mut self, i: Inst, dst: VReg, bits: u32) -> bool {
        self.part_of_load(i, bits).is_some_and(|(load, part)| self.narrow(load, part, dst))
    }
    /// The load of `bits` bits, and the bytes of it, that row `i` is.
    fn part_of_load(&self, i: Inst, bits: u32) -> Option<(Inst, LoadedPart)> {
        let f = self.f;
        let value = f.operand(i, 0).as_inst().filter(|_| !f.types().is_vector(f.ty(i)))?;
        let amount = self.const_int(f.operand(i, 1))?;
        let below =
            |amount: u64| u32::try_from(amount).ok().filter(|&amount| amount < bits && amount.is_multiple_of(8));
        let (load, part) = match f.op(i) {
            Opcode::And => {
                let width = amount.checked_add(1).filter(|end| end.is_power_of_two())?.trailing_zeros();
                let shifted = f.op(value) == Opcode::LShr && self.single_use(value) && !self.is_asked(value);
                let (load, before) = match shifted {
                    true => (f.operand(value, 0).as_inst()?, below(self.const_int(f.operand(value, 1))?)?),
                    false => (value, 0),
                };
                (load, LoadedPart { bits: width, offset: before / 8, signed: false })
            }
            op => {
                let before = below(amount)?;
                (value, LoadedPart { bits: bits - before, offset: before / 8, signed: op == Opcode::AShr })
            }
        };
        let is_part = matches!(part.bits, 8 | 16 | 32) && part.bits + 8 * part.offset <= bits && part.bits < bits;
        (is_part && matches!(bits, 16 | 32 | 64) && f.op(load) == Opcode::Load).then_some((load, part))
    }
}

/// Whether `user` reads `byte` with its sign extended, or whatever is above it. `None`: it wants zeros there, or may.
pub(super) fn reads_sign(func: &Func<'_>, user: Inst, byte: Value) -> Option<bool> {
    match func.op(user) {
        Opcode::ICmp => func.int_pred(user).is_signed().then_some(true),
        Opcode::AShr => (func.operand(user, 1) != byte).then_some(true),
        Opcode::SDiv | Opcode::SRem => Some(true),
        Opcode::SIToFP => Some(func.types().scalar(func.ty(user)) == Type::BFLOAT),
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Trunc => Some(false),
        Opcode::Store | Opcode::SExt => Some(false),
        Opcode::Call => facts::intrinsic(func, user).filter(|callee| READ_BY_SIGN.contains(callee)).map(|_| true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_come_back() {
        for part in [
            LoadedPart { bits: 8, offset: 3, signed: true },
            LoadedPart { bits: 32, offset: 4, signed: false },
            LoadedPart { bits: 16, offset: 0, signed: false },
        ] {
            assert_eq!(LoadedPart::of_note(part.note()), part);
        }
    }
}
