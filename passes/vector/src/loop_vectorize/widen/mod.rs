//! The body of the vector loop: every instruction for several iterations, in the forms that are needed.
//!
//! Instructions are written in the order of the program, each for all vectors side by side before the next. What runs under a condition is
//! done always and chosen by masks, except for accesses and divisions that may fault: these are done lane by lane, under a branch.
//!
//! | file | what |
//! |---|---|
//! | `masks.rs` | which lanes run a block |
//! | `memory.rs` | loads, stores, and what is done lane by lane |
//! | `phis.rs` | counters, reductions, values of the iteration before |

mod masks;
mod memory;
mod phis;

use super::demand::{Demands, Forms};
use super::legal::{Legal, Role, is_once};
use crate::intrinsics::{Overload, lanewise};
use crate::metadata::keep_common;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
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

    /// The lane that a value is put into to be repeated: LLVM counts lanes in 64 bits there.
    fn first_lane(&mut self) -> Value {
        self.func.consts_mut().add_int(Type::I64, 64, 0)
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
        let zero = self.first_lane();
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

    fn write_inst(&mut self, row: usize, inst: Inst) -> Option<()> {
        let op = self.func.op(inst);
        let forms = self.demands.forms(row);
        match op {
            Opcode::Br => {}
            Opcode::Phi if self.legal.role(inst).is_some() => {}
            Opcode::Store => self.store(inst),
            Opcode::Call if is_once(self.func, inst) => {
                let operands: SmallVec<[Value; 4]> = self.func.operands(inst).collect();
                // A probe counts iterations.
                let is_probe = facts::intrinsic(self.func, inst) == Some(id::PSEUDOPROBE);
                for _ in 0..if is_probe { self.width * self.parts } else { 1 } {
                    let made = self.func.clone_inst(inst, &operands);
                    self.func.append(made, self.current);
                }
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
