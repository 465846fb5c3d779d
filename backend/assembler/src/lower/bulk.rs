//! Bulk copies, as templates that are made: `cp.async.bulk`, `cp.reduce.async.bulk`, their prefetches, and those of tensors.
//!
//! Their operands are uniform registers: like the vendor's code, this takes them as equal in all threads of a warp. A copy that a barrier
//! counts and a reduction are done once for each thread that asks for them: threads are elected one by one in a loop, which the warp
//! runs as a whole. Stores and prefetches may be done once for all.

use super::LowerFault;
use crate::template::{Body, body};
use std::fmt::Write;

/// Operands at the top: those in one pair of brackets or braces, or one alone, counted flat.
fn groups(shape: &[u8]) -> Vec<Vec<usize>> {
    let (mut list, mut is_open, mut count) = (Vec::<Vec<usize>>::new(), 0, 0);
    for &byte in shape {
        match byte {
            b'[' | b'{' | b'(' => {
                if is_open == 0 {
                    list.push(Vec::new());
                }
                is_open += 1;
            }
            b']' | b'}' | b')' => is_open -= 1,
            b'|' => {}
            _ => {
                match list.last_mut().filter(|_| is_open > 0) {
                    Some(last) => last.push(count),
                    None => list.push(vec![count]),
                }
                count += 1;
            }
        }
    }
    list
}

/// How a sum is written, and its type.
fn sum(words: &[&str], types: &[&str]) -> Option<String> {
    let operation =
        words.iter().find(|word| matches!(**word, "add" | "min" | "max" | "inc" | "dec" | "and" | "or" | "xor"))?;
    let ty = match *types.first().unwrap_or(&"b32") {
        "s32" => ".S32",
        "u64" | "b64" => ".U64",
        "s64" => ".S64",
        "f32" => ".F32.RN",
        "f64" => ".F64.RN",
        "f16" => ".F16.RN",
        "bf16" => ".BF16.RN",
        _ => "",
    };
    Some(format!(".{}{ty}", operation.to_uppercase()))
}

/// What an operation is, without its operands behind the addresses.
struct Operation {
    /// Mnemonic and addresses.
    text: String,
    /// Whether each thread that asks counts.
    is_counted: bool,
}

/// The body of a bulk copy; none where the instruction is none.
pub(super) fn body(words: &[&str], types: &[&str], shape: &[u8]) -> Option<Result<Body, LowerFault>> {
    let has = |word: &str| words.contains(&word);
    let is_copy = words.first() == Some(&"cp") && has("bulk") && !has("commit_group") && !has("wait_group");
    if !is_copy {
        return None;
    }
    let groups = groups(shape);
    let names: Vec<String> = (0..groups.iter().flatten().count()).map(|n| format!("a{n}")).collect();
    let mut text = String::new();
    let operation =
        if has("tensor") { tensor(words, &groups, &mut text)? } else { plain(words, types, &groups, &mut text)? };
    let mut line = operation.text;
    if has("L2::cache_hint") {
        let hint = &names[*groups.last()?.first()?];
        let _ = writeln!(text, ".PACK %v9, {hint}.0, {hint}.1");
        line += ", desc[%v9]";
    }
    if operation.is_counted {
        let _ = writeln!(text, "PLOP3.LUT %p1, PT, PT, PT, PT, 0x80, 0x0\nPLOP3.LUT %p2, PT, PT, PT, PT, 0x8, 0x0");
        let _ = writeln!(text, ".next:\n@%p1 ELECT =%p2, URZ, PT\n{line}");
        let _ = writeln!(text, "@%p2 PLOP3.LUT =%p1, PT, %p2, PT, PT, 0x8, 0x0");
        let _ = writeln!(text, "PLOP3.LUT =%p2, PT, PT, PT, PT, 0x8, 0x0\n@%p1 BRA.U.ANY .next");
    } else {
        let _ = writeln!(text, "{line}");
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let wrong = |(line, why)| LowerFault::Rule { instruction: words.join("."), why: format!("line {line}: {why}") };
    Some(body::parse(&text, &names).map_err(wrong))
}

/// A copy of bytes. Lengths are in pieces of 16 bytes; the mask of the blocks of a cluster stands above them.
fn plain(words: &[&str], types: &[&str], groups: &[Vec<usize>], text: &mut String) -> Option<Operation> {
    let has = |word: &str| words.contains(&word);
    let operand = |group: usize| Some(format!("a{}", groups.get(group)?.first()?));
    let is_prefetch = has("prefetch");
    let length = operand(if is_prefetch { 1 } else { 2 })?;
    let mask = if has("multicast::cluster") { operand(4)? } else { "RZ".into() };
    let _ = writeln!(text, "SHF.R.U32.HI %r1, RZ, 0x4, {length}\nPRMT %r2, %r1, 0x5410, {mask}\n.PACK %u1, %r2");
    let to = operand(0)?;
    if is_prefetch {
        let _ = writeln!(text, ".PACK %v1, {to}.0, {to}.1");
        return Some(Operation { text: "UBLKPF.L2 [%v1], %u1".into(), is_counted: false });
    }
    let from = operand(1)?;
    let is_reduction = words.get(1) == Some(&"reduce");
    let sum = if is_reduction { sum(words, types)? } else { String::new() };
    let name = if is_reduction { "UBLKRED" } else { "UBLKCP" };
    if has("bulk_group") {
        let _ = writeln!(text, ".PACK %v1, {to}.0, {to}.1\n.PACK %u2, {from}.0");
        return Some(Operation { text: format!("{name}.G.S{sum} [%v1], [%u2], %u1"), is_counted: is_reduction });
    }
    let _ = writeln!(text, ".PACK %v1, {to}.0, {}.0", operand(3)?);
    let multicast = if has("multicast::cluster") { ".MULTICAST" } else { "" };
    let line = if has("global") {
        let _ = writeln!(text, ".PACK %v2, {from}.0, {from}.1");
        format!("{name}.S.G{multicast}{sum} [%v1], [%v2], %u1")
    } else {
        let _ = writeln!(text, ".PACK %u2, {from}.0");
        format!("{name}.S.S{sum} [%v1], [%u2], %u1")
    };
    Some(Operation { text: line, is_counted: true })
}

/// A copy of a box of a tensor.
fn tensor(words: &[&str], groups: &[Vec<usize>], text: &mut String) -> Option<Operation> {
    let has = |word: &str| words.contains(&word);
    let size = words.iter().find(|word| matches!(**word, "1d" | "2d" | "3d" | "4d" | "5d"))?.to_uppercase();
    let is_load = has("mbarrier::complete_tx::bytes");
    // The tensor stands first, but in loads.
    let (first, map) = if is_load {
        (Some(0), 1)
    } else if has("prefetch") {
        (None, 0)
    } else {
        (Some(1), 0)
    };
    let tensor = groups.get(map)?;
    let mut list: Vec<usize> = first.map(|first| groups[first].clone()).unwrap_or_default();
    let mut next = map + 1 + (first == Some(1)) as usize;
    if is_load {
        list.extend(groups.get(next)?);
        next += 1;
    }
    list.extend(&tensor[1..]);
    let map = format!("a{}", tensor.first()?);
    let class = match list.len() {
        1 => 'u',
        2 => 'v',
        3 | 4 => 'w',
        _ => 'x',
    };
    // Addresses of shared memory may have 64 bits; their low halves count.
    let list: Vec<String> = list.iter().map(|operand| format!("a{operand}.0")).collect();
    let _ = writeln!(text, ".PACK %v1, {map}.0, {map}.1\n.PACK %{class}8, {}", list.join(", "));
    let is_columns = has("im2col") || has("im2col_no_offs");
    let mut options = String::new();
    if has("im2col") || has("multicast::cluster") {
        // Offsets share 16 bits; the mask stands above them.
        let mut offsets = "RZ".to_string();
        if has("im2col") {
            let given: Vec<String> = groups.get(next)?.iter().map(|operand| format!("a{operand}")).collect();
            next += 1;
            let _ = match &given[..] {
                [first] => writeln!(text, "MOV %r2, {first}"),
                [first, second] => writeln!(text, "MOV %r3, {first}\nMOV %r4, {second}\nPRMT %r2, %r3, 0x40, %r4"),
                [first, second, third] => writeln!(
                    text,
                    "MOV %r3, {first}\nMOV %r4, {second}\nMOV %r5, {third}\nIMAD %r6, %r4, 0x20, %r3\nIMAD %r2, %r5, 0x400, %r6"
                ),
                _ => return None,
            };
            offsets = "%r2".into();
        }
        let mask = if has("multicast::cluster") { format!("a{}", groups.get(next)?.first()?) } else { "RZ".into() };
        let _ = writeln!(text, "PRMT %r1, {offsets}, 0x5410, {mask}\n.PACK %u1, %r1");
        options = ", %u1".into();
    }
    let columns = if is_columns { ".IM2COL" } else { "" };
    let (mnemonic, is_counted) = match () {
        () if is_load => {
            let multicast = if has("multicast::cluster") { ".MULTICAST" } else { "" };
            (format!("UTMALDG.{size}{columns}{multicast}"), true)
        }
        () if has("prefetch") => (format!("UTMAPF.L2.{size}{columns}"), false),
        () if words.get(1) == Some(&"reduce") => (format!("UTMAREDG.{size}{columns}{}", sum(words, &[])?), true),
        () => (format!("UTMASTG.{size}{columns}"), false),
    };
    Some(Operation { text: format!("{mnemonic} [%{class}8], [%v1]{options}"), is_counted })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_brackets_and_single_operands() {
        assert_eq!(groups(b"[r][w{rr}][r]{rr}rw"), [vec![0], vec![1, 2, 3], vec![4], vec![5, 6], vec![7], vec![8]]);
    }
}
