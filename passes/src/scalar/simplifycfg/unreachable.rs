//! Unreachable code: blocks no path reaches, code that must end in `unreachable`.

use super::SimplifyCfg;
use warpc_engine::ids::*;
use warpc_engine::ir::attrs::AttrKind;
use warpc_engine::ir::consts::ConstKind;
use warpc_engine::ir::{Aux, FuncMut, Opcode, Ordering, Value, flags};

/// Erases every block that no path from the entry (or from a block whose address is taken) reaches. Linear.
pub fn remove_unreachable_blocks(f: &mut FuncMut<'_>) -> bool {
    let mut seen = vec![false; f.num_blocks()];
    let mut work = vec![f.entry()];
    seen[f.entry().index()] = true;
    for consts in [f.consts(), &f.ctx().tables.consts] {
        for c in (0..consts.len()).map(Const::new) {
            if consts.row(c).kind == ConstKind::BlockAddress
                && consts.list(c)[0] == Value::global(f.global())
                && let Some(b) = consts.list(c)[1].as_block()
                && !f.is_block_dead(b)
                && !std::mem::replace(&mut seen[b.index()], true)
            {
                work.push(b);
            }
        }
    }
    while let Some(b) = work.pop() {
        for s in f.successors(b) {
            if !std::mem::replace(&mut seen[s.index()], true) {
                work.push(s);
            }
        }
    }
    let dead: Vec<Block> = f.block_order().filter(|b| !seen[b.index()]).collect();
    f.erase_blocks(&dead);
    !dead.is_empty()
}

impl SimplifyCfg {
    /// A call that does not return, a store to null or an immediate `unreachable` ends the block there; a block that is only
    /// `unreachable` disappears from the terminators that reach it.
    pub(super) fn unreachable(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        if let Some(i) = f.block_insts(b).find(|&i| never_passes(f, i)) {
            let next = f.next(i);
            if next.is_some() && f.op(next) != Opcode::Unreachable {
                let from = if f.op(i) == Opcode::Call { next } else { i };
                self.cut_at(f, b, from);
                return true;
            }
            if f.op(i) != Opcode::Call {
                self.cut_at(f, b, i);
                return true;
            }
        }
        let term = f.terminator(b);
        if f.op(term) != Opcode::Unreachable {
            return false;
        }
        let mut changed = false;
        // Whatever stands before and surely passes control on cannot run either.
        while let Some(p) = f.prev(term).get() {
            if f.op(p) == Opcode::Phi || !passes_control(f, p) {
                break;
            }
            f.erase(p);
            changed = true;
        }
        if f.first(b) != term || self.is_taken(b) || b == f.entry() {
            return changed;
        }
        for p in f.predecessors(b).collect::<Vec<_>>() {
            changed |= self.drop_edge_to(f, p, b);
        }
        changed
    }

    /// Replaces everything from `from` to the end of `b` by `unreachable`.
    fn cut_at(&mut self, f: &mut FuncMut<'_>, b: Block, from: Inst) {
        let succs: Vec<Block> = f.successors(b).collect();
        for &s in &succs {
            f.remove_phi_edge(s, b);
        }
        let mut i = f.last(b);
        loop {
            let prev = f.prev(i);
            f.erase(i);
            if i == from {
                break;
            }
            i = prev;
        }
        let u = f.new_inst(Opcode::Unreachable, 0, Type::VOID, &[], Aux::default());
        f.append(u, b);
        for s in succs {
            self.push(s);
        }
    }

    /// `b` is only `unreachable`: the terminator of `p` need not go there.
    fn drop_edge_to(&mut self, f: &mut FuncMut<'_>, p: Block, b: Block) -> bool {
        let term = f.terminator(p);
        match (f.op(term), f.num_operands(term)) {
            (Opcode::Br, 1) => {
                f.remove_phi_edge(b, p);
                f.erase(term);
                let u = f.new_inst(Opcode::Unreachable, 0, Type::VOID, &[], Aux::default());
                f.append(u, p);
                self.push(p);
                true
            }
            (Opcode::Br, 3) => {
                let (yes, no) = (f.operand(term, 1), f.operand(term, 2));
                let to = if yes == Value::block(b) { no } else { yes };
                let Some(to) = to.as_block() else { return false };
                if to == b {
                    return false;
                }
                f.fold_terminator_to(p, to);
                self.push(p);
                self.push(to);
                true
            }
            (Opcode::Switch, _) => {
                let mut changed = false;
                let mut k = 3;
                while k < f.num_operands(term) {
                    if f.operand(term, k) == Value::block(b) {
                        f.remove_operands(term, k - 1, 2);
                        f.remove_phi_edge(b, p);
                        f.clear_attachments(term);
                        changed = true;
                    } else {
                        k += 2;
                    }
                }
                if changed {
                    self.push(p);
                }
                changed
            }
            _ => false,
        }
    }
}

/// Whether control never goes past `i`: a call that does not return, or memory access through null or poison in an address
/// space where null is no valid address.
fn never_passes(f: &FuncMut<'_>, i: Inst) -> bool {
    match f.op(i) {
        Opcode::Call => {
            let callee = f.callee(i);
            if callee.is_undef_or_poison() {
                return true;
            }
            if f.call_has_attr(i, AttrKind::NoReturn) {
                return true;
            }
            if let Some(n) = callee.as_intrinsic() {
                let name = &*f.intrins().get(n).name;
                return name == "llvm.assume" && {
                    let c = f.operand(i, 0);
                    c.is_undef_or_poison() || (f.consts().is_zero(c) && f.call(i).num_bundle_ops == 0)
                };
            }
            false
        }
        Opcode::Store | Opcode::Load => {
            let p = f.operand(i, if f.op(i) == Opcode::Store { 1 } else { 0 });
            if f.flags(i) & flags::VOLATILE != 0 || f.mem(i).ordering != Ordering::NotAtomic {
                return false;
            }
            if p.is_undef_or_poison() {
                return f.op(i) == Opcode::Store || p.is_poison();
            }
            let null = f.consts().is_zero(p) && f.types().addrspace(f.type_of(p)) == Some(0);
            let valid = f.attrs().fn_has(f.ctx().globals.parts[f.global().index()].attrs, AttrKind::NullPointerIsValid);
            null && !valid
        }
        _ => false,
    }
}

/// Whether `i` always passes control to the next instruction and has no effect that anyone can see before undefined behaviour.
fn passes_control(f: &FuncMut<'_>, i: Inst) -> bool {
    match f.op(i) {
        Opcode::Call => {
            let Some(n) = f.intrinsic_callee(i) else { return false };
            let name = &*f.intrins().get(n).name;
            // Barriers and the like may wait for ever: they stay. Assumptions and markers go.
            name == "llvm.assume" || name.starts_with("llvm.lifetime.") || name.starts_with("llvm.dbg.")
        }
        Opcode::Load | Opcode::Store => f.flags(i) & flags::VOLATILE == 0 && f.mem(i).ordering == Ordering::NotAtomic,
        Opcode::Invoke | Opcode::CallBr | Opcode::Fence | Opcode::AtomicRmw | Opcode::CmpXchg => false,
        op => !op.is_terminator() && op != Opcode::LandingPad && op != Opcode::CatchPad && op != Opcode::CleanupPad,
    }
}
