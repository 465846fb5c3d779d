//! Metadata of the clones: alias scopes of their own, and what the call said of all accesses behind it.
//!
//! A scope of the callee means one execution of its body: `!noalias` of one copy says nothing about the accesses of another, so
//! every inlining makes the scopes and their domains anew. What `!alias.scope`, `!noalias` and the access groups of a call say holds
//! for each access that the call makes.

use super::clone::Cloner;
use warpc_analysis::facts;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::loop_hints::operands;
use warpc_ir::metadata::MdNode;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::{Value, ValueKind};
use warpc_scalar::scopes::is_scope_declaration;

/// Attachments that name lists of scopes.
const SCOPES: [&[u8]; 2] = [b"alias.scope", b"noalias"];
/// Attachments of a call that hold for each access behind it.
const OF_CALLS: [&[u8]; 4] = [b"alias.scope", b"noalias", b"llvm.access.group", b"llvm.mem.parallel_loop_access"];

/// Nodes of the callee and what they are in this copy. There are few in a function: pairs are searched from the last.
#[derive(Default)]
struct Copies(Vec<(Md, Md)>);

impl Copies {
    fn find(&self, node: Md) -> Option<Md> {
        self.0.iter().rev().find(|pair| pair.0 == node).map(|pair| pair.1)
    }
    /// The scope list `list` with scopes of this copy.
    fn list(&mut self, func: &mut FuncMut<'_>, list: Md) -> Md {
        if let Some(known) = self.find(list) {
            return known;
        }
        let scopes: Vec<Md> = operands(func, list).iter().map(|&scope| self.scope(func, scope)).collect();
        let new = func.add_md(NewNode::Tuple(scopes.into()));
        self.0.push((list, new));
        new
    }
    /// A scope is `distinct !{itself, domain, name}`, where the name may be missing.
    fn scope(&mut self, func: &mut FuncMut<'_>, scope: Md) -> Md {
        if let Some(known) = self.find(scope) {
            return known;
        }
        let mut parts: Vec<Md> = operands(func, scope).iter().skip(1).copied().collect();
        if let Some(domain) = parts.first_mut() {
            *domain = self.domain(func, *domain);
        }
        let new = func.add_md(NewNode::Own(parts.into()));
        self.0.push((scope, new));
        new
    }
    /// A domain is `distinct !{itself, name}`, where the name may be missing.
    fn domain(&mut self, func: &mut FuncMut<'_>, domain: Md) -> Md {
        if let Some(known) = self.find(domain) {
            return known;
        }
        let parts: Vec<Md> = operands(func, domain).iter().skip(1).copied().collect();
        let new = func.add_md(NewNode::Own(parts.into()));
        self.0.push((domain, new));
        new
    }
}

/// Brings the metadata of the clones up to date for this copy, made in place of `call`.
pub fn adapt(func: &mut FuncMut<'_>, call: Inst, cloner: &Cloner<'_>) {
    renew_scopes(func, cloner);
    if func.flags(call) & flags::HAS_MD != 0 {
        carry_over(func, call, cloner);
    }
}

/// The clones that may have weights of a profile and are neither branches nor calls: loads of what is called.
pub fn weighted(func: &FuncMut<'_>, cloner: &Cloner<'_>) -> Vec<Inst> {
    let Some(kind) = func.ctx().tables.strings.find(b"prof") else { return Vec::new() };
    let counts = |&new: &Inst| {
        func.flags(new) & flags::HAS_MD != 0
            && !matches!(func.op(new), Opcode::Br | Opcode::Switch | Opcode::Select | Opcode::Call | Opcode::Invoke)
            && func.attachment(new, kind).is_some()
    };
    cloner.clones(func).map(|(_, new)| new).filter(counts).collect()
}

fn renew_scopes(func: &mut FuncMut<'_>, cloner: &Cloner<'_>) {
    let strings = &func.ctx().tables.strings;
    let kinds = SCOPES.map(|kind| strings.find(kind));
    let marked: Vec<Inst> = cloner.clones(func).map(|(_, new)| new).filter(|&new| names_scopes(func, new)).collect();
    let mut copies = Copies::default();
    for inst in marked {
        if is_scope_declaration(func, inst)
            && let ValueKind::Meta(list) = func.operand(inst, 0).kind()
        {
            let list = copies.list(func, list);
            func.set_operand(inst, 0, Value::meta(list));
        }
        if func.flags(inst) & flags::HAS_MD == 0 {
            continue;
        }
        for kind in kinds.into_iter().flatten() {
            if let Some(list) = func.attachment(inst, kind) {
                let list = copies.list(func, list);
                func.set_attachment(inst, kind, list);
            }
        }
    }
}

fn names_scopes(func: &Func<'_>, inst: Inst) -> bool {
    func.flags(inst) & flags::HAS_MD != 0 || is_scope_declaration(func, inst)
}

/// Puts what is attached to `call` and holds for each access behind it on the clones that access memory.
fn carry_over(func: &mut FuncMut<'_>, call: Inst, cloner: &Cloner<'_>) {
    let strings = &func.ctx().tables.strings;
    let attached = OF_CALLS.map(|kind| {
        let kind = strings.find(kind)?;
        Some((kind, func.attachment(call, kind)?))
    });
    let attached: Vec<(Str, Md)> = attached.into_iter().flatten().collect();
    if attached.is_empty() {
        return;
    }
    let group = strings.find(b"llvm.access.group");
    let accesses = |&new: &Inst| facts::may_read(func, new) || facts::may_write(func, new);
    let all: Vec<Inst> = cloner.clones(func).map(|(_, new)| new).filter(accesses).collect();
    // Most clones have the same attachments: each union is made once.
    let mut unions: Vec<((Md, Md), Md)> = Vec::new();
    for inst in all {
        for &(kind, more) in &attached {
            let old = func.attachment(inst, kind).unwrap_or(Md::NONE);
            let both = match unions.iter().find(|union| union.0 == (old, more)) {
                Some(union) => union.1,
                None => {
                    let both = if Some(kind) == group { groups(func, old, more) } else { join(func, old, more) };
                    unions.push(((old, more), both));
                    both
                }
            };
            func.set_attachment(inst, kind, both);
        }
    }
}

/// The nodes of two lists, each once.
fn join(func: &mut FuncMut<'_>, old: Md, more: Md) -> Md {
    if old.is_none() || old == more {
        return more;
    }
    let mut all: Vec<Md> = operands(func, old).to_vec();
    for node in operands(func, more) {
        if !all.contains(&node) {
            all.push(node);
        }
    }
    func.add_md(NewNode::Tuple(all.into()))
}

/// The access groups of two attachments, each once. A group is a node without operands; several stand in a list.
fn groups(func: &mut FuncMut<'_>, old: Md, more: Md) -> Md {
    if old.is_none() || old == more {
        return more;
    }
    let mut all: Vec<Md> = Vec::new();
    for node in [old, more] {
        let list = operands(func, node);
        let members = if list.is_empty() { std::slice::from_ref(&node) } else { &list[..] };
        for &group in members {
            if !all.contains(&group) {
                all.push(group);
            }
        }
    }
    match all[..] {
        [one] => one,
        _ => func.add_md(NewNode::Tuple(all.into())),
    }
}

/// The loop identified by `node` of the callee, whose properties name places: `place` says what they are here. `None` where no
/// property is a place.
pub fn loop_with_places(
    func: &mut FuncMut<'_>,
    node: Md,
    mut place: impl FnMut(&mut FuncMut<'_>, Md) -> Md,
) -> Option<Md> {
    let parts = operands(func, node);
    let is_place = |func: &Func<'_>, part: Md| {
        let tables = func.ctx().tables;
        let name = tables.strings.find(b"DILocation");
        part.is_some()
            && part != node
            && (part.index()) < tables.metadata.len()
            && matches!(tables.metadata.get(part), MdNode::Special { kind, .. } if Some(*kind) == name)
    };
    if !parts.iter().any(|&part| is_place(func, part)) {
        return None;
    }
    let mut new: Vec<Md> = Vec::new();
    for &part in parts.iter().skip(1) {
        if !is_place(func, part) {
            new.push(part);
            continue;
        }
        let here = place(func, part);
        if here.is_some() {
            new.push(here);
        }
    }
    Some(func.add_md(NewNode::Own(new.into())))
}
