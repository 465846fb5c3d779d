//! Bits of a result that nobody reads: operations that only make such bits go, constants lose them.
//!
//! An operand that only this instruction uses may change in the bits that are not read; its flags go then. An operand with other
//! users may only be replaced by a value that agrees in the bits that are read.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Operands of operands are looked at this deep.
const MAX_DEPTH: u32 = 6;

impl Combiner<'_, '_> {
    /// The rules for all bits of `inst` being read: `inst` itself when an operand changed, another value that equals it.
    pub(super) fn demanded_result(&mut self, inst: Inst) -> Option<Value> {
        let bits = p::width(self.f, Value::inst(inst));
        if bits == 0 || bits > 128 || self.f.types().is_vector(self.f.ty(inst)) {
            return None;
        }
        self.narrow_operands(inst, p::mask(bits), 0).then_some(Value::inst(inst))
    }

    /// Simplifies operand `index` of `inst`, of which only `mask` is read. Returns whether something changed.
    pub(super) fn demanded_operand(&mut self, inst: Inst, index: usize, mask: u128) -> bool {
        if self.f.types().is_vector(self.f.type_of(self.f.operand(inst, index))) {
            return false;
        }
        self.demand(inst, index, mask, 0)
    }

    fn demand(&mut self, inst: Inst, index: usize, mask: u128, depth: u32) -> bool {
        let value = self.f.operand(inst, index);
        let bits = p::width(self.f, value);
        let all = p::mask(bits);
        let mask = mask & all;
        let Some(j) = value.as_inst() else { return false };
        if depth >= MAX_DEPTH || bits == 0 {
            return false;
        }
        if mask == 0 {
            // Nothing of it is read.
            let zero = self.int(self.f.type_of(value), 0);
            self.set(inst, index, zero);
            return true;
        }
        if let Some(r) = self.agrees(j, mask) {
            self.set(inst, index, r);
            return true;
        }
        if mask == all || !self.one_use(value) {
            return false;
        }
        if self.known(value).is_some_and(|kb| mask & !(kb.zero | kb.one) == 0) {
            let one = self.known(value).map_or(0, |kb| kb.one);
            let c = self.int(self.f.type_of(value), one & mask);
            self.set(inst, index, c);
            return true;
        }
        // A sign that is not read: the shift may bring zeros.
        match self.f.op(j) {
            Opcode::AShr => {
                if let Some(n) = p::int(self.f, self.f.operand(j, 1))
                    && n.v < bits as u128
                    && mask & !(all >> n.v) == 0
                {
                    let (x, n) = self.ops(j);
                    let fl = self.f.flags(j) & flags::EXACT;
                    let at = std::mem::replace(&mut self.at, j);
                    let r = self.binary(Opcode::LShr, fl, x, n);
                    self.at = at;
                    self.set(inst, index, r);
                    return true;
                }
            }
            Opcode::SExt => {
                let x = self.f.operand(j, 0);
                if mask & !p::mask(p::width(self.f, x)) == 0 {
                    let ty = self.f.ty(j);
                    let at = std::mem::replace(&mut self.at, j);
                    let r = self.cast(Opcode::ZExt, 0, x, ty);
                    self.at = at;
                    self.set(inst, index, r);
                    return true;
                }
            }
            _ => {}
        }
        if self.narrow_operands(j, mask, depth + 1) {
            self.list.push(j);
            return true;
        }
        false
    }

    /// An operand of `other` that equals it in the bits of `mask`.
    fn agrees(&mut self, other: Inst, mask: u128) -> Option<Value> {
        let op = self.f.op(other);
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Add | Opcode::Sub) {
            return None;
        }
        let (x, y) = self.ops(other);
        let c = p::int(self.f, y)?;
        let same = match op {
            Opcode::And => !c.v & mask == 0,
            Opcode::Or | Opcode::Xor => c.v & mask == 0,
            // Carries come from below.
            _ => {
                let top = 128 - mask.leading_zeros();
                c.v & p::mask(top) == 0
            }
        };
        same.then_some(x)
    }

    /// Simplifies the operands of `inst` when only `mask` of its result is read.
    fn narrow_operands(&mut self, inst: Inst, mask: u128, depth: u32) -> bool {
        let op = self.f.op(inst);
        let bits = p::width(self.f, Value::inst(inst));
        let all = p::mask(bits);
        let full = mask == all;
        let changed = match op {
            Opcode::And | Opcode::Or => {
                let (x, y) = self.ops(inst);
                // Where one operand decides, the other is not read.
                let decides = |s: &Self, v: Value| match s.known(v) {
                    Some(k) if op == Opcode::And => k.zero,
                    Some(k) => k.one,
                    None => 0,
                };
                let (dx, dy) = (decides(self, x), decides(self, y));
                // Not both at once: each may rely on the other.
                if self.shrink_constant(inst, mask & !dx, op) {
                    true
                } else {
                    self.demand(inst, 0, mask & !dy, depth)
                        || y.as_inst().is_some() && self.demand(inst, 1, mask & !dx, depth)
                }
            }
            Opcode::Xor => {
                self.shrink_constant(inst, mask, op)
                    || self.demand(inst, 0, mask, depth)
                    || self.demand(inst, 1, mask, depth)
            }
            Opcode::Add | Opcode::Sub | Opcode::Mul if !full => {
                let top = 128 - mask.leading_zeros();
                let low = p::mask(top);
                low != all && (self.demand(inst, 0, low, depth) || self.demand(inst, 1, low, depth))
            }
            Opcode::Shl => match p::int(self.f, self.f.operand(inst, 1)) {
                Some(n) if n.v < bits as u128 && n.v > 0 => {
                    let fl = self.f.flags(inst);
                    let mut want = mask >> n.v;
                    // The flags read the bits that are shifted out.
                    if fl & flags::NUW != 0 {
                        want |= all & !(all >> n.v);
                    }
                    if fl & flags::NSW != 0 {
                        want |= all & !(all >> (n.v + 1).min(127));
                    }
                    self.demand(inst, 0, want, depth)
                }
                _ => false,
            },
            Opcode::LShr | Opcode::AShr => match p::int(self.f, self.f.operand(inst, 1)) {
                Some(n) if n.v < bits as u128 && n.v > 0 => {
                    let mut want = mask << n.v & all;
                    if self.f.flags(inst) & flags::EXACT != 0 {
                        want |= p::mask(n.v as u32);
                    }
                    if op == Opcode::AShr && mask & !(all >> n.v) != 0 {
                        want |= 1 << (bits - 1);
                    }
                    self.demand(inst, 0, want, depth)
                }
                _ => false,
            },
            Opcode::Trunc => {
                let fl = self.f.flags(inst) & (flags::NUW | flags::NSW);
                fl == 0 && self.demand(inst, 0, mask, depth)
            }
            Opcode::ZExt => {
                let from = p::width(self.f, self.f.operand(inst, 0));
                self.f.flags(inst) & flags::NNEG == 0 && from > 1 && self.demand(inst, 0, mask & p::mask(from), depth)
            }
            Opcode::SExt => {
                let from = p::width(self.f, self.f.operand(inst, 0));
                let mut want = mask & p::mask(from);
                if mask & !p::mask(from) != 0 {
                    want |= 1 << (from - 1);
                }
                from > 1 && self.demand(inst, 0, want, depth)
            }
            Opcode::Select => !full && (self.demand(inst, 1, mask, depth) || self.demand(inst, 2, mask, depth)),
            _ => false,
        };
        if changed && !full {
            // Other bits changed, so what the flags said of them is no longer known.
            self.f.drop_poison_flags(inst);
        } else if changed && op == Opcode::Or {
            let fl = self.f.flags(inst) & !flags::DISJOINT;
            self.f.set_flags(inst, fl);
        }
        changed
    }

    /// Clears bits of a constant operand that are not read. A complement stays one.
    fn shrink_constant(&mut self, inst: Inst, mask: u128, op: Opcode) -> bool {
        let y = self.f.operand(inst, 1);
        let Some(c) = p::int(self.f, y) else { return false };
        let small = c.v & mask;
        if small == c.v || op == Opcode::Xor && c.is_all_ones() {
            return false;
        }
        // A mask of all bits that are read is no operation any more; the caller's simplifier sees that.
        if op == Opcode::Xor && c.v | !mask & p::mask(c.bits) == p::mask(c.bits) && small == mask {
            let ones = self.int(self.f.type_of(y), u128::MAX);
            self.set(inst, 1, ones);
            return true;
        }
        let k = self.int(self.f.type_of(y), small);
        self.set(inst, 1, k);
        true
    }
}
