//! Invalidation: what is remembered of an expression and of all that is made of it, of a value and its users, of a loop.
//!
//! Everything here works on the columns and needs neither graph nor dominators, so a pass can invalidate while it rebuilds
//! these. Cost: the users, direct and indirect, of what is forgotten.

use super::node::Seen;
use super::*;

impl Scev {
    /// Drops cached answers about `roots` and about the expressions that have them as operands. The nodes stay; values forget
    /// theirs.
    pub(super) fn forget_memo(&mut self, roots: &[Expr]) {
        let mut seen = Seen::default();
        let mut work: Vec<Expr> = roots.to_vec();
        let mut all = Vec::new();
        while let Some(e) = work.pop() {
            if seen.insert(e) {
                all.push(e);
                work.extend(self.nodes.users(e));
            }
        }
        for e in all {
            let mut i = self.nodes.memo(e).values;
            while i.is_some() {
                let next = std::mem::take(&mut self.inst_next[i.index()]);
                self.inst_expr[i.index()] = Expr::NONE;
                i = next;
            }
            self.nodes.drop_memo(e);
        }
    }
    /// Forgets what depends on `value`, whose definition or uses changed. An instruction is forgotten before it is erased.
    pub fn forget_value(&mut self, f: &Func<'_>, value: Value) {
        if let Some(i) = value.as_inst() {
            self.forget_insts(f, vec![i]);
        }
    }
    fn forget_insts(&mut self, f: &Func<'_>, roots: Vec<Inst>) {
        self.forget_walk += 1;
        if self.forget_seen.len() < f.num_insts() {
            self.forget_seen.resize(f.num_insts(), 0);
        }
        let mut work = roots;
        let mut dropped = Vec::new();
        while let Some(i) = work.pop() {
            if std::mem::replace(&mut self.forget_seen[i.index()], self.forget_walk) == self.forget_walk {
                continue;
            }
            if let Some(e) = self.forget_inst(i) {
                dropped.push(e);
            }
            work.extend(f.uses(Value::inst(i)).map(|u| f.user(u)));
        }
        self.forget_memo(&dropped);
    }
    pub(super) fn forget_inst(&mut self, inst: Inst) -> Option<Expr> {
        let e = std::mem::take(self.inst_expr.get_mut(inst.index())?).get()?;
        let next = std::mem::take(&mut self.inst_next[inst.index()]);
        let mut at = self.nodes.memo(e).values;
        if at == inst {
            self.nodes.memo_mut(e).values = next;
            return Some(e);
        }
        while at.is_some() {
            let after = self.inst_next[at.index()];
            if after == inst {
                self.inst_next[at.index()] = next;
                break;
            }
            at = after;
        }
        Some(e)
    }
    /// Forgets counts and expressions of `loop_id` and the loops inside of it, and what depends on them.
    pub fn forget_loop(&mut self, f: &Func<'_>, loops: &Loops, loop_id: Loop) {
        let mut insts = Vec::new();
        let mut recs = Vec::new();
        for x in loops.preorder(loop_id) {
            if let Some(row) = self.loops.get_mut(x.index()) {
                row.forget();
            }
            recs.extend(self.nodes.recs_of(x));
            let header = loops.header(x);
            insts.extend(f.block_insts(header).take_while(|&i| f.op(i) == Opcode::Phi));
        }
        self.forget_insts(f, insts);
        self.forget_memo(&recs);
    }
    /// Forgets the outermost loop around `loop_id`.
    pub fn forget_topmost_loop(&mut self, f: &Func<'_>, loops: &Loops, loop_id: Loop) {
        self.forget_loop(f, loops, loops.outermost(loop_id));
    }
    /// Forgets the trip counts of all loops and all cached answers about expressions.
    pub fn forget_all_loops(&mut self) {
        for row in &mut self.loops {
            row.forget();
        }
        let all: Vec<Expr> = (0..self.nodes.len()).map(Expr::new).collect();
        for e in all {
            self.nodes.drop_memo(e);
        }
        self.inst_expr.fill(Expr::NONE);
        self.inst_next.fill(Inst::NONE);
        self.rewrites.clear();
    }
    /// Forgets how expressions relate to loops and blocks, after blocks or instructions moved.
    pub fn forget_dispositions(&mut self) {
        for m in self.nodes.memos_mut() {
            m.loop_list = u32::MAX;
            m.block_list = u32::MAX;
            m.bits &= !super::node::AT_ENTRY;
        }
        self.nodes.stamp = self.nodes.stamp.wrapping_add(1);
        for row in &mut self.loops {
            row.effects = None;
        }
    }
}

impl Se<'_, '_> {
    /// Drops what is remembered of `roots` and of what is made of them.
    pub(super) fn forget_memo(&mut self, roots: &[Expr]) {
        self.s.forget_memo(roots);
    }
    /// [`Scev::forget_value`].
    pub fn forget_value(&mut self, value: Value) {
        self.s.forget_value(self.f, value);
    }
    /// [`Scev::forget_loop`].
    pub fn forget_loop(&mut self, loop_id: Loop) {
        self.s.forget_loop(self.f, self.loops, loop_id);
    }
    /// [`Scev::forget_topmost_loop`].
    pub fn forget_topmost_loop(&mut self, loop_id: Loop) {
        self.s.forget_topmost_loop(self.f, self.loops, loop_id);
    }
    /// [`Scev::forget_all_loops`].
    pub fn forget_all_loops(&mut self) {
        self.s.forget_all_loops();
    }
    /// [`Scev::forget_dispositions`].
    pub fn forget_dispositions(&mut self) {
        self.s.forget_dispositions();
    }
}
