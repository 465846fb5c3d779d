//! Products beside one another: `(b + i) * s` becomes `b * s` plus or minus `s`, shifted.
//!
//! **When**: a product of the same two values dominates, but for a constant in one of them, the constants differ by a power of two,
//! and the sum takes fewer instructions of the machine than the product with what dies beside it. **How**: the blocks are walked down
//! the tree of dominators; an earlier product is found by the hash of its factors without the constant. **Invariants**: in the width
//! of the product both forms are equal, whatever wraps; the earlier product and the sum it is made of lose their flags, since they
//! are needed now where they may have been poison before. What is extended and must not wrap for the earlier product is therefore
//! no start for another. **Cost**: linear; a product is compared with at most [`TRIES`] others for each order of its factors.

use super::sum::Factor;
use super::{NONE, TRIES};
use hashbrown::HashTable;
use warpc_analysis::facts::signed_constant;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value, flags};

/// A factor as a value, extended or not, and a constant that is added to it.
#[derive(Clone, Copy)]
struct Shifted {
    base: Factor,
    constant: i64,
    /// The sum, in the width of the product.
    sum: Option<Inst>,
    /// An extension, and the sum below it, which must not wrap.
    bound: Option<(Inst, Inst)>,
}

/// A product that was met.
struct Met {
    inst: Inst,
    shifted: Shifted,
    factor: Value,
    next: u32,
}

/// Tables of the walk.
#[derive(Default)]
pub(super) struct Products {
    met: Vec<Met>,
    /// Newest product of a hash.
    heads: HashTable<(u64, u32)>,
}

impl Products {
    /// Rewrites the products of a function. What may be dead now is added to `dead`.
    pub(super) fn run(&mut self, f: &mut FuncMut<'_>, dom: &DomTree, dead: &mut Vec<Inst>) -> bool {
        self.met.clear();
        self.heads.clear();
        let mut changed = false;
        for &block in dom.preorder() {
            let mut at = f.first(block);
            while at.is_some() {
                let next = f.next(at);
                let is_asked = f.op(at) == Opcode::Mul && matches!(f.ty(at), Type::I32 | Type::I64);
                if is_asked && !f.is_unused(at.into()) {
                    changed |= self.product(f, dom, at, block, dead);
                }
                at = next;
            }
        }
        changed
    }

    fn product(&mut self, f: &mut FuncMut<'_>, dom: &DomTree, inst: Inst, block: Block, dead: &mut Vec<Inst>) -> bool {
        let [x, y] = [0, 1].map(|index| f.operand(inst, index));
        if x.is_constant() || y.is_constant() {
            return false;
        }
        for (shifted, factor) in [(split(f, x), y), (split(f, y), x)] {
            let Some((start, step)) = self.start(f, dom, inst, block, &shifted, factor) else { continue };
            let made = step_from(f, inst, &self.met[start], step, factor);
            f.replace_all_uses(inst.into(), made);
            f.take_name(made, inst.into());
            dead.push(inst);
            if let Some(made) = made.as_inst().filter(|_| step != 0) {
                self.meet(made, Shifted { sum: None, ..shifted }, factor);
            }
            return true;
        }
        self.meet(inst, split(f, x), y);
        self.meet(inst, split(f, y), x);
        false
    }

    /// The product that `inst` is computed from, and the difference of the constants, if that is cheaper.
    fn start(
        &self,
        f: &Func<'_>,
        dom: &DomTree,
        inst: Inst,
        block: Block,
        shifted: &Shifted,
        factor: Value,
    ) -> Option<(usize, i64)> {
        let hash = hash_of(shifted.base, factor);
        let mut at = self.heads.find(hash, |head| head.0 == hash).map_or(NONE, |head| head.1);
        for _ in 0..TRIES {
            let met = self.met.get(at as usize)?;
            let step = shifted.constant.wrapping_sub(met.shifted.constant);
            let is_same = met.shifted.base == shifted.base && met.factor == factor && f.ty(met.inst) == f.ty(inst);
            if is_same
                && !f.is_dead(met.inst)
                && (step == 0 || step.unsigned_abs().is_power_of_two() && step.unsigned_abs() < 1 << 31)
                && dom.dominates(f.block_of(met.inst), block)
                && cost_of_step(f.ty(inst), step) < cost_of_product(f, inst, shifted)
            {
                return Some((at as usize, step));
            }
            at = met.next;
        }
        None
    }

    fn meet(&mut self, inst: Inst, shifted: Shifted, factor: Value) {
        if shifted.bound.is_some() {
            return;
        }
        let (hash, row) = (hash_of(shifted.base, factor), self.met.len() as u32);
        let next = match self.heads.find_mut(hash, |head| head.0 == hash) {
            Some(head) => std::mem::replace(&mut head.1, row),
            None => {
                self.heads.insert_unique(hash, (hash, row), |head| head.0);
                NONE
            }
        };
        self.met.push(Met { inst, shifted, factor, next });
    }
}

fn hash_of(base: Factor, factor: Value) -> u64 {
    base.hash(i64::from(factor.0))
}

/// Takes `value` apart: a sum with a constant, of an extension, of a sum with a constant that does not wrap.
fn split(f: &Func<'_>, value: Value) -> Shifted {
    let (mut inner, mut constant, mut sum) = (value, 0, None);
    if let Some((x, addend, add)) = sum_with_constant(f, inner) {
        (inner, constant, sum) = (x, addend, Some(add));
    }
    let plain = Shifted { base: Factor::plain(inner), constant, sum, bound: None };
    let Some(ext) = inner.as_inst() else { return plain };
    let (kept, wrap): (fn(Value) -> Factor, _) = match f.op(ext) {
        Opcode::ZExt => (Factor::unsigned, flags::NUW),
        Opcode::SExt => (Factor::signed, flags::NSW),
        _ => return plain,
    };
    let x = f.operand(ext, 0);
    match sum_with_constant(f, x) {
        Some((y, addend, add)) if f.flags(add) & wrap != 0 => {
            let bits = f.types().int_bits(f.type_of(x)).unwrap_or(64);
            let addend = if wrap == flags::NUW && bits < 64 { addend & ((1 << bits) - 1) } else { addend };
            Shifted { base: kept(y), constant: constant.wrapping_add(addend), sum, bound: Some((ext, add)) }
        }
        _ => Shifted { base: kept(x), ..plain },
    }
}

/// `x`, `c` and the sum itself of `x + c`.
fn sum_with_constant(f: &Func<'_>, value: Value) -> Option<(Value, i64, Inst)> {
    let add = value.as_inst().filter(|&add| f.op(add) == Opcode::Add)?;
    Some((f.operand(add, 0), i64::try_from(signed_constant(f, f.operand(add, 1))?).ok()?, add))
}

/// Instructions of the machine for a sum of a product and a shifted value.
fn cost_of_step(ty: Type, step: i64) -> u32 {
    let words = if ty == Type::I64 { 2 } else { 1 };
    match step {
        0 => 0,
        // A shifted value is added by one instruction a word, but not subtracted.
        _ if step < -1 => 2 * words,
        _ => words,
    }
}

/// Instructions of the machine for product `inst`, with the sums that go with it.
fn cost_of_product(f: &Func<'_>, inst: Inst, shifted: &Shifted) -> u32 {
    let words = if f.ty(inst) == Type::I64 { 2 } else { 1 };
    let goes = |sum: Option<Inst>| sum.is_some_and(|sum| f.has_one_use(sum.into()));
    let below = shifted.bound.filter(|&(ext, _)| f.has_one_use(ext.into())).map(|(_, sum)| sum);
    let sums = if goes(shifted.sum) { words } else { 0 } + u32::from(goes(below));
    let is_short = |index| {
        let def = f.operand(inst, index).as_inst();
        def.is_some_and(|def| matches!(f.op(def), Opcode::ZExt | Opcode::SExt))
    };
    let product = if words == 1 { 1 } else { 3 - u32::from(is_short(0)) - u32::from(is_short(1)) };
    product + sums
}

/// Makes `start` plus `step` times `factor` before `inst`.
fn step_from(f: &mut FuncMut<'_>, inst: Inst, start: &Met, step: i64, factor: Value) -> Value {
    for made in [Some(start.inst), start.shifted.sum].into_iter().flatten() {
        let kept = f.flags(made) & !(flags::NUW | flags::NSW);
        f.set_flags(made, kept);
    }
    if step == 0 {
        return start.inst.into();
    }
    let amount = step.unsigned_abs().trailing_zeros();
    let mut at = Builder::before(f, inst);
    let shifted = match amount {
        0 => factor,
        _ if at.f.ty(inst) == Type::I64 => {
            let amount = at.f.consts_mut().add_i64(u64::from(amount));
            at.binary(Opcode::Shl, factor, amount, 0)
        }
        _ => {
            let amount = at.f.consts_mut().add_i32(amount);
            at.binary(Opcode::Shl, factor, amount, 0)
        }
    };
    at.binary(if step > 0 { Opcode::Add } else { Opcode::Sub }, start.inst.into(), shifted, 0)
}
