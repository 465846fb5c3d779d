; RUN: opt -passes=lower-invoke
; Calls without a result are lowered as well.
declare void @g(ptr)
declare i32 @personality(...)
define void @f(ptr %callee) personality ptr @personality {
entry:
  invoke void %callee()
    to label %next unwind label %pad
next:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
; EXPECT
; declare void @g(ptr)
;
; declare i32 @personality(...)
;
; define void @f(ptr %callee) personality ptr @personality {
; entry:
;   call void %callee()
;   br label %next
;
; next:                                             ; preds = %entry
;   ret void
;
; pad:                                              ; No predecessors!
;   %l = landingpad { ptr, i32 }
;           cleanup
;   ret void
; }
