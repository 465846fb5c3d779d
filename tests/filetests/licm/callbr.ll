; RUN: opt -passes='loop-mssa(licm)'
; What is used behind the loop alone is computed there, though an edge of callbr leads there, too.
define i32 @f(i32 %x, i1 %again) {
entry:
  br label %loop
loop:
  callbr void asm sideeffect "", "!i"() to label %body [label %exit]
body:
  %v = mul i32 %x, 3
  br i1 %again, label %loop, label %exit
exit:
  %r = phi i32 [ %v, %body ], [ 0, %loop ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %x, i1 %again) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %body, %entry
;   callbr void asm sideeffect "", "!i"()
;           to label %body [label %exit.split.loop.exit1]
;
; body:                                             ; preds = %loop
;   br i1 %again, label %loop, label %exit.split.loop.exit
;
; exit.split.loop.exit:                             ; preds = %body
;   %v.le = mul i32 %x, 3
;   br label %exit
;
; exit.split.loop.exit1:                            ; preds = %loop
;   %r.ph2 = phi i32 [ 0, %loop ]
;   br label %exit
;
; exit:                                             ; preds = %exit.split.loop.exit1, %exit.split.loop.exit
;   %r = phi i32 [ %v.le, %exit.split.loop.exit ], [ %r.ph2, %exit.split.loop.exit1 ]
;   ret i32 %r
; }
