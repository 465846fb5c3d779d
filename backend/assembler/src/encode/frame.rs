//! The stack pointer at the start of a kernel, and frames of functions.

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

/// Opens a frame of `bytes` where a function begins, and closes it before each of its returns.
pub fn function_frame(listing: &mut Listing, bytes: u32) {
    if bytes == 0 {
        return;
    }
    let change = |listing: &mut Listing, by: i64| {
        let operands = [STACK_POINTER, STACK_POINTER, Item::plain(Value::Number(by)), RZ];
        listing.push(OriHead::of(Op::Iadd3), &operands);
    };
    listing.rewrite(|old, at, new| {
        if old.heads[at].op == Op::Ret {
            change(new, bytes as i64);
        }
        new.push(old.heads[at], old.operands(at));
    });
    // Labels stay behind it: a loop may go back to the first instruction.
    let mut start = Listing::default();
    change(&mut start, -(bytes as i64));
    listing.prepend(&start);
}
