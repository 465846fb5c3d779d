//! One function on its way through the phases.
//!
//! Its rows lie in the World of a worker; each phase that has work here is a system of [`WORK`], a thin wrapper over what does the
//! work on rows.

use super::reports::REPORTS;
use super::{Code, CompileFault, Settings};
use crate::divergence;
use crate::encode::{
    self, ControlColumn, FormColumn, FormTable, Frame, HeldRange, Item, Listing, NamedRegister, Value,
};
use crate::forward_progress::{self, Waits};
use crate::launch::Launch;
use crate::legalise::Legaliser;
use crate::lower::Lowered;
use crate::macros::Expander;
use crate::ori::isa::{Ori, R_FILE};
use crate::ori::operand::IMAGES;
use crate::ori::verify::verify;
use crate::ori::{Op, OriHead, OriMachine};
use crate::phases::{Duty, Host, Phase, Step};
use crate::reference::{Reference, ReferenceKind, Target};
use bevy_ecs::prelude::World;
use std::sync::{Arc, OnceLock};
use warpc_machine::allocate::{Allocation, Allocator, Location, Registers, Request};
use warpc_machine::check;
use warpc_machine::convergence;
use warpc_machine::flow::PartFlow;
use warpc_machine::ids::{MBlock, VReg};
use warpc_machine::operand::oflag;
use warpc_machine::world::{with_machine, with_rows};
use warpc_ptx_syntax::rows::{Symbol, Variable};
use warpc_sass::Table;

/// Registers of a thread that the hardware keeps for itself: they count, and no instruction names them.
pub(super) const RESERVED: u16 = 2;
/// Registers of a thread that calls between files need.
const REGISTERS_OF_CALLS: u16 = 24;
/// Instructions of a function from which on memory of phases before allocation is given back: its listing takes as much in turn, and most
/// functions behind it are small.
const LARGE_FUNCTION: usize = 1 << 11;
/// Bytes of constant bank 2.
const MOST_LITERALS: u32 = 1 << 16;

/// What a function is compiled as.
#[derive(Clone, Debug)]
pub struct FunctionKind {
    /// Its name.
    pub name: String,
    /// A kernel.
    pub is_entry: bool,
    /// It has a section of its own: kernels, and all functions of relocatable files.
    pub has_section: bool,
    /// Functions of the file keep the frame pointer, because some move the stack pointer.
    pub keeps_frame_pointer: bool,
    /// Threads may wait for others of their warp in functions that it calls and that have sections of their own.
    pub calls_wait: bool,
    /// Bytes of constant bank 2 before its jump tables.
    pub pointer_table: u32,
    /// Most registers of a thread.
    pub limit: u16,
}

/// Memory that functions of a worker share, one after the other.
pub struct Workbench {
    expander: Expander,
    legaliser: Legaliser,
    allocator: Allocator,
    flow: PartFlow,
    forms: FormTable,
}

impl Workbench {
    /// A bench for functions of one architecture.
    pub fn new(launch: &Launch) -> Workbench {
        Workbench {
            expander: Expander::default(),
            legaliser: Legaliser::default(),
            allocator: Allocator::default(),
            flow: PartFlow::default(),
            forms: FormTable::new(launch.arch.table()),
        }
    }

    /// Gives back what phases up to allocation keep from function to function.
    fn release(&mut self) {
        self.legaliser = Legaliser::default();
        self.allocator = Allocator::default();
        self.flow = PartFlow::default();
    }
}

/// A function on its way through the phases.
pub struct FunctionHost<'a> {
    pub(super) name: String,
    pub(super) world: &'a mut World,
    launch: &'static Launch,
    pub(super) table: &'static Table,
    settings: &'a Settings,
    bench: &'a mut Workbench,
    is_entry: bool,
    /// It has a section of its own: kernels, and all functions of relocatable files.
    has_section: bool,
    keeps_frame_pointer: bool,
    /// Whether it moves the stack pointer.
    has_dynamic_stack: bool,
    /// Bytes of constant bank 2 before the jump tables: places of functions, where it calls through pointers.
    calls_wait: bool,
    pointer_table: u32,
    /// What its code leaves to the linker.
    references: Vec<Reference>,
    /// Blocks of labels of the PTX.
    labels: Vec<(u32, MBlock)>,
    /// Registers of the PTX.
    registers: Vec<NamedRegister>,
    /// Most registers of a thread.
    limit: u16,
    pins: Vec<(VReg, Location)>,
    /// Instructions of the PTX whose results may depend on other threads.
    awaiting: Vec<u32>,
    /// Code of functions that a kernel reaches, by number.
    behind: Vec<(u32, Arc<super::Piece>)>,
    pub(super) allocation: Allocation,
    listing: Listing,
    /// Rows of the bench's table of forms, by instruction.
    forms: FormColumn,
    controls: ControlColumn,
    pub(super) code: Code,
    log: Vec<u8>,
}

/// What a phase does here; says whether it changed rows.
pub type System = fn(&mut FunctionHost<'_>, Step) -> Result<bool, CompileFault>;

/// Phases that have work, by name.
pub const WORK: &[(&str, System)] = &[
    ("OriCheckInitialProgram", verify_first_rows),
    ("OriSanitize", verify_rows),
    ("ArchExpandIntegerDivision", expand_macros),
    ("ArchExpandReciprocals", expand_macros),
    ("ArchExpandTranscendentals", expand_macros),
    ("ArchExpandWideMultiply", expand_macros),
    ("ArchExpandConversions", expand_macros),
    ("ForwardProgress", yield_in_loops),
    ("LateExpansion", legalise),
    ("FinalInspectionPass", inspect),
    ("ArchPlaceConvergence", place_convergence),
    ("AdvancedPhaseAllocReg", allocate),
    ("Get64bRegComponents", expand),
    ("ArchStackFrame", stack_frame),
    ("OriRemoveNopCode", remove_idle_moves),
    ("ArchEndOfCode", end_of_code),
    ("ProcessO0WaitsAndSBs", wait_for_everything),
    ("MercEncodeAndDecode", encode_and_decode),
    ("MercGenerateSassUCode", write_words),
    ("UpdateAfterPostRegAlloc", count_registers),
    ("ArchExitOffsets", list_exits),
];

/// The system of each phase, by number.
fn systems() -> &'static [Option<System>] {
    static SYSTEMS: OnceLock<Vec<Option<System>>> = OnceLock::new();
    SYSTEMS.get_or_init(|| {
        let mut list = vec![None; crate::phases::COUNT];
        for &(name, system) in WORK.iter().chain(REPORTS) {
            if let Some(phase) = crate::phases::find(name) {
                list[phase.number()] = Some(system);
            }
        }
        list
    })
}

/// Whether `phase` has a system.
pub fn is_written(phase: Phase) -> bool {
    systems()[phase.number()].is_some()
}

impl<'a> FunctionHost<'a> {
    /// A function at the start of the phases, whose rows lie in `world`. `lowered` is what else is known of it.
    pub fn new(
        world: &'a mut World,
        launch: &'static Launch,
        settings: &'a Settings,
        bench: &'a mut Workbench,
        kind: FunctionKind,
        lowered: Lowered,
        behind: Vec<(u32, Arc<super::Piece>)>,
    ) -> Self {
        FunctionHost {
            name: kind.name,
            world,
            launch,
            table: launch.arch.table(),
            settings,
            bench,
            is_entry: kind.is_entry,
            has_section: kind.has_section,
            keeps_frame_pointer: kind.keeps_frame_pointer,
            has_dynamic_stack: lowered.has_dynamic_stack,
            calls_wait: kind.calls_wait,
            pointer_table: kind.pointer_table,
            references: lowered.references,
            labels: lowered.labels,
            registers: lowered.registers,
            limit: kind.limit,
            pins: lowered.pins,
            awaiting: lowered.awaiting,
            behind,
            allocation: Allocation::default(),
            listing: Listing::default(),
            forms: FormColumn::new(),
            controls: ControlColumn::new(),
            code: Code {
                shared: lowered.shared,
                parameters: lowered.parameters,
                places: lowered.places,
                ..Code::default()
            },
            log: Vec::new(),
        }
    }

    /// The function when all phases have run.
    pub fn finish(self) -> (super::Piece, Vec<u8>) {
        (super::Piece { listing: self.listing, labels: self.labels, code: self.code }, self.log)
    }

    /// The frame: variables, then spilt registers, then registers that are kept for the caller.
    fn frame(&mut self) -> Frame {
        let depot = with_machine::<Ori, _>(self.world, |rows| rows.side.depot.0);
        let kept = self.kept().len() as u32 * 4;
        let spilt = self.allocation.spill_bytes.next_multiple_of(16);
        let bytes = depot.next_multiple_of(16) as u32 + spilt + kept.next_multiple_of(16);
        Frame { bytes, is_dynamic: self.has_dynamic_stack }
    }

    /// Registers that it keeps for its caller, which may be code of ptxas. Calls in it keep them as well.
    fn kept(&mut self) -> Vec<u16> {
        if self.is_entry || !self.has_section && !self.keeps_frame_pointer {
            return Vec::new();
        }
        let mut is_used = [false; 256];
        is_used[encode::FRAME_POINTER as usize] = self.has_dynamic_stack;
        let places = &self.allocation.places;
        with_machine::<Ori, _>(self.world, |rows| {
            for (register, place) in places.iter().enumerate() {
                let Some(place) = place.filter(|place| place.file == R_FILE) else { continue };
                let width = Ori::shape(rows.read().reg_class(VReg::new(register))).width;
                let end = (place.register + width).min(256);
                is_used[place.register as usize..end as usize].fill(true);
            }
        });
        let is_kept = |register| match self.has_section {
            true => encode::is_kept(register),
            false => register == encode::FRAME_POINTER,
        };
        (0..255).filter(|&register| is_used[register as usize] && is_kept(register)).collect()
    }
}

/// The rows that lowering made are well formed. A table that takes an operand for wider than it is would make wrong code of it, so this is
/// checked always.
fn verify_first_rows(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    with_machine::<Ori, _>(host.world, |rows| verify(rows.read()))?;
    Ok(false)
}

/// Rows are well formed. Checked where results of phases are.
fn verify_rows(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if host.settings.checks {
        with_machine::<Ori, _>(host.world, |rows| verify(rows.read()))?;
    }
    Ok(false)
}

/// Moves of a register to itself go.
fn remove_idle_moves(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let is_idle = |head: OriHead, operands: &[Item]| {
        let plain = operands.split_first().filter(|(first, _)| first.flags & oflag::GUARD != 0);
        let operands = plain.map_or(operands, |(_, rest)| rest);
        let is_plain = |item: &Item| item.marks == 0 && item.flags & oflag::NEG == 0;
        matches!(head.op, Op::Mov | Op::Umov)
            && matches!(operands, [to, from] if to.value == from.value && is_plain(to) && is_plain(from))
    };
    Ok(host.listing.remove(is_idle))
}

/// The macros of a phase become what its table says.
fn expand_macros(host: &mut FunctionHost<'_>, step: Step) -> Result<bool, CompileFault> {
    let (expander, launch) = (&mut host.bench.expander, host.launch);
    Ok(with_machine::<Ori, _>(host.world, |rows| expander.run(rows, step.phase.number(), launch))?)
}

/// Loops that wait let other threads of the warp go on.
fn yield_in_loops(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let waits = Waits { awaiting: &host.awaiting, is_entry: host.is_entry, launch: host.launch };
    let flow = &mut host.bench.flow;
    Ok(with_machine::<Ori, _>(host.world, |rows| forward_progress::run(rows, flow, &waits)))
}

/// Operands that no form takes become registers.
fn legalise(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let (Workbench { legaliser, forms, .. }, launch) = (&mut *host.bench, host.launch);
    Ok(with_machine::<Ori, _>(host.world, |rows| legaliser.run(rows, launch, forms))?)
}

/// Every instruction has a form. Encoding finds those that have none, too.
fn inspect(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if host.settings.checks {
        let Workbench { legaliser, forms, .. } = &mut *host.bench;
        with_machine::<Ori, _>(host.world, |rows| legaliser.inspect(rows.read(), forms))?;
    }
    Ok(false)
}

/// Threads that a branch may part meet again. Functions have no barriers of their own: those of their callers stay as they are.
fn place_convergence(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if !host.is_entry {
        return Ok(false);
    }
    let (flow, checks) = (&mut host.bench.flow, host.settings.checks);
    let calls_wait = host.calls_wait || host.behind.iter().any(|(_, piece)| divergence::has_waits(&piece.listing));
    with_machine::<Ori, _>(host.world, |rows| {
        flow.build(rows.read());
        let divergent = divergence::branches(rows.read(), flow);
        let waiting = divergence::waits(rows.read(), flow, calls_wait);
        let plan = convergence::find(flow, &divergent, &waiting, &divergence::idle_ends(rows.read(), flow));
        if checks {
            convergence::check(flow, &plan).map_err(CompileFault::Convergence)?;
        }
        convergence::place(rows, flow, &plan);
        Ok(!plan.regions.is_empty())
    })
}

/// Registers, and spill code.
fn allocate(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let limits = [host.limit - RESERVED, 63, 7, 7, 16];
    let frame_pointer = [Location { file: R_FILE, register: encode::FRAME_POINTER }];
    let reserved = if host.has_dynamic_stack { frame_pointer.as_slice() } else { &[] };
    let request = Request { limits: &limits, pins: &host.pins, reserved };
    let (allocator, checks) = (&mut host.bench.allocator, host.settings.checks);
    host.allocation = with_rows::<Ori, _>(host.world, |rows, intervals| -> Result<_, CompileFault> {
        let before = checks.then(|| rows.read().to_body());
        let mut origin = Vec::new();
        let wanted = before.is_some().then_some(&mut origin);
        let allocation = allocator.run(rows, intervals, request, wanted)?;
        if let Some(before) = before {
            check::allocation(before.read(), rows.read(), &origin, &allocation, request)?;
        }
        Ok(allocation)
    })?;
    let rows = with_machine::<Ori, _>(host.world, |rows| {
        host.code.spill_traffic = spill_traffic(rows.read());
        rows.read().rows()
    });
    if rows > LARGE_FUNCTION {
        host.bench.release();
    }
    Ok(true)
}

/// Bytes that spill code stores and loads: as many as each register has.
fn spill_traffic(machine: OriMachine<'_>) -> (u32, u32) {
    let (mut stores, mut loads) = (0, 0);
    for row in machine.all_rows() {
        let (to, register, place) = match (machine.heads[row].op, machine.operands(row)) {
            (Op::Spill, &[place, register]) => (&mut stores, register, place),
            (Op::Fill, &[register, place]) => (&mut loads, register, place),
            _ => continue,
        };
        if !place.is_reg() {
            *to += Ori::shape(machine.reg_class(register.vreg())).width as u32 * 4;
        }
    }
    (stores, loads)
}

/// Pseudo instructions become moves between registers of 32 bits, loads and stores.
fn expand(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let frame = host.frame();
    let (allocation, named) = (&host.allocation, &host.registers);
    host.listing = with_machine::<Ori, _>(host.world, |rows| encode::expand(rows.read(), allocation, frame, named));
    Ok(true)
}

/// The stack pointer of a kernel, frames of functions.
fn stack_frame(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let frame = host.frame();
    match host.is_entry {
        true => encode::frame(&mut host.listing, frame, host.launch.stack),
        false => {
            let kept = host.kept();
            encode::function_frame(&mut host.listing, frame, &kept);
        }
    }
    Ok(true)
}

/// Functions stand behind the kernel; the code ends with a jump to itself, and is padded to 128 bytes.
fn end_of_code(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if !host.has_section {
        return Ok(false);
    }
    for (function, piece) in &host.behind {
        host.listing.append(*function, &piece.listing);
    }
    let listing = &mut host.listing;
    let tables = listing.table_bytes();
    if host.pointer_table + tables > MOST_LITERALS {
        return Err(CompileFault::Literals { bytes: host.pointer_table + tables });
    }
    if !host.settings.is_relocatable {
        listing.place_tables(host.pointer_table);
    }
    listing.at = warpc_machine::operand::MLoc::NONE;
    let label = warpc_machine::ids::MBlock::new(listing.labels.len());
    listing.label(label);
    listing.push(OriHead::of(Op::Bra), &[Item::plain(Value::Label(label))]);
    while !listing.len().is_multiple_of(8) {
        listing.push(OriHead::of(Op::Nop), &[]);
    }
    Ok(true)
}

/// Control words that wait for everything.
fn wait_for_everything(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if host.has_section {
        host.forms = encode::spread(&mut host.listing, &mut host.bench.forms);
        host.controls = encode::conservative(&host.listing, &host.forms, &mut host.bench.forms);
        list_references(host);
    }
    Ok(host.has_section)
}

/// Every instruction has a word that the decoder reads back as the same word, and that says what the instruction says.
fn encode_and_decode(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if host.has_section && host.settings.checks {
        if let Some(instruction) = encode::region_without_wait(&host.listing) {
            return Err(CompileFault::Region { instruction });
        }
        let listing = &host.listing;
        let differs = with_machine::<Ori, _>(host.world, |rows| encode::convergence_differs(rows.read(), listing));
        if let Some(instruction) = differs {
            return Err(CompileFault::ConvergenceCode { instruction });
        }
        let words = encode::words(&host.listing, &host.forms, &host.controls, &mut host.bench.forms)?;
        for (instruction, &word) in words.iter().enumerate() {
            let again = host.table.decode(word).ok().and_then(|inst| host.table.encode(&inst).ok());
            if again != Some(word) || !encode::says(host.table, &host.listing, instruction, word) {
                let decoded = warpc_sass::print::line(host.table, word, instruction as u64 * 16);
                return Err(CompileFault::Decoded { instruction, decoded: decoded.unwrap_or_default() });
            }
        }
    }
    Ok(false)
}

/// The words of the code.
fn write_words(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    if host.has_section {
        host.code.words = encode::words(&host.listing, &host.forms, &host.controls, &mut host.bench.forms)?;
    }
    Ok(host.has_section)
}

/// Registers and frame of the function.
fn count_registers(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let frame = host.frame();
    let own = host.allocation.used.first().copied().unwrap_or(0);
    let reached = host.behind.iter().map(|(_, piece)| piece.code.registers).max().unwrap_or(0);
    let code = &mut host.code;
    // The stack pointer is register 1.
    let least = if host.has_dynamic_stack { encode::FRAME_POINTER + 1 } else { 2 };
    code.registers = (own.max(least) + RESERVED).max(reached);
    if host.settings.is_relocatable && (!host.is_entry || calls(&host.listing)) {
        // What the linker joins with other files has at least the registers that calls need.
        code.registers = code.registers.max(REGISTERS_OF_CALLS);
    }
    (code.frame, code.spilt, code.spill_bytes) = (frame.bytes, host.allocation.spilt, host.allocation.spill_bytes);
    Ok(false)
}

/// Places of exits, lines, and of functions.
fn list_exits(host: &mut FunctionHost<'_>, _: Step) -> Result<bool, CompileFault> {
    let (code, listing) = (&mut host.code, &host.listing);
    let byte = |instruction: usize| instruction as u32 * 16;
    let heads = listing.heads.iter().enumerate();
    code.exits = heads.filter(|(_, head)| head.op == Op::Exit).map(|(at, _)| byte(at)).collect();
    let mut last = None;
    for (at, location) in listing.locations.iter().enumerate() {
        if let Some(row) = location.get()
            && last.replace(row) != Some(row)
        {
            code.lines.push((byte(at), row));
        }
    }
    code.functions = listing.functions.iter().map(|&(function, at)| (function, byte(at as usize))).collect();
    code.runtime = listing.runtime().iter().map(|&(at, row)| (byte(at as usize), row)).collect();
    code.barriers = listing.barriers();
    list_tables(host);
    list_labels(host);
    let in_bytes = |held: &HeldRange| HeldRange { start: held.start * 16, end: held.end * 16, ..*held };
    host.code.held = host.listing.held.iter().map(in_bytes).collect();
    Ok(false)
}

/// Whether there is a call in a listing.
fn calls(listing: &Listing) -> bool {
    listing.heads.iter().any(|head| head.op == Op::Call)
}

/// Jump tables: where each target lies in the section.
fn list_tables(host: &mut FunctionHost<'_>) {
    let (code, listing) = (&mut host.code, &host.listing);
    let byte = |instruction: u32| instruction * 16;
    code.pointer_table = host.pointer_table;
    code.literals = vec![0; (host.pointer_table + listing.table_bytes()) as usize];
    for table in &listing.tables {
        let places = table.targets.iter().map(|&target| byte(listing.place_of(Value::Label(target)).unwrap_or(0)));
        let places: Vec<u32> = places.collect();
        let start = (host.pointer_table + table.byte) as usize;
        for (to, place) in code.literals[start..].chunks_exact_mut(4).zip(&places) {
            to.copy_from_slice(&place.to_le_bytes());
        }
        code.branches.push((byte(table.branch), places));
    }
}

/// Labels of the PTX, and those of functions behind it.
fn list_labels(host: &mut FunctionHost<'_>) {
    let (code, listing) = (&mut host.code, &host.listing);
    let mut add = |labels: &[(u32, MBlock)], base: u32| {
        for &(label, block) in labels {
            if let Some(place) = listing.place_of(Value::Label(MBlock(block.0 + base))) {
                code.labels.push((label, place * 16));
            }
        }
    };
    add(&host.labels, 0);
    for ((_, piece), &base) in host.behind.iter().zip(&listing.label_bases) {
        add(&piece.labels, base);
    }
}

/// What the linker is to write into the code, whose instructions have their places.
fn list_references(host: &mut FunctionHost<'_>) {
    if !host.settings.is_relocatable {
        return;
    }
    let (code, listing) = (&mut host.code, &mut host.listing);
    for instruction in 0..listing.len() {
        for item in listing.operands_mut(instruction) {
            let reference = match item.value {
                Value::Reference(number) => host.references.get(number as usize).copied(),
                Value::Table(byte) => {
                    let (target, kind) = (Target::JumpTables, ReferenceKind::Bank);
                    Some(Reference { target, kind, addend: byte as i64 - crate::reference::BIAS })
                }
                Value::Bank(IMAGES, variable) => {
                    item.value = Value::Bank(0, 0);
                    let target = Target::Symbol(Symbol::Variable(Variable(variable)));
                    Some(Reference { target, kind: ReferenceKind::Bank, addend: 0 })
                }
                _ => None,
            };
            code.references.extend(reference.map(|reference| (instruction as u32 * 16, reference)));
        }
    }
}

impl Host for FunctionHost<'_> {
    type Error = CompileFault;

    fn has_work(&self, phase: Phase) -> bool {
        let is_wanted = phase.row().duty != Duty::Report || self.settings.sequence.reports.contains(&phase);
        is_wanted && is_written(phase)
    }
    fn execute(&mut self, step: Step) -> Result<bool, CompileFault> {
        systems()[step.phase.number()].map_or(Ok(false), |system| system(self, step))
    }
    fn print(&mut self, out: &mut Vec<u8>) {
        let mut text = String::new();
        let places = &self.allocation.places;
        with_machine::<Ori, _>(self.world, |rows| crate::ori::print(rows.read(), places, &mut text));
        out.extend(text.bytes());
    }
    fn held(&mut self) -> u64 {
        let rows = with_machine::<Ori, _>(self.world, |rows| {
            let row = size_of::<OriHead>() + 2 * size_of::<u64>();
            rows.read().rows() * row + std::mem::size_of_val(rows.side.pool.as_slice())
        });
        (rows + self.listing.held()) as u64
    }
    fn verify(&mut self) -> Result<(), CompileFault> {
        Ok(with_machine::<Ori, _>(self.world, |rows| verify(rows.read()))?)
    }
    fn log(&mut self) -> &mut Vec<u8> {
        &mut self.log
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_of_a_phase() {
        for (name, _) in WORK.iter().chain(REPORTS) {
            assert!(crate::phases::find(name).is_some(), "{name}");
        }
    }
}
