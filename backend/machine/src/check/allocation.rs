//! Checker of register allocation: rows after allocation are executed symbolically, over what each register and each byte of the
//! spill area holds of the registers before.
//!
//! A state says for each cell (a register of a file, or a byte of memory) which part of which virtual register of the rows before
//! it holds. Rows that were there before must read what they read; spill code moves contents. Where paths meet, contents must
//! agree; a register that nothing has written on one of the paths agrees with anything. Time and memory are parts times cells.

use crate::allocate::{Allocation, File, Location, Registers, Request, SpillTo};
use crate::flow::PartFlow;
use crate::ids::*;
use crate::isa::RegClass;
use crate::operand::{Kind, Operand, is_guarded};
use crate::rows::Machine;
use bitvec::vec::BitVec;

/// What is wrong with allocated rows. Each is a bug of the compiler, never of the input.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AllocationFault {
    /// Rows went, came or changed places.
    #[error("row {} stands where row {} should", found.0, expected.0)]
    Order {
        /// The row before that is expected.
        expected: Row,
        /// The one that is there.
        found: Row,
    },
    /// A row is another one than before, by more than its registers.
    #[error("row {} ({opcode}) is not what it was", row.0)]
    Became {
        /// Row after.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
    },
    /// A new row is no spill code.
    #[error("row {} ({opcode}) is new and no spill code", row.0)]
    NewRow {
        /// Row after.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
    },
    /// A register has no place, or none that its class may have.
    #[error("register {} of row {} may not be where it is: {place:?}", reg.0, row.0)]
    Place {
        /// Row after.
        row: Row,
        /// Register.
        reg: VReg,
        /// Its place.
        place: Option<Location>,
    },
    /// A row reads something else than before.
    #[error("row {} ({opcode}) reads register {} where that is not", row.0, reg.0)]
    Reads {
        /// Row after.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
        /// Register before.
        reg: VReg,
    },
    /// Two results of a row, or a result and an operand that is read after it, have one place.
    #[error("row {} ({opcode}) has two registers in one place", row.0)]
    Shared {
        /// Row after.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
    },
    /// Spill code names bytes outside of the spill area.
    #[error("row {} names byte {at} of a spill area of {bytes}", row.0)]
    Memory {
        /// Row after.
        row: Row,
        /// The byte.
        at: i64,
        /// Bytes of the area.
        bytes: u32,
    },
}

/// Checks that `after` computes what `before` did, with registers at the places of `found`. `origin` says which row before each row
/// after is, [`Row::NONE`] for new ones; of `request`, limits and reserved registers are kept to.
pub fn allocation<I: Registers>(
    before: Machine<'_, I>,
    after: Machine<'_, I>,
    origin: &[Row],
    found: &Allocation,
    request: Request<'_>,
) -> Result<(), AllocationFault> {
    in_order(before, origin)?;
    let checker = Checker::new(before, after, origin, found, request);
    let mut flow = PartFlow::default();
    flow.build(after);
    if flow.is_empty() {
        return Ok(());
    }
    let mut entering: Vec<Option<State>> = vec![None; flow.len()];
    entering[0] = Some(checker.at_entry());
    let mut work = vec![Part(0)];
    while let Some(part) = work.pop() {
        let Some(mut state) = entering[part.index()].clone() else { continue };
        for row in flow.first_row(part).up_to(flow.end_row(part)) {
            checker.step(row, &mut state)?;
        }
        for &next in flow.succs(part) {
            let changed = match &mut entering[next.index()] {
                Some(old) => old.meet(&state, &checker),
                new => {
                    *new = Some(state.clone());
                    true
                }
            };
            if changed {
                work.push(next);
            }
        }
    }
    Ok(())
}

/// Rows that are not new are those before, all of them, in order.
fn in_order<I: Registers>(before: Machine<'_, I>, origin: &[Row]) -> Result<(), AllocationFault> {
    let placed = before.order().iter().flat_map(|&block| before.ranges[block].rows());
    let mut there = origin.iter().copied().filter(|row| row.is_some());
    for expected in placed {
        let found = there.next().unwrap_or(Row::NONE);
        if found != expected {
            return Err(AllocationFault::Order { expected, found });
        }
    }
    match there.next() {
        Some(found) => Err(AllocationFault::Order { expected: Row::NONE, found }),
        None => Ok(()),
    }
}

/// Part of a register before: 0 for none, else one more than its number.
type Content = u32;

/// What is where.
#[derive(Clone, PartialEq)]
struct State {
    cells: Vec<Content>,
    /// By register before: whether some path has written it.
    written: BitVec,
}

impl State {
    /// What is known after a path with `other`, too. Says whether that is less than before.
    fn meet<I: Registers>(&mut self, other: &State, checker: &Checker<'_, I>) -> bool {
        let mut changed = false;
        for (mine, &theirs) in self.cells.iter_mut().zip(&other.cells) {
            if *mine == theirs {
                continue;
            }
            // A register that one path has not written agrees with anything there.
            let unwritten = |content: Content, state: &BitVec| content != 0 && !state[checker.owner(content).index()];
            let both = if unwritten(*mine, &other.written) {
                *mine
            } else if unwritten(theirs, &self.written) {
                theirs
            } else {
                0
            };
            changed |= both != *mine;
            *mine = both;
        }
        for at in other.written.iter_ones() {
            changed |= !self.written.replace(at, true);
        }
        changed
    }
}

struct Checker<'a, I: Registers> {
    before: Machine<'a, I>,
    after: Machine<'a, I>,
    origin: &'a [Row],
    found: &'a Allocation,
    request: Request<'a>,
    /// First cell of each file; that of memory last.
    first: Vec<usize>,
    /// First part of each register before.
    parts: Vec<Content>,
    /// Register before of each part.
    owners: Vec<VReg>,
}

impl<'a, I: Registers> Checker<'a, I> {
    fn new(
        before: Machine<'a, I>,
        after: Machine<'a, I>,
        origin: &'a [Row],
        found: &'a Allocation,
        request: Request<'a>,
    ) -> Self {
        let (mut first, mut cells) = (Vec::new(), 0);
        for file in I::FILES {
            first.push(cells);
            cells += file.registers as usize;
        }
        first.push(cells);
        let (mut parts, mut owners) = (Vec::new(), Vec::new());
        for (reg, class) in (0..).map(VReg).zip(before.classes) {
            parts.push(owners.len() as Content + 1);
            owners.extend(std::iter::repeat_n(reg, I::shape(class.0).width as usize));
        }
        Checker { before, after, origin, found, request, first, parts, owners }
    }
    fn at_entry(&self) -> State {
        let cells = self.first[I::FILES.len()] + self.found.spill_bytes as usize;
        State { cells: vec![0; cells], written: BitVec::repeat(false, self.before.regs()) }
    }
    fn owner(&self, content: Content) -> VReg {
        self.owners[content as usize - 1]
    }
    fn cell(&self, file: File, register: u16) -> usize {
        self.first[file.0 as usize] + register as usize
    }
    /// Cells of a register after.
    fn cells_of(&self, row: Row, reg: VReg) -> Result<std::ops::Range<usize>, AllocationFault> {
        let shape = I::shape(self.after.reg_class(reg));
        let place = self.found.places.get(reg.index()).copied().flatten();
        let wrong = AllocationFault::Place { row, reg, place };
        let Some(at) = place.filter(|place| place.file == shape.file) else { return Err(wrong) };
        let end = at.register.saturating_add(shape.width);
        let is_reserved = |place: Location| I::is_reserved(place) || self.request.reserved.contains(&place);
        let reserved = (at.register..end).any(|register| is_reserved(Location { register, ..at }));
        if !at.register.is_multiple_of(shape.align.max(1))
            || end > self.request.limits[shape.file.0 as usize]
            || reserved
        {
            return Err(wrong);
        }
        let first = self.cell(at.file, at.register);
        Ok(first..first + shape.width as usize)
    }
    fn step(&self, row: Row, state: &mut State) -> Result<(), AllocationFault> {
        match self.origin[row] {
            was if was.is_none() => self.spill_code(row, state),
            was => self.row(row, was, state),
        }
    }
    /// A row of spill code: contents move.
    fn spill_code(&self, row: Row, state: &mut State) -> Result<(), AllocationFault> {
        let opcode = I::opcode(self.after.heads[row]);
        let head = self.after.heads[row];
        let &[to, from] = self.after.operands(row) else { return Err(AllocationFault::NewRow { row, opcode }) };
        let class = |operand: Operand| self.after.reg_class(operand.vreg());
        let is_load = |class: RegClass| head == I::spill_load(class);
        let is_store = |class: RegClass| head == I::spill_store(class);
        let (to, from) = match (to.is_def(), from.is_reg()) {
            (true, false) if is_load(class(to)) => {
                (self.cells_of(row, to.vreg())?.collect(), self.memory(row, class(to), from)?)
            }
            (false, true) if is_store(class(from)) => {
                let memory = self.memory(row, class(from), to)?;
                (memory, self.cells_of(row, from.vreg())?.collect::<Vec<_>>())
            }
            (true, true) if is_load(class(to)) || is_store(class(from)) => {
                (self.cells_of(row, to.vreg())?.collect(), self.cells_of(row, from.vreg())?.collect())
            }
            _ => return Err(AllocationFault::NewRow { row, opcode }),
        };
        let contents: Vec<Content> = from.iter().map(|&cell| state.cells[cell]).collect();
        let memory = self.first[I::FILES.len()];
        if let Some(&first) = to.first().filter(|&&cell| cell >= memory)
            && let SpillTo::Memory(bytes) = I::spill_to(class(self.after.operands(row)[1]))
        {
            // All bytes are written, also those between the first ones of the parts.
            state.cells[first..first + bytes as usize].fill(0);
        }
        for (&cell, content) in to.iter().zip(contents) {
            state.cells[cell] = content;
        }
        Ok(())
    }
    /// Cells of the parts of a register of `class` in memory.
    fn memory(&self, row: Row, class: RegClass, place: Operand) -> Result<Vec<usize>, AllocationFault> {
        let opcode = I::opcode(self.after.heads[row]);
        let SpillTo::Memory(bytes) = I::spill_to(class) else { return Err(AllocationFault::NewRow { row, opcode }) };
        if place.kind != Kind::Imm {
            return Err(AllocationFault::NewRow { row, opcode });
        }
        let (at, area) = (self.after.imm(place), self.found.spill_bytes);
        if at < 0 || at + bytes as i64 > area as i64 || at % bytes as i64 != 0 {
            return Err(AllocationFault::Memory { row, at, bytes: area });
        }
        let (width, first) = (I::shape(class).width as usize, self.first[I::FILES.len()] + at as usize);
        Ok((0..width).map(|part| first + part * bytes as usize / width).collect())
    }
    /// A row that was there before.
    fn row(&self, row: Row, was: Row, state: &mut State) -> Result<(), AllocationFault> {
        let (head, opcode) = (self.after.heads[row], I::opcode(self.after.heads[row]));
        let (old, new) = (self.before.operands(was), self.after.operands(row));
        if head != self.before.heads[was] || old.len() != new.len() {
            return Err(AllocationFault::Became { row, opcode });
        }
        let guarded = is_guarded(new);
        let mut results = Vec::new();
        for (old, new) in old.iter().zip(new) {
            let same = if new.is_reg() { Operand { payload: old.payload, ..*new } == *old } else { new == old };
            if !same || new.is_reg() && self.after.reg_class(new.vreg()) != self.before.reg_class(old.vreg()) {
                return Err(AllocationFault::Became { row, opcode });
            }
            if !new.is_reg() {
                continue;
            }
            let (reg, cells) = (old.vreg(), self.cells_of(row, new.vreg())?);
            let read = new.is_use() || guarded && new.is_def();
            let holds =
                |state: &State| cells.clone().zip(self.parts[reg]..).all(|(cell, part)| state.cells[cell] == part);
            if read && state.written[reg.index()] && !holds(state) {
                return Err(AllocationFault::Reads { row, opcode, reg });
            }
            if new.is_def() {
                results.push((reg, cells));
            }
        }
        self.apart(row, new, opcode)?;
        for (file, registers) in I::clobbers(head) {
            for register in registers.clone() {
                state.cells[self.cell(*file, register)] = 0;
            }
        }
        for (reg, cells) in results {
            state.written.set(reg.index(), true);
            let parts = self.parts[reg]..self.parts[reg] + cells.len() as Content;
            state.cells.iter_mut().filter(|content| parts.contains(*content)).for_each(|content| *content = 0);
            for (cell, part) in cells.zip(parts) {
                state.cells[cell] = part;
            }
        }
        Ok(())
    }
    /// Results of a row have places of their own, and where it writes before it has read all, places that it reads from no more.
    fn apart(&self, row: Row, operands: &[Operand], opcode: &'static str) -> Result<(), AllocationFault> {
        let early = self.after.writes_early(row);
        for (n, result) in operands.iter().enumerate().filter(|(_, operand)| operand.is_def()) {
            let mine = self.cells_of(row, result.vreg())?;
            for (k, other) in operands.iter().enumerate().filter(|&(k, operand)| k != n && operand.is_reg()) {
                let matters = other.is_def() && k > n || early && !other.is_def();
                if !matters || other.vreg() == result.vreg() {
                    continue;
                }
                let theirs = self.cells_of(row, other.vreg())?;
                if mine.start < theirs.end && theirs.start < mine.end {
                    return Err(AllocationFault::Shared { row, opcode });
                }
            }
        }
        Ok(())
    }
}
