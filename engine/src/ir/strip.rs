//! Dropping all debug information of a module: locations, records, attachments, named lists, and locations in the properties
//! of loops. Linear in the size of the module.

use crate::ids::*;
use crate::ir::metadata::{MdNode, Metadata};
use crate::ir::module::{GlobalKind, Module};

/// Drops debug information; returns whether there was any.
pub fn strip_debug(m: &mut Module) -> bool {
    let strings = &m.tables().strings;
    let (dbg, looped, location) = (strings.find(b"dbg"), strings.find(b"llvm.loop"), strings.find(b"DILocation"));
    let mut changed = false;
    let t = m.tables_mut();
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
    for n in 0..m.globals().sym().len() {
        if m.globals().sym()[n].kind != GlobalKind::Function {
            continue;
        }
        let edited = m.edit(Global::new(n), |f| {
            let mut changed = !f.side().dbg.is_empty();
            f.side_mut().dbg.clear();
            let blocks: Vec<Block> = f.block_order().collect();
            for b in blocks {
                let mut at = f.first(b);
                while at.is_some() {
                    if f.loc(at).is_some() {
                        f.set_loc(at, Md::NONE);
                        changed = true;
                    }
                    if let Some(kind) = looped
                        && f.flags(at) & crate::ir::opcode::flags::HAS_MD != 0
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
            strip_loop(&mut m.tables_mut().metadata, node, location);
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
pub fn debug_version(m: &Module) -> u64 {
    let (strings, md) = (&m.tables().strings, &m.tables().metadata);
    let (Some(flags), Some(key)) = (strings.find(b"llvm.module.flags"), strings.find(b"Debug Info Version")) else {
        return 0;
    };
    for &flag in md.named_list(flags) {
        let ops = if flag.is_some() { md.ops(flag) } else { &[] };
        if let [_, name, value] = *ops
            && name.is_some()
            && value.is_some()
            && md.str_of(name) == Some(key)
            && let MdNode::Value(_, v) = md.get(value)
        {
            return m.tables().consts.as_int(*v).unwrap_or(0);
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{ReadOptions, parse_module};

    #[test]
    fn nothing_is_left() {
        let text = "define void @f(i32 %x) !dbg !4 {\n  #dbg_value(i32 %x, !8, !DIExpression(), !6)\n  br label %l, !dbg !6\n\
            l:\n  br label %l, !dbg !6, !llvm.loop !7\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\
            !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)\n!1 = !DIFile(filename: \"t.c\", directory: \"/\")\n\
            !3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
            !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0)\n\
            !5 = !DISubroutineType(types: !{})\n!6 = !DILocation(line: 2, scope: !4)\n!7 = distinct !{!7, !6, !9}\n\
            !8 = !DILocalVariable(name: \"x\", scope: !4)\n!9 = !{!\"llvm.loop.mustprogress\"}\n";
        let mut m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("reads");
        assert_eq!(debug_version(&m), 3);
        assert!(strip_debug(&mut m));
        let out = crate::text::print::print_module(&m, &Default::default());
        let out = String::from_utf8_lossy(&out).into_owned();
        for word in ["dbg", "DILocation", "DISubprogram"] {
            assert!(!out.contains(word), "{word} in {out}");
        }
        assert!(out.contains("llvm.loop.mustprogress"), "{out}");
        assert!(!strip_debug(&mut m));
    }
}
