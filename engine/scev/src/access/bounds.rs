//! First address and end of an access over all iterations of its loop; pointers that are one of two.

use super::*;
use crate::{COULD_NOT_COMPUTE, Kind, Ty, Wrap};
use smallvec::SmallVec;
use warpc_ir::attrs::AttrKind;
use warpc_ir::opcode::IntPred;

const CNC: Expr = COULD_NOT_COMPUTE;

/// An expression of a pointer, and whether its value may be undefined where it is not used.
pub(super) type Fork = (Expr, bool);

impl Work<'_, '_, '_> {
    /// Lowest address of an access of type `ty` at `expr` over the loop, and the end of the highest.
    pub(super) fn bounds(&mut self, expr: Expr, ty: Type) -> Option<(Expr, Expr)> {
        let int = self.se.ty(expr).effective();
        let size = self.store_size(int, ty)?;
        let (mut low, mut high);
        if self.se.is_invariant(expr, self.l) {
            (low, high) = (expr, expr);
        } else if self.se.rec_loop(expr) == Some(self.l) {
            low = self.se.op(expr, 0);
            let count = self.se.count_assuming(&mut self.assumed);
            let most = self.se.most_assuming(&mut self.assumed);
            let step = self.se.step_of(expr);
            let known = if count != CNC {
                Some(count)
            } else if self.stays_in_object(expr, most, size) {
                Some(most)
            } else {
                None
            };
            let down = self.se.constant(step).map(|c| c >> (self.se.bits(step) - 1) & 1 != 0);
            match known {
                Some(n) => {
                    high = self.se.at_iteration(expr, n);
                    if high == CNC {
                        return None;
                    }
                    match down {
                        Some(true) => std::mem::swap(&mut low, &mut high),
                        Some(false) => {}
                        None => {
                            let (a, b) = (low, high);
                            low = self.se.umin2(a, b);
                            high = self.se.umax2(a, b);
                        }
                    }
                }
                // That many iterations may wrap: to the end of the address space, in the direction it goes.
                None => {
                    let last = self.last.get(self.pointer_type(expr)?)?;
                    let last = self.se.make_unknown(last);
                    let one = self.se.one(self.se.ty(size));
                    let null = self.se.add2(one, last, Wrap::ANY);
                    let back = self.se.negate(size, Wrap::ANY);
                    let end = self.se.add2(back, last, Wrap::ANY);
                    let (up, down) = (self.se.is_known_non_negative(step), self.se.is_known_negative(step));
                    high = if down { low } else { end };
                    low = if up { low } else { null };
                }
            }
        } else {
            return None;
        }
        if !self.se.is_invariant(low, self.l) || !self.se.is_invariant(high, self.l) {
            return None;
        }
        high = self.se.add2(high, size, Wrap::ANY);
        Some((low, high))
    }
    /// Pointer type of an expression, as one of those accessed.
    fn pointer_type(&self, expr: Expr) -> Option<Type> {
        let space = self.se.ty(expr).space();
        self.ptrs.value.iter().map(|&v| self.f.type_of(v)).find(|&t| self.f.types().addrspace(t) == Some(space))
    }
    /// Bytes that an access of type `ty` touches; `None` of an aggregate with a scalable vector in it.
    fn store_size(&mut self, int: Ty, ty: Type) -> Option<Expr> {
        let (types, layout) = (self.f.types(), self.f.layout());
        if let Some((n, true, elem)) = types.vector(ty) {
            let bytes = (n as u64 * layout.size_in_bits(types, elem)).div_ceil(8);
            let (n, s) = (self.se.make_const(int, bytes as u128), self.se.vscale(int));
            return Some(self.se.mul2(n, s, Wrap::ANY));
        }
        let bytes = layout.fixed_store_size(types, ty)?;
        Some(self.se.make_const(int, bytes as u128))
    }
    /// `lhs op rhs` when that surely does not wrap unsigned.
    fn exact(&mut self, op: Opcode, lhs: Expr, rhs: Expr) -> Option<Expr> {
        if !self.se.will_not_overflow(op, false, lhs, rhs, None) {
            return None;
        }
        Some(match op {
            Opcode::Add => self.se.add2(lhs, rhs, Wrap::ANY),
            _ => self.se.mul2(lhs, rhs, Wrap::ANY),
        })
    }
    /// Whether recurrence `expr` is still inside of the object it starts in after `most` iterations.
    fn stays_in_object(&mut self, expr: Expr, most: Expr, size: Expr) -> bool {
        let start = self.se.op(expr, 0);
        let base = self.se.pointer_base(start);
        let Some(v) = self.se.unknown(base) else { return false };
        let step = self.se.step_of(expr);
        let ty = Ty::int(self.se.bits(most).max(self.se.bits(step)));
        let mut bytes = self.se.make_const(ty, self.sure_bytes(v) as u128);
        for n in self.assumed_bytes(v) {
            let n = self.se.get(n);
            bytes = self.se.umax_any(bytes, n);
        }
        let known = self.se.bits(bytes) == ty.bits() && !self.se.is_zero(bytes);
        let up = self.se.is_known_non_negative(step);
        if !known || !up && !self.se.is_known_negative(step) {
            return false;
        }
        if !self.se.is_known(IntPred::Uge, start, base) {
            return false;
        }
        let step = self.se.sext_or_same(step, ty);
        let offset = self.se.minus(start, base, Wrap::ANY);
        if offset == CNC || self.se.bits(offset) > ty.bits() || self.se.bits(size) > ty.bits() {
            return false;
        }
        let offset = self.se.zext_or_same(offset, ty);
        let size = self.se.zext_or_same(size, ty);
        let down = self.se.negate(step, Wrap::ANY);
        let by = self.se.smax2(step, down);
        let most = self.se.zext_or_same(most, ty);
        let most = self.guarded(most);
        let last = match self.exact(Opcode::Mul, most, by) {
            Some(x) => x,
            None => {
                let most = self.se.constant_max_backedge_taken_count(self.l);
                if most == CNC || self.se.bits(most) > ty.bits() {
                    return false;
                }
                let most = self.se.zext_or_same(most, ty);
                match self.exact(Opcode::Mul, most, by) {
                    Some(x) => x,
                    None => return false,
                }
            }
        };
        let Some(end) = self.exact(Opcode::Add, last, size) else { return false };
        if up {
            let Some(end) = self.exact(Opcode::Add, offset, end) else { return false };
            let bytes = self.guarded(bytes);
            return self.se.is_known(IntPred::Ule, end, bytes);
        }
        self.se.is_known(IntPred::Sge, offset, end) && self.se.is_known(IntPred::Ule, offset, bytes)
    }
    /// Bytes from `value` on that are surely memory.
    fn sure_bytes(&self, value: Value) -> u64 {
        warpc_analysis::known_bits::object_size(self.f, value).unwrap_or(0)
    }
    /// Numbers of bytes that assumptions before the loop say are memory.
    fn assumed_bytes(&self, value: Value) -> SmallVec<[Value; 2]> {
        let f = self.f;
        let mut out = SmallVec::new();
        let Some(before) = self.se.loops.predecessor(f, self.l) else { return out };
        for x in self.se.facts.of(value) {
            if f.is_dead(x.inst) || !matches!(x.bundle, Some((AttrKind::Dereferenceable, _))) {
                continue;
            }
            if !self.se.dom.dominates(f.block_of(x.inst), before) || self.may_be_freed(x.inst, before) {
                continue;
            }
            let row = f.call(x.inst);
            let mut at = row.num_args as usize;
            for &(tag, n) in &row.bundles {
                if f.ctx().str(tag) == b"dereferenceable" && n == 2 && f.operand(x.inst, at) == value {
                    out.push(f.operand(x.inst, at + 1));
                }
                at += n as usize;
            }
        }
        out
    }
    /// Whether memory may be freed between `inst` and the end of block `to`. Only the path of single successors is looked at.
    fn may_be_freed(&self, inst: Inst, to: Block) -> bool {
        let f = self.f;
        let mut b = f.block_of(inst);
        let mut at = f.next(inst);
        for _ in 0..64 {
            if at.is_some() {
                if f.op(at).is_call()
                    && !warpc_analysis::facts::call_has(f, at, AttrKind::NoFree)
                    && warpc_analysis::facts::may_write(f, at)
                    && warpc_analysis::facts::intrinsic(f, at).is_none()
                {
                    return true;
                }
                at = f.next(at);
                continue;
            }
            if b == to {
                return false;
            }
            let mut next = f.successors(b);
            match (next.next(), next.next()) {
                (Some(s), None) => b = s,
                _ => match f.successors(b).find(|&s| s == to) {
                    Some(s) => b = s,
                    None => return true,
                },
            }
            at = f.first(b);
        }
        true
    }

    // ---- forks --------------------------------------------------------------------------------------------------

    /// What pointer or offset `value` may be: itself, or one of two where a select or phi chooses.
    pub(super) fn forks(&mut self, value: Value, depth: u32) -> SmallVec<[Fork; 2]> {
        let f = self.f;
        let e = self.se.get(value);
        let itself = |w: &Self| SmallVec::from_slice(&[(e, !w.is_solid(value))]);
        let inst = value.as_inst().filter(|_| depth > 0 && !self.se.loops.is_invariant(f, self.l, value));
        let Some(i) = inst.filter(|_| self.se.kind(e) != Kind::AddRec) else { return itself(self) };
        match f.op(i) {
            Opcode::GetElementPtr => {
                let elem = Type(f.aux(i).a);
                if f.num_operands(i) != 2 || f.types().is_vector(elem) || self.se.type_of(f.operand(i, 1)).is_none() {
                    return itself(self);
                }
                let bases = self.forks(f.operand(i, 0), depth - 1);
                let offsets = self.forks(f.operand(i, 1), depth - 1);
                let int = self.se.ty(e).effective();
                let Some(size) = self.se.size_of(int, elem) else { return itself(self) };
                self.joined(e, &bases, &offsets, |se, base, offset| {
                    let offset = se.trunc_or_sext(offset, int, 0);
                    let scaled = se.mul2(size, offset, Wrap::ANY);
                    se.add2(base, scaled, Wrap::ANY)
                })
            }
            Opcode::Select | Opcode::Phi => {
                let (a, b) = match f.op(i) {
                    Opcode::Select => (f.operand(i, 1), f.operand(i, 2)),
                    _ if f.phi_len(i) == 2 => (f.phi_incoming(i, 0).0, f.phi_incoming(i, 1).0),
                    _ => return itself(self),
                };
                let mut both = self.forks(a, depth - 1);
                both.extend(self.forks(b, depth - 1));
                if both.len() == 2 { both } else { itself(self) }
            }
            op @ (Opcode::Add | Opcode::Sub) => {
                let left = self.forks(f.operand(i, 0), depth - 1);
                let right = self.forks(f.operand(i, 1), depth - 1);
                self.joined(e, &left, &right, |se, a, b| match op {
                    Opcode::Add => se.add2(a, b, Wrap::ANY),
                    _ => se.minus(a, b, Wrap::ANY),
                })
            }
            _ => itself(self),
        }
    }
    /// `make` of both sides where one of them forks; `expr` where none or both do.
    fn joined(
        &mut self,
        expr: Expr,
        left: &[Fork],
        right: &[Fork],
        mut make: impl FnMut(&mut Se<'_, '_>, Expr, Expr) -> Expr,
    ) -> SmallVec<[Fork; 2]> {
        let freeze = left.iter().chain(right).any(|x| x.1);
        let pairs = match (left, right) {
            (&[a, b], &[c]) => [(a.0, c.0), (b.0, c.0)],
            (&[a], &[c, d]) => [(a.0, c.0), (a.0, d.0)],
            _ => return SmallVec::from_slice(&[(expr, freeze)]),
        };
        pairs.iter().map(|&(a, b)| (make(self.se, a, b), freeze)).collect()
    }
    fn is_solid(&self, value: Value) -> bool {
        warpc_analysis::Values::with(self.f, self.se.dom, self.se.facts).not_undef_or_poison(value)
    }
}
