//! `mergefunc`: of functions with equal bodies one stays.
//!
//! **When**: the functions have the same type, attributes, convention, section and collector, and the walks over their reachable
//! blocks meet the same instructions with the same operands, flags, metadata and attributes of calls; the function itself counts as
//! equal to the other itself, and so do its blocks whose addresses it takes. Types are the same that have the same fields, and pointers
//! are integers of their size; addresses at constant offsets count by the bytes. Debug locations and records, and names, do not count. So functions that differ in `convergent`, or in
//! what a call of theirs may do, stay apart.
//! **What becomes of the other**: its direct calls go to the one that stays; where its address has no meaning (`unnamed_addr`, not
//! in `llvm.used`) all its uses do. If it is still needed it becomes a call of the other, or with `mergefunc-use-aliases` an alias if
//! its address has no meaning. Of two that the linker may replace, both become so, to a new private function.
//! A call that gives a pointer where the other function takes an integer keeps its callee, which converts it.
//! **Not touched**: kernels, which the device cannot call; `naked` functions; those with a block whose address something else names;
//! those that would need a call and have variable arguments or nothing but their end.
//! Debug information of what becomes a call is not kept: `mergefunc-preserve-debug-info` of LLVM does not exist.
//!
//! **How**: each function is written down as a list of words, by which functions are sorted and grouped; rounds follow until nothing
//! merges, since callers of merged functions become equal, `MAX_ROUNDS` at most. The one that stays is the first by name of those
//! that the linker cannot replace, visible ones before local ones, so that modules that are compiled apart agree. What becomes a call
//! or an alias stands at the end of the module, and a private function where the one was whose body it has, as LLVM has it. **Cost**: linear in the module per round.
//! **Invariants**: no instruction of a function that stays changes but its callees. **Source**: LLVM's pass of this name.

mod stand_in;
mod words;

use crate::function_attrs::fn_has;
use crate::knobs;
use crate::references::listed_as_used;
use stand_in::{Plan, StandIn, can_be_called, same_types};
use std::collections::BTreeMap;
use warpc_analysis::{AnalysisSet, CallGraph};
use warpc_columns::RowSet;
use warpc_ir::Module;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::ids::*;
use warpc_ir::module::{Linkage, UnnamedAddr};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use words::Writer;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "mergefunc",
    summary: "make one of functions with equal bodies",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::MERGE_FUNCTIONS],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("mergefunc")?;
        Ok(PassBody::Module(Box::new(MergeFunc)))
    },
};

struct MergeFunc;

/// Rounds over the module: callers of callers of merged functions.
const MAX_ROUNDS: usize = 16;

impl ModulePass for MergeFunc {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        module.merge_overlays();
        let aliases = cx.session.knobs.get(knobs::MERGEFUNC_USE_ALIASES);
        let mut done = RowSet::new(module.globals().len());
        let mut changed = false;
        for _ in 0..MAX_ROUNDS {
            let round = Round { used: listed_as_used(module), graph: CallGraph::new(module), aliases };
            if !round.run(module, &mut done) {
                break;
            }
            changed = true;
        }
        changed
    }
}

/// Functions with blocks whose addresses something else than an instruction of the function itself names.
fn with_block_addresses(module: &Module) -> RowSet<Global> {
    let mut found = RowSet::new(module.globals().len());
    let mut of = |consts: &Consts, own: Option<Global>| {
        let named: Vec<Const> = consts.block_addresses().collect();
        if named.is_empty() {
            return;
        }
        let parts = (0..consts.len()).map(Const::new).filter(|c| consts.row(*c).kind != ConstKind::BlockAddress);
        let inside: RowSet<Const> = {
            let mut inside = RowSet::new(consts.len());
            parts.flat_map(|c| consts.list(c)).filter_map(|value| value.as_const()).for_each(|c| {
                inside.insert(c);
            });
            inside
        };
        for c in named {
            let global = consts.list(c)[0].as_global();
            for g in global.into_iter().filter(|&g| own != Some(g) || inside.contains(c)) {
                found.insert(g);
            }
        }
    };
    of(&module.tables().consts, None);
    module
        .defined_functions()
        .into_iter()
        .filter_map(|g| module.func(g))
        .for_each(|f| of(f.consts(), Some(f.global())));
    found
}

/// Whether `global` may be merged with another.
fn is_candidate(module: &Module, global: Global) -> bool {
    let sym = module.globals().sym()[global.index()];
    let naked =
        fn_has(module.ctx(), global, AttrKind::Naked) || fn_has(module.ctx(), global, AttrKind::PresplitCoroutine);
    !matches!(sym.linkage, Linkage::AvailableExternally | Linkage::Appending)
        && !module.ctx().is_kernel(global)
        && !naked
}

/// Hash of a function's words, the same on every machine.
fn hash(words: &[u32]) -> u64 {
    words.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &word| (sum ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3))
}

/// Groups of two and more equal functions, each in the order of the module.
fn groups(module: &Module, done: &RowSet<Global>) -> Vec<Vec<Global>> {
    let blocks = with_block_addresses(module);
    let mut writer = Writer::new();
    let mut words = Vec::new();
    let mut hashed: Vec<(u64, Global)> = Vec::new();
    for g in module.defined_functions() {
        let known = g.index() < done.rows() && done.contains(g);
        if !known && is_candidate(module, g) && !blocks.contains(g) && writer.function(module, g, &mut words).is_some()
        {
            hashed.push((hash(&words), g));
        }
    }
    hashed.sort_unstable();
    let mut groups = Vec::new();
    for run in hashed.chunk_by(|a, b| a.0 == b.0).filter(|run| run.len() > 1) {
        let mut equal: BTreeMap<Vec<u32>, Vec<Global>> = BTreeMap::new();
        for &(_, g) in run {
            if writer.function(module, g, &mut words).is_some() {
                equal.entry(words.clone()).or_default().push(g);
            }
        }
        groups.extend(equal.into_values().filter(|group| group.len() > 1));
    }
    groups.sort_unstable();
    groups
}

/// What is known of the module while groups of equal functions are merged.
struct Round {
    used: RowSet<Global>,
    graph: CallGraph,
    aliases: bool,
}

/// One merger: `other` gives way to `stays`. Both are `weak` where the linker may replace each.
struct Merger {
    stays: Global,
    other: Global,
    weak: bool,
}

/// The function that stands for its group while others are added.
#[derive(Clone, Copy)]
struct Kept {
    global: Global,
    replaceable: bool,
    local: bool,
    /// It was made here and has no name.
    made: bool,
}

impl Kept {
    fn new(module: &Module, global: Global) -> Kept {
        let linkage = module.globals().sym()[global.index()].linkage;
        Kept { global, replaceable: linkage.is_interposable(), local: linkage.is_local(), made: false }
    }
    /// What the one that stays is least by. A visible function has to stay anyway, and a local one may go.
    fn order(self, module: &Module) -> (bool, bool, &[u8]) {
        let name = if self.made { &[] } else { module.ctx().name(self.global) };
        (self.replaceable, self.local, name)
    }
}

impl Round {
    /// Whether uses of `global` other than calls may be those of another function.
    fn is_unnamed(&self, module: &Module, global: Global) -> bool {
        let sym = module.globals().sym()[global.index()];
        let listed = global.index() < self.used.rows() && self.used.contains(global);
        sym.unnamed_addr == UnnamedAddr::Global && !listed
    }
    fn can_be_alias(&self, module: &Module, global: Global) -> bool {
        self.aliases && module.globals().sym()[global.index()].unnamed_addr == UnnamedAddr::Global
    }
    /// The mergers of all groups, in the order in which the module has what is merged: functions are added to their groups one
    /// by one.
    fn mergers(&self, module: &Module, groups: &[Vec<Global>]) -> Vec<Merger> {
        let mut mergers: Vec<(Global, Merger)> = Vec::new();
        for group in groups {
            let mut kept = Kept::new(module, group[0]);
            for &next in &group[1..] {
                let mut other = Kept::new(module, next);
                if kept.order(module) > other.order(module) {
                    std::mem::swap(&mut kept, &mut other);
                }
                let weak = kept.replaceable;
                let all_aliases = || [kept, other].iter().all(|f| self.can_be_alias(module, f.global));
                if weak && !can_be_called(module, kept.global) && !all_aliases() {
                    continue;
                }
                mergers.push((next, Merger { stays: kept.global, other: other.global, weak }));
                if weak {
                    kept = Kept { replaceable: false, local: true, made: true, ..kept };
                }
            }
        }
        mergers.sort_by_key(|merger| merger.0);
        mergers.into_iter().map(|merger| merger.1).collect()
    }
    /// Merges all groups; whether anything changed. Functions that became calls of others are in `done`.
    fn run(&self, module: &mut Module, done: &mut RowSet<Global>) -> bool {
        let groups = groups(module, done);
        let mergers = self.mergers(module, &groups);
        let mut plan = Plan::default();
        for merger in &mergers {
            match merger.weak {
                true => self.plan_weak(module, merger, &mut plan),
                false => self.plan_one(module, merger, &mut plan),
            }
        }
        plan.carry_out(module, done)
    }
    /// Both become stand-ins of a private function with the body and the row of the one.
    fn plan_weak(&self, module: &Module, &Merger { stays, other, .. }: &Merger, plan: &mut Plan) {
        plan.private.push(stays);
        for old in [other, stays] {
            let alias = self.can_be_alias(module, old);
            plan.stand_ins.push(StandIn { old, stays, alias });
        }
    }
    fn plan_one(&self, module: &Module, &Merger { stays, other, .. }: &Merger, plan: &mut Plan) {
        // What was made here is called by its stand-ins alone.
        if plan.private.contains(&other) {
            plan.calls.insert(other, stays);
            plan.erased.push(other);
            return;
        }
        let sym = module.globals().sym()[other.index()];
        let same = same_types(module, stays, other);
        let unnamed = same && self.is_unnamed(module, other);
        if same && !sym.linkage.is_interposable() {
            plan.calls.insert(other, stays);
            if unnamed {
                plan.uses.insert(other, stays);
            }
        }
        let interposable = sym.linkage.is_interposable();
        let called = (interposable || !same) && self.graph.call_count(other) > 0;
        let is_needed = called || (interposable || !unnamed) && self.graph.is_referenced(other);
        if sym.linkage.is_discardable() && !is_needed {
            plan.erased.push(other);
        } else if self.can_be_alias(module, other) || can_be_called(module, stays) {
            plan.stand_ins.push(StandIn { old: other, stays, alias: self.can_be_alias(module, other) });
        }
    }
}
