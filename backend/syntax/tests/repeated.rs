//! What is remembered from one instruction or name to the next does not hide what is wrong with the next.

use warpc_ptx_syntax::read;

/// Messages about a kernel of these statements.
fn messages(statements: &str) -> Vec<String> {
    let text =
        format!(".version 8.5\n.target sm_90\n.address_size 64\n.visible .entry k()\n{{\n{statements}\nret;\n}}\n");
    let reading = read(text.as_bytes(), "test.ptx");
    reading.messages.iter().map(|message| format!("{:?}", message.problem)).collect()
}

#[test]
fn operands_that_do_not_fit_behind_ones_that_do_are_errors() {
    const REGISTERS: &str = ".reg .b32 %r<4>; .reg .b64 %rd<4>; .reg .pred %p<2>; .reg .f32 %f<3>;\n";
    let after_good =
        |second: &str| messages(&format!("{REGISTERS}add.s32 %r1, %r2, %r3;\nadd.s32 %r1, %r2, 7;\n{second}\n"));
    assert_eq!(after_good("add.s32 %r3, %r1, %r2;"), Vec::<String>::new());
    for wrong in [
        "add.s32 %r1, %r2, %rd3;",
        "add.s32 %rd1, %r2, %r3;",
        "add.s32 %r1, %p1, %r3;",
        "add.s32 %r1, %r2, 1.5;",
        "add.s32 %r1, %r2;",
        "add.s32 %r1, %r2, !%r3;",
        "add.s32 7, %r2, %r3;",
    ] {
        // A sign on what has none is wrong by itself.
        let count = 1 + usize::from(wrong.contains('!'));
        assert_eq!(after_good(wrong).len(), count, "{wrong}: {:?}", after_good(wrong));
    }
}

#[test]
fn groups_of_registers_whose_names_end_with_digits_are_told_apart() {
    assert_eq!(messages(".reg .b32 %r1<5>; .reg .b32 %r<20>;\nadd.s32 %r12, %r13, %r4;"), Vec::<String>::new());
    // There is no register 21, and none 14 where the group of it is not declared.
    assert!(!messages(".reg .b32 %r<20>;\nadd.s32 %r21, %r13, %r4;").is_empty());
    assert_eq!(messages(".reg .b32 %r<3>;\n{ .reg .b32 %r1<5>;\nadd.s32 %r14, %r13, %r2; }").len(), 0);
    assert!(!messages(".reg .b32 %r<3>;\nadd.s32 %r14, %r1, %r2;").is_empty());
}

#[test]
fn groups_of_registers_whose_names_end_alike_are_told_apart() {
    const GROUPS: &str = ".reg .b32 %r<3>; .reg .b32 %ar<9>; .reg .b32 %b<9>;\n";
    let added = |registers: &str| messages(&format!("{GROUPS}add.s32 %ar7, %r2, %ar3;\nadd.s32 {registers};"));
    assert_eq!(added("%ar8, %r1, %b7"), Vec::<String>::new());
    // There is no register 7 of one group because another one was used, and no group of a longer name.
    for wrong in ["%r7, %r1, %r2", "%br1, %r1, %r2", "%aar1, %ar7, %b1", "%1, %r1, %r2"] {
        assert!(!added(wrong).is_empty(), "{wrong}");
    }
    // A group of an inner scope ends with it.
    assert!(!messages("{ .reg .b32 %r<9>;\nadd.s32 %r1, %r2, %r3; }\nadd.s32 %r4, %r5, %r6;").is_empty());
}
