//! The worklist: conditions that hold from a block on, instructions that say something of themselves, and what may be decided.

use super::decompose::{Condition, offsets_of};
use warpc_analysis::known_bits::{Values, object_size};
use warpc_analysis::{facts, undefined};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loops::Loops;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value, flags};
use warpc_scalar::patterns as p;
use warpc_scev::{COULD_NOT_COMPUTE, Kind, Se, Wrap};

/// Conditions of a branch that are taken apart.
const MAX_CONDITIONS: usize = 64;

/// What an item of the worklist is.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    /// It holds, if the other condition does; whether both operands of the comparison have one sign.
    Fact(Condition, Option<Condition>, bool),
    /// What an instruction is says something of it.
    Said(Inst),
    /// The comparison in an operand may be decided where it is used.
    Use(Use),
    /// The instruction may be decided.
    Inst(Inst),
}

/// An item of the worklist.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    /// Numbers of the first and the last block that it is about, in the order of dominators.
    pub span: [u32; 2],
    /// Its place among those of its block.
    place: (u8, u32),
    pub what: What,
}

/// Collects the items of a function.
pub(super) struct Collector<'q> {
    pub dom: &'q DomTree,
    pub loops: &'q Loops,
    /// By row of an instruction: its number in its block.
    pub numbers: &'q [u32],
    pub items: Vec<Item>,
}

impl Collector<'_> {
    /// The items of all reachable blocks, in the order in which they are to be worked on.
    pub(super) fn collect(mut self, func: &mut FuncMut<'_>) -> Vec<Item> {
        for block in func.block_order().collect::<Vec<_>>() {
            if self.dom.is_reachable(block) {
                self.of_instructions(func, block);
                self.of_terminator(func, block);
            }
        }
        self.items.sort_by_key(|item| (item.span[0], item.place));
        self.items
    }
    fn fact(&mut self, func: &Func<'_>, block: Block, fact: Condition, if_holds: Option<Condition>, same_sign: bool) {
        if self.dom.is_reachable(block) {
            let number =
                |value: Value| value.is_constant() && !value.is_undef_or_poison() && p::int(func, value).is_some();
            let no_number = !number(fact.left) && !number(fact.right);
            let what = What::Fact(fact, if_holds, same_sign);
            self.items.push(Item { span: self.dom.span(block), place: (0, no_number as u32), what });
        }
    }
    fn at(&mut self, func: &Func<'_>, inst: Inst, what: What) {
        let block = func.block_of(inst);
        if self.dom.is_reachable(block) {
            let place = (1, self.numbers[inst.index()]);
            self.items.push(Item { span: self.dom.span(block), place, what });
        }
    }

    fn of_instructions(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let mut surely_reached = true;
        for inst in func.block_insts(block).collect::<Vec<_>>() {
            match func.op(inst) {
                Opcode::ICmp => {
                    for row in func.uses(Value::inst(inst)).collect::<Vec<_>>() {
                        let place = func.place_of_use(row);
                        self.at(func, place, What::Use(row));
                    }
                    continue;
                }
                Opcode::Load | Opcode::Store if access_in_object(func, inst).is_some() => {
                    self.at(func, inst, What::Said(inst));
                }
                op if op.is_call() => self.of_call(func, inst, surely_reached),
                _ => {}
            }
            surely_reached &= facts::transfers_execution(func, inst);
        }
    }
    fn of_call(&mut self, func: &mut FuncMut<'_>, inst: Inst, surely_reached: bool) {
        let Some(which) = facts::intrinsic(func, inst) else { return };
        match which {
            id::ASSUME => {
                let Some((pred, left, right)) = p::icmp(func, func.operand(inst, 0)) else { return };
                let same_sign = p::has_flags(func, func.operand(inst, 0), flags::SAMESIGN);
                if surely_reached {
                    self.fact(func, func.block_of(inst), Condition { pred, left, right }, None, same_sign);
                } else {
                    self.at(func, inst, What::Said(inst));
                }
            }
            id::SSUB_WITH_OVERFLOW | id::UCMP | id::SCMP => self.at(func, inst, What::Inst(inst)),
            id::UMIN | id::UMAX | id::SMIN | id::SMAX | id::UADD_SAT | id::USUB_SAT => {
                if !matches!(which, id::UADD_SAT | id::USUB_SAT) {
                    self.at(func, inst, What::Inst(inst));
                }
                // Of poison nothing may be said.
                if Values::new(func).at(inst).not_undef_or_poison(Value::inst(inst)) || is_never_poison(func, inst) {
                    self.at(func, inst, What::Said(inst));
                }
            }
            id::ABS => self.at(func, inst, What::Said(inst)),
            _ => {}
        }
    }

    fn of_terminator(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let term = func.terminator(block);
        match func.op(term) {
            Opcode::Switch => {
                let value = func.operand(term, 0);
                for at in (2..func.num_operands(term)).step_by(2) {
                    let (number, Some(to)) = (func.operand(term, at), func.operand(term, at + 1).as_block()) else {
                        continue;
                    };
                    if self.dom.edge_dominates(func, block, to, to) {
                        let fact = Condition { pred: IntPred::Eq, left: value, right: number };
                        self.fact(func, to, fact, None, false);
                    }
                }
            }
            Opcode::Br if func.num_operands(term) == 3 => self.of_branch(func, block, term),
            _ => {}
        }
    }
    fn of_branch(&mut self, func: &mut FuncMut<'_>, block: Block, term: Inst) {
        let condition = func.operand(term, 0);
        let is_or = p::logical_or(func, condition).is_some();
        if is_or || p::logical_and(func, condition).is_some() {
            let Some(to) = func.operand(term, if is_or { 2 } else { 1 }).as_block() else { return };
            if !self.dom.edge_dominates(func, block, to, to) {
                return;
            }
            let mut seen = vec![condition];
            let mut work = vec![condition];
            while let Some(part) = work.pop() {
                let parts = if is_or { p::logical_or(func, part) } else { p::logical_and(func, part) };
                if let Some((pred, left, right)) = p::icmp(func, part) {
                    let pred = if is_or { pred.inverse() } else { pred };
                    let same_sign = p::has_flags(func, part, flags::SAMESIGN);
                    self.fact(func, to, Condition { pred, left, right }, None, same_sign);
                } else if let Some((left, right, _)) = parts {
                    for operand in [right, left] {
                        if seen.len() < MAX_CONDITIONS && !seen.contains(&operand) {
                            seen.push(operand);
                            work.push(operand);
                        }
                    }
                }
            }
            return;
        }
        let Some((pred, left, right)) = p::icmp(func, condition) else { return };
        let same_sign = p::has_flags(func, condition, flags::SAMESIGN);
        for (index, pred) in [(1, pred), (2, pred.inverse())] {
            if let Some(to) = func.operand(term, index).as_block()
                && self.dom.edge_dominates(func, block, to, to)
            {
                self.fact(func, to, Condition { pred, left, right }, None, same_sign);
            }
        }
    }

    /// What the counters of loops are between their start and the bound that ends them.
    pub(super) fn of_counters(&mut self, se: &mut Se<'_, '_>, func: &Func<'_>) {
        for loop_id in self.loops.inner_first() {
            if let Some(counter) = counter_of(self.loops, func, loop_id) {
                self.of_counter(se, func, loop_id, counter);
            }
        }
    }
    fn of_counter(&mut self, se: &mut Se<'_, '_>, func: &Func<'_>, loop_id: Loop, counter: Counter) {
        let Counter { phi, bound, into } = counter;
        let header = func.block_of(phi);
        let value = Value::inst(phi);
        let expr = se.get(value);
        let Some(entry) = self.loops.predecessor(func, loop_id) else { return };
        if se.rec_loop(expr) != Some(loop_id) || !se.is_affine(expr) {
            return;
        }
        let Some(start) = func.phi_value_for(phi, entry) else { return };
        let step = se.op(expr, 1);
        let wrap = se.wrap(expr);
        let rises = wrap.has(Wrap::NUW);
        let rises_signed = wrap.has(Wrap::NSW) && se.is_known_non_negative(step);
        let condition = |pred, left, right| Condition { pred, left, right };
        let above_start = |pred| condition(pred, value, start);
        if rises {
            self.fact(func, into, above_start(IntPred::Uge), None, false);
        }
        if rises_signed {
            self.fact(func, into, above_start(IntPred::Sge), None, false);
        }
        let Some(number) = se.constant(step).filter(|_| se.kind(step) == Kind::Constant) else { return };
        let invariant = bound.as_inst().is_none_or(|inst| !self.loops.contains(loop_id, func.block_of(inst)));
        let bits = se.bits(step);
        if !invariant || number == 0 {
            return;
        }
        if number >> (bits - 1) & 1 == 1 {
            if number != u128::MAX >> (128 - bits) {
                return;
            }
            // Down to the bound by one, which is met before the counter wraps if it is not above the start.
            let signs = [(IntPred::Uge, IntPred::Ugt, IntPred::Ule), (IntPred::Sge, IntPred::Sgt, IntPred::Sle)];
            for (at_least, more, at_most) in signs {
                let holds = Some(condition(at_most, bound, start));
                self.fact(func, into, condition(at_least, start, value), holds, false);
                self.fact(func, into, condition(more, value, bound), holds, false);
            }
            return;
        }
        if number != 1 {
            let (from, to) = (se.op(expr, 0), se.get(bound));
            let distance = se.minus(to, from, Wrap::ANY);
            if distance == COULD_NOT_COMPUTE || !se.constant_multiple(distance).is_multiple_of(number) {
                return;
            }
        }
        let unsigned = Some(condition(IntPred::Ule, start, bound));
        let signed = Some(condition(IntPred::Sle, start, bound));
        if !rises {
            self.fact(func, into, above_start(IntPred::Uge), unsigned, false);
        }
        if !rises_signed {
            self.fact(func, into, above_start(IntPred::Sge), signed, false);
        }
        self.fact(func, into, condition(IntPred::Ult, value, bound), unsigned, false);
        self.fact(func, into, condition(IntPred::Slt, value, bound), signed, false);
        // Wherever the loop is left, the counter went no further.
        for exit in self.loops.exit_blocks(func, loop_id) {
            if self.dom.dominates(header, exit) {
                self.fact(func, exit, condition(IntPred::Ule, value, bound), unsigned, false);
            }
        }
    }
}

/// A counter that ends its loop when it equals a bound.
struct Counter {
    phi: Inst,
    bound: Value,
    /// The block behind the check, in the loop.
    into: Block,
}

fn counter_of(loops: &Loops, func: &Func<'_>, loop_id: Loop) -> Option<Counter> {
    let header = loops.header(loop_id);
    let term = func.terminator(header);
    if func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
        return None;
    }
    let (pred, left, right) = p::icmp(func, func.operand(term, 0))?;
    let (phi, bound) = match p::inst(func, left, Opcode::Phi) {
        Some(phi) => (phi, right),
        None => (p::inst(func, right, Opcode::Phi)?, left),
    };
    let into = match pred {
        IntPred::Ne => func.operand(term, 1),
        IntPred::Eq => func.operand(term, 2),
        _ => return None,
    };
    let into = into.as_block()?;
    let exits = func.successors(header).any(|to| !loops.contains(loop_id, to));
    let fits = func.block_of(phi) == header
        && func.phi_len(phi) == 2
        && is_counted(func, func.ty(phi))
        && loops.contains(loop_id, into)
        && exits
        && into != header;
    fits.then_some(Counter { phi, bound, into })
}

/// Whether counters of type `ty` are looked at: integers, and addresses that step through an array.
fn is_counted(func: &Func<'_>, ty: Type) -> bool {
    func.types().is_ptr(ty) || func.types().int_bits(ty).is_some_and(|bits| bits <= 128)
}

/// Whether intrinsic call `inst` is not poison: its operands are defined, or the function would be undefined.
fn is_never_poison(func: &Func<'_>, inst: Inst) -> bool {
    if undefined::if_poison(func, Value::inst(inst)) {
        return true;
    }
    let arguments = func.call(inst).num_args as usize;
    (0..arguments).all(|index| Values::new(func).at(inst).not_undef_or_poison(func.operand(inst, index)))
}

/// Access `inst` through an index into an object of known size: the index, and the largest one that is in it.
pub(super) fn access_in_object(func: &Func<'_>, inst: Inst) -> Option<(Value, u64)> {
    let (pointer, ty) = match func.op(inst) {
        Opcode::Load => (func.operand(inst, 0), func.ty(inst)),
        Opcode::Store => (func.operand(inst, 1), func.type_of(func.operand(inst, 0))),
        _ => return None,
    };
    let gep = p::inst(func, pointer, Opcode::GetElementPtr)?;
    let offsets = offsets_of(func, gep)?;
    let &[(index, size)] = &offsets.variables[..] else { return None };
    let space = func.types().addrspace(func.ty(gep))?;
    if !offsets.nuw
        || size <= 0
        || func.types().int_bits(func.type_of(index)) != Some(func.layout().pointer_bits(space))
    {
        return None;
    }
    let object = object_size(func, offsets.base)?;
    let bytes = func.layout().store_size(func.types(), ty);
    let room = i64::try_from(object).ok()?.checked_sub(i64::try_from(bytes).ok()?)?.checked_sub(offsets.constant)?;
    Some((index, u64::try_from(room).ok()? / size as u64))
}

/// Puts `value` in place of what `inst` overflows to: the difference, and that it did not.
pub(super) fn replace_overflow(func: &mut FuncMut<'_>, inst: Inst) -> bool {
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let users: Vec<Inst> = func.uses(Value::inst(inst)).map(|row| func.user(row)).collect();
    let mut difference = None;
    let mut changed = false;
    for user in users {
        if func.is_dead(user) || func.op(user) != Opcode::ExtractValue {
            continue;
        }
        let value = match func.indices(user) {
            [0] => *difference.get_or_insert_with(|| Builder::before(func, inst).binary(Opcode::Sub, left, right, 0)),
            [1] => {
                let ty = func.ty(user);
                func.folder().bool_of(ty, false)
            }
            _ => continue,
        };
        func.replace_and_erase(user, value);
        changed = true;
    }
    if func.is_unused(Value::inst(inst)) {
        func.erase(inst);
        changed = true;
    }
    changed
}
