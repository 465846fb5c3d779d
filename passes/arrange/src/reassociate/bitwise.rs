//! Rules of lists of operands of `and`, `or` and `xor`.

use super::{Leaf, Reassociate, SEARCH};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns::{self as p, Int};

/// Place of `wanted` among the leaves of the rank of `leaves[at]`, or of an instruction that is the same.
pub(super) fn find_equal_rank(func: &Func<'_>, leaves: &[Leaf], at: usize, wanted: Value) -> Option<usize> {
    let rank = leaves[at].rank;
    let matches = |k: &usize| {
        let v = leaves[*k].value;
        v == wanted || is_identical(func, v, wanted)
    };
    let same = |k: &usize| leaves[*k].rank == rank;
    let behind = (at + 1..leaves.len()).take_while(same).take(SEARCH).find(matches);
    behind.or_else(|| (0..at).rev().take_while(same).take(SEARCH).find(matches))
}

/// Whether two values are computed by the same pure operation from the same operands, with the same flags.
fn is_identical(func: &Func<'_>, left: Value, right: Value) -> bool {
    let (Some(a), Some(b)) = (left.as_inst(), right.as_inst()) else { return false };
    let pure = func.op(a).is_pure() && !func.op(a).is_call();
    pure && func.op(a) == func.op(b)
        && func.ty(a) == func.ty(b)
        && func.flags(a) == func.flags(b)
        && func.aux(a) == func.aux(b)
        && func.operands(a).eq(func.operands(b))
}

/// An operand of `xor` seen as `symbol | constant` or `symbol & constant`.
#[derive(Clone, Copy)]
struct Part {
    value: Value,
    symbol: Value,
    constant: u128,
    is_or: bool,
    rank: u64,
    gone: bool,
}

impl Part {
    fn of(func: &Func<'_>, value: Value) -> Part {
        for op in [Opcode::Or, Opcode::And] {
            let Some((a, b)) = p::binary(func, value, op) else { continue };
            let with = |symbol: Value, constant: Value| Some((symbol, p::int(func, constant)?.v));
            if let Some((symbol, constant)) = with(a, b).or_else(|| with(b, a)) {
                return Part { value, symbol, constant, is_or: op == Opcode::Or, rank: 0, gone: false };
            }
        }
        Part { value, symbol: value, constant: 0, is_or: true, rank: 0, gone: false }
    }
}

impl Reassociate {
    /// `x & ~x -> 0`, `x | ~x -> -1`, `x & x -> x`, `x | x -> x`, `x ^ x -> 0`.
    pub(super) fn and_or_xor(
        &mut self,
        func: &mut FuncMut<'_>,
        op: Opcode,
        ty: Type,
        leaves: &mut Vec<Leaf>,
    ) -> Option<Value> {
        if op != Opcode::Xor {
            for at in 0..leaves.len() {
                if let Some(x) = p::not(func, leaves[at].value)
                    && find_equal_rank(func, leaves, at, x).is_some()
                {
                    return if op == Opcode::And { func.folder().zero(ty) } else { Some(p::make_all_ones(func, ty)) };
                }
            }
            leaves.dedup_by_key(|leaf| leaf.value);
            return None;
        }
        // Equal values stand side by side; of an odd number one is left.
        let mut kept: Vec<Leaf> = Vec::with_capacity(leaves.len());
        for group in leaves.chunk_by(|a, b| a.value == b.value) {
            kept.extend(group.iter().take(group.len() % 2));
        }
        if kept.is_empty() {
            return func.folder().zero(ty);
        }
        *leaves = kept;
        None
    }

    /// Rules of `xor`: the above, and operands that mask one value by constants.
    pub(super) fn exclusive_or(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        let ty = func.ty(root);
        if let Some(v) = self.and_or_xor(func, Opcode::Xor, ty, leaves) {
            return Some(v);
        }
        if leaves.len() == 1 || p::is_wide_integer(func, ty) {
            return None;
        }
        let bits = p::width(func, root.into());
        let mut constant = Int::new(0, bits);
        let mut parts: Vec<Part> = Vec::with_capacity(leaves.len());
        for leaf in leaves.iter() {
            match p::int(func, leaf.value) {
                Some(c) => constant = Int::new(constant.v ^ c.v, bits),
                None => {
                    let mut part = Part::of(func, leaf.value);
                    part.rank = self.ranks.of(func, part.symbol);
                    parts.push(part);
                }
            }
        }
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by_key(|&n| parts[n].rank);
        let (mut before, mut changed): (Option<usize>, bool) = (None, false);
        for n in order {
            if !constant.is_zero()
                && let Some(combined) = self.xor_with_constant(func, root, parts[n], &mut constant)
            {
                changed = true;
                match combined {
                    Some(v) => parts[n] = Part { rank: parts[n].rank, ..Part::of(func, v) },
                    None => {
                        parts[n].gone = true;
                        continue;
                    }
                }
            }
            let Some(m) = before.filter(|&m| parts[m].symbol == parts[n].symbol) else {
                before = Some(n);
                continue;
            };
            if let Some(combined) = self.xor_of_parts(func, root, parts[n], parts[m], &mut constant) {
                changed = true;
                parts[m].gone = true;
                match combined {
                    Some(v) => {
                        parts[n] = Part { rank: parts[n].rank, ..Part::of(func, v) };
                        before = Some(n);
                    }
                    None => {
                        parts[n].gone = true;
                        before = None;
                    }
                }
            }
        }
        if !changed {
            return None;
        }
        leaves.clear();
        for part in parts.iter().filter(|part| !part.gone) {
            let leaf = self.leaf(func, part.value);
            leaves.push(leaf);
        }
        if !constant.is_zero() || leaves.is_empty() {
            let value = p::make_int(func, ty, constant.v);
            leaves.push(Leaf { rank: 0, value });
        }
        match leaves[..] {
            [only] => Some(only.value),
            _ => None,
        }
    }

    /// `x & mask` before `root`; `None` is 0.
    fn masked(&mut self, func: &mut FuncMut<'_>, root: Inst, value: Value, mask: Int) -> Option<Value> {
        if mask.is_zero() {
            return None;
        }
        if mask.is_all_ones() {
            return Some(value);
        }
        let ty = func.ty(root);
        let c = p::make_int(func, ty, mask.v);
        let v = Builder::before(func, root).binary(Opcode::And, value, c, 0);
        func.set_name(v, b"and.ra");
        Some(v)
    }

    /// `(x | c) ^ c -> x & ~c`. The result is what stands for the part, `None` in it for 0.
    fn xor_with_constant(
        &mut self,
        func: &mut FuncMut<'_>,
        root: Inst,
        part: Part,
        constant: &mut Int,
    ) -> Option<Option<Value>> {
        if !part.is_or || part.constant == 0 || part.constant != constant.v || !func.has_one_use(part.value) {
            return None;
        }
        let v = self.masked(func, root, part.symbol, constant.not());
        *constant = Int::new(0, constant.bits);
        self.again_if_inst(func, part.value);
        Some(v)
    }

    /// Two parts of one symbol as one, unless that takes more operations than die.
    ///
    /// `(x | c1) ^ (x & c2) -> (x & (~c1 ^ c2)) ^ c1`; `(x | c1) ^ (x | c2) -> (x & (c1 ^ c2)) ^ (c1 ^ c2)`;
    /// `(x & c1) ^ (x & c2) -> x & (c1 ^ c2)`.
    fn xor_of_parts(
        &mut self,
        func: &mut FuncMut<'_>,
        root: Inst,
        one: Part,
        other: Part,
        constant: &mut Int,
    ) -> Option<Option<Value>> {
        let dying = 1 + func.has_one_use(one.value) as u32 + func.has_one_use(other.value) as u32;
        let bits = constant.bits;
        let (mask, more) = if one.is_or != other.is_or {
            let (or, and) = if one.is_or { (one, other) } else { (other, one) };
            (Int::new(!or.constant ^ and.constant, bits), or.constant)
        } else if one.is_or {
            (Int::new(one.constant ^ other.constant, bits), one.constant ^ other.constant)
        } else {
            (Int::new(one.constant ^ other.constant, bits), 0)
        };
        let adds_constant = one.is_or || other.is_or;
        let made = if constant.is_zero() { 2 } else { 1 };
        if adds_constant && !mask.is_zero() && !mask.is_all_ones() && made > dying {
            return None;
        }
        let v = self.masked(func, root, one.symbol, mask);
        *constant = Int::new(constant.v ^ more, bits);
        self.again_if_inst(func, one.value);
        self.again_if_inst(func, other.value);
        Some(v)
    }
}
