; RUN: opt -passes=loop-simplify
; A phi that brings one value only once another has become that value is found too, also in the header of another loop, so that
; a second run finds nothing.
define void @same_header(ptr %p) {
entry:
  br label %loop
loop:
  %a = phi i1 [ true, %entry ], [ %b, %loop ]
  %b = phi i1 [ true, %entry ], [ %b, %loop ]
  store i1 %a, ptr %p
  br label %loop
}
define void @inner_header(ptr %p, i1 %c) {
entry:
  br label %outer
outer:
  %o = phi i32 [ 7, %entry ], [ %o, %latch ]
  br label %inner
inner:
  %i = phi i32 [ %o, %outer ], [ 7, %inner ]
  store i32 %i, ptr %p
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %done
done:
  ret void
}
; EXPECT
; define void @same_header(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   store i1 true, ptr %p, align 1
;   br label %loop
; }
;
; define void @inner_header(ptr %p, i1 %c) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   store i32 7, ptr %p, align 4
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   br i1 %c, label %outer, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
