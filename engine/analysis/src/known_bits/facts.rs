//! Sign bits, speculation, dereferenceable memory.

use super::{MAX_DEPTH, Values};
use crate::facts::*;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::module::Linkage;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value, ValueKind};

impl Values<'_, '_> {
    /// Copies of the sign bit at the top of `value`, itself included; at least 1.
    pub fn sign_bits(&self, value: Value) -> u32 {
        self.rooted(value).sign_bits_at(value, 0)
    }
    fn sign_bits_at(&self, value: Value, depth: u32) -> u32 {
        let func = self.f;
        let Some(bits) = self.width(func.type_of(value)) else { return 1 };
        let from_bits = || self.bits_at(value, bits, depth).min_sign_bits();
        let Some(i) = value.as_inst().filter(|_| depth < MAX_DEPTH) else { return from_bits() };
        let arg = |n: usize| self.sign_bits_at(func.operand(i, n), depth + 1);
        let constant = |n: usize| int_constant(func, func.operand(i, n));
        let own = match func.op(i) {
            Opcode::SExt => {
                let w = self.width(func.type_of(func.operand(i, 0))).unwrap_or(bits);
                return bits - w + arg(0);
            }
            Opcode::Trunc => {
                let w = self.width(func.type_of(func.operand(i, 0))).unwrap_or(bits);
                arg(0).saturating_sub(w - bits).max(1)
            }
            Opcode::AShr => {
                let s = constant(1).filter(|&c| c < bits as u128).map_or(0, |c| c as u32);
                (arg(0) + s).min(bits)
            }
            Opcode::Call if matches!(intrinsic(func, i), Some(id::SCMP | id::UCMP)) => bits - 1,
            Opcode::Shl => match constant(1).filter(|&c| c < bits as u128) {
                Some(c) => arg(0).saturating_sub(c as u32).max(1),
                None => 1,
            },
            Opcode::And | Opcode::Or | Opcode::Xor => {
                let a = arg(1);
                if a == 1 { 1 } else { a.min(arg(0)) }
            }
            Opcode::Select => {
                let a = arg(1);
                if a == 1 { 1 } else { a.min(arg(2)) }
            }
            Opcode::Add | Opcode::Sub => {
                let a = arg(1);
                if a == 1 { 1 } else { (a.min(arg(0)) - 1).max(1) }
            }
            Opcode::Mul => {
                let (a, b) = (arg(0), arg(1));
                let used = (bits - a + 1) + (bits - b + 1);
                if used > bits { 1 } else { bits - used + 1 }
            }
            Opcode::SDiv => match constant(1) {
                Some(c) if c > 0 && c <= super::bits::mask(bits) >> 1 => (arg(0) + 127 - c.leading_zeros()).min(bits),
                _ => 1,
            },
            Opcode::SRem => match constant(1) {
                // Smaller than the divisor, of the sign of what is divided.
                Some(c) if c > 0 && c <= super::bits::mask(bits) >> 1 => {
                    arg(0).max(bits - c.next_power_of_two().trailing_zeros())
                }
                _ => arg(0),
            },
            Opcode::Phi => {
                let n = func.phi_len(i);
                if n == 0 || n > 4 {
                    1
                } else {
                    let deep = depth.max(MAX_DEPTH - 2) + 1;
                    // What comes in may be of the iteration before, of which the place of the question says nothing.
                    func.phi_pairs(i)
                        .filter(|&(incoming, _)| incoming != value)
                        .map(|(incoming, from)| self.at(func.terminator(from)).sign_bits_at(incoming, deep))
                        .min()
                        .unwrap_or(1)
                }
            }
            Opcode::ExtractElement => arg(0),
            Opcode::InsertElement | Opcode::ShuffleVector => {
                let a = arg(1);
                if a == 1 { 1 } else { a.min(arg(0)) }
            }
            Opcode::Call if intrinsic(func, i) == Some(id::ABS) => (arg(0) - 1).max(1),
            Opcode::Call if intrinsic(func, i).is_some_and(intrinsics::is_int_min_max) => arg(0).min(arg(1)),
            _ => 1,
        };
        if own == bits { own } else { own.max(from_bits()) }
    }

    /// Whether `inst` may be executed where the program does not, with the operands it has: it has no side effect and is
    /// defined for all values they may have.
    pub fn is_safe_to_speculate(&self, inst: Inst) -> bool {
        let func = self.f;
        match func.op(inst) {
            // Of poison or undef, knowing that it is not zero helps nothing.
            Opcode::UDiv | Opcode::URem => {
                self.is_non_zero(func.operand(inst, 1)) && self.not_undef_or_poison(func.operand(inst, 1))
            }
            Opcode::SDiv | Opcode::SRem => {
                let (a, b) = (func.operand(inst, 0), func.operand(inst, 1));
                if !self.is_non_zero(b) || !self.not_undef_or_poison(b) {
                    return false;
                }
                // The smallest number divided by -1 overflows.
                let (Some(x), Some(y)) = (self.known_bits(a), self.known_bits(b)) else { return false };
                !y.admits(y.mask()) || !x.admits(x.sign()) && self.not_undef_or_poison(a)
            }
            Opcode::Load => {
                is_unordered(func, inst) && {
                    let size = func.layout().fixed_store_size(func.types(), func.ty(inst));
                    size.is_some_and(|size| self.is_readable(func.operand(inst, 0), size))
                        && self.pointer_alignment(func.operand(inst, 0)) >= func.mem(inst).align
                }
            }
            Opcode::Call => call_has(func, inst, AttrKind::Speculatable),
            Opcode::Phi
            | Opcode::Store
            | Opcode::Alloca
            | Opcode::Fence
            | Opcode::CmpXchg
            | Opcode::AtomicRmw
            | Opcode::VaArg
            | Opcode::LandingPad
            | Opcode::CatchPad
            | Opcode::CleanupPad => false,
            op => !op.is_terminator(),
        }
    }

    /// Whether `size` bytes at `value` may be read at the place of the question: [`is_dereferenceable`], or the pointer that `value` is a
    /// constant step from came with as many bytes, unless it is null, which it is not there.
    pub fn is_readable(&self, value: Value, size: u64) -> bool {
        let func = self.f;
        if is_dereferenceable(func, value, size) {
            return true;
        }
        let (base, offset) = crate::alias::constant_offset(func, value);
        let end = u64::try_from(offset).ok().and_then(|offset| offset.checked_add(size));
        let fits = |bytes: Option<u64>| bytes.zip(end).is_some_and(|(bytes, end)| end <= bytes);
        fits(given_bytes(func, base, AttrKind::Dereferenceable))
            || fits(given_bytes(func, base, AttrKind::DereferenceableOrNull)) && self.is_non_zero(base)
    }
}

/// Bytes that may be read at `value` by what is said where it comes from: by attribute `kind` of an argument or of what a call returns, by the
/// metadata of that name of a load.
fn given_bytes(func: &Func<'_>, value: Value, kind: AttrKind) -> Option<u64> {
    let attrs = func.attrs();
    let inst = match value.kind() {
        ValueKind::Arg(n) => return attrs.int(arg_attrs(func, n), kind),
        ValueKind::Inst(inst) => inst,
        _ => return None,
    };
    match func.op(inst) {
        Opcode::Load => {
            let tables = func.ctx().tables;
            let name: &[u8] = match kind {
                AttrKind::Dereferenceable => b"dereferenceable",
                _ => b"dereferenceable_or_null",
            };
            let node = func.attachment(inst, tables.strings.find(name)?)?;
            tables.metadata_int(*tables.metadata.ops(node).first()?)
        }
        op if op.is_call() => attrs.int(attrs.list(func.call(inst).attrs).ret, kind).or_else(|| {
            let callee = called_function(func, inst)?;
            attrs.int(attrs.list(func.ctx().globals.parts[callee.index()].attrs).ret, kind)
        }),
        _ => None,
    }
}

/// Size in bytes of the object that `value` is the start of, when that is known and it cannot move or be freed.
pub fn object_size(func: &Func<'_>, value: Value) -> Option<u64> {
    let (types, layout) = (func.types(), func.layout());
    match value.kind() {
        ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => {
            let n = int_constant(func, func.operand(i, 0)).and_then(|n| u64::try_from(n).ok())?;
            layout.fixed_alloc_size(types, Type(func.aux(i).a))?.checked_mul(n)
        }
        ValueKind::Global(g) => {
            let sym = &func.ctx().globals.sym[g.index()];
            let known = sym.kind == warpc_ir::module::GlobalKind::Variable && sym.linkage != Linkage::ExternWeak;
            layout.fixed_alloc_size(types, func.ctx().globals.shape[g.index()].ty).filter(|_| known)
        }
        ValueKind::Arg(n) => {
            let (a, set) = (func.attrs(), arg_attrs(func, n));
            let of_type = |k| a.ty(set, k).and_then(|t| layout.fixed_alloc_size(types, t));
            a.int(set, AttrKind::Dereferenceable)
                .or_else(|| of_type(AttrKind::ByVal))
                .or_else(|| of_type(AttrKind::SRet))
        }
        _ => None,
    }
}

/// Whether `size` bytes at `value` may be read anywhere in the function: part of an object of known size at a constant offset.
pub fn is_dereferenceable(func: &Func<'_>, value: Value, size: u64) -> bool {
    let (base, offset) = crate::alias::constant_offset(func, value);
    let Some(total) = object_size(func, base) else { return false };
    offset >= 0 && (offset as u64).checked_add(size).is_some_and(|end| end <= total)
}
