; RUN: opt -passes=globalopt
; A variable that holds its initialiser or one other number is an i1; a third number, floating-point and atomic accesses keep its type.
target triple = "nvptx64-nvidia-cuda"
@state = internal addrspace(1) global i32 3
@zero_or_one = internal addrspace(1) global i32 0
@three = internal addrspace(1) global i32 0
@real = internal addrspace(1) global float 0.0
@atomic = internal addrspace(1) global i32 0
define i32 @f(i1 %c) {
  %old = load i32, ptr addrspace(1) @state
  store i32 9, ptr addrspace(1) @state
  store i32 %old, ptr addrspace(1) @state
  %b = load i32, ptr addrspace(1) @zero_or_one
  store i32 1, ptr addrspace(1) @zero_or_one
  %c3 = load i32, ptr addrspace(1) @three
  store i32 1, ptr addrspace(1) @three
  store i32 2, ptr addrspace(1) @three
  %r = load float, ptr addrspace(1) @real
  store float 1.0, ptr addrspace(1) @real
  %d = load atomic i32, ptr addrspace(1) @atomic acquire, align 4
  store atomic i32 1, ptr addrspace(1) @atomic release, align 4
  %ri = fptosi float %r to i32
  %s1 = add i32 %old, %b
  %s2 = add i32 %c3, %ri
  %s3 = add i32 %s1, %s2
  %s4 = add i32 %s3, %d
  ret i32 %s4
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @state = internal unnamed_addr addrspace(1) global i1 false
; @zero_or_one = internal unnamed_addr addrspace(1) global i1 false
; @three = internal unnamed_addr addrspace(1) global i32 0
; @real = internal unnamed_addr addrspace(1) global float 0.000000e+00
; @atomic = internal unnamed_addr addrspace(1) global i32 0
;
; define i32 @f(i1 %c) local_unnamed_addr {
;   %old.b = load i1, ptr addrspace(1) @state, align 1
;   %old = select i1 %old.b, i32 9, i32 3
;   store i1 true, ptr addrspace(1) @state, align 1
;   store i1 %old.b, ptr addrspace(1) @state, align 1
;   %b.b = load i1, ptr addrspace(1) @zero_or_one, align 1
;   %b = zext i1 %b.b to i32
;   store i1 true, ptr addrspace(1) @zero_or_one, align 1
;   %c3 = load i32, ptr addrspace(1) @three, align 4
;   store i32 1, ptr addrspace(1) @three, align 4
;   store i32 2, ptr addrspace(1) @three, align 4
;   %r = load float, ptr addrspace(1) @real, align 4
;   store float 1.000000e+00, ptr addrspace(1) @real, align 4
;   %d = load atomic i32, ptr addrspace(1) @atomic acquire, align 4
;   store atomic i32 1, ptr addrspace(1) @atomic release, align 4
;   %ri = fptosi float %r to i32
;   %s1 = add i32 %old, %b
;   %s2 = add i32 %c3, %ri
;   %s3 = add i32 %s1, %s2
;   %s4 = add i32 %s3, %d
;   ret i32 %s4
; }
