//! What may be on its way at a point of the program: results that are not there yet, and sources that are not read yet.
//!
//! Two lists, sorted by instruction, and a set of registers for each question that is asked often.
//!
//! * *Recent results*: registers that an instruction of fixed latency wrote, and the least number of cycles since on any path.
//! * *Flights*: instructions of variable latency whose result may not be written, or whose sources may not be read. Each knows
//!   the scoreboards whose wait proves that it is over: its own, and those of later instructions of the same queue, which
//!   is served in order. On paths that meet, a flight is over only if both paths prove it.
//!
//! A scoreboard counts: it is set by any number of instructions and a wait waits for all of them, so a wait ends every flight that
//! names the scoreboard.

use super::code::{Code, Index};
use super::registers::{Register, RegisterSet};
use super::replay;
use crate::roles::{Access, RegisterFile, Unit};

/// Cycles after which every result of fixed latency is there.
pub const WINDOW: u8 = 64;

/// A register that was written with fixed latency.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Recent {
    /// Who wrote it.
    pub producer: Index,
    /// What.
    pub register: Register,
    /// Cycles since, at least.
    pub age: u8,
    /// Whether the predicate that guards the instruction is still what it was.
    pub is_guard_intact: bool,
}

/// What of an instruction is not over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pending {
    /// Its result.
    Write,
    /// The reading of its sources.
    Read,
}

/// An instruction that is on its way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flight {
    /// The instruction.
    pub producer: Index,
    /// What of it is not over.
    pub pending: Pending,
    /// The registers that it is to write or read, but those that a later flight of which the same can be said writes or reads too.
    pub registers: RegisterSet,
    /// The scoreboards that prove it over, as bits.
    pub covers: u8,
    /// Its own scoreboard, as a bit, or 0.
    pub own: u8,
    /// Cycles since it was issued, at least; all above 254 are 255.
    pub age: u8,
    /// How many later instructions have set its own scoreboard, at least.
    pub later: u8,
    /// Whether the predicate that guards the instruction is still what it was.
    pub is_guard_intact: bool,
}

impl Flight {
    /// A result, or the reading of sources, that no scoreboard proves over.
    pub fn new(code: &Code, producer: Index, pending: Pending) -> Flight {
        let row = &code.rows[producer.0 as usize];
        let mut registers = RegisterSet::default();
        for access in code.accesses(producer) {
            let is_meant = match pending {
                Pending::Write => replay::is_result(access),
                Pending::Read => replay::is_late(row, access),
            };
            if is_meant {
                Register::of(access).for_each(|register| registers.insert(register));
            }
        }
        Flight { producer, pending, registers, covers: 0, own: 0, age: 0, later: 0, is_guard_intact: true }
    }
}

/// What may be on its way.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// By producer, then register.
    pub recents: Vec<Recent>,
    /// By producer, then what is pending.
    pub flights: Vec<Flight>,
    /// Registers with recent results.
    pub recent: RegisterSet,
    /// Registers that flights write.
    pub written: RegisterSet,
    /// Registers that flights read.
    pub read: RegisterSet,
}

impl State {
    /// Joins the state of another path that leads to the same point; returns whether anything is new.
    pub fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        for recent in &other.recents {
            let key = (recent.producer, recent.register);
            match self.recents.binary_search_by_key(&key, |known| (known.producer, known.register)) {
                Ok(at) => {
                    let known = &mut self.recents[at];
                    let is_guard_intact = known.is_guard_intact && recent.is_guard_intact;
                    let joined = Recent { age: known.age.min(recent.age), is_guard_intact, ..*known };
                    changed |= joined != *known;
                    *known = joined;
                }
                Err(at) => {
                    self.recents.insert(at, *recent);
                    changed = true;
                }
            }
        }
        for flight in &other.flights {
            let key = (flight.producer, flight.pending);
            match self.flights.binary_search_by_key(&key, |known| (known.producer, known.pending)) {
                Ok(at) => {
                    let known = &mut self.flights[at];
                    let joined = Flight {
                        registers: known.registers.union(&flight.registers),
                        covers: known.covers & flight.covers,
                        age: known.age.min(flight.age),
                        later: known.later.min(flight.later),
                        is_guard_intact: known.is_guard_intact && flight.is_guard_intact,
                        ..*known
                    };
                    changed |= joined != *known;
                    *known = joined;
                }
                Err(at) => {
                    self.flights.insert(at, *flight);
                    changed = true;
                }
            }
        }
        self.recent = self.recent.union(&other.recent);
        self.written = self.written.union(&other.written);
        self.read = self.read.union(&other.read);
        changed
    }

    /// Ends the flights that a wait for scoreboards proves over.
    pub fn wait(&mut self, scoreboards: u8) {
        self.end(|flight| flight.covers & scoreboards != 0);
    }

    /// Ends the flights that are over when at most so many of those that set a scoreboard are not.
    pub fn wait_partly(&mut self, code: &Code, scoreboard: u8, left: u8) {
        if left == 0 {
            return self.wait(scoreboard);
        }
        self.end(|flight| {
            let unit = code.rows[flight.producer.0 as usize].unit;
            flight.own & scoreboard != 0 && flight.later >= left && replay::finishes_in_order(unit)
        });
    }

    fn end(&mut self, is_over: impl Fn(&Flight) -> bool) {
        let before = self.flights.len();
        self.flights.retain(|flight| !is_over(flight));
        if self.flights.len() != before {
            self.collect();
        }
    }

    /// Recomputes the registers that flights write and read.
    fn collect(&mut self) {
        self.written = RegisterSet::default();
        self.read = RegisterSet::default();
        for flight in &self.flights {
            let set = match flight.pending {
                Pending::Write => &mut self.written,
                Pending::Read => &mut self.read,
            };
            *set = set.union(&flight.registers);
        }
    }

    /// Adds a flight; one of the same instruction, from a round of a loop before, is replaced. Of its registers it is from now on
    /// the one that counts: a result that came before it was waited for, or is written first; sources are read in order.
    pub fn fly(&mut self, code: &Code, flight: Flight) {
        let unit = |flight: &Flight| code.rows[flight.producer.0 as usize].unit;
        for other in self.flights.iter_mut().filter(|other| other.pending == flight.pending) {
            if flight.pending == Pending::Write || replay::reads_in_order(unit(other), unit(&flight)) {
                other.registers = other.registers.without(&flight.registers);
            }
        }
        let key = (flight.producer, flight.pending);
        match self.flights.binary_search_by_key(&key, |known| (known.producer, known.pending)) {
            Ok(at) => self.flights[at] = flight,
            Err(at) => self.flights.insert(at, flight),
        }
        self.collect();
    }

    /// A predicate is written: guards of instructions that are on their way may not be any more what they were.
    pub fn change_guard(&mut self, code: &Code, access: &Access) {
        let is_uniform = access.file == RegisterFile::UniformPredicate;
        let changes = |producer: Index| {
            let row = &code.rows[producer.0 as usize];
            row.is_uniform == is_uniform && row.guard.predicate == access.first
        };
        let recents = self.recents.iter_mut().filter(|recent| changes(recent.producer));
        recents.for_each(|recent| recent.is_guard_intact = false);
        let flights = self.flights.iter_mut().filter(|flight| changes(flight.producer));
        flights.for_each(|flight| flight.is_guard_intact = false);
    }

    /// An instruction sets scoreboards, for its result and its sources, or not (0): they prove over what is pending of earlier
    /// instructions of its unit. Sources are read in order, and before a result of a later instruction is there.
    pub fn cover(&mut self, code: &Code, unit: Unit, write: u8, read: u8) {
        if write | read == 0 {
            return;
        }
        for flight in &mut self.flights {
            flight.later = flight.later.saturating_add((flight.own & (write | read) != 0) as u8);
            let own_unit = code.rows[flight.producer.0 as usize].unit;
            match flight.pending {
                Pending::Read if replay::reads_in_order(own_unit, unit) => flight.covers |= write | read,
                Pending::Write if own_unit == unit && replay::finishes_in_order(unit) => flight.covers |= write,
                _ => {}
            }
        }
    }

    /// Adds a result of fixed latency. What was written to the register before is over, if the write is not guarded.
    pub fn write(&mut self, producer: Index, register: Register, is_guarded: bool) {
        if !is_guarded && self.recent.contains(register) {
            self.recents.retain(|recent| recent.register != register);
        }
        let recent = Recent { producer, register, age: 0, is_guard_intact: true };
        match self.recents.binary_search_by_key(&(producer, register), |known| (known.producer, known.register)) {
            Ok(at) => self.recents[at] = recent,
            Err(at) => self.recents.insert(at, recent),
        }
        self.recent.insert(register);
    }

    /// Lets cycles pass.
    pub fn pass(&mut self, cycles: u8) {
        let before = self.recents.len();
        self.recents.retain_mut(|recent| {
            recent.age = recent.age.saturating_add(cycles);
            recent.age < WINDOW
        });
        if self.recents.len() != before {
            self.recent = RegisterSet::default();
            self.recents.iter().for_each(|recent| self.recent.insert(recent.register));
        }
        // A flight without registers says only when its scoreboard was set.
        self.flights.retain_mut(|flight| {
            flight.age = flight.age.saturating_add(cycles);
            flight.age < replay::SET_TO_WAIT || !flight.registers.is_empty()
        });
    }
}
