//! Control words at optimisation level 0.
//!
//! Every instruction stalls as long as one can, which is longer than any result of fixed latency takes but those of matrices. Where a result comes when
//! it comes, or sources are read late, the instruction sets a scoreboard, and the next one waits for it. Which instructions set one was
//! counted in code of ptxas ([`warpc_sass::latency`]): those that ever had one get it.

use super::{Item, Listing, Value};
use crate::ori::{Op, OriHead};
use hashbrown::HashMap;
use warpc_machine::operand::oflag;
use warpc_sass::Table;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::latency::{ClassRow, Latencies};

/// Control words, by instruction.
pub type ControlColumn = Vec<Control>;

/// Cycles of the longest stall.
const LONGEST: u8 = 15;
/// Instructions that do nothing behind one of a matrix: its result takes at most 35 cycles.
const IDLE_BEHIND_MATRIX: usize = 2;

/// What an instruction needs scoreboards for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Needs {
    /// Its results come when they come.
    results: bool,
    /// Its sources are read late.
    sources: bool,
    /// Its result takes longer than the longest stall.
    is_long: bool,
}

/// What instructions like `head` need scoreboards for. Those that were never counted get both,
/// where there are results and where registers are read.
fn needs(latencies: &Latencies, head: OriHead, (has_results, has_sources): (bool, bool)) -> Scoreboards {
    if waits_for_itself(head) {
        return Scoreboards::default();
    }
    let mut mnemonic = head.op.text().to_string();
    for suffix in head.suffixes.iter() {
        mnemonic.push('.');
        mnemonic.push_str(suffix.text());
    }
    // What any class of the opcode needs: suffixes that no class names do not make it faster.
    let opcode = head.op.text();
    let of_opcode = |name: &str| name == opcode || name.strip_prefix(opcode).is_some_and(|rest| rest.starts_with('.'));
    // Classes that only distances name were never counted.
    let is_counted = |class: &ClassRow| {
        let results = class.results_with_scoreboard + class.results_without;
        results + class.sources_with_scoreboard + class.sources_without > 0
    };
    let exact = latencies.class_of(&mnemonic).map(|class| latencies.classes[class.0 as usize]).filter(is_counted);
    let mut known = latencies.classes.iter().filter(|class| of_opcode(class.name) && is_counted(class)).peekable();
    if known.peek().is_none() {
        return Scoreboards { results: has_results, sources: has_sources && !head.op.is_pure() && !leaves(head) };
    }
    let rows: Vec<_> = exact.map_or_else(|| known.copied().collect(), |class| vec![class]);
    Scoreboards {
        results: rows.iter().any(|class| class.results_with_scoreboard > 0),
        sources: rows.iter().any(|class| class.sources_with_scoreboard > 0),
    }
}

/// Whether control goes elsewhere: nothing would wait.
fn leaves(head: OriHead) -> bool {
    head.op.control() != warpc_machine::isa::Control::Next || matches!(head.op, Op::Nop | Op::Bssy)
}

/// Whether an instruction is one of matrices without a scoreboard: its result takes longer than a stall can be, and where it does not
/// stall the machine waits for it.
fn waits_for_itself(head: OriHead) -> bool {
    matches!(head.op, Op::Hmma | Op::Imma | Op::Bmma)
}

/// The control words of a listing.
pub fn conservative(listing: &Listing, latencies: &Latencies) -> ControlColumn {
    let mut known: HashMap<(OriHead, (bool, bool)), Scoreboards, foldhash::fast::FixedState> = HashMap::default();
    let results = Scoreboard::new(0);
    let sources = Scoreboard::new(1);
    let mut wait = 0;
    let column = (0..listing.len()).map(|instruction| {
        let head = listing.heads[instruction];
        let is_result = |item: &Item| item.flags & oflag::DEF != 0;
        let is_source = |item: &Item| !is_result(item) && matches!(item.value, Value::Register { .. });
        let operands = listing.operands(instruction);
        let has = (operands.iter().any(is_result), operands.iter().any(is_source));
        let needs = *known.entry((head, has)).or_insert_with(|| needs(latencies, head, has));
        let control = Control {
            stall: if waits_for_itself(head) { 0 } else { LONGEST },
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
