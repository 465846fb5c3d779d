//! Rows of PTX to words, function by function and phase by phase.
//!
//! | file | what |
//! |---|---|
//! | `host.rs` | one function on its way through the phases: what each phase of the table does here |
//! | `reports.rs` | phases that report and print |
//! | `state.rs` | what each phase comes to so far |
//! | `module.rs` | all functions of a file, on many cores: functions first, then the kernels that reach them |

mod host;
pub mod limit;
mod module;
mod reports;
mod state;

pub use host::{FunctionHost, FunctionKind, System, WORK, Workbench, is_written};
pub use module::{Failure, Kernel, Module, Piece, module};
pub use state::{State, state_of};

use crate::encode::{EncodeFault, HeldRange};
use crate::legalise::NoForm;
use crate::lower;
use crate::ori::verify::Malformed;
use crate::phases::Sequence;
use crate::reference::Placed;
use warpc_ir::session::PhaseOptions;
use warpc_machine::allocate::{AllocationError, SpillCounts};
use warpc_machine::check::AllocationFault;
use warpc_machine::convergence::PathFault;

/// Why a function is not compiled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompileFault {
    /// It cannot be lowered.
    #[error(transparent)]
    Lower(#[from] lower::Fault),
    /// Rows are not well formed: a bug of the compiler.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// A macro cannot be expanded: a bug of the compiler.
    #[error(transparent)]
    Macro(#[from] crate::macros::MacroFault),
    /// An instruction has no form: a bug of the compiler.
    #[error(transparent)]
    Form(#[from] NoForm),
    /// There are not enough registers.
    #[error(transparent)]
    Allocation(#[from] AllocationError),
    /// Registers were allocated wrongly: a bug of the compiler.
    #[error(transparent)]
    Allocated(#[from] AllocationFault),
    /// Threads would wait for each other for ever: a bug of the compiler.
    #[error("threads would wait for each other in a wrong order")]
    Convergence(PathFault),
    /// An instruction has no word: a bug of the compiler.
    #[error(transparent)]
    Encode(#[from] EncodeFault),
    /// The words say something else than the instructions: a bug of the compiler.
    #[error("instruction {instruction} is encoded as `{decoded}`")]
    Decoded {
        /// Which, counted from 0.
        instruction: usize,
        /// What the word says.
        decoded: String,
    },
    /// Threads enlist for a barrier, and nothing waits where they are to meet: a bug of the compiler.
    #[error("the label of instruction {instruction}, BSSY, does not stand before a BSYNC")]
    Region {
        /// Which, counted from 0.
        instruction: usize,
    },
    /// The code is not what was planned for threads to come together: a bug of the compiler.
    #[error("instruction {instruction} is not the one of convergence that was planned")]
    ConvergenceCode {
        /// Which, counted from 0.
        instruction: usize,
    },
    /// Jump tables that have no room in their constant bank.
    #[error(
        "the {bytes} bytes of its jump tables and of those of functions that it calls are more than constant bank 2 has"
    )]
    Literals {
        /// Their size, with the table of functions.
        bytes: u32,
    },
    /// A worker panicked: a bug of the compiler.
    #[error("the assembler panicked: {0}")]
    Panic(String),
}

/// What the user asks for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Optimisation level.
    pub level: u8,
    /// Most registers of a thread, where the function does not say it.
    pub registers: Option<u16>,
    /// The same for functions that are no kernels, in place of that.
    pub function_registers: Option<u16>,
    /// Whether these count even where the function says it.
    pub registers_override: bool,
    /// Whether the results of phases are checked.
    pub checks: bool,
    /// Whether the file is one that the linker takes: functions have sections of their own, and addresses are left to the linker.
    pub is_relocatable: bool,
    /// Whether debuggers ask where registers of the PTX are.
    pub names_registers: bool,
    /// Most functions that are compiled at once. Small files have fewer threads.
    pub workers: usize,
    /// Which phases run.
    pub sequence: Sequence,
    /// What is observed.
    pub observe: PhaseOptions,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            level: 0,
            registers: None,
            function_registers: None,
            registers_override: false,
            checks: cfg!(debug_assertions),
            is_relocatable: false,
            names_registers: false,
            workers: 1,
            sequence: Sequence::default(),
            observe: PhaseOptions::default(),
        }
    }
}

/// What is known of a function that is compiled.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Code {
    /// Instructions with their control words. Those of kernels only: functions lie behind them.
    pub words: Vec<u128>,
    /// Registers of a thread, those of functions that it reaches included.
    pub registers: u16,
    /// Bytes of its own frame.
    pub frame: u32,
    /// Rows that spill.
    pub spilt: SpillCounts,
    /// Bytes that a thread stores to memory to spill registers, and loads again, if each row runs once.
    pub spill_traffic: (u32, u32),
    /// Bytes for spilt registers.
    pub spill_bytes: u32,
    /// Number of named barriers: one more than the highest.
    pub barriers: u8,
    /// Byte offsets of `EXIT`.
    pub exits: Vec<u32>,
    /// Where code of another instruction of the file begins: byte offset, and row of instructions.
    pub lines: Vec<(u32, u32)>,
    /// Functions behind a kernel: the function, and its byte offset.
    pub functions: Vec<(u32, u32)>,
    /// Byte offsets of instructions whose number the driver writes, each with its row of [`crate::ori::operand::RUNTIME`].
    pub runtime: Vec<(u32, u32)>,
    /// Bytes of shared memory, with those that are reserved; 0 for none.
    pub shared: u32,
    /// Bytes of parameters of a kernel.
    pub parameters: u32,
    /// Contents of constant bank 2: places of functions, which are not filled in, then jump tables.
    pub literals: Vec<u8>,
    /// Bytes of it before the jump tables.
    pub pointer_table: u32,
    /// Indirect branches and their targets, byte offsets.
    pub branches: Vec<(u32, Vec<u32>)>,
    /// What the linker writes into the words.
    pub references: Vec<Placed>,
    /// Labels of the PTX and their byte offsets, those of functions behind it included; where a debugger asks for them.
    pub labels: Vec<(u32, u32)>,
    /// Variables whose places are those of this function: local and shared ones, by row, where a debugger asks for them.
    pub places: Vec<(u32, u32)>,
    /// Where registers of the PTX are: starts and ends are byte offsets.
    pub held: Vec<HeldRange>,
}

impl Code {
    /// The place of a variable that is this function's own.
    pub fn place_of(&self, variable: u32) -> Option<u32> {
        let at = self.places.binary_search_by_key(&variable, |place| place.0).ok()?;
        Some(self.places[at].1)
    }
}
