//! Loops over threads, warps, blocks and the grid.

use super::tests::{named, text, with};
use super::*;

/// A kernel whose loop starts at `start`, steps by `step` and goes on while the next `i` is below `%n`.
fn kernel(attrs: &str, head: &str, step: &str, flags: &str, pred: &str) -> String {
    format!(
        "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n\
         define ptx_kernel void @f(i32 %n, ptr %p) {attrs} {{\nentry:\n\
         \x20 %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         \x20 %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n\
         \x20 %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n\
         \x20 %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()\n\
         \x20 %first.block = mul i32 %ctaid, %ntid\n\
         \x20 %global = add i32 %first.block, %tid\n\
         \x20 %grid = mul i32 %ntid, %nctaid\n\
         \x20 %enter = icmp {pred} i32 {head}, %n\n\
         \x20 br i1 %enter, label %loop, label %done\n\
         loop:\n\
         \x20 %i = phi i32 [ {head}, %entry ], [ %next, %loop ]\n\
         \x20 %w = zext i32 %i to i64\n\
         \x20 %a = getelementptr inbounds float, ptr %p, i64 %w\n\
         \x20 store float 0.0, ptr %a\n\
         \x20 %next = add {flags} i32 %i, {step}\n\
         \x20 %c = icmp {pred} i32 %next, %n\n\
         \x20 br i1 %c, label %loop, label %done\n\
         done:\n  ret void\n}}\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()\n"
    )
}

/// What is said of the loop of a kernel.
struct Facts {
    /// Expressions of `i` and `a`.
    exprs: [String; 2],
    /// Unsigned ranges of start and step.
    ranges: [Interval; 2],
    /// Exact and largest number of times the back edge is taken.
    counts: [String; 2],
}

fn facts(source: &str) -> Facts {
    let mut out = None;
    with(source, |se| {
        let l = se.loops.top()[0];
        let exprs = [text(se, "i"), text(se, "a")];
        let i = named(se, "i");
        let rec = se.get(i);
        let (start, step) = (se.op(rec, 0), se.op(rec, 1));
        let ranges = [se.range(start, false), se.range(step, false)];
        let (n, most) = (se.backedge_taken_count(l), se.constant_max_backedge_taken_count(l));
        let counts = [se.text(n), se.text(most)];
        assert_eq!(se.verify(&Knobs::default()), Vec::<String>::new());
        out = Some(Facts { exprs, ranges, counts });
    });
    out.expect("the kernel is there")
}

fn from_to(lo: u128, hi: u128) -> Interval {
    Interval::new(32, lo, hi)
}

#[test]
fn a_warp_stride_loop() {
    let x = facts(&kernel("", "%tid", "32", "nsw", "slt"));
    assert_eq!(x.exprs[0], "{%tid,+,32}<nuw><nsw><%loop>");
    assert_eq!(x.exprs[1], "{((4 * (zext i32 %tid to i64))<nuw><nsw> + %p),+,128}<nuw><%loop>");
    assert_eq!(x.ranges, [from_to(0, 1024), from_to(32, 33)]);
    assert_eq!(x.counts, ["((-1 + (-1 * %tid)<nsw> + %n) /u 32)", "67108862"]);
}

#[test]
fn a_warp_stride_loop_below_a_constant() {
    // No flag is written: the test and the ranges prove both.
    let source =
        kernel("", "%tid", "32", "", "ult").replace("%tid, %n", "%tid, 5000").replace("%next, %n", "%next, 5000");
    let x = facts(&source);
    assert_eq!(x.exprs[0], "{%tid,+,32}<nuw><nsw><%loop>");
    assert_eq!(x.counts, ["((4999 + (-1 * %tid)<nsw>)<nsw> /u 32)", "156"]);
}

#[test]
fn a_block_stride_loop() {
    let x = facts(&kernel("", "%tid", "%ntid", "nsw", "slt"));
    assert_eq!(x.exprs[0], "{%tid,+,%ntid}<nuw><nsw><%loop>");
    let step = "(4 * (zext i32 %ntid to i64))<nuw><nsw>";
    assert_eq!(x.exprs[1], format!("{{((4 * (zext i32 %tid to i64))<nuw><nsw> + %p),+,{step}}}<nuw><%loop>"));
    assert_eq!(x.ranges, [from_to(0, 1024), from_to(1, 1025)]);
    assert_eq!(x.counts[1], "2147483646");
    assert_ne!(x.counts[0], "***COULDNOTCOMPUTE***");
}

#[test]
fn launch_bounds_tighten_ranges() {
    let x = facts(&kernel("\"nvvm.maxntid\"=\"256\"", "%tid", "%ntid", "nsw", "slt"));
    assert_eq!(x.ranges[0], from_to(0, 256));
    let x = facts(&kernel("\"nvvm.reqntid\"=\"128\"", "%tid", "%ntid", "nsw", "slt"));
    assert_eq!(x.exprs[0], "{%tid,+,128}<nuw><nsw><%loop>");
    assert_eq!(x.ranges, [from_to(0, 128), from_to(128, 129)]);
    assert_eq!(x.counts, ["((-1 + (-1 * %tid)<nsw> + %n) /u 128)", "16777214"]);
}

#[test]
fn a_grid_stride_loop() {
    let x = facts(&kernel("", "%global", "%grid", "nsw", "slt"));
    let (start, step) = ("((%ctaid * %ntid)<nuw> + %tid)<nuw>", "(%nctaid * %ntid)<nuw><nsw>");
    assert_eq!(x.exprs[0], format!("{{{start},+,{step}}}<nsw><%loop>"));
    assert_eq!(x.ranges, [Interval::full(32), from_to(1, 1 << 31)]);
    assert_eq!(x.counts[0], format!("((-1 + (-1 * {start}) + %n) /u {step})"));
    // Unsigned, from a start that is not negative.
    let x = facts(&kernel("\"nvvm.reqntid\"=\"64\"", "%global", "%grid", "nuw", "ult"));
    let (start, step) = ("((64 * %ctaid)<nuw> + %tid)<nuw>", "(64 * %nctaid)<nuw><nsw>");
    assert_eq!(x.exprs[0], format!("{{{start},+,{step}}}<nuw><%loop>"));
    assert_eq!(x.ranges[1], from_to(1, 1 << 31));
    assert_eq!(x.counts[0], format!("((-1 + (-64 * %ctaid) + (-1 * %tid)<nsw> + %n) /u {step})"));
}

#[test]
fn a_grid_stride_loop_that_may_wrap() {
    let source = kernel("", "%global", "%grid", "", "slt");
    with(&source, |se| {
        let l = se.loops.top()[0];
        assert_eq!(se.backedge_taken_count(l), COULD_NOT_COMPUTE);
        let (n, under) = se.predicated_count(l, CountKind::Exact);
        let next = named(se, "next");
        let rec = se.get(next);
        assert_eq!(under, [Predicate::NoWrap { rec, nusw: false, nssw: true }]);
        assert_ne!(n, COULD_NOT_COMPUTE);
    });
}

#[test]
fn threads_are_below_sizes() {
    use warpc_ir::opcode::IntPred;
    with(&kernel("", "%global", "%grid", "", "slt"), |se| {
        let mut e = |name: &str| {
            let v = named(se, name);
            se.get(v)
        };
        let [tid, ntid, ctaid, nctaid, global, first, grid] =
            ["tid", "ntid", "ctaid", "nctaid", "global", "first.block", "grid"].map(&mut e);
        for (a, b) in [(tid, ntid), (ctaid, nctaid)] {
            for p in [IntPred::Ult, IntPred::Slt, IntPred::Sle, IntPred::Ne] {
                assert!(se.is_known(p, a, b), "{p:?}");
            }
            assert!(se.is_known(IntPred::Ugt, b, a) && !se.is_known(IntPred::Ult, b, a));
        }
        assert!(!se.is_known(IntPred::Ult, ctaid, ntid), "of other things");
        assert!(se.is_known(IntPred::Ult, global, grid) && se.is_known(IntPred::Ult, first, grid));
        assert!(!se.is_known(IntPred::Slt, global, grid), "it may be negative");
        let wide = |se: &mut Se<'_, '_>, x: Expr| se.zero_extend(x, Ty::int(64), 0);
        let (a, b) = (wide(se, global), wide(se, grid));
        assert!(se.is_known(IntPred::Slt, a, b));
    });
}

#[test]
fn unsigned_tests_of_what_may_wrap_prove_nothing() {
    let x = facts(&kernel("", "%tid", "%ntid", "", "ult"));
    assert_eq!(x.exprs[0], "{%tid,+,%ntid}<%loop>");
    assert_eq!(x.counts[0], "***COULDNOTCOMPUTE***");
}
