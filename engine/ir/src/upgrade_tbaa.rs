//! Access tags of type-based alias analysis in their oldest form: an access named its scalar type alone, `!{!"int", !parent}` or
//! `!{!"int", !parent, i64 1}` for memory that never changes. LLVM 22 reads such a tag as an access to the whole of that type:
//! `!{!type, !type, i64 0}` and `!{!type, !type, i64 0, i64 1}`.

use crate::body::AttachRow;
use crate::ids::*;
use crate::metadata::{MdNode, Metadata};
use crate::module::Module;

/// Whether a tag has the oldest form: it does not begin with the node of a base type.
fn is_scalar_tag(metadata: &Metadata, tag: Md) -> bool {
    let operands = metadata.ops(tag);
    let Some(first) = operands.first().and_then(|first| first.get()) else { return false };
    let names_base =
        !matches!(metadata.get(first), MdNode::Str(_) | MdNode::Value(..) | MdNode::ArgList(_) | MdNode::Placeholder);
    !(names_base && operands.len() >= 3)
}

/// The newer form of a scalar tag; `zero` is the node `i64 0`.
fn struct_path_tag(metadata: &mut Metadata, tag: Md, zero: Md) -> Md {
    let ops = match *metadata.ops(tag) {
        [name, parent, constant] => {
            let scalar = metadata.add(MdNode::Tuple { distinct: false, ops: Box::new([name, parent]) });
            vec![scalar, scalar, zero, constant]
        }
        _ => vec![tag, tag, zero],
    };
    metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() })
}

/// Brings the tags of all instructions to the form of LLVM 22. Linear in the attachments; nothing in modules without `!tbaa`.
pub fn upgrade_tbaa(module: &mut Module) {
    let Some(kind) = module.tables().strings.find(b"tbaa") else { return };
    let mut old = Vec::new();
    for function in module.defined_functions() {
        let Some(body) = module.body(function) else { continue };
        let metadata = &module.tables().metadata;
        let rows = body.side.attach.iter().enumerate();
        let is_old = |attachment: &AttachRow| attachment.kind == kind && is_scalar_tag(metadata, attachment.node);
        old.extend(rows.filter(|(_, attachment)| is_old(attachment)).map(|(row, attachment)| (row, *attachment)));
        for (row, attachment) in old.drain(..) {
            let tables = module.tables_mut();
            let zero = tables.consts.add_int(Type::I64, 64, 0);
            let zero = tables.metadata.add(MdNode::Value(Type::I64, zero));
            let tag = struct_path_tag(&mut tables.metadata, attachment.node, zero);
            if let Some(body) = module.body_mut(function) {
                body.side.attach[row].node = tag;
            }
        }
    }
}
