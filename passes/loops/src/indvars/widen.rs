//! Induction variables that the loop extends are counted in the wider type (`indvars-widen-indvars`).
//!
//! 1. A phi of the header with an extension among the users of its recurrence is a candidate, if the extended recurrence is one too
//!    and the target computes with the wide type at the same price ([`Work::note_extension`]).
//! 2. A phi and a step of the wide type are made ([`Work::widen`]).
//! 3. Users are followed from narrow to wide (`widen_uses.rs`): extensions go, operations whose result is a recurrence too are
//!    repeated in the wide type, comparisons extend their other side before the loop. Others get the low part of the wide value.
//!
//! What becomes of the narrow phi is left to the removal of dead phis. On a GPU registers have 32 bits: a counter of 64 bits takes two,
//! and each step two additions, so that only narrower ones are widened unless `indvars-widen-expensive` says otherwise.

use super::{Work, set_name};
use crate::expand::{Mode, Options, Shape, plan};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value};
use warpc_scev::{Expr, Kind, Se, Ty, Wrap};

/// A phi of the header and the type that it may be widened to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub phi: Inst,
    /// Width of the widest extension; 0: there is none.
    pub bits: u32,
    /// Whether an extension is by sign.
    pub signed: bool,
}

/// A use of a narrow value that has a wide one.
#[derive(Clone, Copy)]
pub(super) struct NarrowUse {
    pub def: Inst,
    pub user: Inst,
    pub wide: Value,
    /// The narrow value is not negative where it is used: both extensions are one.
    pub never_negative: bool,
}

/// A phi that is being widened.
pub(super) struct Widening {
    pub phi: Inst,
    pub wide_phi: Inst,
    /// The wide step and its expression.
    pub next: Option<(Inst, Expr)>,
    /// The wide type.
    pub ty: Type,
    pub to: Ty,
    /// By narrow instruction: whether its wide value is the extension by sign.
    pub signed: Vec<bool>,
    pub seen: RowSet<Inst>,
    pub uses: Vec<NarrowUse>,
}

impl Widening {
    pub fn is_signed(&self, def: Inst) -> bool {
        self.signed.get(def.index()).copied().unwrap_or(false)
    }
    pub fn set_signed(&mut self, def: Inst, signed: bool) {
        if self.signed.len() <= def.index() {
            self.signed.resize(def.index() + 1, false);
        }
        self.signed[def.index()] = signed;
    }
}

/// `expr` extended to `to`.
pub(super) fn extend(se: &mut Se<'_, '_>, expr: Expr, to: Ty, signed: bool) -> Expr {
    match signed {
        true => se.sign_extend(expr, to, 0),
        false => se.zero_extend(expr, to, 0),
    }
}

impl Work<'_> {
    /// Takes note of `cast`, an extension among the users of the phi of `candidate`.
    pub(super) fn note_extension(&self, func: &Func<'_>, cast: Inst, candidate: &mut Candidate) {
        let signed = match func.op(cast) {
            Opcode::SExt => true,
            Opcode::ZExt => false,
            _ => return,
        };
        let (Some(bits), Some(narrow)) =
            (func.types().int_bits(func.ty(cast)), func.types().int_bits(func.ty(candidate.phi)))
        else {
            return;
        };
        let dear = self.gpu && bits > 32 && !self.knobs.get(crate::knobs::INDVARS_WIDEN_EXPENSIVE);
        if !func.layout().is_native(bits) || narrow >= bits || dear {
            return;
        }
        if bits > candidate.bits {
            (candidate.bits, candidate.signed) = (bits, signed);
        } else {
            candidate.signed |= signed;
        }
    }

    /// Widens the phi of `candidate`. Returns the wide phi.
    pub(super) fn widen(&mut self, func: &mut FuncMut<'_>, candidate: Candidate) -> Option<Inst> {
        let Candidate { phi, bits, signed } = candidate;
        if func.is_dead(phi) {
            return None;
        }
        let (to, ty) = (Ty::int(bits), func.int_type(bits));
        let (wide_phi, made) = self.wide_counter(func, phi, to, signed)?;
        self.changed = true;
        let latch = self.latch;
        let next = func.phi_value_for(wide_phi, latch).and_then(|v| v.as_inst());
        if let (Some(next), Some(old)) =
            (next.filter(|_| made), func.phi_value_for(phi, latch).and_then(|v| v.as_inst()))
        {
            self.finish_step(func, wide_phi, next, phi, old);
        }
        let next = next.map(|next| (next, self.ask(func, |se| se.get(next.into()))));
        let seen = RowSet::new(func.num_insts());
        let mut work = Widening { phi, wide_phi, next, ty, to, signed: Vec::new(), seen, uses: Vec::new() };
        work.set_signed(phi, signed);
        work.seen.insert(phi);
        self.push_narrow_users(func, &mut work, phi, wide_phi.into());
        while let Some(narrow) = work.uses.pop() {
            if let Some(wide) = self.widen_use(func, &mut work, narrow) {
                self.push_narrow_users(func, &mut work, narrow.user, wide);
            }
            if func.is_unused(narrow.def.into()) {
                self.dead.push(narrow.def);
            }
        }
        Some(wide_phi)
    }
    /// A phi of the header that is `phi` extended to `to`, and whether it was made now.
    fn wide_counter(&mut self, func: &mut FuncMut<'_>, phi: Inst, to: Ty, signed: bool) -> Option<(Inst, bool)> {
        let (id, header) = (self.id, self.loops.header(self.id));
        let at = crate::licm::first_place(func, header);
        let step_has_flag = self.step_has_flag(func, phi, signed);
        let knobs = self.knobs;
        let mut se = Se::new(&mut self.scev, func, &self.cfg, self.dom, self.loops, &self.facts, knobs);
        let narrow = se.get(phi.into());
        if se.kind(narrow) != Kind::AddRec || se.bits(narrow) >= to.bits() {
            return None;
        }
        let mut wide = extend(&mut se, narrow, to, signed);
        if se.kind(wide) != Kind::AddRec || se.rec_loop(wide) != Some(id) {
            // Where the narrow step would wrap, the narrow phi is poison, and the wide one may be anything.
            if !step_has_flag || se.rec_loop(narrow) != Some(id) || !se.is_affine(narrow) {
                return None;
            }
            let (start, step) = (se.op(narrow, 0), se.op(narrow, 1));
            let (start, step) = (extend(&mut se, start, to, signed), extend(&mut se, step, to, signed));
            wide = se.rec2(start, step, id, Wrap::ANY);
            if se.kind(wide) != Kind::AddRec {
                return None;
            }
        }
        let options = Options { mode: Mode::Literal, ..Options::default() };
        let plan = plan(&mut se, self.memory, &options, wide, at).ok()?;
        let made = plan.makes_phis();
        let shape = Shape { cfg: &self.cfg, dom: self.dom, loops: self.loops };
        let done = plan.apply(func, &mut self.scev, &shape);
        match done.value.as_inst() {
            Some(i) if func.op(i) == Opcode::Phi && func.block_of(i) == header && i != phi => Some((i, made)),
            _ => {
                done.undo(func, &mut self.scev);
                None
            }
        }
    }
    /// Whether the step of `phi` is an addition of an invariant that promises not to wrap.
    fn step_has_flag(&self, func: &Func<'_>, phi: Inst, signed: bool) -> bool {
        let flag = if signed { flags::NSW } else { flags::NUW };
        let Some(next) = func.phi_value_for(phi, self.latch).and_then(|v| v.as_inst()) else { return false };
        let other = match (func.op(next), func.operand(next, 0) == Value::inst(phi)) {
            (Opcode::Add, true) => func.operand(next, 1),
            (Opcode::Add, false) if func.operand(next, 1) == Value::inst(phi) => func.operand(next, 0),
            _ => return false,
        };
        func.flags(next) & flag != 0 && self.is_invariant(func, other)
    }
    /// Puts step `next` of new phi `wide_phi` at the end of the loop, with the flags that are facts and those of `old`, the step of
    /// `phi`, which it stands for.
    fn finish_step(&mut self, func: &mut FuncMut<'_>, wide_phi: Inst, next: Inst, phi: Inst, old: Inst) {
        set_name(func, wide_phi.into(), "indvars.iv");
        set_name(func, next.into(), "indvars.iv.next");
        let loc = func.loc(old);
        func.set_loc(next, loc);
        if func.uses(next.into()).all(|u| func.user(u) == wide_phi) && func.block_of(next) == func.block_of(wide_phi) {
            let end = func.terminator(self.latch);
            func.move_before(next, end);
        }
        self.strengthen(func, next, wide_phi);
        let steps = |func: &Func<'_>, step: Inst, phi: Inst| func.operands(step).any(|v| v == Value::inst(phi));
        let both = func.op(next) == func.op(old) && matches!(func.op(next), Opcode::Add | Opcode::Sub | Opcode::Mul);
        if both && steps(func, next, wide_phi) && steps(func, old, phi) {
            let had = func.flags(old) & (flags::NUW | flags::NSW);
            let have = func.flags(next);
            func.set_flags(next, have | had);
        }
    }

    /// Adds the uses of `def`, whose wide value is `wide`.
    fn push_narrow_users(&mut self, func: &Func<'_>, work: &mut Widening, def: Inst, wide: Value) {
        let users: Vec<Inst> = func.uses(def.into()).map(|u| func.user(u)).collect();
        let id = self.id;
        work.seen.resize(func.num_insts());
        let positive = self.ask(func, |se| {
            let expr = se.get(def.into());
            se.is_known_non_negative(expr) || {
                let zero = se.zero(se.ty(expr));
                se.is_known(IntPred::Sge, expr, zero)
            }
        });
        for user in users.into_iter().rev() {
            if !work.seen.insert(user) {
                continue;
            }
            let block = func.block_of(user);
            let never_negative = positive
                || func.op(user) != Opcode::Phi
                    && self.loops.contains(id, block)
                    && self.ask(func, |se| {
                        let expr = se.get(def.into());
                        let zero = se.zero(se.ty(expr));
                        se.block_guarded(block, IntPred::Sge, expr, zero)
                    });
            work.uses.push(NarrowUse { def, user, wide, never_negative });
        }
    }
}
