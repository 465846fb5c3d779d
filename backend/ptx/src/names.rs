//! Names in PTX: symbols of the module, made of characters the language allows.

use warpc_ir::ModuleCtx;
use warpc_ir::ids::Global;

/// Appends the PTX name of global `global`. In local symbols a dot becomes `_$_`, as in LLVM, and other characters that PTX does
/// not allow `_$` and two digits; others must link by their name. Different names stay different. An unnamed global is
/// `__unnamed_` and its number plus one.
pub fn symbol(ctx: ModuleCtx<'_>, global: Global, out: &mut Vec<u8>) {
    let name = ctx.name(global);
    if name.is_empty() {
        let n = ctx.globals.parts[global.index()].number;
        out.extend_from_slice(b"__unnamed_");
        number(n.wrapping_add(1) as u64, out);
        return;
    }
    if !ctx.globals.sym[global.index()].linkage.is_local() || name.iter().all(|&c| is_allowed(c)) {
        out.extend_from_slice(name);
        return;
    }
    let from = out.len();
    sanitise(name, out);
    // Another symbol may have been called that all along.
    while ctx.tables.strings.find(&out[from..]).is_some() {
        out.push(b'$');
    }
}

/// Appends a name in allowed characters; no two names that have others give the same.
fn sanitise(name: &[u8], out: &mut Vec<u8>) {
    for &c in name {
        match c {
            b'.' => out.extend_from_slice(b"_$_"),
            b'$' => out.extend_from_slice(b"_$24"),
            c if is_allowed(c) => out.push(c),
            c => {
                out.extend_from_slice(b"_$");
                hex(c as u64, 2, out);
            }
        }
    }
}

fn is_allowed(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

/// Appends a decimal number.
#[inline]
pub fn number(mut value: u64, out: &mut Vec<u8>) {
    if value < 10 {
        return out.push(b'0' + value as u8);
    }
    if value < 1000 {
        let value = value as u32;
        let digits = [b'0' + (value / 100) as u8, b'0' + (value / 10 % 10) as u8, b'0' + (value % 10) as u8];
        return out.extend_from_slice(if value < 100 { &digits[1..] } else { &digits });
    }
    let mut buf = [0u8; 20];
    let mut at = 20;
    while value != 0 {
        at -= 1;
        buf[at] = b'0' + (value % 10) as u8;
        value /= 10;
    }
    out.extend_from_slice(&buf[at..]);
}

/// Appends a signed decimal number.
#[inline]
pub fn signed(value: i64, out: &mut Vec<u8>) {
    if value < 0 {
        out.push(b'-');
    }
    number(value.unsigned_abs(), out);
}

/// Appends `digits` upper-case hexadecimal digits.
pub fn hex(value: u64, digits: u32, out: &mut Vec<u8>) {
    for k in (0..digits).rev() {
        out.push(b"0123456789ABCDEF"[(value >> (k * 4)) as usize & 15]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_names_stay_different() {
        let names: [&[u8]; 7] = [b".a", b"a.b", b"a-b", b"a b", b"a._$_b", b"a_$_.b", b"a..b"];
        let mut all: Vec<Vec<u8>> = Vec::new();
        for n in names {
            let mut out = Vec::new();
            sanitise(n, &mut out);
            assert!(out.iter().all(|&c| is_allowed(c)) && !all.contains(&out));
            all.push(out);
        }
        assert_eq!(all[0], b"_$_a");
    }

    #[test]
    fn numbers() {
        let mut o = Vec::new();
        for v in [0, 10, 99, 100, 999, 1000] {
            number(v, &mut o);
            o.push(b' ');
        }
        o.push(b' ');
        signed(i64::MIN, &mut o);
        o.push(b' ');
        hex(0x3f80_0000, 8, &mut o);
        assert_eq!(o, b"0 10 99 100 999 1000  -9223372036854775808 3F800000");
    }
}
