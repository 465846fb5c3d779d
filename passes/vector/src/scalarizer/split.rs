//! How vectors are taken apart: into fragments of one element, or of as many as `scalarize-min-bits` bits hold.

use super::{MOST_LANES, Walk};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// The fragments of a vector type.
#[derive(Clone, Copy)]
pub(super) struct Split {
    /// Elements of the vector.
    pub elements: u32,
    /// Elements of each fragment; the last may have fewer. One: fragments are scalars.
    pub packed: u32,
    /// Type of an element.
    pub element: Type,
}

impl Split {
    /// Number of fragments.
    pub fn fragments(self) -> u32 {
        self.elements.div_ceil(self.packed)
    }
    /// Elements of fragment `n`.
    pub fn packed_in(self, n: u32) -> u32 {
        self.packed.min(self.elements - n * self.packed)
    }
}

impl Walk<'_, '_> {
    /// How vectors of type `ty` are taken apart, if they are: not scalable or very long ones, and none that a single fragment holds.
    pub(super) fn split(&self, ty: Type) -> Option<Split> {
        let (elements, scalable, element) = self.func.types().vector(ty)?;
        if scalable || elements > MOST_LANES {
            return None;
        }
        let bits = match self.func.types().is_ptr(element) {
            true => 0,
            false => self.func.layout().size_in_bits(self.func.types(), element),
        };
        let packed = if elements == 1 || bits == 0 { 1 } else { (self.min_bits / bits).max(1) };
        let packed = u32::try_from(packed).unwrap_or(MOST_LANES);
        (packed == 1 || packed < elements).then_some(Split { elements, packed, element })
    }

    /// Type of fragment `n`.
    pub(super) fn fragment_type(&mut self, split: Split, n: u32) -> Type {
        match split.packed_in(n) {
            1 => split.element,
            packed => self.func.vector_type(packed, split.element),
        }
    }

    /// Whether every operand of `inst` that is a vector is taken apart into fragments of `split.packed` elements.
    pub(super) fn operands_split_alike(&self, inst: Inst, split: Split) -> bool {
        self.func.operands(inst).filter(|operand| !operand.is_none()).all(|operand| {
            let ty = self.func.type_of(operand);
            self.func.types().vector(ty).is_none() || self.split(ty).is_some_and(|other| other.packed == split.packed)
        })
    }

    /// Fragment `n` of `vector`; `at` is where a constant's is wanted. What is no vector is its own fragment.
    pub(super) fn part(&mut self, vector: Value, n: u32, at: Inst) -> Value {
        let Some(split) = self.split(self.func.type_of(vector)) else { return vector };
        if let Some(known) = self.parts.get(&vector).map(|parts| parts[n as usize]).filter(|part| part.is_some()) {
            return known;
        }
        if let Some(constant) = self.constant_part(vector, n, split) {
            return constant;
        }
        if split.packed_in(n) == 1 {
            // Through insertions, none of which is at the element, if they say where they are.
            let wanted = u64::from(n * split.packed);
            let (mut source, mut steps) = (vector, 0);
            // In code that nothing reaches a chain may lead back to its own start.
            while let Some(insert) = source.as_inst().filter(|&i| self.func.op(i) == Opcode::InsertElement) {
                match self.func.consts().as_int(self.func.operand(insert, 2)) {
                    Some(index) if index == wanted => {
                        let value = self.func.operand(insert, 1);
                        return self.remember(vector, n, split, value);
                    }
                    Some(_) if steps < MOST_LANES => source = self.func.operand(insert, 0),
                    _ => break,
                }
                steps += 1;
            }
            if source != vector {
                let value = self.part(source, n, at);
                return self.remember(vector, n, split, value);
            }
        }
        let point = self.point(vector).unwrap_or(at);
        let new = self.take_out(vector, n, split, point);
        self.name(new, vector, &format!(".i{n}"));
        // What was taken out at the place of a use stands above no other one.
        if !self.points.contains_key(&vector) {
            return new;
        }
        self.remember(vector, n, split, new)
    }

    /// Reads fragment `n` of `vector` before `point`.
    fn take_out(&mut self, vector: Value, n: u32, split: Split, point: Inst) -> Value {
        let first = n * split.packed;
        let (ty, whole) = (self.fragment_type(split, n), self.func.type_of(vector));
        let index = self.func.consts_mut().add_i64(first.into());
        let mut builder = Builder { loc: Md::NONE, ..Builder::before(self.func, point) };
        match split.packed_in(n) {
            1 => builder.extract_element(vector, index, ty),
            packed => {
                let mask: Vec<u32> = (first..first + packed).collect();
                builder.shuffle(vector, Value::poison(whole), &mask, ty)
            }
        }
    }

    fn remember(&mut self, vector: Value, n: u32, split: Split, value: Value) -> Value {
        let parts = self.parts.entry(vector).or_insert_with(|| vec![Value::NONE; split.fragments() as usize]);
        parts[n as usize] = value;
        value
    }

    /// Fragment `n` of a constant.
    fn constant_part(&mut self, vector: Value, n: u32, split: Split) -> Option<Value> {
        let first = n * split.packed;
        if split.packed_in(n) == 1 {
            return self.constant_element(vector, first, split.element);
        }
        let elements: Option<Vec<Value>> =
            (first..first + split.packed).map(|n| self.constant_element(vector, n, split.element)).collect();
        let ty = self.fragment_type(split, n);
        Some(self.func.consts_mut().add_aggregate(ty, &elements?, true))
    }

    /// The vector of type `ty` whose fragments are `parts`, made before `at`; the value of each step is named after `named`.
    pub(super) fn whole(&mut self, parts: &[Value], ty: Type, split: Split, named: (Value, &str), at: Inst) -> Value {
        let mut whole = Value::poison(ty);
        for (n, &part) in (0u32..).zip(parts) {
            let first = n * split.packed;
            let packed = split.packed_in(n);
            if packed == 1 {
                let index = self.func.consts_mut().add_i64(first.into());
                whole = Builder::before(self.func, at).insert_element(whole, part, index);
            } else {
                let widened = self.widened(part, packed, ty, split, at);
                if n == 0 {
                    whole = widened;
                    continue;
                }
                let mask: Vec<u32> = (0..split.elements)
                    .map(|lane| match (first..first + packed).contains(&lane) {
                        true => split.elements + lane - first,
                        false => lane,
                    })
                    .collect();
                whole = Builder::before(self.func, at).shuffle(whole, widened, &mask, ty);
            }
            self.name(whole, named.0, &format!("{}.upto{n}", named.1));
        }
        whole
    }

    /// A vector of type `ty` that begins with the `packed` elements of `part`.
    fn widened(&mut self, part: Value, packed: u32, ty: Type, split: Split, at: Inst) -> Value {
        let mask: Vec<u32> = (0..split.elements).map(|lane| if lane < packed { lane } else { u32::MAX }).collect();
        let poison = Value::poison(self.func.type_of(part));
        let constant = part.is_constant().then(|| self.func.folder().shuffle(part, poison, &mask, ty)).flatten();
        constant.unwrap_or_else(|| Builder::before(self.func, at).shuffle(part, poison, &mask, ty))
    }
}
