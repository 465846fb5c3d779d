//! Dependences against runs: loop nests over arrays are run, and what is touched in which iterations is compared with what is
//! claimed of every pair of accesses, thread by thread.
//!
//! | claim | compared |
//! |---|---|
//! | no dependence | no byte is touched by both, in any two iterations |
//! | directions, distances | of all pairs of iterations that touch a byte in common |
//! | not within one iteration | the same |
//! | first or last iteration peeled | one of the two is in it |
//! | consistent | what is at the distances touches the same bytes |
//! | subscripts of arrays | they add up to the address, in every iteration, and stay within their dimensions where that is claimed |
//!
//! A run that ends in a fault proves nothing.

use super::arrays;
use super::eval::{Cells, Here, Moment};
use super::facts::closure;
use crate::case::read;
use std::collections::BTreeMap;
use warpc_analysis::Analyses;
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_interp::{Leaving, Program, Watch};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scev::CachedScev;
use warpc_scev::depend::{Depend, Dependence, Direction, Workspace};
use warpc_scev::{ArrayAccess, Expr, Nodes, Se};

/// Accesses of a thread that are kept, and touches of a byte that are compared.
const LOG: usize = 1500;
const PER_BYTE: usize = 40;

/// What a program showed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outcome {
    /// Pairs with no dependence, with one, with an unknown one.
    pub none: u64,
    /// The same.
    pub some: u64,
    /// The same.
    pub confused: u64,
    /// Directions that are not everything, and distances.
    pub narrowed: u64,
    /// Arrays whose subscripts were claimed to stay within their dimensions.
    pub arrays: u64,
    /// Pairs of touches of a byte compared.
    pub touches: u64,
    /// Subscripts compared.
    pub subscripts: u64,
    /// Whether the run ended well.
    pub ran: bool,
}

impl Outcome {
    /// Adds another program's, unless that did not run.
    pub fn add(&mut self, outcome: &Outcome) {
        if outcome.ran {
            self.none += outcome.none;
            self.some += outcome.some;
            self.confused += outcome.confused;
            self.narrowed += outcome.narrowed;
            self.arrays += outcome.arrays;
            self.touches += outcome.touches;
            self.subscripts += outcome.subscripts;
        }
    }
}

/// A load or store.
pub struct Access {
    inst: Inst,
    ptr: Value,
    /// Argument or alloca that the address is computed from.
    root: Value,
    bytes: u64,
    /// Loops around it, from the outermost on.
    loops: Vec<Loop>,
    /// Base, and the offset as subscripts, in bounds or not.
    arrays: Vec<(Expr, ArrayAccess, bool)>,
    rows: Vec<Expr>,
}

/// What is claimed of a function.
pub struct Claims {
    nodes: Nodes,
    accesses: Vec<Access>,
    /// Of each pair, source first.
    pairs: Vec<Vec<Option<Dependence>>>,
    /// Accesses by block.
    by_block: Vec<Vec<usize>>,
    block_of: Vec<Block>,
    in_loop: Vec<Loop>,
    heads: Vec<Loop>,
    parents: Vec<Loop>,
}

impl Claims {
    fn new(func: &Func<'_>, knobs: &Knobs) -> Claims {
        Analyses::default().with_scev(func, knobs, |se| Claims::of(se, knobs))
    }
    fn of(se: &mut Se<'_, '_>, knobs: &Knobs) -> Claims {
        let (f, loops) = (se.f, se.loops);
        let mut c = Claims {
            nodes: Nodes::default(),
            accesses: Vec::new(),
            pairs: Vec::new(),
            by_block: vec![Vec::new(); f.num_blocks()],
            block_of: vec![Block::NONE; f.num_insts()],
            in_loop: vec![Loop::NONE; f.num_blocks()],
            heads: vec![Loop::NONE; f.num_blocks()],
            parents: (0..loops.len()).map(|l| loops.parent(Loop::new(l))).collect(),
        };
        for b in f.block_order() {
            c.in_loop[b.index()] = loops.of(b);
            if loops.is_header(b) {
                c.heads[b.index()] = loops.of(b);
            }
            for i in f.block_insts(b) {
                c.block_of[i.index()] = b;
                if matches!(f.op(i), Opcode::Load | Opcode::Store) {
                    c.by_block[b.index()].push(c.accesses.len());
                    c.accesses.push(Access::new(se, i));
                }
            }
        }
        let mut work = Workspace::default();
        let mut d = Depend::new(se, &mut work, knobs);
        for x in &c.accesses {
            c.pairs.push(c.accesses.iter().map(|y| d.depends(x.inst, y.inst, false)).collect());
        }
        c.nodes = se.nodes().clone();
        for x in &mut c.accesses {
            let own = x.arrays.iter().flat_map(|(b, a, _)| a.sizes.iter().chain(&a.subscripts).chain([b])).copied();
            x.rows = closure(&c.nodes, own);
        }
        c
    }
    fn count(&self) -> Outcome {
        let mut o = Outcome::default();
        for (k, row) in self.pairs.iter().enumerate() {
            for p in &row[k..] {
                match p {
                    None => o.none += 1,
                    Some(d) if d.confused => o.confused += 1,
                    Some(d) => {
                        o.some += 1;
                        o.narrowed += d.levels.iter().filter(|l| l.direction != Direction::ALL).count() as u64;
                    }
                }
            }
        }
        o.arrays = self.accesses.iter().flat_map(|a| &a.arrays).filter(|a| a.2).count() as u64;
        o
    }
}

impl Access {
    fn new(se: &mut Se<'_, '_>, inst: Inst) -> Access {
        let f = se.f;
        let store = f.op(inst) == Opcode::Store;
        let ptr = f.operand(inst, store as usize);
        let ty = if store { f.type_of(f.operand(inst, 0)) } else { f.ty(inst) };
        let mut loops = Vec::new();
        let mut l = se.loops.of(f.block_of(inst));
        while l.is_some() {
            loops.insert(0, l);
            l = se.loops.parent(l);
        }
        let bytes = f.layout().store_size(f.types(), ty);
        let mut root = ptr;
        while let Some(next) = warpc_analysis::facts::step_to_base(f, root) {
            root = next;
        }
        let mut a = Access { inst, ptr, root, bytes, loops, arrays: Vec::new(), rows: Vec::new() };
        let whole = se.get(ptr);
        let base = se.pointer_base(whole);
        if let Some(element) = se.element_size(inst) {
            let offset = se.minus(whole, base, Default::default());
            let found = [se.delinearize(offset, element), se.delinearize_fixed(offset, element)];
            for x in found.into_iter().flatten() {
                let ok = se.subscripts_in_bounds(&x);
                a.arrays.push((base, x, ok));
            }
        }
        a
    }
}

/// Makes the nest of a seed and compares. The error says what is wrong, with the program.
pub fn check(seed: u64) -> Result<Outcome, String> {
    check_with(seed, |_| {})
}

fn check_with(seed: u64, tamper: impl FnOnce(&mut Claims)) -> Result<Outcome, String> {
    let (text, launch) = arrays::program(seed);
    let module = read(&text);
    let Some(global) = module.find_global("k") else { return Err("no function".into()) };
    let mut own = read(&text);
    let Some(mut body) = own.take_body(global) else { return Err("no body".into()) };
    let f = FuncMut::of_body(&mut body, own.ctx());
    let mut claims = Claims::new(&f, &Knobs::default());
    tamper(&mut claims);
    let mut w = Watcher {
        claims: &claims,
        f: &f,
        global,
        cells: Cells::default(),
        threads: Vec::new(),
        out: claims.count(),
        strayed: false,
        wrong: None,
    };
    let result = Program::watched(&module)?.run_watched(&launch, &mut w);
    w.out.ran = result.error.is_none() && !w.strayed;
    if w.out.ran && w.wrong.is_none() {
        for t in std::mem::take(&mut w.threads) {
            w.wrong = w.wrong.take().or(w.compare(&t).err());
        }
    }
    match w.wrong {
        Some(what) if w.out.ran => Err(format!("seed {seed}: {what}\n{text}")),
        _ => Ok(w.out),
    }
}

/// One execution of an access.
struct Touch {
    access: usize,
    address: u64,
    /// Iteration of each loop around it, from the outermost on.
    at: Vec<u64>,
}

#[derive(Default)]
struct Thread {
    block: Option<Block>,
    rounds: Vec<u64>,
    /// Most rounds of each loop.
    last: Vec<u64>,
    log: Vec<Touch>,
}

struct Watcher<'f, 'a> {
    claims: &'f Claims,
    f: &'f Func<'a>,
    global: Global,
    cells: Cells,
    threads: Vec<Thread>,
    out: Outcome,
    strayed: bool,
    wrong: Option<String>,
}

impl Watch for Watcher<'_, '_> {
    fn leave(&mut self, at: &Leaving<'_>) {
        if at.function() != self.global || self.wrong.is_some() {
            return;
        }
        let block = self.claims.block_of[at.terminator().index()];
        for lane in at.lanes() {
            let number = at.thread(lane) as usize;
            if self.threads.len() <= number {
                self.threads.resize_with(number + 1, Thread::default);
            }
            let mut t = std::mem::take(&mut self.threads[number]);
            if let Err(what) = self.arrive(&mut t, block, at, lane) {
                self.wrong = Some(format!("thread {number}: {what}"));
            }
            self.threads[number] = t;
        }
    }
}

impl Watcher<'_, '_> {
    fn name(&self, access: usize) -> String {
        warpc_text::print_inst(self.f, self.claims.accesses[access].inst, &Default::default()) + "\n"
    }
    /// A thread has run `block`.
    fn arrive(&mut self, thread: &mut Thread, block: Block, at: &Leaving<'_>, lane: usize) -> Result<(), String> {
        let c = self.claims;
        thread.rounds.resize(c.parents.len(), 0);
        thread.last.resize(c.parents.len(), 0);
        let head = c.heads[block.index()];
        if head.is_some() {
            let mut l = thread.block.map_or(Loop::NONE, |b| c.in_loop[b.index()]);
            while l.is_some() && l != head {
                l = c.parents[l.index()];
            }
            let n = &mut thread.rounds[head.index()];
            *n = if l == head { *n + 1 } else { 0 };
            thread.last[head.index()] = thread.last[head.index()].max(*n);
        }
        thread.block = Some(block);
        let here = Here { f: self.f, at, lane, rounds: &thread.rounds };
        for &k in &c.by_block[block.index()] {
            let a = &c.accesses[k];
            let Some(address) = here.value(a.ptr).map(|v| v as u64) else { continue };
            // What runs out of its array into another proves nothing: no more does all that follows.
            let Some(root) = here.value(a.root).map(|v| v as u64) else { continue };
            if address.wrapping_sub(root).wrapping_add(arrays::BYTES) >= 2 * arrays::BYTES {
                self.strayed = true;
            }
            self.cells.compute(&c.nodes, &a.rows, &here);
            for (base, array, in_bounds) in &a.arrays {
                self.array(address, *base, array, *in_bounds).map_err(|what| format!("{}: {what}", self.name(k)))?;
            }
            if thread.log.len() < LOG {
                let at = a.loops.iter().map(|l| thread.rounds[l.index()]).collect();
                thread.log.push(Touch { access: k, address, at });
            }
        }
        Ok(())
    }
    /// Subscripts must add up to the address.
    fn array(&mut self, address: u64, base: Expr, a: &ArrayAccess, in_bounds: bool) -> Result<(), String> {
        let get = |e: Expr| self.cells.get(e).map(|v| sext(v, self.claims.nodes.ty(e).bits()));
        let mut sum = 0i128;
        for (k, (&s, &size)) in a.subscripts.iter().zip(&a.sizes).enumerate() {
            let (Some(s), Some(size)) = (get(s), get(size)) else { return Ok(()) };
            if in_bounds && k > 0 {
                let dim = get(a.sizes[k - 1]).unwrap_or(0);
                if s < 0 || s >= dim {
                    return Err(format!("subscript {k} is {s}, its dimension {dim}"));
                }
            }
            sum = sum.wrapping_add(s).wrapping_mul(size);
        }
        let Some(base) = get(base) else { return Ok(()) };
        let want = base.wrapping_add(sum) as u128 & mask(64);
        self.out.subscripts += 1;
        if want as u64 != address {
            return Err(format!("subscripts give {want:#x}, the address is {address:#x}"));
        }
        Ok(())
    }
    /// All pairs of touches of a thread.
    fn compare(&mut self, thread: &Thread) -> Result<(), String> {
        let mut bytes: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (k, x) in thread.log.iter().enumerate() {
            for b in 0..self.claims.accesses[x.access].bytes {
                let list = bytes.entry(x.address.wrapping_add(b)).or_default();
                if list.len() < PER_BYTE {
                    list.push(k);
                }
            }
        }
        for list in bytes.values() {
            for &p in list {
                for &q in list {
                    if p != q {
                        self.out.touches += 1;
                        self.pair(thread, &thread.log[p], &thread.log[q])?;
                    }
                }
            }
        }
        self.consistent(thread)
    }
    /// Two touches of the same byte.
    fn pair(&self, thread: &Thread, p: &Touch, q: &Touch) -> Result<(), String> {
        let say = |what: String| {
            Err(format!("{}{}\nat {:?} and {:?}: {what}", self.name(p.access), self.name(q.access), p.at, q.at))
        };
        let Some(d) = &self.claims.pairs[p.access][q.access] else { return say("claimed independent".into()) };
        if d.confused {
            return Ok(());
        }
        let (a, b) = (&self.claims.accesses[p.access], &self.claims.accesses[q.access]);
        let mut same = true;
        for (k, l) in d.levels.iter().enumerate() {
            let (i, j) = (p.at[k], q.at[k]);
            same &= i == j;
            let seen = match i.cmp(&j) {
                std::cmp::Ordering::Less => Direction::LT,
                std::cmp::Ordering::Equal => Direction::EQ,
                std::cmp::Ordering::Greater => Direction::GT,
            };
            if !l.direction.has(seen) {
                return say(format!("level {k} has directions {:?}, not {seen:?}", l.direction));
            }
            if let Some(c) = l.distance.and_then(|e| self.distance(e))
                && c != j as i128 - i as i128
            {
                return say(format!("level {k} has distance {c}"));
            }
            if l.peel_first && i != 0 && j != 0 {
                return say(format!("level {k}: neither is in the first iteration"));
            }
            let last = thread.last[a.loops[k].index()];
            if l.peel_last && k == 0 && i != last && j != last {
                return say(format!("level {k}: neither is in the last iteration, {last}"));
            }
        }
        debug_assert!(d.levels.len() <= a.loops.len().min(b.loops.len()));
        if same && !d.loop_independent && p.access != q.access {
            return say("claimed to be in different iterations".into());
        }
        Ok(())
    }
    fn distance(&self, expr: Expr) -> Option<i128> {
        let c = self.claims.nodes.constant(expr)?;
        Some(sext(c, self.claims.nodes.ty(expr).bits()))
    }
    /// What is claimed consistent, with constant distances in all loops around both, happens at these distances.
    fn consistent(&self, thread: &Thread) -> Result<(), String> {
        for (x, row) in self.claims.pairs.iter().enumerate() {
            for (y, d) in row.iter().enumerate() {
                let Some(d) = d.as_ref().filter(|d| d.consistent && !d.confused) else { continue };
                let levels = d.levels.len();
                let depth = |k: usize| self.claims.accesses[k].loops.len();
                let steps: Vec<Option<i128>> =
                    d.levels.iter().map(|l| l.distance.and_then(|e| self.distance(e))).collect();
                if depth(x) != levels
                    || depth(y) != levels
                    || d.levels.iter().any(|l| !l.scalar && l.distance.is_none())
                {
                    continue;
                }
                if steps.iter().zip(&d.levels).any(|(s, l)| s.is_none() && !l.scalar) {
                    continue;
                }
                let of = |k: usize| thread.log.iter().filter(move |p| p.access == k).take(64);
                for p in of(x) {
                    for q in of(y) {
                        let there =
                            (0..levels).all(|k| steps[k].is_none_or(|s| q.at[k] as i128 - p.at[k] as i128 == s));
                        if there && p.address != q.address {
                            return Err(format!(
                                "{}{}\nat {:?} and {:?}: claimed consistent",
                                self.name(x),
                                self.name(y),
                                p.at,
                                q.at
                            ));
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEDS: std::ops::Range<u64> = 0..300;

    fn caught(tamper: impl Fn(&mut Claims) + Copy) -> bool {
        SEEDS.clone().any(|seed| check_with(seed, tamper).is_err())
    }

    /// What is claimed holds, and enough of every kind is claimed and happens for that to mean something.
    #[test]
    fn claims_hold() {
        let mut all = Outcome::default();
        let mut ran = 0;
        for seed in SEEDS {
            let o = check(seed).unwrap_or_else(|what| panic!("{what}"));
            ran += o.ran as u64;
            all.add(&o);
        }
        assert!(ran > 150, "{ran} ran");
        assert!(all.none > 100 && all.some > 500 && all.narrowed > 300, "{all:?}");
        assert!(all.touches > 20_000 && all.subscripts > 2000 && all.arrays > 20, "{all:?}");
    }

    fn each(claims: &mut Claims, change: impl Fn(&mut Dependence)) {
        claims.pairs.iter_mut().flatten().flatten().filter(|d| !d.confused).for_each(change);
    }

    /// Wrong claims of every kind are seen.
    #[test]
    fn wrong_claims_are_seen() {
        assert!(caught(|c| c.pairs.iter_mut().flatten().for_each(|d| *d = None)));
        assert!(caught(|c| each(c, |d| d
            .levels
            .iter_mut()
            .for_each(|l| l.direction = l.direction.without(Direction::EQ)))));
        assert!(caught(|c| each(c, |d| d
            .levels
            .iter_mut()
            .for_each(|l| l.direction = l.direction.without(Direction::GT)))));
        assert!(caught(|c| each(c, |d| d.levels.iter_mut().for_each(|l| l.peel_first = true))));
        assert!(caught(|c| each(c, |d| d.levels.iter_mut().for_each(|l| l.peel_last = true))));
        assert!(caught(|c| each(c, |d| d.loop_independent = false)));
        assert!(caught(|c| each(c, |d| d.levels.iter_mut().for_each(|l| {
            l.scalar = true;
            d.consistent = true;
        }))));
        let zero = |n: &Nodes| (0..n.len()).map(Expr::new).find(|&e| n.constant(e) == Some(0));
        assert!(caught(|c| {
            let zero = zero(&c.nodes);
            each(c, |d| d.levels.iter_mut().filter(|l| l.distance.is_some()).for_each(|l| l.distance = zero));
        }));
        assert!(caught(|c| c.accesses.iter_mut().flat_map(|a| &mut a.arrays).for_each(|a| a.2 = true)));
        assert!(caught(|c| c.accesses.iter_mut().flat_map(|a| &mut a.arrays).for_each(|a| a.1.subscripts.reverse())));
    }
}
