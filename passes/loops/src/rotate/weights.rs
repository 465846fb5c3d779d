//! Branch weights of a rotated loop.
//!
//! Before rotation one branch decides `exit` times to leave and `stay` times to run the body. Afterwards the *guard* decides
//! whether the loop is entered at all, and the *latch* whether it runs again:
//!
//! ```text
//!   guard.exit + latch.exit == exit       the loop is left as often as before
//!   guard.enter == latch.exit             who enters leaves through the latch
//!   latch.stay == stay - guard.enter      the first iteration is entered through the guard
//! ```
//!
//! One number is open: how often the guard leaves. Profiles do not tell; a loop that runs its body more often than it is left
//! is taken to be skipped once in 128 times, another one to run its body at most once.

use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{branch_weights, set_branch_weights};

/// A loop that iterates is skipped once for every so many times that it is entered.
const ENTERED_PER_SKIPPED: u32 = 127;

/// Weights of the edges out of the loop and into its body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Edges {
    exit: u32,
    stay: u32,
}

/// Weights of guard and latch for those of the header; `guarded` is false where the body is known to run once.
fn distribute(header: Edges, guarded: bool) -> (Edges, Edges) {
    let Edges { mut exit, mut stay } = header;
    match (exit, stay) {
        (0, 0) => return (Edges { exit: 0, stay: 0 }, Edges { exit: 0, stay: 0 }),
        // A loop that never ends: it must not look as if it were left as often as it is entered.
        (0, _) => return (Edges { exit: 0, stay: 1 }, Edges { exit: 0, stay }),
        // A loop that is never entered.
        (_, 0) => return (Edges { exit: 1, stay: 0 }, Edges { exit: 1, stay: 0 }),
        _ => {}
    }
    let mut skipped = 0;
    if !guarded {
        // Sampled profiles may contradict that the body runs at least as often as the loop is left.
        stay = stay.max(exit);
    } else if stay >= exit {
        skipped = 1;
        let fits = |n: u32| n >> 31 == 0;
        while exit < ENTERED_PER_SKIPPED + skipped && fits(exit) && fits(stay) {
            exit <<= 1;
            stay <<= 1;
        }
    } else {
        skipped = exit - stay;
    }
    let entered = exit - skipped;
    (Edges { exit: skipped, stay: entered }, Edges { exit: entered, stay: stay - entered })
}

/// Sets the weights of `latch`, the branch of the former header, and of `guard`, its copy before the loop, if it stays.
/// `exit_first` says whether the first successor is the exit.
pub fn update(func: &mut FuncMut<'_>, guard: Inst, latch: Inst, guarded: bool, exit_first: bool) {
    let Some(old) = branch_weights(func, latch) else { return };
    let [first, second] = old[..] else { return };
    let header = if exit_first { Edges { exit: first, stay: second } } else { Edges { exit: second, stay: first } };
    let (at_guard, at_latch) = distribute(header, guarded);
    let ordered = |e: Edges| if exit_first { [e.exit, e.stay] } else { [e.stay, e.exit] };
    set_branch_weights(func, latch, &ordered(at_latch));
    if guarded {
        set_branch_weights(func, guard, &ordered(at_guard));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_keep_the_number_of_exits_and_iterations() {
        for (exit, stay) in [(1, 1), (3, 100), (1000, 5), (127, 128), (1 << 30, 1 << 30), (u32::MAX, 7), (7, u32::MAX)]
        {
            for guarded in [false, true] {
                let (guard, latch) = distribute(Edges { exit, stay }, guarded);
                assert_eq!(guard.stay, latch.exit, "who enters leaves");
                // Numbers may have been scaled by a power of two.
                let exits = guard.exit as u64 + latch.exit as u64;
                assert_eq!(exits % exit as u64, 0, "{exit} {stay}");
                let scale = exits / exit as u64;
                let bodies = guard.stay as u64 + latch.stay as u64;
                assert!(bodies == stay as u64 * scale || !guarded && bodies == exit as u64, "{exit} {stay}");
            }
        }
        assert_eq!(distribute(Edges { exit: 0, stay: 9 }, true).1, Edges { exit: 0, stay: 9 });
        assert_eq!(distribute(Edges { exit: 9, stay: 0 }, true).0, Edges { exit: 1, stay: 0 });
    }
}
