; RUN: opt -passes=structurizecfg
; A region inside a loop, and edges that cross: `e` runs where `c` or `d` leads there, and that is asked before it.
target triple = "nvptx64-nvidia-cuda"
define i32 @nested(i1 %p, i1 %q, i1 %r, i32 %x) {
a:
  br i1 %p, label %b, label %h
b:
  br i1 %q, label %c, label %d
c:
  %cv = add i32 %x, 1
  br i1 %r, label %e, label %f
d:
  %dv = add i32 %x, 2
  br i1 %r, label %f, label %e
e:
  %ev = phi i32 [ %cv, %c ], [ %dv, %d ]
  %e2 = mul i32 %ev, 3
  br label %f
f:
  %fv = phi i32 [ %e2, %e ], [ 5, %c ], [ 6, %d ]
  br label %h
h:
  %hv = phi i32 [ 0, %a ], [ %fv, %f ]
  ret i32 %hv
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @nested(i1 %p, i1 %q, i1 %r, i32 %x) {
; a:
;   %r.inv = xor i1 %r, true
;   %q.inv = xor i1 %q, true
;   br i1 %p, label %b, label %Flow2
;
; b:                                                ; preds = %a
;   br i1 %q.inv, label %d, label %Flow
;
; Flow:                                             ; preds = %d, %b
;   %0 = phi i32 [ 6, %d ], [ poison, %b ]
;   %1 = phi i32 [ %dv, %d ], [ poison, %b ]
;   %2 = phi i1 [ %r.inv, %d ], [ false, %b ]
;   %3 = phi i1 [ false, %d ], [ true, %b ]
;   br i1 %3, label %c, label %Flow1
;
; c:                                                ; preds = %Flow
;   %cv = add i32 %x, 1
;   br label %Flow1
;
; d:                                                ; preds = %b
;   %dv = add i32 %x, 2
;   br label %Flow
;
; Flow1:                                            ; preds = %c, %Flow
;   %4 = phi i32 [ 5, %c ], [ %0, %Flow ]
;   %5 = phi i32 [ %cv, %c ], [ %1, %Flow ]
;   %6 = phi i1 [ %r, %c ], [ %2, %Flow ]
;   br i1 %6, label %e, label %f
;
; e:                                                ; preds = %Flow1
;   %e2 = mul i32 %5, 3
;   br label %f
;
; Flow2:                                            ; preds = %f, %a
;   %7 = phi i32 [ %fv, %f ], [ 0, %a ]
;   br label %h
;
; f:                                                ; preds = %e, %Flow1
;   %fv = phi i32 [ %e2, %e ], [ %4, %Flow1 ]
;   br label %Flow2
;
; h:                                                ; preds = %Flow2
;   ret i32 %7
; }
