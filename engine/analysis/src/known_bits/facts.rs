//! Sign bits, non-zero, speculation, dereferenceable memory.

use super::bits::KnownBits;
use super::{MAX_DEPTH, Values};
use crate::facts::*;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::module::Linkage;
use warpc_ir::opcode::{IntPred, Opcode, flags};
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
                    (0..n)
                        .map(|k| func.phi_incoming(i, k).0)
                        .filter(|&o| o != value)
                        .map(|o| self.sign_bits_at(o, deep))
                        .min()
                        .unwrap_or(1)
                }
            }
            Opcode::Call if intrinsic(func, i) == Some(id::ABS) => (arg(0) - 1).max(1),
            Opcode::Call if intrinsic(func, i).is_some_and(intrinsics::is_int_min_max) => arg(0).min(arg(1)),
            _ => 1,
        };
        if own == bits { own } else { own.max(from_bits()) }
    }

    /// Whether integer or pointer `value` is known not to be zero (every lane, of a vector).
    pub fn is_non_zero(&self, value: Value) -> bool {
        self.rooted(value).non_zero_at(value, 0)
    }
    fn non_zero_at(&self, value: Value, depth: u32) -> bool {
        let func = self.f;
        let Some(bits) = self.width(func.type_of(value)) else { return false };
        match value.kind() {
            ValueKind::Const(c) => match func.consts().row(c).kind {
                ConstKind::Aggregate => {
                    func.consts().list(c).iter().all(|&e| e.is_poison() || self.non_zero_at(e, depth + 1))
                }
                ConstKind::Expr if depth < MAX_DEPTH => self.non_zero_expression(value, bits, depth),
                _ => self.bits_at(value, bits, depth).is_non_zero(),
            },
            // Null may be an address in spaces other than the generic one.
            ValueKind::Global(g) => {
                func.ctx().globals.shape[g.index()].addrspace == 0
                    && func.ctx().globals.sym[g.index()].linkage != Linkage::ExternWeak
            }
            ValueKind::Arg(n) => {
                let set = arg_attrs(func, n);
                let a = func.attrs();
                let pointer = func.types().addrspace(func.type_of(value)) == Some(0);
                a.has(set, AttrKind::NonNull)
                    || pointer && (a.has(set, AttrKind::Dereferenceable) || a.has(set, AttrKind::ByVal))
                    || self.range_excludes_zero(set)
                    || self.non_zero_by_context(value)
            }
            ValueKind::Inst(i) => {
                (depth < MAX_DEPTH && self.non_zero_inst(i, bits, depth))
                    || self.bits_at(value, bits, depth).is_non_zero()
                    || self.non_zero_by_context(value)
            }
            _ => false,
        }
    }
    /// Whether the constant expression `value` is not zero: an address inside of something that is not null, or its bits say so.
    fn non_zero_expression(&self, value: Value, bits: u32, depth: u32) -> bool {
        let func = self.f;
        let inside = value.as_const().is_some_and(|c| {
            let head = func.consts().expr(c);
            head.is_some_and(|head| head.op == Opcode::GetElementPtr && head.flags & flags::INBOUNDS != 0)
                && func.types().addrspace(func.type_of(value)) == Some(0)
                && func.consts().list(c).first().is_some_and(|&base| self.non_zero_at(base, depth + 1))
        });
        inside || !func.types().is_ptr(func.type_of(value)) && self.bits_at(value, bits, depth).is_non_zero()
    }
    fn range_excludes_zero(&self, set: AttrSet) -> bool {
        match self.f.attrs().get(set, AttrKind::Range) {
            // [lo, hi) in signed order as written: zero is inside when lo <= 0 < hi, or outside of a wrapped one.
            Some(warpc_ir::attrs::Attr::Range(r)) => {
                if r.lo < r.hi {
                    r.lo > 0 || r.hi <= 0
                } else {
                    r.hi <= 0 && r.lo > 0
                }
            }
            _ => false,
        }
    }
    fn non_zero_by_context(&self, value: Value) -> bool {
        let func = self.f;
        let at = if self.at.is_some() { self.at } else { value.as_inst().unwrap_or(Inst::NONE) };
        self.facts_of(value).iter().rev().take(16).any(|x| {
            let says = match x.bundle {
                Some((AttrKind::NonNull, _)) => true,
                Some((AttrKind::Dereferenceable, n)) => n > 0 && func.types().addrspace(func.type_of(value)) == Some(0),
                Some(_) => false,
                None => self
                    .truth(x)
                    .is_some_and(|truth| self.condition_excludes_zero(value, func.operand(x.inst, 0), truth, 0)),
            };
            says && self.holds(x, at)
        })
    }
    /// Whether `condition` being `truth` means that `value` is not zero.
    fn condition_excludes_zero(&self, value: Value, condition: Value, truth: bool, depth: u32) -> bool {
        let func = self.f;
        let Some(i) = condition.as_inst().filter(|_| depth < 4) else { return false };
        match func.op(i) {
            Opcode::ICmp => {
                let p = if truth { func.int_pred(i) } else { func.int_pred(i).inverse() };
                let (a, b) = (func.operand(i, 0), func.operand(i, 1));
                let (p, other) = match () {
                    _ if a == value => (p, b),
                    _ if b == value => (p.swapped(), a),
                    _ => return false,
                };
                let k = match self.width(func.type_of(other)) {
                    Some(w) => Values { assumptions: None, memo: None, ..*self }.bits_at(other, w, MAX_DEPTH - 1),
                    None => return false,
                };
                let zero = k.as_constant() == Some(0);
                match p {
                    IntPred::Ne => zero,
                    IntPred::Eq => k.is_non_zero(),
                    IntPred::Ugt => true,
                    IntPred::Uge => k.is_non_zero(),
                    IntPred::Sgt => k.is_non_negative(),
                    IntPred::Sge => k.is_non_negative() && k.is_non_zero(),
                    IntPred::Slt => k.is_negative() || zero,
                    IntPred::Sle => k.is_negative(),
                    _ => false,
                }
            }
            Opcode::And if truth => func.operands(i).any(|o| self.condition_excludes_zero(value, o, true, depth + 1)),
            Opcode::Or if !truth => func.operands(i).any(|o| self.condition_excludes_zero(value, o, false, depth + 1)),
            Opcode::Select if func.ty(i) == Type::I1 => {
                let is = |k: usize, n: u64| func.consts().as_int(func.operand(i, k)) == Some(n);
                let either = |k: usize| {
                    self.condition_excludes_zero(value, func.operand(i, 0), truth, depth + 1)
                        || self.condition_excludes_zero(value, func.operand(i, k), truth, depth + 1)
                };
                truth && is(2, 0) && either(1) || !truth && is(1, 1) && either(2)
            }
            _ => false,
        }
    }
    fn non_zero_inst(&self, inst: Inst, bits: u32, depth: u32) -> bool {
        let func = self.f;
        let fl = func.flags(inst);
        let arg = |n: usize| self.non_zero_at(func.operand(inst, n), depth + 1);
        let known = |n: usize| self.bits_of(func.operand(inst, n), depth);
        let space0 = func.types().addrspace(func.ty(inst)) == Some(0);
        match func.op(inst) {
            Opcode::Alloca => space0,
            Opcode::GetElementPtr => {
                // In bounds of an object in the generic space: stays away from null.
                fl & flags::INBOUNDS != 0 && space0 && arg(0)
            }
            Opcode::AddrSpaceCast => false,
            Opcode::ZExt | Opcode::SExt => arg(0),
            Opcode::Freeze => self.not_undef_or_poison_at(func.operand(inst, 0), depth + 1) && arg(0),
            Opcode::PtrToInt | Opcode::IntToPtr => {
                let w = self.width(func.type_of(func.operand(inst, 0)));
                w.is_some_and(|w| w <= bits) && arg(0)
            }
            Opcode::Trunc => fl & (flags::NUW | flags::NSW) != 0 && arg(0),
            Opcode::Or => arg(1) || arg(0),
            Opcode::Xor => {
                // Different known bits.
                let (a, b) = (known(0), known(1));
                a.one & b.zero | a.zero & b.one != 0
            }
            Opcode::Add => self.non_zero_sum(inst, depth),
            Opcode::Sub => {
                if func.consts().is_zero(func.operand(inst, 0)) {
                    return arg(1);
                }
                let (a, b) = (known(0), known(1));
                a.one & b.zero | a.zero & b.one != 0
            }
            Opcode::Mul => {
                if fl & (flags::NUW | flags::NSW) != 0 {
                    return arg(0) && arg(1);
                }
                // An odd factor loses no bit.
                let (a, b) = (known(0), known(1));
                a.one & 1 != 0 && arg(1) || b.one & 1 != 0 && arg(0)
            }
            Opcode::Shl => {
                if fl & (flags::NUW | flags::NSW) != 0 {
                    return arg(0);
                }
                known(0).one & 1 != 0
            }
            Opcode::LShr | Opcode::AShr => {
                if fl & flags::EXACT != 0 {
                    return arg(0);
                }
                known(0).is_negative()
            }
            Opcode::UDiv | Opcode::SDiv => {
                if fl & flags::EXACT != 0 {
                    return arg(0);
                }
                func.op(inst) == Opcode::UDiv && known(0).min() >= known(1).max()
            }
            Opcode::Select => arg(1) && arg(2),
            Opcode::Phi => self.non_zero_phi(inst, depth),
            Opcode::Load => {
                let t = func.ctx().tables;
                fl & flags::HAS_MD != 0
                    && func.attachments(inst).any(|a| match t.strings.get(a.kind) {
                        b"nonnull" => true,
                        b"dereferenceable" => space0,
                        _ => false,
                    })
            }
            Opcode::Call => self.non_zero_call(inst, depth),
            _ => false,
        }
    }
    /// Whether a sum is not zero.
    fn non_zero_sum(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let fl = func.flags(inst);
        let arg = |n: usize| self.non_zero_at(func.operand(inst, n), depth + 1);
        let known = |n: usize| self.bits_of(func.operand(inst, n), depth);
        if fl & flags::NUW != 0 {
            return arg(1) || arg(0);
        }
        let (a, b) = (known(0), known(1));
        if a.is_non_negative() && b.is_non_negative() {
            return arg(1) || arg(0);
        }
        if a.is_negative() && b.is_negative() {
            // Only the two smallest numbers add up to zero.
            let low = a.mask() >> 1;
            return a.one & low != 0 || b.one & low != 0;
        }
        false
    }
    /// Whether all values of a phi are known not to be zero.
    fn non_zero_phi(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let n = func.phi_len(inst);
        n > 0
            && n <= 16
            && depth < MAX_DEPTH - 1
            && func.phi_pairs(inst).all(|(v, from)| {
                v == Value::inst(inst) || self.at(func.terminator(from)).non_zero_at(v, depth.max(MAX_DEPTH - 2) + 1)
            })
    }
    /// Whether the result of a call is not zero.
    fn non_zero_call(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let arg = |n: usize| self.non_zero_at(func.operand(inst, n), depth + 1);
        let known = |n: usize| self.bits_of(func.operand(inst, n), depth);
        let space0 = func.types().addrspace(func.ty(inst)) == Some(0);
        if call_ret_has(func, inst, AttrKind::NonNull) || space0 && call_ret_has(func, inst, AttrKind::Dereferenceable)
        {
            return true;
        }
        match intrinsic(func, inst) {
            Some(id::ABS | id::BSWAP | id::BITREVERSE | id::CTPOP) => arg(0),
            Some(id::UMAX) => arg(0) || arg(1),
            Some(id::UMIN) => arg(0) && arg(1),
            Some(id::UADD_SAT) => arg(0) || arg(1),
            Some(id::SMAX | id::SMIN) => {
                let (a, b) = (known(0), known(1));
                let sure = |k: KnownBits| {
                    if intrinsic(func, inst) == Some(id::SMAX) {
                        k.is_non_negative() && k.is_non_zero()
                    } else {
                        k.is_negative()
                    }
                };
                sure(a) || sure(b) || arg(0) && arg(1)
            }
            Some(id::EXPECT | id::SSA_COPY) => arg(0),
            _ => match returned_argument(func, inst) {
                Some(p) if intrinsic(func, inst).is_none() => self.non_zero_at(p, depth + 1),
                _ => false,
            },
        }
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
                    size.is_some_and(|size| is_dereferenceable(func, func.operand(inst, 0), size))
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
