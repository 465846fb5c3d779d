//! Access tags of type-based alias analysis in their oldest form: an access named its scalar type alone, `!{!"int", !parent}` or
//! `!{!"int", !parent, i64 1}` for memory that never changes. LLVM 22 reads such a tag as an access to the whole of that type:
//! `!{!type, !type, i64 0}` and `!{!type, !type, i64 0, i64 1}`.

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
    for function in module.defined_functions() {
        let Some(rows) = module.body(function).map(|body| body.side.attach.len()) else { continue };
        for row in 0..rows {
            let Some(attachment) = module.body(function).map(|body| body.side.attach[row]) else { break };
            if attachment.kind != kind || !is_scalar_tag(&module.tables().metadata, attachment.node) {
                continue;
            }
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
