//! Analyses as text, in the format of LLVM's printers (`print<domtree>` and the like).

use crate::analysis::cfg::Cfg;
use crate::analysis::dom::DomTree;
use crate::analysis::loops::Loops;
use crate::ids::*;
use crate::ir::{Func, Value};
use std::fmt::Write;

/// Numbers of unnamed arguments, blocks and instructions, as the textual form counts them.
pub struct Slots {
    insts: Vec<u32>,
    args: Vec<u32>,
    blocks: Vec<u32>,
}

impl Slots {
    /// Numbers of `f`. Linear.
    pub fn new(f: &Func<'_>) -> Slots {
        let named = |v: Value| f.side().names.as_ref().is_some_and(|n| !n.get(v).is_empty());
        let mut s = Slots {
            insts: vec![u32::MAX; f.num_insts()],
            args: vec![u32::MAX; f.num_args()],
            blocks: vec![u32::MAX; f.num_blocks()],
        };
        let mut n = 0;
        let mut number = |slot: &mut u32, v: Value| {
            if !named(v) {
                *slot = n;
                n += 1;
            }
        };
        for (a, slot) in s.args.iter_mut().enumerate() {
            number(slot, Value::arg(a as u32));
        }
        for b in f.block_order() {
            number(&mut s.blocks[b.index()], Value::block(b));
            for i in f.block_insts(b) {
                if f.ty(i) != Type::VOID {
                    number(&mut s.insts[i.index()], Value::inst(i));
                }
            }
        }
        s
    }
    /// `%name` or `%number` of an instruction, argument or block.
    pub fn name(&self, f: &Func<'_>, v: Value) -> String {
        let column = match v.tag() {
            0 => &self.insts,
            1 => &self.args,
            2 => &self.blocks,
            _ => return format!("{v:?}"),
        };
        match f.side().names.as_ref().map(|n| n.get(v)) {
            Some(name) if !name.is_empty() => format!("%{}", quoted(name)),
            _ => format!("%{}", column.get(v.row() as usize).copied().unwrap_or(u32::MAX)),
        }
    }
}

/// A name as the textual form writes it: quoted and escaped unless it is made of letters, digits and `-$._`.
fn quoted(name: &[u8]) -> String {
    let plain = |c: u8| c.is_ascii_alphanumeric() || b"-$._".contains(&c);
    if name.iter().all(|&c| plain(c)) && !name[0].is_ascii_digit() {
        return String::from_utf8_lossy(name).into_owned();
    }
    let mut s = String::from("\"");
    for &c in name {
        if (0x20..0x7f).contains(&c) && c != b'"' && c != b'\\' {
            s.push(c as char);
        } else {
            let _ = write!(s, "\\{c:02X}");
        }
    }
    s.push('"');
    s
}

/// Name of the function for a headline.
fn title(f: &Func<'_>) -> String {
    String::from_utf8_lossy(f.name()).into_owned()
}

/// `print<domtree>` or `print<postdomtree>`, headline included.
pub fn dom_tree(f: &Func<'_>, t: &DomTree) -> String {
    let slots = Slots::new(f);
    let kind = if t.is_post() { "PostDominator" } else { "Dominator" };
    let spaced = if t.is_post() { "PostDominatorTree" } else { "DominatorTree" };
    let mut s = format!("{spaced} for function: {}\n", title(f));
    s.push_str("=============================--------------------------------\n");
    let _ = writeln!(s, "Inorder {kind} Tree: DFSNumbers invalid: 0 slow queries.");
    let base = t.is_post() as usize;
    if t.is_post() {
        s.push_str("  [1]  <<exit node>> {4294967295,4294967295} [0]\n");
    }
    for &b in t.preorder() {
        let level = t.level(b) as usize + base;
        let name = slots.name(f, Value::block(b));
        let _ = writeln!(s, "{:1$}[{2}] {name} {{4294967295,4294967295}} [{level}]", "", 2 * (level + 1), level + 1);
    }
    s.push_str("Roots: ");
    for &r in t.roots() {
        let _ = write!(s, "{} ", slots.name(f, Value::block(r)));
    }
    s.push('\n');
    s
}

/// `print<loops>`, headline included. Needs use lists.
pub fn loops(f: &Func<'_>, cfg: &Cfg, loops: &Loops) -> String {
    let slots = Slots::new(f);
    let mut s = format!("Loop info for function '{}':\n", title(f));
    // Outermost loops stand last first, inner loops in order.
    let mut stack: Vec<Loop> = loops.top().to_vec();
    while let Some(l) = stack.pop() {
        let depth = loops.depth(l);
        let _ = write!(s, "{:1$}Loop at depth {depth} containing: ", "", (depth as usize - 1) * 4);
        let mut blocks = loops.blocks(l);
        blocks[1..].sort_by_key(|&b| cfg.rpo_index(b));
        let header = loops.header(l);
        for (k, &b) in blocks.iter().enumerate() {
            if k > 0 {
                s.push(',');
            }
            s.push_str(&slots.name(f, Value::block(b)));
            if b == header {
                s.push_str("<header>");
            }
            if cfg.succs(b).contains(&header) {
                s.push_str("<latch>");
            }
            if cfg.succs(b).iter().any(|&x| !loops.contains(l, x)) {
                s.push_str("<exiting>");
            }
        }
        s.push('\n');
        let at = stack.len();
        stack.extend(loops.children(l));
        stack[at..].reverse();
    }
    s
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::testing::body_of;
    use expect_test::expect;

    #[test]
    fn like_llvm() {
        let (m, body) = body_of(&[vec![1, 2], vec![1, 3], vec![4], vec![5, 3], vec![4], vec![]]);
        let f = Func::of_body(&body, m.ctx());
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let post = DomTree::post(&cfg);
        let text = [dom_tree(&f, &dom), dom_tree(&f, &post), loops(&f, &cfg, &Loops::new(&cfg, &dom))].concat();
        expect![[r#"
            DominatorTree for function: f
            =============================--------------------------------
            Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
              [1] %2 {4294967295,4294967295} [0]
                [2] %3 {4294967295,4294967295} [1]
                  [3] %5 {4294967295,4294967295} [2]
                    [4] %7 {4294967295,4294967295} [3]
                [2] %4 {4294967295,4294967295} [1]
                  [3] %6 {4294967295,4294967295} [2]
            Roots: %2 
            PostDominatorTree for function: f
            =============================--------------------------------
            Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
              [1]  <<exit node>> {4294967295,4294967295} [0]
                [2] %7 {4294967295,4294967295} [1]
                  [3] %5 {4294967295,4294967295} [2]
                    [4] %3 {4294967295,4294967295} [3]
                [2] %2 {4294967295,4294967295} [1]
                [2] %6 {4294967295,4294967295} [1]
                  [3] %4 {4294967295,4294967295} [2]
            Roots: %7 %6 
            Loop info for function 'f':
            Loop at depth 1 containing: %5<header><latch><exiting>
            Loop at depth 1 containing: %3<header><latch><exiting>
            Loop at depth 1 containing: %6<header><latch>
        "#]]
        .assert_eq(&text);
    }
}
