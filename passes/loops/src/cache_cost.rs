//! `print<loop-cache-cost>`: how many cache lines the accesses of a nest touch with each of its loops innermost.
//!
//! ```text
//!   for (i) for (j) a[j][i] = 0;   ->   Loop 'j' has cost = 10000
//!                                       Loop 'i' has cost = 1300
//! ```
//!
//! Loads and stores of the innermost loop are taken apart into subscripts. Those that touch the same line soon (a dependence over at most
//! `temporal-reuse-threshold` iterations of that loop) or the same line next to it (the last subscripts are less than a line apart) are one
//! group, for which its first access stands. With loop `l` innermost a group costs
//!
//! | the access | lines |
//! |---|---|
//! | does not change in `l` | 1 |
//! | steps in `l` by its last subscript alone, by less than a line | iterations · step / line, rounded up |
//! | else | iterations, times those of the loops of the subscripts behind that of `l`, but the last |
//!
//! and a loop the sum over all groups, times the iterations of the other loops. Loops of unknown trip count have `default-trip-count`.
//!
//! **Lines**: `cache-line-size`, else 0, as LLVM's targets for GPUs have it: then no access shares lines. `loop-interchange`, which is made
//! for GPUs, asks costs of its own.
//! **Cost**: a dependence test for each pair of a group and an access. **Source**: Carr, McKinley and Tseng, "Compiler Optimizations for
//! Improving Data Locality" (1994); format and rules of groups are those of LLVM's printer of the same name, so that its tests can judge.
//! **Relies on** dependences alone; it changes nothing, and volatile and atomic accesses count like others.

use crate::knobs;
use std::fmt::Write;
use warpc_analysis::{Alias, AliasCache, AnalysisSet, Loc, Loops};
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scev::delinearize::ArrayAccess;
use warpc_scev::depend::{Depend, Workspace};
use warpc_scev::{Expr, Kind, Se, Wrap};

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: "print<loop-cache-cost>",
    summary: "print the cost in cache lines of each loop of a nest, as if it were innermost",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[knobs::INTERCHANGE, knobs::CACHE_COST, warpc_scev::knobs::DEPENDENCES],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Loop(Box::new(Printer { work: Workspace::default() })))
    },
};

struct Printer {
    work: Workspace,
}

impl LoopPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, l: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        if cx.loops.parent(l).is_some() {
            return Outcome::Unchanged;
        }
        let knobs = &cx.session.knobs;
        let number = |value: i64| u32::try_from(value).unwrap_or(if value < 0 { 0 } else { u32::MAX });
        let set = Settings {
            line: number(knobs.get(knobs::CACHE_LINE_SIZE)).into(),
            default_trips: number(knobs.get(knobs::DEFAULT_TRIP_COUNT)).into(),
            reuse: number(knobs.get(knobs::TEMPORAL_REUSE_THRESHOLD)).into(),
        };
        let work = &mut self.work;
        let costs = cx.with_scev(func, |se| {
            let mut tests = Depend::new(se, work, knobs);
            costs(&mut tests, l, &set)
        });
        let mut text = String::new();
        for (l, cost) in costs {
            let name = match &func.side().names {
                Some(names) => String::from_utf8_lossy(names.get(Value::block(cx.loops.header(l)))).into_owned(),
                None => String::new(),
            };
            let name = if name.is_empty() { "<unnamed loop>" } else { &name };
            let _ = match cost.is_unknown {
                false => writeln!(text, "Loop '{name}' has cost = {}", cost.lines),
                true => writeln!(text, "Loop '{name}' has cost = Invalid"),
            };
        }
        cx.text.extend(text.into_bytes());
        Outcome::Unchanged
    }
}

struct Settings {
    /// Bytes of a line.
    line: i64,
    default_trips: i64,
    /// Iterations over which something stays in the cache.
    reuse: i64,
}

/// A number of lines. One that is not known is more than any other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Lines {
    is_unknown: bool,
    lines: i64,
}

impl Lines {
    const UNKNOWN: Lines = Lines { is_unknown: true, lines: 0 };
    fn known(lines: u128) -> Lines {
        Lines { is_unknown: false, lines: i64::try_from(lines).unwrap_or(i64::MAX) }
    }
    fn plus(self, other: Lines) -> Lines {
        Lines { is_unknown: self.is_unknown || other.is_unknown, lines: self.lines.saturating_add(other.lines) }
    }
    fn times(self, factor: i64) -> Lines {
        Lines { lines: self.lines.saturating_mul(factor), ..self }
    }
}

/// The loops of the nest of `root` with their costs, the most expensive first.
fn costs(tests: &mut Depend<'_, '_, '_>, root: Loop, set: &Settings) -> Vec<(Loop, Lines)> {
    let nest = breadth_first(tests.se.loops, root);
    let Some(&innermost) = nest.last() else { return Vec::new() };
    let groups = groups(tests, innermost, set);
    if groups.is_empty() {
        return Vec::new();
    }
    let se = &mut *tests.se;
    let trips: Vec<i64> = nest
        .iter()
        .map(|&l| match se.small_constant_trip_count(l) {
            0 => set.default_trips,
            trips => trips.into(),
        })
        .collect();
    let mut all: Vec<(Loop, Lines)> = Vec::with_capacity(nest.len());
    for (n, &l) in nest.iter().enumerate() {
        let others = (0..nest.len()).filter(|&other| other != n);
        let others = others.fold(1i64, |product, other| product.saturating_mul(trips[other]));
        let cost = match se.loops.is_loop_simplify_form(se.f, l) {
            true => groups.iter().fold(Lines::known(0), |sum, group| sum.plus(group.lines(se, l, set).times(others))),
            false => Lines::UNKNOWN,
        };
        all.push((l, cost));
    }
    all.sort_by_key(|&(_, cost)| std::cmp::Reverse(cost));
    all
}

fn breadth_first(loops: &Loops, root: Loop) -> Vec<Loop> {
    let mut nest = vec![root];
    let mut at = 0;
    while let Some(&outer) = nest.get(at) {
        nest.extend(loops.children(outer));
        at += 1;
    }
    nest
}

/// The first accesses of the groups of loop `innermost`.
fn groups(tests: &mut Depend<'_, '_, '_>, innermost: Loop, set: &Settings) -> Vec<Reference> {
    let func = tests.se.f;
    let mut blocks = tests.se.loops.blocks(innermost);
    blocks.sort_unstable_by_key(|&block| tests.se.cfg.rpo_index(block));
    let mut groups: Vec<Reference> = Vec::new();
    let mut aliases = AliasCache::default();
    for inst in blocks.into_iter().flat_map(|block| func.block_insts(block)) {
        let Some(reference) = Reference::of(tests.se, inst) else { continue };
        let is_known = groups.iter().any(|group| {
            let same = reference.base == group.base || starts_equal(tests.se, &mut aliases, inst, group.inst);
            same && (reference.is_used_again(tests, group, innermost, set) || reference.is_near(tests.se, group, set))
        });
        if !is_known {
            groups.push(reference);
        }
    }
    groups
}

/// Whether two accesses of different bases surely begin at the same byte.
fn starts_equal(se: &Se<'_, '_>, aliases: &mut AliasCache, a: Inst, b: Inst) -> bool {
    let (Some(a), Some(b)) = (Loc::of(se.f, a), Loc::of(se.f, b)) else { return false };
    Alias::again(se.f, aliases).must_alias(&a, &b)
}

/// An access as subscripts of an array.
struct Reference {
    inst: Inst,
    ptr: Value,
    base: Expr,
    access: ArrayAccess,
}

impl Reference {
    /// A load or store in a loop all of whose subscripts are steps of loops.
    fn of(se: &mut Se<'_, '_>, inst: Inst) -> Option<Reference> {
        let op = se.f.op(inst);
        if !matches!(op, Opcode::Load | Opcode::Store) {
            return None;
        }
        let ptr = se.f.operand(inst, usize::from(op == Opcode::Store));
        se.type_of(ptr)?;
        let element = se.element_size(inst)?;
        let l = se.loops.of(se.f.block_of(inst));
        let whole = se.get(ptr);
        let whole = se.at_scope(whole, l);
        let base = se.pointer_base(whole);
        se.unknown(base)?;
        let offset = se.remove_base(whole);
        let parts = se.delinearize_fixed(offset, element).or_else(|| se.delinearize(offset, element));
        let fits = |parts: &ArrayAccess| !parts.sizes.is_empty() && parts.sizes.len() == parts.subscripts.len();
        let access = match parts.filter(fits) {
            Some(access) => access,
            None => one_dimension(se, offset, element, l)?,
        };
        for k in 0..access.subscripts.len() {
            let subscript = access.subscripts[k];
            let is_step = se.is_affine(subscript)
                && se.is_invariant(se.op(subscript, 0), l)
                && se.is_invariant(se.op(subscript, 1), l);
            if !is_step {
                return None;
            }
        }
        Some(Reference { inst, ptr, base, access })
    }
    fn last(&self) -> Expr {
        self.access.subscripts[self.access.subscripts.len() - 1]
    }
    /// Whether what this access touches was touched by `other` a few iterations of loop `l` ago.
    fn is_used_again(&self, tests: &mut Depend<'_, '_, '_>, other: &Reference, l: Loop, set: &Settings) -> bool {
        let Some(dependence) = tests.depends(self.inst, other.inst, false) else { return false };
        if dependence.loop_independent {
            return true;
        }
        let depth = tests.se.loops.depth(l) as usize;
        (1..).zip(&dependence.levels).all(|(n, level)| {
            let distance = level.distance.and_then(|distance| signed(tests.se, distance));
            distance.is_some_and(|distance| if n == depth { distance <= set.reuse.into() } else { distance == 0 })
        })
    }
    /// Whether this access and `other` touch the same line, or `other` a later one.
    fn is_near(&self, se: &mut Se<'_, '_>, other: &Reference, set: &Settings) -> bool {
        let (mine, others) = (&self.access.subscripts, &other.access.subscripts);
        if mine.len() != others.len() || mine[..mine.len() - 1] != others[..others.len() - 1] {
            return false;
        }
        let apart = se.minus(self.last(), other.last(), Wrap::ANY);
        signed(se, apart).is_some_and(|apart| apart < set.line.into())
    }
    /// Lines that this access touches with loop `l` innermost.
    fn lines(&self, se: &mut Se<'_, '_>, l: Loop, set: &Settings) -> Lines {
        let whole = se.get(self.ptr);
        if se.is_invariant(whole, l)
            || self.access.subscripts.iter().all(|&subscript| se.rec_loop(subscript) != Some(l))
        {
            return Lines::known(1);
        }
        let size = self.access.sizes[self.access.sizes.len() - 1];
        let (trips, trip_bits) = trip_count(se, l, size, set);
        if let Some((step, bits)) = self.step_in_line(se, l, size, set) {
            let Some(step) = se.constant(step) else { return Lines::UNKNOWN };
            let bits = bits.max(trip_bits);
            let product = step.wrapping_mul(trips);
            let product = if bits < 128 { product & ((1 << bits) - 1) } else { product };
            return Lines::known(product.div_ceil(set.line as u128));
        }
        let subscripts = &self.access.subscripts;
        let place = subscripts.iter().position(|&subscript| se.rec_loop(subscript) == Some(l));
        let mut lines = trips;
        for &subscript in subscripts[..subscripts.len() - 1].iter().skip(place.map_or(0, |place| place + 1)) {
            if let Some(l) = se.rec_loop(subscript) {
                lines = lines.saturating_mul(trip_count(se, l, size, set).0);
            }
        }
        Lines::known(lines)
    }
    /// How many bytes the access goes with one iteration of `l`, and the width of that number, if only the last subscript steps in `l`, by less
    /// than a line.
    fn step_in_line(&self, se: &mut Se<'_, '_>, l: Loop, size: Expr, set: &Settings) -> Option<(Expr, u32)> {
        let last = self.last();
        if self.access.subscripts.iter().any(|&subscript| subscript != last && se.rec_loop(subscript) == Some(l)) {
            return None;
        }
        let step = se.step_of(last);
        let ty = if se.bits(step) >= se.bits(size) { se.ty(step) } else { se.ty(size) };
        let (step, size) = (se.sext_or_same(step, ty), se.sext_or_same(size, ty));
        let bytes = se.mul2(step, size, Wrap::ANY);
        let bytes = if se.is_known_negative(bytes) { se.negate(bytes, Wrap::ANY) } else { bytes };
        let line = se.make_const(ty, set.line as u128);
        se.is_known(IntPred::Ult, bytes, line).then_some((bytes, ty.bits()))
    }
}

/// Offset `offset`, which steps by `element` in loop `l`, as the subscript of a row; backwards as well as forwards.
fn one_dimension(se: &mut Se<'_, '_>, offset: Expr, element: Expr, l: Loop) -> Option<ArrayAccess> {
    if !se.is_affine(offset) {
        return None;
    }
    let (start, step) = (se.op(offset, 0), se.op(offset, 1));
    if se.kind(start) == Kind::AddRec || se.kind(step) == Kind::AddRec {
        return None;
    }
    if !se.is_invariant(start, l) || !se.is_invariant(step, l) {
        return None;
    }
    let is_backwards = se.is_known_negative(step);
    let width = if is_backwards { se.negate(step, Wrap::ANY) } else { step };
    if width != element {
        return None;
    }
    let forwards = match (is_backwards, se.rec_loop(offset)) {
        (true, Some(of)) => se.rec2(start, width, of, Wrap::ANY),
        _ => offset,
    };
    let subscript = se.udiv_exact(forwards, element);
    Some(ArrayAccess { sizes: [element].into_iter().collect(), subscripts: [subscript].into_iter().collect() })
}

/// Iterations of `l` if they are always as many, else as many as the knob says, as a number of the type of `size`; and its width.
fn trip_count(se: &mut Se<'_, '_>, l: Loop, size: Expr, set: &Settings) -> (u128, u32) {
    let count = se.backedge_taken_count(l);
    match se.constant(count) {
        Some(taken) => (taken.saturating_add(1), se.bits(count) + 1),
        None => (set.default_trips as u128, se.bits(size)),
    }
}

/// The value of a constant with its sign.
fn signed(se: &Se<'_, '_>, expr: Expr) -> Option<i128> {
    let unused = u128::BITS - se.bits(expr).clamp(1, u128::BITS);
    Some((se.constant(expr)? << unused) as i128 >> unused)
}
