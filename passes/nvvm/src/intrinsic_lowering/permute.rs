//! Permuted bytes: `prmt` with a constant selector is a table of four bytes, each of them a byte of a value, its sign, or a constant.
//! Tables are composed along chains of `prmt`, and those that a plain instruction makes become it.

use super::Call;
use warpc_analysis::facts::intrinsic;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};

/// One byte of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Byte {
    /// A known byte.
    Known(u8),
    /// Byte `at` of `of`, or its sign eight times.
    Of { of: Value, at: u8, sign: bool },
}

/// Permutations looked through on the way to the bytes of an operand.
const DEPTH: u32 = 4;

/// The selector of the plain form that does the same as `id` with `selector` does.
fn plain_selector(intrinsic: warpc_ir::intrinsics::IntrinsicId, selector: u64) -> Option<u32> {
    let s = (selector & 3) as u32;
    let of = |list: [u32; 4]| list.iter().rev().fold(0, |word, choice| word << 4 | choice & 7);
    Some(match intrinsic {
        id::NVVM_PRMT => selector as u32 & 0xffff,
        id::NVVM_PRMT_F4E => of([s, s + 1, s + 2, s + 3]),
        id::NVVM_PRMT_B4E => of([s, s + 7, s + 6, s + 5]),
        id::NVVM_PRMT_RC8 => of([s; 4]),
        id::NVVM_PRMT_ECL => of([s, s.max(1), s.max(2), 3]),
        id::NVVM_PRMT_ECR => of([0, s.min(1), s.min(2), s]),
        id::NVVM_PRMT_RC16 => of([2 * (s & 1), 2 * (s & 1) + 1, 2 * (s & 1), 2 * (s & 1) + 1]),
        _ => return None,
    })
}

/// The bytes that permutation `inst` makes, if its selector is a constant.
fn table(func: &Func<'_>, inst: Inst, depth: u32) -> Option<[Byte; 4]> {
    let which = intrinsic(func, inst)?;
    let arguments = func.call(inst).num_args as usize;
    // The forms of one source have the selector second.
    let selector = plain_selector(which, func.consts().as_int(func.operand(inst, arguments.checked_sub(1)?))?)?;
    let zero = [Byte::Known(0); 4];
    let low = bytes(func, func.operand(inst, 0), depth);
    let high = if arguments == 3 { bytes(func, func.operand(inst, 1), depth) } else { zero };
    let mut result = zero;
    for (n, byte) in result.iter_mut().enumerate() {
        let choice = selector >> (4 * n) & 15;
        let from = if choice & 4 == 0 { low[choice as usize & 3] } else { high[choice as usize & 3] };
        *byte = match (choice & 8 != 0, from) {
            (false, from) => from,
            (true, Byte::Known(known)) => Byte::Known(if known > 127 { 255 } else { 0 }),
            (true, Byte::Of { of, at, .. }) => Byte::Of { of, at, sign: true },
        };
    }
    Some(result)
}

/// The bytes of `value`, through permutations.
fn bytes(func: &Func<'_>, value: Value, depth: u32) -> [Byte; 4] {
    if let Some(known) = func.consts().as_int(value) {
        return (known as u32).to_le_bytes().map(Byte::Known);
    }
    if depth > 0
        && let Some(inst) = value.as_inst().filter(|&inst| func.op(inst) == Opcode::Call)
        && let Some(table) = table(func, inst, depth - 1)
    {
        return table;
    }
    [0, 1, 2, 3].map(|at| Byte::Of { of: value, at, sign: false })
}

impl Call<'_, '_> {
    /// What a permutation by a constant selector is.
    ///
    /// | bytes | instruction |
    /// |---|---|
    /// | all known | a constant |
    /// | those of one value, each in its place or 0 | the value, or `and` |
    /// | moved by whole bytes, 0 behind them | `lshr`, `shl` |
    /// | reversed | `bswap` |
    /// | those of one or two values that permutations gave | one `prmt` |
    pub(super) fn permuted(&mut self) -> Option<Value> {
        let made = table(self.func, self.inst, DEPTH)?;
        if let Some(known) = as_constant(made) {
            return Some(self.int(Type::I32, u64::from(known)));
        }
        let plain = self.plain_move(made);
        if plain.is_some() {
            return plain;
        }
        self.one_permutation(made)
    }

    /// One plain instruction that makes these bytes.
    fn plain_move(&mut self, made: [Byte; 4]) -> Option<Value> {
        let of = made.iter().find_map(|byte| match *byte {
            Byte::Of { of, .. } => Some(of),
            Byte::Known(_) => None,
        })?;
        // Place each byte comes from; `None` for 0.
        let mut from = [None; 4];
        for (place, byte) in from.iter_mut().zip(made) {
            *place = match byte {
                Byte::Known(0) => None,
                Byte::Of { of: other, at, sign: false } if other == of => Some(at),
                _ => return None,
            };
        }
        let in_place = from.iter().enumerate().all(|(n, at)| at.is_none_or(|at| usize::from(at) == n));
        if in_place {
            let mask = from.iter().rev().fold(0u64, |mask, at| mask << 8 | if at.is_some() { 255 } else { 0 });
            if mask == 0xffff_ffff {
                return Some(of);
            }
            let mask = self.int(Type::I32, mask);
            return Some(self.binary(Opcode::And, of, mask, 0));
        }
        if from == [Some(3), Some(2), Some(1), Some(0)] {
            return self.build().intrinsic(id::BSWAP, &[Type::I32], &[of], 0);
        }
        for by in 1..4u8 {
            let amount = u64::from(by) * 8;
            let right: [Option<u8>; 4] = std::array::from_fn(|n| (n as u8 + by < 4).then_some(n as u8 + by));
            let left: [Option<u8>; 4] = std::array::from_fn(|n| (n as u8).checked_sub(by));
            for (op, moved) in [(Opcode::LShr, right), (Opcode::Shl, left)] {
                if from == moved {
                    let amount = self.int(Type::I32, amount);
                    return Some(self.binary(op, of, amount, 0));
                }
            }
        }
        None
    }

    /// One permutation of at most two values in the place of several.
    fn one_permutation(&mut self, made: [Byte; 4]) -> Option<Value> {
        let mut sources: [Option<Value>; 2] = [None; 2];
        let mut selector = 0;
        for (n, byte) in made.into_iter().enumerate() {
            let (value, choice) = match byte {
                Byte::Of { of, at, sign } => (of, u32::from(at) | if sign { 8 } else { 0 }),
                // Other constants than 0 are left where they are.
                Byte::Known(0) => (self.int(Type::I32, 0), 0),
                Byte::Known(_) => return None,
            };
            let slot = sources.iter().position(|s| s.is_none_or(|s| s == value))?;
            sources[slot] = Some(value);
            selector |= (choice | if slot == 1 { 4 } else { 0 }) << (4 * n);
        }
        let zero = self.int(Type::I32, 0);
        let arguments = [sources[0]?, sources[1].unwrap_or(zero), self.int(Type::I32, u64::from(selector))];
        if self.id == id::NVVM_PRMT && self.reads_the_same(arguments) {
            return None;
        }
        self.build().intrinsic(id::NVVM_PRMT, &[], &arguments, 0)
    }

    /// Whether the call reads no other values than these already, so that nothing is gained.
    fn reads_the_same(&self, arguments: [Value; 3]) -> bool {
        let own = [self.argument(0), self.argument(1)];
        let is_inner = |value: Value| {
            value
                .as_inst()
                .is_some_and(|inst| self.func.op(inst) == Opcode::Call && table(self.func, inst, 0).is_some())
        };
        !own.iter().any(|&value| is_inner(value)) || own.contains(&arguments[0]) && own.contains(&arguments[1])
    }
}

/// The word of four known bytes.
fn as_constant(made: [Byte; 4]) -> Option<u32> {
    let mut word = [0; 4];
    for (slot, byte) in word.iter_mut().zip(made) {
        let Byte::Known(known) = byte else { return None };
        *slot = known;
    }
    Some(u32::from_le_bytes(word))
}
