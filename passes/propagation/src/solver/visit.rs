//! What an instruction makes of the facts of its operands.

use super::{MAX_PHI_PAIRS, Outside, Solver, elements};
use crate::lattice::{Fact, range_bits};
use crate::range::Range;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scalar::simplify::Simplifier;

impl Solver {
    /// Sets `inst`, which has one cell, to what it had and `fact`.
    pub(super) fn lower_inst(&mut self, func: &Func<'_>, inst: Inst, fact: Fact) {
        self.lower(func, Value::inst(inst), 0, fact, None);
    }
    pub(super) fn visit(&mut self, func: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let op = func.op(inst);
        if self.is_given_up(inst) && !op.is_terminator() && !op.is_call() {
            return;
        }
        let several = elements(func, func.ty(inst)).is_some();
        match op {
            Opcode::Phi => self.visit_phi(func, inst),
            Opcode::Select if !several => self.visit_select(func, inst),
            Opcode::InsertValue => self.visit_insert_value(func, inst),
            Opcode::ExtractValue if !several => self.visit_extract_value(func, inst),
            _ if op.is_call() => self.visit_call(func, inst, outside),
            Opcode::Load => self.visit_load(func, inst, outside),
            Opcode::Store => self.visit_store(func, inst, outside),
            Opcode::Ret => self.visit_return(func, inst, outside),
            _ if several => self.lower_all(func, Value::inst(inst)),
            _ if op.is_binary() => self.visit_binary(func, inst),
            _ if op.is_cast() => self.visit_cast(func, inst),
            Opcode::FNeg => self.visit_negation(func, inst),
            Opcode::ICmp | Opcode::FCmp => self.visit_compare(func, inst),
            Opcode::Freeze => self.visit_freeze(func, inst),
            Opcode::GetElementPtr => self.visit_address(func, inst),
            Opcode::Alloca if !null_is_valid(func, inst) => self.lower_inst(func, inst, Fact::NotNull),
            _ if func.ty(inst) != Type::VOID => self.lower_all(func, Value::inst(inst)),
            _ => {}
        }
        if op.is_terminator() {
            self.visit_terminator(func, inst);
        }
    }

    fn visit_phi(&mut self, func: &FuncMut<'_>, inst: Inst) {
        let value = Value::inst(inst);
        if func.phi_len(inst) > MAX_PHI_PAIRS {
            return self.lower_all(func, value);
        }
        let from = std::mem::take(&mut self.from[func.block_of(inst).index()]);
        for element in 0..elements(func, func.ty(inst)).unwrap_or(1) {
            let Some(cell) = self.cell(value, element) else { break };
            let (mut state, mut growths) = (self.facts[cell], 0);
            let mut active = 0;
            for (incoming, block) in func.phi_pairs(inst) {
                if state == Fact::Overdefined {
                    break;
                }
                if from.contains(&block) {
                    let fact = match elements(func, func.ty(inst)) {
                        None => self.fact(func, incoming),
                        Some(_) => match self.cell(incoming, element) {
                            Some(cell) => self.facts[cell],
                            None if incoming.is_undef_or_poison() => Fact::Undef,
                            None => Fact::Overdefined,
                        },
                    };
                    state.merge(func, fact, &mut growths, None);
                    active += 1;
                }
            }
            // The range may grow once per edge that can be taken, and once more.
            self.lower(func, value, element, state, Some(active + 1));
            self.growths[cell] = self.growths[cell].max(active);
        }
        self.from[func.block_of(inst).index()] = from;
    }

    fn visit_select(&mut self, func: &FuncMut<'_>, inst: Inst) {
        let (condition, yes, no) = (func.operand(inst, 0), func.operand(inst, 1), func.operand(inst, 2));
        let decided = self.fact(func, condition);
        if decided.is_unresolved() {
            return;
        }
        if let Some(truth) = decided.as_int().filter(|_| func.type_of(condition) == Type::I1) {
            let chosen = self.fact(func, if truth != 0 { yes } else { no });
            return self.lower_inst(func, inst, chosen);
        }
        let (yes, no) = (self.fact(func, yes), self.fact(func, no));
        self.lower_inst(func, inst, yes);
        self.lower_inst(func, inst, no);
    }

    fn visit_insert_value(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let value = Value::inst(inst);
        let (whole, part) = (func.operand(inst, 0), func.operand(inst, 1));
        let (Some(count), &[at]) = (elements(func, func.ty(inst)), func.indices(inst)) else {
            return self.lower_all(func, value);
        };
        for element in 0..count {
            let fact = if element != at as usize {
                self.element(func, whole, element)
            } else if func.types().is_aggregate(func.type_of(part)) {
                Fact::Overdefined
            } else {
                self.fact(func, part)
            };
            self.lower(func, value, element, fact, None);
        }
    }

    fn visit_extract_value(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let whole = func.operand(inst, 0);
        let [at] = *func.indices(inst) else { return self.lower_inst(func, inst, Fact::Overdefined) };
        if elements(func, func.type_of(whole)).is_none() || func.types().is_aggregate(func.ty(inst)) {
            return self.lower_inst(func, inst, Fact::Overdefined);
        }
        if let Some(call) = whole.as_inst().filter(|&call| with_overflow(func, call).is_some()) {
            return self.visit_overflow_part(func, inst, call, at);
        }
        let fact = self.element(func, whole, at as usize);
        self.lower_inst(func, inst, fact);
    }

    /// Part `at` of an operation with overflow bit: 0 the result, 1 whether it overflowed.
    fn visit_overflow_part(&mut self, func: &FuncMut<'_>, inst: Inst, call: Inst, at: u32) {
        let Some((op, kind)) = with_overflow(func, call) else { return };
        let (left, right) = (func.operand(call, 0), func.operand(call, 1));
        let Some(bits) = range_bits(func, func.type_of(left)) else {
            return self.lower_inst(func, inst, Fact::Overdefined);
        };
        if self.fact(func, left).is_unresolved() || self.fact(func, right).is_unresolved() {
            return;
        }
        let (a, b) = (self.range(func, left, bits, false), self.range(func, right, bits, false));
        let fact = if at == 0 {
            Fact::of_range(a.binary(op, 0, b))
        } else if Range::no_wrap_region(op, b, kind).contains(a) {
            Fact::of_range(Range::single(1, 0))
        } else {
            Fact::Overdefined
        };
        self.lower_inst(func, inst, fact);
    }

    fn visit_binary(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let (op, fl, ty) = (func.op(inst), func.flags(inst), func.ty(inst));
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let (a, b) = (self.fact(func, left), self.fact(func, right));
        if a.is_unresolved() || b.is_unresolved() {
            return;
        }
        let bits = range_bits(func, ty);
        // Of integers, ranges know what one constant makes of every other operand, unless it became one just here.
        let is_plain =
            bits.is_some() && !(is_news(left, a) || is_news(right, b)) && !(a.is_constant() && b.is_constant());
        if (a.is_constant() || b.is_constant()) && !is_plain {
            let (left, right) = (a.as_constant(func, ty).unwrap_or(left), b.as_constant(func, ty).unwrap_or(right));
            let simplified = Simplifier::new(func).binary(op, fl, left, right);
            // What is undefined, such as a division by zero, stays.
            let defined = |value: &Value| value.is_constant() && !value.is_undef_or_poison();
            if let Some(constant) = simplified.filter(defined) {
                // The other operand may be undef.
                let fact = match Fact::of_constant(func, constant) {
                    Fact::Range { range, .. } => Fact::Range { range, undef: true },
                    other => other,
                };
                return self.lower_inst(func, inst, fact);
            }
        }
        // A sum of anything and something is anything.
        let gives_all = matches!(op, Opcode::Add | Opcode::Sub | Opcode::Xor) && fl == 0;
        let (all_a, all_b) = (a == Fact::Overdefined, b == Fact::Overdefined);
        let unknown = all_a && all_b || gives_all && (all_a || all_b);
        let fact = match bits.filter(|_| !unknown) {
            Some(bits) => Fact::of_range(a.to_range(func, bits, false).binary(op, fl, b.to_range(func, bits, false))),
            None => Fact::Overdefined,
        };
        self.lower_inst(func, inst, fact);
    }

    fn visit_cast(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let (op, fl, ty, operand) = (func.op(inst), func.flags(inst), func.ty(inst), func.operand(inst, 0));
        if self.copies.is_copy(inst) {
            return self.visit_copy(func, inst);
        }
        let fact = self.fact(func, operand);
        if fact.is_unresolved() {
            return;
        }
        let from = func.type_of(operand);
        if let Some(constant) = fact.as_constant(func, from)
            && let Some(folded) = func.folder().cast(op, fl, constant, ty)
        {
            let folded = Fact::of_constant(func, folded);
            return self.lower_inst(func, inst, folded);
        }
        // A bitcast may change the number of lanes.
        let fact = match (range_bits(func, from), range_bits(func, ty)) {
            (Some(from), Some(bits)) if op != Opcode::BitCast => {
                Fact::of_range(fact.to_range(func, from, false).cast(op, fl, bits))
            }
            _ => Fact::Overdefined,
        };
        self.lower_inst(func, inst, fact);
    }

    fn visit_negation(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let (ty, operand) = (func.ty(inst), func.operand(inst, 0));
        let fact = self.fact(func, operand);
        if fact.is_unresolved() {
            return;
        }
        let folded = fact.as_constant(func, ty).and_then(|constant| func.folder().fneg(constant));
        let fact = folded.map_or(Fact::Overdefined, |folded| Fact::of_constant(func, folded));
        self.lower_inst(func, inst, fact);
    }

    fn visit_compare(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let (left, right, ty) = (func.operand(inst, 0), func.operand(inst, 1), func.ty(inst));
        let (a, b) = (self.fact(func, left), self.fact(func, right));
        let operand_ty = func.type_of(left);
        let constants = (a.as_constant(func, operand_ty), b.as_constant(func, operand_ty));
        let truth = if func.op(inst) == Opcode::FCmp {
            let (pred, fl) = (func.float_pred(inst), func.flags(inst));
            match constants {
                (Some(x), Some(y)) => func.folder().fcmp(pred, fl, x, y, ty),
                _ => None,
            }
        } else {
            let pred = func.int_pred(inst);
            let folded = match constants {
                (Some(x), Some(y)) => func.folder().icmp(pred, x, y, ty),
                _ => None,
            };
            folded.or_else(|| a.compare(func, pred, b).map(|truth| func.folder().bool_of(ty, truth)))
        };
        match truth {
            Some(constant) if constant.is_constant() => {
                let fact = Fact::of_constant(func, constant);
                self.lower_inst(func, inst, fact);
            }
            _ if a.is_unresolved() || b.is_unresolved() => {}
            _ => self.lower_inst(func, inst, Fact::Overdefined),
        }
    }

    fn visit_freeze(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let (ty, operand) = (func.ty(inst), func.operand(inst, 0));
        let fact = self.fact(func, operand);
        if fact.is_unresolved() {
            return;
        }
        // Freezing undef may give the constant that it is elsewhere.
        let constant = fact.as_constant(func, ty).filter(|&constant| func.consts().is_well_defined(constant));
        let fact = constant.map_or(Fact::Overdefined, |constant| Fact::of_constant(func, constant));
        self.lower_inst(func, inst, fact);
    }

    fn visit_address(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let base = self.fact(func, func.operand(inst, 0));
        if base.is_unresolved() {
            return;
        }
        if base == Fact::NotNull {
            let fl = func.flags(inst);
            let stays = fl & flags::NUW != 0 || fl & flags::INBOUNDS != 0 && !null_is_valid(func, inst);
            return self.lower_inst(func, inst, if stays { Fact::NotNull } else { Fact::Overdefined });
        }
        let mut operands: SmallVec<[Value; 8]> = func.operands(inst).collect();
        for operand in &mut operands {
            let fact = self.fact(func, *operand);
            if fact.is_unresolved() {
                return;
            }
            let ty = func.type_of(*operand);
            match fact.as_constant(func, ty) {
                Some(constant) => *operand = constant,
                None => return self.lower_inst(func, inst, Fact::Overdefined),
            }
        }
        let (elem, fl, ty) = (Type(func.aux(inst).a), func.flags(inst), func.ty(inst));
        let folded = func.folder().gep(elem, fl, operands[0], &operands[1..], ty);
        let fact = folded.map_or(Fact::Overdefined, |folded| Fact::of_constant(func, folded));
        self.lower_inst(func, inst, fact);
    }

    /// Finds the edges that control can take from terminator `inst`.
    fn visit_terminator(&mut self, func: &FuncMut<'_>, inst: Inst) {
        let block = func.block_of(inst);
        match func.op(inst) {
            Opcode::Br if func.num_operands(inst) == 3 => {
                let fact = self.fact(func, func.operand(inst, 0));
                match fact.as_int() {
                    Some(truth) => self.take(func, block, usize::from(truth == 0)),
                    None if fact.is_unresolved() => {}
                    None => self.take_all(func, block),
                }
            }
            Opcode::Switch => self.visit_switch(func, inst, block),
            Opcode::IndirectBr => {
                let fact = self.fact(func, func.operand(inst, 0));
                let target = match fact {
                    Fact::Constant(address) => block_address(func, address),
                    _ => None,
                };
                let index = target.and_then(|target| func.successors(block).position(|to| to == target));
                match index {
                    Some(index) => self.take(func, block, index),
                    None if fact.is_unresolved() => {}
                    None => self.take_all(func, block),
                }
            }
            _ => self.take_all(func, block),
        }
    }
    fn visit_switch(&mut self, func: &FuncMut<'_>, inst: Inst, block: Block) {
        let condition = func.operand(inst, 0);
        let fact = self.fact(func, condition);
        let cases = (func.num_operands(inst) - 2) / 2;
        let case_value =
            |case: usize| warpc_scalar::patterns::int(func, func.operand(inst, 2 + 2 * case)).map(|int| int.v);
        if cases == 0 {
            return self.take(func, block, 0);
        }
        if let Some(number) = fact.as_int() {
            let case = (0..cases).find(|&case| case_value(case) == Some(number));
            return self.take(func, block, case.map_or(0, |case| case + 1));
        }
        if let Some(range) = fact.as_range(false) {
            let mut reached = 0;
            for case in 0..cases {
                if case_value(case).is_none_or(|value| range.has(value)) {
                    self.take(func, block, case + 1);
                    reached += 1;
                }
            }
            if range.has_more_than(reached) {
                self.take(func, block, 0);
            }
            return;
        }
        if !fact.is_unresolved() {
            self.take_all(func, block);
        }
    }
    fn take_all(&mut self, func: &FuncMut<'_>, block: Block) {
        let (first, end) = (self.first_edge[block.index()], self.first_edge[block.index() + 1]);
        for index in 0..(end - first) as usize {
            self.take(func, block, index);
        }
    }
    fn take(&mut self, func: &FuncMut<'_>, block: Block, index: usize) {
        let edge = self.first_edge[block.index()] as usize + index;
        if std::mem::replace(&mut self.taken[edge], true) {
            return;
        }
        let Some(to) = successor(func, block, index) else { return };
        let from = &mut self.from[to.index()];
        if from.last() == Some(&block) {
            return;
        }
        from.push(block);
        if !self.executable.contains(to) {
            self.run_block(to);
            return;
        }
        for phi in func.block_insts(to).take_while(|&phi| func.op(phi) == Opcode::Phi) {
            self.queue(phi);
        }
    }
}

/// Whether `value`, of which `fact` is known, is found to be a constant and is not written as one.
fn is_news(value: Value, fact: Fact) -> bool {
    fact.is_constant() && !value.is_constant()
}

/// Target of edge `index` of the terminator of `block`, in the order of its operands.
fn successor(func: &Func<'_>, block: Block, index: usize) -> Option<Block> {
    let term = func.terminator(block);
    match func.op(term) {
        // A switch has its default behind the condition, and every target behind its number.
        Opcode::Switch => func.operand(term, 1 + 2 * index).as_block(),
        _ => func.successors_of(term).nth(index),
    }
}

/// The block whose address `value` is.
fn block_address(func: &Func<'_>, value: Value) -> Option<Block> {
    let c = value.as_const().filter(|&c| func.consts().row(c).kind == ConstKind::BlockAddress)?;
    func.consts().list(c).get(1)?.as_block()
}

/// Operation and kind of wrapping of an arithmetic intrinsic with overflow bit.
pub fn with_overflow(func: &Func<'_>, call: Inst) -> Option<(Opcode, u16)> {
    if func.op(call) != Opcode::Call {
        return None;
    }
    Some(match facts::intrinsic(func, call)? {
        id::UADD_WITH_OVERFLOW => (Opcode::Add, flags::NUW),
        id::SADD_WITH_OVERFLOW => (Opcode::Add, flags::NSW),
        id::USUB_WITH_OVERFLOW => (Opcode::Sub, flags::NUW),
        id::SSUB_WITH_OVERFLOW => (Opcode::Sub, flags::NSW),
        id::UMUL_WITH_OVERFLOW => (Opcode::Mul, flags::NUW),
        id::SMUL_WITH_OVERFLOW => (Opcode::Mul, flags::NSW),
        _ => return None,
    })
}

/// Whether an object can be at null of the address space of pointer `inst`.
pub(super) fn null_is_valid(func: &Func<'_>, inst: Inst) -> bool {
    let space = func.types().addrspace(func.types().scalar(func.ty(inst)));
    space.is_none_or(|space| facts::null_is_valid(func, space))
}
