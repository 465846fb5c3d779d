//! One instruction of one group of lanes: operands read, results written, and which file does the rest.
//!
//! All reads and writes of registers go through the functions of this file. So the time at which a result is visible, and the
//! sources that are read late, are handled in one place ([`crate::timing`]), and instructions know nothing of it.

use crate::decode::{Class, Operand, Part, Row, mark};
use crate::load::{Kernel, Program};
use crate::memory::{Fault, Step, View, fault};
use crate::op::{Op, Suffix, Suffixes};
use crate::run::Barriers;
use crate::timing::{Home, Lock, Pending, Timing, When};
use crate::warp::{Group, Lanes, Warp, lanes};
use warpc_interp::ErrorKind;
use warpc_sass::control::Scoreboard;

/// How many cycles later than other operands the addend of a wide product is read.
const LATE_CYCLES: u64 = 2;

/// The queue of products of warp groups.
const PRODUCTS: u8 = 15;

/// What becomes of a group after an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// It goes on with its row, which is set.
    On,
    /// It stops here: it waits, gave way or has ended.
    Stop,
    /// It gives way to other warps, for one of which it may wait.
    Rest,
}

/// What an instruction sees.
pub(crate) struct Cx<'a> {
    pub program: &'a Program,
    pub kernel: &'a Kernel,
    pub timing: Option<&'a Timing>,
    pub bank: &'a [u8],
    pub warp: &'a mut Warp,
    pub group: Group,
    pub memory: View<'a>,
    pub barriers: &'a mut Barriers,
    pub block: [u32; 3],
    pub steps: u64,
    /// The cycle of the group's clock at which the instruction was issued.
    pub issued: u64,
    /// The instruction that runs.
    pub row: Row,
    /// Lanes whose guard is true.
    pub active: u32,
}

impl Cx<'_> {
    pub fn unsupported(&self, what: impl Into<String>) -> Box<Fault> {
        fault(ErrorKind::Unsupported, self.active.trailing_zeros() as usize & 31, what)
    }

    /// Runs the next instruction of the group.
    pub fn step(&mut self) -> Step<Flow> {
        let row = self.group.row;
        self.row = row;
        self.steps += 1;
        if row.0 as usize >= self.program.code.len() {
            return Err(fault(ErrorKind::Unreachable, 0, "the code ends here"));
        }
        let control = self.program.code.controls[row.0 as usize];
        if self.timing.is_some() {
            self.retire(control.wait);
        }
        let guard = self.program.code.guards[row.0 as usize];
        let file = self.program.code.uniform_guards[row.0 as usize] as usize;
        let holds = if self.timing.is_some() {
            self.warp.guards[file][guard.predicate as usize]
        } else if file == 1 {
            self.warp.uniform_predicates[guard.predicate as usize]
        } else {
            self.warp.predicates[guard.predicate as usize]
        };
        self.active = self.group.mask & if guard.negated { !holds } else { holds };
        self.group.row = Row(row.0 + 1);
        if self.timing.is_some() {
            self.enter_queues();
        }
        // The clock goes on before the instruction runs, since it may divide the group. A stall of 0 lets everything fixed arrive.
        self.issued = self.group.clock.now;
        self.group.clock.now += if control.stall == 0 { 64 } else { control.stall as u64 };
        if self.active == 0 { Ok(Flow::On) } else { self.execute() }
    }

    fn execute(&mut self) -> Step<Flow> {
        let op = self.program.code.ops[self.row.0 as usize];
        if self.program.code.strange[self.row.0 as usize] && op != Op::Nothing {
            return Err(self.unsupported("the interpreter does not know this instruction"));
        }
        match op {
            Op::Bra
            | Op::Brx
            | Op::Call
            | Op::Ret
            | Op::Exit
            | Op::Bssy
            | Op::Bsync
            | Op::Break
            | Op::Bmov
            | Op::Warpsync
            | Op::Endcollective
            | Op::Yield
            | Op::Bar
            | Op::B2r
            | Op::Bpt
            | Op::Lepc => {
                return self.control(op);
            }
            Op::Ldc
            | Op::Ld
            | Op::Ldg
            | Op::Lds
            | Op::Ldl
            | Op::St
            | Op::Stg
            | Op::Sts
            | Op::Stl
            | Op::Atom
            | Op::Atomg
            | Op::Atoms
            | Op::Red
            | Op::Ldgsts
            | Op::Ldsm
            | Op::Stsm
            | Op::Qspc => self.access(op)?,
            Op::Shfl | Op::Vote | Op::Match | Op::Redux | Op::Elect | Op::Movm | Op::S2r | Op::Cs2r | Op::R2ur => {
                self.between_lanes(op)?
            }
            Op::Syncs | Op::Arrives | Op::Ublkcp | Op::Stas | Op::Redas => return self.memory_barrier(op),
            Op::Gmma => self.group_product()?,
            Op::Warpgroup => self.warp_group()?,
            Op::Hmma | Op::Imma | Op::Dmma | Op::Bmma => self.matrix(op)?,
            Op::Nothing => {}
            Op::Unknown => return Err(self.unsupported("the interpreter does not know this instruction")),
            op if op >= Op::Fadd && op <= Op::F2ip => self.number(op)?,
            _ => self.integer(op)?,
        }
        Ok(Flow::On)
    }

    // Operands.

    pub fn suffixes(&self) -> &Suffixes {
        &self.program.code.suffixes[self.row.0 as usize]
    }

    pub fn has(&self, suffix: Suffix) -> bool {
        self.suffixes().has(suffix)
    }

    pub fn types(&self) -> [Option<Suffix>; 2] {
        let [first, second, _] = self.all_types();
        [first, second]
    }

    pub fn all_types(&self) -> [Option<Suffix>; 3] {
        self.program.code.types[self.row.0 as usize]
    }

    pub fn detail(&self) -> u16 {
        self.program.code.details[self.row.0 as usize]
    }

    /// Operand `index` of those that are no predicates.
    pub fn data(&self, index: usize) -> Step<Operand> {
        let [_, start, end] = self.program.code.spans[self.row.0 as usize];
        let operands = &self.program.code.pool[start as usize..end as usize];
        operands.get(index).copied().ok_or_else(|| self.unsupported("an operand is missing"))
    }

    /// Number of operands that are no predicates.
    pub fn data_count(&self) -> usize {
        let [_, start, end] = self.program.code.spans[self.row.0 as usize];
        (end - start) as usize
    }

    /// The predicates.
    pub fn predicates(&self) -> &[Operand] {
        let [start, end, _] = self.program.code.spans[self.row.0 as usize];
        &self.program.code.pool[start as usize..end as usize]
    }

    /// Predicate `index`.
    pub fn predicate(&self, index: usize) -> Step<Operand> {
        self.predicates().get(index).copied().ok_or_else(|| self.unsupported("a predicate is missing"))
    }

    // Reads.

    /// The bits of an operand, `offset` words behind its start, in all lanes.
    pub fn read(&mut self, operand: &Operand, offset: u16) -> Step<Lanes> {
        Ok(match operand.class {
            Class::Register => self.register(operand.register, offset),
            Class::Uniform => [self.uniform(operand.uniform, offset); 32],
            Class::Immediate => [(operand.value >> (32 * offset)) as u32; 32],
            Class::Constant => {
                let base = if operand.register == 255 { [0; 32] } else { self.register(operand.register, 0) };
                let uniform = self.uniform(operand.uniform, 0);
                let mut values = [0; 32];
                for lane in 0..32 {
                    let at = base[lane].wrapping_add(uniform).wrapping_add(operand.value as u32);
                    if base[lane] != base[0] && self.active >> lane & 1 == 0 {
                        continue;
                    }
                    values[lane] = self.constant(operand.bank, at.wrapping_add(4 * offset as u32), 4, lane)? as u32;
                }
                values
            }
            _ => return Err(self.unsupported("the interpreter does not know this kind of operand")),
        })
    }

    /// A register in all lanes.
    pub fn register(&mut self, register: u16, offset: u16) -> Lanes {
        if register == 255 {
            return [0; 32];
        }
        self.lock(register + offset);
        self.warp.registers[(register + offset) as usize & 255]
    }

    /// A uniform register.
    pub fn uniform(&mut self, register: u16, offset: u16) -> u32 {
        if register == self.program.arch.uniform_zero() as u16 {
            return 0;
        }
        self.warp.uniform[(register + offset) as usize & 255]
    }

    /// A little-endian number of a constant bank.
    pub fn constant(&self, bank: u8, at: u32, size: usize, lane: usize) -> Step<u64> {
        let bytes = match bank {
            0 => self.bank,
            bank => self.kernel.banks.get(&bank).map_or(&[][..], Vec::as_slice),
        };
        let Some(found) = bytes.get(at as usize..(at as usize).saturating_add(size)) else {
            let text = format!("{size} bytes at {at:#x} of constant bank {bank}, which has {:#x}", bytes.len());
            return Err(fault(ErrorKind::OutOfBounds, lane, text));
        };
        let mut number = [0; 8];
        number[..size].copy_from_slice(found);
        Ok(u64::from_le_bytes(number))
    }

    /// An operand as integers, with its marks.
    pub fn int(&mut self, index: usize) -> Step<Lanes> {
        let operand = self.data(index)?;
        let mut values = self.read(&operand, 0)?;
        for value in &mut values {
            if operand.has(mark::ABSOLUTE) {
                *value = (*value as i32).unsigned_abs();
            }
            if operand.has(mark::NEGATED) {
                *value = value.wrapping_neg();
            }
            if operand.has(mark::INVERTED) {
                *value = !*value;
            }
            match operand.part {
                Part::Byte(byte) => *value = *value >> (8 * byte) & 0xff,
                Part::Low => *value &= 0xffff,
                Part::High => *value >>= 16,
                Part::All | Part::Single => {}
            }
        }
        Ok(values)
    }

    /// The bits of a pair.
    pub fn pair(&mut self, operand: &Operand) -> Step<[u64; 32]> {
        let (low, high) = (self.read(operand, 0)?, self.read(operand, 1)?);
        Ok(std::array::from_fn(|lane| (high[lane] as u64) << 32 | low[lane] as u64))
    }

    /// A predicate as a mask of lanes.
    pub fn truth(&self, operand: &Operand) -> u32 {
        let value = match operand.class {
            Class::UniformPredicate => self.warp.uniform_predicates[operand.register as usize & 7],
            _ => self.warp.predicates[operand.register as usize & 7],
        };
        if operand.has(mark::NOT) { !value } else { value }
    }

    /// Predicate `index` as a mask of lanes.
    pub fn holds(&self, index: usize) -> Step<u32> {
        Ok(self.truth(&self.predicate(index)?))
    }

    /// A pair that is read later than other operands: the addend of a wide product.
    pub fn late_pair(&mut self, operand: &Operand) -> Step<[u64; 32]> {
        let mut words = [self.read(operand, 0)?, self.read(operand, 1)?];
        if self.timing.is_some() && operand.class == Class::Register && operand.register != 255 {
            let seen = self.issued + LATE_CYCLES;
            for pending in &self.group.clock.pending {
                let word = pending.register.wrapping_sub(operand.register) as usize;
                let arrives = matches!(pending.when, When::Cycle(cycle) if cycle <= seen);
                if pending.home == Home::Register && word < 2 && arrives {
                    for lane in lanes(pending.mask) {
                        words[word][lane] = pending.values[lane];
                    }
                }
            }
        }
        Ok(std::array::from_fn(|lane| (words[1][lane] as u64) << 32 | words[0][lane] as u64))
    }

    // Writes.

    /// Writes an operand, `offset` words behind its start, in the active lanes.
    pub fn write(&mut self, operand: &Operand, offset: u16, values: &Lanes) -> Step {
        match operand.class {
            Class::Register if operand.register == 255 => Ok(()),
            Class::Register => self.put(Home::Register, operand.register + offset, self.active, values),
            Class::Uniform if operand.uniform == self.program.arch.uniform_zero() as u16 => Ok(()),
            Class::Uniform => {
                let value = values[self.active.trailing_zeros() as usize & 31];
                self.put(Home::Uniform, operand.uniform + offset, self.active, &[value; 32])
            }
            _ => Err(self.unsupported("the interpreter does not know this kind of result")),
        }
    }

    /// Writes a pair.
    pub fn write_pair(&mut self, operand: &Operand, values: &[u64; 32]) -> Step {
        self.write(operand, 0, &values.map(|value| value as u32))?;
        self.write(operand, 1, &values.map(|value| (value >> 32) as u32))
    }

    /// Writes a predicate in the active lanes: a bit for each lane.
    pub fn write_predicate(&mut self, operand: &Operand, bits: u32) -> Step {
        let number = operand.register;
        if number == 7 {
            return Ok(());
        }
        if operand.class == Class::UniformPredicate {
            let value = if bits >> (self.active.trailing_zeros() & 31) & 1 != 0 { !0 } else { 0 };
            self.put(Home::UniformPredicate, number, !0, &[value; 32])?;
            return self.put(Home::UniformGuard, number, !0, &[value; 32]);
        }
        let values = std::array::from_fn(|lane| bits >> lane & 1);
        self.put(Home::Predicate, number, self.active, &values)?;
        self.put(Home::Guard, number, self.active, &values)
    }

    /// The one function through which results go.
    fn put(&mut self, home: Home, register: u16, mask: u32, values: &Lanes) -> Step {
        let Some(timing) = self.timing else {
            land(self.warp, home, register, mask, values);
            return Ok(());
        };
        let row = self.row.0 as usize;
        self.check_lock(home, register)?;
        let queue = timing.results[row];
        let when = match self.program.code.controls[row].write {
            _ if self.program.code.ops[row] == Op::Gmma => When::Product(self.group.clock.products),
            Some(scoreboard) => When::Scoreboard(scoreboard.number()),
            None if queue != 0 => When::InOrder,
            None => When::Cycle(self.issued + timing.delays[row].of(home) as u64),
        };
        // A result that nobody has waited for when the same one is made again is never seen.
        if !matches!(when, When::Cycle(_)) {
            let is_same = |old: &Pending| (old.home, old.register, old.mask, old.when) == (home, register, mask, when);
            self.group.clock.pending.retain(|old| !is_same(old));
        }
        self.group.clock.pending.push(Pending { home, register, mask, when, queue, values: *values });
        Ok(())
    }

    /// Writes what has arrived, and unlocks what was read, before an instruction that waits for some scoreboards.
    fn retire(&mut self, wait: u8) {
        let clock = &mut self.group.clock;
        let now = clock.now;
        // The last result of each queue that was waited for.
        let mut last = [None; 16];
        for (place, pending) in clock.pending.iter().enumerate() {
            if matches!(pending.when, When::Scoreboard(scoreboard) if wait >> scoreboard & 1 != 0) {
                last[pending.queue as usize & 15] = Some(place);
            }
        }
        // What has a time came before what was waited for, and the earlier before the later.
        let warp = &mut *self.warp;
        let mut due: Vec<(u64, usize)> = Vec::new();
        for (place, pending) in clock.pending.iter().enumerate() {
            if let When::Cycle(cycle) = pending.when
                && cycle <= now
            {
                due.push((cycle, place));
            }
        }
        due.sort_unstable();
        for (_, place) in due {
            let pending = &clock.pending[place];
            land(warp, pending.home, pending.register, pending.mask, &pending.values);
        }
        let mut place = 0;
        clock.pending.retain(|pending| {
            let arrived = match pending.when {
                When::Cycle(cycle) => {
                    place += 1;
                    return cycle > now;
                }
                When::Scoreboard(scoreboard) => wait >> scoreboard & 1 != 0,
                When::InOrder => last[pending.queue as usize & 15].is_some_and(|last| place < last),
                When::Product(_) => false,
            };
            place += 1;
            if arrived {
                land(warp, pending.home, pending.register, pending.mask, &pending.values);
            }
            !arrived
        });
        if wait != 0 && !clock.locks.is_empty() {
            let mut last = [None; 16];
            for (place, lock) in clock.locks.iter().enumerate() {
                if lock.scoreboards & wait != 0 {
                    last[lock.queue as usize & 15] = Some(place);
                }
            }
            let mut place = 0;
            clock.locks.retain(|lock| {
                let passed = last[lock.queue as usize & 15].is_some_and(|last| place < last);
                place += 1;
                lock.product.is_some() || lock.scoreboards & wait == 0 && !passed
            });
        }
    }

    /// Writes the results of all products of warp groups but the last `left`, and unlocks what those read.
    pub fn retire_products(&mut self, left: u32) {
        let clock = &mut self.group.clock;
        let done = clock.products.saturating_sub(left);
        let warp = &mut *self.warp;
        clock.pending.retain(|pending| {
            let arrived = matches!(pending.when, When::Product(number) if number <= done);
            if arrived {
                land(warp, pending.home, pending.register, pending.mask, &pending.values);
            }
            !arrived
        });
        clock.locks.retain(|lock| !matches!(lock.product, Some(number) if number <= done));
    }

    /// Remembers that a product of a warp group reads a register until it is done.
    pub fn lock_for_product(&mut self, register: u16) {
        if self.timing.is_some() && register != 255 {
            let product = Some(self.group.clock.products);
            let lock = Lock { register, scoreboards: 0, queue: PRODUCTS, reader: self.row, product };
            self.group.clock.locks.push(lock);
        }
    }

    /// An instruction takes its place in the queues of its unit even if its guard lets no lane through, and if nobody sees its result:
    /// who waits for its scoreboard waits for those before it.
    fn enter_queues(&mut self) {
        let Some(timing) = self.timing else { return };
        let row = self.row.0 as usize;
        if let (queue @ 1.., Some(scoreboard)) = (timing.results[row], self.program.code.controls[row].write) {
            let when = When::Scoreboard(scoreboard.number());
            let mask = self.group.mask;
            let place = Pending { home: Home::Register, register: 255, mask, when, queue, values: [0; 32] };
            let is_same = |old: &Pending| (old.register, old.queue, old.when) == (255, queue, when);
            self.group.clock.pending.retain(|old| !is_same(old));
            self.group.clock.pending.push(place);
        }
        self.lock(255);
    }

    /// Remembers that the instruction reads a register late.
    fn lock(&mut self, register: u16) {
        let Some(timing) = self.timing else { return };
        let control = self.program.code.controls[self.row.0 as usize];
        let bit = |scoreboard: Option<Scoreboard>| scoreboard.map_or(0, |scoreboard| 1 << scoreboard.number());
        // A result comes after its sources were read.
        let scoreboards = bit(control.read) | bit(control.write);
        let queue = timing.sources[self.row.0 as usize];
        if scoreboards == 0 || queue == 0 {
            return;
        }
        // One lock for each reader and register: a loop may never wait for its last reads.
        let lock = Lock { register, scoreboards, queue, reader: self.row, product: None };
        self.group.clock.locks.retain(|other| *other != lock);
        self.group.clock.locks.push(lock);
    }

    fn check_lock(&self, home: Home, register: u16) -> Step {
        let Some(timing) = self.timing.filter(|_| home == Home::Register) else { return Ok(()) };
        // Products of warp groups read and write in their order.
        let is_product = self.program.code.ops[self.row.0 as usize] == Op::Gmma;
        let queue = if is_product { PRODUCTS } else { timing.sources[self.row.0 as usize] };
        let mut locks = self.group.clock.locks.iter();
        let Some(lock) = locks.find(|lock| lock.register == register && lock.queue != queue) else { return Ok(()) };
        let (_, offset, text) = self.program.place(lock.reader);
        let text = format!("R{register} is overwritten before `{text}` at {offset:#x} has read it");
        Err(fault(ErrorKind::DataRace, self.first(), text))
    }

    /// Lanes that are active.
    pub fn active(&self) -> impl Iterator<Item = usize> + use<> {
        lanes(self.active)
    }
}

/// Writes a register.
fn land(warp: &mut Warp, home: Home, register: u16, mask: u32, values: &Lanes) {
    let bits = |old: u32| lanes(mask).fold(old, |bits, lane| bits & !(1 << lane) | (values[lane] & 1) << lane);
    let number = register as usize;
    match home {
        Home::Register if number == 255 => {}
        Home::Register if mask == !0 => warp.registers[number & 255] = *values,
        Home::Register => {
            let to = &mut warp.registers[number & 255];
            for lane in lanes(mask) {
                to[lane] = values[lane];
            }
        }
        Home::Uniform => warp.uniform[number & 255] = values[0],
        Home::UniformPredicate => warp.uniform_predicates[number & 7] = values[0],
        Home::UniformGuard => warp.guards[1][number & 7] = values[0],
        Home::Predicate => warp.predicates[number & 7] = bits(warp.predicates[number & 7]),
        Home::Guard => warp.guards[0][number & 7] = bits(warp.guards[0][number & 7]),
    }
}
