//! PTX rows to rows of the assembler's level.
//!
//! | file | what |
//! |---|---|
//! | `layout.rs` | where variables and parameters lie |
//! | `operands.rs` | operands of PTX as operands of templates |
//! | `bulk.rs` | bulk copies: templates that are made |
//! | `call.rs` | calls, how parameters of functions are passed |
//! | `parameter.rs` | loads and stores of parameters that are registers |
//! | `control.rs` | labels, branches, the ends of threads |
//! | `image/` | textures and surfaces: templates that are made |
//! | `memory.rs` | what surrounds an access of memory: vectors, fences |
//! | `video.rs` | video instructions |
//! | `waiting.rs` | which instructions may wait for other threads |
//! | `wgmma.rs` | matrices of a group of warps: the same |
//! | `mma.rs`, `wmma.rs` | matrices of a warp: templates that are made |
//! | `tables/` | what each instruction becomes, by family; `crate::template` says how to read them |
//!
//! Registers of PTX become virtual registers: predicates `P`, everything of at most 32 bits `R` (of narrower ones the bits above are of no
//! meaning), 64 and 128 bits the wide classes.

mod bulk;
mod call;
mod control;
mod image;
pub mod layout;
mod memory;
mod mma;
mod operands;
mod parameter;
mod stack;
mod video;
mod waiting;
mod wgmma;
mod wmma;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_float;

pub use layout::{Layout, Symbols};

use crate::encode::NamedRegister;
use crate::launch::Launch;
use crate::ori::OriMachineMut;
use crate::ori::isa::Class;
use crate::reference::{Reference, ReferenceKind, Target};
use crate::template::tables::LOWERING;
use crate::template::{Body, Param, Placer, Rules, Spelt};
use hashbrown::HashMap;
use std::sync::OnceLock;
use warpc_machine::allocate::Location;
use warpc_machine::ids::{MBlock, VReg};
use warpc_machine::operand::{Kind, MLoc, Operand, oflag};
use warpc_ptx_syntax::rows::{Function, FunctionRow, Instruction, Rows, Space, Spelling, StatementRow};

/// The rules of the tables, packed.
pub(crate) const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/lowering.rules"));

/// The rules of all tables.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(|| Rules::unpack(&LOWERING, PACKED))
}

/// Why a function is not lowered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LowerFault {
    /// No rule says what the instruction becomes.
    #[error("instruction '{0}' is not supported yet")]
    Instruction(String),
    /// What the driver has a routine for, under this name: its code is in no cubin.
    #[error("instruction '{instruction}' is the routine '{routine}' of the driver, which is not called")]
    Driver {
        /// The instruction.
        instruction: String,
        /// The routine.
        routine: String,
    },
    /// A rule is wrong: a bug of the tables.
    #[error("the rule of '{instruction}' is wrong: {why}")]
    Rule {
        /// The instruction.
        instruction: String,
        /// What is wrong with it.
        why: String,
    },
}

/// A fault, and the instruction where it is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault}")]
pub struct Fault {
    /// The instruction.
    pub at: Option<Instruction>,
    /// What is wrong.
    pub fault: LowerFault,
}

/// A rule in use: its body, by what the operands are.
struct Form {
    shape: Box<[u8]>,
    body: std::sync::Arc<Body>,
}

/// What lowers instructions beside the rules.
mod handler {
    pub const CONTROL: u8 = 1;
    pub const PARAMETER: u8 = 2;
    pub const VIDEO: u8 = 4;
    pub const STACK: u8 = 8;
    pub const MEMORY: u8 = 16;
}

/// What may lower instructions of an opcode, as bits of [`handler`].
fn handlers_of(opcode: &str) -> u8 {
    match opcode {
        "bra" | "brx.idx" | "call" | "ret" | "exit" | "pmevent" => handler::CONTROL,
        "alloca" | "stacksave" | "stackrestore" => handler::STACK,
        "ld" | "st" => handler::PARAMETER | handler::MEMORY,
        "ldu" | "atom" | "red" | "cp.async" => handler::MEMORY,
        _ if opcode.starts_with("multimem.") => handler::MEMORY,
        _ if video::is_video(opcode) => handler::VIDEO,
        _ => 0,
    }
}

/// Lowers functions of one file; keeps what it found out about spellings.
pub struct Lowering<'a> {
    rows: &'a Rows,
    launch: &'static Launch,
    layout: &'a Layout,
    rules: &'static Rules,
    /// By spelling: rules in use.
    forms: Vec<Vec<Form>>,
    /// By spelling: accesses in use.
    accesses: Vec<Vec<memory::Form>>,
    /// By spelling: bits of [`handler`], for those that may have it lowered beside its rule.
    handlers: Vec<u8>,
    specials: HashMap<String, std::sync::Arc<Body>, foldhash::fast::FixedState>,
    /// By spelling: whether its result may depend on other threads.
    awaiting: Vec<bool>,
    /// Ends of the brackets of the operand at hand, for its memory.
    open: Vec<(usize, u8)>,
}

/// One function on its way.
struct Work<'w, 'm, 'r> {
    placer: Placer<'m, 'r>,
    function: &'w FunctionRow,
    /// First virtual register, by register of PTX.
    registers: Vec<VReg>,
    /// Blocks, by label of the file.
    labels: HashMap<u32, MBlock, foldhash::fast::FixedState>,
    frame: layout::Frame,
    /// Words of `.param` variables that are no parameters of kernels.
    words: HashMap<u32, call::Words, foldhash::fast::FixedState>,
    /// The return address of a function.
    link: Option<VReg>,
    /// Bytes of its jump tables so far.
    table_bytes: u32,
    /// What its code leaves to the linker.
    references: Vec<Reference>,
    /// Registers whose place is given.
    pins: Vec<(VReg, Location)>,
    /// Bytes at the stack pointer for arguments of calls.
    outgoing: u32,
    /// Whether it moves the stack pointer.
    has_dynamic_stack: bool,
    params: Vec<Param>,
    shape: Vec<u8>,
}

/// What is known of a function beside its rows.
#[derive(Clone, Default)]
pub struct Lowered {
    /// Registers whose place is given.
    pub pins: Vec<(VReg, Location)>,
    /// Bytes of shared memory that it needs, with those that are reserved; 0 for none.
    pub shared: u32,
    /// Bytes of parameters of a kernel.
    pub parameters: u32,
    /// Whether it moves the stack pointer.
    pub has_dynamic_stack: bool,
    /// What its code leaves to the linker.
    pub references: Vec<Reference>,
    /// Blocks of labels of the PTX, if debuggers ask for them.
    pub labels: Vec<(u32, MBlock)>,
    /// Places of variables in its frame and in shared memory, by row, if debuggers ask for them.
    pub places: Vec<(u32, u32)>,
    /// Registers of the PTX, if debuggers ask where they are.
    pub registers: Vec<NamedRegister>,
    /// Instructions whose results may depend on other threads, in order.
    pub awaiting: Vec<u32>,
}

impl Work<'_, '_, '_> {
    /// The operand of a new reference.
    fn reference(&mut self, target: Target, kind: ReferenceKind, addend: i64) -> Operand {
        self.references.push(Reference { target, kind, addend });
        crate::reference::operand(self.references.len() as u32 - 1)
    }
}

/// The start of the code of a kernel.
const START: Operand = Operand::new(Kind::Symbol, u32::MAX);

impl<'a> Lowering<'a> {
    /// What lowers functions of `rows`.
    pub fn new(rows: &'a Rows, launch: &'static Launch, layout: &'a Layout) -> Self {
        let table = warpc_ptx_syntax::table::table();
        Lowering {
            rows,
            launch,
            layout,
            rules: rules(),
            forms: rows.spellings.iter().map(|_| Vec::new()).collect(),
            accesses: rows.spellings.iter().map(|_| Vec::new()).collect(),
            handlers: rows.spellings.iter().map(|row| handlers_of(table.opcodes[row.opcode.index()])).collect(),
            specials: HashMap::default(),
            awaiting: waiting::awaiting(rows),
            open: Vec::new(),
        }
    }

    /// Lowers a function that has a body, into rows that are empty.
    ///
    /// # Errors
    /// The first instruction that has no rule.
    pub fn function(&mut self, function: Function, machine: &mut OriMachineMut<'_>) -> Result<Lowered, Fault> {
        let mut lowered = Lowered::default();
        let row = &self.rows.functions[function.index()];
        {
            let outgoing = self.outgoing(function);
            let mut work = Work {
                frame: self.layout.frame(self.rows, function, outgoing),
                outgoing,
                has_dynamic_stack: false,
                placer: Placer::new(machine, self.launch.descriptor),
                function: row,
                registers: Vec::new(),
                labels: HashMap::default(),
                words: HashMap::default(),
                link: None,
                table_bytes: 0,
                references: Vec::new(),
                pins: Vec::new(),
                params: Vec::new(),
                shape: Vec::new(),
            };
            self.registers(&mut work);
            let entry = work.placer.block();
            work.placer.open(entry);
            if !row.is_entry {
                self.enter(&mut work);
            }
            for &statement in &self.rows.statements[row.body.range()] {
                self.statement(&mut work, statement)?;
                if let StatementRow::Instruction(instruction) = statement
                    && self.awaits_others(instruction)
                {
                    lowered.awaiting.push(instruction.0);
                }
            }
            self.end(&mut work);
            work.placer.close();
            if !self.rows.data.is_empty() {
                lowered.labels = work.labels.iter().map(|(&label, &block)| (label, block)).collect();
                lowered.labels.sort_unstable();
                lowered.places = work.frame.variables();
            }
            if self.layout.names_registers {
                lowered.registers = self.named_registers(row, &work.registers);
            }
            let (frame, pins) = (work.frame, work.pins);
            lowered.references = work.references;
            lowered.has_dynamic_stack = work.has_dynamic_stack;
            machine.side.depot = frame.depot;
            (lowered.pins, lowered.shared, lowered.parameters) = (pins, frame.shared, frame.parameters);
        }
        Ok(lowered)
    }

    /// Registers of the PTX that are no vectors, with their groups and numbers.
    fn named_registers(&self, function: &FunctionRow, registers: &[VReg]) -> Vec<NamedRegister> {
        let groups = function.register_groups.range();
        let groups = groups.map(|n| (n as u32, &self.rows.register_groups[n])).filter(|(_, group)| group.elements == 1);
        let of_group = groups.flat_map(|(number, group)| {
            (0..group.count.unwrap_or(1)).map(move |n| (registers[(group.first.0 + n) as usize], number, n))
        });
        of_group.collect()
    }

    /// Virtual registers for those of PTX.
    fn registers(&self, work: &mut Work<'_, '_, '_>) {
        work.registers.resize(work.function.registers as usize, VReg(0));
        for group in &self.rows.register_groups[work.function.register_groups.range()] {
            let class = class_of(group.ty.bits(), group.ty == warpc_ptx_syntax::types::Type::Pred);
            for n in 0..group.count.unwrap_or(1) {
                work.registers[(group.first.0 + n) as usize] = side_by_side(work, class, group.elements);
            }
        }
        let parameters = [work.function.params, work.function.results].map(|span| span.range());
        for row in parameters.into_iter().flat_map(|range| &self.rows.variables[range]) {
            if row.space == Space::Reg && row.register.is_some() {
                let class = class_of(row.ty.bits(), row.ty == warpc_ptx_syntax::types::Type::Pred);
                work.registers[row.register.index()] = side_by_side(work, class, row.elements);
            }
        }
    }

    fn statement(&mut self, work: &mut Work<'_, '_, '_>, statement: StatementRow) -> Result<(), Fault> {
        match statement {
            StatementRow::Label(label) => {
                let block = self.block_of(work, label.0);
                work.placer.open(block);
            }
            StatementRow::Instruction(instruction) => {
                work.placer.loc = MLoc(instruction.0);
                self.instruction(work, instruction).map_err(|fault| Fault { at: Some(instruction), fault })?
            }
            _ => {}
        }
        Ok(())
    }

    fn instruction(&mut self, work: &mut Work<'_, '_, '_>, instruction: Instruction) -> Result<(), LowerFault> {
        let spelling = self.rows.instructions.spelling[instruction.index()];
        let handlers = self.handlers[spelling.index()];
        let may = |handler: u8| handlers & handler != 0;
        let is_done = may(handler::CONTROL) && self.control(work, instruction)?
            || may(handler::PARAMETER) && self.parameter(work, instruction)?
            || may(handler::VIDEO) && self.video(work, instruction)?
            || may(handler::STACK) && self.stack(work, instruction)?;
        if is_done {
            return Ok(());
        }
        let mut params = std::mem::take(&mut work.params);
        let mut shape = std::mem::take(&mut work.shape);
        params.clear();
        shape.clear();
        self.operands(work, instruction, &mut params, &mut shape)?;
        if !(may(handler::MEMORY) && self.memory(work, instruction, &params, &shape)?) {
            let opcode = self.rows.spellings[spelling.index()].opcode;
            fit_numbers(warpc_ptx_syntax::table::table().opcodes[opcode.index()], &mut params);
            let body = self.body(spelling, &shape)?;
            let guard = self.guard(work, instruction);
            work.placer.place(&body, &params, guard);
        }
        (work.params, work.shape) = (params, shape);
        Ok(())
    }

    /// The guard of an instruction.
    fn guard(&self, work: &Work<'_, '_, '_>, instruction: Instruction) -> Option<Operand> {
        let guard = self.rows.instructions.guard[instruction.index()];
        let register = *work.registers.get(guard.register.index())?;
        let flags = oflag::GUARD | if guard.negated { oflag::NEG } else { 0 };
        Some(Operand::reg(register).with(flags))
    }

    /// What an instruction of this spelling becomes where its operands have this shape.
    fn body(&mut self, spelling: Spelling, shape: &[u8]) -> Result<std::sync::Arc<Body>, LowerFault> {
        let known = self.forms[spelling.index()].iter().find(|form| *form.shape == *shape);
        if let Some(form) = known {
            return Ok(form.body.clone());
        }
        let row = &self.rows.spellings[spelling.index()];
        let table = warpc_ptx_syntax::table::table();
        let mut words: Vec<&str> = table.opcodes[row.opcode.index()].split('.').collect();
        words.extend(self.rows.modifiers[row.modifiers.range()].iter().map(|m| table.modifiers[m.index()]));
        match row.elements {
            2 => words.push("v2"),
            4 => words.push("v4"),
            8 => words.push("v8"),
            _ => {}
        }
        if is_unasked_arrival(&words, shape) {
            words.push("shared::cluster");
        }
        let types: Vec<&str> = row.types[..row.type_count as usize].iter().map(|ty| ty.text()).collect();
        let made = wmma::body(&words, &types, shape).or_else(|| wgmma::body(&words, &types, shape));
        let made = made.or_else(|| image::body(&words, &types, shape));
        let made = made.or_else(|| bulk::body(&words, &types, shape)).or_else(|| mma::body(&words, &types));
        if words[0] == "txq" && self.layout.is_independent {
            words.push("independent");
        }
        if words[0] == "wmma" {
            // What is not made is the same as an instruction of smaller matrices.
            words.remove(0);
            if types[0] == "f64" {
                // The layout of one element a thread is of no matter.
                words.retain(|word| !matches!(*word, "row" | "col"));
                words.extend(["row", "col"]);
            }
        }
        let found = made.unwrap_or_else(|| find(self.rules, Spelt { words: &words, types: &types, shape }));
        let body = std::sync::Arc::new(found?);
        let form = Form { shape: shape.into(), body: body.clone() };
        self.forms[spelling.index()].push(form);
        Ok(body)
    }

    /// What reads a special register, by its name with the component: `%tid.x`.
    fn special(&mut self, name: &str) -> Result<std::sync::Arc<Body>, LowerFault> {
        if let Some(body) = self.specials.get(name) {
            return Ok(body.clone());
        }
        let words: Vec<&str> = name.split('.').collect();
        let body = std::sync::Arc::new(find(self.rules, Spelt { words: &words, types: &[], shape: b"r" })?);
        self.specials.insert(name.to_string(), body.clone());
        Ok(body)
    }
}

/// New registers for the elements of a vector: the first.
fn side_by_side(work: &mut Work<'_, '_, '_>, class: Class, elements: u8) -> VReg {
    let first = work.placer.register(class);
    for _ in 1..elements {
        work.placer.register(class);
    }
    first
}

/// Numbers as far as they are read. The machine has room for no more.
fn fit_numbers(opcode: &str, params: &mut [Param]) {
    let count = params.len();
    let mut fit = |from_end: usize, how: fn(i64) -> i64| {
        if let Some(Param::Number(number)) = params.iter_mut().rev().nth(from_end) {
            *number = how(*number);
        }
    };
    match opcode {
        // A lane, and behind it the clamp and the mask of segments.
        "shfl" | "shfl.sync" => {
            let behind = usize::from(opcode == "shfl.sync");
            fit(behind, |limits| limits & 0x1f1f);
            fit(behind + 1, |lane| lane & 0x1f);
        }
        // With a predicate for the result, another one is the last operand.
        "lop3" => fit(usize::from(count > 5), |table| table & 0xff),
        // Of copies on their way no more are counted.
        "cp.async.wait_group" | "cp.async.bulk.wait_group" => fit(0, |groups| i64::from((groups as u32).min(0x3f))),
        // Threads of a barrier: behind its number, before the predicate of a reduction.
        _ if opcode.starts_with("bar") => match count {
            2 => fit(0, |threads| threads & 0xfff),
            4 => fit(1, |threads| threads & 0xfff),
            _ => {}
        },
        _ => {}
    }
}

/// Whether an instruction arrives at a barrier that any thread block of the cluster may have, as a generic address may name it, and its
/// result goes nowhere: the other thread block has no state to give back.
fn is_unasked_arrival(words: &[&str], shape: &[u8]) -> bool {
    let is_arrival = matches!(words, ["mbarrier", "arrive" | "arrive_drop", ..]) && !words.contains(&"noComplete");
    is_arrival && shape.first() == Some(&b'o') && !words.iter().any(|word| word.starts_with("shared"))
}

/// The body of the rule of an instruction.
fn find(rules: &Rules, spelt: Spelt<'_>) -> Result<Body, LowerFault> {
    rules.body(spelt).ok_or_else(|| {
        let name = [spelt.words, spelt.types].concat().join(".");
        if let Some(routine) = image::routine(spelt.words, spelt.types, spelt.shape) {
            return LowerFault::Driver { instruction: name, routine };
        }
        LowerFault::Instruction(format!("{name} {}", String::from_utf8_lossy(spelt.shape)))
    })
}

/// The class of a register of PTX.
fn class_of(bits: u32, is_predicate: bool) -> Class {
    match bits {
        _ if is_predicate => Class::P,
        0..=32 => Class::R,
        33..=64 => Class::R64,
        _ => Class::R128,
    }
}
