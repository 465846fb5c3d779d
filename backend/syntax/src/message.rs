//! Messages, in the words of ptxas: `ptxas FILE, line N; error   : TEXT`.
//!
//! Callers read these words, so a message is a row of [`Problem`] and its text stands in one place.

use std::fmt;

/// How grave it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The file is accepted, and a warning would be too much.
    Info,
    /// The file is accepted.
    Warning,
    /// The file is refused; reading goes on.
    Error,
    /// The file is refused; reading ends.
    Fatal,
}

impl Severity {
    /// Whether the file is refused.
    pub fn refuses(self) -> bool {
        matches!(self, Severity::Error | Severity::Fatal)
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the text of a message stands above it")]
pub enum Problem {
    #[error("Parsing error near '{0}': syntax error")]
    Syntax(String),
    #[error("Program is doing double precision computations.")]
    DoublePrecision,
    #[error("Parsing error near '{0}': unexpected EOF while scanning")]
    OpenComment(String),
    #[error("Missing .version directive at start of file '{0}'")]
    NoVersion(String),
    #[error("Missing .target directive at start of file '{0}'")]
    NoTarget(String),
    #[error("Unsupported .version {0}.{1}; current version is '9.0'")]
    UnsupportedVersion(u64, u64),
    #[error("Unsupported .target '{0}'")]
    InvalidTarget(String),
    #[error("Illegal value for .address_size directive (must be 32 or 64)")]
    AddressSize,
    #[error("Illegal attribute '.managed' for symbol '{0}'")]
    ManagedSymbol(String),
    #[error("Unknown symbol '{0}'")]
    UnknownSymbol(String),
    #[error("Unexpected number of state spaces specified in instruction '{0}'")]
    SpaceCount(String),
    #[error("Illegal {0} '.{1}' for instruction '{2}'")]
    Layout(&'static str, &'static str, String),
    #[error("Inconsistent prototypes of '{0}', {1} differ")]
    Prototypes(String, &'static str),
    #[error("Label expected for forward reference of '{0}'")]
    ForwardReference(String),
    #[error("Illegal placement of kernel parameter attribute")]
    AttributePlacement,
    #[error("Entry parameter '{0}' must have .param state space")]
    EntryParameter(String),
    #[error("Parameter to entry function cannot be an incomplete array.")]
    OpenParameter,
    #[error("Invalid initial value expression")]
    InitExpression,
    #[error("Invalid mask value '{0:#x}' used in initializer")]
    InitMask(u64),
    #[error("Illegal rounding modifier for instruction '{0}'")]
    RoundingModifier(String),
    #[error("No state space qualifier expected for instruction '{0}'")]
    NoSpaceExpected(String),
    #[error("State space incorrect for instruction '{0}'")]
    SpaceIncorrect(String),
    #[error("State space incorrect for instruction '{0}', expected '::cluster'")]
    SpaceOfCluster(String),
    #[error("Modifier '{0}' requires scope with '{1}' instruction")]
    ScopeRequired(String, String),
    #[error("Mismatch between instruction type and comparison qualifier")]
    ComparisonType,
    #[error("Vector type too large, exceeds {0} bit limit")]
    VectorTooLarge(u32),
    #[error("Incorrect type '{0}' for operation '{1}' in instruction '{2}'")]
    OperationType(String, String, String),
    #[error("Predicate output expected for instruction '{0}'")]
    PredicateOutput(String),
    #[error("Predicate output not allowed for instruction '{0}'")]
    PredicateNotAllowed(String),
    #[error("Illegal vector size: {0}")]
    IllegalVectorSize(usize),
    #[error("Argument vector size mismatch for instruction '{0}'")]
    VectorSizes(String),
    #[error("Incompatible elements of vector expression")]
    VectorElements,
    #[error("Argument {0} of instruction '{1}': value '{2}' out of range, expected to be in range [{3}..{4}]")]
    OutOfRange(usize, String, i64, i32, i32),
    #[error("Argument {0} of instruction '{1}': unexpected value '{2}', expected to be {3}")]
    Unexpected(usize, String, i64, String),
    #[error("Argument {0} of instruction '{1}' : value '{2}' expected to be a non-zero positive")]
    NonZero(usize, String, i64),
    #[error(
        "Argument {0} of instruction '{1}': value '{2}' expected to be in range [{3}..{4}] when .{5} modifier is used."
    )]
    FieldRange(usize, String, i64, i32, i32, &'static str),
    #[error(
        "Argument {0} of instruction '{1}': value '{2}' out of range, expected to be in range (0.000000 .. 1.000000]"
    )]
    Part(usize, String, String),
    #[error(
        "Argument {0} of instruction '{1}': value '{2}' must be less than or equal to the value '{3}' of argument {4}"
    )]
    AtMost(usize, String, i32, i32, usize),
    #[error("Barrier number '{0}' out of range, expected to be in range [0..15]")]
    BarrierNumber(u64),
    #[error("Number of threads participating in barrier must be in multiple of warp size")]
    ThreadCount,
    #[error("Instruction '{0}' requires a non-zero thread count argument")]
    NoThreads(String),
    #[error("Result vector expected")]
    ResultVector,
    #[error("Vector expected for argument {0}")]
    VectorExpected(usize),
    #[error("Argument {0} of instruction '{1}': Argument vector size mismatch")]
    VectorArgument(usize, String),
    #[error("Vector is not expected for argument {0} of instruction '{1}'")]
    VectorNotExpected(usize, &'static str),
    #[error("Vector operand is not allowed for instruction '{0}'")]
    VectorNotAllowed(String),
    #[error("Video selector is not allowed on destination for instruction '{0}'")]
    SelectorNotAllowed(String),
    #[error("Video instruction cannot have destination selector and secondary operation")]
    SelectorAndOperation,
    #[error("Duplicate definition of {0} '{1}'")]
    Duplicate(&'static str, String),
    #[error("Inconsistent redefinition of {0} '{1}'")]
    Inconsistent(&'static str, String),
    #[error("Inconsistent redefinition of '{0}' as entry and function")]
    EntryAndFunction(String),
    #[error("'.extern' variable '{0}' cannot be resolved by a '.static'")]
    ExternStatic(String),
    #[error("Not a name of any known instruction: '{0}'")]
    UnknownInstruction(String),
    #[error("Unknown modifier '{0}'")]
    UnknownModifier(String),
    #[error("Illegal modifier '{0}' for instruction '{1}'")]
    IllegalModifier(String, String),
    #[error("Modifier '{0}' does not apply to '{1}' type")]
    ModifierOfType(String, String),
    #[error("Unexpected instruction types specified for '{0}'")]
    Types(String),
    #[error("{0} required for instruction '{1}'")]
    Required(String, String),
    #[error("Vector qualifier is not allowed for instruction '{0}'")]
    VectorQualifier(String),
    #[error("Comparison qualifier is not allowed for instruction '{0}'")]
    ComparisonQualifier(String),
    #[error("Instruction '{0}' applies only to signed numeric types")]
    OnlySigned(String),
    #[error("Illegal argument to unary minus")]
    MinusOfInteger,
    #[error("Illegal argument to predicate negation")]
    NotOfPredicate,
    #[error("Operand negation limited to either (source A xor source B) or source C")]
    Negations,
    #[error("Operand negation not allowed for instruction '{0}'")]
    NegationNotAllowed(String),
    #[error("Conflicting use of '.po' modifier with operand negation")]
    NegationPlusOne,
    #[error("Arguments mismatch for instruction '{0}'")]
    Arguments(String),
    #[error("Illegal operand type to instruction '{0}'")]
    IllegalOperand(String),
    #[error("Special register argument not allowed for instruction '{0}'")]
    SpecialRegister(String),
    #[error("Argument {0} of instruction '{1}': must be register")]
    MustBeRegister(usize, String),
    #[error("Label expected for argument {0} of instruction '{1}'")]
    LabelExpected(usize, String),
    #[error("Result register required for instruction '{0}'")]
    ResultRegister(String),
    #[error("Result discard mode is not allowed for instruction '{0}'")]
    Discard(String),
    #[error("Predicate expression expected")]
    Guard,
    #[error("Vector of size {0} is expected for argument {1} of instruction '{2}'")]
    VectorSize(u32, usize, String),
    #[error("Boolean operation is required for instruction '{0}'")]
    BooleanRequired(String),
    #[error("State space mismatch between instruction and address in instruction '{0}'")]
    SpaceMismatch(String),
    #[error("Illegal state space for address operand '{0}' with instruction '{1}'")]
    SpaceOfOperand(String, String),
    #[error("Incorrect video selector for operand {0}")]
    VideoSelector(usize),
    #[error("Alignment must be a power of two")]
    AlignmentPower,
    #[error("Alignment value too large, exceeds 2^23")]
    AlignmentLarge,
    #[error("Argument vector size mismatch for instruction '{0}'")]
    VectorSum(String),
    #[error("Illegal to use symbol '{0}' of type {1} as address operand. Use integer or bit only.")]
    AddressType(String, String),
    #[error("Address expected for argument {0} of instruction '{1}'")]
    AddressExpected(usize, String),
    #[error("Argument {0} of instruction '{1}': .{2} or .u64 register expected")]
    ReferenceExpected(usize, String, &'static str),
    #[error("Operand vector size doesn't match geometry for instruction '{0}'")]
    Geometry(String),
    #[error("Array index in the '{0}' instruction has unexpected type. Expecting type .u32")]
    LayerType(String),
    #[error("Vector with elements of different types are not allowed in {0} instruction")]
    MixedElements(String),
    #[error("Integer coordinates require .s32 instruction type")]
    IntegerCoordinates,
    #[error("Floating-point coordinates required")]
    FloatCoordinates,
    #[error("Illegal expression '{0}'")]
    IllegalExpression(String),
    #[error("Non-generic address is not supported as operand for prefetchu instruction")]
    NonGenericPrefetch,
    #[error("Indirect access to {0} requires .u64 type")]
    IndirectAccess(&'static str),
    #[error("Illegal operand type for address/array-index")]
    AddressOperand,
    #[error("Immediate addresses allowed only for .local state space")]
    ImmediateAddress,
    #[error(".L2::cache_hint modifier required for instruction '{0}' with {1} arguments")]
    CacheHint(String, usize),
    #[error("Feature '{0}' requires .target sm_{1} or higher")]
    NeedsTarget(String, u32),
    #[error("Feature '{0}' requires PTX ISA .version {major}.{minor} or later", major = .1 / 10, minor = .1 % 10)]
    NeedsVersion(String, u32),
    #[error("Modifier '{0}' requires .target sm_{1} or higher")]
    ModifierNeedsTarget(String, u32),
    #[error("Modifier '{0}' on '{1}' requires .target sm_{2} or higher")]
    ModifierOnNeedsTarget(String, String, u32),
    #[error("Modifier '{0}' on '{1}' requires PTX ISA .version {major}.{minor} or later", major = .2 / 10, minor = .2 % 10)]
    ModifierOnNeedsVersion(String, String, u32),
    #[error("Modifier '{0}' requires modifier '{1}'")]
    ModifierRequires(String, String),
    #[error("Instruction '{0}' not supported on .target '{1}'")]
    NotOnTarget(String, String),
    #[error("Instruction '{0}' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4")]
    WithoutSync(String),
    #[error("Instruction '{0}' without '.sync' may produce unpredictable results on sm_70 and later architectures")]
    WithoutSyncWarning(String),
    #[error(
        "Instruction '{0}' without '.sync' is deprecated since PTX ISA version 6.0 and will be discontinued in a future PTX ISA version"
    )]
    WithoutSyncDeprecated(String),
    #[error(
        "Advisory: Modifier '.sp::ordered_metadata' should be used on instruction 'mma' instead of modifier '.sp' as it is expected to have \
         substantially reduced performance on some future architectures"
    )]
    UnorderedMetadata,
    #[error("Rounding modifier required for mad.f32 if .target is sm_20 or later.")]
    Unrounded,
    #[error("Call has wrong number of parameters")]
    CallCount,
    #[error("Illegal argument for formal parameter '{0}'")]
    CallArgument(String),
    #[error("Type of argument does not match formal parameter '{0}'")]
    CallType(String),
    #[error("Alignment of argument does not match formal parameter '{0}'")]
    CallAlignment(String),
    #[error("Call to '{0}' requires call prototype")]
    CallPrototype(String),
    #[error("Call target not recognized")]
    CallTarget,
    #[error("Greater number of elements in array initializer")]
    InitCount,
    #[error("Initial value type mismatch")]
    InitType,
    #[error("Opaque structure initializer requires named fields")]
    OpaqueFieldName,
    #[error("Unrecognized field name '{0}' in opaque struct initializer")]
    OpaqueField(String),
    #[error("Unrecognized initial value symbol '{0}'")]
    OpaqueValue(String),
    #[error("Field '{0}' is ignored in {1} variables in independent texture mode")]
    OpaqueFieldIgnored(String, &'static str),
    #[error("Constant expression has division by zero")]
    DivisionByZero,
    #[error("Predicate variable '{0}' must be in register state space")]
    PredicateVariable(String),
    #[error("Multiple return parameters require .register state space")]
    ManyResults,
    #[error("Illegal parameter name '_'")]
    ParameterName,
    #[error("Positive non-zero value expected for {0}")]
    Positive(String),
    #[error("Deprecated feature: '.maxnctapersm directive' not supported as of PTX version 2.1")]
    MaxBlocks,
    #[error("Conflicting directives: .maxntid and .reqntid cannot both be specified")]
    BothThreads,
    #[error(".minnctapersm is ignored when neither .maxntid nor .reqntid is specified.")]
    MinBlocksIgnored,
    #[error(".reqntid and .reqnctapercluster directive(s) required for directive '.blocksareclusters'")]
    BlocksAreClusters,
    #[error("Illegal redefinition of function '{0}' as alias")]
    AliasDefined(String),
    #[error("Mismatch in prototype of alias '{0}' and aliasee '{1}'. {2} differ(s)")]
    AliasPrototype(String, String, &'static str),
    #[error("Cannot define alias to entry function '{0}'")]
    AliasEntry(String),
    #[error("Cannot alias a function to itself")]
    AliasItself,
    #[error("Internal error: alias to unknown symbol")]
    AliasUnknown,
    #[error("Illegal call target, device function expected")]
    CallKernel,
    #[error("Function definition conflicts with '.extern' declaration for function '{0}'")]
    ExternBody(String),
    #[error("Entry function '{0}' uses too much parameter space ({1:#x} bytes, {2:#x} max).")]
    ParameterSpace(String, u64, u64),
    #[error("In ABI compilation, passing predicate, 8-bit and 16-bit parameters to device functions is not supported")]
    PredicateParameter,
    #[error("Illegal to write to function input parameter '{0}'")]
    WriteToParameter(String),
    #[error("Invalid initial value symbol '{0}'")]
    InitSymbol(String),
    #[error("No initial value is allowed for external symbol '{0}'")]
    InitExtern(String),
    #[error("No initial value is allowed for '{0}' in this state space")]
    InitSpace(String),
    #[error("Non-external variable '{0}' has incomplete type")]
    Incomplete(String),
    #[error("Duplicate file index #{0}")]
    FileIndex(u64),
    #[error(
        ".loc directive without .file directive is found, line information in generated binary may not be complete"
    )]
    LocationFile,
    #[error("Value out of range for type .{0} {1}")]
    DataRange(&'static str, i64),
    #[error("Alignment must be a power of two")]
    Alignment,
    #[error("Deprecated feature: 'explicit constant banks' not supported as of PTX version 2.2")]
    ConstantBanks,
    #[error("File uses too much global constant data ({0:#x} bytes, 0x10000 max)")]
    ConstantSpace(u64),
    #[error("Module-scoped variables in {0} state space are not allowed with ABI")]
    ModuleScope(&'static str),
    #[error("Parameter variables may not be declared at module scope")]
    ModuleParameter,
    #[error("Unexpected non-ASCII character encountered on line {0}")]
    NonAscii(usize),
    #[error("Read-only special register cannot be destination argument")]
    ReadOnlySpecial,
    #[error("Unable to infer type of vector elements (assuming .b8)")]
    VectorOfSinks,
    #[error("Sink '_' not allowed as a source operand")]
    SinkSource,
    #[error("Illegal vector-vector operands for vector-scalar or scalar-vector mov instruction")]
    VectorToVector,
    #[error("Unknown video selector: '{0}'")]
    UnknownSelector(String),
    #[error("Pragma '{0}' is allowed only within function scope")]
    PragmaScope(String),
    #[error("Instruction or declaration violates .target texmode_unified setting")]
    TexMode,
    #[error("{0}")]
    Limit(&'static str),
}

/// A message with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Line, from 1; 0 where none is said.
    pub line: u32,
    /// How grave it is.
    pub severity: Severity,
    /// What is wrong.
    pub problem: Problem,
}

impl Message {
    /// The message as ptxas writes it of a file called `file`.
    pub fn render<'a>(&'a self, file: &'a str) -> impl fmt::Display + 'a {
        Rendered { message: self, file }
    }
}

struct Rendered<'a> {
    message: &'a Message,
    file: &'a str,
}

impl fmt::Display for Rendered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.message.severity {
            Severity::Info => "info   ",
            Severity::Warning => "warning",
            Severity::Error => "error  ",
            Severity::Fatal => "fatal  ",
        };
        if self.message.line == 0 {
            write!(f, "ptxas {severity} : {}", self.message.problem)
        } else {
            write!(f, "ptxas {}, line {}; {severity} : {}", self.file, self.message.line, self.message.problem)
        }
    }
}

/// The line that ends a list of messages with an error.
pub const ABORTED: &str = "ptxas fatal   : Ptx assembly aborted due to errors";
