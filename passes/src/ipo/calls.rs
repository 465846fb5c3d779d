//! The call graph as module passes need it: components callees first, call counts, address-taken functions.

use warpc_engine::analysis::scc::Sccs;
use warpc_engine::ids::*;
use warpc_engine::ir::module::{GlobalKind, Symbol};
use warpc_engine::ir::{Module, Value};

/// Direct calls between the globals of a module.
pub struct CallGraph {
    /// Strongly connected components, callees before callers.
    pub components: Sccs,
    /// Direct calls of each function.
    pub call_count: Vec<u32>,
    /// Functions whose address is used other than by a direct call.
    pub address_taken: Vec<bool>,
}

impl CallGraph {
    /// Graph of `m`. Linear in its size.
    pub fn of(m: &Module) -> CallGraph {
        let n = m.globals().len();
        let mut call_count = vec![0u32; n];
        let mut address_taken = vec![false; n];
        let mut edges: Vec<Vec<u32>> = vec![Vec::new(); n];
        let taken = |v: Value, taken: &mut Vec<bool>| {
            if let Some(g) = v.as_global() {
                taken[g.index()] = true;
            }
        };
        for &v in m.tables().consts.operands() {
            taken(v, &mut address_taken);
        }
        for p in m.globals().parts() {
            taken(p.init, &mut address_taken);
        }
        for g in m.defined_functions() {
            let Some(f) = m.func(g) else { continue };
            for &v in f.consts().operands() {
                taken(v, &mut address_taken);
            }
            for b in f.block_order() {
                for i in f.block_insts(b) {
                    let callee = if f.op(i).is_call() { f.callee(i) } else { Value::NONE };
                    if let Some(c) = callee.as_global() {
                        call_count[c.index()] += 1;
                        edges[g.index()].push(c.0);
                    }
                    let n = f.num_operands(i) - callee.is_some() as usize;
                    for v in f.operands(i).take(n) {
                        taken(v, &mut address_taken);
                    }
                }
            }
            edges[g.index()].sort_unstable();
            edges[g.index()].dedup();
        }
        let components = Sccs::of_rows(n, |v| edges[v].iter().map(|&w| w as usize));
        CallGraph { components, call_count, address_taken }
    }
}

/// Erases the functions of `candidates` that are local and used nowhere. Returns them.
pub fn erase_unused_local_functions(m: &mut Module, candidates: &[bool]) -> Vec<Global> {
    let graph = CallGraph::of(m);
    let mut dead = Vec::new();
    for (i, _) in candidates.iter().enumerate().filter(|c| *c.1) {
        let sym = m.globals().sym()[i];
        let unused = graph.call_count[i] == 0 && !graph.address_taken[i];
        if unused && sym.kind == GlobalKind::Function && sym.linkage.is_discardable() && !sym.is_dead() {
            dead.push(Global::new(i));
        }
    }
    for &g in &dead {
        erase_global(m, g);
    }
    dead
}

/// Makes `g` a tombstone: no body, no initialiser, no name in the printed module.
pub fn erase_global(m: &mut Module, g: Global) {
    m.take_body(g);
    let mut rows = m.globals_mut();
    rows.sym_mut()[g.index()].flags |= Symbol::DEAD;
    rows.parts_mut()[g.index()].init = Value::NONE;
}
