//! `print-mustexecute`: the function with a comment behind every instruction that runs whenever the header of a loop around it does.
//!
//! In the header that is all up to the first instruction that may not come to its end. In another block of a loop where everything
//! comes to its end it is everything, if all paths of the first iteration lead there: from no block that reaches it within the loop
//! does an edge go elsewhere, except out of the loop by a condition that is known not to hold in the first iteration.
//!
//! **Cost**: for each block of a loop, the blocks of the loop before it; [`BUDGET`] steps for a function, beyond which nothing is said.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{body, printer};
use std::io::Write;
use warpc_analysis::{AnalysisSet, Loops, facts};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::PassInfo;
use warpc_text::print::{Comments, PrintOptions, print_function_with};

const NAME: &str = "print-mustexecute";

/// Blocks looked at for one function.
const BUDGET: usize = 1 << 24;

/// Row of the printer.
pub const PRINT: PassInfo = printer(
    NAME,
    "print what runs whenever the header of its loop does",
    AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    &[],
    |params| {
        body(NAME, params, |f, cx| {
            let (cfg, dom, loops) = (cx.analyses.cfg(f), cx.analyses.dom(f), cx.analyses.loops(f));
            let mut found = MustExecute::new(&cfg, &dom, &loops, f.num_insts());
            loops.inner_first().into_iter().for_each(|l| found.visit(f, l));
            let mut writer = Writer { f, loops: &loops, of: &found.of };
            print_function_with(f, None, &PrintOptions::default(), &mut writer)
        })
    },
);

/// The loops whose headers an instruction always follows, innermost first, by instruction.
struct MustExecute<'q> {
    cfg: &'q Cfg,
    dom: &'q DomTree,
    loops: &'q Loops,
    of: Vec<Vec<Loop>>,
    /// Per block: the last question it was seen in.
    seen: Vec<u32>,
    question: u32,
    budget: usize,
}

impl<'q> MustExecute<'q> {
    fn new(cfg: &'q Cfg, dom: &'q DomTree, loops: &'q Loops, insts: usize) -> Self {
        let of = vec![Vec::new(); insts];
        MustExecute { cfg, dom, loops, of, seen: vec![0; cfg.rows()], question: 0, budget: BUDGET }
    }
    /// Finds what runs in loop `l`, after the loops in it.
    fn visit(&mut self, f: &mut FuncMut<'_>, l: Loop) {
        let header = self.loops.header(l);
        let blocks = self.loops.blocks(l);
        let stops = blocks.iter().any(|&b| f.block_insts(b).any(|i| !facts::transfers_execution(f, i)));
        let mut goes_on = true;
        for i in f.block_insts(header) {
            // The first instruction of the header runs, whatever it does.
            if goes_on {
                self.of[i.index()].push(l);
            }
            goes_on &= facts::transfers_execution(f, i);
        }
        if stops {
            return;
        }
        for &b in blocks.iter().filter(|&&b| b != header) {
            if self.all_paths_lead_to(f, l, b) {
                f.block_insts(b).for_each(|i| self.of[i.index()].push(l));
            }
        }
    }
    fn all_paths_lead_to(&mut self, f: &mut FuncMut<'_>, l: Loop, block: Block) -> bool {
        let header = self.loops.header(l);
        self.question += 1;
        let mut before: Vec<Block> = Vec::new();
        let mut work = vec![block];
        while let Some(b) = work.pop() {
            // What reaches the header is of another iteration.
            for &p in if b == header { &[] } else { self.cfg.preds(b) } {
                if self.loops.contains(l, p)
                    && std::mem::replace(&mut self.seen[p.index()], self.question) < self.question
                {
                    before.push(p);
                    work.push(p);
                }
            }
            let Some(left) = self.budget.checked_sub(1) else { return false };
            self.budget = left;
        }
        if self.cfg.preds(header).iter().any(|&p| self.seen[p.index()] == self.question) {
            return false;
        }
        for b in before {
            if self.dom.dominates(block, b) {
                continue;
            }
            for &to in self.cfg.succs(b) {
                let elsewhere = to != block && self.seen[to.index()] != self.question;
                if elsewhere && (self.loops.contains(l, to) || !self.not_taken_at_first(f, l, to)) {
                    return false;
                }
            }
        }
        true
    }
    /// Whether the edge to exit block `to`, its only one, is not taken in the first iteration of `l`.
    fn not_taken_at_first(&self, f: &mut FuncMut<'_>, l: Loop, to: Block) -> bool {
        let &[from] = self.cfg.preds(to) else { return false };
        let branch = f.terminator(from);
        if !self.loops.contains(l, from) || f.op(branch) != Opcode::Br || f.num_operands(branch) != 3 {
            return false;
        }
        let condition = f.operand(branch, 0);
        let leaves_when = f.operand(branch, 1) == Value::block(to);
        let known = f.consts().as_int(condition).or_else(|| self.at_first(f, l, condition));
        known.is_some_and(|holds| (holds & 1 == 1) != leaves_when)
    }
    /// Value of comparison `condition` of a phi of the header in the first iteration.
    fn at_first(&self, f: &mut FuncMut<'_>, l: Loop, condition: Value) -> Option<u64> {
        let cmp = condition.as_inst().filter(|&i| f.op(i) == Opcode::ICmp)?;
        let header = self.loops.header(l);
        let before = self.loops.preheader(f, l)?;
        let start = |v: Value| {
            let phi = v.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == header)?;
            f.phi_value_for(phi, before)
        };
        let (lhs, rhs) = (f.operand(cmp, 0), f.operand(cmp, 1));
        let (lhs, rhs) = match start(lhs) {
            Some(value) => (value, rhs),
            None => (lhs, start(rhs)?),
        };
        let pred = f.int_pred(cmp);
        if lhs == rhs {
            return Some(pred.is_true_when_equal() as u64);
        }
        if !lhs.is_constant() || !rhs.is_constant() {
            return None;
        }
        let ty = f.ty(cmp);
        let folded = f.folder().icmp(pred, lhs, rhs, ty)?;
        f.consts().as_int(folded)
    }
}

struct Writer<'q, 'a> {
    f: &'q Func<'a>,
    loops: &'q Loops,
    of: &'q [Vec<Loop>],
}

impl Comments for Writer<'_, '_> {
    fn behind(&mut self, i: Inst, out: &mut Vec<u8>) {
        let loops = &self.of[i.index()];
        let Some((first, rest)) = loops.split_first() else { return };
        let name = |&l: &Loop| {
            let header = Value::block(self.loops.header(l));
            self.f.side().names.as_ref().map_or(&b""[..], |names| names.get(header))
        };
        // Writing to a vector does not fail.
        let _ = match rest.len() {
            0 => write!(out, " ; (mustexec in: "),
            more => write!(out, " ; (mustexec in {} loops: ", more + 1),
        };
        out.extend_from_slice(name(first));
        for l in rest {
            out.extend_from_slice(b", ");
            out.extend_from_slice(name(l));
        }
        out.push(b')');
    }
}
