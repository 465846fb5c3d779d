; RUN: opt -passes='scev-cgp'
; The base may be poison where the second address is not: it loses its flags. Another address space is another group.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %a, ptr addrspace(3) %s, i64 %i, i1 %c) {
entry:
  %x = add nsw i64 %i, 1
  %p = getelementptr inbounds [2 x i32], ptr %a, i64 %x
  br i1 %c, label %one, label %two
one:
  %v = load i32, ptr %p
  ret i32 %v
two:
  %y = add i64 %i, 2
  %q = getelementptr [2 x i32], ptr %a, i64 %y
  %w = load i32, ptr %q
  %z = getelementptr [2 x i32], ptr addrspace(3) %s, i64 %y
  store i32 %w, ptr addrspace(3) %z
  ret i32 %w
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %a, ptr addrspace(3) %s, i64 %i, i1 %c) {
; entry:
;   %x = add i64 %i, 1
;   %p = getelementptr [2 x i32], ptr %a, i64 %x
;   br i1 %c, label %one, label %two
;
; one:                                              ; preds = %entry
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
;
; two:                                              ; preds = %entry
;   %y = add i64 %i, 2
;   %0 = getelementptr i8, ptr %p, i64 8
;   %w = load i32, ptr %0, align 4
;   %z = getelementptr [2 x i32], ptr addrspace(3) %s, i64 %y
;   store i32 %w, ptr addrspace(3) %z, align 4
;   ret i32 %w
; }
