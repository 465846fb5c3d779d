//! Changes of where instructions stand, and how often.

use super::site::Site;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Whether `i` may be copied, removed or moved at all.
pub(super) fn is_loose(f: &FuncMut<'_>, i: Inst) -> bool {
    let op = f.op(i);
    !op.is_terminator()
        && !matches!(op, Opcode::Phi | Opcode::Alloca | Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad)
        && !matches!(f.types().kind(f.ty(i)), TypeKind::Token | TypeKind::Metadata)
        && f.operands(i).all(|v| {
            // What names debug information or tokens stays where it is.
            !matches!(f.types().kind(f.type_of(v)), TypeKind::Metadata | TypeKind::Token)
        })
}

/// A copy of `i` before `at`.
pub(super) fn copy(f: &mut FuncMut<'_>, i: Inst, at: Inst) -> Inst {
    let ops: Vec<Value> = f.operands(i).collect();
    let (h, aux) = (f.head(i), f.aux(i));
    let fl = h.flags & !warpc_ir::opcode::flags::HAS_MD;
    let c = f.new_inst(h.op, fl, h.ty, &ops, aux);
    f.insert_before(c, at);
    f.copy_attachments(c, i);
    c
}

/// An instruction is there twice; some users take the copy.
pub(super) fn duplicate(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(is_loose)?;
    let after = s.f.next(i).get()?;
    let c = copy(s.f, i, after);
    if s.f.ty(i) != Type::VOID {
        let users: Vec<Use> = s.f.uses(i.into()).collect();
        for u in users {
            if s.rng.one_in(2) {
                let (user, k) = (s.f.user(u), s.f.use_index(u));
                if user != c {
                    s.set(user, k, c.into());
                }
            }
        }
    }
    Some(())
}

/// An instruction goes; its result becomes another value.
pub(super) fn remove(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(is_loose)?;
    if s.f.is_unused(i.into()) {
        s.f.erase(i);
        return Some(());
    }
    let place = (s.f.block_of(i), i);
    let v = s.value(s.f.ty(i), place)?;
    s.f.replace_and_erase(i, v);
    Some(())
}

/// An instruction moves up, in its block or to a block that dominates it, to where its operands are.
pub(super) fn hoist(s: &mut Site<'_, '_>) -> Option<()> {
    let i =
        s.inst(|f, i| is_loose(f, i) && f.op(i) != Opcode::Call || f.intrinsic_callee(i).is_some() && is_loose(f, i))?;
    let f = &*s.f;
    let mut b = f.block_of(i);
    let available = |b: Block| f.operands(i).filter_map(Value::as_inst).all(|d| s.dom.dominates(f.block_of(d), b));
    let mut blocks = Vec::new();
    for _ in 0..16 {
        b = s.dom.idom(b);
        if b.is_none() || !available(b) {
            break;
        }
        blocks.push(b);
    }
    if blocks.is_empty() || s.rng.one_in(3) {
        // Within the block.
        let mut at = i;
        let mut spots = Vec::new();
        while let Some(p) = s.f.prev(at).get() {
            if s.f.op(p) == Opcode::Phi || s.f.op(p) == Opcode::Alloca || s.f.operands(i).any(|v| v == p.into()) {
                break;
            }
            spots.push(p);
            at = p;
        }
        if spots.is_empty() {
            return None;
        }
        let to = s.rng.pick(&spots);
        s.f.move_before(i, to);
        return Some(());
    }
    let to = s.rng.pick(&blocks);
    let at = s.f.terminator(to).get()?;
    if matches!(s.f.op(at), Opcode::Invoke | Opcode::CallBr) {
        return None;
    }
    s.f.move_before(i, at);
    Some(())
}

/// An instruction with one user moves to before it.
pub(super) fn sink(s: &mut Site<'_, '_>) -> Option<()> {
    let i = s.inst(|f, i| is_loose(f, i) && f.has_one_use(i.into()))?;
    let user = s.f.user(s.f.first_use(i.into()));
    if s.f.op(user) == Opcode::Phi || !s.cfg.is_reachable(s.f.block_of(user)) || s.f.next(i) == user {
        return None;
    }
    s.f.move_before(i, user);
    Some(())
}
