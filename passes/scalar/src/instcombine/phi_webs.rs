//! Phis that only together say what they are: cycles of one value, webs that nobody reads, and integers of a width that the target
//! lacks, of which only parts are read.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// Phis of a web or cycle that are looked at.
const MAX_WEB: usize = 16;
/// Phis that are cut into parts together.
const MAX_CUT: usize = 64;
/// Users of such phis.
const MAX_PARTS: usize = 256;

/// The bits of a phi that one user reads.
#[derive(Clone, Copy)]
struct Part {
    /// Which of the phis.
    phi: usize,
    /// First bit.
    from: u128,
    /// The truncation, and the shift before it where there is one.
    reader: Inst,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of phis that stand and fall with others, in order.
        pub(super) fn phi_web_rules(&mut self, inst: Inst) -> Option<Value> {
            phis_that_nobody_reads,
            phi_of_unread_step,
            phi_cycle_of_one_value,
            phis_cut_into_parts,
        }
    }

    /// `phi -> poison`. If only phis read it that only such phis read.
    fn phis_that_nobody_reads(&mut self, inst: Inst) -> Option<Value> {
        let mut web: SmallVec<[Inst; MAX_WEB]> = SmallVec::from_slice(&[inst]);
        let mut at = 0;
        while at < web.len() {
            for read in self.f.uses(Value::inst(web[at])) {
                let user = self.f.user(read);
                if self.f.op(user) != Opcode::Phi {
                    return None;
                }
                if !web.contains(&user) {
                    if web.len() == MAX_WEB {
                        return None;
                    }
                    web.push(user);
                }
            }
            at += 1;
        }
        Some(Value::poison(self.f.ty(inst)))
    }

    /// `phi [x, A], [phi op y, B] -> poison`. If nothing else reads either; the operation has no effect.
    fn phi_of_unread_step(&mut self, inst: Inst) -> Option<Value> {
        let me = Value::inst(inst);
        if !self.one_use(me) {
            return None;
        }
        let step = self.f.user(self.f.first_use(me));
        let op = self.f.op(step);
        let plain = op.is_binary() || matches!(op, Opcode::FNeg | Opcode::GetElementPtr);
        let back = plain && self.one_use(step.into()) && self.f.user(self.f.first_use(step.into())) == inst;
        back.then(|| Value::poison(self.f.ty(inst)))
    }

    /// `phi -> v`. If it and the phis that it brings bring nothing but `v` and one another.
    fn phi_cycle_of_one_value(&mut self, inst: Inst) -> Option<Value> {
        let mut web: SmallVec<[Inst; MAX_WEB]> = SmallVec::from_slice(&[inst]);
        let mut only: Option<Value> = None;
        let mut at = 0;
        while at < web.len() {
            for (value, _) in self.f.phi_pairs(web[at]) {
                match p::inst(self.f, value, Opcode::Phi) {
                    Some(other) if web.contains(&other) => {}
                    Some(other) if web.len() < MAX_WEB => web.push(other),
                    _ if only.is_none_or(|v| v == value) => only = Some(value),
                    _ => return None,
                }
            }
            at += 1;
        }
        let value = only.filter(|_| web.len() > 1)?;
        // A value that is defined behind a phi of the cycle is another one in every iteration.
        web.iter().all(|&phi| self.is_above(value, phi)).then_some(value)
    }

    /// `trunc(phi(x, y)) -> phi(trunc x, trunc y)`, also behind `lshr` of a constant. If the target has no integers of the phi's width, and
    /// such truncations, and phis of which the same holds, are all that reads it.
    fn phis_cut_into_parts(&mut self, inst: Inst) -> Option<Value> {
        let bits = self.f.types().int_bits(self.f.ty(inst))?;
        if self.f.layout().is_native(bits) || self.f.is_unused(inst.into()) {
            return None;
        }
        let mut phis: SmallVec<[Inst; 8]> = SmallVec::from_slice(&[inst]);
        let mut parts: SmallVec<[Part; 8]> = SmallVec::new();
        let mut at = 0;
        while at < phis.len() {
            let ends_apart = self.f.phi_pairs(phis[at]).any(|(value, from)| {
                let end = self.f.terminator(from);
                // What a terminator defines is there on its edge only.
                value == Value::inst(end) || !matches!(self.f.op(end), Opcode::Br | Opcode::Switch)
            });
            if ends_apart {
                return None;
            }
            for read in self.f.uses(Value::inst(phis[at])) {
                let user = self.f.user(read);
                match self.f.op(user) {
                    Opcode::Phi if phis.contains(&user) => {}
                    Opcode::Phi if phis.len() < MAX_CUT => phis.push(user),
                    Opcode::Trunc if parts.len() < MAX_PARTS => parts.push(Part { phi: at, from: 0, reader: user }),
                    Opcode::LShr if parts.len() < MAX_PARTS && self.f.use_index(read) == 0 => {
                        let from = p::int(self.f, self.f.operand(user, 1))?.v;
                        let cut = self.one_use(user.into()).then(|| self.f.user(self.f.first_use(user.into())))?;
                        if self.f.op(cut) != Opcode::Trunc || from >= bits as u128 {
                            return None;
                        }
                        parts.push(Part { phi: at, from, reader: cut });
                    }
                    _ => return None,
                }
            }
            at += 1;
        }
        if parts.is_empty() {
            return None;
        }
        self.cut(&phis, &mut parts);
        Some(Value::poison(self.f.ty(inst)))
    }

    /// Makes a phi for each part of `phis`, which takes the place of the truncations that read it.
    fn cut(&mut self, phis: &[Inst], parts: &mut SmallVec<[Part; 8]>) {
        // The phi of each part that was made.
        let mut made: SmallVec<[(usize, u128, Type, Value); 8]> = SmallVec::new();
        let mut at = 0;
        while at < parts.len() {
            let Part { phi, from, reader } = parts[at];
            at += 1;
            let ty = self.f.ty(reader);
            let found = made.iter().find(|m| (m.0, m.1, m.2) == (phi, from, ty)).map(|m| m.3);
            let part = found.unwrap_or_else(|| {
                let part = self.new_part(phis[phi], from, ty);
                made.push((phi, from, ty, part.into()));
                self.bring_parts(phis, part, Part { phi, from, reader }, &made, parts);
                part.into()
            });
            self.push_users(reader);
            self.edited = true;
            self.f.replace_all_uses(reader.into(), part);
            self.list.push(reader);
        }
        for &phi in &phis[1..] {
            let poison = Value::poison(self.f.ty(phi));
            self.f.replace_all_uses(phi.into(), poison);
            self.list.push(phi);
        }
    }

    /// An empty phi for the bits of `phi` from `from` on that `ty` holds.
    fn new_part(&mut self, phi: Inst, from: u128, ty: Type) -> Inst {
        self.new_phi_of(phi, ty, (phi.into(), &format!(".off{from}")), &[])
    }

    /// Fills `part`: what is no part yet is cut out at the end of the block that it comes from; of the phis that are cut themselves
    /// that is one more part to make.
    fn bring_parts(
        &mut self,
        phis: &[Inst],
        part: Inst,
        of: Part,
        made: &[(usize, u128, Type, Value)],
        parts: &mut SmallVec<[Part; 8]>,
    ) {
        let (phi, ty) = (phis[of.phi], self.f.ty(part));
        let mut brought: SmallVec<[(Block, Value); 8]> = SmallVec::new();
        for pair in 0..self.f.phi_len(phi) {
            let (value, from) = self.f.phi_incoming(phi, pair);
            let of_phi = value.as_inst().and_then(|v| phis.iter().position(|&other| other == v));
            let known = brought.iter().find(|b| b.0 == from).map(|b| b.1);
            let known = known.or_else(|| {
                let is_same = |m: &&(usize, u128, Type, Value)| (Some(m.0), m.1, m.2) == (of_phi, of.from, ty);
                made.iter().find(is_same).map(|m| m.3)
            });
            let cut = known.unwrap_or_else(|| {
                let at = std::mem::replace(&mut self.at, self.f.terminator(from));
                let cut = self.cut_out(value, of.from, ty);
                self.at = at;
                if let (Some(index), Some(reader)) = (of_phi, cut.as_inst()) {
                    parts.push(Part { phi: index, from: of.from, reader });
                }
                cut
            });
            brought.push((from, cut));
            self.f.add_incoming(part, cut, from);
        }
    }

    /// `trunc(value >> from)`, folded where it is a constant.
    fn cut_out(&mut self, value: Value, from: u128, ty: Type) -> Value {
        let whole = self.f.type_of(value);
        let shifted = match from {
            0 => value,
            _ => {
                let amount = self.int(whole, from);
                self.binary(Opcode::LShr, 0, value, amount)
            }
        };
        if shifted.is_constant()
            && let Some(folded) = self.f.folder().cast(Opcode::Trunc, 0, shifted, ty)
        {
            return folded;
        }
        // Made anew even where the same stands already: of a phi that is cut it is replaced.
        let cut = Builder::before(self.f, self.at).cast(Opcode::Trunc, shifted, ty, 0);
        self.queue_new(cut)
    }
}
