//! What a boolean made of up to three others is, in all 27 cases in which each of them is false, true or poison.
//!
//! A select hides the poison of the arm that is not taken, so a table of truth alone does not say whether one value may stand for another.

/// Cases of three leaves.
const CASES: usize = 27;
const ALL: u32 = (1 << CASES) - 1;

/// A value in all cases: those in which it is true, and those in which it is poison.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Outcomes {
    pub(crate) yes: u32,
    pub(crate) poison: u32,
}

impl Outcomes {
    /// That of the three booleans themselves: `number` is 0, 1 or 2.
    pub(crate) const fn leaf(number: usize) -> Outcomes {
        let period = [9, 3, 1][number];
        let mut outcomes = Outcomes { yes: 0, poison: 0 };
        let mut case = 0;
        while case < CASES {
            match case / period % 3 {
                1 => outcomes.yes |= 1 << case,
                2 => outcomes.poison |= 1 << case,
                _ => {}
            }
            case += 1;
        }
        outcomes
    }

    /// Cases in which it is false.
    pub(crate) const fn no(self) -> u32 {
        ALL & !self.yes & !self.poison
    }

    /// Of its complement, if that is wanted.
    pub(crate) fn complement(self, wanted: bool) -> Outcomes {
        if wanted { Outcomes { yes: self.no(), poison: self.poison } } else { self }
    }

    /// Of `left & right` (`op` is 0), `left | right` (1) and `left ^ right` (2).
    pub(crate) fn bitwise(op: u8, left: Outcomes, right: Outcomes) -> Outcomes {
        let poison = left.poison | right.poison;
        let yes = match op {
            0 => left.yes & right.yes,
            1 => left.yes | right.yes,
            _ => left.yes ^ right.yes,
        };
        Outcomes { yes: yes & !poison, poison }
    }

    /// Of a select.
    pub(crate) fn select(condition: Outcomes, yes: Outcomes, no: Outcomes) -> Outcomes {
        let poison = condition.poison | condition.yes & yes.poison | condition.no() & no.poison;
        Outcomes { yes: (condition.yes & yes.yes | condition.no() & no.yes) & !poison, poison }
    }

    /// Of a constant.
    pub(crate) fn constant(truth: bool) -> Outcomes {
        Outcomes { yes: if truth { ALL } else { 0 }, poison: 0 }
    }

    /// Whether `new` may stand for this.
    pub(crate) fn allows(self, new: Outcomes) -> bool {
        (new.poison & !self.poison) == 0 && (new.yes ^ self.yes) & !self.poison == 0
    }

    /// The function of three bits that it is without poison, as in `bit_trees`.
    pub(crate) fn function(self) -> u8 {
        let mut function = 0;
        for bits in 0..8usize {
            let case = (bits >> 2 & 1) * 9 + (bits >> 1 & 1) * 3 + (bits & 1);
            function |= ((self.yes >> case & 1) as u8) << bits;
        }
        function
    }
}
