; RUN: opt -passes='common-bounds' -mcpu=sm_90
; Leaves that are no comparisons stay in their order before the joined ones; a logical select is a leaf, for it may hide poison. Comparisons may
; stand in other blocks, and a phi is a bound like any.
target triple = "nvptx64-nvidia-cuda"

define i1 @beside_others(i1 %p, i32 %x, i32 %y, i32 %z, i32 %n, i1 %q) {
  %a = icmp slt i32 %x, %n
  %pa = and i1 %p, %a
  %b = icmp slt i32 %y, %n
  %c = icmp slt i32 %z, %n
  %bc = and i1 %b, %c
  %abc = and i1 %pa, %bc
  %s = select i1 %p, i1 %q, i1 false
  %r = and i1 %abc, %s
  ret i1 %r
}

define i1 @other_blocks(i32 %x, i32 %y, i32 %z, i32 %n, i1 %c) {
entry:
  %a = icmp ugt i32 %x, 7
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %bound = phi i32 [ %n, %entry ], [ 5, %then ]
  %b = icmp ugt i32 %y, 7
  %ab = or i1 %a, %b
  %d = icmp ugt i32 %z, 7
  %r = or i1 %ab, %d
  %e = icmp sge i32 %x, %bound
  %f = icmp sge i32 %y, %bound
  %ef = and i1 %e, %f
  %g = icmp sge i32 %z, %bound
  %efg = and i1 %ef, %g
  %all = xor i1 %r, %efg
  ret i1 %all
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @beside_others(i1 %p, i32 %x, i32 %y, i32 %z, i32 %n, i1 %q) #0 {
;   %s = select i1 %p, i1 %q, i1 false
;   %1 = call i32 @llvm.smax.i32(i32 %x, i32 %y)
;   %2 = call i32 @llvm.smax.i32(i32 %1, i32 %z)
;   %3 = icmp slt i32 %2, %n
;   %4 = and i1 %p, %s
;   %r = and i1 %4, %3
;   ret i1 %r
; }
;
; define i1 @other_blocks(i32 %x, i32 %y, i32 %z, i32 %n, i1 %c) #0 {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %then, %entry
;   %bound = phi i32 [ %n, %entry ], [ 5, %then ]
;   %0 = call i32 @llvm.umax.i32(i32 %x, i32 %y)
;   %1 = call i32 @llvm.umax.i32(i32 %0, i32 %z)
;   %r = icmp ugt i32 %1, 7
;   %2 = call i32 @llvm.smin.i32(i32 %x, i32 %y)
;   %3 = call i32 @llvm.smin.i32(i32 %2, i32 %z)
;   %efg = icmp sge i32 %3, %bound
;   %all = xor i1 %r, %efg
;   ret i1 %all
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #1
;
; attributes #0 = { "target-cpu"="sm_90" }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
