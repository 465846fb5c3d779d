//! Library functions that read strings.

use super::library::LibCall;
use super::{Combiner, p};
use warpc_analysis::library::LibFunc;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `strlen` and `strnlen`, in order.
        pub(super) fn string_length_rules(&mut self, call: LibCall) -> Option<Value> {
            length_of_nothing,
            length_that_is_tested,
            length_of_known_string,
            length_of_chosen_strings,
            length_behind_offset,
            string_that_is_measured,
        }
    }
    rules! {
        /// Rules of `strcmp` and `strncmp`, in order.
        pub(super) fn string_compare_rules(&mut self, call: LibCall) -> Option<Value> {
            compare_of_string_with_itself,
            compare_of_known_strings,
            compare_of_known_strings_up_to_bound,
            compare_of_first_bytes,
            compare_with_empty_string,
            strings_that_are_compared,
            compare_of_strings_of_known_size,
            compare_with_known_string,
            strings_of_known_size_that_are_compared,
        }
    }
    rules! {
        /// Rules of `strchr` and others that search a string, in order.
        pub(super) fn string_search_rules(&mut self, call: LibCall) -> Option<Value> {
            search_in_known_string,
            search_of_two_known_strings,
            search_with_empty_string,
            search_that_is_compared,
            search_of_the_end,
            search_of_string_in_itself,
            string_that_is_searched,
        }
    }

    /// The bound of `strnlen`; `None` for `strlen`.
    fn length_bound(call: LibCall) -> Option<Value> {
        (call.func == LibFunc::Strnlen).then_some(call.b)
    }
    /// `length`, or the bound of the call if that is less.
    fn bounded_length(&mut self, call: LibCall, length: u64) -> Option<Value> {
        let length = self.int(call.ty, length as u128);
        match Self::length_bound(call) {
            None => Some(length),
            Some(bound) if bound.is_constant() => self.f.folder().intrinsic(id::UMIN, 0, &[length, bound], call.ty),
            Some(bound) => self.intrinsic(id::UMIN, &[length, bound], 0),
        }
    }

    /// `strnlen(s, 0) -> 0`, `strnlen(s, 1) -> *s != 0`. Always.
    fn length_of_nothing(&mut self, call: LibCall) -> Option<Value> {
        let bound = p::int(self.f, Self::length_bound(call)?)?;
        if bound.is_zero() {
            return Some(self.int(call.ty, 0));
        }
        if !bound.is_one() {
            return None;
        }
        let byte = self.load_byte(call.a);
        let zero = self.int(Type::I8, 0);
        let some = self.icmp(IntPred::Ne, byte, zero);
        Some(self.cast(Opcode::ZExt, 0, some, call.ty))
    }

    /// `strlen(s) == 0 -> *s == 0`, and so for `strnlen`. If the bound is known not to be 0.
    fn length_that_is_tested(&mut self, call: LibCall) -> Option<Value> {
        let non_zero = Self::length_bound(call).is_none_or(|bound| self.values().is_non_zero(bound));
        if !non_zero || !self.is_only_tested(call.inst) {
            return None;
        }
        let byte = self.load_byte(call.a);
        Some(self.cast(Opcode::ZExt, 0, byte, call.ty))
    }

    /// `strlen("abc") -> 3`, `strnlen("abc", n) -> umin(3, n)`. If the string is constant.
    fn length_of_known_string(&mut self, call: LibCall) -> Option<Value> {
        let size = self.string_size(call.a)?;
        self.bounded_length(call, size - 1)
    }

    /// `strlen(c ? "ab" : "abc") -> c ? 2 : 3`. If both strings are constant.
    fn length_of_chosen_strings(&mut self, call: LibCall) -> Option<Value> {
        if Self::length_bound(call).is_some() {
            return None;
        }
        let (condition, x, y) = p::select(self.f, call.a)?;
        let (x, y) = (self.string_size(x)?, self.string_size(y)?);
        let (x, y) = (self.int(call.ty, x as u128 - 1), self.int(call.ty, y as u128 - 1));
        Some(self.select(condition, x, y))
    }

    /// `strlen("abc" + n) -> 3 - n`. If `n` is known to be at most 3, or the null that ends the string is the last byte of the variable.
    fn length_behind_offset(&mut self, call: LibCall) -> Option<Value> {
        let gep = p::inst(self.f, call.a, Opcode::GetElementPtr)?;
        if Self::length_bound(call).is_some() || self.f.num_operands(gep) != 2 {
            return None;
        }
        if Type(self.f.aux(gep).a) != Type::I8 {
            return None;
        }
        let (base, offset) = self.ops(gep);
        let bytes = self.bytes_at(base)?;
        let end = bytes.iter().position(|&byte| byte == 0)?;
        let inside =
            self.known(offset).is_some_and(|k| k.is_non_negative() && !k.zero & p::mask(k.bits) <= end as u128);
        let is_last = base.as_global().is_some() && end + 1 == bytes.len();
        if !inside && !is_last {
            return None;
        }
        let offset = self.resize(offset, call.ty, true);
        let end = self.int(call.ty, end as u128);
        Some(self.binary(Opcode::Sub, 0, end, offset))
    }

    /// `strlen(s) -> strlen(noundef nonnull s)`, and so for `strnlen`. If the bound is known not to be 0.
    fn string_that_is_measured(&mut self, call: LibCall) -> Option<Value> {
        if Self::length_bound(call).is_some_and(|bound| !self.values().is_non_zero(bound)) {
            return None;
        }
        self.say_accessed(call.inst, &[0], 1)
    }

    // ---- comparisons --------------------------------------------------------------------------------------------

    /// The bound of `strncmp`; `None` for `strcmp`.
    fn compare_bound(call: LibCall) -> Option<Value> {
        (call.func == LibFunc::Strncmp).then_some(call.c)
    }
    /// The bound of a comparison if it is constant; that of `strcmp` is as large as can be.
    fn constant_bound(&self, call: LibCall) -> Option<u64> {
        match Self::compare_bound(call) {
            None => Some(u64::MAX),
            Some(bound) => u64::try_from(p::int(self.f, bound)?.v).ok(),
        }
    }

    /// `strcmp(s, s) -> 0`, `strncmp(s, t, 0) -> 0`. Always.
    fn compare_of_string_with_itself(&mut self, call: LibCall) -> Option<Value> {
        let nothing = Self::compare_bound(call).is_some() && self.constant_bound(call) == Some(0);
        (call.a == call.b || nothing).then(|| self.int(call.ty, 0))
    }

    /// `strcmp("abc", "abd") -> -1`, and so for `strncmp`. If the strings are constant, and the bound too.
    fn compare_of_known_strings(&mut self, call: LibCall) -> Option<Value> {
        let bound = usize::try_from(self.constant_bound(call)?).unwrap_or(usize::MAX);
        let (mut left, mut right) = (self.text_at(call.a)?, self.text_at(call.b)?);
        left.truncate(bound);
        right.truncate(bound);
        Some(self.int(call.ty, left.cmp(&right) as i128 as u128))
    }

    /// `strncmp("abc", "abd", n) -> n <= 2 ? 0 : -1`. If the strings are constant.
    fn compare_of_known_strings_up_to_bound(&mut self, call: LibCall) -> Option<Value> {
        let bound = Self::compare_bound(call)?;
        self.compare_up_to(call, bound, true)
    }

    /// Comparison of the constant bytes at the addresses of `call`, of which `bound` are compared, up to a common null if they are `strings`.
    pub(super) fn compare_up_to(&mut self, call: LibCall, bound: Value, strings: bool) -> Option<Value> {
        let (left, right) = (self.bytes_at(call.a)?, self.bytes_at(call.b)?);
        let differ = left.iter().zip(&right).position(|(x, y)| x != y || strings && *x == 0);
        let at = match differ {
            Some(at) if left[at] != right[at] => at,
            _ => return Some(self.int(call.ty, 0)),
        };
        let ty = self.f.type_of(bound);
        let last = self.int(ty, at as u128);
        let short = self.icmp(IntPred::Ule, bound, last);
        let zero = self.int(call.ty, 0);
        let order = self.int(call.ty, left[at].cmp(&right[at]) as i128 as u128);
        Some(self.select(short, zero, order))
    }

    /// `strncmp(s, t, 1) -> *s - *t`. Always.
    fn compare_of_first_bytes(&mut self, call: LibCall) -> Option<Value> {
        if self.constant_bound(call)? != 1 {
            return None;
        }
        Some(self.difference_of_bytes(call))
    }
    /// `*a - *b` of the addresses of a call.
    pub(super) fn difference_of_bytes(&mut self, call: LibCall) -> Value {
        let left = self.load_byte(call.a);
        let left = self.cast(Opcode::ZExt, 0, left, call.ty);
        let right = self.load_byte(call.b);
        let right = self.cast(Opcode::ZExt, 0, right, call.ty);
        self.binary(Opcode::Sub, 0, left, right)
    }

    /// `strcmp("", t) -> -*t`, `strcmp(s, "") -> *s`, and so for `strncmp`. If the bound is constant and not 0.
    fn compare_with_empty_string(&mut self, call: LibCall) -> Option<Value> {
        self.constant_bound(call)?;
        if self.text_at(call.a).is_some_and(|text| text.is_empty()) {
            let byte = self.load_byte(call.b);
            let byte = self.cast(Opcode::ZExt, 0, byte, call.ty);
            return Some(self.neg(byte, 0));
        }
        self.text_at(call.b).filter(|text| text.is_empty())?;
        let byte = self.load_byte(call.a);
        Some(self.cast(Opcode::ZExt, 0, byte, call.ty))
    }

    /// `strncmp(s, t, n) -> strncmp(noundef nonnull s, noundef nonnull t, n)`. If `n` is known not to be 0.
    fn strings_that_are_compared(&mut self, call: LibCall) -> Option<Value> {
        Self::compare_bound(call).filter(|&bound| self.values().is_non_zero(bound))?;
        self.say_accessed(call.inst, &[0, 1], 1)
    }

    /// `strcmp("hello", c ? "hell" : "bell") -> memcmp("hello", c ? "hell" : "bell", 5)`. If the strings have known sizes.
    fn compare_of_strings_of_known_size(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Strcmp {
            return None;
        }
        let (left, right) = (self.string_size(call.a)?, self.string_size(call.b)?);
        let size = self.size_constant(left.min(right));
        self.call_library(LibFunc::Memcmp, &[call.a, call.b, size], call.inst)
    }

    /// `strcmp(s, "abc") == 0 -> memcmp(s, "abc", 4) == 0`, and so for the other order, other comparisons with 0 and `strncmp`. If as many
    /// bytes can be read at `s`.
    fn compare_with_known_string(&mut self, call: LibCall) -> Option<Value> {
        let bound = self.constant_bound(call)?;
        let (left, right) = (self.text_at(call.a), self.text_at(call.b));
        let (other, text) = match (&left, &right) {
            (None, Some(text)) => (call.a, text),
            (Some(text), None) => (call.b, text),
            _ => return None,
        };
        let bytes = (text.len() as u64 + 1).min(bound);
        let tested = self.is_only_compared(call.inst, |_, other| p::is_zero(self.f, other));
        let ctx = self.f.ctx();
        let watched = ctx.attrs().fn_has(ctx.globals.parts[self.f.global().index()].attrs, AttrKind::SanitizeMemory);
        if !tested || watched || !warpc_analysis::known_bits::is_dereferenceable(self.f, other, bytes) {
            return None;
        }
        let size = self.size_constant(bytes);
        self.call_library(LibFunc::Memcmp, &[call.a, call.b, size], call.inst)
    }

    /// `strcmp(s, "abc") -> strcmp(noundef nonnull s, noundef nonnull dereferenceable(4) "abc")`, and so for `strncmp`. Of one that compares
    /// nothing, only what is known of constant strings.
    fn strings_of_known_size_that_are_compared(&mut self, call: LibCall) -> Option<Value> {
        let mut said = None;
        if self.constant_bound(call).is_some() {
            for (at, string) in [call.a, call.b].into_iter().enumerate() {
                if let Some(size) = self.string_size(string) {
                    said = self.say_readable(call.inst, at, size).or(said);
                }
            }
        }
        if Self::compare_bound(call).is_none() {
            said = self.say_accessed(call.inst, &[0, 1], 1).or(said);
        }
        said
    }

    // ---- searches -----------------------------------------------------------------------------------------------

    /// `strchr("abc", 'b') -> "abc" + 1`, `strrchr("abcb", 'b') -> "abcb" + 3`. If string and character are constant; null where it is not found.
    fn search_in_known_string(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Strchr | LibFunc::Strrchr) {
            return None;
        }
        let wanted = p::int(self.f, call.b)?.v as u8;
        let mut text = self.text_at(call.a)?;
        text.push(0);
        let at = match call.func {
            LibFunc::Strchr => text.iter().position(|&byte| byte == wanted),
            _ => text.iter().rposition(|&byte| byte == wanted),
        };
        self.place_in(call, at)
    }
    /// The address of byte `at` of the string that `call` searches, or null.
    fn place_in(&mut self, call: LibCall, at: Option<usize>) -> Option<Value> {
        let Some(at) = at else { return Some(self.null_of(call.ty)) };
        let offset = self.size_constant(at as u64);
        Some(self.byte_address(call.a, offset))
    }

    /// `strspn("aab", "a") -> 2`, and so for `strcspn`, `strpbrk` and `strstr`. If both strings are constant.
    fn search_of_two_known_strings(&mut self, call: LibCall) -> Option<Value> {
        if matches!(call.func, LibFunc::Strchr | LibFunc::Strrchr) {
            return None;
        }
        let (text, set) = (self.text_at(call.a)?, self.text_at(call.b)?);
        let first = |wanted: bool| text.iter().position(|byte| set.contains(byte) == wanted);
        match call.func {
            LibFunc::Strspn => Some(self.int(call.ty, first(false).unwrap_or(text.len()) as u128)),
            LibFunc::Strcspn => Some(self.int(call.ty, first(true).unwrap_or(text.len()) as u128)),
            LibFunc::Strpbrk => self.place_in(call, first(true)),
            _ if set.is_empty() => Some(call.a),
            _ => self.place_in(call, text.windows(set.len()).position(|window| window == set)),
        }
    }

    /// `strspn(s, "") -> 0`, `strpbrk(s, "") -> null`, `strstr(s, "") -> s`, the first two for an empty `s` too, `strcspn("", t) -> 0`. Always.
    fn search_with_empty_string(&mut self, call: LibCall) -> Option<Value> {
        let left = self.text_at(call.a).is_some_and(|text| text.is_empty());
        let right = self.text_at(call.b).is_some_and(|text| text.is_empty());
        match call.func {
            LibFunc::Strspn if left || right => Some(self.int(call.ty, 0)),
            LibFunc::Strpbrk if left || right => Some(self.null_of(call.ty)),
            LibFunc::Strcspn if left => Some(self.int(call.ty, 0)),
            LibFunc::Strcspn if right => self.call_library(LibFunc::Strlen, &[call.a], call.inst),
            LibFunc::Strstr if right => Some(call.a),
            _ => None,
        }
    }

    /// `strchr(s, c) == s -> (*s == c ? s : null) == s`. If nothing else reads the result.
    fn search_that_is_compared(&mut self, call: LibCall) -> Option<Value> {
        let compared = call.func == LibFunc::Strchr
            && self.is_only_compared(call.inst, |pred, other| pred.is_equality() && other == call.a);
        compared.then(|| self.first_byte_or_null(call, None))
    }
    /// `*s == c ? s : null` of a search in `s` for `c`, null too for a size of 0.
    pub(super) fn first_byte_or_null(&mut self, call: LibCall, size: Option<Value>) -> Value {
        let byte = self.load_byte(call.a);
        let wanted = self.resize(call.b, Type::I8, false);
        let mut found = self.icmp(IntPred::Eq, byte, wanted);
        if let Some(size) = size {
            let ty = self.f.type_of(size);
            let zero = self.int(ty, 0);
            let some = self.icmp(IntPred::Ne, size, zero);
            let no = self.bool(Type::I1, false);
            found = self.select(some, found, no);
        }
        let null = self.null_of(call.ty);
        self.select(found, call.a, null)
    }

    /// `strchr(s, 0) -> s + strlen(s)`, and so for `strrchr`. Always.
    fn search_of_the_end(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Strchr | LibFunc::Strrchr) || !p::is_zero(self.f, call.b) {
            return None;
        }
        let length = self.call_library(LibFunc::Strlen, &[call.a], call.inst)?;
        Some(self.byte_address(call.a, length))
    }

    /// `strstr(s, s) -> s`. Always.
    fn search_of_string_in_itself(&mut self, call: LibCall) -> Option<Value> {
        (call.func == LibFunc::Strstr && call.a == call.b).then_some(call.a)
    }

    /// `strchr(s, c) -> strchr(noundef nonnull s, c)`, and so for `strrchr` and both strings of `strstr`. Always.
    fn string_that_is_searched(&mut self, call: LibCall) -> Option<Value> {
        let places = match call.func {
            LibFunc::Strchr | LibFunc::Strrchr => &[0][..],
            LibFunc::Strstr => &[0, 1],
            _ => return None,
        };
        self.say_accessed(call.inst, places, 1)
    }
}
