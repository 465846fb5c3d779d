//! What metadata says about loops: properties of `llvm.loop` nodes and weights of branches.
//!
//! The `llvm.loop` node of a loop hangs on the terminator of its latch. Its first operand is the node itself; the others are
//! properties, tuples whose first operand is the name: `!{!"llvm.loop.unroll.count", i32 4}`. Functions are worked on in parallel
//! and must not change the module's table, so a node that a pass makes stands in the function's overlay until the next
//! barrier; everything here reads both.

use crate::func::{Func, FuncMut};
use crate::ids::*;
use crate::new_metadata::NewNode;
use crate::opcode::flags;
use smallvec::SmallVec;

/// Name of the attachment that identifies a loop.
pub const LOOP_KIND: &[u8] = b"llvm.loop";
/// Prefix of the properties of unrolling.
pub const UNROLL_PREFIX: &[u8] = b"llvm.loop.unroll.";
/// Property of a loop that must not be unrolled (any more).
pub const UNROLL_DISABLE: &[u8] = b"llvm.loop.unroll.disable";

/// Operands of a node.
pub type Operands = SmallVec<[Md; 8]>;

/// What the function added for `node`, if it is not a node of the module.
fn added<'f>(func: &'f Func<'_>, node: Md) -> Option<&'f NewNode> {
    func.side().overlay.as_ref()?.metadata.get(node)
}

/// Operands of tuple `node`; empty for other nodes.
pub fn operands(func: &Func<'_>, node: Md) -> Operands {
    match added(func, node) {
        Some(NewNode::Tuple(ops)) => ops.iter().copied().collect(),
        Some(NewNode::Own(ops)) => std::iter::once(node).chain(ops.iter().copied()).collect(),
        Some(_) => Operands::new(),
        None => func.ctx().tables.metadata.ops(node).into(),
    }
}

/// Text of metadata string `node`.
pub fn text<'f>(func: &'f Func<'_>, node: Md) -> Option<&'f [u8]> {
    match added(func, node) {
        Some(NewNode::Text(s)) => Some(s),
        Some(_) => None,
        None => {
            let tables = func.ctx().tables;
            tables.metadata.str_of(node).map(|s| tables.strings.get(s))
        }
    }
}

/// Value of metadata integer `node`.
pub fn number(func: &Func<'_>, node: Md) -> Option<u64> {
    match added(func, node) {
        Some(NewNode::Number(n)) => Some(*n as u64),
        Some(NewNode::Int(_, _, n)) => Some(*n),
        Some(NewNode::Truth(truth)) => Some(u64::from(*truth)),
        Some(_) => None,
        None => func.ctx().tables.metadata_int(node),
    }
}

/// Attachment of `inst` under the kind of this name.
pub fn attachment(func: &Func<'_>, inst: Inst, kind: &[u8]) -> Option<Md> {
    if inst.is_none() || func.flags(inst) & flags::HAS_MD == 0 {
        return None;
    }
    func.attachment(inst, func.ctx().tables.strings.find(kind)?)
}

/// The properties of one loop.
#[derive(Clone, Copy, Debug)]
pub struct LoopHints {
    /// The `llvm.loop` node; `NONE` for a loop without one.
    pub node: Md,
}

impl LoopHints {
    /// Of the loop whose only latch ends in `latch_end`.
    pub fn of(func: &Func<'_>, latch_end: Inst) -> LoopHints {
        LoopHints { node: attachment(func, latch_end, LOOP_KIND).unwrap_or(Md::NONE) }
    }
    /// The property called `name`: its operands, the name included.
    pub fn property(&self, func: &Func<'_>, name: &[u8]) -> Option<Operands> {
        if self.node.is_none() {
            return None;
        }
        let all = operands(func, self.node);
        let named = all.iter().filter(|&&m| m.is_some() && m != self.node).map(|&m| operands(func, m));
        named.into_iter().find(|p| p.first().is_some_and(|&n| text(func, n) == Some(name)))
    }
    /// Whether there is a property called `name`.
    pub fn has(&self, func: &Func<'_>, name: &[u8]) -> bool {
        self.property(func, name).is_some()
    }
    /// Whether the switch `name` is on: it stands alone or with a number other than zero.
    pub fn is_on(&self, func: &Func<'_>, name: &[u8]) -> bool {
        match self.property(func, name) {
            Some(p) if p.len() > 1 => number(func, p[1]) != Some(0),
            other => other.is_some(),
        }
    }
    /// The number of property `name`.
    pub fn number(&self, func: &Func<'_>, name: &[u8]) -> Option<u64> {
        number(func, *self.property(func, name)?.get(1)?)
    }
}

/// Makes `node` the `llvm.loop` node of the loop whose latch ends in `latch_end`; `NONE` removes it.
pub fn set_loop_node(func: &mut FuncMut<'_>, latch_end: Inst, node: Md) {
    if let Some(kind) = func.ctx().tables.strings.find(LOOP_KIND)
        && (node.is_some() || func.attachment(latch_end, kind).is_some())
    {
        func.set_attachment(latch_end, kind, node);
    }
}

/// A new `llvm.loop` node with the properties of `old` but those whose names start with `without`, and `more`.
pub fn renewed_loop_node(func: &mut FuncMut<'_>, old: Md, without: &[u8], more: &[Md]) -> Md {
    let mut kept = Operands::new();
    if old.is_some() {
        for m in operands(func, old) {
            let named = |name: &Md| text(func, *name).is_some_and(|s| s.starts_with(without));
            if m != old && !(m.is_some() && operands(func, m).first().is_some_and(named)) {
                kept.push(m);
            }
        }
    }
    kept.extend_from_slice(more);
    func.add_md(NewNode::Own(kept.to_vec().into()))
}

/// A property with a number: `!{!"name", i32 value}`.
pub fn number_property(func: &mut FuncMut<'_>, name: &[u8], value: u32) -> Md {
    let name = func.add_md(NewNode::Text(name.into()));
    let value = func.add_md(NewNode::Number(value));
    func.add_md(NewNode::Tuple([name, value].into()))
}

/// A property without a value: `!{!"name"}`.
pub fn switch_property(func: &mut FuncMut<'_>, name: &[u8]) -> Md {
    let name = func.add_md(NewNode::Text(name.into()));
    func.add_md(NewNode::Tuple([name].into()))
}

/// Branch weights of terminator `end`, one per successor.
pub fn branch_weights(func: &Func<'_>, end: Inst) -> Option<SmallVec<[u32; 4]>> {
    let node = attachment(func, end, b"prof")?;
    let all = operands(func, node);
    if text(func, *all.first()?) != Some(b"branch_weights") {
        return None;
    }
    let skip = if all.get(1).is_some_and(|&m| text(func, m).is_some()) { 2 } else { 1 };
    all[skip..].iter().map(|&m| number(func, m).map(|n| n as u32)).collect()
}

/// Sets the branch weights of `end`, which has some already.
pub fn set_branch_weights(func: &mut FuncMut<'_>, end: Inst, weights: &[u32]) {
    let Some(kind) = func.ctx().tables.strings.find(b"prof") else { return };
    let mut all = vec![func.add_md(NewNode::Text(b"branch_weights"[..].into()))];
    for &w in weights {
        all.push(func.add_md(NewNode::Number(w)));
    }
    let node = func.add_md(NewNode::Tuple(all.into()));
    func.set_attachment(end, kind, node);
}
