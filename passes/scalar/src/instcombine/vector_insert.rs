//! `insertelement`: chains of them as shuffles, splats and constants; conversions behind them.

use super::{Combiner, p};
use smallvec::{SmallVec, smallvec};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// Inserts of one chain that are looked at.
const MAX_CHAIN: usize = 64;

/// Lanes of a shuffle.
type Mask = SmallVec<[u32; 16]>;

/// `insertelement(vector, element, lane)` of a constant lane, as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct Insert {
    inst: Inst,
    vector: Value,
    element: Value,
    lane: u32,
    /// Lanes of the vector.
    len: u32,
}

/// Two vectors and how a third is made of their lanes.
struct Sources {
    first: Value,
    second: Option<Value>,
    mask: Mask,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `insertelement` of any lane.
        pub(super) fn insert_of_bitcast_rules(&mut self, inst: Inst) -> Option<Value> {
            insert_of_bitcasts,
        }
    }
    rules! {
        /// Rules of `insertelement` of a constant lane, in order.
        fn insert_site_rules(&mut self, site: Insert) -> Option<Value> {
            insert_of_extracts,
        }
    }
    rules! {
        /// Rules of `insertelement` of a constant lane that come last, in order.
        fn insert_chain_rules(&mut self, site: Insert) -> Option<Value> {
            insert_of_constant_into_blend,
            insert_of_two_constants,
            insert_of_constant_first,
            inserts_of_one_value,
        }
    }

    /// Rules of `insertelement` of a constant lane.
    pub(super) fn insert_chains(&mut self, inst: Inst) -> Option<Value> {
        let site = self.insert_site(inst)?;
        self.insert_site_rules(site).or_else(|| self.lane_rules(inst)).or_else(|| self.insert_chain_rules(site))
    }

    /// The insert `inst` if its lane is a constant that exists.
    fn insert_site(&self, inst: Inst) -> Option<Insert> {
        let (vector, element) = self.ops(inst);
        let len = self.lane_count(vector)?;
        let lane = p::int(self.f, self.f.operand(inst, 2)).filter(|lane| lane.v < len as u128)?.v as u32;
        Some(Insert { inst, vector, element, lane, len })
    }
    /// The insert behind `value`.
    fn insert_behind(&self, value: Value) -> Option<Insert> {
        self.insert_site(p::inst(self.f, value, Opcode::InsertElement)?)
    }
    /// Whether the only user of `value` is another insert.
    fn is_inside_of_chain(&self, value: Value) -> bool {
        self.one_use(value) && self.f.op(self.f.user(self.f.first_use(value))) == Opcode::InsertElement
    }

    /// `insertelement(bitcast(v), bitcast(e), n) -> bitcast(insertelement(v, e, n))`. If `e` has the type of the lanes of `v`, and
    /// one conversion goes away.
    fn insert_of_bitcasts(&mut self, inst: Inst) -> Option<Value> {
        let (vector, element) = self.ops(inst);
        let (v, e) = (p::cast(self.f, vector, Opcode::BitCast)?, p::cast(self.f, element, Opcode::BitCast)?);
        let lane_type = self.f.types().vector(self.f.type_of(v))?.2;
        if lane_type != self.f.type_of(e) || !self.one_use(vector) && !self.one_use(element) {
            return None;
        }
        let (lane, ty) = (self.f.operand(inst, 2), self.f.ty(inst));
        let inserted = Builder::before(self.f, self.at).insert_element(v, e, lane);
        let inserted = self.queue_new(inserted);
        Some(self.cast(Opcode::BitCast, 0, inserted, ty))
    }

    // ---- shuffles from chains -----------------------------------------------------------------------------------

    /// `insertelement(insertelement(v, extractelement(x, N), A), extractelement(x, M), B) -> shufflevector(v, x)`. If no more than
    /// two vectors of one type are behind the chain, whose last insert this is.
    fn insert_of_extracts(&mut self, site: Insert) -> Option<Value> {
        let me = Value::inst(site.inst);
        self.constant_extract(site.element)?;
        if self.is_inside_of_chain(me) {
            return None;
        }
        let Sources { first, second, mask } = self.sources_of(me, None, 0);
        if first == me || second == Some(me) {
            return None;
        }
        let second = second.unwrap_or(Value::poison(self.f.type_of(first)));
        let ty = self.f.ty(site.inst);
        let v = Builder::before(self.f, self.at).shuffle(first, second, &mask, ty);
        Some(self.queue_new(v))
    }

    /// Vector, lane and number of lanes of an `extractelement` of a constant lane that exists.
    fn constant_extract(&self, value: Value) -> Option<(Value, u32, u32)> {
        let extract = p::inst(self.f, value, Opcode::ExtractElement)?;
        let (vector, lane) = self.ops(extract);
        let len = self.lane_count(vector)?;
        let lane = p::int(self.f, lane).filter(|lane| lane.v < len as u128)?.v as u32;
        Some((vector, lane, len))
    }

    /// The vectors that `value` is made of by extracts and inserts; `right` must be the second one if it is given.
    fn sources_of(&mut self, value: Value, right: Option<Value>, depth: usize) -> Sources {
        let len = self.lane_count(value).unwrap_or(0);
        let itself = Sources { first: value, second: None, mask: (0..len).collect() };
        if value.is_poison() {
            let ty = right.map_or(self.f.type_of(value), |right| self.f.type_of(right));
            return Sources { first: Value::poison(ty), second: None, mask: smallvec![u32::MAX; len as usize] };
        }
        if value.is_constant() && p::is_zero(self.f, value) {
            return Sources { mask: smallvec![0; len as usize], ..itself };
        }
        let Some(site) = self.insert_behind(value).filter(|_| depth < MAX_CHAIN) else { return itself };
        let Some((from, lane, from_len)) = self.constant_extract(site.element) else { return itself };
        if right.is_none_or(|right| right == from) {
            let mut rest = self.sources_of(site.vector, Some(from), depth + 1);
            if self.f.type_of(rest.first) != self.f.type_of(from) {
                return itself;
            }
            rest.mask[site.lane as usize] = from_len + lane;
            return Sources { second: Some(from), ..rest };
        }
        let Some(right) = right else { return itself };
        if site.vector == right {
            let other = |at: u32| if at == site.lane { lane } else { from_len + at };
            // The lanes of the second vector start behind those of the first.
            if self.f.type_of(from) == self.f.type_of(right) {
                return Sources { first: from, second: Some(right), mask: (0..len).map(other).collect() };
            }
            return itself;
        }
        if self.f.type_of(from) == self.f.type_of(right)
            && let Some(mask) = self.lanes_of_two(value, from, right, depth)
        {
            return Sources { first: from, second: Some(right), mask };
        }
        itself
    }

    /// The lanes of `value` as lanes of `left` and `right`, which have one type.
    fn lanes_of_two(&self, value: Value, left: Value, right: Value, depth: usize) -> Option<Mask> {
        let len = self.lane_count(value)?;
        if value.is_poison() {
            return Some(smallvec![u32::MAX; len as usize]);
        }
        let source_len = self.lane_count(left)?;
        if value == left || value == right {
            let from = if value == left { 0 } else { source_len };
            return Some((0..len).map(|at| from + at).collect());
        }
        let site = self.insert_behind(value).filter(|_| depth < MAX_CHAIN)?;
        let lane = if site.element.is_poison() {
            u32::MAX
        } else {
            let (from, lane, _) = self.constant_extract(site.element)?;
            if from != left && from != right {
                return None;
            }
            if from == left { lane } else { lane + source_len }
        };
        let mut mask = self.lanes_of_two(site.vector, left, right, depth + 1)?;
        mask[site.lane as usize] = lane;
        Some(mask)
    }

    // ---- constants ----------------------------------------------------------------------------------------------

    /// `insertelement(shufflevector(v, <constants>), C, N) -> shufflevector(v, <constants with C>)`. If every lane of the shuffle
    /// stays in its place, and the shuffle goes away.
    fn insert_of_constant_into_blend(&mut self, site: Insert) -> Option<Value> {
        let shuffle = p::inst(self.f, site.vector, Opcode::ShuffleVector).filter(|_| self.one_use(site.vector))?;
        let (v, constants) = self.ops(shuffle);
        if !constants.is_constant() || !site.element.is_constant() || self.lane_count(v) != Some(site.len) {
            return None;
        }
        let mut mask: Mask = self.f.indices(shuffle).into();
        let stays = |(at, &lane): (usize, &u32)| lane == u32::MAX || lane % site.len == at as u32;
        if !mask.iter().enumerate().all(stays) {
            return None;
        }
        mask[site.lane as usize] = site.lane + site.len;
        let mut lanes: SmallVec<[Value; 16]> = SmallVec::new();
        for at in 0..site.len {
            let own = if at == site.lane { Some(site.element) } else { self.f.folder().element(constants, at as u64) };
            lanes.push(own?);
        }
        self.blend(site, v, &lanes, &mask)
    }

    /// `insertelement(insertelement(v, C, N), K, M) -> shufflevector(v, <constants>)`. If the inner insert goes away.
    fn insert_of_two_constants(&mut self, site: Insert) -> Option<Value> {
        let inner = self.insert_behind(site.vector).filter(|_| self.one_use(site.vector))?;
        if !inner.element.is_constant() || !site.element.is_constant() || inner.vector.is_constant() {
            return None;
        }
        let elem = self.f.type_of(site.element);
        let (mut lanes, mut mask) = (SmallVec::<[Value; 16]>::new(), Mask::new());
        for at in 0..site.len {
            let constant =
                (at == site.lane).then_some(site.element).or_else(|| (at == inner.lane).then_some(inner.element));
            mask.push(if constant.is_some() { site.len + at } else { at });
            lanes.push(constant.unwrap_or(Value::poison(elem)));
        }
        self.blend(site, inner.vector, &lanes, &mask)
    }

    /// The shuffle of `vector` with the constant vector of `lanes`, in place of `site`.
    fn blend(&mut self, site: Insert, vector: Value, lanes: &[Value], mask: &[u32]) -> Option<Value> {
        let ty = self.f.ty(site.inst);
        let constants = self.f.consts_mut().add_aggregate(ty, lanes, true);
        let v = Builder::before(self.f, self.at).shuffle(vector, constants, mask, ty);
        Some(self.queue_new(v))
    }

    /// `insertelement(insertelement(v, x, N), C, M) -> insertelement(insertelement(v, C, M), x, N)`. If `x` is no constant, the
    /// lanes differ, and the inner insert goes away.
    fn insert_of_constant_first(&mut self, site: Insert) -> Option<Value> {
        let inner = self.insert_behind(site.vector).filter(|_| self.one_use(site.vector))?;
        if inner.element.is_constant() || !site.element.is_constant() || inner.lane == site.lane {
            return None;
        }
        let (lane, inner_lane) = (self.f.operand(site.inst, 2), self.f.operand(inner.inst, 2));
        let first = Builder::before(self.f, self.at).insert_element(inner.vector, site.element, lane);
        let first = self.queue_new(first);
        let v = Builder::before(self.f, self.at).insert_element(first, inner.element, inner_lane);
        Some(self.queue_new(v))
    }

    // ---- splats -------------------------------------------------------------------------------------------------

    /// `insertelement(insertelement(v, x, 0), x, 1) -> shufflevector(insertelement(poison, x, 0), <0, 0>)`. If every lane is written,
    /// or what is not is poison, and the inserts go away; one into lane 0 may have other users.
    fn inserts_of_one_value(&mut self, site: Insert) -> Option<Value> {
        let me = Value::inst(site.inst);
        if site.len == 1 || self.is_inside_of_chain(me) {
            return None;
        }
        let (mut at, mut written) = (site, 0u128);
        for _ in 0..MAX_CHAIN {
            let next = p::inst(self.f, at.vector, Opcode::InsertElement);
            let alone = at.inst == site.inst || self.one_use(Value::inst(at.inst));
            if at.element != site.element || !alone && (next.is_some() || at.lane != 0) {
                return None;
            }
            written |= 1 << at.lane;
            let Some(next) = next else {
                let complete = written == p::mask(site.len) || at.vector.is_poison();
                return if at.inst != site.inst && complete { self.splat_of(site, at, written) } else { None };
            };
            at = self.insert_site(next)?;
        }
        None
    }

    /// The splat of the element of `site` in the lanes of `written`; `first` is the first insert of the chain.
    fn splat_of(&mut self, site: Insert, first: Insert, written: u128) -> Option<Value> {
        let ty = self.f.ty(site.inst);
        let source = if first.lane == 0 {
            Value::inst(first.inst)
        } else {
            let zero = self.f.consts_mut().add_i64(0);
            let v = Builder::before(self.f, self.at).insert_element(Value::poison(ty), site.element, zero);
            self.queue_new(v)
        };
        let mask: Mask = (0..site.len).map(|at| if written >> at & 1 != 0 { 0 } else { u32::MAX }).collect();
        let v = Builder::before(self.f, self.at).shuffle(source, Value::poison(ty), &mask, ty);
        Some(self.queue_new(v))
    }
}
