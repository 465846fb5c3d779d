//! Macros: pseudo instructions that a phase expands into instructions of the architecture.
//!
//! ```text
//! .REM.U32 d, a, b                     the pseudo instruction, in the language of `crate::template`
//!     .DIV.U32 %r1, a, b               another macro, or instructions
//!     IMAD %r2, %r1, b, RZ
//!     IADD3 d, a, -%r2, RZ
//! ```
//!
//! Each phase has a table of its own ([`PHASES`]); it expands the opcodes that its rules begin with. Opcodes are those of
//! [`crate::ori::op`] that are macros, so that none gets past legalisation. A body may use macros of any phase that is still to come, and
//! of its own phase as long as no macro needs itself. Operands that the tables call wide are wide registers, never numbers.

use crate::edit::{Became, rebuild};
use crate::launch::Launch;
use crate::ori::{OriHead, OriMachine, OriMachineMut, Suffix};
use crate::template::tables::MACROS;
use crate::template::{Body, Param, Rules, Spelt};
use hashbrown::HashMap;
use std::sync::{Arc, OnceLock};
use warpc_machine::ids::Row;
use warpc_machine::operand::{Kind, Operand, oflag};

#[cfg(test)]
mod tests;

/// Phases that expand macros: their tables are those of [`MACROS`], in order.
const PHASES: [usize; MACROS.len()] = [143, 144, 145, 146, 147];

/// The rules of each table, packed.
pub(crate) const PACKED: [&[u8]; MACROS.len()] = [
    include_bytes!(concat!(env!("OUT_DIR"), "/division.rules")),
    include_bytes!(concat!(env!("OUT_DIR"), "/reciprocal.rules")),
    include_bytes!(concat!(env!("OUT_DIR"), "/transcendental.rules")),
    include_bytes!(concat!(env!("OUT_DIR"), "/multiply.rules")),
    include_bytes!(concat!(env!("OUT_DIR"), "/conversion.rules")),
];

/// How often the rows of a function are written anew by one phase: the depth of macros of its table in each other, and one.
const ROUNDS: usize = 4;

/// Why a macro is not expanded: a bug of the tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MacroFault {
    /// No rule takes the operands.
    #[error("no macro is {0}")]
    NoRule(String),
    /// Macros need each other without end.
    #[error("macros of phase {0} need each other")]
    Endless(usize),
}

/// The rules of a phase; none where it expands no macros.
fn rules(phase: usize) -> Option<&'static Rules> {
    static RULES: [OnceLock<Rules>; MACROS.len()] = [const { OnceLock::new() }; MACROS.len()];
    let row = PHASES.iter().position(|&number| number == phase)?;
    Some(RULES[row].get_or_init(|| Rules::unpack(&MACROS[row], PACKED[row])))
}

/// A rule in use, by the kinds of its operands.
struct Form {
    shape: Box<[u8]>,
    body: Arc<Body>,
}

/// Expands macros; keeps what it found out about them.
#[derive(Default)]
pub struct Expander {
    forms: HashMap<OriHead, Vec<Form>, foldhash::fast::FixedState>,
    params: Vec<Param>,
    shape: Vec<u8>,
}

impl Expander {
    /// Expands the macros of a phase. Says whether there were any.
    ///
    /// # Errors
    /// A bug of the tables.
    pub fn run(&mut self, rows: &mut OriMachineMut<'_>, phase: usize, launch: &Launch) -> Result<bool, MacroFault> {
        // Most functions have no macros: their tables are not even read.
        if !rows.read().heads.iter().any(|head| head.op.is_macro()) {
            return Ok(false);
        }
        let Some(rules) = rules(phase) else { return Ok(false) };
        for round in 0..ROUNDS {
            let is_own = |head: &OriHead| head.op.is_macro() && rules.has(name_of(*head));
            if !rows.read().heads.iter().any(is_own) {
                return Ok(round > 0);
            }
            rebuild(rows, launch, |placer, machine, row| {
                if !is_own(&machine.heads[row]) {
                    return Ok(Became::Same);
                }
                let guard = self.operands(machine, row);
                let body = self.body(rules, machine.heads[row])?;
                placer.place(&body, &self.params, guard);
                Ok::<_, MacroFault>(Became::Others)
            })?;
        }
        Err(MacroFault::Endless(phase))
    }

    /// Reads the operands of a macro, and their kinds as `Spelt::shape` has them; gives its guard.
    fn operands(&mut self, machine: OriMachine<'_>, row: Row) -> Option<Operand> {
        self.params.clear();
        self.shape.clear();
        let mut guard = None;
        let mut rest = machine.operands(row);
        while let [operand, behind @ ..] = rest {
            rest = behind;
            let plain = Operand { flags: operand.flags & oflag::NEG, ..*operand };
            if operand.has(oflag::GUARD) {
                guard = Some(Operand { flags: plain.flags | oflag::GUARD, ..plain });
            } else if operand.has(oflag::ADDR) {
                let offset = rest.first().map_or(0, |&offset| machine.imm(offset));
                rest = rest.get(1..).unwrap_or_default();
                self.params.push(Param::Address { base: Operand { flags: 0, ..plain }, offset });
                self.shape.extend(*b"[r]");
            } else {
                let is_number = matches!(operand.kind, Kind::Imm | Kind::Wide);
                let param = if is_number { Param::Number(machine.imm(*operand)) } else { Param::Operand(plain) };
                self.params.push(param);
                self.shape.push(if is_number { b'i' } else { b'r' });
            }
        }
        guard
    }

    /// The body of a macro with the operands that were read.
    fn body(&mut self, rules: &Rules, head: OriHead) -> Result<Arc<Body>, MacroFault> {
        let known = self.forms.get(&head).and_then(|forms| forms.iter().find(|form| *form.shape == *self.shape));
        if let Some(form) = known {
            return Ok(form.body.clone());
        }
        let mut words = vec![name_of(head)];
        words.extend(head.suffixes.iter().map(Suffix::text));
        let text = || format!(".{} {}", words.join("."), String::from_utf8_lossy(&self.shape));
        let body = rules
            .body(Spelt { words: &words, types: &[], shape: &self.shape })
            .ok_or_else(|| MacroFault::NoRule(text()))?;
        let form = Form { shape: self.shape.as_slice().into(), body: Arc::new(body) };
        let body = form.body.clone();
        self.forms.entry(head).or_default().push(form);
        Ok(body)
    }
}

/// The name of a macro in the tables: without its dot.
fn name_of(head: OriHead) -> &'static str {
    head.op.text().trim_start_matches('.')
}
