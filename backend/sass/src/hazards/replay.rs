//! Replays the control words of a section over its control flow graph.
//!
//! Each instruction, in this order: waits for scoreboards; reads; writes; what it starts is on its way; its stall passes. A
//! worklist takes blocks until no state at a block's entry grows; then every block is replayed once more for the [`Observer`], which is
//! told of each dependence that is in reach: what was found too early is its business.
//!
//! Cost: instructions, times the rounds until states are stable (two or three), times what is on its way, which the window and
//! the six scoreboards keep short. [`STEPS`] bounds the rounds.

use super::HazardError;
use super::code::{Code, Flow, Index, Row};
use super::flow::{Block, Graph};
use super::registers::Register;
use super::state::{Flight, Pending, Recent, State, WINDOW};
use crate::control::Scoreboard;
use crate::roles::{Access, RegisterFile, Unit};

/// How often each instruction may be replayed on average.
pub const STEPS: usize = 200;

/// Cycles from setting a scoreboard until it can be waited for.
pub const SET_TO_WAIT: u8 = 2;

/// A dependence of an instruction on an earlier one.
#[derive(Clone, Copy, Debug)]
pub enum Dependence {
    /// It reads what was written with fixed latency.
    Read(Recent),
    /// It writes what was written with fixed latency.
    Rewrite(Recent),
    /// It reads what a flight will write.
    ReadFlight(Flight),
    /// It writes what a flight will write.
    RewriteFlight(Flight),
    /// It writes what a flight has not read.
    Overwrite(Flight),
    /// It waits for a scoreboard that was set too shortly before.
    EarlyWait(Flight),
}

/// Who is told of dependences.
pub trait Observer {
    /// An instruction depends on an earlier one, by a register; `access` is its own, none when it waits.
    fn meet(&mut self, code: &Code, index: Index, access: Option<(&Access, Register)>, dependence: Dependence);
}

/// Nobody is told.
struct Nobody;

impl Observer for Nobody {
    fn meet(&mut self, _: &Code, _: Index, _: Option<(&Access, Register)>, _: Dependence) {}
}

/// Whether units of variable latency read a source late. Guards and uniform registers are read when the instruction is issued, but
/// those of instructions of the uniform datapath itself.
pub fn is_late(row: &Row, access: &Access) -> bool {
    let is_late_file = match access.file {
        RegisterFile::Register => true,
        RegisterFile::Uniform => row.is_uniform,
        _ => false,
    };
    row.unit.is_variable() && is_late_file && !access.is_write
}

/// Replays a section and tells an observer of all dependences.
pub fn replay(code: &Code, graph: &Graph, observer: &mut dyn Observer) -> Result<(), HazardError> {
    let mut entries: Vec<Option<State>> = vec![None; graph.len()];
    let mut is_queued = vec![false; graph.len()];
    // The lowest block first: that is mostly the order of the program.
    let mut work = std::collections::BTreeSet::new();
    for entry in &graph.entries {
        entries[entry.0 as usize] = Some(State::default());
        is_queued[entry.0 as usize] = true;
        work.insert(*entry);
    }
    let mut budget = STEPS * code.rows.len() + 1000;
    let mut unreached = 0;
    loop {
        let Some(block) = work.pop_first() else {
            // Code that no entry reaches is judged by itself: function pointers may lead there.
            let Some(next) = (unreached..graph.len()).find(|block| entries[*block].is_none()) else { break };
            unreached = next + 1;
            entries[next] = Some(State::default());
            work.insert(Block(next as u32));
            continue;
        };
        is_queued[block.0 as usize] = false;
        let Some(mut state) = entries[block.0 as usize].clone() else { continue };
        let range = graph.range(block);
        budget = budget.checked_sub(range.len()).ok_or(HazardError::Budget { instructions: code.rows.len() })?;
        range.map(Index).for_each(|index| step(code, index, &mut state, &mut Nobody));
        for successor in graph.successors(block) {
            let is_new = match &mut entries[successor.0 as usize] {
                Some(known) => known.join(&state),
                none => {
                    *none = Some(state.clone());
                    true
                }
            };
            if is_new && !is_queued[successor.0 as usize] {
                is_queued[successor.0 as usize] = true;
                work.insert(*successor);
            }
        }
    }
    for (block, entry) in entries.iter().enumerate() {
        let Some(mut state) = entry.clone() else { continue };
        graph.range(Block(block as u32)).map(Index).for_each(|index| step(code, index, &mut state, observer));
    }
    Ok(())
}

fn bit(scoreboard: Option<Scoreboard>) -> u8 {
    scoreboard.map_or(0, |scoreboard| 1 << scoreboard.number())
}

/// Replays one instruction.
pub fn step(code: &Code, index: Index, state: &mut State, observer: &mut dyn Observer) {
    let row = &code.rows[index.0 as usize];
    if row.control.wait != 0 {
        let early = |flight: &&Flight| flight.own & row.control.wait != 0 && flight.age < SET_TO_WAIT;
        for flight in state.flights.iter().filter(early) {
            observer.meet(code, index, None, Dependence::EarlyWait(*flight));
        }
        state.wait(row.control.wait);
    }
    if let Some((scoreboard, left)) = row.partial_wait {
        state.wait_partly(code, 1 << scoreboard, left);
    }
    let accesses = code.accesses(index);
    let is_off = row.guard.predicate == 7 && row.guard.negated;
    for access in accesses.iter().filter(|_| !is_off) {
        for register in Register::of(access) {
            meet(code, index, access, register, state, observer);
        }
    }
    let is_variable = row.unit.is_variable() || row.control.write.is_some();
    for access in accesses.iter().filter(|access| access.is_write && !is_off) {
        if matches!(access.file, RegisterFile::Predicate | RegisterFile::UniformPredicate) {
            state.change_guard(code, access);
        }
        if !is_variable || !is_result(access) {
            Register::of(access).for_each(|register| state.write(index, register, access.conditional));
        }
    }
    if is_variable && !is_off {
        start(code, index, state);
    }
    if row.flow == Flow::CallElsewhere {
        *state = State::default();
    }
    state.pass(cycles(row));
}

/// The cycles of an instruction's stall. A matrix instruction with none waits for its result: ptxas -O0 writes so where the next
/// instruction reads it.
fn cycles(row: &Row) -> u8 {
    if row.control.stall == 0 && matches!(row.unit, Unit::Matrix | Unit::Double) { WINDOW } else { row.control.stall }
}

/// Tells of what an access of a register meets.
fn meet(code: &Code, index: Index, access: &Access, register: Register, state: &State, observer: &mut dyn Observer) {
    let mut tell = |dependence| observer.meet(code, index, Some((access, register)), dependence);
    if state.recent.contains(register) {
        let recents = state.recents.iter().filter(|recent| recent.register == register);
        for recent in recents.filter(|recent| !(recent.is_guard_intact && excludes(code, recent.producer, index))) {
            tell(if access.is_write { Dependence::Rewrite(*recent) } else { Dependence::Read(*recent) });
        }
    }
    let unit = code.rows[index.0 as usize].unit;
    let met = |flight: &Flight| !(flight.is_guard_intact && excludes(code, flight.producer, index));
    let unit_of = |flight: &Flight| code.rows[flight.producer.0 as usize].unit;
    if state.written.contains(register) {
        for flight in of(state, Pending::Write, register).filter(|flight| met(flight)) {
            if !access.is_write {
                tell(Dependence::ReadFlight(*flight));
            } else if !(unit_of(flight) == unit && finishes_in_order(unit)) {
                tell(Dependence::RewriteFlight(*flight));
            }
        }
    }
    if access.is_write && state.read.contains(register) {
        // What reads in order also writes behind the reads before it.
        let is_open = |flight: &&Flight| met(flight) && !(unit.is_variable() && reads_in_order(unit_of(flight), unit));
        for flight in of(state, Pending::Read, register).filter(is_open) {
            tell(Dependence::Overwrite(*flight));
        }
    }
}

/// Whether the guards of two instructions are each other's negation, so that no thread executes both.
fn excludes(code: &Code, first: Index, second: Index) -> bool {
    let (first, second) = (&code.rows[first.0 as usize], &code.rows[second.0 as usize]);
    first.guard.predicate == second.guard.predicate
        && first.guard.negated != second.guard.negated
        && first.is_uniform == second.is_uniform
}

/// The flights that access a register.
fn of(state: &State, pending: Pending, register: Register) -> impl Iterator<Item = &Flight> {
    state.flights.iter().filter(move |flight| flight.pending == pending && flight.registers.contains(register))
}

/// Whether instructions of a unit finish in their order. Global memory answers as it likes.
pub fn finishes_in_order(unit: Unit) -> bool {
    matches!(unit, Unit::Special | Unit::Double | Unit::Shared | Unit::Texture)
}

/// Whether the sources of instructions of two units are read in their order: all memory takes them from one queue.
pub fn reads_in_order(first: Unit, second: Unit) -> bool {
    let is_memory = |unit| matches!(unit, Unit::Memory | Unit::Shared | Unit::Texture);
    first == second || is_memory(first) && is_memory(second)
}

/// Whether a result comes when it comes: those of barriers never do.
pub fn is_result(access: &Access) -> bool {
    access.is_write && access.file != RegisterFile::Barrier
}

/// Puts what an instruction of variable latency starts on its way.
fn start(code: &Code, index: Index, state: &mut State) {
    let row = &code.rows[index.0 as usize];
    let (write, read) = (bit(row.control.write), bit(row.control.read));
    // All units read the sources of their instructions in order.
    state.cover(code, row.unit, write, read);
    let accesses = code.accesses(index);
    let mut flight = Flight { covers: write, own: write, ..Flight::new(code, index, Pending::Write) };
    // A predicate alone, which says what memory an address is of, is there when the sources have been read.
    let mut results = accesses.iter().filter(|access| is_result(access));
    if write == 0 && row.unit == Unit::Memory && results.all(|access| access.file == RegisterFile::Predicate) {
        flight.covers = read;
    }
    if write != 0 || accesses.iter().any(is_result) {
        state.fly(code, flight);
    }
    if row.unit.is_variable() && (read != 0 || accesses.iter().any(|access| is_late(row, access))) {
        let flight = Flight::new(code, index, Pending::Read);
        state.fly(code, Flight { covers: write | read, own: read, ..flight });
    }
}
