//! Control: branches, calls, convergence, barriers of the block.
//!
//! A convergence barrier is a mask of lanes that each of them holds. `BSSY` sets it to the lanes that run, `BREAK` takes lanes out of
//! the copies that all lanes hold, `BSYNC` waits until all lanes of the mask that have not ended wait for the barrier too.

use crate::decode::{Class, Row};
use crate::exec::{Cx, Flow};
use crate::load::CODE_BASE;
use crate::memory::{Step, fault};
use crate::op::{Op, Suffix};
use crate::system::RETURN;
use crate::warp::{Group, Wait, lanes};
use warpc_interp::ErrorKind;

impl Cx<'_> {
    pub(crate) fn control(&mut self, op: Op) -> Step<Flow> {
        match op {
            Op::Bra => return self.branch(),
            Op::Brx | Op::Call | Op::Ret => return self.jump(op),
            Op::Exit => {
                let holds = self.input(0)?;
                self.active &= holds;
                self.warp.alive &= !self.active;
                self.group.mask &= !self.active;
                return Ok(if self.group.mask == 0 { Flow::Stop } else { Flow::On });
            }
            Op::Bssy => {
                let barrier = self.barrier(0)?;
                let lanes = self.active & self.input(0)?;
                for lane in self.active() {
                    self.warp.barriers[barrier][lane] = lanes;
                }
            }
            Op::Break => {
                let barrier = self.barrier(0)?;
                let leaving = self.active & self.input(0)?;
                for copy in self.warp.barriers[barrier].iter_mut() {
                    *copy &= !leaving;
                }
            }
            Op::Bmov => self.move_barrier()?,
            Op::Bsync => {
                let holds = self.input(0)?;
                self.keep(holds);
                let barrier = self.barrier(0)? as u8;
                return self.wait(Wait::Converge(barrier));
            }
            Op::Warpsync => return self.synchronise(),
            Op::Endcollective => {
                let rows = self.warp.collective;
                return self.divide(|lane| rows[lane]);
            }
            Op::Yield => return Ok(Flow::Rest),
            Op::Bar => return self.block_barrier(),
            Op::B2r => {
                let value = self.warp.reduced;
                if self.data_count() > 0 {
                    self.write(&self.data(0)?, 0, &[value; 32])?;
                }
                if let Some(output) = self.predicates().first().copied().filter(|output| output.shown) {
                    self.write_predicate(&output, if value != 0 { !0 } else { 0 })?;
                }
            }
            Op::Bpt => return Err(fault(ErrorKind::Trap, self.first(), "BPT")),
            _ => {
                let target = self.target()?;
                let address = CODE_BASE + target.0 as u64 * 16;
                self.write_pair(&self.data(0)?, &[address; 32])?;
            }
        }
        Ok(Flow::On)
    }

    /// The lowest active lane.
    pub(crate) fn first(&self) -> usize {
        self.active.trailing_zeros() as usize & 31
    }

    /// Predicate `index` as a mask; true where the instruction shows none.
    fn input(&self, index: usize) -> Step<u32> {
        match self.predicates().get(index) {
            Some(operand) if operand.shown => Ok(self.truth(operand)),
            _ => Ok(!0),
        }
    }

    fn barrier(&self, index: usize) -> Step<usize> {
        let operand = self.data(index)?;
        if operand.class != Class::Barrier {
            return Err(self.unsupported("no convergence barrier"));
        }
        Ok(operand.register as usize & 15)
    }

    /// The target of a branch that names one: relative to the next instruction.
    fn target(&self) -> Step<Row> {
        let offset = self.data(self.data_count().saturating_sub(1))?.value;
        let row = self.row.0 as i64 + 1 + offset / 16;
        u32::try_from(row).map(Row).map_err(|_| self.unsupported("a branch out of the code"))
    }

    /// Lanes other than those of `keep` go on by themselves behind the instruction.
    fn keep(&mut self, keep: u32) {
        self.active &= keep;
        let rest = self.group.mask & !self.active;
        if rest != 0 {
            let group =
                Group { row: self.group.row, mask: rest, wait: Wait::Ready, clock: self.group.clock.part(rest) };
            self.warp.groups.push(group);
            self.group.mask = self.active;
        }
    }

    /// The group waits. If nothing is left of it, it has ended.
    fn wait(&mut self, wait: Wait) -> Step<Flow> {
        if self.group.mask != 0 {
            self.group.wait = wait;
        }
        Ok(Flow::Stop)
    }

    fn branch(&mut self) -> Step<Flow> {
        // A branch that looks at the warp as a whole.
        if self.has(Suffix::Div) || self.has(Suffix::Conv) {
            let mask = self.read(&self.data(0)?, 0)?[0];
            let diverged = mask & self.warp.alive & !self.active != 0;
            if diverged == self.has(Suffix::Div) {
                let target = self.target()?;
                let active = self.active;
                return self.split(active, target);
            }
            return Ok(Flow::On);
        }
        let mut taken = self.active;
        for operand in self.predicates().iter().filter(|operand| operand.shown) {
            taken &= self.truth(operand);
        }
        if self.has(Suffix::Any) && taken != 0 {
            // One lane takes all of them along.
            taken = self.group.mask;
        }
        let target = self.target()?;
        self.split(taken, target)
    }

    /// The lanes `taken` go to a place, the others of the group behind the instruction.
    fn split(&mut self, taken: u32, target: Row) -> Step<Flow> {
        if taken == self.group.mask {
            self.group.row = target;
        } else if taken != 0 {
            let clock = self.group.clock.part(taken);
            self.warp.groups.push(Group { row: target, mask: taken, wait: Wait::Ready, clock });
            self.group.mask &= !taken;
            let mask = self.group.mask;
            self.group.clock = self.group.clock.part(mask);
        }
        Ok(Flow::On)
    }

    /// Each active lane goes to a place of its own.
    fn divide(&mut self, place: impl Fn(usize) -> Row) -> Step<Flow> {
        let active = self.active;
        self.keep(active);
        let mut rest = active;
        let mut mine = None;
        while rest != 0 {
            let row = place(rest.trailing_zeros() as usize);
            let mask = lanes(rest).filter(|lane| place(*lane) == row).fold(0, |mask, lane| mask | 1 << lane);
            rest &= !mask;
            if mine.is_none() {
                mine = Some((row, mask));
                continue;
            }
            let clock = self.group.clock.part(mask);
            self.warp.groups.push(Group { row, mask, wait: Wait::Ready, clock });
        }
        let (row, mask) = mine.unwrap_or((self.group.row, self.group.mask));
        (self.group.row, self.group.mask) = (row, mask);
        self.group.clock = self.group.clock.part(mask);
        Ok(Flow::On)
    }

    /// Branches through registers, calls and returns.
    fn jump(&mut self, op: Op) -> Step<Flow> {
        let active = self.active & self.input(0)?;
        let operand = self.data(self.data_count().saturating_sub(1))?;
        if operand.class == Class::Immediate {
            if self.has(Suffix::Abs) {
                let address = operand.value as u64;
                return self.go_to(active, &[address; 32]);
            }
            let target = self.target()?;
            return self.split(active, target);
        }
        let (low, high) = match operand.class {
            Class::RegisterOffset | Class::Register => {
                (self.register(operand.register, 0), self.register(operand.register, 1))
            }
            Class::Uniform => ([self.uniform(operand.uniform, 0); 32], [self.uniform(operand.uniform, 1); 32]),
            _ => return Err(self.unsupported("a branch to nowhere")),
        };
        let relative = op == Op::Brx || self.has(Suffix::Rel);
        let next = CODE_BASE + (self.row.0 as u64 + 1) * 16;
        let base = if relative { next.wrapping_add(operand.value as u64) } else { operand.value as u64 };
        let targets = std::array::from_fn(|lane| base.wrapping_add((high[lane] as u64) << 32 | low[lane] as u64));
        self.go_to(active, &targets)
    }

    fn go_to(&mut self, active: u32, addresses: &[u64; 32]) -> Step<Flow> {
        self.active = active;
        let mut rows = [Row(0); 32];
        for lane in self.active() {
            let address = addresses[lane];
            if let Some(name) = self.program.external_at(address) {
                self.call_system(name, lane)?;
                let (low, high) = (self.warp.registers[RETURN][lane], self.warp.registers[RETURN + 1][lane]);
                rows[lane] = self.row_of((high as u64) << 32 | low as u64, lane)?;
                continue;
            }
            rows[lane] = self.row_of(address, lane)?;
        }
        self.divide(|lane| rows[lane])
    }

    fn row_of(&self, address: u64, lane: usize) -> Step<Row> {
        let row = self.program.row_at(address);
        row.ok_or_else(|| {
            fault(ErrorKind::Undefined, lane, format!("a branch to {address:#x}, where there is no code"))
        })
    }

    /// Lanes of a mask wait for one another. Lanes may have masks of their own.
    fn synchronise(&mut self) -> Step<Flow> {
        let holds = self.input(0)?;
        self.keep(holds);
        let collective = self.has(Suffix::Collective);
        if collective {
            let target = self.target()?;
            for lane in self.active() {
                self.warp.collective[lane] = target;
            }
        }
        let masks = if self.has(Suffix::All) { [self.warp.alive; 32] } else { self.read(&self.data(0)?, 0)? };
        let wait = |mask: u32| if collective { Wait::Collective(mask) } else { Wait::Lanes(mask) };
        let mut rest = self.active;
        while rest != 0 {
            let mask = masks[rest.trailing_zeros() as usize];
            let same = lanes(rest).filter(|lane| masks[*lane] == mask).fold(0, |same, lane| same | 1 << lane);
            rest &= !same;
            if rest == 0 {
                let clock = self.group.clock.part(same);
                self.group = Group { row: self.group.row, mask: same, wait: Wait::Ready, clock };
                return self.wait(wait(mask));
            }
            let clock = self.group.clock.part(same);
            self.warp.groups.push(Group { row: self.group.row, mask: same, wait: wait(mask), clock });
        }
        Ok(Flow::On)
    }

    fn move_barrier(&mut self) -> Step {
        let (to, from) = (self.data(0)?, self.data(1)?);
        match (to.class, from.class) {
            (Class::Register, Class::Barrier) => {
                let number = from.register as usize & 15;
                let mut values = self.warp.barriers[number];
                values.iter_mut().for_each(|mask| *mask &= self.warp.alive);
                self.write(&to, 0, &values)?;
                if self.has(Suffix::Clear) {
                    for lane in self.active() {
                        self.warp.barriers[number][lane] = 0;
                    }
                }
                Ok(())
            }
            (Class::Barrier, Class::Register | Class::Uniform | Class::Immediate) => {
                let values = self.read(&from, 0)?;
                for lane in self.active() {
                    self.warp.barriers[to.register as usize & 15][lane] = values[lane];
                }
                Ok(())
            }
            _ => Err(self.unsupported("the interpreter does not know this barrier")),
        }
    }

    fn block_barrier(&mut self) -> Step<Flow> {
        let mut numbers = Vec::with_capacity(2);
        for index in 0..self.data_count() {
            let operand = self.data(index)?;
            if operand.shown {
                let lane = self.first();
                numbers.push(self.read(&operand, 0)?[lane]);
            }
        }
        // One register, shown twice, holds the number of the barrier and the count of threads.
        let is_register = |index: usize| self.data(index).is_ok_and(|operand| operand.class == Class::Register);
        let (number, count) = match numbers[..] {
            [packed, _] if is_register(0) && is_register(1) => (packed & 15, packed >> 16 & 0xfff),
            [number] => (number, 0),
            [number, count] => (number, count),
            _ => (0, 0),
        };
        let bar = self.barriers.all.get_mut(number as usize);
        let Some(bar) = bar else { return Err(fault(ErrorKind::Undefined, 0, format!("barrier {number}"))) };
        if count != 0 {
            bar.count = count;
        }
        bar.arrived += self.active.count_ones();
        if self.has(Suffix::Arv) {
            return Ok(Flow::On);
        }
        if self.has(Suffix::Red) {
            let how = self.suffixes().first(&[Suffix::Popc, Suffix::And, Suffix::Or]);
            let votes = self.input(0)? & self.active;
            let bar = &mut self.barriers.all[number as usize];
            bar.votes += votes.count_ones();
            bar.voters += self.active.count_ones();
            bar.how = how;
        }
        let active = self.active;
        self.keep(active);
        self.wait(Wait::Block(number as u8))
    }
}
