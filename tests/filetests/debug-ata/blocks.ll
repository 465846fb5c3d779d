; RUN: opt -passes='print<debug-ata>' -disable-output
; Where nothing is tracked, blocks and instructions.
define i32 @f(i32 %0) {
  %2 = add i32 %0, 1
  br label %named
named:
  ret i32 %2
}
define void @g() {
entry:
  ret void
}
; EXPECT
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; :
;   %2 = add i32 %0, 1
;   br label %named
;
; named:
;   ret i32 %2
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; entry:
;   ret void
