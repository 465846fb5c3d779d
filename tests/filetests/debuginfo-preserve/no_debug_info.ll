; RUN: opt -passes=dce -verify-each-debuginfo-preserve
; A module that has no debug information is left out, and that is said.
define i32 @bare(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
; EXPECT
; FunctionDebugify (original debuginfo): Skipping module without debug info
; CheckModuleDebugify (original debuginfo): Skipping module without debug info
