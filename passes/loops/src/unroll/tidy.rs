//! What LLVM does to a loop that remains after it was unrolled or peeled: users of its variables in their simplest form, instructions that equal
//! values at hand, chains of additions, and dead code.
//!
//! The pipelines of this compiler leave that to the passes behind, so it runs only where the pass is asked for by LLVM's name alone.
//! **Invariants**: blocks and edges stay, LCSSA form stays. **Cost**: the users of the variables, and one walk over the loop.

use super::copies::add_up;
use crate::indvars::simplify_variables;
use crate::rotate::stays_closed;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::PassCx;
use warpc_scalar::simplify::{Context, Simplifier};

/// Tidies the loops with these headers, which remain, and blocks that are copies of loops. Analyses of blocks stay.
pub fn tidy(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, headers: &[Block], copies: &[Block]) {
    for &header in headers {
        let loops = cx.analyses.loops(func);
        let id = loops.of(header);
        if id.is_none() || loops.header(id) != header || !loops.is_loop_simplify_form(func, id) {
            continue;
        }
        let blocks = loops.blocks(id);
        drop(loops);
        simplify_variables(func, cx.analyses, &cx.session.knobs, id);
        simplify_instructions(func, cx, blocks);
    }
    simplify_instructions(func, cx, copies.to_vec());
}

fn simplify_instructions(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, mut blocks: Vec<Block>) {
    // Blocks are as they were; what instructions are is not.
    cx.analyses.invalidate(AnalysisSet::CFG_ALL);
    blocks.retain(|&b| !func.is_block_dead(b));
    if blocks.is_empty() {
        return;
    }
    let (cfg, dom, loops) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.loops(func));
    blocks.sort_unstable_by_key(|&b| cfg.rpo_index(b));
    let mut dead: Vec<Inst> = Vec::new();
    for &block in &blocks {
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            // Conditions of branches around it say nothing here, as in LLVM's pass.
            let context = Context { dom: Some(&dom), assumptions: None, at: inst, memo: None };
            let value = if func.op(inst).is_terminator() { None } else { Simplifier::with(func, context).inst(inst) };
            if let Some(value) = value
                && value != Value::inst(inst)
                && stays_closed(func, &loops, value, block)
            {
                func.replace_all_uses(inst.into(), value);
            }
            add_up(func, inst);
            if func.op(inst) == Opcode::Phi || facts::would_be_dead(func, inst) {
                dead.push(inst);
            }
            inst = next;
        }
        while let Some(inst) = dead.pop() {
            if func.is_dead(inst) || !facts::is_trivially_dead(func, inst) {
                continue;
            }
            dead.extend(func.operands(inst).filter_map(|v| v.as_inst()));
            func.erase(inst);
        }
    }
    cx.analyses.invalidate(AnalysisSet::CFG_ALL);
}
