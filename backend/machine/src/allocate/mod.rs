//! Register allocation: every virtual register gets registers of a file, or a place in memory.
//!
//! | file | what |
//! |---|---|
//! | `target.rs` | what an instruction set says of its registers: files, shapes, reserved and clobbered ones, spill code |
//! | `occupancy.rs` | which register holds which interval when: sorted segments, one list per register |
//! | `runs.rs` | registers that wide ones are made of, in sequence |
//! | `scan.rs` | the walk over intervals in the order of their starts: hints, holes, eviction |
//! | `spill.rs` | spill code, and the places of spilt registers |
//!
//! **How.** Live intervals of all registers are taken in the order of their starts. Each goes to the register that a copy of it
//! already has, or to the lowest one that is free over all its segments, holes of others included; a wide one to registers in
//! sequence. Where none is free, the cheapest in the way goes: intervals of less weight per slot are evicted, or the interval itself
//! is spilt. What is spilt lives in a place of its own (or in a register of another file), each read loads it into a
//! short-lived register and each write stores it; then everything is allocated again. Short-lived registers are never spilt, so it ends.
//!
//! **Cost.** A round is intervals times registers of a file at worst, and segments times the logarithm of what a register holds;
//! [`MAX_ROUNDS`] rounds at most. `check::allocation` proves the result.

mod occupancy;
mod runs;
mod scan;
mod spill;
mod target;

pub use target::{File, FileRow, Location, Registers, Shape, SpillTo};

use crate::ids::*;
use crate::intervals::Intervals;
use crate::live::{Liveness, Scope};
use crate::rows::{Machine, MachineMut};
use scan::Scan;
use spill::Spiller;

/// Most times that intervals are allocated anew after spilling.
pub const MAX_ROUNDS: u32 = 24;

/// What an allocation is to keep to.
#[derive(Clone, Copy, Debug)]
pub struct Request<'r> {
    /// By file: registers that may be used, from 0.
    pub limits: &'r [u16],
    /// Registers whose place is given: those that calls and the ABI name.
    pub pins: &'r [(VReg, Location)],
    /// Registers that hold no value of the function, beside those of the instruction set.
    pub reserved: &'r [Location],
}

impl<'r> Request<'r> {
    /// Only limits, by file.
    pub fn new(limits: &'r [u16]) -> Self {
        Request { limits, pins: &[], reserved: &[] }
    }
}

/// Where everything is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Allocation {
    /// By virtual register: the first of its registers; none for those that no row names any more.
    pub places: Vec<Option<Location>>,
    /// By file: one more than the highest register that is used.
    pub used: Vec<u16>,
    /// Bytes of memory for spilt registers.
    pub spill_bytes: u32,
    /// Virtual registers that were spilt to memory, and rows that store and load them.
    pub spilt: SpillCounts,
}

/// What spilling cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SpillCounts {
    /// Virtual registers.
    pub registers: u32,
    /// Rows that store.
    pub stores: u32,
    /// Rows that load.
    pub loads: u32,
}

/// Why registers could not be allocated.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AllocationError {
    /// A row needs more registers at once than there may be.
    #[error("more registers of the file {file} are needed at once than the {limit} that may be used")]
    Insufficient {
        /// Name of the file.
        file: &'static str,
        /// Registers that may be used.
        limit: u16,
    },
    /// A row that leaves its block writes a register that must be stored behind it: the instruction set does not allow that.
    #[error("row {} ({opcode}) leaves its block and writes a register that is spilt", row.0)]
    SpillAtEnd {
        /// The row.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
    },
    /// Two registers whose place is given are alive at once in one place.
    #[error("registers {} and {} have one place and are alive at once", one.0, other.0)]
    Pins {
        /// A register.
        one: VReg,
        /// Another.
        other: VReg,
    },
}

/// Allocates; keeps its memory from function to function.
#[derive(Default)]
pub struct Allocator {
    live: Liveness,
    scan: Scan,
    spiller: Spiller,
}

impl Allocator {
    /// Gives all virtual registers of `machine` their places, and puts spill code in. With `origin`, it says for each row which
    /// row it was before; [`Row::NONE`] for those that are new.
    pub fn run<I: Registers>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        iv: &mut Intervals<'_>,
        request: Request<'_>,
        mut origin: Option<&mut Vec<Row>>,
    ) -> Result<Allocation, AllocationError> {
        if let Some(origin) = origin.as_deref_mut() {
            origin.clear();
            origin.extend(machine.read().all_rows());
        }
        self.spiller.start(machine.read().regs());
        for _ in 0..MAX_ROUNDS {
            if !self.live.build(machine.read(), iv, Scope::All) {
                return Ok(self.result(machine.read()));
            }
            self.scan.run(machine.read(), &self.live, iv, request, self.spiller.short_lived())?;
            if self.scan.spilt().is_empty() {
                iv.give_back();
                return Ok(self.result(machine.read()));
            }
            self.spiller.place(machine, &self.live, iv, self.scan.spilt());
            // The next round makes them anew, when the rows have become more.
            iv.give_back();
            self.spiller.rewrite(machine, origin.as_deref_mut())?;
        }
        Err(self.scan.insufficient::<I>(request))
    }
    fn result<I: Registers>(&mut self, machine: Machine<'_, I>) -> Allocation {
        let mut places = self.scan.take_places();
        places.resize(machine.regs(), None);
        let mut used = vec![0; I::FILES.len()];
        for (place, class) in places.iter().zip(machine.classes) {
            if let Some(place) = place {
                let end = place.register + I::shape(class.0).width;
                let used: &mut u16 = &mut used[place.file.0 as usize];
                *used = end.max(*used);
            }
        }
        Allocation { places, used, spill_bytes: self.spiller.bytes(), spilt: self.spiller.counts() }
    }
}
