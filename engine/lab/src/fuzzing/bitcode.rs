//! Bitcode: any bytes, and edits of valid files.

use warpc_bitcode::read_module;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::verify_module;

/// Valid files that edits are made of.
const FILES: [&[u8]; 3] = [
    include_bytes!("../../../bitcode/tests/modules/body.bc"),
    include_bytes!("../../../bitcode/tests/modules/debug.bc"),
    include_bytes!("../../../bitcode/tests/modules/globals.bc"),
];

/// A file made of `data`: its first byte picks a valid file, the others edit it, four for an edit; or they are a file of their own.
fn file_of(data: &[u8]) -> Vec<u8> {
    let Some((&pick, edits)) = data.split_first() else { return Vec::new() };
    let Some(file) = FILES.get(pick as usize % 4) else { return [b"BC\xC0\xDE", edits].concat() };
    let mut bytes = file.to_vec();
    for edit in edits.chunks_exact(4) {
        let at = u16::from_le_bytes([edit[0], edit[1]]) as usize % bytes.len();
        match edit[2] % 8 {
            0 => bytes.truncate(at.max(8)),
            1 => bytes[at] = edit[3],
            2 => bytes.insert(at, edit[3]),
            _ => bytes[at] ^= 1 << (edit[3] % 8),
        }
    }
    bytes
}

/// An error or a module; one that verifies prints to text that reads.
pub fn read_bitcode(data: &[u8]) {
    let bytes = file_of(data);
    // With names: two values may have one, which is no text, so they only must print.
    let named = ReadOptions { keep_names: true, ..Default::default() };
    if let Ok(module) = read_module(&bytes, &named) {
        print_module(&module, &PrintOptions::default());
    }
    let options = ReadOptions { keep_names: false, ..Default::default() };
    let Ok(module) = read_module(&bytes, &options) else { return };
    let text = print_module(&module, &PrintOptions::default());
    if verify_module(&module).is_ok()
        && let Err(e) = parse_module(&text, &options)
    {
        panic!("printed text does not read: {}\n{}", e[0].render("<printed>", &text), String::from_utf8_lossy(&text));
    }
}
