//! `bounds-checking`: accesses of objects whose size is known are checked, and end the program, or are reported, where they are out of bounds.
//!
//! **When**: loads, stores and atomic operations that are not volatile, whose address is a stack slot, a variable with a definition that counts,
//! or a `byval` argument, plus offsets. What is known to be inside is not checked. Functions `nosanitize_bounds` and accesses `!nosanitize`
//! are left alone. **How**: `size < offset or size - offset < bytes`, unsigned, before the access.
//!
//! | parameter | out of bounds |
//! |---|---|
//! | `trap` (as without one) | `llvm.ubsantrap`, with a number for each check; `llvm.trap` with `merge` |
//! | `rt`, `min-rt` | a function of the run-time library is called, and the access happens |
//! | `rt-abort`, `min-rt-abort` | the same function, but it does not return |
//! | `merge` | checks may become one: they are not `nomerge` |
//! | `guard=N` | only where `llvm.allow.ubsan.check(N)` holds |
//!
//! **Not** followed: selects and phis, which LLVM's pass turns into ones of sizes and offsets; their accesses stay unchecked.
//! **Cost**: linear in accesses, times the offsets of an address. **Invariants**: what is in bounds happens as before.
//! **Source**: LLVM's pass of this name.

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{self, arg_attrs, is_volatile, pointer_operand};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::GlobalKind;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "bounds-checking",
    summary: "check accesses of objects whose size is known",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| Ok(PassBody::Function(Box::new(BoundsChecking::of(params)?))),
};

/// What happens out of bounds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Report {
    Trap,
    /// A function of this name is called, which returns or does not.
    Call {
        name: &'static str,
        returns: bool,
    },
}

struct BoundsChecking {
    report: Report,
    merges: bool,
    guard: Option<u8>,
}

impl BoundsChecking {
    fn of(mut params: PassParams) -> Result<BoundsChecking, ParamError> {
        const REPORTS: [(&str, Report); 5] = [
            ("trap", Report::Trap),
            ("rt", Report::Call { name: "__ubsan_handle_local_out_of_bounds", returns: true }),
            ("rt-abort", Report::Call { name: "__ubsan_handle_local_out_of_bounds_abort", returns: false }),
            ("min-rt", Report::Call { name: "__ubsan_handle_local_out_of_bounds_minimal", returns: true }),
            ("min-rt-abort", Report::Call { name: "__ubsan_handle_local_out_of_bounds_minimal_abort", returns: false }),
        ];
        let mut report = Report::Trap;
        for (word, meant) in REPORTS {
            if params.take_word(word) {
                report = meant;
            }
        }
        let merges = params.take_word("merge");
        let guard = params.take_number(INFO.name, "guard")?;
        params.finish(INFO.name)?;
        Ok(BoundsChecking { report, merges, guard })
    }
}

impl FunctionPass for BoundsChecking {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let ctx = func.ctx();
        let list = ctx.globals.parts[func.global().index()].attrs;
        if ctx.attrs().fn_has(list, AttrKind::NoSanitizeBounds) {
            return Outcome::Unchanged;
        }
        let marked = ctx.tables.strings.find(b"nosanitize");
        let is_marked = |inst: Inst| marked.is_some_and(|kind| func.attachment(inst, kind).is_some());
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let checks: Vec<Check> =
            insts.filter(|&inst| !is_marked(inst)).filter_map(|inst| check_of(func, inst)).collect();
        let mut tail =
            Tail { last: func.block_order().last().unwrap_or(func.entry()), blocks: func.block_order().count() };
        for check in &checks {
            self.insert(func, check, &mut tail);
        }
        Outcome::of(!checks.is_empty(), AnalysisSet::NONE)
    }
}

/// The end of the function, which grows with each check.
struct Tail {
    last: Block,
    blocks: usize,
}

/// An access that may be out of bounds.
struct Check {
    access: Inst,
    bytes: u64,
    object: Size,
    /// Bytes from the object to the address: a number, and indices times numbers.
    offset: i64,
    scaled: SmallVec<[(Value, u64); 4]>,
    /// The integer type in which addresses of the object are computed.
    index: Type,
}

/// Bytes of an object.
#[derive(Clone, Copy)]
enum Size {
    Known(u64),
    /// So many elements of a stack slot, of so many bytes.
    Elements(Value, u64),
}

/// Bytes that `inst` reads or writes.
fn accessed(func: &Func<'_>, inst: Inst) -> Option<u64> {
    let ty = match func.op(inst) {
        Opcode::Load | Opcode::AtomicRmw => func.ty(inst),
        Opcode::Store => func.type_of(func.operand(inst, 0)),
        Opcode::CmpXchg => func.type_of(func.operand(inst, 1)),
        _ => return None,
    };
    func.layout().fixed_store_size(func.types(), ty)
}

/// The check that `inst` needs: none where nothing is known, or nothing can go wrong.
fn check_of(func: &Func<'_>, inst: Inst) -> Option<Check> {
    let bytes = accessed(func, inst).filter(|_| !is_volatile(func, inst))?;
    let mut address = pointer_operand(func, inst)?;
    let index_bits = func.layout().size_in_bits(func.types(), func.type_of(address));
    let index = match index_bits {
        32 => Type::I32,
        64 => Type::I64,
        _ => return None,
    };
    let (mut offset, mut scaled) = (0i64, SmallVec::new());
    let object = loop {
        let is_offset = address.as_inst().is_some_and(|inst| func.op(inst) == Opcode::GetElementPtr);
        match address.kind() {
            ValueKind::Inst(gep) if is_offset => {
                add_offset(func, gep, &mut offset, &mut scaled)?;
                address = func.operand(gep, 0);
            }
            _ => match facts::const_expr(func, address) {
                // Constant addresses are a variable and bytes.
                Some((Opcode::GetElementPtr, &[base, bytes])) => {
                    let is_bytes =
                        address.as_const().and_then(|c| func.consts().expr(c)).is_some_and(|e| e.elem == Type::I8);
                    let bytes = facts::signed_constant(func, bytes).filter(|_| is_bytes)?;
                    offset = offset.checked_add(i64::try_from(bytes).ok()?)?;
                    address = base;
                }
                _ => break size_of(func, address)?,
            },
        }
    };
    let is_inside = |size: u64| offset >= 0 && (offset as u64).checked_add(bytes).is_some_and(|end| end <= size);
    let is_fine = scaled.is_empty() && matches!(object, Size::Known(size) if is_inside(size));
    (!is_fine).then_some(Check { access: inst, bytes, object, offset, scaled, index })
}

/// Adds the offset that `gep` adds.
fn add_offset(func: &Func<'_>, gep: Inst, offset: &mut i64, scaled: &mut SmallVec<[(Value, u64); 4]>) -> Option<()> {
    let (types, layout) = (func.types(), func.layout());
    if types.is_vector(func.ty(gep)) {
        return None;
    }
    let mut ty = Type(func.aux(gep).a);
    for (n, index) in func.operands(gep).skip(1).enumerate() {
        let inside = match n {
            0 => ty,
            _ => match types.fields(ty) {
                Some((fields, _)) => {
                    let field = usize::try_from(facts::int_constant(func, index)?).ok()?;
                    let at = layout.element_offset(types, ty, field as u64);
                    *offset = offset.checked_add(i64::try_from(at).ok()?)?;
                    ty = *fields.get(field)?;
                    continue;
                }
                None => types.sequence_element(ty)?,
            },
        };
        let size = layout.fixed_alloc_size(types, inside)?;
        match facts::signed_constant(func, index) {
            Some(number) => {
                let bytes = i64::try_from(number).ok()?.checked_mul(i64::try_from(size).ok()?)?;
                *offset = offset.checked_add(bytes)?;
            }
            None => scaled.push((index, size)),
        }
        ty = inside;
    }
    Some(())
}

/// The size of `object`, if it is one whose size is known.
fn size_of(func: &Func<'_>, object: Value) -> Option<Size> {
    let (types, layout, ctx) = (func.types(), func.layout(), func.ctx());
    match object.kind() {
        ValueKind::Inst(slot) if func.op(slot) == Opcode::Alloca => {
            let each = layout.fixed_alloc_size(types, Type(func.aux(slot).a))?;
            let count = func.operand(slot, 0);
            match facts::int_constant(func, count) {
                Some(count) => Some(Size::Known(u64::try_from(count).ok()?.checked_mul(each)?)),
                None => Some(Size::Elements(count, each)),
            }
        }
        ValueKind::Arg(n) => {
            let of_value = ctx.attrs().ty(arg_attrs(func, n), AttrKind::ByVal)?;
            Some(Size::Known(layout.fixed_alloc_size(types, of_value)?))
        }
        ValueKind::Global(global) => {
            let symbol = ctx.globals.sym[global.index()];
            let counts =
                symbol.kind == GlobalKind::Variable && !symbol.is_declaration() && !symbol.linkage.is_interposable();
            let ty = ctx.globals.shape[global.index()].ty;
            counts.then(|| layout.fixed_alloc_size(types, ty)).flatten().map(Size::Known)
        }
        _ => None,
    }
}

impl BoundsChecking {
    /// Puts `check` before its access, and what happens out of bounds behind all blocks.
    fn insert(&self, func: &mut FuncMut<'_>, check: &Check, tail: &mut Tail) {
        let access = check.access;
        let outside = outside(func, check);
        let condition = match self.guard {
            Some(kind) => {
                let kind = func.consts_mut().add_int(Type::I8, 8, u64::from(kind));
                let mut build = Builder::before(func, access);
                let allowed = build.intrinsic(id::ALLOW_UBSAN_CHECK, &[], &[kind], 0);
                let allowed = allowed.expect("the intrinsic is not overloaded");
                build.binary(Opcode::And, outside, allowed, 0)
            }
            None => outside,
        };
        let before = func.block_of(access);
        let rest = func.split_block(access);
        let report = func.new_block_after(if tail.last == before { rest } else { tail.last });
        *tail = Tail { last: report, blocks: tail.blocks + 2 };
        func.set_name(report.into(), b"trap");
        let loc = func.loc(access);
        let end = func.terminator(before);
        func.erase(end);
        Builder { loc, ..Builder::at_end(func, before) }.cond_br(condition, report, rest);
        let number = func.consts_mut().add_int(Type::I8, 8, tail.blocks as u64);
        let mut build = Builder { loc, ..Builder::at_end(func, report) };
        let (call, returns) = match self.report {
            Report::Trap if self.merges => (build.intrinsic(id::TRAP, &[], &[], 0), false),
            Report::Trap => (build.intrinsic(id::UBSANTRAP, &[], &[number], 0), false),
            Report::Call { name, returns } => {
                let ty = build.f.func_type(Type::VOID, &[]);
                let callee = build.f.declare_function(name, ty);
                let call = build.call(callee, ty, Type::VOID, &[], 0, AttrList::EMPTY);
                (Some(call.into()), returns)
            }
        };
        match returns {
            true => build.br(rest),
            false => build.unreachable(),
        };
        let Some(call) = call.and_then(Value::as_inst) else { return };
        let mut attributes = vec![Attr::Flag(AttrKind::NoUnwind)];
        attributes.extend((!self.merges).then_some(Attr::Flag(AttrKind::NoMerge)));
        attributes.extend((!returns).then_some(Attr::Flag(AttrKind::NoReturn)));
        let set = func.intern_attr_set(attributes);
        let list = func.intern_attrs(set, AttrSet::EMPTY, Vec::new());
        let row = func.call(call).clone();
        func.set_call(call, warpc_ir::body::CallRow { attrs: list, ..row });
    }
}

/// Whether the access of `check` is out of bounds, before the access.
fn outside(func: &mut FuncMut<'_>, check: &Check) -> Value {
    let index = check.index;
    let bits = if index == Type::I32 { 32 } else { 64 };
    let number = |func: &mut FuncMut<'_>, value: u64| func.consts_mut().add_int(index, bits, value);
    if let (Size::Known(_), true) = (check.object, check.scaled.is_empty()) {
        return func.consts_mut().add_bool(true);
    }
    let as_index = |func: &mut FuncMut<'_>, value: Value, extend: Opcode| {
        let width = func.types().int_bits(func.type_of(value)).unwrap_or(bits);
        let mut build = Builder::before(func, check.access);
        match width.cmp(&bits) {
            std::cmp::Ordering::Less => build.cast(extend, value, index, 0),
            std::cmp::Ordering::Greater => build.cast(Opcode::Trunc, value, index, 0),
            std::cmp::Ordering::Equal => value,
        }
    };
    let mut offset = number(func, check.offset as u64);
    for &(value, scale) in &check.scaled {
        let value = as_index(func, value, Opcode::SExt);
        let scale = number(func, scale);
        let mut build = Builder::before(func, check.access);
        let bytes = build.binary(Opcode::Mul, value, scale, 0);
        offset = build.binary(Opcode::Add, offset, bytes, 0);
    }
    let size = match check.object {
        Size::Known(size) => number(func, size),
        Size::Elements(count, each) => {
            let count = as_index(func, count, Opcode::ZExt);
            let each = number(func, each);
            Builder::before(func, check.access).binary(Opcode::Mul, each, count, 0)
        }
    };
    let bytes = number(func, check.bytes);
    let mut build = Builder::before(func, check.access);
    let left = build.binary(Opcode::Sub, size, offset, 0);
    let (below, short) =
        (build.icmp(IntPred::Ult, size, offset, Type::I1), build.icmp(IntPred::Ult, left, bytes, Type::I1));
    build.binary(Opcode::Or, below, short, 0)
}
