//! Code of the checks that a loop needs before it: whether ranges of pointers overlap, and whether something assumed does not hold.
//!
//! ```text
//!   bound0 = low(A) < end(B);  bound1 = low(B) < end(A);  found.conflict = bound0 & bound1     ranges A and B share a byte
//!   ident.check = left != right                                                              two expressions are not equal
//!   |step| * n overflows, or start + |step| * n is on the wrong side of start                  a recurrence wraps
//! ```
//! A bound that may be poison where the loop accesses nothing is frozen; so are bounds of accesses that some iterations only do.
//! Everything is inserted before the terminator of the preheader, or before loops around it where it does not change. What was inserted is
//! taken back where some part cannot be computed there.

use crate::expand::{Done, Memory, Options, Shape, is_safe_at, plan_address};
use smallvec::SmallVec;
use warpc_analysis::Assumptions;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::{IntPred, Opcode};
use warpc_ir::{Builder, FuncMut, Value};
use warpc_scev::access::{Check, LoopAccess};
use warpc_scev::{CountKind, Expr, Kind, Predicate, Scev, Se};

/// What stays as it is while checks are inserted.
#[derive(Clone, Copy)]
pub struct World<'w> {
    /// Blocks.
    pub shape: Shape<'w>,
    /// Assumptions and conditions.
    pub facts: &'w Assumptions,
    /// Knobs.
    pub knobs: &'w Knobs,
}

impl World<'_> {
    /// A view of scalar evolution.
    pub fn se<'q, 'a>(&'q self, scev: &'q mut Scev, func: &'q FuncMut<'a>) -> Se<'q, 'a> {
        Se::new(scev, func, self.shape.cfg, self.shape.dom, self.shape.loops, self.facts, self.knobs)
    }
}

/// A check that was inserted.
#[derive(Clone, Copy, Debug)]
pub struct Inserted {
    /// An `i1` that is true where the loop has to stay as it is.
    pub conflict: Value,
    /// The first instruction that was inserted in the preheader; its terminator where there is none.
    pub first: Inst,
}

/// What was inserted so far.
enum Step {
    Plan(Done),
    Inst(Inst),
}

/// Inserts checks one after the other.
struct Emitter<'e, 'f, 'a> {
    func: &'e mut FuncMut<'a>,
    scev: &'e mut Scev,
    memory: &'e mut Memory,
    world: World<'f>,
    options: Options,
    /// The terminator of the preheader.
    at: Inst,
    steps: Vec<Step>,
    first: Inst,
}

/// Inserts the comparison of the `pairs` of groups of `access` and of what it assumes before `at`, the end of the preheader. `None`, and
/// nothing is inserted, where a part cannot be computed there.
pub fn emit(
    func: &mut FuncMut<'_>,
    scev: &mut Scev,
    memory: &mut Memory,
    world: World<'_>,
    access: &LoopAccess,
    pairs: &[Check],
    at: Inst,
) -> Option<Inserted> {
    let options = Options { guard_divisions: true, ..Options::default() };
    let mut emitter = Emitter { func, scev, memory, world, options, at, steps: Vec::new(), first: at };
    match emitter.all(access, pairs) {
        Some(conflict) => Some(Inserted { conflict, first: emitter.first }),
        None => {
            emitter.undo();
            None
        }
    }
}

impl Emitter<'_, '_, '_> {
    fn all(&mut self, access: &LoopAccess, pairs: &[Check]) -> Option<Value> {
        let memory = self.overlaps(access, pairs)?;
        // Where every iteration does all that the loop does, poison in what is compared was undefined already.
        let loops = self.world.shape.loops;
        let latch = loops.latch(self.func, access.of)?;
        let is_straight = loops.blocks(access.of).iter().all(|&b| self.world.shape.dom.dominates(b, latch));
        let mut assumed = None;
        for &predicate in &access.predicates {
            let broken = match predicate {
                Predicate::Equal(left, right) => {
                    let (left, right) = (self.expand(left)?, self.expand(right)?);
                    self.compare(IntPred::Ne, left, right, b"ident.check")?
                }
                Predicate::NoWrap { rec, nusw, nssw } => {
                    let mut wraps = None;
                    for (asked, signed) in [(nusw, false), (nssw, true)] {
                        if asked {
                            let one = self.wraps(access.of, rec, signed)?;
                            wraps = Some(self.or(wraps, one, b""));
                        }
                    }
                    match wraps {
                        Some(wraps) => wraps,
                        None => continue,
                    }
                }
            };
            let broken = if is_straight { broken } else { self.frozen(broken) };
            assumed = Some(self.or(assumed, broken, b""));
        }
        match (memory, assumed) {
            (Some(memory), Some(assumed)) => Some(self.or(Some(memory), assumed, b"lver.safe")),
            (memory, assumed) => memory.or(assumed),
        }
    }

    /// Whether the ranges of one of the pairs overlap.
    fn overlaps(&mut self, access: &LoopAccess, pairs: &[Check]) -> Option<Option<Value>> {
        let mut bounds: Vec<Option<(Value, Value)>> = vec![None; access.checks.groups.len()];
        for group in pairs.iter().flat_map(|&(first, second)| [first, second]) {
            if bounds[group as usize].is_none() {
                bounds[group as usize] = Some(self.bounds(access, group as usize)?);
            }
        }
        let mut all = None;
        for &(first, second) in pairs {
            let (a, b) = (bounds[first as usize]?, bounds[second as usize]?);
            let below = self.compare(IntPred::Ult, a.0, b.1, b"bound0")?;
            let above = self.compare(IntPred::Ult, b.0, a.1, b"bound1")?;
            let both = self.binary(Opcode::And, below, above, b"found.conflict");
            all = Some(self.or(all, both, b"conflict.rdx"));
        }
        Some(all)
    }

    /// First address and end of a group.
    fn bounds(&mut self, access: &LoopAccess, group: usize) -> Option<(Value, Value)> {
        let rows = &access.checks;
        let (low, high) = (self.expand(rows.groups[group].low)?, self.expand(rows.groups[group].high)?);
        let loops = self.world.shape.loops;
        let latch = loops.latch(self.func, access.of)?;
        let is_conditional = |pointer: Value| {
            let mut of_pointer = access.accesses.iter().filter(|row| row.ptr == pointer);
            of_pointer.any(|row| !self.world.shape.dom.dominates(self.func.block_of(row.inst), latch))
        };
        let members = &rows.groups[group].members;
        if rows.groups[group].freeze || members.iter().any(|&row| is_conditional(rows.pointers[row as usize].ptr)) {
            return Some((self.frozen(low), self.frozen(high)));
        }
        Some((low, high))
    }

    /// `value`, with any value where it is poison.
    fn frozen(&mut self, value: Value) -> Value {
        if self.func.consts().is_well_defined(value) {
            return value;
        }
        let made = Builder::before(self.func, self.at).freeze(value);
        self.func.derive_name(made, value, ".fr");
        self.keep(made)
    }

    /// Whether recurrence `rec` of loop `l` wraps in one of its iterations.
    fn wraps(&mut self, l: Loop, rec: Expr, signed: bool) -> Option<Value> {
        let mut se = self.world.se(self.scev, self.func);
        if se.kind(rec) != Kind::AddRec || se.rec_loop(rec) != Some(l) || !se.is_affine(rec) {
            return None;
        }
        let count = se.predicated_count(l, CountKind::SymbolicMax).0;
        let (start, step) = (se.op(rec, 0), se.op(rec, 1));
        let back = se.negate(step, warpc_scev::Wrap::ANY);
        let (count_bits, bits, is_ptr) = (se.bits(count), se.bits(rec), se.is_ptr(rec));
        let (up, down) = (se.is_known_positive(step), se.is_known_negative(step));
        let is_one = se.is_one(step);
        let ty = self.func.int_type(bits);
        let (count, forth) = (self.expand(count)?, self.expand(step)?);
        let back = if up { None } else { Some(self.expand(back)?) };
        let start = self.expand(start)?;
        let zero = self.zero(bits);
        let falls = if up || down { None } else { Some(self.compare(IntPred::Slt, forth, zero, b"")?) };
        let size = match (falls, back) {
            (Some(falls), Some(back)) => self.select(falls, back, forth),
            (_, back) => back.unwrap_or(forth),
        };
        let narrow = match count_bits.cmp(&bits) {
            std::cmp::Ordering::Equal => count,
            std::cmp::Ordering::Less => self.cast(Opcode::ZExt, count, ty),
            std::cmp::Ordering::Greater => self.cast(Opcode::Trunc, count, ty),
        };
        let (far, mut broken) = match is_one {
            true => (narrow, None),
            false => {
                let made =
                    Builder::before(self.func, self.at).intrinsic(id::UMUL_WITH_OVERFLOW, &[ty], &[size, narrow], 0)?;
                self.func.set_name(made, b"mul");
                self.keep(made);
                let far = Builder::before(self.func, self.at).extract_value(made, &[0], ty);
                self.func.set_name(far, b"mul.result");
                self.keep(far);
                let over = Builder::before(self.func, self.at).extract_value(made, &[1], Type::I1);
                self.func.set_name(over, b"mul.overflow");
                (far, Some(self.keep(over)))
            }
        };
        let (less, more) = if signed { (IntPred::Slt, IntPred::Sgt) } else { (IntPred::Ult, IntPred::Ugt) };
        let above = match down {
            true => None,
            false => {
                let end = self.moved(start, far, is_ptr, false)?;
                Some(self.compare(less, end, start, b"")?)
            }
        };
        let below = match up {
            true => None,
            false => {
                let end = self.moved(start, far, is_ptr, true)?;
                Some(self.compare(more, end, start, b"")?)
            }
        };
        let wrong = match (falls, above, below) {
            (Some(falls), Some(above), Some(below)) => self.select(falls, below, above),
            (_, above, below) => above.or(below)?,
        };
        broken = Some(self.or(broken, wrong, b""));
        if count_bits > bits {
            let wide = self.func.int_type(count_bits);
            let limit = u64::MAX.checked_shr(64_u32.checked_sub(bits)?).unwrap_or(0);
            let most = self.func.consts_mut().add_wide_int(wide, count_bits, &[limit, 0]);
            let over = self.compare(IntPred::Ugt, count, most, b"")?;
            let moves = self.compare(IntPred::Ne, forth, zero, b"")?;
            let both = self.binary(Opcode::And, over, moves, b"");
            broken = Some(self.or(broken, both, b""));
        }
        broken
    }
    /// `start` moved up, or down, by `far`.
    fn moved(&mut self, start: Value, far: Value, is_ptr: bool, down: bool) -> Option<Value> {
        if !is_ptr {
            return Some(self.binary(if down { Opcode::Sub } else { Opcode::Add }, start, far, b""));
        }
        let far = match down {
            true => {
                let ty = self.func.type_of(far);
                let zero = self.zero(self.func.types().int_bits(ty)?);
                self.binary(Opcode::Sub, zero, far, b"")
            }
            false => far,
        };
        let (byte, ty) = (self.func.int_type(8), self.func.type_of(start));
        let made = Builder::before(self.func, self.at).gep(byte, start, &[far], ty, 0);
        Some(self.keep(made))
    }

    /// The integer zero.
    fn zero(&mut self, bits: u32) -> Value {
        let ty = self.func.int_type(bits);
        self.func.consts_mut().add_wide_int(ty, bits, &[0, 0])
    }

    /// Notes what was inserted.
    fn keep(&mut self, made: Value) -> Value {
        if let Some(inst) = made.as_inst() {
            self.steps.push(Step::Inst(inst));
            self.begins_with(inst);
        }
        made
    }
    fn begins_with(&mut self, inst: Inst) {
        if self.first == self.at && self.func.block_of(inst) == self.func.block_of(self.at) {
            self.first = inst;
        }
    }
    fn expand(&mut self, expr: Expr) -> Option<Value> {
        let mut se = self.world.se(self.scev, self.func);
        if !is_safe_at(&mut se, expr, self.at, &self.options) {
            return None;
        }
        let plan = plan_address(&mut se, self.memory, &self.options, expr, self.at).ok()?;
        let done = plan.apply(self.func, self.scev, &self.world.shape);
        let value = done.value;
        let inserted: SmallVec<[Inst; 4]> = done.inserted.iter().copied().collect();
        for inst in inserted {
            self.begins_with(inst);
        }
        self.steps.push(Step::Plan(done));
        Some(value)
    }
    /// A comparison; `None` for values of different types.
    fn compare(&mut self, predicate: IntPred, left: Value, right: Value, name: &[u8]) -> Option<Value> {
        if self.func.type_of(left) != self.func.type_of(right) {
            return None;
        }
        let made = Builder::before(self.func, self.at).icmp(predicate, left, right, Type::I1);
        Some(self.named(made, name))
    }
    fn binary(&mut self, op: Opcode, left: Value, right: Value, name: &[u8]) -> Value {
        let made = Builder::before(self.func, self.at).binary(op, left, right, 0);
        self.named(made, name)
    }
    fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        let made = Builder::before(self.func, self.at).select(condition, yes, no, 0);
        self.keep(made)
    }
    fn cast(&mut self, op: Opcode, value: Value, ty: Type) -> Value {
        let made = Builder::before(self.func, self.at).cast(op, value, ty, 0);
        self.keep(made)
    }
    fn or(&mut self, so_far: Option<Value>, next: Value, name: &[u8]) -> Value {
        match so_far {
            Some(so_far) => self.binary(Opcode::Or, so_far, next, name),
            None => next,
        }
    }
    fn named(&mut self, made: Value, name: &[u8]) -> Value {
        if !name.is_empty() {
            self.func.set_name(made, name);
        }
        self.keep(made)
    }
    fn undo(self) {
        for step in self.steps.into_iter().rev() {
            match step {
                Step::Plan(done) => done.undo(self.func, self.scev),
                Step::Inst(inst) => self.func.erase(inst),
            }
        }
    }
}
