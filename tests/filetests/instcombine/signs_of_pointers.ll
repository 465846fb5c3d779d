; RUN: opt -passes=instcombine
; Signs of two integers differ where the sign of their xor is set; there is no xor of pointers.
define i1 @pointers(ptr %x, ptr %y) {
  %a = icmp slt ptr %x, null
  %b = icmp slt ptr %y, null
  %c = xor i1 %a, %b
  ret i1 %c
}

define i1 @wide(i256 %x, i256 %y) {
  %a = icmp slt i256 %x, 0
  %b = icmp slt i256 %y, 0
  %c = xor i1 %a, %b
  ret i1 %c
}

define i1 @integers(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, 0
  %b = icmp slt i32 %y, 0
  %c = xor i1 %a, %b
  ret i1 %c
}
; EXPECT
; define i1 @pointers(ptr %x, ptr %y) {
;   %a = icmp slt ptr %x, null
;   %b = icmp slt ptr %y, null
;   %c = xor i1 %a, %b
;   ret i1 %c
; }
;
; define i1 @wide(i256 %x, i256 %y) {
;   %a = icmp slt i256 %x, 0
;   %b = icmp slt i256 %y, 0
;   %c = xor i1 %a, %b
;   ret i1 %c
; }
;
; define i1 @integers(i32 %x, i32 %y) {
;   %1 = xor i32 %x, %y
;   %c = icmp slt i32 %1, 0
;   ret i1 %c
; }
