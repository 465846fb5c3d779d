//! `reg2mem`: values that live across blocks go through stack slots, so that no phi is left: the way back from `mem2reg`.
//!
//! **When**: asked for by name, for work on blocks that phis would hinder. **How**: critical edges are split; a slot in the entry block for
//! each result that another block or a phi uses, stored where it is defined and loaded where it is used; a slot for each phi, stored at
//! the ends of its predecessors. The slots stand before a cast of zero that LLVM leaves there as well. **Invariants**: slots of the entry
//! block, which are addresses already, stay values, and so do tokens. What an `invoke` or a `callbr` gives is stored where it goes on;
//! behind a `catchswitch`, where nothing can stand, each user loads for itself. **Cost**: linear in uses.
//! **Relies on** nothing that is said of threads: its accesses are plain and of slots that no other thread sees, and no call or access of
//! the program moves.

use crate::break_crit_edges::split_critical_edges;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::is_exception_pad;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "reg2mem",
    summary: "move values that live across blocks to the stack",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("reg2mem")?;
        Ok(PassBody::Function(Box::new(Reg2Mem)))
    },
};

struct Reg2Mem;

impl FunctionPass for Reg2Mem {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        for block in func.block_order().collect::<Vec<Block>>() {
            split_critical_edges(func, block);
            split_edges_to_phis(func, block);
        }
        let entry = func.entry();
        let first = func.block_insts(entry).find(|&inst| func.op(inst) != Opcode::Alloca);
        let first = first.expect("a terminator");
        let zero = func.consts_mut().add_i32(0);
        let point = Builder::before(func, first).cast(Opcode::BitCast, zero, Type::I32, 0);
        func.set_name(point, b"reg2mem alloca point");
        let point = point.as_inst().expect("an instruction");
        func.set_loc(point, Md::NONE);

        let all: Vec<Inst> = func.block_order().flat_map(|b| func.block_insts(b)).collect();
        let is_slot = |func: &Func<'_>, inst: Inst| func.op(inst) == Opcode::Alloca && func.block_of(inst) == entry;
        let escaping: Vec<Inst> = all.into_iter().filter(|&inst| !is_slot(func, inst) && escapes(func, inst)).collect();
        for &inst in escaping.iter().rev() {
            demote(func, inst, point);
        }
        let all: Vec<Inst> = func.block_order().flat_map(|b| func.block_insts(b)).collect();
        let phis: Vec<Inst> = all.into_iter().filter(|&inst| func.op(inst) == Opcode::Phi).collect();
        for &phi in phis.iter().rev() {
            demote_phi(func, phi, point);
        }
        Outcome::Changed(AnalysisSet::NONE)
    }
}

/// Puts blocks on the edges from an `invoke` or `callbr` with a result to phis, which may take it from there: nothing can be stored or loaded
/// behind it at the end of its own block.
fn split_edges_to_phis(func: &mut FuncMut<'_>, block: Block) {
    let end = func.terminator(block);
    if !matches!(func.op(end), Opcode::Invoke | Opcode::CallBr) || func.ty(end) == Type::VOID {
        return;
    }
    for k in 0..func.num_operands(end) {
        let Some(to) = func.operand(end, k).as_block() else { continue };
        if func.op(func.first(to)) == Opcode::Phi && !is_exception_pad(func.op(func.first_non_phi(to))) {
            let middle = func.split_edge(end, k);
            func.name_split_edge(middle, block, to);
        }
    }
}

/// Whether a phi or another block uses `inst`, and it can be stored.
fn escapes(func: &Func<'_>, inst: Inst) -> bool {
    let ty = func.ty(inst);
    ty != Type::VOID
        && ty != Type::TOKEN
        && func.types().is_sized(ty)
        && func
            .uses(inst.into())
            .any(|u| func.op(func.user(u)) == Opcode::Phi || func.block_of(func.user(u)) != func.block_of(inst))
}

/// A place for values in memory.
#[derive(Clone, Copy)]
struct Slot {
    ptr: Value,
    align: u64,
    ty: Type,
}

impl Slot {
    /// For values like `inst`, before `point`.
    fn of(func: &mut FuncMut<'_>, inst: Inst, point: Inst) -> Slot {
        let space = func.layout().alloca_space;
        let ptr = func.intern_type(warpc_ir::TypeKind::Ptr(space));
        let ty = func.ty(inst);
        let (align, wanted) = (func.layout().abi_align(func.types(), ty), func.layout().pref_align(func.types(), ty));
        let one = func.consts_mut().add_i32(1);
        let ptr = Builder::before(func, point).alloca(ty, ptr, one, wanted);
        func.derive_name(ptr, inst.into(), ".reg2mem");
        Slot { ptr, align, ty }
    }
    /// The value before `at`, named after `of`.
    fn load(self, func: &mut FuncMut<'_>, at: Inst, of: Inst) -> Value {
        let value = Builder::before(func, at).load(self.ty, self.ptr, self.align, 0);
        func.derive_name(value, of.into(), ".reload");
        value
    }
    fn store(self, func: &mut FuncMut<'_>, at: Inst, value: Value) {
        Builder::before(func, at).store(value, self.ptr, self.align, 0);
    }
}

/// The first place of `block` for other instructions than phis and pads; `None` before a `catchswitch`.
fn first_place(func: &FuncMut<'_>, block: Block) -> Option<Inst> {
    let mut at = func.first_non_phi(block);
    while is_exception_pad(func.op(at)) {
        if func.op(at) == Opcode::CatchSwitch {
            return None;
        }
        at = func.next(at);
    }
    Some(at)
}

/// Where `inst` is used, a value loaded from a slot is; it is stored right behind.
fn demote(func: &mut FuncMut<'_>, inst: Inst, point: Inst) {
    let slot = Slot::of(func, inst, point);
    // A user loads once, a phi once for each block it takes the value from.
    let mut loads: Vec<(Inst, Block, Value)> = Vec::new();
    // Last uses first, which numbers the names of loads as LLVM does.
    for u in func.uses(inst.into()).collect::<Vec<Use>>().into_iter().rev() {
        let (user, at, from) = (func.user(u), func.place_of_use(u), func.block_of_use(u));
        let v = match loads.iter().rev().take(4).find(|row| row.0 == user && row.1 == from) {
            Some(row) => row.2,
            None => {
                let v = slot.load(func, at, inst);
                loads.push((user, from, v));
                v
            }
        };
        func.set_use(u, v);
    }
    let places: Vec<Inst> = match func.op(inst) {
        Opcode::Invoke => func.successors_of(inst).take(1).filter_map(|to| first_place(func, to)).collect(),
        Opcode::CallBr => func.successors_of(inst).filter_map(|to| first_place(func, to)).collect(),
        Opcode::Phi => match first_place(func, func.block_of(inst)) {
            Some(at) => vec![at],
            None => {
                let handlers: Vec<Block> = func.successors(func.block_of(inst)).collect();
                handlers.into_iter().filter_map(|to| first_place(func, to)).collect()
            }
        },
        _ => vec![func.next(inst)],
    };
    for at in places {
        slot.store(func, at, inst.into());
    }
}

/// The phi becomes a load of a slot that its predecessors store to.
fn demote_phi(func: &mut FuncMut<'_>, phi: Inst, point: Inst) {
    if !func.is_unused(phi.into()) {
        let slot = Slot::of(func, phi, point);
        let mut stored: Vec<Block> = Vec::new();
        for (v, from) in func.phi_pairs(phi).collect::<Vec<(Value, Block)>>() {
            if stored.last() != Some(&from) {
                slot.store(func, func.terminator(from), v);
                stored.push(from);
            }
        }
        if let Some(at) = first_place(func, func.block_of(phi)) {
            let v = slot.load(func, at, phi);
            func.replace_all_uses(phi.into(), v);
        } else {
            for u in func.uses(phi.into()).collect::<Vec<Use>>() {
                let v = slot.load(func, func.user(u), phi);
                func.set_use(u, v);
            }
        }
    }
    func.erase(phi);
}
