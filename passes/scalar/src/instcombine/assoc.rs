//! Rules of all binary operations: order of operands, association of constants, factors, selects and phis as operands.

use super::{Binary, Combiner, p};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

/// Incoming values of a phi an operation is moved into.
pub(super) const MAX_INCOMING: usize = 8;

impl Combiner<'_, '_> {
    /// Rules of all binary operations.
    pub(super) fn common(&mut self, inst: Inst) -> Option<Value> {
        let site = self.binary_site(inst, !flags::HAS_MD);
        if self.f.types().is_vector(site.ty)
            && let Some(v) = self.operation_of_shuffles_rules(site)
        {
            return Some(v);
        }
        self.binary_rules(site)
            .or_else(|| self.fold_into_select_or_phi(inst))
            .or_else(|| self.operation_of_choices_rules(site))
    }

    rules! {
        /// Rules of all binary operations, in order.
        fn binary_rules(&mut self, site: Binary) -> Option<Value> {
            operands_in_order,
            constants_together,
            constants_of_both_together,
            operation_of_opposite_choices,
            sum_of_equal_shifts,
            factor_out_of_shift,
            factor_out_of_powers,
            factor_out,
            operation_of_two_phis,
            logic_of_class_tests,
        }
    }

    /// `3 op x -> x op 3`, and so for other operands of lower rank. If the operation commutes.
    fn operands_in_order(&mut self, site: Binary) -> Option<Value> {
        if !self.f.op(site.inst).is_commutative() || self.rank(site.left) >= self.rank(site.right) {
            return None;
        }
        self.f.swap_operands(site.inst, 0, 1);
        Some(Value::inst(site.inst))
    }

    /// `(c ? x : y) op (c ? y : x) -> x op y`, for selects and phis. If the operation commutes.
    fn operation_of_opposite_choices(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        if !op.is_commutative() {
            return None;
        }
        let (x, y) = self.opposite_choices(site.left, site.right)?;
        Some(self.binary(op, site.flags & flags::INT_POISON, x, y))
    }

    /// Both operands of a commutative operation are one choice between the same two values, in opposite orders: those values.
    pub(super) fn opposite_choices(&self, left: Value, right: Value) -> Option<(Value, Value)> {
        if let (Some((c, x, y)), Some((d, u, w))) = (p::select(self.f, left), p::select(self.f, right)) {
            return (c == d && x == w && y == u).then_some((x, y));
        }
        let (i, j) = (p::inst(self.f, left, Opcode::Phi)?, p::inst(self.f, right, Opcode::Phi)?);
        let n = self.f.phi_len(i);
        if i == j || self.f.block_of(i) != self.f.block_of(j) || !(2..=MAX_INCOMING).contains(&n) {
            return None;
        }
        let x = self.f.phi_incoming(i, 0).0;
        let y = self.f.phi_pairs(i).map(|(v, _)| v).find(|&v| v != x)?;
        let opposite = self.f.phi_pairs(i).all(|(v, from)| {
            let other = self.f.phi_value_for(j, from);
            v == x && other == Some(y) || v == y && other == Some(x)
        });
        (opposite && self.is_above(x, i) && self.is_above(y, i)).then_some((x, y))
    }

    /// The integer operation behind `site` if it is associative and commutes.
    fn associative(&self, site: Binary) -> Option<Opcode> {
        let op = self.f.op(site.inst);
        (op.is_commutative() && op.is_int_binary()).then_some(op)
    }

    /// `(x op K) op C -> x op (K op C)`. If the operation is an associative one of integers; flags stay where both have them
    /// and the constants do not wrap either. Not on a GPU if that is as many instructions and the sum would no longer be `nsw`: an address
    /// takes the constant of such an index, and the neighbours share the rest.
    fn constants_together(&mut self, site: Binary) -> Option<Value> {
        let op = self.associative(site)?;
        let (x, k) = p::binary(self.f, site.left, op)?;
        if !site.right.is_constant() || !k.is_constant() || x.is_constant() {
            return None;
        }
        let both = site.flags & self.f.flags(site.left.as_inst()?);
        let c = self.f.folder().binary(op, 0, k, site.right)?;
        let keep = match op {
            Opcode::Add | Opcode::Mul => self.flags_of_two_steps(op, both, k, site.right),
            Opcode::Or => both & flags::DISJOINT,
            _ => 0,
        };
        let is_index = op == Opcode::Add && site.ty == Type::I32 && site.flags & !keep & flags::NSW != 0;
        if is_index && !self.f.has_one_use(site.left) && is_for_gpu(self.f) {
            return None;
        }
        Some(self.binary(op, keep, x, c))
    }

    /// The flags of `x op (first op second)` where both steps of `(x op first) op second` have `both`: no wrap in two steps is no
    /// wrap in one, when the constants themselves do not wrap.
    pub(super) fn flags_of_two_steps(&mut self, op: Opcode, both: u16, first: Value, second: Value) -> u16 {
        let mut keep = both & flags::NUW;
        if both & flags::NSW != 0 && (op == Opcode::Add || keep != 0) {
            let folded = self.f.folder().binary(op, flags::NSW, first, second);
            if folded.is_some_and(|v| !v.is_undef_or_poison()) {
                keep |= flags::NSW;
            }
        }
        keep
    }

    /// `(x op C) op (y op K) -> (x op y) op (C op K)`. If the operation is an associative one of integers, and both inner ones
    /// go away; `nuw` stays if all three have it.
    fn constants_of_both_together(&mut self, site: Binary) -> Option<Value> {
        let op = self.associative(site)?;
        let ((x, c), (y, k)) = (p::binary(self.f, site.left, op)?, p::binary(self.f, site.right, op)?);
        if !c.is_constant() || !k.is_constant() || !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let constant = self.f.folder().binary(op, 0, c, k)?;
        let nuw = matches!(op, Opcode::Add | Opcode::Mul)
            && site.flags & flags::NUW != 0
            && p::has_flags(self.f, site.left, flags::NUW)
            && p::has_flags(self.f, site.right, flags::NUW);
        // Of a product of the values alone `nuw` does not hold where the constant is zero.
        let both = self.binary(op, if nuw && op == Opcode::Add { flags::NUW } else { 0 }, x, y);
        Some(self.binary(op, if nuw { flags::NUW } else { 0 }, both, constant))
    }

    /// `(x << n) + (y << n) -> (x + y) << n`, and so for differences. If a shift goes away; `nsw` and `nuw` stay where all three
    /// have them.
    fn sum_of_equal_shifts(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let (x, n) = p::binary(self.f, site.left, Opcode::Shl)?;
        let (y, m) = p::binary(self.f, site.right, Opcode::Shl)?;
        let goes = self.one_use(site.left) || self.one_use(site.right);
        if !matches!(op, Opcode::Add | Opcode::Sub) || n != m || !goes {
            return None;
        }
        let flags_of = |s: &Self, value: Value| value.as_inst().map_or(0, |i| s.f.flags(i));
        let keep = site.flags & flags_of(self, site.left) & flags_of(self, site.right) & (flags::NUW | flags::NSW);
        let sum = self.binary(op, keep, x, y);
        Some(self.binary(Opcode::Shl, keep, sum, n))
    }

    /// `(x * y) + (x << N) -> x * (y + 2^N)`, in either order, and so for `-`. If `y` is a constant, or the sum of the factors is known.
    fn factor_out_of_shift(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        if !matches!(op, Opcode::Add | Opcode::Sub) {
            return None;
        }
        let (ia, ib) = (site.left.as_inst()?, site.right.as_inst()?);
        let (product, shift) = match (self.f.op(ia), self.f.op(ib)) {
            (Opcode::Mul, Opcode::Shl) => (ia, ib),
            (Opcode::Shl, Opcode::Mul) => (ib, ia),
            _ => return None,
        };
        if !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let (x, amount) = self.ops(shift);
        let amount = p::int(self.f, amount).filter(|amount| amount.v < u128::from(amount.bits))?;
        let (first, second) = self.ops(product);
        let other = if first == x { second } else { Some(first).filter(|_| second == x)? };
        let power = self.int(site.ty, 1 << amount.v);
        let (left, right) = if shift == ib { (other, power) } else { (power, other) };
        let factor = self.ask(|s| s.binary(op, 0, left, right)).filter(|factor| factor.is_constant());
        let factor = match factor {
            Some(factor) => factor,
            None if other.is_constant() => self.f.folder().binary(op, 0, left, right)?,
            None => return None,
        };
        Some(self.binary(Opcode::Mul, 0, x, factor))
    }

    /// `value` as `x * 2^N`: `x`, `N`, and what the shift says of wrapping. That is a shift of one use; any other value is itself times 1.
    fn multiple_of_power(&self, value: Value) -> (Value, u32, u16) {
        let every = flags::NUW | flags::NSW;
        let itself = (value, 0, every);
        let Some(shift) = p::inst(self.f, value, Opcode::Shl).filter(|_| self.one_use(value)) else { return itself };
        let (x, amount) = self.ops(shift);
        // The sign bit as a factor is a negative one.
        match p::int(self.f, amount).filter(|amount| amount.v < u128::from(amount.bits) - 1) {
            Some(amount) => (x, amount.v as u32, self.f.flags(shift) & every),
            None => itself,
        }
    }

    /// `(x << N) + x -> x * (2^N + 1)`, `(x << N) - (x << M) -> x * (2^N - 2^M)`, and so for `-` the other way around. Not for `|`: there whoever
    /// reads some bits only drops the other side. If the shifts go away; what all say of wrapping stays for sums whose factor is less than the sign bit.
    fn factor_out_of_powers(&mut self, site: Binary) -> Option<Value> {
        let (op, said) = (self.f.op(site.inst), self.f.flags(site.inst));
        let sums = match op {
            Opcode::Add => said,
            Opcode::Sub => 0,
            _ => return None,
        };
        let is_shift = |value: Value| p::inst(self.f, value, Opcode::Shl).is_some();
        if !is_shift(site.left) && !is_shift(site.right) || site.left.is_constant() || site.right.is_constant() {
            return None;
        }
        let (mut left, mut right) = (self.multiple_of_power(site.left), self.multiple_of_power(site.right));
        // A shift may itself be what the other side shifts.
        if left.0 != right.0 {
            let every = flags::NUW | flags::NSW;
            (left, right) = match () {
                () if left.0 == site.right => (left, (site.right, 0, every)),
                () if right.0 == site.left => ((site.left, 0, every), right),
                () => return None,
            };
        }
        let bits = p::width(self.f, site.left);
        if left.1 == right.1 || !(2..=128).contains(&bits) {
            return None;
        }
        let (more, less) = (1u128 << left.1, 1u128 << right.1);
        let factor = if op == Opcode::Sub { more.wrapping_sub(less) } else { more + less };
        let is_positive = op != Opcode::Sub && factor < 1 << (bits - 1);
        let keep = if is_positive { sums & left.2 & right.2 & (flags::NUW | flags::NSW) } else { 0 };
        let factor = self.int(site.ty, factor);
        Some(self.binary(Opcode::Mul, keep, left.0, factor))
    }

    /// `(x * y) + (x * z) -> x * (y + z)`, and so for all operations that distribute, and shifts. If that is no more code.
    fn factor_out(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let (a, b) = (site.left, site.right);
        let distributes = |m: Opcode| match m {
            Opcode::Mul => matches!(op, Opcode::Add | Opcode::Sub),
            Opcode::And => matches!(op, Opcode::Or | Opcode::Xor),
            Opcode::Or => op == Opcode::And,
            Opcode::Shl => matches!(op, Opcode::And | Opcode::Or | Opcode::Xor),
            Opcode::LShr | Opcode::AShr => matches!(op, Opcode::And | Opcode::Or | Opcode::Xor),
            _ => false,
        };
        let (ia, ib) = (a.as_inst()?, b.as_inst()?);
        let m = self.f.op(ia);
        if m != self.f.op(ib) || !distributes(m) || !(self.one_use(a) || self.one_use(b)) {
            return None;
        }
        let (x0, x1) = (self.f.operand(ia, 0), self.f.operand(ia, 1));
        let (y0, y1) = (self.f.operand(ib, 0), self.f.operand(ib, 1));
        let pairs: &[(Value, Value, Value, Value)] = if m.is_commutative() {
            &[(x0, x1, y0, y1), (x0, x1, y1, y0), (x1, x0, y0, y1), (x1, x0, y1, y0)]
        } else {
            // Only the amount can be common.
            &[(x1, x0, y1, y0)]
        };
        for &(common, l, other, r) in pairs {
            if common != other {
                continue;
            }
            // Two reads of an undef factor may differ; one read has fewer results, which is fine.
            let inner = self.ask(|s| s.binary(op, 0, l, r));
            if inner.is_none() && !(self.one_use(a) && self.one_use(b)) && !(l.is_constant() && r.is_constant()) {
                continue;
            }
            let inner = match inner {
                Some(v) => v,
                None => self.binary(op, 0, l, r),
            };
            return Some(if m.is_commutative() {
                self.binary(m, 0, common, inner)
            } else {
                self.binary(m, 0, inner, common)
            });
        }
        None
    }

    /// Rules of an operation with constants on a select or phi.
    pub(super) fn fold_into_select_or_phi(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.num_operands(inst);
        (0..n).find_map(|k| {
            let others_constant = (0..n).all(|j| j == k || self.f.operand(inst, j).is_constant());
            if others_constant { self.choice_with_constants_rules(inst, k) } else { None }
        })
    }

    rules! {
        /// Rules of operation `inst` all operands of which but `index` are constants.
        fn choice_with_constants_rules(&mut self, inst: Inst, index: usize) -> Option<Value> {
            operation_of_select_of_constants,
            operation_of_phi_of_constants,
            operation_of_phi_with_one_value,
        }
    }

    /// `(c ? K : x) op C -> c ? (K op C) : (x op C)`. If nothing else reads the select, `K op C` and `x op C` are constants, or
    /// one is and `op` may be done on the other arm alone; a division is not made poison that way.
    fn operation_of_select_of_constants(&mut self, inst: Inst, index: usize) -> Option<Value> {
        let v = self.f.operand(inst, index);
        let (c, t, e) = p::select(self.f, v).filter(|_| self.one_use(v) && self.f.op(inst) != Opcode::Select)?;
        let (t, e) = match (self.folded_with(inst, index, t), self.folded_with(inst, index, e)) {
            (Some(t), Some(e)) => (t, e),
            // The other arm takes the operation.
            (Some(t), None) if self.may_move_into_arm(inst, index, c) => (t, self.with_operand(inst, index, e)),
            (None, Some(e)) if self.may_move_into_arm(inst, index, c) => (self.with_operand(inst, index, t), e),
            _ => return None,
        };
        // Division must not be made unconditional on what the select guarded.
        if self.f.op(inst).is_int_div() && (t.is_poison() || e.is_poison()) {
            return None;
        }
        // A boolean select of both values is a comparison in disguise; it folds further by itself.
        Some(self.select(c, t, e))
    }

    /// Whether `inst`, whose operand `index` is a select on `condition`, may be done on one arm of it: no division, no minimum or
    /// maximum that is still written as comparison and select, no conversion of what the condition compares.
    fn may_move_into_arm(&self, inst: Inst, index: usize, condition: Value) -> bool {
        let op = self.f.op(inst);
        let v = self.f.operand(inst, index);
        let ty = self.f.type_of(v);
        let Some((_, t, e)) = p::select(self.f, v) else { return false };
        if p::is_bool(self.f, ty) || !(op.is_binary() && !op.is_int_div() || op.is_cast() && op != Opcode::BitCast) {
            return false;
        }
        let Some(cmp) = condition.as_inst().filter(|&j| matches!(self.f.op(j), Opcode::ICmp | Opcode::FCmp)) else {
            return true;
        };
        let (x, y) = self.ops(cmp);
        if (x, y) == (t, e) || (x, y) == (e, t) || self.near_min_max(x, y, t, e) {
            return false;
        }
        let narrows = op == Opcode::Trunc && matches!(self.f.types().int_bits(self.f.ty(inst)), Some(8 | 16 | 32 | 64));
        !op.is_cast() || narrows || self.f.type_of(x) != ty
    }
    /// Whether a comparison of `x` with the constant `y` may belong to a clamp of `x` that the arms are.
    fn near_min_max(&self, x: Value, y: Value, yes: Value, no: Value) -> bool {
        y.is_constant() && (yes == x || no == x)
    }
    /// `inst` again with `value` as operand `index`.
    fn with_operand(&mut self, inst: Inst, index: usize, value: Value) -> Value {
        let (op, fl, ty) = (self.f.op(inst), self.f.flags(inst) & !flags::HAS_MD, self.f.ty(inst));
        if op.is_cast() {
            return self.cast(op, fl, value, ty);
        }
        let (a, b) = self.ops(inst);
        let (a, b) = if index == 0 { (value, b) } else { (a, value) };
        self.binary(op, fl, a, b)
    }

    /// The constant that `inst` is when operand `index` is the constant `value`.
    fn folded_with(&mut self, inst: Inst, index: usize, value: Value) -> Option<Value> {
        if !value.is_constant() {
            return None;
        }
        let (op, fl, ty) = (self.f.op(inst), self.f.flags(inst), self.f.ty(inst));
        let at = |s: &Self, j: usize| if j == index { value } else { s.f.operand(inst, j) };
        match op {
            _ if op.is_binary() => {
                let (a, b) = (at(self, 0), at(self, 1));
                self.f.folder().binary(op, fl, a, b)
            }
            _ if op.is_cast() => self.f.folder().cast(op, fl, value, ty),
            Opcode::ICmp => {
                let (p, a, b) = (self.f.int_pred(inst), at(self, 0), at(self, 1));
                self.f.folder().icmp(p, a, b, ty)
            }
            Opcode::FCmp => {
                let (p, a, b) = (self.f.float_pred(inst), at(self, 0), at(self, 1));
                self.f.folder().fcmp(p, fl, a, b, ty)
            }
            Opcode::FNeg => self.f.folder().fneg(value),
            Opcode::ExtractValue => {
                let path: smallvec::SmallVec<[u32; 4]> = self.f.indices(inst).into();
                self.f.folder().extract_value(value, &path)
            }
            Opcode::Select if index == 0 => {
                let (yes, no) = (at(self, 1), at(self, 2));
                self.f.folder().select(value, yes, no)
            }
            _ => None,
        }
    }

    /// `phi(K, L) op C -> phi(K op C, L op C)`. If all of these are constants, nothing else reads the phi, and it is no
    /// division that may fault.
    fn operation_of_phi_of_constants(&mut self, inst: Inst, index: usize) -> Option<Value> {
        let phi = p::inst(self.f, self.f.operand(inst, index), Opcode::Phi)?;
        let n = self.f.phi_len(phi);
        let divides = self.f.op(inst).is_int_div() && !self.divides_by_safe_constant(inst);
        if n == 0 || n > MAX_INCOMING || !self.one_use(Value::inst(phi)) || divides {
            return None;
        }
        let mut folded: smallvec::SmallVec<[(Value, Block); 8]> = smallvec::SmallVec::new();
        for j in 0..n {
            let (v, from) = self.f.phi_incoming(phi, j);
            folded.push((self.folded_with(inst, index, v)?, from));
        }
        self.phi_of_results(inst, phi, &folded)
    }

    /// The constant that `inst`, a comparison or an operation of integers, is known to be at the end of a block, before `end`, when operand
    /// `index` is `value`.
    pub(super) fn known_with(&mut self, inst: Inst, index: usize, value: Value, end: Inst) -> Option<Value> {
        let at = |s: &Self, j: usize| if j == index { value } else { s.f.operand(inst, j) };
        let (op, ty) = (self.f.op(inst), self.f.ty(inst));
        if op != Opcode::ICmp && !op.is_int_binary() || !self.cfg.is_reachable(self.f.block_of(end)) {
            return None;
        }
        let (a, b, fl) = (at(self, 0), at(self, 1), self.f.flags(inst) & !flags::HAS_MD);
        let context = super::Context { at: end, ..self.cx };
        let mut simplifier = super::Simplifier::with(self.f, context);
        if op == Opcode::ICmp {
            let pred = simplifier.f.int_pred(inst);
            let truth = simplifier.known_compare(pred, a, b)?;
            return Some(self.bool(ty, truth));
        }
        simplifier.binary(op, fl, a, b).filter(|known| known.is_constant())
    }

    /// `phi(K, x) op C -> phi(K op C, x op C)`. If all results but one are constants, nothing else reads the phi, and `x` comes from a
    /// block that only jumps to the phi's and is no latch: that block takes the operation.
    fn operation_of_phi_with_one_value(&mut self, inst: Inst, index: usize) -> Option<Value> {
        let phi = p::inst(self.f, self.f.operand(inst, index), Opcode::Phi)?;
        let n = self.f.phi_len(phi);
        if !(2..=MAX_INCOMING).contains(&n)
            || !self.one_use(Value::inst(phi))
            || !self.may_move_through_phi(inst, index)
        {
            return None;
        }
        let block = self.f.block_of(phi);
        let mut folded: smallvec::SmallVec<[(Value, Block); 8]> = smallvec::SmallVec::new();
        let mut open: Option<usize> = None;
        for at in 0..n {
            let (value, from) = self.f.phi_incoming(phi, at);
            if value.is_constant() {
                folded.push((self.folded_with(inst, index, value)?, from));
                continue;
            }
            let end = self.f.terminator(from);
            if let Some(known) = self.known_with(inst, index, value, end) {
                folded.push((known, from));
                continue;
            }
            if open.is_some() || !self.takes_operation(from, block) {
                return None;
            }
            open = Some(at);
            folded.push((value, from));
        }
        let Some(open) = open else {
            return self.phi_of_results(inst, phi, &folded);
        };
        let (value, from) = folded[open];
        let fresh = self.f.num_insts();
        let loc = self.f.loc(inst);
        let at = std::mem::replace(&mut self.at, self.f.terminator(from));
        let moved = self.again_with(inst, index, value);
        self.at = at;
        if let Some(row) = moved.as_inst().filter(|row| row.index() >= fresh) {
            self.f.set_loc(row, loc);
        }
        folded[open].0 = moved;
        self.phi_of_results(inst, phi, &folded)
    }

    /// The phi of what `inst` is on each edge into the block of `place`, a phi that is its operand or `inst` itself.
    pub(super) fn phi_of_results(&mut self, inst: Inst, place: Inst, results: &[(Value, Block)]) -> Option<Value> {
        let new = self.f.new_phi(self.f.block_of(place), self.f.ty(inst));
        let loc = self.f.loc(inst);
        self.f.set_loc(new, loc);
        for &(value, from) in results {
            self.f.add_incoming(new, value, from);
        }
        self.list.push(new);
        Some(new.into())
    }

    /// Whether `inst`, whose operand `index` is a phi, may be done in a block before the phi: it has no effect, and its result is no worse
    /// to carry.
    fn may_move_through_phi(&self, inst: Inst, index: usize) -> bool {
        let op = self.f.op(inst);
        if !op.is_cast() {
            let plain = op.is_binary() && index == 0 && (!op.is_int_div() || self.divides_by_safe_constant(inst));
            return plain
                || index == 0
                    && matches!(
                        op,
                        Opcode::ICmp | Opcode::FCmp | Opcode::FNeg | Opcode::ExtractValue | Opcode::Select
                    );
        }
        let bits = |s: &Self, value: Value| s.f.types().int_bits(s.f.type_of(value));
        match (bits(self, self.f.operand(inst, 0)), bits(self, Value::inst(inst))) {
            (Some(from), Some(to)) => self.may_change_width(from, to),
            _ => op != Opcode::AddrSpaceCast,
        }
    }

    /// Whether `inst`, a division, is by a constant that no number makes it fault with.
    fn divides_by_safe_constant(&self, inst: Inst) -> bool {
        let by = p::int(self.f, self.f.operand(inst, 1));
        by.is_some_and(|by| !by.is_zero() && !by.is_all_ones() && !by.is_sign_mask())
    }

    /// Whether integers of `from` bits may become ones of `to` bits: not from a width that the target has to one that it has not, nor wider
    /// where it has neither.
    pub(super) fn may_change_width(&self, from: u32, to: u32) -> bool {
        let usual = |bits: u32| matches!(bits, 8 | 16 | 32);
        let legal = |bits: u32| bits == 1 || self.f.layout().is_native(bits);
        if to < from && (usual(to) || self.f.layout().is_native(to)) {
            return true;
        }
        let has_from = legal(from) || usual(from);
        legal(to) || !(has_from || to > from && !legal(from))
    }

    /// `inst` again with `value` as operand `index`, before the place where new instructions go.
    fn again_with(&mut self, inst: Inst, index: usize, value: Value) -> Value {
        let (op, fl, ty) = (self.f.op(inst), self.f.flags(inst) & !flags::HAS_MD, self.f.ty(inst));
        if op.is_binary() || op.is_cast() {
            return self.with_operand(inst, index, value);
        }
        let v = match op {
            Opcode::ICmp => {
                let (pred, right) = (self.f.int_pred(inst), self.f.operand(inst, 1));
                Builder::before(self.f, self.at).icmp(pred, value, right, ty)
            }
            Opcode::FCmp => {
                let (pred, right) = (self.f.float_pred(inst), self.f.operand(inst, 1));
                Builder::before(self.f, self.at).fcmp(pred, value, right, ty, fl & flags::FAST)
            }
            Opcode::ExtractValue => {
                let path: smallvec::SmallVec<[u32; 4]> = self.f.indices(inst).into();
                Builder::before(self.f, self.at).extract_value(value, &path, ty)
            }
            Opcode::Select => {
                let (yes, no) = (self.f.operand(inst, 1), self.f.operand(inst, 2));
                Builder::before(self.f, self.at).select(value, yes, no, fl & flags::FAST)
            }
            _ => self.make_fneg(value, fl & flags::FAST),
        };
        self.queue_new(v)
    }
}
