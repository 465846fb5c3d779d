//! Call graph of a module: direct calls, indirect calls, address-taken functions, and components callees first.

use warpc_columns::RowSet;
use warpc_columns::graph::Csr;
use warpc_columns::graph::Sccs;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage};
use warpc_ir::{Module, Value};

/// Calls between the globals of a module. Rows are the rows of the module's global table.
#[derive(Clone, Debug)]
pub struct CallGraph {
    callees: Csr<Global>,
    callers: Csr<Global>,
    components: Sccs,
    call_count: Vec<u32>,
    indirect: RowSet<Global>,
    address_taken: RowSet<Global>,
}

impl CallGraph {
    /// Graph of `module`. Linear in its size.
    pub fn new(module: &Module) -> CallGraph {
        let n = module.globals().len();
        let mut g = CallGraph {
            callees: Csr::default(),
            callers: Csr::default(),
            components: Sccs::default(),
            call_count: vec![0; n],
            indirect: RowSet::new(n),
            address_taken: RowSet::new(n),
        };
        let mut edges: Vec<(Global, Global)> = Vec::new();
        let take = |v: Value, taken: &mut RowSet<Global>| {
            if let Some(x) = v.as_global() {
                taken.insert(x);
            }
        };
        for &v in module.tables().consts.operands() {
            take(v, &mut g.address_taken);
        }
        for p in module.globals().parts() {
            take(p.init, &mut g.address_taken);
        }
        for caller in module.defined_functions() {
            let Some(f) = module.func(caller) else { continue };
            for &v in f.consts().operands() {
                take(v, &mut g.address_taken);
            }
            let from = edges.len();
            for b in f.block_order() {
                for i in f.block_insts(b) {
                    let mut n = f.num_operands(i);
                    if f.op(i).is_call() {
                        n -= 1;
                        let callee = f.callee(i);
                        match callee.as_global() {
                            Some(c) => {
                                g.call_count[c.index()] += 1;
                                edges.push((caller, c));
                            }
                            None if callee.as_intrinsic().is_none()
                                && !matches!(callee.kind(), warpc_ir::ValueKind::Asm(_)) =>
                            {
                                g.indirect.insert(caller);
                            }
                            None => {}
                        }
                    }
                    for v in f.operands(i).take(n) {
                        take(v, &mut g.address_taken);
                    }
                }
            }
            edges[from..].sort_unstable();
            let mut last = None;
            let mut kept = from;
            for k in from..edges.len() {
                if last != Some(edges[k]) {
                    last = Some(edges[k]);
                    edges[kept] = edges[k];
                    kept += 1;
                }
            }
            edges.truncate(kept);
        }
        g.callees = Csr::group(n, edges.iter().map(|e| (e.0.index(), e.1)));
        g.callers = Csr::group(n, edges.iter().map(|e| (e.1.index(), e.0)));
        g.components = Sccs::of_rows(n, |v| g.callees.row(v).iter().map(|c| c.index()));
        g
    }
    /// Functions that `global` calls directly, by row, each once.
    pub fn callees(&self, global: Global) -> &[Global] {
        self.callees.row(global.index())
    }
    /// Functions that call `global` directly, by row, each once.
    pub fn callers(&self, global: Global) -> &[Global] {
        self.callers.row(global.index())
    }
    /// Number of direct calls of `global`.
    pub fn call_count(&self, global: Global) -> u32 {
        self.call_count[global.index()]
    }
    /// Whether `global` calls through a pointer.
    pub fn calls_indirectly(&self, global: Global) -> bool {
        self.indirect.contains(global)
    }
    /// Whether the address of `global` is used other than to call it directly.
    pub fn is_address_taken(&self, global: Global) -> bool {
        self.address_taken.contains(global)
    }
    /// Strongly connected components, callees before callers. Members are global rows.
    pub fn components(&self) -> &Sccs {
        &self.components
    }
    /// Whether `global` may call itself by direct calls.
    pub fn is_recursive(&self, global: Global) -> bool {
        let c = self.components.of(global.index()) as usize;
        self.components.members(c).len() > 1 || self.callees(global).contains(&global)
    }
    /// Whether every caller of `global` is a direct call in this module.
    pub fn all_callers_known(&self, module: &Module, global: Global) -> bool {
        module.globals().sym()[global.index()].linkage.is_local()
            && !self.is_address_taken(global)
            && !module.ctx().is_kernel(global)
    }
    /// Defined functions, callees before callers.
    pub fn bottom_up(&self, module: &Module) -> Vec<Global> {
        (0..self.components.len())
            .flat_map(|c| self.components.members(c).iter().map(|&g| Global(g)))
            .filter(|&g| module.body(g).is_some())
            .collect()
    }
    /// Globals that a root reaches by calls or taken addresses: roots are what is visible outside.
    /// An address taken anywhere counts as reached, indirect calls may go to any of them.
    pub fn reached(&self, module: &Module) -> RowSet<Global> {
        let globals = module.globals();
        let mut seen = RowSet::new(globals.len());
        let mut work = Vec::new();
        for (global, s) in globals.sym().iter().enumerate().map(|(row, sym)| (Global::new(row), sym)) {
            let root = s.kind == GlobalKind::Function
                && !s.is_dead()
                && (!s.linkage.is_local() && s.linkage != Linkage::AvailableExternally
                    || self.is_address_taken(global));
            if root {
                seen.insert(global);
                work.push(global);
            }
        }
        while let Some(f) = work.pop() {
            for &c in self.callees(f) {
                if seen.insert(c) {
                    work.push(c);
                }
            }
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parse;

    #[test]
    fn calls_addresses_and_order() {
        let m = parse(
            "declare void @ext()
             define internal void @leaf() { ret void }
             define internal void @a() { call void @b() call void @leaf() call void @leaf() ret void }
             define internal void @b() { call void @a() ret void }
             define internal void @taken(ptr %p) { call void %p() ret void }
             define internal void @unused() { ret void }
             define void @top(ptr %p) { store ptr @taken, ptr %p call void @a() call void @ext() ret void }",
        );
        let g = CallGraph::new(&m);
        let at = |n: &str| m.find_global(n).unwrap();
        assert_eq!(g.call_count(at("leaf")), 2);
        assert_eq!(g.callees(at("a")), [at("leaf"), at("b")]);
        assert_eq!(g.callers(at("a")), [at("b"), at("top")]);
        assert!(g.is_recursive(at("a")) && g.is_recursive(at("b")) && !g.is_recursive(at("top")));
        assert!(g.is_address_taken(at("taken")) && !g.is_address_taken(at("leaf")));
        assert!(g.calls_indirectly(at("taken")) && !g.calls_indirectly(at("top")));
        assert!(g.all_callers_known(&m, at("a")) && !g.all_callers_known(&m, at("taken")));
        let order = g.bottom_up(&m);
        let place = |n: &str| order.iter().position(|&x| x == at(n)).unwrap();
        assert!(place("leaf") < place("a") && place("a") < place("top") && place("b") < place("top"));
        let reached = g.reached(&m);
        assert!(reached.contains(at("leaf")) && reached.contains(at("taken")) && !reached.contains(at("unused")));
    }
}
