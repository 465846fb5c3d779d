//! `print<func-properties>`: counts of blocks, branches, calls, accesses, loops, uses and instructions of each function. `instcount`: how many
//! instructions of each kind there are, where statistics are asked for.
//!
//! Blocks that are not reached do not count. **Cost**: linear in the module.
//! **Source**: counts and format are LLVM's, so that its tests can judge.

use crate::row::{of_function, of_module, says};
use std::collections::BTreeMap;
use std::fmt::Write;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::module::Symbol;
use warpc_ir::{Func, Module, Opcode, Value};
use warpc_phase::{ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the printer.
pub const PRINT: PassInfo = of_module("print<func-properties>", "print counts of functions", &[], |params| {
    params.finish(PRINT.name)?;
    Ok(PassBody::Module(Box::new(Printer)))
});

/// Row of the counter of instructions.
pub const COUNT: PassInfo = of_function("instcount", "count instructions, for -stats", AnalysisSet::CFG, |params| {
    says(params, COUNT.name, |func, cx| if cx.session.phase.stats { kinds(func) } else { String::new() })
});

struct Printer;

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let uses = count_uses(module);
        for global in module.defined_functions() {
            if let Some(func) = module.func(global) {
                let is_local = module.globals().sym()[global.index()].linkage.is_local();
                let text = properties(&func, uses[global.index()] + !is_local as u64);
                cx.text.extend(text.into_bytes());
            }
        }
        false
    }
}

/// Uses of every global: by instructions, initialisers and constants.
fn count_uses(module: &Module) -> Vec<u64> {
    let mut uses = vec![0; module.globals().len()];
    let mut count = |value: Value| {
        if let Some(global) = value.as_global() {
            uses[global.index()] += 1;
        }
    };
    let consts = &module.tables().consts;
    module.globals().parts().iter().for_each(|parts| count(parts.init));
    consts.operands().iter().copied().for_each(&mut count);
    for global in module.defined_functions() {
        let Some(func) = module.func(global) else { continue };
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        insts.for_each(|inst| func.operands(inst).for_each(&mut count));
    }
    uses
}

fn properties(func: &Func<'_>, uses: u64) -> String {
    let cfg = Cfg::new(func);
    let loops = Loops::new(&cfg, &DomTree::new(&cfg));
    let [mut conditional, mut calls, mut loads, mut stores, mut insts] = [0u64; 5];
    for &block in cfg.rpo() {
        let term = func.terminator(block);
        conditional += match func.op(term) {
            Opcode::Br if func.num_operands(term) == 3 => 2,
            Opcode::Switch => cfg.succs(block).len() as u64,
            _ => 0,
        };
        for inst in func.block_insts(block) {
            insts += 1;
            match func.op(inst) {
                Opcode::Load => loads += 1,
                Opcode::Store => stores += 1,
                op if op.is_call() => {
                    let callee = func.callee(inst).as_global().map(|global| func.ctx().globals.sym[global.index()]);
                    calls += callee.is_some_and(|symbol: Symbol| !symbol.is_declaration()) as u64;
                }
                _ => {}
            }
        }
    }
    let depth = cfg.rpo().iter().map(|&block| loops.depth_of(block)).max().unwrap_or(0);
    let name = String::from_utf8_lossy(func.name());
    format!(
        "Printing analysis results of CFA for function '{name}':\nBasicBlockCount: {}\n\
         BlocksReachedFromConditionalInstruction: {conditional}\nUses: {uses}\n\
         DirectCallsToDefinedFunctions: {calls}\nLoadInstCount: {loads}\nStoreInstCount: {stores}\n\
         MaxLoopDepth: {depth}\nTopLevelLoopCount: {}\nTotalInstructionCount: {insts}\n\n",
        cfg.rpo().len(),
        loops.top().len(),
    )
}

/// Instructions by kind, a line each, by name.
fn kinds(func: &Func<'_>) -> String {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    for block in func.block_order() {
        *counts.entry("basic block").or_default() += 1;
        func.block_insts(block).for_each(|inst| *counts.entry(func.op(inst).text()).or_default() += 1);
    }
    let mut text = format!("instcount of function '{}':\n", String::from_utf8_lossy(func.name()));
    for (kind, count) in counts {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{count:8} {kind}");
    }
    text
}
