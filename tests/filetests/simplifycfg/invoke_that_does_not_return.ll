; RUN: opt -passes='simplifycfg'
; The normal way of an invoke that does not return leads to a block of its own.

define i32 @f(i1 %c) personality ptr @handler {
entry:
  br i1 %c, label %call, label %end

call:
  invoke void @throws() noreturn
          to label %end unwind label %pad

end:
  %r = phi i32 [ 1, %entry ], [ 2, %call ]
  call void @told(i32 %r)
  ret i32 %r

pad:
  %e = landingpad { ptr, i32 }
          cleanup
  call void @told(i32 3)
  resume { ptr, i32 } %e
}

declare void @throws()
declare void @told(i32)
declare i32 @handler(...)
; EXPECT
; define i32 @f(i1 %c) personality ptr @handler {
; entry:
;   br i1 %c, label %call, label %end
;
; call:                                             ; preds = %entry
;   invoke void @throws() #0
;           to label %end.unreachable unwind label %pad
;
; end.unreachable:                                  ; preds = %call
;   unreachable
;
; end:                                              ; preds = %entry
;   call void @told(i32 1)
;   ret i32 1
;
; pad:                                              ; preds = %call
;   %e = landingpad { ptr, i32 }
;           cleanup
;   call void @told(i32 3)
;   resume { ptr, i32 } %e
; }
;
; declare void @throws()
;
; declare void @told(i32)
;
; declare i32 @handler(...)
;
; attributes #0 = { noreturn }
