//! What the program and the knobs ask for of one loop: properties of its `llvm.loop` node, knobs over them.

use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::loop_hints::LoopHints;
use warpc_phase::RemarkText;

/// Widest vector, in lanes, that may be asked for.
pub(super) const MAX_WIDTH: u32 = 64;
/// Most vectors side by side that may be asked for.
pub(super) const MAX_INTERLEAVE: u32 = 16;

const ENABLE: &[u8] = b"llvm.loop.vectorize.enable";
const WIDTH: &[u8] = b"llvm.loop.vectorize.width";
const INTERLEAVE: &[u8] = b"llvm.loop.interleave.count";
const IS_VECTORIZED: &[u8] = b"llvm.loop.isvectorized";
const DISABLE_NONFORCED: &[u8] = b"llvm.loop.disable_nonforced";

/// Whether vectors are asked for by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Force {
    /// Nothing is said.
    Undefined,
    /// They are forbidden.
    Disabled,
    /// They are asked for.
    Enabled,
}

/// What is asked for of a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hints {
    /// Lanes; 0: chosen.
    pub width: u32,
    /// Vectors side by side; 0: chosen.
    pub interleave: u32,
    /// Whether it is asked for by name.
    pub force: Force,
    /// Whether the loop was made by this pass, or must stay.
    pub is_vectorized: bool,
    /// The `llvm.loop` node.
    pub node: LoopHints,
}

impl Hints {
    /// Of the loop whose latch ends in `latch_end`.
    pub fn of(func: &Func<'_>, latch_end: Inst, knobs: &Knobs) -> Hints {
        let node = LoopHints::of(func, latch_end);
        let forced = |knob: Knob<i64>| u32::try_from(knobs.get(knob).max(0)).unwrap_or(0);
        let valid = |value: Option<u64>, most: u32| {
            value.and_then(|value| u32::try_from(value).ok()).filter(|&value| value.is_power_of_two() && value <= most)
        };
        let given = forced(warpc_scev::knobs::FORCE_VECTOR_WIDTH);
        let width = valid(node.number(func, WIDTH), MAX_WIDTH).unwrap_or(given.min(MAX_WIDTH));
        let given = forced(warpc_scev::knobs::FORCE_VECTOR_INTERLEAVE).min(MAX_INTERLEAVE);
        let asked = valid(node.number(func, INTERLEAVE), MAX_INTERLEAVE);
        let interleave = if given > 0 { given } else { asked.unwrap_or(0) };
        let mut force = match node.has(func, ENABLE) {
            true if node.is_on(func, ENABLE) => Force::Enabled,
            true => Force::Disabled,
            false => Force::Undefined,
        };
        if force == Force::Undefined && node.has(func, DISABLE_NONFORCED) {
            force = Force::Disabled;
        }
        let is_vectorized = node.is_on(func, IS_VECTORIZED) || width == 1 && interleave == 1;
        // A width that is no power of two is as good as none.
        let width = if width.is_power_of_two() { width } else { 0 };
        Hints { width, interleave, force, is_vectorized, node }
    }
    /// Whether sums of floating-point numbers may be formed in another order, because vectors of a width are asked for.
    pub fn allows_reordering(&self) -> bool {
        self.force == Force::Enabled || self.width > 1
    }
    /// Whether reasons are said even if nobody reads remarks: vectors are asked for.
    pub fn insists(&self) -> bool {
        self.allows_reordering()
    }
    /// Why the loop was not vectorised, as far as it is about what was asked for.
    pub fn missed(&self) -> (&'static str, RemarkText) {
        if self.force == Force::Disabled {
            let text = "loop not vectorized: vectorization is explicitly disabled";
            return ("MissedExplicitlyDisabled", RemarkText::from(text));
        }
        let mut text = RemarkText::from("loop not vectorized");
        if self.force == Force::Enabled {
            text = text.text(" (Force=").arg("Force", true);
            if self.width != 0 {
                text = text.text(", Vector Width=").arg("VectorWidth", self.width);
            }
            if self.interleave != 0 {
                text = text.text(", Interleave Count=").arg("InterleaveCount", self.interleave);
            }
            text = text.text(")");
        }
        ("MissedDetails", text)
    }
}
