//! Floating-point arithmetic; powers are in `fp_powers.rs`. Rules without fast-math flags are exact; the others name the flags they need.

use super::{Binary, Combiner, p};
use warpc_ir::consts::ConstKind;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

impl Combiner<'_, '_> {
    pub(super) fn make_fneg(&mut self, value: Value, fl: u16) -> Value {
        if value.is_constant()
            && let Some(v) = self.f.folder().fneg(value)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).fneg(value, fl);
        self.queue_new(v)
    }
    pub(super) fn float_constant(&mut self, ty: Type, bits: u128) -> Value {
        let t = self.f.types().scalar(ty);
        let mut fold = self.f.folder();
        let c = fold.float(t, bits);
        fold.splat(ty, c)
    }

    /// Rules of floating-point arithmetic.
    pub(super) fn float(&mut self, inst: Inst) -> Option<Value> {
        let op = self.f.op(inst);
        let site = self.binary_site(inst, flags::FAST);
        let shuffles = if self.f.types().is_vector(site.ty) { self.operation_of_shuffles_rules(site) } else { None };
        let common = shuffles
            .or_else(|| self.float_order_rules(site, op))
            .or_else(|| self.fold_into_select_or_phi(inst))
            .or_else(|| self.float_choice_rules(site, op))
            .or_else(|| self.float_phi_rules(site))
            .or_else(|| self.operation_of_choices_rules(site));
        if common.is_some() {
            return common;
        }
        match op {
            Opcode::FAdd => self.fadd_rules(site, op),
            Opcode::FSub => self.fsub_rules(site, op),
            Opcode::FMul => self.fmul_rules(site, op),
            Opcode::FDiv => self.fdiv_rules(site, op),
            _ => None,
        }
    }

    rules! {
        /// Rules of the order of operands of floating-point arithmetic.
        fn float_order_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            float_operands_in_order,
        }
    }
    rules! {
        /// Rules of floating-point arithmetic of two choices.
        fn float_choice_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            float_operation_of_opposite_choices,
        }
    }
    rules! {
        /// Rules of floating-point arithmetic of two phis.
        fn float_phi_rules(&mut self, site: Binary) -> Option<Value> {
            operation_of_two_phis,
        }
    }
    rules! {
        /// Rules of `fadd`, in order.
        fn fadd_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            float_operation_of_integers,
            float_square_of_sum,
            float_op_of_min_and_max,
            fadd_of_negated_rules,
            fadd_of_constants,
            float_factor_rules,
        }
    }
    rules! {
        /// Rules of `fsub`, in order.
        fn fsub_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            float_operation_of_integers,
            float_difference_of_sums,
            fsub_from_zero,
            fsub_of_constant,
            fsub_of_negation,
            float_factor_rules,
        }
    }
    rules! {
        /// Rules of `fmul`, in order.
        fn fmul_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            float_operation_of_integers,
            float_op_of_min_and_max,
            fmul_of_exponentials,
            fmul_of_integer_powers,
            fmul_of_integer_power_by_base,
            fmul_of_powers,
            fmul_of_power_by_base,
            fmul_by_minus_one,
            fmul_of_negation_by_constant,
            fmul_of_constants,
            fmul_of_negations,
            fmul_by_bool,
            fmul_by_chosen_sign,
            fmul_of_absolute_by_itself,
            fmul_by_reciprocal,
            fmul_of_quotient_of_constant,
            fmul_of_quotient_by_constant,
            fmul_of_sum_with_constant,
            fmul_of_quotient,
            fmul_of_roots,
            square_of_quotient_of_root,
            fmul_of_product_by_factor,
        }
    }
    rules! {
        /// Rules of `fdiv`, in order.
        fn fdiv_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            fdiv_of_negations,
            fdiv_of_integer_power_by_base,
            fdiv_of_integer_power_by_multiple,
            fdiv_by_minus_one,
            fdiv_by_constant,
            fdiv_of_negation_by_constant,
            fdiv_of_constant_by_negation,
            fdiv_of_quotient,
            fdiv_by_quotient,
            fdiv_of_sine_and_cosine,
            fdiv_of_constant_by_multiple,
            fdiv_by_root_of_quotient,
            fdiv_by_multiple_of_itself,
            fdiv_by_zero,
            fdiv_by_own_magnitude,
        }
    }

    /// Rules of a sum with something negated, for either order of its operands.
    fn fadd_of_negated_rules(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        self.fadd_ordered_rules(site, site.left, site.right)
            .or_else(|| self.fadd_ordered_rules(site, site.right, site.left))
    }

    rules! {
        /// Rules of `x + y` that look at `y`, in order.
        fn fadd_ordered_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            fadd_of_negation,
            fadd_of_negative_multiple,
        }
    }

    /// Rules of sums and differences with a common factor: they need `reassoc nsz`, and that both sides go away.
    fn float_factor_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NSZ;
        if site.flags & NEEDED != NEEDED || !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        self.float_common_rules(site, op)
    }

    rules! {
        /// Rules of sums and differences with a common factor, in order.
        fn float_common_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            float_common_factor,
            float_common_divisor,
        }
    }

    /// Whether `value` is the floating-point constant `number`.
    pub(super) fn is_float_number(&self, value: Value, number: i64) -> bool {
        p::float(self.f, value).is_some_and(|(t, bits)| float::of_i64(t, number) == Some(bits))
    }
    /// Whether the instruction behind `value` may be reassociated.
    pub(super) fn may_reassociate(&self, value: Value) -> bool {
        p::has_flags(self.f, value, flags::REASSOC)
    }
    /// Whether a number is zero, infinite, NaN or less than normal: products of constants that are so stay apart.
    pub(super) fn leaves_normal_range(ty: Type, bits: u128) -> bool {
        float::classify(ty, bits).is_none_or(|class| class.denormal || class.zero || class.infinite || class.nan)
    }

    /// `1.0 op x -> x op 1.0`, and so for other operands of lower rank. If the operation commutes.
    fn float_operands_in_order(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        if !op.is_commutative() || self.rank(site.left) >= self.rank(site.right) {
            return None;
        }
        self.f.swap_operands(site.inst, 0, 1);
        Some(Value::inst(site.inst))
    }

    /// `(c ? x : y) op (c ? y : x) -> x op y`, for selects and phis. If the operation commutes.
    fn float_operation_of_opposite_choices(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (x, y) = self.opposite_choices(site.left, site.right).filter(|_| op.is_commutative())?;
        Some(self.binary(op, site.flags, x, y))
    }

    /// `minimum(x, y) op maximum(x, y) -> x op y`, for `+` and `*`; for `minnum` and `maxnum` with `nnan`.
    fn float_op_of_min_and_max(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        // Without infinities alone, the result of a NaN and an infinity was excluded where the product of the two is NaN.
        let fast = if site.flags & flags::NNAN == 0 { site.flags & !flags::NINF } else { site.flags };
        for (x, y) in [(site.left, site.right), (site.right, site.left)] {
            for (low, high, need) in [(id::MINIMUM, id::MAXIMUM, 0), (id::MINNUM, id::MAXNUM, flags::NNAN)] {
                if site.flags & need == need
                    && let Some((l, r)) = p::binary_intrinsic(self.f, x, low)
                    && let Some(other) = p::binary_intrinsic(self.f, y, high)
                    && p::same_pair(other, (l, r))
                {
                    return Some(self.binary(op, fast, other.0, other.1));
                }
            }
        }
        None
    }

    /// `x + -y -> x - y`. Always.
    fn fadd_of_negation(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let negated = self.fneg_operand(y)?;
        Some(self.binary(Opcode::FSub, site.flags, x, negated))
    }

    /// `x + (y * -C) -> x - (y * C)`. If the product goes away.
    fn fadd_of_negative_multiple(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (factor, c) = p::binary(self.f, y, Opcode::FMul).filter(|_| self.one_use(y))?;
        let (t, bits) = p::float(self.f, c)?;
        let class = float::classify(t, bits)?;
        if !class.negative || class.nan {
            return None;
        }
        let positive = self.float_constant(site.ty, float::neg(t, bits)?);
        let inner = self.f.flags(y.as_inst()?) & flags::FAST;
        let product = self.binary(Opcode::FMul, inner, factor, positive);
        Some(self.binary(Opcode::FSub, site.flags, x, product))
    }

    /// `(x + C1) + C2 -> x + (C1 + C2)`. If the outer sum is `reassoc nsz` and the inner one `reassoc`.
    fn fadd_of_constants(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NSZ;
        if site.flags & NEEDED != NEEDED || !site.right.is_constant() {
            return None;
        }
        let (x, c) = p::binary(self.f, site.left, Opcode::FAdd)?;
        if !c.is_constant() || !self.may_reassociate(site.left) {
            return None;
        }
        let sum = self.f.folder().binary(Opcode::FAdd, 0, c, site.right)?;
        Some(self.binary(Opcode::FAdd, site.flags, x, sum))
    }

    /// `-0.0 - x -> -x`, with `nsz` also `0.0 - x -> -x`.
    fn fsub_from_zero(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (t, bits) = p::float(self.f, site.left)?;
        let class = float::classify(t, bits)?;
        if !class.zero || !class.negative && site.flags & flags::NSZ == 0 {
            return None;
        }
        Some(self.make_fneg(site.right, site.flags))
    }

    /// `x - C -> x + -C`. Always.
    fn fsub_of_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let listed = |c: Const| self.f.consts().row(c).kind == ConstKind::Aggregate;
        if p::float(self.f, site.right).is_none() && !site.right.as_const().is_some_and(listed) {
            return None;
        }
        let negated = self.f.folder().fneg(site.right)?;
        Some(self.binary(Opcode::FAdd, site.flags, site.left, negated))
    }

    /// `x - -y -> x + y`. Always.
    fn fsub_of_negation(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let y = self.fneg_operand(site.right)?;
        Some(self.binary(Opcode::FAdd, site.flags, site.left, y))
    }

    /// `x * -1.0 -> -x`. Always.
    fn fmul_by_minus_one(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        self.is_float_number(site.right, -1).then(|| self.make_fneg(site.left, site.flags))
    }

    /// `-x * C -> x * -C`. Always.
    fn fmul_of_negation_by_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        p::float(self.f, site.right)?;
        let x = self.fneg_operand(site.left)?;
        let negated = self.f.folder().fneg(site.right)?;
        Some(self.binary(Opcode::FMul, site.flags, x, negated))
    }

    /// `(x * C1) * C2 -> x * (C1 * C2)`. If both products are `reassoc` and the constant stays in the normal range.
    fn fmul_of_constants(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        p::float(self.f, site.right)?;
        let (x, c) = p::binary(self.f, site.left, Opcode::FMul)?;
        if !c.is_constant() || !self.may_reassociate(site.left) {
            return None;
        }
        let product = self.f.folder().binary(Opcode::FMul, 0, c, site.right)?;
        let (t, bits) = p::float(self.f, product)?;
        if Self::leaves_normal_range(t, bits) {
            return None;
        }
        Some(self.binary(Opcode::FMul, site.flags, x, product))
    }

    /// `-x * -y -> x * y`. Always.
    fn fmul_of_negations(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (x, y) = (self.fneg_operand(site.left)?, self.fneg_operand(site.right)?);
        Some(self.binary(Opcode::FMul, site.flags, x, y))
    }

    /// `|x| * |x| -> x * x`. If `x`, which is read twice, is not undef.
    fn fmul_of_absolute_by_itself(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        let x = p::unary_intrinsic(self.f, site.left, id::FABS).filter(|&x| self.well_defined(x))?;
        Some(self.binary(Opcode::FMul, site.flags, x, x))
    }

    /// `(1.0 / x) * y -> y / x`. If both operations are `reassoc` and the quotient goes away.
    fn fmul_by_reciprocal(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        for (quotient, y) in [(site.left, site.right), (site.right, site.left)] {
            if let Some((one, x)) = p::binary(self.f, quotient, Opcode::FDiv)
                && self.is_float_number(one, 1)
                && self.one_use(quotient)
                && self.may_reassociate(quotient)
            {
                return Some(self.binary(Opcode::FDiv, site.flags, y, x));
            }
        }
        None
    }

    /// `-x / -y -> x / y`. Always.
    fn fdiv_of_negations(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (x, y) = (self.fneg_operand(site.left)?, self.fneg_operand(site.right)?);
        Some(self.binary(Opcode::FDiv, site.flags, x, y))
    }

    /// `x / -1.0 -> -x`. Always.
    fn fdiv_by_minus_one(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        self.is_float_number(site.right, -1).then(|| self.make_fneg(site.left, site.flags))
    }

    /// `x / C -> x * (1.0 / C)`. If the inverse is exact, or with `arcp` a normal number.
    fn fdiv_by_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (t, bits) = p::float(self.f, site.right)?;
        let inverse = match float::exact_inverse(t, bits) {
            Some(inverse) => inverse,
            None if site.flags & flags::ARCP != 0 => {
                let rounded = float::binary(Opcode::FDiv, t, float::of_i64(t, 1)?, bits)?;
                (!Self::leaves_normal_range(t, rounded)).then_some(rounded)?
            }
            None => return None,
        };
        let inverse = self.float_constant(site.ty, inverse);
        Some(self.binary(Opcode::FMul, site.flags, site.left, inverse))
    }

    /// `-x / C -> x / -C`. Always.
    fn fdiv_of_negation_by_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        p::float(self.f, site.right)?;
        let x = self.fneg_operand(site.left)?;
        let negated = self.f.folder().fneg(site.right)?;
        Some(self.binary(Opcode::FDiv, site.flags, x, negated))
    }

    /// `C / -x -> -C / x`. Always.
    fn fdiv_of_constant_by_negation(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if !site.left.is_constant() {
            return None;
        }
        let x = self.fneg_operand(site.right)?;
        let negated = self.f.folder().fneg(site.left)?;
        Some(self.binary(Opcode::FDiv, site.flags, negated, x))
    }

    /// `(x / y) / z -> x / (y * z)`. If the quotient is `reassoc arcp`, the inner one goes away and `y * z` is not constant.
    fn fdiv_of_quotient(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::ARCP;
        let (x, y) = p::binary(self.f, site.left, Opcode::FDiv).filter(|_| site.flags & NEEDED == NEEDED)?;
        if !self.one_use(site.left) || y.is_constant() && site.right.is_constant() {
            return None;
        }
        let product = self.binary(Opcode::FMul, site.flags, y, site.right);
        Some(self.binary(Opcode::FDiv, site.flags, x, product))
    }

    /// `x / (y / z) -> (x * z) / y`. If the quotient is `reassoc arcp`, the inner one goes away and `x / z` is not constant.
    fn fdiv_by_quotient(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::ARCP;
        let (y, z) = p::binary(self.f, site.right, Opcode::FDiv).filter(|_| site.flags & NEEDED == NEEDED)?;
        if !self.one_use(site.right) || z.is_constant() && site.left.is_constant() {
            return None;
        }
        let product = self.binary(Opcode::FMul, site.flags, z, site.left);
        Some(self.binary(Opcode::FDiv, site.flags, product, y))
    }

    /// `x * y + x * z -> x * (y + z)`, the same for `-`. With `reassoc nsz`, if both products go away.
    fn float_common_factor(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (x0, x1) = p::binary(self.f, site.left, Opcode::FMul)?;
        let (y0, y1) = p::binary(self.f, site.right, Opcode::FMul)?;
        for (common, l, other, r) in [(x0, x1, y0, y1), (x0, x1, y1, y0), (x1, x0, y0, y1), (x1, x0, y1, y0)] {
            if common == other {
                let sum = self.binary(op, site.flags, l, r);
                return Some(self.binary(Opcode::FMul, site.flags, sum, common));
            }
        }
        None
    }

    /// `x / z + y / z -> (x + y) / z`, the same for `-`. With `reassoc nsz`, if both quotients go away.
    fn float_common_divisor(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (x, divisor) = p::binary(self.f, site.left, Opcode::FDiv)?;
        let (y, other) = p::binary(self.f, site.right, Opcode::FDiv)?;
        if divisor != other {
            return None;
        }
        let sum = self.binary(op, site.flags, x, y);
        Some(self.binary(Opcode::FDiv, site.flags, sum, divisor))
    }

    /// `uitofp(b) * x -> b ? x : 0.0`. If `b` is a boolean; with `nnan nsz`.
    fn fmul_by_bool(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::NNAN | flags::NSZ;
        if site.flags & NEEDED != NEEDED {
            return None;
        }
        let (condition, x) =
            [(site.left, site.right), (site.right, site.left)].into_iter().find_map(|(factor, x)| {
                let condition = p::cast(self.f, factor, Opcode::UIToFP)?;
                p::is_bool(self.f, self.f.type_of(condition)).then_some((condition, x))
            })?;
        let zero = self.f.folder().zero(site.ty)?;
        let v = Builder::before(self.f, self.at).select(condition, x, zero, site.flags);
        Some(self.queue_new(v))
    }

    /// `x * (c ? 1.0 : -1.0) -> c ? x : -x`, also the other way round. If the choice goes away.
    fn fmul_by_chosen_sign(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        for (factor, x) in [(site.right, site.left), (site.left, site.right)] {
            let Some(choice) = p::inst(self.f, factor, Opcode::Select).filter(|_| self.one_use(factor)) else {
                continue;
            };
            let [condition, yes, no] = [0, 1, 2].map(|at| self.f.operand(choice, at));
            let is_sign =
                |s: &Self, one: Value, minus: Value| s.is_float_number(one, 1) && s.is_float_number(minus, -1);
            let negates = match (is_sign(self, yes, no), is_sign(self, no, yes)) {
                (true, _) => false,
                (_, true) => true,
                _ => continue,
            };
            let negation = self.make_fneg(x, site.flags);
            let (yes, no) = if negates { (negation, x) } else { (x, negation) };
            let chosen = Builder::before(self.f, self.at).select(condition, yes, no, site.flags);
            return Some(self.queue_new(chosen));
        }
        None
    }

    /// Rules of `fneg`.
    pub(super) fn fneg(&mut self, inst: Inst) -> Option<Value> {
        let a = self.f.operand(inst, 0);
        let def = a.as_inst().filter(|_| self.one_use(a))?;
        self.fneg_rules(def, self.f.flags(inst) & flags::FAST)
    }

    rules! {
        /// Rules of the negation, with flags `outer`, of the result of `def`, which only it uses; in order.
        fn fneg_rules(&mut self, def: Inst, outer: u16) -> Option<Value> {
            fneg_of_difference,
            fneg_of_constant_operand,
            fneg_of_product,
            fneg_of_select,
        }
    }

    /// `-(x - y) -> y - x`. If the negation or the difference is `nsz`.
    fn fneg_of_difference(&mut self, def: Inst, outer: u16) -> Option<Value> {
        let inner = self.f.flags(def) & flags::FAST;
        if self.f.op(def) != Opcode::FSub || (outer | inner) & flags::NSZ == 0 {
            return None;
        }
        let (x, y) = self.ops(def);
        let keep = (outer | inner & flags::NSZ) & (inner | flags::NSZ);
        Some(self.binary(Opcode::FSub, keep, y, x))
    }

    /// `-(x * C) -> x * -C`, `-(x / C) -> x / -C`, `-(C / x) -> -C / x`. Always, with the flags of both.
    fn fneg_of_constant_operand(&mut self, def: Inst, outer: u16) -> Option<Value> {
        let op = self.f.op(def);
        if !matches!(op, Opcode::FMul | Opcode::FDiv) {
            return None;
        }
        let keep = outer & self.f.flags(def) & flags::FAST;
        let (x, y) = self.ops(def);
        if p::float(self.f, y).is_some() {
            let negated = self.f.folder().fneg(y)?;
            return Some(self.binary(op, keep, x, negated));
        }
        if op == Opcode::FDiv && p::float(self.f, x).is_some() {
            let negated = self.f.folder().fneg(x)?;
            return Some(self.binary(op, keep, negated, y));
        }
        None
    }

    /// `-(x * y) -> x * -y`, `-(x / y) -> -x / y`. Always, with the flags of both: the sign of an operand is for nothing.
    fn fneg_of_product(&mut self, def: Inst, outer: u16) -> Option<Value> {
        let op = self.f.op(def);
        if !matches!(op, Opcode::FMul | Opcode::FDiv) {
            return None;
        }
        let (x, y) = self.ops(def);
        let keep = outer & self.f.flags(def) & flags::FAST;
        match op {
            Opcode::FMul => {
                let negated = self.make_fneg(y, keep);
                Some(self.binary(Opcode::FMul, keep, x, negated))
            }
            _ => {
                let negated = self.make_fneg(x, keep);
                Some(self.binary(Opcode::FDiv, keep, negated, y))
            }
        }
    }

    /// `-(c ? -x : y) -> c ? x : -y`, and for the other arm. Always.
    fn fneg_of_select(&mut self, def: Inst, outer: u16) -> Option<Value> {
        let (c, t, e) = p::select(self.f, Value::inst(def))?;
        let (negated_t, negated_e) = (self.fneg_operand(t), self.fneg_operand(e));
        if negated_t.is_none() && negated_e.is_none() {
            return None;
        }
        let t = negated_t.unwrap_or_else(|| self.make_fneg(t, outer));
        let e = negated_e.unwrap_or_else(|| self.make_fneg(e, outer));
        Some(self.select(c, t, e))
    }
}
