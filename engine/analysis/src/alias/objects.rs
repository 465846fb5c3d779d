//! What a pointer's base can be, and which bases never meet.

use super::Alias;
use crate::escape::{UseOf, use_of};
use crate::facts::{arg_has, call_ret_has};
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::Aux;
use warpc_ir::ids::Inst;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value, ValueKind};

/// A base: what all pointers computed from it share.
#[derive(Clone, Copy)]
pub(super) struct Object {
    /// The base.
    pub value: Value,
    /// Space of its memory.
    pub space: u32,
    /// Whether no other identified object overlaps it.
    pub identified: bool,
    /// Whether it is made by or for this very call of the function.
    pub local: bool,
    /// Whether it is the null pointer, which points to nothing.
    pub null: bool,
    /// Bytes that an access to it may have, when it is identified and their number is known.
    pub size: Option<u64>,
}

/// Address spaces of NVPTX.
pub mod space {
    /// Any of the others.
    pub const GENERIC: u32 = 0;
    /// Shared memory of the block.
    pub const SHARED: u32 = 3;
    /// Constant memory.
    pub const CONST: u32 = 4;
    /// Memory of the thread.
    pub const LOCAL: u32 = 5;
    /// Shared memory of the cluster.
    pub const CLUSTER: u32 = 7;
    /// Kernel parameters.
    pub const PARAM: u32 = 101;
}

/// Whether pointers to the two spaces may name the same memory.
pub fn spaces_may_meet(lhs: u32, rhs: u32) -> bool {
    use space::*;
    lhs == rhs || lhs == GENERIC || rhs == GENERIC || matches!((lhs, rhs), (SHARED, CLUSTER) | (CLUSTER, SHARED))
}

/// Address space of the memory of object `object`: generic when it is not known.
pub fn object_space(func: &Func<'_>, object: Value) -> u32 {
    let own = func.types().addrspace(func.type_of(object)).unwrap_or(0);
    match object.kind() {
        ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => space::LOCAL,
        _ => own,
    }
}

/// Whether `object` is the null pointer where that points to nothing: in the generic space, unless the function says otherwise.
/// The other spaces of the target have memory at address 0.
pub(super) fn is_null(func: &Func<'_>, object: Value) -> bool {
    object.is_constant()
        && func.consts().is_zero(object)
        && func.types().addrspace(func.type_of(object)).is_some_and(|space| !crate::facts::null_is_valid(func, space))
}

/// Whether both are allocas themselves.
pub(super) fn both_allocas(func: &Func<'_>, lhs: Value, rhs: Value) -> bool {
    let is = |v: Value| v.as_inst().is_some_and(|i| func.op(i) == Opcode::Alloca);
    is(lhs) && is(rhs)
}

/// Whether `object` is an object of its own that no other identified object overlaps: alloca, global, fresh allocation,
/// `noalias` or `byval` argument.
pub fn is_identified_object(func: &Func<'_>, object: Value) -> bool {
    is_local_object(func, object)
        || match object.kind() {
            ValueKind::Global(g) => {
                matches!(func.ctx().globals.sym[g.index()].kind, GlobalKind::Function | GlobalKind::Variable)
            }
            ValueKind::Arg(n) => arg_has(func, n, AttrKind::NoAlias) || arg_has(func, n, AttrKind::ByVal),
            _ => false,
        }
}

/// Alloca, fresh allocation, or `byval` argument: made by or for this very call of the function.
pub fn is_local_object(func: &Func<'_>, object: Value) -> bool {
    match object.kind() {
        ValueKind::Inst(i) => match func.op(i) {
            Opcode::Alloca => true,
            Opcode::Call => call_ret_has(func, i, AttrKind::NoAlias),
            _ => false,
        },
        ValueKind::Arg(n) => arg_has(func, n, AttrKind::ByVal),
        _ => false,
    }
}

/// Whether `object` is the slot that the caller made for the result of this very call, and that nobody else is given: an argument
/// with `noalias`, and `sret` or `dead_on_unwind`. Other `noalias` arguments may be passed to other threads too, which barriers make
/// visible.
pub(super) fn is_return_slot(func: &Func<'_>, object: Value) -> bool {
    object.as_arg().is_some_and(|n| {
        let is_slot = arg_has(func, n, AttrKind::SRet) || arg_has(func, n, AttrKind::DeadOnUnwind);
        is_slot && arg_has(func, n, AttrKind::NoAlias)
    })
}

/// Whether `object` is a `noalias` argument of the function.
pub(super) fn is_noalias_argument(func: &Func<'_>, object: Value) -> bool {
    object.as_arg().is_some_and(|n| arg_has(func, n, AttrKind::NoAlias))
}

/// Size of object `object` when it is exactly known.
pub fn exact_size(func: &Func<'_>, object: Value) -> Option<u64> {
    match object.kind() {
        ValueKind::Global(g) => {
            let sym = &func.ctx().globals.sym[g.index()];
            // Another module may define it larger, and external shared arrays have no size here.
            if sym.has(Symbol::DECLARATION) || sym.linkage.is_interposable() || sym.linkage == Linkage::Appending {
                return None;
            }
            crate::known_bits::object_size(func, object)
        }
        // `dereferenceable` is a lower bound only.
        ValueKind::Arg(n) if !arg_has(func, n, AttrKind::ByVal) => None,
        _ => crate::known_bits::object_size(func, object),
    }
}

/// Bytes that an access to `object` may have: its size, when that is exactly known, and what its alignment leaves behind it, which
/// aligned loads may take along.
pub(super) fn room(func: &Func<'_>, object: Value) -> Option<u64> {
    let align = match object.kind() {
        ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => Aux::unpack_align(func.aux(i).b),
        ValueKind::Global(g) => Aux::unpack_align(func.ctx().globals.shape[g.index()].align as u32),
        _ => 1,
    };
    exact_size(func, object)?.checked_next_multiple_of(align.max(1))
}

/// Whether object `object` may be written while the function runs. Constants, constant and parameter memory are not.
pub fn may_be_written(func: &Func<'_>, object: Value) -> bool {
    if matches!(object_space(func, object), space::CONST | space::PARAM) {
        return false;
    }
    match object.kind() {
        ValueKind::Global(g) => {
            let sym = &func.ctx().globals.sym[g.index()];
            sym.kind == GlobalKind::Variable && !sym.has(Symbol::CONSTANT) || sym.kind == GlobalKind::Alias
        }
        ValueKind::Arg(n) => {
            !(arg_has(func, n, AttrKind::NoAlias)
                && (arg_has(func, n, AttrKind::ReadOnly) || arg_has(func, n, AttrKind::ReadNone)))
        }
        _ => true,
    }
}

/// Whether `inst` is a call whose result points into what an argument points to, though the call does not capture that.
fn passes_argument_on(func: &Func<'_>, inst: Inst) -> bool {
    let passes_on = |n| use_of(func, func.use_of(inst, n), false) == UseOf::PassesOn;
    func.op(inst) == Opcode::Call && (0..func.call(inst).num_args as usize).any(passes_on)
}

impl Alias<'_, '_> {
    /// Whether two different bases are bases of different memory.
    pub(super) fn objects_differ(&mut self, lhs: &Object, rhs: &Object) -> bool {
        let (a, b) = (lhs.value, rhs.value);
        if a == b {
            return false;
        }
        let func = self.f;
        if !spaces_may_meet(lhs.space, rhs.space) {
            return true;
        }
        if lhs.identified && rhs.identified {
            return true;
        }
        // What comes from outside does not point into what is made here.
        let from_outside = |v: Value| v.as_arg().is_some() || v.as_global().is_some();
        if from_outside(a) && rhs.local || from_outside(b) && lhs.local {
            return true;
        }
        // A `noalias` argument is the only one based on its memory.
        let alone = |v: Value| v.as_arg().is_some_and(|n| arg_has(func, n, AttrKind::NoAlias));
        if a.as_arg().is_some() && b.as_arg().is_some() && (alone(a) || alone(b)) {
            return true;
        }
        self.comes_from_escape(a, b) || self.comes_from_escape(b, a)
    }
    /// Whether `lhs` is a pointer that can only name memory whose address got known, and `rhs` is an object whose address did not.
    /// A constant address with an offset can name any memory whose address was made a number.
    fn comes_from_escape(&mut self, lhs: Value, rhs: Value) -> bool {
        let func = self.f;
        let source = match lhs.kind() {
            ValueKind::Inst(i) => {
                matches!(func.op(i), Opcode::Call | Opcode::Load | Opcode::IntToPtr | Opcode::ExtractValue)
                    && !passes_argument_on(func, i)
            }
            ValueKind::Arg(_) => true,
            ValueKind::Const(_) => true,
            _ => false,
        };
        source && self.stays(rhs)
    }
    /// Whether `object` is captured at or behind call `inst` only, which is executed once before all that captures it.
    pub(super) fn is_captured_later(&mut self, object: Value, inst: Inst) -> bool {
        let func = self.f;
        let (Some(order), Some(cyclic)) = (self.order, self.cyclic) else { return false };
        let is_once = cyclic.get(func.block_of(inst).index()) == Some(&false);
        if !is_once || !func.side().uses_built {
            return false;
        }
        let is_before = |user: Inst| user != inst && !order.dominates_inst(func, inst, user);
        let captured = self.cache.escape.captured_where(func, object, false, crate::escape::MAX_USES, is_before);
        captured & warpc_ir::attrs::Captures::PROVENANCE == 0
    }
    /// Whether `object` is an object of this function whose address nobody else knows: nothing captures its provenance.
    pub fn stays(&mut self, object: Value) -> bool {
        let func = self.f;
        let noalias_arg = matches!(object.kind(), ValueKind::Arg(n) if arg_has(func, n, AttrKind::NoAlias));
        if !is_local_object(func, object) && !noalias_arg || !func.side().uses_built {
            return false;
        }
        let (column, row) = match object.kind() {
            ValueKind::Inst(i) => (&mut self.cache.insts, i.index()),
            ValueKind::Arg(n) => (&mut self.cache.args, n as usize),
            _ => return false,
        };
        if column.len() <= row {
            column.resize(row + 1, 0);
        }
        if column[row] == 0 {
            let c = self.cache.escape.captured(func, object, false);
            let stays = c & warpc_ir::attrs::Captures::PROVENANCE == 0;
            let column = if object.as_inst().is_some() { &mut self.cache.insts } else { &mut self.cache.args };
            column[row] = if stays { 1 } else { 2 };
            return stays;
        }
        column[row] == 1
    }
}
