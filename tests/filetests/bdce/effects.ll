; RUN: opt -passes='bdce'
; Stores, calls with effects and volatile loads stay; a cycle of values without effect goes.
declare i32 @effect()
define void @effects(ptr %p, i1 %c) {
entry:
  %v = load volatile i32, ptr %p
  %e = call i32 @effect()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, %v
  br i1 %c, label %loop, label %exit
exit:
  store i32 %e, ptr %p
  ret void
}
; EXPECT
; declare i32 @effect()
;
; define void @effects(ptr %p, i1 %c) {
; entry:
;   %v = load volatile i32, ptr %p, align 4
;   %e = call i32 @effect()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   store i32 %e, ptr %p, align 4
;   ret void
; }
