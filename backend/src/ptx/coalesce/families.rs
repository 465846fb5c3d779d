//! The classification table of the move families: what a move means for coalescing. One row per family.

use crate::ptx::machine::*;
use crate::ptx::opcodes::space;

/// A family of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Family {
    /// Between predicates.
    #[default]
    Pred,
    /// Between registers of 16 bits.
    Half,
    /// Between registers of 32 bits.
    Word,
    /// Between registers of 64 bits.
    Double,
    /// Between registers of 128 bits.
    Quad,
    /// Between registers of different classes.
    Cross,
    /// Of a parameter that was just loaded.
    Param,
    /// Halves taken from a register that was put together of two.
    Pair,
}

/// A row of the table.
pub struct FamilyRow {
    /// Family.
    pub family: Family,
    /// Name in reports.
    pub name: &'static str,
    /// Class of its registers; of a pair, of the halves.
    pub class: Option<Class>,
    /// Registers that one move writes.
    pub width: u8,
    /// Whether its ends may become one register.
    pub joins: bool,
}

const fn row(family: Family, name: &'static str, class: Option<Class>, width: u8, joins: bool) -> FamilyRow {
    FamilyRow { family, name, class, width, joins }
}

/// All families, by number.
pub const TABLE: &[FamilyRow] = &[
    row(Family::Pred, "mov.pred", Some(Class::Pred), 1, true),
    row(Family::Half, "mov.b16", Some(Class::B16), 1, true),
    row(Family::Word, "mov.b32", Some(Class::B32), 1, true),
    row(Family::Double, "mov.b64", Some(Class::B64), 1, true),
    row(Family::Quad, "mov.b128", Some(Class::B128), 1, false),
    row(Family::Cross, "mov between classes", None, 1, false),
    row(Family::Param, "mov of a parameter", None, 1, true),
    row(Family::Pair, "mov of a pair", None, 2, true),
];

impl Family {
    /// Row of the table.
    #[inline]
    pub const fn row(self) -> &'static FamilyRow {
        &TABLE[self as usize]
    }
    const fn of(class: Class) -> Family {
        match class {
            Class::Pred => Family::Pred,
            Class::B16 => Family::Half,
            Class::B32 => Family::Word,
            Class::B64 => Family::Double,
            Class::B128 => Family::Quad,
        }
    }
}

/// Family of row `i` where it moves one register to another.
#[inline]
pub fn classify(m: &MachineFunc, i: usize) -> Option<Family> {
    if !matches!(m.insts.head[i].op, Op::Copy | Op::Mov) {
        return None;
    }
    let ops = m.operands(i);
    if ops.len() != 2 || !ops[0].is_def() || !ops[1].is_reg() || ops[1].flags != 0 {
        return None;
    }
    let (d, a) = (m.class(ops[0].payload), m.class(ops[1].payload));
    Some(if d == a { Family::of(d) } else { Family::Cross })
}

/// Whether row `i` loads a parameter.
pub fn loads_parameter(m: &MachineFunc, i: usize) -> bool {
    m.insts.head[i].op == Op::Ld && m.insts.head[i].mods.space() == space::PARAM
}

/// Low and high half of a row that puts two registers of one class together (`Pack`) or takes them apart (`Unpack`), and the
/// whole.
#[inline]
pub fn halves(m: &MachineFunc, i: usize, op: Op) -> Option<(u32, u32, u32)> {
    if m.insts.head[i].op != op {
        return None;
    }
    let ops = m.operands(i);
    if ops.len() != 3 || !ops.iter().all(|o| o.is_reg()) {
        return None;
    }
    let (whole, low, high) = match op {
        Op::Pack => (ops[0].payload, ops[1].payload, ops[2].payload),
        _ => (ops[2].payload, ops[0].payload, ops[1].payload),
    };
    (m.class(low) == m.class(high) && low != high).then_some((low, high, whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_at_their_numbers() {
        for (n, r) in TABLE.iter().enumerate() {
            assert_eq!(r.family as usize, n, "{}", r.name);
            assert_eq!(r.joins, !matches!(r.family, Family::Quad | Family::Cross));
        }
        for c in Class::ALL {
            assert_eq!(Family::of(c).row().class, Some(c));
        }
    }
}
