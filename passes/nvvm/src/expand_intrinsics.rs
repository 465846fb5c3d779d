//! `expand-intrinsics`: target-independent intrinsics that instruction selection does not know become instructions.
//!
//! | intrinsics | file | become |
//! |---|---|---|
//! | `vp.*` | `predicated.rs` | the operation on all lanes; memory and reductions look at the mask and the length |
//! | `masked.*`, histograms, `memset.pattern` | `memory.rs` | an access of each lane behind a branch on its bit; a loop |
//! | `vector.*`, lane masks, `cttz.elts`, `matrix.*` | `vectors.rs` | shuffles, selects, comparisons |
//! | `smul.fix` to `udiv.fix.sat`, `clmul` | `fixed.rs` | arithmetic of twice the width and more |
//! | `experimental.constrained.*` | `constrained.rs` | the operation: exceptions are not seen, the rounding is to nearest |
//! | `frexp`, `modf`, `powi` with an unknown exponent | `float.rs` | tests and shifts of bits; products |
//!
//! **When**: as early as code is prepared for selection, so that other passes see the instructions. **Invariants**: lanes that are masked
//! off touch no memory. Operands that are read more than once are frozen where that matters. Scalable vectors stay, and are
//! refused by selection. **Cost**: linear in the lanes, but quadratic in them for `compress`. **Source**: what LLVM's code generation
//! does with each for this target.
//! **Relies on** what the intrinsics say: lanes of one thread are accessed in their order, none of them is atomic, and volatile copies
//! stay volatile.

mod constrained;
mod fixed;
mod float;
mod memory;
mod predicated;
mod vectors;

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::value::ValueKind;
use warpc_ir::{Builder, Func, FuncMut, TypeKind, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "expand-intrinsics",
    summary: "make instructions of target-independent intrinsics that selection does not know",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("expand-intrinsics")?;
        Ok(PassBody::Function(Box::new(ExpandIntrinsics)))
    },
};

struct ExpandIntrinsics;

impl FunctionPass for ExpandIntrinsics {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let calls: Vec<(Inst, IntrinsicId)> =
            insts.filter_map(|inst| intrinsic(func, inst).filter(|id| !id.is_nvvm()).map(|id| (inst, id))).collect();
        let mut changed = false;
        for (call, id) in calls {
            changed |= expand(func, call, id);
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Replaces `call` of `id`; false where selection has it, or nothing does.
fn expand(func: &mut FuncMut<'_>, call: Inst, id: IntrinsicId) -> bool {
    if is_scalable(func, call) {
        return false;
    }
    // Predicated operations become others that are expanded in turn.
    if let Some(next) = predicated::expand(func, call, id) {
        for inst in next {
            if let Some(id) = intrinsic(func, inst) {
                expand(func, inst, id);
            }
        }
        return true;
    }
    if memory::expand(func, call, id) {
        return true;
    }
    let loc = func.loc(call);
    let mut build = Builder { loc, ..Builder::before(func, call) };
    let result = vectors::expand(&mut build, call, id)
        .or_else(|| fixed::expand(&mut build, call, id))
        .or_else(|| float::expand(&mut build, call, id))
        .or_else(|| constrained::expand(&mut build, call, id));
    let Some(result) = result else { return false };
    func.replace_and_erase(call, result);
    // A power without constraints is one with an unknown exponent still.
    if let Some(inst) = result.as_inst()
        && intrinsic(func, inst) == Some(id::POWI)
    {
        expand(func, inst, id::POWI);
    }
    true
}

/// Whether `call` has to do with vectors of unknown length.
fn is_scalable(func: &Func<'_>, call: Inst) -> bool {
    let scalable = |ty: Type| func.types().vector(ty).is_some_and(|vector| vector.1);
    scalable(func.ty(call))
        || (0..func.call(call).num_args as usize).any(|n| scalable(func.type_of(func.operand(call, n))))
}

/// Text of metadata argument `index`.
fn text<'q>(func: &'q Func<'_>, call: Inst, index: usize) -> Option<&'q str> {
    let ValueKind::Meta(node) = func.operand(call, index).kind() else { return None };
    let text = func.ctx().tables.metadata.str_of(node).map(|s| func.ctx().str(s))?;
    std::str::from_utf8(text).ok()
}

/// Number of lanes and element of a vector type.
fn lanes(func: &Func<'_>, ty: Type) -> Option<(u32, Type)> {
    func.types().vector(ty).map(|(len, _, elem)| (len, elem))
}

fn vector_of(build: &mut Builder<'_, '_>, len: u32, elem: Type) -> Type {
    build.f.intern_type(TypeKind::Vector { len, scalable: false, elem })
}

/// `i1`, or a vector of it for a vector type.
fn truth_of(build: &mut Builder<'_, '_>, ty: Type) -> Type {
    match lanes(build.f, ty) {
        Some((len, _)) => vector_of(build, len, Type::I1),
        None => Type::I1,
    }
}

/// Lane `index` of `vector`.
fn lane(build: &mut Builder<'_, '_>, vector: Value, index: u32) -> Value {
    let elem = build.f.types().scalar(build.f.type_of(vector));
    if vector.is_constant()
        && let Some(known) = build.f.folder().element(vector, u64::from(index))
    {
        return known;
    }
    let index = build.f.consts_mut().add_i32(index);
    build.extract_element(vector, index, elem)
}

/// A vector of `parts`.
fn assemble(build: &mut Builder<'_, '_>, ty: Type, parts: &[Value]) -> Value {
    let mut whole = Value::poison(ty);
    for (k, &part) in parts.iter().enumerate() {
        let index = build.f.consts_mut().add_i32(k as u32);
        whole = build.insert_element(whole, part, index);
    }
    whole
}

/// All lanes of a vector of type `ty` are `value`; `value` itself where `ty` is no vector.
fn splat(build: &mut Builder<'_, '_>, ty: Type, value: Value) -> Value {
    let Some((len, _)) = lanes(build.f, ty) else { return value };
    if value.is_constant() {
        return build.f.consts_mut().add_splat(ty, value);
    }
    let first = build.f.consts_mut().add_i32(0);
    let one = build.insert_element(Value::poison(ty), value, first);
    let mask: SmallVec<[u32; 16]> = std::iter::repeat_n(0, len as usize).collect();
    build.shuffle(one, Value::poison(ty), &mask, ty)
}

/// The constant `number` of `ty`, an integer or a vector of integers.
fn int(build: &mut Builder<'_, '_>, ty: Type, number: i64) -> Value {
    // The type is one of integers, so there is one.
    build.f.folder().int_of(ty, number).unwrap_or(Value::poison(ty))
}

/// The numbers of the lanes: 0, 1, 2, ... of `ty`.
fn numbers(build: &mut Builder<'_, '_>, ty: Type) -> Value {
    let Some((len, elem)) = lanes(build.f, ty) else { return int(build, ty, 0) };
    let parts: SmallVec<[Value; 16]> = (0..len).map(|k| int(build, elem, k as i64)).collect();
    build.f.consts_mut().add_aggregate(ty, &parts, true)
}

/// `value` as it is in every use: frozen, where it may be undef or poison.
fn once(build: &mut Builder<'_, '_>, value: Value) -> Value {
    if value.is_constant() && build.f.consts().is_well_defined(value) { value } else { build.freeze(value) }
}

/// Call of intrinsic `id` for types that fit it.
fn call(build: &mut Builder<'_, '_>, id: IntrinsicId, types: &[Type], args: &[Value]) -> Value {
    let ty = build.f.type_of(args[0]);
    build.intrinsic(id, types, args, 0).unwrap_or(Value::poison(ty))
}

/// Arguments of `call`.
fn arguments(func: &Func<'_>, call: Inst) -> SmallVec<[Value; 8]> {
    (0..func.call(call).num_args as usize).map(|n| func.operand(call, n)).collect()
}

/// A struct of `parts`.
fn structure(build: &mut Builder<'_, '_>, ty: Type, parts: &[Value]) -> Value {
    let mut whole = Value::poison(ty);
    for (k, &part) in parts.iter().enumerate() {
        whole = build.insert_value(whole, part, &[k as u32]);
    }
    whole
}
