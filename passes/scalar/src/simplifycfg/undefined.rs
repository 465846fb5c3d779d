//! Edges along which a phi brings a value that makes the code after it undefined: nobody takes them.

use super::SimplifyCfg;
use super::unreachable::assume_not_to;
use super::util::*;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, Opcode, Value, flags};

/// Instructions between the phi and the use that are looked at.
const WINDOW: usize = 64;
/// Addresses computed from the value that are followed.
const MAX_DEPTH: u32 = 4;

impl SimplifyCfg {
    /// Cuts one edge into `block` that surely leads to undefined behaviour.
    pub(super) fn undefined_edge(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let mut inst = f.first(block);
        while f.op(inst) == Opcode::Phi {
            for k in 0..f.phi_len(inst) {
                let (v, p) = f.phi_incoming(inst, k);
                if !is_undefined_here(f, v, inst) {
                    continue;
                }
                let term = f.terminator(p);
                match f.op(term) {
                    Opcode::Br if f.num_operands(term) == 1 => {
                        remove_edge(f, block, p);
                        let loc = f.loc(term);
                        f.erase(term);
                        append_unreachable(f, p, loc);
                        return true;
                    }
                    Opcode::Br if f.operand(term, 1) != f.operand(term, 2) => {
                        assume_not_to(f, p, block);
                        return true;
                    }
                    Opcode::Switch => {
                        let at = f.prev_block(block);
                        if at.is_none() {
                            return false;
                        }
                        let dead = f.new_block_after(at);
                        if let Some(names) = &mut f.side_mut().names {
                            names.set_unique(Value::block(dead), b"unreachable");
                        }
                        append_unreachable(f, dead, Md::NONE);
                        for k in (1..f.num_operands(term)).step_by(2) {
                            if f.operand(term, k) == Value::block(block) {
                                remove_edge(f, block, p);
                                f.set_operand(term, k, Value::block(dead));
                            }
                        }
                        return true;
                    }
                    _ => {}
                }
            }
            inst = f.next(inst);
        }
        false
    }
}

/// Whether the block of `inst` is undefined when `inst` is `value`, a null or undef constant.
pub(super) fn is_undefined_here(f: &FuncMut<'_>, value: Value, inst: Inst) -> bool {
    if !value.is_undef_or_poison() && !f.consts().is_zero(value) {
        return false;
    }
    used_wrongly(f, value, inst, false, 0)
}

fn used_wrongly(f: &FuncMut<'_>, value: Value, inst: Inst, moved: bool, depth: u32) -> bool {
    let undef = value.is_undef_or_poison();
    let block = f.block_of(inst);
    let candidate = |u: Use| {
        let user = f.user(u);
        match f.op(user) {
            Opcode::GetElementPtr
            | Opcode::Ret
            | Opcode::BitCast
            | Opcode::Load
            | Opcode::Store
            | Opcode::Call
            | Opcode::CallBr
            | Opcode::Invoke
            | Opcode::UDiv
            | Opcode::URem => true,
            // Division of or by undef is only undefined by the divisor.
            Opcode::SDiv | Opcode::SRem => true,
            _ => false,
        }
    };
    let Some(u) = f.uses(Value::inst(inst)).take(WINDOW).find(|&u| candidate(u)) else { return false };
    let user = f.user(u);
    if f.block_of(user) != block || user == inst || !f.comes_before(inst, user) {
        return false;
    }
    let mut at = f.next(inst);
    for _ in 0..WINDOW {
        if at == user {
            return offends(f, value, inst, u, undef, moved, depth);
        }
        if !facts::transfers_execution(f, at) {
            return false;
        }
        at = f.next(at);
    }
    false
}

fn offends(f: &FuncMut<'_>, value: Value, inst: Inst, site: Use, undef: bool, moved: bool, depth: u32) -> bool {
    let (user, k) = (f.user(site), f.use_index(site));
    let space = f.types().addrspace(f.ty(inst)).unwrap_or(0);
    match f.op(user) {
        Opcode::GetElementPtr if k == 0 && depth < MAX_DEPTH => {
            // Null and an offset is null only when the offset is zero; in bounds it is undefined in use all the same.
            let zero = f.operands(user).skip(1).all(|x| f.consts().is_zero(x));
            let inbounds = f.flags(user) & flags::INBOUNDS != 0 && !null_is_valid(f, space);
            used_wrongly(f, value, user, moved || !zero && !inbounds, depth + 1)
        }
        Opcode::BitCast if depth < MAX_DEPTH => used_wrongly(f, value, user, moved, depth + 1),
        Opcode::Ret => {
            let a = f.attrs();
            let ret = a.list(f.ctx().globals.parts[f.global().index()].attrs).ret;
            let noundef = a.has(ret, AttrKind::NoUndef);
            noundef && (undef || a.has(ret, AttrKind::NonNull) && f.types().is_ptr(f.ty(inst)) && !moved)
        }
        Opcode::Load => f.flags(user) & flags::VOLATILE == 0 && !null_is_valid(f, space),
        Opcode::Store => k == 1 && f.flags(user) & flags::VOLATILE == 0 && !null_is_valid(f, space),
        Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem => k == 1,
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
            if facts::intrinsic(f, user) == Some(id::ASSUME) {
                return k == 0;
            }
            if !undef && null_is_valid(f, space) {
                return false;
            }
            if Value::inst(inst) == f.callee(user) && k == f.num_operands(user) - 1 {
                return true;
            }
            if k >= f.call(user).num_args as usize {
                return false;
            }
            let has = |x| facts::call_arg_has(f, user, k, x);
            let noundef = has(AttrKind::NoUndef) || has(AttrKind::Dereferenceable);
            if undef {
                return noundef;
            }
            f.types().is_ptr(f.ty(inst)) && noundef && has(AttrKind::NonNull) && !moved
        }
        _ => false,
    }
}
