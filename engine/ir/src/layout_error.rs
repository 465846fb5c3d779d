//! What can be wrong with a layout string.

/// What is wrong with a layout string, in the words of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)] // Each variant is its message.
pub enum LayoutError {
    #[error("empty specification is not allowed")]
    EmptySpecification,
    #[error("unknown specifier '{letter}'")]
    Specifier { letter: char },
    #[error("malformed specification, must be of the form \"{form}\"")]
    Form { form: &'static str },
    #[error("malformed specification, must be just 'e' or 'E'")]
    Endianness,
    #[error("{name} component cannot be empty")]
    Empty { name: &'static str },
    #[error("{name} must be a non-zero 24-bit integer")]
    Size { name: &'static str },
    #[error("size must be zero")]
    AggregateSize,
    #[error("index size cannot be larger than the pointer size")]
    IndexSize,
    #[error("address space must be a 24-bit integer")]
    AddressSpace,
    #[error("address space 0 cannot be non-integral")]
    NonIntegralZero,
    #[error("{name} alignment component cannot be empty")]
    EmptyAlignment { name: &'static str },
    #[error("{name} alignment must be a 16-bit integer")]
    AlignmentNumber { name: &'static str },
    #[error("{name} alignment must be non-zero")]
    ZeroAlignment { name: &'static str },
    #[error("{name} alignment must be a power of two times the byte width")]
    Alignment { name: &'static str },
    #[error("preferred alignment cannot be less than the ABI alignment")]
    Preferred,
    #[error("i8 must be 8-bit aligned")]
    ByteAlignment,
    #[error("unknown function pointer alignment type '{kind}'")]
    FunctionPointerKind { kind: char },
    #[error("unknown mangling mode")]
    Mangling,
}
