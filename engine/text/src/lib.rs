//! The textual IR: reader, printer.
//!
//! | file | what |
//! |---|---|
//! | `lexer.rs` | bytes to tokens |
//! | `escape.rs` | escapes of names and strings |
//! | `keywords.rs` | words of the language |
//! | `names.rs` | name tables of the reader |
//! | `scan.rs` | positions in the input for the quick rules of the reader |
//! | `type_text.rs` | types as text, for messages |
//! | `parse/` | the reader: [`parse_module`] |
//! | `print/` | printer: module, function, instruction |
#![warn(missing_docs)]

mod escape;
mod keywords;
mod lexer;
mod names;
mod parse;
pub mod print;
mod scan;
mod type_text;

pub use parse::{MAX_ERRORS, ReadOptions, parse_module};
pub use print::{Dialect, FunctionText, PrintOptions, print_function, print_inst, print_loop, print_module};
pub use type_text::type_text;
