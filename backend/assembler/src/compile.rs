//! One function from rows of PTX to words, phase by phase.

use crate::encode::{self, ControlColumn, EncodeFault, Listing};
use crate::launch::Launch;
use crate::legalise::{Legaliser, NoForm};
use crate::lower::{self, Lowering};
use crate::ori::isa::Ori;
use crate::ori::{Op, OriBody, OriHead};
use crate::phases::{Host, Phase, Step};
use std::sync::OnceLock;
use warpc_columns::RowSet;
use warpc_machine::allocate::{Allocation, AllocationError, Allocator, Request};
use warpc_machine::check::{self, AllocationFault};
use warpc_machine::convergence::{self, PathFault};
use warpc_machine::flow::PartFlow;
use warpc_machine::ids::{Part, Row};
use warpc_machine::intervals::IntervalBody;
use warpc_machine::isa::InstructionSet;
use warpc_machine::operand::is_guarded;
use warpc_sass::Table;
use warpc_sass::latency::Latencies;

/// Why a function is not compiled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompileFault {
    /// It cannot be lowered.
    #[error(transparent)]
    Lower(#[from] lower::Fault),
    /// An instruction has no form.
    #[error(transparent)]
    Form(#[from] NoForm),
    /// There are not enough registers.
    #[error(transparent)]
    Allocation(#[from] AllocationError),
    /// Registers were allocated wrongly.
    #[error(transparent)]
    Allocated(#[from] AllocationFault),
    /// Threads would not meet.
    #[error("threads would wait for each other in a wrong order")]
    Convergence(PathFault),
    /// An instruction has no word.
    #[error(transparent)]
    Encode(#[from] EncodeFault),
}

/// What the user asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Most registers of a thread.
    pub registers: u16,
    /// Whether the results of phases are checked.
    pub checks: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { registers: 255, checks: cfg!(debug_assertions) }
    }
}

/// A function that is compiled.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Code {
    /// Instructions with their control words.
    pub words: Vec<u128>,
    /// Registers of a thread.
    pub registers: u16,
    /// Bytes of the frame.
    pub frame: u32,
    /// Bytes that spilt registers take of it, and what loads and stores them.
    pub spilt: warpc_machine::allocate::SpillCounts,
    /// Bytes for spilt registers.
    pub spill_bytes: u32,
    /// Byte offsets of `EXIT`.
    pub exits: Vec<u32>,
    /// Instructions with locations: byte offset, and row of locations of the file.
    pub lines: Vec<(u32, u32)>,
}

/// A function on its way through the phases.
pub struct FunctionHost<'a> {
    body: OriBody,
    launch: &'static Launch,
    table: &'static Table,
    settings: Settings,
    legaliser: &'a mut Legaliser,
    allocator: &'a mut Allocator,
    allocation: Allocation,
    listing: Listing,
    controls: ControlColumn,
    code: Code,
    log: Vec<u8>,
}

/// Memory that functions of a thread share, one after the other.
#[derive(Default)]
pub struct Workbench {
    legaliser: Legaliser,
    allocator: Allocator,
}

/// Distances of an architecture. Tables that are part of the program are read without error: a test reads each.
fn latencies(launch: &Launch) -> &'static Latencies {
    static TABLES: [OnceLock<Latencies>; 5] = [const { OnceLock::new() }; 5];
    TABLES[launch.arch as usize].get_or_init(|| Latencies::of(launch.arch).unwrap_or_default())
}

impl<'a> FunctionHost<'a> {
    /// A function at the start of the phases: its rows as they were lowered.
    pub fn new(body: OriBody, launch: &'static Launch, settings: Settings, bench: &'a mut Workbench) -> Self {
        FunctionHost {
            body,
            launch,
            table: launch.arch.table(),
            settings,
            legaliser: &mut bench.legaliser,
            allocator: &mut bench.allocator,
            allocation: Allocation::default(),
            listing: Listing::default(),
            controls: ControlColumn::new(),
            code: Code::default(),
            log: Vec::new(),
        }
    }

    /// The code, when all phases have run.
    pub fn into_code(self) -> Code {
        self.code
    }

    fn place_convergence(&mut self) -> Result<bool, CompileFault> {
        let mut flow = PartFlow::default();
        flow.build(self.body.read());
        let machine = self.body.read();
        let mut divergent = RowSet::<Part>::new(flow.len());
        for part in Part(0).up_to(Part::new(flow.len())) {
            let last = Row(flow.end_row(part).0 - 1);
            if Ori::control(machine.heads[last]).branches() && is_guarded(machine.operands(last)) {
                divergent.insert(part);
            }
        }
        let plan = convergence::find(&flow, &divergent);
        if self.settings.checks {
            convergence::check(&flow, &plan).map_err(CompileFault::Convergence)?;
        }
        convergence::place(&mut self.body.write(), &flow, &plan);
        Ok(!plan.regions.is_empty())
    }

    fn allocate(&mut self) -> Result<bool, CompileFault> {
        let before = self.settings.checks.then(|| self.body.clone());
        let mut rows = IntervalBody::default();
        let mut origin = Vec::new();
        let limits = [self.settings.registers, 63, 7, 7, 16];
        let request = Request { limits: &limits, pins: &[] };
        let wanted = before.is_some().then_some(&mut origin);
        self.allocation = self.allocator.run(&mut self.body.write(), &mut rows.write(), request, wanted)?;
        if let Some(before) = before {
            check::allocation(before.read(), self.body.read(), &origin, &self.allocation, &limits)?;
        }
        Ok(true)
    }

    /// Bytes of the frame: variables, then spilt registers.
    fn frame(&self) -> u32 {
        let depot = self.body.side.depot.0.next_multiple_of(16) as u32;
        depot + self.allocation.spill_bytes.next_multiple_of(16)
    }

    /// The code ends with a jump to itself, and is padded.
    fn end_of_code(&mut self) {
        let label = self.body.write().new_block(Default::default());
        self.listing.label(label);
        let target = encode::Item::plain(encode::Value::Label(label));
        self.listing.push(OriHead::of(Op::Bra), &[target]);
        while !self.listing.len().is_multiple_of(8) {
            self.listing.push(OriHead::of(Op::Nop), &[]);
        }
    }

    fn count(&mut self) {
        let frame = self.frame();
        let code = &mut self.code;
        let registers = self.allocation.used.first().copied().unwrap_or(0);
        // The stack pointer is register 1; hardware gives at least that, and register 0.
        code.registers = registers.max(2);
        (code.frame, code.spilt, code.spill_bytes) = (frame, self.allocation.spilt, self.allocation.spill_bytes);
        let places = self.listing.heads.iter().enumerate();
        code.exits = places.filter(|(_, head)| head.op == Op::Exit).map(|(at, _)| at as u32 * 16).collect();
    }
}

impl Host for FunctionHost<'_> {
    type Error = CompileFault;

    fn has_work(&self, phase: Phase) -> bool {
        matches!(phase.number(), 55 | 94 | 101 | 103 | 116 | 117 | 122 | 125 | 142 | 148 | 157)
    }

    fn execute(&mut self, step: Step) -> Result<bool, CompileFault> {
        match step.phase.number() {
            55 => self.legaliser.run(&mut self.body, self.launch, self.table)?,
            94 => {
                self.legaliser.inspect(self.body.read(), self.table)?;
                return Ok(false);
            }
            101 => return self.allocate(),
            103 => self.listing = encode::expand(self.body.read(), &self.allocation),
            116 => self.controls = encode::conservative(&self.listing, latencies(self.launch)),
            122 => self.code.words = encode::words(self.table, &self.listing, &self.controls)?,
            125 => self.count(),
            142 => {
                let bytes = self.frame();
                encode::frame(&mut self.listing, bytes, self.launch.stack);
            }
            148 => return self.place_convergence(),
            157 => self.end_of_code(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn print(&mut self, out: &mut Vec<u8>) {
        let mut text = String::new();
        crate::ori::print(self.body.read(), &self.allocation.places, &mut text);
        out.extend(text.bytes());
    }
    fn held(&mut self) -> u64 {
        let machine = self.body.read();
        let rows = size_of::<OriHead>() + 2 * size_of::<u64>();
        (machine.rows() * rows + std::mem::size_of_val(machine.side.pool.as_slice()) + self.listing.len() * 64) as u64
    }
    fn verify(&mut self) -> Result<(), CompileFault> {
        Ok(())
    }
    fn log(&mut self) -> &mut Vec<u8> {
        &mut self.log
    }
}

/// Lowers a function and runs the phases on it, in the order of the table.
///
/// # Errors
/// Why it is not compiled.
pub fn function(
    lowering: &mut Lowering<'_>,
    function: warpc_ptx_syntax::rows::Function,
    launch: &'static Launch,
    settings: Settings,
    bench: &mut Workbench,
) -> Result<Code, CompileFault> {
    let body = lowering.function(function)?;
    let mut host = FunctionHost::new(body, launch, settings, bench);
    for phase in crate::phases::default_order() {
        if host.has_work(phase) && phase.row().gate.is_open(0) {
            host.execute(Step::of(phase))?;
        }
    }
    Ok(host.into_code())
}
