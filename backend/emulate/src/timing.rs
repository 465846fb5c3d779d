//! When results are visible, for runs that take the control words at their word.
//!
//! A result of fixed latency is written when its cycles have passed, as the stall counts of the instructions behind it count them;
//! one of variable latency when its scoreboard was waited for. Who reads before that reads what was there before. Cycles are those
//! of the table of distances (`warpc_sass::latency`): for each class of producers the smallest that was seen from it to a use in an
//! operand, and to one as a guard. Results of one unit arrive in order: waiting for a later one covers those before it, also those
//! without a scoreboard.
//!
//! Sources of instructions that read late (those of variable latency) are locked until one of the instruction's scoreboards was
//! waited for; to write a locked register is a fault that names both instructions.

use crate::decode::{Code, Row};
use crate::warp::Lanes;
use std::collections::BTreeMap;
use warpc_sass::latency::{File, Latencies, Use};
use warpc_sass::{Arch, print};

/// A register file, as results go there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    Register,
    Uniform,
    Predicate,
    UniformPredicate,
    /// What guards see of a predicate.
    Guard,
    UniformGuard,
}

/// When a result is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// At a cycle of the group's clock.
    Cycle(u64),
    /// When the scoreboard was waited for.
    Scoreboard(u8),
    /// When a later result of its unit was.
    Unit,
}

/// A result that is not written yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub home: Home,
    pub register: u16,
    pub mask: u32,
    pub when: When,
    pub unit: u8,
    pub values: Lanes,
}

/// A source that is not read yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lock {
    pub uniform: bool,
    pub register: u16,
    /// The scoreboards that release it.
    pub scoreboards: u8,
    pub unit: u8,
    pub reader: Row,
}

/// Time of a group, and what is under way in it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Clock {
    pub now: u64,
    pub pending: Vec<Pending>,
    pub locks: Vec<Lock>,
}

impl Clock {
    /// The clock of some lanes of a group.
    pub fn part(&self, mask: u32) -> Clock {
        let mut part = self.clone();
        part.pending.iter_mut().for_each(|pending| pending.mask &= mask);
        part.pending.retain(|pending| pending.mask != 0);
        part
    }

    /// Adds what is under way in another group that joins this one.
    pub fn merge(&mut self, other: Clock) {
        for mut pending in other.pending {
            if let When::Cycle(cycle) = pending.when {
                pending.when = When::Cycle(self.now + cycle.saturating_sub(other.now));
            }
            self.pending.push(pending);
        }
        self.locks.extend(other.locks);
    }
}

/// Cycles until a result of fixed latency is visible, by where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Delay {
    pub register: u16,
    pub uniform: u16,
    pub predicate: u16,
    pub uniform_predicate: u16,
    pub guard: u16,
    pub uniform_guard: u16,
}

impl Delay {
    const NONE: Delay =
        Delay { register: 0, uniform: 0, predicate: 0, uniform_predicate: 0, guard: 0, uniform_guard: 0 };

    pub fn of(&self, home: Home) -> u16 {
        match home {
            Home::Register => self.register,
            Home::Uniform => self.uniform,
            Home::Predicate => self.predicate,
            Home::UniformPredicate => self.uniform_predicate,
            Home::Guard => self.guard,
            Home::UniformGuard => self.uniform_guard,
        }
    }
}

/// What is known of the time that instructions take, one entry for each.
pub(crate) struct Timing {
    pub delays: Vec<Delay>,
    /// The unit of instructions of variable latency, which answers in order; 0 of others.
    pub units: Vec<u8>,
}

/// Units of variable latency, and the mnemonics that they run.
const UNITS: [(&[&str], u8); 9] = [
    (&["LDS", "LDSM", "ATOMS", "LDL", "STS", "STL", "STSM", "STG", "ST", "RED", "REDG", "LDGSTS", "QSPC"], 1),
    (&["MUFU", "F2F", "F2I", "I2F", "FRND", "FCHK", "POPC", "FLO", "BREV"], 2),
    (&["LDC", "LDCU"], 3),
    (&["SHFL"], 4),
    (&["S2UR"], 5),
    (&["DMMA"], 6),
    (&["REDUX"], 7),
    (&["B2R"], 8),
    (&["LDG", "LD", "ATOM", "ATOMG", "S2R", "MATCH"], 9),
];

/// The unit of those whose results come in no order.
const UNORDERED: u8 = 9;

impl Timing {
    /// The time of all instructions of some code, whose words are given.
    pub fn new(arch: Arch, code: &Code, words: impl Iterator<Item = u128>) -> Timing {
        let latencies = Latencies::of(arch).unwrap_or_default();
        let mut by_class: BTreeMap<u16, Delay> = BTreeMap::new();
        for row in &latencies.uses {
            let delay = by_class.entry(row.producer.0).or_insert(Delay::NONE);
            let place = match (row.file, row.place) {
                (File::Register, _) => &mut delay.register,
                (File::Uniform, _) => &mut delay.uniform,
                (File::Predicate, Use::Guard) => &mut delay.guard,
                (File::Predicate, _) => &mut delay.predicate,
                (File::UniformPredicate, Use::Guard) => &mut delay.uniform_guard,
                (File::UniformPredicate, _) => &mut delay.uniform_predicate,
            };
            let cycles = row.cycles.min(u16::MAX as u32) as u16;
            *place = if *place == 0 { cycles } else { cycles.min(*place) };
        }
        let mut timing = Timing { delays: Vec::with_capacity(code.len()), units: Vec::with_capacity(code.len()) };
        let mut known: BTreeMap<String, (Delay, u8)> = BTreeMap::new();
        for word in words {
            let text = print::line(arch.table(), word, 0).unwrap_or_default();
            let text = if text.starts_with('@') { text.split_once(' ').map_or("", |(_, rest)| rest) } else { &text };
            let name = text.split(' ').next().unwrap_or_default();
            let (delay, unit) = *known.entry(name.to_string()).or_insert_with(|| {
                let class = latencies.class_of(name);
                let delay = class.and_then(|class| by_class.get(&class.0)).copied().unwrap_or(Delay::NONE);
                let mnemonic = name.split('.').next().unwrap_or_default();
                let unit = UNITS.iter().find(|(names, _)| names.contains(&mnemonic)).map_or(0, |(_, unit)| *unit);
                (delay, unit)
            });
            timing.delays.push(delay);
            timing.units.push(unit);
        }
        timing
    }

    /// Whether results of the unit come in the order of its instructions.
    pub fn is_ordered(unit: u8) -> bool {
        unit != 0 && unit != UNORDERED
    }
}
