//! Blocks that compare one value with constants, by `icmp` and branch or by `switch`, seen as one kind of thing: what the
//! predecessors know decides, and a predecessor that compares the same value takes the cases over.

use super::SimplifyCfg;
use super::terminator::remove_cases;
use super::util::*;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value, flags};

/// Product of successors and predecessors beyond which a switch is not folded.
const MAX_PRODUCT: usize = 128;
/// Operands of a switch beyond which it is not built again to take cases over: it may still be appended to.
const MAX_REBUILT: usize = 1024;

/// A comparison of a value with constants: cases and default.
pub(super) struct Cases {
    pub default: Block,
    pub list: Vec<(Value, Block)>,
}

/// The value that terminator `term` compares with constants. Pointers are compared by their address.
pub(super) fn compared_value(f: &FuncMut<'_>, term: Inst) -> Option<Value> {
    let value = match f.op(term) {
        Opcode::Switch => {
            let succs = f.num_operands(term) / 2;
            let many = f.predecessors(f.block_of(term)).take(MAX_PRODUCT / succs.max(1) + 1).count()
                >= (MAX_PRODUCT / succs.max(1)).max(1);
            if many {
                return None;
            }
            f.operand(term, 0)
        }
        Opcode::Br if f.num_operands(term) == 3 => {
            let c = f.operand(term, 0);
            let i = c.as_inst().filter(|&i| f.op(i) == Opcode::ICmp && f.has_one_use(c))?;
            if !f.int_pred(i).is_equality() || !is_comparable(f, f.operand(i, 1)) {
                return None;
            }
            f.operand(i, 0)
        }
        _ => return None,
    };
    if let Some(i) = value.as_inst()
        && f.op(i) == Opcode::PtrToInt
    {
        let p = f.operand(i, 0);
        let bits = f.layout().pointer_bits(f.types().addrspace(f.type_of(p))?);
        if f.types().int_bits(f.ty(i)) == Some(bits) {
            return Some(p);
        }
    }
    Some(value)
}

/// Integer constants, and constant addresses where pointers are integers.
fn is_comparable(f: &FuncMut<'_>, case: Value) -> bool {
    super::blocks::is_int_constant(f, case) || int_constant(f, case).is_some()
}

/// The number that constant `case` is, and its width, at most 64 bits; of null and of `inttoptr` the address.
pub(super) fn int_constant(f: &FuncMut<'_>, case: Value) -> Option<(u64, u32)> {
    let ty = f.type_of(case);
    let Some(space) = f.types().addrspace(ty) else {
        return Some((f.consts().as_int(case)?, f.types().int_bits(ty).filter(|&bits| bits <= 64)?));
    };
    let bits = f.layout().pointer_bits(space);
    if f.layout().non_integral.contains(&space) || bits > 64 {
        return None;
    }
    if f.consts().is_zero(case) {
        return Some((0, bits));
    }
    let constant = case.as_const()?;
    let is_cast = f.consts().expr(constant)?.op == Opcode::IntToPtr;
    let number = f.consts().list(constant).first().filter(|_| is_cast)?;
    Some((f.consts().as_int(*number)? & low_mask(bits), bits))
}

/// An address as an integer of the width of pointers.
fn as_int(f: &mut FuncMut<'_>, case: Value) -> Value {
    match int_constant(f, case) {
        Some((number, bits)) if f.types().addrspace(f.type_of(case)).is_some() => {
            let ty = f.int_type(bits);
            f.consts_mut().add_int(ty, bits, number)
        }
        _ => case,
    }
}

/// Cases of terminator `term`, for which [`compared_value`] has an answer.
pub(super) fn cases_of(f: &mut FuncMut<'_>, term: Inst) -> Option<Cases> {
    if f.op(term) == Opcode::Switch {
        let default = f.operand(term, 1).as_block()?;
        let list = (2..f.num_operands(term))
            .step_by(2)
            .map(|k| Some((f.operand(term, k), f.operand(term, k + 1).as_block()?)))
            .collect::<Option<Vec<_>>>()?;
        return Some(Cases { default, list });
    }
    let (c, yes, no) = cond_br(f, term)?;
    let i = c.as_inst()?;
    let eq = f.int_pred(i) == IntPred::Eq;
    let k = as_int(f, f.operand(i, 1));
    let (to, default) = if eq { (yes, no) } else { (no, yes) };
    Some(Cases { default, list: vec![(k, to)] })
}

impl SimplifyCfg {
    /// Rules for a terminator that compares a value with constants.
    pub(super) fn equality(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some(v) = compared_value(f, term) else { return false };
        if let Some(p) = only_edge_from(f, block)
            && p != block
            && self.decide_by_predecessor(f, block, term, v, p)
        {
            return true;
        }
        if f.op(term) == Opcode::Switch && switch_on_select(f, block, term) {
            return true;
        }
        // Nothing but the comparison may stand in the block.
        let first = f.first(block);
        let alone = first == term
            || (f.op(term) == Opcode::Br && Value::inst(first) == f.operand(term, 0) && f.next(first) == term);
        alone && self.fold_into_predecessors(f, block, term, v)
    }

    /// Predecessors that compare the same value take the cases of `block` over.
    fn fold_into_predecessors(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, value: Value) -> bool {
        let mut changed = false;
        for p in unique_preds(f, block).into_iter().rev() {
            let pt = f.terminator(p);
            if p == block || compared_value(f, pt) != Some(value) || is_pinned_to_edge(f, pt) {
                continue;
            }
            let append = self.can_append(f, block, term, pt, value);
            if !append && f.num_operands(pt) > MAX_REBUILT {
                continue;
            }
            if !can_join_terminators(f, term, pt) && !self.split_conflicts(f, block, term, pt) {
                return changed;
            }
            changed |= if append {
                self.append_cases(f, block, term, p)
            } else {
                self.take_cases_over(f, block, term, p, value)
            };
        }
        changed
    }

    /// Puts a block on the edges from `block` to successors it shares with `pt`, where the two bring different values.
    fn split_conflicts(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, pt: Inst) -> bool {
        let p = f.block_of(pt);
        let mut shared: Vec<Block> = Vec::new();
        for s in f.successors_of(term) {
            if !shared.contains(&s) && bring_different_values(f, s, p, block) {
                shared.push(s);
            }
        }
        if shared.len() > 1 {
            // In the order of the predecessor's edges, which is that of the new blocks.
            let mut ordered: Vec<Block> = Vec::with_capacity(shared.len());
            for s in f.successors_of(pt) {
                if shared.contains(&s) && !ordered.contains(&s) {
                    ordered.push(s);
                }
            }
            shared = ordered;
        }
        for s in shared {
            if self.is_taken(s)
                || matches!(f.op(f.first_non_phi(s)), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad)
            {
                return false;
            }
            let at = f.prev_block(s);
            if at.is_none() {
                return false;
            }
            let mid = f.new_block_after(at);
            self.incoming.add(s, mid);
            name_block(f, mid, s, ".fold.split");
            append_br(f, mid, s, f.loc(term));
            let edges = f.successors_of(term).filter(|&x| x == s).count();
            for k in 1..f.num_operands(term) {
                if f.operand(term, k) == Value::block(s) {
                    f.set_operand(term, k, Value::block(mid));
                }
            }
            for phi in phis(f, s) {
                let value = f.phi_value_for(phi, block).expect("edge from b");
                for _ in 0..edges {
                    let k = f.phi_index_of(phi, block).expect("edge from b");
                    f.swap_remove_incoming(phi, k);
                }
                f.add_incoming(phi, value, mid);
            }
        }
        true
    }

    /// Whether the cases of `block` can be appended to the switch `pt`, whose default alone is `block`: they are on the same
    /// integer, neither terminator has weights, and `block` does not go to itself.
    fn can_append(&self, f: &FuncMut<'_>, block: Block, term: Inst, pt: Inst, value: Value) -> bool {
        if f.op(pt) != Opcode::Switch || f.operand(pt, 1) != Value::block(block) || f.operand(pt, 0) != value {
            return false;
        }
        let metadata = (f.flags(pt) | f.flags(term)) & flags::HAS_MD != 0;
        let only_default = || f.uses(Value::block(block)).filter(|&u| f.user(u) == pt).count() == 1;
        !metadata && f.successors_of(term).all(|s| s != block) && only_default()
    }

    /// Appends the cases of `block` to the switch of `pred`, for which [`SimplifyCfg::can_append`] holds. Costs what `block` has
    /// cases, so that a chain of comparisons becomes one switch in linear time.
    fn append_cases(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, pred: Block) -> bool {
        let pred_term = f.terminator(pred);
        let Some(here) = cases_of(f, term) else { return false };
        f.set_operand(pred_term, 1, Value::block(here.default));
        add_edge_like(f, here.default, pred, block);
        self.incoming.add(here.default, pred);
        for &(k, to) in &here.list {
            if to != here.default && self.cases.find(f, pred_term, k).is_none() {
                f.push_operands(pred_term, &[k, Value::block(to)]);
                add_edge_like(f, to, pred, block);
                self.incoming.add(to, pred);
            }
        }
        self.indexed = true;
        true
    }

    fn take_cases_over(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, pred: Block, value: Value) -> bool {
        let pred_term = f.terminator(pred);
        let (Some(here), Some(mut theirs)) = (cases_of(f, term), cases_of(f, pred_term)) else { return false };
        let weights = joined_weights(f, term, &here, pred_term, &theirs, block);
        // Targets of the edges that `pred` gets, once per edge.
        let mut new_edges: Vec<Block> = Vec::new();
        // The values that the predecessor decides about: where its default comes here, its cases that go elsewhere; otherwise
        // its cases that come here. The latter leave its list.
        let mut handled: Vec<Value> = Vec::new();
        let by_default = theirs.default == block;
        let mut at = 0;
        while at < theirs.list.len() {
            let hit = theirs.list[at].1 == block;
            if hit != by_default {
                handled.push(theirs.list[at].0);
            }
            if hit {
                theirs.list.swap_remove(at);
            } else {
                at += 1;
            }
        }
        // Sorted, so that each case of `block` is found in logarithmic time.
        let order = |f: &FuncMut<'_>, case: Value| (f.consts().as_u128(case), case);
        handled.sort_by_key(|&case| order(f, case));
        let find =
            |f: &FuncMut<'_>, case: Value| handled.binary_search_by_key(&order(f, case), |&other| order(f, other)).ok();
        let mut default = theirs.default;
        if by_default {
            // Every value that is no case of the predecessor comes here: the default and all other cases of `block` move up.
            if default != here.default {
                remove_edge(f, default, pred);
                default = here.default;
                new_edges.push(default);
            }
            for &(case, to) in &here.list {
                if to != here.default && find(f, case).is_none() {
                    theirs.list.push((case, to));
                    new_edges.push(to);
                }
            }
        } else {
            // Only the handled values come here: each becomes a case that goes where `block` would send it.
            let mut taken = vec![false; handled.len()];
            for &(case, to) in &here.list {
                if let Some(at) = find(f, case) {
                    theirs.list.push((case, to));
                    new_edges.push(to);
                    taken[at] = true;
                }
            }
            for (&case, _) in handled.iter().zip(&taken).filter(|(_, taken)| !**taken) {
                theirs.list.push((case, here.default));
                new_edges.push(here.default);
            }
        }
        for &to in &new_edges {
            add_edge_like(f, to, pred, block);
        }
        let loc = f.loc(pred_term);
        let mut on = value;
        if let Some(space) = f.types().addrspace(f.type_of(value)) {
            let bits = f.layout().pointer_bits(space);
            let ty = f.int_type(bits);
            let mut bld = Builder::before(f, pred_term);
            bld.loc = loc;
            on = bld.cast(Opcode::PtrToInt, value, ty, 0);
            if let Some(names) = &mut f.side_mut().names {
                names.set_unique(on, b"magicptr");
            }
        }
        let mut bld = Builder::before(f, pred_term);
        bld.loc = loc;
        let sw = bld.switch(on, default, &theirs.list);
        if let Some(weights) = weights.and_then(|weights| weights.of(&theirs.list)) {
            set_weights(f, sw, &weights);
        }
        erase_terminator(f, pred_term);
        // A case that would go to `block` again would loop there forever: it goes to a block that does nothing else.
        let mut endless = None;
        for k in (1..f.num_operands(sw)).step_by(2) {
            if f.operand(sw, k) == Value::block(block) {
                let to = *endless.get_or_insert_with(|| endless_block(f));
                f.set_operand(sw, k, Value::block(to));
            }
        }
        true
    }
}

/// A new block at the end that branches to itself.
pub(super) fn endless_block(f: &mut FuncMut<'_>) -> Block {
    let e = f.new_block();
    if let Some(names) = &mut f.side_mut().names {
        names.set_unique(Value::block(e), b"infloop");
    }
    append_br(f, e, e, Md::NONE);
    e
}

/// Metadata that says the edge itself means something.
fn is_pinned_to_edge(f: &FuncMut<'_>, term: Inst) -> bool {
    has_md(f, term, b"make.implicit")
}

/// Weights of a joined switch: of the default, and of the cases in the order of [`CaseWeights`].
struct Joined {
    default: u64,
    cases: CaseWeights,
}

/// Weights by case, sorted by case, so that one is found in logarithmic time.
struct CaseWeights(Vec<(Value, u64)>);

impl CaseWeights {
    fn new(mut weights: Vec<(Value, u64)>) -> CaseWeights {
        weights.sort_by_key(|&(case, _)| case);
        CaseWeights(weights)
    }
    fn get(&self, case: Value) -> Option<u64> {
        let at = self.0.binary_search_by_key(&case, |&(other, _)| other).ok()?;
        Some(self.0[at].1)
    }
}

impl Joined {
    /// In the order of the new switch, scaled to 32 bits.
    fn of(&self, list: &[(Value, Block)]) -> Option<Vec<u64>> {
        let mut out = vec![self.default];
        for &(case, _) in list {
            out.push(self.cases.get(case)?);
        }
        let max = out.iter().copied().max().unwrap_or(0);
        if max > u32::MAX as u64 {
            let shift = 32 - max.leading_zeros();
            out.iter_mut().for_each(|w| *w >>= shift);
        }
        Some(out)
    }
}

/// Weights of the cases once the predecessor, whose terminator is `pred_term`, has taken those of `block` over.
fn joined_weights(
    f: &FuncMut<'_>,
    term: Inst,
    here: &Cases,
    pred_term: Inst,
    theirs: &Cases,
    block: Block,
) -> Option<Joined> {
    let (outer, inner) = (case_weights(f, pred_term), case_weights(f, term));
    if outer.is_none() && inner.is_none() {
        return None;
    }
    let outer = outer.unwrap_or_else(|| vec![1; theirs.list.len() + 1]);
    let inner = inner.unwrap_or_else(|| vec![1; here.list.len() + 1]);
    if outer.len() != theirs.list.len() + 1 || inner.len() != here.list.len() + 1 {
        return None;
    }
    let (outer_default, inner_default) = (outer[0], inner[0]);
    let outer_cases = || theirs.list.iter().zip(&outer[1..]).map(|(&(case, to), &weight)| (case, to, weight));
    let inner_cases = || here.list.iter().zip(&inner[1..]).map(|(&(case, _), &weight)| (case, weight));
    let mut cases = Vec::with_capacity(theirs.list.len() + here.list.len());
    if theirs.default == block {
        let elsewhere = outer_cases().filter(|&(_, to, _)| to != block);
        let handled = CaseWeights::new(elsewhere.map(|(case, _, weight)| (case, weight)).collect());
        let moves_up = || inner_cases().filter(|&(case, _)| handled.get(case).is_none());
        let valid = inner_default + moves_up().map(|(_, weight)| weight).sum::<u64>();
        for &(case, weight) in &handled.0 {
            cases.push((case, weight.checked_mul(valid)?));
        }
        for (case, weight) in moves_up() {
            cases.push((case, outer_default.checked_mul(weight)?));
        }
        return Some(Joined { default: outer_default.checked_mul(inner_default)?, cases: CaseWeights::new(cases) });
    }
    let total: u64 = inner.iter().sum();
    let inner_weights = CaseWeights::new(inner_cases().collect());
    for (case, to, weight) in outer_cases() {
        let share = if to == block { inner_weights.get(case).unwrap_or(inner_default) } else { total };
        cases.push((case, weight.checked_mul(share)?));
    }
    Some(Joined { default: outer_default.checked_mul(total)?, cases: CaseWeights::new(cases) })
}

/// Weights in the order default, cases.
fn case_weights(f: &FuncMut<'_>, term: Inst) -> Option<Vec<u64>> {
    let mut w = weights(f, term)?;
    if f.op(term) == Opcode::Br {
        // The default of an equality is its false edge.
        let i = f.operand(term, 0).as_inst()?;
        if f.op(i) == Opcode::ICmp && f.int_pred(i) == IntPred::Eq && w.len() == 2 {
            w.swap(0, 1);
        }
    }
    Some(w)
}

impl SimplifyCfg {
    /// The only edge into `block` comes from `pred`, which compares the same value: what it found decides here, or leaves fewer
    /// cases.
    fn decide_by_predecessor(
        &mut self,
        f: &mut FuncMut<'_>,
        block: Block,
        term: Inst,
        value: Value,
        pred: Block,
    ) -> bool {
        let pred_term = f.terminator(pred);
        if compared_value(f, pred_term) != Some(value) {
            return false;
        }
        let Some(mut here) = cases_of(f, term) else { return false };
        here.list.retain(|c| c.1 != here.default);
        // By which edge control comes here: that of a case, or all that is no case.
        let mut pred_case = None;
        let by_case = if f.op(pred_term) == Opcode::Switch {
            let Some(edge) = f.uses(Value::block(block)).find(|&u| f.user(u) == pred_term) else { return false };
            let k = f.use_index(edge);
            (k > 1).then(|| f.operand(pred_term, k - 1))
        } else {
            let Some(theirs) = cases_of(f, pred_term) else { return false };
            let (k, to) = theirs.list[0];
            pred_case = Some(k);
            (to == block && theirs.default != block).then_some(k)
        };
        let Some(k) = by_case else {
            let mut compared_before = |f: &FuncMut<'_>, k: Value| match pred_case {
                Some(only) => only == k,
                None => self.cases.find(f, pred_term, k).is_some(),
            };
            let overlap = here.list.iter().any(|c| compared_before(f, c.0));
            if !overlap {
                return false;
            }
            if f.op(term) == Opcode::Br {
                let loc = f.loc(term);
                remove_edge(f, here.list[0].1, block);
                erase_terminator(f, term);
                append_br(f, block, here.default, loc);
                return true;
            }
            let dropped = remove_cases(f, term, |f, k, _| compared_before(f, k));
            remove_edges(f, dropped, block);
            return true;
        };
        let to = here.list.iter().find(|c| c.0 == k).map_or(here.default, |c| c.1);
        let loc = f.loc(term);
        keep_one_edge(f, block, to);
        erase_terminator(f, term);
        append_br(f, block, to, loc);
        true
    }
}

/// A switch on a select of two constants is a branch on the select's condition.
fn switch_on_select(f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
    let Some(s) = f.operand(term, 0).as_inst().filter(|&i| f.op(i) == Opcode::Select) else { return false };
    let (c, x, y) = (f.operand(s, 0), f.operand(s, 1), f.operand(s, 2));
    if !super::blocks::is_int_constant(f, x) || !super::blocks::is_int_constant(f, y) {
        return false;
    }
    let find = |k: Value| {
        let at = (2..f.num_operands(term)).step_by(2).find(|&n| f.operand(term, n) == k).map_or(1, |n| n + 1);
        (f.operand(term, at).as_block().expect("target"), at)
    };
    let ((yes, m), (no, n)) = (find(x), find(y));
    let w = weights(f, term).map(|w| (w[m / 2], w[n / 2]));
    terminator_on(f, block, term, c, yes, no, w);
    true
}

/// Replaces `term` by a branch on `condition` to `yes` or `no`; the other successors lose their edge, `no` may be a new one for
/// `block` only when it was a successor.
pub(super) fn terminator_on(
    f: &mut FuncMut<'_>,
    block: Block,
    term: Inst,
    condition: Value,
    yes: Block,
    no: Block,
    weights: Option<(u64, u64)>,
) {
    let mut keep = vec![yes];
    if no != yes {
        keep.push(no);
    }
    for s in f.successors_of(term).collect::<Vec<_>>() {
        match keep.iter().position(|&k| k == s) {
            Some(n) => {
                keep.remove(n);
            }
            // The phi may be the condition: it stays while it has a pair.
            None => f.swap_remove_phi_edge(s, block),
        }
    }
    let loc = f.loc(term);
    let mut bld = Builder::before(f, term);
    bld.loc = loc;
    let br = if yes == no { bld.br(yes) } else { bld.cond_br(condition, yes, no) };
    if let Some((x, y)) =
        weights.filter(|_| yes != no && (weights.unwrap_or_default().0 != weights.unwrap_or_default().1))
    {
        set_weights(f, br, &[x, y]);
    }
    erase_terminator(f, term);
}
