//! Analyses as text, in the format of LLVM's printers (`print<domtree>` and the like).

use crate::branch_prob::BranchProbs;
use crate::freq::{BlockFreqs, entry_weight};
use crate::loops::Loops;
use crate::uniformity::Uniformity;
use std::fmt::Write;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// Numbers of unnamed arguments, blocks and instructions, as the textual form counts them.
pub struct Slots {
    insts: Vec<u32>,
    args: Vec<u32>,
    blocks: Vec<u32>,
}

impl Slots {
    /// Numbers of `func`. Linear.
    pub fn new(func: &Func<'_>) -> Slots {
        let named = |v: Value| func.side().names.as_ref().is_some_and(|n| !n.get(v).is_empty());
        let mut s = Slots {
            insts: vec![u32::MAX; func.num_insts()],
            args: vec![u32::MAX; func.num_args()],
            blocks: vec![u32::MAX; func.num_blocks()],
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
        for b in func.block_order() {
            number(&mut s.blocks[b.index()], Value::block(b));
            for i in func.block_insts(b) {
                if func.ty(i) != Type::VOID {
                    number(&mut s.insts[i.index()], Value::inst(i));
                }
            }
        }
        s
    }
    /// `%name` or `%number` of an instruction, argument or block.
    pub fn name(&self, func: &Func<'_>, value: Value) -> String {
        let column = match value.tag() {
            0 => &self.insts,
            1 => &self.args,
            2 => &self.blocks,
            _ => return format!("{value:?}"),
        };
        match func.side().names.as_ref().map(|n| n.get(value)) {
            Some(name) if !name.is_empty() => format!("%{}", quoted(name)),
            _ => format!("%{}", column.get(value.row() as usize).copied().unwrap_or(u32::MAX)),
        }
    }
}

impl Slots {
    /// Name of a block as it is, without `%` and quotes; of one without a name, its number after `unnamed` (nothing when that is empty).
    pub fn label(&self, func: &Func<'_>, b: Block, unnamed: &str) -> String {
        let block = Value::block(b);
        let name = func.side().names.as_ref().map_or(&b""[..], |names| names.get(block));
        match (name, unnamed) {
            (b"", "") => String::new(),
            (b"", mark) => format!("{mark}{}", &self.name(func, block)[1..]),
            (name, _) => String::from_utf8_lossy(name).into_owned(),
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
fn title(func: &Func<'_>) -> String {
    String::from_utf8_lossy(func.name()).into_owned()
}

/// `print<domtree>` or `print<postdomtree>`, headline included.
pub fn dom_tree(func: &Func<'_>, dom_tree: &DomTree) -> String {
    let slots = Slots::new(func);
    let kind = if dom_tree.is_post() { "PostDominator" } else { "Dominator" };
    let spaced = if dom_tree.is_post() { "PostDominatorTree" } else { "DominatorTree" };
    let mut s = format!("{spaced} for function: {}\n", title(func));
    s.push_str("=============================--------------------------------\n");
    let _ = writeln!(s, "Inorder {kind} Tree: DFSNumbers invalid: 0 slow queries.");
    let base = dom_tree.is_post() as usize;
    if dom_tree.is_post() {
        s.push_str("  [1]  <<exit node>> {4294967295,4294967295} [0]\n");
    }
    for &b in dom_tree.preorder() {
        let level = dom_tree.level(b) as usize + base;
        let name = slots.name(func, Value::block(b));
        let _ = writeln!(s, "{:1$}[{2}] {name} {{4294967295,4294967295}} [{level}]", "", 2 * (level + 1), level + 1);
    }
    s.push_str("Roots: ");
    for &r in dom_tree.roots() {
        let _ = write!(s, "{} ", slots.name(func, Value::block(r)));
    }
    s.push('\n');
    s
}

/// `print<loops>`, headline included. Needs use lists.
pub fn loops(func: &Func<'_>, cfg: &Cfg, loops: &Loops) -> String {
    let slots = Slots::new(func);
    let mut s = format!("Loop info for function '{}':\n", title(func));
    // Outermost loops stand last first.
    loops.top().into_iter().rev().for_each(|l| push_loop(&slots, func, cfg, loops, l, &mut s));
    s
}

/// A loop and those in it, a line each, as `print<loops>` says them. Numbers all values of the function.
pub fn one_loop(func: &Func<'_>, cfg: &Cfg, loops: &Loops, loop_id: Loop) -> String {
    let mut s = String::new();
    push_loop(&Slots::new(func), func, cfg, loops, loop_id, &mut s);
    s
}

fn push_loop(slots: &Slots, func: &Func<'_>, cfg: &Cfg, loops: &Loops, loop_id: Loop, s: &mut String) {
    let mut stack: Vec<Loop> = vec![loop_id];
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
            s.push_str(&slots.name(func, Value::block(b)));
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
}

/// `print<branch-prob>`, headline included.
pub fn branch_probs(func: &Func<'_>, cfg: &Cfg, probs: &BranchProbs) -> String {
    let slots = Slots::new(func);
    let mut s = format!("Printing analysis 'Branch Probability Analysis' for function '{}':\n", title(func));
    s.push_str("---- Branch Probabilities ----\n");
    for &b in cfg.layout() {
        let from = slots.name(func, Value::block(b));
        for &to in cfg.succs(b) {
            let p = probs.to(cfg, b, to);
            let hot = if p.is_hot() { " [HOT edge]" } else { "" };
            let _ = writeln!(
                s,
                "  edge {from} -> {} probability is 0x{:08x} / 0x80000000 = {:.2}%{hot}",
                slots.name(func, Value::block(to)),
                p.0,
                p.value() * 100.0
            );
        }
    }
    s
}

/// A number with five significant digits, at least one of them behind the point.
fn five_digits(value: f64) -> String {
    if value == 0.0 {
        return "0.0".to_string();
    }
    let whole = value.abs().log10().floor() as i32;
    let decimals = (4 - whole).max(1) as usize;
    let s = format!("{value:.decimals$}");
    let trimmed = s.trim_end_matches('0');
    if trimmed.ends_with('.') { format!("{trimmed}0") } else { trimmed.to_string() }
}

/// `print<block-freq>`, headline included.
pub fn block_freqs(func: &Func<'_>, cfg: &Cfg, freqs: &BlockFreqs) -> String {
    let slots = Slots::new(func);
    let runs = func.ctx().entry_count(func.global());
    let mut s =
        format!("Printing analysis results of BFI for function '{0}':\nblock-frequency-info: {0}\n", title(func));
    for &b in cfg.layout() {
        let name = slots.label(func, b, "");
        let _ = write!(s, " - {name}: float = {}, int = {}", five_digits(freqs.of(b)), freqs.integer(b));
        if let Some(count) = runs {
            let entry = u128::from(freqs.integer(cfg.entry()).max(1));
            let of_block = (u128::from(count) * u128::from(freqs.integer(b)) + entry / 2) / entry;
            let _ = write!(s, ", count = {of_block}");
        }
        if let Some(weight) = entry_weight(func, b) {
            let _ = write!(s, ", irr_loop_header_weight = {weight}");
        }
        s.push('\n');
    }
    s.push('\n');
    s
}

/// A loop as LLVM names a cycle: depth, entries, other blocks.
fn cycle(func: &Func<'_>, slots: &Slots, cfg: &Cfg, loops: &Loops, loop_id: Loop) -> String {
    let name = |b: Block| slots.name(func, Value::block(b))[1..].to_string();
    let mut s = format!("depth={}: entries({})", loops.depth(loop_id), name(loops.header(loop_id)));
    let mut rest: Vec<Block> = loops.blocks(loop_id)[1..].to_vec();
    rest.sort_by_key(|&b| cfg.rpo_index(b));
    for b in rest {
        s.push(' ');
        s.push_str(&name(b));
    }
    s
}

/// `print<uniformity>`, headline included. `inst` gives the text of an instruction.
pub fn uniformity(
    func: &Func<'_>,
    cfg: &Cfg,
    loops: &Loops,
    uniformity: &Uniformity,
    mut inst: impl FnMut(Inst) -> String,
) -> String {
    let slots = Slots::new(func);
    let mut s = format!("UniformityInfo for function '{}':\n", title(func));
    let branches = cfg.rpo().iter().any(|&b| uniformity.has_divergent_terminator(b));
    if uniformity.is_all_uniform() && !branches {
        s.push_str("ALL VALUES UNIFORM\n");
        return s;
    }
    let args: Vec<Value> =
        (0..func.num_args() as u32).map(Value::arg).filter(|&a| uniformity.is_divergent(a)).collect();
    if !args.is_empty() {
        s.push_str("DIVERGENT ARGUMENTS:\n");
        for a in args {
            let text = type_text(func, func.type_of(a));
            let _ = writeln!(s, "  DIVERGENT: {text} {}", slots.name(func, a));
        }
    }
    let cycles: Vec<Loop> =
        loops.inner_first().into_iter().rev().filter(|&l| uniformity.has_divergent_exit(l)).collect();
    if !cycles.is_empty() {
        s.push_str("CYCLES WITH DIVERGENT EXIT:\n");
        for &l in &cycles {
            let _ = writeln!(s, "  {}", cycle(func, &slots, cfg, loops, l));
        }
        let mut first = true;
        for &l in &cycles {
            for b in loops.blocks(l) {
                for i in func.block_insts(b) {
                    for x in func.uses(Value::inst(i)).filter(|&x| !loops.contains(l, func.block_of(func.user(x)))) {
                        if std::mem::take(&mut first) {
                            s.push_str("\nTEMPORAL DIVERGENCE LIST:");
                        }
                        let (value, user) = (inst(i), inst(func.user(x)));
                        let outside = cycle(func, &slots, cfg, loops, l);
                        let _ = write!(
                            s,
                            "\nValue         :  {value}\nUsed by       :  {user}\nOutside cycle :{outside}\n\n"
                        );
                    }
                }
            }
        }
    }
    for &b in cfg.layout() {
        let _ = write!(s, "\nBLOCK {}\nDEFINITIONS\n", &slots.name(func, Value::block(b))[1..]);
        let mark = |yes: bool| if yes { "  DIVERGENT: " } else { "             " };
        for i in func.block_insts(b) {
            if func.op(i).is_terminator() {
                s.push_str("TERMINATORS\n");
                let returns = func.op(i) == Opcode::Ret && func.operands(i).any(|v| uniformity.is_divergent(v));
                let _ = writeln!(s, "{}  {}", mark(returns || uniformity.has_divergent_terminator(b)), inst(i));
            } else {
                let _ = writeln!(s, "{}  {}", mark(uniformity.is_divergent(i.into())), inst(i));
            }
        }
        s.push_str("END BLOCK\n");
    }
    s
}

/// Text of a simple type.
fn type_text(func: &Func<'_>, ty: Type) -> String {
    use warpc_ir::TypeKind::*;
    match func.types().kind(ty) {
        Int(n) => format!("i{n}"),
        Ptr(0) => "ptr".to_string(),
        Ptr(a) => format!("ptr addrspace({a})"),
        Half => "half".to_string(),
        BFloat => "bfloat".to_string(),
        Float => "float".to_string(),
        Double => "double".to_string(),
        Vector { len, elem, .. } if func.types().scalar(*elem) == *elem => {
            format!("<{len} x {}>", type_text(func, *elem))
        }
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::body_of;
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
