//! `correlated-propagation`: uses what branches, switches, ranges and assumptions say of values where they are used.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the walk; phis, selects, comparisons, switches, returns |
//! | `arith.rs` | operations that become unsigned or narrower, and flags |
//! | `calls.rs` | intrinsics, and pointers that are passed and not null |
//!
//! **When**: a value has one constant at a place, a comparison one truth, a switch cases that cannot be; divisions of small or
//! positive numbers; operations that cannot wrap; saturation that does not happen.
//! **How**: one walk over reachable blocks in depth-first order, each instruction asked once ([`crate::lazy`]).
//! **Invariants**: nothing with effects moves or goes; convergent calls, barriers, volatile and atomic accesses stay, and what
//! memory holds is not looked at. Switch edges that go are those that no execution takes.
//! **Cost**: linear, times the bound of one question.
//! **Source**: the pass of this name in LLVM, whose rules these are.

mod arith;
mod calls;

use crate::lattice::Fact;
use crate::lazy::Lazy;
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::known_bits::Values;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;
use warpc_scalar::simplify::{Context, Simplifier};
use warpc_scalar::simplifycfg::{append_br, append_unreachable, remove_cases, remove_edge, remove_edges};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "correlated-propagation",
    summary: "use what branches and ranges say of values where they are used",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("correlated-propagation")?;
        Ok(PassBody::Function(Box::new(Correlated)))
    },
};

/// Branches above a phi that are looked at.
const MAX_BRANCHES: usize = 128;

struct Correlated;

/// The walk over one function.
struct Walk<'q> {
    lazy: Lazy<'q>,
    /// Whether edges went.
    edges: bool,
    /// The block that unreachable defaults of switches share.
    trap: Block,
}

impl FunctionPass for Correlated {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (cfg, dom, assumptions) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.assumptions(func));
        let lazy = Lazy::new(&cfg, &dom, &assumptions);
        let mut walk = Walk { lazy, edges: false, trap: Block::NONE };
        let mut changed = false;
        for block in depth_first(func) {
            let mut inst = func.first(block);
            while inst.is_some() {
                let next = func.next(inst);
                changed |= walk.instruction(func, inst);
                inst = next;
            }
        }
        Outcome::of(changed, if walk.edges { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL })
    }
}

/// Reachable blocks, each behind the block it was found from, first successors first.
fn depth_first(func: &FuncMut<'_>) -> Vec<Block> {
    let mut seen: RowSet<Block> = RowSet::new(func.num_blocks());
    let mut order = Vec::new();
    let mut work = vec![func.entry()];
    while let Some(block) = work.pop() {
        if !seen.insert(block) {
            continue;
        }
        order.push(block);
        let first = work.len();
        work.extend(func.successors(block).filter(|&to| !seen.contains(to)));
        work[first..].reverse();
    }
    order
}

impl<'q> Walk<'q> {
    fn values<'f, 'a>(&'f self, func: &'f FuncMut<'a>, at: Inst) -> Values<'f, 'a> {
        Values::with(func, self.lazy.dom(), self.lazy.assumptions()).at(at)
    }
    fn instruction(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        match func.op(inst) {
            Opcode::Select => self.select(func, inst),
            Opcode::Phi => self.phi(func, inst),
            Opcode::ICmp | Opcode::FCmp => self.compare(func, inst),
            Opcode::Call | Opcode::Invoke => self.call(func, inst),
            Opcode::SDiv | Opcode::SRem => self.signed_division(func, inst),
            Opcode::UDiv | Opcode::URem => self.unsigned_division(func, inst),
            Opcode::AShr => self.arithmetic_shift(func, inst),
            Opcode::SExt | Opcode::SIToFP => self.signed_conversion(func, inst),
            Opcode::ZExt | Opcode::UIToFP => self.unsigned_conversion(func, inst),
            Opcode::Trunc => self.truncation(func, inst),
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => self.wrapping(func, inst),
            Opcode::And => self.low_mask(func, inst),
            Opcode::Switch => self.switch(func, inst),
            Opcode::Ret if func.num_operands(inst) == 1 && !func.operand(inst, 0).is_constant() => {
                let value = func.operand(inst, 0);
                let Some(constant) = self.constant_at(func, value, inst) else { return false };
                func.set_operand(inst, 0, constant);
                true
            }
            _ => false,
        }
    }

    fn constant_at(&mut self, func: &mut FuncMut<'_>, value: Value, at: Inst) -> Option<Value> {
        if let Some(constant) = self.lazy.constant_at(func, value, at) {
            return Some(constant);
        }
        // A comparison may be decided here, though it is made elsewhere.
        let (pred, left, right) = p::icmp(func, value)?;
        let truth = self.lazy.compare_at(func, pred, left, right, at).filter(|_| right.is_constant())?;
        Some(func.folder().bool_of(Type::I1, truth)).filter(|_| func.type_of(value) == Type::I1)
    }

    /// Uses where the condition is decided use what is chosen there.
    fn select(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let (condition, yes, no) = (func.operand(inst, 0), func.operand(inst, 1), func.operand(inst, 2));
        if func.type_of(condition) != Type::I1 || condition.is_constant() {
            return false;
        }
        let mut changed = false;
        let rows: SmallVec<[Use; 8]> = func.uses(Value::inst(inst)).collect();
        for row in rows {
            let (user, index) = (func.user(row), func.use_index(row));
            let known = if func.op(user) == Opcode::Phi {
                let Some(from) = func.operand(user, index + 1).as_block() else { continue };
                let to = func.block_of(user);
                self.lazy.constant_on_edge(func, condition, from, to)
            } else {
                self.constant_at(func, condition, user)
            };
            if let Some(truth) = known.and_then(|known| func.consts().as_int(known)) {
                func.set_use(row, if truth != 0 { yes } else { no });
                changed = true;
            }
        }
        if changed && func.is_unused(Value::inst(inst)) {
            func.erase(inst);
        }
        changed
    }

    fn phi(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let block = func.block_of(inst);
        let mut changed = false;
        for index in 0..func.phi_len(inst) {
            let (value, from) = func.phi_incoming(inst, index);
            if !value.is_constant()
                && let Some(new) = self.value_on_edge(func, value, from, block)
            {
                func.set_incoming(inst, index, new);
                changed = true;
            }
        }
        let context = Context {
            dom: Some(self.lazy.dom()),
            assumptions: Some(self.lazy.assumptions()),
            at: Inst::NONE,
            memo: None,
        };
        if let Some(same) = Simplifier::with(func, context).inst(inst) {
            func.replace_and_erase(inst, same);
            return true;
        }
        changed || self.common_value(func, inst)
    }
    fn value_on_edge(&mut self, func: &mut FuncMut<'_>, value: Value, from: Block, to: Block) -> Option<Value> {
        if let Some(constant) = self.lazy.constant_on_edge(func, value, from, to) {
            return Some(constant);
        }
        let (condition, yes, no) = p::select(func, value)?;
        if func.type_of(condition) != Type::I1 {
            return None;
        }
        if let Some(known) = self.lazy.constant_on_edge(func, condition, from, to)
            && let Some(truth) = func.consts().as_int(known)
        {
            return Some(if truth != 0 { yes } else { no });
        }
        for (constant, other) in [(no, yes), (yes, no)] {
            if constant.is_constant()
                && self.lazy.compare_on_edge(func, IntPred::Eq, value, constant, from, to) == Some(false)
            {
                return Some(other);
            }
        }
        None
    }
    /// All incoming values are one value, or constants that it is along their edges.
    fn common_value(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let block = func.block_of(inst);
        let mut common = Value::NONE;
        for (value, _) in func.phi_pairs(inst) {
            if value.is_constant() || value == common {
                continue;
            }
            if common.is_some() {
                return false;
            }
            common = value;
        }
        if common.is_none() || common == Value::inst(inst) {
            return false;
        }
        let here = |def: Inst| self.lazy.dom().strictly_dominates(func.block_of(def), block);
        if !common.as_inst().is_none_or(here) {
            return false;
        }
        for index in 0..func.phi_len(inst) {
            let (value, from) = func.phi_incoming(inst, index);
            if value.is_constant() && self.lazy.constant_on_edge(func, common, from, block) != Some(value) {
                return false;
            }
        }
        // It matches the constants only if it is not poison.
        if !self.values(func, inst).not_undef_or_poison(common) && !self.decides_branch(func, common, block) {
            return false;
        }
        func.replace_and_erase(inst, common);
        true
    }

    /// Whether a branch above `block` depends on `value`, which would be undefined if that were poison.
    fn decides_branch(&self, func: &FuncMut<'_>, value: Value, block: Block) -> bool {
        let mut above = self.lazy.dom().idom(block);
        for _ in 0..MAX_BRANCHES {
            if above.is_none() {
                return false;
            }
            let term = func.terminator(above);
            let branches = term.is_some()
                && (func.op(term) == Opcode::Br && func.num_operands(term) == 3 || func.op(term) == Opcode::Switch);
            if branches {
                let condition = func.operand(term, 0);
                let through = condition.as_inst().is_some_and(|inst| {
                    let op = func.op(inst);
                    (op == Opcode::ICmp || op.is_binary() || op.is_cast())
                        && func.operands(inst).any(|part| part == value)
                });
                if condition == value || through {
                    return true;
                }
            }
            above = self.lazy.dom().idom(above);
        }
        false
    }

    fn compare(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        if func.op(inst) == Opcode::FCmp {
            return false;
        }
        let (pred, left, right, ty) =
            (func.int_pred(inst), func.operand(inst, 0), func.operand(inst, 1), func.ty(inst));
        if let Some(truth) = self.lazy.compare_at(func, pred, left, right, inst) {
            let constant = func.folder().bool_of(ty, truth);
            func.replace_and_erase(inst, constant);
            return true;
        }
        self.signedness(func, inst)
    }
    /// A signed comparison of numbers of known sign is an unsigned one.
    fn signedness(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let pred = func.int_pred(inst);
        let signed = matches!(pred, IntPred::Slt | IntPred::Sle | IntPred::Sgt | IntPred::Sge);
        let unsigned = matches!(pred, IntPred::Ult | IntPred::Ule | IntPred::Ugt | IntPred::Uge);
        let fl = func.flags(inst);
        if !signed && (!unsigned || fl & flags::SAMESIGN != 0) {
            return false;
        }
        let (Some(a), Some(b)) =
            (self.lazy.range_at_use(func, inst, 0, false), self.lazy.range_at_use(func, inst, 1, false))
        else {
            return false;
        };
        let same = a.is_non_negative() && b.is_non_negative() || a.is_negative() && b.is_negative();
        let opposite = a.is_non_negative() && b.is_negative() || a.is_negative() && b.is_non_negative();
        if !(same || opposite && signed) {
            return false;
        }
        let mut pred = pred;
        if signed {
            pred = match pred {
                IntPred::Slt => IntPred::Ult,
                IntPred::Sle => IntPred::Ule,
                IntPred::Sgt => IntPred::Ugt,
                _ => IntPred::Uge,
            };
            if !same {
                pred = pred.inverse();
            }
        }
        let kept = fl & !flags::PRED_MASK & !flags::SAMESIGN;
        let same_sign = if same { flags::SAMESIGN } else { 0 };
        func.set_flags(inst, kept | (pred as u16) << flags::PRED_SHIFT | same_sign);
        true
    }

    fn switch(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let (condition, block) = (func.operand(inst, 0), func.block_of(inst));
        if condition.is_constant() {
            return false;
        }
        let Some(range) = self.lazy.range_at_use(func, inst, 0, false) else { return false };
        let cases = (func.num_operands(inst) - 2) / 2;
        let mut never: SmallVec<[Value; 8]> = SmallVec::new();
        let mut always = None;
        for case in 0..cases {
            let number = func.operand(inst, 2 + 2 * case);
            let Some(int) = p::int(func, number) else { return false };
            let truth = if !range.has(int.v) {
                Some(false)
            } else if range.as_single().is_some() {
                Some(true)
            } else {
                self.lazy.compare_at(func, IntPred::Eq, condition, number, inst)
            };
            match truth {
                Some(true) => {
                    always = Some(case);
                    break;
                }
                Some(false) => never.push(number),
                None => {}
            }
        }
        if let Some(case) = always {
            let only = 3 + 2 * case;
            let to = func.operand(inst, only).as_block().unwrap_or(block);
            let others: Vec<Block> = (1..func.num_operands(inst))
                .step_by(2)
                .filter(|&at| at != only)
                .filter_map(|at| func.operand(inst, at).as_block())
                .collect();
            return self.branch_only(func, inst, to, others);
        }
        let mut changed = !never.is_empty();
        never.sort_unstable_by_key(|value| value.0);
        let targets = remove_cases(func, inst, |_, number, _| never.binary_search_by_key(&number.0, |v| v.0).is_ok());
        remove_edges(func, targets, block);
        let left = (func.num_operands(inst) - 2) / 2;
        let default = func.operand(inst, 1).as_block().unwrap_or(block);
        let dead = func.first(default).get().is_some_and(|first| func.op(first) == Opcode::Unreachable);
        if !dead && left > 0 && !range.has_more_than(left as u128) {
            if self.trap.is_none() {
                self.trap = func.new_block_after(func.prev_block(default));
                func.set_name(Value::block(self.trap), b"default.unreachable");
                append_unreachable(func, self.trap, Md::NONE);
            }
            remove_edge(func, default, block);
            func.set_operand(inst, 1, Value::block(self.trap));
            changed = true;
        }
        if changed {
            self.edges = true;
            if left == 0 {
                return self.branch_only(func, inst, default, Vec::new());
            }
            if left == 1 {
                one_case(func, inst);
            }
        }
        changed
    }
    fn branch_only(&mut self, func: &mut FuncMut<'_>, inst: Inst, to: Block, others: Vec<Block>) -> bool {
        let (block, loc) = (func.block_of(inst), func.loc(inst));
        remove_edges(func, others, block);
        func.erase(inst);
        append_br(func, block, to, loc);
        self.edges = true;
        true
    }
}

/// A switch with one case is a comparison and a branch.
fn one_case(func: &mut FuncMut<'_>, inst: Inst) {
    let (condition, number) = (func.operand(inst, 0), func.operand(inst, 2));
    let (Some(default), Some(to)) = (func.operand(inst, 1).as_block(), func.operand(inst, 3).as_block()) else {
        return;
    };
    let (block, loc) = (func.block_of(inst), func.loc(inst));
    let equal = Builder::before(func, inst).icmp(IntPred::Eq, condition, number, Type::I1);
    func.set_name(equal, b"cond");
    if let Some(new) = equal.as_inst() {
        func.set_loc(new, loc);
    }
    func.erase(inst);
    let branch = Builder::at_end(func, block).cond_br(equal, to, default);
    func.set_loc(branch, loc);
}

/// Whether a pointer is known not to be null.
fn is_not_null(fact: Fact) -> bool {
    fact == Fact::NotNull
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(800), Shape2 { size: 9, bits: 3, branches: false });
        check_pass(&super::INFO, &[], cases(1500), Shape2 { size: 14, bits: 3, branches: true });
    }
}
