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

#[test]
fn constructors_get_a_third_field() {
    let text = "@llvm.global_ctors = appending global [2 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @f }, { i32, ptr } { i32 2, ptr null }]\n\
        @llvm.global_dtors = appending global [0 x { i32, ptr }] zeroinitializer\ndefine void @f() {\n  ret void\n}\n";
    let options = ReadOptions { as_bitcode: true, ..Default::default() };
    let module = parse_module(text.as_bytes(), &options).expect("reads");
    let new = String::from_utf8_lossy(&print_module(&module, &Default::default())).into_owned();
    for part in [
        "global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 2, ptr null, ptr null }]",
        "@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer",
    ] {
        assert!(new.contains(part), "{part}\n{new}");
    }
}
