//! Products of matrices. Lane `4 g + t` holds, of the first factor, rows `g` (and `g + 8` where there are 16) and in each register the
//! columns from `t` times the elements of a register on; of the second the same by columns; of sums rows `g` and `g + 8`, columns
//! `2 t` and `2 t + 1`.

use crate::exec::Cx;
use crate::memory::{Step, fault};
use crate::number::kind_of;
use crate::op::{Op, Suffix};
use warpc_interp::ErrorKind;
use warpc_interp::matrices::dense;
use warpc_interp::number::{self, opt};

/// Rows, and length of a row of the first factor.
struct Sizes {
    rows: usize,
    depth: usize,
}

impl Cx<'_> {
    fn sizes(&self) -> Step<Sizes> {
        let known = [
            (Suffix::M16816, 16, 16),
            (Suffix::M1688, 16, 8),
            (Suffix::M1684, 16, 4),
            (Suffix::M16832, 16, 32),
            (Suffix::M16864, 16, 64),
            (Suffix::M168128, 16, 128),
            (Suffix::M168256, 16, 256),
            (Suffix::M88128, 8, 128),
            (Suffix::M8816, 8, 16),
            (Suffix::M8832, 8, 32),
            (Suffix::M884, 8, 4),
            (Suffix::M16x8x4, 16, 4),
            (Suffix::M16x8x8, 16, 8),
            (Suffix::M16x8x16, 16, 16),
        ];
        let found = known.iter().find(|(suffix, ..)| self.has(*suffix));
        let &(_, rows, depth) = found.ok_or_else(|| self.unsupported("a product of matrices of this shape"))?;
        Ok(Sizes { rows, depth })
    }

    pub(crate) fn matrix(&mut self, op: Op) -> Step {
        if self.active != !0 {
            return Err(fault(ErrorKind::Undefined, self.first(), "a matrix product without all lanes of the warp"));
        }
        match op {
            Op::Hmma => self.product_of_halves(),
            Op::Imma => self.product_of_bytes(),
            Op::Bmma => self.product_of_bits(),
            _ => self.product_of_doubles(),
        }
    }

    fn product_of_halves(&mut self) -> Step {
        let Sizes { rows, depth } = self.sizes()?;
        // The first type is that of the sum, halves where none is named; the other that of the factors.
        let types = self.types();
        let wide = types[0] == Some(Suffix::F32);
        let factor =
            types.iter().flatten().filter(|suffix| **suffix != Suffix::F32).find_map(|suffix| kind_of(*suffix));
        let kind = factor.unwrap_or(16);
        let single = kind != 16 && kind != 17;
        let per = if single { 1 } else { 2 };
        // A factor of tf32 is a single whose low bits count for nothing.
        let element = |word: u32, at: usize| match single {
            true => f32::from_bits(word & !0x1fff) as f64,
            false => number::widen(kind, word as u64 >> (16 * at) & 0xffff),
        };
        let (a, b) = self.factors(rows, depth, per, &element)?;
        let a = self.fill_in_zeros(depth, 32 / per as u32, a)?;
        let sum = self.data(3)?;
        let registers = if wide { rows / 4 } else { rows / 8 };
        let mut words = Vec::with_capacity(registers);
        for register in 0..registers as u16 {
            words.push(self.read(&sum, register)?);
        }
        let mut results = vec![[0u32; 32]; registers];
        for lane in 0..32 {
            for index in 0..rows / 4 {
                let (row, column) = (lane / 4 + 8 * (index / 2), 2 * (lane % 4) + index % 2);
                let product = (0..depth).fold(0.0, |total, k| total + a[row * depth + k] * b[k * 8 + column]);
                if wide {
                    let old = f32::from_bits(words[index][lane]) as f64;
                    results[index][lane] = number::narrow(32, old + product) as u32;
                } else {
                    let shift = 16 * (index % 2);
                    let old = number::widen(16, words[index / 2][lane] as u64 >> shift & 0xffff);
                    results[index / 2][lane] |= (number::narrow(16, old + product) as u32) << shift;
                }
            }
        }
        self.write_words(&results)
    }

    fn product_of_bytes(&mut self) -> Step {
        let Sizes { rows, depth } = self.sizes()?;
        let types = self.types();
        if types.iter().flatten().any(|suffix| matches!(suffix, Suffix::U4 | Suffix::S4)) {
            return Err(self.unsupported("a product of numbers of four bits"));
        }
        let signed = types.map(|suffix| suffix == Some(Suffix::S8));
        let byte = |word: u32, at: usize, signed: bool| {
            let byte = (word >> (8 * at)) as u8;
            if signed { byte as i8 as f64 } else { byte as f64 }
        };
        let (a, _) = self.factors(rows, depth, 4, &|word, at| byte(word, at, signed[0]))?;
        let a = self.fill_in_zeros(depth, 8, a)?;
        let (_, b) = self.factors(rows, depth, 4, &|word, at| byte(word, at, signed[1]))?;
        let sum = self.data(3)?;
        let mut results = vec![[0u32; 32]; rows / 4];
        let saturates = self.has(Suffix::Sat);
        for (index, result) in results.iter_mut().enumerate() {
            let old = self.read(&sum, index as u16)?;
            for lane in 0..32 {
                let (row, column) = (lane / 4 + 8 * (index / 2), 2 * (lane % 4) + index % 2);
                let product: i64 = (0..depth).map(|k| (a[row * depth + k] * b[k * 8 + column]) as i64).sum();
                let total = old[lane] as i32 as i64 + product;
                result[lane] = if saturates { total.clamp(i32::MIN as i64, i32::MAX as i64) } else { total } as u32;
            }
        }
        self.write_words(&results)
    }

    /// How many bits of a row and a column are both set, or differ.
    fn product_of_bits(&mut self) -> Step {
        let Sizes { rows, depth } = self.sizes()?;
        if !self.has(Suffix::Popc) {
            return Err(self.unsupported("a product of bits that does not count them"));
        }
        let differ = self.has(Suffix::Xor);
        let (a, b) = self.factors(rows, depth, 32, &|word, at| (word >> at & 1) as f64)?;
        let sum = self.data(3)?;
        let mut results = vec![[0u32; 32]; rows / 4];
        for (index, result) in results.iter_mut().enumerate() {
            let old = self.read(&sum, index as u16)?;
            for lane in 0..32 {
                let (row, column) = (lane / 4 + 8 * (index / 2), 2 * (lane % 4) + index % 2);
                let counts = |k: &usize| {
                    let (one, other) = (a[row * depth + k] != 0.0, b[k * 8 + column] != 0.0);
                    if differ { one != other } else { one && other }
                };
                result[lane] = old[lane].wrapping_add((0..depth).filter(counts).count() as u32);
            }
        }
        self.write_words(&results)
    }

    fn product_of_doubles(&mut self) -> Step {
        let Sizes { rows, depth } = self.sizes()?;
        let rounding = ((self.options() & opt::ROUND) >> opt::ROUND_SHIFT) as u8;
        let (first, second, sum) = (self.data(1)?, self.data(2)?, self.data(3)?);
        let (mut a, mut b) = (vec![0.0; rows * depth], vec![0.0; depth * 8]);
        for index in 0..rows * depth / 32 {
            let values = self.words_of_pair(&first, index)?;
            for lane in 0..32 {
                let (row, k) = (lane / 4 + 8 * (index % (rows / 8)), lane % 4 + 4 * (index / (rows / 8)));
                a[row * depth + k] = f64::from_bits(values[lane]);
            }
        }
        for index in 0..depth / 4 {
            let values = self.words_of_pair(&second, index)?;
            for lane in 0..32 {
                b[(lane % 4 + 4 * index) * 8 + lane / 4] = f64::from_bits(values[lane]);
            }
        }
        let mut results = vec![[0u32; 32]; rows / 2];
        for index in 0..rows / 4 {
            let old = self.words_of_pair(&sum, index)?;
            for lane in 0..32 {
                let (row, column) = (lane / 4 + 8 * (index / 2), 2 * (lane % 4) + index % 2);
                let total = (0..depth).fold(f64::from_bits(old[lane]), |total, k| {
                    number::fma64(rounding, a[row * depth + k], b[k * 8 + column], total)
                });
                let bits = number::narrow(64, total);
                results[2 * index][lane] = bits as u32;
                results[2 * index + 1][lane] = (bits >> 32) as u32;
            }
        }
        self.write_words(&results)
    }

    /// Pair number `index` behind the start of an operand.
    fn words_of_pair(&mut self, operand: &crate::decode::Operand, index: usize) -> Step<[u64; 32]> {
        let low = self.read(operand, 2 * index as u16)?;
        let high = self.read(operand, 2 * index as u16 + 1)?;
        Ok(std::array::from_fn(|lane| (high[lane] as u64) << 32 | low[lane] as u64))
    }

    /// Both factors, row by row, of registers with `per` elements each.
    fn factors(
        &mut self,
        rows: usize,
        depth: usize,
        per: usize,
        element: &dyn Fn(u32, usize) -> f64,
    ) -> Step<(Vec<f64>, Vec<f64>)> {
        let (first, second) = (self.data(1)?, self.data(2)?);
        let held = if self.has(Suffix::Sp) { depth / 2 } else { depth };
        let (mut a, mut b) = (vec![0.0; rows * held], vec![0.0; depth * 8]);
        let bands = rows / 8;
        for register in 0..rows * held / 32 / per {
            let words = self.read(&first, register as u16)?;
            for lane in 0..32 {
                for at in 0..per {
                    let k = register / bands * 4 * per + lane % 4 * per + at;
                    a[(lane / 4 + 8 * (register % bands)) * held + k] = element(words[lane], at);
                }
            }
        }
        for register in 0..depth / 4 / per {
            let words = self.read(&second, register as u16)?;
            for lane in 0..32 {
                for at in 0..per {
                    b[(register * 4 * per + lane % 4 * per + at) * 8 + lane / 4] = element(words[lane], at);
                }
            }
        }
        Ok((a, b))
    }

    /// The first factor with the zeros that a sparse one leaves out. A register of each lane says where its numbers stand, a number which
    /// lanes to ask.
    fn fill_in_zeros(&mut self, depth: usize, bits: u32, held: Vec<f64>) -> Step<Vec<f64>> {
        if !self.has(Suffix::Sp) {
            return Ok(held);
        }
        let (places, selector) = (self.data(4)?, self.data(5)?);
        let words = self.read(&places, 0)?.map(u64::from);
        dense(bits, depth, &held, &words, selector.value as u64).map_err(|why| fault(ErrorKind::Undefined, 0, why))
    }

    fn write_words(&mut self, words: &[[u32; 32]]) -> Step {
        let dest = self.data(0)?;
        for (index, values) in words.iter().enumerate() {
            self.write(&dest, index as u16, values)?;
        }
        Ok(())
    }
}
