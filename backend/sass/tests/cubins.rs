//! Cubins as text: a file that ptxas wrote, and the same file damaged in every way that a byte or a length can be.

use proptest::prelude::*;
use warpc_sass::cubin::{Cubin, CubinError, attribute};
use warpc_sass::elf::ElfError;
use warpc_sass::listing::{self, ListingError, Options};

/// What ptxas 13.0.88 wrote for `tests/data/kernels.ptx`, as hexadecimal text of 32 bytes a line.
fn file() -> Vec<u8> {
    let text = include_str!("data/kernels.cubin.hex");
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    digits.chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

#[test]
fn a_cubin_of_ptxas_prints_as_nvdisasm_prints_it() {
    let plain = listing::print(&file(), Options::default()).unwrap();
    assert_eq!(plain, include_str!("data/kernels.txt"));
}

#[test]
fn words_stand_in_one_column_behind_the_instructions() {
    let words = listing::print(&file(), Options { words: true }).unwrap();
    let plain: Vec<&str> = include_str!("data/kernels.txt").lines().collect();
    let (mut at, mut columns) = (0, std::collections::BTreeSet::new());
    for line in words.lines() {
        let Some((code, word)) = line.rsplit_once("/* 0x") else {
            assert_eq!(line, plain[at]);
            at += 1;
            continue;
        };
        columns.insert(code.len());
        assert_eq!(word.len(), "0000000000000000 */".len());
        if !code.trim().is_empty() {
            assert_eq!(code.trim_end(), plain[at]);
            at += 1;
        }
    }
    assert_eq!((at, columns.len()), (plain.len(), 1));
}

#[test]
fn sections_symbols_and_attributes_are_found() {
    let file = file();
    let cubin = Cubin::read(&file).unwrap();
    assert_eq!(cubin.arch.number(), 90);
    assert!(!cubin.is_accelerated());
    let kernels = cubin.elf.symbols.iter().filter(|symbol| symbol.other & 0x10 != 0).count();
    let infos = cubin.elf.sections.iter().filter(|section| section.name.starts_with(".nv.info."));
    let mut exits = 0;
    for info in infos.clone() {
        let attributes = cubin.attributes(info).unwrap();
        exits += attributes.iter().filter(|attribute| attribute.code == attribute::EXIT_INSTR_OFFSETS).count();
    }
    assert_eq!((infos.count(), exits), (kernels, kernels));
    assert!(kernels > 0 && !cubin.elf.relocations.is_empty());
}

#[test]
fn what_is_no_cubin_is_refused() {
    let print = |file: &[u8]| listing::print(file, Options::default());
    assert_eq!(print(b""), Err(ListingError::Cubin(CubinError::Elf(ElfError::Magic))));
    assert_eq!(print(b"// PTX\n.version 8.0"), Err(ListingError::Cubin(CubinError::Elf(ElfError::Magic))));
    let mut other = file();
    other[18] = 62;
    assert_eq!(print(&other), Err(ListingError::Cubin(CubinError::Machine(62))));
    let mut old = file();
    old[49] = 52;
    assert_eq!(print(&old), Err(ListingError::Cubin(CubinError::Arch(52))));
    // The first word of code is replaced by zeros.
    let mut zeros = file();
    let section = {
        let cubin = Cubin::read(&zeros).unwrap();
        let code = cubin.elf.sections.iter().find(|section| section.name.starts_with(".text.")).unwrap();
        code.bytes.as_ptr() as usize - zeros.as_ptr() as usize
    };
    zeros[section..section + 16].fill(0);
    assert!(matches!(print(&zeros), Err(ListingError::Word { offset: 0, word: 0, .. })));
}

#[test]
fn every_prefix_of_a_cubin_is_an_error_or_a_listing() {
    let file = file();
    for length in (0..file.len()).step_by(7) {
        let _ = listing::print(&file[..length], Options::default());
    }
}

proptest! {
    #[test]
    fn damaged_cubins_do_not_panic(damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20)) {
        let mut file = file();
        let size = file.len();
        for (place, byte) in &damage {
            // Half of the damage goes to the headers, where it hurts most.
            let at = if byte & 1 == 0 { place.index(size) } else { size - 1 - place.index(size / 4) };
            file[at] = *byte;
        }
        let _ = listing::print(&file, Options { words: true });
    }
}

#[test]
fn sections_without_bytes_may_be_larger_than_the_file() {
    use warpc_sass::elf::{GLOBAL_NO_BITS, NO_BITS, SHARED_NO_BITS};
    let mut file = file();
    let headers = u64::from_le_bytes(file[40..48].try_into().unwrap()) as usize;
    let last = headers + 64 * (Cubin::read(&file).unwrap().elf.sections.len() - 1);
    file[last + 32..last + 40].copy_from_slice(&0x0100_0000u64.to_le_bytes());
    for (kind, is_taken) in [(NO_BITS, true), (GLOBAL_NO_BITS, true), (SHARED_NO_BITS, true), (1, false)] {
        file[last + 4..last + 8].copy_from_slice(&kind.to_le_bytes());
        assert_eq!(Cubin::read(&file).is_ok(), is_taken, "{kind:#x}");
    }
}
