//! Writes what the solver found into the function.
//!
//! Values that are constants are replaced; signed operations of what is not negative become unsigned ones, and flags that ranges
//! prove are added; edges that cannot be taken and blocks that cannot run go.

use crate::lattice::range_bits;
use crate::range::Range;
use crate::solver::Solver;
use crate::solver::calls::is_removable;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_scalar::simplifycfg::{addressed_blocks, append_unreachable, remove_cases, remove_edge, remove_edges};

/// What was changed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Rewritten {
    /// Anything.
    pub changed: bool,
    /// Edges or blocks.
    pub edges: bool,
}

/// Replaces and refines the instructions of all blocks that run, then removes edges and blocks that do not.
pub fn rewrite(f: &mut FuncMut<'_>, solver: &Solver) -> Rewritten {
    let mut done = Rewritten::default();
    let mut redone: RowSet<Inst> = RowSet::new(f.num_insts());
    let blocks: Vec<Block> = f.block_order().collect();
    for &block in &blocks {
        if !solver.is_executable(block) {
            continue;
        }
        let mut inst = f.first(block);
        while inst.is_some() {
            let next = f.next(inst);
            if f.ty(inst) != Type::VOID {
                done.changed |= !solver.is_given_up(inst) && replace(f, solver, inst)
                    || make_unsigned(f, solver, inst, &mut redone)
                    || add_flags(f, solver, inst, &redone);
            }
            inst = next;
        }
    }
    let edges = remove_edges_and_blocks(f, solver, &blocks);
    Rewritten { changed: done.changed | edges, edges }
}

/// Whether the result of `inst` must stay: calls that the return right behind them must follow.
pub fn must_keep(f: &FuncMut<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Call
        && (f.call(inst).tail == TailKind::MustTail && !is_removable(f, inst)
            || f.call(inst).bundles.iter().any(|bundle| f.ctx().str(bundle.0) == b"clang.arc.attachedcall"))
}

fn replace(f: &mut FuncMut<'_>, solver: &Solver, inst: Inst) -> bool {
    let value = Value::inst(inst);
    if f.types().is_aggregate(f.ty(inst)) && f.is_unused(value) || must_keep(f, inst) {
        return false;
    }
    if f.ty(inst) == Type::TOKEN || f.is_unused(value) && !is_removable(f, inst) {
        return false;
    }
    let Some(constant) = solver.constant(f, value) else { return false };
    f.replace_all_uses(value, constant);
    if is_removable(f, inst) {
        f.erase(inst);
    }
    true
}

fn is_non_negative(f: &FuncMut<'_>, solver: &Solver, redone: &RowSet<Inst>, value: Value) -> bool {
    if value.as_inst().is_some_and(|inst| redone.contains(inst)) {
        return false;
    }
    solver.fact(f, value).as_range(false).is_some_and(|range| range.is_non_negative())
}

/// `sext`, `sitofp`, `ashr`, `sdiv` and `srem` of what is not negative.
fn make_unsigned(f: &mut FuncMut<'_>, solver: &Solver, inst: Inst, redone: &mut RowSet<Inst>) -> bool {
    let op = f.op(inst);
    let operands = if matches!(op, Opcode::SDiv | Opcode::SRem) { 2 } else { 1 };
    let (new, fl) = match op {
        Opcode::SExt => (Opcode::ZExt, flags::NNEG),
        Opcode::SIToFP => (Opcode::UIToFP, flags::NNEG),
        Opcode::AShr => (Opcode::LShr, f.flags(inst) & flags::EXACT),
        Opcode::SDiv => (Opcode::UDiv, f.flags(inst) & flags::EXACT),
        Opcode::SRem => (Opcode::URem, 0),
        _ => return false,
    };
    if !(0..operands).all(|at| is_non_negative(f, solver, redone, f.operand(inst, at))) {
        return false;
    }
    let ty = f.ty(inst);
    f.set_op(inst, new, ty);
    f.set_flags(inst, fl);
    f.clear_attachments(inst);
    redone.insert(inst);
    true
}

fn add_flags(f: &mut FuncMut<'_>, solver: &Solver, inst: Inst, redone: &RowSet<Inst>) -> bool {
    let (op, had) = (f.op(inst), f.flags(inst));
    let range = |f: &FuncMut<'_>, value: Value| {
        let bits = range_bits(f, f.type_of(value))?;
        if value.as_inst().is_some_and(|inst| redone.contains(inst)) {
            return Some(Range::full(bits));
        }
        Some(solver.range(f, value, bits, false))
    };
    let mut add = 0;
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
            if had & flags::NUW != 0 && had & flags::NSW != 0 {
                return false;
            }
            let (Some(a), Some(b)) = (range(f, f.operand(inst, 0)), range(f, f.operand(inst, 1))) else { return false };
            for kind in [flags::NUW, flags::NSW] {
                if had & kind == 0 && Range::no_wrap_region(op, b, kind).contains(a) {
                    add |= kind;
                }
            }
        }
        Opcode::ZExt | Opcode::UIToFP => {
            if range(f, f.operand(inst, 0)).is_some_and(|range| range.is_non_negative()) {
                add = flags::NNEG;
            }
        }
        Opcode::Trunc => {
            let (Some(from), Some(bits)) = (range(f, f.operand(inst, 0)), range_bits(f, f.ty(inst))) else {
                return false;
            };
            if from.active_bits() <= bits {
                add |= flags::NUW;
            }
            if from.signed_bits() <= bits {
                add |= flags::NSW;
            }
        }
        Opcode::GetElementPtr if had & (flags::INBOUNDS | flags::NUSW) != 0 && had & flags::NUW == 0 => {
            let all = (1..f.num_operands(inst))
                .all(|at| range(f, f.operand(inst, at)).is_some_and(|range| range.is_non_negative()));
            if all {
                add = flags::NUW;
            }
        }
        _ => return false,
    }
    if add & !had == 0 {
        return false;
    }
    f.set_flags(inst, had | add);
    true
}

/// Erases what cannot run. Blocks whose address is taken stay, as `unreachable`.
fn remove_edges_and_blocks(f: &mut FuncMut<'_>, solver: &Solver, blocks: &[Block]) -> bool {
    let (dead, live): (Vec<Block>, Vec<Block>) = blocks.iter().partition(|&&block| !solver.is_executable(block));
    let mut changed = !dead.is_empty();
    for &block in &dead {
        let targets: Vec<Block> = f.successors(block).filter(|&to| solver.is_executable(to)).collect();
        for to in targets {
            remove_edge(f, to, block);
        }
    }
    let mut trap = Block::NONE;
    for block in live {
        changed |= remove_dead_edges(f, solver, block, &mut trap);
    }
    let mut addressed: RowSet<Block> = RowSet::new(f.num_blocks());
    for block in addressed_blocks(f).collect::<Vec<_>>() {
        addressed.insert(block);
    }
    // A function that nobody calls is only its entry.
    addressed.insert(f.entry());
    let kept: Vec<Block> = dead.iter().copied().filter(|&block| addressed.contains(block)).collect();
    let gone: Vec<Block> = dead.into_iter().filter(|&block| !addressed.contains(block)).collect();
    for &block in &kept {
        let loc = f.first(block).get().map_or(Md::NONE, |first| f.loc(first));
        for to in f.successors(block).collect::<Vec<_>>() {
            f.remove_phi_edge(to, block);
        }
        f.erase_block_contents(block);
        append_unreachable(f, block, loc);
    }
    f.erase_blocks(&gone);
    changed
}

/// Leaves the edges of the terminator of `block` that can be taken. `trap` is the block that unreachable defaults of switches
/// share.
fn remove_dead_edges(f: &mut FuncMut<'_>, solver: &Solver, block: Block, trap: &mut Block) -> bool {
    let term = f.terminator(block);
    if term.is_none()
        || !matches!(f.op(term), Opcode::Br | Opcode::Switch | Opcode::IndirectBr)
        || solver.are_all_taken(block)
    {
        return false;
    }
    let successors: Vec<Block> = f.successors_of(term).collect();
    // A block is reached along any edge that can be taken.
    let mut feasible: Vec<Block> =
        (0..successors.len()).filter(|&at| solver.is_taken(block, at)).map(|at| successors[at]).collect();
    feasible.sort_unstable();
    feasible.dedup();
    let reaches = |to: Block| feasible.binary_search(&to).is_ok();
    if successors.iter().all(|&to| reaches(to)) {
        return false;
    }
    match feasible[..] {
        [] => {
            let loc = f.loc(term);
            remove_edges(f, successors, block);
            f.erase(term);
            append_unreachable(f, block, loc);
        }
        [only] => {
            let first = successors.iter().position(|&to| to == only).unwrap_or(0);
            let others = successors.iter().enumerate().filter(|&(at, _)| at != first).map(|(_, &to)| to).collect();
            let loc = f.loc(term);
            remove_edges(f, others, block);
            f.erase(term);
            warpc_scalar::simplifycfg::append_br(f, block, only, loc);
        }
        _ => {
            let default = successors[0];
            if !reaches(default) {
                if trap.is_none() {
                    *trap = f.new_block();
                    f.set_name(Value::block(*trap), b"default.unreachable");
                    append_unreachable(f, *trap, Md::NONE);
                }
                remove_edge(f, default, block);
                f.set_operand(term, 1, Value::block(*trap));
            }
            let targets = remove_cases(f, term, |_, _, to| !reaches(to));
            remove_edges(f, targets, block);
        }
    }
    true
}
