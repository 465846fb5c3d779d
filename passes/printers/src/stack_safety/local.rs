//! What a function does itself with its slots and arguments.

use super::{BITS, EMPTY, FULL, Passed, Summary, Use, is_unknown, joined, slot_size, sums, up_to};
use crate::stack_lifetime::Lives;
use warpc_analysis::{Analyses, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::knobs::Knobs;
use warpc_ir::module::GlobalKind;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::interval::Interval;
use warpc_scev::{CachedScev, Se, Ty};

/// What `func` does with its pointers.
pub(super) fn summary(func: &Func<'_>, cfg: &Cfg, analyses: &mut Analyses, knobs: &Knobs) -> Summary {
    let lives = Lives::new(func, cfg);
    analyses.with_scev(func, knobs, |se| {
        let mut walk = Walk { se, cfg, lives: &lives, met: RowSet::new(func.num_insts()) };
        let insts = || func.block_order().flat_map(|block| func.block_insts(block));
        let slots = insts().filter(|&inst| func.op(inst) == Opcode::Alloca);
        let slots = slots.map(|slot| (slot, walk.uses(slot.into()))).collect();
        let is_followed = |&arg: &u32| {
            let is_pointer = func.types().is_ptr(func.type_of(Value::arg(arg)));
            is_pointer && !facts::arg_has(func, arg, AttrKind::ByVal)
        };
        let args = (0..func.num_args() as u32).filter(is_followed);
        let args = args.map(|arg| (arg, walk.uses(Value::arg(arg)))).collect();
        Summary { args, slots }
    })
}

/// Whether a call accesses memory by itself: fills and copies, and arguments passed by value.
pub(super) fn is_told_of(func: &Func<'_>, call: Inst) -> bool {
    facts::intrinsic(func, call).is_some_and(is_fill_or_copy)
        || (0..func.call(call).num_args as usize).any(|arg| facts::call_arg_has(func, call, arg, AttrKind::ByVal))
}

fn is_copy(id: IntrinsicId) -> bool {
    matches!(id, id::MEMCPY | id::MEMMOVE | id::MEMCPY_INLINE)
}

fn is_fill_or_copy(id: IntrinsicId) -> bool {
    is_copy(id) || matches!(id, id::MEMSET | id::MEMSET_INLINE)
}

/// What argument `at` of `call` is copied as.
fn by_value_type(func: &Func<'_>, call: Inst, at: usize) -> Option<Type> {
    let attrs = func.attrs();
    let of = |list: AttrList| attrs.ty(attrs.param(list, at), AttrKind::ByVal);
    of(func.call(call).attrs)
        .or_else(|| of(func.ctx().globals.parts[facts::called_function(func, call)?.index()].attrs))
}

struct Walk<'w, 's, 'a> {
    se: &'w mut Se<'s, 'a>,
    cfg: &'w Cfg,
    lives: &'w Lives<'s, 'a>,
    /// Instructions whose results are followed for the pointer at hand.
    met: RowSet<Inst>,
}

impl Walk<'_, '_, '_> {
    fn uses(&mut self, pointer: Value) -> Use {
        let func = self.se.f;
        let slot = pointer.as_inst();
        let mut found = Use { range: EMPTY, calls: vec![], unsafe_accesses: vec![] };
        let mut work = vec![pointer];
        let mut all = vec![];
        while let Some(value) = work.pop() {
            for used in func.uses(value) {
                let (inst, at) = (func.user(used), func.use_index(used));
                if !self.cfg.is_reachable(func.block_of(inst)) {
                    continue;
                }
                let follows = self.one(pointer, slot, value, (inst, at), &mut found);
                if follows && self.met.insert(inst) {
                    all.push(inst);
                    work.push(inst.into());
                }
            }
        }
        all.into_iter().for_each(|inst| {
            self.met.remove(inst);
        });
        found.calls.sort_by_key(|call| (call.arg, call.callee));
        found
    }
    /// Adds what operand `at` of `inst` does; whether its result is followed.
    fn one(
        &mut self,
        base: Value,
        slot: Option<Inst>,
        value: Value,
        (inst, at): (Inst, usize),
        found: &mut Use,
    ) -> bool {
        let func = self.se.f;
        let is_dead = slot.is_some_and(|slot| !self.lives.is_alive_behind(slot, inst));
        let mut leak = |range: Interval| {
            found.unsafe_accesses.push(inst);
            found.add(range);
        };
        match func.op(inst) {
            Opcode::VaArg => {}
            Opcode::Ret => leak(FULL),
            Opcode::Store if at == 0 => leak(FULL),
            Opcode::CmpXchg | Opcode::AtomicRmw if at != 0 => leak(FULL),
            Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw if is_dead => leak(FULL),
            Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw => {
                let ty = match func.op(inst) {
                    Opcode::Load => func.ty(inst),
                    Opcode::Store => func.type_of(func.operand(inst, 0)),
                    _ => func.type_of(func.operand(inst, 1)),
                };
                let size = func.layout().fixed_store_size(func.types(), ty);
                let range = size.map_or(FULL, |size| self.range(value, base, up_to(size)));
                self.add(found, range, value, slot, inst, size);
            }
            op if op.is_call() => return self.call(base, slot, value, (inst, at), is_dead, found),
            _ => return true,
        }
        false
    }
    fn add(
        &mut self,
        found: &mut Use,
        range: Interval,
        value: Value,
        slot: Option<Inst>,
        inst: Inst,
        size: Option<u64>,
    ) {
        if !self.is_within(value, slot, inst, size) {
            found.unsafe_accesses.push(inst);
        }
        found.add(range);
    }
    fn call(
        &mut self,
        base: Value,
        slot: Option<Inst>,
        value: Value,
        (inst, at): (Inst, usize),
        is_dead: bool,
        found: &mut Use,
    ) -> bool {
        let func = self.se.f;
        let intrinsic = facts::intrinsic(func, inst);
        if matches!(intrinsic, Some(id::LIFETIME_START | id::LIFETIME_END)) {
            return false;
        }
        let mut leak = |range: Interval| {
            found.unsafe_accesses.push(inst);
            found.add(range);
        };
        if is_dead {
            leak(FULL);
            return false;
        }
        if let Some(id) = intrinsic.filter(|&id| is_fill_or_copy(id)) {
            if at == 0 || is_copy(id) && at == 1 {
                let (range, size) = self.filled(base, value, func.operand(inst, 2));
                self.add(found, range, value, slot, inst, size);
            }
            return false;
        }
        let is_argument = at < func.call(inst).num_args as usize;
        let follows = is_argument && facts::returned_argument(func, inst) == Some(value);
        let callee = func.callee(inst).as_global();
        let callee = callee.filter(|&callee| func.ctx().globals.sym[callee.index()].kind != GlobalKind::IFunc);
        if !is_argument {
            leak(FULL);
        } else if facts::call_arg_has(func, inst, at, AttrKind::ByVal) {
            let size = by_value_type(func, inst, at).and_then(|ty| func.layout().fixed_store_size(func.types(), ty));
            let range = size.map_or(FULL, |size| self.range(value, base, up_to(size)));
            self.add(found, range, value, slot, inst, size);
        } else if let Some(callee) = callee {
            let offset = self.distance(value, base);
            let same = found.calls.iter_mut().find(|call| (call.callee, call.arg) == (callee, at as u32));
            match same {
                Some(call) => call.offset = joined(call.offset, offset),
                None => found.calls.push(Passed { callee, arg: at as u32, offset }),
            }
        } else {
            leak(FULL);
        }
        follows
    }
    /// Bytes that a fill or copy of `length` bytes at `value` touches, and how many, where that is constant.
    fn filled(&mut self, base: Value, value: Value, length: Value) -> (Interval, Option<u64>) {
        let length = self.se.get(length);
        if self.se.bits(length) > BITS {
            return (FULL, None);
        }
        let length = self.se.zext_or_same(length, Ty::int(BITS));
        let sizes = self.se.range(length, true);
        let size = sizes.as_single().and_then(|size| u64::try_from(size).ok());
        if is_unknown(sizes) {
            return (FULL, size);
        }
        let most = sizes.smax() as u64 as i64;
        let range = if most < 0 { FULL } else { self.range(value, base, up_to(most as u64)) };
        (range, size)
    }
    /// From `base` to `value`.
    fn distance(&mut self, value: Value, base: Value) -> Interval {
        let func = self.se.f;
        let is_plain = |value: Value| func.types().addrspace(func.type_of(value)) == Some(0);
        if !is_plain(value) || !is_plain(base) {
            return FULL;
        }
        let (to, from) = (self.se.get(value), self.se.get(base));
        if self.se.pointer_base(to) != self.se.pointer_base(from) {
            return FULL;
        }
        let distance = self.se.minus(to, from, Default::default());
        let range = self.se.range(distance, true);
        if is_unknown(range) { FULL } else { range.sext_or_trunc(BITS) }
    }
    /// Bytes from `base` on that an access of `size` bytes at `value` touches.
    fn range(&mut self, value: Value, base: Value, size: Interval) -> Interval {
        if size.is_empty() {
            return EMPTY;
        }
        let offset = self.distance(value, base);
        if is_unknown(offset) {
            return FULL;
        }
        let range = sums(offset, size);
        if is_unknown(range) { FULL } else { range }
    }
    /// Whether an access of `size` bytes at `value` stays within `slot`, where there is one.
    fn is_within(&mut self, value: Value, slot: Option<Inst>, inst: Inst, size: Option<u64>) -> bool {
        let Some(slot) = slot else { return true };
        let func = self.se.f;
        let is_plain = func.types().addrspace(func.type_of(value)) == Some(0);
        let Some(size) = size.filter(|_| is_plain) else { return false };
        let (to, from) = (self.se.get(value), self.se.get(slot.into()));
        if self.se.pointer_base(to) != self.se.pointer_base(from) {
            return false;
        }
        let distance = self.se.minus(to, from, Default::default());
        let ty = self.se.ty(distance);
        let last = (slot_size(func, slot) as i128 - size as i128) as u128;
        let (first, last) = (self.se.zero(ty), self.se.make_const(ty, last));
        let block = func.block_of(inst);
        self.se.is_known_at(IntPred::Sge, distance, first, block)
            && self.se.is_known_at(IntPred::Sle, distance, last, block)
    }
}
