//! `.debug_frame`: how a debugger finds the caller.
//!
//! ptxas writes an entry of its own for what holds at the start of each function (a CIE), followed by the changes in it (an FDE).
//! Both use the 64-bit form of DWARF 3 with a length of eight bytes, and are filled up to a multiple of eight bytes.

use super::module::*;
use crate::cubin::relocation::{ABSOLUTE_64, UNUSED_CLEAR_64};

/// DWARF's number of a general register.
pub const fn register(number: u8) -> u64 {
    0x0500_0000 | number as u64
}

/// `DW_CFA_advance_loc4`.
const ADVANCE: u8 = 0x04;
/// The mark of the 64-bit form, and of a CIE in it.
const LONG: [u8; 4] = [0xff; 4];
/// Version 3, no augmentation.
const START: [u8; 2] = [3, 0];
/// Code comes in units of four bytes, data in units of minus four.
const UNITS: [u8; 2] = [4, 0x7c];
/// The return address of a kernel: no register.
pub const NO_RETURN: u32 = u32::MAX;

/// What an operation has for operands: how many numbers, and whether an expression follows.
pub(super) fn operands(op: u8) -> Option<(usize, bool)> {
    Some(match op {
        0x02 | 0x03 | ADVANCE => return None,
        0x00 | 0x0a | 0x0b => (0, false),
        0x06..=0x08 | 0x0d | 0x0e => (1, false),
        0x05 | 0x09 | 0x0c | 0x14 => (2, false),
        0x10 | 0x16 => (1, true),
        _ => return None,
    })
}

fn number(mut value: u64, out: &mut Vec<u8>) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn operation(op: &FrameOp, out: &mut Vec<u8>) {
    match op {
        FrameOp::Advance(units) => {
            out.push(ADVANCE);
            out.extend(units.to_le_bytes());
        }
        FrameOp::Op(op, operands) => {
            out.push(*op);
            for operand in operands {
                number(*operand, out);
            }
        }
        FrameOp::Expression(op, register, expression) => {
            out.push(*op);
            number(*register, out);
            number(expression.len() as u64, out);
            out.extend(expression);
        }
    }
}

/// Appends an entry: its length, its head, its operations, and zeros up to a multiple of eight bytes.
fn entry(head: &[u8], ops: &[FrameOp], out: &mut Vec<u8>) {
    let mut body = head.to_vec();
    for op in ops {
        operation(op, &mut body);
    }
    // With the mark of four bytes in front, an entry whose body is 4 more than a multiple of 8 ends on one.
    while body.len() % 8 != 4 {
        body.push(0);
    }
    out.extend(LONG);
    out.extend((body.len() as u64).to_le_bytes());
    out.extend(body);
}

/// `DW_OP_addr`: eight bytes of address follow.
const OP_ADDRESS: u8 = 0x03;

/// Bytes by which a frame was longer before sm_90, where it had one advance more; references to CIEs count them still.
fn lost(frame: &Frame) -> u64 {
    const ADVANCE_BYTES: u64 = 5;
    let begins_late = matches!(frame.changes.first(), Some(FrameOp::Advance(_)));
    if begins_late && frame.return_address != NO_RETURN {
        return 0;
    }
    let mut bytes = Vec::new();
    frame.changes.iter().for_each(|op| operation(op, &mut bytes));
    let filled = |length: u64| (length + 4).next_multiple_of(8);
    filled(bytes.len() as u64 + ADVANCE_BYTES) - filled(bytes.len() as u64)
}

/// The bytes of the section, and its relocations in the order in which ptxas meets them: for each function with a section of its own
/// the addresses in expressions, then each entry's reference to its CIE (in relocatable files), function and size.
pub(super) fn section(module: &CubinModule) -> (Vec<u8>, Vec<Reloc>) {
    let mut out = Vec::new();
    let (mut expressions, mut entries, mut relocations) = (Vec::new(), Vec::new(), Vec::new());
    let mut surplus = 0;
    for frame in &module.frames {
        let (host, offset) = match &module.symbols[frame.function.0 as usize].kind {
            SymbolKind::Inner(inner) => (inner.host, inner.offset as i64),
            _ => (frame.function, 0),
        };
        if host == frame.function {
            relocations.append(&mut expressions);
            relocations.append(&mut entries);
        }
        let start = out.len() as u64;
        let mut head = [0xff; 8].to_vec();
        head.extend(START);
        head.extend(UNITS);
        number(frame.return_address as u64, &mut head);
        let mut at = start + 12 + head.len() as u64;
        for op in &frame.start {
            let mut bytes = Vec::new();
            operation(op, &mut bytes);
            if let FrameOp::Expression(_, _, expression) = op
                && expression.first() == Some(&OP_ADDRESS)
            {
                let offset = at + (bytes.len() - expression.len()) as u64 + 1;
                expressions.push(Reloc { offset, kind: ABSOLUTE_64, target: Target::Symbol(host), addend: 0 });
            }
            at += bytes.len() as u64;
        }
        entry(&head, &frame.start, &mut out);
        let at = out.len() as u64 + 12;
        let mut add = |offset, kind, target, addend| entries.push(Reloc { offset, kind, target, addend });
        let is_relocatable = module.kind == Kind::Relocatable;
        if is_relocatable {
            add(at, ABSOLUTE_64, Target::Debug(None), (start + surplus) as i64);
        }
        // Before sm_90 the offset stands in the section alone.
        let addend = if is_relocatable || module.is_recent() { offset } else { 0 };
        add(at + 8, ABSOLUTE_64, Target::Symbol(host), addend);
        if is_relocatable {
            add(at + 16, UNUSED_CLEAR_64, Target::Symbol(host), offset);
        }
        let mut head = if is_relocatable { vec![0; 8] } else { start.to_le_bytes().to_vec() };
        head.extend(if is_relocatable { 0 } else { offset }.to_le_bytes());
        head.extend(frame.range.1.to_le_bytes());
        entry(&head, &frame.changes, &mut out);
        if module.is_recent() {
            surplus += lost(frame);
        }
    }
    relocations.append(&mut expressions);
    relocations.append(&mut entries);
    (out, relocations)
}

/// The usual frame of a function: a kernel, whose caller is nobody; or a function that returns to `R20`, with what it keeps.
/// `prologue` and `rest` are the bytes of code before and behind the place where the stack pointer gets its value.
pub fn usual(function: SymbolId, is_entry: bool, size: u64, prologue: u32, rest: u32) -> Frame {
    // R1 is the stack pointer, RZ keeps its value.
    let stack = FrameOp::Op(0x0c, vec![register(1), 0]);
    let same = |number: u8| FrameOp::Op(0x08, vec![register(number)]);
    let mut start = vec![stack.clone(), same(255), same(1)];
    if !is_entry {
        start.extend([same(20), same(21)]);
    }
    let changes = vec![FrameOp::Advance(prologue / 4), stack, FrameOp::Advance(rest / 4)];
    let return_address = if is_entry { NO_RETURN } else { register(20) as u32 };
    Frame { function, range: (0, size), start, return_address, changes }
}

/// The entries of a section: where each begins, and its bytes behind the length.
pub(super) fn entries(bytes: &[u8]) -> Option<Vec<(u64, &[u8])>> {
    let (mut at, mut entries) = (0, Vec::new());
    while at < bytes.len() {
        let head = bytes.get(at..at.checked_add(12)?)?;
        if head[..4] != LONG {
            return None;
        }
        let length = usize::try_from(u64::from_le_bytes(head[4..].try_into().ok()?)).ok()?;
        let end = at.checked_add(12)?.checked_add(length)?;
        entries.push((at as u64, bytes.get(at + 12..end)?));
        at = end;
    }
    Some(entries)
}

/// A frame from its two entries, of no function yet.
pub(super) fn parse(start: &[u8], changes: &[u8]) -> Option<Frame> {
    let head = start.get(..12)?;
    if head[..8] != [0xff; 8] || head[8..10] != START || head[10..12] != UNITS {
        return None;
    }
    let mut rest = &start[12..];
    let return_address = take_number(&mut rest)? as u32;
    let start = take_operations(rest)?;
    let number = |at: usize| Some(u64::from_le_bytes(changes.get(at..at + 8)?.try_into().ok()?));
    let (offset, size) = (number(8)?, number(16)?);
    let changes = take_operations(&changes[24..])?;
    Some(Frame { function: SymbolId(0), range: (offset, size), start, return_address, changes })
}

fn take_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0u64;
    for shift in (0..64).step_by(7) {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= ((byte & 0x7f) as u64) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn take_operations(mut bytes: &[u8]) -> Option<Vec<FrameOp>> {
    let mut ops = Vec::new();
    while let Some((&op, rest)) = bytes.split_first() {
        // Zeros fill the entry up.
        if bytes.iter().all(|byte| *byte == 0) {
            break;
        }
        bytes = rest;
        if op == ADVANCE {
            let (units, rest) = bytes.split_first_chunk::<4>()?;
            bytes = rest;
            ops.push(FrameOp::Advance(u32::from_le_bytes(*units)));
            continue;
        }
        let (count, has_expression) = operands(op)?;
        let mut numbers = Vec::new();
        for _ in 0..count {
            numbers.push(take_number(&mut bytes)?);
        }
        if has_expression {
            let length = take_number(&mut bytes)? as usize;
            let (expression, rest) = bytes.split_at_checked(length)?;
            bytes = rest;
            ops.push(FrameOp::Expression(op, numbers[0], expression.to_vec()));
        } else {
            ops.push(FrameOp::Op(op, numbers));
        }
    }
    Some(ops)
}
