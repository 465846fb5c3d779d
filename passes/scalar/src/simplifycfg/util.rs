//! Small questions and edits the rules share.

use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints;
use warpc_ir::{Aux, Builder, FuncMut, Opcode, Value, flags};

/// Condition and targets of a conditional branch.
pub(super) fn cond_br(f: &FuncMut<'_>, term: Inst) -> Option<(Value, Block, Block)> {
    if term.is_none() || f.op(term) != Opcode::Br || f.num_operands(term) != 3 {
        return None;
    }
    Some((f.operand(term, 0), f.operand(term, 1).as_block()?, f.operand(term, 2).as_block()?))
}

/// Target of an unconditional branch.
pub(super) fn plain_br(f: &FuncMut<'_>, term: Inst) -> Option<Block> {
    if term.is_none() || f.op(term) != Opcode::Br || f.num_operands(term) != 1 {
        return None;
    }
    f.operand(term, 0).as_block()
}

/// Phis of `block`.
pub(super) fn phis(f: &FuncMut<'_>, block: Block) -> Vec<Inst> {
    f.block_insts(block).take_while(|&i| f.op(i) == Opcode::Phi).collect()
}

/// Distinct predecessors of `block`, in the order of its uses.
pub(super) fn unique_preds(f: &FuncMut<'_>, block: Block) -> Vec<Block> {
    let mut all: Vec<Block> = f.predecessors(block).collect();
    if all.len() > 16 {
        let mut seen = RowSet::new(f.num_blocks());
        all.retain(|&p| seen.insert(p));
    } else {
        let mut n = 0;
        for k in 0..all.len() {
            if !all[..n].contains(&all[k]) {
                all[n] = all[k];
                n += 1;
            }
        }
        all.truncate(n);
    }
    all
}

/// The block that the only edge into `block` comes from.
pub(super) fn only_edge_from(f: &FuncMut<'_>, block: Block) -> Option<Block> {
    let mut p = f.predecessors(block);
    let first = p.next()?;
    p.next().is_none().then_some(first)
}

/// One edge from `pred` to `block` is gone: phis lose their pair, and phis that bring one value from everywhere become it.
pub fn remove_edge(f: &mut FuncMut<'_>, block: Block, pred: Block) {
    remove_parallel_edges(f, block, pred, 1);
}

/// As [`remove_edge`], for `edges` edges at once.
fn remove_parallel_edges(f: &mut FuncMut<'_>, block: Block, pred: Block, edges: usize) {
    let mut inst = f.first(block);
    while inst.is_some() && f.op(inst) == Opcode::Phi {
        let next = f.next(inst);
        let before = f.phi_len(inst);
        for _ in 0..edges {
            let Some(k) = f.phi_index_of(inst, pred) else { break };
            f.swap_remove_incoming(inst, k);
        }
        if f.phi_len(inst) == 0 {
            f.erase(inst);
        } else if f.phi_len(inst) != before
            && let Some(v) = f.phi_constant_value(inst)
        {
            f.replace_and_erase(inst, v);
        }
        inst = next;
    }
}

/// Erases `block`, to which nothing branches any more. In the phis of its successors the last pair takes the place of its own.
pub(super) fn erase_block(f: &mut FuncMut<'_>, block: Block) {
    for to in f.successors(block).collect::<Vec<_>>() {
        f.swap_remove_phi_edge(to, block);
    }
    f.erase_block(block);
}

/// Edges from `pred` to `targets`, with repeats, are gone. Sorts the targets: their order does not matter.
pub fn remove_edges(f: &mut FuncMut<'_>, mut targets: Vec<Block>, pred: Block) {
    targets.sort_unstable();
    for same in targets.chunk_by(|a, b| a == b) {
        remove_parallel_edges(f, same[0], pred, same.len());
    }
}

/// Phis of `to` bring from `new` what they bring from `like`.
pub(super) fn add_edge_like(f: &mut FuncMut<'_>, to: Block, new: Block, like: Block) {
    let mut inst = f.first(to);
    while inst.is_some() && f.op(inst) == Opcode::Phi {
        if let Some(v) = f.phi_value_for(inst, like) {
            f.add_incoming(inst, v, new);
        }
        inst = f.next(inst);
    }
}

/// Appends `br to` to `block`, which has no terminator.
pub fn append_br(f: &mut FuncMut<'_>, block: Block, to: Block, loc: Md) -> Inst {
    let br = f.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(to)], Aux::default());
    f.append(br, block);
    f.set_loc(br, loc);
    br
}

/// Appends `unreachable` to `block`, which has no terminator.
pub fn append_unreachable(f: &mut FuncMut<'_>, block: Block, loc: Md) {
    let u = f.new_inst(Opcode::Unreachable, 0, Type::VOID, &[], Aux::default());
    f.append(u, block);
    f.set_loc(u, loc);
}

/// Replaces the terminator of `block` by `br to`, one of its successors. Loop and annotation metadata stay.
pub(super) fn replace_terminator(f: &mut FuncMut<'_>, block: Block, to: Block) {
    let term = f.terminator(block);
    keep_one_edge(f, block, to);
    let loc = f.loc(term);
    let keep: Vec<(Str, Md)> = f
        .attachments(term)
        .filter(|a| matches!(f.ctx().str(a.kind), b"llvm.loop" | b"annotation"))
        .map(|a| (a.kind, a.node))
        .collect();
    erase_terminator(f, term);
    let br = append_br(f, block, to, loc);
    f.write_attachments(br, &keep);
}

/// Removes all edges that leave `block` but one to `to`; the terminator stays.
pub(super) fn keep_one_edge(f: &mut FuncMut<'_>, block: Block, to: Block) {
    let mut kept = false;
    for s in f.successors_of(f.terminator(block)).collect::<Vec<_>>() {
        if s == to && !kept {
            kept = true;
        } else {
            remove_edge(f, s, block);
        }
    }
}

/// Erases a terminator and what computed its condition, if nothing else needs it.
pub(super) fn erase_terminator(f: &mut FuncMut<'_>, term: Inst) {
    let cond = (f.num_operands(term) > 0).then(|| f.operand(term, 0));
    f.erase(term);
    if let Some(c) = cond {
        erase_if_unused(f, c);
    }
}

/// Erases `value` when it is an unused instruction without side effects, and what that leaves unused. Bounded by what dies.
pub(super) fn erase_if_unused(f: &mut FuncMut<'_>, value: Value) {
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        let Some(i) = value.as_inst() else { continue };
        if f.is_dead(i) || !facts::is_trivially_dead(f, i) {
            continue;
        }
        work.extend(f.operands(i).filter(|o| o.as_inst().is_some()));
        f.erase(i);
    }
}

/// Whether the phis of `to` bring the same values from `first` and from `second`.
pub(super) fn same_values(f: &FuncMut<'_>, to: Block, first: Block, second: Block) -> bool {
    f.block_insts(to)
        .take_while(|&i| f.op(i) == Opcode::Phi)
        .all(|i| f.phi_value_for(i, first) == f.phi_value_for(i, second))
}

/// Whether two terminators of different blocks can become one: common successors get the same values from both.
pub(super) fn can_join_terminators(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    if first == second {
        return false;
    }
    let (x, y) = (f.block_of(first), f.block_of(second));
    let smaller = if f.num_operands(first) < f.num_operands(second) { first } else { second };
    f.successors_of(smaller).all(|s| !bring_different_values(f, s, x, y))
}

/// Whether `first` and `second` both go to `to` and a phi there takes different values from them.
pub(super) fn bring_different_values(f: &FuncMut<'_>, to: Block, first: Block, second: Block) -> bool {
    f.block_insts(to).take_while(|&i| f.op(i) == Opcode::Phi).any(|i| {
        let from_x = f.phi_value_for(i, first);
        from_x.is_some() && f.phi_value_for(i, second).is_some_and(|v| Some(v) != from_x)
    })
}

/// `!condition` as a new `xor`, named after `condition`; constants are inverted in place.
pub(super) fn new_not(f: &mut FuncMut<'_>, condition: Value, at: Inst, suffix: &str) -> Value {
    if let Some(v) = f.consts().as_int(condition) {
        return f.consts_mut().add_bool(v == 0);
    }
    let one = f.consts_mut().add_bool(true);
    let v = Builder::before(f, at).binary(Opcode::Xor, condition, one, 0);
    if !suffix.is_empty() {
        f.derive_name(v, condition, suffix);
    }
    v
}

/// Exchanges the targets of conditional branch `br`, the condition being inverted: in place when it is a comparison only this
/// branch uses.
pub fn invert_branch(f: &mut FuncMut<'_>, br: Inst) {
    let c = f.operand(br, 0);
    let cmp = c.as_inst().filter(|&d| matches!(f.op(d), Opcode::ICmp | Opcode::FCmp) && f.has_one_use(c));
    match cmp {
        Some(d) => {
            let keep = f.flags(d) & !flags::PRED_MASK;
            let p =
                if f.op(d) == Opcode::ICmp { f.int_pred(d).inverse() as u16 } else { f.float_pred(d).inverse() as u16 };
            f.set_flags(d, keep | p << flags::PRED_SHIFT);
        }
        None => {
            let n = new_not(f, c, br, ".not");
            f.set_operand(br, 0, n);
        }
    }
    exchange_arms(f, br);
}

/// Exchanges the targets of a conditional branch, or the values of a select, with their weights. The condition stays.
pub fn exchange_arms(f: &mut FuncMut<'_>, inst: Inst) {
    f.swap_operands(inst, 1, 2);
    swap_weights(f, inst);
}

/// The two branch weights of `term`.
pub(super) fn weights(f: &FuncMut<'_>, term: Inst) -> Option<Vec<u64>> {
    if f.flags(term) & flags::HAS_MD == 0 {
        return None;
    }
    let node = loop_hints::attachment(f, term, b"prof")?;
    let ops = loop_hints::operands(f, node);
    if loop_hints::text(f, *ops.first()?) != Some(b"branch_weights") {
        return None;
    }
    // A second text says where the weights come from (`expected`).
    let weights = ops[1..].iter().filter(|&&op| loop_hints::text(f, op).is_none());
    weights.map(|&op| loop_hints::number(f, op)).collect()
}

/// Weights of the true and the false edge of `term`.
pub(super) fn two_weights(f: &FuncMut<'_>, term: Inst) -> Option<(u64, u64)> {
    match weights(f, term)?[..] {
        [a, b] if a + b != 0 => Some((a, b)),
        _ => None,
    }
}

/// Whether an edge taken `part` times of `total` is taken nearly always.
pub(super) fn is_likely(part: u64, total: u64) -> bool {
    part as u128 * 100 >= total as u128 * 99
}

/// Whether `term` is marked as unpredictable.
pub(super) fn is_unpredictable(f: &FuncMut<'_>, term: Inst) -> bool {
    has_md(f, term, b"unpredictable")
}

/// Whether `term` has metadata of this kind.
pub(super) fn has_md(f: &FuncMut<'_>, term: Inst, kind: &[u8]) -> bool {
    f.flags(term) & flags::HAS_MD != 0
        && f.ctx().tables.strings.find(kind).is_some_and(|k| f.attachment(term, k).is_some())
}

/// Metadata of `term` of this kind, with the id of the kind.
pub(super) fn md_of(f: &FuncMut<'_>, term: Inst, kind: &[u8]) -> Option<(Str, Md)> {
    if f.flags(term) & flags::HAS_MD == 0 {
        return None;
    }
    let k = f.ctx().tables.strings.find(kind)?;
    Some((k, f.attachment(term, k)?))
}

/// Drops one kind of metadata of `term`.
pub(super) fn drop_md(f: &mut FuncMut<'_>, term: Inst, kind: &[u8]) {
    if f.flags(term) & flags::HAS_MD != 0
        && let Some(k) = f.ctx().tables.strings.find(kind)
    {
        f.set_attachment(term, k, Md::NONE);
    }
}

/// Gives `inst` these branch weights, all of them scaled alike where one has more than 32 bits.
pub(super) fn set_weights(f: &mut FuncMut<'_>, inst: Inst, weights: &[u64]) {
    let most = weights.iter().copied().max().unwrap_or(0);
    let shift = 32u32.saturating_sub(most.leading_zeros());
    let fitted: Vec<u32> = weights.iter().map(|weight| (weight >> shift) as u32).collect();
    loop_hints::set_branch_weights(f, inst, &fitted);
}

fn swap_weights(f: &mut FuncMut<'_>, term: Inst) {
    if let Some((a, b)) = two_weights(f, term) {
        set_weights(f, term, &[b, a]);
    } else {
        drop_md(f, term, b"prof");
    }
}

/// What said that undefined behaviour follows is not true before the branch: attributes and metadata that imply it go.
pub fn drop_conditional_facts(f: &mut FuncMut<'_>, inst: Inst) {
    if f.flags(inst) & flags::HAS_MD != 0 {
        let keep: Vec<(Str, Md)> = f
            .attachments(inst)
            .filter(|a| matches!(f.ctx().str(a.kind), b"annotation" | b"range" | b"nonnull" | b"align" | b"fpmath"))
            .map(|a| (a.kind, a.node))
            .collect();
        f.write_attachments(inst, &keep);
    }
    if !f.op(inst).is_call() {
        return;
    }
    let row = f.call(inst).clone();
    let list = f.attrs().list(row.attrs).clone();
    let implies =
        |k: AttrKind| matches!(k, AttrKind::NoUndef | AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull);
    let has = |f: &FuncMut<'_>, s: AttrSet| f.attrs().set(s).iter().any(|a| a.kind().is_some_and(implies));
    if !has(f, list.ret) && !list.params.iter().any(|&p| has(f, p)) {
        return;
    }
    let strip = |f: &mut FuncMut<'_>, s: AttrSet| {
        let kept: Vec<_> = f.attrs().set(s).iter().filter(|a| !a.kind().is_some_and(implies)).cloned().collect();
        f.intern_attr_set(kept)
    };
    let ret = strip(f, list.ret);
    let params = list.params.iter().map(|&p| strip(f, p)).collect();
    let attrs = f.intern_attrs(list.func, ret, params);
    f.set_call(inst, warpc_ir::body::CallRow { attrs, ..row });
}

/// Moves all but the terminator of `from` before `at`; facts that held only there go.
pub(super) fn hoist_all(f: &mut FuncMut<'_>, from: Block, at: Inst) {
    let last = f.terminator(from);
    let loc = f.loc(at);
    let mut inst = f.first(from);
    while inst != last {
        let next = f.next(inst);
        drop_conditional_facts(f, inst);
        f.move_before(inst, at);
        f.set_loc(inst, loc);
        inst = next;
    }
}

/// A copy of `inst` that stands nowhere yet, unnamed.
pub(super) fn copy_inst(f: &mut FuncMut<'_>, inst: Inst) -> Inst {
    let ops: Vec<Value> = f.operands(inst).collect();
    let c = f.new_inst(f.op(inst), f.flags(inst) & !flags::HAS_MD, f.ty(inst), &ops, f.aux(inst));
    f.copy_attachments(c, inst);
    c
}

/// `llvm.assume(condition)` before `at`, when intrinsics can be called.
pub(super) fn assume(f: &mut FuncMut<'_>, condition: Value, at: Inst) {
    if f.consts().as_int(condition) == Some(1) {
        return;
    }
    Builder::before(f, at).intrinsic(id::ASSUME, &[], &[condition], 0);
}

/// Whether a call may not be made to run under other conditions, or more than once.
pub(super) fn is_pinned_call(f: &FuncMut<'_>, inst: Inst) -> bool {
    f.op(inst).is_call()
        && (f.call_has_attr(inst, AttrKind::Convergent)
            || f.call_has_attr(inst, AttrKind::NoDuplicate)
            || facts::intrinsic(f, inst)
                .is_some_and(|x| x == id::EXPERIMENTAL_DEOPTIMIZE || warpc_ir::intrinsics::is_convergent(x)))
}

/// Whether the function has this attribute.
pub(super) fn function_has(f: &FuncMut<'_>, kind: AttrKind) -> bool {
    f.attrs().fn_has(f.ctx().globals.parts[f.global().index()].attrs, kind)
}

/// Whether null may be accessed through pointers of this address space.
pub(super) fn null_is_valid(f: &FuncMut<'_>, space: u32) -> bool {
    facts::null_is_valid(f, space)
}

/// Names block `to` after `from` when it has no name.
pub(super) fn inherit_name(f: &mut FuncMut<'_>, to: Block, from: Block) {
    let unnamed = f.side().names.as_ref().is_some_and(|n| n.get(Value::block(to)).is_empty());
    if unnamed {
        f.take_name(Value::block(to), Value::block(from));
    }
}

/// Names block `block` after `of` with a suffix; LLVM's form, a bare suffix, when that has no name.
pub(super) fn name_block(f: &mut FuncMut<'_>, block: Block, of: Block, suffix: &str) {
    let Some(names) = &mut f.side_mut().names else { return };
    let mut name = names.get(Value::block(of)).to_vec();
    name.extend_from_slice(suffix.as_bytes());
    names.set_unique(Value::block(block), &name);
}

/// Blocks of the function whose address a constant takes, as often as that.
pub fn addressed_blocks(f: &FuncMut<'_>) -> impl Iterator<Item = Block> {
    let me = Value::global(f.global());
    let tables = [f.consts(), &f.ctx().tables.consts];
    let lists = tables.into_iter().flat_map(|t| t.block_addresses().map(|c| t.list(c)));
    lists.filter(move |l| l[0] == me).filter_map(|l| l[1].as_block())
}
