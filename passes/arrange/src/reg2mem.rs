//! `reg2mem`: values that live across blocks go through stack slots, so that no phi is left: the way back from `mem2reg`.
//!
//! **When**: asked for by name, for work on blocks that phis would hinder. **How**: a slot in the entry block for each result that another
//! block or a phi uses, stored where it is defined and loaded where it is used; a slot for each phi, stored at the ends of its
//! predecessors. **Invariants**: slots of the entry block, which are addresses already, stay values. Results of terminators stay.
//! **Cost**: linear in uses.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

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
        let (mut escaping, mut phis): (Vec<Inst>, Vec<Inst>) = (Vec::new(), Vec::new());
        let blocks: Vec<Block> = func.block_order().collect();
        for &b in &blocks {
            for i in func.block_insts(b) {
                let slot = func.op(i) == Opcode::Alloca && b == func.entry();
                let sized = func.types().is_sized(func.ty(i)) && func.ty(i) != Type::VOID;
                if !slot && sized && !func.op(i).is_terminator() && escapes(func, i) {
                    escaping.push(i);
                }
                if func.op(i) == Opcode::Phi {
                    phis.push(i);
                }
            }
        }
        if escaping.is_empty() && phis.is_empty() {
            return Outcome::Unchanged;
        }
        for i in escaping {
            demote(func, i);
        }
        for phi in phis {
            demote_phi(func, phi);
        }
        Outcome::Changed(AnalysisSet::CFG_ALL)
    }
}

/// Whether a phi or another block uses `inst`.
fn escapes(func: &Func<'_>, inst: Inst) -> bool {
    func.uses(inst.into())
        .any(|u| func.op(func.user(u)) == Opcode::Phi || func.block_of(func.user(u)) != func.block_of(inst))
}

/// A slot for values like `inst`, at the start of the function.
fn slot(func: &mut FuncMut<'_>, inst: Inst) -> Value {
    let first = func.first(func.entry());
    let space = func.layout().alloca_space;
    let ptr = func.intern_type(warpc_ir::TypeKind::Ptr(space));
    let ty = func.ty(inst);
    let align = func.layout().abi_align(func.types(), ty);
    let one = func.consts_mut().add_i32(1);
    let slot = Builder::before(func, first).alloca(ty, ptr, one, align);
    func.derive_name(slot, inst.into(), ".reg2mem");
    slot
}

fn align_of(func: &Func<'_>, inst: Inst) -> u64 {
    func.layout().abi_align(func.types(), func.ty(inst))
}

/// Where `inst` is used, a value loaded from a slot is; it is stored right behind.
fn demote(func: &mut FuncMut<'_>, inst: Inst) {
    let (slot, align, ty) = (slot(func, inst), align_of(func, inst), func.ty(inst));
    // A user loads once, a phi once for each block it takes the value from.
    let mut loads: Vec<(Inst, Block, Value)> = Vec::new();
    for u in func.uses(inst.into()).collect::<Vec<Use>>() {
        let user = func.user(u);
        let (at, from) = match func.op(user) {
            Opcode::Phi => {
                let from = func.operand(user, func.use_index(u) + 1).as_block().unwrap_or(Block::NONE);
                (func.terminator(from), from)
            }
            _ => (user, Block::NONE),
        };
        let v = match loads.iter().rev().take(4).find(|row| row.0 == user && row.1 == from) {
            Some(row) => row.2,
            None => {
                let v = Builder::before(func, at).load(ty, slot, align, 0);
                func.derive_name(v, inst.into(), ".reload");
                loads.push((user, from, v));
                v
            }
        };
        func.set_use(u, v);
    }
    let behind = match func.op(inst) {
        Opcode::Phi => func.first_non_phi(func.block_of(inst)),
        _ => func.next(inst),
    };
    Builder::before(func, behind).store(inst.into(), slot, align, 0);
}

/// The phi becomes a load of a slot that its predecessors store to.
fn demote_phi(func: &mut FuncMut<'_>, phi: Inst) {
    let block = func.block_of(phi);
    if !func.is_unused(phi.into()) {
        let (slot, align, ty) = (slot(func, phi), align_of(func, phi), func.ty(phi));
        let mut stored: Vec<Block> = Vec::new();
        for (v, from) in func.phi_pairs(phi).collect::<Vec<(Value, Block)>>() {
            if stored.last() != Some(&from) {
                let end = func.terminator(from);
                Builder::before(func, end).store(v, slot, align, 0);
                stored.push(from);
            }
        }
        let at = func.first_non_phi(block);
        let v = Builder::before(func, at).load(ty, slot, align, 0);
        func.derive_name(v, phi.into(), ".reload");
        func.replace_all_uses(phi.into(), v);
    }
    func.erase(phi);
}
