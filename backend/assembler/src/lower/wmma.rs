//! Loads, stores and products of matrices of a whole warp, as templates that are made from where each register lies in its matrix.
//!
//! A thread is `4 x + t`. Registers of a fragment hold elements `(x + dx, w t + dy)` and the `w - 1` behind it in the second coordinate,
//! where `w` elements fill a register. The coordinates are (m, k) of A, (n, k) of B, (m, n) of C and D; where m is 8 and n is 32, the
//! product is that of the transposed matrices, and those of C and D are (n, m). Fragments are the same for both layouts in memory.

use super::LowerFault;
use crate::template::{Body, body};
use std::fmt::Write;

/// What a fragment is.
struct Fragment {
    /// Registers of PTX.
    registers: usize,
    /// Bits of an element.
    bits: u32,
    /// Elements side by side that a thread has: 1, 2 in a register or in two, 4 and more in one.
    width: u32,
    /// Where each group of elements lies behind the first; others repeat them.
    places: &'static [(u32, u32)],
    /// Elements from one line of memory to the next, where no stride says so.
    line: u32,
    /// Lines of memory are the first coordinate.
    is_along: bool,
}

/// Places that are 8 apart in the first coordinate.
const DOWN: &[(u32, u32)] = &[(0, 0), (8, 0), (16, 0), (24, 0)];
/// Squares of 16: down, then on.
const SQUARE: &[(u32, u32)] = &[(0, 0), (8, 0), (0, 8), (8, 8), (16, 0), (24, 0), (16, 8), (24, 8)];
/// Squares of 16: on, then down.
const ON: &[(u32, u32)] = &[(0, 0), (0, 8), (8, 0), (8, 8)];

/// Rows, columns and depth of `m16n16k16`.
fn shape_of(words: &[&str]) -> Option<[u32; 3]> {
    words.iter().find_map(|word| {
        let (m, rest) = word.strip_prefix('m')?.split_once('n')?;
        let (n, k) = rest.split_once('k')?;
        Some([m.parse().ok()?, n.parse().ok()?, k.parse().ok()?])
    })
}

impl Fragment {
    fn of(which: &str, ty: &str, [m, n, k]: [u32; 3], is_row: bool, registers: usize) -> Option<Fragment> {
        let bits = match ty {
            "b1" => 1,
            "s4" | "u4" => 4,
            "s8" | "u8" => 8,
            "f16" | "bf16" => 16,
            "tf32" | "f32" | "s32" => 32,
            "f64" => 64,
            _ => return None,
        };
        let is_result = matches!(which, "c" | "d");
        let rows = if which == "b" { n } else { m };
        let is_turned = is_result && m == 8 && n == 32;
        let places = match (which, bits) {
            ("c" | "d", _) if m == 16 => &SQUARE[..4],
            ("c" | "d", _) => &DOWN[..(m.max(n) / 8) as usize],
            (_, 16) if rows == 8 => &ON[..2],
            ("b", 16) if rows == 16 => ON,
            (_, 16) => &SQUARE[..(rows / 4) as usize],
            ("a", 32) => &[(0, 0), (8, 0), (0, 4), (8, 4)],
            ("b", 32) => &[(0, 0), (0, 4), (8, 0), (8, 4)],
            _ => &DOWN[..(rows / 8) as usize],
        };
        let line = match (which, is_row) {
            ("a", true) | ("b", false) => k,
            ("a", false) => m,
            ("b", true) => n,
            (_, true) => n,
            (_, false) => m,
        };
        let width = if is_result { 2 } else { (32 / bits).max(1) };
        let is_along = is_row == (which != "b" && !is_turned);
        Some(Fragment { registers, bits, width, places, line, is_along })
    }
}

/// Text of a body on its way, with the number of the next new register.
struct Text {
    out: String,
    next: u32,
}

macro_rules! line {
    ($text:expr, $($format:tt)*) => {{
        let _ = writeln!($text.out, $($format)*);
    }};
}

impl Text {
    fn new() -> Text {
        Text { out: String::new(), next: 10 }
    }
    fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }
    /// A wide register of parts.
    fn pack(&mut self, parts: &[String]) -> String {
        if let [one] = parts {
            return one.clone();
        }
        let class = if parts.len() > 2 { 'q' } else { 'd' };
        let wide = format!("%{class}{}", self.number());
        line!(self, ".PACK {wide}, {}", parts.join(", "));
        wide
    }
}

/// The space of an access: its opcode, and whether addresses have 64 bits.
fn access(words: &[&str], is_load: bool) -> (&'static str, bool) {
    let is = |word: &str| words.iter().any(|other| other.starts_with(word));
    match (is("global"), is("shared"), is_load) {
        (true, _, true) => ("LDG.E", true),
        (true, _, false) => ("STG.E", true),
        (_, true, true) => ("LDS", false),
        (_, true, false) => ("STS", false),
        (_, _, true) => ("LD.E", true),
        (_, _, false) => ("ST.E", true),
    }
}

/// Addresses of the lines of a fragment.
struct Lines<'f> {
    fragment: &'f Fragment,
    stride: String,
    is_wide: bool,
    /// Registers with the addresses, by line.
    known: Vec<(u32, String)>,
}

impl Lines<'_> {
    /// The address of line `first` behind that of the thread: `%r2` is what it has in lines, `%r4` in bytes of a line.
    fn address(&mut self, text: &mut Text, first: u32) -> String {
        if let Some(known) = self.known.iter().find(|known| known.0 == first) {
            return known.1.clone();
        }
        let n = text.number();
        let stride = &self.stride;
        line!(text, "IADD3 %r1{n}, %r2, {first:#x}, RZ");
        line!(text, "IMAD.WIDE.U32 %d2{n}, %r1{n}, {stride}, RZ");
        let bits = self.fragment.bits;
        if bits >= 8 {
            let shift = (bits / 8).trailing_zeros();
            line!(text, "SHF.L.U32 %r3{n}, %d2{n}.0, {shift:#x}, RZ");
            line!(text, "SHF.L.U64.HI %r4{n}, %d2{n}.0, {shift:#x}, %d2{n}.1");
        } else {
            let shift = (8 / bits).trailing_zeros();
            line!(text, "SHF.R.U64 %r3{n}, %d2{n}.0, {shift:#x}, %d2{n}.1");
            line!(text, "SHF.R.U32.HI %r4{n}, RZ, {shift:#x}, %d2{n}.1");
        }
        let name = if self.is_wide {
            line!(text, "IADD3 %r5{n}, %p1{n}, %r3{n}, %r4, RZ");
            line!(text, "IADD3.X %r6{n}, %r4{n}, RZ, RZ, %p1{n}, !PT");
            line!(text, "IADD3 %r7{n}, %p2{n}, a.0, %r5{n}, RZ");
            line!(text, "IADD3.X %r8{n}, a.1, %r6{n}, RZ, %p2{n}, !PT");
            line!(text, ".PACK %d9{n}, %r7{n}, %r8{n}");
            format!("%d9{n}")
        } else {
            line!(text, "IADD3 %r7{n}, a.0, %r3{n}, %r4");
            format!("%r7{n}")
        };
        self.known.push((first, name.clone()));
        name
    }

    /// An element, as the operand of an access.
    fn place(&mut self, text: &mut Text, line: u32, element: u32) -> String {
        let bytes = element * self.fragment.bits / 8;
        let address = self.address(text, line);
        let wide = if self.is_wide { ("desc[DESC]", ".64") } else { ("", "") };
        format!("{}[{address}{}+{bytes:#x}]", wide.0, wide.1)
    }
}

/// What a thread has: `%r2` in lines, `%r4` in bytes of a line.
fn thread(text: &mut Text, fragment: &Fragment, is_along: bool) {
    line!(text, "S2R %r1, SR_LANEID");
    let scale = (fragment.width * fragment.bits / 8).trailing_zeros();
    if is_along {
        line!(text, "SHF.R.U32.HI %r2, RZ, 0x2, %r1");
        line!(text, "LOP3.LUT %r3, %r1, 0x3, RZ, 0xc0, !PT");
        line!(text, "SHF.L.U32 %r4, %r3, {scale:#x}, RZ");
    } else {
        line!(text, "LOP3.LUT %r3, %r1, 0x3, RZ, 0xc0, !PT");
        line!(text, "SHF.L.U32 %r2, %r3, {:#x}, RZ", fragment.width.trailing_zeros());
        line!(text, "SHF.R.U32.HI %r5, RZ, 0x2, %r1");
        line!(text, "SHF.L.U32 %r4, %r5, {:#x}, RZ", (fragment.bits / 8).trailing_zeros());
    }
}

/// Text of a load or a store.
fn memory(fragment: &Fragment, words: &[&str], is_load: bool, has_stride: bool) -> String {
    let mut text = Text::new();
    let (op, is_wide) = access(words, is_load);
    let stride = if has_stride { "s".to_string() } else { format!("{:#x}", fragment.line) };
    let mut lines = Lines { fragment, stride, is_wide, known: Vec::new() };
    // Squares of halves are loaded along lines and then transposed.
    let is_moved = !fragment.is_along && fragment.bits == 16;
    let is_along = fragment.is_along || is_moved;
    thread(&mut text, fragment, is_along);
    let is_pair = fragment.width == 2 && fragment.bits >= 32;
    let whole = fragment.bits * fragment.width;
    let size = if is_along { whole } else { fragment.bits };
    let suffix = match size {
        8 => ".U8",
        64 => ".64",
        128 => ".128",
        _ => "",
    };
    let mut results: Vec<String> = Vec::new();
    for (n, &(dx, dy)) in fragment.places.iter().enumerate() {
        if is_along {
            let place = if is_moved { lines.place(&mut text, dy, dx) } else { lines.place(&mut text, dx, dy) };
            let at = text.number();
            let class = match size {
                128 => 'q',
                64 => 'd',
                _ => 'r',
            };
            match (is_load, is_pair) {
                (true, _) => {
                    line!(text, "{op}{suffix} %{class}{at}, {place}");
                    match (is_moved, is_pair, fragment.bits) {
                        (true, ..) => {
                            let moved = text.number();
                            line!(text, "MOVM.16.MT88 %r{moved}, %r{at}");
                            results.push(format!("%r{moved}"));
                        }
                        (_, true, 64) => {
                            results.extend([format!(".PACK %q{at}.0, %q{at}.1"), format!(".PACK %q{at}.2, %q{at}.3")])
                        }
                        (_, true, _) => results.extend([format!("%d{at}.0"), format!("%d{at}.1")]),
                        _ => results.push(format!("%{class}{at}")),
                    }
                }
                (false, true) => {
                    line!(text, ".PACK %{class}{at}, b{}, b{}", 2 * n, 2 * n + 1);
                    line!(text, "{op}{suffix} {place}, %{class}{at}");
                }
                (false, false) if is_moved => {
                    line!(text, "MOVM.16.MT88 %r{at}, b{n}");
                    line!(text, "{op} {place}, %r{at}");
                }
                _ => line!(text, "{op}{suffix} {place}, b{n}"),
            }
            continue;
        }
        // An element from each line.
        let mut bytes: Vec<String> = Vec::new();
        for element in 0..fragment.width {
            let place = lines.place(&mut text, dy + element, dx);
            let at = text.number();
            let class = if size == 64 { 'd' } else { 'r' };
            if is_load {
                line!(text, "{op}{suffix} %{class}{at}, {place}");
                bytes.push(format!("%{class}{at}"));
            } else {
                line!(text, "{op}{suffix} {place}, b{}", n as u32 * fragment.width + element);
            }
        }
        if fragment.bits == 8 && is_load {
            let (low, high, all) = (text.number(), text.number(), text.number());
            line!(text, "PRMT %r{low}, {}, 0x3340, {}", bytes[0], bytes[1]);
            line!(text, "PRMT %r{high}, {}, 0x3340, {}", bytes[2], bytes[3]);
            line!(text, "PRMT %r{all}, %r{low}, 0x5410, %r{high}");
            results.push(format!("%r{all}"));
        } else if is_load {
            results.extend(bytes);
        }
    }
    if is_load {
        for n in 0..fragment.registers {
            let result = &results[n % results.len()];
            match result.strip_prefix(".PACK ") {
                Some(parts) => line!(text, ".PACK d{n}, {parts}"),
                None if fragment.bits == 64 => line!(text, ".PACK d{n}, {result}.0, {result}.1"),
                None => line!(text, "MOV d{n}, {result}"),
            }
        }
    }
    text.out
}

/// Registers `first..first + count` of an operand.
fn pieces(name: char, first: usize, count: usize) -> Vec<String> {
    (first..first + count).map(|n| format!("{name}{n}")).collect()
}

/// Text of a product: two instructions, or four where the depth is 8.
fn product(words: &[&str], types: &[&str], [m, n, _]: [u32; 3], d: &str, c: &str) -> Option<String> {
    let mut text = Text::new();
    let kind = if types.len() == 2 { "f16" } else { types[1] };
    let is_single = d == "f32" || c == "f32";
    // The operand that has 16 or 32 rows, and the other.
    let (tall, flat) = if m == 8 { ('b', 'a') } else { ('a', 'b') };
    let is_square = m == 16 && n == 16;
    for half in 0..2 {
        let (of_tall, of_flat) = if is_square { (0, half) } else { (half, 0) };
        let accumulator: Vec<String> = match (kind, c) {
            ("f16", "f16") if !is_single => pieces('c', 2 * half, 2),
            ("f16", "f16") => {
                let mut list = Vec::new();
                for piece in pieces('c', 2 * half, 2) {
                    for part in ["H0_H0", "H1_H1"] {
                        let at = text.number();
                        line!(text, "HADD2.F32 %r{at}, -RZ, {piece}.{part}");
                        list.push(format!("%r{at}"));
                    }
                }
                list
            }
            _ => pieces('c', 4 * half, 4),
        };
        let mut sum = text.pack(&accumulator);
        let class = if accumulator.len() == 4 { 'q' } else { 'd' };
        let mut multiply = |text: &mut Text, op: &str, first: Vec<String>, second: Vec<String>, tails: (&str, &str)| {
            let (first, second) = (text.pack(&first), text.pack(&second));
            let to = format!("%{class}5{half}{}", text.number());
            line!(text, "{op} {to}, {first}{}, {second}{}, {sum}", tails.0, tails.1);
            sum = to;
        };
        match kind {
            "f16" | "bf16" => {
                let op = match (kind, is_single) {
                    ("bf16", _) => "HMMA.16816.F32.BF16",
                    (_, true) => "HMMA.16816.F32",
                    _ => "HMMA.16816.F16",
                };
                multiply(&mut text, op, pieces(tall, 4 * of_tall, 4), pieces(flat, 2 * of_flat, 2), ("", ""));
            }
            "tf32" => {
                for step in 0..2 {
                    let (first, second) = (pieces('a', 2 * step, 2), pieces('b', 2 * half + step, 1));
                    multiply(&mut text, "HMMA.1684.F32.TF32", first, second, ("", ""));
                }
            }
            "s8" | "u8" => {
                let sign = if kind == "s8" { ".S8.S8" } else { ".U8.U8" };
                let limits = if words.contains(&"satfinite") { ".SAT" } else { "" };
                let op = format!("IMMA.16816{sign}{limits}");
                multiply(&mut text, &op, pieces(tall, 2 * of_tall, 2), pieces(flat, of_flat, 1), (".ROW", ".COL"));
            }
            _ => return None,
        }
        // Results are moved when everything was read.
        line!(text, "# {sum}");
    }
    let sums: Vec<String> = text.out.lines().filter_map(|line| line.strip_prefix("# ")).map(str::to_string).collect();
    let is_half = kind == "f16" && d == "f16";
    let mut moves = String::new();
    for (half, sum) in sums.iter().enumerate() {
        for n in 0..if is_half { 2 } else { 4 } {
            let _ = match (is_half, is_single) {
                (true, true) => {
                    let at = text.number();
                    line!(text, "F2F.F16.F32 %r{at}, {sum}.{}", 2 * n);
                    line!(text, "F2F.F16.F32 %r9{at}, {sum}.{}", 2 * n + 1);
                    writeln!(moves, "PRMT d{}, %r{at}, 0x5410, %r9{at}", 2 * half + n)
                }
                (true, false) => writeln!(moves, "MOV d{}, {sum}.{n}", 2 * half + n),
                _ => writeln!(moves, "MOV d{}, {sum}.{n}", 4 * half + n),
            };
        }
    }
    text.out.push_str(&moves);
    Some(text.out)
}

/// Lengths of the vectors of a shape.
fn lengths(shape: &[u8]) -> Vec<usize> {
    let braces = |part: &[u8]| part.iter().position(|&byte| byte == b'}');
    shape.split(|&byte| byte == b'{').skip(1).filter_map(braces).collect()
}

/// The body of an instruction of this family; none where it is none, or is one of `mma` under another name.
pub(super) fn body(words: &[&str], types: &[&str], shape: &[u8]) -> Option<Result<Body, LowerFault>> {
    let &["wmma", family, which, ..] = words else { return None };
    let size = shape_of(words)?;
    let has_stride = shape.last().is_some_and(u8::is_ascii_lowercase);
    let counts = lengths(shape);
    let (text, names) = match family {
        "mma" => {
            let (d, c) = (*types.first()?, *types.last()?);
            let names = ['d', 'a', 'b', 'c'].iter().zip(&counts).flat_map(|(&name, &count)| pieces(name, 0, count));
            (product(words, types, size, d, c)?, names.collect::<Vec<String>>())
        }
        _ => {
            let is_load = family == "load";
            let fragment = Fragment::of(which, types.first()?, size, words.contains(&"row"), *counts.first()?)?;
            let mut names = vec!["a".to_string()];
            let at = if is_load { 0 } else { 1 };
            names.splice(at..at, pieces(if is_load { 'd' } else { 'b' }, 0, counts[0]));
            if has_stride {
                names.push("s".to_string());
            }
            (memory(&fragment, words, is_load, has_stride), names)
        }
    };
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Some(
        body::parse(&text, &names).map_err(|(line, why)| LowerFault::Rule {
            instruction: words.join("."),
            why: format!("line {line}: {why}"),
        }),
    )
}
