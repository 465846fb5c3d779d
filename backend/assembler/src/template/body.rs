//! A body: what an instruction becomes, as rows whose operands are not known yet.

use super::skeleton::{self, Classes, Ending, Opcode, Place, Slot};
use crate::ori::isa::Class;
use crate::ori::{OriHead, Suffix, Suffixes};

/// A line of a body: an instruction with a range of operands, or a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Instruction {
        head: OriHead,
        /// Operands `first..end`; the guard is first where there is one.
        first: u16,
        end: u16,
        /// It computes new registers only, and may do so whatever the guard of the whole is.
        is_free: bool,
    },
    Label(u8),
}

/// A body.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Body {
    pub(super) lines: Vec<Line>,
    pub(super) places: Vec<Place>,
    /// Classes of new registers.
    pub(super) temps: Vec<Class>,
    /// Operands of the pattern that lines read as values; an address among them is summed first.
    pub(super) plain: Vec<u8>,
    /// Number of labels.
    pub(super) labels: u8,
    /// Whether a guard of the whole can stand at its lines; else it is branched around.
    pub(super) takes_guard: bool,
    /// Its rule: the table, and the line of the pattern.
    pub origin: (&'static str, usize),
}

/// Parses a body without classes. `params` are the names of its operands.
///
/// # Errors
/// The number of the line, from 0, and why it cannot be.
pub fn parse(text: &str, params: &[&str]) -> Result<Body, (usize, String)> {
    let skeleton = skeleton::parse(text, params, &Classes::new())?;
    let mut lines = Vec::with_capacity(skeleton.lines.len());
    for line in &skeleton.lines {
        lines.push(match line {
            skeleton::Line::Label(label) => Line::Label(*label),
            skeleton::Line::Instruction { op, endings, first, end, is_free } => {
                // There are no classes.
                let op = match op {
                    Opcode::Op(op) => *op,
                    Opcode::Class(_, ops) => ops[0],
                };
                let suffixes: Vec<Suffix> = endings
                    .iter()
                    .filter_map(|ending| match ending {
                        Ending::Suffix(suffix) => Some(*suffix),
                        Ending::Class(_) => None,
                    })
                    .collect();
                if suffixes.len() > crate::ori::suffix::MOST {
                    return Err((0, format!("{} suffixes", suffixes.len())));
                }
                let head = OriHead::new(op, Suffixes::new(&suffixes));
                Line::Instruction { head, first: *first, end: *end, is_free: *is_free }
            }
        });
    }
    let place = |slot: &Slot| match slot {
        Slot::Place(place) => Some(*place),
        Slot::Class(_) => None,
    };
    Ok(Body {
        lines,
        places: skeleton.slots.iter().filter_map(place).collect(),
        temps: skeleton.temps,
        plain: skeleton.plain,
        labels: skeleton.labels,
        takes_guard: skeleton.takes_guard,
        origin: ("", 0),
    })
}
