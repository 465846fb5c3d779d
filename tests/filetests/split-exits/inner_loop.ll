; RUN: opt -passes='split-exits'
; The exit of an inner loop leads to a block of the outer one.
define void @nested(ptr %p, i32 %n) {
entry:
  br label %outer

outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  %skip = icmp eq i32 %k, 3
  br i1 %skip, label %latch, label %inner

inner:
  %v = load volatile i32, ptr %p
  %c = icmp slt i32 %v, %n
  br i1 %c, label %inner, label %latch

latch:
  %r = phi i32 [ 5, %inner ], [ %k, %outer ]
  store volatile i32 %r, ptr %p
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %outer, label %end

end:
  ret void
}
; EXPECT
; define void @nested(ptr %p, i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
;   %skip = icmp eq i32 %k, 3
;   br i1 %skip, label %latch, label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %v = load volatile i32, ptr %p, align 4
;   %c = icmp slt i32 %v, %n
;   br i1 %c, label %inner, label %inner.latch_crit_edge
;
; inner.latch_crit_edge:                            ; preds = %inner
;   br label %latch
;
; latch:                                            ; preds = %inner.latch_crit_edge, %outer
;   %r = phi i32 [ 5, %inner.latch_crit_edge ], [ %k, %outer ]
;   store volatile i32 %r, ptr %p, align 4
;   %k1 = add i32 %k, 1
;   %d = icmp slt i32 %k1, %n
;   br i1 %d, label %outer, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
