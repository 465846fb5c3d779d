//! Checker of machine rows: operand kinds against the instruction table, labels placed once, registers defined.

use crate::machine::*;
use crate::type_registers::{demands, one_class};
use warpc_columns::RowSet;

/// Why a row does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// The guard is no predicate.
    #[error("the guard is no predicate")]
    Guard,
    /// The row has fewer operands than the table says.
    #[error("operand {0} is missing")]
    Missing(usize),
    /// A brace list has no end.
    #[error("a brace list does not end")]
    OpenList,
    /// An element of a brace list is none for its type.
    #[error("operand {0} does not fit in its list")]
    Element(usize),
    /// An operand is not what its letter in the table says.
    #[error("operand {0} does not fit `{1}`")]
    Operand(usize, char),
    /// A register has the type of other operands than this one.
    #[error("operand {0} is in a register of another type")]
    Kind(usize),
    /// A copy or a selection mixes classes.
    #[error("a value goes from one class to another without a move")]
    Mixed,
    /// The row has more operands than the table says.
    #[error("{found} operands, {expected} expected")]
    Count {
        /// Operands of the row.
        found: usize,
        /// Those that the table has.
        expected: usize,
    },
}

/// What is wrong with machine rows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RowError {
    /// A block stands in the order twice.
    #[error("block {} is placed twice", .0.0)]
    PlacedTwice(MBlock),
    /// A row names a block that does not stand in the order.
    #[error("row {} names block {} which is not placed", row.0, block.0)]
    NotPlaced {
        /// Row.
        row: Row,
        /// Block.
        block: MBlock,
    },
    /// A row reads a register that no row writes.
    #[error("row {} ({op:?}) reads register {} which nothing defines", row.0, reg.0)]
    Undefined {
        /// Row.
        row: Row,
        /// Its opcode.
        op: Op,
        /// Register.
        reg: VReg,
    },
    /// A row does not fit the instruction table.
    #[error("row {} ({op:?} {ty:?}): {misfit}: {operands:?}", row.0)]
    Misfit {
        /// Row.
        row: Row,
        /// Its opcode.
        op: Op,
        /// Its type.
        ty: PTy,
        /// Why.
        misfit: Misfit,
        /// Its operands.
        operands: Vec<Operand>,
    },
}

/// Checks all rows; the error names the first row that is wrong and why.
pub fn check(machine: Machine<'_>) -> Result<(), RowError> {
    let mut placed = RowSet::new(machine.ranges.len());
    for &block in machine.order() {
        if !placed.insert(block) {
            return Err(RowError::PlacedTwice(block));
        }
    }
    let mut defined = RowSet::new(machine.regs());
    for o in machine.all_rows().flat_map(|row| machine.operands(row)).filter(|o| o.is_def()) {
        defined.insert(o.vreg());
    }
    // What some path leaves undefined may be written by no row at all.
    for &v in &machine.side.loose {
        defined.insert(v);
    }
    // Where one class has a type, all of them do.
    let typed = machine.classes.iter().any(|class| Class::of(class.0).kind() != RegKind::Integer);
    for row in machine.all_rows() {
        let (MHead { op, ty, .. }, operands) = (machine.heads[row], machine.operands(row));
        let misfit = |misfit| RowError::Misfit { row, op, ty, misfit, operands: operands.to_vec() };
        check_row(machine, machine.heads[row], operands).map_err(misfit)?;
        if typed {
            check_kinds(machine, row).map_err(misfit)?;
        }
        for o in operands {
            if o.is_label() && !placed.contains(o.block()) {
                return Err(RowError::NotPlaced { row, block: o.block() });
            }
            if o.is_reg() && !defined.contains(o.vreg()) {
                return Err(RowError::Undefined { row, op, reg: o.vreg() });
            }
        }
    }
    Ok(())
}

/// Whether the registers of a row have the types that the row computes with.
fn check_kinds(machine: Machine<'_>, row: Row) -> Result<(), Misfit> {
    let operands = machine.operands(row);
    let mut wrong = None;
    demands(machine, row, |at, kind| {
        if machine.class(operands[at].vreg()).kind() != kind {
            wrong = wrong.or(Some(Misfit::Kind(at)));
        }
    });
    let mut classes = one_class(machine, row).map(|at| machine.class(operands[at].vreg()));
    let first = classes.next();
    if classes.any(|class| Some(class) != first) {
        wrong = wrong.or(Some(Misfit::Mixed));
    }
    wrong.map_or(Ok(()), Err)
}

fn wide(class: Class) -> Class {
    match class {
        Class::B16 => Class::B32,
        _ => Class::B64,
    }
}

/// Whether an operand is a register of a class, or may stand for one.
fn fits(machine: Machine<'_>, head: MHead, operand: Operand, class: Class, def: bool) -> bool {
    match operand.kind {
        Kind::Reg => {
            let c = machine.class(operand.vreg()).untyped();
            // Memory instructions and conversions take wider registers than their type.
            let memory = matches!(head.op, Op::Ld | Op::St | Op::Atom | Op::Red | Op::AtomCas);
            let wider = (memory || head.op == Op::Cvt) && c as u8 >= class as u8 && c != Class::Pred;
            operand.has(oflag::DEF) == def && (c == class || wider)
        }
        Kind::None | Kind::Label => false,
        Kind::Sink => def,
        _ => !def,
    }
}

fn check_row(machine: Machine<'_>, head: MHead, operands: &[Operand]) -> Result<(), Misfit> {
    let mut k = 0;
    if is_guarded(operands) {
        if machine.class(operands[0].vreg()) != Class::Pred {
            return Err(Misfit::Guard);
        }
        k = 1;
    }
    for letter in head.op.operands().bytes() {
        if letter == b'*' {
            return Ok(());
        }
        let o = *operands.get(k).ok_or(Misfit::Missing(k))?;
        let fits = |class: Class, def: bool| fits(machine, head, o, class, def);
        let (ty, ty2) = (head.ty.class(), head.ty2.class());
        let ok = match letter {
            b'D' => fits(ty, true),
            b'd' => fits(ty, false),
            b'W' => fits(wide(ty), true),
            b'w' => fits(wide(ty), false),
            b'u' => fits(ty2, false),
            b'U' => fits(ty2, true),
            b'P' => fits(Class::Pred, true),
            b'p' => fits(Class::Pred, false),
            b'R' => fits(Class::B32, true),
            b'r' => fits(Class::B32, false),
            b'L' => o.is_label(),
            b'X' => o.has(oflag::DEF),
            b'x' => !o.has(oflag::DEF),
            b'A' => {
                k += 1;
                o.has(oflag::ADDR) && operands.get(k).is_some_and(|o| o.kind == Kind::Imm)
            }
            b'V' | b'v' if o.has(oflag::OPEN) => {
                k = list_end(machine, head, operands, k, letter == b'V')?;
                true
            }
            b'V' | b'v' => fits(ty, letter == b'V'),
            _ => false,
        };
        if !ok {
            return Err(Misfit::Operand(k, letter as char));
        }
        k += 1;
    }
    if k != operands.len() {
        return Err(Misfit::Count { found: operands.len(), expected: k });
    }
    Ok(())
}

/// Last operand of the brace list that operand `first` opens.
fn list_end(machine: Machine<'_>, head: MHead, operands: &[Operand], first: usize, def: bool) -> Result<usize, Misfit> {
    for (k, &o) in operands.iter().enumerate().skip(first) {
        let part = match head.op {
            Op::Pack | Op::Unpack => matches!(o.kind, Kind::Reg | Kind::Imm | Kind::Wide | Kind::Sink),
            _ => fits(machine, head, o, head.ty.class(), def),
        };
        if !part {
            return Err(Misfit::Element(k));
        }
        if o.has(oflag::CLOSE) {
            return Ok(k);
        }
    }
    Err(Misfit::OpenList)
}
