//! The stack pointer at the start of a kernel, frames of functions, and registers that functions keep for callers of other files.

use super::{Item, Listing, Value};
use crate::ori::{Op, OriHead};
use warpc_machine::operand::oflag;

/// The stack pointer.
pub(super) const STACK_POINTER: Item = Item::register('R', 1);
const RZ: Item = Item::register('R', 255);

/// The register that has the start of the frame where the stack pointer moves away from it. Functions keep it for their callers, in
/// files of ptxas too.
pub const FRAME_POINTER: u16 = 2;

/// The frame of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Its bytes.
    pub bytes: u32,
    /// Whether the stack pointer moves while the function runs, so that [`FRAME_POINTER`] says where the frame begins.
    pub is_dynamic: bool,
}

impl Frame {
    /// A frame at the stack pointer.
    pub fn of_bytes(bytes: u32) -> Frame {
        Frame { bytes, is_dynamic: false }
    }
    /// The register that has its start.
    pub(super) fn start(self) -> Item {
        if self.is_dynamic { Item::register('R', FRAME_POINTER) } else { STACK_POINTER }
    }
    /// Puts the start of the frame into the frame pointer, if there is one.
    fn remember(self, listing: &mut Listing) {
        if self.is_dynamic {
            listing.push(OriHead::of(Op::Mov), &[self.start(), STACK_POINTER]);
        }
    }
}

/// Puts the start of a kernel before its code: the stack pointer from `stack` in constant bank 0, and room for its frame.
pub fn frame(listing: &mut Listing, frame: Frame, stack: u32) {
    let mut start = Listing::default();
    start.push(OriHead::of(Op::Ldc), &[STACK_POINTER, Item::plain(Value::Bank(0, stack))]);
    if frame.bytes > 0 {
        let room = Item::plain(Value::number(-(frame.bytes as i64)));
        start.push(OriHead::of(Op::Iadd3), &[STACK_POINTER, STACK_POINTER, room, RZ]);
    }
    frame.remember(&mut start);
    listing.prepend(&start);
}

/// Whether functions of relocatable files keep a register: R2, R16 to R19, R22 to R31, and from R32 on the second four of each eight,
/// as those of ptxas do, and as their callers expect.
pub fn is_kept(register: u16) -> bool {
    match register {
        2 | 16..=19 | 22..=31 => true,
        32.. => register % 8 >= 4,
        _ => false,
    }
}

/// Opens the frame where a function begins, and closes it before each of its returns. The registers of `kept` lie at its end,
/// in order.
pub fn function_frame(listing: &mut Listing, frame: Frame, kept: &[u16]) {
    let bytes = frame.bytes;
    if bytes == 0 {
        return;
    }
    let slot = |n: usize| {
        let start = bytes as i64 - kept.len() as i64 * 4;
        [STACK_POINTER.with(oflag::ADDR), Item::plain(Value::number(start + n as i64 * 4))]
    };
    let change = |listing: &mut Listing, by: i64| {
        let operands = [STACK_POINTER, STACK_POINTER, Item::plain(Value::number(by)), RZ];
        listing.push(OriHead::of(Op::Iadd3), &operands);
    };
    listing.rewrite(|old, at, new| {
        if old.heads[at].op == Op::Ret {
            if frame.is_dynamic {
                new.push(OriHead::of(Op::Mov), &[STACK_POINTER, frame.start()]);
            }
            for (n, &register) in kept.iter().enumerate() {
                let [base, offset] = slot(n);
                new.push(OriHead::of(Op::Ldl), &[Item::register('R', register).with(oflag::DEF), base, offset]);
            }
            change(new, bytes as i64);
        }
        new.push(old.heads[at], old.operands(at));
    });
    // Labels stay behind it: a loop may go back to the first instruction.
    let mut start = Listing::default();
    change(&mut start, -(bytes as i64));
    for (n, &register) in kept.iter().enumerate() {
        let [base, offset] = slot(n);
        start.push(OriHead::of(Op::Stl), &[base, offset, Item::register('R', register)]);
    }
    frame.remember(&mut start);
    listing.prepend(&start);
}
