//! Garbage collection: statepoints, relocations, barriers.

use super::Verifier;
use super::calls::known_intrinsic;
use warpc_ir::attrs::{AttrKind, MemoryEffects};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

/// Collectors that know their pointers, by address space.
const COLLECTORS: [(&str, Option<u32>); 5] =
    [("statepoint-example", Some(1)), ("coreclr", Some(1)), ("shadow-stack", None), ("erlang", None), ("ocaml", None)];

impl Verifier<'_> {
    /// `gcroot`, `gcread`, `gcwrite`: only where there is a collector.
    pub(super) fn gc_barrier(&mut self, func: &Func<'_>, inst: Inst, root: bool) {
        let me = [Value::inst(inst)];
        if root && func.call(inst).num_args == 2 {
            let (slot, shape) = (func.operand(inst, 0), func.operand(inst, 1));
            let alloca = slot.as_inst().filter(|&d| func.op(d) == Opcode::Alloca);
            let Some(alloca) = alloca else {
                self.fail("llvm.gcroot parameter #1 must be an alloca.", &me);
                return;
            };
            let constant = !matches!(shape.kind(), ValueKind::Inst(_) | ValueKind::Arg(_));
            if !self.check(constant, "llvm.gcroot parameter #2 must be a constant.", &me) {
                return;
            }
            let ok = func.types().is_ptr(Type(func.aux(alloca).a)) || !func.consts().is_zero(shape);
            let message =
                "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.";
            if !self.check(ok, message, &me) {
                return;
            }
        }
        self.collected(func, inst);
    }

    /// `gc.statepoint`: a call inside a call, whose type an attribute tells.
    pub(super) fn statepoint(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let row = func.call(inst);
        let a = func.attrs();
        let int = |k: usize| func.consts().as_int(func.operand(inst, k));
        if row.num_args < 5 || !self.collected(func, inst) {
            return;
        }
        self.late.tokens = true;
        let memory = a.int(a.list(row.attrs).func, AttrKind::Memory).map(|m| MemoryEffects(m as u32));
        let all = memory.is_none_or(|m| m.writes() && m.reads() && !m.only_args());
        let message = "gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics";
        if !self.check(all, message, &me) {
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
        let Some((ret, params, vararg)) = func.types().func(target) else {
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
            let ok = at < row.num_args as usize && func.type_of(func.operand(inst, at)) == p;
            if !self.check(ok, "gc.statepoint call argument does not match wrapped function type", &me) {
                return;
            }
            let sret = vararg && a.has(a.param(row.attrs, at), AttrKind::SRet);
            if !self.check(!sret, "Attribute 'sret' cannot be used for vararg call arguments!", &me) {
                return;
            }
        }
        let count = |k: usize| (k < row.num_args as usize).then(|| int(k)).flatten();
        for (k, word, gone) in [
            (5 + n, "transition", "gc.statepoint w/inline transition bundle is deprecated"),
            (6 + n, "deoptimization", "gc.statepoint w/inline deopt operands is deprecated"),
        ] {
            let Some(count) = count(k) else {
                self.fail(format!("gc.statepoint number of {word} arguments must be constant integer"), &me);
                return;
            };
            if !self.check(count == 0, gone, &me) {
                return;
            }
        }
        self.check(row.num_args as usize == 7 + n, "gc.statepoint too many arguments", &me);
    }

    /// Whether the function says which collector it uses.
    fn collected(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        let gc = func.ctx().globals.parts[func.global().index()].gc;
        let ok = gc.is_some() && gc != Str::EMPTY;
        self.check(ok, "Enclosing function does not use GC.", &[Value::inst(inst)])
    }

    /// `gc.result`: what the call inside a statepoint gave.
    pub(super) fn gc_result(&mut self, func: &Func<'_>, inst: Inst) {
        if !self.collected(func, inst) {
            return;
        }
        let token = func.operand(inst, 0);
        if token.is_undef_or_poison() {
            return;
        }
        let at = [Value::inst(inst), token];
        let point = token.as_inst().filter(|&d| known_intrinsic(func, d) == Some(id::EXPERIMENTAL_GC_STATEPOINT));
        let Some(point) = point else {
            self.fail("gc.result operand #1 must be from a statepoint", &at);
            return;
        };
        let a = func.attrs();
        let target = a.ty(a.param(func.call(point).attrs, 2), AttrKind::ElementType).and_then(|t| func.types().func(t));
        let same = target.is_none_or(|t| t.0 == func.ty(inst));
        self.check(same, "gc.result result type does not match wrapped callee", &at[..1]);
    }

    /// `gc.relocate`: where a pointer is after a statepoint.
    pub(super) fn relocate(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let t = func.types();
        if !self.check(func.call(inst).num_args == 3, "wrong number of arguments", &me) {
            return;
        }
        let result = func.ty(inst);
        let ok = t.is_ptr(t.scalar(result));
        if !self.check(ok, "gc.relocate must return a pointer or a vector of pointers", &me) {
            return;
        }
        let token = func.operand(inst, 0);
        if token.is_undef_or_poison() {
            return;
        }
        let is_statepoint = |d: Inst| known_intrinsic(func, d) == Some(id::EXPERIMENTAL_GC_STATEPOINT);
        let point = match token.as_inst() {
            // On the unwinding path the pad stands for the statepoint that was invoked.
            Some(d) if func.op(d) == Opcode::LandingPad => {
                let Some(ender) = self.invoked(func, d) else { return };
                let linked = is_statepoint(ender);
                let at = [Value::block(func.block_of(ender))];
                if !self.check(linked, "gc relocate should be linked to a statepoint", &at) {
                    return;
                }
                Some(ender)
            }
            d => d.filter(|&d| is_statepoint(d)),
        };
        let Some(point) = point else {
            self.fail("gc relocate is incorrectly tied to the statepoint", &[Value::inst(inst), token]);
            return;
        };
        let int = |k: usize| func.consts().as_int(func.operand(inst, k));
        let (Some(base), Some(derived)) = (int(1), int(2)) else {
            let n = if int(1).is_none() { 2 } else { 3 };
            self.fail(format!("gc.relocate operand #{n} must be integer offset"), &me);
            return;
        };
        let row = func.call(point);
        let mut first = row.num_args as usize;
        let mut live = None;
        for &(tag, n) in &row.bundles {
            if func.ctx().str(tag) == b"gc-live" {
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
        let from = |n: u64| func.type_of(func.operand(point, first + n as usize));
        let pointers = [base, derived].into_iter().all(|n| t.is_ptr(t.scalar(from(n))));
        if !self.check(pointers, "gc.relocate: relocated value must be a pointer", &me) {
            return;
        }
        let from = from(derived);
        let message = "gc.relocate: vector relocates to vector and pointer to pointer";
        if !self.check(t.is_vector(result) == t.is_vector(from), message, &me) {
            return;
        }
        let same = t.addrspace(t.scalar(result)) == t.addrspace(t.scalar(from));
        if self.check(same, "gc.relocate: relocating a pointer shouldn't change its address space", &me) {
            let gc = func.ctx().str(func.ctx().globals.parts[func.global().index()].gc);
            let strategy = COLLECTORS.iter().find(|c| c.0.as_bytes() == gc);
            if !self.check(strategy.is_some(), "gc.relocate: calling function must have GCStrategy", &me) {
                return;
            }
            let managed = strategy.and_then(|c| c.1);
            let ok = managed.is_none_or(|space| t.addrspace(t.scalar(result)) == Some(space));
            self.check(ok, "gc.relocate: must return gc pointer", &me);
        }
    }

    /// The invoke that alone leads to a pad.
    fn invoked(&mut self, func: &Func<'_>, pad: Inst) -> Option<Inst> {
        let b = func.block_of(pad);
        let ends = |p: Block| func.last(p).get().filter(|&l| func.successors_of(l).any(|s| s == b));
        let mut from = func.block_order().filter_map(ends);
        let only = from.next();
        if from.next().is_some() {
            self.fail("safepoints should have unique landingpads", &[Value::block(b)]);
            return None;
        }
        only
    }
}
