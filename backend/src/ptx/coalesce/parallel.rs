//! Parallel copies in sequence.
//!
//! Copies that happen at once become copies one after another: first those whose destination nothing reads any more, which
//! frees the sources of others; what is left then are cycles, each broken by one temporary. Linear in the copies, and no
//! register is copied twice (a cycle of `n` takes `n + 1` copies). Source: the order of windmill-shaped transfer graphs (Rideau,
//! Serpette, Leroy; Boissinot et al.).

/// Reused memory.
#[derive(Default)]
pub struct Sequencer {
    /// Where the value that a location held at first is now.
    holder: Vec<u32>,
    /// What a location is to hold: the location that held it at first.
    wanted: Vec<u32>,
    ready: Vec<u32>,
    pending: Vec<u32>,
}

/// No location.
const NONE: u32 = u32::MAX;

impl Sequencer {
    /// Appends to `out` copies `(to, from)` in sequence that do what `copies` do at once. Locations are below `locations`;
    /// every destination occurs once. `fresh` gives a temporary for a location's value.
    pub fn sequence(
        &mut self,
        copies: &[(u32, u32)],
        locations: usize,
        out: &mut Vec<(u32, u32)>,
        fresh: &mut dyn FnMut(u32) -> u32,
    ) {
        if self.holder.len() < locations {
            self.holder.resize(locations, NONE);
            self.wanted.resize(locations, NONE);
        }
        self.ready.clear();
        self.pending.clear();
        for &(to, from) in copies {
            if to != from {
                self.holder[from as usize] = from;
                self.wanted[to as usize] = from;
                self.pending.push(to);
            }
        }
        for &(to, from) in copies {
            if to != from && self.holder[to as usize] == NONE {
                self.ready.push(to);
            }
        }
        while let Some(next) = self.pending.pop() {
            while let Some(to) = self.ready.pop() {
                let from = self.wanted[to as usize];
                let at = self.holder[from as usize];
                out.push((to, at));
                self.wanted[to as usize] = NONE;
                self.holder[from as usize] = to;
                // What was read where it was at first may now be written.
                if at == from && self.wanted[from as usize] != NONE {
                    self.ready.push(from);
                }
            }
            // Still wanted: its value has not come, so it lies on a cycle.
            if self.wanted[next as usize] != NONE {
                let saved = fresh(next);
                out.push((saved, next));
                self.holder[next as usize] = saved;
                self.ready.push(next);
                self.pending.push(next);
            }
        }
        for &(to, from) in copies {
            self.holder[to as usize] = NONE;
            self.holder[from as usize] = NONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(copies: &[(u32, u32)], n: usize) -> usize {
        let mut out = Vec::new();
        let mut next = n as u32;
        let mut s = Sequencer::default();
        s.sequence(copies, n, &mut out, &mut |_| {
            next += 1;
            next - 1
        });
        let mut at: Vec<u32> = (0..next).collect();
        for &(to, from) in &out {
            at[to as usize] = at[from as usize];
        }
        let mut want: Vec<u32> = (0..n as u32).collect();
        for &(to, from) in copies {
            want[to as usize] = from;
        }
        assert_eq!(at[..n], want[..], "{copies:?} by {out:?}");
        // One copy per destination that changes, one more per cycle, and one temporary per cycle.
        let moves = copies.iter().filter(|c| c.0 != c.1).count();
        let cycles = cycles(&want);
        assert_eq!((out.len(), next as usize - n), (moves + cycles, cycles), "{copies:?} by {out:?}");
        // The memory is as it was.
        assert!(s.holder.iter().chain(&s.wanted).all(|&x| x == NONE));
        cycles
    }

    /// Cycles of two or more, all of whose locations are read once, by the cycle itself: others can be broken for nothing.
    fn cycles(want: &[u32]) -> usize {
        let n = want.len();
        let mut seen = vec![false; n];
        let mut count = 0;
        for start in 0..n {
            let mut path = Vec::new();
            let mut at = start;
            while !seen[at] && !path.contains(&at) {
                path.push(at);
                at = want[at] as usize;
            }
            if let Some(k) = path.iter().position(|&x| x == at) {
                let cycle = &path[k..];
                let fed = |x: &usize| (0..n).filter(|&d| want[d] as usize == *x).count() == 1;
                count += (cycle.len() > 1 && cycle.iter().all(fed)) as usize;
            }
            path.into_iter().for_each(|x| seen[x] = true);
        }
        count
    }

    #[test]
    fn every_map_of_up_to_five_registers() {
        let mut found = 0;
        for n in 1..=5u32 {
            // A digit per register: where its value comes from, or that it is no destination.
            for code in 0..(n + 1).pow(n) {
                let mut copies = Vec::new();
                let mut rest = code;
                for to in 0..n {
                    let from = rest % (n + 1);
                    rest /= n + 1;
                    if from < n {
                        copies.push((to, from));
                    }
                }
                found += check(&copies, n as usize);
            }
        }
        assert!(found > 100);
    }

    #[test]
    fn a_long_chain_and_a_long_cycle() {
        let n = 100_000u32;
        let mut copies: Vec<(u32, u32)> = (1..n).map(|k| (k, k - 1)).collect();
        let mut out = Vec::new();
        let mut s = Sequencer::default();
        s.sequence(&copies, n as usize, &mut out, &mut |_| unreachable!());
        assert_eq!(out.len(), copies.len());
        copies.push((0, n - 1));
        out.clear();
        s.sequence(&copies, n as usize, &mut out, &mut |_| 7);
        assert_eq!(out.len(), copies.len() + 1);
    }
}
