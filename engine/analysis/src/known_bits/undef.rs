//! Freedom from undef and poison, and when a condition counts as a fact.
//!
//! # Conditions as facts
//!
//! An undef operand may be another value at each use, so that what is tested need not be what is used later. Whoever concludes
//! something of a value `a` from a condition on `a` keeps to this rule:
//!
//! | condition of | holds of `a` | because |
//! |---|---|---|
//! | a branch that was taken, `llvm.assume` | always | to branch on or assume undef is undefined: the condition has the same value for every value that an undef part of `a` may take |
//! | a `select`, of the arm `a` | if `a` is not undef: [`Values::not_undef`] | with undef `a` the condition may pick the arm for one value, and the arm be another |
//! | an operation that reads `a` twice (`a & -a`, `a * a`) | the same | each operand may be another value |
//! | a phi, of its other inputs | not if one input is undef; a poison input is no matter | the phi is undef where it came that way; where it is poison, anything is true of it |
//!
//! Poison never matters for a fact: a poison `a` makes the condition poison, and what depends on that is poison or undefined. To
//! *replace* a value is another question: one of the values that an undef may take is a correct replacement of it, so that
//! `select (a == b), a, b` may become `b`; only a claim about a value that stays needs the rule.

use super::{MAX_DEPTH, Values};
use crate::facts::*;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value, ValueKind};

/// What a value must be free of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Free {
    /// Undef; it may be poison.
    OfUndef,
    /// Undef and poison.
    OfBoth,
}

impl Values<'_, '_> {
    /// Whether `value` is surely neither undef nor poison.
    pub fn not_undef_or_poison(&self, value: Value) -> bool {
        self.rooted(value).not_undef_or_poison_at(value, 0)
    }
    /// Whether `value` is surely not undef, not even in part; it may be poison.
    pub fn not_undef(&self, value: Value) -> bool {
        self.rooted(value).not_undef_at(value, 0)
    }
    pub(super) fn not_undef_at(&self, value: Value, depth: u32) -> bool {
        self.is_free_at(Free::OfUndef, value, depth)
    }
    pub(super) fn not_undef_or_poison_at(&self, value: Value, depth: u32) -> bool {
        self.is_free_at(Free::OfBoth, value, depth)
    }
    fn is_free_at(&self, free: Free, value: Value, depth: u32) -> bool {
        let func = self.f;
        match value.kind() {
            ValueKind::Const(c) => constant_is_free(func, free, value, c, depth),
            ValueKind::Poison(_) => free == Free::OfUndef,
            ValueKind::Global(_) | ValueKind::Meta(_) | ValueKind::Block(_) => true,
            ValueKind::Arg(n) => {
                let (a, set) = (func.attrs(), arg_attrs(func, n));
                a.has(set, AttrKind::NoUndef)
                    || a.has(set, AttrKind::Dereferenceable)
                    || a.has(set, AttrKind::ByVal)
                    || self.used_as_condition(value)
            }
            ValueKind::Inst(i) => self.inst_is_free(free, i, depth) || self.used_as_condition(value),
            _ => false,
        }
    }
    fn inst_is_free(&self, free: Free, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        match func.op(inst) {
            Opcode::Freeze | Opcode::Alloca => return true,
            Opcode::Load if func.flags(inst) & flags::HAS_MD != 0 => {
                let t = func.ctx().tables;
                let sure = |k: &[u8]| matches!(k, b"noundef" | b"dereferenceable");
                if func.attachments(inst).any(|a| sure(t.strings.get(a.kind))) {
                    return true;
                }
            }
            Opcode::Call if call_ret_has(func, inst, AttrKind::NoUndef) => return true,
            _ => {}
        }
        if depth >= MAX_DEPTH {
            return false;
        }
        if func.op(inst) == Opcode::Phi {
            let n = func.phi_len(inst);
            return n > 0
                && n <= 16
                && func.phi_pairs(inst).all(|(o, from)| {
                    let there = self.at(func.terminator(from));
                    o == Value::inst(inst) || there.is_free_at(free, o, depth.max(MAX_DEPTH - 3) + 1)
                });
        }
        let creates = match free {
            Free::OfUndef => can_create_undef(func, inst),
            Free::OfBoth => can_create_undef_or_poison(func, inst),
        };
        let n = if func.op(inst).is_call() { func.call(inst).num_args as usize } else { func.num_operands(inst) };
        (!creates || self.flags_hold(inst, depth))
            && (0..n).all(|k| self.is_free_at(free, func.operand(inst, k), depth + 1))
    }
    /// Whether nothing but its flags could make `inst` poison, and these hold by what is known of the bits of its operands.
    fn flags_hold(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let op = func.op(inst);
        if !matches!(op, Opcode::ZExt | Opcode::Trunc | Opcode::Or | Opcode::Add | Opcode::Mul) {
            return false;
        }
        // Known bits ask what is undef in turn: both count the same depth.
        let known = |operand: Value| {
            let bits = func.types().int_bits(func.types().scalar(func.type_of(operand))).filter(|&bits| bits <= 128)?;
            Some(self.bits_at(operand, bits, depth + 1))
        };
        let Some(first) = known(func.operand(inst, 0)) else { return false };
        let has = |flag: u16| func.flags(inst) & flag != 0;
        match op {
            Opcode::ZExt => first.is_non_negative(),
            Opcode::Trunc => {
                let Some(bits) = func.types().int_bits(func.types().scalar(func.ty(inst))) else { return false };
                let by_zeros = first.max() <= super::bits::mask(bits);
                (!has(flags::NUW) || by_zeros) && (!has(flags::NSW) || first.max() <= super::bits::mask(bits - 1))
            }
            _ => {
                let Some(second) = known(func.operand(inst, 1)) else { return false };
                if op == Opcode::Or {
                    return first.no_common_bits(second);
                }
                let most = if op == Opcode::Add { u128::checked_add } else { u128::checked_mul };
                // Of what is not negative the most tells of both kinds of overflow.
                let positive = first.is_non_negative() && second.is_non_negative();
                most(first.max(), second.max()).is_some_and(|most| {
                    (!has(flags::NUW) || most <= first.mask())
                        && (!has(flags::NSW) || positive && most <= first.mask() >> 1)
                })
            }
        }
    }
    /// Whether a dominating branch or assumption depends on `value` itself: had it been undef or poison, that was undefined.
    fn used_as_condition(&self, value: Value) -> bool {
        let at = self.at;
        self.facts_of(value)
            .iter()
            .rev()
            .take(8)
            .any(|x| x.bundle.is_none() && self.holds(x, at) && self.f.operand(x.inst, 0) == value)
    }
}

fn constant_is_free(func: &Func<'_>, free: Free, value: Value, constant: Const, depth: u32) -> bool {
    let k = func.consts();
    match k.row(constant).kind {
        ConstKind::Aggregate | ConstKind::Splat => k.list(constant).iter().all(|e| match e.kind() {
            ValueKind::Undef(_) => false,
            ValueKind::Poison(_) => free == Free::OfUndef,
            ValueKind::Const(x) => depth < MAX_DEPTH && constant_is_free(func, free, *e, x, depth + 1),
            _ => true,
        }),
        ConstKind::Expr => match const_expr(func, value) {
            // Of a global or a constant that is neither, without flags that may turn out wrong.
            Some((Opcode::GetElementPtr, ops)) => {
                k.row(constant).flags & flags::INT_POISON == 0 && ops.iter().all(|o| !o.is_undef_or_poison())
            }
            Some((Opcode::AddrSpaceCast | Opcode::PtrToInt | Opcode::IntToPtr | Opcode::BitCast, ops)) => {
                ops[0].as_global().is_some()
            }
            _ => false,
        },
        _ => true,
    }
}

/// Whether `inst` may give undef or poison though none of its operands is either, its flags counted.
pub fn can_create_undef_or_poison(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    let fl = func.flags(inst);
    match op {
        Opcode::Shl | Opcode::LShr | Opcode::AShr => {
            if fl & (flags::NUW | flags::NSW | flags::EXACT) != 0 {
                return true;
            }
            let bits = func.types().int_bits(func.types().scalar(func.ty(inst))).unwrap_or(0);
            int_constant(func, func.operand(inst, 1)).is_none_or(|c| c >= bits as u128)
        }
        Opcode::FPToUI | Opcode::FPToSI | Opcode::Load | Opcode::VaArg => true,
        Opcode::Call => match intrinsic(func, inst) {
            Some(id::ABS | id::CTLZ | id::CTTZ) => func.consts().as_int(func.operand(inst, 1)) != Some(0),
            Some(x) if fl & (flags::NNAN | flags::NINF) == 0 => {
                !(intrinsics::is_poison_free(x) || intrinsics::return_has(x, AttrKind::NoUndef))
            }
            _ => !call_ret_has(func, inst, AttrKind::NoUndef),
        },
        Opcode::ExtractElement | Opcode::InsertElement => {
            let v = func.operand(inst, 0);
            let at = func.operand(inst, if op == Opcode::ExtractElement { 1 } else { 2 });
            match func.types().vector(func.type_of(v)) {
                Some((n, false, _)) => int_constant(func, at).is_none_or(|c| c >= n as u128),
                _ => true,
            }
        }
        Opcode::ShuffleVector => func.indices(inst).contains(&u32::MAX),
        Opcode::ICmp => fl & flags::SAMESIGN != 0,
        Opcode::ExtractValue
        | Opcode::InsertValue
        | Opcode::Freeze
        | Opcode::Alloca
        | Opcode::CmpXchg
        | Opcode::AtomicRmw => false,
        o if o.takes_fast_math() => fl & (flags::NNAN | flags::NINF) != 0,
        Opcode::GetElementPtr => fl & (flags::INBOUNDS | flags::NUSW | flags::NUW) != 0,
        o if o.is_binary() || o.is_cast() => fl & flags::INT_POISON != 0,
        _ => true,
    }
}

/// Whether `inst` may give undef though none of its operands is: by what it reads or calls. Arithmetic makes poison at worst.
fn can_create_undef(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    match op {
        Opcode::Load | Opcode::VaArg | Opcode::Invoke | Opcode::CallBr => true,
        Opcode::Call => match intrinsic(func, inst) {
            Some(id::ABS | id::CTLZ | id::CTTZ) => false,
            _ => can_create_undef_or_poison(func, inst),
        },
        Opcode::Alloca | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Freeze => false,
        Opcode::ICmp | Opcode::FCmp | Opcode::FNeg | Opcode::Select | Opcode::GetElementPtr => false,
        Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => false,
        Opcode::ExtractValue | Opcode::InsertValue => false,
        op => !(op.is_binary() || op.is_cast()),
    }
}
