//! Rules of intrinsics that steer control, and of tokens whose users are looked at when the whole function is known: arguments that
//! are set up in memory before their call, statepoints, pads.

use super::Verifier;
use super::calls::known_intrinsic;
use super::eh::is_op;
use super::intrinsics::Rule;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{Linkage, Symbol};
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// `anyregcc`
const ANY_REGISTER: u16 = 13;

impl Verifier<'_> {
    pub(super) fn control_rule(&mut self, func: &Func<'_>, inst: Inst, rule: Rule) {
        let me = [Value::inst(inst)];
        match rule {
            Rule::CoroId => self.coroutine_info(func, inst),
            Rule::Guard => {
                if !self.check(func.op(inst) == Opcode::Call, "experimental_guard cannot be invoked", &me) {
                    return;
                }
                let one = self.count_bundles(func, inst, b"deopt") == 1;
                self.check(one, "experimental_guard must have exactly one \"deopt\" operand bundle", &[]);
            }
            Rule::Deoptimize => self.deoptimize(func, inst),
            Rule::Patchpoint => {
                let single = !func.types().is_aggregate(func.ty(inst));
                let ok = func.call(inst).cc != ANY_REGISTER || single;
                self.check(ok, "patchpoint: invalid return type used with anyregcc", &me);
            }
            Rule::CatchValue => {
                let ok = is_op(func, func.operand(inst, 0), Opcode::CatchPad);
                self.check(ok, "eh.exceptionpointer argument must be a catchpad", &me);
            }
            Rule::CallbrPad => self.callbr_pad(func, inst),
            Rule::PreallocatedArg => {
                let message = "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup";
                if self.check(is_setup(func, func.operand(inst, 0)), message, &[]) {
                    let ok = func.call_has_attr(inst, AttrKind::Preallocated);
                    let message =
                        "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute";
                    self.check(ok, message, &[]);
                }
            }
            Rule::PreallocatedTeardown => {
                let message = "llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup";
                self.check(is_setup(func, func.operand(inst, 0)), message, &[]);
            }
            _ => {}
        }
    }

    /// What a coroutine says of itself is constant data.
    fn coroutine_info(&mut self, func: &Func<'_>, inst: Inst) {
        let v = func.operand(inst, 3);
        if v.as_const().is_some_and(|c| func.consts().row(c).kind == ConstKind::Null) {
            return;
        }
        let init = v.as_global().and_then(|g| {
            let (sym, parts) = (self.ctx.globals.sym[g.index()], self.ctx.globals.parts[g.index()]);
            let lasting = sym.has(Symbol::CONSTANT)
                && !sym.is_declaration()
                && !sym.linkage.is_interposable()
                && sym.linkage != Linkage::AvailableExternally
                && !sym.has(Symbol::EXTERNALLY_INITIALIZED);
            lasting.then_some(parts.init)
        });
        let Some(init) = init else {
            self.fail("info argument of llvm.coro.id must refer to an initialized constant", &[]);
            return;
        };
        let consts = &self.ctx.tables.consts;
        let aggregate = init
            .as_const()
            .is_some_and(|c| consts.row(c).kind == ConstKind::Aggregate && self.ctx.types().is_aggregate(consts.ty(c)));
        self.check(aggregate, "info argument of llvm.coro.id must refer to either a struct or an array", &[]);
    }

    fn deoptimize(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        if !self.check(func.op(inst) == Opcode::Call, "experimental_deoptimize cannot be invoked", &me) {
            return;
        }
        let one = self.count_bundles(func, inst, b"deopt") == 1;
        if !self.check(one, "experimental_deoptimize must have exactly one \"deopt\" operand bundle", &me) {
            return;
        }
        let message = "experimental_deoptimize return type must match caller return type";
        if !self.check(func.ty(inst) == func.return_type(), message, &[]) {
            return;
        }
        let next = func.next(inst);
        let ret = next.is_some() && func.op(next) == Opcode::Ret;
        if self.check(ret, "calls to experimental_deoptimize must be followed by a return", &me)
            && func.ty(inst) != Type::VOID
        {
            let ok = func.num_operands(next) == 1 && func.operand(next, 0) == Value::inst(inst);
            let message = "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize";
            self.check(ok, message, &me);
        }
    }

    /// What a `callbr` gives, at the start of an indirect destination.
    fn callbr_pad(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let branch = func.operand(inst, 0).as_inst().filter(|&d| func.op(d) == Opcode::CallBr);
        let Some(branch) = branch else {
            self.fail("intrinstic requires callbr operand", &me);
            return;
        };
        let b = func.block_of(inst);
        let ends = |p: Block| func.last(p).get().filter(|&l| func.successors_of(l).any(|s| s == b));
        let mut enders = func.block_order().filter_map(ends);
        let (first, more) = (enders.next(), enders.next());
        let Some(ender) = first.filter(|_| more.is_none()) else {
            self.fail("Intrinsic in block must have 1 unique predecessor", &me);
            return;
        };
        let ok = func.op(ender) == Opcode::CallBr;
        if !self.check(ok, "Intrinsic must have corresponding callbr in predecessor", &me) {
            return;
        }
        let indirect = func.successors_of(branch).skip(1).any(|s| s == b);
        let message =
            "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list";
        if self.check(indirect, message, &me) {
            self.check(func.first(b) == inst, "No other instructions may proceed intrinsic", &me);
        }
    }

    /// Users of tokens, for functions that have some that matter.
    pub(super) fn token_users(&mut self, func: &Func<'_>) {
        let mut users: Vec<(Inst, Inst)> = Vec::new();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                for v in func.operands(i) {
                    if let Some(d) = v.as_inst().filter(|&d| func.ty(d) == Type::TOKEN) {
                        users.push((d, i));
                    }
                }
            }
        }
        users.sort();
        for group in users.chunk_by(|a, b| a.0 == b.0) {
            let def = group[0].0;
            match (func.op(def), known_intrinsic(func, def)) {
                (Opcode::CatchPad | Opcode::CleanupPad, _) => self.pad_users(func, group),
                (_, Some(id::EXPERIMENTAL_GC_STATEPOINT)) => self.statepoint_users(func, group),
                (_, Some(id::CALL_PREALLOCATED_SETUP)) => self.setup_users(func, def, group),
                _ => {}
            }
        }
    }

    /// A pad stands for itself in what leaves it, in pads inside it, and in calls.
    fn pad_users(&mut self, func: &Func<'_>, users: &[(Inst, Inst)]) {
        use Opcode::*;
        let wrong = users
            .iter()
            .find(|u| !matches!(func.op(u.1), CleanupRet | CatchRet | CatchSwitch | CleanupPad | Invoke | Call));
        if let Some(wrong) = wrong {
            self.fail("Bogus funclet pad use", &[Value::inst(wrong.1)]);
        }
    }

    fn statepoint_users(&mut self, func: &Func<'_>, users: &[(Inst, Inst)]) {
        for &(def, user) in users {
            let at = [Value::inst(def), Value::inst(user)];
            if !self.check(func.op(user) == Opcode::Call, "illegal use of statepoint token", &at) {
                return;
            }
            let tied =
                matches!(known_intrinsic(func, user), Some(id::EXPERIMENTAL_GC_RESULT | id::EXPERIMENTAL_GC_RELOCATE));
            let message = "gc.result or gc.relocate are the only value uses of a gc.statepoint";
            if !self.check(tied, message, &at) {
                return;
            }
        }
    }

    /// Arguments that are set up: each in its place, and one call that takes them.
    fn setup_users(&mut self, func: &Func<'_>, setup: Inst, users: &[(Inst, Inst)]) {
        let count = func.consts().as_int(func.operand(setup, 0)).unwrap_or(0);
        let mut called = false;
        for &(_, user) in users {
            if !self.check(func.op(user).is_call(), "Uses of llvm.call.preallocated.setup must be calls", &[]) {
                return;
            }
            match known_intrinsic(func, user) {
                Some(id::CALL_PREALLOCATED_ARG) => {
                    let at = func.consts().as_int(func.operand(user, 1));
                    let ok = at.is_some_and(|n| n < count);
                    let message = "llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count";
                    if !self.check(ok, message, &[]) {
                        return;
                    }
                }
                Some(id::CALL_PREALLOCATED_TEARDOWN) => {}
                _ => {
                    let message = "Can have at most one call corresponding to a llvm.call.preallocated.setup";
                    if !self.check(!called, message, &[]) {
                        return;
                    }
                    called = true;
                    if !self.setup_call(func, setup, user, count) {
                        return;
                    }
                }
            }
        }
    }

    /// The call that takes the arguments which `setup` made room for.
    fn setup_call(&mut self, func: &Func<'_>, setup: Inst, user: Inst, count: u64) -> bool {
        let (a, row) = (func.attrs(), func.call(user));
        let taken =
            (0..row.num_args as usize).filter(|&k| a.has(a.param(row.attrs, k), AttrKind::Preallocated)).count() as u64;
        let message = "cannot use preallocated intrinsics on a call without preallocated arguments";
        if !self.check(taken != 0, message, &[]) {
            return false;
        }
        let message =
            "llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site";
        if !self.check(taken == count, message, &[Value::inst(setup), Value::inst(user)]) {
            return false;
        }
        let bundle = self.bundle(func, user, b"preallocated");
        let message =
            "Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle";
        if !self.check(bundle.is_some(), message, &[]) {
            return false;
        }
        let same = bundle.is_some_and(|ops| !ops.is_empty() && func.operand(user, ops.start) == Value::inst(setup));
        self.check(same, "preallocated bundle must have token from corresponding llvm.call.preallocated.setup", &[])
    }
}

/// Whether `value` is the token of arguments that are set up.
fn is_setup(func: &Func<'_>, value: Value) -> bool {
    value.as_inst().and_then(|d| known_intrinsic(func, d)) == Some(id::CALL_PREALLOCATED_SETUP)
}
