//! Calls, memory, and what is known across functions.

use super::visit::with_overflow;
use super::{MAX_GROWTHS, Solver, elements, fact_of_attributes};
use crate::lattice::{Fact, is_null, range_bits};
use crate::range::{Range, mask};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::known_bits::launch_bounds;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{Position, range_at};
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// What is known across functions, and what is told of this one. Facts are of the function at hand: constants in them are of
/// its table.
pub trait Outside {
    /// Whether what `callee` returns is tracked.
    fn tracks(&self, callee: Global) -> bool;
    /// Element `element` (0 of what is no struct) of what tracked function `callee` returns.
    fn returned(&mut self, func: &mut FuncMut<'_>, callee: Global, element: usize) -> Fact;
    /// The function at hand passes `fact` as element `element` of argument `number` to `callee`.
    fn pass(&mut self, func: &mut FuncMut<'_>, callee: Global, number: usize, element: usize, fact: Fact);
    /// The function at hand can call `callee`.
    fn reach(&mut self, callee: Global);
    /// The function at hand returns `fact`.
    fn give_back(&mut self, func: &mut FuncMut<'_>, element: usize, fact: Fact);
    /// What tracked variable `global` holds; `None` for others.
    fn held(&mut self, func: &mut FuncMut<'_>, global: Global) -> Option<Fact>;
    /// The function at hand stores `fact` in variable `global`.
    fn store(&mut self, func: &mut FuncMut<'_>, global: Global, fact: Fact);
}

/// Nothing is known beyond the function.
pub struct Alone;

impl Outside for Alone {
    fn tracks(&self, _callee: Global) -> bool {
        false
    }
    fn returned(&mut self, _f: &mut FuncMut<'_>, _callee: Global, _element: usize) -> Fact {
        Fact::Overdefined
    }
    fn pass(&mut self, _f: &mut FuncMut<'_>, _callee: Global, _number: usize, _element: usize, _fact: Fact) {}
    fn reach(&mut self, _callee: Global) {}
    fn give_back(&mut self, _f: &mut FuncMut<'_>, _element: usize, _fact: Fact) {}
    fn held(&mut self, _f: &mut FuncMut<'_>, _global: Global) -> Option<Fact> {
        None
    }
    fn store(&mut self, _f: &mut FuncMut<'_>, _global: Global, _fact: Fact) {}
}

impl Solver {
    pub(super) fn visit_call(&mut self, func: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let value = Value::inst(inst);
        let callee = facts::called_function(func, inst);
        if let Some(callee) = callee {
            self.pass_arguments(func, inst, callee, outside);
        }
        if func.ty(inst) == Type::VOID {
            return;
        }
        if with_overflow(func, inst).is_some() {
            // Extracted parts look at the operands themselves.
            self.queue_users(func, value);
            return self.lower_all(func, value);
        }
        if let Some(callee) = callee.filter(|&callee| outside.tracks(callee)) {
            for element in 0..elements(func, func.ty(inst)).unwrap_or(1) {
                let fact = outside.returned(func, callee, element);
                self.lower(func, value, element, fact, Some(MAX_GROWTHS));
            }
            return;
        }
        if elements(func, func.ty(inst)).is_some() {
            return self.lower_all(func, value);
        }
        if self.fact(func, value) != Fact::Overdefined {
            self.visit_known_call(func, inst);
        }
    }

    /// Calls of intrinsics: their ranges, or the constants they fold to; then what attributes say.
    fn visit_known_call(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let args: SmallVec<[Value; 4]> = func.operands(inst).take(func.call(inst).num_args as usize).collect();
        if let Some(id) = facts::intrinsic(func, inst) {
            if Range::knows_intrinsic(id) && range_bits(func, func.ty(inst)).is_some() {
                let mut ranges: SmallVec<[Range; 2]> = SmallVec::new();
                for &arg in &args {
                    let (fact, bits) = (self.fact(func, arg), range_bits(func, func.type_of(arg)).unwrap_or(1));
                    if fact.is_unresolved() {
                        return;
                    }
                    ranges.push(fact.to_range(func, bits, false));
                }
                if let Some(range) = Range::intrinsic(id, &ranges) {
                    return self.lower_inst(func, inst, Fact::of_range(range));
                }
            }
            let mut constants = args.clone();
            let mut all = true;
            for arg in &mut constants {
                let fact = self.fact(func, *arg);
                let ty = func.type_of(*arg);
                if ty == Type::METADATA {
                    all = false;
                } else if fact.is_unresolved() && facts::call_memory(func, inst) == warpc_ir::attrs::MemoryEffects::NONE
                {
                    return;
                }
                match fact.as_constant(func, ty) {
                    Some(constant) => *arg = constant,
                    None => all = false,
                }
            }
            let (fl, ty) = (func.flags(inst), func.ty(inst));
            if all
                && !facts::call_has(func, inst, AttrKind::StrictFP)
                && let Some(folded) = func.folder().intrinsic(id, fl, &constants, ty)
            {
                let fact = Fact::of_constant(func, folded);
                return self.lower_inst(func, inst, fact);
            }
        }
        let fact = described(func, inst);
        self.lower_inst(func, inst, fact);
    }

    fn pass_arguments(&mut self, func: &mut FuncMut<'_>, inst: Inst, callee: Global, outside: &mut dyn Outside) {
        outside.reach(callee);
        for number in 0..func.call(inst).num_args as usize {
            let arg = func.operand(inst, number);
            let count = elements(func, func.type_of(arg)).unwrap_or(1);
            for element in 0..count {
                let fact = if elements(func, func.type_of(arg)).is_some() {
                    self.element(func, arg, element)
                } else {
                    // What the callee says of its argument holds, or the argument is poison.
                    let attrs = func.ctx().globals.parts[callee.index()].attrs;
                    let set = func.ctx().attrs().list(attrs).params.get(number).copied().unwrap_or(AttrSet::EMPTY);
                    self.fact(func, arg).intersect(func, fact_of_attributes(func, set, func.type_of(arg)))
                };
                outside.pass(func, callee, number, element, fact);
            }
        }
    }

    pub(super) fn visit_load(&mut self, func: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let ty = func.ty(inst);
        if elements(func, ty).is_some() || func.flags(inst) & flags::VOLATILE != 0 {
            return self.lower_all(func, Value::inst(inst));
        }
        let ptr = func.operand(inst, 0);
        let fact = self.fact(func, ptr);
        if fact.is_unresolved() {
            return;
        }
        if let Fact::Constant(address) = fact {
            if is_null(func, address) && !null_is_valid(func, ptr) {
                return;
            }
            let held = address.as_global().and_then(|global| outside.held(func, global));
            if let Some(held) = held {
                self.lower(func, Value::inst(inst), 0, held, Some(MAX_GROWTHS));
                return;
            }
            if let Some(loaded) = func.folder().load(address, ty) {
                let fact = Fact::of_constant(func, loaded);
                return self.lower_inst(func, inst, fact);
            }
        }
        let fact = described(func, inst);
        self.lower_inst(func, inst, fact);
    }

    pub(super) fn visit_store(&mut self, func: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let (value, ptr) = (func.operand(inst, 0), func.operand(inst, 1));
        let Some(global) = ptr.as_global() else { return };
        let several = elements(func, func.type_of(value)).is_some();
        let fact = if several { Fact::Overdefined } else { self.fact(func, value) };
        outside.store(func, global, fact);
    }

    pub(super) fn visit_return(&mut self, func: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        if func.num_operands(inst) == 0 {
            return;
        }
        let value = func.operand(inst, 0);
        match elements(func, func.type_of(value)) {
            None => {
                let fact = self.fact(func, value);
                outside.give_back(func, 0, fact);
            }
            Some(count) => {
                for element in 0..count {
                    let fact = self.element(func, value, element);
                    outside.give_back(func, element, fact);
                }
            }
        }
    }
}

fn null_is_valid(func: &Func<'_>, ptr: Value) -> bool {
    func.types().addrspace(func.type_of(ptr)).is_none_or(|space| facts::null_is_valid(func, space))
}

/// What metadata, attributes, the table of intrinsics and launch bounds say of the result of a load or call.
pub fn described(func: &Func<'_>, inst: Inst) -> Fact {
    let ty = func.ty(inst);
    let mut fact = Fact::Overdefined;
    if func.flags(inst) & flags::HAS_MD != 0 {
        for row in func.attachments(inst) {
            match func.ctx().str(row.kind) {
                b"range" => {
                    if let Some(range) = range_of_metadata(func, row.node, ty) {
                        fact = fact.intersect(func, Fact::of_range(range));
                    }
                }
                b"nonnull" => fact = Fact::NotNull,
                _ => {}
            }
        }
    }
    if !func.op(inst).is_call() {
        return fact;
    }
    let of_list = |list: AttrList| fact_of_attributes(func, func.attrs().list(list).ret, ty);
    fact = fact.intersect(func, of_list(func.call(inst).attrs));
    if let Some(callee) = facts::called_function(func, inst) {
        return fact.intersect(func, of_list(func.ctx().globals.parts[callee.index()].attrs));
    }
    let (Some(id), Some(bits)) = (facts::intrinsic(func, inst), range_bits(func, ty)) else { return fact };
    if let Some((lo, hi)) = range_at(id, Position::Return) {
        fact = fact.intersect(func, Fact::of_range(Range::new(bits, lo as i128 as u128, hi as i128 as u128)));
    }
    if let Some((least, most)) = launch_bounds(func, id).filter(|&(least, most)| least <= most && most <= mask(bits)) {
        fact = fact.intersect(func, Fact::of_range(Range::closed(bits, least, most)));
    }
    fact
}

/// The integers of `!range` node `node`.
fn range_of_metadata(func: &Func<'_>, node: Md, ty: Type) -> Option<Range> {
    let tables = func.ctx().tables;
    let bits = range_bits(func, ty)?;
    let limit = |node: Md| tables.metadata_u128(node);
    let mut all = Range::empty(bits);
    for pair in tables.metadata.ops(node).chunks_exact(2) {
        all = all.union(Range::new(bits, limit(pair[0])?, limit(pair[1])?));
    }
    Some(all)
}

/// Whether `inst` can be erased once all its uses are replaced: without effects, or a load.
pub fn is_removable(func: &Func<'_>, inst: Inst) -> bool {
    facts::would_be_dead(func, inst) || func.op(inst) == Opcode::Load && func.flags(inst) & flags::VOLATILE == 0
}
