//! What can be wrong with bitcode: place and cause.

use warpc_ir::diag::{Diag, Severity};

/// Why bitcode cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Cause {
    /// Neither the magic number of bitcode nor of its wrapper.
    #[error("the file does not start with a bitcode header")]
    Magic,
    /// The wrapper names bytes that are not there.
    #[error("invalid bitcode wrapper header")]
    Wrapper,
    /// The bytes end before what they announce.
    #[error("unexpected end of bitcode")]
    End,
    /// The bitcode is of another epoch.
    #[error("incompatible epoch: bitcode '{0}' vs current: '0'")]
    Epoch(u64),
    /// A block, abbreviation or encoding that the stream format does not allow.
    #[error("malformed bitstream: {0}")]
    Stream(&'static str),
    /// There is no module.
    #[error("no module in the bitcode")]
    NoModule,
    /// There is more than one module.
    #[error("expected a single module")]
    SeveralModules,
    /// A record that does not say what it should.
    #[error("invalid {0} record")]
    Record(&'static str),
    /// A number that names nothing.
    #[error("reference to a {0} that does not exist: {1}")]
    Reference(&'static str, u64),
    /// Operands of the wrong type.
    #[error("wrong type of {0}")]
    Type(&'static str),
    /// The data layout is wrong.
    #[error("{0}")]
    Layout(String),
    /// Something larger than is read.
    #[error("{0}")]
    Limit(&'static str),
    /// Something that no form of today expresses.
    #[error("unimplemented: {0}")]
    Unsupported(&'static str),
}

/// A cause and its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{cause} (at byte {byte})")]
pub struct ReadError {
    /// Byte of the input.
    pub byte: usize,
    /// What is wrong there.
    pub cause: Cause,
}

impl From<ReadError> for Vec<Diag> {
    fn from(e: ReadError) -> Vec<Diag> {
        // Lines of binary bytes show nothing: the place is in the message.
        vec![Diag { severity: Severity::Error, message: e.to_string(), span: None, hint: None }]
    }
}

/// Result of reading a part; the place is added where the part was entered.
pub(super) type Part<X> = Result<X, Cause>;
