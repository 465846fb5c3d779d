//! `atomic-expand`: atomic operations that the target does not have become loops of compare-and-swap, and those on bytes and halves work on
//! the word around them.
//!
//! | operation | becomes |
//! |---|---|
//! | `atomicrmw` of 32 or 64 bits that is no instruction (`nand`, `fmin`, `usub_sat`, ...) | a loop of `cmpxchg` |
//! | `atomicrmw` of integers of 8 or 16 bits | a loop of `cmpxchg` on the aligned word of 32 bits |
//! | `atomicrmw xchg` of numbers and pointers | the same on integers |
//! | `cmpxchg` of 8 or 16 bits | a loop on the word, which goes on while only neighbours changed |
//!
//! Code generation does all of that itself: the pass shows it, and lets others work on it. **When**: by name. **How**: the first guess is
//! a plain load, as LLVM's is; a wrong guess costs a round. Orderings and scopes stay on the `cmpxchg`, where LLVM puts fences beside a weaker one. Debug
//! locations are those of the operation. **Cost**: linear. **Invariants**: vectors and 128 bits stay; volatile operations stay volatile.
//! **Source**: LLVM's pass of this name, by what it does for this target.

use warpc_analysis::AnalysisSet;
use warpc_ir::body::MemInfo;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Ordering, RmwOp, flags};
use warpc_ir::{Aux, Builder, FuncMut, IntPred, Opcode, TypeKind, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::atomic_update::{Extremes, stored_value};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "atomic-expand",
    summary: "make loops of atomic operations that the target does not have",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(AtomicExpand)))
    },
};

struct AtomicExpand;

impl FunctionPass for AtomicExpand {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let is_atomic = |&inst: &Inst| matches!(func.op(inst), Opcode::AtomicRmw | Opcode::CmpXchg);
        let atomics: Vec<Inst> = insts.filter(is_atomic).collect();
        let mut changed = false;
        for atomic in atomics {
            changed |= match func.op(atomic) {
                Opcode::CmpXchg => expand_swap(func, atomic),
                _ => expand_operation(func, atomic),
            };
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Bits of the integer in memory that a value of `ty` is, if it is a number or a pointer.
fn bits(func: &FuncMut<'_>, ty: Type) -> Option<u32> {
    match func.types().kind(ty) {
        TypeKind::Int(bits) => Some(*bits),
        TypeKind::Half | TypeKind::BFloat => Some(16),
        TypeKind::Float => Some(32),
        TypeKind::Double => Some(64),
        TypeKind::Ptr { .. } => Some(func.layout().size_in_bits(func.types(), ty) as u32),
        _ => None,
    }
}

/// Whether `op` on `bits` bits of `ty` is an instruction, or made by code generation of one, as LLVM has it.
fn is_instruction(ty: Type, bits: u32, op: RmwOp) -> bool {
    use RmwOp::*;
    match op {
        Xchg | Add | Sub | And | Or | Xor | Max | Min | UMax | UMin => bits >= 32,
        UIncWrap | UDecWrap => bits == 32,
        FAdd => matches!(ty, Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE),
        _ => false,
    }
}

fn expand_operation(func: &mut FuncMut<'_>, atomic: Inst) -> bool {
    let (ty, op) = (func.ty(atomic), func.mem(atomic).rmw);
    let Some(bits) = bits(func, ty).filter(|bits| matches!(bits, 8 | 16 | 32 | 64)) else { return false };
    let is_integer = func.types().is_int(ty);
    if op == RmwOp::Xchg && !is_integer && bits >= 32 {
        exchange_as_integer(func, atomic, bits);
        return true;
    }
    if is_instruction(ty, bits, op) {
        return false;
    }
    let before = func.block_of(atomic);
    let place = Place::before(func, atomic, bits);
    let rest = func.split_block(atomic);
    let round = func.new_block_after(before);
    let jump = func.terminator(before);
    let whole = place.word;
    func.set_operand(jump, 0, Value::block(round));
    let guess = first_guess(func, jump, &place, atomic);
    let loaded = func.new_phi(round, whole);
    func.add_incoming(loaded, guess, before);
    let part = {
        let mut build = Builder { loc: func.loc(atomic), ..Builder::at_end(func, round) };
        place.part(&mut build, loaded.into(), ty)
    };
    let operand = func.operand(atomic, 1);
    let loc = func.loc(atomic);
    let mut build = Builder { loc, ..Builder::at_end(func, round) };
    let new = stored_value(&mut build, op, (part, operand), 0, Extremes::Intrinsics);
    let new = place.with_part(&mut build, loaded.into(), new);
    let pair = swap(&mut build, atomic, place.address, loaded.into(), new, place.word_align);
    let was = build.extract_value(pair, &[0], whole);
    let done = build.extract_value(pair, &[1], Type::I1);
    build.cond_br(done, rest, round);
    func.add_incoming(loaded, was, round);
    let at = func.first_non_phi(rest);
    let mut build = Builder { loc, ..Builder::before(func, at) };
    let result = place.part(&mut build, was, ty);
    func.take_name(result, atomic.into());
    func.replace_and_erase(atomic, result);
    true
}

/// `xchg` of a number or pointer, as one of the integer with its bits.
fn exchange_as_integer(func: &mut FuncMut<'_>, atomic: Inst, bits: u32) {
    let ty = func.ty(atomic);
    let int = func.int_type(bits);
    let (there, back) = match func.types().is_ptr(ty) {
        true => (Opcode::PtrToInt, Opcode::IntToPtr),
        false => (Opcode::BitCast, Opcode::BitCast),
    };
    let (address, value) = (func.operand(atomic, 0), func.operand(atomic, 1));
    let (fl, aux) = (func.flags(atomic) & flags::VOLATILE, func.aux(atomic));
    let mut build = Builder::before(func, atomic);
    let value = build.cast(there, value, int, 0);
    let new = build.emit(Opcode::AtomicRmw, fl, int, &[address, value], aux);
    build.f.copy_attachments(new, atomic);
    let result = Builder::before(func, atomic).cast(back, new.into(), ty, 0);
    func.take_name(result, atomic.into());
    func.replace_and_erase(atomic, result);
}

/// A plain load of the word, before `at`.
fn first_guess(func: &mut FuncMut<'_>, at: Inst, place: &Place, atomic: Inst) -> Value {
    let volatile = func.flags(atomic) & flags::VOLATILE;
    let loc = func.loc(atomic);
    Builder { loc, ..Builder::before(func, at) }.load(place.word, place.address, place.word_align, volatile)
}

/// `cmpxchg` of integers with the orderings and the scope of `atomic`; the pair of what was there and whether it is replaced.
fn swap(build: &mut Builder<'_, '_>, atomic: Inst, address: Value, expected: Value, new: Value, align: u64) -> Value {
    let mem = build.f.mem(atomic);
    let failure = match (build.f.op(atomic), mem.ordering) {
        (Opcode::CmpXchg, _) => mem.failure,
        (_, Ordering::Release) => Ordering::Monotonic,
        (_, Ordering::AcqRel) => Ordering::Acquire,
        (_, ordering) => ordering,
    };
    let ty = build.f.type_of(expected);
    let pair = build.f.intern_type(TypeKind::Struct { packed: false, fields: [ty, Type::I1].into() });
    let mem = MemInfo { align, failure, rmw: RmwOp::default(), ..mem };
    let aux = Aux { a: mem.pack(), b: build.f.aux(atomic).b };
    let volatile = build.f.flags(atomic) & flags::VOLATILE;
    build.emit(Opcode::CmpXchg, volatile, pair, &[address, expected, new], aux).into()
}

/// Where the bits of an operation are: in a word of their own, or in a part of one.
struct Place {
    /// The integer type that is compared and swapped.
    word: Type,
    address: Value,
    word_align: u64,
    /// Bits of the part; those of the word, if it is no part.
    bits: u32,
    /// How far up in the word the part is, and its bits there; absent if it is all of the word.
    part: Option<(Value, Value)>,
}

impl Place {
    /// The place of `atomic`, on `bits` bits; what has to be computed is so before it.
    fn before(func: &mut FuncMut<'_>, atomic: Inst, bits: u32) -> Place {
        let (address, align) = (func.operand(atomic, 0), func.mem(atomic).align);
        if bits >= 32 {
            let word = func.int_type(bits);
            return Place { word, address, word_align: align, bits, part: None };
        }
        let size = func.layout().size_in_bits(func.types(), func.type_of(address)) as u32;
        let index = func.int_type(size);
        // The lowest bits say which byte of the word it is, and three places up how many bits lie below it.
        let three = func.consts_mut().add_int(index, size, 3);
        let clear = func.consts_mut().add_int(index, size, u64::MAX << 2);
        let mask = func.consts_mut().add_i32(((1u64 << bits) - 1) as u32);
        let pointer = func.type_of(address);
        let mut build = Builder::before(func, atomic);
        let aligned = build.intrinsic(id::PTRMASK, &[pointer, index], &[address, clear], 0);
        let aligned = aligned.expect("a pointer and an integer of its size");
        let number = build.cast(Opcode::PtrToInt, address, index, 0);
        let byte = build.binary(Opcode::And, number, three, 0);
        let amount = build.binary(Opcode::Shl, byte, three, 0);
        let amount = match size.cmp(&32) {
            std::cmp::Ordering::Greater => build.cast(Opcode::Trunc, amount, Type::I32, 0),
            std::cmp::Ordering::Less => build.cast(Opcode::ZExt, amount, Type::I32, 0),
            std::cmp::Ordering::Equal => amount,
        };
        let mask = build.binary(Opcode::Shl, mask, amount, 0);
        Place { word: Type::I32, address: aligned, word_align: 4, bits, part: Some((amount, mask)) }
    }
    /// The part of `word` as a value of `ty`.
    fn part(&self, build: &mut Builder<'_, '_>, word: Value, ty: Type) -> Value {
        let int = build.f.int_type(self.bits);
        let bits = match self.part {
            None => word,
            Some((amount, _)) => {
                let down = build.binary(Opcode::LShr, word, amount, 0);
                build.cast(Opcode::Trunc, down, int, 0)
            }
        };
        match ty {
            _ if ty == int => bits,
            _ if build.f.types().is_ptr(ty) => build.cast(Opcode::IntToPtr, bits, ty, 0),
            _ => build.cast(Opcode::BitCast, bits, ty, 0),
        }
    }
    /// `value` as bits of the word at the place of the part.
    fn shifted(&self, build: &mut Builder<'_, '_>, value: Value) -> Value {
        let (int, ty) = (build.f.int_type(self.bits), build.f.type_of(value));
        let bits = match ty {
            _ if ty == int => value,
            _ if build.f.types().is_ptr(ty) => build.cast(Opcode::PtrToInt, value, int, 0),
            _ => build.cast(Opcode::BitCast, value, int, 0),
        };
        match self.part {
            None => bits,
            Some((amount, _)) => {
                let wide = build.cast(Opcode::ZExt, bits, self.word, 0);
                build.binary(Opcode::Shl, wide, amount, 0)
            }
        }
    }
    /// The bits of `word` around the part.
    fn around(&self, build: &mut Builder<'_, '_>, word: Value) -> Value {
        let Some((_, mask)) = self.part else { return word };
        let ones = build.f.consts_mut().add_i32(u32::MAX);
        let outside = build.binary(Opcode::Xor, mask, ones, 0);
        build.binary(Opcode::And, word, outside, 0)
    }
    /// `word` with `value` as its part.
    fn with_part(&self, build: &mut Builder<'_, '_>, word: Value, value: Value) -> Value {
        let bits = self.shifted(build, value);
        if self.part.is_none() {
            return bits;
        }
        let around = self.around(build, word);
        build.binary(Opcode::Or, around, bits, 0)
    }
}

/// `cmpxchg` of a part of a word: repeated while it fails because neighbours changed.
fn expand_swap(func: &mut FuncMut<'_>, atomic: Inst) -> bool {
    let (expected, new) = (func.operand(atomic, 1), func.operand(atomic, 2));
    let part = func.type_of(expected);
    let Some(bits) = bits(func, part).filter(|bits| matches!(bits, 8 | 16)) else { return false };
    let before = func.block_of(atomic);
    let loc = func.loc(atomic);
    let place = Place::before(func, atomic, bits);
    let [new, expected] = {
        let mut build = Builder::before(func, atomic);
        [new, expected].map(|value| place.shifted(&mut build, value))
    };
    let rest = func.split_block(atomic);
    let round = func.new_block_after(before);
    let again = func.new_block_after(round);
    let jump = func.terminator(before);
    func.set_operand(jump, 0, Value::block(round));
    let guess = first_guess(func, jump, &place, atomic);
    let guess = place.around(&mut Builder { loc, ..Builder::before(func, jump) }, guess);
    let around = func.new_phi(round, Type::I32);
    func.add_incoming(around, guess, before);
    let mut build = Builder { loc, ..Builder::at_end(func, round) };
    let wanted = build.binary(Opcode::Or, around.into(), expected, 0);
    let replaced = build.binary(Opcode::Or, around.into(), new, 0);
    let pair = swap(&mut build, atomic, place.address, wanted, replaced, 4);
    let was = build.extract_value(pair, &[0], Type::I32);
    let done = build.extract_value(pair, &[1], Type::I1);
    build.cond_br(done, rest, again);
    // Another part than the expected one is a failure for good; other neighbours are not.
    let mut build = Builder { loc, ..Builder::at_end(func, again) };
    let neighbours = place.around(&mut build, was);
    let changed = build.icmp(IntPred::Ne, around.into(), neighbours, Type::I1);
    build.cond_br(changed, round, rest);
    func.add_incoming(around, neighbours, again);
    let at = func.first_non_phi(rest);
    let ty = func.ty(atomic);
    let mut build = Builder { loc, ..Builder::before(func, at) };
    let found = place.part(&mut build, was, part);
    let result = build.insert_value(Value::poison(ty), found, &[0]);
    let result = build.insert_value(result, done, &[1]);
    func.take_name(result, atomic.into());
    func.replace_and_erase(atomic, result);
    true
}
