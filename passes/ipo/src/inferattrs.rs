//! `inferattrs`: attributes of declared functions that the language or CUDA says what they do.
//!
//! **When**: declarations with the name and type of `malloc`, `free`, `vprintf` and `__nvvm_reflect`, unless `nobuiltin`; those
//! of libdevice (`__nv_*`) without pointers, which compute a number and do nothing else. Of all declarations, what their
//! attributes imply (`nofree`, `nosync`, `mustprogress`). **How**: a table by name. **Cost**: linear in the declarations.
//! **Invariants**: only adds. **Source**: the CUDA C++ programming guide on device-side allocation and output; libdevice's guide.
//! **Relies on** what the C library and libdevice do: none of the functions that it names is convergent or meets other threads.

use crate::attr_edit::{ListEdit, Slot, edit_attrs};
use crate::function_attrs::{fn_has, infer_from_others};
use warpc_analysis::AnalysisSet;
use warpc_ir::Module;
use warpc_ir::attrs::{Attr, AttrKind, MemLoc, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "inferattrs",
    summary: "give attributes to declared functions that are known by name",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("inferattrs")?;
        Ok(PassBody::Module(Box::new(InferAttrs)))
    },
};

struct InferAttrs;

/// Function that is known by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Malloc,
    Free,
    Vprintf,
    Reflect,
    Libdevice,
}

/// `allockind` bits: allocates, frees, leaves memory as it was.
const ALLOC: u64 = 1;
const FREE: u64 = 4;
const UNINITIALIZED: u64 = 8;

/// The known function that declaration `global` is, by name and type.
fn known(module: &Module, global: Global) -> Option<Known> {
    let types = module.tables().types.view();
    let (ret, params, vararg) = types.func(module.globals().shape()[global.index()].ty)?;
    let known = match (module.ctx().name(global), ret, params) {
        (b"malloc", Type::PTR, [size]) if types.is_int(*size) => Known::Malloc,
        (b"free", Type::VOID, [Type::PTR]) => Known::Free,
        (b"vprintf", Type::I32, [Type::PTR, Type::PTR]) => Known::Vprintf,
        (b"__nvvm_reflect", Type::I32, [Type::PTR]) => Known::Reflect,
        (name, _, _) if name.starts_with(b"__nv_") => Known::Libdevice,
        _ => return None,
    };
    let number = |&ty: &Type| types.is_int(ty) || types.is_float(ty);
    let pure = known != Known::Libdevice || number(&ret) && params.iter().all(number);
    (pure && !vararg).then_some(known)
}

fn add(list: &mut ListEdit<'_>, known: Known, family: Attr) {
    use AttrKind::*;
    let memory = |effects: MemoryEffects| Attr::Int(Memory, u64::from(effects.0));
    let inaccessible = MemoryEffects::NONE.with(MemLoc::InaccessibleMem, 3);
    list.flag(Slot::Func, NoUnwind);
    if known != Known::Reflect {
        list.flag(Slot::Func, WillReturn);
    }
    if known != Known::Free {
        list.flag(Slot::Func, NoFree);
    }
    match known {
        Known::Malloc => {
            list.add(Slot::Func, memory(inaccessible));
            list.add(Slot::Func, Attr::Int(AllocKind, ALLOC | UNINITIALIZED));
            list.add(Slot::Func, Attr::Int(AllocSize, u64::from(u32::MAX) << 32));
            list.add(Slot::Func, family);
            list.flag(Slot::Ret, NoAlias);
            list.flag(Slot::Ret, NoUndef);
            list.flag(Slot::Param(0), NoUndef);
        }
        Known::Free => {
            list.add(Slot::Func, memory(inaccessible.with(MemLoc::ArgMem, 3)));
            list.add(Slot::Func, Attr::Int(AllocKind, FREE));
            list.add(Slot::Func, family);
            list.add(Slot::Param(0), Attr::Int(Captures, 0));
            list.flag(Slot::Param(0), AllocPtr);
            list.flag(Slot::Param(0), NoUndef);
        }
        // It reads the format, the arguments and strings that these point to, and writes to a buffer of the driver.
        Known::Vprintf => {
            list.add(Slot::Func, memory(inaccessible.union(MemoryEffects::READ_ONLY)));
            for n in 0..2 {
                list.add(Slot::Param(n), Attr::Int(Captures, 0));
                list.flag(Slot::Param(n), ReadOnly);
            }
        }
        Known::Reflect => {
            list.add(Slot::Func, memory(MemoryEffects::NONE));
            list.flag(Slot::Func, NoSync);
            list.flag(Slot::Ret, NoUndef);
            list.flag(Slot::Param(0), NoUndef);
        }
        Known::Libdevice => {
            list.add(Slot::Func, memory(MemoryEffects::NONE));
            list.flag(Slot::Func, NoSync);
        }
    }
}

impl ModulePass for InferAttrs {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let mut changed = false;
        for g in (0..module.globals().len()).map(Global::new) {
            let sym = module.globals().sym()[g.index()];
            let declared = sym.kind == GlobalKind::Function && sym.is_declaration() && !sym.is_dead();
            if !declared || fn_has(module.ctx(), g, AttrKind::OptimizeNone) {
                continue;
            }
            let known = known(module, g).filter(|_| !fn_has(module.ctx(), g, AttrKind::NoBuiltin));
            // What says otherwise already is not changed.
            let attrs = module.tables().attrs.view();
            let func = attrs.list(module.globals().parts()[g.index()].attrs).func;
            if let Some(known) = known.filter(|_| !attrs.has(func, AttrKind::Memory)) {
                let strings = &mut module.tables_mut().strings;
                let family = Attr::Str(strings.intern(b"alloc-family"), Some(strings.intern(b"malloc")));
                changed |= edit_attrs(module, g, |list| add(list, known, family));
            }
            changed |= infer_from_others(module, g);
        }
        changed
    }
}
