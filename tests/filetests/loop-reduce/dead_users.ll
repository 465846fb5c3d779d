; RUN: opt -passes='loop(loop-reduce)'
; A phi whose only users end in a load that nobody reads goes with them: the load would be of poison.
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4

define void @k(ptr %out, i32 %n, i32 %other) {
entry:
  %limit = and i32 %n, 7
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %last = phi i32 [ %n, %entry ], [ %other, %loop ]
  %low = and i32 %last, 7
  %p = getelementptr inbounds [8 x i32], ptr addrspace(4) @table, i32 0, i32 %low
  %x = load i32, ptr addrspace(4) %p, align 4
  %wide = zext i32 %i to i64
  %to = getelementptr i32, ptr %out, i64 %wide
  store i32 %n, ptr %to
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %limit
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @table = internal addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4
;
; define void @k(ptr %out, i32 %n, i32 %other) {
; entry:
;   %limit = and i32 %n, 7
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv = phi ptr [ %lsr.iv.next, %loop ], [ %out, %entry ]
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store i32 %n, ptr %lsr.iv, align 4
;   %next = add nuw nsw i32 %i, 1
;   %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 4
;   %c = icmp ult i32 %next, %limit
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
