//! Parts of a function that hardly ever run by its profile, each with one entry and one edge out of it.

use super::Rules;
use super::cost;
use crate::knobs;
use warpc_analysis::Analyses;
use warpc_analysis::branch_prob::Probability;
use warpc_columns::RowSet;
use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_printers::cost_model::CodeSize;

/// How often blocks run, by the number of times that the function was entered.
fn counts(func: &Func<'_>, analyses: &mut Analyses) -> Option<Vec<u64>> {
    let entries = u128::from(func.ctx().entry_count(func.global())?);
    let freqs = analyses.block_freqs(func);
    let entry = u128::from(freqs.integer(func.entry()).max(1));
    let of = |block| (u128::from(freqs.integer(Block::new(block))) * entries + entry / 2) / entry;
    Some((0..func.num_blocks()).map(|block| u64::try_from(of(block)).unwrap_or(u64::MAX)).collect())
}

/// The cold parts of `func`, each with its entry first. None where nothing says how often it runs.
pub(super) fn parts(func: &Func<'_>, rules: &Rules<'_>) -> Vec<Vec<Block>> {
    let mut analyses = Analyses::default();
    let (Some(cold), Some(counts)) = (rules.cold_count, counts(func, &mut analyses)) else { return Vec::new() };
    let (dom, probs) = (analyses.dom(func), analyses.branch_probs(func));
    let least = u64::try_from(rules.knobs.get(knobs::MIN_BLOCK_EXECUTION)).unwrap_or(0);
    let share = rules.number(knobs::COLD_BRANCH_RATIO, 0.1);
    let seldom = Probability::ratio((share * least as f64) as u64, least.max(1));
    let sizes = CodeSize::of(func);
    let size = |block: Block| cost::of_block(func, &sizes, block, rules.penalty());
    let all: i64 = func.block_order().map(size).sum();
    let worth = (all as f64 * rules.number(knobs::MIN_REGION_SIZE_RATIO, 0.1)) as i64;
    let mut parts = Vec::new();
    let mut seen: RowSet<Block> = RowSet::new(func.num_blocks());
    seen.insert(func.entry());
    let mut work = vec![func.entry()];
    while let Some(block) = work.pop() {
        if counts[block.index()] <= cold || counts[block.index()] < least {
            continue;
        }
        for (index, to) in func.successors(block).enumerate() {
            if !seen.insert(to) {
                continue;
            }
            work.push(to);
            if probs.edge(block, index) > seldom {
                continue;
            }
            let mut part = vec![to];
            let mut at = 0;
            while at < part.len() {
                part.extend(dom.children(part[at]));
                at += 1;
            }
            let is_large = rules.ignores_costs() || part.iter().map(|&block| size(block)).sum::<i64>() >= worth;
            if is_large && has_one_way(func, &part) {
                part.iter().for_each(|&block| {
                    seen.insert(block);
                });
                parts.push(part);
            }
        }
    }
    parts
}

/// Whether `part` is entered at its first block alone and left by one edge.
fn has_one_way(func: &Func<'_>, part: &[Block]) -> bool {
    let mut members: RowSet<Block> = RowSet::new(func.num_blocks());
    part.iter().for_each(|&block| {
        members.insert(block);
    });
    let entered = part[1..].iter().all(|&block| func.predecessors(block).all(|from| members.contains(from)));
    let exits = part.iter().flat_map(|&block| func.successors(block)).filter(|&to| !members.contains(to)).count();
    entered && exits == 1
}
