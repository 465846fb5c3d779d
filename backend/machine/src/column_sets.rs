//! The columns of the machine level, as passes declare them: one set per archetype.

use warpc_columns::ColumnSet;
use warpc_ir::column_sets::MACHINE;

const fn columns(first: u32, count: u32) -> ColumnSet {
    ColumnSet(((1 << count) - 1) << (MACHINE + first))
}

/// Instructions of the machine: head, operands, location.
pub const ROWS: ColumnSet = columns(0, 3);
/// Virtual registers.
pub const REGISTERS: ColumnSet = columns(4, 1);
/// Blocks of machine rows: range, frequency.
pub const BLOCKS: ColumnSet = columns(6, 2);
/// Segments of live ranges: start, end, value.
pub const SEGMENTS: ColumnSet = columns(8, 3);
/// Value numbers: definition, copy.
pub const VALUES: ColumnSet = columns(12, 2);
/// Live intervals: register, runs, leader, members, extent, weight.
pub const INTERVALS: ColumnSet = columns(16, 7);
/// Copies: place, ends, state.
pub const COPIES: ColumnSet = columns(24, 5);

/// Rows, registers and blocks.
pub const CODE: ColumnSet = ROWS.and(REGISTERS).and(BLOCKS);
/// All that is known of live ranges.
pub const LIVE_RANGES: ColumnSet = SEGMENTS.and(VALUES).and(INTERVALS).and(COPIES);

/// Names of the sets, as `warpc passes --verbose` shows them.
pub const NAMES: &[(ColumnSet, &str)] = &[
    (ROWS, "machine-rows"),
    (REGISTERS, "registers"),
    (BLOCKS, "machine-blocks"),
    (SEGMENTS, "segments"),
    (VALUES, "value-numbers"),
    (INTERVALS, "intervals"),
    (COPIES, "copies"),
];
