//! Whether rows are well formed: what every phase relies on.

use super::isa::{Class, Ori};
use super::operand::mark;
use super::{Op, OriMachine};
use warpc_machine::allocate::Registers;
use warpc_machine::ids::{MBlock, Row};
use warpc_machine::isa::Control;
use warpc_machine::operand::{Kind, Operand, oflag};

/// A row that is not well formed: a bug of the compiler.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {} (`{text}`) {why}", row.0)]
pub struct Malformed {
    /// The row.
    pub row: Row,
    /// Its text.
    pub text: String,
    /// What is wrong with it.
    pub why: Wrong,
}

/// What is wrong with a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// A register that the function does not have.
    #[error("names a register that does not exist")]
    Register,
    /// A part that a register does not have.
    #[error("names a part that its register does not have")]
    Part,
    /// A guard that is no predicate, or not first.
    #[error("has a guard that is no predicate, or stands behind another operand")]
    Guard,
    /// A number or label that is written.
    #[error("writes what is no register")]
    Written,
    /// The base of an address without an offset behind it.
    #[error("has an address without its second operand")]
    Address,
    /// A label of a block that has no place.
    #[error("goes to a block that has no place")]
    Label,
    /// A block that does not begin with its label.
    #[error("opens a block and is not its label")]
    Opening,
    /// A branch without a guard that has rows behind it in its block.
    #[error("leaves its block in the middle")]
    Middle,
    /// Control would leave the code.
    #[error("is the last one, and control goes on behind it")]
    End,
    /// Parts that are wider than the whole.
    #[error("puts together what is wider than its result")]
    Width,
    /// An operand that must not be shown in front of one that is.
    #[error("has an operand that is shown behind one that is not")]
    Implicit,
}

/// Checks all rows. Linear.
///
/// # Errors
/// The first row that is not well formed.
pub fn verify(machine: OriMachine<'_>) -> Result<(), Malformed> {
    let mut placed = vec![false; machine.ranges.len()];
    for &block in machine.order() {
        placed[block.index()] = true;
    }
    let wrong = |row: Row, why: Wrong| {
        let mut text = String::new();
        super::print_row(machine, &[], row, &mut text);
        Malformed { row, text: text.trim().to_string(), why }
    };
    let mut last = None;
    for &block in machine.order() {
        let range = machine.ranges[block];
        for row in range.rows() {
            check_place(machine, block, row).map_err(|why| wrong(row, why))?;
            check_operands(machine, row, &placed).map_err(|why| wrong(row, why))?;
            last = Some(row);
        }
    }
    match last {
        Some(row) if falls_through(machine, row) => Err(wrong(row, Wrong::End)),
        _ => Ok(()),
    }
}

fn falls_through(machine: OriMachine<'_>, row: Row) -> bool {
    let is_guarded = warpc_machine::operand::is_guarded(machine.operands(row));
    is_guarded || !machine.heads[row].op.control().ends_block()
}

/// A label opens its block, and what leaves a block ends it.
fn check_place(machine: OriMachine<'_>, block: MBlock, row: Row) -> Result<(), Wrong> {
    let range = machine.ranges[block];
    let op = machine.heads[row].op;
    let names = machine.operands(row).first().is_some_and(|first| first.is_label() && first.block() == block);
    if (row == range.first) != (op == Op::Label) || op == Op::Label && !names {
        return Err(Wrong::Opening);
    }
    let is_guarded = warpc_machine::operand::is_guarded(machine.operands(row));
    let leaves = op != Op::Label && op.control() != Control::Next && !is_guarded;
    if leaves && row.next() != range.end { Err(Wrong::Middle) } else { Ok(()) }
}

fn check_operands(machine: OriMachine<'_>, row: Row, placed: &[bool]) -> Result<(), Wrong> {
    let operands = machine.operands(row);
    let mut is_implicit = false;
    for (n, &operand) in operands.iter().enumerate() {
        check_operand(machine, operand, placed)?;
        if operand.has(oflag::GUARD) && (n > 0 || !is_predicate(machine, operand)) {
            return Err(Wrong::Guard);
        }
        if operand.has(oflag::ADDR) {
            let second = operands.get(n + 1).ok_or(Wrong::Address)?;
            let wanted = match operand.kind {
                Kind::Bank => second.is_reg() || second.kind == Kind::Sink,
                _ => second.is_imm(),
            };
            if !wanted {
                return Err(Wrong::Address);
            }
        }
        if is_implicit && !operand.has(oflag::IMPLICIT) {
            return Err(Wrong::Implicit);
        }
        is_implicit = operand.has(oflag::IMPLICIT);
    }
    check_pack(machine, row)
}

fn check_operand(machine: OriMachine<'_>, operand: Operand, placed: &[bool]) -> Result<(), Wrong> {
    match operand.kind {
        Kind::Reg => {
            if operand.payload as usize >= machine.regs() {
                return Err(Wrong::Register);
            }
            let part = mark::part_of(operand.aux);
            let is_there = part == 0 || part < Ori::shape(machine.reg_class(operand.vreg())).width;
            if is_there { Ok(()) } else { Err(Wrong::Part) }
        }
        Kind::Label => {
            let is_placed = placed.get(operand.block().index()).copied().unwrap_or(false);
            if is_placed { Ok(()) } else { Err(Wrong::Label) }
        }
        Kind::Sink => Ok(()),
        _ if operand.has(oflag::DEF) => Err(Wrong::Written),
        _ => Ok(()),
    }
}

fn is_predicate(machine: OriMachine<'_>, operand: Operand) -> bool {
    let class = match operand.kind {
        Kind::Reg if (operand.payload as usize) < machine.regs() => Class::of(machine.reg_class(operand.vreg())),
        Kind::Sink => Class::ALL[operand.payload as usize],
        _ => return false,
    };
    matches!(class, Class::P | Class::UP)
}

/// The parts of a wide register are not wider than it is.
fn check_pack(machine: OriMachine<'_>, row: Row) -> Result<(), Wrong> {
    if machine.heads[row].op != Op::Pack {
        return Ok(());
    }
    let width = |operand: &Operand| match operand.is_reg() && !mark::is_part(operand.aux) {
        true => Ori::shape(machine.reg_class(operand.vreg())).width,
        false => 1,
    };
    let shown = machine.operands(row).iter().filter(|operand| !operand.has(oflag::GUARD));
    let (mut whole, mut parts) = (0, 0);
    for operand in shown {
        if operand.has(oflag::DEF) {
            whole = if operand.is_reg() { width(operand) } else { u16::MAX };
        } else {
            parts += width(operand);
        }
    }
    // A result that nobody wants takes parts of any width, and registers behind the last part mean nothing.
    if parts <= whole { Ok(()) } else { Err(Wrong::Width) }
}

#[cfg(test)]
mod tests {
    use super::super::sample::kernel;
    use super::*;
    use crate::ori::{OriBody, OriHead};
    use warpc_machine::ids::VReg;
    use warpc_machine::operand::MLoc;

    /// Why the kernel is refused when the operands of its row `at` are changed.
    fn changed(at: usize, change: impl FnOnce(&mut Vec<Operand>)) -> Option<Wrong> {
        let mut body = kernel();
        let mut operands = body.read().operands(Row::new(at)).to_vec();
        change(&mut operands);
        let ops = body.side.operands(&operands);
        warpc_machine::isa::RowColumnsMut::ops_mut(&mut body.write().insts)[at] = ops;
        verify(body.read()).err().map(|malformed| malformed.why)
    }

    #[test]
    fn a_kernel_is_well_formed() {
        assert_eq!(verify(kernel().read()), Ok(()));
        assert_eq!(verify(OriBody::default().read()), Ok(()));
    }

    #[test]
    fn what_is_wrong_with_operands_is_said() {
        assert_eq!(changed(1, |o| o[0].payload = 99), Some(Wrong::Register));
        assert_eq!(changed(1, |o| o[0].aux = mark::part(1)), Some(Wrong::Part));
        assert_eq!(changed(5, |o| o[0].payload = 0), Some(Wrong::Guard));
        assert_eq!(changed(5, |o| o[1].payload = 77), Some(Wrong::Label));
        assert_eq!(changed(2, |o| o[1].flags |= oflag::DEF), Some(Wrong::Written));
        assert_eq!(changed(8, |o| drop(o.splice(3.., []))), Some(Wrong::Address));
        assert_eq!(changed(9, |o| o[1].flags |= oflag::IMPLICIT), Some(Wrong::Implicit));
    }

    #[test]
    fn code_must_not_end_without_an_end() {
        let mut body = kernel();
        let rows = body.read().rows();
        body.write().insts.truncate(rows - 1);
        let last = body.read().order()[1];
        body.blocks.range[last.index()].end = Row::new(rows - 1);
        assert_eq!(verify(body.read()).map_err(|malformed| malformed.why), Err(Wrong::End));
    }

    #[test]
    fn parts_are_not_wider_than_the_whole() {
        let mut body = OriBody::default();
        let mut rows = body.write();
        let (wide, low) = (rows.new_reg(Class::R64.number()), rows.new_reg(Class::R.number()));
        let block = rows.new_block(Default::default());
        rows.side.order.push(block);
        let first = rows.push(OriHead::of(Op::Label), &[Operand::label(block)], MLoc::NONE);
        let parts = |list: &[VReg]| -> Vec<Operand> {
            std::iter::once(Operand::def(wide)).chain(list.iter().map(|&part| Operand::reg(part))).collect()
        };
        rows.push(OriHead::of(Op::Pack), &parts(&[low, low, low]), MLoc::NONE);
        let end = rows.push(OriHead::of(Op::Exit), &[], MLoc::NONE).next();
        rows.blocks.range_mut()[block] = warpc_machine::rows::MRange { first, end };
        drop(rows);
        assert_eq!(verify(body.read()).map_err(|malformed| malformed.why), Err(Wrong::Width));
    }
}
