//! Matrices in shared memory as descriptors name them: 64 bits with the low 18 bits of the address, two strides and a swizzle.
//!
//! A matrix is made of atoms of eight lines of 16, 32, 64 or 128 bytes (the swizzle). Lines lie along `k` where it is by `k`,
//! else across it. The leading offset leads from atom to atom along the lines (by `k` only without a swizzle: else the lines go
//! on), the stride offset from eight lines to the next. Without a swizzle and across `k` the two change places. A swizzle
//! exchanges chunks of 16 bytes: bits 4 to 6 of the address are combined with bits 7 to 9.

use super::super::exec::Cx;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::Warp;
use super::{Elem, ElemValue, Taint};

/// A descriptor taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Descriptor {
    start: u64,
    leading: u64,
    stride: u64,
    /// Bytes of a line: 16 without a swizzle.
    line: u64,
}

impl Descriptor {
    /// Descriptor of `wgmma`.
    ///
    /// # Errors
    /// What it has that is not known.
    pub fn wgmma(bits: u64) -> Result<Descriptor, &'static str> {
        if bits >> 49 & 7 != 0 {
            return Err("a matrix descriptor with a base offset");
        }
        let line = [16, 128, 64, 32][(bits >> 62) as usize];
        let at = |shift: u32| (bits >> shift & 0x3fff) << 4;
        Ok(Descriptor { start: at(0), leading: at(16), stride: at(32), line })
    }
    /// Descriptor of `tcgen05`.
    ///
    /// # Errors
    /// What it has that is not known.
    pub fn tensor(bits: u64) -> Result<Descriptor, &'static str> {
        let mode = match bits >> 61 {
            0 => 0,
            2 => 1,
            4 => 2,
            6 => 3,
            _ => return Err("a matrix descriptor with this swizzle"),
        };
        if bits >> 52 & 1 != 0 {
            return Err("a matrix descriptor with an absolute address");
        }
        Descriptor::wgmma(bits & ((1 << 52) - 1) | mode << 62)
    }
    /// Low 18 bits of the address of the element at `(across, k)` of `size` bytes.
    pub fn address(self, across: u64, k: u64, size: u64, k_major: bool) -> u64 {
        let Descriptor { start, leading, stride, line } = self;
        let (along, across) = if k_major { (k * size, across) } else { (across * size, k) };
        let (chunk, rest) = (along / line, along % line);
        let (group, one) = (across / 8, across % 8);
        let linear = start
            + one * line
            + match (line, k_major) {
                (16, true) => chunk * leading + rest + group * stride,
                (16, false) => chunk * stride + rest + group * leading,
                (_, true) => along + group * stride,
                (_, false) => chunk * leading + rest + group * stride,
            };
        let mask = (line - 1) & 0x70;
        linear ^ (linear >> 3 & mask)
    }
}

impl Cx<'_, '_> {
    /// Reads an element of a matrix in shared memory.
    pub(super) fn shared_element(
        &mut self,
        warp: &mut Warp,
        descriptor: Descriptor,
        (across, k): (usize, usize),
        elem: Elem,
        k_major: bool,
        taint: &mut Taint,
    ) -> Step<f64> {
        let size = elem.bits() as usize / 8;
        let address = descriptor.address(across as u64, k as u64, size as u64, k_major);
        let Some(at) = self.view(warp).window(address, size) else {
            let text = format!("a matrix descriptor leads to shared address {address:#x}, where no variable is");
            return Err(Fault::new(ErrorKind::OutOfBounds, 0, text));
        };
        self.check_race(warp, 0, at, size, false, false)?;
        let s = self.view(warp).read(0, at.0, at.1, size);
        self.check_delivered(warp, 0, at, size, &s)?;
        taint.poison |= s.poison;
        taint.undef |= s.undef != 0;
        Ok(elem.get(s.value, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        let bits = |swizzle: u64| 0x40 | 0x8 << 16 | 0x40 << 32 | swizzle << 62;
        let d = Descriptor::wgmma(bits(0)).unwrap();
        // Row 9, column 10 of halves: second group, second column of chunks.
        assert_eq!(d.address(9, 10, 2, true), 0x400 + 16 + 0x400 + 0x80 + 4);
        let d = Descriptor::wgmma(bits(1)).unwrap();
        assert_eq!(d.address(1, 0, 2, true), 0x400 + 128 + 16);
        assert_eq!(d.address(7, 63, 2, true), 0x400 + 7 * 128 + 14);
        assert_eq!(d.address(8, 0, 2, true), 0x800);
        assert_eq!(d.address(64, 0, 2, false), (0x400 + 0x80) ^ 16);
        let d = Descriptor::wgmma(bits(3)).unwrap();
        assert_eq!(d.address(4, 0, 2, true), (0x400 + 4 * 32) ^ 16);
        assert!(Descriptor::wgmma(1 << 49).is_err());
    }
}
