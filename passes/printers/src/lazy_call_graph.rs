//! `print-lcg`, `print-lcg-dot`: calls and references between functions of a module, and the components that they make, in the order in
//! which passes over the call graph visit them.
//!
//! **How**: a function calls the functions with bodies that its calls name, and refers to those that its other operands lead to, through
//! constants and initialisers of variables too. Functions that are connected by both make a group; within it, those that call each other make
//! a component. Two walks in depth first order find them (Tarjan), from what is visible outside on.
//! **Cost**: linear in the module and in what its functions reach through constants.
//! **Source**: format and order are those of LLVM's printers of these names, so that its tests can judge.

use crate::callgraph::{Function, functions, module_name};
use crate::dot::escape;
use crate::row::of_module;
use std::collections::HashSet;
use std::fmt::Write;
use warpc_analysis::facts::called_function;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_ir::{Func, Module, Value};
use warpc_phase::{ModuleCx, ModulePass, ParamError, PassBody, PassInfo, PassParams};

/// Row of the printer.
pub const PRINT: PassInfo =
    of_module("print-lcg", "print calls, references and components of functions", &[], |params| {
        made(PRINT.name, text, params)
    });

/// Row of the printer for `dot`.
pub const DOT: PassInfo =
    of_module("print-lcg-dot", "print calls and references for dot", &[], |params| made(DOT.name, dot, params));

fn made(name: &'static str, say: fn(&Module) -> String, params: PassParams) -> Result<PassBody, ParamError> {
    params.finish(name)?;
    Ok(PassBody::Module(Box::new(Printer(say))))
}

struct Printer(fn(&Module) -> String);

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        cx.text.extend((self.0)(module).into_bytes());
        false
    }
}

/// What one function does with another.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Edge {
    to: u32,
    is_call: bool,
}

struct Graph {
    /// Functions and declared intrinsics in the order of the module.
    names: Vec<String>,
    edges: Vec<Vec<Edge>>,
    /// What code outside can reach, in order.
    entries: Vec<u32>,
}

/// Finds the functions that constants lead to, each constant once. A value that is a constant is of the table of the function, or, where
/// the second part says so, of the module.
struct References<'m> {
    module: &'m Module,
    nodes: &'m [u32],
    func: Option<&'m Func<'m>>,
    seen: HashSet<(Value, bool)>,
    work: Vec<(Value, bool)>,
}

impl<'m> References<'m> {
    fn new(module: &'m Module, nodes: &'m [u32], func: Option<&'m Func<'m>>) -> References<'m> {
        References { module, nodes, func, seen: HashSet::new(), work: Vec::new() }
    }
    /// Adds a constant to what is looked at.
    fn add(&mut self, value: Value, of_module: bool) {
        let key = (value, of_module || value.as_global().is_some());
        if (value.as_global().is_some() || value.as_const().is_some()) && self.seen.insert(key) {
            self.work.push(key);
        }
    }
    /// Calls `found` with the nodes of functions with bodies.
    fn visit(&mut self, mut found: impl FnMut(u32)) {
        while let Some((value, of_module)) = self.work.pop() {
            if let Some(global) = value.as_global() {
                let symbol = self.module.globals().sym()[global.index()];
                if symbol.kind != GlobalKind::Function {
                    self.add(self.module.globals().parts()[global.index()].init, true);
                } else if !symbol.is_declaration() {
                    found(self.nodes[global.index()]);
                }
                continue;
            }
            let Some(constant) = value.as_const() else { continue };
            let consts = match self.func {
                Some(func) if !of_module => func.consts(),
                _ => &self.module.tables().consts,
            };
            // A block of another function is no reference to that function.
            if consts.row(constant).kind != ConstKind::BlockAddress {
                let parts = consts.list(constant).to_vec();
                parts.into_iter().for_each(|part| self.add(part, of_module));
            }
        }
    }
}

/// Edges of one function, each target once.
struct Edges {
    list: Vec<Edge>,
    known: HashSet<u32>,
}

impl Edges {
    fn add(&mut self, to: u32, is_call: bool) {
        if self.known.insert(to) {
            self.list.push(Edge { to, is_call });
        }
    }
}

fn edges_of(module: &Module, nodes: &[u32], func: &Func<'_>) -> Vec<Edge> {
    let mut edges = Edges { list: Vec::new(), known: HashSet::new() };
    let mut references = References::new(module, nodes, Some(func));
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        let is_call = func.op(inst).is_call();
        if is_call
            && let Some(callee) = called_function(func, inst)
            && !module.globals().sym()[callee.index()].is_declaration()
        {
            // A name that is called and used otherwise is called.
            references.seen.insert((Value::global(callee), true));
            edges.add(nodes[callee.index()], true);
        }
        func.operands(inst).for_each(|operand| references.add(operand, false));
    }
    references.visit(|to| edges.add(to, false));
    edges.list
}

impl Graph {
    fn new(module: &Module) -> Graph {
        let functions = functions(module);
        let mut nodes = vec![u32::MAX; module.globals().len()];
        let mut names = Vec::with_capacity(functions.len());
        for (at, function) in functions.iter().enumerate() {
            names.push(match *function {
                Function::Global(global) => {
                    nodes[global.index()] = at as u32;
                    String::from_utf8_lossy(module.ctx().name(global)).into_owned()
                }
                Function::Intrinsic(callee) => module.tables().intrins.view().get(callee).name.to_string(),
            });
        }
        let edges = functions.iter().map(|function| match *function {
            Function::Global(global) => module.func(global).map_or(Vec::new(), |f| edges_of(module, &nodes, &f)),
            Function::Intrinsic(_) => Vec::new(),
        });
        let edges = edges.collect();
        Graph { names, edges, entries: entries(module, &nodes) }
    }
    /// Components of the nodes `roots` lead to by the edges that `takes` says, each after those that it leads to. A walk in depth first order
    /// with its own stack; `is_in` says which nodes belong to it.
    fn components(&self, roots: &[u32], takes: impl Fn(Edge) -> bool, is_in: impl Fn(u32) -> bool) -> Vec<Vec<u32>> {
        const DONE: u32 = u32::MAX;
        let mut number = vec![0u32; self.names.len()];
        let mut low = vec![0u32; self.names.len()];
        let (mut pending, mut parts): (Vec<u32>, Vec<Vec<u32>>) = (Vec::new(), Vec::new());
        for &root in roots {
            if number[root as usize] != 0 {
                continue;
            }
            (number[root as usize], low[root as usize]) = (1, 1);
            let mut next = 2;
            let mut stack = vec![(root, 0usize)];
            while let Some((node, at)) = stack.pop() {
                let edges = &self.edges[node as usize];
                if let Some(&edge) = edges.get(at) {
                    let to = edge.to as usize;
                    if !takes(edge) || !is_in(edge.to) || number[to] == DONE {
                        stack.push((node, at + 1));
                    } else if number[to] == 0 {
                        (number[to], low[to]) = (next, next);
                        next += 1;
                        stack.extend([(node, at), (edge.to, 0)]);
                    } else {
                        low[node as usize] = low[node as usize].min(low[to]);
                        stack.push((node, at + 1));
                    }
                    continue;
                }
                pending.push(node);
                let first = number[node as usize];
                if low[node as usize] != first {
                    continue;
                }
                let start = pending.iter().rposition(|&n| number[n as usize] < first).map_or(0, |below| below + 1);
                let mut part = pending.split_off(start);
                part.reverse();
                part.iter().for_each(|&n| number[n as usize] = DONE);
                parts.push(part);
            }
        }
        parts
    }
}

/// What code outside can reach, in order: what is visible, what visible aliases stand for, what initialisers of variables lead to.
fn entries(module: &Module, nodes: &[u32]) -> Vec<u32> {
    let mut entries = Edges { list: Vec::new(), known: HashSet::new() };
    let globals = module.globals();
    let symbols = globals.sym();
    let rows = || symbols.iter().enumerate().filter(|(_, symbol)| !symbol.is_dead());
    for (row, symbol) in rows() {
        if symbol.kind == GlobalKind::Function && !symbol.is_declaration() && !symbol.linkage.is_local() {
            entries.add(nodes[row], false);
        }
    }
    for (row, symbol) in rows() {
        if symbol.kind == GlobalKind::Alias && !symbol.linkage.is_local() {
            let target = module.globals().parts()[row].init.as_global();
            let is_function =
                |&g: &Global| symbols[g.index()].kind == GlobalKind::Function && !symbols[g.index()].is_declaration();
            target.filter(is_function).into_iter().for_each(|g| entries.add(nodes[g.index()], false));
        }
    }
    let mut references = References::new(module, nodes, None);
    for (row, symbol) in rows() {
        if symbol.kind == GlobalKind::Variable {
            references.add(module.globals().parts()[row].init, true);
        }
    }
    references.visit(|to| entries.add(to, false));
    entries.list.iter().map(|edge| edge.to).collect()
}

fn text(module: &Module) -> String {
    let graph = Graph::new(module);
    let mut out = format!("Printing the call graph for module: {}\n\n", module_name(module));
    for (node, name) in graph.names.iter().enumerate() {
        out.extend(["  Edges in function: ", name, "\n"]);
        for edge in &graph.edges[node] {
            let kind = if edge.is_call { "call" } else { "ref " };
            out.extend(["    ", kind, " -> ", &graph.names[edge.to as usize], "\n"]);
        }
        out.push('\n');
    }
    let mut group_of = vec![0; graph.names.len()];
    for (at, group) in graph.components(&graph.entries, |_| true, |_| true).into_iter().enumerate() {
        group.iter().for_each(|&node| group_of[node as usize] = at + 1);
        let parts = graph.components(&group, |edge| edge.is_call, |node| group_of[node as usize] == at + 1);
        // Writing to a string does not fail.
        let _ = writeln!(out, "  RefSCC with {} call SCCs:", parts.len());
        for part in parts {
            let _ = writeln!(out, "    SCC with {} functions:", part.len());
            part.iter().for_each(|&node| out.extend(["      ", &graph.names[node as usize], "\n"]));
        }
        out.push('\n');
    }
    out
}

fn dot(module: &Module) -> String {
    let graph = Graph::new(module);
    let escaped = |name: &str| {
        let mut text = String::new();
        escape(name, &mut text);
        text
    };
    let mut out = format!("digraph \"{}\" {{\n", escaped(&module_name(module)));
    for (name, edges) in graph.names.iter().zip(&graph.edges) {
        for edge in edges {
            let kind = if edge.is_call { "" } else { " [style=dashed,label=\"ref\"]" };
            let _ = writeln!(out, "  \"{}\" -> \"{}\"{kind};", escaped(name), escaped(&graph.names[edge.to as usize]));
        }
        out.push('\n');
    }
    out.push_str("}\n");
    out
}
