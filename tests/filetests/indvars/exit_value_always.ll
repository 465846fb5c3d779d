; RUN: opt -passes='loop(indvars)' -replexitval=always
; With replexitval=always also values that the loop stores are computed before it.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @linear(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 5, %entry ], [ %t, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 7, ptr %q
  %t = add i32 %s, 3
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %t, %loop ]
  ret i32 %r
}
define i32 @constant(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  store volatile i32 7, ptr %p
  %t = add i32 %s, %i
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %t, %loop ]
  ret i32 %r
}
define i32 @stored(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %t = mul i32 %i, %n
  store volatile i32 %t, ptr %p
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %t, %loop ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @linear(i32 %n, ptr %p) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %q = getelementptr i32, ptr %p, i32 %i
;   store i32 7, ptr %q, align 4
;   %next = add nuw i32 %i, 1
;   %exitcond = icmp ne i32 %next, %umax
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %0 = mul i32 %umax, 3
;   %1 = add i32 %0, 5
;   ret i32 %1
; }
;
; define i32 @constant(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 7, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %exitcond = icmp ne i32 %next, 10
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 45
; }
;
; define i32 @stored(i32 %n, ptr %p) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %t = mul i32 %i, %n
;   store volatile i32 %t, ptr %p, align 4
;   %next = add nuw i32 %i, 1
;   %exitcond = icmp ne i32 %next, %umax
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %0 = add i32 %umax, -1
;   %1 = mul i32 %n, %0
;   ret i32 %1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
