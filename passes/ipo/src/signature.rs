//! Changes to the signature of a function that is at rest: its type, its arguments, and the description of it for debuggers.

use crate::references::rewrite_operands;
use warpc_ir::body::{ArgRow, Body};
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::GlobalKind;
use warpc_ir::{Func, Module, TypeKind, Value, ValueKind};

/// A call of a function by its name, with the type that the function has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CallSite {
    /// The function that calls.
    pub(crate) caller: Global,
    /// The call.
    pub(crate) call: Inst,
}

/// All direct calls of the functions of a module, grouped by callee. Linear.
pub(crate) fn call_sites(module: &Module) -> warpc_columns::graph::Csr<CallSite> {
    let mut all: Vec<(usize, CallSite)> = Vec::new();
    for caller in module.defined_functions() {
        let Some(f) = module.func(caller) else { continue };
        for call in f.block_order().flat_map(|b| f.block_insts(b)) {
            if let Some(callee) = warpc_analysis::facts::called_function(&f, call) {
                all.push((callee.index(), CallSite { caller, call }));
            }
        }
    }
    warpc_columns::graph::Csr::group(module.globals().len(), all.iter().copied())
}

/// What becomes of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArgFate {
    /// It is argument `n` from now on.
    Becomes(u32),
    /// It goes: what still uses it, as debug records do, gets poison.
    Gone,
}

/// Gives the body arguments of the types `types`; `fates` says what becomes of each old one. Use lists are dropped, the next
/// edit builds them again. Linear in the body.
pub(crate) fn renumber_arguments(body: &mut Body, fates: &[ArgFate], types: &[Type]) {
    let old: Vec<Type> = body.side.args.iter().map(|arg| arg.ty).collect();
    let new = |value: Value| match value.kind() {
        ValueKind::Arg(n) => match fates[n as usize] {
            ArgFate::Becomes(to) => Value::arg(to),
            ArgFate::Gone => Value::poison(old[n as usize]),
        },
        _ => value,
    };
    rewrite_operands(body, new);
    let side = &mut body.side;
    if let Some(names) = &mut side.names {
        let kept: Vec<Vec<u8>> = (0..old.len()).map(|n| names.get(Value::arg(n as u32)).to_vec()).collect();
        (0..old.len().max(types.len())).for_each(|n| names.set(Value::arg(n as u32), b""));
        for (name, fate) in kept.iter().zip(fates) {
            if let ArgFate::Becomes(to) = *fate {
                names.set(Value::arg(to), name);
            }
        }
    }
    side.args = types.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    side.uses_built = false;
    side.uses.clear();
}

/// Function type of `ret` and `params` in the module's table.
pub(crate) fn function_type(module: &mut Module, ret: Type, params: &[Type], vararg: bool) -> Type {
    module.tables_mut().types.intern(TypeKind::Func { ret, params: params.into(), vararg })
}

/// Result, parameters and whether there may be more of the type of function `global`.
pub(crate) fn parts_of_type(module: &Module, global: Global) -> Option<(Type, Vec<Type>, bool)> {
    let globals = module.globals();
    if globals.sym()[global.index()].kind != GlobalKind::Function {
        return None;
    }
    let (ret, params, vararg) = module.ctx().types().func(globals.shape()[global.index()].ty)?;
    Some((ret, params.to_vec(), vararg))
}

/// Whether `func` has a call that must be a tail call.
pub(crate) fn has_musttail(func: &Func<'_>) -> bool {
    use warpc_ir::opcode::TailKind;
    func.block_order()
        .flat_map(|b| func.block_insts(b))
        .any(|i| func.op(i).is_call() && func.call(i).tail == TailKind::MustTail)
}

/// Tells debuggers that calls of `global` follow no known convention: its subprogram gets a type with `cc: DW_CC_nocall`.
pub(crate) fn mark_nocall(module: &mut Module, global: Global) {
    let tables = module.tables();
    let find = |name: &str| tables.strings.find(name.as_bytes());
    let (Some(dbg), Some(ty_key)) = (find("dbg"), find("type")) else { return };
    let attached = module.ctx().extra(global).and_then(|extra| extra.attachments.iter().find(|entry| entry.0 == dbg));
    let Some(subprogram) = attached.map(|entry| entry.1) else { return };
    let Some(&MdField::Node(ty)) = tables.metadata.field(subprogram, ty_key) else { return };
    let Some(MdNode::Special { distinct, kind, fields }) = ty.get().map(|ty| tables.metadata.get(ty).clone()) else {
        return;
    };
    let flags = find("flags");
    let tables = module.tables_mut();
    let (cc, nocall) = (tables.strings.intern(b"cc"), tables.strings.intern(b"DW_CC_nocall"));
    // Fields stand in the order of the language's table: flags, cc, types.
    let mut fields: Vec<(Str, MdField)> = fields.iter().filter(|field| field.0 != cc).cloned().collect();
    let at = fields.iter().take_while(|field| Some(field.0) == flags).count();
    fields.insert(at, (cc, MdField::Sym(nocall)));
    let ty = tables.metadata.add(MdNode::Special { distinct, kind, fields: fields.into() });
    if let MdNode::Special { distinct, kind, fields } = tables.metadata.get(subprogram).clone() {
        let fields = fields.into_vec().into_iter();
        let fields = fields.map(|field| if field.0 == ty_key { (ty_key, MdField::Node(ty)) } else { field }).collect();
        tables.metadata.define(subprogram, MdNode::Special { distinct, kind, fields });
    }
}
