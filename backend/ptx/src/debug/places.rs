//! Operators of expressions that say where a variable is.

use super::dwarf::{op, sleb, uleb};

/// Appends the operators `elements` of an expression of the IR; none, with nothing appended, where DWARF 2 has no such operator.
/// A fragment at the end is left to the caller.
pub fn write_operators(elements: &[u64], out: &mut Vec<u8>) -> Option<()> {
    const FRAGMENT: u64 = warpc_ir::dwarf::op::FRAGMENT;
    let from = out.len();
    let mut at = 0;
    while at < elements.len() {
        let operator = elements[at];
        let count = warpc_ir::dwarf::arguments(operator)?;
        let arguments = elements.get(at + 1..at + 1 + count)?;
        at += 1 + count;
        if operator == FRAGMENT {
            break;
        }
        let known = matches!(operator, 0x06..=0x30) || operator == op::STACK_VALUE as u64;
        if !known {
            out.truncate(from);
            return None;
        }
        out.push(operator as u8);
        match operator as u8 {
            op::CONSTS => sleb(arguments[0] as i64, out),
            _ => arguments.iter().for_each(|&argument| uleb(argument, out)),
        }
    }
    Some(())
}
