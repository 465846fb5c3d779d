//! `icmp`: identities, conditions, ranges, known bits, addresses.
//!
//! Comparisons with an operation that has the other side as an operand are in `compare_operands.rs`, ranges of operations in
//! `operation_range.rs`.

use super::thread::Threaded;
use super::{Simplifier, p};
use crate::range::Range;
use p::Int;
use smallvec::SmallVec;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts;
use warpc_analysis::known_bits::{WideBits, object_size};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{IntPred, Value, ValueKind};

/// Assumptions about a value that are looked at.
const MAX_ASSUMPTIONS: usize = 16;

/// Addresses that another one may be one of, and choices between them, that are looked at.
const MAX_CHOICES: usize = 16;

/// A comparison of integers or pointers as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct IntCompare {
    pub(super) pred: IntPred,
    pub(super) flags: u16,
    pub(super) left: Value,
    pub(super) right: Value,
    /// Type of the result.
    pub(super) ty: Type,
}

impl IntCompare {
    /// The same question with exchanged operands.
    pub(super) fn swapped(self) -> IntCompare {
        IntCompare { pred: self.pred.swapped(), left: self.right, right: self.left, ..self }
    }
}

/// Whether `x first first_constant` decides `x second second_constant`.
pub(super) fn range_implies(
    first: IntPred,
    first_constant: Int,
    second: IntPred,
    second_constant: Int,
) -> Option<bool> {
    decided(Range::of_compare(first, first_constant), Range::of_compare(second, second_constant))
}

/// Whether a number of `have` surely is one of `want`, or surely is none.
fn decided(have: Range, want: Range) -> Option<bool> {
    if have.is_subset_of(want) { Some(true) } else { have.is_disjoint_from(want).then_some(false) }
}

impl Simplifier<'_, '_> {
    /// `icmp pred left, right` with flags `flags`, of type `ty`.
    pub fn icmp(&mut self, pred: IntPred, flags: u16, left: Value, right: Value, ty: Type) -> Option<Value> {
        if left.is_constant()
            && right.is_constant()
            && let Some(constant) = self.f.folder().icmp(pred, left, right, ty)
        {
            return Some(constant);
        }
        let site = IntCompare { pred, flags, left, right, ty };
        let site = if left.is_constant() && !right.is_constant() { site.swapped() } else { site };
        if site.right.is_poison() {
            return Some(Value::poison(ty));
        }
        self.compare_rules(site)
            .or_else(|| self.thread_rules(Threaded::Compare { pred: site.pred, ty }, site.left, site.right))
    }

    rules! {
        /// Rules of `icmp`, in order; a constant is on the right.
        fn compare_rules(&mut self, site: IntCompare) -> Option<Value> {
            compare_with_undef,
            compare_with_itself,
            bool_compare_rules,
            compare_with_limit,
            compare_of_operation_range,
            compare_of_multiple_with_constant,
            compare_of_single_bit_with_constant,
            operand_compare_rules,
            compare_with_zero,
            compare_of_addresses_as_numbers,
            compare_of_steps_from_one_base,
            compare_of_objects,
            compare_with_allocated,
            compare_of_places_in_two_objects,
            compare_of_known_bits,
            compare_of_extensions,
            compare_of_both_extensions,
            compare_of_extension_with_constant,
            compare_that_is_assumed,
        }
    }
    rules! {
        /// Rules of comparisons of conditions, in order.
        fn condition_compare_rules(&mut self, site: IntCompare) -> Option<Value> {
            condition_itself,
            condition_complement_at_hand,
            compare_of_implied_conditions,
        }
    }

    /// The answer `truth` to `site`.
    pub(super) fn answer(&mut self, site: IntCompare, truth: bool) -> Option<Value> {
        self.bool(site.ty, truth)
    }

    /// Whether an assumption about `value` that holds here is one that `says` accepts: its condition.
    pub(super) fn assumed(&self, value: Value, mut says: impl FnMut(Value) -> bool) -> bool {
        let (Some(assumptions), Some(dom), at) = (self.cx.assumptions, self.cx.dom, self.cx.at) else { return false };
        if at.is_none() || self.f.block_of(at).is_none() {
            return false;
        }
        assumptions.of(value).iter().take(MAX_ASSUMPTIONS).any(|fact| {
            let assumption = fact.block.is_none() && fact.bundle.is_none() && !self.f.is_dead(fact.inst);
            assumption
                && fact.inst != at
                && dom.dominates_inst(self.f, fact.inst, at)
                && says(self.f.operand(fact.inst, 0))
        })
    }

    /// `x < y -> true`, or `false`. If an assumption decides it that is a comparison of the same values, or of `x` with a constant.
    fn compare_that_is_assumed(&mut self, site: IntCompare) -> Option<Value> {
        if site.ty != Type::I1 {
            return None;
        }
        let asked = (site.pred, site.left, site.right);
        let decided = [true, false].into_iter().find(|&truth| {
            let says = |condition: Value| super::imply::compare_decides(self.f, condition, asked) == Some(truth);
            self.assumed(site.left, says) || self.assumed(site.right, says)
        });
        decided.and_then(|truth| self.answer(site, truth))
    }

    /// `x == undef -> undef`, `x <u undef -> false`, and the like. Always: undef may be `x`.
    fn compare_with_undef(&mut self, site: IntCompare) -> Option<Value> {
        if !site.right.is_undef_or_poison() {
            return None;
        }
        if site.pred.is_equality() {
            return Some(Value::undef(site.ty));
        }
        self.answer(site, site.pred.is_true_when_equal())
    }

    /// `x == x -> true`, `x < x -> false`, and the like. Always.
    fn compare_with_itself(&mut self, site: IntCompare) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        self.answer(site, site.pred.is_true_when_equal())
    }

    // ---- conditions ---------------------------------------------------------------------------------------------

    /// Rules of comparisons of conditions.
    fn bool_compare_rules(&mut self, site: IntCompare) -> Option<Value> {
        if self.f.type_of(site.left) != site.ty || !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.condition_compare_rules(site)
    }

    /// `icmp ne i1 b, false -> b`, `icmp eq i1 b, true -> b`, the same for orders that say so. Always.
    fn condition_itself(&mut self, site: IntCompare) -> Option<Value> {
        use IntPred::*;
        let same = match site.pred {
            Ne | Ugt | Slt => p::is_zero(self.f, site.right),
            Eq | Uge | Sle => p::is_all_ones(self.f, site.right),
            _ => false,
        };
        same.then_some(site.left)
    }

    /// `icmp eq i1 ~b, false -> b`, `icmp ne i1 ~b, true -> b`, the same for orders that say so. Always.
    fn condition_complement_at_hand(&mut self, site: IntCompare) -> Option<Value> {
        use IntPred::*;
        let complement = match site.pred {
            Eq | Ule | Sge => p::is_zero(self.f, site.right),
            Ne | Ult | Sgt => p::is_all_ones(self.f, site.right),
            _ => false,
        };
        p::not(self.f, site.left).filter(|_| complement)
    }

    /// `icmp ule i1 x, y -> true`, the same for `sge`, inverses and exchanged operands. If `x` implies `y`.
    fn compare_of_implied_conditions(&mut self, site: IntCompare) -> Option<Value> {
        use IntPred::*;
        let (premise, conclusion, truth) = match site.pred {
            Eq | Ne => return None,
            // These ask for the complement of the left side: no constant implies that.
            Ule | Sge if p::is_zero(self.f, site.right) => return None,
            Ult | Sgt if p::is_all_ones(self.f, site.right) => return None,
            Ule | Sge => (site.left, site.right, true),
            Uge | Sle => (site.right, site.left, true),
            Ugt | Slt => (site.left, site.right, false),
            Ult | Sgt => (site.right, site.left, false),
        };
        if self.implies(premise, conclusion) != Some(true) {
            return None;
        }
        self.answer(site, truth)
    }

    // ---- ranges and known bits ----------------------------------------------------------------------------------

    /// `x <u 0 -> false`, `x >=u 0 -> true`, and the like. If no number, or every one, fulfils it.
    fn compare_with_limit(&mut self, site: IntCompare) -> Option<Value> {
        let want = Range::of_compare(site.pred, p::int(self.f, site.right)?);
        if !want.is_empty() && !want.is_full() {
            return None;
        }
        self.answer(site, want.is_full())
    }

    /// `x pred C -> true` or `false`. If the range of the operation behind `x` lies inside or outside of what `pred C` asks for.
    fn compare_of_operation_range(&mut self, site: IntCompare) -> Option<Value> {
        let limit = p::int(self.f, site.right)?;
        let have = self.operation_range(site.left, limit.bits)?;
        let truth = decided(have, Range::of_compare(site.pred, limit))?;
        self.answer(site, truth)
    }

    /// `x * C == D -> false`, `x * C != D -> true`. If the product does not wrap and `D` is no multiple of `C`.
    fn compare_of_multiple_with_constant(&mut self, site: IntCompare) -> Option<Value> {
        let (_, factor) = p::binary(self.f, site.left, Opcode::Mul).filter(|_| site.pred.is_equality())?;
        let (factor, number) = (p::int(self.f, factor)?, p::int(self.f, site.right)?);
        if factor.is_zero() {
            return None;
        }
        let unsigned = p::has_flags(self.f, site.left, flags::NUW) && number.v % factor.v != 0;
        let signed = p::has_flags(self.f, site.left, flags::NSW)
            && number.signed().unsigned_abs() % factor.signed().unsigned_abs() != 0;
        if !unsigned && !signed {
            return None;
        }
        self.answer(site, site.pred == IntPred::Ne)
    }

    /// `1 << n == C -> false`, `1 << n != C -> true`. If `C` has not just one bit.
    fn compare_of_single_bit_with_constant(&mut self, site: IntCompare) -> Option<Value> {
        let (bit, _) = p::binary(self.f, site.left, Opcode::Shl).filter(|_| site.pred.is_equality())?;
        let constant = p::int(self.f, site.right).filter(|_| p::is_one(self.f, bit))?;
        if constant.is_power_of_two() {
            return None;
        }
        self.answer(site, site.pred == IntPred::Ne)
    }

    /// `x pred y -> true` or `false`. If the known bits of both decide it.
    fn compare_of_known_bits(&mut self, site: IntCompare) -> Option<Value> {
        let values = self.values();
        if let (Some(left), Some(right)) = (values.wide_known_bits(site.left), values.wide_known_bits(site.right)) {
            let pred = if site.flags & flags::SAMESIGN != 0 { unsigned_pred(site.pred) } else { site.pred };
            let is_possible = !left.conflicts() && !right.conflicts();
            let truth = WideBits::compare(pred, &left, &right).filter(|_| is_possible)?;
            return self.answer(site, truth);
        }
        // Constants are on the right: of nothing known there nothing follows.
        let right = self.known(site.right).filter(|known| !known.is_unknown())?;
        let left = self.known(site.left)?;
        if left.conflicts() || right.conflicts() {
            return None;
        }
        let decide = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
        let differ = left.one & right.zero | left.zero & right.one != 0;
        let truth = match if site.flags & flags::SAMESIGN != 0 { unsigned_pred(site.pred) } else { site.pred } {
            IntPred::Eq if differ => false,
            IntPred::Ne if differ => true,
            pred @ (IntPred::Eq | IntPred::Ne) => {
                let equal = left.as_constant()? == right.as_constant()?;
                equal == (pred == IntPred::Eq)
            }
            IntPred::Ult => decide(left.max() < right.min(), left.min() >= right.max())?,
            IntPred::Ule => decide(left.max() <= right.min(), left.min() > right.max())?,
            IntPred::Ugt => decide(left.min() > right.max(), left.max() <= right.min())?,
            IntPred::Uge => decide(left.min() >= right.max(), left.max() < right.min())?,
            IntPred::Slt => decide(left.smax() < right.smin(), left.smin() >= right.smax())?,
            IntPred::Sle => decide(left.smax() <= right.smin(), left.smin() > right.smax())?,
            IntPred::Sgt => decide(left.smin() > right.smax(), left.smax() <= right.smin())?,
            IntPred::Sge => decide(left.smin() >= right.smax(), left.smax() < right.smin())?,
        };
        self.answer(site, truth)
    }

    // ---- extensions ---------------------------------------------------------------------------------------------

    /// The extension behind `value`: opcode, operand, and the predicate that compares such operands as `pred` compares the results.
    /// Zero-extended numbers are not negative: signed and unsigned order agree.
    fn extended(&self, pred: IntPred, value: Value) -> Option<(Opcode, Value, IntPred)> {
        let narrow = p::cast(self.f, value, Opcode::ZExt).map(|x| (Opcode::ZExt, x, unsigned_pred(pred)));
        narrow.or_else(|| p::cast(self.f, value, Opcode::SExt).map(|x| (Opcode::SExt, x, pred)))
    }

    /// `ext x pred ext y -> x pred y`. If that is known; both extensions are of one kind and from one type.
    fn compare_of_extensions(&mut self, site: IntCompare) -> Option<Value> {
        let (op, x, pred) = self.extended(site.pred, site.left)?;
        let y = p::cast(self.f, site.right, op).filter(|&y| self.f.type_of(y) == self.f.type_of(x))?;
        self.deeper(|s| s.icmp(pred, 0, x, y, site.ty))
    }

    /// `zext x pred sext x -> true`, or `false`. For orders that hold or fail whatever the sign of `x` is.
    fn compare_of_both_extensions(&mut self, site: IntCompare) -> Option<Value> {
        let zero_first = p::cast(self.f, site.left, Opcode::ZExt).map(|x| (x, Opcode::SExt, site.pred));
        let (x, other, pred) = zero_first
            .or_else(|| p::cast(self.f, site.left, Opcode::SExt).map(|x| (x, Opcode::ZExt, site.pred.swapped())))?;
        p::cast(self.f, site.right, other).filter(|&y| y == x)?;
        // Zero-extended, it is no less as a signed number, and no more as an unsigned one.
        let truth = match pred {
            IntPred::Ule | IntPred::Sge => true,
            IntPred::Ugt | IntPred::Slt => false,
            _ => return None,
        };
        self.answer(site, truth)
    }

    /// `ext x pred C -> x pred trunc C`. If that is known, and `C` is the extension of its truncation.
    fn compare_of_extension_with_constant(&mut self, site: IntCompare) -> Option<Value> {
        let (op, x, pred) = self.extended(site.pred, site.left)?;
        let wide = p::int(self.f, site.right)?;
        let narrow = Int::new(wide.v, p::width(self.f, x));
        let back = if op == Opcode::SExt { narrow.signed() as u128 & p::mask(wide.bits) } else { narrow.v };
        if back != wide.v {
            return None;
        }
        let y = p::make_int(self.f, self.f.type_of(x), narrow.v);
        self.deeper(|s| s.icmp(pred, 0, x, y, site.ty))
    }

    // ---- addresses ----------------------------------------------------------------------------------------------

    /// `x == 0 -> false`, `x != 0 -> true`, the same for `>u` and null pointers. If `x` is known not to be zero; `x >s 0` if it is not negative
    /// either.
    fn compare_with_zero(&mut self, site: IntCompare) -> Option<Value> {
        use IntPred::*;
        if !p::is_zero(self.f, site.right) || !matches!(site.pred, Eq | Ne | Ugt | Ule | Sgt | Sle) {
            return None;
        }
        if site.pred.is_signed() && !self.non_negative(site.left) || !self.non_zero(site.left) {
            return None;
        }
        self.answer(site, matches!(site.pred, Ne | Ugt | Sgt))
    }

    /// `ptrtoint p pred ptrtoint q -> p pred q`. If that is known, and the numbers have all bits of the addresses.
    fn compare_of_addresses_as_numbers(&mut self, site: IntCompare) -> Option<Value> {
        let left = p::cast(self.f, site.left, Opcode::PtrToInt)?;
        let right = p::cast(self.f, site.right, Opcode::PtrToInt)?;
        let ty = self.f.type_of(left);
        let space = self.f.types().addrspace(ty).filter(|_| ty == self.f.type_of(right))?;
        if self.f.layout().pointer_bits(space) != p::width(self.f, site.left) {
            return None;
        }
        self.deeper(|s| s.icmp(site.pred, 0, left, right, site.ty))
    }

    /// `b + N == b + M -> N == M`, the same for unsigned orders if all steps stay inside the object.
    fn compare_of_steps_from_one_base(&mut self, site: IntCompare) -> Option<Value> {
        let space = self.f.types().addrspace(self.f.type_of(site.left))?;
        if site.pred.is_signed() {
            return None;
        }
        let ((base, at), (other, to)) = (constant_offset(self.f, site.left), constant_offset(self.f, site.right));
        if base != other {
            return None;
        }
        if site.pred.is_equality() {
            let differ = p::Int::new(at.wrapping_sub(to) as u128, self.f.layout().pointer_bits(space)).is_zero();
            return self.answer(site, differ == (site.pred == IntPred::Eq));
        }
        if !self.steps_stay_inside(site.left, base) || !self.steps_stay_inside(site.right, base) {
            return None;
        }
        // Inside of one object an address is as far from its beginning as it is large.
        let truth = match site.pred {
            IntPred::Ult => at < to,
            IntPred::Ule => at <= to,
            IntPred::Ugt => at > to,
            _ => at >= to,
        };
        self.answer(site, truth)
    }

    /// Whether `value` is `base`, or comes from it by steps that are all `inbounds`.
    fn steps_stay_inside(&self, mut value: Value, base: Value) -> bool {
        while value != base {
            let (step_flags, from) = if let Some(step) = p::inst(self.f, value, Opcode::GetElementPtr) {
                (self.f.flags(step), self.f.operand(step, 0))
            } else if let Some(step) = value.as_const()
                && let Some(head) = self.f.consts().expr(step)
                && head.op == Opcode::GetElementPtr
            {
                (head.flags, self.f.consts().list(step)[0])
            } else {
                return false;
            };
            if step_flags & flags::INBOUNDS == 0 {
                return false;
            }
            value = from;
        }
        true
    }

    /// `p == q -> false`, `p != q -> true`. If both are whole objects, one of them a local variable.
    fn compare_of_objects(&mut self, site: IntCompare) -> Option<Value> {
        let space = |v: Value| self.f.types().addrspace(self.f.type_of(v));
        if !site.pred.is_equality() || space(site.left)? != space(site.right)? {
            return None;
        }
        let is_local = [self.object_is_local(site.left)?, self.object_is_local(site.right)?];
        if is_local == [false, false] {
            return None;
        }
        self.answer(site, site.pred == IntPred::Ne)
    }

    /// `p == q -> false`, `p != q -> true`. If `p` is one of the addresses that calls allocated, and `q` is one of variables that no other
    /// module has and of local ones.
    fn compare_with_allocated(&mut self, site: IntCompare) -> Option<Value> {
        let is_ptr = self.f.types().is_ptr(self.f.type_of(site.left));
        if !site.pred.is_equality() || !is_ptr || site.right.as_const().is_some() {
            return None;
        }
        let allocated = |s: &Self, value: Value| {
            let call = value.as_inst().filter(|&call| s.f.op(call).is_call());
            call.is_some_and(|call| facts::call_ret_has(s.f, call, AttrKind::NoAlias))
        };
        let apart = |s: &Self, value: Value| s.object_is_apart(value);
        let differ = self.all_choices(site.left, allocated) && self.all_choices(site.right, apart)
            || self.all_choices(site.right, allocated) && self.all_choices(site.left, apart);
        if differ { self.answer(site, site.pred == IntPred::Ne) } else { None }
    }

    /// Whether `accepts` takes each address that `value` may be one of.
    fn all_choices(&self, value: Value, accepts: impl Fn(&Self, Value) -> bool) -> bool {
        let mut seen: SmallVec<[Value; MAX_CHOICES]> = SmallVec::from_slice(&[value]);
        let mut at = 0;
        while let Some(&value) = seen.get(at) {
            at += 1;
            let choice = value.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::Select | Opcode::Phi));
            let Some(choice) = choice else {
                if !accepts(self, value) {
                    return false;
                }
                continue;
            };
            let step = if self.f.op(choice) == Opcode::Phi { (0, 2) } else { (1, 1) };
            for k in (step.0..self.f.num_operands(choice)).step_by(step.1) {
                let arm = self.f.operand(choice, k);
                if !seen.contains(&arm) {
                    if seen.len() == MAX_CHOICES {
                        return false;
                    }
                    seen.push(arm);
                }
            }
        }
        true
    }

    /// Whether the object at address `value` is none that a call of this module may have allocated.
    fn object_is_apart(&self, value: Value) -> bool {
        if self.object_is_local(value) == Some(true) {
            return true;
        }
        let Some(global) = value.as_global() else { return false };
        let ctx = self.f.ctx();
        let (symbol, shape) = (&ctx.globals.sym[global.index()], &ctx.globals.shape[global.index()]);
        let is_own = symbol.linkage.is_local()
            || symbol.visibility != Visibility::Default
            || symbol.unnamed_addr == UnnamedAddr::Global;
        symbol.kind == GlobalKind::Variable
            && is_own
            && symbol.linkage != Linkage::ExternWeak
            && symbol.tls == ThreadLocal::default()
            && self.f.layout().fixed_alloc_size(self.f.types(), shape.ty).is_some_and(|size| size > 0)
    }

    /// `p + N == q + M -> false`, `!= -> true`. If `p` and `q` are local variables of known size, none of them empty, and the one would begin
    /// inside of the other if the addresses were equal.
    fn compare_of_places_in_two_objects(&mut self, site: IntCompare) -> Option<Value> {
        if !site.pred.is_equality() || !self.f.types().is_ptr(self.f.type_of(site.left)) {
            return None;
        }
        let ((left, at), (right, other)) = (constant_offset(self.f, site.left), constant_offset(self.f, site.right));
        let is_slot = |s: &Self, value: Value| p::inst(s.f, value, Opcode::Alloca).is_some();
        if left == right || !is_slot(self, left) || !is_slot(self, right) {
            return None;
        }
        let (size, other_size) = (object_size(self.f, left)?, object_size(self.f, right)?);
        // What has no bytes may have any address, that of a byte of another variable, too.
        if size == 0 || other_size == 0 {
            return None;
        }
        // Equal addresses would put `right` this far behind `left`.
        let distance = at.checked_sub(other)?;
        let overlap = if distance >= 0 { (distance as u64) < size } else { distance.unsigned_abs() < other_size };
        if overlap { self.answer(site, site.pred == IntPred::Ne) } else { None }
    }

    /// Whether the object of some size at address `value` is a local variable, or a copy that an argument is; `None` if it is not known
    /// that there is one of its own.
    fn object_is_local(&self, value: Value) -> Option<bool> {
        if let ValueKind::Arg(n) = value.kind() {
            let copied = facts::byval_type(self.f, n)?;
            return (self.f.layout().fixed_alloc_size(self.f.types(), copied)? > 0).then_some(true);
        }
        if let Some(alloca) = p::inst(self.f, value, Opcode::Alloca) {
            let is_one = p::is_one(self.f, self.f.operand(alloca, 0));
            let size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(alloca).a))?;
            return (is_one && size > 0).then_some(true);
        }
        let global = value.as_global()?;
        let ctx = self.f.ctx();
        let (symbol, shape) = (&ctx.globals.sym[global.index()], &ctx.globals.shape[global.index()]);
        let may_be_shared = symbol.linkage == Linkage::ExternWeak || symbol.linkage.is_interposable();
        let is_variable = symbol.kind == GlobalKind::Variable && !may_be_shared;
        (is_variable && self.f.layout().alloc_size(self.f.types(), shape.ty) > 0).then_some(false)
    }
}

/// The unsigned predicate of the same direction.
pub(crate) fn unsigned_pred(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Sgt => IntPred::Ugt,
        IntPred::Sge => IntPred::Uge,
        IntPred::Slt => IntPred::Ult,
        IntPred::Sle => IntPred::Ule,
        other => other,
    }
}

/// Whether numbers that stand in this order fulfil `pred`.
pub(super) fn order_fulfils(pred: IntPred, order: std::cmp::Ordering) -> bool {
    use IntPred::*;
    match pred {
        Eq => order.is_eq(),
        Ne => order.is_ne(),
        Ult | Slt => order.is_lt(),
        Ule | Sle => order.is_le(),
        Ugt | Sgt => order.is_gt(),
        Uge | Sge => order.is_ge(),
    }
}
