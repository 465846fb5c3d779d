; RUN: opt -passes='loop(simple-loop-unswitch)'
; Nothing moves where a store, a barrier or a shuffle comes before the branch, and where the exit gets a value that changes in the loop.
declare void @llvm.nvvm.barrier0()
define void @store(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  store volatile i32 0, ptr %p, align 4
  br i1 %c, label %done, label %latch
latch:
  br label %loop
done:
  ret void
}
define void @barrier(i1 %c) {
entry:
  br label %loop
loop:
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %done, label %latch
latch:
  br label %loop
done:
  ret void
}
define i32 @value(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %done, label %latch
latch:
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  br label %loop
done:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
}
; EXPECT
; define void @store(ptr %p, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   store volatile i32 0, ptr %p, align 4
;   br i1 %c, label %done, label %latch
;
; latch:                                            ; preds = %loop
;   br label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @barrier(i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %c, label %done, label %latch
;
; latch:                                            ; preds = %loop
;   br label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @value(ptr %p, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %c, label %done, label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   br label %loop
;
; done:                                             ; preds = %loop
;   %r = phi i32 [ %i, %loop ]
;   ret i32 %r
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
