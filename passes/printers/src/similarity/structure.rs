//! Repeats as candidates, and which of them use their values alike: there is a mapping between the values of one and those of the other.

use super::letters::{Place, Text};
use std::collections::HashMap;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// A part of the text, with numbers of what it names.
pub(crate) struct Candidate {
    pub(crate) start: usize,
    pub(crate) len: usize,
    /// Numbers of values, from one on, in the order in which they are met.
    numbers: HashMap<Value, u32>,
    /// Blocks whose instructions are in it.
    blocks: Vec<Block>,
}

/// Numbers of one candidate, with the numbers of the other one that each may stand for.
type Mapping = HashMap<u32, Vec<u32>>;

impl Candidate {
    /// The `len` letters of `text` from `start` on; `None` where a repeat ends in them.
    pub(crate) fn new(text: &Text<'_>, start: usize, len: usize) -> Option<Candidate> {
        let mut found = Candidate { start, len, numbers: HashMap::new(), blocks: Vec::new() };
        for place in &text.places[start..start + len] {
            let place = place.as_ref()?;
            for &value in place.operands.iter().chain(&[Value::inst(place.inst)]) {
                found.number(value);
            }
            let block = text.functions[place.function].block_of(place.inst);
            if found.blocks.last() != Some(&block) {
                found.blocks.push(block);
            }
        }
        for block in found.blocks.clone() {
            found.number(Value::block(block));
        }
        Some(found)
    }
    fn number(&mut self, value: Value) {
        let next = self.numbers.len() as u32 + 1;
        self.numbers.entry(value).or_insert(next);
    }
    fn places<'t>(&self, text: &'t Text<'_>) -> impl Iterator<Item = &'t Place> {
        text.places[self.start..self.start + self.len].iter().flatten()
    }
    fn numbers_of(&self, values: &[Value]) -> Vec<u32> {
        values.iter().map(|value| self.numbers[value]).collect()
    }
}

/// Whether `a` and `b` use their values alike.
pub(crate) fn are_alike(text: &Text<'_>, a: &Candidate, b: &Candidate) -> bool {
    if a.len != b.len || a.numbers.len() != b.numbers.len() {
        return false;
    }
    let (mut of_a, mut of_b) = (Mapping::new(), Mapping::new());
    a.places(text).zip(b.places(text)).all(|(one, other)| {
        let op = text.functions[one.function].op(one.inst);
        let (n, m) = (a.numbers[&Value::inst(one.inst)], b.numbers[&Value::inst(other.inst)]);
        if !contains_or_new(&mut of_a, n, m) || !contains_or_new(&mut of_b, m, n) {
            return false;
        }
        let (ones, others) = (a.numbers_of(&one.operands), b.numbers_of(&other.operands));
        let is_unordered = op.is_commutative() && op.is_binary() && !matches!(op, Opcode::FAdd | Opcode::FMul);
        if is_unordered {
            return maps_in_some_order(&mut of_a, &ones, &others) && maps_in_some_order(&mut of_b, &others, &ones);
        }
        let mut pairs = ones.iter().zip(&others);
        pairs.all(|(&n, &m)| maps(&mut of_a, n, m) && maps(&mut of_b, m, n)) && blocks_fit(a, b, one, other)
    })
}

/// Whether `number` may stand for `other`, or is new.
fn contains_or_new(mapping: &mut Mapping, number: u32, other: u32) -> bool {
    mapping.entry(number).or_insert_with(|| vec![other]).contains(&other)
}

/// Makes `number` stand for `other` alone, if it may.
fn maps(mapping: &mut Mapping, number: u32, other: u32) -> bool {
    let possible = mapping.entry(number).or_insert_with(|| vec![other]);
    let fits = possible.contains(&other);
    if fits && possible.len() > 1 {
        *possible = vec![other];
    }
    fits
}

/// Narrows what `numbers`, the operands of an operation that does not care for their order, may stand for to `others`.
fn maps_in_some_order(mapping: &mut Mapping, numbers: &[u32], others: &[u32]) -> bool {
    let mut all = others.to_vec();
    all.sort_unstable();
    all.dedup();
    for &number in numbers {
        let possible = mapping.entry(number).or_insert_with(|| all.clone());
        possible.retain(|other| all.contains(other));
        let &[only] = &possible[..] else {
            if possible.is_empty() {
                return false;
            }
            continue;
        };
        // What one stands for alone, none of the others does.
        for inner in numbers.iter().filter(|&&inner| inner != number) {
            if let Some(possible) = mapping.get_mut(inner) {
                possible.retain(|&other| other != only);
                if possible.is_empty() {
                    return false;
                }
            }
        }
    }
    true
}

/// Whether blocks that both name are both in their candidates, equally far away, or both outside.
fn blocks_fit(a: &Candidate, b: &Candidate, one: &Place, other: &Place) -> bool {
    let blocks = |place: &Place| -> Vec<Block> {
        place.operands[place.num_values..].iter().filter_map(|value| value.as_block()).collect()
    };
    let distances = one.distances.iter().zip(&other.distances);
    let mut pairs = blocks(one).into_iter().zip(blocks(other)).zip(distances);
    pairs.all(|((one, other), (near, far))| {
        let (inside, other_inside) = (a.blocks.contains(&one), b.blocks.contains(&other));
        inside == other_inside && (!inside || near == far)
    })
}
