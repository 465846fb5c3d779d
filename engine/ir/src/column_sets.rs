//! The columns that passes over the IR declare to read and write (`PassInfo::columns`), and the sets that most of them share.
//!
//! Tables beside the rows (constants, calls, names, debug records, use lists) are no columns and are not declared. Machine rows
//! have the bits from [`MACHINE`] on; the back end gives them out.

pub use warpc_columns::{ColumnSet, Columns};

const fn bit(n: u32) -> ColumnSet {
    ColumnSet(1 << n)
}

/// Opcode, flags and type of instructions, and which rows are live. The first column of instructions.
pub const HEAD: ColumnSet = bit(0);
/// Operands.
pub const OPERANDS: ColumnSet = bit(1);
/// Payload by opcode.
pub const PAYLOAD: ColumnSet = bit(2);
/// Order of instructions.
pub const PLACE: ColumnSet = bit(3);
/// Debug locations.
pub const LOCATION: ColumnSet = bit(4);
/// First and last instruction of blocks. The first column of blocks.
pub const BLOCK_ENDS: ColumnSet = bit(8);
/// Order of blocks, and the heads of their use lists.
pub const BLOCK_LINKS: ColumnSet = bit(9);
/// Name and binding of globals. The first column of globals.
pub const SYMBOL: ColumnSet = bit(12);
/// Type and address space of globals.
pub const SHAPE: ColumnSet = bit(13);
/// Attributes and initialisers of globals.
pub const PARTS: ColumnSet = bit(14);
/// The first bit for columns of machine rows.
pub const MACHINE: u32 = 16;

/// All columns of a function.
pub const FUNCTION: ColumnSet =
    HEAD.and(OPERANDS).and(PAYLOAD).and(PLACE).and(LOCATION).and(BLOCK_ENDS).and(BLOCK_LINKS);
/// All columns of a function but debug locations: what analyses read.
pub const MEANING: ColumnSet = HEAD.and(OPERANDS).and(PAYLOAD).and(PLACE).and(BLOCK_ENDS).and(BLOCK_LINKS);
/// All columns of globals.
pub const GLOBALS: ColumnSet = SYMBOL.and(SHAPE).and(PARTS);
/// The columns that erasing instructions and replacing operands write.
pub const ERASED: ColumnSet = HEAD.and(OPERANDS).and(PLACE).and(BLOCK_ENDS).and(BLOCK_LINKS);

/// The columns of passes that only read, such as printers.
pub const READ: Columns = Columns { reads: FUNCTION, writes: ColumnSet::NONE };
/// The columns of passes that only change the order of instructions.
pub const MOVE: Columns = Columns { reads: MEANING, writes: PLACE.and(BLOCK_ENDS) };
/// The columns of passes that erase instructions and replace their results, and make no instructions but phis: no payload and no
/// debug location changes.
pub const ERASE: Columns = Columns { reads: MEANING, writes: ERASED };
/// The columns of passes that make new code.
pub const REWRITE: Columns = Columns { reads: FUNCTION, writes: FUNCTION };
/// The columns of module passes.
pub const MODULE: Columns = Columns { reads: FUNCTION.and(GLOBALS), writes: FUNCTION.and(GLOBALS) };

/// Names of the columns, as `warpc passes --verbose` shows them.
pub const NAMES: &[(ColumnSet, &str)] = &[
    (HEAD, "head"),
    (OPERANDS, "operands"),
    (PAYLOAD, "payload"),
    (PLACE, "place"),
    (LOCATION, "location"),
    (BLOCK_ENDS, "block-ends"),
    (BLOCK_LINKS, "block-links"),
    (SYMBOL, "symbol"),
    (SHAPE, "shape"),
    (PARTS, "parts"),
];
