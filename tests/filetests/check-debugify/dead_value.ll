; RUN: opt -passes=debugify,dse,adce,check-debugify
; A variable whose store and values are gone is told to be nothing, which is not missing.
define i32 @gone(i32 %a) {
  %slot = alloca i32
  store i32 %a, ptr %slot
  %x = load i32, ptr %slot
  ret i32 %a
}
; EXPECT
; WARNING: Missing line 3
; CheckModuleDebugify: PASS
