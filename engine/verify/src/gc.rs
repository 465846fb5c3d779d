//! Garbage collection: statepoints, relocations, barriers.

use super::Verifier;
use warpc_ir::attrs::AttrKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

impl Verifier<'_> {
    /// `gcroot`, `gcread`, `gcwrite`: only where there is a collector.
    pub(super) fn gc_barrier(&mut self, f: &Func<'_>, i: Inst, root: bool) {
        let me = [Value::inst(i)];
        if root && f.call(i).num_args == 2 {
            let (slot, shape) = (f.operand(i, 0), f.operand(i, 1));
            let alloca = slot.as_inst().filter(|&d| f.op(d) == Opcode::Alloca);
            let Some(alloca) = alloca else {
                self.fail("llvm.gcroot parameter #1 must be an alloca.", &me);
                return;
            };
            let constant = !matches!(shape.kind(), ValueKind::Inst(_) | ValueKind::Arg(_));
            if !self.check(constant, "llvm.gcroot parameter #2 must be a constant.", &me) {
                return;
            }
            let ok = f.types().is_ptr(Type(f.aux(alloca).a)) || !f.consts().is_zero(shape);
            let message =
                "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.";
            if !self.check(ok, message, &me) {
                return;
            }
        }
        let gc = f.ctx().globals.parts[f.global().index()].gc;
        self.check(gc.is_some() && gc != Str::EMPTY, "Enclosing function does not use GC.", &me);
    }

    /// `gc.statepoint`: a call inside a call, whose type an attribute tells.
    pub(super) fn statepoint(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let row = f.call(i);
        let a = f.attrs();
        let int = |k: usize| f.consts().as_int(f.operand(i, k));
        if row.num_args < 5 {
            return;
        }
        let bytes = int(1).is_none_or(|n| n <= i32::MAX as u64);
        if !self.check(bytes, "gc.statepoint number of patchable bytes must be positive", &me) {
            return;
        }
        let Some(target) = a.ty(a.param(row.attrs, 2), AttrKind::ElementType) else {
            self.fail("gc.statepoint callee argument must have elementtype attribute", &me);
            return;
        };
        let Some((ret, params, vararg)) = f.types().func(target) else {
            self.fail("gc.statepoint callee elementtype must be function type", &me);
            return;
        };
        let Some(n) = int(3) else { return };
        let positive = n <= i32::MAX as u64;
        if !self.check(positive, "gc.statepoint number of arguments to underlying call must be positive", &me) {
            return;
        }
        let n = n as usize;
        if vararg {
            let message = "gc.statepoint mismatch in number of vararg call args";
            if !self.check(n >= params.len(), message, &me) {
                return;
            }
            let message = "gc.statepoint doesn't support wrapping non-void vararg functions yet";
            if !self.check(ret == Type::VOID, message, &me) {
                return;
            }
        } else if !self.check(n == params.len(), "gc.statepoint mismatch in number of call args", &me) {
            return;
        }
        let flags = int(4).is_none_or(|v| v & !7 == 0);
        if !self.check(flags, "unknown flag used in gc.statepoint flags argument", &me) {
            return;
        }
        for (k, &p) in params.iter().enumerate() {
            let at = 5 + k;
            let ok = at < row.num_args as usize && f.type_of(f.operand(i, at)) == p;
            if !self.check(ok, "gc.statepoint call argument does not match wrapped function type", &me) {
                return;
            }
        }
    }

    /// `gc.relocate`: where a pointer is after a statepoint.
    pub(super) fn relocate(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let t = f.types();
        if !self.check(f.call(i).num_args == 3, "wrong number of arguments", &me) {
            return;
        }
        let result = f.ty(i);
        let ok = t.is_ptr(t.scalar(result));
        if !self.check(ok, "gc.relocate must return a pointer or a vector of pointers", &me) {
            return;
        }
        let token = f.operand(i, 0);
        if token.is_undef_or_poison() {
            return;
        }
        let is_statepoint = |d: Inst| {
            f.op(d).is_call()
                && f.callee(d)
                    .as_intrinsic()
                    .is_some_and(|n| f.intrins().get(n).name.starts_with("llvm.experimental.gc.statepoint"))
        };
        let point = match token.as_inst() {
            // On the unwinding path the pad stands for the statepoint that was invoked.
            Some(d) if f.op(d) == Opcode::LandingPad => self.invoked(f, d),
            d => d.filter(|&d| is_statepoint(d)),
        };
        let Some(point) = point.filter(|&d| is_statepoint(d)) else {
            self.fail("gc relocate is incorrectly tied to the statepoint", &[Value::inst(i), token]);
            return;
        };
        let int = |k: usize| f.consts().as_int(f.operand(i, k));
        let (Some(base), Some(derived)) = (int(1), int(2)) else {
            let n = if int(1).is_none() { 2 } else { 3 };
            self.fail(format!("gc.relocate operand #{n} must be integer offset"), &me);
            return;
        };
        let row = f.call(point);
        let mut first = row.num_args as usize;
        let mut live = None;
        for &(tag, n) in &row.bundles {
            if f.ctx().str(tag) == b"gc-live" {
                live = Some((first, n as u64));
            }
            first += n as usize;
        }
        let (first, len) = live.unwrap_or((0, row.num_args as u64));
        if !self.check(base < len, "gc.relocate: statepoint base index out of bounds", &me)
            || !self.check(derived < len, "gc.relocate: statepoint derived index out of bounds", &me)
        {
            return;
        }
        let from = |n: u64| f.type_of(f.operand(point, first + n as usize));
        let pointers = [base, derived].into_iter().all(|n| t.is_ptr(t.scalar(from(n))));
        if !self.check(pointers, "gc.relocate: relocated value must be a pointer", &me) {
            return;
        }
        let from = from(derived);
        let message = "gc.relocate: vector relocates to vector and pointer to pointer";
        if self.check(t.is_vector(result) == t.is_vector(from), message, &me) {
            let same = t.addrspace(t.scalar(result)) == t.addrspace(t.scalar(from));
            self.check(same, "gc.relocate: relocating a pointer shouldn't change its address space", &me);
        }
    }

    /// The invoke that alone leads to a pad.
    fn invoked(&mut self, f: &Func<'_>, pad: Inst) -> Option<Inst> {
        let b = f.block_of(pad);
        let ends = |p: Block| f.last(p).get().filter(|&l| f.successors_of(l).any(|s| s == b));
        let mut from = f.block_order().filter_map(ends);
        let only = from.next();
        if from.next().is_some() {
            self.fail("safepoints should have unique landingpads", &[Value::block(b)]);
            return None;
        }
        only
    }
}
