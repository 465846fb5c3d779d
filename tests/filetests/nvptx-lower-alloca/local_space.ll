; RUN: opt -passes='nvptx-lower-alloca'
; Already in local memory.
target datalayout = "A5"
define i32 @f() {
  %x = alloca i32, align 4, addrspace(5)
  store i32 1, ptr addrspace(5) %x, align 4
  %v = load i32, ptr addrspace(5) %x, align 4
  ret i32 %v
}
; EXPECT
; target datalayout = "A5"
;
; define i32 @f() {
;   %x = alloca i32, align 4, addrspace(5)
;   store i32 1, ptr addrspace(5) %x, align 4
;   %v = load i32, ptr addrspace(5) %x, align 4
;   ret i32 %v
; }
