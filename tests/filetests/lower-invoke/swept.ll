; RUN: opt -passes=lower-invoke,unreachableblockelim
; Blocks that nothing reaches any more are for the pass that takes them.
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
entry:
  invoke void @g()
    to label %next unwind label %pad
next:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
; EXPECT
; declare void @g()
;
; declare i32 @personality(...)
;
; define void @f() personality ptr @personality {
; entry:
;   call void @g()
;   br label %next
;
; next:                                             ; preds = %entry
;   ret void
; }
