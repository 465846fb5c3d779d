; RUN: opt -passes=instcount -S
; Counting changes nothing: loops in loops, one with two latches, one left from its middle.
define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br label %outer

outer:
  br label %middle

middle:
  br i1 %a, label %inner, label %skip

inner:
  br i1 %b, label %inner, label %second

second:
  br i1 %c, label %middle, label %leave

skip:
  br i1 %b, label %middle, label %latch

latch:
  br i1 %c, label %outer, label %end

leave:
  call void @g()
  br label %end

end:
  ret void
}

declare void @g()
; EXPECT
; define void @f(i1 %a, i1 %b, i1 %c) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   br label %middle
;
; middle:                                           ; preds = %skip, %second, %outer
;   br i1 %a, label %inner, label %skip
;
; inner:                                            ; preds = %inner, %middle
;   br i1 %b, label %inner, label %second
;
; second:                                           ; preds = %inner
;   br i1 %c, label %middle, label %leave
;
; skip:                                             ; preds = %middle
;   br i1 %b, label %middle, label %latch
;
; latch:                                            ; preds = %skip
;   br i1 %c, label %outer, label %end
;
; leave:                                            ; preds = %second
;   call void @g()
;   br label %end
;
; end:                                              ; preds = %leave, %latch
;   ret void
; }
;
; declare void @g()
