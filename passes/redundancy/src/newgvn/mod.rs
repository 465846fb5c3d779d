//! `newgvn`: value numbering that assumes values equal until something tells them apart, around loops as well.
//!
//! **When**: equal expressions, phis whose paths that are taken bring equal values, loads of what was stored or loaded before, calls
//! that read the same memory, stores of what is there already; branches decided by that, and what other branches say.
//! **How**:
//!
//! 1. branches, switches and assumptions tell equalities ([`crate::gvn`]'s rules);
//! 2. passes over the reached blocks in reverse post-order number every instruction anew by the values its operands stood for;
//!    what comes around a loop is that of the pass before, and nothing at first (`evaluate.rs`); an operation on a phi may be a phi of
//!    operations that are there (`phi_of_ops.rs`). Passes repeat until no value
//!    changes: then all equalities assumed are proved;
//! 3. members of a class are replaced by a member that dominates them, or the constant it is; stores of what is there go, code that
//!    is not reached becomes empty (`replace.rs`).
//!
//! **Invariants**: blocks and edges stay. Memory is that of memory SSA: barriers, volatile and ordered accesses are definitions.
//! Convergent calls stand for themselves. What stands for two instructions promises only what both did.
//! **Cost**: linear in the passes, which are few more than loops nest deep; after [`MAX_PASSES`] nothing is replaced.
//! **Source**: Simpson, "Value-driven redundancy elimination", 1996 (the reverse post-order algorithm); names as in LLVM.

mod evaluate;
mod phi_of_ops;
mod replace;
#[cfg(test)]
mod tests;

use crate::gvn;
use crate::leaders::Leaders;
use crate::numbering::{Number, Numbering};
use hashbrown::{HashMap, HashSet};
use std::sync::Arc;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::memssa::{Access, MemorySsa, Walker};
use warpc_analysis::{AliasCache, AnalysisSet};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "newgvn",
    summary: "remove values, loads and stores that are equal, around loops as well",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS).and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[crate::knobs::NEWGVN],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("newgvn")?;
        Ok(PassBody::Function(Box::<NewGvn>::default()))
    },
};

/// Passes over a function before it is left as it is.
const MAX_PASSES: usize = 48;

#[derive(Default)]
struct NewGvn {
    numbering: Numbering,
    leaders: Leaders,
    aliases: AliasCache,
    walker: Walker,
}

impl FunctionPass for NewGvn {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let tables = gvn::Tables {
            numbering: &mut self.numbering,
            leaders: &mut self.leaders,
            aliases: &mut self.aliases,
            walker: &mut self.walker,
        };
        let told = gvn::tell_equalities(f, cx, tables);
        let (cfg, dom) = (cx.analyses.cfg(f), cx.analyses.dom(f));
        let assumptions = cx.analyses.assumptions(f);
        let memory = MemorySsa::new(f, &cfg, &dom);
        let accesses = memory.len();
        self.walker.clear();
        self.numbering.clear();
        let mut classes = Classes {
            cfg,
            dom: &dom,
            assumptions: &assumptions,
            memory,
            walker: &mut self.walker,
            numbering: &mut self.numbering,
            standing: vec![Value::NONE; f.num_insts()],
            memory_is: vec![Access::NONE; accesses],
            clobbers: vec![Access::NONE; accesses],
            simplified: vec![Value::NONE; f.num_insts()],
            edges: HashSet::default(),
            reached: vec![false; f.num_blocks()],
            members: Vec::new(),
            loads: HashMap::default(),
            phis: HashMap::default(),
            redundant: Vec::new(),
            operations: [HashMap::default(), HashMap::default()],
            wanted: Vec::new(),
            phi_of_ops: cx.session.knobs.get(crate::knobs::ENABLE_PHI_OF_OPS),
            gpu: is_for_gpu(f),
            has_phis: f.block_order().any(|b| f.first(b).is_some() && f.op(f.first(b)) == Opcode::Phi),
            f,
        };
        let settled = classes.settle();
        let replaced = settled && classes.replace(&mut self.leaders);
        Outcome::of(told || replaced, AnalysisSet::CFG_ALL)
    }
}

/// What a load reads: the number of its address, its type and the definition of memory.
type LoadKey = (Number, Type, Access);

/// The classes of a function, as the passes so far have found them.
struct Classes<'r, 'a> {
    f: &'r mut FuncMut<'a>,
    cfg: Arc<Cfg>,
    dom: &'r DomTree,
    assumptions: &'r warpc_analysis::Assumptions,
    memory: MemorySsa,
    walker: &'r mut Walker,
    /// Numbers of this pass.
    numbering: &'r mut Numbering,
    /// By instruction: the value that stands for its class; `NONE` when nothing is known against any.
    standing: Vec<Value>,
    /// By memory phi: the one definition that all paths bring. By definition: the one that it is the same as. `NONE` before that
    /// was asked.
    memory_is: Vec<Access>,
    /// By access: what clobbers it, which no pass changes; `NONE` before that was asked.
    clobbers: Vec<Access>,
    /// By instruction: what it simplifies to by its own operands, which no pass changes. `NONE` before that was asked; where it is
    /// nothing, the row is settled.
    simplified: Vec<Value>,
    /// Edges that are taken.
    edges: HashSet<(Block, Block)>,
    reached: Vec<bool>,
    /// By number: the value that stands for it.
    members: Vec<Value>,
    loads: HashMap<LoadKey, Number>,
    phis: HashMap<(Block, Vec<Value>), Number>,
    /// Stores of what is there already.
    redundant: Vec<Inst>,
    /// Operations by what their operands stand for: of the pass before, and of this one.
    operations: [HashMap<phi_of_ops::Operation, Value>; 2],
    /// Phis of operations to be made.
    wanted: Vec<phi_of_ops::Wanted>,
    phi_of_ops: bool,
    /// Phis are registers that each way sets.
    gpu: bool,
    /// Whether there is any phi.
    has_phis: bool,
}
