//! Scalar evolution against runs: loops made from a seed are run, and what the analysis says of their values and counts is compared
//! with what happens, thread by thread and round by round.
//!
//! | claim | compared |
//! |---|---|
//! | expression of a value | at the end of its block, in every round |
//! | ranges of all expressions | with every value seen of them |
//! | no-wrap facts | with the exact result, wherever a value that is not poison has the expression |
//! | exact counts of exits and loops | when a loop is left |
//! | maxima, multiples of trip counts | when a loop is left |
//! | counts under predicates | when a loop is left and the predicates held |
//! | values at the end of a loop | when it is left |
//!
//! A run that ends in a fault proves nothing, nor does a value that is poison.

pub mod access;
mod access_claims;
pub mod access_program;
pub mod arrays;
pub mod depend;
pub mod eval;
pub mod facts;
pub mod program;

use crate::case::read;
use eval::{Cell, Cells, Here};
use facts::Facts;
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_interp::{Leaving, Program, Watch};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Nodes, Predicate};

/// What a program showed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outcome {
    /// Loops in the function.
    pub loops: u64,
    /// Values compared.
    pub values: u64,
    /// Loops left whose exact count was known.
    pub counts: u64,
    /// Loops left whose count was known under predicates that held.
    pub assumed: u64,
    /// Whether the run ended well.
    pub ran: bool,
}

/// Makes the loops of a seed and compares. The error says what is wrong, with the program.
pub fn check(seed: u64) -> Result<Outcome, String> {
    check_with(seed, |_| {})
}

/// The same with claims that `tamper` changes: the comparison is tested by wrong ones.
fn check_with(seed: u64, tamper: impl FnOnce(&mut Facts)) -> Result<Outcome, String> {
    let (text, launch) = program::program(seed);
    let module = read(&text);
    let named = module.find_global("f").or_else(|| module.find_global("k"));
    let Some(global) = named else { return Err("no function".into()) };
    let mut own = read(&text);
    let Some(mut body) = own.take_body(global) else { return Err("no body".into()) };
    let f = FuncMut::of_body(&mut body, own.ctx());
    let mut facts = Facts::new(&f, &Knobs::default());
    tamper(&mut facts);
    let mut w = Watcher {
        facts: &facts,
        f: &f,
        global,
        cells: Cells::default(),
        threads: Vec::new(),
        out: Outcome { loops: facts.loops.len() as u64, ..Default::default() },
        wrong: None,
    };
    let result = Program::watched(&module)?.run_watched(&launch, &mut w);
    let (mut out, wrong) = (w.out, w.wrong);
    out.ran = result.error.is_none();
    match wrong {
        Some(what) if out.ran => Err(format!("seed {seed}: {what}\n{text}")),
        _ => Ok(out),
    }
}

/// Where a thread is.
#[derive(Clone, Default)]
struct Thread {
    block: Option<Block>,
    /// How often each loop went round since it was entered last.
    rounds: Vec<u64>,
}

struct Watcher<'f, 'a> {
    facts: &'f Facts,
    f: &'f Func<'a>,
    global: Global,
    cells: Cells,
    threads: Vec<Thread>,
    out: Outcome,
    wrong: Option<String>,
}

impl Watch for Watcher<'_, '_> {
    fn leave(&mut self, at: &Leaving<'_>) {
        if at.function() != self.global || self.wrong.is_some() {
            return;
        }
        let block = self.facts.block_of[at.terminator().index()];
        for lane in at.lanes() {
            let number = at.thread(lane) as usize;
            if self.threads.len() <= number {
                self.threads.resize(number + 1, Thread::default());
            }
            let mut thread = std::mem::take(&mut self.threads[number]);
            let outcome = self.arrive(&mut thread, block, at, lane);
            self.threads[number] = thread;
            if let Err(what) = outcome {
                self.wrong = Some(format!("thread {number}, block {}: {what}", block.0));
                return;
            }
        }
    }
}

impl Watcher<'_, '_> {
    /// A thread has run `block`.
    fn arrive(&mut self, thread: &mut Thread, block: Block, at: &Leaving<'_>, lane: usize) -> Result<(), String> {
        let facts = self.facts;
        thread.rounds.resize(facts.loops.len(), 0);
        let inside = |mut l: Loop, outer: Loop| {
            while l.is_some() && l != outer {
                l = facts.loops[l.index()].parent;
            }
            l == outer
        };
        if let Some(before) = thread.block {
            // Loops that were left, inner first, with their rounds as they were.
            let mut l = facts.blocks[before.index()].in_loop;
            while l.is_some() && !inside(facts.blocks[block.index()].in_loop, l) {
                self.left(l, before, thread, at, lane)?;
                l = facts.loops[l.index()].parent;
            }
        }
        let heads = facts.blocks[block.index()].heads;
        if heads.is_some() {
            let again = thread.block.is_some_and(|b| inside(facts.blocks[b.index()].in_loop, heads));
            let n = &mut thread.rounds[heads.index()];
            *n = if again { *n + 1 } else { 0 };
        }
        thread.block = Some(block);
        let row = &facts.blocks[block.index()];
        let here = Here { f: self.f, at, lane, rounds: &thread.rounds };
        self.compute(&row.rows, &here)?;
        for &(i, e) in &row.values {
            let Some(value) = at.inst(i, lane) else { continue };
            let what = match self.cells.cell(e) {
                Cell::Unknown => continue,
                Cell::Known(claim) if claim == value as u128 => {
                    self.out.values += 1;
                    continue;
                }
                Cell::Known(claim) => format!("{} is {claim}", facts.text(e)),
                Cell::Broken(part, fact) => format!("in {}, {} is not {fact}", facts.text(e), facts.text(part)),
            };
            let names = self.f.side().names.as_deref();
            let name = String::from_utf8_lossy(names.map_or(&b"?"[..], |n| n.get(Value::inst(i))));
            return Err(format!("%{name} is {value}, {what}, rounds {:?}", thread.rounds));
        }
        Ok(())
    }
    /// Computes rows; the ranges of all of them must hold.
    fn compute(&mut self, rows: &[Expr], here: &Here<'_, '_>) -> Result<(), String> {
        let facts = self.facts;
        self.cells.compute(&facts.nodes, rows, here);
        for &e in rows {
            let (Some(v), Some(ranges)) = (self.cells.get(e), &facts.ranges[e.index()]) else { continue };
            for r in ranges {
                if !r.contains(v) {
                    return Err(format!("{} is {v}, not in {r:?}, rounds {:?}", facts.text(e), here.rounds));
                }
            }
        }
        Ok(())
    }
    /// A thread has left a loop by block `by`.
    fn left(&mut self, loop_id: Loop, by: Block, thread: &Thread, at: &Leaving<'_>, lane: usize) -> Result<(), String> {
        let facts = self.facts;
        let row = &facts.loops[loop_id.index()];
        let taken = thread.rounds[loop_id.index()] as u128;
        let here = Here { f: self.f, at, lane, rounds: &thread.rounds };
        self.compute(&row.rows, &here)?;
        let known = |e: Expr| if e == COULD_NOT_COMPUTE { None } else { self.cells.get(e) };
        let head = |e: Expr, n: u128| format!("loop {} went round {taken} times: {} is {n}", loop_id.0, facts.text(e));
        if let Some(n) = known(row.exact) {
            self.out.counts += 1;
            if n != taken {
                return Err(format!("{} (exact)", head(row.exact, n)));
            }
        }
        for e in row.max {
            if let Some(n) = known(e).filter(|&n| n < taken) {
                return Err(format!("{} (maximum)", head(e, n)));
            }
        }
        for (k, (e, under)) in row.assumed.iter().enumerate() {
            if let Some(n) = known(*e)
                && under.iter().all(|p| holds(&facts.nodes, &self.cells, p, taken))
            {
                self.out.assumed += 1;
                if k == 0 && n != taken || n < taken {
                    return Err(format!("{} (under predicates)", head(*e, n)));
                }
            }
        }
        if !(taken + 1).is_multiple_of(row.multiple.max(1) as u128) {
            return Err(format!(
                "loop {} went round {taken} times; the trip count is no multiple of {}",
                loop_id.0, row.multiple
            ));
        }
        for &(b, exact, max) in &row.exits {
            if let Some(n) = known(exact).filter(|&n| n < taken || b == by && n != taken) {
                return Err(format!("{} (exit of block {}, left by {})", head(exact, n), b.0, by.0));
            }
            for e in max {
                if let Some(n) = known(e).filter(|&n| n < taken) {
                    return Err(format!("{} (maximum of the exit of block {})", head(e, n), b.0));
                }
            }
        }
        for &(e, out) in &row.last {
            if let (Some(a), Some(b)) = (self.cells.get(e), self.cells.get(out))
                && a != b
            {
                return Err(format!(
                    "{} is {a} when loop {} ends, {} is {b}",
                    facts.text(e),
                    loop_id.0,
                    facts.text(out)
                ));
            }
        }
        Ok(())
    }
}

/// Whether a predicate held in a loop that went round `taken` times. The rows it is about are computed.
fn holds(nodes: &Nodes, cells: &Cells, predicate: &Predicate, taken: u128) -> bool {
    match *predicate {
        Predicate::Equal(a, b) => cells.get(a).is_some() && cells.get(a) == cells.get(b),
        Predicate::NoWrap { rec, nusw, nssw } => {
            let &[start, step] = nodes.ops(rec) else { return false };
            let (Some(a), Some(d)) = (cells.get(start), cells.get(step)) else { return false };
            let bits = nodes.ty(rec).bits();
            if bits > 64 || taken >= 1 << 40 {
                return false;
            }
            // The values lie between the first and the last.
            let far = sext(d, bits) * taken as i128;
            let fits = |from: i128, low: i128, high: i128| (low..=high).contains(&(from + far));
            let half = 1i128 << (bits - 1);
            (!nusw || fits(a as i128, 0, mask(bits) as i128)) && (!nssw || fits(sext(a, bits), -half, half - 1))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::eval::Moment;
    use super::*;
    use warpc_scev::{Interval, Kind};

    /// Seeds whose programs have loops with counts under predicates come first.
    fn seeds() -> impl Iterator<Item = u64> {
        [66, 84, 147, 272].into_iter().chain(500..560)
    }

    fn caught(tamper: impl Fn(&mut Facts) + Copy) -> bool {
        seeds().any(|seed| check_with(seed, tamper).is_err())
    }

    /// What is claimed holds, and enough is claimed for that to mean something.
    #[test]
    fn claims_hold() {
        let mut all = Outcome::default();
        for seed in seeds() {
            let o = check(seed).unwrap_or_else(|what| panic!("{what}"));
            all.values += o.values;
            all.counts += o.counts;
            all.assumed += o.assumed;
        }
        assert!(all.values > 10_000 && all.counts > 100 && all.assumed > 10, "{all:?}");
    }

    /// A moment at which nothing is known but how often loops went round.
    struct Round(u64);

    impl Moment for Round {
        fn value(&self, _: Value) -> Option<u128> {
            None
        }
        fn rounds(&self, _: Loop) -> u64 {
            self.0
        }
    }

    /// A recurrence whose facts say that it does not wrap is broken in the round in which it does.
    #[test]
    fn wraps_are_seen() {
        let mut m = read(
            "define void @f() {
            entry:
              br label %loop
            loop:
              %i = phi i8 [ 0, %entry ], [ %n, %loop ]
              %n = add nuw nsw i8 %i, 1
              %c = icmp ult i8 %n, 100
              br i1 %c, label %loop, label %done
            done:
              ret void
            }",
        );
        let mut body = m.find_global("f").and_then(|g| m.take_body(g)).unwrap();
        let f = FuncMut::of_body(&mut body, m.ctx());
        let facts = Facts::new(&f, &Knobs::default());
        let head = &facts.blocks[f.successors(f.entry()).next().unwrap().index()];
        let phi = head.values[0].1;
        let mut cells = Cells::default();
        for (round, want) in [(5, Cell::Known(5)), (128, Cell::Broken(phi, "nsw")), (256, Cell::Broken(phi, "nuw"))] {
            cells.compute(&facts.nodes, &head.rows, &Round(round));
            assert_eq!(cells.cell(phi), want, "round {round}");
        }
        // The same as predicates: unsigned steps, signed ones.
        cells.compute(&facts.nodes, &head.rows, &Round(0));
        for (taken, unsigned, signed) in
            [(127, true, true), (128, true, false), (255, true, false), (256, false, false)]
        {
            let p = |nusw: bool, nssw: bool| Predicate::NoWrap { rec: phi, nusw, nssw };
            assert_eq!(holds(&facts.nodes, &cells, &p(true, false), taken), unsigned, "{taken} rounds");
            assert_eq!(holds(&facts.nodes, &cells, &p(false, true), taken), signed, "{taken} rounds");
        }
    }

    /// Wrong claims of every kind are seen.
    #[test]
    fn wrong_claims_are_seen() {
        let constant = |f: &Facts, other: Expr| {
            let rows = f.blocks.iter().flat_map(|b| &b.rows).copied();
            rows.into_iter().find(|&e| f.nodes.kind(e) == Kind::Constant && e != other)
        };
        assert!(caught(|f| f.blocks.iter_mut().for_each(|b| {
            if let [first, .., last] = &mut b.values[..] {
                std::mem::swap(&mut first.1, &mut last.1);
            }
        })));
        assert!(caught(|f| f.ranges.iter_mut().flatten().for_each(|r| r[0] = Interval::single(r[0].bits, 7))));
        assert!(caught(|f| f.ranges.iter_mut().flatten().for_each(|r| r[1] = Interval::empty(r[1].bits))));
        assert!(caught(|f| f.loops.iter_mut().for_each(|l| l.multiple = 97)));
        assert!(caught(|f| {
            for n in 0..f.loops.len() {
                if let Some(c) = constant(f, f.loops[n].exact) {
                    f.loops[n].exact = c;
                    f.loops[n].rows.push(c);
                }
            }
        }));
        assert!(caught(|f| {
            for n in 0..f.loops.len() {
                if let Some(c) = constant(f, COULD_NOT_COMPUTE) {
                    f.loops[n].assumed[0] = (c, Vec::new());
                    f.loops[n].rows.push(c);
                }
            }
        }));
        assert!(caught(|f| {
            for n in 0..f.loops.len() {
                if let Some(c) = constant(f, COULD_NOT_COMPUTE) {
                    f.loops[n].max = [COULD_NOT_COMPUTE, c];
                    f.loops[n].rows.push(c);
                }
            }
        }));
        assert!(caught(|f| {
            for n in 0..f.loops.len() {
                if let Some(c) = constant(f, COULD_NOT_COMPUTE) {
                    f.loops[n].exits.iter_mut().for_each(|x| x.1 = c);
                    f.loops[n].rows.push(c);
                }
            }
        }));
        assert!(caught(|f| {
            for n in 0..f.loops.len() {
                if let Some(c) = constant(f, COULD_NOT_COMPUTE) {
                    f.loops[n].last.iter_mut().for_each(|x| x.1 = c);
                    f.loops[n].rows.push(c);
                }
            }
        }));
    }
}
