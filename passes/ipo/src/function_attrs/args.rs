//! Attributes of pointer arguments: `captures(...)`, and `readnone`, `readonly` or `writeonly`; `nonnull` from calls.
//!
//! An argument that is only passed on to arguments of the same component waits: these form a graph, whose strongly connected
//! components are judged callees first, each at once. An argument alone in its component, and passed to others, stays captured
//! (as LLVM has it), since the others are not known to come to their end.

use super::{Component, Settings, is_exact};
use crate::attr_edit::{ListEdit, Slot, edit_attrs};
use warpc_analysis::escape::{UseOf, use_of};
use warpc_analysis::facts::{
    call_arg_has, call_arg_int, call_has, call_memory, called_function, intrinsic, is_volatile, transfers_execution,
};
use warpc_columns::graph::Sccs;
use warpc_ir::attrs::{Attr, AttrKind, Captures, MemLoc};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::module::ModuleCtx;
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};

/// An argument of a function of the component.
type Argument = (Global, u32);

/// How an argument is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    None,
    Read,
    Write,
    Unknown,
}

impl Access {
    fn kind(self) -> Option<AttrKind> {
        match self {
            Access::None => Some(AttrKind::ReadNone),
            Access::Read => Some(AttrKind::ReadOnly),
            Access::Write => Some(AttrKind::WriteOnly),
            Access::Unknown => None,
        }
    }
    /// What either is.
    fn meet(self, other: Access) -> Access {
        match (self, other) {
            (a, b) if a == b => a,
            (Access::None, b) => b,
            (a, Access::None) => a,
            _ => Access::Unknown,
        }
    }
}

/// An argument that waits for others.
struct Node {
    argument: Argument,
    captures: Captures,
    passed_to: Vec<Argument>,
}

/// Scratch of the walks over uses.
#[derive(Default)]
struct Walk {
    work: Vec<Use>,
    seen: Vec<u32>,
    stamp: u32,
    left: usize,
}

impl Walk {
    fn start(&mut self, func: &Func<'_>, budget: usize) {
        if self.seen.len() < func.num_insts() {
            self.seen.resize(func.num_insts(), 0);
        }
        self.stamp += 1;
        self.work.clear();
        self.left = budget;
    }
    /// Adds the uses of `value`; not those of an instruction twice. False when there are too many.
    fn push(&mut self, func: &Func<'_>, value: Value) -> bool {
        if let Some(i) = value.as_inst() {
            if self.seen[i.index()] == self.stamp {
                return true;
            }
            self.seen[i.index()] = self.stamp;
        }
        for u in func.uses(value) {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            self.work.push(u);
        }
        true
    }
}

/// `captures(...)` of parameter `n` of function `g`.
fn declared_captures(ctx: ModuleCtx<'_>, (g, n): Argument) -> Captures {
    let (attrs, list) = (ctx.attrs(), ctx.globals.parts[g.index()].attrs);
    attrs.int(attrs.param(list, n as usize), AttrKind::Captures).map_or(Captures::ALL, |bits| Captures(bits as u8))
}

/// What operand `index` of call `inst` is captured by: by the call (low nibble), and through its result (high nibble).
fn captures_of_operand(func: &Func<'_>, inst: Inst, index: usize) -> Captures {
    if index >= func.call(inst).num_args as usize {
        let harmless = intrinsic(func, inst) == Some(id::ASSUME);
        return if harmless { Captures::NONE } else { Captures::ALL };
    }
    if call_arg_has(func, inst, index, AttrKind::ByVal) {
        return Captures::NONE;
    }
    let mut all = Captures::ALL.0;
    if let Some(bits) = call_arg_int(func, inst, index, AttrKind::Captures) {
        all &= bits as u8;
    }
    if let ValueKind::Intrinsic(x) = func.callee(inst).kind()
        && let Some(id) = func.intrins().get(x).known()
        && intrinsics::param_has(id, index, AttrKind::Captures)
    {
        all = 0;
    }
    Captures(all)
}

/// Whether call `inst` returns a pointer into the object of its operand `index` and keeps nothing of it.
fn passes_through(func: &Func<'_>, inst: Inst, index: usize) -> bool {
    index == 0 && intrinsic(func, inst).is_some_and(intrinsics::stays_in_object)
}

fn is_callee_use(func: &Func<'_>, inst: Inst, index: usize) -> bool {
    index + 1 == func.num_operands(inst)
}

/// What one use captures: by itself, and through the result of the user. Both as low nibbles.
fn captures_of_use(func: &Func<'_>, use_row: Use, base: Value) -> (u8, u8) {
    const ALL: u8 = Captures::ALL.other();
    let (i, index) = (func.user(use_row), func.use_index(use_row));
    if func.op(i).is_call() {
        let no_result = !call_memory(func, i).writes() && func.ty(i) == Type::VOID;
        let quiet = no_result && call_has(func, i, AttrKind::NoUnwind) && call_has(func, i, AttrKind::WillReturn);
        if quiet || is_callee_use(func, i, index) {
            return (0, 0);
        }
        if passes_through(func, i, index) {
            return (0, ALL);
        }
        let volatile = |x| intrinsics::is_mem_intrinsic(x) && func.consts().as_int(func.operand(i, 3)) == Some(1);
        if intrinsic(func, i).is_some_and(volatile) {
            return (ALL, 0);
        }
        let declared = captures_of_operand(func, i, index);
        // What writes nothing and returns nothing can only tell the address, by whether it comes back.
        let own = if no_result { declared.other() & Captures::ADDRESS } else { declared.other() };
        return if declared == Captures::ALL { (own, 0) } else { (own, declared.ret()) };
    }
    if is_volatile(func, i) {
        return (ALL, 0);
    }
    if func.op(i) == Opcode::ICmp {
        let null = func.consts().is_zero(func.operand(i, 1 - index)) && func.int_pred(i).is_equality();
        let base_itself = null && func.use_value(use_row) == base;
        return (if base_itself { Captures::ADDRESS_IS_NULL } else { Captures::ADDRESS }, 0);
    }
    match use_of(func, use_row, true) {
        UseOf::Captures(c) => (c, 0),
        UseOf::PassesOn => (0, ALL),
    }
}

/// The argument of the component that operand slot `use_row` is passed to, if what it captures can be judged there.
fn passed_to(func: &Func<'_>, component: &Component, inst: Inst, index: usize) -> Option<Argument> {
    let callee = called_function(func, inst).filter(|&g| component.has(g) && is_exact(func.ctx(), g))?;
    let (_, params, _) = func.ctx().types().func(func.call(inst).fn_ty)?;
    (index < func.call(inst).num_args as usize && index < params.len()).then_some((callee, index as u32))
}

/// What captures argument `n` outside of the component, and the arguments of the component it is passed to.
fn track(
    func: &Func<'_>,
    component: &Component,
    n: u32,
    walk: &mut Walk,
    max_uses: usize,
) -> (Captures, Vec<Argument>) {
    let (mut found, mut passed) = (0, Vec::new());
    let base = Value::arg(n);
    walk.start(func, max_uses);
    if !walk.push(func, base) {
        return (Captures::ALL, passed);
    }
    while let Some(use_row) = walk.work.pop() {
        let (i, index) = (func.user(use_row), func.use_index(use_row));
        let (own, result) = captures_of_use(func, use_row, base);
        if own != 0 {
            if func.op(i) == Opcode::Ret {
                found |= own << 4;
                continue;
            }
            if func.op(i).is_call()
                && let Some(argument) = passed_to(func, component, i, index)
            {
                // The result is not followed: that it may be the argument is part of what is captured there.
                passed.push(argument);
                continue;
            }
            found |= own | own << 4;
            if own == Captures::ALL.other() {
                return (Captures(found), passed);
            }
        }
        if result & !own != 0 && !walk.push(func, i.into()) {
            return (Captures::ALL, passed);
        }
    }
    (Captures(found), passed)
}

/// How argument `n` is accessed, where the arguments `assumed`, which are in order, are assumed not to be.
fn access(func: &Func<'_>, n: u32, assumed: &[Argument], walk: &mut Walk) -> Access {
    let attrs = func.attrs();
    let set = attrs.param(func.ctx().globals.parts[func.global().index()].attrs, n as usize);
    if attrs.has(set, AttrKind::InAlloca) || attrs.has(set, AttrKind::Preallocated) {
        return Access::Unknown;
    }
    walk.start(func, usize::MAX);
    walk.push(func, Value::arg(n));
    let mut all = Access::None;
    while let Some(use_row) = walk.work.pop() {
        let i = func.user(use_row);
        let own = match func.op(i) {
            Opcode::BitCast | Opcode::GetElementPtr | Opcode::Phi | Opcode::Select | Opcode::AddrSpaceCast => {
                walk.push(func, i.into());
                Access::None
            }
            Opcode::Call | Opcode::Invoke => access_of_call(func, use_row, assumed, walk),
            Opcode::Load if !is_volatile(func, i) => Access::Read,
            Opcode::Store if !is_volatile(func, i) && func.use_index(use_row) == 1 => Access::Write,
            Opcode::ICmp | Opcode::Ret => Access::None,
            _ => Access::Unknown,
        };
        all = all.meet(own);
        if all == Access::Unknown {
            break;
        }
    }
    all
}

/// How a call accesses what one of its operands points to.
fn access_of_call(func: &Func<'_>, use_row: Use, assumed: &[Argument], walk: &mut Walk) -> Access {
    let (i, index) = (func.user(use_row), func.use_index(use_row));
    if is_callee_use(func, i, index) {
        return Access::Read;
    }
    let captures = captures_of_operand(func, i, index);
    let effects = call_memory(func, i);
    if passes_through(func, i, index) {
        walk.push(func, i.into());
    } else if (captures.other() | captures.ret()) & Captures::PROVENANCE != 0 {
        // A callee that keeps a copy may have it written through later.
        if effects.writes() {
            return Access::Unknown;
        }
        if func.ty(i) != Type::VOID {
            walk.push(func, i.into());
        }
    }
    let arguments = effects.get(MemLoc::ArgMem);
    if arguments == 0 {
        return Access::None;
    }
    let in_args = index < func.call(i).num_args as usize;
    if let Some(callee) = called_function(func, i)
        && in_args
        && assumed.binary_search(&(callee, index as u32)).is_ok()
    {
        return Access::None;
    }
    // What the callee says of its parameters does not hold of operand bundles, nor of a call that has some.
    if !func.call(i).bundles.is_empty() {
        return Access::Unknown;
    }
    let has = |kind| call_arg_has(func, i, index, kind);
    if has(AttrKind::ReadNone) {
        Access::None
    } else if arguments & 2 == 0 || has(AttrKind::ReadOnly) || has(AttrKind::ByVal) {
        Access::Read
    } else if arguments & 1 == 0 || has(AttrKind::WriteOnly) {
        Access::Write
    } else {
        Access::Unknown
    }
}

/// Sets how parameter `n` is accessed.
fn set_access(list: &mut ListEdit<'_>, n: u32, access: Access) {
    let slot = Slot::Param(n as usize);
    let Some(kind) = access.kind() else { return };
    if list.has(slot, kind) {
        return;
    }
    list.remove(slot, &[AttrKind::ReadNone, AttrKind::ReadOnly, AttrKind::WriteOnly]);
    if access != Access::Write {
        list.remove(slot, &[AttrKind::Writable]);
    }
    list.flag(slot, kind);
}

fn set_captures(list: &mut ListEdit<'_>, n: u32, captures: Captures) {
    list.add(Slot::Param(n as usize), Attr::Int(AttrKind::Captures, u64::from(captures.0)));
}

/// Arguments that a call which always runs needs to be `nonnull`.
fn nonnull_by_calls(func: &Func<'_>) -> Vec<u32> {
    let mut found = Vec::new();
    for i in func.block_insts(func.entry()) {
        if func.op(i).is_call()
            && let Some(callee) = called_function(func, i)
        {
            let attrs = func.attrs();
            let list = func.ctx().globals.parts[callee.index()].attrs;
            for (n, &set) in attrs.list(list).params.iter().enumerate().take(func.call(i).num_args as usize) {
                let nonnull = attrs.has(set, AttrKind::NonNull) && attrs.has(set, AttrKind::NoUndef);
                if nonnull && let Some(own) = func.operand(i, n).as_arg() {
                    found.push(own);
                }
            }
        }
        if !transfers_execution(func, i) {
            break;
        }
    }
    found
}

/// Derives the attributes of the arguments of all functions of the component.
pub(super) fn infer(module: &mut Module, component: &Component, settings: &Settings) {
    let mut walk = Walk::default();
    let mut nodes: Vec<Node> = Vec::new();
    for &g in &component.members {
        if !is_exact(module.ctx(), g) {
            continue;
        }
        let mut nonnull = Vec::new();
        let mut captures: Vec<(u32, Captures)> = Vec::new();
        let mut accesses: Vec<(u32, Access)> = Vec::new();
        let Some(f) = module.func(g) else { continue };
        if settings.nonnull_args {
            nonnull = nonnull_by_calls(&f);
        }
        let (attrs, list) = (f.attrs(), f.ctx().globals.parts[g.index()].attrs);
        let func = attrs.list(list).func;
        let quiet = !attrs.memory(func).writes()
            && attrs.has(func, AttrKind::NoUnwind)
            && attrs.has(func, AttrKind::WillReturn)
            && f.return_type() == Type::VOID;
        for n in 0..f.num_args() as u32 {
            if !f.types().is_ptr(f.side().args[n as usize].ty) {
                continue;
            }
            let old = declared_captures(f.ctx(), (g, n));
            if quiet {
                captures.extend((old != Captures::NONE).then_some((n, Captures::NONE)));
                continue;
            }
            let set = attrs.param(list, n as usize);
            let mut passed_elsewhere = false;
            if old != Captures::NONE {
                let (found, passed_to) = track(&f, component, n, &mut walk, settings.max_uses);
                let new = Captures(found.0 & old.0);
                if new != old && passed_to.is_empty() {
                    captures.push((n, new));
                } else if new != old {
                    passed_elsewhere = passed_to.iter().any(|&to| to != (g, n));
                    nodes.push(Node { argument: (g, n), captures: new, passed_to });
                }
            }
            let read = attrs.has(set, AttrKind::ReadOnly) || attrs.has(set, AttrKind::ReadNone);
            if !passed_elsewhere && !read {
                accesses.push((n, access(&f, n, &[(g, n)], &mut walk)));
            }
        }
        edit_attrs(module, g, |list| {
            nonnull.iter().for_each(|&n| list.flag(Slot::Param(n as usize), AttrKind::NonNull));
            captures.iter().for_each(|&(n, all)| set_captures(list, n, all));
            accesses.iter().for_each(|&(n, access)| set_access(list, n, access));
        });
    }
    infer_together(module, &nodes, &mut walk);
}

/// Judges arguments that are passed to each other.
fn infer_together(module: &mut Module, nodes: &[Node], walk: &mut Walk) {
    // Nodes are in the order of their arguments.
    let row = |argument: &Argument| nodes.binary_search_by_key(argument, |node| node.argument).ok();
    let graph: Vec<Vec<usize>> = nodes.iter().map(|node| node.passed_to.iter().filter_map(row).collect()).collect();
    let components = Sccs::of_rows(nodes.len(), |n| graph[n].iter().copied());
    for c in 0..components.len() {
        let members: Vec<usize> = components.members(c).iter().map(|&n| n as usize).collect();
        let arguments: Vec<Argument> = members.iter().map(|&n| nodes[n].argument).collect();
        let mut sorted = arguments.clone();
        sorted.sort_unstable();
        // What they are captured by outside of themselves: each by its own uses and by what it is passed to. Results of calls
        // within the component were not followed, so what is captured through a result counts as captured anyhow.
        let mut captures = 0;
        for &n in &members {
            captures |= nodes[n].captures.0;
            for &to in &nodes[n].passed_to {
                if sorted.binary_search(&to).is_err() {
                    captures |= declared_captures(module.ctx(), to).0;
                }
            }
        }
        let captures = Captures(captures);
        let captures = (captures.other() | captures.ret()) * 0x11;
        for &argument in &arguments {
            let (old, n) = (declared_captures(module.ctx(), argument), argument.1);
            if captures & old.0 != old.0 {
                edit_attrs(module, argument.0, |list| set_captures(list, n, Captures(captures & old.0)));
            }
        }
        let mut all = Access::None;
        for &(g, n) in &arguments {
            let Some(f) = module.func(g) else { continue };
            all = all.meet(access(&f, n, &sorted, walk));
        }
        if all != Access::Unknown {
            for &(g, n) in &arguments {
                edit_attrs(module, g, |list| set_access(list, n, all));
            }
        }
    }
}
