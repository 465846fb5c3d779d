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
    fn returned(&mut self, f: &mut FuncMut<'_>, callee: Global, element: usize) -> Fact;
    /// The function at hand passes `fact` as element `element` of argument `number` to `callee`.
    fn pass(&mut self, f: &mut FuncMut<'_>, callee: Global, number: usize, element: usize, fact: Fact);
    /// The function at hand can call `callee`.
    fn reach(&mut self, callee: Global);
    /// The function at hand returns `fact`.
    fn give_back(&mut self, f: &mut FuncMut<'_>, element: usize, fact: Fact);
    /// What tracked variable `global` holds; `None` for others.
    fn held(&mut self, f: &mut FuncMut<'_>, global: Global) -> Option<Fact>;
    /// The function at hand stores `fact` in variable `global`.
    fn store(&mut self, f: &mut FuncMut<'_>, global: Global, fact: Fact);
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
    pub(super) fn visit_call(&mut self, f: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let value = Value::inst(inst);
        let callee = facts::called_function(f, inst);
        if let Some(callee) = callee {
            self.pass_arguments(f, inst, callee, outside);
        }
        if f.ty(inst) == Type::VOID {
            return;
        }
        if with_overflow(f, inst).is_some() {
            // Extracted parts look at the operands themselves.
            self.queue_users(f, value);
            return self.lower_all(f, value);
        }
        if let Some(callee) = callee.filter(|&callee| outside.tracks(callee)) {
            for element in 0..elements(f, f.ty(inst)).unwrap_or(1) {
                let fact = outside.returned(f, callee, element);
                self.lower(f, value, element, fact, Some(MAX_GROWTHS));
            }
            return;
        }
        if elements(f, f.ty(inst)).is_some() {
            return self.lower_all(f, value);
        }
        if self.fact(f, value) != Fact::Overdefined {
            self.visit_known_call(f, inst);
        }
    }

    /// Calls of intrinsics: their ranges, or the constants they fold to; then what attributes say.
    fn visit_known_call(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        let args: SmallVec<[Value; 4]> = f.operands(inst).take(f.call(inst).num_args as usize).collect();
        if let Some(id) = facts::intrinsic(f, inst) {
            if Range::knows_intrinsic(id) && range_bits(f, f.ty(inst)).is_some() {
                let mut ranges: SmallVec<[Range; 2]> = SmallVec::new();
                for &arg in &args {
                    let (fact, bits) = (self.fact(f, arg), range_bits(f, f.type_of(arg)).unwrap_or(1));
                    if fact.is_unresolved() {
                        return;
                    }
                    ranges.push(fact.to_range(f, bits, false));
                }
                if let Some(range) = Range::intrinsic(id, &ranges) {
                    return self.lower_inst(f, inst, Fact::of_range(range));
                }
            }
            let mut constants = args.clone();
            let mut all = true;
            for arg in &mut constants {
                let fact = self.fact(f, *arg);
                let ty = f.type_of(*arg);
                if ty == Type::METADATA {
                    all = false;
                } else if fact.is_unresolved() && facts::call_memory(f, inst) == warpc_ir::attrs::MemoryEffects::NONE {
                    return;
                }
                match fact.as_constant(f, ty) {
                    Some(constant) => *arg = constant,
                    None => all = false,
                }
            }
            let (fl, ty) = (f.flags(inst), f.ty(inst));
            if all
                && !facts::call_has(f, inst, AttrKind::StrictFP)
                && let Some(folded) = f.folder().intrinsic(id, fl, &constants, ty)
            {
                let fact = Fact::of_constant(f, folded);
                return self.lower_inst(f, inst, fact);
            }
        }
        let fact = described(f, inst);
        self.lower_inst(f, inst, fact);
    }

    fn pass_arguments(&mut self, f: &mut FuncMut<'_>, inst: Inst, callee: Global, outside: &mut dyn Outside) {
        outside.reach(callee);
        for number in 0..f.call(inst).num_args as usize {
            let arg = f.operand(inst, number);
            let count = elements(f, f.type_of(arg)).unwrap_or(1);
            for element in 0..count {
                let fact = if elements(f, f.type_of(arg)).is_some() {
                    self.element(f, arg, element)
                } else {
                    // What the callee says of its argument holds, or the argument is poison.
                    let attrs = f.ctx().globals.parts[callee.index()].attrs;
                    let set = f.ctx().attrs().list(attrs).params.get(number).copied().unwrap_or(AttrSet::EMPTY);
                    self.fact(f, arg).intersect(f, fact_of_attributes(f, set, f.type_of(arg)))
                };
                outside.pass(f, callee, number, element, fact);
            }
        }
    }

    pub(super) fn visit_load(&mut self, f: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let ty = f.ty(inst);
        if elements(f, ty).is_some() || f.flags(inst) & flags::VOLATILE != 0 {
            return self.lower_all(f, Value::inst(inst));
        }
        let ptr = f.operand(inst, 0);
        let fact = self.fact(f, ptr);
        if fact.is_unresolved() {
            return;
        }
        if let Fact::Constant(address) = fact {
            if is_null(f, address) && !null_is_valid(f, ptr) {
                return;
            }
            let held = address.as_global().and_then(|global| outside.held(f, global));
            if let Some(held) = held {
                self.lower(f, Value::inst(inst), 0, held, Some(MAX_GROWTHS));
                return;
            }
            if let Some(loaded) = f.folder().load(address, ty) {
                let fact = Fact::of_constant(f, loaded);
                return self.lower_inst(f, inst, fact);
            }
        }
        let fact = described(f, inst);
        self.lower_inst(f, inst, fact);
    }

    pub(super) fn visit_store(&mut self, f: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        let (value, ptr) = (f.operand(inst, 0), f.operand(inst, 1));
        let Some(global) = ptr.as_global() else { return };
        let several = elements(f, f.type_of(value)).is_some();
        let fact = if several { Fact::Overdefined } else { self.fact(f, value) };
        outside.store(f, global, fact);
    }

    pub(super) fn visit_return(&mut self, f: &mut FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) {
        if f.num_operands(inst) == 0 {
            return;
        }
        let value = f.operand(inst, 0);
        match elements(f, f.type_of(value)) {
            None => {
                let fact = self.fact(f, value);
                outside.give_back(f, 0, fact);
            }
            Some(count) => {
                for element in 0..count {
                    let fact = self.element(f, value, element);
                    outside.give_back(f, element, fact);
                }
            }
        }
    }
}

fn null_is_valid(f: &Func<'_>, ptr: Value) -> bool {
    let attrs = f.ctx().globals.parts[f.global().index()].attrs;
    f.types().addrspace(f.type_of(ptr)) != Some(0) || f.ctx().attrs().fn_has(attrs, AttrKind::NullPointerIsValid)
}

/// What metadata, attributes, the table of intrinsics and launch bounds say of the result of a load or call.
pub fn described(f: &Func<'_>, inst: Inst) -> Fact {
    let ty = f.ty(inst);
    let mut fact = Fact::Overdefined;
    if f.flags(inst) & flags::HAS_MD != 0 {
        for row in f.attachments(inst) {
            match f.ctx().str(row.kind) {
                b"range" => {
                    if let Some(range) = range_of_metadata(f, row.node, ty) {
                        fact = fact.intersect(f, Fact::of_range(range));
                    }
                }
                b"nonnull" => fact = Fact::NotNull,
                _ => {}
            }
        }
    }
    if !f.op(inst).is_call() {
        return fact;
    }
    let of_list = |list: AttrList| fact_of_attributes(f, f.attrs().list(list).ret, ty);
    fact = fact.intersect(f, of_list(f.call(inst).attrs));
    if let Some(callee) = facts::called_function(f, inst) {
        return fact.intersect(f, of_list(f.ctx().globals.parts[callee.index()].attrs));
    }
    let (Some(id), Some(bits)) = (facts::intrinsic(f, inst), range_bits(f, ty)) else { return fact };
    if let Some((lo, hi)) = range_at(id, Position::Return) {
        fact = fact.intersect(f, Fact::of_range(Range::new(bits, lo as i128 as u128, hi as i128 as u128)));
    }
    if let Some((least, most)) = launch_bounds(f, id).filter(|&(least, most)| least <= most && most <= mask(bits)) {
        fact = fact.intersect(f, Fact::of_range(Range::closed(bits, least, most)));
    }
    fact
}

/// The integers of `!range` node `node`.
fn range_of_metadata(f: &Func<'_>, node: Md, ty: Type) -> Option<Range> {
    let tables = f.ctx().tables;
    let bits = range_bits(f, ty)?;
    let limit = |node: Md| tables.metadata_u128(node);
    let mut all = Range::empty(bits);
    for pair in tables.metadata.ops(node).chunks_exact(2) {
        all = all.union(Range::new(bits, limit(pair[0])?, limit(pair[1])?));
    }
    Some(all)
}

/// Whether `inst` can be erased once all its uses are replaced: without effects, or a load.
pub fn is_removable(f: &Func<'_>, inst: Inst) -> bool {
    facts::would_be_dead(f, inst) || f.op(inst) == Opcode::Load && f.flags(inst) & flags::VOLATILE == 0
}
