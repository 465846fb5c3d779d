; RUN: opt -passes=inline
; A landing pad of the callee catches what the invoke catches too, and what it throws on arrives behind the landing pad of the caller,
; which takes the callee's personality if it has none.

declare void @may_throw()
declare i32 @handler(...)
@type = external constant i8

define internal void @cleans() personality ptr @handler {
  invoke void @may_throw() to label %fine unwind label %bad

fine:
  ret void

bad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define i32 @catches(i32 %x) personality ptr @handler {
entry:
  invoke void @cleans() to label %fine unwind label %bad

fine:
  ret i32 0

bad:
  %k = phi i32 [ %x, %entry ]
  %e = landingpad { ptr, i32 } catch ptr @type
  ret i32 %k
}

define void @has_none() {
  call void @cleans()
  ret void
}
; EXPECT
; @type = external constant i8
;
; declare void @may_throw()
;
; declare i32 @handler(...)
;
; define i32 @catches(i32 %x) personality ptr @handler {
; entry:
;   invoke void @may_throw()
;           to label %cleans.exit unwind label %bad.i
;
; bad.i:                                            ; preds = %entry
;   %e.i = landingpad { ptr, i32 }
;           cleanup
;           catch ptr @type
;   br label %bad.body
;
; cleans.exit:                                      ; preds = %entry
;   br label %fine
;
; fine:                                             ; preds = %cleans.exit
;   ret i32 0
;
; bad:                                              ; No predecessors!
;   %e = landingpad { ptr, i32 }
;           catch ptr @type
;   br label %bad.body
;
; bad.body:                                         ; preds = %bad, %bad.i
;   %eh.lpad-body = phi { ptr, i32 } [ %e, %bad ], [ %e.i, %bad.i ]
;   %k.lpad-body = phi i32 [ poison, %bad ], [ %x, %bad.i ]
;   ret i32 %k.lpad-body
; }
;
; define void @has_none() personality ptr @handler {
;   invoke void @may_throw()
;           to label %cleans.exit unwind label %bad.i
;
; bad.i:                                            ; preds = %0
;   %e.i = landingpad { ptr, i32 }
;           cleanup
;   resume { ptr, i32 } %e.i
;
; cleans.exit:                                      ; preds = %0
;   ret void
; }
