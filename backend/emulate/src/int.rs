//! Integers, bits, moves, selections and predicates.

use crate::decode::{Class, Operand, mark};
use crate::exec::Cx;
use crate::memory::Step;
use crate::number::integer_of;
use crate::op::{Op, Suffix};
use crate::warp::Lanes;

/// The result of a table of three inputs.
fn truth_table(table: u32, a: u32, b: u32, c: u32) -> u32 {
    (0..8).filter(|row| table >> row & 1 != 0).fold(0, |result, row| {
        let pick = |bit: u32, value: u32| if row >> bit & 1 != 0 { value } else { !value };
        result | pick(2, a) & pick(1, b) & pick(0, c)
    })
}

/// How many bits a shift by `amount` shifts in a field of `width`.
fn clamped(amount: u32, width: u32, wraps: bool) -> u32 {
    if wraps { amount & (width - 1) } else { amount.min(width) }
}

/// A comparison of integers by its suffix.
fn compare(how: Suffix, order: std::cmp::Ordering) -> bool {
    match how {
        Suffix::Lt => order.is_lt(),
        Suffix::Eq => order.is_eq(),
        Suffix::Le => order.is_le(),
        Suffix::Gt => order.is_gt(),
        Suffix::Ne => order.is_ne(),
        Suffix::Ge => order.is_ge(),
        Suffix::T => true,
        _ => false,
    }
}

/// Bytes chosen from two words.
fn permute(a: u32, selector: u32, c: u32, mode: Option<Suffix>) -> u32 {
    let bytes = (c as u64) << 32 | a as u64;
    let byte = |index: u32| (bytes >> (8 * (index & 7))) as u32 & 0xff;
    let s = selector & 3;
    let from: [u32; 4] = match mode {
        Some(Suffix::F4e) => [s, s + 1, s + 2, s + 3],
        Some(Suffix::B4e) => [s, s.wrapping_sub(1), s.wrapping_sub(2), s.wrapping_sub(3)],
        Some(Suffix::Rc8) => [s; 4],
        Some(Suffix::Ecl) => [s, s.max(1), s.max(2), 3],
        Some(Suffix::Ecr) => [0, s.min(1), s.min(2), s.min(3)],
        Some(Suffix::Rc16) => [2 * (s & 1), 2 * (s & 1) + 1, 2 * (s & 1), 2 * (s & 1) + 1],
        _ => {
            return (0..4).fold(0, |result, place| {
                let nibble = selector >> (4 * place) & 15;
                let found = byte(nibble);
                let found = if nibble & 8 != 0 { ((found as u8 as i8) >> 7) as u8 as u32 } else { found };
                result | found << (8 * place)
            });
        }
    };
    (0..4).fold(0, |result, place| result | byte(from[place]) << (8 * place))
}

impl Cx<'_> {
    /// Computes one word for each lane from the operands 1, 2, ...
    fn map<const N: usize>(&mut self, compute: impl Fn([u32; N]) -> u32) -> Step {
        let mut sources = [[0; 32]; N];
        for (index, source) in sources.iter_mut().enumerate() {
            *source = self.int(index + 1)?;
        }
        let result = std::array::from_fn(|lane| compute(std::array::from_fn(|index| sources[index][lane])));
        self.write(&self.data(0)?, 0, &result)
    }

    pub(crate) fn integer(&mut self, op: Op) -> Step {
        let unsigned = self.has(Suffix::U32);
        match op {
            Op::Mov => self.map(|[a]| a),
            Op::Viadd if self.has(Suffix::B16x2) => {
                self.map(|[a, b]| (a & 0xffff_0000).wrapping_add(b & 0xffff_0000) | a.wrapping_add(b) & 0xffff)
            }
            Op::Viadd => self.map(|[a, b]| a.wrapping_add(b)),
            Op::Iabs => self.map(|[a]| (a as i32).unsigned_abs()),
            Op::Popc => self.map(|[a]| a.count_ones()),
            Op::Brev => self.map(|[a]| a.reverse_bits()),
            Op::Vabsdiff if unsigned => self.map(|[a, b, c]| a.abs_diff(b).wrapping_add(c)),
            Op::Vabsdiff => self.map(|[a, b, c]| (a as i32).abs_diff(b as i32).wrapping_add(c)),
            Op::Prmt => {
                let mode = self.suffixes().first(&[
                    Suffix::F4e,
                    Suffix::B4e,
                    Suffix::Rc8,
                    Suffix::Ecl,
                    Suffix::Ecr,
                    Suffix::Rc16,
                ]);
                self.map(|[a, selector, c]| permute(a, selector, c, mode))
            }
            Op::Sgxt => {
                let wraps = self.has(Suffix::W);
                self.map(|[a, width]| {
                    let above = 32 - clamped(width, 32, wraps);
                    match above {
                        32 => 0,
                        _ if unsigned => a << above >> above,
                        _ => ((a << above) as i32 >> above) as u32,
                    }
                })
            }
            Op::Bmsk => {
                let wraps = self.has(Suffix::W);
                self.map(|[at, width]| {
                    let field = (1u64 << clamped(width, 32, wraps)) - 1;
                    (field << clamped(at, 32, wraps)) as u32
                })
            }
            Op::Flo => self.find_leading(unsigned),
            Op::Sel => {
                let chosen = self.holds(0)?;
                let (a, b) = (self.int(1)?, self.int(2)?);
                let result = std::array::from_fn(|lane| if chosen >> lane & 1 != 0 { a[lane] } else { b[lane] });
                self.write(&self.data(0)?, 0, &result)
            }
            Op::Iadd3 => self.add3(),
            Op::Imad => self.multiply_add(),
            Op::Lea => self.scaled_add(),
            Op::Lop3 => self.logic(),
            Op::Plop3 => self.predicate_logic(),
            Op::Shf => self.shift(),
            Op::Isetp => self.compare_integers(),
            Op::Imnmx | Op::Vimnmx3 | Op::Viaddmnmx => self.extreme(op),
            Op::Idp => self.dot_product(),
            Op::I2i => self.narrow_integer(),
            Op::I2ip => self.pack_integers(),
            Op::P2r | Op::R2p => self.move_predicates(op),
            _ => Err(self.unsupported("the interpreter does not know this instruction")),
        }
    }

    /// A carry: predicate `index`, false where the text does not show it.
    fn carry(&self, index: usize) -> u32 {
        match self.predicates().get(index) {
            Some(operand) if operand.shown => self.truth(operand),
            _ => 0,
        }
    }

    /// Words for a sum that may carry, and what the sum has besides them: a negated word is its complement and one; where carries come
    /// in, the complement alone, which the mark then says.
    fn addend(&mut self, operand: &Operand) -> Step<[u64; 32]> {
        let words = self.read(operand, 0)?;
        Ok(words.map(|word| match operand.marks & (mark::NEGATED | mark::INVERTED) {
            0 => word as u64,
            mark::INVERTED => !word as u64,
            _ => !word as u64 + 1,
        }))
    }

    fn add3(&mut self) -> Step {
        let (a, b, c) = (self.data(1)?, self.data(2)?, self.data(3)?);
        let (a, b, c) = (self.addend(&a)?, self.addend(&b)?, self.addend(&c)?);
        let outputs = self.predicates().len().saturating_sub(2).min(2);
        let carries = if self.has(Suffix::X) { [self.carry(outputs), self.carry(outputs + 1)] } else { [0; 2] };
        let sums: [u64; 32] = std::array::from_fn(|lane| {
            a[lane] + b[lane] + c[lane] + carries.iter().map(|carry| (carry >> lane & 1) as u64).sum::<u64>()
        });
        for output in 0..outputs {
            let operand = self.predicate(output)?;
            let bits = (0..32).fold(0, |bits, lane| bits | ((sums[lane] >> 32 > output as u64) as u32) << lane);
            self.write_predicate(&operand, bits)?;
        }
        self.write(&self.data(0)?, 0, &sums.map(|sum| sum as u32))
    }

    fn multiply_add(&mut self) -> Step {
        let [dest, a, b, c] = [self.data(0)?, self.data(1)?, self.data(2)?, self.data(3)?];
        let (wide, high) = (self.has(Suffix::Wide), self.has(Suffix::Hi));
        let signed = !self.has(Suffix::U32);
        let (x, y) = (self.read(&a, 0)?, self.read(&b, 0)?);
        // The addend of a wide product is a pair; an immediate is extended by its sign.
        let addend: [u64; 32] = if wide || high { self.late_pair(&c)? } else { self.read(&c, 0)?.map(u64::from) };
        let width = if wide || high { 64 } else { 32 };
        let last = self.predicates().len().saturating_sub(1);
        let carry = if self.has(Suffix::X) { self.carry(last) } else { 0 };
        let negated = a.has(mark::NEGATED) != b.has(mark::NEGATED);
        let sums: [u128; 32] = std::array::from_fn(|lane| {
            let product = if signed {
                (x[lane] as i32 as i64).wrapping_mul(y[lane] as i32 as i64) as u64
            } else {
                (x[lane] as u64).wrapping_mul(y[lane] as u64)
            };
            let product = if negated { product.wrapping_neg() } else { product };
            let keep = |value: u64| if width == 64 { value as u128 } else { value as u32 as u128 };
            let added = match c.marks & (mark::NEGATED | mark::INVERTED) {
                0 => keep(addend[lane]),
                mark::INVERTED => keep(!addend[lane]),
                _ => keep(!addend[lane]) + 1,
            };
            keep(product) + added + (carry >> lane & 1) as u128
        });
        if self.predicates().len() > 1 {
            let output = self.predicate(0)?;
            let bits = (0..32).fold(0, |bits, lane| bits | ((sums[lane] >> width != 0) as u32) << lane);
            self.write_predicate(&output, bits)?;
        }
        if wide {
            return self.write_pair(&dest, &sums.map(|sum| sum as u64));
        }
        self.write(&dest, 0, &sums.map(|sum| if high { (sum >> 32) as u32 } else { sum as u32 }))
    }

    /// `(a << n) + b`, or the high half of a pair shifted, plus `b`.
    fn scaled_add(&mut self) -> Step {
        let [dest, a, b] = [self.data(0)?, self.data(1)?, self.data(2)?];
        let amount = self.data(self.data_count() - 1)?.value as u32 & 31;
        let (high, extended) = (self.has(Suffix::Hi), self.has(Suffix::Sx32));
        let low = self.read(&a, 0)?;
        let top: Lanes = if self.data_count() == 5 && !extended { self.read(&self.data(3)?, 0)? } else { [0; 32] };
        let b = self.addend(&b)?;
        let outputs = self.predicates().len().min(2).saturating_sub(1);
        let carry = if self.has(Suffix::X) { self.carry(outputs) } else { 0 };
        let sums: [u64; 32] = std::array::from_fn(|lane| {
            let whole =
                if extended { low[lane] as i32 as i64 as u64 } else { (top[lane] as u64) << 32 | low[lane] as u64 };
            let shifted = whole << amount;
            let part = if high { (shifted >> 32) as u32 } else { shifted as u32 };
            let part = match a.marks & (mark::NEGATED | mark::INVERTED) {
                0 => part as u64,
                mark::INVERTED => !part as u64,
                _ => !part as u64 + 1,
            };
            part + b[lane] + (carry >> lane & 1) as u64
        });
        if outputs > 0 {
            let output = self.predicate(0)?;
            let bits = (0..32).fold(0, |bits, lane| bits | ((sums[lane] >> 32 != 0) as u32) << lane);
            self.write_predicate(&output, bits)?;
        }
        self.write(&dest, 0, &sums.map(|sum| sum as u32))
    }

    fn logic(&mut self) -> Step {
        let (a, b, c) = (self.int(1)?, self.int(2)?, self.int(3)?);
        let table = self.data(4)?.value as u32;
        let result: Lanes = match table {
            0xc0 => std::array::from_fn(|lane| a[lane] & b[lane]),
            0xfc => std::array::from_fn(|lane| a[lane] | b[lane]),
            0x3c => std::array::from_fn(|lane| a[lane] ^ b[lane]),
            0x96 => std::array::from_fn(|lane| a[lane] ^ b[lane] ^ c[lane]),
            _ => std::array::from_fn(|lane| truth_table(table, a[lane], b[lane], c[lane])),
        };
        if self.predicates().len() > 1 {
            let (output, input) = (self.predicate(0)?, self.holds(1)?);
            let set = (0..32).fold(0, |bits, lane| bits | ((result[lane] != 0) as u32) << lane);
            let bits = if self.has(Suffix::Pand) { set & input } else { set | input };
            self.write_predicate(&output, bits)?;
        }
        self.write(&self.data(0)?, 0, &result)
    }

    /// A table of three predicates, or of the signs of three registers, for each of two results.
    fn predicate_logic(&mut self) -> Step {
        let (data, predicates) = (self.data_count(), self.predicates().len());
        let (inputs, tables) = match (data, predicates) {
            (2, 5) => ([self.holds(2)?, self.holds(3)?, self.holds(4)?], 0),
            (5, 2) => {
                let mut inputs = [0; 3];
                for (index, input) in inputs.iter_mut().enumerate() {
                    let operand = self.data(index)?;
                    let words = self.read(&operand, 0)?;
                    *input = (0..32).fold(0, |bits, lane| bits | words[lane] >> 31 << lane);
                }
                (inputs, 3)
            }
            _ => return Err(self.unsupported("logic of predicates and registers")),
        };
        let [a, b, c] = inputs;
        for output in 0..2 {
            let table = self.data(tables + output)?.value as u32;
            self.write_predicate(&self.predicate(output)?, truth_table(table, a, b, c))?;
        }
        Ok(())
    }

    fn shift(&mut self) -> Step {
        let (low, amount, high) = (self.int(1)?, self.int(2)?, self.int(3)?);
        let left = self.has(Suffix::L);
        let (wraps, top) = (self.has(Suffix::W), self.has(Suffix::Hi));
        let width = if self.has(Suffix::U64) || self.has(Suffix::S64) { 64 } else { 32 };
        let signed = self.has(Suffix::S32) || self.has(Suffix::S64);
        let result = std::array::from_fn(|lane| {
            let pair = (high[lane] as u64) << 32 | low[lane] as u64;
            let amount = clamped(amount[lane], width, wraps);
            let shifted = match (left, signed) {
                (true, _) => pair.checked_shl(amount).unwrap_or(0),
                (false, true) => ((pair as i64) >> amount.min(63)) as u64,
                (false, false) => pair.checked_shr(amount).unwrap_or(0),
            };
            if top { (shifted >> 32) as u32 } else { shifted as u32 }
        });
        self.write(&self.data(0)?, 0, &result)
    }

    fn compare_integers(&mut self) -> Step {
        let how = [Suffix::Lt, Suffix::Eq, Suffix::Le, Suffix::Gt, Suffix::Ne, Suffix::Ge, Suffix::T];
        let how = self.suffixes().first(&how).unwrap_or(Suffix::F);
        let (a, b) = (self.int(0)?, self.int(1)?);
        // The comparison of the low halves decides where the high ones are equal.
        let below = if self.has(Suffix::Ex) { Some(self.holds(3)?) } else { None };
        let unsigned = self.has(Suffix::U32);
        let bits = (0..32).fold(0, |bits, lane| {
            let order = if unsigned { a[lane].cmp(&b[lane]) } else { (a[lane] as i32).cmp(&(b[lane] as i32)) };
            let result = match below {
                Some(below) if order.is_eq() => match how {
                    // Equality needs both halves equal, inequality one of them unequal.
                    Suffix::T => true,
                    Suffix::F => false,
                    _ => below >> lane & 1 != 0,
                },
                _ => compare(how, order),
            };
            bits | (result as u32) << lane
        });
        self.write_comparison(bits)
    }

    /// Writes a comparison and its opposite, each combined with the input.
    pub(crate) fn write_comparison(&mut self, bits: u32) -> Step {
        let input = self.holds(2)?;
        let combine = |bits: u32| match self.suffixes().first(&[Suffix::And, Suffix::Or, Suffix::Xor]) {
            Some(Suffix::Or) => bits | input,
            Some(Suffix::Xor) => bits ^ input,
            _ => bits & input,
        };
        let (first, second) = (combine(bits), combine(!bits));
        self.write_predicate(&self.predicate(0)?, first)?;
        self.write_predicate(&self.predicate(1)?, second)
    }

    /// Minimum where the last predicate holds, else maximum.
    fn extreme(&mut self, op: Op) -> Step {
        let least = self.holds(self.predicates().len().saturating_sub(1))?;
        let unsigned = self.has(Suffix::U32) || self.has(Suffix::U16x2);
        let halves = self.has(Suffix::S16x2) || self.has(Suffix::U16x2);
        let relu = self.has(Suffix::Relu);
        let pick = |a: u32, b: u32, least: bool| -> u32 {
            let less = if unsigned { a < b } else { (a as i32) < b as i32 };
            if less == least { a } else { b }
        };
        let split = |a: u32, b: u32, least: bool| -> u32 {
            if !halves {
                return pick(a, b, least);
            }
            // A half at the top of a word compares as the half does.
            let low = pick(a << 16, b << 16, least) >> 16;
            pick(a & 0xffff_0000, b & 0xffff_0000, least) | low
        };
        let rectify = |value: u32| match (relu, halves) {
            (false, _) => value,
            (true, false) => (value as i32).max(0) as u32,
            (true, true) => {
                let half = |half: u32| (half as u16 as i16).max(0) as u16 as u32;
                half(value >> 16) << 16 | half(value)
            }
        };
        let add = |a: u32, b: u32| {
            if halves {
                (a & 0xffff_0000).wrapping_add(b & 0xffff_0000) | a.wrapping_add(b) & 0xffff
            } else {
                a.wrapping_add(b)
            }
        };
        let (a, b) = (self.int(1)?, self.int(2)?);
        let c = if op == Op::Imnmx { [0; 32] } else { self.int(3)? };
        let result = std::array::from_fn(|lane| {
            let least = least >> lane & 1 != 0;
            rectify(match op {
                Op::Vimnmx3 => split(split(a[lane], b[lane], least), c[lane], least),
                Op::Viaddmnmx => split(add(a[lane], b[lane]), c[lane], least),
                _ => split(a[lane], b[lane], least),
            })
        });
        self.write(&self.data(0)?, 0, &result)
    }

    /// Position of the highest bit that is set, or differs from the sign; all ones if there is none.
    fn find_leading(&mut self, unsigned: bool) -> Step {
        let values = self.int(1)?;
        let as_shift = self.has(Suffix::Sh);
        let result: Lanes = std::array::from_fn(|lane| {
            let value = if !unsigned && (values[lane] as i32) < 0 { !values[lane] } else { values[lane] };
            match value.checked_ilog2() {
                None => !0,
                Some(at) if as_shift => 31 - at,
                Some(at) => at,
            }
        });
        if let Some(output) = self.predicates().first().copied() {
            let bits = (0..32).fold(0, |bits, lane| bits | ((result[lane] != !0) as u32) << lane);
            self.write_predicate(&output, bits)?;
        }
        self.write(&self.data(0)?, 0, &result)
    }

    fn dot_product(&mut self) -> Step {
        let (a, b, c) = (self.int(1)?, self.int(2)?, self.int(3)?);
        let [first, second] = self.types();
        let is_signed = |suffix: Option<Suffix>| matches!(suffix, Some(Suffix::S8 | Suffix::S16));
        let (first, second) = (is_signed(first), is_signed(second));
        let (halves, high) = (self.has(Suffix::D2a), self.has(Suffix::Hi));
        let field = |word: u32, at: u32, bits: u32, signed: bool| -> i64 {
            let value = word << (32 - at - bits);
            if signed { (value as i32 >> (32 - bits)) as i64 } else { (value >> (32 - bits)) as i64 }
        };
        let result = std::array::from_fn(|lane| {
            let sum: i64 = if halves {
                let from = if high { 16 } else { 0 };
                (0..2).map(|k| field(a[lane], 16 * k, 16, first) * field(b[lane], from + 8 * k, 8, second)).sum()
            } else {
                (0..4).map(|k| field(a[lane], 8 * k, 8, first) * field(b[lane], 8 * k, 8, second)).sum()
            };
            (sum as u32).wrapping_add(c[lane])
        });
        self.write(&self.data(0)?, 0, &result)
    }

    /// An integer clamped to a narrower type.
    fn narrow_integer(&mut self) -> Step {
        let [to, from] = self.types().map(|suffix| suffix.and_then(integer_of));
        let (Some((width, signed)), true) = (to, self.has(Suffix::Sat)) else {
            return Err(self.unsupported("a conversion of integers of this kind"));
        };
        let from_signed = from.is_none_or(|(_, signed)| signed);
        let (least, most) =
            if signed { (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1) } else { (0, (1i64 << width) - 1) };
        self.map(|[a]| {
            let value = if from_signed { a as i32 as i64 } else { a as i64 };
            value.clamp(least, most) as u32
        })
    }

    /// Two integers with saturation, the first above the second; where there is room, the low half of the third operand above both.
    fn pack_integers(&mut self) -> Step {
        let to = self.types()[0].and_then(integer_of);
        let Some((width @ (8 | 16), signed)) = to else {
            return Err(self.unsupported("integers of this width that are packed"));
        };
        let (least, most) =
            if signed { (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1) } else { (0, (1i64 << width) - 1) };
        let (a, b) = (self.int(1)?, self.int(2)?);
        let above = if width == 8 { self.int(3)? } else { [0; 32] };
        let mask = most as u32 | 1 << (width - 1);
        let result = std::array::from_fn(|lane| {
            let narrow = |value: u32| (value as i32 as i64).clamp(least, most) as u32 & mask;
            let pair = narrow(a[lane]) << width | narrow(b[lane]);
            if width == 8 { above[lane] << 16 | pair } else { pair }
        });
        self.write(&self.data(0)?, 0, &result)
    }

    /// Predicates to bits of a register and back.
    fn move_predicates(&mut self, op: Op) -> Step {
        let uniform = (0..self.data_count())
            .any(|index| matches!(self.data(index), Ok(operand) if operand.class == Class::Uniform));
        let class = if uniform { Class::UniformPredicate } else { Class::Predicate };
        if op == Op::P2r {
            let (old, kept) = (self.int(2)?, self.int(3)?);
            let file = if uniform { self.warp.uniform_predicates } else { self.warp.predicates };
            let result = std::array::from_fn(|lane| {
                let bits = (0..7).fold(0, |bits, number| bits | (file[number] >> lane & 1) << number);
                bits & kept[lane] | old[lane] & !kept[lane]
            });
            return self.write(&self.data(0)?, 0, &result);
        }
        let (values, mask) = (self.int(1)?, self.int(2)?);
        let model = Operand { class, ..self.data(1)? };
        for number in 0..7 {
            let bits = (0..32).fold(0, |bits, lane| bits | (values[lane] >> number & 1) << lane);
            let lanes = (0..32).fold(0, |bits, lane| bits | (mask[lane] >> number & 1) << lane);
            let all = self.active;
            self.active &= lanes;
            let written = if self.active == 0 {
                Ok(())
            } else {
                self.write_predicate(&Operand { register: number, ..model }, bits)
            };
            self.active = all;
            written?;
        }
        Ok(())
    }
}
