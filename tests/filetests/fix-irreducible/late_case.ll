; RUN: opt -passes=fix-irreducible
; Only late cases of a switch lead into the cycle: it stays as it is.
define void @late(i32 %a, i1 %d) {
entry:
  switch i32 %a, label %exit [ i32 0, label %before
                               i32 1, label %left
                               i32 2, label %right ]
before:
  br label %left
left:
  br label %right
right:
  br i1 %d, label %left, label %exit
exit:
  ret void
}
; EXPECT
; define void @late(i32 %a, i1 %d) {
; entry:
;   switch i32 %a, label %exit [
;     i32 0, label %before
;     i32 1, label %left
;     i32 2, label %right
;   ]
;
; before:                                           ; preds = %entry
;   br label %left
;
; left:                                             ; preds = %right, %before, %entry
;   br label %right
;
; right:                                            ; preds = %left, %entry
;   br i1 %d, label %left, label %exit
;
; exit:                                             ; preds = %right, %entry
;   ret void
; }
