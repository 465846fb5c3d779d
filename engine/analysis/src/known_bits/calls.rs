//! Known bits of calls: attributes, intrinsics, special registers with the launch bounds of the kernel.

use super::bits::{KnownBits, mask};
use super::values::half_open;
use super::{MAX_DEPTH, Values};
use crate::facts::{called_function, int_constant, intrinsic};
use crate::launch::Launch;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, Position, id};
use warpc_ir::opcode::Opcode;

impl Values<'_, '_> {
    /// What attributes, range metadata and the intrinsic table say of the result of call `inst` of `called`.
    pub(super) fn bits_of_call_attrs(&self, inst: Inst, called: Option<IntrinsicId>, bits: u32) -> KnownBits {
        let func = self.f;
        let mut k = self.bits_of_range_metadata(inst, bits);
        let of_result = |list: AttrList| self.bits_of_attr_set(func.attrs().list(list).ret, bits);
        if func.call(inst).attrs != AttrList::EMPTY {
            k = k.union(of_result(func.call(inst).attrs));
        }
        if let Some(x) = called {
            if let Some((lo, hi)) = intrinsics::range_at(x, Position::Return) {
                k = k.union(half_open(bits, lo as i128 as u128, hi as i128 as u128));
            }
            if let Some(limit) = self.launch_limit(x) {
                k = k.union(limit.range(bits));
            }
        } else if let Some(g) = called_function(func, inst) {
            k = k.union(of_result(func.ctx().globals.parts[g.index()].attrs));
        }
        k
    }
    /// Bounds of special register `intrinsic_id`; what the kernel says of its launch is read once where facts were collected.
    fn launch_limit(&self, intrinsic_id: IntrinsicId) -> Option<Limit> {
        let register = Register::of(intrinsic_id)?;
        match self.assumptions {
            Some(facts) => facts.launch().limit(register),
            None => Launch::of(self.f).limit(register),
        }
    }
    pub(super) fn bits_of_call(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let called = intrinsic(func, inst);
        let mut k = self.bits_of_call_attrs(inst, called, bits);
        let Some(x) = called else {
            let n = func.call(inst).num_args as usize;
            if let Some(a) = (0..n).find(|&a| crate::facts::call_arg_has(func, inst, a, AttrKind::Returned)) {
                let v = func.operand(inst, a);
                if self.width(func.type_of(v)) == Some(bits) {
                    k = k.union(self.bits_of(v, depth));
                }
            }
            return k;
        };
        let arg = |n: usize| self.bits_of(func.operand(inst, n), depth);
        let flag = |n: usize| func.consts().as_int(func.operand(inst, n)) == Some(1);
        let count =
            |least: u32, most: u32| KnownBits::range(bits, least as u128 & mask(bits), most as u128 & mask(bits));
        let own = match x {
            id::ABS => arg(0).abs(flag(1)),
            id::BSWAP => arg(0).bswap(),
            id::BITREVERSE => arg(0).reverse(),
            id::CTPOP => arg(0).popcount(),
            id::CTLZ => {
                let a = arg(0);
                let most = if flag(1) { a.max_leading_zeros().min(bits - 1) } else { a.max_leading_zeros() };
                count(a.min_leading_zeros().min(most), most)
            }
            id::CTTZ => {
                let a = arg(0);
                let most = if flag(1) { a.max_trailing_zeros().min(bits - 1) } else { a.max_trailing_zeros() };
                count(a.min_trailing_zeros().min(most), most)
            }
            id::UMAX => KnownBits::umax(arg(0), arg(1)),
            id::UMIN => KnownBits::umin(arg(0), arg(1)),
            id::SMAX => KnownBits::smax_of(arg(0), arg(1)),
            id::SMIN => KnownBits::smin_of(arg(0), arg(1)),
            id::UADD_SAT => KnownBits::uadd_sat(arg(0), arg(1)),
            id::USUB_SAT => KnownBits::usub_sat(arg(0), arg(1)),
            id::SADD_SAT => KnownBits::signed_sat(arg(0), arg(1), false),
            id::SSUB_SAT => KnownBits::signed_sat(arg(0), arg(1), true),
            id::FSHL | id::FSHR => {
                let Some(s) = int_constant(func, func.operand(inst, 2)) else { return k };
                let s = (s % bits as u128) as u32;
                // As the left funnel shift by `n`.
                let n = if x == id::FSHL { s } else { (bits - s) % bits };
                let (a, b) = match (n, x) {
                    (0, id::FSHL) => (arg(0), KnownBits::constant(bits, 0)),
                    (0, _) => (arg(1), KnownBits::constant(bits, 0)),
                    _ => (arg(0), arg(1)),
                };
                if n == 0 {
                    a
                } else {
                    let join = |x: u128, y: u128| (x << n | y >> (bits - n)) & mask(bits);
                    KnownBits { zero: join(a.zero, b.zero), one: join(a.one, b.one), bits }
                }
            }
            id::PTRMASK => {
                let (a, m) = (arg(0), arg(1));
                // The bits above those of the mask stay as they are.
                let above = mask(bits) & !mask(m.bits);
                let m = if m.bits < bits { KnownBits { one: m.one | above, bits, ..m } } else { m };
                if m.bits == bits { KnownBits::and(a, m) } else { KnownBits { one: 0, ..a } }
            }
            id::UCMP | id::SCMP => KnownBits::unknown(bits),
            id::VECTOR_REDUCE_AND
            | id::VECTOR_REDUCE_OR
            | id::VECTOR_REDUCE_UMAX
            | id::VECTOR_REDUCE_UMIN
            | id::VECTOR_REDUCE_SMAX
            | id::VECTOR_REDUCE_SMIN => arg(0),
            id::EXPECT | id::EXPECT_WITH_PROBABILITY | id::SSA_COPY | id::ANNOTATION => arg(0),
            id::VSCALE => {
                let set = func.attrs().list(func.ctx().globals.parts[func.global().index()].attrs).func;
                match func.attrs().get(set, AttrKind::VScaleRange) {
                    Some(warpc_ir::attrs::Attr::Int(_, both)) if both >> 32 != u32::MAX as u64 => {
                        let (least, most) = ((both & 0xffff_ffff) as u128, (both >> 32) as u128);
                        if least > most || most > mask(bits) {
                            return k;
                        }
                        KnownBits::range(bits, least, most)
                    }
                    _ => return k,
                }
            }
            _ => return k,
        };
        k = k.union(own);
        k
    }
    /// `extractvalue` of the result of an arithmetic intrinsic with overflow bit.
    pub(super) fn bits_of_overflow_result(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let func = self.f;
        let none = KnownBits::unknown(bits);
        let Some(c) = func.operand(inst, 0).as_inst().filter(|&c| func.op(c) == Opcode::Call && depth < MAX_DEPTH)
        else {
            return none;
        };
        if *func.indices(inst) != [0] {
            return none;
        }
        let arg = |n: usize| self.bits_of(func.operand(c, n), depth);
        match intrinsic(func, c) {
            Some(id::UADD_WITH_OVERFLOW | id::SADD_WITH_OVERFLOW) => KnownBits::add(arg(0), arg(1), false, false),
            Some(id::USUB_WITH_OVERFLOW | id::SSUB_WITH_OVERFLOW) => KnownBits::sub(arg(0), arg(1), false, false),
            Some(id::UMUL_WITH_OVERFLOW | id::SMUL_WITH_OVERFLOW) => KnownBits::mul(arg(0), arg(1), false),
            _ => none,
        }
    }
}

/// Bounds of a special register that follow from how the kernel may be launched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Limit {
    lo: u128,
    hi: u128,
}

impl Limit {
    fn range(self, bits: u32) -> KnownBits {
        if self.lo > self.hi { KnownBits::unknown(bits) } else { KnownBits::range(bits, self.lo, self.hi) }
    }
}

/// Threads of a block along `axis` (0 to 2), where the kernel requires a shape.
pub fn required_block_size(func: &warpc_ir::Func<'_>, axis: usize) -> Option<u128> {
    const SIZES: [IntrinsicId; 3] =
        [id::NVVM_READ_PTX_SREG_NTID_X, id::NVVM_READ_PTX_SREG_NTID_Y, id::NVVM_READ_PTX_SREG_NTID_Z];
    launch_limit(func, SIZES[axis]).filter(|l| l.lo == l.hi).map(|l| l.lo)
}

/// The least and the largest value of special register `intrinsic_id` in a launch that the attributes of the kernel allow.
pub fn launch_bounds(func: &warpc_ir::Func<'_>, intrinsic_id: IntrinsicId) -> Option<(u128, u128)> {
    launch_limit(func, intrinsic_id).map(|l| (l.lo, l.hi))
}

fn launch_limit(func: &warpc_ir::Func<'_>, intrinsic_id: IntrinsicId) -> Option<Limit> {
    let register = Register::of(intrinsic_id)?;
    Launch::of(func).limit(register)
}

/// Special register of a thread's place in its block, or of the size of the block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Register {
    /// 0 to 2 for x, y and z.
    axis: usize,
    /// Whether it is the size.
    is_size: bool,
}

impl Register {
    fn of(intrinsic_id: IntrinsicId) -> Option<Register> {
        let (axis, is_size) = match intrinsic_id {
            id::NVVM_READ_PTX_SREG_TID_X => (0, false),
            id::NVVM_READ_PTX_SREG_TID_Y => (1, false),
            id::NVVM_READ_PTX_SREG_TID_Z => (2, false),
            id::NVVM_READ_PTX_SREG_NTID_X => (0, true),
            id::NVVM_READ_PTX_SREG_NTID_Y => (1, true),
            id::NVVM_READ_PTX_SREG_NTID_Z => (2, true),
            _ => return None,
        };
        Some(Register { axis, is_size })
    }
}

impl Launch {
    /// Bounds of `register`.
    fn limit(self, register: Register) -> Option<Limit> {
        let Register { axis, is_size } = register;
        Some(match self {
            Launch::Any => return None,
            Launch::Exactly(shape) if is_size => Limit { lo: shape[axis], hi: shape[axis] },
            Launch::Exactly(shape) => Limit { lo: 0, hi: shape[axis] - 1 },
            // The product bounds every axis.
            Launch::AtMost(threads) => {
                let most = threads.min(if axis == 2 { 64 } else { 1024 });
                if is_size { Limit { lo: 1, hi: most } } else { Limit { lo: 0, hi: most - 1 } }
            }
        })
    }
}
