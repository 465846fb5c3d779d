//! Fuzzing of the reader and the writer of bitcode: what is read from any bytes, and verifies, is written to bitcode that reads to
//! the same module.

use super::SEEDS;
use std::sync::OnceLock;
use warpc_bitcode::{is_bitcode, read_lazy, read_module, write_module};
use warpc_ir::Module;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::verify_module;

/// How modules are read: with all that readers bring up to date in bitcode, so that a second reading changes nothing.
fn options() -> ReadOptions {
    ReadOptions { keep_names: true, as_bitcode: true, ..Default::default() }
}

/// Bitcode as it is; other bytes are edits of the bitcode of a valid module.
pub fn read_bitcode(data: &[u8]) {
    let edited;
    let bytes = if is_bitcode(data) {
        data
    } else {
        edited = mutate(data);
        &edited
    };
    let whole = read_module(bytes, &options());
    let by_body = read_lazy(bytes, &options()).and_then(|mut module| {
        module.read_all()?;
        Ok(module.finish())
    });
    assert_eq!(whole.is_ok(), by_body.is_ok(), "read whole and body by body");
    let (Ok(module), Ok(by_body)) = (whole, by_body) else { return };
    if verify_module(&module).is_ok() {
        let printed = |m: &Module| print_module(m, &PrintOptions::default());
        assert!(printed(&module) == printed(&by_body), "read whole and body by body");
        comes_back(&module);
    }
}

/// Panics unless bitcode of the module reads to a module that prints the same and is written at the same length. The bytes may
/// differ: tables are written in the order of the module's, which reading may change. What the form cannot say is left out.
pub fn comes_back(module: &Module) {
    let bitcode = write_module(module).unwrap_or_else(|e| panic!("not written: {e}"));
    let again = match read_module(&bitcode, &options()) {
        Ok(module) => module,
        Err(e) => panic!("written bitcode does not read: {}", e[0].message),
    };
    let printed = |m: &Module| String::from_utf8_lossy(&print_module(m, &PrintOptions::default())).into_owned();
    let (before, after) = (printed(module), printed(&again));
    // The form of LLVM 22 has no size for this attribute, and without one it would say more: the writer leaves it out.
    if before.contains(" dead_on_return(") {
        return;
    }
    if before != after {
        let differ = before.lines().zip(after.lines()).find(|(l, r)| l != r);
        panic!("another module comes back, first difference {differ:?} in:\n{before}");
    }
    let second = write_module(&again).unwrap_or_else(|e| panic!("not written again: {e}"));
    assert_eq!(bitcode.len(), second.len(), "of what comes back bitcode of another length is written:\n{before}");
}

/// Bitcode of [`SEEDS`].
fn seeds() -> &'static [Vec<u8>] {
    static WRITTEN: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    WRITTEN.get_or_init(|| {
        let written = |text: &&str| {
            let module = parse_module(text.as_bytes(), &options()).unwrap_or_else(|e| panic!("{}", e[0].message));
            write_module(&module).unwrap_or_else(|e| panic!("{e}"))
        };
        SEEDS.iter().map(written).collect()
    })
}

/// The seed that the first byte picks, edited once per following four bytes (at most 16 times): a bit is flipped, a byte is set, a
/// word is copied to another place, or the end is cut off.
pub fn mutate(data: &[u8]) -> Vec<u8> {
    let Some((&pick, edits)) = data.split_first() else { return Vec::new() };
    let seeds = seeds();
    let mut bytes = seeds[pick as usize % seeds.len()].clone();
    for edit in edits.chunks_exact(4).take(16) {
        let at = u16::from_le_bytes([edit[1], edit[2]]) as usize % bytes.len();
        match edit[0] % 16 {
            0..8 => bytes[at] ^= 1 << (edit[3] % 8),
            8..12 => bytes[at] = edit[3],
            12..15 => {
                let from = (at * 7 + edit[3] as usize * 4) % bytes.len();
                let (to, from) = (at & !3, from & !3);
                if to.max(from) + 4 <= bytes.len() {
                    bytes.copy_within(from..from + 4, to);
                }
            }
            // The word at the cut stays whole, as a reader wants it.
            _ => bytes.truncate((at & !3).max(8)),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzzing::run_for;
    use crate::generate::{self, Config};

    #[test]
    fn seeds_come_back() {
        for text in SEEDS {
            comes_back(&parse_module(text.as_bytes(), &options()).unwrap_or_else(|e| panic!("{}", e[0].message)));
        }
        for bytes in seeds() {
            read_bitcode(bytes);
        }
    }

    /// Modules that the generator makes, and what a reader of text makes of them, which has other names.
    #[test]
    fn generated_modules_come_back() {
        for seed in 0..60 {
            comes_back(&generate::module(&Config::of_seed(seed)));
            let text = generate::text(&Config::new(seed, 40));
            comes_back(&parse_module(text.as_bytes(), &options()).unwrap_or_else(|e| panic!("{}", e[0].message)));
        }
    }

    #[test]
    fn edits_are_made_and_some_are_still_read() {
        let plain = mutate(&[0]);
        assert_eq!(plain, seeds()[0]);
        assert_ne!(mutate(&[0, 0, 100, 0, 3]), plain);
        let read = (0..200u16).filter(|&n| {
            let [low, high] = (n * 37).to_le_bytes();
            read_module(&mutate(&[n as u8, 0, low, high, n as u8]), &options()).is_ok()
        });
        assert!(read.count() > 10);
    }

    #[test]
    fn one_second_of_read_bitcode() {
        assert!(run_for(read_bitcode, 1.0, 21) > 5);
    }
}
