//! `llvm.experimental.noalias.scope.decl`: declarations of scopes that no pair of accesses refers to go, as inlining leaves them.

use super::Combiner;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, ValueKind};

impl Combiner<'_, '_> {
    /// Erases declarations of scopes that are not in `!alias.scope` of one instruction and in `!noalias` of another. Linear in the
    /// instructions of the function, n log n in the scopes that they name.
    pub(super) fn erase_unused_scopes(&mut self) -> bool {
        let mut declared: SmallVec<[(Inst, Md); 8]> = SmallVec::new();
        let (mut within, mut outside): (Vec<Md>, Vec<Md>) = (vec![], vec![]);
        let tables = self.f.ctx().tables;
        // Instructions that are settled are not on the list, so all of the function are looked at.
        let cfg = self.cfg;
        for &block in cfg.rpo() {
            for inst in self.f.block_insts(block) {
                let is_call = self.f.op(inst) == Opcode::Call;
                if is_call
                    && facts::intrinsic(self.f, inst) == Some(id::EXPERIMENTAL_NOALIAS_SCOPE_DECL)
                    && let ValueKind::Meta(list) = self.f.operand(inst, 0).kind()
                {
                    declared.push((inst, list));
                }
                if self.f.flags(inst) & flags::HAS_MD == 0 {
                    continue;
                }
                for row in self.f.attachments(inst) {
                    match tables.strings.get(row.kind) {
                        b"alias.scope" => within.push(row.node),
                        b"noalias" => outside.push(row.node),
                        _ => {}
                    }
                }
            }
        }
        if declared.is_empty() {
            return false;
        }
        // Of a list that was made here nothing is known.
        if within.iter().chain(&outside).any(|&list| tables.metadata.ops(list).is_empty()) {
            return false;
        }
        let scopes_of = |lists: &mut Vec<Md>| {
            lists.sort_unstable();
            lists.dedup();
            let mut scopes: Vec<Md> =
                lists.iter().flat_map(|&list| tables.metadata.ops(list).iter().copied()).collect();
            scopes.sort_unstable();
            scopes.dedup();
            scopes
        };
        let (within, outside) = (scopes_of(&mut within), scopes_of(&mut outside));
        let mut changed = false;
        for (inst, list) in declared {
            let &[scope] = tables.metadata.ops(list) else { continue };
            if within.binary_search(&scope).is_err() || outside.binary_search(&scope).is_err() {
                self.erase(inst);
                changed = true;
            }
        }
        changed
    }
}
