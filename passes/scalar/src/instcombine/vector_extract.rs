//! `extractelement` of vectors that are other vectors seen as narrower or wider lanes.

use super::casts::CastSite;
use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

/// `extractelement(bitcast(source), lane)` of a constant lane, as its rules see it.
#[derive(Clone, Copy)]
struct CastLane {
    inst: Inst,
    /// The vector that is read, a conversion of `source`.
    vector: Value,
    source: Value,
    lane: u32,
    /// Type of the element and its width.
    ty: Type,
    bits: u32,
}

impl Combiner<'_, '_> {
    /// Rules of an element of a converted vector.
    pub(super) fn lane_of_bitcast(&mut self, inst: Inst) -> Option<Value> {
        let (vector, lane) = self.ops(inst);
        let source = p::cast(self.f, vector, Opcode::BitCast)?;
        let lane = p::int(self.f, lane)?.v;
        let ty = self.f.ty(inst);
        let bits = self.f.types().scalar_bits(ty).filter(|_| !self.f.types().is_ptr(ty))?;
        if lane >= self.lane_count(vector)? as u128 {
            return None;
        }
        let lane = lane as u32;
        self.lane_of_bitcast_rules(CastLane { inst, vector, source, lane, ty, bits })
    }

    rules! {
        /// Rules of a constant lane of a converted vector, in order.
        fn lane_of_bitcast_rules(&mut self, site: CastLane) -> Option<Value> {
            lane_of_integer,
            lane_of_same_lanes,
            lane_of_wider_insert,
            lane_beside_wider_insert,
        }
    }

    /// Where the narrow part number `part` of `parts` lies in an integer, from the lowest: the first is the highest on big-endian targets.
    fn place_of_part(&self, part: u32, parts: u32) -> u32 {
        if self.f.layout().big_endian { parts - 1 - part } else { part }
    }

    /// `value` cut to `bits` bits and seen as `ty`.
    fn cut_to(&mut self, value: Value, bits: u32, ty: Type) -> Value {
        let cut_type = self.f.int_type(bits);
        let cut = self.cast(Opcode::Trunc, 0, value, cut_type);
        self.cast(Opcode::BitCast, 0, cut, ty)
    }

    /// `extractelement(bitcast(n), L) -> trunc(n >>u L * WIDTH)`. If `n` is an integer of 8, 16, 32 or 64 bits, or `L` is 0, and the
    /// conversion goes away. On big-endian targets lanes count from the highest.
    fn lane_of_integer(&mut self, site: CastLane) -> Option<Value> {
        let from = self.f.types().int_bits(self.f.type_of(site.source))?;
        let place = self.place_of_part(site.lane, from / site.bits);
        if from > 128 || !self.one_use(site.vector) || place != 0 && !matches!(from, 8 | 16 | 32 | 64) {
            return None;
        }
        let mut value = site.source;
        if place != 0 {
            let amount = self.int(self.f.type_of(value), place as u128 * site.bits as u128);
            value = self.binary(Opcode::LShr, 0, value, amount);
        }
        Some(self.cut_to(value, site.bits, site.ty))
    }

    /// `extractelement(bitcast(insertelement(v, x, L)), L) -> bitcast(x)`. If both vectors have as many lanes.
    fn lane_of_same_lanes(&mut self, site: CastLane) -> Option<Value> {
        if self.lane_count(site.source)? != self.lane_count(site.vector)? {
            return None;
        }
        let mut at = site.source;
        for _ in 0..8 {
            let insert = p::inst(self.f, at, Opcode::InsertElement)?;
            if p::int(self.f, self.f.operand(insert, 2))?.v == site.lane as u128 {
                let element = self.f.operand(insert, 1);
                return Some(self.cast(Opcode::BitCast, 0, element, site.ty));
            }
            at = self.f.operand(insert, 0);
        }
        None
    }

    /// The insert behind a conversion to narrower lanes: vector, element and lane, and how many lanes are in one of it.
    fn wider_insert(&self, site: CastLane) -> Option<(Value, Value, u32, u32)> {
        let (from, to) = (self.lane_count(site.source)?, self.lane_count(site.vector)?);
        let insert = p::inst(self.f, site.source, Opcode::InsertElement).filter(|_| from < to && to % from == 0)?;
        let lane = p::int(self.f, self.f.operand(insert, 2)).filter(|lane| lane.v < from as u128)?.v as u32;
        Some((self.f.operand(insert, 0), self.f.operand(insert, 1), lane, to / from))
    }

    /// `extractelement(bitcast(insertelement(v, x, M)), L) -> trunc(x >>u N)`. If lane `L` lies in the element `x`, one of both is no
    /// floating-point number, and what is made goes away.
    fn lane_of_wider_insert(&mut self, site: CastLane) -> Option<Value> {
        let (_, element, lane, ratio) = self.wider_insert(site)?;
        if site.lane / ratio != lane {
            return None;
        }
        let from = self.f.type_of(element);
        let bits = self.f.types().scalar_bits(from).filter(|_| !self.f.types().is_ptr(from))?;
        let (from_float, to_float) = (self.f.types().is_float(from), self.f.types().is_float(site.ty));
        let alone = self.one_use(site.source) && self.one_use(site.vector);
        let amount = self.place_of_part(site.lane % ratio, ratio) * site.bits;
        if from_float && to_float || (from_float || to_float) && !alone || amount != 0 && !self.one_use(site.vector) {
            return None;
        }
        let whole = self.f.int_type(bits);
        let mut value = self.cast(Opcode::BitCast, 0, element, whole);
        if amount != 0 {
            let amount = self.int(whole, amount as u128);
            value = self.binary(Opcode::LShr, 0, value, amount);
        }
        Some(self.cut_to(value, site.bits, site.ty))
    }

    /// `extractelement(bitcast(insertelement(v, x, M)), L) -> extractelement(bitcast(v), L)`. If lane `L` does not lie in `x`, and the
    /// insert and the conversion go away.
    fn lane_beside_wider_insert(&mut self, site: CastLane) -> Option<Value> {
        let (vector, _, lane, ratio) = self.wider_insert(site)?;
        if site.lane / ratio == lane || !self.one_use(site.source) || !self.one_use(site.vector) {
            return None;
        }
        let ty = self.f.type_of(site.vector);
        let cast = self.cast(Opcode::BitCast, 0, vector, ty);
        self.set(site.inst, 0, cast);
        Some(Value::inst(site.inst))
    }

    /// `trunc(extractelement(v, L)) -> extractelement(bitcast(v), L * RATIO)`. If the narrow type divides the wide one and is no
    /// boolean, and the element goes away. On big-endian targets the low part is the last of the lane.
    pub(super) fn trunc_of_lane(&mut self, site: CastSite) -> Option<Value> {
        let extract = p::inst(self.f, site.x, Opcode::ExtractElement).filter(|_| self.one_use(site.x))?;
        let (vector, lane) = self.ops(extract);
        let lane = p::int(self.f, lane)?.v;
        let (len, scalable, elem) = self.f.types().vector(self.f.type_of(vector))?;
        let ty = site.ty;
        let (from, to) = (self.f.types().int_bits(elem)?, self.f.types().int_bits(ty)?);
        if to == 1 || from % to != 0 || lane >= len as u128 || len as u64 * (from / to) as u64 > u32::MAX as u64 {
            return None;
        }
        let ratio = from / to;
        let narrow = self.f.intern_type(TypeKind::Vector { len: len * ratio, scalable, elem: ty });
        let lanes = self.cast(Opcode::BitCast, 0, vector, narrow);
        let part = self.place_of_part(0, ratio);
        let index = self.f.consts_mut().add_i64(lane as u64 * ratio as u64 + part as u64);
        let v = Builder::before(self.f, self.at).extract_element(lanes, index, ty);
        Some(self.queue_new(v))
    }
}
