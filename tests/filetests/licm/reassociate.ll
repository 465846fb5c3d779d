; RUN: opt -passes='loop-mssa(licm)'
; Expressions with an invariant part are taken apart: offsets of addresses, associative operations, a common factor, bounds of a value, terms beside a bound that does not wrap.
target triple = "nvptx64-nvidia-cuda"
define void @offsets(ptr %p, i64 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %row = getelementptr float, ptr %p, i64 %i
  %at = getelementptr i8, ptr %row, i64 %k
  store volatile float 0.0, ptr %at
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @joined(ptr %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = add nuw i32 %i, %a
  %y = add nuw nsw i32 %x, %b
  store volatile i32 %y, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @factor(ptr %p, ptr noalias readonly %q, float %a, float %b, float %f, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %q, i64 %i
  %v = load volatile float, ptr %at
  %w = load volatile float, ptr %at
  %x = fmul fast float %v, %a
  %y = fmul fast float %w, %b
  %s = fadd fast float %x, %y
  %r = fmul fast float %s, %f
  store volatile float %r, ptr %p
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @bounds(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c1 = icmp ult i32 %next, %a
  %c2 = icmp ugt i32 %b, %next
  %c = select i1 %c1, i1 %c2, i1 false
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @terms(ptr %p, i16 %k) {
entry:
  %n = zext i16 %k to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %ahead = add nsw i32 %next, 4
  %c = icmp slt i32 %ahead, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @reciprocal(ptr %p, float %d, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load volatile float, ptr %p
  %q = fdiv arcp float %v, %d
  store volatile float %q, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @offsets(ptr %p, i64 %k, i64 %n) {
; entry:
;   %invariant.gep = getelementptr i8, ptr %p, i64 %k
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %gep = getelementptr float, ptr %invariant.gep, i64 %i
;   store volatile float 0.000000e+00, ptr %gep, align 4
;   %next = add i64 %i, 1
;   %c = icmp slt i64 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @joined(ptr %p, i32 %a, i32 %b, i32 %n) {
; entry:
;   %invariant.op = add nuw i32 %a, %b
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %y.reass = add nuw i32 %i, %invariant.op
;   store volatile i32 %y.reass, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @factor(ptr %p, ptr noalias readonly %q, float %a, float %b, float %f, i64 %n) {
; entry:
;   %factor.op.fmul = fmul fast float %b, %f
;   %factor.op.fmul1 = fmul fast float %a, %f
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %at = getelementptr float, ptr %q, i64 %i
;   %v = load volatile float, ptr %at, align 4
;   %w = load volatile float, ptr %at, align 4
;   %x.reass = fmul fast float %v, %factor.op.fmul1
;   %y.reass = fmul fast float %w, %factor.op.fmul
;   %s = fadd fast float %x.reass, %y.reass
;   store volatile float %s, ptr %p, align 4
;   %next = add i64 %i, 1
;   %c = icmp slt i64 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @bounds(ptr %p, i32 %a, i32 %b) {
; entry:
;   %b.fr = freeze i32 %b
;   %invariant.umin = call i32 @llvm.umin.i32(i32 %a, i32 %b.fr)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, %invariant.umin
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @terms(ptr %p, i16 %k) {
; entry:
;   %n = zext i16 %k to i32
;   %invariant.op = sub nsw i32 %n, 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nsw i32 %i, 1
;   %c = icmp slt i32 %next, %invariant.op
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @reciprocal(ptr %p, float %d, i32 %n) {
; entry:
;   %0 = fdiv arcp float 1.000000e+00, %d
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %v = load volatile float, ptr %p, align 4
;   %1 = fmul arcp float %v, %0
;   store volatile float %1, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
