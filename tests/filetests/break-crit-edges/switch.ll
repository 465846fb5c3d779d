; RUN: opt -passes='break-crit-edges'
; Two cases with one destination are two edges.
define i32 @switch(i32 %a) {
entry:
  switch i32 %a, label %x [
    i32 1, label %y
    i32 2, label %y
  ]
x:
  ret i32 1
y:
  %v = phi i32 [ 3, %entry ], [ 3, %entry ]
  ret i32 %v
}
; EXPECT
; define i32 @switch(i32 %a) {
; entry:
;   switch i32 %a, label %x [
;     i32 1, label %entry.y_crit_edge
;     i32 2, label %entry.y_crit_edge1
;   ]
;
; entry.y_crit_edge1:                               ; preds = %entry
;   br label %y
;
; entry.y_crit_edge:                                ; preds = %entry
;   br label %y
;
; x:                                                ; preds = %entry
;   ret i32 1
;
; y:                                                ; preds = %entry.y_crit_edge, %entry.y_crit_edge1
;   %v = phi i32 [ 3, %entry.y_crit_edge ], [ 3, %entry.y_crit_edge1 ]
;   ret i32 %v
; }
