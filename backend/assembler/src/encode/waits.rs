//! Control words at optimisation level 0.
//!
//! Every instruction stalls as long as one can, which is longer than any result of fixed latency takes. Where a result comes when
//! it comes, or sources are read late, the instruction sets a scoreboard, and the next one waits for it. Which instructions set one was
//! counted in code of ptxas ([`warpc_sass::latency`]): those that ever had one get it.

use super::Listing;
use crate::ori::OriHead;
use hashbrown::HashMap;
use warpc_machine::operand::oflag;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::latency::Latencies;

/// Control words, by instruction.
pub type ControlColumn = Vec<Control>;

/// Cycles of the longest stall.
const LONGEST: u8 = 15;

/// What an instruction needs scoreboards for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Scoreboards {
    /// Its results come when they come.
    results: bool,
    /// Its sources are read late.
    sources: bool,
}

/// What instructions like `head` need scoreboards for. Those that were never counted get both, that of results where there are any.
fn needs(latencies: &Latencies, head: OriHead, has_results: bool) -> Scoreboards {
    let mut mnemonic = head.op.text().to_string();
    for suffix in head.suffixes.iter() {
        mnemonic.push('.');
        mnemonic.push_str(suffix.text());
    }
    // What any class of the opcode needs: suffixes that no class names do not make it faster.
    let opcode = head.op.text();
    let of_opcode = |name: &str| name == opcode || name.strip_prefix(opcode).is_some_and(|rest| rest.starts_with('.'));
    let exact = latencies.class_of(&mnemonic).map(|class| latencies.classes[class.0 as usize]);
    let mut known = latencies.classes.iter().filter(|class| of_opcode(class.name)).peekable();
    if known.peek().is_none() {
        return Scoreboards { results: has_results, sources: !head.op.is_pure() && reads_late(opcode) };
    }
    let rows: Vec<_> = exact.map_or_else(|| known.copied().collect(), |class| vec![class]);
    Scoreboards {
        results: rows.iter().any(|class| class.results_with_scoreboard > 0),
        sources: rows.iter().any(|class| class.sources_with_scoreboard > 0),
    }
}

/// Whether an opcode that was never counted is one of memory, whose sources are read when they are needed.
fn reads_late(opcode: &str) -> bool {
    const MEMORY: &[&str] = &["LD", "ST", "AT", "RED", "TEX", "TLD", "TX", "SU", "UTMA", "UBLK", "SYNCS", "CCTL", "MEMBAR"];
    MEMORY.iter().any(|start| opcode.starts_with(start))
}

/// The control words of a listing.
pub fn conservative(listing: &Listing, latencies: &Latencies) -> ControlColumn {
    let mut known: HashMap<(OriHead, bool), Scoreboards, foldhash::fast::FixedState> = HashMap::default();
    let results = Scoreboard::new(0);
    let sources = Scoreboard::new(1);
    let mut wait = 0;
    let column = (0..listing.len()).map(|instruction| {
        let head = listing.heads[instruction];
        let has_results = listing.operands(instruction).iter().any(|item| item.flags & oflag::DEF != 0);
        let needs = *known.entry((head, has_results)).or_insert_with(|| needs(latencies, head, has_results));
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
