//! Calls: function type, arguments, attributes, bundles, tail calls, intrinsics.

use super::inst::{call_blocks, is_asm};
use super::{Verifier, fn_attr};
use crate::ids::*;
use crate::ir::attrs::AttrKind;
use crate::ir::func::Func;
use crate::ir::module::cc;
use crate::ir::opcode::{Opcode, TailKind};
use crate::ir::types::TypeKind;
use crate::ir::value::{Value, ValueKind};

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
            let kernel = matches!(shape.cc, cc::PTX_KERNEL | cc::SPIR_KERNEL)
                && f.ctx().globals.sym[g.index()].kind == crate::ir::module::GlobalKind::Function;
            self.check(!kernel, "calls to this calling convention are not allowed", &me);
        }
        self.check(
            !matches!(row.cc, cc::PTX_KERNEL | cc::SPIR_KERNEL),
            "calling convention does not permit calls",
            &me,
        );
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
        if !is_asm(callee) && f.op(i) == Opcode::CallBr {
            self.fail("Callbr is currently only used for asm-goto!", &me);
        }
    }

    fn call_attributes(&mut self, f: &Func<'_>, i: Inst) {
        let row = f.call(i);
        if row.attrs == AttrList::EMPTY {
            return;
        }
        let me = [Value::inst(i)];
        self.attribute_list(f.attrs(), f.types(), row.attrs, row.fn_ty, &me);
    }

    fn must_tail(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let row = f.call(i);
        let t = f.types();
        let caller = &f.ctx().globals.shape[f.global().index()];
        let (Some(a), Some(b)) = (t.func(caller.ty), t.func(row.fn_ty)) else { return };
        self.check(a.2 == b.2, "cannot guarantee tail call due to mismatched varargs", &me);
        self.check(a.0 == b.0, "cannot guarantee tail call due to mismatched return types", &me);
        self.check(caller.cc == row.cc, "cannot guarantee tail call due to mismatched calling conv", &me);
        let next = f.next(i);
        let ok = next.is_some()
            && f.op(next) == Opcode::Ret
            && match f.operands(next).next() {
                None => true,
                Some(v) => v == Value::inst(i) || v.is_undef_or_poison(),
            };
        self.check(ok, "musttail call must precede a ret with an optional bitcast", &me);
    }

    fn intrinsic(&mut self, f: &Func<'_>, i: Inst, n: Intrin) {
        use crate::ir::intrinsics as table;
        let row = f.intrins().get(n);
        let me = [Value::inst(i)];
        if row.ty != f.call(i).fn_ty {
            self.fail("Intrinsic called with incompatible signature", &me);
            return;
        }
        let Some(id) = row.known() else {
            self.fail(format!("unknown intrinsic '{}'", row.name), &me);
            return;
        };
        if let Err(why) = table::check_signature(f.types(), id, row.ty) {
            self.fail(format!("Intrinsic has incorrect argument type!: {why}"), &me);
            return;
        }
        for k in 0..f.call(i).num_args as usize {
            if table::is_immarg(id, k) {
                let v = f.operand(i, k);
                let constant = v.as_const().is_some_and(|c| {
                    use crate::ir::consts::ConstKind::*;
                    matches!(f.consts().row(c).kind, Int | WideInt | Float | WideFloat)
                });
                self.check(constant, "immarg operand has non-immediate parameter", &[v, Value::inst(i)]);
            }
        }
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
