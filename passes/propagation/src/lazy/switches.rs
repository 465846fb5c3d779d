//! What switches say of their conditions on each of their edges.
//!
//! All edges of a switch are answered at the first question about one, in one walk over its cases, since whoever asks of one edge asks
//! of the others. **Cost**: linear in the cases of each switch, until facts are forgotten.

use crate::lattice::{Fact, range_bits};
use crate::range::Range;
use hashbrown::{HashMap, HashSet};
use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_scalar::patterns as p;

type Hasher = foldhash::fast::FixedState;

/// Facts about the conditions of the switches that were asked for.
pub struct Switches {
    /// Switches that were walked over.
    walked: HashSet<Inst, Hasher>,
    /// What the condition can be on the edge to a block; a block that is not there is not led to.
    ranges: HashMap<(Inst, Block), Range, Hasher>,
}

impl Default for Switches {
    fn default() -> Switches {
        let hasher = Hasher::with_seed(0x7377_6974);
        Switches { walked: HashSet::with_hasher(hasher.clone()), ranges: HashMap::with_hasher(hasher) }
    }
}

impl Switches {
    /// Edges have changed.
    pub fn forget(&mut self) {
        self.walked.clear();
        self.ranges.clear();
    }
    /// What switch `term` says of its condition on the edge to `to`.
    pub fn on_edge(&mut self, func: &Func<'_>, term: Inst, to: Block) -> Fact {
        let Some(bits) = range_bits(func, func.type_of(func.operand(term, 0))) else { return Fact::Overdefined };
        if self.walked.insert(term) {
            self.walk(func, term, bits);
        }
        match self.ranges.get(&(term, to)) {
            Some(&range) => Fact::of_range(range),
            None => Fact::of_range(Range::empty(bits)),
        }
    }
    fn walk(&mut self, func: &Func<'_>, term: Inst, bits: u32) {
        let default = func.operand(term, 1).as_block();
        let mut rest = Range::full(bits);
        for at in (2..func.num_operands(term)).step_by(2) {
            let to = func.operand(term, at + 1).as_block();
            if to == default {
                continue;
            }
            let case = match p::int(func, func.operand(term, at)) {
                Some(case) => {
                    let case = Range::single(bits, case.v);
                    // It can be a case that leads elsewhere at the edges of the range only, or the difference is no range.
                    rest = rest.difference(case);
                    case
                }
                None => Range::full(bits),
            };
            if let Some(to) = to {
                let range = self.ranges.entry((term, to)).or_insert(Range::empty(bits));
                *range = range.union(case);
            }
        }
        if let Some(default) = default {
            self.ranges.insert((term, default), rest);
        }
    }
}
