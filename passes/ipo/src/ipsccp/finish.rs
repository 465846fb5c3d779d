//! What becomes of the module: bodies, results that nobody needs, variables that only hold one value.

use super::between::Row;
use super::{Whole, nothing};
use crate::attr_edit::POISON_TRAPS;
use warpc_analysis::facts::called_function;
use warpc_ir::attrs::{Attr, AttrKind, MemLoc, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::module::Symbol;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Module, Opcode, Value};
use warpc_propagation::lattice::Fact;
use warpc_propagation::{predicates, rewrite};

/// Whether the attribute makes poison undefined behaviour.
fn forbids_poison(attr: &Attr) -> bool {
    attr.kind().is_some_and(|kind| POISON_TRAPS.contains(&kind))
}

impl Whole {
    /// Functions whose results stay though they are known: calls that a return must follow need them.
    pub(super) fn kept_results(&self, module: &mut Module) -> Vec<bool> {
        let mut kept = vec![false; self.functions.len()];
        for function in self.functions.iter().filter(|function| !function.settled) {
            let solver = &function.solver;
            module.edit(function.global, |f| {
                let blocks: Vec<Block> = f.block_order().filter(|&block| solver.is_executable(block)).collect();
                for block in blocks {
                    let calls: Vec<Inst> = f.block_insts(block).filter(|&inst| f.op(inst).is_call()).collect();
                    for inst in calls {
                        let Some(callee) = called_function(f, inst).and_then(|callee| self.between.row(callee)) else {
                            continue;
                        };
                        if rewrite::must_keep(f, inst) && solver.constant(f, Value::inst(inst)).is_some() {
                            kept[callee.index()] = true;
                        }
                    }
                }
            });
        }
        kept
    }

    /// Rewrites function `at` and takes its copies out.
    pub(super) fn rewrite(&mut self, module: &mut Module, at: usize) -> bool {
        let function = &self.functions[at];
        let solver = &function.solver;
        let result = module.edit(function.global, |f| {
            let mut changed = false;
            let mut pointers = false;
            if solver.is_executable(f.entry()) {
                for number in 0..f.num_args() as u32 {
                    let value = Value::arg(number);
                    if f.is_unused(value) {
                        continue;
                    }
                    if let Some(constant) = solver.constant(f, value) {
                        f.replace_all_uses(value, constant);
                        changed = true;
                        pointers |= f.types().is_ptr(f.type_of(value));
                    }
                }
            }
            changed |= rewrite::rewrite(f, solver).changed;
            predicates::remove(f, solver.copies.iter());
            if !changed {
                // Use lists are built anew: their order is not what it was.
                f.drop_erased_rows(function.before.0);
                let side = f.side_mut();
                side.settled.clone_from(&function.before.1);
                side.uses_built = false;
            }
            (changed, pointers)
        });
        let (changed, pointers) = result.unwrap_or_default();
        if !changed && !self.functions[at].edited {
            module.restored(self.functions[at].global);
        }
        if pointers {
            widen_memory(module, self.functions[at].global);
            for call in self.calls_of(Row::new(at)) {
                let caller = &mut self.functions[call.0.index()];
                caller.edited = true;
                module.edit(caller.global, |f| {
                    if f.is_dead(call.1) {
                        return;
                    }
                    let list = f.attrs().list(f.call(call.1).attrs).clone();
                    if let Some(attrs) = widened(f.attrs().set(list.func)) {
                        let set = f.intern_attr_set(attrs);
                        let attrs = f.intern_attrs(set, list.ret, list.params.to_vec());
                        let row = f.call(call.1).clone();
                        f.set_call(call.1, warpc_ir::CallRow { attrs, ..row });
                    }
                });
            }
        }
        changed
    }

    pub(super) fn calls_of(&self, row: Row) -> Vec<(Row, Inst)> {
        let start = self.calls.partition_point(|call| call.0 < row);
        self.calls[start..].iter().take_while(|call| call.0 == row).map(|call| (call.1, call.2)).collect()
    }

    /// Returns of functions whose result every caller knows give nothing.
    pub(super) fn drop_results(&mut self, module: &mut Module, preserved: &[bool]) -> bool {
        let mut changed = false;
        for at in 0..self.functions.len() {
            let function = &self.functions[at];
            if !function.closed || preserved[at] || !self.has_one_result(Row::new(at)) {
                continue;
            }
            let dropped = module.edit(function.global, |f| {
                let returns: Vec<Inst> = f
                    .block_order()
                    .map(|block| f.terminator(block))
                    .filter(|term| term.is_some() && f.op(*term) == Opcode::Ret && f.num_operands(*term) == 1)
                    .collect();
                let followed = |ret: Inst| {
                    let before = f.prev(ret);
                    before.is_some() && f.op(before) == Opcode::Call && f.call(before).tail == TailKind::MustTail
                };
                if returns.iter().any(|&ret| followed(ret)) {
                    return false;
                }
                let mut dropped = false;
                for ret in returns {
                    if !f.operand(ret, 0).is_undef_or_poison() {
                        let ty = f.type_of(f.operand(ret, 0));
                        f.set_operand(ret, 0, nothing(ty));
                        dropped = true;
                    }
                }
                dropped
            });
            if dropped == Some(true) {
                changed = true;
                self.forget_result_attributes(module, Row::new(at));
            }
        }
        changed
    }

    /// Drops attributes of the result of function `row`, which is poison now, that say more of it: on the function and on its calls.
    fn forget_result_attributes(&self, module: &mut Module, row: Row) {
        let global = self.functions[row.index()].global;
        let list = module.ctx().attrs().list(module.globals().parts()[global.index()].attrs).clone();
        let cut = |attrs: &[Attr], result: bool| -> Vec<Attr> {
            let goes =
                |attr: &Attr| if result { forbids_poison(attr) } else { attr.kind() == Some(AttrKind::Returned) };
            attrs.iter().filter(|attr| !goes(attr)).cloned().collect()
        };
        let ret = cut(module.ctx().attrs().set(list.ret), true);
        let params: Vec<Vec<Attr>> = list.params.iter().map(|&set| cut(module.ctx().attrs().set(set), false)).collect();
        let table = &mut module.tables_mut().attrs;
        let (ret, params) = (table.set(ret), params.into_iter().map(|set| table.set(set)).collect());
        let attrs = table.list(list.func, ret, params);
        module.globals_mut().parts_mut()[global.index()].attrs = attrs;
        for (caller, inst) in self.calls_of(row) {
            module.edit(self.functions[caller.index()].global, |f| {
                if f.is_dead(inst) || f.call(inst).attrs == AttrList::EMPTY {
                    return;
                }
                let list = f.attrs().list(f.call(inst).attrs).clone();
                let ret = cut(f.attrs().set(list.ret), true);
                let params: Vec<Vec<Attr>> = list.params.iter().map(|&set| cut(f.attrs().set(set), false)).collect();
                let ret = f.intern_attr_set(ret);
                let params = params.into_iter().map(|set| f.intern_attr_set(set)).collect();
                let attrs = f.intern_attrs(list.func, ret, params);
                let row = f.call(inst).clone();
                f.set_call(inst, warpc_ir::CallRow { attrs, ..row });
            });
        }
    }

    /// Variables that only hold one value: loads are that value by now, so stores and the variable go.
    pub(super) fn drop_variables(&mut self, module: &mut Module) -> bool {
        let known = |global: &Global| !self.between.variable(*global).is_several();
        let gone: Vec<Global> = self.between.variables().filter(known).collect();
        if gone.is_empty() {
            return false;
        }
        // Loads whose value is unknown stay in code that cannot be told to be dead.
        let mut left = vec![false; module.globals().len()];
        for function in &self.functions {
            module.edit(function.global, |f| {
                let insts: Vec<Inst> = f.block_order().flat_map(|block| f.block_insts(block)).collect();
                for inst in insts {
                    if f.op(inst) == Opcode::Store
                        && f.operand(inst, 1).as_global().is_some_and(|global| gone.binary_search(&global).is_ok())
                    {
                        f.erase(inst);
                        continue;
                    }
                    for global in f.operands(inst).filter_map(|value| value.as_global()) {
                        left[global.index()] = true;
                    }
                }
            });
        }
        for global in gone {
            if left[global.index()] || self.between.variable(global) == Fact::Unknown {
                continue;
            }
            let mut rows = module.globals_mut();
            rows.sym_mut()[global.index()].flags |= Symbol::DEAD;
            rows.parts_mut()[global.index()].init = Value::NONE;
        }
        true
    }
}

/// Attributes of a function that only accesses what its arguments point to, if constants took the place of some.
fn widened(attrs: &[Attr]) -> Option<Vec<Attr>> {
    let at = attrs.iter().position(|attr| attr.kind() == Some(AttrKind::Memory))?;
    let Attr::Int(kind, bits) = attrs[at] else { return None };
    let effects = MemoryEffects(bits as u32);
    let of_args = effects.get(MemLoc::ArgMem);
    let wider = [MemLoc::Other, MemLoc::ErrnoMem]
        .into_iter()
        .fold(effects, |wider, location| wider.with(location, wider.get(location) | of_args));
    let mut attrs = attrs.to_vec();
    attrs[at] = Attr::Int(kind, wider.0 as u64);
    Some(attrs)
}

fn widen_memory(module: &mut Module, global: Global) {
    let list = module.ctx().attrs().list(module.globals().parts()[global.index()].attrs).clone();
    let Some(attrs) = widened(module.ctx().attrs().set(list.func)) else { return };
    let table = &mut module.tables_mut().attrs;
    let func = table.set(attrs);
    let attrs = table.list(func, list.ret, list.params.to_vec());
    module.globals_mut().parts_mut()[global.index()].attrs = attrs;
}
