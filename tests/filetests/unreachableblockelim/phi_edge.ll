; RUN: opt -passes='unreachableblockelim'
; The phi loses the edge from the dead block.
define i32 @f(i32 %a) {
entry:
  br label %j
dead:
  br label %j
j:
  %p = phi i32 [ %a, %entry ], [ 7, %dead ]
  ret i32 %p
}
; EXPECT
; define i32 @f(i32 %a) {
; entry:
;   br label %j
;
; j:                                                ; preds = %entry
;   ret i32 %a
; }
