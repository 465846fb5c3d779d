; RUN: opt -passes='wide-integer-routines'
; A module that has a function of the name keeps it.
declare void @__warpc_divide_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32)
define i192 @quotient(i192 %a, i192 %b) {
  %r = udiv i192 %a, %b
  ret i192 %r
}
; EXPECT
; declare void @__warpc_divide_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32)
;
; define i192 @quotient(i192 %a, i192 %b) {
;   %r = udiv i192 %a, %b
;   ret i192 %r
; }
