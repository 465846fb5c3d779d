//! A block that only computes a condition and branches, one target being a target of its predecessor's branch: the predecessor
//! computes both conditions and branches once.

use super::SimplifyCfg;
use super::cost::speculatable;
use super::util::*;
use crate::simplify::Simplifier;
use warpc_analysis::cost::ptxas;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

/// Cost of the logic that joining may add.
const MAX_LOGIC: u32 = 2;
/// Vector code may be computed needlessly this many times as much.
const VECTOR_FACTOR: u32 = 2;
/// And code that moves, so many times as much.
const MOVED_FACTOR: u32 = 2;

/// Logical operations on conditions that a GPU does for nothing: comparisons take a predicate along, and one instruction joins three.
const FREE_LOGIC: u32 = 4;

/// How two branches join: by `or` or `and`, the first condition inverted or not.
#[derive(Clone, Copy)]
struct Recipe {
    or: bool,
    invert: bool,
}

impl SimplifyCfg {
    /// Joins the branch of `block` with that of a predecessor. The block stays for the other predecessors.
    pub(super) fn common_dest(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some((c, yes, no)) = cond_br(f, term) else { return false };
        let Some(ci) = c.as_inst().filter(|&i| f.block_of(i) == block && f.has_one_use(c)) else { return false };
        let op = f.op(ci);
        if !(matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::Select | Opcode::Trunc) || op.is_binary()) {
            return false;
        }
        if yes == block || no == block || f.op(f.first(block)) == Opcode::Phi {
            return false;
        }
        let mut usable = 0;
        let mut chosen = None;
        for p in f.predecessors(block).collect::<Vec<_>>() {
            let pt = f.terminator(p);
            let Some((pc, py, pn)) = cond_br(f, pt) else { continue };
            if !can_join_terminators(f, term, pt) && !agree_where_equal(f, ci, term, pt) {
                continue;
            }
            let Some(r) = recipe(f, pt, (py, pn), (yes, no), self.ignores_profile) else { continue };
            let cmp = pc.as_inst().is_some_and(|i| matches!(f.op(i), Opcode::ICmp | Opcode::FCmp));
            let logic = 1 + (r.invert && !(cmp && f.has_one_use(pc))) as u32;
            if logic <= MAX_LOGIC {
                usable += 1;
                chosen = chosen.or(Some((p, r)));
            }
        }
        let Some((p, r)) = chosen else { return false };
        let moves =
            self.options.join_guards && f.single_predecessor(block) == Some(p) && guards_little(f, p, (yes, no));
        let threshold = self.options.bonus_inst_threshold * if moves { MOVED_FACTOR } else { 1 };
        let mut bonus = 0;
        let mut vector = false;
        let mut free_logic = if self.gpu { FREE_LOGIC } else { 0 };
        let mut i = f.first(block);
        while i != term {
            if i != ci {
                if !speculatable(f, i) {
                    return false;
                }
                vector |= f.types().is_vector(f.ty(i)) || f.operands(i).any(|v| is_vector(f, v));
                if free_logic > 0 && is_logic_of_conditions(f, i) {
                    free_logic -= 1;
                } else if self.cost(f, i) > 0 {
                    bonus += usable;
                    if bonus > threshold * VECTOR_FACTOR {
                        return false;
                    }
                }
                let local = moves
                    || f.uses(Value::inst(i)).all(|u| {
                        let user = f.user(u);
                        if f.op(user) == Opcode::Phi {
                            f.operand(user, f.use_index(u) + 1) == Value::block(block)
                        } else {
                            f.block_of(user) == block && f.comes_before(i, user)
                        }
                    });
                if !local {
                    return false;
                }
            } else if !speculatable(f, i) {
                return false;
            }
            i = f.next(i);
        }
        if bonus > threshold * if vector { VECTOR_FACTOR } else { 1 } {
            return false;
        }
        join(f, block, term, ci, (p, moves), r);
        true
    }
}

/// Whether common successors of branch `term`, on comparison `ci`, and of `before` get values from both that are equal where they come from `term`: the
/// same, or, where integers are equal that way, one of each. What comes from `before` stands for both then. An integer that the comparison reads is
/// well defined where the branch is reached.
fn agree_where_equal(f: &FuncMut<'_>, ci: Inst, term: Inst, before: Inst) -> bool {
    let Some((_, yes, no)) = cond_br(f, term).filter(|_| f.op(ci) == Opcode::ICmp && term != before) else {
        return false;
    };
    let (left, right) = (f.operand(ci, 0), f.operand(ci, 1));
    let equal_way = match f.int_pred(ci) {
        IntPred::Eq => yes,
        IntPred::Ne => no,
        _ => return false,
    };
    if yes == no || !f.types().is_int(f.type_of(left)) {
        return false;
    }
    let (block, pred) = (f.block_of(term), f.block_of(before));
    let agrees = |to: Block, phi: Inst| {
        let (Some(from_block), Some(from_pred)) = (f.phi_value_for(phi, block), f.phi_value_for(phi, pred)) else {
            return true;
        };
        let pair = (from_block, from_pred);
        from_block == from_pred || to == equal_way && (pair == (left, right) || pair == (right, left))
    };
    [yes, no]
        .iter()
        .filter(|&&to| f.successors(pred).any(|other| other == to))
        .all(|&to| f.block_insts(to).take_while(|&i| f.op(i) == Opcode::Phi).all(|phi| agrees(to, phi)))
}

/// Whether of two targets one is a target of `pred`, too, and the other leads there after few instructions.
fn guards_little(f: &FuncMut<'_>, pred: Block, (yes, no): (Block, Block)) -> bool {
    let (join, body) = if f.successors(pred).any(|to| to == yes) { (yes, no) } else { (no, yes) };
    plain_br(f, f.terminator(body)) == Some(join) && f.block_insts(body).nth(ptxas::PREDICATED + 1).is_none()
}

/// Whether `inst` joins conditions to one.
fn is_logic_of_conditions(f: &FuncMut<'_>, inst: Inst) -> bool {
    f.ty(inst) == Type::I1 && matches!(f.op(inst), Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Select)
}

fn is_vector(f: &FuncMut<'_>, value: Value) -> bool {
    value.as_block().is_none() && f.types().is_vector(f.type_of(value))
}

/// How the branch of a predecessor joins with one whose targets are `to`, unless profile says that it is not worth it.
fn recipe(
    f: &FuncMut<'_>,
    pt: Inst,
    from: (Block, Block),
    to: (Block, Block),
    ignores_profile: bool,
) -> Option<Recipe> {
    let w = two_weights(f, pt).filter(|_| !ignores_profile && !is_unpredictable(f, pt));
    let likely = |yes: bool| w.is_some_and(|(t, e)| is_likely(if yes { t } else { e }, t + e));
    if from.0 == to.0 {
        (!likely(true)).then_some(Recipe { or: true, invert: false })
    } else if from.1 == to.1 {
        (!likely(false)).then_some(Recipe { or: false, invert: false })
    } else if from.0 == to.1 {
        (!likely(true)).then_some(Recipe { or: false, invert: true })
    } else if from.1 == to.0 {
        (!likely(false)).then_some(Recipe { or: true, invert: true })
    } else {
        None
    }
}

/// Joins the branch `term` of `block`, on `ci`, with that of `pred`. If the code of the block `moves`, other blocks use it where it is then.
fn join(f: &mut FuncMut<'_>, block: Block, term: Inst, ci: Inst, (pred, moves): (Block, bool), recipe: Recipe) {
    let pt = f.terminator(pred);
    if recipe.invert {
        let before = f.operand(pt, 0);
        invert_branch(f, pt);
        let inverted = f.operand(pt, 0);
        if let Some((kind, node)) = md_of(f, term, b"annotation")
            && let Some(new) = inverted.as_inst().filter(|_| inverted != before)
        {
            f.set_attachment(new, kind, node);
        }
    }
    let (_, yes, no) = cond_br(f, term).expect("branch");
    let on_true = f.operand(pt, 1) == Value::block(block);
    let unique = if on_true { yes } else { no };
    add_edge_like(f, unique, pred, block);
    let joined_weights = join_weights(f, pt, term, on_true);
    match joined_weights {
        Some(w) => set_weights(f, pt, &w),
        None => drop_md(f, pt, b"prof"),
    }
    f.set_operand(pt, if on_true { 1 } else { 2 }, Value::block(unique));
    if let Some((kind, node)) = md_of(f, term, b"llvm.loop") {
        f.set_attachment(pt, kind, node);
    }
    // Copies of the block's instructions; phis take them along the new edge.
    let mut map: Vec<(Inst, Inst)> = Vec::new();
    let mut original = f.first(block);
    while original != term {
        let copy = copy_inst(f, original);
        for k in 0..f.num_operands(copy) {
            if let Some(d) = f.operand(copy, k).as_inst()
                && let Some(&(_, n)) = map.iter().find(|m| m.0 == d)
            {
                f.set_operand(copy, k, Value::inst(n));
            }
        }
        drop_conditional_facts(f, copy);
        if f.loc(copy) != f.loc(pt) {
            f.set_loc(copy, Md::NONE);
        }
        f.insert_before(copy, pt);
        f.take_name(Value::inst(copy), Value::inst(original));
        f.derive_name(Value::inst(original), Value::inst(copy), ".old");
        let pairs: Vec<Use> = f
            .uses(Value::inst(original))
            .filter(|&u| {
                f.op(f.user(u)) == Opcode::Phi && f.operand(f.user(u), f.use_index(u) + 1) == Value::block(pred)
            })
            .collect();
        for u in pairs {
            f.set_use(u, Value::inst(copy));
        }
        if moves {
            f.replace_all_uses(Value::inst(original), Value::inst(copy));
        }
        map.push((original, copy));
        original = f.next(original);
    }
    let cond = map.iter().find(|m| m.0 == ci).map(|m| Value::inst(m.1)).expect("copied");
    let first = f.operand(pt, 0);
    let joined = logic(f, pt, recipe.or, first, cond, "or.cond");
    if let Some((kind, node)) = md_of(f, term, b"annotation")
        && let Some(joined_inst) = joined.as_inst()
    {
        for &(_, copy) in &map {
            f.set_attachment(copy, kind, node);
        }
        f.set_attachment(joined_inst, kind, node);
    }
    if let Some(select) = joined.as_inst().filter(|&i| f.op(i) == Opcode::Select)
        && let Some(weights) = joined_weights
    {
        set_weights(f, select, &weights);
    }
    f.set_operand(pt, 0, joined);
}

/// Weights of the joined branch: that of an edge is the sum, over the paths it stands for, of the products of the weights on them.
fn join_weights(f: &FuncMut<'_>, pt: Inst, term: Inst, on_true: bool) -> Option<[u64; 2]> {
    let (a, z) = (two_weights(f, pt), two_weights(f, term));
    if a.is_none() && z.is_none() {
        return None;
    }
    let ((pt_t, pt_f), (t, e)) = (a.unwrap_or((1, 1)), z.unwrap_or((1, 1)));
    let m = |x: u64, y: u64| x as u128 * y as u128;
    let w = if on_true { [m(pt_t, t), m(pt_f, t + e) + m(pt_t, e)] } else { [m(pt_t, t + e) + m(pt_f, t), m(pt_f, e)] };
    let max = w[0].max(w[1]);
    let shift = if max > u32::MAX as u128 { 128 - 32 - max.leading_zeros() } else { 0 };
    Some([(w[0] >> shift) as u64, (w[1] >> shift) as u64])
}

/// `left or right`, `left and right` before `at`; a select where `right` being poison must not show when `left` decides.
pub(super) fn logic(f: &mut FuncMut<'_>, at: Inst, or: bool, left: Value, right: Value, name: &str) -> Value {
    let plain = poison_implies(f, right, left);
    let v = if plain {
        let op = if or { Opcode::Or } else { Opcode::And };
        if let Some(v) = f.folder().binary(op, 0, left, right) {
            return v;
        }
        Builder::before(f, at).binary(op, left, right, 0)
    } else {
        let k = f.consts_mut().add_bool(or);
        if left.is_constant() && right.is_constant() {
            let folded = if or { f.folder().select(left, k, right) } else { f.folder().select(left, right, k) };
            if let Some(v) = folded {
                return v;
            }
        }
        let mut bld = Builder::before(f, at);
        if or { bld.select(left, k, right, 0) } else { bld.select(left, right, k, 0) }
    };
    if let Some(names) = &mut f.side_mut().names {
        names.set_unique(v, name.as_bytes());
    }
    v
}

/// Whether `value` is poison only if `cause` is: it never is, or each of its operands is one of `cause`'s or of theirs.
fn poison_implies(f: &mut FuncMut<'_>, value: Value, cause: Value) -> bool {
    use warpc_analysis::known_bits::can_create_undef_or_poison;
    if value == cause || Simplifier::new(f).values().not_undef_or_poison(value) {
        return true;
    }
    // Values that `cause` surely passes poison on from.
    let mut sources = vec![cause];
    let mut n = 0;
    while n < sources.len() && n < 16 {
        if let Some(i) = sources[n].as_inst() {
            let op = f.op(i);
            let passes = op.is_binary()
                || op.is_cast()
                || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr | Opcode::FNeg);
            if passes {
                sources.extend(f.operands(i));
            } else if op == Opcode::Select {
                sources.push(f.operand(i, 0));
            }
        }
        n += 1;
    }
    let implied =
        |f: &mut FuncMut<'_>, v: Value| sources.contains(&v) || Simplifier::new(f).values().not_undef_or_poison(v);
    let mut work = vec![(value, 0)];
    while let Some((v, depth)) = work.pop() {
        if implied(f, v) {
            continue;
        }
        let Some(i) = v.as_inst().filter(|_| depth < 2) else { return false };
        let op = f.op(i);
        let known = op.is_binary()
            || op.is_cast()
            || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr | Opcode::Select | Opcode::FNeg);
        if !known || can_create_undef_or_poison(f, i) {
            return false;
        }
        work.extend(f.operands(i).map(|o| (o, depth + 1)));
    }
    true
}
