//! Faults of register allocation. Each does one thing to rows and places that are right; the symbolic checker must refuse them.

use super::subject::Subject;
use warpc_assembler::ori::isa::{Class, Ori};
use warpc_assembler::ori::{Op, OriBody};
use warpc_machine::allocate::{Allocation, File, Location, Registers, SpillTo};
use warpc_machine::check;
use warpc_machine::ids::{Row, VReg};
use warpc_machine::isa::RowColumnsMut;
use warpc_machine::operand::{Operand, oflag};
use warpc_sass::sample::Numbers;

/// Rows with places, one thing of which is to become wrong.
pub struct Broken {
    pub after: OriBody,
    pub origin: Vec<Row>,
    pub allocation: Allocation,
}

type Inject = fn(&mut Broken, &[u16], &mut Numbers) -> Option<()>;

pub const KINDS: &[(&str, Inject)] = &[
    ("allocation: one register for two operands", |b, _, n| b.share(n, |class| class == Class::R)),
    ("allocation: one predicate for two operands", |b, _, n| b.share(n, |class| class == Class::P)),
    ("allocation: one pair for two operands", |b, _, n| b.share(n, |class| class == Class::R64)),
    ("allocation: a register in the low half of a pair", |b, _, n| b.widen(n, 0)),
    ("allocation: a register in the high half of a pair", |b, _, n| b.widen(n, 1)),
    ("allocation: a result over what lives on", |b, _, n| b.over_living(n, |class| class == Class::R)),
    ("allocation: a pair over one that lives on", |b, _, n| b.over_living(n, |class| class == Class::R64)),
    ("allocation: a predicate over one that lives on", |b, _, n| b.over_living(n, |class| class == Class::P)),
    ("allocation: a pair not aligned", |b, _, n| b.place(n, |class| class == Class::R64, |old| by(old, 1))),
    ("allocation: four registers not aligned", |b, _, n| b.place(n, |class| class == Class::R128, |old| by(old, 2))),
    ("allocation: a uniform pair not aligned", |b, _, n| b.place(n, |class| class == Class::U64, |old| by(old, 1))),
    ("allocation: no place", |b, _, n| b.place(n, |_| true, |_| None)),
    ("allocation: a place in another file", |b, _, n| {
        b.place(n, |_| true, |old| Some(Location { file: File((old.file.0 + 1) % 5), ..old }))
    }),
    ("allocation: behind the last register", |b, limits, n| {
        b.place(n, |_| true, |old| Some(Location { register: limits[old.file.0 as usize], ..old }))
    }),
    ("allocation: the register of the stack pointer", |b, _, n| {
        b.place(n, |class| class == Class::R, |old| Some(Location { register: 1, ..old }))
    }),
    ("allocation: what lives over a call not saved", |b, _, n| b.across_call(n)),
    ("spill: reloaded from another slot", |b, _, n| b.slot(n, true, |at, bytes, area| (at + bytes) % area)),
    ("spill: stored to another slot", |b, _, n| b.slot(n, false, |at, bytes, area| (at + bytes) % area)),
    ("spill: reloaded from the middle of a slot", |b, _, n| b.slot(n, true, |at, bytes, _| at + bytes / 2)),
    ("spill: reloaded from behind the area", |b, _, n| b.slot(n, true, |_, _, area| area)),
    ("spill: stored before the area", |b, _, n| b.slot(n, false, |_, bytes, _| -bytes)),
    ("spill: the area too small", |b, _, _| b.small_area()),
    ("spill: evicted without a store", |b, _, n| b.spill(n, false).and_then(|row| b.forget(row))),
    ("spill: a reload forgotten", |b, _, n| b.forget_reload(n)),
    ("spill: reloaded into another register", |b, _, n| b.other_register(n, true)),
    ("spill: another register stored", |b, _, n| b.other_register(n, false)),
    ("spill: read before it is reloaded", |b, _, n| b.swap(n, true)),
    ("rows: two exchanged", |b, _, n| b.swap(n, false)),
    ("rows: one forgotten", |b, _, n| b.own_row(n, |_| true).and_then(|row| b.forget(row))),
    ("rows: an operand of another register", |b, _, n| b.other_operand(n)),
    ("rows: a negation lost", |b, _, n| {
        b.change(n, |one| one.has(oflag::NEG) && !one.has(oflag::GUARD), |one| one.flags ^= oflag::NEG)
    }),
    ("rows: a guard turned", |b, _, n| b.change(n, |one| one.has(oflag::GUARD), |one| one.flags ^= oflag::NEG)),
    ("rows: another instruction", |b, _, n| b.other_head(n)),
    ("rows: another number", |b, _, n| b.change(n, |one| one.is_imm(), |one| one.payload ^= 1)),
];

fn by(old: Location, by: u16) -> Option<Location> {
    Some(Location { register: old.register + by, ..old })
}

/// Injects a fault; says whether there was something to change, and whether the checker refuses it.
pub fn try_one(subject: &Subject, inject: Inject, numbers: &mut Numbers) -> Option<bool> {
    let (after, origin, allocation) = (subject.after.clone(), subject.origin.clone(), subject.allocation.clone());
    let mut broken = Broken { after, origin, allocation };
    inject(&mut broken, &subject.limits, numbers)?;
    let result = check::allocation(
        subject.before.read(),
        broken.after.read(),
        &broken.origin,
        &broken.allocation,
        subject.request(),
    );
    Some(result.is_err())
}

fn pick<T>(list: Vec<T>, numbers: &mut Numbers) -> Option<T> {
    let count = list.len().max(1) as u64;
    list.into_iter().nth(numbers.below(count) as usize)
}

impl Broken {
    fn class(&self, reg: VReg) -> Class {
        Class::of(self.after.read().reg_class(reg))
    }
    fn is_of(&self, reg: VReg, class: Class) -> bool {
        self.class(reg) == class
    }
    fn is_like(&self, one: VReg, other: VReg) -> bool {
        self.class(one) == self.class(other)
    }
    fn at(&self, reg: VReg) -> Location {
        self.allocation.places[reg.index()].expect("a register that is named has a place")
    }
    fn rows(&self) -> Vec<Row> {
        self.after.read().all_rows().collect()
    }
    fn registers(&self, row: Row) -> impl Iterator<Item = Operand> + '_ {
        self.after.read().operands(row).iter().copied().filter(|operand| operand.is_reg())
    }
    fn reads(&self, row: Row) -> Vec<VReg> {
        self.registers(row).filter(|operand| operand.is_use()).map(Operand::vreg).collect()
    }
    fn is_written_before(&self, reg: VReg, row: Row) -> bool {
        self.rows()[..row.index()].iter().any(|&row| self.registers(row).any(|o| o.is_def() && o.vreg() == reg))
    }
    fn share(&mut self, numbers: &mut Numbers, fits: impl Fn(Class) -> bool) -> Option<()> {
        let mut found = Vec::new();
        for row in self.rows().into_iter().filter(|&row| self.origin[row].is_some()) {
            let reads = self.reads(row);
            for &one in &reads {
                let others =
                    reads.iter().filter(|&&other| other != one && self.is_like(one, other) && fits(self.class(one)));
                let known = |reg: VReg| self.is_written_before(reg, row);
                found.extend(others.filter(|&&other| known(one) && known(other)).map(|&other| (one, other)));
            }
        }
        let (one, other) = pick(found, numbers)?;
        self.allocation.places[one.index()] = Some(self.at(other));
        Some(())
    }
    /// A register that a row reads goes to a half of a pair that it reads.
    fn widen(&mut self, numbers: &mut Numbers, half: u16) -> Option<()> {
        let mut found = Vec::new();
        for row in self.rows().into_iter().filter(|&row| self.origin[row].is_some()) {
            let reads = self.reads(row);
            for &one in reads.iter().filter(|&&reg| self.is_of(reg, Class::R)) {
                let wide = reads.iter().filter(|&&reg| self.is_of(reg, Class::R64));
                found.extend(wide.map(|&wide| (one, wide)));
            }
        }
        let (one, wide) = pick(found, numbers)?;
        let place = self.at(wide);
        self.allocation.places[one.index()] = Some(Location { register: place.register + half, ..place });
        Some(())
    }
    /// A result goes to the register of something that was written before it and is read behind it, in one block.
    fn over_living(&mut self, numbers: &mut Numbers, fits: impl Fn(Class) -> bool) -> Option<()> {
        let mut found = Vec::new();
        let machine = self.after.read();
        for &block in machine.order() {
            let rows: Vec<Row> = machine.ranges[block].rows().collect();
            for (at, &row) in rows.iter().enumerate().filter(|&(_, &row)| self.origin[row].is_some()) {
                let defs: Vec<VReg> = self.registers(row).filter(|o| o.is_def()).map(Operand::vreg).collect();
                for &def in defs.iter().filter(|&&def| fits(self.class(def))) {
                    for &later in &rows[at + 1..] {
                        let is_like = |reg: &VReg| *reg != def && !defs.contains(reg) && self.is_like(*reg, def);
                        let lives = |reg: &VReg| {
                            let inside = rows[at + 1..].iter().take_while(|&&row| row != later);
                            let is_new = |row: &Row| self.registers(*row).any(|o| o.is_def() && o.vreg() == *reg);
                            self.is_written_before(*reg, row) && !inside.into_iter().any(is_new)
                        };
                        let reads = self.reads(later);
                        found.extend(reads.into_iter().filter(|reg| is_like(reg) && lives(reg)).map(|reg| (def, reg)));
                    }
                }
                if found.len() > 400 {
                    break;
                }
            }
        }
        let (def, living) = pick(found, numbers)?;
        let place = self.at(living);
        (self.at(def) != place).then_some(())?;
        self.allocation.places[def.index()] = Some(place);
        Some(())
    }
    /// Gives a register that the code of the function names a place that `to` makes of its own.
    fn place(
        &mut self,
        numbers: &mut Numbers,
        fits: impl Fn(Class) -> bool,
        to: impl Fn(Location) -> Option<Location>,
    ) -> Option<()> {
        let all = self.rows();
        let named =
            all.iter().flat_map(|&row| self.registers(row)).map(Operand::vreg).filter(|&reg| fits(self.class(reg)));
        let reg = pick(named.collect(), numbers)?;
        self.allocation.places[reg.index()] = to(self.at(reg));
        Some(())
    }
    /// A value that lives over a call goes to a register of the caller's.
    fn across_call(&mut self, numbers: &mut Numbers) -> Option<()> {
        let rows = self.rows();
        let calls = rows.iter().filter(|&&row| self.after.read().heads[row].op == Op::Call);
        let call = pick(calls.copied().collect(), numbers)?;
        // Spill code behind the call loads what lives over it: without the load it would have to be in its register.
        let loads = rows[call.index()..].iter().filter(|&&row| self.is_spill(row, true)).copied();
        let load = pick(loads.collect(), numbers)?;
        self.forget(load)
    }
    fn is_spill(&self, row: Row, loads: bool) -> bool {
        let machine = self.after.read();
        let &[to, from] = machine.operands(row) else { return false };
        let register = if loads { to } else { from };
        if self.origin[row].is_some() || !register.is_reg() || if loads { from.is_reg() } else { to.is_reg() } {
            return false;
        }
        let class = machine.reg_class(register.vreg());
        let head = if loads { Ori::spill_load(class) } else { Ori::spill_store(class) };
        machine.heads[row] == head && matches!(Ori::spill_to(class), SpillTo::Memory(_))
    }
    fn spill(&self, numbers: &mut Numbers, loads: bool) -> Option<Row> {
        pick(self.rows().into_iter().filter(|&row| self.is_spill(row, loads)).collect(), numbers)
    }
    /// Where operand `n` of a row lies in the pool.
    fn operand(&mut self, row: Row, n: usize) -> &mut Operand {
        let at = self.after.read().ops[row].range().start + n;
        &mut self.after.side.pool[at]
    }
    fn slot(&mut self, numbers: &mut Numbers, loads: bool, to: impl Fn(i64, i64, i64) -> i64) -> Option<()> {
        let row = self.spill(numbers, loads)?;
        let machine = self.after.read();
        let (register, memory) = if loads { (0, 1) } else { (1, 0) };
        let operands = machine.operands(row);
        let class = machine.reg_class(operands[register].vreg());
        let SpillTo::Memory(bytes) = Ori::spill_to(class) else { return None };
        let at = machine.imm(operands[memory]);
        let new = to(at, bytes as i64, self.allocation.spill_bytes as i64);
        (new != at).then_some(())?;
        self.operand(row, memory).payload = new as i32 as u32;
        Some(())
    }
    fn small_area(&mut self) -> Option<()> {
        self.spill(&mut Numbers(1), true)?;
        self.allocation.spill_bytes -= 4;
        Some(())
    }
    /// Takes a row out.
    fn forget(&mut self, row: Row) -> Option<()> {
        self.after.write().retain_rows(|one| one != row);
        self.origin.remove(row.index());
        Some(())
    }
    /// Whether a row loads what its register holds already.
    fn is_idle(&self, row: Row) -> Option<bool> {
        let machine = self.after.read();
        let block = machine.order().iter().map(|&block| machine.ranges[block]).find(|range| range.contains(row))?;
        Some(self.is_there_already(&block.rows().collect::<Vec<_>>(), row))
    }
    fn forget_reload(&mut self, numbers: &mut Numbers) -> Option<()> {
        let row = self.spill(numbers, true)?;
        if self.is_idle(row)? { None } else { self.forget(row) }
    }
    fn other_register(&mut self, numbers: &mut Numbers, loads: bool) -> Option<()> {
        let row = self.spill(numbers, loads)?;
        if self.is_idle(row)? {
            return None;
        }
        let place = if loads { 0 } else { 1 };
        let own = self.operand(row, place).vreg();
        let others = self.rows().into_iter().flat_map(|row| self.registers(row).collect::<Vec<_>>());
        let others = others.map(Operand::vreg).filter(|&reg| self.is_like(reg, own) && self.at(reg) != self.at(own));
        let other = pick(others.collect(), numbers)?;
        self.operand(row, place).payload = other.0;
        Some(())
    }
    /// Exchanges two rows of a block that stand behind each other, the second of which reads what the first writes.
    fn swap(&mut self, numbers: &mut Numbers, spilt: bool) -> Option<()> {
        let machine = self.after.read();
        let mut found = Vec::new();
        for &block in machine.order() {
            let rows: Vec<Row> = machine.ranges[block].rows().collect();
            for pair in rows.windows(2) {
                let writes: Vec<VReg> = self.registers(pair[0]).filter(|o| o.is_def()).map(Operand::vreg).collect();
                let is_read = self.reads(pair[1]).iter().any(|reg| writes.contains(reg));
                let is_spill = self.is_spill(pair[0], true) || self.is_spill(pair[1], false);
                if is_read && is_spill == spilt && !self.is_there_already(&rows, pair[0]) {
                    found.push(pair[0]);
                }
            }
        }
        let first = pick(found, numbers)?;
        let mut rows = self.after.write();
        let second = first.next();
        let spare = Row::new(rows.read().rows());
        let (head, operands) = (rows.read().heads[first], rows.read().operands(first).to_vec());
        rows.push(head, &operands, warpc_machine::operand::MLoc::NONE);
        rows.insts.move_row(second, first);
        rows.insts.move_row(spare, second);
        rows.insts.truncate(spare.index());
        drop(rows);
        self.origin.swap(first.index(), second.index());
        Some(())
    }
    /// Whether what a row loads is in the register already: it was loaded before, or stored from there, and nothing came between.
    fn is_there_already(&self, block: &[Row], row: Row) -> bool {
        let machine = self.after.read();
        let &[to, from] = machine.operands(row) else { return false };
        if !self.is_spill(row, true) {
            return false;
        }
        let place = self.at(to.vreg());
        for &one in block.iter().rev().skip_while(|&&one| one != row).skip(1) {
            let operands = machine.operands(one);
            if self.is_spill(one, false) && operands[0] == from {
                return self.at(operands[1].vreg()) == place;
            }
            let mut defs = self.registers(one).filter(|operand| operand.is_def());
            if defs.any(|def| self.at(def.vreg()) == place) {
                return self.is_spill(one, true) && operands[1] == from;
            }
        }
        true
    }
    /// A row of the code before allocation.
    fn own_row(&self, numbers: &mut Numbers, fits: impl Fn(&[Operand]) -> bool) -> Option<Row> {
        let machine = self.after.read();
        let rows = self.rows().into_iter().filter(|&row| self.origin[row].is_some() && fits(machine.operands(row)));
        pick(rows.collect(), numbers)
    }
    fn other_operand(&mut self, numbers: &mut Numbers) -> Option<()> {
        let row = self.own_row(numbers, |operands| operands.iter().any(|operand| operand.is_use()))?;
        let operands = self.after.read().operands(row).to_vec();
        let uses = (0..operands.len()).filter(|&n| operands[n].is_reg() && operands[n].is_use());
        let n = pick(uses.filter(|&n| self.is_written_before(operands[n].vreg(), row)).collect(), numbers)?;
        let own = operands[n].vreg();
        let regs = (0..self.allocation.places.len() as u32).map(VReg);
        let placed = regs.filter(|&reg| self.allocation.places[reg.index()].is_some());
        let others = placed.filter(|&reg| self.is_like(reg, own) && self.at(reg) != self.at(own));
        let other = pick(others.collect(), numbers)?;
        self.operand(row, n).payload = other.0;
        Some(())
    }
    /// Changes an operand of a row of the code before allocation.
    fn change(
        &mut self,
        numbers: &mut Numbers,
        fits: impl Fn(&Operand) -> bool,
        to: impl Fn(&mut Operand),
    ) -> Option<()> {
        let row = self.own_row(numbers, |operands| operands.iter().any(&fits))?;
        let n = self.after.read().operands(row).iter().position(&fits)?;
        to(self.operand(row, n));
        Some(())
    }
    fn other_head(&mut self, numbers: &mut Numbers) -> Option<()> {
        let (row, other) = (self.own_row(numbers, |_| true)?, self.own_row(numbers, |_| true)?);
        let head = self.after.read().heads[other];
        (self.after.read().heads[row] != head).then_some(())?;
        let operands = self.after.read().operands(row).to_vec();
        let mut rows = self.after.write();
        let spare = rows.push(head, &operands, warpc_machine::operand::MLoc::NONE);
        rows.insts.move_row(spare, row);
        rows.insts.truncate(spare.index());
        Some(())
    }
}
