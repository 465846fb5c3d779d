; RUN: opt -passes=lower-invoke
; Phis of the way that is not taken lose its edge, and become poison when it was the last.
declare void @g()
declare i32 @personality(...)
define i32 @f(i32 %v) personality ptr @personality {
entry:
  invoke void @g()
    to label %next unwind label %pad
next:
  invoke void @g()
    to label %end unwind label %pad
end:
  ret i32 1
pad:
  %p = phi i32 [ 2, %entry ], [ 3, %next ]
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %p
}
; EXPECT
; declare void @g()
;
; declare i32 @personality(...)
;
; define i32 @f(i32 %v) personality ptr @personality {
; entry:
;   call void @g()
;   br label %next
;
; next:                                             ; preds = %entry
;   call void @g()
;   br label %end
;
; end:                                              ; preds = %next
;   ret i32 1
;
; pad:                                              ; No predecessors!
;   %l = landingpad { ptr, i32 }
;           cleanup
;   ret i32 poison
; }
