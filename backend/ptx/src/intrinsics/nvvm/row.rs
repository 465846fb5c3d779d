//! A row of the lowering table as the `table_*.rs` files write it.
//!
//! ```text
//! INTRINSIC, "when", GUARD, "template";
//! ```
//!
//! `when` is empty, the type in overload slot 0 (`f16`), or conditions on immediate arguments (`8=0`, `8>0`), separated by
//! spaces. Rows of one intrinsic are neighbours; the first whose conditions hold is taken. Templates are those of
//! [`super::template`], guards those of [`super::guards`].

use super::guard::Guard;
use warpc_ir::intrinsics::IntrinsicId;

/// A row as written.
pub(super) struct Row {
    pub id: IntrinsicId,
    pub when: &'static str,
    pub guard: Guard,
    pub template: &'static str,
}

/// Declares the rows of one table file.
macro_rules! rows {
    ($($id:ident, $when:literal, $guard:ident, $template:literal;)*) => {
        pub(super) const ROWS: &[super::row::Row] = &[$(super::row::Row {
            id: warpc_ir::intrinsics::id::$id,
            when: $when,
            guard: super::guard::Guard::$guard,
            template: $template,
        }),*];
    };
}
pub(super) use rows;
