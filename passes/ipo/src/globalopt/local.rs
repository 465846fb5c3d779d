//! A variable of one function that never calls itself, where every load follows a store, becomes a slot on its stack.
//!
//! Not done for GPUs: threads run the function at the same time and may mean one variable.

use super::reach::direct_accesses;
use super::status::{RootUse, Status};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::edit::Builder;
use warpc_ir::ids::*;
use warpc_ir::module::Symbol;
use warpc_ir::{Func, Module, Opcode};

/// Pairs of a load and a store that are looked at, at most.
const MAX_PAIRS: usize = 100;

/// Makes `global` a stack slot; whether that was possible.
pub(super) fn localize(module: &mut Module, global: Global, status: &Status, roots: &[RootUse]) -> bool {
    let Some(function) = status.function.filter(|_| !status.in_several) else { return false };
    let (sym, shape) = (module.globals().sym()[global.index()], module.globals().shape()[global.index()]);
    let tables = module.tables();
    let plain = tables.types.view().is_first_class(shape.ty) && !tables.types.view().is_aggregate(shape.ty);
    let attrs = module.globals().parts()[function.index()].attrs;
    let fits = plain
        && shape.addrspace == tables.layout.alloca_space
        && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
        && module.ctx().attrs().fn_has(attrs, AttrKind::NoRecurse);
    if !fits {
        return false;
    }
    let Some(accesses) = direct_accesses(module, global, roots).filter(|accesses| !accesses.is_empty()) else {
        return false;
    };
    if !module.func(function).is_some_and(|f| loads_follow_stores(&f, &accesses)) {
        return false;
    }
    let init = module.globals().parts()[global.index()].init;
    let name = module.ctx().name(global).to_vec();
    module.edit(function, |f| {
        let entry = f.entry();
        let at = f.first(entry);
        let one = f.consts_mut().add_i32(1);
        let align = match shape.align {
            0 => f.layout().pref_align(f.types(), shape.ty),
            packed => 1u64 << (packed - 1),
        };
        let init = super::reach::to_function(f, init);
        let mut builder = Builder::before(f, at);
        builder.loc = Md::NONE;
        let slot = builder.alloca(shape.ty, shape.ptr_ty, one, align);
        if !init.is_undef_or_poison() {
            let align = builder.f.layout().abi_align(builder.f.types(), shape.ty);
            builder.store(init, slot, align, 0);
        }
        f.set_name(slot, &name);
        for access in &accesses {
            f.set_operand(access.user, access.index as usize, slot);
        }
    });
    true
}

/// Whether a store of as many bytes dominates every load.
fn loads_follow_stores(func: &Func<'_>, accesses: &[RootUse]) -> bool {
    let (loads, stores): (Vec<Inst>, Vec<Inst>) =
        accesses.iter().map(|access| access.user).partition(|&user| func.op(user) == Opcode::Load);
    if loads.len().saturating_mul(stores.len()) > MAX_PAIRS {
        return false;
    }
    let dom = DomTree::new(&Cfg::new(func));
    let size = |ty| func.layout().fixed_store_size(func.types(), ty);
    loads.iter().all(|&load| {
        stores.iter().any(|&store| {
            let stored = size(func.type_of(func.operand(store, 0)));
            dom.dominates_inst(func, store, load) && stored.is_some() && size(func.ty(load)) <= stored
        })
    })
}
