//! Which instructions of PTX may wait for other threads: what they read changes only when another thread goes on.

use super::Lowering;
use warpc_ptx_syntax::rows::{Instruction, Rows, SpellingRow};

/// Loads of memory that other threads may write while a loop reads it again and again. A weak load may not be used so.
const STRONG: [&str; 5] = ["volatile", "relaxed", "acquire", "mmio", "cv"];

/// Whether an instruction, given as its words, reads what another thread may have to write first.
fn awaits(words: &[&str]) -> bool {
    match words[0] {
        "atom" | "mbarrier" | "multimem" => {
            words[0] != "mbarrier" || matches!(words.get(1), Some(&("test_wait" | "try_wait")))
        }
        "ld" => words[1..].iter().any(|word| STRONG.contains(word)),
        _ => false,
    }
}

/// Whether threads at an instruction, given as its words, wait for others of their warp or block that need not come to the same one.
fn meets(words: &[&str]) -> bool {
    let is_for_whole_warps = words.contains(&"aligned") || words[0] == "bar" && words.get(1) != Some(&"warp");
    (words[0] == "barrier" || words.contains(&"sync")) && !is_for_whole_warps
}

/// By spelling of `rows`: whether what an instruction reads may depend on other threads.
pub(super) fn awaiting(rows: &Rows) -> Vec<bool> {
    by_spelling(rows, awaits)
}

/// By spelling of `rows`: whether threads wait for others there that may be elsewhere.
pub(super) fn meeting(rows: &Rows) -> Vec<bool> {
    by_spelling(rows, meets)
}

fn by_spelling(rows: &Rows, holds: fn(&[&str]) -> bool) -> Vec<bool> {
    let table = warpc_ptx_syntax::table::table();
    let mut words: Vec<&str> = Vec::new();
    let spelt = |row: &SpellingRow| {
        words.clear();
        words.extend(table.opcodes[row.opcode.index()].split('.'));
        words.extend(rows.modifiers[row.modifiers.range()].iter().map(|m| table.modifiers[m.index()]));
        holds(&words)
    };
    rows.spellings.iter().map(spelt).collect()
}

impl Lowering<'_> {
    /// Whether the result of `instruction` may depend on other threads.
    pub(super) fn awaits_others(&self, instruction: Instruction) -> bool {
        self.awaiting[self.rows.instructions.spelling[instruction.index()].index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn barriers_and_exchanges_of_some_threads_are_told_from_those_of_whole_warps() {
        let meets = |text: &str| meets(&text.split('.').collect::<Vec<_>>());
        for some in [
            "bar.warp.sync",
            "barrier.sync",
            "barrier.cta.sync",
            "barrier.cluster.wait",
            "shfl.sync.idx.b32",
            "vote.sync.all",
        ] {
            assert!(meets(some), "{some}");
        }
        for other in [
            "bar.sync",
            "bar.red.popc",
            "barrier.cta.sync.aligned",
            "mma.sync.aligned.m16n8k8",
            "shfl.idx",
            "membar.cta",
        ] {
            assert!(!meets(other), "{other}");
        }
    }

    #[test]
    fn atomics_strong_loads_and_tests_of_barriers_wait() {
        let awaits = |text: &str| awaits(&text.split('.').collect::<Vec<_>>());
        for waiting in [
            "atom.cas.global",
            "ld.volatile.shared",
            "ld.relaxed.gpu",
            "ld.acquire.cta",
            "ld.mmio.relaxed.sys",
            "ld.global.cv",
            "mbarrier.test_wait.parity",
            "mbarrier.try_wait",
            "multimem.ld_reduce",
        ] {
            assert!(awaits(waiting), "{waiting}");
        }
        for other in
            ["ld.global", "ld.global.ca", "ld", "red.add", "st.volatile", "mbarrier.arrive", "mbarrier", "shfl.sync"]
        {
            assert!(!awaits(other), "{other}");
        }
    }
}
