//! Constant addresses: the space one was cast from, and the same address in that space.

use super::{GENERIC, UNKNOWN};
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, TypeKind, Value};

/// The space of a constant generic address: a cast from a space, through constant offsets. Null has any.
pub(super) fn constant_source(func: &FuncMut<'_>, value: Value) -> Option<(u32, Value)> {
    let mut at = value;
    loop {
        let c = at.as_const()?;
        if func.consts().is_zero(at) {
            return Some((UNKNOWN, at));
        }
        let row = func.consts().row(c);
        if row.kind != ConstKind::Expr {
            return None;
        }
        let inner = func.consts().list(c)[0];
        match row.op {
            Opcode::AddrSpaceCast => {
                let s = func.types().addrspace(func.type_of(inner))?;
                return (s != GENERIC).then_some((s, inner));
            }
            Opcode::GetElementPtr => at = inner,
            _ => return None,
        }
    }
}

/// A constant generic address as a constant of its own space.
pub(super) fn constant_in_space(func: &mut FuncMut<'_>, value: Value, ptr: Type) -> Option<Value> {
    rebase(func, value, ptr, true)
}

/// [`constant_in_space`]; `distances` also rewrites indices that are distances of addresses.
fn rebase(func: &mut FuncMut<'_>, value: Value, ptr: Type, distances: bool) -> Option<Value> {
    let mut path = Vec::new();
    let mut at = value;
    let mut out = loop {
        let c = at.as_const()?;
        let head = func.consts().expr(c)?;
        let list = func.consts().list(c).to_vec();
        match head.op {
            Opcode::AddrSpaceCast => break list[0],
            Opcode::GetElementPtr => {
                at = list[0];
                path.push((head, list));
            }
            _ => return None,
        }
    };
    if func.type_of(out) != ptr {
        return None;
    }
    while let Some((head, mut list)) = path.pop() {
        list[0] = out;
        for index in list[1..].iter_mut().filter(|_| distances) {
            *index = distance_in_space(func, *index).unwrap_or(*index);
        }
        out = func.consts_mut().add_expr(ptr, head, &list);
    }
    Some(out)
}

/// The distance of two generic addresses of one space, by their addresses in that space. Indices inside of the two stay.
fn distance_in_space(func: &mut FuncMut<'_>, value: Value) -> Option<Value> {
    let part = |func: &FuncMut<'_>, value: Value, op: Opcode| {
        let c = value.as_const()?;
        let head = func.consts().expr(c).filter(|h| h.op == op)?;
        Some((head, func.consts().list(c).to_vec()))
    };
    let (sub, ends) = part(func, value, Opcode::Sub)?;
    let mut near = [value; 2];
    let mut space = None;
    for (end, out) in ends.iter().zip(&mut near) {
        let (cast, from) = part(func, *end, Opcode::PtrToInt)?;
        let (s, _) = constant_source(func, from[0]).filter(|x| x.0 != UNKNOWN)?;
        if *space.get_or_insert(s) != s {
            return None;
        }
        let ptr = func.intern_type(TypeKind::Ptr(s));
        let there = rebase(func, from[0], ptr, false)?;
        let ty = func.type_of(*end);
        *out = func.consts_mut().add_expr(ty, cast, &[there]);
    }
    let ty = func.type_of(value);
    Some(func.consts_mut().add_expr(ty, sub, &near))
}
