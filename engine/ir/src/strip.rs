//! Dropping all debug information of a module: locations, records, attachments, named lists, and locations in the properties
//! of loops. Linear in the size of the module.

use crate::ids::*;
use crate::metadata::{MdNode, Metadata};
use crate::module::{GlobalKind, Module};

/// Drops debug information; returns whether there was any.
pub fn strip_debug(module: &mut Module) -> bool {
    let strings = &module.tables().strings;
    let (dbg, looped, location) = (strings.find(b"dbg"), strings.find(b"llvm.loop"), strings.find(b"DILocation"));
    let mut changed = false;
    let t = module.tables_mut();
    let strings = &t.strings;
    let before = t.metadata.named.len();
    t.metadata.named.retain(|(name, _)| {
        let n = strings.get(*name);
        !n.starts_with(b"llvm.dbg.") && n != b"llvm.gcov"
    });
    changed |= t.metadata.named.len() != before;
    for e in &mut t.extras {
        let before = e.attachments.len();
        e.attachments.retain(|a| Some(a.0) != dbg);
        changed |= e.attachments.len() != before;
    }
    let mut loops = Vec::new();
    for n in 0..module.globals().sym().len() {
        if module.globals().sym()[n].kind != GlobalKind::Function {
            continue;
        }
        let edited = module.edit(Global::new(n), |f| {
            let mut changed = !f.side().dbg.is_empty();
            f.side_mut().dbg.clear();
            f.side_mut().debug_index = Default::default();
            let blocks: Vec<Block> = f.block_order().collect();
            for b in blocks {
                let mut at = f.first(b);
                while at.is_some() {
                    if f.loc(at).is_some() {
                        f.set_loc(at, Md::NONE);
                        changed = true;
                    }
                    if let Some(kind) = looped
                        && f.flags(at) & crate::opcode::flags::HAS_MD != 0
                    {
                        loops.extend(f.attachment(at, kind));
                    }
                    at = f.next(at);
                }
            }
            changed
        });
        changed |= edited.unwrap_or(false);
    }
    if let Some(location) = location {
        for node in loops {
            strip_loop(&mut module.tables_mut().metadata, node, location);
        }
    }
    changed
}

/// Takes locations out of the properties of a loop, and properties that hold nothing else.
fn strip_loop(md: &mut Metadata, node: Md, location: Str) {
    let is_location =
        |md: &Metadata, m: Md| m.is_some() && matches!(md.get(m), MdNode::Special { kind, .. } if *kind == location);
    let mut work = vec![node];
    let mut seen = vec![node];
    while let Some(m) = work.pop() {
        let MdNode::Tuple { distinct, ops } = md.get(m) else { continue };
        let (distinct, ops) = (*distinct, ops.clone());
        // A property that is nothing but a location, apart from naming itself.
        let hollow = |x: Md| {
            x.is_some()
                && x != m
                && matches!(md.get(x), MdNode::Tuple { ops, .. }
                    if ops.len() > 1 && ops.iter().all(|&o| o == x || is_location(md, o)))
        };
        let kept: Box<[Md]> = ops.iter().copied().filter(|&o| !is_location(md, o) && !hollow(o)).collect();
        for &o in &kept {
            if o.is_some() && matches!(md.get(o), MdNode::Tuple { .. }) && !seen.contains(&o) {
                seen.push(o);
                work.push(o);
            }
        }
        if kept.len() != ops.len() {
            md.define(m, MdNode::Tuple { distinct, ops: kept });
        }
    }
}

/// The version of debug information that the module says it has; 0 when it says none.
pub fn debug_version(module: &Module) -> u64 {
    module.tables().module_flag_int(b"Debug Info Version").unwrap_or(0)
}
