; RUN: opt -passes='loop-mssa(licm)'
; Invariant arithmetic goes before the loop with its flags, a division only where it runs whenever the loop is entered or cannot trap; metadata of what may not run is dropped.
target triple = "nvptx64-nvidia-cuda"

define void @arithmetic(ptr %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = add nsw i32 %a, %b
  %first = udiv i32 %a, %b
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %rare, label %latch
rare:
  %second = sdiv i32 %a, %n
  %third = udiv i32 %a, 7
  %x = add i32 %second, %third
  store volatile i32 %x, ptr %p
  br label %latch
latch:
  %y = add i32 %sum, %first
  store volatile i32 %y, ptr %p
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @metadata(ptr noalias %p, ptr noalias readonly dereferenceable(8) align 8 %q, i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %rare, label %latch
rare:
  %v = load ptr, ptr %q, align 8, !nonnull !0, !noundef !0
  store ptr %v, ptr %p, align 8
  br label %latch
latch:
  %again = load volatile i1, ptr %p
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
!0 = !{}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @arithmetic(ptr %p, i32 %a, i32 %b, i32 %n) {
; entry:
;   %sum = add nsw i32 %a, %b
;   %first = udiv i32 %a, %b
;   %third = udiv i32 %a, 7
;   %y = add i32 %sum, %first
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %odd = and i32 %i, 1
;   %c = icmp eq i32 %odd, 0
;   br i1 %c, label %rare, label %latch
;
; rare:                                             ; preds = %loop
;   %second = sdiv i32 %a, %n
;   %x = add i32 %second, %third
;   store volatile i32 %x, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %rare, %loop
;   store volatile i32 %y, ptr %p, align 4
;   %next = add i32 %i, 1
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @metadata(ptr noalias %p, ptr noalias readonly align 8 dereferenceable(8) %q, i1 %c) {
; entry:
;   %v = load ptr, ptr %q, align 8, !nonnull !0
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %c, label %rare, label %latch
;
; rare:                                             ; preds = %loop
;   store ptr %v, ptr %p, align 8
;   br label %latch
;
; latch:                                            ; preds = %rare, %loop
;   %again = load volatile i1, ptr %p, align 1
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = !{}
