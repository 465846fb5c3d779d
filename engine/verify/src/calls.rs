//! Calls: function type, arguments, attributes, bundles, tail calls, intrinsics.

use super::headers::KERNELS;
use super::inst::{call_blocks, is_asm};
use super::{Verifier, fn_attr};
use warpc_ir::attrs::AttrKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

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
        if let Some(g) = callee.as_global() {
            let shape = &f.ctx().globals.shape[g.index()];
            // A kernel is launched, not called.
            let kernel = KERNELS.contains(&shape.cc)
                && f.ctx().globals.sym[g.index()].kind == warpc_ir::module::GlobalKind::Function;
            self.check(!kernel, "calls to this calling convention are not allowed", &me);
        }
        self.check(!KERNELS.contains(&row.cc), "calling convention does not permit calls", &me);
        if callee.as_global().is_none() && !matches!(callee.kind(), ValueKind::Intrinsic(_)) {
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
        for v in f.operands(i).take(n) {
            if f.type_of(v) == Type::METADATA && !matches!(callee.kind(), ValueKind::Intrinsic(_)) {
                self.fail("Function has metadata parameter but isn't an intrinsic", &me);
                break;
            }
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
            self.fail("Callbr is currently only used for asm-goto!", &me);
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
            const INVOKABLE: &[&str] = &[
                "llvm.donothing",
                "llvm.seh.try.begin",
                "llvm.seh.try.end",
                "llvm.seh.scope.begin",
                "llvm.seh.scope.end",
                "llvm.experimental.patchpoint",
                "llvm.experimental.gc.statepoint",
                "llvm.coro.resume",
                "llvm.coro.destroy",
                "llvm.coro.await.suspend",
                "llvm.wasm.throw",
                "llvm.wasm.rethrow",
            ];
            let row = f.intrins().get(n);
            let ok = row.known().is_none() || INVOKABLE.iter().any(|k| row.name.starts_with(k));
            let message = "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw";
            self.check(ok, message, &me);
        }
    }

    /// Operands of inline assembly: an indirect one is a pointer that says what it points to.
    fn asm_operands(&mut self, f: &Func<'_>, i: Inst, a: Asm) {
        let me = [Value::inst(i)];
        let row = f.ctx().asm(a);
        let text = f.ctx().str(row.constraints);
        let mut arg = 0;
        let n = f.call(i).num_args as usize;
        for c in text.split(|&b| b == b',').filter(|c| !c.is_empty()) {
            if matches!(c[0], b'~' | b'!') {
                continue;
            }
            let indirect = c.iter().find(|b| !matches!(b, b'=' | b'&' | b'+' | b'%')) == Some(&b'*');
            if c[0] == b'=' && !indirect {
                continue;
            }
            if arg >= n {
                return;
            }
            let element = f.attrs().has(f.attrs().param(f.call(i).attrs, arg), AttrKind::ElementType);
            let pointer = f.types().is_ptr(f.type_of(f.operand(i, arg)));
            arg += 1;
            let ok = if indirect {
                self.check(pointer, "Operand for indirect constraint must have pointer type", &me)
                    && self.check(element, "Operand for indirect constraint must have elementtype attribute", &me)
            } else {
                self.check(!element, "Elementtype attribute can only be applied for indirect constraints", &me)
            };
            if !ok {
                return;
            }
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

    /// Operand bundles with rules.
    fn bundles(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let row = f.call(i);
        let mut at = row.num_args as usize;
        let (mut kcfi, mut ptrauth) = (0, 0);
        for &(tag, n) in &row.bundles {
            let ops = at..at + n as usize;
            at = ops.end;
            match f.ctx().str(tag) {
                b"kcfi" => {
                    kcfi += 1;
                    if !self.check(kcfi == 1, "Multiple kcfi operand bundles", &me) {
                        return;
                    }
                    if self.check(n == 1, "Expected exactly one kcfi bundle operand", &me) {
                        let v = f.operand(i, ops.start);
                        let ok = f.type_of(v) == Type::I32 && f.consts().as_int(v).is_some();
                        self.check(ok, "Kcfi bundle operand must be an i32 constant", &me);
                    }
                }
                b"ptrauth" => {
                    ptrauth += 1;
                    if !self.check(ptrauth == 1, "Multiple ptrauth operand bundles", &me) {
                        return;
                    }
                    if self.check(n == 2, "Expected exactly two ptrauth bundle operands", &me) {
                        let (key, disc) = (f.operand(i, ops.start), f.operand(i, ops.start + 1));
                        let ok = f.type_of(key) == Type::I32 && f.consts().as_int(key).is_some();
                        self.check(ok, "Ptrauth bundle key operand must be an i32 constant", &me);
                        let ok = f.type_of(disc) == Type::I64;
                        self.check(ok, "Ptrauth bundle discriminator operand must be an i64", &me);
                    }
                    let direct = f.callee(i).as_global().is_some();
                    self.check(!direct, "Direct call cannot have a ptrauth bundle", &me);
                }
                _ => {}
            }
        }
    }

    /// Whether a call names `v` as the call to make with what it returns.
    pub(super) fn attached_call(&self, f: &Func<'_>, i: Inst, v: Value) -> bool {
        if !f.op(i).is_call() {
            return false;
        }
        let mut at = f.call(i).num_args as usize;
        f.call(i).bundles.iter().any(|&(tag, n)| {
            let first = at;
            at += n as usize;
            n > 0 && f.ctx().str(tag) == b"clang.arc.attachedcall" && f.operand(i, first) == v
        })
    }

    fn call_attributes(&mut self, f: &Func<'_>, i: Inst) {
        let row = f.call(i);
        if row.attrs == AttrList::EMPTY {
            return;
        }
        let me = [Value::inst(i)];
        self.attribute_list(f.attrs(), f.types(), row.attrs, row.fn_ty, &me);
        self.in_alloca(f, i);
        self.argument_attributes(f, i);
    }

    fn intrinsic(&mut self, f: &Func<'_>, i: Inst, n: Intrin) {
        use warpc_ir::intrinsics as table;
        let row = f.intrins().get(n);
        let me = [Value::inst(i)];
        if row.ty != f.call(i).fn_ty {
            self.fail("Intrinsic called with incompatible signature", &me);
            return;
        }
        let callee = f.callee(i);
        // A declaration of an intrinsic of another target, or of none: opaque.
        let Some(id) = row.known() else {
            self.immediates(f, i, n);
            return self.foreign_rules(f, i, n);
        };
        if let Err(why) = table::check_signature(f.types(), id, row.ty) {
            self.fail(why, &[callee]);
            return;
        }
        self.immediates(f, i, n);
        self.intrinsic_rules(f, i, n);
    }

    /// Rules of function headers and calls that depend on two attributes or on types.
    pub(super) fn function_attributes(&mut self, list: AttrList, at: &[Value]) {
        let a = self.ctx.attrs();
        let has = |k| fn_attr(a, list, k);
        use AttrKind::*;
        if has(OptimizeNone) {
            self.check(has(NoInline), "Attribute 'optnone' requires 'noinline'!", at);
            self.check(!has(OptimizeForSize), "Attributes 'optsize and optnone' are incompatible!", at);
            self.check(!has(MinSize), "Attributes 'minsize and optnone' are incompatible!", at);
        }
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
