//! Numbers of the registers of a body, per class, in the order in which the printer writes them down for the first time.
//!
//! Rows name registers by number, and the number of the first register of a class is known when those of the classes before it are
//! counted. So this is a walk of its own, over the operands that are printed and in their order.

use crate::machine::*;
use crate::print::RegisterCounts;
use crate::template::{Piece, nth_operand, pieces};

/// Gives each register that is printed a number from 1 on in its class, 0 to the others; how many there are by class.
pub(super) fn number_registers(machine: Machine<'_>, numbers: &mut Vec<u32>) -> RegisterCounts {
    numbers.clear();
    numbers.resize(machine.regs(), 0);
    let mut counts = RegisterCounts::default();
    let mut visit = |operand: Operand| {
        if operand.kind == Kind::Reg && numbers[operand.vreg()] == 0 {
            let count = &mut counts[machine.class(operand.vreg()) as usize];
            *count += 1;
            numbers[operand.vreg()] = *count;
        }
    };
    for row in machine.all_rows() {
        let operands = machine.operands(row);
        match machine.heads[row].op {
            Op::Label | Op::CallOpen | Op::CallClose | Op::DeclParam | Op::Prototype => {}
            Op::Call => visit(operands[1]),
            Op::BrxIdx => visit(operands[0]),
            Op::Text => {
                for piece in pieces(machine.text(operands[0].text())) {
                    if let Ok(Piece::Operand { number, .. }) = piece
                        && let Some(at) = nth_operand(operands, number as usize)
                    {
                        visit(operands[at]);
                    }
                }
            }
            _ => operands.iter().filter(|operand| !operand.has(oflag::IMPLICIT)).for_each(|&operand| visit(operand)),
        }
    }
    counts
}
