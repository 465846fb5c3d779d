//! Library functions that print.

use super::library::LibCall;
use super::{Combiner, p};
use warpc_analysis::library::LibFunc;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `printf` and others that print, in order.
        pub(super) fn printing_rules(&mut self, call: LibCall) -> Option<Value> {
            print_of_nothing,
            print_of_one_character,
            print_of_line,
            print_to_string,
            print_of_string_to_string,
            print_of_text_to_file,
            write_of_nothing,
            write_of_one_byte,
            format_that_is_read,
        }
    }

    /// The characters that `printf` prints for the format at `format` with argument `argument`, if these are known.
    fn printed(&mut self, format: Value, argument: Value) -> Option<Vec<u8>> {
        let text = self.text_at(format)?;
        match &text[..] {
            b"%%" => Some(b"%".to_vec()),
            b"%s" if !argument.is_none() => self.text_at(argument),
            [_] => Some(text),
            _ if text.contains(&b'%') => None,
            _ => Some(text),
        }
    }

    /// `printf("") -> 0`, `printf("%s", "") -> 0`. The second if nothing reads the result.
    fn print_of_nothing(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Printf {
            return None;
        }
        let unread = self.f.is_unused(Value::inst(call.inst));
        let empty = self.text_at(call.a)?.is_empty() || unread && self.printed(call.a, call.b)?.is_empty();
        empty.then(|| self.int(call.ty, 0))
    }

    /// `printf("x") -> putchar('x')`, `printf("%s", "x") -> putchar('x')`, `printf("%c", c) -> putchar(c)`, `puts("") -> putchar('\n')`. If
    /// nothing reads the result.
    fn print_of_one_character(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Printf | LibFunc::Puts) || !self.f.is_unused(Value::inst(call.inst)) {
            return None;
        }
        let format = self.text_at(call.a)?;
        let character = if call.func == LibFunc::Puts {
            format.is_empty().then(|| self.int(Type::I32, b'\n' as u128))?
        } else if format == b"%c" && !call.b.is_none() && p::width(self.f, call.b) > 0 {
            self.resize(call.b, Type::I32, true)
        } else {
            match self.printed(call.a, call.b)?[..] {
                [byte] => self.int(Type::I32, byte as u128),
                _ => return None,
            }
        };
        self.call_library(LibFunc::Putchar, &[character], call.inst)
    }

    /// `printf("%s\n", s) -> puts(s)`. If nothing reads the result.
    fn print_of_line(&mut self, call: LibCall) -> Option<Value> {
        let is_line = call.func == LibFunc::Printf
            && !call.b.is_none()
            && self.f.is_unused(Value::inst(call.inst))
            && self.text_at(call.a)? == b"%s\n";
        if !is_line {
            return None;
        }
        self.call_library(LibFunc::Puts, &[call.b], call.inst)
    }

    /// `sprintf(p, "abc") -> memcpy(p, "abc", 4), 3`, `sprintf(p, "%c", c) -> *p = c, p[1] = 0, 1`. If the format is constant.
    fn print_to_string(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Sprintf || !self.f.call(call.inst).bundles.is_empty() {
            return None;
        }
        let format = self.text_at(call.b)?;
        if call.c.is_none() {
            if format.contains(&b'%') {
                return None;
            }
            let size = self.size_constant(format.len() as u64 + 1);
            self.block_intrinsic(id::MEMCPY, [call.a, call.b, size], [0, 1], call.inst)?;
            return Some(self.int(call.ty, format.len() as u128));
        }
        if format != b"%c" || p::width(self.f, call.c) == 0 {
            return None;
        }
        let byte = self.resize(call.c, Type::I8, false);
        self.store_byte(byte, call.a);
        let one = self.int(Type::I32, 1);
        let second = self.byte_address(call.a, one);
        let zero = self.int(Type::I8, 0);
        self.store_byte(zero, second);
        Some(self.int(call.ty, 1))
    }

    /// `sprintf(p, "%s", q) -> strcpy(p, q)`, `sprintf(p, "%s", "abc") -> memcpy(p, "abc", 4), 3`, `sprintf(p, "%s", q) -> stpcpy(p, q) - p`. The
    /// first if nothing reads the result.
    fn print_of_string_to_string(&mut self, call: LibCall) -> Option<Value> {
        let is_string = call.func == LibFunc::Sprintf
            && !call.c.is_none()
            && self.f.types().is_ptr(self.f.type_of(call.c))
            && self.f.call(call.inst).bundles.is_empty()
            && self.text_at(call.b)? == b"%s";
        if !is_string {
            return None;
        }
        if self.f.is_unused(Value::inst(call.inst)) {
            return self.call_library(LibFunc::Strcpy, &[call.a, call.c], call.inst);
        }
        if let Some(bytes) = self.string_size(call.c) {
            let size = self.size_constant(bytes);
            self.block_intrinsic(id::MEMCPY, [call.a, call.c, size], [0, 2], call.inst)?;
            return Some(self.int(call.ty, bytes as u128 - 1));
        }
        let end = self.call_library(LibFunc::Stpcpy, &[call.a, call.c], call.inst)?;
        let size = self.size_type();
        let end = self.cast(Opcode::PtrToInt, 0, end, size);
        let start = self.cast(Opcode::PtrToInt, 0, call.a, size);
        let length = self.binary(Opcode::Sub, 0, end, start);
        Some(self.resize(length, call.ty, false))
    }

    /// `fprintf(f, "abc") -> fwrite("abc", 3, 1, f)`, `fprintf(f, "%c", c) -> fputc(c, f)`, `fprintf(f, "%s", s) -> fputs(s, f)`, `fputs("abc",
    /// f) -> fwrite("abc", 3, 1, f)`. If nothing reads the result; the last not where size counts.
    fn print_of_text_to_file(&mut self, call: LibCall) -> Option<Value> {
        use warpc_ir::attrs::AttrKind;
        if !matches!(call.func, LibFunc::Fprintf | LibFunc::Fputs) || !self.f.is_unused(Value::inst(call.inst)) {
            return None;
        }
        let (file, text, bytes) = if call.func == LibFunc::Fputs {
            let ctx = self.f.ctx();
            let attrs = ctx.globals.parts[self.f.global().index()].attrs;
            let small = [AttrKind::OptimizeForSize, AttrKind::MinSize].iter().any(|&k| ctx.attrs().fn_has(attrs, k));
            if small {
                return None;
            }
            (call.b, call.a, self.string_size(call.a)? - 1)
        } else {
            let format = self.text_at(call.b)?;
            if call.c.is_none() {
                if format.contains(&b'%') {
                    return None;
                }
                (call.a, call.b, format.len() as u64)
            } else if format == b"%c" && p::width(self.f, call.c) > 0 {
                let character = self.resize(call.c, Type::I32, true);
                return self.call_library(LibFunc::Fputc, &[character, call.a], call.inst);
            } else if format == b"%s" && self.f.types().is_ptr(self.f.type_of(call.c)) {
                return self.call_library(LibFunc::Fputs, &[call.c, call.a], call.inst);
            } else {
                return None;
            }
        };
        let (size, one) = (self.size_constant(bytes), self.size_constant(1));
        self.call_library(LibFunc::Fwrite, &[text, size, one, file], call.inst)?;
        Some(self.int(call.ty, 0))
    }

    /// `fwrite(p, n, 0, f) -> 0`, `fwrite(p, 0, n, f) -> 0`. If both are constant.
    fn write_of_nothing(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Fwrite {
            return None;
        }
        let (size, count) = (p::int(self.f, call.b)?, p::int(self.f, call.c)?);
        (size.is_zero() || count.is_zero()).then(|| self.int(call.ty, 0))
    }

    /// `fwrite(p, 1, 1, f) -> fputc(*p, f)`. If nothing reads the result.
    fn write_of_one_byte(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Fwrite || !self.f.is_unused(Value::inst(call.inst)) {
            return None;
        }
        let (size, count) = (p::int(self.f, call.b)?, p::int(self.f, call.c)?);
        if !size.is_one() || !count.is_one() {
            return None;
        }
        let byte = self.load_byte(call.a);
        let character = self.cast(Opcode::SExt, 0, byte, Type::I32);
        let file = self.f.operand(call.inst, 3);
        self.call_library(LibFunc::Fputc, &[character, file], call.inst)?;
        Some(self.int(call.ty, 1))
    }

    /// `printf(s, x) -> printf(noundef nonnull s, x)`, and so for the others. Always.
    fn format_that_is_read(&mut self, call: LibCall) -> Option<Value> {
        let places = match call.func {
            LibFunc::Printf | LibFunc::Puts => &[0][..],
            LibFunc::Sprintf => &[0, 1],
            _ => return None,
        };
        self.say_accessed(call.inst, places, 1)
    }
}
