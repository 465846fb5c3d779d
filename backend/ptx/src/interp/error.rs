//! What of PTX cannot be decoded for the interpreter. Each value is of one row of the text; the interpreter reports it, with function
//! and line, when a thread reaches the row.

use crate::template::TemplateError;

/// Why a row, or a text of inline assembly, cannot be decoded.
#[derive(Debug, thiserror::Error)]
pub(super) enum Undecodable {
    /// An instruction, or a form of it, that is not known.
    #[error("`{0}`")]
    Instruction(String),
    /// An instruction on textures or surfaces.
    #[error("textures and surfaces: `{0}`")]
    Texture(String),
    /// An instruction on tensor memory, or a form of it, that is not known.
    #[error("tensor memory: `{0}`")]
    TensorMemory(String),
    /// A matrix has another number of registers than its shape.
    #[error("`{name}` with {count} registers")]
    Registers {
        /// The instruction.
        name: String,
        /// The registers of the operand.
        count: usize,
    },
    /// An operation leaves more results than there are slots for.
    #[error("an operation of {0} results")]
    Results(usize),
    /// A row of text that the reader's grammar does not take.
    #[error("{0}")]
    Text(String),

    /// A call of a function without a body that is none of the runtime.
    #[error("a call of `{0}`, which has no body")]
    NoBody(String),

    /// The address of a symbol that is nowhere.
    #[error("address of `{0}`")]
    Address(String),
    /// A special register that is not known.
    #[error("special register {0}")]
    SpecialRegister(String),
    /// An operand that is no value is read.
    #[error("an operand without a value")]
    NoValue,
    /// An operand of several addresses stands where one is read.
    #[error("an address")]
    AddressList,
    /// A list stands where a value is read.
    #[error("a list as a value")]
    ListRead,
    /// A list stands where one result is written.
    #[error("a list as a result")]
    ListWritten,

    /// A comparison that is not known.
    #[error("an unknown comparison")]
    Comparison,
    /// An atomic operation that is not known.
    #[error("an unknown atomic operation")]
    Atomic,
    /// A reduction over lanes that is not known.
    #[error("an unknown reduction")]
    Reduction,
    /// A vote that is not known.
    #[error("an unknown vote")]
    Vote,
    /// A shuffle that is not known.
    #[error("an unknown shuffle")]
    Shuffle,

    /// Inline assembly has an operand in memory.
    #[error("an operand in memory")]
    InMemory,
    /// An input of inline assembly is tied to an output that it lacks.
    #[error("a tied operand without an output")]
    TiedToNothing,
    /// An input of inline assembly must be a constant and is none.
    #[error("an operand that is no constant")]
    NoConstant,
    /// An output of inline assembly is no register.
    #[error("an output of no register")]
    OutputOfNoRegister,
    /// An operand of inline assembly has no register in the text.
    #[error("a register without a name")]
    NoRegister,
    /// A template names an operand that inline assembly lacks.
    #[error("inline assembly names operand {0}, which it lacks")]
    NoOperand(u32),
    /// A template that cannot be read; the text says what is wrong with it.
    #[error("{0}")]
    Template(String),
    /// The text of inline assembly is no body of a function.
    #[error("no body")]
    NotABody,
}

impl From<TemplateError<'_>> for Undecodable {
    fn from(error: TemplateError<'_>) -> Undecodable {
        Undecodable::Template(error.to_string())
    }
}
