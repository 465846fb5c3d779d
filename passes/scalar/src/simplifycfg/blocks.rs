//! Blocks that are one block, and blocks that only branch or only compare and branch.

use super::SimplifyCfg;
use super::util::*;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, IntPred, Opcode, Value};

/// Pairs that phis may gain when an empty block goes.
const MAX_NEW_PAIRS: usize = 1000;
/// Phis that are compared with the others of their block.
const PHI_WINDOW: usize = 16;

impl SimplifyCfg {
    /// `block` has one predecessor that goes nowhere else: they become one block, that of the predecessor.
    pub(super) fn merge(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        if block == f.entry() || self.is_taken(block) {
            return false;
        }
        let Some(p) = f.single_predecessor(block) else { return false };
        if p == block || f.op(f.terminator(p)) != Opcode::Br || f.successors(p).any(|s| s != block) {
            return false;
        }
        if f.num_operands(f.terminator(p)) != 1 {
            let t = f.terminator(p);
            f.swap_remove_phi_edge(block, p);
            let loc = f.loc(t);
            f.erase(t);
            append_br(f, p, block, loc);
        }
        inherit_name(f, p, block);
        f.merge_into_predecessor(block, p);
        if self.is_header(block) {
            self.headers.insert(p);
        }
        true
    }

    /// Two phis of one block that are equal become one. Blocks with many phis are skipped beyond a window.
    pub(super) fn duplicate_phis(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        if f.op(f.first(block)) != Opcode::Phi {
            return false;
        }
        let list = phis(f, block);
        let mut changed = false;
        for (n, &p) in list.iter().enumerate() {
            if f.is_dead(p) {
                continue;
            }
            for &q in list[n + 1..].iter().take(PHI_WINDOW) {
                if !f.is_dead(q) && same_phi(f, p, q) {
                    f.replace_and_erase(q, Value::inst(p));
                    changed = true;
                }
            }
        }
        changed
    }

    /// `block` holds nothing but phis and a branch to `to`: its predecessors go to `to` directly. When one predecessor of both
    /// brings different values, it alone stays with `block`.
    pub(super) fn empty_block(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some(to) = plain_br(f, term) else { return false };
        if block == f.entry() || to == block || self.is_taken(block) || f.first_non_phi(block) != term {
            return false;
        }
        let preds: Vec<Block> = f.predecessors(block).collect();
        // A loop keeps its header and its latch apart.
        if (self.is_header(block) || self.is_header(to)) && preds.len() > 1 {
            return false;
        }
        if preds.is_empty() || preds.contains(&block) || self.gives_form(f, (block, to), &preds) {
            return false;
        }
        let single = only_edge_from(f, to) == Some(block);
        let mine = phis(f, block);
        let theirs = phis(f, to);
        if preds.len() > 1 && (preds.len() - 1) * theirs.len() > MAX_NEW_PAIRS {
            return false;
        }
        let mut common = None;
        if !single && !theirs.is_empty() && !self.values_agree(f, (block, to), &theirs, &preds) {
            match self.redirectable(f, to, &mine, &theirs, &preds) {
                Some(p) => common = Some(p),
                None => return false,
            }
        }
        let local = |p: Inst| {
            f.uses(Value::inst(p)).all(|u| {
                let user = f.user(u);
                f.op(user) == Opcode::Phi && f.operand(user, f.use_index(u) + 1) == Value::block(block)
            })
        };
        if !single && !mine.iter().all(|&p| local(p)) {
            return false;
        }
        let looped = md_of(f, term, b"llvm.loop");
        if let Some((kind, _)) = looped
            && preds.iter().any(|&p| f.attachment(f.terminator(p), kind).is_some())
        {
            return false;
        }
        for &phi in &theirs {
            self.redirect_phi(f, phi, (block, to), &mine, &preds, common);
        }
        preds.iter().for_each(|&p| self.incoming.add(to, p));
        if let Some((kind, node)) = looped {
            for &p in &preds {
                if Some(p) != common {
                    f.set_attachment(f.terminator(p), kind, node);
                }
            }
        }
        if common.is_none() {
            if single {
                let at = f.first_non_phi(to);
                for &p in &mine {
                    f.move_before(p, at);
                }
            } else {
                for &p in &mine {
                    f.erase(p);
                }
            }
            f.erase(term);
        } else {
            // What comes from the others does not pass here any more.
            for &p in &mine {
                for k in (0..f.phi_len(p)).rev() {
                    if Some(f.phi_incoming(p, k).1) != common {
                        f.swap_remove_incoming(p, k);
                    }
                }
                // What one edge brings is no choice any more.
                if let [(v, _)] = f.phi_pairs(p).collect::<Vec<_>>()[..]
                    && v != Value::inst(p)
                {
                    f.replace_and_erase(p, v);
                }
            }
        }
        f.replace_uses_where(Value::block(block), Value::block(to), |f, u| {
            f.op(f.user(u)).is_terminator() && Some(f.block_of(f.user(u))) != common
        });
        if common.is_none() {
            inherit_name(f, to, block);
            erase_block(f, block);
        }
        self.indexed = true;
        true
    }

    /// Whether loops are to keep their forms and one of them has the empty `block` as its preheader or as an exit block that is
    /// reached from nowhere else. Without it `loop-simplify` would put it there again.
    fn gives_form(&self, f: &FuncMut<'_>, (block, to): (Block, Block), preds: &[Block]) -> bool {
        let Some(loops) = &self.loops else { return false };
        // Blocks that rules made are in no loop that is known.
        let is_outside = |l: Loop, b: Block| !loops.contains(l, b);
        let enters = loops.is_header(to) && is_outside(loops.of(to), block);
        if enters && (preds.len() > 1 || f.successors(preds[0]).nth(1).is_some()) {
            return !f.predecessors(to).any(|p| p != block && is_outside(loops.of(to), p));
        }
        let mut left = loops.of(preds[0]);
        while left.is_some() && is_outside(left, block) {
            let leaves = preds.iter().all(|&p| loops.contains(left, p));
            if leaves && f.predecessors(to).any(|p| p != block && is_outside(left, p)) {
                return true;
            }
            left = loops.parent(left);
        }
        false
    }

    /// Whether predecessors of `block` that go to its successor `to` too bring the same values along both edges, undef being any.
    fn values_agree(&mut self, f: &FuncMut<'_>, (block, to): (Block, Block), theirs: &[Inst], preds: &[Block]) -> bool {
        theirs.iter().all(|&phi| {
            let Some(v) = f.phi_value_for(phi, block) else { return false };
            preds.iter().all(|&p| {
                let Some(w) = self.incoming.value(f, to, phi, p) else { return true };
                through(f, v, block, p).is_some_and(|v| may_merge(v, w))
            })
        })
    }

    /// The only predecessor that goes both to `to` and to the empty block before it, when that block has phis and others.
    fn redirectable(
        &mut self,
        f: &FuncMut<'_>,
        to: Block,
        mine: &[Inst],
        theirs: &[Inst],
        preds: &[Block],
    ) -> Option<Block> {
        if mine.is_empty() || preds.len() < 2 {
            return None;
        }
        let mut common = None;
        for &p in preds {
            let goes_to_both = self.incoming.value(f, to, theirs[0], p).is_some();
            if goes_to_both && common.replace(p).is_some_and(|q| q != p) {
                return None;
            }
        }
        // Two edges from it would need two pairs.
        let p = common?;
        let once = preds.iter().filter(|&&q| q == p).count() == 1 && preds.iter().any(|&q| q != p);
        (once && matches!(f.op(f.terminator(p)), Opcode::Br | Opcode::Switch)).then_some(p)
    }

    /// `phi` of `to` takes from the predecessors of `block` what it took from `block`. Undef gives way to what the same block
    /// brings along its other edges.
    fn redirect_phi(
        &mut self,
        f: &mut FuncMut<'_>,
        phi: Inst,
        (block, to): (Block, Block),
        mine: &[Inst],
        preds: &[Block],
        common: Option<Block>,
    ) {
        let Some(k) = f.phi_index_of(phi, block) else { return };
        let old = f.phi_incoming(phi, k).0;
        f.swap_remove_incoming(phi, k);
        let pairs: Vec<(Value, Block)> = match old.as_inst().filter(|d| mine.contains(d)) {
            Some(d) => f.phi_pairs(d).collect(),
            None => preds.iter().map(|&p| (old, p)).collect(),
        };
        let mut kept = None;
        for (v, p) in pairs {
            if Some(p) == common {
                kept = Some(old);
                continue;
            }
            // All pairs of a predecessor become the one that says most: a value, else undef, else poison.
            let says = |v: Value| if v.is_poison() { 2 } else { v.is_undef_or_poison() as u32 };
            let there = self.incoming.value(f, to, phi, p).filter(|&w| w != v);
            let best = there.into_iter().chain([v]).min_by_key(|&v| says(v)).unwrap_or(v);
            if there.is_some_and(|w| w != best) {
                for k in 0..f.phi_len(phi) {
                    if f.phi_incoming(phi, k).1 == p {
                        f.set_incoming(phi, k, best);
                    }
                }
            }
            f.add_incoming(phi, best, p);
        }
        if let Some(v) = kept {
            let v = common.and_then(|p| through(f, v, block, p)).unwrap_or(v);
            f.add_incoming(phi, v, block);
        }
    }

    /// `block` holds an equality comparison with a constant and a branch, and is reached from one switch on the compared value:
    /// the switch tests that value itself.
    pub(super) fn lone_compare(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some(to) = plain_br(f, term) else { return false };
        let cmp = f.first(block);
        if f.op(cmp) != Opcode::ICmp || f.next(cmp) != term || !f.has_one_use(Value::inst(cmp)) {
            return false;
        }
        let pred = f.int_pred(cmp);
        let (v, k) = (f.operand(cmp, 0), f.operand(cmp, 1));
        if !pred.is_equality() || !is_int_constant(f, k) {
            return false;
        }
        let Some(p) = only_edge_from(f, block) else { return false };
        let sw = f.terminator(p);
        if f.op(sw) != Opcode::Switch || f.operand(sw, 0) != v {
            return false;
        }
        let equal = |f: &mut FuncMut<'_>, yes: bool| f.consts_mut().add_bool(yes == (pred == IntPred::Eq));
        let Some(edge) = f.uses(Value::block(block)).find(|&u| f.user(u) == sw).map(|u| f.use_index(u)) else {
            return false;
        };
        let known = if edge > 1 {
            Some(f.operand(sw, edge - 1) == k)
        } else {
            self.cases.find(f, sw, k).is_some().then_some(false)
        };
        if let Some(yes) = known {
            let c = equal(f, yes);
            f.replace_and_erase(cmp, c);
            self.indexed = true;
            return self.look_again();
        }
        let user = f.user(f.first_use(Value::inst(cmp)));
        if f.op(user) != Opcode::Phi || user != f.first(to) || f.op(f.next(user)) == Opcode::Phi {
            return false;
        }
        let (yes, no) = (equal(f, true), equal(f, false));
        f.replace_and_erase(cmp, no);
        let at = f.prev_block(block);
        let edge = f.new_block_after(at);
        if let Some(names) = &mut f.side_mut().names {
            names.set_unique(Value::block(edge), b"switch.edge");
        }
        f.push_operands(sw, &[k, Value::block(edge)]);
        if let Some(mut w) = weights(f, sw) {
            w[0] = (w[0] + 1) >> 1;
            let half = w[0];
            w.push(half);
            set_weights(f, sw, &w);
        }
        let loc = f.loc(sw);
        append_br(f, edge, to, loc);
        f.add_incoming(user, yes, edge);
        true
    }
}

/// Whether `value` is an integer constant of any width.
pub(super) fn is_int_constant(f: &FuncMut<'_>, value: Value) -> bool {
    use warpc_ir::consts::ConstKind;
    value.as_const().is_some_and(|c| matches!(f.consts().row(c).kind, ConstKind::Int | ConstKind::WideInt))
}

/// Whether two phis of one block bring the same value along every edge.
fn same_phi(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    let n = f.phi_len(first);
    if f.ty(first) != f.ty(second) || n != f.phi_len(second) {
        return false;
    }
    // Pairs may stand in another order.
    f.operands(first).eq(f.operands(second))
        || n <= PHI_WINDOW && f.phi_pairs(first).all(|(v, b)| f.phi_value_for(second, b) == Some(v))
}

fn may_merge(left: Value, right: Value) -> bool {
    left == right || left.is_undef_or_poison() || right.is_undef_or_poison()
}

/// What `phi` of a successor of `block` gets through `block` from `pred`.
fn through(f: &FuncMut<'_>, value: Value, block: Block, pred: Block) -> Option<Value> {
    match value.as_inst() {
        Some(d) if f.op(d) == Opcode::Phi && f.block_of(d) == block => f.phi_value_for(d, pred),
        _ => Some(value),
    }
}
