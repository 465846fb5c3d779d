//! The body of the vector loop: every instruction for several iterations, in the forms that are needed.
//!
//! Instructions are written in the order of the program, each for all vectors side by side before the next. What runs under a condition is
//! done always and chosen by masks, except for accesses and divisions that may fault: these are done lane by lane, under a branch.

use super::demand::{Demands, Forms};
use super::legal::{Legal, Role, Stride, is_once};
use crate::intrinsics::{Overload, lanewise};
use crate::metadata::keep_common;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, FuncMut, Value};

/// Steps of the induction variables, as values before the loop.
pub(super) type Steps = Vec<(Inst, Value)>;

/// The body at work.
pub(super) struct Body<'b, 'a> {
    pub func: &'b mut FuncMut<'a>,
    pub legal: &'b Legal,
    pub demands: &'b Demands,
    pub steps: &'b Steps,
    /// Lanes of a vector.
    pub width: u32,
    /// Vectors side by side.
    pub parts: u32,
    /// The block before the vector loop, with its terminator.
    pub before: Block,
    /// First block of the vector loop.
    pub header: Block,
    /// Where the next instruction goes.
    pub current: Block,
    /// Counts iterations.
    pub index: Value,
    /// By row and part.
    vectors: Vec<Value>,
    /// By row: parts times lanes, empty where there are none.
    scalars: Vec<Vec<Value>>,
    /// Values from outside, repeated.
    repeated: BTreeMap<Value, Value>,
    /// Masks of edges and of blocks (to itself), by part.
    masks: BTreeMap<(Block, Block), SmallVec<[Option<Value>; 4]>>,
    /// Whether what is written runs under a condition: nothing of it is used again.
    in_branch: bool,
    /// Phis of the vector loop whose value of the next iteration is still to be given.
    pub open: Vec<(Inst, Inst, u32)>,
    /// Vectors of counters: their phi, its value in the last part, and how far they go from there.
    pub counters: Vec<(Inst, Value, Value)>,
}

impl<'b, 'a> Body<'b, 'a> {
    #[expect(clippy::too_many_arguments, reason = "the parts of a loop that is made")]
    pub fn new(
        func: &'b mut FuncMut<'a>,
        legal: &'b Legal,
        demands: &'b Demands,
        steps: &'b Steps,
        shape: (u32, u32),
        before: Block,
        header: Block,
        index: Value,
    ) -> Self {
        let rows = demands.insts.len();
        Body {
            func,
            legal,
            demands,
            steps,
            width: shape.0,
            parts: shape.1,
            before,
            header,
            current: header,
            index,
            vectors: vec![Value::NONE; rows * shape.1 as usize],
            scalars: vec![Vec::new(); rows],
            repeated: BTreeMap::new(),
            masks: BTreeMap::new(),
            in_branch: false,
            open: Vec::new(),
            counters: Vec::new(),
        }
    }

    /// Writes all of it.
    pub fn write(&mut self) -> Option<()> {
        let legal = self.legal;
        for (phi, role) in &legal.phis {
            match role {
                Role::Reduction(reduction) => self.begin_reduction(*phi, reduction)?,
                Role::Recurrence { start, .. } => self.begin_recurrence(*phi, *start),
                Role::Induction { .. } => {}
            }
        }
        for row in 0..self.demands.insts.len() {
            let inst = self.demands.insts[row];
            let before = self.func.last(self.current);
            self.write_inst(row, inst)?;
            let loc = self.func.loc(inst);
            if loc.is_some() && self.func.op(inst) != Opcode::Phi {
                self.locate(before, loc);
            }
        }
        Some(())
    }
    /// Gives what was written to the current block behind `before` the location `loc`.
    fn locate(&mut self, before: Inst, loc: Md) {
        let is_there = before.is_some() && self.func.block_of(before) == self.current;
        let mut inst = if is_there { self.func.next(before) } else { self.func.first(self.current) };
        while inst.is_some() {
            if self.func.op(inst) != Opcode::Phi && self.func.loc(inst).is_none() {
                self.func.set_loc(inst, loc);
            }
            inst = self.func.next(inst);
        }
    }
    fn at_end(&mut self) -> Builder<'_, 'a> {
        Builder::at_end(self.func, self.current)
    }
    /// The type of `width` lanes of `ty`; `ty` itself for one.
    pub fn wide(&mut self, ty: Type) -> Type {
        if self.width == 1 { ty } else { self.func.vector_type(self.width, ty) }
    }
    fn lane_index(&mut self, lane: u32) -> Value {
        self.func.consts_mut().add_i32(lane)
    }

    // ---- values ----

    /// `value`, which does not change in the loop, in every lane.
    pub fn repeat(&mut self, value: Value) -> Value {
        if self.width == 1 {
            return value;
        }
        let ty = self.func.type_of(value);
        let wide = self.wide(ty);
        if value.is_constant() {
            return match value.is_undef_or_poison() {
                true if value == Value::poison(ty) => Value::poison(wide),
                true => Value::undef(wide),
                false => self.func.consts_mut().add_splat(wide, value),
            };
        }
        if let Some(&made) = self.repeated.get(&value) {
            return made;
        }
        let zero = self.lane_index(0);
        let end = self.func.terminator(self.before);
        let mut b = Builder::before(self.func, end);
        let one = b.insert_element(Value::poison(wide), value, zero);
        b.f.set_name(one, b"broadcast.splatinsert");
        let mask: SmallVec<[u32; 16]> = smallvec::smallvec![0; self.width as usize];
        let made = b.shuffle(one, Value::poison(wide), &mask, wide);
        b.f.set_name(made, b"broadcast.splat");
        self.repeated.insert(value, made);
        made
    }
    /// `value` of vector `part`.
    pub fn vector(&mut self, value: Value, part: u32) -> Value {
        let Some(row) = value.as_inst().and_then(|inst| self.demands.row(inst)) else { return self.repeat(value) };
        let at = row * self.parts as usize + part as usize;
        if self.vectors[at] != Value::NONE {
            return self.vectors[at];
        }
        let inst = self.demands.insts[row];
        let made = match self.legal.role(inst) {
            Some(Role::Induction { .. }) if self.func.types().is_int(self.func.ty(inst)) && self.width > 1 => {
                let ty = self.func.ty(inst);
                self.begin_induction(inst, row, ty);
                return self.vectors[at];
            }
            Some(Role::Recurrence { previous, .. }) => self.splice(*previous, part, inst),
            Some(Role::Induction { .. }) if self.width == 1 => self.scalar(value, part, 0),
            role if role.is_some() || !self.scalars[row].is_empty() => self.pack(value, part),
            _ => {
                debug_assert!(false, "a value that is used is written in no form");
                let ty = self.func.type_of(value);
                Value::poison(self.wide(ty))
            }
        };
        if !self.in_branch {
            self.vectors[at] = made;
        }
        made
    }
    /// The scalars of `value` put into a vector.
    fn pack(&mut self, value: Value, part: u32) -> Value {
        let ty = self.func.type_of(value);
        let mut vector = Value::poison(self.wide(ty));
        for lane in 0..self.width {
            let one = self.scalar(value, part, lane);
            let index = self.lane_index(lane);
            vector = self.at_end().insert_element(vector, one, index);
        }
        vector
    }
    /// `value` of one lane of vector `part`.
    pub fn scalar(&mut self, value: Value, part: u32, lane: u32) -> Value {
        let Some(row) = value.as_inst().and_then(|inst| self.demands.row(inst)) else { return value };
        let at = (part * self.width + lane) as usize;
        if let Some(&known) = self.scalars[row].get(at)
            && known != Value::NONE
        {
            return known;
        }
        let inst = self.demands.insts[row];
        let made = match self.legal.role(inst) {
            Some(Role::Induction { start, .. }) => self.counted(inst, *start, part * self.width + lane),
            _ => {
                let vector = self.vector(value, part);
                if self.width == 1 {
                    return vector;
                }
                let (index, ty) = (self.lane_index(lane), self.func.ty(inst));
                self.at_end().extract_element(vector, index, ty)
            }
        };
        if !self.in_branch {
            self.set_scalar(row, part, lane, made);
        }
        made
    }
    fn set_scalar(&mut self, row: usize, part: u32, lane: u32, value: Value) {
        if self.scalars[row].is_empty() {
            self.scalars[row].resize((self.parts * self.width) as usize, Value::NONE);
        }
        self.scalars[row][(part * self.width + lane) as usize] = value;
    }
    fn set_vector(&mut self, row: usize, part: u32, value: Value) {
        self.vectors[row * self.parts as usize + part as usize] = value;
    }
    /// The vector of `inst` in the last part, for what follows the loop.
    pub fn last_vector(&mut self, inst: Inst) -> Value {
        self.vector(inst.into(), self.parts - 1)
    }

    // ---- phis of the header ----

    /// Induction variable `phi`, `ahead` iterations after the index.
    fn counted(&mut self, phi: Inst, start: Value, ahead: u32) -> Value {
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
    pub fn step(&self, phi: Inst) -> Value {
        self.steps.iter().find(|row| row.0 == phi).map_or(Value::NONE, |row| row.1)
    }
    /// `step * count`.
    fn times(&mut self, step: Value, count: u32) -> Value {
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
    fn moved(&mut self, base: Value, far: Value) -> Value {
        let current = self.current;
        moved(self.func, current, base, far)
    }
    /// The vectors of integer induction variable `phi`, or of its low bits of type `ty`: a phi of their own. They are those of `row`.
    fn begin_induction(&mut self, phi: Inst, row: usize, ty: Type) {
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
    fn narrow(&mut self, value: Value, ty: Type) -> Value {
        if self.func.type_of(value) == ty {
            return value;
        }
        let folded = if value.is_constant() { self.func.folder().cast(Opcode::Trunc, 0, value, ty) } else { None };
        let end = self.func.terminator(self.before);
        folded.unwrap_or_else(|| Builder::before(self.func, end).cast(Opcode::Trunc, value, ty, 0))
    }
    /// The next values of the vectors of counters, at the end of the loop.
    pub fn end_counters(&mut self) -> Vec<(Inst, Value)> {
        let mut ends = Vec::new();
        for (phi, last, ahead) in std::mem::take(&mut self.counters) {
            let next = self.at_end().binary(Opcode::Add, last, ahead, 0);
            self.func.set_name(next, b"vec.ind.next");
            ends.push((phi, next));
        }
        ends
    }
    fn begin_reduction(&mut self, phi: Inst, reduction: &super::legal::Reduction) -> Option<()> {
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
    fn begin_recurrence(&mut self, phi: Inst, start: Value) {
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
    fn splice(&mut self, previous: Inst, part: u32, phi: Inst) -> Value {
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

    // ---- masks ----

    /// Which lanes of `part` run `block`; `None`: all.
    fn block_mask(&mut self, block: Block, part: u32, is_always: &dyn Fn(Block) -> bool) -> Option<Value> {
        if is_always(block) {
            return None;
        }
        if let Some(known) = self.masks.get(&(block, block)).and_then(|masks| masks.get(part as usize).copied()) {
            return known;
        }
        let mut from: Vec<Block> = self.func.predecessors(block).collect();
        from.sort_unstable();
        from.dedup();
        let mut all: Option<Value> = None;
        for pred in from {
            let edge = self.edge_mask(pred, block, part, is_always)?;
            all = Some(match all {
                Some(all) => self.at_end().binary(Opcode::Or, all, edge, 0),
                None => edge,
            });
        }
        all
    }
    /// Which lanes of `part` go from `from` to `to`; `None`: all.
    fn edge_mask(&mut self, from: Block, to: Block, part: u32, is_always: &dyn Fn(Block) -> bool) -> Option<Value> {
        if let Some(known) = self.masks.get(&(from, to)).and_then(|masks| masks.get(part as usize).copied()) {
            return known;
        }
        let source = self.block_mask(from, part, is_always);
        let end = self.func.terminator(from);
        let targets: SmallVec<[Option<Block>; 2]> =
            (1..self.func.num_operands(end)).map(|slot| self.func.operand(end, slot).as_block()).collect();
        let stays = targets.iter().flatten().all(|&block| self.legal.shape.contains(block));
        let is_one = targets.len() < 2 || targets[0] == targets[1] || !stays;
        let made = if is_one {
            source
        } else {
            let condition = self.func.operand(end, 0);
            let mut mask = self.vector(condition, part);
            // A condition that is false goes to the first block that is named last in the row of operands.
            let (yes, _) = self.sides(end);
            if yes != to {
                let truth = self.func.consts_mut().add_bool(true);
                let all = self.repeat(truth);
                mask = self.at_end().binary(Opcode::Xor, mask, all, 0);
            }
            Some(match source {
                Some(source) => {
                    let falsehood = self.func.consts_mut().add_bool(false);
                    let none = self.repeat(falsehood);
                    self.at_end().select(source, mask, none, 0)
                }
                None => mask,
            })
        };
        if !self.in_branch {
            let masks = self.masks.entry((from, to)).or_default();
            if masks.len() == part as usize {
                masks.push(made);
            }
        }
        made
    }
    /// Where the conditional branch `end` goes if its condition is true, and if it is false.
    fn sides(&self, end: Inst) -> (Block, Block) {
        let mut to = self.func.successors(self.func.block_of(end));
        let yes = to.next().unwrap_or(Block::NONE);
        (yes, to.next().unwrap_or(Block::NONE))
    }

    // ---- instructions ----

    fn write_inst(&mut self, row: usize, inst: Inst) -> Option<()> {
        let op = self.func.op(inst);
        let forms = self.demands.forms(row);
        match op {
            Opcode::Br => {}
            Opcode::Phi if self.legal.role(inst).is_some() => {}
            Opcode::Store => self.store(inst),
            Opcode::Call if is_once(self.func, inst) => {
                let operands: SmallVec<[Value; 4]> = self.func.operands(inst).collect();
                let made = self.func.clone_inst(inst, &operands);
                self.func.append(made, self.current);
            }
            _ if !forms.any() => {}
            Opcode::Phi => self.blend(row, inst),
            Opcode::Load => self.load(row, inst),
            _ if self.legal.is_guarded(inst) => self.in_lanes(row, inst),
            Opcode::GetElementPtr => {
                self.copies(row, inst, if forms.has(Forms::VECTOR) { Forms::LANES } else { forms })
            }
            Opcode::Trunc if forms.has(Forms::VECTOR) && self.width > 1 && self.counter_of(inst).is_some() => {
                let ty = self.func.ty(inst);
                let phi = self.counter_of(inst)?;
                self.begin_induction(phi, row, ty);
            }
            _ if !forms.has(Forms::VECTOR) || self.width == 1 => {
                self.copies(row, inst, if forms.has(Forms::VECTOR) { Forms::LANES } else { forms });
            }
            _ => {
                for part in 0..self.parts {
                    let made = self.widened(inst, part)?;
                    self.set_vector(row, part, made);
                }
            }
        }
        Some(())
    }
    /// The integer induction variable that `inst` has the low bits of.
    fn counter_of(&self, inst: Inst) -> Option<Inst> {
        let phi = self.func.operand(inst, 0).as_inst()?;
        matches!(self.legal.role(phi), Some(Role::Induction { .. })).then_some(phi)
    }
    /// Copies `inst` for the lanes that `forms` names.
    fn copies(&mut self, row: usize, inst: Inst, forms: Forms) {
        let lanes = if forms.has(Forms::LANES) { self.width } else { 1 };
        // An address that is needed of the first lane is needed of the first vector: the others lie behind it.
        let parts = if forms.has(Forms::LANES) || self.width == 1 { self.parts } else { 1 };
        for part in 0..parts {
            for lane in 0..lanes {
                let made = self.copy(inst, part, lane);
                self.set_scalar(row, part, lane, made);
                if self.width == 1 {
                    self.set_vector(row, part, made);
                }
            }
        }
    }
    /// A copy of `inst` for one lane.
    fn copy(&mut self, inst: Inst, part: u32, lane: u32) -> Value {
        let operands: SmallVec<[Value; 4]> = self
            .func
            .operands(inst)
            .collect::<SmallVec<[Value; 4]>>()
            .into_iter()
            .map(|value| self.scalar(value, part, lane))
            .collect();
        let made = self.func.clone_inst(inst, &operands);
        self.func.append(made, self.current);
        if self.legal.is_reordered(inst) && !self.func.types().is_float(self.func.ty(inst)) {
            self.func.drop_poison_flags(made);
        }
        made.into()
    }
    /// `inst` on vectors.
    fn widened(&mut self, inst: Inst, part: u32) -> Option<Value> {
        let op = self.func.op(inst);
        let row = if op == Opcode::Call { lanewise(self.func, inst) } else { None };
        let count =
            if op == Opcode::Call { self.func.call(inst).num_args as usize } else { self.func.num_operands(inst) };
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        for slot in 0..count {
            let operand = self.func.operand(inst, slot);
            let stays = row.is_some_and(|row| row.scalar == Some(slot))
                || op == Opcode::Select && slot == 0 && self.legal.shape.inside(self.func, operand).is_none();
            operands.push(if stays { operand } else { self.vector(operand, part) });
        }
        let mut fl = self.func.flags(inst) & !(flags::HAS_MD | flags::DEAD);
        let is_float = self.func.types().is_float(self.func.ty(inst));
        if self.legal.is_reordered(inst) && !is_float {
            fl = 0;
        }
        let ty = self.func.ty(inst);
        let result = self.wide(ty);
        let made = match row {
            Some(row) => {
                let first = self.func.type_of(operands[0]);
                let overloads: SmallVec<[Type; 2]> = match row.overload {
                    Overload::Result => smallvec::smallvec![result],
                    Overload::Operand => smallvec::smallvec![first],
                    Overload::Both => smallvec::smallvec![result, first],
                };
                self.at_end().intrinsic(row.id, &overloads, &operands, fl)?
            }
            None => self.at_end().emit(op, fl, result, &operands, Aux::default()).into(),
        };
        if let Some(new) = made.as_inst() {
            keep_common(self.func, new, &[inst]);
        }
        Some(made)
    }
    /// A phi inside of the loop: chosen by the masks of its edges.
    fn blend(&mut self, row: usize, inst: Inst) {
        let block = self.func.block_of(inst);
        let pairs: SmallVec<[(Value, Block); 4]> = self.func.phi_pairs(inst).collect();
        let always = self.always();
        let is_always = |block: Block| always.binary_search(&block).is_ok();
        for part in 0..self.parts {
            let mut made = Value::NONE;
            for &(value, from) in pairs.iter().rev() {
                let value = self.vector(value, part);
                if made == Value::NONE || value == made {
                    made = value;
                    continue;
                }
                made = match self.edge_mask(from, block, part, &is_always) {
                    Some(mask) => {
                        let made = self.at_end().select(mask, value, made, 0);
                        self.func.set_name(made, b"predphi");
                        made
                    }
                    None => value,
                };
            }
            self.set_vector(row, part, made);
        }
    }
    /// Blocks that all iterations run, ascending.
    fn always(&self) -> Vec<Block> {
        self.legal.always.clone()
    }
    /// The address of vector `part` of an access at `ptr`, which goes on by `stride`.
    fn address(&mut self, ptr: Value, element: Type, part: u32, stride: Stride) -> Value {
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
    fn addresses(&mut self, ptr: Value, element: Type, stride: Stride) -> SmallVec<[Value; 4]> {
        (0..self.parts).map(|part| self.address(ptr, element, part, stride)).collect()
    }
    fn reversed(&mut self, vector: Value) -> Value {
        let mask: SmallVec<[u32; 16]> = (0..self.width).rev().collect();
        let wide = self.func.type_of(vector);
        let made = self.at_end().shuffle(vector, Value::poison(wide), &mask, wide);
        self.func.set_name(made, b"reverse");
        made
    }
    fn load(&mut self, row: usize, inst: Inst) {
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
    fn repeat_here(&mut self, value: Value) -> Value {
        let ty = self.func.type_of(value);
        let wide = self.wide(ty);
        let zero = self.lane_index(0);
        let mask: SmallVec<[u32; 16]> = smallvec::smallvec![0; self.width as usize];
        let mut b = self.at_end();
        let one = b.insert_element(Value::poison(wide), value, zero);
        b.f.set_name(one, b"broadcast.splatinsert");
        let made = b.shuffle(one, Value::poison(wide), &mask, wide);
        b.f.set_name(made, b"broadcast.splat");
        made
    }
    fn store(&mut self, inst: Inst) {
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
    fn in_lanes(&mut self, row: usize, inst: Inst) {
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

/// A new phi of `block` behind those that are there.
pub(super) fn last_phi(func: &mut FuncMut<'_>, block: Block, ty: Type) -> Inst {
    let made = func.new_phi(block, ty);
    match func.first_non_phi(block).get() {
        Some(first) => func.move_before(made, first),
        None => func.move_to_end(made, block),
    }
    made
}

/// `index * step` at the end of `block`, in the type of `step`.
pub(super) fn scaled(func: &mut FuncMut<'_>, block: Block, index: Value, step: Value) -> Value {
    let (from, to) = (func.type_of(index), func.type_of(step));
    let mut index = index;
    let (have, want) = (func.types().int_bits(from).unwrap_or(64), func.types().int_bits(to).unwrap_or(64));
    if have != want {
        let op = if have > want { Opcode::Trunc } else { Opcode::ZExt };
        index = match func.folder().cast(op, 0, index, to).filter(|_| index.is_constant()) {
            Some(folded) => folded,
            None => Builder::at_end(func, block).cast(op, index, to, 0),
        };
    }
    match facts::int_constant(func, step) {
        Some(1) => index,
        _ => fold_or(func, block, Opcode::Mul, index, step),
    }
}

/// `base`, a number or a pointer, moved by `far`, at the end of `block`.
pub(super) fn moved(func: &mut FuncMut<'_>, block: Block, base: Value, far: Value) -> Value {
    let ty = func.type_of(base);
    if func.types().is_int(ty) {
        if facts::int_constant(func, base) == Some(0) {
            return far;
        }
        return fold_or(func, block, Opcode::Add, base, far);
    }
    let byte = func.int_type(8);
    Builder::at_end(func, block).gep(byte, base, &[far], ty, 0)
}

/// `left op right`, folded where both are constants.
pub(super) fn fold_or(func: &mut FuncMut<'_>, block: Block, op: Opcode, left: Value, right: Value) -> Value {
    if left.is_constant()
        && right.is_constant()
        && let Some(folded) = func.folder().binary(op, 0, left, right)
    {
        return folded;
    }
    Builder::at_end(func, block).binary(op, left, right, 0)
}
