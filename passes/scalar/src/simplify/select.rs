//! `select`.

use super::{Operation, Simplifier, p};
use warpc_ir::Value;
use warpc_ir::fold::float::classify;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};

/// A `select` as its rules see it.
#[derive(Clone, Copy)]
struct Selection {
    condition: Value,
    /// Value when the condition is true.
    left: Value,
    /// Value when the condition is false.
    right: Value,
    ty: Type,
}

/// A `select` whose condition is an equality of `x` and `y`.
#[derive(Clone, Copy)]
struct EqualityChoice {
    x: Value,
    y: Value,
    /// Value when the two are equal.
    equal: Value,
    /// Value when the two differ.
    other: Value,
}

/// A `select` by a bit test: `word & MASK` is zero or not.
#[derive(Clone, Copy)]
struct BitChoice {
    word: Value,
    mask: p::Int,
    /// Value when the bits are clear.
    clear: Value,
    /// Value when one of the bits is set.
    set: Value,
}

/// Whether `x pred limit` says that `x` is `limit`, or that it is not, because nothing lies beyond that; `None` where it says something else.
fn tells_limit(pred: IntPred, limit: p::Int) -> Option<bool> {
    let (least, most) = (limit.is_zero(), limit.is_all_ones());
    let (least_signed, most_signed) = (limit.is_sign_mask(), limit.is_max_signed());
    match pred {
        IntPred::Ugt if least => Some(false),
        IntPred::Ule if least => Some(true),
        IntPred::Ult if most => Some(false),
        IntPred::Uge if most => Some(true),
        IntPred::Sgt if least_signed => Some(false),
        IntPred::Sle if least_signed => Some(true),
        IntPred::Slt if most_signed => Some(false),
        IntPred::Sge if most_signed => Some(true),
        _ => None,
    }
}

impl Simplifier<'_, '_> {
    /// `select condition, left, right`.
    pub fn select(&mut self, condition: Value, left: Value, right: Value) -> Option<Value> {
        self.select_rules(Selection { condition, left, right, ty: self.f.type_of(left) })
    }

    rules! {
        /// Rules of `select`, in order.
        fn select_rules(&mut self, site: Selection) -> Option<Value> {
            select_by_poison,
            select_by_undef,
            select_by_constant,
            select_of_same,
            select_of_undef,
            select_of_bools_rules,
            select_of_extreme_rules,
            select_by_equality_rules,
            select_by_bit_rules,
            select_of_funnel_rules,
            select_of_equal_floats,
            select_of_select,
            select_by_branch,
        }
    }
    rules! {
        /// Rules of `select` of conditions, in order.
        fn bool_select_rules(&mut self, site: Selection) -> Option<Value> {
            select_of_true_and_false,
            logical_and_rules,
            logical_or_rules,
            select_of_own_complement,
            select_of_bools_that_is_a_part,
        }
    }
    rules! {
        /// Rules of `condition && left`, in order.
        fn conjoined_rules(&mut self, site: Selection) -> Option<Value> {
            logical_and_of_implied,
            logical_and_of_or_with_operand,
        }
    }
    rules! {
        /// Rules of `condition || right`, in order.
        fn disjoined_rules(&mut self, site: Selection) -> Option<Value> {
            logical_or_with_itself,
            logical_or_of_complements,
            logical_or_of_implied,
            logical_or_of_and_with_operand,
        }
    }
    rules! {
        /// Rules of `x == y ? equal : other`, in order.
        fn equality_choice_rules(&mut self, site: EqualityChoice) -> Option<Value> {
            select_of_compared,
            select_of_joined_with_limit,
            select_with_equals_replaced,
        }
    }
    rules! {
        /// Rules of `word & MASK == 0 ? clear : set`, in order.
        fn bit_choice_rules(&mut self, site: BitChoice) -> Option<Value> {
            select_of_word_with_bits_cleared,
            select_of_word_with_bit_set,
        }
    }

    // ---- conditions ---------------------------------------------------------------------------------------------

    /// `select poison, x, y -> poison`. Always.
    fn select_by_poison(&mut self, site: Selection) -> Option<Value> {
        site.condition.is_poison().then(|| Value::poison(site.ty))
    }

    /// `select undef, C, y -> C`, `select undef, x, y -> y`. Always: undef may be either.
    fn select_by_undef(&mut self, site: Selection) -> Option<Value> {
        let chosen = if site.left.is_constant() { site.left } else { site.right };
        site.condition.is_undef_or_poison().then_some(chosen)
    }

    /// `select true, x, y -> x`, `select false, x, y -> y`. Always.
    fn select_by_constant(&mut self, site: Selection) -> Option<Value> {
        let condition = p::int(self.f, site.condition)?;
        Some(if condition.is_zero() { site.right } else { site.left })
    }

    /// `select c, x, y -> x`, `select c, x, y -> y`. If the branch by which control comes to the block decides `c`.
    fn select_by_branch(&mut self, site: Selection) -> Option<Value> {
        let answer = self.branch_says(site.condition)?;
        Some(if answer { site.left } else { site.right })
    }

    /// `select c, x, x -> x`. Always.
    fn select_of_same(&mut self, site: Selection) -> Option<Value> {
        (site.left == site.right).then_some(site.left)
    }

    /// `select c, poison, y -> y`, `select c, undef, y -> y`, the same for the other side. For undef, if `y` is known not to be
    /// poison.
    fn select_of_undef(&mut self, site: Selection) -> Option<Value> {
        [(site.left, site.right), (site.right, site.left)].into_iter().find_map(|(gone, kept)| {
            (gone.is_poison() || gone.is_undef_or_poison() && self.well_defined(kept)).then_some(kept)
        })
    }

    /// Rules of a choice between a value and a minimum or maximum of it.
    fn select_of_extreme_rules(&mut self, site: Selection) -> Option<Value> {
        self.select_of_extreme(site.condition, site.left, site.right)
    }

    // ---- of conditions ------------------------------------------------------------------------------------------

    /// Rules of `select` of conditions.
    fn select_of_bools_rules(&mut self, site: Selection) -> Option<Value> {
        if self.f.type_of(site.condition) != site.ty || !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.bool_select_rules(site)
    }
    /// Rules of `condition && left`.
    fn logical_and_rules(&mut self, site: Selection) -> Option<Value> {
        if !p::is_zero(self.f, site.right) {
            return None;
        }
        self.conjoined_rules(site)
    }
    /// Rules of `condition || right`.
    fn logical_or_rules(&mut self, site: Selection) -> Option<Value> {
        if !p::is_all_ones(self.f, site.left) {
            return None;
        }
        self.disjoined_rules(site)
    }

    /// `select c, true, false -> c`. Always.
    fn select_of_true_and_false(&mut self, site: Selection) -> Option<Value> {
        (p::is_all_ones(self.f, site.left) && p::is_zero(self.f, site.right)).then_some(site.condition)
    }

    /// `select c, x, false -> c`, `select c, x, false -> false`. If `c` implies `x`, or that `x` is false.
    fn logical_and_of_implied(&mut self, site: Selection) -> Option<Value> {
        if self.implies(site.condition, site.left)? {
            return Some(site.condition);
        }
        self.bool(site.ty, false)
    }

    /// `select (x || y), x, false -> x`. Always, for both orders of the disjunction.
    fn logical_and_of_or_with_operand(&mut self, site: Selection) -> Option<Value> {
        let (first, second, _) = p::logical_or(self.f, site.condition)?;
        (first == site.left || second == site.left).then_some(site.left)
    }

    /// `select c, true, c -> c`. Always.
    fn logical_or_with_itself(&mut self, site: Selection) -> Option<Value> {
        (site.condition == site.right).then_some(site.condition)
    }

    /// `select c, true, ~c -> true`, `select ~c, true, c -> true`. Always.
    fn logical_or_of_complements(&mut self, site: Selection) -> Option<Value> {
        if !p::are_complements(self.f, site.condition, site.right) {
            return None;
        }
        self.bool(site.ty, true)
    }

    /// `select c, true, x -> true`, `select c, true, x -> c`. If `c` being false implies `x`, or that `x` is false.
    fn logical_or_of_implied(&mut self, site: Selection) -> Option<Value> {
        if self.refuted_implies(site.condition, site.right)? {
            return self.bool(site.ty, true);
        }
        Some(site.condition)
    }

    /// `select (x && y), true, x -> x`. Always, for both orders of the conjunction.
    fn logical_or_of_and_with_operand(&mut self, site: Selection) -> Option<Value> {
        let (first, second, _) = p::logical_and(self.f, site.condition)?;
        (first == site.right || second == site.right).then_some(site.right)
    }

    /// `select (x | y), x, y -> x | y`, and so for other trees of booleans. Always.
    fn select_of_bools_that_is_a_part(&mut self, site: Selection) -> Option<Value> {
        self.select_that_is_a_part(site.condition, site.left, site.right)
    }

    /// `select ~x, false, x -> x`. Always.
    fn select_of_own_complement(&mut self, site: Selection) -> Option<Value> {
        let x = p::not(self.f, site.condition).filter(|_| p::is_zero(self.f, site.left))?;
        (x == site.right).then_some(x)
    }

    // ---- equalities ---------------------------------------------------------------------------------------------

    /// Rules of `select` by an equality.
    fn select_by_equality_rules(&mut self, site: Selection) -> Option<Value> {
        let (pred, x, y) = p::icmp(self.f, site.condition)?;
        let (equal, other) = match pred {
            IntPred::Eq => (site.left, site.right),
            IntPred::Ne => (site.right, site.left),
            _ => match tells_limit(pred, p::int(self.f, y)?)? {
                true => (site.left, site.right),
                false => (site.right, site.left),
            },
        };
        self.equality_choice_rules(EqualityChoice { x, y, equal, other })
    }

    /// `x == y ? x : y -> y`, `x == y ? y : x -> x`. If these are no pointers: equal ones may differ in what they may access.
    fn select_of_compared(&mut self, site: EqualityChoice) -> Option<Value> {
        let is_pointer = self.f.types().is_ptr(self.f.types().scalar(self.f.type_of(site.x)));
        (p::same_pair((site.x, site.y), (site.equal, site.other)) && !is_pointer).then_some(site.other)
    }

    /// `x == C ? x : C -> C`, `x == C ? C : x -> x`, and so for `une` with exchanged arms. If `C` is a number other than zero, whose
    /// sign the choice could change, and no denormal, which may be taken for zero.
    fn select_of_equal_floats(&mut self, site: Selection) -> Option<Value> {
        let (pred, x, y) = p::fcmp(self.f, site.condition)?;
        let other = match pred {
            FloatPred::Oeq => site.right,
            FloatPred::Une => site.left,
            _ => return None,
        };
        let is_sure = |value: Value| {
            let class = p::float(self.f, value).and_then(|(format, bits)| classify(format, bits));
            class.is_some_and(|class| !class.nan && !class.zero && !class.denormal)
        };
        (p::same_pair((x, y), (site.left, site.right)) && (is_sure(x) || is_sure(y))).then_some(other)
    }

    /// `select` with these fast-math flags, by what they allow.
    pub(super) fn select_with_flags(
        &mut self,
        flags: u16,
        condition: Value,
        left: Value,
        right: Value,
    ) -> Option<Value> {
        if flags & warpc_ir::flags::NSZ == 0 {
            return None;
        }
        self.select_without_zero_signs_rules(Selection { condition, left, right, ty: self.f.type_of(left) })
    }

    rules! {
        /// Rules of `select` with `nsz`.
        fn select_without_zero_signs_rules(&mut self, site: Selection) -> Option<Value> {
            select_of_equal_floats_or_zeros,
        }
    }

    /// `x == y ? x : y -> y`, `x != y ? x : y -> x`, and so with exchanged operands. With `nsz`: of equal numbers only zeros differ.
    fn select_of_equal_floats_or_zeros(&mut self, site: Selection) -> Option<Value> {
        let (pred, x, y) = p::fcmp(self.f, site.condition)?;
        if !p::same_pair((x, y), (site.left, site.right)) {
            return None;
        }
        match pred {
            FloatPred::Oeq => Some(site.right),
            FloatPred::Une => Some(site.left),
            _ => None,
        }
    }

    /// Rules of `select` by a bit test.
    fn select_by_bit_rules(&mut self, site: Selection) -> Option<Value> {
        let (word, mask, clear) = self.bits_tested(site.condition)?;
        let (clear, set) = if clear { (site.left, site.right) } else { (site.right, site.left) };
        let choice = BitChoice { word, mask, clear, set };
        // What is chosen may be the word of which the part with the bits is tested.
        let whole = p::cast(self.f, word, Opcode::Trunc).map(|word| {
            let mask = p::Int::new(choice.mask.v, p::width(self.f, word));
            BitChoice { word, mask, ..choice }
        });
        self.bit_choice_rules(choice).or_else(|| self.bit_choice_rules(whole?))
    }

    /// The bits of a word of which `condition` asks whether they are all clear, or whether not.
    fn bits_tested(&self, condition: Value) -> Option<(Value, p::Int, bool)> {
        use IntPred::*;
        let (pred, x, limit) = p::icmp(self.f, condition)?;
        let limit = p::int(self.f, limit)?;
        let sign = || p::Int::new(1 << (limit.bits - 1), limit.bits);
        let above = |count: u128| p::Int::new(!(count.wrapping_sub(1)), limit.bits);
        match pred {
            Eq | Ne if limit.is_zero() => {
                let (word, mask) = p::binary(self.f, x, Opcode::And)?;
                Some((word, p::int(self.f, mask)?, pred == Eq))
            }
            Slt | Sge if limit.is_zero() => Some((x, sign(), pred == Sge)),
            Sgt | Sle if limit.is_all_ones() => Some((x, sign(), pred == Sgt)),
            Ult | Uge if limit.is_power_of_two() => Some((x, above(limit.v), pred == Ult)),
            Ule | Ugt if limit.v.wrapping_add(1).is_power_of_two() && !limit.is_all_ones() => {
                Some((x, above(limit.v + 1), pred == Ule))
            }
            _ => None,
        }
    }

    /// `(x | y) == 0 ? x : x | y -> x | y`, `(x | y) == 0 ? 0 : x -> x`, the same for `&` and -1. Always, where the whole is chosen otherwise;
    /// else if what is chosen is known not to be undef.
    fn select_of_joined_with_limit(&mut self, site: EqualityChoice) -> Option<Value> {
        let op = match () {
            _ if p::is_zero(self.f, site.y) => Opcode::Or,
            _ if p::is_all_ones(self.f, site.y) => Opcode::And,
            _ => return None,
        };
        let (left, right) = p::binary(self.f, site.x, op)?;
        // Where the whole is the limit, so are both parts.
        let is_limit = |value: Value| [site.x, site.y, left, right].contains(&value);
        if !is_limit(site.equal) || !is_limit(site.other) {
            return None;
        }
        let sure = site.other == site.x || site.other == site.y || self.well_defined(site.other);
        sure.then_some(site.other)
    }

    rules! {
        /// Rules of a choice between a funnel shift and what it shifts.
        fn select_of_funnel_rules(&mut self, site: Selection) -> Option<Value> {
            select_of_funnel_by_zero,
        }
    }

    /// `n == 0 ? x : fshl(x, x, n) -> fshl(x, x, n)`, `n == 0 ? fshl(x, y, n) : x -> x`, and so for `fshr` of `y`. The first only of a rotation,
    /// where nothing of the other word comes in that may be poison.
    fn select_of_funnel_by_zero(&mut self, site: Selection) -> Option<Value> {
        let (pred, n, zero) = p::icmp(self.f, site.condition).filter(|test| test.0.is_equality())?;
        if !p::is_zero(self.f, zero) {
            return None;
        }
        let (equal, other) = if pred == IntPred::Eq { (site.left, site.right) } else { (site.right, site.left) };
        let shifted = |funnel: Value| {
            let (which, call) = p::intrinsic(self.f, funnel)?;
            let kept = match which {
                id::FSHL => 0,
                id::FSHR => 1,
                _ => return None,
            };
            let (x, y) = (self.f.operand(call, kept), self.f.operand(call, 1 - kept));
            (self.f.operand(call, 2) == n).then_some((x, y))
        };
        if let Some((x, _)) = shifted(equal) {
            return (x == other).then_some(other);
        }
        let (x, y) = shifted(other)?;
        (x == equal && x == y).then_some(other)
    }

    /// Whether `value` is `word op constant`.
    fn is_word_with(&self, value: Value, op: Opcode, word: Value, constant: p::Int) -> bool {
        p::binary(self.f, value, op).is_some_and(|(x, y)| x == word && p::int(self.f, y) == Some(constant))
    }

    /// `(x & C) == 0 ? x & ~C : x -> x`, `(x & C) == 0 ? x : x & ~C -> x & ~C`. Always: clear bits are cleared again.
    fn select_of_word_with_bits_cleared(&mut self, site: BitChoice) -> Option<Value> {
        let cleared = |v| self.is_word_with(v, Opcode::And, site.word, site.mask.not());
        let found = site.set == site.word && cleared(site.clear) || site.clear == site.word && cleared(site.set);
        found.then_some(site.set)
    }

    /// `(x & BIT) == 0 ? x | BIT : x -> x | BIT`, `(x & BIT) == 0 ? x : x | BIT -> x`. Always: a set bit is set again. The first
    /// only if the `or` is not marked disjoint.
    fn select_of_word_with_bit_set(&mut self, site: BitChoice) -> Option<Value> {
        if !site.mask.is_power_of_two() {
            return None;
        }
        let with_bit = |v| self.is_word_with(v, Opcode::Or, site.word, site.mask);
        let first = site.set == site.word && with_bit(site.clear) && !p::has_flags(self.f, site.clear, flags::DISJOINT);
        let second = site.clear == site.word && with_bit(site.set);
        (first || second).then_some(site.clear)
    }

    /// `x == y ? a : b -> b`. If `b` with `x` replaced by `y` is `a`, or `a` with `x` replaced by `y` is `b`; for scalars that
    /// are no pointers, in both orders. Where `x` or `y` is undef the two may differ: then `b` is chosen.
    fn select_with_equals_replaced(&mut self, site: EqualityChoice) -> Option<Value> {
        let ty = self.f.type_of(site.x);
        if self.f.types().is_ptr(self.f.types().scalar(ty)) || self.f.types().is_vector(ty) {
            return None;
        }
        for (from, to) in [(site.x, site.y), (site.y, site.x)] {
            if from.is_constant() {
                continue;
            }
            if self.replaced(site.other, from, to, false) == Some(site.equal)
                || self.replaced(site.equal, from, to, true) == Some(site.other)
            {
                return Some(site.other);
            }
        }
        None
    }

    /// The value that `value` has when `from` is `to`, if it simplifies to one. Without `refine`, `value` itself must not be poison
    /// then: operations with flags count only when all operands are constants.
    pub(crate) fn replaced(&mut self, value: Value, from: Value, to: Value, refine: bool) -> Option<Value> {
        if value == from {
            return Some(to);
        }
        let def = value.as_inst()?;
        let op = self.f.op(def);
        if op.is_int_div() {
            return None;
        }
        if !self.f.operands(def).any(|operand| operand == from) {
            return self.replaced_further_in(def, from, to, refine);
        }
        if op == Opcode::GetElementPtr {
            return self.replaced_index(def, from, to);
        }
        if op.is_call() {
            return self.replaced_argument(def, from, to, refine);
        }
        if op.is_cast() {
            let (flags, ty) = (self.f.flags(def), self.f.ty(def));
            if !to.is_constant() {
                return None;
            }
            let result = self.f.folder().cast(op, flags, to, ty)?;
            return (refine || self.f.consts().is_well_defined(result)).then_some(result);
        }
        let site = self.operation(value)?;
        self.replaced_in_operation(site, from, to, refine)
    }

    /// The same, where an operand of an operation without flags is an operation on `from`.
    fn replaced_further_in(&mut self, def: Inst, from: Value, to: Value, refine: bool) -> Option<Value> {
        let site = self.operation(Value::inst(def)).filter(|site| site.flags & flags::INT_POISON == 0)?;
        if site.op.is_shift() {
            return None;
        }
        let [left, right] = [site.left, site.right]
            .map(|operand| self.deeper(|s| s.replaced(operand, from, to, refine)).filter(|new| *new != operand));
        if left.is_none() && right.is_none() {
            return None;
        }
        let (left, right) = (left.unwrap_or(site.left), right.unwrap_or(site.right));
        self.deeper(|s| match () {
            _ if left.is_constant() && right.is_constant() => s.f.folder().binary(site.op, 0, left, right),
            _ if refine => s.binary(site.op, 0, left, right),
            _ => s.binary_of_all(site.op, left, right, to),
        })
    }

    /// The address that a step by `from` gives if that is zero: where it begins.
    fn replaced_index(&mut self, step: Inst, from: Value, to: Value) -> Option<Value> {
        let is_step = self.f.num_operands(step) == 2 && self.f.operand(step, 1) == from;
        (is_step && p::is_zero(self.f, to) && self.f.operand(step, 0) != from).then(|| self.f.operand(step, 0))
    }

    /// The constant that a call of an intrinsic gives if `from` is the constant `to`.
    fn replaced_argument(&mut self, call: Inst, from: Value, to: Value, refine: bool) -> Option<Value> {
        let (which, _) = p::intrinsic(self.f, Value::inst(call)).filter(|_| to.is_constant())?;
        if !matches!(which, id::ABS | id::CTPOP | id::BSWAP | id::BITREVERSE | id::CTLZ | id::CTTZ) {
            return None;
        }
        let args: smallvec::SmallVec<[Value; 2]> = self
            .f
            .operands(call)
            .take(self.f.call(call).num_args as usize)
            .map(|arg| if arg == from { to } else { arg })
            .collect();
        let ty = self.f.ty(call);
        let result = self.f.folder().intrinsic(which, 0, &args, ty)?;
        (refine || self.f.consts().is_well_defined(result)).then_some(result)
    }

    /// The value of `site` when `from` is `to`.
    fn replaced_in_operation(&mut self, site: Operation, from: Value, to: Value, refine: bool) -> Option<Value> {
        let swap = |operand: Value| if operand == from { to } else { operand };
        let (left, right) = (swap(site.left), swap(site.right));
        self.deeper(|s| {
            if left.is_constant() && right.is_constant() {
                let result = s.f.folder().binary(site.op, site.flags, left, right)?;
                return (refine || s.f.consts().is_well_defined(result)).then_some(result);
            }
            if refine {
                return s.binary(site.op, site.flags, left, right);
            }
            // Never poison, whatever is said of wrapping.
            if left == right && matches!(site.op, Opcode::Sub | Opcode::Xor) {
                return s.zero(site.ty);
            }
            // Only identities that hold for poison too: the other operand is what remains.
            if site.flags & flags::INT_POISON != 0 || site.op.is_shift() {
                return None;
            }
            s.binary_of_all(site.op, left, right, to)
        })
    }

    /// `left op right`, if that is one of the two and poison where the operation is: the other one is `to`, a constant, or known not to be
    /// poison.
    fn binary_of_all(&mut self, op: Opcode, left: Value, right: Value, to: Value) -> Option<Value> {
        let result = self.binary(op, 0, left, right).filter(|&result| result == left || result == right)?;
        let other = if result == left { right } else { left };
        let sure = other == result || other == to || other.is_constant() || self.well_defined(other);
        sure.then_some(result)
    }

    // ---- selects of selects -------------------------------------------------------------------------------------

    /// `select c, (select c, x, _), x -> x`, `select c, (select c, x, y), y -> select c, x, y`, the same for the other side. If
    /// `c` is known not to be undef.
    fn select_of_select(&mut self, site: Selection) -> Option<Value> {
        for (arm, other, is_left) in [(site.left, site.right, true), (site.right, site.left, false)] {
            let Some((condition, left, right)) = p::select(self.f, arm) else { continue };
            if condition != site.condition || !self.well_defined(condition) {
                continue;
            }
            let (kept, dropped) = if is_left { (left, right) } else { (right, left) };
            if kept == other {
                return Some(kept);
            }
            if dropped == other {
                return Some(arm);
            }
        }
        None
    }
}
