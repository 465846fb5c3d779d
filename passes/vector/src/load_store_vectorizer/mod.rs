//! `load-store-vectorizer`: loads (or stores) of neighbouring memory become one load (or store) of a vector.
//!
//! **When**: accesses of one part of a block, of one object and address space, with lanes of one size, lie at constant distances
//! (a *chain*), touch every byte between the first and the last, and the first is aligned to the size of all, which
//! is no more than the target accesses at once (`target.rs`). A vector register is a row of scalar registers here, so taking lanes
//! out costs nothing. A part of a block ends at what may not come to its end.
//!
//! | step | file |
//! |---|---|
//! | accesses to classes by object, classes to chains by constant distance | `../accesses/` |
//! | chains where no other access lies between; contiguous ones; aligned ones of a width of the target | `split.rs` |
//! | the vector access and the lanes of each old one | `rewrite.rs` |
//!
//! Loads move up to the first of their chain, stores down to the last. **Invariants**: no access moves past one that may touch
//! the same bytes, or that orders memory (barriers, fences and atomics count as writes to everything that others see). Volatile
//! and atomic accesses stay as they are, and so do functions with `noimplicitfloat`. Address computations move up with a load if they
//! read no memory. The new access has only metadata that all old ones have in the same form; where tags of `!tbaa` differ, none
//! (a function pass makes no metadata).
//!
//! **Relies on**: scalar evolution, alias analysis with `!tbaa`, `!alias.scope` and `!noalias`, known bits for alignment. No call
//! moves, so convergence does not matter. **Cost**: linear in the instructions; of the chains of a class the 64 used last are
//! compared, and questions to scalar evolution and about aliases have budgets ([`QUESTIONS`] per access). The
//! algorithm is LLVM's, which looks at the alignment of the access alone (`-load-store-vectorizer-known-alignment=false`).

mod rewrite;
mod split;

use crate::accesses::chains::{Gather, lane_bits};
use crate::accesses::space_of;
use crate::knobs;
use crate::target::access_bytes;
use split::{Alignments, Scene};
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::AliasCache;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::CachedScev;

/// Row of this pass.
pub const INFO: PassInfo = PassInfo {
    name: "load-store-vectorizer",
    summary: "join loads and stores of neighbouring memory",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOAD_STORE_VECTORIZER],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("load-store-vectorizer")?;
        Ok(PassBody::Function(Box::<LoadStoreVectorizer>::default()))
    },
};

/// Questions about aliases, per access.
const QUESTIONS: usize = 64;

/// Accesses of a chain that become one: consecutive in the order of their offsets.
#[derive(Clone, Copy, Debug)]
struct Neighbours {
    /// The first of them, among the accesses of the chain.
    first: usize,
    /// Number of accesses.
    len: usize,
    /// Bytes from the first to the end of the last.
    bytes: i64,
    /// Alignment of the first.
    align: u64,
}

#[derive(Default)]
struct LoadStoreVectorizer {
    aliases: AliasCache,
    gather: Gather,
    /// The block at hand.
    scene: Scene,
    /// Accesses that vectors have replaced.
    replaced: Vec<Inst>,
    scratch: rewrite::Moving,
}

impl FunctionPass for LoadStoreVectorizer {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let own = f.ctx().globals.parts[f.global().index()].attrs;
        if f.attrs().fn_has(own, AttrKind::NoImplicitFloat) {
            return Outcome::Unchanged;
        }
        let dom = cx.analyses.dom(f);
        self.gather.clear();
        let mut b = f.entry();
        while b.is_some() {
            if dom.is_reachable(b) {
                self.gather.collect(f, b, |f, space| access_bytes(f, cx.session, space));
            }
            b = f.next_block(b);
        }
        if self.gather.has_no_class() {
            return Outcome::Unchanged;
        }
        let gather = &mut self.gather;
        cx.analyses.with_scev(f, &cx.session.knobs, |se| gather.chain(se));
        let assumptions = cx.analyses.assumptions(f);
        let known = cx.session.knobs.get(knobs::LOAD_STORE_KNOWN_ALIGNMENT);
        self.aliases.clear();
        self.scene.questions = QUESTIONS * self.gather.accesses() + 4096;
        let mut changed = false;
        for n in 0..self.gather.blocks.len() {
            let (block, chains) = self.gather.blocks[n].clone();
            self.scene.enter(f, block);
            for chain in chains {
                let space = space_of(f, self.gather.members(chain)[0].inst);
                let widest = access_bytes(f, cx.session, space) as i64;
                let alignments = Alignments { dom: &dom, assumptions: &assumptions, known, widest };
                changed |= self.join_chain(f, chain, &alignments);
            }
            rewrite::erase_replaced(f, &mut self.replaced, &mut self.scratch);
        }
        self.aliases.clear();
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl LoadStoreVectorizer {
    /// Splits a chain and joins what can be joined.
    fn join_chain(&mut self, f: &mut FuncMut<'_>, chain: usize, alignments: &Alignments<'_>) -> bool {
        let mut accesses = std::mem::take(&mut self.gather.scratch);
        accesses.clear();
        accesses.extend_from_slice(self.gather.members(chain));
        let is_load = f.op(accesses[0].inst) == Opcode::Load;
        let lane_bits = lane_bits(f, accesses[0].inst);
        let mut changed = false;
        for part in self.scene.without_conflicts(f, &mut self.aliases, &mut accesses, is_load) {
            let part = &mut accesses[part];
            part.sort_by_key(|access| (access.offset, access.place));
            for range in split::contiguous(part, lane_bits) {
                let members = &part[range];
                for run in alignments.runs(f, members) {
                    let members = &members[run.first..][..run.len];
                    let joined = if is_load {
                        rewrite::join_loads(f, &mut self.scene, &mut self.scratch, members, &run)
                    } else {
                        rewrite::join_stores(f, &mut self.scene, members, &run);
                        true
                    };
                    if joined {
                        self.replaced.extend(members.iter().map(|access| access.inst));
                        changed = true;
                    }
                }
            }
        }
        self.gather.scratch = accesses;
        changed
    }
}

#[cfg(test)]
mod tests;
