//! Control words at optimisation level 0.
//!
//! Every instruction stalls as long as one can, which is longer than any result of fixed latency takes. Where a result comes when
//! it comes, or sources are read late, the instruction sets a scoreboard, and the next one waits for it.

use super::Listing;
use crate::ori::Op;
use warpc_sass::control::{Control, Scoreboard};

/// Control words, by instruction.
pub type ControlColumn = Vec<Control>;

/// Cycles of the longest stall.
const LONGEST: u8 = 15;

/// What an instruction needs scoreboards for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Scoreboards {
    /// Its results come when they come.
    pub results: bool,
    /// Its sources are read late.
    pub sources: bool,
}

/// What opcodes need scoreboards for. Both are asked for wherever ptxas was seen to need one.
fn needs(op: Op) -> Scoreboards {
    use Op::*;
    let (results, sources) = match op {
        Ldc | S2r | S2ur | Fchk | Qspc => (true, false),
        Mufu | F2f | F2i | I2f | Frnd | Popc | Flo | Brev | Match | Redux | Bmov => (true, true),
        Ld | Ldg | Lds | Ldl | Atom | Atomg | Atoms | Shfl => (true, true),
        St | Stg | Sts | Stl | Redg | Membar | Cctl | Bar => (false, true),
        _ => (false, false),
    };
    Scoreboards { results, sources }
}

/// The control words of a listing.
pub fn conservative(listing: &Listing) -> ControlColumn {
    let results = Scoreboard::new(0);
    let sources = Scoreboard::new(1);
    let mut wait = 0;
    let column = listing.heads.iter().map(|head| {
        let needs = needs(head.op);
        let control = Control {
            stall: LONGEST,
            write: results.filter(|_| needs.results),
            read: sources.filter(|_| needs.sources),
            wait,
            ..Control::default()
        };
        wait = needs.results as u8 | (needs.sources as u8) << 1;
        control
    });
    // Instructions that are jumped to wait for both: a jump sets neither, and what stands before one waits.
    column.collect()
}
