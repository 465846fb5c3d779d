//! What an instruction of the callee is, from what its operands are at this call.

use super::known::Known;
use super::{Analyser, Slot};
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::fold::float;
use warpc_ir::fold::int::{binary64, compare64};
use warpc_ir::ids::*;
use warpc_ir::types::TypeKind;
use warpc_ir::{Func, IntPred, Opcode, Value};

/// Bytes that a `getelementptr` adds to its base, where `known` knows all its indices as integers.
pub fn address_offset(func: &Func<'_>, gep: Inst, known: impl Fn(Value) -> Known) -> Option<i64> {
    let (types, layout) = (func.types(), func.layout());
    let mut ty = Type(func.aux(gep).a);
    let mut offset = 0i64;
    for (at, index) in func.operands(gep).skip(1).enumerate() {
        let Known::Int(number) = known(index) else { return None };
        let number = sign_extend(number, types.int_bits(func.type_of(index))?);
        let step = match types.kind(ty) {
            _ if at == 0 => number.wrapping_mul(layout.fixed_alloc_size(types, ty)? as i64),
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                let start = layout.field_offset(types, ty, number as usize);
                ty = types.element(ty, number as u64)?;
                start as i64
            }
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                ty = *elem;
                number.wrapping_mul(layout.fixed_alloc_size(types, ty)? as i64)
            }
            _ => return None,
        };
        offset = offset.wrapping_add(step);
    }
    Some(offset)
}

/// What an instruction comes to.
pub(super) enum Folded {
    /// This; constants cost nothing.
    To(Known),
    /// One of its operands, or what costs nothing.
    Free,
    /// Itself.
    Stays,
}

impl Analyser<'_> {
    /// The same constant, or the same address with its slot, that every edge which is reached brings to a phi.
    pub(super) fn phi(&self, inst: Inst) -> (Known, Slot) {
        let func = self.func;
        let own = func.block_of(inst);
        let nothing = (Known::Nothing, Slot::NONE);
        let mut found: Option<(Known, Slot)> = None;
        for (value, from) in func.phi_pairs(inst) {
            let only = self.only_successor[from.index()];
            if only.is_some() && only != own || value == Value::inst(inst) || self.is_dead(from) {
                continue;
            }
            let this = (self.value(value), self.points_into(value));
            match found {
                _ if this.0 == Known::Nothing => return nothing,
                Some(other) if other.0 != this.0 => return nothing,
                Some(_) => {}
                None => found = Some(this),
            }
        }
        found.unwrap_or(nothing)
    }

    /// Whether every way to `block` goes through a branch that is known to go elsewhere, as far as one step tells.
    fn is_dead(&self, block: Block) -> bool {
        if self.reached.contains(block) {
            return false;
        }
        // The walk has not come here yet, or never will: the branches before say which.
        self.left_out.contains(block)
    }

    pub(super) fn select(&self, inst: Inst) -> (Folded, Slot) {
        let func = self.func;
        let [cond, yes, no] = [0, 1, 2].map(|at| func.operand(inst, at));
        let stays = (Folded::Stays, Slot::NONE);
        // A literal condition is for the simplifier: only what the call makes constant counts here.
        let choice = if cond.as_inst().is_some() || cond.as_arg().is_some() { self.int(cond) } else { None };
        match choice {
            Some(choice) => {
                let chosen = if choice & 1 == 1 { yes } else { no };
                (Folded::To(self.value(chosen)), self.points_into(chosen))
            }
            None => match (self.value(yes), self.value(no)) {
                (a, b) if a == b && a != Known::Nothing => (Folded::To(a), self.points_into(yes)),
                _ => stays,
            },
        }
    }

    pub(super) fn compare(&mut self, inst: Inst) -> Folded {
        let func = self.func;
        let [lhs, rhs] = [0, 1].map(|at| self.value(func.operand(inst, at)));
        let truth = |holds: bool| Folded::To(Known::Int(holds as u64));
        if func.op(inst) == Opcode::FCmp {
            let ty = func.type_of(func.operand(inst, 0));
            return match (lhs, rhs) {
                (Known::Float(a), Known::Float(b)) => {
                    float::compare(func.float_pred(inst), ty, a, b).map_or(Folded::Stays, truth)
                }
                _ => Folded::Stays,
            };
        }
        let pred = func.int_pred(inst);
        match (lhs, rhs) {
            (Known::Int(a), Known::Int(b)) | (Known::Address(a), Known::Address(b)) => {
                let bits = self.bits(func.operand(inst, 0));
                if bits > 64 { Folded::Stays } else { truth(compare64(pred, bits, a, b)) }
            }
            (Known::Global(a), Known::Global(b)) if a == b => truth(compare64(pred, 64, 0, 0)),
            (Known::Offset(base, a), Known::Offset(other, b)) if base == other => {
                self.counts.address_compares += 1;
                truth(compare64(pred, 64, a as u64, b as u64))
            }
            (_, Known::Int(0)) if self.is_not_null(func.operand(inst, 0)) => match pred {
                IntPred::Eq => truth(false),
                IntPred::Ne => truth(true),
                _ => Folded::Stays,
            },
            _ => Folded::Stays,
        }
    }

    pub(super) fn binary(&mut self, inst: Inst) -> Folded {
        let func = self.func;
        let op = func.op(inst);
        let [left, right] = [0, 1].map(|at| func.operand(inst, at));
        let (lhs, rhs) = (self.value(left), self.value(right));
        let ty = func.ty(inst);
        if let (Known::Float(a), Known::Float(b)) = (lhs, rhs) {
            return float::binary(op, ty, a, b).map_or(Folded::Stays, |bits| Folded::To(Known::Float(bits)));
        }
        if let (Opcode::Sub, Known::Offset(base, a), Known::Offset(other, b)) = (op, lhs, rhs)
            && base == other
        {
            self.counts.address_differences += 1;
            let bits = self.bits(Value::inst(inst)).min(64);
            return Folded::To(Known::Int(a.wrapping_sub(b) as u64 & low_mask(bits)));
        }
        let Some(width) = func.types().int_bits(ty).filter(|&width| width <= 64) else {
            let both = lhs == Known::Constant && rhs == Known::Constant;
            return if both { Folded::To(Known::Constant) } else { Folded::Stays };
        };
        let ones = low_mask(width);
        let to = |number: u64| Folded::To(Known::Int(number & ones));
        use Opcode::*;
        match (op, lhs, rhs) {
            (_, Known::Int(a), Known::Int(b)) => {
                binary64(op, func.flags(inst), width, a, b).map_or(Folded::Stays, |n| Folded::To(Known::Int(n)))
            }
            (And | Mul, Known::Int(0), _) | (And | Mul, _, Known::Int(0)) => to(0),
            (UDiv | SDiv | URem | SRem | Shl | LShr | AShr, Known::Int(0), _) => to(0),
            (URem | SRem, _, Known::Int(1)) => to(0),
            (Or, Known::Int(n), _) | (Or, _, Known::Int(n)) if n == ones => to(ones),
            (Sub | Xor, ..) if left == right => to(0),
            (Add | Or | Xor, Known::Int(0), _) => Folded::Free,
            (Add | Sub | Or | Xor | Shl | LShr | AShr, _, Known::Int(0)) => Folded::Free,
            (Mul, Known::Int(1), _) | (Mul | UDiv | SDiv, _, Known::Int(1)) => Folded::Free,
            (And, Known::Int(n), _) | (And, _, Known::Int(n)) if n == ones => Folded::Free,
            (And | Or, ..) if left == right => Folded::Free,
            _ => Folded::Stays,
        }
    }

    /// A cast of a constant.
    pub(super) fn cast(&self, inst: Inst) -> Known {
        let func = self.func;
        let (from, to) = (func.operand(inst, 0), func.ty(inst));
        let source = func.type_of(from);
        let number = |n: Option<u128>| n.map_or(Known::Nothing, Known::Float);
        let width = func.types().int_bits(to).filter(|&width| width <= 64);
        match (func.op(inst), self.value(from)) {
            (Opcode::ZExt | Opcode::Trunc | Opcode::PtrToInt, Known::Int(n) | Known::Address(n)) => {
                width.map_or(Known::Nothing, |width| Known::Int(n & low_mask(width)))
            }
            (Opcode::SExt, Known::Int(n)) => width
                .map_or(Known::Nothing, |width| Known::Int(sign_extend(n, self.bits(from)) as u64 & low_mask(width))),
            (Opcode::IntToPtr, Known::Int(0)) => Known::Int(0),
            (Opcode::IntToPtr, Known::Int(n)) => Known::Address(n),
            (Opcode::FPExt | Opcode::FPTrunc, Known::Float(bits)) => number(float::convert(source, to, bits)),
            (Opcode::SIToFP, Known::Int(n)) => {
                number(float::from_int(to, true, sign_extend(n, self.bits(from)) as u128))
            }
            (Opcode::UIToFP, Known::Int(n)) => number(float::from_int(to, false, n as u128)),
            (Opcode::BitCast, known) if source == to => known,
            (Opcode::BitCast | Opcode::AddrSpaceCast, Known::Constant | Known::Global(_)) => Known::Constant,
            _ => Known::Nothing,
        }
    }
}
