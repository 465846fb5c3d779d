//! Known bits of random expressions against evaluation of every input; assumptions, branches, launch bounds.

use super::bits::{mask, sext};
use super::*;
use crate::assumptions::Assumptions;
use crate::testing::{Rng, body_of, empty_function};
use warpc_ir::cfg::Cfg;
use warpc_ir::func::FuncMut;
use warpc_ir::opcode::{IntPred, flags};
use warpc_ir::{Builder, Opcode, TypeKind};

const W: u32 = 4;

/// Value of an instruction for arguments `args`, `None` when poison or undefined.
fn eval(func: &Func<'_>, value: Value, args: &[u128], known: &mut [Option<Option<u128>>]) -> Option<u128> {
    if let Some(n) = value.as_arg() {
        return Some(args[n as usize]);
    }
    if value.as_const().is_some() {
        return Some(func.consts().as_int(value)? as u128);
    }
    let i = value.as_inst()?;
    if let Some(done) = known[i.index()] {
        return done;
    }
    let bits = func.types().int_bits(func.ty(i))?;
    let w = func.types().int_bits(func.type_of(func.operand(i, 0)))?;
    let ops: Vec<Option<u128>> = func.operands(i).map(|o| eval(func, o, args, known)).collect();
    let fl = func.flags(i);
    let r = (|| {
        if func.op(i) == Opcode::Select {
            return if ops[0]? == 1 { ops[1] } else { ops[2] };
        }
        let a = ops[0]?;
        let b = match ops.get(1) {
            Some(b) => (*b)?,
            None => 0,
        };
        let (sa, sb) = (sext(a, w), sext(b, w));
        let (nuw, nsw) = (fl & flags::NUW != 0, fl & flags::NSW != 0);
        let wraps =
            |u: i128, s: i128| nuw && !(0..1 << bits).contains(&u) || nsw && sext(s as u128 & mask(bits), bits) != s;
        let (ua, ub) = (a as i128, b as i128);
        Some(match func.op(i) {
            Opcode::Add => {
                if wraps(ua + ub, sa + sb) {
                    return None;
                } else {
                    (a + b) & mask(bits)
                }
            }
            Opcode::Sub => {
                if wraps(ua - ub, sa - sb) {
                    return None;
                } else {
                    a.wrapping_sub(b) & mask(bits)
                }
            }
            Opcode::Mul => {
                if wraps(ua * ub, sa * sb) {
                    return None;
                } else {
                    (a * b) & mask(bits)
                }
            }
            Opcode::UDiv => a.checked_div(b)?,
            Opcode::URem => a.checked_rem(b)?,
            Opcode::SDiv if b == 0 || sa == -(1 << (bits - 1)) && sb == -1 => return None,
            Opcode::SDiv => (sa / sb) as u128 & mask(bits),
            Opcode::SRem if b == 0 => return None,
            Opcode::SRem => (sa % sb) as u128 & mask(bits),
            Opcode::And => a & b,
            Opcode::Or => a | b,
            Opcode::Xor => a ^ b,
            Opcode::Shl | Opcode::LShr | Opcode::AShr if b >= bits as u128 => return None,
            Opcode::Shl => {
                if wraps(ua << b, sa << b) {
                    return None;
                } else {
                    a << b & mask(bits)
                }
            }
            Opcode::LShr => a >> b,
            Opcode::AShr => (sa >> b) as u128 & mask(bits),
            Opcode::Trunc => a & mask(bits),
            Opcode::ZExt => a,
            Opcode::SExt => sa as u128 & mask(bits),
            Opcode::ICmp => compare(func.int_pred(i), a, b, w) as u128,
            _ => return None,
        })
    })();
    known[i.index()] = Some(r);
    r
}
fn compare(pred: IntPred, lhs: u128, rhs: u128, width: u32) -> bool {
    let (sa, sb) = (sext(lhs, width), sext(rhs, width));
    match pred {
        IntPred::Eq => lhs == rhs,
        IntPred::Ne => lhs != rhs,
        IntPred::Ugt => lhs > rhs,
        IntPred::Uge => lhs >= rhs,
        IntPred::Ult => lhs < rhs,
        IntPred::Ule => lhs <= rhs,
        IntPred::Sgt => sa > sb,
        IntPred::Sge => sa >= sb,
        IntPred::Slt => sa < sb,
        IntPred::Sle => sa <= sb,
    }
}

/// Appends random instructions of width `W` over arguments 0 to 2 at the end of `block`; returns all values.
fn grow(func: &mut FuncMut<'_>, rng: &mut Rng, block: Block, ty: Type, wide: Type, n: usize) -> Vec<Value> {
    let mut vals: Vec<Value> = (0..3).map(Value::arg).collect();
    for _ in 0..n {
        let pick = |rng: &mut Rng, func: &mut FuncMut<'_>| match rng.below(3) {
            0 => func.consts_mut().add_int(ty, W, rng.bits() & 15),
            _ => vals[if rng.one_in(2) { rng.below(vals.len()) } else { vals.len() - 1 }],
        };
        let (x, y) = (pick(rng, func), pick(rng, func));
        let ops = [
            Opcode::Add,
            Opcode::Sub,
            Opcode::Mul,
            Opcode::UDiv,
            Opcode::URem,
            Opcode::SDiv,
            Opcode::SRem,
            Opcode::And,
            Opcode::Or,
            Opcode::Xor,
            Opcode::Shl,
            Opcode::LShr,
            Opcode::AShr,
        ];
        let v = match rng.below(ops.len() + 3) {
            k if k < ops.len() => {
                let fl = if matches!(ops[k], Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl) {
                    rng.below(4)
                } else {
                    0
                };
                Builder::at_end(func, block).binary(ops[k], x, y, fl as u16)
            }
            k if k == ops.len() => {
                let p = IntPred::ALL[rng.below(10)];
                let z = pick(rng, func);
                let c = Builder::at_end(func, block).icmp(p, x, z, Type::I1);
                Builder::at_end(func, block).select(c, x, y, 0)
            }
            _ => {
                let ext = if rng.one_in(2) { Opcode::ZExt } else { Opcode::SExt };
                let a = Builder::at_end(func, block).cast(ext, x, wide, 0);
                let s = func.consts_mut().add_int(wide, W + 2, rng.below(5) as u64);
                let a = Builder::at_end(func, block).binary(Opcode::LShr, a, s, 0);
                Builder::at_end(func, block).cast(Opcode::Trunc, a, ty, 0)
            }
        };
        vals.push(v);
    }
    vals
}

/// Values in the first block, and an assumption about one of them, as a branch into a second block: the values, the condition of the
/// branch and the instruction that is reached where it holds.
fn grow_with_branch(
    func: &mut FuncMut<'_>,
    rng: &mut Rng,
    ty: Type,
    wide: Type,
    count: usize,
) -> (Vec<Value>, Value, Inst) {
    let b = func.new_block();
    let vals = grow(func, rng, b, ty, wide, count);
    let (yes, no) = (func.new_block(), func.new_block());
    let about = vals[rng.below(vals.len())];
    let limit = func.consts_mut().add_int(ty, W, rng.bits() & 15);
    let m1 = func.consts_mut().add_int(ty, W, rng.bits() & 15);
    let about = match rng.below(4) {
        0 => Builder::at_end(func, b).binary(Opcode::And, about, m1, 0),
        1 => Builder::at_end(func, b).binary(Opcode::Add, about, m1, 0),
        _ => about,
    };
    let cond = Builder::at_end(func, b).icmp(IntPred::ALL[rng.below(10)], about, limit, Type::I1);
    Builder::at_end(func, b).cond_br(cond, yes, no);
    let ret = Builder::at_end(func, yes).ret(None);
    Builder::at_end(func, no).ret(None);
    (vals, cond, ret)
}

#[test]
fn random_expressions_against_every_input() {
    let mut learnt = 0;
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let (mut m, mut body) = empty_function(&[Type::I32; 3]);
        let ty = m.tables_mut().types.intern(TypeKind::Int(W));
        let wide = m.tables_mut().types.intern(TypeKind::Int(W + 2));
        body.side.args.iter_mut().for_each(|a| a.ty = ty);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let (vals, cond, ret) = grow_with_branch(&mut f, &mut rng, ty, wide, 12);
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let facts = Assumptions::new(&f, &cfg, &dom);
        let plain = Values::new(&f);
        let there = Values::with(&f, &dom, &facts).at(ret);
        for &v in &vals {
            let (k, c) = (plain.known_bits(v).unwrap(), there.known_bits(v).unwrap());
            let (s, nz, nzc) = (plain.sign_bits(v), plain.is_non_zero(v), there.is_non_zero(v));
            learnt += (k.zero | k.one).count_ones() as u64 + (c != k) as u64 * 100;
            for n in 0..1u128 << (3 * W) {
                let args = [n & 15, n >> 4 & 15, n >> 8];
                let mut memo = vec![None; f.num_insts()];
                let Some(x) = eval(&f, v, &args, &mut memo) else { continue };
                assert!(k.admits(x), "seed {seed} {v:?} {args:?}: {x} not in {k:?}");
                let copies = (0..W).take_while(|&t| x >> (W - 1 - t) & 1 == x >> (W - 1)).count() as u32;
                assert!(copies >= s, "seed {seed} {v:?}: {x} has {copies} sign bits, {s} claimed");
                assert!(!nz || x != 0, "seed {seed} {v:?} is zero for {args:?}");
                if eval(&f, cond, &args, &mut memo) == Some(1) {
                    assert!(c.admits(x), "seed {seed} {v:?} {args:?}: {x} not in {c:?} under the condition");
                    assert!(!nzc || x != 0, "seed {seed} {v:?} is zero for {args:?} under the condition");
                }
            }
        }
    }
    assert!(learnt > 1000, "{learnt}");
}

#[test]
fn loops_and_divisions() {
    // i = phi [0, entry], [i + 4, loop]
    let (m, mut body) = body_of(&[vec![1], vec![1, 2], vec![]]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let phi = f.new_phi(Block(1), Type::I32);
    let (zero, four, eight) = (f.consts_mut().add_i32(0), f.consts_mut().add_i32(4), f.consts_mut().add_i32(8));
    let at = f.terminator(Block(1));
    let next = Builder::before(&mut f, at).binary(Opcode::Add, phi.into(), four, flags::NSW);
    let div = Builder::before(&mut f, at).binary(Opcode::SDiv, Value::arg(1), eight, 0);
    let bad = Builder::before(&mut f, at).binary(Opcode::UDiv, Value::arg(1), next, 0);
    f.add_incoming(phi, zero, Block(0));
    f.add_incoming(phi, next, Block(1));
    let q = Values::new(&f);
    let k = q.known_bits(phi.into()).unwrap();
    assert_eq!((k.zero & 3, k.is_non_negative()), (3, true));
    assert!(q.is_safe_to_speculate(div.as_inst().unwrap()));
    assert!(!q.is_safe_to_speculate(bad.as_inst().unwrap()));
    // Not zero unless it is poison, which a division must not see.
    assert!(q.is_non_zero(next) && !q.not_undef_or_poison(next));
}

/// What is undef asks for known bits, which ask what is undef: a long chain of both takes no deeper stack than a short one.
#[test]
fn flags_that_hold_make_no_poison_in_long_chains() {
    // A body with an argument, as wide as the chain.
    let (mut m, mut body) = body_of(&[vec![]]);
    let ty = m.tables_mut().types.intern(TypeKind::Int(8));
    body.side.args.iter_mut().for_each(|arg| arg.ty = ty);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let at = f.terminator(f.entry());
    let mut x = Builder::before(&mut f, at).freeze(Value::arg(0));
    let one = f.consts_mut().add_int(ty, 8, 1);
    let bit = Builder::before(&mut f, at).binary(Opcode::And, x, one, 0);
    let wide = Builder::before(&mut f, at).cast(Opcode::ZExt, bit, Type::I32, flags::NNEG);
    let any = Builder::before(&mut f, at).cast(Opcode::ZExt, x, Type::I32, flags::NNEG);
    assert!(Values::new(&f).not_undef_or_poison(wide) && !Values::new(&f).not_undef_or_poison(any));
    for _ in 0..20_000 {
        let square = Builder::before(&mut f, at).binary(Opcode::Mul, x, x, flags::NSW);
        let lowest = Builder::before(&mut f, at).binary(Opcode::Sub, square, square, flags::NSW);
        x = Builder::before(&mut f, at).binary(Opcode::Add, lowest, square, flags::NUW);
    }
    assert!(!Values::new(&f).not_undef_or_poison(x));
}

#[test]
fn a_memo_changes_no_answer() {
    let memos = [KnownMemo::default(), KnownMemo::default()];
    for seed in 100..140 {
        let mut rng = Rng::new(seed);
        let (mut m, mut body) = empty_function(&[Type::I32; 3]);
        let ty = m.tables_mut().types.intern(TypeKind::Int(W));
        let wide = m.tables_mut().types.intern(TypeKind::Int(W + 2));
        body.side.args.iter_mut().for_each(|a| a.ty = ty);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let (vals, _, ret) = grow_with_branch(&mut f, &mut rng, ty, wide, 16);
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let facts = Assumptions::new(&f, &cfg, &dom);
        memos.iter().for_each(KnownMemo::begin);
        for _ in 0..8 {
            for place in [Inst::NONE, ret] {
                for (memo, values) in memos.iter().zip([Values::new(&f), Values::with(&f, &dom, &facts)]) {
                    let questions = values.at(place);
                    let remembering = Values { memo: Some(memo), ..questions };
                    for &v in vals.iter().rev() {
                        assert_eq!(remembering.known_bits(v), questions.known_bits(v), "seed {seed} {v:?}");
                    }
                }
            }
            // An edit between questions: another constant, or other flags.
            let changed = vals[rng.below(vals.len())].as_inst();
            if let Some(changed) = changed.filter(|&inst| f.op(inst).is_int_binary()) {
                let other = f.consts_mut().add_int(ty, W, rng.bits() & 15);
                match rng.below(3) {
                    0 => f.set_flags(changed, 0),
                    1 => f.set_op(changed, Opcode::And, ty),
                    _ => f.set_operand(changed, 1, other),
                }
            }
        }
    }
}
