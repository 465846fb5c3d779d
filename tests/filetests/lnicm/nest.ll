; RUN: opt -passes='loop-mssa(lnicm)'
; What is invariant in the whole nest goes before the outermost loop at once; what only the inner loop keeps stays for licm.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %a, i32 %b, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
  %x = mul i32 %a, %b
  %y = mul i32 %i, %b
  %s = add i32 %x, %y
  store volatile i32 %s, ptr %p
  %jnext = add i32 %j, 1
  %jc = icmp slt i32 %jnext, %m
  br i1 %jc, label %inner, label %latch
latch:
  %inext = add i32 %i, 1
  %ic = icmp slt i32 %inext, %n
  br i1 %ic, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %a, i32 %b, i32 %n, i32 %m) {
; entry:
;   %x = mul i32 %a, %b
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
;   %y = mul i32 %i, %b
;   %s = add i32 %x, %y
;   store volatile i32 %s, ptr %p, align 4
;   %jnext = add i32 %j, 1
;   %jc = icmp slt i32 %jnext, %m
;   br i1 %jc, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %inext = add i32 %i, 1
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
