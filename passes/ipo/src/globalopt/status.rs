//! What a module does with each of its globals: one walk over all uses, through constant expressions, address arithmetic, casts,
//! phis and selects.

use super::reach::is_thread_address;
use crate::inline::transform::consts::translate_const;
use crate::references::Marker;
use std::collections::HashSet;
use warpc_analysis::facts::{called_function, intrinsic, is_volatile};
use warpc_columns::graph::Csr;
use warpc_ir::consts::Consts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{Symbol, ThreadLocal};
use warpc_ir::opcode::Ordering;
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};

/// Derived pointers of one global in one function that are followed before its address counts as escaped.
const MAX_DERIVED: usize = 4096;

/// What is stored to a variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) enum Stored {
    /// Nothing.
    #[default]
    Never,
    /// Only what its initialiser says.
    Initializer,
    /// One value other than the initialiser, by stores to the whole variable.
    Once,
    /// Anything.
    Any,
}

/// The one store, or the first of several of one value.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneStore {
    /// Function and store.
    pub(super) function: Global,
    pub(super) store: Inst,
    /// The value in [`Uses::stored`], where it is a constant.
    pub(super) constant: Option<Value>,
}

/// What is done with a global.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Status {
    /// Its address gets where it cannot be followed.
    pub(super) escapes: bool,
    /// Its address is compared.
    pub(super) compared: bool,
    /// It is read, or called.
    pub(super) loaded: bool,
    /// It is written.
    pub(super) stored: Stored,
    /// Number of stores.
    pub(super) stores: u32,
    /// Some access is atomic.
    pub(super) atomic: bool,
    /// Some use is none of a call of a function with its own type.
    pub(super) not_only_called: bool,
    /// The value that is stored once.
    pub(super) store: Option<OneStore>,
    /// The function that all uses are in, if it is one.
    pub(super) function: Option<Global>,
    /// Uses are in several functions.
    pub(super) in_several: bool,
}

/// An operand that is a global or a constant address in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootUse {
    pub(super) function: Global,
    pub(super) user: Inst,
    pub(super) index: u32,
}

/// What is known of the uses of all globals at the start of a round.
pub(super) struct Uses {
    /// By row of the global.
    pub(super) status: Vec<Status>,
    /// Operands by row of the global, function by function.
    pub(super) roots: Csr<RootUse>,
    /// Table of the constants in [`OneStore`].
    pub(super) stored: Consts,
}

/// Pointer that `value`, a constant or an instruction, has the address of at some offset.
pub(super) fn base_pointer(func: &Func<'_>, value: Value) -> Option<Value> {
    let cast = |op| matches!(op, Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast);
    match value.kind() {
        ValueKind::Const(c) => {
            let head = func.consts().expr(c).filter(|head| cast(head.op))?;
            debug_assert!(cast(head.op));
            func.consts().list(c).first().copied()
        }
        ValueKind::Inst(i) if cast(func.op(i)) => Some(func.operand(i, 0)),
        _ => None,
    }
}

/// Constants of several tables brought into one, where equal ones are one value.
#[derive(Default)]
struct Common {
    table: Consts,
    /// Values of the constants of the function at hand, and of the module.
    of_function: Vec<Value>,
    of_module: Vec<Value>,
}

/// Walk over the uses in one function.
struct Walk<'s> {
    all: &'s mut [Status],
    roots: Vec<(usize, RootUse)>,
    /// Constants of the module's table, which initialisers are in.
    module_consts: &'s Consts,
    inits: &'s [Value],
    common: Common,
    /// Derived pointers that were seen, each with its global.
    seen: HashSet<(Inst, Global)>,
}

impl Walk<'_> {
    /// Operand `index` of `inst` is `global` or a pointer into it.
    fn use_of(&mut self, func: &Func<'_>, inst: Inst, index: usize, global: Global) {
        let mut work = vec![(inst, index)];
        while let Some((inst, index)) = work.pop() {
            match func.op(inst) {
                Opcode::GetElementPtr if index > 0 => self.all[global.index()].escape(false),
                Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Phi | Opcode::Select => {
                    self.all[global.index()].not_only_called = true;
                    if !func.types().is_ptr(func.ty(inst)) || self.seen.len() > MAX_DERIVED {
                        self.all[global.index()].escapes = true;
                    } else if self.seen.insert((inst, global)) {
                        work.extend(func.uses(Value::inst(inst)).map(|u| (func.user(u), func.use_index(u))));
                    }
                }
                _ if is_thread_address(func, inst, index) => {
                    if self.seen.insert((inst, global)) {
                        work.extend(func.uses(Value::inst(inst)).map(|u| (func.user(u), func.use_index(u))));
                    }
                }
                _ => self.access(func, inst, index, global),
            }
        }
    }
    fn access(&mut self, func: &Func<'_>, inst: Inst, index: usize, global: Global) {
        let status = &mut self.all[global.index()];
        match func.op(inst) {
            Opcode::Load if !is_volatile(func, inst) => {
                status.loaded = true;
                status.atomic |= func.mem(inst).ordering != Ordering::NotAtomic;
            }
            Opcode::Store if index == 1 && !is_volatile(func, inst) => {
                status.atomic |= func.mem(inst).ordering != Ordering::NotAtomic;
                self.store(func, inst, global);
            }
            Opcode::ICmp => status.compared = true,
            op if op.is_call() => {
                if index + 1 == func.num_operands(inst) {
                    status.loaded = true;
                    status.not_only_called |= called_function(func, inst) != Some(global);
                    return;
                }
                let copy = intrinsic(func, inst).filter(|&x| intrinsics::is_mem_intrinsic(x));
                let volatile = copy.is_some() && func.consts().as_int(func.operand(inst, 3)) != Some(0);
                match copy {
                    Some(_) if index == 0 && !volatile => status.stored = Stored::Any,
                    Some(_) if index == 1 && !volatile => status.loaded = true,
                    _ => status.escapes = true,
                }
                status.not_only_called = true;
            }
            _ => status.escapes = true,
        }
        if !func.op(inst).is_call() {
            self.all[global.index()].not_only_called = true;
        }
    }
    fn store(&mut self, func: &Func<'_>, inst: Inst, global: Global) {
        let (value, pointer) = (func.operand(inst, 0), func.operand(inst, 1));
        let target = Value::global(global);
        let whole = pointer == target || warpc_analysis::alias::constant_offset(func, pointer) == (target, 0);
        let again =
            value.as_inst().is_some_and(|load| func.op(load) == Opcode::Load && func.operand(load, 0) == target);
        let Common { table, of_function, of_module } = &mut self.common;
        let constant = value.is_constant().then(|| translate_const(func.consts(), table, of_function, value));
        let init = self.inits[global.index()];
        let init = init.is_some().then(|| translate_const(self.module_consts, table, of_module, init));
        let status = &mut self.all[global.index()];
        status.stores += 1;
        if value.as_global().is_some_and(|g| func.ctx().globals.sym[g.index()].tls != ThreadLocal::None) {
            // Every thread stores another address.
            status.escapes = true;
        }
        let kind = match () {
            _ if !whole => Stored::Any,
            _ if again || constant.is_some() && constant == init => Stored::Initializer,
            _ => match status.store {
                // The host has stored something already.
                None if status.stored == Stored::Once => Stored::Any,
                None => Stored::Once,
                Some(one) if constant.is_some() && one.constant == constant => Stored::Once,
                Some(one) if one.function == func.global() && func.operand(one.store, 0) == value => Stored::Once,
                Some(_) => Stored::Any,
            },
        };
        if kind == Stored::Once && status.store.is_none() {
            status.store = Some(OneStore { function: func.global(), store: inst, constant });
        }
        status.stored = status.stored.max(kind);
    }
}

/// Status of all globals, by row. Uses in initialisers, rare parts and metadata count as escapes, but not of functions in
/// metadata, which only describes them. Linear, up to the budget of derived pointers.
pub(super) fn all(module: &mut Module) -> Uses {
    for g in module.defined_functions() {
        // Builds the use lists.
        module.edit(g, |_| ());
    }
    let n = module.globals().len();
    let mut all = vec![Status::default(); n];
    let inits: Vec<Value> = module.globals().parts().iter().map(|parts| parts.init).collect();
    let tables = module.tables();
    let extras = tables.extras.iter().flat_map(|extra| [extra.prefix, extra.prologue, extra.personality]);
    let described = tables.metadata.nodes().iter().filter_map(|node| match node {
        MdNode::Value(_, value) => value.as_global(),
        _ => None,
    });
    // Only what stands in an initialiser counts: the table keeps constants that nothing uses any more.
    let mut marker = Marker::new(&tables.consts);
    for value in inits.iter().copied().chain(extras) {
        marker.mark_kinds(value, |g, of_block| all[g.index()].escape(of_block));
    }
    for (status, sym) in all.iter_mut().zip(module.globals().sym()) {
        if sym.has(Symbol::EXTERNALLY_INITIALIZED) {
            // As if the host stored something once.
            status.stored = Stored::Once;
        }
    }
    for g in described {
        if module.body(g).is_none() {
            all[g.index()].escapes = true;
        }
    }
    let mut walk = Walk {
        all: &mut all,
        roots: Vec::new(),
        module_consts: &tables.consts,
        inits: &inits,
        common: Common::default(),
        seen: HashSet::new(),
    };
    for function in module.defined_functions() {
        let Some(f) = module.func(function) else { continue };
        walk.seen.clear();
        walk.common.of_function.clear();
        let mut marker = Marker::new(f.consts());
        for i in f.block_order().flat_map(|b| f.block_insts(b)) {
            for (index, value) in f.operands(i).enumerate() {
                walk.operand(&f, i, index, value, &mut marker);
            }
        }
    }
    let Walk { roots, common, .. } = walk;
    let roots = Csr::group(n, roots.iter().copied());
    Uses { status: all, roots, stored: common.table }
}

impl Status {
    /// The address is part of something else; of a block address if `of_block` says so, which is no use of the function.
    fn escape(&mut self, of_block: bool) {
        self.escapes = true;
        self.not_only_called |= !of_block;
    }
}

impl Walk<'_> {
    /// Looks at operand `index` of `inst` where it is a global or a constant that refers to some. `marker` visits each constant of
    /// the function once.
    fn operand(&mut self, func: &Func<'_>, inst: Inst, index: usize, value: Value, marker: &mut Marker<'_>) {
        let mut base = value;
        while let Some(c) = base.as_const()
            && let Some(next) = base_pointer(func, base)
        {
            // Addresses may stand in the indices too.
            for &index in &func.consts().list(c)[1..] {
                self.escape(index, marker);
            }
            base = next;
        }
        if let Some(global) = base.as_global() {
            if base != value {
                self.all[global.index()].not_only_called = true;
            }
            let status = &mut self.all[global.index()];
            status.in_several |= status.function.is_some_and(|function| function != func.global());
            status.function = Some(func.global());
            self.roots.push((global.index(), RootUse { function: func.global(), user: inst, index: index as u32 }));
            self.use_of(func, inst, index, global);
            return;
        }
        if base.as_const().is_some() {
            self.escape(base, marker);
        }
    }
    /// Marks the globals that `value` is made of as escaping.
    fn escape(&mut self, value: Value, marker: &mut Marker<'_>) {
        let all = &mut *self.all;
        marker.mark_kinds(value, |g, of_block| all[g.index()].escape(of_block));
    }
}
