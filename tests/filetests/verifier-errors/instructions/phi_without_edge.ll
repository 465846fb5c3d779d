; RUN: not verify
; A phi has a value for each edge.

define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %a ]
  ret void
}
; EXPECT
; INPUT: error: PHINode should have one entry for each predecessor of its parent basic block!
;   %x = phi i32 [ 1, %a ]
; INPUT: error: input module is broken!
