//! Trivial unswitching: a condition that the loop does not change and that decides in its first blocks whether the loop is left is asked
//! before the loop.
//!
//! ```text
//!   preheader -> header                      preheader: c ? exit.split : preheader.split
//!   header:   c ? exit : body          ->    preheader.split -> header -> body
//! ```
//!
//! Nothing before the branch has an effect, and what the exit gets from it does not change in the loop, so that leaving earlier is not
//! noticed. Code is not copied. A branch whose condition joins such conditions with others keeps those others.

use super::conditions::{Join, invariant_parts, join_of, skip_trivial_select};
use crate::metrics::is_convergent;
use crate::split::name_block_after;
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, branch_weights, set_branch_weights, set_loop_node};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::LoopCx;

/// The loop, while branches of it move before it.
pub struct Trivial<'t, 'c> {
    /// Context of the pass.
    pub cx: &'t mut LoopCx<'c>,
    /// The loop.
    pub loop_id: Loop,
    /// Its preheader, the last one that was split off.
    pub preheader: Block,
    /// Conditions that are not known to be defined are frozen where they are joined.
    pub freeze: bool,
}

impl Trivial<'_, '_> {
    /// Moves all such branches. Whether there were any.
    pub fn run(&mut self, func: &mut FuncMut<'_>) -> bool {
        let mut block = self.cx.loops.header(self.loop_id);
        let mut visited = vec![block];
        let mut changed = false;
        loop {
            if func.block_insts(block).any(|i| !func.op(i).is_terminator() && must_stay(func, i)) {
                return changed;
            }
            let end = func.terminator(block);
            let moved = match (func.op(end), func.num_operands(end)) {
                (Opcode::Switch, _) => self.switch(func, end),
                (Opcode::Br, 3) => self.branch(func, end),
                _ => false,
            };
            if !moved {
                return changed;
            }
            changed = true;
            // Where the block has one way on now, it goes on there.
            let end = func.terminator(block);
            if func.op(end) != Opcode::Br || func.num_operands(end) != 1 {
                return changed;
            }
            block = func.operand(end, 0).as_block().expect("successor");
            if !self.inside(block) || visited.contains(&block) {
                return changed;
            }
            visited.push(block);
        }
    }

    fn inside(&self, block: Block) -> bool {
        self.cx.loops.contains(self.loop_id, block)
    }

    fn is_invariant(&self, func: &Func<'_>, value: Value) -> bool {
        value.as_inst().is_none_or(|i| !self.inside(func.block_of(i)))
    }

    /// Whether `exit` gets only values from `from` that the loop does not change.
    fn gets_only_invariants(&self, func: &Func<'_>, exit: Block, from: Block) -> bool {
        func.block_insts(exit)
            .take_while(|&i| func.op(i) == Opcode::Phi)
            .all(|phi| func.phi_pairs(phi).all(|(value, by)| by != from || self.is_invariant(func, value)))
    }

    /// Moves `branch` before the loop, or what of its condition the loop does not change. Whether it did.
    fn branch(&mut self, func: &mut FuncMut<'_>, branch: Inst) -> bool {
        let from = func.block_of(branch);
        let condition = skip_trivial_select(func, func.operand(branch, 0));
        let targets = [1, 2].map(|k| func.operand(branch, k).as_block().expect("successor"));
        let Some(side) = (0..2).find(|&side| !self.inside(targets[side])) else { return false };
        let (exit, on) = (targets[side], targets[1 - side]);
        if condition.is_constant() || !self.inside(on) || !self.gets_only_invariants(func, exit, from) {
            return false;
        }
        let leaves_if = side == 0;
        if self.is_invariant(func, condition) {
            let (old, new) = self.split_preheader(func);
            let target = self.exit_target(func, exit, from, old, true);
            let jump = func.terminator(old);
            func.erase(jump);
            let loc = func.loc(branch);
            let hints = LoopHints::of(func, branch);
            func.move_to_end(branch, old);
            func.set_operand(branch, 0, condition);
            func.set_operand(branch, 1 + side, Value::block(target));
            func.set_operand(branch, 2 - side, Value::block(new));
            set_loop_node(func, branch, Md::NONE);
            let way_on = Builder::at_end(func, from).br(on);
            func.set_loc(way_on, loc);
            set_loop_node(func, way_on, hints.node);
            self.settle_in_loop(func, condition, !leaves_if);
            return true;
        }
        // A part of the condition leaves by itself where one of several is enough for the exit.
        let wanted = if leaves_if { Join::Or } else { Join::And };
        let Some(root) = condition.as_inst().filter(|&root| join_of(func, root) == Some(wanted)) else { return false };
        let parts = invariant_parts(func, root, wanted, |value| self.is_invariant(func, value));
        if parts.is_empty() {
            return false;
        }
        let (old, new) = self.split_preheader(func);
        let target = self.exit_target(func, exit, from, old, false);
        let jump = func.terminator(old);
        let asked = join_parts(func, jump, &parts, wanted, self.freeze);
        let loc = func.loc(branch);
        func.erase(jump);
        let (yes, no) = if leaves_if { (target, new) } else { (new, target) };
        let early = Builder::at_end(func, old).cond_br(asked, yes, no);
        func.set_loc(early, loc);
        if let Some(kind) = func.ctx().tables.strings.find(b"prof")
            && let Some(node) = func.attachment(branch, kind)
        {
            func.set_attachment(early, kind, node);
        }
        for part in parts {
            self.settle_in_loop(func, part, !leaves_if);
        }
        true
    }

    /// In the loop, `condition` is `value`: it would not have been entered else.
    fn settle_in_loop(&self, func: &mut FuncMut<'_>, condition: Value, value: bool) {
        if condition.is_constant() {
            return;
        }
        let known = func.consts_mut().add_int(Type::I1, 1, u64::from(value));
        func.replace_uses_where(condition, known, |func, use_row| self.inside(func.block_of(func.user(use_row))));
    }

    /// Splits the preheader at its end: the old one, which still leads to the new one alone, and the new one.
    fn split_preheader(&mut self, func: &mut FuncMut<'_>) -> (Block, Block) {
        let old = self.preheader;
        let new = func.split_block(func.terminator(old));
        name_block_after(func, new, old, ".split");
        let around = self.cx.loops.of(old);
        if around.is_some() {
            self.cx.loops.add_block(new, around);
        }
        self.preheader = new;
        (old, new)
    }

    /// Where `old` goes for the edge from `from` to `exit`: the exit itself where `from` alone leads there and does no more, else a new block
    /// behind it, with phis of both. `full`: `from` leads there no more.
    fn exit_target(&mut self, func: &mut FuncMut<'_>, exit: Block, from: Block, old: Block, full: bool) -> Block {
        if full && func.predecessors(exit).all(|p| p == from) {
            func.replace_phi_block(exit, from, old);
            return exit;
        }
        let phis: Vec<Inst> = func.block_insts(exit).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let behind = func.split_block(func.first_non_phi(exit));
        name_block_after(func, behind, exit, ".split");
        let around = self.cx.loops.of(exit);
        if around.is_some() {
            self.cx.loops.add_block(behind, around);
        }
        for &phi in phis.iter().rev() {
            let merged = func.new_phi(behind, func.ty(phi));
            func.derive_name(merged.into(), phi.into(), ".split");
            func.replace_all_uses(phi.into(), merged.into());
            let brought: Vec<Value> = func.phi_pairs(phi).filter(|pair| pair.1 == from).map(|pair| pair.0).collect();
            if full {
                for _ in &brought {
                    let index = (0..func.phi_len(phi)).find(|&k| func.phi_incoming(phi, k).1 == from);
                    func.remove_incoming(phi, index.expect("a pair for each edge"));
                }
            }
            for value in brought {
                func.add_incoming(merged, value, old);
            }
            func.add_incoming(merged, phi.into(), exit);
        }
        behind
    }

    /// Moves the cases of `switch` that leave the loop before it. Whether there were any.
    fn switch(&mut self, func: &mut FuncMut<'_>, switch: Inst) -> bool {
        let condition = func.operand(switch, 0);
        if condition.is_constant() || !self.is_invariant(func, condition) {
            return false;
        }
        let from = func.block_of(switch);
        let old_cases = SwitchCases::of(func, switch);
        let default_leaves = self.leaves_quietly(func, old_cases.default, from);
        let mut asked: Vec<(Block, bool)> = old_cases.cases.iter().map(|case| (case.target, false)).collect();
        asked.sort_unstable();
        asked.dedup();
        for row in &mut asked {
            row.1 = self.leaves_quietly(func, row.0, from);
        }
        let leaves = |b: Block| asked.binary_search_by_key(&b, |row| row.0).is_ok_and(|at| asked[at].1);
        let (out, stay): (Vec<Case>, Vec<Case>) = old_cases.cases.iter().partition(|case| leaves(case.target));
        if out.is_empty() && !default_leaves || stay.is_empty() && default_leaves {
            return false;
        }
        let (old, new) = self.split_preheader(func);
        let jump = func.terminator(old);
        func.erase(jump);
        // Blocks that are left to, each once, and where the new switch goes for them.
        let mut targets: Vec<(Block, Block)> = Vec::new();
        let left_to = out.iter().map(|case| case.target).chain(default_leaves.then_some(old_cases.default));
        for exit in crate::split::without_repeats(left_to) {
            targets.push((exit, self.exit_target(func, exit, from, old, true)));
        }
        targets.sort_unstable();
        let target_of = |b: Block| targets[targets.binary_search_by_key(&b, |row| row.0).expect("an exit")].1;
        let mut early = SwitchCases {
            default: if default_leaves { target_of(old_cases.default) } else { new },
            default_weight: old_cases.default_weight,
            cases: out.iter().map(|case| Case { target: target_of(case.target), ..*case }).collect(),
        };
        if default_leaves {
            early.cases.extend(stay.iter().map(|case| Case { target: new, ..*case }));
        } else {
            let inside = stay.iter().fold(0u32, |sum, case| sum.saturating_add(case.weight));
            early.default_weight = early.default_weight.saturating_add(inside);
        }
        let has_weights = branch_weights(func, switch).is_some();
        let loc = func.loc(switch);
        let node = LoopHints::of(func, switch).node;
        let made = early.build(func, old, condition, has_weights);
        func.set_loc(made, loc);

        // What stays: a jump where one way is left.
        let mut kept = SwitchCases { cases: stay, ..old_cases };
        if default_leaves {
            let last = kept.cases.pop().expect("a case that stays");
            (kept.default, kept.default_weight) = (last.target, last.weight);
        }
        func.erase(switch);
        let way_on = if kept.cases.iter().all(|case| case.target == kept.default) {
            for _ in &kept.cases {
                func.remove_phi_edge(kept.default, from);
            }
            Builder::at_end(func, from).br(kept.default)
        } else {
            kept.build(func, from, condition, has_weights)
        };
        func.set_loc(way_on, loc);
        set_loop_node(func, way_on, node);
        true
    }

    /// Whether `exit` is outside, gets nothing from `from` that changes, and is more than an end that is never reached.
    fn leaves_quietly(&self, func: &Func<'_>, exit: Block, from: Block) -> bool {
        !self.inside(exit)
            && func.op(func.first_non_phi(exit)) != Opcode::Unreachable
            && self.gets_only_invariants(func, exit, from)
    }
}

/// Computes before `at` what `parts` joined by `join` are. A part that may be undef or poison is frozen: in the loop the branch may
/// not depend on it.
pub fn join_parts(func: &mut FuncMut<'_>, at: Inst, parts: &[Value], join: Join, freeze: bool) -> Value {
    let op = if join == Join::Or { Opcode::Or } else { Opcode::And };
    let mut certain: Vec<Value> = Vec::with_capacity(parts.len());
    for &part in parts {
        if !freeze || Values::new(func).at(at).not_undef_or_poison(part) {
            certain.push(part);
            continue;
        }
        let frozen = Builder::before(func, at).freeze(part);
        func.set_loc(frozen.as_inst().expect("an instruction"), Md::NONE);
        func.derive_name(frozen, part, ".fr");
        certain.push(frozen);
    }
    certain
        .into_iter()
        .reduce(|before, part| Builder::before(func, at).binary(op, before, part, 0))
        .expect("at least one part")
}

/// Whether a branch behind `inst` must not be asked before it: it may write, throw, or not return, or the threads of a warp do it together.
fn must_stay(func: &Func<'_>, inst: Inst) -> bool {
    facts::has_side_effects(func, inst) || is_convergent(func, inst)
}

#[derive(Clone, Copy)]
struct Case {
    value: Value,
    target: Block,
    weight: u32,
}

/// A switch as rows.
struct SwitchCases {
    default: Block,
    default_weight: u32,
    cases: Vec<Case>,
}

impl SwitchCases {
    fn of(func: &Func<'_>, switch: Inst) -> SwitchCases {
        let weights = branch_weights(func, switch);
        let weight = |n: usize| weights.as_ref().and_then(|all| all.get(n).copied()).unwrap_or(0);
        let cases = (2..func.num_operands(switch)).step_by(2).map(|k| Case {
            value: func.operand(switch, k),
            target: func.operand(switch, k + 1).as_block().expect("successor"),
            weight: weight(k / 2),
        });
        SwitchCases {
            default: func.operand(switch, 1).as_block().expect("successor"),
            default_weight: weight(0),
            cases: cases.collect(),
        }
    }

    fn build(&self, func: &mut FuncMut<'_>, at: Block, condition: Value, has_weights: bool) -> Inst {
        let cases: Vec<(Value, Block)> = self.cases.iter().map(|case| (case.value, case.target)).collect();
        let made = Builder::at_end(func, at).switch(condition, self.default, &cases);
        if has_weights {
            let weights: Vec<u32> =
                std::iter::once(self.default_weight).chain(self.cases.iter().map(|case| case.weight)).collect();
            set_branch_weights(func, made, &weights);
        }
        made
    }
}
