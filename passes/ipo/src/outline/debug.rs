//! Debug information of the new function: it has a subprogram of its own, and locations, variables and labels are in it.
//!
//! What was inlined stays inlined: of a chain of places the last one moves, and all before it are inlined there. Lexical blocks are repeated
//! within the new subprogram, and variables have its scope; they are arguments only of a copy of the whole
//! function. **Cost**: linear in the function and the scopes it names.

use std::collections::HashMap;
use warpc_ir::body::DbgRow;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::{FuncExtra, Tables};
use warpc_ir::{Module, loop_hints};

/// Node attached to function `global` as its subprogram.
fn subprogram(module: &Module, global: Global) -> Option<Md> {
    let dbg = module.tables().strings.find(b"dbg")?;
    let extra = module.ctx().extra(global)?;
    extra.attachments.iter().find(|entry| entry.0 == dbg).map(|entry| entry.1)
}

/// Brings the debug information of `function`, whose code was taken from `from`, under a subprogram of its own. Gives the location that the
/// call of it has; `NONE` where `from` has no subprogram, and nothing is done.
pub(super) fn rescope(module: &mut Module, from: Global, function: Global) -> Md {
    rescope_under(module, from, function, Scopes::new)
}

/// The same where `function` is a copy of `from`: of its subprogram there is a copy, too.
pub(crate) fn rescope_copy(module: &mut Module, from: Global, function: Global) {
    rescope_under(module, from, function, |tables, old, _| Scopes::copied(tables, old));
}

fn rescope_under(
    module: &mut Module,
    from: Global,
    function: Global,
    subprogram_of: impl for<'m> FnOnce(&'m mut Tables, Md, Str) -> Scopes<'m>,
) -> Md {
    let Some(old) = subprogram(module, from) else { return Md::NONE };
    let Some(mut body) = module.take_body(function) else { return Md::NONE };
    let name = module.globals().sym()[function.index()].name;
    let first = body.blocks.list.get(body.side.first_block.index()).map(|list| list.last);
    let place = first.and_then(|inst| body.insts.loc.get(inst.index())).map_or(Md::NONE, |loc| loc.0);
    let mut scopes = subprogram_of(module.tables_mut(), old, name);
    let looped = scopes.tables.strings.find(loop_hints::LOOP_KIND);
    for loc in &mut body.insts.loc {
        loc.0 = scopes.location(loc.0);
    }
    for record in &mut body.side.dbg {
        scopes.record(record);
    }
    for row in &mut body.side.attach {
        if Some(row.kind) == looped {
            row.node = scopes.loop_node(row.node);
        }
    }
    scopes.end();
    let place = if place.is_some() { place } else { scopes.somewhere(old) };
    let (new, dbg) = (scopes.new, scopes.word("dbg"));
    module.put_body(function, body);
    let attachments = vec![(dbg, new)];
    let extra = module.globals().parts()[function.index()].extra as usize;
    let extras = &mut module.tables_mut().extras;
    match extras.get_mut(extra) {
        Some(extra) => extra.attachments = attachments,
        None => {
            extras.push(FuncExtra { attachments, ..FuncExtra::default() });
            let row = extras.len() as u32 - 1;
            module.globals_mut().parts_mut()[function.index()].extra = row;
        }
    }
    place
}

/// Scopes of one subprogram, each with what stands for it in another.
struct Scopes<'m> {
    tables: &'m mut Tables,
    new: Md,
    /// Whether the new subprogram has variables or labels.
    has_variables: bool,
    /// Whether arguments of the old subprogram are arguments of the new one.
    has_arguments: bool,
    /// Locations, scopes, variables and loops that were asked for.
    images: HashMap<Md, Md>,
}

impl Scopes<'_> {
    fn empty(tables: &mut Tables) -> Scopes<'_> {
        Scopes { tables, new: Md::NONE, has_variables: false, has_arguments: false, images: HashMap::new() }
    }
    /// Another subprogram like `old`.
    fn copied(tables: &mut Tables, old: Md) -> Scopes<'_> {
        let mut scopes = Scopes::empty(tables);
        scopes.has_arguments = true;
        let own = scopes.without(old, &["retainedNodes"]);
        scopes.new = scopes.changed(own, true, &[]);
        scopes
    }
    /// A subprogram called `name` in the unit and the file of `old`.
    fn new(tables: &mut Tables, old: Md, name: Str) -> Scopes<'_> {
        let mut scopes = Scopes::empty(tables);
        let nothing = scopes.tables.metadata.add(MdNode::Tuple { distinct: false, ops: Box::new([]) });
        let types = scopes.node("DISubroutineType", false, vec![("types", MdField::Node(nothing))]);
        let word = scopes.word("DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized");
        let fields = vec![
            ("name", MdField::Str(name)),
            ("linkageName", MdField::Str(name)),
            ("scope", MdField::Node(Md::NONE)),
            ("file", MdField::Node(scopes.node_in(old, "file"))),
            ("type", MdField::Node(types)),
            ("spFlags", MdField::Sym(word)),
            ("unit", MdField::Node(scopes.node_in(old, "unit"))),
        ];
        scopes.new = scopes.node("DISubprogram", true, fields);
        scopes
    }
    /// Says that none of the variables of the new subprogram needs to be kept, if it has any.
    fn end(&mut self) {
        if !self.has_variables {
            return;
        }
        let nothing = self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: Box::new([]) });
        let name = self.word("retainedNodes");
        if let MdNode::Special { distinct, kind, fields } = self.tables.metadata.get(self.new).clone() {
            let mut fields = fields.into_vec();
            fields.push((name, MdField::Node(nothing)));
            self.tables.metadata.define(self.new, MdNode::Special { distinct, kind, fields: fields.into() });
        }
    }
    /// A location in `scope` that is no line.
    fn somewhere(&mut self, scope: Md) -> Md {
        self.node("DILocation", false, vec![("line", MdField::Int(0)), ("scope", MdField::Node(scope))])
    }
    fn word(&mut self, text: &str) -> Str {
        self.tables.strings.intern(text.as_bytes())
    }
    fn node(&mut self, kind: &str, distinct: bool, fields: Vec<(&str, MdField)>) -> Md {
        let kind = self.word(kind);
        let fields = fields.into_iter().map(|(name, value)| (self.word(name), value)).collect();
        self.tables.metadata.add(MdNode::Special { distinct, kind, fields })
    }
    /// The node in field `field` of `node`; `NONE` where there is none.
    fn node_in(&self, node: Md, field: &str) -> Md {
        let name = self.tables.strings.find(field.as_bytes());
        match name.filter(|_| node.is_some()).and_then(|name| self.tables.metadata.field(node, name)) {
            Some(&MdField::Node(of_field)) => of_field,
            _ => Md::NONE,
        }
    }
    fn is(&self, node: Md, kinds: &[&str]) -> bool {
        match node.is_some().then(|| self.tables.metadata.get(node)) {
            Some(MdNode::Special { kind, .. }) => {
                kinds.iter().any(|name| name.as_bytes() == self.tables.strings.get(*kind))
            }
            _ => false,
        }
    }
    /// `node` with other nodes in its `fields`, under which it never merges with another only if `distinct` says so.
    fn changed(&mut self, node: Md, distinct: bool, changes: &[(&str, Md)]) -> Md {
        let MdNode::Special { kind, fields, .. } = self.tables.metadata.get(node).clone() else { return node };
        let changes: Vec<(Str, Md)> = changes.iter().map(|&(name, to)| (self.word(name), to)).collect();
        let fields =
            fields.into_vec().into_iter().map(|(name, value)| match changes.iter().find(|row| row.0 == name) {
                Some(row) => (name, MdField::Node(row.1)),
                None => (name, value),
            });
        let fields = fields.collect();
        self.tables.metadata.add(MdNode::Special { distinct, kind, fields })
    }
    /// The scope within the new subprogram that stands for `scope` within the old one.
    fn scope(&mut self, scope: Md) -> Md {
        let mut chain = Vec::new();
        let mut at = scope;
        while self.is(at, &["DILexicalBlock", "DILexicalBlockFile"]) && !self.images.contains_key(&at) {
            chain.push(at);
            at = self.node_in(at, "scope");
        }
        let mut image = self.images.get(&at).copied().unwrap_or(self.new);
        for block in chain.into_iter().rev() {
            image = self.changed(block, false, &[("scope", image)]);
            self.images.insert(block, image);
        }
        image
    }
    /// The location that stands for `loc`.
    fn location(&mut self, loc: Md) -> Md {
        let mut chain = Vec::new();
        let mut at = loc;
        while at.is_some() && !self.images.contains_key(&at) && self.is(at, &["DILocation"]) {
            chain.push(at);
            at = self.node_in(at, "inlinedAt");
        }
        let mut image = if at.is_some() { self.images.get(&at).copied().unwrap_or(at) } else { Md::NONE };
        for place in chain.into_iter().rev() {
            let distinct = self.tables.metadata.get(place).is_distinct();
            let old = self.node_in(place, "scope");
            let of_place = match image.is_some() {
                true => self.changed(place, distinct, &[("inlinedAt", image)]),
                false => {
                    let scope = self.scope(old);
                    self.changed(place, distinct, &[("scope", scope)])
                }
            };
            self.images.insert(place, of_place);
            image = of_place;
        }
        image
    }
    /// Moves a record, and its variable or label unless that was inlined.
    fn record(&mut self, record: &mut DbgRow) {
        if record.is_cleared() {
            return;
        }
        let is_inlined = self.node_in(record.loc, "inlinedAt").is_some();
        record.loc = self.location(record.loc);
        if !is_inlined && record.var.is_some() {
            record.var = self.variable(record.var);
        }
    }
    fn variable(&mut self, var: Md) -> Md {
        if let Some(&image) = self.images.get(&var) {
            return image;
        }
        let old = self.node_in(var, "scope");
        let scope = self.scope(old);
        let moved = self.changed(var, false, &[("scope", scope)]);
        let image = if self.has_arguments { moved } else { self.without(moved, &["arg", "flags", "annotations"]) };
        self.images.insert(var, image);
        self.has_variables = true;
        image
    }
    fn without(&mut self, node: Md, names: &[&str]) -> Md {
        let MdNode::Special { distinct, kind, fields } = self.tables.metadata.get(node).clone() else { return node };
        let names: Vec<Str> = names.iter().map(|name| self.word(name)).collect();
        let fields = fields.into_vec().into_iter().filter(|field| !names.contains(&field.0)).collect();
        self.tables.metadata.add(MdNode::Special { distinct, kind, fields })
    }
    /// The node of a loop, whose operands may be locations.
    fn loop_node(&mut self, node: Md) -> Md {
        if let Some(&image) = self.images.get(&node) {
            return image;
        }
        let ops: Vec<Md> = self.tables.metadata.ops(node).to_vec();
        if !ops.iter().any(|&op| self.is(op, &["DILocation"])) {
            return node;
        }
        let image = self.tables.metadata.placeholder();
        let new = ops.iter().map(|&op| match op == node {
            true => image,
            false if self.is(op, &["DILocation"]) => self.location(op),
            false => op,
        });
        let ops = new.collect();
        self.tables.metadata.define(image, MdNode::Tuple { distinct: true, ops });
        self.images.insert(node, image);
        image
    }
}
