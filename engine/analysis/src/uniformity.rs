//! Uniformity: which values are the same in all threads of a warp that execute them, and where threads part.
//!
//! Sources of divergence are thread and lane ids, atomics, loads from generic and local memory, volatile loads, calls, and the
//! arguments of functions that are no kernels. Divergence spreads
//! * through operands,
//! * from a divergent branch to the phis of the blocks where disjoint paths from it meet (sync dependence): found by
//!   spreading a label per successor in reverse post-order until one label is left,
//! * out of a loop that threads leave in different iterations, to all uses outside of what is computed inside (temporal
//!   divergence), and to the phis where its exits meet.
//!
//! Cycles with several entries are treated as a whole: a divergent branch that reaches one makes its phis divergent.
//! Needs use lists. Cost: linear, plus for each divergent branch the region up to where its paths have met.

use crate::facts::intrinsic;
use crate::loops::Loops;
use bitvec::vec::BitVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use warpc_columns::graph::Sccs;
use warpc_ir::cfg::{Cfg, UNREACHED};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::opcode::{Opcode, Ordering, flags};
use warpc_ir::{Func, Value, ValueKind};

/// What of a function is divergent.
#[derive(Clone, Debug)]
pub struct Uniformity {
    args: BitVec,
    insts: BitVec,
    /// Blocks with a divergent terminator: threads of a warp may take different edges.
    branches: BitVec,
    /// Loops that threads leave in different iterations.
    loops: BitVec,
    /// Innermost loop of each block, to judge uses outside.
    of: Vec<Loop>,
    /// Parent of each loop.
    parents: Vec<Loop>,
}

/// Whether `inst` gives different results to threads whose operands are the same.
pub fn is_source(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::VaArg => true,
        Opcode::Load => {
            // The threads of a warp may read one after the other, and another thread may write between them.
            func.mem(inst).ordering != Ordering::NotAtomic
                || func.flags(inst) & flags::VOLATILE != 0
                || matches!(func.types().addrspace(func.type_of(func.operand(inst, 0))), Some(0 | 5) | None)
        }
        Opcode::Call => match intrinsic(func, inst) {
            Some(x) => intrinsics::is_source_of_divergence(x),
            None => func.ty(inst) != Type::VOID,
        },
        Opcode::Invoke | Opcode::CallBr => true,
        _ => false,
    }
}

/// Whether `inst` gives the same result to all threads of a warp whatever its operands are.
pub fn is_always_uniform(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call && intrinsic(func, inst).is_some_and(intrinsics::is_uniform)
}

impl Uniformity {
    /// Uniformity of `func`.
    pub fn new(func: &Func<'_>, cfg: &Cfg, dom: &DomTree, loops: &Loops) -> Uniformity {
        let rows = cfg.rows();
        let mut w = Work {
            f: func,
            cfg,
            loops,
            u: Uniformity {
                args: BitVec::repeat(false, func.num_args()),
                insts: BitVec::repeat(false, func.num_insts()),
                branches: BitVec::repeat(false, rows),
                loops: BitVec::repeat(false, loops.len()),
                of: (0..rows).map(|b| loops.of(Block::new(b))).collect(),
                parents: (0..loops.len())
                    .map(|l| if loops.is_dead(Loop::new(l)) { Loop::NONE } else { loops.parent(Loop::new(l)) })
                    .collect(),
            },
            values: Vec::new(),
            joined: BitVec::repeat(false, rows),
            label: vec![Block::NONE; rows],
            labelled: Vec::new(),
            heap: BinaryHeap::new(),
            pending: Vec::new(),
            tangled: tangled(cfg, dom),
        };
        w.seed();
        loop {
            if let Some(v) = w.values.pop() {
                for u in func.uses(v) {
                    w.mark_inst(func.user(u), func.use_index(u));
                }
            } else if let Some(p) = w.pending.pop() {
                w.spread(&p.starts, p.origin, p.inside);
            } else {
                break;
            }
        }
        w.u
    }
    /// Whether `value` may differ between the threads of a warp that execute its definition.
    #[inline]
    pub fn is_divergent(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(i) => self.insts.get(i.index()).is_none_or(|b| *b),
            ValueKind::Arg(n) => self.args.get(n as usize).is_none_or(|b| *b),
            _ => false,
        }
    }
    /// Whether `v` may differ at operand slot `use_row`: it is divergent, or the use is outside a loop that threads leave in
    /// different iterations and `v` is computed inside.
    pub fn is_divergent_use(&self, func: &Func<'_>, use_row: Use) -> bool {
        let v = func.use_value(use_row);
        self.is_divergent(v)
            || v.as_inst().is_some_and(|i| self.is_temporal(func.block_of(i), func.block_of(func.user(use_row))))
    }
    /// Whether what `from` computes may be of different iterations for the threads that execute `to`.
    pub fn is_temporal(&self, from: Block, to: Block) -> bool {
        let mut l = self.loop_of(from);
        while l.is_some() && !self.encloses(l, self.loop_of(to)) {
            if self.loops[l.index()] {
                return true;
            }
            l = self.parents[l.index()];
        }
        false
    }
    fn loop_of(&self, block: Block) -> Loop {
        self.of.get(block.index()).copied().unwrap_or(Loop::NONE)
    }
    fn encloses(&self, outer: Loop, inner: Loop) -> bool {
        let mut l = inner;
        while l.is_some() && l != outer {
            l = self.parents[l.index()];
        }
        l == outer
    }
    /// Whether threads of a warp may take different edges of the terminator of `block`.
    pub fn has_divergent_terminator(&self, block: Block) -> bool {
        self.branches.get(block.index()).is_none_or(|block| *block)
    }
    /// Whether threads may leave `loop_id` in different iterations.
    pub fn has_divergent_exit(&self, loop_id: Loop) -> bool {
        self.loops.get(loop_id.index()).is_none_or(|b| *b)
    }
    /// Whether nothing is divergent.
    pub fn is_all_uniform(&self) -> bool {
        self.insts.not_any() && self.args.not_any()
    }
}

/// Blocks of strongly connected components that contain an irreducible cycle, by component number plus 1; else 0.
pub fn tangled(cfg: &Cfg, dom: &DomTree) -> Vec<u32> {
    let irreducible = |b: Block, s: Block| cfg.rpo_index(s) <= cfg.rpo_index(b) && !dom.dominates(s, b);
    let bad: Vec<Block> =
        cfg.rpo().iter().copied().filter(|&b| cfg.succs(b).iter().any(|&s| irreducible(b, s))).collect();
    let mut out = vec![0; cfg.rows()];
    if !bad.is_empty() {
        let scc = Sccs::of_rows(cfg.rows(), |b| cfg.succs(Block::new(b)).iter().map(|s| s.index()));
        for b in bad {
            let c = scc.of(b.index());
            for &m in scc.members(c as usize) {
                out[m as usize] = c + 1;
            }
        }
    }
    out
}

/// Threads go to different blocks of `starts` from `origin`, whose innermost loop (left by no start) is `inside`.
struct Parting {
    starts: Vec<Block>,
    origin: Block,
    inside: Loop,
}

struct Work<'q, 'a> {
    f: &'q Func<'a>,
    cfg: &'q Cfg,
    loops: &'q Loops,
    u: Uniformity,
    /// Divergent values whose users are still to be looked at.
    values: Vec<Value>,
    /// Blocks whose phis were made divergent by control.
    joined: BitVec,
    label: Vec<Block>,
    labelled: Vec<Block>,
    heap: BinaryHeap<Reverse<(u32, Block)>>,
    /// Places threads part at, still to be followed.
    pending: Vec<Parting>,
    tangled: Vec<u32>,
}

impl Work<'_, '_> {
    fn seed(&mut self) {
        let func = self.f;
        if !func.ctx().is_kernel(func.global()) {
            for n in 0..func.num_args() {
                self.u.args.set(n, true);
                self.values.push(Value::arg(n as u32));
            }
        }
        for &b in self.cfg.rpo() {
            for i in func.block_insts(b) {
                if is_source(func, i) && !is_always_uniform(func, i) {
                    self.mark(i);
                }
            }
        }
    }
    fn mark(&mut self, inst: Inst) {
        if !self.u.insts.replace(inst.index(), true) {
            self.values.push(Value::inst(inst));
        }
    }
    /// Instruction `inst` has a divergent operand in slot `index`.
    fn mark_inst(&mut self, inst: Inst, index: usize) {
        let func = self.f;
        if is_always_uniform(func, inst) {
            return;
        }
        if let Some(x) = intrinsic(func, inst)
            && let intrinsics::Uniformity::Operand(n) = intrinsics::uniformity(x)
            && n as usize != index
        {
            return;
        }
        let b = func.block_of(inst);
        if func.op(inst).is_terminator() && self.cfg.is_reachable(b) {
            self.u.insts.set(inst.index(), true);
            self.diverge_at(b);
            if func.ty(inst) == Type::VOID {
                return;
            }
        }
        self.mark(inst);
    }
    /// The terminator of `block` is divergent.
    fn diverge_at(&mut self, block: Block) {
        let mut starts: Vec<Block> = self.cfg.succs(block).to_vec();
        starts.sort_unstable();
        starts.dedup();
        if starts.len() < 2 || self.u.branches.replace(block.index(), true) {
            return;
        }
        self.pending.push(Parting { starts, origin: block, inside: self.loops.of(block) });
    }
    /// Marks what depends on threads parting.
    fn spread(&mut self, starts: &[Block], origin: Block, inside: Loop) {
        // What goes back to a header of a loop around, by loop from the inside out: the label it had.
        let mut turns: Vec<(Loop, Block)> = Vec::new();
        let mut exits: Vec<(Block, Block)> = Vec::new();
        if self.tangled[origin.index()] != 0 {
            self.mark_tangle(origin);
        }
        for &s in starts {
            self.visit(origin, s, s, inside, &mut turns, &mut exits);
        }
        while let Some(Reverse((_, b))) = self.heap.pop() {
            let label = self.label[b.index()];
            // The last path left, and nobody turned back: all threads are here.
            if self.heap.is_empty() && turns.is_empty() && exits.is_empty() {
                break;
            }
            for k in 0..self.cfg.succs(b).len() {
                let s = self.cfg.succs(b)[k];
                self.visit(b, s, label, inside, &mut turns, &mut exits);
            }
        }
        for b in self.labelled.drain(..) {
            self.label[b.index()] = Block::NONE;
        }
        self.leave(inside, &turns, &exits);
    }
    /// Follows the edge `from -> to` with `label`.
    fn visit(
        &mut self,
        from: Block,
        to: Block,
        label: Block,
        inside: Loop,
        turns: &mut Vec<(Loop, Block)>,
        exits: &mut Vec<(Block, Block)>,
    ) {
        let n = self.cfg.rpo_index(to);
        if n == UNREACHED {
            return;
        }
        if self.tangled[to.index()] != 0 {
            self.mark_tangle(to);
        }
        // Leaving the innermost loop around the origin ends this walk; the rest is the loop's own divergence, if any.
        if inside.is_some() && !self.loops.contains(inside, to) {
            exits.push((to, label));
            return;
        }
        if inside.is_some() && to == self.loops.header(inside) {
            if turns.iter().any(|t| t.1 != label) {
                self.join(to);
            }
            turns.push((inside, label));
            return;
        }
        let old = self.label[to.index()];
        if old.is_none() {
            self.label[to.index()] = label;
            self.labelled.push(to);
            // An edge back into a loop entered on the way carries the label it was entered with.
            if n > self.cfg.rpo_index(from) || self.cfg.rpo_index(from) == UNREACHED {
                self.heap.push(Reverse((n, to)));
            }
        } else if old != label {
            self.join(to);
            self.label[to.index()] = to;
        }
    }
    /// Different paths meet in `block`: what its phis take from them differs.
    fn join(&mut self, block: Block) {
        if self.joined.replace(block.index(), true) {
            return;
        }
        let func = self.f;
        for i in func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi) {
            // The same value on every edge is the same for every thread.
            let first = if func.phi_len(i) > 0 { func.phi_incoming(i, 0).0 } else { continue };
            if func.phi_pairs(i).all(|(v, _)| v == first || v == Value::inst(i)) && !first.is_undef_or_poison() {
                continue;
            }
            self.mark(i);
        }
    }
    fn mark_tangle(&mut self, block: Block) {
        let c = self.tangled[block.index()];
        let members: Vec<Block> = self.cfg.rpo().iter().copied().filter(|x| self.tangled[x.index()] == c).collect();
        for &m in &members {
            self.tangled[m.index()] = 0;
            self.join(m);
        }
        for &m in &members {
            self.uses_outside(m, |_, to| !members.contains(&to));
        }
    }
    /// Whether loop `loop_id` is left and turned back to on different paths: then threads leave in different iterations.
    fn leave(&mut self, loop_id: Loop, turns: &[(Loop, Block)], exits: &[(Block, Block)]) {
        if loop_id.is_none() || exits.is_empty() {
            return;
        }
        let parts = exits.iter().any(|e| turns.iter().any(|t| t.1 != e.1));
        if parts {
            self.diverge_loop(loop_id);
            return;
        }
        // All threads leave, but over different exit edges: go on outside.
        if exits.iter().any(|e| e.1 != exits[0].1) {
            self.spread_exits(loop_id, exits);
        }
    }
    fn diverge_loop(&mut self, loop_id: Loop) {
        if self.u.loops.replace(loop_id.index(), true) {
            return;
        }
        for b in self.loops.blocks(loop_id) {
            let loops = self.loops;
            self.uses_outside(b, |_, to| !loops.contains(loop_id, to));
        }
        // Where two edges leave to one block, some threads come over either.
        let mut exits: Vec<(Block, Block)> = Vec::new();
        for b in self.loops.blocks(loop_id) {
            for &s in self.cfg.succs(b) {
                if !self.loops.contains(loop_id, s) {
                    exits.push((s, b));
                }
            }
        }
        self.spread_exits(loop_id, &exits);
    }
    /// Threads leave loop `loop_id` in different iterations or over different edges of `exits` (block outside, label).
    fn spread_exits(&mut self, loop_id: Loop, exits: &[(Block, Block)]) {
        let outer = self.loops.parent(loop_id);
        let mut starts: Vec<Block> = exits.iter().map(|e| e.0).collect();
        starts.sort_unstable_by_key(|&b| self.cfg.rpo_index(b));
        // Edges with different labels into one block meet there.
        for k in 1..exits.len() {
            if let Some(o) = exits[..k].iter().find(|o| o.0 == exits[k].0)
                && o.1 != exits[k].1
            {
                self.join(exits[k].0);
            }
        }
        starts.dedup();
        let header = self.loops.header(loop_id);
        // One exit edge: all threads reconverge there, unless it is the back edge of an outer loop that others leave.
        if starts.len() > 1 {
            self.pending.push(Parting { starts, origin: header, inside: outer });
        }
    }
    /// Makes the users divergent that `outside(user, block)` says are beyond where threads part.
    fn uses_outside(&mut self, block: Block, outside: impl Fn(Inst, Block) -> bool) {
        let func = self.f;
        for i in func.block_insts(block) {
            for u in func.uses(Value::inst(i)) {
                let user = func.user(u);
                if outside(user, func.block_of(user)) {
                    self.mark_inst(user, func.use_index(u));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Rng, body_of, on_function};
    use warpc_ir::func::FuncMut;

    fn of(func: &Func<'_>) -> Uniformity {
        let cfg = Cfg::new(func);
        let dom = DomTree::new(&cfg);
        Uniformity::new(func, &cfg, &dom, &Loops::new(&cfg, &dom))
    }

    fn reached_from(g: &[Vec<usize>], starts: &[usize], to: usize) -> bool {
        let mut seen = vec![false; g.len()];
        let mut work = starts.to_vec();
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut seen[b], true) {
                work.extend(&g[b]);
            }
        }
        seen[to]
    }
    /// Whether two paths without a common block lead from different blocks of `starts` to `to`: no single other block cuts
    /// all of them.
    fn disjoint(g: &[Vec<usize>], starts: &[usize], to: usize) -> bool {
        let reaches = |cut: usize| {
            starts.iter().any(|&s| {
                let mut seen = vec![false; g.len()];
                let mut work = vec![s];
                while let Some(b) = work.pop() {
                    if b == cut || std::mem::replace(&mut seen[b], true) {
                        continue;
                    }
                    if b == to {
                        return true;
                    }
                    work.extend(&g[b]);
                }
                false
            })
        };
        if starts.contains(&to) {
            // The empty path is one of them.
            let others: Vec<usize> = starts.iter().copied().filter(|&s| s != to).collect();
            return reached_from(g, &others, to);
        }
        reaches(g.len()) && (0..g.len()).all(|c| c == to || reaches(c))
    }

    #[test]
    fn joins_of_acyclic_graphs_by_definition() {
        for seed in 0..400 {
            let mut rng = Rng::new(seed);
            let n = 3 + rng.below(10);
            let g: Vec<Vec<usize>> = (0..n)
                .map(|b| match (n - 1 - b, rng.below(4)) {
                    (0, _) => vec![],
                    (_, 0) => vec![b + 1],
                    (left, _) => vec![b + 1 + rng.below(left.min(3)), b + 1 + rng.below(left)],
                })
                .collect();
            let (m, mut body) = body_of(&g);
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            // Only one branch is divergent: the others go by a constant. Phis of different constants everywhere.
            let branches: Vec<usize> = (0..n).filter(|&b| g[b].len() == 2 && g[b][0] != g[b][1]).collect();
            let Some(&which) = branches.get(rng.below(branches.len().max(1))) else { continue };
            let yes = f.consts_mut().add_bool(true);
            for b in (0..n).filter(|&b| b != which && g[b].len() == 2) {
                let t = f.terminator(Block::new(b));
                f.set_operand(t, 0, yes);
            }
            let mut phis = vec![Inst::NONE; n];
            for b in 1..n {
                let preds: Vec<Block> = f.predecessors(Block::new(b)).collect();
                let phi = f.new_phi(Block::new(b), Type::I32);
                for (k, p) in preds.into_iter().enumerate() {
                    let c = f.consts_mut().add_i32(k as u32);
                    f.add_incoming(phi, c, p);
                }
                phis[b] = phi;
            }
            let u = of(&f);
            let cfg = Cfg::new(&f);
            for b in (1..n).filter(|&b| cfg.is_reachable(Block::new(b))) {
                let reached = cfg.is_reachable(Block::new(which));
                let want = reached && f.phi_len(phis[b]) > 1 && disjoint(&g, &g[which], b);
                assert_eq!(u.is_divergent(phis[b].into()), want, "seed {seed}: block {b} after {which} in {g:?}");
            }
        }
    }

    const LOOP: &str = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
        define ptx_kernel void @f(i32 %n, ptr addrspace(1) %p) {
        entry:
          %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
          %k = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
          br label %l
        l:
          %i = phi i32 [ 0, %entry ], [ %j, %l ]
          %j = add i32 %i, 1
          %e = icmp slt i32 %i, BOUND
          br i1 %e, label %l, label %ex
        ex:
          %last = add i32 %j, 5
          ret void
        }";

    #[test]
    fn temporal_divergence_at_loop_exits() {
        for (bound, divergent) in [("%t", true), ("%n", false), ("%k", false)] {
            on_function(&LOOP.replace("BOUND", bound), "f", |f| {
                let u = of(f);
                let find = |op| {
                    f.block_order()
                        .flat_map(|b| f.block_insts(b).collect::<Vec<_>>())
                        .filter(|&i| f.op(i) == op)
                        .last()
                        .unwrap()
                };
                let (phi, last, cmp) = (find(Opcode::Phi), find(Opcode::Add), find(Opcode::ICmp));
                // Inside, all threads that are still there count alike.
                assert!(!u.is_divergent(phi.into()));
                assert_eq!((u.is_divergent(cmp.into()), u.is_divergent(last.into())), (divergent, divergent));
                assert_eq!(u.has_divergent_terminator(f.block_of(phi)), divergent);
                assert_eq!(u.has_divergent_exit(Loop(0)), divergent);
                assert_eq!(u.is_divergent_use(f, f.use_of(last, 0)), divergent);
            });
        }
    }

    #[test]
    fn sources() {
        let text = "define i32 @f(i32 %n, ptr addrspace(1) %g, ptr addrspace(5) %l) {
              %1 = add i32 1, 2
              %2 = load i32, ptr addrspace(1) %g
              %3 = add i32 %n, 1
              ret i32 %3
            }
            define ptx_kernel void @k(i32 %n, ptr addrspace(1) %g, ptr addrspace(5) %l) {
              %1 = add i32 %n, 2
              %2 = load i32, ptr addrspace(1) %g
              %3 = load i32, ptr addrspace(5) %l
              %4 = atomicrmw add ptr addrspace(1) %g, i32 1 monotonic
              %5 = call i32 @f(i32 %n, ptr addrspace(1) %g, ptr addrspace(5) %l)
              %6 = load volatile i32, ptr addrspace(1) %g
              ret void
            }";
        let rows = |name| {
            on_function(text, name, |f| {
                let u = of(f);
                f.block_insts(f.entry()).map(|i| u.is_divergent(i.into())).collect::<Vec<_>>()
            })
        };
        assert_eq!(rows("f"), [false, true, true, true]);
        assert_eq!(rows("k"), [false, false, true, true, true, true, false]);
    }
}
