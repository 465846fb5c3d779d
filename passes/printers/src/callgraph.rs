//! `print-callgraph`, `print-callgraph-sccs`, `dot-callgraph`: the graph of calls of a module, intrinsics included. `view-callgraph` and the
//! other views want a screen.
//!
//! **How**: every function and declared intrinsic is a node. One more node calls what may be called from outside, and one more is called by
//! declarations that may call back, and by indirect calls. **Cost**: linear in the module; names are sorted.
//! **Source**: the format is LLVM's; nodes have numbers in place of addresses.

use crate::dot::escape;
use crate::knobs;
use crate::row::of_module;
use std::fmt::Write;
use warpc_analysis::CallGraph;
use warpc_analysis::facts::called_function;
use warpc_columns::graph::Sccs;
use warpc_ir::Module;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId};
use warpc_ir::module::GlobalKind;
use warpc_phase::dump::attach;
use warpc_phase::{ModuleCx, ModulePass, ParamError, PassBody, PassInfo, PassParams};

/// Row of the printer.
pub const PRINT: PassInfo =
    of_module(What::Nodes.name(), "print the call graph", &[], |params| What::Nodes.make(params));

/// Row of the printer of strongly connected parts.
pub const PARTS: PassInfo =
    of_module(What::Parts.name(), "print strongly connected parts of the call graph", &[], |params| {
        What::Parts.make(params)
    });

/// Row of the writer of a file for `dot`.
pub const DOT: PassInfo =
    of_module(What::Dot.name(), "write the call graph to a dot file", &[knobs::CALLGRAPH], |params| {
        What::Dot.make(params)
    });

#[derive(Clone, Copy)]
enum What {
    Nodes,
    Parts,
    Dot,
}

impl What {
    const fn name(self) -> &'static str {
        match self {
            What::Nodes => "print-callgraph",
            What::Parts => "print-callgraph-sccs",
            What::Dot => "dot-callgraph",
        }
    }
    fn make(self, params: PassParams) -> Result<PassBody, ParamError> {
        params.finish(self.name())?;
        Ok(PassBody::Module(Box::new(self)))
    }
}

impl ModulePass for What {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let graph = Graph::new(module);
        match self {
            What::Nodes => cx.text.extend(graph.nodes_text().bytes()),
            What::Parts => cx.text.extend(graph.parts_text().bytes()),
            What::Dot => {
                let knobs = &cx.session.knobs;
                let prefix = knobs.get(knobs::CALLGRAPH_DOT_FILENAME_PREFIX);
                let name = module_name(module);
                let file = format!("{}.callgraph.dot", if prefix.is_empty() { &name } else { prefix });
                let clean = |c: char| if c.is_control() { '_' } else { c };
                let file: String = file.chars().map(clean).collect();
                cx.text.extend(format!("Writing '{file}'...\n").into_bytes());
                let look = Look {
                    shows_weights: knobs.get(knobs::CALLGRAPH_SHOW_WEIGHTS),
                    keeps_parallel: knobs.get(knobs::CALLGRAPH_MULTIGRAPH),
                };
                attach(cx.text, &file, graph.dot(&name, &look).as_bytes());
            }
        }
        false
    }
}

/// The name that the module was read under.
pub(crate) fn module_name(module: &Module) -> String {
    let tables = module.tables();
    match tables.identifier.is_empty() {
        false => tables.identifier.clone(),
        true => String::from_utf8_lossy(tables.strings.get(tables.source_filename)).into_owned(),
    }
}

/// A call: its number, none where a node calls without an instruction, and its target.
type Call = (Option<u32>, usize);

/// Node that calls what may be called from outside.
const OUTSIDE: usize = 0;
/// Node that stands for whatever may be called.
const ANYTHING: usize = 1;

struct Graph {
    /// Names of the nodes, those of [`OUTSIDE`] and [`ANYTHING`] empty; functions and intrinsics in the order of the module.
    names: Vec<String>,
    calls: Vec<Vec<Call>>,
}

/// What is a node.
#[derive(Clone, Copy)]
pub(crate) enum Function {
    Global(Global),
    Intrinsic(Intrin),
}

/// Functions and declared intrinsics, in the order in which the module has them.
pub(crate) fn functions(module: &Module) -> Vec<Function> {
    let mut intrinsics = module.tables().intrin_decls.iter().peekable();
    let mut all = Vec::new();
    for (row, symbol) in module.globals().sym().iter().enumerate() {
        while let Some(next) = intrinsics.next_if(|declared| declared.before as usize <= row) {
            all.push(Function::Intrinsic(next.callee));
        }
        if symbol.kind == GlobalKind::Function && !symbol.is_dead() {
            all.push(Function::Global(Global::new(row)));
        }
    }
    all.extend(intrinsics.map(|declared| Function::Intrinsic(declared.callee)));
    all
}

impl Graph {
    fn new(module: &Module) -> Graph {
        let ctx = module.ctx();
        let known = CallGraph::new(module);
        let functions = functions(module);
        let mut graph = Graph { names: vec![String::new(); 2], calls: vec![Vec::new(); 2] };
        let mut of_global = vec![usize::MAX; module.globals().len()];
        let mut of_intrinsic = vec![usize::MAX; module.tables().intrins.view().len() as usize];
        for (at, function) in functions.iter().enumerate() {
            let name = match *function {
                Function::Global(global) => {
                    of_global[global.index()] = at + 2;
                    String::from_utf8_lossy(ctx.name(global)).into_owned()
                }
                Function::Intrinsic(callee) => {
                    of_intrinsic[callee.index()] = at + 2;
                    module.tables().intrins.view().get(callee).name.to_string()
                }
            };
            graph.names.push(name);
            graph.calls.push(Vec::new());
        }
        let mut number = 0;
        for (at, function) in functions.iter().enumerate() {
            let node = at + 2;
            let Function::Global(global) = *function else {
                let Function::Intrinsic(callee) = *function else { continue };
                let id = module.tables().intrins.view().get(callee).known();
                // Intrinsics of other targets, whose attributes are not known here, do not call back either.
                let calls_back = |id: IntrinsicId| !intrinsics::has_fn_attr(id, AttrKind::NoCallback);
                graph.calls[OUTSIDE].push((None, node));
                if id.is_some_and(calls_back) {
                    graph.calls[node].push((None, ANYTHING));
                }
                continue;
            };
            let symbol = module.globals().sym()[global.index()];
            if !symbol.linkage.is_local() || known.is_address_taken(global) {
                graph.calls[OUTSIDE].push((None, node));
            }
            let Some(func) = module.func(global) else {
                if !ctx.attrs().fn_has(module.globals().parts()[global.index()].attrs, AttrKind::NoCallback) {
                    graph.calls[node].push((None, ANYTHING));
                }
                continue;
            };
            let insts = func.block_order().flat_map(|block| func.block_insts(block));
            for inst in insts.filter(|&inst| func.op(inst).is_call()) {
                let target = match func.callee(inst).as_intrinsic() {
                    Some(callee) => of_intrinsic.get(callee.index()).copied(),
                    None => called_function(&func, inst).map(|callee| of_global[callee.index()]),
                };
                number += 1;
                graph.calls[node].push((Some(number), target.filter(|&node| node != usize::MAX).unwrap_or(ANYTHING)));
            }
        }
        graph
    }
    /// Nodes by name, that of the outside first.
    fn nodes_text(&self) -> String {
        let mut uses = vec![0; self.names.len()];
        self.calls.iter().flatten().for_each(|call| uses[call.1] += 1);
        let mut order: Vec<usize> = (2..self.names.len()).collect();
        order.sort_by(|&a, &b| self.names[a].cmp(&self.names[b]));
        let mut text = String::new();
        for node in std::iter::once(OUTSIDE).chain(order) {
            // Writing to a string does not fail.
            let _ = match node {
                OUTSIDE => write!(text, "Call graph node <<null function>>"),
                _ => write!(text, "Call graph node for function: '{}'", self.names[node]),
            };
            let _ = writeln!(text, "<<{node:#x}>>  #uses={}", uses[node]);
            for &(number, to) in &self.calls[node] {
                let place = number.map_or("None".into(), |number| format!("{number:#x}"));
                let _ = match to {
                    ANYTHING => writeln!(text, "  CS<{place}> calls external node"),
                    _ => writeln!(text, "  CS<{place}> calls function '{}'", self.names[to]),
                };
            }
            text.push('\n');
        }
        text
    }
    fn parts_text(&self) -> String {
        let parts = Sccs::of_rows(self.names.len(), |node| self.calls[node].iter().map(|call| call.1));
        let mut text = String::from("SCCs for the program in PostOrder:");
        let is_reached = |part: usize| parts.members(part).iter().all(|&node| self.is_reached(node as usize, &parts));
        for (at, part) in (0..parts.len()).filter(|&part| is_reached(part)).enumerate() {
            let members = parts.members(part);
            let name = |&node: &u32| match node as usize {
                OUTSIDE | ANYTHING => "external node",
                node => &self.names[node],
            };
            let names: Vec<&str> = members.iter().rev().map(name).collect();
            let _ = write!(text, "\nSCC #{}: {}", at + 1, names.join(", "));
            if let [only] = members[..]
                && self.calls[only as usize].iter().any(|call| call.1 == only as usize)
            {
                text.push_str(" (Has self-loop).");
            }
        }
        text.push('\n');
        text
    }
    /// Whether the outside leads to `node`: its part was finished before that of the outside, which is the first row.
    fn is_reached(&self, node: usize, parts: &Sccs) -> bool {
        parts.of(node) <= parts.of(OUTSIDE)
    }
    fn dot(&self, name: &str, look: &Look) -> String {
        let mut title = String::new();
        escape(&format!("Call graph: {name}"), &mut title);
        let mut out = format!("digraph \"{title}\" {{\n\tlabel=\"{title}\";\n\n");
        for node in 2..self.names.len() {
            let mut label = String::new();
            escape(&self.names[node], &mut label);
            let _ = writeln!(out, "\tNode{node} [shape=record,label=\"{{{label}}}\"];");
            let mut targets: Vec<usize> =
                self.calls[node].iter().map(|call| call.1).filter(|&to| to != ANYTHING).collect();
            let counts = targets.iter().fold(std::collections::BTreeMap::new(), |mut counts, &to| {
                *counts.entry(to).or_insert(0u32) += 1;
                counts
            });
            if !look.keeps_parallel {
                let mut is_met = std::collections::BTreeSet::new();
                targets.retain(|&to| is_met.insert(to));
            }
            for to in targets {
                let _ = write!(out, "\tNode{node} -> Node{to}");
                if look.shows_weights {
                    let count = if look.keeps_parallel { 1 } else { counts[&to] };
                    let _ = write!(out, "[label=\"{count}\"]");
                }
                out.push_str(";\n");
            }
        }
        out.push_str("}\n");
        out
    }
}

/// What a file for `dot` shows.
struct Look {
    shows_weights: bool,
    keeps_parallel: bool,
}
