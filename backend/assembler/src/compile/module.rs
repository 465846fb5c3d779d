//! All functions of a file, on many cores.
//!
//! Functions that kernels reach are compiled first, up to their listings, then kernels, each with the code of what it reaches behind
//! its own. Which worker compiles what does not matter: results stand in the order of the file.
//!
//! A worker finds forms and rules for itself and has a World of its own, so there is one more only where instructions are enough for it
//! ([`WORTH_A_WORKER`]). Slots of workers wait for the next file when a file is done: forms that were found and rows of Worlds stay.

use super::{Code, CompileFault, FunctionHost, FunctionKind, Settings, Workbench};
use crate::encode::Listing;
use crate::launch::Launch;
use crate::lower::layout::Links;
use crate::lower::{Layout, Lowering};
use crate::ori::isa::Ori;
use crate::phases::{Order, Unit, dispatch};
use bevy_ecs::prelude::World;
use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use warpc_machine::ids::MBlock;
use warpc_machine::world::{end_function, start_function, with_machine};
use warpc_phase::dump::PassCounts;
use warpc_phase::machine_level::Observer;
use warpc_phase::report::{Event, RowStat};
use warpc_ptx_syntax::rows::{Function, Rows, Symbol, Variable};
use warpc_sass::Arch;

/// Code of one function.
#[derive(Clone, Default, Debug)]
pub struct Piece {
    /// Instructions.
    pub listing: Listing,
    /// Blocks of labels of the PTX, if debuggers ask for them.
    pub labels: Vec<(u32, MBlock)>,
    /// What is known of it.
    pub code: Code,
}

/// A kernel.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Its row.
    pub function: Function,
    /// Its code.
    pub code: Code,
    /// Bytes of stack of the deepest chain of calls, its own frame included; none where functions call themselves.
    pub stack: Option<u32>,
    /// Functions of other files that it reaches, in order.
    pub externals: Vec<Function>,
    /// Images that it reaches, each with its byte in constant bank 0.
    pub images: Vec<(Variable, u32)>,
    /// Most registers of a thread.
    pub limit: u16,
    /// How long its own code took, from PTX to words.
    pub time: Duration,
}

/// A file that is compiled.
#[derive(Default, Debug)]
pub struct Module {
    /// Kernels in order.
    pub kernels: Vec<Kernel>,
    /// Functions that are reached, in order, and what is known of each; of relocatable files all that have bodies.
    pub functions: Vec<(Function, Code)>,
    /// Addresses that constant bank 4 holds.
    pub symbols: Vec<Symbol>,
    /// Bytes of constant bank 3.
    pub constants: u32,
    /// Functions whose address is taken, in order: rows of constant bank 2 from the second on.
    pub addressed: Vec<Function>,
    /// Whether the linker takes the file, and what it must know of each function with a body.
    pub links: Option<Vec<Links>>,
    /// What was printed.
    pub log: Vec<u8>,
    /// Time and memory by phase.
    pub stats: Vec<RowStat>,
    /// Events of the trace.
    pub events: Vec<Event>,
}

/// A function that is not compiled.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which.
    pub function: Function,
    /// Why.
    pub fault: CompileFault,
}

/// What one function came to.
#[derive(Default)]
struct Done {
    piece: Piece,
    log: Vec<u8>,
    stats: Vec<RowStat>,
    events: Vec<Event>,
    time: Duration,
}

/// Instructions of PTX that pay for one more worker: what a worker finds for itself takes as long as some hundred of them.
const WORTH_A_WORKER: usize = 2_000;

/// Slots of files with more instructions are given back: rows of such a World are memory that no other file needs.
const KEPT_UP_TO: usize = 50_000;

/// What a worker keeps from file to file.
struct Slot {
    arch: Arch,
    world: World,
    bench: Workbench,
}

/// Slots that wait for a file, as many as worked at once. Which slot compiles what changes no code.
static FREE: Mutex<Vec<Slot>> = Mutex::new(Vec::new());

/// What a worker keeps from function to function.
struct Desk<'w> {
    slot: Slot,
    lowering: Option<Lowering<'w>>,
}

impl Desk<'_> {
    /// A desk with a slot that was never used.
    fn new(launch: &Launch) -> Self {
        let slot = Slot { arch: launch.arch, world: World::new(), bench: Workbench::new(launch) };
        Desk { slot, lowering: None }
    }

    /// A desk with a slot that waits, or with a new one.
    fn take(launch: &Launch) -> Self {
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = free.iter().rposition(|slot| slot.arch == launch.arch).map(|at| free.swap_remove(at));
        drop(free);
        waiting.map_or_else(|| Desk::new(launch), |slot| Desk { slot, lowering: None })
    }
}

/// What is alike for all functions.
struct Work<'w> {
    rows: &'w Rows,
    launch: &'static Launch,
    layout: &'w Layout,
    settings: &'w Settings,
    /// By function that has a body: the sequence of phases.
    orders: Vec<Cow<'w, Order>>,
    bisect: PassCounts,
    origin: Instant,
}

/// Compiles all functions of a file.
///
/// # Errors
/// Each function that is not compiled, in the order of the file.
pub fn module(rows: &Rows, launch: &'static Launch, settings: &Settings) -> Result<Module, Vec<Failure>> {
    let mut layout = Layout::new(rows, launch, settings.is_relocatable);
    layout.names_registers = settings.names_registers;
    let (orders, bisect) = (orders(rows, settings), PassCounts::default());
    let work = Work { rows, launch, layout: &layout, settings, orders, bisect, origin: Instant::now() };
    let all = || (0..rows.functions.len()).map(Function::new);
    let kernels: Vec<Function> = all().filter(|f| is_kernel(rows, *f)).collect();
    let mut reached: Vec<u32> = match settings.is_relocatable {
        true => (0..rows.functions.len() as u32).filter(|&n| !rows.functions[n as usize].is_entry).collect(),
        false => kernels.iter().flat_map(|&kernel| layout.reached(kernel).split_off(1)).collect(),
    };
    reached.sort_unstable();
    reached.dedup();
    let functions: Vec<Function> =
        reached.into_iter().map(Function).filter(|f| rows.functions[f.index()].has_body).collect();
    let mut module = Module {
        symbols: layout.symbols.clone(),
        constants: layout.constants,
        addressed: layout.addressed.iter().map(|&function| Function(function)).collect(),
        ..Module::default()
    };
    if settings.is_relocatable {
        let with_bodies = all().filter(|function| rows.functions[function.index()].has_body);
        module.links = Some(with_bodies.map(|function| layout.links(function)).collect());
    }
    let (mut failures, mut desks) = (Vec::new(), Vec::new());
    let mut pieces: Vec<Option<Arc<Piece>>> = vec![None; rows.functions.len()];
    for (&function, done) in functions.iter().zip(work.run(&mut desks, &functions, &pieces)) {
        if let Some(piece) = take(&mut module, &mut failures, function, done) {
            module.functions.push((function, piece.code.clone()));
            pieces[function.index()] = Some(Arc::new(piece));
        }
    }
    if failures.is_empty() {
        module.kernels.reserve(kernels.len());
        for (&function, done) in kernels.iter().zip(work.run(&mut desks, &kernels, &pieces)) {
            let time = done.as_ref().map_or(Duration::ZERO, |done| done.time);
            if let Some(piece) = take(&mut module, &mut failures, function, done) {
                let stack = stack_of(&layout, &pieces, function, piece.code.frame);
                let mut externals: Vec<Function> = layout.reached(function).into_iter().map(Function).collect();
                externals.retain(|callee| layout.body_of(*callee).is_none());
                externals.sort_unstable();
                let images = layout.images_of(function);
                let images = images.iter().map(|&image| (image, layout.image_slot(image))).collect();
                let limit = super::limit::limit(rows, &rows.functions[function.index()], settings).most;
                module.kernels.push(Kernel { function, code: piece.code, stack, externals, images, limit, time });
            }
        }
    }
    if instructions_of(rows, all()) <= KEPT_UP_TO {
        FREE.lock().unwrap_or_else(PoisonError::into_inner).extend(desks.into_iter().map(|desk| desk.slot));
    }
    if failures.is_empty() { Ok(module) } else { Err(failures) }
}

/// Instructions of `functions` together.
fn instructions_of(rows: &Rows, functions: impl Iterator<Item = Function>) -> usize {
    functions.map(|function| rows.functions[function.index()].body.len()).sum()
}

/// The sequence of phases of each function, by row. A unit without a recipe inherits the sequence of the one before it in the file.
fn orders<'s>(rows: &Rows, settings: &'s Settings) -> Vec<Cow<'s, Order>> {
    let names: Vec<_> = rows.functions.iter().map(|row| rows.names.text(row.name.index())).collect();
    let names: Vec<&str> = names.iter().map(|name| name.as_ref()).collect();
    settings.sequence.recipes.orders(&settings.sequence.order, &names)
}

fn is_kernel(rows: &Rows, function: Function) -> bool {
    let row = &rows.functions[function.index()];
    row.is_entry && row.has_body
}

/// Adds what a function came to.
fn take(
    module: &mut Module,
    failures: &mut Vec<Failure>,
    function: Function,
    done: Result<Done, CompileFault>,
) -> Option<Piece> {
    match done {
        Ok(done) => {
            module.log.extend(done.log);
            module.events.extend(done.events);
            module.stats.resize(module.stats.len().max(done.stats.len()), RowStat::default());
            module.stats.iter_mut().zip(&done.stats).for_each(|(all, one)| all.add(one));
            Some(done.piece)
        }
        Err(fault) => {
            failures.push(Failure { function, fault });
            None
        }
    }
}

/// Bytes of stack of the deepest chain of calls from `function` on.
fn stack_of(layout: &Layout, pieces: &[Option<Arc<Piece>>], function: Function, frame: u32) -> Option<u32> {
    // Functions on the way down, each with the callees that are left; depths of those that are done.
    let mut depths: Vec<Option<u32>> = vec![None; pieces.len()];
    let mut open = vec![(function.0, 0, 0)];
    loop {
        let &mut (at, ref mut next, ref mut deepest) = open.last_mut()?;
        let callees = layout.callees(Function(at));
        if let Some(&callee) = callees.get(*next) {
            *next += 1;
            if let Some(depth) = depths[callee as usize] {
                *deepest = depth.max(*deepest);
            } else if open.iter().any(|row| row.0 == callee) {
                return None;
            } else {
                open.push((callee, 0, 0));
            }
            continue;
        }
        let own =
            if at == function.0 { frame } else { pieces[at as usize].as_ref().map_or(0, |piece| piece.code.frame) };
        let depth = own + *deepest;
        depths[at as usize] = Some(depth);
        open.pop();
        match open.last_mut() {
            Some(caller) => caller.2 = depth.max(caller.2),
            None => return Some(depth),
        }
    }
}

impl Work<'_> {
    /// How many workers functions are worth.
    fn workers(&self, functions: &[Function]) -> usize {
        let worth = 1 + instructions_of(self.rows, functions.iter().copied()) / WORTH_A_WORKER;
        self.settings.workers.clamp(1, worth).min(functions.len())
    }

    /// Compiles functions; results in their order.
    fn run<'s>(
        &'s self,
        desks: &mut Vec<Desk<'s>>,
        functions: &[Function],
        pieces: &[Option<Arc<Piece>>],
    ) -> Vec<Result<Done, CompileFault>> {
        let next = AtomicUsize::new(0);
        let slots: Vec<Mutex<Option<Result<Done, CompileFault>>>> =
            functions.iter().map(|_| Mutex::default()).collect();
        let worker = |desk: &mut Desk<'s>| {
            while let Some((&function, slot)) = {
                let at = next.fetch_add(1, Ordering::Relaxed);
                functions.get(at).zip(slots.get(at))
            } {
                let one = AssertUnwindSafe(|| self.one(desk, function, pieces));
                let done = catch_unwind(one).unwrap_or_else(|payload| {
                    // Rows may be half-way through: new ones take over.
                    *desk = Desk::new(self.launch);
                    Err(CompileFault::Panic(warpc_phase::manager::panic_text(&*payload).to_string()))
                });
                *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
            }
        };
        let workers = self.workers(functions);
        desks.resize_with(workers.max(desks.len()), || Desk::take(self.launch));
        std::thread::scope(|scope| {
            let Some((first, others)) = desks[..workers].split_first_mut() else { return };
            for desk in others {
                scope.spawn(|| worker(desk));
            }
            worker(first);
        });
        let lost = || Err(CompileFault::Panic("a worker was lost".into()));
        slots
            .into_iter()
            .map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(lost))
            .collect()
    }

    fn one<'s>(
        &'s self,
        Desk { slot: Slot { world, bench, .. }, lowering }: &mut Desk<'s>,
        function: Function,
        pieces: &[Option<Arc<Piece>>],
    ) -> Result<Done, CompileFault> {
        let lowering = lowering.get_or_insert_with(|| Lowering::new(self.rows, self.launch, self.layout));
        let (row, start) = (&self.rows.functions[function.index()], Instant::now());
        start_function::<Ori>(world, row.body.len());
        let lowered = with_machine::<Ori, _>(world, |rows| {
            rows.clear();
            lowering.function(function, rows)
        })?;
        let behind = match row.is_entry && !self.settings.is_relocatable {
            true => self.layout.reached(function),
            false => Vec::new(),
        };
        let behind = behind.into_iter().filter_map(|f| Some((f, pieces[f as usize].clone()?))).collect();
        let name = self.rows.names.text(row.name.index());
        let mut done = Done::default();
        let mut observer = Observer {
            options: &self.settings.observe,
            bisect: &self.bisect,
            origin: self.origin,
            stats: &mut done.stats,
            events: &mut done.events,
        };
        let unit = Unit { function: &name, level: self.settings.level, disabled: &self.settings.sequence.disabled };
        let has_pointers = row.is_entry && !self.settings.is_relocatable && self.layout.calls_pointers(function);
        let kind = FunctionKind {
            name: name.to_string(),
            keeps_frame_pointer: self.layout.moves_stack,
            is_entry: row.is_entry,
            has_section: row.is_entry || self.settings.is_relocatable,
            calls_wait: self.settings.is_relocatable && self.layout.calls_wait(self.rows, function),
            pointer_table: if has_pointers { self.layout.pointer_table_bytes() } else { 0 },
            limit: super::limit::limit(self.rows, row, self.settings).most,
        };
        let mut host = FunctionHost::new(world, self.launch, self.settings, bench, kind, lowered, behind);
        let result = dispatch(&mut host, &self.orders[function.index()], unit, &mut observer);
        (done.piece, done.log) = host.finish();
        end_function::<Ori>(world);
        done.time = start.elapsed();
        result.map(|()| done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many kernels of so many instructions.
    fn text(kernels: usize, instructions: usize) -> String {
        let mut text = String::from(".version 8.0\n.target sm_90\n.address_size 64\n");
        for kernel in 0..kernels {
            let body = "add.u32 %r0, %r0, %r1;\n".repeat(instructions - 1);
            text += &format!(".visible .entry k{kernel}()\n{{\n.reg .b32 %r<2>;\n{body}ret;\n}}\n");
        }
        text
    }

    fn compiled(text: &str, workers: usize) -> Vec<Vec<u128>> {
        let reading = warpc_ptx_syntax::read(text.as_bytes(), "k.ptx");
        let settings = Settings { workers, ..Settings::default() };
        let module = module(&reading.rows, Launch::of(Arch::Sm90), &settings).expect("a module");
        module.kernels.into_iter().map(|kernel| kernel.code.words).collect()
    }

    #[test]
    fn a_worker_more_is_for_instructions_not_for_kernels() {
        for (kernels, instructions, expected) in [(9, 10, 1), (1, 3 * WORTH_A_WORKER, 1), (3, WORTH_A_WORKER, 3)] {
            let text = text(kernels, instructions);
            let reading = warpc_ptx_syntax::read(text.as_bytes(), "k.ptx");
            let (rows, launch) = (&reading.rows, Launch::of(Arch::Sm90));
            let layout = &Layout::new(rows, launch, false);
            let settings = &Settings { workers: 3, ..Settings::default() };
            let (orders, bisect) = (orders(rows, settings), PassCounts::default());
            let work = Work { rows, launch, layout, settings, orders, bisect, origin: Instant::now() };
            let functions: Vec<Function> = (0..kernels).map(Function::new).collect();
            assert_eq!(work.workers(&functions), expected, "{kernels} kernels of {instructions} instructions");
        }
    }

    #[test]
    fn slots_that_were_used_and_more_workers_change_nothing() {
        let (small, large) = (text(3, 100), text(3, WORTH_A_WORKER));
        let first = [compiled(&small, 1), compiled(&large, 1)];
        for workers in [1, 3] {
            assert!([compiled(&small, workers), compiled(&large, workers)] == first);
        }
        assert!(FREE.lock().is_ok_and(|free| !free.is_empty()));
    }
}
