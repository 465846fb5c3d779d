; RUN: opt -passes=always-inline
; Through an invoke: calls that may throw unwind to where it does.

declare void @may_throw()
declare void @quiet() nounwind
declare i32 @handler(...)

define internal i32 @two() alwaysinline {
  call void @may_throw()
  call void @quiet()
  ret i32 3
}

define i32 @caller() personality ptr @handler {
  %r = invoke i32 @two() to label %fine unwind label %bad

fine:
  ret i32 %r

bad:
  %k = phi i32 [ 9, %0 ]
  %e = landingpad { ptr, i32 } cleanup
  ret i32 %k
}
; EXPECT
; declare void @may_throw()
;
; ; Function Attrs: nounwind
; declare void @quiet() #0
;
; declare i32 @handler(...)
;
; define i32 @caller() personality ptr @handler {
;   invoke void @may_throw()
;           to label %two.exit unwind label %bad
;
; two.exit:                                         ; preds = %0
;   call void @quiet()
;   br label %fine
;
; fine:                                             ; preds = %two.exit
;   ret i32 3
;
; bad:                                              ; preds = %0
;   %k = phi i32 [ 9, %0 ]
;   %e = landingpad { ptr, i32 }
;           cleanup
;   ret i32 %k
; }
;
; attributes #0 = { nounwind }
