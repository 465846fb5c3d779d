//! Roots below a base of the same key, down the tree of dominators.

use super::roots::{cost_of_chain, slot};
use super::{Cgp, Root, TRIES};
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_loops::expand::{Options, plan};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Scev, Wrap};

const NONE: u32 = u32::MAX;

/// A base: a value, and the base of the same key (or pointer) before it.
#[derive(Clone, Copy)]
struct Base {
    value: Inst,
    block: Block,
    offset: i64,
    key: Expr,
    next: u32,
}

/// Bases by key and, for differences that are no constants, by pointer.
#[derive(Default)]
struct Stacks {
    rows: Vec<Base>,
    by_key: Vec<u32>,
    by_pointer: Vec<u32>,
    /// Bases of each block that other blocks use.
    used: Vec<u32>,
    is_used: Vec<bool>,
}

impl Stacks {
    fn push(&mut self, list: bool, of: Expr, mut base: Base) {
        let head = slot(if list { &mut self.by_key } else { &mut self.by_pointer }, of, NONE);
        base.next = *head;
        *head = self.rows.len() as u32;
        self.rows.push(base);
        self.is_used.push(false);
    }
    /// First row of a list that is available in `block`; the ones before it will never be again.
    fn top(&mut self, cgp: &Cgp<'_>, list: bool, of: Expr, block: Block) -> u32 {
        let head = slot(if list { &mut self.by_key } else { &mut self.by_pointer }, of, NONE);
        while *head != NONE && !cgp.shape.dom.dominates(self.rows[*head as usize].block, block) {
            *head = self.rows[*head as usize].next;
        }
        *head
    }
    /// Whether the base at `base_index` may be used in `block`.
    fn may_use(&self, cgp: &Cgp<'_>, base_index: u32, block: Block) -> bool {
        let base = &self.rows[base_index as usize];
        if base.block == block {
            return true;
        }
        let levels = cgp.shape.dom.level(block).saturating_sub(cgp.shape.dom.level(base.block));
        let used = self.used.get(base.block.index()).copied().unwrap_or(0);
        cgp.set.across
            && levels <= cgp.set.level_limit
            && (self.is_used[base_index as usize] || used < cgp.set.block_limit)
    }
    fn use_in(&mut self, base_index: u32, block: Block) {
        let base_block = self.rows[base_index as usize].block;
        if base_block != block && !std::mem::replace(&mut self.is_used[base_index as usize], true) {
            if self.used.len() <= base_block.index() {
                self.used.resize(base_block.index() + 1, 0);
            }
            self.used[base_block.index()] += 1;
        }
    }
}

/// Rewrites roots below a base; gives those that are left.
pub(super) fn share(func: &mut FuncMut<'_>, scev: &mut Scev, cgp: &mut Cgp<'_>, roots: Vec<Root>) -> Vec<Root> {
    let mut stacks = Stacks::default();
    let mut left = Vec::new();
    for r in roots {
        if !cgp.may_rewrite() {
            break;
        }
        if func.is_dead(r.inst) || by_constant(func, scev, cgp, &mut stacks, &r) {
            continue;
        }
        if cgp.set.aggressive && by_difference(func, scev, cgp, &mut stacks, &r) {
            continue;
        }
        let base = Base { value: r.inst, block: r.block, offset: r.offset, key: r.key, next: NONE };
        stacks.push(true, r.key, base);
        if cgp.set.aggressive {
            let pointer = cgp.se(scev, func).pointer_base(r.key);
            stacks.push(false, pointer, base);
        }
        left.push(r);
    }
    left
}

/// Cost of computing `root` as a base plus `delta`: nothing if only accesses use it, since they add the constant themselves.
fn cost_of_constant(root: &Root, delta: i64) -> u32 {
    if delta == 0 || root.only_addresses { 0 } else { 2 }
}

fn by_constant(func: &mut FuncMut<'_>, scev: &mut Scev, cgp: &mut Cgp<'_>, stacks: &mut Stacks, root: &Root) -> bool {
    let mut n = stacks.top(cgp, true, root.key, root.block);
    if n == NONE && !cgp.set.old_base {
        return by_value(func, scev, cgp, root);
    }
    for _ in 0..TRIES {
        let Some(&base) = stacks.rows.get(n as usize) else { break };
        let delta = root.offset.wrapping_sub(base.offset);
        let usable = func.ty(base.value) == func.ty(root.inst) && !func.is_dead(base.value);
        if usable
            && root.reaches(base.offset)
            && stacks.may_use(cgp, n, root.block)
            && cost_of_chain(func, root.inst) > cost_of_constant(root, delta)
            && take(func, scev, cgp, root, base.value)
        {
            stacks.use_in(n, root.block);
            cgp.rewrite(func, scev, root, base.value.into(), delta);
            return true;
        }
        n = base.next;
    }
    false
}

/// Makes `base` a value that `root` may be computed from: it is poison no more often. False where it cannot be.
fn take(func: &mut FuncMut<'_>, scev: &mut Scev, cgp: &Cgp<'_>, root: &Root, base: Inst) -> bool {
    let drops = {
        let mut se = cgp.se(scev, func);
        let given = se.poison_operands(root.inst);
        let e = se.get(base.into());
        se.drops_for(base, e, &given)
    };
    let Some(drops) = drops else { return false };
    for d in drops {
        func.drop_poison_flags(d);
    }
    true
}

/// A value of the function that is no address of memory but has the key of `root`.
fn by_value(func: &mut FuncMut<'_>, scev: &mut Scev, cgp: &mut Cgp<'_>, root: &Root) -> bool {
    let found = {
        let mut se = cgp.se(scev, func);
        let given = se.poison_operands(root.inst);
        se.value_at(root.key, root.inst, root.inst, &given)
    };
    let Some((v, drops)) = found else { return false };
    let near = func.block_of(v) == root.block;
    let delta = root.offset;
    let fits = func.ty(v) == func.ty(root.inst) && root.reaches(0) && (near || cgp.set.across);
    // A value that has uses is computed anyway; without any it would be computed for this root alone, which gains nothing.
    let levels = cgp.shape.dom.level(root.block).saturating_sub(cgp.shape.dom.level(func.block_of(v)));
    let used = !func.is_unused(v.into()) && levels <= cgp.set.level_limit;
    if !fits || !used || cost_of_chain(func, root.inst) <= cost_of_constant(root, delta) {
        return false;
    }
    for d in drops {
        func.drop_poison_flags(d);
    }
    cgp.rewrite(func, scev, root, v.into(), delta);
    true
}

/// A base that differs by an expression whose code is cheaper than `root`.
fn by_difference(func: &mut FuncMut<'_>, scev: &mut Scev, cgp: &mut Cgp<'_>, stacks: &mut Stacks, root: &Root) -> bool {
    let pointer = cgp.se(scev, func).pointer_base(root.key);
    let mut n = stacks.top(cgp, false, pointer, root.block);
    for _ in 0..TRIES {
        let Some(&base) = stacks.rows.get(n as usize) else { break };
        let now = n;
        n = base.next;
        let usable = func.ty(base.value) == func.ty(root.inst) && !func.is_dead(base.value);
        if !usable || base.key == root.key || !stacks.may_use(cgp, now, root.block) {
            continue;
        }
        // What the root costs beside the addition of the difference.
        let Some(budget) = cost_of_chain(func, root.inst).checked_sub(2) else { break };
        let mut memory = std::mem::take(&mut cgp.memory);
        let planned = {
            let mut se = cgp.se(scev, func);
            let difference = se.minus(root.key, base.key, Wrap::ANY);
            let options = Options {
                origin: root.inst,
                except: root.inst,
                budget: budget.min(cgp.set.cheap),
                ..Options::default()
            };
            match difference {
                COULD_NOT_COMPUTE => None,
                difference => plan(&mut se, &mut memory, &options, difference, root.inst).ok(),
            }
        };
        cgp.memory = memory;
        // Values that the plan uses are kept alive by it, so their cost is not saved with the root.
        let Some(p) = planned.filter(|p| !p.makes_phis() && p.cost() + kept(func, root.inst, p.values()) < budget)
        else {
            continue;
        };
        let delta = root.offset.wrapping_sub(base.offset);
        if !root.reaches(base.offset) || !take(func, scev, cgp, root, base.value) {
            continue;
        }
        let shape = cgp.shape;
        let difference = p.apply(func, scev, &shape).value;
        let (byte, ty) = (func.int_type(8), func.ty(root.inst));
        let v = Builder::before(func, root.inst).gep(byte, base.value.into(), &[difference], ty, 0);
        stacks.use_in(now, root.block);
        // The new value, without the constant, is a base for later roots.
        if let Some(i) = v.as_inst() {
            let new = Base { value: i, block: root.block, key: root.key, ..base };
            stacks.push(true, root.key, new);
            stacks.push(false, pointer, new);
        }
        cgp.rewrite(func, scev, root, v, delta);
        return true;
    }
    false
}

/// Cost of what would die with `inst` but is one of `values`.
fn kept(func: &FuncMut<'_>, inst: Inst, values: impl Iterator<Item = Value>) -> u32 {
    let mut cost = 0;
    for v in values.filter_map(Value::as_inst) {
        if v != inst && func.op(v) != Opcode::Phi && func.has_one_use(v.into()) {
            cost += cost_of_chain(func, v);
        }
    }
    cost
}
