//! Arguments of calls: attributes whose rules look at the value, guaranteed tail calls, and values that may stand nowhere else.

use super::Verifier;
use super::attrs::may_be_returned;
use super::calls::known_intrinsic;
use warpc_columns::RowSet;
use warpc_ir::attrs::{AttrKind, AttrsRef};
use warpc_ir::body::CallRow;
use warpc_ir::consts::ConstKind;
use warpc_ir::consts::sign_extend;
use warpc_ir::facts::is_swift_error;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{Foreign, Position, foreign, id, range_at};
use warpc_ir::opcode::{Opcode, TailKind, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

/// Attributes by which callers and callees of a guaranteed tail call must agree.
const ABI: [AttrKind; 10] = [
    AttrKind::SRet,
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::AlignStack,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::ByRef,
];

const TAIL: u16 = 18;
const SWIFT_TAIL: u16 = 20;
/// Largest alignment of what is passed, in bytes.
const MAX_PASSED: u64 = 1 << 14;

impl Verifier<'_> {
    /// Whether some type of the module is aligned too much to be passed. Looked up once.
    pub(super) fn has_huge_types(&self) -> bool {
        let (t, layout) = (self.ctx.types(), &self.ctx.tables.layout);
        // Scalars are not: only vectors are aligned to their size.
        let huge = |i| matches!(t.kind(i), TypeKind::Vector { .. }) && layout.abi_align(t, i) > MAX_PASSED;
        (0..t.len()).any(|i| huge(Type(i)))
    }

    /// Whether some type of the module is a vector whose length is not known. Looked up once.
    pub(super) fn has_scalable_types(&self) -> bool {
        let t = self.ctx.types();
        (0..t.len()).any(|i| matches!(t.kind(Type(i)), TypeKind::Vector { scalable: true, .. }))
    }

    /// Results and arguments of functions are not aligned to more than a limit.
    pub(super) fn passed_alignment(&mut self, func: &Func<'_>, inst: Inst, ret: Type, params: &[Type]) {
        let (t, layout) = (func.types(), func.layout());
        let fits = |ty: Type| !t.is_sized(ty) || layout.abi_align(t, ty) <= MAX_PASSED;
        let (ret, params) = (ret == Type::VOID || fits(ret), params.iter().all(|&p| fits(p)));
        let me = [Value::inst(inst)];
        if self.check(ret, "Incorrect alignment of return type to called function!", &me) {
            self.check(params, "Incorrect alignment of argument passed to called function!", &me);
        }
    }

    /// Rules of arguments by their attributes.
    pub(super) fn argument_attributes(&mut self, func: &Func<'_>, inst: Inst) {
        let row = func.call(inst);
        let a = func.attrs();
        let intrinsic = match func.callee(inst).kind() {
            ValueKind::Intrinsic(n) => Some(n),
            _ => None,
        };
        let me = [Value::inst(inst)];
        let asm = matches!(func.callee(inst).kind(), ValueKind::Asm(_));
        let fixed = func.types().func(row.fn_ty).map_or(0, |t| t.1.len());
        for k in 0..row.num_args as usize {
            let set = a.param(row.attrs, k);
            if set == AttrSet::EMPTY {
                continue;
            }
            if a.has(set, AttrKind::SwiftError) {
                self.swift_error_argument(func, inst, k);
            }
            if a.has(set, AttrKind::ImmArg) {
                self.check(intrinsic.is_some(), "immarg attribute only applies to intrinsics", &me);
                let declared = intrinsic.is_some_and(|n| self.is_immediate(func, n, k));
                let at = [func.operand(inst, k), Value::inst(inst)];
                self.check(declared, "immarg may not apply only to call sites", &at);
            }
            if a.has(set, AttrKind::ElementType) && k < fixed && intrinsic.is_none() && !asm {
                self.fail("Attribute 'elementtype' can only be applied to intrinsics and inline asm.", &me);
            }
            if a.has(set, AttrKind::Preallocated) {
                let bundle = self.bundle(func, inst, b"preallocated").is_some();
                let message = "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)";
                let at = [func.operand(inst, k), Value::inst(inst)];
                self.check(bundle != (row.tail == TailKind::MustTail), message, &at);
            }
            if k >= fixed {
                self.parameter_attributes(a, func.types(), set, func.type_of(func.operand(inst, k)), &me);
            }
        }
        if fixed < row.num_args as usize {
            self.variable_arguments(func, inst, fixed);
        }
    }

    /// Attributes of the arguments behind those that the function type names.
    fn variable_arguments(&mut self, func: &Func<'_>, inst: Inst, fixed: usize) {
        let me = [Value::inst(inst)];
        let row = func.call(inst);
        let a = func.attrs();
        let n = row.num_args as usize;
        let has = |k: usize, kind| a.has(a.param(row.attrs, k), kind);
        let statepoint = known_intrinsic(func, inst) == Some(id::EXPERIMENTAL_GC_STATEPOINT);
        for (kind, message) in [
            (AttrKind::Nest, "More than one parameter has attribute nest!"),
            (AttrKind::Returned, "More than one parameter has attribute returned!"),
        ] {
            let all = (0..n).filter(|&k| has(k, kind)).count();
            let some = (fixed..n).any(|k| has(k, kind));
            self.check(!some || all <= 1, message, &me);
        }
        for k in fixed..n {
            if has(k, AttrKind::Returned) {
                let ok = may_be_returned(func.types(), func.type_of(func.operand(inst, k)), func.ty(inst));
                self.check(ok, "Incompatible argument and return types for 'returned' attribute", &me);
            }
            if has(k, AttrKind::SRet) && !statepoint {
                self.fail("Attribute 'sret' cannot be used for vararg call arguments!", &me);
            }
            if has(k, AttrKind::InAlloca) {
                self.check(k + 1 == n, "inalloca isn't on the last argument!", &me);
            }
        }
    }

    /// Whether the declaration of intrinsic `callee` asks for a literal as argument `index`.
    fn is_immediate(&mut self, func: &Func<'_>, callee: Intrin, index: usize) -> bool {
        if let Some(id) = func.intrins().get(callee).known() {
            return warpc_ir::intrinsics::is_immarg(id, index);
        }
        if self.foreign(func, callee).is_some_and(|foreign| foreign.is_immediate(index)) {
            return true;
        }
        let list = self.declared_attributes(callee);
        let a = self.ctx.attrs();
        a.has(a.param(list, index), AttrKind::ImmArg)
    }

    /// What is known of an intrinsic that the table of this target does not know; looked for once for a row of the module.
    pub(super) fn foreign(&mut self, func: &Func<'_>, callee: Intrin) -> Option<Foreign> {
        let find = || foreign(&func.intrins().get(callee).name);
        // Ids of an overlay mean something else in the next function.
        if func.side().overlay.is_some() {
            return find();
        }
        if self.foreign.len() <= callee.index() {
            self.foreign.resize(callee.index() + 1, None);
        }
        *self.foreign[callee.index()].get_or_insert_with(find)
    }

    /// Attributes of the declaration of an intrinsic that the table does not know.
    pub(super) fn declared_attributes(&mut self, callee: Intrin) -> AttrList {
        if self.declared.is_empty() {
            self.declared = vec![AttrList::EMPTY; self.ctx.tables.intrins.view().len() as usize];
            for d in &self.ctx.tables.intrin_decls {
                self.declared[d.callee.index()] = d.attrs;
            }
        }
        self.declared.get(callee.index()).copied().unwrap_or(AttrList::EMPTY)
    }

    /// Arguments of intrinsic `callee` that must be literals.
    pub(super) fn immediates(&mut self, func: &Func<'_>, inst: Inst, callee: Intrin) {
        for k in 0..func.call(inst).num_args as usize {
            if !self.is_immediate(func, callee, k) {
                continue;
            }
            let v = func.operand(inst, k);
            let literal = v.as_const().is_some_and(|c| {
                use ConstKind::*;
                matches!(func.consts().row(c).kind, Int | WideInt | Float | WideFloat)
            });
            let scalar = !func.types().is_vector(func.type_of(v));
            let at = [v, Value::inst(inst)];
            if self.check(literal && scalar, "immarg operand has non-immediate parameter", &at)
                && let Some(id) = func.intrins().get(callee).known()
                && let Some((lo, hi)) = range_at(id, Position::Param(k))
                && let Some(value) = func.consts().as_int(v)
            {
                let value = sign_extend(value, func.types().int_bits(func.type_of(v)).unwrap_or(64));
                if !(lo..hi).contains(&value) {
                    self.fail(format!("immarg value {value} out of range [{lo}, {hi})"), &at);
                }
            }
        }
    }

    fn swift_error_argument(&mut self, func: &Func<'_>, inst: Inst, index: usize) {
        let v = func.operand(inst, index);
        let at = [v, Value::inst(inst)];
        if let Some(d) = v.as_inst().filter(|&d| func.op(d) == Opcode::Alloca) {
            let ok = func.flags(d) & flags::SWIFTERROR != 0;
            self.check(ok, "swifterror argument for call has mismatched alloca", &at);
            return;
        }
        if v.as_arg().is_none() {
            self.fail("swifterror argument should come from an alloca or parameter", &at);
            return;
        }
        let ok = is_swift_error(func, v);
        self.check(ok, "swifterror argument for call has mismatched parameter", &at);
    }

    /// Values that hold an error in Swift's way stand in a register that no instruction may look at: parameters and slots.
    /// Linear, and for functions that have such values only.
    pub(super) fn swift_errors(&mut self, func: &Func<'_>) {
        let mut holds = RowSet::new(func.num_insts());
        for b in func.block_order() {
            for i in func.block_insts(b) {
                if func.op(i) == Opcode::Alloca && func.flags(i) & flags::SWIFTERROR != 0 {
                    holds.insert(i);
                }
            }
        }
        if holds.is_empty() && !(0..func.num_args() as u32).any(|n| is_swift_error(func, Value::arg(n))) {
            return;
        }
        for b in func.block_order() {
            for i in func.block_insts(b) {
                for (k, v) in func.operands(i).enumerate() {
                    let holder = match v.kind() {
                        ValueKind::Inst(d) => holds.contains(d),
                        ValueKind::Arg(_) => is_swift_error(func, v),
                        _ => false,
                    };
                    if holder {
                        self.swift_error_use(func, i, k, v);
                    }
                }
                if holds.contains(i) {
                    let me = [Value::inst(i)];
                    let pointer = func.types().is_ptr(Type(func.aux(i).a));
                    self.check(pointer, "swifterror alloca must have pointer type", &me);
                    let one = func.consts().as_int(func.operand(i, 0)) == Some(1);
                    self.check(one, "swifterror alloca must not be array allocation", &me);
                }
            }
        }
    }

    fn swift_error_use(&mut self, func: &Func<'_>, inst: Inst, index: usize, value: Value) {
        let at = [value, Value::inst(inst)];
        match func.op(inst) {
            Opcode::Load => {}
            Opcode::Store => {
                let message = "swifterror value should be the second operand when used by stores";
                self.check(index == 1, message, &at);
            }
            op if op.is_call() => {
                let row = func.call(inst);
                let attrs = func.attrs();
                let says = |list| attrs.has(attrs.param(list, index), AttrKind::SwiftError);
                let callee =
                    func.callee(inst).as_global().filter(|g| func.ctx().globals.shape[g.index()].ty == row.fn_ty);
                let marked = says(row.attrs) || callee.is_some_and(|g| says(func.ctx().globals.parts[g.index()].attrs));
                let message = "swifterror value when used in a callsite should be marked with swifterror attribute";
                self.check(index < row.num_args as usize && marked, message, &at);
            }
            _ => {
                let message = "swifterror value can only be loaded and stored from, or as a swifterror argument!";
                self.fail(message, &at);
            }
        }
    }

    /// A call that must reuse the caller's frame.
    pub(super) fn must_tail(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let row = func.call(inst);
        let t = func.types();
        let g = func.global().index();
        let asm = matches!(func.callee(inst).kind(), ValueKind::Asm(_));
        if !self.check(!asm, "cannot use musttail call with inline asm", &me) {
            return;
        }
        let caller = &func.ctx().globals.shape[g];
        let (Some(a), Some(b)) = (t.func(caller.ty), t.func(row.fn_ty)) else { return };
        let ok = self.check(a.2 == b.2, "cannot guarantee tail call due to mismatched varargs", &me)
            && self.check(a.0 == b.0, "cannot guarantee tail call due to mismatched return types", &me)
            && self.check(caller.cc == row.cc, "cannot guarantee tail call due to mismatched calling conv", &me);
        if !ok {
            return;
        }
        let (mut v, mut next) = (Value::inst(inst), func.next(inst));
        if next.is_some() && func.op(next) == Opcode::BitCast {
            let ok = func.operand(next, 0) == v;
            if !self.check(ok, "bitcast following musttail call must use the call", &[Value::inst(next)]) {
                return;
            }
            (v, next) = (Value::inst(next), func.next(next));
        }
        let ok = next.is_some() && func.op(next) == Opcode::Ret;
        if !self.check(ok, "musttail call must precede a ret with an optional bitcast", &me) {
            return;
        }
        let ok = func.operands(next).next().is_none_or(|r| r == v || r.is_undef_or_poison());
        if !self.check(ok, "musttail call result must be returned", &[Value::inst(next)]) {
            return;
        }
        let list = func.ctx().globals.parts[g].attrs;
        let attrs = func.attrs();
        if matches!(caller.cc, TAIL | SWIFT_TAIL) {
            let word = if caller.cc == TAIL { "tailcc" } else { "swifttailcc" };
            self.tail_attributes(attrs, list, a.1.len(), word, "caller");
            self.tail_attributes(attrs, row.attrs, b.1.len(), word, "callee");
            if a.2 {
                self.fail(format!("cannot guarantee {word} tail call for varargs function"), &[]);
            }
            return;
        }
        if func.intrinsic_callee(inst).is_none() {
            let message = "cannot guarantee tail call due to mismatched parameter counts";
            if !self.check(a.1.len() == b.1.len(), message, &me) {
                return;
            }
            let message = "cannot guarantee tail call due to mismatched parameter types";
            if !self.check(a.1 == b.1, message, &me) {
                return;
            }
        }
        let same = (0..a.1.len()).all(|k| same_abi(attrs, attrs.param(list, k), attrs.param(row.attrs, k)));
        self.check(same, "cannot guarantee tail call due to mismatched ABI impacting function attributes", &me);
    }

    fn tail_attributes(&mut self, attrs: AttrsRef<'_>, list: AttrList, n: usize, word: &str, side: &str) {
        use AttrKind::*;
        for k in 0..n {
            let set = attrs.param(list, k);
            let bad = [InAlloca, InReg, SwiftError, Preallocated, ByRef].into_iter().find(|&kind| attrs.has(set, kind));
            if let Some(kind) = bad {
                self.fail(format!("{} attribute not allowed in {word} musttail {side}", kind.text()), &[]);
            }
        }
    }

    /// Constants of tile registers exist in no register.
    pub(super) fn tile_arguments(&mut self, func: &Func<'_>, inst: Inst, row: &CallRow) {
        let t = func.types();
        for v in func.operands(inst).take(row.num_args as usize) {
            let constant = v.as_const().is_some() || v.is_undef_or_poison();
            if constant && matches!(t.kind(func.type_of(v)), TypeKind::X86Amx) {
                self.fail("const x86_amx is not allowed in argument!", &[]);
                return;
            }
        }
    }
}

/// Whether two parameters are passed the same way as far as attributes say.
fn same_abi(attrs: AttrsRef<'_>, lhs: AttrSet, rhs: AttrSet) -> bool {
    let memory = attrs.has(lhs, AttrKind::ByVal) || attrs.has(lhs, AttrKind::ByRef);
    lhs == rhs
        || ABI.iter().all(|&k| attrs.get(lhs, k) == attrs.get(rhs, k))
            && (!memory || attrs.get(lhs, AttrKind::Align) == attrs.get(rhs, AttrKind::Align))
}
