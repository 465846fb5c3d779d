//! `sroa`: splits allocas of aggregates into one alloca per piece that is accessed on its own, and promotes the pieces.
//!
//! **When**: an alloca of known size whose address is only offset by constants, chosen by selects and phis, loaded, stored, copied or
//! filled by the memory intrinsics, and marked by lifetimes.
//! **How**: loads and stores of whole structs and arrays are taken apart first (`aggregate.rs`). Every access becomes a *slice* of the
//! alloca's bytes (`slices.rs`). Copies of integers that reach over others are cut (`presplit.rs`). Overlapping slices that cannot be
//! split form a *partition* (`partition.rs`); integer accesses and memory intrinsics are split at partition boundaries. Each partition
//! gets a type and a mode (`choose.rs`): one vector accessed by lanes, one integer accessed by shifts, or memory. Accesses are rewritten
//! onto the new allocas (`rewrite.rs`, `rewrite_memory.rs`), which are looked at again when they cannot be promoted, and promoted with
//! the others by [`super::mem2reg`]. Loads through selects and phis of addresses become selects and phis of loads, and other
//! accesses through selects are put under the condition (`speculate.rs`); with `preserve-cfg` no block is made.
//! **Cost**: O(u log u) in the uses of each alloca and the partitions that they reach over, plus the promotion.
//! **Source**: the rules follow LLVM's pass of this name, restated over columns.
//! **Relies on** slots being a thread's own memory: no barrier or atomic access of another thread sees them. Volatile accesses are never
//! promoted or cut and keep their ordering; TBAA tags and alias scopes go to the parts of the access that had them.

mod aggregate;
mod choose;
mod debug;
mod metadata;
mod partition;
mod presplit;
mod rewrite;
mod rewrite_memory;
mod slices;
mod speculate;
mod state;
mod values;

use super::mem2reg::{Promoter, is_promotable};
use crate::knobs;
use partition::Partition;
use rewrite::Rewriter;
use state::State;
use values::{alloca_align, common_align};
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value, flags};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "sroa",
    summary: "split allocas into scalars and promote them",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SROA],
    idempotent: false,
    required: false,
    make: |mut params| {
        // One or the other: with both, the second is refused as a parameter that is left.
        let changes_flow = params.take_word("modify-cfg");
        let pass = Sroa { keeps_flow: !changes_flow && params.take_word("preserve-cfg"), ..Sroa::default() };
        params.finish("sroa")?;
        Ok(PassBody::Function(Box::new(pass)))
    },
};

/// The pass with its scratch memory.
#[derive(Default)]
pub struct Sroa {
    promoter: Promoter,
    slices: slices::Slices,
    state: State,
    /// No block is made.
    keeps_flow: bool,
}

impl FunctionPass for Sroa {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        self.state = State { keeps_flow: self.keeps_flow, ..State::default() };
        let entry: Vec<Inst> = func.block_insts(func.entry()).filter(|&i| func.op(i) == Opcode::Alloca).collect();
        for alloca in entry {
            if known_size(func, alloca).is_some() {
                self.state.allocas.insert(alloca);
            } else if is_promotable(func, alloca) {
                self.state.promotable.insert(alloca);
            }
        }
        // Addresses that were kept in memory are known once it is promoted, and their allocas may then be split.
        loop {
            while let Some(alloca) = self.state.allocas.pop() {
                if !func.is_dead(alloca) {
                    changed |= self.alloca(func, alloca);
                    changed |= self.state.erase_dead(func);
                }
            }
            let allocas: Vec<Inst> = self.state.promotable.take();
            if cx.session.knobs.get(knobs::SROA_SKIP_MEM2REG) {
                break;
            }
            let live: Vec<Inst> =
                allocas.into_iter().filter(|&alloca| !func.is_dead(alloca) && is_promotable(func, alloca)).collect();
            if !live.is_empty() {
                if self.state.changed_flow {
                    cx.analyses.invalidate(AnalysisSet::NONE);
                }
                let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
                self.promoter.promote(func, &cfg, &dom, &live);
                changed = true;
            }
            for alloca in self.state.later.take() {
                self.state.allocas.insert(alloca);
            }
            if self.state.allocas.len() == 0 {
                break;
            }
        }
        func.purge_debug_records();
        let kept = if self.state.changed_flow { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL };
        Outcome::of(changed, kept)
    }
}

/// Size of what `alloca` allocates, if it is one value of a known size that may be split.
fn known_size(func: &FuncMut<'_>, alloca: Inst) -> Option<u64> {
    let ty = Type(func.aux(alloca).a);
    if func.flags(alloca) & (flags::INALLOCA | flags::SWIFTERROR) != 0
        || func.consts().as_int(func.operand(alloca, 0)) != Some(1)
    {
        return None;
    }
    func.layout().fixed_alloc_size(func.types(), ty).filter(|&size| size > 0)
}

impl Sroa {
    /// Splits one alloca; whether anything changed.
    fn alloca(&mut self, func: &mut FuncMut<'_>, alloca: Inst) -> bool {
        if func.is_unused(Value::inst(alloca)) {
            self.state.dead.push(alloca);
            return true;
        }
        let Some(size) = known_size(func, alloca) else { return false };
        let mut changed = aggregate::split(func, alloca);
        if self.slices.collect(func, alloca, size).is_err() {
            return changed;
        }
        for inst in std::mem::take(&mut self.slices.dead) {
            changed = true;
            for index in 0..func.num_operands(inst) {
                let usage = func.use_of(inst, index);
                if func.use_value(usage).as_inst().is_some() && func.op(inst) != Opcode::Phi {
                    self.state.clobber(func, usage);
                }
            }
            if !func.is_unused(Value::inst(inst)) {
                let poison = Value::poison(func.ty(inst));
                func.replace_all_uses(Value::inst(inst), poison);
            }
            self.state.dead.push(inst);
        }
        for usage in std::mem::take(&mut self.slices.dead_operands) {
            changed = true;
            self.state.clobber(func, usage);
        }
        if self.slices.list.is_empty() {
            return changed;
        }
        changed |= self.split(func, alloca);
        while let Some(phi) = self.state.phis.pop() {
            if !func.is_dead(phi) && !func.is_unused(Value::inst(phi)) {
                speculate::phi(func, phi);
                changed = true;
            }
        }
        while let Some((select, ops)) = self.state.selects.pop() {
            if !func.is_dead(select) {
                speculate::select(func, &mut self.state, select, &ops);
                changed = true;
            }
        }
        changed
    }

    /// Gives the partitions of `alloca` allocas of their own; whether anything changed.
    fn split(&mut self, func: &mut FuncMut<'_>, alloca: Inst) -> bool {
        let mut changed = presplit::presplit(func, &mut self.state, alloca, &mut self.slices);
        partition::keep_cut_values(func, &mut self.slices);
        let mut places: Vec<debug::Place> = Vec::new();
        for part in partition::partitions(&self.slices) {
            if let Some(new) = self.partition(func, alloca, &part) {
                changed = true;
                if new != alloca {
                    places.push(debug::Place { begin: part.begin, end: part.end, ptr: Value::inst(new) });
                }
            }
        }
        if !places.is_empty() {
            debug::migrate(func, alloca, self.slices.size, &places);
        }
        changed
    }

    /// Rewrites the accesses of one partition; its alloca, or `None` when nothing changed.
    fn partition(&mut self, func: &mut FuncMut<'_>, alloca: Inst, part: &Partition) -> Option<Inst> {
        let (ty, mode) = choose::choose(func, alloca, &self.slices, part);
        let new =
            if ty == Type(func.aux(alloca).a) && part.begin == 0 { alloca } else { new_alloca(func, alloca, part, ty) };
        let later = self.state.later.len();
        let mut rewriter = Rewriter::new(func, alloca, new, part, mode);
        let mut promotable = true;
        for n in part.tails.iter().copied().chain(part.first..part.last) {
            promotable &= rewriter.visit(func, &mut self.state, self.slices.list[n]);
        }
        promotable &= rewriter.phis.iter().all(|&phi| speculate::phi_is_safe(func, phi));
        let mut selects = Vec::new();
        if promotable {
            for &select in &rewriter.selects {
                match speculate::select_ops(func, select, self.state.keeps_flow) {
                    Some(ops) => selects.push((select, ops)),
                    None => promotable = false,
                }
            }
        }
        if !promotable {
            self.state.later.truncate(later);
            if new == alloca {
                return rewriter.edited.then_some(alloca);
            }
            // What the splitting shows is looked at again.
            self.state.allocas.insert(new);
            return Some(new);
        }
        self.drop_assumptions(func);
        if rewriter.phis.is_empty() && selects.is_empty() {
            self.state.promotable.insert(new);
            return Some(new);
        }
        for phi in rewriter.phis {
            self.state.phis.insert(phi);
        }
        for (select, ops) in selects {
            if self.state.selects.iter().all(|row| row.0 != select) {
                self.state.selects.push((select, ops));
            }
        }
        self.state.allocas.insert(new);
        Some(new)
    }

    /// Assumptions about the address of an alloca that is promoted are not needed.
    fn drop_assumptions(&mut self, func: &FuncMut<'_>) {
        for inst in std::mem::take(&mut self.slices.assumed) {
            if !func.is_dead(inst) && func.consts().as_int(func.operand(inst, 0)) == Some(1) {
                self.state.dead.push(inst);
            }
        }
    }
}

/// A new alloca of type `ty` for `part` of `alloca`.
fn new_alloca(func: &mut FuncMut<'_>, alloca: Inst, part: &Partition, ty: Type) -> Inst {
    let align = common_align(alloca_align(func, alloca), part.begin);
    // A type that is aligned that much anyway is aligned as it likes.
    let (types, layout) = (func.types(), func.layout());
    let align = if align <= layout.abi_align(types, ty) { layout.pref_align(types, ty) } else { align };
    let (ptr_ty, one) = (func.ty(alloca), func.operand(alloca, 0));
    let new = Builder::before(func, alloca).alloca(ty, ptr_ty, one, align.max(1));
    func.derive_name(new, Value::inst(alloca), &format!(".sroa.{}", part.first));
    new.as_inst().expect("alloca")
}
