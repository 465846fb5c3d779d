//! The hazard checker: replays the control words of any code over its control flow graph and finds each dependence that
//! they do not protect.
//!
//! The machine checks nothing by itself. A result of fixed latency is read too early if fewer cycles have passed than it takes; one of
//! variable latency, if nobody waited for its scoreboard; and a source that is read late is lost if it is written over before. The
//! checker knows nothing of how code was made, so it judges ours and that of ptxas alike: every cubin that ptxas writes for the
//! kernels of the tree must pass.
//!
//! | file | what |
//! |---|---|
//! | `code.rs` | a section as rows: decoded words, what they access, where they lead |
//! | `flow.rs` | blocks and edges |
//! | `unwritten.rs` | registers that are read although nothing wrote them |
//! | `state.rs` | what may be on its way at a point of the program |
//! | `replay.rs` | the control words, replayed until states are stable; dependences that are met |
//! | `timing.rs` | cycles that dependent instructions of fixed latency need |
//! | `check.rs` | what of the dependences comes too early |
//! | `regions.rs` | regions of convergence that are left without their `BSYNC` |
//! | `registers.rs` | registers of all files in one row, and sets of them |

pub mod check;
pub mod code;
pub mod flow;
pub mod regions;
pub mod registers;
pub mod replay;
pub mod state;
pub mod timing;
pub mod unwritten;

use crate::cubin::{self, Cubin, CubinError};
use crate::elf::SectionIndex;
use crate::latency::Latencies;
use crate::roles::UnknownRoles;
use code::Code;
use registers::Register;
use std::fmt;

/// Code that cannot be checked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// It is in this function.
    #[error("function {function}: {error}")]
    Function {
        /// Its name.
        function: String,
        /// What is wrong.
        error: Box<CodeError>,
    },
    /// The file is damaged.
    #[error(transparent)]
    Cubin(#[from] CubinError),
    /// A word is no instruction that is known.
    #[error("{offset:#06x}: {word:#034x} is no known instruction")]
    Word {
        /// Byte offset in its section.
        offset: u64,
        /// The word.
        word: u128,
    },
    /// What an instruction accesses is not known.
    #[error("{offset:#06x}: {error}")]
    Roles {
        /// Byte offset in its section.
        offset: u64,
        /// What is not known.
        error: UnknownRoles,
    },
    /// A branch leads out of its section.
    #[error("{offset:#06x}: the branch leads out of the section")]
    Target {
        /// Byte offset in its section.
        offset: u64,
    },
}

/// An instruction and where it stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Site {
    /// Byte offset in its section.
    pub offset: u64,
    /// Its text.
    pub text: String,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#06x} {}", self.offset, self.text)
    }
}

/// A scoreboard in a message, or that there is none.
struct Board(Option<u8>);

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => write!(f, "scoreboard {number}"),
            None => write!(f, "no scoreboard"),
        }
    }
}

/// A hazard: on some path an instruction comes too early for what it depends on. A number of cycles is the least of all paths.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HazardError {
    /// A result of fixed latency is read before it is there.
    #[error("{reader}: {register} is written by {writer} only {cycles} cycles before, {needed} are needed")]
    ReadTooEarly {
        /// Who reads.
        reader: Site,
        /// Who writes.
        writer: Site,
        /// What.
        register: Register,
        /// Cycles between them.
        cycles: u8,
        /// Cycles that there must be.
        needed: u8,
    },
    /// A register is written again so early that the first result may come last.
    #[error("{second}: {register} is also written by {first} only {cycles} cycles before, {needed} are needed")]
    RewrittenTooEarly {
        /// The later write.
        second: Site,
        /// The earlier write.
        first: Site,
        /// What.
        register: Register,
        /// Cycles between them.
        cycles: u8,
        /// Cycles that there must be.
        needed: u8,
    },
    /// A result of variable latency is read, and its scoreboard was not waited for.
    #[error("{reader}: {register} is written by {writer} ({}), nobody waited", Board(*scoreboard))]
    ReadUnwaited {
        /// Who reads.
        reader: Site,
        /// Who writes.
        writer: Site,
        /// What.
        register: Register,
        /// The scoreboard of the writer.
        scoreboard: Option<u8>,
    },
    /// A register is written again while a result of variable latency may still come.
    #[error("{second}: {register} is also written by {first} ({}), nobody waited", Board(*scoreboard))]
    RewrittenUnwaited {
        /// The later write.
        second: Site,
        /// The earlier write.
        first: Site,
        /// What.
        register: Register,
        /// The scoreboard of the earlier write.
        scoreboard: Option<u8>,
    },
    /// A register is written while an earlier instruction may not have read it.
    #[error("{writer}: {register} is read by {reader} ({}), nobody waited", Board(*scoreboard))]
    OverwrittenUnread {
        /// Who writes.
        writer: Site,
        /// Who reads.
        reader: Site,
        /// What.
        register: Register,
        /// The scoreboard that says that the sources have been read.
        scoreboard: Option<u8>,
    },
    /// A scoreboard is waited for before setting it has taken effect.
    #[error("{waiter}: waits for a scoreboard that {setter} sets only {cycles} cycles before, {needed} are needed")]
    WaitTooEarly {
        /// Who waits.
        waiter: Site,
        /// Who sets the scoreboard.
        setter: Site,
        /// Cycles between them.
        cycles: u8,
        /// Cycles that there must be.
        needed: u8,
    },
    /// Threads reach the end of a region of convergence without having met.
    #[error("{last}: leads to the end of the region of {entry} without BSYNC")]
    RegionLeft {
        /// The last instruction of the region.
        last: Site,
        /// The `BSSY` that opens it.
        entry: Site,
    },
    /// The control flow of the section is too entangled.
    #[error("the states of {instructions} instructions do not settle")]
    Budget {
        /// Number of instructions of the section.
        instructions: usize,
    },
}

/// What was found in a function's section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Name of the section without `.text.`: that of its first function.
    pub function: String,
    /// Number of instructions.
    pub instructions: usize,
    /// What is wrong, in the order of the code.
    pub errors: Vec<HazardError>,
}

/// Checks all code of a cubin with the distances of its architecture.
pub fn check(cubin: &Cubin<'_>) -> Result<Vec<Report>, CodeError> {
    check_with(cubin, Latencies::of(cubin.arch))
}

/// Checks all code of a cubin with other distances.
pub fn check_with(cubin: &Cubin<'_>, latencies: &Latencies) -> Result<Vec<Report>, CodeError> {
    let mut reports = Vec::new();
    for (number, section) in cubin.elf.sections.iter().enumerate().filter(|(_, section)| cubin::is_code(section)) {
        let function = section.name.strip_prefix(".text.").unwrap_or(section.name).to_string();
        let in_function = |error| CodeError::Function { function: function.clone(), error: Box::new(error) };
        let code = Code::read(cubin, SectionIndex(number as u32), latencies).map_err(in_function)?;
        let errors = check::check(&code, latencies);
        reports.push(Report { function, instructions: code.rows.len(), errors });
    }
    Ok(reports)
}
