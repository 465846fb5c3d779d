; RUN: opt -passes='sroa'
; A pointer of a non-integral space does not become an integer, nor the other way around; of other spaces it does.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-ni:4"
define i64 @to_int(ptr addrspace(4) %p) {
  %a = alloca i64
  store ptr addrspace(4) %p, ptr %a
  %r = load i64, ptr %a
  ret i64 %r
}
define ptr addrspace(4) @to_pointer(i64 %p) {
  %a = alloca i64
  store i64 %p, ptr %a
  %r = load ptr addrspace(4), ptr %a
  ret ptr addrspace(4) %r
}
define i64 @integral(ptr addrspace(1) %p) {
  %a = alloca i64
  store ptr addrspace(1) %p, ptr %a
  %r = load i64, ptr %a
  ret i64 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-ni:4"
;
; define i64 @to_int(ptr addrspace(4) %p) {
;   %a = alloca i64, align 8
;   store ptr addrspace(4) %p, ptr %a, align 8
;   %a.0.r = load i64, ptr %a, align 8
;   ret i64 %a.0.r
; }
;
; define ptr addrspace(4) @to_pointer(i64 %p) {
;   %a = alloca i64, align 8
;   store i64 %p, ptr %a, align 8
;   %a.0.r = load ptr addrspace(4), ptr %a, align 8
;   ret ptr addrspace(4) %a.0.r
; }
;
; define i64 @integral(ptr addrspace(1) %p) {
;   %1 = ptrtoint ptr addrspace(1) %p to i64
;   ret i64 %1
; }
