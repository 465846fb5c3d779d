//! What intrinsics of lanes compute.

use super::super::launch::add_arg;
use super::super::{Launch, Program, RunResult};
use warpc_text::{ReadOptions, parse_module};

fn run(body: &str) -> RunResult {
    let text = format!("define ptx_kernel void @k(ptr %out, ptr %in) {{\n{body}\n  ret void\n}}");
    let module = parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test", text.as_bytes())));
    let program = Program::new(&module).unwrap();
    let mut launch = Launch { kernel: "k".into(), grid: [1; 3], block: [1; 3], ..Default::default() };
    for arg in ["buf:i32:8:zeros", "buf:i32:8:range"] {
        add_arg(&mut launch, arg).unwrap();
    }
    program.run(&launch)
}

/// The words of `%out` behind a run that must end well.
fn words(body: &str) -> [u32; 8] {
    let result = run(body);
    assert!(result.error.is_none(), "{}", result.error.unwrap());
    std::array::from_fn(|k| u32::from_le_bytes(result.buffers[0][4 * k..4 * k + 4].try_into().unwrap()))
}

#[test]
fn lanes_that_are_off_divide_nothing() {
    let divide = |length: u32| {
        format!(
            "%q = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> <i32 -7, i32 8, i32 9, i32 10>, <4 x i32> <i32 2, i32 0, i32 3, i32 0>,
               <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 {length})
             %m = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> %q, <4 x i32> splat (i32 5), i32 3)
             store <4 x i32> %m, ptr %out, align 4"
        )
    };
    assert_eq!(words(&divide(3))[..4], [-3i32 as u32, 5, 3, 5]);
    assert!(run(&divide(4)).error.is_some());
    assert!(run(&divide(5)).error.is_some());
}

#[test]
fn predicated_lanes_move() {
    let body = "%a = load <4 x i32>, ptr %in, align 4
        %r = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a, <4 x i1> splat (i1 true), i32 3)
        %f = freeze <4 x i32> %r
        %low = shufflevector <4 x i32> %f, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
        store <3 x i32> %low, ptr %out, align 4
        %s = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> splat (i32 9), i32 -2, <4 x i1> splat (i1 true), i32 3, i32 4)
        %p = getelementptr i8, ptr %out, i64 12
        store <4 x i32> %s, ptr %p, align 4
        %n = call i32 @llvm.vp.reduce.add.v4i32(i32 100, <4 x i32> %a, <4 x i1> <i1 true, i1 true, i1 false, i1 true>, i32 3)
        %e = getelementptr i8, ptr %out, i64 28
        store i32 %n, ptr %e, align 4";
    assert_eq!(words(body), [2, 1, 0, 1, 2, 9, 9, 101]);
}

#[test]
fn masked_accesses_leave_the_others() {
    let body = "store i32 -1, ptr %out, align 4
        call void @llvm.masked.store.v8i1.p0(<8 x i1> zeroinitializer, ptr %out, <8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true>)
        %o = getelementptr i8, ptr %out, i64 4
        %i = getelementptr i8, ptr %in, i64 4
        %v = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %i, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i32> splat (i32 7))
        call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr %o, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
        %end = getelementptr i8, ptr %in, i64 24
        %g = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %end, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x i32> splat (i32 3))
        %p = getelementptr i8, ptr %out, i64 16
        store <4 x i32> %g, ptr %p, align 4";
    assert_eq!(words(body), [0xffff_ff7a, 7, 1, 2, 6, 7, 3, 3]);
}

#[test]
fn fixed_point_rounds_down_and_clamps() {
    let body = "%a = call i8 @llvm.sdiv.fix.i8(i8 -7, i8 8, i32 2)
        %b = call i8 @llvm.smul.fix.i8(i8 -3, i8 1, i32 1)
        %c = call i8 @llvm.smul.fix.sat.i8(i8 -128, i8 -128, i32 2)
        %d = call i8 @llvm.udiv.fix.sat.i8(i8 -1, i8 1, i32 4)
        store i8 %a, ptr %out
        %p = getelementptr i8, ptr %out, i64 1
        store i8 %b, ptr %p
        %q = getelementptr i8, ptr %out, i64 2
        store i8 %c, ptr %q
        %r = getelementptr i8, ptr %out, i64 3
        store i8 %d, ptr %r";
    assert_eq!(words(body)[0].to_le_bytes(), [-4i8 as u8, -2i8 as u8, 127, 255]);
}

#[test]
fn masks_are_counted() {
    let body = "%m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8 -3, i8 -1)
        %w = zext <4 x i1> %m to <4 x i32>
        %c = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> <i32 4, i32 5, i32 6, i32 7>, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i32> %w)
        store <4 x i32> %c, ptr %out, align 4
        %z = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> <i1 false, i1 false, i1 true, i1 true>, i1 true)
        %p = getelementptr i8, ptr %out, i64 16
        store i32 %z, ptr %p, align 4
        %q = getelementptr i8, ptr %out, i64 20
        %v = insertelement <2 x ptr> poison, ptr %q, i64 0
        %both = insertelement <2 x ptr> %v, ptr %q, i64 1
        call void @llvm.experimental.vector.histogram.add.v2p0.i32(<2 x ptr> %both, i32 3, <2 x i1> splat (i1 true))
        %n = call i32 @llvm.clmul.i32(i32 7, i32 5)
        %e = getelementptr i8, ptr %out, i64 24
        store i32 %n, ptr %e, align 4";
    assert_eq!(words(body), [5, 7, 0, 0, 2, 6, 27, 0]);
}

#[test]
fn bits_that_differ_decide_a_comparison() {
    let compare = |predicate: &str, with: u32| {
        format!(
            "%x = bitcast <3 x i1> <i1 false, i1 true, i1 undef> to i3
             %c = icmp {predicate} i3 %x, {with}
             %w = zext i1 %c to i32
             call void @llvm.assume(i1 %c)
             store i32 %w, ptr %out"
        )
    };
    assert_eq!(words(&compare("ne", 0))[0], 1);
    // Here the undef bit decides.
    assert!(run(&compare("ne", 2)).error.is_some());
}
