; RUN: opt -passes=loop-simplifycfg
; An exit by unwinding that nothing takes any more is a block that nothing unwinds to: its pad goes.
declare void @call()
declare i32 @personality(...)
define void @pad(i1 %c) personality ptr @personality {
entry:
  br label %loop
loop:
  br i1 false, label %ask, label %latch
ask:
  invoke void @call()
    to label %latch unwind label %out
latch:
  br i1 %c, label %loop, label %done
done:
  ret void
out:
  %lp = landingpad { ptr, i32 }
    cleanup
  call void @call()
  ret void
}
; EXPECT
; declare void @call()
;
; declare i32 @personality(...)
;
; define void @pad(i1 %c) personality ptr @personality {
; entry:
;   switch i32 0, label %entry.split [
;     i32 1, label %out
;   ]
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.split
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
;
; out:                                              ; preds = %entry
;   call void @call()
;   ret void
; }
