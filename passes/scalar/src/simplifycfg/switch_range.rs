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
    /// **Cost**: linear in the cases and in the pairs of the phis, but for sorting and searching.
    pub(super) fn equal_arms(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut arms = self.empty_arms(f, block, term);
        // Arms in front of the same block stand together, in the order of the cases.
        arms.sort_by_key(|&(_, to)| to);
        let mut moved = Vec::new();
        for group in arms.chunk_by(|one, other| one.1 == other.1).filter(|group| group.len() > 1) {
            find_equal(f, group, &mut moved);
        }
        if moved.is_empty() {
            return false;
        }
        moved.sort_unstable();
        for k in (1..f.num_operands(term)).step_by(2) {
            let target = f.operand(term, k).as_block();
            if let Some(first) = target.and_then(|target| found(&moved, target)) {
                f.set_operand(term, k, Value::block(first));
            }
        }
        for &(arm, _) in &moved {
            f.erase(f.terminator(arm));
            append_unreachable(f, arm, Md::NONE);
        }
        true
    }

    /// Targets of the switch that only it reaches and that hold nothing but a branch without metadata, with where they lead; each
    /// once, in the order of the cases.
    fn empty_arms(&self, f: &FuncMut<'_>, block: Block, term: Inst) -> Vec<(Block, Block)> {
        let mut targets: Vec<(Block, usize)> = f.successors_of(term).enumerate().map(|(n, arm)| (arm, n)).collect();
        targets.sort_unstable();
        targets.dedup_by_key(|target| target.0);
        targets.sort_unstable_by_key(|target| target.1);
        let leads = |(arm, _): (Block, usize)| {
            let last = f.terminator(arm);
            let to = plain_br(f, last).filter(|&to| f.first(arm) == last && to != arm && arm != block)?;
            let alone = f.predecessors(arm).all(|p| p == block);
            (alone && !self.is_taken(arm) && f.flags(last) & warpc_ir::flags::HAS_MD == 0).then_some((arm, to))
        };
        targets.into_iter().filter_map(leads).collect()
    }
}

/// What stands beside `block` in a list that is sorted by blocks.
fn found<T: Copy>(list: &[(Block, T)], block: Block) -> Option<T> {
    let at = list.binary_search_by_key(&block, |row| row.0).ok()?;
    Some(list[at].1)
}

/// Finds arms in front of one block that bring its phis the same values as an earlier one, which are added to `moved` with that one.
/// Their pairs go. Where no phi tells arms apart, they are left: empty blocks go by themselves.
fn find_equal(f: &mut FuncMut<'_>, group: &[(Block, Block)], moved: &mut Vec<(Block, Block)>) {
    let all = phis(f, group[0].1);
    if all.is_empty() {
        return;
    }
    let mut places: Vec<(Block, usize)> = group.iter().enumerate().map(|(n, &(arm, _))| (arm, n)).collect();
    places.sort_unstable();
    // The values of an arm lie together.
    let mut values = vec![Value::NONE; group.len() * all.len()];
    for (column, &phi) in all.iter().enumerate() {
        for (value, from) in f.phi_pairs(phi) {
            if let Some(n) = found(&places, from) {
                values[n * all.len() + column] = value;
            }
        }
    }
    let of = |n: usize| &values[n * all.len()..][..all.len()];
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by(|&one, &other| of(one).cmp(of(other)));
    let start = moved.len();
    for equal in order.chunk_by(|&one, &other| of(one) == of(other)) {
        moved.extend(equal[1..].iter().map(|&n| (group[n].0, group[equal[0]].0)));
    }
    if moved.len() == start {
        return;
    }
    moved[start..].sort_unstable();
    for phi in all {
        for k in (0..f.phi_len(phi)).rev() {
            if found(&moved[start..], f.phi_incoming(phi, k).1).is_some() {
                f.swap_remove_incoming(phi, k);
            }
        }
    }
}
