//! The solution as code: phis and increments of the recurrences, registers set up before the loop, operands replaced.
//!
//! Nothing is inserted before it is known that all of it can be: every expression is planned, or known to be safe, first. Increments
//! stand before the comparison at the latch, which moves to the branch; phis stand first in the header.

use super::formula::{Fixup, Formula, UseKind};
use super::problem::Problem;
use crate::expand::{Memory, Mode, Options, Shape, is_safe_at, plan};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::Arc;
use warpc_analysis::{Assumptions, Loops};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scev::{Drops, Expr, Kind, Scev, Se, Ty};

/// What stays as it is while the loop is rewritten.
pub struct World<'w> {
    /// Edges.
    pub cfg: Arc<Cfg>,
    /// Dominators.
    pub dom: &'w DomTree,
    /// Loops.
    pub loops: &'w Loops,
    /// Assumptions.
    pub facts: Arc<Assumptions>,
    /// Knobs.
    pub knobs: &'w Knobs,
}

impl World<'_> {
    /// A view of scalar evolution.
    pub fn se<'q, 'a>(&'q self, scev: &'q mut Scev, func: &'q FuncMut<'a>) -> Se<'q, 'a> {
        Se::new(scev, func, &self.cfg, self.dom, self.loops, &self.facts, self.knobs)
    }
}

/// A recurrence as registers: its phi, and its value after the increment.
#[derive(Clone, Copy)]
struct Induction {
    phi: Inst,
    next: Inst,
    /// Whether it was there before.
    old: bool,
}

/// Writes a solution into the function.
pub struct Writer<'w> {
    world: &'w World<'w>,
    problem: &'w Problem,
    header: Block,
    preheader: Block,
    latch: Block,
    /// Increments stand before it.
    increments: Inst,
    memory: Memory,
    inductions: HashMap<Expr, Induction>,
    fixed: HashMap<Expr, Value>,
    /// Instructions that may be dead now.
    pub dead: Vec<Inst>,
}

impl<'w> Writer<'w> {
    /// For the loop of `problem`; `None` if it has no preheader or latch.
    pub fn new(func: &FuncMut<'_>, world: &'w World<'w>, problem: &'w Problem) -> Option<Writer<'w>> {
        let loop_id = problem.loop_id;
        let latch = world.loops.latch(func, loop_id)?;
        Some(Writer {
            world,
            problem,
            header: world.loops.header(loop_id),
            preheader: world.loops.preheader(func, loop_id)?,
            latch,
            increments: func.terminator(latch),
            memory: Memory::default(),
            inductions: HashMap::new(),
            fixed: HashMap::new(),
            dead: Vec::new(),
        })
    }

    /// Whether all registers of the formulae can be had where they are wanted.
    pub fn can_write(&self, func: &FuncMut<'_>, scev: &mut Scev, formulae: &[usize]) -> bool {
        let mut se = self.world.se(scev, func);
        let before = func.terminator(self.preheader);
        let options = self.options();
        for (found, &n) in self.problem.uses.iter().zip(formulae) {
            let formula = &found.formulae[n];
            if formula.kept {
                continue;
            }
            for reg in formula.all() {
                let fine = if self.is_own(&se, reg) {
                    let (start, step) = (se.op(reg, 0), se.op(reg, 1));
                    is_safe_at(&mut se, start, before, &options) && is_safe_at(&mut se, step, before, &options)
                } else if se.is_invariant(reg, self.problem.loop_id) {
                    is_safe_at(&mut se, reg, before, &options)
                } else {
                    let after = self.problem.after(&mut se, reg);
                    found.fixups.iter().all(|fixup| {
                        let expr = if fixup.post { after } else { reg };
                        let mut places = self.places(func, fixup).into_iter();
                        places.all(|(_, at)| is_safe_at(&mut se, expr, at, &options))
                    })
                };
                if !fine {
                    return false;
                }
            }
        }
        true
    }
    fn options(&self) -> Options {
        Options { mode: Mode::Literal, lcssa: true, ..Options::default() }
    }
    /// Whether `reg` becomes a phi of the loop with a fixed step.
    fn is_own(&self, se: &Se<'_, '_>, reg: Expr) -> bool {
        se.is_affine(reg) && se.rec_loop(reg) == Some(self.problem.loop_id)
    }
    /// Where a fixup is computed: the pair of a phi and the end of its block, or the user.
    fn places(&self, func: &FuncMut<'_>, fixup: &Fixup) -> SmallVec<[(usize, Inst); 4]> {
        if func.op(fixup.user) != Opcode::Phi {
            return SmallVec::from_slice(&[(0, fixup.user)]);
        }
        let pairs = func.phi_pairs(fixup.user).enumerate().filter(|p| p.1.0 == fixup.value);
        pairs.map(|(n, (_, block))| (n, func.terminator(block))).collect()
    }

    /// Rewrites all fixups.
    pub fn write(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, formulae: &[usize]) {
        let branch = func.terminator(self.latch);
        for (found, &n) in self.problem.uses.iter().zip(formulae) {
            if found.formulae[n].kept {
                continue;
            }
            for fixup in found.fixups.iter().filter(|x| x.post) {
                if func.op(fixup.user) == Opcode::Phi {
                    continue;
                }
                if func.next(fixup.user) != branch {
                    func.move_before(fixup.user, branch);
                }
                self.increments = fixup.user;
            }
        }
        for (found, &n) in self.problem.uses.iter().zip(formulae) {
            let formula = &found.formulae[n];
            if formula.kept {
                continue;
            }
            for fixup in &found.fixups {
                self.write_fixup(func, scev, found.kind, formula, fixup);
            }
        }
    }

    fn write_fixup(
        &mut self,
        func: &mut FuncMut<'_>,
        scev: &mut Scev,
        kind: UseKind,
        formula: &Formula,
        fixup: &Fixup,
    ) {
        let phi = func.op(fixup.user) == Opcode::Phi;
        let mut made: SmallVec<[(Block, Value); 4]> = SmallVec::new();
        for (n, at) in self.places(func, fixup) {
            let block = func.block_of(at);
            let known = made.iter().find(|m| phi && m.0 == block).map(|m| m.1);
            let constant = if kind == UseKind::Zero { 0 } else { formula.offset.wrapping_add(fixup.offset) };
            let value = match known {
                Some(value) => value,
                None => self.sum(func, scev, formula, fixup, at, constant),
            };
            made.push((block, value));
            if phi {
                func.set_incoming(fixup.user, n, value);
                continue;
            }
            if kind == UseKind::Zero {
                let other = match formula.scaled.get() {
                    Some(reg) => self.value_of(func, scev, reg, fixup, at),
                    None => {
                        let ty = func.type_of(value);
                        let negative = formula.offset.wrapping_add(fixup.offset).wrapping_neg();
                        integer(func, ty, negative)
                    }
                };
                for k in 0..2 {
                    self.dead.extend(func.operand(fixup.user, k).as_inst());
                }
                func.set_operand(fixup.user, 0, value);
                func.set_operand(fixup.user, 1, other);
                func.drop_poison_flags(fixup.user);
                continue;
            }
            for k in 0..func.num_operands(fixup.user) {
                if func.operand(fixup.user, k) == fixup.value {
                    func.set_operand(fixup.user, k, value);
                }
            }
        }
        self.dead.extend(fixup.value.as_inst());
    }

    /// The registers of a formula and `constant`, added before `at`.
    fn sum(
        &mut self,
        func: &mut FuncMut<'_>,
        scev: &mut Scev,
        formula: &Formula,
        fixup: &Fixup,
        at: Inst,
        constant: i64,
    ) -> Value {
        let mut pointer = Value::NONE;
        let mut sum = Value::NONE;
        for &reg in &formula.regs {
            let value = self.value_of(func, scev, reg, fixup, at);
            if func.types().addrspace(func.type_of(value)).is_some() {
                pointer = value;
            } else if sum.is_none() {
                sum = value;
            } else {
                sum = Builder::before(func, at).binary(Opcode::Add, sum, value, 0);
            }
        }
        let constant = constant.wrapping_add(formula.unfolded);
        let wanted = func.type_of(fixup.value);
        if pointer.is_some() {
            if sum.is_some() {
                pointer = bytes(func, at, pointer, sum);
            }
            if constant != 0 {
                let space = func.types().addrspace(func.type_of(pointer)).unwrap_or(0);
                let bits = func.layout().index_bits(space);
                let ty = func.int_type(bits);
                let constant = integer(func, ty, constant);
                pointer = bytes(func, at, pointer, constant);
            }
            return pointer;
        }
        let ty = func.type_of(sum);
        if constant != 0 {
            let constant = integer(func, ty, constant);
            sum = Builder::before(func, at).binary(Opcode::Add, sum, constant, 0);
        }
        let (have, want) = (func.types().int_bits(ty), func.types().int_bits(wanted));
        match (have, want) {
            (Some(have), Some(want)) if have > want => Builder::before(func, at).cast(Opcode::Trunc, sum, wanted, 0),
            _ => sum,
        }
    }

    /// Register `reg` before `at`.
    fn value_of(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, reg: Expr, fixup: &Fixup, at: Inst) -> Value {
        let world = self.world;
        let (own, fixed) = {
            let mut se = world.se(scev, func);
            (self.is_own(&se, reg), se.is_invariant(reg, self.problem.loop_id))
        };
        if own {
            let found = self.induction(func, scev, reg);
            let value = Value::inst(if fixup.post { found.next } else { found.phi });
            // Where it was there, it may be poison in iterations in which nobody looked at it.
            if found.old && value != fixup.value {
                func.drop_poison_flags(found.next);
            }
            return value;
        }
        if fixed {
            if let Some(&value) = self.fixed.get(&reg) {
                return value;
            }
            let before = func.terminator(self.preheader);
            let value = self.expand(func, scev, reg, before);
            self.fixed.insert(reg, value);
            return value;
        }
        let expr = match fixup.post {
            true => self.problem.after(&mut world.se(scev, func), reg),
            false => reg,
        };
        self.expand(func, scev, expr, at)
    }
    /// The value of `expr` before `at`, where it is known to be safe.
    fn expand(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, expr: Expr, at: Inst) -> Value {
        let world = self.world;
        let options = self.options();
        let made = plan(&mut world.se(scev, func), &mut self.memory, &options, expr, at);
        let shape = Shape { cfg: &world.cfg, dom: world.dom, loops: world.loops };
        match made {
            Ok(plan) => plan.apply(func, scev, &shape).value,
            Err(refusal) => panic!("an expression that was safe to expand is refused: {refusal:?}"),
        }
    }

    /// The phi and the increment of recurrence `reg`.
    fn induction(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, reg: Expr) -> Induction {
        if let Some(&found) = self.inductions.get(&reg) {
            return found;
        }
        let found = match self.existing(func, scev, reg) {
            Some((found, drops)) => {
                drops.into_iter().for_each(|i| func.drop_poison_flags(i));
                found
            }
            None => self.new_induction(func, scev, reg),
        };
        self.inductions.insert(reg, found);
        found
    }
    /// A phi that is `reg` already, and instructions whose flags have to go for its start to be poison no more often than that of
    /// `reg`.
    fn existing(&self, func: &FuncMut<'_>, scev: &mut Scev, reg: Expr) -> Option<(Induction, Drops)> {
        let mut se = self.world.se(scev, func);
        let after = se.post_inc(reg);
        let phis: SmallVec<[Inst; 16]> =
            func.block_insts(self.header).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        for phi in phis {
            if se.type_of(phi.into()) != Some(se.ty(reg)) || se.get(phi.into()) != reg {
                continue;
            }
            let next = func.phi_value_for(phi, self.latch).and_then(|v| v.as_inst());
            let Some(next) = next.filter(|&n| matches!(func.op(n), Opcode::Add | Opcode::Sub | Opcode::GetElementPtr))
            else {
                continue;
            };
            let before = self.world.dom.dominates_inst(func, next, self.increments) && next != self.increments;
            let same = before && se.get(next.into()) == after && se.type_of(next.into()) == Some(se.ty(reg));
            let start = func.phi_value_for(phi, self.preheader).and_then(|v| v.as_inst());
            let drops = match start {
                Some(start) => {
                    let expr = se.op(reg, 0);
                    se.drops_for(start, expr, &[])
                }
                None => Some(Drops::new()),
            };
            if let Some(drops) = drops.filter(|_| same) {
                return Some((Induction { phi, next, old: true }, drops));
            }
        }
        None
    }
    fn new_induction(&mut self, func: &mut FuncMut<'_>, scev: &mut Scev, reg: Expr) -> Induction {
        let (start, step, ty, negative, wraps) = {
            let mut se = self.world.se(scev, func);
            let (start, step) = (se.op(reg, 0), se.op(reg, 1));
            // A step that is computed is taken off rather than negated.
            let negative = match se.kind(step) {
                Kind::Mul if se.num_ops(step) > 1 && is_negative(&se, se.op(step, 0)) && !se.is_ptr(reg) => {
                    Some(se.negate(step, warpc_scev::Wrap::ANY))
                }
                _ => None,
            };
            (start, step, se.ty(reg), negative, increment_flags(&mut se, reg))
        };
        let before = func.terminator(self.preheader);
        let start = self.expand(func, scev, start, before);
        let step = self.expand(func, scev, negative.unwrap_or(step), before);
        let ir_type = match ty.is_ptr() {
            true => func.type_of(start),
            false => func.int_type(ty.bits()),
        };
        let phi = func.new_phi(self.header, ir_type);
        func.set_name(phi.into(), b"lsr.iv");
        let next = match (ty.is_ptr(), negative) {
            (true, _) => bytes(func, self.increments, phi.into(), step),
            (false, Some(_)) => Builder::before(func, self.increments).binary(Opcode::Sub, phi.into(), step, 0),
            (false, None) => Builder::before(func, self.increments).binary(Opcode::Add, phi.into(), step, wraps),
        };
        let next = next.as_inst().expect("an increment of a phi is no constant");
        func.derive_name(next.into(), phi.into(), ".next");
        for pred in crate::split::predecessors(func, self.header) {
            let inside = self.world.loops.contains(self.problem.loop_id, pred);
            func.add_incoming(phi, if inside { next.into() } else { start }, pred);
        }
        Induction { phi, next, old: false }
    }
}

fn is_negative(se: &Se<'_, '_>, expr: Expr) -> bool {
    super::formula::signed(se, expr).is_some_and(|c| c < 0)
}

/// Flags of the increment of `reg`, which is computed in the last iteration too.
fn increment_flags(se: &mut Se<'_, '_>, reg: Expr) -> u16 {
    let bits = se.bits(reg);
    if se.is_ptr(reg) || bits * 2 > 128 {
        return 0;
    }
    let (step, after) = (se.op(reg, 1), se.post_inc(reg));
    let wide = Ty::int(bits * 2);
    let mut out = 0;
    for (flag, signed) in [(flags::NUW, false), (flags::NSW, true)] {
        let extend = |se: &mut Se<'_, '_>, expr| match signed {
            true => se.sign_extend(expr, wide, 0),
            false => se.zero_extend(expr, wide, 0),
        };
        let (whole, base, more) = (extend(se, after), extend(se, reg), extend(se, step));
        if se.add2(base, more, warpc_scev::Wrap::ANY) == whole {
            out |= flag;
        }
    }
    out
}

fn bytes(func: &mut FuncMut<'_>, at: Inst, pointer: Value, offset: Value) -> Value {
    let (byte, ty) = (func.int_type(8), func.type_of(pointer));
    let made = Builder::before(func, at).gep(byte, pointer, &[offset], ty, 0);
    func.set_name(made, b"scevgep");
    made
}

fn integer(func: &mut FuncMut<'_>, ty: Type, value: i64) -> Value {
    let bits = func.types().int_bits(ty).unwrap_or(64);
    let words = [value as u64, (value >> 63) as u64];
    func.consts_mut().add_wide_int(ty, bits, &words)
}
