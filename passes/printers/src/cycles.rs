//! `print<cycles>`: the nest of cycles of each function, a line each, with all blocks by which they are entered; `print-cfg-sccs`: its
//! strongly connected parts; `verify<cycles>`: every edge into a cycle leads to one of its entries, and every entry is led to.
//!
//! **Cost**: linear in the blocks of all cycles, for each level of nesting.
//! **Source**: the format is that of LLVM's printers of these names, so that its tests can judge.

use crate::row::{of_function, says};
use std::fmt::Write;
use warpc_analysis::print::Slots;
use warpc_analysis::{AnalysisSet, Cycles};
use warpc_columns::graph::Sccs;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, Value};
use warpc_phase::PassInfo;

/// Row of the printer of cycles.
pub const PRINT: PassInfo = of_function("print<cycles>", "print cycles", AnalysisSet::CFG, |params| {
    says(params, PRINT.name, |func, cx| text(func, &cx.analyses.cfg(func)))
});

/// Row of the printer of strongly connected parts.
pub const PARTS: PassInfo =
    of_function("print-cfg-sccs", "print strongly connected parts of functions", AnalysisSet::CFG, |params| {
        says(params, PARTS.name, |func, cx| parts_text(func, &cx.analyses.cfg(func)))
    });

/// Row of the verifier.
pub const VERIFY: PassInfo = of_function("verify<cycles>", "verify cycles", AnalysisSet::CFG, |params| {
    says(params, VERIFY.name, |func, cx| {
        if let Some(block) = wrong_entry(func, &cx.analyses.cfg(func)) {
            let name = Slots::new(func).name(func, Value::block(block));
            cx.error(VERIFY.name, "WrongCycles", Inst::NONE, format!("cycles are wrong at block {name}"));
        }
        String::new()
    })
});

/// A block that is taken for an entry of a cycle and is none, or the other way round.
fn wrong_entry(func: &Func<'_>, cfg: &Cfg) -> Option<Block> {
    let cycles = Cycles::new(func, cfg);
    let order = cycles.preorder();
    let mut blocks = order.iter().flat_map(|&cycle| cycles.blocks(cycle).into_iter().map(move |block| (cycle, block)));
    let is_wrong = |&(cycle, block): &(u32, Block)| {
        let from_outside = |&pred: &Block| cfg.is_reachable(pred) && !cycles.contains(cycle, pred);
        cfg.preds(block).iter().any(from_outside) != cycles.entries(cycle).contains(&block)
    };
    blocks.find(is_wrong).map(|found| found.1)
}

fn title(func: &Func<'_>) -> String {
    String::from_utf8_lossy(func.name()).into_owned()
}

fn text(func: &Func<'_>, cfg: &Cfg) -> String {
    let slots = Slots::new(func);
    let mut out = format!("CycleInfo for function: {}\n", title(func));
    let cycles = Cycles::new(func, cfg);
    for (cycle, depth) in cycles.with_depths() {
        let entries = cycles.entries(cycle);
        let name = |&block: &Block| match slots.label(func, block, "") {
            label if label.is_empty() => slots.name(func, Value::block(block))[1..].to_string(),
            label => label,
        };
        let names = |blocks: &[Block]| blocks.iter().map(name).collect::<Vec<String>>();
        let others: Vec<Block> = cycles.blocks(cycle).into_iter().filter(|block| !entries.contains(block)).collect();
        let _ = write!(out, "{:1$}depth={depth}: entries({2})", "", 4 * depth as usize, names(entries).join(" "));
        names(&others).iter().for_each(|name| out.extend([" ", name]));
        out.push('\n');
    }
    out
}

fn parts_text(func: &Func<'_>, cfg: &Cfg) -> String {
    let slots = Slots::new(func);
    let mut out = format!("SCCs for Function {} in PostOrder:", title(func));
    // Rows are places in reverse post-order: the walk begins at the entry.
    let succs = |row: usize| cfg.succs(cfg.rpo()[row]).iter().map(|&to| cfg.rpo_index(to) as usize);
    let parts = Sccs::of_rows(cfg.rpo().len(), succs);
    for part in 0..parts.len() {
        let members: Vec<Block> = parts.members(part).iter().map(|&row| cfg.rpo()[row as usize]).collect();
        let _ = write!(out, "\nSCC #{}: ", part + 1);
        let names = members.iter().rev().map(|&block| slots.name(func, Value::block(block)));
        out.push_str(&names.collect::<Vec<_>>().join(", "));
        if let [only] = members[..]
            && cfg.succs(only).contains(&only)
        {
            out.push_str(" (Has self-loop).");
        }
    }
    out.push('\n');
    out
}
