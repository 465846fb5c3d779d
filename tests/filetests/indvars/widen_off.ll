; RUN: opt -passes='loop(indvars)' -indvars-widen-indvars=false
; With indvars-widen-indvars off no counter is widened.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @half(i16 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = sext i16 %i to i32
  store volatile i32 %w, ptr %p
  %twice = mul nsw i16 %i, 2
  %v = sext i16 %twice to i32
  store volatile i32 %v, ptr %p
  store volatile i16 %i, ptr %p
  %next = add nsw i16 %i, 1
  %c = icmp slt i16 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i16 [ %i, %loop ]
  store i16 %r, ptr %p
  ret void
}
define void @word(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %w
  store i32 %i, ptr %q
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @half(i16 %n, ptr %p) {
; entry:
;   %smax = call i16 @llvm.smax.i16(i16 %n, i16 1)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i16 [ 0, %entry ], [ %next, %loop ]
;   %w = sext i16 %i to i32
;   store volatile i32 %w, ptr %p, align 4
;   %twice = mul nuw nsw i16 %i, 2
;   %v = sext i16 %twice to i32
;   store volatile i32 %v, ptr %p, align 4
;   store volatile i16 %i, ptr %p, align 2
;   %next = add nuw nsw i16 %i, 1
;   %exitcond = icmp ne i16 %next, %smax
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %r = phi i16 [ %i, %loop ]
;   store i16 %r, ptr %p, align 2
;   ret void
; }
;
; define void @word(i32 %n, ptr %p) {
; entry:
;   %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %w = sext i32 %i to i64
;   %q = getelementptr i32, ptr %p, i64 %w
;   store i32 %i, ptr %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %exitcond = icmp ne i32 %next, %smax
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i16 @llvm.smax.i16(i16, i16) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
