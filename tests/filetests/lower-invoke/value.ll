; RUN: opt -passes=lower-invoke
; The call keeps arguments, attributes and bundles; the landing pad is reached no more.
declare i32 @g(i32)
declare i32 @personality(...)
define i32 @f(i32 %v) personality ptr @personality {
entry:
  %r = invoke i32 @g(i32 noundef %v) [ "test"(i32 1) ]
    to label %next unwind label %pad
next:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 0
}
; EXPECT
; declare i32 @g(i32)
;
; declare i32 @personality(...)
;
; define i32 @f(i32 %v) personality ptr @personality {
; entry:
;   %r = call i32 @g(i32 noundef %v) [ "test"(i32 1) ]
;   br label %next
;
; next:                                             ; preds = %entry
;   ret i32 %r
;
; pad:                                              ; No predecessors!
;   %l = landingpad { ptr, i32 }
;           cleanup
;   ret i32 0
; }
