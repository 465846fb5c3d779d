; RUN: opt -passes='loop(indvars)'
; Remainders of what is less than the divisor go, signed operations of what is not negative become unsigned, sums that cannot overflow say so, and checks for overflow go.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @rem(i32 %n, ptr %p) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = srem i32 %i, %n
  store volatile i32 %r, ptr %p
  %u = srem i32 %i, 5
  store volatile i32 %u, ptr %p
  %d = sdiv i32 %i, 5
  store volatile i32 %d, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
define void @overflow(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 7)
  %v = extractvalue { i32, i1 } %o, 0
  %f = extractvalue { i32, i1 } %o, 1
  store volatile i32 %v, ptr %p
  store volatile i1 %f, ptr %p
  %sat = call i32 @llvm.uadd.sat.i32(i32 %i, i32 9)
  store volatile i32 %sat, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @floats(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = sitofp i32 %i to float
  %back = fptosi float %x to i32
  store volatile i32 %back, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @rem(i32 %n, ptr %p) {
; entry:
;   %some = icmp sgt i32 %n, 0
;   br i1 %some, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
;   store volatile i32 %i, ptr %p, align 4
;   %u.urem = urem i32 %i, 5
;   store volatile i32 %u.urem, ptr %p, align 4
;   %d.udiv = udiv i32 %i, 5
;   store volatile i32 %d.udiv, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %exitcond = icmp ne i32 %next, %n
;   br i1 %exitcond, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.uadd.sat.i32(i32, i32) #0
;
; define void @overflow(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %0 = add nuw nsw i32 %i, 7
;   store volatile i32 %0, ptr %p, align 4
;   store volatile i1 false, ptr %p, align 1
;   %sat1 = add nuw nsw i32 %i, 9
;   store volatile i32 %sat1, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %exitcond = icmp ne i32 %next, 100
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @floats(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %exitcond = icmp ne i32 %next, 100
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
