//! Products of four warps: 64 rows, 16 for each warp; the second factor in shared memory, the first there or in registers. Fragments are
//! those of `matrix.rs`, 8 columns after another.
//!
//! A product reads shared memory when it is issued. In adversarial runs its results are there when it was waited for, and what it reads of
//! registers stays locked until then.

use crate::decode::{Class, mark};
use crate::exec::Cx;
use crate::memory::{Space, Step, fault};
use crate::number::kind_of;
use crate::op::Suffix;
use warpc_interp::ErrorKind;
use warpc_interp::matrices::{Descriptor, dense};
use warpc_interp::number;

/// The type of the elements of a factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    /// A number of a kind, of so many bits.
    Number(u32, u32),
    /// A byte, with its sign.
    Byte(bool),
    /// Bits, as bytes of them.
    Bits,
}

impl Element {
    fn of(suffix: Suffix) -> Option<Element> {
        Some(match suffix {
            Suffix::U8 => Element::Byte(false),
            Suffix::S8 => Element::Byte(true),
            Suffix::Tf32 => Element::Number(32, 32),
            Suffix::E4m3 | Suffix::E5m2 => Element::Number(kind_of(suffix)?, 8),
            _ => Element::Number(kind_of(suffix)?, 16),
        })
    }
    fn bits(self) -> u32 {
        match self {
            Element::Number(_, bits) => bits,
            _ => 8,
        }
    }
    fn value(self, bits: u64) -> f64 {
        match self {
            Element::Number(32, _) => f32::from_bits(bits as u32 & !0x1fff) as f64,
            Element::Number(kind, _) => number::widen(kind, bits),
            Element::Byte(true) => bits as u8 as i8 as f64,
            _ => bits as u8 as f64,
        }
    }
}

/// What a product is.
struct Shape {
    factors: [Element; 2],
    /// Kind of the sum; none for integers.
    sum: Option<u32>,
    columns: usize,
    /// Elements of a row of the first factor, those that are left out of a sparse one included.
    depth: usize,
    is_sparse: bool,
}

impl Shape {
    /// Elements of the first factor that are there.
    fn held(&self) -> usize {
        if self.is_sparse { self.depth / 2 } else { self.depth }
    }
}

impl Cx<'_> {
    /// Arrivals and waits of a warp group.
    pub(crate) fn warp_group(&mut self) -> Step {
        if self.has(Suffix::Depbar) {
            let left = self.data(self.data_count() - 1)?.value as u32;
            self.retire_products(left);
        }
        Ok(())
    }

    fn shape_of_product(&self) -> Step<Shape> {
        let [first, second, third] = self.all_types();
        let known = |suffix: Option<Suffix>| suffix.and_then(Element::of);
        let (sum, a, b) = if self.has(Suffix::Popc) {
            (None, Some(Element::Bits), Some(Element::Bits))
        } else {
            match first {
                Some(Suffix::U8 | Suffix::S8) => (None, known(first), known(second)),
                Some(sum) => {
                    let factor = known(second).unwrap_or(Element::Number(16, 16));
                    (kind_of(sum), Some(factor), Some(known(third).unwrap_or(factor)))
                }
                None => (None, None, None),
            }
        };
        let (Some(a), Some(b)) = (a, b) else { return Err(self.unsupported("a product of these types")) };
        let is_sparse = self.has(Suffix::Sp);
        let depth = 256 / a.bits() as usize * if is_sparse { 2 } else { 1 };
        Ok(Shape { factors: [a, b], sum, columns: self.detail() as usize, depth, is_sparse })
    }

    pub(crate) fn group_product(&mut self) -> Step {
        if self.active != !0 {
            return Err(fault(ErrorKind::Undefined, self.first(), "a matrix product without all lanes of the warp"));
        }
        let shape = self.shape_of_product()?;
        self.group.clock.products += 1;
        // The first factor stands before the descriptors, where it is in registers.
        let is_in_registers = self.data(1)?.class != Class::Matrices;
        let place = 1 + is_in_registers as usize;
        let descriptors = self.data(place)?;
        let a = if is_in_registers {
            self.factor_in_registers(&shape)?
        } else {
            self.rows_in_memory(&shape, descriptors.uniform, descriptors.has(mark::TURNED_FACTORS[0]))?
        };
        let a = if shape.is_sparse { self.fill_in(&shape, &a, place + 2)? } else { a };
        let b = self.columns_in_memory(&shape, descriptors.uniform + 2, descriptors.has(mark::TURNED_FACTORS[1]))?;
        let negated_a = match is_in_registers {
            true => self.data(1)?.has(mark::NEGATED) || descriptors.has(mark::NEGATED_FACTORS[0]),
            false => descriptors.has(mark::NEGATED_FACTORS[0]),
        };
        let sign = if negated_a != descriptors.has(mark::NEGATED_FACTORS[1]) { -1.0 } else { 1.0 };
        self.accumulate(&shape, place + 1, &a, &b, sign)
    }

    /// 16 rows of the first factor, as the lanes of the warp hold them.
    fn factor_in_registers(&mut self, shape: &Shape) -> Step<Vec<f64>> {
        let (element, held) = (shape.factors[0], shape.held());
        let per = 32 / element.bits() as usize;
        let operand = self.data(1)?;
        let mut a = vec![0.0; 16 * held];
        for register in 0..4 {
            let words = self.read(&operand, register as u16)?;
            self.lock_for_product(operand.register + register as u16);
            for lane in 0..32 {
                for at in 0..per {
                    let k = register / 2 * 4 * per + lane % 4 * per + at;
                    let bits = words[lane] as u64 >> (element.bits() as usize * at);
                    a[(lane / 4 + 8 * (register % 2)) * held + k] = element.value(bits & mask(element.bits()));
                }
            }
        }
        Ok(a)
    }

    fn descriptor(&mut self, register: u16) -> Step<Descriptor> {
        let bits = (self.uniform(register, 1) as u64) << 32 | self.uniform(register, 0) as u64;
        Descriptor::wgmma(bits).map_err(|why| fault(ErrorKind::Unsupported, 0, why))
    }

    fn element_in_memory(
        &mut self,
        at: Descriptor,
        place: (usize, usize),
        element: Element,
        is_turned: bool,
    ) -> Step<f64> {
        let size = element.bits() as usize / 8;
        let address = at.address(place.0 as u64, place.1 as u64, size as u64, !is_turned);
        Ok(element.value(self.memory.load(Space::Shared, address, size, 0)? as u64))
    }

    /// The 16 rows of the warp of the first factor.
    fn rows_in_memory(&mut self, shape: &Shape, register: u16, is_turned: bool) -> Step<Vec<f64>> {
        let at = self.descriptor(register)?;
        let (held, first) = (shape.held(), self.warp.index as usize % 4 * 16);
        let mut a = vec![0.0; 16 * held];
        for row in 0..16 {
            for k in 0..held {
                a[row * held + k] = self.element_in_memory(at, (first + row, k), shape.factors[0], is_turned)?;
            }
        }
        Ok(a)
    }

    fn columns_in_memory(&mut self, shape: &Shape, register: u16, is_turned: bool) -> Step<Vec<f64>> {
        let at = self.descriptor(register)?;
        let columns = shape.columns;
        let mut b = vec![0.0; shape.depth * columns];
        for column in 0..columns {
            for k in 0..shape.depth {
                b[k * columns + column] = self.element_in_memory(at, (column, k), shape.factors[1], is_turned)?;
            }
        }
        Ok(b)
    }

    /// A sparse factor with its zeros. Where its numbers stand is in a register, whose lanes a selector names.
    fn fill_in(&mut self, shape: &Shape, held: &[f64], place: usize) -> Step<Vec<f64>> {
        let (places, selector) = (self.data(place)?, self.data(place + 1));
        let selector =
            selector.ok().filter(|operand| operand.class == Class::Immediate).map_or(0, |operand| operand.value);
        let words = self.read(&places, 0)?.map(u64::from);
        self.lock_for_product(places.register);
        let dense = dense(shape.factors[0].bits(), shape.depth, held, &words, selector as u64);
        dense.map_err(|why| fault(ErrorKind::Undefined, 0, why))
    }

    /// Adds the product to the sum, which a predicate says to read.
    fn accumulate(&mut self, shape: &Shape, place: usize, a: &[f64], b: &[f64], sign: f64) -> Step {
        let (old, dest) = (self.data(place)?, self.data(0)?);
        let reads = self.predicates().last().is_some_and(|operand| self.truth(operand) & 1 != 0);
        let (columns, depth) = (shape.columns, shape.depth);
        let is_half = shape.sum == Some(16);
        let per = if is_half { 2 } else { 1 };
        let saturates = self.has(Suffix::Sat);
        for register in 0..columns / 2 / per {
            let before = if reads { self.read(&old, register as u16)? } else { [0; 32] };
            let mut words = [0u32; 32];
            for lane in 0..32 {
                for at in 0..per {
                    let index = register * per + at;
                    let row = lane / 4 + 8 * (index / 2 % 2);
                    let column = index / 4 * 8 + 2 * (lane % 4) + index % 2;
                    let factors = (0..depth).map(|k| (a[row * depth + k], b[k * columns + column]));
                    let word = before[lane];
                    words[lane] |= match shape.sum {
                        None => {
                            let product: i64 = match shape.factors[0] {
                                Element::Bits => factors.map(|(a, b)| (a as u8 & b as u8).count_ones() as i64).sum(),
                                _ => factors.map(|(a, b)| (a * b) as i64).sum(),
                            };
                            let total = word as i32 as i64 + product;
                            if saturates { total.clamp(i32::MIN as i64, i32::MAX as i64) as u32 } else { total as u32 }
                        }
                        Some(kind) => {
                            let start = number::widen(kind, word as u64 >> (16 * at) & mask(kind));
                            let total = factors.fold(start, |total, (a, b)| total + sign * a * b);
                            (number::narrow(kind, total) as u32) << (16 * at)
                        }
                    };
                }
            }
            self.write(&dest, register as u16, &words)?;
        }
        Ok(())
    }
}

/// The lowest bits.
fn mask(bits: u32) -> u64 {
    (1 << bits) - 1
}
