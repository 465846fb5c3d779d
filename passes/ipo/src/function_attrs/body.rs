//! Attributes of functions as a whole, from their instructions and control flow.

use super::{Component, Settings, fn_has, insts, is_exact};
use crate::attr_edit::{Slot, edit_attrs};
use warpc_analysis::facts::{call_has, called_function, is_unordered, is_volatile, may_throw, will_return};
use warpc_ir::attrs::{AttrKind, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::module::ModuleCtx;
use warpc_ir::{Func, Module, Opcode};

fn flag(module: &mut Module, global: Global, kind: AttrKind) {
    edit_attrs(module, global, |list| list.flag(Slot::Func, kind));
}

/// Removes `convergent` from all functions of the component if nothing that they do is: no call of a convergent function
/// outside, no call that is marked itself.
pub(super) fn drop_convergent(module: &mut Module, component: &Component) {
    let clear = component.members.iter().filter_map(|&g| module.func(g)).all(|f| {
        !fn_has(f.ctx(), f.global(), AttrKind::Convergent)
            || insts(&f).all(|i| !f.op(i).is_call() || component.calls(&f, i) || !call_has(&f, i, AttrKind::Convergent))
    });
    if clear {
        for &g in &component.members {
            edit_attrs(module, g, |list| list.remove(Slot::Func, &[AttrKind::Convergent]));
        }
    }
}

/// What a walk from the entry found.
#[derive(Default)]
struct Reached {
    /// An edge back to a block of the path.
    cycle: bool,
    /// A block without successors.
    end: bool,
    /// A block that returns.
    ret: bool,
}

/// Walks from the entry along edges; not beyond the blocks that `stop` names, which do not count. Linear.
fn reach(func: &Func<'_>, stop: impl Fn(Block) -> bool) -> Reached {
    const OPEN: u8 = 1;
    const DONE: u8 = 2;
    let mut found = Reached::default();
    let mut state = vec![0u8; func.num_blocks()];
    let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
    let enter = |b: Block, state: &mut [u8], found: &mut Reached, stack: &mut Vec<(Block, Vec<Block>)>| {
        if stop(b) {
            state[b.index()] = DONE;
            return;
        }
        state[b.index()] = OPEN;
        let next: Vec<Block> = func.successors(b).collect();
        found.end |= next.is_empty();
        found.ret |= func.terminator(b).get().is_some_and(|last| func.op(last) == Opcode::Ret);
        stack.push((b, next));
    };
    enter(func.entry(), &mut state, &mut found, &mut stack);
    while let Some((b, next)) = stack.last_mut() {
        let b = *b;
        match next.pop() {
            None => {
                state[b.index()] = DONE;
                stack.pop();
            }
            Some(to) => match state[to.index()] {
                OPEN => found.cycle = true,
                DONE => {}
                _ => enter(to, &mut state, &mut found, &mut stack),
            },
        }
    }
    found
}

/// Whether block `b` has a call with attribute `kind`.
fn block_calls(func: &Func<'_>, b: Block, kind: AttrKind) -> bool {
    func.block_insts(b).any(|i| func.op(i).is_call() && call_has(func, i, kind))
}

/// Whether `func` always comes back or leaves by an exception.
fn function_will_return(func: &Func<'_>) -> bool {
    let (ctx, g) = (func.ctx(), func.global());
    let attrs = ctx.attrs();
    let own = attrs.list(ctx.globals.parts[g.index()].attrs).func;
    if attrs.has(own, AttrKind::MustProgress) && !attrs.memory(own).writes() {
        return true;
    }
    // Inline assembly only counts by its attributes, whatever the facts of single instructions say.
    let returns = |i: Inst| match func.op(i).is_call() {
        true => call_has(func, i, AttrKind::WillReturn),
        false => will_return(func, i),
    };
    insts(func).all(returns) && !reach(func, |_| false).cycle
}

/// `noreturn`, `cold` and `willreturn`, each function by itself.
pub(super) fn infer_control(module: &mut Module, component: &Component) {
    for &g in component.members.iter() {
        if !is_exact(module.ctx(), g) {
            continue;
        }
        let Some(f) = module.func(g) else { continue };
        let has = |kind| fn_has(f.ctx(), g, kind);
        let noreturn = !has(AttrKind::NoReturn) && !reach_return(&f);
        let cold = !has(AttrKind::Cold) && !has(AttrKind::Hot) && {
            let warm = reach(&f, |b| block_calls(&f, b, AttrKind::Cold));
            !warm.cycle && !warm.end
        };
        if noreturn {
            flag(module, g, AttrKind::NoReturn);
        }
        if cold {
            flag(module, g, AttrKind::Cold);
        }
    }
    for &g in component.members.iter() {
        let judged = is_exact(module.ctx(), g) && !fn_has(module.ctx(), g, AttrKind::WillReturn);
        if judged && module.func(g).is_some_and(|f| function_will_return(&f)) {
            flag(module, g, AttrKind::WillReturn);
        }
    }
}

/// Whether a block that is reached returns, without a call before that does not come back. Such a call only ends its own
/// block, as if the blocks after it were reached: they mostly are unreachable anyway.
fn reach_return(func: &Func<'_>) -> bool {
    let mut seen = vec![false; func.num_blocks()];
    let mut work = vec![func.entry()];
    seen[func.entry().index()] = true;
    while let Some(b) = work.pop() {
        let returns = func.terminator(b).get().is_some_and(|last| func.op(last) == Opcode::Ret);
        if returns && !block_calls(func, b, AttrKind::NoReturn) {
            return true;
        }
        for to in func.successors(b) {
            if !std::mem::replace(&mut seen[to.index()], true) {
                work.push(to);
            }
        }
    }
    false
}

/// Whether `inst` may order accesses of other threads.
fn may_synchronise(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Fence => func.ctx().str(Str(func.aux(inst).b)) != b"singlethread",
        Opcode::CmpXchg | Opcode::AtomicRmw => true,
        Opcode::Load | Opcode::Store => is_volatile(func, inst) || !is_unordered(func, inst),
        op if op.is_call() => {
            let memory_copy = warpc_analysis::facts::intrinsic(func, inst).is_some_and(intrinsics::is_mem_intrinsic);
            let volatile = memory_copy && func.consts().as_int(func.operand(inst, 3)) != Some(0);
            volatile || !memory_copy && !call_has(func, inst, AttrKind::NoSync)
        }
        _ => false,
    }
}

/// Whether every exception that `invoke` lets through ends where it goes: a clause there takes all. What only cleans up is passed by.
fn is_caught(func: &Func<'_>, invoke: Inst) -> bool {
    let Some(unwind) = func.successors(func.block_of(invoke)).last() else { return false };
    let pad = func.block_insts(unwind).find(|&i| func.op(i) != Opcode::Phi);
    let Some(pad) = pad.filter(|&pad| func.op(pad) == Opcode::LandingPad) else { return false };
    let types = func.types();
    func.flags(pad) & warpc_ir::opcode::flags::CLEANUP == 0
        && func.operands(pad).zip(func.indices(pad)).any(|(clause, &kind)| match kind {
            0 => func.consts().is_zero(clause),
            _ => types.num_elements(func.type_of(clause)) == Some(0),
        })
}

fn may_unwind(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Invoke => !call_has(func, inst, AttrKind::NoUnwind) && !is_caught(func, inst),
        Opcode::CallBr => !call_has(func, inst, AttrKind::NoUnwind),
        _ => may_throw(func, inst),
    }
}

/// `nounwind`, `nofree` and `nosync`: each for all functions of the component or for none.
pub(super) fn infer_from_instructions(module: &mut Module, component: &Component, settings: &Settings) {
    let derived: [(AttrKind, bool, fn(&Func<'_>, Inst) -> bool); 3] = [
        (AttrKind::NoUnwind, settings.nounwind, may_unwind),
        (AttrKind::NoFree, settings.nofree, |f, i| f.op(i).is_call() && !call_has(f, i, AttrKind::NoFree)),
        (AttrKind::NoSync, true, may_synchronise),
    ];
    for (kind, enabled, breaks) in derived {
        let holds = enabled
            && component.members.iter().all(|&g| {
                let Some(f) = module.func(g) else { return false };
                fn_has(f.ctx(), g, kind)
                    || is_exact(f.ctx(), g)
                        && insts(&f).all(|i| !breaks(&f, i) || f.op(i).is_call() && component.calls(&f, i))
            });
        if holds {
            component.members.iter().for_each(|&g| flag(module, g, kind));
        }
    }
}

/// Whether function `callee` never comes back to a function that calls it.
fn does_not_call_back(ctx: ModuleCtx<'_>, callee: Global) -> bool {
    fn_has(ctx, callee, AttrKind::NoRecurse)
        || ctx.globals.sym[callee.index()].is_declaration() && fn_has(ctx, callee, AttrKind::NoCallback)
}

/// `norecurse` of a function that is a component alone and only calls functions that do not recurse.
pub(super) fn infer_norecurse(module: &mut Module, component: &Component) {
    let &[g] = &component.members[..] else { return };
    let Some(f) = module.func(g) else { return };
    if !is_exact(f.ctx(), g) || fn_has(f.ctx(), g, AttrKind::NoRecurse) {
        return;
    }
    let once = insts(&f).filter(|&i| f.op(i).is_call()).all(|i| match called_function(&f, i) {
        Some(callee) => callee != g && does_not_call_back(f.ctx(), callee),
        None => call_has(&f, i, AttrKind::NoCallback) || call_has(&f, i, AttrKind::NoRecurse),
    });
    if once {
        flag(module, g, AttrKind::NoRecurse);
    }
}

/// What other attributes imply: what accesses no memory and is not convergent does not synchronise, what writes nothing frees
/// nothing, what returns makes progress.
pub(crate) fn infer_from_others(module: &mut Module, global: Global) -> bool {
    let attrs = module.tables().attrs.view();
    let func = attrs.list(module.globals().parts()[global.index()].attrs).func;
    let memory = attrs.memory(func);
    let nosync = memory == MemoryEffects::NONE && !attrs.has(func, AttrKind::Convergent);
    let (nofree, progress) = (!memory.writes(), attrs.has(func, AttrKind::WillReturn));
    edit_attrs(module, global, |list| {
        let implied = [(nosync, AttrKind::NoSync), (nofree, AttrKind::NoFree), (progress, AttrKind::MustProgress)];
        for (_, kind) in implied.into_iter().filter(|(holds, _)| *holds) {
            list.flag(Slot::Func, kind);
        }
    })
}
