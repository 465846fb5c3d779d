//! What is to become of a loop: by how many copies of its body it is replaced, and which of their exits are decided.

use warpc_ir::ids::*;

/// How often a loop runs if it is left from one exiting block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitTrips {
    /// The exiting block.
    pub block: Block,
    /// Iterations up to and with the one that leaves; 0 when that is not a known constant.
    pub trips: u32,
    /// A number that divides them.
    pub multiple: u32,
}

/// Whether an exit is taken in a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Never.
    Never,
    /// Whenever it is reached.
    Always,
    /// The condition has to be asked.
    Unknown,
}

/// The shape that LLVM's pass gives to the copies: exits in the middle that are known to be taken are asked nevertheless, so that every block
/// of the loop stays in every copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The latch, the only block whose exit is taken without being asked.
    pub latch: Block,
    /// The loop runs as often as the bound says, or once: only the first copy asks.
    pub only_first: bool,
}

/// The plan for one loop.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Copies of the body.
    pub count: u32,
    /// No loop remains: the back edge of the last copy is never taken. Else it leads to the first copy.
    pub completely: bool,
    /// Branches on constants are folded and what they do not lead to is not copied. Not where an inner cycle has two entries,
    /// because the edges into a block are then not known when it is copied.
    pub prune: bool,
    /// Exits of which something is known, in order of their blocks.
    pub exits: Vec<ExitTrips>,
    /// The loop itself stays behind the copies for the iterations that the factor leaves, see `remainder.rs`.
    pub remainder: bool,
    /// The shape, where that is LLVM's.
    pub literal: Option<Literal>,
}

impl Plan {
    /// Gives the remainder up: each copy asks whether to go on.
    pub fn keep_all_exits(&mut self) {
        self.remainder = false;
        for exit in &mut self.exits {
            exit.multiple = 1;
        }
    }

    /// Whether the exit of `block` is taken in copy number `copy`.
    pub fn taken(&self, block: Block, copy: u32) -> Taken {
        let Ok(n) = self.exits.binary_search_by_key(&block, |e| e.block) else { return Taken::Unknown };
        let (trips, multiple) = (self.exits[n].trips, self.exits[n].multiple.max(1));
        let iteration = copy + 1;
        if let Some(literal) = self.literal.filter(|_| self.completely) {
            let is_last = iteration == self.count;
            return match () {
                _ if literal.only_first && copy == 0 => Taken::Unknown,
                _ if is_last && block == literal.latch => Taken::Always,
                _ if is_last => Taken::Unknown,
                _ if literal.only_first || trips != 0 && iteration != trips => Taken::Never,
                _ => Taken::Unknown,
            };
        }
        if self.completely {
            return match trips {
                0 if !iteration.is_multiple_of(multiple) => Taken::Never,
                0 => Taken::Unknown,
                _ if iteration < trips => Taken::Never,
                _ => Taken::Always,
            };
        }
        // Copy `copy` does iterations that leave the same remainder: the loop leaves in the one whose remainder is that of its
        // trip count.
        let leaves_here = match trips {
            0 => iteration.is_multiple_of(gcd(self.count, multiple)),
            _ => iteration % self.count == trips % self.count,
        };
        if leaves_here { Taken::Unknown } else { Taken::Never }
    }
}

/// Greatest common divisor.
pub fn gcd(left: u32, right: u32) -> u32 {
    let (mut left, mut right) = (left, right);
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a loop of `trips` iterations under `plan` and sees that every decided exit is decided right.
    #[test]
    fn decided_exits_agree_with_the_iterations_they_stand_for() {
        for trips in 1..=12u32 {
            for count in 1..=12u32 {
                for (known, multiple) in [(trips, trips), (0, trips), (0, gcd(trips, 4)), (0, 1)] {
                    let exits = vec![ExitTrips { block: Block(3), trips: known, multiple }];
                    for completely in [false, true] {
                        if completely && count < trips {
                            continue;
                        }
                        let latch = Block(3 + trips % 2);
                        let literal = (trips % 3 == 0).then_some(Literal { latch, only_first: false });
                        let plan =
                            Plan { count, completely, prune: true, exits: exits.clone(), remainder: false, literal };
                        for iteration in 0..trips {
                            let leaves = iteration + 1 == trips;
                            match plan.taken(Block(3), iteration % count) {
                                Taken::Never => assert!(!leaves, "{plan:?} {iteration}"),
                                Taken::Always => assert!(leaves, "{plan:?} {iteration}"),
                                Taken::Unknown => {}
                            }
                        }
                        assert_eq!(plan.taken(Block(4), 0), Taken::Unknown);
                    }
                }
            }
        }
        let known = Plan {
            count: 8,
            completely: true,
            prune: true,
            exits: vec![ExitTrips { block: Block(0), trips: 8, multiple: 8 }],
            remainder: false,
            literal: None,
        };
        assert_eq!((known.taken(Block(0), 6), known.taken(Block(0), 7)), (Taken::Never, Taken::Always));
    }
}
