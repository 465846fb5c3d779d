//! Where the variables of a function are, row by row, from its debug records.
//!
//! A record says that from its place on a variable is a value; selection says which registers hold that value. Two things end that: the next
//! record of the variable, and a write to the register by something else. Most registers of PTX are written once and hold their value
//! for good; of those that are written again (phis, joined copies) a *fact* says whether they hold the value of a record.
//!
//! Steps: [`collect`](Flow::collect) turns records into slots (a variable, or a fragment of it) and locations; [`find_facts`](Flow::find_facts)
//! finds the registers that are written again; [`find_events`](Flow::find_events) walks rows and records of each block side by side, by
//! the place of the instruction that a row was made for; [`solve`](Flow::solve) finds what holds at the start of blocks, by iteration to a fixed point over
//! what holds on all ways there; [`find_ranges`](Flow::find_ranges) walks the events once more. Where blocks times slots and facts exceed
//! [`MOST_STATE`], nothing is known at the start of blocks. Linear, but for the rounds of the iteration.

use super::nodes::Nodes;
use crate::machine::*;
use crate::select::RecordedValues;
use hashbrown::HashMap;
use warpc_ir::body::DbgKind;
use warpc_ir::debug_expression::{self, Elements, Fragment};
use warpc_ir::dwarf::op;
use warpc_ir::ids::{Block, Inst, Md};
use warpc_ir::{Func, Value, ValueKind};

/// Most slots and facts of all blocks together for which the state at the start of blocks is computed.
const MOST_STATE: usize = 1 << 20;
/// Most rounds of the iteration.
const MOST_ROUNDS: usize = 64;

/// No location.
const NOWHERE: u32 = 0;

/// Where a record says that its variable is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// Operands.
    pub operands: Vec<Held>,
    /// Operators, without a fragment.
    pub operators: Elements,
    /// Whether the operands are the address of the variable.
    pub address: bool,
    facts: Vec<u32>,
}

/// What an operand of a record is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// A register.
    Register(VReg),
    /// A constant.
    Constant(i64),
    /// A byte of the frame.
    Frame(u32),
    /// The first byte of a parameter by value.
    Parameter(ParamIndex),
}

/// A variable, or some bits of it.
pub struct Slot {
    /// Row in `variables`.
    pub variable: usize,
    /// The bits; `None` for the whole variable.
    pub fragment: Option<Fragment>,
}

/// A slot is at a location between two rows.
pub struct Range {
    /// The slot.
    pub slot: usize,
    /// Row of `locations`.
    pub location: u32,
    /// First row.
    pub start: Row,
    /// One past the last row.
    pub end: Row,
}

#[derive(Clone, Copy)]
enum Event {
    Set { slot: usize, location: u32 },
    Holds { fact: u32 },
    Lost { fact: u32 },
    Label { variable: usize },
}

/// What is known at one place.
#[derive(Clone, PartialEq, Eq)]
struct State {
    location: Vec<u32>,
    holds: Vec<bool>,
}

/// The variables of a function.
#[derive(Default)]
pub struct Flow {
    /// Variables and labels, each with the call that it was inlined at.
    pub variables: Vec<(Md, Md)>,
    /// Slots.
    pub slots: Vec<Slot>,
    /// Locations; the first is that of what is nowhere.
    pub locations: Vec<Location>,
    /// Ranges, by slot and place.
    pub ranges: Vec<Range>,
    /// Rows of labels.
    pub labels: Vec<(usize, Row)>,
    /// Records that say of a slot that it is nowhere, or somewhere that cannot be told, in the order of the text.
    pub ends: Vec<(usize, Row)>,
    slots_of: Vec<Vec<usize>>,
    facts: Vec<(Value, VReg)>,
    /// Slots whose locations need a fact.
    users: Vec<Vec<usize>>,
    /// Records: row in the function, slot, location.
    records: Vec<(usize, usize, u32)>,
    events: Vec<(Row, Event)>,
    /// Blocks in the order of the text, with the first row and the first event of each.
    regions: Vec<(Block, Row, usize)>,
}

impl Flow {
    /// Finds the variables of `f`, whose rows are `machine` and whose records name `recorded`.
    pub fn new(f: &Func<'_>, nodes: Nodes<'_>, machine: Machine<'_>, recorded: &RecordedValues) -> Flow {
        let mut flow = Flow::default();
        if f.side().dbg.is_empty() {
            return flow;
        }
        let writes = count_writes(machine);
        flow.collect(f, nodes, machine, recorded, &writes);
        flow.find_events(f, machine);
        let states = flow.solve(f);
        flow.find_ranges(machine, &states);
        flow
    }
    /// Turns records into slots and locations.
    fn collect(
        &mut self,
        f: &Func<'_>,
        nodes: Nodes<'_>,
        machine: Machine<'_>,
        recorded: &RecordedValues,
        writes: &[u8],
    ) {
        let mut variables: HashMap<(Md, Md), usize> = HashMap::default();
        let mut slots: HashMap<(usize, Option<Fragment>), usize> = HashMap::default();
        let mut locations: HashMap<Location, u32> = HashMap::default();
        let mut facts: HashMap<(Value, VReg), u32> = HashMap::default();
        let nowhere = Location { operands: Vec::new(), operators: Elements::new(), address: false, facts: Vec::new() };
        self.locations.push(nowhere);
        let operands = &machine.side.pool[machine.side.recorded.range()];
        let mut at = 0;
        let mut named = recorded.records.iter().peekable();
        for (row, record) in f.side().dbg.iter().enumerate() {
            if record.is_cleared() {
                continue;
            }
            let site = record.loc.get().and_then(|loc| nodes.node(loc, nodes.names.inlined_at)).unwrap_or(Md::NONE);
            let next = self.variables.len();
            let variable = *variables.entry((record.var, site)).or_insert(next);
            if variable == next {
                self.variables.push((record.var, site));
                self.slots_of.push(Vec::new());
            }
            if record.kind == DbgKind::Label {
                self.records.push((row, usize::MAX, variable as u32));
                continue;
            }
            let Some(named) = named.next_if(|named| named.record == row) else { continue };
            let elements = nodes.expression(record.expr);
            let fragment = elements.as_deref().and_then(debug_expression::fragment);
            let operators = elements.as_deref().map(debug_expression::without_fragment);
            let next = self.slots.len();
            let slot = *slots.entry((variable, fragment)).or_insert(next);
            if slot == next {
                self.slots.push(Slot { variable, fragment });
                self.slots_of[variable].push(slot);
            }
            let (mut own, sources) = (&operands[at..at + named.count], &recorded.sources[at..at + named.count]);
            at += named.count;
            let location = operators.and_then(|operators| {
                let mut location = Location {
                    operands: Vec::new(),
                    operators,
                    address: record.kind == DbgKind::Declare,
                    facts: Vec::new(),
                };
                if !named.parts {
                    match listed(&location.operators, own, machine)? {
                        Listed::Constant(value) => {
                            (own, location.operators) = (&[], Elements::new());
                            location.operands.push(Held::Constant(value));
                        }
                        Listed::First(rest) => (own, location.operators) = (&own[..1], rest),
                    }
                }
                for (&operand, &source) in own.iter().zip(sources) {
                    location.operands.push(match operand.kind {
                        Kind::Reg if writes[operand.vreg()] == 0 => return None,
                        Kind::Reg => {
                            let register = operand.vreg();
                            if writes[register] > 1 {
                                let next = self.facts.len() as u32;
                                let fact = *facts.entry((source, register)).or_insert(next);
                                if fact == next {
                                    self.facts.push((source, register));
                                    self.users.push(Vec::new());
                                }
                                location.facts.push(fact);
                                if self.users[fact as usize].last() != Some(&slot) {
                                    self.users[fact as usize].push(slot);
                                }
                            }
                            Held::Register(register)
                        }
                        Kind::Imm | Kind::Wide => Held::Constant(machine.imm(operand)),
                        Kind::Param => Held::Parameter(ParamIndex(operand.payload)),
                        Kind::DepotLocal if machine.side.uses_depot => Held::Frame(operand.payload),
                        _ => return None,
                    });
                }
                location.can_be_told().then_some(location)
            });
            let location = location.map_or(NOWHERE, |location| {
                let next = self.locations.len() as u32;
                *locations.entry(location).or_insert_with_key(|location| {
                    self.locations.push(location.clone());
                    next
                })
            });
            self.records.push((row, slot, location));
        }
    }
    /// What happens where: records and writes, block by block.
    fn find_events(&mut self, f: &Func<'_>, machine: Machine<'_>) {
        let mut of_register: Vec<Vec<u32>> = vec![Vec::new(); machine.regs()];
        for (fact, &(_, register)) in self.facts.iter().enumerate() {
            of_register[register].push(fact as u32);
        }
        let made = |row: Row| machine.locs[row].get().map(Inst);
        // Facts whose value has a row that writes the register; of the others, the value was there before.
        let mut written = vec![false; self.facts.len()];
        for row in machine.all_rows() {
            for o in machine.operands(row).iter().filter(|o| o.is_def()) {
                for &fact in &of_register[o.vreg()] {
                    written[fact as usize] |= made(row).is_some_and(|i| self.facts[fact as usize].0 == Value::inst(i));
                }
            }
        }
        let mut rank = vec![0u32; f.num_insts()];
        for b in f.block_order() {
            for (n, i) in f.block_insts(b).enumerate() {
                rank[i.index()] = n as u32;
            }
        }
        let items = self.items(f, &rank, &written);
        let order = machine.order();
        let mut at = 0;
        while at < order.len() {
            let mut end = at + 1;
            while end < order.len() && order[end].0 >= machine.side.ir_blocks {
                end += 1;
            }
            let block = Block(order[at].0);
            self.regions.push((block, machine.ranges[order[at]].first, self.events.len()));
            let mut next_item = items.partition_point(|item| item.0 < block);
            let last = machine.ranges[order[end - 1]].end;
            for row in machine.ranges[order[at]].first.up_to(last) {
                let here = made(row).filter(|&i| f.block_of(i) == block).map(|i| 2 * rank[i.index()] as u64);
                while let Some(&(_, key, event)) = items.get(next_item).filter(|item| item.0 == block) {
                    if here.is_none_or(|here| key > here) {
                        break;
                    }
                    self.events.push((row, event));
                    next_item += 1;
                }
                for o in machine.operands(row).iter().filter(|o| o.is_def()) {
                    for &fact in &of_register[o.vreg()] {
                        let (value, _) = self.facts[fact as usize];
                        let own = match made(row) {
                            Some(i) => value == Value::inst(i),
                            // Parameters are loaded at the start, by rows that are made for no instruction.
                            None => at == 0 && matches!(value.kind(), ValueKind::Arg(_)),
                        };
                        let event = if own { Event::Holds { fact } } else { Event::Lost { fact } };
                        self.events.push((row.next(), event));
                    }
                }
            }
            while let Some(&(_, _, event)) = items.get(next_item).filter(|item| item.0 == block) {
                self.events.push((last, event));
                next_item += 1;
            }
            at = end;
        }
    }
    /// What happens at instructions of the IR rather than rows: records, and values that get no row of their own. By block, and twice
    /// the rank in it; a value is there after its instruction.
    fn items(&self, f: &Func<'_>, rank: &[u32], written: &[bool]) -> Vec<(Block, u64, Event)> {
        let mut items: Vec<(Block, u64, Event)> = Vec::new();
        for &(row, slot, location) in &self.records {
            let Some(anchor) = f.side().dbg[row].anchor.get() else { continue };
            let event = match slot {
                usize::MAX => Event::Label { variable: location as usize },
                _ => Event::Set { slot, location },
            };
            items.push((f.block_of(anchor), 2 * rank[anchor.index()] as u64, event));
        }
        for (fact, &(value, _)) in self.facts.iter().enumerate().filter(|&(fact, _)| !written[fact]) {
            if let Some(i) = value.as_inst() {
                items.push((f.block_of(i), 2 * rank[i.index()] as u64 + 1, Event::Holds { fact: fact as u32 }));
            }
        }
        // Records of one place keep their order.
        items.sort_by_key(|item| (item.0, item.1));
        items
    }
    fn events_of(&self, region: usize) -> &[(Row, Event)] {
        let end = self.regions.get(region + 1).map_or(self.events.len(), |next| next.2);
        &self.events[self.regions[region].2..end]
    }
    fn nothing(&self) -> State {
        State { location: vec![NOWHERE; self.slots.len()], holds: vec![false; self.facts.len()] }
    }
    /// Applies an event; the slots that it may change are given to `changed`.
    fn apply(&self, event: Event, state: &mut State, mut changed: impl FnMut(usize)) {
        match event {
            Event::Set { slot, location } => {
                // A record of the whole variable, or of other bits of it, ends what was said of bits that it covers.
                for &other in &self.slots_of[self.slots[slot].variable] {
                    if other != slot && overlap(self.slots[slot].fragment, self.slots[other].fragment) {
                        state.location[other] = NOWHERE;
                        changed(other);
                    }
                }
                state.location[slot] = location;
                changed(slot);
            }
            Event::Holds { fact } | Event::Lost { fact } => {
                state.holds[fact as usize] = matches!(event, Event::Holds { .. });
                self.users[fact as usize].iter().for_each(|&slot| changed(slot));
            }
            Event::Label { .. } => {}
        }
    }
    /// What holds at the start of each region.
    fn solve(&self, f: &Func<'_>) -> Vec<State> {
        let width = self.slots.len() + self.facts.len();
        let unknown = || vec![self.nothing(); self.regions.len().min(1)];
        if width * self.regions.len() > MOST_STATE {
            return unknown();
        }
        let mut region_of = vec![usize::MAX; f.num_blocks()];
        for (n, region) in self.regions.iter().enumerate() {
            region_of[region.0.index()] = n;
        }
        let mut states: Vec<Option<State>> = vec![None; self.regions.len()];
        if let Some(first) = states.first_mut() {
            *first = Some(self.nothing());
        }
        for _ in 0..MOST_ROUNDS {
            let mut again = false;
            for n in 0..self.regions.len() {
                let Some(mut state) = states[n].clone() else { continue };
                for &(_, event) in self.events_of(n) {
                    self.apply(event, &mut state, |_| ());
                }
                for successor in f.successors(self.regions[n].0) {
                    let to = region_of[successor.index()];
                    if to == usize::MAX {
                        continue;
                    }
                    match &mut states[to] {
                        None => {
                            states[to] = Some(state.clone());
                            again = true;
                        }
                        Some(old) => again |= meet(old, &state),
                    }
                }
            }
            if !again {
                return states.into_iter().map(|state| state.unwrap_or_else(|| self.nothing())).collect();
            }
        }
        unknown()
    }
    /// The ranges, from what holds at the start of regions and what happens in them.
    fn find_ranges(&mut self, machine: Machine<'_>, states: &[State]) {
        let nothing = self.nothing();
        let mut open: Vec<(Row, u32)> = vec![(Row(0), NOWHERE); self.slots.len()];
        let mut ranges = Vec::new();
        let mut update = |flow: &Flow, slot: usize, state: &State, row: Row| {
            let location = state.location[slot];
            let known = flow.locations[location as usize].facts.iter().all(|&fact| state.holds[fact as usize]);
            let location = if known { location } else { NOWHERE };
            let (start, old) = open[slot];
            if location != old {
                if old != NOWHERE && start < row {
                    ranges.push(Range { slot, location: old, start, end: row });
                }
                open[slot] = (row, location);
            }
        };
        let (mut labels, mut ends) = (Vec::new(), Vec::new());
        let mut state = self.nothing();
        // Slots and facts that something was said of since nothing was known.
        let (mut told, mut held) = (Vec::new(), Vec::new());
        for n in 0..self.regions.len() {
            let start = self.regions[n].1;
            match states.get(n) {
                Some(known) => {
                    state.clone_from(known);
                    (0..self.slots.len()).for_each(|slot| update(self, slot, &state, start));
                }
                None => {
                    for slot in told.drain(..) {
                        state.location[slot] = NOWHERE;
                        update(self, slot, &state, start);
                    }
                    held.drain(..).for_each(|fact: u32| state.holds[fact as usize] = false);
                }
            }
            for at in 0..self.events_of(n).len() {
                let (row, event) = self.events_of(n)[at];
                match event {
                    Event::Label { variable } => labels.push((variable, row)),
                    Event::Set { slot, location } => {
                        told.push(slot);
                        if location == NOWHERE {
                            ends.push((slot, row));
                        }
                    }
                    Event::Holds { fact } => held.push(fact),
                    Event::Lost { .. } => {}
                }
                let mut touched = smallvec::SmallVec::<[usize; 4]>::new();
                self.apply(event, &mut state, |slot| touched.push(slot));
                for slot in touched {
                    update(self, slot, &state, row);
                }
            }
        }
        let end = Row::new(machine.rows());
        for slot in 0..self.slots.len() {
            update(self, slot, &nothing, end);
        }
        ranges.sort_by_key(|range| (range.slot, range.start));
        self.ranges = ranges;
        self.labels = labels;
        self.ends = ends;
    }
}

/// What a list of operands with an expression that names them comes to.
enum Listed {
    /// A constant.
    Constant(i64),
    /// The first operand with these operators.
    First(Elements),
}

/// What DWARF 2 can say of operands that `operators` name by their numbers: all constants, or one that comes first. More than one
/// register would have to be read.
fn listed(operators: &[u64], operands: &[Operand], machine: Machine<'_>) -> Option<Listed> {
    if let [op::ARG, 0, rest @ ..] = operators
        && !debug_expression::names_operands(rest)
        && !operands.is_empty()
        && operands[0].kind == Kind::Reg
    {
        return Some(Listed::First(rest.into()));
    }
    let constant = |&operand: &Operand| match operand.kind {
        Kind::Imm | Kind::Wide => Some(machine.imm(operand)),
        _ => None,
    };
    let constants: Vec<i64> = operands.iter().map(constant).collect::<Option<_>>()?;
    debug_expression::evaluate(operators, &constants).map(Listed::Constant)
}

impl Location {
    /// Whether DWARF 2 can say it.
    fn can_be_told(&self) -> bool {
        let mut bytes = Vec::new();
        if super::places::write_operators(&self.operators, &mut bytes).is_none() {
            return false;
        }
        let stack_value = self.operators.last() == Some(&(super::dwarf::op::STACK_VALUE as u64));
        match self.operands[..] {
            [] => false,
            // The address of a byte of memory is a place; as a value it is not.
            [Held::Frame(_) | Held::Parameter(_)] => self.address || self.operators.first() == Some(&0x06),
            [Held::Constant(_)] => !self.address && (self.operators.is_empty() || stack_value),
            // Operators on registers would need their contents, which ptxas does not follow.
            _ => !self.address && self.operators.is_empty(),
        }
    }
}

/// Keeps of `old` what `new` says too; whether that changed it.
fn meet(old: &mut State, new: &State) -> bool {
    let mut changed = false;
    for (old, new) in old.location.iter_mut().zip(&new.location) {
        if *old != *new && *old != NOWHERE {
            *old = NOWHERE;
            changed = true;
        }
    }
    for (old, new) in old.holds.iter_mut().zip(&new.holds) {
        changed |= *old && !new;
        *old &= new;
    }
    changed
}

/// Writes of each register, up to 2.
fn count_writes(machine: Machine<'_>) -> Vec<u8> {
    let mut writes = vec![0u8; machine.regs()];
    for row in machine.all_rows() {
        for o in machine.operands(row).iter().filter(|o| o.is_def()) {
            writes[o.vreg()] = (writes[o.vreg()] + 1).min(2);
        }
    }
    writes
}

/// Whether two fragments share bits; a whole variable shares some with all.
fn overlap(one: Option<Fragment>, other: Option<Fragment>) -> bool {
    one.zip(other).is_none_or(|(one, other)| one.overlaps(other))
}
