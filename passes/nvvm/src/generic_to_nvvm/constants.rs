//! Which constants constant memory gains: a read of it costs as many cycles as the threads of a warp name different places of it.
//!
//! A variable qualifies if no other module sees it, nothing writes it, no initialiser, annotation or alias is made of its address, and every
//! use of its address in a function is that of a plain load, directly or through offsets, at an address that the threads of a warp have in
//! common. **Cost**: a walk over the operands of all functions; functions that compute offsets into one are asked for their uniformity.

use super::{CONSTANT, Moved};
use warpc_analysis::callgraph::Marker;
use warpc_analysis::uniformity::Uniformity;
use warpc_analysis::{Analyses, facts};
use warpc_ir::ids::*;
use warpc_ir::module::Symbol;
use warpc_ir::{FuncMut, Module, Opcode, Ordering, Value};

/// What is known of a variable so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// It is none that constant memory could hold.
    Not,
    /// Nothing speaks against it.
    Unread,
    /// The same, and it is read.
    Read,
}

/// The variables of `moved` that constant memory gains, as many as fit in `limit` bytes, in order.
pub(super) fn read_together(module: &mut Module, moved: &Moved, limit: u64) -> Vec<Global> {
    let mut states = vec![State::Not; module.globals().len()];
    moved.globals().filter(|&global| is_own_constant(module, global)).for_each(|g| states[g.index()] = State::Unread);
    drop_referenced(module, &mut states);
    if limit == 0 || states.iter().all(|&state| state == State::Not) {
        return Vec::new();
    }
    for function in module.defined_functions() {
        module.edit(function, |f| judge_uses(f, &mut states));
    }
    let layout = |module: &Module, global: Global| {
        let tables = module.tables();
        tables.layout.alloc_size(tables.types.view(), module.globals().shape()[global.index()].ty)
    };
    let live = |module: &Module, global: Global| !module.globals().sym()[global.index()].is_dead();
    let mut bytes: u64 = (0..module.globals().len())
        .map(Global::new)
        .filter(|&g| live(module, g) && module.globals().shape()[g.index()].addrspace == CONSTANT)
        .map(|g| layout(module, g))
        .fold(0, u64::saturating_add);
    let mut chosen = Vec::new();
    for global in moved.globals().filter(|g| states[g.index()] == State::Read) {
        let more = bytes.saturating_add(layout(module, global));
        if more <= limit {
            bytes = more;
            chosen.push(global);
        }
    }
    chosen
}

fn is_own_constant(module: &Module, global: Global) -> bool {
    let (sym, parts) = (module.globals().sym()[global.index()], module.globals().parts()[global.index()]);
    sym.has(Symbol::CONSTANT)
        && sym.linkage.is_local()
        && parts.init.is_some()
        && parts.section == Str::EMPTY
        && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
}

/// Takes out what initialisers and metadata are made of.
fn drop_referenced(module: &Module, states: &mut [State]) {
    let tables = module.tables();
    let mut marker = Marker::new(&tables.consts);
    let globals = module.globals();
    let inits = globals.parts().iter().map(|parts| parts.init);
    let named = tables.metadata.nodes().iter().filter_map(|node| match node {
        warpc_ir::metadata::MdNode::Value(_, value) => Some(*value),
        _ => None,
    });
    for value in inits.chain(named) {
        marker.mark(value, |global| states[global.index()] = State::Not);
    }
}

/// Takes out what `func` uses for anything but loads of one place by all threads of a warp.
fn judge_uses(func: &FuncMut<'_>, states: &mut [State]) {
    let mut analyses = Analyses::default();
    let mut uniformity: Option<std::sync::Arc<Uniformity>> = None;
    let mut marker = Marker::new(func.consts());
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        for index in 0..func.num_operands(inst) {
            let Some(global) = root(func, func.operand(inst, index), states, &mut marker) else { continue };
            let is_shared = match is_reading(func, inst, index) {
                Reading::Load => true,
                Reading::Offset => {
                    let uniformity = uniformity.get_or_insert_with(|| analyses.uniformity(func));
                    is_only_loaded(func, inst, uniformity)
                }
                Reading::Other => false,
            };
            states[global.index()] = if is_shared { State::Read } else { State::Not };
        }
    }
}

/// The variable, among those that may still qualify, to which constant `value` is an address with an offset. A constant that is made of several, or in any other
/// way, takes all of them out.
fn root(func: &FuncMut<'_>, value: Value, states: &mut [State], marker: &mut Marker<'_>) -> Option<Global> {
    let mut at = value;
    loop {
        if let Some(global) = at.as_global() {
            return (states[global.index()] != State::Not).then_some(global);
        }
        match facts::const_expr(func, at) {
            Some((Opcode::GetElementPtr, operands))
                if operands[1..].iter().all(|index| func.consts().as_int(*index).is_some()) =>
            {
                at = operands[0];
            }
            _ => break,
        }
    }
    if at.as_const().is_some() {
        marker.mark(at, |global| states[global.index()] = State::Not);
    }
    None
}

/// What an instruction does with an address.
enum Reading {
    Load,
    Offset,
    Other,
}

fn is_reading(func: &FuncMut<'_>, inst: Inst, index: usize) -> Reading {
    match func.op(inst) {
        Opcode::Load if func.mem(inst).ordering == Ordering::NotAtomic && !is_volatile(func, inst) => Reading::Load,
        Opcode::GetElementPtr if index == 0 => Reading::Offset,
        _ => Reading::Other,
    }
}

fn is_volatile(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.flags(inst) & warpc_ir::opcode::flags::VOLATILE != 0
}

/// Whether all that is done with `offset`, and with offsets of it, is loading at an address that a warp has in common.
fn is_only_loaded(func: &FuncMut<'_>, offset: Inst, uniformity: &Uniformity) -> bool {
    let mut work = vec![offset];
    while let Some(inst) = work.pop() {
        for use_row in func.uses(Value::inst(inst)) {
            let (user, index) = (func.user(use_row), func.use_index(use_row));
            match is_reading(func, user, index) {
                Reading::Load if !uniformity.is_divergent_use(func, use_row) => {}
                Reading::Offset => work.push(user),
                _ => return false,
            }
        }
    }
    true
}
