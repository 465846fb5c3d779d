//! One broken rule per case: what the reader accepts and the verifier must refuse, with the message; and valid twins.

use super::verify_module;
use crate::text::{ReadOptions, parse_module};

/// Messages for `text`; panics when it does not read.
fn messages(text: &str) -> Vec<String> {
    let options = ReadOptions { keep_names: true, ..Default::default() };
    let m = match parse_module(text.as_bytes(), &options) {
        Ok(m) => m,
        Err(e) => panic!("{}\n{text}", e[0].render("case", text.as_bytes())),
    };
    match verify_module(&m) {
        Ok(()) => Vec::new(),
        Err(e) => e.into_iter().map(|e| e.message).collect(),
    }
}

#[track_caller]
fn refuses(text: &str, message: &str) {
    let got = messages(text);
    assert!(got.iter().any(|m| m.contains(message)), "wanted {message:?}, got {got:?}\n{text}");
}

#[track_caller]
fn accepts(text: &str) {
    assert_eq!(messages(text), Vec::<String>::new(), "{text}");
}

#[test]
fn dominance() {
    refuses(
        "define i32 @f(i1 %c) {\ne:\n br i1 %c, label %a, label %b\na:\n %x = add i32 1, 2\n br label %b\nb:\n ret i32 %x\n}",
        "Instruction does not dominate all uses!",
    );
    refuses(
        "define i32 @f() {\n %y = add i32 %x, 1\n %x = add i32 1, 2\n ret i32 %y\n}",
        "Instruction does not dominate all uses!",
    );
    refuses("define i32 @f() {\n %x = add i32 %x, 1\n ret i32 %x\n}", "Only PHI nodes may reference their own value!");
    // Unreachable code may use anything.
    accepts("define i32 @f() {\n ret i32 0\nd:\n %y = add i32 %x, 1\n %x = add i32 %y, 2\n ret i32 %y\n}");
    accepts(
        "define i32 @f(i32 %n) {\ne:\n br label %l\nl:\n %i = phi i32 [ 0, %e ], [ %j, %l ]\n %j = add i32 %i, 1\n \
         %c = icmp slt i32 %j, %n\n br i1 %c, label %l, label %x\nx:\n ret i32 %j\n}",
    );
}

#[test]
fn phis() {
    let diamond = |phi: &str| {
        format!(
            "define i32 @f(i1 %c) {{\ne:\n br i1 %c, label %a, label %b\na:\n br label %j\nb:\n br label %j\nj:\n %p = phi i32 {phi}\n ret i32 %p\n}}"
        )
    };
    accepts(&diamond("[ 1, %a ], [ 2, %b ]"));
    refuses(&diamond("[ 1, %a ]"), "PHINode should have one entry for each predecessor");
    refuses(&diamond("[ 1, %a ], [ 2, %e ]"), "PHI node entries do not match predecessors!");
    refuses(
        "define i32 @f(i32 %k) {\ne:\n switch i32 %k, label %j [ i32 1, label %j ]\nj:\n %p = phi i32 [ 1, %e ], [ 2, %e ]\n ret i32 %p\n}",
        "PHI node has multiple entries for the same basic block with different incoming values!",
    );
    refuses(
        "define i32 @f(i1 %c) {\ne:\n br label %j\nj:\n %x = add i32 1, 1\n %p = phi i32 [ 1, %e ]\n ret i32 %p\n}",
        "PHI nodes not grouped at top of basic block!",
    );
    refuses("define void @f() {\ne:\n br label %e\n}", "Entry block to function must not have predecessors!");
}

#[test]
fn memory() {
    refuses(
        "define void @f(ptr %p) {\n %v = load atomic i17, ptr %p seq_cst, align 4\n ret void\n}",
        "atomic memory access' operand must have a power-of-two size",
    );
    accepts("define i32 @f(ptr %p) {\n %v = atomicrmw add ptr %p, i32 1 seq_cst, align 4\n ret i32 %v\n}");
}

#[test]
fn calls_and_attributes() {
    // A call may use another function type than the callee's: that is undefined behaviour when it runs, not bad IR.
    accepts("declare void @g(i32)\ndefine void @f() {\n call void @g(i64 1)\n ret void\n}");
    refuses(
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndefine void @f(ptr %p, i1 %v) {\n \
         call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 %v)\n ret void\n}",
        "immarg operand has non-immediate parameter",
    );
    refuses(
        "define ptx_kernel void @k() {\n ret void\n}\ndefine void @f() {\n call void @k()\n ret void\n}",
        "calls to this calling convention are not allowed",
    );
    refuses("declare void @f(i32 noalias)", "Attribute 'noalias' applied to incompatible type!");
    refuses("declare void @f() noinline alwaysinline", "Attributes 'noinline and alwaysinline' are incompatible!");
    refuses("declare void @f() optnone", "Attribute 'optnone' requires 'noinline'!");
    refuses("declare void @f(ptr byval(i32) sret(i32))", "are incompatible!");
}

#[test]
fn globals() {
    refuses("@a = alias i32, ptr @b\n@b = alias i32, ptr @a", "Aliases cannot form a cycle");
    refuses("define ptx_kernel i32 @k() {\n ret i32 0\n}", "Calling convention requires void return type");
    refuses("@s = addrspace(3) global i32 7", "shared memory variable must not have an initializer");
    refuses("@c = common global i32 7", "'common' global must have a zero initializer!");
    accepts("@s = addrspace(3) global [4 x i32] undef\n@z = addrspace(3) global i32 zeroinitializer");
}

#[test]
fn metadata() {
    refuses(
        "define i32 @f(ptr %p) {\n %v = load i32, ptr %p, align 4, !range !0\n ret i32 %v\n}\n!0 = !{i32 1}",
        "Unfinished range!",
    );
    refuses(
        "define i32 @f(ptr %p) {\n %v = load i32, ptr %p, align 4, !range !0\n ret i32 %v\n}\n!0 = !{i64 0, i64 1}",
        "Range types must match instruction type!",
    );
    refuses(
        "define void @f(i1 %c) {\n br i1 %c, label %a, label %a, !prof !0\na:\n ret void\n}\n!0 = !{!\"branch_weights\", i32 1}",
        "Wrong number of operands",
    );
}
