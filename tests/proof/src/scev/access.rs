//! Memory accesses of loops against runs: addresses of all loads and stores are recorded round by round, and when a loop is left
//! what was said of them is compared.
//!
//! | claim | compared |
//! |---|---|
//! | bounds of a pointer, of its group | every address lies between |
//! | pointers of different alias sets | never touch one byte, one of them storing |
//! | dependences | what touches one byte in two rounds is in the list, in the direction it says |
//! | safe, up to a width, after checks | where the checks pass, an access of a later round that is earlier in the code touches nothing of an access of a round nearer than the width |
//! | checks by differences | the same for as many rounds as the differences allow |
//! | stores to one address | have one address in all rounds |
//! | expressions under assumptions | where those held, the value in every round |
//!
//! What rests on assumptions that did not hold is not compared.

use super::access_claims::{Claim, Claims, Site};
use super::access_program;
use super::eval::{Cells, Here, Moment};
use crate::case::read;
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_interp::{Leaving, Program, Watch};
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut};
use warpc_scev::access::DependenceKind;
use warpc_scev::{Expr, Predicate};

/// Accesses of one run of a loop that are looked at.
const MAX_EVENTS: usize = 400;

/// How often claims were compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the run ended well.
    pub ran: bool,
    /// Loops run and left.
    pub loops: u64,
    /// Of these, said to be safe without checks.
    pub safe: u64,
    /// Safe up to a width.
    pub narrow: u64,
    /// Safe after checks, which passed.
    pub checked: u64,
    /// With checks that did not pass.
    pub refused: u64,
    /// With assumptions that held.
    pub assumed: u64,
    /// With assumptions that did not.
    pub broken: u64,
    /// Addresses compared with bounds.
    pub bounds: u64,
    /// Pairs of accesses that touch one byte in two rounds.
    pub conflicts: u64,
    /// Of these, in the list of dependences.
    pub listed: u64,
    /// Stores that stay at one address.
    pub invariant: u64,
    /// Values compared with expressions under assumptions.
    pub rewritten: u64,
}

impl Outcome {
    /// Adds another.
    pub fn add(&mut self, outcome: &Outcome) {
        for (a, b) in [
            (&mut self.loops, outcome.loops),
            (&mut self.safe, outcome.safe),
            (&mut self.narrow, outcome.narrow),
            (&mut self.checked, outcome.checked),
            (&mut self.refused, outcome.refused),
            (&mut self.assumed, outcome.assumed),
            (&mut self.broken, outcome.broken),
            (&mut self.bounds, outcome.bounds),
            (&mut self.conflicts, outcome.conflicts),
            (&mut self.listed, outcome.listed),
            (&mut self.invariant, outcome.invariant),
            (&mut self.rewritten, outcome.rewritten),
        ] {
            *a += b;
        }
    }
}

/// Makes the loops of a seed and compares. The error says what is wrong, with the program.
pub fn check(seed: u64) -> Result<Outcome, String> {
    check_with(seed, |_| {})
}

fn check_with(seed: u64, tamper: impl FnOnce(&mut Claims)) -> Result<Outcome, String> {
    let (text, launch) = access_program::program(seed);
    let module = read(&text);
    let Some(global) = module.find_global("k") else { return Err("no function".into()) };
    let mut own = read(&text);
    let Some(mut body) = own.take_body(global) else { return Err("no body".into()) };
    let mut f = FuncMut::of_body(&mut body, own.ctx());
    let mut claims = Claims::new(&mut f);
    tamper(&mut claims);
    let mut w = Watcher {
        claims: &claims,
        f: &f,
        cells: Cells::default(),
        threads: Vec::new(),
        out: Outcome::default(),
        wrong: None,
        strayed: false,
    };
    let result = Program::watched(&module)?.run_watched(&launch, &mut w);
    let (mut out, wrong, strayed) = (w.out, w.wrong, w.strayed);
    out.ran = result.error.is_none() && !strayed;
    match wrong {
        Some(what) if out.ran => Err(format!("seed {seed}: {what}\n{text}")),
        _ => Ok(out),
    }
}

/// An access in a round.
#[derive(Clone, Copy)]
struct Event {
    round: u64,
    site: u32,
    at: u64,
}

/// A run of a loop.
#[derive(Clone, Default)]
struct Run {
    of: Loop,
    rounds: u64,
    /// Block before, and how often each loop went round since it was entered last.
    block: Option<Block>,
    went: Vec<u64>,
    events: Vec<Event>,
    /// Values of rows that stay, when the loop was entered.
    fixed: Vec<(Expr, Option<u128>)>,
    /// Values that were not those of expressions under assumptions.
    differ: Option<String>,
    compared: u64,
}

impl Run {
    fn get(&self, expr: Expr) -> Option<u128> {
        let k = self.fixed.binary_search_by_key(&expr.0, |x| x.0.0).ok()?;
        self.fixed[k].1
    }
}

struct Watcher<'f, 'a> {
    claims: &'f Claims,
    f: &'f Func<'a>,
    cells: Cells,
    threads: Vec<Run>,
    out: Outcome,
    wrong: Option<String>,
    /// An access was to another object than the one it is computed from: undefined, and not seen by the interpreter.
    strayed: bool,
}

impl Watch for Watcher<'_, '_> {
    fn leave(&mut self, at: &Leaving<'_>) {
        if self.wrong.is_some() {
            return;
        }
        let block = self.claims.block_of[at.terminator().index()];
        for lane in at.lanes() {
            let number = at.thread(lane) as usize;
            if self.threads.len() <= number {
                self.threads.resize(number + 1, Run { of: Loop::NONE, ..Run::default() });
            }
            let mut run = std::mem::take(&mut self.threads[number]);
            let outcome = self.arrive(&mut run, block, at, lane);
            self.threads[number] = run;
            if let Err(what) = outcome {
                self.wrong = Some(format!("thread {number}: {what}"));
                return;
            }
        }
    }
}

impl Watcher<'_, '_> {
    fn arrive(&mut self, run: &mut Run, block: Block, at: &Leaving<'_>, lane: usize) -> Result<(), String> {
        let claims = self.claims;
        let l = claims.in_loop[block.index()];
        run.went.resize(claims.loops.len(), 0);
        if l.is_some() && block == claims.header[l.index()] {
            let again = run.block.is_some_and(|b| claims.encloses(l, b));
            run.went[l.index()] = if again { run.went[l.index()] + 1 } else { 0 };
        }
        run.block = Some(block);
        if run.of.is_some() && l != run.of {
            self.left(run)?;
            run.of = Loop::NONE;
        }
        let Some(Some(claim)) = l.get().map(|l| &claims.loops[l.index()]) else { return Ok(()) };
        if run.of.is_none() {
            *run = Run { of: l, block: run.block, went: std::mem::take(&mut run.went), ..Run::default() };
            let here = Here { f: self.f, at, lane, rounds: &run.went };
            self.cells.compute(&claims.nodes, &claim.fixed, &here);
            run.fixed = claim.fixed.iter().map(|&e| (e, self.cells.get(e))).collect();
        }
        run.rounds = run.went[l.index()];
        for (k, s) in claim.sites.iter().enumerate() {
            if claims.block_of[s.inst.index()] != block || run.events.len() >= MAX_EVENTS {
                continue;
            }
            let here = Here { f: self.f, at, lane, rounds: &run.went };
            let Some(p) = here.value(s.ptr) else { continue };
            // Buffers are that far from each other.
            let far = |b: u128| b >> 36 != p >> 36;
            self.strayed |= s.base.and_then(|b| here.value(b)).is_some_and(far);
            run.events.push(Event { round: run.rounds, site: k as u32, at: p as u64 });
        }
        if !claim.moving.is_empty() {
            let here = Here { f: self.f, at, lane, rounds: &run.went };
            self.cells.compute(&claims.nodes, &claim.moving, &here);
            for &(i, _, to) in &claim.a.rewritten {
                if claims.block_of[i.index()] == block
                    && let (Some(v), Some(w)) = (at.inst(i, lane), self.cells.get(to))
                {
                    run.compared += 1;
                    if v as u128 != w {
                        run.differ = Some(format!("{v} is not {w}, {}, in round {}", claims.text(to), run.rounds));
                    }
                }
            }
        }
        Ok(())
    }
    /// Whether a predicate held in the loop that was left.
    fn holds(&self, predicate: &Predicate, run: &Run) -> bool {
        let nodes = &self.claims.nodes;
        match *predicate {
            Predicate::Equal(a, b) => run.get(a).is_some() && run.get(a) == run.get(b),
            Predicate::NoWrap { rec, nusw, nssw } => {
                let &[start, step] = nodes.ops(rec) else { return false };
                let (Some(a), Some(d)) = (run.get(start), run.get(step)) else { return false };
                let bits = nodes.ty(rec).bits();
                let far = sext(d, bits) * run.rounds as i128;
                let fits = |from: i128, low: i128, high: i128| (low..=high).contains(&(from + far));
                let half = 1i128 << (bits - 1);
                bits <= 64
                    && (!nusw || fits(a as i128, 0, mask(bits) as i128))
                    && (!nssw || fits(sext(a, bits), -half, half - 1))
            }
        }
    }
    /// A loop was left.
    fn left(&mut self, run: &Run) -> Result<(), String> {
        let claims = self.claims;
        let Some(claim) = &claims.loops[run.of.index()] else { return Ok(()) };
        let a = &claim.a;
        self.out.loops += 1;
        if !a.predicates.iter().all(|p| self.holds(p, run)) {
            self.out.broken += 1;
            return Ok(());
        }
        self.out.assumed += !a.predicates.is_empty() as u64;
        if let Some(what) = &run.differ {
            return Err(format!("under assumptions that held, {what}"));
        }
        self.out.rewritten += run.compared;
        self.bounds(claim, run)?;
        for s in &a.invariant_stores {
            let mut at = run.events.iter().filter(|e| claim.sites[e.site as usize].inst == *s).map(|e| e.at);
            let first = at.next();
            self.out.invariant += first.is_some() as u64;
            if at.any(|x| Some(x) != first) {
                return Err("a store to one address has another one in some round".into());
            }
        }
        self.conflicts(claim, run)
    }
    /// Addresses lie between their bounds.
    fn bounds(&mut self, claim: &Claim, run: &Run) -> Result<(), String> {
        let k = &claim.a.checks;
        for e in &run.events {
            let s = &claim.sites[e.site as usize];
            for &row in &s.rows {
                let ptr = claim.a.accesses[row as usize].ptr;
                if ptr != s.ptr {
                    // One of several that it may be.
                    continue;
                }
                let of = |x: &&warpc_scev::access::CheckedPointer| x.ptr == ptr && (x.write || !s.write);
                let mut any = false;
                let mut inside = false;
                let mut unknown = false;
                for x in k.pointers.iter().filter(of) {
                    match (run.get(x.low), run.get(x.high)) {
                        (Some(low), Some(high)) => {
                            any = true;
                            inside |= low <= e.at as u128 && e.at as u128 + s.bytes as u128 <= high;
                        }
                        _ => unknown = true,
                    }
                }
                if any && !unknown {
                    self.out.bounds += 1;
                    if !inside {
                        let x = k.pointers.iter().find(of).map(|x| (x.low, x.high));
                        let text = x.map(|(l, h)| {
                            format!(
                                "{} = {:?} to {} = {:?}",
                                self.claims.text(l),
                                run.get(l),
                                self.claims.text(h),
                                run.get(h)
                            )
                        });
                        return Err(format!("{} bytes at {} are not within {text:?}", s.bytes, e.at));
                    }
                }
            }
        }
        for g in &k.groups {
            for &m in &g.members {
                let x = &k.pointers[m as usize];
                if let (Some(a), Some(b), Some(c), Some(d)) =
                    (run.get(g.low), run.get(x.low), run.get(x.high), run.get(g.high))
                    && (a > b || c > d)
                {
                    return Err(format!("a group from {a} to {d} has a member from {b} to {c}"));
                }
            }
        }
        Ok(())
    }
    /// Accesses that touch one byte in different rounds, against what is said of them.
    fn conflicts(&mut self, claim: &Claim, run: &Run) -> Result<(), String> {
        let a = &claim.a;
        let k = &a.checks;
        // In how many rounds side by side nothing may go wrong.
        let mut rounds = 0;
        let flagged = a.invariant_store_twice || a.invariant_store_loaded;
        if a.safe && !flagged && a.stores > 0 {
            let width = a.max_vector_bits.map_or(u64::MAX, |b| (b / (8 * claim.widest)).max(1));
            let range = |g: u32| Some((run.get(k.groups[g as usize].low)?, run.get(k.groups[g as usize].high)?));
            let apart = |&(x, y): &(u32, u32)| match (range(x), range(y)) {
                (Some(x), Some(y)) => x.1 <= y.0 || y.1 <= x.0,
                _ => false,
            };
            if !k.needed {
                rounds = width;
                self.out.safe += 1;
                self.out.narrow += a.max_vector_bits.is_some() as u64;
            } else if a.checks_complete && k.pairs.iter().all(apart) {
                rounds = width;
                self.out.checked += 1;
            } else {
                self.out.refused += 1;
                if let Some(d) = &k.differences {
                    let far = d.iter().map(|d| match (run.get(d.source), run.get(d.sink)) {
                        (Some(x), Some(y)) => (y as u64).wrapping_sub(x as u64) / d.size.max(1),
                        _ => 0,
                    });
                    rounds = far.min().unwrap_or(0).min(width);
                }
            }
        }
        let compared = a.report.as_ref().is_none_or(|r| r.name == "UnsafeDep");
        // Stores through one pointer only, and nothing loaded: they keep their order.
        let alone = a.loads == 0 && claim.sites.iter().all(|s| s.ptr == claim.sites[0].ptr);
        for (n, x) in run.events.iter().enumerate() {
            for y in &run.events[n + 1..] {
                let (s, t) = (&claim.sites[x.site as usize], &claim.sites[y.site as usize]);
                if !s.write && !t.write || x.at >= y.at + t.bytes || y.at >= x.at + s.bytes {
                    continue;
                }
                let what = || {
                    let name = |s: &Site| {
                        let names = self.f.side().names.as_deref();
                        let p = names.map_or(&b"?"[..], |n| n.get(s.ptr));
                        format!("{} %{}", if s.write { "store" } else { "load" }, String::from_utf8_lossy(p))
                    };
                    format!("{} of round {} and {} of round {} touch one byte", name(s), x.round, name(t), y.round)
                };
                let sets = |s: &Site| k.pointers.iter().find(|p| p.ptr == s.ptr).map(|p| p.alias_set);
                if let (Some(p), Some(q)) = (sets(s), sets(t))
                    && p != q
                {
                    return Err(format!("{}, of different alias sets", what()));
                }
                if x.round == y.round || s.inst == t.inst {
                    continue;
                }
                self.out.conflicts += 1;
                // The later round's access is the earlier one in the code: vectors turn them around.
                let back = y.site < x.site;
                // What the later round's store overwrites is overwritten again by the other store of that round.
                let one_pointer = s.write && t.write && s.ptr == t.ptr && s.bytes == t.bytes;
                let again = one_pointer && run.events.iter().any(|e| e.round == y.round && e.site == x.site);
                if back && !again && y.round - x.round < rounds {
                    return Err(format!("{}, which is said to be safe for {rounds} rounds", what()));
                }
                let fixed = |s: &Site| a.invariant_stores.contains(&s.inst) || a.invariant_store_loaded;
                let checked = s.rows.iter().any(|&i| {
                    t.rows.iter().any(|&j| {
                        let of = |r: u32| {
                            let p = a.accesses[r as usize].ptr;
                            (0..k.pointers.len() as u32).filter(move |&c| k.pointers[c as usize].ptr == p)
                        };
                        of(i).any(|c| of(j).any(|d| k.need(c, d)))
                    })
                });
                let Some(list) = a.dependences.as_ref().filter(|_| compared && !alone && !checked) else { continue };
                if fixed(s) && fixed(t) || one_pointer {
                    continue;
                }
                let kinds: Vec<DependenceKind> = list
                    .iter()
                    .filter(|d| {
                        let has = |s: &Site, r: u32| s.rows.contains(&r);
                        has(s, d.source) && has(t, d.sink) || has(s, d.sink) && has(t, d.source)
                    })
                    .map(|d| d.kind)
                    .collect();
                use DependenceKind::{Forward, ForwardButPreventsForwarding};
                if kinds.is_empty() {
                    return Err(format!("{}, which is in no dependence", what()));
                }
                self.out.listed += 1;
                if back && kinds.iter().all(|k| matches!(k, Forward | ForwardButPreventsForwarding)) {
                    return Err(format!("{}, against a dependence that goes forward", what()));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_scev::access::LoopAccess;

    const SEEDS: std::ops::Range<u64> = 0..1500;

    fn caught(tamper: impl Fn(&mut Claims) + Copy) -> bool {
        SEEDS.clone().any(|seed| check_with(seed, tamper).is_err())
    }
    fn each(claims: &mut Claims, change: impl Fn(&mut LoopAccess)) {
        claims.loops.iter_mut().flatten().for_each(|x| change(&mut x.a));
    }

    /// What is claimed holds, and enough is claimed for that to mean something.
    #[test]
    fn claims_hold() {
        let mut all = Outcome::default();
        for seed in SEEDS {
            all.add(&check(seed).unwrap_or_else(|what| panic!("{what}")));
        }
        let least = [
            all.safe,
            all.narrow,
            all.checked,
            all.refused,
            all.assumed,
            all.broken,
            all.bounds,
            all.conflicts,
            all.listed,
            all.invariant,
            all.rewritten,
        ];
        assert!(least.iter().all(|&n| n >= 5), "{all:?}");
    }

    /// Wrong claims of every kind are seen.
    #[test]
    fn wrong_claims_are_seen() {
        assert!(caught(|c| each(c, |a| a.dependences = a.dependences.take().map(|_| Vec::new()))), "dependences");
        assert!(caught(|c| each(c, |a| a.max_vector_bits = None)), "widths");
        assert!(caught(|c| each(c, |a| a.safe = true)), "safe");
        assert!(
            caught(|c| each(c, |a| {
                for d in a.dependences.iter_mut().flatten() {
                    d.kind = DependenceKind::Forward;
                }
            })),
            "directions"
        );
        assert!(caught(|c| each(c, |a| a.checks.pointers.iter_mut().for_each(|p| p.high = p.low))), "bounds");
        assert!(
            caught(|c| each(c, |a| {
                for (k, p) in a.checks.pointers.iter_mut().enumerate() {
                    p.alias_set = k as u32 + 100;
                }
            })),
            "alias sets"
        );
        assert!(caught(|c| each(c, |a| a.checks.pairs.clear())), "checks");
        assert!(
            caught(|c| each(c, |a| {
                a.invariant_stores = a.accesses.iter().filter(|x| x.write).map(|x| x.inst).collect();
            })),
            "stores to one address"
        );
        assert!(caught(|c| each(c, |a| a.predicates.clear())), "assumptions");
        assert!(
            caught(|c| each(c, |a| {
                for d in a.checks.differences.iter_mut().flatten() {
                    std::mem::swap(&mut d.source, &mut d.sink);
                }
            })),
            "differences"
        );
    }
}
