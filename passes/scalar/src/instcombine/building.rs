//! What rules make: operations in front of the instruction that is visited. They are folded where all operands are constants, and
//! queued to be visited themselves. Complements are made of what is there, if that costs nothing.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsicId;
use warpc_ir::{Builder, IntPred, Opcode, TypeKind, Value};

impl Combiner<'_, '_> {
    pub(super) fn queue_new(&mut self, value: Value) -> Value {
        self.push_value(value);
        value
    }
    /// `left op right`, folded when both are constants.
    pub(super) fn binary(&mut self, op: Opcode, fl: u16, left: Value, right: Value) -> Value {
        if left.is_constant()
            && right.is_constant()
            && let Some(v) = self.f.folder().binary(op, fl, left, right)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).binary(op, left, right, fl);
        self.queue_new(v)
    }
    pub(super) fn cast(&mut self, op: Opcode, fl: u16, value: Value, ty: Type) -> Value {
        if self.f.type_of(value) == ty {
            return value;
        }
        if value.is_constant()
            && let Some(v) = self.f.folder().cast(op, fl, value, ty)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).cast(op, value, ty, fl);
        self.queue_new(v)
    }
    /// `value` cut, zero- or sign-extended to `ty`.
    pub(super) fn resize(&mut self, value: Value, ty: Type, signed: bool) -> Value {
        let (from, to) = (p::width(self.f, value), self.f.types().int_bits(self.f.types().scalar(ty)).unwrap_or(0));
        match from.cmp(&to) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.cast(if signed { Opcode::SExt } else { Opcode::ZExt }, 0, value, ty),
            std::cmp::Ordering::Greater => self.cast(Opcode::Trunc, 0, value, ty),
        }
    }
    pub(super) fn icmp(&mut self, pred: IntPred, left: Value, right: Value) -> Value {
        let ty = self.f.type_of(left);
        let ty = self.cmp_type(ty);
        if left.is_constant()
            && right.is_constant()
            && let Some(v) = self.f.folder().icmp(pred, left, right, ty)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).icmp(pred, left, right, ty);
        self.queue_new(v)
    }
    pub(super) fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        if condition.is_constant()
            && yes.is_constant()
            && no.is_constant()
            && let Some(v) = self.f.folder().select(condition, yes, no)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).select(condition, yes, no, 0);
        self.queue_new(v)
    }
    pub(super) fn not(&mut self, value: Value) -> Value {
        let ty = self.f.type_of(value);
        let ones = self.all_ones(ty);
        self.binary(Opcode::Xor, 0, value, ones)
    }
    pub(super) fn neg(&mut self, value: Value, fl: u16) -> Value {
        let ty = self.f.type_of(value);
        let zero = self.int(ty, 0);
        self.binary(Opcode::Sub, fl, zero, value)
    }
    /// Call of intrinsic `id` overloaded on the type of the first argument.
    pub(super) fn intrinsic(&mut self, id: IntrinsicId, args: &[Value], fl: u16) -> Option<Value> {
        let ty = self.f.type_of(args[0]);
        let v = Builder::before(self.f, self.at).intrinsic(id, &[ty], args, fl)?;
        Some(self.queue_new(v))
    }
    /// The integer constant `number` of type `ty`.
    pub(super) fn int(&mut self, ty: Type, number: u128) -> Value {
        p::make_int(self.f, ty, number)
    }
    pub(super) fn all_ones(&mut self, ty: Type) -> Value {
        p::make_all_ones(self.f, ty)
    }
    pub(super) fn bool(&mut self, ty: Type, truth: bool) -> Value {
        p::make_bool(self.f, ty, truth)
    }
    /// `elem`, or vectors of it with as many lanes as `ty`.
    pub(super) fn with_lanes_of(&mut self, ty: Type, elem: Type) -> Type {
        match self.f.types().vector(ty) {
            None => elem,
            Some((len, scalable, _)) => self.f.intern_type(TypeKind::Vector { len, scalable, elem }),
        }
    }
    pub(super) fn cmp_type(&mut self, ty: Type) -> Type {
        self.with_lanes_of(ty, Type::I1)
    }
    /// Whether `value` can be complemented without a new instruction: a constant, a complement, a comparison that only `users` use.
    pub(super) fn is_free_to_not(&self, value: Value, will_invert_all_uses: bool) -> bool {
        if p::int(self.f, value).is_some() || p::not(self.f, value).is_some() {
            return true;
        }
        let Some(i) = value.as_inst() else { return false };
        match self.f.op(i) {
            Opcode::ICmp | Opcode::FCmp => will_invert_all_uses,
            // ~(x + c) = ~c - x, ~(c - x) = x + ~c
            Opcode::Add => will_invert_all_uses && p::int(self.f, self.f.operand(i, 1)).is_some(),
            Opcode::Sub => will_invert_all_uses && p::int(self.f, self.f.operand(i, 0)).is_some(),
            _ => false,
        }
    }
    /// The complement of `value`, for which `is_free_to_not` holds.
    pub(super) fn inverted(&mut self, value: Value) -> Value {
        if let Some(x) = p::not(self.f, value) {
            return x;
        }
        let ty = self.f.type_of(value);
        if let Some(c) = p::int(self.f, value) {
            return self.int(ty, !c.v);
        }
        if let Some((pred, a, b)) = p::icmp(self.f, value) {
            return self.icmp(pred.inverse(), a, b);
        }
        if let Some(i) = p::inst(self.f, value, Opcode::FCmp) {
            let (pred, a, b, fl) = (self.f.float_pred(i), self.f.operand(i, 0), self.f.operand(i, 1), self.f.flags(i));
            let r = Builder::before(self.f, self.at).fcmp(pred.inverse(), a, b, ty, fl);
            return self.queue_new(r);
        }
        if let Some((a, b)) = p::binary(self.f, value, Opcode::Add)
            && let Some(c) = p::int(self.f, b)
        {
            let c = self.int(ty, !c.v);
            return self.binary(Opcode::Sub, 0, c, a);
        }
        if let Some((a, b)) = p::binary(self.f, value, Opcode::Sub)
            && let Some(c) = p::int(self.f, a)
        {
            let c = self.int(ty, !c.v);
            return self.binary(Opcode::Add, 0, b, c);
        }
        self.not(value)
    }
}
