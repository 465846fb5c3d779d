//! Switches whose cases choose one of two or three constants: selects.

use super::SimplifyCfg;
use super::case_results::{erase_switch, results_of, take_one};
use super::util::*;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

/// Cases of one result that are looked at.
const MAX_CASES: usize = 16;
/// Different results of the cases.
const MAX_RESULTS: usize = 2;

/// Cases with one result: the result, and their numbers.
type Group = (Value, Vec<usize>);

impl SimplifyCfg {
    /// Makes selects of switch `term`, the end of `block`, that chooses constants for one phi: two cases with a result each, or
    /// cases with one result that one or two comparisons tell from the others.
    pub(super) fn switch_to_select(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let count = f.num_operands(term) / 2 - 1;
        if !(2..=MAX_RESULTS * MAX_CASES).contains(&count) {
            return false;
        }
        let Some(results) = results_of(f, block, term) else { return false };
        let [phi] = results.phis[..] else { return false };
        if results.default.is_none() && !results.dead_default {
            return false;
        }
        let mut groups: Vec<Group> = Vec::new();
        for (n, (_, values)) in results.cases.iter().enumerate() {
            match groups.iter().position(|group| group.0 == values[0]) {
                Some(at) if groups[at].1.len() == MAX_CASES => return false,
                Some(at) => groups[at].1.push(n),
                None if groups.len() == MAX_RESULTS => return false,
                None => groups.push((values[0], vec![n])),
            }
        }
        let default = results.default.as_ref().map(|values| values[0]);
        let cases: Vec<Value> = results.cases.iter().map(|case| case.0).collect();
        let weights = weights(f, term).filter(|w| w.len() == count + 1);
        let chosen = match &groups[..] {
            [first, second] if count == 2 => Some(two_cases(f, term, &cases, (first, second), default, weights)),
            [group] => default.and_then(|default| one_result(f, term, &cases, group.0, default, weights)),
            _ => None,
        };
        let Some(value) = chosen else { return false };
        take_one(f, phi, block, value);
        let loc = f.loc(term);
        erase_switch(f, block, term, &[results.join]);
        append_br(f, block, results.join, loc);
        true
    }
}

/// `x == first ? a : x == second ? b : default`, without the second question where there is no default.
fn two_cases(
    f: &mut FuncMut<'_>,
    term: Inst,
    cases: &[Value],
    (first, second): (&Group, &Group),
    default: Option<Value>,
    weights: Option<Vec<u64>>,
) -> Value {
    let condition = f.operand(term, 0);
    let mut chosen = second.0;
    if let Some(default) = default {
        let w = weights.as_ref().map(|w| [w[2], w[0] + w[1]]);
        chosen = select_where_equal(f, term, (condition, cases[1]), (second.0, default), w);
    }
    let w = weights.as_ref().map(|w| [w[1], w[0] + w[2]]);
    select_where_equal(f, term, (condition, cases[0]), (first.0, chosen), w)
}

fn select_where_equal(
    f: &mut FuncMut<'_>,
    term: Inst,
    (condition, case): (Value, Value),
    (same, other): (Value, Value),
    weights: Option<[u64; 2]>,
) -> Value {
    let loc = f.loc(term);
    let mut bld = Builder::before(f, term);
    bld.loc = loc;
    let equal = bld.icmp(IntPred::Eq, condition, case, Type::I1);
    let chosen = bld.select(equal, same, other, 0);
    name(f, equal, "switch.selectcmp");
    name(f, chosen, "switch.select");
    if let (Some(weights), Some(select)) = (weights, chosen.as_inst()) {
        set_weights(f, select, &weights);
    }
    chosen
}

/// `result` for all cases, `default` for everything else: one question where the distances of the cases from the least one are all
/// combinations of some bits, two where there are two cases.
fn one_result(
    f: &mut FuncMut<'_>,
    term: Inst,
    cases: &[Value],
    result: Value,
    default: Value,
    weights: Option<Vec<u64>>,
) -> Option<Value> {
    let condition = f.operand(term, 0);
    let ty = f.type_of(condition);
    let bits = f.types().int_bits(ty)?;
    let loc = f.loc(term);
    let hit = match combined_bits(f, cases, bits) {
        Some((least, touched)) => {
            let mut of = condition;
            if least != 0 {
                let least = f.consts_mut().add_int(ty, bits, least);
                let mut bld = Builder::before(f, term);
                bld.loc = loc;
                of = bld.binary(Opcode::Sub, of, least, 0);
            }
            let (others, zero) = (!touched & low_mask(bits), f.consts_mut().add_int(ty, bits, 0));
            let others = f.consts_mut().add_int(ty, bits, others);
            let mut bld = Builder::before(f, term);
            bld.loc = loc;
            let rest = bld.binary(Opcode::And, of, others, 0);
            let hit = bld.icmp(IntPred::Eq, rest, zero, Type::I1);
            name(f, rest, "switch.and");
            hit
        }
        None if cases.len() == 2 => {
            let mut bld = Builder::before(f, term);
            bld.loc = loc;
            let first = bld.icmp(IntPred::Eq, condition, cases[0], Type::I1);
            let second = bld.icmp(IntPred::Eq, condition, cases[1], Type::I1);
            let hit = bld.binary(Opcode::Or, first, second, 0);
            name(f, first, "switch.selectcmp.case1");
            name(f, second, "switch.selectcmp.case2");
            hit
        }
        None => return None,
    };
    name(f, hit, "switch.selectcmp");
    let mut bld = Builder::before(f, term);
    bld.loc = loc;
    let chosen = bld.select(hit, result, default, 0);
    if let (Some(w), Some(select)) = (weights, chosen.as_inst()) {
        set_weights(f, select, &[w[1..].iter().sum(), w[0]]);
    }
    Some(chosen)
}

/// The least of `cases` as signed numbers and the bits in which the others lie above it, if every combination of these bits is there.
fn combined_bits(f: &FuncMut<'_>, cases: &[Value], bits: u32) -> Option<(u64, u64)> {
    if !cases.len().is_power_of_two() || bits > 64 {
        return None;
    }
    let numbers: Vec<u64> = cases.iter().map(|&case| f.consts().as_int(case)).collect::<Option<_>>()?;
    let least = numbers.iter().copied().min_by_key(|&n| sign_extend(n, bits))?;
    let touched = numbers.iter().fold(0, |all, n| all | (n.wrapping_sub(least) & low_mask(bits)));
    // The cases differ: that many distances within the bits are all that there are.
    (touched.count_ones() == cases.len().trailing_zeros()).then_some((least, touched))
}

fn name(f: &mut FuncMut<'_>, value: Value, name: &str) {
    if value.as_inst().is_some()
        && let Some(names) = &mut f.side_mut().names
    {
        names.set_unique(value, name.as_bytes());
    }
}
