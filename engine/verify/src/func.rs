//! Function bodies: blocks, terminators, phis, dominance.

use super::Verifier;
use super::quick::{Columns, Noted};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

/// Columns reused from function to function.
#[derive(Default)]
pub(crate) struct BodyColumns {
    preds: Vec<Block>,
    incoming: Vec<(Block, Value)>,
    noted: Noted,
}

/// Control flow and dominators of the function that is looked at.
pub(super) struct Flow {
    pub(super) cfg: Cfg,
    pub(super) dom: DomTree,
}

impl Flow {
    fn new(f: &Func<'_>) -> Flow {
        let cfg = Cfg::new(f);
        let dom = DomTree::new(&cfg);
        Flow { cfg, dom }
    }
}

impl Verifier<'_> {
    /// Verifies a body.
    pub(super) fn function(&mut self, f: &Func<'_>) {
        self.function = f.global();
        let mut noted = std::mem::take(&mut self.scratch.noted);
        noted.cross.clear();
        noted.phis.clear();
        noted.all = false;
        let sound = self.structure(f, &mut noted);
        // Made by the first check that needs it: most functions of one block need none.
        let mut flow: Option<Flow> = None;
        let flow = &mut flow;
        if sound {
            if noted.all {
                self.dominance(f, flow.get_or_insert_with(|| Flow::new(f)));
            } else if !noted.cross.is_empty() || !noted.phis.is_empty() {
                self.noted_dominance(f, flow.get_or_insert_with(|| Flow::new(f)), &noted);
            }
            self.debug_records(f);
            if self.has_debug {
                self.locations(f);
            }
        }
        self.constants(f.consts());
        self.sibling_pads(f);
        if self.scopes && sound {
            self.scope_declarations(f, || flow.get_or_insert_with(|| Flow::new(f)));
        }
        if std::mem::take(&mut self.swift_error) {
            self.swift_errors(f);
        }
        let late = std::mem::take(&mut self.late);
        if late.tokens {
            self.token_users(f);
        }
        if !self.late_calls.is_empty() {
            let calls = std::mem::take(&mut self.late_calls);
            self.funclet_calls(f, &calls);
        }
        if late.convergence && sound {
            self.convergence(f, || flow.get_or_insert_with(|| Flow::new(f)));
        }
        self.scratch.noted = noted;
        self.function = Global::NONE;
    }

    /// Blocks, rows and types; what later checks rely on. Returns whether the control flow is sound enough for dominance, and
    /// notes what dominance is about.
    fn structure(&mut self, f: &Func<'_>, noted: &mut Noted) -> bool {
        let before = self.errors.len();
        let blocks = f.num_blocks();
        let rows = f.num_insts();
        if f.entry().is_none() {
            self.fail("function has a body without blocks", &[]);
            return false;
        }
        let c = Columns::new(f);
        for b in f.block_order() {
            let last = f.last(b);
            if last.is_none() || !f.op(last).is_terminator() {
                self.fail("Basic Block does not have terminator!", &[Value::block(b)]);
                continue;
            }
            let mut phis_over = false;
            for i in f.block_insts(b) {
                let op = f.op(i);
                if op.is_terminator() && i != last {
                    self.fail("Terminator found in the middle of a basic block!", &[Value::block(b)]);
                }
                if op == Opcode::Phi {
                    if phis_over {
                        self.fail("PHI nodes not grouped at top of basic block!", &[Value::inst(i), Value::block(b)]);
                    }
                } else {
                    phis_over = true;
                }
                if self.accepts(f, &c, noted, i) {
                    continue;
                }
                let mut ok = true;
                let callee = if op.is_call() { f.callee(i) } else { Value::NONE };
                let mut called = false;
                for v in f.operands(i) {
                    let is_intrinsic = matches!(v.kind(), ValueKind::Intrinsic(_));
                    // The callee is one operand; the same intrinsic as an argument is another.
                    if is_intrinsic
                        && (v != callee || std::mem::replace(&mut called, true))
                        && !self.attached_call(f, i, v)
                    {
                        self.fail("Cannot take the address of an intrinsic!", &[v, Value::inst(i)]);
                    }
                    ok &= match v.kind() {
                        ValueKind::Inst(d) => d.index() < rows && !f.is_dead(d),
                        ValueKind::Arg(n) => (n as usize) < f.num_args(),
                        ValueKind::Block(t) => t.index() < blocks && !f.is_block_dead(t),
                        ValueKind::Const(c) => c.index() < f.consts().len(),
                        ValueKind::Global(g) => g.index() < f.ctx().globals.sym.len(),
                        ValueKind::None => false,
                        _ => true,
                    };
                }
                if !ok {
                    self.fail(
                        "Referring to an instruction, block or constant that is not in the function!",
                        &[Value::inst(i)],
                    );
                    continue;
                }
                noted.all |= op == Opcode::LandingPad;
                if op == Opcode::Phi {
                    noted.phis.push(i);
                } else {
                    for v in f.operands(i) {
                        noted.all |= v.as_block() == Some(f.entry());
                        c.note(noted, v.0, i);
                    }
                }
                self.instruction(f, i);
                self.attachments(f, i);
                if self.full() {
                    return false;
                }
            }
        }
        self.errors.len() == before
    }

    /// Every definition dominates its uses; phis agree with the edges. One pass over the operands.
    fn dominance(&mut self, f: &Func<'_>, Flow { cfg, dom }: &Flow) {
        let entry = f.entry();
        if !cfg.preds(entry).is_empty() {
            self.fail("Entry block to function must not have predecessors!", &[Value::block(entry)]);
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        for b in f.block_order() {
            let reachable = cfg.is_reachable(b);
            if f.op(f.first(b)) == Opcode::Phi {
                scratch.preds.clear();
                scratch.preds.extend_from_slice(cfg.preds(b));
                scratch.preds.sort_unstable();
            }
            let pad = f.first_non_phi(b);
            if pad.is_some() && f.op(pad) == Opcode::LandingPad {
                let unwinds = |&p: &Block| {
                    let last = f.terminator(p);
                    f.op(last) == Opcode::Invoke && f.successors_of(last).next() != Some(b)
                };
                let ok = cfg.preds(b).iter().all(unwinds);
                let message = "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.";
                self.check(ok, message, &[Value::inst(pad)]);
            }
            for i in f.block_insts(b) {
                if f.op(i) == Opcode::Phi {
                    self.phi_uses(f, cfg, dom, i, &mut scratch);
                    continue;
                }
                if !reachable {
                    continue;
                }
                for v in f.operands(i) {
                    let Some(d) = v.as_inst() else { continue };
                    let db = f.block_of(d);
                    let ok = if db == b {
                        f.comes_before(d, i) && !matches!(f.op(d), Opcode::Invoke | Opcode::CallBr)
                    } else {
                        value_reaches(f, dom, cfg, d, b)
                    };
                    if !ok {
                        if d == i {
                            self.fail("Only PHI nodes may reference their own value!", &[Value::inst(i)]);
                        } else {
                            self.fail("Instruction does not dominate all uses!", &[v, Value::inst(i)]);
                        }
                    }
                }
            }
            if self.full() {
                break;
            }
        }
        self.scratch = scratch;
    }

    /// The same when no branch goes to the entry block and within the blocks every definition stands before its uses: what is
    /// left are the phis and the uses in other blocks.
    fn noted_dominance(&mut self, f: &Func<'_>, Flow { cfg, dom }: &Flow, noted: &Noted) {
        let mut scratch = std::mem::take(&mut self.scratch);
        let mut at = Block::NONE;
        for &i in &noted.phis {
            let b = f.block_of(i);
            if b != at {
                scratch.preds.clear();
                scratch.preds.extend_from_slice(cfg.preds(b));
                scratch.preds.sort_unstable();
                at = b;
            }
            self.phi_uses(f, cfg, dom, i, &mut scratch);
        }
        for &(d, i) in &noted.cross {
            let b = f.block_of(i);
            if cfg.is_reachable(b) && !value_reaches(f, dom, cfg, d, b) {
                self.fail("Instruction does not dominate all uses!", &[Value::inst(d), Value::inst(i)]);
            }
        }
        self.scratch = scratch;
    }

    /// A phi agrees with the edges, and what it takes over an edge is available at its start.
    fn phi_uses(&mut self, f: &Func<'_>, cfg: &Cfg, dom: &DomTree, i: Inst, scratch: &mut BodyColumns) {
        self.phi(f, i, scratch);
        for (v, from) in f.phi_pairs(i) {
            let Some(d) = v.as_inst() else { continue };
            // What an invoke gives exists on its own edge.
            let along = f.op(d) == Opcode::Invoke && f.block_of(d) == from && normal_dest(f, d) == Some(f.block_of(i));
            if cfg.is_reachable(from) && !along && !dominates_end(f, dom, d, from) {
                self.fail("Instruction does not dominate all uses!", &[v, Value::inst(i)]);
            }
        }
    }

    fn phi(&mut self, f: &Func<'_>, i: Inst, scratch: &mut BodyColumns) {
        let n = f.phi_len(i);
        if n != scratch.preds.len() {
            let message = "PHINode should have one entry for each predecessor of its parent basic block!";
            self.fail(message, &[Value::inst(i)]);
            return;
        }
        scratch.incoming.clear();
        for k in 0..n {
            let Some(b) = f.operand(i, 2 * k + 1).as_block() else {
                self.fail("PHI node entries do not match predecessors!", &[Value::inst(i)]);
                return;
            };
            scratch.incoming.push((b, f.operand(i, 2 * k)));
        }
        scratch.incoming.sort_unstable();
        for (k, &(b, v)) in scratch.incoming.iter().enumerate() {
            if k > 0 && scratch.incoming[k - 1].0 == b && scratch.incoming[k - 1].1 != v {
                let message = "PHI node has multiple entries for the same basic block with different incoming values!";
                self.fail(message, &[Value::inst(i), Value::block(b), v]);
                return;
            }
            if b != scratch.preds[k] {
                self.fail("PHI node entries do not match predecessors!", &[Value::inst(i), Value::block(b)]);
                return;
            }
        }
    }
}

/// Whether the value of `def` is available at the end of `from`.
fn dominates_end(f: &Func<'_>, dom: &DomTree, def: Inst, from: Block) -> bool {
    match f.op(def) {
        // The value exists on the normal edge only.
        Opcode::Invoke => normal_dest(f, def).is_some_and(|n| dom.dominates(n, from)),
        _ => dom.dominates(f.block_of(def), from),
    }
}

/// Whether the value of `def`, of another block, is available in `block`. The value of an invoke exists past its normal edge only,
/// which is the edge that dominates when the destination has no other predecessor.
fn value_reaches(f: &Func<'_>, dom: &DomTree, cfg: &Cfg, def: Inst, block: Block) -> bool {
    match f.op(def) {
        Opcode::Invoke => {
            normal_dest(f, def).is_some_and(|n| only_from(f, dom, cfg, n, def) && dom.dominates(n, block))
        }
        _ => dom.dominates(f.block_of(def), block),
    }
}

fn normal_dest(f: &Func<'_>, def: Inst) -> Option<Block> {
    f.operands(def).find_map(Value::as_block)
}

/// Whether one edge into `n` comes from `def`, and all others that are reachable from blocks behind `n`.
fn only_from(f: &Func<'_>, dom: &DomTree, cfg: &Cfg, n: Block, def: Inst) -> bool {
    let from = f.block_of(def);
    let preds = || cfg.preds(n).iter().copied().filter(|&p| cfg.is_reachable(p));
    preds().filter(|&p| p == from).count() == 1 && preds().all(|p| p == from || dom.dominates(n, p))
}
