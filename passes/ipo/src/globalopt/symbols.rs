//! Names that stand for others: aliases, functions chosen at load time, lists of what is used; and registrations of functions that do
//! nothing at exit.

use crate::function_attrs::insts;
use crate::references::{erase_global, referenced, replace_globals};
use std::collections::BTreeSet;
use warpc_analysis::facts::{called_function, has_side_effects};
use warpc_columns::RowSet;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Symbol, Visibility};
use warpc_ir::{Module, Opcode, TypeKind, Value};

/// Casts around a global that are looked through.
const MAX_CASTS: usize = 16;

/// The global that constant `value` of the module is, through casts.
fn without_casts(module: &Module, value: Value) -> Option<Global> {
    let consts = &module.tables().consts;
    let mut value = value;
    for _ in 0..MAX_CASTS {
        if let Some(global) = value.as_global() {
            return Some(global);
        }
        let c = value.as_const()?;
        let head = consts.expr(c)?;
        let list = consts.list(c);
        let passes = match head.op {
            Opcode::AddrSpaceCast | Opcode::BitCast => true,
            Opcode::GetElementPtr => list[1..].iter().all(|&index| consts.is_zero(index)),
            _ => false,
        };
        value = *list.first().filter(|_| passes)?;
    }
    None
}

/// One of the lists `llvm.used` and `llvm.compiler.used`.
struct UsedList {
    variable: Option<Global>,
    members: BTreeSet<Global>,
}

impl UsedList {
    fn read(module: &Module, name: &str) -> UsedList {
        let variable = module.find_global(name);
        let mut list = UsedList { variable, members: BTreeSet::new() };
        let init = variable.map_or(Value::NONE, |variable| module.globals().parts()[variable.index()].init);
        let consts = &module.tables().consts;
        if let Some(c) = init.as_const().filter(|&c| consts.row(c).kind == ConstKind::Aggregate) {
            list.members.extend(consts.list(c).iter().filter_map(|&value| without_casts(module, value)));
        }
        list
    }
    /// Writes the members, in the order of their names, unless they stand there.
    fn write(&self, module: &mut Module) {
        let Some(variable) = self.variable else { return };
        let parts = module.globals().parts()[variable.index()];
        if self.members.is_empty() {
            erase_global(module, variable);
            return;
        }
        let types = module.tables().types.view();
        let Some(elem) = types.element(module.globals().shape()[variable.index()].ty, 0) else { return };
        let mut members: Vec<Global> = self.members.iter().copied().collect();
        members.sort_by(|&a, &b| module.ctx().name(a).cmp(module.ctx().name(b)).then(a.cmp(&b)));
        let own: Vec<(Value, Type)> =
            members.iter().map(|&g| (Value::global(g), module.globals().shape()[g.index()].ptr_ty)).collect();
        let tables = module.tables_mut();
        let ty = tables.types.intern(TypeKind::Array { len: own.len() as u64, elem });
        let values: Vec<Value> = own
            .into_iter()
            .map(|(value, ty)| {
                let head =
                    warpc_ir::consts::ExprHead { op: Opcode::AddrSpaceCast, flags: 0, elem: Type::NONE, inrange: None };
                if ty == elem { value } else { tables.consts.add_expr(elem, head, &[value]) }
            })
            .collect();
        let init = tables.consts.add_aggregate(ty, &values, false);
        if init != parts.init {
            let mut rows = module.globals_mut();
            rows.parts_mut()[variable.index()].init = init;
            rows.shape_mut()[variable.index()].ty = ty;
        }
    }
}

/// Whether `sym` is what its name means wherever the module is linked to.
fn is_module_local(sym: &Symbol) -> bool {
    let implicit =
        sym.linkage.is_local() || sym.visibility != Visibility::Default && sym.linkage != Linkage::ExternWeak;
    !sym.linkage.is_interposable() && (sym.has(Symbol::DSO_LOCAL) || implicit)
}

/// Globals that something other than the lists of used ones refers to.
fn referenced_outside(module: &mut Module, lists: [&UsedList; 2]) -> RowSet<Global> {
    let variables: Vec<Global> = lists.iter().filter_map(|list| list.variable).collect();
    let inits: Vec<Value> = variables.iter().map(|g| module.globals().parts()[g.index()].init).collect();
    for &g in &variables {
        module.globals_mut().parts_mut()[g.index()].init = Value::NONE;
    }
    let found = referenced(module);
    for (&g, &init) in variables.iter().zip(&inits) {
        module.globals_mut().parts_mut()[g.index()].init = init;
    }
    found
}

/// Turns uses of aliases that are definitions for good into uses of what they stand for; whether there were any. A local
/// function or variable takes the name and linkage of a visible alias, which goes.
pub(super) fn resolve_aliases(module: &mut Module, machine: &super::Target) -> bool {
    let (mut used, mut compiler_used) =
        (UsedList::read(module, "llvm.used"), UsedList::read(module, "llvm.compiler.used"));
    compiler_used.members.retain(|g| !used.members.contains(g));
    let outside = referenced_outside(module, [&used, &compiler_used]);
    let mut pairs: Vec<(Global, Global)> = Vec::new();
    let mut stands_for: Vec<Global> = (0..module.globals().len()).map(Global::new).collect();
    let mut erased = Vec::new();
    for g in super::live(module) {
        let (globals, alias) = (module.globals(), module.globals().sym()[g.index()]);
        let weak = matches!(alias.linkage, Linkage::LinkOnceOdr | Linkage::WeakOdr | Linkage::AvailableExternally);
        if alias.kind != GlobalKind::Alias || weak || !is_module_local(&alias) {
            continue;
        }
        let direct = globals.parts()[g.index()].init.as_global();
        // What it stands for may be an alias that goes.
        let mut target = direct;
        for _ in 0..MAX_CASTS {
            target = target.map(|to| stands_for[to.index()]);
        }
        let Some(target) = target.filter(|&target| target != g) else { continue };
        let end = globals.sym()[target.index()];
        let same_type = globals.shape()[g.index()].ptr_ty == globals.shape()[target.index()].ptr_ty;
        // Nothing is put in place of a definition when a program is loaded onto a GPU.
        let definition = is_module_local(&end) || machine.device && end.linkage == Linkage::External;
        if !same_type || !definition || module.ctx().is_kernel(target) && end.linkage.is_local() {
            continue;
        }
        let listed = |g: &Global| used.members.contains(g) || compiler_used.members.contains(g);
        let alias_stays = !alias.linkage.is_local() || listed(&g);
        let rename = alias_stays && end.linkage.is_local() && !listed(&target);
        if !outside.contains(g) && !rename {
            continue;
        }
        pairs.push((g, target));
        stands_for[g.index()] = target;
        if rename {
            let mut rows = module.globals_mut();
            let symbol = &mut rows.sym_mut()[target.index()];
            (symbol.name, symbol.linkage, symbol.visibility) = (alias.name, alias.linkage, alias.visibility);
            symbol.dll = alias.dll;
            symbol.flags = symbol.flags & !Symbol::DSO_LOCAL | alias.flags & Symbol::DSO_LOCAL;
            for list in [&mut used, &mut compiler_used] {
                if list.members.remove(&g) {
                    list.members.insert(target);
                }
            }
        } else if alias_stays {
            continue;
        }
        erased.push(g);
    }
    if !pairs.is_empty() {
        let pairs: Vec<(Global, Global)> = pairs.iter().map(|&(old, new)| (old, end_of(&stands_for, new))).collect();
        replace_globals(module, &pairs);
        erased.into_iter().for_each(|g| erase_global(module, g));
    }
    used.write(module);
    compiler_used.write(module);
    !pairs.is_empty()
}

fn end_of(stands_for: &[Global], from: Global) -> Global {
    let mut at = from;
    for _ in 0..MAX_CASTS {
        at = stands_for[at.index()];
    }
    at
}

/// Uses of functions that are chosen at load time become uses of the function that the choice always is; whether there were any.
pub(super) fn resolve_ifuncs(module: &mut Module) -> bool {
    let outside = referenced(module);
    let mut pairs = Vec::new();
    for g in super::live(module) {
        let sym = module.globals().sym()[g.index()];
        if sym.kind != GlobalKind::IFunc || sym.linkage.is_interposable() || !outside.contains(g) {
            continue;
        }
        let resolver = without_casts(module, module.globals().parts()[g.index()].init);
        let Some(callee) = resolver.and_then(|resolver| fixed_choice(module, resolver)) else { continue };
        let aliased = || {
            super::live(module).iter().any(|to| {
                let is_alias = module.globals().sym()[to.index()].kind == GlobalKind::Alias;
                is_alias && module.globals().parts()[to.index()].init == Value::global(g)
            })
        };
        let declared = module.globals().sym()[callee.index()].is_declaration();
        if module.globals().shape()[callee.index()].ptr_ty == module.globals().shape()[g.index()].ptr_ty
            && (!declared || !aliased())
        {
            pairs.push((g, callee));
        }
    }
    if !pairs.is_empty() {
        replace_globals(module, &pairs);
    }
    !pairs.is_empty()
}

/// The function that `resolver` always chooses, without doing anything else.
fn fixed_choice(module: &Module, resolver: Global) -> Option<Global> {
    if module.globals().sym()[resolver.index()].linkage.is_interposable() {
        return None;
    }
    let f = module.func(resolver)?;
    if f.block_order().nth(1).is_some() || insts(&f).any(|i| has_side_effects(&f, i) && f.op(i) != Opcode::Ret) {
        return None;
    }
    let last = f.terminator(f.entry()).get().filter(|&last| f.op(last) == Opcode::Ret && f.num_operands(last) == 1)?;
    let callee = f.operand(last, 0).as_global()?;
    (module.globals().sym()[callee.index()].kind == GlobalKind::Function).then_some(callee)
}

/// Whether function `global` returns at once.
fn is_empty(module: &Module, global: Global) -> bool {
    let Some(f) = module.func(global) else { return false };
    f.block_insts(f.entry()).next().is_some_and(|i| f.op(i) == Opcode::Ret)
}

/// Erases calls that register functions that do nothing to be called at exit; whether there were any.
pub(super) fn drop_empty_exits(module: &mut Module) -> bool {
    let mut changed = false;
    for (name, params) in [("__cxa_atexit", 3), ("atexit", 1)] {
        let Some(register) = module.find_global(name) else { continue };
        let known = crate::signature::parts_of_type(module, register).is_some_and(|(ret, list, variadic)| {
            let types = module.tables().types.view();
            types.is_int(ret) && list.len() == params && !variadic && list.iter().all(|&ty| types.is_ptr(ty))
        });
        if !known || !module.globals().sym()[register.index()].is_declaration() {
            continue;
        }
        for g in module.defined_functions() {
            let Some(f) = module.func(g) else { continue };
            let calls: Vec<Inst> = insts(&f)
                .filter(|&i| f.op(i) == Opcode::Call && called_function(&f, i) == Some(register))
                .filter(|&i| f.operand(i, 0).as_global().is_some_and(|at_exit| is_empty(module, at_exit)))
                .collect();
            if calls.is_empty() {
                continue;
            }
            changed = true;
            module.edit(g, |f| {
                for call in calls {
                    let ty = f.ty(call);
                    if let Some(zero) = f.folder().zero(ty) {
                        f.replace_and_erase(call, zero);
                    }
                }
            });
        }
    }
    changed
}
