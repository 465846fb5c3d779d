//! The lowering table of `llvm.nvvm.*` intrinsics: which PTX each call is, on which targets.
//!
//! | file | what |
//! |---|---|
//! | `table_*.rs` | the rows, generated: intrinsic, conditions, guard, template |
//! | `guards.rs` | the guards, generated: targets and version of PTX |
//! | `row.rs`, `lowering.rs` | how rows are written; [`lookup`]: the row of a call |
//! | `template.rs` | the notation of templates; [`Lowered::expand`] |
//! | `guard.rs`, `target.rs` | the notation of guards; [`Guard::check`] |
//!
//! `backend/ptx/tools/gen-lowering.py` writes the tables from what LLVM's back end prints and ptxas accepts.

mod guard;
mod guards;
mod lowering;
mod row;
mod table_a_c;
mod table_d_f;
mod table_g_l;
mod table_m;
mod table_n_s;
mod table_surface;
mod table_t_v;
mod table_w_z;
mod target;
mod template;

pub use guard::Guard;
pub use lowering::{ROWS, has, lookup, rows_of};
pub use template::{Lowered, Part, Piece, Reason};

#[cfg(test)]
mod coverage;
#[cfg(test)]
mod tests;
