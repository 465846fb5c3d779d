; RUN: opt -passes=instsimplify,adce -debugify-each
; Every pass is checked by itself, on debug information that is made before it and dropped after it.
define i32 @lost(i32 %a, ptr %p) {
  %unused = mul i32 %a, 3
  %b = add i32 %a, 0
  %c = xor i32 %b, 5
  store i32 %c, ptr %p
  ret i32 %c
}
; EXPECT
; WARNING: Missing line 1
; WARNING: Missing line 2
; CheckFunctionDebugify [instsimplify]: PASS
; CheckFunctionDebugify [adce]: PASS
