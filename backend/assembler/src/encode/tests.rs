//! Allocated rows to words and back to text.

use super::{ControlColumn, FormTable, Frame, Item, Listing, Value, conservative, expand, forms_of, words};
use crate::ori::sample::kernel;
use crate::ori::{Op, OriBody, OriHead, Suffix};
use warpc_machine::allocate::{Allocation, Allocator, Request};
use warpc_machine::intervals::IntervalBody;
use warpc_sass::{Arch, print};

/// The rows with places, for at most so many registers.
fn allocated(mut body: OriBody, registers: u16) -> (OriBody, Allocation) {
    let mut rows = IntervalBody::default();
    let limits = [registers, 63, 7, 7, 16];
    let request = Request::new(&limits);
    let found =
        Allocator::default().run(&mut body.write(), &mut rows.write(), request, None).expect("enough registers");
    (body, found)
}

/// Bytes of the frame: variables and spilt registers.
fn frame_of(body: &OriBody, allocation: &Allocation) -> Frame {
    let depot = body.read().side.depot.0.next_multiple_of(16) as u32;
    Frame::of_bytes(depot + allocation.spill_bytes.next_multiple_of(16))
}

/// The words of a listing, and their control words.
fn encoded(listing: &Listing) -> (Vec<u128>, ControlColumn) {
    let mut forms = FormTable::new(Arch::Sm90.table());
    let keys = forms_of(listing, &mut forms);
    let controls = conservative(listing, &keys, &mut forms);
    (words(listing, &keys, &controls, &mut forms).expect("every instruction has a word"), controls)
}

/// The code as the disassembler prints it.
fn code(body: &OriBody, allocation: &Allocation) -> Vec<String> {
    let table = Arch::Sm90.table();
    let listing = expand(body.read(), allocation, frame_of(body, allocation), &[]);
    let (words, _) = encoded(&listing);
    let line = |(at, &word)| print::line(table, word, at as u64 * 16).expect("the disassembler knows the word");
    words.iter().enumerate().map(line).collect()
}

#[test]
fn a_kernel_becomes_the_code_that_it_says() {
    let (body, allocation) = allocated(kernel(), 255);
    let expected = [
        "S2R R0, SR_TID.X",
        "LDC R2, c[0x0][0x218]",
        "ULDC.64 UR0, c[0x0][0x208]",
        "ISETP.GE.U32.AND P0, PT, R0, R2, PT",
        "@P0 BRA 0xa0",
        "LDC.64 R2, c[0x0][0x210]",
        "IMAD.WIDE.U32 R2, R0, 0x4, R2",
        "LDG.E R0, desc[UR0][R2.64]",
        "FFMA R0, R0, R0, -R0",
        "STG.E desc[UR0][R2.64+-0x4], R0",
        "EXIT",
    ];
    assert_eq!(code(&body, &allocation), expected);
}

#[test]
fn spilt_registers_lie_at_the_stack_pointer() {
    let (body, allocation) = allocated(kernel(), 4);
    assert_eq!(allocation.spilt.registers, 0, "four registers are enough");
    let mut listing = expand(body.read(), &allocation, frame_of(&body, &allocation), &[]);
    // Words of what spilling makes: each size, each file.
    let item = |letter, number| super::Item::register(letter, number);
    let number = |value| super::Item::plain(super::Value::number(value));
    let base = item('R', 1).with(warpc_machine::operand::oflag::ADDR);
    let head = |op, suffixes: &[Suffix]| crate::ori::OriHead::new(op, crate::ori::Suffixes::new(suffixes));
    use crate::ori::Op;
    let first = listing.len();
    listing.push(head(Op::Stl, &[]), &[base, number(8), item('R', 5)]);
    listing.push(head(Op::Ldl, &[Suffix::B128]), &[item('R', 8), base, number(16)]);
    listing.push(head(Op::Sel, &[]), &[item('R', 5), item('R', 255), number(1), item('P', 2).with(8)]);
    listing.push(
        head(Op::Isetp, &[Suffix::Ne, Suffix::And]),
        &[item('P', 1), item('P', 7), item('R', 5), item('R', 255), item('P', 7)],
    );
    listing.push(
        head(Op::Plop3, &[Suffix::Lut]),
        &[item('P', 1), item('P', 7), item('P', 2), item('P', 7), item('P', 7), number(0x80), number(0)],
    );
    listing.push(head(Op::R2ur, &[]), &[item('U', 4), item('R', 5)]);
    listing.push(head(Op::Mov, &[]), &[item('R', 5), item('U', 4)]);
    listing.push(head(Op::Mov, &[]), &[item('R', 5), item('R', 6)]);
    listing.push(head(Op::Bmov, &[Suffix::B32]), &[item('R', 5), item('B', 6)]);
    let table = Arch::Sm90.table();
    let (words, _) = encoded(&listing);
    let lines: Vec<_> = words[first..].iter().map(|&word| print::line(table, word, 0).expect("known")).collect();
    let expected = [
        "STL [R1+0x8], R5",
        "LDL.128 R8, [R1+0x10]",
        "SEL R5, RZ, 0x1, !P2",
        "ISETP.NE.AND P1, PT, R5, RZ, PT",
        "PLOP3.LUT P1, PT, P2, PT, PT, 0x80, 0x0",
        "R2UR UR4, R5",
        "MOV R5, UR4",
        "MOV R5, R6",
        "BMOV.32 R5, B6",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn what_sets_a_scoreboard_is_waited_for() {
    let (body, allocation) = allocated(kernel(), 255);
    let listing = expand(body.read(), &allocation, frame_of(&body, &allocation), &[]);
    let (_, controls) = encoded(&listing);
    for (n, pair) in controls.windows(2).enumerate() {
        let sets = pair[0].write.map_or(0, |set| 1 << set.number()) | pair[0].read.map_or(0, |set| 1 << set.number());
        assert_eq!(pair[1].wait, sets, "instruction {}", n + 1);
        assert!(pair[0].is_legal() && pair[0].stall == 15);
    }
    assert!(controls.iter().any(|control| control.read.is_some()));
}

#[test]
fn what_is_removed_takes_labels_along() {
    let made = |ops: &[Op]| {
        let mut listing = Listing::default();
        for (n, &op) in ops.iter().enumerate() {
            listing.label(warpc_machine::ids::MBlock::new(n));
            listing.push(OriHead::of(op), &vec![Item::plain(Value::number(n as i64)); n]);
        }
        listing
    };
    let is_idle = |head: OriHead, _: &[Item]| head.op == Op::Nop;
    for ops in [
        &[Op::Mov, Op::Exit][..],
        &[Op::Nop, Op::Mov, Op::Nop, Op::Nop, Op::Exit],
        &[Op::Mov, Op::Bra, Op::Nop, Op::Exit, Op::Nop],
        &[Op::Nop],
    ] {
        let (old, mut new) = (made(ops), made(ops));
        assert_eq!(new.remove(is_idle), ops.contains(&Op::Nop));
        let kept: Vec<usize> = (0..ops.len()).filter(|&n| ops[n] != Op::Nop).collect();
        assert_eq!(new.len(), kept.len());
        for (at, &n) in kept.iter().enumerate() {
            assert_eq!((new.heads[at], new.operands(at)), (old.heads[n], old.operands(n)));
        }
        for (n, &place) in new.labels.iter().enumerate() {
            assert_eq!(place as usize, kept.iter().filter(|&&one| one < n).count());
        }
    }
}
