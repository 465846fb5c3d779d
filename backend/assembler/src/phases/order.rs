//! Sequences of phases.

use super::table::{Duty, Phase, default_order};

/// A phase in a sequence, with what the user gave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The phase.
    pub phase: Phase,
    /// A number for it.
    pub parameter: Option<i64>,
}

impl Step {
    /// A phase without a parameter.
    pub const fn of(phase: Phase) -> Step {
        Step { phase, parameter: None }
    }
}

/// A sequence of phases, which may hold a phase more than once or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    steps: Vec<Step>,
}

impl Default for Order {
    fn default() -> Self {
        Order::new(default_order().map(Step::of).to_vec())
    }
}

impl Order {
    /// These steps in order.
    pub fn new(steps: Vec<Step>) -> Order {
        Order { steps }
    }
    /// The steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
    /// Leaves out `phase` everywhere.
    pub fn remove(&mut self, phase: Phase) {
        self.steps.retain(|step| step.phase != phase);
    }
    /// Exchanges the first places of two phases. Does nothing where one has no place.
    pub fn swap(&mut self, one: Phase, other: Phase) {
        if let (Some(from), Some(to)) = (self.place_of(one), self.place_of(other)) {
            self.steps.swap(from, to);
        }
    }
    /// Puts `phase` behind the first place of `other`, or at the end where that has none.
    pub fn insert_after(&mut self, phase: Phase, other: Phase) {
        let at = self.place_of(other).map_or(self.steps.len(), |at| at + 1);
        self.steps.insert(at, Step::of(phase));
    }
    /// Shuffles the places of optimisations, each among those of its group: what others do depends on the order. One seed gives
    /// one order.
    pub fn shuffle(&mut self, seed: u64) {
        let mut numbers = Numbers(seed ^ 0x9e37_79b9_7f4a_7c15);
        // Place and group of each optimisation.
        let places: Vec<_> = (0..self.steps.len())
            .map(|at| (at, self.steps[at].phase.row()))
            .filter(|(_, row)| row.duty == Duty::Optimisation)
            .map(|(at, row)| (at, row.group))
            .collect();
        for run in places.chunk_by(|a, b| a.1 == b.1) {
            for last in (1..run.len()).rev() {
                self.steps.swap(run[last].0, run[numbers.below(last + 1)].0);
            }
        }
    }
    fn place_of(&self, phase: Phase) -> Option<usize> {
        self.steps.iter().position(|step| step.phase == phase)
    }
}

/// Pseudo-random numbers: `splitmix64`.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % limit as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phases::find;
    use proptest::prelude::*;

    fn phase(name: &str) -> Phase {
        find(name).expect("a phase")
    }

    #[test]
    fn edits_change_what_they_name() {
        let (gvn, remat) = (phase("GvnCse"), phase("OriDoRemat"));
        let mut order = Order::default();
        let (at, to) = (order.place_of(gvn), order.place_of(remat));
        order.swap(gvn, remat);
        assert_eq!((order.place_of(gvn), order.place_of(remat)), (to, at));
        order.insert_after(gvn, remat);
        assert_eq!(order.place_of(gvn), at.map(|at| at + 1));
        order.remove(gvn);
        assert_eq!((order.place_of(gvn), order.steps().len()), (None, 158));
        // An edit beside a phase that is gone.
        order.swap(gvn, remat);
        order.insert_after(remat, gvn);
        assert_eq!(order.steps().last(), Some(&Step::of(remat)));
    }

    proptest! {
        #[test]
        fn shuffling_moves_optimisations_within_their_group_only(seed: u64) {
            let (plain, mut shuffled) = (Order::default(), Order::default());
            shuffled.shuffle(seed);
            for (before, after) in plain.steps().iter().zip(shuffled.steps()) {
                let (before, after) = (before.phase.row(), after.phase.row());
                prop_assert!(before == after || before.duty == Duty::Optimisation && before.group == after.group);
            }
            let sorted = |order: &Order| {
                let mut phases: Vec<_> = order.steps().iter().map(|step| step.phase).collect();
                phases.sort();
                phases
            };
            prop_assert_eq!(sorted(&plain), sorted(&shuffled));
            let mut again = Order::default();
            again.shuffle(seed);
            prop_assert_eq!(again, shuffled);
        }
    }
}
