//! Merges equal metadata nodes: those that a reader could not find equal because they were used before they were defined, and
//! members of types that other modules have too.
//!
//! A member of a type with an identifier is that of its first description, wherever else it is described: types with the same
//! identifier are one type (the one-definition rule of C++). Linear in the metadata and, if anything is merged, in the bodies.

use crate::body::{Body, POOLED};
use crate::ids::*;
use crate::metadata::{MdField, MdNode};
use crate::module::{Module, Tables};
use crate::value::{Value, ValueKind};
use hashbrown::HashMap;

/// Makes one node of each pair of `twins`, of members of identified types, and of what becomes equal by that.
pub fn merge_metadata(module: &mut Module, mut twins: Vec<(Md, Md)>) {
    members(module.tables(), &mut twins);
    if twins.is_empty() {
        return;
    }
    let stands = module.tables_mut().metadata.merge(&twins);
    for e in &mut module.tables_mut().extras {
        for a in &mut e.attachments {
            a.1 = at(&stands, a.1);
        }
    }
    let mut bodies = std::mem::take(module.bodies_mut());
    for body in bodies.0.iter_mut().flatten() {
        rewrite(body, &stands);
    }
    *module.bodies_mut() = bodies;
}

fn at(stands: &[Md], node: Md) -> Md {
    if node.is_some() { stands[node.index()] } else { node }
}

fn value(stands: &[Md], value: Value) -> Value {
    match value.kind() {
        ValueKind::Meta(m) => Value::meta(at(stands, m)),
        _ => value,
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
fn members(tables: &Tables, twins: &mut Vec<(Md, Md)>) {
    // Nearly no module has identified types: then the name of the field was never met.
    let find = |s: &str| tables.strings.find(s.as_bytes());
    let (Some(identifier), Some(scope)) = (find("identifier"), find("scope")) else { return };
    let (tag, member) = (find("tag"), find("DW_TAG_member"));
    let [name, linkage, params, flags] = ["name", "linkageName", "templateParams", "spFlags"].map(find);
    let (derived, subprogram) = (find("DIDerivedType"), find("DISubprogram"));
    let mut first: HashMap<(Str, Md, MdField, Option<MdField>), Md> = HashMap::new();
    for row in 0..tables.metadata.len() {
        let m = Md::new(row);
        let MdNode::Special { distinct: false, kind, fields } = tables.metadata.get(m) else { continue };
        let is_field = Some(*kind) == derived;
        if !is_field && Some(*kind) != subprogram {
            continue;
        }
        let field = |key: Option<Str>| fields.iter().find(|f| Some(f.0) == key).map(|f| &f.1);
        let Some(&MdField::Node(owner)) = field(Some(scope)) else { continue };
        if owner.is_none() || tables.metadata.field(owner, identifier).is_none() {
            continue;
        }
        let fits = if is_field {
            matches!(field(tag), Some(MdField::Sym(s)) if Some(*s) == member)
        } else {
            !matches!(field(flags), Some(MdField::Sym(s)) if tables.strings.text(*s).contains("DISPFlagDefinition"))
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
