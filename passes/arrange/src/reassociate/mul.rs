//! Rules of lists of factors: repeated factors become powers, computed by squaring.

use super::{Leaf, Reassociate, is_fp};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Value};

/// A factor and how often it occurs.
#[derive(Clone, Copy)]
struct Power {
    base: Value,
    power: usize,
}

impl Reassociate {
    /// Pairs of equal factors are taken out of the list when there are at least two, and come back as one factor: the product of all
    /// bases of odd power with the square of the rest, and so on.
    pub(super) fn product(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        if leaves.len() < 4 {
            return None;
        }
        let groups = || leaves.chunk_by(|a, b| a.value == b.value);
        let repeated: usize = groups().map(<[Leaf]>::len).filter(|&n| n > 1).sum();
        if repeated < 4 {
            return None;
        }
        let mut powers: Vec<Power> = groups()
            .filter(|group| group.len() > 1)
            .map(|group| Power { base: group[0].value, power: group.len() & !1 })
            .collect();
        *leaves = groups().flat_map(|group| &group[..group.len() % 2]).copied().collect();
        powers.sort_by_key(|power| std::cmp::Reverse(power.power));
        let v = self.powers(func, root, powers);
        if leaves.is_empty() {
            return Some(v);
        }
        let leaf = self.leaf(func, v);
        let at = leaves.partition_point(|other| other.rank > leaf.rank);
        leaves.insert(at, leaf);
        None
    }

    /// The product of all `powers`, which are in falling order, with as few multiplications as this scheme finds.
    fn powers(&mut self, func: &mut FuncMut<'_>, root: Inst, mut powers: Vec<Power>) -> Value {
        // Bit by bit of the exponents: what is multiplied at each level, to be put together from the last one on.
        let mut levels: Vec<Vec<Value>> = Vec::new();
        while powers.iter().any(|power| power.power > 0) {
            let mut joined: Vec<Power> = Vec::with_capacity(powers.len());
            for group in powers.chunk_by(|a, b| a.power == b.power).filter(|group| group[0].power > 0) {
                let bases: Vec<Value> = group.iter().map(|power| power.base).collect();
                let base = self.multiply(func, root, bases);
                if group.len() > 1 {
                    self.again_if_inst(func, base);
                }
                joined.push(Power { base, power: group[0].power });
            }
            levels.push(joined.iter().filter(|power| power.power % 2 == 1).map(|power| power.base).collect());
            joined.iter_mut().for_each(|power| power.power /= 2);
            powers = joined;
        }
        let mut result: Option<Value> = None;
        for mut level in levels.into_iter().rev() {
            if let Some(root_of_square) = result {
                level.extend([root_of_square, root_of_square]);
            }
            if !level.is_empty() {
                result = Some(self.multiply(func, root, level));
            }
        }
        result.unwrap_or(Value::poison(func.ty(root)))
    }

    /// The product of `values`, last first, before `root`.
    fn multiply(&mut self, func: &mut FuncMut<'_>, root: Inst, mut values: Vec<Value>) -> Value {
        let op = func.op(root);
        let fl = if is_fp(op) { func.flags(root) & flags::FAST } else { 0 };
        let mut product = values.pop().unwrap_or(Value::poison(func.ty(root)));
        while let Some(v) = values.pop() {
            product = Builder::before(func, root).binary(op, product, v, fl);
        }
        product
    }
}
