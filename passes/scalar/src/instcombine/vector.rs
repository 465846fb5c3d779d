//! Elements of vectors and aggregates.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// Inserts that are looked at behind one.
const MAX_CHAIN: usize = 10;

/// `extractelement vector, lane` of a constant lane of the instruction `def`.
#[derive(Clone, Copy)]
struct Lane {
    /// Type of the element.
    ty: Type,
    vector: Value,
    lane: Value,
    /// The number of the lane.
    number: u32,
    def: Inst,
    op: Opcode,
}

/// `shufflevector a, b` of vectors of known length.
#[derive(Clone, Copy)]
struct Shuffle {
    inst: Inst,
    a: Value,
    b: Value,
    /// Type and number of lanes of an operand.
    from: Type,
    len: u32,
    reads_a: bool,
    reads_b: bool,
}

/// `extractvalue` of an aggregate that `insert` made.
#[derive(Clone, Copy)]
struct Part {
    inst: Inst,
    insert: Inst,
    /// Indices that both have in common from the front.
    common: usize,
    /// Numbers of indices.
    own: usize,
    inner: usize,
}

impl Combiner<'_, '_> {
    /// Rules of elements of vectors.
    pub(super) fn vector(&mut self, inst: Inst) -> Option<Value> {
        match self.f.op(inst) {
            Opcode::ExtractElement => self.element_index_rules(inst, 1).or_else(|| {
                if let Some(v) = self.any_lane_rules(inst) {
                    return Some(v);
                }
                if let Some(lane) = self.lane(inst)
                    && let Some(v) = self.extract_element_rules(lane)
                {
                    return Some(v);
                }
                let number = p::int(self.f, self.f.operand(inst, 1)).filter(|number| number.v < 128)?.v as u32;
                self.lane_of_bitcast(inst).or_else(|| self.one_lane_rules(inst, number))
            }),
            Opcode::ShuffleVector => {
                if let Some(v) = self.any_shuffle_rules(inst) {
                    return Some(v);
                }
                let shuffle = self.shuffle_site(inst)?;
                self.shuffle_rules(shuffle)
                    .or_else(|| self.shuffle_of_operation_rules(inst, shuffle.a, shuffle.b))
                    .or_else(|| self.lane_rules(inst))
                    .or_else(|| self.late_shuffle_rules(inst, shuffle.a, shuffle.b))
            }
            _ => self
                .element_index_rules(inst, 2)
                .or_else(|| self.insert_element_rules(inst))
                .or_else(|| self.insert_of_bitcast_rules(inst))
                .or_else(|| self.insert_chains(inst)),
        }
    }

    rules! {
        /// Rules of operand `index` of an instruction on elements.
        fn element_index_rules(&mut self, inst: Inst, index: usize) -> Option<Value> {
            constant_lane_as_i64,
        }
    }
    rules! {
        /// Rules of `extractelement` of any lane.
        fn any_lane_rules(&mut self, inst: Inst) -> Option<Value> {
            lane_of_cast,
        }
    }
    rules! {
        /// Rules of `extractelement` of a constant lane, in order.
        fn extract_element_rules(&mut self, site: Lane) -> Option<Value> {
            lane_of_binary_operation,
            lane_of_shuffle,
            lane_of_insert_elsewhere,
        }
    }
    rules! {
        /// Rules of `insertelement`, in order.
        fn insert_element_rules(&mut self, inst: Inst) -> Option<Value> {
            insert_of_extensions,
            insert_over_insert,
        }
    }
    rules! {
        /// Rules of `shufflevector` of vectors of any length.
        fn any_shuffle_rules(&mut self, inst: Inst) -> Option<Value> {
            splat_of_unknown_length,
        }
    }
    rules! {
        /// Rules of `shufflevector`, in order.
        fn shuffle_rules(&mut self, site: Shuffle) -> Option<Value> {
            shuffle_of_one_operand,
            shuffle_of_second_operand,
            shuffle_of_shuffle,
            shuffle_that_repeats_shuffle,
        }
    }

    /// `extractelement v, i32 3 -> extractelement v, i64 3`, and so for `insertelement`. Always.
    fn constant_lane_as_i64(&mut self, inst: Inst, index: usize) -> Option<Value> {
        let lane = self.f.operand(inst, index);
        let c = p::small_number(self.f, lane).filter(|_| self.f.type_of(lane) != Type::I64)?;
        let wide = self.f.consts_mut().add_i64(c);
        self.set(inst, index, wide);
        Some(Value::inst(inst))
    }

    /// The constant lane that `extractelement` `inst` reads.
    fn lane(&self, inst: Inst) -> Option<Lane> {
        let (vector, lane) = self.ops(inst);
        let number = p::int(self.f, lane)?.v as u32;
        let def = vector.as_inst()?;
        Some(Lane { ty: self.f.ty(inst), vector, lane, number, def, op: self.f.op(def) })
    }

    /// Whether the lanes of `value` are at hand.
    fn is_built(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|i| self.f.op(i) == Opcode::InsertElement)
    }

    /// `lane` of `value`, of type `ty`.
    fn element_of(&mut self, value: Value, lane: Value, ty: Type) -> Value {
        if value.is_constant()
            && let Some(e) = self.f.folder().extract_element(value, lane)
        {
            return e;
        }
        let e = Builder::before(self.f, self.at).extract_element(value, lane, ty);
        self.queue_new(e)
    }

    /// `extractelement(x + y, N) -> extractelement(x, N) + extractelement(y, N)`, for all operations but divisions. If nothing
    /// else reads the operation, and `x` or `y` is a constant or was put together.
    fn lane_of_binary_operation(&mut self, site: Lane) -> Option<Value> {
        if !self.one_use(site.vector) || !site.op.is_binary() || site.op.is_int_div() {
            return None;
        }
        let (x, y) = self.ops(site.def);
        if ![x, y].into_iter().any(|v| v.is_constant() || self.is_built(v)) {
            return None;
        }
        let (a, b) = (self.element_of(x, site.lane, site.ty), self.element_of(y, site.lane, site.ty));
        Some(self.binary(site.op, self.f.flags(site.def) & !flags::HAS_MD, a, b))
    }

    /// `extractelement(cast(x), n) -> cast(extractelement(x, n))`. If nothing else reads the conversion, which is no `bitcast`.
    fn lane_of_cast(&mut self, inst: Inst) -> Option<Value> {
        let (vector, lane) = self.ops(inst);
        let def = vector.as_inst().filter(|_| self.one_use(vector))?;
        let op = self.f.op(def);
        if !op.is_cast() || op == Opcode::BitCast {
            return None;
        }
        let x = self.f.operand(def, 0);
        let from = self.f.types().vector(self.f.type_of(x))?.2;
        let ty = self.f.ty(inst);
        let e = self.element_of(x, lane, from);
        Some(self.cast(op, self.f.flags(def) & !flags::HAS_MD, e, ty))
    }

    /// `extractelement(shufflevector(x, y), N) -> extractelement(x, M)`, or of `y`. If the lane is known and no poison.
    fn lane_of_shuffle(&mut self, site: Lane) -> Option<Value> {
        if site.op != Opcode::ShuffleVector {
            return None;
        }
        let (x, y) = self.ops(site.def);
        let (len, scalable, _) = self.f.types().vector(self.f.type_of(x))?;
        let from = *self.f.indices(site.def).get(site.number as usize)?;
        if scalable || from == u32::MAX {
            return None;
        }
        let (source, lane) = if from < len { (x, from) } else { (y, from - len) };
        let lane = self.f.consts_mut().add_i64(lane as u64);
        Some(self.element_of(source, lane, site.ty))
    }

    /// `extractelement(insertelement(v, e, M), N) -> extractelement(v, N)`. If `M` is a constant that is not `N`.
    fn lane_of_insert_elsewhere(&mut self, site: Lane) -> Option<Value> {
        if site.op != Opcode::InsertElement {
            return None;
        }
        p::int(self.f, self.f.operand(site.def, 2)).filter(|at| at.v != site.number as u128)?;
        let from = self.f.operand(site.def, 0);
        Some(self.element_of(from, site.lane, site.ty))
    }

    /// `insertelement(ext(x), ext(e), n) -> ext(insertelement(x, e, n))`, for `zext`, `sext` and `fpext`. If `e` has the type of
    /// the lanes of `x`, and the extension of the vector goes away.
    fn insert_of_extensions(&mut self, inst: Inst) -> Option<Value> {
        let (vector, element) = self.ops(inst);
        let (x, e) = (vector.as_inst().filter(|_| self.one_use(vector))?, element.as_inst()?);
        let op = self.f.op(x);
        if op != self.f.op(e) || !matches!(op, Opcode::ZExt | Opcode::SExt | Opcode::FPExt) {
            return None;
        }
        let (source, lane) = (self.f.operand(x, 0), self.f.operand(e, 0));
        if self.f.types().scalar(self.f.type_of(source)) != self.f.type_of(lane) {
            return None;
        }
        let fl = self.f.flags(x) & self.f.flags(e) & !flags::HAS_MD;
        let (n, ty) = (self.f.operand(inst, 2), self.f.ty(inst));
        let inserted = Builder::before(self.f, self.at).insert_element(source, lane, n);
        let inserted = self.queue_new(inserted);
        Some(self.cast(op, fl, inserted, ty))
    }

    /// `insertelement(insertelement(v, a, n), b, n) -> insertelement(v, b, n)`. If nothing else reads the inner one.
    fn insert_over_insert(&mut self, inst: Inst) -> Option<Value> {
        let v = self.f.operand(inst, 0);
        let inner = p::inst(self.f, v, Opcode::InsertElement).filter(|_| self.one_use(v))?;
        if self.f.operand(inner, 2) != self.f.operand(inst, 2) {
            return None;
        }
        let from = self.f.operand(inner, 0);
        self.set(inst, 0, from);
        Some(Value::inst(inst))
    }

    /// `shufflevector(x, y, zeroinitializer) -> shufflevector(x, poison, zeroinitializer)`. If the vectors are of unknown length, of which there
    /// is no other shuffle that reads.
    fn splat_of_unknown_length(&mut self, inst: Inst) -> Option<Value> {
        let second = self.f.operand(inst, 1);
        let scalable = self.f.types().vector(self.f.ty(inst)).is_some_and(|vector| vector.1);
        if !scalable || second.is_poison() {
            return None;
        }
        self.set(inst, 1, Value::poison(self.f.type_of(second)));
        Some(Value::inst(inst))
    }

    // ---- shuffles -----------------------------------------------------------------------------------------------

    /// `shufflevector` `inst` as its rules see it; none of vectors of unknown length.
    fn shuffle_site(&self, inst: Inst) -> Option<Shuffle> {
        let (a, b) = self.ops(inst);
        let from = self.f.type_of(a);
        let (len, _, _) = self.f.types().vector(from).filter(|vector| !vector.1)?;
        let mask = self.f.indices(inst);
        let reads_a = mask.iter().any(|&m| m < len);
        let reads_b = mask.iter().any(|&m| m >= len && m != u32::MAX);
        Some(Shuffle { inst, a, b, from, len, reads_a, reads_b })
    }

    /// `shufflevector(a, b) -> shufflevector(a, poison)`. If `b` is not read.
    fn shuffle_of_one_operand(&mut self, site: Shuffle) -> Option<Value> {
        if site.reads_b || site.b.is_poison() {
            return None;
        }
        self.set(site.inst, 1, Value::poison(site.from));
        Some(Value::inst(site.inst))
    }

    /// The shuffle of `source` alone by `lanes`, in place of `site`.
    fn shuffle_by(&mut self, site: Shuffle, source: Value, lanes: &[u32]) -> Option<Value> {
        let poison = Value::poison(self.f.type_of(source));
        let ty = self.f.ty(site.inst);
        let v = Builder::before(self.f, self.at).shuffle(source, poison, lanes, ty);
        Some(self.queue_new(v))
    }

    /// `shufflevector(a, b) -> shufflevector(b, poison)`. If `a` is not read, or both are the same.
    fn shuffle_of_second_operand(&mut self, site: Shuffle) -> Option<Value> {
        if !(!site.reads_a && site.reads_b || site.a == site.b) {
            return None;
        }
        let first = |m: u32| if m != u32::MAX && m >= site.len { m - site.len } else { m };
        let lanes: SmallVec<[u32; 16]> = self.f.indices(site.inst).iter().map(|&m| first(m)).collect();
        self.shuffle_by(site, site.b, &lanes)
    }

    /// `shufflevector(shufflevector(x, poison), poison) -> shufflevector(x, poison)`. If nothing else reads the inner one.
    fn shuffle_of_shuffle(&mut self, site: Shuffle) -> Option<Value> {
        let inner = p::inst(self.f, site.a, Opcode::ShuffleVector).filter(|_| !site.reads_b && self.one_use(site.a))?;
        if !self.f.operand(inner, 1).is_poison() {
            return None;
        }
        let source = self.f.operand(inner, 0);
        let len = self.f.types().vector(self.f.type_of(source))?.0;
        let lanes: SmallVec<[u32; 16]> = {
            let inner = self.f.indices(inner);
            let through = |m: u32| inner.get(m as usize).copied().filter(|&k| m != u32::MAX && k < len);
            self.f.indices(site.inst).iter().map(|&m| through(m).unwrap_or(u32::MAX)).collect()
        };
        self.shuffle_by(site, source, &lanes)
    }

    /// `shufflevector(bitcast(shufflevector(x, poison)), poison) -> bitcast(x)`, or `-> bitcast(shufflevector(x, poison))`. If the outer shuffle moves
    /// whole lanes of the inner one, and both together leave `x` as it is, or what the inner one made of it.
    fn shuffle_that_repeats_shuffle(&mut self, site: Shuffle) -> Option<Value> {
        let made = p::cast(self.f, site.a, Opcode::BitCast).filter(|_| !site.reads_b)?;
        let inner = p::inst(self.f, made, Opcode::ShuffleVector)?;
        let (x, other) = self.ops(inner);
        let (inner_len, scalable, _) = self.f.types().vector(self.f.type_of(made))?;
        let result = self.f.ty(site.inst);
        if !other.is_poison() || scalable || self.f.type_of(x) != self.f.type_of(made) {
            return None;
        }
        let moved = lanes_of_other_width(self.f.indices(site.inst), site.len, inner_len)?;
        if moved.len() != inner_len as usize {
            return None;
        }
        let inner_lanes = self.f.indices(inner);
        let lanes: SmallVec<[u32; 16]> =
            moved.iter().map(|&lane| inner_lanes.get(lane as usize).copied().unwrap_or(u32::MAX)).collect();
        let is_same = |wanted: &dyn Fn(usize) -> u32| {
            lanes.iter().enumerate().all(|(at, &lane)| lane >= inner_len || lane == wanted(at))
        };
        let source = match () {
            () if is_same(&|at| at as u32) => x,
            () if is_same(&|at| inner_lanes[at]) => made,
            () => return None,
        };
        Some(self.cast(Opcode::BitCast, 0, source, result))
    }

    // ---- aggregates ---------------------------------------------------------------------------------------------

    /// Rules of `extractvalue` and `insertvalue`.
    pub(super) fn aggregate(&mut self, inst: Inst) -> Option<Value> {
        let value = self.f.operand(inst, 0);
        let extracts = self.f.op(inst) == Opcode::ExtractValue;
        if extracts && let Some(call) = p::inst(self.f, value, Opcode::Call) {
            return self.part_of_overflow(inst, call);
        }
        if !extracts {
            return self.insert_value_rules(inst);
        }
        if p::inst(self.f, value, Opcode::Phi).is_some() {
            return self.fold_into_select_or_phi(inst);
        }
        if p::inst(self.f, value, Opcode::Load).is_some() {
            return self.part_of_load_rules(inst, value);
        }
        let insert = p::inst(self.f, value, Opcode::InsertValue)?;
        let (mine, theirs) = (self.f.indices(inst), self.f.indices(insert));
        let common = mine.iter().zip(theirs).take_while(|(a, b)| a == b).count();
        let part = Part { inst, insert, common, own: mine.len(), inner: theirs.len() };
        self.extract_value_rules(part)
    }

    rules! {
        /// Rules of `insertvalue`.
        fn insert_value_rules(&mut self, inst: Inst) -> Option<Value> {
            insert_value_that_is_overwritten,
            insert_values_of_one_aggregate,
        }
    }
    rules! {
        /// Rules of `extractvalue` of the result of `insertvalue`.
        fn extract_value_rules(&mut self, part: Part) -> Option<Value> {
            extract_value_inside_of_inserted,
            extract_value_around_inserted,
            extract_value_beside_inserted,
        }
    }

    /// `insertvalue(v, e, N) -> v`. If a chain of inserts, each the only user of the one before, ends in one to the same place.
    fn insert_value_that_is_overwritten(&mut self, inst: Inst) -> Option<Value> {
        let mut at = inst;
        for _ in 0..MAX_CHAIN {
            let value = Value::inst(at);
            if !self.one_use(value) {
                return None;
            }
            let u = self.f.first_use(value);
            at = self.f.user(u);
            if self.f.op(at) != Opcode::InsertValue || self.f.use_index(u) != 0 {
                return None;
            }
            if self.f.indices(at) == self.f.indices(inst) {
                return Some(self.f.operand(inst, 0));
            }
        }
        None
    }

    /// `insertvalue(insertvalue(v, extractvalue(a, 0), 0), extractvalue(a, 1), 1) -> a`. If every part of an aggregate of one or two
    /// parts comes from the same place of one of the same type.
    fn insert_values_of_one_aggregate(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        let parts = self.f.types().num_elements(ty).filter(|&parts| parts == 1 || parts == 2)?;
        let (mut at, mut seen, mut source) = (inst, 0u32, None);
        for _ in 0..MAX_CHAIN {
            let &[place] = self.f.indices(at) else { return None };
            let element = self.f.operand(at, 1);
            // What a later insert overwrites does not count.
            if seen >> place & 1 == 0 {
                let extract = p::inst(self.f, element, Opcode::ExtractValue)?;
                let from = self.f.operand(extract, 0);
                let same_place = self.f.indices(extract) == [place] && self.f.type_of(from) == ty;
                if !same_place || source.is_some_and(|source| source != from) {
                    return None;
                }
                source = Some(from);
                seen |= 1 << place;
            }
            if seen == (1 << parts) - 1 {
                return source;
            }
            at = p::inst(self.f, self.f.operand(at, 0), Opcode::InsertValue)?;
        }
        None
    }

    /// `extractvalue(insertvalue(v, e, N), N, M) -> extractvalue(e, M)`. Always.
    fn extract_value_inside_of_inserted(&mut self, part: Part) -> Option<Value> {
        if part.common != part.inner || part.common == part.own {
            return None;
        }
        let rest: SmallVec<[u32; 4]> = self.f.indices(part.inst)[part.common..].into();
        let (e, ty) = (self.f.operand(part.insert, 1), self.f.ty(part.inst));
        let v = Builder::before(self.f, self.at).extract_value(e, &rest, ty);
        Some(self.queue_new(v))
    }

    /// `extractvalue(insertvalue(v, e, N, M), N) -> insertvalue(extractvalue(v, N), e, M)`. Always: parts of the part are found in it then.
    fn extract_value_around_inserted(&mut self, part: Part) -> Option<Value> {
        if part.common != part.own || part.common == part.inner {
            return None;
        }
        let place: SmallVec<[u32; 4]> = self.f.indices(part.inst).into();
        let rest: SmallVec<[u32; 4]> = self.f.indices(part.insert)[part.common..].into();
        let (v, e, ty) = (self.f.operand(part.insert, 0), self.f.operand(part.insert, 1), self.f.ty(part.inst));
        let around = Builder::before(self.f, self.at).extract_value(v, &place, ty);
        let around = self.queue_new(around);
        let inserted = Builder::before(self.f, self.at).insert_value(around, e, &rest);
        Some(self.queue_new(inserted))
    }

    /// `extractvalue(insertvalue(v, e, M), N) -> extractvalue(v, N)`. If neither place is inside of the other.
    fn extract_value_beside_inserted(&mut self, part: Part) -> Option<Value> {
        if part.common == part.inner || part.common == part.own {
            return None;
        }
        let from = self.f.operand(part.insert, 0);
        self.set(part.inst, 0, from);
        Some(Value::inst(part.inst))
    }
}

/// The lanes of `mask`, each one of `len` of a vector, as lanes of the same vector taken as `new_len` lanes. If these are moved as a whole,
/// with no part left out.
fn lanes_of_other_width(mask: &[u32], len: u32, new_len: u32) -> Option<SmallVec<[u32; 16]>> {
    let valid = |lane: u32| if lane < len { Some(lane) } else { None };
    if new_len.is_multiple_of(len) {
        let parts = new_len / len;
        let part = |lane: u32| (0..parts).map(move |at| valid(lane).map_or(u32::MAX, |lane| lane * parts + at));
        return Some(mask.iter().flat_map(|&lane| part(lane)).collect());
    }
    let joined = (len / new_len) as usize;
    if !len.is_multiple_of(new_len) || !mask.len().is_multiple_of(joined) {
        return None;
    }
    let whole = |group: &[u32]| {
        if group.iter().all(|&lane| valid(lane).is_none()) {
            return Some(u32::MAX);
        }
        let start = group[0];
        let fits = group.iter().enumerate().all(|(at, &lane)| valid(lane).is_some() && lane == start + at as u32);
        (fits && (start as usize).is_multiple_of(joined)).then_some(start / joined as u32)
    };
    mask.chunks(joined).map(whole).collect()
}
