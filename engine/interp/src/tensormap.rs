//! Tensors in global memory as tensor maps describe them, and copies of their tiles.
//!
//! A tensor map is 128 bytes whose layout no manual has. Here, chosen freely: the address (8 bytes), rank, element type,
//! interleave, swizzle, fill, unit of the swizzle, a mark (a byte each, the mark at 15), five sizes (4 bytes each, from 16), four
//! strides in bytes (8 each, from 40), five sizes of the box and five traversal strides (2 each, from 72). Numbers of types
//! and modes are those of `tensormap.replace`. A tile lies in shared memory with the first dimension inside, swizzled as
//! `descriptor.rs` says; elements outside the tensor are read as zeros (or NaN, with that fill) and are not written. Not
//! here: the modes that unfold images (`im2col`), interleaved layouts, packed elements of fewer than eight bits, other units
//! of a swizzle than 16 bytes.

use super::exec::Cx;
use super::flight::{BulkWay, Until, Work, one_block, shared};
use super::memory::Scalar;
use super::program::*;
use super::report::{ErrorKind, Fault, Step};
use super::warp::Warp;
use warpc_ir::opcode::RmwOp;

/// Bytes of a tensor map.
pub const SIZE: usize = 128;
const MARK: u8 = 0x54;

/// A tensor in global memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TensorMap {
    /// Address of the first element.
    pub address: u64,
    /// Dimensions: 1 to 5.
    pub rank: u8,
    /// Element type: 0 `u8`, 1 `u16`, 2 `u32`, 3 `s32`, 4 `u64`, 5 `s64`, 6 `f16`, 7 and 8 `f32`, 9 `f64`, 10 `bf16`, 11 and
    /// 12 `tf32`.
    pub elem: u8,
    /// Interleaved layout: 0 none.
    pub interleave: u8,
    /// Swizzle: 0 none, 1 32 bytes, 2 64 bytes, 3 128 bytes.
    pub swizzle: u8,
    /// Elements outside: 0 zeros, 1 NaN.
    pub fill: u8,
    /// Unit of the swizzle: 0 16 bytes.
    pub unit: u8,
    /// Elements of each dimension, the innermost first.
    pub dims: [u32; 5],
    /// Bytes from one to the next, from the second dimension on.
    pub strides: [u64; 4],
    /// Box.
    pub block: [u16; 5],
    /// Traversal strides.
    pub steps: [u16; 5],
}

/// Fields that `tensormap.replace` changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Field {
    Address,
    Rank,
    Dim,
    Stride,
    Box,
    Step,
    Elem,
    Interleave,
    Swizzle,
    Unit,
    Fill,
}

impl Field {
    /// Field by its name with dots or underscores, and whether a number of the dimension follows.
    pub fn parse(name: &str) -> Option<(Field, bool)> {
        Some(match name.replace('_', ".").as_str() {
            "global.address" => (Field::Address, false),
            "rank" => (Field::Rank, false),
            "box.dim" => (Field::Box, true),
            "global.dim" => (Field::Dim, true),
            "global.stride" => (Field::Stride, true),
            "element.stride" => (Field::Step, true),
            "elemtype" => (Field::Elem, false),
            "interleave.layout" => (Field::Interleave, false),
            "swizzle.mode" => (Field::Swizzle, false),
            "swizzle.atomicity" => (Field::Unit, false),
            "fill.mode" => (Field::Fill, false),
            _ => return None,
        })
    }
}

impl TensorMap {
    /// The 128 bytes.
    pub fn encode(&self) -> [u8; SIZE] {
        let mut b = [0; SIZE];
        b[..8].copy_from_slice(&self.address.to_le_bytes());
        b[8..14].copy_from_slice(&[self.rank, self.elem, self.interleave, self.swizzle, self.fill, self.unit]);
        b[15] = MARK;
        for (k, v) in self.dims.iter().enumerate() {
            b[16 + 4 * k..][..4].copy_from_slice(&v.to_le_bytes());
        }
        for (k, v) in self.strides.iter().enumerate() {
            b[40 + 8 * k..][..8].copy_from_slice(&v.to_le_bytes());
        }
        for (k, v) in self.block.iter().chain(&self.steps).enumerate() {
            b[72 + 2 * k..][..2].copy_from_slice(&v.to_le_bytes());
        }
        b
    }
    /// From text: `TYPE:SIZES:BOX`, sizes and box as `40x10`, the inner dimension first; then, separated by commas,
    /// `strides=192x...` in bytes from the second dimension on (else without gaps), `steps=2x1`, `swizzle=32`, `64` or `128`,
    /// `fill=nan`. `None` when it is none.
    pub fn parse(text: &str) -> Option<TensorMap> {
        const TYPES: [&str; 13] =
            ["u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32", "f32.ftz", "f64", "bf16", "tf32", "tf32.ftz"];
        fn list<T: std::str::FromStr + Copy, const N: usize>(text: &str, to: &mut [T; N]) -> Option<usize> {
            let n = text.split('x').count();
            for (k, v) in text.split('x').enumerate() {
                *to.get_mut(k)? = v.trim().parse().ok()?;
            }
            Some(n)
        }
        let mut parts = text.split(':');
        let ty = parts.next()?;
        let elem = TYPES.iter().position(|t| *t == ty || i_as_u(ty).as_deref() == Some(*t))? as u8;
        let mut m = TensorMap { elem, steps: [1; 5], ..Default::default() };
        m.rank = list(parts.next()?, &mut m.dims)? as u8;
        if list(parts.next()?, &mut m.block)? != m.rank as usize {
            return None;
        }
        let mut step = m.size()? as u64;
        for (stride, &n) in m.strides.iter_mut().zip(&m.dims) {
            step = step.checked_mul(n as u64)?;
            *stride = step;
        }
        for word in parts.next().unwrap_or("").split(',').filter(|w| !w.is_empty()) {
            match word.split_once('=')? {
                ("strides", v) => list(v, &mut m.strides).map(|_| ())?,
                ("steps", v) => list(v, &mut m.steps).map(|_| ())?,
                ("swizzle", v) => m.swizzle = ["0", "32", "64", "128"].iter().position(|s| *s == v)? as u8,
                ("fill", v) => m.fill = ["zero", "nan"].iter().position(|s| *s == v)? as u8,
                _ => return None,
            }
        }
        parts.next().is_none().then_some(m)
    }
    /// From 128 bytes; `None` when they are no tensor map.
    pub fn decode(b: &[u8]) -> Option<TensorMap> {
        let word = |at: usize, n: usize| b[at..at + n].iter().rev().fold(0u64, |v, &x| v << 8 | x as u64);
        if b.len() < SIZE || b[15] != MARK || !(1..=5).contains(&b[8]) {
            return None;
        }
        let mut m = TensorMap {
            address: word(0, 8),
            rank: b[8],
            elem: b[9],
            interleave: b[10],
            swizzle: b[11],
            fill: b[12],
            unit: b[13],
            ..Default::default()
        };
        for k in 0..5 {
            m.dims[k] = word(16 + 4 * k, 4) as u32;
            m.block[k] = word(72 + 2 * k, 2) as u16;
            m.steps[k] = word(82 + 2 * k, 2) as u16;
        }
        for k in 0..4 {
            m.strides[k] = word(40 + 8 * k, 8);
        }
        Some(m)
    }
    /// Bytes of an element.
    pub fn size(&self) -> Option<usize> {
        Some(match self.elem {
            0 => 1,
            1 | 6 | 10 => 2,
            2 | 3 | 7 | 8 | 11 | 12 => 4,
            4 | 5 | 9 => 8,
            _ => return None,
        })
    }
    /// Bits of an element outside.
    fn outside(&self) -> u64 {
        match (self.fill, self.elem) {
            (1, 6) => 0x7fff,
            (1, 10) => 0x7fff,
            (1, 7 | 8 | 11 | 12) => 0x7fff_ffff,
            (1, 9) => u64::MAX >> 1,
            _ => 0,
        }
    }
    /// Operation of a reduction on the elements.
    fn reduction(&self, op: RmwOp) -> (RmwOp, u32) {
        let float = match self.elem {
            6 => 16,
            10 => 17,
            7 | 8 | 11 | 12 => 32,
            9 => 64,
            _ => 0,
        };
        let op = match (op, float != 0, matches!(self.elem, 3 | 5)) {
            (RmwOp::Add, true, _) => RmwOp::FAdd,
            (RmwOp::UMin, true, _) => RmwOp::FMin,
            (RmwOp::UMax, true, _) => RmwOp::FMax,
            (RmwOp::UMin, _, true) => RmwOp::Min,
            (RmwOp::UMax, _, true) => RmwOp::Max,
            (op, ..) => op,
        };
        (op, float)
    }
    fn set(&mut self, field: Field, ord: usize, value: u64) -> Option<()> {
        match field {
            Field::Address => self.address = value,
            Field::Rank => self.rank = (value as u8).wrapping_add(1),
            Field::Dim => *self.dims.get_mut(ord)? = value as u32,
            Field::Stride => *self.strides.get_mut(ord)? = value,
            Field::Box => *self.block.get_mut(ord)? = value as u16,
            Field::Step => *self.steps.get_mut(ord)? = value as u16,
            Field::Elem => self.elem = value as u8,
            Field::Interleave => self.interleave = value as u8,
            Field::Swizzle => self.swizzle = value as u8,
            Field::Unit => self.unit = value as u8,
            Field::Fill => self.fill = value as u8,
        }
        Some(())
    }
}

/// `i32` as `u32`.
fn i_as_u(ty: &str) -> Option<String> {
    ty.strip_prefix('i').map(|n| format!("u{n}"))
}

/// A copy of a tile: tensor map, coordinates, shared memory, then the memory barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileCopy {
    /// Direction.
    pub way: BulkWay,
    /// Coordinates.
    pub dims: u8,
    /// Four rows given one by one, of a tensor of two dimensions.
    pub rows: bool,
    /// Whether a mask of blocks of the cluster follows.
    pub multicast: bool,
    /// Combine with what is there.
    pub reduce: Option<RmwOp>,
}

/// A tile in flight.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    map: TensorMap,
    copy: TileCopy,
    at: [i32; 5],
    shared: u64,
}

impl Tile {
    /// Elements of the tile in each dimension.
    fn counts(&self) -> [u32; 5] {
        let mut n = [1; 5];
        for (d, n) in n.iter_mut().enumerate().take(self.map.rank as usize) {
            *n = (self.map.block[d] as u32).div_ceil(self.map.steps[d].max(1) as u32);
        }
        if self.copy.rows {
            n[1] = 4;
        }
        n
    }
    /// Calls `f` with the offset in shared memory and the address of each element; `None` outside the tensor.
    fn each(&self, mut f: impl FnMut(u64, Option<u64>) -> Step) -> Step {
        let n = self.counts();
        let size = self.map.size().unwrap_or(1) as u64;
        let total: u64 = n.iter().map(|&n| n as u64).product();
        for index in 0..total {
            let mut rest = index;
            let (mut address, mut inside) = (self.map.address, true);
            for d in 0..self.map.rank as usize {
                let i = rest % n[d] as u64;
                rest /= n[d] as u64;
                let at = if self.copy.rows && d == 1 {
                    self.at[1 + i as usize] as i64
                } else {
                    self.at[d] as i64 + i as i64 * self.map.steps[d].max(1) as i64
                };
                inside &= (0..self.map.dims[d] as i64).contains(&at);
                let stride = if d == 0 { size } else { self.map.strides[d - 1] };
                address = address.wrapping_add((at as u64).wrapping_mul(stride));
            }
            let place = shared(self.shared) + index * size;
            let mask = [0u64, 0x10, 0x30, 0x70][self.map.swizzle as usize & 3];
            f(place ^ (place >> 3 & mask), inside.then_some(address))?;
        }
        Ok(())
    }
}

impl Cx<'_, '_> {
    fn map_at(&mut self, warp: &mut Warp, lane: usize, address: u64, write: bool) -> Step<TensorMap> {
        let at = self.view(warp).resolve(lane as u32, address, SIZE as u64, write)?;
        if address & 63 != 0 {
            let text = format!("tensor map at {address:#x} is not at a multiple of 64");
            return Err(Fault::new(ErrorKind::Misaligned, lane as u32, text));
        }
        self.check_race(warp, lane, at, SIZE, write, false)?;
        let bytes = self.view(warp).bytes(lane as u32, at.0).0[at.1..at.1 + SIZE].to_vec();
        TensorMap::decode(&bytes)
            .ok_or_else(|| Fault::new(ErrorKind::Undefined, lane as u32, "bytes that are no tensor map"))
    }
    /// `tensormap.replace`: address of the map, number of the dimension where there is one, value.
    pub fn replace_field(
        &mut self,
        warp: &mut Warp,
        fi: usize,
        function: &Function,
        row: &IntrRow,
        (field, ordinal): (Field, bool),
        lane: usize,
    ) -> Step {
        let address = self.clean(warp, fi, function, row.args[0], lane, "an address")?;
        let ord = if ordinal { self.clean(warp, fi, function, row.args[1], lane, "a dimension")? } else { 0 };
        let v = self.clean(warp, fi, function, row.args[1 + ordinal as usize], lane, "a field of a tensor map")?;
        let mut map = self.map_at(warp, lane, address, true)?;
        let bad = || Fault::new(ErrorKind::Undefined, lane as u32, "a dimension that a tensor map does not have");
        map.set(field, ord as usize, v).ok_or_else(bad)?;
        let at = self.view(warp).resolve(lane as u32, address, SIZE as u64, true)?;
        for (k, b) in map.encode().chunks(8).enumerate() {
            let value = super::memory::read_le(b);
            self.view(warp).write(lane as u32, at.0, at.1 + 8 * k, 8, Scalar { value, ..Default::default() });
        }
        Ok(())
    }
    /// Issues a copy of a tile.
    pub fn tile(
        &mut self,
        warp: &mut Warp,
        fi: usize,
        function: &Function,
        row: &IntrRow,
        copy: TileCopy,
        lane: usize,
    ) -> Step {
        let fault = |kind, text: &str| Fault::new(kind, lane as u32, text);
        let map = self.clean(warp, fi, function, row.args[0], lane, "an address")?;
        let map = self.map_at(warp, lane, map, false)?;
        let n = copy.dims as usize;
        let mut at = [0; 5];
        for (k, c) in at.iter_mut().enumerate().take(n) {
            *c = self.clean(warp, fi, function, row.args[1 + k], lane, "a coordinate")? as i32;
        }
        let place = self.clean(warp, fi, function, row.args[1 + n], lane, "an address")?;
        let Some(size) = map.size() else { return Err(fault(ErrorKind::Unsupported, "packed elements of a tensor")) };
        if map.interleave != 0 || map.unit != 0 || map.swizzle > 3 {
            return Err(fault(ErrorKind::Unsupported, "this layout of a tensor map"));
        }
        if map.rank as usize != if copy.rows { 2 } else { n } {
            return Err(fault(
                ErrorKind::Undefined,
                "another number of coordinates than the tensor map has dimensions",
            ));
        }
        if map.block.iter().any(|&n| n > 256) {
            return Err(fault(ErrorKind::Undefined, "a box of more than 256 elements"));
        }
        let inner = map.block[0] as usize * size;
        let line = [usize::MAX, 32, 64, 128][map.swizzle as usize];
        if !inner.is_multiple_of(16) || inner > line || map.address & 15 != 0 {
            return Err(fault(
                ErrorKind::Undefined,
                "a tensor map whose rows are no multiple of 16 bytes, or too long for its swizzle",
            ));
        }
        if place & 127 != 0 {
            return Err(fault(ErrorKind::Misaligned, "a tile that is not at a multiple of 128 bytes of shared memory"));
        }
        let tile = Tile { map, copy, at, shared: place };
        let bytes = tile.counts().iter().map(|&n| n as u64).product::<u64>() * size as u64;
        let b = self.outside_stack(warp, lane, shared(place), bytes, copy.way == BulkWay::ToShared, true)?;
        let until = if copy.way == BulkWay::ToShared {
            self.put_in_flight(warp, lane, b, bytes as usize)?;
            let barrier = self.clean(warp, fi, function, row.args[2 + n], lane, "a memory barrier")?;
            if copy.multicast {
                one_block(self.clean(warp, fi, function, row.args[3 + n], lane, "a mask of blocks")?, lane)?;
            }
            Until::Barrier(shared(barrier))
        } else {
            self.check_race(warp, lane, b, bytes as usize, false, false)?;
            self.open_group(warp, lane, true)
        };
        tile.each(|_, address| match address {
            Some(p) => {
                let write = copy.way == BulkWay::ToGlobal;
                let at = self.outside_stack(warp, lane, p, size as u64, write, false)?;
                if write && copy.reduce.is_none() {
                    self.put_in_flight(warp, lane, at, size)
                } else {
                    self.check_race(warp, lane, at, size, write, write)
                }
            }
            None => Ok(()),
        })?;
        self.issue(warp, lane, until, Work::Tile(Box::new(tile)));
        Ok(())
    }
    /// Moves a tile; its bytes.
    pub fn move_tile(&mut self, warp: &mut Warp, tile: &Tile) -> Step<u64> {
        let size = tile.map.size().unwrap_or(1);
        let mut bytes = 0;
        tile.each(|place, address| {
            bytes += size as u64;
            let s = self.outside_stack(warp, 0, place, size as u64, tile.copy.way == BulkWay::ToShared, true)?;
            match (tile.copy.way, address) {
                (BulkWay::ToShared, Some(p)) => {
                    let g = self.outside_stack(warp, 0, p, size as u64, false, false)?;
                    self.view(warp).copy(0, g, s, size);
                }
                (BulkWay::ToShared, None) => {
                    let value = tile.map.outside();
                    self.view(warp).write(0, s.0, s.1, size, Scalar { value, ..Default::default() });
                }
                (BulkWay::ToGlobal, Some(p)) => {
                    let g = self.outside_stack(warp, 0, p, size as u64, true, false)?;
                    match tile.copy.reduce {
                        Some(op) => {
                            let (op, float) = tile.map.reduction(op);
                            self.combine(warp, s, g, op, size as u32 * 8, float);
                        }
                        None => self.view(warp).copy(0, s, g, size),
                    }
                }
                (BulkWay::ToGlobal, None) => {}
            }
            Ok(())
        })?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_back() {
        let mut m = TensorMap {
            address: 0x1234_5678_9abc,
            rank: 3,
            elem: 7,
            swizzle: 3,
            dims: [32, 7, 5, 0, 0],
            strides: [128, 1024, 0, 0],
            block: [32, 4, 1, 0, 0],
            steps: [1, 2, 1, 0, 0],
            ..Default::default()
        };
        assert_eq!(TensorMap::decode(&m.encode()), Some(m));
        assert_eq!(TensorMap::decode(&[0; SIZE]), None);
        let p = TensorMap::parse("f32:40x10:32x8:strides=192,swizzle=128,fill=nan").unwrap();
        assert_eq!((p.rank, p.elem, p.dims[..2].to_vec(), p.strides[0], p.block[1]), (2, 7, vec![40, 10], 192, 8));
        assert_eq!((p.swizzle, p.fill, p.steps), (3, 1, [1; 5]));
        assert_eq!(TensorMap::parse("i16:8x4x2:8x4x1").unwrap().strides[..2], [16, 64]);
        for bad in ["f32:40:32x8", "x8:4:4", "f32:1x1x1x1x1x1:1", "f32:4:4:swizzle=16", "f32:4:4::"] {
            assert_eq!(TensorMap::parse(bad), None, "{bad}");
        }
        m.set(Field::Rank, 0, 1).unwrap();
        assert_eq!(m.rank, 2);
        assert_eq!(m.set(Field::Dim, 5, 1), None);
        assert_eq!(Field::parse("global_stride"), Some((Field::Stride, true)));
    }
}
