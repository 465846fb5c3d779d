//! Injects faults into the control words of cubins and counts how many the hazard checker finds.
//!
//!     cargo run -p warpc-sass --example hazard_faults -- [--samples 200] [--seed 1] CUBIN...
//!
//! Whether a fault matters is not for the checker to say. A simulation judges that knows nothing of graphs and joins: it executes
//! random paths through the fault, instruction by instruction, with every result that may be late as late as can be. A
//! fault matters if on some path something goes wrong that did not go wrong without it. Of each kind the places are drawn at random
//! until so many samples matter, or too many did not.

use std::collections::BTreeMap;
use warpc_sass::control::Scoreboard;
use warpc_sass::cubin::{self, Cubin};
use warpc_sass::elf::SectionIndex;
use warpc_sass::hazards::check::{check, file, place};
use warpc_sass::hazards::code::{Code, Flow, Index};
use warpc_sass::hazards::flow::{Block, Graph};
use warpc_sass::hazards::registers::Register;
use warpc_sass::hazards::timing::Timing;
use warpc_sass::latency::Latencies;
use warpc_sass::roles::{RegisterFile, Unit};
use warpc_sass::sample::Numbers;

/// Paths that are tried before a fault is held to be harmless.
const PATHS: usize = 40;
/// Instructions of a path, before and behind the fault.
const LENGTH: usize = 250;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    DropWait,
    MoveWait,
    DelayWait,
    DropWriteScoreboard,
    ChangeWriteScoreboard,
    DropReadScoreboard,
    ChangeReadScoreboard,
    ShortenStall,
    RemoveStall,
    LeaveMore,
    SwapControls,
    DropSync,
}

const FAULTS: [Fault; 12] = [
    Fault::DropWait,
    Fault::MoveWait,
    Fault::DelayWait,
    Fault::DropWriteScoreboard,
    Fault::ChangeWriteScoreboard,
    Fault::DropReadScoreboard,
    Fault::ChangeReadScoreboard,
    Fault::ShortenStall,
    Fault::RemoveStall,
    Fault::LeaveMore,
    Fault::SwapControls,
    Fault::DropSync,
];

/// Changes an instruction, or says that it has nothing to change.
fn inject(fault: Fault, code: &mut Code, at: usize, numbers: &mut Numbers) -> Option<()> {
    let count = code.rows.len();
    let row = &mut code.rows[at];
    let control = &mut row.control;
    let waits: Vec<u8> = (0..6).filter(|bit| control.wait >> bit & 1 != 0).collect();
    let mut other = |known: u8| Scoreboard::new((known + 1 + numbers.below(5) as u8) % 6);
    match fault {
        Fault::DropWait | Fault::MoveWait | Fault::DelayWait => {
            let bit = *waits.get(at % waits.len().max(1))?;
            control.wait &= !(1 << bit);
            if fault == Fault::MoveWait {
                control.wait |= 1 << other(bit)?.number();
            }
            if fault == Fault::DelayWait {
                if at + 1 == count || row.flow != Flow::Next {
                    return None;
                }
                code.rows[at + 1].control.wait |= 1 << bit;
            }
        }
        Fault::DropWriteScoreboard => drop(control.write.take()?),
        Fault::ChangeWriteScoreboard => control.write = other(control.write?.number()),
        Fault::DropReadScoreboard => drop(control.read.take()?),
        Fault::ChangeReadScoreboard => control.read = other(control.read?.number()),
        Fault::ShortenStall => control.stall = control.stall.checked_sub(1).filter(|stall| *stall > 0)?,
        Fault::RemoveStall => control.stall = (control.stall > 1).then_some(1)?,
        Fault::LeaveMore => {
            let (scoreboard, left) = row.partial_wait?;
            row.partial_wait = Some((scoreboard, left + 1));
        }
        Fault::SwapControls => {
            if at + 1 == count || row.flow != Flow::Next || code.rows[at + 1].flow != Flow::Next {
                return None;
            }
            let control = code.rows[at].control;
            if control == code.rows[at + 1].control {
                return None;
            }
            code.rows[at].control = code.rows[at + 1].control;
            code.rows[at + 1].control = control;
        }
        Fault::DropSync => {
            if row.flow != Flow::Synchronise {
                return None;
            }
            // A NOP: it leads on and touches nothing.
            row.flow = Flow::Next;
            row.accesses.end = row.accesses.start;
        }
    }
    Some(())
}

/// Something that an executed instruction started.
struct Event {
    at: Index,
    unit: Unit,
    time: u64,
    set_write: Option<u8>,
    set_read: Option<u8>,
    is_written: bool,
    is_read: bool,
}

/// Executes a path, with everything as late as it can be. Returns the pairs of instructions that go wrong.
fn simulate(code: &Code, path: &[Index], timing: &Timing<'_>) -> Vec<(Index, Index)> {
    let mut wrong = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    // Who wrote each register last with fixed latency, and when.
    let mut fixed: BTreeMap<Register, (Index, u64)> = BTreeMap::new();
    let (mut time, mut open) = (0u64, Vec::new());
    for &at in path {
        let row = &code.rows[at.0 as usize];
        if open.iter().any(|(_, end)| *end == at) {
            wrong.extend(open.iter().filter(|region| region.1 == at).map(|region: &(Index, Index)| (at, region.0)));
            open.retain(|region| region.1 != at);
        }
        for event in &events {
            let set = [event.set_write, event.set_read].into_iter().flatten();
            if set.into_iter().any(|set| row.control.wait >> set & 1 != 0) && time - event.time < 2 {
                wrong.push((at, event.at));
            }
        }
        for scoreboard in (0..6).filter(|scoreboard| row.control.wait >> scoreboard & 1 != 0) {
            arrive(&mut events, scoreboard, 0);
        }
        if let Some((scoreboard, left)) = row.partial_wait {
            arrive(&mut events, scoreboard, left as usize);
        }
        let is_off = row.guard.predicate == 7 && row.guard.negated;
        let accesses = if is_off { &[] } else { code.accesses(at) };
        let is_variable = row.unit.is_variable() || row.control.write.is_some();
        for access in accesses {
            for register in Register::of(access) {
                for event in &events {
                    let touches = |is_write: bool| {
                        code.accesses(event.at).iter().any(|other| {
                            other.is_write == is_write
                                && other.file != RegisterFile::Barrier
                                && Register::of(other).any(|one| one == register)
                        })
                    };
                    let is_own_order = event.unit == row.unit && in_order(row.unit);
                    let excludes = guards_exclude(code, event.at, at);
                    let is_ordered = access.is_write && is_own_order;
                    if !event.is_written && !is_ordered && !excludes && touches(true) {
                        wrong.push((at, event.at));
                    }
                    let is_late = access.file == RegisterFile::Register
                        || access.file == RegisterFile::Uniform && code.rows[event.at.0 as usize].is_uniform;
                    let is_behind =
                        is_memory(event.unit) && is_memory(row.unit) || event.unit == row.unit && is_variable;
                    if access.is_write && is_late && !event.is_read && !is_behind && !excludes && touches(false) {
                        wrong.push((at, event.at));
                    }
                }
                let (Some(file), Some((writer, written))) = (file(access), fixed.get(&register)) else { continue };
                let class = |index: Index| code.rows[index.0 as usize].class;
                let needed = match access.is_write {
                    true if is_variable => 0,
                    true => timing.rewrite(class(*writer), class(at), file),
                    false => timing.read(class(*writer), class(at), file, place(code, at, access)),
                };
                if time - written < needed as u64 && !guards_exclude(code, *writer, at) {
                    wrong.push((at, *writer));
                }
            }
        }
        for access in accesses.iter().filter(|access| access.is_write) {
            if access.file == RegisterFile::Barrier {
                open.retain(|region: &(Index, Index)| {
                    let own = code.accesses(region.0).iter().find(|one| one.file == RegisterFile::Barrier);
                    own.is_none_or(|own| own.first != access.first)
                });
            } else if !is_variable {
                Register::of(access).for_each(|register| {
                    fixed.insert(register, (at, time));
                });
            }
        }
        if let Flow::Region(end) = row.flow {
            open.push((at, end));
        }
        if row.flow == Flow::Synchronise {
            open.clear();
        }
        if is_variable && !is_off {
            let number = |scoreboard: Option<Scoreboard>| scoreboard.map(Scoreboard::number);
            let (set_write, set_read) = (number(row.control.write), number(row.control.read));
            let (is_written, is_read) = (false, !row.unit.is_variable());
            events.push(Event { at, unit: row.unit, time, set_write, set_read, is_written, is_read });
        }
        if row.flow == Flow::CallElsewhere {
            events.clear();
            fixed.clear();
        }
        let is_long = row.control.stall == 0 && matches!(row.unit, Unit::Matrix | Unit::Double);
        time += if is_long { 64 } else { row.control.stall as u64 };
    }
    wrong
}

/// A wait for a scoreboard until at most `left` of those that set it are not over, and what follows from it by order.
fn arrive(events: &mut [Event], scoreboard: u8, left: usize) {
    let setters: Vec<usize> = (0..events.len())
        .filter(|at| events[*at].set_write == Some(scoreboard) || events[*at].set_read == Some(scoreboard))
        .collect();
    let over = &setters[..setters.len().saturating_sub(left)];
    for &at in over {
        if left != 0 && !in_order(events[at].unit) {
            continue;
        }
        if events[at].set_write == Some(scoreboard) {
            events[at].is_written = true;
        }
        events[at].is_read = true;
        let predicate_only = events[at].set_write.is_none();
        if events[at].set_read == Some(scoreboard) && predicate_only && events[at].unit == Unit::Memory {
            events[at].is_written = true;
        }
        let (unit, is_written) = (events[at].unit, events[at].is_written && events[at].set_write == Some(scoreboard));
        for event in &mut events[..at] {
            if event.unit == unit && in_order(unit) && is_written {
                event.is_written = true;
            }
            if event.unit == unit || is_memory(event.unit) && is_memory(unit) {
                event.is_read = true;
            }
        }
    }
}

fn in_order(unit: Unit) -> bool {
    matches!(unit, Unit::Special | Unit::Double | Unit::Shared | Unit::Texture)
}

fn is_memory(unit: Unit) -> bool {
    matches!(unit, Unit::Memory | Unit::Shared | Unit::Texture)
}

fn guards_exclude(code: &Code, first: Index, second: Index) -> bool {
    let (first, second) = (code.rows[first.0 as usize].guard, code.rows[second.0 as usize].guard);
    first.predicate == second.predicate && first.negated != second.negated
}

/// A random path of instructions around one.
fn path(graph: &Graph, before: &[Vec<Block>], at: usize, numbers: &mut Numbers) -> Vec<Index> {
    let own = graph.block_of(Index(at as u32));
    let (mut blocks, mut length) = (vec![own], 0);
    while let Some(last) = blocks.last().filter(|_| length < LENGTH) {
        let choices = &before[last.0 as usize];
        if choices.is_empty() {
            break;
        }
        let chosen = choices[numbers.below(choices.len() as u64) as usize];
        length += graph.range(chosen).len();
        blocks.push(chosen);
    }
    blocks.reverse();
    length = 0;
    while let Some(last) = blocks.last().filter(|_| length < LENGTH) {
        let choices = graph.successors(*last);
        if choices.is_empty() {
            break;
        }
        let chosen = choices[numbers.below(choices.len() as u64) as usize];
        length += graph.range(chosen).len();
        blocks.push(chosen);
    }
    blocks.iter().flat_map(|block| graph.range(*block).map(Index)).collect()
}

/// A section that faults are injected into.
struct Subject {
    name: String,
    code: Code,
    arch: warpc_sass::Arch,
}

#[derive(Default)]
struct Tally {
    tried: usize,
    matter: usize,
    caught: usize,
    /// Those that the checker finds and the simulation does not, on its few paths.
    checker_only: usize,
    missed: Vec<String>,
}

fn main() {
    let (mut samples, mut seed, mut paths) = (200, 1, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--samples" => samples = arguments.next().and_then(|text| text.parse().ok()).expect("a number"),
            "--seed" => seed = arguments.next().and_then(|text| text.parse().ok()).expect("a number"),
            _ => paths.push(argument),
        }
    }
    let subjects = read(&paths);
    println!("{} sections of {} cubins", subjects.len(), paths.len());
    let mut numbers = Numbers(seed);
    let (mut all, mut all_caught) = (0, 0);
    for fault in FAULTS {
        let mut tally = Tally::default();
        while tally.matter < samples && tally.tried < samples * 100 {
            let subject = &subjects[numbers.below(subjects.len() as u64) as usize];
            tally.tried += 1;
            sample(fault, subject, Latencies::of(subject.arch), &mut numbers, &mut tally);
        }
        let Tally { tried, matter, caught, checker_only, missed } = &tally;
        println!(
            "{fault:?}: {matter} matter of {tried} tried, {caught} caught ({:.1} %); {checker_only} found by the checker alone",
            100.0 * *caught as f64 / (*matter).max(1) as f64
        );
        missed.iter().take(3).for_each(|missed| println!("    missed: {missed}"));
        all += matter;
        all_caught += caught;
    }
    println!("all: {all_caught} of {all} caught, {:.2} %", 100.0 * all_caught as f64 / all.max(1) as f64);
}

fn read(paths: &[String]) -> Vec<Subject> {
    let mut subjects = Vec::new();
    for path in paths {
        let bytes = std::fs::read(path).expect("a cubin");
        let Ok(cubin) = Cubin::read(&bytes) else { continue };
        let latencies = Latencies::of(cubin.arch);
        for (number, section) in cubin.elf.sections.iter().enumerate().filter(|(_, section)| cubin::is_code(section)) {
            let Ok(code) = Code::read(&cubin, SectionIndex(number as u32), latencies) else { continue };
            if (16..800).contains(&code.rows.len()) && check(&code, latencies).is_empty() {
                let name = format!("{path} {}", section.name);
                subjects.push(Subject { name, code, arch: cubin.arch });
            }
        }
    }
    subjects
}

fn sample(fault: Fault, subject: &Subject, latencies: &Latencies, numbers: &mut Numbers, tally: &mut Tally) {
    let timing = Timing::new(latencies);
    // A place that the fault can change, from a random one on.
    let start = numbers.below(subject.code.rows.len() as u64) as usize;
    let count = subject.code.rows.len();
    let mut faulty = subject.code.clone();
    let places = (start..count).chain(0..start);
    let Some(at) = places.into_iter().find(|at| inject(fault, &mut faulty, *at, numbers).is_some()) else { return };
    // Edges do not depend on control words, but on BSYNC.
    let graph = Graph::new(&faulty);
    let mut before = vec![Vec::new(); graph.len()];
    for block in (0..graph.len() as u32).map(Block) {
        graph.successors(block).iter().for_each(|successor| before[successor.0 as usize].push(block));
    }
    let goes_wrong = (0..PATHS).any(|_| {
        let path = path(&graph, &before, at, numbers);
        let sound = simulate(&subject.code, &path, &timing);
        simulate(&faulty, &path, &timing).iter().any(|wrong| !sound.contains(wrong))
    });
    let is_found = !check(&faulty, latencies).is_empty();
    if goes_wrong {
        tally.matter += 1;
        tally.caught += is_found as usize;
        if !is_found {
            tally.missed.push(format!("{} {:#06x} {}", subject.name, at * 16, faulty.text(Index(at as u32))));
        }
    } else {
        tally.checker_only += is_found as usize;
    }
}
