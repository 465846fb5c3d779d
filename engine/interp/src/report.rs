//! What a run reports: the kind of a fault, where in the kernel it happened, and to which thread.

use std::fmt;

/// Kind of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// Access outside the object the address belongs to, or to no object at all.
    OutOfBounds,
    /// Access below the alignment it promises.
    Misaligned,
    /// Access to a stack object after its lifetime ended.
    UseAfterLifetime,
    /// Access to freed memory, or a second free.
    UseAfterFree,
    /// Write to constant memory.
    ReadOnly,
    /// Read of memory nobody wrote, when that is asked to be reported.
    Uninitialised,
    /// Threads of one warp at different barriers, or a barrier some threads never reach.
    BarrierDivergence,
    /// All threads wait and none can go on.
    Deadlock,
    /// Undefined behaviour of the language other than through poison.
    Undefined,
    /// Undef or poison where it is undefined behaviour: branch, address, divisor, `noundef`.
    Poison,
    /// The step limit was reached.
    StepLimit,
    /// Two threads access one byte without order, one of them writing.
    DataRace,
    /// `llvm.trap`.
    Trap,
    /// `__assertfail`.
    Assert,
    /// Control reached `unreachable`.
    Unreachable,
    /// Call depth or memory limit.
    Resource,
    /// Something the interpreter does not do.
    Unsupported,
    /// The launch does not fit the kernel.
    Launch,
}

impl ErrorKind {
    /// Name in messages and reports.
    pub const fn text(self) -> &'static str {
        match self {
            ErrorKind::OutOfBounds => "out-of-bounds access",
            ErrorKind::Misaligned => "misaligned access",
            ErrorKind::UseAfterLifetime => "use after lifetime",
            ErrorKind::UseAfterFree => "use after free",
            ErrorKind::ReadOnly => "write to constant memory",
            ErrorKind::Uninitialised => "uninitialised read",
            ErrorKind::BarrierDivergence => "barrier divergence",
            ErrorKind::Deadlock => "deadlock",
            ErrorKind::Undefined => "undefined behaviour",
            ErrorKind::Poison => "use of undef or poison",
            ErrorKind::StepLimit => "step limit",
            ErrorKind::DataRace => "data race",
            ErrorKind::Trap => "trap",
            ErrorKind::Assert => "assertion failed",
            ErrorKind::Unreachable => "unreachable reached",
            ErrorKind::Resource => "resource limit",
            ErrorKind::Unsupported => "unsupported",
            ErrorKind::Launch => "bad launch",
        }
    }
}

/// A fault with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Kind.
    pub kind: ErrorKind,
    /// What exactly.
    pub message: String,
    /// Function, empty when the fault is not in one.
    pub function: String,
    /// Block: its name, or its number in layout order.
    pub block: String,
    /// Instruction: its name or opcode, and its number in the block.
    pub instruction: String,
    /// Thread block.
    pub block_idx: [u32; 3],
    /// Thread in the block.
    pub thread_idx: [u32; 3],
    /// Source line, when there is debug information.
    pub line: Option<u32>,
}

impl Report {
    /// A fault that is in no instruction.
    pub fn outside(kind: ErrorKind, message: impl Into<String>) -> Report {
        Report {
            kind,
            message: message.into(),
            function: String::new(),
            block: String::new(),
            instruction: String::new(),
            block_idx: [0; 3],
            thread_idx: [0; 3],
            line: None,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.text(), self.message)?;
        if self.function.is_empty() {
            return Ok(());
        }
        write!(f, "\n  in @{}", self.function)?;
        if !self.block.is_empty() {
            write!(f, ", block {}, {}", self.block, self.instruction)?;
        }
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        let ([bx, by, bz], [x, y, z]) = (self.block_idx, self.thread_idx);
        write!(f, "\n  block ({bx}, {by}, {bz}), thread ({x}, {y}, {z})")
    }
}

/// A fault whose place in the kernel is not known yet: it is returned to the step loop, which knows it.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub kind: ErrorKind,
    pub message: String,
    /// Lane it happened in.
    pub lane: u32,
}

impl Fault {
    #[cold]
    pub fn new(kind: ErrorKind, lane: u32, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { kind, message: message.into(), lane })
    }
}

/// Result of a step.
pub(crate) type Step<T = ()> = Result<T, Box<Fault>>;
