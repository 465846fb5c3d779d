//! One node for equal ones: what a reader finds out late, when nodes were used before they were defined, and members of types
//! that other modules have too.
//!
//! A member of a type with an identifier is that of its first description, wherever else it is described: types with the same
//! identifier are one type (the one-definition rule of C++). Linear in the metadata and, if anything is merged, in the bodies.

use crate::ids::*;
use crate::ir::body::{Body, POOLED};
use crate::ir::metadata::{MdField, MdNode};
use crate::ir::module::{Bodies, Module, Tables};
use crate::ir::value::{Value, ValueKind};
use hashbrown::HashMap;

/// Makes one node of each pair of `twins`, of members of identified types, and of what becomes equal by that.
pub fn merge_metadata(m: &mut Module, mut twins: Vec<(Md, Md)>) {
    members(m.tables(), &mut twins);
    if twins.is_empty() {
        return;
    }
    let stands = m.tables_mut().metadata.merge(&twins);
    for e in &mut m.tables_mut().extras {
        for a in &mut e.attachments {
            a.1 = at(&stands, a.1);
        }
    }
    let mut bodies = std::mem::take(&mut *m.world_mut().resource_mut::<Bodies>());
    for body in bodies.0.iter_mut().flatten() {
        rewrite(body, &stands);
    }
    m.world_mut().insert_resource(bodies);
}

fn at(stands: &[Md], m: Md) -> Md {
    if m.is_some() { stands[m.index()] } else { m }
}

fn value(stands: &[Md], v: Value) -> Value {
    match v.kind() {
        ValueKind::Meta(m) => Value::meta(at(stands, m)),
        _ => v,
    }
}

fn rewrite(body: &mut Body, stands: &[Md]) {
    for i in 0..body.insts.len() {
        let loc = &mut body.insts.loc[i];
        loc.0 = at(stands, loc.0);
        let head = body.insts.head[i];
        if head.op.is_call() && head.n != POOLED {
            for v in &mut body.insts.ops[i].0[..head.n as usize] {
                *v = value(stands, Value(*v)).0;
            }
        }
    }
    let side = &mut body.side;
    for r in &mut side.pool {
        r.value = value(stands, r.value);
    }
    for a in &mut side.attach {
        a.node = at(stands, a.node);
    }
    for d in &mut side.dbg {
        for m in [&mut d.var, &mut d.expr, &mut d.assign, &mut d.address_expr, &mut d.loc] {
            *m = at(stands, *m);
        }
        d.value = value(stands, d.value);
        d.address = value(stands, d.address);
    }
}

/// Adds the pairs of members that are one: fields by name, functions that are only declared by linkage name.
fn members(t: &Tables, twins: &mut Vec<(Md, Md)>) {
    // Nearly no module has identified types: then the name of the field was never met.
    let find = |s: &str| t.strings.find(s.as_bytes());
    let (Some(identifier), Some(scope)) = (find("identifier"), find("scope")) else { return };
    let (tag, member) = (find("tag"), find("DW_TAG_member"));
    let [name, linkage, params, flags] = ["name", "linkageName", "templateParams", "spFlags"].map(find);
    let (derived, subprogram) = (find("DIDerivedType"), find("DISubprogram"));
    let mut first: HashMap<(Str, Md, MdField, Option<MdField>), Md> = HashMap::new();
    for row in 0..t.metadata.len() {
        let m = Md::new(row);
        let MdNode::Special { distinct: false, kind, fields } = t.metadata.get(m) else { continue };
        let is_field = Some(*kind) == derived;
        if !is_field && Some(*kind) != subprogram {
            continue;
        }
        let field = |key: Option<Str>| fields.iter().find(|f| Some(f.0) == key).map(|f| &f.1);
        let Some(&MdField::Node(owner)) = field(Some(scope)) else { continue };
        if owner.is_none() || t.metadata.field(owner, identifier).is_none() {
            continue;
        }
        let fits = if is_field {
            matches!(field(tag), Some(MdField::Sym(s)) if Some(*s) == member)
        } else {
            !matches!(field(flags), Some(MdField::Sym(s)) if t.strings.text(*s).contains("DISPFlagDefinition"))
        };
        let Some(key) = field(if is_field { name } else { linkage }).filter(|_| fits) else { continue };
        let key = (*kind, owner, key.clone(), if is_field { None } else { field(params).cloned() });
        match first.entry(key) {
            hashbrown::hash_map::Entry::Occupied(e) => twins.push((m, *e.get())),
            hashbrown::hash_map::Entry::Vacant(e) => {
                e.insert(m);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::print::print_module;
    use crate::text::{ReadOptions, parse_module};

    fn round(text: &str) -> String {
        let m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("reads");
        let out = print_module(&m, &Default::default());
        let text = String::from_utf8_lossy(&out).into_owned();
        text.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n").trim_start().to_string()
    }

    #[test]
    fn nodes_used_before_they_are_defined_are_one_when_equal() {
        // The operands of !2 and !3 become equal, then they do.
        let text = "!n = !{!0, !1, !2, !3, !4, !5}\n!0 = !{}\n!1 = !{}\n!2 = !{!0, !5}\n!3 = !{!1, !5}\n!4 = distinct !{!1}\n\
            !5 = !{!5}\n";
        assert_eq!(
            round(text),
            "!n = !{!0, !0, !1, !1, !3, !2}\n\n!0 = !{}\n!1 = !{!0, !2}\n!2 = distinct !{!2}\n!3 = distinct !{!0}"
        );
    }

    #[test]
    fn functions_and_globals_follow() {
        let text = "@g = global i8 0, !k !1\n\ndefine void @f() !k !1 {\n  call void @llvm.donothing(), !k !1\n  \
            %r = call i32 @llvm.read_register.i32(metadata !1)\n  ret void\n}\n!0 = !{!\"x\"}\n!1 = !{!\"x\"}\n!n = !{!0, !1}\n";
        let out = round(text);
        assert_eq!(out.matches("!k !0").count(), 3, "{out}");
        assert!(out.contains("(metadata !0)") && out.contains("!n = !{!0, !0}"), "{out}");
        assert!(!out.contains("!1"), "{out}");
    }

    #[test]
    fn symbols_and_numbers_are_one() {
        let text = "!n = !{!0, !1, !2, !3}\n!0 = !GenericDINode(tag: 3, operands: {})\n!1 = !GenericDINode(tag: DW_TAG_entry_point)\n\
            !2 = !{!DIExpression(6)}\n!3 = !{!DIExpression(DW_OP_deref)}\n";
        assert_eq!(
            round(text),
            "!n = !{!0, !0, !1, !1}\n\n!0 = !GenericDINode(tag: DW_TAG_entry_point)\n!1 = !{!DIExpression(DW_OP_deref)}"
        );
    }

    #[test]
    fn members_of_identified_types_are_one() {
        let member = "!DIDerivedType(tag: DW_TAG_member, name: \"x\", scope: !0, baseType: null, line: ";
        let text = format!(
            "!n = !{{!1, !2, !4, !5}}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, identifier: \"T\")\n\
             !1 = {member}1)\n!2 = {member}2)\n!3 = !DICompositeType(tag: DW_TAG_structure_type)\n!4 = {}1)\n!5 = {}2)\n",
            member.replace("!0", "!3"),
            member.replace("!0", "!3")
        );
        let out = round(&text);
        assert!(out.starts_with("!n = !{!0, !0, !2, !4}"), "{out}");
    }
}
