//! A kernel for tests of this crate.

use super::isa::Class;
use super::operand::{absent, address, bank, mark, marked, special};
use super::{Op, OriBody, OriHead, Suffix, Suffixes};
use warpc_machine::ids::{MBlock, Row};
use warpc_machine::operand::{MLoc, Operand, oflag};
use warpc_machine::rows::{MRange, MachineBlock};

/// A kernel that squares a float, by the rows that its listing has.
pub(crate) fn kernel() -> OriBody {
    let mut body = OriBody::default();
    let mut rows = body.write();
    let mut register = |class: Class| rows.new_reg(class.number());
    let (index, count, descriptor, guard) =
        (register(Class::R), register(Class::R), register(Class::U64), register(Class::P));
    let (base, place, value, sum) =
        (register(Class::R64), register(Class::R64), register(Class::R), register(Class::R));
    for _ in 0..2 {
        rows.new_block(MachineBlock::default());
    }
    let def = Operand::def;
    let r = Operand::reg;
    let at = |offset| {
        let [base, offset] = address(marked(r(place), mark::WIDE_ADDRESS), offset);
        [marked(r(descriptor), mark::DESCRIPTOR), base, offset]
    };
    let pt = absent(Class::P);
    let list: Vec<(Op, &[Suffix], Vec<Operand>)> = vec![
        (Op::Label, &[], vec![Operand::label(MBlock(0))]),
        (Op::S2r, &[], vec![def(index), special("SR_TID.X").expect("it is in the list")]),
        (Op::Ldc, &[], vec![def(count), bank(0, 0x218)]),
        (Op::Uldc, &[Suffix::B64], vec![def(descriptor), bank(0, 0x208)]),
        (Op::Isetp, &[Suffix::Ge, Suffix::U32, Suffix::And], vec![def(guard), pt, r(index), r(count), pt]),
        (Op::Bra, &[], vec![r(guard).with(oflag::GUARD), Operand::label(MBlock(1))]),
        (Op::Ldc, &[Suffix::B64], vec![def(base), bank(0, 0x210)]),
        (Op::Imad, &[Suffix::Wide, Suffix::U32], vec![def(place), r(index), Operand::imm(4), r(base)]),
        (Op::Ldg, &[Suffix::E], [&[def(value)][..], &at(0)].concat()),
        (Op::Ffma, &[], vec![def(sum), r(value), r(value), r(value).with(oflag::NEG)]),
        (Op::Stg, &[Suffix::E], [&at(-4)[..], &[r(sum)]].concat()),
        (Op::Label, &[], vec![Operand::label(MBlock(1))]),
        (Op::Exit, &[], vec![]),
    ];
    let mut first = Row(0);
    for (n, (op, suffixes, operands)) in list.iter().enumerate() {
        let row = rows.push(OriHead::new(*op, Suffixes::new(suffixes)), operands, MLoc::NONE);
        if *op == Op::Label {
            first = row;
            rows.side.order.push(operands[0].block());
        }
        let block = rows.side.order[rows.side.order.len() - 1];
        rows.blocks.range_mut()[block] = MRange { first, end: Row::new(n + 1) };
    }
    drop(rows);
    body
}
