//! Kernels that are large in one respect: one function per shape, which returns the module of size `n`.
//!
//! Each is valid for LLVM 22 and makes about `n` instructions (`n` rows of what its name says).

use std::fmt::Write;
use switches::*;

/// A shape by name.
pub struct Shape {
    pub name: &'static str,
    pub make: fn(usize) -> String,
}

/// Row of [`SHAPES`]: a shape is called what its function is called.
macro_rules! shapes {
    ($($name:ident)*) => { &[$(Shape { name: stringify!($name), make: $name }),*] };
}

/// All shapes.
pub const SHAPES: &[Shape] = shapes! {
    empty_cases direct_cases busy_cases cases_with_weights dead_cases state_machine empty_state_machine returning_cases
    equality_chain equality_chain_with_stores equality_chain_with_weights equality_chain_in_a_loop compared_cases
    switches_by_case switches_by_default switches_to_many_blocks
    many_phis few_distinct_values undefined_values diamonds identical_diamonds nested_conditions
    sequential_loops nested_loops calls inlined_calls call_chain allocas array_slots wide_struct
    loads stores_to_one_base shared_index many_indices byte_sums divisions shared_divisions select_chain add_chain
    float_chain debug_records globals functions switch_of_compares unreachable_blocks critical_edges wide_vectors
    casts_of_one_value long_live_ranges barriers conditional_returns constants_of_one_phi
};

const HEAD: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
    target triple = \"nvptx64-nvidia-cuda\"\n";

/// A module with one kernel of `(ptr %p, i32 %n)`.
fn kernel(body: impl FnOnce(&mut String)) -> String {
    let mut o = format!("{HEAD}define ptx_kernel void @k(ptr %p, i32 %n) {{\nentry:\n");
    body(&mut o);
    o.push_str("}\n");
    o
}

/// Appends formatted text.
macro_rules! put {
    ($o:expr, $($t:tt)*) => { write!($o, $($t)*).expect("text") };
}

// Behind the macro that it uses.
mod switches;

/// The end of a kernel that stores `%x`.
const STORE_X: &str = " store i32 %x, ptr %p\n ret void\n";

/// `switch %n` with case `i` to block `b<i>`, default `d`.
fn switch(o: &mut String, on: &str, size: usize) {
    put!(o, " switch i32 {on}, label %d [");
    (0..size).for_each(|i| put!(o, " i32 {i}, label %b{i}"));
    o.push_str(" ]\n");
}
/// A phi of `d`: a constant from the entry and one from each `b<i>`.
fn phi(o: &mut String, name: &str, size: usize, value: impl Fn(usize) -> usize) {
    put!(o, " %{name} = phi i32 [ 0, %entry ]");
    (0..size).for_each(|i| put!(o, ", [ {}, %b{i} ]", value(i)));
    o.push('\n');
}
fn many_phis(size: usize) -> String {
    let blocks = size / 20;
    kernel(|o| {
        switch(o, "%n", blocks);
        (0..blocks).for_each(|i| put!(o, "b{i}:\n store volatile i32 {i}, ptr %p\n br label %d\n"));
        put!(o, "d:\n");
        for j in 0..20 {
            phi(o, &format!("x{j}"), blocks, |i| i * 7 % (1000 + j));
        }
        (0..20).for_each(|j| put!(o, " store volatile i32 %x{j}, ptr %p\n"));
        put!(o, " ret void\n");
    })
}
fn few_distinct_values(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n br label %d\n"));
        put!(o, "d:\n");
        phi(o, "x", size, |i| (i == size / 2) as usize);
        o.push_str(STORE_X);
    })
}
fn undefined_values(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n br label %d\n"));
        put!(o, "d:\n %x = phi i32 [ undef, %entry ]");
        (0..size).for_each(|i| match i % 3 {
            0 => put!(o, ", [ undef, %b{i} ]"),
            1 => put!(o, ", [ poison, %b{i} ]"),
            _ => put!(o, ", [ {i}, %b{i} ]"),
        });
        put!(o, "\n{STORE_X}");
    })
}
fn constants_of_one_phi(size: usize) -> String {
    // The edges into `d` go one after the other: their conditions are known.
    kernel(|o| {
        switch(o, "%n", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n store volatile i32 {i}, ptr %p\n br i1 false, label %d, label %e\n"));
        put!(o, "d:\n");
        phi(o, "x", size, |i| (i == size - 1) as usize);
        put!(o, "{STORE_X}e:\n ret void\n");
    })
}
fn diamonds(size: usize) -> String {
    kernel(|o| {
        put!(o, " %v0 = load i32, ptr %p\n");
        for i in 0..size / 4 {
            put!(o, " %c{i} = icmp sgt i32 %v{i}, {}\n br i1 %c{i}, label %t{i}, label %f{i}\n", i * 7 % 101);
            put!(o, "t{i}:\n %x{i} = load volatile i32, ptr %p\n br label %j{i}\n");
            put!(o, "f{i}:\n store volatile i32 %v{i}, ptr %p\n br label %j{i}\n");
            put!(o, "j{i}:\n %v{} = phi i32 [ %x{i}, %t{i} ], [ %v{i}, %f{i} ]\n", i + 1);
        }
        put!(o, " store i32 %v{}, ptr %p\n ret void\n", size / 4);
    })
}
fn identical_diamonds(size: usize) -> String {
    kernel(|o| {
        put!(o, " %c = icmp sgt i32 %n, 5\n");
        for i in 0..size / 4 {
            put!(o, " br i1 %c, label %t{i}, label %f{i}\nt{i}:\n store volatile i32 1, ptr %p\n br label %j{i}\n");
            put!(o, "f{i}:\n store volatile i32 2, ptr %p\n br label %j{i}\nj{i}:\n");
        }
        put!(o, " ret void\n");
    })
}
fn nested_conditions(size: usize) -> String {
    kernel(|o| {
        for i in 0..size / 4 {
            put!(o, " %v{i} = load volatile i32, ptr %p\n %c{i} = icmp sgt i32 %v{i}, {i}\n");
            put!(o, " br i1 %c{i}, label %b{i}, label %d\nb{i}:\n");
        }
        put!(o, " store i32 7, ptr %p\n br label %d\nd:\n ret void\n");
    })
}
fn critical_edges(size: usize) -> String {
    kernel(|o| {
        for i in 0..size / 3 {
            put!(
                o,
                " %v{i} = load volatile i32, ptr %p\n switch i32 %v{i}, label %b{i} [ i32 1, label %d i32 2, label %e ]\nb{i}:\n"
            );
        }
        put!(o, " br label %d\n");
        for (block, at) in [("d", 1), ("e", 2)] {
            put!(o, "{block}:\n %x{at} = phi i32");
            for i in 0..size / 3 {
                let from = if i == 0 { "entry".to_string() } else { format!("b{}", i - 1) };
                put!(o, "{} [ {}, %{from} ]", if i == 0 { "" } else { "," }, i * at);
            }
            if at == 1 {
                put!(o, ", [ 3, %b{} ]", size / 3 - 1);
            }
            put!(o, "\n store volatile i32 %x{at}, ptr %p\n ret void\n");
        }
    })
}
fn unreachable_blocks(size: usize) -> String {
    kernel(|o| {
        put!(o, " br label %d\n");
        (0..size).for_each(|i| {
            put!(o, "b{i}:\n br label %{}\n", if i % 2 == 0 { "d".into() } else { format!("b{}", i - 1) })
        });
        put!(o, "d:\n %x = phi i32 [ 0, %entry ]");
        (0..size).step_by(2).for_each(|i| put!(o, ", [ {i}, %b{i} ]"));
        put!(o, "\n{STORE_X}");
    })
}
fn conditional_returns(size: usize) -> String {
    kernel(|o| {
        for i in 0..size / 3 {
            put!(o, " %v{i} = load volatile i32, ptr %p\n %c{i} = icmp eq i32 %v{i}, {i}\n");
            put!(o, " br i1 %c{i}, label %r{i}, label %b{i}\nr{i}:\n ret void\nb{i}:\n");
        }
        put!(o, " ret void\n");
    })
}
fn sequential_loops(size: usize) -> String {
    kernel(|o| {
        for l in 0..size / 8 {
            let from = if l == 0 { "entry".to_string() } else { format!("x{}", l - 1) };
            put!(o, " br label %h{l}\nh{l}:\n %i{l} = phi i32 [ 0, %{from} ], [ %j{l}, %h{l} ]\n");
            put!(o, " %g{l} = getelementptr i32, ptr %p, i32 %i{l}\n %v{l} = load i32, ptr %g{l}\n");
            put!(o, " %w{l} = add i32 %v{l}, {l}\n store i32 %w{l}, ptr %g{l}\n %j{l} = add nuw nsw i32 %i{l}, 1\n");
            put!(o, " %c{l} = icmp slt i32 %j{l}, %n\n br i1 %c{l}, label %h{l}, label %x{l}\nx{l}:\n");
        }
        put!(o, " ret void\n");
    })
}
fn nested_loops(size: usize) -> String {
    let depth = size / 10;
    kernel(|o| {
        put!(o, " br label %h0\n");
        for i in 0..depth {
            let (from, sum) =
                if i == 0 { ("entry".into(), "n".into()) } else { (format!("h{}", i - 1), format!("y{}", i - 1)) };
            let to = if i + 1 < depth { format!("h{}", i + 1) } else { "body".into() };
            put!(
                o,
                "h{i}:\n %i{i} = phi i32 [ 0, %{from} ], [ %j{i}, %l{i} ]\n %y{i} = add i32 %i{i}, %{sum}\n br label %{to}\n"
            );
        }
        let last = depth - 1;
        put!(o, "body:\n %z = sext i32 %y{last} to i64\n %g = getelementptr i32, ptr %p, i64 %z\n");
        put!(o, " store volatile i32 1, ptr %g\n br label %l{last}\n");
        for i in (0..depth).rev() {
            let out = if i == 0 { "e".into() } else { format!("l{}", i - 1) };
            put!(
                o,
                "l{i}:\n %j{i} = add nsw i32 %i{i}, 1\n %c{i} = icmp slt i32 %j{i}, %n\n br i1 %c{i}, label %h{i}, label %{out}\n"
            );
        }
        put!(o, "e:\n ret void\n");
    })
}
fn calls(size: usize) -> String {
    let mut o = kernel(|o| {
        (0..size).for_each(|i| put!(o, " %v{i} = call i32 @f(i32 {i}, ptr %p)\n"));
        put!(o, " ret void\n");
    });
    o.push_str("declare i32 @f(i32, ptr)\n");
    o
}
fn inlined_calls(size: usize) -> String {
    let mut o = kernel(|o| {
        (0..size / 4).for_each(|i| put!(o, " call void @f(i32 {i}, ptr %p)\n"));
        put!(o, " ret void\n");
    });
    o.push_str("define internal void @f(i32 %a, ptr %p) alwaysinline {\n %s = alloca i32\n store i32 %a, ptr %s\n");
    o.push_str(" %v = load volatile i32, ptr %p\n %c = icmp slt i32 %v, %a\n br i1 %c, label %t, label %e\n");
    o.push_str("t:\n %w = load i32, ptr %s\n store volatile i32 %w, ptr %p\n br label %e\ne:\n ret void\n}\n");
    o
}
fn call_chain(size: usize) -> String {
    let mut o = kernel(|o| put!(o, " call void @f0(ptr %p)\n ret void\n"));
    for i in 0..size / 3 {
        put!(o, "define internal void @f{i}(ptr %p) {{\n store volatile i32 {i}, ptr %p\n");
        if i + 1 < size / 3 {
            put!(o, " call void @f{}(ptr %p)\n", i + 1);
        }
        o.push_str(" ret void\n}\n");
    }
    o
}
fn functions(size: usize) -> String {
    let mut o = String::from(HEAD);
    for i in 0..size / 4 {
        put!(
            o,
            "define ptx_kernel void @k{i}(ptr %p, i32 %n) {{\n %v = add i32 %n, {i}\n %g = getelementptr i32, ptr %p, i32 %v\n"
        );
        put!(o, " store i32 {i}, ptr %g\n ret void\n}}\n");
    }
    o
}
fn globals(size: usize) -> String {
    let mut o = String::from(HEAD);
    for i in 0..size / 2 {
        put!(o, "@g{i} = internal addrspace(1) global i32 {i}\n");
    }
    put!(o, "define ptx_kernel void @k(ptr %p, i32 %n) {{\n");
    for i in 0..size / 2 {
        put!(o, " store volatile i32 %n, ptr addrspace(1) @g{i}\n");
    }
    o.push_str(" ret void\n}\n");
    o
}
fn allocas(size: usize) -> String {
    kernel(|o| {
        (0..size / 4).for_each(|i| put!(o, " %a{i} = alloca i32\n"));
        (0..size / 4).for_each(|i| put!(o, " store i32 {i}, ptr %a{i}\n"));
        (0..size / 4).for_each(|i| put!(o, " %l{i} = load i32, ptr %a{i}\n store volatile i32 %l{i}, ptr %p\n"));
        put!(o, " ret void\n");
    })
}
fn array_slots(size: usize) -> String {
    let size = size / 4;
    kernel(|o| {
        put!(o, " %a = alloca [{size} x i32]\n");
        (0..size).for_each(|i| put!(o, " %g{i} = getelementptr i32, ptr %a, i64 {i}\n store i32 %n, ptr %g{i}\n"));
        (0..size).for_each(|i| put!(o, " %l{i} = load i32, ptr %g{i}\n store volatile i32 %l{i}, ptr %p\n"));
        put!(o, " ret void\n");
    })
}
/// Offsets of fields are summed up each time: the struct stays narrow enough that this does not show.
fn wide_struct(size: usize) -> String {
    let size = size / 16;
    let ty = format!("{{ {} }}", vec!["i32"; size].join(", "));
    let mut o = format!("{HEAD}%S = type {ty}\ndefine ptx_kernel void @k(ptr %p, i32 %n) {{\n %a = alloca %S\n");
    for i in 0..size {
        put!(o, " %g{i} = getelementptr %S, ptr %a, i32 0, i32 {i}\n store i32 %n, ptr %g{i}\n");
    }
    for i in 0..size {
        put!(o, " %l{i} = load i32, ptr %g{i}\n store volatile i32 %l{i}, ptr %p\n");
    }
    o.push_str(" ret void\n}\n");
    o
}
fn wide_vectors(size: usize) -> String {
    kernel(|o| {
        put!(o, " %v0 = load <16 x i32>, ptr %p\n");
        for i in 0..size / 32 {
            put!(o, " %v{} = add <16 x i32> %v{i}, splat (i32 {i})\n", i + 1);
        }
        put!(o, " store <16 x i32> %v{}, ptr %p\n ret void\n", size / 32);
    })
}
fn loads(size: usize) -> String {
    let size = size / 3;
    kernel(|o| {
        for i in 0..size {
            put!(
                o,
                " %g{i} = getelementptr i32, ptr %p, i64 {}\n %l{i} = load i32, ptr %g{i}\n store i32 %l{i}, ptr %g{i}\n",
                i * 7919 % size
            );
        }
        put!(o, " ret void\n");
    })
}
fn stores_to_one_base(size: usize) -> String {
    kernel(|o| {
        (0..size / 2).for_each(|i| put!(o, " %g{i} = getelementptr i32, ptr %p, i64 {i}\n store i32 {i}, ptr %g{i}\n"));
        put!(o, " ret void\n");
    })
}
fn shared_index(size: usize) -> String {
    kernel(|o| {
        put!(o, " %z = zext i32 %n to i64\n");
        for i in 0..size / 2 {
            put!(
                o,
                " %g{i} = getelementptr [{} x i32], ptr %p, i64 %z, i64 {i}\n store i32 {i}, ptr %g{i}\n",
                i % 50 + 1
            );
        }
        put!(o, " ret void\n");
    })
}
fn many_indices(size: usize) -> String {
    kernel(|o| {
        for i in 0..size / 4 {
            put!(o, " %a{i} = mul i32 %n, {}\n %z{i} = sext i32 %a{i} to i64\n", i * 3 + 1);
            put!(o, " %g{i} = getelementptr i32, ptr %p, i64 %z{i}\n store i32 {i}, ptr %g{i}\n");
        }
        put!(o, " ret void\n");
    })
}
fn byte_sums(size: usize) -> String {
    kernel(|o| {
        put!(o, " %s0 = add i32 %n, 0\n");
        for i in 0..size / 5 {
            put!(
                o,
                " %g{i} = getelementptr i8, ptr %p, i64 {i}\n %l{i} = load i8, ptr %g{i}, align {}\n",
                if i % 4 == 0 { 4 } else { 1 }
            );
            put!(
                o,
                " %z{i} = zext i8 %l{i} to i32\n %m{i} = mul i32 %z{i}, %z{i}\n %s{} = add i32 %s{i}, %m{i}\n",
                i + 1
            );
        }
        put!(o, " store i32 %s{}, ptr %p\n ret void\n", size / 5);
    })
}
fn divisions(size: usize) -> String {
    kernel(|o| {
        put!(o, " %w0 = load i64, ptr %p\n");
        for i in 0..size / 3 {
            put!(o, " %q{i} = add i64 %w{i}, {i}\n %o{i} = or i64 %q{i}, 1\n %w{} = udiv i64 %w{i}, %o{i}\n", i + 1);
        }
        put!(o, " store i64 %w{}, ptr %p\n ret void\n", size / 3);
    })
}
fn shared_divisions(size: usize) -> String {
    kernel(|o| {
        put!(o, " %d = load i64, ptr %p\n");
        for i in 0..size / 4 {
            put!(o, " %a{i} = load volatile i64, ptr %p\n %q{i} = sdiv i64 %a{i}, %d\n %r{i} = srem i64 %a{i}, %d\n");
            put!(o, " %s{i} = sub i64 %q{i}, %r{i}\n store volatile i64 %s{i}, ptr %p\n");
        }
        put!(o, " ret void\n");
    })
}
fn select_chain(size: usize) -> String {
    kernel(|o| {
        put!(o, " %s0 = load i32, ptr %p\n");
        for i in 0..size / 2 {
            put!(
                o,
                " %c{i} = icmp slt i32 %s{i}, {}\n %s{} = select i1 %c{i}, i32 %s{i}, i32 {i}\n",
                i * 13 % 97,
                i + 1
            );
        }
        put!(o, " store i32 %s{}, ptr %p\n ret void\n", size / 2);
    })
}
fn add_chain(size: usize) -> String {
    kernel(|o| {
        put!(o, " %s0 = load i32, ptr %p\n");
        for i in 0..size / 3 {
            put!(
                o,
                " %t{i} = mul i32 %s{i}, %n\n %u{i} = xor i32 %t{i}, {}\n %s{} = add i32 %u{i}, %s{i}\n",
                i * 3,
                i + 1
            );
        }
        put!(o, " store i32 %s{}, ptr %p\n ret void\n", size / 3);
    })
}
fn float_chain(size: usize) -> String {
    kernel(|o| {
        put!(o, " %s0 = load float, ptr %p\n");
        for i in 0..size / 2 {
            put!(o, " %t{i} = fmul float %s{i}, {i}.0\n %s{} = fadd float %t{i}, %s{i}\n", i + 1);
        }
        put!(o, " store float %s{}, ptr %p\n ret void\n", size / 2);
    })
}
fn casts_of_one_value(size: usize) -> String {
    kernel(|o| {
        for i in 0..size / 4 {
            put!(o, " %z{i} = zext i32 %n to i64\n %a{i} = add i64 %z{i}, {i}\n %t{i} = trunc i64 %a{i} to i16\n");
            put!(o, " store volatile i16 %t{i}, ptr %p\n");
        }
        put!(o, " ret void\n");
    })
}
fn long_live_ranges(size: usize) -> String {
    let size = size / 2;
    kernel(|o| {
        (0..size).for_each(|i| put!(o, " %v{i} = load volatile i32, ptr %p\n"));
        put!(
            o,
            " %c = icmp eq i32 %n, 0\n br i1 %c, label %t, label %e\nt:\n store volatile i32 1, ptr %p\n br label %e\ne:\n"
        );
        (0..size).for_each(|i| put!(o, " store volatile i32 %v{i}, ptr %p\n"));
        put!(o, " ret void\n");
    })
}
fn barriers(size: usize) -> String {
    let mut o = kernel(|o| {
        for i in 0..size / 4 {
            put!(
                o,
                " %g{i} = getelementptr i32, ptr %p, i64 {i}\n %v{i} = load i32, ptr %g{i}\n store i32 %v{i}, ptr %p\n"
            );
            put!(o, " call void @llvm.nvvm.barrier0()\n");
        }
        put!(o, " ret void\n");
    });
    o.push_str("declare void @llvm.nvvm.barrier0() convergent\n");
    o
}
fn debug_records(size: usize) -> String {
    let mut o = format!("{HEAD}define ptx_kernel void @k(ptr %p, i32 %n) !dbg !5 {{\n %s0 = add i32 %n, 1, !dbg !9\n");
    for i in 0..size / 3 {
        put!(
            o,
            "   #dbg_value(i32 %s{i}, !8, !DIExpression(), !9)\n %s{} = xor i32 %s{i}, {}, !dbg !9\n",
            i + 1,
            i * 2 + 1
        );
        put!(o, " store volatile i32 %s{}, ptr %p, !dbg !9\n", i + 1);
    }
    put!(o, " ret void, !dbg !9\n}}\n");
    o.push_str(
        "!llvm.module.flags = !{!0, !1}\n!llvm.dbg.cu = !{!2}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
         !1 = !{i32 7, !\"Dwarf Version\", i32 2}\n!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, emissionKind: FullDebug)\n\
         !3 = !DIFile(filename: \"a.c\", directory: \"/\")\n!4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !5 = distinct !DISubprogram(name: \"k\", file: !3, line: 1, type: !6, unit: !2, retainedNodes: !7, spFlags: DISPFlagDefinition)\n\
         !6 = !DISubroutineType(types: !7)\n!7 = !{}\n!8 = !DILocalVariable(name: \"x\", scope: !5, file: !3, line: 2, type: !4)\n\
         !9 = !DILocation(line: 2, scope: !5)\n",
    );
    o
}
