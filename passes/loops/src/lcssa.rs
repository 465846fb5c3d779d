//! `lcssa`: loop-closed SSA form. A value defined in a loop and used outside of it goes through a phi in an exit block, `.lcssa`.
//!
//! **When**: every natural loop, inner loops first, so that a value that leaves several loops gets a phi at the exit of each.
//! **How**, for a value of loop `L` with uses outside:
//!
//! 1. each exit block that the value dominates gets a phi of it; edges into the block from outside of `L` bring another of these
//!    phis and are uses outside, too;
//! 2. a use takes the only phi, if one was made; else the phi of the nearest of the blocks above it that has one, after phis
//!    (without suffix) were put where several of them meet: at the iterated dominance frontier, where the value is still used;
//! 3. a phi that stands in a loop which `L` is not inside of (`L` is left into its header, as loops are that could not be
//!    simplified) is a value to close itself;
//! 4. phis nobody uses are erased.
//!
//! Uses in blocks that are never reached become poison. Tokens stay: no phi takes them. **Invariants**: blocks and edges stay, so
//! graph, dominators and loops stay valid; scalar evolution sees through the phis.
//! **Cost**: a block of a loop is looked at only if it dominates an exit: nothing else can be used outside. A value costs its uses
//! and its exits; where several phis meet, also the blocks it is live in. **Source**: specification 003; Dhurjati et al. and LLVM's
//! documentation of the form; frontiers as in `idf.rs`.
//! **Relies on** nothing that is said of threads or memory: only phis are made. Tokens of convergence stay as they are.

use super::split;
use warpc_analysis::loops::ExitingBlocks;
use warpc_analysis::{AnalysisSet, Idf, Loops};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lcssa",
    summary: "let values leave loops through phis of the exit blocks",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::SCEV).and(AnalysisSet::MEMSSA),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("lcssa")?;
        Ok(PassBody::Function(Box::new(Lcssa)))
    },
};

struct Lcssa;

impl FunctionPass for Lcssa {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
        let mut closer = Closer::new(&loops, &dom, Some(&cfg));
        let mut changed = false;
        for l in loops.inner_first() {
            changed |= closer.close(func, l);
        }
        closer.move_debug_records(func);
        Outcome::of(changed, INFO.preserves)
    }
}

/// Brings `loop_id` into LCSSA form, for a loop pass that added uses or exits; the loops inside it are in that form. Whether
/// anything changed.
pub fn close_loop(func: &mut FuncMut<'_>, loops: &Loops, dom: &DomTree, loop_id: Loop) -> bool {
    let mut closer = Closer::new(loops, dom, None);
    let changed = closer.close(func, loop_id);
    closer.move_debug_records(func);
    changed
}

/// Brings `loop_id` and the loops inside it into LCSSA form.
pub fn close_nest(func: &mut FuncMut<'_>, loops: &Loops, dom: &DomTree, loop_id: Loop) -> bool {
    let mut closer = Closer::new(loops, dom, None);
    let mut changed = false;
    for x in loops.inner_first_of(vec![loop_id]) {
        changed |= closer.close(func, x);
    }
    closer.move_debug_records(func);
    changed
}

/// An operand that is to take another value.
type Site = (Inst, usize);

struct Closer<'s> {
    loops: &'s Loops,
    dom: &'s DomTree,
    cfg: Option<&'s Cfg>,
    /// Dominators with numbers, and frontiers; made when several phis of a value meet for the first time.
    merging: Option<Merging>,
    /// By block: the number of the last walk that met it.
    seen: Vec<u32>,
    walk: u32,
    /// Values to close, last first.
    work: Vec<Inst>,
    /// Values and the phis that stand for them behind their loops, for debug records.
    moved: Vec<Moved>,
    /// Exit blocks of the loops at hand; of the last loop they were asked for.
    exits: Vec<Block>,
    exits_of: Loop,
    exiting: ExitingBlocks,
}

/// A phi that stands for a value behind a loop.
struct Moved {
    value: Inst,
    phi: Inst,
    /// The exit block.
    b: Block,
    /// Whether it is the only one: it then stands for the value in all blocks below, too.
    sole: bool,
}

/// What finding the places of merging phis needs.
struct Merging {
    own_cfg: Option<Cfg>,
    own_dom: Option<DomTree>,
    idf: Idf,
}

impl<'s> Closer<'s> {
    fn new(loops: &'s Loops, dom: &'s DomTree, cfg: Option<&'s Cfg>) -> Self {
        Closer {
            loops,
            dom,
            cfg,
            merging: None,
            seen: Vec::new(),
            walk: 0,
            work: Vec::new(),
            moved: Vec::new(),
            exits: Vec::new(),
            exits_of: Loop::NONE,
            exiting: ExitingBlocks::default(),
        }
    }

    /// Closes the values of `loop_id` that no inner loop holds.
    fn close(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) -> bool {
        self.find_exits(func, loop_id);
        if self.exits.is_empty() {
            return false;
        }
        for b in self.blocks_above_exits(func, loop_id) {
            self.work.extend(func.block_insts(b).filter(|&i| may_be_used_outside(func, i, b)));
        }
        let mut changed = false;
        let mut made = Vec::new();
        while let Some(value) = self.work.pop() {
            changed |= self.close_value(func, value, &mut made);
        }
        // Last made first: a phi may be used by one that was made later only.
        for phi in made.into_iter().rev() {
            if func.is_unused(phi.into()) {
                func.erase(phi);
            }
        }
        changed
    }

    fn find_exits(&mut self, func: &FuncMut<'_>, loop_id: Loop) {
        if self.exits_of != loop_id {
            let exiting = self.exiting.find(func, self.loops, loop_id);
            self.exits = self.loops.exit_blocks_of(func, loop_id, &exiting);
            self.exits_of = loop_id;
        }
    }

    /// Blocks whose innermost loop is `loop_id` and that dominate an exit of it, lowest first.
    fn blocks_above_exits(&mut self, func: &FuncMut<'_>, loop_id: Loop) -> Vec<Block> {
        let (loops, dom) = (self.loops, self.dom);
        if dom.is_numbered() {
            // A block dominates the exits that have a number in its range.
            let mut numbers: Vec<u32> =
                self.exits.iter().filter(|&&e| dom.is_reachable(e)).map(|&e| dom.number(e)).collect();
            numbers.sort_unstable();
            let dominates_one = |b: &Block| {
                let [first, last] = dom.span(*b);
                numbers.get(numbers.partition_point(|&n| n < first)).is_some_and(|&n| n <= last)
            };
            let mut out: Vec<Block> = loops.own_blocks(loop_id).filter(dominates_one).collect();
            out.sort_unstable_by_key(|&b| std::cmp::Reverse(dom.number(b)));
            return out;
        }
        self.walk += 1;
        self.seen.resize(func.num_blocks(), 0);
        let mut out = Vec::new();
        for &exit in self.exits.iter().rev() {
            let mut b = dom.idom(exit);
            // An exit that is also entered from elsewhere may be below a block outside of the loop.
            while b.is_some() && loops.contains(loop_id, b) {
                if std::mem::replace(&mut self.seen[b.index()], self.walk) == self.walk {
                    break;
                }
                if loops.of(b) == loop_id {
                    out.push(b);
                }
                b = dom.idom(b);
            }
        }
        out
    }

    /// Closes one value. New phis of exit blocks are added to `made`.
    fn close_value(&mut self, func: &mut FuncMut<'_>, value: Inst, made: &mut Vec<Inst>) -> bool {
        let home = func.block_of(value);
        let loop_id = self.loops.of(home);
        self.find_exits(func, loop_id);
        let (mut sites, mut changed) = (Vec::new(), false);
        let mut at = func.first_use(value.into());
        while at.is_some() {
            let next = func.next_use(at);
            let (user, k) = (func.user(at), func.use_index(at));
            let from = block_of_use(func, user, k);
            if !self.dom.is_reachable(func.block_of(user)) || !self.dom.is_reachable(from) {
                func.set_operand(user, k, Value::poison(func.ty(value)));
                changed = true;
            } else if from != home && !self.loops.contains(loop_id, from) {
                sites.push((user, k));
            }
            at = next;
        }
        if sites.is_empty() || self.exits.is_empty() {
            return changed;
        }
        let closing = self.make_exit_phis(func, value, loop_id, &mut sites);
        made.extend(closing.iter().map(|p| p.1));
        self.rewrite(func, value, loop_id, &closing, &sites);
        if !func.side().dbg.is_empty() {
            let sole = closing.len() == 1;
            self.moved.extend(closing.iter().map(|&(b, phi)| Moved { value, phi, b, sole }));
        }
        // A phi in a loop that this one is not inside of can be used outside of that loop.
        for &(b, phi) in &closing {
            self.close_later(func, b, phi, loop_id);
        }
        true
    }
    fn close_later(&mut self, func: &FuncMut<'_>, block: Block, phi: Inst, loop_id: Loop) {
        let other = self.loops.of(block);
        if other.is_some() && !self.loops.encloses(other, loop_id) && !func.is_unused(phi.into()) {
            self.work.push(phi);
        }
    }

    /// Step 1: phis of `value` in the exit blocks that it dominates. Edges into these from outside of the loop are added to the
    /// uses to be rewritten.
    fn make_exit_phis(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Inst,
        loop_id: Loop,
        sites: &mut Vec<Site>,
    ) -> Vec<(Block, Inst)> {
        // The result of an invoke is there in its normal destination only.
        let defined_in = match func.op(value) {
            Opcode::Invoke | Opcode::CallBr => func.successors_of(value).next().unwrap_or(func.block_of(value)),
            _ => func.block_of(value),
        };
        let mut out = Vec::new();
        for &exit in &self.exits {
            if !self.dom.dominates(defined_in, exit) || !self.dom.is_reachable(exit) {
                continue;
            }
            let preds = split::predecessors(func, exit);
            let never = |p: Block| !self.dom.is_reachable(p);
            let incoming = |p: Block| if never(p) { Value::poison(func.ty(value)) } else { value.into() };
            let operands: Vec<Value> = preds.iter().flat_map(|&p| [incoming(p), Value::block(p)]).collect();
            let phi = func.new_phi(exit, func.ty(value));
            func.push_operands(phi, &operands);
            func.set_loc(phi, func.loc(value));
            func.name_after(phi.into(), value.into(), ".lcssa");
            let outside = preds.iter().enumerate().filter(|(_, p)| !self.loops.contains(loop_id, **p) && !never(**p));
            sites.extend(outside.map(|(n, _)| (phi, 2 * n)));
            out.push((exit, phi));
        }
        out
    }

    /// Step 2: gives every use its phi.
    fn rewrite(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Inst,
        loop_id: Loop,
        closing: &[(Block, Inst)],
        sites: &[Site],
    ) {
        if let [(_, phi)] = closing {
            // It dominates all uses, but for those in its own block before it, and there are none.
            for &(user, k) in sites {
                func.set_operand(user, k, (*phi).into());
            }
            return;
        }
        let mut defs = closing.to_vec();
        let merged = self.make_merging_phis(func, value, closing, sites);
        defs.extend(&merged);
        self.give_nearest(func, value, &mut defs, sites, &merged);
        for &(b, phi) in &merged {
            self.close_later(func, b, phi, loop_id);
        }
    }

    /// Puts empty phis where several phis of `value` meet and a use is below: at the iterated dominance frontier of the exits,
    /// within the blocks the value is live into.
    fn make_merging_phis(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Inst,
        closing: &[(Block, Inst)],
        sites: &[Site],
    ) -> Vec<(Block, Inst)> {
        self.walk += 1;
        self.seen.resize(func.num_blocks(), 0);
        // Blocks with a phi of the value: nothing above them is live.
        for &(b, _) in closing {
            self.seen[b.index()] = self.walk;
        }
        let mut live = Vec::new();
        let mut work: Vec<Block> = sites.iter().map(|&(user, k)| block_of_use(func, user, k)).collect();
        while let Some(b) = work.pop() {
            if self.dom.is_reachable(b) && std::mem::replace(&mut self.seen[b.index()], self.walk) != self.walk {
                live.push(b);
                work.extend(func.predecessors(b));
            }
        }
        let merging = self.merging.get_or_insert_with(|| {
            let own_cfg = self.cfg.is_none().then(|| Cfg::new(func));
            let own_dom = (!self.dom.is_numbered()).then(|| {
                let mut dom = self.dom.clone();
                dom.renumber();
                dom
            });
            let idf = Idf::new(self.cfg.or(own_cfg.as_ref()).expect("one of them is there"));
            Merging { own_cfg, own_dom, idf }
        });
        let cfg = self.cfg.or(merging.own_cfg.as_ref()).expect("one of them is there");
        let dom = merging.own_dom.as_ref().unwrap_or(self.dom);
        let mut frontier = Vec::new();
        merging.idf.compute(cfg, dom, closing.iter().map(|c| c.0), Some(&live), &mut frontier);
        let make = |b: Block| {
            let phi = func.new_phi(b, func.ty(value));
            func.derive_name(phi.into(), value.into(), "");
            (b, phi)
        };
        // Lowest first, as LLVM meets them on the way up from the uses: their names are numbered so.
        frontier.into_iter().rev().map(make).collect()
    }

    /// Gives every use, and every operand of the merging phis, the phi of the nearest block above it that has one: one sweep
    /// over both in preorder of the dominator tree, with a stack of the blocks above.
    fn give_nearest(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Inst,
        defs: &mut [(Block, Inst)],
        sites: &[Site],
        merged: &[(Block, Inst)],
    ) {
        let dom = self.merging.as_ref().and_then(|m| m.own_dom.as_ref()).unwrap_or(self.dom);
        defs.sort_unstable_by_key(|d| dom.number(d.0));
        // Preorder number of the place, the operand; or where it is to be added, the block it comes from.
        let mut wanted: Vec<(u32, Inst, usize)> =
            sites.iter().map(|&(user, k)| (dom.number(block_of_use(func, user, k)), user, k)).collect();
        for &(b, phi) in merged {
            let preds = split::predecessors(func, b);
            for (n, p) in preds.into_iter().enumerate() {
                func.add_incoming(phi, Value::poison(func.ty(value)), p);
                if dom.is_reachable(p) {
                    wanted.push((dom.number(p), phi, 2 * n));
                }
            }
        }
        wanted.sort_unstable();
        let mut above: Vec<(Block, Inst)> = Vec::new();
        let mut next = 0;
        for (number, user, k) in wanted {
            while next < defs.len() && dom.number(defs[next].0) <= number {
                leave_until(dom, &mut above, dom.number(defs[next].0));
                above.push(defs[next]);
                next += 1;
            }
            leave_until(dom, &mut above, number);
            if let Some(&(_, phi)) = above.last() {
                func.set_operand(user, k, phi.into());
            }
        }
    }

    /// Makes debug records behind a loop name the phi of the value they named, in its block and, if there is only one, below: one
    /// walk over the records for all values.
    fn move_debug_records(&mut self, func: &mut FuncMut<'_>) {
        let mut moved = std::mem::take(&mut self.moved);
        moved.sort_by_key(|m| m.value);
        for n in 0..func.side().dbg.len() {
            let row = func.side().dbg[n];
            let Some(mut value) = row.value.as_inst().filter(|_| row.anchor.is_some() && !func.is_dead(row.anchor))
            else {
                continue;
            };
            let at = func.block_of(row.anchor);
            let stands = |m: &Moved| {
                !func.is_dead(m.phi)
                    && (m.b == at || m.sole && self.dom.is_reachable(at) && self.dom.dominates(m.b, at))
            };
            // Out of one loop after the other.
            loop {
                let first = moved.partition_point(|m| m.value < value);
                let of_value = moved[first..].iter().take_while(|m| m.value == value);
                let Some(m) = of_value.into_iter().find(|m| stands(m)) else { break };
                value = m.phi;
            }
            func.set_debug_value(n, value.into());
        }
    }
}

/// Takes blocks from the stack until the last one is above the block of preorder number `number`.
fn leave_until(dom: &DomTree, above: &mut Vec<(Block, Inst)>, number: u32) {
    while above.last().is_some_and(|a| dom.span(a.0)[1] < number) {
        above.pop();
    }
}

/// Block at whose end (of a phi: of the incoming block) or in which operand `index` of `user` is read.
fn block_of_use(func: &FuncMut<'_>, user: Inst, index: usize) -> Block {
    match func.op(user) {
        Opcode::Phi => func.phi_incoming(user, index / 2).1,
        _ => func.block_of(user),
    }
}

/// Whether `inst` of `block` has a use that may be outside of the loop: tokens, values without uses and values whose one use
/// is beside them have none.
fn may_be_used_outside(func: &FuncMut<'_>, inst: Inst, block: Block) -> bool {
    let first = func.first_use(inst.into());
    if first.is_none() || func.ty(inst) == Type::TOKEN {
        return false;
    }
    let user = func.user(first);
    func.next_use(first).is_some() || func.op(user) == Opcode::Phi || func.block_of(user) != block
}
