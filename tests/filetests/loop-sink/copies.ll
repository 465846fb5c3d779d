; RUN: opt -passes=loop-sink -sink-freq-percent-threshold=50
; Two rare paths get a copy each where both together run much less often than the preheader.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %p, ptr noalias %q, i32 %a, i32 %b) !prof !0 {
entry:
  %x = mul i32 %a, %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %middle, !prof !1
rare:
  store volatile i32 %x, ptr %q
  br label %middle
middle:
  %w = load volatile i1, ptr %p
  br i1 %w, label %seldom, label %latch, !prof !1
seldom:
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
; define void @f(ptr noalias %p, ptr noalias %q, i32 %a, i32 %b) !prof !0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %v = load volatile i1, ptr %p, align 1
;   br i1 %v, label %rare, label %middle, !prof !1
;
; rare:                                             ; preds = %loop
;   %x = mul i32 %a, %b
;   store volatile i32 %x, ptr %q, align 4
;   br label %middle
;
; middle:                                           ; preds = %rare, %loop
;   %w = load volatile i1, ptr %p, align 1
;   br i1 %w, label %seldom, label %latch, !prof !1
;
; seldom:                                           ; preds = %middle
;   %x1 = mul i32 %a, %b
;   store volatile i32 %x1, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %seldom, %middle
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, 100
;   br i1 %c, label %loop, label %exit, !prof !2
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = !{!"function_entry_count", i64 1}
; !1 = !{!"branch_weights", i32 1, i32 2000}
; !2 = !{!"branch_weights", i32 100, i32 1}
