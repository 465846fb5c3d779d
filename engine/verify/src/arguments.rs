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
    pub(super) fn passed_alignment(&mut self, f: &Func<'_>, i: Inst, ret: Type, params: &[Type]) {
        let (t, layout) = (f.types(), f.layout());
        let fits = |ty: Type| !t.is_sized(ty) || layout.abi_align(t, ty) <= MAX_PASSED;
        let (ret, params) = (ret == Type::VOID || fits(ret), params.iter().all(|&p| fits(p)));
        let me = [Value::inst(i)];
        if self.check(ret, "Incorrect alignment of return type to called function!", &me) {
            self.check(params, "Incorrect alignment of argument passed to called function!", &me);
        }
    }

    /// Rules of arguments by their attributes.
    pub(super) fn argument_attributes(&mut self, f: &Func<'_>, i: Inst) {
        let row = f.call(i);
        let a = f.attrs();
        let intrinsic = match f.callee(i).kind() {
            ValueKind::Intrinsic(n) => Some(n),
            _ => None,
        };
        let me = [Value::inst(i)];
        let asm = matches!(f.callee(i).kind(), ValueKind::Asm(_));
        let fixed = f.types().func(row.fn_ty).map_or(0, |t| t.1.len());
        for k in 0..row.num_args as usize {
            let set = a.param(row.attrs, k);
            if set == AttrSet::EMPTY {
                continue;
            }
            if a.has(set, AttrKind::SwiftError) {
                self.swift_error_argument(f, i, k);
            }
            if a.has(set, AttrKind::ImmArg) {
                self.check(intrinsic.is_some(), "immarg attribute only applies to intrinsics", &me);
                let declared = intrinsic.is_some_and(|n| self.is_immediate(f, n, k));
                let at = [f.operand(i, k), Value::inst(i)];
                self.check(declared, "immarg may not apply only to call sites", &at);
            }
            if a.has(set, AttrKind::ElementType) && k < fixed && intrinsic.is_none() && !asm {
                self.fail("Attribute 'elementtype' can only be applied to intrinsics and inline asm.", &me);
            }
            if a.has(set, AttrKind::Preallocated) {
                let bundle = self.bundle(f, i, b"preallocated").is_some();
                let message = "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)";
                let at = [f.operand(i, k), Value::inst(i)];
                self.check(bundle != (row.tail == TailKind::MustTail), message, &at);
            }
            if k >= fixed {
                self.parameter_attributes(a, f.types(), set, f.type_of(f.operand(i, k)), &me);
            }
        }
        if fixed < row.num_args as usize {
            self.variable_arguments(f, i, fixed);
        }
    }

    /// Attributes of the arguments behind those that the function type names.
    fn variable_arguments(&mut self, f: &Func<'_>, i: Inst, fixed: usize) {
        let me = [Value::inst(i)];
        let row = f.call(i);
        let a = f.attrs();
        let n = row.num_args as usize;
        let has = |k: usize, kind| a.has(a.param(row.attrs, k), kind);
        let statepoint = known_intrinsic(f, i) == Some(id::EXPERIMENTAL_GC_STATEPOINT);
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
                let ok = may_be_returned(f.types(), f.type_of(f.operand(i, k)), f.ty(i));
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
    fn is_immediate(&mut self, f: &Func<'_>, callee: Intrin, index: usize) -> bool {
        if let Some(id) = f.intrins().get(callee).known() {
            return warpc_ir::intrinsics::is_immarg(id, index);
        }
        if self.foreign(f, callee).is_some_and(|foreign| foreign.is_immediate(index)) {
            return true;
        }
        let list = self.declared_attributes(callee);
        let a = self.ctx.attrs();
        a.has(a.param(list, index), AttrKind::ImmArg)
    }

    /// What is known of an intrinsic that the table of this target does not know; looked for once for a row of the module.
    pub(super) fn foreign(&mut self, f: &Func<'_>, callee: Intrin) -> Option<Foreign> {
        let find = || foreign(&f.intrins().get(callee).name);
        // Ids of an overlay mean something else in the next function.
        if f.side().overlay.is_some() {
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
    pub(super) fn immediates(&mut self, f: &Func<'_>, i: Inst, callee: Intrin) {
        for k in 0..f.call(i).num_args as usize {
            if !self.is_immediate(f, callee, k) {
                continue;
            }
            let v = f.operand(i, k);
            let literal = v.as_const().is_some_and(|c| {
                use ConstKind::*;
                matches!(f.consts().row(c).kind, Int | WideInt | Float | WideFloat)
            });
            let scalar = !f.types().is_vector(f.type_of(v));
            let at = [v, Value::inst(i)];
            if self.check(literal && scalar, "immarg operand has non-immediate parameter", &at)
                && let Some(id) = f.intrins().get(callee).known()
                && let Some((lo, hi)) = range_at(id, Position::Param(k))
                && let Some(value) = f.consts().as_int(v)
            {
                let value = sign_extend(value, f.types().int_bits(f.type_of(v)).unwrap_or(64));
                if !(lo..hi).contains(&value) {
                    self.fail(format!("immarg value {value} out of range [{lo}, {hi})"), &at);
                }
            }
        }
    }

    fn swift_error_argument(&mut self, f: &Func<'_>, i: Inst, index: usize) {
        let v = f.operand(i, index);
        let at = [v, Value::inst(i)];
        if let Some(d) = v.as_inst().filter(|&d| f.op(d) == Opcode::Alloca) {
            let ok = f.flags(d) & flags::SWIFTERROR != 0;
            self.check(ok, "swifterror argument for call has mismatched alloca", &at);
            return;
        }
        if v.as_arg().is_none() {
            self.fail("swifterror argument should come from an alloca or parameter", &at);
            return;
        }
        let ok = is_swift_error(f, v);
        self.check(ok, "swifterror argument for call has mismatched parameter", &at);
    }

    /// Values that hold an error in Swift's way stand in a register that no instruction may look at: parameters and slots.
    /// Linear, and for functions that have such values only.
    pub(super) fn swift_errors(&mut self, f: &Func<'_>) {
        let mut holds = RowSet::new(f.num_insts());
        for b in f.block_order() {
            for i in f.block_insts(b) {
                if f.op(i) == Opcode::Alloca && f.flags(i) & flags::SWIFTERROR != 0 {
                    holds.insert(i);
                }
            }
        }
        if holds.is_empty() && !(0..f.num_args() as u32).any(|n| is_swift_error(f, Value::arg(n))) {
            return;
        }
        for b in f.block_order() {
            for i in f.block_insts(b) {
                for (k, v) in f.operands(i).enumerate() {
                    let holder = match v.kind() {
                        ValueKind::Inst(d) => holds.contains(d),
                        ValueKind::Arg(_) => is_swift_error(f, v),
                        _ => false,
                    };
                    if holder {
                        self.swift_error_use(f, i, k, v);
                    }
                }
                if holds.contains(i) {
                    let me = [Value::inst(i)];
                    let pointer = f.types().is_ptr(Type(f.aux(i).a));
                    self.check(pointer, "swifterror alloca must have pointer type", &me);
                    let one = f.consts().as_int(f.operand(i, 0)) == Some(1);
                    self.check(one, "swifterror alloca must not be array allocation", &me);
                }
            }
        }
    }

    fn swift_error_use(&mut self, f: &Func<'_>, i: Inst, index: usize, value: Value) {
        let at = [value, Value::inst(i)];
        match f.op(i) {
            Opcode::Load => {}
            Opcode::Store => {
                let message = "swifterror value should be the second operand when used by stores";
                self.check(index == 1, message, &at);
            }
            op if op.is_call() => {
                let row = f.call(i);
                let attrs = f.attrs();
                let says = |list| attrs.has(attrs.param(list, index), AttrKind::SwiftError);
                let callee = f.callee(i).as_global().filter(|g| f.ctx().globals.shape[g.index()].ty == row.fn_ty);
                let marked = says(row.attrs) || callee.is_some_and(|g| says(f.ctx().globals.parts[g.index()].attrs));
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
    pub(super) fn must_tail(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let row = f.call(i);
        let t = f.types();
        let g = f.global().index();
        let asm = matches!(f.callee(i).kind(), ValueKind::Asm(_));
        if !self.check(!asm, "cannot use musttail call with inline asm", &me) {
            return;
        }
        let caller = &f.ctx().globals.shape[g];
        let (Some(a), Some(b)) = (t.func(caller.ty), t.func(row.fn_ty)) else { return };
        let ok = self.check(a.2 == b.2, "cannot guarantee tail call due to mismatched varargs", &me)
            && self.check(a.0 == b.0, "cannot guarantee tail call due to mismatched return types", &me)
            && self.check(caller.cc == row.cc, "cannot guarantee tail call due to mismatched calling conv", &me);
        if !ok {
            return;
        }
        let (mut v, mut next) = (Value::inst(i), f.next(i));
        if next.is_some() && f.op(next) == Opcode::BitCast {
            let ok = f.operand(next, 0) == v;
            if !self.check(ok, "bitcast following musttail call must use the call", &[Value::inst(next)]) {
                return;
            }
            (v, next) = (Value::inst(next), f.next(next));
        }
        let ok = next.is_some() && f.op(next) == Opcode::Ret;
        if !self.check(ok, "musttail call must precede a ret with an optional bitcast", &me) {
            return;
        }
        let ok = f.operands(next).next().is_none_or(|r| r == v || r.is_undef_or_poison());
        if !self.check(ok, "musttail call result must be returned", &[Value::inst(next)]) {
            return;
        }
        let list = f.ctx().globals.parts[g].attrs;
        let attrs = f.attrs();
        if matches!(caller.cc, TAIL | SWIFT_TAIL) {
            let word = if caller.cc == TAIL { "tailcc" } else { "swifttailcc" };
            self.tail_attributes(attrs, list, a.1.len(), word, "caller");
            self.tail_attributes(attrs, row.attrs, b.1.len(), word, "callee");
            if a.2 {
                self.fail(format!("cannot guarantee {word} tail call for varargs function"), &[]);
            }
            return;
        }
        if f.intrinsic_callee(i).is_none() {
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
    pub(super) fn tile_arguments(&mut self, f: &Func<'_>, inst: Inst, row: &CallRow) {
        let t = f.types();
        for v in f.operands(inst).take(row.num_args as usize) {
            let constant = v.as_const().is_some() || v.is_undef_or_poison();
            if constant && matches!(t.kind(f.type_of(v)), TypeKind::X86Amx) {
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
