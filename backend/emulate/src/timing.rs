//! When results are visible, for runs that take the control words at their word.
//!
//! A result of fixed latency is written when its cycles have passed, as the stall counts of the instructions behind it count them;
//! one of variable latency when its scoreboard was waited for. Who reads before that reads what was there before. Cycles are those
//! of the table of distances (`warpc_sass::latency`): for each class of producers the smallest that was seen from it to a use in an
//! operand, and to one as a guard. Results of some units arrive in order: waiting for a later one covers those before it, also those
//! without a scoreboard.
//!
//! Registers that instructions of variable latency read are locked until one of the instruction's scoreboards was waited for, or one of
//! an instruction behind it in the same queue; to write a locked register is a fault that names both instructions. Who goes through the
//! same queue reads, and so writes, later. Uniform registers and predicates are read when the instruction is issued.

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
    /// When a later result of its queue was.
    InOrder,
    /// When this product of a warp group was waited for.
    Product(u32),
}

/// A result that is not written yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub home: Home,
    pub register: u16,
    pub mask: u32,
    pub when: When,
    /// The queue that it leaves in order; 0 is none.
    pub queue: u8,
    pub values: Lanes,
}

/// A source that is not read yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lock {
    pub register: u16,
    /// The scoreboards that release it.
    pub scoreboards: u8,
    /// The queue in which it is read.
    pub queue: u8,
    pub reader: Row,
    /// The product of a warp group that reads it.
    pub product: Option<u32>,
}

/// Time of a group, and what is under way in it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Clock {
    pub now: u64,
    pub pending: Vec<Pending>,
    pub locks: Vec<Lock>,
    /// Products of warp groups so far.
    pub products: u32,
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
    /// The queue that results of variable latency leave in order; 0 is none.
    pub results: Vec<u8>,
    /// The queue in which sources are read in order; 0 of instructions that read when they are issued.
    pub sources: Vec<u8>,
}

/// A unit of variable latency: its mnemonics, the queue that its results leave in their order (0: in none), and the queue in which its
/// sources are read in their order. What ptxas leaves without a scoreboard shows both.
struct Unit {
    mnemonics: &'static [&'static str],
    results: u8,
    sources: u8,
}

const fn unit(mnemonics: &'static [&'static str], results: u8, sources: u8) -> Unit {
    Unit { mnemonics, results, sources }
}

#[rustfmt::skip]
const UNITS: [Unit; 9] = [
    unit(&["LDS", "LDSM", "ATOMS"],                                                        1, 1),
    unit(&["MUFU", "F2F", "F2I", "I2F", "FRND", "FCHK", "POPC", "FLO", "BREV"],            2, 2),
    unit(&["LDC", "LDCU"],                                                                 3, 1),
    unit(&["SHFL"],                                                                        4, 1),
    unit(&["S2UR"],                                                                        5, 1),
    unit(&["DMMA"],                                                                        6, 3),
    unit(&["REDUX"],                                                                       7, 1),
    unit(&["B2R"],                                                                         8, 1),
    unit(&["LDG", "LD", "LDL", "STG", "ST", "STS", "STL", "STSM", "ATOM", "ATOMG", "RED", "REDG", "LDGSTS", "QSPC", "S2R",
           "MATCH", "BMOV"],                                                               0, 1),
];

/// No predicate takes longer than this to reach a guard.
const MOST_TO_GUARDS: u32 = 13;
/// No result of fixed latency takes longer than this: those of the largest products of matrices.
const MOST: u32 = 40;
/// So few pairs say nothing of the hardware beyond [`MOST_OF_FEW`], what most registers take; predicates take one less.
const FEW: u32 = 20;
const MOST_OF_FEW: u32 = 5;

impl Timing {
    /// The time of all instructions of some code, whose words are given.
    pub fn new(arch: Arch, code: &Code, words: impl Iterator<Item = u128>) -> Timing {
        let latencies = Latencies::of(arch);
        let mut by_class: BTreeMap<u16, Delay> = BTreeMap::new();
        for row in &latencies.uses {
            // The addend of a wide product is read later than other operands, and says nothing of them.
            let consumer = latencies.classes[row.consumer.0 as usize].name;
            let is_wide = consumer.starts_with("IMAD.WIDE") || consumer.starts_with("IMAD.HI");
            if is_wide && row.file == File::Register && matches!(row.place, Use::Operand(place) if place >= 3) {
                continue;
            }
            // Where the sample has hardly any close pair, its smallest distance is not that of the hardware.
            let is_product = latencies.classes[row.producer.0 as usize].name[1..].starts_with("MMA.");
            let most = match (row.file, row.place) {
                (File::Predicate | File::UniformPredicate, Use::Guard) => MOST_TO_GUARDS,
                (File::Predicate | File::UniformPredicate, _) if row.hits < FEW => MOST_OF_FEW - 1,
                _ if row.hits < FEW && !is_product => MOST_OF_FEW,
                _ => MOST,
            };
            let delay = by_class.entry(row.producer.0).or_insert(Delay::NONE);
            let place = match (row.file, row.place) {
                (File::Register, _) => &mut delay.register,
                (File::Uniform, _) => &mut delay.uniform,
                (File::Predicate, Use::Guard) => &mut delay.guard,
                (File::Predicate, _) => &mut delay.predicate,
                (File::UniformPredicate, Use::Guard) => &mut delay.uniform_guard,
                (File::UniformPredicate, _) => &mut delay.uniform_predicate,
            };
            let cycles = row.cycles.min(most) as u16;
            *place = if *place == 0 { cycles } else { cycles.min(*place) };
        }
        let count = code.len();
        let mut timing = Timing {
            delays: Vec::with_capacity(count),
            results: Vec::with_capacity(count),
            sources: Vec::with_capacity(count),
        };
        let mut known: BTreeMap<String, (Delay, [u8; 2])> = BTreeMap::new();
        for word in words {
            let text = print::line(arch.table(), word, 0).unwrap_or_default();
            let text = if text.starts_with('@') { text.split_once(' ').map_or("", |(_, rest)| rest) } else { &text };
            let name = text.split(' ').next().unwrap_or_default();
            let (delay, [results, sources]) = *known.entry(name.to_string()).or_insert_with(|| {
                let class = latencies.class_of(name);
                let delay = class.and_then(|class| by_class.get(&class.0)).copied().unwrap_or(Delay::NONE);
                let mnemonic = name.split('.').next().unwrap_or_default();
                let unit = UNITS.iter().find(|unit| unit.mnemonics.contains(&mnemonic));
                (delay, unit.map_or([0; 2], |unit| [unit.results, unit.sources]))
            });
            timing.delays.push(delay);
            timing.results.push(results);
            timing.sources.push(sources);
        }
        timing
    }
}
