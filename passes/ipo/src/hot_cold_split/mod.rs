//! `hotcoldsplit`: code that hardly ever runs becomes functions of its own, marked as cold, so that what is left is small.
//!
//! **What is cold**: blocks that the module's profile says so of; without one, blocks that a branch goes to seldom by its weights
//! (`hotcoldsplit-cold-probability-denom`), that call cold functions, or that end in `unreachable` other than behind a call that does not return. With
//! such a block go blocks that lead to it alone and those that it leads to alone (`regions.rs`). Where that is the whole function, it is
//! marked as cold and stays whole.
//! **When**: the instructions that go are more than the call costs: `hotcoldsplit-threshold`, what is passed, what comes back, the choice between
//! exits; at most `hotcoldsplit-max-params` parameters. Functions marked `alwaysinline`, `noinline`, `noreturn`, `optnone` or for a sanitizer stay.
//! **Invariants**: what programs compute stays; see [`crate::outline`]. Threads that are in cold code together call it together, and barriers
//! stay what they are. **Cost**: linear in the function per region that is split, at most [`BUDGET`] instructions of functions for a module.
//! **Source**: rules and remarks are those of LLVM's pass of this name.

mod regions;

use crate::function_attrs::fn_has;
use crate::knobs;
use crate::outline::{self, Options, Outlined, outline, set_flag};
use regions::{Found, regions};
use std::collections::HashMap;
use warpc_analysis::branch_prob::Probability;
use warpc_analysis::{Analyses, AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::loop_hints::{attachment, branch_weights};
use warpc_ir::module::cc;
use warpc_ir::{Func, Module, Opcode};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind, RemarkText, profile};
use warpc_printers::cost_model::CodeSize;

const NAME: &str = "hotcoldsplit";

/// Instructions of functions that are copied for the regions of a module, at most.
const BUDGET: usize = 1 << 26;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make functions of code that hardly ever runs",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::HOT_COLD_SPLIT, knobs::OUTLINE],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(HotColdSplit)))
    },
};

struct HotColdSplit;

/// What says how cold code is.
struct Rules<'k> {
    knobs: &'k Knobs,
    /// Greatest count that is cold by the module's profile.
    cold_count: Option<u64>,
    /// Probability of edges to cold blocks, at most.
    seldom: Probability,
}

impl ModulePass for HotColdSplit {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        module.merge_overlays();
        let knobs = &cx.session.knobs;
        let denominator = u64::try_from(knobs.get(knobs::HOTCOLDSPLIT_COLD_PROBABILITY_DENOM)).unwrap_or(0).max(1);
        let cold_count = profile::cold_count(module.tables(), knobs);
        let rules = Rules { knobs, cold_count, seldom: Probability::ratio(1, denominator) };
        let (mut changed, mut budget) = (false, BUDGET);
        for global in module.defined_functions() {
            if fn_has(module.ctx(), global, AttrKind::OptimizeNone) {
                continue;
            }
            if is_cold_function(module, global, &rules) {
                changed |= mark_cold(module, global, false);
            } else if may_split(module, global) {
                changed |= split(module, global, &rules, cx.remarks, &mut budget);
            }
        }
        changed
    }
}

fn is_cold_function(module: &Module, global: Global, rules: &Rules<'_>) -> bool {
    let ctx = module.ctx();
    let by_profile = || rules.cold_count.zip(ctx.entry_count(global)).is_some_and(|(most, count)| count <= most);
    fn_has(ctx, global, AttrKind::Cold) || ctx.globals.shape[global.index()].cc == cc::COLD || by_profile()
}

/// Whether `global` may be split at all.
fn may_split(module: &Module, global: Global) -> bool {
    const STAY: [AttrKind; 7] = [
        AttrKind::AlwaysInline,
        AttrKind::NoInline,
        AttrKind::NoReturn,
        AttrKind::SanitizeAddress,
        AttrKind::SanitizeHWAddress,
        AttrKind::SanitizeThread,
        AttrKind::SanitizeMemory,
    ];
    !has_scoped_handlers(module, global) && !STAY.iter().any(|&kind| fn_has(module.ctx(), global, kind))
}

/// Routines for exceptions whose handlers are functions within the function.
const SCOPED: [&[u8]; 6] = [
    b"_except_handler3",
    b"_except_handler4",
    b"__C_specific_handler",
    b"__CxxFrameHandler3",
    b"ProcessCLRException",
    b"__gxx_wasm_personality_v0",
];

fn has_scoped_handlers(module: &Module, global: Global) -> bool {
    let ctx = module.ctx();
    let routine = ctx.extra(global).and_then(|extra| extra.personality.as_global());
    routine.is_some_and(|routine| SCOPED.contains(&ctx.name(routine)))
}

/// Marks `global` as cold and to be small; with `never_ran` its profile says that it was not entered.
fn mark_cold(module: &mut Module, global: Global, never_ran: bool) -> bool {
    let mut changed = never_ran;
    for kind in [AttrKind::Cold, AttrKind::MinSize] {
        if !fn_has(module.ctx(), global, kind) {
            set_flag(module, global, kind, true);
            changed = true;
        }
    }
    if never_ran {
        outline::set_entry_count(module, global, 0);
    }
    changed
}

/// Splits what is cold of `global`; whether anything changed.
fn split(
    module: &mut Module,
    global: Global,
    rules: &Rules<'_>,
    remarks: &mut Vec<(Global, Remark)>,
    budget: &mut usize,
) -> bool {
    let chosen = match module.edit(global, |func| choose(func, rules)) {
        Some(Some(chosen)) => chosen,
        Some(None) => return mark_cold(module, global, false),
        None => return false,
    };
    let mut changed = false;
    for (number, blocks) in (1..).zip(chosen) {
        *budget = budget.saturating_sub(module.func(global).map_or(0, |func| func.num_insts()));
        if *budget == 0 {
            break;
        }
        let suffix = format!("cold.{number}");
        let options = Options { suffix: &suffix, ..Options::new(rules.knobs) };
        if let Some(made) = outline(module, global, &blocks, &options) {
            finish(module, global, made, rules, remarks);
            changed = true;
        }
    }
    changed
}

/// Marks what was split, and tells.
fn finish(module: &mut Module, from: Global, made: Outlined, rules: &Rules<'_>, remarks: &mut Vec<(Global, Remark)>) {
    outline::add_to_call(module, from, made.call, Attr::Flag(AttrKind::NoInline));
    let section = match rules.knobs.get(knobs::ENABLE_COLD_SECTION) {
        true => {
            let name = rules.knobs.get(knobs::HOTCOLDSPLIT_COLD_SECTION_NAME);
            module.tables_mut().strings.intern(name.as_bytes())
        }
        false => module.globals().parts()[from.index()].section,
    };
    module.globals_mut().parts_mut()[made.function.index()].section = section;
    mark_cold(module, made.function, rules.cold_count.is_some());
    let name = |global| String::from_utf8_lossy(module.ctx().name(global)).into_owned();
    let message = RemarkText::default()
        .function("Original", &name(from), from)
        .text(" split cold code into ")
        .function("Split", &name(made.function), made.function);
    let at = module.func(made.function).map_or(Inst::NONE, |func| {
        let header = func.successors(func.entry()).next().unwrap_or(func.entry());
        func.first(header)
    });
    remarks.push((made.function, Remark { kind: RemarkKind::Passed, pass: NAME, name: "HotColdSplit", message, at }));
}

/// Regions of `func` that are cold and worth a call, each with its entry first; `None` if all of it is cold.
fn choose(func: &Func<'_>, rules: &Rules<'_>) -> Option<Vec<Vec<Block>>> {
    let mut analyses = Analyses::default();
    let cfg = analyses.cfg(func);
    let mut taken: RowSet<Block> = RowSet::new(func.num_blocks());
    let mut seldom: RowSet<Block> = RowSet::new(func.num_blocks());
    let counts = rules.cold_count.and_then(|_| Counts::of(func, &mut analyses));
    let mut chosen: Vec<Vec<Block>> = Vec::new();
    for &block in cfg.rpo() {
        if taken.contains(block) || !is_cold(func, block, rules, counts.as_ref(), &mut seldom) {
            continue;
        }
        let (dom, post) = (analyses.dom(func), analyses.post_dom(func));
        for found in regions(func, block, &dom, &post) {
            let Found::Parts(parts) = found else { return None };
            for part in parts {
                if !part.iter().any(|&block| taken.contains(block)) && is_worth_a_call(func, &part, rules) {
                    part.iter().for_each(|&block| {
                        taken.insert(block);
                    });
                    chosen.push(part);
                }
            }
        }
    }
    Some(chosen)
}

/// How often blocks run by the profile.
struct Counts {
    entries: u64,
    frequencies: std::sync::Arc<warpc_analysis::freq::BlockFreqs>,
    entry: u64,
}

impl Counts {
    fn of(func: &Func<'_>, analyses: &mut Analyses) -> Option<Counts> {
        let entries = func.ctx().entry_count(func.global())?;
        let frequencies = analyses.block_freqs(func);
        let entry = frequencies.integer(func.entry()).max(1);
        Some(Counts { entries, frequencies, entry })
    }
    fn of_block(&self, block: Block) -> u64 {
        let runs = u128::from(self.frequencies.integer(block)) * u128::from(self.entries);
        u64::try_from((runs + u128::from(self.entry) / 2) / u128::from(self.entry)).unwrap_or(u64::MAX)
    }
}

/// Whether `block` is cold. Blocks that it seldom goes to are put into `seldom`, for when they are asked about.
fn is_cold(
    func: &Func<'_>,
    block: Block,
    rules: &Rules<'_>,
    counts: Option<&Counts>,
    seldom: &mut RowSet<Block>,
) -> bool {
    match rules.cold_count {
        Some(most) => {
            if counts.is_some_and(|counts| counts.of_block(block) <= most) {
                return true;
            }
        }
        None => {
            note_seldom(func, block, rules.seldom, seldom);
            if seldom.contains(block) {
                return true;
            }
        }
    }
    rules.knobs.get(knobs::HOT_COLD_STATIC_ANALYSIS) && is_unlikely(func, block)
}

fn note_seldom(func: &Func<'_>, block: Block, most: Probability, seldom: &mut RowSet<Block>) {
    let end = func.terminator(block);
    if func.op(end) != Opcode::Br {
        return;
    }
    let Some(weights) = branch_weights(func, end).filter(|weights| weights.len() == 2) else { return };
    let sum: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
    for (to, &weight) in func.successors_of(end).zip(&weights) {
        if sum > 0 && Probability::ratio(weight.into(), sum) <= most {
            seldom.insert(to);
        }
    }
}

/// Whether `block` looks as if it hardly ever ran: it handles exceptions, calls what is cold, or ends in `unreachable` for no other reason
/// than that a call does not return.
fn is_unlikely(func: &Func<'_>, block: Block) -> bool {
    let end = func.terminator(block);
    if func.op(end) == Opcode::Resume || regions::handles_exceptions(func, block) {
        return true;
    }
    let calls_cold = func.block_insts(block).any(|inst| {
        func.op(inst).is_call()
            && facts::call_has(func, inst, AttrKind::Cold)
            && attachment(func, inst, b"nosanitize").is_none()
    });
    if calls_cold {
        return true;
    }
    let before = func.prev(end);
    let leaves =
        before.is_some() && func.op(before) == Opcode::Call && facts::call_has(func, before, AttrKind::NoReturn);
    func.op(end) == Opcode::Unreachable && !leaves
}

/// Whether the instructions of `part` cost more than a call in their place.
fn is_worth_a_call(func: &Func<'_>, part: &[Block], rules: &Rules<'_>) -> bool {
    let Some((inputs, outputs)) = outline::borders(func, part) else { return false };
    let sizes = CodeSize::of(func);
    let size = |block: Block| -> u64 {
        let end = func.terminator(block);
        func.block_insts(block).filter(|&inst| inst != end).map(|inst| sizes.cost(inst)).sum()
    };
    let benefit: u64 = part.iter().map(|&block| size(block)).sum();
    let penalty = penalty(func, part, (inputs, outputs), rules);
    penalty.is_some_and(|penalty| i64::try_from(benefit).unwrap_or(i64::MAX) > penalty)
}

/// What a call of `part` costs that passes and takes back so many values; `None` if they are too many.
fn penalty(func: &Func<'_>, part: &[Block], (inputs, outputs): (usize, usize), rules: &Rules<'_>) -> Option<i64> {
    let base = rules.knobs.get(knobs::HOTCOLDSPLIT_THRESHOLD);
    if base <= 0 {
        return Some(base);
    }
    let mut members: RowSet<Block> = RowSet::new(func.num_blocks());
    part.iter().for_each(|&block| {
        members.insert(block);
    });
    let mut exits: HashMap<Block, usize> = HashMap::new();
    let mut ends = true;
    for &block in part {
        let end = func.terminator(block);
        ends &= func.successors_of(end).next().is_some() || func.op(end) == Opcode::Unreachable;
        for to in func.successors_of(end).filter(|&to| !members.contains(to)) {
            ends = false;
            *exits.entry(to).or_default() += 1;
        }
    }
    // Phis of exits that get several values from the region are joined in it, and what they are then comes back.
    let is_joined = |phi: Inst| func.phi_pairs(phi).filter(|pair| members.contains(pair.1)).nth(1).is_some();
    let phis = |exit: Block| func.block_insts(exit).take_while(|&inst| func.op(inst) == Opcode::Phi);
    let joined: usize = exits.keys().map(|&exit| phis(exit).filter(|&phi| is_joined(phi)).count()).sum();
    let back = outputs + joined;
    let passed = inputs + back;
    if i64::try_from(passed).unwrap_or(i64::MAX) > rules.knobs.get(knobs::HOTCOLDSPLIT_MAX_PARAMS) {
        return None;
    }
    let bonus = if ends { part.len() as i64 } else { 0 };
    let choice = exits.len().saturating_sub(1) as i64;
    Some(base.saturating_add(2 * passed as i64 + 3 * back as i64 - bonus + choice))
}
