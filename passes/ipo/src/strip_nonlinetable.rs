//! `strip-nonlinetable-debuginfo`: leaves of debug information what `-gline-tables-only` would have made: lines, and functions by name.
//!
//! **When**: variables, types, scopes smaller than a function, records and attachments of variables go. A function keeps its name, file,
//! lines and flags; its linkage name only where it has no other. A compile unit keeps what it says of itself, a skeleton unit goes.
//! **How**: each location, and each node that a location, a function or a list of the module leads to, has a node that stands for it; chains
//! of scopes and of inlined calls are followed by a work list. Distinct nodes change in place. **Cost**: linear in the module and
//! its metadata. **Invariants**: no code changes. **Source**: LLVM's pass of this name.
//! **Relies on** nothing that is said of threads or memory.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode, Metadata};
use warpc_ir::opcode::flags;
use warpc_ir::{FuncMut, Module};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "strip-nonlinetable-debuginfo",
    summary: "drop debug information other than lines and functions",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(StripNonLineTable)))
    },
};

struct StripNonLineTable;

/// What a node is to this pass.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Location,
    Subprogram,
    /// A scope inside of a function.
    Block,
    Unit,
    SubroutineType,
    /// Other debug information: nothing stands for it.
    Dropped,
    /// Files, and what is no debug information.
    Kept,
}

/// Strings that nodes are told apart by, and that new nodes have.
struct Words {
    scope: Str,
    inlined_at: Str,
    file: Str,
    unit: Str,
    ty: Str,
    types: Str,
    name: Str,
    linkage_name: Str,
    subroutine_type: Str,
    emission: Str,
    lines_only: Str,
    split_id: Str,
    /// What a function keeps as it is, and what a unit does.
    of_subprogram: Vec<Str>,
    of_unit: Vec<Str>,
}

const OF_SUBPROGRAM: [&str; 8] =
    ["name", "file", "line", "scopeLine", "virtualIndex", "thisAdjustment", "flags", "spFlags"];

const OF_UNIT: [&str; 16] = [
    "language",
    "sourceLanguageName",
    "sourceLanguageVersion",
    "file",
    "producer",
    "isOptimized",
    "flags",
    "runtimeVersion",
    "splitDebugFilename",
    "macros",
    "splitDebugInlining",
    "debugInfoForProfiling",
    "nameTableKind",
    "rangesBaseAddress",
    "sysroot",
    "sdk",
];

impl Words {
    fn of(module: &mut Module) -> Words {
        let strings = &mut module.tables_mut().strings;
        let mut word = |text: &str| strings.intern(text.as_bytes());
        Words {
            scope: word("scope"),
            inlined_at: word("inlinedAt"),
            file: word("file"),
            unit: word("unit"),
            ty: word("type"),
            types: word("types"),
            name: word("name"),
            linkage_name: word("linkageName"),
            subroutine_type: word("DISubroutineType"),
            emission: word("emissionKind"),
            lines_only: word("LineTablesOnly"),
            split_id: word("dwoId"),
            of_subprogram: OF_SUBPROGRAM.map(&mut word).to_vec(),
            of_unit: OF_UNIT.map(word).to_vec(),
        }
    }
}

/// What stands for each node, as far as it was asked for.
struct Images<'m> {
    metadata: &'m mut Metadata,
    /// By node; `None` where it is not known yet.
    of: Vec<Option<Md>>,
    /// By node, as the module came.
    kinds: Vec<Kind>,
    words: &'m Words,
    empty_type: Md,
    changed: bool,
}

impl ModulePass for StripNonLineTable {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let kinds = kinds(module);
        if kinds.iter().all(|&kind| kind == Kind::Kept) {
            return false;
        }
        let words = Words::of(module);
        let looped = module.tables().strings.find(b"llvm.loop");
        let roots = roots(module, looped);
        let metadata = &mut module.tables_mut().metadata;
        let none = metadata.add(MdNode::Tuple { distinct: false, ops: Box::new([]) });
        let of_type = Box::new([(words.types, MdField::Node(none))]);
        let empty_type =
            metadata.add(MdNode::Special { distinct: false, kind: words.subroutine_type, fields: of_type });
        let of = vec![None; kinds.len()];
        let mut images = Images { metadata, of, kinds, words: &words, empty_type, changed: false };
        roots.places.iter().for_each(|&root| images.make(root));
        roots.loops.iter().for_each(|&node| images.make_loop(node));
        images.make_lists();
        let (of, mut changed) = (images.of, images.changed);
        changed |= strip_globals(module, &of);
        for global in module.defined_functions() {
            changed |= module.edit(global, |f| strip_function(f, &of)) == Some(true);
        }
        changed
    }
}

/// What each node of the module is.
fn kinds(module: &Module) -> Vec<Kind> {
    let tables = module.tables();
    let of = |node: &MdNode| match node {
        MdNode::Special { kind, .. } => match tables.strings.get(*kind) {
            b"DILocation" => Kind::Location,
            b"DISubprogram" => Kind::Subprogram,
            b"DILexicalBlock" | b"DILexicalBlockFile" => Kind::Block,
            b"DICompileUnit" => Kind::Unit,
            b"DISubroutineType" => Kind::SubroutineType,
            b"DIFile" => Kind::Kept,
            name if name.starts_with(b"DI") || name == b"GenericDINode" => Kind::Dropped,
            _ => Kind::Kept,
        },
        _ => Kind::Kept,
    };
    tables.metadata.nodes().iter().map(of).collect()
}

/// Nodes that code and symbols refer to.
#[derive(Default)]
struct Roots {
    places: Vec<Md>,
    loops: Vec<Md>,
}

fn roots(module: &Module, looped: Option<Str>) -> Roots {
    let mut roots = Roots::default();
    for extra in &module.tables().extras {
        roots.places.extend(extra.attachments.iter().map(|row| row.1));
    }
    for global in module.defined_functions() {
        let Some(func) = module.func(global) else { continue };
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            roots.places.extend(Some(func.loc(inst)).filter(|loc| loc.is_some()));
            if let Some(kind) = looped.filter(|_| func.flags(inst) & flags::HAS_MD != 0) {
                roots.loops.extend(func.attachment(inst, kind));
            }
        }
    }
    roots
}

impl Images<'_> {
    fn kind(&self, node: Md) -> Kind {
        // Nodes that the pass made are as they should be.
        self.kinds.get(node.index()).copied().unwrap_or(Kind::Kept)
    }
    fn node_in(&self, node: Md, field: Str) -> Md {
        match self.metadata.field(node, field) {
            Some(&MdField::Node(of_field)) => of_field,
            _ => Md::NONE,
        }
    }
    /// What stands for `node`, which was made before.
    fn image(&self, node: Md) -> Md {
        if node.is_none() { Md::NONE } else { self.of.get(node.index()).copied().flatten().unwrap_or(node) }
    }
    /// Makes what stands for `root`, and for all that it needs before.
    fn make(&mut self, root: Md) {
        let mut work = vec![(root, false)];
        while let Some((node, ready)) = work.pop() {
            if ready {
                self.finish(node);
                continue;
            }
            let known = node.is_none() || self.of.get(node.index()).is_none_or(Option::is_some);
            if known {
                continue;
            }
            // A node that leads back to itself finds itself.
            self.of[node.index()] = Some(node);
            work.push((node, true));
            let needs: &[Str] = match self.kind(node) {
                Kind::Location => &[self.words.scope, self.words.inlined_at],
                Kind::Subprogram => &[self.words.unit],
                Kind::Block => &[self.words.scope],
                _ => &[],
            };
            work.extend(needs.iter().map(|&field| (self.node_in(node, field), false)));
        }
    }
    fn finish(&mut self, node: Md) {
        let image = match self.kind(node) {
            Kind::Location => self.location(node),
            Kind::Subprogram => self.subprogram(node),
            Kind::Block => self.image(self.node_in(node, self.words.scope)),
            Kind::Unit => self.unit(node),
            Kind::SubroutineType => self.empty_type,
            Kind::Dropped => Md::NONE,
            Kind::Kept => node,
        };
        self.of[node.index()] = Some(image);
    }
    /// `node` with fields as `field` says: `None` drops one. A distinct node stays itself.
    fn with_fields(&mut self, node: Md, field: impl Fn(Str, &MdField) -> Option<MdField>) -> Md {
        let MdNode::Special { distinct, kind, fields } = self.metadata.get(node) else { return node };
        let (distinct, kind) = (*distinct, *kind);
        let kept: Box<[(Str, MdField)]> =
            fields.iter().filter_map(|(name, value)| Some((*name, field(*name, value)?))).collect();
        if kept == *fields {
            return node;
        }
        self.changed = true;
        let new = MdNode::Special { distinct, kind, fields: kept };
        if distinct {
            self.metadata.define(node, new);
            return node;
        }
        self.metadata.add(new)
    }
    fn location(&mut self, node: Md) -> Md {
        let (scope, inlined_at) = (self.words.scope, self.words.inlined_at);
        let images = [scope, inlined_at].map(|field| (field, self.image(self.node_in(node, field))));
        self.with_fields(node, |name, value| match images.iter().find(|image| image.0 == name) {
            Some(image) => Some(MdField::Node(image.1)),
            None => Some(value.clone()),
        })
    }
    fn subprogram(&mut self, node: Md) -> Md {
        let words = self.words;
        let unit = self.image(self.node_in(node, words.unit));
        let file = self.node_in(node, words.file);
        let (has_name, has_type) =
            (self.metadata.field(node, words.name).is_some(), self.node_in(node, words.ty).is_some());
        let empty_type = self.empty_type;
        self.with_fields(node, |name, value| match name {
            name if words.of_subprogram.contains(&name) => Some(value.clone()),
            name if name == words.scope => Some(MdField::Node(file)),
            name if name == words.ty && has_type => Some(MdField::Node(empty_type)),
            name if name == words.unit => unit.is_some().then_some(MdField::Node(unit)),
            name if name == words.linkage_name => (!has_name).then(|| value.clone()),
            _ => None,
        })
    }
    fn unit(&mut self, node: Md) -> Md {
        let words = self.words;
        if matches!(self.metadata.field(node, words.split_id), Some(MdField::Int(1..))) {
            self.changed = true;
            return Md::NONE;
        }
        self.with_fields(node, |name, value| match name {
            name if name == words.emission => Some(MdField::Sym(words.lines_only)),
            name => words.of_unit.contains(&name).then(|| value.clone()),
        })
    }
    /// Brings the places that the properties of a loop begin with up to date. Properties of loops are distinct.
    fn make_loop(&mut self, node: Md) {
        let MdNode::Tuple { distinct, ops } = self.metadata.get(node).clone() else { return };
        let mut new = ops.clone();
        for op in new.iter_mut().filter(|op| op.is_some()) {
            if self.kind(*op) == Kind::Location {
                self.make(*op);
                *op = self.image(*op);
            }
        }
        if new != ops {
            self.changed = true;
            self.metadata.define(node, MdNode::Tuple { distinct, ops: new });
        }
    }
    /// Takes out of the lists of the module what goes.
    fn make_lists(&mut self) {
        let mut named = std::mem::take(&mut self.metadata.named);
        for (_, list) in &mut named {
            list.iter().for_each(|&node| self.make(node));
            let new: Vec<Md> = list.iter().map(|&node| self.image(node)).filter(|node| node.is_some()).collect();
            self.changed |= new != *list;
            *list = new;
        }
        self.metadata.named = named;
    }
}

/// What stands for `node` in `of`.
fn stands_for(of: &[Option<Md>], node: Md) -> Md {
    of.get(node.index()).copied().flatten().unwrap_or(node)
}

/// Variables lose their descriptions, functions get those that stand for theirs.
fn strip_globals(module: &mut Module, of: &[Option<Md>]) -> bool {
    let mut changed = false;
    for extra in &mut module.tables_mut().extras {
        for row in &mut extra.attachments {
            let image = stands_for(of, row.1);
            changed |= image != row.1;
            row.1 = image;
        }
        extra.attachments.retain(|row| row.1.is_some());
    }
    changed
}

fn strip_function(func: &mut FuncMut<'_>, of: &[Option<Md>]) -> bool {
    let mut changed = !func.side().dbg.is_empty();
    func.side_mut().dbg.clear();
    func.side_mut().debug_index = Default::default();
    let heap_site = func.ctx().tables.strings.find(b"heapallocsite");
    let insts: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
    for inst in insts {
        let loc = func.loc(inst);
        if loc.is_some() && stands_for(of, loc) != loc {
            func.set_loc(inst, stands_for(of, loc));
            changed = true;
        }
        let Some(kind) = heap_site.filter(|_| func.flags(inst) & flags::HAS_MD != 0) else { continue };
        if func.attachment(inst, kind).is_some() {
            func.set_attachment(inst, kind, Md::NONE);
            changed = true;
        }
    }
    changed
}
