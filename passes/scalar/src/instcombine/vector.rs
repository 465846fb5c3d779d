//! Elements of vectors and aggregates.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// Inserts that are looked at behind one.
const MAX_CHAIN: usize = 10;

impl Combiner<'_, '_> {
    pub(super) fn vector(&mut self, i: Inst) -> Option<Value> {
        match self.f.op(i) {
            Opcode::ExtractElement => self.extract_element(i),
            Opcode::ShuffleVector => self.shuffle(i),
            _ => self.insert_element(i),
        }
    }

    fn extract_element(&mut self, i: Inst) -> Option<Value> {
        let (v, n) = self.ops(i);
        let ty = self.f.ty(i);
        // Constant indices are i64.
        if let Some(c) = p::int(self.f, n)
            && self.f.type_of(n) != Type::I64
        {
            let k = self.f.consts_mut().add_i64(c.v as u64);
            self.set(i, 1, k);
            return Some(Value::inst(i));
        }
        let k = p::int(self.f, n)?.v as u32;
        let j = v.as_inst()?;
        let op = self.f.op(j);
        // An operation on the vector that only this reads, one operand of which is cheap to take apart.
        if self.one_use(v) && op.is_binary() && !op.is_int_div() {
            let (x, y) = self.ops(j);
            if x.is_constant() || y.is_constant() || self.is_built(x) || self.is_built(y) {
                let (a, b) = (self.element_of(x, n, ty), self.element_of(y, n, ty));
                let fl = self.f.flags(j) & !(flags::HAS_MD);
                return Some(self.binary(op, fl, a, b));
            }
        }
        if self.one_use(v) && op.is_cast() && op != Opcode::BitCast {
            let x = self.f.operand(j, 0);
            let from = self.f.types().vector(self.f.type_of(x))?.2;
            let e = self.element_of(x, n, from);
            let fl = self.f.flags(j) & !flags::HAS_MD;
            return Some(self.cast(op, fl, e, ty));
        }
        // A lane of a shuffle is a lane of what was shuffled.
        if op == Opcode::ShuffleVector {
            let (len, scalable, _) = self.f.types().vector(self.f.type_of(self.f.operand(j, 0)))?;
            let m = *self.f.indices(j).get(k as usize)?;
            if scalable || m == u32::MAX {
                return None;
            }
            let (from, lane) = if m < len { (self.f.operand(j, 0), m) } else { (self.f.operand(j, 1), m - len) };
            let lane = self.f.consts_mut().add_i64(lane as u64);
            return Some(self.element_of(from, lane, ty));
        }
        // Another lane was written: look at the vector before.
        if op == Opcode::InsertElement {
            let at = p::int(self.f, self.f.operand(j, 2))?;
            if at.v != k as u128 {
                let from = self.f.operand(j, 0);
                return Some(self.element_of(from, n, ty));
            }
        }
        None
    }

    /// Whether the lanes of `v` are at hand.
    fn is_built(&self, v: Value) -> bool {
        v.as_inst().is_some_and(|i| self.f.op(i) == Opcode::InsertElement)
    }

    fn element_of(&mut self, v: Value, n: Value, ty: Type) -> Value {
        if v.is_constant()
            && let Some(e) = self.f.folder().extract_element(v, n)
        {
            return e;
        }
        let e = Builder::before(self.f, self.at).extract_element(v, n, ty);
        self.queue_new(e)
    }

    fn insert_element(&mut self, i: Inst) -> Option<Value> {
        let n = self.f.operand(i, 2);
        if let Some(c) = p::int(self.f, n)
            && self.f.type_of(n) != Type::I64
        {
            let k = self.f.consts_mut().add_i64(c.v as u64);
            self.set(i, 2, k);
            return Some(Value::inst(i));
        }
        // The lane was written just before by an insert that only this reads.
        let v = self.f.operand(i, 0);
        // insert(ext(x), ext(y), n) = ext(insert(x, y, n))
        let e = self.f.operand(i, 1);
        if let (Some(x), Some(y)) = (v.as_inst(), e.as_inst())
            && self.f.op(x) == self.f.op(y)
            && matches!(self.f.op(x), Opcode::ZExt | Opcode::SExt | Opcode::FPExt)
            && self.f.types().scalar(self.f.type_of(self.f.operand(x, 0))) == self.f.type_of(self.f.operand(y, 0))
            && self.one_use(v)
        {
            let (op, ty) = (self.f.op(x), self.f.ty(i));
            let fl = self.f.flags(x) & self.f.flags(y) & !flags::HAS_MD;
            let (src, lane) = (self.f.operand(x, 0), self.f.operand(y, 0));
            let new = Builder::before(self.f, self.at).insert_element(src, lane, n);
            let new = self.queue_new(new);
            return Some(self.cast(op, fl, new, ty));
        }
        let j = p::inst(self.f, v, Opcode::InsertElement)?;
        if self.f.operand(j, 2) == n && self.one_use(v) {
            let from = self.f.operand(j, 0);
            self.set(i, 0, from);
            return Some(Value::inst(i));
        }
        None
    }

    fn shuffle(&mut self, i: Inst) -> Option<Value> {
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        let from = self.f.type_of(a);
        let (len, scalable, _) = self.f.types().vector(from)?;
        if scalable {
            return None;
        }
        let mask: SmallVec<[u32; 16]> = self.f.indices(i).into();
        let (uses_a, uses_b) = (mask.iter().any(|&m| m < len), mask.iter().any(|&m| m >= len && m != u32::MAX));
        // An operand that is not read is poison; one operand stands first.
        if !uses_b && !b.is_poison() {
            self.set(i, 1, Value::poison(from));
            return Some(Value::inst(i));
        }
        if !uses_a && uses_b || a == b {
            let lanes: SmallVec<[u32; 16]> =
                mask.iter().map(|&m| if m != u32::MAX && m >= len { m - len } else { m }).collect();
            let src = if a == b { a } else { b };
            let poison = Value::poison(from);
            let v = Builder::before(self.f, self.at).shuffle(src, poison, &lanes, ty);
            return Some(self.queue_new(v));
        }
        // A shuffle of a shuffle of one vector.
        if !uses_b
            && let Some(j) = p::inst(self.f, a, Opcode::ShuffleVector)
            && self.f.operand(j, 1).is_poison()
            && self.one_use(a)
        {
            let inner: SmallVec<[u32; 16]> = self.f.indices(j).into();
            let src = self.f.operand(j, 0);
            let src_len = self.f.types().vector(self.f.type_of(src))?.0;
            let lanes: SmallVec<[u32; 16]> = mask
                .iter()
                .map(|&m| match inner.get(m as usize) {
                    Some(&k) if m != u32::MAX && k < src_len => k,
                    _ => u32::MAX,
                })
                .collect();
            let poison = Value::poison(self.f.type_of(src));
            let v = Builder::before(self.f, self.at).shuffle(src, poison, &lanes, ty);
            return Some(self.queue_new(v));
        }
        None
    }

    /// Whether a chain of inserts, each the only user of the one before, ends in one to the same place as `i`.
    fn is_overwritten(&self, i: Inst) -> bool {
        let mut at = i;
        for _ in 0..MAX_CHAIN {
            let v = Value::inst(at);
            if !self.one_use(v) {
                return false;
            }
            let u = self.f.first_use(v);
            at = self.f.user(u);
            if self.f.op(at) != Opcode::InsertValue || self.f.use_index(u) != 0 {
                return false;
            }
            if self.f.indices(at) == self.f.indices(i) {
                return true;
            }
        }
        false
    }

    /// `extractvalue` of an `insertvalue` elsewhere, `insertvalue` of what is overwritten.
    pub(super) fn aggregate(&mut self, i: Inst) -> Option<Value> {
        let v = self.f.operand(i, 0);
        if self.f.op(i) == Opcode::ExtractValue
            && let Some(call) = p::inst(self.f, v, Opcode::Call)
        {
            return self.part_of_overflow(i, call);
        }
        if self.f.op(i) == Opcode::InsertValue && self.is_overwritten(i) {
            return Some(v);
        }
        let j = p::inst(self.f, v, Opcode::InsertValue)?;
        let (mine, theirs): (SmallVec<[u32; 4]>, SmallVec<[u32; 4]>) =
            (self.f.indices(i).into(), self.f.indices(j).into());
        let common = mine.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
        if self.f.op(i) == Opcode::ExtractValue {
            if common == mine.len() && common == theirs.len() {
                return None;
            }
            if common == theirs.len() {
                // Inside of what was inserted.
                let (e, ty) = (self.f.operand(j, 1), self.f.ty(i));
                let v = Builder::before(self.f, self.at).extract_value(e, &mine[common..], ty);
                return Some(self.queue_new(v));
            }
            if common == mine.len() {
                return None;
            }
            // Beside it.
            let from = self.f.operand(j, 0);
            self.set(i, 0, from);
            return Some(Value::inst(i));
        }
        // The place is written again.
        if mine == theirs && self.one_use(v) {
            let from = self.f.operand(j, 0);
            self.set(i, 0, from);
            return Some(Value::inst(i));
        }
        None
    }
}
