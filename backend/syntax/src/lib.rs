//! The PTX language: text to rows of plain data, messages in the words of ptxas, and rows back to text.
//!
//! | module | what |
//! |---|---|
//! | [`rows`] | what a file becomes |
//! | [`types`] | types, and which register an operand takes |
//! | [`table`] | the table of instructions, one row per form: `table/instructions.txt` |
//! | [`message`] | messages |
//! | `lex.rs` | tokens |
//! | `names.rs`, `scopes.rs` | names as numbers, and what they mean where they stand |
//! | `spelling.rs` | mnemonics: opcode, modifiers, types, candidates of the table |
//! | `check.rs`, `limits.rs` | whether operands fit, and numbers are not beyond what instructions take |
//! | `narrow.rs` | where a file has addresses of 32 bits |
//! | `parse/` | the reader, [`read`], and rows without a text, [`Filler`] |
//! | `print.rs` | the printer, [`print()`] |
//! | `version.rs` | the version of the language that a text needs, [`lowest_version`] |
//!
//! The language is PTX ISA 3.2 to 9.0 as ptxas 13.0 takes it. Reading is one pass and linear; rows keep all that the text says
//! but white space, comments and how numbers were written.
#![warn(missing_docs)]

mod address;
mod basic;
mod check;
mod fits;
mod lex;
mod limits;
pub mod message;
pub mod names;
mod narrow;
mod parse;
mod print;
pub mod rows;
mod scopes;
mod spelling;
pub mod table;
mod texture;
pub mod types;
mod version;

pub use check::bits_of_number;
pub use narrow::narrow_addresses;
pub use parse::{Callee, Filler, Reading, read};
pub use print::print;
pub use version::lowest_version;
