; RUN: opt -passes=fix-irreducible
; A switch leads into the cycle: it stays as it is.
define void @switch(i32 %a, i1 %d) {
entry:
  switch i32 %a, label %exit [ i32 1, label %left
                               i32 2, label %right ]
left:
  br label %right
right:
  br i1 %d, label %left, label %exit
exit:
  ret void
}
; EXPECT
; define void @switch(i32 %a, i1 %d) {
; entry:
;   switch i32 %a, label %exit [
;     i32 1, label %left
;     i32 2, label %right
;   ]
;
; left:                                             ; preds = %right, %entry
;   br label %right
;
; right:                                            ; preds = %left, %entry
;   br i1 %d, label %left, label %exit
;
; exit:                                             ; preds = %right, %entry
;   ret void
; }
