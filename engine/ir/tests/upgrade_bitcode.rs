//! Older forms that bitcode readers upgrade; programs as text.

use warpc_text::print::print_module;
use warpc_text::{ReadOptions, parse_module};

#[test]
fn attributes_and_flags() {
    let text = "define void @f() \"no-frame-pointer-elim\"=\"false\" \"implicit-section-name\"=\"s\" {\n  ret void\n}\n\
        !llvm.module.flags = !{!0}\n!0 = !{i32 6, !\"Linker Options\", !1}\n!1 = !{!2}\n!2 = !{!\"x\"}\n";
    let read = |as_bitcode| {
        let o = ReadOptions { as_bitcode, ..Default::default() };
        let m = parse_module(text.as_bytes(), &o).expect("reads");
        String::from_utf8_lossy(&print_module(&m, &Default::default())).into_owned()
    };
    let new = read(true);
    assert!(new.contains("define void @f() #0 section \"s\" {"), "{new}");
    assert!(new.contains("attributes #0 = { \"frame-pointer\"=\"none\" }"), "{new}");
    assert!(new.contains("!llvm.linker.options = !{!2}"), "{new}");
    assert!(read(false).contains("\"implicit-section-name\"=\"s\""));
}
