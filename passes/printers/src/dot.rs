//! `dot-cfg`, `dot-dom`, `dot-post-dom` and the same with `-only`: graphs of a function as files for `dot`.
//!
//! **When**: asked for by name. The files have LLVM's names: `.f.dot`, `dom.f.dot`, `domonly.f.dot`, `postdom.f.dot`,
//! `postdomonly.f.dot` for function `f`; slashes and control characters in a name become `_`. **How**: the passes append the files to the log
//! ([`warpc_phase::dump::attach`]) and whoever shows the log writes them, so that the order does not depend on threads.
//! **Cost**: linear in the text. **Invariants**: nothing changes.
//! **Source**: the form is that of LLVM's graph writer; nodes have numbers of blocks in place of addresses.

use crate::knobs;
use std::fmt::Write;
use warpc_analysis::{AnalysisSet, BlockFreqs, BranchProbs};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::Block;
use warpc_ir::knobs::KnobTable;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::dump::attach;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_text::print::FunctionText;

/// Columns of a line of a label, as many as LLVM puts there.
const COLUMNS: usize = 79;
/// Edges of a block that have a place of their own in its node.
const MOST_PORTS: usize = 64;

/// Rows of the pass table.
pub const CFG: PassInfo = row(Graph::Cfg, true);
/// See [`CFG`].
pub const CFG_ONLY: PassInfo = row(Graph::Cfg, false);
/// See [`CFG`].
pub const DOM: PassInfo = row(Graph::Dom, true);
/// See [`CFG`].
pub const DOM_ONLY: PassInfo = row(Graph::Dom, false);
/// See [`CFG`].
pub const POST_DOM: PassInfo = row(Graph::PostDom, true);
/// See [`CFG`].
pub const POST_DOM_ONLY: PassInfo = row(Graph::PostDom, false);

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Graph {
    Cfg,
    Dom,
    PostDom,
}

impl Graph {
    const fn name(self, with_code: bool) -> &'static str {
        match (self, with_code) {
            (Graph::Cfg, true) => "dot-cfg",
            (Graph::Cfg, false) => "dot-cfg-only",
            (Graph::Dom, true) => "dot-dom",
            (Graph::Dom, false) => "dot-dom-only",
            (Graph::PostDom, true) => "dot-post-dom",
            (Graph::PostDom, false) => "dot-post-dom-only",
        }
    }
    /// What the names of its files begin with.
    fn file(self, with_code: bool) -> &'static str {
        match (self, with_code) {
            (Graph::Cfg, _) => "",
            (Graph::Dom, true) => "dom",
            (Graph::Dom, false) => "domonly",
            (Graph::PostDom, true) => "postdom",
            (Graph::PostDom, false) => "postdomonly",
        }
    }
    fn title(self, function: &str) -> String {
        match self {
            Graph::Cfg => format!("CFG for '{function}' function"),
            Graph::Dom => format!("Dominator tree for '{function}' function"),
            Graph::PostDom => format!("Post dominator tree for '{function}' function"),
        }
    }
}

const fn row(graph: Graph, with_code: bool) -> PassInfo {
    const CFG_KNOBS: &[KnobTable] = &[knobs::DOT];
    let (reads, knobs): (_, &[KnobTable]) = match graph {
        Graph::Cfg => (AnalysisSet::FREQUENCY, CFG_KNOBS),
        Graph::Dom => (AnalysisSet::DOM, &[]),
        Graph::PostDom => (AnalysisSet::POSTDOM, &[]),
    };
    PassInfo {
        name: graph.name(with_code),
        summary: match (graph, with_code) {
            (Graph::Cfg, true) => "write the control-flow graph to a dot file",
            (Graph::Cfg, false) => "write the control-flow graph to a dot file, without code",
            (Graph::Dom, true) => "write the dominator tree to a dot file",
            (Graph::Dom, false) => "write the dominator tree to a dot file, without code",
            (Graph::PostDom, true) => "write the post-dominator tree to a dot file",
            (Graph::PostDom, false) => "write the post-dominator tree to a dot file, without code",
        },
        level: Level::Function,
        reads,
        preserves: AnalysisSet::ALL,
        columns: warpc_ir::column_sets::READ,
        knobs,
        idempotent: true,
        required: false,
        make: match (graph, with_code) {
            (Graph::Cfg, true) => |params| params.finish("dot-cfg").map(|()| body(Graph::Cfg, true)),
            (Graph::Cfg, false) => |params| params.finish("dot-cfg-only").map(|()| body(Graph::Cfg, false)),
            (Graph::Dom, true) => |params| params.finish("dot-dom").map(|()| body(Graph::Dom, true)),
            (Graph::Dom, false) => |params| params.finish("dot-dom-only").map(|()| body(Graph::Dom, false)),
            (Graph::PostDom, true) => |params| params.finish("dot-post-dom").map(|()| body(Graph::PostDom, true)),
            (Graph::PostDom, false) => {
                |params| params.finish("dot-post-dom-only").map(|()| body(Graph::PostDom, false))
            }
        },
    }
}

fn body(graph: Graph, with_code: bool) -> PassBody {
    PassBody::Function(Box::new(Dot { graph, with_code }))
}

/// A printer of one kind of graph.
struct Dot {
    graph: Graph,
    with_code: bool,
}

impl FunctionPass for Dot {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let name = String::from_utf8_lossy(f.name());
        let mut prefix = self.graph.file(self.with_code);
        if self.graph == Graph::Cfg {
            prefix = knobs.get(knobs::CFG_DOT_FILENAME_PREFIX);
            if !name.contains(knobs.get(knobs::CFG_FUNC_NAME)) {
                return Outcome::Unchanged;
            }
        }
        let mut title = String::new();
        escape(&self.graph.title(&name), &mut title);
        let out = format!("digraph \"{title}\" {{\n\tlabel=\"{title}\";\n\n");
        let mut writer = Writer { f, text: FunctionText::new(f), with_code: self.with_code, out };
        match self.graph {
            Graph::Cfg => {
                let heat = knobs.get(knobs::CFG_HEAT_COLORS).then(|| cx.analyses.block_freqs(f));
                let weights = knobs.get(knobs::CFG_WEIGHTS).then(|| cx.analyses.branch_probs(f));
                writer.cfg(heat.as_deref(), weights.as_deref());
            }
            Graph::Dom => writer.tree(&cx.analyses.dom(f)),
            Graph::PostDom => writer.tree(&cx.analyses.post_dom(f)),
        }
        writer.out.push_str("}\n");
        let out = writer.out;
        let clean = |c: char| if c.is_control() || matches!(c, '/' | '\\') { '_' } else { c };
        let file = format!("{prefix}.{}.dot", name.chars().map(clean).collect::<String>());
        cx.print(format!("Writing '{file}'...\n"));
        attach(cx.text, &file, out.as_bytes());
        Outcome::Unchanged
    }
}

/// Writes a graph of one function.
struct Writer<'w, 'm> {
    f: &'w FuncMut<'m>,
    text: FunctionText<'m>,
    with_code: bool,
    out: String,
}

impl Writer<'_, '_> {
    /// The name of a block as it is, without quotes; its number after `before_number` where it has none.
    fn name(&mut self, block: Block, before_number: &str) -> String {
        let value = Value::block(block);
        let name = self.f.side().names.as_deref().map_or(&b""[..], |names| names.get(value));
        if !name.is_empty() {
            return String::from_utf8_lossy(name).into_owned();
        }
        let mut number = String::new();
        self.text.operand(self.f, value, &mut number);
        format!("{before_number}{}", number.strip_prefix('%').unwrap_or(&number))
    }
    /// The label of a block without the braces around it: its name, and its code line by line.
    fn label(&mut self, block: Block) -> String {
        let mut out = String::new();
        if !self.with_code {
            escape(&self.name(block, "%"), &mut out);
            return out;
        }
        let mut name = String::new();
        self.text.operand(self.f, Value::block(block), &mut name);
        escape(name.strip_prefix('%').unwrap_or(&name), &mut out);
        out.push_str(":\\l|");
        let mut code = String::from("  ");
        // LLVM counts the separator as two columns of the first line.
        let mut columns = COLUMNS - 2;
        for inst in self.f.block_insts(block) {
            // Further lines of a long instruction are indented as in a module.
            code.truncate(2);
            self.text.inst(self.f, inst, &mut code);
            for line in code.lines() {
                wrap(line, std::mem::replace(&mut columns, COLUMNS), &mut out);
            }
        }
        out
    }
    fn node(&mut self, block: Block, look: &str, ports: &str) {
        let label = self.label(block);
        let _ = writeln!(self.out, "\tNode{} [shape=record,{look}label=\"{{{label}{ports}}}\"];", block.index());
    }
    fn cfg(&mut self, heat: Option<&BlockFreqs>, weights: Option<&BranchProbs>) {
        let most = self.f.block_order().map(|b| heat.map_or(0, |heat| heat.integer(b))).max().unwrap_or(0);
        for block in self.f.block_order() {
            let targets: Vec<Block> = self.f.successors(block).collect();
            let names = self.edge_names(block);
            let mut ports = String::new();
            for (n, name) in names.iter().take(MOST_PORTS).enumerate() {
                let _ = write!(ports, "{}<s{n}>{name}", if n == 0 { "|{" } else { "|" });
            }
            match names.len() {
                0 => {}
                n if n > MOST_PORTS => ports.push_str("|<s64>truncated...}"),
                _ => ports.push('}'),
            }
            self.node(block, &heat.map_or(String::new(), |heat| look(heat.integer(block), most)), &ports);
            for (n, to) in targets.iter().enumerate() {
                let _ = write!(self.out, "\tNode{}", block.index());
                if !names.is_empty() {
                    let _ = write!(self.out, ":s{}", n.min(MOST_PORTS));
                }
                let _ = write!(self.out, " -> Node{}", to.index());
                if let Some(probs) = weights {
                    let share = probs.edge(block, n).value();
                    let percent = format!("{:.2}%", 100.0 * share);
                    let [from, to] = [block, *to].map(|end| quoted(&self.name(end, "")));
                    let _ = write!(self.out, "[tooltip=\"{from} -> {to}\\nProbability {percent}\"");
                    let _ = match targets.len() {
                        1 => write!(self.out, " penwidth=2]"),
                        _ => write!(self.out, " label=\"{percent}\" penwidth={:.2}]", 1.0 + share),
                    };
                }
                self.out.push_str(";\n");
            }
        }
    }
    /// Names of the edges of a block, where they have some.
    fn edge_names(&mut self, block: Block) -> Vec<String> {
        let term = self.f.terminator(block);
        match self.f.op(term) {
            Opcode::Br if self.f.num_operands(term) == 3 => vec!["T".into(), "F".into()],
            Opcode::Switch => {
                let mut names = vec!["def".to_string()];
                for at in (2..self.f.num_operands(term)).step_by(2) {
                    let mut name = String::new();
                    self.text.operand(self.f, self.f.operand(term, at), &mut name);
                    names.push(name);
                }
                names
            }
            _ => Vec::new(),
        }
    }
    fn tree(&mut self, tree: &DomTree) {
        if tree.is_post() {
            self.out.push_str("\tRoot [shape=record,label=\"{Post dominance root node}\"];\n");
            // Blocks from which paths lead to several ends stand below the root as well.
            for root in tree.preorder().iter().filter(|&&block| tree.idom(block).is_none()) {
                let _ = writeln!(self.out, "\tRoot -> Node{};", root.index());
            }
        }
        for &block in tree.preorder() {
            self.node(block, "", "");
            for child in tree.children(block) {
                let _ = writeln!(self.out, "\tNode{} -> Node{};", block.index(), child.index());
            }
        }
    }
}

/// The palette "cool to warm" at 33 places of the same distance, red, green and blue (Moreland, Diverging Color Maps for
/// Scientific Visualization, 2009, and its tables).
#[rustfmt::skip]
const PALETTE: [[u8; 3]; 33] = [
    [59, 76, 192],
    [68, 90, 204],
    [77, 104, 215],
    [87, 117, 225],
    [98, 130, 234],
    [108, 142, 241],
    [119, 154, 247],
    [130, 165, 251],
    [141, 176, 254],
    [152, 185, 255],
    [163, 194, 255],
    [174, 201, 253],
    [184, 208, 249],
    [194, 213, 244],
    [204, 217, 238],
    [213, 219, 230],
    [221, 221, 221],
    [229, 216, 209],
    [236, 211, 197],
    [241, 204, 185],
    [245, 196, 173],
    [247, 187, 160],
    [247, 177, 148],
    [247, 166, 135],
    [244, 154, 123],
    [241, 141, 111],
    [236, 127, 99],
    [229, 112, 88],
    [222, 96, 77],
    [213, 80, 66],
    [203, 62, 56],
    [192, 40, 47],
    [180, 4, 38],
];
/// Colours that LLVM takes of the palette, at the same distance and without its ends.
const SHADES: f64 = 100.0;

/// Colours of a node that runs `count` times, where the most frequent one runs `most` times: by the logarithm as in LLVM.
fn look(count: u64, most: u64) -> String {
    let share = if count > 0 && most > 1 { (count as f64).log2() / (most as f64).log2() } else { 0.0 };
    let shade = (share * (SHADES - 1.0)).round();
    // LLVM's shades were taken of a table of the palette with 256 rows.
    let place = ((shade + 1.0) / (SHADES + 1.0) * 256.0).floor() / 255.0 * (PALETTE.len() - 1) as f64;
    let low = (place as usize).min(PALETTE.len() - 2);
    let (from, to, at) = (PALETTE[low], PALETTE[low + 1], place - low as f64);
    let mix = |n: usize| (f64::from(from[n]) * (1.0 - at) + f64::from(to[n]) * at).round() as u8;
    let fill: String = (0..3).map(|n| format!("{:02x}", mix(n))).collect();
    let line = if count > most / 2 { "b70d28" } else { "3d50c3" };
    format!("color=\"#{line}ff\", style=filled, fillcolor=\"#{fill}70\", fontname=\"Courier\",")
}

/// Appends text with what has a meaning in labels of records escaped.
pub(crate) fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '\t' => out.push_str("  "),
            '\n' => out.push_str("\\n"),
            '{' | '}' | '<' | '>' | '|' | '"' | '\\' => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
}

/// Text for a string that is no label of a record.
fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

/// Appends a line, in pieces where it is long: the first of at most so many `columns`, the others after an ellipsis.
fn wrap(line: &str, mut columns: usize, out: &mut String) {
    let mut rest = line;
    while let Some((end, _)) = rest.char_indices().nth(columns) {
        columns = COLUMNS;
        // The spaces at the beginning are no place to break at.
        let indent = rest.len() - rest.trim_start().len();
        let at = rest[..end].rfind(' ').filter(|&at| at > indent).unwrap_or(end);
        escape(&rest[..at], out);
        out.push_str("\\l...");
        rest = &rest[at..];
    }
    escape(rest, out);
    out.push_str("\\l");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_escaped_and_broken() {
        let text = |line: &str| {
            let mut out = String::new();
            wrap(line, COLUMNS, &mut out);
            out
        };
        assert_eq!(text("  a{b}|<c>\\\"\t."), "  a\\{b\\}\\|\\<c\\>\\\\\\\"  .\\l");
        let long = format!("  {} {}", "x".repeat(60), "y".repeat(60));
        assert_eq!(text(&long), format!("  {}\\l... {}\\l", "x".repeat(60), "y".repeat(60)));
        // A word without end is broken where the line ends.
        assert_eq!(text(&"z".repeat(100)), format!("{}\\l...{}\\l", "z".repeat(79), "z".repeat(21)));
        assert_eq!(text(""), "\\l");
    }

    #[test]
    fn colours_go_from_cool_to_warm() {
        assert!(look(0, 0).contains("fillcolor=\"#3d50c370\""));
        assert!(look(1 << 20, 1 << 20).contains("color=\"#b70d28ff\", style=filled, fillcolor=\"#b70d2870\""));
        assert!(look(1 << 10, 1 << 20).contains("fillcolor=\"#dfdcdb70\""));
    }
}
