; RUN: opt -passes='divisibility-tests'
; The test stands where the comparison stood, in a loop, in another block than the remainder, and in code that is not reached; a remainder with two comparisons stays.
target triple = "nvptx64-nvidia-cuda"
define i32 @loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %count = phi i32 [ 0, %entry ], [ %more, %loop ]
  %r = urem i32 %i, 3
  %c = icmp eq i32 %r, 0
  %one = zext i1 %c to i32
  %more = add i32 %count, %one
  %next = add nuw i32 %i, 1
  %d = icmp eq i32 %next, %n
  br i1 %d, label %exit, label %loop
exit:
  ret i32 %more
}
define i1 @other_block(i32 %x, i1 %a) {
entry:
  %r = srem i32 %x, 10
  br i1 %a, label %ask, label %not
ask:
  %c = icmp eq i32 %r, 0
  ret i1 %c
not:
  ret i1 false
dead:
  %s = urem i32 %x, 10
  %d = icmp eq i32 %s, 0
  br i1 %d, label %dead, label %ask
}
define i1 @twice(i32 %x) {
  %r = urem i32 %x, 10
  %c = icmp eq i32 %r, 0
  %d = icmp eq i32 %r, 5
  %e = or i1 %c, %d
  ret i1 %e
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @loop(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %count = phi i32 [ 0, %entry ], [ %more, %loop ]
;   %0 = mul i32 %i, -1431655765
;   %1 = icmp ule i32 %0, 1431655765
;   %one = zext i1 %1 to i32
;   %more = add i32 %count, %one
;   %next = add nuw i32 %i, 1
;   %d = icmp eq i32 %next, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %more
; }
;
; define i1 @other_block(i32 %x, i1 %a) {
; entry:
;   br i1 %a, label %ask, label %not
;
; ask:                                              ; preds = %dead, %entry
;   %0 = mul i32 %x, -858993459
;   %1 = add i32 %0, 429496728
;   %2 = call i32 @llvm.fshr.i32(i32 %1, i32 %1, i32 1)
;   %3 = icmp ule i32 %2, 429496728
;   ret i1 %3
;
; not:                                              ; preds = %entry
;   ret i1 false
;
; dead:                                             ; preds = %dead
;   %4 = mul i32 %x, -858993459
;   %5 = call i32 @llvm.fshr.i32(i32 %4, i32 %4, i32 1)
;   %6 = icmp ule i32 %5, 429496729
;   br i1 %6, label %dead, label %ask
; }
;
; define i1 @twice(i32 %x) {
;   %r = urem i32 %x, 10
;   %c = icmp eq i32 %r, 0
;   %d = icmp eq i32 %r, 5
;   %e = or i1 %c, %d
;   ret i1 %e
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshr.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
