//! Products of a warp that the machine does not have, as templates that are made: those of quarters of a warp (`m8n8k4` of halves), and
//! sparse ones whose elements have 4 bits or are floats of 8.
//!
//! | product | how |
//! |---|---|
//! | quarters | lanes 4 q to 4 q + 3 and 16 behind them: each lane gets rows and columns that it needs by shuffles, and sums in single precision |
//! | sparse, 4 bits | a pair of elements is left out or there: the low ones of all bytes, shifted up, and the high ones are two products of bytes |
//! | sparse, floats of 8 bits | two products of halves; of four columns side by side the machine wants two in the next lane |

use super::LowerFault;
use crate::template::{Body, body};
use std::fmt::Write;

/// Text of a body on its way, with the number of the next new register.
struct Text {
    out: String,
    next: u32,
}

impl Text {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.out, "{line}");
    }
    /// A new register of a class, written by `line`, where it stands as `$`.
    fn fresh(&mut self, class: char, line: &str) -> String {
        self.next += 1;
        let name = format!("%{class}{}", self.next);
        self.line(&line.replace('$', &name));
        name
    }
    fn word(&mut self, line: &str) -> String {
        self.fresh('r', line)
    }
    fn predicate(&mut self, line: &str) -> String {
        self.fresh('p', line)
    }
    /// The value of another lane.
    fn shuffle(&mut self, how: &str, value: &str, lane: &str) -> String {
        self.word(&format!("SHFL.{how} PT, $, {value}, {lane}, 0x1f"))
    }
    /// One of two values.
    fn choose(&mut self, predicate: &str, yes: &str, no: &str) -> String {
        self.word(&format!("SEL $, {yes}, {no}, {predicate}"))
    }
    /// Whether a bit of the number of the lane is set.
    fn lane_bit(&mut self, lane: &str, bit: u32) -> String {
        let bits = self.word(&format!("LOP3.LUT $, {lane}, {bit:#x}, RZ, 0xc0, !PT"));
        self.predicate(&format!("ISETP.NE.U32.AND $, PT, {bits}, RZ, PT"))
    }
    /// Both halves of some registers as singles.
    fn singles(&mut self, registers: &[String]) -> Vec<String> {
        let half =
            |text: &mut Text, register: &String, half: &str| text.word(&format!("HADD2.F32 $, -RZ, {register}.{half}"));
        registers.iter().flat_map(|register| ["H0_H0", "H1_H1"].map(|part| half(self, register, part))).collect()
    }
}

/// Registers of an operand.
fn pieces(name: char, count: usize) -> Vec<String> {
    (0..count).map(|n| format!("{name}{n}")).collect()
}

/// Numbers of a lane that quarters need.
struct Lane {
    number: String,
    is_odd: String,
    is_upper: String,
}

/// Four halves of each lane of four, `pair`, as those that have its place in the four lanes.
fn transpose(text: &mut Text, lane: &Lane, pair: &[String]) -> Vec<String> {
    let others: Vec<String> = pair.iter().map(|register| text.shuffle("BFLY", register, "0x1")).collect();
    let odd = text.word("MOV $, 0x3276");
    let selector = text.choose(&lane.is_odd, &odd, "0x5410");
    let near: Vec<String> = pair
        .iter()
        .zip(&others)
        .map(|(own, other)| text.word(&format!("PRMT $, {own}, {selector}, {other}")))
        .collect();
    let given = text.choose(&lane.is_upper, &near[0], &near[1]);
    let far = text.shuffle("BFLY", &given, "0x2");
    vec![text.choose(&lane.is_upper, &far, &near[0]), text.choose(&lane.is_upper, &near[1], &far)]
}

/// Four products of 8 by 8 by 4. `is_along` says of A and B whether lanes hold them along the sum.
fn quarters(text: &mut Text, is_along: [bool; 2], d: &str, c: &str) {
    text.line("WARPSYNC.ALL");
    let number = text.word("S2R $, SR_LANEID");
    let lane = Lane { is_odd: text.lane_bit(&number, 1), is_upper: text.lane_bit(&number, 2), number };
    let [a, b] = [('a', is_along[0]), ('b', is_along[1])].map(|(name, is_along)| match is_along {
        true => pieces(name, 2),
        false => transpose(text, &lane, &pieces(name, 2)),
    });
    match d {
        "f16" => quarters_of_halves(text, &lane, &a, &b),
        _ => quarters_of_singles(text, &lane, (&a, &b), c),
    }
}

/// A column of B: the registers of the lane at `offset` behind `first`.
fn column(text: &mut Text, first: &str, offset: u32, b: &[String]) -> Vec<String> {
    let from = text.word(&format!("IADD3 $, {first}, {offset:#x}, RZ"));
    let words: Vec<String> = b.iter().map(|register| text.shuffle("IDX", register, &from)).collect();
    text.singles(&words)
}

/// Sums of halves: a lane has a row of the sum.
fn quarters_of_halves(text: &mut Text, lane: &Lane, a: &[String], b: &[String]) {
    let a = text.singles(a);
    let c = text.singles(&pieces('c', 4));
    let first = text.word(&format!("LOP3.LUT $, {}, 0xc, RZ, 0xc0, !PT", lane.number));
    let mut sums = Vec::new();
    for (n, c) in c.iter().enumerate() {
        let b = column(text, &first, n as u32 % 4 + 16 * (n as u32 / 4), b);
        let mut sum = c.clone();
        for k in [0, 2] {
            let one = text.word(&format!("FMUL $, {}, {}", a[k], b[k]));
            let two = text.word(&format!("FFMA $, {}, {}, {one}", a[k + 1], b[k + 1]));
            sum = text.word(&format!("FADD $, {two}, {sum}"));
        }
        sums.push(text.word(&format!("F2F.F16.F32 $, {sum}")));
    }
    for n in 0..4 {
        text.line(&format!("PRMT d{n}, {}, 0x5410, {}", sums[2 * n], sums[2 * n + 1]));
    }
}

/// Sums of singles: a lane has two rows of four columns, of which two are side by side.
fn quarters_of_singles(text: &mut Text, lane: &Lane, (a, b): (&[String], &[String]), c: &str) {
    let group = text.word(&format!("LOP3.LUT $, {}, 0x1d, RZ, 0xc0, !PT", lane.number));
    let lower = text.word(&format!("IADD3 $, {group}, 0x2, RZ"));
    let rows = [group, lower];
    let of_a = rows.clone().map(|row| {
        let words: Vec<String> = a.iter().map(|register| text.shuffle("IDX", register, &row)).collect();
        text.singles(&words)
    });
    let first = text.word(&format!("LOP3.LUT $, {}, 0xe, RZ, 0xc0, !PT", lane.number));
    let of_b = [0, 1, 16, 17].map(|offset| column(text, &first, offset, b));
    let of_c: Vec<String> = match c {
        "f32" => pieces('c', 8),
        _ => {
            let mut all = vec![String::new(); 8];
            for i in [0, 2, 4, 6] {
                let [near, far] =
                    [i / 4 * 2, i / 4 * 2 + 1].map(|n| text.shuffle("IDX", &format!("c{n}"), &rows[i / 2 % 2]));
                let pair = text.choose(&lane.is_upper, &far, &near);
                all.splice(i..i + 2, text.singles(&[pair]));
            }
            all
        }
    };
    let mut sums = Vec::new();
    for (i, c) in of_c.iter().enumerate() {
        let (a, b) = (&of_a[i / 2 % 2], &of_b[i / 4 * 2 + i % 2]);
        let start = "RZ".to_string();
        let product = (0..4).fold(start, |sum, k| text.word(&format!("FFMA $, {}, {}, {sum}", a[k], b[k])));
        sums.push(text.word(&format!("FADD $, {product}, {c}")));
    }
    for (i, sum) in sums.iter().enumerate() {
        text.line(&format!("MOV d{i}, {sum}"));
    }
}

/// A sparse product of elements of 4 bits with `registers` of both factors.
fn sparse_nibbles(text: &mut Text, types: &[&str], registers: usize, saturates: bool) -> Option<()> {
    let sign = |ty: &str| if ty == "s4" { ".S8" } else { ".U8" };
    let halves = |text: &mut Text, name: char| {
        let (mut low, mut high) = (Vec::new(), Vec::new());
        for register in pieces(name, registers) {
            let up = text.word(&format!("SHF.L.U32 $, {register}, 0x4, RZ"));
            low.push(text.word(&format!("LOP3.LUT $, {up}, 0xf0f0f0f0, RZ, 0xc0, !PT")));
            high.push(text.word(&format!("LOP3.LUT $, {register}, 0xf0f0f0f0, RZ, 0xc0, !PT")));
        }
        let class = if registers == 2 { 'd' } else { 'q' };
        [low, high].map(|parts| text.fresh(class, &format!(".PACK $, {}", parts.join(", "))))
    };
    let (a, b) = (halves(text, 'a'), halves(text, 'b'));
    let size = if registers == 2 { "16832" } else { "16864" };
    let mut sum = "RZ".to_string();
    for (a, b) in a.iter().zip(&b) {
        let name = format!("IMMA.SP.{size}{}{}", sign(types.get(1)?), sign(types.get(2)?));
        sum = text.fresh('q', &format!("{name} $, {a}.ROW, {b}.COL, {sum}, e, f"));
    }
    let mut results = Vec::new();
    for n in 0..4 {
        let product = text.word(&format!("SHF.R.S32.HI $, RZ, 0x8, {sum}.{n}"));
        let total = text.word(&format!("IADD3 $, {product}, c{n}, RZ"));
        results.push(if saturates { clamped(text, &product, &format!("c{n}"), &total) } else { total });
    }
    for (n, result) in results.iter().enumerate() {
        text.line(&format!("MOV d{n}, {result}"));
    }
    Some(())
}

/// A sum that is at its limit where it went over.
fn clamped(text: &mut Text, one: &str, other: &str, total: &str) -> String {
    let over = text.word(&format!("LOP3.LUT $, {one}, {other}, {total}, 0x42, !PT"));
    let sign = text.word(&format!("SHF.R.S32.HI $, RZ, 0x1f, {one}"));
    let limit = text.word(&format!("LOP3.LUT $, {sign}, 0x7fffffff, RZ, 0x3c, !PT"));
    let is_over = text.predicate(&format!("ISETP.LT.AND $, PT, {over}, RZ, PT"));
    text.choose(&is_over, &limit, total)
}

/// A sparse product of floats of 8 bits: of 64 columns, each half is a product of halves.
fn sparse_floats(text: &mut Text, types: &[&str]) -> Option<()> {
    let number = text.word("S2R $, SR_LANEID");
    let is_odd = text.lane_bit(&number, 1);
    let halves = |text: &mut Text, register: &str, ty: &str| {
        let low = text.word(&format!("F2FP.F16.{ty}.UNPACK_B $, {register}"));
        let upper = text.word(&format!("PRMT $, {register}, 0x7632, RZ"));
        [low, text.word(&format!("F2FP.F16.{ty}.UNPACK_B $, {upper}"))]
    };
    let (of_a, of_b) = (types.get(1)?.to_uppercase(), types.get(2)?.to_uppercase());
    let places = places_of_halves(text, &is_odd);
    let mut sum = text.fresh('q', ".PACK $, c0, c1, c2, c3");
    for half in 0..2 {
        let [[low, high], [low_below, high_below]] = [0, 1].map(|n| halves(text, &format!("a{}", 2 * half + n), &of_a));
        let a = text.fresh('q', &format!(".PACK $, {low}, {low_below}, {high}, {high_below}"));
        // The first two of four numbers stay in even lanes, the others are those of odd ones.
        let pairs = [0, 1].map(|n| {
            let [low, high] = halves(text, &format!("b{}", 2 * half + n), &of_b);
            let given = text.choose(&is_odd, &low, &high);
            let got = text.shuffle("BFLY", &given, "0x1");
            [text.choose(&is_odd, &got, &low), text.choose(&is_odd, &high, &got)]
        });
        let b = format!("{}, {}, {}, {}", pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1]);
        let b = text.fresh('q', &format!(".PACK $, {b}"));
        sum = text.fresh('q', &format!("HMMA.SP.16832.F32 $, {a}, {b}, {sum}, {places}, {half:#x}"));
    }
    (0..4).for_each(|n| text.line(&format!("MOV d{n}, {sum}.{n}")));
    Some(())
}

/// Where numbers stand, as products of halves want it. A lane has a row of 32 columns, the next lane the row 8 below; halves want 16
/// columns of both rows in each. Columns change places by fours: those of even numbers come first.
fn places_of_halves(text: &mut Text, is_odd: &str) -> String {
    let every_other = |text: &mut Text, word: &str| {
        let nibbles = text.word(&format!("LOP3.LUT $, {word}, 0xf0f0f0f, RZ, 0xc0, !PT"));
        let shifted = text.word(&format!("SHF.R.U32.HI $, RZ, 0x4, {nibbles}"));
        let bytes = text.word(&format!("LOP3.LUT $, {nibbles}, 0xff00ff, {shifted}, 0xc8, !PT"));
        let shifted = text.word(&format!("SHF.R.U32.HI $, RZ, 0x8, {bytes}"));
        text.word(&format!("LOP3.LUT $, {bytes}, 0xffff, {shifted}, 0xc8, !PT"))
    };
    let even = every_other(text, "e");
    let upper = text.word("SHF.R.U32.HI $, RZ, 0x4, e");
    let odd = every_other(text, &upper);
    let given = text.choose(is_odd, &even, &odd);
    let got = text.shuffle("BFLY", &given, "0x1");
    let low = text.choose(is_odd, &got, &even);
    let high = text.choose(is_odd, &odd, &got);
    text.word(&format!("PRMT $, {low}, 0x5410, {high}"))
}

/// The body of an instruction of this family; none where it is none.
pub(super) fn body(words: &[&str], types: &[&str]) -> Option<Result<Body, LowerFault>> {
    if words.first() != Some(&"mma") {
        return None;
    }
    let has = |word: &str| words.contains(&word);
    let is_sparse = has("sp") || has("sp::ordered_metadata");
    let mut text = Text { out: String::new(), next: 10 };
    let (&factor, &d, &c) = (types.get(1)?, types.first()?, types.last()?);
    let registers: [usize; 4] = match factor {
        "f16" if has("m8n8k4") => {
            let layouts: Vec<bool> =
                words.iter().filter(|word| matches!(**word, "row" | "col")).map(|&word| word == "row").collect();
            let &[a_is_row, b_is_row] = layouts.as_slice() else { return None };
            quarters(&mut text, [a_is_row, !b_is_row], d, c);
            let count = |ty: &str| if ty == "f16" { 4 } else { 8 };
            [count(d), 2, 2, count(c)]
        }
        "s4" | "u4" if is_sparse => {
            let registers = if has("m16n8k64") { 2 } else { 4 };
            sparse_nibbles(&mut text, types, registers, has("satfinite"))?;
            [4, registers, registers, 4]
        }
        "e4m3" | "e5m2" if is_sparse && d == "f32" && has("m16n8k64") => {
            sparse_floats(&mut text, types)?;
            [4; 4]
        }
        _ => return None,
    };
    let mut names: Vec<String> =
        ['d', 'a', 'b', 'c'].iter().zip(registers).flat_map(|(&name, count)| pieces(name, count)).collect();
    if is_sparse {
        names.extend(["e".to_string(), "f".to_string()]);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let wrong = |(line, why)| LowerFault::Rule { instruction: words.join("."), why: format!("line {line}: {why}") };
    Some(body::parse(&text.out, &names).map_err(wrong))
}
