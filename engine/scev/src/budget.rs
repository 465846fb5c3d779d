//! Limits: the knobs, the size that an expression may come to (simple mode), and how often that is tried.
//!
//! In simple mode a value is scored before anything is made of it; what is too large is taken as it is, and after too many of
//! those nothing is looked at any more. Kernels have no limit.

use super::*;
use crate::knobs;
use smallvec::SmallVec;
use warpc_ir::Func;
use warpc_ir::knobs::{Knob, Knobs};

/// Values of the knobs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub arith_depth: u32,
    pub cast_depth: u32,
    pub compare_depth: u32,
    pub value_compare_depth: u32,
    pub implication_depth: u32,
    pub evolving_depth: u32,
    pub max_iterations: u32,
    pub rec_size: usize,
    pub huge: u32,
    pub add_inline: usize,
    pub mul_inline: usize,
    pub finite_loops: bool,
    pub sharpen: bool,
    pub context_flags: bool,
    /// Values waiting for each other while an expression is made.
    pub build_depth: usize,
    simple: bool,
    max_size: u64,
    max_failures: u32,
    config: i64,
    pub positive_strides: bool,
    pub sext_expand: bool,
    pub sext_simplify: bool,
    pub more_counts: bool,
    pub common_factor: bool,
    pub keep_threads: bool,
    /// Conditions looked at on the way to a block.
    pub conditions: u32,
}

impl Settings {
    pub(super) fn new(k: &Knobs, f: &Func<'_>) -> Settings {
        let int = |knob: Knob<i64>| k.get(knob).clamp(0, u32::MAX as i64) as u32;
        // What recurses is bounded whatever a knob says.
        let depth = |knob: Knob<i64>| int(knob).min(256);
        let kernel = f.ctx().is_kernel(f.global());
        let items = int(knobs::SCEV_MAX_ADD_ITEMS) as usize;
        Settings {
            arith_depth: depth(knobs::SCEV_MAX_ARITH_DEPTH),
            cast_depth: depth(knobs::SCEV_MAX_CAST_DEPTH).min(depth(knobs::SCEV_MAX_EXT_DEPTH)),
            compare_depth: depth(knobs::SCEV_MAX_COMPARE_DEPTH),
            value_compare_depth: depth(knobs::SCEV_MAX_VALUE_COMPARE_DEPTH).min(16),
            implication_depth: depth(knobs::SCEV_MAX_IMPLICATION_DEPTH).min(16),
            evolving_depth: depth(knobs::SCEV_MAX_CONSTANT_EVOLVING_DEPTH),
            max_iterations: int(knobs::SCEV_MAX_ITERATIONS),
            rec_size: int(knobs::SCEV_MAX_ADD_REC_SIZE) as usize,
            huge: int(knobs::SCEV_HUGE_EXPR_THRESHOLD),
            add_inline: (int(knobs::SCEV_ADD_OPS_INLINE) as usize).min(items),
            mul_inline: int(knobs::SCEV_MUL_OPS_INLINE) as usize,
            finite_loops: k.get(knobs::SCEV_FINITE_LOOP),
            sharpen: k.get(knobs::SCEV_SHARPEN_RANGES),
            context_flags: k.get(knobs::SCEV_CONTEXT_FLAGS),
            build_depth: if kernel {
                usize::MAX
            } else {
                (int(knobs::SCEV_MAX_RECURSION_DEPTH) as usize).saturating_mul(8)
            },
            simple: k.get(knobs::SCEV_COMPLEXITY_CONTROL) && !kernel,
            max_size: int(knobs::SCEV_MAX_EXPR_SIZE) as u64,
            max_failures: int(knobs::SCEV_MAX_EXPR_FAILURES),
            config: k.get(knobs::SCEV_COMPLEXITY_CONFIG),
            positive_strides: k.get(knobs::AGGRESSIVE_POSITIVE_STRIDE),
            sext_expand: k.get(knobs::SCEV_SIGN_EXT_EXPAND),
            sext_simplify: k.get(knobs::SCEV_SIGN_EXT_SIMPLIFY),
            more_counts: k.get(knobs::SCEV_TRACK_TRIP_COUNT_MORE),
            common_factor: k.get(knobs::SCEV_COMMON_FACTOR),
            conditions: int(knobs::SCEV_MAX_CONDITIONS),
            keep_threads: k.get(knobs::SCEV_REASSOCIATE_THREADS),
        }
    }
}

impl Se<'_, '_> {
    /// Whether the expression of `inst` may be made.
    pub(super) fn may_build(&mut self, inst: Inst) -> bool {
        if !self.set.simple {
            return true;
        }
        if self.s.failures > self.set.max_failures {
            return false;
        }
        if self.score(inst) > self.set.max_size {
            self.s.failures += 1;
            return false;
        }
        true
    }
    /// An estimate of the nodes of the expression of `inst`, weighted by loop depth; just above the limit when it is more.
    fn score(&self, inst: Inst) -> u64 {
        /// An instruction, the operands looked at, the score so far.
        type Frame = (Inst, usize, u64);
        let limit = self.set.max_size;
        let f = self.f;
        let depth_of = |inst: Inst| self.loops.depth_of(f.block_of(inst)) as u64;
        let mut stack: SmallVec<[Frame; 32]> = SmallVec::new();
        stack.push((inst, 0, 1 + depth_of(inst)));
        let mut waiting = 0u64;
        loop {
            let Some(&mut (inst, ref mut k, ref mut own)) = stack.last_mut() else { return 0 };
            if *own + waiting > limit {
                return limit + 1;
            }
            // The back-edge value of a loop is counted where its expression is built.
            let n = if f.op(inst) == Opcode::Phi { 0 } else { f.num_operands(inst) };
            if *k < n {
                let v = f.operand(inst, *k);
                *k += 1;
                if self.type_of(v).is_none() {
                    continue;
                }
                match v.as_inst() {
                    None => *own += 1,
                    Some(o) => match self.existing(v) {
                        Some(e) => *own += self.s.nodes.size(e) as u64,
                        None => {
                            waiting += *own;
                            stack.push((o, 0, 1 + depth_of(o)));
                        }
                    },
                }
                continue;
            }
            let mut score = *own;
            if self.set.config & 1 != 0 {
                score = score * 3 / 2;
            }
            if self.set.config & 2 != 0 {
                score += 2 * depth_of(inst);
            }
            stack.pop();
            match stack.last_mut() {
                None => return score,
                Some(up) => {
                    waiting -= up.2;
                    up.2 += score;
                }
            }
        }
    }
}
