//! Calls of functions and of inline assembly: what is known at the call, said by it.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Opcode, Value, ValueKind};

impl Combiner<'_, '_> {
    /// Rules of calls of functions and of inline assembly. One does not hinder the other.
    pub(super) fn call_site(&mut self, inst: Inst) -> Option<Value> {
        let asm = self.call_of_asm_rules(inst);
        if let Some(v) = self.callee_rules(inst) {
            return Some(v);
        }
        let frees = warpc_analysis::heap::freed(self.f, inst).is_some();
        if let Some(v) = self.library_call(inst).or_else(|| self.heap_rules(inst)) {
            return Some(v);
        }
        // Of memory that is freed nothing more is said.
        let said = if frees { None } else { self.call_argument_rules(inst) };
        said.or(asm).or_else(|| self.call_result_rules(inst))
    }

    rules! {
        /// Rules of what is called.
        fn callee_rules(&mut self, inst: Inst) -> Option<Value> {
            call_of_null,
        }
    }

    /// `call null -> poison`, and so for undef. If null is no valid address; a store to poison says that the code is not reached.
    fn call_of_null(&mut self, inst: Inst) -> Option<Value> {
        let callee = self.f.callee(inst);
        let invalid = callee.is_undef_or_poison() || p::is_zero(self.f, callee) && self.null_is_invalid(callee);
        if !invalid || self.f.op(inst) != Opcode::Call || self.f.call(inst).tail == TailKind::MustTail {
            return None;
        }
        self.mark_dead_code();
        if self.f.ty(inst) == Type::VOID {
            self.erase(inst);
            return Some(Value::inst(inst));
        }
        let poison = Value::poison(self.f.ty(inst));
        self.push_users(inst);
        self.f.replace_all_uses(Value::inst(inst), poison);
        self.erase(inst);
        Some(Value::inst(inst))
    }

    rules! {
        /// Rules of the result of a call.
        fn call_result_rules(&mut self, inst: Inst) -> Option<Value> {
            result_that_is_an_argument,
        }
    }

    /// `use(call f(returned x)) -> use(x)`. If the types agree; the call stays.
    fn result_that_is_an_argument(&mut self, inst: Inst) -> Option<Value> {
        let me = Value::inst(inst);
        let count = self.f.call(inst).num_args as usize;
        let named = (0..count).find(|&at| facts::call_arg_has(self.f, inst, at, AttrKind::Returned));
        let argument = self.f.operand(inst, named?);
        if self.f.ty(inst) == Type::VOID || self.f.is_unused(me) || argument == me {
            return None;
        }
        if self.f.type_of(argument) != self.f.ty(inst) || self.f.call(inst).tail == TailKind::MustTail {
            return None;
        }
        self.push_users(inst);
        self.f.replace_all_uses(me, argument);
        Some(me)
    }

    rules! {
        /// Rules of calls of inline assembly.
        fn call_of_asm_rules(&mut self, inst: Inst) -> Option<Value> {
            asm_that_does_not_unwind,
        }
    }
    rules! {
        /// Rules of arguments of calls.
        pub(super) fn call_argument_rules(&mut self, inst: Inst) -> Option<Value> {
            arguments_that_are_not_null,
        }
    }

    rules! {
        /// Rules of the end of a lifetime.
        pub(super) fn end_of_lifetime_rules(&mut self, inst: Inst) -> Option<Value> {
            lifetime_of_nothing,
            arguments_that_are_not_null,
        }
    }

    /// `lifetime.start(p); lifetime.end(p) -> nothing`. If no more than other such marks stand between, and no sanitizer is to see them.
    fn lifetime_of_nothing(&mut self, inst: Inst) -> Option<Value> {
        const MAX_MARKS: usize = 32;
        let watched = [
            AttrKind::SanitizeAddress,
            AttrKind::SanitizeHWAddress,
            AttrKind::SanitizeMemory,
            AttrKind::SanitizeMemTag,
        ];
        let attrs = self.f.ctx().globals.parts[self.f.global().index()].attrs;
        if watched.iter().any(|&kind| self.f.ctx().attrs().fn_has(attrs, kind)) {
            return None;
        }
        let mut at = inst;
        for _ in 0..MAX_MARKS {
            at = self.f.prev(at);
            if at.is_none() {
                return None;
            }
            match facts::intrinsic(self.f, at)? {
                id::LIFETIME_START if self.f.operand(at, 0) == self.f.operand(inst, 0) => {
                    self.erase(at);
                    self.erase(inst);
                    return Some(Value::inst(inst));
                }
                id::LIFETIME_START | id::LIFETIME_END | id::PSEUDOPROBE => {}
                _ => return None,
            }
        }
        None
    }

    /// `call asm -> call asm nounwind`. Always: assembly of the target does not unwind.
    fn asm_that_does_not_unwind(&mut self, inst: Inst) -> Option<Value> {
        let is_asm = matches!(self.f.callee(inst).kind(), ValueKind::Asm(_));
        if !is_asm || facts::call_has(self.f, inst, AttrKind::NoUnwind) {
            return None;
        }
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let func = self.with_attribute(row.func, AttrKind::NoUnwind);
        self.set_call_attributes(inst, func, row.ret, row.params.into_vec())
    }

    /// `call f(ptr p) -> call f(ptr nonnull p)`. If `p` is known not to be null.
    fn arguments_that_are_not_null(&mut self, inst: Inst) -> Option<Value> {
        let mut non_null: SmallVec<[usize; 8]> = SmallVec::new();
        for (at, v) in self.f.operands(inst).take(self.f.call(inst).num_args as usize).enumerate() {
            if self.f.types().is_ptr(self.f.type_of(v))
                && !facts::call_arg_has(self.f, inst, at, AttrKind::NonNull)
                && self.values().is_non_zero(v)
            {
                non_null.push(at);
            }
        }
        if non_null.is_empty() {
            return None;
        }
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let mut params = row.params.into_vec();
        for at in non_null {
            if params.len() <= at {
                params.resize(at + 1, AttrSet::EMPTY);
            }
            params[at] = self.with_attribute(params[at], AttrKind::NonNull);
        }
        self.set_call_attributes(inst, row.func, row.ret, params)
    }

    /// `set` and attribute `kind`.
    fn with_attribute(&mut self, set: AttrSet, kind: AttrKind) -> AttrSet {
        let mut all = self.f.attrs().set(set).to_vec();
        all.push(Attr::Flag(kind));
        self.f.intern_attr_set(all)
    }

    /// Gives call `inst` attributes of the function, the result and the parameters.
    pub(super) fn set_call_attributes(
        &mut self,
        inst: Inst,
        func: AttrSet,
        ret: AttrSet,
        params: Vec<AttrSet>,
    ) -> Option<Value> {
        let attrs = self.f.intern_attrs(func, ret, params);
        let mut call = self.f.call(inst).clone();
        call.attrs = attrs;
        self.f.set_call(inst, call);
        Some(Value::inst(inst))
    }
}
