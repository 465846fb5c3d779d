//! What is left behind: dead code, phis that only count for themselves, phis of a header that are always equal.

use super::rewrite::World;
use smallvec::SmallVec;
use std::collections::HashMap;
use warpc_analysis::facts::{is_trivially_dead, would_be_dead};
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scev::{Expr, Kind, Scev};

/// Instructions of a cycle that only computes itself.
const CYCLE: usize = 16;
/// Phis of a header that are compared.
const PHIS: usize = 64;

/// Erases what is dead of `work`, and what dies with it.
pub fn erase_dead(func: &mut FuncMut<'_>, scev: &mut Scev, work: &mut Vec<Inst>) {
    while let Some(inst) = work.pop() {
        if func.is_dead(inst) || !is_trivially_dead(func, inst) {
            continue;
        }
        work.extend(func.operands(inst).filter_map(Value::as_inst));
        scev.unlearn(inst);
        func.erase(inst);
    }
}

/// Erases phis of `header` that nothing uses but their own next values, or what is dead. Whether there were any.
pub fn erase_dead_phis(func: &mut FuncMut<'_>, scev: &mut Scev, header: Block) -> bool {
    let phis: Vec<Inst> = func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    let mut changed = false;
    for phi in phis {
        let Some(last) = last_of_dead(func, phi).filter(|_| !func.is_dead(phi)) else { continue };
        // Users go with it: a load that nobody reads would be of poison.
        let mut work: Vec<Inst> = func.operands(phi).filter_map(Value::as_inst).chain([last]).collect();
        let poison = Value::poison(func.ty(phi));
        func.replace_all_uses(phi.into(), poison);
        scev.unlearn(phi);
        func.erase(phi);
        erase_dead(func, scev, &mut work);
        changed = true;
    }
    changed
}

/// Where the users of `phi` lead back to it, one after the other, or come to an end, and lead nowhere else: the last of them.
fn last_of_dead(func: &Func<'_>, phi: Inst) -> Option<Inst> {
    let mut at = phi;
    for _ in 0..CYCLE {
        let mut user = Inst::NONE;
        for row in func.uses(at.into()) {
            if user.is_some() && func.user(row) != user {
                return None;
            }
            user = func.user(row);
        }
        if user.is_none() || user == phi {
            return Some(at);
        }
        if func.op(user) == Opcode::Phi || !would_be_dead(func, user) {
            return None;
        }
        at = user;
    }
    None
}

/// Whether two phis of the header have the same value from before the loop: another that is equal may be poison more often.
fn starts_alike(func: &Func<'_>, loop_id: Loop, world: &World<'_>, phi: Inst, other: Inst) -> bool {
    let Some(preheader) = world.loops.preheader(func, loop_id) else { return false };
    func.phi_value_for(phi, preheader) == func.phi_value_for(other, preheader)
}

/// Lets one phi of the header stand for all that have its expression. Whether there were any.
pub fn merge_equal_phis(func: &mut FuncMut<'_>, scev: &mut Scev, world: &World<'_>, loop_id: Loop) -> bool {
    let header = world.loops.header(loop_id);
    let phis: SmallVec<[Inst; 16]> =
        func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).take(PHIS).collect();
    let mut first: HashMap<Expr, Inst> = HashMap::new();
    let mut equal: Vec<(Inst, Inst)> = Vec::new();
    {
        let mut se = world.se(scev, func);
        for &phi in &phis {
            if se.type_of(phi.into()).is_none() {
                continue;
            }
            let expr = se.get(phi.into());
            if se.kind(expr) != Kind::AddRec || se.rec_loop(expr) != Some(loop_id) {
                continue;
            }
            match first.get(&expr) {
                Some(&other) if func.ty(other) == func.ty(phi) && starts_alike(func, loop_id, world, phi, other) => {
                    equal.push((phi, other));
                }
                Some(_) => {}
                None => drop(first.insert(expr, phi)),
            }
        }
    }
    for &(phi, other) in &equal {
        // The one that stays may be poison where nobody looked at it.
        let mut work: Vec<Inst> = func.operands(phi).filter_map(Value::as_inst).collect();
        let nexts: SmallVec<[Inst; 4]> = func.phi_pairs(other).filter_map(|p| p.0.as_inst()).collect();
        for next in nexts {
            if world.loops.contains(loop_id, func.block_of(next)) {
                func.drop_poison_flags(next);
            }
        }
        func.replace_all_uses(phi.into(), other.into());
        scev.unlearn(phi);
        func.erase(phi);
        erase_dead(func, scev, &mut work);
    }
    !equal.is_empty()
}
