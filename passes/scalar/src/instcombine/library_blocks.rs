//! Library functions that compare, search, copy and fill blocks of memory.

use super::library::LibCall;
use super::{Combiner, p};
use warpc_analysis::library::LibFunc;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `memcmp` and `bcmp`, in order.
        pub(super) fn block_compare_rules(&mut self, call: LibCall) -> Option<Value> {
            compare_of_block_with_itself,
            compare_of_known_blocks,
            compare_of_bytes,
            compare_of_blocks_as_integers,
            compare_of_blocks_for_equality,
            blocks_that_are_compared,
        }
    }
    rules! {
        /// Rules of `memchr` and `memrchr`, in order.
        pub(super) fn block_search_rules(&mut self, call: LibCall) -> Option<Value> {
            search_in_nothing,
            search_in_one_byte,
            search_of_known_byte,
            search_of_known_byte_from_the_end,
            search_in_runs_of_bytes,
            search_in_equal_bytes_from_the_end,
            block_search_that_is_compared,
            block_that_is_searched,
        }
    }
    rules! {
        /// Rules of `memcpy` and others that write blocks.
        pub(super) fn block_copy_rules(&mut self, call: LibCall) -> Option<Value> {
            block_copy_as_intrinsic,
        }
    }

    // ---- comparisons --------------------------------------------------------------------------------------------

    /// `memcmp(p, p, n) -> 0`, `memcmp(p, q, 0) -> 0`. Always.
    fn compare_of_block_with_itself(&mut self, call: LibCall) -> Option<Value> {
        let nothing = p::is_zero(self.f, call.c);
        (call.a == call.b || nothing).then(|| self.int(call.ty, 0))
    }

    /// `memcmp("abc", "abd", n) -> n <= 2 ? 0 : -1`. If both blocks are constant.
    fn compare_of_known_blocks(&mut self, call: LibCall) -> Option<Value> {
        self.compare_up_to(call, call.c, false)
    }

    /// `memcmp(p, q, 1) -> *p - *q`. Always.
    fn compare_of_bytes(&mut self, call: LibCall) -> Option<Value> {
        p::int(self.f, call.c).filter(|size| size.is_one())?;
        Some(self.difference_of_bytes(call))
    }

    /// `memcmp(p, q, 4) == 0 -> (load i32 p) == (load i32 q)`. If the target has an integer of that size, and the addresses that are not
    /// constant data are aligned for it.
    fn compare_of_blocks_as_integers(&mut self, call: LibCall) -> Option<Value> {
        let bytes = u32::try_from(p::int(self.f, call.c)?.v).ok().filter(|bytes| (2..=8).contains(bytes))?;
        if !self.f.layout().is_native(8 * bytes) || !self.is_only_tested(call.inst) {
            return None;
        }
        let ty = self.f.int_type(8 * bytes);
        let align = self.f.layout().pref_align(self.f.types(), ty);
        let mut sides = [call.a, call.b];
        let known = sides.map(|ptr| if ptr.is_constant() { self.f.folder().load(ptr, ty) } else { None });
        let aligned = |s: &Self, ptr: Value| s.values().pointer_alignment(ptr) >= align;
        if !(0..2).all(|at| known[at].is_some() || aligned(self, sides[at])) {
            return None;
        }
        for at in 0..2 {
            sides[at] = known[at].unwrap_or_else(|| {
                let found = self.values().pointer_alignment(sides[at]);
                let load = warpc_ir::Builder::before(self.f, self.at).load(ty, sides[at], found.max(1), 0);
                self.queue_new(load)
            });
        }
        let differ = self.icmp(IntPred::Ne, sides[0], sides[1]);
        Some(self.cast(Opcode::ZExt, 0, differ, call.ty))
    }

    /// `memcmp(p, q, n) == 0 -> bcmp(p, q, n) == 0`. If the target has `bcmp`.
    fn compare_of_blocks_for_equality(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Memcmp || !self.is_only_tested(call.inst) {
            return None;
        }
        self.call_library(LibFunc::Bcmp, &[call.a, call.b, call.c], call.inst)
    }

    /// `memcmp(p, q, 16) -> memcmp(noundef nonnull dereferenceable(16) p, ...)`. If the size is known not to be 0.
    fn blocks_that_are_compared(&mut self, call: LibCall) -> Option<Value> {
        self.say_accessed_for_size(call.inst, &[0, 1], call.c)
    }

    // ---- searches -----------------------------------------------------------------------------------------------

    /// `memchr(p, c, 0) -> null`, and so for any size and `memrchr` at the end of a constant variable. Always.
    fn search_in_nothing(&mut self, call: LibCall) -> Option<Value> {
        let nothing = p::is_zero(self.f, call.c) || self.bytes_at(call.a).is_some_and(|bytes| bytes.is_empty());
        nothing.then(|| self.null_of(call.ty))
    }

    /// `memchr(p, c, 1) -> *p == c ? p : null`, and so for `memrchr`. Always.
    fn search_in_one_byte(&mut self, call: LibCall) -> Option<Value> {
        p::int(self.f, call.c).filter(|size| size.is_one())?;
        Some(self.first_byte_or_null(call, None))
    }

    /// `n <= at ? null : p + at` for a search in `n` bytes at `p`.
    fn place_if_inside(&mut self, call: LibCall, at: usize) -> Value {
        let ty = self.f.type_of(call.c);
        let place = self.int(ty, at as u128);
        let outside = self.icmp(IntPred::Ule, call.c, place);
        let found = self.byte_address(call.a, place);
        let null = self.null_of(call.ty);
        self.select(outside, null, found)
    }

    /// `memchr("abc", 'b', n) -> n <= 1 ? null : "abc" + 1`. If the block and the byte are constant; null where there is no such byte.
    fn search_of_known_byte(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Memchr {
            return None;
        }
        let wanted = p::int(self.f, call.b)?.v as u8;
        let found = self.bytes_at(call.a)?.iter().position(|&byte| byte == wanted);
        Some(match found {
            Some(at) => self.place_if_inside(call, at),
            None => self.null_of(call.ty),
        })
    }

    /// `memrchr("abcb", 'b', 4) -> "abcb" + 3`, `memrchr("abc", 'b', n) -> n <= 1 ? null : "abc" + 1`. If the block and the byte are constant
    /// and the size is, or there is one such byte; null where there is none.
    fn search_of_known_byte_from_the_end(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Memrchr {
            return None;
        }
        let wanted = p::int(self.f, call.b)?.v as u8;
        let mut bytes = self.bytes_at(call.a)?;
        let size = p::int(self.f, call.c);
        if let Some(size) = size {
            let size = usize::try_from(size.v).ok().filter(|&size| size <= bytes.len())?;
            bytes.truncate(size);
        }
        let Some(at) = bytes.iter().rposition(|&byte| byte == wanted) else { return Some(self.null_of(call.ty)) };
        if size.is_some() {
            let ty = self.f.type_of(call.c);
            let place = self.int(ty, at as u128);
            return Some(self.byte_address(call.a, place));
        }
        let single = bytes.iter().position(|&byte| byte == wanted) == Some(at);
        single.then(|| self.place_if_inside(call, at))
    }

    /// `memchr("aaab", c, n) -> n != 0 && c == 'a' ? p : n > 3 && c == 'b' ? p + 3 : null`. If the block is constant and a run of equal bytes,
    /// or two.
    fn search_in_runs_of_bytes(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Memchr {
            return None;
        }
        let mut bytes = self.bytes_at(call.a)?;
        if let Some(size) = p::int(self.f, call.c) {
            bytes.truncate(usize::try_from(size.v).unwrap_or(usize::MAX));
        }
        let first = *bytes.first()?;
        let second = bytes.iter().position(|&byte| byte != first);
        if let Some(at) = second
            && bytes[at..].iter().any(|&byte| byte != bytes[at])
        {
            return None;
        }
        let ty = self.f.type_of(call.c);
        let wanted = self.resize(call.b, Type::I8, false);
        let mut result = self.null_of(call.ty);
        if let Some(at) = second {
            let byte = self.int(Type::I8, bytes[at] as u128);
            let same = self.icmp(IntPred::Eq, wanted, byte);
            let place = self.int(ty, at as u128);
            let inside = self.icmp(IntPred::Ugt, call.c, place);
            let found = self.binary(Opcode::And, 0, same, inside);
            let address = self.byte_address(call.a, place);
            result = self.select(found, address, result);
        }
        let byte = self.int(Type::I8, first as u128);
        let same = self.icmp(IntPred::Eq, wanted, byte);
        let zero = self.int(ty, 0);
        let some = self.icmp(IntPred::Ne, call.c, zero);
        let found = self.binary(Opcode::And, 0, some, same);
        Some(self.select(found, call.a, result))
    }

    /// `memrchr("aaa", c, n) -> n != 0 && c == 'a' ? p + (n - 1) : null`. If the block is constant and a run of equal bytes.
    fn search_in_equal_bytes_from_the_end(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Memrchr {
            return None;
        }
        let mut bytes = self.bytes_at(call.a)?;
        if let Some(size) = p::int(self.f, call.c) {
            let size = usize::try_from(size.v).ok().filter(|&size| size <= bytes.len())?;
            bytes.truncate(size);
        }
        let first = *bytes.first()?;
        if bytes.iter().any(|&byte| byte != first) {
            return None;
        }
        let ty = self.f.type_of(call.c);
        let zero = self.int(ty, 0);
        let some = self.icmp(IntPred::Ne, call.c, zero);
        let wanted = self.resize(call.b, Type::I8, false);
        let byte = self.int(Type::I8, first as u128);
        let same = self.icmp(IntPred::Eq, wanted, byte);
        let no = self.bool(Type::I1, false);
        let found = self.select(some, same, no);
        let minus_one = self.all_ones(ty);
        let last = self.binary(Opcode::Add, 0, call.c, minus_one);
        let address = self.byte_address(call.a, last);
        let null = self.null_of(call.ty);
        Some(self.select(found, address, null))
    }

    /// `memchr(p, c, n) == p -> (n != 0 && *p == c ? p : null) == p`. If nothing else reads the result, and `p` is constant data.
    fn block_search_that_is_compared(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Memchr || self.bytes_at(call.a).is_none_or(|bytes| bytes.is_empty()) {
            return None;
        }
        let compared = self.is_only_compared(call.inst, |pred, other| pred.is_equality() && other == call.a);
        compared.then(|| self.first_byte_or_null(call, Some(call.c)))
    }

    /// `memrchr(p, c, 16) -> memrchr(noundef nonnull dereferenceable(16) p, c, 16)`, and so for `memchr`, which need not read more than one
    /// byte. If the size is known not to be 0.
    fn block_that_is_searched(&mut self, call: LibCall) -> Option<Value> {
        if call.func == LibFunc::Memchr {
            return if self.values().is_non_zero(call.c) { self.say_accessed(call.inst, &[0], 1) } else { None };
        }
        self.say_accessed_for_size(call.inst, &[0], call.c)
    }

    // ---- copies -------------------------------------------------------------------------------------------------

    /// `memcpy(p, q, n) -> llvm.memcpy(p, q, n)`, and so for `memmove`, `memset`, `mempcpy`, `bcopy` and `bzero`. Always.
    fn block_copy_as_intrinsic(&mut self, call: LibCall) -> Option<Value> {
        let LibCall { inst, a, b, c, .. } = call;
        match call.func {
            LibFunc::Memcpy | LibFunc::Mempcpy => self.block_intrinsic(id::MEMCPY, [a, b, c], [0, 1], inst)?,
            LibFunc::Memmove => self.block_intrinsic(id::MEMMOVE, [a, b, c], [0, 1], inst)?,
            LibFunc::Bcopy => self.block_intrinsic(id::MEMMOVE, [b, a, c], [1, 0], inst)?,
            LibFunc::Memset => {
                let byte = self.resize(b, Type::I8, false);
                self.block_intrinsic(id::MEMSET, [a, byte, c], [0, 1], inst)?;
            }
            _ => {
                let zero = self.int(Type::I8, 0);
                self.block_intrinsic(id::MEMSET, [a, zero, b], [0, 1], inst)?;
            }
        }
        Some(if call.func == LibFunc::Mempcpy { self.byte_address(a, c) } else { a })
    }
}
