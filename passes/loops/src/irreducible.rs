//! Cycles that are no loops, because they are entered at more than one place: passes of loops leave them, and loops with one inside, as they
//! are. A remark says so, once for each pass and function.

use crate::region::Region;
use warpc_analysis::Loops;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_phase::{LoopCx, PassCx, Remark, RemarkKind};

/// Name of the remark.
const NAME: &str = "IrreducibleControlFlow";

/// Whether the loop holds a cycle that is no loop.
pub fn has_irreducible_cycle(func: &Func<'_>, region: &Region, loops: &Loops) -> bool {
    region.order.iter().any(|&b| {
        func.successors(b).any(|s| region.contains(s) && region.rank(s) <= region.rank(b) && !is_back_edge(loops, b, s))
    })
}

/// The same, with a remark of `pass` where it does.
pub fn declines_irreducible(func: &Func<'_>, region: &Region, cx: &mut LoopCx<'_>, pass: &'static str) -> bool {
    let found = has_irreducible_cycle(func, region, cx.loops);
    if found && !is_said(cx.remarks, pass) {
        let at = func.terminator(region.header);
        cx.remark(RemarkKind::Missed, pass, NAME, at, || "loop left as it is: a cycle in it has more than one entry");
    }
    found
}

/// Says where a cycle of the function is no loop, if `pass` has not said so.
pub fn report_irreducible(func: &Func<'_>, cx: &mut PassCx<'_>, pass: &'static str) {
    if !cx.wants_remarks() || is_said(cx.remarks, pass) {
        return;
    }
    let (cfg, loops) = (cx.analyses.cfg(func), cx.analyses.loops(func));
    if let Some(at) = first_edge(func, &cfg, &loops) {
        cx.remark(RemarkKind::Missed, pass, NAME, at, || "cycle left as it is: it has more than one entry");
    }
}

/// The end of the first block that goes back and closes no loop.
fn first_edge(func: &Func<'_>, cfg: &Cfg, loops: &Loops) -> Option<Inst> {
    let goes_wild =
        |b: Block| cfg.succs(b).iter().any(|&s| cfg.rpo_index(s) <= cfg.rpo_index(b) && !is_back_edge(loops, b, s));
    cfg.rpo().iter().copied().find(|&b| goes_wild(b)).map(|b| func.terminator(b))
}

fn is_back_edge(loops: &Loops, from: Block, to: Block) -> bool {
    loops.is_header(to) && loops.contains(loops.of(to), from)
}

fn is_said(remarks: &[Remark], pass: &str) -> bool {
    remarks.iter().any(|remark| remark.name == NAME && remark.pass == pass)
}
