//! Where flags of instructions are facts of expressions. An expression has its facts wherever its operands are defined, so a
//! flag counts only if the instruction is executed whenever that scope is entered, and its poison would be undefined behaviour.

use super::*;
use smallvec::SmallVec;
use warpc_analysis::facts::{is_simple, may_throw, may_write, transfers_execution};
use warpc_analysis::known_bits::can_create_undef_or_poison;
use warpc_analysis::undefined;
use warpc_ir::ValueKind;
use warpc_ir::attrs::AttrKind;
use warpc_ir::opcode::flags;

/// Instructions of straight code that are looked at.
const SCAN: usize = 32;

impl Se<'_, '_> {
    /// NUW and NSW of an instruction as they are written.
    pub(super) fn written_flags(&self, inst: Inst) -> Wrap {
        let fl = self.f.flags(inst);
        Wrap::when(fl & flags::NUW != 0, Wrap::NUW).with(Wrap::when(fl & flags::NSW != 0, Wrap::NSW))
    }
    /// Flags of binary operation `inst` that hold for its expression.
    pub(super) fn usable_flags(&mut self, inst: Inst) -> Wrap {
        if !matches!(self.f.op(inst), Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl) {
            return Wrap::ANY;
        }
        let w = self.written_flags(inst);
        if w == Wrap::ANY || !self.is_never_poison(inst) { Wrap::ANY } else { w }
    }
    /// Whether the expression of `inst` is not poison where its operands are defined.
    pub(super) fn is_never_poison(&mut self, inst: Inst) -> bool {
        let f = self.f;
        // Both must hold. What can be answered without making expressions costs least.
        let ready = f.operands(inst).all(|v| v.as_inst().is_none_or(|d| self.s.inst_expr[d.index()].is_some()));
        if !ready && !self.undefined_if_poison(inst) {
            return false;
        }
        let mut ops = Exprs::new();
        for v in f.operands(inst) {
            if self.type_of(v).is_some() {
                ops.push(self.get(v));
            }
        }
        let from = self.scope_bound(&ops).0;
        self.surely_reaches(from, inst) && (!ready || self.undefined_if_poison(inst))
    }
    /// Instruction that defines an unknown, or the start of a recurrence's loop.
    fn defining(&self, expr: Expr) -> Option<Inst> {
        match self.rec_loop(expr) {
            Some(l) => Some(self.f.first(self.loops.header(l))),
            None => self.unknown_inst(expr),
        }
    }
    /// A bound of where `ops` are all defined: an instruction that is executed before. And whether all was looked at.
    pub(super) fn scope_bound(&self, ops: &[Expr]) -> (Inst, bool) {
        let mut seen: SmallVec<[Expr; 32]> = SmallVec::new();
        let mut work = Exprs::new();
        let mut precise = true;
        let mut push = |e: Expr, work: &mut Exprs| {
            if seen.contains(&e) {
                return;
            }
            if seen.len() >= 30 {
                precise = false;
                return;
            }
            seen.push(e);
            work.push(e);
        };
        for &o in ops {
            push(o, &mut work);
        }
        let mut bound: Option<Inst> = None;
        while let Some(e) = work.pop() {
            match self.defining(e) {
                Some(d) => {
                    if bound.is_none_or(|b| self.dom.dominates_inst(self.f, b, d)) {
                        bound = Some(d);
                    }
                }
                None => {
                    for &o in self.ops(e) {
                        push(o, &mut work);
                    }
                }
            }
        }
        (bound.unwrap_or_else(|| self.f.first(self.f.entry())), precise)
    }
    /// Whether control surely goes from `a` on to `b`: in one block, or from a preheader into a header.
    pub(super) fn surely_reaches(&mut self, a: Inst, b: Inst) -> bool {
        let f = self.f;
        let (ba, bb) = (f.block_of(a), f.block_of(b));
        if ba == bb && (a == b || f.comes_before(a, b)) && self.straight(a, b) {
            return true;
        }
        let l = self.loops.of(bb);
        l.is_some()
            && self.loops.header(l) == bb
            && self.loop_facts(l).preheader == Some(ba)
            && self.straight(a, Inst::NONE)
            && self.straight(f.first(bb), b)
    }
    /// Whether everything from `a` up to `b`, later in its block (the end of the block for `NONE`), goes on to the next
    /// instruction.
    fn straight(&self, a: Inst, b: Inst) -> bool {
        let f = self.f;
        if self.straight_run.get().0 != a {
            self.straight_run.set((a, self.end_of_straight(a)));
        }
        let end = self.straight_run.get().1;
        if b.is_none() {
            return matches!(f.op(end), Opcode::Br | Opcode::Switch);
        }
        b == end || f.comes_before(b, end)
    }
    /// First instruction from `a` on that may not go on, or where it is not looked further: a terminator at the latest.
    fn end_of_straight(&self, a: Inst) -> Inst {
        let f = self.f;
        let mut i = a;
        for _ in 0..=SCAN {
            if f.op(i).is_terminator() || !transfers_execution(f, i) {
                break;
            }
            i = f.next(i);
        }
        i
    }
    /// Whether `i` being poison is undefined behaviour.
    pub(super) fn undefined_if_poison(&self, i: Inst) -> bool {
        undefined::if_poison(self.f, Value::inst(i))
    }
    /// Whether control never comes to `at` where `value` is poison: what that makes poison is used before, where that is undefined.
    pub fn is_undefined_before(&self, value: Value, at: Inst) -> bool {
        let f = self.f;
        let mut poison: Vec<Value> = vec![value];
        let mut next = 0;
        while next < poison.len() && next < 2 * SCAN {
            for row in f.uses(poison[next]) {
                let user = f.user(row);
                if undefined::triggers(f, user, &poison) && self.dom.dominates_inst(f, user, at) {
                    return true;
                }
                if !poison.contains(&user.into()) && undefined::spreads(f, user, &poison) {
                    poison.push(user.into());
                }
            }
            next += 1;
        }
        false
    }
    /// Whether the recurrence after `i`, the step of an induction variable of `loop_id`, is never poison: `i` always is executed
    /// where its scope is entered, or poison of it would be undefined before the only exit.
    pub(super) fn is_step_never_poison(&mut self, i: Inst, loop_id: Loop) -> bool {
        if self.is_never_poison(i) {
            return true;
        }
        let facts = self.loop_facts(loop_id);
        let &[exiting] = &facts.exiting[..] else { return false };
        if !self.has_no_abnormal_exits(loop_id) {
            return false;
        }
        let f = self.f;
        let mut poison: Vec<Value> = vec![Value::inst(i)];
        let mut at = 0;
        while at < poison.len() && at < 64 {
            for u in f.uses(poison[at]) {
                let user = f.user(u);
                let block = f.block_of(user);
                if !self.dom.is_reachable(block) {
                    continue;
                }
                if undefined::triggers(f, user, &poison) && self.dom.dominates(block, exiting) {
                    return true;
                }
                if self.loops.contains(loop_id, block)
                    && !poison.contains(&Value::inst(user))
                    && undefined::spreads(f, user, &poison)
                {
                    poison.push(Value::inst(user));
                }
            }
            at += 1;
        }
        false
    }
    /// Whether a loop is left by its exits only.
    pub(super) fn has_no_abnormal_exits(&mut self, loop_id: Loop) -> bool {
        self.effects_of(loop_id).0
    }
    /// Whether a loop has no effect but plain stores.
    pub(super) fn has_no_side_effects(&mut self, loop_id: Loop) -> bool {
        self.effects_of(loop_id).1
    }
    fn effects_of(&mut self, loop_id: Loop) -> (bool, bool) {
        if let Some(e) = self.s.loops[loop_id.index()].effects {
            return e;
        }
        let f = self.f;
        let mut e = (true, true);
        for b in self.loops.blocks(loop_id) {
            for i in f.block_insts(b) {
                e.0 &= transfers_execution(f, i);
                e.1 &= match f.op(i) {
                    Opcode::Store => is_simple(f, i),
                    _ => !may_throw(f, i) && !may_write(f, i),
                };
            }
        }
        self.s.loops[loop_id.index()].effects = Some(e);
        e
    }
    /// Whether a loop that does not end would be undefined.
    pub(super) fn is_finite(&mut self, loop_id: Loop) -> bool {
        let f = self.f;
        let set = f.attrs().list(f.ctx().globals.parts[f.global().index()].attrs).func;
        if f.attrs().has(set, AttrKind::WillReturn) {
            return true;
        }
        (f.attrs().has(set, AttrKind::MustProgress) || self.has_loop_mark(loop_id, b"llvm.loop.mustprogress"))
            && self.has_no_side_effects(loop_id)
    }
    /// Whether the metadata of a loop has an element of this name.
    fn has_loop_mark(&mut self, loop_id: Loop, name: &[u8]) -> bool {
        let Some(latch) = self.loop_facts(loop_id).latch else { return false };
        let f = self.f;
        let t = f.ctx().tables;
        let Some(end) = f.terminator(latch).get() else { return false };
        let Some(a) = f.attachments(end).find(|a| t.strings.get(a.kind) == b"llvm.loop") else { return false };
        t.metadata.ops(a.node).iter().any(|&m| {
            m.is_some()
                && m != a.node
                && t.metadata
                    .ops(m)
                    .first()
                    .and_then(|&s| t.metadata.str_of(s))
                    .is_some_and(|s| t.strings.get(s) == name)
        })
    }
    /// Whether `value` is never poison where it is defined, because code behind it would be undefined if it or an operand were.
    fn never_poison(&self, value: Value, depth: u32) -> bool {
        const DEEP: u32 = 4;
        let f = self.f;
        match value.kind() {
            ValueKind::Inst(i) => {
                self.undefined_if_poison(i)
                    || depth < DEEP
                        && f.op(i) != Opcode::Phi
                        && !can_create_undef_or_poison(f, i)
                        && f.operands(i)
                            .take(f.num_operands(i) - f.op(i).is_call() as usize)
                            .all(|o| self.never_poison(o, depth + 1))
            }
            ValueKind::Arg(_) => self.values().not_undef_or_poison(value) || undefined::if_poison(f, value),
            _ => self.values().not_undef_or_poison(value),
        }
    }
    /// Unknowns below `expr` that may be poison; only those whose poison surely makes `expr` poison, unless `all`.
    pub(super) fn poison_sources(&self, expr: Expr, all: bool) -> Vec<Expr> {
        let mut out = Vec::new();
        let q = self.values();
        self.s.nodes.walk(expr, |x| {
            let kind = self.kind(x);
            if let Some(v) = self.unknown(x)
                && !q.not_undef_or_poison(v)
                && !self.never_poison(v, 0)
            {
                out.push(x);
            }
            Some(all || kind != Kind::SequentialUMin)
        });
        out
    }
    /// Whether `expr` is poison whenever `cause` is.
    pub(super) fn implies_poison(&self, cause: Expr, expr: Expr) -> bool {
        let may = self.poison_sources(cause, true);
        if may.is_empty() {
            return true;
        }
        let must = self.poison_sources(expr, false);
        may.iter().all(|x| must.contains(x))
    }
}
