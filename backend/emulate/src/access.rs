//! Memory: loads, stores, atomics, copies, constant banks.

use crate::decode::{Class, Operand, mark};
use crate::exec::Cx;
use crate::memory::{LOCAL_WINDOW, SHARED_WINDOW, Space, Step, fault};
use crate::op::{Op, Suffix};
use crate::warp::Lanes;
use warpc_interp::ErrorKind;
use warpc_interp::number::{self, Fun, opt};

/// How much an access moves, and whether a load extends a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    bytes: usize,
    signed: bool,
}

impl Cx<'_> {
    pub(crate) fn access(&mut self, op: Op) -> Step {
        match op {
            Op::Ldc => self.load_constant(),
            Op::Ld => self.load(Space::Generic),
            Op::Ldg => self.load(Space::Global),
            Op::Lds => self.load(Space::Shared),
            Op::Ldl => self.load(Space::Local),
            Op::St => self.store(Space::Generic),
            Op::Stg => self.store(Space::Global),
            Op::Sts => self.store(Space::Shared),
            Op::Stl => self.store(Space::Local),
            Op::Atom => self.atomic(Space::Generic, true),
            Op::Atomg => self.atomic(Space::Global, true),
            Op::Atoms => self.atomic(Space::Shared, true),
            Op::Red => self.atomic(Space::Global, false),
            Op::Ldgsts => self.copy(),
            Op::Ldsm | Op::Stsm => self.matrices(op),
            _ => self.query_space(),
        }
    }

    fn size(&self) -> Size {
        let of = [
            (Suffix::U8, 1, false),
            (Suffix::S8, 1, true),
            (Suffix::U16, 2, false),
            (Suffix::S16, 2, true),
            (Suffix::B64, 8, false),
            (Suffix::B128, 16, false),
        ];
        let found = of.iter().find(|(suffix, ..)| self.has(*suffix));
        found.map_or(Size { bytes: 4, signed: false }, |&(_, bytes, signed)| Size { bytes, signed })
    }

    /// Bytes that an access moves.
    pub(crate) fn size_of_access(&self) -> usize {
        self.size().bytes
    }

    /// Addresses of an operand: a register (a pair, where it says so), a uniform register, an offset.
    pub(crate) fn addresses(&mut self, operand: &Operand, space: Space) -> Step<[u64; 32]> {
        if operand.class != Class::Address {
            return Err(self.unsupported("the interpreter does not know this kind of address"));
        }
        let wide = matches!(space, Space::Generic | Space::Global);
        let scale = (operand.marks & mark::SCALE) >> mark::SCALE_SHIFT;
        let low = self.register(operand.register, 0);
        // Without `.U32` an address of global memory is a pair, whether the text says so or not.
        let is_pair = wide && operand.register != 255 && !operand.has(mark::SHORT) && self.is_extended(operand);
        let high = if is_pair { self.register(operand.register, 1) } else { [0; 32] };
        let uniform_zero = self.program.arch.uniform_zero() as u16;
        let mut base = self.uniform(operand.uniform, 0) as u64;
        if wide && operand.uniform != uniform_zero {
            base |= (self.uniform(operand.uniform, 1) as u64) << 32;
        }
        Ok(std::array::from_fn(|lane| {
            let register = (high[lane] as u64) << 32 | low[lane] as u64;
            let sum = (register << scale).wrapping_add(base).wrapping_add(operand.value as u64);
            if wide { sum } else { sum as u32 as u64 }
        }))
    }

    /// Whether addresses of global memory have 64 bits.
    fn is_extended(&self, operand: &Operand) -> bool {
        operand.has(mark::PAIR) || self.has(Suffix::E)
    }

    fn load_constant(&mut self) -> Step {
        let (dest, place, size) = (self.data(0)?, self.data(1)?, self.size());
        if place.class != Class::Constant {
            return Err(self.unsupported("a constant bank that a register names"));
        }
        let base = self.register(place.register, 0);
        let uniform = self.uniform(place.uniform, 0);
        let mut values = [0; 32];
        for lane in self.active() {
            let at = base[lane].wrapping_add(uniform).wrapping_add(place.value as u32);
            values[lane] = extend(self.constant(place.bank, at, size.bytes, lane)? as u128, size) as u64;
        }
        if size.bytes == 8 {
            self.write_pair(&dest, &values)
        } else {
            self.write(&dest, 0, &values.map(|value| value as u32))
        }
    }

    fn load(&mut self, space: Space) -> Step {
        let (dest, size) = (self.data(0)?, self.size());
        let addresses = self.addresses(&self.data(1)?, space)?;
        // The last predicate of a load, where one is shown, says which lanes load; the others get zero.
        let loads = match self.predicates().last() {
            Some(operand) if operand.shown => self.truth(operand),
            _ => !0,
        };
        let mut values = [0u128; 32];
        for lane in self.active() {
            if loads >> lane & 1 != 0 {
                values[lane] = extend(self.memory.load(space, addresses[lane], size.bytes, lane)?, size);
            }
        }
        for word in 0..size.bytes.div_ceil(4) as u16 {
            self.write(&dest, word, &values.map(|value| (value >> (32 * word)) as u32))?;
        }
        Ok(())
    }

    /// The words of an operand in all lanes, as one number each.
    pub(crate) fn words(&mut self, operand: &Operand, bytes: usize) -> Step<[u128; 32]> {
        let mut values = [0u128; 32];
        for word in 0..bytes.div_ceil(4) as u16 {
            let part = self.read(operand, word)?;
            for lane in 0..32 {
                values[lane] |= (part[lane] as u128) << (32 * word);
            }
        }
        Ok(values)
    }

    fn store(&mut self, space: Space) -> Step {
        let (size, source) = (self.size(), self.data(1)?);
        let addresses = self.addresses(&self.data(0)?, space)?;
        let values = self.words(&source, size.bytes)?;
        for lane in self.active() {
            self.memory.store(space, addresses[lane], size.bytes, values[lane], lane)?;
        }
        Ok(())
    }

    /// A copy from global to shared memory, done when it is issued.
    fn copy(&mut self) -> Step {
        let bytes = self.size().bytes;
        let to = self.addresses(&self.data(0)?, Space::Shared)?;
        let from = self.addresses(&self.data(1)?, Space::Global)?;
        let copies = match self.predicates().last() {
            Some(operand) if operand.shown => self.truth(operand),
            _ => !0,
        };
        for lane in self.active() {
            let copied = copies >> lane & 1 != 0;
            let value = if copied { self.memory.load(Space::Global, from[lane], bytes, lane)? } else { 0 };
            self.memory.store(Space::Shared, to[lane], bytes, value, lane)?;
        }
        Ok(())
    }

    fn atomic(&mut self, space: Space, has_result: bool) -> Step {
        let first = has_result as usize;
        let place = self.data(first)?;
        let addresses = self.addresses(&place, space)?;
        let bytes = self.bytes_of_atomic();
        let operand = |cx: &mut Self, index: usize| -> Step<[u128; 32]> {
            if index >= cx.data_count() {
                return Ok([1; 32]);
            }
            let operand = cx.data(index)?;
            cx.words(&operand, bytes)
        };
        let (b, c) = (operand(self, first + 1)?, operand(self, first + 2)?);
        let swap = self.has(Suffix::Cas) || self.has(Suffix::Cast);
        let mut old = [0u128; 32];
        for lane in self.active() {
            let before = self.memory.load(space, addresses[lane], bytes, lane)?;
            let after = if swap {
                if before == b[lane] { c[lane] } else { before }
            } else {
                self.combine(before, b[lane], bytes)?
            };
            self.memory.store(space, addresses[lane], bytes, after, lane)?;
            // A swap that may be tried again says whether it was done.
            old[lane] = if self.has(Suffix::Cast) { (before == b[lane]) as u128 } else { before };
        }
        if !has_result {
            return Ok(());
        }
        let dest = self.data(0)?;
        if let Some(output) = self.predicates().first().copied() {
            self.write_predicate(&output, !0)?;
        }
        let words = if self.has(Suffix::Cast) { 1 } else { bytes / 4 };
        for word in 0..words as u16 {
            self.write(&dest, word, &old.map(|value| (value >> (32 * word)) as u32))?;
        }
        Ok(())
    }

    /// Bytes that an atomic operation changes.
    fn bytes_of_atomic(&self) -> usize {
        const SIXTEEN: [Suffix; 4] = [Suffix::B128, Suffix::F32x4, Suffix::F16x8, Suffix::Bf16x8];
        const EIGHT: [Suffix; 7] =
            [Suffix::B64, Suffix::U64, Suffix::S64, Suffix::F64, Suffix::F32x2, Suffix::F16x4, Suffix::Bf16x4];
        match (self.suffixes().first(&SIXTEEN), self.suffixes().first(&EIGHT)) {
            (Some(_), _) => 16,
            (_, Some(_)) => 8,
            _ => 4,
        }
    }

    /// The new value of a place in memory.
    pub(crate) fn combine(&self, old: u128, new: u128, bytes: usize) -> Step<u128> {
        let how = [
            Suffix::Popc,
            Suffix::Add,
            Suffix::Min,
            Suffix::Max,
            Suffix::Inc,
            Suffix::Dec,
            Suffix::And,
            Suffix::Or,
            Suffix::Xor,
            Suffix::Exch,
        ];
        let how = self.suffixes().first(&how).unwrap_or(Suffix::Add);
        let kinds = [
            (Suffix::F64, 64),
            (Suffix::F32, 32),
            (Suffix::F16x2, 16),
            (Suffix::Bf16x2, 17),
            (Suffix::F16x4, 16),
            (Suffix::Bf16x4, 17),
            (Suffix::F32x2, 32),
            (Suffix::F32x4, 32),
            (Suffix::F16x8, 16),
            (Suffix::Bf16x8, 17),
        ];
        if let Some(&(_, kind)) = kinds.iter().find(|(suffix, _)| self.has(*suffix)) {
            return self.combine_numbers(how, kind, old, new, bytes);
        }
        let signed = self.has(Suffix::S32) || self.has(Suffix::S64);
        let less = match (signed, bytes) {
            (true, 8) => (old as i64) < new as i64,
            (true, _) => (old as i32) < new as i32,
            (false, _) => old < new,
        };
        Ok(match how {
            Suffix::Popc => old.wrapping_add(1),
            Suffix::Add => old.wrapping_add(new),
            Suffix::Min => {
                if less {
                    old
                } else {
                    new
                }
            }
            Suffix::Max => {
                if less {
                    new
                } else {
                    old
                }
            }
            Suffix::Inc => {
                if old >= new {
                    0
                } else {
                    old + 1
                }
            }
            Suffix::Dec => {
                if old == 0 || old > new {
                    new
                } else {
                    old - 1
                }
            }
            Suffix::And => old & new,
            Suffix::Or => old | new,
            Suffix::Xor => old ^ new,
            _ => new,
        })
    }

    fn combine_numbers(&self, how: Suffix, kind: u32, old: u128, new: u128, bytes: usize) -> Step<u128> {
        let fun = match how {
            Suffix::Add => Fun::FAdd,
            Suffix::Min => Fun::MinNum,
            Suffix::Max => Fun::MaxNum,
            _ => return Err(self.unsupported("an atomic operation on numbers")),
        };
        let options = if self.has(Suffix::Ftz) && how == Suffix::Add && kind == 32 { opt::FTZ } else { 0 };
        let width = if kind == 17 { 16 } else { kind };
        let mut result = 0;
        for at in (0..bytes as u32 * 8).step_by(width as usize) {
            let part = |value: u128| if width == 64 { value as u64 } else { (value >> at) as u64 & ((1 << width) - 1) };
            result |= (number::float(fun, kind, kind, options, [part(old), part(new), 0]) as u128) << at;
        }
        Ok(result)
    }

    /// Matrices of 8 rows of 16 bytes: lane `8 m + r` has the address of row `r` of matrix `m`, lane `l` the word `l % 4` of row `l / 4`.
    fn matrices(&mut self, op: Op) -> Step {
        let count = if self.has(Suffix::N4) {
            4
        } else if self.has(Suffix::N2) {
            2
        } else {
            1
        };
        let (place, other) = if op == Op::Ldsm { (1, 0) } else { (0, 1) };
        let (place, other) = (self.data(place)?, self.data(other)?);
        let addresses = self.addresses(&place, Space::Shared)?;
        let transposed = self.has(Suffix::Mt88);
        for matrix in 0..count {
            let row_address = |row: usize| addresses[matrix * 8 + row];
            // Where the two halves of a lane lie.
            let place = |lane: usize, half: usize| -> (usize, usize) {
                let (row, column) = (lane / 4, lane % 4 * 2 + half);
                if transposed { (column, row) } else { (row, column) }
            };
            if op == Op::Ldsm {
                let mut values: Lanes = [0; 32];
                for (lane, value) in values.iter_mut().enumerate() {
                    for half in 0..2 {
                        let (row, column) = place(lane, half);
                        let found = self.memory.load(Space::Shared, row_address(row) + 2 * column as u64, 2, lane)?;
                        *value |= (found as u32) << (16 * half);
                    }
                }
                self.write(&other, matrix as u16, &values)?;
            } else {
                let values = self.read(&other, matrix as u16)?;
                for (lane, value) in values.iter().enumerate() {
                    for half in 0..2 {
                        let (row, column) = place(lane, half);
                        let at = row_address(row) + 2 * column as u64;
                        self.memory.store(Space::Shared, at, 2, (value >> (16 * half)) as u128, lane)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Which space a generic address is in.
    fn query_space(&mut self) -> Step {
        let place = self.data(1)?;
        let addresses = self.addresses(&place, Space::Generic)?;
        let shared = self.has(Suffix::S);
        if !shared && !self.has(Suffix::G) && !self.has(Suffix::L) {
            return Err(fault(ErrorKind::Unsupported, self.first(), "a query of this space"));
        }
        let bits = (0..32).fold(0, |bits, lane| {
            let window = (addresses[lane] >> 32) as u32;
            let holds = if shared {
                window == SHARED_WINDOW
            } else if self.has(Suffix::L) {
                window == LOCAL_WINDOW
            } else {
                window != SHARED_WINDOW && window != LOCAL_WINDOW
            };
            bits | (holds as u32) << lane
        });
        self.write(&self.data(0)?, 0, &[bits; 32])?;
        self.write_predicate(&self.predicate(0)?, bits)
    }
}

/// A loaded number as the register gets it.
fn extend(value: u128, size: Size) -> u128 {
    if !size.signed {
        return value;
    }
    let above = 32 - 8 * size.bytes as u32;
    (((value as u32) << above) as i32 >> above) as u32 as u128
}
