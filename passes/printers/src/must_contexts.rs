//! `print-must-be-executed-contexts`: for each instruction, those that run whenever it does: first those behind it, then those in front of it.
//!
//! Behind a branch it goes on where all ways meet, if nothing on the ways may stop; in front of a block where several ways come from, with the
//! block that dominates it.
//!
//! **Cost**: for each instruction the length of its context, so up to the square of the function; texts are made once. At most [`MOST`] lines
//! are printed, and a line says so.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{body, printer};
use std::collections::HashSet;
use warpc_analysis::{AnalysisSet, Loops, facts};
use warpc_ir::Func;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_phase::PassInfo;
use warpc_text::FunctionText;

const READS: AnalysisSet = AnalysisSet::LOOPS.and(AnalysisSet::POSTDOM);

/// Row of the printer.
pub const PRINT: PassInfo =
    printer("print-must-be-executed-contexts", "print what runs whenever an instruction does", READS, &[], |params| {
        body(PRINT.name, params, |func, cx| {
            let (cfg, dom, post) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.post_dom(func));
            let loops = cx.analyses.loops(func);
            Explorer::new(func, &cfg, &dom, &post, &loops).text().into_bytes()
        })
    });

/// Lines that are printed of a function.
const MOST: usize = 1 << 20;

struct Explorer<'q, 'a> {
    func: &'q Func<'a>,
    cfg: &'q Cfg,
    dom: &'q DomTree,
    post: &'q DomTree,
    loops: &'q Loops,
    will_return: bool,
    no_throw: bool,
    is_irreducible: bool,
    /// Per block: where its ways meet again, once it was asked.
    joins: Vec<Option<Option<Block>>>,
    /// Per block: whether all its instructions go on.
    goes_on: Vec<bool>,
}

impl<'q, 'a> Explorer<'q, 'a> {
    fn new(func: &'q Func<'a>, cfg: &'q Cfg, dom: &'q DomTree, post: &'q DomTree, loops: &'q Loops) -> Self {
        let ctx = func.ctx();
        let attrs = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
        let mut goes_on = vec![true; func.num_blocks()];
        for block in func.block_order() {
            goes_on[block.index()] = func.block_insts(block).all(|inst| facts::transfers_execution(func, inst));
        }
        let enters = |&block: &Block| {
            let is_back = |&from: &Block| cfg.rpo_index(from) >= cfg.rpo_index(block) && !dom.dominates(block, from);
            cfg.preds(block).iter().filter(|&&from| cfg.is_reachable(from)).any(is_back)
        };
        Explorer {
            func,
            cfg,
            dom,
            post,
            loops,
            will_return: ctx.attrs().has(attrs, AttrKind::WillReturn),
            no_throw: ctx.attrs().has(attrs, AttrKind::NoUnwind),
            is_irreducible: cfg.rpo().iter().any(enters),
            joins: vec![None; func.num_blocks()],
            goes_on,
        }
    }
    fn text(&mut self) -> String {
        let func = self.func;
        let name = String::from_utf8_lossy(func.name()).into_owned();
        let mut texts = FunctionText::new(func);
        let mut lines: Vec<String> = vec![String::new(); func.num_insts()];
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            lines[inst.index()].push_str("  ");
            texts.inst(func, inst, &mut lines[inst.index()]);
        }
        let mut out = String::new();
        let mut left = MOST;
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            out += &format!("-- Explore context of: {}\n", lines[inst.index()]);
            let most = left;
            self.context(inst, |found| {
                left = left.saturating_sub(1);
                if left > 0 {
                    out += &format!("  [F: {name}] {}\n", lines[found.index()]);
                }
                left > 0
            });
            if left == 0 && most > 0 {
                out += &format!("-- more than {MOST} lines of '{name}' are left out\n");
                break;
            }
        }
        out
    }
    /// Calls `say` with `inst` and all that must run with it, as long as it returns true.
    fn context(&mut self, inst: Inst, mut say: impl FnMut(Inst) -> bool) {
        if !say(inst) {
            return;
        }
        let mut met = HashSet::from([inst]);
        let mut head = inst;
        while let Some(next) = self.next(head).filter(|&next| met.insert(next)) {
            if !say(next) {
                return;
            }
            head = next;
        }
        let mut met = HashSet::from([inst]);
        let mut tail = inst;
        while let Some(before) = self.before(tail).filter(|&before| met.insert(before)) {
            if !say(before) {
                return;
            }
            tail = before;
        }
    }
    fn next(&mut self, inst: Inst) -> Option<Inst> {
        let func = self.func;
        let block = func.block_of(inst);
        let is_last = func.terminator(block) == inst;
        // A branch goes on; what returns leaves the function.
        if !facts::transfers_execution(func, inst) {
            return None;
        }
        if !is_last {
            return Some(func.next(inst));
        }
        self.join(block).map(|block| func.first(block))
    }
    fn before(&self, inst: Inst) -> Option<Inst> {
        let func = self.func;
        let block = func.block_of(inst);
        if func.first(block) != inst {
            return Some(func.prev(inst));
        }
        let l = self.loops.of(block);
        let is_back =
            |from: Block| from == block || l.is_some() && self.loops.header(l) == block && self.loops.contains(l, from);
        let from: Vec<Block> = func.predecessors(block).filter(|&from| !is_back(from)).collect();
        let before = match from[..] {
            [] => return None,
            [one] => Some(one),
            _ => self.parent(self.dom, block).or_else(|| l.is_some().then(|| self.loops.header(l))),
        };
        before.map(|block| func.terminator(block))
    }
    fn parent(&self, tree: &DomTree, block: Block) -> Option<Block> {
        Some(tree.idom(block)).filter(|parent| parent.is_some())
    }
    /// The block that control reaches from `block` whatever way it takes.
    fn join(&mut self, block: Block) -> Option<Block> {
        if let Some(known) = self.joins[block.index()] {
            return known;
        }
        let found = self.find_join(block);
        self.joins[block.index()] = Some(found);
        found
    }
    fn find_join(&self, block: Block) -> Option<Block> {
        let func = self.func;
        let l = self.loops.of(block);
        let header = if l.is_some() { self.loops.header(l) } else { block };
        let ends = self.will_return && self.no_throw;
        let is_single = self.cfg.succs(block).len() == 1 && func.successors(block).count() == 1;
        if is_single {
            return func.successors(block).next();
        }
        let mut work: Vec<Block> = func.successors(block).filter(|&to| !ends || to != header).collect();
        if let [] | [_] = work[..] {
            return work.first().copied();
        }
        let unique = |of: Block| {
            let mut all = func.successors(of);
            let first = all.next()?;
            all.all(|other| other == first).then_some(first)
        };
        let by_shape = || match work[..] {
            [a, b] if unique(a) == Some(block) => Some(b),
            [a, b] if unique(b) == Some(block) => Some(a),
            [a, b] if unique(b) == Some(a) => Some(a),
            [a, b] if unique(a) == Some(b) => Some(b),
            [a, b] if unique(a) == unique(b) => unique(a),
            _ => None,
        };
        let join = self.parent(self.post, block).or_else(by_shape);
        let join = join.or_else(|| l.is_some().then(|| self.loops.unique_exit_block(func, l)).flatten())?;
        if ends {
            return Some(join);
        }
        let mut met = HashSet::new();
        while let Some(to) = work.pop() {
            if to == join {
                continue;
            }
            if !met.insert(to) {
                // A circle may run forever.
                if !self.will_return && (self.is_irreducible || self.loops.of(to).is_some()) {
                    return None;
                }
                continue;
            }
            if !self.goes_on[to.index()] {
                return None;
            }
            work.extend(func.successors(to));
        }
        Some(join)
    }
}
