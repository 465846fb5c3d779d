//! `generic-to-nvvm`: variables of the generic address space get a state space, as PTX has no generic variables.
//!
//! **When**: a variable of address space 0 goes to global memory; a constant that no other module sees goes to constant memory, if all that
//! is done with its address is reading it, and the threads of a warp always read the same place of it (`constants.rs`): such a read is an
//! operand of an instruction, or a load that does not go through the caches of global memory. Constant memory is small, so at most
//! `generic-to-nvvm-constant-bytes` of it are used.
//! **Not** moved: `llvm.*` and `nvvm.*`, textures, surfaces and samplers, thread-local variables, what an alias names (an alias has the
//! address space of its variable), and section `llvm.metadata`.
//! **How**: the variable keeps its row and changes its type; every constant that is made of its address is made again of a cast to the
//! generic space, which has the type that the address had. So no instruction changes its type, and `infer-address-spaces` or
//! `memory-space-opt` take the casts out where a space is known.
//! **Invariants**: annotations name the variable itself. Control flow is untouched; nothing is asked of aliases or of convergence.
//! **Relies on**: uniformity, for constant memory only. **Cost**: linear in the module.
//! **Source**: LLVM's `NVPTXGenericToNVVM` for global memory.

mod constants;

use crate::knobs;
use std::collections::HashMap;
use warpc_analysis::AnalysisSet;
use warpc_ipo::references::rewrite_operands;
use warpc_ir::body::Body;
use warpc_ir::consts::{ConstKind, Consts, ExprHead};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, ThreadLocal};
use warpc_ir::{Module, Opcode, TypeKind, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "generic-to-nvvm",
    summary: "put variables of the generic address space into global or constant memory",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::GENERIC_TO_NVVM],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("generic-to-nvvm")?;
        Ok(PassBody::Module(Box::new(GenericToNvvm)))
    },
};

/// The spaces by their numbers.
const GENERIC: u32 = 0;
const GLOBAL: u32 = 1;
const CONSTANT: u32 = 4;

struct GenericToNvvm;

impl ModulePass for GenericToNvvm {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let mut moved = Moved::new(module);
        if moved.is_empty() {
            return false;
        }
        let limit = u64::try_from(cx.session.knobs.get(knobs::GENERIC_TO_NVVM_CONSTANT_BYTES)).unwrap_or(u64::MAX);
        for variable in constants::read_together(module, &moved, limit) {
            moved.set(module, variable, CONSTANT);
        }
        retype(module, &moved);
        true
    }
}

/// The variables that get a space: by global row the type of their address, [`Type::VOID`] for others.
struct Moved {
    types: Vec<Type>,
    any: bool,
}

impl Moved {
    /// All variables of the generic space that may move, to global memory.
    fn new(module: &mut Module) -> Moved {
        let special = named_by_annotations(module);
        let aliased = named_by_aliases(module);
        let mut moved = Moved { types: vec![Type::VOID; module.globals().len()], any: false };
        for global in (0..module.globals().len()).map(Global::new) {
            let index = global.index();
            if is_generic_variable(module, global) && !special[index] && !aliased[index] {
                moved.set(module, global, GLOBAL);
            }
        }
        moved
    }
    fn is_empty(&self) -> bool {
        !self.any
    }
    fn set(&mut self, module: &mut Module, global: Global, space: u32) {
        self.types[global.index()] = module.tables_mut().types.intern(TypeKind::Ptr(space));
        self.any = true;
    }
    /// The new type of the address `value`, if it is that of a variable that moves.
    fn of(&self, value: Value) -> Option<Type> {
        let ty = *self.types.get(value.as_global()?.index())?;
        (ty != Type::VOID).then_some(ty)
    }
    fn globals(&self) -> impl Iterator<Item = Global> + '_ {
        (0..self.types.len()).filter(|&row| self.types[row] != Type::VOID).map(Global::new)
    }
}

fn is_generic_variable(module: &Module, global: Global) -> bool {
    let ctx = module.ctx();
    let (sym, shape) = (ctx.globals.sym[global.index()], ctx.globals.shape[global.index()]);
    let name = ctx.name(global);
    sym.kind == GlobalKind::Variable
        && !sym.is_dead()
        && shape.addrspace == GENERIC
        && sym.tls == ThreadLocal::None
        && !name.starts_with(b"llvm.")
        && !name.starts_with(b"nvvm.")
        && ctx.str(ctx.globals.parts[global.index()].section) != b"llvm.metadata"
}

/// By global row: whether annotations make it a texture, a surface or a sampler.
fn named_by_annotations(module: &Module) -> Vec<bool> {
    let ctx = module.ctx();
    let mut found = vec![false; module.globals().len()];
    let metadata = &ctx.tables.metadata;
    let Some(name) = ctx.tables.strings.find(b"nvvm.annotations") else { return found };
    for &node in metadata.named_list(name) {
        let operands = metadata.ops(node);
        let Some(MdNode::Value(_, value)) = operands.first().filter(|md| md.is_some()).map(|&md| metadata.get(md))
        else {
            continue;
        };
        let Some(global) = value.as_global() else { continue };
        let is_handle = operands[1..].chunks_exact(2).any(|pair| {
            let key = pair[0].get().and_then(|md| metadata.str_of(md)).map(|key| ctx.str(key));
            matches!(key, Some(b"texture" | b"surface" | b"sampler"))
        });
        found[global.index()] |= is_handle;
    }
    found
}

/// By global row: whether an alias or ifunc is made of its address.
fn named_by_aliases(module: &Module) -> Vec<bool> {
    let mut found = vec![false; module.globals().len()];
    let mut marker = warpc_analysis::callgraph::Marker::new(&module.tables().consts);
    for global in (0..module.globals().len()).map(Global::new) {
        let sym = module.globals().sym()[global.index()];
        if matches!(sym.kind, GlobalKind::Alias | GlobalKind::IFunc) && !sym.is_dead() {
            marker.mark(module.globals().parts()[global.index()].init, |to| found[to.index()] = true);
        }
    }
    found
}

/// The constants of one table, made again where they are made of an address that moves.
struct Recast<'m> {
    moved: &'m Moved,
    /// By const row; rows refer to earlier rows only, so one walk in their order finds all.
    new: Vec<Value>,
    casts: HashMap<Global, Value>,
}

impl<'m> Recast<'m> {
    fn new(moved: &'m Moved, consts: &mut Consts) -> Recast<'m> {
        let rows = consts.len();
        let mut recast = Recast { moved, new: Vec::new(), casts: HashMap::new() };
        if !consts.operands().iter().any(|&value| moved.of(value).is_some()) {
            return recast;
        }
        recast.new = (0..rows).map(|row| Value::constant(Const::new(row))).collect();
        for row in (0..rows).map(Const::new) {
            let old = consts.list(row).to_vec();
            let list: Vec<Value> = old.iter().map(|&value| recast.value(consts, value)).collect();
            if list == old {
                continue;
            }
            let (kind, ty) = (consts.row(row).kind, consts.row(row).ty);
            recast.new[row.index()] = match (kind, consts.expr(row)) {
                (ConstKind::Expr, Some(head)) => consts.add_expr(ty, head, &list),
                (ConstKind::Aggregate, _) => consts.add_aggregate(ty, &list, false),
                (ConstKind::Splat, _) => consts.add_splat(ty, list[0]),
                (kind, _) => consts.add_special(kind, ty, &list),
            };
        }
        recast
    }
    /// What stands for `value`.
    fn value(&mut self, consts: &mut Consts, value: Value) -> Value {
        if self.moved.of(value).is_some()
            && let Some(global) = value.as_global()
        {
            let head = ExprHead { op: Opcode::AddrSpaceCast, flags: 0, elem: Type::NONE, inrange: None };
            return *self.casts.entry(global).or_insert_with(|| consts.add_expr(Type::PTR, head, &[value]));
        }
        value.as_const().and_then(|row| self.new.get(row.index())).map_or(value, |&new| new)
    }
}

/// Changes the types of the addresses of variables, and all that is made of them.
fn retype(module: &mut Module, moved: &Moved) {
    for global in module.defined_functions() {
        if let Some(body) = module.body_mut(global) {
            retype_body(body, moved);
        }
    }
    let tables = module.tables_mut();
    let mut recast = Recast::new(moved, &mut tables.consts);
    for extra in &mut tables.extras {
        for value in [&mut extra.prefix, &mut extra.prologue, &mut extra.personality] {
            *value = recast.value(&mut tables.consts, *value);
        }
    }
    // Metadata names variables, not casts of them.
    let mut changed: Vec<(Md, MdNode)> = Vec::new();
    for (row, node) in tables.metadata.nodes().iter().enumerate() {
        let MdNode::Value(ty, value) = node else { continue };
        let new = match moved.of(*value) {
            Some(ty) => (ty, *value),
            None => (*ty, recast.value(&mut tables.consts, *value)),
        };
        if new != (*ty, *value) {
            changed.push((Md::new(row), MdNode::Value(new.0, new.1)));
        }
    }
    for (md, node) in changed {
        tables.metadata.define(md, node);
    }
    let mut inits: Vec<Value> = module.globals().parts().iter().map(|parts| parts.init).collect();
    let consts = &mut module.tables_mut().consts;
    inits.iter_mut().for_each(|init| *init = recast.value(consts, *init));
    let spaces: Vec<(Global, Type, u32)> = (moved.globals().map(|global| (global, moved.types[global.index()])))
        .map(|(global, ty)| (global, ty, module.tables().types.view().addrspace(ty).unwrap_or(GENERIC)))
        .collect();
    let mut rows = module.globals_mut();
    for (parts, init) in rows.parts_mut().iter_mut().zip(inits) {
        parts.init = init;
    }
    let shapes = rows.shape_mut();
    for (global, ty, space) in spaces {
        (shapes[global.index()].ptr_ty, shapes[global.index()].addrspace) = (ty, space);
    }
}

fn retype_body(body: &mut Body, moved: &Moved) {
    let mut consts = std::mem::take(&mut body.side.consts);
    let mut recast = Recast::new(moved, &mut consts);
    rewrite_operands(body, |value| recast.value(&mut consts, value));
    body.side.consts = consts;
}
