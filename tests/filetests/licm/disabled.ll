; RUN: opt -passes='loop-mssa(licm)'
; A loop whose metadata says llvm.licm.disable stays as it is; code that is never reached is no obstacle.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %a, %b
  store volatile i32 %x, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
dead:
  %y = mul i32 %a, %b
  br label %dead
}
define i32 @g(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %i, %i
  %v = load volatile i32, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %v, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %x, %loop ]
  ret i32 %r
dead:
  br label %other
other:
  ret i32 undef
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.licm.disable"}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %a, i32 %b, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %x = mul i32 %a, %b
;   store volatile i32 %x, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit, !llvm.loop !0
;
; exit:                                             ; preds = %loop
;   ret void
;
; dead:                                             ; preds = %dead
;   %y = mul i32 %a, %b
;   br label %dead
; }
;
; define i32 @g(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %v = load volatile i32, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %v, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %i.lcssa1 = phi i32 [ %i, %loop ]
;   %i.lcssa = phi i32 [ %i, %loop ]
;   %x.le = mul i32 %i.lcssa, %i.lcssa1
;   ret i32 %x.le
;
; dead:                                             ; No predecessors!
;   br label %other
;
; other:                                            ; preds = %dead
;   ret i32 undef
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.licm.disable"}
