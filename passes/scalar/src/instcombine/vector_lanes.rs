//! Lanes of a vector that nobody reads: what only computes such lanes goes, constants and masks lose them.
//!
//! [`Combiner::narrow_lanes`] says which lanes of its operands an instruction reads when some lanes of its result are read, and
//! simplifies the operands. An operand that only this instruction uses may change in the lanes that are not read; one with other
//! users stays. Lanes that are found to be poison are handed back.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// Operands of operands are looked at this deep.
const MAX_DEPTH: u32 = 10;
/// Lanes of the longest vector that is looked at.
const MAX_LANES: u32 = 128;

/// What is found of a vector when some of its lanes are read.
struct Narrowed {
    /// What may stand in its place.
    value: Option<Value>,
    /// Lanes that are poison.
    poison: u128,
}

impl Narrowed {
    const NOTHING: Narrowed = Narrowed { value: None, poison: 0 };
}

/// The vector `value` of `len` lanes, of which `read` are read by one user.
#[derive(Clone, Copy)]
struct ReadVector {
    value: Value,
    inst: Inst,
    len: u32,
    read: u128,
    depth: u32,
}

impl ReadVector {
    fn all(self) -> u128 {
        p::mask(self.len)
    }
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of the lanes of the result of `inst`, which are all read.
        pub(super) fn lane_rules(&mut self, inst: Inst) -> Option<Value> {
            lanes_that_nobody_reads,
        }
    }
    rules! {
        /// Rules of the vector operand of `inst`, of which only lane `lane` is read.
        pub(super) fn one_lane_rules(&mut self, inst: Inst, lane: u32) -> Option<Value> {
            other_lanes_that_nobody_reads,
        }
    }

    /// Number of lanes of a vector whose lanes can be followed.
    pub(super) fn lane_count(&self, value: Value) -> Option<u32> {
        let (len, scalable, _) = self.f.types().vector(self.f.type_of(value))?;
        (!scalable && len <= MAX_LANES).then_some(len)
    }

    /// `insertelement(<1, 2, 3>, x, 1) -> insertelement(<1, poison, 3>, x, 1)`, and so for all operands of operands. If no lane
    /// that is read changes.
    fn lanes_that_nobody_reads(&mut self, inst: Inst) -> Option<Value> {
        let value = Value::inst(inst);
        let read = p::mask(self.lane_count(value)?);
        self.narrow_lanes(value, read, 0).value
    }

    /// `extractelement(insertelement(v, x, 1), 0) -> extractelement(v, 0)`, and so for all operands of operands. If nothing else
    /// reads the vector.
    fn other_lanes_that_nobody_reads(&mut self, inst: Inst, lane: u32) -> Option<Value> {
        let vector = self.f.operand(inst, 0);
        let len = self.lane_count(vector)?;
        if lane >= len || !vector.is_constant() && !self.one_use(vector) || vector.is_poison() {
            return None;
        }
        let narrowed = self.narrow_lanes(vector, 1 << lane, 1).value?;
        self.set(inst, 0, narrowed);
        Some(Value::inst(inst))
    }

    /// Simplifies `value`, of which the lanes of `read` are read. At depth 0 all of them are, and other users do not matter.
    fn narrow_lanes(&mut self, value: Value, read: u128, depth: u32) -> Narrowed {
        let Some(len) = self.lane_count(value) else { return Narrowed::NOTHING };
        let ty = self.f.type_of(value);
        if value.is_poison() {
            return Narrowed { value: None, poison: p::mask(len) };
        }
        if read == 0 {
            return Narrowed { value: Some(Value::poison(ty)), poison: p::mask(len) };
        }
        if value.is_constant() {
            return self.narrow_constant_lanes(value, len, read);
        }
        let Some(inst) = value.as_inst().filter(|_| depth < MAX_DEPTH && (depth == 0 || self.one_use(value))) else {
            return Narrowed::NOTHING;
        };
        let site = ReadVector { value, inst, len, read, depth };
        let narrowed = match self.f.op(inst) {
            Opcode::InsertElement => self.narrow_insert(site),
            Opcode::ShuffleVector => self.narrow_shuffle(site),
            Opcode::Select => self.narrow_select_lanes(site),
            Opcode::BitCast => self.narrow_bitcast_lanes(site),
            Opcode::FPTrunc | Opcode::FPExt => self.narrow_operand_lanes(site, 0, site.read),
            op if op.is_binary() && !op.is_int_div() && !op.is_shift() => {
                let left = self.narrow_operand_lanes(site, 0, site.read);
                let right = self.narrow_operand_lanes(site, 1, site.read);
                Narrowed { value: left.value.or(right.value), poison: left.poison & right.poison }
            }
            _ => Narrowed::NOTHING,
        };
        if narrowed.poison == site.all() {
            return Narrowed { value: Some(Value::poison(ty)), ..narrowed };
        }
        narrowed
    }

    /// Makes the lanes of a constant that are not read poison.
    fn narrow_constant_lanes(&mut self, value: Value, len: u32, read: u128) -> Narrowed {
        if read == p::mask(len) {
            return Narrowed::NOTHING;
        }
        let ty = self.f.type_of(value);
        let Some((_, _, elem)) = self.f.types().vector(ty) else { return Narrowed::NOTHING };
        let mut fold = self.f.folder();
        let mut lanes: SmallVec<[Value; 16]> = SmallVec::new();
        let (mut poison, mut changed) = (0, false);
        for at in 0..len {
            let Some(lane) = fold.element(value, at as u64) else { return Narrowed::NOTHING };
            let kept = if read >> at & 1 != 0 { lane } else { Value::poison(elem) };
            changed |= kept != lane;
            poison |= u128::from(kept.is_poison()) << at;
            lanes.push(kept);
        }
        if !changed {
            return Narrowed { value: None, poison };
        }
        Narrowed { value: Some(fold.consts.add_aggregate(ty, &lanes, true)), poison }
    }

    /// Simplifies operand `index` of `site`, of which `read` is read; the value is that of `site` when the operand changed.
    fn narrow_operand_lanes(&mut self, site: ReadVector, index: usize, read: u128) -> Narrowed {
        let operand = self.f.operand(site.inst, index);
        let narrowed = self.narrow_lanes(operand, read, site.depth + 1);
        let Some(value) = narrowed.value else { return narrowed };
        if value != operand {
            self.set(site.inst, index, value);
        }
        Narrowed { value: Some(site.value), ..narrowed }
    }

    fn narrow_insert(&mut self, site: ReadVector) -> Narrowed {
        let (vector, element, lane) =
            (self.f.operand(site.inst, 0), self.f.operand(site.inst, 1), self.f.operand(site.inst, 2));
        let Some(lane) = p::int(self.f, lane).filter(|lane| lane.v < site.len as u128) else {
            // Any lane may be overwritten.
            let narrowed = self.narrow_operand_lanes(site, 0, site.read);
            return Narrowed { poison: 0, ..narrowed };
        };
        let bit = 1u128 << lane.v;
        let before = site.read & !bit;
        // The lane of another vector at the same place, and no other lane.
        if before == 0
            && let Some(extract) = p::inst(self.f, element, Opcode::ExtractElement)
            && p::int(self.f, self.f.operand(extract, 1)).is_some_and(|from| from.v == lane.v)
            && self.f.type_of(self.f.operand(extract, 0)) == self.f.type_of(site.value)
        {
            return Narrowed { value: Some(self.f.operand(extract, 0)), poison: 0 };
        }
        let narrowed = self.narrow_operand_lanes(site, 0, before);
        if site.read & bit == 0 {
            let vector = if narrowed.value.is_some() { self.f.operand(site.inst, 0) } else { vector };
            return Narrowed { value: Some(vector), ..narrowed };
        }
        Narrowed { poison: narrowed.poison & !bit, ..narrowed }
    }

    fn narrow_shuffle(&mut self, site: ReadVector) -> Narrowed {
        let Some(len) = self.lane_count(self.f.operand(site.inst, 0)) else { return Narrowed::NOTHING };
        let mut mask: SmallVec<[u32; 16]> = self.f.indices(site.inst).into();
        let (mut of_a, mut of_b) = (0u128, 0u128);
        for (at, &lane) in mask.iter().enumerate() {
            if site.read >> at & 1 != 0 && lane != u32::MAX {
                let (reads, lane) = if lane < len { (&mut of_a, lane) } else { (&mut of_b, lane - len) };
                *reads |= 1 << lane;
            }
        }
        let left = self.narrow_operand_lanes(site, 0, of_a);
        let right = self.narrow_operand_lanes(site, 1, of_b);
        let (mut poison, mut shorter) = (0u128, false);
        for (at, lane) in mask.iter_mut().enumerate() {
            let is_poison = *lane == u32::MAX
                || site.read >> at & 1 == 0
                || if *lane < len { left.poison >> *lane & 1 != 0 } else { right.poison >> (*lane - len) & 1 != 0 };
            if is_poison {
                poison |= 1 << at;
                shorter |= *lane != u32::MAX;
                *lane = u32::MAX;
            }
        }
        if !shorter {
            return Narrowed { value: left.value.or(right.value), poison };
        }
        let ((a, b), ty) = (self.ops(site.inst), self.f.type_of(site.value));
        if poison == site.all() {
            return Narrowed { value: Some(Value::poison(ty)), poison };
        }
        let v = Builder::before(self.f, site.inst).shuffle(a, b, &mask, ty);
        if site.depth > 0 {
            self.f.take_name(v, site.value);
        }
        Narrowed { value: Some(self.queue_new(v)), poison }
    }

    fn narrow_select_lanes(&mut self, site: ReadVector) -> Narrowed {
        let condition = self.f.operand(site.inst, 0);
        let by_lane = self.f.types().is_vector(self.f.type_of(condition));
        let mut changed = false;
        let (mut yes, mut no) = (site.read, site.read);
        if by_lane {
            changed |= self.narrow_operand_lanes(site, 0, site.read).value.is_some();
            let condition = self.f.operand(site.inst, 0);
            for at in 0..site.len {
                let lane = if condition.is_constant() { self.f.folder().element(condition, at as u64) } else { None };
                match lane.and_then(|lane| p::int(self.f, lane)) {
                    Some(truth) if truth.is_zero() => yes &= !(1 << at),
                    Some(_) => no &= !(1 << at),
                    None => {}
                }
            }
        }
        let left = self.narrow_operand_lanes(site, 1, yes);
        let right = self.narrow_operand_lanes(site, 2, no);
        changed |= left.value.is_some() || right.value.is_some();
        Narrowed { value: changed.then_some(site.value), poison: left.poison & right.poison }
    }

    fn narrow_bitcast_lanes(&mut self, site: ReadVector) -> Narrowed {
        let Some(len) = self.lane_count(self.f.operand(site.inst, 0)) else { return Narrowed::NOTHING };
        if len == site.len {
            return self.narrow_operand_lanes(site, 0, site.read);
        }
        let (mut read, mut poison) = (0u128, 0u128);
        if site.len.is_multiple_of(len) {
            // Each lane of the operand is several of the result.
            let ratio = site.len / len;
            for at in (0..site.len).filter(|&at| site.read >> at & 1 != 0) {
                read |= 1 << (at / ratio);
            }
            let narrowed = self.narrow_operand_lanes(site, 0, read);
            for at in (0..site.len).filter(|&at| narrowed.poison >> (at / ratio) & 1 != 0) {
                poison |= 1 << at;
            }
            return Narrowed { poison, ..narrowed };
        }
        if len % site.len != 0 {
            return Narrowed::NOTHING;
        }
        let ratio = len / site.len;
        for at in (0..len).filter(|&at| site.read >> (at / ratio) & 1 != 0) {
            read |= 1 << at;
        }
        let narrowed = self.narrow_operand_lanes(site, 0, read);
        for at in 0..site.len {
            let part = p::mask(ratio) << (at * ratio);
            poison |= u128::from(narrowed.poison & part == part) << at;
        }
        Narrowed { poison, ..narrowed }
    }
}
