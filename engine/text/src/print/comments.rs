//! A function as text with lines of an analysis between its instructions: what printers of analyses are made of.

use super::{PrintOptions, Printer};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::module::Module;

/// What stands around the instructions of a function. All of it goes to the text as it is: whole lines with their ends, except what
/// stands behind an instruction.
pub trait Comments {
    /// Before the first instruction of a block, under its label.
    fn block_start(&mut self, _b: Block, _out: &mut Vec<u8>) {}
    /// Above an instruction, below its debug records.
    fn before(&mut self, _i: Inst, _out: &mut Vec<u8>) {}
    /// Behind an instruction, in its line.
    fn behind(&mut self, _i: Inst, _out: &mut Vec<u8>) {}
    /// Behind the last instruction of a block.
    fn block_end(&mut self, _b: Block, _out: &mut Vec<u8>) {}
}

/// Text of one function as [`print_function`](super::print_function) makes it, with comments. Linear.
pub fn print_function_with(
    f: &Func<'_>,
    module: Option<&Module>,
    options: &PrintOptions,
    comments: &mut dyn Comments,
) -> Vec<u8> {
    let mut p = Printer::new(f.ctx(), module, options);
    p.number_structs_of(f);
    p.number_module();
    p.function(f.global(), Some(f), Some(comments));
    p.out
}
