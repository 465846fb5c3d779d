//! Facts about single instructions and values, from their own row, the callee and the intrinsic table: memory effects,
//! attributes of calls, side effects, underlying objects. No analysis is needed to ask.

use warpc_ir::attrs::{AttrKind, MemoryEffects};
use warpc_ir::fold::float::Direction;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::metadata::MdNode;
use warpc_ir::opcode::{Opcode, Ordering, flags};
use warpc_ir::{Func, Value, ValueKind};

/// Row of the intrinsic table that instruction `inst` calls.
#[inline]
pub fn intrinsic(f: &Func<'_>, inst: Inst) -> Option<IntrinsicId> {
    f.intrins().get(f.intrinsic_callee(inst)?).known()
}

pub use warpc_ir::facts::is_swift_error;

/// Function that `inst` names as its callee, whatever type it calls it with.
#[inline]
pub fn named_function(f: &Func<'_>, inst: Inst) -> Option<Global> {
    if !f.op(inst).is_call() {
        return None;
    }
    let g = f.callee(inst).as_global()?;
    (f.ctx().globals.sym[g.index()].kind == warpc_ir::module::GlobalKind::Function).then_some(g)
}

/// Function that `inst` calls directly, with the type that the function has: arguments and result are those of the callee.
#[inline]
pub fn called_function(f: &Func<'_>, inst: Inst) -> Option<Global> {
    let g = named_function(f, inst)?;
    (f.call(inst).fn_ty == f.ctx().globals.shape[g.index()].ty).then_some(g)
}

/// Attributes that intrinsic `callee` was declared with, if the intrinsic table does not know its name: what is written counts then. Cost:
/// the intrinsics that the module declares.
fn declared_attrs(f: &Func<'_>, callee: Intrin) -> AttrList {
    if f.intrins().get(callee).known().is_some() {
        return AttrList::EMPTY;
    }
    let declared = f.ctx().tables.intrin_decls.iter().find(|declared| declared.callee == callee);
    declared.map_or(AttrList::EMPTY, |declared| declared.attrs)
}

/// Whether call `inst` has function attribute `kind`, on itself, its callee or by the intrinsic table.
#[inline]
pub fn call_has(f: &Func<'_>, inst: Inst, kind: AttrKind) -> bool {
    if f.attrs().fn_has(f.call(inst).attrs, kind) {
        return true;
    }
    match f.callee(inst).kind() {
        ValueKind::Global(g) => {
            named_function(f, inst).is_some() && f.attrs().fn_has(f.ctx().globals.parts[g.index()].attrs, kind)
        }
        ValueKind::Intrinsic(x) => match f.intrins().get(x).known() {
            Some(id) => intrinsics::has_fn_attr(id, kind),
            None => f.attrs().fn_has(declared_attrs(f, x), kind),
        },
        _ => false,
    }
}

/// Whether argument `n` of call `inst` has attribute `kind`, on the call, its callee or by the intrinsic table.
pub fn call_arg_has(f: &Func<'_>, inst: Inst, n: usize, kind: AttrKind) -> bool {
    let a = f.attrs();
    if a.has(a.param(f.call(inst).attrs, n), kind) {
        return true;
    }
    match f.callee(inst).kind() {
        ValueKind::Global(g) => {
            called_function(f, inst).is_some() && a.has(a.param(f.ctx().globals.parts[g.index()].attrs, n), kind)
        }
        ValueKind::Intrinsic(x) => f.intrins().get(x).known().is_some_and(|id| intrinsics::param_has(id, n, kind)),
        _ => false,
    }
}

/// Integer value of attribute `kind` of argument `n` of call `inst`, from the call or its callee.
#[inline]
pub fn call_arg_int(f: &Func<'_>, inst: Inst, n: usize, kind: AttrKind) -> Option<u64> {
    let a = f.attrs();
    let own = a.int(a.param(f.call(inst).attrs, n), kind);
    own.or_else(|| a.int(a.param(f.ctx().globals.parts[called_function(f, inst)?.index()].attrs, n), kind))
}

/// Whether the result of call `inst` has attribute `kind`.
pub fn call_ret_has(f: &Func<'_>, inst: Inst, kind: AttrKind) -> bool {
    let a = f.attrs();
    if a.has(a.list(f.call(inst).attrs).ret, kind) {
        return true;
    }
    match f.callee(inst).kind() {
        ValueKind::Global(g) => {
            called_function(f, inst).is_some() && a.has(a.list(f.ctx().globals.parts[g.index()].attrs).ret, kind)
        }
        ValueKind::Intrinsic(x) => f.intrins().get(x).known().is_some_and(|id| intrinsics::return_has(id, kind)),
        _ => false,
    }
}

/// Attribute set of argument `n` of the function itself.
#[inline]
pub fn arg_attrs(f: &Func<'_>, n: u32) -> AttrSet {
    f.attrs().param(f.ctx().globals.parts[f.global().index()].attrs, n as usize)
}

/// Whether argument `n` of the function itself has attribute `kind`.
#[inline]
pub fn arg_has(f: &Func<'_>, n: u32, kind: AttrKind) -> bool {
    f.attrs().has(arg_attrs(f, n), kind)
}

/// Memory effects of call `inst`: what the call, its callee and the intrinsic table allow.
pub fn call_memory(f: &Func<'_>, inst: Inst) -> MemoryEffects {
    let a = f.attrs();
    let row = f.call(inst);
    let mut m = a.memory(a.list(row.attrs).func);
    match f.callee(inst).kind() {
        ValueKind::Global(g) if named_function(f, inst).is_some() => {
            m = m.intersect(a.memory(a.list(f.ctx().globals.parts[g.index()].attrs).func));
        }
        ValueKind::Intrinsic(x) => {
            m = m.intersect(match f.intrins().get(x).known() {
                Some(id) => intrinsics::memory(id),
                None => a.memory(a.list(declared_attrs(f, x)).func),
            });
        }
        ValueKind::Asm(x) if !f.ctx().asm(x).side_effect && m == MemoryEffects::UNKNOWN => {
            // Inline assembly without side effects touches memory only when it says so.
            let clobbers = f.ctx().str(f.ctx().asm(x).constraints);
            if !clobbers.windows(9).any(|w| w == b"~{memory}") {
                m = MemoryEffects::NONE;
            }
        }
        _ => {}
    }
    // Unknown operand bundles may read and write; assumptions do not.
    if !row.bundles.is_empty() && intrinsic(f, inst) != Some(id::ASSUME) {
        m = MemoryEffects::UNKNOWN;
    }
    m
}

/// Whether `inst` may read memory.
#[inline]
pub fn may_read(f: &Func<'_>, inst: Inst) -> bool {
    use warpc_ir::opcode::class;
    let op = f.op(inst);
    if op.is_call() {
        return call_memory(f, inst).reads();
    }
    match op {
        // A store that orders other accesses counts as a read too.
        Opcode::Store => !is_unordered(f, inst),
        _ => op.class() & class::READ != 0,
    }
}

/// Whether `inst` may write memory.
#[inline]
pub fn may_write(f: &Func<'_>, inst: Inst) -> bool {
    use warpc_ir::opcode::class;
    let op = f.op(inst);
    if op.is_call() {
        return call_memory(f, inst).writes();
    }
    match op {
        Opcode::Load => !is_unordered(f, inst),
        _ => op.class() & class::WRITE != 0,
    }
}

/// Whether load or store `inst` is neither volatile nor stronger than `unordered`.
#[inline]
pub fn is_unordered(f: &Func<'_>, inst: Inst) -> bool {
    f.flags(inst) & flags::VOLATILE == 0 && f.mem(inst).ordering <= Ordering::Unordered
}

/// Whether load or store `inst` is neither volatile nor atomic.
#[inline]
pub fn is_simple(f: &Func<'_>, inst: Inst) -> bool {
    f.flags(inst) & flags::VOLATILE == 0 && f.mem(inst).ordering == Ordering::NotAtomic
}

/// Whether `inst` is `volatile`.
#[inline]
pub fn is_volatile(f: &Func<'_>, inst: Inst) -> bool {
    matches!(f.op(inst), Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw)
        && f.flags(inst) & flags::VOLATILE != 0
}

/// Whether `inst` may leave the function other than by its end: unwind. Kernels have no unwinding, but the language does.
#[inline]
pub fn may_throw(f: &Func<'_>, inst: Inst) -> bool {
    match f.op(inst) {
        Opcode::Call => match f.callee(inst).kind() {
            ValueKind::Asm(a) => f.ctx().asm(a).unwind,
            _ => !call_has(f, inst, AttrKind::NoUnwind),
        },
        Opcode::Resume => true,
        _ => false,
    }
}

/// Whether `inst`, once reached, always comes to its end.
#[inline]
pub fn will_return(f: &Func<'_>, inst: Inst) -> bool {
    match f.op(inst) {
        Opcode::Call => match f.callee(inst).kind() {
            ValueKind::Asm(a) => !f.ctx().asm(a).side_effect || call_has(f, inst, AttrKind::WillReturn),
            _ => call_has(f, inst, AttrKind::WillReturn),
        },
        Opcode::Store | Opcode::Load => f.flags(inst) & flags::VOLATILE == 0 || f.op(inst) == Opcode::Load,
        _ => true,
    }
}

/// Whether control always goes on to the next instruction (or a successor) after `inst`.
#[inline]
pub fn transfers_execution(f: &Func<'_>, inst: Inst) -> bool {
    match f.op(inst) {
        Opcode::Unreachable | Opcode::Ret | Opcode::Resume => false,
        _ => !may_throw(f, inst) && will_return(f, inst),
    }
}

/// Whether erasing `inst` would be noticed even if its result is unused: it writes, throws, may not return, ends a block.
#[inline]
pub fn has_side_effects(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst).is_terminator() || may_write(f, inst) || may_throw(f, inst) || !will_return(f, inst)
}

/// Whether `i` may go when nothing uses its result: no side effects, or an intrinsic whose effect is only on its result.
#[inline]
pub fn is_trivially_dead(f: &Func<'_>, i: Inst) -> bool {
    f.is_unused(Value::inst(i)) && would_be_dead(f, i)
}

/// Whether `inst` could be erased once its result has no use.
pub fn would_be_dead(f: &Func<'_>, inst: Inst) -> bool {
    let op = f.op(inst);
    if op.is_terminator() || matches!(op, Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad) {
        return false;
    }
    if let Some(x) = intrinsic(f, inst) {
        match x {
            // Kept for what they say, unless that is nothing.
            id::ASSUME => {
                let v = f.operand(inst, 0);
                return f.call(inst).bundles.is_empty() && f.consts().as_int(v) == Some(1);
            }
            // Leaves the function when its condition does not hold.
            id::EXPERIMENTAL_GUARD => return f.consts().as_int(f.operand(inst, 0)) == Some(1),
            id::SIDEEFFECT | id::PSEUDOPROBE => return false,
            id::LIFETIME_START | id::LIFETIME_END => {
                let p = f.operand(inst, f.call(inst).num_args as usize - 1);
                return p.is_undef_or_poison();
            }
            id::STACKSAVE | id::LAUNDER_INVARIANT_GROUP => return true,
            // Questions without an answer that somebody reads.
            id::ALLOW_RUNTIME_CHECK | id::ALLOW_UBSAN_CHECK => return true,
            // Only exceptions that must be seen as they are make such an operation more than its result.
            _ if intrinsics::is_constrained_fp(x) => {
                return float_environment(f, inst).is_some_and(|env| env.exceptions != Exceptions::Strict);
            }
            _ => {}
        }
    }
    if op == Opcode::Load {
        return f.flags(inst) & flags::VOLATILE == 0 && f.mem(inst).ordering <= Ordering::Monotonic;
    }
    !has_side_effects(f, inst)
}

/// How a constrained floating-point operation rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// To the nearest number, of two to the even one: the default.
    Nearest,
    /// Towards minus infinity, or a mode that is not known here.
    MayBeDownward,
    /// Another known mode.
    Other,
}

/// What a constrained floating-point operation has to do about exceptions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exceptions {
    /// Nobody looks at them.
    Ignore,
    /// None may be added.
    MayTrap,
    /// They are seen as they are.
    Strict,
}

/// What the last arguments of a constrained floating-point operation say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatEnvironment {
    /// How it rounds.
    pub rounding: Rounding,
    /// What becomes of exceptions.
    pub exceptions: Exceptions,
}

impl FloatEnvironment {
    /// Whether the operation is the same as without constraints.
    pub fn is_default(self) -> bool {
        self.rounding == Rounding::Nearest && self.exceptions == Exceptions::Ignore
    }
}

/// The environment that a call of `llvm.experimental.constrained.*` names; an operation without a rounding mode has the default.
pub fn float_environment(f: &Func<'_>, inst: Inst) -> Option<FloatEnvironment> {
    let count = f.call(inst).num_args as usize;
    let text = |at: usize| match f.operand(inst, at).kind() {
        ValueKind::Meta(node) => match f.ctx().tables.metadata.get(node) {
            MdNode::Str(text) => Some(f.ctx().tables.strings.get(*text)),
            _ => None,
        },
        _ => None,
    };
    let exceptions = match text(count.checked_sub(1)?)? {
        b"fpexcept.ignore" => Exceptions::Ignore,
        b"fpexcept.maytrap" => Exceptions::MayTrap,
        _ => Exceptions::Strict,
    };
    let rounding = match count.checked_sub(2).and_then(text) {
        None | Some(b"round.tonearest") => Rounding::Nearest,
        Some(b"round.upward" | b"round.towardzero" | b"round.tonearestaway") => Rounding::Other,
        _ => Rounding::MayBeDownward,
    };
    Some(FloatEnvironment { rounding, exceptions })
}

/// How a call of `llvm.experimental.constrained.*` rounds, if it names a direction.
pub fn rounding_direction(f: &Func<'_>, inst: Inst) -> Option<Direction> {
    let at = (f.call(inst).num_args as usize).checked_sub(2)?;
    let ValueKind::Meta(node) = f.operand(inst, at).kind() else { return None };
    let MdNode::Str(text) = f.ctx().tables.metadata.get(node) else { return None };
    match f.ctx().tables.strings.get(*text) {
        b"round.tonearest" => Some(Direction::Nearest),
        b"round.tonearestaway" => Some(Direction::NearestAway),
        b"round.upward" => Some(Direction::Upward),
        b"round.downward" => Some(Direction::Downward),
        b"round.towardzero" => Some(Direction::TowardZero),
        _ => None,
    }
}

/// Address a memory instruction accesses: load, store, cmpxchg, atomicrmw.
#[inline]
pub fn pointer_operand(f: &Func<'_>, inst: Inst) -> Option<Value> {
    match f.op(inst) {
        Opcode::Load | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => Some(f.operand(inst, 0)),
        Opcode::Store => Some(f.operand(inst, 1)),
        _ => None,
    }
}

/// Bits of `allockind(...)`.
pub(crate) mod alloc_kind {
    pub const ALLOC: u64 = 1;
    pub const REALLOC: u64 = 2;
    pub const FREE: u64 = 4;
    pub const UNINITIALIZED: u64 = 8;
    pub const ZEROED: u64 = 16;
}

/// `allockind` of call `inst`, from the call or its callee; 0 without.
pub(crate) fn alloc_kind(f: &Func<'_>, inst: Inst) -> u64 {
    let a = f.attrs();
    let of = |list| a.int(a.list(list).func, AttrKind::AllocKind);
    let callee = || of(f.ctx().globals.parts[called_function(f, inst)?.index()].attrs);
    of(f.call(inst).attrs).or_else(callee).unwrap_or(0)
}

/// Whether call `inst` is one of the function `name` of the device's runtime.
fn calls_runtime(f: &Func<'_>, inst: Inst, name: &[u8]) -> bool {
    called_function(f, inst).is_some_and(|g| {
        let ctx = f.ctx();
        ctx.globals.sym[g.index()].has(warpc_ir::module::Symbol::DECLARATION) && ctx.name(g) == name
    }) && !call_has(f, inst, AttrKind::NoBuiltin)
}

/// Pointer that call `inst` frees: `free` of the runtime, or by the attributes `allockind("free")` and `allocptr`.
pub fn freed_pointer(f: &Func<'_>, inst: Inst) -> Option<Value> {
    if f.op(inst) != Opcode::Call {
        return None;
    }
    let is_free = f.call(inst).num_args == 1
        && f.types().is_ptr(f.type_of(f.operand(inst, 0)))
        && calls_runtime(f, inst, b"free");
    if is_free {
        return Some(f.operand(inst, 0));
    }
    let n = if alloc_kind(f, inst) & alloc_kind::FREE != 0 { f.call(inst).num_args as usize } else { 0 };
    (0..n).find(|&k| call_arg_has(f, inst, k, AttrKind::AllocPtr)).map(|k| f.operand(inst, k))
}

/// What the memory that `inst` allocates holds at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreshMemory {
    /// Undefined bytes.
    Undefined,
    /// Zeros.
    Zero,
}

/// What the memory that call `inst` allocates holds at first: by `allockind`, or because it is `malloc` or `calloc` of the runtime.
pub fn fresh_memory(f: &Func<'_>, inst: Inst) -> Option<FreshMemory> {
    if f.op(inst) != Opcode::Call {
        return None;
    }
    let kind = alloc_kind(f, inst);
    if kind & alloc_kind::ZEROED != 0 || calls_runtime(f, inst, b"calloc") {
        return Some(FreshMemory::Zero);
    }
    (kind & alloc_kind::UNINITIALIZED != 0 || calls_runtime(f, inst, b"malloc")).then_some(FreshMemory::Undefined)
}

/// Operands of a constant expression `value`: its opcode and operands.
#[inline]
pub fn const_expr<'f>(f: &'f Func<'_>, value: Value) -> Option<(Opcode, &'f [Value])> {
    let c = value.as_const()?;
    let head = f.consts().expr(c)?;
    Some((head.op, f.consts().list(c)))
}

/// Base that pointer `value` is computed from, through `getelementptr`, casts between address spaces, `returned` arguments and
/// intrinsics that pass a pointer through; constant expressions too. Stops after `limit` steps.
#[inline]
pub fn underlying_object(f: &Func<'_>, value: Value, limit: u32) -> Value {
    let mut value = value;
    for _ in 0..limit {
        value = match step_to_base(f, value) {
            Some(next) => next,
            None => return value,
        };
    }
    value
}

/// One step from a pointer towards its base.
pub fn step_to_base(f: &Func<'_>, value: Value) -> Option<Value> {
    let Some(i) = value.as_inst() else {
        return match const_expr(f, value)? {
            (Opcode::GetElementPtr | Opcode::AddrSpaceCast, ops) => ops.first().copied(),
            (Opcode::BitCast, ops) if f.types().is_ptr(f.type_of(ops[0])) => Some(ops[0]),
            _ => None,
        };
    };
    match f.op(i) {
        Opcode::GetElementPtr | Opcode::AddrSpaceCast => Some(f.operand(i, 0)),
        Opcode::BitCast if f.types().is_ptr(f.type_of(f.operand(i, 0))) => Some(f.operand(i, 0)),
        // Only one incoming value: LCSSA.
        Opcode::Phi if f.phi_len(i) == 1 => Some(f.operand(i, 0)),
        Opcode::Call => returned_argument(f, i),
        _ => None,
    }
}

/// Pointer argument that call `inst` returns: by `returned`, or by what the intrinsic does.
pub fn returned_argument(f: &Func<'_>, inst: Inst) -> Option<Value> {
    if let Some(id) = intrinsic(f, inst) {
        return intrinsics::stays_in_object(id).then(|| f.operand(inst, 0));
    }
    if !f.types().is_ptr(f.ty(inst)) {
        return None;
    }
    let n = f.call(inst).num_args as usize;
    (0..n).find(|&k| call_arg_has(f, inst, k, AttrKind::Returned)).map(|k| f.operand(inst, k))
}

/// Unsigned integer constant of up to 128 bits; a splat or zero vector counts as its element.
pub fn int_constant(f: &Func<'_>, value: Value) -> Option<u128> {
    use warpc_ir::consts::ConstKind;
    let c = value.as_const()?;
    let k = f.consts();
    match k.row(c).kind {
        ConstKind::Int => k.int(c).map(u128::from),
        ConstKind::WideInt => match *k.limbs(c) {
            [a, b] => Some(a as u128 | (b as u128) << 64),
            _ => None,
        },
        ConstKind::Zero => {
            let t = f.types();
            let e = t.scalar(k.ty(c));
            (t.is_int(e) && t.is_vector(k.ty(c)) && t.int_bits(e)? <= 128).then_some(0)
        }
        ConstKind::Splat => int_constant(f, k.list(c)[0]),
        _ => None,
    }
}

/// The same as a signed number of the width of its type.
#[inline]
pub fn signed_constant(f: &Func<'_>, value: Value) -> Option<i128> {
    let n = int_constant(f, value)?;
    let bits = f.types().int_bits(f.types().scalar(f.type_of(value)))?;
    Some(crate::known_bits::bits::sext(n, bits))
}
