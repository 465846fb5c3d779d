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
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let (mut escaping, mut phis): (Vec<Inst>, Vec<Inst>) = (Vec::new(), Vec::new());
        let blocks: Vec<Block> = f.block_order().collect();
        for &b in &blocks {
            for i in f.block_insts(b) {
                let slot = f.op(i) == Opcode::Alloca && b == f.entry();
                let sized = f.types().is_sized(f.ty(i)) && f.ty(i) != Type::VOID;
                if !slot && sized && !f.op(i).is_terminator() && escapes(f, i) {
                    escaping.push(i);
                }
                if f.op(i) == Opcode::Phi {
                    phis.push(i);
                }
            }
        }
        if escaping.is_empty() && phis.is_empty() {
            return Outcome::Unchanged;
        }
        for i in escaping {
            demote(f, i);
        }
        for phi in phis {
            demote_phi(f, phi);
        }
        Outcome::Changed(AnalysisSet::CFG_ALL)
    }
}

/// Whether a phi or another block uses `inst`.
fn escapes(f: &Func<'_>, inst: Inst) -> bool {
    f.uses(inst.into()).any(|u| f.op(f.user(u)) == Opcode::Phi || f.block_of(f.user(u)) != f.block_of(inst))
}

/// A slot for values like `inst`, at the start of the function.
fn slot(f: &mut FuncMut<'_>, inst: Inst) -> Value {
    let first = f.first(f.entry());
    let space = f.layout().alloca_space;
    let ptr = f.intern_type(warpc_ir::TypeKind::Ptr(space));
    let ty = f.ty(inst);
    let align = f.layout().abi_align(f.types(), ty);
    let one = f.consts_mut().add_i32(1);
    let slot = Builder::before(f, first).alloca(ty, ptr, one, align);
    f.derive_name(slot, inst.into(), ".reg2mem");
    slot
}

fn align_of(f: &Func<'_>, inst: Inst) -> u64 {
    f.layout().abi_align(f.types(), f.ty(inst))
}

/// Where `inst` is used, a value loaded from a slot is; it is stored right behind.
fn demote(f: &mut FuncMut<'_>, inst: Inst) {
    let (slot, align, ty) = (slot(f, inst), align_of(f, inst), f.ty(inst));
    // A user loads once, a phi once for each block it takes the value from.
    let mut loads: Vec<(Inst, Block, Value)> = Vec::new();
    for u in f.uses(inst.into()).collect::<Vec<Use>>() {
        let user = f.user(u);
        let (at, from) = match f.op(user) {
            Opcode::Phi => {
                let from = f.operand(user, f.use_index(u) + 1).as_block().unwrap_or(Block::NONE);
                (f.terminator(from), from)
            }
            _ => (user, Block::NONE),
        };
        let v = match loads.iter().rev().take(4).find(|row| row.0 == user && row.1 == from) {
            Some(row) => row.2,
            None => {
                let v = Builder::before(f, at).load(ty, slot, align, 0);
                f.derive_name(v, inst.into(), ".reload");
                loads.push((user, from, v));
                v
            }
        };
        f.set_use(u, v);
    }
    let behind = match f.op(inst) {
        Opcode::Phi => f.first_non_phi(f.block_of(inst)),
        _ => f.next(inst),
    };
    Builder::before(f, behind).store(inst.into(), slot, align, 0);
}

/// The phi becomes a load of a slot that its predecessors store to.
fn demote_phi(f: &mut FuncMut<'_>, phi: Inst) {
    let block = f.block_of(phi);
    if !f.is_unused(phi.into()) {
        let (slot, align, ty) = (slot(f, phi), align_of(f, phi), f.ty(phi));
        let mut stored: Vec<Block> = Vec::new();
        for (v, from) in f.phi_pairs(phi).collect::<Vec<(Value, Block)>>() {
            if stored.last() != Some(&from) {
                let end = f.terminator(from);
                Builder::before(f, end).store(v, slot, align, 0);
                stored.push(from);
            }
        }
        let at = f.first_non_phi(block);
        let v = Builder::before(f, at).load(ty, slot, align, 0);
        f.derive_name(v, phi.into(), ".reload");
        f.replace_all_uses(phi.into(), v);
    }
    f.erase(phi);
}
