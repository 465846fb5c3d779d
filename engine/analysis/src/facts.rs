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
pub fn intrinsic(func: &Func<'_>, inst: Inst) -> Option<IntrinsicId> {
    func.intrins().get(func.intrinsic_callee(inst)?).known()
}

pub use warpc_ir::facts::is_swift_error;

/// Function that `inst` names as its callee, whatever type it calls it with.
#[inline]
pub fn named_function(func: &Func<'_>, inst: Inst) -> Option<Global> {
    if !func.op(inst).is_call() {
        return None;
    }
    let g = func.callee(inst).as_global()?;
    (func.ctx().globals.sym[g.index()].kind == warpc_ir::module::GlobalKind::Function).then_some(g)
}

/// Function that `inst` calls directly, with the type that the function has: arguments and result are those of the callee.
#[inline]
pub fn called_function(func: &Func<'_>, inst: Inst) -> Option<Global> {
    let g = named_function(func, inst)?;
    (func.call(inst).fn_ty == func.ctx().globals.shape[g.index()].ty).then_some(g)
}

/// Attributes that intrinsic `callee` was declared with, if the intrinsic table does not know its name: what is written counts then. Cost:
/// the intrinsics that the module declares.
fn declared_attrs(func: &Func<'_>, callee: Intrin) -> AttrList {
    if func.intrins().get(callee).known().is_some() {
        return AttrList::EMPTY;
    }
    let declared = func.ctx().tables.intrin_decls.iter().find(|declared| declared.callee == callee);
    declared.map_or(AttrList::EMPTY, |declared| declared.attrs)
}

/// Whether call `inst` has function attribute `kind`, on itself, its callee or by the intrinsic table.
#[inline]
pub fn call_has(func: &Func<'_>, inst: Inst, kind: AttrKind) -> bool {
    if func.attrs().fn_has(func.call(inst).attrs, kind) {
        return true;
    }
    match func.callee(inst).kind() {
        ValueKind::Global(g) => {
            named_function(func, inst).is_some() && func.attrs().fn_has(func.ctx().globals.parts[g.index()].attrs, kind)
        }
        ValueKind::Intrinsic(x) => match func.intrins().get(x).known() {
            Some(id) => intrinsics::has_fn_attr(id, kind),
            None => func.attrs().fn_has(declared_attrs(func, x), kind),
        },
        _ => false,
    }
}

/// Whether argument `n` of call `inst` has attribute `kind`, on the call, its callee or by the intrinsic table.
pub fn call_arg_has(func: &Func<'_>, inst: Inst, n: usize, kind: AttrKind) -> bool {
    let a = func.attrs();
    if a.has(a.param(func.call(inst).attrs, n), kind) {
        return true;
    }
    match func.callee(inst).kind() {
        ValueKind::Global(g) => {
            called_function(func, inst).is_some() && a.has(a.param(func.ctx().globals.parts[g.index()].attrs, n), kind)
        }
        ValueKind::Intrinsic(x) => func.intrins().get(x).known().is_some_and(|id| intrinsics::param_has(id, n, kind)),
        _ => false,
    }
}

/// Integer value of attribute `kind` of argument `n` of call `inst`, from the call or its callee.
#[inline]
pub fn call_arg_int(func: &Func<'_>, inst: Inst, n: usize, kind: AttrKind) -> Option<u64> {
    let a = func.attrs();
    let own = a.int(a.param(func.call(inst).attrs, n), kind);
    own.or_else(|| a.int(a.param(func.ctx().globals.parts[called_function(func, inst)?.index()].attrs, n), kind))
}

/// Whether the result of call `inst` has attribute `kind`.
pub fn call_ret_has(func: &Func<'_>, inst: Inst, kind: AttrKind) -> bool {
    let a = func.attrs();
    if a.has(a.list(func.call(inst).attrs).ret, kind) {
        return true;
    }
    match func.callee(inst).kind() {
        ValueKind::Global(g) => {
            called_function(func, inst).is_some() && a.has(a.list(func.ctx().globals.parts[g.index()].attrs).ret, kind)
        }
        ValueKind::Intrinsic(x) => func.intrins().get(x).known().is_some_and(|id| intrinsics::return_has(id, kind)),
        _ => false,
    }
}

/// Attribute set of argument `n` of the function itself.
#[inline]
pub fn arg_attrs(func: &Func<'_>, n: u32) -> AttrSet {
    func.attrs().param(func.ctx().globals.parts[func.global().index()].attrs, n as usize)
}

/// Type of the object that argument `n` of the function is a copy of (`byval`).
pub fn byval_type(func: &Func<'_>, n: u32) -> Option<Type> {
    match func.attrs().get(arg_attrs(func, n), AttrKind::ByVal) {
        Some(&warpc_ir::attrs::Attr::Type(_, ty)) => Some(ty),
        _ => None,
    }
}

/// Whether argument `n` of the function itself has attribute `kind`.
#[inline]
pub fn arg_has(func: &Func<'_>, n: u32, kind: AttrKind) -> bool {
    func.attrs().has(arg_attrs(func, n), kind)
}

/// Memory effects of call `inst`: what the call, its callee and the intrinsic table allow.
pub fn call_memory(func: &Func<'_>, inst: Inst) -> MemoryEffects {
    let a = func.attrs();
    let row = func.call(inst);
    let mut m = a.memory(a.list(row.attrs).func);
    match func.callee(inst).kind() {
        ValueKind::Global(g) if named_function(func, inst).is_some() => {
            let callee = a.memory(a.list(func.ctx().globals.parts[g.index()].attrs).func);
            m = m.intersect(callee.union(bundle_memory(func, inst)));
        }
        ValueKind::Intrinsic(x) => {
            let callee = match func.intrins().get(x).known() {
                Some(id) => intrinsics::memory(id),
                None => a.memory(a.list(declared_attrs(func, x)).func),
            };
            m = m.intersect(callee.union(bundle_memory(func, inst)));
        }
        ValueKind::Asm(x) if !func.ctx().asm(x).side_effect && m == MemoryEffects::UNKNOWN => {
            // Inline assembly without side effects touches memory only when it says so, or is given operands in memory.
            let constraints = func.ctx().str(func.ctx().asm(x).constraints);
            if !constraints.windows(9).any(|w| w == b"~{memory}") && !constraints.contains(&b'*') {
                m = MemoryEffects::NONE;
            }
        }
        _ => {}
    }
    m
}

/// What the operand bundles of call `inst` add to what its callee does to memory; what the call itself says of memory holds for all
/// of it.
fn bundle_memory(func: &Func<'_>, inst: Inst) -> MemoryEffects {
    let bundles = &func.call(inst).bundles;
    if bundles.is_empty() || intrinsic(func, inst) == Some(id::ASSUME) {
        return MemoryEffects::NONE;
    }
    let of = |tag: Str| match func.ctx().tables.strings.get(tag) {
        b"ptrauth" | b"kcfi" | b"convergencectrl" => MemoryEffects::NONE,
        // The state that is kept for the case that compiled code has to be left, and the scope of a handler, are only read.
        b"deopt" | b"funclet" => MemoryEffects::READ_ONLY,
        _ => MemoryEffects::UNKNOWN,
    };
    bundles.iter().fold(MemoryEffects::NONE, |all, &(tag, _)| all.union(of(tag)))
}

/// Whether `inst` may read memory.
#[inline]
pub fn may_read(func: &Func<'_>, inst: Inst) -> bool {
    use warpc_ir::opcode::class;
    let op = func.op(inst);
    if op.is_call() {
        return call_memory(func, inst).reads();
    }
    match op {
        // A store that orders other accesses counts as a read too.
        Opcode::Store => !is_unordered(func, inst),
        _ => op.class() & class::READ != 0,
    }
}

/// Whether `inst` may write memory.
#[inline]
pub fn may_write(func: &Func<'_>, inst: Inst) -> bool {
    use warpc_ir::opcode::class;
    let op = func.op(inst);
    if op.is_call() {
        return call_memory(func, inst).writes();
    }
    match op {
        Opcode::Load => !is_unordered(func, inst),
        _ => op.class() & class::WRITE != 0,
    }
}

/// Whether load or store `inst` is neither volatile nor stronger than `unordered`.
#[inline]
pub fn is_unordered(func: &Func<'_>, inst: Inst) -> bool {
    func.flags(inst) & flags::VOLATILE == 0 && func.mem(inst).ordering <= Ordering::Unordered
}

/// Whether load or store `inst` is neither volatile nor atomic.
#[inline]
pub fn is_simple(func: &Func<'_>, inst: Inst) -> bool {
    func.flags(inst) & flags::VOLATILE == 0 && func.mem(inst).ordering == Ordering::NotAtomic
}

/// Whether `inst` is `volatile`.
#[inline]
pub fn is_volatile(func: &Func<'_>, inst: Inst) -> bool {
    matches!(func.op(inst), Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw)
        && func.flags(inst) & flags::VOLATILE != 0
}

/// Whether `inst` may leave the function other than by its end: unwind. Kernels have no unwinding, but the language does.
#[inline]
pub fn may_throw(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Call => match func.callee(inst).kind() {
            ValueKind::Asm(a) => func.ctx().asm(a).unwind,
            _ => !call_has(func, inst, AttrKind::NoUnwind),
        },
        Opcode::Resume => true,
        _ => false,
    }
}

/// Whether `inst`, once reached, always comes to its end.
#[inline]
pub fn will_return(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Call => match func.callee(inst).kind() {
            ValueKind::Asm(a) => !func.ctx().asm(a).side_effect || call_has(func, inst, AttrKind::WillReturn),
            _ => call_has(func, inst, AttrKind::WillReturn),
        },
        Opcode::Store | Opcode::Load => func.flags(inst) & flags::VOLATILE == 0 || func.op(inst) == Opcode::Load,
        _ => true,
    }
}

/// Whether control always goes on to the next instruction (or a successor) after `inst`.
#[inline]
pub fn transfers_execution(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Unreachable | Opcode::Ret | Opcode::Resume => false,
        _ => !may_throw(func, inst) && will_return(func, inst),
    }
}

/// Whether erasing `inst` would be noticed even if its result is unused: it writes, throws, may not return, ends a block.
#[inline]
pub fn has_side_effects(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst).is_terminator() || may_write(func, inst) || may_throw(func, inst) || !will_return(func, inst)
}

/// Whether `inst` may go when nothing uses its result: no side effects, or an intrinsic whose effect is only on its result.
#[inline]
pub fn is_trivially_dead(func: &Func<'_>, inst: Inst) -> bool {
    func.is_unused(Value::inst(inst)) && would_be_dead(func, inst)
}

/// Whether `inst` could be erased once its result has no use.
pub fn would_be_dead(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    if op.is_terminator() || matches!(op, Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad) {
        return false;
    }
    if let Some(x) = intrinsic(func, inst) {
        match x {
            // Kept for what they say, unless that is nothing.
            id::ASSUME => {
                let v = func.operand(inst, 0);
                return func.call(inst).bundles.is_empty() && func.consts().as_int(v) == Some(1);
            }
            // Leaves the function when its condition does not hold.
            id::EXPERIMENTAL_GUARD => return func.consts().as_int(func.operand(inst, 0)) == Some(1),
            id::SIDEEFFECT | id::PSEUDOPROBE => return false,
            id::LIFETIME_START | id::LIFETIME_END => {
                let p = func.operand(inst, func.call(inst).num_args as usize - 1);
                return p.is_undef_or_poison();
            }
            id::STACKSAVE | id::LAUNDER_INVARIANT_GROUP => return true,
            // Questions without an answer that somebody reads.
            id::ALLOW_RUNTIME_CHECK | id::ALLOW_UBSAN_CHECK => return true,
            // Only exceptions that must be seen as they are make such an operation more than its result.
            _ if intrinsics::is_constrained_fp(x) => {
                return float_environment(func, inst).is_some_and(|env| env.exceptions != Exceptions::Strict);
            }
            _ => {}
        }
    }
    if op == Opcode::Load {
        return func.flags(inst) & flags::VOLATILE == 0 && func.mem(inst).ordering <= Ordering::Monotonic;
    }
    !has_side_effects(func, inst) || crate::library::sets_no_error(func, inst)
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
pub fn float_environment(func: &Func<'_>, inst: Inst) -> Option<FloatEnvironment> {
    let count = func.call(inst).num_args as usize;
    let text = |at: usize| match func.operand(inst, at).kind() {
        ValueKind::Meta(node) => match func.ctx().tables.metadata.get(node) {
            MdNode::Str(text) => Some(func.ctx().tables.strings.get(*text)),
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

/// The predicate of a call of `llvm.experimental.constrained.fcmp` or `fcmps`.
pub fn constrained_predicate(func: &Func<'_>, inst: Inst) -> Option<warpc_ir::FloatPred> {
    let ValueKind::Meta(node) = func.operand(inst, 2).kind() else { return None };
    let MdNode::Str(text) = func.ctx().tables.metadata.get(node) else { return None };
    let text = func.ctx().tables.strings.get(*text);
    std::str::from_utf8(text).ok().and_then(warpc_ir::FloatPred::parse)
}

/// How a call of `llvm.experimental.constrained.*` rounds, if it names a direction.
pub fn rounding_direction(func: &Func<'_>, inst: Inst) -> Option<Direction> {
    let at = (func.call(inst).num_args as usize).checked_sub(2)?;
    let ValueKind::Meta(node) = func.operand(inst, at).kind() else { return None };
    let MdNode::Str(text) = func.ctx().tables.metadata.get(node) else { return None };
    match func.ctx().tables.strings.get(*text) {
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
pub fn pointer_operand(func: &Func<'_>, inst: Inst) -> Option<Value> {
    match func.op(inst) {
        Opcode::Load | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => Some(func.operand(inst, 0)),
        Opcode::Store => Some(func.operand(inst, 1)),
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
pub(crate) fn alloc_kind(func: &Func<'_>, inst: Inst) -> u64 {
    let a = func.attrs();
    let of = |list| a.int(a.list(list).func, AttrKind::AllocKind);
    let callee = || of(func.ctx().globals.parts[called_function(func, inst)?.index()].attrs);
    of(func.call(inst).attrs).or_else(callee).unwrap_or(0)
}

/// Whether call `inst` is one of the function `name` of the device's runtime.
fn calls_runtime(func: &Func<'_>, inst: Inst, name: &[u8]) -> bool {
    called_function(func, inst).is_some_and(|g| {
        let ctx = func.ctx();
        ctx.globals.sym[g.index()].has(warpc_ir::module::Symbol::DECLARATION) && ctx.name(g) == name
    }) && !call_has(func, inst, AttrKind::NoBuiltin)
}

/// Pointer that call `inst` frees: `free` of the runtime, or by the attributes `allockind("free")` and `allocptr`.
pub fn freed_pointer(func: &Func<'_>, inst: Inst) -> Option<Value> {
    if func.op(inst) != Opcode::Call {
        return None;
    }
    let is_free = func.call(inst).num_args == 1
        && func.types().is_ptr(func.type_of(func.operand(inst, 0)))
        && calls_runtime(func, inst, b"free");
    if is_free {
        return Some(func.operand(inst, 0));
    }
    let n = if alloc_kind(func, inst) & alloc_kind::FREE != 0 { func.call(inst).num_args as usize } else { 0 };
    (0..n).find(|&k| call_arg_has(func, inst, k, AttrKind::AllocPtr)).map(|k| func.operand(inst, k))
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
pub fn fresh_memory(func: &Func<'_>, inst: Inst) -> Option<FreshMemory> {
    if func.op(inst) != Opcode::Call {
        return None;
    }
    let kind = alloc_kind(func, inst);
    if kind & alloc_kind::ZEROED != 0 || calls_runtime(func, inst, b"calloc") {
        return Some(FreshMemory::Zero);
    }
    (kind & alloc_kind::UNINITIALIZED != 0 || calls_runtime(func, inst, b"malloc")).then_some(FreshMemory::Undefined)
}

/// Operands of a constant expression `value`: its opcode and operands.
#[inline]
pub fn const_expr<'f>(func: &'f Func<'_>, value: Value) -> Option<(Opcode, &'f [Value])> {
    let c = value.as_const()?;
    let head = func.consts().expr(c)?;
    Some((head.op, func.consts().list(c)))
}

/// Base that pointer `value` is computed from, through `getelementptr`, casts between address spaces, `returned` arguments and
/// intrinsics that pass a pointer through; constant expressions too. Stops after `limit` steps.
#[inline]
pub fn underlying_object(func: &Func<'_>, value: Value, limit: u32) -> Value {
    let mut value = value;
    for _ in 0..limit {
        value = match step_to_base(func, value) {
            Some(next) => next,
            None => return value,
        };
    }
    value
}

/// Whether an object may begin at null in address space `space`: in all but the generic one, and there if the function says so.
pub fn null_is_valid(func: &Func<'_>, space: u32) -> bool {
    let attrs = func.ctx().globals.parts[func.global().index()].attrs;
    space != 0 || func.attrs().fn_has(attrs, AttrKind::NullPointerIsValid)
}

/// One step from a pointer towards its base.
pub fn step_to_base(func: &Func<'_>, value: Value) -> Option<Value> {
    let Some(i) = value.as_inst() else {
        return match const_expr(func, value)? {
            (Opcode::GetElementPtr | Opcode::AddrSpaceCast, ops) => ops.first().copied(),
            (Opcode::BitCast, ops) if func.types().is_ptr(func.type_of(ops[0])) => Some(ops[0]),
            _ => None,
        };
    };
    match func.op(i) {
        Opcode::GetElementPtr | Opcode::AddrSpaceCast => Some(func.operand(i, 0)),
        Opcode::BitCast if func.types().is_ptr(func.type_of(func.operand(i, 0))) => Some(func.operand(i, 0)),
        // Only one incoming value: LCSSA.
        Opcode::Phi if func.phi_len(i) == 1 => Some(func.operand(i, 0)),
        Opcode::Call => returned_argument(func, i),
        _ => None,
    }
}

/// Pointer argument that call `inst` returns: by `returned`, or by what the intrinsic does.
pub fn returned_argument(func: &Func<'_>, inst: Inst) -> Option<Value> {
    if let Some(id) = intrinsic(func, inst) {
        return intrinsics::stays_in_object(id).then(|| func.operand(inst, 0));
    }
    if !func.types().is_ptr(func.ty(inst)) {
        return None;
    }
    let n = func.call(inst).num_args as usize;
    (0..n).find(|&k| call_arg_has(func, inst, k, AttrKind::Returned)).map(|k| func.operand(inst, k))
}

/// Unsigned integer constant of up to 128 bits; a splat or zero vector counts as its element.
pub fn int_constant(func: &Func<'_>, value: Value) -> Option<u128> {
    use warpc_ir::consts::ConstKind;
    let c = value.as_const()?;
    let k = func.consts();
    match k.row(c).kind {
        ConstKind::Int => k.int(c).map(u128::from),
        ConstKind::WideInt => match *k.limbs(c) {
            [a, b] => Some(a as u128 | (b as u128) << 64),
            _ => None,
        },
        ConstKind::Zero => {
            let t = func.types();
            let e = t.scalar(k.ty(c));
            (t.is_int(e) && t.is_vector(k.ty(c)) && t.int_bits(e)? <= 128).then_some(0)
        }
        ConstKind::Splat => int_constant(func, k.list(c)[0]),
        _ => None,
    }
}

/// The same as a signed number of the width of its type.
#[inline]
pub fn signed_constant(func: &Func<'_>, value: Value) -> Option<i128> {
    let n = int_constant(func, value)?;
    let bits = func.types().int_bits(func.types().scalar(func.type_of(value)))?;
    Some(crate::known_bits::bits::sext(n, bits))
}
