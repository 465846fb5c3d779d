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
    pub(super) fn call(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        if func.num_operands(inst) == 0 || func.aux(inst).a as usize >= func.side().calls.len() {
            self.fail("call without a callee or call row", &me);
            return;
        }
        let row = func.call(inst);
        let t = func.types();
        let callee = func.callee(inst);
        let Some((ret, params, vararg)) = t.func(row.fn_ty) else {
            self.fail("Called function is not a function type!", &me);
            return;
        };
        if func.num_operands(inst) <= (row.num_args + row.num_bundle_ops) as usize {
            self.fail("call has fewer operands than arguments", &me);
            return;
        }
        let blocks = call_blocks(func, inst, row);
        let expect_blocks = match func.op(inst) {
            Opcode::Call => blocks == 0,
            Opcode::Invoke => blocks == 2,
            _ => blocks >= 1,
        };
        self.check(expect_blocks, "call has a wrong number of destinations", &me);
        let direct = matches!(callee.kind(), ValueKind::Intrinsic(_) | ValueKind::Asm(_));
        self.check(direct || t.is_ptr(func.type_of(callee)), "Called function must be a pointer!", &me);
        let n = row.num_args as usize;
        if vararg {
            self.check(n >= params.len(), "Called function requires more parameters than were provided!", &me);
        } else {
            self.check(n == params.len(), "Incorrect number of arguments passed to called function!", &me);
        }
        for (v, &p) in func.operands(inst).zip(params).take(n) {
            if func.type_of(v) != p {
                self.fail("Call parameter type does not match function signature!", &[v, Value::inst(inst)]);
                break;
            }
        }
        self.check(func.ty(inst) == ret, "Call result type does not match function signature!", &me);
        let bundle_ops: u32 = row.bundles.iter().map(|b| b.1).sum();
        self.check(bundle_ops == row.num_bundle_ops, "operand bundles and operands differ", &me);
        self.call_attributes(func, inst);
        // The convention of the call decides, not that of the function: a call may disagree with it, and is undefined then. A
        // `ptx_kernel` may be called in the IR; whether the target can is for code generation to say.
        self.check(!NOT_CALLED.contains(&row.cc), "calling convention does not permit calls", &me);
        // A function that is called with another type than its own counts as unknown.
        let known = match callee.kind() {
            ValueKind::Intrinsic(_) => true,
            ValueKind::Global(g) => self.is_function(g) && func.ctx().globals.shape[g.index()].ty == row.fn_ty,
            _ => false,
        };
        if !known {
            self.check(ret != Type::TOKEN, "Return type cannot be token for indirect call!", &me);
            let amx = matches!(t.kind(ret), TypeKind::X86Amx);
            self.check(!amx, "Return type cannot be x86_amx for indirect call!", &me);
        }
        if !row.bundles.is_empty() {
            self.bundles(func, inst);
        }
        if row.tail == TailKind::MustTail {
            self.must_tail(func, inst);
        }
        if !matches!(callee.kind(), ValueKind::Intrinsic(_)) {
            let message = "Function has metadata parameter but isn't an intrinsic";
            self.check(!params.contains(&Type::METADATA), message, &me);
            let message = "Function has token parameter but isn't an intrinsic";
            self.check(!params.contains(&Type::TOKEN), message, &me);
        }
        if let ValueKind::Intrinsic(n) = callee.kind() {
            self.intrinsic(func, inst, n);
        }
        self.tile_arguments(func, inst, row);
        if self.huge_types && !matches!(callee.kind(), ValueKind::Intrinsic(_) | ValueKind::Asm(_)) {
            self.passed_alignment(func, inst, ret, params);
        }
        if func.op(inst) == Opcode::Invoke {
            self.invoke(func, inst);
        }
        if let ValueKind::Asm(a) = callee.kind() {
            self.asm_operands(func, inst, a);
        }
        if !is_asm(callee) && func.op(inst) == Opcode::CallBr {
            self.branching_call(func, inst);
        }
    }

    /// The unwind edge leads to a pad; few intrinsics may be invoked.
    fn invoke(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let pad = func.successors_of(inst).nth(1).map(|b| func.op(func.first_non_phi(b)));
        let ok = pad.is_some_and(|op| {
            matches!(op, Opcode::LandingPad | Opcode::CatchSwitch | Opcode::CleanupPad | Opcode::CatchPad)
        });
        self.check(ok, "The unwind destination does not have an exception handling instruction!", &me);
        if let ValueKind::Intrinsic(n) = func.callee(inst).kind() {
            let row = func.intrins().get(n);
            // Names that the table does not know are of other targets, or of nobody.
            let foreign = ["llvm.wasm.throw", "llvm.wasm.rethrow"].contains(&&*row.name);
            let attached = self
                .bundle(func, inst, b"clang.arc.attachedcall")
                .is_some_and(|mut ops| ops.any(|k| func.operand(inst, k) == func.callee(inst)));
            let ok = foreign || attached || row.known().is_some_and(|id| INVOKABLE.contains(&id));
            let message = "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw";
            self.check(ok, message, &me);
        }
    }

    /// Operands of inline assembly: an indirect one is a pointer that says what it points to.
    fn asm_operands(&mut self, func: &Func<'_>, inst: Inst, asm: Asm) {
        let me = [Value::inst(inst)];
        let row = func.ctx().asm(asm);
        // The reader has refused constraints that are malformed; a pass makes none.
        let list = parse_constraints(func.ctx().str(row.constraints)).unwrap_or_default();
        let (mut arg, mut labels) = (0, 0);
        let n = func.call(inst).num_args as usize;
        for c in list {
            labels += (c.operand == AsmOperand::Label) as usize;
            if !c.has_argument() || arg >= n {
                continue;
            }
            let element = func.attrs().has(func.attrs().param(func.call(inst).attrs, arg), AttrKind::ElementType);
            let pointer = func.types().is_ptr(func.type_of(func.operand(inst, arg)));
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
        if func.op(inst) == Opcode::CallBr {
            let indirect = call_blocks(func, inst, func.call(inst)).saturating_sub(1);
            let message = "Number of label constraints does not match number of callbr dests";
            self.check(labels == indirect, message, &me);
            self.check(!row.unwind, "Unwinding from Callbr is not allowed", &[]);
        } else {
            self.check(labels == 0, "Label constraints can only be used with callbr", &me);
        }
    }

    /// `callbr` jumps into assembly, or out of an intrinsic that ends the thread.
    fn branching_call(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let ValueKind::Intrinsic(n) = func.callee(inst).kind() else {
            let direct = func.callee(inst).as_global().is_some_and(|g| self.is_function(g));
            if self.check(direct, "Callbr: indirect function / invalid signature", &me) {
                self.fail("Callbr currently only supports asm-goto and selected intrinsics", &me);
            }
            return;
        };
        let message = "Callbr for intrinsics currently doesn't support operand bundles";
        if !self.check(func.call(inst).bundles.is_empty(), message, &me) {
            return;
        }
        let kill = &*func.intrins().get(n).name == "llvm.amdgcn.kill";
        if !self.check(kill, "Callbr currently only supports asm-goto and selected intrinsics", &me) {
            return;
        }
        let mut indirect = func.successors_of(inst).skip(1);
        let (first, more) = (indirect.next(), indirect.next());
        let message = "Callbr amdgcn_kill only supports one indirect dest";
        if self.check(first.is_some() && more.is_none(), message, &me) {
            let ends = first.is_some_and(|b| func.op(func.first(b)) == Opcode::Unreachable);
            self.check(ends, "Callbr amdgcn_kill indirect dest needs to be unreachable", &me);
        }
    }

    /// Arguments in memory that the callee owns: last, and allocated as such.
    fn in_alloca(&mut self, func: &Func<'_>, inst: Inst) {
        let row = func.call(inst);
        let (a, n) = (func.attrs(), row.num_args as usize);
        let in_alloca = |k: usize| a.has(a.param(row.attrs, k), AttrKind::InAlloca);
        let Some(k) = (0..n).find(|&k| in_alloca(k)) else { return };
        let v = func.operand(inst, k);
        if let Some(d) = v.as_inst().filter(|&d| func.op(d) == Opcode::Alloca) {
            let ok = func.flags(d) & warpc_ir::opcode::flags::INALLOCA != 0;
            self.check(ok, "inalloca argument for call has mismatched alloca", &[v, Value::inst(inst)]);
        }
        let variadic = func.types().func(row.fn_ty).is_some_and(|t| t.2);
        if variadic {
            self.check(k + 1 == n, "inalloca isn't on the last argument!", &[Value::inst(inst)]);
        }
    }

    /// Whether a call names `value` as the call to make with what it returns.
    pub(super) fn attached_call(&self, func: &Func<'_>, inst: Inst, value: Value) -> bool {
        if !func.op(inst).is_call() {
            return false;
        }
        let mut at = func.call(inst).num_args as usize;
        func.call(inst).bundles.iter().any(|&(tag, n)| {
            let first = at;
            at += n as usize;
            n > 0 && func.ctx().str(tag) == b"clang.arc.attachedcall" && func.operand(inst, first) == value
        })
    }

    fn call_attributes(&mut self, func: &Func<'_>, inst: Inst) {
        let row = func.call(inst);
        if row.attrs == AttrList::EMPTY {
            return;
        }
        let me = [Value::inst(inst)];
        let a = func.attrs();
        self.attribute_list(a, func.types(), row.attrs, row.fn_ty, &me);
        let callee = func.callee(inst);
        if a.fn_has(row.attrs, AttrKind::Speculatable) {
            let of_callee = match callee.kind() {
                ValueKind::Global(g) => {
                    self.is_function(g)
                        && self.ctx.attrs().fn_has(self.ctx.globals.parts[g.index()].attrs, AttrKind::Speculatable)
                }
                ValueKind::Intrinsic(n) => self.is_speculatable(func, n),
                _ => false,
            };
            self.check(of_callee, "speculatable attribute may not apply to call sites", &me);
        }
        if a.fn_has(row.attrs, AttrKind::Preallocated) {
            let ok = known_intrinsic(func, inst) == Some(id::CALL_PREALLOCATED_ARG);
            let message = "preallocated as a call site attribute can only be on llvm.call.preallocated.arg";
            self.check(ok, message, &me);
        }
        self.in_alloca(func, inst);
        self.argument_attributes(func, inst);
    }

    /// Whether calls of an intrinsic may be made where the program makes none.
    fn is_speculatable(&mut self, func: &Func<'_>, callee: Intrin) -> bool {
        match func.intrins().get(callee).known() {
            Some(id) => warpc_ir::intrinsics::is_speculatable(id),
            None => {
                let list = self.declared_attributes(callee);
                self.ctx.attrs().fn_has(list, AttrKind::Speculatable)
            }
        }
    }

    fn intrinsic(&mut self, func: &Func<'_>, inst: Inst, n: Intrin) {
        let row = func.intrins().get(n);
        let me = [Value::inst(inst)];
        if row.ty != func.call(inst).fn_ty {
            self.fail("Intrinsic called with incompatible signature", &me);
            return;
        }
        let callee = func.callee(inst);
        // An intrinsic of another target, or of none.
        let Some(id) = row.known() else {
            if let Some(foreign) = self.foreign(func, n)
                && let Err(why) = foreign.check_signature(func.types(), row.ty)
            {
                self.fail(why.to_string(), &[callee]);
                return;
            }
            self.immediates(func, inst, n);
            return self.intrinsic_rules(func, inst, n);
        };
        if let Err(why) = self.signature_fits(func, n, id) {
            self.fail(why.to_string(), &[callee]);
            return;
        }
        self.immediates(func, inst, n);
        self.intrinsic_rules(func, inst, n);
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
pub(super) fn known_intrinsic(func: &Func<'_>, inst: Inst) -> Option<IntrinsicId> {
    if !func.op(inst).is_call() {
        return None;
    }
    func.callee(inst).as_intrinsic().and_then(|n| func.intrins().get(n).known())
}
