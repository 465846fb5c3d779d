//! Memory of a run: objects with bounds, shadow state per byte, and addresses that name the object they belong to.
//!
//! An address is `space << 56 | object << 36 | offset` in global and constant memory (so that leaving an object is always
//! seen), `space << 56 | variable << 20 | place` in shared memory and `space << 56 | offset` in local memory, where the low
//! 32 bits alone name a byte. Places of different shared variables differ: matrix descriptors keep the low 18 bits alone.
//! Conversion between generic and specific pointers keeps the bits. Each byte has a shadow: defined, undef (never written) or
//! poison.

use super::report::{ErrorKind, Fault, Step};

/// Space bits of an address.
pub mod space {
    /// The lowest of the bits that hold the space.
    pub const SHIFT: u32 = 56;
    /// Global memory.
    pub const GLOBAL: u64 = 1;
    /// Functions.
    pub const CODE: u64 = 2;
    /// Shared memory.
    pub const SHARED: u64 = 3;
    /// Constant memory.
    pub const CONST: u64 = 4;
    /// Local memory.
    pub const LOCAL: u64 = 5;
}

const OBJECT_SHIFT: u32 = 36;
const SHARED_SHIFT: u32 = 20;

/// Shadow of a byte.
pub(crate) const CLEAN: u8 = 0;
pub(crate) const UNDEF: u8 = 1;
pub(crate) const POISON: u8 = 2;
/// To be written by an asynchronous operation; reads as undef.
pub(crate) const IN_FLIGHT: u8 = 3;

/// Address of byte 0 of object `index` of global or constant memory.
pub(crate) const fn object_address(constant: bool, index: usize) -> u64 {
    (if constant { space::CONST } else { space::GLOBAL }) << space::SHIFT | (index as u64) << OBJECT_SHIFT
}
/// Address of byte 0 of shared variable `index`, whose place is `base`.
pub(crate) const fn shared_address(index: usize, base: u64) -> u64 {
    space::SHARED << space::SHIFT | (index as u64) << SHARED_SHIFT | base
}
/// Place of the shared memory that the launch sizes, and the end of what descriptors reach.
pub(crate) const DYNAMIC_BASE: u64 = 48 << 10;
const WINDOW: u64 = 256 << 10;

/// Place of a shared variable of `size` bytes behind one that ends at `end` (0: the first): before the memory that the launch
/// sizes, else behind the window. One that fits nowhere begins at 0.
pub(crate) fn shared_base(end: u64, size: u64) -> u64 {
    let align = if size >= 1024 { 1024 } else { 128 };
    let mut at = end.max(1024).next_multiple_of(align);
    if at < DYNAMIC_BASE && at + size > DYNAMIC_BASE {
        at = WINDOW;
    }
    if at + size > 1 << SHARED_SHIFT { 0 } else { at }
}
/// Address of function `group`.
pub(crate) const fn code_address(group: usize) -> u64 {
    space::CODE << space::SHIFT | (group as u64 + 1) << 8
}
/// Function of an address.
pub(crate) const fn code_of(address: u64) -> Option<usize> {
    let low = address & ((1 << space::SHIFT) - 1);
    if address >> space::SHIFT != space::CODE || low == 0 || low & 0xff != 0 {
        None
    } else {
        Some((low >> 8) as usize - 1)
    }
}

/// An object of global, constant or shared memory.
#[derive(Clone, Default, Debug)]
pub(crate) struct Object {
    pub data: Vec<u8>,
    /// One shadow byte per byte, or empty while all are clean.
    pub shadow: Vec<u8>,
    pub freed: bool,
    pub constant: bool,
    /// Place in shared memory.
    pub base: u32,
    pub name: String,
}

impl Object {
    pub fn new(name: &str, data: Vec<u8>) -> Object {
        Object { data, name: name.into(), ..Default::default() }
    }
    pub fn uninit(name: &str, size: usize) -> Object {
        Object { data: vec![0; size], shadow: vec![UNDEF; size], name: name.into(), ..Default::default() }
    }
}

/// An object of a thread's stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalObject {
    pub at: u32,
    pub size: u32,
    pub live: bool,
}

/// Stack of one thread. Objects are at multiples of 16 with a gap of 16 behind each; `owner` tells the object of a granule.
#[derive(Clone, Default, Debug)]
pub(crate) struct Local {
    pub data: Vec<u8>,
    pub shadow: Vec<u8>,
    owner: Vec<u32>,
    pub objects: Vec<LocalObject>,
}

/// Bytes a stack may hold; more is a fault.
const MAX_LOCAL: usize = 64 << 20;

impl Local {
    /// A new object; its bytes are undef.
    pub fn alloc(&mut self, size: u64, align: u64, lane: u32) -> Step<u64> {
        let align = align.max(16) as usize;
        let at = (self.data.len().max(256)).next_multiple_of(align);
        let end = at as u64 + size.next_multiple_of(16) + 16;
        if size > MAX_LOCAL as u64 || end > MAX_LOCAL as u64 {
            return Err(Fault::new(ErrorKind::Resource, lane, format!("stack of more than {MAX_LOCAL} bytes")));
        }
        let end = end as usize;
        self.data.resize(end, 0);
        self.shadow.resize(at, UNDEF);
        self.shadow.resize(end, UNDEF);
        self.shadow[at..].fill(UNDEF);
        self.owner.resize(end / 16, u32::MAX);
        let id = self.objects.len() as u32;
        self.owner[at / 16..(end - 16) / 16].fill(id);
        self.objects.push(LocalObject { at: at as u32, size: size as u32, live: true });
        Ok(space::LOCAL << space::SHIFT | at as u64)
    }
    /// State to give to [`Local::release`].
    pub fn mark(&self) -> (u32, u32) {
        (self.objects.len() as u32, self.data.len() as u32)
    }
    /// Drops all objects made since `mark`.
    pub fn release(&mut self, mark: (u32, u32)) {
        self.objects.truncate(mark.0 as usize);
        self.data.truncate(mark.1 as usize);
        self.shadow.truncate(mark.1 as usize);
        self.owner.truncate(mark.1 as usize / 16);
    }
    /// The object an address belongs to.
    pub fn object_of(&self, address: u64) -> Option<usize> {
        let off = address as u32 as usize;
        match self.owner.get(off / 16) {
            Some(&o) if o != u32::MAX => Some(o as usize),
            _ => None,
        }
    }
}

/// A resolved range of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Region {
    /// Object of global or constant memory.
    Object(u32),
    /// Shared variable.
    Shared(u32),
    /// Stack of a lane.
    Local,
}

/// A scalar read from or written to memory, of at most eight bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scalar {
    pub value: u64,
    /// Bits that are undef.
    pub undef: u64,
    pub poison: bool,
}

/// The memory that a lane can reach.
pub(crate) struct View<'a> {
    pub objects: &'a mut Vec<Object>,
    pub shared: &'a mut [Object],
    pub local: &'a mut [Local],
}

impl View<'_> {
    /// Checks an access of `size` bytes and finds where it is.
    #[inline]
    pub fn resolve(&self, lane: u32, address: u64, size: u64, write: bool) -> Step<(Region, usize)> {
        match address >> space::SHIFT {
            space::GLOBAL | space::CONST => {
                let index = (address >> OBJECT_SHIFT) as usize & 0xf_ffff;
                let off = address & ((1 << OBJECT_SHIFT) - 1);
                if let Some(o) = self.objects.get(index)
                    && o.constant == (address >> space::SHIFT == space::CONST)
                    && off + size <= o.data.len() as u64
                    && !o.freed
                    && !(write && o.constant)
                {
                    return Ok((Region::Object(index as u32), off as usize));
                }
            }
            space::SHARED => {
                let index = (address as u32 >> SHARED_SHIFT) as usize;
                if let Some(o) = self.shared.get(index)
                    && let Some(off) = (address & ((1 << SHARED_SHIFT) - 1)).checked_sub(o.base as u64)
                    && off + size <= o.data.len() as u64
                {
                    return Ok((Region::Shared(index as u32), off as usize));
                }
            }
            space::LOCAL => {
                let local = &self.local[lane as usize];
                if let Some(id) = local.object_of(address) {
                    let o = local.objects[id];
                    let off = address & ((1 << space::SHIFT) - 1);
                    if off >= o.at as u64 && off + size <= o.at as u64 + o.size as u64 && o.live {
                        return Ok((Region::Local, off as usize));
                    }
                }
            }
            _ => {}
        }
        Err(self.explain(lane, address, size, write))
    }
    #[cold]
    fn explain(&self, lane: u32, address: u64, size: u64, write: bool) -> Box<Fault> {
        let what = if write { "store" } else { "load" };
        let fault = |kind, text: String| Fault::new(kind, lane, text);
        match address >> space::SHIFT {
            space::GLOBAL | space::CONST => {
                let index = (address >> OBJECT_SHIFT) as usize & 0xf_ffff;
                let off = (address << (64 - OBJECT_SHIFT)) as i64 >> (64 - OBJECT_SHIFT);
                match self.objects.get(index) {
                    Some(o) if o.freed => {
                        fault(ErrorKind::UseAfterFree, format!("{what} of {size} bytes in freed {}", o.name))
                    }
                    Some(o) if o.constant && write && off >= 0 && off as u64 + size <= o.data.len() as u64 => {
                        fault(ErrorKind::ReadOnly, format!("{what} of {size} bytes to constant {}", o.name))
                    }
                    Some(o) => {
                        let text =
                            format!("{what} of {size} bytes at offset {off} of {} ({} bytes)", o.name, o.data.len());
                        fault(ErrorKind::OutOfBounds, text)
                    }
                    None => fault(
                        ErrorKind::OutOfBounds,
                        format!("{what} of {size} bytes at {address:#x}, which is no object"),
                    ),
                }
            }
            space::SHARED => {
                let index = (address as u32 >> SHARED_SHIFT) as usize;
                let (name, len, base) =
                    self.shared.get(index).map_or(("no variable", 0, 0), |o| (&*o.name, o.data.len(), o.base));
                let off = (address & ((1 << SHARED_SHIFT) - 1)) as i64 - base as i64;
                let text = format!("{what} of {size} bytes at offset {off} of shared {name} ({len} bytes)");
                fault(ErrorKind::OutOfBounds, text)
            }
            space::LOCAL => {
                let local = &self.local[lane as usize];
                match local.object_of(address).map(|o| local.objects[o]) {
                    Some(o) if !o.live => {
                        fault(ErrorKind::UseAfterLifetime, format!("{what} of {size} bytes in a dead stack object"))
                    }
                    Some(o) => {
                        let off = (address as u32).wrapping_sub(o.at) as i32;
                        let text =
                            format!("{what} of {size} bytes at offset {off} of a stack object of {} bytes", o.size);
                        fault(ErrorKind::OutOfBounds, text)
                    }
                    None => fault(ErrorKind::OutOfBounds, format!("{what} of {size} bytes outside the stack")),
                }
            }
            0 if address < 4096 => {
                fault(ErrorKind::OutOfBounds, format!("{what} of {size} bytes through null (+{address})"))
            }
            space::CODE => fault(ErrorKind::OutOfBounds, format!("{what} of {size} bytes in code")),
            _ => fault(ErrorKind::OutOfBounds, format!("{what} of {size} bytes at {address:#x}, which is no object")),
        }
    }
    /// Finds `size` bytes of shared memory by the low 18 bits of their address.
    pub fn window(&self, address: u64, size: usize) -> Option<(Region, usize)> {
        let at = address & (WINDOW - 1);
        let found = |o: &Object| at.checked_sub(o.base as u64).filter(|off| off + size as u64 <= o.data.len() as u64);
        self.shared.iter().enumerate().find_map(|(i, o)| found(o).map(|off| (Region::Shared(i as u32), off as usize)))
    }
    /// Bounds of the object that `address` belongs to, as addresses; for `inbounds`.
    pub fn bounds(&self, lane: u32, address: u64) -> Option<(u64, u64)> {
        match address >> space::SHIFT {
            space::GLOBAL | space::CONST => {
                let o = self.objects.get((address >> OBJECT_SHIFT) as usize & 0xf_ffff)?;
                let base = address & !((1 << OBJECT_SHIFT) - 1);
                Some((base, base + o.data.len() as u64))
            }
            space::SHARED => {
                let o = self.shared.get((address as u32 >> SHARED_SHIFT) as usize)?;
                let base = address & !((1 << SHARED_SHIFT) - 1) | o.base as u64;
                Some((base, base + o.data.len() as u64))
            }
            space::LOCAL => {
                let local = &self.local[lane as usize];
                // One past the end of an object may be in the gap behind it.
                let id = local.object_of(address).or_else(|| local.object_of(address.wrapping_sub(1)))?;
                let o = local.objects[id];
                let base = space::LOCAL << space::SHIFT | o.at as u64;
                Some((base, base + o.size as u64))
            }
            _ => None,
        }
    }
    /// Bytes of a resolved range.
    #[inline]
    pub fn bytes(&self, lane: u32, region: Region) -> (&[u8], &[u8]) {
        match region {
            Region::Object(i) => (&self.objects[i as usize].data, &self.objects[i as usize].shadow),
            Region::Shared(i) => (&self.shared[i as usize].data, &self.shared[i as usize].shadow),
            Region::Local => (&self.local[lane as usize].data, &self.local[lane as usize].shadow),
        }
    }
    /// The same to write. The shadow may be empty.
    #[inline]
    pub fn bytes_mut(&mut self, lane: u32, region: Region) -> (&mut Vec<u8>, &mut Vec<u8>) {
        match region {
            Region::Object(i) => {
                let o = &mut self.objects[i as usize];
                (&mut o.data, &mut o.shadow)
            }
            Region::Shared(i) => {
                let o = &mut self.shared[i as usize];
                (&mut o.data, &mut o.shadow)
            }
            Region::Local => {
                let o = &mut self.local[lane as usize];
                (&mut o.data, &mut o.shadow)
            }
        }
    }
    /// Reads `size` (at most eight) bytes of a resolved range.
    #[inline]
    pub fn read(&self, lane: u32, region: Region, off: usize, size: usize) -> Scalar {
        let (data, shadow) = self.bytes(lane, region);
        let mut s = Scalar { value: read_le(&data[off..off + size]), undef: 0, poison: false };
        if !shadow.is_empty() {
            let sh = &shadow[off..off + size];
            if sh.iter().any(|&b| b != CLEAN) {
                for (i, &b) in sh.iter().enumerate() {
                    match b {
                        UNDEF | IN_FLIGHT => s.undef |= 0xff << (8 * i),
                        POISON => s.poison = true,
                        _ => {}
                    }
                }
            }
        }
        s
    }
    /// Writes `size` (at most eight) bytes of a resolved range.
    #[inline]
    pub fn write(&mut self, lane: u32, region: Region, off: usize, size: usize, scalar: Scalar) {
        let (data, shadow) = self.bytes_mut(lane, region);
        write_le(&mut data[off..off + size], scalar.value);
        if scalar.poison || scalar.undef != 0 {
            if shadow.is_empty() {
                shadow.resize(data.len(), CLEAN);
            }
            for (i, b) in shadow[off..off + size].iter_mut().enumerate() {
                let undef = (scalar.undef >> (8 * i)) as u8 != 0;
                *b = if scalar.poison {
                    POISON
                } else if undef {
                    UNDEF
                } else {
                    CLEAN
                };
            }
        } else if !shadow.is_empty() {
            shadow[off..off + size].fill(CLEAN);
        }
    }
    /// Copies `size` bytes with their shadow; the ranges may overlap. Source first.
    pub fn copy(&mut self, lane: u32, from: (Region, usize), to: (Region, usize), size: usize) {
        let (data, shadow) = self.bytes(lane, from.0);
        let bytes = data[from.1..from.1 + size].to_vec();
        let sh = if shadow.is_empty() { Vec::new() } else { shadow[from.1..from.1 + size].to_vec() };
        let (data, shadow) = self.bytes_mut(lane, to.0);
        data[to.1..to.1 + size].copy_from_slice(&bytes);
        if sh.iter().any(|&b| b != CLEAN) {
            if shadow.is_empty() {
                shadow.resize(data.len(), CLEAN);
            }
            shadow[to.1..to.1 + size].copy_from_slice(&sh);
        } else if !shadow.is_empty() {
            shadow[to.1..to.1 + size].fill(CLEAN);
        }
    }
}

/// Little-endian read of at most eight bytes.
#[inline(always)]
pub(crate) fn read_le(b: &[u8]) -> u64 {
    match *b {
        [a] => a as u64,
        [a, b] => u16::from_le_bytes([a, b]) as u64,
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]) as u64,
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => {
            let mut v = [0; 8];
            v[..b.len()].copy_from_slice(b);
            u64::from_le_bytes(v)
        }
    }
}

/// Little-endian write of at most eight bytes.
#[inline(always)]
pub(crate) fn write_le(b: &mut [u8], value: u64) {
    match b.len() {
        4 => b.copy_from_slice(&(value as u32).to_le_bytes()),
        8 => b.copy_from_slice(&value.to_le_bytes()),
        1 => b[0] = value as u8,
        n => b.copy_from_slice(&value.to_le_bytes()[..n]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_shadow_and_lifetime() {
        let mut objects = vec![Object::new("a", vec![1, 2, 3, 4]), Object::new("b", vec![0; 8])];
        let mut local = vec![Local::default()];
        let p = local[0].alloc(6, 4, 0).unwrap();
        let q = local[0].alloc(16, 16, 0).unwrap();
        assert!(q - p >= 22);
        let mut v = View { objects: &mut objects, shared: &mut [], local: &mut local };
        let (r, off) = v.resolve(0, object_address(false, 0), 4, false).unwrap();
        assert_eq!(v.read(0, r, off, 4).value, 0x0403_0201);
        let e = v.resolve(0, object_address(false, 0) + 1, 4, false).unwrap_err();
        assert_eq!(e.kind, ErrorKind::OutOfBounds);
        assert!(e.message.contains("offset 1 of a (4 bytes)"), "{}", e.message);
        let e = v.resolve(0, object_address(false, 1) - 4, 4, true).unwrap_err();
        assert_eq!(e.kind, ErrorKind::OutOfBounds);
        let (r, off) = v.resolve(0, p, 4, true).unwrap();
        assert_eq!(v.read(0, r, off, 4).undef, 0xffff_ffff);
        v.write(0, r, off, 2, Scalar { value: 0x1234, ..Default::default() });
        assert_eq!(v.read(0, r, off, 4), Scalar { value: 0x1234, undef: 0xffff_0000, poison: false });
        assert!(v.resolve(0, p + 4, 4, true).is_err());
        assert_eq!(v.bounds(0, p + 6), Some((p, p + 6)));
        let id = v.local[0].object_of(p).unwrap();
        v.local[0].objects[id].live = false;
        assert_eq!(v.resolve(0, p, 1, false).unwrap_err().kind, ErrorKind::UseAfterLifetime);
        assert_eq!(v.resolve(0, 0, 1, false).unwrap_err().kind, ErrorKind::OutOfBounds);
        let at = v.resolve(0, q, 4, true).unwrap();
        v.copy(0, (Region::Object(0), 0), at, 4);
        assert_eq!(v.read(0, at.0, at.1, 4).value, 0x0403_0201);
    }
}
