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
fn added<'f>(f: &'f Func<'_>, node: Md) -> Option<&'f NewNode> {
    f.side().overlay.as_ref()?.metadata.get(node)
}

/// Operands of tuple `node`; empty for other nodes.
pub fn operands(f: &Func<'_>, node: Md) -> Operands {
    match added(f, node) {
        Some(NewNode::Tuple(ops)) => ops.iter().copied().collect(),
        Some(NewNode::Own(ops)) => std::iter::once(node).chain(ops.iter().copied()).collect(),
        Some(_) => Operands::new(),
        None => f.ctx().tables.metadata.ops(node).into(),
    }
}

/// Text of metadata string `node`.
pub fn text<'f>(f: &'f Func<'_>, node: Md) -> Option<&'f [u8]> {
    match added(f, node) {
        Some(NewNode::Text(s)) => Some(s),
        Some(_) => None,
        None => {
            let tables = f.ctx().tables;
            tables.metadata.str_of(node).map(|s| tables.strings.get(s))
        }
    }
}

/// Value of metadata integer `node`.
pub fn number(f: &Func<'_>, node: Md) -> Option<u64> {
    match added(f, node) {
        Some(NewNode::Number(n)) => Some(*n as u64),
        Some(NewNode::Truth(truth)) => Some(u64::from(*truth)),
        Some(_) => None,
        None => f.ctx().tables.metadata_int(node),
    }
}

/// Attachment of `i` under the kind of this name.
pub fn attachment(f: &Func<'_>, i: Inst, kind: &[u8]) -> Option<Md> {
    if i.is_none() || f.flags(i) & flags::HAS_MD == 0 {
        return None;
    }
    f.attachment(i, f.ctx().tables.strings.find(kind)?)
}

/// The properties of one loop.
#[derive(Clone, Copy, Debug)]
pub struct LoopHints {
    /// The `llvm.loop` node; `NONE` for a loop without one.
    pub node: Md,
}

impl LoopHints {
    /// Of the loop whose only latch ends in `latch_end`.
    pub fn of(f: &Func<'_>, latch_end: Inst) -> LoopHints {
        LoopHints { node: attachment(f, latch_end, LOOP_KIND).unwrap_or(Md::NONE) }
    }
    /// The property called `name`: its operands, the name included.
    pub fn property(&self, f: &Func<'_>, name: &[u8]) -> Option<Operands> {
        if self.node.is_none() {
            return None;
        }
        let all = operands(f, self.node);
        let named = all.iter().filter(|&&m| m.is_some() && m != self.node).map(|&m| operands(f, m));
        named.into_iter().find(|p| p.first().is_some_and(|&n| text(f, n) == Some(name)))
    }
    /// Whether there is a property called `name`.
    pub fn has(&self, f: &Func<'_>, name: &[u8]) -> bool {
        self.property(f, name).is_some()
    }
    /// Whether the switch `name` is on: it stands alone or with a number other than zero.
    pub fn is_on(&self, f: &Func<'_>, name: &[u8]) -> bool {
        match self.property(f, name) {
            Some(p) if p.len() > 1 => number(f, p[1]) != Some(0),
            other => other.is_some(),
        }
    }
    /// The number of property `name`.
    pub fn number(&self, f: &Func<'_>, name: &[u8]) -> Option<u64> {
        number(f, *self.property(f, name)?.get(1)?)
    }
}

/// Makes `node` the `llvm.loop` node of the loop whose latch ends in `latch_end`; `NONE` removes it.
pub fn set_loop_node(f: &mut FuncMut<'_>, latch_end: Inst, node: Md) {
    if let Some(kind) = f.ctx().tables.strings.find(LOOP_KIND)
        && (node.is_some() || f.attachment(latch_end, kind).is_some())
    {
        f.set_attachment(latch_end, kind, node);
    }
}

/// A new `llvm.loop` node with the properties of `old` but those whose names start with `without`, and `more`.
pub fn renewed_loop_node(f: &mut FuncMut<'_>, old: Md, without: &[u8], more: &[Md]) -> Md {
    let mut kept = Operands::new();
    if old.is_some() {
        for m in operands(f, old) {
            let named = |name: &Md| text(f, *name).is_some_and(|s| s.starts_with(without));
            if m != old && !(m.is_some() && operands(f, m).first().is_some_and(named)) {
                kept.push(m);
            }
        }
    }
    kept.extend_from_slice(more);
    f.add_md(NewNode::Own(kept.to_vec().into()))
}

/// A property with a number: `!{!"name", i32 value}`.
pub fn number_property(f: &mut FuncMut<'_>, name: &[u8], value: u32) -> Md {
    let name = f.add_md(NewNode::Text(name.into()));
    let value = f.add_md(NewNode::Number(value));
    f.add_md(NewNode::Tuple([name, value].into()))
}

/// A property without a value: `!{!"name"}`.
pub fn switch_property(f: &mut FuncMut<'_>, name: &[u8]) -> Md {
    let name = f.add_md(NewNode::Text(name.into()));
    f.add_md(NewNode::Tuple([name].into()))
}

/// Branch weights of terminator `end`, one per successor.
pub fn branch_weights(f: &Func<'_>, end: Inst) -> Option<SmallVec<[u32; 4]>> {
    let node = attachment(f, end, b"prof")?;
    let all = operands(f, node);
    if text(f, *all.first()?) != Some(b"branch_weights") {
        return None;
    }
    let skip = if all.get(1).is_some_and(|&m| text(f, m).is_some()) { 2 } else { 1 };
    all[skip..].iter().map(|&m| number(f, m).map(|n| n as u32)).collect()
}

/// Sets the branch weights of `end`, which has some already.
pub fn set_branch_weights(f: &mut FuncMut<'_>, end: Inst, weights: &[u32]) {
    let Some(kind) = f.ctx().tables.strings.find(b"prof") else { return };
    let mut all = vec![f.add_md(NewNode::Text(b"branch_weights"[..].into()))];
    for &w in weights {
        all.push(f.add_md(NewNode::Number(w)));
    }
    let node = f.add_md(NewNode::Tuple(all.into()));
    f.set_attachment(end, kind, node);
}
