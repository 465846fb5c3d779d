; RUN: opt -passes=gvn-sink
; Where one instruction more makes the last phi go, it stays: one load sinks and the loads of its address do not.
define ptr @chain(i1 %c, ptr %p) {
entry:
  br i1 %c, label %then, label %else
then:
  %a = load ptr, ptr %p, align 8
  %aa = load ptr, ptr %a, align 8
  br label %end
else:
  %b = load ptr, ptr %p, align 8
  %bb = load ptr, ptr %b, align 8
  br label %end
end:
  %r = phi ptr [ %aa, %then ], [ %bb, %else ]
  ret ptr %r
}
; EXPECT
; define ptr @chain(i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %a = load ptr, ptr %p, align 8
;   br label %end
;
; else:                                             ; preds = %entry
;   %b = load ptr, ptr %p, align 8
;   br label %end
;
; end:                                              ; preds = %else, %then
;   %b.sink = phi ptr [ %b, %else ], [ %a, %then ]
;   %bb = load ptr, ptr %b.sink, align 8
;   ret ptr %bb
; }
