; RUN: opt -passes='simplifycfg'
; The loop keeps its header and latch.
define void @f(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr addrspace(1) %p, align 4
  br label %latch
latch:
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
; EXPECT
; define void @f(i32 %n, ptr addrspace(1) %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %body ]
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %head
;   store volatile i32 %i, ptr addrspace(1) %p, align 4
;   %j = add i32 %i, 1
;   br label %head
;
; exit:                                             ; preds = %head
;   ret void
; }
