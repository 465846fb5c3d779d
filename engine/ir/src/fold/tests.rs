//! Tests of the folder over constants.

use super::*;
use crate::consts::sign_extend;
use crate::opcode::{FloatPred, IntPred, flags};
use crate::types::Types;

struct Fixture {
    types: Types,
    consts: Consts,
    layout: DataLayout,
}

impl Fixture {
    fn new() -> Fixture {
        Fixture {
            types: Types::default(),
            consts: Consts::default(),
            layout: DataLayout::parse(crate::layout::NVPTX64).unwrap(),
        }
    }
    fn folder(&mut self) -> Folder<'_> {
        Folder {
            consts: &mut self.consts,
            types: self.types.view(),
            layout: &self.layout,
            ctx: None,
            func: Global::NONE,
        }
    }
}

#[test]
fn all_binary_operations_of_i4_with_all_flags() {
    let mut x = Fixture::new();
    let i4 = x.types.intern(TypeKind::Int(4));
    for op in Opcode::ALL.iter().copied().filter(|o| o.is_int_binary()) {
        for fl in 0..16u16 {
            for a in 0..16u64 {
                for b in 0..16u64 {
                    let want = int::binary64(op, fl, 4, a, b);
                    let mut f = x.folder();
                    let (u, v) = (f.consts.add_int(i4, 4, a), f.consts.add_int(i4, 4, b));
                    let got = f.binary(op, fl, u, v).unwrap();
                    assert_eq!(got.is_poison(), want.is_none());
                    assert_eq!(f.consts.as_int(got), want);
                }
            }
        }
    }
}

/// Undef operands: the folded value is one that some choice of the undef gives, for every value of the other operand.
#[test]
fn undef_operands_fold_to_a_possible_result() {
    let mut x = Fixture::new();
    let i3 = x.types.intern(TypeKind::Int(3));
    for op in Opcode::ALL.iter().copied().filter(|o| o.is_int_binary()) {
        for side in 0..2 {
            for c in 0..8u64 {
                let mut f = x.folder();
                let known = f.consts.add_int(i3, 3, c);
                let (a, b) = if side == 0 { (Value::undef(i3), known) } else { (known, Value::undef(i3)) };
                let results: Vec<Option<u64>> = (0..8)
                    .map(|u| if side == 0 { int::binary64(op, 0, 3, u, c) } else { int::binary64(op, 0, 3, c, u) })
                    .collect();
                let got = f.binary(op, 0, a, b).unwrap();
                if got.is_poison() {
                    assert!(results.contains(&None), "{op:?} {c}");
                } else if got.is_undef_or_poison() {
                    // Undef: every value must be possible.
                    let all = (0..8).all(|v| results.contains(&Some(v)));
                    assert!(all || results.contains(&None), "{op:?} undef {c} side {side}");
                } else {
                    let v = f.consts.as_int(got);
                    assert!(results.contains(&v) || results.contains(&None), "{op:?} {c} -> {v:?}");
                }
            }
        }
    }
}

#[test]
fn comparisons_and_casts_of_i4() {
    let mut x = Fixture::new();
    let i4 = x.types.intern(TypeKind::Int(4));
    let i7 = x.types.intern(TypeKind::Int(7));
    let i3 = x.types.intern(TypeKind::Int(3));
    let mut f = x.folder();
    for a in 0..16u64 {
        let v = f.consts.add_int(i4, 4, a);
        let s = sign_extend(a, 4);
        let z = f.cast(Opcode::ZExt, 0, v, i7).unwrap();
        assert_eq!(f.consts.as_int(z), Some(a));
        let e = f.cast(Opcode::SExt, 0, v, i7).unwrap();
        assert_eq!(f.consts.as_int(e), Some(s as u64 & 127));
        let n = f.cast(Opcode::ZExt, flags::NNEG, v, i7).unwrap();
        assert_eq!(n.is_poison(), s < 0);
        let t = f.cast(Opcode::Trunc, flags::NSW, v, i3).unwrap();
        assert_eq!(t.is_poison(), !(-4..4).contains(&s));
        let fp = f.cast(Opcode::SIToFP, 0, v, Type::FLOAT).unwrap();
        assert_eq!(f.float_bits(fp), Some((s as f32).to_bits() as u128));
        let back = f.cast(Opcode::FPToSI, 0, fp, i3).unwrap();
        assert_eq!(back.is_poison(), !(-4..4).contains(&s));
        for b in 0..16u64 {
            let w = f.consts.add_int(i4, 4, b);
            let t = sign_extend(b, 4);
            for &p in IntPred::ALL {
                let got = f.icmp(p, v, w, Type::I1).unwrap();
                let want = match p {
                    IntPred::Eq => a == b,
                    IntPred::Ne => a != b,
                    IntPred::Ugt => a > b,
                    IntPred::Uge => a >= b,
                    IntPred::Ult => a < b,
                    IntPred::Ule => a <= b,
                    IntPred::Sgt => s > t,
                    IntPred::Sge => s >= t,
                    IntPred::Slt => s < t,
                    IntPred::Sle => s <= t,
                };
                assert_eq!(f.consts.as_int(got), Some(want as u64), "{a} {p:?} {b}");
            }
        }
    }
}

#[test]
fn vectors_fold_lane_by_lane_and_splats_once() {
    let mut x = Fixture::new();
    let v4 = x.types.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::I32 });
    let v4i1 = x.types.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::I1 });
    let v2i64 = x.types.intern(TypeKind::Vector { len: 2, scalable: false, elem: Type::I64 });
    let f4 = x.types.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::FLOAT });
    let mut f = x.folder();
    let e: Vec<Value> = [1u32, 2, 3].iter().map(|&n| f.consts.add_i32(n)).collect();
    let a = f.consts.add_aggregate(v4, &[e[0], e[1], e[2], Value::poison(Type::I32)], true);
    let s = f.consts.add_splat(v4, e[2]);
    let r = f.binary(Opcode::Add, 0, a, s).unwrap();
    let lane = f.element(r, 1).unwrap();
    assert_eq!(f.consts.as_int(lane), Some(5));
    assert!(f.element(r, 3).unwrap().is_poison());
    let c = f.icmp(IntPred::Ult, a, s, v4i1).unwrap();
    let lane = f.element(c, 2).unwrap();
    assert_eq!(f.consts.as_int(lane), Some(0));
    let pick = f.select(c, s, a).unwrap();
    let lane = f.element(pick, 2).unwrap();
    assert_eq!(f.consts.as_int(lane), Some(3));
    let wide = f.bitcast_for_test(s, v2i64);
    let lane = f.element(wide, 0).unwrap();
    assert_eq!(f.consts.as_int(lane), Some(3 << 32 | 3));
    let fl = f.cast(Opcode::UIToFP, 0, s, f4).unwrap();
    let lane = f.element(fl, 3).unwrap();
    assert_eq!(f.float_bits(lane), Some(3f32.to_bits() as u128));
    let frozen = f.freeze(a).unwrap();
    let lane = f.element(frozen, 3).unwrap();
    assert_eq!(f.consts.as_int(lane), Some(0));
    let m = f.shuffle(a, s, &[0, 4, u32::MAX, 1], v4).unwrap();
    let lane = f.element(m, 1).unwrap();
    assert_eq!(f.consts.as_int(lane), Some(3));
}

impl Folder<'_> {
    fn bitcast_for_test(&mut self, value: Value, ty: Type) -> Value {
        self.cast(Opcode::BitCast, 0, value, ty).unwrap()
    }
}

#[test]
fn wide_integers_and_floats() {
    let mut x = Fixture::new();
    let i256 = x.types.intern(TypeKind::Int(256));
    let mut f = x.folder();
    let a = f.consts.add_wide_int(i256, 256, &[0, 0, 0, 1 << 63]);
    let two = f.int_of(i256, 2).unwrap();
    let h = f.binary(Opcode::AShr, 0, a, two).unwrap();
    assert_eq!(f.limbs(h).unwrap()[..], [0, 0, 0, 0b111 << 61]);
    assert!(f.binary(Opcode::Mul, flags::NSW, a, two).unwrap().is_poison());
    let m1 = f.int_of(i256, -1).unwrap();
    assert!(f.binary(Opcode::SDiv, 0, a, m1).unwrap().is_poison());
    let t = f.cast(Opcode::Trunc, 0, m1, Type::I128).unwrap();
    let all = f.int_of(Type::I128, -1).unwrap();
    assert_eq!(t, all);
    let q = f.cast(Opcode::SIToFP, 0, t, Type::FP128).unwrap();
    let back = f.cast(Opcode::FPToSI, 0, q, Type::I8).unwrap();
    assert_eq!(f.consts.as_int(back), Some(255));
    let nan = f.float(Type::FLOAT, 0x7fc00000);
    let one = f.float(Type::FLOAT, 0x3f800000);
    assert!(f.binary(Opcode::FAdd, flags::NNAN, nan, one).unwrap().is_poison());
    let c = f.fcmp(FloatPred::Uno, 0, nan, one, Type::I1).unwrap();
    assert_eq!(f.consts.as_int(c), Some(1));
    let u = f.binary(Opcode::FMul, 0, Value::undef(Type::FLOAT), one).unwrap();
    assert_eq!(u, nan);
}

#[test]
fn addresses_are_canonical_byte_offsets() {
    let mut x = Fixture::new();
    let arr = x.types.intern(TypeKind::Array { len: 4, elem: Type::I32 });
    let st = x.types.intern(TypeKind::Struct { fields: [Type::I8, arr].into(), packed: false });
    let mut m = crate::Module::default();
    m.globals_mut().push(crate::module::GlobalRow {
        shape: crate::module::Shape { ty: st, ptr_ty: Type::PTR, ..Default::default() },
        ..Default::default()
    });
    let mut f = x.folder();
    f.ctx = Some(m.ctx());
    let g = Value::global(Global(0));
    let [zero, one, two] = [0, 1, 2].map(|n| f.consts.add_i64(n));
    let i32_one = f.consts.add_i32(1);
    let p = f.gep(st, flags::INBOUNDS, g, &[zero, i32_one, two], Type::PTR).unwrap();
    assert_eq!(f.global_offset(p), Some((Global(0), 12)));
    let q = f.gep(Type::I32, flags::INBOUNDS, p, &[one], Type::PTR).unwrap();
    assert_eq!(f.global_offset(q), Some((Global(0), 16)));
    let minus = f.int_of(Type::I64, -16).unwrap();
    assert_eq!(f.gep(Type::I8, 0, q, &[minus], Type::PTR), Some(g));
    let null = f.consts.add_null(Type::PTR);
    let at4 = f.gep(Type::I32, 0, null, &[one], Type::PTR).unwrap();
    let n = f.cast(Opcode::PtrToInt, 0, at4, Type::I64).unwrap();
    assert_eq!(f.consts.as_int(n), Some(4));
    let int = f.cast(Opcode::PtrToInt, 0, g, Type::I64).unwrap();
    assert_eq!(f.cast(Opcode::IntToPtr, 0, int, Type::PTR), Some(g));
    let sum = f.binary(Opcode::Sub, 0, int, int).unwrap();
    assert_eq!(f.consts.as_int(sum), Some(0));
}

/// Integer intrinsics of i4 and i8 against plain integers.
#[test]
fn integer_intrinsics() {
    use crate::intrinsics::id;
    let mut x = Fixture::new();
    let i4 = x.types.intern(TypeKind::Int(4));
    let mut f = x.folder();
    let sat = |v: i64| v.clamp(-8, 7) as u64 & 15;
    for a in 0..16u64 {
        for b in 0..16u64 {
            let (u, v) = (f.consts.add_int(i4, 4, a), f.consts.add_int(i4, 4, b));
            let (s, t) = (sign_extend(a, 4), sign_extend(b, 4));
            for (which, want) in [
                (id::UMIN, a.min(b)),
                (id::UMAX, a.max(b)),
                (id::SMIN, s.min(t) as u64 & 15),
                (id::SMAX, s.max(t) as u64 & 15),
                (id::UADD_SAT, (a + b).min(15)),
                (id::USUB_SAT, a.saturating_sub(b)),
                (id::SADD_SAT, sat(s + t)),
                (id::SSUB_SAT, sat(s - t)),
                (id::UCMP, a.cmp(&b) as i64 as u64 & 15),
                (id::SCMP, s.cmp(&t) as i64 as u64 & 15),
            ] {
                let got = f.intrinsic(which, 0, &[u, v], i4).unwrap();
                assert_eq!(f.consts.as_int(got), Some(want), "{which:?} {a} {b}");
            }
            for c in 0..16u64 {
                let w = f.consts.add_int(i4, 4, c);
                let k = c % 4;
                let pair = a << 4 | b;
                let got = f.intrinsic(id::FSHL, 0, &[u, v, w], i4).unwrap();
                assert_eq!(f.consts.as_int(got), Some((pair << k >> 4) & 15));
                let got = f.intrinsic(id::FSHR, 0, &[u, v, w], i4).unwrap();
                assert_eq!(f.consts.as_int(got), Some((pair >> k) & 15));
            }
        }
        let u = f.consts.add_int(i4, 4, a);
        let (no, yes) = (f.consts.add_bool(false), f.consts.add_bool(true));
        let got = f.intrinsic(id::CTPOP, 0, &[u], i4).unwrap();
        assert_eq!(f.consts.as_int(got), Some(a.count_ones() as u64));
        let got = f.intrinsic(id::CTLZ, 0, &[u, no], i4).unwrap();
        assert_eq!(f.consts.as_int(got), Some(a.leading_zeros() as u64 - 60));
        let got = f.intrinsic(id::CTTZ, 0, &[u, yes], i4).unwrap();
        assert_eq!(f.consts.as_int(got), (a != 0).then_some(a.trailing_zeros() as u64));
        let got = f.intrinsic(id::BITREVERSE, 0, &[u], i4).unwrap();
        assert_eq!(f.consts.as_int(got), Some(a.reverse_bits() >> 60));
        let got = f.intrinsic(id::ABS, 0, &[u, yes], i4).unwrap();
        assert_eq!(f.consts.as_int(got), (a != 8).then_some(sign_extend(a, 4).unsigned_abs()));
    }
    let v = f.consts.add_i32(0x01020304);
    let got = f.intrinsic(id::BSWAP, 0, &[v], Type::I32).unwrap();
    assert_eq!(f.consts.as_int(got), Some(0x04030201));
}

#[test]
fn float_and_target_intrinsics() {
    use crate::intrinsics::id;
    let mut x = Fixture::new();
    let mut f = x.folder();
    let c = |f: &mut Folder<'_>, v: f32| f.float(Type::FLOAT, v.to_bits() as u128);
    for (which, arg, want) in [
        (id::FLOOR, -1.5f32, -2.0f32),
        (id::CEIL, -1.5, -1.0),
        (id::TRUNC, -1.5, -1.0),
        (id::ROUND, 2.5, 3.0),
        (id::RINT, 2.5, 2.0),
        (id::FABS, -3.0, 3.0),
        (id::SQRT, 2.0, std::f32::consts::SQRT_2),
        (id::EXP2, 5.0, 32.0),
        (id::LOG, 1.0, 0.0),
        (id::COS, 0.0, 1.0),
        (id::NVVM_FLOOR_F, 1.5, 1.0),
        (id::NVVM_SQRT_RN_F, 4.0, 2.0),
    ] {
        let a = c(&mut f, arg);
        let got = f.intrinsic(which, 0, &[a], Type::FLOAT).unwrap();
        assert_eq!(f.float_bits(got), Some(want.to_bits() as u128), "{which:?}");
    }
    let (a, b, d) = (c(&mut f, 1.5), c(&mut f, -2.0), c(&mut f, 0.25));
    let got = f.intrinsic(id::FMA, 0, &[a, b, d], Type::FLOAT).unwrap();
    assert_eq!(f.float_bits(got), Some((-2.75f32).to_bits() as u128));
    let got = f.intrinsic(id::NVVM_F2I_RM, 0, &[b], Type::I32).unwrap();
    assert_eq!(f.consts.as_int(got), Some(-2i32 as u32 as u64));
    let got = f.intrinsic(id::COPYSIGN, 0, &[a, b], Type::FLOAT).unwrap();
    assert_eq!(f.float_bits(got), Some((-1.5f32).to_bits() as u128));
    let mask = f.consts.add_i32(8);
    let got = f.intrinsic(id::IS_FPCLASS, 0, &[b, mask], Type::I1).unwrap();
    assert_eq!(f.consts.as_int(got), Some(1));
}

#[test]
fn fixed_point_products() {
    let mut x = Fixture::new();
    let mut f = x.folder();
    let int = |f: &mut Folder<'_>, n: i64| f.consts.add_i32(n as u32);
    let mut product = |left: i64, right: i64, scale: i64, id| {
        let args = [int(&mut f, left), int(&mut f, right), int(&mut f, scale)];
        let v = f.intrinsic(id, 0, &args, Type::I32).unwrap();
        sign_extend(f.consts.as_int(v).unwrap(), 32)
    };
    use crate::intrinsics::id::{SMUL_FIX, SMUL_FIX_SAT};
    assert_eq!(product(1 << 30, 1 << 30, 31, SMUL_FIX), 1 << 29);
    // The result is rounded down.
    assert_eq!(product(-3, 1, 1, SMUL_FIX), -2);
    assert_eq!(product(-(1 << 31), -(1 << 31), 31, SMUL_FIX), -(1 << 31));
    assert_eq!(product(-(1 << 31), -(1 << 31), 31, SMUL_FIX_SAT), (1 << 31) - 1);
    assert_eq!(product(1 << 30, -8, 1, SMUL_FIX_SAT), -(1 << 31));
    let (undef, three) = (Value::undef(Type::I32), int(&mut f, 3));
    let v = f.intrinsic(SMUL_FIX, 0, &[undef, three, three], Type::I32).unwrap();
    assert_eq!(f.consts.as_int(v), Some(0));
}

#[test]
fn written_expressions_are_folded() {
    let mut x = Fixture::new();
    let vector = x.types.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::I8 });
    let mut f = x.folder();
    let lanes: Vec<Value> = (1..5).map(|n| f.consts.add_int(Type::I8, 8, n)).collect();
    let lanes = f.consts.add_aggregate(vector, &lanes, true);
    let cast = f.expr(Type::I32, Opcode::BitCast, 0, &[lanes]);
    let number = f.refold(cast);
    assert_eq!(f.consts.as_int(number), Some(0x0403_0201));
    let back = f.expr(vector, Opcode::BitCast, 0, &[cast]);
    let lane = f.consts.add_i64(2);
    let head = ExprHead { op: Opcode::ExtractElement, flags: 0, elem: Type::NONE, inrange: None };
    let third = f.consts.add_expr(Type::I8, head, &[back, lane]);
    let third = f.refold(third);
    assert_eq!(f.consts.as_int(third), Some(3));
    // What is no expression stays.
    assert_eq!(f.refold(lanes), lanes);
}
