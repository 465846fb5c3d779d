//! Calls: function type, arguments, attributes, bundles, tail calls, intrinsics.

use super::headers::NOT_CALLED;
use super::inst::{call_blocks, is_asm};
use super::{Verifier, fn_attr};
use warpc_ir::asm_constraints::{AsmOperand, parse_constraints};
use warpc_ir::attrs::{AttrKind, AttrsRef};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

/// Intrinsics that may be invoked.
const INVOKABLE: [IntrinsicId; 15] = [
    id::DONOTHING,
    id::SEH_TRY_BEGIN,
    id::SEH_TRY_END,
    id::SEH_SCOPE_BEGIN,
    id::SEH_SCOPE_END,
    id::CORO_RESUME,
    id::CORO_DESTROY,
    id::CORO_AWAIT_SUSPEND_VOID,
    id::CORO_AWAIT_SUSPEND_BOOL,
    id::CORO_AWAIT_SUSPEND_HANDLE,
    id::EXPERIMENTAL_PATCHPOINT_VOID,
    id::EXPERIMENTAL_PATCHPOINT,
    id::FAKE_USE,
    id::EXPERIMENTAL_GC_STATEPOINT,
    id::EXPERIMENTAL_GUARD,
];

impl Verifier<'_> {
    pub(super) fn call(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        if f.num_operands(i) == 0 || f.aux(i).a as usize >= f.side().calls.len() {
            self.fail("call without a callee or call row", &me);
            return;
        }
        let row = f.call(i);
        let t = f.types();
        let callee = f.callee(i);
        let Some((ret, params, vararg)) = t.func(row.fn_ty) else {
            self.fail("Called function is not a function type!", &me);
            return;
        };
        if f.num_operands(i) <= (row.num_args + row.num_bundle_ops) as usize {
            self.fail("call has fewer operands than arguments", &me);
            return;
        }
        let blocks = call_blocks(f, i, row);
        let expect_blocks = match f.op(i) {
            Opcode::Call => blocks == 0,
            Opcode::Invoke => blocks == 2,
            _ => blocks >= 1,
        };
        self.check(expect_blocks, "call has a wrong number of destinations", &me);
        let direct = matches!(callee.kind(), ValueKind::Intrinsic(_) | ValueKind::Asm(_));
        self.check(direct || t.is_ptr(f.type_of(callee)), "Called function must be a pointer!", &me);
        let n = row.num_args as usize;
        if vararg {
            self.check(n >= params.len(), "Called function requires more parameters than were provided!", &me);
        } else {
            self.check(n == params.len(), "Incorrect number of arguments passed to called function!", &me);
        }
        for (v, &p) in f.operands(i).zip(params).take(n) {
            if f.type_of(v) != p {
                self.fail("Call parameter type does not match function signature!", &[v, Value::inst(i)]);
                break;
            }
        }
        self.check(f.ty(i) == ret, "Call result type does not match function signature!", &me);
        let bundle_ops: u32 = row.bundles.iter().map(|b| b.1).sum();
        self.check(bundle_ops == row.num_bundle_ops, "operand bundles and operands differ", &me);
        self.call_attributes(f, i);
        // The convention of the call decides, not that of the function: a call may disagree with it, and is undefined then. A
        // `ptx_kernel` may be called in the IR; whether the target can is for code generation to say.
        self.check(!NOT_CALLED.contains(&row.cc), "calling convention does not permit calls", &me);
        // A function that is called with another type than its own counts as unknown.
        let known = match callee.kind() {
            ValueKind::Intrinsic(_) => true,
            ValueKind::Global(g) => self.is_function(g) && f.ctx().globals.shape[g.index()].ty == row.fn_ty,
            _ => false,
        };
        if !known {
            self.check(ret != Type::TOKEN, "Return type cannot be token for indirect call!", &me);
            let amx = matches!(t.kind(ret), TypeKind::X86Amx);
            self.check(!amx, "Return type cannot be x86_amx for indirect call!", &me);
        }
        if !row.bundles.is_empty() {
            self.bundles(f, i);
        }
        if row.tail == TailKind::MustTail {
            self.must_tail(f, i);
        }
        if !matches!(callee.kind(), ValueKind::Intrinsic(_)) {
            let message = "Function has metadata parameter but isn't an intrinsic";
            self.check(!params.contains(&Type::METADATA), message, &me);
            let message = "Function has token parameter but isn't an intrinsic";
            self.check(!params.contains(&Type::TOKEN), message, &me);
        }
        if let ValueKind::Intrinsic(n) = callee.kind() {
            self.intrinsic(f, i, n);
        }
        self.tile_arguments(f, i, row);
        if self.huge_types && !matches!(callee.kind(), ValueKind::Intrinsic(_) | ValueKind::Asm(_)) {
            self.passed_alignment(f, i, ret, params);
        }
        if f.op(i) == Opcode::Invoke {
            self.invoke(f, i);
        }
        if let ValueKind::Asm(a) = callee.kind() {
            self.asm_operands(f, i, a);
        }
        if !is_asm(callee) && f.op(i) == Opcode::CallBr {
            self.branching_call(f, i);
        }
    }

    /// The unwind edge leads to a pad; few intrinsics may be invoked.
    fn invoke(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let pad = f.successors_of(i).nth(1).map(|b| f.op(f.first_non_phi(b)));
        let ok = pad.is_some_and(|op| {
            matches!(op, Opcode::LandingPad | Opcode::CatchSwitch | Opcode::CleanupPad | Opcode::CatchPad)
        });
        self.check(ok, "The unwind destination does not have an exception handling instruction!", &me);
        if let ValueKind::Intrinsic(n) = f.callee(i).kind() {
            let row = f.intrins().get(n);
            // Names that the table does not know are of other targets, or of nobody.
            let foreign = ["llvm.wasm.throw", "llvm.wasm.rethrow"].contains(&&*row.name);
            let attached = self
                .bundle(f, i, b"clang.arc.attachedcall")
                .is_some_and(|mut ops| ops.any(|k| f.operand(i, k) == f.callee(i)));
            let ok = foreign || attached || row.known().is_some_and(|id| INVOKABLE.contains(&id));
            let message = "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw";
            self.check(ok, message, &me);
        }
    }

    /// Operands of inline assembly: an indirect one is a pointer that says what it points to.
    fn asm_operands(&mut self, f: &Func<'_>, i: Inst, asm: Asm) {
        let me = [Value::inst(i)];
        let row = f.ctx().asm(asm);
        // The reader has refused constraints that are malformed; a pass makes none.
        let list = parse_constraints(f.ctx().str(row.constraints)).unwrap_or_default();
        let (mut arg, mut labels) = (0, 0);
        let n = f.call(i).num_args as usize;
        for c in list {
            labels += (c.operand == AsmOperand::Label) as usize;
            if !c.has_argument() || arg >= n {
                continue;
            }
            let element = f.attrs().has(f.attrs().param(f.call(i).attrs, arg), AttrKind::ElementType);
            let pointer = f.types().is_ptr(f.type_of(f.operand(i, arg)));
            arg += 1;
            let ok = if c.indirect {
                self.check(pointer, "Operand for indirect constraint must have pointer type", &me)
                    && self.check(element, "Operand for indirect constraint must have elementtype attribute", &me)
            } else {
                self.check(!element, "Elementtype attribute can only be applied for indirect constraints", &me)
            };
            if !ok {
                return;
            }
        }
        if f.op(i) == Opcode::CallBr {
            let indirect = call_blocks(f, i, f.call(i)).saturating_sub(1);
            let message = "Number of label constraints does not match number of callbr dests";
            self.check(labels == indirect, message, &me);
            self.check(!row.unwind, "Unwinding from Callbr is not allowed", &[]);
        } else {
            self.check(labels == 0, "Label constraints can only be used with callbr", &me);
        }
    }

    /// `callbr` jumps into assembly, or out of an intrinsic that ends the thread.
    fn branching_call(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let ValueKind::Intrinsic(n) = f.callee(i).kind() else {
            let direct = f.callee(i).as_global().is_some_and(|g| self.is_function(g));
            if self.check(direct, "Callbr: indirect function / invalid signature", &me) {
                self.fail("Callbr currently only supports asm-goto and selected intrinsics", &me);
            }
            return;
        };
        let message = "Callbr for intrinsics currently doesn't support operand bundles";
        if !self.check(f.call(i).bundles.is_empty(), message, &me) {
            return;
        }
        let kill = &*f.intrins().get(n).name == "llvm.amdgcn.kill";
        if !self.check(kill, "Callbr currently only supports asm-goto and selected intrinsics", &me) {
            return;
        }
        let mut indirect = f.successors_of(i).skip(1);
        let (first, more) = (indirect.next(), indirect.next());
        let message = "Callbr amdgcn_kill only supports one indirect dest";
        if self.check(first.is_some() && more.is_none(), message, &me) {
            let ends = first.is_some_and(|b| f.op(f.first(b)) == Opcode::Unreachable);
            self.check(ends, "Callbr amdgcn_kill indirect dest needs to be unreachable", &me);
        }
    }

    /// Arguments in memory that the callee owns: last, and allocated as such.
    fn in_alloca(&mut self, f: &Func<'_>, i: Inst) {
        let row = f.call(i);
        let (a, n) = (f.attrs(), row.num_args as usize);
        let in_alloca = |k: usize| a.has(a.param(row.attrs, k), AttrKind::InAlloca);
        let Some(k) = (0..n).find(|&k| in_alloca(k)) else { return };
        let v = f.operand(i, k);
        if let Some(d) = v.as_inst().filter(|&d| f.op(d) == Opcode::Alloca) {
            let ok = f.flags(d) & warpc_ir::opcode::flags::INALLOCA != 0;
            self.check(ok, "inalloca argument for call has mismatched alloca", &[v, Value::inst(i)]);
        }
        let variadic = f.types().func(row.fn_ty).is_some_and(|t| t.2);
        if variadic {
            self.check(k + 1 == n, "inalloca isn't on the last argument!", &[Value::inst(i)]);
        }
    }

    /// Whether a call names `value` as the call to make with what it returns.
    pub(super) fn attached_call(&self, f: &Func<'_>, inst: Inst, value: Value) -> bool {
        if !f.op(inst).is_call() {
            return false;
        }
        let mut at = f.call(inst).num_args as usize;
        f.call(inst).bundles.iter().any(|&(tag, n)| {
            let first = at;
            at += n as usize;
            n > 0 && f.ctx().str(tag) == b"clang.arc.attachedcall" && f.operand(inst, first) == value
        })
    }

    fn call_attributes(&mut self, f: &Func<'_>, i: Inst) {
        let row = f.call(i);
        if row.attrs == AttrList::EMPTY {
            return;
        }
        let me = [Value::inst(i)];
        let a = f.attrs();
        self.attribute_list(a, f.types(), row.attrs, row.fn_ty, &me);
        let callee = f.callee(i);
        if a.fn_has(row.attrs, AttrKind::Speculatable) {
            let of_callee = match callee.kind() {
                ValueKind::Global(g) => {
                    self.is_function(g)
                        && self.ctx.attrs().fn_has(self.ctx.globals.parts[g.index()].attrs, AttrKind::Speculatable)
                }
                ValueKind::Intrinsic(n) => self.is_speculatable(f, n),
                _ => false,
            };
            self.check(of_callee, "speculatable attribute may not apply to call sites", &me);
        }
        if a.fn_has(row.attrs, AttrKind::Preallocated) {
            let ok = known_intrinsic(f, i) == Some(id::CALL_PREALLOCATED_ARG);
            let message = "preallocated as a call site attribute can only be on llvm.call.preallocated.arg";
            self.check(ok, message, &me);
        }
        self.in_alloca(f, i);
        self.argument_attributes(f, i);
    }

    /// Whether calls of an intrinsic may be made where the program makes none.
    fn is_speculatable(&mut self, f: &Func<'_>, callee: Intrin) -> bool {
        match f.intrins().get(callee).known() {
            Some(id) => warpc_ir::intrinsics::is_speculatable(id),
            None => {
                let list = self.declared_attributes(callee);
                self.ctx.attrs().fn_has(list, AttrKind::Speculatable)
            }
        }
    }

    fn intrinsic(&mut self, f: &Func<'_>, i: Inst, n: Intrin) {
        let row = f.intrins().get(n);
        let me = [Value::inst(i)];
        if row.ty != f.call(i).fn_ty {
            self.fail("Intrinsic called with incompatible signature", &me);
            return;
        }
        let callee = f.callee(i);
        // An intrinsic of another target, or of none.
        let Some(id) = row.known() else {
            if let Some(foreign) = self.foreign(f, n)
                && let Err(why) = foreign.check_signature(f.types(), row.ty)
            {
                self.fail(why.to_string(), &[callee]);
                return;
            }
            self.immediates(f, i, n);
            return self.intrinsic_rules(f, i, n);
        };
        if let Err(why) = self.signature_fits(f, n, id) {
            self.fail(why.to_string(), &[callee]);
            return;
        }
        self.immediates(f, i, n);
        self.intrinsic_rules(f, i, n);
    }

    /// Function attributes that exclude each other or need another one.
    pub(super) fn function_attributes(&mut self, list: AttrList, attrs: AttrsRef<'_>, at: &[Value]) {
        let has = |k| fn_attr(attrs, list, k);
        use AttrKind::*;
        if has(OptimizeNone) {
            self.check(has(NoInline), "Attribute 'optnone' requires 'noinline'!", at);
            self.check(!has(OptimizeForSize), "Attributes 'optsize and optnone' are incompatible!", at);
            self.check(!has(MinSize), "Attributes 'minsize and optnone' are incompatible!", at);
            self.check(!has(OptimizeForDebugging), "Attributes 'optdebug and optnone' are incompatible!", at);
        }
        if has(OptimizeForDebugging) {
            self.check(!has(OptimizeForSize), "Attributes 'optsize and optdebug' are incompatible!", at);
            self.check(!has(MinSize), "Attributes 'minsize and optdebug' are incompatible!", at);
        }
        let both = has(SanitizeRealtime) && has(SanitizeRealtimeBlocking);
        let message = "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!";
        self.check(!both, message, at);
        self.check(
            !(has(NoInline) && has(AlwaysInline)),
            "Attributes 'noinline and alwaysinline' are incompatible!",
            at,
        );
    }

    /// Rules of a function type as signature of a function or call.
    pub(super) fn signature(&mut self, ty: Type, at: &[Value]) -> bool {
        let t = self.ctx.types();
        let Some((ret, params, _)) = t.func(ty) else {
            self.fail("Global is not of function type", at);
            return false;
        };
        let bad_ret = matches!(t.kind(ret), TypeKind::Label | TypeKind::Metadata | TypeKind::Func { .. });
        self.check(!bad_ret, "Functions cannot return aggregate values of this type!", at);
        let bad = params.iter().any(|&p| matches!(t.kind(p), TypeKind::Void | TypeKind::Label | TypeKind::Func { .. }));
        self.check(!bad, "Function arguments must have first-class types!", at)
    }
}

/// The intrinsic of the table that `inst` calls.
pub(super) fn known_intrinsic(f: &Func<'_>, inst: Inst) -> Option<IntrinsicId> {
    if !f.op(inst).is_call() {
        return None;
    }
    f.callee(inst).as_intrinsic().and_then(|n| f.intrins().get(n).known())
}
