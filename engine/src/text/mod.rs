//! The textual IR: reader, printer.
//!
//! | file | what |
//! |---|---|
