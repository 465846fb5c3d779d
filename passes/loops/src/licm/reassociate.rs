//! Expressions with an invariant part: the part is computed before the loop.
//!
//! ```text
//!   gep (gep p, v), c               ->   gep (gep p, c), v
//!   (a1 * v1 + a2 * v2) * c         ->   (a1 * c) * v1 + (a2 * c) * v2
//!   (v op c1) op c2                 ->   v op (c1 op c2)             op associative
//! ```
//! `reassociate_compare.rs` has the rules of comparisons.

use super::Work;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// Users of a sum that are looked at for a sign extension.
const USERS: usize = 8;

impl Work<'_, '_> {
    /// Takes `inst` apart where that makes some of it invariant. Whether it did.
    pub(super) fn reassociate(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        match func.op(inst) {
            Opcode::Select | Opcode::And | Opcode::Or if func.ty(inst) == Type::I1 && self.merge_bounds(func, inst) => {
                true
            }
            Opcode::GetElementPtr => self.swap_offsets(func, inst),
            Opcode::ICmp => self.move_term(func, inst),
            Opcode::Mul | Opcode::FMul if self.distribute_factor(func, inst) => true,
            op if op.is_binary() => self.join_constants(func, inst),
            _ => false,
        }
    }

    /// `left op right` at the end of the preheader.
    pub(super) fn before_loop(
        &mut self,
        func: &mut FuncMut<'_>,
        op: Opcode,
        wrap: u16,
        left: Value,
        right: Value,
        name: &[u8],
    ) -> Value {
        if left.is_constant()
            && right.is_constant()
            && let Some(folded) = func.folder().binary(op, wrap, left, right)
        {
            return folded;
        }
        let entry = self.entry(func);
        let made = Builder::before(func, entry).binary(op, left, right, wrap);
        self.name(func, made, name);
        made
    }
    /// The variant and the invariant operand of `inst`, if it has one of each.
    pub(super) fn parts(&self, func: &Func<'_>, inst: Inst) -> Option<(Value, Value)> {
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        match (self.region.is_invariant(func, left), self.region.is_invariant(func, right)) {
            (false, true) => Some((left, right)),
            (true, false) => Some((right, left)),
            _ => None,
        }
    }
    /// Puts `new` in the place of `old`, which goes.
    pub(super) fn replace(&mut self, func: &mut FuncMut<'_>, old: Inst, new: Value) {
        func.replace_all_uses(old.into(), new);
        self.note_condition();
        self.erase(func, old);
    }

    /// The constant part of an address of two steps comes first.
    fn swap_offsets(&mut self, func: &mut FuncMut<'_>, gep: Inst) -> bool {
        let indices: Vec<Value> = func.operands(gep).skip(1).collect();
        if indices.iter().all(|v| v.is_constant()) || !indices.iter().all(|&v| self.region.is_invariant(func, v)) {
            return false;
        }
        let Some(inner) = func.operand(gep, 0).as_inst().filter(|&i| func.op(i) == Opcode::GetElementPtr) else {
            return false;
        };
        let base = func.operand(inner, 0);
        let steps: Vec<Value> = func.operands(inner).skip(1).collect();
        if !func.has_one_use(inner.into())
            || !self.region.contains(func.block_of(inner))
            || !self.region.is_invariant(func, base)
            || steps.iter().all(|&v| self.region.is_invariant(func, v))
        {
            return false;
        }
        let entry = self.entry(func);
        let values = Values::with(func, self.cx.dom, &self.facts).at(gep);
        let non_negative = |v: &Value| values.known_bits(*v).is_some_and(|k| k.is_non_negative());
        let inbounds = |i: Inst| func.flags(i) & flags::INBOUNDS != 0;
        // Offsets of one sign: the address between the two is between base and result.
        let keeps =
            inbounds(gep) && inbounds(inner) && steps.iter().all(non_negative) && indices.iter().all(non_negative);
        let wrap = if keeps { flags::INBOUNDS } else { 0 };
        let (outer_elem, inner_elem) = (Type(func.aux(gep).a), Type(func.aux(inner).a));
        let outer_ty = gep_type(func, base, &indices);
        let invariant = Builder::before(func, entry).gep(outer_elem, base, &indices, outer_ty, wrap);
        self.name(func, invariant, b"invariant.gep");
        let ty = func.ty(gep);
        let new = Builder::before(func, gep).gep(inner_elem, invariant, &steps, ty, wrap);
        self.name(func, new, b"gep");
        self.replace(func, gep, new);
        self.erase(func, inner);
        true
    }

    /// A factor of a sum of products with invariant factors goes to these.
    fn distribute_factor(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let float = func.op(inst) == Opcode::FMul;
        let (add, mul) = if float { (Opcode::FAdd, Opcode::FMul) } else { (Opcode::Add, Opcode::Mul) };
        let limit = if float { self.limits.fp_reassociations } else { self.limits.int_reassociations };
        if !is_reassociable(func, inst, mul) {
            return false;
        }
        let Some((variant, factor)) = self.parts(func, inst) else { return false };
        let operation = |func: &Func<'_>, v: Value| v.as_inst().filter(|&i| func.op(i).is_binary());
        let Some(first) = operation(func, variant) else { return false };
        let mut work = vec![first];
        let (mut sums, mut products) = (Vec::new(), Vec::new());
        while let Some(i) = work.pop() {
            if !func.has_one_use(i.into()) {
                return false;
            }
            let both = [0, 1].map(|k| operation(func, func.operand(i, k)));
            if is_reassociable(func, i, add)
                && let [Some(left), Some(right)] = both
            {
                work.extend([left, right]);
                sums.push(i);
                continue;
            }
            if !is_reassociable(func, i, mul) || !self.region.contains(func.block_of(i)) {
                return false;
            }
            let invariant = [0, 1].into_iter().find(|&k| self.region.is_invariant(func, func.operand(i, k)));
            let Some(k) = invariant else { return false };
            products.push((i, k));
            if products.len() > limit {
                return false;
            }
        }
        if products.is_empty() {
            return false;
        }
        if !float {
            sums.iter().for_each(|&i| func.drop_poison_flags(i));
        }
        let mut result = variant;
        for (i, k) in products {
            let part = func.operand(i, k);
            let fast = if float { func.flags(i) & flags::FAST } else { 0 };
            let name: &[u8] = if float { b"factor.op.fmul" } else { b"factor.op.mul" };
            let merged = self.before_loop(func, mul, fast, part, factor, name);
            let mut operands = [func.operand(i, 0), func.operand(i, 1)];
            operands[k] = merged;
            let new = Builder::before(func, i).binary(mul, operands[0], operands[1], fast);
            if let Some(new) = new.as_inst() {
                func.set_loc(new, Md::NONE);
                func.name_after(new.into(), i.into(), ".reass");
            }
            if result == Value::inst(i) {
                result = new;
            }
            self.replace(func, i, new);
        }
        self.replace(func, inst, result);
        true
    }

    /// Two invariant operands of one associative operation are joined.
    ///
    /// A sum with a constant that is sign-extended keeps its form where it would lose `nsw`: with it the constant goes into the
    /// address of an access, and the rest is what the accesses beside it compute.
    fn join_constants(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let op = func.op(inst);
        if !is_associative(func, inst) {
            return false;
        }
        let k = self.region.is_invariant(func, func.operand(inst, 0)) as usize;
        let last = func.operand(inst, 1 - k);
        let Some(inner) = func.operand(inst, k).as_inst().filter(|&i| func.op(i) == op && is_associative(func, i))
        else {
            return false;
        };
        let most = if func.types().int_bits(func.ty(inner)).is_some() { 1 } else { 2 };
        if func.uses(inner.into()).take(most + 1).count() > most || !self.region.is_invariant(func, last) {
            return false;
        }
        let Some((variant, first)) = self.parts(func, inner) else { return false };
        let (mine, its) = (func.flags(inst), func.flags(inner));
        let kept = match op {
            Opcode::FAdd | Opcode::FMul => mine & its & flags::FAST,
            // Of two sums that do not wrap, the sum of the constants need not wrap as unsigned; as signed only along with that.
            Opcode::Add if mine & its & flags::NUW != 0 => mine & its & (flags::NUW | flags::NSW),
            _ => 0,
        };
        // On a GPU loops are unrolled later, which makes the variant part one.
        let constant = first.is_constant() || last.is_constant() || is_for_gpu(func);
        if constant && mine & its & !kept & flags::NSW != 0 && is_extended(func, inst) {
            return false;
        }
        let joined = self.before_loop(func, op, kept, first, last, b"invariant.op");
        let new = Builder::before(func, inst).binary(op, variant, joined, kept);
        if let Some(made) = new.as_inst() {
            func.set_loc(made, Md::NONE);
            func.name_after(new, inst.into(), ".reass");
        }
        self.replace(func, inst, new);
        if func.is_unused(inner.into()) {
            self.erase(func, inner);
        }
        true
    }
}

/// Whether a sign extension uses `inst`.
fn is_extended(func: &Func<'_>, inst: Inst) -> bool {
    func.uses(inst.into()).take(USERS).any(|row| func.op(func.user(row)) == Opcode::SExt)
}

/// Type of the address of one step from `base`: a pointer, or a vector of pointers where an index is one.
fn gep_type(func: &mut FuncMut<'_>, base: Value, indices: &[Value]) -> Type {
    let ty = func.type_of(base);
    if func.types().is_vector(ty) {
        return ty;
    }
    match indices.iter().find_map(|&v| func.types().vector(func.type_of(v))) {
        Some((len, scalable, _)) => func.intern_type(warpc_ir::TypeKind::Vector { len, scalable, elem: ty }),
        None => ty,
    }
}

/// Whether the order of operands of `inst`, an operation `op`, is free: of integers always, of floats with `reassoc` and `nsz`.
fn is_reassociable(func: &Func<'_>, inst: Inst, op: Opcode) -> bool {
    let free = flags::REASSOC | flags::NSZ;
    func.op(inst) == op && (!matches!(op, Opcode::FAdd | Opcode::FMul) || func.flags(inst) & free == free)
}

/// Whether `(a op b) op c` is `a op (b op c)` for the operation of `inst`.
fn is_associative(func: &Func<'_>, inst: Inst) -> bool {
    use Opcode::*;
    matches!(func.op(inst), Add | Mul | And | Or | Xor | FAdd | FMul) && is_reassociable(func, inst, func.op(inst))
}
