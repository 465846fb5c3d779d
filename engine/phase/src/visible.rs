//! What functions can see of a module besides their own bodies, and what of it a pass changed.
//!
//! A function pass reads the facts of the globals that its function refers to: kind and linkage, types, attributes, initialisers.
//! Where a module pass changed facts of some functions alone, only they and those that refer to them see something new: a kernel
//! whose address became insignificant, or a declaration that went, is nothing to the others. Facts of variables, aliases and
//! resolvers can be seen through initialisers as well, so that a change of one counts for all functions, as do changes of the
//! module's named metadata and of the rare parts of globals.
//!
//! Whether a body changed is told by the module, which counts edits, and not by what the pass says: passes that look at all functions
//! edit few. Debug builds compare fingerprints of the others. **Cost**: linear in the globals, per module pass that runs.

use warpc_analysis::callgraph::Marker;
use warpc_ir::Func;
use warpc_ir::body::Body;
use warpc_ir::ids::{Global, Md, Str};
use warpc_ir::module::{FuncExtra, GlobalKind, GlobalSlices, Module, Parts, Shape, Symbol, UnnamedAddr};

/// What functions can see of a global besides its body.
type Facts = (Symbol, Shape, Parts);

/// The facts of `global`; none where it is erased. Whether its address matters is nothing to functions.
fn facts(globals: GlobalSlices<'_>, global: Global) -> Option<Facts> {
    let at = global.index();
    let symbol = Symbol { unnamed_addr: UnnamedAddr::None, ..globals.sym[at] };
    (!symbol.is_dead()).then(|| (symbol, globals.shape[at], globals.parts[at]))
}

fn all_globals(module: &Module) -> impl Iterator<Item = Global> + use<> {
    (0..module.globals().len()).map(Global::new)
}

/// What a pass did to a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Changes {
    /// Something that any function may see.
    All,
    /// Facts and bodies of some functions.
    Some {
        /// Functions whose facts are not what they were.
        facts: Vec<Global>,
        /// Functions whose bodies are not what they were.
        bodies: Vec<Global>,
    },
}

impl Changes {
    /// Adds functions whose bodies may have changed.
    pub(crate) fn add_bodies(&mut self, touched: Vec<Global>) {
        if let Changes::Some { bodies, .. } = self {
            bodies.extend(touched);
        }
    }
    /// Whether there are none.
    pub(crate) fn is_none(&self) -> bool {
        matches!(self, Changes::Some { facts, bodies } if facts.is_empty() && bodies.is_empty())
    }
}

/// The facts of all globals at one time.
#[derive(Default)]
pub(crate) struct FactsOfAll {
    facts: Vec<Option<Facts>>,
    has_aliases: bool,
}

impl FactsOfAll {
    /// As they are now.
    pub(crate) fn of(module: &Module) -> FactsOfAll {
        let globals = module.ctx().globals;
        let facts = all_globals(module).map(|global| facts(globals, global)).collect();
        FactsOfAll { facts, has_aliases: has_aliases(module) }
    }
    /// Which of `globals` have other facts than before; they become what they are. Globals that came or went do not count:
    /// nothing that was there refers to them.
    pub(crate) fn update(&mut self, module: &Module, globals: impl Iterator<Item = Global>) -> Changes {
        let columns = module.ctx().globals;
        let mut differ = Vec::new();
        let mut is_all = false;
        for global in globals {
            let (Some(before), Some(now)) = (self.facts.get_mut(global.index()), facts(columns, global)) else {
                continue;
            };
            if before.is_some_and(|before| before != now) {
                is_all |= now.0.kind != GlobalKind::Function || self.has_aliases;
                differ.push(global);
            }
            *before = Some(now);
        }
        if is_all { Changes::All } else { Changes::Some { facts: differ, bodies: Vec::new() } }
    }
    /// The same of all.
    pub(crate) fn update_all(&mut self, module: &Module) -> Changes {
        self.update(module, (0..self.facts.len()).map(Global::new))
    }
}

/// Fingerprints of bodies in debug builds, which check by them that edits are counted; else nothing.
pub(crate) struct Fingerprints(Vec<(Global, u64)>);

impl Fingerprints {
    /// Of the bodies of `globals`, as they are now; from now on the module notes what is edited.
    pub(crate) fn of(module: &mut Module, globals: impl Iterator<Item = Global>) -> Fingerprints {
        module.take_touched();
        let checked = globals.filter(|_| cfg!(debug_assertions));
        Fingerprints(checked.map(|global| (global, fingerprint(module, global))).collect())
    }
    /// The functions whose bodies were edited since.
    pub(crate) fn touched(self, module: &mut Module) -> Vec<Global> {
        let touched = module.take_touched();
        for (global, before) in self.0 {
            let is_gone = module.body(global).is_none();
            let is_told = is_gone || touched.binary_search(&global).is_ok() || before == fingerprint(module, global);
            debug_assert!(is_told, "an edit did not count in {}", String::from_utf8_lossy(module.ctx().name(global)));
        }
        touched
    }
}

/// Of the body of `global`, 0 without one.
fn fingerprint(module: &Module, global: Global) -> u64 {
    module.body(global).map_or(0, Body::fingerprint)
}

/// A module before a pass that may change anything.
pub(crate) struct Before {
    facts: FactsOfAll,
    bodies: Fingerprints,
    extras: Vec<FuncExtra>,
    named: Vec<(Str, Vec<Md>)>,
}

impl Before {
    /// `module` as it is now.
    pub(crate) fn of(module: &mut Module) -> Before {
        Before {
            bodies: Fingerprints::of(module, all_globals(module)),
            facts: FactsOfAll::of(module),
            extras: module.tables().extras.clone(),
            named: module.tables().metadata.named.clone(),
        }
    }
    /// What is not as it was.
    pub(crate) fn changes(mut self, module: &mut Module) -> Changes {
        let touched = self.bodies.touched(module);
        let tables = module.tables();
        if self.extras != tables.extras || self.named != tables.metadata.named {
            return Changes::All;
        }
        let mut changes = self.facts.update_all(module);
        changes.add_bodies(touched);
        changes
    }
}

/// Whether a function may have other names, by which its facts can be seen.
fn has_aliases(module: &Module) -> bool {
    let is_alias = |kind| !matches!(kind, GlobalKind::Function | GlobalKind::Variable);
    module.globals().sym().iter().any(|symbol| !symbol.is_dead() && is_alias(symbol.kind))
}

/// Whether an operand of `func` is, or is made of, a global for which `is_wanted` holds. Linear.
pub(crate) fn refers_to(func: &Func<'_>, is_wanted: impl Fn(Global) -> bool) -> bool {
    let mut marker = Marker::new(func.consts());
    let mut found = false;
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        for operand in func.operands(inst) {
            marker.mark(operand, |global| found |= is_wanted(global));
        }
        if found {
            return true;
        }
    }
    false
}
