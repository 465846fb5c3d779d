//! Library functions that copy strings, and copies that check the size of their destination.

use super::library::LibCall;
use super::{Combiner, p};
use warpc_analysis::library::LibFunc;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{IntPred, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `strcpy` and others that copy strings, in order.
        pub(super) fn string_copy_rules(&mut self, call: LibCall) -> Option<Value> {
            copy_whose_end_is_not_asked_for,
            copy_of_string_onto_itself,
            copy_of_bounded_string,
            copy_of_known_string,
            append_of_known_string,
            strings_that_are_copied,
            known_string_that_is_copied,
        }
    }
    rules! {
        /// Rules of copies that check the size of their destination, in order.
        pub(super) fn checked_copy_rules(&mut self, call: LibCall) -> Option<Value> {
            checked_copy_that_fits,
            checked_copy_of_known_string,
        }
    }

    /// `stpcpy(p, q) -> strcpy(p, q)`. If nothing reads the result.
    fn copy_whose_end_is_not_asked_for(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Stpcpy || !self.f.is_unused(Value::inst(call.inst)) {
            return None;
        }
        self.call_library(LibFunc::Strcpy, &[call.a, call.b], call.inst)
    }

    /// `strcpy(p, p) -> p`, `stpcpy(p, p) -> p + strlen(p)`. Always.
    fn copy_of_string_onto_itself(&mut self, call: LibCall) -> Option<Value> {
        match call.func {
            _ if call.a != call.b => None,
            LibFunc::Strcpy => Some(call.a),
            LibFunc::Stpcpy => {
                let length = self.call_library(LibFunc::Strlen, &[call.b], call.inst)?;
                Some(self.byte_address(call.a, length))
            }
            _ => None,
        }
    }

    /// `strncpy(p, q, 0) -> p`, `strncpy(p, q, 1) -> *p = *q`, `strncpy(p, "", n) -> memset(p, 0, n)`, `strncpy(p, "abc", 4) -> memcpy(p,
    /// "abc", 4)`, and so for `stpncpy`. The last if the size is at most that of the string with its null.
    fn copy_of_bounded_string(&mut self, call: LibCall) -> Option<Value> {
        let end = match call.func {
            LibFunc::Strncpy => false,
            LibFunc::Stpncpy => true,
            _ => return None,
        };
        let LibCall { inst, a: to, b: from, c: bound, .. } = call;
        let size = p::int(self.f, bound).and_then(|size| u64::try_from(size.v).ok());
        if size == Some(0) {
            return Some(to);
        }
        if size == Some(1) {
            let byte = self.load_byte(from);
            self.store_byte(byte, to);
            if !end {
                return Some(to);
            }
            let zero = self.int(Type::I8, 0);
            let some = self.icmp(IntPred::Ne, byte, zero);
            let one = self.size_constant(1);
            let behind = self.byte_address(to, one);
            return Some(self.select(some, behind, to));
        }
        let length = self.string_size(from)? - 1;
        if length == 0 {
            let zero = self.int(Type::I8, 0);
            self.block_intrinsic(id::MEMSET, [to, zero, bound], [0, 1], inst)?;
            return Some(to);
        }
        let size = size.filter(|&size| size <= length + 1)?;
        self.block_intrinsic(id::MEMCPY, [to, from, bound], [0, 1], inst)?;
        if !end {
            return Some(to);
        }
        let offset = self.size_constant(length.min(size));
        Some(self.byte_address(to, offset))
    }

    /// `strcpy(p, "abc") -> memcpy(p, "abc", 4)`, and so for `stpcpy`. If the string is constant.
    fn copy_of_known_string(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Strcpy | LibFunc::Stpcpy) {
            return None;
        }
        let bytes = self.string_size(call.b)?;
        let size = self.size_constant(bytes);
        self.block_intrinsic(id::MEMCPY, [call.a, call.b, size], [0, 1], call.inst)?;
        if call.func == LibFunc::Strcpy {
            return Some(call.a);
        }
        let end = self.size_constant(bytes - 1);
        Some(self.byte_address(call.a, end))
    }

    /// `strcat(p, "abc") -> memcpy(p + strlen(p), "abc", 4)`, `strcat(p, "") -> p`, and so for `strncat`. If the string is constant, and the
    /// size at least its length.
    fn append_of_known_string(&mut self, call: LibCall) -> Option<Value> {
        let bound = match call.func {
            LibFunc::Strcat => u64::MAX,
            LibFunc::Strncat => u64::try_from(p::int(self.f, call.c)?.v).ok()?,
            _ => return None,
        };
        if bound == 0 {
            return Some(call.a);
        }
        let bytes = self.string_size(call.b)?;
        if bytes == 1 {
            return Some(call.a);
        }
        if bound < bytes - 1 {
            return None;
        }
        let length = self.call_library(LibFunc::Strlen, &[call.a], call.inst)?;
        self.no_tail_marker(length);
        let end = self.byte_address(call.a, length);
        let size = self.size_constant(bytes);
        let types = [self.f.type_of(end), self.f.type_of(call.b), self.f.type_of(size)];
        let plain = self.bool(Type::I1, false);
        let copy = self.intrinsic_with(id::MEMCPY, &types, &[end, call.b, size, plain], 0)?.as_inst()?;
        let align = self.f.intern_attr_set(vec![warpc_ir::attrs::Attr::Int(warpc_ir::attrs::AttrKind::Align, 1)]);
        let mut row = self.f.call(copy).clone();
        row.attrs = self.f.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![align, align]);
        self.f.set_call(copy, row);
        Some(call.a)
    }
    fn no_tail_marker(&mut self, call: Value) {
        if let Some(inst) = call.as_inst() {
            let mut row = self.f.call(inst).clone();
            row.tail = Default::default();
            self.f.set_call(inst, row);
        }
    }

    /// `strcpy(p, q) -> strcpy(noundef nonnull p, noundef nonnull q)`, and so for the others but `stpcpy`. What a size of 0 leaves alone if the
    /// size is known not to be 0.
    fn strings_that_are_copied(&mut self, call: LibCall) -> Option<Value> {
        let some = |s: &Self| s.values().is_non_zero(call.c);
        let places = match call.func {
            LibFunc::Strncat if !some(self) => &[0][..],
            LibFunc::Strncpy | LibFunc::Stpncpy if !some(self) => return None,
            LibFunc::Stpcpy => return None,
            _ => &[0, 1],
        };
        self.say_accessed(call.inst, places, 1)
    }

    /// `strncat(p, "hello", 1) -> strncat(p, dereferenceable(6) "hello", 1)`, and so for the others. If the string is constant.
    fn known_string_that_is_copied(&mut self, call: LibCall) -> Option<Value> {
        let bytes = self.string_size(call.b)?;
        if matches!(call.func, LibFunc::Strncat) {
            p::int(self.f, call.c)?;
        }
        self.say_readable(call.inst, 1, bytes)
    }

    // ---- copies that check --------------------------------------------------------------------------------------

    /// `__memcpy_chk(p, q, n, m) -> llvm.memcpy(p, q, n)`, and so for the others. If the size of the destination `m` is not known to the
    /// caller (-1), or known to be enough.
    fn checked_copy_that_fits(&mut self, call: LibCall) -> Option<Value> {
        use LibFunc::*;
        let LibCall { inst, a, b, c, .. } = call;
        let object = self.f.operand(inst, self.f.call(inst).num_args as usize - 1);
        let sized = matches!(call.func, MemcpyChk | MemmoveChk | MemsetChk | StrncpyChk | StrncatChk);
        let room = p::int(self.f, object);
        let fits = if sized && object == c || room.is_some_and(|room| room.is_all_ones()) {
            true
        } else {
            let needed = match call.func {
                StrcpyChk | StpcpyChk => self.string_size(b)? as u128,
                _ if sized && call.func != StrncatChk => p::int(self.f, c)?.v,
                _ => return None,
            };
            room?.v >= needed
        };
        if !fits {
            return None;
        }
        match call.func {
            MemcpyChk => self.block_intrinsic(id::MEMCPY, [a, b, c], [0, 1], inst)?,
            MemmoveChk => self.block_intrinsic(id::MEMMOVE, [a, b, c], [0, 1], inst)?,
            MemsetChk => {
                let byte = self.resize(b, Type::I8, false);
                self.block_intrinsic(id::MEMSET, [a, byte, c], [0, 1], inst)?;
            }
            StpcpyChk => return self.call_library(Stpcpy, &[a, b], inst),
            // These give their first argument.
            StrcpyChk => {
                self.call_library(Strcpy, &[a, b], inst)?;
            }
            StrcatChk => {
                self.call_library(Strcat, &[a, b], inst)?;
            }
            StrncpyChk => {
                self.call_library(Strncpy, &[a, b, c], inst)?;
            }
            _ => {
                self.call_library(Strncat, &[a, b, c], inst)?;
            }
        }
        Some(a)
    }

    /// `__strcpy_chk(p, "abc", m) -> __memcpy_chk(p, "abc", 4, m)`. If the string is constant.
    fn checked_copy_of_known_string(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::StrcpyChk {
            return None;
        }
        let bytes = self.string_size(call.b)?;
        let size = self.size_constant(bytes);
        self.call_library(LibFunc::MemcpyChk, &[call.a, call.b, size, call.c], call.inst)
    }
}
