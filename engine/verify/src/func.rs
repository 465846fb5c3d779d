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
    fn new(func: &Func<'_>) -> Flow {
        let cfg = Cfg::new(func);
        let dom = DomTree::new(&cfg);
        Flow { cfg, dom }
    }
}

impl Verifier<'_> {
    /// Verifies a body.
    pub(super) fn function(&mut self, func: &Func<'_>) {
        self.function = func.global();
        let mut noted = std::mem::take(&mut self.scratch.noted);
        noted.cross.clear();
        noted.phis.clear();
        noted.all = false;
        let sound = self.structure(func, &mut noted);
        // Made by the first check that needs it: most functions of one block need none.
        let mut flow: Option<Flow> = None;
        let flow = &mut flow;
        if sound {
            if noted.all {
                self.dominance(func, flow.get_or_insert_with(|| Flow::new(func)));
            } else if !noted.cross.is_empty() || !noted.phis.is_empty() {
                self.noted_dominance(func, flow.get_or_insert_with(|| Flow::new(func)), &noted);
            }
            self.debug_records(func);
            if self.has_debug {
                self.locations(func);
            }
        }
        self.constants(func.consts());
        self.sibling_pads(func);
        if self.scopes && sound {
            self.scope_declarations(func, || flow.get_or_insert_with(|| Flow::new(func)));
        }
        if std::mem::take(&mut self.swift_error) {
            self.swift_errors(func);
        }
        let late = std::mem::take(&mut self.late);
        if late.tokens {
            self.token_users(func);
        }
        if !self.late_calls.is_empty() {
            let calls = std::mem::take(&mut self.late_calls);
            self.funclet_calls(func, &calls);
        }
        if late.convergence && sound {
            self.convergence(func, || flow.get_or_insert_with(|| Flow::new(func)));
        }
        self.scratch.noted = noted;
        self.function = Global::NONE;
    }

    /// Blocks, rows and types; what later checks rely on. Returns whether the control flow is sound enough for dominance, and
    /// notes what dominance is about.
    fn structure(&mut self, func: &Func<'_>, noted: &mut Noted) -> bool {
        let before = self.errors.len();
        let blocks = func.num_blocks();
        let rows = func.num_insts();
        if func.entry().is_none() {
            self.fail("function has a body without blocks", &[]);
            return false;
        }
        let c = Columns::new(func);
        for b in func.block_order() {
            let last = func.last(b);
            if last.is_none() || !func.op(last).is_terminator() {
                self.fail("Basic Block does not have terminator!", &[Value::block(b)]);
                continue;
            }
            let mut phis_over = false;
            for i in func.block_insts(b) {
                let op = func.op(i);
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
                if self.accepts(func, &c, noted, i) {
                    continue;
                }
                let mut ok = true;
                let callee = if op.is_call() { func.callee(i) } else { Value::NONE };
                let mut called = false;
                for v in func.operands(i) {
                    let is_intrinsic = matches!(v.kind(), ValueKind::Intrinsic(_));
                    // The callee is one operand; the same intrinsic as an argument is another.
                    if is_intrinsic
                        && (v != callee || std::mem::replace(&mut called, true))
                        && !self.attached_call(func, i, v)
                    {
                        self.fail("Cannot take the address of an intrinsic!", &[v, Value::inst(i)]);
                    }
                    ok &= match v.kind() {
                        ValueKind::Inst(d) => d.index() < rows && !func.is_dead(d),
                        ValueKind::Arg(n) => (n as usize) < func.num_args(),
                        ValueKind::Block(t) => t.index() < blocks && !func.is_block_dead(t),
                        ValueKind::Const(c) => c.index() < func.consts().len(),
                        ValueKind::Global(g) => g.index() < func.ctx().globals.sym.len(),
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
                    for v in func.operands(i) {
                        noted.all |= v.as_block() == Some(func.entry());
                        c.note(noted, v.0, i);
                    }
                }
                self.instruction(func, i);
                self.attachments(func, i);
                if self.full() {
                    return false;
                }
            }
        }
        self.errors.len() == before
    }

    /// Every definition dominates its uses; phis agree with the edges. One pass over the operands.
    fn dominance(&mut self, func: &Func<'_>, Flow { cfg, dom }: &Flow) {
        let entry = func.entry();
        if !cfg.preds(entry).is_empty() {
            self.fail("Entry block to function must not have predecessors!", &[Value::block(entry)]);
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        for b in func.block_order() {
            let reachable = cfg.is_reachable(b);
            if func.op(func.first(b)) == Opcode::Phi {
                scratch.preds.clear();
                scratch.preds.extend_from_slice(cfg.preds(b));
                scratch.preds.sort_unstable();
            }
            let pad = func.first_non_phi(b);
            if pad.is_some() && func.op(pad) == Opcode::LandingPad {
                let unwinds = |&p: &Block| {
                    let last = func.terminator(p);
                    func.op(last) == Opcode::Invoke && func.successors_of(last).next() != Some(b)
                };
                let ok = cfg.preds(b).iter().all(unwinds);
                let message = "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.";
                self.check(ok, message, &[Value::inst(pad)]);
            }
            for i in func.block_insts(b) {
                if func.op(i) == Opcode::Phi {
                    self.phi_uses(func, cfg, dom, i, &mut scratch);
                    continue;
                }
                if !reachable {
                    continue;
                }
                for v in func.operands(i) {
                    let Some(d) = v.as_inst() else { continue };
                    let db = func.block_of(d);
                    let ok = if db == b {
                        func.comes_before(d, i) && !matches!(func.op(d), Opcode::Invoke | Opcode::CallBr)
                    } else {
                        value_reaches(func, dom, cfg, d, b)
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
    fn noted_dominance(&mut self, func: &Func<'_>, Flow { cfg, dom }: &Flow, noted: &Noted) {
        let mut scratch = std::mem::take(&mut self.scratch);
        let mut at = Block::NONE;
        for &i in &noted.phis {
            let b = func.block_of(i);
            if b != at {
                scratch.preds.clear();
                scratch.preds.extend_from_slice(cfg.preds(b));
                scratch.preds.sort_unstable();
                at = b;
            }
            self.phi_uses(func, cfg, dom, i, &mut scratch);
        }
        for &(d, i) in &noted.cross {
            let b = func.block_of(i);
            if cfg.is_reachable(b) && !value_reaches(func, dom, cfg, d, b) {
                self.fail("Instruction does not dominate all uses!", &[Value::inst(d), Value::inst(i)]);
            }
        }
        self.scratch = scratch;
    }

    /// A phi agrees with the edges, and what it takes over an edge is available at its start.
    fn phi_uses(&mut self, func: &Func<'_>, cfg: &Cfg, dom: &DomTree, inst: Inst, scratch: &mut BodyColumns) {
        self.phi(func, inst, scratch);
        for (v, from) in func.phi_pairs(inst) {
            let Some(d) = v.as_inst() else { continue };
            // What an invoke gives exists on its own edge.
            let along = func.op(d) == Opcode::Invoke
                && func.block_of(d) == from
                && normal_dest(func, d) == Some(func.block_of(inst));
            if cfg.is_reachable(from) && !along && !dominates_end(func, dom, d, from) {
                self.fail("Instruction does not dominate all uses!", &[v, Value::inst(inst)]);
            }
        }
    }

    fn phi(&mut self, func: &Func<'_>, inst: Inst, scratch: &mut BodyColumns) {
        let n = func.phi_len(inst);
        if n != scratch.preds.len() {
            let message = "PHINode should have one entry for each predecessor of its parent basic block!";
            self.fail(message, &[Value::inst(inst)]);
            return;
        }
        scratch.incoming.clear();
        for k in 0..n {
            let Some(b) = func.operand(inst, 2 * k + 1).as_block() else {
                self.fail("PHI node entries do not match predecessors!", &[Value::inst(inst)]);
                return;
            };
            scratch.incoming.push((b, func.operand(inst, 2 * k)));
        }
        scratch.incoming.sort_unstable();
        for (k, &(b, v)) in scratch.incoming.iter().enumerate() {
            if k > 0 && scratch.incoming[k - 1].0 == b && scratch.incoming[k - 1].1 != v {
                let message = "PHI node has multiple entries for the same basic block with different incoming values!";
                self.fail(message, &[Value::inst(inst), Value::block(b), v]);
                return;
            }
            if b != scratch.preds[k] {
                self.fail("PHI node entries do not match predecessors!", &[Value::inst(inst), Value::block(b)]);
                return;
            }
        }
    }
}

/// Whether the value of `def` is available at the end of `from`.
fn dominates_end(func: &Func<'_>, dom: &DomTree, def: Inst, from: Block) -> bool {
    match func.op(def) {
        // The value exists on the normal edge only.
        Opcode::Invoke => normal_dest(func, def).is_some_and(|n| dom.dominates(n, from)),
        _ => dom.dominates(func.block_of(def), from),
    }
}

/// Whether the value of `def`, of another block, is available in `block`. The value of an invoke exists past its normal edge only,
/// which is the edge that dominates when the destination has no other predecessor.
fn value_reaches(func: &Func<'_>, dom: &DomTree, cfg: &Cfg, def: Inst, block: Block) -> bool {
    match func.op(def) {
        Opcode::Invoke => {
            normal_dest(func, def).is_some_and(|n| only_from(func, dom, cfg, n, def) && dom.dominates(n, block))
        }
        _ => dom.dominates(func.block_of(def), block),
    }
}

fn normal_dest(func: &Func<'_>, def: Inst) -> Option<Block> {
    func.operands(def).find_map(Value::as_block)
}

/// Whether one edge into `n` comes from `def`, and all others that are reachable from blocks behind `n`.
fn only_from(func: &Func<'_>, dom: &DomTree, cfg: &Cfg, n: Block, def: Inst) -> bool {
    let from = func.block_of(def);
    let preds = || cfg.preds(n).iter().copied().filter(|&p| cfg.is_reachable(p));
    preds().filter(|&p| p == from).count() == 1 && preds().all(|p| p == from || dom.dominates(n, p))
}
