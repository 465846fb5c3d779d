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
    pub(super) fn control_rule(&mut self, f: &Func<'_>, i: Inst, rule: Rule) {
        let me = [Value::inst(i)];
        match rule {
            Rule::CoroId => self.coroutine_info(f, i),
            Rule::Guard => {
                if !self.check(f.op(i) == Opcode::Call, "experimental_guard cannot be invoked", &me) {
                    return;
                }
                let one = self.count_bundles(f, i, b"deopt") == 1;
                self.check(one, "experimental_guard must have exactly one \"deopt\" operand bundle", &[]);
            }
            Rule::Deoptimize => self.deoptimize(f, i),
            Rule::Patchpoint => {
                let single = !f.types().is_aggregate(f.ty(i));
                let ok = f.call(i).cc != ANY_REGISTER || single;
                self.check(ok, "patchpoint: invalid return type used with anyregcc", &me);
            }
            Rule::CatchValue => {
                let ok = is_op(f, f.operand(i, 0), Opcode::CatchPad);
                self.check(ok, "eh.exceptionpointer argument must be a catchpad", &me);
            }
            Rule::CallbrPad => self.callbr_pad(f, i),
            Rule::PreallocatedArg => {
                let message = "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup";
                if self.check(is_setup(f, f.operand(i, 0)), message, &[]) {
                    let ok = f.call_has_attr(i, AttrKind::Preallocated);
                    let message =
                        "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute";
                    self.check(ok, message, &[]);
                }
            }
            Rule::PreallocatedTeardown => {
                let message = "llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup";
                self.check(is_setup(f, f.operand(i, 0)), message, &[]);
            }
            _ => {}
        }
    }

    /// What a coroutine says of itself is constant data.
    fn coroutine_info(&mut self, f: &Func<'_>, inst: Inst) {
        let v = f.operand(inst, 3);
        if v.as_const().is_some_and(|c| f.consts().row(c).kind == ConstKind::Null) {
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

    fn deoptimize(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        if !self.check(f.op(i) == Opcode::Call, "experimental_deoptimize cannot be invoked", &me) {
            return;
        }
        let one = self.count_bundles(f, i, b"deopt") == 1;
        if !self.check(one, "experimental_deoptimize must have exactly one \"deopt\" operand bundle", &me) {
            return;
        }
        let message = "experimental_deoptimize return type must match caller return type";
        if !self.check(f.ty(i) == f.return_type(), message, &[]) {
            return;
        }
        let next = f.next(i);
        let ret = next.is_some() && f.op(next) == Opcode::Ret;
        if self.check(ret, "calls to experimental_deoptimize must be followed by a return", &me)
            && f.ty(i) != Type::VOID
        {
            let ok = f.num_operands(next) == 1 && f.operand(next, 0) == Value::inst(i);
            let message = "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize";
            self.check(ok, message, &me);
        }
    }

    /// What a `callbr` gives, at the start of an indirect destination.
    fn callbr_pad(&mut self, f: &Func<'_>, i: Inst) {
        let me = [Value::inst(i)];
        let branch = f.operand(i, 0).as_inst().filter(|&d| f.op(d) == Opcode::CallBr);
        let Some(branch) = branch else {
            self.fail("intrinstic requires callbr operand", &me);
            return;
        };
        let b = f.block_of(i);
        let ends = |p: Block| f.last(p).get().filter(|&l| f.successors_of(l).any(|s| s == b));
        let mut enders = f.block_order().filter_map(ends);
        let (first, more) = (enders.next(), enders.next());
        let Some(ender) = first.filter(|_| more.is_none()) else {
            self.fail("Intrinsic in block must have 1 unique predecessor", &me);
            return;
        };
        let ok = f.op(ender) == Opcode::CallBr;
        if !self.check(ok, "Intrinsic must have corresponding callbr in predecessor", &me) {
            return;
        }
        let indirect = f.successors_of(branch).skip(1).any(|s| s == b);
        let message =
            "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list";
        if self.check(indirect, message, &me) {
            self.check(f.first(b) == i, "No other instructions may proceed intrinsic", &me);
        }
    }

    /// Users of tokens, for functions that have some that matter.
    pub(super) fn token_users(&mut self, f: &Func<'_>) {
        let mut users: Vec<(Inst, Inst)> = Vec::new();
        for b in f.block_order() {
            for i in f.block_insts(b) {
                for v in f.operands(i) {
                    if let Some(d) = v.as_inst().filter(|&d| f.ty(d) == Type::TOKEN) {
                        users.push((d, i));
                    }
                }
            }
        }
        users.sort();
        for group in users.chunk_by(|a, b| a.0 == b.0) {
            let def = group[0].0;
            match (f.op(def), known_intrinsic(f, def)) {
                (Opcode::CatchPad | Opcode::CleanupPad, _) => self.pad_users(f, group),
                (_, Some(id::EXPERIMENTAL_GC_STATEPOINT)) => self.statepoint_users(f, group),
                (_, Some(id::CALL_PREALLOCATED_SETUP)) => self.setup_users(f, def, group),
                _ => {}
            }
        }
    }

    /// A pad stands for itself in what leaves it, in pads inside it, and in calls.
    fn pad_users(&mut self, f: &Func<'_>, users: &[(Inst, Inst)]) {
        use Opcode::*;
        let wrong = users
            .iter()
            .find(|u| !matches!(f.op(u.1), CleanupRet | CatchRet | CatchSwitch | CleanupPad | Invoke | Call));
        if let Some(wrong) = wrong {
            self.fail("Bogus funclet pad use", &[Value::inst(wrong.1)]);
        }
    }

    fn statepoint_users(&mut self, f: &Func<'_>, users: &[(Inst, Inst)]) {
        for &(def, user) in users {
            let at = [Value::inst(def), Value::inst(user)];
            if !self.check(f.op(user) == Opcode::Call, "illegal use of statepoint token", &at) {
                return;
            }
            let tied =
                matches!(known_intrinsic(f, user), Some(id::EXPERIMENTAL_GC_RESULT | id::EXPERIMENTAL_GC_RELOCATE));
            let message = "gc.result or gc.relocate are the only value uses of a gc.statepoint";
            if !self.check(tied, message, &at) {
                return;
            }
        }
    }

    /// Arguments that are set up: each in its place, and one call that takes them.
    fn setup_users(&mut self, f: &Func<'_>, setup: Inst, users: &[(Inst, Inst)]) {
        let count = f.consts().as_int(f.operand(setup, 0)).unwrap_or(0);
        let mut called = false;
        for &(_, user) in users {
            if !self.check(f.op(user).is_call(), "Uses of llvm.call.preallocated.setup must be calls", &[]) {
                return;
            }
            match known_intrinsic(f, user) {
                Some(id::CALL_PREALLOCATED_ARG) => {
                    let at = f.consts().as_int(f.operand(user, 1));
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
                    if !self.setup_call(f, setup, user, count) {
                        return;
                    }
                }
            }
        }
    }

    /// The call that takes the arguments which `setup` made room for.
    fn setup_call(&mut self, f: &Func<'_>, setup: Inst, user: Inst, count: u64) -> bool {
        let (a, row) = (f.attrs(), f.call(user));
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
        let bundle = self.bundle(f, user, b"preallocated");
        let message =
            "Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle";
        if !self.check(bundle.is_some(), message, &[]) {
            return false;
        }
        let same = bundle.is_some_and(|ops| !ops.is_empty() && f.operand(user, ops.start) == Value::inst(setup));
        self.check(same, "preallocated bundle must have token from corresponding llvm.call.preallocated.setup", &[])
    }
}

/// Whether `value` is the token of arguments that are set up.
fn is_setup(f: &Func<'_>, value: Value) -> bool {
    value.as_inst().and_then(|d| known_intrinsic(f, d)) == Some(id::CALL_PREALLOCATED_SETUP)
}
