//! Phis by what each edge brings: extensions beside constants, addresses of one shape, numbers of which only being zero is asked.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// Values of a phi that are looked at.
const MAX_VALUES: usize = 64;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of phis by the values that they bring, in order.
        pub(super) fn phi_value_rules(&mut self, inst: Inst) -> Option<Value> {
            phi_of_extensions_and_constants,
            phi_of_addresses,
            phi_compared_with_zero,
        }
    }

    /// `phi(zext x, zext y, C) -> zext(phi(x, y, trunc C))`. If nothing else reads the extensions, all are of one type, there are two at
    /// least and a constant at least, and the constants fit. (Of one extension beside constants the rules of operations on phis make the
    /// opposite; without constants the phi is one of operations.)
    fn phi_of_extensions_and_constants(&mut self, inst: Inst) -> Option<Value> {
        let wide = self.f.types().int_bits(self.f.ty(inst)).filter(|&bits| bits <= 128)?;
        let n = self.f.phi_len(inst);
        let extended = |s: &Self, value: Value| p::inst(s.f, value, Opcode::ZExt);
        if n > MAX_VALUES {
            return None;
        }
        let first = self.f.phi_pairs(inst).find_map(|(value, _)| extended(self, value))?;
        let ty = self.f.type_of(self.f.operand(first, 0));
        let bits = self.f.types().int_bits(ty).filter(|&bits| bits < wide)?;
        let (mut extensions, mut constants) = (0, 0);
        let mut narrow: SmallVec<[(Value, Block); 8]> = SmallVec::new();
        for pair in 0..n {
            let (value, from) = self.f.phi_incoming(inst, pair);
            let short = match (extended(self, value), p::int(self.f, value)) {
                (Some(zext), _) if self.one_use(value) && self.f.type_of(self.f.operand(zext, 0)) == ty => {
                    extensions += 1;
                    self.f.operand(zext, 0)
                }
                (None, Some(number)) if number.v & !p::mask(bits) == 0 => {
                    constants += 1;
                    self.int(ty, number.v)
                }
                _ => return None,
            };
            narrow.push((short, from));
        }
        if extensions < 2 || constants == 0 {
            return None;
        }
        let at = self.behind_phis(self.f.block_of(inst))?;
        let phi = self.new_phi_of(inst, ty, (inst.into(), ".shrunk"), &narrow);
        let wide_type = self.f.ty(inst);
        let wide = Builder::before(self.f, at).cast(Opcode::ZExt, phi.into(), wide_type, 0);
        Some(self.queue_new(wide))
    }

    /// `phi(gep p, i, gep q, i) -> gep phi(p, q), i`. If nothing else reads the addresses, one operand differs and is no constant, and
    /// not all are places in stack slots, which promotion wants apart.
    fn phi_of_addresses(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        if !(2..=MAX_VALUES).contains(&n) {
            return None;
        }
        let first = p::inst(self.f, self.f.phi_incoming(inst, 0).0, Opcode::GetElementPtr)?;
        let (mut fl, count) = (self.f.flags(first) & !flags::HAS_MD, self.f.num_operands(first));
        let mut differing: Option<usize> = None;
        let mut in_slots = true;
        for (value, _) in self.f.phi_pairs(inst) {
            let gep = p::inst(self.f, value, Opcode::GetElementPtr).filter(|_| self.only_user(value, inst))?;
            if self.f.aux(gep) != self.f.aux(first) || self.f.num_operands(gep) != count {
                return None;
            }
            fl &= self.f.flags(gep);
            in_slots &= p::inst(self.f, self.f.operand(gep, 0), Opcode::Alloca).is_some()
                && (1..count).all(|at| self.f.operand(gep, at).is_constant());
            for at in 0..count {
                let (x, y) = (self.f.operand(first, at), self.f.operand(gep, at));
                if x == y {
                    continue;
                }
                let constant = at > 0 && (x.is_constant() || y.is_constant());
                if constant || differing.is_some_and(|d| d != at) || self.f.type_of(x) != self.f.type_of(y) {
                    return None;
                }
                differing = Some(at);
            }
        }
        let differing = differing.filter(|_| !in_slots)?;
        if (0..count).any(|at| at != differing && !self.is_above(self.f.operand(first, at), inst)) {
            return None;
        }
        let at = self.behind_phis(self.f.block_of(inst))?;
        let brought: SmallVec<[(Value, Block); 8]> = (self.f.phi_pairs(inst))
            .map(|(value, from)| (self.f.operand(value.as_inst().expect("an address"), differing), from))
            .collect();
        let ty = self.f.type_of(self.f.operand(first, differing));
        let phi = self.new_phi_of(inst, ty, (brought[0].0, ".pn"), &brought);
        let operands: SmallVec<[Value; 4]> =
            (0..count).map(|at| if at == differing { phi.into() } else { self.f.operand(first, at) }).collect();
        let aux = self.f.aux(first);
        let address = self.f.new_inst(Opcode::GetElementPtr, fl, self.f.ty(inst), &operands, aux);
        self.f.insert_before(address, at);
        let loc = self.f.loc(first);
        let agree = self.f.phi_pairs(inst).all(|(value, _)| value.as_inst().is_some_and(|gep| self.f.loc(gep) == loc));
        self.f.set_loc(address, if agree { loc } else { Md::NONE });
        self.list.push(address);
        Some(address.into())
    }

    /// `phi(x, y) == 0 -> phi(1, y) == 0`. If `x` is never zero, and comparisons with zero are all that reads the phi.
    fn phi_compared_with_zero(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        if !self.f.types().is_int(ty) || self.f.phi_len(inst) > MAX_VALUES || self.f.is_unused(inst.into()) {
            return None;
        }
        let only_zero = self.f.uses(inst.into()).all(|read| {
            let cmp = self.f.user(read);
            self.f.op(cmp) == Opcode::ICmp
                && self.f.int_pred(cmp).is_equality()
                && self.f.use_index(read) == 0
                && p::int(self.f, self.f.operand(cmp, 1)).is_some_and(|c| c.is_zero())
        });
        if !only_zero {
            return None;
        }
        let nonzero = |s: &Self, value: Value| p::int(s.f, value).is_some_and(|c| !c.is_zero());
        let one = self.int(ty, 1);
        let other = self.f.phi_pairs(inst).map(|(value, _)| value).find(|&value| nonzero(self, value)).unwrap_or(one);
        let mut changed = false;
        for pair in 0..self.f.phi_len(inst) {
            let (value, from) = self.f.phi_incoming(inst, pair);
            let at = std::mem::replace(&mut self.at, self.f.terminator(from));
            let never_zero = !value.is_constant() && value != inst.into() && self.ask(|s| s.non_zero(value));
            self.at = at;
            if never_zero {
                self.set(inst, 2 * pair, other);
                changed = true;
            }
        }
        changed.then_some(inst.into())
    }

    /// A phi of type `ty` in the block of `old` and in its place in the source, named after a value.
    pub(super) fn new_phi_of(&mut self, old: Inst, ty: Type, name: (Value, &str), pairs: &[(Value, Block)]) -> Inst {
        let phi = self.f.new_phi(self.f.block_of(old), ty);
        self.f.derive_name(phi.into(), name.0, name.1);
        let loc = self.f.loc(old);
        self.f.set_loc(phi, loc);
        for &(value, from) in pairs {
            self.f.add_incoming(phi, value, from);
        }
        self.list.push(phi);
        phi
    }
}
