//! `constmerge`: constant variables with equal initialisers become one.
//!
//! **When**: both are constants in one address space with an initialiser that nothing replaces, without section, thread-local
//! storage or metadata other than debug information, and not in `llvm.used`; one is local, and the address of one of them has
//! no meaning (`unnamed_addr`). A visible variable is kept rather than a local one. **How**: groups by type and initialiser, one
//! pass per level of constants that point to constants. **Cost**: linear per level. **Invariants**: the variable that stays has
//! the larger alignment and the debug information of both.
//! **Relies on** what constants are: nothing writes them, so that no access, volatile or not, sees which of two equal ones it reads;
//! where the address has a meaning they stay apart.

use crate::references::{erase_global, listed_as_used, referenced, replace_globals};
use std::collections::HashMap;
use warpc_analysis::AnalysisSet;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::module::{FuncExtra, GlobalKind, Symbol, ThreadLocal, UnnamedAddr};
use warpc_ir::{Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "constmerge",
    summary: "make one of constant variables with equal initialisers",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("constmerge")?;
        Ok(PassBody::Module(Box::new(ConstMerge)))
    },
};

struct ConstMerge;

/// Whether the variable has only debug information attached.
fn only_debug(module: &Module, global: Global) -> bool {
    let strings = &module.tables().strings;
    let debug = |extra: &FuncExtra| extra.attachments.iter().all(|a| strings.get(a.0) == b"dbg");
    module.ctx().extra(global).is_none_or(debug)
}

fn is_mergeable(module: &Module, global: Global, used: &RowSet<Global>) -> bool {
    let (sym, parts) = (module.globals().sym()[global.index()], module.globals().parts()[global.index()]);
    let address_space = module.globals().shape()[global.index()].addrspace;
    sym.kind == GlobalKind::Variable
        && sym.has(Symbol::CONSTANT)
        && !sym.is_dead()
        && !sym.is_declaration()
        && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
        && !sym.linkage.is_interposable()
        && parts.init.is_some()
        && parts.section == Str::EMPTY
        && sym.tls == ThreadLocal::None
        // Generic, global and constant memory: what a kernel cannot tell apart but by address.
        && matches!(address_space, 0 | 1 | 4)
        && !used.contains(global)
}

impl ConstMerge {
    /// One level; whether there may be another.
    fn level(module: &mut Module, used: &RowSet<Global>) -> bool {
        use warpc_ir::module::Linkage::*;
        let mut slots: HashMap<(Value, Type, Type), Global> = HashMap::new();
        let key = |module: &Module, g: Global| {
            let shape = module.globals().shape()[g.index()];
            (module.globals().parts()[g.index()].init, shape.ty, shape.ptr_ty)
        };
        let candidates: Vec<Global> =
            (0..module.globals().len()).map(Global::new).filter(|&g| is_mergeable(module, g, used)).collect();
        for &g in &candidates {
            let sym = module.globals().sym()[g.index()];
            let weak = matches!(sym.linkage, LinkOnce | LinkOnceOdr | Weak | WeakOdr | ExternWeak | Common);
            if weak || !only_debug(module, g) {
                continue;
            }
            let slot = slots.entry(key(module, g)).or_insert(g);
            let other = module.globals().sym()[slot.index()];
            let better = match (sym.linkage.is_local(), other.linkage.is_local()) {
                (false, true) => true,
                (true, false) => false,
                _ => sym.unnamed_addr == UnnamedAddr::Global,
            };
            if better {
                *slot = g;
            }
        }
        let mut pairs = Vec::new();
        for &g in &candidates {
            let Some(&to) = slots.get(&key(module, g)) else { continue };
            let globals = module.globals();
            let sym = globals.sym();
            let unnamed = |g: Global| sym[g.index()].unnamed_addr == UnnamedAddr::Global;
            let local = sym[g.index()].linkage.is_local();
            if to == g || !local || !only_debug(module, g) || !unnamed(g) && !unnamed(to) {
                continue;
            }
            // An address that had a meaning still has one.
            if !unnamed(g) {
                module.globals_mut().sym_mut()[to.index()].unnamed_addr = UnnamedAddr::None;
            }
            pairs.push((g, to));
        }
        for &(from, to) in &pairs {
            raise_alignment(module, from, to);
            move_debug(module, from, to);
        }
        if !pairs.is_empty() {
            replace_globals(module, &pairs);
            pairs.iter().for_each(|&(from, _)| erase_global(module, from));
        }
        !pairs.is_empty()
    }
}

/// Gives `to` the larger of both alignments, if one of them has one.
fn raise_alignment(module: &mut Module, from: Global, to: Global) {
    let globals = module.globals();
    let (old, new) = (globals.shape()[from.index()], globals.shape()[to.index()]);
    if old.align == 0 && new.align == 0 {
        return;
    }
    let tables = module.tables();
    let default = tables.layout.pref_align(tables.types.view(), new.ty).trailing_zeros() as u8 + 1;
    let align = |given: u8| if given == 0 { default } else { given };
    let raised = align(old.align).max(align(new.align));
    module.globals_mut().shape_mut()[to.index()].align = raised;
}

/// Adds the debug information of `from` to that of `to`.
fn move_debug(module: &mut Module, from: Global, to: Global) {
    let Some(more) = module.ctx().extra(from).map(|extra| extra.attachments.clone()) else { return };
    if more.is_empty() {
        return;
    }
    let row = module.globals().parts()[to.index()].extra;
    if let Some(extra) = module.tables_mut().extras.get_mut(row as usize) {
        extra.attachments.extend(more);
        return;
    }
    let extras = &mut module.tables_mut().extras;
    extras.push(FuncExtra { attachments: more, ..FuncExtra::default() });
    let row = extras.len() as u32 - 1;
    module.globals_mut().parts_mut()[to.index()].extra = row;
}

impl ModulePass for ConstMerge {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let used = listed_as_used(module);
        let mut changed = false;
        // Local constants that nothing refers to go; each may have been the last reference to others.
        loop {
            let referenced = referenced(module);
            let dead: Vec<Global> = (0..module.globals().len())
                .map(Global::new)
                .filter(|&g| {
                    let sym = module.globals().sym()[g.index()];
                    let unused = !referenced.contains(g) && !used.contains(g);
                    let candidate = sym.kind == GlobalKind::Variable && sym.linkage.is_local() && !sym.is_dead();
                    unused && candidate && !module.ctx().name(g).starts_with(b"llvm.")
                })
                .collect();
            dead.iter().for_each(|&g| erase_global(module, g));
            let merged = Self::level(module, &used);
            changed |= merged || !dead.is_empty();
            if !merged && dead.is_empty() {
                return changed;
            }
        }
    }
}
