//! How memory SSA and the function it is of disagree.

use super::Access;
use warpc_ir::ids::{Block, Inst};

/// What [`MemorySsa::check`](super::MemorySsa::check) finds wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MemorySsaError {
    /// The accesses of a block are not its instructions that access memory, in order.
    #[error("accesses of {block:?} are {found:?}, instructions say {expected:?}")]
    Accesses {
        /// The block.
        block: Block,
        /// Instructions of its accesses.
        found: Vec<Inst>,
        /// Its instructions that access memory.
        expected: Vec<Inst>,
    },
    /// A phi does not have one value for each edge.
    #[error("phi of {block:?} has edges {edges:?}, its predecessors are {predecessors:?}")]
    PhiEdges {
        /// The block.
        block: Block,
        /// Blocks of its pairs, sorted.
        edges: Vec<Block>,
        /// Predecessors of the block, sorted.
        predecessors: Vec<Block>,
    },
    /// A phi takes another access than the one that reaches the end of a predecessor.
    #[error("phi of {block:?} takes {access:?} from {from:?}")]
    PhiValue {
        /// The block.
        block: Block,
        /// What it takes.
        access: Access,
        /// The predecessor.
        from: Block,
    },
    /// An access names another definition than the one that reaches it.
    #[error("{access:?} is defined by {found:?}, {expected:?} reaches it")]
    Defining {
        /// The access.
        access: Access,
        /// What it names.
        found: Access,
        /// What reaches it.
        expected: Access,
    },
    /// Another definition than the noted one reaches the end of a block.
    #[error("{expected:?} reaches the end of {block:?}, not {found:?}")]
    End {
        /// The block.
        block: Block,
        /// What was noted.
        found: Access,
        /// What reaches it.
        expected: Access,
    },
}
