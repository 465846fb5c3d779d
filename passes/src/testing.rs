//! Shared by the tests of passes: random small functions, and an exact check that a pass refines them.
//!
//! The evaluator gives every integer value of at most 4 bits its full meaning: a register holds the *set* of values it may have
//! (undef is the set of all; each use picks on its own), a poison bit besides, and `freeze` picks one value for good. A pass is
//! right when for every input the new function has only behaviours the old one has: the same or fewer results, anything where the
//! old result may be poison or the old function is undefined.

use warpc_engine::analysis::Analyses;
use warpc_engine::ids::*;
use warpc_engine::ir::body::{ArgRow, Body};
use warpc_engine::ir::fold::int::{binary64, compare64};
use warpc_engine::ir::intrinsics::{IntrinsicId, id};
use warpc_engine::ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_engine::ir::opcode::{IntPred, Opcode, flags};
use warpc_engine::ir::{Builder, Func, FuncMut, TypeKind, Value, ValueKind};
use warpc_engine::phase::{FunctionPass, PassBody, PassCx, PassParams};
use warpc_engine::session::Session;

/// SplitMix64.
pub struct Rng(pub u64);

impl Rng {
    /// Next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    /// Below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }
    /// True once in `n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    /// One of a list.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// Set of values a register may have: bit `v` for value `v`, bit 16 for poison.
pub type Set = u32;
const POISON: Set = 1 << 16;

fn all(bits: u32) -> Set {
    (1 << (1 << bits)) - 1
}

/// Behaviour of one run for one choice of every `freeze`: `None` is undefined behaviour.
pub type Run = Option<Set>;

struct Eval<'f, 'a> {
    f: &'f Func<'a>,
    args: &'f [Set],
    regs: Vec<Set>,
    /// Values picked by freezes, in order of execution; grown by the caller to enumerate.
    picks: Vec<(u32, u32)>,
    next: usize,
}

/// What evaluating an operation on single values gives.
enum One {
    Val(u64),
    Poison,
    Ub,
}

fn elements(s: Set) -> impl Iterator<Item = Option<u64>> {
    (0..17).filter(move |&k| s >> k & 1 != 0).map(|k| (k < 16).then_some(k))
}

impl Eval<'_, '_> {
    fn bits(&self, v: Value) -> u32 {
        self.f.types().int_bits(self.f.type_of(v)).expect("integer")
    }
    fn get(&self, v: Value) -> Set {
        match v.kind() {
            ValueKind::Inst(i) => self.regs[i.index()],
            ValueKind::Arg(n) => self.args[n as usize],
            ValueKind::Poison(_) => POISON,
            ValueKind::Undef(_) => all(self.bits(v)),
            _ => 1 << self.f.consts().as_int(v).expect("integer constant"),
        }
    }
    fn combine<const N: usize>(
        &self,
        sets: [Set; N],
        poison_in_poison_out: bool,
        f: impl Fn([Option<u64>; N]) -> One,
    ) -> Option<Set> {
        let mut out = 0;
        let lists: [smallvec::SmallVec<[Option<u64>; 17]>; N] = std::array::from_fn(|k| elements(sets[k]).collect());
        assert!(lists.iter().all(|l| !l.is_empty()), "a register is read before it is written");
        let mut at = [0usize; N];
        loop {
            let pick: [Option<u64>; N] = std::array::from_fn(|k| lists[k][at[k]]);
            if poison_in_poison_out && pick.iter().any(|p| p.is_none()) {
                out |= POISON;
            } else {
                match f(pick) {
                    One::Val(v) => out |= 1 << v,
                    One::Poison => out |= POISON,
                    One::Ub => return None,
                }
            }
            let mut k = 0;
            loop {
                if k == N {
                    return Some(out);
                }
                at[k] += 1;
                if at[k] < lists[k].len() {
                    break;
                }
                at[k] = 0;
                k += 1;
            }
        }
    }
    /// Runs the function; `None` is undefined behaviour.
    fn run(&mut self) -> Run {
        let f = self.f;
        let mut block = f.entry();
        let mut from = Block::NONE;
        for _ in 0..64 {
            let phis: Vec<(Inst, Set)> = f
                .block_insts(block)
                .take_while(|&i| f.op(i) == Opcode::Phi)
                .map(|i| (i, self.get(f.phi_value_for(i, from).expect("incoming"))))
                .collect();
            for (i, s) in phis {
                self.regs[i.index()] = s;
            }
            let insts: Vec<Inst> = f.block_insts(block).filter(|&i| f.op(i) != Opcode::Phi).collect();
            for i in insts {
                match f.op(i) {
                    Opcode::Ret => return Some(self.get(f.operand(i, 0))),
                    Opcode::Unreachable => return None,
                    Opcode::Br => {
                        let to = if f.num_operands(i) == 1 {
                            f.operand(i, 0)
                        } else {
                            // A branch on poison or undef is undefined.
                            match self.get(f.operand(i, 0)) {
                                1 => f.operand(i, 2),
                                2 => f.operand(i, 1),
                                _ => return None,
                            }
                        };
                        (from, block) = (block, to.as_block().expect("block"));
                    }
                    _ => self.regs[i.index()] = self.inst(i)?,
                }
            }
        }
        panic!("too many blocks")
    }
    fn inst(&mut self, i: Inst) -> Option<Set> {
        let f = self.f;
        let (op, fl) = (f.op(i), f.flags(i));
        let ops: smallvec::SmallVec<[Value; 4]> = f.operands(i).filter(|v| v.as_intrinsic().is_none()).collect();
        let bits = if ops.is_empty() { 0 } else { self.bits(ops[ops.len().min(2) - 1]) };
        if op == Opcode::Freeze {
            let s = self.get(ops[0]);
            let s = if s & POISON != 0 { all(bits) } else { s };
            if s.count_ones() == 1 {
                return Some(s);
            }
            // Enumerated by the caller: pick number `next`.
            let n = s.count_ones();
            if self.next == self.picks.len() {
                self.picks.push((0, n));
            }
            let k = self.picks[self.next].0.min(n - 1);
            self.picks[self.next].1 = n;
            self.next += 1;
            return elements(s).nth(k as usize).map(|v| 1 << v.expect("no poison"));
        }
        if op.is_binary() {
            let trap = op.is_int_div();
            let min = 1u64 << (bits - 1);
            return self.combine([self.get(ops[0]), self.get(ops[1])], !trap, |[a, b]| {
                if trap {
                    // Poison or zero divisor, and the quotient that does not exist, are undefined behaviour.
                    let Some(d) = b else { return One::Ub };
                    let overflow = matches!(op, Opcode::SDiv | Opcode::SRem) && d == (min << 1) - 1;
                    if d == 0 || overflow && a.is_none_or(|a| a == min) {
                        return One::Ub;
                    }
                }
                let (Some(a), Some(b)) = (a, b) else { return One::Poison };
                binary64(op, fl, bits, a, b).map_or(One::Poison, One::Val)
            });
        }
        match op {
            Opcode::ICmp => {
                let p = f.int_pred(i);
                self.combine([self.get(ops[0]), self.get(ops[1])], true, |[a, b]| {
                    let (a, b) = (a.unwrap_or(0), b.unwrap_or(0));
                    if fl & flags::SAMESIGN != 0 && (a ^ b) >> (bits - 1) & 1 != 0 {
                        return One::Poison;
                    }
                    One::Val(compare64(p, bits, a, b) as u64)
                })
            }
            Opcode::Select => {
                let (c, a, b) = (self.get(ops[0]), self.get(ops[1]), self.get(ops[2]));
                // The arm is used as a whole: its picks are not correlated with anything.
                let mut out = 0;
                for c in elements(c) {
                    out |= match c {
                        None => POISON,
                        Some(0) => b,
                        Some(_) => a,
                    };
                }
                Some(out)
            }
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => {
                let from = self.bits(ops[0]);
                let to = f.types().int_bits(f.ty(i)).expect("integer");
                self.combine([self.get(ops[0])], true, |[a]| {
                    let a = a.unwrap_or(0);
                    let s = warpc_engine::ir::consts::sign_extend(a, from);
                    let m = (1u64 << to) - 1;
                    let bad = match op {
                        Opcode::ZExt => fl & flags::NNEG != 0 && s < 0,
                        Opcode::Trunc => {
                            fl & flags::NUW != 0 && a & m != a
                                || fl & flags::NSW != 0 && warpc_engine::ir::consts::sign_extend(a & m, to) != s
                        }
                        _ => false,
                    };
                    if bad { One::Poison } else { One::Val(if op == Opcode::SExt { s as u64 & m } else { a & m }) }
                })
            }
            Opcode::Call => {
                let id = f.intrins().get(f.intrinsic_callee(i).expect("intrinsic")).known().expect("known");
                self.intrinsic(id, &ops)
            }
            other => panic!("evaluator: {other:?}"),
        }
    }
    fn intrinsic(&mut self, which: IntrinsicId, ops: &[Value]) -> Option<Set> {
        let bits = self.bits(ops[0]);
        let m = (1u64 << bits) - 1;
        let sx = |v: u64| warpc_engine::ir::consts::sign_extend(v, bits);
        let clamp = |v: i64| (v.clamp(-(1 << (bits - 1)), (1 << (bits - 1)) - 1) as u64) & m;
        let flag = |k: usize| self.get(ops[k]) == 2;
        let one = |a: u64, b: u64, c: u64, flag: bool| match which {
            id::UMIN => One::Val(a.min(b)),
            id::UMAX => One::Val(a.max(b)),
            id::SMIN => One::Val(if sx(a) < sx(b) { a } else { b }),
            id::SMAX => One::Val(if sx(a) > sx(b) { a } else { b }),
            id::UADD_SAT => One::Val((a + b).min(m)),
            id::USUB_SAT => One::Val(a.saturating_sub(b)),
            id::SADD_SAT => One::Val(clamp(sx(a) + sx(b))),
            id::SSUB_SAT => One::Val(clamp(sx(a) - sx(b))),
            id::FSHL => One::Val(((a << bits | b) << (c % bits as u64) >> bits) & m),
            id::FSHR => One::Val(((a << bits | b) >> (c % bits as u64)) & m),
            id::CTPOP => One::Val(a.count_ones() as u64 & m),
            id::BITREVERSE => One::Val(a.reverse_bits() >> (64 - bits)),
            id::CTLZ | id::CTTZ if a == 0 && flag => One::Poison,
            id::CTLZ => One::Val((a.leading_zeros() as u64 - (64 - bits as u64)) & m),
            id::CTTZ => One::Val((a.trailing_zeros().min(bits) as u64) & m),
            id::ABS if flag && a == 1 << (bits - 1) => One::Poison,
            id::ABS => One::Val(sx(a).unsigned_abs() & m),
            _ => panic!("evaluator: {which:?}"),
        };
        match which {
            id::CTLZ | id::CTTZ | id::ABS => {
                let fl = flag(1);
                self.combine([self.get(ops[0])], true, |[a]| one(a.unwrap_or(0), 0, 0, fl))
            }
            id::CTPOP | id::BITREVERSE => {
                self.combine([self.get(ops[0])], true, |[a]| one(a.unwrap_or(0), 0, 0, false))
            }
            id::FSHL | id::FSHR => {
                let s = [self.get(ops[0]), self.get(ops[1]), self.get(ops[2])];
                self.combine(s, true, |[a, b, c]| one(a.unwrap_or(0), b.unwrap_or(0), c.unwrap_or(0), false))
            }
            _ => self.combine([self.get(ops[0]), self.get(ops[1])], true, |[a, b]| {
                one(a.unwrap_or(0), b.unwrap_or(0), 0, false)
            }),
        }
    }
}

/// All behaviours of `f` for these arguments, one per resolution of its freezes (at most a few thousand).
pub fn behaviours(f: &Func<'_>, args: &[Set]) -> Vec<Run> {
    let mut out = Vec::new();
    let mut picks: Vec<(u32, u32)> = Vec::new();
    loop {
        let mut e = Eval { f, args, regs: vec![0; f.num_insts()], picks: std::mem::take(&mut picks), next: 0 };
        let r = e.run();
        if !out.contains(&r) {
            out.push(r);
        }
        e.picks.truncate(e.next);
        picks = e.picks;
        // Next combination, last pick fastest.
        loop {
            match picks.last_mut() {
                None => return out,
                Some(p) if p.0 + 1 < p.1 => {
                    p.0 += 1;
                    break;
                }
                Some(_) => {
                    picks.pop();
                }
            }
        }
    }
}

/// Whether every behaviour of `new` is allowed by `old`.
pub fn refines(old: &[Run], new: &[Run]) -> bool {
    if old.iter().any(|r| r.is_none()) {
        return true;
    }
    new.iter().all(|n| match n {
        None => false,
        Some(n) => old.iter().flatten().any(|&o| o & POISON != 0 || n & !o == 0),
    })
}

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
    fn fill(&mut self, b: Block, n: usize) {
        for _ in 0..n {
            let v = self.instruction(b);
            self.pool.push(v);
        }
    }
    fn instruction(&mut self, b: Block) -> Value {
        use Opcode::*;
        let ty = self.ty();
        const BIN: [Opcode; 13] = [Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor];
        match self.rng.below(20) {
            0..=8 => {
                let op = self.rng.pick(&BIN);
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
                let (x, y) = (self.value(ty, false), self.value(ty, false));
                let y = if op.is_shift() && self.rng.one_in(2) { self.constant(ty) } else { y };
                Builder::at_end(self.f, b).binary(op, x, y, fl)
            }
            9..=11 => {
                let p = self.rng.pick(IntPred::ALL);
                let (x, y) = (self.value(ty, false), self.value(ty, false));
                let c = Builder::at_end(self.f, b).icmp(p, x, y, Type::I1);
                if self.rng.one_in(8) && !p.is_equality() {
                    let i = c.as_inst().expect("icmp");
                    let fl = self.f.flags(i) | flags::SAMESIGN;
                    self.f.set_flags(i, fl);
                }
                c
            }
            12 | 13 => {
                let c = self.value(Type::I1, false);
                let (x, y) = (self.value(ty, false), self.value(ty, false));
                Builder::at_end(self.f, b).select(c, x, y, 0)
            }
            14 | 15 => {
                let from = self.rng.pick(self.types);
                let (bf, bt) = (self.f.types().int_bits(from), self.f.types().int_bits(ty));
                let x = self.value(from, false);
                match bf.cmp(&bt) {
                    std::cmp::Ordering::Less if self.rng.one_in(2) => {
                        let fl = if self.rng.one_in(4) { flags::NNEG } else { 0 };
                        Builder::at_end(self.f, b).cast(ZExt, x, ty, fl)
                    }
                    std::cmp::Ordering::Less => Builder::at_end(self.f, b).cast(SExt, x, ty, 0),
                    std::cmp::Ordering::Greater => {
                        let fl = if self.rng.one_in(4) { self.rng.bits() as u16 & 3 } else { 0 };
                        Builder::at_end(self.f, b).cast(Trunc, x, ty, fl)
                    }
                    _ => Builder::at_end(self.f, b).freeze(x),
                }
            }
            16 | 17 => {
                let which = self.rng.pick(&[
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
                ]);
                let flag = self.rng.one_in(2);
                let flag = self.f.consts_mut().add_bool(flag);
                let n = match which {
                    id::FSHL | id::FSHR => 3,
                    id::CTPOP | id::BITREVERSE => 1,
                    _ => 2,
                };
                let mut args: Vec<Value> = (0..n).map(|_| self.value(ty, false)).collect();
                if matches!(which, id::CTLZ | id::CTTZ | id::ABS) {
                    args[1] = flag;
                }
                Builder::at_end(self.f, b).intrinsic(which, &[ty], &args, 0).expect("intrinsic")
            }
            18 => {
                // Complement or negation.
                let x = self.value(ty, false);
                let bits = self.f.types().int_bits(ty).expect("integer");
                if self.rng.one_in(2) {
                    let ones = self.f.consts_mut().add_int(ty, bits, u64::MAX);
                    Builder::at_end(self.f, b).binary(Xor, x, ones, 0)
                } else {
                    let zero = self.f.consts_mut().add_int(ty, bits, 0);
                    Builder::at_end(self.f, b).binary(Sub, zero, x, 0)
                }
            }
            _ => {
                // Reuse an operand of an earlier operation, so that identities occur.
                let op = self.rng.pick(&BIN);
                let x = self.value(ty, true);
                let y = match x.as_inst() {
                    Some(i)
                        if self.f.op(i) != Phi
                            && self.f.num_operands(i) > 0
                            && self.f.type_of(self.f.operand(i, 0)) == ty =>
                    {
                        self.f.operand(i, 0)
                    }
                    _ => self.value(ty, false),
                };
                Builder::at_end(self.f, b).binary(op, x, y, 0)
            }
        }
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

/// A pass object by its row.
pub fn make_pass(name: &str, params: &[&str]) -> Box<dyn FunctionPass> {
    let info = crate::find(name).expect("pass");
    let params = PassParams(params.iter().map(|s| s.to_string()).collect());
    match (info.make)(params).expect("parameters") {
        PassBody::Function(p) => p,
        _ => panic!("not a function pass"),
    }
}

/// Runs a pass on a function; returns whether it changed it.
pub fn run_pass(pass: &mut dyn FunctionPass, f: &mut FuncMut<'_>) -> bool {
    let session = Session::default();
    let mut analyses = Analyses::default();
    let mut remarks = Vec::new();
    let mut cx = PassCx { analyses: &mut analyses, session: &session, remarks: &mut remarks };
    pass.run(f, &mut cx) != warpc_engine::phase::Outcome::Unchanged
}

/// Number of random functions of a property test: `WARPC_CASES`, or `default`.
pub fn cases(default: usize) -> usize {
    std::env::var("WARPC_CASES").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

/// The property of every pass: on random functions it refines, keeps use lists, and a second run soon changes nothing.
pub fn check_pass(name: &str, params: &[&str], count: usize, shape: Shape2) {
    let mut pass = make_pass(name, params);
    let seed = std::env::var("WARPC_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1u64);
    for case in 0..count as u64 {
        let mut rng = Rng((seed + case).wrapping_mul(0x1234_5678_9abc_def1));
        let size = 2 + rng.below(shape.size);
        let (m, mut body) = random_function(&mut rng, Shape2 { size, ..shape });
        let before = body.clone();
        let describe = |body: &Body| dump(&Func::of_body(body, m.ctx()));
        {
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run_pass(&mut *pass, &mut f)));
            if caught.is_err() {
                panic!("{name} panicked, seed {}\n{}", seed + case, describe(&before));
            }
            if let Err(e) = f.check_uses() {
                panic!("{name}: {e}, seed {}\n{}", seed + case, describe(&before));
            }
        }
        let (old, new) = (Func::of_body(&before, m.ctx()), Func::of_body(&body, m.ctx()));
        let widths: Vec<u32> =
            body.side.args.iter().map(|a| m.tables().types.view().int_bits(a.ty).expect("integer")).collect();
        for_inputs(&mut rng, &widths, 60, |args| {
            let run = |f: &Func<'_>| {
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| behaviours(f, args))).unwrap_or_else(|_| {
                    panic!("{name}, seed {}\nbefore\n{}after\n{}", seed + case, describe(&before), describe(&body))
                })
            };
            let (was, is) = (run(&old), run(&new));
            if !refines(&was, &is) {
                panic!(
                    "{name} is wrong, seed {}\nbefore\n{}after\n{}arguments {args:x?} gave {was:x?}, give {is:x?}",
                    seed + case,
                    describe(&before),
                    describe(&body)
                );
            }
        });
    }
}

/// Calls `go` with all inputs when there are few, else a sample: values, poison, undef.
fn for_inputs(rng: &mut Rng, widths: &[u32], limit: usize, mut go: impl FnMut(&[Set])) {
    let total: usize = widths.iter().map(|&w| (1usize << w) + 2).product();
    let choose = |w: u32, k: usize| match k {
        0 => POISON,
        1 => all(w),
        k => 1 << (k - 2),
    };
    let mut args = vec![0; widths.len()];
    for n in 0..total.min(limit) {
        let mut n = if total <= limit { n } else { rng.below(total) };
        for (a, &w) in args.iter_mut().zip(widths) {
            let radix = (1usize << w) + 2;
            *a = choose(w, n % radix);
            n /= radix;
        }
        go(&args);
    }
}

/// A function made by `make`, run through a pass: for tests of single rewrites. `make` returns the value to return.
pub fn rewrite(
    name: &str,
    params: &[Type],
    make: impl FnOnce(&mut FuncMut<'_>, Block) -> Value,
    look: impl FnOnce(&Func<'_>, Value),
) {
    let mut m = Module::default();
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret: Type::VOID, params: params.into(), vararg: false });
    m.globals_mut().push(GlobalRow {
        sym: Symbol::default(),
        shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
        ..Default::default()
    });
    m.tables_mut().layout =
        warpc_engine::ir::layout::DataLayout::parse(warpc_engine::ir::layout::NVPTX64).expect("layout");
    let mut body = Body::default();
    body.side.global = Global(0);
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let entry = f.new_block();
    let v = make(&mut f, entry);
    let ret = Builder::at_end(&mut f, entry).ret(Some(v));
    run_pass(&mut *make_pass(name, &[]), &mut f);
    f.check_uses().expect("use lists");
    let result = f.operand(ret, 0);
    look(&f, result);
}

#[test]
fn the_check_sees_wrong_rewrites() {
    // `add nsw x, 1` as `add nuw x, 1` is no refinement; without flags it is one.
    let mut m = Module::default();
    let i4 = m.tables_mut().types.intern(TypeKind::Int(4));
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret: i4, params: [i4].into(), vararg: false });
    m.globals_mut()
        .push(GlobalRow { shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() }, ..Default::default() });
    let make = |fl: u16| {
        let mut body = Body::default();
        body.side.global = Global(0);
        body.side.args = vec![ArgRow { ty: i4, first_use: Use::NONE }];
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let b = f.new_block();
        let one = f.consts_mut().add_int(i4, 4, 1);
        let v = Builder::at_end(&mut f, b).binary(Opcode::Add, Value::arg(0), one, fl);
        Builder::at_end(&mut f, b).ret(Some(v));
        drop(f);
        body
    };
    let [plain, nsw, nuw] = [0, flags::NSW, flags::NUW].map(make);
    let ok = |a: &Body, b: &Body| {
        (0..16).map(|v| 1 << v).chain([POISON, all(4)]).all(|arg| {
            let (f, g) = (Func::of_body(a, m.ctx()), Func::of_body(b, m.ctx()));
            refines(&behaviours(&f, &[arg]), &behaviours(&g, &[arg]))
        })
    };
    assert!(ok(&nsw, &plain) && ok(&nuw, &plain) && ok(&nsw, &nsw));
    assert!(!ok(&plain, &nsw) && !ok(&nsw, &nuw));
}
