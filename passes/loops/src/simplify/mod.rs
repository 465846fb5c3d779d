//! `loop-simplify`: brings loops into the form that loop passes expect: a preheader, one latch, and exit blocks that only the
//! loop enters.
//!
//! **When**: every natural loop, inner loops first. For each, in this order (one function each):
//!
//! 1. edges into the middle of the loop from blocks that are never reached are cut;
//! 2. an exiting branch on undef or poison leaves the loop;
//! 3. the header gets a preheader (`.preheader`);
//! 4. exit blocks that are also entered from elsewhere get a copy for the loop (`.loopexit`);
//! 5. a header with several back edges, some of which leave a phi as it is, is taken apart into two loops (`.outer`), unless
//!    convergent calls are in it: see `nested.rs`;
//! 6. other back edges meet in one latch (`.backedge`), which takes over the metadata of the loop: see `latch.rs`;
//! 7. phis of the header that bring one value become that value;
//! 8. if all exits go to one block, blocks that only compare and leave are joined with the one before: see `exits.rs`.
//!
//! Edges of `indirectbr` cannot be redirected, and `catchswitch` and its pads cannot be copied: such a loop is left as far as these
//! go, with a remark. The preheader's suffix is LLVM's; the specification names `.lr.ph`, which is what rotation makes of
//! a preheader.
//! **Invariants**: the loop nest is kept up to date; with [`LoopSimplifier::preserve_lcssa`] LCSSA form too.
//! **Cost**: linear in the edges and header phis, but for step 5, which is tried up to once per back edge and walks the loop.
//! **Source**: specification 003; Muchnick, "Advanced Compiler Design and Implementation", 1997, 18.4.

mod exits;
mod latch;
mod nested;

use super::irreducible::report_irreducible;
use super::split::{self, Shape};
use warpc_analysis::loops::ExitingBlocks;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scalar::simplify::Simplifier;
use warpc_scev::CachedScev;
use warpc_scev::Scev;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "loop-simplify",
    summary: "give loops a preheader, one latch and exits of their own",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS).and(AnalysisSet::SCEV),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("loop-simplify")?;
        Ok(PassBody::Function(Box::new(LoopSimplify)))
    },
};

/// Back edges from which on a loop is not taken apart but gets one latch.
const MAX_BACK_EDGES: usize = 8;

struct LoopSimplify;

impl FunctionPass for LoopSimplify {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        report_irreducible(func, cx, INFO.name);
        if cx.analyses.loops(func).has_none() {
            return Outcome::Unchanged;
        }
        let mut loops = cx.analyses.take_loops(func);
        let mut scev = cx.analyses.take_computed_scev();
        let mut simplifier = LoopSimplifier::new(Shape { loops: &mut loops, dom: None });
        simplifier.scev = scev.as_mut();
        simplifier.wants_remarks = cx.wants_remarks();
        let tops = simplifier.shape.loops.top();
        for l in tops.into_iter().rev() {
            simplifier.nest(func, l);
        }
        simplifier.simplify_phis_of_replaced(func);
        let LoopSimplifier { changed, changed_edges, declined, .. } = simplifier;
        for d in declined {
            cx.remark(RemarkKind::Missed, INFO.name, d.name, d.at, || d.message.to_string());
        }
        if changed_edges {
            cx.analyses.invalidate(AnalysisSet::NONE);
            cx.analyses.dom(func);
        } else if changed {
            cx.analyses.invalidate(AnalysisSet::CFG.and(AnalysisSet::DOM));
        }
        cx.analyses.put_loops(func, loops.into());
        if let Some(scev) = scev {
            cx.analyses.put_scev(func, scev.into());
        }
        Outcome::of(changed, INFO.preserves)
    }
}

/// Why a part of the form could not be made.
pub struct Declined {
    /// Identifier of the remark.
    pub name: &'static str,
    /// What it says.
    pub message: &'static str,
    /// The terminator that prevents it.
    pub at: Inst,
}

/// Simplifies loops. Loop passes that leave a loop without its form call [`LoopSimplifier::nest`] or [`LoopSimplifier::one`].
pub struct LoopSimplifier<'s> {
    /// Loop nest and dominators, kept up to date.
    pub shape: Shape<'s>,
    /// Scalar evolution, which forgets what changes.
    pub scev: Option<&'s mut Scev>,
    /// Keep LCSSA form. Needs the dominator tree.
    pub preserve_lcssa: bool,
    /// Do what the form needs and no more: phis of headers and exits that could be merged stay.
    pub form_only: bool,
    /// Collect what could not be done.
    pub wants_remarks: bool,
    /// What could not be done.
    pub declined: Vec<Declined>,
    /// Whether anything changed.
    pub changed: bool,
    /// Whether blocks or edges changed.
    pub changed_edges: bool,
    exiting: ExitingBlocks,
    /// Phis that used a phi which was replaced.
    phis_of_replaced: Vec<Inst>,
    /// By block: the number of the last walk that met it.
    seen: Vec<u32>,
    walk: u32,
}

impl<'s> LoopSimplifier<'s> {
    /// A simplifier that keeps no LCSSA form and makes no remarks.
    pub fn new(shape: Shape<'s>) -> Self {
        LoopSimplifier {
            shape,
            scev: None,
            preserve_lcssa: false,
            form_only: false,
            wants_remarks: false,
            declined: Vec::new(),
            changed: false,
            changed_edges: false,
            phis_of_replaced: Vec::new(),
            exiting: ExitingBlocks::default(),
            seen: Vec::new(),
            walk: 0,
        }
    }
    /// A simplifier for a loop pass: keeps all analyses up to date, and LCSSA form.
    pub fn for_loop_pass(loops: &'s mut Loops, dom: &'s mut DomTree) -> Self {
        LoopSimplifier { preserve_lcssa: true, ..LoopSimplifier::new(Shape { loops, dom: Some(dom) }) }
    }

    /// Simplifies `loop_id` and the loops inside it, innermost first. Whether anything changed.
    pub fn nest(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) -> bool {
        let mut work = vec![loop_id];
        let mut at = 0;
        while at < work.len() {
            work.extend(self.shape.loops.children(work[at]));
            at += 1;
        }
        self.drain(func, work, loop_id)
    }
    /// Simplifies `loop_id` alone, and the loops it is taken apart into. Whether anything changed.
    pub fn one(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) -> bool {
        self.drain(func, vec![loop_id], loop_id)
    }
    fn drain(&mut self, func: &mut FuncMut<'_>, mut work: Vec<Loop>, root: Loop) -> bool {
        let before = std::mem::take(&mut self.changed);
        while let Some(x) = work.pop() {
            self.loop_once(func, x, &mut work);
        }
        // What the exits of one loop are says something of how often those around it run.
        if self.changed
            && let Some(scev) = self.scev.as_deref_mut()
        {
            scev.forget_topmost_loop(func, self.shape.loops, root);
        }
        let changed = self.changed;
        self.changed |= before;
        changed
    }

    fn edges_changed(&mut self) {
        self.changed = true;
        self.changed_edges = true;
    }
    fn decline(&mut self, name: &'static str, message: &'static str, at: Inst) {
        if self.wants_remarks {
            self.declined.push(Declined { name, message, at });
        }
    }

    /// All steps on one loop. Loops that it is taken out of are added to `work`.
    fn loop_once(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, work: &mut Vec<Loop>) {
        let preheader = loop {
            self.cut_unreachable_entries(func, loop_id);
            self.decide_undefined_exits(func, loop_id);
            let preheader = self.shape.loops.preheader(func, loop_id).or_else(|| self.insert_preheader(func, loop_id));
            self.form_dedicated_exits(func, loop_id);
            if self.shape.loops.latch(func, loop_id).is_some() {
                break preheader;
            }
            let header = self.shape.loops.header(loop_id);
            let back_edges = func.predecessors(header).filter(|&p| self.shape.loops.contains(loop_id, p)).count();
            if back_edges < MAX_BACK_EDGES
                && let Some(p) = preheader
                && let Some(outer) = self.separate_nested_loop(func, loop_id, p)
            {
                work.push(outer);
                // The inner loop has another preheader and other exits now.
                continue;
            }
            if let Some(p) = preheader {
                self.insert_unique_latch(func, loop_id, p);
            }
            break preheader;
        };
        if self.form_only {
            return;
        }
        self.simplify_header_phis(func, loop_id);
        self.merge_exits(func, loop_id, preheader);
    }

    /// Step 1: no block but the header is entered from outside, except from blocks that are never reached; these end there.
    /// Only blocks whose innermost loop this is are looked at: inner loops did theirs, and for their headers this one.
    fn cut_unreachable_entries(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) {
        let loops = &*self.shape.loops;
        let header = loops.header(loop_id);
        let mut dead: Vec<Block> = Vec::new();
        for b in loops.own_blocks(loop_id).filter(|&b| b != header) {
            dead.extend(func.predecessors(b).filter(|&p| !loops.contains(loop_id, p)));
        }
        dead.extend(func.predecessors(header).filter(|&p| !loops.encloses(loops.parent(loop_id), loops.of(p))));
        dead.sort_unstable();
        dead.dedup();
        for p in dead {
            end_unreachable(func, p);
            self.edges_changed();
        }
    }

    /// Step 2: a conditional branch on undef or poison may go anywhere, so it leaves the loop.
    fn decide_undefined_exits(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) {
        for b in self.exiting.find(func, self.shape.loops, loop_id) {
            let term = func.terminator(b);
            if func.op(term) != Opcode::Br
                || func.num_operands(term) != 3
                || !func.operand(term, 0).is_undef_or_poison()
            {
                continue;
            }
            let leaves = func.operand(term, 1).as_block().is_some_and(|s| !self.shape.loops.contains(loop_id, s));
            let decided = func.consts_mut().add_bool(leaves);
            func.set_operand(term, 0, decided);
            self.changed = true;
        }
    }

    /// Step 3: a block between the loop and all blocks that enter it.
    fn insert_preheader(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) -> Option<Block> {
        let header = self.shape.loops.header(loop_id);
        let mut outside = split::unique_predecessors(func, header);
        outside.retain(|&p| !self.shape.loops.contains(loop_id, p));
        let indirect = outside.iter().map(|&p| func.terminator(p)).find(|&t| func.op(t) == Opcode::IndirectBr);
        if let Some(t) = indirect {
            self.decline("IndirectEntry", "loop gets no preheader: it is entered by an indirect branch", t);
            return None;
        }
        if !split::can_split_predecessors(func, header) {
            self.decline(
                "PadHeader",
                "loop gets no preheader: it begins with an exception pad",
                func.terminator(header),
            );
            return None;
        }
        let lcssa = self.preserve_lcssa;
        let new = split::split_edges_into(func, &mut self.shape, header, &outside, ".preheader", lcssa);
        split::place_near_predecessor(func, self.shape.loops, new, &outside, loop_id);
        self.edges_changed();
        Some(new)
    }

    /// Step 4: every exit block is entered from the loop only.
    fn form_dedicated_exits(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) {
        let exiting = self.exiting.find(func, self.shape.loops, loop_id);
        for exit in self.shape.loops.exit_blocks_of(func, loop_id, &exiting) {
            let preds = split::unique_predecessors(func, exit);
            let (inside, outside): (Vec<Block>, Vec<Block>) =
                preds.into_iter().partition(|&p| self.shape.loops.contains(loop_id, p));
            if outside.is_empty() {
                continue;
            }
            let indirect = inside.iter().map(|&p| func.terminator(p)).find(|&t| func.op(t) == Opcode::IndirectBr);
            if let Some(t) = indirect {
                self.decline("IndirectExit", "loop gets no exit of its own: it is left by an indirect branch", t);
                continue;
            }
            if !split::can_split_predecessors(func, exit) {
                let at = func.terminator(exit);
                self.decline("PadExit", "loop gets no exit of its own: the exit begins with an exception pad", at);
                continue;
            }
            let lcssa = self.preserve_lcssa;
            split::split_edges_into(func, &mut self.shape, exit, &inside, ".loopexit", lcssa);
            self.edges_changed();
        }
    }

    /// Step 7: header phis that always have one value.
    fn simplify_header_phis(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) {
        let mut phi = func.first(self.shape.loops.header(loop_id));
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            let next = func.next(phi);
            self.simplify_phi(func, phi);
            phi = next;
        }
    }
    fn simplify_phi(&mut self, func: &mut FuncMut<'_>, phi: Inst) {
        if let Some(v) = Simplifier::new(func).inst(phi)
            && (!self.preserve_lcssa || self.keeps_lcssa(func, phi, v))
        {
            self.replace_phi(func, phi, v);
        }
    }
    /// Step 7 again for header phis that came before one that they use: with its value they may bring one value too. Each
    /// visit follows a replacement, so this is linear in the uses of what is replaced.
    fn simplify_phis_of_replaced(&mut self, func: &mut FuncMut<'_>) {
        while let Some(phi) = self.phis_of_replaced.pop() {
            let block = func.block_of(phi);
            // It may have been replaced itself, or moved to the header of another loop.
            if block.is_some() && func.op(phi) == Opcode::Phi && self.shape.loops.is_header(block) {
                self.simplify_phi(func, phi);
            }
        }
    }
    /// Whether LCSSA form stays when `value` stands for `phi`: no loop that `value` is defined in is left between them.
    fn keeps_lcssa(&self, func: &FuncMut<'_>, phi: Inst, value: Value) -> bool {
        let loops = &*self.shape.loops;
        value.as_inst().is_none_or(|i| {
            let home = loops.of(func.block_of(i));
            home.is_none() || loops.contains(home, func.block_of(phi))
        })
    }
    fn replace_phi(&mut self, func: &mut FuncMut<'_>, phi: Inst, value: Value) {
        if let Some(scev) = self.scev.as_deref_mut() {
            scev.forget_value(func, phi.into());
        }
        let phis = func.uses(phi.into()).map(|u| func.user(u)).filter(|&i| i != phi && func.op(i) == Opcode::Phi);
        self.phis_of_replaced.extend(phis);
        func.replace_and_erase(phi, value);
        self.changed = true;
    }

    /// Starts a walk over blocks.
    fn new_walk(&mut self, func: &FuncMut<'_>) {
        self.walk += 1;
        self.seen.resize(func.num_blocks(), 0);
    }
    /// Whether this walk meets `block` for the first time.
    fn meets(&mut self, block: Block) -> bool {
        std::mem::replace(&mut self.seen[block.index()], self.walk) != self.walk
    }
    fn was_met(&self, block: Block) -> bool {
        self.seen.get(block.index()) == Some(&self.walk)
    }
}

/// Ends block `block`, which is never reached, with `unreachable`.
fn end_unreachable(func: &mut FuncMut<'_>, block: Block) {
    let successors: Vec<Block> = func.successors(block).collect();
    for s in successors {
        func.remove_phi_edge(s, block);
    }
    let term = func.terminator(block);
    let loc = func.loc(term);
    func.erase(term);
    let mut builder = Builder::at_end(func, block);
    builder.loc = loc;
    builder.unreachable();
}
