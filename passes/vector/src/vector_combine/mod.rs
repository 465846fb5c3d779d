//! `vector-combine`: operations on vectors that touch few lanes become operations on those lanes, and the other way round where that is less code.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the walk, and what the rules know |
//! | `memory.rs` | a vector that is loaded and stored for one lane, or loaded for a few |
//! | `lanes.rs` | operations on lanes of vectors, and on vectors with one lane that is not constant |
//! | `shuffles.rs` | shuffles of two results of one operation |
//!
//! **When**: the new code has fewer instructions, or as many and none on a whole vector. On NVPTX an operation on a vector is one for each lane
//! and lanes are registers, while a vector in memory is one access; so there no scalar becomes a vector, and a loaded vector is taken apart only for
//! one lane. **Invariants**: flags and the metadata of accesses stay; an access to a lane is made only where its index is surely in the
//! vector, and is not poison (the value that it is cut off from is frozen for that). Divisions of integers are not done for more lanes. The
//! graph stays. **Relies on**: alias analysis, known bits and assumptions. **Cost**: at most [`ROUNDS`] walks; between an access and the use of its
//! lanes at most `vector-combine-max-scan-instrs` instructions are looked at. **Source**: LLVM's pass of this name.

mod lanes;
mod memory;
mod shuffles;

use crate::knobs;
use std::sync::Arc;
use warpc_analysis::alias::AliasCache;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, Assumptions};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "vector-combine",
    summary: "take vectors apart, or put them together, where that is less code",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::VECTOR_COMBINE],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("vector-combine")?;
        Ok(PassBody::Function(Box::<VectorCombine>::default()))
    },
};

/// Walks over a function: what a rule makes is seen by the next.
const ROUNDS: usize = 4;

#[derive(Default)]
struct VectorCombine {
    aliases: AliasCache,
}

/// What the rules know.
struct Combine<'p> {
    dom: Arc<DomTree>,
    assumptions: Arc<Assumptions>,
    aliases: &'p mut AliasCache,
    is_nvptx: bool,
    /// Instructions that are looked at between an access and the use of its lanes.
    scan: usize,
}

/// A rule: the value that takes the place of the instruction, `None` if it does not apply.
type Rule = fn(&mut Combine<'_>, &mut FuncMut<'_>, Inst) -> Option<Value>;

/// Rules by what they begin at.
const RULES: &[(fn(Opcode) -> bool, Rule)] = &[
    (|op| op.is_binary() || matches!(op, Opcode::ICmp | Opcode::FCmp), lanes::operation_on_lanes),
    (|op| op.is_binary() || matches!(op, Opcode::ICmp | Opcode::FCmp), lanes::operation_on_inserted),
    (|op| op == Opcode::InsertElement, lanes::negated_lane),
    (|op| op == Opcode::ShuffleVector, shuffles::of_casts),
    (|op| op == Opcode::ShuffleVector, shuffles::of_operations),
];

impl FunctionPass for VectorCombine {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let has_vectors = f.block_order().any(|block| {
            f.block_insts(block).any(|inst| {
                matches!(f.op(inst), Opcode::InsertElement | Opcode::ExtractElement | Opcode::ShuffleVector)
            })
        });
        if !has_vectors {
            return Outcome::Unchanged;
        }
        let scan = cx.session.knobs.get(knobs::VECTOR_COMBINE_MAX_SCAN_INSTRS);
        let mut combine = Combine {
            dom: cx.analyses.dom(f),
            assumptions: cx.analyses.assumptions(f),
            aliases: &mut self.aliases,
            is_nvptx: is_for_gpu(f),
            scan: usize::try_from(scan).unwrap_or(0),
        };
        let mut changed = false;
        for _ in 0..ROUNDS {
            if !combine.walk(f) {
                break;
            }
            changed = true;
        }
        combine.aliases.clear();
        Outcome::of(changed, INFO.preserves)
    }
}

impl Combine<'_> {
    /// Tries the rules on every reachable instruction once.
    fn walk(&mut self, f: &mut FuncMut<'_>) -> bool {
        self.aliases.clear();
        let insts: Vec<Inst> = f
            .block_order()
            .filter(|&block| self.dom.is_reachable(block))
            .flat_map(|block| f.block_insts(block))
            .collect();
        let mut changed = false;
        let mut dead = Vec::new();
        for inst in insts {
            if f.is_dead(inst) {
                continue;
            }
            let op = f.op(inst);
            changed |= match op {
                Opcode::Store => memory::store_of_one_lane(self, f, inst),
                Opcode::Load => memory::load_of_some_lanes(self, f, inst),
                _ => false,
            };
            if f.is_dead(inst) {
                continue;
            }
            let new = RULES.iter().filter(|row| row.0(op)).find_map(|row| row.1(self, f, inst));
            if let Some(new) = new {
                f.replace_all_uses(inst.into(), new);
                dead.push(inst);
                erase_dead_chain(f, &mut dead, Inst::NONE);
                changed = true;
            }
        }
        changed
    }
}
