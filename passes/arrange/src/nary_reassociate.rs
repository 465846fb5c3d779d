//! `nary-reassociate`: sums, products, addresses and extremes of three operands are computed from what two of them gave before.
//!
//! **When**: `(a + b) + c`, where `a + b` has no other use and a dominating instruction computes `a + c` or `b + c`, and so for `*`, and
//! for the smallest and largest of integers; `&p[i + j]`, where a dominating address is `&p[i]` or `&p[j]` and the sum does not wrap or
//! is as wide as the address. Addresses that accesses compute themselves (all indices are constants) stay.
//! **How**: the blocks are walked down the tree of dominators; instructions stand in stacks by their expression of scalar evolution, which
//! sees through the way in which a sum is written. What does not dominate the instruction at hand dominates none that comes later, and is
//! popped. The walk is repeated while it changes something.
//! **Invariants**: what is used again gives up flags that would make it poison where the rewritten instruction is not; what can be poison
//! without flags is not used again. Names and debug locations move to the new instructions. **Cost**: linear per walk, with the scalar
//! evolution of each sum; at most [`MOST_WALKS`] walks. **Source**: the pass of that name in LLVM.
//! **Relies on** nothing that is said of threads or memory: arithmetic without effects is replaced by what dominates it.

use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::Arc;
use warpc_analysis::{AnalysisSet, Assumptions, Loops, Values, facts};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::session::Session;
use warpc_ir::{Aux, Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scev::node::Kind;
use warpc_scev::{COULD_NOT_COMPUTE, CachedScev, Expr, Exprs, Scev, Se, Ty, Wrap};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nary-reassociate",
    summary: "compute sums, products and addresses from those of two of their operands",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("nary-reassociate")?;
        Ok(PassBody::Function(Box::<NaryReassociate>::default()))
    },
};

/// Walks over the function.
const MOST_WALKS: usize = 16;
/// Instructions looked at to find whether one is as defined as an expression.
const MOST_PARTS: usize = 16;

#[derive(Default)]
struct NaryReassociate {
    /// Instructions that computed an expression, the last one last.
    seen: HashMap<Expr, Vec<Inst>>,
}

/// What the walk reads and writes.
struct Walk<'w, 'a> {
    func: &'w mut FuncMut<'a>,
    seen: &'w mut HashMap<Expr, Vec<Inst>>,
    scev: Scev,
    cfg: Arc<Cfg>,
    dom: Arc<DomTree>,
    loops: Arc<Loops>,
    facts: Arc<Assumptions>,
    session: &'w Session,
}

/// A smallest or largest of two integers, an intrinsic or the choice by a comparison: what it is, and of what.
fn extreme(func: &Func<'_>, value: Value) -> Option<(IntrinsicId, Value, Value)> {
    let inst = value.as_inst()?;
    match func.op(inst) {
        Opcode::Call => {
            let which = facts::intrinsic(func, inst)?;
            matches!(which, id::SMIN | id::SMAX | id::UMIN | id::UMAX)
                .then(|| (which, func.operand(inst, 0), func.operand(inst, 1)))
        }
        Opcode::Select if func.types().is_int(func.ty(inst)) => {
            let compare = func.operand(inst, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
            let [left, right] = [0, 1].map(|n| func.operand(compare, n));
            let pred = match (func.operand(inst, 1), func.operand(inst, 2)) {
                (yes, no) if (yes, no) == (left, right) => func.int_pred(compare),
                (yes, no) if (yes, no) == (right, left) => func.int_pred(compare).inverse(),
                _ => return None,
            };
            let which = match pred {
                IntPred::Sgt | IntPred::Sge => id::SMAX,
                IntPred::Slt | IntPred::Sle => id::SMIN,
                IntPred::Ugt | IntPred::Uge => id::UMAX,
                IntPred::Ult | IntPred::Ule => id::UMIN,
                IntPred::Eq | IntPred::Ne => return None,
            };
            Some((which, left, right))
        }
        _ => None,
    }
}

fn kind_of(which: IntrinsicId) -> Kind {
    match which {
        id::SMIN => Kind::SMin,
        id::SMAX => Kind::SMax,
        id::UMIN => Kind::UMin,
        _ => Kind::UMax,
    }
}

/// Whether `inst` is poison, its flags aside, only where an operand is.
fn passes_poison_only(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Or => func.flags(inst) & flags::DISJOINT == 0,
        Opcode::Add
        | Opcode::Sub
        | Opcode::Mul
        | Opcode::And
        | Opcode::Xor
        | Opcode::Trunc
        | Opcode::ZExt
        | Opcode::SExt
        | Opcode::ICmp
        | Opcode::Select
        | Opcode::Phi
        | Opcode::Freeze
        | Opcode::GetElementPtr => true,
        Opcode::Shl => facts::int_constant(func, func.operand(inst, 1))
            .zip(func.types().int_bits(func.ty(inst)))
            .is_some_and(|(by, bits)| by < bits.into()),
        Opcode::Call => extreme(func, inst.into()).is_some(),
        _ => false,
    }
}

impl Walk<'_, '_> {
    /// What `work` makes of the view of scalar evolution.
    fn with<R>(&mut self, work: impl FnOnce(&mut Se<'_, '_>) -> R) -> R {
        let mut se =
            Se::new(&mut self.scev, self.func, &self.cfg, &self.dom, &self.loops, &self.facts, &self.session.knobs);
        work(&mut se)
    }
    fn expr(&mut self, value: Value) -> Expr {
        self.with(|se| se.get(value))
    }

    /// The closest instruction that dominates `inst` and computes `expr`, without more poison than `expr` has.
    fn closest(&mut self, expr: Expr, inst: Inst) -> Option<Inst> {
        loop {
            let &last = self.seen.get(&expr)?.last()?;
            if !self.func.is_dead(last) && self.dom.dominates_inst(self.func, last, inst) && self.reuse(expr, last) {
                return Some(last);
            }
            self.seen.get_mut(&expr)?.pop();
        }
    }

    /// Makes `inst` one that is not poison where `expr` is defined; whether that works.
    fn reuse(&mut self, expr: Expr, inst: Inst) -> bool {
        let unknowns = self.with(|se| {
            let (mut found, mut work): (SmallVec<[Value; 8]>, SmallVec<[Expr; 8]>) = Default::default();
            work.push(expr);
            while let Some(part) = work.pop() {
                found.extend(se.unknown(part));
                if work.len() + found.len() < 4 * MOST_PARTS {
                    work.extend_from_slice(se.ops(part));
                }
            }
            found
        });
        let f = &mut *self.func;
        let (mut work, mut visited): (SmallVec<[Value; 8]>, SmallVec<[Value; 16]>) = Default::default();
        let mut loses: SmallVec<[Inst; 4]> = SmallVec::new();
        work.push(inst.into());
        while let Some(value) = work.pop() {
            if visited.contains(&value) {
                continue;
            }
            visited.push(value);
            if visited.len() > MOST_PARTS {
                return false;
            }
            if unknowns.contains(&value) || Values::new(f).at(inst).not_undef_or_poison(value) {
                continue;
            }
            let Some(part) = value.as_inst().filter(|&part| passes_poison_only(f, part)) else { return false };
            loses.push(part);
            work.extend(
                f.operands(part).filter(|operand| operand.as_block().is_none() && operand.as_intrinsic().is_none()),
            );
        }
        for part in loses {
            f.drop_poison_flags(part);
        }
        true
    }

    /// `inst`, a sum or product, from a dominating one.
    fn binary(&mut self, inst: Inst) -> Option<Inst> {
        let (left, right) = (self.func.operand(inst, 0), self.func.operand(inst, 1));
        let own = self.expr(inst.into());
        if self.with(|se| se.is_zero(own)) {
            return None;
        }
        self.split_operand(inst, left, right).or_else(|| self.split_operand(inst, right, left))
    }
    /// `(a op b) op right`, where `left` is `a op b`.
    fn split_operand(&mut self, inst: Inst, left: Value, right: Value) -> Option<Inst> {
        let op = self.func.op(inst);
        let inner = left.as_inst().filter(|&i| self.func.op(i) == op && self.func.has_one_use(left))?;
        let (first, second) = (self.func.operand(inner, 0), self.func.operand(inner, 1));
        let [a, b, c] = [first, second, right].map(|value| self.expr(value));
        if b != c
            && let Some(new) = self.sum_of_dominating(inst, (a, c), second)
        {
            return Some(new);
        }
        if a != c { self.sum_of_dominating(inst, (b, c), first) } else { None }
    }
    /// `known op rest`, where a dominating instruction `known` computes the operation on `pair`.
    fn sum_of_dominating(&mut self, inst: Inst, pair: (Expr, Expr), rest: Value) -> Option<Inst> {
        let op = self.func.op(inst);
        let wanted = self.with(|se| match op {
            Opcode::Add => se.add2(pair.0, pair.1, Wrap::ANY),
            _ => se.mul2(pair.0, pair.1, Wrap::ANY),
        });
        let known = self
            .closest(wanted, inst)
            .filter(|&known| !self.func.operands(inst).any(|operand| operand == known.into()))?;
        let ty = self.func.ty(inst);
        let new = Builder::before(self.func, inst).emit(op, 0, ty, &[known.into(), rest], Aux::default());
        self.func.take_name(new.into(), inst.into());
        Some(new)
    }

    /// A smallest or largest from a dominating one.
    fn extreme(&mut self, inst: Inst) -> Option<Inst> {
        let (which, left, right) = extreme(self.func, inst.into())?;
        self.split_extreme(which, inst, left, right).or_else(|| self.split_extreme(which, inst, right, left))
    }
    fn split_extreme(&mut self, which: IntrinsicId, inst: Inst, left: Value, right: Value) -> Option<Inst> {
        let (_, first, second) = extreme(self.func, left).filter(|found| found.0 == which)?;
        // What uses the inner one must go with it.
        let f = &*self.func;
        let only_here = f.uses(left).take(3).all(|u| {
            let user = f.user(u);
            user == inst || !f.is_unused(user.into()) && f.uses(user.into()).all(|v| f.user(v) == inst)
        });
        if !only_here || f.uses(left).take(3).count() > 2 {
            return None;
        }
        let [a, b, c] = [first, second, right].map(|value| self.expr(value));
        for (pair, rest) in [((a, c, b != c), second), ((c, b, a != c), first)] {
            if !pair.2 {
                continue;
            }
            let wanted = self.with(|se| se.min_max(kind_of(which), Exprs::from_slice(&[pair.1, pair.0])));
            let Some(known) = self.closest(wanted, inst).filter(|&known| left != known.into()) else { continue };
            let ty = self.func.ty(inst);
            let new = Builder::before(self.func, inst).intrinsic(which, &[ty], &[known.into(), rest], 0)?.as_inst()?;
            self.func.derive_name(new.into(), inst.into(), ".nary");
            return Some(new);
        }
        None
    }

    /// Address `inst` from a dominating one.
    fn address(&mut self, inst: Inst) -> Option<Inst> {
        let f = &*self.func;
        let indices: SmallVec<[Value; 4]> = f.operands(inst).skip(1).collect();
        if !f.types().is_ptr(f.ty(inst)) || indices.iter().all(|index| index.is_constant()) {
            return None;
        }
        let mut ty = Type(f.aux(inst).a);
        let mut steps: SmallVec<[(Value, Type); 4]> = SmallVec::new();
        for (n, &index) in indices.iter().enumerate() {
            if n > 0 {
                let is_struct = f.types().fields(ty).is_some();
                let field = if is_struct { f.consts().as_int(index)? } else { 0 };
                ty = f.types().element(ty, field)?;
                if is_struct {
                    continue;
                }
            }
            steps.push((index, ty));
        }
        let element = ty;
        steps.into_iter().find_map(|(index, ty)| self.split_index(inst, index, ty, element))
    }
    /// The address with a sum as the index `index` over elements of type `ty`; `element` is what it is the address of.
    fn split_index(&mut self, inst: Inst, index: Value, ty: Type, element: Type) -> Option<Inst> {
        let f = &*self.func;
        let values = Values::with(f, &self.dom, &self.facts).at(inst);
        let is_non_negative = |value| values.known_bits(value).is_some_and(|known| known.is_non_negative());
        let mut sum = index.as_inst()?;
        match f.op(sum) {
            Opcode::SExt => sum = f.operand(sum, 0).as_inst()?,
            Opcode::ZExt if is_non_negative(f.operand(sum, 0)) => sum = f.operand(sum, 0).as_inst()?,
            _ => {}
        }
        if f.op(sum) != Opcode::Add {
            return None;
        }
        let wide = f.layout().index_bits(f.types().addrspace(f.ty(inst))?);
        let bits = f.types().int_bits(f.ty(sum))?;
        let (left, right) = (f.operand(sum, 0), f.operand(sum, 1));
        if bits < wide && f.flags(sum) & flags::NSW == 0 {
            // Signed addition of these does not wrap if the extremes of both do not.
            let ((least, most), (least_right, most_right)) = (values.signed_range(left)?, values.signed_range(right)?);
            let limit = 1i128 << (bits - 1);
            let fits = |low: Option<i128>, high: Option<i128>| {
                low.is_some_and(|low| low >= -limit) && high.is_some_and(|high| high < limit)
            };
            // A sum that is not negative, of an operand that is not either, did not wrap.
            let is_fine = fits(least.checked_add(least_right), most.checked_add(most_right))
                || is_non_negative(sum.into()) && (is_non_negative(left) || is_non_negative(right));
            if !is_fine {
                return None;
            }
        }
        let site = Split { inst, index, ty, element, wide };
        self.with_part(site, left, right)
            .or_else(|| if left != right { self.with_part(site, right, left) } else { None })
    }
    /// The address `rest` elements behind a dominating one, whose index is `part`.
    fn with_part(&mut self, site: Split, part: Value, rest: Value) -> Option<Inst> {
        let Split { inst, index, ty, element, wide } = site;
        let is_non_negative = Values::with(self.func, &self.dom, &self.facts)
            .at(inst)
            .known_bits(part)
            .is_some_and(|known| known.is_non_negative());
        let wanted = self.with(|se| {
            let int = Ty::int(wide);
            let (address, old, new) = (se.get(inst.into()), se.get(index), se.get(part));
            let old = se.trunc_or_sext(old, int, 0);
            let new = match is_non_negative {
                true => se.trunc_or_zext(new, int, 0),
                false => se.trunc_or_sext(new, int, 0),
            };
            let size = se.size_of(int, ty)?;
            let (old, new) = (se.mul2(old, size, Wrap::ANY), se.mul2(new, size, Wrap::ANY));
            let distance = se.minus(new, old, Wrap::ANY);
            (distance != COULD_NOT_COMPUTE).then(|| se.add2(address, distance, Wrap::ANY))
        })?;
        let known = self.closest(wanted, inst).filter(|&known| self.func.ty(known) == self.func.ty(inst))?;
        let f = &mut *self.func;
        let sizes = [ty, element].map(|ty| f.layout().fixed_alloc_size(f.types(), ty));
        let (Some(step), Some(unit)) = (sizes[0], sizes[1].filter(|&unit| unit > 0)) else { return None };
        if step % unit != 0 {
            return None;
        }
        let int = f.int_type(wide);
        let mut rest = rest;
        let bits = f.types().int_bits(f.type_of(rest))?;
        if bits != wide {
            let op = if bits < wide { Opcode::SExt } else { Opcode::Trunc };
            rest = Builder::before(f, inst).cast(op, rest, int, 0);
        }
        if step != unit {
            let factor = f.consts_mut().add_int(int, wide, step / unit);
            rest = Builder::before(f, inst).binary(Opcode::Mul, rest, factor, 0);
        }
        // Behind an address outside of the object nothing is in bounds of it.
        let (result, both) = (f.ty(inst), f.flags(inst) & f.flags(known) & flags::INBOUNDS);
        let fl = if both != 0 { flags::INBOUNDS | flags::NUSW } else { 0 };
        let new = Builder::before(f, inst).gep(element, known.into(), &[rest], result, fl).as_inst()?;
        f.take_name(new.into(), inst.into());
        Some(new)
    }

    /// What stands for `inst`, if a dominating instruction helps, and its expression if it is one that may help others.
    fn rewrite(&mut self, inst: Inst) -> (Option<Inst>, Option<Expr>) {
        let f = &*self.func;
        let ty = f.ty(inst);
        let is_scalar = f.types().int_bits(ty).is_some() && f.types().is_int(ty) || f.types().is_ptr(ty);
        if !is_scalar {
            return (None, None);
        }
        let found = match f.op(inst) {
            Opcode::Add | Opcode::Mul => Opcode::Add,
            Opcode::GetElementPtr => Opcode::GetElementPtr,
            Opcode::Call | Opcode::Select if extreme(f, inst.into()).is_some() => Opcode::Call,
            _ => return (None, None),
        };
        let own = match extreme(f, inst.into()) {
            Some((which, left, right)) => {
                let ops = [self.expr(left), self.expr(right)];
                self.with(|se| se.min_max(kind_of(which), Exprs::from_slice(&ops)))
            }
            None => self.expr(inst.into()),
        };
        let new = match found {
            Opcode::Add => self.binary(inst),
            Opcode::GetElementPtr => self.address(inst),
            _ => self.extreme(inst),
        };
        (new, Some(own))
    }

    fn walk(&mut self) -> bool {
        self.seen.clear();
        let mut dead: Vec<Inst> = Vec::new();
        let order: Vec<Block> = self.dom.preorder().to_vec();
        for b in order {
            let mut i = self.func.first(b);
            while i.is_some() {
                let next = self.func.next(i);
                let (new, own) = self.rewrite(i);
                if let Some(new) = new {
                    self.scev.forget_value(self.func, i.into());
                    self.func.replace_all_uses(i.into(), new.into());
                    dead.push(i);
                    let expr = match extreme(self.func, new.into()) {
                        Some(_) => own.unwrap_or_default(),
                        None => self.expr(new.into()),
                    };
                    self.seen.entry(expr).or_default().push(new);
                    // The new one may have another expression, as fewer sums are known not to wrap: it is found by both.
                    if let Some(own) = own.filter(|&own| own != expr) {
                        self.seen.entry(own).or_default().push(new);
                    }
                } else if let Some(own) = own {
                    self.seen.entry(own).or_default().push(i);
                }
                i = next;
            }
        }
        let changed = !dead.is_empty();
        for &i in &dead {
            self.scev.forget_value(self.func, i.into());
        }
        erase_dead_chain(self.func, &mut dead, Inst::NONE);
        changed
    }
}

/// An index of an address that is a sum.
#[derive(Clone, Copy)]
struct Split {
    inst: Inst,
    index: Value,
    /// Elements that it counts, and what the whole address is one of.
    ty: Type,
    element: Type,
    /// Bits of the address.
    wide: u32,
}

impl FunctionPass for NaryReassociate {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let candidates = |func: &Func<'_>, i: Inst| match func.op(i) {
            Opcode::Add | Opcode::Mul | Opcode::GetElementPtr => true,
            Opcode::Call | Opcode::Select => extreme(func, i.into()).is_some(),
            _ => false,
        };
        let count: usize =
            func.block_order().map(|b| func.block_insts(b).filter(|&i| candidates(func, i)).count()).sum();
        if count < 2 {
            return Outcome::Unchanged;
        }
        let mut changed = false;
        for _ in 0..MOST_WALKS {
            let analyses = &mut *cx.analyses;
            let (cfg, dom, loops, facts) =
                (analyses.cfg(func), analyses.dom(func), analyses.loops(func), analyses.assumptions(func));
            // Expressions are computed anew after each walk: erased instructions must not be found again.
            let scev = analyses.take_scev(func);
            let mut walk =
                Walk { func: &mut *func, seen: &mut self.seen, scev, cfg, dom, loops, facts, session: cx.session };
            let again = walk.walk();
            let scev = walk.scev;
            if !again {
                cx.analyses.put_scev(func, Arc::new(scev));
                break;
            }
            changed = true;
            cx.analyses.discard_scev(scev);
            cx.analyses.invalidate(AnalysisSet::CFG_ALL);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}
