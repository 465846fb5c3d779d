//! Decoding of instructions other than calls.

use super::super::memory::space;
use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::consts::{MAX_INT_BITS, float_kind};
use super::func::{Decoder, Done};
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::layout::DataLayout;
use warpc_ir::opcode::{Opcode, Ordering, RmwOp, flags};
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::Value;

/// Tag bits of a pointer of address space `s` whose low 32 bits alone are kept in a register.
pub(super) fn space_tag(s: u32) -> u64 {
    match s {
        3 | 7 => space::SHARED << space::SHIFT,
        5 => space::LOCAL << space::SHIFT,
        _ => 0,
    }
}

/// State space that accesses through a pointer, or a vector of them, must be in; 0 for any.
pub(super) fn state_space(types: TypesRef<'_>, pointer: Type) -> u64 {
    match types.addrspace(types.scalar(pointer)) {
        Some(3) => space::SHARED,
        Some(4) => space::CONST,
        Some(5) => space::LOCAL,
        _ => 0,
    }
}

/// What an index of a `getelementptr` does.
pub(super) enum Step {
    Field(u64),
    Scale(u64),
}

/// Step of one index into type `at`, and the type it leads to.
pub(super) fn gep_step(
    types: TypesRef<'_>,
    layout: &DataLayout,
    at: Type,
    first: bool,
    index: Option<u64>,
) -> (Step, Type) {
    if first {
        return (Step::Scale(layout.alloc_size(types, at)), at);
    }
    match types.kind(at) {
        TypeKind::Struct { .. } | TypeKind::Named(_) => {
            let i = index.unwrap_or(0);
            (Step::Field(layout.field_offset(types, at, i as usize)), types.element(at, i).unwrap_or(Type::I8))
        }
        TypeKind::Array { elem, .. } => (Step::Scale(layout.alloc_size(types, *elem)), *elem),
        TypeKind::Vector { elem, .. } => (Step::Scale(layout.size_in_bits(types, *elem).div_ceil(8)), *elem),
        _ => (Step::Scale(layout.alloc_size(types, at)), at),
    }
}

/// Function of an integer opcode of two operands.
pub(super) fn int_fun(op: Opcode) -> Option<Fun> {
    Some(match op {
        Opcode::Add => Fun::Add,
        Opcode::Sub => Fun::Sub,
        Opcode::Mul => Fun::Mul,
        Opcode::UDiv => Fun::UDiv,
        Opcode::SDiv => Fun::SDiv,
        Opcode::URem => Fun::URem,
        Opcode::SRem => Fun::SRem,
        Opcode::Shl => Fun::Shl,
        Opcode::LShr => Fun::LShr,
        Opcode::AShr => Fun::AShr,
        Opcode::And => Fun::And,
        Opcode::Or => Fun::Or,
        Opcode::Xor => Fun::Xor,
        _ => return None,
    })
}

fn float_fun(op: Opcode) -> Option<Fun> {
    Some(match op {
        Opcode::FAdd => Fun::FAdd,
        Opcode::FSub => Fun::FSub,
        Opcode::FMul => Fun::FMul,
        Opcode::FDiv => Fun::FDiv,
        Opcode::FRem => Fun::FRem,
        Opcode::FNeg => Fun::FNeg,
        _ => return None,
    })
}

impl Decoder<'_, '_> {
    /// Emits function `fun` elementwise. `from` is the type of the first operand, `to` of the result; operands are first slots
    /// of vectors of the same length (or, where `scalar` has the bit, one value for all elements).
    pub fn elementwise(
        &mut self,
        fun: Fun,
        to: Type,
        from: Type,
        args: &[u32],
        scalar: u32,
        x: u32,
        fl: u8,
        d: u32,
    ) -> Done {
        let n = self.types.vector(from).map_or(1, |v| v.0);
        let per = |t: Type, s: &Self| s.bits(t).div_ceil(64).max(1);
        let (step_d, step_a) = (per(to, self), per(from, self));
        if self.bits(to).max(self.bits(from)) > MAX_INT_BITS {
            return Err(Undecodable::WideInteger);
        }
        let code = match fun {
            _ if step_d > 1 || step_a > 1 => Code::Wide,
            _ if fun as u8 >= Fun::FNeg as u8 => Code::Float,
            _ => Code::Int,
        };
        let (w, w2) = (self.kind(to) as u16, self.kind(from) as u16);
        // Comparisons work in the width of their operands.
        let w = if matches!(fun, Fun::ICmp | Fun::FCmp | Fun::IsFpClass | Fun::FrexpExp) && code != Code::Wide {
            w2
        } else {
            w
        };
        let w2 = if fun == Fun::FrexpExp { self.kind(to) as u16 } else { w2 };
        for k in 0..n {
            let at = |i: usize| match args.get(i) {
                None => 0,
                Some(&s) if scalar >> i & 1 != 0 => s,
                Some(&s) => s + k * step_a,
            };
            let (a, b, c) = (at(0), at(1), at(2));
            let wide = (step_d > 1) as u8 | ((step_a > 1) as u8) << 1;
            let mut op = Op { f: fun, w, w2, fl, n: args.len() as u8, d: d + k * step_d, a, b, c, x, ..Self::op(code) };
            if code == Code::Wide {
                // Which of result and operands take more than one slot stands above the operand count.
                op.n |= wide << 4 | ((scalar as u8) & 3) << 6;
            }
            self.emit(op);
        }
        Ok(())
    }
    pub fn mov(&mut self, d: u32, a: u32, n: u32) {
        for k in 0..n {
            self.emit(Op { d: d + k, a: a + k, ..Self::op(Code::Mov) });
        }
    }
    fn slot_offset(&mut self, ty: Type, indices: &[u32]) -> Done<(u32, Type)> {
        let (mut at, mut ty) = (0, ty);
        for &i in indices {
            for k in 0..i as u64 {
                let e = self.types.element(ty, k).ok_or(Undecodable::Malformed("an index beyond its type"))?;
                at += self.width(e)?;
                if matches!(self.types.kind(ty), TypeKind::Array { .. } | TypeKind::Vector { .. }) {
                    at += self.width(e)? * (i - 1);
                    break;
                }
            }
            ty = self.types.element(ty, i as u64).ok_or(Undecodable::Malformed("an index beyond its type"))?;
        }
        Ok((at, ty))
    }
    pub fn access(&mut self, inst: Inst, ty: Type) -> Done<u32> {
        let mem = self.f.mem(inst);
        let mut a = Access {
            leaves: self.leaves(ty)?.to_vec(),
            size: self.layout.store_size(self.types, ty),
            align: mem.align.max(1),
            atomic: mem.ordering != Ordering::NotAtomic || self.f.flags(inst) & flags::VOLATILE != 0,
            order: order(mem.ordering),
            float: float_kind(self.types.scalar(ty)).unwrap_or(0),
            elems: self.types.vector(ty).map_or(1, |v| v.0),
            ..Default::default()
        };
        let op = self.f.op(inst);
        if op == Opcode::Store && self.types.is_aggregate(ty) {
            let mut end = 0;
            for leaf in &a.leaves {
                if leaf.off > end {
                    a.padding.push((end as u32, (leaf.off - end) as u32));
                }
                end = end.max(leaf.off + (leaf.bit + leaf.bits).div_ceil(8) as u64);
            }
            if end < a.size {
                a.padding.push((end as u32, (a.size - end) as u32));
            }
        }
        let pointer = self.f.operand(inst, (op == Opcode::Store) as usize);
        a.space = state_space(self.types, self.f.type_of(pointer));
        if self.f.flags(inst) & flags::HAS_MD != 0 {
            let tables = self.f.ctx().tables;
            for row in self.f.attachments(inst) {
                match self.f.ctx().str(row.kind) {
                    b"noundef" => a.noundef = true,
                    b"nonnull" => a.nonnull = true,
                    b"range" if a.leaves.len() == 1 => {
                        let limits = tables.metadata.ops(row.node).iter().filter_map(|&m| tables.metadata_int(m));
                        let limits: Vec<u64> = limits.collect();
                        a.range = limits.chunks_exact(2).map(|p| (p[0], p[1])).collect();
                    }
                    _ => {}
                }
            }
        }
        self.out.accesses.push(a);
        Ok(self.out.accesses.len() as u32 - 1)
    }
    fn gep(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let n = f.num_operands(inst);
        let ty = f.ty(inst);
        let lanes = self.types.vector(ty).map_or(1, |v| v.0);
        let space = self.types.addrspace(self.types.scalar(ty)).unwrap_or(0);
        let bits = self.layout.index_bits(space);
        let d = self.define(inst)?;
        let base = f.operand(inst, 0);
        let base_slot = self.src(base)?;
        let base_vector = self.types.is_vector(f.type_of(base)) as u32;
        for lane in 0..lanes {
            let mut row = GepRow {
                base: base_slot + lane * base_vector,
                constant: 0,
                terms: Vec::new(),
                flags: f.flags(inst) & (flags::INBOUNDS | flags::NUSW | flags::NUW),
                bits,
            };
            let mut at = Type(f.aux(inst).a);
            if !self.layout.has_fixed_size(self.types, at) {
                return Err(Undecodable::UnsizedStep);
            }
            for k in 1..n {
                let v = f.operand(inst, k);
                let vt = f.type_of(v);
                let constant = self.constant_element(v, lane);
                let (step, next) = gep_step(self.types, self.layout, at, k == 1, constant);
                at = next;
                match (step, constant) {
                    (Step::Field(off), _) => row.constant = row.constant.wrapping_add(off as i64),
                    (Step::Scale(s), Some(c)) => {
                        let c = warpc_ir::consts::sign_extend(c, self.bits(vt).min(64));
                        row.constant = row.constant.wrapping_add(c.wrapping_mul(s as i64));
                    }
                    (Step::Scale(s), None) => {
                        let slot = self.src(v)?
                            + lane * self.types.is_vector(vt) as u32 * if self.bits(vt) > 64 { 2 } else { 1 };
                        row.terms.push((slot, self.bits(vt), s as i64));
                    }
                }
            }
            let x = self.out.geps.len() as u32;
            self.out.geps.push(row);
            self.emit(Op { d: d + lane, x, ..Self::op(Code::Gep) });
        }
        Ok(())
    }
    /// Integer of a defined constant, or of one element of a constant vector.
    fn constant_element(&self, operand: Value, lane: u32) -> Option<u64> {
        if operand.as_const().is_none() || operand.is_undef_or_poison() {
            return None;
        }
        let mut out = Vec::new();
        self.view().leaves(operand, self.f.type_of(operand), &mut out, 0).ok()?;
        let &(value, undef, poison) = out.get(if out.len() == 1 { 0 } else { lane as usize })?;
        (undef == 0 && !poison).then_some(value)
    }
    pub fn instruction(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let op = f.op(inst);
        let ty = f.ty(inst);
        let fl = (f.flags(inst) & 0xff) as u8;
        let pred = ((f.flags(inst) & flags::PRED_MASK) >> flags::PRED_SHIFT) as u32;
        if op.is_call() {
            if op != Opcode::Call {
                return Err(Undecodable::Instruction(op.text()));
            }
            return self.call(inst);
        }
        if let Some(fun) = int_fun(op).or_else(|| float_fun(op)) {
            let d = self.define(inst)?;
            let args: smallvec::SmallVec<[u32; 3]> = f.operands(inst).map(|v| self.src(v)).collect::<Done<_>>()?;
            if float_fun(op).is_some() && float_kind(self.types.scalar(ty)).is_none() {
                return Err(Undecodable::ForeignNumber);
            }
            return self.elementwise(fun, ty, ty, &args, 0, 0, fl, d);
        }
        if op.is_cast() {
            return self.cast(inst);
        }
        match op {
            Opcode::ICmp | Opcode::FCmp => {
                let d = self.define(inst)?;
                let (a, b) = (self.src(f.operand(inst, 0))?, self.src(f.operand(inst, 1))?);
                let fun = if op == Opcode::ICmp { Fun::ICmp } else { Fun::FCmp };
                self.elementwise(fun, ty, f.type_of(f.operand(inst, 0)), &[a, b], 0, pred, fl, d)?;
            }
            Opcode::Select => self.select(inst)?,
            Opcode::Freeze => self.freeze(inst)?,
            Opcode::ExtractElement | Opcode::InsertElement => self.element(inst)?,
            Opcode::ShuffleVector => self.shuffle(inst)?,
            Opcode::ExtractValue => self.extract_value(inst)?,
            Opcode::InsertValue => self.insert_value(inst)?,
            Opcode::GetElementPtr => self.gep(inst)?,
            Opcode::Alloca => self.alloca(inst)?,
            Opcode::Load => {
                let x = self.access(inst, ty)?;
                let a = self.pointer(f.operand(inst, 0))?;
                let d = self.define(inst)?;
                self.emit(Op { d, a, x, ..Self::op(Code::Load) });
            }
            Opcode::Store => {
                let v = f.operand(inst, 0);
                let x = self.access(inst, f.type_of(v))?;
                let (a, b) = (self.src(v)?, self.pointer(f.operand(inst, 1))?);
                self.emit(Op { a, b, x, ..Self::op(Code::Store) });
            }
            Opcode::Fence => self.intr(Intr::Fence, Vec::new(), NO_SLOT),
            Opcode::CmpXchg => self.cmpxchg(inst)?,
            Opcode::AtomicRmw if self.bits(ty) > 128 => return Err(Undecodable::WideAtomic),
            Opcode::AtomicRmw => {
                let x = self.access(inst, ty)?;
                let d = self.define(inst)?;
                let (a, b) = (self.pointer(f.operand(inst, 0))?, self.src(f.operand(inst, 1))?);
                self.rmw(f.mem(inst).rmw, d, a, b, x);
            }
            Opcode::Ret => {
                let n = self.out.ret;
                let a = if f.num_operands(inst) > 0 { self.src(f.operand(inst, 0))? } else { 0 };
                self.emit(Op { a, x: n, ..Self::op(Code::Ret) });
            }
            Opcode::Br => self.branch(inst)?,
            Opcode::Switch => self.switch(inst)?,
            Opcode::Unreachable => self.emit(Self::op(Code::Unreachable)),
            _ => return Err(Undecodable::Instruction(op.text())),
        }
        Ok(())
    }
    /// One of two values, by a condition for all elements or by one for each.
    fn select(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let ty = self.f.ty(inst);
        let fl = (f.flags(inst) & 0xff) as u8;
        let d = self.define(inst)?;
        let c = self.src(f.operand(inst, 0))?;
        let (a, b) = (self.src(f.operand(inst, 1))?, self.src(f.operand(inst, 2))?);
        let n = self.width(ty)?;
        let lanes = self.types.vector(f.type_of(f.operand(inst, 0))).map_or(0, |v| v.0);
        let per = n.checked_div(lanes).unwrap_or(1);
        let k = float_kind(self.types.scalar(ty)).unwrap_or(0) as u16;
        for k2 in 0..n {
            let c = if lanes > 0 { c + k2 / per } else { c };
            let fl = if k != 0 { fl } else { 0 };
            self.emit(Op { d: d + k2, a: c, b: a + k2, c: b + k2, w: k, fl, ..Self::op(Code::Select) });
        }
        Ok(())
    }
    fn freeze(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let ty = self.f.ty(inst);
        let d = self.define(inst)?;
        let a = self.src(f.operand(inst, 0))?;
        for (k, l) in self.leaves(ty)?.iter().enumerate() {
            self.emit(Op { d: d + k as u32, a: a + k as u32, w: l.bits as u16, ..Self::op(Code::Freeze) });
        }
        Ok(())
    }
    /// Elements of two vectors; those that the mask leaves open are poison.
    fn shuffle(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let d = self.define(inst)?;
        let vt = f.type_of(f.operand(inst, 0));
        let len = self.types.vector(vt).map_or(1, |v| v.0);
        let per = self.width(vt)? / len.max(1);
        let (a, b) = (self.src(f.operand(inst, 0))?, self.src(f.operand(inst, 1))?);
        let poison = self.src(Value::poison(self.types.scalar(vt)))?;
        for (k, &m) in f.indices(inst).iter().enumerate() {
            let from = if m == u32::MAX {
                poison
            } else if m < len {
                a + m * per
            } else {
                b + (m - len) * per
            };
            self.mov(d + k as u32 * per, from, per);
        }
        Ok(())
    }
    fn extract_value(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let ty = self.f.ty(inst);
        let d = self.define(inst)?;
        let v = f.operand(inst, 0);
        let (at, _) = self.slot_offset(f.type_of(v), f.indices(inst))?;
        let a = self.src(v)?;
        let n = self.width(ty)?;
        self.mov(d, a + at, n);
        Ok(())
    }
    fn insert_value(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let ty = self.f.ty(inst);
        let d = self.define(inst)?;
        let (v, e) = (f.operand(inst, 0), f.operand(inst, 1));
        let (at, _) = self.slot_offset(ty, f.indices(inst))?;
        let (a, b) = (self.src(v)?, self.src(e)?);
        let (n, m) = (self.width(ty)?, self.width(f.type_of(e))?);
        self.mov(d, a, at);
        self.mov(d + at, b, m);
        self.mov(d + at + m, a + at + m, n - at - m);
        Ok(())
    }
    fn alloca(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let ty = self.f.ty(inst);
        let d = self.define(inst)?;
        let aux = f.aux(inst);
        let t = Type(aux.a);
        let size = self.layout.fixed_alloc_size(self.types, t).ok_or(Undecodable::UnsizedObject)?;
        let align = Aux::unpack_align(aux.b).max(self.layout.abi_align(self.types, t));
        let a = self.src(f.operand(inst, 0))?;
        let x = self.out.allocas.len() as u32;
        let space = self.types.addrspace(ty).unwrap_or(0);
        self.out.allocas.push((size, align, self.layout.pointer_bits(space)));
        self.emit(Op { d, a, x, ..Self::op(Code::Alloca) });
        Ok(())
    }
    fn cmpxchg(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let t = f.type_of(f.operand(inst, 1));
        let x = self.access(inst, t)?;
        let d = self.define(inst)?;
        let a = self.pointer(f.operand(inst, 0))?;
        let (b, c) = (self.src(f.operand(inst, 1))?, self.src(f.operand(inst, 2))?);
        self.emit(Op { d, a, b, c, x, ..Self::op(Code::CmpXchg) });
        Ok(())
    }
    fn branch(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let from = f.block_of(inst);
        if f.num_operands(inst) == 1 {
            let x =
                self.edge(from, f.operand(inst, 0).as_block().ok_or(Undecodable::Malformed("a branch to no block"))?)?;
            self.emit(Op { x, ..Self::op(Code::Jump) });
        } else {
            let a = self.src(f.operand(inst, 0))?;
            let x =
                self.edge(from, f.operand(inst, 1).as_block().ok_or(Undecodable::Malformed("a branch to no block"))?)?;
            let b =
                self.edge(from, f.operand(inst, 2).as_block().ok_or(Undecodable::Malformed("a branch to no block"))?)?;
            self.emit(Op { a, b, x, ..Self::op(Code::Branch) });
        }
        Ok(())
    }
    fn switch(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let from = f.block_of(inst);
        let v = f.operand(inst, 0);
        let a = self.src(v)?;
        let slots = self.width(f.type_of(v))?;
        let default =
            self.edge(from, f.operand(inst, 1).as_block().ok_or(Undecodable::Malformed("a branch to no block"))?)?;
        let mut cases = Vec::new();
        for k in (2..f.num_operands(inst)).step_by(2) {
            let mut l = Vec::new();
            self.view().leaves(f.operand(inst, k), f.type_of(v), &mut l, 0)?;
            let value: CaseValue = l.iter().rev().map(|limb| limb.0).collect();
            let e = self
                .edge(from, f.operand(inst, k + 1).as_block().ok_or(Undecodable::Malformed("a branch to no block"))?)?;
            cases.push((value, e));
        }
        cases.sort_unstable();
        let x = self.out.switches.len() as u32;
        self.out.switches.push(SwitchRow { cases, default, slots });
        self.emit(Op { a, x, ..Self::op(Code::Switch) });
        Ok(())
    }
    /// Appends an atomic operation.
    pub fn rmw(&mut self, rmw: RmwOp, d: u32, lhs: u32, rhs: u32, x: u32) {
        let w2 = rmw as u16;
        self.emit(Op { d, a: lhs, b: rhs, x, w2, ..Self::op(Code::Rmw) });
    }
    /// Slot of an address with its space bits: a short pointer gets the tag of its address space.
    pub fn pointer(&mut self, value: Value) -> Done<u32> {
        let s = self.src(value)?;
        let t = self.f.type_of(value);
        let space = self.types.addrspace(self.types.scalar(t)).unwrap_or(0);
        if self.layout.pointer_bits(space) >= 64 || self.types.is_vector(t) {
            return Ok(s);
        }
        let d = self.out.slots;
        self.out.slots += 1;
        let tag = self.immediate(space_tag(space));
        self.emit(Op { f: Fun::Or, w: 64, w2: 64, n: 2, d, a: s, b: tag, ..Self::op(Code::Int) });
        Ok(d)
    }
    fn element(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let insert = f.op(inst) == Opcode::InsertElement;
        let v = f.operand(inst, 0);
        let vt = f.type_of(v);
        let len = self.types.vector(vt).map_or(1, |v| v.0);
        let n = self.width(vt)?;
        let per = n / len.max(1);
        let d = self.define(inst)?;
        let a = self.src(v)?;
        let index = f.operand(inst, 1 + insert as usize);
        let e = if insert { self.src(f.operand(inst, 1))? } else { 0 };
        let constant = self.constant_element(index, 0);
        if insert {
            self.mov(d, a, n);
        }
        match constant {
            Some(k) if k < len as u64 => {
                let at = k as u32 * per;
                if insert { self.mov(d + at, e, per) } else { self.mov(d, a + at, per) }
            }
            _ => {
                let b = self.src(index)?;
                let code = if insert { Code::Insert } else { Code::Extract };
                let a = if insert { e } else { a };
                self.emit(Op { d, a, b, x: len, c: per, ..Self::op(code) });
            }
        }
        Ok(())
    }
}

/// What an access of an ordering orders by itself.
fn order(ordering: Ordering) -> Order {
    Order {
        release: matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst),
        acquire: matches!(ordering, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst),
    }
}
