; RUN: opt -passes='simplifycfg'
; Comparisons of one value with constants, one after the other, are a switch; a case that was tested before is dead.
define i32 @f(i32 %k) {
entry:
  %a = icmp eq i32 %k, 7
  br i1 %a, label %seven, label %next
next:
  switch i32 %k, label %other [
    i32 7, label %never
    i32 8, label %eight
    i32 9, label %nine
  ]
seven:
  call void @side(i32 1)
  br label %end
eight:
  call void @side(i32 2)
  br label %end
nine:
  call void @side(i32 3)
  br label %end
never:
  call void @side(i32 4)
  br label %end
other:
  call void @side(i32 5)
  br label %end
end:
  ret i32 0
}
declare void @side(i32)
; EXPECT
; define i32 @f(i32 %k) {
; entry:
;   switch i32 %k, label %other [
;     i32 7, label %seven
;     i32 9, label %nine
;     i32 8, label %eight
;   ]
;
; seven:                                            ; preds = %entry
;   call void @side(i32 1)
;   br label %end
;
; eight:                                            ; preds = %entry
;   call void @side(i32 2)
;   br label %end
;
; nine:                                             ; preds = %entry
;   call void @side(i32 3)
;   br label %end
;
; other:                                            ; preds = %entry
;   call void @side(i32 5)
;   br label %end
;
; end:                                              ; preds = %other, %nine, %eight, %seven
;   ret i32 0
; }
;
; declare void @side(i32)
