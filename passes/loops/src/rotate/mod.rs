//! `loop-rotate`: loops that test their condition first become loops that test it last, under a guard.
//!
//! ```text
//!   while (c) body;      ->      if (c) do body; while (c);
//! ```
//!
//! **When**: the header is the only block that leaves, or leaves where the latch does not; it is not larger than
//! `rotation-max-header-size`; its code may be copied. A barrier may: all threads that were together at the header in one
//! iteration meet at the same copy of it, and no thread reaches it under more conditions than before. Where convergence is
//! told by tokens, or `rotate-convergent-headers` is off, a header with such operations stays.
//! **How**: `latch.rs` first tries to make the latch vanish, which rotates a loop without a copy; `header.rs` copies the header
//! in front of the loop; `weights.rs` shares out what a profile counted. With `loop-rotate-multi` that is repeated while the
//! latch only leaves to a deoptimisation and another exit does not.
//! **Invariants**: loops must be in simplified and LCSSA form, and are afterwards; others are left alone with a remark. The loop
//! keeps its metadata.
//! **Cost**: linear in the headers that are copied and in the uses of their values; the dominator tree changes at a handful of
//! blocks of each loop.
//! **Source**: the specification's LoopRotate, which is that of LLVM but for barriers.

mod header;
mod latch;
mod weights;

pub use header::{Rotation, Site, stays_closed};

use super::metrics::{Convergence, Costs, Ephemeral, Metrics};
use crate::knobs;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, Loops, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::knobs::Knobs;
use warpc_ir::loop_hints::{LoopHints, set_loop_node};
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind};

const NAME: &str = "loop-rotate";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "test the conditions of loops at their ends",
    level: Level::Loop,
    reads: AnalysisSet::DOM.and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::ROTATE],
    idempotent: false,
    required: false,
    make: |mut params| {
        let header_duplication = params.take_choice("header-duplication");
        let prepare_for_lto = params.take_flag("prepare-for-lto", false);
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(LoopRotate { header_duplication, prepare_for_lto, rotation: Rotation::default() })))
    },
};

/// What decides about a loop besides its code.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Largest header that is copied.
    pub max_header_size: u32,
    /// Headers with calls that the link-time inliner may take stay whole.
    pub prepare_for_lto: bool,
    /// Rotate again while the latch only leaves to a deoptimisation.
    pub multi: bool,
    /// Headers with barriers and votes are copied, on a GPU.
    pub convergent: bool,
}

impl Options {
    /// For loops of `func` under `knobs`. A header is copied unless the function is to be small.
    pub fn new(func: &Func<'_>, knobs: &Knobs, header_duplication: bool, prepare_for_lto: bool) -> Options {
        let small = func.attrs().fn_has(func.ctx().globals.parts[func.global().index()].attrs, AttrKind::MinSize);
        let on_gpu = is_for_gpu(func);
        let size = knobs.get(knobs::ROTATION_MAX_HEADER_SIZE).clamp(0, u32::MAX as i64) as u32;
        Options {
            max_header_size: if header_duplication && !small { size } else { 0 },
            prepare_for_lto: prepare_for_lto || knobs.get(knobs::ROTATION_PREPARE_FOR_LTO),
            multi: knobs.get(knobs::LOOP_ROTATE_MULTI),
            convergent: on_gpu && knobs.get(knobs::ROTATE_CONVERGENT_HEADERS),
        }
    }
}

/// Why a loop is not rotated, where that is worth a remark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// It has no preheader, several latches, shared exits, or values used outside without a phi.
    NotSimplified,
    /// Its header is larger than the limit.
    TooLarge(u32),
    /// Its header must not be copied.
    NotDuplicable,
    /// Its header holds convergent operations.
    Convergent,
    /// Its header calls what may be inlined later.
    InlineCandidate,
}

impl Declined {
    fn name(self) -> &'static str {
        match self {
            Declined::NotSimplified => "NotSimplified",
            Declined::TooLarge(_) => "HeaderTooLarge",
            Declined::NotDuplicable => "HeaderNotDuplicable",
            Declined::Convergent => "ConvergentHeader",
            Declined::InlineCandidate => "HeaderCallsInlineCandidate",
        }
    }
    fn text(self, limit: u32) -> String {
        match self {
            Declined::NotSimplified => "loop not rotated: it is not in loop-simplify and LCSSA form".into(),
            Declined::TooLarge(size) => {
                format!("loop not rotated: its header has size {size}, more than rotation-max-header-size={limit}")
            }
            Declined::NotDuplicable => "loop not rotated: its header contains code that must not be duplicated".into(),
            Declined::Convergent => "loop not rotated: its header contains convergent operations".into(),
            Declined::InlineCandidate => "loop not rotated: its header calls a function that may be inlined".into(),
        }
    }
}

struct LoopRotate {
    header_duplication: Option<bool>,
    prepare_for_lto: bool,
    rotation: Rotation,
}

impl LoopPass for LoopRotate {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let knobs = &cx.session.knobs;
        let duplicate = self.header_duplication.unwrap_or(knobs.get(knobs::ENABLE_LOOP_HEADER_DUPLICATION));
        let options = Options::new(func, knobs, duplicate, self.prepare_for_lto);
        let outcome = rotate_loop(func, cx.loops, cx.dom, loop_id, options, &mut self.rotation);
        let at = func.terminator(cx.loops.header(loop_id));
        if outcome.rotations > 0 {
            cx.remark(RemarkKind::Passed, NAME, "Rotated", at, || "rotated loop");
        }
        if let Some(why) = outcome.declined {
            cx.remark(RemarkKind::Missed, NAME, why.name(), at, || why.text(options.max_header_size));
        }
        Outcome::of(outcome.changed, AnalysisSet::NONE)
    }
}

/// What happened to a loop.
#[derive(Clone, Copy, Default, Debug)]
pub struct RotateOutcome {
    /// Something changed: the latch was simplified or the loop rotated.
    pub changed: bool,
    /// How often it was rotated.
    pub rotations: u32,
    /// Why it was not rotated (again).
    pub declined: Option<Declined>,
}

/// Brings loop `loop_id` into rotated form. `loops` and `dom` are kept up to date; all other analyses become stale when something
/// changes.
pub fn rotate_loop(
    func: &mut FuncMut<'_>,
    loops: &mut Loops,
    dom: &mut DomTree,
    loop_id: Loop,
    mut options: Options,
    rotation: &mut Rotation,
) -> RotateOutcome {
    let mut outcome = RotateOutcome::default();
    let Some(latch) = loops.latch(func, loop_id) else { return outcome };
    let hints = LoopHints::of(func, func.terminator(latch));
    // A loop that the user wants vectorised must be rotated for that, whatever it costs.
    if options.max_header_size == 0 && hints.is_on(func, b"llvm.loop.vectorize.enable") {
        options.max_header_size = 16;
    }
    let simplified = latch::simplify_latch(func, loops, dom, loop_id);
    outcome.changed |= simplified;
    let mut simplified_now = simplified;
    loop {
        match plan(func, loops, loop_id, &options, simplified_now) {
            Ok(Some(site)) => {
                set_loop_node(func, func.terminator(site.latch), Md::NONE);
                rotation.rotate(func, loops, dom, loop_id, site);
                outcome.changed = true;
                outcome.rotations += 1;
                simplified_now = false;
            }
            Ok(None) => break,
            Err(why) => {
                outcome.declined = Some(why);
                break;
            }
        }
        if !options.multi || !leaves_to_deoptimisation(func, loops, loop_id) {
            break;
        }
    }
    if outcome.changed
        && hints.node.is_some()
        && let Some(latch) = loops.latch(func, loop_id)
    {
        set_loop_node(func, func.terminator(latch), hints.node);
    }
    outcome
}

/// Where `loop_id` is to be rotated: `None` where it has rotated form or cannot have it, an error where something forbids it.
fn plan(
    func: &mut FuncMut<'_>,
    loops: &Loops,
    loop_id: Loop,
    options: &Options,
    simplified: bool,
) -> Result<Option<Site>, Declined> {
    let header = loops.header(loop_id);
    let branch = func.terminator(header);
    if loops.own_blocks(loop_id).nth(1).is_none() && loops.is_innermost(loop_id)
        || func.op(branch) != Opcode::Br
        || func.num_operands(branch) != 3
    {
        return Ok(None);
    }
    let targets = [1, 2].map(|k| func.operand(branch, k).as_block().expect("successor"));
    let inside = targets.map(|b| loops.contains(loop_id, b));
    if inside[0] == inside[1] {
        return Ok(None);
    }
    let exit_first = inside[1];
    let [exit, body] = if exit_first { targets } else { [targets[1], targets[0]] };
    let Some(latch) = loops.latch(func, loop_id) else { return Err(Declined::NotSimplified) };
    let latch_leaves = func.successors(latch).any(|s| !loops.contains(loop_id, s));
    if latch_leaves
        && !simplified
        && !frees_a_phi(func, header, exit)
        && !leaves_to_deoptimisation(func, loops, loop_id)
    {
        return Ok(None);
    }
    let Some(preheader) = loops.preheader(func, loop_id) else { return Err(Declined::NotSimplified) };
    let single = func.predecessors(body).count() == 1;
    let dedicated = func.predecessors(exit).all(|p| loops.contains(loop_id, p));
    let plain_entry = func.op(func.terminator(preheader)) == Opcode::Br;
    if !single || !dedicated || !plain_entry || !header_values_are_closed(func, loops, loop_id, header) {
        return Err(Declined::NotSimplified);
    }
    let ephemeral = Ephemeral::of(func, loops.blocks(loop_id).into_iter());
    let m = Metrics::of(func, &[header], &|b| b == header, &ephemeral, (Costs::Target, options.prepare_for_lto));
    if m.not_duplicable {
        return Err(Declined::NotDuplicable);
    }
    let allowed = if options.convergent { Convergence::Uncontrolled } else { Convergence::None };
    if m.convergence > allowed || m.convergence == Convergence::Controlled {
        return Err(Declined::Convergent);
    }
    if m.size > options.max_header_size {
        return Err(Declined::TooLarge(m.size));
    }
    if options.prepare_for_lto && m.inline_candidates > 0 {
        return Err(Declined::InlineCandidate);
    }
    Ok(Some(Site { header, body, exit, preheader, latch, exit_first }))
}

/// Whether a phi of the header is used at its exit only: the value of the last iteration need not be kept any more when the
/// exit moves to the end, where its step is at hand.
fn frees_a_phi(func: &Func<'_>, header: Block, exit: Block) -> bool {
    let mut phi = func.first(header);
    while phi.is_some() && func.op(phi) == Opcode::Phi {
        if func.uses(Value::inst(phi)).all(|u| func.block_of(func.user(u)) == exit) {
            return true;
        }
        phi = func.next(phi);
    }
    false
}

/// Whether every use of a value of the header outside of the loop is a phi that reads it in the loop.
fn header_values_are_closed(func: &Func<'_>, loops: &Loops, loop_id: Loop, header: Block) -> bool {
    func.block_insts(header).all(|i| func.uses(Value::inst(i)).all(|u| loops.contains(loop_id, func.block_of_use(u))))
}

/// Whether the latch of `loop_id` leaves it for a deoptimisation and another exit does not.
fn leaves_to_deoptimisation(func: &Func<'_>, loops: &Loops, loop_id: Loop) -> bool {
    let Some(latch) = loops.latch(func, loop_id) else { return false };
    if func.op(func.terminator(latch)) != Opcode::Br {
        return false;
    }
    let Some(exit) = func.successors(latch).find(|&s| !loops.contains(loop_id, s)) else { return false };
    ends_in_deoptimisation(func, exit)
        && loops
            .blocks(loop_id)
            .iter()
            .any(|&b| func.successors(b).any(|s| !loops.contains(loop_id, s) && !ends_in_deoptimisation(func, s)))
}

/// Whether the straight code from `block` on returns what a deoptimising call says.
fn ends_in_deoptimisation(func: &Func<'_>, block: Block) -> bool {
    let mut block = block;
    // The walk is bounded: straight code may be a cycle.
    for _ in 0..64 {
        let end = func.terminator(block);
        if func.op(end) == Opcode::Ret {
            return func
                .prev(end)
                .get()
                .is_some_and(|i| facts::intrinsic(func, i) == Some(id::EXPERIMENTAL_DEOPTIMIZE));
        }
        let mut next = func.successors(block);
        let (Some(only), None) = (next.next(), next.next()) else { return false };
        block = only;
    }
    false
}
