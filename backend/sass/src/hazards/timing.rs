//! How many cycles must pass from a result of fixed latency to its use, and between two writes of a register.
//!
//! The table of distances has the smallest that ptxas used for each pair of instructions. That is what the hardware needs only where
//! ptxas had reason to go to the limit, so a row alone is not believed. The *floor* of a pair is the larger of two numbers: the
//! smallest distance of the producer to anything, and of the consumer from anything, in the same file. A row says more than
//! the floor if it is one cycle above it, as results are that go to another pipe, in [`SOME`] kernels, or if it was the smallest in
//! [`MANY`]. Else the pair needs the floor, and never more than was seen.

use crate::latency::{ClassId, File, Latencies, Use, UseRow};

/// Kernels that must have had the smallest distance of a row for it to say more than the floor.
const SOME: u32 = 3;

/// Kernels that must have had it before it is believed alone.
const MANY: u32 = 12;

/// No result but those of matrices takes longer: code of ptxas -O0 waits so long behind each instruction, and no longer.
const LONGEST: u8 = 15;

/// What a use needs of which nothing is known: a guard, and another.
const UNKNOWN: [u8; 2] = [13, 6];

const FILES: usize = 4;

/// The smallest distances of classes.
struct Smallest {
    /// By class, file, and whether the use is a guard.
    rows: Vec<[[Option<u8>; 2]; FILES]>,
}

impl Smallest {
    fn new(classes: usize) -> Smallest {
        Smallest { rows: vec![[[None; 2]; FILES]; classes] }
    }

    fn add(&mut self, class: ClassId, file: File, is_guard: bool, cycles: u8) {
        let known = &mut self.rows[class.0 as usize][file as usize][is_guard as usize];
        *known = Some(known.map_or(cycles, |known| known.min(cycles)));
    }

    fn get(&self, class: Option<ClassId>, file: File, is_guard: bool) -> Option<u8> {
        self.rows[class?.0 as usize][file as usize][is_guard as usize]
    }
}

/// The distances that dependent instructions must have.
pub struct Timing<'a> {
    latencies: &'a Latencies,
    producers: Smallest,
    consumers: Smallest,
    firsts: Smallest,
    seconds: Smallest,
}

fn byte(cycles: u32) -> u8 {
    cycles.min(u8::MAX as u32) as u8
}

fn is_guard(row: &UseRow) -> bool {
    row.place == Use::Guard
}

impl<'a> Timing<'a> {
    /// Reads the distances from a table.
    pub fn new(latencies: &'a Latencies) -> Timing<'a> {
        let count = latencies.classes.len();
        let [mut producers, mut consumers, mut firsts, mut seconds] = [(); 4].map(|()| Smallest::new(count));
        for row in &latencies.uses {
            producers.add(row.producer, row.file, is_guard(row), byte(row.cycles));
            consumers.add(row.consumer, row.file, is_guard(row), byte(row.cycles));
        }
        let writes = latencies.writes.iter().filter(|row| !row.first_variable && !row.second_variable);
        for row in writes {
            firsts.add(row.first, row.file, false, byte(row.cycles));
            seconds.add(row.second, row.file, false, byte(row.cycles));
        }
        Timing { latencies, producers, consumers, firsts, seconds }
    }

    /// Cycles from a result to its use.
    pub fn read(&self, producer: Option<ClassId>, consumer: Option<ClassId>, file: File, place: Use) -> u8 {
        let row = producer.zip(consumer).and_then(|(first, second)| self.latencies.find(first, second, file, place));
        let guards = place == Use::Guard;
        let floors = [self.producers.get(producer, file, guards), self.consumers.get(consumer, file, guards)];
        self.limit(producer, judge(row.map(|row| (row.cycles, row.hits)), floors, UNKNOWN[!guards as usize]))
    }

    /// Cycles between two writes of a register. Where nothing is known, results come in the order of their instructions.
    pub fn rewrite(&self, first: Option<ClassId>, second: Option<ClassId>, file: File) -> u8 {
        let row = first.zip(second).and_then(|(first, second)| self.latencies.find_rewrite(first, second, file));
        let floors = [self.firsts.get(first, file, false), self.seconds.get(second, file, false)];
        self.limit(first, judge(row.map(|row| (row.cycles, row.hits)), floors, 1))
    }

    fn limit(&self, producer: Option<ClassId>, cycles: u8) -> u8 {
        let name = producer.map_or("", |class| self.latencies.classes[class.0 as usize].name);
        if name.contains("MMA") { cycles } else { cycles.min(LONGEST) }
    }
}

/// What a pair needs, given the smallest distance that was seen and in how many kernels, and the floors of both instructions.
fn judge(row: Option<(u32, u32)>, floors: [Option<u8>; 2], unknown: u8) -> u8 {
    let floor = floors.into_iter().flatten().max();
    match (row, floor) {
        (Some((cycles, hits)), Some(floor)) => {
            let is_believed = hits >= MANY || hits >= SOME && cycles <= floor as u32 + 1;
            if is_believed { byte(cycles) } else { byte(cycles).min(floor) }
        }
        (Some((cycles, _)), None) => byte(cycles).min(unknown),
        (None, floor) => floor.unwrap_or(unknown),
    }
}
