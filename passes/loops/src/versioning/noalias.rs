//! Alias scopes of a loop whose ranges were compared: what a group of pointers accesses meets nothing of the groups it was compared with.

use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::operands;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{Builder, FuncMut, Value};
use warpc_scev::access::{Check, LoopAccess};

/// Gives the accesses of `access` the scopes that follow from `pairs`, which were compared in block `check`. `is_nested`: the loop is inside
/// another, and each iteration of that compares other ranges: the scopes are declared in `check`. Cost: n log n in the pointers, linear in
/// accesses and pairs.
pub fn annotate(func: &mut FuncMut<'_>, access: &LoopAccess, pairs: &[Check], check: Block, is_nested: bool) {
    let strings = &func.ctx().tables.strings;
    let (Some(within), Some(outside)) = (strings.find(b"alias.scope"), strings.find(b"noalias")) else { return };
    let groups = &access.checks.groups;
    if groups.is_empty() {
        return;
    }
    let name = func.add_md(NewNode::Text(b"LVerDomain"[..].into()));
    let domain = func.add_md(NewNode::Own([name].into()));
    // Scopes and lists are made when an access needs them.
    let mut scopes: Vec<Md> = vec![Md::NONE; groups.len()];
    let mut lists: Vec<[Md; 2]> = vec![[Md::NONE; 2]; groups.len()];
    let mut against: Vec<Vec<u32>> = vec![Vec::new(); groups.len()];
    for &(first, second) in pairs {
        against[first as usize].push(second);
    }
    let mut group_of: Vec<(Value, usize)> = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        group_of.extend(group.members.iter().map(|&row| (access.checks.pointers[row as usize].ptr, number)));
    }
    group_of.sort_unstable();
    // The last group that a pointer is in.
    let find = |ptr: Value| {
        let end = group_of.partition_point(|row| row.0 <= ptr);
        end.checked_sub(1).map(|at| group_of[at]).filter(|row| row.0 == ptr).map(|row| row.1)
    };
    let mut last = Inst::NONE;
    for row in &access.accesses {
        let Some(group) = find(row.ptr).filter(|_| row.inst != last) else { continue };
        // An access through one of two pointers has a row for each, of which the first decides.
        last = row.inst;
        let mut scope = |func: &mut FuncMut<'_>, group: usize| {
            if scopes[group].is_none() {
                scopes[group] = func.add_md(NewNode::Own([domain].into()));
            }
            scopes[group]
        };
        if lists[group][0].is_none() {
            let own = scope(func, group);
            lists[group][0] = func.add_md(NewNode::Tuple([own].into()));
            let others: Vec<Md> = against[group].iter().map(|&other| scope(func, other as usize)).collect();
            if !others.is_empty() {
                lists[group][1] = func.add_md(NewNode::Tuple(others.into()));
            }
        }
        for (kind, list) in [(within, lists[group][0]), (outside, lists[group][1])] {
            if list.is_some() {
                let joined = join(func, func.attachment(row.inst, kind), list);
                func.set_attachment(row.inst, kind, joined);
            }
        }
    }
    if is_nested {
        for scope in scopes.into_iter().filter(|scope| scope.is_some()) {
            let list = func.add_md(NewNode::Tuple([scope].into()));
            let end = func.terminator(check);
            Builder::before(func, end).intrinsic(id::EXPERIMENTAL_NOALIAS_SCOPE_DECL, &[], &[Value::meta(list)], 0);
        }
    }
}

/// The scopes of two lists, each once.
fn join(func: &mut FuncMut<'_>, old: Option<Md>, more: Md) -> Md {
    let Some(old) = old else { return more };
    let mut all: Vec<Md> = operands(func, old).to_vec();
    for scope in operands(func, more) {
        if !all.contains(&scope) {
            all.push(scope);
        }
    }
    func.add_md(NewNode::Tuple(all.into()))
}
