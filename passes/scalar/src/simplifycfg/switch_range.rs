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
    pub(super) fn equal_arms(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut kept: Vec<(Block, Block, Vec<Value>)> = Vec::new();
        let mut seen: Vec<Block> = Vec::new();
        let mut moved: Vec<(Block, Block)> = Vec::new();
        for arm in f.successors_of(term).collect::<Vec<_>>() {
            let last = f.terminator(arm);
            let Some(to) = plain_br(f, last).filter(|_| f.first(arm) == last && !seen.contains(&arm)) else { continue };
            let alone = f.predecessors(arm).all(|p| p == block);
            if arm == block || to == arm || !alone || self.is_taken(arm) || f.flags(last) & warpc_ir::flags::HAS_MD != 0
            {
                continue;
            }
            if seen.len() >= MAX_ARMS {
                break;
            }
            seen.push(arm);
            let values: Vec<Value> = phis(f, to).iter().filter_map(|&phi| f.phi_value_for(phi, arm)).collect();
            // Where no phi tells them apart, empty blocks go by themselves.
            if values.is_empty() {
                continue;
            }
            match kept.iter().find(|other| other.1 == to && other.2 == values) {
                Some(&(first, ..)) => moved.push((arm, first)),
                None => kept.push((arm, to, values)),
            }
        }
        for k in (1..f.num_operands(term)).step_by(2) {
            if let Some(&(_, first)) = moved.iter().find(|pair| f.operand(term, k) == Value::block(pair.0)) {
                f.set_operand(term, k, Value::block(first));
            }
        }
        !moved.is_empty()
    }
}

/// Arms of one switch that are compared with each other.
const MAX_ARMS: usize = 256;
