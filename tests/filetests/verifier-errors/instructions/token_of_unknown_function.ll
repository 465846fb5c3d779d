; RUN: not verify
; Only intrinsics give tokens; a function that is called with another type than its own counts as unknown.

declare void @g()
define void @f() {
  %t = call token @g()
  ret void
}
; EXPECT
; INPUT: error: Return type cannot be token for indirect call!
;   %t = call token @g()
; INPUT: error: input module is broken!
