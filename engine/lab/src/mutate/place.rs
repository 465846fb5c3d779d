//! Changes of where instructions stand, and how often.

use super::site::Site;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Whether `inst` may be copied, removed or moved at all.
pub(super) fn is_loose(f: &FuncMut<'_>, inst: Inst) -> bool {
    let op = f.op(inst);
    !op.is_terminator()
        && !matches!(op, Opcode::Phi | Opcode::Alloca | Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad)
        && !matches!(f.types().kind(f.ty(inst)), TypeKind::Token | TypeKind::Metadata)
        && f.operands(inst).all(|v| {
            // What names debug information or tokens stays where it is.
            !matches!(f.types().kind(f.type_of(v)), TypeKind::Metadata | TypeKind::Token)
        })
}

/// A copy of `inst` before `at`.
pub(super) fn copy(f: &mut FuncMut<'_>, inst: Inst, at: Inst) -> Inst {
    let ops: Vec<Value> = f.operands(inst).collect();
    let (h, aux) = (f.head(inst), f.aux(inst));
    let fl = h.flags & !warpc_ir::opcode::flags::HAS_MD;
    let c = f.new_inst(h.op, fl, h.ty, &ops, aux);
    f.insert_before(c, at);
    f.copy_attachments(c, inst);
    c
}

/// An instruction is there twice; some users take the copy.
pub(super) fn duplicate(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(is_loose)?;
    let after = site.f.next(i).get()?;
    let c = copy(site.f, i, after);
    if site.f.ty(i) != Type::VOID {
        let users: Vec<Use> = site.f.uses(i.into()).collect();
        for u in users {
            if site.rng.one_in(2) {
                let (user, k) = (site.f.user(u), site.f.use_index(u));
                if user != c {
                    site.set(user, k, c.into());
                }
            }
        }
    }
    Some(())
}

/// An instruction goes; its result becomes another value.
pub(super) fn remove(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(is_loose)?;
    if site.f.is_unused(i.into()) {
        site.f.erase(i);
        return Some(());
    }
    let place = (site.f.block_of(i), i);
    let v = site.value(site.f.ty(i), place)?;
    site.f.replace_and_erase(i, v);
    Some(())
}

/// An instruction moves up, in its block or to a block that dominates it, to where its operands are.
pub(super) fn hoist(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site
        .inst(|f, i| is_loose(f, i) && f.op(i) != Opcode::Call || f.intrinsic_callee(i).is_some() && is_loose(f, i))?;
    let f = &*site.f;
    let mut b = f.block_of(i);
    let available = |b: Block| f.operands(i).filter_map(Value::as_inst).all(|d| site.dom.dominates(f.block_of(d), b));
    let mut blocks = Vec::new();
    for _ in 0..16 {
        b = site.dom.idom(b);
        if b.is_none() || !available(b) {
            break;
        }
        blocks.push(b);
    }
    if blocks.is_empty() || site.rng.one_in(3) {
        // Within the block.
        let mut at = i;
        let mut spots = Vec::new();
        while let Some(p) = site.f.prev(at).get() {
            if site.f.op(p) == Opcode::Phi
                || site.f.op(p) == Opcode::Alloca
                || site.f.operands(i).any(|v| v == p.into())
            {
                break;
            }
            spots.push(p);
            at = p;
        }
        if spots.is_empty() {
            return None;
        }
        let to = site.rng.pick(&spots);
        site.f.move_before(i, to);
        return Some(());
    }
    let to = site.rng.pick(&blocks);
    let at = site.f.terminator(to).get()?;
    if matches!(site.f.op(at), Opcode::Invoke | Opcode::CallBr) {
        return None;
    }
    site.f.move_before(i, at);
    Some(())
}

/// An instruction with one user moves to before it.
pub(super) fn sink(site: &mut Site<'_, '_>) -> Option<()> {
    let i = site.inst(|f, i| is_loose(f, i) && f.has_one_use(i.into()))?;
    let user = site.f.user(site.f.first_use(i.into()));
    if site.f.op(user) == Opcode::Phi || !site.cfg.is_reachable(site.f.block_of(user)) || site.f.next(i) == user {
        return None;
    }
    site.f.move_before(i, user);
    Some(())
}
