//! Edges into and out of pads: an exception leaves one or more nested pads and enters one, and all exceptions that leave a pad
//! go to the same place.
//!
//! Linear in the edges times the depth of the pads; functions without pads pay nothing.

use super::Verifier;
use super::calls::known_intrinsic;
use super::eh::is_op;
use smallvec::SmallVec;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::Kind;
use warpc_ir::intrinsics::{IntrinsicId, semantics};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::Value;

/// Pads that one edge may leave: no program nests as deep.
const MAX_DEPTH: usize = 256;

/// Terminators that lead to blocks of pads, and what leaves pads; of the function that is looked at.
#[derive(Default)]
pub(super) struct Pads {
    function: Global,
    /// Pad and terminator, by pad, each in the order of the text.
    into: Vec<(Inst, Inst)>,
    /// Pad, whether the edge is of a pad nested in it, terminator, pad it goes to (`NONE`: the caller); by pad.
    out: Vec<(Inst, bool, Inst, Inst)>,
    /// Pads that unwind to a sibling: pad, terminator, sibling.
    siblings: Vec<(Inst, Inst, Inst)>,
}

impl Verifier<'_> {
    /// Rules of pad `inst` about the edges into it and out of it.
    pub(super) fn pad(&mut self, func: &Func<'_>, inst: Inst) {
        if self.pads.function != func.global() {
            self.pads = edges(func);
            self.pads.function = func.global();
        }
        let me = Value::inst(inst);
        match func.op(inst) {
            Opcode::CatchPad => self.catch_pad(func, inst),
            Opcode::CleanupPad => {
                let ok = nests(func, func.operand(inst, 0));
                self.check(ok, "CleanupPadInst has an invalid parent.", &[me]);
                self.entered(func, inst);
            }
            _ => {
                self.catch_switch(func, inst);
                return self.entered(func, inst);
            }
        }
        self.left(func, inst);
    }

    fn catch_pad(&mut self, func: &Func<'_>, inst: Inst) {
        let Some(switch) = func.operand(inst, 0).as_inst().filter(|&s| func.op(s) == Opcode::CatchSwitch) else {
            return;
        };
        let home = func.block_of(switch);
        let only = self.entering(inst).iter().all(|e| func.block_of(e.1) == home);
        let message = "Block containg CatchPadInst must be jumped to only by its catchswitch.";
        if self.check(only, message, &[Value::inst(inst)]) {
            let ok = unwind_block(func, switch) != Some(func.block_of(inst));
            let at = [Value::inst(switch), Value::inst(inst)];
            self.check(ok, "Catchswitch cannot unwind to one of its catchpads", &at);
        }
    }

    fn catch_switch(&mut self, func: &Func<'_>, inst: Inst) {
        let me = Value::inst(inst);
        let ok = nests(func, func.operand(inst, 0));
        self.check(ok, "CatchSwitchInst has an invalid parent.", &[me]);
        let unwind = unwind_block(func, inst);
        if let Some(b) = unwind {
            let ok = pad_of(func, b).is_some_and(|p| func.op(p) != Opcode::LandingPad);
            self.check(ok, "CatchSwitchInst must unwind to an EH block which is not a landingpad.", &[me]);
        }
        let handlers = func.num_operands(inst) - 1 - unwind.is_some() as usize;
        for v in func.operands(inst).skip(1).take(handlers) {
            let ok = v.as_block().and_then(|b| pad_of(func, b)).is_some_and(|p| func.op(p) == Opcode::CatchPad);
            if !self.check(ok, "CatchSwitchInst handlers must be catchpads", &[me, v]) {
                return;
            }
        }
    }

    fn entering(&self, inst: Inst) -> &[(Inst, Inst)] {
        let all = &self.pads.into;
        let first = all.partition_point(|e| e.0 < inst);
        &all[first..first + all[first..].iter().take_while(|e| e.0 == inst).count()]
    }

    /// Every edge into `to` leaves pads until it is among those beside it.
    fn entered(&mut self, func: &Func<'_>, to: Inst) {
        let home = parent(func, to);
        let edges: Vec<Inst> = self.entering(to).iter().map(|e| e.1).collect();
        for term in edges {
            let at = Value::inst(term);
            if self.never_unwinds(func, term) {
                continue;
            }
            let Some(mut from) = leaves_from(func, term, func.block_of(to)) else {
                self.fail("EH pad must be jumped to via an unwind edge", &[Value::inst(to), at]);
                return;
            };
            if func.op(term) == Opcode::CleanupRet
                && !self.check(from != home, "A cleanupret must exit its cleanup", &[at])
            {
                return;
            }
            let mut seen: Vec<Value> = Vec::new();
            loop {
                let message = "EH pad cannot handle exceptions raised within it";
                if !self.check(from != Value::inst(to), message, &[from, at]) {
                    return;
                }
                if from == home {
                    break;
                }
                if !self.check(!from.is_none(), "A single unwind edge may only enter one EH pad", &[at]) {
                    return;
                }
                let again = seen.contains(&from) || seen.len() > MAX_DEPTH;
                if !self.check(!again, "EH pad jumps through a cycle of pads", &[from]) {
                    return;
                }
                seen.push(from);
                let Some(d) = from.as_inst().filter(|&d| is_pad(func, d)) else {
                    self.fail("Parent pad must be catchpad/cleanuppad/catchswitch", &[at]);
                    return;
                };
                from = parent(func, d);
            }
        }
    }

    /// Whether `term` invokes an intrinsic that raises nothing: its edge is there for the sake of later code.
    fn never_unwinds(&self, func: &Func<'_>, term: Inst) -> bool {
        let Some(id) = known_intrinsic(func, term) else { return false };
        (warpc_ir::intrinsics::has_fn_attr(id, AttrKind::NoUnwind) || func.call_has_attr(term, AttrKind::NoUnwind))
            && !may_be_call(id)
    }

    /// Calls inside a funclet say so, for personalities that cut functions into funclets. Only intrinsics that become calls are
    /// asked: others are cut out when a call does not say it.
    pub(super) fn funclet_calls(&mut self, func: &Func<'_>, calls: &[Inst]) {
        const SCOPED: [&[u8]; 6] = [
            b"__CxxFrameHandler3",
            b"__C_specific_handler",
            b"_except_handler3",
            b"_except_handler4",
            b"ProcessCLRException",
            b"__gxx_wasm_personality_v0",
        ];
        let personality = self.pointee(func.personality());
        if !personality.is_some_and(|g| SCOPED.contains(&func.ctx().name(g))) {
            return;
        }
        let inside = funclet_blocks(func);
        for &i in calls {
            let said = self.bundle(func, i, b"funclet").is_some();
            let ok = said || !inside.contains(func.block_of(i));
            self.check(ok, "Missing funclet token on intrinsic call", &[Value::inst(i)]);
        }
    }

    /// All exceptions that leave `inst` go to the same place, that of its catchswitch if it has one.
    fn left(&mut self, func: &Func<'_>, inst: Inst) {
        let mut up = func.operand(inst, 0);
        for _ in 0..MAX_DEPTH {
            let Some(d) = up.as_inst().filter(|&d| func.op(d) == Opcode::CleanupPad) else { break };
            if d == inst {
                self.fail("FuncletPadInst must not be nested within itself", &[Value::inst(inst)]);
                return;
            }
            up = func.operand(d, 0);
        }
        let all = &self.pads.out;
        let at = all.partition_point(|e| e.0 < inst);
        let end = at + all[at..].iter().take_while(|e| e.0 == inst).count();
        let mine = all[at..end].iter();
        // Those of the pad itself first; of several the last of the text is the one to agree with.
        let own = mine.clone().filter(|e| !e.1).rev();
        let edges: Vec<(Inst, Inst)> = own.chain(mine.clone().filter(|e| e.1)).map(|e| (e.2, e.3)).collect();
        let Some(&(first, target)) = edges.first() else { return };
        if let Some(other) = edges.iter().find(|e| e.1 != target) {
            let message = "Unwind edges out of a funclet pad must have the same unwind dest";
            self.fail(message, &[Value::inst(inst), Value::inst(other.0), Value::inst(first)]);
            return;
        }
        if let Some(switch) = func.operand(inst, 0).as_inst().filter(|&s| func.op(s) == Opcode::CatchSwitch) {
            let of_switch = unwind_block(func, switch).and_then(|b| pad_of(func, b)).unwrap_or(Inst::NONE);
            let message = "Unwind edges out of a catch must have the same unwind dest as the parent catchswitch";
            self.check(of_switch == target, message, &[Value::inst(inst), Value::inst(first), Value::inst(switch)]);
        }
    }

    /// Pads beside each other do not unwind in a circle; at the end of the function.
    pub(super) fn sibling_pads(&mut self, func: &Func<'_>) {
        if self.pads.function != func.global() {
            return;
        }
        let pads = std::mem::take(&mut self.pads);
        let next = |p: Inst| {
            let k = pads.siblings.binary_search_by_key(&p, |s| s.0).ok()?;
            Some(&pads.siblings[k])
        };
        // The walk that met a pad first.
        let mut met = vec![u32::MAX; func.num_insts()];
        for (walk, start) in pads.siblings.iter().enumerate() {
            let mut at = Some(start);
            while let Some(s) = at.filter(|s| met[s.0.index()] == u32::MAX) {
                met[s.0.index()] = walk as u32;
                at = next(s.2);
            }
            let Some(round) = at.filter(|s| met[s.0.index()] == walk as u32) else { continue };
            let mut nodes = Vec::new();
            let mut s = round;
            loop {
                nodes.push(Value::inst(s.0));
                if s.1 != s.0 {
                    nodes.push(Value::inst(s.1));
                }
                match next(s.2) {
                    Some(n) if n.0 != round.0 => s = n,
                    _ => break,
                }
            }
            self.fail("EH pads can't handle each other's exceptions", &nodes);
        }
    }
}

/// Whether an intrinsic may become a call of a function.
pub(super) fn may_be_call(id: IntrinsicId) -> bool {
    semantics(id).kind == Kind::ObjectiveC
}

/// Blocks that belong to some funclet of a pad. A block belongs to the pad that control came through last; a `catchret`
/// goes back to what its switch is in.
fn funclet_blocks(func: &Func<'_>) -> RowSet<Block> {
    let mut inside = RowSet::new(func.num_blocks());
    let mut seen: Vec<SmallVec<[Inst; 2]>> = vec![SmallVec::new(); func.num_blocks()];
    let mut work = vec![(func.entry(), Inst::NONE)];
    while let Some((b, mut color)) = work.pop() {
        if let Some(p) =
            func.first_non_phi(b).get().filter(|&p| matches!(func.op(p), Opcode::CatchPad | Opcode::CleanupPad))
        {
            color = p;
        }
        if seen[b.index()].contains(&color) {
            continue;
        }
        seen[b.index()].push(color);
        if color.is_some() {
            inside.insert(b);
        }
        let Some(last) = func.last(b).get() else { continue };
        if func.op(last) == Opcode::CatchRet {
            let switch = func.operand(last, 0).as_inst().and_then(|p| func.operand(p, 0).as_inst());
            color = switch
                .filter(|&s| is_pad(func, s))
                .map_or(Inst::NONE, |s| parent(func, s).as_inst().unwrap_or(Inst::NONE));
        }
        work.extend(func.successors_of(last).map(|s| (s, color)));
    }
    inside
}

/// All edges of a function into and out of pads.
fn edges(func: &Func<'_>) -> Pads {
    let mut pads = Pads::default();
    for b in func.block_order() {
        let Some(term) = func.last(b).get() else { continue };
        for to in func.successors_of(term) {
            if let Some(p) = pad_of(func, to).filter(|&p| is_pad(func, p)) {
                pads.into.push((p, term));
            }
        }
        let (from, to) = match func.op(term) {
            Opcode::Invoke => (funclet(func, term), func.successors_of(term).nth(1)),
            Opcode::CleanupRet => {
                (func.operand(term, 0).as_inst(), func.operands(term).nth(1).and_then(Value::as_block))
            }
            // Without a place to unwind to it says nothing about the pads around it.
            Opcode::CatchSwitch => match unwind_block(func, term) {
                Some(to) => (func.operand(term, 0).as_inst(), Some(to)),
                None => continue,
            },
            _ => continue,
        };
        let Some(target) = to.map_or(Some(Inst::NONE), |b| pad_of(func, b)) else { continue };
        let sibling = |t: Inst| is_pad(func, t) && parent(func, t) == parent(func, term);
        if func.op(term) == Opcode::CatchSwitch && target.get().is_some_and(sibling) {
            pads.siblings.push((term, term, target));
        }
        leave(func, &mut pads, from, term, target);
    }
    pads.into.sort_by_key(|e| e.0);
    pads.out.sort_by_key(|e| e.0);
    // A pad unwinds to one place; what breaks that rule is reported as such.
    pads.siblings.sort_by_key(|s| s.0);
    pads.siblings.dedup_by_key(|s| s.0);
    pads
}

/// Notes the pads that the edge of `term` from inside `from` to `target` leaves.
fn leave(func: &Func<'_>, pads: &mut Pads, from: Option<Inst>, term: Inst, target: Inst) {
    let beside = target.get().filter(|&t| is_pad(func, t)).map(|t| parent(func, t));
    let mut at = from.filter(|&p| is_pad(func, p));
    let mut nested = false;
    for _ in 0..MAX_DEPTH {
        let Some(p) = at else { return };
        // An edge to a pad inside does not leave this one.
        if beside == Some(Value::inst(p)) {
            return;
        }
        pads.out.push((p, nested, term, target));
        let up = parent(func, p);
        if Some(up) == beside {
            pads.siblings.push((p, term, target));
            return;
        }
        // Catches unwind with their switch, which is looked at by itself.
        if func.op(p) != Opcode::CleanupPad {
            return;
        }
        nested = true;
        at = up.as_inst().filter(|&p| is_pad(func, p));
    }
}

/// The pad that `term` leaves over its edge to `to`; `None` when that is no unwind edge.
fn leaves_from(func: &Func<'_>, term: Inst, to: Block) -> Option<Value> {
    match func.op(term) {
        Opcode::Invoke => {
            let mut dests = func.successors_of(term);
            let ok = dests.next() != Some(to) && dests.next() == Some(to);
            ok.then(|| funclet_value(func, term).map_or(Value::NONE, |v| outer(func, v)))
        }
        Opcode::CleanupRet => Some(outer(func, func.operand(term, 0))),
        Opcode::CatchSwitch => Some(Value::inst(term)),
        _ => None,
    }
}

/// The pad that `def` is in; `NONE` outside of all.
fn parent(func: &Func<'_>, def: Inst) -> Value {
    outer(func, func.operand(def, 0))
}

/// `value`, with `NONE` for the token that is no pad.
fn outer(func: &Func<'_>, value: Value) -> Value {
    if value.as_const().is_some_and(|c| func.consts().row(c).kind == ConstKind::TokenNone) {
        Value::NONE
    } else {
        value
    }
}

fn funclet_value(func: &Func<'_>, inst: Inst) -> Option<Value> {
    let row = func.call(inst);
    let mut at = row.num_args as usize;
    for &(tag, n) in &row.bundles {
        if func.ctx().str(tag) == b"funclet" && n > 0 {
            return Some(func.operand(inst, at));
        }
        at += n as usize;
    }
    None
}

fn funclet(func: &Func<'_>, inst: Inst) -> Option<Inst> {
    funclet_value(func, inst).and_then(Value::as_inst)
}

/// Whether `def` is a pad of the kind that nests.
fn is_pad(func: &Func<'_>, def: Inst) -> bool {
    matches!(func.op(def), Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
}

/// Whether pads may stand inside `value`: nothing, or a pad that is no switch.
fn nests(func: &Func<'_>, value: Value) -> bool {
    is_op(func, value, Opcode::CatchPad) || is_op(func, value, Opcode::CleanupPad) || outer(func, value).is_none()
}

/// The pad at the start of a block.
fn pad_of(func: &Func<'_>, block: Block) -> Option<Inst> {
    func.first_non_phi(block).get().filter(|&p| is_pad(func, p) || func.op(p) == Opcode::LandingPad)
}

/// Where a catchswitch unwinds to; nowhere when to the caller.
fn unwind_block(func: &Func<'_>, inst: Inst) -> Option<Block> {
    let n = func.num_operands(inst);
    (func.flags(inst) & flags::CLEANUP != 0 && n > 1).then(|| func.operand(inst, n - 1).as_block()).flatten()
}
