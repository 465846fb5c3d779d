//! Intrinsic calls: which rules are for which, assumptions, copies of few bytes.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::{Builder, Value};

impl Combiner<'_, '_> {
    pub(super) fn call(&mut self, inst: Inst) -> Option<Value> {
        let Some((which, _)) = p::intrinsic(self.f, Value::inst(inst)) else { return self.call_site(inst) };
        if which.is_nvvm() {
            return self.nvvm(inst, which);
        }
        if intrinsics::is_mem_intrinsic(which) {
            return self.memory_intrinsic(inst, which);
        }
        match which {
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.int_min_max(inst, which),
            id::ABS => self.abs(inst),
            id::CTPOP | id::CTLZ | id::CTTZ | id::BSWAP | id::BITREVERSE => self.bit_count(inst, which),
            id::FSHL | id::FSHR => self.funnel_shift(inst, which),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT => self.saturating(inst, which),
            _ if intrinsics::is_with_overflow(which) => self.with_overflow(inst, which),
            id::ASSUME => self.assume(inst),
            id::FABS | id::COPYSIGN | id::FMA | id::FMULADD | id::SQRT | id::POWI | id::POW => {
                self.float_call(inst, which)
            }
            id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM => self.float_min_max_call(inst),
            id::EXPECT | id::EXPECT_WITH_PROBABILITY => None,
            _ => None,
        }
    }

    /// Puts the constant operand of a commutative call on the right.
    pub(super) fn constant_right(&mut self, inst: Inst) -> bool {
        let (a, b) = self.ops(inst);
        if self.rank(a) < self.rank(b) {
            self.f.swap_operands(inst, 0, 1);
            return true;
        }
        false
    }

    fn assume(&mut self, inst: Inst) -> Option<Value> {
        let c = self.f.operand(inst, 0);
        if !self.f.call(inst).bundles.is_empty() {
            return None;
        }
        // assume(a && b) is two assumptions
        if let Some((a, b, _)) = p::logical_and(self.f, c) {
            for v in [a, b] {
                Builder::before(self.f, self.at).intrinsic(id::ASSUME, &[], &[v], 0)?;
            }
            self.erase(inst);
            return None;
        }
        if p::is_one(self.f, c) {
            self.erase(inst);
        }
        None
    }

    /// `memcpy`, `memmove` and `memset` of nothing, or of 1, 2, 4 or 8 bytes.
    fn memory_intrinsic(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let (dst, src, len, volatile) =
            (self.f.operand(inst, 0), self.f.operand(inst, 1), self.f.operand(inst, 2), self.f.operand(inst, 3));
        let n = p::int(self.f, len)?.v;
        if !p::is_zero(self.f, volatile) {
            return None;
        }
        let copy = !matches!(which, id::MEMSET | id::MEMSET_INLINE);
        if n == 0 || copy && dst == src {
            self.erase(inst);
            return None;
        }
        let ty = match n {
            1 => Type::I8,
            2 => Type::I16,
            4 => Type::I32,
            8 => Type::I64,
            _ => return None,
        };
        // Metadata on the call would have to be translated.
        if self.f.attachments(inst).next().is_some() {
            return None;
        }
        let align = |s: &Self, v: Value, arg: usize| {
            let said = facts_align(s.f, inst, arg).unwrap_or(1);
            said.max(s.values().pointer_alignment(v))
        };
        let value = if copy {
            let a = align(self, src, 1);
            let v = Builder::before(self.f, self.at).load(ty, src, a, 0);
            self.queue_new(v)
        } else {
            let byte = p::int(self.f, src)?;
            let mut v = 0u128;
            for k in 0..n {
                v |= byte.v << (8 * k);
            }
            self.int(ty, v)
        };
        let a = align(self, dst, 0);
        let st = Builder::before(self.f, self.at).store(value, dst, a, 0);
        self.list.push(st);
        self.erase(inst);
        None
    }

    /// An intrinsic with all overload types given; for callers whose result type differs from the first argument's.
    pub(super) fn intrinsic_with(&mut self, id: IntrinsicId, types: &[Type], args: &[Value], fl: u16) -> Option<Value> {
        let v = Builder::before(self.f, self.at).intrinsic(id, types, args, fl)?;
        Some(self.queue_new(v))
    }
}

fn facts_align(f: &warpc_ir::Func<'_>, inst: Inst, arg: usize) -> Option<u64> {
    warpc_analysis::facts::call_arg_int(f, inst, arg, warpc_ir::attrs::AttrKind::Align)
}
