//! `vp.*`: lanes that are masked off, or not below the length, give poison. So an operation that does not trap is done on all lanes; a
//! division divides by one there; memory and reductions look at the mask and the length together.

use super::{arguments, int, lanes, numbers, splat, text, truth_of};
use smallvec::{SmallVec, smallvec};
use warpc_analysis::facts::call_arg_int;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::CallRow;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{FloatPred, flags};
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

/// The instruction that an operation is, on one or two operands.
fn opcode(id: IntrinsicId) -> Option<Opcode> {
    use id::*;
    Some(match id {
        VP_ADD => Opcode::Add,
        VP_SUB => Opcode::Sub,
        VP_MUL => Opcode::Mul,
        VP_SDIV => Opcode::SDiv,
        VP_UDIV => Opcode::UDiv,
        VP_SREM => Opcode::SRem,
        VP_UREM => Opcode::URem,
        VP_AND => Opcode::And,
        VP_OR => Opcode::Or,
        VP_XOR => Opcode::Xor,
        VP_SHL => Opcode::Shl,
        VP_LSHR => Opcode::LShr,
        VP_ASHR => Opcode::AShr,
        VP_FADD => Opcode::FAdd,
        VP_FSUB => Opcode::FSub,
        VP_FMUL => Opcode::FMul,
        VP_FDIV => Opcode::FDiv,
        VP_FREM => Opcode::FRem,
        VP_FNEG => Opcode::FNeg,
        VP_TRUNC => Opcode::Trunc,
        VP_ZEXT => Opcode::ZExt,
        VP_SEXT => Opcode::SExt,
        VP_FPTRUNC => Opcode::FPTrunc,
        VP_FPEXT => Opcode::FPExt,
        VP_FPTOSI => Opcode::FPToSI,
        VP_FPTOUI => Opcode::FPToUI,
        VP_SITOFP => Opcode::SIToFP,
        VP_UITOFP => Opcode::UIToFP,
        VP_PTRTOINT => Opcode::PtrToInt,
        VP_INTTOPTR => Opcode::IntToPtr,
        _ => return None,
    })
}

/// The intrinsic without mask and length.
fn plain(id: IntrinsicId) -> Option<IntrinsicId> {
    use id::*;
    Some(match id {
        VP_ABS => ABS,
        VP_BITREVERSE => BITREVERSE,
        VP_BSWAP => BSWAP,
        VP_CEIL => CEIL,
        VP_COPYSIGN => COPYSIGN,
        VP_CTLZ => CTLZ,
        VP_CTPOP => CTPOP,
        VP_CTTZ => CTTZ,
        VP_FABS => FABS,
        VP_FLOOR => FLOOR,
        VP_FMA => FMA,
        VP_FMULADD => FMULADD,
        VP_FSHL => FSHL,
        VP_FSHR => FSHR,
        VP_IS_FPCLASS => IS_FPCLASS,
        VP_LLRINT => LLRINT,
        VP_LRINT => LRINT,
        VP_MAXIMUM => MAXIMUM,
        VP_MAXNUM => MAXNUM,
        VP_MINIMUM => MINIMUM,
        VP_MINNUM => MINNUM,
        VP_NEARBYINT => NEARBYINT,
        VP_RINT => RINT,
        VP_ROUND => ROUND,
        VP_ROUNDEVEN => ROUNDEVEN,
        VP_ROUNDTOZERO => TRUNC,
        VP_SADD_SAT => SADD_SAT,
        VP_SMAX => SMAX,
        VP_SMIN => SMIN,
        VP_SQRT => SQRT,
        VP_SSUB_SAT => SSUB_SAT,
        VP_UADD_SAT => UADD_SAT,
        VP_UMAX => UMAX,
        VP_UMIN => UMIN,
        VP_USUB_SAT => USUB_SAT,
        _ => return None,
    })
}

/// Instructions that are to be expanded in turn.
type Next = SmallVec<[Inst; 1]>;

/// Replaces `call` if it is a predicated operation on lanes of a known number.
pub(super) fn expand(func: &mut FuncMut<'_>, call: Inst, id: IntrinsicId) -> Option<Next> {
    let loc = func.loc(call);
    let mut build = Builder { loc, ..Builder::before(func, call) };
    if let Some(next) = memory(&mut build, call, id) {
        let value = Value::inst(next[0]);
        match func.ty(call) {
            Type::VOID => func.erase(call),
            ty if ty == func.type_of(value) => func.replace_and_erase(call, value),
            ty => {
                // A load that may stop before the end does not stop.
                let length = func.operand(call, 2);
                let mut build = Builder { loc, ..Builder::before(func, call) };
                let pair = super::structure(&mut build, ty, &[value, length]);
                func.replace_and_erase(call, pair);
            }
        }
        return Some(next);
    }
    let result = lanewise(&mut build, call, id)
        .or_else(|| reduction(&mut build, call, id))
        .or_else(|| arrangement(&mut build, call, id))?;
    func.replace_and_erase(call, result);
    let next = result.as_inst().filter(|&inst| func.op(inst) == Opcode::Call);
    Some(next.into_iter().collect())
}

/// The mask, and the lanes below the length.
fn active(build: &mut Builder<'_, '_>, mask: Value, length: Value) -> Value {
    let ty = build.f.type_of(mask);
    let Some((len, _)) = lanes(build.f, ty) else { return mask };
    if build.f.consts().as_int(length).is_some_and(|length| length >= u64::from(len)) {
        return mask;
    }
    let below = below(build, len, length);
    build.binary(Opcode::And, mask, below, 0)
}

/// The lanes below `length`.
fn below(build: &mut Builder<'_, '_>, len: u32, length: Value) -> Value {
    let words = super::vector_of(build, len, Type::I32);
    let (numbers, lengths) = (numbers(build, words), splat(build, words, length));
    let truth = truth_of(build, words);
    build.icmp(IntPred::Ult, numbers, lengths, truth)
}

/// Operations on each lane.
fn lanewise(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    let fast = build.f.flags(call) & flags::FAST;
    let args = arguments(build.f, call);
    if let Some(op) = opcode(id) {
        let fl = if op.class() & warpc_ir::opcode::class::FP != 0 { fast } else { 0 };
        return Some(match op {
            Opcode::FNeg => build.fneg(args[0], fl),
            _ if op.is_cast() => build.cast(op, args[0], ty, 0),
            Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem => {
                let active = active(build, args[2], args[3]);
                let one = int(build, ty, 1);
                let divisor = build.select(active, args[1], one, 0);
                build.binary(op, args[0], divisor, 0)
            }
            _ => build.binary(op, args[0], args[1], fl),
        });
    }
    if let Some(plain) = plain(id) {
        let operand = build.f.type_of(args[0]);
        // Bytes are swapped in pairs, which nothing said of the predicated form.
        if plain == id::BSWAP
            && build.f.types().int_bits(build.f.types().scalar(operand)).is_none_or(|bits| bits % 16 != 0)
        {
            return None;
        }
        let types: SmallVec<[Type; 2]> = match plain {
            id::LRINT | id::LLRINT => smallvec![ty, operand],
            _ => smallvec![operand],
        };
        let fl = if build.f.types().is_float(build.f.types().scalar(operand)) { fast } else { 0 };
        return build.intrinsic(plain, &types, &args[..args.len() - 2], fl);
    }
    Some(match id {
        id::VP_ICMP => {
            let pred = IntPred::parse(text(build.f, call, 2)?)?;
            build.icmp(pred, args[0], args[1], ty)
        }
        id::VP_FCMP => {
            let pred = FloatPred::parse(text(build.f, call, 2)?)?;
            build.fcmp(pred, args[0], args[1], ty, fast)
        }
        id::VP_SELECT => build.select(args[0], args[1], args[2], 0),
        id::VP_MERGE => {
            let active = active(build, args[0], args[3]);
            build.select(active, args[1], args[2], 0)
        }
        _ => return None,
    })
}

/// Loads and stores under a mask that says it all.
fn memory(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Next> {
    let args = arguments(build.f, call);
    let stores = matches!(id, id::VP_STORE | id::VP_SCATTER | id::EXPERIMENTAL_VP_STRIDED_STORE);
    let align = call_arg_int(build.f, call, usize::from(stores), AttrKind::Align);
    let whole = match id {
        id::VP_STORE | id::VP_SCATTER | id::EXPERIMENTAL_VP_STRIDED_STORE => build.f.type_of(args[0]),
        id::VP_LOAD | id::VP_GATHER | id::EXPERIMENTAL_VP_STRIDED_LOAD => build.f.ty(call),
        id::VP_LOAD_FF => build.f.types().element(build.f.ty(call), 0)?,
        _ => return None,
    };
    let elem = build.f.types().scalar(whole);
    let n = args.len();
    let active = active(build, args[n - 2], args[n - 1]);
    let mut pointers = args[usize::from(stores)];
    let strided = matches!(id, id::EXPERIMENTAL_VP_STRIDED_LOAD | id::EXPERIMENTAL_VP_STRIDED_STORE);
    if strided {
        pointers = strided_addresses(build, pointers, args[usize::from(stores) + 1], whole);
    }
    let each = strided || matches!(id, id::VP_GATHER | id::VP_SCATTER);
    let target = match (stores, each) {
        (true, true) => id::MASKED_SCATTER,
        (true, false) => id::MASKED_STORE,
        (false, true) => id::MASKED_GATHER,
        (false, false) => id::MASKED_LOAD,
    };
    let types = [whole, build.f.type_of(pointers)];
    let value = match stores {
        true => build.intrinsic(target, &types, &[args[0], pointers, active], 0)?,
        false => build.intrinsic(target, &types, &[pointers, active, Value::poison(whole)], 0)?,
    };
    let inst = value.as_inst()?;
    // Without a word on it, the lanes are as aligned as their type: a single lane for addresses of their own.
    let natural = build.f.layout().abi_align(build.f.types(), if each { elem } else { whole });
    let align = align.unwrap_or(if strided { build.f.layout().abi_align(build.f.types(), elem) } else { natural });
    say_alignment(build.f, inst, usize::from(stores), align);
    Some(smallvec![inst])
}

/// Gives pointer `index` of `call` an alignment.
fn say_alignment(func: &mut FuncMut<'_>, call: Inst, index: usize, align: u64) {
    let set = func.intern_attr_set(vec![Attr::Int(AttrKind::Align, align)]);
    let mut params = vec![AttrSet::EMPTY; index];
    params.push(set);
    let attrs = func.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, params);
    let row = CallRow { attrs, ..func.call(call).clone() };
    func.set_call(call, row);
}

/// Addresses from `base` on, `stride` bytes apart.
fn strided_addresses(build: &mut Builder<'_, '_>, base: Value, stride: Value, whole: Type) -> Value {
    let (len, _) = lanes(build.f, whole).unwrap_or((1, whole));
    let (pointer, index) = (build.f.type_of(base), build.f.type_of(stride));
    let parts: SmallVec<[Value; 16]> = (0..len)
        .map(|k| {
            let number = int(build, index, k as i64);
            let distance = build.binary(Opcode::Mul, stride, number, 0);
            build.gep(Type::I8, base, &[distance], pointer, 0)
        })
        .collect();
    let ty = super::vector_of(build, len, pointer);
    super::assemble(build, ty, &parts)
}

/// Reductions of the lanes that count, from a start value.
fn reduction(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    use id::*;
    let (plain, join): (_, Result<Opcode, IntrinsicId>) = match id {
        VP_REDUCE_ADD => (VECTOR_REDUCE_ADD, Ok(Opcode::Add)),
        VP_REDUCE_MUL => (VECTOR_REDUCE_MUL, Ok(Opcode::Mul)),
        VP_REDUCE_AND => (VECTOR_REDUCE_AND, Ok(Opcode::And)),
        VP_REDUCE_OR => (VECTOR_REDUCE_OR, Ok(Opcode::Or)),
        VP_REDUCE_XOR => (VECTOR_REDUCE_XOR, Ok(Opcode::Xor)),
        VP_REDUCE_SMAX => (VECTOR_REDUCE_SMAX, Err(SMAX)),
        VP_REDUCE_SMIN => (VECTOR_REDUCE_SMIN, Err(SMIN)),
        VP_REDUCE_UMAX => (VECTOR_REDUCE_UMAX, Err(UMAX)),
        VP_REDUCE_UMIN => (VECTOR_REDUCE_UMIN, Err(UMIN)),
        VP_REDUCE_FADD => (VECTOR_REDUCE_FADD, Ok(Opcode::FAdd)),
        VP_REDUCE_FMUL => (VECTOR_REDUCE_FMUL, Ok(Opcode::FMul)),
        VP_REDUCE_FMAX => (VECTOR_REDUCE_FMAX, Err(MAXNUM)),
        VP_REDUCE_FMIN => (VECTOR_REDUCE_FMIN, Err(MINNUM)),
        VP_REDUCE_FMAXIMUM => (VECTOR_REDUCE_FMAXIMUM, Err(MAXIMUM)),
        VP_REDUCE_FMINIMUM => (VECTOR_REDUCE_FMINIMUM, Err(MINIMUM)),
        _ => return None,
    };
    let [start, vector, mask, length] = [0, 1, 2, 3].map(|n| build.f.operand(call, n));
    let fast = build.f.flags(call) & flags::FAST;
    let (ty, elem) = (build.f.type_of(vector), build.f.type_of(start));
    let active = active(build, mask, length);
    // The start value, where it can be taken more than once, stands for the others.
    let (starts, neutral) = match plain {
        VECTOR_REDUCE_ADD | VECTOR_REDUCE_OR | VECTOR_REDUCE_XOR => (false, int(build, elem, 0)),
        VECTOR_REDUCE_MUL => (false, int(build, elem, 1)),
        VECTOR_REDUCE_AND => (false, int(build, elem, -1)),
        VECTOR_REDUCE_FADD => (true, float(build, elem, Number::MinusZero)?),
        VECTOR_REDUCE_FMUL => (true, float(build, elem, Number::One)?),
        _ => (false, super::once(build, start)),
    };
    let start = match join {
        Err(_) => neutral,
        Ok(_) => start,
    };
    let neutrals = splat(build, ty, neutral);
    let vector = build.select(active, vector, neutrals, 0);
    if starts {
        return build.intrinsic(plain, &[ty], &[start, vector], fast);
    }
    let reduced = build.intrinsic(plain, &[ty], &[vector], fast)?;
    Some(match join {
        Ok(op) => build.binary(op, start, reduced, 0),
        Err(join) => build.intrinsic(join, &[elem], &[start, reduced], fast)?,
    })
}

enum Number {
    MinusZero,
    One,
}

fn float(build: &mut Builder<'_, '_>, ty: Type, number: Number) -> Option<Value> {
    let (zero, one) = match ty {
        Type::HALF => (0x8000, 0x3c00),
        Type::BFLOAT => (0x8000, 0x3f80),
        Type::FLOAT => (0x8000_0000, 0x3f80_0000),
        Type::DOUBLE => (1 << 63, 0x3ff0_0000_0000_0000),
        _ => return None,
    };
    let bits = match number {
        Number::MinusZero => zero,
        Number::One => one,
    };
    Some(build.f.consts_mut().add_float(ty, bits))
}

/// Lanes in another order, and the number of the first that is set.
fn arrangement(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    match id {
        id::EXPERIMENTAL_VP_REVERSE => {
            let (vector, length) = (build.f.operand(call, 0), build.f.operand(call, 2));
            let (len, _) = lanes(build.f, ty)?;
            let one = build.f.consts_mut().add_i32(1);
            let last = build.binary(Opcode::Sub, length, one, 0);
            let parts: SmallVec<[Value; 16]> = (0..len).map(|k| lane_below(build, vector, last, k)).collect();
            Some(super::assemble(build, ty, &parts))
        }
        id::EXPERIMENTAL_VP_SPLICE => splice(build, call),
        id::VP_CTTZ_ELTS => {
            let [vector, _, mask, length] = [0, 1, 2, 3].map(|n| build.f.operand(call, n));
            let (len, elem) =
                lanes(build.f, build.f.type_of(vector)).filter(|&(_, elem)| build.f.types().is_int(elem))?;
            let set = super::vectors::nonzero(build, vector, elem);
            let active = active(build, mask, length);
            let found = build.binary(Opcode::And, set, active, 0);
            let bits = build.f.types().int_bits(ty)?;
            let length = match bits.cmp(&32) {
                std::cmp::Ordering::Less => build.cast(Opcode::Trunc, length, ty, 0),
                std::cmp::Ordering::Equal => length,
                std::cmp::Ordering::Greater => build.cast(Opcode::ZExt, length, ty, 0),
            };
            Some(super::vectors::first_set(build, found, len, length))
        }
        _ => None,
    }
}

/// The lane of `vector` that is `k` below number `last`.
fn lane_below(build: &mut Builder<'_, '_>, vector: Value, last: Value, k: u32) -> Value {
    let elem = build.f.types().scalar(build.f.type_of(vector));
    let distance = build.f.consts_mut().add_i32(k);
    let index = build.binary(Opcode::Sub, last, distance, 0);
    build.extract_element(vector, index, elem)
}

/// Lanes of two vectors, of each as many as its length says, from a place in the first on.
fn splice(build: &mut Builder<'_, '_>, call: Inst) -> Option<Value> {
    let [first, second, place, _, length, _] = [0, 1, 2, 3, 4, 5].map(|n| build.f.operand(call, n));
    let ty = build.f.type_of(first);
    let (len, elem) = lanes(build.f, ty)?;
    let negative = build.f.consts().as_int(place)? as u32 as i32 <= -1;
    let start = if negative { build.binary(Opcode::Add, length, place, 0) } else { place };
    let parts: SmallVec<[Value; 16]> = (0..len)
        .map(|k| {
            let number = build.f.consts_mut().add_i32(k);
            let index = build.binary(Opcode::Add, start, number, 0);
            let in_first = build.icmp(IntPred::Ult, index, length, Type::I1);
            let early = build.extract_element(first, index, elem);
            let behind = build.binary(Opcode::Sub, index, length, 0);
            let late = build.extract_element(second, behind, elem);
            build.select(in_first, early, late, 0)
        })
        .collect();
    Some(super::assemble(build, ty, &parts))
}
