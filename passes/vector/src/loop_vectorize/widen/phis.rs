//! Phis of the vector loop: counters, reductions, values of the iteration before.

use super::{Body, last_phi, moved, scaled};
use crate::loop_vectorize::legal::{Reduction, Role};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Value};

impl Body<'_, '_> {
    /// Induction variable `phi`, `ahead` iterations after the index.
    pub(super) fn counted(&mut self, phi: Inst, start: Value, ahead: u32) -> Value {
        let ty = self.func.ty(phi);
        let step = self.step(phi);
        let of_index = self.func.type_of(self.index);
        let is_plain = ty == of_index
            && facts::int_constant(self.func, start) == Some(0)
            && facts::int_constant(self.func, step) == Some(1);
        if ahead == 0 && is_plain {
            return self.index;
        }
        if ahead > 0 {
            let base = self.scalar(phi.into(), 0, 0);
            let far = self.times(step, ahead);
            return self.moved(base, far);
        }
        let index = self.index;
        let current = self.current;
        let far = scaled(self.func, current, index, step);
        let moved = self.moved(start, far);
        self.func.set_name(moved, b"offset.idx");
        moved
    }
    /// The step of induction variable `phi`.
    pub(in crate::loop_vectorize) fn step(&self, phi: Inst) -> Value {
        self.steps.iter().find(|row| row.0 == phi).map_or(Value::NONE, |row| row.1)
    }
    /// `step * count`.
    pub(super) fn times(&mut self, step: Value, count: u32) -> Value {
        let ty = self.func.type_of(step);
        let bits = self.func.types().int_bits(ty).unwrap_or(64);
        if let Some(number) = facts::int_constant(self.func, step) {
            let product = number.wrapping_mul(count as u128);
            return self.func.consts_mut().add_wide_int(ty, bits, &[product as u64, (product >> 64) as u64]);
        }
        let count = self.func.consts_mut().add_wide_int(ty, bits, &[count as u64, 0]);
        let end = self.func.terminator(self.before);
        Builder::before(self.func, end).binary(Opcode::Mul, step, count, 0)
    }
    /// `base`, a number or a pointer, moved by `far`.
    pub(super) fn moved(&mut self, base: Value, far: Value) -> Value {
        let current = self.current;
        moved(self.func, current, base, far)
    }
    /// The vectors of integer induction variable `phi`, or of its low bits of type `ty`: a phi of their own. They are those of `row`.
    pub(super) fn begin_induction(&mut self, phi: Inst, row: usize, ty: Type) {
        let Some(Role::Induction { start, .. }) = self.legal.role(phi) else { return };
        let start = self.narrow(*start, ty);
        let bits = self.func.types().int_bits(ty).unwrap_or(64);
        let step = self.step(phi);
        let step = self.narrow(step, ty);
        let wide = self.wide(ty);
        let mut first: SmallVec<[Value; 16]> = SmallVec::new();
        let end = self.func.terminator(self.before);
        let constants = facts::int_constant(self.func, start).zip(facts::int_constant(self.func, step));
        let first = if let Some((start, step)) = constants {
            for lane in 0..self.width {
                let number = start.wrapping_add(step.wrapping_mul(lane as u128));
                first.push(self.func.consts_mut().add_wide_int(ty, bits, &[number as u64, (number >> 64) as u64]));
            }
            self.func.consts_mut().add_aggregate(wide, &first, true)
        } else {
            let factor = facts::int_constant(self.func, step).unwrap_or(1);
            for lane in 0..self.width {
                let number = factor.wrapping_mul(lane as u128);
                first.push(self.func.consts_mut().add_wide_int(ty, bits, &[number as u64, (number >> 64) as u64]));
            }
            let lanes = self.func.consts_mut().add_aggregate(wide, &first, true);
            let is_constant = facts::int_constant(self.func, step).is_some();
            let (start, step) = (self.repeat(start), self.repeat(step));
            let mut b = Builder::before(self.func, end);
            let far = if is_constant { lanes } else { b.binary(Opcode::Mul, lanes, step, 0) };
            let made = b.binary(Opcode::Add, start, far, 0);
            b.f.set_name(made, b"induction");
            made
        };
        let made = last_phi(self.func, self.header, wide);
        self.func.set_name(made.into(), b"vec.ind");
        self.func.add_incoming(made, first, self.before);
        let ahead = self.times(step, self.width);
        let ahead = self.repeat(ahead);
        let mut at: Value = made.into();
        // These stand at the head of the loop, so that all of it can use them.
        let head = self.func.first_non_phi(self.header);
        for part in 0..self.parts {
            self.set_vector(row, part, at);
            if part + 1 < self.parts {
                let mut b = match head.get() {
                    Some(head) => Builder::before(self.func, head),
                    None => Builder::at_end(self.func, self.header),
                };
                at = b.binary(Opcode::Add, at, ahead, 0);
                b.f.set_name(at, b"step.add");
            }
        }
        self.counters.push((made, at, ahead));
    }
    /// The low bits of `value`, which does not change in the loop, of type `ty`.
    pub(super) fn narrow(&mut self, value: Value, ty: Type) -> Value {
        if self.func.type_of(value) == ty {
            return value;
        }
        let folded = if value.is_constant() { self.func.folder().cast(Opcode::Trunc, 0, value, ty) } else { None };
        let end = self.func.terminator(self.before);
        folded.unwrap_or_else(|| Builder::before(self.func, end).cast(Opcode::Trunc, value, ty, 0))
    }
    /// What `index` is after `steps`, at the end of the loop, and behind it the next values of the vectors of counters.
    pub(in crate::loop_vectorize) fn end_counters(&mut self, index: Inst, steps: Value) -> (Value, Vec<(Inst, Value)>) {
        let next_index = self.at_end().binary(Opcode::Add, index.into(), steps, flags::NUW);
        self.func.set_name(next_index, b"index.next");
        let mut ends = Vec::new();
        for (phi, last, ahead) in std::mem::take(&mut self.counters) {
            let next = self.at_end().binary(Opcode::Add, last, ahead, 0);
            self.func.set_name(next, b"vec.ind.next");
            ends.push((phi, next));
        }
        (next_index, ends)
    }
    pub(super) fn begin_reduction(&mut self, phi: Inst, reduction: &Reduction) -> Option<()> {
        let ty = self.func.ty(phi);
        let wide = self.wide(ty);
        let row = self.demands.row(phi)?;
        let neutral = reduction.operator.neutral(self.func, ty, reduction.fast);
        for part in 0..self.parts {
            let first = match neutral {
                // Smallest and largest: the start counts as often as one likes.
                None => self.repeat(reduction.start),
                Some(neutral) if part > 0 => self.repeat(neutral),
                Some(_) if self.width == 1 => reduction.start,
                Some(neutral) => {
                    let lanes = self.repeat(neutral);
                    let (zero, end) = (self.lane_index(0), self.func.terminator(self.before));
                    if reduction.start.is_constant() {
                        let mut all: SmallVec<[Value; 16]> = smallvec::smallvec![neutral; self.width as usize];
                        all[0] = reduction.start;
                        self.func.consts_mut().add_aggregate(wide, &all, true)
                    } else {
                        Builder::before(self.func, end).insert_element(lanes, reduction.start, zero)
                    }
                }
            };
            let made = last_phi(self.func, self.header, wide);
            self.func.set_name(made.into(), b"vec.phi");
            self.func.add_incoming(made, first, self.before);
            self.set_vector(row, part, made.into());
            self.open.push((made, phi, part));
        }
        Some(())
    }
    pub(super) fn begin_recurrence(&mut self, phi: Inst, start: Value) {
        let ty = self.func.ty(phi);
        let wide = self.wide(ty);
        let first = match self.width {
            1 => start,
            _ => {
                let (index, end) = (self.lane_index(self.width - 1), self.func.terminator(self.before));
                Builder::before(self.func, end).insert_element(Value::poison(wide), start, index)
            }
        };
        self.func.set_name(first, b"vector.recur.init");
        let made = last_phi(self.func, self.header, wide);
        self.func.set_name(made.into(), b"vector.recur");
        self.func.add_incoming(made, first, self.before);
        self.open.push((made, phi, self.parts - 1));
    }
    /// What the iterations before those of `part` computed as `previous`: its last lane before, then all but the last.
    pub(super) fn splice(&mut self, previous: Inst, part: u32, phi: Inst) -> Value {
        let before = match part {
            0 => self.open.iter().find(|row| row.1 == phi).map_or(Value::NONE, |row| row.0.into()),
            _ => self.vector(previous.into(), part - 1),
        };
        if self.width == 1 {
            return before;
        }
        let now = self.vector(previous.into(), part);
        let wide = self.func.type_of(now);
        let mask: SmallVec<[u32; 16]> = (self.width - 1..2 * self.width - 1).collect();
        self.at_end().shuffle(before, now, &mask, wide)
    }
}
