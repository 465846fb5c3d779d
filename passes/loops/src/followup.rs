//! `llvm.loop` nodes of the loops that a pass makes of one: what the `followup` properties of the old node say.

use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, operands, renewed_loop_node, text};

/// The node of a new loop: the properties that those of `followups` hold which the old node has, and of the old properties none, or with
/// `without` those whose names do not start with it. `None` where the loop keeps its old node: nothing is said of it, and `always` is not
/// asked for. `Some(NONE)` is a loop without properties.
pub fn followup_node(
    func: &mut FuncMut<'_>,
    old: LoopHints,
    followups: &[&[u8]],
    without: Option<&[u8]>,
    always: bool,
) -> Option<Md> {
    if old.node.is_none() {
        return always.then_some(Md::NONE);
    }
    let said: Vec<_> = followups.iter().filter_map(|name| old.property(func, name)).collect();
    if said.is_empty() && !always {
        return None;
    }
    let added: Vec<Md> = said.iter().flat_map(|property| property[1..].iter().copied()).collect();
    let kept = without.map_or(0, |prefix| {
        let is_kept = |node: &Md| {
            let named = |name: &Md| name.is_some() && text(func, *name).is_some_and(|name| name.starts_with(prefix));
            *node != old.node && !(node.is_some() && operands(func, *node).first().is_some_and(named))
        };
        operands(func, old.node).iter().filter(|node| is_kept(node)).count()
    });
    if added.is_empty() && kept == 0 {
        return Some(Md::NONE);
    }
    let (from, prefix) = without.map_or((Md::NONE, &b""[..]), |prefix| (old.node, prefix));
    Some(renewed_loop_node(func, from, prefix, &added))
}
