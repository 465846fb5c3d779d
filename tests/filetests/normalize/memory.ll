; RUN: opt -passes=normalize<no-rename-all>
; Loads stay between the stores that they were between; what only computes moves to those who need it.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n, ptr %p, i1 %c) {
entry:
  %u1 = add i32 %n, 1
  %u2 = add i32 %u1, 2
  %x = load i32, ptr %p, align 4
  %k = add i32 %n, 9
  store i32 5, ptr %p, align 4
  %cc = icmp eq i32 %u2, %x
  %u3 = mul i32 %n, 3
  br i1 %cc, label %a, label %b
a:
  %s = add i32 %x, %u3
  ret i32 %s
b:
  %y = load i32, ptr %p, align 4
  store i32 6, ptr %p, align 4
  %z = load i32, ptr %p, align 4
  %y1 = add i32 %y, %k
  store i32 %z, ptr %p, align 4
  %dead = load i32, ptr %p, align 4
  ret i32 %y1
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %n, ptr %p, i1 %c) {
; entry:
;   %x = load i32, ptr %p, align 4
;   store i32 5, ptr %p, align 4
;   %u1 = add i32 %n, 1
;   %u2 = add i32 2, %u1
;   %cc = icmp eq i32 %u2, %x
;   %k = add i32 %n, 9
;   %u3 = mul i32 %n, 3
;   br i1 %cc, label %a, label %b
;
; a:                                                ; preds = %entry
;   %s = add i32 %u3, %x
;   ret i32 %s
;
; b:                                                ; preds = %entry
;   %y = load i32, ptr %p, align 4
;   store i32 6, ptr %p, align 4
;   %z = load i32, ptr %p, align 4
;   store i32 %z, ptr %p, align 4
;   %y1 = add i32 %k, %y
;   %dead = load i32, ptr %p, align 4
;   ret i32 %y1
; }
