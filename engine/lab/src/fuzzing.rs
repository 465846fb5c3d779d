//! Fuzzing logic: what the targets of `fuzz/` call, and the one-second tests of the same.
//!
//! A target takes bytes and panics when a property is broken; it never fails otherwise.
//!
//! | target | property |
//! |---|---|
//! | [`read_bytes`] | any bytes: an error or a module, no panic; what is read and verified prints to text that reads to the same text |
//! | [`read_mutated`] | the same for edits of valid modules, which reach deeper |
//! | [`bitcode::read_bitcode`] | any bitcode: an error or a module; one that verifies is written to bitcode that reads as itself |

pub mod bitcode;

use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::verify_module;

/// Small modules that between them use most of the language.
pub const SEEDS: &[&str] = &[
    include_str!("fuzzing/kernel.ll"),
    include_str!("fuzzing/values.ll"),
    include_str!("fuzzing/globals.ll"),
    include_str!("fuzzing/metadata.ll"),
    include_str!("fuzzing/index.ll"),
];

/// Pieces of text that mutations insert.
const DICTIONARY: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "i128",
    "i8388607",
    "float",
    "double",
    "half",
    "bfloat",
    "fp128",
    "ptr",
    "ptr addrspace(3)",
    "void",
    "label",
    "metadata",
    "token",
    "<4 x i32>",
    "[0 x i8]",
    "{ i32, float }",
    "<{ i8, i64 }>",
    "%s",
    "@g",
    "%0",
    "%1",
    "%x",
    "#0",
    "!0",
    "!{}",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "true",
    "-1",
    "0x7FF0000000000000",
    "0xH3C00",
    "c\"\\00\"",
    "align 4",
    "nuw",
    "nsw",
    "exact",
    "fast",
    "volatile",
    "atomic",
    "syncscope(\"device\")",
    "seq_cst",
    "to",
    "x",
    ",",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "=",
    "*",
    "...",
    "\"",
    ";",
    "!",
    "declare",
    "define",
    "ret void",
    "unreachable",
    "br label",
    "phi",
    "call",
    "getelementptr inbounds",
    "splat (i32 1)",
    "asm sideeffect",
    "blockaddress(@f, %b)",
    "byval(i32)",
    "memory(none)",
    "range(i32 0, 4)",
    "swifterror",
    "immarg",
    "distinct",
    "!{!0, !1}",
    "!DIExpression(DW_OP_deref, 7)",
    "!GenericDINode(tag: 3)",
    "tag: DW_TAG_member",
    "identifier: \"T\"",
    "^1",
    "(guid: 1)",
    "uselistorder i32 %x, { 1, 0 }",
];

/// How to read `data`: every other length with everything that readers do on request.
fn options(data: &[u8]) -> ReadOptions {
    let all = data.len() % 2 == 1;
    ReadOptions { keep_names: true, as_bitcode: all, declare_missing: all, summary: all, ..Default::default() }
}

/// Any bytes.
pub fn read_bytes(data: &[u8]) {
    let read = options(data);
    let Ok(module) = parse_module(data, &read) else { return };
    if verify_module(&module).is_err() {
        return;
    }
    let options = PrintOptions::default();
    let first = print_module(&module, &options);
    let again = match parse_module(&first, &read) {
        Ok(m) => m,
        Err(e) => panic!(
            "printed text does not read: {}\n{}",
            e[0].render("<printed>", &first),
            String::from_utf8_lossy(&first)
        ),
    };
    let second = print_module(&again, &options);
    if first != second {
        let (a, b) = (String::from_utf8_lossy(&first), String::from_utf8_lossy(&second));
        let differ = a.lines().zip(b.lines()).find(|(x, y)| x != y);
        panic!("not a fixpoint, first difference {differ:?} in:\n{a}\n---- from\n{}", String::from_utf8_lossy(data));
    }
}

/// A valid module, edited as the bytes say.
pub fn read_mutated(data: &[u8]) {
    read_bytes(&mutate(data));
}

/// The seed that the first byte picks, edited as [`edit`] does.
pub fn mutate(data: &[u8]) -> Vec<u8> {
    edit(SEEDS, DICTIONARY, data)
}

/// The one of `seeds` that the first byte picks, edited once per following three bytes (at most 64 times) with words of
/// `dictionary`.
pub fn edit(seeds: &[&str], dictionary: &[&str], data: &[u8]) -> Vec<u8> {
    let Some((&pick, edits)) = data.split_first() else { return Vec::new() };
    let mut text = seeds[pick as usize % seeds.len()].as_bytes().to_vec();
    for e in edits.chunks_exact(3).take(64) {
        if text.is_empty() {
            break;
        }
        let at = (e[1] as usize * 257 + e[2] as usize * 31) % text.len();
        let lines: Vec<(usize, usize)> = line_ranges(&text);
        let line = lines[(e[1] as usize * 7 + e[2] as usize) % lines.len()];
        match e[0] % 8 {
            0 => {
                text.drain(line.0..line.1);
            }
            1 => {
                let copy = text[line.0..line.1].to_vec();
                text.splice(line.1..line.1, copy);
            }
            2 => {
                let other = lines[e[0] as usize % lines.len()];
                let copy = text[other.0..other.1].to_vec();
                text.splice(line.0..line.1, copy);
            }
            3 => text[at] = e[0] >> 3 | e[2],
            4 => {
                let word = dictionary[e[2] as usize % dictionary.len()];
                let at = word_start(&text, at);
                text.splice(at..at, word.bytes().chain([b' ']));
            }
            5 => {
                let from = word_start(&text, at);
                let to = text[from..].iter().position(|b| b.is_ascii_whitespace()).map_or(text.len(), |n| from + n);
                let word = dictionary[(e[1] ^ e[2]) as usize % dictionary.len()];
                text.splice(from..to, word.bytes());
            }
            6 => {
                let to = (at + 1 + (e[0] >> 3) as usize).min(text.len());
                text.drain(at..to);
            }
            _ => text.truncate(at.max(text.len() / 2)),
        }
    }
    text
}

fn line_ranges(text: &[u8]) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    let mut at = 0;
    for n in memchr::memchr_iter(b'\n', text) {
        out.push((at, n + 1));
        at = n + 1;
    }
    if at < text.len() || out.is_empty() {
        out.push((at, text.len()));
    }
    out
}

fn word_start(text: &[u8], at: usize) -> usize {
    text[..at].iter().rposition(|b| b.is_ascii_whitespace()).map_or(0, |n| n + 1)
}

/// Runs `target` on generated bytes for `seconds`, from `seed`; returns how many inputs it saw. Inputs are short and get longer.
pub fn run_for(target: fn(&[u8]), seconds: f64, seed: u64) -> u64 {
    let start = std::time::Instant::now();
    let mut state = seed | 1;
    let mut next = move || {
        // xorshift64*
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    };
    let mut runs = 0;
    while start.elapsed().as_secs_f64() < seconds {
        let len = 1 + next() as usize % (4 + runs as usize / 8).min(128);
        let data: Vec<u8> = (0..len).map(|_| (next() >> 32) as u8).collect();
        target(&data);
        runs += 1;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_valid() {
        for s in SEEDS {
            let m = parse_module(s.as_bytes(), &ReadOptions { keep_names: true, ..Default::default() });
            let m = m.unwrap_or_else(|e| panic!("{}", e[0].render("<seed>", s.as_bytes())));
            if let Err(e) = verify_module(&m) {
                panic!("{}", e[0].render(&m));
            }
        }
    }

    #[test]
    fn one_second_of_read_bytes() {
        assert!(run_for(read_bytes, 1.0, 7) > 100);
    }

    #[test]
    fn one_second_of_read_mutated() {
        assert!(run_for(read_mutated, 1.0, 9) > 100);
    }
}
