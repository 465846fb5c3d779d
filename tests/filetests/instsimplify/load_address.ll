; RUN: opt -passes='instsimplify'
; Fields of constants are addresses that expressions compute.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { ptr, i64 }
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@table = internal constant [2 x ptr] [ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 16), ptr null]
@c = private unnamed_addr constant %S { ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 64 }, align 8
@n = private unnamed_addr constant { i64 } { i64 ptrtoint (ptr @c to i64) }
define ptr @field() {
  %p = load ptr, ptr @c
  ret ptr %p
}
define ptr @element() {
  %p = load ptr, ptr @table
  ret ptr %p
}
define i64 @number() {
  %p = load i64, ptr @n
  ret i64 %p
}
define i32 @part_of_an_address_stays() {
  %p = load i32, ptr @n
  ret i32 %p
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %S = type { ptr, i64 }
;
; @sh = internal addrspace(3) global [64 x i32] undef, align 4
; @table = internal constant [2 x ptr] [ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 16), ptr null]
; @c = private unnamed_addr constant %S { ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 64 }, align 8
; @n = private unnamed_addr constant { i64 } { i64 ptrtoint (ptr @c to i64) }
;
; define ptr @field() {
;   ret ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; }
;
; define ptr @element() {
;   ret ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 16)
; }
;
; define i64 @number() {
;   ret i64 ptrtoint (ptr @c to i64)
; }
;
; define i32 @part_of_an_address_stays() {
;   %p = load i32, ptr @n, align 4
;   ret i32 %p
; }
