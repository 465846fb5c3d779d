//! Where registers of the PTX are while code runs, for debuggers: ranges of instructions in which a register of the machine holds one.
//!
//! One walk over the code in its order. A register of the PTX is where it was written, from there to its last use, unless the register of
//! the machine is given to another one before. One that is used in a block where nothing says so yet was there from the start of the block:
//! else it could not be used. What was spilt is in no register and has no range.

use super::{HeldRange, Listing};
use crate::ori::OriMachine;
use crate::ori::isa::{Ori, P_FILE, R_FILE};
use warpc_machine::allocate::{Location, Registers};
use warpc_machine::ids::VReg;

/// A register of the PTX: the first of its virtual registers, the group that declares it, and its number there.
pub type NamedRegister = (VReg, u32, u32);

/// A range that is not closed.
#[derive(Clone, Copy)]
struct Open {
    start: u32,
    last: u32,
}

/// Walks over the code.
pub(super) struct Walk<'w> {
    machine: OriMachine<'w>,
    places: &'w [Option<Location>],
    /// By virtual register: the place in `named`, or none.
    number: Vec<u32>,
    named: &'w [NamedRegister],
    open: Vec<Option<Open>>,
    /// By register of the machine: the virtual register that it holds.
    general: [u32; 256],
    predicates: [u32; 8],
    ranges: Vec<HeldRange>,
}

const NOBODY: u32 = u32::MAX;

impl<'w> Walk<'w> {
    pub(super) fn new(machine: OriMachine<'w>, places: &'w [Option<Location>], named: &'w [NamedRegister]) -> Walk<'w> {
        let mut number = vec![NOBODY; places.len()];
        for (n, register) in named.iter().enumerate() {
            if let Some(number) = number.get_mut(register.0.index()) {
                *number = n as u32;
            }
        }
        let open = vec![None; named.len()];
        Walk {
            machine,
            places,
            number,
            named,
            open,
            general: [NOBODY; 256],
            predicates: [NOBODY; 8],
            ranges: Vec::new(),
        }
    }

    /// A row, whose first instruction is `start` and behind which `end` comes, in a block that begins with `block`.
    pub(super) fn row(&mut self, row: warpc_machine::ids::Row, [block, start, end]: [u32; 3]) {
        for &operand in self.machine.operands(row) {
            if operand.is_use() {
                self.take(operand.vreg(), block);
                if let Some(open) = self.open_of(operand.vreg()) {
                    open.last = end.max(start + 1) - 1;
                }
            }
        }
        for &operand in self.machine.operands(row) {
            if operand.is_def() {
                self.take(operand.vreg(), start);
            }
        }
    }

    fn open_of(&mut self, register: VReg) -> Option<&mut Open> {
        let number = *self.number.get(register.index())?;
        self.open.get_mut(number as usize)?.as_mut()
    }

    /// From `start` on a register is in its place, if it is not already.
    fn take(&mut self, register: VReg, start: u32) {
        let Some(place) = self.places.get(register.index()).copied().flatten() else { return };
        let width = Ori::shape(self.machine.reg_class(register)).width;
        for number in place.register..place.register + width {
            let owner = match place.file {
                R_FILE => self.general.get_mut(number as usize),
                P_FILE => self.predicates.get_mut(number as usize),
                _ => None,
            };
            let Some(owner) = owner else { continue };
            let before = std::mem::replace(owner, register.0);
            if before != register.0 && before != NOBODY {
                self.close(VReg(before));
            }
        }
        let number = self.number.get(register.index()).copied().unwrap_or(NOBODY);
        if let Some(open) = self.open.get_mut(number as usize) {
            open.get_or_insert(Open { start, last: start });
        }
    }

    fn close(&mut self, register: VReg) {
        let number = self.number.get(register.index()).copied().unwrap_or(NOBODY) as usize;
        let Some(Open { start, last }) = self.open.get_mut(number).and_then(Option::take) else { return };
        let Some(place) = self.places.get(register.index()).copied().flatten() else { return };
        if last <= start {
            return;
        }
        let (_, group, index) = self.named[number];
        let is_predicate = place.file == P_FILE;
        for part in 0..Ori::shape(self.machine.reg_class(register)).width {
            let register = place.register + part;
            let name = (group, index, part as u8);
            self.ranges.push(HeldRange { name, is_predicate, register, start, end: last, function: NOBODY });
        }
    }

    /// All ranges.
    pub(super) fn finish(mut self, listing: &mut Listing) {
        for n in 0..self.named.len() {
            self.close(self.named[n].0);
        }
        listing.held = self.ranges;
    }
}
