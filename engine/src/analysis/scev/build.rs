//! Expressions of values. Operands are made first, from a work list; a phi of a loop header stands for itself while the value
//! that comes around is looked at (see `phi.rs`).

use super::gep::GepFlags;
use super::*;
use crate::analysis::facts::{call_arg_has, const_expr, intrinsic};
use crate::ir::attrs::AttrKind;
use crate::ir::opcode::flags;
use smallvec::SmallVec;

/// Right operand of a binary operation: a value, or a constant that is nowhere in the code.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Right {
    Value(Value),
    Int(u128),
}

/// A binary operation, as it is written or as something else means it.
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
    /// Make it: what it needs is there.
    Make(Inst),
    /// The value that comes around to this header phi is there.
    Close(Inst),
}

impl Se<'_, '_> {
    /// Expression of `v`, an integer or pointer; of others the value itself.
    pub fn get(&mut self, v: Value) -> Expr {
        if let Some(e) = self.existing(v) {
            return e;
        }
        let Some(root) = v.as_inst() else { return self.leaf(v, 0) };
        if !self.dom.is_reachable(self.f.block_of(root)) {
            let e = self.make_unknown(Value::poison(self.f.ty(root)));
            self.remember(v, e);
            return e;
        }
        if !self.may_build(root) {
            let e = self.make_unknown(v);
            self.remember(v, e);
            return e;
        }
        let mut work: Vec<Task> = vec![Task::Visit(v)];
        while let Some(task) = work.pop() {
            match task {
                Task::Visit(v) => {
                    let Some(i) = v.as_inst() else { continue };
                    if self.existing(v).is_some() {
                        continue;
                    }
                    if work.len() > self.set.build_depth {
                        let e = self.make_unknown(v);
                        self.remember(v, e);
                        continue;
                    }
                    work.push(Task::Make(i));
                    let at = work.len();
                    match self.needs(i, &mut work) {
                        Some(e) => {
                            work.truncate(at - 1);
                            self.remember(v, e);
                        }
                        None => work.retain_from(at, |t| match t {
                            Task::Visit(v) => v.as_inst().is_some_and(|i| self.s.inst_expr[i.index()].is_none()),
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
        match self.existing(v) {
            Some(e) => e,
            None => self.make_unknown(v),
        }
    }
    /// Expression of a value that is no instruction.
    fn leaf(&mut self, v: Value, depth: u32) -> Expr {
        let Some(ty) = self.type_of(v) else { return self.make_unknown(v) };
        if let Some(c) = self.int_of(v) {
            return self.make_const(ty, c);
        }
        if depth < 16
            && let Some(e) = self.constant_expression(v, ty, depth)
        {
            return e;
        }
        self.make_unknown(v)
    }
    fn constant_expression(&mut self, v: Value, ty: Ty, depth: u32) -> Option<Expr> {
        let f = self.f;
        let (op, ops) = const_expr(f, v)?;
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
                let head = f.consts().expr(v.as_const()?)?;
                let _ = GepFlags::of(head.flags);
                // Flags of constants hold nowhere in particular.
                self.address(v, head.elem, &ops, GepFlags { nuw: false, nusw: false })
            }
            _ => return None,
        })
    }

    /// `v` as a binary operation.
    pub(super) fn binary(&self, v: Value) -> Option<Binary> {
        let i = v.as_inst()?;
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
        let bits = self.type_of(v)?.bits();
        let plain = Binary { op, left, right: Right::Value(right), wrap: self.written_flags(i), inst: Some(i) };
        let sum = |wrap: Wrap| Binary { op: Opcode::Add, wrap, inst: None, ..plain };
        Some(match op {
            Opcode::Or if f.flags(i) & flags::DISJOINT != 0 => sum(Wrap::BOTH),
            Opcode::Xor if self.int_of(right) == Some(interval::signed_min(bits)) || bits == 1 => sum(Wrap::ANY),
            Opcode::LShr => match self.int_of(right) {
                Some(n) if n < bits as u128 => {
                    Binary { op: Opcode::UDiv, right: Right::Int(1 << n), wrap: Wrap::ANY, inst: None, ..plain }
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
    fn needs(&mut self, i: Inst, work: &mut Vec<Task>) -> Option<Expr> {
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
            let push = |r: Right, work: &mut Vec<Task>| {
                if let Right::Value(v) = r {
                    work.push(Task::Visit(v));
                }
            };
            let is_const = match b.right {
                Right::Int(_) => true,
                Right::Value(v) => self.int_of(v).is_some(),
            };
            match b.op {
                Opcode::Add | Opcode::Mul => {
                    // A chain is one sum or product: what hangs on it to the right is needed, and what it ends with.
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
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::PtrToInt => work.push(Task::Visit(f.operand(i, 0))),
            Opcode::BitCast => {
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
    fn returned(&self, i: Inst) -> Option<Value> {
        let n = self.f.call(i).num_args as usize;
        let k = (0..n).find(|&k| call_arg_has(self.f, i, k, AttrKind::Returned))?;
        let v = self.f.operand(i, k);
        (self.f.type_of(v) == self.f.ty(i)).then_some(v)
    }
    fn right(&mut self, r: Right, ty: Ty) -> Expr {
        match r {
            Right::Value(v) => self.get(v),
            Right::Int(c) => self.make_const(ty, c),
        }
    }

    /// Expression of `i`; `None` when it was put back on the work list.
    fn make(&mut self, i: Inst, work: &mut Vec<Task>) -> Option<Expr> {
        let v = Value::inst(i);
        let Some(ty) = self.type_of(v) else { return Some(self.make_unknown(v)) };
        if let Some(b) = self.binary(v)
            && let Some(e) = self.make_binary(i, b, ty)
        {
            return Some(e);
        }
        if self.f.op(i) == Opcode::Phi {
            return self.make_phi(i, work);
        }
        Some(match self.make_other(i, ty) {
            Some(e) => e,
            None => self.make_unknown(v),
        })
    }
    fn make_binary(&mut self, i: Inst, b: Binary, ty: Ty) -> Option<Expr> {
        let f = self.f;
        let right_int = match b.right {
            Right::Int(c) => Some(c),
            Right::Value(v) => self.int_of(v),
        };
        match b.op {
            Opcode::Add => Some(self.make_sum(b, ty)),
            Opcode::Mul => Some(self.make_product(b, ty)),
            Opcode::UDiv | Opcode::URem => {
                let (x, y) = (self.get(b.left), self.right(b.right, ty));
                Some(if b.op == Opcode::UDiv { self.udiv(x, y) } else { self.urem(x, y) })
            }
            Opcode::Sub => {
                let w = b.inst.map_or(Wrap::ANY, |x| self.usable_flags(x));
                let (x, y) = (self.get(b.left), self.right(b.right, ty));
                Some(self.minus(x, y, w))
            }
            Opcode::And => {
                if let Some(c) = right_int
                    && let Some(e) = self.make_mask(b.left, c, ty)
                {
                    return Some(e);
                }
                (ty == Ty::int(1)).then(|| {
                    let (x, y) = (self.get(b.left), self.right(b.right, ty));
                    self.umin2(x, y)
                })
            }
            Opcode::Or => (ty == Ty::int(1)).then(|| {
                let (x, y) = (self.get(b.left), self.right(b.right, ty));
                self.umax2(x, y)
            }),
            Opcode::Xor => self.make_xor(b.left, right_int?, ty),
            Opcode::Shl => {
                let (n, bits) = (right_int?, ty.bits());
                if n >= bits as u128 {
                    return None;
                }
                // Signed facts alone do not hold for the largest shift.
                let have = self.usable_flags(i);
                let nsw = have.has(Wrap::NSW) && (have.has(Wrap::NUW) || n < bits as u128 - 1);
                let w = have.only(Wrap::NUW).with(Wrap::when(nsw, Wrap::NSW));
                let (x, c) = (self.get(b.left), self.make_const(ty, 1 << n));
                Some(self.mul2(x, c, w))
            }
            Opcode::AShr => self.make_ashr(f, b.left, right_int?, ty),
            _ => None,
        }
    }
    /// A chain of sums and differences as one sum. Where flags hold, they are those of one node.
    fn make_sum(&mut self, b: Binary, ty: Ty) -> Expr {
        let mut b = b;
        let mut ops = Exprs::new();
        loop {
            if let Some(x) = b.inst {
                if let Some(e) = self.existing(Value::inst(x)) {
                    ops.push(e);
                    break;
                }
                let w = self.usable_flags(x);
                if w != Wrap::ANY {
                    let (l, r) = (self.get(b.left), self.right(b.right, ty));
                    ops.push(if b.op == Opcode::Sub { self.minus(l, r, w) } else { self.add2(l, r, w) });
                    break;
                }
            }
            let r = self.right(b.right, ty);
            ops.push(if b.op == Opcode::Sub { self.negate(r, Wrap::ANY) } else { r });
            match self.binary(b.left) {
                Some(n) if matches!(n.op, Opcode::Add | Opcode::Sub) => b = n,
                _ => {
                    ops.push(self.get(b.left));
                    break;
                }
            }
        }
        self.add(ops, Wrap::ANY, 0)
    }
    fn make_product(&mut self, b: Binary, ty: Ty) -> Expr {
        let mut b = b;
        let mut ops = Exprs::new();
        loop {
            if let Some(x) = b.inst {
                if let Some(e) = self.existing(Value::inst(x)) {
                    ops.push(e);
                    break;
                }
                let w = self.usable_flags(x);
                if w != Wrap::ANY {
                    let (l, r) = (self.get(b.left), self.right(b.right, ty));
                    ops.push(self.mul2(l, r, w));
                    break;
                }
            }
            let r = self.right(b.right, ty);
            ops.push(r);
            match self.binary(b.left) {
                Some(n) if n.op == Opcode::Mul => b = n,
                _ => {
                    ops.push(self.get(b.left));
                    break;
                }
            }
        }
        self.mul(ops, Wrap::ANY)
    }
    /// `x & c` where `c` is a run of ones, but for bits of `x` that are zero anyway: low bits, zero-extended, shifted.
    fn make_mask(&mut self, left: Value, c: u128, ty: Ty) -> Option<Expr> {
        let bits = ty.bits();
        if c == 0 {
            return Some(self.zero(ty));
        }
        if c == mask(bits) {
            return Some(self.get(left));
        }
        let high = bits - interval::active_bits(c);
        let low = c.trailing_zeros();
        let known = self.bits_of(left).map_or(0, |k| k.zero);
        let run = mask(bits - high - low) << low;
        if high == 0 && low == 0 || !c & !known & run != 0 {
            return None;
        }
        let x = self.get(left);
        let scale = self.make_const(ty, 1 << low);
        let first = if self.kind(x) == Kind::Mul { self.constant(self.op(x, 0)) } else { None };
        let shifted = match first {
            Some(m) => {
                // (x * 8) & 8
                let common = m.trailing_zeros().min(low);
                let mut ops = Exprs::from_slice(&[self.make_const(ty, m >> common)]);
                ops.extend_from_slice(&self.s.nodes.ops(x)[1..]);
                let w = self.wrap(x);
                let p = self.mul(ops, w);
                let d = self.make_const(ty, 1 << (low - common));
                self.udiv(p, d)
            }
            None => self.udiv(x, scale),
        };
        let narrow = self.truncate(shifted, Ty::int(bits - high - low), 0);
        let wide = self.zero_extend(narrow, ty, 0);
        Some(self.mul2(wide, scale, Wrap::ANY))
    }
    /// `x ^ -1`, and `(x & c) ^ c` where `c` is a run of low ones.
    fn make_xor(&mut self, left: Value, c: u128, ty: Ty) -> Option<Expr> {
        if c == mask(ty.bits()) {
            let x = self.get(left);
            return Some(self.not(x));
        }
        let f = self.f;
        let l = left.as_inst()?;
        if f.op(l) != Opcode::And || self.int_of(f.operand(l, 1)) != Some(c) {
            return None;
        }
        let x = self.get(left);
        if self.kind(x) != Kind::ZeroExtend {
            return None;
        }
        let inner = self.op(x, 0);
        let bits = self.bits(inner);
        if c == mask(bits) {
            let n = self.not(inner);
            return Some(self.zero_extend(n, ty, 0));
        }
        if c == interval::signed_min(bits) {
            let s = self.make_const(self.ty(inner), c);
            let sum = self.add2(inner, s, Wrap::ANY);
            return Some(self.zero_extend(sum, ty, 0));
        }
        None
    }
    /// `(x << n) >> m`, also with a constant added between: a sign-extension.
    fn make_ashr(&mut self, f: &crate::ir::Func<'_>, left: Value, m: u128, ty: Ty) -> Option<Expr> {
        let bits = ty.bits();
        if m >= bits as u128 {
            return None;
        }
        if m == 0 {
            return Some(self.get(left));
        }
        let m = m as u32;
        let narrow = Ty::int(bits - m);
        let l = left.as_inst()?;
        let (shl, added) = match f.op(l) {
            Opcode::Add => {
                let s = f.operand(l, 0).as_inst().filter(|&s| f.op(s) == Opcode::Shl)?;
                (s, Some(self.int_of(f.operand(l, 1))?))
            }
            Opcode::Shl => (l, None),
            _ => return None,
        };
        let n = self.int_of(f.operand(shl, 1))?;
        if n >= bits as u128 || n < m as u128 {
            return None;
        }
        let x = self.get(f.operand(shl, 0));
        let x = self.truncate(x, narrow, 0);
        let c = self.make_const(narrow, 1 << (n as u32 - m));
        let mut e = self.mul2(x, c, Wrap::ANY);
        if let Some(c) = added {
            let c = crate::analysis::known_bits::bits::sext(c, bits) >> m;
            let c = self.make_const(narrow, c as u128);
            e = self.add2(e, c, Wrap::ANY);
        }
        Some(self.sign_extend(e, ty, 0))
    }
    fn make_other(&mut self, i: Inst, ty: Ty) -> Option<Expr> {
        let f = self.f;
        match f.op(i) {
            Opcode::Trunc => {
                let x = self.get(f.operand(i, 0));
                Some(self.truncate(x, ty, 0))
            }
            Opcode::ZExt => {
                let x = self.get(f.operand(i, 0));
                Some(self.zero_extend(x, ty, 0))
            }
            Opcode::SExt => {
                // A difference loses its flag when it becomes a sum: extend its operands.
                if let Some(b) = self.binary(f.operand(i, 0))
                    && b.op == Opcode::Sub
                    && b.wrap.has(Wrap::NSW)
                    && let Some(narrow) = self.type_of(b.left)
                {
                    let (x, y) = (self.get(b.left), self.right(b.right, narrow));
                    let (x, y) = (self.sign_extend(x, ty, 0), self.sign_extend(y, ty, 0));
                    return Some(self.minus(x, y, Wrap::NSW));
                }
                let x = self.get(f.operand(i, 0));
                Some(self.sign_extend(x, ty, 0))
            }
            Opcode::BitCast => {
                self.type_of(f.operand(i, 0))?;
                Some(self.get(f.operand(i, 0)))
            }
            Opcode::PtrToInt => {
                let x = self.get(f.operand(i, 0));
                let p = self.ptr_to_int(x);
                (p != COULD_NOT_COMPUTE).then(|| self.trunc_or_zext(p, ty, 0))
            }
            Opcode::SDiv | Opcode::SRem => {
                let (x, y) = (self.get(f.operand(i, 0)), self.get(f.operand(i, 1)));
                if !self.is_known_non_negative(x) || !self.is_known_non_negative(y) {
                    return None;
                }
                Some(if f.op(i) == Opcode::SDiv { self.udiv(x, y) } else { self.urem(x, y) })
            }
            Opcode::GetElementPtr => Some(self.gep(i)),
            Opcode::Select => Some(self.select(Value::inst(i), f.operand(i, 0), f.operand(i, 1), f.operand(i, 2))),
            Opcode::Call | Opcode::Invoke => self.make_call(i, ty),
            _ => None,
        }
    }
    fn make_call(&mut self, i: Inst, ty: Ty) -> Option<Expr> {
        let f = self.f;
        if let Some(r) = self.returned(i) {
            return Some(self.get(r));
        }
        let x = intrinsic(f, i)?;
        let o = |se: &mut Self, k: usize| se.get(f.operand(i, k));
        match x {
            id::ABS => {
                let a = o(self, 0);
                let nsw = self.int_of(f.operand(i, 1)) == Some(1);
                let n = self.negate(a, Wrap::when(nsw, Wrap::NSW));
                Some(self.smax2(a, n))
            }
            id::UMAX | id::UMIN | id::SMAX | id::SMIN => {
                let kind = match x {
                    id::UMAX => Kind::UMax,
                    id::UMIN => Kind::UMin,
                    id::SMAX => Kind::SMax,
                    _ => Kind::SMin,
                };
                let ops = Exprs::from_slice(&[o(self, 0), o(self, 1)]);
                Some(self.min_max(kind, ops))
            }
            id::USUB_SAT => {
                let (a, b) = (o(self, 0), o(self, 1));
                let m = self.umin2(a, b);
                Some(self.minus(a, m, Wrap::NUW))
            }
            id::UADD_SAT => {
                let (a, b) = (o(self, 0), o(self, 1));
                let n = self.not(b);
                let m = self.umin2(a, n);
                Some(self.add2(m, b, Wrap::NUW))
            }
            id::START_LOOP_ITERATIONS | id::ANNOTATION | id::PTR_ANNOTATION => Some(o(self, 0)),
            id::VSCALE => Some(self.vscale(ty)),
            _ => self.gpu_source(i, ty),
        }
    }
}

/// `retain` of the tail of a vector.
trait RetainFrom<T> {
    fn retain_from(&mut self, at: usize, keep: impl FnMut(&T) -> bool);
}

impl<T: Copy> RetainFrom<T> for Vec<T> {
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
