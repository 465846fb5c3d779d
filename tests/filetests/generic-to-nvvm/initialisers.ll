; RUN: opt -passes='generic-to-nvvm'
; Initialisers, lists of used variables and annotations name the variable where it is now; aliased variables and handles stay.
target triple = "nvptx64-nvidia-cuda"

@target = global [4 x i32] zeroinitializer
@pointers = global [2 x ptr] [ptr @target, ptr getelementptr (i8, ptr @target, i64 8)]
@pair = internal global { i64, ptr } { i64 ptrtoint (ptr @target to i64), ptr null }
@named = global i32 5
@other = alias i32, ptr @named
@image = global i64 0
@managed = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @pair], section "llvm.metadata"

define i32 @f() {
  %v = load i32, ptr @other
  ret i32 %v
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @image, !"texture", i32 1}
!1 = !{ptr @managed, !"managed", i32 1}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @target = addrspace(1) global [4 x i32] zeroinitializer
; @pointers = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @target to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @target to ptr), i64 8)]
; @pair = internal addrspace(1) global { i64, ptr } { i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @target to ptr) to i64), ptr null }
; @named = global i32 5
; @image = global i64 0
; @managed = addrspace(1) global i32 0
; @llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @pair to ptr)], section "llvm.metadata"
;
; @other = alias i32, ptr @named
;
; define i32 @f() {
;   %v = load i32, ptr @other, align 4
;   ret i32 %v
; }
;
; !nvvm.annotations = !{!0, !1}
;
; !0 = !{ptr @image, !"texture", i32 1}
; !1 = !{ptr addrspace(1) @managed, !"managed", i32 1}
