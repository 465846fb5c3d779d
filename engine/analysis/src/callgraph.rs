//! Call graph of a module: direct calls, address-taken functions, and components callees first.

use crate::facts::called_function;
use warpc_columns::RowSet;
use warpc_columns::graph::Csr;
use warpc_columns::graph::Sccs;
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage};
use warpc_ir::{Module, Value};

/// Finds the globals that constants refer to; looks at each constant of a table once.
pub struct Marker<'a> {
    consts: &'a Consts,
    seen: RowSet<Const>,
    stack: Vec<(Value, bool)>,
}

impl<'a> Marker<'a> {
    /// Over the constants of one table.
    pub fn new(consts: &'a Consts) -> Marker<'a> {
        Marker { consts, seen: RowSet::new(consts.len()), stack: Vec::new() }
    }
    /// Calls `found` with each global that `value` is or is made of, unless an earlier value was made of the same constant.
    pub fn mark(&mut self, value: Value, mut found: impl FnMut(Global)) {
        self.mark_kinds(value, |global, _| found(global));
    }
    /// The same; the second argument of `found` says whether the global is only named as the function of a block address.
    #[inline]
    pub fn mark_kinds(&mut self, value: Value, mut found: impl FnMut(Global, bool)) {
        // Most operands are instructions, and most constants have no parts.
        if let Some(global) = value.as_global() {
            found(global, false);
        } else if let Some(c) = value.as_const()
            && self.seen.insert(c)
            && !self.consts.list(c).is_empty()
        {
            self.mark_parts(c, &mut found);
        }
    }
    /// Marks what `whole` is made of.
    fn mark_parts(&mut self, whole: Const, found: &mut dyn FnMut(Global, bool)) {
        let push = |stack: &mut Vec<(Value, bool)>, consts: &Consts, c: Const| {
            let of_block = consts.row(c).kind == ConstKind::BlockAddress;
            stack.extend(consts.list(c).iter().map(|&value| (value, of_block)));
        };
        push(&mut self.stack, self.consts, whole);
        while let Some((value, of_block)) = self.stack.pop() {
            if let Some(global) = value.as_global() {
                found(global, of_block);
            }
            if let Some(c) = value.as_const()
                && self.seen.insert(c)
            {
                push(&mut self.stack, self.consts, c);
            }
        }
    }
}

/// Calls between the globals of a module. Rows are the rows of the module's global table.
#[derive(Clone, Debug)]
pub struct CallGraph {
    callees: Csr<Global>,
    callers: Csr<Global>,
    components: Sccs,
    call_count: Vec<u32>,
    address_taken: RowSet<Global>,
    referenced: RowSet<Global>,
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
            address_taken: RowSet::new(n),
            referenced: RowSet::new(n),
        };
        let mut edges: Vec<(Global, Global)> = Vec::new();
        let (taken, referenced) = (&mut g.address_taken, &mut g.referenced);
        let mut take = |global: Global, of_block: bool| {
            referenced.insert(global);
            if !of_block {
                taken.insert(global);
            }
        };
        let mut marker = Marker::new(&module.tables().consts);
        let context = module.ctx();
        for (row, parts) in context.globals.parts.iter().enumerate() {
            marker.mark_kinds(parts.init, &mut take);
            if let Some(extra) = context.extra(Global::new(row)) {
                for value in [extra.prefix, extra.prologue, extra.personality] {
                    marker.mark_kinds(value, &mut take);
                }
            }
        }
        for caller in module.defined_functions() {
            let Some(f) = module.func(caller) else { continue };
            let mut marker = Marker::new(f.consts());
            let from = edges.len();
            for i in f.block_order().flat_map(|b| f.block_insts(b)) {
                let mut n = f.num_operands(i);
                if f.op(i).is_call() {
                    if let Some(c) = f.callee(i).as_global() {
                        g.call_count[c.index()] += 1;
                        edges.push((caller, c));
                    }
                    // A call with another type than the function's may do with the address what it wants.
                    n -= called_function(&f, i).is_some() as usize;
                }
                for value in f.operands(i).take(n) {
                    marker.mark_kinds(value, &mut take);
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
    /// Whether the address of `global` is used other than to call it directly as a function of its own type. The address of
    /// a block is none of its function.
    pub fn is_address_taken(&self, global: Global) -> bool {
        self.address_taken.contains(global)
    }
    /// Whether anything but direct calls refers to `global`: its address is taken, or that of one of its blocks.
    pub fn is_referenced(&self, global: Global) -> bool {
        self.referenced.contains(global)
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
    /// Globals that a root reaches by calls or taken addresses: roots are what is visible outside.
    /// An address taken anywhere counts as reached, indirect calls may go to any of them.
    pub fn reached(&self, module: &Module) -> RowSet<Global> {
        let globals = module.globals();
        let mut seen = RowSet::new(globals.len());
        let mut work = Vec::new();
        for (global, s) in globals.sym().iter().enumerate().map(|(row, sym)| (Global::new(row), sym)) {
            let root = s.kind == GlobalKind::Function
                && !s.is_dead()
                && (!s.linkage.is_local() && s.linkage != Linkage::AvailableExternally || self.is_referenced(global));
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
        assert!(g.all_callers_known(&m, at("a")) && !g.all_callers_known(&m, at("taken")));
        let place = |n: &str| g.components().of(at(n).index());
        assert!(place("leaf") < place("a") && place("a") < place("top") && place("b") < place("top"));
        let reached = g.reached(&m);
        assert!(reached.contains(at("leaf")) && reached.contains(at("taken")) && !reached.contains(at("unused")));
    }

    /// The address of a block keeps its function, but tells nobody where the function is; a call with another type does.
    #[test]
    fn addresses_of_blocks_and_calls_of_other_types() {
        let m = parse(
            "@block = internal global ptr blockaddress(@jumps, %there)
             define internal void @jumps() { br label %there there: ret void }
             define internal void @other(i32 %x) { ret void }
             define void @top() { call void @jumps() call void @other() ret void }",
        );
        let g = CallGraph::new(&m);
        let at = |n: &str| m.find_global(n).unwrap();
        assert!(!g.is_address_taken(at("jumps")) && g.is_referenced(at("jumps")));
        assert!(g.all_callers_known(&m, at("jumps")));
        assert!(g.is_address_taken(at("other")) && g.call_count(at("other")) == 1);
    }
}
