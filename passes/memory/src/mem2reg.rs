//! `mem2reg`: promotes allocas whose address does not escape to SSA values.
//!
//! **When**: an alloca of the entry block that is only loaded and stored whole (one type, not volatile), or named
//! by lifetime markers, assumptions and debug records.
//! **How**: an alloca whose accesses lie in one block, or whose one store dominates its loads, is done from its uses alone
//! (`local.rs`). For the others phis go to the iterated dominance frontier of the stores, pruned to blocks where the value is
//! live; one walk over the dominator tree then renames, with an undo log in place of one stack per alloca. A load before any
//! store reads `undef`.
//! **Cost**: O(u log u) in the uses of the first kind; O(instructions + edges + inserted phis) for all of the others at once.
//! **Invariants**: control flow is untouched. **Source**: Cytron et al. 1991; Sreedhar and Gao 1995.

mod debug;
mod local;

use warpc_analysis::known_bits::Values;
use warpc_analysis::{AnalysisSet, facts, idf::Idf};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value, flags};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "mem2reg",
    summary: "promote allocas to SSA values",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("mem2reg")?;
        Ok(PassBody::Function(Box::<Mem2Reg>::default()))
    },
};

/// The pass with its scratch memory.
#[derive(Default)]
pub struct Mem2Reg {
    promoter: Promoter,
}

impl FunctionPass for Mem2Reg {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        // An alloca whose address was stored only to a promoted alloca is promotable afterwards, so this repeats until there
        // is none. Each repetition looks only at the allocas of the entry block and their uses.
        loop {
            let allocas = promotable_allocas(func);
            if allocas.is_empty() {
                return Outcome::of(changed, AnalysisSet::CFG_ALL);
            }
            let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
            self.promoter.promote(func, &cfg, &dom, &allocas);
            changed = true;
        }
    }
}

/// Promotable allocas of the entry block, in order.
pub fn promotable_allocas(func: &FuncMut<'_>) -> Vec<Inst> {
    func.block_insts(func.entry()).filter(|&i| func.op(i) == Opcode::Alloca && is_promotable(func, i)).collect()
}

/// Whether every use of `alloca` is a plain load or store of its whole type, or a marker that may be dropped.
pub fn is_promotable(func: &FuncMut<'_>, alloca: Inst) -> bool {
    let ty = Type(func.aux(alloca).a);
    func.uses(Value::inst(alloca)).all(|u| {
        let inst = func.user(u);
        match func.op(inst) {
            Opcode::Load => func.ty(inst) == ty && plain(func, inst),
            Opcode::Store => func.use_index(u) == 1 && func.type_of(func.operand(inst, 0)) == ty && plain(func, inst),
            Opcode::Call => is_marker(func, inst),
            _ => only_marked(func, inst),
        }
    })
}

/// Not volatile. Memory that no other thread can see needs no atomicity.
fn plain(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.flags(inst) & flags::VOLATILE == 0
}

/// An address computation that only markers use.
fn only_marked(func: &FuncMut<'_>, inst: Inst) -> bool {
    matches!(func.op(inst), Opcode::GetElementPtr | Opcode::AddrSpaceCast)
        && func.uses(Value::inst(inst)).all(|u| func.op(func.user(u)) == Opcode::Call && is_marker(func, func.user(u)))
}

/// Whether the function says that the sign of a zero does not matter in it.
fn ignores_zero_signs(func: &FuncMut<'_>) -> bool {
    let t = func.ctx().tables;
    let Some(key) = t.strings.find(b"no-signed-zeros-fp-math") else { return false };
    let attrs = func.ctx().attrs();
    let set = attrs.list(func.ctx().globals.parts[func.global().index()].attrs).func;
    attrs.string(set, key).flatten().is_some_and(|v| t.strings.get(v) == b"true")
}

/// A lifetime marker.
pub fn is_marker(func: &FuncMut<'_>, inst: Inst) -> bool {
    matches!(facts::intrinsic(func, inst), Some(id::LIFETIME_START | id::LIFETIME_END))
}

/// Puts `value` in the place of `load`. What the load says of a pointer becomes an assumption: that it is not null, where anything else
/// would be undefined.
fn replace_load(func: &mut FuncMut<'_>, load: Inst, value: Value) {
    let says = |func: &FuncMut<'_>, what: &[u8]| {
        func.ctx().tables.strings.find(what).is_some_and(|kind| func.attachment(load, kind).is_some())
    };
    if func.flags(load) & flags::HAS_MD != 0
        && says(func, b"nonnull")
        && says(func, b"noundef")
        && !value.is_undef_or_poison()
        && !Values::new(func).is_non_zero(value)
    {
        let ty = func.ty(load);
        let null = func.consts_mut().add_null(ty);
        let mut build = Builder::before(func, load);
        let holds = build.icmp(IntPred::Ne, value, null, Type::I1);
        build.intrinsic(id::ASSUME, &[], &[holds], 0);
    }
    func.replace_and_erase(load, value);
}

/// Renaming state; every column is reused from function to function.
#[derive(Default)]
pub struct Promoter {
    /// Number of the alloca an instruction row belongs to (the alloca itself, an inserted phi), or `u32::MAX`.
    slot: Vec<u32>,
    /// The allocas at hand, by number.
    allocas: Vec<Inst>,
    /// Current value of each alloca.
    current: Vec<Value>,
    /// Values to restore when the walk leaves a block: alloca and old value.
    undo: Vec<(u32, Value)>,
    /// Block marks: the alloca number + 1 for which a block was last seen.
    live: Vec<u32>,
    defines: Vec<u32>,
    /// Blocks marked live for the alloca at hand.
    live_blocks: Vec<Block>,
    work: Vec<Block>,
    /// Phis that were inserted.
    phis: Vec<Inst>,
    /// Allocas that need phis or a walk.
    wide: Vec<Inst>,
    accesses: Vec<Inst>,
}

/// A step of the walk over the dominator tree.
enum Step {
    Enter(Block),
    /// Undo log length to go back to.
    Leave(usize),
}

impl Promoter {
    /// Promotes `allocas`, all of them promotable.
    pub fn promote(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, allocas: &[Inst]) {
        let mut wide = std::mem::take(&mut self.wide);
        wide.clear();
        // Where stores leave debug records behind, the walk makes them in order.
        let records = !func.side().dbg.is_empty();
        wide.extend(allocas.iter().filter(|&&a| records || !local::promote(func, cfg, dom, a, &mut self.accesses)));
        self.phis.clear();
        if !wide.is_empty() {
            self.promote_wide(func, cfg, dom, &wide);
        }
        self.finish(func, cfg, allocas);
        self.wide = wide;
    }

    fn promote_wide(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, allocas: &[Inst]) {
        self.slot.clear();
        self.slot.resize(func.num_insts(), u32::MAX);
        self.live.clear();
        self.live.resize(func.num_blocks(), 0);
        self.defines.clear();
        self.defines.resize(func.num_blocks(), 0);
        self.allocas.clear();
        self.allocas.extend_from_slice(allocas);
        for (n, &a) in allocas.iter().enumerate() {
            self.slot[a.index()] = n as u32;
        }
        let mut idf = Idf::new(cfg);
        for (n, &a) in allocas.iter().enumerate() {
            self.place_phis(func, cfg, dom, &mut idf, n as u32, a);
        }
        self.current.clear();
        self.current.extend(allocas.iter().map(|&a| Value::undef(Type(func.aux(a).a))));
        self.rename(func, cfg, dom);
        self.order_incoming(func, cfg);
    }

    /// Sorts the incoming values of inserted phis: a depth-first walk over the edges, first successors first, meets them in this order.
    fn order_incoming(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg) {
        if self.phis.is_empty() {
            return;
        }
        // 1 for blocks with an inserted phi, 2 for those that the walk has visited.
        let mut marks = vec![0u8; func.num_blocks()];
        for &i in &self.phis {
            marks[func.block_of(i).index()] |= 1;
        }
        let mut arrivals: Vec<(Block, Block)> = Vec::new();
        let mut edges = vec![(Block::NONE, func.entry())];
        while let Some((from, to)) = edges.pop() {
            let mark = &mut marks[to.index()];
            if *mark & 1 != 0 && from.is_some() {
                arrivals.push((to, from));
            }
            if *mark & 2 == 0 {
                *mark |= 2;
                edges.extend(cfg.succs(to).iter().rev().map(|&s| (to, s)));
            }
        }
        arrivals.sort_by_key(|x| x.0);
        let mut place = vec![u32::MAX; func.num_blocks()];
        let mut pairs: Vec<(Value, Block)> = Vec::new();
        for &i in &self.phis {
            let b = func.block_of(i);
            let first = arrivals.partition_point(|x| x.0 < b);
            for (k, x) in arrivals[first..].iter().take_while(|x| x.0 == b).enumerate() {
                place[x.1.index()] = k as u32;
            }
            pairs.clear();
            pairs.extend(func.phi_pairs(i));
            if pairs.is_sorted_by_key(|x| place[x.1.index()]) {
                continue;
            }
            pairs.sort_by_key(|x| place[x.1.index()]);
            let operands: Vec<Value> = pairs.iter().flat_map(|&(v, from)| [v, Value::block(from)]).collect();
            func.set_operands(i, &operands);
        }
    }

    fn place_phis(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, idf: &mut Idf, slot: u32, alloca: Inst) {
        let mark = slot + 1;
        let mut defs: Vec<Block> = Vec::new();
        let mut loads = false;
        for u in func.uses(Value::inst(alloca)) {
            let i = func.user(u);
            let b = func.block_of(i);
            match func.op(i) {
                Opcode::Store if self.defines[b.index()] != mark => {
                    self.defines[b.index()] = mark;
                    defs.push(b);
                }
                Opcode::Load => loads = true,
                _ => {}
            }
        }
        if defs.is_empty() || !loads {
            return;
        }
        self.mark_live_in(func, cfg, mark, alloca);
        let mut frontier = Vec::new();
        idf.compute(cfg, dom, defs.into_iter(), Some(&self.live_blocks), &mut frontier);
        frontier.sort_unstable();
        let ty = Type(func.aux(alloca).a);
        let fl =
            if func.types().is_float(func.types().scalar(ty)) && ignores_zero_signs(func) { flags::NSZ } else { 0 };
        for (k, b) in frontier.into_iter().enumerate() {
            let phi = func.new_phi(b, ty);
            func.set_flags(phi, fl);
            func.derive_name(Value::inst(phi), Value::inst(alloca), &format!(".{k}"));
            self.slot.resize(func.num_insts(), u32::MAX);
            self.slot[phi.index()] = slot;
            self.phis.push(phi);
        }
    }

    /// Marks the blocks at whose start the alloca's value may still be read: backwards from loads that no store precedes
    /// in their block.
    fn mark_live_in(&mut self, func: &FuncMut<'_>, cfg: &Cfg, mark: u32, alloca: Inst) {
        self.work.clear();
        self.live_blocks.clear();
        for u in func.uses(Value::inst(alloca)) {
            let i = func.user(u);
            let b = func.block_of(i);
            if func.op(i) != Opcode::Load || self.live[b.index()] == mark {
                continue;
            }
            if self.defines[b.index()] != mark || reads_before_write(func, b, alloca) {
                self.live[b.index()] = mark;
                self.live_blocks.push(b);
                self.work.push(b);
            }
        }
        while let Some(b) = self.work.pop() {
            for &p in cfg.preds(b) {
                if self.live[p.index()] != mark && self.defines[p.index()] != mark {
                    self.live[p.index()] = mark;
                    self.live_blocks.push(p);
                    self.work.push(p);
                }
            }
        }
    }

    fn rename(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree) {
        let mut steps = vec![Step::Enter(func.entry())];
        self.undo.clear();
        while let Some(step) = steps.pop() {
            match step {
                Step::Leave(len) => {
                    while self.undo.len() > len {
                        let (n, v) = self.undo.pop().expect("longer than len");
                        self.current[n as usize] = v;
                    }
                }
                Step::Enter(b) => {
                    steps.push(Step::Leave(self.undo.len()));
                    self.rename_block(func, b);
                    for &s in cfg.succs(b) {
                        self.fill_phis(func, b, s);
                    }
                    let first = steps.len();
                    steps.extend(dom.children(b).map(Step::Enter));
                    steps[first..].reverse();
                }
            }
        }
    }

    fn set(&mut self, slot: u32, value: Value) {
        let old = std::mem::replace(&mut self.current[slot as usize], value);
        self.undo.push((slot, old));
    }

    fn slot_of(&self, value: Value) -> Option<u32> {
        let n = *self.slot.get(value.as_inst()?.index())?;
        (n != u32::MAX).then_some(n)
    }

    /// Number of the alloca whose address `value` is. An inserted phi is no address of its alloca, though its value may be one.
    fn alloca_of(&self, func: &FuncMut<'_>, value: Value) -> Option<u32> {
        self.slot_of(value).filter(|_| value.as_inst().is_some_and(|i| func.op(i) == Opcode::Alloca))
    }

    fn rename_block(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            match func.op(inst) {
                Opcode::Phi => {
                    if let Some(n) = self.slot_of(Value::inst(inst)) {
                        debug::record_phi(func, inst, self.allocas[n as usize]);
                        self.set(n, Value::inst(inst));
                    }
                }
                Opcode::Load => {
                    if let Some(n) = self.alloca_of(func, func.operand(inst, 0)) {
                        replace_load(func, inst, self.current[n as usize]);
                    }
                }
                Opcode::Store => {
                    if let Some(n) = self.alloca_of(func, func.operand(inst, 1)) {
                        let v = func.operand(inst, 0);
                        debug::record_store(func, inst);
                        self.set(n, v);
                        func.erase(inst);
                    }
                }
                Opcode::Call if is_marker(func, inst) => {
                    let last = func.num_operands(inst) - 2;
                    if self.alloca_of(func, func.operand(inst, last)).is_some() {
                        func.erase(inst);
                    }
                }
                _ => {}
            }
            inst = next;
        }
    }

    /// Adds one incoming pair per edge from `block` to `succ` to the phis that this pass inserted.
    fn fill_phis(&mut self, func: &mut FuncMut<'_>, block: Block, succ: Block) {
        let mut inst = func.first(succ);
        while inst.is_some() && func.op(inst) == Opcode::Phi {
            if let Some(n) = self.slot_of(Value::inst(inst)) {
                func.add_incoming(inst, self.current[n as usize], block);
            }
            inst = func.next(inst);
        }
    }

    /// Erases what promotion leaves: the accesses in unreachable code, the allocas, and phis that merge nothing.
    fn finish(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, allocas: &[Inst]) {
        // Edges from unreachable predecessors bring poison.
        for &i in &self.phis {
            let b = func.block_of(i);
            let ty = func.ty(i);
            for &p in cfg.preds(b) {
                if !cfg.is_reachable(p) {
                    func.add_incoming(i, Value::poison(ty), p);
                }
            }
        }
        for &a in allocas {
            let ty = Type(func.aux(a).a);
            let mut u = func.first_use(Value::inst(a));
            while u.is_some() {
                let i = func.user(u);
                if func.op(i) == Opcode::Load {
                    func.replace_and_erase(i, Value::poison(ty));
                } else {
                    // An address that only markers use goes with them.
                    while func.op(i) != Opcode::Call
                        && let Some(marker) = func.first_use(Value::inst(i)).get()
                    {
                        let marker = func.user(marker);
                        func.erase(marker);
                    }
                    func.erase(i);
                }
                u = func.first_use(Value::inst(a));
            }
            debug::forget(func, a);
            func.erase(a);
        }
        func.purge_debug_records();
        self.remove_trivial_phis(func);
    }

    /// Removes inserted phis whose incoming values are all one value or the phi itself, to a fixed point.
    fn remove_trivial_phis(&mut self, func: &mut FuncMut<'_>) {
        let is_ours = |slot: &[u32], i: Inst| slot.get(i.index()).is_some_and(|&n| n != u32::MAX);
        let mut work = std::mem::take(&mut self.phis);
        work.sort_unstable_by_key(|i| std::cmp::Reverse(*i));
        while let Some(i) = work.pop() {
            if func.is_dead(i) || func.op(i) != Opcode::Phi {
                continue;
            }
            let Some(v) = func.phi_constant_value(i) else { continue };
            for u in func.uses(Value::inst(i)) {
                let user = func.user(u);
                if user != i && func.op(user) == Opcode::Phi && is_ours(&self.slot, user) {
                    work.push(user);
                }
            }
            func.replace_and_erase(i, v);
        }
        self.phis = work;
    }
}

/// Whether `block`, which stores to `alloca`, reads it before the first store.
fn reads_before_write(func: &FuncMut<'_>, block: Block, alloca: Inst) -> bool {
    let ptr = Value::inst(alloca);
    for i in func.block_insts(block) {
        match func.op(i) {
            Opcode::Load if func.operand(i, 0) == ptr => return true,
            Opcode::Store if func.operand(i, 1) == ptr => return false,
            _ => {}
        }
    }
    false
}
