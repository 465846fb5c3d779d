//! Invalidation: what is remembered of an expression and of all that is made of it, of a value and its users, of a loop.

use super::node::Seen;
use super::*;

impl Se<'_, '_> {
    /// Drops what is remembered of `roots` and of what is made of them. The nodes stay; values forget theirs.
    pub(super) fn forget_memo(&mut self, roots: &[Expr]) {
        let mut seen = Seen::default();
        let mut work: Vec<Expr> = roots.to_vec();
        let mut all = Vec::new();
        while let Some(e) = work.pop() {
            if seen.insert(e) {
                all.push(e);
                work.extend(self.s.nodes.users(e));
            }
        }
        for e in all {
            let mut i = self.s.nodes.memo[e.index()].values;
            while i.is_some() {
                let next = std::mem::take(&mut self.s.inst_next[i.index()]);
                self.s.inst_expr[i.index()] = Expr::NONE;
                i = next;
            }
            self.s.nodes.drop_memo(e);
        }
    }
    /// Forgets what depends on `v`, whose definition or uses changed.
    pub fn forget_value(&mut self, v: Value) {
        if let Some(i) = v.as_inst() {
            self.forget_insts(vec![i]);
        }
    }
    fn forget_insts(&mut self, roots: Vec<Inst>) {
        let mut seen = vec![false; self.f.num_insts()];
        let mut work = roots;
        let mut dropped = Vec::new();
        while let Some(i) = work.pop() {
            if std::mem::replace(&mut seen[i.index()], true) {
                continue;
            }
            if let Some(e) = self.forget_inst(i) {
                dropped.push(e);
            }
            work.extend(self.f.uses(Value::inst(i)).map(|u| self.f.user(u)));
        }
        self.forget_memo(&dropped);
    }
    /// Forgets counts and expressions of `l` and the loops inside of it, and what depends on them.
    pub fn forget_loop(&mut self, l: Loop) {
        let mut insts = Vec::new();
        let mut recs = Vec::new();
        for x in self.loops.preorder(l) {
            if let Some(row) = self.s.loops.get_mut(x.index()) {
                row.forget();
            }
            recs.extend(self.s.nodes.recs_of(x));
            let header = self.loops.header(x);
            insts.extend(self.f.block_insts(header).take_while(|&i| self.f.op(i) == Opcode::Phi));
        }
        self.forget_insts(insts);
        self.forget_memo(&recs);
    }
    /// Forgets the outermost loop around `l`.
    pub fn forget_topmost_loop(&mut self, l: Loop) {
        let mut top = l;
        while self.loops.parent(top).is_some() {
            top = self.loops.parent(top);
        }
        self.forget_loop(top);
    }
    /// Forgets counts of all loops and all that is remembered of expressions.
    pub fn forget_all_loops(&mut self) {
        for row in &mut self.s.loops {
            row.forget();
        }
        let all: Vec<Expr> = (0..self.s.nodes.len()).map(Expr::new).collect();
        for e in all {
            self.s.nodes.drop_memo(e);
        }
        self.s.inst_expr.fill(Expr::NONE);
        self.s.inst_next.fill(Inst::NONE);
        self.s.rewrites.clear();
    }
    /// Forgets how expressions relate to loops and blocks, after blocks or instructions moved.
    pub fn forget_dispositions(&mut self) {
        for m in &mut self.s.nodes.memo {
            m.loop_list = u32::MAX;
            m.block_list = u32::MAX;
            m.bits &= !super::node::AT_ENTRY;
        }
        self.s.nodes.stamp = self.s.nodes.stamp.wrapping_add(1);
        for row in &mut self.s.loops {
            row.effects = None;
        }
    }
}
