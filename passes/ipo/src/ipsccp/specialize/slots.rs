//! Stack slots that hold one constant and are passed to a function that calls itself: the constant in a variable of its own lets the next
//! round copy the function for it.

use super::Specializer;
use super::sites::candidate;
use crate::ipsccp::Whole;
use crate::ipsccp::between::Row;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, GlobalRow, Linkage, Parts, Shape, Symbol};
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Module, Opcode, Value};
use warpc_propagation::solver::Solver;

impl Specializer<'_> {
    /// Passes constant variables to function `row` where its calls pass slots that hold nothing else.
    pub(super) fn promote_slots(&mut self, module: &mut Module, whole: &mut Whole, row: Row) {
        for (caller, call) in whole.calls_of(row) {
            if !whole.runs_call(module, caller, call) {
                continue;
            }
            let function = &whole.functions[caller.index()];
            let (global, solver, between) = (function.global, &function.solver, &mut whole.between);
            let found = module.edit(global, |func| {
                let mut found = Vec::new();
                for number in 0..func.call(call).num_args as usize {
                    if let Some((slot, constant)) = held(func, solver, call, number) {
                        let align = func.aux(slot).b as u8;
                        found.push((number, func.type_of(constant), align, between.export(caller, func, constant)));
                    }
                }
                found
            });
            for (number, ty, align, constant) in found.unwrap_or_default() {
                let init = whole.between.to_module(module, constant);
                let variable = self.add_variable(module, ty, align, init);
                whole.between.grow(module);
                let function = &mut whole.functions[caller.index()];
                function.note_edit();
                module.edit(global, |func| func.set_operand(call, number, Value::global(variable)));
            }
        }
    }

    fn add_variable(&mut self, module: &mut Module, ty: Type, align: u8, init: Value) -> Global {
        let name = loop {
            self.variables += 1;
            let name = format!("specialized.arg.{}", self.variables);
            if module.find_global(&name).is_none() {
                break name;
            }
        };
        let name = module.tables_mut().strings.intern(name.as_bytes());
        let sym = Symbol {
            name,
            kind: GlobalKind::Variable,
            linkage: Linkage::Internal,
            flags: Symbol::CONSTANT,
            ..Symbol::default()
        };
        let shape = Shape { ty, ptr_ty: Type::PTR, align, ..Shape::default() };
        Global(module.globals_mut().push(GlobalRow { sym, shape, parts: Parts { init, ..Parts::default() } }))
    }
}

/// The slot that `call` passes as argument `number` and only reads, and the one number that is stored there.
fn held(func: &mut FuncMut<'_>, solver: &Solver, call: Inst, number: usize) -> Option<(Inst, Value)> {
    let value = func.operand(call, number);
    let slot = value.as_inst().filter(|&inst| func.op(inst) == Opcode::Alloca && func.type_of(value) == Type::PTR)?;
    let reads = |func: &Func<'_>, kind| facts::call_arg_has(func, call, number, kind);
    if !reads(func, AttrKind::ReadOnly) && !reads(func, AttrKind::ReadNone) {
        return None;
    }
    let mut stored = None;
    let mut passed = 0;
    for row in func.uses(value) {
        let (user, operand) = (func.user(row), func.use_index(row));
        if user == call {
            passed += 1;
        } else if func.op(user) == Opcode::Store
            && operand == 1
            && func.flags(user) & flags::VOLATILE == 0
            && stored.is_none()
        {
            stored = Some(func.operand(user, 0));
        } else {
            return None;
        }
    }
    let constant = candidate(func, solver, stored.filter(|_| passed == 1)?, false)?;
    let ty = func.type_of(constant);
    let holds = Type(func.aux(slot).a) == ty && func.consts().as_int(func.operand(slot, 0)) == Some(1);
    (holds && func.types().int_bits(ty).is_some()).then_some((slot, constant))
}
