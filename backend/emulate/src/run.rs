//! A launch of a kernel: constant bank 0, blocks one after the other, warps of a block in turns, barriers of the block.

use crate::barrier::Flight;
use crate::decode::Row;
use crate::exec::{Cx, Flow};
use crate::load::{Kernel, Program};
use crate::memory::{self, Fault, JUNK, LOCAL_WINDOW, Object, View};
use crate::op::Suffix;
use crate::timing::Timing;
use crate::warp::{Wait, Warp};
use warpc_interp::{Arg, ErrorKind, Launch, Report, RunResult};
use warpc_sass::Arch;

/// Instructions of a warp before the next one runs.
const TURN: u64 = 1 << 14;
/// Instructions of a group before the next one of its warp runs: a group that spins lets the others go on. In adversarial runs it goes on
/// until it waits, yields or sleeps, as the hardware may do.
const QUANTUM: u64 = 1 << 12;
/// Times that a group yields while nobody else of its warp can run before threads that wait for it to converge go on without it. In
/// adversarial runs they do at once.
const PATIENCE: u32 = 64;
/// Bytes of shared memory that the system keeps at its start, from `sm_90` on.
const RESERVED_SHARED: usize = 0x400;

/// How to run.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mode {
    /// Whether results are visible only when the control words say so.
    pub adversarial: bool,
}

/// What a run left.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Run {
    /// Buffers, and what went wrong; its steps are thread instructions.
    pub result: RunResult,
    /// Executed instructions, counted once for each group of lanes, those that the guard of no lane let through included.
    pub warp_instructions: u64,
    /// Executed instructions, counted for each lane whose guard was true.
    pub thread_instructions: u64,
}

/// A barrier of a block.
#[derive(Clone, Copy, Default)]
pub(crate) struct Barrier {
    pub arrived: u32,
    /// Threads that it waits for; 0 is all.
    pub count: u32,
    pub votes: u32,
    pub voters: u32,
    pub how: Option<Suffix>,
}

/// The barriers of a block.
#[derive(Default)]
pub(crate) struct Barriers {
    pub all: [Barrier; 16],
    /// Copies that are under way.
    pub flights: Vec<Flight>,
    /// What its threads have printed.
    pub printed: Vec<u8>,
}

impl Program {
    /// Runs a kernel. What it did wrong is in the result, with what it wrote until then. Data races are not looked for, and of
    /// memory nobody wrote the contents are fixed.
    pub fn run(&self, launch: &Launch, mode: Mode) -> Run {
        let mut run = Run::default();
        if let Err(report) = self.launch(launch, mode, &mut run) {
            run.result.error = Some(*report);
        }
        run.result.steps = run.thread_instructions;
        run
    }

    fn launch(&self, launch: &Launch, mode: Mode, run: &mut Run) -> Result<(), Box<Report>> {
        let bad = |text: String| Box::new(Report::outside(ErrorKind::Launch, text));
        let name = &launch.kernel;
        let kernel = self.kernels.iter().find(|kernel| kernel.name == *name);
        let kernel = kernel.ok_or_else(|| bad(format!("no kernel {name}")))?;
        let threads = launch.block.iter().map(|&n| n as u64).product::<u64>();
        let blocks = launch.grid.iter().map(|&n| n as u64).product::<u64>();
        if threads == 0 || threads > 1024 {
            return Err(bad(format!("{threads} threads a block")));
        }
        if blocks > 1 << 31 {
            return Err(bad(format!("{blocks} blocks")));
        }
        if launch.args.len() != kernel.parameters.len() {
            let wanted = kernel.parameters.len();
            return Err(bad(format!("{} arguments for the {wanted} parameters of {name}", launch.args.len())));
        }
        let mut objects = self.objects.clone();
        let first = objects.len();
        for (number, data) in launch.buffers.iter().enumerate() {
            objects.push(Object { name: format!("buffer {number}"), data: data.clone() });
        }
        let bank = self.bank(kernel, launch, first)?;
        let timing = mode.adversarial.then(|| self.timing());
        let grid = Grid { program: self, kernel, timing, bank: &bank, launch };
        let outcome = grid.run(&mut objects, run);
        run.result.buffers = objects[first..].iter().map(|object| object.data.clone()).collect();
        run.result.shadows = vec![Vec::new(); launch.buffers.len()];
        for variable in &self.variables {
            let bytes = objects[variable.object].data.get(variable.offset..variable.offset + variable.size);
            run.result.globals.push((variable.name.clone(), bytes.unwrap_or_default().to_vec(), Vec::new()));
        }
        outcome
    }

    /// Constant bank 0: sizes of the launch, windows, the stack pointer, parameters.
    fn bank(&self, kernel: &Kernel, launch: &Launch, first: usize) -> Result<Vec<u8>, Box<Report>> {
        let bad = |text: String| Box::new(Report::outside(ErrorKind::Launch, text));
        let ends = kernel.parameters.iter().map(|p| kernel.parameter_base + p.offset as u32 + p.size);
        let size = ends.max().unwrap_or(0).max(kernel.bank_size).max(kernel.parameter_base) as usize;
        let mut bank = vec![0; size.next_multiple_of(16)];
        let mut put = |at: usize, value: u64, bytes: usize| {
            if let Some(place) = bank.get_mut(at..at + bytes) {
                place.copy_from_slice(&value.to_le_bytes()[..bytes]);
            }
        };
        let (sizes, grid, stack) = match self.arch {
            Arch::Sm80 | Arch::Sm89 | Arch::Sm90 => (0, 0xc, 0x28),
            Arch::Sm100 | Arch::Sm120 => (0x360, 0x370, 0x37c),
        };
        for axis in 0..3 {
            put(sizes + 4 * axis, launch.block[axis] as u64, 4);
            put(grid + 4 * axis, launch.grid[axis] as u64, 4);
        }
        put(0x20, (LOCAL_WINDOW as u64) << 32, 8);
        put(stack, kernel.stack as u64, 4);
        if self.arch == Arch::Sm90 {
            put(0x2c, launch.shared_bytes as u64, 4);
            put(0x68, RESERVED_SHARED as u64, 4);
            // A cluster is one block.
            for axis in 0..3 {
                put(0x144 + 4 * axis, 1, 4);
                put(0x15c + 4 * axis, launch.grid[axis] as u64, 4);
            }
            put(0x188, 1, 4);
        }
        let base = kernel.parameter_base as usize;
        for (number, (arg, parameter)) in launch.args.iter().zip(&kernel.parameters).enumerate() {
            let address = |index: usize, offset: u64| memory::object_address(first + index).wrapping_add(offset);
            let mut bytes = match arg {
                Arg::Scalar(value) => value.to_le_bytes().to_vec(),
                Arg::Bytes(bytes) => bytes.clone(),
                Arg::Buffer { index, offset } if *index < launch.buffers.len() => {
                    address(*index, *offset).to_le_bytes().to_vec()
                }
                Arg::Buffer { index, .. } => return Err(bad(format!("argument {number} names buffer {index}"))),
            };
            for &(_, at, index, offset) in launch.pointers.iter().filter(|pointer| pointer.0 == number) {
                let place = bytes.get_mut(at..at.saturating_add(8)).filter(|_| index < launch.buffers.len());
                let place = place.ok_or_else(|| bad(format!("no place for a pointer in argument {number}")))?;
                place.copy_from_slice(&address(index, offset).to_le_bytes());
            }
            let at = base + parameter.offset as usize;
            let count = bytes.len().min(parameter.size as usize);
            bank[at..at + count].copy_from_slice(&bytes[..count]);
        }
        Ok(bank)
    }

    fn report(&self, fault: &Fault, row: Row, block: [u32; 3], thread: [u32; 3]) -> Box<Report> {
        let (function, offset, text) = self.place(row);
        Box::new(Report {
            kind: fault.kind,
            message: format!("{}, at {offset:#x}: {text}", fault.message),
            function: function.to_string(),
            block: String::new(),
            instruction: text,
            block_idx: block,
            thread_idx: thread,
            line: None,
        })
    }
}

/// What all blocks of a launch share.
struct Grid<'a> {
    program: &'a Program,
    kernel: &'a Kernel,
    timing: Option<&'a Timing>,
    bank: &'a [u8],
    launch: &'a Launch,
}

impl Grid<'_> {
    fn run(&self, objects: &mut Vec<Object>, run: &mut Run) -> Result<(), Box<Report>> {
        let [width, height, depth] = self.launch.grid;
        for z in 0..depth {
            for y in 0..height {
                for x in 0..width {
                    self.block([x, y, z], objects, run)?;
                }
            }
        }
        Ok(())
    }

    fn block(&self, index: [u32; 3], objects: &mut Vec<Object>, run: &mut Run) -> Result<(), Box<Report>> {
        let threads = self.launch.block.iter().product::<u32>();
        let reserved = if matches!(self.program.arch, Arch::Sm80 | Arch::Sm89) { 0 } else { RESERVED_SHARED };
        let fixed = (self.kernel.shared as usize).max(reserved);
        let mut shared = vec![JUNK; fixed + self.launch.shared_bytes as usize];
        let stack = self.kernel.stack as usize;
        let zero = self.program.arch.uniform_zero();
        let new = |number| Warp::new(number, self.launch.block, self.kernel.entry, zero, stack);
        let mut warps: Vec<Warp> = (0..threads.div_ceil(32)).map(new).collect();
        let mut barriers = Barriers::default();
        loop {
            let mut moved = false;
            for warp in &mut warps {
                let view = View { objects: &mut *objects, shared: &mut shared, local: &mut [], stack };
                moved |= self.turn(warp, index, view, &mut barriers, run)?;
            }
            moved |= release_block(&mut warps, &mut barriers);
            if warps.iter().all(|warp| warp.groups.is_empty()) {
                run.result.printf.append(&mut barriers.printed);
                return Ok(());
            }
            if !moved {
                return Err(self.stuck(&warps, index));
            }
        }
    }

    /// Runs a warp until all its groups wait, or its turn is over; returns whether anything ran.
    fn turn(
        &self,
        warp: &mut Warp,
        block: [u32; 3],
        mut memory: View<'_>,
        barriers: &mut Barriers,
        run: &mut Run,
    ) -> Result<bool, Box<Report>> {
        let mut local = std::mem::take(&mut warp.local);
        let mut fuel = TURN;
        let mut moved = false;
        while fuel > 0 {
            let Some(group) = warp.take_ready() else {
                if warp.release() {
                    moved = true;
                    continue;
                }
                break;
            };
            moved = true;
            let view = View {
                objects: &mut *memory.objects,
                shared: &mut *memory.shared,
                local: &mut local,
                stack: memory.stack,
            };
            let mut cx = Cx {
                program: self.program,
                kernel: self.kernel,
                timing: self.timing,
                bank: self.bank,
                warp: &mut *warp,
                group,
                memory: view,
                barriers: &mut *barriers,
                block,
                steps: run.warp_instructions,
                issued: 0,
                row: Row(0),
                active: 0,
            };
            let mut quantum = if self.timing.is_some() { fuel } else { QUANTUM.min(fuel) };
            fuel -= quantum;
            let limit = self.launch.options.max_steps;
            let outcome = loop {
                let flow = cx.step();
                run.warp_instructions += 1;
                run.thread_instructions += cx.active.count_ones() as u64;
                if run.thread_instructions > limit {
                    break Err(memory::fault(
                        ErrorKind::StepLimit,
                        0,
                        format!("{limit} thread instructions were executed"),
                    ));
                }
                quantum -= 1;
                match flow {
                    Ok(Flow::On) if quantum > 0 => {}
                    other => break other,
                }
            };
            fuel += quantum;
            let (group, row) = (cx.group, cx.row);
            let rests = matches!(outcome, Ok(Flow::Rest));
            let has_stopped = match outcome {
                Ok(flow) => flow != Flow::On,
                Err(fault) => {
                    let thread = warp.thread[fault.lane as usize & 31];
                    return Err(self.program.report(&fault, row, block, thread));
                }
            };
            if has_stopped && group.mask != 0 && group.wait == Wait::Ready {
                let patience = if self.timing.is_some() { 0 } else { PATIENCE };
                warp.yielded(patience);
            }
            match group.mask {
                0 => {}
                // Its turn was over: nothing said that others go on.
                _ if self.timing.is_some() && !has_stopped => warp.groups.insert(0, group),
                _ => warp.groups.push(group),
            }
            warp.release();
            if rests {
                fuel = 0;
            }
            memory = View { objects: memory.objects, shared: memory.shared, local: memory.local, stack: memory.stack };
        }
        warp.release();
        warp.local = local;
        Ok(moved)
    }

    /// All threads that are left wait, and nobody can let them go.
    fn stuck(&self, warps: &[Warp], block: [u32; 3]) -> Box<Report> {
        let waiting = warps.iter().flat_map(|warp| warp.groups.iter().map(move |group| (warp, group)));
        let mut text = String::from("all threads wait:");
        let mut first = None;
        for (number, (warp, group)) in waiting.enumerate() {
            let at = Row(group.row.0.saturating_sub(1));
            first.get_or_insert((at, warp.thread[group.mask.trailing_zeros() as usize & 31]));
            if number < 8 {
                let (_, offset, line) = self.program.place(at);
                let wanted = warp.wanted(group).map_or(String::new(), |mask| format!(" for lanes {mask:#x}"));
                text += &format!(" warp {} lanes {:#x} at {offset:#x} ({line}){wanted};", warp.index, group.mask);
            }
        }
        let (row, thread) = first.unwrap_or((Row(0), [0; 3]));
        let fault = Fault { kind: ErrorKind::Deadlock, message: text, lane: 0 };
        self.program.report(&fault, row, block, thread)
    }
}

/// Opens the barriers of the block that all their threads have reached; returns whether there was one.
fn release_block(warps: &mut [Warp], barriers: &mut Barriers) -> bool {
    let alive: u32 = warps.iter().map(|warp| warp.alive.count_ones()).sum();
    let mut released = false;
    for number in 0..16u8 {
        let barrier = &mut barriers.all[number as usize];
        let wanted = if barrier.count != 0 { barrier.count } else { alive };
        if barrier.arrived == 0 || barrier.arrived < wanted {
            continue;
        }
        let result = match barrier.how {
            Some(Suffix::Popc) => barrier.votes,
            Some(Suffix::And) => {
                if barrier.votes == barrier.voters {
                    !0
                } else {
                    0
                }
            }
            _ => {
                if barrier.votes != 0 {
                    !0
                } else {
                    0
                }
            }
        };
        let reduces = barrier.how.is_some();
        *barrier = Barrier::default();
        released = true;
        for warp in warps.iter_mut() {
            if reduces {
                warp.reduced = result;
            }
            for group in warp.groups.iter_mut().filter(|group| group.wait == Wait::Block(number)) {
                group.wait = Wait::Ready;
            }
        }
    }
    released
}
