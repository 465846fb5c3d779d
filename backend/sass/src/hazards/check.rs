//! The check: what of the dependences that a replay meets comes too early.

use super::code::{Code, Index};
use super::flow::Graph;
use super::registers::Register;
use super::replay::{self, Dependence, Observer, SET_TO_WAIT};
use super::state::Flight;
use super::timing::Timing;
use super::{HazardError, Site, regions};
use crate::latency::{File, Latencies, Use};
use crate::roles::{Access, RegisterFile};
use std::collections::BTreeSet;

/// Checks a section; returns what is wrong, in the order of the code, regions of convergence last.
pub fn check(code: &Code, latencies: &Latencies) -> Vec<HazardError> {
    let graph = Graph::new(code);
    let mut checker = Checker { timing: Timing::new(latencies), found: Vec::new(), told: BTreeSet::new() };
    if let Err(error) = replay::replay(code, &graph, &mut checker) {
        return vec![error];
    }
    checker.found.sort_by_key(|found| found.0);
    let mut errors: Vec<HazardError> = checker.found.into_iter().map(|found| found.1).collect();
    errors.extend(regions::check(code, &graph));
    errors
}

struct Checker<'a> {
    timing: Timing<'a>,
    found: Vec<(Index, HazardError)>,
    /// Pairs of instructions that something was said of: which of their registers it is does not matter.
    told: BTreeSet<(Index, Index)>,
}

/// The name of a file in the table of distances; barriers are not in it.
pub fn file(access: &Access) -> Option<File> {
    Some(match access.file {
        RegisterFile::Register => File::Register,
        RegisterFile::Uniform => File::Uniform,
        RegisterFile::Predicate => File::Predicate,
        RegisterFile::UniformPredicate => File::UniformPredicate,
        RegisterFile::Barrier => return None,
    })
}

/// Where an instruction uses a register, as the table of distances counts: by printed operands.
pub fn place(code: &Code, index: Index, access: &Access) -> Use {
    let Some(operand) = access.operand else { return Use::Guard };
    let form = &code.table.forms[code.rows[index.0 as usize].form.0 as usize];
    let shown = &code.table.shown[form.shown.range()];
    shown.iter().position(|shown| *shown == operand).map_or(Use::Unknown, |at| Use::Operand(at as u8))
}

/// An instruction for a message.
pub(super) fn site(code: &Code, index: Index) -> Site {
    Site { offset: index.offset(), text: code.text(index) }
}

/// The scoreboard of a flight.
fn scoreboard(flight: Flight) -> Option<u8> {
    (flight.own != 0).then(|| flight.own.trailing_zeros() as u8)
}

impl Observer for Checker<'_> {
    fn meet(&mut self, code: &Code, index: Index, access: Option<(&Access, Register)>, dependence: Dependence) {
        let class = |index: Index| code.rows[index.0 as usize].class;
        let here = || site(code, index);
        let (producer, error) = match (dependence, access) {
            (Dependence::Read(recent), Some((access, register))) => {
                let Some(file) = file(access) else { return };
                let needed = self.timing.read(class(recent.producer), class(index), file, place(code, index, access));
                if recent.age >= needed {
                    return;
                }
                let (writer, cycles) = (site(code, recent.producer), recent.age);
                (recent.producer, HazardError::ReadTooEarly { reader: here(), writer, register, cycles, needed })
            }
            (Dependence::Rewrite(recent), Some((access, register))) => {
                let Some(file) = file(access) else { return };
                let row = &code.rows[index.0 as usize];
                // A result of variable latency comes later than any other.
                let needed = match row.unit.is_variable() || row.control.write.is_some() {
                    true => 0,
                    false => self.timing.rewrite(class(recent.producer), class(index), file),
                };
                if recent.age >= needed || recent.producer == index {
                    return;
                }
                let (first, cycles) = (site(code, recent.producer), recent.age);
                (recent.producer, HazardError::RewrittenTooEarly { second: here(), first, register, cycles, needed })
            }
            (Dependence::ReadFlight(flight), Some((_, register))) => {
                let (writer, scoreboard) = (site(code, flight.producer), scoreboard(flight));
                (flight.producer, HazardError::ReadUnwaited { reader: here(), writer, register, scoreboard })
            }
            (Dependence::RewriteFlight(flight), Some((_, register))) => {
                let (first, scoreboard) = (site(code, flight.producer), scoreboard(flight));
                (flight.producer, HazardError::RewrittenUnwaited { second: here(), first, register, scoreboard })
            }
            (Dependence::Overwrite(flight), Some((_, register))) => {
                let (reader, scoreboard) = (site(code, flight.producer), scoreboard(flight));
                (flight.producer, HazardError::OverwrittenUnread { writer: here(), reader, register, scoreboard })
            }
            (Dependence::EarlyWait(flight), _) => {
                let (setter, cycles) = (site(code, flight.producer), flight.age);
                let error = HazardError::WaitTooEarly { waiter: here(), setter, cycles, needed: SET_TO_WAIT };
                (flight.producer, error)
            }
            // Only waits are without an access.
            (_, None) => return,
        };
        if self.told.insert((index, producer)) {
            self.found.push((index, error));
        }
    }
}
