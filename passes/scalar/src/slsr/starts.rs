//! Common starts of addresses: `&p[s + t]`, `&p[s + t + n]` and `&p[s + t + 2 * n]`, each accessed under a guard of its own, are made of one
//! address that is computed before the first guard.
//!
//! **When**: addresses of one object have the same parts but for one of each, and what they take beyond that is less than what goes: the
//! sums of their indices, and the parameter that the machine loads anew under each guard. The guards follow one another: no branch
//! decides between two of them. **How**: sums are sorted by the hashes of their parts without one; the largest group comes first.
//! **Invariants**: a sum is exact where its address is no poison, so its parts may be added in any order and no access is needed; the
//! start promises nothing. **Cost**: n log n in the addresses.

use super::sum::{Factor, Sum};
use super::{is_address, is_widened, machine_cost};
use crate::separate_const_offset_from_gep::{plus_bytes, terms_of};
use smallvec::SmallVec;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// Addresses of a group, at least.
const MEMBERS: usize = 3;
/// Instructions that a group must save.
const GAIN: i64 = 2;
/// No part.
const NONE: u32 = u32::MAX;

struct Member {
    inst: Inst,
    base: Value,
    sum: Sum,
    /// The block that decides whether it is computed, or its own.
    head: Block,
    is_taken: bool,
}

/// A member without a part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    hash: u64,
    member: u32,
    without: u32,
}

#[derive(Default)]
pub(super) struct Starts {
    members: Vec<Member>,
    rows: Vec<Row>,
}

impl Starts {
    /// Makes starts in a function. What may be dead now is added to `dead`.
    pub(super) fn run(&mut self, f: &mut FuncMut<'_>, dom: &DomTree, dead: &mut Vec<Inst>) -> bool {
        self.collect(f, dom);
        self.rows.sort_unstable();
        let mut groups: Vec<(usize, usize)> = Vec::new();
        let mut first = 0;
        for group in self.rows.chunk_by(|a, b| a.hash == b.hash) {
            if group.len() >= MEMBERS {
                groups.push((first, group.len()));
            }
            first += group.len();
        }
        groups.sort_by_key(|&(first, size)| (std::cmp::Reverse(size), self.rows[first].member, first));
        let mut changed = false;
        for (first, size) in groups {
            changed |= self.group(f, dom, first..first + size, dead);
        }
        changed
    }

    fn collect(&mut self, f: &Func<'_>, dom: &DomTree) {
        self.members.clear();
        self.rows.clear();
        for &block in dom.preorder() {
            for inst in f.block_insts(block).filter(|&inst| is_address(f, inst) && !f.is_unused(inst.into())) {
                let mut term = None;
                let Some(constant) = terms_of(f, inst, |t| term = Some(t)) else { continue };
                let Some(sum) = term.and_then(|t| Sum::of(f, t.index, t.scale, constant)) else { continue };
                if sum.borrows() || i32::try_from(sum.constant).is_err() {
                    continue;
                }
                let (member, base) = (self.members.len() as u32, f.operand(inst, 0));
                for (n, hash) in sum.hashes(base).enumerate() {
                    let without = if n == 0 { NONE } else { n as u32 - 1 };
                    self.rows.push(Row { hash, member, without });
                }
                self.members.push(Member { inst, base, sum, head: head_of(f, block), is_taken: false });
            }
        }
    }

    /// Makes a start for a group of rows of one hash, if that is worth it.
    fn group(
        &mut self,
        f: &mut FuncMut<'_>,
        dom: &DomTree,
        rows: std::ops::Range<usize>,
        dead: &mut Vec<Inst>,
    ) -> bool {
        let mut free: SmallVec<[Row; 8]> = SmallVec::new();
        for &row in &self.rows[rows] {
            let member = &self.members[row.member as usize];
            let is_next = free.last().is_none_or(|last| {
                let last = &self.members[last.member as usize];
                dom.dominates(last.head, member.head)
                    && member.base == last.base
                    && f.ty(member.inst) == f.ty(last.inst)
            });
            let is_known = free.last().is_some_and(|last| last.member == row.member);
            if !member.is_taken && is_next && !is_known {
                free.push(row);
            }
        }
        let Some(&first) = free.first().filter(|_| free.len() >= MEMBERS) else { return false };
        let common = self.common(first);
        free.retain(|row| self.common(*row) == common);
        let lead = &self.members[first.member as usize];
        let at = if f.block_of(lead.inst) == lead.head { lead.inst } else { f.terminator(lead.head) };
        let is_there = |value: Value| value.as_inst().is_none_or(|def| dom.dominates_inst(f, def, at));
        // Its base as it is now, if that was a member of another group.
        let base = f.operand(lead.inst, 0);
        let all_there = is_there(base) && common.iter().all(|(factor, _)| is_there(factor.value()));
        if common.is_empty() || free.len() < MEMBERS || !all_there || self.gain(f, &free, &common) < GAIN {
            return false;
        }
        let start = make_start(f, at, base, &common);
        for row in free {
            self.make(f, row, start);
            dead.push(self.members[row.member as usize].inst);
        }
        true
    }

    /// The parts of a row.
    fn common(&self, row: Row) -> SmallVec<[(Factor, i64); super::TERMS]> {
        let parts = self.members[row.member as usize].sum.parts().iter().enumerate();
        parts.filter(|&(n, _)| n as u32 != row.without).map(|(_, part)| *part).collect()
    }

    /// Instructions of the machine that a start of the parts `common` saves.
    fn gain(&self, f: &Func<'_>, rows: &[Row], common: &[(Factor, i64)]) -> i64 {
        let cost = |&(factor, bytes): &(Factor, i64)| i64::from(factor.machine_cost(bytes));
        let (mut gain, mut is_parameter) = (0, false);
        for row in rows {
            let member = &self.members[row.member as usize];
            is_parameter = is_parameter_of(f, member.base);
            let is_loaded = is_parameter && member.head != f.block_of(member.inst);
            let rest = member.sum.parts().get(row.without as usize).map_or(0, cost);
            gain += own_cost(f, member.inst) + i64::from(is_loaded) - rest;
        }
        gain - common.iter().map(cost).sum::<i64>() - i64::from(is_parameter)
    }

    /// Makes the address of a row of the start of its group.
    fn make(&mut self, f: &mut FuncMut<'_>, row: Row, start: Value) {
        let member = &mut self.members[row.member as usize];
        member.is_taken = true;
        let inst = member.inst;
        let behind = match member.sum.parts().get(row.without as usize) {
            Some(&(factor, bytes)) => plus_product(f, inst, start, factor, bytes),
            None => start,
        };
        let made = plus_bytes(f, inst, behind, member.sum.constant);
        if made != start {
            f.take_name(made, inst.into());
        }
        f.replace_all_uses(inst.into(), made);
    }
}

/// The block before `block` if that is the only arm of a branch, else itself.
fn head_of(f: &Func<'_>, block: Block) -> Block {
    let mut before = f.predecessors(block);
    let (Some(head), None) = (before.next(), before.next()) else { return block };
    let (branch, end) = (f.terminator(head), f.terminator(block));
    let is_branch = f.op(branch) == Opcode::Br && f.num_operands(branch) == 3;
    let mut behind = f.successors_of(end);
    match (behind.next(), behind.next()) {
        (Some(join), None) if is_branch && join != head && f.successors_of(branch).any(|side| side == join) => head,
        _ => block,
    }
}

/// Whether `value` is a parameter of a kernel, which the machine has in its constant bank.
fn is_parameter_of(f: &Func<'_>, value: Value) -> bool {
    let cast = value.as_inst().filter(|&inst| f.op(inst) == Opcode::AddrSpaceCast);
    cast.map_or(value, |cast| f.operand(cast, 0)).as_arg().is_some()
}

/// Instructions of the machine for address `inst`, with the sum that only its index is.
fn own_cost(f: &Func<'_>, inst: Inst) -> i64 {
    let index = f.operand(inst, 1);
    let scale = f.layout().alloc_size(f.types(), Type(f.aux(inst).a));
    let product = machine_cost(is_widened(f, index), scale as i64);
    let alone = |value: Value| value.as_inst().filter(|_| f.has_one_use(value));
    let sum = match alone(index) {
        Some(ext) if matches!(f.op(ext), Opcode::SExt | Opcode::ZExt) => alone(f.operand(ext, 0)),
        sum => sum,
    };
    // A sum with a product is one with it, and the product stays.
    let is_product = |value: Value| alone(value).is_some_and(|inst| matches!(f.op(inst), Opcode::Mul | Opcode::Shl));
    let is_sum = sum.is_some_and(|sum| {
        matches!(f.op(sum), Opcode::Add | Opcode::Sub | Opcode::Or) && !f.operands(sum).any(is_product)
    });
    i64::from(product) + i64::from(is_sum)
}

/// Makes the address of `parts` behind `base` before `at`.
fn make_start(f: &mut FuncMut<'_>, at: Inst, base: Value, parts: &[(Factor, i64)]) -> Value {
    parts.iter().fold(base, |start, &(factor, bytes)| plus_product(f, at, start, factor, bytes))
}

/// Makes the address of `factor` times `bytes` behind `start` before `at`.
fn plus_product(f: &mut FuncMut<'_>, at: Inst, start: Value, factor: Factor, bytes: i64) -> Value {
    let wide = factor.widened(f, at);
    let (byte, ty) = (f.int_type(8), f.type_of(start));
    let product = match bytes {
        1 => wide,
        _ => {
            let bytes = f.consts_mut().add_i64(bytes as u64);
            Builder::before(f, at).binary(Opcode::Mul, wide, bytes, 0)
        }
    };
    Builder::before(f, at).gep(byte, start, &[product], ty, 0)
}
