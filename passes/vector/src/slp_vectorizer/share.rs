//! Lanes that are put together once, where several trees or nodes did it: the insertions and shuffles that were made are compared, and
//! one that dominates an equal one takes its place.
//!
//! **Cost**: one look-up per instruction made; of equal ones that do not dominate each other [`APART`] are kept in mind.

use std::collections::BTreeMap;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, FuncMut};

/// Equal instructions in places of which none dominates another that are compared with.
const APART: usize = 8;

/// Operation, type, operands and, of a shuffle, lanes.
type Key = (Opcode, Type, Vec<u32>);

/// Replaces instructions of `made` by equal ones that dominate them, and erases what then has no use. Empties `made`.
pub(super) fn share(f: &mut FuncMut<'_>, dom: &DomTree, made: &mut Vec<Inst>) {
    let mut seen: BTreeMap<Key, Vec<Inst>> = BTreeMap::new();
    for &inst in made.iter() {
        if f.is_dead(inst) {
            continue;
        }
        let equal = seen.entry(key(f, inst)).or_default();
        if let Some(&earlier) = equal.iter().find(|&&earlier| comes_before(f, dom, earlier, inst)) {
            f.replace_all_uses(inst.into(), earlier.into());
            continue;
        }
        if let Some(later) = equal.iter_mut().find(|later| comes_before(f, dom, inst, **later)) {
            f.replace_all_uses((*later).into(), inst.into());
            *later = inst;
            continue;
        }
        if equal.len() < APART {
            equal.push(inst);
        }
    }
    for inst in made.drain(..).rev() {
        if !f.is_dead(inst) && f.uses(inst.into()).next().is_none() {
            f.erase(inst);
        }
    }
}

fn key(func: &Func<'_>, inst: Inst) -> Key {
    let mut parts: Vec<u32> = func.operands(inst).map(|operand| operand.0).collect();
    if func.op(inst) == Opcode::ShuffleVector {
        parts.extend_from_slice(func.indices(inst));
    }
    (func.op(inst), func.ty(inst), parts)
}

fn comes_before(func: &Func<'_>, dom: &DomTree, first: Inst, second: Inst) -> bool {
    let (a, b) = (func.block_of(first), func.block_of(second));
    if a == b { func.comes_before(first, second) } else { dom.dominates(a, b) }
}
