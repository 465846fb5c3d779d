//! The first iteration of a loop, executed symbolically: which edges it may take.
//!
//! Blocks are visited in reverse post-order. A phi is its value on the only edge that may be taken to its block, that of the header its value
//! from outside. A condition is computed from these values, operation by operation, as far as they are known; where it is decided, one
//! edge may be taken, else all. Inner loops are stepped over. If the back edge is none that may be taken, the body runs once.

use crate::irreducible::has_irreducible_cycle;
use crate::region::Region;
use warpc_analysis::Loops;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scalar::simplify::Simplifier;

/// Where a block may lead to in the first iteration.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leads {
    /// It is not reached, or ends.
    Nowhere,
    /// To this successor.
    To(Block),
    /// To any of its successors.
    Anywhere,
}

/// Scratch memory.
#[derive(Default)]
pub struct FirstIteration {
    /// By instruction row: its value in the first iteration.
    values: Vec<Value>,
    /// Rows of `values` that are set.
    set: Vec<Inst>,
}

impl FirstIteration {
    /// Whether the first iteration does not come to the back edge from `latch`.
    pub fn ends_there(&mut self, func: &mut FuncMut<'_>, region: &Region, loops: &Loops, latch: Block) -> bool {
        let Some(entry) = loops.predecessor(func, region.id) else { return false };
        if has_irreducible_cycle(func, region, loops) {
            return false;
        }
        let mut leads = vec![Leads::Nowhere; region.order.len()];
        let mut live = vec![false; region.order.len()];
        live[0] = true;
        for (at, &block) in region.order.iter().enumerate() {
            if !live[at] {
                continue;
            }
            leads[at] = if loops.of(block) != region.id {
                Leads::Anywhere
            } else {
                self.enter(func, region, &leads, block, entry);
                self.leave(func, region, block)
            };
            for s in func.successors(block).filter(|&s| region.contains(s)) {
                live[region.rank(s)] |= leads[at] == Leads::Anywhere || leads[at] == Leads::To(s);
            }
        }
        for i in self.set.drain(..) {
            self.values[i.index()] = Value::NONE;
        }
        let back = leads[region.rank(latch)];
        back != Leads::Anywhere && back != Leads::To(region.header)
    }
    fn known(&self, value: Value) -> Value {
        match value.as_inst().and_then(|i| self.values.get(i.index()).copied()) {
            Some(known) if known != Value::NONE => known,
            _ => value,
        }
    }
    fn learn(&mut self, inst: Inst, value: Value) {
        if self.values.len() <= inst.index() {
            self.values.resize(inst.index() + 1, Value::NONE);
        }
        self.values[inst.index()] = value;
        self.set.push(inst);
    }
    /// Finds the values of the phis of `block`.
    fn enter(&mut self, func: &mut FuncMut<'_>, region: &Region, leads: &[Leads], block: Block, entry: Block) {
        let mut phi = func.first(block);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            if func.types().int_bits(func.ty(phi)).is_some()
                && let Some(value) = sole_input(func, region, leads, phi, entry)
            {
                let value = self.evaluate(func, region, value);
                self.learn(phi, value);
            }
            phi = func.next(phi);
        }
    }
    /// Where `block` leads to.
    fn leave(&mut self, func: &mut FuncMut<'_>, region: &Region, block: Block) -> Leads {
        let end = func.terminator(block);
        let conditional = func.op(end) == Opcode::Br && func.num_operands(end) == 3;
        if !conditional && func.op(end) != Opcode::Switch {
            return Leads::Anywhere;
        }
        let condition = func.operand(end, 0);
        if conditional && condition.as_inst().is_none_or(|i| func.op(i) != Opcode::ICmp) {
            return Leads::Anywhere;
        }
        let decided = self.evaluate(func, region, condition);
        let target = |k: usize| func.operand(end, k).as_block().expect("successor");
        if conditional && decided.is_undef_or_poison() {
            // Undefined: it leaves, if it can.
            let stays = region.contains(target(1)) && region.contains(target(2));
            return if stays { Leads::To(target(1)) } else { Leads::Nowhere };
        }
        let Some(value) = func.consts().as_u128(decided) else { return Leads::Anywhere };
        if conditional {
            return Leads::To(target(if value & 1 == 1 { 1 } else { 2 }));
        }
        // Condition, default, then pairs of value and target.
        let case = (2..func.num_operands(end)).step_by(2).find(|&k| func.operand(end, k) == decided);
        Leads::To(target(case.map_or(1, |k| k + 1)))
    }
    /// `value` in the first iteration: what operations make of known values.
    fn evaluate(&mut self, func: &mut FuncMut<'_>, region: &Region, value: Value) -> Value {
        let Some(root) = value.as_inst() else { return value };
        let mut work = vec![root];
        while let Some(&i) = work.last() {
            if !self.is_operation(func, region, i) || self.is_learnt(i) {
                work.pop();
                continue;
            }
            let before = work.len();
            for v in func.operands(i) {
                if let Some(d) = v.as_inst()
                    && self.is_operation(func, region, d)
                    && !self.is_learnt(d)
                {
                    work.push(d);
                }
            }
            if work.len() > before {
                continue;
            }
            work.pop();
            let operand = |k: usize| self.known(func.operand(i, k));
            let (first, second) = (operand(0), operand(1));
            let found = match func.op(i) {
                Opcode::ICmp => {
                    let predicate = func.int_pred(i);
                    let truth = if first.is_poison() || second.is_poison() {
                        Some(Value::poison(func.ty(i)))
                    } else {
                        Simplifier::new(func)
                            .known_compare(predicate, first, second)
                            .map(|truth| func.consts_mut().add_bool(truth))
                    };
                    truth.filter(|_| func.ty(i) == Type::I1)
                }
                Opcode::Select => func.consts().as_int(first).map(|c| if c & 1 == 1 { second } else { operand(2) }),
                op => Simplifier::new(func).binary(op, 0, first, second),
            };
            self.learn(i, found.unwrap_or(Value::inst(i)));
        }
        self.known(value)
    }
    fn is_learnt(&self, inst: Inst) -> bool {
        self.values.get(inst.index()).is_some_and(|&v| v != Value::NONE)
    }
    /// Whether `inst` is an operation that is computed from its operands here.
    fn is_operation(&self, func: &Func<'_>, region: &Region, inst: Inst) -> bool {
        (func.op(inst).is_binary() || matches!(func.op(inst), Opcode::ICmp | Opcode::Select))
            && region.contains(func.block_of(inst))
    }
}

/// The value of `phi` on all edges that may be taken to its block, if it is one; poison does not count.
fn sole_input(func: &Func<'_>, region: &Region, leads: &[Leads], phi: Inst, entry: Block) -> Option<Value> {
    let block = func.block_of(phi);
    if block == region.header {
        return func.phi_value_for(phi, entry);
    }
    let mut only = Value::NONE;
    for (value, from) in func.phi_pairs(phi) {
        let lead = if region.contains(from) { leads[region.rank(from)] } else { Leads::Anywhere };
        if lead != Leads::Anywhere && lead != Leads::To(block) || value.is_poison() {
            continue;
        }
        if only.is_some() && only != value {
            return None;
        }
        only = value;
    }
    Some(if only.is_some() { only } else { Value::poison(func.ty(phi)) })
}
