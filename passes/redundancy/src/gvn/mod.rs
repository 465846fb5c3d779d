//! `gvn`: global value numbering. Removes values that dominating instructions have computed and loads of what is known of memory.
//!
//! **When**: equal expressions, calls that read the same memory, loads of stored, loaded or filled bytes, also from several
//! blocks; values that branches, switches and assumptions say are equal; values that all paths but one to a block compute.
//! **How**, repeated until nothing changes:
//!
//! 1. blocks in reverse post-order: each instruction is simplified, numbered ([`crate::numbering`]) and replaced by the leader of
//!    its number ([`crate::leaders`]); branches tell equalities (`equality.rs`) and blocks that are never reached (`dead.rs`);
//! 2. a load asks what it depends on, in its block and then backwards over blocks and phis (`depend.rs`); where it is known on all
//!    paths, phis bring the value (`loads.rs`, `ssa.rs`), where one path lacks it, a load is put there (`load_pre.rs`);
//! 3. scalar values that one predecessor lacks are computed there (`scalar_pre.rs`); critical edges this needs are split.
//!
//! **Invariants**: memory is ordered by every instruction that may write, barriers among them, and by volatile and ordered atomic
//! accesses; `!noalias`, `!tbaa` and `!invariant.load` are believed. Convergent calls stand for themselves: they are neither
//! joined, moved nor copied, and no load is made available over one in the block it stands in. What stands for two instructions
//! promises only what both did. Uniformity is not asked for: a value moves only to where it was computed on all paths anyway.
//! **Cost**: a round is linear but for the questions of loads, which are bounded by knobs: accesses per block, blocks per load.
//! Rounds repeat while edges are split or values go. **Source**: Alpern, Wegman and Zadeck, "Detecting equality of variables in
//! programs", 1988; Briggs, Cooper and Simpson, "Value numbering", 1997; names of options and limits as in LLVM.

mod dead;
mod depend;
mod edges;
mod equality;
mod load_pre;
mod loads;
mod remarks;
mod scalar_pre;
mod ssa;
#[cfg(test)]
mod tests;
mod translate;

use crate::knobs;
use crate::leaders::Leaders;
use crate::numbering::Numbering;
use crate::patch;
use depend::{BlocksAbove, MemoryOrder};
use hashbrown::HashMap;
pub(crate) use loads::{Available, initial_content};
use std::sync::Arc;
use warpc_analysis::alias::feeds_addresses;
use warpc_analysis::memssa::{MemorySsa, Walker};
use warpc_analysis::{AliasCache, AnalysisSet, Assumptions, Loops, Values, facts};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::edit::settled::SIMPLIFIED;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, Remark, RemarkKind};
use warpc_scalar::simplify::{Context, Simplifier};
use warpc_scalar::simplifycfg::addressed_blocks;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "gvn",
    summary: "remove values and loads that are computed already, on all paths or on all but one",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::ASSUMPTIONS)
        .and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::GVN],
    idempotent: false,
    required: false,
    make: |mut params| {
        let given = Given {
            pre: params.take_choice("pre"),
            load_pre: params.take_choice("load-pre"),
            split_backedge: params.take_choice("split-backedge-load-pre"),
            memdep: params.take_choice("memdep"),
            memoryssa: params.take_choice("memoryssa"),
        };
        params.finish("gvn")?;
        Ok(PassBody::Function(Box::new(GvnPass { given, ..Default::default() })))
    },
};

/// Parameters; what is not given is decided by the knobs.
#[derive(Clone, Copy, Default)]
struct Given {
    pre: Option<bool>,
    load_pre: Option<bool>,
    split_backedge: Option<bool>,
    memdep: Option<bool>,
    memoryssa: Option<bool>,
}

/// What a run may do.
#[derive(Clone, Copy, Default)]
struct Options {
    pre: bool,
    load_pre: bool,
    load_in_loop_pre: bool,
    split_backedge: bool,
    /// Whether loads are looked at at all.
    loads: bool,
    max_deps: usize,
    max_speculations: usize,
    max_visited: usize,
    max_hoist_search: usize,
    max_depth: usize,
    translate_add: bool,
    scan_limit: usize,
    block_limit: usize,
}

impl Options {
    fn new(given: Given, cx: &PassCx<'_>) -> Options {
        let knobs = &cx.session.knobs;
        let limit = |knob| usize::try_from(knobs.get(knob)).unwrap_or(0);
        let memdep = given.memdep.unwrap_or_else(|| knobs.get(knobs::ENABLE_GVN_MEMDEP));
        let memoryssa = given.memoryssa.unwrap_or_else(|| knobs.get(knobs::ENABLE_GVN_MEMORYSSA));
        Options {
            pre: given.pre.unwrap_or_else(|| knobs.get(knobs::ENABLE_PRE)),
            load_pre: given.load_pre.unwrap_or_else(|| knobs.get(knobs::ENABLE_LOAD_PRE)),
            load_in_loop_pre: knobs.get(knobs::ENABLE_LOAD_IN_LOOP_PRE),
            split_backedge: given.split_backedge.unwrap_or_else(|| knobs.get(knobs::ENABLE_SPLIT_BACKEDGE_IN_LOAD_PRE)),
            loads: memdep || memoryssa,
            max_deps: limit(knobs::GVN_MAX_NUM_DEPS),
            max_speculations: limit(knobs::GVN_MAX_BLOCK_SPECULATIONS),
            max_visited: limit(knobs::GVN_MAX_NUM_VISITED_INSTS),
            max_hoist_search: limit(knobs::GVN_MAX_NUM_INSNS),
            max_depth: limit(knobs::MAX_RECURSE_DEPTH).min(200),
            translate_add: knobs.get(knobs::GVN_ADD_PHI_TRANSLATION),
            scan_limit: limit(knobs::MEMDEP_BLOCK_SCAN_LIMIT),
            block_limit: limit(knobs::MEMDEP_BLOCK_NUMBER_LIMIT),
        }
    }
}

/// Rounds over a function before it is left as it is: each removed something, but a pass must come to an end.
const MAX_ROUNDS: usize = 64;

/// Uses of values told by edges that are looked at in any function; large functions get more.
const MIN_USE_BUDGET: usize = 1 << 18;

/// Blocks times split edges that are worth what is computed anew after each.
const SPLIT_BUDGET: usize = 1 << 24;

#[derive(Default)]
struct GvnPass {
    given: Given,
    numbering: Numbering,
    leaders: Leaders,
    aliases: AliasCache,
    walker: Walker,
}

impl FunctionPass for GvnPass {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let merged = merge_blocks(f);
        if merged {
            cx.analyses.invalidate(AnalysisSet::NONE);
        }
        let options = Options::new(self.given, cx);
        self.aliases.clear();
        self.walker.clear();
        let (cfg, dom) = (cx.analyses.cfg(f), cx.analyses.dom(f));
        let assumptions = cx.analyses.assumptions(f);
        let tables = Tables {
            numbering: &mut self.numbering,
            leaders: &mut self.leaders,
            aliases: &mut self.aliases,
            walker: &mut self.walker,
        };
        let mut gvn = Gvn::new(f, options, (cfg, (*dom).clone()), &assumptions, tables);
        (gvn.cfg_changed, gvn.changed, gvn.wants_remarks) = (merged, merged, cx.wants_remarks());
        gvn.run();
        let (changed, cfg_changed) = (gvn.changed, gvn.cfg_changed);
        cx.remarks.append(&mut gvn.remarks);
        Outcome::of(changed, if cfg_changed { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL })
    }
}

/// Replaces uses behind branches, switches and assumptions by what these say they equal. Whether there were any; blocks and edges
/// stay.
pub(crate) fn tell_equalities(f: &mut FuncMut<'_>, cx: &mut PassCx<'_>, tables: Tables<'_>) -> bool {
    let (cfg, dom) = (cx.analyses.cfg(f), cx.analyses.dom(f));
    let assumptions = cx.analyses.assumptions(f);
    tables.numbering.clear();
    tables.leaders.clear();
    tables.aliases.clear();
    tables.walker.clear();
    let mut gvn = Gvn::new(f, Options::default(), (cfg, (*dom).clone()), &assumptions, tables);
    gvn.tell();
    gvn.changed
}

/// Tables that a pass keeps from function to function.
pub(crate) struct Tables<'r> {
    pub numbering: &'r mut Numbering,
    pub leaders: &'r mut Leaders,
    pub aliases: &'r mut AliasCache,
    pub walker: &'r mut Walker,
}

/// Appends each block to its only predecessor where that leads nowhere else. Whether there was any.
fn merge_blocks(f: &mut FuncMut<'_>) -> bool {
    let blocks: Vec<Block> = f.block_order().collect();
    let addressed: Vec<Block> = addressed_blocks(f).collect();
    let mut changed = false;
    for b in blocks {
        if f.is_block_dead(b) || b == f.entry() {
            continue;
        }
        let Some(p) = f.single_predecessor(b) else { continue };
        let t = f.terminator(p);
        if p == b || f.op(t) != Opcode::Br || f.num_operands(t) != 1 || addressed.contains(&b) {
            continue;
        }
        f.merge_into_predecessor(b, p);
        changed = true;
    }
    changed
}

/// Uses of values told by edges that a round over `f` looks at.
fn uses_of_round(f: &FuncMut<'_>) -> usize {
    8 * f.num_insts() + MIN_USE_BUDGET
}

/// What changed since aliases were last asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stale {
    Nothing,
    /// Numbers that addresses are computed from, but no pointer.
    Addresses,
    /// What pointers are computed from.
    Pointers,
}

/// The state of a run.
pub(super) struct Gvn<'r, 'a> {
    f: &'r mut FuncMut<'a>,
    options: Options,
    cfg: Arc<Cfg>,
    /// By block row: whether control may come back to it. Once a call was asked about that may know an object of the function.
    cyclic: Option<Vec<bool>>,
    /// Blocks that are reached, in reverse post-order.
    order: Vec<Block>,
    /// By block: its place in that order; empty when that changed.
    ranks: Vec<u32>,
    dom: DomTree,
    assumptions: &'r Assumptions,
    /// Made when a load asks for them; dropped when edges are split.
    loops: Option<Loops>,
    memory: MemoryOrder,
    above: BlocksAbove,
    /// Made when a call that reads memory asks for it.
    memssa: Option<MemorySsa>,
    numbering: &'r mut Numbering,
    leaders: &'r mut Leaders,
    aliases: &'r mut AliasCache,
    walker: &'r mut Walker,
    /// Blocks that branches on constants never lead to.
    dead: dead::DeadBlocks,
    /// By block: its first instruction that control may not come behind, and the first convergent call.
    flow: Vec<Option<[Inst; 2]>>,
    /// Values that an assumption of the block at hand says equal others, to be replaced behind it.
    equal_below: HashMap<Value, Value>,
    /// The instruction to erase once it has been worked on.
    doomed: Inst,
    /// Uses of values that edges tell something of that may still be looked at in this round.
    use_budget: usize,
    /// Critical edges on which a value is wanted: terminator and operand.
    to_split: Vec<(Inst, usize)>,
    /// Numbers taken over edges: number, from, to.
    translations: HashMap<(u32, Block, Block), u32>,
    split_budget: usize,
    /// What of the answers about aliases does not hold any more.
    stale: Stale,
    cfg_changed: bool,
    changed: bool,
    remarks: Vec<Remark>,
    wants_remarks: bool,
}

impl<'r, 'a> Gvn<'r, 'a> {
    fn new(
        f: &'r mut FuncMut<'a>,
        options: Options,
        (cfg, dom): (Arc<Cfg>, DomTree),
        assumptions: &'r Assumptions,
        tables: Tables<'r>,
    ) -> Self {
        Gvn {
            use_budget: uses_of_round(f),
            options,
            order: cfg.rpo().to_vec(),
            ranks: Vec::new(),
            dom,
            cfg,
            cyclic: None,
            assumptions,
            loops: None,
            memory: MemoryOrder::default(),
            above: BlocksAbove::default(),
            memssa: None,
            numbering: tables.numbering,
            leaders: tables.leaders,
            aliases: tables.aliases,
            walker: tables.walker,
            dead: dead::DeadBlocks::default(),
            flow: Vec::new(),
            equal_below: HashMap::default(),
            doomed: Inst::NONE,
            to_split: Vec::new(),
            translations: HashMap::default(),
            split_budget: SPLIT_BUDGET,
            stale: Stale::Pointers,
            cfg_changed: false,
            changed: false,
            remarks: Vec::new(),
            wants_remarks: false,
            f,
        }
    }
    /// One walk that only replaces uses behind edges.
    fn tell(&mut self) {
        for k in 0..self.order.len() {
            let block = self.order[k];
            self.equal_below.clear();
            let mut inst = self.f.first(block);
            while inst.is_some() {
                if !self.equal_below.is_empty() {
                    self.replace_equal_operands(inst);
                }
                let op = self.f.op(inst);
                let told = match op {
                    Opcode::Call => facts::intrinsic(self.f, inst) == Some(id::ASSUME),
                    Opcode::Br => self.f.num_operands(inst) == 3,
                    _ => op == Opcode::Switch,
                };
                if told && !self.f.operand(inst, 0).is_constant() {
                    match op {
                        Opcode::Call => self.assumption(inst),
                        Opcode::Br => self.branch(inst),
                        _ => self.switch(inst),
                    };
                } else if self.f.ty(inst) != Type::VOID {
                    let number = self.number(Value::inst(inst));
                    // A comparison that a branch above decided.
                    let compares = matches!(op, Opcode::ICmp | Opcode::FCmp);
                    let known = compares.then(|| self.leaders.find(self.f, &self.dom, block, number)).flatten();
                    if let Some(known) =
                        known.filter(|known| known.is_constant() && !self.f.is_unused(Value::inst(inst)))
                    {
                        self.replace(inst, known);
                    }
                    self.leaders.insert(number, Value::inst(inst), block);
                }
                inst = self.f.next(inst);
            }
        }
    }
    fn run(&mut self) {
        for _ in 0..MAX_ROUNDS {
            if !self.round() {
                break;
            }
        }
        if self.options.pre {
            self.number_dead_code();
            for _ in 0..MAX_ROUNDS {
                if !self.scalar_pre() {
                    break;
                }
            }
        }
    }
    /// One walk over all blocks; whether anything changed.
    fn round(&mut self) -> bool {
        self.numbering.clear();
        self.leaders.clear();
        self.translations.clear();
        self.use_budget = uses_of_round(self.f);
        self.memory.build(self.f);
        self.above.build(self.f, &self.dom);
        self.memssa = None;
        self.walker.clear();
        self.stale = Stale::Pointers;
        let mut changed = false;
        for k in 0..self.order.len() {
            changed |= self.block(self.order[k]);
        }
        changed |= self.split_waiting_edges();
        self.changed |= changed;
        changed
    }
    fn block(&mut self, block: Block) -> bool {
        if self.dead.contains(block) {
            return false;
        }
        self.equal_below.clear();
        let mut changed = self.remove_equal_phis(block);
        let mut inst = self.f.first(block);
        while inst.is_some() {
            if !self.equal_below.is_empty() {
                changed |= self.replace_equal_operands(inst);
            }
            changed |= self.instruction(inst);
            // Found after the work: a load may put instructions behind itself.
            let next = self.f.next(inst);
            if std::mem::take(&mut self.doomed) == inst {
                self.erase(inst);
            }
            inst = next;
        }
        changed
    }
    /// Marks `inst`, the instruction that is being worked on, for erasure.
    fn doom(&mut self, inst: Inst) {
        self.doomed = inst;
    }
    /// Erases `inst` and what this pass knows of it.
    fn erase(&mut self, inst: Inst) {
        let block = self.f.block_of(inst);
        if let Some(Some(row)) = self.flow.get(block.index())
            && row.contains(&inst)
        {
            self.flow[block.index()] = None;
        }
        if let Some(m) = &mut self.memssa {
            m.remove(inst);
        }
        self.numbering.forget(Value::inst(inst));
        self.f.erase(inst);
        self.changed = true;
    }
    /// Replaces all uses of `inst` by `value`.
    fn replace(&mut self, inst: Inst, value: Value) {
        self.note_replaced(Value::inst(inst), value);
        self.f.replace_all_uses(Value::inst(inst), value);
        self.changed = true;
    }
    /// Notes that uses of `old` get or got `new` instead, which may have lost flags.
    fn note_replaced(&mut self, old: Value, new: Value) {
        let (types, ty) = (self.f.types(), self.f.type_of(old));
        let concerns_addresses = match () {
            _ if self.stale == Stale::Pointers || types.is_float(types.scalar(ty)) => false,
            _ if types.is_int(ty) => feeds_addresses(self.f, old) || feeds_addresses(self.f, new),
            _ => true,
        };
        if concerns_addresses {
            self.aliases.forget_computed_from(self.f, old);
            if new.as_inst().is_some() {
                self.aliases.forget_computed_from(self.f, new);
            }
        }
    }
    /// Works on `inst`; whether anything changed.
    fn instruction(&mut self, inst: Inst) -> bool {
        let op = self.f.op(inst);
        let void = self.f.ty(inst) == Type::VOID;
        if !void && !op.is_terminator() && !self.f.is_settled(inst, SIMPLIFIED) {
            let context =
                Context { dom: Some(&self.dom), assumptions: Some(self.assumptions), at: Inst::NONE, memo: None };
            match Simplifier::with(self.f, context).inst(inst) {
                None => self.f.settle(inst, SIMPLIFIED),
                Some(value) => return self.simplified(inst, value),
            }
        }
        match op {
            Opcode::Call if facts::intrinsic(self.f, inst) == Some(id::ASSUME) => return self.assumption(inst),
            Opcode::Load => {
                if self.load(inst) {
                    return true;
                }
                let number = self.number(Value::inst(inst));
                self.leaders.insert(number, Value::inst(inst), self.f.block_of(inst));
                return false;
            }
            Opcode::Br => return self.branch(inst),
            Opcode::Switch => return self.switch(inst),
            _ if void => return false,
            _ => {}
        }
        let (next, block) = (self.numbering.next(), self.f.block_of(inst));
        let number = self.number(Value::inst(inst));
        let alone = matches!(op, Opcode::Alloca | Opcode::Phi) || op.is_terminator();
        if alone || number >= next {
            self.leaders.insert(number, Value::inst(inst), block);
            return false;
        }
        match self.leaders.find(self.f, &self.dom, block, number) {
            None => {
                self.leaders.insert(number, Value::inst(inst), block);
                false
            }
            Some(leader) if leader == Value::inst(inst) || self.f.type_of(leader) != self.f.ty(inst) => false,
            Some(leader) => {
                self.take_over(inst, leader);
                self.doom(inst);
                true
            }
        }
    }
    fn simplified(&mut self, inst: Inst, value: Value) -> bool {
        let used = !self.f.is_unused(Value::inst(inst));
        if used {
            self.replace(inst, value);
        }
        if facts::is_trivially_dead(self.f, inst) {
            self.doom(inst);
            return true;
        }
        // A load or call whose value is known but that has to stay: nothing to number.
        used
    }
    /// Puts `leader` in place of `inst`; the leader promises what both do.
    fn take_over(&mut self, inst: Inst, leader: Value) {
        if let Some(kept) = leader.as_inst() {
            patch::keep_common(self.f, kept, inst);
        }
        self.replace(inst, leader);
    }
    /// The number of `value`. Calls that read memory are told apart by what it was written by.
    fn number(&mut self, value: Value) -> crate::numbering::Number {
        if let Some(number) = self.numbering.get(value) {
            return number;
        }
        let Gvn { f, memssa, cfg, dom, walker, numbering, .. } = self;
        numbering.number(f, value, |call| {
            let m = memssa.get_or_insert_with(|| MemorySsa::new(f, &Cfg::new(f), dom));
            let _ = &cfg;
            let access = m.access(call)?;
            Some(walker.clobber(f, m, dom, access))
        })
    }
    fn values(&self) -> Values<'_, '_> {
        Values { f: self.f, dom: Some(&self.dom), assumptions: Some(self.assumptions), at: Inst::NONE, memo: None }
    }
    /// The first instruction of `block` that control may not come behind, and its first convergent call.
    fn flow_of(&mut self, block: Block) -> [Inst; 2] {
        if self.flow.len() <= block.index() {
            self.flow.resize(self.f.num_blocks().max(block.index() + 1), None);
        }
        if let Some(found) = self.flow[block.index()] {
            return found;
        }
        let mut found = [Inst::NONE; 2];
        for inst in self.f.block_insts(block) {
            let op = self.f.op(inst);
            if found[0].is_none() && !op.is_terminator() && !facts::transfers_execution(self.f, inst) {
                found[0] = inst;
            }
            if found[1].is_none()
                && op.is_call()
                && facts::call_has(self.f, inst, warpc_ir::attrs::AttrKind::Convergent)
            {
                found[1] = inst;
            }
            if found.iter().all(|inst| inst.is_some()) {
                break;
            }
        }
        self.flow[block.index()] = Some(found);
        found
    }
    /// Whether control may leave the block of `inst` above it.
    fn may_not_be_reached(&mut self, inst: Inst) -> bool {
        let first = self.flow_of(self.f.block_of(inst))[0];
        first.is_some() && first != inst && self.f.comes_before(first, inst)
    }
    /// Whether a convergent call stands above `inst` in its block.
    fn is_below_convergent(&mut self, inst: Inst) -> bool {
        let first = self.flow_of(self.f.block_of(inst))[1];
        first.is_some() && first != inst && self.f.comes_before(first, inst)
    }
    fn remark(&mut self, kind: RemarkKind, name: &'static str, at: Inst, message: warpc_phase::RemarkText) {
        if self.wants_remarks {
            self.remarks.push(Remark { kind, pass: INFO.name, name, message, at });
        }
    }

    /// Erases phis of `block` that bring the same values as an earlier one.
    fn remove_equal_phis(&mut self, block: Block) -> bool {
        let mut changed = false;
        let mut seen: HashMap<u64, Inst> = HashMap::new();
        let mut phi = self.f.first(block);
        while phi.is_some() && self.f.op(phi) == Opcode::Phi {
            let next = self.f.next(phi);
            let hash = self.phi_hash(phi);
            match seen.get(&hash) {
                Some(&earlier) if self.phis_agree(earlier, phi) => {
                    self.replace(phi, Value::inst(earlier));
                    self.erase(phi);
                    changed = true;
                }
                Some(_) => {}
                None => {
                    seen.insert(hash, phi);
                }
            }
            phi = next;
        }
        changed
    }
    fn phi_hash(&self, phi: Inst) -> u64 {
        use std::hash::{BuildHasher, Hash, Hasher};
        let mut hasher = foldhash::fast::FixedState::with_seed(0x7068_6900).build_hasher();
        self.f.ty(phi).0.hash(&mut hasher);
        for value in self.f.operands(phi) {
            value.hash(&mut hasher);
        }
        hasher.finish()
    }
    fn phis_agree(&self, earlier: Inst, phi: Inst) -> bool {
        self.f.ty(earlier) == self.f.ty(phi)
            && self.f.flags(earlier) == self.f.flags(phi)
            && self.f.operands(earlier).eq(self.f.operands(phi))
    }
}
