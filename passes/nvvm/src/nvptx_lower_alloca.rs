//! `nvptx-lower-alloca`: gives every stack slot an address in local memory, so that its loads and stores are `ld.local` and
//! `st.local` rather than generic.
//!
//! **How**: an `alloca` in the generic space gets a cast to the local space; uses that only load, store or offset are moved to
//! the cast by `infer-address-spaces`, whatever else uses the slot keeps a generic address. This pass inserts the pair of
//! casts. **Cost**: linear in the allocas and their uses.
//! **Relies on** nothing that is said of threads: no access changes what it does, whether volatile or atomic.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::is_swift_error;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvptx-lower-alloca",
    summary: "address stack slots in local memory",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("nvptx-lower-alloca")?;
        Ok(PassBody::Function(Box::new(LowerAlloca)))
    },
};

struct LowerAlloca;

impl FunctionPass for LowerAlloca {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let allocas: Vec<Inst> = func
            .block_order()
            .flat_map(|b| func.block_insts(b))
            .filter(|&i| func.op(i) == Opcode::Alloca && func.types().addrspace(func.ty(i)) == Some(0))
            .filter(|&i| !is_swift_error(func, Value::inst(i)))
            .collect();
        let mut changed = false;
        for a in allocas {
            changed |= lower(func, a);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Whether slot use `site` is an access or an offset, which work on a local address as well.
fn is_access(func: &FuncMut<'_>, site: Use) -> bool {
    match func.op(func.user(site)) {
        Opcode::Load | Opcode::GetElementPtr | Opcode::AtomicRmw | Opcode::CmpXchg => func.use_index(site) == 0,
        Opcode::Store => func.use_index(site) == 1,
        _ => false,
    }
}

/// Puts `alloca -> local -> generic` between the slot and its memory accesses.
fn lower(func: &mut FuncMut<'_>, alloca: Inst) -> bool {
    let old = Value::inst(alloca);
    if !func.uses(old).any(|u| is_access(func, u)) {
        return false;
    }
    let after = func.next(alloca);
    let ty = func.ty(alloca);
    let mut bld = Builder::before(func, after);
    bld.loc = Md::NONE;
    let local = bld.cast(Opcode::AddrSpaceCast, old, Type::PTR_LOCAL, 0);
    let generic = bld.cast(Opcode::AddrSpaceCast, local, ty, 0);
    func.replace_uses_where(old, generic, is_access);
    true
}
