//! Mod/ref: what instructions, calls above all, may do to a location, and to each other's memory.

use super::objects::{is_local_object, is_noalias_argument, is_return_slot, may_be_written};
use super::{Alias, AliasResult, Loc, Size, address};
use crate::facts::{call_arg_has, call_has, call_memory, intrinsic, is_unordered, named_function, underlying_object};
use crate::foreign_cost::is_for_gpu;
use smallvec::SmallVec;
use warpc_ir::attrs::{AttrKind, MemLoc, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value};

/// Whether something may be read (1) and written (2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModRef(pub u8);

impl ModRef {
    /// Neither.
    pub const NONE: ModRef = ModRef(0);
    /// May be read.
    pub const REF: ModRef = ModRef(1);
    /// May be written.
    pub const MOD: ModRef = ModRef(2);
    /// May be both.
    pub const BOTH: ModRef = ModRef(3);
    /// Whether it may be written.
    pub const fn is_mod(self) -> bool {
        self.0 & 2 != 0
    }
    /// Whether it may be read.
    pub const fn is_ref(self) -> bool {
        self.0 & 1 != 0
    }
    /// Either.
    pub const fn or(self, mod_ref: ModRef) -> ModRef {
        ModRef(self.0 | mod_ref.0)
    }
    /// Both allow it.
    pub const fn and(self, mod_ref: ModRef) -> ModRef {
        ModRef(self.0 & mod_ref.0)
    }
    /// Whether nothing happens.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// Location that argument `n` of call `inst` may be accessed at.
pub(super) fn argument_loc(func: &Func<'_>, inst: Inst, n: usize) -> Loc {
    let ptr = func.operand(inst, n);
    let tags = super::Tags::of(func, inst);
    let size = match intrinsic(func, inst) {
        Some(x) if intrinsics::is_mem_intrinsic(x) || intrinsics::is_atomic_mem_intrinsic(x) => {
            match func.consts().as_int(func.operand(inst, 2)) {
                Some(n) => Size::Exact(n),
                None => Size::After,
            }
        }
        Some(id::LIFETIME_START | id::LIFETIME_END) => Size::Any,
        Some(id::INVARIANT_START | id::INVARIANT_END) => {
            match func.consts().as_int(func.operand(inst, n.saturating_sub(1))) {
                Some(n) if n != u64::MAX => Size::Exact(n),
                _ => Size::After,
            }
        }
        _ => Size::Any,
    };
    Loc { ptr, size, tags }
}

/// What call `inst` may do to memory of pointer argument `n`.
pub(super) fn argument_effect(func: &Func<'_>, inst: Inst, n: usize) -> ModRef {
    if let Some(x) = intrinsic(func, inst) {
        match x {
            id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE => return if n == 0 { ModRef::MOD } else { ModRef::REF },
            id::MEMSET | id::MEMSET_INLINE => return ModRef::MOD,
            // What it was is gone.
            id::LIFETIME_START | id::LIFETIME_END => return ModRef::BOTH,
            _ => {}
        }
    }
    if call_arg_has(func, inst, n, AttrKind::ReadNone) {
        ModRef::NONE
    } else if call_arg_has(func, inst, n, AttrKind::ReadOnly) || call_arg_has(func, inst, n, AttrKind::ByVal) {
        ModRef::REF
    } else if call_arg_has(func, inst, n, AttrKind::WriteOnly) {
        ModRef::MOD
    } else {
        ModRef::BOTH
    }
}

/// Location that pointer argument `n` of call `inst` may be accessed at, and what the call may do to it.
pub fn argument(func: &Func<'_>, inst: Inst, n: usize) -> (Loc, ModRef) {
    (argument_loc(func, inst, n), argument_effect(func, inst, n))
}

/// Objects that are looked at to see whether memory may be written.
const MAX_MASKED: usize = 8;

/// Whether call `inst` may exchange memory with other threads, which know what a `noalias` argument points to: an intrinsic, what may
/// hold a barrier, and on a GPU inline assembly and what is called by its address.
fn may_synchronise(func: &Func<'_>, inst: Inst) -> bool {
    call_has(func, inst, AttrKind::Convergent)
        || intrinsic(func, inst).is_some()
        || named_function(func, inst).is_none() && is_for_gpu(func)
}

impl Alias<'_, '_> {
    /// What may happen to `loc` at all, as far as it matters: constants are never written, and what they are is known without reading
    /// them; other memory that is never written, and what `!invariant.load` or a constant TBAA tag reads, may be read.
    pub fn mask(&mut self, loc: &Loc) -> ModRef {
        if super::tags::tbaa_is_constant(self.f.ctx().tables, loc.tags.tbaa) {
            return ModRef::REF;
        }
        self.mask_of(loc.ptr)
    }
    /// What may happen to memory that `value` points to, looking through phis and selects.
    fn mask_of(&self, value: Value) -> ModRef {
        let func = self.f;
        let mut seen: SmallVec<[Value; 8]> = SmallVec::new();
        let mut work: SmallVec<[Value; 8]> = smallvec::smallvec![value];
        let mut mask = ModRef::NONE;
        while let Some(value) = work.pop() {
            let object = underlying_object(func, value, 10);
            if seen.contains(&object) {
                continue;
            }
            if seen.len() == MAX_MASKED {
                return ModRef::BOTH;
            }
            seen.push(object);
            match object.as_inst() {
                Some(i) if func.op(i) == Opcode::Select => work.extend([func.operand(i, 1), func.operand(i, 2)]),
                Some(i) if func.op(i) == Opcode::Phi && func.phi_len(i) <= MAX_MASKED => {
                    work.extend(func.phi_pairs(i).map(|pair| pair.0));
                }
                _ if may_be_written(func, object) => return ModRef::BOTH,
                _ if object.as_global().is_none() => mask = ModRef::REF,
                _ => {}
            }
        }
        mask
    }

    /// What instruction `inst` may do to `loc`.
    pub fn mod_ref(&mut self, inst: Inst, loc: &Loc) -> ModRef {
        let func = self.f;
        match func.op(inst) {
            Opcode::Load => {
                if !is_unordered(func, inst) && func.mem(inst).ordering > warpc_ir::Ordering::Unordered {
                    return ModRef::BOTH.and(self.mask(loc));
                }
                self.access(inst, loc, ModRef::REF)
            }
            Opcode::Store => {
                if func.mem(inst).ordering > warpc_ir::Ordering::Unordered {
                    return ModRef::BOTH.and(self.mask(loc));
                }
                let r = self.access(inst, loc, ModRef::MOD);
                if r.is_none() { r } else { r.and(self.mask(loc)) }
            }
            Opcode::AtomicRmw | Opcode::CmpXchg => {
                if func.mem(inst).ordering > warpc_ir::Ordering::Monotonic {
                    return self.fenced(loc);
                }
                let r = self.access(inst, loc, ModRef::BOTH);
                r.and(self.mask(loc))
            }
            Opcode::VaArg => self.access(inst, loc, ModRef::BOTH),
            Opcode::Fence => self.fenced(loc),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call_mod_ref(inst, loc),
            Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchRet | Opcode::CleanupRet | Opcode::Resume => {
                ModRef::BOTH.and(self.mask(loc))
            }
            _ => ModRef::NONE,
        }
    }
    fn access(&mut self, inst: Inst, loc: &Loc, effect: ModRef) -> ModRef {
        if self.alias_of_access(inst, loc) == AliasResult::No { ModRef::NONE } else { effect }
    }
    /// A synchronising operation: other threads may have read and written what they know of.
    fn fenced(&mut self, loc: &Loc) -> ModRef {
        let o = underlying_object(self.f, loc.ptr, address::MAX_LOOKUP);
        if self.stays(o) { ModRef::NONE } else { ModRef::BOTH.and(self.mask(loc)) }
    }
    /// What call `inst` may do to `loc`.
    pub fn call_mod_ref(&mut self, inst: Inst, loc: &Loc) -> ModRef {
        self.call_mod_ref_with(inst, loc, call_memory(self.f, inst))
    }
    /// The same of a call whose memory effects are known to be `memory`.
    pub(crate) fn call_mod_ref_with(&mut self, inst: Inst, loc: &Loc, memory: MemoryEffects) -> ModRef {
        let func = self.f;
        if memory == MemoryEffects::NONE {
            return ModRef::NONE;
        }
        let x = intrinsic(func, inst);
        if matches!(x, Some(id::ASSUME | id::SIDEEFFECT | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL | id::PSEUDOPROBE)) {
            return ModRef::NONE;
        }
        // It promises that nothing is written from here on; it writes nothing itself.
        if x == Some(id::INVARIANT_START) {
            return ModRef::REF;
        }
        if loc.tags != super::Tags::NONE && func.flags(inst) & warpc_ir::opcode::flags::HAS_MD != 0 {
            let tags = super::Tags::of(func, inst);
            if !super::tags::may_alias(func, &tags, &loc.tags) {
                return ModRef::NONE;
            }
        }
        let arg = ModRef(memory.get(MemLoc::ArgMem) as u8);
        let other = [MemLoc::Other, MemLoc::ErrnoMem, MemLoc::TargetMem0, MemLoc::TargetMem1]
            .iter()
            .fold(0, |a, &l| a | memory.get(l)) as u8;
        let mut other = ModRef(other);
        if !other.is_none() {
            let o = underlying_object(func, loc.ptr, address::MAX_LOOKUP);
            // The callee knows an object of ours that never got out only when it is passed to it.
            let ours = is_local_object(func, o)
                || is_return_slot(func, o)
                || is_noalias_argument(func, o) && !may_synchronise(func, inst);
            let is_known = func.callee(inst) == o || Value::inst(inst) == o || !ours;
            if !is_known && (self.stays(o) || self.is_captured_later(o, inst)) {
                other = ModRef::NONE;
            }
        }
        let mut r = other;
        if r != ModRef::BOTH && !arg.and(ModRef(!r.0 & 3)).is_none() {
            for n in 0..func.call(inst).num_args as usize {
                let v = func.operand(inst, n);
                if !func.types().is_ptr(func.types().scalar(func.type_of(v))) {
                    continue;
                }
                let effect = argument_effect(func, inst, n).and(arg);
                if effect.or(r) == r {
                    continue;
                }
                let mine = argument_loc(func, inst, n);
                if self.alias(&mine, loc) != AliasResult::No {
                    r = r.or(effect);
                }
            }
        }
        // A guard is said to write so that nothing is moved across it for control's sake. It leaves all memory as it is, which the code that
        // goes on instead of this may read.
        if x == Some(id::EXPERIMENTAL_GUARD) {
            r = r.and(ModRef::REF);
        }
        if r.is_none() { r } else { r.and(self.mask(loc)) }
    }
    /// What instruction `a` may do to memory that call `b` reads or writes: `REF` when `a` reads what `b` writes, `MOD` when
    /// `a` writes what `b` touches.
    pub fn mod_ref_call(&mut self, a: Inst, b: Inst) -> ModRef {
        let func = self.f;
        if func.op(a) == Opcode::Fence {
            return ModRef::BOTH;
        }
        if !func.op(a).is_call() {
            // Does the call touch what this access touches?
            let Some(loc) = Loc::of(func, a) else { return ModRef::NONE };
            let on_call = self.call_mod_ref(b, &loc);
            let mine = match func.op(a) {
                Opcode::Load => ModRef::REF,
                Opcode::Store => ModRef::MOD,
                _ => ModRef::BOTH,
            };
            return if on_call.is_none() {
                ModRef::NONE
            } else if on_call.is_mod() {
                mine
            } else {
                mine.and(ModRef::MOD)
            };
        }
        let (ma, mb) = (call_memory(func, a), call_memory(func, b));
        if ma == MemoryEffects::NONE || mb == MemoryEffects::NONE || !ma.writes() && !mb.writes() {
            return ModRef::NONE;
        }
        let mine = ModRef(ma.reads() as u8 | (ma.writes() as u8) << 1);
        // One of them touches only its arguments: ask for each.
        for (through, by, args_of_a) in [(mb, b, false), (ma, a, true)] {
            if !through.only_args() {
                continue;
            }
            let mut r = ModRef::NONE;
            for n in 0..func.call(by).num_args as usize {
                if !func.types().is_ptr(func.types().scalar(func.type_of(func.operand(by, n)))) {
                    continue;
                }
                let effect = argument_effect(func, by, n).and(ModRef(through.get(MemLoc::ArgMem) as u8));
                let loc = argument_loc(func, by, n);
                let on = self.call_mod_ref(if args_of_a { b } else { a }, &loc);
                let part = if args_of_a {
                    // `a` does `effect` to the argument; that matters when `b` writes it, or `a` writes what `b` reads.
                    match (on.is_mod(), on.is_ref()) {
                        (true, _) => effect,
                        (false, true) => effect.and(ModRef::MOD),
                        _ => ModRef::NONE,
                    }
                } else if effect.is_mod() {
                    on
                } else {
                    on.and(ModRef::MOD)
                };
                r = r.or(part);
            }
            return r.and(mine);
        }
        // Inaccessible memory on one side only.
        if ma.only_inaccessible() != mb.only_inaccessible() {
            let (inner, outer) = if ma.only_inaccessible() { (ma, mb) } else { (mb, ma) };
            if inner.only_inaccessible() && outer.get(MemLoc::InaccessibleMem) == 0 {
                return ModRef::NONE;
            }
        }
        mine
    }
}
