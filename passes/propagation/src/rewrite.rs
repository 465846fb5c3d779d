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
pub fn rewrite(func: &mut FuncMut<'_>, solver: &Solver) -> Rewritten {
    let mut done = Rewritten::default();
    let mut redone: RowSet<Inst> = RowSet::new(func.num_insts());
    let blocks: Vec<Block> = func.block_order().collect();
    for &block in &blocks {
        if !solver.is_executable(block) {
            continue;
        }
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            if func.ty(inst) != Type::VOID {
                done.changed |= !solver.is_given_up(inst) && replace(func, solver, inst)
                    || make_unsigned(func, solver, inst, &mut redone)
                    || add_flags(func, solver, inst, &redone);
            }
            inst = next;
        }
    }
    let edges = remove_edges_and_blocks(func, solver, &blocks);
    Rewritten { changed: done.changed | edges, edges }
}

/// Whether the result of `inst` must stay: calls that the return right behind them must follow.
pub fn must_keep(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call
        && (func.call(inst).tail == TailKind::MustTail && !is_removable(func, inst)
            || func.call(inst).bundles.iter().any(|bundle| func.ctx().str(bundle.0) == b"clang.arc.attachedcall"))
}

fn replace(func: &mut FuncMut<'_>, solver: &Solver, inst: Inst) -> bool {
    let value = Value::inst(inst);
    if func.types().is_aggregate(func.ty(inst)) && func.is_unused(value) || must_keep(func, inst) {
        return false;
    }
    if func.ty(inst) == Type::TOKEN || func.is_unused(value) && !is_removable(func, inst) {
        return false;
    }
    let Some(constant) = solver.constant(func, value) else { return false };
    func.replace_all_uses(value, constant);
    if is_removable(func, inst) {
        func.erase(inst);
    }
    true
}

fn is_non_negative(func: &FuncMut<'_>, solver: &Solver, redone: &RowSet<Inst>, value: Value) -> bool {
    if value.as_inst().is_some_and(|inst| redone.contains(inst)) {
        return false;
    }
    solver.fact(func, value).as_range(false).is_some_and(|range| range.is_non_negative())
}

/// `sext`, `sitofp`, `ashr`, `sdiv` and `srem` of what is not negative.
fn make_unsigned(func: &mut FuncMut<'_>, solver: &Solver, inst: Inst, redone: &mut RowSet<Inst>) -> bool {
    let op = func.op(inst);
    let operands = if matches!(op, Opcode::SDiv | Opcode::SRem) { 2 } else { 1 };
    let (new, fl) = match op {
        Opcode::SExt => (Opcode::ZExt, flags::NNEG),
        Opcode::SIToFP => (Opcode::UIToFP, flags::NNEG),
        Opcode::AShr => (Opcode::LShr, func.flags(inst) & flags::EXACT),
        Opcode::SDiv => (Opcode::UDiv, func.flags(inst) & flags::EXACT),
        Opcode::SRem => (Opcode::URem, 0),
        _ => return false,
    };
    if !(0..operands).all(|at| is_non_negative(func, solver, redone, func.operand(inst, at))) {
        return false;
    }
    let ty = func.ty(inst);
    func.set_op(inst, new, ty);
    func.set_flags(inst, fl);
    func.clear_attachments(inst);
    redone.insert(inst);
    true
}

fn add_flags(func: &mut FuncMut<'_>, solver: &Solver, inst: Inst, redone: &RowSet<Inst>) -> bool {
    let (op, had) = (func.op(inst), func.flags(inst));
    let range = |func: &FuncMut<'_>, value: Value| {
        let bits = range_bits(func, func.type_of(value))?;
        if value.as_inst().is_some_and(|inst| redone.contains(inst)) {
            return Some(Range::full(bits));
        }
        Some(solver.range(func, value, bits, false))
    };
    let mut add = 0;
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
            if had & flags::NUW != 0 && had & flags::NSW != 0 {
                return false;
            }
            let (Some(a), Some(b)) = (range(func, func.operand(inst, 0)), range(func, func.operand(inst, 1))) else {
                return false;
            };
            for kind in [flags::NUW, flags::NSW] {
                if had & kind == 0 && Range::no_wrap_region(op, b, kind).contains(a) {
                    add |= kind;
                }
            }
        }
        Opcode::ZExt | Opcode::UIToFP => {
            if range(func, func.operand(inst, 0)).is_some_and(|range| range.is_non_negative()) {
                add = flags::NNEG;
            }
        }
        Opcode::Trunc => {
            let (Some(from), Some(bits)) = (range(func, func.operand(inst, 0)), range_bits(func, func.ty(inst))) else {
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
            let all = (1..func.num_operands(inst))
                .all(|at| range(func, func.operand(inst, at)).is_some_and(|range| range.is_non_negative()));
            if all {
                add = flags::NUW;
            }
        }
        _ => return false,
    }
    if add & !had == 0 {
        return false;
    }
    func.set_flags(inst, had | add);
    true
}

/// Erases what cannot run. Blocks whose address is taken stay, as `unreachable`.
fn remove_edges_and_blocks(func: &mut FuncMut<'_>, solver: &Solver, blocks: &[Block]) -> bool {
    let (dead, live): (Vec<Block>, Vec<Block>) = blocks.iter().partition(|&&block| !solver.is_executable(block));
    let mut changed = !dead.is_empty();
    for &block in &dead {
        let targets: Vec<Block> = func.successors(block).filter(|&to| solver.is_executable(to)).collect();
        for to in targets {
            remove_edge(func, to, block);
        }
    }
    let mut trap = Block::NONE;
    for block in live {
        changed |= remove_dead_edges(func, solver, block, &mut trap);
    }
    let mut addressed: RowSet<Block> = RowSet::new(func.num_blocks());
    for block in addressed_blocks(func).collect::<Vec<_>>() {
        addressed.insert(block);
    }
    // A function that nobody calls is only its entry.
    addressed.insert(func.entry());
    let kept: Vec<Block> = dead.iter().copied().filter(|&block| addressed.contains(block)).collect();
    let gone: Vec<Block> = dead.into_iter().filter(|&block| !addressed.contains(block)).collect();
    for &block in &kept {
        let loc = func.first(block).get().map_or(Md::NONE, |first| func.loc(first));
        for to in func.successors(block).collect::<Vec<_>>() {
            func.swap_remove_phi_edge(to, block);
        }
        func.erase_block_contents(block);
        append_unreachable(func, block, loc);
    }
    func.erase_blocks(&gone);
    changed
}

/// Leaves the edges of the terminator of `block` that can be taken. `trap` is the block that unreachable defaults of switches
/// share.
fn remove_dead_edges(func: &mut FuncMut<'_>, solver: &Solver, block: Block, trap: &mut Block) -> bool {
    let term = func.terminator(block);
    if term.is_none()
        || !matches!(func.op(term), Opcode::Br | Opcode::Switch | Opcode::IndirectBr)
        || solver.are_all_taken(block)
    {
        return false;
    }
    let successors: Vec<Block> = func.successors_of(term).collect();
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
            let loc = func.loc(term);
            remove_edges(func, successors, block);
            func.erase(term);
            append_unreachable(func, block, loc);
        }
        [only] => {
            let first = successors.iter().position(|&to| to == only).unwrap_or(0);
            let others = successors.iter().enumerate().filter(|&(at, _)| at != first).map(|(_, &to)| to).collect();
            let loc = func.loc(term);
            remove_edges(func, others, block);
            func.erase(term);
            warpc_scalar::simplifycfg::append_br(func, block, only, loc);
        }
        _ => {
            let default = successors[0];
            if !reaches(default) {
                if trap.is_none() {
                    *trap = func.new_block();
                    func.set_name(Value::block(*trap), b"default.unreachable");
                    append_unreachable(func, *trap, Md::NONE);
                }
                remove_edge(func, default, block);
                func.set_operand(term, 1, Value::block(*trap));
            }
            let targets = remove_cases(func, term, |_, _, to| !reaches(to));
            remove_edges(func, targets, block);
        }
    }
    true
}
