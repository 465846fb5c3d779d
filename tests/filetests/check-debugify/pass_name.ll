; RUN: opt -passes='debugify,check-debugify<pass=nothing;strip>,check-debugify'
; Messages name the pass that is checked; what debugify added is dropped, so that the next check has nothing to do.
define i32 @lost(i32 %a, ptr %p) {
  %unused = mul i32 %a, 3
  %b = add i32 %a, 0
  %c = xor i32 %b, 5
  store i32 %c, ptr %p
  ret i32 %c
}
; EXPECT
; CheckModuleDebugify [nothing]: PASS
; CheckModuleDebugify: Skipping module without debugify metadata
