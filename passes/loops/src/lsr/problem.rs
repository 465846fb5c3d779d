//! What is to be solved for a loop: its uses, with formulae for each, and which register serves which uses.

use super::formula::{Fixup, Formula, Regs, Target, UseKind, accessed_space, number, signed, take_constant};
use super::uses::{IvUse, step_on};
use smallvec::SmallVec;
use std::collections::{HashMap, HashSet};
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Ty, Wrap};

/// Formulae of one use, beyond which no more are made.
const FORMULAE: usize = 512;
/// Formulae of a loop, beyond which no more are made.
const ALL_FORMULAE: usize = 1 << 14;

/// A value that uses want: all their operands are its expression plus constants that the machine adds for nothing.
#[derive(Debug)]
pub struct Use {
    /// How it is used.
    pub kind: UseKind,
    /// Type of the expression.
    pub ty: Ty,
    /// Operands to replace.
    pub fixups: Vec<Fixup>,
    /// Smallest constant of the fixups.
    pub min: i64,
    /// Largest constant of the fixups.
    pub max: i64,
    /// Only the first formula can be had.
    pub rigid: bool,
    /// Ways to compute it.
    pub formulae: Vec<Formula>,
    /// Keys of all formulae that there were.
    seen: HashSet<Regs>,
}

/// A set of uses.
pub type Bits = SmallVec<[u64; 2]>;

/// Which uses have formulae with a register.
#[derive(Default)]
pub struct Registers {
    rows: HashMap<Expr, u32>,
    /// Registers in the order in which they were met.
    pub list: Vec<(Expr, Bits)>,
}

impl Registers {
    fn note(&mut self, reg: Expr, use_row: usize) {
        let row = *self.rows.entry(reg).or_insert_with(|| {
            self.list.push((reg, Bits::new()));
            self.list.len() as u32 - 1
        });
        let bits = &mut self.list[row as usize].1;
        if bits.len() <= use_row / 64 {
            bits.resize(use_row / 64 + 1, 0);
        }
        bits[use_row / 64] |= 1 << (use_row % 64);
    }
    /// Whether uses other than `use_row` have formulae with `reg`.
    pub fn serves_others(&self, reg: Expr, use_row: usize) -> bool {
        let Some(&row) = self.rows.get(&reg) else { return false };
        self.list[row as usize].1.iter().enumerate().any(|(k, &word)| {
            let own = if k == use_row / 64 { 1 << (use_row % 64) } else { 0 };
            word & !own != 0
        })
    }
    /// Uses with formulae that have `reg`.
    pub fn users(&self, reg: Expr) -> Bits {
        self.rows.get(&reg).map_or(Bits::new(), |&row| self.list[row as usize].1.clone())
    }
    /// Number of uses with formulae that have `reg`.
    pub fn count(&self, reg: Expr) -> u32 {
        self.rows.get(&reg).map_or(0, |&row| count(&self.list[row as usize].1))
    }
}

/// Members of a set.
pub fn count(bits: &Bits) -> u32 {
    bits.iter().map(|w| w.count_ones()).sum()
}
/// Members of a set, ascending.
pub fn members(bits: &Bits) -> impl Iterator<Item = usize> + '_ {
    bits.iter().enumerate().flat_map(|(k, &word)| (0..64).filter(move |b| word >> b & 1 != 0).map(move |b| k * 64 + b))
}

/// Uses and registers of a loop.
pub struct Problem {
    /// The loop.
    pub loop_id: Loop,
    /// What the machine adds for nothing.
    pub target: Target,
    /// Uses.
    pub uses: Vec<Use>,
    /// Registers.
    pub registers: Registers,
    /// Constant factors between strides.
    pub factors: Vec<i64>,
    /// Types of recurrences.
    pub types: Vec<Ty>,
    /// Formulae that were made.
    made: usize,
}

impl Problem {
    /// Of the uses that were found.
    pub fn new(se: &mut Se<'_, '_>, loop_id: Loop, target: Target, found: &[IvUse]) -> Problem {
        let mut problem = Problem {
            loop_id,
            target,
            uses: Vec::new(),
            registers: Registers::default(),
            factors: Vec::new(),
            types: Vec::new(),
            made: 0,
        };
        problem.find_factors(se, found);
        let mut rows: HashMap<(Expr, UseKind), usize> = HashMap::new();
        for iv in found {
            problem.add_use(se, iv, &mut rows);
        }
        problem.add_invariants(se);
        problem
    }

    /// Types of recurrences, and by which constants strides differ.
    fn find_factors(&mut self, se: &mut Se<'_, '_>, found: &[IvUse]) {
        let mut strides: Vec<Expr> = Vec::new();
        for iv in found {
            let mut work: SmallVec<[Expr; 8]> = SmallVec::from_slice(&[iv.expr]);
            while let Some(expr) = work.pop() {
                match se.kind(expr) {
                    Kind::AddRec => {
                        if se.rec_loop(expr) == Some(self.loop_id) {
                            let step = se.step_of(expr);
                            if !strides.contains(&step) && strides.len() < 32 {
                                strides.push(step);
                            }
                            let ty = se.ty(expr).effective();
                            if !self.types.contains(&ty) {
                                self.types.push(ty);
                            }
                        }
                        work.push(se.op(expr, 0));
                    }
                    Kind::Add => work.extend_from_slice(se.ops(expr)),
                    _ => {}
                }
            }
        }
        for (n, &a) in strides.iter().enumerate() {
            for &b in &strides[n + 1..] {
                let (Some(x), Some(y)) = (signed(se, a), signed(se, b)) else { continue };
                for (x, y) in [(x, y), (y, x)] {
                    if y != 0 && x != i64::MIN && x % y == 0 && x / y != 1 && !self.factors.contains(&(x / y)) {
                        self.factors.push(x / y);
                    }
                }
            }
        }
        for n in 0..self.factors.len() {
            let negative = self.factors[n].wrapping_neg();
            if self.factors[n] != -1 && !self.factors.contains(&negative) {
                self.factors.push(negative);
            }
        }
        if !self.factors.contains(&-1) {
            self.factors.push(-1);
        }
    }

    fn add_use(&mut self, se: &mut Se<'_, '_>, iv: &IvUse, rows: &mut HashMap<(Expr, UseKind), usize>) {
        let func = se.f;
        let mut kind = accessed_space(func, iv.user, iv.value).map_or(UseKind::Basic, UseKind::Address);
        let mut expr = iv.expr;
        if let Some(other) = compared_for_equality(func, iv.user, iv.value)
            && se.type_of(other).is_some()
        {
            let limit = se.get(other);
            let fits = se.is_invariant(limit, self.loop_id) && se.dominates(limit, se.loops.header(self.loop_id));
            let difference = if fits { se.minus(limit, expr, Wrap::ANY) } else { COULD_NOT_COMPUTE };
            if difference != COULD_NOT_COMPUTE {
                kind = UseKind::Zero;
                expr = difference;
            }
        }
        let (mut offset, mut rest) = take_constant(se, expr);
        if kind == UseKind::Basic || !self.target.folds(kind, offset, offset, true) || offset == 0 {
            (offset, rest) = (0, expr);
        }
        let fixup = Fixup { user: iv.user, value: iv.value, post: iv.post, offset };
        let key = (rest, kind);
        if let Some(&row) = rows.get(&key) {
            let found = &mut self.uses[row];
            let (min, max) = (found.min.min(offset), found.max.max(offset));
            if max.checked_sub(min).is_some_and(|span| self.target.folds(kind, span, span, true)) {
                found.fixups.push(fixup);
                (found.min, found.max) = (min, max);
                return;
            }
        }
        let row = self.uses.len();
        rows.insert(key, row);
        self.uses.push(Use {
            kind,
            ty: se.ty(rest),
            fixups: vec![fixup],
            min: offset,
            max: offset,
            rigid: false,
            formulae: Vec::new(),
            seen: HashSet::new(),
        });
        if !crate::expand::is_safe(se, rest, &crate::expand::Options::default()) {
            let regs = Regs::from_slice(&[rest]);
            self.insert(se, row, Formula { regs, kept: true, ..Default::default() });
            self.uses[row].rigid = true;
            return;
        }
        let first = self.split_formula(se, rest);
        self.insert(se, row, first);
        // One register that steps, or one for each term: not one that is computed in every iteration.
        let regs: Regs = match se.kind(rest) {
            Kind::Add => se.ops(rest).into(),
            _ => Regs::from_slice(&[rest]),
        };
        self.insert(se, row, Formula { regs, ..Default::default() });
    }

    /// What does not change in the loop, and the rest.
    fn split_formula(&self, se: &mut Se<'_, '_>, expr: Expr) -> Formula {
        let (mut good, mut bad) = (SmallVec::<[Expr; 8]>::new(), SmallVec::<[Expr; 8]>::new());
        let mut work: SmallVec<[(Expr, bool); 8]> = SmallVec::from_slice(&[(expr, false)]);
        let header = se.loops.header(self.loop_id);
        while let Some((expr, negated)) = work.pop() {
            let signed = |se: &mut Se<'_, '_>, expr: Expr| if negated { se.negate(expr, Wrap::ANY) } else { expr };
            if se.properly_dominates(expr, header) {
                good.push(signed(se, expr));
                continue;
            }
            match se.kind(expr) {
                Kind::Add => work.extend(se.ops(expr).iter().rev().map(|&op| (op, negated))),
                Kind::AddRec if se.is_affine(expr) && !is_zero(se, se.op(expr, 0)) => {
                    let (start, step) = (se.op(expr, 0), se.step_of(expr));
                    let ty = se.ty(step);
                    let zero = se.zero(ty);
                    let Some(loop_id) = se.rec_loop(expr) else { continue };
                    let rest = se.rec2(zero, step, loop_id, Wrap::ANY);
                    work.push((rest, negated));
                    work.push((start, negated));
                }
                Kind::Mul if se.is_minus_one(se.op(expr, 0)) => {
                    let ops = se.ops(expr)[1..].into();
                    let rest = se.mul(ops, Wrap::ANY);
                    work.push((rest, !negated));
                }
                _ => bad.push(signed(se, expr)),
            }
        }
        let mut formula = Formula::default();
        for part in [good, bad] {
            if !part.is_empty() {
                let sum = se.add(part.as_slice().into(), Wrap::ANY, 0);
                if !is_zero(se, sum) {
                    formula.regs.push(sum);
                }
            }
        }
        formula
    }

    /// Values from before the loop that other code of the loop uses: registers that are there anyway.
    fn add_invariants(&mut self, se: &mut Se<'_, '_>) {
        let func = se.f;
        let mut seen: HashSet<Expr> = HashSet::new();
        let own: HashSet<Inst> = self.uses.iter().flat_map(|u| u.fixups.iter().map(|x| x.user)).collect();
        let mut work: Vec<Expr> = self.registers.list.iter().map(|r| r.0).rev().collect();
        while let Some(expr) = work.pop() {
            if !seen.insert(expr) || seen.len() > FORMULAE {
                continue;
            }
            work.extend(se.ops(expr).iter().rev());
            let Some(value) = se.unknown(expr) else { continue };
            if value.as_inst().is_some_and(|i| se.loops.contains(self.loop_id, func.block_of(i))) || value.is_constant()
            {
                continue;
            }
            let used = func.uses(value).take(FORMULAE).find(|&row| {
                let user = func.user(row);
                let inside = func.op(user) != Opcode::Phi && se.loops.contains(self.loop_id, func.block_of(user));
                inside
                    && se.type_of(user.into()).is_none_or(|_| {
                        let of_user = se.existing(user.into());
                        of_user.is_none_or(|e| se.unknown(e).is_some())
                    })
                    && !own.contains(&user)
            });
            if let Some(row) = used {
                let fixup = Fixup { user: func.user(row), value, post: false, offset: 0 };
                let at = self.uses.len();
                self.uses.push(Use {
                    kind: UseKind::Basic,
                    ty: se.ty(expr),
                    fixups: vec![fixup],
                    min: 0,
                    max: 0,
                    rigid: true,
                    formulae: Vec::new(),
                    seen: HashSet::new(),
                });
                self.insert(se, at, Formula { regs: Regs::from_slice(&[expr]), kept: true, ..Default::default() });
            }
        }
    }

    /// Adds a formula to use `row`, unless it is there, is not legal or there are too many.
    pub fn insert(&mut self, se: &Se<'_, '_>, row: usize, formula: Formula) -> bool {
        let target = self.target;
        let found = &mut self.uses[row];
        let full = found.formulae.len() >= FORMULAE || self.made >= ALL_FORMULAE && !found.formulae.is_empty();
        if full || found.rigid && !found.formulae.is_empty() {
            return false;
        }
        if !formula.kept && !target.is_legal(found.kind, found.min, found.max, &formula) {
            return false;
        }
        if formula.regs.is_empty() || formula.all().any(|r| r == COULD_NOT_COMPUTE) {
            return false;
        }
        // One pointer at most, and it is no number.
        let pointers = formula.all().filter(|&r| se.is_ptr(r)).count();
        if pointers > 1 || pointers == 1 && (!found.ty.is_ptr() || formula.scaled.is_some()) {
            return false;
        }
        if pointers == 0 && found.ty.is_ptr() {
            return false;
        }
        if !found.seen.insert(formula.key()) {
            return false;
        }
        for reg in formula.all() {
            self.registers.note(reg, row);
        }
        self.uses[row].formulae.push(formula);
        self.made += 1;
        true
    }
    /// Counts anew which registers serve which uses.
    pub fn recount(&mut self) {
        self.registers = Registers::default();
        for (row, found) in self.uses.iter().enumerate() {
            for formula in &found.formulae {
                for reg in formula.all() {
                    self.registers.note(reg, row);
                }
            }
        }
    }
    /// Combinations of formulae, saturated; the code that is there is not counted.
    pub fn combinations(&self) -> u64 {
        let made = |u: &Use| u.formulae.iter().filter(|x| !x.kept).count().max(1) as u64;
        self.uses.iter().fold(1u64, |product, u| product.saturating_mul(made(u)))
    }
    /// What `reg` is after the increment.
    pub fn after(&self, se: &mut Se<'_, '_>, reg: Expr) -> Expr {
        step_on(se, reg, self.loop_id, 16)
    }
    /// The constant `value` of the type of `reg`.
    pub fn constant_like(se: &mut Se<'_, '_>, reg: Expr, value: i64) -> Expr {
        let ty = se.ty(reg);
        number(se, ty, value)
    }
}

/// Whether `expr` is zero; a null pointer is none.
pub fn is_zero(se: &Se<'_, '_>, expr: Expr) -> bool {
    se.kind(expr) == Kind::Constant && se.is_zero(expr)
}

/// What `value` is compared with for equality by `user`.
pub fn compared_for_equality(func: &Func<'_>, user: Inst, value: Value) -> Option<Value> {
    if func.op(user) != Opcode::ICmp || !matches!(func.int_pred(user), IntPred::Eq | IntPred::Ne) {
        return None;
    }
    let (lhs, rhs) = (func.operand(user, 0), func.operand(user, 1));
    match (lhs == value, rhs == value) {
        (true, false) => Some(rhs),
        (false, true) => Some(lhs),
        _ => None,
    }
}
