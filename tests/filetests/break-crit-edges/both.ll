; RUN: opt -passes='break-crit-edges'
; Both ways may be critical, to one block too.
define i32 @both(i1 %c) {
entry:
  br i1 %c, label %x, label %x
x:
  %v = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %v
}
; EXPECT
; define i32 @both(i1 %c) {
; entry:
;   br i1 %c, label %entry.x_crit_edge, label %entry.x_crit_edge1
;
; entry.x_crit_edge1:                               ; preds = %entry
;   br label %x
;
; entry.x_crit_edge:                                ; preds = %entry
;   br label %x
;
; x:                                                ; preds = %entry.x_crit_edge, %entry.x_crit_edge1
;   %v = phi i32 [ 1, %entry.x_crit_edge ], [ 1, %entry.x_crit_edge1 ]
;   ret i32 %v
; }
