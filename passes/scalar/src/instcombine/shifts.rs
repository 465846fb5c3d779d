//! Shifts. Those of shifts have a file of their own.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;
const EXACT: u16 = flags::EXACT;

/// The shift `(x inner y) op amount` by a constant, as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct ConstantShift {
    pub op: Opcode,
    /// Flags of the shift.
    pub flags: u16,
    pub ty: Type,
    /// Width of the type.
    pub bits: u32,
    /// What is shifted: `x inner y`.
    pub value: Value,
    /// Opcode, first and second operand of that; `y` is absent where it has one operand.
    pub inner: Opcode,
    pub inner_flags: u16,
    pub x: Value,
    pub y: Value,
    /// The amount: more than 0 and less than the width.
    pub amount: u128,
    /// The amount as it stands in the code.
    pub amount_value: Value,
    /// Whether only the shift uses `value`.
    pub once: bool,
}

impl Combiner<'_, '_> {
    /// Rules of shifts.
    pub(super) fn shift(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(inst) {
            return Some(v);
        }
        let op = self.f.op(inst);
        let site = self.binary_site(inst, flags::INT_POISON);
        let amount = p::int(self.f, site.right).filter(|amount| amount.v < amount.bits as u128 && !amount.is_zero());
        let result = match amount {
            Some(amount) => {
                self.shift_before_constant_rules(site, op).or_else(|| self.shift_by_constant(site, op, amount))
            }
            None => self.shift_by_value_rules(site, op),
        };
        if result.is_some() {
            return result;
        }
        if let Some(v) = self.demanded_result(inst) {
            return Some(v);
        }
        if op == Opcode::Shl { self.infer_wrap(inst) } else { self.shift_right_facts_rules(site, op) }
    }

    fn shift_by_constant(&mut self, site: Binary, op: Opcode, amount: Int) -> Option<Value> {
        let def = site.left.as_inst()?;
        let (x, y) = if self.f.num_operands(def) >= 2 { self.ops(def) } else { (self.f.operand(def, 0), Value::NONE) };
        let shift = ConstantShift {
            op,
            flags: site.flags,
            ty: site.ty,
            bits: amount.bits,
            value: site.left,
            inner: self.f.op(def),
            inner_flags: self.f.flags(def),
            x,
            y,
            amount: amount.v,
            amount_value: site.right,
            once: self.one_use(site.left),
        };
        if shift.inner.is_shift()
            && let Some(first) = p::int(self.f, y).filter(|first| first.v < shift.bits as u128)
            && let Some(v) = self.shift_of_shift(shift, first.v)
        {
            return Some(v);
        }
        match op {
            Opcode::Shl => self.shl_constant_rules(shift),
            Opcode::LShr => self.lshr_constant_rules(shift),
            _ => self.ashr_constant_rules(shift),
        }
    }

    rules! {
        /// Rules of shifts by constants that look at the operation below a choice.
        fn shift_before_constant_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            shift_of_chosen_operation,
        }
    }

    /// `(c ? (x op C) : x) shift N -> c ? ((x shift N) op (C shift N)) : (x shift N)`, also with the arms the other way around, for
    /// `&`, `|`, `^`, and `+` under `shl`. If the operation and the choice go away; a complement stays one.
    fn shift_of_chosen_operation(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (condition, yes, no) = p::select(self.f, site.left).filter(|_| self.one_use(site.left))?;
        let (operation, x) = [(yes, no), (no, yes)].into_iter().find(|&(operation, x)| {
            let def = operation.as_inst().filter(|&def| self.f.op(def).is_binary());
            def.is_some_and(|def| self.f.operand(def, 0) == x && !x.is_constant()) && self.one_use(operation)
        })?;
        let def = operation.as_inst()?;
        let (inner, constant) = (self.f.op(def), self.f.operand(def, 1));
        let moves = match inner {
            Opcode::Add => op == Opcode::Shl,
            Opcode::And | Opcode::Or => true,
            Opcode::Xor => op == Opcode::AShr || p::not(self.f, operation).is_none(),
            _ => false,
        };
        if !moves || !constant.is_constant() {
            return None;
        }
        let constant = self.f.folder().binary(op, 0, constant, site.right)?;
        let shifted = self.binary(op, 0, x, site.right);
        let result = self.binary(inner, 0, shifted, constant);
        let (yes, no) = if operation == yes { (result, shifted) } else { (shifted, result) };
        Some(self.select(condition, yes, no))
    }

    rules! {
        /// Rules of `shl` by a constant, in order.
        fn shl_constant_rules(&mut self, shift: ConstantShift) -> Option<Value> {
            shl_of_operation_with_constant,
            shl_of_difference_from_constant,
            shl_of_shifted_operand,
            shl_of_multiple,
            shl_of_extended_bool,
            shift_of_part_rules,
        }
    }
    rules! {
        /// Rules of `lshr` by a constant, in order.
        fn lshr_constant_rules(&mut self, shift: ConstantShift) -> Option<Value> {
            lshr_of_zext,
            lshr_of_sext,
            lshr_of_bit_count,
            shr_of_logic_with_constant,
            lshr_of_small_difference,
            lshr_of_sum_of_bools,
            shift_of_part_rules,
            shr_of_product_rules,
        }
    }
    rules! {
        /// Rules of `ashr` by a constant, in order.
        fn ashr_constant_rules(&mut self, shift: ConstantShift) -> Option<Value> {
            ashr_of_sext,
            shr_of_logic_with_constant,
            ashr_of_shl_of_zext,
            ashr_of_complement,
            ashr_of_difference,
            shift_of_part_rules,
            shr_of_product_rules,
        }
    }
    rules! {
        /// Rules of shifts by amounts that are no constants, in order.
        fn shift_by_value_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            shl_of_masked_value,
            shift_by_zero_count,
            shift_there_and_back,
            shift_by_two_amounts,
            shift_of_constant_by_sum,
            shift_by_sign_extended_amount,
            shift_by_extended_amount,
            ashr_of_complement_by_value,
        }
    }
    rules! {
        /// Rules of `lshr` and `ashr` by what is known of their operands, in order.
        fn shift_right_facts_rules(&mut self, site: Binary, op: Opcode) -> Option<Value> {
            lshr_of_operation_of_shifted,
            ashr_of_non_negative,
            shr_is_exact,
        }
    }

    // ---- shl ----------------------------------------------------------------------------------------------------

    /// `(x op C) << N -> (x << N) op (C << N)`, for `+`, `&`, `|`, `^`. If the operation goes away.
    fn shl_of_operation_with_constant(&mut self, shift: ConstantShift) -> Option<Value> {
        let moves = matches!(shift.inner, Opcode::Add | Opcode::And | Opcode::Or | Opcode::Xor);
        if !moves || !shift.once || p::int(self.f, shift.y).is_none() {
            return None;
        }
        let shifted = self.binary(Opcode::Shl, 0, shift.x, shift.amount_value);
        let k = self.binary(Opcode::Shl, 0, shift.y, shift.amount_value);
        let keep = if shift.inner == Opcode::Or { shift.inner_flags & flags::DISJOINT } else { 0 };
        Some(self.binary(shift.inner, keep, shifted, k))
    }

    /// `(C - y) << N -> (C << N) - (y << N)`. If the difference goes away.
    fn shl_of_difference_from_constant(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::Sub || !shift.once || p::int(self.f, shift.x).is_none() {
            return None;
        }
        let k = self.binary(Opcode::Shl, 0, shift.x, shift.amount_value);
        let shifted = self.binary(Opcode::Shl, 0, shift.y, shift.amount_value);
        Some(self.binary(Opcode::Sub, 0, k, shifted))
    }

    /// `((x >> N) op y) << N -> (x op (y << N)) & (-1 << N)`, for `+`, `&`, `|`, `^` in either order and for `-` in this one. If the
    /// operation and the inner shift go away. Also `(((x >> N) & C) op y) << N -> (x & (C << N)) op (y << N)`.
    fn shl_of_shifted_operand(&mut self, shift: ConstantShift) -> Option<Value> {
        let commutes = matches!(shift.inner, Opcode::Add | Opcode::And | Opcode::Or | Opcode::Xor);
        if !(commutes || shift.inner == Opcode::Sub) || !shift.once {
            return None;
        }
        let high = p::mask(shift.bits) & !p::mask(shift.amount as u32);
        let keep = if shift.inner == Opcode::Or { shift.inner_flags & flags::DISJOINT } else { 0 };
        for (down, y) in [(shift.x, shift.y), (shift.y, shift.x)].into_iter().take(1 + commutes as usize) {
            if !self.one_use(down) {
                continue;
            }
            if let Some(x) = self.shifted_down(down, shift.amount) {
                let up = self.binary(Opcode::Shl, 0, y, shift.amount_value);
                let result = self.binary(shift.inner, keep, x, up);
                let kept = self.int(shift.ty, high);
                return Some(self.binary(Opcode::And, 0, result, kept));
            }
            let masked =
                p::binary(self.f, down, Opcode::And).and_then(|(low, mask)| Some((low, p::int(self.f, mask)?)));
            if let Some((low, mask)) = masked.filter(|&(low, _)| self.one_use(low))
                && let Some(x) = self.shifted_down(low, shift.amount)
            {
                let up = self.binary(Opcode::Shl, 0, y, shift.amount_value);
                let mask = self.int(shift.ty, mask.v << shift.amount & high);
                let kept = self.binary(Opcode::And, 0, x, mask);
                return Some(self.binary(shift.inner, keep, kept, up));
            }
        }
        None
    }

    /// `x` of `x >> amount`, with or without sign.
    fn shifted_down(&self, value: Value, amount: u128) -> Option<Value> {
        let def = value.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::LShr | Opcode::AShr))?;
        let (x, by) = self.ops(def);
        p::int(self.f, by).filter(|by| by.v == amount).map(|_| x)
    }

    /// `(x * C) << N -> x * (C << N)`. Always.
    fn shl_of_multiple(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::Mul {
            return None;
        }
        let factor = p::int(self.f, shift.y)?;
        let k = self.int(shift.ty, factor.v << shift.amount);
        Some(self.binary(Opcode::Mul, 0, shift.x, k))
    }

    /// `zext(b) << N -> b ? 2^N : 0`. If `b` is a boolean.
    fn shl_of_extended_bool(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::ZExt || !p::is_bool(self.f, self.f.type_of(shift.x)) {
            return None;
        }
        let (yes, no) = (self.int(shift.ty, 1 << shift.amount), self.int(shift.ty, 0));
        Some(self.select(shift.x, yes, no))
    }

    // ---- lshr ---------------------------------------------------------------------------------------------------

    /// `zext(x) >>u N -> zext(x >>u N)`, `-> 0` past the width of `x`. If the extension goes away.
    fn lshr_of_zext(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::ZExt {
            return None;
        }
        if shift.amount >= p::width(self.f, shift.x) as u128 {
            return Some(self.int(shift.ty, 0));
        }
        if !shift.once {
            return None;
        }
        let amount = self.int(self.f.type_of(shift.x), shift.amount);
        let narrow = self.binary(Opcode::LShr, 0, shift.x, amount);
        Some(self.cast(Opcode::ZExt, 0, narrow, shift.ty))
    }

    /// `sext(x) >>u (W - 1) -> zext(x >>u (w - 1))`, `sext(x) >>u (W - w) -> zext(x >>s min(W - w, w - 1))`, `w` and `W` being
    /// the widths of `x` and of the result. If the extension goes away, or `x` is a boolean.
    fn lshr_of_sext(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::SExt {
            return None;
        }
        let (from, to) = (p::width(self.f, shift.x) as u128, shift.bits as u128);
        let narrow_ty = self.f.type_of(shift.x);
        if from == 1 && shift.amount == to - 1 {
            return Some(self.cast(Opcode::ZExt, 0, shift.x, shift.ty));
        }
        if !shift.once {
            return None;
        }
        let (op, amount) = if shift.amount == to - 1 {
            (Opcode::LShr, from - 1)
        } else if shift.amount == to - from {
            (Opcode::AShr, shift.amount.min(from - 1))
        } else {
            return None;
        };
        let amount = self.int(narrow_ty, amount);
        let narrow = self.binary(op, 0, shift.x, amount);
        Some(self.cast(Opcode::ZExt, 0, narrow, shift.ty))
    }

    /// `ctlz(x) >>u log2(WIDTH) -> zext(x == 0)`, the same for `cttz`; `ctpop(x) -> zext(x == -1)`. If the width is a power of 2.
    fn lshr_of_bit_count(&mut self, shift: ConstantShift) -> Option<Value> {
        if !shift.bits.is_power_of_two() || shift.amount != shift.bits.trailing_zeros() as u128 {
            return None;
        }
        let wanted = match p::intrinsic(self.f, shift.value)?.0 {
            id::CTLZ | id::CTTZ => 0,
            id::CTPOP => u128::MAX,
            _ => return None,
        };
        let wanted = self.int(shift.ty, wanted);
        let equal = self.icmp(IntPred::Eq, shift.x, wanted);
        Some(self.cast(Opcode::ZExt, 0, equal, shift.ty))
    }

    /// `(x op C) >> N -> (x >> N) op (C >> N)`, for `&`, `|`, `^` and both shifts. If the operation goes away; a complement
    /// moves out of `ashr` as a complement.
    fn shr_of_logic_with_constant(&mut self, shift: ConstantShift) -> Option<Value> {
        if !matches!(shift.inner, Opcode::And | Opcode::Or | Opcode::Xor) || !shift.once {
            return None;
        }
        let k = p::int(self.f, shift.y)?;
        if shift.op == Opcode::AShr && shift.inner == Opcode::Xor && k.is_all_ones() {
            return None;
        }
        let shifted = self.binary(shift.op, 0, shift.x, shift.amount_value);
        let k = self.binary(shift.op, 0, shift.y, shift.amount_value);
        Some(self.binary(shift.inner, 0, shifted, k))
    }

    /// `(x - y) >>u (WIDTH - 1) -> zext(x <s y)`. If neither is negative and the difference goes away.
    fn lshr_of_small_difference(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::Sub || shift.amount != shift.bits as u128 - 1 || !shift.once {
            return None;
        }
        if !self.non_negative(shift.x) || !self.non_negative(shift.y) {
            return None;
        }
        let less = self.icmp(IntPred::Slt, shift.x, shift.y);
        Some(self.cast(Opcode::ZExt, 0, less, shift.ty))
    }

    // ---- ashr ---------------------------------------------------------------------------------------------------

    /// `sext(x) >>s N -> sext(x >>s min(N, w - 1))`, `w` being the width of `x`. If the extension goes away.
    fn ashr_of_sext(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::SExt || !shift.once {
            return None;
        }
        let amount = shift.amount.min(p::width(self.f, shift.x) as u128 - 1);
        let amount = self.int(self.f.type_of(shift.x), amount);
        let narrow = self.binary(Opcode::AShr, 0, shift.x, amount);
        Some(self.cast(Opcode::SExt, 0, narrow, shift.ty))
    }

    /// `(zext(x) << N) >>s N -> sext(x)`. If `x` has `WIDTH - N` bits.
    fn ashr_of_shl_of_zext(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::Shl || p::int(self.f, shift.y).is_none_or(|first| first.v != shift.amount) {
            return None;
        }
        let x = p::cast(self.f, shift.x, Opcode::ZExt)?;
        if p::width(self.f, x) as u128 != shift.bits as u128 - shift.amount {
            return None;
        }
        Some(self.cast(Opcode::SExt, 0, x, shift.ty))
    }

    /// `~x >>s N -> ~(x >>s N)`. If the complement goes away.
    fn ashr_of_complement(&mut self, shift: ConstantShift) -> Option<Value> {
        let x = p::not(self.f, shift.value).filter(|_| shift.once)?;
        let shifted = self.binary(Opcode::AShr, 0, x, shift.amount_value);
        Some(self.not(shifted))
    }

    /// `(x -nsw y) >>s (WIDTH - 1) -> sext(x <s y)`. If the difference goes away.
    fn ashr_of_difference(&mut self, shift: ConstantShift) -> Option<Value> {
        let top = shift.amount == shift.bits as u128 - 1;
        if shift.inner != Opcode::Sub || !top || shift.inner_flags & NSW == 0 || !shift.once {
            return None;
        }
        let less = self.icmp(IntPred::Slt, shift.x, shift.y);
        Some(self.cast(Opcode::SExt, 0, less, shift.ty))
    }

    // ---- any amount ---------------------------------------------------------------------------------------------

    /// `(x >> n) << n -> x & (-1 << n)`, `(x << n) >>u n -> x & (-1 >>u n)`. If the first shift goes away and `n`, which two
    /// instructions read, is not undef.
    fn shift_there_and_back(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (x, amount) = match op {
            Opcode::Shl => p::binary(self.f, site.left, Opcode::LShr).or(p::binary(self.f, site.left, Opcode::AShr))?,
            Opcode::LShr => p::binary(self.f, site.left, Opcode::Shl)?,
            _ => return None,
        };
        if amount != site.right || !self.one_use(site.left) || !self.well_defined(amount) {
            return None;
        }
        let ones = self.all_ones(site.ty);
        let mask = self.binary(op, if op == Opcode::Shl { NSW } else { 0 }, ones, amount);
        Some(self.binary(Opcode::And, 0, x, mask))
    }

    /// `((x << n) op y) >>u n -> x op (y >>u n)`, for `&`, `|`, `^` and `+`. If the shift to the left, and a sum, do not wrap, the operation
    /// goes away, and `n`, which is read twice, is not undef.
    fn lshr_of_operation_of_shifted(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let def = site.left.as_inst().filter(|_| op == Opcode::LShr && self.one_use(site.left))?;
        let (inner, kept) = (self.f.op(def), self.f.flags(def));
        let kept = match inner {
            Opcode::And | Opcode::Xor => 0,
            Opcode::Or => kept & flags::DISJOINT,
            Opcode::Add if kept & NUW != 0 => NUW,
            _ => return None,
        };
        if !site.right.is_constant() && !self.well_defined(site.right) {
            return None;
        }
        let pair = self.ops(def);
        let (x, y) = [(pair.0, pair.1), (pair.1, pair.0)].into_iter().find_map(|(shifted, y)| {
            let (x, amount) = p::binary_with(self.f, shifted, Opcode::Shl, NUW)?;
            (amount == site.right).then_some((x, y))
        })?;
        let y = self.binary(Opcode::LShr, 0, y, site.right);
        Some(self.binary(inner, kept, x, y))
    }

    /// `(x op (C - n)) op (n + K) -> x op (C + K)`, for all shifts and both orders of the amounts. If `C + K` is less than the width:
    /// both amounts are, so their sum does not wrap.
    fn shift_by_two_amounts(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (x, first) = p::binary(self.f, site.left, op)?;
        let parts = |s: &Self, difference: Value, sum: Value| {
            let (c, n) = p::binary(s.f, difference, Opcode::Sub)?;
            let k = if n == sum { 0 } else { p::int(s.f, p::other(s.f, sum, Opcode::Add, n)?)?.v };
            let c = p::int(s.f, c)?;
            Some(Int::new(c.v.wrapping_add(k), c.bits))
        };
        let total = parts(self, first, site.right).or_else(|| parts(self, site.right, first))?;
        if total.v >= total.bits as u128 {
            return None;
        }
        let amount = self.int(site.ty, total.v);
        Some(self.binary(op, 0, x, amount))
    }

    /// `C op (n +nuw K) -> (C op K) op n`, for all shifts. If the sum goes away; `K` is less than the width, or in the lanes of a
    /// vector where it is not the shift is poison before and after.
    fn shift_of_constant_by_sum(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let (n, k) = p::binary_with(self.f, site.right, Opcode::Add, NUW)?;
        if !site.left.is_constant() || !k.is_constant() || !self.one_use(site.right) {
            return None;
        }
        if p::int(self.f, k).is_some_and(|k| k.v >= k.bits as u128) {
            return None;
        }
        let moved = self.f.folder().binary(op, 0, site.left, k)?;
        Some(self.binary(op, 0, moved, n))
    }

    /// `x op ctlz(y) -> x op ctlz(y)` that gives poison for zero, and so for `cttz` and all shifts. If nothing else reads the count: for
    /// zero it is the width.
    fn shift_by_zero_count(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (which, count) = p::intrinsic(self.f, site.right).filter(|_| self.one_use(site.right))?;
        if !matches!(which, id::CTLZ | id::CTTZ) || !p::is_zero(self.f, self.f.operand(count, 1)) {
            return None;
        }
        let yes = self.bool(Type::I1, true);
        self.set(count, 1, yes);
        self.forget_noundef(count);
        self.list.push(count);
        Some(Value::inst(site.inst))
    }

    /// `x op sext(n) -> x op zext(n)`, for all shifts. If nothing else reads the extension: a negative amount is more than the width.
    fn shift_by_sign_extended_amount(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let n = p::cast(self.f, site.right, Opcode::SExt).filter(|_| self.one_use(site.right))?;
        let amount = self.cast(Opcode::ZExt, 0, n, site.ty);
        self.set(site.inst, 1, amount);
        Some(Value::inst(site.inst))
    }

    /// `x op zext(n) -> x op zext nneg(n)`, for all shifts. If nothing else reads the extension, and the sign bit of `n` alone is an
    /// amount of the width or more.
    fn shift_by_extended_amount(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let extension = p::inst(self.f, site.right, Opcode::ZExt).filter(|_| self.one_use(site.right))?;
        let (fl, from) = (self.f.flags(extension), p::width(self.f, self.f.operand(extension, 0)));
        let bits = p::width(self.f, site.left);
        if fl & flags::NNEG != 0 || !(1..=128).contains(&from) || 1u128 << (from - 1) < bits as u128 {
            return None;
        }
        self.f.set_flags(extension, fl | flags::NNEG);
        Some(Value::inst(site.inst))
    }

    /// `x >>s n -> x >>u n`. If `x` is not negative; `exact` stays.
    fn ashr_of_non_negative(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        if op != Opcode::AShr || !self.non_negative(site.left) {
            return None;
        }
        Some(self.binary(Opcode::LShr, site.flags & EXACT, site.left, site.right))
    }

    /// `x >> n -> x >> exact n`. If only known zeros are shifted out: what was shifted up by as much, by the count of the zeros at the
    /// end, by what is at most as many as are known; an amount of the width or more gives poison.
    fn shr_is_exact(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & EXACT != 0 {
            return None;
        }
        let there = p::binary(self.f, site.left, Opcode::Shl).is_some_and(|(_, by)| by == site.right);
        let counted = p::unary_intrinsic(self.f, site.right, id::CTTZ) == Some(site.left);
        let zeros = |s: &Self| {
            let (Some(left), Some(right)) = (s.known(site.left), s.known(site.right)) else { return false };
            left.min_trailing_zeros() as u128 >= right.max().min(left.bits as u128 - 1)
        };
        if there || counted || zeros(self) {
            let fl = self.f.flags(site.inst);
            self.f.set_flags(site.inst, fl | EXACT);
            return Some(Value::inst(site.inst));
        }
        None
    }

    /// `~x >>s n -> ~(x >>s n)`. If the complement goes away.
    fn ashr_of_complement_by_value(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let x = p::not(self.f, site.left).filter(|_| op == Opcode::AShr && self.one_use(site.left))?;
        let shifted = self.binary(Opcode::AShr, 0, x, site.right);
        Some(self.not(shifted))
    }
}
