//! Functions of the C library: which a call is of, and which a target has.
//!
//! A function is known by its name and by a type that fits; nothing else in a module says that `strlen` is the one of the standard. A
//! definition of that name, `nobuiltin` at the call, and `"no-builtins"` or `"no-builtin-NAME"` at the caller say that it is not. What a
//! target has is LLVM 22's `TargetLibraryInfo` by measure: GPUs have nothing of what is listed here ([`crate::heap`] knows what allocates
//! by attributes), other targets what the C standard, POSIX and glibc have.

use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypesRef;
use warpc_ir::{Func, ValueKind};

/// How much of the library a target has; each level has what those before it have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The C standard.
    C,
    /// POSIX.
    Posix,
    /// glibc.
    Gnu,
}

/// Format of the numbers of a mathematical function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// `double`, or a function without numbers.
    Double,
    /// `float`: the name ends in `f`.
    Float,
    /// `long double`: the name ends in `l`.
    LongDouble,
}

macro_rules! functions {
    ($($name:literal, $Func:ident, $level:ident, $proto:literal;)*) => {
        /// A function of the library; those of three precisions are one.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum LibFunc { $(#[doc = concat!("`", $name, "`")] $Func),* }

        /// Name, function, target, prototype.
        ///
        /// The first letter of a prototype is the result, the others are parameters: `v` void, `i` `int`, `l` `long`, `q` `long
        /// long`, `z` `size_t`, `p` a pointer, `x` a number of the precision, `.` more arguments.
        const ROWS: &[(&str, LibFunc, Level, &str)] = &[$(($name, LibFunc::$Func, Level::$level, $proto)),*];
    };
}
// In order of name.
functions! {
    "__memcpy_chk",  MemcpyChk,  Posix,  "pppzz";
    "__memmove_chk", MemmoveChk, Posix,  "pppzz";
    "__memset_chk",  MemsetChk,  Posix,  "ppizz";
    "__stpcpy_chk",  StpcpyChk,  Posix,  "pppz";
    "__strcat_chk",  StrcatChk,  Posix,  "pppz";
    "__strcpy_chk",  StrcpyChk,  Posix,  "pppz";
    "__strncat_chk", StrncatChk, Posix,  "pppzz";
    "__strncpy_chk", StrncpyChk, Posix,  "pppzz";
    "abs",           Abs,        C,      "ii";
    "acos",          Acos,        C,      "xx";
    "acosh",         Acosh,       C,      "xx";
    "asin",          Asin,        C,      "xx";
    "asinh",         Asinh,       C,      "xx";
    "atan",          Atan,        C,      "xx";
    "atan2",         Atan2,       C,      "xxx";
    "atanh",         Atanh,       C,      "xx";
    "bcmp",          Bcmp,       Gnu,    "ippz";
    "bcopy",         Bcopy,      Posix,  "vppz";
    "bzero",         Bzero,      Posix,  "vpz";
    "cabs",          Cabs,       Posix,  "xxx";
    "ceil",          Ceil,       C,      "xx";
    "copysign",      Copysign,   C,      "xxx";
    "cos",           Cos,        C,      "xx";
    "cosh",          Cosh,        C,      "xx";
    "erf",           Erf,        C,      "xx";
    "exp",           Exp,        C,      "xx";
    "exp10",         Exp10,       Gnu,    "xx";
    "exp2",          Exp2,       C,      "xx";
    "expm1",         Expm1,       C,      "xx";
    "fabs",          Fabs,       C,      "xx";
    "ffs",           Ffs,        Posix,  "ii";
    "ffsl",          Ffsl,       Gnu,    "il";
    "ffsll",         Ffsll,      Gnu,    "iq";
    "floor",         Floor,      C,      "xx";
    "fls",           Fls,        Gnu,    "ii";
    "flsl",          Flsl,       Gnu,    "il";
    "flsll",         Flsll,      Gnu,    "iq";
    "fmax",          Fmax,       C,      "xxx";
    "fmin",          Fmin,       C,      "xxx";
    "fmod",          Fmod,       C,      "xxx";
    "fprintf",       Fprintf,    C,      "ipp.";
    "fputc",         Fputc,      C,      "iip";
    "fputs",         Fputs,      C,      "ipp";
    "fwrite",        Fwrite,     C,      "zpzzp";
    "isascii",       Isascii,    Posix,  "ii";
    "isdigit",       Isdigit,    C,      "ii";
    "labs",          Labs,       C,      "ll";
    "llabs",         Llabs,      C,      "qq";
    "log",           Log,        C,      "xx";
    "log10",         Log10,      C,      "xx";
    "log1p",         Log1p,       C,      "xx";
    "log2",          Log2,       C,      "xx";
    "logb",          Logb,        C,      "xx";
    "memchr",        Memchr,     C,      "ppiz";
    "memcmp",        Memcmp,     C,      "ippz";
    "memcpy",        Memcpy,     C,      "pppz";
    "memmove",       Memmove,    C,      "pppz";
    "mempcpy",       Mempcpy,    Posix,  "pppz";
    "memrchr",       Memrchr,    Posix,  "ppiz";
    "memset",        Memset,     C,      "ppiz";
    "nearbyint",     Nearbyint,  C,      "xx";
    "pow",           Pow,        C,      "xxx";
    "printf",        Printf,     C,      "ip.";
    "putchar",       Putchar,    C,      "ii";
    "puts",          Puts,       C,      "ip";
    "remainder",     Remainder,  C,      "xxx";
    "rint",          Rint,       C,      "xx";
    "round",         Round,      Posix,      "xx";
    "roundeven",     Roundeven,  C,      "xx";
    "sin",           Sin,        C,      "xx";
    "sinh",          Sinh,        C,      "xx";
    "sprintf",       Sprintf,    C,      "ipp.";
    "sqrt",          Sqrt,       C,      "xx";
    "stpcpy",        Stpcpy,     Posix,  "ppp";
    "stpncpy",       Stpncpy,    Posix,  "pppz";
    "strcat",        Strcat,     C,      "ppp";
    "strchr",        Strchr,     C,      "ppi";
    "strcmp",        Strcmp,     C,      "ipp";
    "strcpy",        Strcpy,     C,      "ppp";
    "strcspn",       Strcspn,    C,      "zpp";
    "strlen",        Strlen,     C,      "zp";
    "strncat",       Strncat,    C,      "pppz";
    "strncmp",       Strncmp,    C,      "ippz";
    "strncpy",       Strncpy,    C,      "pppz";
    "strnlen",       Strnlen,    Posix,  "zpz";
    "strpbrk",       Strpbrk,    C,      "ppp";
    "strrchr",       Strrchr,    C,      "ppi";
    "strspn",        Strspn,     C,      "zpp";
    "strstr",        Strstr,     C,      "ppp";
    "tan",           Tan,        C,      "xx";
    "tanh",          Tanh,        C,      "xx";
    "toascii",       Toascii,    Posix,  "ii";
    "trunc",         Trunc,      C,      "xx";
}

/// A call of a function of the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LibraryCall {
    /// The function.
    pub func: LibFunc,
    /// Its precision.
    pub precision: Precision,
}

/// Whether a function of the library has this name, on any target.
pub fn is_library_name(name: &[u8]) -> bool {
    let stem = name.strip_suffix(b"f").or(name.strip_suffix(b"l")).unwrap_or(name);
    ROWS.iter().any(|row| row.0.as_bytes() == name || row.3.starts_with('x') && row.0.as_bytes() == stem)
}

/// How much of the library the target of the module has.
pub fn level_of(func: &Func<'_>) -> Option<Level> {
    let tables = func.ctx().tables;
    let triple = tables.strings.get(tables.triple);
    let has = |part: &[u8]| triple.windows(part.len()).any(|window| window == part);
    if triple.starts_with(b"nvptx")
        || triple.starts_with(b"amdgcn")
        || triple.starts_with(b"r600")
        || triple.starts_with(b"spir")
    {
        None
    } else if has(b"windows") || has(b"win32") {
        Some(Level::C)
    } else if has(b"linux") || has(b"darwin") || has(b"macos") || has(b"freebsd") {
        Some(Level::Gnu)
    } else {
        Some(Level::Posix)
    }
}

/// The row of a function by its name.
fn row_of(name: &str) -> Option<(usize, Precision)> {
    let at = |name: &str| ROWS.binary_search_by_key(&name, |row| row.0).ok();
    if let Some(row) = at(name) {
        return Some((row, Precision::Double));
    }
    let (stem, suffix) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let precision = match suffix {
        "f" => Precision::Float,
        "l" => Precision::LongDouble,
        _ => return None,
    };
    at(stem).filter(|&row| ROWS[row].3.starts_with('x')).map(|row| (row, precision))
}

/// Function of the library that `inst` calls, if the target has it and nothing says that the call is to stay what it is.
pub fn library_call(func: &Func<'_>, inst: Inst) -> Option<LibraryCall> {
    if func.op(inst) != Opcode::Call {
        return None;
    }
    let ctx = func.ctx();
    let name = match func.callee(inst).kind() {
        ValueKind::Global(g) => {
            let sym = &ctx.globals.sym[g.index()];
            let declared = sym.kind == GlobalKind::Function && sym.has(Symbol::DECLARATION);
            if !declared || ctx.globals.shape[g.index()].ty != func.call(inst).fn_ty {
                return None;
            }
            ctx.name(g)
        }
        // A function that a pass has just declared.
        ValueKind::Intrinsic(x) if func.intrins().get(x).known().is_none() => func.intrins().get(x).name.as_bytes(),
        _ => return None,
    };
    let name = std::str::from_utf8(name).ok()?;
    let (row, precision) = row_of(name)?;
    let (_, known_as, level, proto) = ROWS[row];
    let has = level_of(func).is_some_and(|target| level <= target);
    let known = has && fits(func, func.call(inst).fn_ty, proto, precision) && !is_no_builtin(func, inst, name);
    known.then_some(LibraryCall { func: known_as, precision })
}

/// Whether `inst` calls a mathematical function of constants that is defined there, so that it sets no error: its result is all it is for.
/// Bounds are a little tighter than where results leave the type.
pub fn sets_no_error(func: &Func<'_>, inst: Inst) -> bool {
    if func.op(inst) != Opcode::Call || !matches!(func.call(inst).num_args, 1 | 2) {
        return false;
    }
    let number = |index: usize| {
        let value = func.operand(inst, index);
        let bits = func.consts().as_float_bits(value)?;
        match func.type_of(value) {
            Type::FLOAT => Some(f64::from(f32::from_bits(bits as u32))),
            Type::DOUBLE => Some(f64::from_bits(bits as u64)),
            _ => None,
        }
    };
    let Some(x) = number(0).filter(|x| x.is_finite()) else { return false };
    let Some(call) = library_call(func, inst) else { return false };
    let is_double = call.precision == Precision::Double;
    let between = |float: [f64; 2], double: [f64; 2]| {
        let [least, most] = if is_double { double } else { float };
        (least..=most).contains(&x)
    };
    match call.func {
        LibFunc::Sin | LibFunc::Cos | LibFunc::Tan | LibFunc::Atan => true,
        LibFunc::Asin | LibFunc::Acos => x.abs() <= 1.0,
        LibFunc::Sinh | LibFunc::Cosh => between([-89.0, 89.0], [-710.0, 710.0]),
        LibFunc::Exp => between([-103.0, 88.0], [-745.0, 709.0]),
        LibFunc::Exp2 => between([-149.0, 127.0], [-1074.0, 1023.0]),
        LibFunc::Exp10 => between([-37.0, 38.0], [-307.0, 308.0]),
        LibFunc::Log | LibFunc::Log2 | LibFunc::Log10 => x > 0.0,
        LibFunc::Log1p => x > -1.0,
        LibFunc::Sqrt => x >= 0.0,
        LibFunc::Atan2 => number(1).is_some_and(f64::is_finite),
        LibFunc::Fmod | LibFunc::Remainder => number(1).is_some_and(|y| y != 0.0 && !y.is_nan()),
        LibFunc::Pow => number(1).is_some_and(|y| x.powf(y).is_normal()) && is_double,
        _ => false,
    }
}

/// Whether the call or its function say that `name` is no function of the library.
pub(crate) fn is_no_builtin(func: &Func<'_>, inst: Inst, name: &str) -> bool {
    if func.attrs().fn_has(func.call(inst).attrs, AttrKind::Builtin) {
        return false;
    }
    if crate::facts::call_has(func, inst, AttrKind::NoBuiltin) {
        return true;
    }
    let ctx = func.ctx();
    let attrs = ctx.attrs();
    let caller = attrs.list(ctx.globals.parts[func.global().index()].attrs).func;
    attrs.set(caller).iter().any(|attr| match attr {
        Attr::Str(key, _) => match ctx.str(*key).strip_prefix(b"no-builtin") {
            Some(rest) => rest == b"s" || rest.strip_prefix(b"-") == Some(name.as_bytes()),
            None => false,
        },
        _ => false,
    })
}

/// Whether function type `ty` is that of `proto`.
fn fits(func: &Func<'_>, ty: Type, proto: &str, precision: Precision) -> bool {
    let types = func.types();
    let Some((ret, params, vararg)) = types.func(ty) else { return false };
    let size = func.layout().index_bits(0);
    let (fixed, more) = match proto.strip_suffix('.') {
        Some(fixed) => (fixed, true),
        None => (proto, false),
    };
    // One prototype has one type `long`.
    let mut long = None;
    vararg == more
        && fixed.len() == params.len() + 1
        && std::iter::once(ret).chain(params.iter().copied()).zip(fixed.bytes()).all(|(ty, letter)| {
            let bits = types.int_bits(ty);
            match letter {
                b'v' => ty == Type::VOID,
                b'i' => bits == Some(32),
                b'l' => matches!(bits, Some(32 | 64)) && *long.get_or_insert(bits) == bits,
                b'q' => bits == Some(64),
                b'z' => bits == Some(size),
                b'p' => types.is_ptr(ty),
                _ => is_of_precision(types, ty, precision),
            }
        })
}

fn is_of_precision(types: TypesRef<'_>, ty: Type, precision: Precision) -> bool {
    match precision {
        Precision::Float => ty == Type::FLOAT,
        Precision::Double => ty == Type::DOUBLE,
        Precision::LongDouble => types.is_float(ty) && !matches!(ty, Type::HALF | Type::BFLOAT | Type::FLOAT),
    }
}

/// What a call of function `wanted` needs that a pass makes: its name, and the letters of its prototype as in the table. `None` if the
/// target does not have it.
pub fn to_call(func: &Func<'_>, wanted: LibFunc) -> Option<(&'static str, &'static str)> {
    let &(name, _, level, proto) = ROWS.iter().find(|row| row.1 == wanted)?;
    let ctx = func.ctx();
    let has = level_of(func).is_some_and(|target| level <= target);
    let attrs = ctx.attrs();
    let caller = attrs.list(ctx.globals.parts[func.global().index()].attrs).func;
    let kept = attrs.set(caller).iter().any(|attr| match attr {
        Attr::Str(key, _) => ctx.str(*key).starts_with(b"no-builtin"),
        _ => false,
    });
    (has && !kept).then_some((name, proto))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parse;

    #[test]
    fn rows_stand_in_order_of_name() {
        assert!(ROWS.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert_eq!(row_of("powf").map(|row| (ROWS[row.0].1, row.1)), Some((LibFunc::Pow, Precision::Float)));
        assert_eq!(row_of("floorl").map(|row| row.1), Some(Precision::LongDouble));
        assert_eq!((row_of("strlenf"), row_of(""), row_of("f")), (None, None, None));
    }

    /// The function that the only call in `@f` of a module for `triple` is of.
    fn called(triple: &str, declaration: &str, attributes: &str, call: &str) -> Option<LibFunc> {
        let text = format!(
            "target triple = \"{triple}\"\ndeclare {declaration}\ndefine void @f(ptr %p) {attributes} {{\n  {call}\n  ret void\n}}\n"
        );
        let m = parse(&text);
        let f = m.func(m.find_global("f").unwrap()).unwrap();
        let first = f.first(f.entry());
        library_call(&f, first).map(|call| call.func)
    }

    #[test]
    fn names_count_with_a_type_that_fits_on_a_target_that_has_them() {
        let strlen =
            |triple, attributes| called(triple, "i64 @strlen(ptr)", attributes, "%n = call i64 @strlen(ptr %p)");
        assert_eq!(strlen("x86_64-unknown-linux-gnu", ""), Some(LibFunc::Strlen));
        assert_eq!(strlen("", ""), Some(LibFunc::Strlen));
        assert_eq!(strlen("nvptx64-nvidia-cuda", ""), None);
        assert_eq!(strlen("amdgcn-amd-amdhsa", ""), None);
        assert_eq!(strlen("", "\"no-builtins\""), None);
        assert_eq!(strlen("", "\"no-builtin-strlen\""), None);
        assert_eq!(strlen("", "\"no-builtin-puts\""), Some(LibFunc::Strlen));
        assert_eq!(called("", "i32 @strlen(ptr)", "", "%n = call i32 @strlen(ptr %p)"), None);
        assert_eq!(called("", "i64 @strlen(ptr)", "", "%n = call i64 @strlen(ptr %p) nobuiltin"), None);
        // Both are `long`.
        assert_eq!(called("", "i64 @labs(i64)", "", "%n = call i64 @labs(i64 1)"), Some(LibFunc::Labs));
        assert_eq!(called("", "i64 @labs(i32)", "", "%n = call i64 @labs(i32 1)"), None);
    }
}
