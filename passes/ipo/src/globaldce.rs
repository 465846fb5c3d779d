//! `globaldce`: erases functions, variables and aliases that nothing reachable refers to, and constructors that do nothing.
//!
//! **How**: marks from the globals that must stay (visible outside, or listed in `llvm.used`) through bodies, initialisers and
//! aliasees; everything else becomes a tombstone. **Cost**: linear. **Invariants**: members of a comdat stay or go together.
//! **Relies on** nothing that is said of threads or memory: what goes is never run, and memory that goes has no address anywhere.

use crate::globalopt::evaluate::drop_empty_constructors;
use crate::prototypes::strip_intrinsics;
use crate::references::erase_global;
use warpc_analysis::AnalysisSet;
use warpc_columns::RowSet;
use warpc_ir::consts::Consts;
use warpc_ir::ids::*;
use warpc_ir::{Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "globaldce",
    summary: "erase globals that nothing refers to",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |mut params| {
        params.take_word("vfe-linkage-unit-visibility");
        params.finish("globaldce")?;
        Ok(PassBody::Module(Box::new(GlobalDce)))
    },
};

struct GlobalDce;

/// Marks of one run.
struct Marker {
    live: RowSet<Global>,
    work: Vec<Global>,
    /// Constants of the module's table already walked.
    seen: RowSet<Const>,
}

impl Marker {
    fn global(&mut self, global: Global) {
        if self.live.insert(global) {
            self.work.push(global);
        }
    }
    /// Marks what a module-level constant refers to. Iterative.
    fn constant(&mut self, consts: &Consts, value: Value) {
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            if let Some(g) = value.as_global() {
                self.global(g);
            }
            if let Some(c) = value.as_const()
                && self.seen.insert(c)
            {
                stack.extend_from_slice(consts.list(c));
            }
        }
    }
}

impl ModulePass for GlobalDce {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let emptied = drop_empty_constructors(module);
        let n = module.globals().len();
        let mut mark =
            Marker { live: RowSet::new(n), work: Vec::new(), seen: RowSet::new(module.tables().consts.len()) };
        let mut comdat_members: Vec<Vec<Global>> = vec![Vec::new(); module.tables().comdats.len()];
        let (g, strings) = (module.globals(), &module.tables().strings);
        for i in 0..n {
            let (sym, parts) = (g.sym()[i], g.parts()[i]);
            if sym.is_dead() {
                continue;
            }
            if let Some(c) = parts.comdat.get() {
                comdat_members[c.index()].push(Global::new(i));
            }
            let special = strings.get(sym.name).starts_with(b"llvm.");
            if !sym.is_declaration() && (special || !sym.linkage.is_discardable()) {
                mark.global(Global::new(i));
            }
        }
        while let Some(g) = mark.work.pop() {
            let parts = module.globals().parts()[g.index()];
            mark.constant(&module.tables().consts, parts.init);
            if let Some(e) = module.ctx().extra(g) {
                for v in [e.prefix, e.prologue, e.personality] {
                    mark.constant(&module.tables().consts, v);
                }
            }
            if let Some(c) = parts.comdat.get() {
                for &other in &comdat_members[c.index()] {
                    mark.global(other);
                }
            }
            let Some(f) = module.func(g) else { continue };
            for v in f.consts().operands() {
                if let Some(g) = v.as_global() {
                    mark.global(g);
                }
            }
            for b in f.block_order() {
                for i in f.block_insts(b) {
                    for v in f.operands(i) {
                        if let Some(g) = v.as_global() {
                            mark.global(g);
                        }
                    }
                }
            }
        }
        let dead: Vec<Global> = (0..n)
            .map(Global::new)
            .filter(|&global| !mark.live.contains(global) && !module.globals().sym()[global.index()].is_dead())
            .collect();
        for &g in &dead {
            erase_global(module, g);
        }
        let undeclared = strip_intrinsics(module);
        emptied || undeclared || !dead.is_empty()
    }
}
