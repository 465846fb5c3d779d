//! Calls that pass constants.

use super::{Spec, Specializer};
use crate::ipsccp::Whole;
use crate::ipsccp::between::Row;
use crate::knobs;
use std::collections::BTreeMap;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::{FuncMut, Module, Opcode, Value, ValueKind};
use warpc_propagation::solver::Solver;

impl Specializer<'_> {
    /// Adds the copies of function `row` that are worth it to `specs`. Whether there are any.
    pub(super) fn find(&mut self, module: &mut Module, whole: &mut Whole, row: Row, specs: &mut Vec<Spec>) -> bool {
        let numbers = self.interesting(module, whole, row);
        if numbers.is_empty() {
            return false;
        }
        let on_address = self.knobs.get(knobs::FUNCSPEC_ON_ADDRESS);
        let mut costs = None;
        let mut known: BTreeMap<Vec<(usize, u32)>, usize> = BTreeMap::new();
        for (caller, call) in in_order_of_uses(whole.calls_of(row), row) {
            if !may_call_copy(module, whole, caller, call) {
                continue;
            }
            let constant =
                |&number: &usize| Some((number, constant_of(module, whole, (caller, call), number, on_address)?));
            let constants: Vec<(usize, Value)> = numbers.iter().filter_map(constant).collect();
            if constants.is_empty() {
                continue;
            }
            let key = constants.iter().map(|&(number, value)| (number, value.0)).collect();
            // What a copy for a call from the function itself is best for is seen when all copies are known.
            let site = (caller != row).then_some((caller, call));
            if let Some(&at) = known.get(&key) {
                specs[at].sites.extend(site);
                continue;
            }
            if let Some((score, size)) = self.worth(module, whole, row, &constants, &mut costs) {
                known.insert(key, specs.len());
                let sites = site.into_iter().collect();
                specs.push(Spec { function: row, constants, score, size, sites, copy: None });
            }
        }
        !known.is_empty()
    }

    /// The arguments of function `row` that may be worth a copy: used ones that can be anything.
    fn interesting(&self, module: &mut Module, whole: &Whole, row: Row) -> Vec<usize> {
        let function = &whole.functions[row.index()];
        let (solver, closed) = (&function.solver, function.closed);
        let literals = self.knobs.get(knobs::FUNCSPEC_FOR_LITERAL_CONSTANT);
        let found = module.edit(function.global, |func| {
            let attrs = func.ctx().globals.parts[func.global().index()].attrs;
            let writes = func.attrs().memory(func.attrs().list(attrs).func).writes();
            let is_interesting = |func: &mut FuncMut<'_>, number: u32| {
                let value = Value::arg(number);
                let ty = func.type_of(value);
                let types = func.types();
                let fields = types.fields(ty).map(|fields| fields.0.len());
                let literal = types.int_bits(ty).is_some() || types.is_float(ty) || fields.is_some();
                if func.is_unused(value)
                    || !(types.is_ptr(ty) || literals && literal)
                    || writes && facts::arg_has(func, number, AttrKind::ByVal)
                {
                    return false;
                }
                !closed
                    || match fields {
                        Some(count) => (0..count).any(|element| solver.element(func, value, element).is_several()),
                        None => solver.fact(func, value).is_several(),
                    }
            };
            let numbers = 0..func.num_args();
            numbers.filter(|&number| is_interesting(func, number as u32)).collect()
        });
        found.unwrap_or_default()
    }
}

/// `calls` of function `row`, which are in the order of the module, in that in which LLVM has the uses of a function that was read: those
/// behind its head backwards, then those before it.
fn in_order_of_uses(calls: Vec<(Row, Inst)>, row: Row) -> Vec<(Row, Inst)> {
    let behind = calls.partition_point(|call| call.0 < row);
    calls[behind..].iter().rev().chain(&calls[..behind]).copied().collect()
}

fn may_call_copy(module: &Module, whole: &Whole, caller: Row, call: Inst) -> bool {
    let Some(func) = module.func(whole.functions[caller.index()].global) else { return false };
    whole.runs_call(module, caller, call)
        && matches!(func.op(call), Opcode::Call | Opcode::Invoke)
        && !func.attrs().fn_has(func.call(call).attrs, AttrKind::MinSize)
}

/// The constant that `call` passes as argument `number`, as one between functions, if copies are made for such.
pub(super) fn constant_of(
    module: &mut Module,
    whole: &mut Whole,
    (caller, call): (Row, Inst),
    number: usize,
    on_address: bool,
) -> Option<Value> {
    let function = &whole.functions[caller.index()];
    let (solver, between) = (&function.solver, &mut whole.between);
    let constant = module.edit(function.global, |func| {
        let value = func.operand(call, number);
        let constant = candidate(func, solver, value, on_address)?;
        Some(between.export(caller, func, constant))
    });
    constant.flatten()
}

/// The constant that `value` is, if copies are made for such: not for addresses of variables, unless `on_address`.
pub(super) fn candidate(func: &mut FuncMut<'_>, solver: &Solver, value: Value, on_address: bool) -> Option<Value> {
    if matches!(value.kind(), ValueKind::Poison(_)) {
        return None;
    }
    let constant = if value.is_constant() { value } else { solver.constant(func, value)? };
    let is_variable = |global: Global| {
        let sym = func.ctx().globals.sym[global.index()];
        sym.kind == GlobalKind::Variable && !sym.has(Symbol::CONSTANT)
    };
    let variable = underlying(func, constant).filter(|&global| is_variable(global));
    (on_address || variable.is_none()).then_some(constant)
}

/// The global that address `constant` points into.
fn underlying(func: &FuncMut<'_>, constant: Value) -> Option<Global> {
    std::iter::successors(Some(constant), |&address| facts::step_to_base(func, address)).last()?.as_global()
}
