//! What is done with the slots and arguments of all functions of a module, by the functions and what they call.

use super::{EMPTY, FULL, Interval, Summary, Use, is_told_of, is_unknown, local, say, sums};
use crate::knobs;
use std::collections::{HashSet, VecDeque};
use warpc_analysis::Analyses;
use warpc_ir::Module;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_phase::{ModuleCx, ModulePass};
use warpc_text::FunctionText;

pub(super) struct Printer;

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let knobs = &cx.session.knobs;
        let functions = module.defined_functions();
        let mut summaries: Vec<Option<Summary>> = Vec::new();
        summaries.resize_with(module.globals().len(), || None);
        for &global in &functions {
            // Editing nothing builds the use lists.
            module.edit(global, |_| ());
            let Some(func) = module.func(global) else { continue };
            let cfg = Cfg::new(&func);
            summaries[global.index()] = Some(local::summary(&func, &cfg, &mut Analyses::default(), knobs));
        }
        let mut whole = Whole { module, summaries, most: knobs.get(knobs::STACK_SAFETY_ROUNDS).max(0) as u32 };
        whole.solve(&functions);
        let mut out = format!("'Stack Safety Analysis' for module '{}'\n", module.tables().identifier);
        for &global in &functions {
            whole.say(global, &mut out);
        }
        cx.text.extend(out.into_bytes());
        false
    }
}

struct Whole<'m> {
    module: &'m Module,
    summaries: Vec<Option<Summary>>,
    /// How often what a function does may grow.
    most: u32,
}

impl Whole<'_> {
    /// The function that a call of `global` runs, where that is known.
    fn resolved(&self, mut global: Global) -> Option<Global> {
        // Aliases of aliases end: the verifier refuses circles.
        for _ in 0..64 {
            let globals = self.module.globals();
            let symbol = &globals.sym()[global.index()];
            let is_here = symbol.has(Symbol::DSO_LOCAL) || symbol.linkage.is_local();
            if symbol.is_declaration() || symbol.linkage.is_interposable() || !is_here {
                return None;
            }
            match symbol.kind {
                GlobalKind::Function => return Some(global),
                GlobalKind::Alias => global = self.module.globals().parts()[global.index()].init.as_global()?,
                _ => return None,
            }
        }
        None
    }
    /// What argument `arg` of `callee` is used for, `offset` from where the caller sees it.
    fn argument(&self, callee: Option<Global>, arg: u32, offset: Interval) -> Interval {
        let summary = callee.and_then(|callee| self.summaries[callee.index()].as_ref());
        let Some((_, used)) = summary.and_then(|summary| summary.args.iter().find(|(of, _)| *of == arg)) else {
            return FULL;
        };
        match used.range {
            range if range.is_empty() => EMPTY,
            range if is_unknown(range) || is_unknown(offset) => FULL,
            range => sums(range, offset),
        }
    }
    /// Whether a use is less than what the calls in it do.
    fn growth(&self, used: &Use) -> Option<Interval> {
        let mut range = used.range;
        for call in &used.calls {
            let inner = self.argument(self.resolved(call.callee), call.arg, call.offset);
            if !range.contains_all(inner) {
                range = super::joined(range, inner);
            }
        }
        (range != used.range).then_some(range)
    }
    fn solve(&mut self, functions: &[Global]) {
        let mut callers: Vec<Vec<Global>> = vec![vec![]; self.summaries.len()];
        for &global in functions {
            let Some(summary) = &self.summaries[global.index()] else { continue };
            for call in summary.args.iter().flat_map(|(_, used)| &used.calls) {
                if let Some(callee) = self.resolved(call.callee) {
                    callers[callee.index()].push(global);
                }
            }
        }
        let mut rounds = vec![0u32; self.summaries.len()];
        let mut waits: HashSet<Global> = functions.iter().copied().collect();
        let mut work: VecDeque<Global> = functions.iter().copied().collect();
        while let Some(global) = work.pop_front() {
            waits.remove(&global);
            let Some(summary) = &self.summaries[global.index()] else { continue };
            let is_over = rounds[global.index()] > self.most;
            let grown: Vec<Option<Interval>> = summary.args.iter().map(|(_, used)| self.growth(used)).collect();
            if grown.iter().all(Option::is_none) {
                continue;
            }
            rounds[global.index()] += 1;
            if let Some(summary) = &mut self.summaries[global.index()] {
                for ((_, used), range) in summary.args.iter_mut().zip(grown) {
                    used.range = range.map_or(used.range, |range| if is_over { FULL } else { range });
                }
            }
            for &caller in &callers[global.index()] {
                if waits.insert(caller) {
                    work.push_back(caller);
                }
            }
        }
        for &global in functions {
            let Some(summary) = &self.summaries[global.index()] else { continue };
            let grown: Vec<Option<Interval>> = summary.slots.iter().map(|(_, used)| self.growth(used)).collect();
            if let Some(summary) = &mut self.summaries[global.index()] {
                for ((_, used), range) in summary.slots.iter_mut().zip(grown) {
                    used.range = range.unwrap_or(used.range);
                }
            }
        }
    }
    fn say(&self, global: Global, out: &mut String) {
        let (Some(func), Some(summary)) = (self.module.func(global), &self.summaries[global.index()]) else { return };
        say(&func, summary, out);
        *out += "    safe accesses:\n";
        let unsafe_accesses = summary.slots.iter().flat_map(|(_, used)| &used.unsafe_accesses);
        let unsafe_accesses: HashSet<Inst> = unsafe_accesses.copied().collect();
        let mut texts = FunctionText::new(&func);
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            if is_told_of(&func, inst) && !unsafe_accesses.contains(&inst) {
                *out += "       ";
                texts.inst(&func, inst, out);
                out.push('\n');
            }
        }
        out.push('\n');
    }
}
