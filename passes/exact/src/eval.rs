//! The exact evaluator: all behaviours of a function of narrow integers.
//!
//! Every integer value of at most 4 bits has its full meaning: a register holds the *set* of values it may have (undef is the
//! set of all; each use picks on its own), a poison bit besides, and `freeze` picks one value for good.

use warpc_ir::fold::int::{binary64, compare64};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value, ValueKind};

/// Set of values a register may have: bit `v` for value `v`, bit 16 for poison.
pub type Set = u32;
pub(super) const POISON: Set = 1 << 16;

pub(super) fn all(bits: u32) -> Set {
    (1 << (1 << bits)) - 1
}

/// Whether a set is one value, neither undef nor poison.
pub(super) fn is_one_value(set: Set) -> bool {
    set.count_ones() == 1 && set != POISON
}

/// Behaviour of one run for one choice of every `freeze`: `None` is undefined behaviour.
pub type Behaviour = Option<Set>;

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

fn elements(set: Set) -> impl Iterator<Item = Option<u64>> {
    (0..17).filter(move |&k| set >> k & 1 != 0).map(|k| (k < 16).then_some(k))
}

impl Eval<'_, '_> {
    fn bits(&self, value: Value) -> u32 {
        self.f.types().int_bits(self.f.type_of(value)).expect("integer")
    }
    fn get(&self, value: Value) -> Set {
        match value.kind() {
            ValueKind::Inst(i) => self.regs[i.index()],
            ValueKind::Arg(n) => self.args[n as usize],
            ValueKind::Poison(_) => POISON,
            ValueKind::Undef(_) => all(self.bits(value)),
            _ => 1 << self.f.consts().as_int(value).expect("integer constant"),
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
    fn run(&mut self) -> Behaviour {
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
    fn inst(&mut self, inst: Inst) -> Option<Set> {
        let f = self.f;
        let (op, fl) = (f.op(inst), f.flags(inst));
        let ops: smallvec::SmallVec<[Value; 4]> = f.operands(inst).filter(|v| v.as_intrinsic().is_none()).collect();
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
                let p = f.int_pred(inst);
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
                let to = f.types().int_bits(f.ty(inst)).expect("integer");
                self.combine([self.get(ops[0])], true, |[a]| {
                    let a = a.unwrap_or(0);
                    let s = warpc_ir::consts::sign_extend(a, from);
                    let m = (1u64 << to) - 1;
                    let bad = match op {
                        Opcode::ZExt => fl & flags::NNEG != 0 && s < 0,
                        Opcode::Trunc => {
                            fl & flags::NUW != 0 && a & m != a
                                || fl & flags::NSW != 0 && warpc_ir::consts::sign_extend(a & m, to) != s
                        }
                        _ => false,
                    };
                    if bad { One::Poison } else { One::Val(if op == Opcode::SExt { s as u64 & m } else { a & m }) }
                })
            }
            Opcode::Call => {
                let id = f.intrins().get(f.intrinsic_callee(inst).expect("intrinsic")).known().expect("known");
                let result_bits = f.types().int_bits(f.ty(inst)).expect("integer");
                self.intrinsic(id, &ops, result_bits)
            }
            other => panic!("evaluator: {other:?}"),
        }
    }
    fn intrinsic(&mut self, which: IntrinsicId, ops: &[Value], result_bits: u32) -> Option<Set> {
        let bits = self.bits(ops[0]);
        let m = (1u64 << bits) - 1;
        let sx = |v: u64| warpc_ir::consts::sign_extend(v, bits);
        let clamp = |v: i64| (v.clamp(-(1 << (bits - 1)), (1 << (bits - 1)) - 1) as u64) & m;
        let flag = |k: usize| self.get(ops[k]) == 2;
        let one = |a: u64, b: u64, c: u64, flag: bool| match which {
            id::UMIN => One::Val(a.min(b)),
            id::UMAX => One::Val(a.max(b)),
            id::UCMP => One::Val((a > b) as u64 | if a < b { (1 << result_bits) - 1 } else { 0 }),
            id::SCMP => One::Val((sx(a) > sx(b)) as u64 | if sx(a) < sx(b) { (1 << result_bits) - 1 } else { 0 }),
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

/// Whether the evaluator can run `f`: integers of at most 4 bits, operations and intrinsics that it knows.
pub fn can_run(f: &Func<'_>) -> bool {
    let narrow = |v: Value| f.types().int_bits(f.type_of(v)).is_some_and(|bits| bits <= 4);
    (0..f.side().args.len() as u32).all(|k| narrow(Value::arg(k)))
        && f.block_order().flat_map(|b| f.block_insts(b)).all(|i| {
            let op = f.op(i);
            let known = match op {
                Opcode::Ret => f.num_operands(i) == 1,
                Opcode::Unreachable | Opcode::Br => return true,
                Opcode::ICmp | Opcode::Select | Opcode::ZExt | Opcode::SExt | Opcode::Trunc => true,
                Opcode::Freeze | Opcode::Phi => true,
                Opcode::Call => {
                    f.intrinsic_callee(i).and_then(|callee| f.intrins().get(callee).known()).is_some_and(runs)
                }
                _ => op.is_int_binary(),
            };
            known
                && (op == Opcode::Ret || narrow(Value::inst(i)))
                && f.operands(i).all(|v| v.as_intrinsic().is_some() || v.as_block().is_some() || narrow(v))
        })
}

/// Whether the evaluator knows an intrinsic.
fn runs(which: IntrinsicId) -> bool {
    matches!(
        which,
        id::UMIN
            | id::UMAX
            | id::SMIN
            | id::SMAX
            | id::UADD_SAT
            | id::USUB_SAT
            | id::SADD_SAT
            | id::SSUB_SAT
            | id::FSHL
            | id::FSHR
            | id::CTPOP
            | id::BITREVERSE
            | id::CTLZ
            | id::CTTZ
            | id::ABS
            | id::UCMP
            | id::SCMP
    )
}

/// All behaviours of `f` for these arguments, one per resolution of its freezes (at most a few thousand).
pub fn behaviours(f: &Func<'_>, args: &[Set]) -> Vec<Behaviour> {
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
pub fn refines(old: &[Behaviour], new: &[Behaviour]) -> bool {
    if old.iter().any(|r| r.is_none()) {
        return true;
    }
    new.iter().all(|n| match n {
        None => false,
        Some(n) => old.iter().flatten().any(|&o| o & POISON != 0 || n & !o == 0),
    })
}
