//! Branch weights that passes write.

use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::new_metadata::NewNode;

/// Where weights come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measured {
    /// The program says what it expects; they are marked `expected`.
    Expected,
    /// A pass knows how likely a branch of its own is.
    Known,
}

/// Weights of a way that is hardly ever taken, and of the other.
pub(crate) const UNLIKELY: [u32; 2] = [1, (1 << 20) - 1];

/// Gives branch, `select` or `switch` `inst` the weights `weights`, where the module knows `!prof`.
pub(crate) fn set_weights(func: &mut FuncMut<'_>, inst: Inst, measured: Measured, weights: &[u32]) {
    let Some(kind) = func.ctx().tables.strings.find(b"prof") else { return };
    let mut all = vec![func.add_md(NewNode::Text(b"branch_weights"[..].into()))];
    if measured == Measured::Expected {
        all.push(func.add_md(NewNode::Text(b"expected"[..].into())));
    }
    for &weight in weights {
        all.push(func.add_md(NewNode::Number(weight)));
    }
    let node = func.add_md(NewNode::Tuple(all.into()));
    func.set_attachment(inst, kind, node);
}
