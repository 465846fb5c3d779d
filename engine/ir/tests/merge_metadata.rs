//! Equal metadata nodes become one; programs as text.

use warpc_text::print::print_module;
use warpc_text::{ReadOptions, parse_module};

fn round(text: &str) -> String {
    let m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("reads");
    let out = print_module(&m, &Default::default());
    let text = String::from_utf8_lossy(&out).into_owned();
    text.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n").trim_start().to_string()
}

#[test]
fn nodes_used_before_they_are_defined_are_one_when_equal() {
    // The operands of !2 and !3 become equal, then they do.
    let text = "!n = !{!0, !1, !2, !3, !4, !5}\n!0 = !{}\n!1 = !{}\n!2 = !{!0, !5}\n!3 = !{!1, !5}\n!4 = distinct !{!1}\n\
        !5 = !{!5}\n";
    assert_eq!(
        round(text),
        "!n = !{!0, !0, !1, !1, !3, !2}\n\n!0 = !{}\n!1 = !{!0, !2}\n!2 = distinct !{!2}\n!3 = distinct !{!0}"
    );
}

#[test]
fn functions_and_globals_follow() {
    let text = "@g = global i8 0, !k !1\n\ndefine void @f() !k !1 {\n  call void @llvm.donothing(), !k !1\n  \
        %r = call i32 @llvm.read_register.i32(metadata !1)\n  ret void\n}\n!0 = !{!\"x\"}\n!1 = !{!\"x\"}\n!n = !{!0, !1}\n";
    let out = round(text);
    assert_eq!(out.matches("!k !0").count(), 3, "{out}");
    assert!(out.contains("(metadata !0)") && out.contains("!n = !{!0, !0}"), "{out}");
    assert!(!out.contains("!1"), "{out}");
}

#[test]
fn symbols_and_numbers_are_one() {
    let text = "!n = !{!0, !1, !2, !3}\n!0 = !GenericDINode(tag: 3, operands: {})\n!1 = !GenericDINode(tag: DW_TAG_entry_point)\n\
        !2 = !{!DIExpression(6)}\n!3 = !{!DIExpression(DW_OP_deref)}\n";
    assert_eq!(
        round(text),
        "!n = !{!0, !0, !1, !1}\n\n!0 = !GenericDINode(tag: DW_TAG_entry_point)\n!1 = !{!DIExpression(DW_OP_deref)}"
    );
}

#[test]
fn members_of_identified_types_are_one() {
    let member = "!DIDerivedType(tag: DW_TAG_member, name: \"x\", scope: !0, baseType: null, line: ";
    let text = format!(
        "!n = !{{!1, !2, !4, !5}}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, identifier: \"T\")\n\
         !1 = {member}1)\n!2 = {member}2)\n!3 = !DICompositeType(tag: DW_TAG_structure_type)\n!4 = {}1)\n!5 = {}2)\n",
        member.replace("!0", "!3"),
        member.replace("!0", "!3")
    );
    let out = round(&text);
    assert!(out.starts_with("!n = !{!0, !0, !2, !4}"), "{out}");
}
