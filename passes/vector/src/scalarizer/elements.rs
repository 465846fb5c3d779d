//! Instructions that put elements into vectors, take them out or rearrange them.

use super::{Parts, Split, Walk};
use warpc_ir::ids::*;
use warpc_ir::{Builder, IntPred, Opcode, Value};

impl Walk<'_, '_> {
    /// `index == lane`, named for it.
    pub(super) fn is_lane(&mut self, inst: Inst, index: Value, lane: u32) -> Value {
        let ty = self.func.type_of(index);
        let number = warpc_scalar::patterns::make_int(self.func, ty, lane.into());
        let is = Builder::before(self.func, inst).icmp(IntPred::Eq, index, number, Type::I1);
        self.name(is, index, &format!(".is.{lane}"));
        is
    }
    pub(super) fn insert(&mut self, inst: Inst, split: Split) -> bool {
        let [vector, element, index] = [0, 1, 2].map(|n| self.func.operand(inst, n));
        let made = match self.func.consts().as_int(index) {
            Some(at) if at < split.elements.into() => self.insert_at(inst, vector, element, at as u32, split),
            None if self.variable && split.packed == 1 => self.insert_somewhere(inst, vector, element, index, split),
            _ => return false,
        };
        self.gather(inst, made);
        true
    }
    /// The fragments of `vector` with `element` at the index `at`.
    fn insert_at(&mut self, inst: Inst, vector: Value, element: Value, at: u32, split: Split) -> Parts {
        let (fragment, lane) = (at / split.packed, at % split.packed);
        let mut made = Parts::with_capacity(split.fragments() as usize);
        for n in 0..split.fragments() {
            made.push(match n == fragment {
                true if split.packed_in(n) == 1 => element,
                is_here => {
                    let part = self.part(vector, n, inst);
                    let index = self.func.consts_mut().add_i64(lane.into());
                    match is_here {
                        false => part,
                        true => self.inserted(inst, part, element, index),
                    }
                }
            });
        }
        made
    }
    /// `insertelement part, element, index`, or the constant that it is.
    fn inserted(&mut self, inst: Inst, part: Value, element: Value, index: Value) -> Value {
        let constant = part.is_constant().then(|| self.func.folder().insert_element(part, element, index)).flatten();
        constant.unwrap_or_else(|| Builder::before(self.func, inst).insert_element(part, element, index))
    }
    /// The elements of `vector` with `element` at an index that is not constant.
    fn insert_somewhere(&mut self, inst: Inst, vector: Value, element: Value, index: Value, split: Split) -> Parts {
        let mut made = Parts::with_capacity(split.elements as usize);
        for lane in 0..split.elements {
            let is = self.is_lane(inst, index, lane);
            let old = self.part(vector, lane, inst);
            let new = Builder::before(self.func, inst).select(is, element, old, 0);
            self.name(new, inst.into(), &format!(".i{lane}"));
            made.push(new);
        }
        made
    }
    pub(super) fn extract(&mut self, inst: Inst) -> bool {
        let (vector, index) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let Some(split) = self.split(self.func.type_of(vector)) else { return false };
        // One that is an element of a vector already has nothing to gain.
        if self.parts.get(&vector).is_some_and(|parts| parts.contains(&inst.into())) {
            return false;
        }
        let value = match self.func.consts().as_int(index) {
            Some(at) if at < split.elements.into() => self.extract_at(inst, vector, at as u32, split),
            None if self.variable && split.packed == 1 => self.extract_somewhere(inst, vector, index, split),
            _ => return false,
        };
        if value == inst.into() {
            return false;
        }
        self.func.replace_all_uses(inst.into(), value);
        self.dead.push(inst);
        true
    }
    /// Element `at` of `vector`, read from the fragment it is in.
    fn extract_at(&mut self, inst: Inst, vector: Value, at: u32, split: Split) -> Value {
        let (fragment, lane) = (at / split.packed, at % split.packed);
        let part = self.part(vector, fragment, inst);
        if split.packed_in(fragment) == 1 {
            return part;
        }
        let index = self.func.consts_mut().add_i64(lane.into());
        let constant = part.is_constant().then(|| self.func.folder().extract_element(part, index)).flatten();
        constant.unwrap_or_else(|| Builder::before(self.func, inst).extract_element(part, index, split.element))
    }
    /// The element of `vector` at an index that is not constant.
    fn extract_somewhere(&mut self, inst: Inst, vector: Value, index: Value, split: Split) -> Value {
        let mut result = Value::poison(split.element);
        for lane in 0..split.elements {
            let is = self.is_lane(inst, index, lane);
            let part = self.part(vector, lane, inst);
            result = Builder::before(self.func, inst).select(is, part, result, 0);
            self.name(result, inst.into(), &format!(".upto{lane}"));
        }
        result
    }
    pub(super) fn shuffle(&mut self, inst: Inst, split: Split) -> bool {
        let (left, right) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let Some(source) = self.split(self.func.type_of(left)) else { return false };
        if source.packed > 1 || split.packed > 1 {
            return false;
        }
        let mask = self.func.indices(inst).to_vec();
        let made = mask
            .into_iter()
            .map(|lane| match lane {
                u32::MAX => Value::poison(split.element),
                lane if lane < source.elements => self.part(left, lane, inst),
                lane => self.part(right, lane - source.elements, inst),
            })
            .collect();
        self.gather(inst, made);
        true
    }

    pub(super) fn bit_cast(&mut self, inst: Inst, split: Split) -> bool {
        let operand = self.func.operand(inst, 0);
        let Some(source) = self.split(self.func.type_of(operand)) else { return false };
        if !split.elements.is_multiple_of(split.packed) || !source.elements.is_multiple_of(source.packed) {
            return false;
        }
        let (to, from) = (split.fragments(), source.fragments());
        let made = if from == to {
            self.cast_each(inst, operand, split)
        } else if to > from && to.is_multiple_of(from) {
            self.cast_and_split(inst, operand, from, split)
        } else if from.is_multiple_of(to) {
            self.join_and_cast(inst, operand, source, split)
        } else {
            return false;
        };
        self.gather(inst, made);
        true
    }
    /// Fragments that hold the same bits before and after.
    fn cast_each(&mut self, inst: Inst, operand: Value, split: Split) -> Parts {
        let mut made = Parts::with_capacity(split.fragments() as usize);
        for n in 0..split.fragments() {
            let part = self.part(operand, n, inst);
            let ty = self.fragment_type(split, n);
            let new = Builder::before(self.func, inst).cast(Opcode::BitCast, part, ty, 0);
            self.name(new, inst.into(), &format!(".i{n}"));
            made.push(new);
        }
        made
    }
    /// Each of the `from` fragments of the operand becomes several fragments.
    fn cast_and_split(&mut self, inst: Inst, operand: Value, from: u32, split: Split) -> Parts {
        let each = split.fragments() / from;
        let middle = self.func.vector_type(each * split.packed, split.element);
        let mut made = Parts::with_capacity(split.fragments() as usize);
        for n in 0..from {
            let mut value = self.part(operand, n, inst);
            while let Some(cast) = value.as_inst().filter(|&i| self.func.op(i) == Opcode::BitCast) {
                value = self.func.operand(cast, 0);
            }
            if self.func.type_of(value) != middle {
                let cast = Builder::before(self.func, inst).cast(Opcode::BitCast, value, middle, 0);
                self.name(cast, value, ".cast");
                value = cast;
            }
            for n in 0..each {
                made.push(self.part(value, n, inst));
            }
        }
        made
    }
    /// Several fragments of the operand become one.
    fn join_and_cast(&mut self, inst: Inst, operand: Value, source: Split, split: Split) -> Parts {
        let each = source.fragments() / split.fragments();
        let joined = Split { elements: each * source.packed, ..source };
        let middle = self.func.vector_type(joined.elements, source.element);
        let mut made = Parts::with_capacity(split.fragments() as usize);
        for n in 0..split.fragments() {
            let parts: Vec<Value> = (0..each).map(|k| self.part(operand, n * each + k, inst)).collect();
            let whole = self.whole(&parts, middle, joined, (inst.into(), &format!(".i{n}")), inst);
            let ty = self.fragment_type(split, n);
            let new = Builder::before(self.func, inst).cast(Opcode::BitCast, whole, ty, 0);
            self.name(new, inst.into(), &format!(".i{n}"));
            made.push(new);
        }
        made
    }
}
