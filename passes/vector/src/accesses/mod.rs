//! Loads and stores by where they lie: classes of accesses that could be one, and chains at constant distances. The passes that join
//! accesses share them.
//!
//! | file | what |
//! |---|---|
//! | `chains.rs` | classes and chains |
//! | `distance.rs` | the distance of two addresses |

pub(crate) mod chains;
mod distance;

use warpc_analysis::facts;
use warpc_ir::Func;
use warpc_ir::ids::*;

/// Distances that scalar evolution is asked for, per access.
const DISTANCES: usize = 24;

/// An access of a chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// The load or store.
    pub inst: Inst,
    /// Place in its block, counted in instructions before the pass.
    pub place: u32,
    /// Bytes from the address of the first access of the chain.
    pub offset: i64,
    /// Bytes it touches.
    pub bytes: i64,
}

impl Access {
    /// Offset behind its last byte.
    pub fn end(&self) -> i64 {
        self.offset.wrapping_add(self.bytes)
    }
}

/// Address space of the memory that load or store `inst` accesses.
pub(crate) fn space_of(func: &Func<'_>, inst: Inst) -> u32 {
    facts::pointer_operand(func, inst).and_then(|ptr| func.types().addrspace(func.type_of(ptr))).unwrap_or(0)
}
