//! Access tags of type-based alias analysis: `!{base type, access type, offset, immutable}`.

use super::Verifier;
use warpc_ir::consts::Consts;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdNode, Metadata};
use warpc_ir::value::Value;

/// Parents of scalar types that are followed: no chain of real types is as long.
const MAX_PARENTS: usize = 256;

impl Verifier<'_> {
    /// What is wrong with a tag, if anything. Its nodes are those of the module.
    pub(super) fn tag_fault(&mut self, tag: Md, me: Value) {
        let t = self.ctx.tables;
        if let Some((message, node)) = fault(&t.metadata, &t.consts, tag) {
            let node = node.get().map_or(Value::NONE, Value::meta);
            self.fail(message, &[me, Value::meta(tag), node]);
        }
    }
}

/// Message about a tag, and the node besides it that the message is about.
pub(super) fn fault(md: &Metadata, consts: &Consts, tag: Md) -> Option<(&'static str, Md)> {
    let is_node = |m: Md| m.is_some() && matches!(md.get(m), MdNode::Tuple { .. });
    let int = |m: Md| match md.nodes().get(m.index())? {
        MdNode::Value(_, v) => consts.as_int(*v),
        _ => None,
    };
    let ops = md.ops(tag);
    if ops.len() < 3 || !is_node(ops[0]) {
        return Some(("Old-style TBAA is no longer allowed, use struct-path TBAA instead", Md::NONE));
    }
    let access = ops[1];
    // Types of the newer form name their parent first.
    let newer = is_node(access) && md.ops(access).len() >= 3 && is_node(md.ops(access)[0]);
    let immutable = if newer { 4 } else { 3 };
    if newer && !matches!(ops.len(), 4 | 5) {
        return Some(("Access tag metadata must have either 4 or 5 operands", Md::NONE));
    }
    if !newer && ops.len() >= 5 {
        return Some(("Struct tag metadata must have either 3 or 4 operands", Md::NONE));
    }
    if newer && int(ops[3]).is_none() {
        return Some(("Access size field must be a constant", Md::NONE));
    }
    if let Some(&flag) = ops.get(immutable) {
        match int(flag) {
            None => return Some(("Immutability tag on struct tag metadata must be a constant", Md::NONE)),
            Some(0 | 1) => {}
            Some(_) => {
                return Some(("Immutability part of the struct tag metadata must be either 0 or 1", Md::NONE));
            }
        }
    }
    if !is_node(access) {
        let message =
            "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes";
        return Some((message, Md::NONE));
    }
    if !newer && !is_scalar(md, &int, access) {
        return Some(("Access type node must be a valid scalar type", access));
    }
    if int(ops[2]).is_none() {
        return Some(("Offset must be constant integer", Md::NONE));
    }
    None
}

/// Whether a node is a scalar type: a name, a parent, and maybe offset 0, up to the root.
fn is_scalar(md: &Metadata, int: &impl Fn(Md) -> Option<u64>, mut m: Md) -> bool {
    for _ in 0..MAX_PARENTS {
        let ops = md.ops(m);
        let named = matches!(ops.len(), 2 | 3) && ops[0].is_some() && md.str_of(ops[0]).is_some();
        if !named || ops.len() == 3 && int(ops[2]) != Some(0) {
            return false;
        }
        let parent = ops[1];
        if parent.is_none() || !matches!(md.get(parent), MdNode::Tuple { .. }) {
            return false;
        }
        if md.ops(parent).len() < 2 {
            return true;
        }
        m = parent;
    }
    false
}
