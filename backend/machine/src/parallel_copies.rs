//! Parallel copies in sequence.
//!
//! Copies that happen at once become copies one after another: first those whose destination nothing reads any more, which
//! frees the sources of others; what is left then are cycles, each broken by one temporary. Linear in the copies, and no
//! register is copied twice (a cycle of `n` takes `n + 1` copies). Source: the order of windmill-shaped transfer graphs (Rideau,
//! Serpette, Leroy; Boissinot et al.).

use crate::ids::VReg;

/// A copy from one register to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copy {
    /// Written.
    pub to: VReg,
    /// Read.
    pub from: VReg,
}

/// Reused memory.
#[derive(Default)]
pub struct Sequencer {
    /// Where the value that a register held at first is now.
    holder: Vec<VReg>,
    /// What a register is to hold: the register that held it at first.
    wanted: Vec<VReg>,
    ready: Vec<VReg>,
    pending: Vec<VReg>,
}

impl Sequencer {
    /// Appends to `out` copies in sequence that do what `copies` do at once. Registers are below `registers`; every destination
    /// occurs once. `fresh` gives a temporary for a register's value.
    pub fn sequence(
        &mut self,
        copies: &[Copy],
        registers: usize,
        out: &mut Vec<Copy>,
        fresh: &mut dyn FnMut(VReg) -> VReg,
    ) {
        if self.holder.len() < registers {
            self.holder.resize(registers, VReg::NONE);
            self.wanted.resize(registers, VReg::NONE);
        }
        self.ready.clear();
        self.pending.clear();
        for copy in copies.iter().filter(|c| c.to != c.from) {
            self.holder[copy.from] = copy.from;
            self.wanted[copy.to] = copy.from;
            self.pending.push(copy.to);
        }
        for copy in copies.iter().filter(|c| c.to != c.from) {
            if self.holder[copy.to].is_none() {
                self.ready.push(copy.to);
            }
        }
        while let Some(next) = self.pending.pop() {
            while let Some(to) = self.ready.pop() {
                let source = self.wanted[to];
                let from = self.holder[source];
                out.push(Copy { to, from });
                self.wanted[to] = VReg::NONE;
                self.holder[source] = to;
                // What was read where it was at first may now be written.
                if from == source && self.wanted[source].is_some() {
                    self.ready.push(source);
                }
            }
            // Still wanted: its value has not come, so it lies on a cycle.
            if self.wanted[next].is_some() {
                let saved = fresh(next);
                out.push(Copy { to: saved, from: next });
                self.holder[next] = saved;
                self.ready.push(next);
                self.pending.push(next);
            }
        }
        for copy in copies {
            self.holder[copy.to] = VReg::NONE;
            self.holder[copy.from] = VReg::NONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copy(to: u32, from: u32) -> Copy {
        Copy { to: VReg(to), from: VReg(from) }
    }

    fn check(copies: &[Copy], registers: usize) -> usize {
        let mut out = Vec::new();
        let mut next = registers as u32;
        let mut s = Sequencer::default();
        s.sequence(copies, registers, &mut out, &mut |_| {
            next += 1;
            VReg(next - 1)
        });
        let mut at: Vec<u32> = (0..next).collect();
        for c in &out {
            at[c.to] = at[c.from];
        }
        let mut want: Vec<u32> = (0..registers as u32).collect();
        for c in copies {
            want[c.to] = c.from.0;
        }
        assert_eq!(at[..registers], want[..], "{copies:?} by {out:?}");
        // One copy per destination that changes, one more per cycle, and one temporary per cycle.
        let moves = copies.iter().filter(|c| c.to != c.from).count();
        let cycles = cycles(&want);
        assert_eq!((out.len(), next as usize - registers), (moves + cycles, cycles), "{copies:?} by {out:?}");
        // The memory is as it was.
        assert!(s.holder.iter().chain(&s.wanted).all(|x| x.is_none()));
        cycles
    }

    /// Cycles of two or more, all of whose registers are read once, by the cycle itself: others can be broken for nothing.
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
                        copies.push(copy(to, from));
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
        let mut copies: Vec<Copy> = (1..n).map(|k| copy(k, k - 1)).collect();
        let mut out = Vec::new();
        let mut s = Sequencer::default();
        s.sequence(&copies, n as usize, &mut out, &mut |_| unreachable!());
        assert_eq!(out.len(), copies.len());
        copies.push(copy(0, n - 1));
        out.clear();
        s.sequence(&copies, n as usize, &mut out, &mut |_| VReg(7));
        assert_eq!(out.len(), copies.len() + 1);
    }
}
