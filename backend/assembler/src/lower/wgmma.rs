//! Products of matrices of a group of four warps, as templates that are made.
//!
//! Each product is waited for before anything else happens, as the vendor's level 0 has it: fences, groups and waits of PTX are nothing
//! then. The sum is one wide register, which the product reads and writes. Descriptors are four uniform registers, that of A first.

use super::LowerFault;
use crate::template::{Body, body};
use std::fmt::Write;

/// A number that is 0, among the letters of a shape: the templates of these depend on it.
pub(super) const ZERO: u8 = b'z';

/// The letter of new registers that have room for so many.
fn letter(registers: usize) -> Option<char> {
    // Sums begin at multiples of eight.
    Some(match registers {
        0..=8 => 'o',
        9..=16 => 's',
        17..=32 => 't',
        33..=64 => 'y',
        65..=128 => 'z',
        _ => return None,
    })
}

/// Mnemonic of the type of a sum and those of two factors.
fn mnemonic(types: &[&str], words: &[&str], size: &str, is_sparse: bool) -> Option<String> {
    let upper = |ty: &str| ty.to_uppercase();
    let &[d, a, b] = types else { return None };
    let (op, suffixes) = match a {
        "f16" => ("HGMMA", format!(".{}", upper(d))),
        "bf16" | "tf32" => ("HGMMA", format!(".F32.{}", upper(a))),
        "e4m3" | "e5m2" => ("QGMMA", format!(".{}.{}.{}", upper(d), upper(a), upper(b))),
        "s8" | "u8" => ("IGMMA", format!(".{}.{}", upper(a), upper(b))),
        "b1" => ("BGMMA", ".AND.POPC".to_string()),
        _ => return None,
    };
    let limits = if words.contains(&"satfinite") { ".SAT" } else { "" };
    let sparse = if is_sparse { ".SP" } else { "" };
    Some(format!("{op}{sparse}.{size}{suffixes}{limits}"))
}

/// The body of a product; none where the instruction is none.
pub(super) fn body(words: &[&str], types: &[&str], shape: &[u8]) -> Option<Result<Body, LowerFault>> {
    if words.get(..2)? != ["wgmma", "mma_async"] {
        return None;
    }
    let is_sparse = words.contains(&"sp");
    let size = words
        .iter()
        .find_map(|word| word.strip_prefix('m')?.contains('k').then(|| word[1..].replace(['n', 'k'], "x")))?;
    let end = shape.iter().position(|&byte| byte == b'}')?;
    let count = end.checked_sub(1)?;
    let has_registers = shape.get(end + 1) == Some(&b'{');
    let mut names: Vec<String> = (0..count).map(|n| format!("x{n}")).collect();
    let first = if has_registers { (0..4).map(|n| format!("a{n}")).collect() } else { vec!["a".to_string()] };
    names.extend(first);
    names.push("b".into());
    if is_sparse {
        names.extend(["e".into(), "f".into()]);
    }
    names.push("s".into());
    let behind = if has_registers { end + 7 } else { end + 2 };
    let options = shape.get(behind + names.len() - count - if has_registers { 4 } else { 1 }..)?;
    names.extend((0..options.len()).map(|n| format!("i{n}")));

    // Signs of A and B, then which of them are transposed: registers are not.
    let is_set = |n: usize| options.get(n).is_some_and(|&byte| byte != ZERO);
    let is_negative = |n: usize| options.get(n) == Some(&b'm');
    let (turned_a, turned_b) = if has_registers { (false, is_set(2)) } else { (is_set(2), is_set(3)) };
    let mut marks = String::new();
    let list = [
        (!has_registers && is_negative(0), ".negA"),
        (is_negative(1), ".negB"),
        (turned_a, ".tnspA"),
        (turned_b, ".tnspB"),
    ];
    list.iter().filter(|mark| mark.0).for_each(|mark| marks.push_str(mark.1));

    let sum = format!("%{}1", letter(count)?);
    let mut text = String::new();
    let sums: Vec<&str> = names[..count].iter().map(String::as_str).collect();
    let _ = writeln!(text, ".PACK {sum}, {}", sums.join(", "));
    let mut factors = String::new();
    if has_registers {
        let _ = writeln!(text, ".PACK %q2, a0, a1, a2, a3\n.PACK %w3, RZ, RZ, b.0, b.1");
        factors += if is_negative(0) { "-%q2, " } else { "%q2, " };
    } else {
        let _ = writeln!(text, ".PACK %w3, a.0, a.1, b.0, b.1");
    }
    let _ = write!(factors, "gdesc[%w3]{marks}");
    let mnemonic = mnemonic(types, words, &size, is_sparse)?;
    // A selector of zero is not written where all the metadata are read.
    let selector = shape.get(behind + 2);
    let sparse = match is_sparse {
        true if selector == Some(&ZERO) && !mnemonic.starts_with('H') => "e, ",
        true => "e, f, ",
        false => "",
    };
    let _ = writeln!(text, "VOTEU.ANY %c4, s.p\nWARPGROUP.ARRIVE");
    let _ = writeln!(text, "{mnemonic} ={sum}, {factors}, {sum}, %c4, {sparse}gsb0");
    let _ = writeln!(text, "WARPGROUP.DEPBAR.LE gsb0, 0x0");
    let written: Vec<String> = sums.iter().map(|name| format!("={name}")).collect();
    let _ = writeln!(text, ".UNPACK {}, {sum}", written.join(", "));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Some(
        body::parse(&text, &names).map_err(|(line, why)| LowerFault::Rule {
            instruction: words.join("."),
            why: format!("line {line}: {why}"),
        }),
    )
}
