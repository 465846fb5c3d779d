//! Facts that the columns of one row give, for the verifier and the analyses.

use crate::attrs::AttrKind;
use crate::func::Func;
use crate::opcode::{Opcode, flags};
use crate::value::{Value, ValueKind};

/// Whether `value` is a `swifterror` slot or parameter, which may be loaded from, stored to and passed on as such only.
pub fn is_swift_error(func: &Func<'_>, value: Value) -> bool {
    match value.kind() {
        ValueKind::Inst(d) => func.op(d) == Opcode::Alloca && func.flags(d) & flags::SWIFTERROR != 0,
        ValueKind::Arg(n) => {
            let list = func.ctx().globals.parts[func.global().index()].attrs;
            func.attrs().has(func.attrs().param(list, n as usize), AttrKind::SwiftError)
        }
        _ => false,
    }
}
