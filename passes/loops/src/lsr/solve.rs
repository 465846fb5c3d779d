//! The search: losers go first, then formulae that are not worth a look, until the combinations left are few; then a search in
//! depth with bounds.

use super::cost::{Cost, Ledger, shared_registers};
use super::problem::{Problem, Use};
use smallvec::SmallVec;
use std::collections::HashMap;
use warpc_scev::{Expr, Kind, Se};

/// What bounds the search.
#[derive(Clone, Copy)]
pub struct Bounds {
    /// Combinations of formulae that are searched.
    pub combinations: u64,
    /// Depth to which what is set up before the loop is counted.
    pub setup_depth: u32,
    /// Whether formulae that share the other side of a comparison are narrowed.
    pub same_scaled: bool,
    /// Registers beyond which each costs as much as its spill.
    pub registers: u32,
}

/// A formula for each use.
pub struct Solution {
    /// By use.
    pub formulae: Vec<usize>,
    /// What it costs.
    pub cost: Cost,
    /// What the code that is there costs, where that is known.
    pub before: Option<Cost>,
}

impl Problem {
    /// The best combination of formulae that is found.
    pub fn solve(&mut self, se: &mut Se<'_, '_>, bounds: &Bounds) -> Option<Solution> {
        self.filter(se, bounds);
        self.narrow(se, bounds);
        if self.uses.iter().any(|u| u.formulae.is_empty()) {
            return None;
        }
        let ledger = Ledger::new(se, self, bounds.setup_depth);
        search(self, &ledger, bounds)
    }

    /// Removes formulae that cannot be, and of those with the same registers of other uses all but the best.
    fn filter(&mut self, se: &mut Se<'_, '_>, bounds: &Bounds) {
        let ledger = Ledger::new(se, self, bounds.setup_depth);
        let by_words = self.target.words;
        for row in 0..self.uses.len() {
            let mut best: HashMap<SmallVec<[Expr; 4]>, usize> = HashMap::new();
            let mut keep = vec![true; self.uses[row].formulae.len()];
            for n in 0..keep.len() {
                let entry = &ledger.entries[row][n];
                if entry.kept {
                    continue;
                }
                if entry.lost {
                    keep[n] = false;
                    continue;
                }
                let key = shared_registers(self, row, &self.uses[row].formulae[n]);
                match best.get(&key).copied() {
                    None => drop(best.insert(key, n)),
                    Some(other) => {
                        let better = ledger.alone(entry).is_less(&ledger.alone(&ledger.entries[row][other]), by_words);
                        keep[if better { other } else { n }] = false;
                        if better {
                            best.insert(key, n);
                        }
                    }
                }
            }
            retain(&mut self.uses[row], &keep);
        }
        self.recount();
    }

    /// Removes formulae while there are too many combinations.
    fn narrow(&mut self, se: &mut Se<'_, '_>, bounds: &Bounds) {
        if self.combinations() >= bounds.combinations {
            self.remove_supersets(se);
            self.filter(se, bounds);
        }
        if self.combinations() >= bounds.combinations && bounds.same_scaled {
            self.remove_same_scaled(se, bounds);
        }
        let mut taken: Vec<Expr> = Vec::new();
        while self.combinations() >= bounds.combinations {
            // The register of most uses is taken to be in the solution.
            let mut best: Option<(u32, bool, Expr)> = None;
            for n in 0..self.registers.list.len() {
                let reg = self.registers.list[n].0;
                if taken.contains(&reg) {
                    continue;
                }
                let (uses, steps) = (self.registers.count(reg), se.kind(reg) == Kind::AddRec);
                if best.is_none_or(|b| (uses, steps) > (b.0, b.1)) {
                    best = Some((uses, steps, reg));
                }
            }
            let Some((_, _, reg)) = best else { break };
            taken.push(reg);
            for found in &mut self.uses {
                if found.formulae.iter().any(|x| !x.kept && x.has(reg)) {
                    let keep: Vec<bool> = found.formulae.iter().map(|x| x.kept || x.has(reg)).collect();
                    retain(found, &keep);
                }
            }
            self.recount();
        }
        // Many uses with few formulae each: the first ones will do.
        let made = |u: &Use| u.formulae.iter().filter(|x| !x.kept).count();
        while self.combinations() >= bounds.combinations {
            let Some(largest) = self.uses.iter_mut().max_by_key(|u| made(u)) else { return };
            let half = made(largest) / 2;
            if half == 0 {
                return;
            }
            let mut n = 0;
            largest.formulae.retain(|x| {
                n += !x.kept as usize;
                x.kept || n <= half
            });
            self.recount();
        }
    }
    /// Removes a formula where another has the same with constants in the access instead of a register.
    fn remove_supersets(&mut self, se: &mut Se<'_, '_>) {
        for found in &mut self.uses {
            let mut keep = vec![true; found.formulae.len()];
            for (n, formula) in found.formulae.iter().enumerate().filter(|x| !x.1.kept) {
                for k in 0..formula.regs.len() {
                    let Some(constant) = super::formula::signed(se, formula.regs[k]) else { continue };
                    let mut other = formula.clone();
                    other.regs.remove(k);
                    let Some(offset) = other.offset.checked_add(constant) else { continue };
                    let key = other.key();
                    if found.formulae.iter().any(|x| !x.kept && x.offset == offset && x.key() == key) {
                        keep[n] = false;
                    }
                }
            }
            retain(found, &keep);
        }
        self.recount();
    }
    /// Of formulae with the same register on the other side of a comparison, the best stays.
    fn remove_same_scaled(&mut self, se: &mut Se<'_, '_>, bounds: &Bounds) {
        let ledger = Ledger::new(se, self, bounds.setup_depth);
        for (row, found) in self.uses.iter_mut().enumerate() {
            let mut best: HashMap<Expr, usize> = HashMap::new();
            let mut keep = vec![true; found.formulae.len()];
            for (n, formula) in found.formulae.iter().enumerate().filter(|x| x.1.scaled.is_some()) {
                let other = *best.entry(formula.scaled).or_insert(n);
                if other == n {
                    continue;
                }
                let cost = |k: usize| ledger.alone(&ledger.entries[row][k]);
                let better = cost(n).is_less(&cost(other), self.target.words);
                keep[if better { other } else { n }] = false;
                if better {
                    best.insert(formula.scaled, n);
                }
            }
            retain(found, &keep);
        }
        self.recount();
    }
}

fn retain(found: &mut Use, keep: &[bool]) {
    let mut n = 0;
    found.formulae.retain(|_| {
        n += 1;
        keep[n - 1]
    });
}

/// A use whose formulae are being tried.
struct Level {
    next: usize,
    required: SmallVec<[u32; 8]>,
    before: Cost,
    chosen: Option<usize>,
}

fn search(problem: &Problem, ledger: &Ledger, bounds: &Bounds) -> Option<Solution> {
    let by_words = problem.target.words;
    let count = problem.uses.len();
    let mut held = vec![0u32; ledger.len()];
    let pressed = |mut cost: Cost| {
        cost.words += 2 * cost.registers.saturating_sub(bounds.registers);
        cost
    };
    // What is there, if all of it can stay.
    let kept: Option<Vec<usize>> =
        ledger.entries.iter().map(|list| list.iter().position(|e| e.kept)).collect::<Option<_>>().filter(|_| by_words);
    let mut before = None;
    let mut best: Option<(Vec<usize>, Cost)> = None;
    if let Some(kept) = kept {
        let mut cost = Cost::default();
        for (list, &n) in ledger.entries.iter().zip(&kept) {
            ledger.add(&list[n], &mut held, &mut cost);
        }
        for (list, &n) in ledger.entries.iter().zip(&kept) {
            ledger.remove(&list[n], &mut held);
        }
        before = Some(pressed(cost));
        best = Some((kept, pressed(cost)));
    }
    // Registers of all formulae of each use.
    let registers: Vec<Vec<u32>> = ledger
        .entries
        .iter()
        .map(|list| {
            let mut all: Vec<u32> = list.iter().flat_map(|e| e.parts[..e.registers as usize].iter().copied()).collect();
            // By instructions, a register that is set up before the loop may well be another one.
            all.retain(|&part| !by_words || ledger.steps(part));
            all.sort_unstable();
            all.dedup();
            all
        })
        .collect();
    let mut visited = vec![false; ledger.len()];
    let enter = |row: usize, held: &[u32], before: Cost| Level {
        next: 0,
        required: registers[row].iter().copied().filter(|&r| held[r as usize] > 0).collect(),
        before,
        chosen: None,
    };
    let mut steps = 0u64;
    let most = bounds.combinations.saturating_mul(4).saturating_add(count as u64 * 4);
    let mut levels = vec![enter(0, &held, Cost::default())];
    while let Some(at) = levels.len().checked_sub(1) {
        let level = &mut levels[at];
        if let Some(n) = level.chosen.take() {
            let entry = &ledger.entries[at][n];
            ledger.remove(entry, &mut held);
            if at == 0 && entry.registers == 1 && !entry.kept {
                visited[entry.parts[0] as usize] = true;
            }
        }
        let n = level.next;
        level.next += 1;
        steps += 1;
        let Some(entry) = ledger.entries[at].get(n).filter(|_| steps <= most) else {
            levels.pop();
            continue;
        };
        let own = &entry.parts[..entry.registers as usize];
        if own.iter().any(|&r| visited[r as usize]) && !entry.kept {
            continue;
        }
        let stepping = own.iter().filter(|&&r| !by_words || ledger.steps(r)).count();
        let wanted = level.required.len().min(stepping);
        if !entry.kept && own.iter().filter(|r| level.required.contains(r)).count() < wanted {
            continue;
        }
        let mut cost = level.before;
        ledger.add(entry, &mut held, &mut cost);
        if best.as_ref().is_some_and(|b| !pressed(cost).is_less(&b.1, by_words)) {
            ledger.remove(entry, &mut held);
            continue;
        }
        level.chosen = Some(n);
        if at + 1 == count {
            best = Some((levels.iter().filter_map(|l| l.chosen).collect(), pressed(cost)));
        } else {
            let next = enter(at + 1, &held, cost);
            levels.push(next);
        }
    }
    best.map(|(formulae, cost)| Solution { formulae, cost, before })
}
