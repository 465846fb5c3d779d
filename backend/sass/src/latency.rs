//! Distances between dependent instructions, as counted in code of ptxas: upper bounds of what the hardware needs.
//!
//! | row | what |
//! |---|---|
//! | `c CLASS BARRIER NONE READ UNREAD STALL` | how often results of the class were given a scoreboard and were not, how often its sources; its smallest stall |
//! | `r PRODUCER CONSUMER FILE OPERAND CYCLES HITS` | smallest distance from a result without scoreboard to its use, and in how many kernels it was seen |
//! | `w FIRST SECOND FILE KINDS CYCLES [HITS]` | smallest distance between two writes of a register, and in how many kernels; `f`: latency fixed, `v`: a scoreboard |
//! | `a READER WRITER FILE KIND CYCLES` | smallest distance from a read without scoreboard to the next write |
//! | `b SETTER r|w CYCLES` | smallest distance from an instruction that sets a scoreboard to one that waits for it |
//!
//! A class is a mnemonic, or one with suffixes where these matter (`IMAD.WIDE`, `HMMA.16816.F32`). A distance is the sum of the
//! stalls from the first to the second instruction in straight code. OPERAND is the printed operand, `g` the guard, `x` unknown.

use crate::arch::Arch;
use std::sync::OnceLock;

/// Number of a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassId(pub u16);

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum File {
    /// `R`
    Register,
    /// `UR`
    Uniform,
    /// `P`
    Predicate,
    /// `UP`
    UniformPredicate,
}

/// Where an instruction uses a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Use {
    /// In an operand, counted as printed.
    Operand(u8),
    /// As its guard.
    Guard,
    /// Somewhere that no operand shows.
    Unknown,
}

/// What was counted of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassRow {
    /// Its name.
    pub name: &'static str,
    /// Results with a scoreboard.
    pub results_with_scoreboard: u32,
    /// Results without.
    pub results_without: u32,
    /// Instructions whose sources have a scoreboard.
    pub sources_with_scoreboard: u32,
    /// Instructions whose sources have none.
    pub sources_without: u32,
    /// The smallest stall.
    pub stall: u8,
}

impl ClassRow {
    /// Whether results of the class come when they come, so that a scoreboard must be waited for: most of those counted had one.
    pub fn is_variable(&self) -> bool {
        self.results_with_scoreboard > self.results_without
    }
}

/// A result and its use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct UseRow {
    /// Who writes.
    pub producer: ClassId,
    /// Who reads.
    pub consumer: ClassId,
    /// What.
    pub file: File,
    /// Where it is read.
    pub place: Use,
    /// The smallest distance.
    pub cycles: u32,
    /// How often it was seen at this distance.
    pub hits: u32,
}

/// Two instructions that write a register, or one that reads and one that writes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PairRow {
    /// The first.
    pub first: ClassId,
    /// The second.
    pub second: ClassId,
    /// What.
    pub file: File,
    /// Whether the first has a scoreboard; of reads always false.
    pub first_variable: bool,
    /// Whether the second has one.
    pub second_variable: bool,
    /// The smallest distance.
    pub cycles: u32,
    /// In how many kernels it was seen at this distance; 0 was not counted.
    pub hits: u32,
}

/// Distances of an architecture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Latencies {
    /// Classes, sorted by name.
    pub classes: Vec<ClassRow>,
    /// Reads after writes, sorted.
    pub uses: Vec<UseRow>,
    /// Writes after writes, sorted.
    pub writes: Vec<PairRow>,
    /// Writes after reads, sorted.
    pub reads: Vec<PairRow>,
    /// For each class the smallest distance from setting a scoreboard to waiting for it: after reads, after writes.
    pub waits: Vec<[Option<u32>; 2]>,
}

/// A table of distances that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: not a row of distances")]
pub struct LatencyError {
    /// Its number, from 1.
    pub line: usize,
}

impl Latencies {
    /// The distances of an architecture, read at first use.
    pub fn of(arch: Arch) -> &'static Latencies {
        static ALL: [OnceLock<Latencies>; Arch::ALL.len()] = [const { OnceLock::new() }; Arch::ALL.len()];
        let read = || Latencies::read(arch.latencies()).expect("tables of the crate read");
        ALL[arch as usize].get_or_init(read)
    }

    /// Reads a table of distances.
    pub fn read(source: &'static str) -> Result<Latencies, LatencyError> {
        let mut latencies = Latencies::default();
        let rows = || source.lines().enumerate().filter(|(_, line)| !line.starts_with(['#', 'v']));
        for (index, line) in rows() {
            // Classes that only pairs name have no row of their own.
            let mut words = line.split(' ');
            let kind = words.next();
            let names = if matches!(kind, Some("c" | "b")) { 1 } else { 2 };
            for name in words.take(names) {
                latencies.classes.push(ClassRow {
                    name,
                    results_with_scoreboard: 0,
                    results_without: 0,
                    sources_with_scoreboard: 0,
                    sources_without: 0,
                    stall: if kind == Some("c") { 0 } else { u8::MAX },
                });
            }
            if kind.is_none_or(str::is_empty) {
                return Err(LatencyError { line: index + 1 });
            }
        }
        latencies.classes.sort_by_key(|class| (class.name, class.stall));
        latencies.classes.dedup_by_key(|class| class.name);
        latencies.waits = vec![[None; 2]; latencies.classes.len()];
        for (index, line) in rows() {
            let words: Vec<&str> = line.split(' ').collect();
            latencies.read_row(&words).ok_or(LatencyError { line: index + 1 })?;
        }
        latencies.uses.sort();
        latencies.writes.sort();
        latencies.reads.sort();
        Ok(latencies)
    }

    fn read_row(&mut self, words: &[&'static str]) -> Option<()> {
        match *words {
            ["c", name, with, without, read, unread, stall] => {
                let class = self.class(name)?;
                self.classes[class.0 as usize] = ClassRow {
                    name,
                    results_with_scoreboard: with.parse().ok()?,
                    results_without: without.parse().ok()?,
                    sources_with_scoreboard: read.parse().ok()?,
                    sources_without: unread.parse().ok()?,
                    stall: stall.parse().ok()?,
                };
            }
            ["r", producer, consumer, registers, place, cycles, hits] => self.uses.push(UseRow {
                producer: self.class(producer)?,
                consumer: self.class(consumer)?,
                file: file(registers)?,
                place: match place {
                    "g" => Use::Guard,
                    "x" => Use::Unknown,
                    operand => Use::Operand(operand.parse().ok()?),
                },
                cycles: cycles.parse().ok()?,
                hits: hits.parse().ok()?,
            }),
            ["w", first, second, registers, kinds, cycles, ref hits @ ..] => {
                let row = self.pair(first, second, registers, kinds.split_at_checked(1)?, cycles)?;
                let hits = hits.first().map_or(Some(0), |hits| hits.parse().ok())?;
                self.writes.push(PairRow { hits, ..row });
            }
            ["a", reader, writer, registers, kind, cycles] => {
                let row = self.pair(reader, writer, registers, ("f", kind), cycles)?;
                self.reads.push(row);
            }
            ["b", setter, kind, cycles] => {
                let class = self.class(setter)?;
                self.waits[class.0 as usize][(kind == "w") as usize] = Some(cycles.parse().ok()?);
            }
            _ => return None,
        }
        Some(())
    }

    fn pair(&self, first: &str, second: &str, registers: &str, kinds: (&str, &str), cycles: &str) -> Option<PairRow> {
        Some(PairRow {
            first: self.class(first)?,
            second: self.class(second)?,
            file: file(registers)?,
            first_variable: kinds.0 == "v",
            second_variable: kinds.1 == "v",
            cycles: cycles.parse().ok()?,
            hits: 0,
        })
    }

    /// The class of a name.
    pub fn class(&self, name: &str) -> Option<ClassId> {
        let found = self.classes.binary_search_by_key(&name, |class| class.name).ok()?;
        Some(ClassId(found as u16))
    }

    /// Whether a class is a mnemonic with suffixes.
    pub fn has_suffixes(&self, mnemonic: &str) -> bool {
        let first = self.classes.partition_point(|class| class.name <= mnemonic);
        let others = self.classes[first..].iter().take_while(|class| class.name.starts_with(mnemonic));
        others.into_iter().any(|class| class.name.as_bytes().get(mnemonic.len()) == Some(&b'.'))
    }

    /// The class of a mnemonic with its suffixes: the longest name that it begins with.
    pub fn class_of(&self, mnemonic: &str) -> Option<ClassId> {
        let mut name = mnemonic;
        loop {
            if let Some(class) = self.class(name) {
                return Some(class);
            }
            name = &name[..name.rfind('.')?];
        }
    }

    /// The smallest distance that was counted from a result without scoreboard to its use.
    pub fn cycles(&self, producer: ClassId, consumer: ClassId, file: File, place: Use) -> Option<u32> {
        self.find(producer, consumer, file, place).map(|row| row.cycles)
    }

    /// The row of a result without scoreboard and its use.
    pub fn find(&self, producer: ClassId, consumer: ClassId, file: File, place: Use) -> Option<&UseRow> {
        let key = (producer, consumer, file, place);
        let found =
            self.uses.binary_search_by_key(&key, |row| (row.producer, row.consumer, row.file, row.place)).ok()?;
        Some(&self.uses[found])
    }

    /// The row of two writes of a register, both of fixed latency.
    pub fn find_rewrite(&self, first: ClassId, second: ClassId, file: File) -> Option<&PairRow> {
        let key = (first, second, file, false, false);
        let of = |row: &PairRow| (row.first, row.second, row.file, row.first_variable, row.second_variable);
        let found = self.writes.binary_search_by_key(&key, of).ok()?;
        Some(&self.writes[found])
    }
}

fn file(name: &str) -> Option<File> {
    Some(match name {
        "R" => File::Register,
        "UR" => File::Uniform,
        "P" => File::Predicate,
        "UP" => File::UniformPredicate,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_of_sm_90_are_those_that_were_counted() {
        let latencies = Latencies::of(Arch::Sm90);
        let class = |name| latencies.class_of(name).unwrap();
        assert_eq!(latencies.cycles(class("FFMA.FTZ"), class("FFMA"), File::Register, Use::Operand(1)), Some(4));
        assert_eq!(latencies.cycles(class("ISETP.GE.AND"), class("BRA"), File::Predicate, Use::Guard), Some(13));
        assert!(latencies.classes[class("LDG.E.64").0 as usize].is_variable());
        assert!(!latencies.classes[class("IADD3.X").0 as usize].is_variable());
        assert_ne!(class("IMAD.WIDE.U32"), class("IMAD"));
        assert_eq!(latencies.class_of("NOSUCH.X"), None);
    }

    #[test]
    fn every_table_reads() {
        for arch in Arch::ALL {
            assert!(!Latencies::of(arch).uses.is_empty(), "sm_{}", arch.number());
        }
    }

    #[test]
    fn rows_that_are_none_are_errors() {
        assert_eq!(Latencies::read("v 1 SM90\nr A B R 1 4"), Err(LatencyError { line: 2 }));
        assert_eq!(Latencies::read("# nothing\n\n"), Err(LatencyError { line: 2 }));
        assert_eq!(Latencies::read("r A B X 1 4 1"), Err(LatencyError { line: 1 }));
    }
}
