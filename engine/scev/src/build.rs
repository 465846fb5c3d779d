//! Expressions of values. Those of the operands are built first, from a work list; a phi of a loop header is an unknown while its
//! back-edge value is looked at (see `phi.rs`).

use super::gep::GepFlags;
use super::*;
use smallvec::SmallVec;
use warpc_analysis::facts::{call_arg_has, const_expr, intrinsic};
use warpc_ir::attrs::AttrKind;
use warpc_ir::opcode::flags;

/// Right operand of a binary operation: a value, or a constant that is nowhere in the code.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Right {
    Value(Value),
    Int(u128),
}

/// A binary operation: an instruction of that opcode, or one of another opcode that computes the same.
#[derive(Clone, Copy)]
pub(super) struct Binary {
    pub op: Opcode,
    pub left: Value,
    pub right: Right,
    pub wrap: Wrap,
    /// The instruction, when it is just that.
    pub inst: Option<Inst>,
}

/// What is to be done with a value of the work list.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Task {
    /// Make what it needs, then it.
    Visit(Value),
    /// Build its expression: those of its operands are there.
    Make(Inst),
    /// The expression of the back-edge value of this header phi is known.
    Close(Inst),
}

/// Work list of [`Se::get`].
pub(super) type Work = SmallVec<[Task; 16]>;

impl Se<'_, '_> {
    /// Expression of `value`, an integer or pointer; of others the value itself.
    pub fn get(&mut self, value: Value) -> Expr {
        if let Some(e) = self.existing(value) {
            return e;
        }
        let Some(root) = value.as_inst() else { return self.outside(value) };
        if !self.dom.is_reachable(self.f.block_of(root)) {
            let e = self.make_unknown(Value::poison(self.f.ty(root)));
            self.remember(value, e);
            return e;
        }
        if !self.may_build(root) {
            let e = self.make_unknown(value);
            self.remember(value, e);
            return e;
        }
        let mut work = Work::new();
        work.push(Task::Visit(value));
        while let Some(task) = work.pop() {
            match task {
                Task::Visit(value) => {
                    let Some(i) = value.as_inst() else { continue };
                    if self.existing(value).is_some() {
                        continue;
                    }
                    if work.len() > self.set.build_depth {
                        let e = self.make_unknown(value);
                        self.remember(value, e);
                        continue;
                    }
                    work.push(Task::Make(i));
                    let at = work.len();
                    match self.needs(i, &mut work) {
                        Some(e) => {
                            work.truncate(at - 1);
                            self.remember(value, e);
                        }
                        None => work.retain_from(at, |t| match t {
                            Task::Visit(value) => {
                                value.as_inst().is_some_and(|i| self.s.inst_expr[i.index()].is_none())
                            }
                            _ => true,
                        }),
                    }
                }
                Task::Make(i) => {
                    if self.existing(Value::inst(i)).is_some() {
                        continue;
                    }
                    if let Some(e) = self.make(i, &mut work) {
                        self.remember(Value::inst(i), e);
                    }
                }
                Task::Close(i) => {
                    if let Some(e) = self.close_phi(i, &mut work) {
                        self.remember(Value::inst(i), e);
                    }
                }
            }
        }
        match self.existing(value) {
            Some(e) => e,
            None => self.make_unknown(value),
        }
    }
    /// Expression of a value that is no instruction.
    /// What is no instruction. Arguments are remembered; nothing said of them changes.
    fn outside(&mut self, value: Value) -> Expr {
        let Some(k) = value.as_arg().map(|a| a as usize) else { return self.leaf(value, 0) };
        if let Some(e) = self.s.arg_expr.get(k).and_then(|e| e.get()) {
            return e;
        }
        let e = self.leaf(value, 0);
        if self.s.arg_expr.len() <= k {
            self.s.arg_expr.resize(k + 1, Expr::NONE);
        }
        self.s.arg_expr[k] = e;
        e
    }
    fn leaf(&mut self, value: Value, depth: u32) -> Expr {
        let Some(ty) = self.type_of(value) else { return self.make_unknown(value) };
        if let Some(c) = self.int_of(value) {
            return self.make_const(ty, c);
        }
        if let Some(limbs) = self.wide_of(value) {
            let limbs = limbs.into();
            return self.make_wide(ty, limbs);
        }
        if depth < 16
            && let Some(e) = self.constant_expression(value, ty, depth)
        {
            return e;
        }
        self.make_unknown(value)
    }
    fn constant_expression(&mut self, value: Value, ty: Ty, depth: u32) -> Option<Expr> {
        let f = self.f;
        let (op, ops) = const_expr(f, value)?;
        let ops: SmallVec<[Value; 4]> = SmallVec::from_slice(ops);
        if ops.iter().any(|&o| self.type_of(o).is_none()) {
            return None;
        }
        let o = |se: &mut Self, k: usize| se.leaf(ops[k], depth + 1);
        Some(match op {
            Opcode::Add => {
                let (a, b) = (o(self, 0), o(self, 1));
                self.add2(a, b, Wrap::ANY)
            }
            Opcode::Sub => {
                let (a, b) = (o(self, 0), o(self, 1));
                self.minus(a, b, Wrap::ANY)
            }
            Opcode::Mul => {
                let (a, b) = (o(self, 0), o(self, 1));
                self.mul2(a, b, Wrap::ANY)
            }
            Opcode::Trunc => {
                let a = o(self, 0);
                self.truncate(a, ty, 0)
            }
            Opcode::BitCast => o(self, 0),
            Opcode::PtrToInt => {
                let a = o(self, 0);
                let i = self.ptr_to_int(a);
                if i == COULD_NOT_COMPUTE {
                    return None;
                }
                self.trunc_or_zext(i, ty, 0)
            }
            Opcode::GetElementPtr => {
                let head = f.consts().expr(value.as_const()?)?;
                let _ = GepFlags::of(head.flags);
                // Constants stand in no block, so that nothing says where their flags hold.
                self.address(value, head.elem, &ops, GepFlags { nuw: false, nusw: false })
            }
            _ => return None,
        })
    }

    /// `value` as a binary operation.
    pub(super) fn binary(&self, value: Value) -> Option<Binary> {
        let i = value.as_inst()?;
        let f = self.f;
        let op = f.op(i);
        let (left, right) = match op {
            Opcode::ExtractValue => return self.binary_of_overflow(i),
            Opcode::Call if intrinsic(f, i) == Some(id::LOOP_DECREMENT_REG) => {
                let (left, right) = (f.operand(i, 0), Right::Value(f.operand(i, 1)));
                return Some(Binary { op: Opcode::Sub, left, right, wrap: Wrap::ANY, inst: None });
            }
            _ if op.is_int_binary() && !matches!(op, Opcode::SDiv | Opcode::SRem) => (f.operand(i, 0), f.operand(i, 1)),
            _ => return None,
        };
        let bits = self.type_of(value)?.bits();
        let plain = Binary { op, left, right: Right::Value(right), wrap: self.written_flags(i), inst: Some(i) };
        let sum = |wrap: Wrap| Binary { op: Opcode::Add, wrap, inst: None, ..plain };
        Some(match op {
            Opcode::Or if f.flags(i) & flags::DISJOINT != 0 => sum(Wrap::BOTH),
            Opcode::Xor if self.number_of(right) == Some(interval::signed_min(bits)) || bits == 1 => sum(Wrap::ANY),
            Opcode::LShr => match self.number_of(right) {
                Some(n) if n < bits as u128 => {
                    let power = number::power(bits, n as u32);
                    Binary { op: Opcode::UDiv, right: Right::Int(power), wrap: Wrap::ANY, inst: None, ..plain }
                }
                _ => plain,
            },
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => plain,
            _ => Binary { wrap: Wrap::ANY, ..plain },
        })
    }
    /// First part of an operation that says whether it overflowed.
    fn binary_of_overflow(&self, i: Inst) -> Option<Binary> {
        let f = self.f;
        if f.indices(i) != [0] {
            return None;
        }
        let call = f.operand(i, 0).as_inst()?;
        let (op, signed) = self.overflow_op(call)?;
        let (left, right) = (f.operand(call, 0), Right::Value(f.operand(call, 1)));
        let free = op != Opcode::Mul && self.is_overflow_guarded(call);
        let wrap = Wrap::when(free, if signed { Wrap::NSW } else { Wrap::NUW });
        Some(Binary { op, left, right, wrap, inst: None })
    }
    /// Operation and signedness of a call of `llvm.*.with.overflow`.
    pub(super) fn overflow_op(&self, call: Inst) -> Option<(Opcode, bool)> {
        if self.f.op(call) != Opcode::Call {
            return None;
        }
        Some(match intrinsic(self.f, call)? {
            id::SADD_WITH_OVERFLOW => (Opcode::Add, true),
            id::UADD_WITH_OVERFLOW => (Opcode::Add, false),
            id::SSUB_WITH_OVERFLOW => (Opcode::Sub, true),
            id::USUB_WITH_OVERFLOW => (Opcode::Sub, false),
            id::SMUL_WITH_OVERFLOW => (Opcode::Mul, true),
            id::UMUL_WITH_OVERFLOW => (Opcode::Mul, false),
            _ => return None,
        })
    }
    /// Whether all uses of the number are where a branch found that it did not overflow.
    fn is_overflow_guarded(&self, call: Inst) -> bool {
        let f = self.f;
        let mut results: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut branches: SmallVec<[Inst; 4]> = SmallVec::new();
        for u in f.uses(Value::inst(call)) {
            let x = f.user(u);
            if f.op(x) != Opcode::ExtractValue {
                return false;
            }
            if f.indices(x) == [0] {
                results.push(x);
            } else {
                let users = f.uses(Value::inst(x)).map(|u| f.user(u));
                branches.extend(users.filter(|&b| f.op(b) == Opcode::Br && f.num_operands(b) == 3));
            }
        }
        branches.iter().any(|&b| {
            let from = f.block_of(b);
            let (Some(over), Some(to)) = (f.operand(b, 1).as_block(), f.operand(b, 2).as_block()) else { return false };
            over != to
                && results.iter().all(|&r| {
                    self.dom.edge_dominates(f, from, to, f.block_of(r))
                        || f.uses(Value::inst(r)).all(|u| {
                            let user = f.user(u);
                            if f.op(user) != Opcode::Phi {
                                return self.dom.edge_dominates(f, from, to, f.block_of(user));
                            }
                            let Some(by) = f.operand(user, f.use_index(u) | 1).as_block() else { return false };
                            f.block_of(user) == to && by == from || self.dom.edge_dominates(f, from, to, by)
                        })
                })
        })
    }

    /// Pushes what has to be made before `i`; its expression, when nothing has to.
    fn needs(&mut self, i: Inst, work: &mut Work) -> Option<Expr> {
        let f = self.f;
        let v = Value::inst(i);
        let unknown = |se: &mut Self| Some(se.make_unknown(v));
        if self.type_of(v).is_none() {
            return unknown(self);
        }
        if !self.dom.is_reachable(f.block_of(i)) {
            return Some(self.make_unknown(Value::poison(f.ty(i))));
        }
        if let Some(mut b) = self.binary(v) {
            let push = |r: Right, work: &mut Work| {
                if let Right::Value(v) = r {
                    work.push(Task::Visit(v));
                }
            };
            let is_const = match b.right {
                Right::Int(_) => true,
                Right::Value(v) => self.number_of(v).is_some(),
            };
            match b.op {
                Opcode::Add | Opcode::Mul => {
                    // A chain of operations is one sum or product: it needs the right operand of each, and the left one of the
                    // first.
                    loop {
                        if let Some(x) = b.inst
                            && x != i
                            && self.existing(Value::inst(x)).is_some()
                        {
                            break;
                        }
                        push(b.right, work);
                        let next = self.binary(b.left);
                        let same = next.is_some_and(|n| match b.op {
                            Opcode::Mul => n.op == Opcode::Mul,
                            _ => matches!(n.op, Opcode::Add | Opcode::Sub),
                        });
                        // Where flags may count, the left side is asked for by itself.
                        let flagged = b.wrap != Wrap::ANY && b.inst.is_some_and(|x| self.undefined_if_poison(x));
                        match next {
                            Some(n) if same && !flagged => b = n,
                            _ => {
                                work.push(Task::Visit(b.left));
                                break;
                            }
                        }
                    }
                    return None;
                }
                Opcode::Shl | Opcode::AShr | Opcode::Xor if !is_const => return None,
                Opcode::And | Opcode::Or if !is_const && f.ty(i) != Type::I1 => return None,
                Opcode::LShr => return unknown(self),
                _ => {}
            }
            work.push(Task::Visit(b.left));
            push(b.right, work);
            return None;
        }
        match f.op(i) {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::PtrToInt | Opcode::BitCast => {
                // What is cast may have no expression: a vector, a float, an integer that is too wide.
                if self.type_of(f.operand(i, 0)).is_none() {
                    return unknown(self);
                }
                work.push(Task::Visit(f.operand(i, 0)));
            }
            Opcode::SDiv | Opcode::SRem | Opcode::GetElementPtr => {
                work.extend(f.operands(i).map(Task::Visit));
            }
            Opcode::IntToPtr => return unknown(self),
            Opcode::Phi => self.phi_needs(i, work),
            Opcode::Select => {
                if self.is_opaque_select(i) {
                    return unknown(self);
                }
                work.extend(f.operands(i).map(Task::Visit));
            }
            Opcode::Call | Opcode::Invoke => {
                if let Some(r) = self.returned(i) {
                    work.push(Task::Visit(r));
                    return None;
                }
                let args = match intrinsic(f, i) {
                    Some(id::ABS | id::START_LOOP_ITERATIONS | id::ANNOTATION | id::PTR_ANNOTATION) => 1,
                    Some(id::UMAX | id::UMIN | id::SMAX | id::SMIN | id::USUB_SAT | id::UADD_SAT) => 2,
                    _ => 0,
                };
                work.extend((0..args).map(|k| Task::Visit(f.operand(i, k))));
            }
            _ => {}
        }
        None
    }
    /// Whether nothing is said of a select: seen from its condition.
    fn is_opaque_select(&self, i: Inst) -> bool {
        let f = self.f;
        let c = f.operand(i, 0);
        if f.ty(i) == Type::I1 || self.int_of(c).is_some() {
            return false;
        }
        let Some(cmp) = c.as_inst().filter(|&x| f.op(x) == Opcode::ICmp) else { return false };
        if f.int_pred(cmp).is_equality() {
            return self.int_of(f.operand(cmp, 1)) != Some(0);
        }
        let width = |v: Value| self.type_of(v).map_or(u32::MAX, Ty::bits);
        width(f.operand(cmp, 0)) > width(Value::inst(i))
    }
    /// Argument that a call returns.
    pub(super) fn returned(&self, inst: Inst) -> Option<Value> {
        let n = self.f.call(inst).num_args as usize;
        let k = (0..n).find(|&k| call_arg_has(self.f, inst, k, AttrKind::Returned))?;
        let v = self.f.operand(inst, k);
        (self.f.type_of(v) == self.f.ty(inst)).then_some(v)
    }
}

/// `retain` of the tail of a vector.
trait RetainFrom<T> {
    fn retain_from(&mut self, at: usize, keep: impl FnMut(&T) -> bool);
}

impl<T: Copy, A: smallvec::Array<Item = T>> RetainFrom<T> for SmallVec<A> {
    fn retain_from(&mut self, at: usize, mut keep: impl FnMut(&T) -> bool) {
        let mut to = at;
        for k in at..self.len() {
            let t = self[k];
            if keep(&t) {
                self[to] = t;
                to += 1;
            }
        }
        self.truncate(to);
    }
}
