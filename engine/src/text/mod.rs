//! The textual IR: reader, printer.
//!
//! | file | what |
//! |---|---|
//! | `print/` | printer: module, function, instruction |

pub mod print;

pub use print::{Dialect, PrintOptions, print_function, print_inst, print_module};
