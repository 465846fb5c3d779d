//! Alias answers on built code, and distances against evaluation of every value of the variables.

use super::*;
use crate::known_bits::bits::sext;
use crate::testing::{Rng, body_of, empty_function};
use warpc_ir::func::FuncMut;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, TypeKind};

/// Offset of `value` from argument 0 for `args`, without poison: `None` when some step gives poison.
fn offset(func: &Func<'_>, value: Value, args: &[u64]) -> Option<i64> {
    let i = match value.as_inst() {
        None => return Some(0),
        Some(i) => i,
    };
    let base = offset(func, func.operand(i, 0), args)?;
    let size = func.layout().alloc_size(func.types(), Type(func.aux(i).a)) as i64;
    let ix = index(func, func.operand(i, 1), args)?;
    let bits = func.types().int_bits(func.type_of(func.operand(i, 1))).unwrap();
    Some(base + sext(ix as u128, bits) as i64 * size)
}
fn index(func: &Func<'_>, value: Value, args: &[u64]) -> Option<u64> {
    if let Some(n) = value.as_arg() {
        return Some(args[n as usize]);
    }
    let Some(i) = value.as_inst() else { return func.consts().as_int(value) };
    let w = func.types().int_bits(func.type_of(func.operand(i, 0))).unwrap();
    let a = index(func, func.operand(i, 0), args)?;
    let fit = |s: i128, u: i128| {
        let fl = func.flags(i);
        let m = (1i128 << w) - 1;
        let bad = fl & flags::NSW != 0 && sext(s as u128 & m as u128, w) != s
            || fl & flags::NUW != 0 && !(0..=m).contains(&u);
        (!bad).then_some((s & m) as u64)
    };
    let (sa, ua) = (sext(a as u128, w), a as i128);
    Some(match func.op(i) {
        Opcode::SExt => sa as u64 & warpc_ir::consts::low_mask(func.types().int_bits(func.ty(i))?),
        Opcode::ZExt => a,
        op => {
            let c = func.consts().as_int(func.operand(i, 1))?;
            let (sc, uc) = (sext(c as u128, w), c as i128);
            return match op {
                Opcode::Add => fit(sa + sc, ua + uc),
                Opcode::Sub => fit(sa - sc, ua - uc),
                Opcode::Mul => fit(sa * sc, ua.checked_mul(uc).unwrap_or(i128::MAX)),
                _ => fit(sa << c, ua << c),
            };
        }
    })
}

#[test]
fn distances_against_every_value() {
    let (mut no, mut must, mut partial) = (0, 0, 0);
    for seed in 0..600 {
        let mut rng = Rng::new(seed);
        let (mut m, mut body) = empty_function(&[Type::PTR, Type::I8, Type::I8]);
        let small = m.tables_mut().types.intern(TypeKind::Int(4));
        let three = m.tables_mut().types.intern(TypeKind::Array { len: 3, elem: Type::I8 });
        body.side.args[1].ty = small;
        body.side.args[2].ty = small;
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let b = f.new_block();
        let mut indices = vec![Value::arg(1), Value::arg(2)];
        for _ in 0..3 {
            let v = indices[rng.below(indices.len())];
            let ty = f.type_of(v);
            let bits = f.types().int_bits(ty).unwrap();
            let op = [Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::Shl, Opcode::SExt, Opcode::ZExt][rng.below(6)];
            let v = if matches!(op, Opcode::SExt | Opcode::ZExt) {
                if bits == 64 {
                    continue;
                }
                Builder::at_end(&mut f, b).cast(op, v, if rng.one_in(2) { Type::I64 } else { Type::I8 }, 0)
            } else {
                let c = if op == Opcode::Shl { rng.below(3) as u64 } else { rng.bits() & 15 };
                let c = if bits == 64 { c.wrapping_sub(8 * (op != Opcode::Shl) as u64) } else { c };
                let c = f.consts_mut().add_int(ty, bits, c);
                Builder::at_end(&mut f, b).binary(op, v, c, rng.below(4) as u16)
            };
            if v.as_inst()
                .is_some_and(|i| f.ty(i) == Type::I8 && f.type_of(f.operand(i, 0)) == Type::I8 && f.op(i).is_cast())
            {
                f.erase(v.as_inst().unwrap());
                continue;
            }
            indices.push(v);
        }
        let mut ptrs = vec![Value::arg(0)];
        for _ in 0..4 {
            let p = ptrs[rng.below(ptrs.len())];
            let ix = if rng.one_in(3) {
                f.consts_mut().add_i64((rng.below(16) as u64).wrapping_sub(8))
            } else {
                indices[rng.below(indices.len())]
            };
            let elem = [Type::I8, Type::I16, Type::I32, Type::I64, three][rng.below(5)];
            let fl = if rng.one_in(2) { flags::INBOUNDS | flags::NUSW } else { 0 };
            ptrs.push(Builder::at_end(&mut f, b).gep(elem, p, &[ix], Type::PTR, fl));
        }
        let mut cache = AliasCache::default();
        let mut aa = Alias::new(&f, &mut cache);
        for &p in &ptrs {
            for &q in &ptrs {
                let (sp, sq) = ([1, 2, 4, 8][rng.below(4)], [1, 2, 4, 8][rng.below(4)]);
                let (lp, lq) = (Loc::new(p, Size::Exact(sp)), Loc::new(q, Size::Exact(sq)));
                let r = aa.alias(&lp, &lq);
                assert_eq!(Alias::new(&f, &mut AliasCache::default()).alias(&lp, &lq), r, "seed {seed}: remembered");
                let sure = if r == AliasResult::No { AliasResult::May } else { r };
                let overlap = aa.overlap(&lp, &lq);
                assert!(overlap == r || overlap == sure, "seed {seed}: {p:?} {q:?} are {r:?}, not {overlap:?}");
                let apart = aa.fixed_distance(p, q);
                for n in 0..256u64 {
                    let args = [0, n & 15, n >> 4];
                    let (Some(x), Some(y)) = (offset(&f, p, &args), offset(&f, q, &args)) else { continue };
                    assert!(apart.is_none_or(|bytes| y - x == bytes), "seed {seed}: {p:?} {q:?} at {args:?}");
                    let meet = x < y + sq as i64 && y < x + sp as i64;
                    match r {
                        AliasResult::No => assert!(!meet, "seed {seed}: {p:?} {q:?} meet at {args:?}"),
                        AliasResult::Must => assert_eq!(x, y, "seed {seed}: {p:?} {q:?} at {args:?}"),
                        AliasResult::Partial => assert!(meet && x != y, "seed {seed}: {p:?} {q:?} at {args:?}"),
                        AliasResult::May => {}
                    }
                }
                no += (r == AliasResult::No) as u32;
                must += (r == AliasResult::Must && p != q) as u32;
                partial += (r == AliasResult::Partial) as u32;
            }
        }
    }
    assert!(no > 1200 && must > 25 && partial > 25, "{no} {must} {partial}");
}

#[test]
fn objects_spaces_and_escapes() {
    let (m, mut body) = body_of(&[vec![]]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let t = f.terminator(Block(0));
    let one = f.consts_mut().add_i32(1);
    let [a, b] = std::array::from_fn(|_| Builder::before(&mut f, t).alloca(Type::I64, Type::PTR, one, 8));
    let loaded = Builder::before(&mut f, t).load(Type::PTR, a, 8, 0);
    let shared = Builder::before(&mut f, t).cast(Opcode::AddrSpaceCast, loaded, Type::PTR_SHARED, 0);
    let global = Builder::before(&mut f, t).cast(Opcode::AddrSpaceCast, loaded, Type::PTR_GLOBAL, 0);
    let picked = Builder::before(&mut f, t).select(Value::arg(0), a, b, 0);
    let word = |p| Loc::new(p, Size::Exact(8));
    {
        let mut cache = AliasCache::default();
        let mut aa = Alias::new(&f, &mut cache);
        assert!(aa.no_alias(&word(a), &word(b)));
        assert!(aa.no_alias(&word(a), &word(loaded)));
        assert!(aa.no_alias(&word(shared), &word(global)));
        assert_eq!(aa.alias(&word(picked), &word(a)), AliasResult::May);
        assert!(aa.no_alias(&word(picked), &word(loaded)));
        // Larger than the object.
        assert!(aa.no_alias(&Loc::new(loaded, Size::Exact(16)), &word(a)));
        let store = f.first(Block(0));
        assert_eq!(aa.mod_ref(store, &word(b)), ModRef::NONE);
    }
    Builder::before(&mut f, t).store(b, a, 8, 0);
    let mut cache = AliasCache::default();
    let mut aa = Alias::new(&f, &mut cache);
    assert_eq!(aa.alias(&word(b), &word(loaded)), AliasResult::May);
    assert!(aa.no_alias(&word(a), &word(loaded)));
    let (load, store) = (loaded.as_inst().unwrap(), f.prev(t));
    assert_eq!((aa.mod_ref(load, &word(a)), aa.mod_ref(store, &word(a))), (ModRef::REF, ModRef::MOD));
}

#[test]
fn induction_variable_of_a_loop() {
    // p = phi [a, entry], [p + 4, loop]; stays within a.
    let (m, mut body) = body_of(&[vec![1], vec![1, 2], vec![]]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let at = f.terminator(Block(0));
    let one = f.consts_mut().add_i32(1);
    let [a, b] = std::array::from_fn(|_| Builder::before(&mut f, at).alloca(Type::I64, Type::PTR, one, 8));
    let p = f.new_phi(Block(1), Type::PTR);
    let at = f.terminator(Block(1));
    let next = Builder::before(&mut f, at).gep(Type::I32, p.into(), &[one], Type::PTR, flags::INBOUNDS);
    f.add_incoming(p, a, Block(0));
    f.add_incoming(p, next, Block(1));
    let mut cache = AliasCache::default();
    let mut aa = Alias::new(&f, &mut cache);
    let word = |p| Loc::new(p, Size::Exact(4));
    assert!(aa.no_alias(&word(p.into()), &word(b)));
    assert_eq!(aa.alias(&word(p.into()), &word(a)), AliasResult::May);
    assert!(aa.no_alias(&word(p.into()), &word(next)));
    // The next address is the phi of the next iteration.
    assert_eq!(aa.alias_across_iterations(&word(p.into()), &word(next)), AliasResult::May);
    assert_eq!(aa.alias_across_iterations(&word(a), &word(a)), AliasResult::Must);
}

#[test]
fn what_pointers_are_computed_from_is_forgotten() {
    let (m, mut body) = body_of(&[vec![]]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let t = f.terminator(Block(0));
    let [one, two, four] = [1, 2, 4].map(|n| f.consts_mut().add_i32(n));
    let [a, b] = std::array::from_fn(|_| Builder::before(&mut f, t).alloca(Type::I64, Type::PTR, four, 8));
    let [p, q] = [one, two].map(|n| Builder::before(&mut f, t).gep(Type::I32, a, &[n], Type::PTR, flags::INBOUNDS));
    let word = |p| Loc::new(p, Size::Exact(4));
    let mut cache = AliasCache::default();
    let ask = |f: &FuncMut<'_>, cache: &mut AliasCache| Alias::again(f, cache).alias(&word(p), &word(q));
    assert_eq!(ask(&f, &mut cache), AliasResult::No);
    f.set_operand(p.as_inst().unwrap(), 1, two);
    cache.forget_addresses();
    assert_eq!(ask(&f, &mut cache), AliasResult::Must);
    f.set_operand(p.as_inst().unwrap(), 0, b);
    cache.forget_pointers();
    assert_eq!(ask(&f, &mut cache), AliasResult::No);
    f.set_operand(q.as_inst().unwrap(), 0, b);
    // Who asks anew has nothing to forget.
    assert_eq!(Alias::new(&f, &mut cache).alias(&word(p), &word(q)), AliasResult::Must);
}

#[test]
fn numbers_that_become_indices_feed_addresses() {
    let (m, mut body) = body_of(&[vec![]]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let t = f.terminator(Block(0));
    let four = f.consts_mut().add_i32(4);
    let a = Builder::before(&mut f, t).alloca(Type::I64, Type::PTR, four, 8);
    let load = |f: &mut FuncMut<'_>| Builder::before(f, t).load(Type::I32, a, 4, 0);
    let [index, sum, data] = std::array::from_fn(|_| load(&mut f));
    Builder::before(&mut f, t).gep(Type::I32, a, &[index], Type::PTR, 0);
    let next = Builder::before(&mut f, t).binary(Opcode::Add, sum, four, 0);
    let wide = Builder::before(&mut f, t).cast(Opcode::SExt, next, Type::I64, 0);
    Builder::before(&mut f, t).gep(Type::I32, a, &[wide], Type::PTR, 0);
    let product = Builder::before(&mut f, t).binary(Opcode::UDiv, data, four, 0);
    Builder::before(&mut f, t).gep(Type::I32, a, &[product], Type::PTR, 0);
    // A quotient is a variable of its own in an address, whatever it is computed from.
    assert_eq!([index, sum, data, product].map(|number| feeds_addresses(&f, number)), [true, true, false, true]);
    assert!(!feeds_addresses(&f, four));
}

/// Addresses of all kinds: objects, steps by constants and by variables, steps on steps, casts, phis.
fn addresses_of_all_kinds(f: &mut FuncMut<'_>) -> Vec<Value> {
    let t = f.terminator(Block(0));
    let four = f.consts_mut().add_i32(4);
    let [a, b] = std::array::from_fn(|_| Builder::before(f, t).alloca(Type::I64, Type::PTR, four, 8));
    let [i, j] = std::array::from_fn(|_| Builder::before(f, t).load(Type::I32, a, 4, 0));
    let loaded = Builder::before(f, t).load(Type::PTR, b, 8, 0);
    let null = f.folder().zero(Type::PTR).expect("a null pointer");
    let mut all = vec![a, b, loaded, null, Value::poison(Type::PTR)];
    for base in [a, b, loaded] {
        let constants = [0, 1, 2, u32::MAX, i32::MAX as u32].map(|n| f.consts_mut().add_i32(n));
        for index in constants.into_iter().chain([i, j]) {
            let step = Builder::before(f, t).gep(Type::I32, base, &[index], Type::PTR, flags::INBOUNDS);
            all.push(step);
            all.push(Builder::before(f, t).gep(Type::I16, step, &[constants[1]], Type::PTR, 0));
            all.push(Builder::before(f, t).gep(Type::I64, step, &[j], Type::PTR, 0));
        }
    }
    all
}

#[test]
fn what_is_told_quickly_is_what_is_told_at_length() {
    let (m, mut body) = body_of(&[vec![]]);
    let mut f = FuncMut::of_body(&mut body, m.ctx());
    let all = addresses_of_all_kinds(&mut f);
    let mut cache = AliasCache::default();
    let mut aa = Alias::new(&f, &mut cache);
    let mut told = [0; 4];
    for (&p, &q) in all.iter().flat_map(|p| all.iter().map(move |q| (p, q))) {
        for sizes in [(4, 4), (2, 8), (0, 4), (40, 4)].map(|(x, y)| (Size::Exact(x), Size::Exact(y))) {
            for (x, y) in [sizes, (sizes.0, Size::After), (Size::Any, sizes.1), (Size::AtMost(8), sizes.1)] {
                aa.budget = super::BUDGET;
                let at_length = aa.pointers(p, x, q, y, 0);
                if let Some(quick) = aa.quickly(&Loc::new(p, x), &Loc::new(q, y)) {
                    assert_eq!(quick, at_length, "{p:?} {x:?}, {q:?} {y:?}");
                    told[quick as usize] += 1;
                }
            }
        }
    }
    // Most pairs of known objects are told apart, and what is left open is not told quickly.
    assert!(told[AliasResult::No as usize] > 1000 && told[AliasResult::Must as usize] > 100, "{told:?}");
    assert!(told[AliasResult::Partial as usize] > 100 && told[AliasResult::May as usize] == 0, "{told:?}");
}
