; RUN: opt -passes='instcombine'
; A mask that several sums of disjoint bits share stays: their addresses are told by constants from one base then. One that a single sum
; has goes, since all bits that it clears are set.
target triple = "nvptx64-nvidia-cuda"

define float @neighbours(ptr addrspace(3) %p, i32 %t) {
  %x = and i32 %t, 1023
  %base = and i32 %x, 1020
  %last = or disjoint i32 %base, 3
  %a = getelementptr float, ptr addrspace(3) %p, i32 %base
  %b = getelementptr float, ptr addrspace(3) %p, i32 %last
  %v = load float, ptr addrspace(3) %a
  %w = load float, ptr addrspace(3) %b
  %s = fadd float %v, %w
  ret float %s
}

define i32 @alone(i32 %t) {
  %base = and i32 %t, -4
  %last = or disjoint i32 %base, 3
  ret i32 %last
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @neighbours(ptr addrspace(3) %p, i32 %t) {
;   %base = and i32 %t, 1020
;   %1 = zext nneg i32 %base to i64
;   %a = getelementptr float, ptr addrspace(3) %p, i64 %1
;   %2 = zext nneg i32 %base to i64
;   %3 = getelementptr float, ptr addrspace(3) %p, i64 %2
;   %b = getelementptr i8, ptr addrspace(3) %3, i64 12
;   %v = load float, ptr addrspace(3) %a, align 4
;   %w = load float, ptr addrspace(3) %b, align 4
;   %s = fadd float %v, %w
;   ret float %s
; }
;
; define i32 @alone(i32 %t) {
;   %last = or i32 %t, 3
;   ret i32 %last
; }
