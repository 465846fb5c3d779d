//! What functions return: the argument that always comes back, `noundef`, `noalias`, `nonnull`.

use super::{Component, Settings, fn_has, is_exact};
use crate::attr_edit::{Slot, edit_attrs};
use warpc_analysis::Values;
use warpc_analysis::escape::Escape;
use warpc_analysis::facts::{call_arg_has, call_ret_has, called_function};
use warpc_ir::attrs::{AttrKind, Captures};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, Module, Opcode, Value};

/// Steps from a pointer to what it is a cast of.
const MAX_CASTS: usize = 64;

/// Values that the function returns, in block order.
fn returned_values<'f>(func: &'f Func<'_>) -> impl Iterator<Item = Value> + 'f {
    func.block_order().filter_map(|b| {
        let last = func.terminator(b).get()?;
        (func.op(last) == Opcode::Ret && func.num_operands(last) > 0).then(|| func.operand(last, 0))
    })
}

fn ret_has(module: &Module, global: Global, kind: AttrKind) -> bool {
    let attrs = module.tables().attrs.view();
    attrs.has(attrs.list(module.globals().parts()[global.index()].attrs).ret, kind)
}

/// The pointer with the same bits as `value`: looks through casts, indices of zero and calls that return an argument.
fn without_casts(func: &Func<'_>, value: Value) -> Value {
    let mut value = value;
    for _ in 0..MAX_CASTS {
        let Some(i) = value.as_inst() else { return value };
        if !func.types().is_ptr(func.ty(i)) {
            return value;
        }
        let zero = |n: usize| func.consts().is_zero(func.operand(i, n));
        value = match func.op(i) {
            Opcode::BitCast | Opcode::AddrSpaceCast => func.operand(i, 0),
            Opcode::GetElementPtr if (1..func.num_operands(i)).all(zero) => func.operand(i, 0),
            Opcode::Call => {
                let count = func.call(i).num_args as usize;
                match (0..count).find(|&n| call_arg_has(func, i, n, AttrKind::Returned)) {
                    Some(n) => func.operand(i, n),
                    None => return value,
                }
            }
            _ => return value,
        };
    }
    value
}

/// The argument that every return gives.
fn returned_argument(func: &Func<'_>) -> Option<u32> {
    let mut found = None;
    for value in returned_values(func) {
        let n = without_casts(func, value).as_arg()?;
        if func.side().args[n as usize].ty != func.return_type() || found.is_some_and(|other| other != n) {
            return None;
        }
        found = Some(n);
    }
    found
}

/// `returned`, where no argument has it yet.
pub(super) fn infer_returned(module: &mut Module, component: &Component) {
    for &g in &component.members {
        let attrs = module.tables().attrs.view();
        let params = &attrs.list(module.globals().parts()[g.index()].attrs).params;
        if !is_exact(module.ctx(), g) || params.iter().any(|&set| attrs.has(set, AttrKind::Returned)) {
            continue;
        }
        if let Some(n) = module.func(g).and_then(|f| returned_argument(&f)) {
            edit_attrs(module, g, |list| list.flag(Slot::Param(n as usize), AttrKind::Returned));
        }
    }
}

/// Whether `value` may be returned as `noundef`: it is neither undef nor poison, and no attribute of the result makes it poison.
fn is_defined_result(func: &Func<'_>, value: Value) -> bool {
    let values = Values::new(func);
    let attrs = func.attrs();
    let ret = attrs.list(func.ctx().globals.parts[func.global().index()].attrs).ret;
    // Whether the value is in the range is not judged here.
    values.not_undef_or_poison(value)
        && !attrs.has(ret, AttrKind::Range)
        && !attrs.has(ret, AttrKind::NoFPClass)
        && (!attrs.has(ret, AttrKind::NonNull) || values.is_non_zero(value))
        && attrs.int(ret, AttrKind::Align).is_none_or(|align| values.pointer_alignment(value) >= align)
}

/// `noundef` of results.
pub(super) fn infer_noundef(module: &mut Module, component: &Component) {
    for &g in &component.members {
        let ctx = module.ctx();
        let skip =
            !is_exact(ctx, g) || fn_has(ctx, g, AttrKind::SanitizeMemory) || ret_has(module, g, AttrKind::NoUndef);
        let Some(f) = module.func(g).filter(|f| !skip && f.return_type() != Type::VOID) else { continue };
        if returned_values(&f).all(|value| is_defined_result(&f, value)) {
            edit_attrs(module, g, |list| list.flag(Slot::Ret, AttrKind::NoUndef));
        }
    }
}

/// Values that flow into the result, each once: `next` gives what a value is made of, or `None` where it is none that will do.
fn flows(func: &Func<'_>, mut next: impl FnMut(Value) -> Option<Flow>) -> bool {
    let mut work: Vec<Value> = returned_values(func).collect();
    let mut seen = vec![false; func.num_insts()];
    while let Some(value) = work.pop() {
        if let Some(i) = value.as_inst()
            && std::mem::replace(&mut seen[i.index()], true)
        {
            continue;
        }
        match next(value) {
            None => return false,
            Some(Flow::Good) => {}
            Some(Flow::From(value)) => work.push(value),
            Some(Flow::Phi(phi)) => work.extend(func.phi_pairs(phi).map(|pair| pair.0)),
            Some(Flow::Either(first, second)) => work.extend([first, second]),
        }
    }
    true
}

/// What one value that flows into a result may be.
enum Flow {
    /// As wanted by itself.
    Good,
    /// As wanted if this is.
    From(Value),
    /// As wanted if all incoming values are.
    Phi(Inst),
    /// As wanted if both are.
    Either(Value, Value),
}

/// What a pointer is computed from, for both questions about results.
fn upwards(func: &Func<'_>, inst: Inst, through: impl Fn(Opcode) -> bool) -> Option<Flow> {
    match func.op(inst) {
        Opcode::Select => Some(Flow::Either(func.operand(inst, 1), func.operand(inst, 2))),
        Opcode::Phi => Some(Flow::Phi(inst)),
        op if through(op) => Some(Flow::From(func.operand(inst, 0))),
        _ => None,
    }
}

/// Whether all results are fresh memory that nothing else refers to.
fn is_malloc_like(func: &Func<'_>, component: &Component, escape: &mut Escape, max_uses: usize) -> bool {
    let mut fresh = Vec::new();
    let cast = |op| matches!(op, Opcode::BitCast | Opcode::GetElementPtr | Opcode::AddrSpaceCast);
    let all = flows(func, |value| {
        let Some(i) = value.as_inst() else {
            let harmless = value.is_undef_or_poison() || value.as_const().is_some() && func.consts().is_zero(value);
            return harmless.then_some(Flow::Good);
        };
        if let Some(flow) = upwards(func, i, cast) {
            return Some(flow);
        }
        let allocates = match func.op(i) {
            Opcode::Alloca => true,
            Opcode::Call | Opcode::Invoke => call_ret_has(func, i, AttrKind::NoAlias) || component.calls(func, i),
            _ => false,
        };
        fresh.push(value);
        allocates.then_some(Flow::Good)
    });
    all && fresh
        .iter()
        .all(|&value| escape.captured_where(func, value, false, max_uses, |_| true) == Captures::NONE.other())
}

/// `noalias` of results, for all functions of the component or none.
pub(super) fn infer_noalias(module: &mut Module, component: &Component, settings: &Settings) {
    let mut escape = Escape::default();
    let mut found = Vec::new();
    for &g in &component.members {
        let Some(f) = module.func(g) else { return };
        if ret_has(module, g, AttrKind::NoAlias) {
            continue;
        }
        if !is_exact(module.ctx(), g) {
            return;
        }
        if !f.types().is_ptr(f.return_type()) {
            continue;
        }
        if !is_malloc_like(&f, component, &mut escape, settings.max_uses) {
            return;
        }
        found.push(g);
    }
    for g in found {
        edit_attrs(module, g, |list| list.flag(Slot::Ret, AttrKind::NoAlias));
    }
}

/// Whether all results are nonnull: surely, or if the calls of the component return none.
fn returns_nonnull(func: &Func<'_>, component: &Component) -> (bool, bool) {
    let values = Values::new(func);
    let mut speculative = false;
    let cast = |op| matches!(op, Opcode::BitCast | Opcode::AddrSpaceCast);
    let all = flows(func, |value| {
        if values.is_non_zero(value) {
            return Some(Flow::Good);
        }
        let i = value.as_inst()?;
        if func.op(i) == Opcode::GetElementPtr {
            return (func.flags(i) & flags::INBOUNDS != 0).then(|| Flow::From(func.operand(i, 0)));
        }
        if func.op(i).is_call() {
            speculative = true;
            return called_function(func, i).filter(|&callee| component.has(callee)).map(|_| Flow::Good);
        }
        upwards(func, i, cast)
    });
    (all, speculative)
}

/// `nonnull` of results.
pub(super) fn infer_nonnull(module: &mut Module, component: &Component) {
    let mut together = Some(Vec::new());
    for &g in &component.members {
        if ret_has(module, g, AttrKind::NonNull) {
            continue;
        }
        let Some(f) = module.func(g) else { return };
        if !is_exact(module.ctx(), g) || fn_has(module.ctx(), g, AttrKind::NullPointerIsValid) {
            return;
        }
        if !f.types().is_ptr(f.return_type()) {
            continue;
        }
        match returns_nonnull(&f, component) {
            (true, false) => {
                edit_attrs(module, g, |list| list.flag(Slot::Ret, AttrKind::NonNull));
            }
            (true, true) => {
                if let Some(list) = &mut together {
                    list.push(g);
                }
            }
            (false, _) => together = None,
        }
    }
    for g in together.unwrap_or_default() {
        edit_attrs(module, g, |list| list.flag(Slot::Ret, AttrKind::NonNull));
    }
}
