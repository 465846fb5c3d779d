//! `--print-changed=dot-cfg`: the control-flow graph of a function before and after a pass as one graph for `dot`, with colours for
//! what went and what came.
//!
//! **How**: both graphs are read from printed IR: a function has its blocks in the order in which they are printed, a block its lines,
//! and the edges are the labels in its last instruction. Blocks are matched by their labels, lines by [`diff`].
//! **Cost**: linear in the texts, apart from the comparison of lines. **Source**: the form of the graphs is that of LLVM 22; nodes have
//! numbers in place of addresses, and blocks stand in the order of the function.

use crate::line_diff::{Side, diff};
use std::collections::HashMap;
use std::fmt::Write as _;

const REMOVED: &str = "red";
const ADDED: &str = "forestgreen";
const COMMON: &str = "black";

/// A block of printed IR.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TextBlock<'t> {
    label: &'t str,
    lines: Vec<&'t str>,
    /// Labels of successors, each once, and what the terminator says of the edge.
    edges: Vec<(&'t str, &'t str)>,
}

/// A function of printed IR.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TextFunction<'t> {
    name: &'t str,
    blocks: Vec<TextBlock<'t>>,
}

/// The label that a line starts, if it does.
fn label(line: &str) -> Option<&str> {
    if line.starts_with([' ', '\t', '}', ';']) {
        return None;
    }
    // Quotes in a name are escaped.
    let end = match line.strip_prefix('"') {
        Some(rest) => rest.find('"')? + 2,
        None => line.find(':')?,
    };
    line[end..].starts_with(':').then(|| line[..end].trim_matches('"'))
}

/// The name behind `@` in the first line of a definition.
fn function_name(line: &str) -> &str {
    let Some(name) = line.split_once('@').map(|parts| parts.1) else { return "" };
    match name.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or(""),
        None => name.split('(').next().unwrap_or(""),
    }
}

/// The functions of printed IR.
fn functions(text: &str) -> Vec<TextFunction<'_>> {
    let mut found: Vec<TextFunction<'_>> = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        if line.starts_with("define ") {
            is_inside = true;
            found.push(TextFunction { name: function_name(line), blocks: Vec::new() });
        } else if line == "}" {
            is_inside = false;
        } else if let Some(function) = found.last_mut().filter(|_| is_inside) {
            if let Some(label) = label(line) {
                function.blocks.push(TextBlock { label, lines: Vec::new(), edges: Vec::new() });
                continue;
            }
            if line.is_empty() {
                continue;
            }
            if function.blocks.is_empty() {
                function.blocks.push(TextBlock { label: "", lines: Vec::new(), edges: Vec::new() });
            }
            function.blocks.last_mut().expect("one was added").lines.push(line);
        }
    }
    for function in &mut found {
        function.blocks.iter_mut().for_each(|block| block.edges = edges(&block.lines));
    }
    found
}

/// Where the terminator of a block goes: labels of successors and of edges.
fn edges<'t>(lines: &[&'t str]) -> Vec<(&'t str, &'t str)> {
    // An instruction starts two columns in; what belongs to it is further in, or a bracket.
    let starts =
        |line: &&str| line.starts_with("  ") && !line.starts_with("   ") && !line.trim_start().starts_with(']');
    let Some(first) = lines.iter().rposition(starts) else { return Vec::new() };
    let is_switch = lines[first].trim_start().starts_with("switch ");
    let is_branch = lines[first].trim_start().starts_with("br i1 ");
    let mut found: Vec<(&str, &str)> = Vec::new();
    for line in &lines[first..] {
        for (at, _) in line.match_indices("label %") {
            let name = &line[at + "label %".len()..];
            let name = match name.strip_prefix('"') {
                Some(quoted) => quoted.split('"').next().unwrap_or(""),
                None => name.split([',', ' ', ']', ')']).next().unwrap_or(""),
            };
            let said = match (is_branch, is_switch) {
                (true, _) => {
                    if found.is_empty() {
                        "true"
                    } else {
                        "false"
                    }
                }
                (_, true) if found.is_empty() && line.trim_start().starts_with("switch ") => "default",
                // `type value, label %name`
                (_, true) => line[..at].trim_end_matches([' ', ',']).rsplit(' ').next().unwrap_or(""),
                _ => "",
            };
            if found.iter().all(|edge| edge.0 != name) {
                found.push((name, said));
            }
        }
    }
    found
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn font(colour: &str, text: &str) -> String {
    format!("<FONT COLOR=\"{colour}\">{text}</FONT>")
}

/// An edge of the graph: the successor, its colour, and the label with its colours.
struct Edge<'t> {
    to: &'t str,
    colour: &'static str,
    label: String,
}

/// The edges of a block in one or both texts.
fn joined<'t>(before: &[(&'t str, &'t str)], after: &[(&'t str, &'t str)]) -> Vec<Edge<'t>> {
    let find = |list: &[(&'t str, &'t str)], to: &str| list.iter().find(|edge| edge.0 == to).map(|edge| edge.1);
    let mut all: Vec<Edge<'t>> = Vec::new();
    for &(to, old) in before {
        let (colour, label) = match find(after, to) {
            None => (REMOVED, font(REMOVED, &escaped(old))),
            Some(new) if new == old => (COMMON, font(COMMON, &escaped(old))),
            Some(new) => (COMMON, font(ADDED, &format!("{} {}", font(REMOVED, &escaped(old)), escaped(new)))),
        };
        all.push(Edge { to, colour, label });
    }
    for &(to, new) in after.iter().filter(|edge| find(before, edge.0).is_none()) {
        all.push(Edge { to, colour: ADDED, label: font(ADDED, &escaped(new)) });
    }
    all
}

/// The node of a block that is in one text or in both.
fn node(
    out: &mut String,
    number: usize,
    before: Option<&TextBlock<'_>>,
    after: Option<&TextBlock<'_>>,
    edges: &[Edge<'_>],
) {
    let Some(block) = after.or(before) else { return };
    const BREAK: &str = "<BR align=\"left\"/>";
    let (colour, text) = match (before, after) {
        (Some(before), Some(after)) => {
            let (old, new) = (before.lines.join("\n"), after.lines.join("\n"));
            let mut text = format!("{}:\n{BREAK}", escaped(block.label));
            for (side, line) in diff(old.as_bytes(), new.as_bytes()) {
                let colour = match side {
                    Side::Both => COMMON,
                    Side::Before => REMOVED,
                    Side::After => ADDED,
                };
                text.push_str(&font(colour, &escaped(&String::from_utf8_lossy(line))));
                text.push_str(BREAK);
            }
            (COMMON, text)
        }
        _ => {
            let colour = if after.is_some() { ADDED } else { REMOVED };
            let mut text = format!("{}:{BREAK}", escaped(block.label));
            block.lines.iter().for_each(|line| text.extend([&*escaped(line), BREAK]));
            (colour, font(colour, &text))
        }
    };
    let columns = edges.len().max(1);
    let _ = write!(
        out,
        "\tNode{number} [shape=none,color={colour},label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" \
         cellpadding=\"0\"><tr><td align=\"text\" colspan=\"{columns}\">{text}</td></tr>"
    );
    if edges.len() > 1 {
        out.push_str("<tr>");
        for (n, edge) in edges.iter().enumerate() {
            let _ = write!(out, "<td colspan=\"1\" port=\"s{n}\">{}</td>", edge.label);
        }
        out.push_str("</tr>");
    }
    out.push_str("</table>>];\n");
}

/// The nodes and edges of one function; either text may lack it.
fn graph(before: Option<&TextFunction<'_>>, after: Option<&TextFunction<'_>>) -> String {
    let (old, new) = (before.map_or(&[][..], |f| &f.blocks[..]), after.map_or(&[][..], |f| &f.blocks[..]));
    let find = |list: &[TextBlock<'_>], label: &str| list.iter().position(|block| block.label == label);
    let mut order: Vec<(Option<usize>, Option<usize>)> =
        new.iter().enumerate().map(|(n, block)| (find(old, block.label), Some(n))).collect();
    order.extend((0..old.len()).filter(|&n| find(new, old[n].label).is_none()).map(|n| (Some(n), None)));
    let numbers: HashMap<&str, usize> = order
        .iter()
        .enumerate()
        .filter_map(|(number, (old_at, new_at))| {
            let block = new_at.map(|n| &new[n]).or(old_at.map(|n| &old[n]))?;
            Some((block.label, number))
        })
        .collect();
    let mut out = String::new();
    for (number, &(old_at, new_at)) in order.iter().enumerate() {
        let (old_block, new_block) = (old_at.map(|n| &old[n]), new_at.map(|n| &new[n]));
        let (old_edges, new_edges) =
            (old_block.map_or(&[][..], |block| &block.edges[..]), new_block.map_or(&[][..], |block| &block.edges[..]));
        let edges = joined(old_edges, new_edges);
        node(&mut out, number, old_block, new_block, &edges);
        for (n, edge) in edges.iter().enumerate() {
            let Some(to) = numbers.get(edge.to) else { continue };
            let port = if edges.len() > 1 { format!(":s{n}") } else { String::new() };
            let _ = writeln!(out, "\tNode{number}{port} -> Node{to}[color={}];", edge.colour);
        }
    }
    out
}

/// The graphs of all functions that are in either text, those of the text after first: nodes and edges, for [`titled`].
pub fn graphs(before: &[u8], after: &[u8]) -> Vec<String> {
    let (before, after) = (String::from_utf8_lossy(before), String::from_utf8_lossy(after));
    let (old, new) = (functions(&before), functions(&after));
    let find = |list: &[TextFunction<'_>], name: &str| list.iter().position(|function| function.name == name);
    let both = new.iter().map(|function| graph(find(&old, function.name).map(|n| &old[n]), Some(function)));
    let gone =
        old.iter().filter(|function| find(&new, function.name).is_none()).map(|function| graph(Some(function), None));
    both.chain(gone).collect()
}

/// A whole graph under a title.
pub fn titled(title: &str, graph: &str) -> String {
    let title = title.replace('\\', "\\\\").replace('"', "\\\"");
    format!("digraph \"{title}\" {{\n\tlabel=\"{title}\";\n\tsize=\"190, 190\";\n\n{graph}}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "define i32 @f(i1 %c, i32 %x) {\nentry:\n  br i1 %c, label %t, label %e\n\nt:  ; preds = %entry\n  br label %e\n\n\
                          e:\n  %p = phi i32 [ 5, %t ], [ %x, %entry ]\n  ret i32 %p\n}\n";

    #[test]
    fn what_went_is_red_and_what_came_green() {
        let after = "\ndefine i32 @f(i1 %c, i32 %x) {\nentry:\n  %s = select i1 %c, i32 5, i32 %x\n  ret i32 %s\n}\n";
        let [graph] = &graphs(BEFORE.as_bytes(), after.as_bytes())[..] else { panic!("one function") };
        assert!(graph.contains("<FONT COLOR=\"red\">  br i1 %c, label %t, label %e</FONT>"), "{graph}");
        assert!(graph.contains("<FONT COLOR=\"forestgreen\">  ret i32 %s</FONT>"), "{graph}");
        assert!(graph.contains("<td colspan=\"1\" port=\"s0\"><FONT COLOR=\"red\">true</FONT></td>"), "{graph}");
        assert!(graph.contains("\tNode0:s0 -> Node1[color=red];\n\tNode0:s1 -> Node2[color=red];\n"), "{graph}");
        assert!(graph.contains("\tNode1 -> Node2[color=red];\n"), "{graph}");
        assert_eq!(graph.matches("color=red,label").count(), 2);
        assert_eq!(titled("1. \"f\"", "").lines().next(), Some("digraph \"1. \\\"f\\\"\" {"));
    }

    #[test]
    fn edges_have_the_words_of_their_terminators() {
        let switch = [
            "  switch i32 %x, label %d [",
            "    i32 1, label %a",
            "    i32 -2, label %\"b c\"",
            "    i32 3, label %a",
            "  ]",
        ];
        assert_eq!(edges(&switch), [("d", "default"), ("a", "1"), ("b c", "-2")]);
        assert_eq!(edges(&["  br label %x, !llvm.loop !1"]), [("x", "")]);
        let invoke = ["  %r = invoke i32 @f()", "          to label %ok unwind label %bad"];
        assert_eq!(edges(&invoke), [("ok", ""), ("bad", "")]);
        assert_eq!(edges(&["  ret void"]), []);
        assert_eq!(edges(&[]), []);
    }

    #[test]
    fn functions_come_and_go() {
        let (one, other) =
            ("define void @\"a b\"() {\n  ret void\n}\n", "declare void @x()\ndefine void @g() {\n  ret void\n}\n");
        let both = graphs(one.as_bytes(), other.as_bytes());
        assert_eq!(both.len(), 2);
        assert!(both[0].contains("color=forestgreen,label") && both[1].contains("color=red,label"));
        assert_eq!(functions(one)[0].name, "a b");
        assert!(graphs(b"", b"; nothing\n").is_empty());
        // The same text twice has no colours.
        assert!(!graphs(BEFORE.as_bytes(), BEFORE.as_bytes())[0].contains("red"));
    }
}
