; RUN: opt -passes=dce -verify-debuginfo-preserve
; The same of all passes together, for the module.
define i32 @bare(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
; EXPECT
; ModuleDebugify (original debuginfo): Skipping module without debug info
; CheckModuleDebugify (original debuginfo): Skipping module without debug info
