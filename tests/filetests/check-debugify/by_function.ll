; RUN: opt -passes='debugify<function>,adce,check-debugify<function>'
; Every function has a verdict of its own, with its own numbers.
define i32 @first(i32 %a) {
  %unused = mul i32 %a, 3
  ret i32 %a
}
declare i32 @between(i32)
define i32 @second(i32 %a) {
  %used = mul i32 %a, 3
  ret i32 %used
}
; EXPECT
; WARNING: Missing line 1
; CheckFunctionDebugify: PASS
; CheckFunctionDebugify: PASS
