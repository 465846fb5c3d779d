//! Pseudo instructions become instructions, once registers have places.

use super::at_once::{Step, are_apart, at_once};
use super::frame::{Frame, STACK_POINTER};
use super::held::{NamedRegister, Walk};
use super::{Item, JumpTable, Listing, Number, Value};
use crate::ori::isa::{Class, Ori};
use crate::ori::operand::{JUMP_TABLES, TOP_OF_STACK, mark};
use crate::ori::{Op, OriHead, OriMachine, Suffix, Suffixes};
use warpc_machine::allocate::{Allocation, Registers};
use warpc_machine::ids::Row;
use warpc_machine::operand::{Kind, MOps, Operand, oflag};

/// The zero register.
const RZ: Item = Item::register('R', 255);
/// The true predicate.
const PT: Item = Item::register('P', 7);
/// Instructions of the rows of a function with this frame. Spilt registers lie behind its variables, with which the frame begins. Of `named` registers of the PTX it says where they are.
pub fn expand(machine: OriMachine<'_>, allocation: &Allocation, frame: Frame, named: &[NamedRegister]) -> Listing {
    let spills = machine.side.depot.0.next_multiple_of(16) as i64;
    let out = room(machine);
    let mut expander = Expander { machine, allocation, spills, frame, out, items: Vec::new(), list: Vec::new() };
    let mut walk = (!named.is_empty()).then(|| Walk::new(machine, &allocation.places, named));
    for &block in machine.order() {
        let block_start = expander.out.len() as u32;
        for row in machine.ranges[block].rows() {
            let start = expander.out.len() as u32;
            expander.row(row);
            if let Some(walk) = &mut walk {
                walk.row(row, [block_start, start, expander.out.len() as u32]);
            }
        }
    }
    if let Some(walk) = walk {
        walk.finish(&mut expander.out);
    }
    expander.out
}

/// Instructions of a frame and of the end of the code, which are put before and behind those of the rows.
const AROUND: usize = 128;

/// A listing with room for what most rows become, as many operands as they have; a spill or a reload has one more.
fn room(machine: OriMachine<'_>) -> Listing {
    let items = |(head, ops): (&OriHead, &MOps)| ops.n as usize + matches!(head.op, Op::Spill | Op::Fill) as usize;
    let all: usize = machine.heads.iter().zip(machine.ops).map(items).sum();
    Listing::with_capacity(machine.rows() + AROUND, all + 4 * AROUND)
}

struct Expander<'a> {
    machine: OriMachine<'a>,
    allocation: &'a Allocation,
    /// Where spilt registers begin, from the start of the frame on.
    spills: i64,
    frame: Frame,
    out: Listing,
    items: Vec<Item>,
    /// Moves of the row at hand: destination and source.
    list: Vec<(Item, Item)>,
}

impl Expander<'_> {
    fn class(&self, operand: Operand) -> Class {
        Class::of(self.machine.reg_class(operand.vreg()))
    }
    /// Register `part` of an operand, counted from the part that it is.
    fn part(&self, operand: Operand, part: u16) -> Item {
        let place = self.allocation.places[operand.payload as usize];
        let number =
            place.map_or(self.class(operand).zero(), |place| place.register + mark::part_of(operand.aux) + part);
        let value = Value::Register { letter: self.class(operand).letter(), number };
        Item { value, flags: operand.flags, marks: operand.aux & mark::SHOWN }
    }
    /// Registers of an operand: those of its class, or the one that it is of a wide register.
    fn width(&self, operand: Operand) -> u16 {
        let is_whole = operand.is_reg() && !mark::is_part(operand.aux);
        if is_whole { Ori::shape(self.machine.reg_class(operand.vreg())).width } else { 1 }
    }
    fn item(&self, operand: Operand) -> Item {
        let value = match operand.kind {
            Kind::Reg => return self.part(operand, 0),
            Kind::Sink => {
                let class = Class::ALL[operand.payload as usize];
                Value::Register { letter: class.letter(), number: class.zero() }
            }
            Kind::Bank if operand.aux == JUMP_TABLES => {
                return Item { value: Value::Table(operand.payload), flags: operand.flags, marks: 0 };
            }
            Kind::Bank => {
                return Item { value: Value::Bank(operand.aux, operand.payload), flags: operand.flags, marks: 0 };
            }
            Kind::DepotLocal | Kind::CallParam => {
                let is_top = operand.kind == TOP_OF_STACK.kind && operand.payload == TOP_OF_STACK.payload;
                let register = if is_top { STACK_POINTER } else { self.frame.start() };
                return Item { flags: operand.flags, marks: operand.aux, ..register };
            }
            Kind::Special => Value::Special(operand.payload),
            Kind::Label => Value::Label(operand.block()),
            Kind::Symbol => match crate::reference::number_of(operand.payload) {
                Some(number) => Value::Reference(number),
                None => Value::Function(operand.payload),
            },
            _ => Value::number(self.machine.imm(operand)),
        };
        Item::of(value, operand)
    }
    fn row(&mut self, row: Row) {
        let (head, operands) = (self.machine.heads[row], self.machine.operands(row));
        self.out.at = self.machine.locs[row];
        match head.op {
            Op::Label => operands.iter().for_each(|label| self.out.label(label.block())),
            Op::Copy | Op::Extract | Op::Pack | Op::Unpack => self.moves(head.op, operands),
            Op::Spill | Op::Fill => self.spill_code(head.op, operands),
            Op::Entry => {}
            Op::MoveStack => {
                let (guard, operands) = self.guard(operands);
                if let &[to] = operands {
                    self.push(Op::Mov, &[], guard, &[STACK_POINTER, self.item(to)]);
                }
            }
            _ => {
                let mut items = std::mem::take(&mut self.items);
                items.clear();
                let shown = operands.iter().filter(|operand| !operand.has(oflag::IMPLICIT));
                items.extend(shown.map(|&operand| self.item(operand)));
                // What the caller passed lies behind the frame.
                let passed = operands.iter().position(|operand| operand.kind == Kind::CallParam);
                if let Some(Item { value: Value::Number(offset), .. }) = passed.and_then(|at| items.get_mut(at + 1)) {
                    *offset = Number::of(offset.get() + self.frame.bytes as i64);
                }
                if head.op == Op::Brx {
                    let branch = self.out.len() as u32;
                    let hidden = || operands.iter().filter(|operand| operand.has(oflag::IMPLICIT));
                    let byte = hidden().find(|operand| operand.is_imm()).map_or(0, |operand| operand.payload);
                    let targets = hidden().filter(|operand| operand.is_label()).map(|label| label.block());
                    self.out.tables.push(JumpTable { branch, byte, targets: targets.collect() });
                }
                self.out.push(head, &items);
                self.items = items;
            }
        }
    }
    /// Guard of a row, and its other operands.
    fn guard<'o>(&self, operands: &'o [Operand]) -> (Option<Item>, &'o [Operand]) {
        match operands.split_first() {
            Some((first, rest)) if first.has(oflag::GUARD) => (Some(self.item(*first)), rest),
            _ => (None, operands),
        }
    }
    fn push(&mut self, op: Op, suffixes: &[Suffix], guard: Option<Item>, operands: &[Item]) {
        let mut items = std::mem::take(&mut self.items);
        items.clear();
        items.extend(guard);
        items.extend_from_slice(operands);
        self.out.push(OriHead::new(op, Suffixes::new(suffixes)), &items);
        self.items = items;
    }
    /// Moves between registers of 32 bits. A copy of a wide value goes from the end that is not overwritten first; what is put together
    /// or taken apart moves at once.
    fn moves(&mut self, op: Op, operands: &[Operand]) {
        let (guard, operands) = self.guard(operands);
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        match (op, operands) {
            (Op::Copy | Op::Extract, &[to, from]) => {
                let parts =
                    |part| (self.part(to, part), if from.is_reg() { self.part(from, part) } else { self.item(from) });
                let width = if to.is_reg() { self.width(to) } else { 0 };
                list.extend((0..width).map(parts));
                if let Some((Value::Register { number: to, .. }, Value::Register { number: from, .. })) =
                    list.first().map(|first| (first.0.value, first.1.value))
                    && to > from
                {
                    list.reverse();
                }
            }
            (Op::Pack, [to, parts @ ..]) if to.is_reg() => {
                let mut next = 0;
                for &from in parts {
                    for part in 0..self.width(from) {
                        let item = if from.is_reg() { self.part(from, part) } else { self.item(from) };
                        list.push((self.part(*to, next), item));
                        next += 1;
                    }
                }
            }
            (Op::Unpack, [to @ .., from]) => {
                let parts = to.iter().enumerate().filter(|(_, to)| to.is_reg());
                list.extend(parts.map(|(n, to)| (self.item(*to), self.part(*from, n as u16))));
            }
            _ => {}
        }
        list.retain(|(to, from)| to.value != from.value);
        if matches!(op, Op::Pack | Op::Unpack) && !are_apart(&list) {
            for step in at_once(&mut list) {
                match step {
                    Step::Move(to, from) => self.move_one(guard, to, from),
                    Step::Exchange(one, other) => self.exchange(guard, one, other),
                }
            }
        }
        for &(to, from) in &list {
            self.move_one(guard, to, from);
        }
        self.list = list;
    }
    /// Two registers of a file exchange their values.
    fn exchange(&mut self, guard: Option<Item>, one: Item, other: Item) {
        let (op, zero, truth) = match one.value {
            Value::Register { letter: 'U', .. } => (Op::Ulop3, Item::register('U', 63), Item::register('Q', 7)),
            _ => (Op::Lop3, RZ, PT),
        };
        for to in [one, other, one] {
            let operands = [to, one, other, zero, Item::plain(Value::number(0x3c)), truth.with(oflag::NEG)];
            self.push(op, &[Suffix::Lut], guard, &operands);
        }
    }
    /// One move, between any two files.
    fn move_one(&mut self, guard: Option<Item>, to: Item, from: Item) {
        let file = |item: Item| match item.value {
            Value::Register { letter, .. } => letter,
            _ => 'I',
        };
        if to.value == from.value {
            return;
        }
        let (to, from) = (Item::plain(to.value), Item { flags: 0, ..from });
        match (file(to), file(from)) {
            ('P', 'P') => {
                let operands = [to, PT, from, PT, PT, Item::plain(Value::number(0x80)), Item::plain(Value::number(0))];
                self.push(Op::Plop3, &[Suffix::Lut], guard, &operands);
            }
            ('P', 'I') => {
                let truth = if from.value == Value::number(0) { 0 } else { 0x80 };
                let operands = [to, PT, PT, PT, PT, Item::plain(Value::number(truth)), Item::plain(Value::number(0))];
                self.push(Op::Plop3, &[Suffix::Lut], guard, &operands);
            }
            ('P', _) => self.push(Op::Isetp, &[Suffix::Ne, Suffix::And], guard, &[to, PT, from, RZ, PT]),
            (_, 'P') => self.push(Op::Sel, &[], guard, &[to, RZ, Item::plain(Value::number(1)), from.with(oflag::NEG)]),
            ('U', 'R') => self.push(Op::R2ur, &[], guard, &[to, from]),
            ('U', _) => self.push(Op::Umov, &[], guard, &[to, from]),
            ('B', _) | (_, 'B') => self.push(Op::Bmov, &[Suffix::B32], guard, &[to, from]),
            _ => self.push(Op::Mov, &[], guard, &[to, from]),
        }
    }
    fn spill_code(&mut self, op: Op, operands: &[Operand]) {
        let &[first, second] = operands else { return };
        let (register, place) = if op == Op::Spill { (second, first) } else { (first, second) };
        if place.is_reg() {
            if op == Op::Spill && self.class(register) == Class::B {
                // Nobody reads the barrier behind this: it is empty when another region takes it.
                let (to, from) = (self.part(place, 0), self.part(register, 0));
                let (to, from) = (Item::plain(to.value), Item { flags: 0, ..from });
                return self.push(Op::Bmov, &[Suffix::B32, Suffix::Clear], None, &[to, from]);
            }
            let (to, from) = if op == Op::Spill { (place, register) } else { (register, place) };
            let width = Ori::shape(self.machine.reg_class(register.vreg())).width;
            for part in 0..width {
                self.move_one(None, self.part(to, part), self.part(from, part));
            }
            return;
        }
        let class = self.class(register);
        let bytes = Ori::shape(class.number()).width * 4;
        let at = self.machine.imm(place) + self.spills;
        // Sixteen bytes at a time at most.
        let step = bytes.min(16);
        let suffixes: &[Suffix] = match step {
            16 => &[Suffix::B128],
            8 => &[Suffix::B64],
            _ => &[],
        };
        for from in (0..bytes).step_by(step as usize) {
            let part = Item { flags: 0, marks: 0, ..self.part(register, from / 4) };
            let address = [self.frame.start().with(oflag::ADDR), Item::plain(Value::number(at + from as i64))];
            match op {
                Op::Spill => self.push(Op::Stl, suffixes, None, &[address[0], address[1], part]),
                _ => self.push(Op::Ldl, suffixes, None, &[part, address[0], address[1]]),
            }
        }
    }
}
