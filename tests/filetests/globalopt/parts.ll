; RUN: opt -passes=globalopt
; A variable whose parts are accessed by themselves is one variable per part; overlapping accesses, variable offsets and escapes keep it whole.
target triple = "nvptx64-nvidia-cuda"
@pair = internal addrspace(1) global { i32, float } { i32 7, float 1.0 }, align 16
@overlap = internal addrspace(1) global [2 x i32] zeroinitializer
@indexed = internal addrspace(1) global [2 x i32] zeroinitializer
@passed = internal addrspace(1) global { i32, i32 } zeroinitializer
declare void @keep(ptr addrspace(1))
define i32 @f(i32 %x, float %y, i64 %i) {
  %a = load i32, ptr addrspace(1) @pair
  store i32 %x, ptr addrspace(1) @pair
  %p = getelementptr i8, ptr addrspace(1) @pair, i64 4
  %b = load float, ptr addrspace(1) %p
  store float %y, ptr addrspace(1) %p
  store i64 1, ptr addrspace(1) @overlap
  %c = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @overlap, i64 4)
  %q = getelementptr [2 x i32], ptr addrspace(1) @indexed, i64 0, i64 %i
  store i32 %x, ptr addrspace(1) %q
  %d = load i32, ptr addrspace(1) @indexed
  call void @keep(ptr addrspace(1) @passed)
  %e = load i32, ptr addrspace(1) @passed
  %b.i = fptosi float %b to i32
  %s1 = add i32 %a, %b.i
  %s2 = add i32 %c, %d
  %s3 = add i32 %s1, %s2
  %s4 = add i32 %s3, %e
  ret i32 %s4
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @pair.0 = internal unnamed_addr addrspace(1) global i32 7, align 16
; @overlap = internal unnamed_addr addrspace(1) global [2 x i32] zeroinitializer
; @indexed = internal unnamed_addr addrspace(1) global [2 x i32] zeroinitializer
; @passed = internal addrspace(1) global { i32, i32 } zeroinitializer
; @pair.1 = internal unnamed_addr addrspace(1) global float 1.000000e+00, align 4
;
; declare void @keep(ptr addrspace(1)) local_unnamed_addr
;
; define i32 @f(i32 %x, float %y, i64 %i) local_unnamed_addr {
;   %a = load i32, ptr addrspace(1) @pair.0, align 16
;   store i32 %x, ptr addrspace(1) @pair.0, align 16
;   %b = load float, ptr addrspace(1) @pair.1, align 4
;   store float %y, ptr addrspace(1) @pair.1, align 4
;   store i64 1, ptr addrspace(1) @overlap, align 8
;   %c = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @overlap, i64 4), align 4
;   %q = getelementptr [2 x i32], ptr addrspace(1) @indexed, i64 0, i64 %i
;   store i32 %x, ptr addrspace(1) %q, align 4
;   %d = load i32, ptr addrspace(1) @indexed, align 4
;   call void @keep(ptr addrspace(1) @passed)
;   %e = load i32, ptr addrspace(1) @passed, align 4
;   %b.i = fptosi float %b to i32
;   %s1 = add i32 %a, %b.i
;   %s2 = add i32 %c, %d
;   %s3 = add i32 %s1, %s2
;   %s4 = add i32 %s3, %e
;   ret i32 %s4
; }
