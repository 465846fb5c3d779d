; RUN: opt -passes='unreachableblockelim'
; Unreachable blocks that only lead to each other go together, a switch among them.
define i32 @f(i32 %k) {
entry:
  br label %x
x:
  ret i32 %k
dead:
  switch i32 %k, label %x2 [ i32 1, label %dead2 ]
dead2:
  br label %x2
x2:
  ret i32 0
}
; EXPECT
; define i32 @f(i32 %k) {
; entry:
;   br label %x
;
; x:                                                ; preds = %entry
;   ret i32 %k
; }
