//! Elements of vectors and aggregates.

use super::{Simplifier, p};
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

/// Instructions that a chain of inserts and shuffles is followed through.
const MAX_CHAIN: usize = 64;

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of `extractelement`, in order.
        pub(super) fn extract_element_rules(&mut self, vector: Value, index: Value) -> Option<Value> {
            element_of_undef,
            element_outside,
            element_found,
            element_of_splat,
            element_just_inserted,
        }
    }
    rules! {
        /// Rules of `insertelement`, in order.
        pub(super) fn insert_element_rules(&mut self, vector: Value, element: Value, index: Value) -> Option<Value> {
            insert_outside,
            insert_of_undef,
            insert_of_own_element,
        }
    }
    rules! {
        /// Rules of `shufflevector`, in order.
        pub(super) fn shuffle_rules(&mut self, shuffle: Inst) -> Option<Value> {
            shuffle_of_nothing,
            shuffle_that_keeps,
            shuffle_of_splat,
        }
    }
    rules! {
        /// Rules of `extractvalue`.
        pub(super) fn extract_value_rules(&mut self, extract: Inst) -> Option<Value> {
            member_found,
        }
    }
    rules! {
        /// Rules of `insertvalue`, in order.
        pub(super) fn insert_value_rules(&mut self, insert: Inst) -> Option<Value> {
            insert_of_undef_member,
            insert_of_own_member,
        }
    }

    /// Number of lanes of a vector, if it is fixed.
    fn lanes(&self, vector: Value) -> Option<u32> {
        let (lanes, scalable, _) = self.f.types().vector(self.f.type_of(vector))?;
        (!scalable).then_some(lanes)
    }

    /// Whether `index` is undef or a constant that is no lane of `vector`.
    fn is_outside(&self, vector: Value, index: Value) -> bool {
        let at = |s: &Self| match p::small_number(s.f, index) {
            Some(at) => Some(at),
            // A number of more bits is no lane.
            None => p::is_number(s.f, index).then_some(u64::MAX),
        };
        index.is_undef_or_poison() || self.lanes(vector).zip(at(self)).is_some_and(|(lanes, at)| at >= lanes as u64)
    }

    // ---- elements -----------------------------------------------------------------------------------------------

    /// `undef[n] -> undef`, `poison[n] -> poison`. Always, unless `n` is undef.
    fn element_of_undef(&mut self, vector: Value, index: Value) -> Option<Value> {
        let (_, _, element) = self.f.types().vector(self.f.type_of(vector))?;
        if vector.is_poison() || !vector.is_undef_or_poison() {
            return vector.is_poison().then(|| Value::poison(element));
        }
        (!index.is_undef_or_poison()).then(|| Value::undef(element))
    }

    /// `v[undef] -> poison`, `v[C] -> poison`. If `C` is no lane of `v`.
    fn element_outside(&mut self, vector: Value, index: Value) -> Option<Value> {
        let (_, _, element) = self.f.types().vector(self.f.type_of(vector))?;
        self.is_outside(vector, index).then(|| Value::poison(element))
    }

    /// `insert(v, x, C)[C] -> x`, `shuffle(v, w, M)[C] -> v[M[C]]`. If the element is found behind inserts and shuffles.
    fn element_found(&mut self, vector: Value, index: Value) -> Option<Value> {
        let at = p::int(self.f, index)?;
        self.lane(vector, at.v as u32)
    }

    /// `<x, x, ...>[n] -> x`. Always, for constants and shuffles that repeat an inserted lane 0.
    fn element_of_splat(&mut self, vector: Value, index: Value) -> Option<Value> {
        if p::int(self.f, index).is_some() {
            return None;
        }
        if !vector.is_constant() {
            let shuffle = p::inst(self.f, vector, Opcode::ShuffleVector)?;
            let splat = self.f.indices(shuffle).iter().all(|&lane| lane == 0);
            let insert = p::inst(self.f, self.f.operand(shuffle, 0), Opcode::InsertElement).filter(|_| splat)?;
            return p::is_zero(self.f, self.f.operand(insert, 2)).then(|| self.f.operand(insert, 1));
        }
        self.f.folder().uniform(vector).filter(|&element| element != vector)
    }

    /// `insert(v, x, n)[n] -> x`. Always.
    fn element_just_inserted(&mut self, vector: Value, index: Value) -> Option<Value> {
        let insert = p::inst(self.f, vector, Opcode::InsertElement)?;
        let found = self.f.operand(insert, 2) == index && p::int(self.f, index).is_none();
        found.then(|| self.f.operand(insert, 1))
    }

    /// Lane `at` of `vector`, found by looking through inserts and shuffles.
    pub fn lane(&mut self, vector: Value, at: u32) -> Option<Value> {
        let (mut vector, mut at) = (vector, at);
        for _ in 0..MAX_CHAIN {
            if vector.is_constant() {
                return self.f.folder().element(vector, at as u64);
            }
            let def = vector.as_inst()?;
            match self.f.op(def) {
                Opcode::InsertElement => {
                    let inserted = p::int(self.f, self.f.operand(def, 2))?.v;
                    if inserted == at as u128 {
                        return Some(self.f.operand(def, 1));
                    }
                    vector = self.f.operand(def, 0);
                }
                Opcode::ShuffleVector => {
                    let (lanes, scalable, element) = self.f.types().vector(self.f.type_of(self.f.operand(def, 0)))?;
                    if scalable {
                        return None;
                    }
                    let source = *self.f.indices(def).get(at as usize)?;
                    if source == u32::MAX {
                        return Some(Value::poison(element));
                    }
                    let from_left = source < lanes;
                    vector = self.f.operand(def, !from_left as usize);
                    at = if from_left { source } else { source - lanes };
                }
                _ => return None,
            }
        }
        None
    }

    // ---- inserts ------------------------------------------------------------------------------------------------

    /// `insert(v, x, undef) -> poison`, `insert(v, x, C) -> poison`. If `C` is no lane of `v`.
    fn insert_outside(&mut self, vector: Value, _element: Value, index: Value) -> Option<Value> {
        self.is_outside(vector, index).then(|| Value::poison(self.f.type_of(vector)))
    }

    /// `insert(v, poison, n) -> v`, `insert(v, undef, n) -> v`. The second if `v` is known not to be poison.
    fn insert_of_undef(&mut self, vector: Value, element: Value, _index: Value) -> Option<Value> {
        let may_be_anything = element.is_poison() || element.is_undef_or_poison() && self.well_defined(vector);
        may_be_anything.then_some(vector)
    }

    /// `insert(v, v[n], n) -> v`. Always.
    fn insert_of_own_element(&mut self, vector: Value, element: Value, index: Value) -> Option<Value> {
        let extract = p::inst(self.f, element, Opcode::ExtractElement)?;
        (self.f.operand(extract, 0) == vector && self.f.operand(extract, 1) == index).then_some(vector)
    }

    // ---- shuffles -----------------------------------------------------------------------------------------------

    /// `shuffle(v, w, <poison, ...>) -> poison`. Always.
    fn shuffle_of_nothing(&mut self, shuffle: Inst) -> Option<Value> {
        self.f.indices(shuffle).iter().all(|&lane| lane == u32::MAX).then(|| Value::poison(self.f.ty(shuffle)))
    }

    /// `shuffle(v, w, <0, 1, ...>) -> v`, the same for `w`. If the mask takes the lanes in order; a poison lane may be anything.
    fn shuffle_that_keeps(&mut self, shuffle: Inst) -> Option<Value> {
        let (left, right) = (self.f.operand(shuffle, 0), self.f.operand(shuffle, 1));
        let (lanes, ty) = (self.lanes(left)?, self.f.ty(shuffle));
        let mask = self.f.indices(shuffle);
        let in_order = |first: u32| (first..).zip(mask).all(|(wanted, &lane)| lane == wanted || lane == u32::MAX);
        let kept = if in_order(0) { left } else { in_order(lanes).then_some(right)? };
        (self.f.type_of(kept) == ty).then_some(kept)
    }

    /// `shuffle(splat x, _, M) -> splat x`. If the mask takes lanes of the splat, which is a shuffle itself.
    fn shuffle_of_splat(&mut self, shuffle: Inst) -> Option<Value> {
        let splat = self.f.operand(shuffle, 0);
        let lanes = self.lanes(splat)?;
        let inner = p::inst(self.f, splat, Opcode::ShuffleVector)?;
        if self.f.type_of(splat) != self.f.ty(shuffle) || self.f.indices(shuffle).iter().any(|&lane| lane >= lanes) {
            return None;
        }
        let inner = self.f.indices(inner);
        inner.iter().all(|&lane| lane == inner[0] && lane != u32::MAX).then_some(splat)
    }

    // ---- aggregates ---------------------------------------------------------------------------------------------

    /// `insertvalue(s, x, P).P -> x`, `insertvalue(s, x, Q).P -> s.P`. If the member is found behind inserts or in a constant.
    fn member_found(&mut self, extract: Inst) -> Option<Value> {
        let ty = self.f.ty(extract);
        let path: SmallVec<[u32; 4]> = self.f.indices(extract).into();
        let mut aggregate = self.f.operand(extract, 0);
        for _ in 0..MAX_CHAIN {
            if aggregate.is_constant() {
                return self.f.folder().extract_value(aggregate, &path);
            }
            let insert = p::inst(self.f, aggregate, Opcode::InsertValue)?;
            let inserted = self.f.indices(insert);
            let common = inserted.iter().zip(&path).take_while(|(x, y)| x == y).count();
            if common == inserted.len() && common == path.len() {
                return Some(self.f.operand(insert, 1)).filter(|&member| self.f.type_of(member) == ty);
            }
            if common == inserted.len() || common == path.len() {
                return None;
            }
            aggregate = self.f.operand(insert, 0);
        }
        None
    }

    /// `insertvalue(s, poison, P) -> s`, `insertvalue(s, undef, P) -> s`. The second if `s` is known not to be poison.
    fn insert_of_undef_member(&mut self, insert: Inst) -> Option<Value> {
        let (aggregate, member) = (self.f.operand(insert, 0), self.f.operand(insert, 1));
        let may_be_anything = member.is_poison() || member.is_undef_or_poison() && self.well_defined(aggregate);
        may_be_anything.then_some(aggregate)
    }

    /// `insertvalue(s, s.P, P) -> s`, `insertvalue(poison, s.P, P) -> s`. Also into undef, if `s` is known not to be poison.
    fn insert_of_own_member(&mut self, insert: Inst) -> Option<Value> {
        let (aggregate, member) = (self.f.operand(insert, 0), self.f.operand(insert, 1));
        let extract = p::inst(self.f, member, Opcode::ExtractValue)?;
        let source = self.f.operand(extract, 0);
        if self.f.indices(extract) != self.f.indices(insert) || self.f.type_of(source) != self.f.ty(insert) {
            return None;
        }
        let may_be_anything = aggregate.is_poison() || aggregate.is_undef_or_poison() && self.well_defined(source);
        (source == aggregate || may_be_anything).then_some(source)
    }
}
