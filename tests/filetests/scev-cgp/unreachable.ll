; RUN: opt -passes='scev-cgp'
; In an unreachable block an address may be its own base.
target triple = "nvptx64-nvidia-cuda"
define void @f() {
entry:
  ret void
dead:
  %q = getelementptr i32, ptr %q, i32 52
  store i32 4, ptr %q, align 4
  br label %dead
}
; Chains of constants below two roots, in blocks that are not in order.
define void @g(ptr addrspace(1) %p, i64 %n, i1 %c) {
entry:
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %n
  br label %second
third:
  %b3 = getelementptr i8, ptr addrspace(1) %b2, i64 4
  store i32 2, ptr addrspace(1) %b3
  ret void
second:
  %m = add i64 %n, 3
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %m
  %b2 = getelementptr i8, ptr addrspace(1) %b, i64 4
  store i32 1, ptr addrspace(1) %a
  store i32 1, ptr addrspace(1) %b2
  br label %third
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f() {
; entry:
;   ret void
;
; dead:                                             ; preds = %dead
;   %q = getelementptr i32, ptr %q, i32 52
;   store i32 4, ptr %q, align 4
;   br label %dead
; }
;
; define void @g(ptr addrspace(1) %p, i64 %n, i1 %c) {
; entry:
;   %a = getelementptr i32, ptr addrspace(1) %p, i64 %n
;   br label %second
;
; third:                                            ; preds = %second
;   %b3 = getelementptr i8, ptr addrspace(1) %b2, i64 4
;   store i32 2, ptr addrspace(1) %b3, align 4
;   ret void
;
; second:                                           ; preds = %entry
;   %0 = getelementptr i8, ptr addrspace(1) %a, i64 12
;   %b2 = getelementptr i8, ptr addrspace(1) %0, i64 4
;   store i32 1, ptr addrspace(1) %a, align 4
;   store i32 1, ptr addrspace(1) %b2, align 4
;   br label %third
; }
