; RUN: opt -passes='loop-unroll<O3;runtime;own>'
; Loops that stay as they are: one with a barrier, one that is left from two places, and one whose trip count nobody can compute.
declare void @llvm.nvvm.barrier0()
define void @barrier(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier0()
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
define void @two_exits(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p, align 4
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %done, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
define void @list(ptr %head) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %head, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %p, align 8
  %c = icmp eq ptr %next, null
  br i1 %c, label %done, label %loop
done:
  ret void
}
; EXPECT
; define void @barrier(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @two_exits(ptr %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %p = getelementptr i32, ptr %a, i32 %i
;   %v = load i32, ptr %p, align 4
;   %stop = icmp eq i32 %v, 0
;   br i1 %stop, label %done, label %latch
;
; latch:                                            ; preds = %loop
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %latch, %loop
;   ret void
; }
;
; define void @list(ptr %head) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %head, %entry ], [ %next, %loop ]
;   %next = load ptr, ptr %p, align 8
;   %c = icmp eq ptr %next, null
;   br i1 %c, label %done, label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
