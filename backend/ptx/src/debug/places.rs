//! Expressions that say where a variable is: operators, registers, pieces.
//!
//! A register of PTX is named, not numbered: the number of `DW_OP_regx` holds the bytes of its name, the first one in the highest place, as ptxas
//! takes it.

use super::dwarf::{op, sleb, uleb};
use warpc_ir::debug_expression;

/// Longest name of a register that fits in a number.
const LONGEST: usize = 8;

/// Appends `DW_OP_regx` of the register called `name`; false when the name is too long.
pub fn write_register(name: &[u8], out: &mut Vec<u8>) -> bool {
    if name.len() > LONGEST {
        return false;
    }
    let number = name.iter().fold(0u64, |number, &byte| number << 8 | byte as u64);
    out.push(op::REGX);
    uleb(number, out);
    true
}

/// Appends a value that is known.
pub fn write_constant(value: i64, out: &mut Vec<u8>) {
    if (0..32).contains(&value) {
        return out.push(op::LIT0 + value as u8);
    }
    out.push(op::CONSTS);
    sleb(value, out);
}

/// Appends the operators `elements` of an expression of the IR; none, with nothing appended, where DWARF 2 has no such operator.
/// A fragment at the end is left to the caller.
pub fn write_operators(elements: &[u64], out: &mut Vec<u8>) -> Option<()> {
    let from = out.len();
    let mut read = 0;
    for operation in debug_expression::operations(elements) {
        read += operation.len();
        let (operator, arguments) = (operation[0], &operation[1..]);
        if operator == warpc_ir::dwarf::op::FRAGMENT {
            return Some(());
        }
        if !matches!(operator, 0x06..=0x30) && operator != op::STACK_VALUE as u64 {
            break;
        }
        out.push(operator as u8);
        match operator as u8 {
            op::CONSTS => sleb(arguments[0] as i64, out),
            _ => arguments.iter().for_each(|&argument| uleb(argument, out)),
        }
    }
    if read < elements.len() {
        out.truncate(from);
        return None;
    }
    Some(())
}
