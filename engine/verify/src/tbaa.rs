//! Access tags of type-based alias analysis: `!{base type, access type, offset, immutable}`, or in the newer form
//! `!{base type, access type, offset, size, immutable}`.
//!
//! A scalar type is `!{"name", parent}` or `!{"name", parent, 0}` up to a root of fewer operands; a struct is
//! `!{"name", field, offset, field, offset, ...}`, in the newer form `!{parent, size, "name", field, offset, size, ...}`. From the
//! base type the fields at the offset must lead to the access type.
//!
//! Cost: the path of each tag, which is as long as structs nest, times the fields on it; tags are checked once.

use super::Verifier;
use smallvec::SmallVec;
use warpc_ir::consts::Consts;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdNode, Metadata};
use warpc_ir::types::TypesRef;
use warpc_ir::value::Value;

/// Parents of scalar types and nested structs that are followed: no program's are as many.
const MAX_PARENTS: usize = 256;

/// Message about a tag, and the node besides it that the message is about.
type Fault = (&'static str, Md);

/// Tables that tags refer to.
#[derive(Clone, Copy)]
pub(super) struct Tags<'m> {
    pub md: &'m Metadata,
    pub consts: &'m Consts,
    pub types: TypesRef<'m>,
}

impl<'m> Verifier<'m> {
    /// Tables that tags refer to.
    pub(super) fn tag_tables(&self) -> Tags<'m> {
        let tables = self.ctx.tables;
        Tags { md: &tables.metadata, consts: &tables.consts, types: self.ctx.types() }
    }

    /// What is wrong with a tag, if anything. Its nodes are those of the module.
    pub(super) fn tag_fault(&mut self, tag: Md, me: Value) {
        if let Some((message, node)) = self.tag_tables().fault(tag) {
            let node = node.get().map_or(Value::NONE, Value::meta);
            self.fail(message, &[me, Value::meta(tag), node]);
        }
    }
}

impl Tags<'_> {
    fn is_node(self, node: Md) -> bool {
        node.is_some() && matches!(self.md.get(node), MdNode::Tuple { .. })
    }
    /// Value and width of an integer node.
    fn int(self, node: Md) -> Option<(u64, u32)> {
        match self.md.nodes().get(node.index())? {
            MdNode::Value(t, v) => Some((self.consts.as_int(*v)?, self.types.int_bits(*t)?)),
            _ => None,
        }
    }
    fn is_text(self, node: Md) -> bool {
        node.is_some() && self.md.str_of(node).is_some()
    }

    /// What is wrong with a tag.
    pub(super) fn fault(self, tag: Md) -> Option<Fault> {
        let md = self.md;
        let ops = md.ops(tag);
        if ops.is_empty() {
            return Some(("TBAA metadata cannot have 0 operands", Md::NONE));
        }
        if ops.len() < 3 || !self.is_node(ops[0]) {
            return Some(("Old-style TBAA is no longer allowed, use struct-path TBAA instead", Md::NONE));
        }
        let access = ops[1];
        // Types of the newer form name their parent first.
        let newer = self.is_node(access) && md.ops(access).len() >= 3 && self.is_node(md.ops(access)[0]);
        if newer && !matches!(ops.len(), 4 | 5) {
            return Some(("Access tag metadata must have either 4 or 5 operands", Md::NONE));
        }
        if !newer && ops.len() >= 5 {
            return Some(("Struct tag metadata must have either 3 or 4 operands", Md::NONE));
        }
        if newer && self.int(ops[3]).is_none() {
            return Some(("Access size field must be a constant", Md::NONE));
        }
        if let Some(&flag) = ops.get(if newer { 4 } else { 3 }) {
            match self.int(flag) {
                None => return Some(("Immutability tag on struct tag metadata must be a constant", Md::NONE)),
                Some((0 | 1, _)) => {}
                Some(_) => {
                    return Some(("Immutability part of the struct tag metadata must be either 0 or 1", Md::NONE));
                }
            }
        }
        if !self.is_node(access) {
            let message =
                "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes";
            return Some((message, Md::NONE));
        }
        if !newer && !self.is_scalar(access) {
            return Some(("Access type node must be a valid scalar type", access));
        }
        let Some(offset) = self.int(ops[2]) else {
            return Some(("Offset must be constant integer", Md::NONE));
        };
        self.path(ops[0], access, offset, newer)
    }

    /// Follows the fields at an offset from a base type to the access type.
    fn path(self, mut base: Md, access: Md, offset: (u64, u32), newer: bool) -> Option<Fault> {
        let (mut offset, width) = offset;
        let mut seen: SmallVec<[Md; 8]> = SmallVec::new();
        let mut found = false;
        while self.md.ops(base).len() >= 2 {
            if seen.contains(&base) || seen.len() > MAX_PARENTS {
                return Some(("Cycle detected in struct path", Md::NONE));
            }
            seen.push(base);
            let bits = match self.base_type(base, newer) {
                Ok(bits) => bits,
                Err(message) => return Some((message, base)),
            };
            found |= base == access;
            if offset != 0 && (self.is_scalar(base) || base == access) {
                return Some(("Offset not zero at the point of scalar access", Md::NONE));
            }
            // A scalar type says nothing of the width of offsets.
            let fits = bits == Some(width) || bits.is_none() && offset == 0 || newer && bits.is_none();
            if !fits {
                return Some(("Access bit-width not the same as description bit-width", Md::NONE));
            }
            if newer && found {
                break;
            }
            match self.field_at(base, offset, newer) {
                Some((field, rest)) => (base, offset) = (field, rest),
                None => return Some(("Could not find TBAA parent in struct type node", base)),
            }
        }
        (!found).then_some(("Did not see access type in access path!", Md::NONE))
    }

    /// Whether a node is a type that an access may start from: the width of its offsets, `None` for scalars.
    fn base_type(self, node: Md, newer: bool) -> Result<Option<u32>, &'static str> {
        let ops = self.md.ops(node);
        if ops.len() == 2 {
            return if self.is_scalar(node) { Ok(None) } else { Err("Access type node must be a valid scalar type") };
        }
        let (first, step) = if newer { (3, 3) } else { (1, 2) };
        if newer && !ops.len().is_multiple_of(3) {
            return Err("Access tag nodes must have the number of operands that is a multiple of 3!");
        }
        if !newer && ops.len().is_multiple_of(2) {
            return Err("Struct tag nodes must have an odd number of operands!");
        }
        if newer && self.int(ops[1]).is_none() {
            return Err("Type size nodes must be constants!");
        }
        if !newer && !self.is_text(ops[0]) {
            return Err("Struct tag nodes have a string as their first operand");
        }
        let mut last: Option<(u64, u32)> = None;
        for field in ops[first..].chunks_exact(step) {
            if !self.is_node(field[0]) {
                return Err("Incorrect field entry in struct type node!");
            }
            let Some((offset, bits)) = self.int(field[1]) else {
                return Err("Offset entries must be constants!");
            };
            if last.is_some_and(|l| l.1 != bits) {
                return Err("Bitwidth between the offsets and struct type entries must match");
            }
            if last.is_some_and(|l| l.0 > offset) {
                return Err("Offsets must be increasing!");
            }
            last = Some((offset, bits));
            if newer && self.int(field[2]).is_none() {
                return Err("Member size entries must be constants!");
            }
        }
        Ok(last.map(|l| l.1))
    }

    /// The field that holds an offset, and the offset inside it.
    fn field_at(self, node: Md, offset: u64, newer: bool) -> Option<(Md, u64)> {
        let ops = self.md.ops(node);
        // A scalar has its parent at offset 0.
        if ops.len() == 2 {
            return Some((ops[1], offset));
        }
        let (first, step) = if newer { (3, 3) } else { (1, 2) };
        let fields = ops[first..].chunks_exact(step).map(|f| (f[0], self.int(f[1]).map_or(0, |o| o.0)));
        let mut held = None;
        for (field, at) in fields {
            if at > offset {
                break;
            }
            held = Some((field, offset - at));
        }
        held
    }

    /// Whether a node is a scalar type: a name, a parent, and maybe offset 0, up to the root.
    fn is_scalar(self, mut node: Md) -> bool {
        for _ in 0..MAX_PARENTS {
            let ops = self.md.ops(node);
            let named = matches!(ops.len(), 2 | 3) && self.is_text(ops[0]);
            if !named || ops.len() == 3 && self.int(ops[2]).map(|v| v.0) != Some(0) {
                return false;
            }
            if !self.is_node(ops[1]) {
                return false;
            }
            if self.md.ops(ops[1]).len() < 2 {
                return true;
            }
            node = ops[1];
        }
        false
    }
}
