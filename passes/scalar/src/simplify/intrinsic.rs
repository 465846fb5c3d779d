//! Calls of intrinsics.

use super::{Simplifier, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::library::{LibFunc, library_call};
use warpc_ir::Value;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::fold::propagates_poison;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::{IntPred, Opcode, TailKind};

/// A call of an intrinsic as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct CallSite<'c> {
    pub(super) which: IntrinsicId,
    pub(super) flags: u16,
    /// First argument.
    pub(super) x: Value,
    pub(super) args: &'c [Value],
    /// Type of the result.
    pub(super) ty: Type,
}

/// Whether an intrinsic gives an integer in a floating-point format.
pub(super) fn rounds_to_integer(which: IntrinsicId) -> bool {
    matches!(which, id::FLOOR | id::CEIL | id::TRUNC | id::ROUND | id::RINT | id::NEARBYINT | id::ROUNDEVEN)
}

impl Simplifier<'_, '_> {
    /// The value that call `inst` always equals.
    pub(super) fn call(&mut self, inst: Inst) -> Option<Value> {
        let Some((which, _)) = p::intrinsic(self.f, Value::inst(inst)) else { return self.library_rules(inst) };
        if self.f.ty(inst) == Type::VOID {
            return None;
        }
        if intrinsics::is_constrained_fp(which) {
            return self.constrained(inst, which);
        }
        let count = self.f.call(inst).num_args as usize;
        let args: SmallVec<[Value; 4]> = self.f.operands(inst).take(count).collect();
        let (ty, fl) = (self.f.ty(inst), self.f.flags(inst));
        self.intrinsic(which, fl, &args, ty)
    }

    rules! {
        /// Rules of calls of functions that are no intrinsics.
        fn library_rules(&mut self, inst: Inst) -> Option<Value> {
            call_of_undef,
            library_function_of_constant,
            library_function_of_numbers,
        }
    }

    /// `call undef(...) -> poison`. Always: there is no such function. The call itself stays.
    fn call_of_undef(&mut self, inst: Inst) -> Option<Value> {
        let musttail = self.f.call(inst).tail == TailKind::MustTail;
        let ty = self.f.ty(inst);
        (self.f.callee(inst).is_undef_or_poison() && !musttail && ty != Type::VOID).then(|| Value::poison(ty))
    }

    /// `floor(1.5) -> 1.0`, and so for functions of the library whose results are exact. If the target has the function.
    fn library_function_of_constant(&mut self, inst: Inst) -> Option<Value> {
        let call = self.f.call(inst);
        if call.num_args != 1 || !self.f.operand(inst, 0).is_constant() || !call.bundles.is_empty() {
            return None;
        }
        let x = self.f.operand(inst, 0);
        let which = match library_call(self.f, inst)?.func {
            LibFunc::Ceil => id::CEIL,
            LibFunc::Fabs => id::FABS,
            LibFunc::Floor => id::FLOOR,
            LibFunc::Nearbyint => id::NEARBYINT,
            LibFunc::Rint => id::RINT,
            LibFunc::Round => id::ROUND,
            LibFunc::Roundeven => id::ROUNDEVEN,
            LibFunc::Trunc => id::TRUNC,
            // The root of a negative number sets an error.
            LibFunc::Sqrt if !self.float_class(x)?.negative && !self.float_class(x)?.nan => id::SQRT,
            _ => return None,
        };
        if facts::call_has(self.f, inst, AttrKind::StrictFP) {
            return None;
        }
        let ty = self.f.ty(inst);
        self.f.folder().intrinsic(which, 0, &[x], ty)
    }

    /// `which(args)` of type `ty`.
    pub fn intrinsic(&mut self, which: IntrinsicId, fl: u16, args: &[Value], ty: Type) -> Option<Value> {
        // A minimum or maximum with poison may be the other number, which says more.
        let is_extreme =
            matches!(which, id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM | id::MINIMUMNUM | id::MAXIMUMNUM);
        if propagates_poison(which) && !is_extreme && args.iter().any(|a| a.is_poison()) {
            return Some(Value::poison(ty));
        }
        if let Some(number) = self.intrinsic_of_numbers(which, args, ty) {
            return Some(number);
        }
        // One without arguments looks at none.
        let site = CallSite { which, flags: fl, x: args.first().copied().unwrap_or(Value::NONE), args, ty };
        match which {
            id::ABS | id::BSWAP | id::BITREVERSE | id::CTPOP | id::CTTZ | id::CTLZ => self.bit_call_rules(site),
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.min_max(site),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT => self.saturating(site),
            id::FSHL | id::FSHR => self.funnel_rules(site),
            id::UCMP | id::SCMP => self.three_way_rules(site),
            id::FABS | id::CANONICALIZE | id::COPYSIGN | id::POWI | id::LDEXP => self.float_call_rules(site),
            _ if rounds_to_integer(which) => self.float_call_rules(site),
            id::EXP | id::EXP2 | id::EXP10 | id::LOG | id::LOG2 | id::LOG10 => self.float_call_rules(site),
            id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM | id::MINIMUMNUM | id::MAXIMUMNUM => {
                self.float_extreme_rules(site)
            }
            id::VECTOR_REVERSE | id::PTRMASK | id::SMUL_FIX | id::SMUL_FIX_SAT => self.other_call_rules(site),
            id::FMA | id::FMULADD => self.fused_rules(site),
            id::FPTOSI_SAT | id::FPTOUI_SAT => self.saturated_conversion_rules(site),
            id::VECTOR_EXTRACT | id::VECTOR_INSERT => self.vector_part_rules(site),
            id::SADD_WITH_OVERFLOW
            | id::UADD_WITH_OVERFLOW
            | id::SSUB_WITH_OVERFLOW
            | id::USUB_WITH_OVERFLOW
            | id::SMUL_WITH_OVERFLOW
            | id::UMUL_WITH_OVERFLOW => self.overflow_rules(site),
            id::VSCALE => self.scale_rules(site),
            _ => None,
        }
    }

    rules! {
        /// Rules of `vscale`.
        fn scale_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            scale_that_is_known,
        }
    }

    /// `vscale -> N`. If the function says that it is `N`.
    fn scale_that_is_known(&mut self, site: CallSite<'_>) -> Option<Value> {
        let attrs = self.f.attrs();
        let set = attrs.list(self.f.ctx().globals.parts[self.f.global().index()].attrs).func;
        let Some(Attr::Int(_, both)) = attrs.get(set, AttrKind::VScaleRange) else { return None };
        let (least, most) = (both & 0xffff_ffff, both >> 32);
        if least != most {
            return None;
        }
        self.int(site.ty, least as i64)
    }

    rules! {
        /// Rules of operations on the bits of one number.
        fn bit_call_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            abs_of_non_negative,
            reversal_of_reversal,
            ctpop_of_bool,
            ctpop_of_single_bit,
            count_of_known_zeros,
            count_behind_shifted_bit,
        }
    }
    rules! {
        /// Rules of funnel shifts, in order.
        fn funnel_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            funnel_by_multiple_of_width,
            funnel_of_uniform_bits,
            funnel_of_undef,
            funnel_by_undef,
        }
    }
    rules! {
        /// Rules of three-way comparisons, in order.
        fn three_way_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            three_way_of_itself,
            three_way_of_undef,
            three_way_of_known_order,
        }
    }
    rules! {
        /// Rules of other calls.
        fn other_call_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            vector_reverse_of_splat,
            ptrmask_with_all_ones,
            ptrmask_of_null_or_undef,
            ptrmask_with_own_bits,
            ptrmask_of_aligned,
            fixed_point_product,
        }
    }
    rules! {
        /// Rules of arithmetic that tells whether it wraps, in order.
        fn overflow_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            overflow_of_poison,
            overflow_of_sum_with_undef,
            overflow_of_difference_from_itself,
            overflow_of_product_by_zero,
        }
    }

    /// The argument of a value if it is a call of the same intrinsic with one argument.
    pub(super) fn same_call(&self, site: CallSite<'_>) -> Option<Value> {
        p::unary_intrinsic(self.f, site.x, site.which)
    }

    // ---- bits ---------------------------------------------------------------------------------------------------

    /// `abs(x) -> x`. If `x` is not negative, or an `abs` itself.
    fn abs_of_non_negative(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::ABS && (self.non_negative(site.x) || self.same_call(site).is_some())).then_some(site.x)
    }

    /// `bswap(bswap(x)) -> x`, the same for `bitreverse`. Always.
    fn reversal_of_reversal(&mut self, site: CallSite<'_>) -> Option<Value> {
        self.same_call(site).filter(|_| matches!(site.which, id::BSWAP | id::BITREVERSE))
    }

    /// `ctpop i1 x -> x`. Always.
    fn ctpop_of_bool(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::CTPOP && p::is_bool(self.f, site.ty)).then_some(site.x)
    }

    /// `ctpop(x & 1) -> x & 1`, `ctpop(1 << n) -> 1`. If no other bit is set; the second, if that one is.
    fn ctpop_of_single_bit(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::CTPOP {
            return None;
        }
        if self.known(site.x).is_some_and(|known| known.max() <= 1) {
            return Some(site.x);
        }
        if !self.power_of_two_or_zero(site.x) || !self.non_zero(site.x) {
            return None;
        }
        self.int(site.ty, 1)
    }

    /// `cttz(1 << n) -> n`, `ctlz(C >>u n) -> n`, where `C` is negative. Always: an amount from the width on gives poison.
    fn count_behind_shifted_bit(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (op, is_bit): (_, fn(p::Int) -> bool) = match site.which {
            id::CTTZ => (Opcode::Shl, p::Int::is_one),
            id::CTLZ => (Opcode::LShr, p::Int::is_negative),
            _ => return None,
        };
        let (bit, amount) = p::binary(self.f, site.x, op)?;
        p::int(self.f, bit).is_some_and(is_bit).then_some(amount)
    }

    /// `cttz(x) -> N`, `ctlz(x) -> N`. If a bit is known to be set and all bits below (above) it to be clear.
    fn count_of_known_zeros(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !matches!(site.which, id::CTTZ | id::CTLZ) {
            return None;
        }
        let known = self.known(site.x)?;
        let (fewest, most) = if site.which == id::CTTZ {
            (known.min_trailing_zeros(), known.max_trailing_zeros())
        } else {
            (known.min_leading_zeros(), known.max_leading_zeros())
        };
        if fewest != most || known.one == 0 {
            return None;
        }
        self.int(site.ty, fewest as i64)
    }

    /// `fshl(x, y, N) -> x`, `fshr(x, y, N) -> y`. If `N` is a multiple of the width.
    fn funnel_by_multiple_of_width(&mut self, site: CallSite<'_>) -> Option<Value> {
        let bits = p::width(self.f, site.x) as u128;
        p::int(self.f, site.args[2]).filter(|amount| amount.v % bits == 0)?;
        Some(if site.which == id::FSHL { site.x } else { site.args[1] })
    }

    /// `fshl(0, 0, n) -> 0`, `fshl(-1, -1, n) -> -1`, the same for `fshr`. Always.
    fn funnel_of_uniform_bits(&mut self, site: CallSite<'_>) -> Option<Value> {
        let y = site.args[1];
        let zeros = p::is_zero(self.f, site.x) && p::is_zero(self.f, y);
        let ones = p::is_all_ones(self.f, site.x) && p::is_all_ones(self.f, y);
        (zeros || ones).then_some(site.x)
    }

    /// `fshl(undef, undef, n) -> undef`, the same for `fshr`. Always.
    fn funnel_of_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        let both = site.x.is_undef_or_poison() && site.args[1].is_undef_or_poison();
        both.then(|| Value::undef(site.ty))
    }

    /// `fshl(x, y, undef) -> x`, `fshr(x, y, undef) -> y`. Always: the amount may be 0.
    fn funnel_by_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        let result = if site.which == id::FSHL { site.x } else { site.args[1] };
        site.args[2].is_undef_or_poison().then_some(result)
    }

    // ---- comparisons --------------------------------------------------------------------------------------------

    /// `ucmp(x, x) -> 0`, the same for `scmp`. Always.
    fn three_way_of_itself(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.x != site.args[1] {
            return None;
        }
        self.zero(site.ty)
    }

    /// `ucmp(x, undef) -> 0`, the same for `scmp` and for the other operand. Always: undef may be the other one.
    fn three_way_of_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !site.x.is_undef_or_poison() && !site.args[1].is_undef_or_poison() {
            return None;
        }
        self.zero(site.ty)
    }

    /// `ucmp(x, y) -> -1`, `0` or `1`, the same for `scmp`. If the order is known.
    fn three_way_of_known_order(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (less, greater) =
            if site.which == id::UCMP { (IntPred::Ult, IntPred::Ugt) } else { (IntPred::Slt, IntPred::Sgt) };
        if self.known_compare(less, site.x, site.args[1]) == Some(true) {
            return self.int(site.ty, -1);
        }
        if self.known_compare(greater, site.x, site.args[1]) == Some(true) {
            return self.int(site.ty, 1);
        }
        if self.known_compare(IntPred::Eq, site.x, site.args[1]) == Some(true) {
            return self.zero(site.ty);
        }
        None
    }

    rules! {
        /// Rules of parts of vectors, in order.
        fn vector_part_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            part_that_is_whole_vector,
            part_of_vector_found,
        }
    }

    // ---- other --------------------------------------------------------------------------------------------------

    /// `vector.extract(v, 0) -> v`, `vector.insert(v, x, 0) -> x`. If the part is as long as the vector.
    fn part_that_is_whole_vector(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (part, place) = match site.which {
            id::VECTOR_EXTRACT => (site.x, site.args[1]),
            _ => (site.args[1], site.args[2]),
        };
        (p::is_zero(self.f, place) && self.f.type_of(part) == site.ty).then_some(part)
    }

    /// `vector.extract(vector.insert(v, x, N), N) -> x`. If the part extracted is as long as `x`.
    fn part_of_vector_found(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::VECTOR_EXTRACT {
            return None;
        }
        let (_, insert) = p::intrinsic(self.f, site.x).filter(|row| row.0 == id::VECTOR_INSERT)?;
        let (part, place) = (self.f.operand(insert, 1), self.f.operand(insert, 2));
        (place == site.args[1] && self.f.type_of(part) == site.ty).then_some(part)
    }

    /// `reverse(reverse(x)) -> x`, `reverse(x) -> x`. The second if all lanes of `x` are its first one.
    fn vector_reverse_of_splat(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::VECTOR_REVERSE {
            return None;
        }
        if let Some(x) = self.same_call(site) {
            return Some(x);
        }
        let splat = |i: Inst| self.f.indices(i).iter().all(|&m| m == 0) && !self.f.indices(i).is_empty();
        p::inst(self.f, site.x, Opcode::ShuffleVector).is_some_and(splat).then_some(site.x)
    }

    /// `ptrmask(p, -1) -> p`. Always.
    fn ptrmask_with_all_ones(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::PTRMASK && p::is_all_ones(self.f, site.args[1])).then_some(site.x)
    }

    /// `ptrmask(null, m) -> null`, `ptrmask(undef, m) -> null`, `ptrmask(p, undef) -> p`, and poison for poison. Always.
    fn ptrmask_of_null_or_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::PTRMASK {
            return None;
        }
        let mask = site.args[1];
        if site.x.is_poison() || mask.is_poison() {
            return Some(Value::poison(site.ty));
        }
        if site.x.is_undef_or_poison() || p::is_zero(self.f, site.x) {
            return self.zero(site.ty);
        }
        mask.is_undef_or_poison().then_some(site.x)
    }

    /// `ptrmask(p, ptrtoint p) -> p`. If the number has all bits of the address.
    fn ptrmask_with_own_bits(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::PTRMASK || p::cast(self.f, site.args[1], Opcode::PtrToInt) != Some(site.x) {
            return None;
        }
        let space = self.f.types().addrspace(self.f.types().scalar(site.ty))?;
        (self.f.layout().pointer_bits(space) == p::width(self.f, site.args[1])).then_some(site.x)
    }

    /// `ptrmask(p, C) -> p`. If the bits that the constant clears are known to be clear.
    fn ptrmask_of_aligned(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::PTRMASK {
            return None;
        }
        let space = self.f.types().addrspace(self.f.types().scalar(site.ty))?;
        let mask = p::int(self.f, site.args[1])?;
        let cleared = mask.not().v;
        (self.f.layout().pointer_bits(space) == mask.bits && self.values().mask_is_zero(site.x, cleared))
            .then_some(site.x)
    }

    /// `smul.fix(x, 0, n) -> 0`, `smul.fix(x, 1 << n, n) -> x`, for either order, undef as zero. If `1 << n` is positive.
    fn fixed_point_product(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !matches!(site.which, id::SMUL_FIX | id::SMUL_FIX_SAT) {
            return None;
        }
        let &[x, y, scale] = site.args else { return None };
        let scale = p::int(self.f, scale)?.v;
        for (other, constant) in [(x, y), (y, x)] {
            if p::is_zero(self.f, constant) || constant.is_undef_or_poison() {
                return Some(p::make_int(self.f, site.ty, 0));
            }
            let is_one = |one: p::Int| scale + 1 < u128::from(one.bits) && one.v == 1 << scale;
            if p::int(self.f, constant).is_some_and(is_one) {
                return Some(other);
            }
        }
        None
    }

    /// `uadd.with.overflow(x, poison) -> poison`, the same for all and for the other operand. Always.
    fn overflow_of_poison(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.x.is_poison() || site.args[1].is_poison()).then(|| Value::poison(site.ty))
    }

    /// `uadd.with.overflow(x, undef) -> {-1, false}`, the same for `sadd` and an undef `x`. Always: undef may be `~x`.
    fn overflow_of_sum_with_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        let is_sum = matches!(site.which, id::SADD_WITH_OVERFLOW | id::UADD_WITH_OVERFLOW);
        if !is_sum || !site.x.is_undef_or_poison() && !site.args[1].is_undef_or_poison() {
            return None;
        }
        let scalar = self.f.type_of(site.x);
        if self.f.types().is_vector(scalar) {
            return None;
        }
        let ones = self.int(scalar, -1)?;
        let no = self.bool(Type::I1, false)?;
        Some(self.f.folder().consts.add_aggregate(site.ty, &[ones, no], false))
    }

    /// `usub.with.overflow(x, x) -> {0, false}`, `usub.with.overflow(x, undef) -> {0, false}`, the same for `ssub` and an undef
    /// `x`. Always: undef may be the other operand.
    fn overflow_of_difference_from_itself(&mut self, site: CallSite<'_>) -> Option<Value> {
        let is_difference = matches!(site.which, id::SSUB_WITH_OVERFLOW | id::USUB_WITH_OVERFLOW);
        let same = site.x == site.args[1] || site.x.is_undef_or_poison() || site.args[1].is_undef_or_poison();
        if !is_difference || !same {
            return None;
        }
        self.zero(site.ty)
    }

    /// `umul.with.overflow(x, 0) -> {0, false}`, `umul.with.overflow(x, undef) -> {0, false}`, the same for `smul` and for both
    /// operands. Always: undef may be zero.
    fn overflow_of_product_by_zero(&mut self, site: CallSite<'_>) -> Option<Value> {
        let is_product = matches!(site.which, id::SMUL_WITH_OVERFLOW | id::UMUL_WITH_OVERFLOW);
        let may_be_zero = |v: Value| v.is_undef_or_poison() || p::is_zero(self.f, v);
        if !is_product || !may_be_zero(site.x) && !may_be_zero(site.args[1]) {
            return None;
        }
        self.zero(site.ty)
    }
}
