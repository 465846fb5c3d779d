//! Whether an expression only grows, or only shrinks, with the iterations of each loop it is in.

use crate::{Expr, Kind, Se, Wrap};
use warpc_ir::ids::*;

/// How an expression changes within an outermost loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Monotonic {
    /// Not at all.
    Invariant,
    /// As a signed number it never changes direction.
    Signed,
}

/// How `expr` changes within `outer`, the outermost loop around it if there is one; the error is the part that nothing is known of.
pub fn of(se: &mut Se<'_, '_>, expr: Expr, outer: Loop) -> Result<Monotonic, Expr> {
    let mut at = expr;
    // Recurrences without signed wrap and with steps that do not change, down to what does not change.
    while se.kind(at) == Kind::AddRec {
        if !se.is_affine(at) || !se.wrap(at).has(Wrap::NSW) {
            return Err(at);
        }
        let (start, step) = (se.op(at, 0), se.op(at, 1));
        if outer.is_some() && !se.is_invariant(step, outer) {
            return Err(at);
        }
        at = start;
    }
    if outer.is_some() && !se.is_invariant(at, outer) {
        return Err(at);
    }
    Ok(if at == expr { Monotonic::Invariant } else { Monotonic::Signed })
}
