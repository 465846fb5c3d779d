//! Intrinsic calls: which rules are for which, assumptions, copies and fills of few bytes.

use super::memory_calls::AnyMemoryCall;
use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::{Builder, Value};

/// `memcpy`, `memmove` or `memset` of a known length that is not volatile, as its rules see it.
#[derive(Clone, Copy)]
struct MemoryCall {
    inst: Inst,
    dst: Value,
    /// Address of a copy, byte of a fill.
    src: Value,
    bytes: u128,
    is_fill: bool,
}

impl MemoryCall {
    /// The integer of as many bytes, if there is one.
    fn as_integer(self) -> Option<Type> {
        match self.bytes {
            1 => Some(Type::I8),
            2 => Some(Type::I16),
            4 => Some(Type::I32),
            8 => Some(Type::I64),
            _ => None,
        }
    }
}

impl Combiner<'_, '_> {
    pub(super) fn call(&mut self, inst: Inst) -> Option<Value> {
        let Some((which, _)) = p::intrinsic(self.f, Value::inst(inst)) else { return self.call_site(inst) };
        if which.is_nvvm() {
            return self.nvvm(inst, which);
        }
        if intrinsics::is_mem_intrinsic(which) {
            return self.memory_intrinsic(inst, which);
        }
        match which {
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.int_min_max(inst, which),
            id::ABS => self.abs(inst),
            id::CTPOP | id::CTLZ | id::CTTZ | id::BSWAP | id::BITREVERSE => self.bit_count(inst, which),
            id::FSHL | id::FSHR => self.funnel_shift(inst, which),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT => self.saturating(inst, which),
            _ if intrinsics::is_with_overflow(which) => self.with_overflow(inst, which),
            id::ASSUME if self.f.call(inst).bundles.is_empty() => self.assume_rules(inst),
            id::FABS | id::COPYSIGN | id::FMA | id::FMULADD | id::SQRT | id::POWI | id::POW | id::COS | id::SIN => {
                self.float_call(inst, which)
            }
            id::LDEXP => self.ldexp(inst),
            id::CEIL | id::FLOOR | id::TRUNC | id::RINT | id::NEARBYINT | id::ROUND | id::ROUNDEVEN => {
                self.float_call(inst, which)
            }
            id::IS_FPCLASS => self.class_test(inst),
            id::OBJECTSIZE => self.object_size_rules(inst),
            id::VECTOR_INSERT => self.vector_insert_rules(inst),
            id::VECTOR_EXTRACT => self.vector_extract_rules(inst),
            id::SMUL_FIX | id::UMUL_FIX | id::SMUL_FIX_SAT | id::UMUL_FIX_SAT => self.commutative_call_rules(inst),
            _ if super::reduce::is_reduction(which) => self.reduction(inst, which),
            id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM => self.float_min_max_call(inst),
            // What is marked for a stack slot is known not to be null as well.
            id::LIFETIME_START | id::INVARIANT_START => self.call_argument_rules(inst),
            id::LIFETIME_END => self.end_of_lifetime_rules(inst),
            _ => None,
        }
    }

    rules! {
        /// Rules of every intrinsic call whose first two arguments may be exchanged.
        pub(super) fn commutative_call_rules(&mut self, inst: Inst) -> Option<Value> {
            arguments_in_order,
            call_of_opposite_choices,
            call_of_minimum_and_maximum,
        }
    }

    /// `smin(umax(x, y), umin(x, y)) -> smin(x, y)`, and so for `smin` and `smax`. If the intrinsic commutes.
    fn call_of_minimum_and_maximum(&mut self, inst: Inst) -> Option<Value> {
        let (a, b) = self.ops(inst);
        for (most, least) in [(id::UMAX, id::UMIN), (id::SMAX, id::SMIN)] {
            for (max, min) in [(a, b), (b, a)] {
                let Some((x, y)) = p::binary_intrinsic(self.f, max, most) else { continue };
                if p::binary_intrinsic(self.f, min, least).is_some_and(|pair| p::same_pair(pair, (x, y))) {
                    self.set(inst, 0, x);
                    self.set(inst, 1, y);
                    return Some(Value::inst(inst));
                }
            }
        }
        None
    }

    /// `umin(c ? x : y, c ? y : x) -> umin(x, y)`, for selects and phis. If the intrinsic commutes.
    fn call_of_opposite_choices(&mut self, inst: Inst) -> Option<Value> {
        let (a, b) = self.ops(inst);
        let (x, y) = self.opposite_choices(a, b)?;
        self.set(inst, 0, x);
        self.set(inst, 1, y);
        Some(Value::inst(inst))
    }

    /// `umin(C, x) -> umin(x, C)`. If the intrinsic commutes and `x` is no constant.
    fn arguments_in_order(&mut self, inst: Inst) -> Option<Value> {
        let (a, b) = self.ops(inst);
        if !a.is_constant() || b.is_constant() {
            return None;
        }
        self.f.swap_operands(inst, 0, 1);
        Some(Value::inst(inst))
    }

    rules! {
        /// Rules of `objectsize`.
        fn object_size_rules(&mut self, inst: Inst) -> Option<Value> {
            size_of_known_object,
        }
    }

    /// `objectsize(p) -> N`. If what `p` points to is known, all that it may be has one size, and no other size may be found out later.
    fn size_of_known_object(&mut self, inst: Inst) -> Option<Value> {
        let size = crate::lower_constant_intrinsics::object_size_asked_for(self.f, inst)?;
        let ty = self.f.ty(inst);
        Some(self.int(ty, size as u128))
    }

    // ---- assumptions --------------------------------------------------------------------------------------------

    rules! {
        /// Rules of `assume` of a condition alone. They erase the call; one of true is dead code.
        fn assume_rules(&mut self, inst: Inst) -> Option<Value> {
            assume_of_and,
            assume_of_false,
        }
    }

    /// `assume(a & b) -> assume(a); assume(b)`, for the `and` and for the select. Always.
    fn assume_of_and(&mut self, inst: Inst) -> Option<Value> {
        let (a, b, _) = p::logical_and(self.f, self.f.operand(inst, 0))?;
        for condition in [a, b] {
            let half = Builder::before(self.f, self.at).intrinsic(id::ASSUME, &[], &[condition], 0)?;
            self.queue_new(half);
        }
        self.erase(inst);
        Some(Value::inst(inst))
    }

    /// `assume(false) -> store to poison`, and so for undef: the code is not reached. Always.
    fn assume_of_false(&mut self, inst: Inst) -> Option<Value> {
        let condition = self.f.operand(inst, 0);
        if !condition.is_undef_or_poison() && !p::is_zero(self.f, condition) {
            return None;
        }
        self.mark_dead_code();
        self.erase(inst);
        Some(Value::inst(inst))
    }

    // ---- copies and fills ---------------------------------------------------------------------------------------

    /// Rules of `memcpy`, `memmove` and `memset`.
    fn memory_intrinsic(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let (dst, src, len, volatile) =
            (self.f.operand(inst, 0), self.f.operand(inst, 1), self.f.operand(inst, 2), self.f.operand(inst, 3));
        if !p::is_zero(self.f, volatile) {
            return None;
        }
        if let Some(bytes) = p::int(self.f, len) {
            let is_fill = matches!(which, id::MEMSET | id::MEMSET_INLINE);
            let known = MemoryCall { inst, dst, src, bytes: bytes.v, is_fill };
            if let Some(v) = self.memory_call_rules(known) {
                return Some(v);
            }
        }
        if !matches!(which, id::MEMCPY | id::MEMMOVE | id::MEMSET) {
            return None;
        }
        self.any_memory_call_rules(AnyMemoryCall { inst, which, dst, src, len })
    }

    rules! {
        /// Rules of copies and fills of a known length, in order. They erase the call.
        fn memory_call_rules(&mut self, call: MemoryCall) -> Option<Value> {
            memory_call_of_nothing,
            copy_onto_itself,
            copy_of_few_bytes,
            fill_of_few_bytes,
        }
    }

    /// `memcpy(p, q, 0) -> nothing`, and so for `memmove` and `memset`. If it is not volatile.
    fn memory_call_of_nothing(&mut self, call: MemoryCall) -> Option<Value> {
        if call.bytes != 0 {
            return None;
        }
        self.erase(call.inst);
        Some(Value::inst(call.inst))
    }

    /// `memcpy(p, p, n) -> nothing`, and so for `memmove`. If it is not volatile.
    fn copy_onto_itself(&mut self, call: MemoryCall) -> Option<Value> {
        if call.is_fill || call.dst != call.src {
            return None;
        }
        self.erase(call.inst);
        Some(Value::inst(call.inst))
    }

    /// `memcpy(p, q, N) -> store (load q), p`, and so for `memmove`. If `N` is 1, 2, 4 or 8, and it is not volatile. Alignments do not
    /// matter: a copy hides what is in a slot of the stack, and two accesses for one integer are no more than the copy would take.
    fn copy_of_few_bytes(&mut self, call: MemoryCall) -> Option<Value> {
        let ty = call.as_integer().filter(|_| !call.is_fill)?;
        let align = self.argument_align(call.inst, 1);
        let value = Builder::before(self.f, self.at).load(ty, call.src, align, 0);
        let rows = self.facts_of_access(call);
        self.f.write_attachments(value.as_inst()?, &rows);
        self.queue_new(value);
        Some(self.store_instead(call, value))
    }

    /// `memset(p, C, N) -> store C.., p`. If `N` is 1, 2, 4 or 8, and it is not volatile.
    fn fill_of_few_bytes(&mut self, call: MemoryCall) -> Option<Value> {
        let ty = call.as_integer().filter(|_| call.is_fill)?;
        let byte = p::int(self.f, call.src)?;
        let pattern = (0..call.bytes).fold(0, |pattern, at| pattern | byte.v << (8 * at));
        let value = self.int(ty, pattern);
        Some(self.store_instead(call, value))
    }

    /// Puts a store of `value` in place of `call`.
    fn store_instead(&mut self, call: MemoryCall, value: Value) -> Value {
        let align = self.argument_align(call.inst, 0);
        let store = Builder::before(self.f, self.at).store(value, call.dst, align, 0);
        let mut rows = self.facts_of_access(call);
        // What ties an assignment to a variable of the debugger belongs to what writes.
        let strings = &self.f.ctx().tables.strings;
        let written = self.f.attachments(call.inst).find(|row| strings.get(row.kind) == b"DIAssignID");
        rows.extend(written.map(|row| (row.kind, row.node)));
        self.f.write_attachments(store, &rows);
        self.list.push(store);
        self.erase(call.inst);
        Value::inst(call.inst)
    }

    /// What a load or store of all bytes of `call` may say, of what the call says. Of the fields of a copied struct the one that is all of
    /// it tells its type; where there are several, nothing is known of the type.
    fn facts_of_access(&self, call: MemoryCall) -> SmallVec<[(Str, Md); 4]> {
        let tables = self.f.ctx().tables;
        let stays = |kind: &[u8]| {
            let of_aliases = matches!(kind, b"tbaa" | b"alias.scope" | b"noalias" | b"noalias.addrspace");
            of_aliases || matches!(kind, b"llvm.access.group" | b"llvm.mem.parallel_loop_access" | b"annotation")
        };
        let mut rows: SmallVec<[(Str, Md); 4]> = SmallVec::new();
        for row in self.f.attachments(call.inst).filter(|row| stays(tables.strings.get(row.kind))) {
            rows.push((row.kind, row.node));
        }
        let (Some(structs), Some(tbaa)) = (tables.strings.find(b"tbaa.struct"), tables.strings.find(b"tbaa")) else {
            return rows;
        };
        if self.f.attachment(call.inst, tbaa).is_none()
            && let Some(fields) = self.f.attachment(call.inst, structs)
            && let &[offset, size, tag, ..] = tables.metadata.ops(fields)
            && tables.metadata_int(offset) == Some(0)
            && tables.metadata_int(size).map(u128::from) == Some(call.bytes)
            && tag.is_some()
        {
            rows.push((tbaa, tag));
        }
        rows
    }

    /// Alignment of pointer argument `arg` of call `inst`, in bytes: what the call says, or what is known of the address.
    fn argument_align(&self, inst: Inst, arg: usize) -> u64 {
        let said = facts::call_arg_int(self.f, inst, arg, AttrKind::Align).unwrap_or(1);
        said.max(self.values().pointer_alignment(self.f.operand(inst, arg)))
    }

    /// An intrinsic with all overload types given; for callers whose result type differs from the first argument's.
    pub(super) fn intrinsic_with(&mut self, id: IntrinsicId, types: &[Type], args: &[Value], fl: u16) -> Option<Value> {
        let v = Builder::before(self.f, self.at).intrinsic(id, types, args, fl)?;
        Some(self.queue_new(v))
    }
}
