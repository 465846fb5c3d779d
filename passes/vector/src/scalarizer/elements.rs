//! Instructions that put elements into vectors, take them out or rearrange them.

use super::{Lanes, Walk, shape};
use warpc_ir::ids::*;
use warpc_ir::{Builder, IntPred, Opcode, Value};

impl Walk<'_, '_> {
    /// `index == lane`, named for it.
    pub(super) fn is_lane(&mut self, inst: Inst, index: Value, lane: u32) -> Value {
        let ty = self.func.type_of(index);
        let number = warpc_scalar::patterns::make_int(self.func, ty, lane.into());
        let is = Builder::before(self.func, inst).icmp(IntPred::Eq, index, number, Type::I1);
        self.name(is, index, &format!(".is.{lane}"));
        is
    }
    pub(super) fn insert(&mut self, inst: Inst, count: u32) -> bool {
        let [vector, element, index] = [0, 1, 2].map(|n| self.func.operand(inst, n));
        let at = self.func.consts().as_int(index);
        if at.is_none() && !self.variable || at.is_some_and(|at| at >= count.into()) {
            return false;
        }
        let mut made = Lanes::with_capacity(count as usize);
        for lane in 0..count {
            let value = match at {
                Some(at) if at == u64::from(lane) => element,
                Some(_) => self.lane(vector, lane, inst),
                None => {
                    let is = self.is_lane(inst, index, lane);
                    let old = self.lane(vector, lane, inst);
                    let new = Builder::before(self.func, inst).select(is, element, old, 0);
                    self.name(new, inst.into(), &format!(".i{lane}"));
                    new
                }
            };
            made.push(value);
        }
        self.gather(inst, made);
        true
    }
    pub(super) fn extract(&mut self, inst: Inst) -> bool {
        let (vector, index) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let Some((count, elem)) = shape(self.func, self.func.type_of(vector)) else { return false };
        let at = self.func.consts().as_int(index);
        // One that is an element of a vector already has nothing to gain.
        if self.lanes.get(&vector).is_some_and(|lanes| lanes.contains(&inst.into())) {
            return false;
        }
        let value = match at {
            Some(at) if at >= count.into() => return false,
            Some(at) => self.lane(vector, at as u32, inst),
            None if !self.variable => return false,
            None => {
                let mut result = Value::poison(elem);
                for lane in 0..count {
                    let is = self.is_lane(inst, index, lane);
                    let part = self.lane(vector, lane, inst);
                    result = Builder::before(self.func, inst).select(is, part, result, 0);
                    self.name(result, inst.into(), &format!(".upto{lane}"));
                }
                result
            }
        };
        if value == inst.into() {
            return false;
        }
        self.func.replace_all_uses(inst.into(), value);
        self.dead.push(inst);
        true
    }
    pub(super) fn shuffle(&mut self, inst: Inst, elem: Type) -> bool {
        let (left, right) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let Some((count, _)) = shape(self.func, self.func.type_of(left)) else { return false };
        let mask = self.func.indices(inst).to_vec();
        let made = mask
            .into_iter()
            .map(|lane| match lane {
                u32::MAX => Value::poison(elem),
                lane if lane < count => self.lane(left, lane, inst),
                lane => self.lane(right, lane - count, inst),
            })
            .collect();
        self.gather(inst, made);
        true
    }

    pub(super) fn bit_cast(&mut self, inst: Inst, count: u32, elem: Type) -> bool {
        let source = self.func.operand(inst, 0);
        let Some((from, part)) = shape(self.func, self.func.type_of(source)) else { return false };
        if from == count {
            self.element_by_element(inst, count, elem);
            return true;
        }
        let mut made = Lanes::with_capacity(count as usize);
        if count > from && count.is_multiple_of(from) {
            let each = count / from;
            let middle = self.func.vector_type(each, elem);
            for lane in 0..from {
                let mut value = self.lane(source, lane, inst);
                while let Some(cast) = value.as_inst().filter(|&i| self.func.op(i) == Opcode::BitCast) {
                    value = self.func.operand(cast, 0);
                }
                let whole = match self.func.type_of(value) == middle {
                    true => value,
                    false => {
                        let cast = Builder::before(self.func, inst).cast(Opcode::BitCast, value, middle, 0);
                        self.name(cast, value, ".cast");
                        cast
                    }
                };
                for lane in 0..each {
                    made.push(self.lane(whole, lane, inst));
                }
            }
        } else if from % count == 0 {
            let each = from / count;
            let middle = self.func.vector_type(each, part);
            for lane in 0..count {
                let mut whole = Value::poison(middle);
                for n in 0..each {
                    let value = self.lane(source, lane * each + n, inst);
                    let index = self.func.consts_mut().add_i64(n.into());
                    whole = Builder::before(self.func, inst).insert_element(whole, value, index);
                    self.name(whole, inst.into(), &format!(".i{lane}.upto{n}"));
                }
                let new = Builder::before(self.func, inst).cast(Opcode::BitCast, whole, elem, 0);
                self.name(new, inst.into(), &format!(".i{lane}"));
                made.push(new);
            }
        } else {
            return false;
        }
        self.gather(inst, made);
        true
    }
}
