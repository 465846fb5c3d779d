; RUN: opt -passes=loop-sink
; Without a profile of the function nothing moves.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %p, ptr noalias %q, i32 %a, i32 %b) {
entry:
  %x = mul i32 %a, %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %latch, !prof !1
rare:
  store volatile i32 %x, ptr %q
  br label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 100
  br i1 %c, label %loop, label %exit, !prof !2
exit:
  ret void
}
!0 = !{!"function_entry_count", i64 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
!2 = !{!"branch_weights", i32 100, i32 1}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr noalias %p, ptr noalias %q, i32 %a, i32 %b) {
; entry:
;   %x = mul i32 %a, %b
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %v = load volatile i1, ptr %p, align 1
;   br i1 %v, label %rare, label %latch, !prof !0
;
; rare:                                             ; preds = %loop
;   store volatile i32 %x, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %rare, %loop
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, 100
;   br i1 %c, label %loop, label %exit, !prof !1
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1, i32 2000}
; !1 = !{!"branch_weights", i32 100, i32 1}
