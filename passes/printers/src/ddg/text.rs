//! The graph as text and for `dot`.

use super::graph::{Content, Edge, EdgeKind, Graph, Node};
use std::fmt::Write;
use warpc_scev::depend::Depend;
use warpc_scev::print::Writer;

impl EdgeKind {
    fn text(self) -> &'static str {
        match self {
            EdgeKind::DefUse => "def-use",
            EdgeKind::Memory => "memory",
            EdgeKind::Rooted => "rooted",
        }
    }
}

fn kind(content: &Content) -> &'static str {
    match content {
        Content::Root => "root",
        Content::Insts(insts) if insts.len() == 1 => "single-instruction",
        Content::Insts(_) => "multi-instruction",
        Content::Pi(_) => "pi-block",
    }
}

/// All nodes, those of pi-blocks within them.
pub(super) fn plain(graph: &Graph, name: &str, writer: &Writer<'_, '_>) -> String {
    let mut out = format!("'DDG' for loop '{name}':\n");
    for &node in graph.order.iter().filter(|&&node| graph.pi_of[node].is_none()) {
        say(graph, node, writer, &mut out);
        out.push('\n');
    }
    out.push('\n');
    out
}

fn say(graph: &Graph, node: Node, writer: &Writer<'_, '_>, out: &mut String) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "Node Address:{node:#x}:{}", kind(&graph.content[node]));
    match &graph.content[node] {
        Content::Root => {}
        Content::Insts(insts) => {
            *out += " Instructions:\n";
            insts.iter().for_each(|&inst| *out += &format!("    {}\n", writer.inst(inst).trim_start()));
        }
        Content::Pi(members) => {
            *out += "--- start of nodes in pi-block ---\n";
            for (at, &member) in members.iter().enumerate() {
                // Pi-blocks do not nest.
                say(graph, member, writer, out);
                *out += if at + 1 == members.len() { "" } else { "\n" };
            }
            *out += "--- end of nodes in pi-block ---\n";
        }
    }
    *out += if graph.edges[node].is_empty() { " Edges:none!\n" } else { " Edges:\n" };
    for edge in &graph.edges[node] {
        let _ = writeln!(out, "  [{}] to {:#x}", edge.kind.text(), edge.to);
    }
}

/// The graph for `dot`; `brief` leaves out kinds, the root, and what dependences are.
pub(super) fn dot(
    graph: &Graph,
    name: &str,
    brief: bool,
    depend: &mut Depend<'_, '_, '_>,
    writer: &Writer<'_, '_>,
) -> String {
    let title = escaped(&format!("DDG for '{name}'"));
    let mut out = format!("digraph \"{title}\" {{\n\tlabel=\"{title}\";\n\n");
    for &node in graph.order.iter().filter(|&&node| graph.pi_of[node].is_none()) {
        if brief && graph.content[node] == Content::Root {
            continue;
        }
        let label = escaped(&label(graph, node, brief, writer));
        let _ = writeln!(out, "\tNode{node:#x} [shape=record,label=\"{{{label}}}\"];");
        for edge in &graph.edges[node] {
            let what = match edge.kind == EdgeKind::Memory && !brief {
                true => dependences(graph, node, edge, depend, writer),
                false => edge.kind.text().to_string(),
            };
            let _ = writeln!(out, "\tNode{node:#x} -> Node{:#x}[label=\"[{what}]\"];", edge.to);
        }
    }
    out += "}\n";
    out
}

/// What a node has, a line each.
fn label(graph: &Graph, node: Node, brief: bool, writer: &Writer<'_, '_>) -> String {
    let content = &graph.content[node];
    let mut out = if brief { String::new() } else { format!("<kind:{}>\n", kind(content)) };
    match content {
        Content::Root => out += "root\n",
        Content::Insts(insts) => {
            insts.iter().for_each(|&inst| out += &format!("  {}\n", writer.inst(inst).trim_start()));
        }
        Content::Pi(members) if brief => out += &format!("pi-block\nwith\n{} nodes\n", members.len()),
        Content::Pi(members) => {
            out += "--- start of nodes in pi-block ---\n";
            let labels: Vec<String> = members.iter().map(|&member| label(graph, member, brief, writer)).collect();
            out += &labels.join("\n");
            out += "--- end of nodes in pi-block ---\n";
        }
    }
    out
}

/// The dependences that an edge stands for.
fn dependences(
    graph: &Graph,
    from: Node,
    edge: &Edge,
    depend: &mut Depend<'_, '_, '_>,
    writer: &Writer<'_, '_>,
) -> String {
    let insts = |node: Node| {
        let members = match &graph.content[node] {
            Content::Pi(members) => members.clone(),
            _ => vec![node],
        };
        let of = |member: Node| match &graph.content[member] {
            Content::Insts(insts) => insts.clone(),
            _ => vec![],
        };
        members.into_iter().flat_map(of).collect::<Vec<_>>()
    };
    let mut found: Vec<String> = vec![];
    for &source in &insts(from) {
        for &dest in &insts(edge.to) {
            if !depend.has_budget() {
                return found.join(", ");
            }
            if let Some(dependence) = depend.depends(source, dest, true) {
                let mut text = String::new();
                dependence.write(depend.se, writer, &mut text);
                found.push(text.trim_end().replace('\n', ""));
            }
        }
    }
    found.join(", ")
}

/// A text as labels of records have it.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\n' => out += "\\n",
            '\t' => out += "  ",
            '{' | '}' | '<' | '>' | '|' | '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    out
}
