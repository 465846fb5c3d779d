//! One broken rule per case: what the reader accepts and the verifier must refuse, with the message; and valid twins.

use super::verify_module;
use warpc_text::{ReadOptions, parse_module};

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
    accepts(
        "define ptx_kernel void @k() {\n ret void\n}\ndefine void @f() {\n call ptx_kernel void @k()\n ret void\n}",
    );
    accepts("declare spir_kernel void @k()\ndefine void @f() {\n call void @k()\n ret void\n}");
    for convention in ["spir_kernel", "amdgpu_kernel", "amdgpu_vs", "cc 96"] {
        refuses(
            &format!(
                "declare {convention} void @k()\ndefine void @f() {{\n call {convention} void @k()\n ret void\n}}"
            ),
            "calling convention does not permit calls",
        );
    }
    refuses("declare void @f(i32 noalias)", "Attribute 'noalias' applied to incompatible type!");
    refuses("declare void @f() noinline alwaysinline", "Attributes 'noinline and alwaysinline' are incompatible!");
    refuses("declare void @f() optnone", "Attribute 'optnone' requires 'noinline'!");
    refuses("declare void @f(ptr byval(i32) sret(i32))", "are incompatible!");
}

#[test]
fn globals() {
    refuses("@a = alias i32, ptr @b\n@b = alias i32, ptr @a", "Aliases cannot form a cycle");
    refuses("define spir_kernel i32 @k() {\n ret i32 0\n}", "Calling convention requires void return type");
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

#[test]
fn headers() {
    refuses("declare void @f(ptr sret(i32), ptr sret(i32))", "Cannot have multiple 'sret' parameters!");
    refuses("declare void @f(i32 sret(i32))", "Attribute 'sret(i32)' applied to incompatible type!");
    refuses("declare void @f(ptr byval([2147483648 x i16]))", "huge 'byval' arguments are unsupported");
    refuses("declare token @f()", "Function returns a token but isn't an intrinsic");
    refuses("declare void @f() vscale_range(3, 8)", "'vscale_range' minimum must be power-of-two value");
    refuses("declare void @f() \"frame-pointer\"=\"x\"", "invalid value for 'frame-pointer' attribute: x");
    refuses("declare void @f() \"warn-stack-size\"=\"-1\"", "\"warn-stack-size\" takes an unsigned integer: -1");
    refuses("declare void @f() allockind(\"alloc,free\")", "requires exactly one of alloc, realloc, and free");
    accepts("declare void @f() \"frame-pointer\"=\"all\" \"warn-stack-size\"=\"42\" vscale_range(2, 8)");
}

#[test]
fn intrinsics() {
    refuses(
        "define i1 @f(double %v) {\n %r = call i1 @llvm.is.fpclass.f64(double %v, i32 4096)\n ret i1 %r\n}",
        "unsupported bits for llvm.is.fpclass test mask",
    );
    refuses("define void @f(ptr %p) {\n call void @llvm.va_start(ptr %p)\n ret void\n}", "non-varargs function");
    refuses(
        "define <3 x i32> @f(<8 x i32> %v) {\n %1 = call <3 x i32> @llvm.vector.extract.v3i32.v8i32(<8 x i32> %v, i64 6)\n ret <3 x i32> %1\n}",
        "vector_extract would overrun.",
    );
    // Attributes of those of other targets, which older files wrote at numbers too, are the table's of that target.
    accepts("declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> nocapture, i32, i32 immarg)");
    refuses("declare i32 @llvm.x86.foo(i32 nocapture)", "applied to incompatible type!");
    // Declarations of other targets are opaque.
    accepts("declare i32 @llvm.x86.foo(i32)\ndefine i32 @f() {\n %r = call i32 @llvm.x86.foo(i32 1)\n ret i32 %r\n}");
}

#[test]
fn lists() {
    refuses("!llvm.module.flags = !{!0}\n!0 = !{i32 1}", "incorrect number of operands in module flag");
    refuses("!llvm.module.flags = !{!0}\n!0 = !{i32 9, !\"x\", i32 1}", "(unexpected constant)");
    refuses("!llvm.ident = !{!0}\n!0 = !{i32 1}", "invalid value for llvm.ident metadata entry operand");
    refuses(
        "@llvm.used = appending global [1 x ptr] [ptr @f]\n@u = global ptr @llvm.used\ndeclare void @f()",
        "invalid uses of intrinsic global variable",
    );
    refuses("@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n@c = alias i32, ptr @a", "Aliases cannot form a cycle");
    accepts("!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"x\", i32 1}\n!1 = !{i32 3, !\"x\", !{!\"x\", i32 1}}");
}

#[test]
fn debug_information() {
    let wrap = |nodes: &str| format!("!named = !{{!0}}\n{nodes}");
    refuses(&wrap("!0 = !DICompositeType(tag: DW_TAG_structure_type, rank: !DIExpression())"), "rank can only appear");
    refuses(&wrap("!0 = !DISubrange(count: 4, upperBound: 5)"), "any one of count or upperBound");
    refuses(&wrap("!0 = !DIExpression(DW_OP_swap)"), "invalid expression");
    refuses(&wrap("!0 = !DIExpression(DW_OP_stack_value, DW_OP_deref)"), "invalid expression");
    accepts(&wrap("!0 = !DIExpression(DW_OP_constu, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)"));
    // Nodes that nothing refers to are not looked at.
    accepts("!0 = !DIExpression(DW_OP_swap)");
    refuses(
        "define void @f() !dbg !1 {\n ret void, !dbg !2\n}\n!llvm.dbg.cu = !{!3}\n\
         !1 = distinct !DISubprogram(name: \"f\", unit: !3, spFlags: DISPFlagDefinition)\n!2 = !DILocation(scope: !4)\n\
         !3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5)\n\
         !4 = distinct !DISubprogram(name: \"g\", unit: !3, spFlags: DISPFlagDefinition)\n!5 = !DIFile(filename: \"a\", directory: \"b\")",
        "!dbg attachment points at wrong subprogram for function",
    );
}

#[test]
fn exceptions() {
    refuses("define void @f() {\n resume { ptr, i32 } undef\n}", "needs to be in a function with a personality.");
    let invoke = |pad: &str| {
        format!(
            "declare i32 @p(...)\ndeclare i32 @g()\ndefine i32 @f() personality ptr @p {{\n %r = invoke i32 @g() to label %a unwind label %b\n\
             a:\n ret i32 %r\nb:\n {pad}ret i32 0\n}}"
        )
    };
    refuses(&invoke(""), "The unwind destination does not have an exception handling instruction!");
    accepts(&invoke("%l = landingpad { ptr, i32 } cleanup\n "));
    // The result is there behind the normal edge, also where blocks behind it come back; elsewhere it is not.
    let looped = |to: &str| {
        format!(
            "declare i32 @p(...)\ndeclare i32 @g()\ndefine void @f(i1 %c) personality ptr @p {{\ne:\n br i1 %c, label %i, \
             label %o\no:\n br label {to}\ni:\n %r = invoke i32 @g() to label %a unwind label %b\n\
             a:\n %s = add i32 %r, 1\n br label %a\nx:\n unreachable\nb:\n %l = landingpad {{ ptr, i32 }} cleanup\n ret void\n}}"
        )
    };
    accepts(&looped("%x"));
    refuses(&looped("%a"), "Instruction does not dominate all uses!");
}

#[test]
fn arguments() {
    refuses(
        "declare void @g(i32)\ndefine void @f() {\n call void @g(i32 immarg 0)\n ret void\n}",
        "immarg attribute only applies to intrinsics",
    );
    refuses(
        "declare void @llvm.own.i32(i32)\ndefine void @f() {\n call void @llvm.own.i32(i32 immarg 0)\n ret void\n}",
        "immarg may not apply only to call sites",
    );
    let own = "declare void @llvm.own.i32(i32 immarg)\ndefine void @f(i32 %x) {\n call void @llvm.own.i32(i32";
    accepts(&format!("{own} 7)\n ret void\n}}"));
    refuses(&format!("{own} %x)\n ret void\n}}"), "immarg operand has non-immediate parameter");
    refuses(
        "declare void @llvm.own(ptr byval(i32) immarg)",
        "Attribute 'immarg' is incompatible with other attributes",
    );
    let swift = |body: &str| {
        format!("declare void @g(ptr swifterror)\ndefine void @f(ptr swifterror %e) {{\n{body}\n ret void\n}}")
    };
    accepts(&swift(" %x = load ptr, ptr %e\n store ptr %x, ptr %e\n call void @g(ptr swifterror %e)"));
    accepts(&swift(" %a = alloca swifterror ptr\n call void @g(ptr swifterror %a)"));
    refuses(&swift(" %p = getelementptr i8, ptr %e, i64 1"), "swifterror value can only be loaded and stored from");
    refuses(&swift(" store ptr %e, ptr %e"), "swifterror value should be the second operand");
    refuses(&swift(" %a = alloca ptr\n call void @g(ptr swifterror %a)"), "mismatched alloca");
    refuses(&swift(" %a = alloca swifterror i128"), "swifterror alloca must have pointer type");
    refuses(
        "declare <2147483648 x float> @g()\ndefine void @f() {\n call <2147483648 x float> @g()\n ret void\n}",
        "Incorrect alignment of return type to called function!",
    );
}

#[test]
fn guaranteed_tail_calls() {
    let tail = |callee: &str, call: &str| {
        format!(
            "declare {callee}\ndefine swifttailcc void @f() {{\n musttail call swifttailcc void {call}\n ret void\n}}"
        )
    };
    accepts(&tail("swifttailcc void @g(i32)", "@g(i32 1)"));
    let returns = |rest: &str| {
        format!("declare ptr @g()\n@p = global i32 0\ndefine ptr @f() {{\n %r = musttail call ptr @g()\n{rest}\n}}")
    };
    accepts(&returns(" %c = bitcast ptr %r to ptr\n ret ptr %c"));
    refuses(&returns(" %c = bitcast ptr @p to ptr\n ret ptr %c"), "bitcast following musttail call must use the call");
    refuses(
        &tail("swifttailcc void @g(ptr inreg)", "@g(ptr inreg null)"),
        "inreg attribute not allowed in swifttailcc musttail callee",
    );
    let plain = |callee: &str, call: &str| {
        format!("declare void @g({callee})\ndefine void @f(ptr %p) {{\n musttail call void @g({call})\n ret void\n}}")
    };
    accepts(&plain("ptr", "ptr %p"));
    refuses(&plain("ptr, i32", "ptr %p, i32 1"), "mismatched parameter counts");
    refuses(&plain("i32", "i32 1"), "mismatched parameter types");
    refuses(&plain("ptr byval(i32)", "ptr byval(i32) %p"), "mismatched ABI impacting function attributes");
}

#[test]
fn collectors() {
    let f = |gc: &str, body: &str| {
        format!(
            "declare ptr @llvm.gcread(ptr, ptr)\ndeclare void @g()\n\
             declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)\n\
             declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)\n\
             declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)\n\
             define void @f(ptr %p) {gc} {{\n{body}\n ret void\n}}"
        )
    };
    let gc = "gc \"erlang\"";
    let read = " %x = call ptr @llvm.gcread(ptr null, ptr %p)";
    accepts(&f(gc, read));
    refuses(&f("", read), "Enclosing function does not use GC.");
    let point = |attr: &str, n: u32| {
        format!(
            " %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr {attr} \
             @g, i32 {n}, i32 0, i32 0, i32 0) [ \"gc-live\"(ptr %p) ]\n"
        )
    };
    let good = point("elementtype(void ())", 0);
    accepts(&f(gc, &format!("{good} %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)")));
    refuses(&f(gc, &point("", 0)), "gc.statepoint callee argument must have elementtype attribute");
    refuses(&f(gc, &point("elementtype(void ())", 1)), "gc.statepoint mismatch in number of call args");
    refuses(
        &f(gc, &format!("{good} %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 1)")),
        "gc.relocate: statepoint derived index out of bounds",
    );
    refuses(
        &f(gc, &format!("{good} %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)")),
        "relocating a pointer shouldn't change its address space",
    );
    let invoked = good.trim_end().replace("call token", "invoke token");
    let landed = {
        let relocate = "call ptr @llvm.experimental.gc.relocate.p0(token";
        f(
            &format!("{gc} personality ptr @g"),
            &format!(
                "{invoked}\n to label %n unwind label %u\nn:\n %r = {relocate} %t, i32 0, i32 0)\n ret void\nu:\n \
                 %l = landingpad token cleanup\n %x = {relocate} %l, i32 0, i32 0)"
            ),
        )
    };
    accepts(&landed);
}

#[test]
fn attached_calls() {
    let f = |bundle: &str| {
        format!(
            "declare ptr @g()\ndeclare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)\n\
             define void @f() {{\n %x = call ptr @g() [ {bundle} ]\n ret void\n}}"
        )
    };
    accepts(&f("\"clang.arc.attachedcall\"(ptr @llvm.objc.retainAutoreleasedReturnValue)"));
    refuses(&f("\"other\"(ptr @llvm.objc.retainAutoreleasedReturnValue)"), "Cannot take the address of an intrinsic!");
}

#[test]
fn access_tags() {
    let tag =
        |nodes: &str| format!("define void @f(ptr %p) {{\n store i32 0, ptr %p, !tbaa !0\n ret void\n}}\n{nodes}");
    accepts(&tag("!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n!2 = !{!\"char\", !3}\n!3 = !{!\"root\"}"));
    let scalar = "Access type node must be a valid scalar type";
    refuses(&tag("!0 = !{!1, !1, i64 0}\n!1 = !{!\"root\"}"), scalar);
    refuses(&tag("!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !1, i64 0}"), scalar);
    refuses(&tag("!0 = !{!1, !1, !\"x\"}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}"), "Offset must be constant integer");
    refuses(
        &tag("!0 = !{!1, !1, i64 0, i64 2}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}"),
        "Immutability part of the struct tag metadata must be either 0 or 1",
    );
    // The reader makes a tag of a struct path of one that names a scalar type alone.
    accepts(&tag("!0 = !{!\"int\", !1}\n!1 = !{!\"root\"}"));
    refuses(&tag("!0 = !{!\"int\", i64 5, i64 8, i64 0}"), scalar);
    refuses(&tag("!0 = !{null, !1, i64 0}\n!1 = !{!\"root\"}"), "Old-style TBAA is no longer allowed");
}

#[test]
fn intrinsics_of_other_targets() {
    let f = |attr: &str| {
        format!(
            "declare i32 @llvm.arm.ldrex.p0(ptr)\ndefine i32 @f(ptr %p) {{\n %x = call i32 @llvm.arm.ldrex.p0(ptr {attr} %p)\n ret i32 %x\n}}"
        )
    };
    accepts(&f("elementtype(i32)"));
    refuses(&f(""), "Intrinsic requires elementtype attribute on first argument");
    refuses(
        "declare float @llvm.vector.reduce.umin.v4f32(<4 x float>)\ndefine float @f(<4 x float> %x) {\n \
         %r = call float @llvm.vector.reduce.umin.v4f32(<4 x float> %x)\n ret float %r\n}",
        "Intrinsic has incorrect argument type!",
    );
}

#[test]
fn signatures_and_immediates_of_other_targets() {
    let call = |ret: &str, name: &str, params: &str, args: &str| {
        format!(
            "declare {ret} @llvm.{name}({params})\ndefine {ret} @f(i32 %n, ptr %p, <4 x i32> %v, <vscale x 4 x i32> %s) {{\n \
             %x = call {ret} @llvm.{name}({args})\n ret {ret} %x\n}}"
        )
    };
    let immediate = "immarg operand has non-immediate parameter";
    // ARM, SystemZ, LoongArch, and one of x86, of which only immediates are judged.
    let mrc =
        |op: &str| call("i32", "arm.mrc", "i32, i32, i32, i32, i32", &format!("i32 1, i32 {op}, i32 2, i32 3, i32 4"));
    accepts(&mrc("7"));
    refuses(&mrc("%n"), immediate);
    let round = |mode: &str| call("i32", "loongarch.csrrd.w", "i32", &format!("i32 {mode}"));
    accepts(&round("7"));
    refuses(&round("%n"), immediate);
    // Structures of overloaded types.
    let two = |ret: &str| call(ret, "aarch64.neon.ld2.v4i32.p0", "ptr", "ptr %p");
    accepts(&two("{ <4 x i32>, <4 x i32> }"));
    refuses(&two("{ <4 x i32>, <4 x i64> }"), "Intrinsic has incorrect return type!");
    refuses(&two("<4 x i32>"), "Intrinsic has incorrect return type!");
    accepts(&format!("%pair = type {{ <4 x i32>, <4 x i32> }}\n{}", two("%pair")));
    let few = call("{ <4 x i32>, <4 x i32> }", "aarch64.neon.ld2.v4i32.p0", "", "");
    refuses(&few, "Intrinsic called with incompatible signature!");
    // Vectors of unknown length, and numbers of twice the width.
    let product = |of: &str| {
        format!(
            "declare <4 x i32> @llvm.aarch64.neon.smull.v4i32({of}, {of})\ndefine <4 x i32> @f({of} %v) {{\n \
             %x = call <4 x i32> @llvm.aarch64.neon.smull.v4i32({of} %v, {of} %v)\n ret <4 x i32> %x\n}}"
        )
    };
    accepts(&product("<4 x i16>"));
    refuses(&product("<4 x i8>"), "Intrinsic has incorrect argument type!");
    refuses(&product("<8 x i16>"), "Intrinsic has incorrect argument type!");
    let half = |of: &str| {
        format!(
            "declare <vscale x 4 x i32> @llvm.aarch64.sve.sunpkhi.nxv4i32({of})\n\
             define <vscale x 4 x i32> @f({of} %v) {{\n \
             %x = call <vscale x 4 x i32> @llvm.aarch64.sve.sunpkhi.nxv4i32({of} %v)\n ret <vscale x 4 x i32> %x\n}}"
        )
    };
    accepts(&half("<vscale x 8 x i16>"));
    refuses(&half("<vscale x 4 x i16>"), "Intrinsic has incorrect argument type!");
    refuses(&half("<8 x i16>"), "Intrinsic has incorrect argument type!");
    let sve = |params: &str, args: &str| call("<vscale x 4 x i32>", "aarch64.sve.dup.x.nxv4i32", params, args);
    accepts(&sve("i32", "i32 %n"));
    refuses(&sve("<4 x i32>", "<4 x i32> %v"), "Intrinsic has incorrect argument type!");
    // Older signatures that LLVM takes and rewrites.
    accepts(&call("<4 x i32>", "x86.none.of.these", "<4 x i32>", "<4 x i32> %v"));
}

#[test]
fn block_addresses_have_the_address_space_of_their_function() {
    let text = "define void @f() addrspace(1) {\n unreachable\nb:\n ret void\n}\n@g = constant ptr addrspace(2) blockaddress(@f, %b)";
    let e = parse_module(text.as_bytes(), &ReadOptions::default()).err().expect("spaces differ");
    assert!(e[0].message.contains("got type 'ptr addrspace(1)' but expected 'ptr addrspace(2)'"), "{}", e[0].message);
    accepts(&text.replace("(2)", "(1)"));
    let late = "@g = constant ptr addrspace(2) blockaddress(@f, %b)\ndefine void @f() addrspace(1) {\n unreachable\nb:\n ret void\n}";
    let e = parse_module(late.as_bytes(), &ReadOptions::default()).err().expect("spaces differ");
    assert_eq!(e[0].message, "'b' defined with type 'ptr addrspace(1)' but expected 'ptr addrspace(2)'");
}

#[test]
fn types_of_targets() {
    accepts("@g = external global target(\"spirv.DeviceEvent\")");
    refuses("@g = external global target(\"none\")", "Global @g has illegal target extension type");
    refuses("@g = external global [2 x target(\"spirv.Literal\", 1)]", "has illegal target extension type");
}

#[test]
fn resolvers() {
    let text = |target: &str| {
        format!(
            "@i = ifunc void (), ptr @a\n@a = internal alias void (), ptr @{target}\ndefine internal ptr @r() {{\n ret ptr null\n}}\n@v = global i32 0"
        )
    };
    accepts(&text("r"));
    refuses(&text("v"), "IFunc must have a Function resolver");
}

#[test]
fn pads() {
    let f = |body: &str| {
        format!("declare void @g()\ndefine void @f() personality ptr @g {{\nentry:\n ret void\n{body}\n}}")
    };
    let switch = "s:\n %w = catchswitch within none [label %c] unwind to caller\nc:\n %k = catchpad within %w []\n";
    accepts(&f(&format!("{switch} catchret from %k to label %x\nx:\n ret void")));
    accepts(&f(
        "a:\n %p = cleanuppad within none []\n cleanupret from %p unwind label %b\nb:\n %q = cleanuppad within none []\n cleanupret from %q unwind to caller",
    ));
    refuses(
        &f(&format!("{switch} unreachable\nb:\n %q = cleanuppad within %w []\n unreachable")),
        "CleanupPadInst has an invalid parent",
    );
    refuses(
        &f("s:\n %w = catchswitch within none [label %s] unwind to caller"),
        "CatchSwitchInst handlers must be catchpads",
    );
    refuses(
        &f(
            "s:\n %w = catchswitch within none [label %c] unwind label %c\nc:\n %k = catchpad within %w []\n unreachable",
        ),
        "Catchswitch cannot unwind to one of its catchpads",
    );
    refuses(
        &f(
            "a:\n %p = cleanuppad within none []\n invoke void @g() [ \"funclet\"(token %p) ] to label %x unwind label %a\nx:\n ret void",
        ),
        "EH pad cannot handle exceptions raised within it",
    );
    refuses(
        &f(
            "a:\n %p = cleanuppad within none []\n br i1 false, label %l, label %r\nl:\n cleanupret from %p unwind label %b\n\
            r:\n cleanupret from %p unwind to caller\nb:\n %q = cleanuppad within none []\n unreachable",
        ),
        "Unwind edges out of a funclet pad must have the same unwind dest",
    );
    refuses(
        &f(
            "a:\n %p = cleanuppad within none []\n cleanupret from %p unwind label %b\nb:\n %q = cleanuppad within none []\n \
            cleanupret from %q unwind label %a",
        ),
        "EH pads can't handle each other's exceptions",
    );
    refuses(&f("a:\n %p = cleanuppad within %p []\n unreachable"), "FuncletPadInst must not be nested within itself");
    refuses(
        &f("a:\n %p = cleanuppad within none []\n unreachable\nb:\n %q = cleanuppad within %p []\n unreachable\n\
            c:\n br label %b"),
        "EH pad must be jumped to via an unwind edge",
    );
}
