//! Random functions of narrow integers, and their text.

use super::Rng;
use warpc_ir::body::{ArgRow, Body};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, TypeKind, Value, ValueKind};

/// What random functions are made of.
#[derive(Clone, Copy)]
pub struct Shape2 {
    /// Instructions.
    pub size: usize,
    /// Largest width.
    pub bits: u32,
    /// Whether there are branches and phis.
    pub branches: bool,
}

/// A random function of integers of 1 to `bits` bits: every opcode with random flags, constants, undef and poison.
pub fn random_function(rng: &mut Rng, shape: Shape2) -> (Module, Body) {
    let mut m = Module::default();
    let types: Vec<Type> = (1..=shape.bits).map(|b| m.tables_mut().types.intern(TypeKind::Int(b))).collect();
    let main = types[rng.below(types.len())];
    let params: Vec<Type> =
        (0..1 + rng.below(3)).map(|_| if rng.one_in(4) { rng.pick(&types) } else { main }).collect();
    let ret = if rng.one_in(3) { rng.pick(&types) } else { main };
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret, params: params.clone().into(), vararg: false });
    m.globals_mut().push(GlobalRow {
        sym: Symbol::default(),
        shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
        ..Default::default()
    });
    let mut body = Body::default();
    body.side.global = Global(0);
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    {
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let entry = f.new_block();
        let pool: Vec<Value> = (0..params.len() as u32).map(Value::arg).collect();
        let mut g = Gen { rng, f: &mut f, pool, types: &types, main };
        if shape.branches {
            g.blocks(entry, shape.size, ret);
        } else {
            g.fill(entry, shape.size);
            let v = g.value(ret, true);
            Builder::at_end(g.f, entry).ret(Some(v));
        }
    }
    (m, body)
}

/// Binary operations of integers.
const BINARY: [Opcode; 13] = [
    Opcode::Add,
    Opcode::Sub,
    Opcode::Mul,
    Opcode::UDiv,
    Opcode::SDiv,
    Opcode::URem,
    Opcode::SRem,
    Opcode::Shl,
    Opcode::LShr,
    Opcode::AShr,
    Opcode::And,
    Opcode::Or,
    Opcode::Xor,
];

/// Intrinsics of integers.
const INTRINSICS: [IntrinsicId; 15] = [
    id::UMIN,
    id::UMAX,
    id::SMIN,
    id::SMAX,
    id::UADD_SAT,
    id::USUB_SAT,
    id::SADD_SAT,
    id::SSUB_SAT,
    id::FSHL,
    id::FSHR,
    id::CTPOP,
    id::BITREVERSE,
    id::CTLZ,
    id::CTTZ,
    id::ABS,
];

struct Gen<'g, 'f, 'a> {
    rng: &'g mut Rng,
    f: &'f mut FuncMut<'a>,
    pool: Vec<Value>,
    types: &'g [Type],
    main: Type,
}

impl Gen<'_, '_, '_> {
    fn constant(&mut self, ty: Type) -> Value {
        let bits = self.f.types().int_bits(ty).expect("integer");
        let v = match self.rng.below(6) {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => 1 << (bits - 1),
            _ => self.rng.bits(),
        };
        self.f.consts_mut().add_int(ty, bits, v)
    }
    fn value(&mut self, ty: Type, recent: bool) -> Value {
        match self.rng.below(100) {
            0 if !recent => return Value::undef(ty),
            1 if !recent => return Value::poison(ty),
            2..25 if !recent => return self.constant(ty),
            _ => {}
        }
        let n = self.pool.len();
        for k in 0..12 {
            // Recent values more often, so that chains grow.
            let at =
                if recent || self.rng.one_in(2) { n - 1 - self.rng.below((3 + k).min(n)) } else { self.rng.below(n) };
            let v = self.pool[at];
            if self.f.type_of(v) == ty {
                return v;
            }
        }
        match self.pool.iter().rev().copied().find(|&v| self.f.type_of(v) == ty) {
            Some(v) => v,
            None => self.constant(ty),
        }
    }
    fn ty(&mut self) -> Type {
        if self.rng.one_in(5) { self.rng.pick(self.types) } else { self.main }
    }
    fn fill(&mut self, block: Block, count: usize) {
        for _ in 0..count {
            let v = self.instruction(block);
            self.pool.push(v);
        }
    }
    /// An instruction of a random kind at the end of `block`.
    fn instruction(&mut self, block: Block) -> Value {
        let ty = self.ty();
        match self.rng.below(20) {
            0..=8 => self.binary(block, ty),
            9..=11 => self.comparison(block, ty),
            12 | 13 => {
                let condition = self.value(Type::I1, false);
                let (yes, no) = (self.value(ty, false), self.value(ty, false));
                Builder::at_end(self.f, block).select(condition, yes, no, 0)
            }
            14 | 15 => self.conversion(block, ty),
            16 | 17 => self.call(block, ty),
            18 => self.opposite(block, ty),
            _ => self.repetition(block, ty),
        }
    }
    fn binary(&mut self, block: Block, ty: Type) -> Value {
        use Opcode::*;
        let op = self.rng.pick(&BINARY);
        let mut fl = 0;
        if self.rng.one_in(3) {
            fl = self.rng.bits() as u16
                & match op {
                    Add | Sub | Mul | Shl => flags::NUW | flags::NSW,
                    UDiv | SDiv | LShr | AShr => flags::EXACT,
                    Or => flags::DISJOINT,
                    _ => 0,
                };
        }
        let (left, right) = (self.value(ty, false), self.value(ty, false));
        let right = if op.is_shift() && self.rng.one_in(2) { self.constant(ty) } else { right };
        Builder::at_end(self.f, block).binary(op, left, right, fl)
    }
    fn comparison(&mut self, block: Block, ty: Type) -> Value {
        let predicate = self.rng.pick(IntPred::ALL);
        let (left, right) = (self.value(ty, false), self.value(ty, false));
        let result = Builder::at_end(self.f, block).icmp(predicate, left, right, Type::I1);
        if self.rng.one_in(8) && !predicate.is_equality() {
            let i = result.as_inst().expect("icmp");
            let fl = self.f.flags(i) | flags::SAMESIGN;
            self.f.set_flags(i, fl);
        }
        result
    }
    /// An extension or truncation from a type of another width, else a freeze.
    fn conversion(&mut self, block: Block, ty: Type) -> Value {
        let from = self.rng.pick(self.types);
        let (bits_before, bits_after) = (self.f.types().int_bits(from), self.f.types().int_bits(ty));
        let source = self.value(from, false);
        match bits_before.cmp(&bits_after) {
            std::cmp::Ordering::Less if self.rng.one_in(2) => {
                let fl = if self.rng.one_in(4) { flags::NNEG } else { 0 };
                Builder::at_end(self.f, block).cast(Opcode::ZExt, source, ty, fl)
            }
            std::cmp::Ordering::Less => Builder::at_end(self.f, block).cast(Opcode::SExt, source, ty, 0),
            std::cmp::Ordering::Greater => {
                let fl = if self.rng.one_in(4) { self.rng.bits() as u16 & 3 } else { 0 };
                Builder::at_end(self.f, block).cast(Opcode::Trunc, source, ty, fl)
            }
            std::cmp::Ordering::Equal => Builder::at_end(self.f, block).freeze(source),
        }
    }
    fn call(&mut self, block: Block, ty: Type) -> Value {
        let which = self.rng.pick(&INTRINSICS);
        let flag = self.rng.one_in(2);
        let flag = self.f.consts_mut().add_bool(flag);
        let count = match which {
            id::FSHL | id::FSHR => 3,
            id::CTPOP | id::BITREVERSE => 1,
            _ => 2,
        };
        let mut args: Vec<Value> = (0..count).map(|_| self.value(ty, false)).collect();
        if matches!(which, id::CTLZ | id::CTTZ | id::ABS) {
            args[1] = flag;
        }
        Builder::at_end(self.f, block).intrinsic(which, &[ty], &args, 0).expect("intrinsic")
    }
    /// A complement or a negation.
    fn opposite(&mut self, block: Block, ty: Type) -> Value {
        let operand = self.value(ty, false);
        let bits = self.f.types().int_bits(ty).expect("integer");
        if self.rng.one_in(2) {
            let ones = self.f.consts_mut().add_int(ty, bits, u64::MAX);
            Builder::at_end(self.f, block).binary(Opcode::Xor, operand, ones, 0)
        } else {
            let zero = self.f.consts_mut().add_int(ty, bits, 0);
            Builder::at_end(self.f, block).binary(Opcode::Sub, zero, operand, 0)
        }
    }
    /// A binary operation that takes an operand of an earlier one again, so that identities occur.
    fn repetition(&mut self, block: Block, ty: Type) -> Value {
        let op = self.rng.pick(&BINARY);
        let left = self.value(ty, true);
        let right = match left.as_inst() {
            Some(i)
                if self.f.op(i) != Opcode::Phi
                    && self.f.num_operands(i) > 0
                    && self.f.type_of(self.f.operand(i, 0)) == ty =>
            {
                self.f.operand(i, 0)
            }
            _ => self.value(ty, false),
        };
        Builder::at_end(self.f, block).binary(op, left, right, 0)
    }
    /// A diamond (or a triangle) with code in every block and phis where it joins.
    fn blocks(&mut self, entry: Block, size: usize, ret: Type) {
        self.fill(entry, size / 3);
        let c = self.value(Type::I1, true);
        let (yes, no, join) = (self.f.new_block(), self.f.new_block(), self.f.new_block());
        let triangle = self.rng.one_in(3);
        let other = if triangle { join } else { no };
        Builder::at_end(self.f, entry).cond_br(c, yes, other);
        let base = self.pool.len();
        self.fill(yes, size / 3);
        let mut from_yes: Vec<Value> = self.pool.drain(base..).collect();
        Builder::at_end(self.f, yes).br(join);
        if triangle {
            Builder::at_end(self.f, no).unreachable();
        } else {
            self.fill(no, size / 3);
            Builder::at_end(self.f, no).br(join);
        }
        let from_no: Vec<Value> = self.pool.drain(base..).collect();
        let mut phis: Vec<Value> = Vec::new();
        for _ in 0..1 + self.rng.below(2) {
            let ty = self.ty();
            let find = |f: &FuncMut<'_>, l: &[Value]| l.iter().rev().copied().find(|&v| f.type_of(v) == ty);
            let a = find(self.f, &from_yes).unwrap_or_else(|| self.value(ty, false));
            let b = if triangle { None } else { find(self.f, &from_no) }.unwrap_or_else(|| self.value(ty, false));
            let phi = self.f.new_phi(join, ty);
            self.f.add_incoming(phi, a, yes);
            self.f.add_incoming(phi, b, if triangle { entry } else { no });
            phis.push(phi.into());
            from_yes.pop();
        }
        // Only now: a phi is no value of the edges into its block.
        self.pool.extend(phis);
        self.fill(join, size / 3);
        let v = self.value(ret, true);
        Builder::at_end(self.f, join).ret(Some(v));
    }
}

/// The function as text, enough to read a failure.
pub fn dump(f: &Func<'_>) -> String {
    use std::fmt::Write;
    let mut s = String::new();
    let show = |v: Value| match v.as_const() {
        Some(_) => f.consts().as_int(v).map_or("?".into(), |n| n.to_string()),
        None => match v.kind() {
            ValueKind::Intrinsic(i) => f.intrins().get(i).name.to_string(),
            ValueKind::Undef(_) => "undef".into(),
            ValueKind::Poison(_) => "poison".into(),
            _ => format!("{v:?}"),
        },
    };
    for b in f.block_order() {
        let _ = writeln!(s, "b{}:", b.0);
        for i in f.block_insts(b) {
            let bits = f.types().int_bits(f.ty(i)).unwrap_or(0);
            let ops: Vec<String> = f.operands(i).map(show).collect();
            let fl = f.flags(i);
            let pred = if f.op(i) == Opcode::ICmp { f.int_pred(i).text() } else { "" };
            let _ = writeln!(s, "  %i{} = {} {pred} {:#x} i{bits} {}", i.0, f.op(i).text(), fl & 0xff, ops.join(", "));
        }
    }
    s
}
