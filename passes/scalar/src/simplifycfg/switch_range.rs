//! Switches with other numbers for their cases, and with fewer targets.

use super::SimplifyCfg;
use super::util::*;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

/// Cases from which on a switch becomes a jump table.
const MIN_CASES: usize = 4;
/// Per cent of the range of its cases that a dense switch has as cases.
const MIN_DENSITY: u128 = 40;

impl SimplifyCfg {
    /// Cases that have only few values between them once they are counted from the least one and divided by a power of two: the
    /// switch is on the condition rotated right, where whatever is no multiple is too large for any case.
    ///
    /// Not on a GPU, whose targets are found by comparisons.
    pub(super) fn reduce_range(&mut self, f: &mut FuncMut<'_>, term: Inst) -> bool {
        let condition = f.operand(term, 0);
        let ty = f.type_of(condition);
        let Some(bits) = f.types().int_bits(ty).filter(|&bits| bits <= 64) else { return false };
        let legal = f.layout().native.iter().any(|&native| native >= bits);
        if self.gpu || !legal || f.num_operands(term) / 2 <= MIN_CASES {
            return false;
        }
        let cases: Option<Vec<u64>> =
            (2..f.num_operands(term)).step_by(2).map(|k| f.consts().as_int(f.operand(term, k))).collect();
        let Some(cases) = cases else { return false };
        let signed = |n: u64| sign_extend(n, bits);
        let least = cases.iter().copied().min_by_key(|&n| signed(n)).unwrap_or(0);
        let distances: Vec<u64> = cases.iter().map(|&n| n.wrapping_sub(least) & low_mask(bits)).collect();
        let greatest = distances.iter().copied().max().unwrap_or(0);
        let shift = distances.iter().fold(0, |all, &n| all | n).trailing_zeros();
        let dense = |last: u64| cases.len() as u128 * 100 >= (u128::from(last) + 1) * MIN_DENSITY;
        if dense(greatest) || shift >= bits || !dense(greatest >> shift) {
            return false;
        }
        let loc = f.loc(term);
        let (base, left) = {
            let consts = f.consts_mut();
            (consts.add_int(ty, bits, least), consts.add_int(ty, bits, (bits - shift).into()))
        };
        let mut bld = Builder::before(f, term);
        bld.loc = loc;
        let distance = bld.binary(Opcode::Sub, condition, base, 0);
        let Some(rotated) = bld.intrinsic(id::FSHL, &[ty], &[distance, distance, left], 0) else { return false };
        f.set_operand(term, 0, rotated);
        for (k, n) in distances.into_iter().enumerate() {
            let case = f.consts_mut().add_int(ty, bits, n >> shift);
            f.set_operand(term, 2 * k + 2, case);
        }
        true
    }

    /// Targets of the switch that only it reaches, that hold nothing but a branch, and that bring the phis behind them the same values:
    /// the first one takes the cases of the others.
    /// **Cost**: linear in the cases and in the pairs of the phis, but for sorting.
    pub(super) fn equal_arms(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut arms = self.empty_arms(f, block, term);
        // Arms in front of the same block stand together, in the order of the cases.
        arms.sort_by_key(|&(_, to)| to);
        let mut first_of: Vec<Block> = vec![Block::NONE; f.num_blocks()];
        let mut changed = false;
        for group in arms.chunk_by(|one, other| one.1 == other.1).filter(|group| group.len() > 1) {
            changed |= find_equal(f, group, &mut first_of);
        }
        if !changed {
            return false;
        }
        for k in (1..f.num_operands(term)).step_by(2) {
            let target = f.operand(term, k).as_block();
            if let Some(first) = target.map(|target| first_of[target.index()]).filter(|first| first.is_some()) {
                f.set_operand(term, k, Value::block(first));
            }
        }
        for &(arm, to) in arms.iter().filter(|(arm, _)| first_of[arm.index()].is_some()) {
            debug_assert!(f.predecessors(arm).next().is_none() && f.predecessors(to).next().is_some());
            f.erase(f.terminator(arm));
            append_unreachable(f, arm, Md::NONE);
        }
        true
    }

    /// Targets of the switch that only it reaches and that hold nothing but a branch without metadata, with where they lead.
    fn empty_arms(&self, f: &FuncMut<'_>, block: Block, term: Inst) -> Vec<(Block, Block)> {
        let mut is_seen = vec![false; f.num_blocks()];
        let mut arms = Vec::new();
        for arm in f.successors_of(term) {
            if std::mem::replace(&mut is_seen[arm.index()], true) {
                continue;
            }
            let last = f.terminator(arm);
            let Some(to) = plain_br(f, last).filter(|&to| f.first(arm) == last && to != arm && arm != block) else {
                continue;
            };
            let alone = f.predecessors(arm).all(|p| p == block);
            if alone && !self.is_taken(arm) && f.flags(last) & warpc_ir::flags::HAS_MD == 0 {
                arms.push((arm, to));
            }
        }
        arms
    }
}

/// Finds arms in front of one block that bring its phis the same values as an earlier one, which is noted in `first_of`. Their pairs
/// go. Where no phi tells arms apart, they are left: empty blocks go by themselves.
fn find_equal(f: &mut FuncMut<'_>, group: &[(Block, Block)], first_of: &mut [Block]) -> bool {
    let all = phis(f, group[0].1);
    if all.is_empty() {
        return false;
    }
    let mut place = vec![u32::MAX; f.num_blocks()];
    for (n, &(arm, _)) in group.iter().enumerate() {
        place[arm.index()] = n as u32;
    }
    // The values of an arm lie together.
    let mut values = vec![Value::NONE; group.len() * all.len()];
    for (column, &phi) in all.iter().enumerate() {
        for (value, from) in f.phi_pairs(phi) {
            if let Some(n) = place.get(from.index()).filter(|&&n| n != u32::MAX) {
                values[*n as usize * all.len() + column] = value;
            }
        }
    }
    let of = |n: u32| &values[n as usize * all.len()..][..all.len()];
    let mut order: Vec<u32> = (0..group.len() as u32).collect();
    order.sort_by(|&one, &other| of(one).cmp(of(other)));
    let mut changed = false;
    for equal in order.chunk_by(|&one, &other| of(one) == of(other)) {
        for &n in &equal[1..] {
            first_of[group[n as usize].0.index()] = group[equal[0] as usize].0;
            changed = true;
        }
    }
    for phi in all.into_iter().filter(|_| changed) {
        for k in (0..f.phi_len(phi)).rev() {
            if first_of[f.phi_incoming(phi, k).1.index()].is_some() {
                f.swap_remove_incoming(phi, k);
            }
        }
    }
    changed
}
