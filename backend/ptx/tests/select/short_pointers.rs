//! Pointers of 32 bits to shared and local memory: every operation of every width on them has registers of the right width, which
//! the checker of rows (part of emission where assertions are on, as in tests) says, and the texts below show.

use super::*;

const SHORT: &str =
    "target datalayout = \"e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";

fn short(text: &str) -> String {
    let source = format!("{SHORT}{text}");
    let m = parse_module(source.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test.ll", source.as_bytes())));
    match emit_module(&m, &on(90)) {
        Ok(b) => String::from_utf8(b).expect("text").replace(" \t", " "),
        Err(e) => panic!("{}\n{text}", e[0].message),
    }
}

/// A function with an atomic operation `op` on type `ty`, 24 bytes behind an element of memory in `space`.
fn atomic(space: u32, ty: &str, op: &str) -> String {
    let operation = if op == "cmpxchg" {
        format!(
            "%pair = cmpxchg ptr addrspace({space}) %at, {ty} %v, {ty} 3 seq_cst monotonic\n %r = extractvalue {{{ty}, i1}} %pair, 0"
        )
    } else {
        format!("%r = atomicrmw {op} ptr addrspace({space}) %at, {ty} %v monotonic")
    };
    format!(
        "define {ty} @f(ptr addrspace({space}) %base, i32 %i, {ty} %v) {{\n \
         %p = getelementptr {ty}, ptr addrspace({space}) %base, i32 %i\n \
         %at = getelementptr i8, ptr addrspace({space}) %p, i32 24\n {operation}\n ret {ty} %r\n}}"
    )
}

#[test]
fn atomics_of_every_width_and_operation() {
    const OF_INTEGERS: &[&str] = &[
        "xchg",
        "add",
        "sub",
        "and",
        "nand",
        "or",
        "xor",
        "max",
        "min",
        "umax",
        "umin",
        "uinc_wrap",
        "udec_wrap",
        "usub_cond",
        "usub_sat",
        "cmpxchg",
    ];
    const OF_FLOATS: &[&str] = &["xchg", "fadd", "fsub", "fmax", "fmin"];
    for space in [3, 5, 1] {
        for ty in ["i8", "i16", "i32", "i64"] {
            for op in OF_INTEGERS {
                short(&atomic(space, ty, op));
            }
        }
        for ty in ["half", "bfloat", "float", "double"] {
            for op in OF_FLOATS {
                short(&atomic(space, ty, op));
            }
        }
    }
}

#[test]
fn a_byte_is_in_its_word_of_shared_memory() {
    let t = short(&atomic(3, "i8", "add"));
    // The offset is added in 32 bits, as the pointer wraps, then the address is widened.
    has(&t, &["add.s32 %r", ", 24;", "cvt.u64.u32 %rd", "and.b64 %rd", "shared.cas.b32 %r"]);
    let t = short(&atomic(3, "i16", "nand"));
    has(&t, &["shared.cas.b32 %r"]);
    let t = short(&atomic(3, "i16", "xor"));
    has(&t, &["shared.xor.b32 %r"]);
}

#[test]
fn copies_moves_and_masks() {
    let t = short(
        "declare void @llvm.memcpy.p3.p5.i32(ptr addrspace(3), ptr addrspace(5), i32, i1)\n\
         declare void @llvm.memmove.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)\n\
         declare void @llvm.memmove.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)\n\
         declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)\n\
         declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32)\n\
         define void @f(ptr addrspace(3) %s, ptr addrspace(5) %l, ptr addrspace(1) %g, i32 %n, i8 %v) {\n \
         %p = getelementptr i8, ptr addrspace(3) %s, i32 12\n \
         %q = getelementptr i8, ptr addrspace(3) %s, i32 %n\n \
         call void @llvm.memcpy.p3.p5.i32(ptr addrspace(3) %p, ptr addrspace(5) %l, i32 %n, i1 false)\n \
         call void @llvm.memmove.p3.p3.i32(ptr addrspace(3) %p, ptr addrspace(3) %s, i32 %n, i1 false)\n \
         call void @llvm.memmove.p3.p3.i32(ptr addrspace(3) %q, ptr addrspace(3) %p, i32 %n, i1 false)\n \
         call void @llvm.memmove.p3.p1.i32(ptr addrspace(3) %q, ptr addrspace(1) %g, i32 %n, i1 false)\n \
         call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 %v, i32 %n, i1 false)\n \
         %m = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %q, i32 -8)\n \
         store i32 1, ptr addrspace(3) %m\n ret void\n}",
    );
    has(&t, &["and.b32 %r", ", -8;"]);
}
