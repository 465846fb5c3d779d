//! Summaries for link-time optimisation; programs as text.

use warpc_text::print::print_module;
use warpc_text::{ReadOptions, parse_module};

fn round(text: &str) -> Result<String, String> {
    let o = ReadOptions { summary: true, ..Default::default() };
    let m = parse_module(text.as_bytes(), &o).map_err(|e| e[0].message.clone())?;
    let out = String::from_utf8_lossy(&print_module(&m, &Default::default())).into_owned();
    Ok(out.lines().filter(|l| l.starts_with('^')).collect::<Vec<_>>().join("\n"))
}

#[test]
fn names_are_hashed() {
    assert_eq!(warpc_ir::summary::hash(b"_ZTS1C"), 1884921850105019584);
    assert_eq!(
        warpc_ir::summary::hash(&[b'a'; 56]),
        u64::from_le_bytes([0x3b, 0x0c, 0x8a, 0xc7, 0x03, 0xf8, 0x28, 0xb0])
    );
    assert_eq!(warpc_ir::summary::hash(b""), u64::from_le_bytes([0xd4, 0x1d, 0x8c, 0xd9, 0x8f, 0x00, 0xb2, 0x04]));
}

#[test]
fn entries_are_completed_and_ordered() {
    let text = "^3 = module: (path: \"a\\5Cb\", hash: (0, 1))\n\
        ^7 = gv: (guid: 9, summaries: (variable: (module: ^3, flags: (linkage: internal), varFlags: (readonly: 1))))\n\
        ^5 = gv: (guid: 2, summaries: (function: (module: ^3, flags: (linkage: external, live: 1), insts: 4, \
        calls: ((callee: ^7, relbf: 256, tail: 1)), refs: (writeonly ^7, ^5))))\n^9 = flags: 8\n!0 = !{}\n";
    let flags = "notEligibleToImport: 0, live";
    assert_eq!(
        round(text).unwrap(),
        format!(
            "^0 = module: (path: \"a\\\\b\", hash: (0, 1))\n\
             ^1 = gv: (guid: 2, summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, {flags}: 1, \
             dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 4, calls: ((callee: ^2, tail: 1)), \
             refs: (^1, writeonly ^2))))\n\
             ^2 = gv: (guid: 9, summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, {flags}: 0, \
             dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 0))))\n\
             ^3 = flags: 8"
        )
    );
    let once = round(text).unwrap();
    assert_eq!(round(&once).unwrap(), once);
}

#[test]
fn references_are_defined() {
    assert!(round("^0 = gv: (guid: 1, summaries: (alias: (aliasee: ^4)))").unwrap_err().contains("'^4'"));
    assert!(round("^0 = gv: (guid: 1").is_err());
    assert!(round("^0 = gv: (guid: 1)\n^0 = gv: (guid: 2)").unwrap_err().contains("redefinition"));
}
