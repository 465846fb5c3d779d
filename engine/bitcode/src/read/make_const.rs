//! Constants in the table of the module or of a function, made when they are asked for.

use super::consts::{Owner, Raw, RawKind};
use super::error::{Cause, Part};
use super::reader::Reader;
use super::types::NO_ROW;
use smallvec::SmallVec;
use warpc_ir::body::Aux;
use warpc_ir::consts::{ConstKind, Consts, ExprHead};
use warpc_ir::fold::Folder;
use warpc_ir::fold::written::Written;
use warpc_ir::ids::*;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// In place of a constant that waits for its operands.
const OPEN: Value = Value(u32::MAX - 1);

type Operands = SmallVec<[Value; 8]>;

/// What becomes of a record.
enum Made {
    /// A constant.
    Constant(Value),
    /// An expression that the language does not have any more: instructions where it is used.
    Instructions,
}

impl Reader {
    /// The table that constants of `owner` are in.
    fn table(&mut self, owner: Owner) -> &mut Consts {
        match owner {
            Owner::Module => &mut self.tables.consts,
            Owner::Function => &mut self.f.side.consts,
        }
    }
    fn written(&mut self, owner: Owner) -> Written<'_> {
        let types = self.tables.types.view();
        let consts = match owner {
            Owner::Module => &mut self.tables.consts,
            Owner::Function => &mut self.f.side.consts,
        };
        Written { consts, types }
    }
    /// What was made of number `id`, [`Value::NONE`] when nothing was yet.
    fn made(&self, id: usize, owner: Owner) -> Value {
        match owner {
            Owner::Function => self.slots[id].value,
            Owner::Module => match self.slots[id].value {
                // What is no constant of a table is the same everywhere.
                v if v.is_some() && v.as_const().is_none() && v != OPEN => v,
                _ => self.in_module.get(id).copied().unwrap_or(Value::NONE),
            },
        }
    }
    fn set_made(&mut self, id: usize, owner: Owner, v: Value) {
        match owner {
            // Inline assembly is no operand: it stays apart from values that are.
            Owner::Function if v.tag() == Value::asm(Asm(0)).tag() => {}
            Owner::Function => {
                if id < self.module_values && self.slots[id].value.is_none() {
                    self.borrowed.push(id as u32);
                }
                self.slots[id].value = v;
            }
            Owner::Module => {
                if self.in_module.len() <= id {
                    self.in_module.resize(id + 1, Value::NONE);
                }
                self.in_module[id] = v;
            }
        }
    }
    /// The constant numbered `id` in the table of `owner`. In a function, expressions of older files that the language does not
    /// have any more become instructions at the end of the current block.
    pub(super) fn constant(&mut self, id: u64, owner: Owner) -> Part<Value> {
        let missing = Cause::Reference("constant", id);
        let Some(first) = usize::try_from(id).ok().filter(|&i| i < self.slots.len()) else { return Err(missing) };
        let known = self.made(first, owner);
        if known.is_some() && known != OPEN {
            return Ok(known);
        }
        match self.raws.get(first).copied().flatten() {
            // The same in every table, and in every function from now on.
            Some(Raw { kind: RawKind::Global(row), .. }) => return self.declare(row),
            // Most name no other constant.
            Some(raw @ Raw { kind: RawKind::Plain(_) | RawKind::Zero | RawKind::Int(_) | RawKind::Float(_), .. }) => {
                if let Made::Constant(v) = self.make(&raw, &[], owner)? {
                    self.set_made(first, owner, v);
                    return Ok(v);
                }
            }
            _ => {}
        }
        let base = self.pending.len();
        self.pending.push(first as u32);
        let result = self.make_all(base, owner);
        if result.is_err() {
            self.pending.truncate(base);
        }
        let v = self.made(first, owner);
        // Instructions hold where they are used alone.
        while let Some(id) = self.expanded.pop() {
            self.slots[id as usize].value = Value::NONE;
        }
        result.map(|()| v)
    }
    /// The constant numbered `id`, which is there, in the table of the function.
    pub(super) fn local_constant(&mut self, id: usize) -> Part<Value> {
        match self.local_number(id) {
            Some(value) => Ok(value),
            None => self.constant(id as u64, Owner::Function),
        }
    }
    /// The same of a number of a fixed type, as most are, that was not asked for in this function.
    pub(super) fn local_number(&mut self, id: usize) -> Option<Value> {
        let Some(&Some(Raw { kind, ty, .. })) = self.raws.get(id) else { return None };
        if !ty.is_fixed() {
            return None;
        }
        let consts = &mut self.f.side.consts;
        let value = match kind {
            RawKind::Int(v) => consts.add_int(ty, self.tables.types.view().int_bits(ty).unwrap_or(64), v),
            RawKind::Float(bits) => consts.add_float(ty, bits),
            _ => return None,
        };
        if id < self.module_values {
            self.borrowed.push(id as u32);
        }
        self.slots[id].value = value;
        Some(value)
    }
    fn make_all(&mut self, base: usize, owner: Owner) -> Part<()> {
        while self.pending.len() > base {
            let id = self.pending[self.pending.len() - 1] as usize;
            let known = self.made(id, owner);
            if known.is_some() && known != OPEN {
                self.pending.pop();
                continue;
            }
            let Some(raw) = self.raws.get(id).copied().flatten() else {
                return Err(Cause::Reference("constant", id as u64));
            };
            if let RawKind::Global(row) = raw.kind {
                self.declare(row)?;
                self.pending.pop();
                continue;
            }
            if known.is_none() {
                self.set_made(id, owner, OPEN);
                let before = self.pending.len();
                self.push_operands(&raw, owner)?;
                if self.pending.len() > before {
                    continue;
                }
            }
            let operands = self.operands_of(&raw, owner);
            let v = match self.make(&raw, &operands, owner)? {
                Made::Constant(v) => v,
                Made::Instructions if owner == Owner::Function && self.in_block() => {
                    self.expanded.push(id as u32);
                    self.expand(&raw, &operands)?
                }
                Made::Instructions => return Err(Cause::Unsupported("this constant expression in an initialiser")),
            };
            if v.tag() == Value::asm(Asm(0)).tag() {
                return Err(Cause::Type("an element of a constant: only calls take it"));
            }
            self.set_made(id, owner, v);
            self.pending.pop();
        }
        Ok(())
    }
    /// Numbers of the operands of a record.
    fn operand_words(&self, raw: &Raw) -> &[u64] {
        let words = &self.words[raw.at as usize..(raw.at + raw.len) as usize];
        match raw.kind {
            RawKind::Aggregate | RawKind::Marker(_) => words,
            RawKind::Expr { .. } if raw.inrange => &words[2..],
            RawKind::Expr { .. } => words,
            RawKind::BlockAddress => &words[..1],
            _ => &[],
        }
    }
    fn push_operands(&mut self, raw: &Raw, owner: Owner) -> Part<()> {
        for k in 0..self.operand_words(raw).len() {
            let word = self.operand_words(raw)[k];
            let Some(id) = usize::try_from(word).ok().filter(|&i| i < self.slots.len()) else {
                return Err(Cause::Reference("constant", word));
            };
            match self.made(id, owner) {
                OPEN => return Err(Cause::Type("a constant that is part of itself")),
                v if v.is_none() => self.pending.push(id as u32),
                _ => {}
            }
        }
        Ok(())
    }
    fn operands_of(&self, raw: &Raw, owner: Owner) -> Operands {
        self.operand_words(raw).iter().map(|&w| self.made(w as usize, owner)).collect()
    }
    /// Type of a constant or global.
    pub(super) fn constant_type(&self, v: Value, owner: Owner) -> Type {
        use warpc_ir::value::ValueKind;
        match v.kind() {
            ValueKind::Const(c) => match owner {
                Owner::Module => self.tables.consts.ty(c),
                Owner::Function => self.f.side.consts.ty(c),
            },
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            ValueKind::Global(g) => self.globals.shape[g.index()].ptr_ty,
            ValueKind::Inst(i) => self.f.inst_type(i),
            ValueKind::Intrinsic(_) | ValueKind::Asm(_) => Type::PTR,
            _ => Type::NONE,
        }
    }
    fn make(&mut self, raw: &Raw, operands: &[Value], owner: Owner) -> Part<Made> {
        let (ty, words) = (raw.ty, raw.at as usize..(raw.at + raw.len) as usize);
        let types = self.tables.types.view();
        let scalar = types.scalar(ty);
        let v = match raw.kind {
            RawKind::Plain(v) => v,
            RawKind::Global(row) => self.declare(row)?,
            RawKind::Zero => self.written(owner).zero(ty),
            RawKind::Int(v) => {
                let bits = types.int_bits(scalar).unwrap_or(64);
                let c = self.table(owner);
                let v = c.add_int(scalar, bits, v);
                if scalar == ty { v } else { c.add_splat(ty, v) }
            }
            RawKind::WideInt => {
                let bits = types.int_bits(scalar).unwrap_or(64);
                let limbs: SmallVec<[u64; 16]> = self.words[words].into();
                let c = self.table(owner);
                let v = c.add_wide_int(scalar, bits, &limbs);
                if scalar == ty { v } else { c.add_splat(ty, v) }
            }
            RawKind::Float(bits) => {
                let c = self.table(owner);
                let v = c.add_float(scalar, bits);
                if scalar == ty { v } else { c.add_splat(ty, v) }
            }
            RawKind::WideFloat => {
                let limbs = [self.words[words.start], self.words[words.start + 1]];
                let c = self.table(owner);
                let v = c.add_wide_float(scalar, limbs);
                if scalar == ty { v } else { c.add_splat(ty, v) }
            }
            RawKind::Bytes { zero } => self.bytes(ty, words, zero, owner)?,
            RawKind::Data => self.data(ty, words, owner)?,
            RawKind::Aggregate => return self.aggregate(ty, operands, owner),
            RawKind::Expr { op, flags } => return self.expression(raw, op, flags, operands, owner),
            RawKind::BlockAddress => {
                let block = self.words[words.start + 1];
                let Some(g) = operands[0].as_global() else { return Err(Cause::Type("a block address")) };
                // Of how many blocks the function has is known when it is read.
                if block >= Value::LIMIT as u64 || block == 0 {
                    return Err(Cause::Reference("block", block));
                }
                self.addressed.push((g, block as u32));
                let block = Value::block(Block(block as u32));
                self.table(owner).add_special(ConstKind::BlockAddress, ty, &[operands[0], block])
            }
            RawKind::Marker(ConstKind::PtrAuth) => {
                let mut list: Operands = operands.into();
                // A null symbol is none.
                if list.len() == 5 && self.table(owner).is_zero(list[4]) {
                    list.pop();
                }
                self.table(owner).add_special(ConstKind::PtrAuth, ty, &list)
            }
            RawKind::Marker(kind) => {
                if operands[0].as_global().is_none() {
                    return Err(Cause::Type("a constant of a global"));
                }
                self.table(owner).add_special(kind, ty, &operands[..1])
            }
        };
        Ok(Made::Constant(v))
    }
    fn bytes(&mut self, ty: Type, words: std::ops::Range<usize>, zero: bool, owner: Owner) -> Part<Value> {
        let len = (words.len() + zero as usize) as u64;
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        text.extend(self.words[words].iter().map(|&w| w as u8));
        if zero {
            text.push(0);
        }
        let fits = matches!(*self.tables.types.view().kind(ty), TypeKind::Array { len: n, .. } if n == len);
        let c = self.table(owner);
        let v = if text.is_empty() { c.add_zero(ty) } else { c.add_bytes(ty, &text) };
        self.text = text;
        if fits { Ok(v) } else { Err(Cause::Type("a string constant")) }
    }
    fn data(&mut self, ty: Type, words: std::ops::Range<usize>, owner: Owner) -> Part<Value> {
        let types = self.tables.types.view();
        let vector = types.is_vector(ty);
        let elem = types.element(ty, 0).ok_or(Cause::Type("a data constant"))?;
        if types.num_elements(ty) != Some(words.len() as u64) {
            return Err(Cause::Type("a data constant"));
        }
        if elem == Type::I8 && !vector {
            return self.bytes(ty, words, false, owner);
        }
        let bits = types.scalar_bits(elem).unwrap_or(64);
        let float = types.is_float(elem);
        let mask = warpc_ir::consts::low_mask(bits);
        let mut values = Vec::with_capacity(words.len());
        for at in words {
            let w = self.words[at];
            let c = self.table(owner);
            values.push(if float { c.add_float(elem, w & mask) } else { c.add_int(elem, bits, w) });
        }
        Ok(self.table(owner).add_aggregate(ty, &values, vector))
    }
    fn aggregate(&mut self, ty: Type, operands: &[Value], owner: Owner) -> Part<Made> {
        const BAD: Cause = Cause::Type("an element of a constant");
        let types = self.tables.types.view();
        if types.num_elements(ty) != Some(operands.len() as u64) {
            return Err(BAD);
        }
        if operands.iter().any(|v| v.as_inst().is_some()) {
            return Ok(Made::Instructions);
        }
        let vector = types.is_vector(ty);
        for (k, &v) in operands.iter().enumerate() {
            if types.element(ty, k as u64) != Some(self.constant_type(v, owner)) {
                return Err(BAD);
            }
        }
        let v = match *types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                self.written(owner).sequence(ty, elem, operands, vector)
            }
            _ => self.table(owner).add_aggregate(ty, operands, false),
        };
        Ok(Made::Constant(v))
    }
    fn expression(&mut self, raw: &Raw, op: Opcode, fl: u16, operands: &[Value], owner: Owner) -> Part<Made> {
        let ty = raw.ty;
        let of: SmallVec<[Type; 8]> = operands.iter().map(|&v| self.constant_type(v, owner)).collect();
        self.check_expression(raw, op, &of)?;
        if op == Opcode::GetElementPtr {
            self.indexed(raw.elem, NO_ROW, operands, owner)?;
        }
        if operands.iter().any(|v| v.as_inst().is_some()) {
            return Ok(Made::Instructions);
        }
        let inrange = raw.inrange.then(|| {
            let at = raw.at as usize;
            (super::stream::signed(self.words[at]), super::stream::signed(self.words[at + 1]))
        });
        let mut w = self.written(owner);
        let v = match op {
            Opcode::Trunc
            | Opcode::BitCast
            | Opcode::AddrSpaceCast
            | Opcode::IntToPtr
            | Opcode::PtrToInt
            | Opcode::PtrToAddr => w.cast(op, of[0], operands[0], ty),
            Opcode::Add | Opcode::Sub | Opcode::Xor => w.binary(op, fl, ty, operands[0], operands[1]),
            // A vector of unknown length gives no constant offset.
            Opcode::GetElementPtr if w.types.vector(raw.elem).is_some_and(|v| v.1) => return Ok(Made::Instructions),
            Opcode::GetElementPtr => {
                let head = ExprHead { op, flags: fl, elem: raw.elem, inrange };
                w.gep(head, of[0], ty, operands)
            }
            Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => w.lanes(op, of[0], ty, operands),
            _ => match self.fold_old(op, fl, operands, ty, owner) {
                Some(v) => v,
                None => return Ok(Made::Instructions),
            },
        };
        Ok(Made::Constant(v))
    }
    /// Folds an expression that the language does not have any more.
    fn fold_old(&mut self, op: Opcode, fl: u16, operands: &[Value], ty: Type, owner: Owner) -> Option<Value> {
        let consts = match owner {
            Owner::Module => &mut self.tables.consts,
            Owner::Function => &mut self.f.side.consts,
        };
        let layout = &self.tables.layout;
        let types = self.tables.types.view();
        let mut folder = Folder { consts, types, layout, ctx: None, func: Global::NONE };
        let predicate = ((fl & flags::PRED_MASK) >> flags::PRED_SHIFT) as u8;
        match (op, operands) {
            (Opcode::ICmp, &[a, b]) => folder.icmp(IntPred::from_u8(predicate), a, b, ty),
            (Opcode::FCmp, &[a, b]) => folder.fcmp(FloatPred::from_u8(predicate), 0, a, b, ty),
            (Opcode::Select, &[c, a, b]) => folder.select(c, a, b),
            (Opcode::FNeg, &[a]) => folder.fneg(a),
            (_, &[a]) if op.is_cast() => folder.cast(op, fl, a, ty),
            (_, &[a, b]) if op.is_binary() => folder.binary(op, fl, a, b),
            _ => None,
        }
    }
    /// Operands of an expression have the types that its operation takes.
    fn check_expression(&self, raw: &Raw, op: Opcode, of: &[Type]) -> Part<()> {
        let types = self.tables.types.view();
        let ty = raw.ty;
        let ok = match (op, of) {
            // What is no constant has no type here: an argument, a block.
            _ if of.iter().any(|ty| ty.is_none()) => false,
            (Opcode::ICmp | Opcode::FCmp, [a, b]) => {
                let lanes = |ty| types.vector(ty).map(|v| (v.0, v.1));
                a == b && types.scalar(ty) == Type::I1 && lanes(*a) == lanes(ty)
            }
            (Opcode::Select, [_, a, b]) => *a == ty && *b == ty,
            (Opcode::ExtractElement, [v, i]) => types.is_int(*i) && types.vector(*v).is_some_and(|v| v.2 == ty),
            (Opcode::InsertElement, [v, e, i]) => {
                *v == ty && types.is_int(*i) && types.vector(*v).is_some_and(|v| v.2 == *e)
            }
            (Opcode::ShuffleVector, [a, b, m]) => {
                let (from, to, mask) = (types.vector(*a), types.vector(ty), types.vector(*m));
                a == b
                    && matches!((from, to, mask), (Some(f), Some(t), Some(m))
                        if f.2 == t.2 && m.2 == Type::I32 && (m.0, m.1) == (t.0, t.1))
            }
            (Opcode::GetElementPtr, [base, indices @ ..]) => {
                let scalars = indices.iter().all(|&i| types.is_int(types.scalar(i)));
                types.is_ptr(types.scalar(*base))
                    && types.is_ptr(types.scalar(ty))
                    && scalars
                    && types.is_sized(raw.elem)
            }
            (Opcode::FNeg, [a]) => *a == ty,
            (_, [a]) if op.is_cast() => warpc_ir::cast_rules::cast_is_valid(types, op, *a, ty) || *a == ty,
            (_, [a, b]) if op.is_binary() => *a == ty && *b == ty,
            _ => false,
        };
        if ok { Ok(()) } else { Err(Cause::Type("an operand of a constant expression")) }
    }
    /// The instructions of an expression, at the end of the current block.
    fn expand(&mut self, raw: &Raw, operands: &[Value]) -> Part<Value> {
        let ty = raw.ty;
        let RawKind::Expr { op, flags } = raw.kind else { return self.expand_aggregate(ty, operands) };
        let aux = if op == Opcode::GetElementPtr { Aux { a: raw.elem.0, b: 0 } } else { Aux::default() };
        if op == Opcode::ShuffleVector {
            return Err(Cause::Unsupported("a shuffle of an old constant expression"));
        }
        let i = self.f.emit_list(op, flags, ty, operands, aux);
        self.name_expanded(i, b"constexpr");
        Ok(Value::inst(i))
    }
    fn name_expanded(&mut self, i: Inst, name: &[u8]) {
        if let Some(names) = &mut self.f.side.names {
            names.set_unique(Value::inst(i), name);
        }
    }
    fn expand_aggregate(&mut self, ty: Type, operands: &[Value]) -> Part<Value> {
        let vector = self.tables.types.view().is_vector(ty);
        let mut whole = Value::poison(ty);
        for (k, &v) in operands.iter().enumerate() {
            let i = if vector {
                let at = self.f.side.consts.add_i32(k as u32);
                self.f.emit(Opcode::InsertElement, 0, ty, [whole, v, at], Aux::default())
            } else {
                let at = self.f.side.indices.len() as u32;
                self.f.side.indices.push(k as u32);
                self.f.emit(Opcode::InsertValue, 0, ty, [whole, v], Aux { a: at, b: 1 })
            };
            self.name_expanded(i, b"constexpr.ins");
            whole = Value::inst(i);
        }
        Ok(whole)
    }
}
