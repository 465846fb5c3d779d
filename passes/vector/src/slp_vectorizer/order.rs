//! Whether the accesses of a tree may move down to the places of their vectors.
//!
//! All accesses of a tree move down, others stay. Two that exchange their places must not touch the same bytes.

use super::scene::Scene;
use super::tree::Tree;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::facts;
use warpc_ir::Func;
use warpc_ir::opcode::Opcode;

/// A vector node of `tree` whose accesses cannot move, if there is one.
pub(super) fn blocked(func: &Func<'_>, scene: &mut Scene, cache: &mut AliasCache, tree: &Tree) -> Option<usize> {
    let mut alias = Alias::new(func, cache);
    let mut budget = scene.budget;
    let found = tree.vectors().find(|&node| {
        let op = func.op(tree.main(node));
        let place = tree.nodes[node].place;
        if op == Opcode::Call {
            // Calls that read may be made later if nothing is written meanwhile.
            return facts::may_read(func, tree.main(node))
                && tree.insts(node).any(|inst| {
                    scene.between(scene.place(inst), place).iter().any(|&(at, other)| {
                        let now = tree.owner(other).map_or(at, |owner| tree.nodes[owner].place);
                        other.is_some() && now < place && facts::may_write(func, other)
                    })
                });
        }
        if !matches!(op, Opcode::Load | Opcode::Store) {
            return false;
        }
        !tree.insts(node).all(|inst| {
            let Some(loc) = Loc::of(func, inst) else { return false };
            scene.between(scene.place(inst), place).iter().all(|&(at, other)| {
                if other.is_none() {
                    return true;
                }
                budget = budget.saturating_sub(1);
                let now = tree.owner(other).map_or(at, |owner| tree.nodes[owner].place);
                if now >= place {
                    return true;
                }
                let effect = alias.mod_ref(other, &loc);
                // A store must not sink below what may never come to its end: it would be lost.
                let is_free = if op == Opcode::Load {
                    !effect.is_mod()
                } else {
                    effect.is_none() && facts::transfers_execution(func, other)
                };
                budget > 0 && is_free
            })
        })
    });
    scene.budget = budget;
    found
}
