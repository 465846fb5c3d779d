//! Sums beside one another: `b + (k * n + t)` becomes `(b + t) + k * n` where `b + t` is there, and `(k * n + b) * m + t` the same.
//!
//! **When**: a sum of the same values dominates, but for a multiple of one value or product, and what dies with the sum takes more than
//! one instruction of the machine. A product that has to be made for it serves at least two sums. **How**: a sum is taken apart into
//! products of at most two values with factors; the blocks are walked down the tree of dominators, and an earlier sum is found by
//! the hash of its parts without one. The first walk only counts what products would serve. **Invariants**: in the width of the sum
//! both forms are equal, whatever wraps; the earlier sum and what it is made of lose their flags, since it is needed now where it may
//! have been poison before, and it has no value that the later one has not. **Cost**: linear; a sum has at most [`TERMS`] parts.

use super::TERMS;
use hashbrown::HashTable;
use smallvec::SmallVec;
use warpc_analysis::facts::signed_constant;
use warpc_columns::random::mix;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value, flags};

/// Operands of operands are looked at this deep.
const DEPTH: u32 = 6;
/// Instructions that are counted as dying, and that lose their flags.
const TREE: usize = 8;
/// Sums that a product has to serve.
const SERVED: u32 = 2;

/// A value, or a product of two in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Part(Value, Value);

impl Part {
    fn of_value(value: Value) -> Part {
        Part(value, Value::NONE)
    }
    /// The product with another value, of a part that is none.
    fn times(self, value: Value) -> Option<Part> {
        (!self.is_product()).then(|| Part(self.0.min(value), self.0.max(value)))
    }
    fn is_product(self) -> bool {
        self.1 != Value::NONE
    }
    fn hash(self, factor: u32) -> u64 {
        mix((u64::from(self.0.0) << 32 | u64::from(self.1.0)) ^ mix(u64::from(factor)))
    }
}

/// Parts with their factors, in order, and a constant.
#[derive(Clone, Default)]
struct Parts {
    parts: SmallVec<[(Part, u32); TERMS]>,
    constant: u32,
}

impl Parts {
    fn of(f: &Func<'_>, value: Value) -> Option<Parts> {
        let mut all = Parts::default();
        all.add(f, value, 1, DEPTH)?;
        // What cancels out is kept: where it is poison, so is the sum.
        all.parts.sort_unstable();
        Some(all)
    }

    fn add(&mut self, f: &Func<'_>, value: Value, factor: u32, depth: u32) -> Option<()> {
        if let Some(constant) = constant_of(f, value) {
            self.constant = self.constant.wrapping_add(constant.wrapping_mul(factor));
            return Some(());
        }
        let Some(inst) = value.as_inst().filter(|_| depth > 0) else {
            return self.put(Part::of_value(value), factor);
        };
        let [x, y] = [0, 1].map(|index| if f.op(inst).is_binary() { f.operand(inst, index) } else { Value::NONE });
        match f.op(inst) {
            op @ (Opcode::Add | Opcode::Sub) => {
                self.add(f, x, factor, depth - 1)?;
                self.add(f, y, if op == Opcode::Sub { factor.wrapping_neg() } else { factor }, depth - 1)
            }
            Opcode::Shl => match constant_of(f, y).filter(|&amount| amount < 32) {
                Some(amount) => self.add(f, x, factor << amount, depth - 1),
                None => self.put(Part::of_value(value), factor),
            },
            Opcode::Mul => match constant_of(f, y) {
                Some(constant) => self.add(f, x, factor.wrapping_mul(constant), depth - 1),
                None => self.add_product(f, x, y, factor, depth - 1),
            },
            _ => self.put(Part::of_value(value), factor),
        }
    }

    /// Adds `x` times `y`, one of which may be a sum.
    fn add_product(&mut self, f: &Func<'_>, x: Value, y: Value, factor: u32, depth: u32) -> Option<()> {
        let (sum, other) = if is_linear(f, y) { (y, x) } else { (x, y) };
        let mut inner = Parts::default();
        inner.add(f, sum, factor, depth)?;
        for &(part, factor) in &inner.parts {
            self.put(part.times(other)?, factor)?;
        }
        match inner.constant {
            0 => Some(()),
            constant => self.put(Part::of_value(other), constant),
        }
    }

    fn put(&mut self, part: Part, factor: u32) -> Option<()> {
        match self.parts.iter().position(|known| known.0 == part) {
            Some(row) => self.parts[row].1 = self.parts[row].1.wrapping_add(factor),
            None if self.parts.len() == TERMS => return None,
            None => self.parts.push((part, factor)),
        }
        Some(())
    }

    /// Hashes of all parts, and without one each.
    fn hashes(&self) -> SmallVec<[u64; TERMS + 1]> {
        let each = self.parts.iter().map(|&(part, factor)| part.hash(factor));
        let all = each.clone().fold(0, u64::wrapping_add);
        std::iter::once(all).chain(each.map(|one| all.wrapping_sub(one))).collect()
    }

    /// The part and factor by which this differs from `other`, which has no constant and value that this has not.
    fn step_from(&self, other: &Parts) -> Option<(Part, u32)> {
        let mut step = None;
        for &(part, factor) in &self.parts {
            let known = other.parts.iter().find(|known| known.0 == part).map_or(0, |known| known.1);
            if factor != known && step.replace((part, factor.wrapping_sub(known))).is_some() {
                return None;
            }
        }
        let is_here = |part: &Part| self.parts.iter().any(|known| known.0 == *part);
        let all_here = other.parts.iter().all(|(part, _)| is_here(part));
        step.filter(|_| all_here && self.constant == other.constant)
    }
}

fn constant_of(f: &Func<'_>, value: Value) -> Option<u32> {
    signed_constant(f, value).map(|constant| constant as u32)
}

/// Whether a value is a sum or a multiple.
fn is_linear(f: &Func<'_>, value: Value) -> bool {
    value.as_inst().is_some_and(|inst| match f.op(inst) {
        Opcode::Add | Opcode::Sub => true,
        Opcode::Shl | Opcode::Mul => f.operand(inst, 1).is_constant(),
        _ => false,
    })
}

/// A sum that was met.
struct Met {
    inst: Inst,
    parts: Parts,
}

/// A product that sums are made with.
struct Made {
    part: Part,
    /// Sums that it serves.
    served: u32,
    /// Newest of them, and where it stands.
    newest: Option<(Value, Block)>,
}

/// Tables of the walk.
#[derive(Default)]
pub(super) struct Sums {
    met: Vec<Met>,
    /// Sum of a hash, the first on the way from the entry.
    heads: HashTable<(u64, u32)>,
    made: Vec<Made>,
    /// Row of a product.
    rows: HashTable<u32>,
}

impl Sums {
    /// Rewrites the sums of a function. What may be dead now is added to `dead`.
    pub(super) fn run(&mut self, f: &mut FuncMut<'_>, dom: &DomTree, dead: &mut Vec<Inst>) -> bool {
        self.made.clear();
        self.rows.clear();
        self.walk(f, dom, None) && self.walk(f, dom, Some(dead))
    }

    /// Whether a sum was made, or, without `dead`, could be.
    fn walk(&mut self, f: &mut FuncMut<'_>, dom: &DomTree, mut dead: Option<&mut Vec<Inst>>) -> bool {
        self.met.clear();
        self.heads.clear();
        let mut changed = false;
        for &block in dom.preorder() {
            let mut at = f.first(block);
            while at.is_some() {
                let next = f.next(at);
                if is_sum(f, at) && !f.is_unused(at.into()) {
                    changed |= self.sum(f, dom, at, block, dead.as_deref_mut());
                }
                at = next;
            }
        }
        changed
    }

    fn sum(
        &mut self,
        f: &mut FuncMut<'_>,
        dom: &DomTree,
        inst: Inst,
        block: Block,
        dead: Option<&mut Vec<Inst>>,
    ) -> bool {
        let Some(parts) = Parts::of(f, inst.into()) else { return false };
        let hashes = parts.hashes();
        let dying = tree_of(f, inst, true);
        let plan = if cost_of(f, &dying) > 1 { self.plan(f, dom, block, &parts, &hashes, &dying) } else { None };
        let Some((start, part, factor)) = plan else {
            self.meet(f, dom, inst, block, parts, &hashes);
            return false;
        };
        let row = self.row_of(part);
        let Some(dead) = dead else {
            self.made[row].served += 1;
            self.meet(f, dom, inst, block, parts, &hashes);
            return true;
        };
        if part.is_product() && self.made[row].served < SERVED {
            self.meet(f, dom, inst, block, parts, &hashes);
            return false;
        }
        drop_flags(f, start);
        let value = self.value_of(f, dom, inst, block, row);
        let made = step(f, inst, start, value, factor);
        f.replace_all_uses(inst.into(), made);
        f.take_name(made, inst.into());
        dead.push(inst);
        if let Some(made) = made.as_inst() {
            self.meet(f, dom, made, block, parts, &hashes);
        }
        true
    }

    /// An earlier sum, and what is to be added to it.
    fn plan(
        &self,
        f: &Func<'_>,
        dom: &DomTree,
        block: Block,
        parts: &Parts,
        hashes: &[u64],
        dying: &[Inst],
    ) -> Option<(Inst, Part, u32)> {
        hashes.iter().find_map(|&hash| {
            let met = &self.met[self.heads.find(hash, |head| head.0 == hash)?.1 as usize];
            let is_there =
                !f.is_dead(met.inst) && !dying.contains(&met.inst) && dom.dominates(f.block_of(met.inst), block);
            let (part, factor) = parts.step_from(&met.parts).filter(|_| is_there)?;
            Some((met.inst, part, factor))
        })
    }

    fn meet(&mut self, f: &Func<'_>, dom: &DomTree, inst: Inst, block: Block, parts: Parts, hashes: &[u64]) {
        let row = self.met.len() as u32;
        for &hash in hashes {
            match self.heads.find_mut(hash, |head| head.0 == hash) {
                Some(head) => {
                    let known = self.met.get(head.1 as usize).map_or(inst, |met| met.inst);
                    if known == inst || f.is_dead(known) || !dom.dominates(f.block_of(known), block) {
                        head.1 = row;
                    }
                }
                None => {
                    self.heads.insert_unique(hash, (hash, row), |head| head.0);
                }
            }
        }
        self.met.push(Met { inst, parts });
    }

    fn row_of(&mut self, part: Part) -> usize {
        let (hash, made) = (part.hash(0), &self.made);
        if let Some(&row) = self.rows.find(hash, |&row| made[row as usize].part == part) {
            return row as usize;
        }
        let row = self.made.len();
        self.made.push(Made { part, served: 0, newest: None });
        let made = &self.made;
        self.rows.insert_unique(hash, row as u32, |&row| made[row as usize].part.hash(0));
        row
    }

    /// The value of a part before `inst`.
    fn value_of(&mut self, f: &mut FuncMut<'_>, dom: &DomTree, inst: Inst, block: Block, row: usize) -> Value {
        let made = &mut self.made[row];
        if !made.part.is_product() {
            return made.part.0;
        }
        match made.newest.filter(|&(_, place)| dom.dominates(place, block)) {
            Some((value, _)) => value,
            None => {
                let value = Builder::before(f, inst).binary(Opcode::Mul, made.part.0, made.part.1, 0);
                made.newest = Some((value, block));
                value
            }
        }
    }
}

/// Whether `inst` is a sum of numbers of 32 bits.
pub(super) fn is_sum(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Add && f.ty(inst) == Type::I32
}

/// Instructions of the machine for sums and products that go: a product is one with a sum, and two other sums are one.
fn cost_of(f: &Func<'_>, dying: &[Inst]) -> usize {
    let (mut sums, mut products) = (0usize, 0usize);
    for &inst in dying {
        match f.op(inst) {
            Opcode::Add | Opcode::Sub => sums += 1,
            _ => products += 1,
        }
    }
    products + sums.saturating_sub(products).div_ceil(2)
}

/// The sums and products that `inst` is made of, with itself; those that are `only` for it, or all.
fn tree_of(f: &Func<'_>, inst: Inst, only: bool) -> SmallVec<[Inst; TREE]> {
    let mut tree: SmallVec<[Inst; TREE]> = SmallVec::from_slice(&[inst]);
    let mut next = 0;
    while next < tree.len() && tree.len() < TREE {
        for operand in f.operands(tree[next]) {
            let is_part = |&part: &Inst| {
                matches!(f.op(part), Opcode::Add | Opcode::Sub | Opcode::Shl | Opcode::Mul)
                    && (!only || f.has_one_use(operand))
                    && !tree.contains(&part)
            };
            if let Some(part) = operand.as_inst().filter(is_part) {
                tree.push(part);
            }
        }
        next += 1;
    }
    tree
}

/// Takes the promises from what `start` is made of.
fn drop_flags(f: &mut FuncMut<'_>, start: Inst) {
    let mut work: SmallVec<[(Inst, u32); TREE]> = SmallVec::from_slice(&[(start, DEPTH)]);
    while let Some((inst, depth)) = work.pop() {
        let kept = f.flags(inst) & !(flags::NUW | flags::NSW);
        f.set_flags(inst, kept);
        let is_part = |part: &Inst| matches!(f.op(*part), Opcode::Add | Opcode::Sub | Opcode::Shl | Opcode::Mul);
        let parts = f.operands(inst).filter_map(Value::as_inst).filter(is_part);
        work.extend(parts.filter(|_| depth > 1).map(|part| (part, depth - 1)));
    }
}

/// Makes `start` plus `factor` times `value` before `inst`.
fn step(f: &mut FuncMut<'_>, inst: Inst, start: Inst, value: Value, factor: u32) -> Value {
    let mut at = Builder::before(f, inst);
    let (op, size) = match factor as i32 {
        0.. => (Opcode::Add, factor),
        _ => (Opcode::Sub, factor.wrapping_neg()),
    };
    let step = match size {
        1 => value,
        _ if size.is_power_of_two() => {
            let amount = at.f.consts_mut().add_i32(size.trailing_zeros());
            at.binary(Opcode::Shl, value, amount, 0)
        }
        _ => {
            let size = at.f.consts_mut().add_i32(size);
            at.binary(Opcode::Mul, value, size, 0)
        }
    };
    at.binary(op, start.into(), step, 0)
}
