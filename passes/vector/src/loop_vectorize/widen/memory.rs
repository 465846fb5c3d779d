//! Loads and stores, and what is done lane by lane.

use super::Body;
use crate::loop_vectorize::demand::Forms;
use crate::loop_vectorize::legal::Stride;
use crate::metadata::keep_common;
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};

impl Body<'_, '_> {
    /// The address of vector `part` of an access at `ptr`, which goes on by `stride`.
    pub(super) fn address(&mut self, ptr: Value, element: Type, part: u32, stride: Stride) -> Value {
        if self.width == 1 {
            return self.scalar(ptr, part, 0);
        }
        let first = self.scalar(ptr, 0, 0);
        let mut far = (part * self.width) as i64;
        if stride == Stride::Reverse {
            far = -far - (self.width as i64 - 1);
        }
        if far == 0 {
            return first;
        }
        let is_inbounds = ptr
            .as_inst()
            .filter(|&inst| self.func.op(inst) == Opcode::GetElementPtr)
            .map_or(0, |inst| self.func.flags(inst) & (flags::INBOUNDS | flags::NUSW));
        let index = self.func.consts_mut().add_i64(far as u64);
        let ty = self.func.type_of(ptr);
        self.at_end().gep(element, first, &[index], ty, is_inbounds)
    }
    /// The addresses of all vectors.
    pub(super) fn addresses(&mut self, ptr: Value, element: Type, stride: Stride) -> SmallVec<[Value; 4]> {
        (0..self.parts).map(|part| self.address(ptr, element, part, stride)).collect()
    }
    pub(super) fn reversed(&mut self, vector: Value) -> Value {
        let mask: SmallVec<[u32; 16]> = (0..self.width).rev().collect();
        let wide = self.func.type_of(vector);
        let made = self.at_end().shuffle(vector, Value::poison(wide), &mask, wide);
        self.func.set_name(made, b"reverse");
        made
    }
    pub(super) fn load(&mut self, row: usize, inst: Inst) {
        if self.legal.is_guarded(inst) {
            return self.in_lanes(row, inst);
        }
        let forms = self.demands.forms(row);
        let stride = self.legal.stride(inst);
        let ptr = self.func.operand(inst, 0);
        let ty = self.func.ty(inst);
        let (align, wide) = (self.func.mem(inst).align, self.wide(ty));
        match stride {
            Stride::Invariant => {
                for part in 0..self.parts {
                    let made = self.copy(inst, part, 0);
                    for lane in 0..self.width {
                        self.set_scalar(row, part, lane, made);
                    }
                    if self.width == 1 {
                        self.set_vector(row, part, made);
                    } else if forms.has(Forms::VECTOR) {
                        let all = self.repeat_here(made);
                        self.set_vector(row, part, all);
                    }
                }
            }
            _ if self.width == 1 => self.copies(row, inst, Forms::LANES),
            Stride::Forward | Stride::Reverse => {
                let flags = self.func.flags(inst) & !(flags::HAS_MD | flags::DEAD);
                let places = self.addresses(ptr, ty, stride);
                for (part, at) in (0..).zip(places) {
                    let mut made = self.at_end().load(wide, at, align, flags);
                    self.func.set_name(made, b"wide.load");
                    if let Some(new) = made.as_inst() {
                        keep_common(self.func, new, &[inst]);
                    }
                    if stride == Stride::Reverse {
                        made = self.reversed(made);
                    }
                    self.set_vector(row, part, made);
                }
            }
            Stride::Scattered => {
                self.copies(row, inst, Forms::LANES);
                if forms.has(Forms::VECTOR) {
                    for part in 0..self.parts {
                        let made = self.pack(inst.into(), part);
                        self.set_vector(row, part, made);
                    }
                }
            }
        }
    }
    /// `value`, of the loop, in every lane.
    pub(super) fn repeat_here(&mut self, value: Value) -> Value {
        let ty = self.func.type_of(value);
        let wide = self.wide(ty);
        let zero = self.first_lane();
        let mask: SmallVec<[u32; 16]> = smallvec::smallvec![0; self.width as usize];
        let mut b = self.at_end();
        let one = b.insert_element(Value::poison(wide), value, zero);
        b.f.set_name(one, b"broadcast.splatinsert");
        let made = b.shuffle(one, Value::poison(wide), &mask, wide);
        b.f.set_name(made, b"broadcast.splat");
        made
    }
    pub(super) fn store(&mut self, inst: Inst) {
        let stride = self.legal.stride(inst);
        let (value, ptr) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        if self.legal.is_guarded(inst) {
            let row = self.demands.row(inst).unwrap_or(0);
            return self.in_lanes(row, inst);
        }
        if self.width > 1 && matches!(stride, Stride::Forward | Stride::Reverse) {
            let element = self.func.type_of(value);
            let (align, flags) = (self.func.mem(inst).align, self.func.flags(inst) & !(flags::HAS_MD | flags::DEAD));
            let places = self.addresses(ptr, element, stride);
            for (part, at) in (0..).zip(places) {
                let mut vector = self.vector(value, part);
                if stride == Stride::Reverse {
                    vector = self.reversed(vector);
                }
                let made = self.at_end().store(vector, at, align, flags);
                keep_common(self.func, made, &[inst]);
            }
            return;
        }
        for part in 0..self.parts {
            for lane in 0..self.width {
                self.copy(inst, part, lane);
            }
        }
    }
    /// Does `inst` lane by lane, each under a branch by its mask. Its result is poison in lanes that do not.
    pub(super) fn in_lanes(&mut self, row: usize, inst: Inst) {
        let block = self.func.block_of(inst);
        let always = self.always();
        let is_always = |block: Block| always.binary_search(&block).is_ok();
        let name = format!("pred.{}", self.func.op(inst).text());
        let ty = self.func.ty(inst);
        for part in 0..self.parts {
            let Some(mask) = self.block_mask(block, part, &is_always) else { continue };
            if !self.in_branch {
                let masks = self.masks.entry((block, block)).or_default();
                if masks.len() == part as usize {
                    masks.push(Some(mask));
                }
            }
            for lane in 0..self.width {
                let bit = match self.width {
                    1 => mask,
                    _ => {
                        let index = self.lane_index(lane);
                        self.at_end().extract_element(mask, index, Type::I1)
                    }
                };
                let from = self.current;
                let run = self.func.new_block_after(from);
                let next = self.func.new_block_after(run);
                self.func.set_name(Value::block(run), format!("{name}.if").as_bytes());
                self.func.set_name(Value::block(next), format!("{name}.continue").as_bytes());
                self.at_end().cond_br(bit, run, next);
                self.current = run;
                self.in_branch = true;
                let made = self.copy(inst, part, lane);
                self.in_branch = false;
                self.at_end().br(next);
                self.current = next;
                if ty != Type::VOID {
                    let phi = self.func.new_phi(next, ty);
                    self.func.add_incoming(phi, Value::poison(ty), from);
                    self.func.add_incoming(phi, made, run);
                    self.set_scalar(row, part, lane, phi.into());
                    if self.width == 1 {
                        self.set_vector(row, part, phi.into());
                    }
                }
            }
        }
    }
}
