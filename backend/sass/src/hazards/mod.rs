//! Code of cubins against its dependences: rows and the control flow graph of a section, and what can be proved over them.
//!
//! | file | what |
//! |---|---|
//! | `code.rs` | a section as rows: decoded words, what they access, where they lead |
//! | `flow.rs` | blocks and edges |
//! | `unwritten.rs` | registers that are read although nothing wrote them |

pub mod code;
pub mod flow;
pub mod unwritten;

use crate::cubin::CubinError;
use crate::roles::UnknownRoles;

/// Code that cannot be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
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
