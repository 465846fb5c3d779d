//! The lowering table of `llvm.nvvm.*` intrinsics: which PTX each call is, on which targets.
//!
//! | file | what |
//! |---|---|
//! | `table_*.rs` | the rows, generated: intrinsic, conditions, guard, template |
//! | `guards.rs` | the guards, generated: targets and version of PTX |
//! | `lowering.rs` | [`lookup`]: the row of a call |
//! | `template.rs` | the notation of templates; [`Lowered::expand`] |
//! | `guard.rs` | the notation of guards; [`Guard::check`] |
//! | `select.rs` | calls to machine rows |
//!
//! `backend/tools/gen-lowering.py` writes the tables from what LLVM's back end prints and ptxas accepts.

mod guard;
mod guards;
mod lowering;
mod select;
mod table_a_c;
mod table_d_f;
mod table_g_l;
mod table_m;
mod table_n_s;
mod table_surface;
mod table_t_v;
mod table_w_z;
mod template;

pub use guard::Guard;
pub use lowering::{Lowered, ROWS, has, lookup, rows_of};
pub use template::{Part, Piece, Reason};

/// The tables in the order of their ids.
const FILES: &[&[lowering::Row]] = &[
    table_a_c::ROWS,
    table_d_f::ROWS,
    table_g_l::ROWS,
    table_m::ROWS,
    table_n_s::ROWS,
    table_surface::ROWS,
    table_t_v::ROWS,
    table_w_z::ROWS,
];

#[cfg(test)]
mod coverage;
#[cfg(test)]
mod tests;
