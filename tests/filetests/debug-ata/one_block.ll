; RUN: opt -passes='print<debug-ata>' -disable-output
; A function without assignments that are tracked, of one block.
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
; EXPECT
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; :
;   %y = add i32 %x, 1
;   ret i32 %y
