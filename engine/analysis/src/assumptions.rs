//! Assumptions and branch conditions, by the values they say something of.
//!
//! One walk over the function collects `llvm.assume` calls and conditional branches; a column groups them by value, so a
//! question about a value looks only at the facts that mention it. Conditions are read again when used: an erased or
//! changed one says nothing wrong.

use crate::facts::intrinsic;
use crate::launch::Launch;
use smallvec::SmallVec;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::{Cfg, Csr};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value, ValueKind};

/// Something known of a value in part of the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The assumption (operand 0 holds after it), or the branch (operand 0 is `truth` in `block` and below).
    pub inst: Inst,
    /// Value of the condition.
    pub truth: bool,
    /// Block every path to which takes the branch's edge; `NONE` for an assumption.
    pub block: Block,
    /// Of an assumption's operand bundle: `align`, `nonnull`, `dereferenceable` with its number.
    pub bundle: Option<(AttrKind, u64)>,
}

/// Facts of a function by value.
#[derive(Clone, Debug)]
pub struct Assumptions {
    facts: Csr<Fact>,
    args: usize,
    calls: Vec<Inst>,
    guards: Vec<Inst>,
    launch: Launch,
}

impl Assumptions {
    /// Collects facts. Linear.
    pub fn new(func: &Func<'_>, cfg: &Cfg, dom: &DomTree) -> Assumptions {
        let args = func.num_args();
        let mut pairs: Vec<(usize, Fact)> = Vec::with_capacity(2 * cfg.rpo().len());
        let (mut calls, mut guards) = (Vec::new(), Vec::new());
        let mut seen = Vec::new();
        let has_calls = func.intrins().has(id::ASSUME) || func.intrins().has(id::EXPERIMENTAL_GUARD);
        for &b in cfg.rpo() {
            for i in func.block_insts(b).take_while(|_| has_calls) {
                if func.op(i) == Opcode::Call && intrinsic(func, i) == Some(id::EXPERIMENTAL_GUARD) {
                    guards.push(i);
                }
                if func.op(i) == Opcode::Call && intrinsic(func, i) == Some(id::ASSUME) {
                    calls.push(i);
                    let fact = Fact { inst: i, truth: true, block: Block::NONE, bundle: None };
                    mentioned(func, func.operand(i, 0), &mut seen);
                    pairs.extend(seen.drain(..).filter_map(|v| Some((row(v, args)?, fact))));
                    bundles(func, i, |v, kind, n| {
                        let fact = Fact { bundle: Some((kind, n)), ..fact };
                        pairs.extend(row(v, args).map(|r| (r, fact)));
                    });
                }
            }
            let t = func.terminator(b);
            if t.is_none() || func.op(t) != Opcode::Br || func.num_operands(t) != 3 || func.operand(t, 0).is_constant()
            {
                continue;
            }
            let (Some(yes), Some(no)) = (func.operand(t, 1).as_block(), func.operand(t, 2).as_block()) else {
                continue;
            };
            if yes == no {
                continue;
            }
            mentioned(func, func.operand(t, 0), &mut seen);
            for (to, truth) in [(yes, true), (no, false)] {
                // Every edge into `to` is this one or a back edge from a block that `to` dominates.
                if cfg.preds(to).iter().all(|&p| p == b || dom.dominates(to, p)) {
                    let fact = Fact { inst: t, truth, block: to, bundle: None };
                    pairs.extend(seen.iter().filter_map(|&v| Some((row(v, args)?, fact))));
                }
            }
            seen.clear();
        }
        // Many functions have none, and need no column.
        let rows = pairs.iter().map(|p| p.0 + 1).max().unwrap_or(0);
        Assumptions { facts: Csr::group(rows, pairs.iter().copied()), args, calls, guards, launch: Launch::of(func) }
    }
    /// Facts that mention `value`, in reverse post-order of their blocks.
    pub fn of(&self, value: Value) -> &[Fact] {
        match row(value, self.args) {
            Some(r) => self.facts.row(r),
            None => &[],
        }
    }
    /// All `llvm.assume` calls, some of which may have been erased since.
    pub fn calls(&self) -> &[Inst] {
        &self.calls
    }
    /// All guards, which let only threads go on for which their conditions hold; some may have been erased since.
    pub fn guards(&self) -> &[Inst] {
        &self.guards
    }
    /// How the function may be launched.
    pub(crate) fn launch(&self) -> Launch {
        self.launch
    }
}

fn row(value: Value, args: usize) -> Option<usize> {
    match value.kind() {
        ValueKind::Arg(n) => Some(n as usize),
        ValueKind::Inst(i) => Some(args + i.index()),
        _ => None,
    }
}

/// Values that `condition` being true or false may say something of, without repeats.
fn mentioned(func: &Func<'_>, condition: Value, out: &mut Vec<Value>) {
    // Conditions nest; more than a few parts are not worth their facts.
    let mut work: SmallVec<[(Value, u32); 8]> = smallvec::smallvec![(condition, 0)];
    let add = |v: Value, out: &mut Vec<Value>| {
        if row(v, 0).is_some() && !out.contains(&v) && out.len() < 32 {
            out.push(v);
        }
    };
    while let Some((v, depth)) = work.pop() {
        add(v, out);
        let Some(i) = v.as_inst() else { continue };
        let op = func.op(i);
        let logical = func.ty(i) == Type::I1 && matches!(op, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Select);
        if logical && depth < 4 {
            work.extend(func.operands(i).map(|o| (o, depth + 1)));
        } else if matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::Trunc) {
            for o in func.operands(i) {
                add(o, out);
                let Some(j) = o.as_inst() else { continue };
                // One step further through invertible arithmetic with a constant.
                let inner = func.op(j);
                if inner == Opcode::Trunc
                    || inner == Opcode::PtrToInt
                    || inner.is_int_binary() && func.operand(j, 1).is_constant()
                {
                    let number = func.operand(j, 0);
                    add(number, out);
                    // Low bits of an address are asked for through its number.
                    if let Some(address) = number.as_inst().filter(|&n| func.op(n) == Opcode::PtrToInt) {
                        add(func.operand(address, 0), out);
                    }
                }
            }
        }
    }
}

/// Operand bundles of assumption `inst` that name a pointer: `align`, `nonnull`, `dereferenceable`.
fn bundles(func: &Func<'_>, inst: Inst, mut found: impl FnMut(Value, AttrKind, u64)) {
    let row = func.call(inst);
    let mut at = row.num_args as usize;
    for &(tag, n) in &row.bundles {
        let n = n as usize;
        let kind = match func.ctx().str(tag) {
            b"align" => Some(AttrKind::Align),
            b"nonnull" => Some(AttrKind::NonNull),
            b"dereferenceable" => Some(AttrKind::Dereferenceable),
            _ => None,
        };
        if let Some(kind) = kind
            && n >= 1
        {
            let number = if n >= 2 { func.consts().as_int(func.operand(inst, at + 1)) } else { Some(0) };
            // An alignment with an offset says nothing of the pointer itself.
            if let Some(number) = number
                && n <= 2
                && (kind != AttrKind::Align || number.is_power_of_two())
            {
                found(func.operand(inst, at), kind, number);
            }
        }
        at += n;
    }
}
