; RUN: opt -passes=nvptx-tag-invariant-loads
; Constant variables of global memory are read through the cache in any function, others are not; code that nothing reaches is treated alike.
target triple = "nvptx64-nvidia-cuda"

@c = addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@v = addrspace(1) global i32 3
@m = addrspace(4) constant i32 3
define i32 @f() {
  %a = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @c, i64 4)
  %b = load i32, ptr addrspace(1) @v
  %d = load i32, ptr addrspace(4) @m
  ret i32 %a
dead:
  %e = load i32, ptr addrspace(1) @c
  ret i32 %e
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @c = addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; @v = addrspace(1) global i32 3
; @m = addrspace(4) constant i32 3
;
; define i32 @f() {
;   %a = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @c, i64 4), align 4, !invariant.load !0
;   %b = load i32, ptr addrspace(1) @v, align 4
;   %d = load i32, ptr addrspace(4) @m, align 4
;   ret i32 %a
;
; dead:                                             ; No predecessors!
;   %e = load i32, ptr addrspace(1) @c, align 4, !invariant.load !0
;   ret i32 %e
; }
;
; !0 = !{}
