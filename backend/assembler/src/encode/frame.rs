//! The stack pointer at the start of a kernel.

use super::{Item, Listing, Value};
use crate::ori::{Op, OriHead};

const STACK_POINTER: Item = Item::register('R', 1);
const RZ: Item = Item::register('R', 255);

/// Puts the start of a kernel before its code: the stack pointer from `stack` in constant bank 0, and room for a frame of `bytes`.
pub fn frame(listing: &mut Listing, bytes: u32, stack: u32) {
    let mut start = Listing::default();
    start.push(OriHead::of(Op::Ldc), &[STACK_POINTER, Item::plain(Value::Bank(0, stack))]);
    if bytes > 0 {
        let room = Item::plain(Value::Number(-(bytes as i64)));
        start.push(OriHead::of(Op::Iadd3), &[STACK_POINTER, STACK_POINTER, room, RZ]);
    }
    listing.prepend(&start);
}
