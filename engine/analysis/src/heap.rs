//! Functions that allocate and free: by the attributes `allockind`, `alloc-family` and `allocsize`, operators of C++ and `strdup` by name.
//! Attributes of `malloc` and `free` are inferred by a pass of their own.

use crate::facts::{self, alloc_kind};
use crate::library::{self, Level};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value};

/// Functions whose memory may be given back to each other only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// `malloc`, `calloc`, `realloc`, `free`, ...
    C,
    /// That of another name.
    Other(Str),
    /// `operator new`
    New,
    /// `operator new[]`
    NewArray,
    /// `operator new` with an alignment.
    NewAligned,
    /// `operator new[]` with an alignment.
    NewArrayAligned,
}

/// A call that allocates.
#[derive(Clone, Copy, Debug)]
pub struct Allocation {
    /// Whose functions free it.
    pub family: Family,
    /// Argument that is the size in bytes, of an operator of C++.
    pub size: Option<usize>,
    /// Argument that is the alignment.
    pub align: Option<usize>,
    /// Argument that is freed: of `realloc`.
    pub old: Option<usize>,
    /// Whether it never returns null.
    pub non_null: bool,
}

/// Name of the function that `inst` calls, if the runtime may be meant.
fn runtime_name<'a>(func: &Func<'a>, inst: Inst) -> Option<&'a str> {
    if !func.op(inst).is_call() {
        return None;
    }
    let (ctx, global) = (func.ctx(), facts::called_function(func, inst)?);
    let sym = &ctx.globals.sym[global.index()];
    let declared = sym.kind == GlobalKind::Function && sym.has(Symbol::DECLARATION);
    let name = std::str::from_utf8(ctx.name(global)).ok()?;
    (declared && !library::is_no_builtin(func, inst, name)).then_some(name)
}

/// Whether the parameters of the function that `inst` calls are those that `letters` says: `p` a pointer, `z` a size, `n` an integer.
fn takes(func: &Func<'_>, inst: Inst, letters: &str) -> bool {
    let types = func.types();
    let Some((_, params, false)) = types.func(func.call(inst).fn_ty) else { return false };
    let size = func.layout().index_bits(0);
    params.len() == letters.len()
        && params.iter().zip(letters.bytes()).all(|(&ty, letter)| match letter {
            b'p' => types.is_ptr(ty),
            b'z' => types.int_bits(ty) == Some(size),
            _ => types.is_int(ty),
        })
}

/// What follows the stem of the name of an operator of C++: whether it takes an alignment, and whether it does not throw.
fn operator_suffix(rest: &str) -> Option<(bool, bool)> {
    let (aligned, rest) = match rest.strip_prefix("St11align_val_t") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    match rest {
        "" => Some((aligned, false)),
        "RKSt9nothrow_t" => Some((aligned, true)),
        _ => None,
    }
}

fn operator_family(array: bool, aligned: bool) -> Family {
    match (array, aligned) {
        (false, false) => Family::New,
        (true, false) => Family::NewArray,
        (false, true) => Family::NewAligned,
        (true, true) => Family::NewArrayAligned,
    }
}

/// What `alloc-family` says of the function that `inst` calls.
fn named_family(func: &Func<'_>, inst: Inst) -> Option<Family> {
    let ctx = func.ctx();
    let key = ctx.tables.strings.find(b"alloc-family")?;
    let a = func.attrs();
    let of = |list| a.string(a.list(list).func, key).flatten();
    let callee = || of(ctx.globals.parts[facts::called_function(func, inst)?.index()].attrs);
    let name = of(func.call(inst).attrs).or_else(callee)?;
    Some(if ctx.str(name) == b"malloc" { Family::C } else { Family::Other(name) })
}

/// The argument of call `inst` with attribute `kind`.
fn argument_with(func: &Func<'_>, inst: Inst, kind: AttrKind) -> Option<usize> {
    (0..func.call(inst).num_args as usize).find(|&at| facts::call_arg_has(func, inst, at, kind))
}

/// What call `inst` allocates.
pub fn allocation(func: &Func<'_>, inst: Inst) -> Option<Allocation> {
    if !func.op(inst).is_call() || !func.types().is_ptr(func.ty(inst)) {
        return None;
    }
    let kind = facts::alloc_kind(func, inst);
    if kind & (alloc_kind::ALLOC | alloc_kind::REALLOC) != 0 {
        let family = named_family(func, inst)?;
        let old = if kind & alloc_kind::REALLOC != 0 {
            let at = argument_with(func, inst, AttrKind::AllocPtr).unwrap_or(0);
            let is_pointer =
                at < func.call(inst).num_args as usize && func.types().is_ptr(func.type_of(func.operand(inst, at)));
            Some(Some(at).filter(|_| is_pointer)?)
        } else {
            None
        };
        return Some(Allocation { family, size: None, align: None, old, non_null: false });
    }
    let name = runtime_name(func, inst).filter(|_| library::level_of(func).is_some_and(|level| level >= Level::C))?;
    let row = |letters, family, size, align, non_null| {
        takes(func, inst, letters).then_some(Allocation { family, size, align, old: None, non_null })
    };
    match name {
        "strdup" | "__strdup" => return row("p", Family::C, None, None, false),
        "strndup" | "__strndup" => return row("pz", Family::C, None, None, false),
        _ => {}
    }
    let array = name.starts_with("_Zna");
    let rest = name.strip_prefix("_Znw").or_else(|| name.strip_prefix("_Zna"))?;
    let (aligned, nothrow) = operator_suffix(rest.strip_prefix(['j', 'm'])?)?;
    let letters = ["n", "np", "nn", "nnp"][2 * aligned as usize + nothrow as usize];
    row(letters, operator_family(array, aligned), Some(0), aligned.then_some(1), !nothrow && !aligned)
}

/// Whether call `inst` gives new memory: by `allockind`, or because it is an operator of C++.
pub fn is_allocation(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst).is_call()
        && func.types().is_ptr(func.ty(inst))
        && (facts::alloc_kind(func, inst) & alloc_kind::ALLOC != 0
            || allocation(func, inst).is_some_and(|row| row.old.is_none() && row.size.is_some()))
}

/// What call `inst` frees: the pointer, and whose functions have allocated it.
pub fn freed(func: &Func<'_>, inst: Inst) -> Option<(Value, Family)> {
    if func.op(inst) != Opcode::Call || func.ty(inst) != Type::VOID || func.call(inst).num_args == 0 {
        return None;
    }
    if facts::alloc_kind(func, inst) & alloc_kind::FREE != 0 {
        let at = argument_with(func, inst, AttrKind::AllocPtr).unwrap_or(0);
        let ptr = func.operand(inst, at);
        return func.types().is_ptr(func.type_of(ptr)).then_some((ptr, named_family(func, inst)?));
    }
    let name = runtime_name(func, inst).filter(|_| library::level_of(func).is_some_and(|level| level >= Level::C))?;
    let array = name.starts_with("_ZdaPv");
    let rest = name.strip_prefix("_ZdlPv").or_else(|| name.strip_prefix("_ZdaPv"))?;
    let (aligned, _) = operator_suffix(rest.strip_prefix(['j', 'm']).unwrap_or(rest))?;
    let ptr = func.operand(inst, 0);
    func.types().is_ptr(func.type_of(ptr)).then_some((ptr, operator_family(array, aligned)))
}

/// Alignment of what call `inst` allocates if its arguments say so: the operand.
pub fn allocated_alignment(func: &Func<'_>, inst: Inst) -> Option<Value> {
    let at =
        allocation(func, inst).and_then(|row| row.align).or_else(|| argument_with(func, inst, AttrKind::AllocAlign))?;
    Some(func.operand(inst, at))
}

/// Bytes that call `inst` allocates if its arguments say so: by `allocsize`, or because it is an operator of C++.
pub fn allocated_bytes(func: &Func<'_>, inst: Inst) -> Option<u64> {
    let number = |at: usize| facts::int_constant(func, func.operand(inst, at)).and_then(|n| u64::try_from(n).ok());
    let a = func.attrs();
    let of = |list| a.int(a.list(list).func, AttrKind::AllocSize);
    let callee = || of(func.ctx().globals.parts[facts::called_function(func, inst)?.index()].attrs);
    let Some(packed) = of(func.call(inst).attrs).or_else(callee) else {
        return number(allocation(func, inst)?.size?);
    };
    let (count, first, second) = (func.call(inst).num_args as usize, packed as u32, (packed >> 32) as u32);
    let factors = [Some(first), (second != u32::MAX).then_some(second)];
    let mut bytes = 1u64;
    for at in factors.into_iter().flatten() {
        bytes = bytes.checked_mul(number(Some(at as usize).filter(|&at| at < count)?)?)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parse;

    #[test]
    fn allocations_and_what_frees_them() {
        let text = "
            target triple = \"TRIPLE\"
            declare ptr @malloc(i64) allockind(\"alloc\") allocsize(0) \"alloc-family\"=\"malloc\"
            declare ptr @realloc(ptr allocptr, i64) allockind(\"realloc\") allocsize(1) \"alloc-family\"=\"malloc\"
            declare ptr @_ZnamSt11align_val_t(i64, i64)
            declare void @free(ptr allocptr) allockind(\"free\") \"alloc-family\"=\"malloc\"
            declare void @_ZdaPvmSt11align_val_t(ptr, i64, i64)
            declare ptr @own(i64, i64) allocsize(0, 1)
            define void @f(ptr %p) {
              %a = call ptr @malloc(i64 8)
              %b = call ptr @realloc(ptr %a, i64 16)
              %c = call ptr @_ZnamSt11align_val_t(i64 24, i64 8)
              %d = call ptr @own(i64 3, i64 4)
              call void @free(ptr %b)
              call void @_ZdaPvmSt11align_val_t(ptr %c, i64 24, i64 8)
              ret void
            }";
        for (triple, hosted) in [("x86_64-unknown-linux-gnu", true), ("nvptx64-nvidia-cuda", false)] {
            let m = parse(&text.replace("TRIPLE", triple));
            let f = m.func(m.find_global("f").unwrap()).unwrap();
            let calls: Vec<Inst> = f.block_insts(f.entry()).collect();
            let families: Vec<_> = calls[..4].iter().map(|&i| allocation(&f, i).map(|row| row.family)).collect();
            let expected = |family| hosted.then_some(family);
            assert_eq!(families, [Some(Family::C), Some(Family::C), expected(Family::NewArrayAligned), None]);
            let bytes: Vec<_> = calls[..4].iter().map(|&i| allocated_bytes(&f, i)).collect();
            assert_eq!(bytes, [Some(8), Some(16), hosted.then_some(24), Some(12)]);
            assert_eq!(freed(&f, calls[4]), Some((Value::inst(calls[1]), Family::C)));
            assert_eq!(freed(&f, calls[5]).map(|row| row.1), expected(Family::NewArrayAligned));
        }
    }
}
