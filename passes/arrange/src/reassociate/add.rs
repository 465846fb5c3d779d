//! Rules of lists of summands: multiples, inverses, common factors.
//!
//! A thread number, and the size of a block or grid, is not taken out of a sum of products, as `(ctaid + nctaid) * ntid` hides the
//! step of a loop over a grid (knob `reassociate-keep-thread-numbers`).

use super::bitwise::find_equal_rank;
use super::{Leaf, Reassociate, is_fp, negated, regroupable, regroupable_either};
use warpc_analysis::facts;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

const PRODUCTS: [Opcode; 2] = [Opcode::Mul, Opcode::FMul];

/// A product of the same kind as the sum `root`, before it.
fn multiply(func: &mut FuncMut<'_>, root: Inst, left: Value, right: Value) -> Value {
    let (op, fl) = match func.op(root) {
        op if is_fp(op) => (Opcode::FMul, func.flags(root) & flags::FAST),
        _ => (Opcode::Mul, 0),
    };
    Builder::before(func, root).binary(op, left, right, fl)
}

/// The number `n` of type `ty`, integer or not.
pub(super) fn number(func: &mut FuncMut<'_>, ty: Type, n: i64) -> Option<Value> {
    let scalar = func.types().scalar(ty);
    if func.types().is_int(scalar) {
        return func.folder().int_of(ty, n);
    }
    let bits = float::of_i64(scalar, n)?;
    let mut fold = func.folder();
    let c = fold.float(scalar, bits);
    Some(fold.splat(ty, c))
}

/// Whether `value`, extended or not, is a special register that numbers threads.
fn is_thread_number(func: &Func<'_>, mut value: Value) -> bool {
    while let Some(i) = value.as_inst() {
        match func.op(i) {
            Opcode::ZExt | Opcode::SExt => value = func.operand(i, 0),
            _ => return facts::intrinsic(func, i).is_some_and(intrinsics::is_sreg),
        }
    }
    false
}

/// The constant `-value` of a negative scalar constant that has one.
fn positive(func: &mut FuncMut<'_>, value: Value) -> Option<Value> {
    let ty = func.type_of(value);
    if !value.is_constant() || func.types().is_vector(ty) {
        return None;
    }
    if let Some(n) = p::int(func, value) {
        return (n.is_negative() && !n.is_sign_mask()).then(|| p::make_int(func, ty, n.neg().v));
    }
    let (format, bits) = p::float(func, value)?;
    let sign = 1u128 << (func.types().scalar_bits(format)? - 1);
    (bits & sign != 0).then(|| func.folder().float(format, bits & !sign))
}

/// Whether one scalar constant is the other one negated.
fn are_opposite(func: &Func<'_>, left: Value, right: Value) -> bool {
    if !left.is_constant() || !right.is_constant() || func.types().is_vector(func.type_of(left)) {
        return false;
    }
    if let (Some(a), Some(b)) = (p::int(func, left), p::int(func, right)) {
        return a == b.neg();
    }
    match (p::float(func, left), p::float(func, right)) {
        (Some((a, x)), Some((b, y))) => {
            a == b && func.types().scalar_bits(a).is_some_and(|width| x ^ y == 1 << (width - 1))
        }
        _ => false,
    }
}

impl Reassociate {
    /// `x + x -> 2 * x`, `x + -x -> 0`, `x + ~x -> -1`, `a * b + a * c -> a * (b + c)`.
    pub(super) fn sum(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        if let Some(v) = self.multiples(func, root, leaves) {
            return Some(v);
        }
        if let Some(v) = self.inverses(func, root, leaves) {
            return Some(v);
        }
        self.factor(func, root, leaves)
    }

    fn multiples(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        let (mut single, mut products) = (Vec::with_capacity(leaves.len()), Vec::new());
        for group in leaves.chunk_by(|a, b| a.value == b.value) {
            let (leaf, count) = (group[0], group.len());
            if count == 1 {
                single.push(leaf);
                continue;
            }
            let count = number(func, func.ty(root), count as i64)?;
            let product = multiply(func, root, leaf.value, count);
            func.set_name(product, b"factor");
            self.again_if_inst(func, product);
            products.push(self.leaf(func, product));
        }
        if products.is_empty() {
            return None;
        }
        // The last product stands first.
        products.reverse();
        products.extend(single);
        *leaves = products;
        match leaves[..] {
            [only] => Some(only.value),
            _ => None,
        }
    }

    fn inverses(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        let ty = func.ty(root);
        let (mut left, mut ones) = (leaves.len(), 0);
        for at in 0..leaves.len() {
            let v = leaves[at].value;
            let negation = negated(func, v);
            let Some(x) = negation.or_else(|| p::not(func, v)) else { continue };
            let Some(other) = find_equal_rank(func, leaves, at, x) else { continue };
            if left + ones == 2 {
                return if negation.is_none() { Some(p::make_all_ones(func, ty)) } else { func.folder().zero(ty) };
            }
            leaves[at].value = Value::NONE;
            leaves[other].value = Value::NONE;
            left -= 2;
            ones += negation.is_none() as usize;
        }
        leaves.retain(|leaf| leaf.value.is_some());
        for _ in 0..ones {
            let value = p::make_all_ones(func, ty);
            leaves.push(Leaf { rank: 0, value });
        }
        None
    }

    /// Takes the factor that occurs in most summands out of them.
    fn factor(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        let factor = self.most_frequent_factor(func, leaves)?;
        if self.keep_threads && is_thread_number(func, factor) {
            return None;
        }
        // Another use of the factor, so that it is no inner node of any summand while these are rewritten.
        let ty = func.ty(root);
        let op = func.op(root);
        let guard = Builder::before(func, root).binary(op, factor, factor, 0);
        let (mut kept, mut summands) = (Vec::with_capacity(leaves.len()), Vec::new());
        for leaf in leaves.iter() {
            match self.without_factor(func, leaf.value, factor) {
                Some(v) => summands.push(v),
                None => kept.push(*leaf),
            }
        }
        if let Some(guard) = guard.as_inst() {
            func.erase(guard);
        }
        let fl = func.flags(root) & if is_fp(func.op(root)) { flags::FAST } else { 0 };
        let mut values = summands.into_iter();
        let mut total = values.next().unwrap_or(Value::poison(ty));
        for v in values {
            total = Builder::before(func, root).binary(op, total, v, fl);
            func.set_name(total, b"reass.add");
        }
        self.again_if_inst(func, total);
        let product = multiply(func, root, total, factor);
        func.set_name(product, b"reass.mul");
        self.again_if_inst(func, product);
        self.changed = true;
        if kept.is_empty() {
            return Some(product);
        }
        let first = self.leaf(func, product);
        kept.insert(0, first);
        *leaves = kept;
        None
    }

    /// The factor that occurs in most summands, if it occurs in two; of several the first to do so. The positive one stands for
    /// negative constants too.
    fn most_frequent_factor(&self, func: &mut FuncMut<'_>, leaves: &[Leaf]) -> Option<Value> {
        let mut seen: Vec<(Value, u32)> = Vec::new();
        let mut here: Vec<Value> = Vec::new();
        for leaf in leaves {
            let Some(product) = regroupable_either(func, leaf.value, PRODUCTS) else { continue };
            here.clear();
            let op = func.op(product);
            let mut work: Vec<Value> = vec![func.operand(product, 0), func.operand(product, 1)];
            while let Some(v) = work.pop() {
                match regroupable(func, v, op) {
                    Some(i) => work.extend([func.operand(i, 0), func.operand(i, 1)]),
                    None => {
                        here.push(v);
                        here.extend(positive(func, v));
                    }
                }
            }
            let first = seen.len();
            for (n, &v) in here.iter().enumerate() {
                seen.push((v, (first + n) as u32));
            }
            // A factor counts once per summand.
            seen[first..].sort_unstable();
            let mut last = Value::NONE;
            let mut end = first;
            for n in first..seen.len() {
                if seen[n].0 != last {
                    last = seen[n].0;
                    seen[end] = seen[n];
                    end += 1;
                }
            }
            seen.truncate(end);
        }
        seen.sort_unstable();
        let groups = seen.chunk_by(|a, b| a.0 == b.0).filter(|group| group.len() > 1);
        let best = groups.min_by_key(|group| (std::cmp::Reverse(group.len()), group[group.len() - 1].1))?;
        Some(best[0].0)
    }

    /// What is left of product `value` without one `factor`; `None`, and the product as it was, where it has none.
    fn without_factor(&mut self, func: &mut FuncMut<'_>, value: Value, factor: Value) -> Option<Value> {
        let product = regroupable_either(func, value, PRODUCTS)?;
        let (mut factors, common) = self.flatten(func, product);
        let mut negate = false;
        let found = factors.iter().position(|leaf| {
            negate = leaf.value != factor && are_opposite(func, leaf.value, factor);
            leaf.value == factor || negate
        });
        let Some(found) = found else {
            self.write_tree(func, product, &factors, common);
            return None;
        };
        factors.remove(found);
        let mut rest = match factors[..] {
            [only] => {
                self.again(func, product);
                only.value
            }
            _ => {
                self.write_tree(func, product, &factors, common);
                product.into()
            }
        };
        if negate {
            let behind = func.next(product);
            rest = super::negate::negation(func, rest, behind, product);
            func.set_name(rest, b"neg");
        }
        Some(rest)
    }
}
