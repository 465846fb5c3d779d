//! `predicate-opt`: conditions that a path has decided, and conditions that are computed more often than needed.
//!
//! | parameter | what |
//! |---|---|
//! | none | in blocks that are reached only where a condition is true (or false), the condition, what it is made of by `and`, `or` and `not`, and comparisons of the same two values become constants |
//! | `variant` | of comparisons of the same two values, one stays: an equal or swapped one is replaced by it, and branches and selects on its inverse exchange their arms |
//!
//! **Why on a GPU**: a thread has seven predicate registers, and a comparison that decides two branches keeps one of them
//! alive; constants on the paths end its live range, and one comparison in the place of two needs one register less. So `variant` only looks
//! [`NEAR`] levels up the dominator tree.
//! **How**: comparisons are grouped by their pair of operands; a walk over the dominator tree keeps, per group, the relations that are
//! still possible (less, equal, greater; for numbers also unordered) and the comparison that is at hand.
//! **Relies on** dominance only. A branch on undef or poison is undefined, so what a path says of a condition is true.
//! **Cost**: sorting the comparisons; one walk; at most [`MAX_USES`] uses and [`MAX_PARTS`] parts per condition.

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value, flags};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scalar::simplifycfg::exchange_arms;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "predicate-opt",
    summary: "conditions that paths decide; one comparison for a pair of values",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::POSTDOM).and(AnalysisSet::LOOPS),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let shares = params.take_word("variant");
        params.finish("predicate-opt")?;
        Ok(PassBody::Function(Box::new(PredicateOpt { shares, ..PredicateOpt::default() })))
    },
};

/// Levels of the dominator tree between a comparison and one that is replaced by it.
const NEAR: u32 = 2;
/// Uses of a condition that are looked at.
const MAX_USES: usize = 64;
/// Parts of a condition that are looked at.
const MAX_PARTS: usize = 16;
/// Users of an inverse comparison whose arms are exchanged.
const MAX_USERS: usize = 8;

/// No group: the instruction is no comparison of scalars.
const NO_GROUP: u32 = u32::MAX;

/// Sets of relations between the operands of a comparison, in the order of its group.
mod relation {
    pub const EQUAL: u8 = 1;
    pub const GREATER: u8 = 2;
    pub const LESS: u8 = 4;
    /// Of integers.
    pub const ANY_ORDER: u8 = EQUAL | GREATER | LESS;
    /// Of floating-point numbers: these and unordered, in the bit code of their predicates.
    pub const ANY: u8 = 15;
}

/// What is known of a pair of values.
#[derive(Clone, Copy)]
struct Known {
    /// Possible relations of integers as signed ones, or of floating-point numbers.
    signed: u8,
    /// Possible relations of integers as unsigned ones.
    unsigned: u8,
    /// A comparison that dominates the place where the walk is.
    leader: Inst,
}

const UNKNOWN: Known = Known { signed: relation::ANY, unsigned: relation::ANY, leader: Inst::NONE };

/// A comparison as a set of relations.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    signed: Option<u8>,
    unsigned: Option<u8>,
}

#[derive(Default)]
struct PredicateOpt {
    shares: bool,
    /// Group of each comparison, by row.
    group: Vec<u32>,
    /// What is known of each group where the walk is.
    known: Vec<Known>,
    /// What was known before, to go back to on the way up.
    undo: Vec<(u32, Known)>,
    dead: Vec<Inst>,
    /// Whether a branch exchanged its targets: the order of blocks is another one then.
    has_turned_branches: bool,
}

impl FunctionPass for PredicateOpt {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.group_comparisons(func);
        if self.known.is_empty() && self.shares {
            return Outcome::Unchanged;
        }
        self.has_turned_branches = false;
        let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
        let changed = self.walk(func, &cfg, &dom);
        erase_dead_chain(func, &mut self.dead, Inst::NONE);
        Outcome::of(changed, if self.has_turned_branches { AnalysisSet::NONE } else { INFO.preserves })
    }
}

impl PredicateOpt {
    /// Gives a number to every pair of values that scalar comparisons compare.
    fn group_comparisons(&mut self, func: &Func<'_>) {
        self.group.clear();
        self.group.resize(func.num_insts(), NO_GROUP);
        let mut keys: Vec<(bool, Value, Value, Inst)> = Vec::new();
        for block in func.block_order() {
            for inst in func.block_insts(block) {
                if matches!(func.op(inst), Opcode::ICmp | Opcode::FCmp) && func.ty(inst) == Type::I1 {
                    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
                    keys.push((func.op(inst) == Opcode::FCmp, left.min(right), left.max(right), inst));
                }
            }
        }
        keys.sort_unstable();
        self.known.clear();
        self.undo.clear();
        for (n, &(float, left, right, inst)) in keys.iter().enumerate() {
            let before = n.checked_sub(1).map(|before| &keys[before]);
            if before.is_none_or(|b| (b.0, b.1, b.2) != (float, left, right)) {
                self.known.push(UNKNOWN);
            }
            self.group[inst.index()] = self.known.len() as u32 - 1;
        }
    }

    /// Visits the dominator tree in preorder; returns whether something changed.
    fn walk(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree) -> bool {
        // Where the undo list was when the block at each level of the tree was entered.
        let mut marks: Vec<usize> = Vec::new();
        let mut changed = false;
        for n in 0..dom.preorder().len() {
            let block = dom.preorder()[n];
            let level = dom.level(block) as usize;
            if let Some(&mark) = marks.get(level) {
                self.go_back(mark);
            }
            marks.truncate(level);
            marks.resize(level + 1, self.undo.len());
            if !self.shares {
                changed |= self.enter(func, cfg, dom, block);
            }
            let mut inst = func.first(block);
            while inst.is_some() {
                let next = func.next(inst);
                if self.group[inst.index()] != NO_GROUP {
                    changed |= if self.shares { self.share(func, dom, inst) } else { self.decide(func, inst) };
                }
                inst = next;
            }
        }
        changed
    }

    fn go_back(&mut self, mark: usize) {
        while self.undo.len() > mark {
            let Some((group, known)) = self.undo.pop() else { break };
            self.known[group as usize] = known;
        }
    }

    /// Takes in what the only edge into `block` says. Returns whether uses of conditions became constants.
    fn enter(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, block: Block) -> bool {
        let Some(from) = cfg.single_pred(block) else { return false };
        let branch = func.terminator(from);
        if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return false;
        }
        let (yes, no) = (func.operand(branch, 1).as_block(), func.operand(branch, 2).as_block());
        if yes == no {
            return false;
        }
        let mut parts: SmallVec<[(Value, bool); MAX_PARTS]> = SmallVec::new();
        parts.push((func.operand(branch, 0), yes == Some(block)));
        let mut changed = false;
        let mut n = 0;
        while n < parts.len() {
            let (condition, truth) = parts[n];
            n += 1;
            let Some(inst) = condition.as_inst() else {
                changed |= replace_dominated(func, dom, condition, block, truth);
                continue;
            };
            if self.group[inst.index()] != NO_GROUP {
                self.learn(func, inst, truth);
            } else if parts.len() + 2 <= MAX_PARTS {
                parts.extend(parts_of(func, inst, truth));
            }
            changed |= replace_dominated(func, dom, condition, block, truth);
        }
        changed
    }

    /// Comparison `inst` is `truth` here and below.
    fn learn(&mut self, func: &Func<'_>, inst: Inst, truth: bool) {
        let group = self.group[inst.index()];
        let asked = asked(func, inst);
        let before = self.known[group as usize];
        let mut known = before;
        let narrow = |possible: u8, asked: Option<u8>| match asked {
            Some(set) => possible & if truth { set } else { !set },
            None => possible,
        };
        known.signed = narrow(known.signed, asked.signed);
        known.unsigned = narrow(known.unsigned, asked.unsigned);
        if func.op(inst) == Opcode::ICmp {
            // Equality does not depend on the sign.
            let (signed, unsigned) = (known.signed, known.unsigned);
            known.signed = with_equality_of(signed, unsigned);
            known.unsigned = with_equality_of(unsigned, signed);
        }
        self.undo.push((group, before));
        self.known[group as usize] = known;
    }

    /// Replaces comparison `inst` by a constant where the path has decided it. Returns whether it did.
    fn decide(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let known = self.known[self.group[inst.index()] as usize];
        let asked = asked(func, inst);
        let whole = if func.op(inst) == Opcode::ICmp { relation::ANY_ORDER } else { relation::ANY };
        let judge = |possible: u8, asked: Option<u8>| {
            let (possible, set) = (possible & whole, asked?);
            match (possible & !set, possible & set) {
                // Nothing is possible: the path is not taken.
                (0, 0) => None,
                (0, _) => Some(true),
                (_, 0) => Some(false),
                _ => None,
            }
        };
        let Some(truth) = judge(known.signed, asked.signed).or_else(|| judge(known.unsigned, asked.unsigned)) else {
            return false;
        };
        if func.is_unused(inst.into()) {
            return false;
        }
        let constant = func.consts_mut().add_bool(truth);
        func.replace_all_uses(inst.into(), constant);
        self.dead.push(inst);
        true
    }

    /// Replaces comparison `inst` by one of the same values that dominates it. Returns whether it did.
    fn share(&mut self, func: &mut FuncMut<'_>, dom: &DomTree, inst: Inst) -> bool {
        let group = self.group[inst.index()];
        let known = self.known[group as usize];
        let leader = known.leader;
        let is_near = |leader: Inst| dom.level(func.block_of(inst)) - dom.level(func.block_of(leader)) <= NEAR;
        if leader.is_none() || !is_near(leader) {
            self.undo.push((group, known));
            self.known[group as usize].leader = inst;
            return false;
        }
        let (mine, first) = (asked(func, inst), asked(func, leader));
        if mine == first {
            keep_common_flags(func, leader, inst);
            func.replace_all_uses(inst.into(), leader.into());
        } else if is_inverse(func, leader, inst) && func.uses(inst.into()).count() <= MAX_USERS {
            let choosers: SmallVec<[Inst; MAX_USERS]> = func.uses(inst.into()).map(|u| func.user(u)).collect();
            let chooses = |user: Inst| {
                matches!(func.op(user), Opcode::Br | Opcode::Select)
                    && func.operands(user).filter(|&v| v == inst.into()).count() == 1
                    && func.operand(user, 0) == inst.into()
            };
            if choosers.is_empty() || !choosers.iter().all(|&user| chooses(user)) {
                return false;
            }
            keep_common_flags(func, leader, inst);
            for user in choosers {
                func.set_operand(user, 0, leader.into());
                exchange_arms(func, user);
                self.has_turned_branches |= func.op(user) == Opcode::Br;
            }
        } else {
            return false;
        }
        self.dead.push(inst);
        true
    }
}

/// What is possible of `set` when the relations of the other signedness are `other`: both agree on equality only.
fn with_equality_of(set: u8, other: u8) -> u8 {
    match other & relation::ANY_ORDER {
        relation::EQUAL => set & relation::EQUAL,
        other if other & relation::EQUAL == 0 => set & !relation::EQUAL,
        _ => set,
    }
}

/// The relations for which a comparison is true, in the order of its group.
fn asked(func: &Func<'_>, inst: Inst) -> Asked {
    let swapped = func.operand(inst, 0) > func.operand(inst, 1);
    let in_order = |set: u8| {
        if !swapped {
            return set;
        }
        let less = if set & relation::GREATER != 0 { relation::LESS } else { 0 };
        let greater = if set & relation::LESS != 0 { relation::GREATER } else { 0 };
        set & !(relation::LESS | relation::GREATER) | less | greater
    };
    if func.op(inst) == Opcode::FCmp {
        return Asked { signed: Some(in_order(func.float_pred(inst) as u8)), unsigned: None };
    }
    use relation::{EQUAL, GREATER, LESS};
    let (set, signed, unsigned) = match func.int_pred(inst) {
        IntPred::Eq => (EQUAL, true, true),
        IntPred::Ne => (LESS | GREATER, true, true),
        IntPred::Ugt => (GREATER, false, true),
        IntPred::Uge => (GREATER | EQUAL, false, true),
        IntPred::Ult => (LESS, false, true),
        IntPred::Ule => (LESS | EQUAL, false, true),
        IntPred::Sgt => (GREATER, true, false),
        IntPred::Sge => (GREATER | EQUAL, true, false),
        IntPred::Slt => (LESS, true, false),
        IntPred::Sle => (LESS | EQUAL, true, false),
    };
    let set = in_order(set);
    Asked { signed: signed.then_some(set), unsigned: unsigned.then_some(set) }
}

/// Whether two comparisons of one group always differ.
fn is_inverse(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let whole = if func.op(first) == Opcode::ICmp { relation::ANY_ORDER } else { relation::ANY };
    let opposite = |set: Option<u8>| set.map(|set| !set & whole);
    let (one, other) = (asked(func, first), asked(func, second));
    (opposite(one.signed), opposite(one.unsigned)) == (other.signed, other.unsigned)
}

/// `leader` speaks for `inst` too: where their promises differ, it makes none.
fn keep_common_flags(func: &mut FuncMut<'_>, leader: Inst, inst: Inst) {
    if (func.flags(leader) ^ func.flags(inst)) & !flags::PRED_MASK != 0 {
        func.drop_poison_flags(leader);
    }
}

/// Conditions that follow from `inst` being `truth`.
fn parts_of(func: &Func<'_>, inst: Inst, truth: bool) -> SmallVec<[(Value, bool); 2]> {
    let mut parts = SmallVec::new();
    if func.ty(inst) != Type::I1 {
        return parts;
    }
    let constant = |index: usize| func.consts().as_int(func.operand(inst, index));
    match func.op(inst) {
        Opcode::And if truth => parts.extend([(func.operand(inst, 0), true), (func.operand(inst, 1), true)]),
        Opcode::Or if !truth => parts.extend([(func.operand(inst, 0), false), (func.operand(inst, 1), false)]),
        Opcode::Xor if constant(1) == Some(1) => parts.push((func.operand(inst, 0), !truth)),
        Opcode::Select if truth && constant(2) == Some(0) => {
            parts.extend([(func.operand(inst, 0), true), (func.operand(inst, 1), true)]);
        }
        Opcode::Select if !truth && constant(1) == Some(1) => {
            parts.extend([(func.operand(inst, 0), false), (func.operand(inst, 2), false)]);
        }
        _ => {}
    }
    parts
}

/// Uses of `condition` in blocks that `block` dominates become a constant. Returns whether there were any.
fn replace_dominated(func: &mut FuncMut<'_>, dom: &DomTree, condition: Value, block: Block, truth: bool) -> bool {
    if condition.as_inst().is_none() && condition.as_arg().is_none() {
        return false;
    }
    let mut below: SmallVec<[Use; 8]> = SmallVec::new();
    for use_row in func.uses(condition).take(MAX_USES) {
        let place = func.block_of_use(use_row);
        if dom.is_reachable(place) && dom.dominates(block, place) {
            below.push(use_row);
        }
    }
    if below.is_empty() {
        return false;
    }
    let constant = func.consts_mut().add_bool(truth);
    for use_row in below {
        func.set_use(use_row, constant);
    }
    true
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 12, bits: 3, branches: true });
        check_pass(&super::INFO, &["variant"], cases(300), Shape2 { size: 12, bits: 3, branches: true });
    }
}
