//! Operand bundles of calls, by tag.

use super::Verifier;
use super::calls::known_intrinsic;
use super::eh::is_op;
use std::ops::Range;
use warpc_ir::attrs::{AttrForm, AttrKind};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::GlobalKind;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

/// Tags that a call has at most once, and the message when it has more.
const ONCE: [(&[u8], &str); 9] = [
    (b"deopt", "Multiple deopt operand bundles"),
    (b"gc-transition", "Multiple gc-transition operand bundles"),
    (b"funclet", "Multiple funclet operand bundles"),
    (b"cfguardtarget", "Multiple CFGuardTarget operand bundles"),
    (b"ptrauth", "Multiple ptrauth operand bundles"),
    (b"kcfi", "Multiple kcfi operand bundles"),
    (b"preallocated", "Multiple preallocated operand bundles"),
    (b"gc-live", "Multiple gc-live operand bundles"),
    (b"clang.arc.attachedcall", "Multiple \"clang.arc.attachedcall\" operand bundles"),
];

/// Functions that may be attached to a call to take over what it returns.
const ATTACHABLE: [&[u8]; 4] = [
    b"objc_retainAutoreleasedReturnValue",
    b"objc_unsafeClaimAutoreleasedReturnValue",
    b"llvm.objc.retainAutoreleasedReturnValue",
    b"llvm.objc.unsafeClaimAutoreleasedReturnValue",
];

/// Bundles of a call: tag, and the operands it holds.
pub(super) fn bundles<'f>(func: &'f Func<'_>, inst: Inst) -> impl Iterator<Item = (Str, Range<usize>)> + 'f {
    let row = func.call(inst);
    let mut at = row.num_args as usize;
    row.bundles.iter().map(move |&(tag, n)| {
        let first = at;
        at += n as usize;
        (tag, first..at)
    })
}

impl Verifier<'_> {
    /// Operands of the first bundle of `inst` with this tag.
    pub(super) fn bundle(&self, func: &Func<'_>, inst: Inst, tag: &[u8]) -> Option<Range<usize>> {
        bundles(func, inst).find(|b| func.ctx().str(b.0) == tag).map(|b| b.1)
    }

    /// Number of bundles of `inst` with this tag.
    pub(super) fn count_bundles(&self, func: &Func<'_>, inst: Inst, tag: &[u8]) -> usize {
        func.call(inst).bundles.iter().filter(|b| func.ctx().str(b.0) == tag).count()
    }

    /// Operand bundles with rules. What else there is means something to the one who made it.
    pub(super) fn bundles(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        for (tag, message) in ONCE {
            if !self.check(self.count_bundles(func, inst, tag) <= 1, message, &me) {
                return;
            }
        }
        for (tag, ops) in bundles(func, inst) {
            let operand = |k: usize| func.operand(inst, ops.start + k);
            let constant = |k: usize, ty| func.type_of(operand(k)) == ty && func.consts().as_int(operand(k)).is_some();
            match func.ctx().str(tag) {
                b"funclet" => {
                    if !self.check(ops.len() == 1, "Expected exactly one funclet bundle operand", &me) {
                        return;
                    }
                    let pad = is_op(func, operand(0), Opcode::CatchPad) || is_op(func, operand(0), Opcode::CleanupPad);
                    self.check(pad, "Funclet bundle operands should correspond to a FuncletPadInst", &me);
                }
                b"cfguardtarget" => {
                    self.check(ops.len() == 1, "Expected exactly one cfguardtarget bundle operand", &me);
                }
                b"kcfi" => {
                    if !self.check(ops.len() == 1, "Expected exactly one kcfi bundle operand", &me) {
                        return;
                    }
                    self.check(constant(0, Type::I32), "Kcfi bundle operand must be an i32 constant", &me);
                }
                b"ptrauth" => {
                    if self.check(ops.len() == 2, "Expected exactly two ptrauth bundle operands", &me) {
                        let ok = constant(0, Type::I32);
                        self.check(ok, "Ptrauth bundle key operand must be an i32 constant", &me);
                        let ok = func.type_of(operand(1)) == Type::I64;
                        self.check(ok, "Ptrauth bundle discriminator operand must be an i64", &me);
                    }
                    let direct = match func.callee(inst).kind() {
                        ValueKind::Global(g) => self.is_function(g),
                        ValueKind::Intrinsic(_) => true,
                        _ => false,
                    };
                    self.check(!direct, "Direct call cannot have a ptrauth bundle", &me);
                }
                b"preallocated" => {
                    if !self.check(ops.len() == 1, "Expected exactly one preallocated bundle operand", &me) {
                        return;
                    }
                    let setup = operand(0).as_inst().and_then(|d| known_intrinsic(func, d));
                    let message = "\"preallocated\" argument must be a token from llvm.call.preallocated.setup";
                    self.check(setup == Some(id::CALL_PREALLOCATED_SETUP), message, &me);
                }
                b"clang.arc.attachedcall" => self.attached_function(func, inst, ops),
                b"convergencectrl" => self.late.convergence = true,
                _ => {}
            }
        }
    }

    /// A function that is called with what call `inst` returns.
    fn attached_function(&mut self, func: &Func<'_>, inst: Inst, ops: Range<usize>) {
        let me = [Value::inst(inst)];
        let never_returns = func.call_has_attr(inst, AttrKind::NoReturn) && func.ty(inst) == Type::VOID;
        let message = "a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a non-returning function that has a void return type";
        if !self.check(func.types().is_ptr(func.ty(inst)) || never_returns, message, &me) {
            return;
        }
        let name = match ops.clone().next().map(|k| func.operand(inst, k).kind()) {
            Some(ValueKind::Global(g)) if func.ctx().globals.sym[g.index()].kind == GlobalKind::Function => {
                Some(func.ctx().name(g))
            }
            Some(ValueKind::Intrinsic(n)) => Some(func.intrins().get(n).name.as_bytes()),
            _ => None,
        };
        let Some(name) = name.filter(|_| ops.len() == 1) else {
            let message = "operand bundle \"clang.arc.attachedcall\" requires one function as an argument";
            self.fail(message, &me);
            return;
        };
        self.check(ATTACHABLE.contains(&name), "invalid function argument", &me);
    }

    /// Bundles of an assumption: attributes that hold for their first operand.
    pub(super) fn assumptions(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        if func.call(inst).bundles.is_empty() {
            return;
        }
        let certain = func.consts().as_int(func.operand(inst, 0)) == Some(1);
        if !self.check(certain, "assume with operand bundles must have i1 true condition", &me) {
            return;
        }
        let t = func.types();
        for (tag, ops) in bundles(func, inst) {
            let n = ops.len();
            let ty = |k: usize| func.type_of(func.operand(inst, ops.start + k));
            let name = func.ctx().str(tag);
            if name == b"separate_storage" {
                if self.check(n == 2, "separate_storage assumptions should have 2 arguments", &me) {
                    let ok = t.is_ptr(ty(0)) && t.is_ptr(ty(1));
                    self.check(ok, "arguments to separate_storage assumptions should be pointers", &me);
                }
                continue;
            }
            let kind = std::str::from_utf8(name).ok().and_then(AttrKind::parse);
            let known = kind.is_some() || name == b"ignore" || EXISTING.contains(&name);
            if !self.check(known, "tags must be valid attribute names", &me) {
                return;
            }
            if kind == Some(AttrKind::Align) {
                if !self.check(matches!(n, 2 | 3), "alignment assumptions should have 2 or 3 arguments", &me) {
                    return;
                }
                let ok = self.check(t.is_ptr(ty(0)), "first argument should be a pointer", &me)
                    && self.check(t.is_int(ty(1)), "second argument should be an integer", &me);
                if ok && n == 3 {
                    self.check(t.is_int(ty(2)), "third argument should be an integer if present", &me);
                }
                continue;
            }
            if kind == Some(AttrKind::Dereferenceable) {
                if self.check(n == 2, "dereferenceable assumptions should have 2 arguments", &me)
                    && self.check(t.is_ptr(ty(0)), "first argument should be a pointer", &me)
                {
                    self.check(t.is_int(ty(1)), "second argument should be an integer", &me);
                }
                continue;
            }
            if !self.check(n <= 2, "too many arguments", &me) {
                return;
            }
            let Some(kind) = kind else { break };
            if has_integer(kind) {
                if self.check(n == 2, "this attribute should have 2 arguments", &me) {
                    let ok = func.consts().as_int(func.operand(inst, ops.start + 1)).is_some();
                    self.check(ok, "the second argument should be a constant integral value", &me);
                }
            } else if kind.positions().contains('p') {
                self.check(n == 1, "this attribute should have one argument", &me);
            } else if kind.positions().contains('f') {
                self.check(n == 0, "this attribute has no argument", &me);
            }
        }
    }
}

/// Names of attributes that are strings and that LLVM knows.
const EXISTING: [&[u8]; 11] = [
    b"allow_direct_access_in_hot_patch_function",
    b"less-precise-fpmad",
    b"loader-replaceable",
    b"marked_for_windows_hot_patching",
    b"no-infs-fp-math",
    b"no-inline-line-tables",
    b"no-jump-tables",
    b"no-nans-fp-math",
    b"no-signed-zeros-fp-math",
    b"profile-sample-accurate",
    b"use-sample-profile",
];

/// Whether the value of an attribute is stored as an integer.
fn has_integer(kind: AttrKind) -> bool {
    use AttrKind::*;
    kind.form() == AttrForm::Int
        || matches!(kind, Memory | Captures | NoFPClass | UWTable | AllocKind | AllocSize | VScaleRange | DeadOnReturn)
}
