//! Dependence tests: whether two loads or stores may touch the same memory in some iterations of the loops around them, and in
//! which direction and distance of iterations.
//!
//! # Using it
//! ```ignore
//! let mut work = Workspace::default();                    // may be kept for other functions
//! let mut d = Depend::new(&mut se, &mut work, &session.knobs);
//! match d.depends(store, load, false) {
//!     None => {}                                          // never the same byte
//!     Some(d) if d.confused => {}                         // nothing known
//!     Some(d) => d.levels[0].direction.has(Direction::LT), // carried forward by the outermost common loop?
//! }
//! ```
//! The instances compared are those of one call of the function: of source and destination in any iterations. The direction of a
//! level says how the iteration of the source may lie to that of the destination (`<`: the source is in an earlier one), the
//! distance is the iteration of the destination less that of the source. A pair is `None` only if no byte is touched by both.
//!
//! | file | what |
//! |---|---|
//! | `access.rs` | accesses: address as base and offset, size, subscripts; bounds of loops |
//! | `subscripts.rs` | pairs of subscripts as sums over iterations; which test is for which pair |
//! | `ziv.rs`, `siv.rs`, `rdiv.rs`, `miv.rs` | tests by number of induction variables: none, one, one each, many |
//! | `span.rs` | intervals with open ends, equations of two unknowns |
//! | `symbolic.rs` | differences that are not constant against counts of loops |
//! | `monotonic.rs` | whether subscripts are monotonic |
//! | `print.rs` | a dependence as text |
//!
//! # Wrapping
//! Tests solve equations of integers, subscripts are computed modulo a power of two. An equation is looked at only where both are
//! the same: where what induction variables add stays below half of that power, or where no part wraps ([`subscripts`]).
//!
//! # Cost
//! Constant per pair, with nesting depth as only factor: what an access is, is found once. Directions of many induction
//! variables are explored to the depth of `da-miv-max-level-threshold`. After `da-max-pairs` pairs the rest is confused.

mod access;
mod miv;
pub mod monotonic;
pub mod print;
mod rdiv;
mod siv;
mod span;
mod subscripts;
mod symbolic;
#[cfg(test)]
mod tests;
mod ziv;

use crate::knobs;
use crate::{Expr, Se, Wrap};
use access::{Access, Bound};
use smallvec::SmallVec;
use subscripts::{Class, Subscript};
use warpc_analysis::alias::{Alias, AliasCache, AliasResult, Loc, Size, is_identified_object};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;

/// How iterations of source and destination may lie to each other: a set of less, equal, greater.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Direction(pub u8);

impl Direction {
    /// Never.
    pub const NONE: Direction = Direction(0);
    /// The source is in an earlier iteration.
    pub const LT: Direction = Direction(1);
    /// Both are in the same.
    pub const EQ: Direction = Direction(2);
    /// The source is in a later iteration.
    pub const GT: Direction = Direction(4);
    /// Anything.
    pub const ALL: Direction = Direction(7);
    /// Whether one of `direction` is in.
    pub const fn has(self, direction: Direction) -> bool {
        self.0 & direction.0 != 0
    }
    /// What is in both.
    pub const fn only(self, direction: Direction) -> Direction {
        Direction(self.0 & direction.0)
    }
    /// The directions that are not in `direction`.
    pub const fn without(self, direction: Direction) -> Direction {
        Direction(self.0 & !direction.0)
    }
    /// What is in either.
    pub const fn or(self, direction: Direction) -> Direction {
        Direction(self.0 | direction.0)
    }
    /// Seen from the destination.
    pub const fn reversed(self) -> Direction {
        Direction(self.0 & 2 | (self.0 & 1) << 2 | (self.0 & 4) >> 2)
    }
}

/// What is known of one loop around both accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Directions.
    pub direction: Direction,
    /// Distance in iterations, if it is always the same.
    pub distance: Option<Expr>,
    /// No subscript has the induction variable of the loop.
    pub scalar: bool,
    /// Without its first iteration there is no dependence.
    pub peel_first: bool,
    /// Without its last iteration there is none.
    pub peel_last: bool,
}

impl Level {
    const NEW: Level =
        Level { direction: Direction::ALL, distance: None, scalar: true, peel_first: false, peel_last: false };
}

/// Something to be checked at run time, without which a dependence may be another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assumption {
    /// The expression is zero.
    Zero(Expr),
    /// The expression is not zero.
    NonZero(Expr),
}

/// A dependence that was not disproved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dependence {
    /// Source.
    pub src: Inst,
    /// Destination.
    pub dst: Inst,
    /// Nothing is known: all else means nothing.
    pub confused: bool,
    /// Whenever both are executed at that distance, they touch the same memory.
    pub consistent: bool,
    /// Possible in one iteration of all common loops.
    pub loop_independent: bool,
    /// Loops around both, from the outermost on.
    pub levels: SmallVec<[Level; 4]>,
    /// Loops around one each that have the same depth and number of iterations, as if they were one loop.
    pub fused: SmallVec<[Level; 2]>,
    /// What else must hold.
    pub assumptions: SmallVec<[Assumption; 1]>,
}

impl Dependence {
    fn confused(src: Inst, dst: Inst) -> Dependence {
        Dependence {
            src,
            dst,
            confused: true,
            consistent: false,
            loop_independent: true,
            levels: SmallVec::new(),
            fused: SmallVec::new(),
            assumptions: SmallVec::new(),
        }
    }
    /// Exchanges source and destination where the first direction that is not equal says that the destination comes first.
    pub fn normalize(&mut self, se: &mut Se<'_, '_>) -> bool {
        let first = self.levels.iter().map(|l| l.direction).find(|&d| d != Direction::EQ);
        if self.confused || !first.is_some_and(|d| d == Direction::GT || d == Direction::GT.or(Direction::EQ)) {
            return false;
        }
        std::mem::swap(&mut self.src, &mut self.dst);
        for l in &mut self.levels {
            l.direction = l.direction.reversed();
            l.distance = l.distance.map(|d| se.negate(d, Wrap::ANY));
        }
        true
    }
    fn level(&mut self, n: u32) -> Option<&mut Level> {
        self.levels.get_mut((n as usize).checked_sub(1)?)
    }
}

/// Memory of the tests, to be used again.
#[derive(Default)]
pub struct Workspace {
    /// Row of each instruction's access, plus one.
    of_inst: Vec<u32>,
    accesses: Vec<Access>,
    bounds: Vec<Option<Bound>>,
    aliases: AliasCache,
    subscripts: Vec<Subscript>,
}

impl Workspace {
    fn start(&mut self) {
        self.of_inst.clear();
        self.accesses.clear();
        self.bounds.clear();
        self.aliases.clear();
        self.subscripts.clear();
    }
}

#[derive(Clone, Copy)]
struct Settings {
    delinearize: bool,
    unchecked: bool,
    max_level: u32,
    monotonic: bool,
}

/// Nesting of a pair: how loops are numbered.
///
/// Common loops come first, from the outermost on; then those around the source alone, then those around the destination alone.
#[derive(Clone, Copy)]
struct Nest {
    src: Loop,
    dst: Loop,
    src_depth: u32,
    /// Loops that are common, or taken as common because they are as long.
    common: u32,
    /// How many of these are not common.
    fused: u32,
}

/// Tests of one function.
pub struct Depend<'d, 'q, 'a> {
    /// Its expressions.
    pub se: &'d mut Se<'q, 'a>,
    w: &'d mut Workspace,
    set: Settings,
    /// Not zero for blocks in cycles that are no loops: a value may be another each time.
    tangled: Vec<u32>,
    pairs_left: i64,
}

impl<'d, 'q, 'a> Depend<'d, 'q, 'a> {
    /// Tests of the function of `se`.
    pub fn new(se: &'d mut Se<'q, 'a>, work: &'d mut Workspace, knobs: &Knobs) -> Self {
        work.start();
        work.of_inst.resize(se.f.num_insts(), 0);
        work.bounds.resize(se.loops.len(), None);
        let (cfg, dom) = (se.cfg, se.dom);
        let tangled = warpc_analysis::uniformity::tangled(cfg, dom);
        let set = Settings {
            delinearize: knobs.get(knobs::DA_DELINEARIZE),
            unchecked: knobs.get(knobs::DA_NO_DELINEARIZE_CHECKS),
            max_level: knobs.get(knobs::DA_MIV_MAX_LEVEL).clamp(0, 16) as u32,
            monotonic: knobs.get(knobs::DA_MONOTONICITY_CHECK),
        };
        Depend { se, w: work, set, tangled, pairs_left: knobs.get(knobs::DA_MAX_PAIRS) }
    }
    /// Whether pairs are left of what `da-max-pairs` allows.
    pub fn has_budget(&self) -> bool {
        self.pairs_left > 0
    }
    /// Dependence of `dst` on `src`; `None` when there is none. `assume`: things may be assumed, and are listed.
    pub fn depends(&mut self, src: Inst, dst: Inst, assume: bool) -> Option<Dependence> {
        let f = self.se.f;
        let touches = |i: Inst| facts::may_read(f, i) || facts::may_write(f, i);
        if !touches(src) || !touches(dst) {
            return None;
        }
        let mut out = Dependence::confused(src, dst);
        self.pairs_left -= 1;
        if self.pairs_left < 0 {
            return Some(out);
        }
        let (Some(a), Some(b)) = (self.access(src), self.access(dst)) else { return Some(out) };
        match self.objects(a, b) {
            AliasResult::No => return None,
            AliasResult::Must if !self.is_tangled(src) && !self.is_tangled(dst) => {}
            _ => return Some(out),
        }
        if self.prepare(a, b, assume, &mut out.assumptions) { self.test(a, b, assume, out) } else { Some(out) }
    }
    fn is_tangled(&self, inst: Inst) -> bool {
        self.tangled.get(self.se.f.block_of(inst).index()).is_some_and(|&c| c != 0)
    }
    /// How the objects that two accesses are to lie to each other: `Must` when they are the same.
    fn objects(&mut self, a: usize, b: usize) -> AliasResult {
        let (x, y) = (&self.w.accesses[a], &self.w.accesses[b]);
        let anywhere = |x: &Access| Loc { size: Size::Any, ..x.loc };
        let (la, lb) = (anywhere(x), anywhere(y));
        let (ox, oy) = (x.object, y.object);
        let f = self.se.f;
        if Alias::new(f, &mut self.w.aliases).alias_across_iterations(&la, &lb) == AliasResult::No {
            return AliasResult::No;
        }
        if ox == oy {
            AliasResult::Must
        } else if is_identified_object(f, ox) && is_identified_object(f, oy) {
            AliasResult::No
        } else {
            AliasResult::May
        }
    }
    /// Finds the subscripts of the pair; false when its addresses have no common form.
    fn prepare(&mut self, a: usize, b: usize, assume: bool, out: &mut SmallVec<[Assumption; 1]>) -> bool {
        self.w.subscripts.clear();
        let (x, y) = (&self.w.accesses[a], &self.w.accesses[b]);
        if x.size != y.size || !x.known || !y.known || x.base != y.base {
            return false;
        }
        let (size, offsets) = (x.size, [x.offset, y.offset]);
        let row = self.w.accesses[a].assumed.iter().chain(&self.w.accesses[b].assumed);
        for &p in row {
            if !out.contains(&p) {
                out.push(p);
            }
        }
        if !out.is_empty() && !assume {
            return false;
        }
        debug_assert!(size > 0);
        if self.set.monotonic {
            for (e, i) in offsets.into_iter().zip([a, b]) {
                if !self.is_monotonic(e, i) {
                    return false;
                }
            }
        }
        if !self.set.delinearize || !self.array_subscripts(a, b) {
            self.w.subscripts.clear();
            let steady = [a, b].map(|k| self.w.accesses[k].steady);
            self.w.subscripts.push(Subscript { steady: Some(steady), ..Subscript::new(offsets[0], offsets[1]) });
        }
        true
    }
    fn is_monotonic(&mut self, expr: Expr, access: usize) -> bool {
        let l = self.outermost(self.w.accesses[access].nest);
        monotonic::of(self.se, expr, l).is_ok()
    }
    fn outermost(&self, loop_id: Loop) -> Loop {
        let mut loop_id = loop_id;
        while loop_id.is_some() && self.se.loops.parent(loop_id).is_some() {
            loop_id = self.se.loops.parent(loop_id);
        }
        loop_id
    }
    fn test(&mut self, a: usize, b: usize, assume: bool, mut out: Dependence) -> Option<Dependence> {
        let (src, dst) = (self.w.accesses[a].nest, self.w.accesses[b].nest);
        let depth = |l: Loop| if l.is_some() { self.se.loops.depth(l) } else { 0 };
        let (src_depth, dst_depth) = (depth(src), depth(dst));
        // Sets of loops are words.
        if src_depth + dst_depth > 60 {
            return Some(out);
        }
        let (shared, as_long) = self.common_loops(src, dst);
        let mut n = Nest { src, dst, src_depth, common: shared + as_long, fused: as_long };
        let mut subs = std::mem::take(&mut self.w.subscripts);
        for s in &mut subs {
            self.strip_extensions(s);
            self.classify(s, n);
        }
        if n.fused > 0 && subs.iter().any(|s| !matches!(s.class, Class::Ziv | Class::Siv | Class::Rdiv)) {
            n = Nest { common: shared, fused: 0, ..n };
            subs.iter_mut().for_each(|s| self.classify(s, n));
        }
        out.confused = false;
        out.consistent = true;
        out.loop_independent = out.src != out.dst;
        out.levels.resize(n.common as usize, Level::NEW);
        let disproved = subs.iter_mut().any(|s| {
            let none = match s.class {
                Class::NonLinear => {
                    out.consistent = false;
                    self.common_loops_of(s, n);
                    false
                }
                Class::Ziv => self.ziv(s, &mut out),
                Class::Siv => self.siv(s, n, assume, &mut out),
                Class::Rdiv => self.rdiv(s, &mut out),
                Class::Miv => self.miv(s, n, &mut out),
            };
            none || out.levels.iter().any(|l| l.direction == Direction::NONE)
        });
        let loops = subs.iter().fold(0, |m, s| m | s.loops);
        self.w.subscripts = subs;
        if disproved {
            return None;
        }
        let zero = self.se.ty(self.w.accesses[a].offset);
        let zero = self.se.zero(zero);
        for (k, l) in out.levels.iter_mut().enumerate() {
            l.scalar = loops >> (k + 1) & 1 == 0;
            if l.direction == Direction::EQ && l.distance.is_none() {
                l.distance = Some(zero);
            }
        }
        if n.fused > 0 {
            out.fused.extend(out.levels.drain(shared as usize..));
            out.consistent = false;
        }
        if out.loop_independent {
            out.loop_independent = out.levels.iter().all(|l| l.direction.has(Direction::EQ));
        } else if out.assumptions.is_empty() && out.levels.iter().all(|l| l.direction == Direction::EQ) {
            // An instance depends on another of the same instruction, not on itself.
            return None;
        }
        Some(out)
    }
    /// How many loops are around both, and how many below them, from the common one on, are as deep and as long.
    fn common_loops(&mut self, src: Loop, dst: Loop) -> (u32, u32) {
        let loops = self.se.loops;
        let depth = |l: Loop| if l.is_some() { loops.depth(l) } else { 0 };
        let (mut s, mut d) = (src, dst);
        while depth(s) > depth(d) {
            s = loops.parent(s);
        }
        while depth(d) > depth(s) {
            d = loops.parent(d);
        }
        let mut fused = 0;
        while s != d {
            fused = if self.as_long(s, d) { fused + 1 } else { 0 };
            (s, d) = (loops.parent(s), loops.parent(d));
        }
        (depth(s), fused)
    }
}
