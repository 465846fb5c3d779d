//! Facts that the columns of one row give, for the verifier and the analyses.

use crate::attrs::AttrKind;
use crate::func::Func;
use crate::opcode::{Opcode, flags};
use crate::value::{Value, ValueKind};

/// Whether `value` is a `swifterror` slot or parameter, which may be loaded from, stored to and passed on as such only.
pub fn is_swift_error(f: &Func<'_>, value: Value) -> bool {
    match value.kind() {
        ValueKind::Inst(d) => f.op(d) == Opcode::Alloca && f.flags(d) & flags::SWIFTERROR != 0,
        ValueKind::Arg(n) => {
            let list = f.ctx().globals.parts[f.global().index()].attrs;
            f.attrs().has(f.attrs().param(list, n as usize), AttrKind::SwiftError)
        }
        _ => false,
    }
}
