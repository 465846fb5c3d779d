//! Memory of a launch: global objects, shared memory of the block, local memory of each thread.
//!
//! An address of global memory is `object + 1 << 36 | offset`, so that leaving an object is seen. Shared and local memory lie in
//! windows of the generic space: an address whose high half is that of a window is one of shared or local memory.

use warpc_interp::ErrorKind;

/// An object of global memory.
#[derive(Clone, Debug)]
pub(crate) struct Object {
    pub name: String,
    pub data: Vec<u8>,
}

const OBJECT_SHIFT: u32 = 36;
/// High half of the addresses of shared memory.
pub(crate) const SHARED_WINDOW: u32 = 0x7f00;
/// High half of the addresses of local memory.
pub(crate) const LOCAL_WINDOW: u32 = 0x7f01;
/// What memory holds that nobody wrote.
pub(crate) const JUNK: u8 = 0xa5;

/// Address of byte 0 of a global object.
pub(crate) const fn object_address(object: usize) -> u64 {
    (object as u64 + 1) << OBJECT_SHIFT
}

/// A space of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Space {
    Generic,
    Global,
    Shared,
    Local,
}

impl Space {
    fn text(self) -> &'static str {
        match self {
            Space::Generic => "generic",
            Space::Global => "global",
            Space::Shared => "shared",
            Space::Local => "local",
        }
    }
}

/// What went wrong with an access, and its lane.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub kind: ErrorKind,
    pub message: String,
    pub lane: u32,
}

pub(crate) type Step<T = ()> = Result<T, Box<Fault>>;

#[cold]
pub(crate) fn fault(kind: ErrorKind, lane: usize, message: impl Into<String>) -> Box<Fault> {
    Box::new(Fault { kind, message: message.into(), lane: lane as u32 })
}

/// The memory that a warp sees.
pub(crate) struct View<'a> {
    pub objects: &'a mut Vec<Object>,
    pub shared: &'a mut [u8],
    /// Stacks of the lanes of a warp, `stack` bytes each.
    pub local: &'a mut [u8],
    pub stack: usize,
}

impl View<'_> {
    /// The bytes at an address, which must be a multiple of `align`.
    pub fn bytes(&mut self, space: Space, address: u64, size: usize, align: usize, lane: usize) -> Step<&mut [u8]> {
        if !address.is_multiple_of(align as u64) {
            let text = format!("{} address {address:#x} is no multiple of {align}", space.text());
            return Err(fault(ErrorKind::Misaligned, lane, text));
        }
        let (memory, at, what) = match (space, (address >> 32) as u32) {
            (Space::Generic, SHARED_WINDOW) | (Space::Shared, _) => {
                (&mut *self.shared, address & 0xff_ffff, "shared memory")
            }
            (Space::Generic, LOCAL_WINDOW) | (Space::Local, _) => {
                let stack = &mut self.local[lane * self.stack..(lane + 1) * self.stack];
                (stack, address & 0xffff_ffff, "the stack")
            }
            _ => {
                let number = (address >> OBJECT_SHIFT).wrapping_sub(1) as usize;
                let Some(object) = self.objects.get_mut(number) else {
                    let text = format!("{size} bytes at {address:#x} are in no buffer");
                    return Err(fault(ErrorKind::OutOfBounds, lane, text));
                };
                let at = address & ((1 << OBJECT_SHIFT) - 1);
                let length = object.data.len();
                let found = usize::try_from(at).ok().filter(|at| at.saturating_add(size) <= length);
                let Some(at) = found else {
                    let text = format!("{size} bytes at offset {at:#x} of {}, which has {length:#x}", object.name);
                    return Err(fault(ErrorKind::OutOfBounds, lane, text));
                };
                return Ok(&mut object.data[at..at + size]);
            }
        };
        let length = memory.len();
        match memory.get_mut(at as usize..(at as usize).saturating_add(size)) {
            Some(bytes) => Ok(bytes),
            None => {
                let text = format!("{size} bytes at offset {at:#x} of {what}, which has {length:#x}");
                Err(fault(ErrorKind::OutOfBounds, lane, text))
            }
        }
    }

    /// A little-endian number of 1 to 16 bytes.
    pub fn load(&mut self, space: Space, address: u64, size: usize, lane: usize) -> Step<u128> {
        let bytes = self.bytes(space, address, size, size, lane)?;
        let mut number = [0; 16];
        number[..size].copy_from_slice(bytes);
        Ok(u128::from_le_bytes(number))
    }

    /// Stores the low bytes of a number.
    pub fn store(&mut self, space: Space, address: u64, size: usize, value: u128, lane: usize) -> Step {
        self.bytes(space, address, size, size, lane)?.copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }
}
