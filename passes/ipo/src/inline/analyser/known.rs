//! What is known of values of the callee at one call.

use super::Analyser;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value, ValueKind, flags};

/// What is known of a callee's value at this call.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Known {
    /// Nothing.
    Nothing,
    /// An integer of at most 64 bits, or a null pointer (0).
    Int(u64),
    /// The bits of a number of the value's type.
    Float(u128),
    /// A pointer made from this integer.
    Address(u64),
    /// The address of a global.
    Global(Global),
    /// Another constant.
    Constant,
    /// An address: a pointer of the caller, and bytes from there on.
    Offset(Value, i64),
}

impl Known {
    /// Whether it is a constant.
    pub fn is_constant(self) -> bool {
        !matches!(self, Known::Nothing | Known::Offset(..))
    }
}

/// A slot of the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot(pub u32);

impl Slot {
    /// None.
    pub const NONE: Slot = Slot(u32::MAX);
}

/// What is known of an argument.
#[derive(Clone, Copy)]
pub struct Argument {
    pub known: Known,
    pub slot: Slot,
    /// It is not null.
    pub nonnull: bool,
}

/// What a constant of `func` is; a value that is none is not known.
pub fn constant(func: &Func<'_>, value: Value) -> Known {
    match value.kind() {
        ValueKind::Const(c) => match func.consts().as_int(value) {
            Some(n) => Known::Int(n),
            None if func.consts().row(c).kind == ConstKind::Null => Known::Int(0),
            None => func.consts().as_float_bits(value).map_or(Known::Constant, Known::Float),
        },
        ValueKind::Global(global) => Known::Global(global),
        ValueKind::Undef(_) | ValueKind::Poison(_) => Known::Constant,
        _ => Known::Nothing,
    }
}

/// Steps from an address to its base that are followed.
const MAX_STEPS: usize = 16;

/// The base that `pointer` of the caller is a constant number of bytes from. Casts between address spaces are looked through: a
/// slot whose address is cast is split just as well.
fn base_of(func: &Func<'_>, mut pointer: Value) -> Option<(Value, i64)> {
    let mut offset = 0i64;
    for _ in 0..MAX_STEPS {
        let Some(inst) = pointer.as_inst() else { break };
        match func.op(inst) {
            Opcode::GetElementPtr => {
                if func.flags(inst) & flags::INBOUNDS == 0 {
                    return None;
                }
                let known = |index| constant(func, index);
                offset = offset.wrapping_add(super::fold::address_offset(func, inst, known)?);
            }
            Opcode::AddrSpaceCast => {}
            _ => break,
        }
        pointer = func.operand(inst, 0);
    }
    Some((pointer, offset))
}

impl Analyser<'_> {
    /// Looks at the arguments of the call.
    pub(super) fn take_arguments(&mut self) {
        let (caller, call) = (self.caller, self.at);
        let mut bases: Vec<Value> = Vec::new();
        for param in 0..self.func.num_args() {
            let actual = caller.operand(call, param);
            let mut known = constant(caller, actual);
            self.counts.constant_args += known.is_constant() as usize;
            let mut slot = Slot::NONE;
            if caller.types().addrspace(caller.type_of(actual)).is_some()
                && let Some((base, offset)) = base_of(caller, actual)
            {
                self.counts.offset_args += 1;
                if !known.is_constant() {
                    known = Known::Offset(base, offset);
                }
                if base.as_inst().is_some_and(|inst| caller.op(inst) == Opcode::Alloca) {
                    self.counts.slot_args += 1;
                    let at = bases.iter().position(|&other| other == base).unwrap_or_else(|| {
                        bases.push(base);
                        self.slots.push(Some(0));
                        bases.len() - 1
                    });
                    slot = Slot(at as u32);
                }
            }
            let nonnull = facts::call_arg_has(caller, call, param, AttrKind::NonNull);
            self.args.push(Argument { known, slot, nonnull });
        }
    }

    pub(super) fn value(&self, value: Value) -> Known {
        match value.kind() {
            ValueKind::Inst(i) => self.known[i.index()],
            ValueKind::Arg(n) => self.args[n as usize].known,
            _ => constant(self.func, value),
        }
    }

    pub(super) fn int(&self, value: Value) -> Option<u64> {
        match self.value(value) {
            Known::Int(n) => Some(n),
            _ => None,
        }
    }

    /// Whether the pointer `value` is not null at this call.
    pub(super) fn is_not_null(&self, value: Value) -> bool {
        value.as_arg().is_some_and(|n| self.args[n as usize].nonnull) || self.points_into(value) != Slot::NONE
    }

    /// The slot that `value` points into, split or not.
    pub(super) fn points_into(&self, value: Value) -> Slot {
        match value.kind() {
            ValueKind::Inst(i) => self.slot_of[i.index()],
            ValueKind::Arg(n) => self.args[n as usize].slot,
            _ => Slot::NONE,
        }
    }

    pub(super) fn bits(&self, value: Value) -> u32 {
        self.func.types().int_bits(self.func.type_of(value)).unwrap_or(64)
    }
}
