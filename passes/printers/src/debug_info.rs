//! `print<module-debuginfo>`: what the debug information of a module describes: units, functions, variables, types, a line each.
//!
//! **How**: a walk from the units and from the locations, records and subprograms of the functions, each node once, in the order in which
//! LLVM finds them; types inside of types are followed with a stack. **Cost**: linear in the module.
//! **Source**: format and order are those of LLVM's printer of the same name, so that its tests can judge.

use crate::row::of_module;
use std::collections::HashSet;
use warpc_ir::Module;
use warpc_ir::body::DbgKind;
use warpc_ir::dwarf;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::Tables;
use warpc_phase::{ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the printer.
pub const PRINT: PassInfo =
    of_module("print<module-debuginfo>", "print what debug information describes", &[], |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Module(Box::new(Printer)))
    });

struct Printer;

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let mut finder = Finder::new(module.tables());
        finder.module(module);
        cx.text.extend(finder.text().into_bytes());
        false
    }
}

/// Nodes in the order in which they were found.
struct Finder<'m> {
    t: &'m Tables,
    seen: HashSet<Md>,
    units: Vec<Md>,
    subprograms: Vec<Md>,
    variables: Vec<Md>,
    types: Vec<Md>,
    /// What is still to be looked at, the next last.
    work: Vec<Step>,
}

/// A node to look at, and as what.
#[derive(Clone, Copy)]
enum Step {
    Unit(Md),
    Scope(Md),
    Type(Md),
    Subprogram(Md),
    Variable(Md),
    Location(Md),
}

impl<'m> Finder<'m> {
    fn new(t: &'m Tables) -> Finder<'m> {
        let none = Vec::new;
        Finder {
            t,
            seen: HashSet::new(),
            units: none(),
            subprograms: none(),
            variables: none(),
            types: none(),
            work: Vec::new(),
        }
    }
    fn kind(&self, node: Md) -> &[u8] {
        match self.t.metadata.nodes().get(node.index()) {
            Some(MdNode::Special { kind, .. }) => self.t.strings.get(*kind),
            _ => b"",
        }
    }
    fn field(&self, node: Md, name: &str) -> Option<&MdField> {
        self.t.metadata.field(node, self.t.strings.find(name.as_bytes())?)
    }
    fn node(&self, node: Md, name: &str) -> Md {
        match self.field(node, name) {
            Some(&MdField::Node(node)) => node,
            _ => Md::NONE,
        }
    }
    fn text_of(&self, node: Md, name: &str) -> String {
        match self.field(node, name) {
            Some(&MdField::Str(text) | &MdField::Sym(text)) => String::from_utf8_lossy(self.t.strings.get(text)).into(),
            _ => String::new(),
        }
    }
    fn list(&self, node: Md, name: &str) -> Vec<Md> {
        self.t.metadata.ops(self.node(node, name)).iter().copied().filter(|node| node.is_some()).collect()
    }
    /// Adds steps to be done next, the first of them first.
    fn then(&mut self, steps: Vec<Step>) {
        self.work.extend(steps.into_iter().rev());
    }

    fn module(&mut self, module: &Module) {
        let t = self.t;
        let units = t.strings.find(b"llvm.dbg.cu").map_or(&[][..], |name| t.metadata.named_list(name));
        units.iter().for_each(|&unit| self.visit(Step::Unit(unit)));
        let dbg = t.strings.find(b"dbg");
        for global in module.defined_functions() {
            let attached = module.ctx().extra(global).map_or(&[][..], |extra| &extra.attachments);
            let own = attached.iter().filter(|attachment| Some(attachment.0) == dbg).map(|attachment| attachment.1);
            own.for_each(|subprogram| self.visit(Step::Subprogram(subprogram)));
            let Some(func) = module.func(global) else { continue };
            let records = &func.side().dbg;
            let mut of_inst: Vec<&warpc_ir::body::DbgRow> = records.iter().collect();
            of_inst.sort_by_key(|record| record.anchor);
            for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
                if func.loc(inst).is_some() {
                    self.visit(Step::Location(func.loc(inst)));
                }
                let first = of_inst.partition_point(|record| record.anchor < inst);
                for record in of_inst[first..].iter().take_while(|record| record.anchor == inst) {
                    if record.kind != DbgKind::Label {
                        self.visit(Step::Variable(record.var));
                    }
                    self.visit(Step::Location(record.loc));
                }
            }
        }
    }
    fn visit(&mut self, step: Step) {
        self.work.push(step);
        while let Some(step) = self.work.pop() {
            match step {
                Step::Unit(node) => self.unit(node),
                Step::Scope(node) => self.scope(node),
                Step::Type(node) => self.ty(node),
                Step::Subprogram(node) => self.subprogram(node),
                Step::Variable(node) => {
                    if node.is_some() && self.seen.insert(node) {
                        self.then(vec![Step::Scope(self.node(node, "scope")), Step::Type(self.node(node, "type"))]);
                    }
                }
                // Locations are few for what they name, so each is looked at.
                Step::Location(node) => {
                    if node.is_some() && self.seen.insert(node) {
                        let at = self.node(node, "inlinedAt");
                        self.then(vec![Step::Scope(self.node(node, "scope")), Step::Location(at)]);
                    }
                }
            }
        }
    }
    fn unit(&mut self, node: Md) {
        if node.is_none() || !self.seen.insert(node) {
            return;
        }
        self.units.push(node);
        let mut steps = Vec::new();
        for expression in self.list(node, "globals") {
            if self.seen.insert(expression) {
                self.variables.push(expression);
                let variable = self.node(expression, "var");
                steps.extend([Step::Scope(self.node(variable, "scope")), Step::Type(self.node(variable, "type"))]);
            }
        }
        steps.extend(self.list(node, "enums").into_iter().map(Step::Type));
        for kept in self.list(node, "retainedTypes") {
            let is_subprogram = self.kind(kept) == b"DISubprogram";
            steps.push(if is_subprogram { Step::Subprogram(kept) } else { Step::Type(kept) });
        }
        for import in self.list(node, "imports") {
            let entity = self.node(import, "entity");
            steps.push(match self.kind(entity) {
                b"DISubprogram" => Step::Subprogram(entity),
                b"DINamespace" | b"DIModule" => Step::Scope(self.node(entity, "scope")),
                _ => Step::Type(entity),
            });
        }
        self.then(steps);
    }
    fn scope(&mut self, node: Md) {
        match self.kind(node) {
            b"DICompileUnit" => {
                if self.seen.insert(node) {
                    self.units.push(node);
                }
            }
            b"DISubprogram" => self.then(vec![Step::Subprogram(node)]),
            b"DILexicalBlock" | b"DILexicalBlockFile" | b"DINamespace" | b"DIModule" => {
                if self.seen.insert(node) {
                    self.then(vec![Step::Scope(self.node(node, "scope"))]);
                }
            }
            _ => self.then(vec![Step::Type(node)]),
        }
    }
    fn subprogram(&mut self, node: Md) {
        if node.is_none() || !self.seen.insert(node) {
            return;
        }
        self.subprograms.push(node);
        let mut steps = vec![
            Step::Scope(self.node(node, "scope")),
            Step::Unit(self.node(node, "unit")),
            Step::Type(self.node(node, "type")),
        ];
        let parameters = self.list(node, "templateParams");
        steps.extend(parameters.into_iter().map(|parameter| Step::Type(self.node(parameter, "type"))));
        let kept = self.list(node, "retainedNodes").into_iter().filter(|&kept| self.kind(kept) == b"DILocalVariable");
        steps.extend(kept.map(Step::Variable));
        self.then(steps);
    }
    fn ty(&mut self, node: Md) {
        let is_type = matches!(
            self.kind(node),
            b"DIBasicType"
                | b"DIDerivedType"
                | b"DICompositeType"
                | b"DISubroutineType"
                | b"DIStringType"
                | b"DIFixedPointType"
                | b"DISubrangeType"
        );
        if !is_type || !self.seen.insert(node) {
            return;
        }
        self.types.push(node);
        let mut steps = vec![Step::Scope(self.node(node, "scope"))];
        match self.kind(node) {
            b"DISubroutineType" => steps.extend(self.list(node, "types").into_iter().map(Step::Type)),
            b"DICompositeType" => {
                steps.push(Step::Type(self.node(node, "baseType")));
                for element in self.list(node, "elements") {
                    let is_subprogram = self.kind(element) == b"DISubprogram";
                    steps.push(if is_subprogram { Step::Subprogram(element) } else { Step::Type(element) });
                }
            }
            b"DIDerivedType" => steps.push(Step::Type(self.node(node, "baseType"))),
            _ => {}
        }
        self.then(steps);
    }

    /// ` from folder/file:line` of a node; nothing where it has no file.
    fn place(&self, node: Md, with_line: bool) -> String {
        let file = self.node(node, "file");
        let (name, folder) = (self.text_of(file, "filename"), self.text_of(file, "directory"));
        if name.is_empty() {
            return String::new();
        }
        let separator = if folder.is_empty() { "" } else { "/" };
        let line = match self.field(node, "line") {
            Some(&MdField::Int(line)) if with_line && line != 0 => format!(":{line}"),
            _ => String::new(),
        };
        format!(" from {folder}{separator}{name}{line}")
    }
    /// A symbol of DWARF, or its number where it has none: `unknown-WHAT(7)`.
    fn symbol(&self, node: Md, name: &str, (prefix, what): (&str, &str)) -> String {
        match self.field(node, name) {
            Some(&MdField::Sym(text)) => String::from_utf8_lossy(self.t.strings.get(text)).into(),
            Some(&MdField::Int(number)) => {
                let known = dwarf::symbols(prefix).and_then(|symbols| symbols.name(u64::try_from(number).ok()?));
                known.unwrap_or_else(|| format!("unknown-{what}({number})"))
            }
            _ => format!("unknown-{what}(0)"),
        }
    }
    fn text(&self) -> String {
        let mut out = String::new();
        for &unit in &self.units {
            let language = self.symbol(unit, "language", ("DW_LANG_", "language"));
            out.extend(["Compile unit: ", &language, &self.place(unit, false), "\n"]);
        }
        let variables = self.variables.iter().map(|&expression| ("Global variable: ", self.node(expression, "var")));
        for (title, node) in self.subprograms.iter().map(|&node| ("Subprogram: ", node)).chain(variables) {
            out.extend([title, &self.text_of(node, "name"), &self.place(node, true)]);
            let linkage = self.text_of(node, "linkageName");
            if !linkage.is_empty() {
                out.extend([" ('", &linkage, "')"]);
            }
            out.push('\n');
        }
        for &node in &self.types {
            out.push_str("Type:");
            let name = self.text_of(node, "name");
            if !name.is_empty() {
                out.extend([" ", &name]);
            }
            out.extend([&self.place(node, true), " "]);
            out.push_str(&match self.kind(node) {
                b"DIBasicType" => self.symbol(node, "encoding", ("DW_ATE_", "encoding")),
                b"DISubroutineType" => "DW_TAG_subroutine_type".into(),
                b"DIStringType" => "DW_TAG_string_type".into(),
                b"DISubrangeType" => "DW_TAG_subrange_type".into(),
                b"DIFixedPointType" => "DW_TAG_base_type".into(),
                _ => self.symbol(node, "tag", ("DW_TAG_", "tag")),
            });
            let identifier = self.text_of(node, "identifier");
            if !identifier.is_empty() {
                out.extend([" (identifier: '", &identifier, "')"]);
            }
            out.push('\n');
        }
        out
    }
}
