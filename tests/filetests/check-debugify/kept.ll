; RUN: opt -passes=debugify,check-debugify
; Where nothing changed, nothing is missing.
define i32 @lost(i32 %a, ptr %p) {
  %unused = mul i32 %a, 3
  %b = add i32 %a, 0
  %c = xor i32 %b, 5
  store i32 %c, ptr %p
  ret i32 %c
}
; EXPECT
; CheckModuleDebugify: PASS
