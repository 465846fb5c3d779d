//! What the interpreter cannot do, found when a program is decoded.

/// Why an instruction cannot be decoded. A program that has such an instruction runs until a thread reaches it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undecodable {
    /// A call of an intrinsic that is not known.
    #[error("intrinsic {0}")]
    Intrinsic(String),
    /// A call of an intrinsic of a family that is left out on purpose.
    #[error("{family}: intrinsic {name}")]
    Family {
        /// The family, and why it is left out.
        family: &'static str,
        /// Name of the intrinsic.
        name: String,
    },
    /// An instruction by its opcode.
    #[error("`{0}`")]
    Instruction(&'static str),
    /// A constant expression by its opcode.
    #[error("a constant expression of `{0}`")]
    Expression(&'static str),
    /// A special register by its name.
    #[error("special register {0}")]
    SpecialRegister(String),
    /// Inline assembly by its first instruction.
    #[error("inline assembly `{0}`")]
    Assembly(String),
    /// Inline assembly, with what the decoder that was asked says of it, as text: its error is of a crate above.
    #[error("{assembly}: {cause}")]
    AssemblyCause {
        /// The assembly.
        assembly: Box<Undecodable>,
        /// What the decoder says.
        cause: String,
    },
    /// A call of a function without a body.
    #[error("a call of @{0}, which has no body")]
    NoBody(String),
    /// A call of a known function with fewer arguments than it takes.
    #[error("a call of @{0} with too few arguments")]
    FewArguments(String),
    /// A value of a type that has no values.
    #[error("a value of type {0}")]
    Type(String),
    /// A form that no module has that the verifier accepts.
    #[error("{0}")]
    Malformed(&'static str),
    /// A value takes more slots than there may be.
    #[error("a value of too many parts")]
    TooManyParts,
    /// A constant is nested deeper than is followed.
    #[error("a constant nested too deeply")]
    TooDeep,
    /// An initialiser is nested deeper than is followed.
    #[error("an initialiser nested too deeply")]
    DeepInitialiser,
    /// An integer is wider than the interpreter computes with.
    #[error("an integer of more than 8192 bits")]
    WideInteger,
    /// An atomic operation is on an integer wider than any machine has it for.
    #[error("an atomic operation on more than 128 bits")]
    WideAtomic,
    /// A floating-point type is none of the target.
    #[error("a number of a type that is not of the target")]
    ForeignNumber,
    /// A value has a type without a body.
    #[error("a value of an opaque type")]
    OpaqueType,
    /// An address is computed in steps of a type without a known size.
    #[error("an address in steps of a type without a known size")]
    UnsizedStep,
    /// A stack object has a type without a known size.
    #[error("a stack object without a known size")]
    UnsizedObject,
    /// A constant is the address of a block.
    #[error("a block address")]
    BlockAddress,
    /// An argument of a call is metadata.
    #[error("a call with a metadata argument")]
    MetadataArgument,
    /// An operand is metadata.
    #[error("an operand of metadata")]
    MetadataOperand,
    /// What must be a constant is none.
    #[error("an operand that is no constant")]
    NoConstant,
    /// Inline assembly has no text.
    #[error("inline assembly without text")]
    EmptyAssembly,
    /// The table of a `lop3` is no constant.
    #[error("a table of lop3")]
    NoTable,
}

/// Why a module cannot be laid out in memory.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProgramError {
    /// A variable is larger than memory.
    #[error("{}@{name} has {size} bytes", if *shared { "shared " } else { "" })]
    TooLarge {
        /// Name of the variable.
        name: String,
        /// Its size in bytes.
        size: u64,
        /// Whether it is in shared memory.
        shared: bool,
    },
    /// An initialiser that cannot be evaluated.
    #[error("@{name}: {cause}")]
    Initialiser {
        /// Name of the variable.
        name: String,
        /// What cannot be evaluated.
        cause: Undecodable,
    },
}

/// Why a decoder of inline assembly gives no function.
#[derive(Debug, thiserror::Error)]
pub enum AsmRefusal {
    /// Nobody decodes assembly here.
    #[error("nobody decodes inline assembly here")]
    NoDecoder,
    /// The decoder cannot: an error of the crate that it is of.
    #[error(transparent)]
    Because(Box<dyn std::error::Error + Send + Sync>),
}

impl AsmRefusal {
    /// The refusal of a decoder whose error is `cause`.
    pub fn because(cause: impl std::error::Error + Send + Sync + 'static) -> AsmRefusal {
        AsmRefusal::Because(Box::new(cause))
    }
}

impl From<ProgramError> for String {
    fn from(error: ProgramError) -> String {
        error.to_string()
    }
}
